# convert_a_from_mixed of go2: Acceleration from the convention mixed: [base linear, base angular, joints], world axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 77ab57053bd62c66d7313c818c6bb0425eba57815360fc46eb4366fdbae76ff9
# Operations  36 mul, 29 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q        19  m, -, rad       [p, quaternion xyzw, joints]
#     v        18  m/s, rad/s      [base linear, base angular, joints], base axes
#     a_mixed  18  m/s^2, rad/s^2  [base linear, base angular, joints], world axes
#
# Outputs
#     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     conventions/a-pinocchio-mixed     PROVED
#     conventions/a-mujoco-mixed        PROVED
#     conventions/a-featherstone-mixed  PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def convert_a_from_mixed(q, v, a_mixed, out=None):
    """Acceleration from the convention mixed: [base linear, base angular, joints], world axes.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    v : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s
    a_mixed : array_like, (..., 18)
        [base linear, base angular, joints], world axes; m/s^2, rad/s^2
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    a : ndarray, (..., 18)
        [base linear, base angular, joints], base axes; m/s^2, rad/s^2
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
            ("a_mixed", a_mixed, (18,)),
        ],
        [
            ("a", (18,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, a_mixed, a):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = q
    (v_00, v_01, v_02, v_03, v_04, v_05, _, _, _, _, _, _, _, _, _, _, _, _) = v
    (
        a_mixed_00, a_mixed_01, a_mixed_02, a_mixed_03, a_mixed_04, a_mixed_05, a_mixed_06,
        a_mixed_07, a_mixed_08, a_mixed_09, a_mixed_10, a_mixed_11, a_mixed_12, a_mixed_13,
        a_mixed_14, a_mixed_15, a_mixed_16, a_mixed_17
    ) = a_mixed
    (c1, c2) = numbers((1.0, 2.0))
    (w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13) = slots(14)
    x01 = mul(q_03, c2, w00)
    x16 = sub(c1, mul(q_03, x01, w01), w01)
    x09 = mul(q_06, x01, w00)
    x02 = mul(q_04, c2, w02)
    x04 = mul(q_04, x02, w03)
    x21 = sub(x04, x16, w04)
    x06 = mul(q_03, x02, w05)
    x10 = mul(q_06, x02, w02)
    x03 = mul(q_05, c2, w06)
    x05 = mul(q_05, x03, w07)
    x12 = sub(x05, sub(c1, x04, w03), w03)
    x17 = sub(x05, x16, w01)
    x07 = mul(q_03, x03, w07)
    x14 = add(x07, x10, w08)
    x19 = sub(x07, x10, w02)
    x08 = mul(q_04, x03, w07)
    x11 = mul(q_06, x03, w06)
    x13 = sub(x06, x11, w09)
    x15 = add(x06, x11, w06)
    x22 = sub(mul(a_mixed_03, x12, w05), add(mul(a_mixed_04, x15, w10), mul(a_mixed_05, x19, w11), w11), w11)
    x18 = sub(x08, x09, w05)
    x20 = add(x08, x09, w00)
    x23 = sub(mul(a_mixed_04, x17, w07), add(mul(a_mixed_03, x13, w10), mul(a_mixed_05, x20, w12), w12), w12)
    x24 = sub(mul(a_mixed_05, x21, w07), add(mul(a_mixed_03, x14, w10), mul(a_mixed_04, x18, w13), w13), w13)
    x25 = sub(mul(a_mixed_01, x15, w06), sub(mul(v_02, v_04, w07), mul(v_01, v_05, w10), w10), w10)
    x26 = sub(x25, sub(mul(a_mixed_00, x12, w03), mul(a_mixed_02, x19, w02), w02), w02)
    x27 = sub(mul(a_mixed_00, x13, w09), sub(mul(v_00, v_05, w10), mul(v_02, v_03, w03), w03), w03)
    x28 = sub(x27, sub(mul(a_mixed_01, x17, w01), mul(a_mixed_02, x20, w00), w00), w00)
    x29 = sub(mul(a_mixed_00, x14, w08), sub(mul(v_01, v_03, w03), mul(v_00, v_04, w01), w01), w01)
    x30 = sub(x29, sub(mul(a_mixed_02, x21, w04), mul(a_mixed_01, x18, w05), w05), w05)
    a[0] = x26
    a[1] = x28
    a[2] = x30
    a[3] = -x22
    a[4] = -x23
    a[5] = -x24
    a[6] = a_mixed_06
    a[7] = a_mixed_07
    a[8] = a_mixed_08
    a[9] = a_mixed_09
    a[10] = a_mixed_10
    a[11] = a_mixed_11
    a[12] = a_mixed_12
    a[13] = a_mixed_13
    a[14] = a_mixed_14
    a[15] = a_mixed_15
    a[16] = a_mixed_16
    a[17] = a_mixed_17


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
