# convert_q_from_unitree of go2: Configuration from the order of Unitree's SDK.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 cb9a3e84292d07c9d059bf7157ab9780d845117ec57589dfcea997e4422207f5
# Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q_unitree  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Statements it rests on
#     conventions/unitree  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def convert_q_from_unitree(q_unitree):
    """Configuration from the order of Unitree's SDK.

    Parameters
    ----------
    q_unitree : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad

    Returns
    -------
    q : ndarray, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    """
    results = _run(
        _kernel,
        [
            ("q_unitree", q_unitree, (19,)),
        ],
        [(19,)],
    )
    return results[0]


def _kernel(q_unitree, q):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        q_unitree_00, q_unitree_01, q_unitree_02, q_unitree_03, q_unitree_04, q_unitree_05,
        q_unitree_06, q_unitree_07, q_unitree_08, q_unitree_09, q_unitree_10, q_unitree_11,
        q_unitree_12, q_unitree_13, q_unitree_14, q_unitree_15, q_unitree_16, q_unitree_17,
        q_unitree_18
    ) = q_unitree
    q[0] = q_unitree_00
    q[1] = q_unitree_01
    q[2] = q_unitree_02
    q[3] = q_unitree_03
    q[4] = q_unitree_04
    q[5] = q_unitree_05
    q[6] = q_unitree_06
    q[7] = q_unitree_10
    q[8] = q_unitree_11
    q[9] = q_unitree_12
    q[10] = q_unitree_07
    q[11] = q_unitree_08
    q[12] = q_unitree_09
    q[13] = q_unitree_16
    q[14] = q_unitree_17
    q[15] = q_unitree_18
    q[16] = q_unitree_13
    q[17] = q_unitree_14
    q[18] = q_unitree_15


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
