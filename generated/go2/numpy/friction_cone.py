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

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def friction_cone(f, mu, out=None):
    """Rows >= 0 of each contact: f_z, mu f_z + f_x, mu f_z - f_x, mu f_z + f_y, mu f_z - f_y.

    Parameters
    ----------
    f : array_like, (..., 12)
        on the robot at each contact, world axes; N
    mu : array_like, (...)
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

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
        [
            ("rows", (20,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, f, mu, rows):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (f_00, f_01, f_02, f_03, f_04, f_05, f_06, f_07, f_08, f_09, f_10, f_11) = f
    (mu_0,) = mu
    (w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15) = slots(16)
    x1 = mul(f_02, mu_0, w00)
    x2 = mul(f_05, mu_0, w01)
    x3 = mul(f_08, mu_0, w02)
    x4 = mul(f_11, mu_0, w03)
    rows[0] = f_02
    rows[1] = add(f_00, x1, w04)
    rows[2] = -sub(f_00, x1, w05)
    rows[3] = add(f_01, x1, w06)
    rows[4] = -sub(f_01, x1, w00)
    rows[5] = f_05
    rows[6] = add(f_03, x2, w07)
    rows[7] = -sub(f_03, x2, w08)
    rows[8] = add(f_04, x2, w09)
    rows[9] = -sub(f_04, x2, w01)
    rows[10] = f_08
    rows[11] = add(f_06, x3, w10)
    rows[12] = -sub(f_06, x3, w11)
    rows[13] = add(f_07, x3, w12)
    rows[14] = -sub(f_07, x3, w02)
    rows[15] = f_11
    rows[16] = add(f_09, x4, w13)
    rows[17] = -sub(f_09, x4, w14)
    rows[18] = add(f_10, x4, w15)
    rows[19] = -sub(f_10, x4, w03)


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
