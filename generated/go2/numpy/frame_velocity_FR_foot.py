# frame_velocity_FR_foot of go2: Velocity of FR_foot, linear first, in world axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 adc410a3d2efb1ab882570a8b34c8840670077263b5d1dab087cd2589471cd0b
# Operations  99 mul, 66 add, 0 div, 3 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     V  6  m/s, rad/s  linear first, world axes at the frame's origin
#
# Statements it rests on
#     frames/velocity-fixed  PROVED
#     frames/velocity-free   PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def frame_velocity_FR_foot(q, v):
    """Velocity of FR_foot, linear first, in world axes.

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
    V : ndarray, (..., 6)
        linear first, world axes at the frame's origin; m/s, rad/s
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [(6,)],
    )
    return results[0]


def _kernel(q, v, V):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, q_10, q_11, q_12, _, _, _, _, _, _) = q
    (v_00, v_01, v_02, v_03, v_04, v_05, _, _, _, v_09, v_10, v_11, _, _, _, _, _, _) = v
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
    del x02, x03, x06, x11, x01, x05, x07, x10
    x20 = x08 + x09
    x21 = x04 - x16
    x22 = np.cos(q_10)
    x23 = np.sin(q_10)
    x24 = v_00 + v_05 * 0.0465
    x25 = v_01 + v_05 * 0.1934
    x26 = v_04 * 0.1934 - (v_02 - v_03 * 0.0465)
    x27 = x22 * x26 + x23 * x25
    x28 = v_05 * x22 - v_04 * x23
    x29 = v_03 + v_09
    x30 = np.cos(q_11)
    x31 = np.sin(q_11)
    x32 = x24 * x31 - x27 * x30
    x33 = x29 * x30 - x28 * x31
    x34 = x28 * x30 + x29 * x31
    x35 = v_05 * x23 + (v_10 + v_04 * x22)
    x36 = np.cos(q_12)
    x37 = np.sin(q_12)
    x38 = x27 * x31 + (x24 * x30 - x35 * 0.213)
    del x08, x09, x04, x16, x28, x29, x24, x27
    x39 = x33 * x36 - x34 * x37
    x40 = x34 * x36 + x33 * x37
    x41 = v_11 + x35
    x42 = x13 * x22 + x14 * x23
    x43 = x14 * x22 - x13 * x23
    x44 = x17 * x22 - x18 * x23
    x45 = x18 * x22 + x17 * x23
    x46 = x20 * x22 - x21 * x23
    x47 = x21 * x22 + x20 * x23
    del x34, x35, x13, x14, x17, x18, x20, x21
    x48 = x12 * x30 + x31 * x43
    x49 = x30 * x43 - x12 * x31
    x50 = x15 * x30 - x31 * x45
    x51 = x30 * x45 + x15 * x31
    x52 = x19 * x30 + x31 * x47
    x53 = x30 * x47 - x19 * x31
    del x12, x43, x15, x45, x19, x30, x31, x47
    x54 = x36 * x48 + x37 * x49
    x55 = x36 * x49 - x37 * x48
    x56 = x36 * x50 - x37 * x51
    x57 = x36 * x51 + x37 * x50
    x58 = x36 * x52 + x37 * x53
    x59 = x36 * x53 - x37 * x52
    x60 = x36 * x38 - 0.213 * x41 - (x32 * x37 - x40 * 0.0955)
    x61 = 0.213 * (x33 + x39) + (x22 * x25 - x23 * x26)
    del x48, x49, x50, x51, x52, x53, x22, x23, x25, x26, x33
    x62 = x39 * 0.0955 - (x32 * x36 + x37 * x38)
    x63 = x54 * x60 + (x55 * x62 - x42 * x61)
    x64 = x56 * x60 - (x57 * x62 + x44 * x61)
    x65 = x58 * x60 + (x59 * x62 + x46 * x61)
    x66 = x39 * x54 - (x40 * x55 + x41 * x42)
    x67 = x39 * x56 + (x40 * x57 - x41 * x44)
    x68 = x39 * x58 - (x40 * x59 - x41 * x46)
    V[0] = -x63
    V[1] = x64
    V[2] = x65
    V[3] = -x66
    V[4] = x67
    V[5] = x68


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
