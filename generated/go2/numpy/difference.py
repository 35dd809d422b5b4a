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

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def difference(q0, q1):
    """Velocity that leads from q0 to q1 in one second.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q0 : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    q1 : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad

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
        [(18,)],
    )
    return results[0]


def _kernel(q0, q1, dq):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        q0_00, q0_01, q0_02, q0_03, q0_04, q0_05, q0_06, q0_07, q0_08, q0_09, q0_10, q0_11,
        q0_12, q0_13, q0_14, q0_15, q0_16, q0_17, q0_18
    ) = q0
    (
        q1_00, q1_01, q1_02, q1_03, q1_04, q1_05, q1_06, q1_07, q1_08, q1_09, q1_10, q1_11,
        q1_12, q1_13, q1_14, q1_15, q1_16, q1_17, q1_18
    ) = q1
    x01 = q0_03 * 2.0
    x02 = q0_04 * 2.0
    x03 = q0_05 * 2.0
    x04 = q0_04 * x02
    x05 = q0_05 * x03
    x06 = q0_03 * x02
    x07 = q0_03 * x03
    x08 = q0_04 * x03
    x09 = q0_06 * x01
    x10 = q0_06 * x02
    x11 = q0_06 * x03
    x12 = 1.0 - q0_03 * x01
    x13 = q0_00 - q1_00
    x14 = q0_01 - q1_01
    x15 = q0_02 - q1_02
    x16 = (x06 + x11) * x14 + (x07 - x10) * x15
    x17 = (x05 - (1.0 - x04)) * x13 - x16
    x18 = (x06 - x11) * x13 + (x08 + x09) * x15
    x19 = (x05 - x12) * x14 - x18
    del x02, x03, x01, x16, x06, x11, x05, x18
    x20 = (x07 + x10) * x13 + (x08 - x09) * x14
    x21 = (x04 - x12) * x15 - x20
    del x07, x08, x09, x10, x13, x14, x04, x12, x15, x20
    x22 = q0_05 * q1_04 + q0_06 * q1_03 - (q0_03 * q1_06 + q0_04 * q1_05)
    x23 = q0_03 * q1_05 + q0_06 * q1_04 - (q0_04 * q1_06 + q0_05 * q1_03)
    x24 = q0_04 * q1_03 + q0_06 * q1_05 - (q0_03 * q1_04 + q0_05 * q1_06)
    x25 = q0_03 * q1_03 + q0_04 * q1_04 + (q0_05 * q1_05 + q0_06 * q1_06)
    x26 = np.where(x25 < 0.0, -1.0, 1.0)
    x27 = x22 * x26
    x28 = x23 * x26
    x29 = x24 * x26
    x30 = x25 * x26
    x31 = x28 * x28 + (x29 * x29 + x27 * x27)
    x32 = x31 * 16.0 < x30 * x30
    x33 = np.sqrt(np.where(x32, 1.0, x31))
    x34 = np.arctan2(x33, x30)
    x35 = np.where(x32, x30, 1.0)
    x36 = x31 / (x35 * x35)
    x37 = 0.03225806451612903 - x36 * (0.030303030303030304 - x36 * 0.02857142857142857)
    x38 = 0.037037037037037035 - x36 * (0.034482758620689655 - x36 * x37)
    x39 = 0.043478260869565216 - x36 * (0.04 - x36 * x38)
    del x22, x23, x24, x25, x26, x31, x37, x38
    x40 = 0.05263157894736842 - x36 * (0.047619047619047616 - x36 * x39)
    x41 = 0.06666666666666667 - x36 * (0.058823529411764705 - x36 * x40)
    x42 = 0.09090909090909091 - x36 * (0.07692307692307693 - x36 * x41)
    x43 = 0.14285714285714285 - x36 * (0.1111111111111111 - x36 * x42)
    x44 = 0.3333333333333333 - x36 * (0.2 - x36 * x43)
    x45 = 2.0 * (1.0 - x36 * x44) / x35
    x46 = (1.0 - x30 * x34 / x33) / (x34 * x34 * 4.0)
    del x39, x40, x41, x42, x43, x35, x44, x30
    x47 = np.where(x32, x45, 2.0 * x34 / x33)
    x48 = 0.0004087784605690863 - x36 * (0.00038068002493345883 - x36 * 0.0003559881306887756)
    x49 = 0.00047836431931463745 - x36 * (0.0004410195025299027 - x36 * x48)
    x50 = 0.0005739383170657646 - x36 * (0.0005220914703433217 - x36 * x49)
    x51 = 0.0007127217600089354 - x36 * (0.0006363248607516055 - x36 * x50)
    x52 = 0.0009309961342606499 - x36 * (0.0008082832339302958 - x36 * x51)
    x53 = 0.0013198465261957326 - x36 * (0.0010939100745097218 - x36 * x52)
    del x33, x34, x45, x48, x49, x50, x51, x52
    x54 = 0.0021869488536155205 - x36 * (0.001652503874726097 - x36 * x53)
    x55 = 0.005555555555555556 - x36 * (0.0031746031746031746 - x36 * x54)
    x56 = np.where(x32, 0.08333333333333333 + x36 * x55, x46)
    x57 = x27 * x47
    x58 = x28 * x47
    x59 = x29 * x47
    x60 = x19 * x59 - x21 * x58
    x61 = x21 * x57 - x17 * x59
    x62 = x17 * x58 - x19 * x57
    x63 = x56 * (x58 * x62 - x59 * x61)
    x64 = x56 * (x59 * x60 - x57 * x62)
    x65 = x56 * (x57 * x61 - x58 * x60)
    dq[0] = -(x63 - (x17 + x60 * 0.5))
    dq[1] = -(x64 - (x19 + x61 * 0.5))
    dq[2] = -(x65 - (x21 + x62 * 0.5))
    dq[3] = x57
    dq[4] = x58
    dq[5] = x59
    dq[6] = -(q0_07 - q1_07)
    dq[7] = -(q0_08 - q1_08)
    dq[8] = -(q0_09 - q1_09)
    dq[9] = -(q0_10 - q1_10)
    dq[10] = -(q0_11 - q1_11)
    dq[11] = -(q0_12 - q1_12)
    dq[12] = -(q0_13 - q1_13)
    dq[13] = -(q0_14 - q1_14)
    dq[14] = -(q0_15 - q1_15)
    dq[15] = -(q0_16 - q1_16)
    dq[16] = -(q0_17 - q1_17)
    dq[17] = -(q0_18 - q1_18)


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
