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

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def aba(q, v, tau, p, out=None):
    """Accelerations of the two-link arm under torques. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.

    Parameters
    ----------
    q : array_like, (..., 2)
    v : array_like, (..., 2)
    tau : array_like, (..., 2)
    p : array_like, (..., 9)
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

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
        [
            ("a", (2,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, tau, p, a):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (q_0, q_1) = q
    (v_0, v_1) = v
    (tau_0, tau_1) = tau
    (p_0, p_1, p_2, _, p_4, p_5, p_6, p_7, p_8) = p
    (c1,) = numbers((2.0,))
    (w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10) = slots(11)
    x01 = mul(p_5, p_5, w00)
    x10 = mul(p_1, x01, w01)
    x11 = add(p_7, x10, w02)
    x02 = mul(p_4, p_4, w03)
    x03 = mul(p_2, p_2, w04)
    x04 = mul(mul(p_1, p_1, w05), mul(x01, x03, w06), w06)
    x05 = cos(q_1, w05)
    x08 = sub(mul(x04, mul(x05, x05, w07), w07), add(x04, mul(x01, mul(p_1, p_6, w08), w08), w08), w08)
    x06 = add(mul(p_0, p_7, w07), mul(x01, mul(p_0, p_1, w06), w06), w06)
    x07 = add(mul(x03, mul(p_1, p_7, w07), w07), mul(p_6, p_7, w00), w00)
    x09 = sub(add(mul(x02, x06, w06), x07, w00), x08, w08)
    x12 = cos(q_0, w00)
    x13 = cos(add(q_0, q_1, w06), w06)
    x14 = mul(p_1, add(mul(p_2, x12, w07), mul(p_5, x13, w09), w09), w09)
    x18 = mul(p_8, add(x14, mul(x12, mul(p_0, p_4, w07), w07), w07), w07)
    x15 = sin(q_1, w09)
    x16 = mul(p_5, mul(p_2, mul(p_1, add(v_0, v_1, w00), w00), w00), w00)
    x17 = mul(p_5, mul(p_2, mul(p_1, mul(v_0, v_1, w10), w10), w10), w10)
    x19 = add(mul(v_1, mul(x15, x16, w00), w00), add(tau_0, mul(x15, x17, w10), w10), w10)
    x20 = sub(x18, x19, w10)
    x22 = sub(tau_1, mul(x13, mul(p_8, mul(p_1, p_5, w07), w07), w07), w07)
    x21 = mul(p_5, mul(p_1, p_2, w06), w06)
    x23 = sub(mul(mul(v_0, v_0, w00), mul(x15, x21, w09), w09), x22, w07)
    x24 = mul(x05, x21, w06)
    x25 = add(x11, x24, w05)
    x26 = div(sub(mul(x11, x20, w02), mul(x23, x25, w09), w09), x09, w09)
    x27 = add(add(x10, add(p_6, p_7, w02), w02), add(mul(p_0, x02, w03), mul(p_1, x03, w04), w04), w04)
    x28 = sub(mul(x23, add(mul(x24, c1, w06), x27, w04), w04), mul(x20, x25, w05), w05)
    a[0] = -x26
    a[1] = -div(x28, x09, w08)


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
