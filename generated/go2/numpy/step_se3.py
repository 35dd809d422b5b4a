# step_se3 of go2: Semi-implicit step: v + a dt, and q moved along that for dt on the manifold.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.control
# Convention  pinocchio
# Program     SHA-256 174f6ac6d16a6753486fad2f070adf1fd568b818415d4b264972f6742815c4ba
# Operations  145 mul, 113 add, 2 div, 1 sin, 1 cos, 1 sqrt, 2 less, 5 select
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
#     control/semi-implicit-se3  PROVED
#     control/step-se3           PROVED
#     control/step-start         PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def step_se3(x, a, dt, out=None):
    """Semi-implicit step: v + a dt, and q moved along that for dt on the manifold.

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
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30
    ) = numbers(
        (
            0.0, 1.0, 0.5, 0.25, 4.029343927740296e-25, 8.896791392450574e-22,
            4.110317623312165e-19, 1.5619206968586225e-16, 4.779477332387385e-14,
            1.1470745597729725e-11, 2.08767569878681e-09, 2.755731922398589e-07,
            2.48015873015873e-05, 0.001388888888888889, 0.041666666666666664, 6.446950284384474e-26,
            1.6117375710961184e-26, 3.868170170630684e-23, 1.9572941063391263e-20,
            8.22063524662433e-18, 2.8114572543455206e-15, 7.647163731819816e-13,
            1.6059043836821613e-10, 2.505210838544172e-08, 2.7557319223985893e-06,
            0.0001984126984126984, 0.008333333333333333, 0.16666666666666666, 9.183689863795546e-29,
            2.0
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
    x57 = sub(mul(x20, x22, w10), mul(x19, x23, w11), w11)
    x06 = add(x_24, mul(a_05, dt_0, w10), w10)
    x24 = mul(dt_0, x06, w12)
    x25 = add(mul(x23, x23, w13), add(mul(x24, x24, w14), mul(x22, x22, w15), w15), w15)
    x26 = less(x25, c02)
    x27 = where(x26, c02, x25)
    x28 = mul(c03, sqrt(x27, w13), w13)
    x29 = cos(x28, w14)
    x30 = div(mul(c03, sin(x28, w16), w16), x28, w13)
    x52 = div(sub(c02, mul(mul(x29, x30, w16), c30, w16), w16), x27, w16)
    x31 = mul(x25, c04, w17)
    x32 = sub(c07, mul(x31, sub(c06, mul(x25, c05, w18), w18), w18), w18)
    x33 = sub(c09, mul(x31, sub(c08, mul(x31, x32, w18), w18), w18), w18)
    x34 = sub(c11, mul(x31, sub(c10, mul(x31, x33, w18), w18), w18), w18)
    x35 = sub(c13, mul(x31, sub(c12, mul(x31, x34, w18), w18), w18), w18)
    x36 = sub(c15, mul(x31, sub(c14, mul(x31, x35, w18), w18), w18), w18)
    x37 = sub(c02, mul(x31, sub(c03, mul(x31, x36, w18), w18), w18), w18)
    x38 = where(x26, x37, x29)
    x64 = where(less(x38, c01), -c02, c02)
    x68 = mul(x38, x64, w14)
    x39 = sub(c19, mul(x31, sub(c18, mul(x25, c17, w18), w18), w18), w18)
    x40 = sub(c21, mul(x31, sub(c20, mul(x31, x39, w18), w18), w18), w18)
    x41 = sub(c23, mul(x31, sub(c22, mul(x31, x40, w18), w18), w18), w18)
    x42 = sub(c25, mul(x31, sub(c24, mul(x31, x41, w18), w18), w18), w18)
    x43 = sub(c27, mul(x31, sub(c26, mul(x31, x42, w18), w18), w18), w18)
    x44 = sub(c02, mul(x31, sub(c28, mul(x31, x43, w18), w18), w18), w18)
    x45 = where(x26, mul(c03, x44, w18), x30)
    x65 = mul(mul(x22, x45, w13), x64, w13)
    x66 = mul(mul(x23, x45, w18), x64, w18)
    x67 = mul(mul(x24, x45, w17), x64, w17)
    x54 = mul(c30, mul(x45, x45, w19), w19)
    x87 = add(add(mul(x_06, x65, w20), mul(x_04, x67, w21), w21), sub(mul(x_03, x68, w20), mul(x_05, x66, w22), w22), w22)
    x88 = add(add(mul(x_05, x65, w21), mul(x_06, x66, w20), w20), sub(mul(x_04, x68, w21), mul(x_03, x67, w23), w23), w23)
    x89 = add(add(mul(x_03, x66, w20), mul(x_06, x67, w21), w21), sub(mul(x_05, x68, w20), mul(x_04, x65, w24), w24), w24)
    x90 = sub(sub(mul(x_06, x68, w14), mul(x_03, x65, w13), w13), add(mul(x_04, x66, w18), mul(x_05, x67, w17), w17), w17)
    x46 = sub(c18, mul(x25, sub(c16, mul(x25, c29, w13), w13), w13), w13)
    x47 = sub(c20, mul(x25, sub(c19, mul(x25, x46, w13), w13), w13), w13)
    x48 = sub(c22, mul(x25, sub(c21, mul(x25, x47, w13), w13), w13), w13)
    x49 = sub(c24, mul(x25, sub(c23, mul(x25, x48, w13), w13), w13), w13)
    x50 = sub(c26, mul(x25, sub(c25, mul(x25, x49, w13), w13), w13), w13)
    x51 = sub(c28, mul(x25, sub(c27, mul(x25, x50, w13), w13), w13), w13)
    x53 = where(x26, x51, x52)
    x55 = sub(mul(x21, x23, w16), mul(x20, x24, w13), w13)
    x60 = mul(x53, sub(mul(x24, x55, w16), mul(x22, x57, w15), w15), w15)
    x56 = sub(mul(x19, x24, w16), mul(x21, x22, w18), w18)
    x58 = mul(x53, sub(mul(x23, x57, w16), mul(x24, x56, w12), w12), w12)
    x59 = add(mul(x54, x55, w16), add(x19, x58, w12), w12)
    x62 = mul(x53, sub(mul(x22, x56, w07), mul(x23, x55, w13), w13), w13)
    x63 = add(mul(x54, x57, w11), add(x21, x62, w13), w13)
    x61 = add(mul(x54, x56, w18), add(x20, x60, w15), w15)
    x07 = add(x_25, mul(a_06, dt_0, w18), w18)
    x08 = add(x_26, mul(a_07, dt_0, w03), w03)
    x09 = add(x_27, mul(a_08, dt_0, w19), w19)
    x10 = add(x_28, mul(a_09, dt_0, w11), w11)
    x11 = add(x_29, mul(a_10, dt_0, w05), w05)
    x12 = add(x_30, mul(a_11, dt_0, w07), w07)
    x13 = add(x_31, mul(a_12, dt_0, w09), w09)
    x14 = add(x_32, mul(a_13, dt_0, w16), w16)
    x15 = add(x_33, mul(a_14, dt_0, w01), w01)
    x16 = add(x_34, mul(a_15, dt_0, w14), w14)
    x17 = add(x_35, mul(a_16, dt_0, w21), w21)
    x18 = add(x_36, mul(a_17, dt_0, w20), w20)
    x69 = mul(x_03, c30, w25)
    x80 = sub(c02, mul(x_03, x69, w26), w26)
    x77 = mul(x_06, x69, w25)
    x70 = mul(x_04, c30, w27)
    x72 = mul(x_04, x70, w28)
    x74 = mul(x_03, x70, w29)
    x78 = mul(x_06, x70, w27)
    x71 = mul(x_05, c30, w30)
    x73 = mul(x_05, x71, w31)
    x81 = sub(x_00, mul(x59, sub(x73, sub(c02, x72, w32), w32), w32), w32)
    x75 = mul(x_03, x71, w33)
    x76 = mul(x_04, x71, w34)
    x79 = mul(x_06, x71, w30)
    x82 = add(mul(x61, sub(x74, x79, w35), w35), mul(x63, add(x75, x78, w36), w36), w36)
    x83 = sub(mul(x61, sub(x73, x80, w31), w31), mul(x63, sub(x76, x77, w35), w35), w35)
    x84 = sub(add(x_01, mul(x59, add(x74, x79, w30), w30), w30), x83, w35)
    x85 = sub(mul(x61, add(x76, x77, w25), w25), mul(x63, sub(x72, x80, w26), w26), w26)
    x86 = add(add(x_02, mul(x59, sub(x75, x78, w27), w27), w27), x85, w26)
    x_next[0] = add(x81, x82, w36)
    x_next[1] = x84
    x_next[2] = x86
    x_next[3] = x87
    x_next[4] = x88
    x_next[5] = x89
    x_next[6] = x90
    x_next[7] = add(x_07, mul(dt_0, x07, w32), w32)
    x_next[8] = add(x_08, mul(dt_0, x08, w27), w27)
    x_next[9] = add(x_09, mul(dt_0, x09, w12), w12)
    x_next[10] = add(x_10, mul(dt_0, x10, w33), w33)
    x_next[11] = add(x_11, mul(dt_0, x11, w25), w25)
    x_next[12] = add(x_12, mul(dt_0, x12, w13), w13)
    x_next[13] = add(x_13, mul(dt_0, x13, w28), w28)
    x_next[14] = add(x_14, mul(dt_0, x14, w15), w15)
    x_next[15] = add(x_15, mul(dt_0, x15, w34), w34)
    x_next[16] = add(x_16, mul(dt_0, x16, w30), w30)
    x_next[17] = add(x_17, mul(dt_0, x17, w29), w29)
    x_next[18] = add(x_18, mul(dt_0, x18, w31), w31)
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
