# potential_energy of go2: Potential energy of gravity, zero at world z = 0.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.energy
# Convention  pinocchio
# Program     SHA-256 61bf55afdbdba5bb0f152fb9e91261c0ac797ea34d101af137c7c35a8c0f1cde
# Operations  56 mul, 54 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     V  scalar  J  -
#
# Statements it rests on
#     recursions/potential-limbs   PROVED
#     recursions/potential-wheels  PROVED
#     recursions/power             PROVED
#     regressor/lumped-mixed       PROVED-MOD-P
#     regressor/lumped-disc        PROVED
#     regressor/reframed           PROVED
#     rotations/align              PROVED
#     rotations/align-back         PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def potential_energy(q, out=None):
    """Potential energy of gravity, zero at world z = 0.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    V : ndarray, (...)
        J
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [
            ("V", ()),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, V):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (
        _, _, q_02, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14,
        q_15, q_16, q_17, q_18
    ) = q
    (c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12) = numbers(
        (
            1.0, 2.0, 0.02623, 0.00084392, 0.00430848, 0.0789924, 0.10962557, 7.119e-05,
            0.146694152, 0.037188086, 16.087, 9.81
        )
    )
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27
    ) = slots(28)
    x01 = mul(q_03, c02, w00)
    x02 = mul(q_04, c02, w01)
    x04 = sub(mul(q_04, x02, w02), sub(c01, mul(q_03, x01, w03), w03), w03)
    x03 = mul(q_05, c02, w02)
    x05 = cos(q_16, w04)
    x06 = sin(q_16, w05)
    x07 = cos(q_17, w06)
    x08 = sin(q_17, w07)
    x09 = cos(q_18, w08)
    x10 = sin(q_18, w09)
    x11 = sub(mul(x09, c04, w10), add(c05, mul(x10, c03, w11), w11), w11)
    x12 = add(mul(x09, c03, w08), add(c06, mul(x10, c04, w09), w09), w09)
    x13 = add(mul(x07, x12, w08), add(c08, mul(x08, x11, w10), w10), w10)
    x14 = cos(q_13, w08)
    x15 = sin(q_13, w12)
    x16 = cos(q_14, w13)
    x17 = sin(q_14, w14)
    x18 = cos(q_15, w15)
    x19 = sin(q_15, w16)
    x20 = sub(mul(c04, x18, w17), add(c05, mul(c03, x19, w18), w18), w18)
    x21 = add(mul(c03, x18, w15), add(c06, mul(c04, x19, w16), w16), w16)
    x22 = add(mul(x16, x21, w15), add(c08, mul(x17, x20, w17), w17), w17)
    x23 = cos(q_10, w15)
    x24 = sin(q_10, w19)
    x25 = cos(q_11, w20)
    x26 = sin(q_11, w21)
    x27 = cos(q_12, w22)
    x28 = sin(q_12, w23)
    x29 = sub(mul(c04, x27, w24), add(c05, mul(c03, x28, w25), w25), w25)
    x30 = add(mul(c03, x27, w22), add(c06, mul(c04, x28, w23), w23), w23)
    x42 = add(sub(mul(x25, x29, w22), mul(x26, x30, w24), w24), sub(mul(x07, x11, w11), mul(x08, x12, w09), w09), w09)
    x31 = add(mul(x25, x30, w23), add(c08, mul(x26, x29, w25), w25), w25)
    x32 = cos(q_07, w23)
    x43 = mul(c07, sub(add(x14, x32, w21), add(x05, x23, w20), w20), w20)
    x33 = sin(q_07, w21)
    x45 = mul(c07, sub(add(x15, x33, w24), add(x06, x24, w11), w11), w11)
    x34 = cos(q_08, w24)
    x35 = sin(q_08, w07)
    x36 = cos(q_09, w06)
    x37 = sin(q_09, w22)
    x38 = sub(mul(c04, x36, w26), add(c05, mul(c03, x37, w27), w27), w27)
    x39 = add(mul(c03, x36, w06), add(c06, mul(c04, x37, w22), w22), w22)
    x41 = add(sub(mul(x34, x38, w06), mul(x35, x39, w26), w26), sub(mul(x16, x20, w18), mul(x17, x21, w16), w16), w16)
    x47 = mul(sub(mul(q_03, x03, w26), mul(q_06, x02, w01), w01), add(c09, add(x41, x42, w09), w09), w09)
    x40 = add(mul(x34, x39, w22), add(c08, mul(x35, x38, w27), w27), w27)
    x44 = add(add(mul(x15, x22, w12), mul(x33, x40, w21), w21), add(mul(x06, x13, w05), mul(x24, x31, w19), w19), w19)
    x48 = mul(add(mul(q_04, x03, w02), mul(q_06, x01, w00), w00), add(x43, x44, w19), w19)
    x46 = add(add(mul(x14, x22, w17), mul(x32, x40, w27), w27), add(mul(x05, x13, w10), mul(x23, x31, w25), w25), w25)
    x49 = add(mul(x04, add(x46, sub(c10, x45, w11), w11), w11), add(x48, add(x47, mul(q_02, c11, w03), w03), w03), w03)
    V[...] = mul(x49, c12, w03)


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
