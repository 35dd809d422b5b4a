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

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def lipm(x_lip, f, p_c, h, out=None):
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
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

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
        [
            ("xdot_lip", (4,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, x_lip, f, p_c, h, xdot_lip):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (x_lip_0, x_lip_1, x_lip_2, x_lip_3) = x_lip
    (_, _, f_02, _, _, f_05, _, _, f_08, _, _, f_11) = f
    (p_c_00, p_c_01, _, p_c_03, p_c_04, _, p_c_06, p_c_07, _, p_c_09, p_c_10, _) = p_c
    (h_0,) = h
    (c1,) = numbers((9.81,))
    (w0, w1, w2, w3, w4, w5) = slots(6)
    x1 = add(add(f_02, f_05, w0), add(f_08, f_11, w1), w1)
    x2 = div(c1, h_0, w0)
    x3 = add(add(mul(f_02, p_c_00, w2), mul(f_05, p_c_03, w3), w3), add(mul(f_08, p_c_06, w2), mul(f_11, p_c_09, w4), w4), w4)
    x4 = add(add(mul(f_02, p_c_01, w3), mul(f_05, p_c_04, w2), w2), add(mul(f_08, p_c_07, w3), mul(f_11, p_c_10, w5), w5), w5)
    xdot_lip[0] = x_lip_2
    xdot_lip[1] = x_lip_3
    xdot_lip[2] = mul(x2, sub(x_lip_0, div(x3, x1, w4), w4), w4)
    xdot_lip[3] = mul(x2, sub(x_lip_1, div(x4, x1, w1), w1), w1)


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
