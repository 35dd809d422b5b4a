# frame_jacobian_RL_foot_world of go2: Jacobian of RL_foot: linear first, world axes at the world's origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 347ed9df5b7b4f649e7cf5f90e145cc1007e6c45802d05fde73571e37f833be5
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

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def frame_jacobian_RL_foot_world(q):
    """Jacobian of RL_foot: linear first, world axes at the world's origin.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad

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
        [(6, 18)],
    )
    return results[0]


def _kernel(q, J):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (q_00, q_01, q_02, q_03, q_04, q_05, q_06, _, _, _, _, _, _, q_13, q_14, q_15, _, _, _) = q
    x01 = q_03 * 2.0
    x02 = q_04 * 2.0
    x03 = q_05 * 2.0
    x04 = q_04 * x02
    x05 = q_05 * x03
    x06 = q_03 * x02
    x07 = q_03 * x03
    x08 = q_04 * x03
    x09 = q_06 * x01
    x10 = q_06 * x02
    x11 = q_06 * x03
    x12 = x05 - (1.0 - x04)
    x13 = x06 - x11
    x14 = x07 + x10
    x15 = x06 + x11
    x16 = 1.0 - q_03 * x01
    x17 = x05 - x16
    x18 = x08 - x09
    x19 = x07 - x10
    x20 = x08 + x09
    x21 = x04 - x16
    x22 = np.cos(q_13)
    x23 = np.sin(q_13)
    x24 = np.cos(q_14)
    x25 = np.sin(q_14)
    x26 = np.cos(q_15)
    x27 = np.sin(q_15)
    x28 = x27 * 0.213
    x29 = x26 * 0.213
    x30 = x24 * x28 + x25 * x29
    x31 = x25 * x28 - x24 * x29
    x32 = x30 + x25 * 0.213
    x33 = x31 - x24 * 0.213
    x34 = x22 * 0.0955 - x23 * x33
    x35 = x23 * 0.0955 + x22 * x33
    x36 = x23 * x32
    x37 = x23 * x30
    x38 = x22 * x32
    x39 = x22 * x30
    x40 = 0.1934 + x32
    x41 = 0.0465 + x34
    x42 = x13 * x22 + x14 * x23
    x43 = x17 * x22 - x18 * x23
    x44 = x20 * x22 - x21 * x23
    x45 = x13 * x35
    x46 = x17 * x35
    x47 = x20 * x35
    x48 = x14 * x22 - x13 * x23
    x49 = x18 * x22 + x17 * x23
    x50 = x21 * x22 + x20 * x23
    x51 = x24 * x48 - x12 * x25
    x52 = x24 * x49 + x15 * x25
    x53 = x24 * x50 - x19 * x25
    x54 = x27 * (x12 * x24 + x25 * x48)
    del x02, x03, x01, x28, x29, x30, x32, x48
    x55 = x27 * (x15 * x24 - x25 * x49)
    x56 = x27 * (x19 * x24 + x25 * x50)
    x57 = 0.213 * (x51 - (x54 - x26 * x51))
    x58 = x12 * 0.1934 + (q_00 + x13 * 0.0465)
    x59 = x57 - (0.0955 * x42 + x58)
    del x49, x24, x25, x27, x50, x51, x54, x57, x58
    x60 = 0.213 * (x52 + (x55 + x26 * x52))
    x61 = x17 * 0.0465 - (q_01 - x15 * 0.1934)
    x62 = x60 + (0.0955 * x43 + x61)
    x63 = 0.213 * (x53 - (x56 - x26 * x53))
    x64 = x19 * 0.1934 - (q_02 + x20 * 0.0465)
    x65 = x63 + (0.0955 * x44 - x64)
    del x52, x55, x60, x61, x26, x53, x56, x63, x64
    x66 = x15 * x65
    x67 = x19 * x62
    x68 = x67 + (x66 + (x45 - x14 * x41))
    x69 = x20 * x62 + (x12 * x35 - x14 * x40)
    x70 = x21 * x62 + (x12 * x41 - x13 * x40)
    x71 = x67 + (x66 + (x45 - x14 * x34))
    x72 = x43 * x65
    x73 = x44 * x62
    x74 = x14 * x38 - (x13 * x36 + x12 * x33)
    x75 = x14 * x39 - (x13 * x37 + x12 * x31)
    x76 = x19 * x59
    x77 = x12 * x65
    x78 = x77 - (x76 + (x46 + x18 * x41))
    x79 = x20 * x59 + (x15 * x35 + x18 * x40)
    x80 = x21 * x59 + (x15 * x41 - x17 * x40)
    x81 = x77 - (x76 + (x46 + x18 * x34))
    x82 = x44 * x59
    x83 = x42 * x65
    x84 = x18 * x38 + (x17 * x36 + x15 * x33)
    x85 = x18 * x39 + (x17 * x37 + x15 * x31)
    x86 = x12 * x62
    x87 = x15 * x59
    x88 = x86 + (x87 + (x47 + x21 * x41))
    x89 = x17 * x59 + (x19 * x35 - x21 * x40)
    x90 = x18 * x59 + (x19 * x41 + x20 * x40)
    x91 = x86 + (x87 + (x47 + x21 * x34))
    x92 = x42 * x62
    x93 = x43 * x59
    x94 = x21 * x38 + (x20 * x36 - x19 * x33)
    x95 = x21 * x39 + (x20 * x37 - x19 * x31)
    del x35, x40, x59, x33, x36, x38, x31, x37, x39
    J[0, 0] = -x12
    J[0, 1] = x13
    J[0, 2] = x14
    J[0, 3] = -x68
    J[0, 4] = x17 * x65 - x69
    J[0, 5] = -(x18 * x65 - x70)
    J[0, 12] = -x71
    J[0, 13] = -(x73 - (x72 + x74))
    J[0, 14] = -(x73 - (x72 + x75))
    J[1, 0] = x15
    J[1, 1] = -x17
    J[1, 2] = x18
    J[1, 3] = -x78
    J[1, 4] = x13 * x65 + x79
    J[1, 5] = x14 * x65 - x80
    J[1, 12] = -x81
    J[1, 13] = x83 + (x82 + x84)
    J[1, 14] = x83 + (x82 + x85)
    J[2, 0] = x19
    J[2, 1] = x20
    J[2, 2] = -x21
    J[2, 3] = -x88
    J[2, 4] = x13 * x62 + x89
    J[2, 5] = x14 * x62 - x90
    J[2, 12] = -x91
    J[2, 13] = x92 + (x93 - x94)
    J[2, 14] = x92 + (x93 - x95)
    J[3, 3] = -x12
    J[3, 4] = x13
    J[3, 5] = x14
    J[3, 12] = -x12
    J[3, 13] = x42
    J[3, 14] = x42
    J[4, 3] = x15
    J[4, 4] = -x17
    J[4, 5] = x18
    J[4, 12] = x15
    J[4, 13] = -x43
    J[4, 14] = -x43
    J[5, 3] = x19
    J[5, 4] = x20
    J[5, 5] = -x21
    J[5, 12] = x19
    J[5, 13] = x44
    J[5, 14] = x44


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
