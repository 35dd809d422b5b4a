# parameters of consistency: The ten parameters of a pseudo-inertia (its upper triangle is read).
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate consistency
#
# Source      derivations/consistency.py
# Convention  as the derivation says
# Program     SHA-256 d50349e197de4eca8d1e4862367eb2c781af3847fd85f31b50e6c37e132822dc
# Operations  0 mul, 3 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     J  4 x 4
#
# Outputs
#     pi  10
#
# Statements it rests on
#     consistency/back  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def parameters(J):
    """The ten parameters of a pseudo-inertia (its upper triangle is read).

    Parameters
    ----------
    J : array_like, (..., 4, 4)

    Returns
    -------
    pi : ndarray, (..., 10)
    """
    results = _run(
        _kernel,
        [
            ("J", J, (4, 4)),
        ],
        [(10,)],
    )
    return results[0]


def _kernel(J, pi):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (J_0_0, J_0_1, J_0_2, J_0_3, _, J_1_1, J_1_2, J_1_3, _, _, J_2_2, J_2_3, _, _, _, J_3_3) = J
    pi[0] = J_3_3
    pi[1] = J_0_3
    pi[2] = J_1_3
    pi[3] = J_2_3
    pi[4] = J_1_1 + J_2_2
    pi[5] = -J_0_1
    pi[6] = J_0_0 + J_2_2
    pi[7] = -J_0_2
    pi[8] = -J_1_2
    pi[9] = J_0_0 + J_1_1


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
