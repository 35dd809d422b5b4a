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
#     consistency/determinant   PROVED
#     consistency/back          PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def log_cholesky(e, s, t, out=None):
    """The ten parameters of a body from its log-Cholesky parameters; e holds the exponentials of alpha, d1, d2, d3.

    Parameters
    ----------
    e : array_like, (..., 4)
    s : array_like, (..., 3)
    t : array_like, (..., 3)
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

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
        [
            ("pi", (10,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, e, s, t, pi):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (e_0, e_1, e_2, e_3) = e
    (s_0, s_1, s_2) = s
    (t_0, t_1, t_2) = t
    (w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12) = slots(13)
    x01 = mul(e_0, e_0, w00)
    x02 = mul(x01, mul(e_2, e_2, w01), w01)
    x03 = mul(x01, mul(e_3, e_3, w02), w02)
    x04 = mul(x01, mul(s_1, s_1, w03), w03)
    x05 = mul(x01, mul(t_1, t_1, w04), w04)
    x06 = mul(x01, mul(t_2, t_2, w05), w05)
    x07 = add(add(x04, x05, w06), add(x06, add(x02, x03, w07), w07), w07)
    x08 = add(mul(t_0, t_1, w06), add(mul(e_2, s_0, w08), mul(s_1, s_2, w09), w09), w09)
    x09 = mul(x01, mul(e_1, e_1, w06), w06)
    x10 = mul(x01, mul(s_0, s_0, w08), w08)
    x11 = mul(x01, mul(s_2, s_2, w10), w10)
    x12 = mul(x01, mul(t_0, t_0, w11), w11)
    x13 = add(add(x11, x12, w12), add(add(x03, x06, w05), add(x09, x10, w02), w02), w02)
    x16 = add(add(x12, add(x02, x04, w03), w03), add(add(x05, x09, w06), add(x10, x11, w10), w10), w10)
    x14 = mul(x01, add(mul(e_3, s_2, w03), mul(t_0, t_2, w06), w06), w06)
    x15 = mul(x01, add(mul(e_3, s_1, w03), mul(t_1, t_2, w08), w08), w08)
    pi[0] = x01
    pi[1] = mul(t_0, x01, w03)
    pi[2] = mul(t_1, x01, w04)
    pi[3] = mul(t_2, x01, w11)
    pi[4] = x07
    pi[5] = -mul(x01, x08, w09)
    pi[6] = x13
    pi[7] = -x14
    pi[8] = -x15
    pi[9] = x16


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
