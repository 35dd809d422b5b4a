# forward_kinematics of go2: Poses of the root link, the contacts and chosen links.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 7e718a819fdc962594cf61dc34c909e17311b479d6ed173447c7bc3dafd500fd
# Operations  186 mul, 137 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     R_base     3 x 3  -  link to world
#     p_base     3      m  world
#     R_FL_foot  3 x 3  -  link to world
#     p_FL_foot  3      m  world
#     R_FR_foot  3 x 3  -  link to world
#     p_FR_foot  3      m  world
#     R_RL_foot  3 x 3  -  link to world
#     p_RL_foot  3      m  world
#     R_RR_foot  3 x 3  -  link to world
#     p_RR_foot  3      m  world
#
# Statements it rests on
#     frames/poses-fixed             PROVED
#     frames/poses-free              PROVED
#     kinematics/space-form          PROVED
#     kinematics/space-form-general  PROVED
#     kinematics/body-form           PROVED
#     manifold/rate-revolute         PROVED
#     manifold/rate-prismatic        PROVED
#     manifold/rate-helical          PROVED
#     manifold/rate-continuous       PROVED
#     manifold/rate-spherical        PROVED
#     manifold/rate-planar           PROVED
#     manifold/rate-floating         PROVED
#     manifold/start-revolute        PROVED
#     manifold/start-prismatic       PROVED
#     manifold/start-helical         PROVED
#     manifold/start-continuous      PROVED
#     manifold/start-spherical       PROVED
#     manifold/start-planar          PROVED
#     manifold/start-floating        PROVED

import math
from typing import NamedTuple

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


class ForwardKinematics(NamedTuple):
    """What forward_kinematics returns."""

    R_base: np.ndarray
    p_base: np.ndarray
    R_FL_foot: np.ndarray
    p_FL_foot: np.ndarray
    R_FR_foot: np.ndarray
    p_FR_foot: np.ndarray
    R_RL_foot: np.ndarray
    p_RL_foot: np.ndarray
    R_RR_foot: np.ndarray
    p_RR_foot: np.ndarray


