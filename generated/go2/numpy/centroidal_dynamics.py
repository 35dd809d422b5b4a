# centroidal_dynamics of go2: Rate of centre of mass and centroidal momentum under forces at the contacts.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.reduced
# Convention  pinocchio
# Program     SHA-256 62738928cd7c3788b9b863100e8bd326373421cb532b79e3d800230c64cb87dd
# Operations  27 mul, 43 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     x_c  9   m, kg m/s, kg m^2/s  [c, l, k], world axes
#     f    12  N                    on the robot at each contact, world axes
#     p_c  12  m                    world
#
# Outputs
#     xdot_c  9  m/s, N, N m  [dc/dt, dl/dt, dk/dt], world axes
#
# Statements it rests on
#     control/centroidal  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def centroidal_dynamics(x_c, f, p_c):
    """Rate of centre of mass and centroidal momentum under forces at the contacts.

    Parameters
    ----------
    x_c : array_like, (..., 9)
        [c, l, k], world axes; m, kg m/s, kg m^2/s
    f : array_like, (..., 12)
        on the robot at each contact, world axes; N
    p_c : array_like, (..., 12)
        world; m

    Returns
    -------
    xdot_c : ndarray, (..., 9)
        [dc/dt, dl/dt, dk/dt], world axes; m/s, N, N m
    """
    results = _run(
        _kernel,
        [
            ("x_c", x_c, (9,)),
            ("f", f, (12,)),
            ("p_c", p_c, (12,)),
        ],
        [(9,)],
    )
    return results[0]


def _kernel(x_c, f, p_c, xdot_c):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (x_c_0, x_c_1, x_c_2, x_c_3, x_c_4, x_c_5, _, _, _) = x_c
    (f_00, f_01, f_02, f_03, f_04, f_05, f_06, f_07, f_08, f_09, f_10, f_11) = f
    (
        p_c_00, p_c_01, p_c_02, p_c_03, p_c_04, p_c_05, p_c_06, p_c_07, p_c_08, p_c_09, p_c_10,
        p_c_11
    ) = p_c
    x01 = x_c_0 - p_c_00
    x02 = x_c_1 - p_c_01
    x03 = x_c_2 - p_c_02
    x04 = x_c_0 - p_c_03
    x05 = x_c_1 - p_c_04
    x06 = x_c_2 - p_c_05
    x07 = x_c_0 - p_c_06
    x08 = x_c_1 - p_c_07
    x09 = x_c_2 - p_c_08
    x10 = x_c_0 - p_c_09
    x11 = x_c_1 - p_c_10
    x12 = x_c_2 - p_c_11
    x13 = f_10 * x12 + f_01 * x03 + (f_04 * x06 + f_07 * x09)
    x14 = f_11 * x11 + f_02 * x02 + (f_05 * x05 + f_08 * x08)
    x15 = f_11 * x10 + f_02 * x01 + (f_05 * x04 + f_08 * x07)
    x16 = f_00 * x03 + f_03 * x06 + (f_06 * x09 + f_09 * x12)
    x17 = f_00 * x02 + f_03 * x05 + (f_06 * x08 + f_09 * x11)
    del x03, x06, x09, x12, x02, x05, x08, x11
    x18 = f_10 * x10 + f_01 * x01 + (f_04 * x04 + f_07 * x07)
    x19 = f_02 + f_05 + (f_08 + f_11) - 157.81347
    xdot_c[0] = x_c_3 * 0.06216199415677255
    xdot_c[1] = x_c_4 * 0.06216199415677255
    xdot_c[2] = x_c_5 * 0.06216199415677255
    xdot_c[3] = f_00 + f_03 + (f_06 + f_09)
    xdot_c[4] = f_01 + f_04 + (f_07 + f_10)
    xdot_c[5] = x19
    xdot_c[6] = x13 - x14
    xdot_c[7] = x15 - x16
    xdot_c[8] = x17 - x18


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
