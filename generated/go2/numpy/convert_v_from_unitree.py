# convert_v_from_unitree of go2: Velocity from the order of Unitree's SDK; accelerations and forces likewise.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 816e8a0eab9f5269955375989a5c890ff425c5611686298f90671f06fd473a14
# Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     v_unitree  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     conventions/unitree  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def convert_v_from_unitree(v_unitree):
    """Velocity from the order of Unitree's SDK; accelerations and forces likewise.

    Parameters
    ----------
    v_unitree : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s

    Returns
    -------
    v : ndarray, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s
    """
    results = _run(
        _kernel,
        [
            ("v_unitree", v_unitree, (18,)),
        ],
        [(18,)],
    )
    return results[0]


def _kernel(v_unitree, v):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        v_unitree_00, v_unitree_01, v_unitree_02, v_unitree_03, v_unitree_04, v_unitree_05,
        v_unitree_06, v_unitree_07, v_unitree_08, v_unitree_09, v_unitree_10, v_unitree_11,
        v_unitree_12, v_unitree_13, v_unitree_14, v_unitree_15, v_unitree_16, v_unitree_17
    ) = v_unitree
    v[0] = v_unitree_00
    v[1] = v_unitree_01
    v[2] = v_unitree_02
    v[3] = v_unitree_03
    v[4] = v_unitree_04
    v[5] = v_unitree_05
    v[6] = v_unitree_09
    v[7] = v_unitree_10
    v[8] = v_unitree_11
    v[9] = v_unitree_06
    v[10] = v_unitree_07
    v[11] = v_unitree_08
    v[12] = v_unitree_15
    v[13] = v_unitree_16
    v[14] = v_unitree_17
    v[15] = v_unitree_12
    v[16] = v_unitree_13
    v[17] = v_unitree_14


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
