# body_velocities of go2: Velocity of each moving body, linear first, in its own axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.kinematics
# Convention  pinocchio
# Program     SHA-256 f0f1d8063b236c295e2a6fde52ac3a6ac89b9c5266e0f56b21c8ae54880d0e57
# Operations  116 mul, 86 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     V  6 x 13  m/s, rad/s  each body's axes and origin
#
# Statements it rests on
#     frames/bodies-fixed           PROVED
#     frames/bodies-free            PROVED
#     recursions/velocities-limbs   PROVED
#     recursions/velocities-wheels  PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def body_velocities(q, v, out=None):
    """Velocity of each moving body, linear first, in its own axes.

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
    V : ndarray, (..., 6, 13)
        each body's axes and origin; m/s, rad/s
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [
            ("V", (6, 13)),
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
    (
        _, _, _, _, _, _, _, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15, q_16, q_17,
        q_18
    ) = q
    (
        v_00, v_01, v_02, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13,
        v_14, v_15, v_16, v_17
    ) = v
    (c1, c2, c3, c4) = numbers((0.1934, 0.0465, 0.0955, 0.213))
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33,
        w34, w35, w36, w37, w38, w39, w40, w41, w42, w43, w44, w45, w46, w47, w48, w49, w50,
        w51, w52, w53, w54, w55, w56, w57, w58, w59, w60, w61, w62, w63, w64, w65, w66, w67,
        w68, w69
    ) = slots(70)
    x01 = cos(q_07, w00)
    x02 = sin(q_07, w01)
    x13 = add(mul(v_04, x01, w02), mul(v_05, x02, w03), w03)
    x24 = add(v_07, x13, w02)
    x14 = sub(mul(v_05, x01, w04), mul(v_04, x02, w05), w05)
    x03 = mul(v_05, c2, w04)
    x04 = sub(v_00, x03, w06)
    x18 = sub(x04, mul(x14, c3, w07), w07)
    x30 = add(v_00, x03, w04)
    x05 = mul(v_05, c1, w08)
    x06 = add(v_01, x05, w09)
    x51 = sub(v_01, x05, w08)
    x07 = mul(v_04, c1, w10)
    x09 = sub(v_02, x07, w11)
    x52 = add(v_02, x07, w10)
    x08 = mul(v_03, c2, w12)
    x10 = add(x08, x09, w13)
    x11 = add(mul(x01, x06, w14), mul(x02, x10, w15), w15)
    x12 = sub(mul(x01, x10, w13), mul(x02, x06, w01), w01)
    x31 = sub(x08, x09, w11)
    x53 = add(x08, x52, w13)
    x73 = sub(x08, x52, w10)
    x15 = add(v_03, v_06, w12)
    x19 = add(x12, mul(x15, c3, w00), w00)
    x16 = cos(q_08, w14)
    x17 = sin(q_08, w16)
    x20 = sub(mul(x16, x18, w17), mul(x17, x19, w18), w18)
    x27 = sub(x20, mul(x24, c4, w17), w17)
    x21 = add(mul(x16, x19, w00), mul(x17, x18, w07), w07)
    x22 = sub(mul(x15, x16, w00), mul(x14, x17, w19), w19)
    x23 = add(mul(x14, x16, w14), mul(x15, x17, w16), w16)
    x25 = cos(q_09, w14)
    x26 = sin(q_09, w00)
    x28 = cos(q_10, w20)
    x29 = sin(q_10, w21)
    x32 = sub(mul(x06, x28, w22), mul(x29, x31, w23), w23)
    x33 = add(mul(x06, x29, w09), mul(x28, x31, w11), w11)
    x34 = add(mul(v_04, x28, w09), mul(v_05, x29, w22), w22)
    x35 = sub(mul(v_05, x28, w20), mul(v_04, x29, w21), w21)
    x39 = add(x30, mul(c3, x35, w20), w20)
    x45 = add(v_10, x34, w09)
    x36 = add(v_03, v_09, w24)
    x40 = add(x33, mul(c3, x36, w25), w25)
    x37 = cos(q_11, w26)
    x38 = sin(q_11, w27)
    x41 = add(mul(x37, x39, w28), mul(x38, x40, w29), w29)
    x48 = sub(x41, mul(c4, x45, w28), w28)
    x42 = sub(mul(x38, x39, w20), mul(x37, x40, w25), w25)
    x43 = sub(mul(x36, x37, w20), mul(x35, x38, w30), w30)
    x44 = add(mul(x35, x37, w26), mul(x36, x38, w27), w27)
    x46 = cos(q_12, w26)
    x47 = sin(q_12, w20)
    x49 = cos(q_13, w31)
    x50 = sin(q_13, w32)
    x54 = add(mul(x49, x51, w33), mul(x50, x53, w34), w34)
    x55 = sub(mul(x49, x53, w13), mul(x50, x51, w33), w33)
    x56 = add(mul(v_04, x49, w13), mul(v_05, x50, w35), w35)
    x57 = sub(mul(v_05, x49, w31), mul(v_04, x50, w32), w32)
    x61 = sub(x04, mul(c3, x57, w31), w31)
    x67 = add(v_13, x56, w13)
    x58 = add(v_03, v_12, w36)
    x62 = add(x55, mul(c3, x58, w37), w37)
    x59 = cos(q_14, w38)
    x60 = sin(q_14, w39)
    x63 = sub(mul(x59, x61, w40), mul(x60, x62, w41), w41)
    x70 = sub(x63, mul(c4, x67, w40), w40)
    x64 = add(mul(x59, x62, w37), mul(x60, x61, w31), w31)
    x65 = sub(mul(x58, x59, w37), mul(x57, x60, w42), w42)
    x66 = add(mul(x57, x59, w38), mul(x58, x60, w39), w39)
    x68 = cos(q_15, w38)
    x69 = sin(q_15, w37)
    x71 = cos(q_16, w43)
    x72 = sin(q_16, w44)
    x74 = sub(mul(x51, x71, w45), mul(x72, x73, w46), w46)
    x75 = add(mul(x51, x72, w08), mul(x71, x73, w10), w10)
    x76 = add(mul(v_04, x71, w08), mul(v_05, x72, w45), w45)
    x77 = sub(mul(v_05, x71, w43), mul(v_04, x72, w44), w44)
    x81 = add(x30, mul(c3, x77, w43), w43)
    x87 = add(v_16, x76, w08)
    x78 = add(v_03, v_15, w47)
    x82 = add(x75, mul(c3, x78, w48), w48)
    x79 = cos(q_17, w49)
    x80 = sin(q_17, w50)
    x83 = add(mul(x79, x81, w51), mul(x80, x82, w52), w52)
    x90 = sub(x83, mul(c4, x87, w51), w51)
    x84 = sub(mul(x80, x81, w43), mul(x79, x82, w48), w48)
    x85 = sub(mul(x78, x79, w43), mul(x77, x80, w53), w53)
    x86 = add(mul(x77, x79, w49), mul(x78, x80, w50), w50)
    x88 = cos(q_18, w49)
    x89 = sin(q_18, w43)
    V[0, 0] = v_00
    V[0, 1] = x04
    V[0, 2] = x20
    V[0, 3] = sub(mul(x25, x27, w54), mul(x21, x26, w55), w55)
    V[0, 4] = x30
    V[0, 5] = x41
    V[0, 6] = sub(mul(x46, x48, w54), mul(x42, x47, w56), w56)
    V[0, 7] = x04
    V[0, 8] = x63
    V[0, 9] = sub(mul(x68, x70, w54), mul(x64, x69, w57), w57)
    V[0, 10] = x30
    V[0, 11] = x83
    V[0, 12] = sub(mul(x88, x90, w54), mul(x84, x89, w58), w58)
    V[1, 0] = v_01
    V[1, 1] = x11
    V[1, 2] = x11
    V[1, 3] = add(x11, mul(x22, c4, w54), w54)
    V[1, 4] = x32
    V[1, 5] = x32
    V[1, 6] = add(x32, mul(c4, x43, w59), w59)
    V[1, 7] = x54
    V[1, 8] = x54
    V[1, 9] = add(x54, mul(c4, x65, w60), w60)
    V[1, 10] = x74
    V[1, 11] = x74
    V[1, 12] = add(x74, mul(c4, x85, w61), w61)
    V[2, 0] = v_02
    V[2, 1] = x12
    V[2, 2] = x21
    V[2, 3] = add(mul(x21, x25, w62), mul(x26, x27, w17), w17)
    V[2, 4] = -x33
    V[2, 5] = x42
    V[2, 6] = add(mul(x42, x46, w62), mul(x47, x48, w28), w28)
    V[2, 7] = x55
    V[2, 8] = x64
    V[2, 9] = add(mul(x64, x68, w62), mul(x69, x70, w40), w40)
    V[2, 10] = -x75
    V[2, 11] = x84
    V[2, 12] = add(mul(x84, x88, w62), mul(x89, x90, w51), w51)
    V[3, 0] = v_03
    V[3, 1] = x15
    V[3, 2] = x22
    V[3, 3] = sub(mul(x22, x25, w62), mul(x23, x26, w63), w63)
    V[3, 4] = x36
    V[3, 5] = x43
    V[3, 6] = sub(mul(x43, x46, w62), mul(x44, x47, w64), w64)
    V[3, 7] = x58
    V[3, 8] = x65
    V[3, 9] = sub(mul(x65, x68, w62), mul(x66, x69, w65), w65)
    V[3, 10] = x78
    V[3, 11] = x85
    V[3, 12] = sub(mul(x85, x88, w62), mul(x86, x89, w66), w66)
    V[4, 0] = v_04
    V[4, 1] = x13
    V[4, 2] = x24
    V[4, 3] = add(v_08, x24, w62)
    V[4, 4] = x34
    V[4, 5] = x45
    V[4, 6] = add(v_11, x45, w67)
    V[4, 7] = x56
    V[4, 8] = x67
    V[4, 9] = add(v_14, x67, w68)
    V[4, 10] = x76
    V[4, 11] = x87
    V[4, 12] = add(v_17, x87, w69)
    V[5, 0] = v_05
    V[5, 1] = x14
    V[5, 2] = x23
    V[5, 3] = add(mul(x22, x26, w00), mul(x23, x25, w14), w14)
    V[5, 4] = x35
    V[5, 5] = x44
    V[5, 6] = add(mul(x43, x47, w20), mul(x44, x46, w26), w26)
    V[5, 7] = x57
    V[5, 8] = x66
    V[5, 9] = add(mul(x65, x69, w37), mul(x66, x68, w38), w38)
    V[5, 10] = x77
    V[5, 11] = x86
    V[5, 12] = add(mul(x85, x89, w43), mul(x86, x88, w49), w49)


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
