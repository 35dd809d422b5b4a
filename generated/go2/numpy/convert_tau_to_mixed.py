# convert_tau_to_mixed of go2: Force to the convention mixed: [base linear, base angular, joints], world axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 60b8d0a62e9bea92ef89a53f89f52cd40ea16df84fd90c97b42a6688eb15493b
# Operations  30 mul, 23 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q    19  m, -, rad  [p, quaternion xyzw, joints]
#     tau  18  N, N m     [base linear, base angular, joints], base axes
#
# Outputs
#     tau_mixed  18  N, N m  [base linear, base angular, joints], world axes
#
# Statements it rests on
#     conventions/tau-pinocchio-mixed     PROVED
#     conventions/tau-mujoco-mixed        PROVED
#     conventions/tau-featherstone-mixed  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def convert_tau_to_mixed(q, tau):
    """Force to the convention mixed: [base linear, base angular, joints], world axes.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    tau : array_like, (..., 18)
        [base linear, base angular, joints], base axes; N, N m

    Returns
    -------
    tau_mixed : ndarray, (..., 18)
        [base linear, base angular, joints], world axes; N, N m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("tau", tau, (18,)),
        ],
        [(18,)],
    )
    return results[0]


def _kernel(q, tau, tau_mixed):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = q
    (
        tau_00, tau_01, tau_02, tau_03, tau_04, tau_05, tau_06, tau_07, tau_08, tau_09, tau_10,
        tau_11, tau_12, tau_13, tau_14, tau_15, tau_16, tau_17
    ) = tau
    x01 = q_03 * 2.0
    x02 = q_04 * 2.0
    x03 = q_05 * 2.0
    x04 = q_04 * x02
    x05 = q_05 * x03
    x06 = q_03 * x02
    x07 = q_03 * x03
    x08 = q_04 * x03
    x09 = q_06 * x01
    x10 = q_06 * x02
    x11 = q_06 * x03
    x12 = x05 - (1.0 - x04)
    x13 = x06 - x11
    x14 = x07 + x10
    x15 = x06 + x11
    x16 = 1.0 - q_03 * x01
    x17 = x05 - x16
    x18 = x08 - x09
    x19 = x07 - x10
    del x02, x03, x06, x11, x01, x05, x07, x10
    x20 = x08 + x09
    x21 = x04 - x16
    x22 = tau_00 * x12 - (tau_01 * x13 + tau_02 * x14)
    x23 = tau_01 * x17 - (tau_00 * x15 + tau_02 * x18)
    x24 = tau_02 * x21 - (tau_00 * x19 + tau_01 * x20)
    x25 = tau_03 * x12 - (tau_04 * x13 + tau_05 * x14)
    x26 = tau_04 * x17 - (tau_03 * x15 + tau_05 * x18)
    x27 = tau_05 * x21 - (tau_03 * x19 + tau_04 * x20)
    tau_mixed[0] = -x22
    tau_mixed[1] = -x23
    tau_mixed[2] = -x24
    tau_mixed[3] = -x25
    tau_mixed[4] = -x26
    tau_mixed[5] = -x27
    tau_mixed[6] = tau_06
    tau_mixed[7] = tau_07
    tau_mixed[8] = tau_08
    tau_mixed[9] = tau_09
    tau_mixed[10] = tau_10
    tau_mixed[11] = tau_11
    tau_mixed[12] = tau_12
    tau_mixed[13] = tau_13
    tau_mixed[14] = tau_14
    tau_mixed[15] = tau_15
    tau_mixed[16] = tau_16
    tau_mixed[17] = tau_17


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
