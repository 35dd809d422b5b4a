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

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def body_velocities(q, v):
    """Velocity of each moving body, linear first, in its own axes.

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
    V : ndarray, (..., 6, 13)
        each body's axes and origin; m/s, rad/s
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [(6, 13)],
    )
    return results[0]


def _kernel(q, v, V):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        _, _, _, _, _, _, _, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15, q_16, q_17,
        q_18
    ) = q
    (
        v_00, v_01, v_02, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13,
        v_14, v_15, v_16, v_17
    ) = v
    x01 = np.cos(q_07)
    x02 = np.sin(q_07)
    x03 = v_05 * 0.0465
    x04 = v_00 - x03
    x05 = v_05 * 0.1934
    x06 = v_01 + x05
    x07 = v_04 * 0.1934
    x08 = v_03 * 0.0465
    x09 = v_02 - x07
    x10 = x08 + x09
    x11 = x01 * x06 + x02 * x10
    x12 = x01 * x10 - x02 * x06
    x13 = v_04 * x01 + v_05 * x02
    x14 = v_05 * x01 - v_04 * x02
    x15 = v_03 + v_06
    x16 = np.cos(q_08)
    x17 = np.sin(q_08)
    x18 = x04 - x14 * 0.0955
    x19 = x12 + x15 * 0.0955
    x20 = x16 * x18 - x17 * x19
    x21 = x16 * x19 + x17 * x18
    x22 = x15 * x16 - x14 * x17
    x23 = x14 * x16 + x15 * x17
    x24 = v_07 + x13
    x25 = np.cos(q_09)
    x26 = np.sin(q_09)
    x27 = x20 - x24 * 0.213
    x28 = np.cos(q_10)
    x29 = np.sin(q_10)
    x30 = v_00 + x03
    x31 = x08 - x09
    x32 = x06 * x28 - x29 * x31
    x33 = x28 * x31 + x06 * x29
    x34 = v_04 * x28 + v_05 * x29
    x35 = v_05 * x28 - v_04 * x29
    x36 = v_03 + v_09
    x37 = np.cos(q_11)
    x38 = np.sin(q_11)
    x39 = x30 + 0.0955 * x35
    x40 = x33 + 0.0955 * x36
    x41 = x37 * x39 + x38 * x40
    x42 = x38 * x39 - x37 * x40
    x43 = x36 * x37 - x35 * x38
    x44 = x35 * x37 + x36 * x38
    x45 = v_10 + x34
    x46 = np.cos(q_12)
    x47 = np.sin(q_12)
    x48 = x41 - 0.213 * x45
    x49 = np.cos(q_13)
    x50 = np.sin(q_13)
    x51 = v_01 - x05
    x52 = v_02 + x07
    x53 = x08 + x52
    x54 = x49 * x51 + x50 * x53
    x55 = x49 * x53 - x50 * x51
    x56 = v_04 * x49 + v_05 * x50
    x57 = v_05 * x49 - v_04 * x50
    x58 = v_03 + v_12
    x59 = np.cos(q_14)
    x60 = np.sin(q_14)
    x61 = x04 - 0.0955 * x57
    x62 = x55 + 0.0955 * x58
    x63 = x59 * x61 - x60 * x62
    x64 = x59 * x62 + x60 * x61
    x65 = x58 * x59 - x57 * x60
    x66 = x57 * x59 + x58 * x60
    x67 = v_13 + x56
    x68 = np.cos(q_15)
    x69 = np.sin(q_15)
    x70 = x63 - 0.213 * x67
    x71 = np.cos(q_16)
    x72 = np.sin(q_16)
    x73 = x08 - x52
    x74 = x51 * x71 - x72 * x73
    x75 = x51 * x72 + x71 * x73
    x76 = v_04 * x71 + v_05 * x72
    x77 = v_05 * x71 - v_04 * x72
    x78 = v_03 + v_15
    x79 = np.cos(q_17)
    x80 = np.sin(q_17)
    x81 = x30 + 0.0955 * x77
    x82 = x75 + 0.0955 * x78
    x83 = x79 * x81 + x80 * x82
    x84 = x80 * x81 - x79 * x82
    x85 = x78 * x79 - x77 * x80
    x86 = x77 * x79 + x78 * x80
    x87 = v_16 + x76
    x88 = np.cos(q_18)
    x89 = np.sin(q_18)
    x90 = x83 - 0.213 * x87
    V[0, 0] = v_00
    V[0, 1] = x04
    V[0, 2] = x20
    V[0, 3] = x25 * x27 - x21 * x26
    V[0, 4] = x30
    V[0, 5] = x41
    V[0, 6] = x46 * x48 - x42 * x47
    V[0, 7] = x04
    V[0, 8] = x63
    V[0, 9] = x68 * x70 - x64 * x69
    V[0, 10] = x30
    V[0, 11] = x83
    V[0, 12] = x88 * x90 - x84 * x89
    V[1, 0] = v_01
    V[1, 1] = x11
    V[1, 2] = x11
    V[1, 3] = x11 + x22 * 0.213
    V[1, 4] = x32
    V[1, 5] = x32
    V[1, 6] = x32 + 0.213 * x43
    V[1, 7] = x54
    V[1, 8] = x54
    V[1, 9] = x54 + 0.213 * x65
    V[1, 10] = x74
    V[1, 11] = x74
    V[1, 12] = x74 + 0.213 * x85
    V[2, 0] = v_02
    V[2, 1] = x12
    V[2, 2] = x21
    V[2, 3] = x21 * x25 + x26 * x27
    V[2, 4] = -x33
    V[2, 5] = x42
    V[2, 6] = x42 * x46 + x47 * x48
    V[2, 7] = x55
    V[2, 8] = x64
    V[2, 9] = x64 * x68 + x69 * x70
    V[2, 10] = -x75
    V[2, 11] = x84
    V[2, 12] = x84 * x88 + x89 * x90
    V[3, 0] = v_03
    V[3, 1] = x15
    V[3, 2] = x22
    V[3, 3] = x22 * x25 - x23 * x26
    V[3, 4] = x36
    V[3, 5] = x43
    V[3, 6] = x43 * x46 - x44 * x47
    V[3, 7] = x58
    V[3, 8] = x65
    V[3, 9] = x65 * x68 - x66 * x69
    V[3, 10] = x78
    V[3, 11] = x85
    V[3, 12] = x85 * x88 - x86 * x89
    V[4, 0] = v_04
    V[4, 1] = x13
    V[4, 2] = x24
    V[4, 3] = v_08 + x24
    V[4, 4] = x34
    V[4, 5] = x45
    V[4, 6] = v_11 + x45
    V[4, 7] = x56
    V[4, 8] = x67
    V[4, 9] = v_14 + x67
    V[4, 10] = x76
    V[4, 11] = x87
    V[4, 12] = v_17 + x87
    V[5, 0] = v_05
    V[5, 1] = x14
    V[5, 2] = x23
    V[5, 3] = x22 * x26 + x23 * x25
    V[5, 4] = x35
    V[5, 5] = x44
    V[5, 6] = x43 * x47 + x44 * x46
    V[5, 7] = x57
    V[5, 8] = x66
    V[5, 9] = x65 * x69 + x66 * x68
    V[5, 10] = x77
    V[5, 11] = x86
    V[5, 12] = x85 * x89 + x86 * x88


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