def forward_kinematics(q, out=None):
    """Poses of the root link, the contacts and chosen links.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    out : sequence of ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    R_base : ndarray, (..., 3, 3)
        link to world
    p_base : ndarray, (..., 3)
        world; m
    R_FL_foot : ndarray, (..., 3, 3)
        link to world
    p_FL_foot : ndarray, (..., 3)
        world; m
    R_FR_foot : ndarray, (..., 3, 3)
        link to world
    p_FR_foot : ndarray, (..., 3)
        world; m
    R_RL_foot : ndarray, (..., 3, 3)
        link to world
    p_RL_foot : ndarray, (..., 3)
        world; m
    R_RR_foot : ndarray, (..., 3, 3)
        link to world
    p_RR_foot : ndarray, (..., 3)
        world; m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [
            ("R_base", (3, 3)),
            ("p_base", (3,)),
            ("R_FL_foot", (3, 3)),
            ("p_FL_foot", (3,)),
            ("R_FR_foot", (3, 3)),
            ("p_FR_foot", (3,)),
            ("R_RL_foot", (3, 3)),
            ("p_RL_foot", (3,)),
            ("R_RR_foot", (3, 3)),
            ("p_RR_foot", (3,)),
        ],
        out,
    )
    return ForwardKinematics(*results)


def _kernel(given, q, R_base, p_base, R_FL_foot, p_FL_foot, R_FR_foot, p_FR_foot, R_RL_foot, p_RL_foot, R_RR_foot, p_RR_foot):
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
        w34, w35, w36, w37, w38, w39, w40, w41, w42, w43, w44, w45, w46, w47, w48, w49, w50,
        w51, w52, w53, w54, w55, w56, w57, w58, w59, w60, w61, w62, w63, w64, w65, w66, w67,
        w68, w69, w70, w71, w72, w73, w74, w75, w76, w77, w78, w79, w80, w81
    ) = slots(82)
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
    x033 = mul(x017, c4, w07)
    x031 = mul(x012, c3, w08)
    x007 = mul(q_03, x003, w09)
    x014 = add(x007, x010, w10)
    x019 = sub(x007, x010, w02)
    x037 = mul(x019, c3, w09)
    x008 = mul(q_04, x003, w11)
    x011 = mul(q_06, x003, w06)
    x013 = sub(x006, x011, w12)
    x015 = add(x006, x011, w06)
    x034 = mul(x015, c3, w05)
    x035 = add(q_01, x034, w13)
    x089 = sub(q_01, x034, w05)
    x030 = mul(x013, c4, w14)
    x032 = add(q_00, x030, w15)
    x063 = sub(q_00, x030, w14)
    x018 = sub(x008, x009, w16)
    x020 = add(x008, x009, w00)
    x036 = mul(x020, c4, w11)
    x038 = add(q_02, x036, w17)
    x064 = sub(q_02, x036, w11)
    x022 = cos(q_07, w18)
    x023 = sin(q_07, w19)
    x024 = add(mul(x013, x022, w20), mul(x014, x023, w21), w21)
    x025 = sub(mul(x014, x022, w20), mul(x013, x023, w22), w22)
    x026 = sub(mul(x017, x022, w20), mul(x018, x023, w23), w23)
    x027 = add(mul(x018, x022, w20), mul(x017, x023, w24), w24)
    x028 = sub(mul(x020, x022, w20), mul(x021, x023, w25), w25)
    x029 = add(mul(x021, x022, w18), mul(x020, x023, w19), w19)
    x039 = cos(q_08, w18)
    x040 = sin(q_08, w20)
    x041 = add(mul(x012, x039, w26), mul(x025, x040, w27), w27)
    x043 = sub(mul(x015, x039, w26), mul(x027, x040, w28), w28)
    x045 = add(mul(x019, x039, w26), mul(x029, x040, w29), w29)
    x042 = sub(mul(x012, x040, w26), mul(x025, x039, w22), w22)
    x044 = add(mul(x015, x040, w26), mul(x027, x039, w24), w24)
    x046 = sub(mul(x019, x040, w20), mul(x029, x039, w18), w18)
    x047 = cos(q_09, w20)
    x048 = sin(q_09, w19)
    x049 = add(mul(x041, x048, w26), mul(x042, x047, w30), w30)
    x050 = add(mul(x043, x048, w26), mul(x044, x047, w31), w31)
    x051 = add(mul(x045, x048, w26), mul(x046, x047, w32), w32)
    x054 = sub(mul(c5, add(x046, x051, w26), w26), add(mul(x028, c6, w33), add(x037, x038, w34), w34), w34)
    x053 = add(mul(c5, add(x044, x050, w26), w26), add(mul(x026, c6, w33), sub(x033, x035, w35), w35), w35)
    x052 = add(mul(c5, add(x042, x049, w26), w26), sub(mul(x024, c6, w33), sub(x031, x032, w36), w36), w36)
    x055 = cos(q_10, w26)
    x056 = sin(q_10, w33)
    x057 = add(mul(x013, x055, w37), mul(x014, x056, w38), w38)
    x058 = sub(mul(x014, x055, w37), mul(x013, x056, w39), w39)
    x059 = sub(mul(x017, x055, w37), mul(x018, x056, w40), w40)
    x060 = add(mul(x018, x055, w37), mul(x017, x056, w41), w41)
    x061 = sub(mul(x020, x055, w37), mul(x021, x056, w42), w42)
    x062 = add(mul(x021, x055, w26), mul(x020, x056, w33), w33)
    x065 = cos(q_11, w26)
    x066 = sin(q_11, w37)
    x067 = add(mul(x012, x065, w43), mul(x058, x066, w44), w44)
    x069 = sub(mul(x015, x065, w43), mul(x060, x066, w45), w45)
    x071 = add(mul(x019, x065, w43), mul(x062, x066, w46), w46)
    x068 = sub(mul(x012, x066, w43), mul(x058, x065, w39), w39)
    x070 = add(mul(x015, x066, w43), mul(x060, x065, w41), w41)
    x072 = sub(mul(x019, x066, w37), mul(x062, x065, w26), w26)
    x073 = cos(q_12, w37)
    x074 = sin(q_12, w33)
    x075 = add(mul(x067, x074, w43), mul(x068, x073, w47), w47)
    x076 = add(mul(x069, x074, w43), mul(x070, x073, w48), w48)
    x077 = add(mul(x071, x074, w43), mul(x072, x073, w49), w49)
    x080 = add(mul(c5, add(x072, x077, w43), w43), sub(mul(c6, x061, w50), add(x037, x064, w51), w51), w51)
    x079 = sub(mul(c5, add(x070, x076, w43), w43), add(mul(c6, x059, w50), add(x033, x035, w13), w13), w13)
    x078 = sub(mul(c5, add(x068, x075, w43), w43), add(mul(c6, x057, w50), sub(x031, x063, w52), w52), w52)
    x081 = cos(q_13, w43)
    x082 = sin(q_13, w50)
    x083 = add(mul(x013, x081, w53), mul(x014, x082, w54), w54)
    x084 = sub(mul(x014, x081, w53), mul(x013, x082, w55), w55)
    x085 = sub(mul(x017, x081, w53), mul(x018, x082, w56), w56)
    x086 = add(mul(x018, x081, w53), mul(x017, x082, w57), w57)
    x087 = sub(mul(x020, x081, w53), mul(x021, x082, w58), w58)
    x088 = add(mul(x021, x081, w43), mul(x020, x082, w50), w50)
    x090 = cos(q_14, w43)
    x091 = sin(q_14, w53)
    x092 = add(mul(x012, x090, w59), mul(x084, x091, w60), w60)
    x094 = sub(mul(x015, x090, w59), mul(x086, x091, w61), w61)
    x096 = add(mul(x019, x090, w59), mul(x088, x091, w62), w62)
    x093 = sub(mul(x012, x091, w59), mul(x084, x090, w55), w55)
    x095 = add(mul(x015, x091, w59), mul(x086, x090, w57), w57)
    x097 = sub(mul(x019, x091, w53), mul(x088, x090, w43), w43)
    x098 = cos(q_15, w53)
    x099 = sin(q_15, w50)
    x100 = add(mul(x092, x099, w59), mul(x093, x098, w63), w63)
    x101 = add(mul(x094, x099, w59), mul(x095, x098, w64), w64)
    x102 = add(mul(x096, x099, w59), mul(x097, x098, w65), w65)
    x105 = sub(mul(c5, add(x097, x102, w59), w59), sub(mul(c6, x087, w66), sub(x037, x038, w17), w17), w17)
    x104 = add(mul(c5, add(x095, x101, w59), w59), add(mul(c6, x085, w66), sub(x033, x089, w67), w67), w67)
    x103 = add(mul(c5, add(x093, x100, w59), w59), add(mul(c6, x083, w66), add(x031, x032, w15), w15), w15)
    x106 = cos(q_16, w59)
    x107 = sin(q_16, w66)
    x108 = add(mul(x013, x106, w68), mul(x014, x107, w69), w69)
    x109 = sub(mul(x014, x106, w68), mul(x013, x107, w70), w70)
    x110 = sub(mul(x017, x106, w68), mul(x018, x107, w71), w71)
    x111 = add(mul(x018, x106, w68), mul(x017, x107, w72), w72)
    x112 = sub(mul(x020, x106, w68), mul(x021, x107, w73), w73)
    x113 = add(mul(x021, x106, w59), mul(x020, x107, w66), w66)
    x114 = cos(q_17, w59)
    x115 = sin(q_17, w68)
    x116 = add(mul(x012, x114, w74), mul(x109, x115, w75), w75)
    x118 = sub(mul(x015, x114, w74), mul(x111, x115, w76), w76)
    x120 = add(mul(x019, x114, w74), mul(x113, x115, w77), w77)
    x117 = sub(mul(x012, x115, w74), mul(x109, x114, w70), w70)
    x119 = add(mul(x015, x115, w74), mul(x111, x114, w72), w72)
    x121 = sub(mul(x019, x115, w68), mul(x113, x114, w59), w59)
    x122 = cos(q_18, w68)
    x123 = sin(q_18, w66)
    x124 = add(mul(x116, x123, w74), mul(x117, x122, w78), w78)
    x125 = add(mul(x118, x123, w74), mul(x119, x122, w79), w79)
    x126 = add(mul(x120, x123, w74), mul(x121, x122, w80), w80)
    x129 = add(mul(c5, add(x121, x126, w74), w74), add(mul(c6, x112, w81), sub(x037, x064, w11), w11), w11)
    x128 = sub(mul(c5, add(x119, x125, w74), w74), add(mul(c6, x110, w81), add(x033, x089, w05), w05), w05)
    x127 = sub(mul(c5, add(x117, x124, w74), w74), sub(mul(c6, x108, w81), add(x031, x063, w14), w14), w14)
    R_base[0, 0] = -x012
    R_base[0, 1] = x013
    R_base[0, 2] = x014
    R_base[1, 0] = x015
    R_base[1, 1] = -x017
    R_base[1, 2] = x018
    R_base[2, 0] = x019
    R_base[2, 1] = x020
    R_base[2, 2] = -x021
    p_base[0] = q_00
    p_base[1] = q_01
    p_base[2] = q_02
    R_FL_foot[0, 0] = -sub(mul(x041, x047, w27), mul(x042, x048, w22), w22)
    R_FL_foot[0, 1] = x024
    R_FL_foot[0, 2] = -x049
    R_FL_foot[1, 0] = sub(mul(x043, x047, w28), mul(x044, x048, w24), w24)
    R_FL_foot[1, 1] = -x026
    R_FL_foot[1, 2] = x050
    R_FL_foot[2, 0] = sub(mul(x045, x047, w20), mul(x046, x048, w19), w19)
    R_FL_foot[2, 1] = x028
    R_FL_foot[2, 2] = x051
    p_FL_foot[0] = x052
    p_FL_foot[1] = -x053
    p_FL_foot[2] = -x054
    R_FR_foot[0, 0] = -sub(mul(x067, x073, w44), mul(x068, x074, w39), w39)
    R_FR_foot[0, 1] = x057
    R_FR_foot[0, 2] = -x075
    R_FR_foot[1, 0] = sub(mul(x069, x073, w45), mul(x070, x074, w41), w41)
    R_FR_foot[1, 1] = -x059
    R_FR_foot[1, 2] = x076
    R_FR_foot[2, 0] = sub(mul(x071, x073, w37), mul(x072, x074, w33), w33)
    R_FR_foot[2, 1] = x061
    R_FR_foot[2, 2] = x077
    p_FR_foot[0] = x078
    p_FR_foot[1] = -x079
    p_FR_foot[2] = -x080
    R_RL_foot[0, 0] = -sub(mul(x092, x098, w60), mul(x093, x099, w55), w55)
    R_RL_foot[0, 1] = x083
    R_RL_foot[0, 2] = -x100
    R_RL_foot[1, 0] = sub(mul(x094, x098, w61), mul(x095, x099, w57), w57)
    R_RL_foot[1, 1] = -x085
    R_RL_foot[1, 2] = x101
    R_RL_foot[2, 0] = sub(mul(x096, x098, w53), mul(x097, x099, w50), w50)
    R_RL_foot[2, 1] = x087
    R_RL_foot[2, 2] = x102
    p_RL_foot[0] = x103
    p_RL_foot[1] = -x104
    p_RL_foot[2] = -x105
    R_RR_foot[0, 0] = -sub(mul(x116, x122, w75), mul(x117, x123, w70), w70)
    R_RR_foot[0, 1] = x108
    R_RR_foot[0, 2] = -x124
    R_RR_foot[1, 0] = sub(mul(x118, x122, w76), mul(x119, x123, w72), w72)
    R_RR_foot[1, 1] = -x110
    R_RR_foot[1, 2] = x125
    R_RR_foot[2, 0] = sub(mul(x120, x122, w68), mul(x121, x123, w66), w66)
    R_RR_foot[2, 1] = x112
    R_RR_foot[2, 2] = x126
    p_RR_foot[0] = x127
    p_RR_foot[1] = -x128
    p_RR_foot[2] = -x129


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
