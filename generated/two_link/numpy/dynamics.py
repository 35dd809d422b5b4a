# dynamics of two_link: Terms of M a + C v + g = tau of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate two_link
#
# Source      derivations/two_link.py
# Convention  as the derivation says
# Program     SHA-256 0f0e87a058fe59e119ee46417f8b02f3041acfd6278f741d8913b35f595a4919
# Operations  27 mul, 11 add, 0 div, 1 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  2
#     v  2
#     p  9
#
# Outputs
#     M  2 x 2
#     C  2 x 2
#     g  2
#
# Statements it rests on
#     two-link/mass-matrix  PROVED
#     two-link/coriolis     PROVED
#     two-link/gravity      PROVED
#     two-link/skew         PROVED

import math
from typing import NamedTuple

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


class Dynamics(NamedTuple):
    """What dynamics returns."""

    M: np.ndarray
    C: np.ndarray
    g: np.ndarray


def dynamics(q, v, p, out=None):
    """Terms of M a + C v + g = tau of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.

    Parameters
    ----------
    q : array_like, (..., 2)
    v : array_like, (..., 2)
    p : array_like, (..., 9)
    out : sequence of ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    M : ndarray, (..., 2, 2)
    C : ndarray, (..., 2, 2)
    g : ndarray, (..., 2)
    """
    results = _run(
        _kernel,
        [
            ("q", q, (2,)),
            ("v", v, (2,)),
            ("p", p, (9,)),
        ],
        [
            ("M", (2, 2)),
            ("C", (2, 2)),
            ("g", (2,)),
        ],
        out,
    )
    return Dynamics(*results)


def _kernel(given, q, v, p, M, C, g):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (q_0, q_1) = q
    (v_0, v_1) = v
    (p_0, p_1, p_2, _, p_4, p_5, p_6, p_7, p_8) = p
    (c1,) = numbers((2.0,))
    (w0, w1, w2, w3, w4, w5, w6, w7, w8, w9) = slots(10)
    x01 = mul(p_1, mul(p_5, p_5, w0), w0)
    x05 = add(p_7, x01, w1)
    x02 = mul(cos(q_1, w2), mul(p_5, mul(p_1, p_2, w3), w3), w3)
    x06 = add(x02, x05, w2)
    x03 = add(mul(p_0, mul(p_4, p_4, w4), w4), add(p_6, p_7, w5), w5)
    x04 = add(x03, add(mul(p_1, mul(p_2, p_2, w4), w4), x01, w0), w0)
    x07 = sin(q_1, w5)
    x08 = mul(x07, mul(p_5, mul(p_2, mul(v_1, p_1, w4), w4), w4), w4)
    x09 = mul(x07, mul(p_5, mul(p_2, mul(v_0, p_1, w6), w6), w6), w6)
    x10 = cos(q_0, w5)
    x11 = cos(add(q_0, q_1, w7), w7)
    x12 = mul(p_1, add(mul(p_2, x10, w8), mul(p_5, x11, w9), w9), w9)
    x13 = mul(p_8, add(x12, mul(x10, mul(p_0, p_4, w8), w8), w8), w8)
    M[0, 0] = add(mul(c1, x02, w3), x04, w0)
    M[0, 1] = x06
    M[1, 0] = x06
    M[1, 1] = x05
    C[...] = 0.0
    C[0, 0] = -x08
    C[0, 1] = -add(x08, x09, w3)
    C[1, 0] = x09
    g[0] = x13
    g[1] = mul(x11, mul(p_8, mul(p_1, p_5, w9), w9), w9)


_ONE = (
    lambda a, b, _: a - b,
    lambda a, b, _: a + b,
    lambda a, b, _: a * b,
    lambda a, b, _: a / b if b else float(np.divide(a, b)),
    lambda a, _: float(np.sqrt(a)),
    lambda a, _: math.sin(a) if abs(a) < math.inf else math.nan,
    lambda a, _: math.cos(a) if abs(a) < math.inf else math.nan,
    lambda a, _: float(np.tan(a)),
    lambda a, b, _: float(np.arctan2(a, b)),
    lambda a, b: a < b,
    lambda condition, a, b: a if condition else b,
    lambda values: values,
    lambda count: (None,) * count,
)
"""What a kernel's words stand for where entries are numbers."""

_MANY = (
    np.subtract,
    np.add,
    np.multiply,
    np.divide,
    np.sqrt,
    np.sin,
    np.cos,
    np.tan,
    np.arctan2,
    np.less,
    np.where,
    lambda values: [np.array(value) for value in values],
)
"""What they stand for, but for slots, where entries are arrays."""


def _run(kernel, arguments, outputs, out):
    """Run a kernel on one state, or on a batch of them block by block."""
    arrays = [_checked(*argument) for argument in arguments]
    batch = _batch(arguments, arrays)
    results = [np.empty(batch + shape) for _, shape in outputs] if out is None else out
    if out is not None:
        _check_out(outputs, out, batch)
        results = [x if x.flags.c_contiguous else np.empty(x.shape) for x in out]
    if batch:
        _run_many(kernel, zip(arguments, arrays), batch, zip(outputs, results))
    else:
        kernel(_ONE, *[array.ravel().tolist() for array in arrays], *results)
    return [result[()] for result in results] if out is None else _copied(results, out)


def _run_many(kernel, arguments, batch, results):
    """Run a kernel block by block, on rows of states."""
    count, work = math.prod(batch), []
    states = [_by_state(*pair, batch) for pair in arguments]
    rows = [array.reshape(count, *shape) for (_, shape), array in results]
    np.empty(1 << 21)  # an allocator that has freed this much keeps the small arrays' memory
    for start in range(0, count, _BLOCK):
        stop = min(start + _BLOCK, count)

        def slots(number, size=stop - start):
            if not work:
                work.append(np.empty((number, size)))
            return list(work[0][:, :size])

        entries = [list(np.ascontiguousarray(state[start:stop].T)) for state in states]
        views = [np.moveaxis(result[start:stop], 0, -1) for result in rows]
        kernel((*_MANY, slots), *entries, *views)


def _checked(name, value, shape):
    """An argument as an array of doubles whose last axes have this shape."""
    array = np.asarray(value)
    if array.dtype.kind == "c":  # NumPy would drop the imaginary parts
        raise ValueError(f"{name}: expected real numbers, got complex ones")
    array = array.astype(np.float64, copy=False)
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


def _check_out(outputs, out, batch):
    """Refuse arrays that cannot hold the results."""
    if len(out) != len(outputs):
        raise ValueError(f"out: expected {len(outputs)} arrays, got {len(out)}")
    for (name, shape), array in zip(outputs, out):
        if not isinstance(array, np.ndarray) or array.dtype != np.float64:
            raise ValueError(f"out: expected an array of doubles for {name}")
        if array.shape != batch + shape:
            raise ValueError(f"out: expected shape {batch + shape} for {name}, got {array.shape}")


def _copied(results, out):
    """The caller's arrays with the results in them."""
    for result, array in zip(results, out):
        if array is not result:
            array[...] = result
    return out


def _by_state(argument, array, batch):
    """An argument with one row a state."""
    shape = argument[2]
    return np.broadcast_to(array, batch + shape).reshape(math.prod(batch), math.prod(shape))
