# com_jacobian of go2: Jacobian of the centre of mass: its velocity in world axes = J_com v.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.centroidal
# Convention  pinocchio
# Program     SHA-256 db0ff5fc9bb3708bc6a4d5d31c26473c32711f47ccbee5370ed094248094f90c
# Operations  251 mul, 135 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     J_com  3 x 18  -, m  world axes
#
# Statements it rests on
#     outside/com-jacobian       PROVED
#     outside/com-jacobian-free  PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def com_jacobian(q, out=None):
    """Jacobian of the centre of mass: its velocity in world axes = J_com v.

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
    J_com : ndarray, (..., 3, 18)
        world axes; -, m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [
            ("J_com", (3, 18)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, J_com):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (
        _, _, _, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15,
        q_16, q_17, q_18
    ) = q
    (c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11) = numbers(
        (
            1.0, 2.0, 0.02623, 0.00084392, 0.00430848, 0.0789924, 0.10962557, 7.119e-05,
            0.146694152, 0.037188086, 0.06216199415677255
        )
    )
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33,
        w34, w35, w36, w37, w38, w39, w40, w41, w42, w43, w44, w45, w46, w47, w48, w49, w50,
        w51, w52, w53, w54, w55
    ) = slots(56)
    x001 = mul(q_03, c02, w00)
    x016 = sub(c01, mul(q_03, x001, w01), w01)
    x009 = mul(q_06, x001, w00)
    x002 = mul(q_04, c02, w02)
    x004 = mul(q_04, x002, w03)
    x021 = sub(x004, x016, w04)
    x006 = mul(q_03, x002, w05)
    x010 = mul(q_06, x002, w02)
    x003 = mul(q_05, c02, w06)
    x005 = mul(q_05, x003, w07)
    x012 = sub(x005, sub(c01, x004, w03), w03)
    x017 = sub(x005, x016, w01)
    x007 = mul(q_03, x003, w07)
    x014 = add(x007, x010, w08)
    x019 = sub(x007, x010, w02)
    x008 = mul(q_04, x003, w07)
    x011 = mul(q_06, x003, w06)
    x013 = sub(x006, x011, w09)
    x015 = add(x006, x011, w06)
    x018 = sub(x008, x009, w05)
    x020 = add(x008, x009, w00)
    x022 = cos(q_16, w07)
    x023 = sin(q_16, w10)
    x024 = cos(q_17, w11)
    x025 = sin(q_17, w12)
    x026 = cos(q_18, w13)
    x027 = sin(q_18, w14)
    x028 = sub(mul(x027, c03, w15), mul(x026, c04, w16), w16)
    x029 = add(mul(x027, c04, w14), mul(x026, c03, w13), w13)
    x031 = add(x029, c06, w14)
    x030 = add(x028, c05, w15)
    x032 = add(mul(x024, x030, w17), mul(x025, x031, w18), w18)
    x033 = sub(mul(x025, x030, w15), mul(x024, x031, w14), w14)
    x105 = sub(mul(x025, x028, w15), mul(x024, x029, w17), w17)
    x106 = add(mul(x024, x028, w16), mul(x025, x029, w13), w13)
    x107 = mul(x023, x106, w16)
    x108 = mul(x022, x106, w13)
    x116 = sub(mul(x014, x108, w12), add(mul(x013, x107, w11), mul(x012, x105, w15), w15), w15)
    x124 = add(mul(x018, x108, w12), add(mul(x017, x107, w11), mul(x015, x105, w19), w19), w19)
    x132 = add(mul(x021, x108, w13), sub(mul(x020, x107, w16), mul(x019, x105, w17), w17), w17)
    x034 = sub(x033, c08, w13)
    x035 = add(mul(x022, c07, w16), mul(x023, x034, w12), w12)
    x036 = sub(mul(x023, c07, w16), mul(x022, x034, w13), w13)
    x103 = mul(x023, x032, w10)
    x104 = mul(x022, x032, w07)
    x139 = mul(sub(mul(x013, x036, w16), mul(x014, x035, w11), w11), c11, w11)
    x146 = mul(add(mul(x017, x036, w16), mul(x018, x035, w20), w20), c11, w20)
    x153 = mul(add(mul(x020, x036, w16), mul(x021, x035, w21), w21), c11, w21)
    x115 = sub(mul(x014, x104, w16), add(mul(x013, x103, w22), mul(x012, x033, w23), w23), w23)
    x123 = add(mul(x018, x104, w16), add(mul(x017, x103, w22), mul(x015, x033, w24), w24), w24)
    x131 = add(mul(x021, x104, w07), sub(mul(x020, x103, w10), mul(x019, x033, w14), w14), w14)
    x037 = cos(q_13, w07)
    x038 = sin(q_13, w10)
    x039 = cos(q_14, w16)
    x040 = sin(q_14, w22)
    x041 = cos(q_15, w25)
    x042 = sin(q_15, w26)
    x043 = sub(mul(c03, x042, w27), mul(c04, x041, w28), w28)
    x044 = add(mul(c04, x042, w26), mul(c03, x041, w25), w25)
    x046 = add(c06, x044, w26)
    x045 = add(c05, x043, w27)
    x047 = add(mul(x039, x045, w29), mul(x040, x046, w30), w30)
    x048 = sub(mul(x040, x045, w27), mul(x039, x046, w26), w26)
    x099 = sub(mul(x040, x043, w27), mul(x039, x044, w29), w29)
    x100 = add(mul(x039, x043, w28), mul(x040, x044, w25), w25)
    x101 = mul(x038, x100, w28)
    x102 = mul(x037, x100, w25)
    x114 = sub(mul(x014, x102, w22), add(mul(x013, x101, w16), mul(x012, x099, w27), w27), w27)
    x122 = add(mul(x018, x102, w22), add(mul(x017, x101, w16), mul(x015, x099, w31), w31), w31)
    x130 = add(mul(x021, x102, w25), sub(mul(x020, x101, w28), mul(x019, x099, w29), w29), w29)
    x049 = sub(c08, x048, w25)
    x050 = add(mul(c07, x037, w28), mul(x038, x049, w22), w22)
    x051 = sub(mul(c07, x038, w28), mul(x037, x049, w25), w25)
    x097 = mul(x038, x047, w10)
    x098 = mul(x037, x047, w07)
    x138 = mul(sub(mul(x014, x050, w28), mul(x013, x051, w16), w16), c11, w16)
    x145 = mul(add(mul(x018, x050, w28), mul(x017, x051, w32), w32), c11, w32)
    x152 = mul(add(mul(x021, x050, w28), mul(x020, x051, w33), w33), c11, w33)
    x113 = sub(mul(x014, x098, w28), add(mul(x013, x097, w34), mul(x012, x048, w35), w35), w35)
    x121 = add(mul(x018, x098, w28), add(mul(x017, x097, w34), mul(x015, x048, w36), w36), w36)
    x129 = add(mul(x021, x098, w07), sub(mul(x020, x097, w10), mul(x019, x048, w26), w26), w26)
    x052 = cos(q_10, w07)
    x053 = sin(q_10, w10)
    x054 = cos(q_11, w28)
    x055 = sin(q_11, w34)
    x056 = cos(q_12, w37)
    x057 = sin(q_12, w38)
    x058 = sub(mul(c03, x057, w39), mul(c04, x056, w40), w40)
    x059 = add(mul(c04, x057, w38), mul(c03, x056, w37), w37)
    x061 = add(c06, x059, w38)
    x060 = add(c05, x058, w39)
    x062 = add(mul(x054, x060, w41), mul(x055, x061, w42), w42)
    x063 = sub(mul(x055, x060, w39), mul(x054, x061, w38), w38)
    x093 = sub(mul(x055, x058, w39), mul(x054, x059, w41), w41)
    x094 = add(mul(x054, x058, w40), mul(x055, x059, w37), w37)
    x095 = mul(x053, x094, w40)
    x096 = mul(x052, x094, w37)
    x112 = sub(mul(x014, x096, w34), add(mul(x013, x095, w28), mul(x012, x093, w39), w39), w39)
    x120 = add(mul(x018, x096, w34), add(mul(x017, x095, w28), mul(x015, x093, w43), w43), w43)
    x128 = add(mul(x021, x096, w37), sub(mul(x020, x095, w40), mul(x019, x093, w41), w41), w41)
    x064 = sub(c08, x063, w37)
    x065 = sub(mul(c07, x052, w40), mul(x053, x064, w34), w34)
    x066 = add(mul(c07, x053, w40), mul(x052, x064, w37), w37)
    x091 = mul(x053, x062, w10)
    x092 = mul(x052, x062, w07)
    x137 = mul(sub(mul(x013, x066, w40), mul(x014, x065, w28), w28), c11, w28)
    x144 = mul(add(mul(x017, x066, w40), mul(x018, x065, w44), w44), c11, w44)
    x151 = mul(add(mul(x020, x066, w40), mul(x021, x065, w45), w45), c11, w45)
    x111 = sub(mul(x014, x092, w40), add(mul(x013, x091, w46), mul(x012, x063, w47), w47), w47)
    x119 = add(mul(x018, x092, w40), add(mul(x017, x091, w46), mul(x015, x063, w48), w48), w48)
    x127 = add(mul(x021, x092, w07), sub(mul(x020, x091, w10), mul(x019, x063, w38), w38), w38)
    x067 = cos(q_07, w07)
    x068 = sin(q_07, w10)
    x069 = cos(q_08, w40)
    x070 = sin(q_08, w46)
    x071 = cos(q_09, w49)
    x072 = sin(q_09, w50)
    x073 = sub(mul(c03, x072, w51), mul(c04, x071, w52), w52)
    x074 = add(mul(c04, x072, w50), mul(c03, x071, w49), w49)
    x076 = add(c06, x074, w50)
    x075 = add(c05, x073, w51)
    x077 = add(mul(x069, x075, w53), mul(x070, x076, w54), w54)
    x082 = sub(c09, add(add(x047, x077, w30), add(x032, x062, w42), w42), w42)
    x078 = sub(mul(x070, x075, w51), mul(x069, x076, w50), w50)
    x087 = sub(mul(x070, x073, w51), mul(x069, x074, w30), w30)
    x088 = add(mul(x069, x073, w52), mul(x070, x074, w49), w49)
    x089 = mul(x068, x088, w52)
    x090 = mul(x067, x088, w49)
    x110 = sub(mul(x014, x090, w46), add(mul(x013, x089, w40), mul(x012, x087, w51), w51), w51)
    x118 = add(mul(x018, x090, w46), add(mul(x017, x089, w40), mul(x015, x087, w18), w18), w18)
    x126 = add(mul(x021, x090, w49), sub(mul(x020, x089, w52), mul(x019, x087, w30), w30), w30)
    x079 = sub(c08, x078, w49)
    x080 = add(mul(c07, x067, w52), mul(x068, x079, w46), w46)
    x083 = sub(add(x050, x080, w22), add(x035, x065, w34), w34)
    x081 = sub(mul(c07, x068, w22), mul(x067, x079, w49), w49)
    x084 = sub(c10, sub(add(x051, x081, w25), add(x036, x066, w37), w37), w37)
    x085 = mul(x068, x077, w10)
    x086 = mul(x067, x077, w54)
    x133 = mul(add(mul(x013, x084, w07), mul(x014, x083, w25), w25), c11, w25)
    x140 = mul(sub(mul(x017, x084, w07), mul(x018, x083, w13), w13), c11, w13)
    x147 = mul(sub(mul(x020, x084, w07), mul(x021, x083, w22), w22), c11, w22)
    x136 = mul(sub(mul(x014, x080, w07), mul(x013, x081, w12), w12), c11, w12)
    x143 = mul(add(mul(x018, x080, w07), mul(x017, x081, w52), w52), c11, w52)
    x150 = mul(add(mul(x021, x080, w46), mul(x020, x081, w49), w49), c11, w49)
    x109 = sub(mul(x014, x086, w46), add(mul(x013, x085, w07), mul(x012, x078, w40), w40), w40)
    x117 = add(mul(x018, x086, w46), add(mul(x017, x085, w07), mul(x015, x078, w53), w53), w53)
    x125 = add(mul(x021, x086, w54), sub(mul(x020, x085, w10), mul(x019, x078, w50), w50), w50)
    x134 = mul(sub(mul(x014, x082, w54), mul(x012, x084, w10), w10), c11, w10)
    x135 = mul(add(mul(x012, x083, w54), mul(x013, x082, w46), w46), c11, w46)
    x141 = mul(add(mul(x018, x082, w54), mul(x015, x084, w07), w07), c11, w07)
    x142 = mul(add(mul(x015, x083, w54), mul(x017, x082, w55), w55), c11, w55)
    x148 = mul(sub(mul(x021, x082, w54), mul(x019, x084, w37), w37), c11, w37)
    x149 = mul(sub(mul(x019, x083, w34), mul(x020, x082, w42), w42), c11, w42)
    J_com[0, 0] = -x012
    J_com[0, 1] = x013
    J_com[0, 2] = x014
    J_com[0, 3] = x133
    J_com[0, 4] = -x134
    J_com[0, 5] = x135
    J_com[0, 6] = x136
    J_com[0, 7] = mul(x109, c11, w40)
    J_com[0, 8] = mul(x110, c11, w51)
    J_com[0, 9] = x137
    J_com[0, 10] = mul(x111, c11, w47)
    J_com[0, 11] = mul(x112, c11, w39)
    J_com[0, 12] = x138
    J_com[0, 13] = mul(x113, c11, w35)
    J_com[0, 14] = mul(x114, c11, w27)
    J_com[0, 15] = x139
    J_com[0, 16] = mul(x115, c11, w23)
    J_com[0, 17] = mul(x116, c11, w15)
    J_com[1, 0] = x015
    J_com[1, 1] = -x017
    J_com[1, 2] = x018
    J_com[1, 3] = -x140
    J_com[1, 4] = -x141
    J_com[1, 5] = -x142
    J_com[1, 6] = x143
    J_com[1, 7] = mul(x117, c11, w53)
    J_com[1, 8] = mul(x118, c11, w18)
    J_com[1, 9] = -x144
    J_com[1, 10] = mul(x119, c11, w48)
    J_com[1, 11] = mul(x120, c11, w43)
    J_com[1, 12] = x145
    J_com[1, 13] = mul(x121, c11, w36)
    J_com[1, 14] = mul(x122, c11, w31)
    J_com[1, 15] = -x146
    J_com[1, 16] = mul(x123, c11, w24)
    J_com[1, 17] = mul(x124, c11, w19)
    J_com[2, 0] = x019
    J_com[2, 1] = x020
    J_com[2, 2] = -x021
    J_com[2, 3] = x147
    J_com[2, 4] = x148
    J_com[2, 5] = -x149
    J_com[2, 6] = -x150
    J_com[2, 7] = -mul(x125, c11, w50)
    J_com[2, 8] = -mul(x126, c11, w30)
    J_com[2, 9] = x151
    J_com[2, 10] = -mul(x127, c11, w38)
    J_com[2, 11] = -mul(x128, c11, w41)
    J_com[2, 12] = -x152
    J_com[2, 13] = -mul(x129, c11, w26)
    J_com[2, 14] = -mul(x130, c11, w29)
    J_com[2, 15] = x153
    J_com[2, 16] = -mul(x131, c11, w14)
    J_com[2, 17] = -mul(x132, c11, w17)


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
