# friction_cone of go2: Rows >= 0 of each contact: f_z, mu f_z + f_x, mu f_z - f_x, mu f_z + f_y, mu f_z - f_y.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.control
# Convention  pinocchio
# Program     SHA-256 3431f617ccd672b340d4bdd4ceeeab42507ed04c41a6b668ace66498f5add331
# Operations  4 mul, 16 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     f   12      N  on the robot at each contact, world axes
#     mu  scalar  -  -
#
# Outputs
#     rows  20  N  level ground, world axes
#
# Statements it rests on
#     control/friction-cone  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def friction_cone(f, mu):
    """Rows >= 0 of each contact: f_z, mu f_z + f_x, mu f_z - f_x, mu f_z + f_y, mu f_z - f_y.

    Parameters
    ----------
    f : array_like, (..., 12)
        on the robot at each contact, world axes; N
    mu : array_like, (...)

    Returns
    -------
    rows : ndarray, (..., 20)
        level ground, world axes; N
    """
    results = _run(
        _kernel,
        [
            ("f", f, (12,)),
            ("mu", mu, ()),
        ],
        [(20,)],
    )
    return results[0]


def _kernel(f, mu, rows):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (f_00, f_01, f_02, f_03, f_04, f_05, f_06, f_07, f_08, f_09, f_10, f_11) = f
    (mu_0,) = mu
    x1 = f_02 * mu_0
    x2 = f_05 * mu_0
    x3 = f_08 * mu_0
    x4 = f_11 * mu_0
    rows[0] = f_02
    rows[1] = f_00 + x1
    rows[2] = -(f_00 - x1)
    rows[3] = f_01 + x1
    rows[4] = -(f_01 - x1)
    rows[5] = f_05
    rows[6] = f_03 + x2
    rows[7] = -(f_03 - x2)
    rows[8] = f_04 + x2
    rows[9] = -(f_04 - x2)
    rows[10] = f_08
    rows[11] = f_06 + x3
    rows[12] = -(f_06 - x3)
    rows[13] = f_07 + x3
    rows[14] = -(f_07 - x3)
    rows[15] = f_11
    rows[16] = f_09 + x4
    rows[17] = -(f_09 - x4)
    rows[18] = f_10 + x4
    rows[19] = -(f_10 - x4)


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
