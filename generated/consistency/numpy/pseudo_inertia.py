# pseudo_inertia of consistency: Pseudo-inertia, 4 x 4, of the ten parameters [m, m c, Ixx Ixy Iyy Ixz Iyz Izz]: positive definite where a body of positive density has them.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate consistency
#
# Source      derivations/consistency.py
# Convention  as the derivation says
# Program     SHA-256 639153bc34d104e05b1f558d01f9ba61942992ddbc8122952c7292ffb638f867
# Operations  3 mul, 5 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     pi  10
#
# Outputs
#     J  4 x 4
#
# Statements it rests on
#     consistency/point     PROVED
#     consistency/frame     PROVED
#     consistency/triangle  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def pseudo_inertia(pi):
    """Pseudo-inertia, 4 x 4, of the ten parameters [m, m c, Ixx Ixy Iyy Ixz Iyz Izz]: positive definite where a body of positive density has them.

    Parameters
    ----------
    pi : array_like, (..., 10)

    Returns
    -------
    J : ndarray, (..., 4, 4)
    """
    results = _run(
        _kernel,
        [
            ("pi", pi, (10,)),
        ],
        [(4, 4)],
    )
    return results[0]


def _kernel(pi, J):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (pi_0, pi_1, pi_2, pi_3, pi_4, pi_5, pi_6, pi_7, pi_8, pi_9) = pi
    x1 = pi_6 * 0.5
    x2 = pi_9 * 0.5
    x3 = pi_4 * 0.5
    x4 = x1 - x2
    J[0, 0] = -(x3 - (x1 + x2))
    J[0, 1] = -pi_5
    J[0, 2] = -pi_7
    J[0, 3] = pi_1
    J[1, 0] = -pi_5
    J[1, 1] = x3 - x4
    J[1, 2] = -pi_8
    J[1, 3] = pi_2
    J[2, 0] = -pi_7
    J[2, 1] = -pi_8
    J[2, 2] = x3 + x4
    J[2, 3] = pi_3
    J[3, 0] = pi_1
    J[3, 1] = pi_2
    J[3, 2] = pi_3
    J[3, 3] = pi_0


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
