# frame_jacobian_FR_foot_world of go2: Jacobian of FR_foot: linear first, world axes at the world's origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 e0051ed6f84f349cfcfdba12e1f77aaf8fcaac8b28e054d8dff4917be690e6e5
# Operations  133 mul, 109 add, 0 div, 3 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     J  6 x 18  -, m  linear first, world axes at the world's origin
#
# Statements it rests on
#     frames/jacobian-world-fixed  PROVED
#     frames/jacobian-world-free   PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def frame_jacobian_FR_foot_world(q, out=None):
    """Jacobian of FR_foot: linear first, world axes at the world's origin.

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
        linear first, world axes at the world's origin; -, m
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
    (q_00, q_01, q_02, q_03, q_04, q_05, q_06, _, _, _, q_10, q_11, q_12, _, _, _, _, _, _) = q
    (c1, c2, c3, c4, c5, c6) = numbers((1.0, 2.0, 0.1934, 0.0465, 0.213, 0.0955))
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33,
        w34, w35, w36, w37, w38, w39, w40, w41
    ) = slots(42)
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
    x61 = add(mul(x17, c4, w05), add(q_01, mul(x15, c3, w10), w10), w10)
    x58 = sub(mul(x12, c3, w05), sub(q_00, mul(x13, c4, w11), w11), w11)
    x18 = sub(x08, x09, w05)
    x20 = add(x08, x09, w00)
    x64 = sub(mul(x20, c4, w07), add(q_02, mul(x19, c3, w12), w12), w12)
    x22 = cos(q_10, w07)
    x23 = sin(q_10, w13)
    x42 = add(mul(x13, x22, w14), mul(x14, x23, w15), w15)
    x43 = sub(mul(x17, x22, w14), mul(x18, x23, w16), w16)
    x44 = sub(mul(x20, x22, w14), mul(x21, x23, w17), w17)
    x48 = sub(mul(x14, x22, w14), mul(x13, x23, w18), w18)
    x49 = add(mul(x18, x22, w14), mul(x17, x23, w19), w19)
    x50 = add(mul(x21, x22, w14), mul(x20, x23, w20), w20)
    x24 = cos(q_11, w14)
    x25 = sin(q_11, w21)
    x51 = sub(mul(x12, x25, w22), mul(x24, x48, w23), w23)
    x52 = add(mul(x15, x25, w22), mul(x24, x49, w24), w24)
    x53 = sub(mul(x19, x25, w22), mul(x24, x50, w25), w25)
    x26 = cos(q_12, w22)
    x29 = mul(x26, c5, w26)
    x27 = sin(q_12, w27)
    x54 = mul(x27, add(mul(x12, x24, w28), mul(x25, x48, w18), w18), w18)
    x57 = mul(c5, add(x51, add(mul(x26, x51, w28), x54, w18), w18), w18)
    x59 = sub(x57, add(mul(c6, x42, w23), x58, w11), w11)
    x55 = mul(x27, sub(mul(x15, x24, w18), mul(x25, x49, w19), w19), w19)
    x60 = mul(c5, add(x52, add(mul(x26, x52, w18), x55, w19), w19), w19)
    x62 = sub(x60, add(mul(c6, x43, w24), x61, w10), w10)
    x56 = mul(x27, add(mul(x19, x24, w19), mul(x25, x50, w20), w20), w20)
    x63 = mul(c5, add(x53, add(mul(x26, x53, w22), x56, w20), w20), w20)
    x65 = add(x63, add(mul(c6, x44, w25), x64, w12), w12)
    x28 = mul(x27, c5, w27)
    x30 = add(mul(x24, x28, w20), mul(x25, x29, w25), w25)
    x31 = sub(mul(x25, x28, w27), mul(x24, x29, w26), w26)
    x33 = sub(x31, mul(x24, c5, w14), w14)
    x32 = add(x30, mul(x25, c5, w21), w21)
    x36 = mul(x23, x32, w27)
    x38 = mul(x22, x32, w20)
    x40 = sub(c3, x32, w21)
    x34 = add(mul(x22, c6, w22), mul(x23, x33, w19), w19)
    x37 = mul(x23, x30, w22)
    x39 = mul(x22, x30, w25)
    x35 = sub(mul(x23, c6, w13), mul(x22, x33, w07), w07)
    x45 = mul(x13, x35, w13)
    x46 = mul(x17, x35, w24)
    x47 = mul(x20, x35, w18)
    x41 = add(c4, x34, w23)
    x74 = sub(mul(x14, x38, w28), add(mul(x13, x36, w29), mul(x12, x33, w30), w30), w30)
    x84 = add(mul(x18, x38, w28), add(mul(x17, x36, w29), mul(x15, x33, w31), w31), w31)
    x94 = add(mul(x21, x38, w20), sub(mul(x20, x36, w27), mul(x19, x33, w14), w14), w14)
    x75 = sub(mul(x14, x39, w20), add(mul(x13, x37, w27), mul(x12, x31, w28), w28), w28)
    x85 = add(mul(x18, x39, w20), add(mul(x17, x37, w27), mul(x15, x31, w29), w29), w29)
    x95 = add(mul(x21, x39, w25), sub(mul(x20, x37, w22), mul(x19, x31, w26), w26), w26)
    x66 = mul(x15, x65, w25)
    x72 = mul(x43, x65, w22)
    x77 = mul(x12, x65, w20)
    x83 = mul(x42, x65, w27)
    x67 = mul(x19, x62, w32)
    x68 = sub(x67, add(x66, sub(x45, mul(x14, x41, w33), w33), w33), w33)
    x71 = sub(x67, add(x66, sub(x45, mul(x14, x34, w34), w34), w34), w34)
    x69 = sub(mul(x20, x62, w32), sub(mul(x12, x35, w25), mul(x14, x40, w13), w13), w13)
    x70 = sub(mul(x21, x62, w32), sub(mul(x12, x41, w25), mul(x13, x40, w35), w35), w35)
    x73 = mul(x44, x62, w32)
    x86 = mul(x12, x62, w25)
    x92 = mul(x42, x62, w36)
    x76 = mul(x19, x59, w37)
    x81 = sub(x77, add(x76, add(x46, mul(x18, x34, w38), w38), w38), w38)
    x78 = sub(x77, add(x76, add(x46, mul(x18, x41, w39), w39), w39), w39)
    x79 = add(mul(x20, x59, w20), add(mul(x15, x35, w37), mul(x18, x40, w24), w24), w24)
    x80 = add(mul(x21, x59, w20), sub(mul(x15, x41, w37), mul(x17, x40, w40), w40), w40)
    x82 = mul(x44, x59, w20)
    x87 = mul(x15, x59, w37)
    x91 = sub(x86, add(x87, add(x47, mul(x21, x34, w19), w19), w19), w19)
    x88 = sub(x86, add(x87, add(x47, mul(x21, x41, w41), w41), w41), w41)
    x89 = add(mul(x17, x59, w25), sub(mul(x19, x35, w07), mul(x21, x40, w37), w37), w37)
    x90 = add(mul(x18, x59, w25), add(mul(x19, x41, w23), mul(x20, x40, w21), w21), w21)
    x93 = mul(x43, x59, w11)
    J[...] = 0.0
    J[0, 0] = -x12
    J[0, 1] = x13
    J[0, 2] = x14
    J[0, 3] = -x68
    J[0, 4] = -add(mul(x17, x65, w25), x69, w13)
    J[0, 5] = add(mul(x18, x65, w25), x70, w35)
    J[0, 9] = -x71
    J[0, 10] = -add(x73, sub(x72, x74, w30), w30)
    J[0, 11] = -add(x73, sub(x72, x75, w28), w28)
    J[1, 0] = x15
    J[1, 1] = -x17
    J[1, 2] = x18
    J[1, 3] = x78
    J[1, 4] = -add(mul(x13, x65, w32), x79, w24)
    J[1, 5] = -sub(mul(x14, x65, w12), x80, w40)
    J[1, 9] = x81
    J[1, 10] = -add(x83, sub(x82, x84, w31), w31)
    J[1, 11] = -add(x83, sub(x82, x85, w29), w29)
    J[2, 0] = x19
    J[2, 1] = x20
    J[2, 2] = -x21
    J[2, 3] = -x88
    J[2, 4] = sub(mul(x13, x62, w27), x89, w37)
    J[2, 5] = add(mul(x14, x62, w10), x90, w21)
    J[2, 9] = -x91
    J[2, 10] = sub(x92, add(x93, x94, w14), w14)
    J[2, 11] = sub(x92, add(x93, x95, w26), w26)
    J[3, 3] = -x12
    J[3, 4] = x13
    J[3, 5] = x14
    J[3, 9] = -x12
    J[3, 10] = x42
    J[3, 11] = x42
    J[4, 3] = x15
    J[4, 4] = -x17
    J[4, 5] = x18
    J[4, 9] = x15
    J[4, 10] = -x43
    J[4, 11] = -x43
    J[5, 3] = x19
    J[5, 4] = x20
    J[5, 5] = -x21
    J[5, 9] = x19
    J[5, 10] = x44
    J[5, 11] = x44


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
