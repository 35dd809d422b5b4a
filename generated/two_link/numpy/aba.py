# aba of two_link: Accelerations of the two-link arm under torques. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate two_link
#
# Source      derivations/two_link.py
# Convention  as the derivation says
# Program     SHA-256 babca9e8cab6a445a491ad2925718cd7cbd399a464114d1687d3c08203c5786f
# Operations  50 mul, 24 add, 2 div, 1 sin, 3 cos, 0 sqrt
#
# Inputs
#     q    2
#     v    2
#     tau  2
#     p    9
#
# Outputs
#     a  2
#
# Statements it rests on
#     two-link/mass-matrix  PROVED
#     two-link/aba          PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def aba(q, v, tau, p):
    """Accelerations of the two-link arm under torques. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.

    Parameters
    ----------
    q : array_like, (..., 2)
    v : array_like, (..., 2)
    tau : array_like, (..., 2)
    p : array_like, (..., 9)

    Returns
    -------
    a : ndarray, (..., 2)
    """
    results = _run(
        _kernel,
        [
            ("q", q, (2,)),
            ("v", v, (2,)),
            ("tau", tau, (2,)),
            ("p", p, (9,)),
        ],
        [(2,)],
    )
    return results[0]


def _kernel(q, v, tau, p, a):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (q_0, q_1) = q
    (v_0, v_1) = v
    (tau_0, tau_1) = tau
    (p_0, p_1, p_2, _, p_4, p_5, p_6, p_7, p_8) = p
    x01 = p_5 * p_5
    x02 = p_4 * p_4
    x03 = p_2 * p_2
    x04 = p_1 * p_1 * (x01 * x03)
    x05 = np.cos(q_1)
    x06 = p_0 * p_7 + x01 * (p_0 * p_1)
    x07 = x03 * (p_1 * p_7) + p_6 * p_7
    x08 = x04 * (x05 * x05) - (x04 + x01 * (p_1 * p_6))
    x09 = x02 * x06 + x07 - x08
    x10 = p_1 * x01
    x11 = p_7 + x10
    x12 = np.cos(q_0)
    x13 = np.cos(q_0 + q_1)
    x14 = p_1 * (p_2 * x12 + p_5 * x13)
    x15 = np.sin(q_1)
    x16 = p_5 * (p_2 * (p_1 * (v_0 + v_1)))
    x17 = p_5 * (p_2 * (p_1 * (v_0 * v_1)))
    x18 = p_8 * (x14 + x12 * (p_0 * p_4))
    x19 = v_1 * (x15 * x16) + (tau_0 + x15 * x17)
    del x04, x06, x07, x08, x01, x12, x14, x16, x17
    x20 = x18 - x19
    x21 = p_5 * (p_1 * p_2)
    x22 = tau_1 - x13 * (p_8 * (p_1 * p_5))
    x23 = v_0 * v_0 * (x15 * x21) - x22
    x24 = x05 * x21
    x25 = x11 + x24
    x26 = (x11 * x20 - x23 * x25) / x09
    x27 = x10 + (p_6 + p_7) + (p_0 * x02 + p_1 * x03)
    del x18, x19, x13, x15, x22, x05, x21, x02, x03, x10
    x28 = x23 * (x24 * 2.0 + x27) - x20 * x25
    a[0] = -x26
    a[1] = -(x28 / x09)


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
