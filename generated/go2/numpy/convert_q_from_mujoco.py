# convert_q_from_mujoco of go2: Configuration from the convention mujoco: [p, quaternion w x y z, joints].
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 665222ba6539b92da6c5dc58d955e2c4697591c6e8c2c7924e8dab3f48ad5c96
# Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q_mujoco  19  m, -, rad  [p, quaternion w x y z, joints]
#
# Outputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Statements it rests on
#     conventions/q-pinocchio-mujoco     PROVED
#     conventions/q-featherstone-mujoco  PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def convert_q_from_mujoco(q_mujoco, out=None):
    """Configuration from the convention mujoco: [p, quaternion w x y z, joints].

    Parameters
    ----------
    q_mujoco : array_like, (..., 19)
        [p, quaternion w x y z, joints]; m, -, rad
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    q : ndarray, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    """
    results = _run(
        _kernel,
        [
            ("q_mujoco", q_mujoco, (19,)),
        ],
        [
            ("q", (19,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q_mujoco, q):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (
        q_mujoco_00, q_mujoco_01, q_mujoco_02, q_mujoco_03, q_mujoco_04, q_mujoco_05,
        q_mujoco_06, q_mujoco_07, q_mujoco_08, q_mujoco_09, q_mujoco_10, q_mujoco_11,
        q_mujoco_12, q_mujoco_13, q_mujoco_14, q_mujoco_15, q_mujoco_16, q_mujoco_17,
        q_mujoco_18
    ) = q_mujoco
    q[0] = q_mujoco_00
    q[1] = q_mujoco_01
    q[2] = q_mujoco_02
    q[3] = q_mujoco_04
    q[4] = q_mujoco_05
    q[5] = q_mujoco_06
    q[6] = q_mujoco_03
    q[7] = q_mujoco_07
    q[8] = q_mujoco_08
    q[9] = q_mujoco_09
    q[10] = q_mujoco_10
    q[11] = q_mujoco_11
    q[12] = q_mujoco_12
    q[13] = q_mujoco_13
    q[14] = q_mujoco_14
    q[15] = q_mujoco_15
    q[16] = q_mujoco_16
    q[17] = q_mujoco_17
    q[18] = q_mujoco_18


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
