# frame_velocity_RL_foot of go2: Velocity of RL_foot, linear first, in world axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 0c8032bd4c5468dc753ff635bc2e71f156705f54c9553aaea4b7fdb59cecee7d
# Operations  99 mul, 66 add, 0 div, 3 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     V  6  m/s, rad/s  linear first, world axes at the frame's origin
#
# Statements it rests on
#     frames/velocity-fixed  PROVED
#     frames/velocity-free   PROVED
#     frames/ground          PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def frame_velocity_RL_foot(q, v, out=None):
    """Velocity of RL_foot, linear first, in world axes.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    v : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    V : ndarray, (..., 6)
        linear first, world axes at the frame's origin; m/s, rad/s
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [
            ("V", (6,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, V):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, q_13, q_14, q_15, _, _, _) = q
    (v_00, v_01, v_02, v_03, v_04, v_05, _, _, _, _, _, _, v_12, v_13, v_14, _, _, _) = v
    (c1, c2, c3, c4, c5, c6) = numbers((1.0, 2.0, 0.1934, 0.0465, 0.213, 0.0955))
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23
    ) = slots(24)
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
    x42 = add(mul(x13, x22, w11), mul(x14, x23, w12), w12)
    x43 = sub(mul(x14, x22, w08), mul(x13, x23, w09), w09)
    x44 = sub(mul(x17, x22, w08), mul(x18, x23, w11), w11)
    x45 = add(mul(x18, x22, w05), mul(x17, x23, w01), w01)
    x46 = sub(mul(x20, x22, w05), mul(x21, x23, w08), w08)
    x47 = add(mul(x21, x22, w04), mul(x20, x23, w00), w00)
    x28 = sub(mul(v_05, x22, w04), mul(v_04, x23, w05), w05)
    x35 = add(mul(v_05, x23, w04), add(v_13, mul(v_04, x22, w13), w13), w13)
    x41 = add(v_14, x35, w04)
    x24 = sub(v_00, mul(v_05, c4, w14), w14)
    x25 = sub(v_01, mul(v_05, c3, w15), w15)
    x26 = add(mul(v_03, c4, w16), add(v_02, mul(v_04, c3, w17), w17), w17)
    x27 = sub(mul(x22, x26, w16), mul(x23, x25, w18), w18)
    x29 = add(v_03, v_12, w16)
    x30 = cos(q_14, w19)
    x31 = sin(q_14, w20)
    x32 = add(mul(x24, x31, w21), mul(x27, x30, w22), w22)
    x33 = sub(mul(x29, x30, w21), mul(x28, x31, w23), w23)
    x34 = add(mul(x28, x30, w05), mul(x29, x31, w16), w16)
    x38 = sub(mul(x27, x31, w18), sub(mul(x24, x30, w14), mul(x35, c5, w13), w13), w13)
    x48 = add(mul(x12, x30, w18), mul(x31, x43, w14), w14)
    x49 = sub(mul(x12, x31, w03), mul(x30, x43, w09), w09)
    x50 = sub(mul(x15, x30, w03), mul(x31, x45, w18), w18)
    x51 = add(mul(x15, x31, w06), mul(x30, x45, w01), w01)
    x52 = add(mul(x19, x30, w06), mul(x31, x47, w03), w03)
    x53 = sub(mul(x19, x31, w20), mul(x30, x47, w00), w00)
    x36 = cos(q_15, w20)
    x37 = sin(q_15, w19)
    x39 = sub(mul(x33, x36, w02), mul(x34, x37, w06), w06)
    x54 = sub(mul(x36, x48, w02), mul(x37, x49, w05), w05)
    x55 = add(mul(x36, x49, w09), mul(x37, x48, w14), w14)
    x56 = sub(mul(x36, x50, w09), mul(x37, x51, w02), w02)
    x57 = add(mul(x36, x51, w01), mul(x37, x50, w18), w18)
    x58 = sub(mul(x36, x52, w01), mul(x37, x53, w09), w09)
    x59 = add(mul(x36, x53, w00), mul(x37, x52, w03), w03)
    x40 = add(mul(x33, x37, w00), mul(x34, x36, w16), w16)
    x61 = add(mul(c5, add(x33, x39, w23), w23), add(mul(x22, x25, w15), mul(x23, x26, w17), w17), w17)
    x60 = add(add(mul(x36, x38, w23), mul(c5, x41, w15), w15), add(mul(x32, x37, w23), mul(x40, c6, w10), w10), w10)
    x62 = add(mul(x39, c6, w15), sub(mul(x32, x36, w20), mul(x37, x38, w13), w13), w13)
    x63 = sub(mul(x54, x60, w15), sub(mul(x55, x62, w20), mul(x42, x61, w19), w19), w19)
    x66 = add(mul(x39, x54, w05), sub(mul(x40, x55, w14), mul(x41, x42, w12), w12), w12)
    x64 = sub(mul(x56, x60, w05), sub(mul(x57, x62, w14), mul(x44, x61, w15), w15), w15)
    x65 = sub(mul(x58, x60, w10), add(mul(x59, x62, w13), mul(x46, x61, w17), w17), w17)
    x67 = add(mul(x39, x56, w02), sub(mul(x40, x57, w18), mul(x41, x44, w11), w11), w11)
    x68 = add(mul(x39, x58, w09), add(mul(x40, x59, w03), mul(x41, x46, w08), w08), w08)
    V[0] = x63
    V[1] = -x64
    V[2] = -x65
    V[3] = -x66
    V[4] = x67
    V[5] = x68


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
