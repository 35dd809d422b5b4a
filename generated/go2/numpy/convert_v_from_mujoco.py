# convert_v_from_mujoco of go2: Velocity from the convention mujoco: [base linear in world axes, base angular in base axes, joints].
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 93186003c759a0d10073a8ac33db7c1a39693412055bab64980d203377606cef
# Operations  21 mul, 17 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q         19  m, -, rad   [p, quaternion xyzw, joints]
#     v_mujoco  18  m/s, rad/s  [base linear in world axes, base angular in base axes, joints]
#
# Outputs
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     conventions/v-pinocchio-mujoco     PROVED
#     conventions/v-featherstone-mujoco  PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def convert_v_from_mujoco(q, v_mujoco, out=None):
    """Velocity from the convention mujoco: [base linear in world axes, base angular in base axes, joints].

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    v_mujoco : array_like, (..., 18)
        [base linear in world axes, base angular in base axes, joints]; m/s, rad/s
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    v : ndarray, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v_mujoco", v_mujoco, (18,)),
        ],
        [
            ("v", (18,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v_mujoco, v):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = q
    (
        v_mujoco_00, v_mujoco_01, v_mujoco_02, v_mujoco_03, v_mujoco_04, v_mujoco_05,
        v_mujoco_06, v_mujoco_07, v_mujoco_08, v_mujoco_09, v_mujoco_10, v_mujoco_11,
        v_mujoco_12, v_mujoco_13, v_mujoco_14, v_mujoco_15, v_mujoco_16, v_mujoco_17
    ) = v_mujoco
    (c1, c2) = numbers((1.0, 2.0))
    (w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10) = slots(11)
    x01 = mul(q_03, c2, w00)
    x12 = sub(c1, mul(q_03, x01, w01), w01)
    x09 = mul(q_06, x01, w00)
    x02 = mul(q_04, c2, w02)
    x04 = mul(q_04, x02, w03)
    x06 = mul(q_03, x02, w04)
    x10 = mul(q_06, x02, w02)
    x03 = mul(q_05, c2, w05)
    x05 = mul(q_05, x03, w06)
    x07 = mul(q_03, x03, w07)
    x08 = mul(q_04, x03, w08)
    x11 = mul(q_06, x03, w05)
    x13 = add(mul(v_mujoco_01, add(x06, x11, w09), w09), mul(v_mujoco_02, sub(x07, x10, w10), w10), w10)
    x14 = sub(mul(v_mujoco_00, sub(x05, sub(c1, x04, w09), w09), w09), x13, w10)
    x15 = add(mul(v_mujoco_00, sub(x06, x11, w05), w05), mul(v_mujoco_02, add(x08, x09, w04), w04), w04)
    x16 = add(mul(v_mujoco_00, add(x07, x10, w02), w02), mul(v_mujoco_01, sub(x08, x09, w00), w00), w00)
    v[0] = -x14
    v[1] = -sub(mul(v_mujoco_01, sub(x05, x12, w06), w06), x15, w04)
    v[2] = -sub(mul(v_mujoco_02, sub(x04, x12, w01), w01), x16, w00)
    v[3] = v_mujoco_03
    v[4] = v_mujoco_04
    v[5] = v_mujoco_05
    v[6] = v_mujoco_06
    v[7] = v_mujoco_07
    v[8] = v_mujoco_08
    v[9] = v_mujoco_09
    v[10] = v_mujoco_10
    v[11] = v_mujoco_11
    v[12] = v_mujoco_12
    v[13] = v_mujoco_13
    v[14] = v_mujoco_14
    v[15] = v_mujoco_15
    v[16] = v_mujoco_16
    v[17] = v_mujoco_17


_ONE = (
    lambda a, b, _: a - b,
    lambda a, b, _: a + b,
    lambda a, b, _: a * b,
    lambda a, b, _: a / b if b else float(np.divide(a, b)),
    lambda a, _: float(np.sqrt(a)),
    lambda a, _: math.sin(a) if abs(a) < math.inf else math.nan,
    lambda a, _: math.cos(a) if abs(a) < math.inf else math.nan,
    lambda a, _: float(np.tan(a)),
    lambda a, b, _: float(np.arctan2(a, b)),
    lambda a, b: a < b,
    lambda condition, a, b: a if condition else b,
    lambda values: values,
    lambda count: (None,) * count,
)
"""What a kernel's words stand for where entries are numbers."""

