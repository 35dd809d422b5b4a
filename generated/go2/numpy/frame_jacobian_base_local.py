# frame_jacobian_base_local of go2: Jacobian of base: linear first, the frame's axes and origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 cfba96ae92d89f5ffe5db573b48520535ad22dd317105e27ee64645a2fa4474f
# Operations  30 mul, 23 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     J  6 x 18  -, m  linear first, the frame's axes and origin
#
# Statements it rests on
#     frames/jacobian-local-fixed  PROVED
#     frames/jacobian-local-free   PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def frame_jacobian_base_local(q, out=None):
    """Jacobian of base: linear first, the frame's axes and origin.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    J : ndarray, (..., 6, 18)
        linear first, the frame's axes and origin; -, m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [
            ("J", (6, 18)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, J):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = q
    (c1, c2) = numbers((1.0, 2.0))
    (w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13) = slots(14)
    x01 = mul(q_03, c2, w00)
    x16 = sub(c1, mul(q_03, x01, w01), w01)
    x09 = mul(q_06, x01, w00)
    x02 = mul(q_04, c2, w02)
    x04 = mul(q_04, x02, w03)
    x21 = sub(x04, x16, w04)
    x06 = mul(q_03, x02, w05)
    x10 = mul(q_06, x02, w02)
    x03 = mul(q_05, c2, w06)
    x05 = mul(q_05, x03, w07)
    x12 = sub(x05, sub(c1, x04, w03), w03)
    x17 = sub(x05, x16, w01)
    x07 = mul(q_03, x03, w07)
    x14 = add(x07, x10, w08)
    x19 = sub(x07, x10, w02)
    x08 = mul(q_04, x03, w07)
    x11 = mul(q_06, x03, w06)
    x13 = sub(x06, x11, w09)
    x15 = add(x06, x11, w06)
    x22 = add(mul(x12, x12, w05), add(mul(x15, x15, w10), mul(x19, x19, w11), w11), w11)
    x18 = sub(x08, x09, w05)
    x20 = add(x08, x09, w00)
    x23 = add(mul(x12, x13, w07), sub(mul(x15, x17, w10), mul(x19, x20, w12), w12), w12)
    x25 = add(mul(x17, x17, w07), add(mul(x13, x13, w10), mul(x20, x20, w13), w13), w13)
    x24 = add(mul(x12, x14, w03), sub(mul(x19, x21, w02), mul(x15, x18, w06), w06), w06)
    x26 = add(mul(x17, x18, w01), sub(mul(x20, x21, w00), mul(x13, x14, w09), w09), w09)
    x27 = add(mul(x21, x21, w04), add(mul(x14, x14, w08), mul(x18, x18, w05), w05), w05)
    J[...] = 0.0
    J[0, 0] = x22
    J[0, 1] = -x23
    J[0, 2] = -x24
    J[1, 0] = -x23
    J[1, 1] = x25
    J[1, 2] = -x26
    J[2, 0] = -x24
    J[2, 1] = -x26
    J[2, 2] = x27
    J[3, 3] = x22
    J[3, 4] = -x23
    J[3, 5] = -x24
    J[4, 3] = -x23
    J[4, 4] = x25
    J[4, 5] = -x26
    J[5, 3] = -x24
    J[5, 4] = -x26
    J[5, 5] = x27


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
