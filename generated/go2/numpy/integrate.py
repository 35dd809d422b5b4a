# integrate of go2: Configuration after moving by v for one second.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.manifold
# Convention  pinocchio
# Program     SHA-256 33a446d05b75b45b582c78a7c2b7fbbbd1f2dee1bfa5b9f639977606c55a90d3
# Operations  109 mul, 95 add, 2 div, 1 sin, 1 cos, 1 sqrt, 2 less, 5 select
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     q_next  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Statements it rests on
#     manifold/flow-continuous   PROVED
#     manifold/flow-spherical    PROVED
#     manifold/flow-planar       PROVED
#     manifold/flow-floating     PROVED
#     manifold/flow-mixed        PROVED
#     manifold/still-continuous  PROVED
#     manifold/still-spherical   PROVED
#     manifold/still-planar      PROVED
#     manifold/still-floating    PROVED
#     manifold/still-mixed       PROVED
#     manifold/norm-continuous   PROVED
#     manifold/norm-spherical    PROVED
#     manifold/norm-planar       PROVED
#     manifold/norm-floating     PROVED
#     manifold/longer            PROVED
#     manifold/straight          PROVED
#     rigid-motions/integrate    PROVED
#     rigid-motions/exp6         PROVED
#     small-angles/exp-cosine    PROVED
#     small-angles/exp-sine      PROVED
#     small-angles/exp-cubic     PROVED
#     small-angles/closed-from   PROVED
#     small-angles/series-below  PROVED
#     small-angles/harmless      PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def integrate(q, v, out=None):
    """Configuration after moving by v for one second.

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
    q_next : ndarray, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [
            ("q_next", (19,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, q_next):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (
        q_00, q_01, q_02, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13,
        q_14, q_15, q_16, q_17, q_18
    ) = q
    (
        v_00, v_01, v_02, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13,
        v_14, v_15, v_16, v_17
    ) = v
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
        w17, w18
    ) = slots(19)
    x01 = add(mul(v_04, v_04, w00), add(mul(v_05, v_05, w01), mul(v_03, v_03, w02), w02), w02)
    x02 = less(x01, c02)
    x03 = where(x02, c02, x01)
    x04 = mul(c03, sqrt(x03, w00), w00)
    x05 = cos(x04, w01)
    x06 = div(mul(c03, sin(x04, w03), w03), x04, w00)
    x28 = div(sub(c02, mul(mul(x05, x06, w03), c30, w03), w03), x03, w03)
    x07 = mul(x01, c04, w04)
    x08 = sub(c07, mul(x07, sub(c06, mul(x01, c05, w05), w05), w05), w05)
    x09 = sub(c09, mul(x07, sub(c08, mul(x07, x08, w05), w05), w05), w05)
    x10 = sub(c11, mul(x07, sub(c10, mul(x07, x09, w05), w05), w05), w05)
    x11 = sub(c13, mul(x07, sub(c12, mul(x07, x10, w05), w05), w05), w05)
    x12 = sub(c15, mul(x07, sub(c14, mul(x07, x11, w05), w05), w05), w05)
    x13 = sub(c02, mul(x07, sub(c03, mul(x07, x12, w05), w05), w05), w05)
    x14 = where(x02, x13, x05)
    x40 = where(less(x14, c01), -c02, c02)
    x44 = mul(x14, x40, w01)
    x15 = sub(c19, mul(x07, sub(c18, mul(x01, c17, w05), w05), w05), w05)
    x16 = sub(c21, mul(x07, sub(c20, mul(x07, x15, w05), w05), w05), w05)
    x17 = sub(c23, mul(x07, sub(c22, mul(x07, x16, w05), w05), w05), w05)
    x18 = sub(c25, mul(x07, sub(c24, mul(x07, x17, w05), w05), w05), w05)
    x19 = sub(c27, mul(x07, sub(c26, mul(x07, x18, w05), w05), w05), w05)
    x20 = sub(c02, mul(x07, sub(c28, mul(x07, x19, w05), w05), w05), w05)
    x21 = where(x02, mul(c03, x20, w05), x06)
    x41 = mul(mul(v_03, x21, w00), x40, w00)
    x42 = mul(mul(v_04, x21, w05), x40, w05)
    x43 = mul(mul(v_05, x21, w04), x40, w04)
    x30 = mul(c30, mul(x21, x21, w06), w06)
    x63 = add(add(mul(q_06, x41, w07), mul(q_04, x43, w08), w08), sub(mul(q_03, x44, w07), mul(q_05, x42, w09), w09), w09)
    x64 = add(add(mul(q_05, x41, w08), mul(q_06, x42, w07), w07), sub(mul(q_04, x44, w08), mul(q_03, x43, w10), w10), w10)
    x65 = add(add(mul(q_03, x42, w07), mul(q_06, x43, w08), w08), sub(mul(q_05, x44, w07), mul(q_04, x41, w11), w11), w11)
    x66 = sub(sub(mul(q_06, x44, w01), mul(q_03, x41, w00), w00), add(mul(q_04, x42, w05), mul(q_05, x43, w04), w04), w04)
    x22 = sub(c18, mul(x01, sub(c16, mul(x01, c29, w00), w00), w00), w00)
    x23 = sub(c20, mul(x01, sub(c19, mul(x01, x22, w00), w00), w00), w00)
    x24 = sub(c22, mul(x01, sub(c21, mul(x01, x23, w00), w00), w00), w00)
    x25 = sub(c24, mul(x01, sub(c23, mul(x01, x24, w00), w00), w00), w00)
    x26 = sub(c26, mul(x01, sub(c25, mul(x01, x25, w00), w00), w00), w00)
    x27 = sub(c28, mul(x01, sub(c27, mul(x01, x26, w00), w00), w00), w00)
    x29 = where(x02, x27, x28)
    x31 = sub(mul(v_02, v_04, w03), mul(v_01, v_05, w00), w00)
    x32 = sub(mul(v_00, v_05, w03), mul(v_02, v_03, w02), w02)
    x38 = mul(x29, sub(mul(v_03, x32, w03), mul(v_04, x31, w05), w05), w05)
    x33 = sub(mul(v_01, v_03, w03), mul(v_00, v_04, w01), w01)
    x39 = add(mul(x30, x33, w03), add(v_02, x38, w05), w05)
    x34 = mul(x29, sub(mul(v_04, x33, w03), mul(v_05, x32, w08), w08), w08)
    x35 = add(mul(x30, x31, w03), add(v_00, x34, w08), w08)
    x36 = mul(x29, sub(mul(v_05, x31, w00), mul(v_03, x33, w01), w01), w01)
    x37 = add(mul(x30, x32, w02), add(v_01, x36, w01), w01)
    x45 = mul(q_03, c30, w02)
    x56 = sub(c02, mul(q_03, x45, w06), w06)
    x53 = mul(q_06, x45, w02)
    x46 = mul(q_04, c30, w00)
    x48 = mul(q_04, x46, w03)
    x50 = mul(q_03, x46, w07)
    x54 = mul(q_06, x46, w00)
    x47 = mul(q_05, c30, w12)
    x49 = mul(q_05, x47, w13)
    x57 = sub(q_00, mul(x35, sub(x49, sub(c02, x48, w14), w14), w14), w14)
    x51 = mul(q_03, x47, w15)
    x52 = mul(q_04, x47, w16)
    x55 = mul(q_06, x47, w12)
    x58 = add(mul(x37, sub(x50, x55, w17), w17), mul(x39, add(x51, x54, w18), w18), w18)
    x59 = sub(mul(x37, sub(x49, x56, w13), w13), mul(x39, sub(x52, x53, w17), w17), w17)
    x60 = sub(add(q_01, mul(x35, add(x50, x55, w12), w12), w12), x59, w17)
    x61 = sub(mul(x37, add(x52, x53, w02), w02), mul(x39, sub(x48, x56, w06), w06), w06)
    x62 = add(add(q_02, mul(x35, sub(x51, x54, w00), w00), w00), x61, w06)
    q_next[0] = add(x57, x58, w18)
    q_next[1] = x60
    q_next[2] = x62
    q_next[3] = x63
    q_next[4] = x64
    q_next[5] = x65
    q_next[6] = x66
    q_next[7] = add(q_07, v_06, w14)
    q_next[8] = add(q_08, v_07, w00)
    q_next[9] = add(q_09, v_08, w08)
    q_next[10] = add(q_10, v_09, w15)
    q_next[11] = add(q_11, v_10, w02)
    q_next[12] = add(q_12, v_11, w05)
    q_next[13] = add(q_13, v_12, w03)
    q_next[14] = add(q_14, v_13, w01)
    q_next[15] = add(q_15, v_14, w16)
    q_next[16] = add(q_16, v_15, w12)
    q_next[17] = add(q_17, v_16, w07)
    q_next[18] = add(q_18, v_17, w13)


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
