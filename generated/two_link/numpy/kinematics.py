# kinematics of two_link: Position of the tip, its Jacobian, the determinant, and the velocity ellipse's semi-axes (the second with the sign of the determinant) of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate two_link
#
# Source      derivations/two_link.py
# Convention  as the derivation says
# Program     SHA-256 71f2dcc4109977e3df185d02cc78739389c5842539b38034b7234f1577b7afb1
# Operations  17 mul, 11 add, 0 div, 3 sin, 3 cos, 2 sqrt
#
# Inputs
#     q  2
#     p  9
#
# Outputs
#     tip    2
#     J      2 x 2
#     det_J  scalar
#     sigma  2
#
# Statements it rests on
#     two-link/tip          PROVED
#     two-link/determinant  PROVED
#     two-link/ellipse      PROVED

import math
from typing import NamedTuple

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


class Kinematics(NamedTuple):
    """What kinematics returns."""

    tip: np.ndarray
    J: np.ndarray
    det_J: np.ndarray
    sigma: np.ndarray


def kinematics(q, p):
    """Position of the tip, its Jacobian, the determinant, and the velocity ellipse's semi-axes (the second with the sign of the determinant) of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.

    Parameters
    ----------
    q : array_like, (..., 2)
    p : array_like, (..., 9)

    Returns
    -------
    tip : ndarray, (..., 2)
    J : ndarray, (..., 2, 2)
    det_J : ndarray, (...)
    sigma : ndarray, (..., 2)
    """
    results = _run(
        _kernel,
        [
            ("q", q, (2,)),
            ("p", p, (9,)),
        ],
        [(2,), (2, 2), (), (2,)],
    )
    return Kinematics(*results)


def _kernel(q, p, tip, J, det_J, sigma):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (q_0, q_1) = q
    (_, _, p_2, p_3, _, _, _, _, _) = p
    x01 = q_0 + q_1
    x02 = p_3 * np.cos(x01)
    x03 = p_2 * np.cos(q_0) + x02
    x04 = p_3 * np.sin(x01)
    x05 = p_2 * np.sin(q_0) + x04
    x06 = np.sin(q_1)
    x07 = np.cos(q_1)
    x08 = x06 - x07
    x09 = p_2 - p_3 * x08
    x10 = p_3 * p_3
    x11 = x06 + x07
    x12 = x09 * x09 + x10 * (x11 * x11)
    x13 = 0.5 * np.sqrt(x12)
    x14 = p_2 + p_3 * x11
    x15 = x14 * x14 + x10 * (x08 * x08)
    x16 = 0.5 * np.sqrt(x15)
    del x07, x09, x12, x11, x08, x10, x14, x15
    tip[0] = x03
    tip[1] = x05
    J[0, 0] = -x05
    J[0, 1] = -x04
    J[1, 0] = x03
    J[1, 1] = x02
    det_J[...] = x06 * (p_2 * p_3)
    sigma[0] = x13 + x16
    sigma[1] = -(x13 - x16)


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
