# frame_jacobian_base_local_dot of go2: Time derivative of the Jacobian of base: linear first, the frame's axes and origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 e890210e2d763ce071ef5c54a98b9068d7c9a60b404c0d2ad1d83439d7786930
# Operations  84 mul, 62 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     dJ  6 x 18  1/s, m/s  linear first, the frame's axes and origin
#
# Statements it rests on
#     frames/jacobian-rate-local-fixed  PROVED
#     frames/jacobian-rate-local-free   PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def frame_jacobian_base_local_dot(q, v):
    """Time derivative of the Jacobian of base: linear first, the frame's axes and origin.

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
    dJ : ndarray, (..., 6, 18)
        linear first, the frame's axes and origin; 1/s, m/s
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [(6, 18)],
    )
    return results[0]


def _kernel(q, v, dJ):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = q
    (_, _, _, v_03, v_04, v_05, _, _, _, _, _, _, _, _, _, _, _, _) = v
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
    x22 = v_03 * x12 - (v_04 * x13 + v_05 * x14)
    x23 = v_04 * x17 - (v_03 * x15 + v_05 * x18)
    x24 = v_05 * x21 - (v_03 * x19 + v_04 * x20)
    x25 = x19 * x23 + (v_05 * x13 - v_04 * x14)
    x26 = x15 * x24 - x25
    x27 = x20 * x23 + (v_03 * x14 + v_05 * x12)
    x28 = x17 * x24 + x27
    x29 = x21 * x23 + (v_04 * x12 + v_03 * x13)
    x30 = x18 * x24 + x29
    x31 = x12 * x24 + (v_05 * x17 + v_04 * x18)
    x32 = x19 * x22 + x31
    del x08, x09, x04, x16, x25, x27, x29, x31
    x33 = x13 * x24 + (v_03 * x18 - v_05 * x15)
    x34 = x20 * x22 - x33
    x35 = x14 * x24 + (v_04 * x15 + v_03 * x17)
    x36 = x21 * x22 + x35
    x37 = x15 * x22 + (v_05 * x20 + v_04 * x21)
    x38 = x12 * x23 + x37
    x39 = x17 * x22 + (v_03 * x21 + v_05 * x19)
    x40 = x13 * x23 + x39
    x41 = x18 * x22 + (v_04 * x19 - v_03 * x20)
    x42 = x14 * x23 - x41
    del x33, x24, x35, x37, x39, x22, x23, x41
    x43 = x15 * x32 - (x19 * x38 + x12 * x26)
    x44 = x15 * x34 + (x19 * x40 + x12 * x28)
    x45 = x15 * x36 - (x19 * x42 - x12 * x30)
    x46 = x17 * x32 + (x20 * x38 - x13 * x26)
    x47 = x17 * x34 - (x20 * x40 - x13 * x28)
    x48 = x17 * x36 + (x20 * x42 + x13 * x30)
    x49 = x18 * x32 + (x21 * x38 + x14 * x26)
    x50 = x18 * x34 - (x21 * x40 + x14 * x28)
    x51 = x18 * x36 + (x21 * x42 - x14 * x30)
    dJ[0, 0] = -x43
    dJ[0, 1] = -x44
    dJ[0, 2] = x45
    dJ[1, 0] = x46
    dJ[1, 1] = x47
    dJ[1, 2] = -x48
    dJ[2, 0] = -x49
    dJ[2, 1] = -x50
    dJ[2, 2] = x51
    dJ[3, 3] = -x43
    dJ[3, 4] = -x44
    dJ[3, 5] = x45
    dJ[4, 3] = x46
    dJ[4, 4] = x47
    dJ[4, 5] = -x48
    dJ[5, 3] = -x49
    dJ[5, 4] = -x50
    dJ[5, 5] = x51


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
