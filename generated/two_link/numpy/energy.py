# energy of two_link: Kinetic and potential energy of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate two_link
#
# Source      derivations/two_link.py
# Convention  as the derivation says
# Program     SHA-256 590668f3e617e31559b95a3a4cfff8482dee7225b2f4150eb1b1ce6eefc884b1
# Operations  23 mul, 13 add, 0 div, 2 sin, 1 cos, 0 sqrt
#
# Inputs
#     q  2
#     v  2
#     p  9
#
# Outputs
#     T  scalar
#     V  scalar
#
# Statements it rests on
#     two-link/energies        PROVED
#     two-link/energy-balance  PROVED

import math
from typing import NamedTuple

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


class Energy(NamedTuple):
    """What energy returns."""

    T: np.ndarray
    V: np.ndarray


def energy(q, v, p):
    """Kinetic and potential energy of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.

    Parameters
    ----------
    q : array_like, (..., 2)
    v : array_like, (..., 2)
    p : array_like, (..., 9)

    Returns
    -------
    T : ndarray, (...)
    V : ndarray, (...)
    """
    results = _run(
        _kernel,
        [
            ("q", q, (2,)),
            ("v", v, (2,)),
            ("p", p, (9,)),
        ],
        [(), ()],
    )
    return Energy(*results)


def _kernel(q, v, p, T, V):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (q_0, q_1) = q
    (v_0, v_1) = v
    (p_0, p_1, p_2, _, p_4, p_5, p_6, p_7, p_8) = p
    x01 = p_1 * (p_5 * p_5)
    x02 = np.cos(q_1) * (p_5 * (p_1 * p_2))
    x03 = p_0 * (p_4 * p_4) + p_1 * (p_2 * p_2)
    x04 = 2.0 * x02 + (x01 + (p_6 + p_7) + x03)
    x05 = p_7 + x01
    x06 = x02 + x05
    x07 = v_0 * (v_0 * x04 + v_1 * x06)
    x08 = v_1 * (v_0 * x06 + v_1 * x05)
    x09 = np.sin(q_0)
    x10 = p_2 * x09 + p_5 * np.sin(q_0 + q_1)
    x11 = p_1 * x10 + x09 * (p_0 * p_4)
    del x03, x01, x02, x04, x05, x06, x09, x10
    T[...] = 0.5 * (x07 + x08)
    V[...] = p_8 * x11


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
