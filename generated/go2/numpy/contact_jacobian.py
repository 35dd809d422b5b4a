# contact_jacobian of go2: Jacobian of the contact points: velocity in world axes = J_c v.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.contact
# Convention  pinocchio
# Program     SHA-256 c6452925d9d4165a0ef756c57e8480351eb4c4a946ddd84255b98397430ba44a
# Operations  232 mul, 139 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     J_c  12 x 18  -, m  world axes
#
# Statements it rests on
#     contact/velocity      PROVED
#     contact/acceleration  PROVED
#     contact/opposite      PROVED
#     frames/contacts       PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def contact_jacobian(q, out=None):
    """Jacobian of the contact points: velocity in world axes = J_c v.

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
    J_c : ndarray, (..., 12, 18)
        world axes; -, m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [
            ("J_c", (12, 18)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, J_c):
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
    (c1, c2, c3, c4, c5, c6) = numbers((1.0, 2.0, 0.1934, 0.0465, 0.213, 0.0955))
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33,
        w34, w35, w36, w37, w38, w39, w40, w41, w42, w43, w44, w45, w46, w47, w48, w49, w50,
        w51, w52, w53, w54, w55, w56, w57, w58, w59, w60, w61, w62, w63, w64, w65, w66, w67,
        w68, w69, w70, w71, w72, w73, w74, w75, w76, w77, w78, w79, w80, w81, w82, w83
    ) = slots(84)
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
    x008 = mul(q_04, x003, w07)
    x011 = mul(q_06, x003, w06)
    x013 = sub(x006, x011, w09)
    x015 = add(x006, x011, w06)
    x018 = sub(x008, x009, w05)
    x020 = add(x008, x009, w00)
    x022 = cos(q_07, w07)
    x023 = sin(q_07, w10)
    x024 = cos(q_08, w11)
    x025 = sin(q_08, w12)
    x027 = mul(cos(q_09, w13), c5, w13)
    x026 = mul(sin(q_09, w14), c5, w14)
    x028 = add(mul(x024, x026, w15), mul(x025, x027, w16), w16)
    x029 = sub(mul(x025, x026, w14), mul(x024, x027, w13), w13)
    x031 = sub(x029, mul(x024, c5, w11), w11)
    x030 = add(x028, mul(x025, c5, w12), w12)
    x034 = mul(x023, x030, w14)
    x036 = mul(x022, x030, w15)
    x038 = sub(c3, x030, w12)
    x032 = sub(mul(x022, c6, w17), mul(x023, x031, w18), w18)
    x035 = mul(x023, x028, w17)
    x037 = mul(x022, x028, w16)
    x033 = add(mul(x023, c6, w10), mul(x022, x031, w07), w07)
    x040 = mul(x013, x033, w10)
    x043 = mul(x017, x033, w19)
    x046 = mul(x020, x033, w20)
    x039 = add(c4, x032, w21)
    x041 = sub(mul(x014, x036, w22), add(mul(x013, x034, w23), mul(x012, x031, w24), w24), w24)
    x044 = add(mul(x018, x036, w22), add(mul(x017, x034, w23), mul(x015, x031, w25), w25), w25)
    x047 = add(mul(x021, x036, w15), sub(mul(x020, x034, w14), mul(x019, x031, w11), w11), w11)
    x042 = sub(mul(x014, x037, w15), add(mul(x013, x035, w14), mul(x012, x029, w22), w22), w22)
    x045 = add(mul(x018, x037, w15), add(mul(x017, x035, w14), mul(x015, x029, w23), w23), w23)
    x048 = add(mul(x021, x037, w16), sub(mul(x020, x035, w17), mul(x019, x029, w13), w13), w13)
    x049 = cos(q_10, w16)
    x050 = sin(q_10, w17)
    x051 = cos(q_11, w15)
    x052 = sin(q_11, w14)
    x054 = mul(c5, cos(q_12, w26), w26)
    x053 = mul(c5, sin(q_12, w27), w27)
    x055 = add(mul(x051, x053, w28), mul(x052, x054, w29), w29)
    x056 = sub(mul(x052, x053, w27), mul(x051, x054, w26), w26)
    x058 = sub(x056, mul(c5, x051, w15), w15)
    x057 = add(x055, mul(c5, x052, w14), w14)
    x061 = mul(x050, x057, w27)
    x063 = mul(x049, x057, w28)
    x065 = sub(c3, x057, w14)
    x059 = add(mul(c6, x049, w30), mul(x050, x058, w31), w31)
    x062 = mul(x050, x055, w30)
    x064 = mul(x049, x055, w29)
    x060 = sub(mul(c6, x050, w17), mul(x049, x058, w16), w16)
    x067 = mul(x013, x060, w17)
    x070 = mul(x017, x060, w32)
    x073 = mul(x020, x060, w33)
    x066 = add(c4, x059, w34)
    x068 = sub(mul(x014, x063, w35), add(mul(x013, x061, w36), mul(x012, x058, w37), w37), w37)
    x071 = add(mul(x018, x063, w35), add(mul(x017, x061, w36), mul(x015, x058, w38), w38), w38)
    x074 = add(mul(x021, x063, w28), sub(mul(x020, x061, w27), mul(x019, x058, w15), w15), w15)
    x069 = sub(mul(x014, x064, w28), add(mul(x013, x062, w27), mul(x012, x056, w35), w35), w35)
    x072 = add(mul(x018, x064, w28), add(mul(x017, x062, w27), mul(x015, x056, w36), w36), w36)
    x075 = add(mul(x021, x064, w29), sub(mul(x020, x062, w30), mul(x019, x056, w26), w26), w26)
    x076 = cos(q_13, w29)
    x077 = sin(q_13, w30)
    x078 = cos(q_14, w28)
    x079 = sin(q_14, w27)
    x081 = mul(c5, cos(q_15, w39), w39)
    x080 = mul(c5, sin(q_15, w40), w40)
    x082 = add(mul(x078, x080, w41), mul(x079, x081, w42), w42)
    x083 = sub(mul(x079, x080, w40), mul(x078, x081, w39), w39)
    x085 = sub(x083, mul(c5, x078, w28), w28)
    x084 = add(x082, mul(c5, x079, w27), w27)
    x088 = mul(x077, x084, w40)
    x090 = mul(x076, x084, w41)
    x092 = add(c3, x084, w27)
    x086 = sub(mul(c6, x076, w43), mul(x077, x085, w44), w44)
    x089 = mul(x077, x082, w43)
    x091 = mul(x076, x082, w42)
    x087 = add(mul(c6, x077, w30), mul(x076, x085, w29), w29)
    x094 = mul(x013, x087, w30)
    x097 = mul(x017, x087, w45)
    x100 = mul(x020, x087, w46)
    x093 = add(c4, x086, w47)
    x095 = sub(mul(x014, x090, w48), add(mul(x013, x088, w49), mul(x012, x085, w50), w50), w50)
    x098 = add(mul(x018, x090, w48), add(mul(x017, x088, w49), mul(x015, x085, w51), w51), w51)
    x101 = add(mul(x021, x090, w41), sub(mul(x020, x088, w40), mul(x019, x085, w28), w28), w28)
    x096 = sub(mul(x014, x091, w41), add(mul(x013, x089, w40), mul(x012, x083, w48), w48), w48)
    x099 = add(mul(x018, x091, w41), add(mul(x017, x089, w40), mul(x015, x083, w49), w49), w49)
    x102 = add(mul(x021, x091, w42), sub(mul(x020, x089, w43), mul(x019, x083, w39), w39), w39)
    x103 = cos(q_16, w42)
    x104 = sin(q_16, w43)
    x105 = cos(q_17, w41)
    x106 = sin(q_17, w40)
    x108 = mul(c5, cos(q_18, w52), w52)
    x107 = mul(c5, sin(q_18, w53), w53)
    x109 = add(mul(x105, x107, w54), mul(x106, x108, w55), w55)
    x110 = sub(mul(x106, x107, w53), mul(x105, x108, w52), w52)
    x112 = sub(x110, mul(c5, x105, w41), w41)
    x111 = add(x109, mul(c5, x106, w40), w40)
    x115 = mul(x104, x111, w53)
    x117 = mul(x103, x111, w54)
    x119 = add(c3, x111, w40)
    x113 = add(mul(c6, x103, w56), mul(x104, x112, w57), w57)
    x116 = mul(x104, x109, w56)
    x118 = mul(x103, x109, w55)
    x114 = sub(mul(c6, x104, w43), mul(x103, x112, w42), w42)
    x121 = mul(x013, x114, w43)
    x124 = mul(x017, x114, w58)
    x127 = mul(x020, x114, w59)
    x120 = add(c4, x113, w60)
    x122 = sub(mul(x014, x117, w61), add(mul(x013, x115, w62), mul(x012, x112, w63), w63), w63)
    x125 = add(mul(x018, x117, w61), add(mul(x017, x115, w62), mul(x015, x112, w64), w64), w64)
    x128 = add(mul(x021, x117, w54), sub(mul(x020, x115, w53), mul(x019, x112, w41), w41), w41)
    x123 = sub(mul(x014, x118, w54), add(mul(x013, x116, w53), mul(x012, x110, w61), w61), w61)
    x126 = add(mul(x018, x118, w54), add(mul(x017, x116, w53), mul(x015, x110, w62), w62), w62)
    x129 = add(mul(x021, x118, w55), sub(mul(x020, x116, w56), mul(x019, x110, w52), w52), w52)
    J_c[...] = 0.0
    J_c[0, 0] = -x012
    J_c[0, 1] = x013
    J_c[0, 2] = x014
    J_c[0, 3] = -sub(x040, mul(x014, x039, w55), w55)
    J_c[0, 4] = -add(mul(x012, x033, w56), mul(x014, x038, w54), w54)
    J_c[0, 5] = add(mul(x013, x038, w56), mul(x012, x039, w53), w53)
    J_c[0, 6] = -sub(x040, mul(x014, x032, w56), w56)
    J_c[0, 7] = x041
    J_c[0, 8] = x042
    J_c[1, 0] = x015
    J_c[1, 1] = -x017
    J_c[1, 2] = x018
    J_c[1, 3] = add(x043, mul(x018, x039, w10), w10)
    J_c[1, 4] = sub(mul(x015, x033, w65), mul(x018, x038, w66), w66)
    J_c[1, 5] = -add(mul(x017, x038, w65), mul(x015, x039, w67), w67)
    J_c[1, 6] = add(x043, mul(x018, x032, w65), w65)
    J_c[1, 7] = x044
    J_c[1, 8] = x045
    J_c[2, 0] = x019
    J_c[2, 1] = x020
    J_c[2, 2] = -x021
    J_c[2, 3] = -add(x046, mul(x021, x039, w19), w19)
    J_c[2, 4] = add(mul(x019, x033, w07), mul(x021, x038, w68), w68)
    J_c[2, 5] = sub(mul(x020, x038, w12), mul(x019, x039, w21), w21)
    J_c[2, 6] = -add(x046, mul(x021, x032, w18), w18)
    J_c[2, 7] = -x047
    J_c[2, 8] = -x048
    J_c[3, 0] = -x012
    J_c[3, 1] = x013
    J_c[3, 2] = x014
    J_c[3, 3] = sub(x067, mul(x014, x066, w20), w20)
    J_c[3, 4] = sub(mul(x012, x060, w12), mul(x014, x065, w07), w07)
    J_c[3, 5] = -sub(mul(x012, x066, w12), mul(x013, x065, w69), w69)
    J_c[3, 9] = sub(x067, mul(x014, x059, w12), w12)
    J_c[3, 10] = x068
    J_c[3, 11] = x069
    J_c[4, 0] = x015
    J_c[4, 1] = -x017
    J_c[4, 2] = x018
    J_c[4, 3] = -add(x070, mul(x018, x066, w17), w17)
    J_c[4, 4] = -add(mul(x015, x060, w70), mul(x018, x065, w71), w71)
    J_c[4, 5] = sub(mul(x015, x066, w70), mul(x017, x065, w72), w72)
    J_c[4, 9] = -add(x070, mul(x018, x059, w70), w70)
    J_c[4, 10] = x071
    J_c[4, 11] = x072
    J_c[5, 0] = x019
    J_c[5, 1] = x020
    J_c[5, 2] = -x021
    J_c[5, 3] = add(x073, mul(x021, x066, w32), w32)
    J_c[5, 4] = -sub(mul(x019, x060, w16), mul(x021, x065, w73), w73)
    J_c[5, 5] = add(mul(x019, x066, w34), mul(x020, x065, w14), w14)
    J_c[5, 9] = add(x073, mul(x021, x059, w31), w31)
    J_c[5, 10] = -x074
    J_c[5, 11] = -x075
    J_c[6, 0] = -x012
    J_c[6, 1] = x013
    J_c[6, 2] = x014
    J_c[6, 3] = -sub(x094, mul(x014, x093, w33), w33)
    J_c[6, 4] = -sub(mul(x012, x087, w34), mul(x014, x092, w16), w16)
    J_c[6, 5] = sub(mul(x012, x093, w34), mul(x013, x092, w74), w74)
    J_c[6, 12] = -sub(x094, mul(x014, x086, w34), w34)
    J_c[6, 13] = x095
    J_c[6, 14] = x096
    J_c[7, 0] = x015
    J_c[7, 1] = -x017
    J_c[7, 2] = x018
    J_c[7, 3] = add(x097, mul(x018, x093, w30), w30)
    J_c[7, 4] = add(mul(x015, x087, w75), mul(x018, x092, w76), w76)
    J_c[7, 5] = -sub(mul(x015, x093, w75), mul(x017, x092, w77), w77)
    J_c[7, 12] = add(x097, mul(x018, x086, w75), w75)
    J_c[7, 13] = x098
    J_c[7, 14] = x099
    J_c[8, 0] = x019
    J_c[8, 1] = x020
    J_c[8, 2] = -x021
    J_c[8, 3] = -add(x100, mul(x021, x093, w45), w45)
    J_c[8, 4] = sub(mul(x019, x087, w29), mul(x021, x092, w78), w78)
    J_c[8, 5] = -add(mul(x019, x093, w47), mul(x020, x092, w27), w27)
    J_c[8, 12] = -add(x100, mul(x021, x086, w44), w44)
    J_c[8, 13] = -x101
    J_c[8, 14] = -x102
    J_c[9, 0] = -x012
    J_c[9, 1] = x013
    J_c[9, 2] = x014
    J_c[9, 3] = sub(x121, mul(x014, x120, w46), w46)
    J_c[9, 4] = add(mul(x014, x119, w47), mul(x012, x114, w29), w29)
    J_c[9, 5] = -add(mul(x012, x120, w47), mul(x013, x119, w79), w79)
    J_c[9, 15] = sub(x121, mul(x014, x113, w47), w47)
    J_c[9, 16] = x122
    J_c[9, 17] = x123
    J_c[10, 0] = x015
    J_c[10, 1] = -x017
    J_c[10, 2] = x018
    J_c[10, 3] = -add(x124, mul(x018, x120, w43), w43)
    J_c[10, 4] = sub(mul(x018, x119, w80), mul(x015, x114, w81), w81)
    J_c[10, 5] = add(mul(x015, x120, w80), mul(x017, x119, w82), w82)
    J_c[10, 15] = -add(x124, mul(x018, x113, w80), w80)
    J_c[10, 16] = x125
    J_c[10, 17] = x126
    J_c[11, 0] = x019
    J_c[11, 1] = x020
    J_c[11, 2] = -x021
    J_c[11, 3] = add(x127, mul(x021, x120, w58), w58)
    J_c[11, 4] = -add(mul(x021, x119, w83), mul(x019, x114, w42), w42)
    J_c[11, 5] = sub(mul(x019, x120, w60), mul(x020, x119, w40), w40)
    J_c[11, 15] = add(x127, mul(x021, x113, w57), w57)
    J_c[11, 16] = -x128
    J_c[11, 17] = -x129


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
