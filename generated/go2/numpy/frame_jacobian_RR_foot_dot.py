# frame_jacobian_RR_foot_dot of go2: Time derivative of the Jacobian of RR_foot: linear first, world axes at the frame's origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 07345ddac92dc2d9327b5a0a99d91852f6dfc97ebe6929a5c8499efb473abf44
# Operations  211 mul, 134 add, 0 div, 3 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     dJ  6 x 18  1/s, m/s  linear first, world axes at the frame's origin
#
# Statements it rests on
#     frames/jacobian-rate-fixed  PROVED
#     frames/jacobian-rate-free   PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def frame_jacobian_RR_foot_dot(q, v, out=None):
    """Time derivative of the Jacobian of RR_foot: linear first, world axes at the frame's origin.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    v : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    dJ : ndarray, (..., 6, 18)
        linear first, world axes at the frame's origin; 1/s, m/s
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [
            ("dJ", (6, 18)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, dJ):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, q_16, q_17, q_18) = q
    (_, _, _, v_03, v_04, v_05, _, _, _, _, _, _, _, _, _, v_15, v_16, v_17) = v
    (c1, c2, c3, c4, c5, c6) = numbers((1.0, 2.0, 0.1934, 0.0465, 0.213, 0.0955))
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33,
        w34, w35, w36, w37, w38, w39, w40, w41, w42, w43, w44, w45, w46, w47, w48, w49, w50,
        w51, w52
    ) = slots(53)
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
    x007 = mul(q_03, x003, w07)
    x014 = add(x007, x010, w08)
    x019 = sub(x007, x010, w02)
    x109 = add(mul(v_03, x021, w07), mul(v_05, x019, w09), w09)
    x099 = add(mul(v_03, x014, w07), mul(v_05, x012, w10), w10)
    x008 = mul(q_04, x003, w07)
    x011 = mul(q_06, x003, w06)
    x013 = sub(x006, x011, w11)
    x015 = add(x006, x011, w06)
    x105 = add(mul(v_04, x015, w05), mul(v_03, x017, w12), w12)
    x098 = sub(mul(v_05, x013, w05), mul(v_04, x014, w13), w13)
    x100 = add(mul(v_04, x012, w05), mul(v_03, x013, w14), w14)
    x018 = sub(x008, x009, w05)
    x020 = add(x008, x009, w00)
    x108 = add(mul(v_05, x020, w07), mul(v_04, x021, w15), w15)
    x110 = sub(mul(v_04, x019, w07), mul(v_03, x020, w16), w16)
    x103 = add(mul(v_05, x017, w07), mul(v_04, x018, w17), w17)
    x104 = sub(mul(v_03, x018, w07), mul(v_05, x015, w18), w18)
    x022 = cos(q_16, w07)
    x023 = sin(q_16, w19)
    x029 = add(mul(v_04, x022, w20), mul(v_05, x023, w21), w21)
    x034 = add(v_16, x029, w20)
    x030 = sub(mul(v_05, x022, w22), mul(v_04, x023, w23), w23)
    x074 = add(mul(x022, x030, w22), mul(x023, x029, w24), w24)
    x077 = sub(mul(x023, x030, w22), mul(x022, x029, w25), w25)
    x024 = cos(q_17, w22)
    x025 = sin(q_17, w26)
    x026 = cos(q_18, w27)
    x042 = add(c5, mul(x026, c5, w28), w28)
    x027 = sin(q_18, w29)
    x028 = mul(x027, c5, w30)
    x053 = add(mul(x024, x028, w31), mul(x025, x042, w32), w32)
    x068 = add(c3, x053, w31)
    x092 = mul(v_03, x068, w33)
    x054 = sub(mul(x025, x028, w34), mul(x024, x042, w35), w35)
    x064 = sub(mul(c6, x029, w34), mul(x030, x054, w36), w36)
    x067 = sub(mul(x023, c6, w34), mul(x022, x054, w37), w37)
    x069 = add(mul(x023, x054, w35), add(c4, mul(x022, c6, w34), w34), w34)
    x086 = mul(v_04, x069, w35)
    x097 = add(x086, x092, w38)
    x087 = mul(v_05, x067, w39)
    x088 = add(x086, x087, w35)
    x093 = add(x087, x092, w33)
    x031 = add(v_03, v_15, w39)
    x032 = sub(mul(x024, x031, w40), mul(x025, x030, w41), w41)
    x033 = add(mul(x024, x030, w40), mul(x025, x031, w39), w39)
    x051 = add(mul(x028, x032, w30), mul(x033, x042, w28), w28)
    x035 = sub(mul(x026, x032, w30), mul(x027, x033, w40), w40)
    x039 = mul(c6, x035, w30)
    x045 = mul(c5, add(x032, x035, w42), w42)
    x066 = add(x045, mul(x030, x053, w23), w23)
    x036 = add(mul(x026, x033, w43), mul(x027, x032, w44), w44)
    x037 = mul(c6, x036, w43)
    x038 = sub(x037, mul(c5, add(v_17, x034, w45), w45), w45)
    x041 = sub(x037, x038, w43)
    x048 = mul(x027, x041, w46)
    x049 = mul(x026, x041, w43)
    x061 = add(mul(x024, x048, w47), mul(x025, x049, w48), w48)
    x063 = sub(mul(x024, x049, w43), mul(x025, x048, w46), w46)
    x043 = add(mul(x027, x038, w43), mul(x026, x039, w47), w47)
    x044 = sub(mul(x026, x038, w45), add(mul(c5, x034, w20), mul(x027, x039, w30), w30), w30)
    x052 = sub(x044, mul(c6, x033, w45), w45)
    x046 = sub(mul(x027, x035, w20), mul(x026, x036, w43), w43)
    x047 = add(mul(x026, x035, w40), mul(x027, x036, w29), w29)
    x040 = mul(c5, x036, w44)
    x082 = add(mul(x022, x040, w40), mul(x023, x063, w27), w27)
    x085 = sub(mul(x022, x063, w46), mul(x023, x040, w44), w44)
    x118 = sub(mul(x014, x085, w46), add(mul(x013, x082, w40), mul(x012, x061, w20), w20), w20)
    x124 = add(mul(x018, x085, w46), add(mul(x017, x082, w40), mul(x015, x061, w49), w49), w49)
    x130 = add(mul(x021, x085, w44), sub(mul(x020, x082, w27), mul(x019, x061, w48), w48), w48)
    x057 = add(mul(x024, x046, w44), mul(x025, x047, w27), w27)
    x059 = sub(mul(x024, x047, w29), mul(x025, x046, w43), w43)
    x076 = mul(x023, x059, w29)
    x079 = mul(x022, x059, w43)
    x102 = sub(mul(x014, x079, w44), add(mul(x013, x076, w46), mul(x012, x057, w40), w40), w40)
    x107 = add(mul(x018, x079, w44), add(mul(x017, x076, w46), mul(x015, x057, w50), w50), w50)
    x112 = add(mul(x021, x079, w43), sub(mul(x020, x076, w29), mul(x019, x057, w27), w27), w27)
    x055 = add(mul(x024, x043, w43), mul(x025, x044, w29), w29)
    x065 = add(x055, mul(x029, x053, w32), w32)
    x080 = sub(mul(x022, x065, w21), mul(x023, x066, w43), w43)
    x083 = add(mul(x022, x066, w23), mul(x023, x065, w32), w32)
    x116 = add(mul(x014, x083, w23), add(mul(x013, x080, w21), mul(x012, x064, w44), w44), w44)
    x122 = sub(mul(x018, x083, w23), add(mul(x017, x080, w21), mul(x015, x064, w46), w46), w46)
    x128 = sub(mul(x021, x083, w32), sub(mul(x020, x080, w43), mul(x019, x064, w36), w36), w36)
    x050 = sub(x043, mul(c6, x032, w32), w32)
    x060 = add(mul(x024, x050, w43), mul(x025, x052, w23), w23)
    x062 = sub(mul(x024, x052, w45), mul(x025, x050, w32), w32)
    x056 = sub(mul(x025, x032, w45), mul(x024, x033, w43), w43)
    x058 = add(mul(x024, x032, w41), mul(x025, x033, w39), w39)
    x075 = mul(x023, x058, w41)
    x078 = mul(x022, x058, w39)
    x081 = sub(mul(x022, x051, w45), mul(x023, x062, w21), w21)
    x084 = add(mul(x022, x062, w32), mul(x023, x051, w28), w28)
    x101 = sub(mul(x014, x078, w32), add(mul(x013, x075, w45), mul(x012, x056, w51), w51), w51)
    x106 = add(mul(x018, x078, w32), add(mul(x017, x075, w45), mul(x015, x056, w52), w52), w52)
    x111 = add(mul(x021, x078, w39), sub(mul(x020, x075, w41), mul(x019, x056, w43), w43), w43)
    x117 = add(mul(x014, x084, w39), sub(mul(x013, x081, w41), mul(x012, x060, w32), w32), w32)
    x123 = sub(mul(x018, x084, w39), sub(mul(x017, x081, w41), mul(x015, x060, w45), w45), w45)
    x129 = sub(mul(x021, x084, w28), add(mul(x020, x081, w21), mul(x019, x060, w23), w23), w23)
    x070 = add(mul(x024, x044, w30), sub(mul(v_05, c4, w22), mul(x025, x043, w47), w47), w47)
    x094 = add(x070, mul(v_04, x067, w30), w30)
    x096 = sub(x070, mul(v_05, x069, w22), w22)
    x071 = sub(mul(x023, x055, w47), sub(mul(v_05, c3, w26), mul(x022, x045, w28), w28), w28)
    x090 = sub(x071, mul(v_03, x067, w37), w37)
    x095 = add(x071, mul(v_05, x068, w47), w47)
    x115 = add(mul(x012, x090, w28), sub(mul(x013, x094, w26), mul(x014, x097, w21), w21), w21)
    x121 = add(mul(x015, x090, w28), add(mul(x017, x094, w26), mul(x018, x097, w39), w39), w39)
    x127 = sub(mul(x019, x090, w37), add(mul(x020, x094, w30), mul(x021, x097, w38), w38), w38)
    x072 = sub(mul(x023, x045, w42), sub(mul(v_03, c4, w19), mul(v_04, c3, w37), w37), w37)
    x073 = sub(mul(x022, x055, w29), x072, w37)
    x089 = sub(x073, mul(v_03, x069, w34), w34)
    x091 = add(x073, mul(v_04, x068, w31), w31)
    x113 = add(mul(x013, x091, w37), add(mul(x014, x095, w29), mul(x012, x088, w07), w07), w07)
    x119 = sub(mul(x017, x091, w37), sub(mul(x018, x095, w29), mul(x015, x088, w42), w42), w42)
    x125 = sub(mul(x020, x091, w31), add(mul(x021, x095, w47), mul(x019, x088, w35), w35), w35)
    x114 = sub(mul(x012, x089, w03), add(mul(x013, x093, w31), mul(x014, x096, w47), w47), w47)
    x120 = sub(mul(x015, x089, w06), sub(mul(x017, x093, w03), mul(x018, x096, w31), w31), w31)
    x126 = add(mul(x019, x089, w34), sub(mul(x020, x093, w33), mul(x021, x096, w22), w22), w22)
    dJ[...] = 0.0
    dJ[0, 0] = x098
    dJ[0, 1] = x099
    dJ[0, 2] = -x100
    dJ[0, 3] = x113
    dJ[0, 4] = x114
    dJ[0, 5] = x115
    dJ[0, 15] = x116
    dJ[0, 16] = -x117
    dJ[0, 17] = x118
    dJ[1, 0] = -x103
    dJ[1, 1] = x104
    dJ[1, 2] = x105
    dJ[1, 3] = -x119
    dJ[1, 4] = -x120
    dJ[1, 5] = -x121
    dJ[1, 15] = x122
    dJ[1, 16] = -x123
    dJ[1, 17] = x124
    dJ[2, 0] = x108
    dJ[2, 1] = -x109
    dJ[2, 2] = x110
    dJ[2, 3] = x125
    dJ[2, 4] = -x126
    dJ[2, 5] = -x127
    dJ[2, 15] = -x128
    dJ[2, 16] = x129
    dJ[2, 17] = -x130
    dJ[3, 3] = x098
    dJ[3, 4] = x099
    dJ[3, 5] = -x100
    dJ[3, 15] = add(mul(x013, x074, w11), mul(x014, x077, w08), w08)
    dJ[3, 16] = x101
    dJ[3, 17] = x102
    dJ[4, 3] = -x103
    dJ[4, 4] = x104
    dJ[4, 5] = x105
    dJ[4, 15] = -sub(mul(x017, x074, w01), mul(x018, x077, w05), w05)
    dJ[4, 16] = x106
    dJ[4, 17] = x107
    dJ[5, 3] = x108
    dJ[5, 4] = -x109
    dJ[5, 5] = x110
    dJ[5, 15] = sub(mul(x020, x074, w24), mul(x021, x077, w25), w25)
    dJ[5, 16] = -x111
    dJ[5, 17] = -x112


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
