# convert_tau_to_mujoco of go2: Force to the convention mujoco: [base linear in world axes, base angular in base axes, joints].
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 8f5b6bbe1fbce5cb926764fcbd280148e366df4fea9eaedc99ef503bb32717d5
# Operations  21 mul, 17 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q    19  m, -, rad  [p, quaternion xyzw, joints]
#     tau  18  N, N m     [base linear, base angular, joints], base axes
#
# Outputs
#     tau_mujoco  18  N, N m  [base linear in world axes, base angular in base axes, joints]
#
# Statements it rests on
#     conventions/tau-pinocchio-mujoco     PROVED
#     conventions/tau-featherstone-mujoco  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def convert_tau_to_mujoco(q, tau):
    """Force to the convention mujoco: [base linear in world axes, base angular in base axes, joints].

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
    tau_mujoco : ndarray, (..., 18)
        [base linear in world axes, base angular in base axes, joints]; N, N m
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


def _kernel(q, tau, tau_mujoco):
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
    x12 = 1.0 - q_03 * x01
    x13 = tau_01 * (x06 - x11) + tau_02 * (x07 + x10)
    x14 = tau_00 * (x05 - (1.0 - x04)) - x13
    x15 = tau_00 * (x06 + x11) + tau_02 * (x08 - x09)
    x16 = tau_00 * (x07 - x10) + tau_01 * (x08 + x09)
    del x02, x03, x01, x06, x11, x07, x08, x09, x10
    tau_mujoco[0] = -x14
    tau_mujoco[1] = -(tau_01 * (x05 - x12) - x15)
    tau_mujoco[2] = -(tau_02 * (x04 - x12) - x16)
    tau_mujoco[3] = tau_03
    tau_mujoco[4] = tau_04
    tau_mujoco[5] = tau_05
    tau_mujoco[6] = tau_06
    tau_mujoco[7] = tau_07
    tau_mujoco[8] = tau_08
    tau_mujoco[9] = tau_09
    tau_mujoco[10] = tau_10
    tau_mujoco[11] = tau_11
    tau_mujoco[12] = tau_12
    tau_mujoco[13] = tau_13
    tau_mujoco[14] = tau_14
    tau_mujoco[15] = tau_15
    tau_mujoco[16] = tau_16
    tau_mujoco[17] = tau_17


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
