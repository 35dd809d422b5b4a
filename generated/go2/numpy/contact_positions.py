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

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def contact_positions(q):
    """World positions of the contact points.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad

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
        [(12,)],
    )
    return results[0]


def _kernel(q, p_c):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        q_00, q_01, q_02, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13,
        q_14, q_15, q_16, q_17, q_18
    ) = q
    x001 = q_03 * 2.0
    x002 = q_04 * 2.0
    x003 = q_05 * 2.0
    x004 = q_04 * x002
    x005 = q_05 * x003
    x006 = q_03 * x002
    x007 = q_03 * x003
    x008 = q_04 * x003
    x009 = q_06 * x001
    x010 = q_06 * x002
    x011 = q_06 * x003
    x012 = x005 - (1.0 - x004)
    x013 = x006 - x011
    x014 = x007 + x010
    x015 = x006 + x011
    x016 = 1.0 - q_03 * x001
    x017 = x005 - x016
    x018 = x008 - x009
    x019 = x007 - x010
    del x002, x003, x006, x011, x001, x005, x007, x010
    x020 = x008 + x009
    x021 = x004 - x016
    x022 = np.cos(q_07)
    x023 = np.sin(q_07)
    x024 = x014 * x022 - x013 * x023
    x025 = x018 * x022 + x017 * x023
    x026 = x021 * x022 + x020 * x023
    x027 = x013 * 0.0465
    x028 = x012 * 0.1934
    x029 = q_00 + x027
    x030 = x017 * 0.0465
    x031 = x015 * 0.1934
    x032 = q_01 + x031
    x033 = x020 * 0.0465
    x034 = x019 * 0.1934
    x035 = q_02 + x033
    x036 = np.cos(q_08)
    x037 = np.sin(q_08)
    x038 = x012 * x037 - x024 * x036
    x039 = x015 * x037 + x025 * x036
    x040 = x019 * x037 - x026 * x036
    x041 = np.cos(q_09)
    x042 = np.sin(q_09)
    x043 = (x012 * x036 + x024 * x037) * x042
    x044 = (x015 * x036 - x025 * x037) * x042
    x045 = (x019 * x036 + x026 * x037) * x042
    del x008, x009, x004, x016, x024, x025, x026, x036, x037, x042
    x046 = 0.213 * (x038 + (x038 * x041 + x043))
    x047 = (x013 * x022 + x014 * x023) * 0.0955
    x048 = 0.213 * (x039 + (x039 * x041 + x044))
    x049 = (x017 * x022 - x018 * x023) * 0.0955
    x050 = 0.213 * (x040 + (x040 * x041 + x045))
    x051 = (x020 * x022 - x021 * x023) * 0.0955
    del x038, x043, x039, x044, x040, x041, x045, x022, x023
    x052 = np.cos(q_10)
    x053 = np.sin(q_10)
    x054 = x014 * x052 - x013 * x053
    x055 = x018 * x052 + x017 * x053
    x056 = x021 * x052 + x020 * x053
    x057 = q_00 - x027
    x058 = q_02 - x033
    x059 = np.cos(q_11)
    x060 = np.sin(q_11)
    x061 = x054 * x059 - x012 * x060
    x062 = x055 * x059 + x015 * x060
    x063 = x056 * x059 - x019 * x060
    x064 = np.cos(q_12)
    x065 = np.sin(q_12)
    x066 = (x012 * x059 + x054 * x060) * x065
    x067 = (x015 * x059 - x055 * x060) * x065
    x068 = (x019 * x059 + x056 * x060) * x065
    del x027, x033, x054, x055, x056, x059, x060, x065
    x069 = 0.213 * (x061 - (x066 - x061 * x064))
    x070 = 0.0955 * (x013 * x052 + x014 * x053)
    x071 = 0.213 * (x062 + (x067 + x062 * x064))
    x072 = 0.0955 * (x017 * x052 - x018 * x053)
    x073 = 0.213 * (x063 - (x068 - x063 * x064))
    x074 = 0.0955 * (x020 * x052 - x021 * x053)
    del x061, x066, x062, x067, x063, x064, x068, x052, x053
    x075 = np.cos(q_13)
    x076 = np.sin(q_13)
    x077 = x014 * x075 - x013 * x076
    x078 = x018 * x075 + x017 * x076
    x079 = x021 * x075 + x020 * x076
    x080 = q_01 - x031
    x081 = np.cos(q_14)
    x082 = np.sin(q_14)
    x083 = x077 * x081 - x012 * x082
    x084 = x078 * x081 + x015 * x082
    x085 = x079 * x081 - x019 * x082
    x086 = np.cos(q_15)
    x087 = np.sin(q_15)
    x088 = (x012 * x081 + x077 * x082) * x087
    x089 = (x015 * x081 - x078 * x082) * x087
    x090 = (x019 * x081 + x079 * x082) * x087
    x091 = 0.213 * (x083 - (x088 - x083 * x086))
    del x031, x077, x078, x079, x081, x082, x087, x083, x088
    x092 = 0.0955 * (x013 * x075 + x014 * x076)
    x093 = 0.213 * (x084 + (x089 + x084 * x086))
    x094 = 0.0955 * (x017 * x075 - x018 * x076)
    x095 = 0.213 * (x085 - (x090 - x085 * x086))
    x096 = 0.0955 * (x020 * x075 - x021 * x076)
    x097 = np.cos(q_16)
    x098 = np.sin(q_16)
    x099 = x014 * x097 - x013 * x098
    x100 = x018 * x097 + x017 * x098
    x101 = x021 * x097 + x020 * x098
    x102 = np.cos(q_17)
    x103 = np.sin(q_17)
    x104 = x099 * x102 - x012 * x103
    x105 = x100 * x102 + x015 * x103
    x106 = x101 * x102 - x019 * x103
    x107 = np.cos(q_18)
    x108 = np.sin(q_18)
    x109 = (x012 * x102 + x099 * x103) * x108
    del x084, x089, x085, x086, x090, x075, x076, x012, x099
    x110 = (x015 * x102 - x100 * x103) * x108
    x111 = (x019 * x102 + x101 * x103) * x108
    x112 = 0.213 * (x104 - (x109 - x104 * x107))
    del x015, x100, x019, x101, x102, x103, x108, x104, x109
    x113 = 0.0955 * (x013 * x097 + x014 * x098)
    x114 = 0.213 * (x105 + (x110 + x105 * x107))
    x115 = 0.0955 * (x017 * x097 - x018 * x098)
    x116 = 0.213 * (x106 - (x111 - x106 * x107))
    del x013, x014, x105, x110, x017, x018, x106, x107, x111
    x117 = 0.0955 * (x020 * x097 - x021 * x098)
    p_c[0] = x046 + (x047 - (x028 - x029))
    p_c[1] = -(x048 + (x049 + (x030 - x032)))
    p_c[2] = -(x050 - (x051 + (x034 + x035)))
    p_c[3] = -(x069 + (x070 + (x028 - x057)))
    p_c[4] = -(x071 - (x072 + (x030 + x032)))
    p_c[5] = x073 - (x074 - (x034 + x058))
    p_c[6] = -(x091 - (x092 + (x028 + x029)))
    p_c[7] = -(x093 + (x094 + (x030 - x080)))
    p_c[8] = x095 + (x096 - (x034 - x035))
    p_c[9] = -(x112 + (x113 - (x028 + x057)))
    p_c[10] = -(x114 - (x115 + (x030 + x080)))
    p_c[11] = x116 - (x117 + (x034 - x058))


def _run(kernel, arguments, shapes):
    """Run a kernel on one state, or on a batch of them block by block."""
    arrays = [_checked(*argument) for argument in arguments]
    batch = _batch(arguments, arrays)
    if not batch:
        results = [np.zeros(shape) for shape in shapes]
        kernel(*(array.ravel() for array in arrays), *results)
        return [result[()] for result in results]
    count = math.prod(batch)
    states = [_by_state(*pair, batch) for pair in zip(arrays, arguments)]
    results = [np.empty((count, math.prod(shape))) for shape in shapes]
    block = [np.zeros((math.prod(shape), min(count, _BLOCK))) for shape in shapes]
    np.empty(1 << 21)  # an allocator that has freed this much keeps the small arrays' memory
    for start in range(0, count, _BLOCK):
        stop = min(start + _BLOCK, count)
        filled = [values[:, : stop - start] for values in block]
        views = [values.reshape(*shape, stop - start) for values, shape in zip(filled, shapes)]
        kernel(*(np.ascontiguousarray(state[start:stop].T) for state in states), *views)
        for result, values in zip(results, filled):
            _transpose(values, result[start:stop])
    return [result.reshape(batch + shape) for result, shape in zip(results, shapes)]


def _transpose(values, result):
    """Copy entries by states to states by entries, a few cache lines of a state at a time."""
    for k in range(0, len(values), 16):
        result[:, k : k + 16] = values[k : k + 16].T


def _checked(name, value, shape):
    """An argument as an array of doubles whose last axes have this shape."""
    array = np.asarray(value, dtype=np.float64)
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


def _by_state(array, argument, batch):
    """An argument with one row a state."""
    shape = argument[2]
    return np.broadcast_to(array, batch + shape).reshape(math.prod(batch), math.prod(shape))
