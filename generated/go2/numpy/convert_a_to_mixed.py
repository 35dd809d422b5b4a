# convert_a_to_mixed of go2: Acceleration to the convention mixed: [base linear, base angular, joints], world axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 776a6d4577cd9cd3b276de401d449f16bf227906cdfdd2a46ca12d69a93af1d7
# Operations  36 mul, 29 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad       [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
#     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Outputs
#     a_mixed  18  m/s^2, rad/s^2  [base linear, base angular, joints], world axes
#
# Statements it rests on
#     conventions/a-pinocchio-mixed     PROVED
#     conventions/a-mujoco-mixed        PROVED
#     conventions/a-featherstone-mixed  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def convert_a_to_mixed(q, v, a):
    """Acceleration to the convention mixed: [base linear, base angular, joints], world axes.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    v : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s
    a : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s^2, rad/s^2

    Returns
    -------
    a_mixed : ndarray, (..., 18)
        [base linear, base angular, joints], world axes; m/s^2, rad/s^2
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
            ("a", a, (18,)),
        ],
        [(18,)],
    )
    return results[0]


def _kernel(q, v, a, a_mixed):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = q
    (v_00, v_01, v_02, v_03, v_04, v_05, _, _, _, _, _, _, _, _, _, _, _, _) = v
    (
        a_00, a_01, a_02, a_03, a_04, a_05, a_06, a_07, a_08, a_09, a_10, a_11, a_12, a_13,
        a_14, a_15, a_16, a_17
    ) = a
    x01 = v_01 * v_05 - (a_00 + v_02 * v_04)
    x02 = v_02 * v_03 - (a_01 + v_00 * v_05)
    x03 = v_00 * v_04 - (a_02 + v_01 * v_03)
    x04 = q_03 * 2.0
    x05 = q_04 * 2.0
    x06 = q_05 * 2.0
    x07 = q_04 * x05
    x08 = q_05 * x06
    x09 = q_03 * x05
    x10 = q_03 * x06
    x11 = q_04 * x06
    x12 = q_06 * x04
    x13 = q_06 * x05
    x14 = q_06 * x06
    x15 = x08 - (1.0 - x07)
    x16 = x09 - x14
    x17 = x10 + x13
    x18 = x09 + x14
    x19 = 1.0 - q_03 * x04
    x20 = x08 - x19
    x21 = x11 - x12
    x22 = x10 - x13
    del x05, x06, x09, x14, x04, x08, x10, x13
    x23 = x11 + x12
    x24 = x07 - x19
    x25 = x01 * x15 - (x02 * x16 + x03 * x17)
    x26 = x02 * x20 - (x01 * x18 + x03 * x21)
    x27 = x03 * x24 - (x01 * x22 + x02 * x23)
    x28 = a_03 * x15 - (a_04 * x16 + a_05 * x17)
    x29 = a_04 * x20 - (a_03 * x18 + a_05 * x21)
    x30 = a_05 * x24 - (a_03 * x22 + a_04 * x23)
    a_mixed[0] = x25
    a_mixed[1] = x26
    a_mixed[2] = x27
    a_mixed[3] = -x28
    a_mixed[4] = -x29
    a_mixed[5] = -x30
    a_mixed[6] = a_06
    a_mixed[7] = a_07
    a_mixed[8] = a_08
    a_mixed[9] = a_09
    a_mixed[10] = a_10
    a_mixed[11] = a_11
    a_mixed[12] = a_12
    a_mixed[13] = a_13
    a_mixed[14] = a_14
    a_mixed[15] = a_15
    a_mixed[16] = a_16
    a_mixed[17] = a_17


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
