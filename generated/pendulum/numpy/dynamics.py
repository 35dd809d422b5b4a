# dynamics of pendulum: Terms of M a + g = tau of the pendulum; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate pendulum
#
# Source      derivations/pendulum.py
# Convention  as the derivation says
# Program     SHA-256 11a1be7e4a3ada572200536ca27cfeb1efabfdc54e91dd4297940892895b3db8
# Operations  5 mul, 1 add, 0 div, 1 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  scalar
#     v  scalar
#     p  4
#
# Outputs
#     M  scalar
#     g  scalar
#
# Statements it rests on
#     pendulum/equation  PROVED
#     pendulum/crba      PROVED

import math
from typing import NamedTuple

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


class Dynamics(NamedTuple):
    """What dynamics returns."""

    M: np.ndarray
    g: np.ndarray


def dynamics(q, v, p):
    """Terms of M a + g = tau of the pendulum; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.

    Parameters
    ----------
    q : array_like, (...)
    v : array_like, (...)
    p : array_like, (..., 4)

    Returns
    -------
    M : ndarray, (...)
    g : ndarray, (...)
    """
    results = _run(
        _kernel,
        [
            ("q", q, ()),
            ("v", v, ()),
            ("p", p, (4,)),
        ],
        [(), ()],
    )
    return Dynamics(*results)


def _kernel(q, v, p, M, g):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (q_0,) = q
    (p_0, p_1, p_2, p_3) = p
    x1 = np.sin(q_0) * (p_3 * (p_0 * p_1))
    M[...] = p_2 + p_0 * (p_1 * p_1)
    g[...] = x1


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