_MANY = (
    np.subtract,
    np.add,
    np.multiply,
    np.divide,
    np.sqrt,
    np.sin,
    np.cos,
    np.tan,
    np.arctan2,
    np.less,
    np.where,
    lambda values: [np.array(value) for value in values],
)
"""What they stand for, but for slots, where entries are arrays."""


def _run(kernel, arguments, outputs, out):
    """Run a kernel on one state, or on a batch of them block by block."""
    arrays = [_checked(*argument) for argument in arguments]
    batch = _batch(arguments, arrays)
    results = [np.empty(batch + shape) for _, shape in outputs] if out is None else out
    if out is not None:
        _check_out(outputs, out, batch)
        results = [x if x.flags.c_contiguous else np.empty(x.shape) for x in out]
    if batch:
        _run_many(kernel, zip(arguments, arrays), batch, zip(outputs, results))
    else:
        kernel(_ONE, *[array.ravel().tolist() for array in arrays], *results)
    return [result[()] for result in results] if out is None else _copied(results, out)


def _run_many(kernel, arguments, batch, results):
    """Run a kernel block by block, on rows of states."""
    count, work = math.prod(batch), []
    states = [_by_state(*pair, batch) for pair in arguments]
    rows = [array.reshape(count, *shape) for (_, shape), array in results]
    np.empty(1 << 21)  # an allocator that has freed this much keeps the small arrays' memory
    for start in range(0, count, _BLOCK):
        stop = min(start + _BLOCK, count)

        def slots(number, size=stop - start):
            if not work:
                work.append(np.empty((number, size)))
            return list(work[0][:, :size])

        entries = [list(np.ascontiguousarray(state[start:stop].T)) for state in states]
        views = [np.moveaxis(result[start:stop], 0, -1) for result in rows]
        kernel((*_MANY, slots), *entries, *views)


def _checked(name, value, shape):
    """An argument as an array of doubles whose last axes have this shape."""
    array = np.asarray(value)
    if array.dtype.kind == "c":  # NumPy would drop the imaginary parts
        raise ValueError(f"{name}: expected real numbers, got complex ones")
    array = array.astype(np.float64, copy=False)
    if array.ndim < len(shape) or array.shape[array.ndim - len(shape) :] != shape:
        expected = ", ".join(("...", *map(str, shape)))
        raise ValueError(f"{name}: expected shape ({expected}), got {array.shape}")
    return array


def _batch(arguments, arrays):
    """The shape that the leading axes of all arguments broadcast to."""
    leading = [
        array.shape[: array.ndim - len(shape)] for (_, _, shape), array in zip(arguments, arrays)
    ]
    if not any(leading):
        return ()
    try:
        return np.broadcast_shapes(*leading)
    except ValueError:
        found = ", ".join(f"{name} {shape}" for (name, _, _), shape in zip(arguments, leading))
        raise ValueError(f"leading axes do not broadcast: {found}") from None


def _check_out(outputs, out, batch):
    """Refuse arrays that cannot hold the results."""
    if len(out) != len(outputs):
        raise ValueError(f"out: expected {len(outputs)} arrays, got {len(out)}")
    for (name, shape), array in zip(outputs, out):
        if not isinstance(array, np.ndarray) or array.dtype != np.float64:
            raise ValueError(f"out: expected an array of doubles for {name}")
        if array.shape != batch + shape:
            raise ValueError(f"out: expected shape {batch + shape} for {name}, got {array.shape}")


def _copied(results, out):
    """The caller's arrays with the results in them."""
    for result, array in zip(results, out):
        if array is not result:
            array[...] = result
    return out


def _by_state(argument, array, batch):
    """An argument with one row a state."""
    shape = argument[2]
    return np.broadcast_to(array, batch + shape).reshape(math.prod(batch), math.prod(shape))
