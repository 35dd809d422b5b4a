# convert_tau_from_mixed of go2: Force from the convention mixed: [base linear, base angular, joints], world axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 39694e1c06f15955219b67128d3fec56d8018281017f7a7f48fe4326690eb1e4
# Operations  30 mul, 23 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q          19  m, -, rad  [p, quaternion xyzw, joints]
#     tau_mixed  18  N, N m     [base linear, base angular, joints], world axes
#
# Outputs
#     tau  18  N, N m  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     conventions/tau-pinocchio-mixed     PROVED
#     conventions/tau-mujoco-mixed        PROVED
#     conventions/tau-featherstone-mixed  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def convert_tau_from_mixed(q, tau_mixed):
    """Force from the convention mixed: [base linear, base angular, joints], world axes.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    tau_mixed : array_like, (..., 18)
        [base linear, base angular, joints], world axes; N, N m

    Returns
    -------
    tau : ndarray, (..., 18)
        [base linear, base angular, joints], base axes; N, N m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("tau_mixed", tau_mixed, (18,)),
        ],
        [(18,)],
    )
    return results[0]


def _kernel(q, tau_mixed, tau):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = q
    (
        tau_mixed_00, tau_mixed_01, tau_mixed_02, tau_mixed_03, tau_mixed_04, tau_mixed_05,
        tau_mixed_06, tau_mixed_07, tau_mixed_08, tau_mixed_09, tau_mixed_10, tau_mixed_11,
        tau_mixed_12, tau_mixed_13, tau_mixed_14, tau_mixed_15, tau_mixed_16, tau_mixed_17
    ) = tau_mixed
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
    x22 = tau_mixed_00 * x12 - (tau_mixed_01 * x15 + tau_mixed_02 * x19)
    x23 = tau_mixed_01 * x17 - (tau_mixed_00 * x13 + tau_mixed_02 * x20)
    x24 = tau_mixed_02 * x21 - (tau_mixed_00 * x14 + tau_mixed_01 * x18)
    x25 = tau_mixed_03 * x12 - (tau_mixed_04 * x15 + tau_mixed_05 * x19)
    x26 = tau_mixed_04 * x17 - (tau_mixed_03 * x13 + tau_mixed_05 * x20)
    x27 = tau_mixed_05 * x21 - (tau_mixed_03 * x14 + tau_mixed_04 * x18)
    tau[0] = -x22
    tau[1] = -x23
    tau[2] = -x24
    tau[3] = -x25
    tau[4] = -x26
    tau[5] = -x27
    tau[6] = tau_mixed_06
    tau[7] = tau_mixed_07
    tau[8] = tau_mixed_08
    tau[9] = tau_mixed_09
    tau[10] = tau_mixed_10
    tau[11] = tau_mixed_11
    tau[12] = tau_mixed_12
    tau[13] = tau_mixed_13
    tau[14] = tau_mixed_14
    tau[15] = tau_mixed_15
    tau[16] = tau_mixed_16
    tau[17] = tau_mixed_17


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
