# frame_jacobian_RL_foot of go2: Jacobian of RL_foot: linear first, world axes at the frame's origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 ed6ff38014013b007ba7d93c572645c6e23b1aca451b2d3fbb5bfcdb2f1fd9d7
# Operations  73 mul, 46 add, 0 div, 3 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     J  6 x 18  -, m  linear first, world axes at the frame's origin
#
# Statements it rests on
#     frames/jacobian-fixed  PROVED
#     frames/jacobian-free   PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def frame_jacobian_RL_foot(q):
    """Jacobian of RL_foot: linear first, world axes at the frame's origin.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad

    Returns
    -------
    J : ndarray, (..., 6, 18)
        linear first, world axes at the frame's origin; -, m
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
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, q_13, q_14, q_15, _, _, _) = q
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
    x26 = np.sin(q_15) * 0.213
    x27 = np.cos(q_15) * 0.213
    x28 = x24 * x26 + x25 * x27
    x29 = x25 * x26 - x24 * x27
    x30 = x28 + x25 * 0.213
    x31 = x29 - x24 * 0.213
    x32 = x22 * 0.0955 - x23 * x31
    x33 = x23 * 0.0955 + x22 * x31
    x34 = x23 * x30
    x35 = x23 * x28
    x36 = x22 * x30
    x37 = x22 * x28
    del x02, x03, x01, x26, x27, x25, x24, x28
    x38 = 0.1934 + x30
    x39 = 0.0465 + x32
    x40 = x13 * x22 + x14 * x23
    x41 = x17 * x22 - x18 * x23
    x42 = x20 * x22 - x21 * x23
    x43 = x13 * x33
    x44 = x14 * x36 - (x13 * x34 + x12 * x31)
    x45 = x14 * x37 - (x13 * x35 + x12 * x29)
    x46 = x17 * x33
    x47 = x18 * x36 + (x17 * x34 + x15 * x31)
    x48 = x18 * x37 + (x17 * x35 + x15 * x29)
    x49 = x20 * x33
    x50 = x21 * x36 + (x20 * x34 - x19 * x31)
    x51 = x21 * x37 + (x20 * x35 - x19 * x29)
    J[0, 0] = -x12
    J[0, 1] = x13
    J[0, 2] = x14
    J[0, 3] = -(x43 - x14 * x39)
    J[0, 4] = -(x12 * x33 - x14 * x38)
    J[0, 5] = x12 * x39 - x13 * x38
    J[0, 12] = -(x43 - x14 * x32)
    J[0, 13] = x44
    J[0, 14] = x45
    J[1, 0] = x15
    J[1, 1] = -x17
    J[1, 2] = x18
    J[1, 3] = x46 + x18 * x39
    J[1, 4] = x15 * x33 + x18 * x38
    J[1, 5] = -(x15 * x39 - x17 * x38)
    J[1, 12] = x46 + x18 * x32
    J[1, 13] = x47
    J[1, 14] = x48
    J[2, 0] = x19
    J[2, 1] = x20
    J[2, 2] = -x21
    J[2, 3] = -(x49 + x21 * x39)
    J[2, 4] = x19 * x33 - x21 * x38
    J[2, 5] = -(x19 * x39 + x20 * x38)
    J[2, 12] = -(x49 + x21 * x32)
    J[2, 13] = -x50
    J[2, 14] = -x51
    J[3, 3] = -x12
    J[3, 4] = x13
    J[3, 5] = x14
    J[3, 12] = -x12
    J[3, 13] = x40
    J[3, 14] = x40
    J[4, 3] = x15
    J[4, 4] = -x17
    J[4, 5] = x18
    J[4, 12] = x15
    J[4, 13] = -x41
    J[4, 14] = -x41
    J[5, 3] = x19
    J[5, 4] = x20
    J[5, 5] = -x21
    J[5, 12] = x19
    J[5, 13] = x42
    J[5, 14] = x42


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
