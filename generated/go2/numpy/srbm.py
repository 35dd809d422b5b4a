# srbm of go2: Rate of a single rigid body with the robot's mass under forces at the contacts.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.reduced
# Convention  pinocchio
# Program     SHA-256 280248f5b3432f955069a1242c01179ffb55e73baee86961e044acd487677680
# Operations  108 mul, 97 add, 3 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     x_rb  13     m, -, m/s, rad/s  [c, quaternion xyzw, dc/dt in world axes, omega in body axes]
#     f     12     N                 on the robot at each contact, world axes
#     p_c   12     m                 world
#     I_c   3 x 3  kg m^2            body axes, about the centre of mass
#
# Outputs
#     xdot_rb  13  m/s, 1/s, m/s^2, rad/s^2  rate of x_rb
#
# Statements it rests on
#     control/single-body  PROVED
#     control/centroidal   PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def srbm(x_rb, f, p_c, I_c, out=None):
    """Rate of a single rigid body with the robot's mass under forces at the contacts.

    Parameters
    ----------
    x_rb : array_like, (..., 13)
        [c, quaternion xyzw, dc/dt in world axes, omega in body axes]; m, -, m/s, rad/s
    f : array_like, (..., 12)
        on the robot at each contact, world axes; N
    p_c : array_like, (..., 12)
        world; m
    I_c : array_like, (..., 3, 3)
        body axes, about the centre of mass; kg m^2
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    xdot_rb : ndarray, (..., 13)
        rate of x_rb; m/s, 1/s, m/s^2, rad/s^2
    """
    results = _run(
        _kernel,
        [
            ("x_rb", x_rb, (13,)),
            ("f", f, (12,)),
            ("p_c", p_c, (12,)),
            ("I_c", I_c, (3, 3)),
        ],
        [
            ("xdot_rb", (13,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, x_rb, f, p_c, I_c, xdot_rb):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (
        x_rb_00, x_rb_01, x_rb_02, x_rb_03, x_rb_04, x_rb_05, x_rb_06, x_rb_07, x_rb_08,
        x_rb_09, x_rb_10, x_rb_11, x_rb_12
    ) = x_rb
    (f_00, f_01, f_02, f_03, f_04, f_05, f_06, f_07, f_08, f_09, f_10, f_11) = f
    (
        p_c_00, p_c_01, p_c_02, p_c_03, p_c_04, p_c_05, p_c_06, p_c_07, p_c_08, p_c_09, p_c_10,
        p_c_11
    ) = p_c
    (I_c_0_0, I_c_0_1, I_c_0_2, I_c_1_0, I_c_1_1, I_c_1_2, I_c_2_0, I_c_2_1, I_c_2_2) = I_c
    (c1, c2, c3, c4, c5) = numbers((1.0, 2.0, 0.5, 0.06216199415677255, 9.81))
    (w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16) = slots(17)
    x01 = sub(x_rb_00, p_c_00, w00)
    x02 = sub(x_rb_01, p_c_01, w01)
    x03 = sub(x_rb_02, p_c_02, w02)
    x04 = sub(x_rb_00, p_c_03, w03)
    x05 = sub(x_rb_01, p_c_04, w04)
    x06 = sub(x_rb_02, p_c_05, w05)
    x07 = sub(x_rb_00, p_c_06, w06)
    x08 = sub(x_rb_01, p_c_07, w07)
    x09 = sub(x_rb_02, p_c_08, w08)
    x10 = sub(x_rb_00, p_c_09, w09)
    x16 = add(add(mul(f_11, x10, w10), mul(f_02, x01, w11), w11), add(mul(f_05, x04, w10), mul(f_08, x07, w12), w12), w12)
    x20 = add(add(mul(f_10, x10, w09), mul(f_01, x01, w00), w00), add(mul(f_04, x04, w03), mul(f_07, x07, w06), w06), w06)
    x11 = sub(x_rb_01, p_c_10, w00)
    x14 = add(add(mul(f_11, x11, w03), mul(f_02, x02, w09), w09), add(mul(f_05, x05, w03), mul(f_08, x08, w11), w11), w11)
    x19 = add(add(mul(f_00, x02, w01), mul(f_03, x05, w04), w04), add(mul(f_06, x08, w07), mul(f_09, x11, w00), w00), w00)
    x21 = sub(x19, x20, w06)
    x12 = sub(x_rb_02, p_c_11, w00)
    x13 = add(add(mul(f_10, x12, w04), mul(f_01, x03, w07), w07), add(mul(f_04, x06, w04), mul(f_07, x09, w01), w01), w01)
    x15 = sub(x13, x14, w11)
    x17 = add(add(mul(f_00, x03, w02), mul(f_03, x06, w05), w05), add(mul(f_06, x09, w08), mul(f_09, x12, w00), w00), w00)
    x18 = sub(x16, x17, w00)
    x62 = mul(add(add(f_00, f_03, w12), add(f_06, f_09, w05), w05), c4, w05)
    x63 = mul(add(add(f_01, f_04, w12), add(f_07, f_10, w08), w08), c4, w08)
    x64 = mul(add(add(f_02, f_05, w12), add(f_08, f_11, w02), w02), c4, w02)
    x22 = mul(x_rb_03, c2, w12)
    x33 = sub(c1, mul(x_rb_03, x22, w01), w01)
    x30 = mul(x_rb_06, x22, w12)
    x23 = mul(x_rb_04, c2, w07)
    x25 = mul(x_rb_04, x23, w04)
    x27 = mul(x_rb_03, x23, w09)
    x31 = mul(x_rb_06, x23, w07)
    x24 = mul(x_rb_05, c2, w03)
    x26 = mul(x_rb_05, x24, w10)
    x28 = mul(x_rb_03, x24, w13)
    x29 = mul(x_rb_04, x24, w14)
    x32 = mul(x_rb_06, x24, w03)
    x41 = sub(mul(x15, sub(x27, x32, w15), w15), mul(x18, sub(x26, x33, w16), w16), w16)
    x38 = sub(mul(x15, sub(x26, sub(c1, x25, w15), w15), w15), mul(x18, add(x27, x32, w03), w03), w03)
    x44 = add(mul(x15, add(x28, x31, w15), w15), mul(x18, sub(x29, x30, w11), w11), w11)
    x34 = add(mul(x_rb_11, I_c_0_1, w15), add(mul(x_rb_12, I_c_0_2, w00), mul(x_rb_10, I_c_0_0, w09), w09), w09)
    x35 = add(mul(x_rb_11, I_c_1_1, w15), add(mul(x_rb_12, I_c_1_2, w00), mul(x_rb_10, I_c_1_0, w10), w10), w10)
    x43 = sub(mul(x21, sub(x25, x33, w01), w01), sub(mul(x_rb_11, x34, w04), mul(x_rb_10, x35, w15), w15), w15)
    x45 = sub(x43, x44, w11)
    x36 = add(mul(x_rb_11, I_c_2_1, w15), add(mul(x_rb_12, I_c_2_2, w01), mul(x_rb_10, I_c_2_0, w04), w04), w04)
    x37 = add(mul(x21, sub(x28, x31, w07), w07), sub(mul(x_rb_12, x35, w10), mul(x_rb_11, x36, w13), w13), w13)
    x39 = sub(x37, x38, w03)
    x40 = add(mul(x21, add(x29, x30, w12), w12), sub(mul(x_rb_10, x36, w04), mul(x_rb_12, x34, w09), w09), w09)
    x42 = add(x40, x41, w16)
    x46 = sub(mul(I_c_1_1, I_c_2_2, w09), mul(I_c_1_2, I_c_2_1, w12), w12)
    x47 = sub(mul(I_c_1_2, I_c_2_0, w09), mul(I_c_1_0, I_c_2_2, w04), w04)
    x48 = sub(mul(I_c_1_0, I_c_2_1, w09), mul(I_c_1_1, I_c_2_0, w06), w06)
    x49 = add(mul(I_c_0_1, x47, w09), add(mul(I_c_0_2, x48, w14), mul(I_c_0_0, x46, w13), w13), w13)
    x51 = mul(x42, sub(mul(I_c_0_2, I_c_2_1, w09), mul(I_c_0_1, I_c_2_2, w14), w14), w14)
    x53 = mul(x42, sub(mul(I_c_0_0, I_c_2_2, w09), mul(I_c_0_2, I_c_2_0, w07), w07), w07)
    x55 = mul(x42, sub(mul(I_c_0_1, I_c_2_0, w09), mul(I_c_0_0, I_c_2_1, w10), w10), w10)
    x50 = mul(x45, sub(mul(I_c_0_1, I_c_1_2, w16), mul(I_c_0_2, I_c_1_1, w09), w09), w09)
    x56 = div(sub(x51, sub(x50, mul(x39, x46, w12), w12), w12), x49, w12)
    x52 = mul(x45, sub(mul(I_c_0_2, I_c_1_0, w14), mul(I_c_0_0, I_c_1_2, w09), w09), w09)
    x57 = div(sub(x53, sub(x52, mul(x39, x47, w04), w04), w04), x49, w04)
    x54 = mul(x45, sub(mul(I_c_0_0, I_c_1_1, w07), mul(I_c_0_1, I_c_1_0, w09), w09), w09)
    x58 = div(sub(x55, sub(x54, mul(x39, x48, w06), w06), w06), x49, w13)
    x59 = mul(x_rb_10, c3, w06)
    x60 = mul(x_rb_11, c3, w10)
    x61 = mul(x_rb_12, c3, w09)
    x65 = sub(mul(x_rb_04, x61, w03), sub(mul(x_rb_05, x60, w11), mul(x_rb_06, x59, w07), w07), w07)
    x66 = sub(mul(x_rb_06, x60, w03), sub(mul(x_rb_03, x61, w11), mul(x_rb_05, x59, w14), w14), w14)
    x67 = sub(mul(x_rb_06, x61, w03), sub(mul(x_rb_04, x59, w11), mul(x_rb_03, x60, w16), w16), w16)
    x68 = add(mul(x_rb_04, x60, w10), add(mul(x_rb_05, x61, w09), mul(x_rb_03, x59, w06), w06), w06)
    xdot_rb[0] = x_rb_07
    xdot_rb[1] = x_rb_08
    xdot_rb[2] = x_rb_09
    xdot_rb[3] = x65
    xdot_rb[4] = x66
    xdot_rb[5] = x67
    xdot_rb[6] = -x68
    xdot_rb[7] = x62
    xdot_rb[8] = x63
    xdot_rb[9] = -sub(c5, x64, w02)
    xdot_rb[10] = x56
    xdot_rb[11] = x57
    xdot_rb[12] = x58


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
