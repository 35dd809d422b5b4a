# step_r3so3 of go2: Semi-implicit step with the base's position moved along a straight line.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.control
# Convention  pinocchio
# Program     SHA-256 de77608b5f49173ee056210ea0387859a1e4fe8cd9f3b72517e869922fc48865
# Operations  111 mul, 88 add, 1 div, 1 sin, 1 cos, 1 sqrt, 2 less, 4 select
#
# Inputs
#     x   37      m, -, rad, m/s, rad/s  [q, v]
#     a   18      m/s^2, rad/s^2         [base linear, base angular, joints], base axes
#     dt  scalar  s                      -
#
# Outputs
#     x_next  37  m, -, rad, m/s, rad/s  [q, v]
#
# Statements it rests on
#     control/semi-implicit-r3so3  PROVED
#     control/step-r3so3           PROVED
#     control/step-start           PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def step_r3so3(x, a, dt, out=None):
    """Semi-implicit step with the base's position moved along a straight line.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    x : array_like, (..., 37)
        [q, v]; m, -, rad, m/s, rad/s
    a : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s^2, rad/s^2
    dt : array_like, (...)
        s
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    x_next : ndarray, (..., 37)
        [q, v]; m, -, rad, m/s, rad/s
    """
    results = _run(
        _kernel,
        [
            ("x", x, (37,)),
            ("a", a, (18,)),
            ("dt", dt, ()),
        ],
        [
            ("x_next", (37,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, x, a, dt, x_next):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (
        x_00, x_01, x_02, x_03, x_04, x_05, x_06, x_07, x_08, x_09, x_10, x_11, x_12, x_13,
        x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27,
        x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36
    ) = x
    (
        a_00, a_01, a_02, a_03, a_04, a_05, a_06, a_07, a_08, a_09, a_10, a_11, a_12, a_13,
        a_14, a_15, a_16, a_17
    ) = a
    (dt_0,) = dt
    (
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28
    ) = numbers(
        (
            0.0, 1.0, 0.5, 0.25, 4.029343927740296e-25, 8.896791392450574e-22,
            4.110317623312165e-19, 1.5619206968586225e-16, 4.779477332387385e-14,
            1.1470745597729725e-11, 2.08767569878681e-09, 2.755731922398589e-07,
            2.48015873015873e-05, 0.001388888888888889, 0.041666666666666664,
            1.6117375710961184e-26, 3.868170170630684e-23, 1.9572941063391263e-20,
            8.22063524662433e-18, 2.8114572543455206e-15, 7.647163731819816e-13,
            1.6059043836821613e-10, 2.505210838544172e-08, 2.7557319223985893e-06,
            0.0001984126984126984, 0.008333333333333333, 0.16666666666666666, 2.0
        )
    )
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33,
        w34, w35, w36
    ) = slots(37)
    x01 = add(x_19, mul(a_00, dt_0, w00), w00)
    x19 = mul(dt_0, x01, w01)
    x02 = add(x_20, mul(a_01, dt_0, w02), w02)
    x20 = mul(dt_0, x02, w03)
    x03 = add(x_21, mul(a_02, dt_0, w04), w04)
    x21 = mul(dt_0, x03, w05)
    x04 = add(x_22, mul(a_03, dt_0, w06), w06)
    x22 = mul(dt_0, x04, w07)
    x05 = add(x_23, mul(a_04, dt_0, w08), w08)
    x23 = mul(dt_0, x05, w09)
    x06 = add(x_24, mul(a_05, dt_0, w10), w10)
    x24 = mul(dt_0, x06, w11)
    x25 = add(mul(x23, x23, w12), add(mul(x24, x24, w13), mul(x22, x22, w14), w14), w14)
    x26 = less(x25, c02)
    x27 = mul(c03, sqrt(where(x26, c02, x25), w12), w12)
    x28 = mul(x25, c04, w13)
    x29 = sub(c07, mul(x28, sub(c06, mul(x25, c05, w15), w15), w15), w15)
    x30 = sub(c09, mul(x28, sub(c08, mul(x28, x29, w15), w15), w15), w15)
    x31 = sub(c11, mul(x28, sub(c10, mul(x28, x30, w15), w15), w15), w15)
    x32 = sub(c13, mul(x28, sub(c12, mul(x28, x31, w15), w15), w15), w15)
    x33 = sub(c15, mul(x28, sub(c14, mul(x28, x32, w15), w15), w15), w15)
    x34 = sub(c02, mul(x28, sub(c03, mul(x28, x33, w15), w15), w15), w15)
    x35 = where(x26, x34, cos(x27, w16))
    x36 = sub(c18, mul(x28, sub(c17, mul(x25, c16, w14), w14), w14), w14)
    x37 = sub(c20, mul(x28, sub(c19, mul(x28, x36, w14), w14), w14), w14)
    x38 = sub(c22, mul(x28, sub(c21, mul(x28, x37, w14), w14), w14), w14)
    x39 = sub(c24, mul(x28, sub(c23, mul(x28, x38, w14), w14), w14), w14)
    x40 = sub(c26, mul(x28, sub(c25, mul(x28, x39, w14), w14), w14), w14)
    x41 = sub(c02, mul(x28, sub(c27, mul(x28, x40, w14), w14), w14), w14)
    x42 = where(x26, mul(c03, x41, w14), div(mul(c03, sin(x27, w13), w13), x27, w12))
    x43 = where(less(x35, c01), -c02, c02)
    x44 = mul(mul(x22, x42, w07), x43, w07)
    x45 = mul(mul(x23, x42, w09), x43, w09)
    x46 = mul(mul(x24, x42, w11), x43, w11)
    x47 = mul(x35, x43, w12)
    x60 = add(add(mul(x_06, x44, w14), mul(x_04, x46, w13), w13), sub(mul(x_03, x47, w14), mul(x_05, x45, w16), w16), w16)
    x61 = add(add(mul(x_05, x44, w13), mul(x_06, x45, w14), w14), sub(mul(x_04, x47, w13), mul(x_03, x46, w15), w15), w15)
    x62 = add(add(mul(x_03, x45, w14), mul(x_06, x46, w13), w13), sub(mul(x_05, x47, w14), mul(x_04, x44, w17), w17), w17)
    x63 = sub(sub(mul(x_06, x47, w12), mul(x_03, x44, w07), w07), add(mul(x_04, x45, w09), mul(x_05, x46, w11), w11), w11)
    x07 = add(x_25, mul(a_06, dt_0, w07), w07)
    x08 = add(x_26, mul(a_07, dt_0, w09), w09)
    x09 = add(x_27, mul(a_08, dt_0, w12), w12)
    x10 = add(x_28, mul(a_09, dt_0, w13), w13)
    x11 = add(x_29, mul(a_10, dt_0, w14), w14)
    x12 = add(x_30, mul(a_11, dt_0, w18), w18)
    x13 = add(x_31, mul(a_12, dt_0, w19), w19)
    x14 = add(x_32, mul(a_13, dt_0, w20), w20)
    x15 = add(x_33, mul(a_14, dt_0, w21), w21)
    x16 = add(x_34, mul(a_15, dt_0, w22), w22)
    x17 = add(x_35, mul(a_16, dt_0, w23), w23)
    x18 = add(x_36, mul(a_17, dt_0, w24), w24)
    x48 = mul(x_03, c28, w25)
    x59 = sub(c02, mul(x_03, x48, w26), w26)
    x56 = mul(x_06, x48, w25)
    x49 = mul(x_04, c28, w27)
    x51 = mul(x_04, x49, w28)
    x53 = mul(x_03, x49, w29)
    x57 = mul(x_06, x49, w27)
    x50 = mul(x_05, c28, w30)
    x52 = mul(x_05, x50, w31)
    x54 = mul(x_03, x50, w32)
    x64 = sub(mul(x19, sub(x52, sub(c02, x51, w33), w33), w33), mul(x21, add(x54, x57, w34), w34), w34)
    x55 = mul(x_04, x50, w33)
    x58 = mul(x_06, x50, w30)
    x65 = sub(add(x_00, mul(x20, sub(x53, x58, w35), w35), w35), x64, w34)
    x66 = sub(mul(x20, sub(x52, x59, w31), w31), mul(x21, sub(x55, x56, w35), w35), w35)
    x67 = sub(add(x_01, mul(x19, add(x53, x58, w30), w30), w30), x66, w35)
    x68 = sub(mul(x20, add(x55, x56, w25), w25), mul(x21, sub(x51, x59, w26), w26), w26)
    x69 = add(add(x_02, mul(x19, sub(x54, x57, w27), w27), w27), x68, w26)
    x_next[0] = x65
    x_next[1] = x67
    x_next[2] = x69
    x_next[3] = x60
    x_next[4] = x61
    x_next[5] = x62
    x_next[6] = x63
    x_next[7] = add(x_07, mul(dt_0, x07, w27), w27)
    x_next[8] = add(x_08, mul(dt_0, x08, w01), w01)
    x_next[9] = add(x_09, mul(dt_0, x09, w32), w32)
    x_next[10] = add(x_10, mul(dt_0, x10, w25), w25)
    x_next[11] = add(x_11, mul(dt_0, x11, w05), w05)
    x_next[12] = add(x_12, mul(dt_0, x12, w28), w28)
    x_next[13] = add(x_13, mul(dt_0, x13, w03), w03)
    x_next[14] = add(x_14, mul(dt_0, x14, w33), w33)
    x_next[15] = add(x_15, mul(dt_0, x15, w30), w30)
    x_next[16] = add(x_16, mul(dt_0, x16, w29), w29)
    x_next[17] = add(x_17, mul(dt_0, x17, w31), w31)
    x_next[18] = add(x_18, mul(dt_0, x18, w36), w36)
    x_next[19] = x01
    x_next[20] = x02
    x_next[21] = x03
    x_next[22] = x04
    x_next[23] = x05
    x_next[24] = x06
    x_next[25] = x07
    x_next[26] = x08
    x_next[27] = x09
    x_next[28] = x10
    x_next[29] = x11
    x_next[30] = x12
    x_next[31] = x13
    x_next[32] = x14
    x_next[33] = x15
    x_next[34] = x16
    x_next[35] = x17
    x_next[36] = x18


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
