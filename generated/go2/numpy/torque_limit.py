# torque_limit of go2: Rows >= 0 of the joints with a bound: effort - tau of each, then effort + tau.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.control
# Convention  pinocchio
# Program     SHA-256 cb97fb86cec2b35f3cfb554679f2b9b531f5eacd7747665eef8ee61af6556bb3
# Operations  0 mul, 24 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     tau_j  12  N m  joints
#
# Outputs
#     rows  24  N m  joints with a bound
#
# Statements it rests on
#     control/torque-limit  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def torque_limit(tau_j):
    """Rows >= 0 of the joints with a bound: effort - tau of each, then effort + tau.

    Parameters
    ----------
    tau_j : array_like, (..., 12)
        joints; N m

    Returns
    -------
    rows : ndarray, (..., 24)
        joints with a bound; N m
    """
    results = _run(
        _kernel,
        [
            ("tau_j", tau_j, (12,)),
        ],
        [(24,)],
    )
    return results[0]


def _kernel(tau_j, rows):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        tau_j_00, tau_j_01, tau_j_02, tau_j_03, tau_j_04, tau_j_05, tau_j_06, tau_j_07,
        tau_j_08, tau_j_09, tau_j_10, tau_j_11
    ) = tau_j
    rows[0] = -(tau_j_00 - 23.7)
    rows[1] = -(tau_j_01 - 23.7)
    rows[2] = -(tau_j_02 - 45.43)
    rows[3] = -(tau_j_03 - 23.7)
    rows[4] = -(tau_j_04 - 23.7)
    rows[5] = -(tau_j_05 - 45.43)
    rows[6] = -(tau_j_06 - 23.7)
    rows[7] = -(tau_j_07 - 23.7)
    rows[8] = -(tau_j_08 - 45.43)
    rows[9] = -(tau_j_09 - 23.7)
    rows[10] = -(tau_j_10 - 23.7)
    rows[11] = -(tau_j_11 - 45.43)
    rows[12] = tau_j_00 + 23.7
    rows[13] = tau_j_01 + 23.7
    rows[14] = tau_j_02 + 45.43
    rows[15] = tau_j_03 + 23.7
    rows[16] = tau_j_04 + 23.7
    rows[17] = tau_j_05 + 45.43
    rows[18] = tau_j_06 + 23.7
    rows[19] = tau_j_07 + 23.7
    rows[20] = tau_j_08 + 45.43
    rows[21] = tau_j_09 + 23.7
    rows[22] = tau_j_10 + 23.7
    rows[23] = tau_j_11 + 45.43


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
