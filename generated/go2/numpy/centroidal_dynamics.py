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

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def centroidal_dynamics(x_c, f, p_c, out=None):
    """Rate of centre of mass and centroidal momentum under forces at the contacts.

    Parameters
    ----------
    x_c : array_like, (..., 9)
        [c, l, k], world axes; m, kg m/s, kg m^2/s
    f : array_like, (..., 12)
        on the robot at each contact, world axes; N
    p_c : array_like, (..., 12)
        world; m
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

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
        [
            ("xdot_c", (9,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, x_c, f, p_c, xdot_c):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (x_c_0, x_c_1, x_c_2, x_c_3, x_c_4, x_c_5, _, _, _) = x_c
    (f_00, f_01, f_02, f_03, f_04, f_05, f_06, f_07, f_08, f_09, f_10, f_11) = f
    (
        p_c_00, p_c_01, p_c_02, p_c_03, p_c_04, p_c_05, p_c_06, p_c_07, p_c_08, p_c_09, p_c_10,
        p_c_11
    ) = p_c
    (c1, c2) = numbers((0.06216199415677255, 157.81347))
    (w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12) = slots(13)
    x01 = sub(x_c_0, p_c_00, w00)
    x02 = sub(x_c_1, p_c_01, w01)
    x03 = sub(x_c_2, p_c_02, w02)
    x04 = sub(x_c_0, p_c_03, w03)
    x05 = sub(x_c_1, p_c_04, w04)
    x06 = sub(x_c_2, p_c_05, w05)
    x07 = sub(x_c_0, p_c_06, w06)
    x08 = sub(x_c_1, p_c_07, w07)
    x09 = sub(x_c_2, p_c_08, w08)
    x10 = sub(x_c_0, p_c_09, w09)
    x15 = add(add(mul(f_11, x10, w10), mul(f_02, x01, w11), w11), add(mul(f_05, x04, w10), mul(f_08, x07, w12), w12), w12)
    x18 = add(add(mul(f_10, x10, w09), mul(f_01, x01, w00), w00), add(mul(f_04, x04, w03), mul(f_07, x07, w06), w06), w06)
    x11 = sub(x_c_1, p_c_10, w00)
    x14 = add(add(mul(f_11, x11, w03), mul(f_02, x02, w09), w09), add(mul(f_05, x05, w03), mul(f_08, x08, w11), w11), w11)
    x17 = add(add(mul(f_00, x02, w01), mul(f_03, x05, w04), w04), add(mul(f_06, x08, w07), mul(f_09, x11, w00), w00), w00)
    x12 = sub(x_c_2, p_c_11, w04)
    x13 = add(add(mul(f_10, x12, w07), mul(f_01, x03, w01), w01), add(mul(f_04, x06, w07), mul(f_07, x09, w09), w09), w09)
    x16 = add(add(mul(f_00, x03, w02), mul(f_03, x06, w05), w05), add(mul(f_06, x09, w08), mul(f_09, x12, w04), w04), w04)
    x19 = sub(c2, add(add(f_02, f_05, w05), add(f_08, f_11, w08), w08), w08)
    xdot_c[0] = mul(x_c_3, c1, w05)
    xdot_c[1] = mul(x_c_4, c1, w02)
    xdot_c[2] = mul(x_c_5, c1, w01)
    xdot_c[3] = add(add(f_00, f_03, w07), add(f_06, f_09, w03), w03)
    xdot_c[4] = add(add(f_01, f_04, w07), add(f_07, f_10, w10), w10)
    xdot_c[5] = -x19
    xdot_c[6] = sub(x13, x14, w11)
    xdot_c[7] = sub(x15, x16, w04)
    xdot_c[8] = sub(x17, x18, w06)


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
