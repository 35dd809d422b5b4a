# center_of_mass of go2: Centre of mass of all moving links.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.centroidal
# Convention  pinocchio
# Program     SHA-256 ae753a0e507a18399a2e0416cdf9745aeb891d5d0d175a6aec62189bc0dc9dc1
# Operations  69 mul, 67 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     c  3  m  world
#
# Statements it rests on
#     centroidal/centre        PROVED
#     centroidal/centre-fixed  PROVED
#     centroidal/linear        PROVED
#     regressor/lumped-mixed   PROVED-MOD-P
#     regressor/lumped-disc    PROVED
#     regressor/reframed       PROVED
#     rotations/align          PROVED
#     rotations/align-back     PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def center_of_mass(q, out=None):
    """Centre of mass of all moving links.

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
    c : ndarray, (..., 3)
        world; m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [
            ("c", (3,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, c):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (
        q_00, q_01, q_02, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13,
        q_14, q_15, q_16, q_17, q_18
    ) = q
    (c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12) = numbers(
        (
            1.0, 2.0, 0.02623, 0.00084392, 0.00430848, 0.0789924, 0.10962557, 7.119e-05,
            0.146694152, 0.037188086, 16.087, 0.06216199415677255
        )
    )
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32
    ) = slots(33)
    x01 = mul(q_03, c02, w00)
    x12 = sub(c01, mul(q_03, x01, w01), w01)
    x09 = mul(q_06, x01, w00)
    x02 = mul(q_04, c02, w02)
    x04 = mul(q_04, x02, w03)
    x06 = mul(q_03, x02, w04)
    x10 = mul(q_06, x02, w02)
    x03 = mul(q_05, c02, w05)
    x05 = mul(q_05, x03, w06)
    x07 = mul(q_03, x03, w07)
    x08 = mul(q_04, x03, w08)
    x11 = mul(q_06, x03, w05)
    x13 = cos(q_16, w09)
    x14 = sin(q_16, w10)
    x15 = cos(q_17, w11)
    x16 = sin(q_17, w12)
    x17 = cos(q_18, w13)
    x18 = sin(q_18, w14)
    x19 = sub(mul(x17, c04, w15), add(c05, mul(x18, c03, w16), w16), w16)
    x20 = add(mul(x17, c03, w13), add(c06, mul(x18, c04, w14), w14), w14)
    x21 = add(mul(x15, x20, w13), add(c08, mul(x16, x19, w15), w15), w15)
    x22 = cos(q_13, w13)
    x23 = sin(q_13, w17)
    x24 = cos(q_14, w18)
    x25 = sin(q_14, w19)
    x26 = cos(q_15, w20)
    x27 = sin(q_15, w21)
    x28 = sub(mul(c04, x26, w22), add(c05, mul(c03, x27, w23), w23), w23)
    x29 = add(mul(c03, x26, w20), add(c06, mul(c04, x27, w21), w21), w21)
    x30 = add(mul(x24, x29, w20), add(c08, mul(x25, x28, w22), w22), w22)
    x31 = cos(q_10, w20)
    x32 = sin(q_10, w24)
    x33 = cos(q_11, w25)
    x34 = sin(q_11, w26)
    x35 = cos(q_12, w27)
    x36 = sin(q_12, w28)
    x37 = sub(mul(c04, x35, w29), add(c05, mul(c03, x36, w30), w30), w30)
    x38 = add(mul(c03, x35, w27), add(c06, mul(c04, x36, w28), w28), w28)
    x50 = add(sub(mul(x33, x37, w27), mul(x34, x38, w29), w29), sub(mul(x15, x19, w16), mul(x16, x20, w14), w14), w14)
    x39 = add(mul(x33, x38, w28), add(c08, mul(x34, x37, w30), w30), w30)
    x40 = cos(q_07, w28)
    x52 = mul(c07, sub(add(x22, x40, w26), add(x13, x31, w25), w25), w25)
    x41 = sin(q_07, w26)
    x55 = mul(c07, sub(add(x23, x41, w29), add(x14, x32, w16), w16), w16)
    x42 = cos(q_08, w29)
    x43 = sin(q_08, w12)
    x44 = cos(q_09, w11)
    x45 = sin(q_09, w27)
    x46 = sub(mul(c04, x44, w31), add(c05, mul(c03, x45, w32), w32), w32)
    x47 = add(mul(c03, x44, w11), add(c06, mul(c04, x45, w27), w27), w27)
    x49 = add(sub(mul(x42, x46, w11), mul(x43, x47, w31), w31), sub(mul(x24, x28, w23), mul(x25, x29, w21), w21), w21)
    x51 = add(c09, add(x49, x50, w14), w14)
    x48 = add(mul(x42, x47, w27), add(c08, mul(x43, x46, w32), w32), w32)
    x53 = add(add(mul(x23, x30, w17), mul(x41, x48, w26), w26), add(mul(x14, x21, w10), mul(x32, x39, w24), w24), w24)
    x54 = add(x52, x53, w24)
    x56 = add(add(mul(x22, x30, w22), mul(x40, x48, w32), w32), add(mul(x13, x21, w15), mul(x31, x39, w30), w30), w30)
    x57 = add(x56, sub(c10, x55, w16), w16)
    x58 = sub(mul(sub(x05, sub(c01, x04, w30), w30), x51, w30), mul(q_00, c11, w32), w32)
    x59 = sub(mul(add(x07, x10, w30), x57, w30), sub(mul(sub(x06, x11, w15), x54, w15), x58, w32), w32)
    x60 = add(mul(add(x06, x11, w05), x51, w05), mul(q_01, c11, w04), w04)
    x61 = add(mul(sub(x08, x09, w05), x57, w05), sub(mul(sub(x05, x12, w06), x54, w06), x60, w04), w04)
    x62 = add(mul(sub(x07, x10, w02), x51, w14), mul(q_02, c11, w02), w02)
    x63 = add(mul(sub(x04, x12, w01), x57, w16), add(mul(add(x08, x09, w00), x54, w24), x62, w02), w02)
    c[0] = -mul(x59, c12, w32)
    c[1] = -mul(x61, c12, w04)
    c[2] = mul(x63, c12, w02)


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
