# convert_v_from_mujoco of go2: Velocity from the convention mujoco: [base linear in world axes, base angular in base axes, joints].
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 93186003c759a0d10073a8ac33db7c1a39693412055bab64980d203377606cef
# Operations  21 mul, 17 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q         19  m, -, rad   [p, quaternion xyzw, joints]
#     v_mujoco  18  m/s, rad/s  [base linear in world axes, base angular in base axes, joints]
#
# Outputs
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     conventions/v-pinocchio-mujoco     PROVED
#     conventions/v-featherstone-mujoco  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def convert_v_from_mujoco(q, v_mujoco):
    """Velocity from the convention mujoco: [base linear in world axes, base angular in base axes, joints].

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    v_mujoco : array_like, (..., 18)
        [base linear in world axes, base angular in base axes, joints]; m/s, rad/s

    Returns
    -------
    v : ndarray, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v_mujoco", v_mujoco, (18,)),
        ],
        [(18,)],
    )
    return results[0]


def _kernel(q, v_mujoco, v):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = q
    (
        v_mujoco_00, v_mujoco_01, v_mujoco_02, v_mujoco_03, v_mujoco_04, v_mujoco_05,
        v_mujoco_06, v_mujoco_07, v_mujoco_08, v_mujoco_09, v_mujoco_10, v_mujoco_11,
        v_mujoco_12, v_mujoco_13, v_mujoco_14, v_mujoco_15, v_mujoco_16, v_mujoco_17
    ) = v_mujoco
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
    x12 = 1.0 - q_03 * x01
    x13 = v_mujoco_01 * (x06 + x11) + v_mujoco_02 * (x07 - x10)
    x14 = v_mujoco_00 * (x05 - (1.0 - x04)) - x13
    x15 = v_mujoco_00 * (x06 - x11) + v_mujoco_02 * (x08 + x09)
    x16 = v_mujoco_00 * (x07 + x10) + v_mujoco_01 * (x08 - x09)
    del x02, x03, x01, x06, x11, x07, x08, x09, x10
    v[0] = -x14
    v[1] = -(v_mujoco_01 * (x05 - x12) - x15)
    v[2] = -(v_mujoco_02 * (x04 - x12) - x16)
    v[3] = v_mujoco_03
    v[4] = v_mujoco_04
    v[5] = v_mujoco_05
    v[6] = v_mujoco_06
    v[7] = v_mujoco_07
    v[8] = v_mujoco_08
    v[9] = v_mujoco_09
    v[10] = v_mujoco_10
    v[11] = v_mujoco_11
    v[12] = v_mujoco_12
    v[13] = v_mujoco_13
    v[14] = v_mujoco_14
    v[15] = v_mujoco_15
    v[16] = v_mujoco_16
    v[17] = v_mujoco_17


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
