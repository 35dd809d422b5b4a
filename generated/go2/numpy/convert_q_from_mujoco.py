# convert_q_from_mujoco of go2: Configuration from the convention mujoco: [p, quaternion w x y z, joints].
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 665222ba6539b92da6c5dc58d955e2c4697591c6e8c2c7924e8dab3f48ad5c96
# Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q_mujoco  19  m, -, rad  [p, quaternion w x y z, joints]
#
# Outputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Statements it rests on
#     conventions/q-pinocchio-mujoco     PROVED
#     conventions/q-featherstone-mujoco  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def convert_q_from_mujoco(q_mujoco):
    """Configuration from the convention mujoco: [p, quaternion w x y z, joints].

    Parameters
    ----------
    q_mujoco : array_like, (..., 19)
        [p, quaternion w x y z, joints]; m, -, rad

    Returns
    -------
    q : ndarray, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    """
    results = _run(
        _kernel,
        [
            ("q_mujoco", q_mujoco, (19,)),
        ],
        [(19,)],
    )
    return results[0]


def _kernel(q_mujoco, q):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        q_mujoco_00, q_mujoco_01, q_mujoco_02, q_mujoco_03, q_mujoco_04, q_mujoco_05,
        q_mujoco_06, q_mujoco_07, q_mujoco_08, q_mujoco_09, q_mujoco_10, q_mujoco_11,
        q_mujoco_12, q_mujoco_13, q_mujoco_14, q_mujoco_15, q_mujoco_16, q_mujoco_17,
        q_mujoco_18
    ) = q_mujoco
    q[0] = q_mujoco_00
    q[1] = q_mujoco_01
    q[2] = q_mujoco_02
    q[3] = q_mujoco_04
    q[4] = q_mujoco_05
    q[5] = q_mujoco_06
    q[6] = q_mujoco_03
    q[7] = q_mujoco_07
    q[8] = q_mujoco_08
    q[9] = q_mujoco_09
    q[10] = q_mujoco_10
    q[11] = q_mujoco_11
    q[12] = q_mujoco_12
    q[13] = q_mujoco_13
    q[14] = q_mujoco_14
    q[15] = q_mujoco_15
    q[16] = q_mujoco_16
    q[17] = q_mujoco_17
    q[18] = q_mujoco_18


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
