# lipm of go2: Rate of a linear inverted pendulum under forces at the contacts, at constant height h.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.reduced
# Convention  pinocchio
# Program     SHA-256 3f2bf2a97cf76b5daccfe014559b337c700e94794961ef01de400e090e4a775c
# Operations  10 mul, 11 add, 3 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     x_lip  4       m, m/s  [c_x, c_y, v_x, v_y], world axes
#     f      12      N       on the robot at each contact, world axes
#     p_c    12      m       world
#     h      scalar  m       of the centre of mass above the contacts
#
# Outputs
#     xdot_lip  4  m/s, m/s^2  rate of x_lip
#
# Statements it rests on
#     control/pendulum  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def lipm(x_lip, f, p_c, h):
    """Rate of a linear inverted pendulum under forces at the contacts, at constant height h.

    Parameters
    ----------
    x_lip : array_like, (..., 4)
        [c_x, c_y, v_x, v_y], world axes; m, m/s
    f : array_like, (..., 12)
        on the robot at each contact, world axes; N
    p_c : array_like, (..., 12)
        world; m
    h : array_like, (...)
        of the centre of mass above the contacts; m

    Returns
    -------
    xdot_lip : ndarray, (..., 4)
        rate of x_lip; m/s, m/s^2
    """
    results = _run(
        _kernel,
        [
            ("x_lip", x_lip, (4,)),
            ("f", f, (12,)),
            ("p_c", p_c, (12,)),
            ("h", h, ()),
        ],
        [(4,)],
    )
    return results[0]


def _kernel(x_lip, f, p_c, h, xdot_lip):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (x_lip_0, x_lip_1, x_lip_2, x_lip_3) = x_lip
    (_, _, f_02, _, _, f_05, _, _, f_08, _, _, f_11) = f
    (p_c_00, p_c_01, _, p_c_03, p_c_04, _, p_c_06, p_c_07, _, p_c_09, p_c_10, _) = p_c
    (h_0,) = h
    x1 = f_02 + f_05 + (f_08 + f_11)
    x2 = 9.81 / h_0
    x3 = f_02 * p_c_00 + f_05 * p_c_03 + (f_08 * p_c_06 + f_11 * p_c_09)
    x4 = f_02 * p_c_01 + f_05 * p_c_04 + (f_08 * p_c_07 + f_11 * p_c_10)
    xdot_lip[0] = x_lip_2
    xdot_lip[1] = x_lip_3
    xdot_lip[2] = x2 * (x_lip_0 - x3 / x1)
    xdot_lip[3] = x2 * (x_lip_1 - x4 / x1)


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
