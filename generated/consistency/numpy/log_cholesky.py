# log_cholesky of consistency: The ten parameters of a body from its log-Cholesky parameters; e holds the exponentials of alpha, d1, d2, d3.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate consistency
#
# Source      derivations/consistency.py
# Convention  as the derivation says
# Program     SHA-256 9d22f4f751ce6b97421cf7b2a4c90a62c40331427b87a6ff8afc3618ee0a9513
# Operations  32 mul, 19 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     e  4
#     s  3
#     t  3
#
# Outputs
#     pi  10
#
# Statements it rests on
#     consistency/log-cholesky  PROVED
#     consistency/mass          PROVED
#     consistency/back          PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def log_cholesky(e, s, t):
    """The ten parameters of a body from its log-Cholesky parameters; e holds the exponentials of alpha, d1, d2, d3.

    Parameters
    ----------
    e : array_like, (..., 4)
    s : array_like, (..., 3)
    t : array_like, (..., 3)

    Returns
    -------
    pi : ndarray, (..., 10)
    """
    results = _run(
        _kernel,
        [
            ("e", e, (4,)),
            ("s", s, (3,)),
            ("t", t, (3,)),
        ],
        [(10,)],
    )
    return results[0]


def _kernel(e, s, t, pi):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (e_0, e_1, e_2, e_3) = e
    (s_0, s_1, s_2) = s
    (t_0, t_1, t_2) = t
    x01 = e_0 * e_0
    x02 = x01 * (e_2 * e_2)
    x03 = x01 * (e_3 * e_3)
    x04 = x01 * (s_1 * s_1)
    x05 = x01 * (t_1 * t_1)
    x06 = x01 * (t_2 * t_2)
    x07 = x04 + x05 + (x06 + (x02 + x03))
    x08 = t_0 * t_1 + (e_2 * s_0 + s_1 * s_2)
    x09 = x01 * (e_1 * e_1)
    x10 = x01 * (s_0 * s_0)
    x11 = x01 * (s_2 * s_2)
    x12 = x01 * (t_0 * t_0)
    x13 = x11 + x12 + (x03 + x06 + (x09 + x10))
    x14 = x01 * (e_3 * s_2 + t_0 * t_2)
    x15 = x01 * (e_3 * s_1 + t_1 * t_2)
    x16 = x12 + (x02 + x04) + (x05 + x09 + (x10 + x11))
    pi[0] = x01
    pi[1] = t_0 * x01
    pi[2] = t_1 * x01
    pi[3] = t_2 * x01
    pi[4] = x07
    pi[5] = -(x01 * x08)
    pi[6] = x13
    pi[7] = -x14
    pi[8] = -x15
    pi[9] = x16


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
