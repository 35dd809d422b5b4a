# frame_jacobian_base_dot of go2: Time derivative of the Jacobian of base: linear first, world axes at the frame's origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 80b2a90a65293d730df71eeb949bd81a59d692f0e0fbd3afc7aa9361b35fa0ba
# Operations  30 mul, 20 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     dJ  6 x 18  1/s, m/s  linear first, world axes at the frame's origin
#
# Statements it rests on
#     frames/jacobian-rate-fixed  PROVED
#     frames/jacobian-rate-free   PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def frame_jacobian_base_dot(q, v):
    """Time derivative of the Jacobian of base: linear first, world axes at the frame's origin.

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
        linear first, world axes at the frame's origin; 1/s, m/s
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
    x22 = v_05 * x13 - v_04 * x14
    x23 = v_03 * x14 + v_05 * x12
    x24 = v_04 * x12 + v_03 * x13
    x25 = v_05 * x17 + v_04 * x18
    x26 = v_03 * x18 - v_05 * x15
    x27 = v_04 * x15 + v_03 * x17
    x28 = v_05 * x20 + v_04 * x21
    x29 = v_03 * x21 + v_05 * x19
    x30 = v_04 * x19 - v_03 * x20
    dJ[0, 0] = x22
    dJ[0, 1] = x23
    dJ[0, 2] = -x24
    dJ[1, 0] = -x25
    dJ[1, 1] = x26
    dJ[1, 2] = x27
    dJ[2, 0] = x28
    dJ[2, 1] = -x29
    dJ[2, 2] = x30
    dJ[3, 3] = x22
    dJ[3, 4] = x23
    dJ[3, 5] = -x24
    dJ[4, 3] = -x25
    dJ[4, 4] = x26
    dJ[4, 5] = x27
    dJ[5, 3] = x28
    dJ[5, 4] = -x29
    dJ[5, 5] = x30


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
