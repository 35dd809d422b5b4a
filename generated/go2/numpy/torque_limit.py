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

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def torque_limit(tau_j, out=None):
    """Rows >= 0 of the joints with a bound: effort - tau of each, then effort + tau.

    Parameters
    ----------
    tau_j : array_like, (..., 12)
        joints; N m
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

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
        [
            ("rows", (24,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, tau_j, rows):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (
        tau_j_00, tau_j_01, tau_j_02, tau_j_03, tau_j_04, tau_j_05, tau_j_06, tau_j_07,
        tau_j_08, tau_j_09, tau_j_10, tau_j_11
    ) = tau_j
    (c1, c2) = numbers((23.7, 45.43))
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23
    ) = slots(24)
    rows[0] = -sub(tau_j_00, c1, w00)
    rows[1] = -sub(tau_j_01, c1, w01)
    rows[2] = -sub(tau_j_02, c2, w02)
    rows[3] = -sub(tau_j_03, c1, w03)
    rows[4] = -sub(tau_j_04, c1, w04)
    rows[5] = -sub(tau_j_05, c2, w05)
    rows[6] = -sub(tau_j_06, c1, w06)
    rows[7] = -sub(tau_j_07, c1, w07)
    rows[8] = -sub(tau_j_08, c2, w08)
    rows[9] = -sub(tau_j_09, c1, w09)
    rows[10] = -sub(tau_j_10, c1, w10)
    rows[11] = -sub(tau_j_11, c2, w11)
    rows[12] = add(tau_j_00, c1, w12)
    rows[13] = add(tau_j_01, c1, w13)
    rows[14] = add(tau_j_02, c2, w14)
    rows[15] = add(tau_j_03, c1, w15)
    rows[16] = add(tau_j_04, c1, w16)
    rows[17] = add(tau_j_05, c2, w17)
    rows[18] = add(tau_j_06, c1, w18)
    rows[19] = add(tau_j_07, c1, w19)
    rows[20] = add(tau_j_08, c2, w20)
    rows[21] = add(tau_j_09, c1, w21)
    rows[22] = add(tau_j_10, c1, w22)
    rows[23] = add(tau_j_11, c2, w23)


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
