# contact_positions of go2: World positions of the contact points.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.contact
# Convention  pinocchio
# Program     SHA-256 a7c9f45b5f16367a3175604b15400f10a9f1fafcfc5e9e8ec7a01fc68f5abd86
# Operations  162 mul, 125 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     p_c  12  m  world
#
# Statements it rests on
#     contact/velocity   PROVED
#     contact/baumgarte  PROVED
#     frames/contacts    PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def contact_positions(q, out=None):
    """World positions of the contact points.

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
    p_c : ndarray, (..., 12)
        world; m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [
            ("p_c", (12,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, p_c):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (
        q_00, q_01, q_02, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13,
        q_14, q_15, q_16, q_17, q_18
    ) = q
    (c1, c2, c3, c4, c5, c6) = numbers((1.0, 2.0, 0.1934, 0.0465, 0.213, 0.0955))
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33,
        w34, w35, w36, w37, w38, w39, w40, w41, w42, w43
    ) = slots(44)
    x001 = mul(q_03, c2, w00)
    x016 = sub(c1, mul(q_03, x001, w01), w01)
    x009 = mul(q_06, x001, w00)
    x002 = mul(q_04, c2, w02)
    x004 = mul(q_04, x002, w03)
    x021 = sub(x004, x016, w04)
    x006 = mul(q_03, x002, w05)
    x010 = mul(q_06, x002, w02)
    x003 = mul(q_05, c2, w06)
    x005 = mul(q_05, x003, w07)
    x012 = sub(x005, sub(c1, x004, w03), w03)
    x017 = sub(x005, x016, w01)
    x030 = mul(x017, c4, w07)
    x028 = mul(x012, c3, w08)
    x007 = mul(q_03, x003, w09)
    x014 = add(x007, x010, w10)
    x019 = sub(x007, x010, w02)
    x034 = mul(x019, c3, w09)
    x008 = mul(q_04, x003, w11)
    x011 = mul(q_06, x003, w06)
    x013 = sub(x006, x011, w12)
    x015 = add(x006, x011, w06)
    x031 = mul(x015, c3, w05)
    x032 = add(q_01, x031, w13)
    x080 = sub(q_01, x031, w05)
    x027 = mul(x013, c4, w14)
    x029 = add(q_00, x027, w15)
    x057 = sub(q_00, x027, w14)
    x018 = sub(x008, x009, w16)
    x020 = add(x008, x009, w00)
    x033 = mul(x020, c4, w11)
    x035 = add(q_02, x033, w17)
    x058 = sub(q_02, x033, w11)
    x022 = cos(q_07, w18)
    x023 = sin(q_07, w19)
    x047 = mul(add(mul(x013, x022, w20), mul(x014, x023, w21), w21), c6, w21)
    x024 = sub(mul(x014, x022, w20), mul(x013, x023, w22), w22)
    x049 = mul(sub(mul(x017, x022, w20), mul(x018, x023, w23), w23), c6, w23)
    x025 = add(mul(x018, x022, w20), mul(x017, x023, w24), w24)
    x051 = mul(sub(mul(x020, x022, w20), mul(x021, x023, w25), w25), c6, w25)
    x026 = add(mul(x021, x022, w18), mul(x020, x023, w19), w19)
    x036 = cos(q_08, w18)
    x037 = sin(q_08, w20)
    x038 = sub(mul(x012, x037, w26), mul(x024, x036, w27), w27)
    x039 = add(mul(x015, x037, w26), mul(x025, x036, w28), w28)
    x040 = sub(mul(x019, x037, w26), mul(x026, x036, w29), w29)
    x041 = cos(q_09, w26)
    x042 = sin(q_09, w30)
    x043 = mul(add(mul(x012, x036, w31), mul(x024, x037, w22), w22), x042, w22)
    x046 = mul(c5, add(x038, add(x043, mul(x038, x041, w31), w31), w31), w31)
    x044 = mul(sub(mul(x015, x036, w27), mul(x025, x037, w24), w24), x042, w24)
    x045 = mul(add(mul(x019, x036, w18), mul(x026, x037, w20), w20), x042, w30)
    x050 = mul(c5, add(x040, add(x045, mul(x040, x041, w20), w20), w20), w20)
    x048 = mul(c5, add(x039, add(x044, mul(x039, x041, w26), w26), w26), w26)
    x052 = cos(q_10, w28)
    x053 = sin(q_10, w24)
    x070 = mul(c6, add(mul(x013, x052, w29), mul(x014, x053, w30), w30), w30)
    x054 = sub(mul(x014, x052, w29), mul(x013, x053, w18), w18)
    x072 = mul(c6, sub(mul(x017, x052, w29), mul(x018, x053, w19), w19), w19)
    x055 = add(mul(x018, x052, w29), mul(x017, x053, w27), w27)
    x074 = mul(c6, sub(mul(x020, x052, w29), mul(x021, x053, w22), w22), w22)
    x056 = add(mul(x021, x052, w28), mul(x020, x053, w24), w24)
    x059 = cos(q_11, w28)
    x060 = sin(q_11, w29)
    x061 = sub(mul(x012, x060, w32), mul(x054, x059, w33), w33)
    x062 = add(mul(x015, x060, w32), mul(x055, x059, w34), w34)
    x063 = sub(mul(x019, x060, w32), mul(x056, x059, w35), w35)
    x064 = cos(q_12, w32)
    x065 = sin(q_12, w36)
    x066 = mul(add(mul(x012, x059, w37), mul(x054, x060, w18), w18), x065, w18)
    x069 = mul(c5, add(x061, add(x066, mul(x061, x064, w37), w37), w37), w37)
    x067 = mul(sub(mul(x015, x059, w33), mul(x055, x060, w27), w27), x065, w27)
    x068 = mul(add(mul(x019, x059, w28), mul(x056, x060, w29), w29), x065, w36)
    x073 = mul(c5, add(x063, add(x068, mul(x063, x064, w29), w29), w29), w29)
    x071 = mul(c5, add(x062, add(x067, mul(x062, x064, w32), w32), w32), w32)
    x075 = cos(q_13, w34)
    x076 = sin(q_13, w27)
    x092 = mul(c6, add(mul(x013, x075, w35), mul(x014, x076, w36), w36), w36)
    x077 = sub(mul(x014, x075, w35), mul(x013, x076, w28), w28)
    x094 = mul(c6, sub(mul(x017, x075, w35), mul(x018, x076, w24), w24), w24)
    x078 = add(mul(x018, x075, w35), mul(x017, x076, w33), w33)
    x096 = mul(c6, sub(mul(x020, x075, w35), mul(x021, x076, w18), w18), w18)
    x079 = add(mul(x021, x075, w34), mul(x020, x076, w27), w27)
    x081 = cos(q_14, w34)
    x082 = sin(q_14, w35)
    x083 = sub(mul(x012, x082, w38), mul(x077, x081, w39), w39)
    x084 = add(mul(x015, x082, w38), mul(x078, x081, w40), w40)
    x085 = sub(mul(x019, x082, w38), mul(x079, x081, w41), w41)
    x086 = cos(q_15, w38)
    x087 = sin(q_15, w42)
    x088 = mul(add(mul(x012, x081, w43), mul(x077, x082, w28), w28), x087, w28)
    x091 = mul(c5, add(x083, add(x088, mul(x083, x086, w43), w43), w43), w43)
    x089 = mul(sub(mul(x015, x081, w39), mul(x078, x082, w33), w33), x087, w33)
    x090 = mul(add(mul(x019, x081, w34), mul(x079, x082, w35), w35), x087, w42)
    x095 = mul(c5, add(x085, add(x090, mul(x085, x086, w35), w35), w35), w35)
    x093 = mul(c5, add(x084, add(x089, mul(x084, x086, w38), w38), w38), w38)
    x097 = cos(q_16, w40)
    x098 = sin(q_16, w33)
    x113 = mul(c6, add(mul(x013, x097, w41), mul(x014, x098, w42), w42), w42)
    x099 = sub(mul(x014, x097, w10), mul(x013, x098, w12), w12)
    x115 = mul(c6, sub(mul(x017, x097, w10), mul(x018, x098, w41), w41), w41)
    x100 = add(mul(x018, x097, w16), mul(x017, x098, w01), w01)
    x101 = add(mul(x021, x097, w16), mul(x020, x098, w10), w10)
    x117 = mul(c6, sub(mul(x020, x097, w40), mul(x021, x098, w33), w33), w33)
    x102 = cos(q_17, w40)
    x103 = sin(q_17, w04)
    x104 = sub(mul(x012, x103, w00), mul(x099, x102, w16), w16)
    x105 = add(mul(x015, x103, w00), mul(x100, x102, w34), w34)
    x106 = sub(mul(x019, x103, w00), mul(x101, x102, w27), w27)
    x107 = cos(q_18, w00)
    x108 = sin(q_18, w39)
    x109 = mul(add(mul(x012, x102, w03), mul(x099, x103, w12), w12), x108, w12)
    x112 = mul(c5, add(x104, add(x109, mul(x104, x107, w03), w03), w03), w03)
    x110 = mul(sub(mul(x015, x102, w06), mul(x100, x103, w01), w01), x108, w01)
    x111 = mul(add(mul(x019, x102, w40), mul(x101, x103, w04), w04), x108, w39)
    x116 = mul(c5, add(x106, add(x111, mul(x106, x107, w04), w04), w04), w04)
    x114 = mul(c5, add(x105, add(x110, mul(x105, x107, w00), w00), w00), w00)
    p_c[0] = add(x046, sub(x047, sub(x028, x029, w34), w34), w34)
    p_c[1] = -add(x048, add(x049, sub(x030, x032, w31), w31), w31)
    p_c[2] = -sub(x050, add(x051, add(x034, x035, w26), w26), w26)
    p_c[3] = sub(x069, add(x070, sub(x028, x057, w20), w20), w20)
    p_c[4] = -sub(x071, add(x072, add(x030, x032, w13), w13), w13)
    p_c[5] = -add(x073, sub(x074, add(x034, x058, w32), w32), w32)
    p_c[6] = add(x091, add(x092, add(x028, x029, w15), w15), w15)
    p_c[7] = -add(x093, add(x094, sub(x030, x080, w43), w43), w43)
    p_c[8] = -sub(x095, sub(x096, sub(x034, x035, w17), w17), w17)
    p_c[9] = sub(x112, sub(x113, add(x028, x057, w14), w14), w14)
    p_c[10] = -sub(x114, add(x115, add(x030, x080, w05), w05), w05)
    p_c[11] = -add(x116, add(x117, sub(x034, x058, w11), w11), w11)


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
