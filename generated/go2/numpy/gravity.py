# gravity of go2: Gravity forces g.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.weight
# Convention  pinocchio
# Program     SHA-256 373a4d20871c214f351b95abc4389c59ce8312d11e981b8d08607ded39a48699
# Operations  117 mul, 78 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     g  18  N, N m  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     assembled/gravity          PROVED
#     assembled/gravity-free     PROVED
#     floating-base/weight       PROVED
#     lagrange/gravity-2         PROVED
#     lagrange/gravity-3         PROVED
#     recursions/gravity-limbs   PROVED
#     recursions/gravity-wheels  PROVED
#     regressor/lumped-mixed     PROVED-MOD-P
#     regressor/lumped-disc      PROVED
#     regressor/reframed         PROVED
#     rotations/align            PROVED
#     rotations/align-back       PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def gravity(q, out=None):
    """Gravity forces g.

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
    g : ndarray, (..., 18)
        [base linear, base angular, joints], base axes; N, N m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [
            ("g", (18,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, g):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (
        _, _, _, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15,
        q_16, q_17, q_18
    ) = q
    (c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12) = numbers(
        (
            1.0, 2.0, 0.02623, 0.00084392, 0.00430848, 0.0789924, 9.81, 0.10962557, 7.119e-05,
            0.146694152, 0.037188086, 157.81347
        )
    )
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33,
        w34, w35, w36, w37, w38
    ) = slots(39)
    x01 = mul(q_03, c02, w00)
    x02 = mul(q_04, c02, w01)
    x06 = sub(c01, add(mul(q_03, x01, w02), mul(q_04, x02, w03), w03), w03)
    x19 = mul(x06, c07, w02)
    x03 = mul(q_05, c02, w04)
    x04 = sub(mul(q_03, x03, w05), mul(q_06, x02, w01), w01)
    x05 = add(mul(q_04, x03, w04), mul(q_06, x01, w00), w00)
    x18 = mul(x05, c07, w04)
    x17 = mul(x04, c07, w05)
    x07 = cos(q_16, w06)
    x08 = sin(q_16, w07)
    x20 = sub(mul(x07, x19, w08), mul(x08, x18, w09), w09)
    x09 = cos(q_17, w08)
    x10 = sin(q_17, w10)
    x11 = cos(q_18, w11)
    x12 = sin(q_18, w12)
    x13 = sub(mul(x12, c03, w13), mul(x11, c04, w14), w14)
    x83 = mul(x13, add(mul(x09, x20, w13), mul(x10, x17, w15), w15), w15)
    x15 = add(x13, c05, w14)
    x14 = add(mul(x12, c04, w12), mul(x11, c03, w11), w11)
    x84 = mul(x14, sub(mul(x09, x17, w12), mul(x10, x20, w13), w13), w13)
    x16 = add(x14, c06, w11)
    x21 = add(mul(x09, x15, w12), mul(x10, x16, w16), w16)
    x22 = sub(mul(x10, x15, w14), mul(x09, x16, w11), w11)
    x23 = sub(x22, c09, w14)
    x24 = add(mul(x07, c08, w08), mul(x08, x23, w10), w10)
    x25 = sub(mul(x08, c08, w07), mul(x07, x23, w14), w14)
    x26 = cos(q_13, w07)
    x27 = sin(q_13, w06)
    x36 = sub(mul(x19, x26, w08), mul(x18, x27, w12), w12)
    x28 = cos(q_14, w08)
    x29 = sin(q_14, w17)
    x30 = cos(q_15, w18)
    x31 = sin(q_15, w19)
    x32 = sub(mul(c03, x31, w20), mul(c04, x30, w21), w21)
    x81 = mul(x32, add(mul(x17, x29, w20), mul(x28, x36, w22), w22), w22)
    x34 = add(c05, x32, w21)
    x33 = add(mul(c04, x31, w19), mul(c03, x30, w18), w18)
    x82 = mul(x33, sub(mul(x17, x28, w19), mul(x29, x36, w20), w20), w20)
    x35 = add(c06, x33, w18)
    x37 = add(mul(x28, x34, w19), mul(x29, x35, w23), w23)
    x38 = sub(mul(x29, x34, w21), mul(x28, x35, w18), w18)
    x39 = sub(c09, x38, w21)
    x40 = add(mul(c08, x26, w08), mul(x27, x39, w17), w17)
    x41 = sub(mul(c08, x27, w06), mul(x26, x39, w21), w21)
    x42 = cos(q_10, w06)
    x43 = sin(q_10, w07)
    x52 = sub(mul(x19, x42, w08), mul(x18, x43, w19), w19)
    x44 = cos(q_11, w08)
    x45 = sin(q_11, w24)
    x46 = cos(q_12, w25)
    x47 = sin(q_12, w26)
    x48 = sub(mul(c03, x47, w27), mul(c04, x46, w28), w28)
    x79 = mul(x48, add(mul(x17, x45, w27), mul(x44, x52, w29), w29), w29)
    x50 = add(c05, x48, w28)
    x49 = add(mul(c04, x47, w26), mul(c03, x46, w25), w25)
    x80 = mul(x49, sub(mul(x17, x44, w26), mul(x45, x52, w27), w27), w27)
    x51 = add(c06, x49, w25)
    x53 = add(mul(x44, x50, w26), mul(x45, x51, w30), w30)
    x54 = sub(mul(x45, x50, w28), mul(x44, x51, w25), w25)
    x55 = sub(c09, x54, w28)
    x56 = sub(mul(c08, x42, w08), mul(x43, x55, w24), w24)
    x57 = add(mul(c08, x43, w07), mul(x42, x55, w28), w28)
    x58 = cos(q_07, w07)
    x59 = sin(q_07, w06)
    x68 = sub(mul(x19, x58, w08), mul(x18, x59, w26), w26)
    x60 = cos(q_08, w08)
    x61 = sin(q_08, w31)
    x62 = cos(q_09, w32)
    x63 = sin(q_09, w33)
    x64 = sub(mul(c03, x63, w34), mul(c04, x62, w35), w35)
    x77 = mul(x64, add(mul(x17, x61, w34), mul(x60, x68, w36), w36), w36)
    x66 = add(c05, x64, w35)
    x65 = add(mul(c04, x63, w33), mul(c03, x62, w32), w32)
    x78 = mul(x65, sub(mul(x17, x60, w33), mul(x61, x68, w34), w34), w34)
    x67 = add(c06, x65, w32)
    x69 = add(mul(x60, x66, w33), mul(x61, x67, w37), w37)
    x70 = sub(mul(x61, x66, w35), mul(x60, x67, w32), w32)
    x74 = sub(c10, add(add(x37, x69, w35), add(x21, x53, w08), w08), w08)
    x71 = sub(c09, x70, w35)
    x72 = add(mul(c08, x58, w31), mul(x59, x71, w33), w33)
    x73 = sub(mul(c08, x59, w06), mul(x58, x71, w35), w35)
    x76 = sub(c11, sub(add(x41, x73, w06), add(x25, x57, w07), w07), w07)
    x75 = sub(add(x40, x72, w06), add(x24, x56, w31), w31)
    g[0] = mul(x04, c12, w01)
    g[1] = mul(x05, c12, w00)
    g[2] = mul(x06, c12, w03)
    g[3] = add(mul(x18, x76, w06), mul(x19, x75, w38), w38)
    g[4] = -add(mul(x19, x74, w06), mul(x17, x76, w07), w07)
    g[5] = -sub(mul(x17, x75, w31), mul(x18, x74, w08), w08)
    g[6] = sub(mul(x19, x72, w33), mul(x18, x73, w35), w35)
    g[7] = add(mul(x17, x70, w32), mul(x68, x69, w37), w37)
    g[8] = sub(x77, x78, w34)
    g[9] = sub(mul(x18, x57, w28), mul(x19, x56, w24), w24)
    g[10] = add(mul(x17, x54, w25), mul(x52, x53, w30), w30)
    g[11] = sub(x79, x80, w27)
    g[12] = sub(mul(x19, x40, w17), mul(x18, x41, w21), w21)
    g[13] = add(mul(x17, x38, w18), mul(x36, x37, w23), w23)
    g[14] = sub(x81, x82, w20)
    g[15] = sub(mul(x18, x25, w14), mul(x19, x24, w10), w10)
    g[16] = add(mul(x17, x22, w11), mul(x20, x21, w16), w16)
    g[17] = sub(x83, x84, w13)


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
