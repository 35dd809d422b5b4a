# frame_jacobian_RL_foot of go2: Jacobian of RL_foot: linear first, world axes at the frame's origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 ed6ff38014013b007ba7d93c572645c6e23b1aca451b2d3fbb5bfcdb2f1fd9d7
# Operations  73 mul, 46 add, 0 div, 3 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     J  6 x 18  -, m  linear first, world axes at the frame's origin
#
# Statements it rests on
#     frames/jacobian-fixed  PROVED
#     frames/jacobian-free   PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def frame_jacobian_RL_foot(q, out=None):
    """Jacobian of RL_foot: linear first, world axes at the frame's origin.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    J : ndarray, (..., 6, 18)
        linear first, world axes at the frame's origin; -, m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [
            ("J", (6, 18)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, J):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, q_13, q_14, q_15, _, _, _) = q
    (c1, c2, c3, c4, c5, c6) = numbers((1.0, 2.0, 0.1934, 0.0465, 0.213, 0.0955))
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32
    ) = slots(33)
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
    x18 = sub(x08, x09, w05)
    x20 = add(x08, x09, w00)
    x22 = cos(q_13, w07)
    x23 = sin(q_13, w10)
    x40 = add(mul(x13, x22, w11), mul(x14, x23, w12), w12)
    x41 = sub(mul(x17, x22, w11), mul(x18, x23, w13), w13)
    x42 = sub(mul(x20, x22, w11), mul(x21, x23, w14), w14)
    x24 = cos(q_14, w11)
    x25 = sin(q_14, w15)
    x27 = mul(cos(q_15, w16), c5, w16)
    x26 = mul(sin(q_15, w17), c5, w17)
    x28 = add(mul(x24, x26, w18), mul(x25, x27, w19), w19)
    x29 = sub(mul(x25, x26, w17), mul(x24, x27, w16), w16)
    x31 = sub(x29, mul(x24, c5, w11), w11)
    x30 = add(x28, mul(x25, c5, w15), w15)
    x34 = mul(x23, x30, w17)
    x36 = mul(x22, x30, w18)
    x38 = add(c3, x30, w15)
    x32 = sub(mul(x22, c6, w20), mul(x23, x31, w21), w21)
    x35 = mul(x23, x28, w20)
    x37 = mul(x22, x28, w19)
    x33 = add(mul(x23, c6, w10), mul(x22, x31, w07), w07)
    x43 = mul(x13, x33, w10)
    x46 = mul(x17, x33, w22)
    x49 = mul(x20, x33, w23)
    x39 = add(c4, x32, w24)
    x44 = sub(mul(x14, x36, w25), add(mul(x13, x34, w26), mul(x12, x31, w27), w27), w27)
    x47 = add(mul(x18, x36, w25), add(mul(x17, x34, w26), mul(x15, x31, w28), w28), w28)
    x50 = add(mul(x21, x36, w18), sub(mul(x20, x34, w17), mul(x19, x31, w11), w11), w11)
    x45 = sub(mul(x14, x37, w18), add(mul(x13, x35, w17), mul(x12, x29, w25), w25), w25)
    x48 = add(mul(x18, x37, w18), add(mul(x17, x35, w17), mul(x15, x29, w26), w26), w26)
    x51 = add(mul(x21, x37, w19), sub(mul(x20, x35, w20), mul(x19, x29, w16), w16), w16)
    J[...] = 0.0
    J[0, 0] = -x12
    J[0, 1] = x13
    J[0, 2] = x14
    J[0, 3] = -sub(x43, mul(x14, x39, w19), w19)
    J[0, 4] = -sub(mul(x12, x33, w20), mul(x14, x38, w18), w18)
    J[0, 5] = sub(mul(x12, x39, w20), mul(x13, x38, w17), w17)
    J[0, 12] = -sub(x43, mul(x14, x32, w20), w20)
    J[0, 13] = x44
    J[0, 14] = x45
    J[1, 0] = x15
    J[1, 1] = -x17
    J[1, 2] = x18
    J[1, 3] = add(x46, mul(x18, x39, w10), w10)
    J[1, 4] = add(mul(x15, x33, w29), mul(x18, x38, w30), w30)
    J[1, 5] = -sub(mul(x15, x39, w29), mul(x17, x38, w31), w31)
    J[1, 12] = add(x46, mul(x18, x32, w29), w29)
    J[1, 13] = x47
    J[1, 14] = x48
    J[2, 0] = x19
    J[2, 1] = x20
    J[2, 2] = -x21
    J[2, 3] = -add(x49, mul(x21, x39, w22), w22)
    J[2, 4] = sub(mul(x19, x33, w07), mul(x21, x38, w32), w32)
    J[2, 5] = -add(mul(x19, x39, w24), mul(x20, x38, w15), w15)
    J[2, 12] = -add(x49, mul(x21, x32, w21), w21)
    J[2, 13] = -x50
    J[2, 14] = -x51
    J[3, 3] = -x12
    J[3, 4] = x13
    J[3, 5] = x14
    J[3, 12] = -x12
    J[3, 13] = x40
    J[3, 14] = x40
    J[4, 3] = x15
    J[4, 4] = -x17
    J[4, 5] = x18
    J[4, 12] = x15
    J[4, 13] = -x41
    J[4, 14] = -x41
    J[5, 3] = x19
    J[5, 4] = x20
    J[5, 5] = -x21
    J[5, 12] = x19
    J[5, 13] = x42
    J[5, 14] = x42


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
