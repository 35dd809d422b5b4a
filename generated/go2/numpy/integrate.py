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

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def integrate(q, v):
    """Configuration after moving by v for one second.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    v : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s

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
        [(19,)],
    )
    return results[0]


def _kernel(q, v, q_next):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        q_00, q_01, q_02, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13,
        q_14, q_15, q_16, q_17, q_18
    ) = q
    (
        v_00, v_01, v_02, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13,
        v_14, v_15, v_16, v_17
    ) = v
    x01 = v_04 * v_04 + (v_05 * v_05 + v_03 * v_03)
    x02 = x01 < 1.0
    x03 = np.where(x02, 1.0, x01)
    x04 = 0.5 * np.sqrt(x03)
    x05 = np.cos(x04)
    x06 = 0.5 * np.sin(x04) / x04
    x07 = x01 * 0.25
    x08 = 4.110317623312165e-19 - x07 * (8.896791392450574e-22 - x01 * 4.029343927740296e-25)
    x09 = 4.779477332387385e-14 - x07 * (1.5619206968586225e-16 - x07 * x08)
    x10 = 2.08767569878681e-09 - x07 * (1.1470745597729725e-11 - x07 * x09)
    x11 = 2.48015873015873e-05 - x07 * (2.755731922398589e-07 - x07 * x10)
    x12 = 0.041666666666666664 - x07 * (0.001388888888888889 - x07 * x11)
    x13 = 1.0 - x07 * (0.5 - x07 * x12)
    x14 = np.where(x02, x13, x05)
    x15 = 1.9572941063391263e-20 - x07 * (3.868170170630684e-23 - x01 * 1.6117375710961184e-26)
    x16 = 2.8114572543455206e-15 - x07 * (8.22063524662433e-18 - x07 * x15)
    del x04, x08, x09, x10, x11, x12, x13, x15
    x17 = 1.6059043836821613e-10 - x07 * (7.647163731819816e-13 - x07 * x16)
    x18 = 2.7557319223985893e-06 - x07 * (2.505210838544172e-08 - x07 * x17)
    x19 = 0.008333333333333333 - x07 * (0.0001984126984126984 - x07 * x18)
    x20 = 1.0 - x07 * (0.16666666666666666 - x07 * x19)
    x21 = np.where(x02, 0.5 * x20, x06)
    x22 = 3.868170170630684e-23 - x01 * (6.446950284384474e-26 - x01 * 9.183689863795546e-29)
    x23 = 8.22063524662433e-18 - x01 * (1.9572941063391263e-20 - x01 * x22)
    x24 = 7.647163731819816e-13 - x01 * (2.8114572543455206e-15 - x01 * x23)
    del x16, x17, x18, x07, x19, x20, x22, x23
    x25 = 2.505210838544172e-08 - x01 * (1.6059043836821613e-10 - x01 * x24)
    x26 = 0.0001984126984126984 - x01 * (2.7557319223985893e-06 - x01 * x25)
    x27 = 0.16666666666666666 - x01 * (0.008333333333333333 - x01 * x26)
    x28 = (1.0 - x05 * x06 * 2.0) / x03
    x29 = np.where(x02, x27, x28)
    del x24, x25, x01, x26, x03, x05, x06, x02, x27, x28
    x30 = 2.0 * (x21 * x21)
    x31 = v_02 * v_04 - v_01 * v_05
    x32 = v_00 * v_05 - v_02 * v_03
    x33 = v_01 * v_03 - v_00 * v_04
    x34 = x29 * (v_04 * x33 - v_05 * x32)
    x35 = x30 * x31 + (v_00 + x34)
    x36 = x29 * (v_05 * x31 - v_03 * x33)
    x37 = x30 * x32 + (v_01 + x36)
    x38 = x29 * (v_03 * x32 - v_04 * x31)
    x39 = x30 * x33 + (v_02 + x38)
    del x34, x36, x29, x31, x32, x30, x33, x38
    x40 = np.where(x14 < 0.0, -1.0, 1.0)
    x41 = v_03 * x21 * x40
    x42 = v_04 * x21 * x40
    x43 = v_05 * x21 * x40
    x44 = x14 * x40
    x45 = q_03 * 2.0
    x46 = q_04 * 2.0
    x47 = q_05 * 2.0
    x48 = q_04 * x46
    x49 = q_05 * x47
    x50 = q_03 * x46
    x51 = q_03 * x47
    x52 = q_04 * x47
    x53 = q_06 * x45
    x54 = q_06 * x46
    x55 = q_06 * x47
    x56 = 1.0 - q_03 * x45
    x57 = q_00 - x35 * (x49 - (1.0 - x48))
    x58 = x37 * (x50 - x55) + x39 * (x51 + x54)
    x59 = x37 * (x49 - x56) - x39 * (x52 - x53)
    x60 = q_01 + x35 * (x50 + x55) - x59
    x61 = x37 * (x52 + x53) - x39 * (x48 - x56)
    del x21, x14, x40, x46, x47, x45, x49, x37, x39, x48, x52, x53, x56
    x62 = q_02 + x35 * (x51 - x54) + x61
    x63 = q_06 * x41 + q_04 * x43 + (q_03 * x44 - q_05 * x42)
    x64 = q_05 * x41 + q_06 * x42 + (q_04 * x44 - q_03 * x43)
    x65 = q_03 * x42 + q_06 * x43 + (q_05 * x44 - q_04 * x41)
    x66 = q_06 * x44 - q_03 * x41 - (q_04 * x42 + q_05 * x43)
    q_next[0] = x57 + x58
    q_next[1] = x60
    q_next[2] = x62
    q_next[3] = x63
    q_next[4] = x64
    q_next[5] = x65
    q_next[6] = x66
    q_next[7] = q_07 + v_06
    q_next[8] = q_08 + v_07
    q_next[9] = q_09 + v_08
    q_next[10] = q_10 + v_09
    q_next[11] = q_11 + v_10
    q_next[12] = q_12 + v_11
    q_next[13] = q_13 + v_12
    q_next[14] = q_14 + v_13
    q_next[15] = q_15 + v_14
    q_next[16] = q_16 + v_15
    q_next[17] = q_17 + v_16
    q_next[18] = q_18 + v_17


def _run(kernel, arguments, shapes):
    """Run a kernel on one state, or on a batch of them block by block."""
    arrays = [_checked(*argument) for argument in arguments]
    batch = _batch(arguments, arrays)
    if not batch:
        results = [np.zeros(shape) for shape in shapes]
        kernel(*(array.ravel() for array in arrays), *results)
        return [result[()] for result in results]
    count = math.prod(batch)
    states = [_by_state(*pair, batch) for pair in zip(arrays, arguments)]
    results = [np.empty((count, math.prod(shape))) for shape in shapes]
    block = [np.zeros((math.prod(shape), min(count, _BLOCK))) for shape in shapes]
    np.empty(1 << 21)  # an allocator that has freed this much keeps the small arrays' memory
    for start in range(0, count, _BLOCK):
        stop = min(start + _BLOCK, count)
        filled = [values[:, : stop - start] for values in block]
        views = [values.reshape(*shape, stop - start) for values, shape in zip(filled, shapes)]
        kernel(*(np.ascontiguousarray(state[start:stop].T) for state in states), *views)
        for result, values in zip(results, filled):
            _transpose(values, result[start:stop])
    return [result.reshape(batch + shape) for result, shape in zip(results, shapes)]


def _transpose(values, result):
    """Copy entries by states to states by entries, a few cache lines of a state at a time."""
    for k in range(0, len(values), 16):
        result[:, k : k + 16] = values[k : k + 16].T


def _checked(name, value, shape):
    """An argument as an array of doubles whose last axes have this shape."""
    array = np.asarray(value, dtype=np.float64)
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


def _by_state(array, argument, batch):
    """An argument with one row a state."""
    shape = argument[2]
    return np.broadcast_to(array, batch + shape).reshape(math.prod(batch), math.prod(shape))
