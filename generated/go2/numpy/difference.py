# difference of go2: Velocity that leads from q0 to q1 in one second.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.manifold
# Convention  pinocchio
# Program     SHA-256 112ca4615921744c7174db64fec71fe0df023817eb11c2b200672a1f6f0fcab5
# Operations  107 mul, 93 add, 5 div, 0 sin, 0 cos, 1 sqrt, 1 atan2, 2 less, 5 select
#
# Inputs
#     q0  19  m, -, rad  [p, quaternion xyzw, joints]
#     q1  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     dq  18  m, rad  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     manifold/undone-continuous          PROVED
#     manifold/undone-spherical           PROVED
#     manifold/undone-planar              PROVED
#     manifold/undone-floating            PROVED
#     manifold/undone-mixed               PROVED
#     manifold/straight                   PROVED
#     rigid-motions/difference            PROVED
#     exponential-jacobians/left-inverse  PROVED
#     small-angles/inverse                PROVED
#     small-angles/log-rate               PROVED
#     small-angles/log-square             PROVED
#     quaternions/logarithm-sign          PROVED
#     small-angles/closed-from            PROVED
#     small-angles/series-below           PROVED
#     small-angles/harmless               PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def difference(q0, q1, out=None):
    """Velocity that leads from q0 to q1 in one second.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q0 : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    q1 : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    dq : ndarray, (..., 18)
        [base linear, base angular, joints], base axes; m, rad
    """
    results = _run(
        _kernel,
        [
            ("q0", q0, (19,)),
            ("q1", q1, (19,)),
        ],
        [
            ("dq", (18,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q0, q1, dq):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (
        q0_00, q0_01, q0_02, q0_03, q0_04, q0_05, q0_06, q0_07, q0_08, q0_09, q0_10, q0_11,
        q0_12, q0_13, q0_14, q0_15, q0_16, q0_17, q0_18
    ) = q0
    (
        q1_00, q1_01, q1_02, q1_03, q1_04, q1_05, q1_06, q1_07, q1_08, q1_09, q1_10, q1_11,
        q1_12, q1_13, q1_14, q1_15, q1_16, q1_17, q1_18
    ) = q1
    (
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
        c35, c36, c37, c38, c39, c40, c41
    ) = numbers(
        (
            0.0, 1.0, 2.0, 16.0, 0.02857142857142857, 0.030303030303030304, 0.03225806451612903,
            0.034482758620689655, 0.037037037037037035, 0.04, 0.043478260869565216,
            0.047619047619047616, 0.05263157894736842, 0.058823529411764705, 0.06666666666666667,
            0.07692307692307693, 0.09090909090909091, 0.1111111111111111, 0.14285714285714285, 0.2,
            0.3333333333333333, 4.0, 0.0003559881306887756, 0.00038068002493345883,
            0.0004087784605690863, 0.0004410195025299027, 0.00047836431931463745,
            0.0005220914703433217, 0.0005739383170657646, 0.0006363248607516055,
            0.0007127217600089354, 0.0008082832339302958, 0.0009309961342606499,
            0.0010939100745097218, 0.0013198465261957326, 0.001652503874726097,
            0.0021869488536155205, 0.0031746031746031746, 0.005555555555555556, 0.08333333333333333,
            0.5
        )
    )
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17
    ) = slots(18)
    x01 = mul(q0_03, c03, w00)
    x12 = sub(c02, mul(q0_03, x01, w01), w01)
    x09 = mul(q0_06, x01, w00)
    x02 = mul(q0_04, c03, w02)
    x04 = mul(q0_04, x02, w03)
    x06 = mul(q0_03, x02, w04)
    x10 = mul(q0_06, x02, w02)
    x03 = mul(q0_05, c03, w05)
    x05 = mul(q0_05, x03, w06)
    x07 = mul(q0_03, x03, w07)
    x08 = mul(q0_04, x03, w08)
    x11 = mul(q0_06, x03, w05)
    x13 = sub(q0_00, q1_00, w09)
    x14 = sub(q0_01, q1_01, w10)
    x20 = add(mul(add(x07, x10, w11), x13, w11), mul(sub(x08, x09, w12), x14, w12), w12)
    x15 = sub(q0_02, q1_02, w11)
    x16 = add(mul(add(x06, x11, w13), x14, w13), mul(sub(x07, x10, w02), x15, w02), w02)
    x17 = sub(mul(sub(x05, sub(c02, x04, w13), w13), x13, w13), x16, w02)
    x18 = add(mul(sub(x06, x11, w05), x13, w09), mul(add(x08, x09, w00), x15, w00), w00)
    x19 = sub(mul(sub(x05, x12, w06), x14, w10), x18, w00)
    x21 = sub(mul(sub(x04, x12, w01), x15, w11), x20, w12)
    x22 = sub(add(mul(q0_05, q1_04, w11), mul(q0_06, q1_03, w01), w01), add(mul(q0_03, q1_06, w11), mul(q0_04, q1_05, w03), w03), w03)
    x23 = sub(add(mul(q0_03, q1_05, w01), mul(q0_06, q1_04, w11), w11), add(mul(q0_04, q1_06, w01), mul(q0_05, q1_03, w10), w10), w10)
    x24 = sub(add(mul(q0_04, q1_03, w11), mul(q0_06, q1_05, w01), w01), add(mul(q0_03, q1_04, w11), mul(q0_05, q1_06, w06), w06), w06)
    x25 = add(add(mul(q0_03, q1_03, w01), mul(q0_04, q1_04, w11), w11), add(mul(q0_05, q1_05, w01), mul(q0_06, q1_06, w09), w09), w09)
    x26 = where(less(x25, c01), -c02, c02)
    x27 = mul(x22, x26, w03)
    x28 = mul(x23, x26, w10)
    x29 = mul(x24, x26, w06)
    x30 = mul(x25, x26, w09)
    x31 = add(mul(x28, x28, w11), add(mul(x29, x29, w01), mul(x27, x27, w08), w08), w08)
    x32 = less(mul(x31, c04, w11), mul(x30, x30, w01))
    x33 = sqrt(where(x32, c02, x31), w01)
    x34 = atan2(x33, x30, w11)
    x46 = div(sub(c02, div(mul(x30, x34, w05), x33, w05), w05), mul(mul(x34, x34, w04), c22, w04), w04)
    x35 = where(x32, x30, c02)
    x36 = div(x31, mul(x35, x35, w09), w09)
    x37 = sub(c07, mul(x36, sub(c06, mul(x36, c05, w08), w08), w08), w08)
    x38 = sub(c09, mul(x36, sub(c08, mul(x36, x37, w08), w08), w08), w08)
    x39 = sub(c11, mul(x36, sub(c10, mul(x36, x38, w08), w08), w08), w08)
    x40 = sub(c13, mul(x36, sub(c12, mul(x36, x39, w08), w08), w08), w08)
    x41 = sub(c15, mul(x36, sub(c14, mul(x36, x40, w08), w08), w08), w08)
    x42 = sub(c17, mul(x36, sub(c16, mul(x36, x41, w08), w08), w08), w08)
    x43 = sub(c19, mul(x36, sub(c18, mul(x36, x42, w08), w08), w08), w08)
    x44 = sub(c21, mul(x36, sub(c20, mul(x36, x43, w08), w08), w08), w08)
    x45 = div(mul(c03, sub(c02, mul(x36, x44, w08), w08), w08), x35, w08)
    x47 = where(x32, x45, div(mul(c03, x34, w11), x33, w01))
    x57 = mul(x27, x47, w03)
    x58 = mul(x28, x47, w10)
    x59 = mul(x29, x47, w06)
    x60 = sub(mul(x19, x59, w01), mul(x21, x58, w08), w08)
    x61 = sub(mul(x21, x57, w01), mul(x17, x59, w11), w11)
    x62 = sub(mul(x17, x58, w01), mul(x19, x57, w05), w05)
    x48 = sub(c25, mul(x36, sub(c24, mul(x36, c23, w01), w01), w01), w01)
    x49 = sub(c27, mul(x36, sub(c26, mul(x36, x48, w01), w01), w01), w01)
    x50 = sub(c29, mul(x36, sub(c28, mul(x36, x49, w01), w01), w01), w01)
    x51 = sub(c31, mul(x36, sub(c30, mul(x36, x50, w01), w01), w01), w01)
    x52 = sub(c33, mul(x36, sub(c32, mul(x36, x51, w01), w01), w01), w01)
    x53 = sub(c35, mul(x36, sub(c34, mul(x36, x52, w01), w01), w01), w01)
    x54 = sub(c37, mul(x36, sub(c36, mul(x36, x53, w01), w01), w01), w01)
    x55 = sub(c39, mul(x36, sub(c38, mul(x36, x54, w01), w01), w01), w01)
    x56 = where(x32, add(c40, mul(x36, x55, w01), w01), x46)
    x63 = mul(x56, sub(mul(x58, x62, w04), mul(x59, x61, w01), w01), w01)
    x64 = mul(x56, sub(mul(x59, x60, w04), mul(x57, x62, w09), w09), w09)
    x65 = mul(x56, sub(mul(x57, x61, w04), mul(x58, x60, w13), w13), w13)
    dq[0] = -sub(x63, add(x17, mul(x60, c41, w08), w08), w08)
    dq[1] = -sub(x64, add(x19, mul(x61, c41, w11), w11), w11)
    dq[2] = -sub(x65, add(x21, mul(x62, c41, w05), w05), w05)
    dq[3] = x57
    dq[4] = x58
    dq[5] = x59
    dq[6] = -sub(q0_07, q1_07, w13)
    dq[7] = -sub(q0_08, q1_08, w12)
    dq[8] = -sub(q0_09, q1_09, w09)
    dq[9] = -sub(q0_10, q1_10, w00)
    dq[10] = -sub(q0_11, q1_11, w01)
    dq[11] = -sub(q0_12, q1_12, w02)
    dq[12] = -sub(q0_13, q1_13, w04)
    dq[13] = -sub(q0_14, q1_14, w07)
    dq[14] = -sub(q0_15, q1_15, w14)
    dq[15] = -sub(q0_16, q1_16, w15)
    dq[16] = -sub(q0_17, q1_17, w16)
    dq[17] = -sub(q0_18, q1_18, w17)


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
