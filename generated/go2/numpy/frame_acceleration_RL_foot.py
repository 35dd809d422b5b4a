# frame_acceleration_RL_foot of go2: Acceleration of RL_foot (classical), linear first, in world axes: J a + dJ v.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 437624be8a74219462f86ea69813e05562f4d3833ce7f48710a469bc058d0296
# Operations  144 mul, 107 add, 0 div, 3 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad       [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
#     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Outputs
#     A  6  m/s^2, rad/s^2  linear first, world axes at the frame's origin
#
# Statements it rests on
#     frames/acceleration-fixed  PROVED
#     frames/acceleration-free   PROVED
#     frames/ground              PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def frame_acceleration_RL_foot(q, v, a, out=None):
    """Acceleration of RL_foot (classical), linear first, in world axes: J a + dJ v.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    v : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s
    a : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s^2, rad/s^2
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    A : ndarray, (..., 6)
        linear first, world axes at the frame's origin; m/s^2, rad/s^2
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
            ("a", a, (18,)),
        ],
        [
            ("A", (6,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, a, A):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, q_13, q_14, q_15, _, _, _) = q
    (v_00, v_01, v_02, v_03, v_04, v_05, _, _, _, _, _, _, v_12, v_13, v_14, _, _, _) = v
    (a_00, a_01, a_02, a_03, a_04, a_05, _, _, _, _, _, _, a_12, a_13, a_14, _, _, _) = a
    (c1, c2, c3, c4, c5, c6) = numbers((1.0, 2.0, 0.1934, 0.0465, 0.213, 0.0955))
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27
    ) = slots(28)
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
    x22 = mul(v_05, v_05, w07)
    x23 = mul(v_03, v_04, w10)
    x32 = sub(mul(add(x22, mul(v_04, v_04, w11), w11), c3, w11), mul(sub(a_05, x23, w12), c4, w12), w12)
    x35 = add(mul(add(x22, mul(v_03, v_03, w11), w11), c4, w11), mul(add(a_05, x23, w10), c3, w10), w10)
    x38 = add(mul(sub(a_04, mul(v_03, v_05, w11), w11), c3, w11), mul(add(a_03, mul(v_04, v_05, w07), w07), c4, w07), w07)
    x24 = cos(q_13, w11)
    x25 = sin(q_13, w13)
    x63 = add(mul(x13, x24, w14), mul(x14, x25, w15), w15)
    x64 = sub(mul(x14, x24, w08), mul(x13, x25, w09), w09)
    x65 = sub(mul(x17, x24, w08), mul(x18, x25, w14), w14)
    x66 = add(mul(x18, x24, w05), mul(x17, x25, w01), w01)
    x67 = sub(mul(x20, x24, w05), mul(x21, x25, w08), w08)
    x68 = add(mul(x21, x24, w04), mul(x20, x25, w00), w00)
    x26 = add(mul(v_04, x24, w04), mul(v_05, x25, w05), w05)
    x45 = add(v_13, x26, w04)
    x54 = add(v_14, x45, w16)
    x27 = sub(mul(v_05, x24, w17), mul(v_04, x25, w18), w18)
    x30 = sub(mul(v_12, x26, w05), sub(mul(a_05, x24, w17), mul(a_04, x25, w19), w19), w19)
    x47 = add(mul(a_05, x25, w05), add(a_13, mul(a_04, x24, w17), w17), w17)
    x48 = add(mul(v_12, x27, w05), x47, w17)
    x56 = add(a_14, x48, w05)
    x28 = add(v_03, v_12, w20)
    x29 = add(a_03, a_12, w21)
    x31 = add(mul(v_02, v_04, w22), sub(a_00, mul(v_01, v_05, w23), w23), w23)
    x33 = add(x31, x32, w12)
    x34 = add(mul(v_00, v_05, w23), sub(a_01, mul(v_02, v_03, w22), w22), w22)
    x36 = sub(x34, x35, w10)
    x37 = add(mul(v_01, v_03, w22), sub(a_02, mul(v_00, v_04, w23), w23), w23)
    x39 = add(x37, x38, w07)
    x40 = sub(mul(x24, x39, w23), mul(x25, x36, w22), w22)
    x41 = cos(q_14, w23)
    x42 = sin(q_14, w24)
    x43 = sub(mul(x28, x41, w25), mul(x27, x42, w26), w26)
    x44 = add(mul(x27, x41, w18), mul(x28, x42, w20), w20)
    x69 = add(mul(x12, x41, w18), mul(x42, x64, w25), w25)
    x70 = sub(mul(x12, x42, w03), mul(x41, x64, w09), w09)
    x71 = sub(mul(x15, x41, w03), mul(x42, x66, w18), w18)
    x72 = add(mul(x15, x42, w06), mul(x41, x66, w01), w01)
    x73 = add(mul(x19, x41, w06), mul(x42, x68, w03), w03)
    x74 = sub(mul(x19, x42, w02), mul(x41, x68, w00), w00)
    x46 = sub(mul(v_13, x44, w02), add(mul(x29, x41, w06), mul(x30, x42, w27), w27), w27)
    x58 = sub(mul(add(x48, mul(x43, x44, w02), w02), c5, w02), sub(mul(x33, x41, w17), mul(x40, x42, w06), w06), w06)
    x49 = add(mul(v_13, x43, w02), sub(mul(x29, x42, w21), mul(x30, x41, w19), w19), w19)
    x59 = mul(add(mul(x43, x43, w02), mul(x45, x45, w21), w21), c5, w21)
    x60 = add(x59, add(mul(x33, x42, w24), mul(x40, x41, w23), w23), w23)
    x50 = cos(q_15, w21)
    x51 = sin(q_15, w24)
    x52 = sub(mul(x43, x50, w22), mul(x44, x51, w12), w12)
    x53 = add(mul(x43, x51, w26), mul(x44, x50, w22), w22)
    x75 = sub(mul(x50, x69, w26), mul(x51, x70, w02), w02)
    x76 = add(mul(x50, x70, w09), mul(x51, x69, w25), w25)
    x77 = sub(mul(x50, x71, w09), mul(x51, x72, w26), w26)
    x78 = add(mul(x50, x72, w01), mul(x51, x71, w18), w18)
    x79 = sub(mul(x50, x73, w01), mul(x51, x74, w09), w09)
    x80 = add(mul(x50, x74, w00), mul(x51, x73, w03), w03)
    x55 = add(mul(x49, x51, w00), add(mul(x46, x50, w01), mul(v_14, x53, w17), w17), w17)
    x62 = mul(x53, x54, w00)
    x83 = add(add(x46, mul(x44, x45, w04), w04), add(x55, x62, w20), w20)
    x81 = add(mul(x50, x58, w04), mul(c5, add(x56, mul(x52, x53, w01), w01), w01), w01)
    x57 = sub(mul(x49, x50, w19), sub(mul(x46, x51, w27), mul(v_14, x52, w04), w04), w04)
    x82 = add(mul(sub(x57, mul(x52, x54, w19), w19), c6, w19), add(mul(x51, x60, w27), x81, w01), w01)
    x61 = mul(x52, x52, w12)
    x86 = add(mul(x50, x60, w23), mul(c5, add(x61, mul(x54, x54, w16), w16), w16), w16)
    x87 = add(mul(sub(x55, x62, w00), c6, w00), sub(mul(x51, x58, w06), x86, w16), w16)
    x84 = sub(mul(add(x61, mul(x53, x53, w22), w22), c6, w22), add(mul(x25, x39, w07), mul(x24, x36, w10), w10), w10)
    x85 = add(mul(c5, x83, w20), x84, w10)
    x88 = sub(mul(x63, x85, w20), add(mul(x75, x82, w22), mul(x76, x87, w07), w07), w07)
    x91 = sub(mul(x55, x75, w02), sub(mul(x57, x76, w25), mul(x56, x63, w15), w15), w15)
    x89 = sub(mul(x65, x85, w02), add(mul(x77, x82, w25), mul(x78, x87, w20), w20), w20)
    x90 = add(mul(x67, x85, w10), add(mul(x79, x82, w01), mul(x80, x87, w16), w16), w16)
    x92 = sub(mul(x55, x77, w26), sub(mul(x57, x78, w18), mul(x56, x65, w14), w14), w14)
    x93 = sub(mul(x55, x79, w09), add(mul(x57, x80, w03), mul(x56, x67, w08), w08), w08)
    A[0] = -x88
    A[1] = x89
    A[2] = -x90
    A[3] = x91
    A[4] = -x92
    A[5] = -x93


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
