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


def contact_jacobian(q):
    """Jacobian of the contact points: velocity in world axes = J_c v.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad

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
        [(12, 18)],
    )
    return results[0]


def _kernel(q, J_c):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        _, _, _, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15,
        q_16, q_17, q_18
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
    x020 = x008 + x009
    x021 = x004 - x016
    x022 = np.cos(q_07)
    x023 = np.sin(q_07)
    x024 = np.cos(q_08)
    x025 = np.sin(q_08)
    x026 = np.sin(q_09) * 0.213
    x027 = np.cos(q_09) * 0.213
    x028 = x024 * x026 + x025 * x027
    x029 = x025 * x026 - x024 * x027
    x030 = x028 + x025 * 0.213
    x031 = x029 - x024 * 0.213
    x032 = x022 * 0.0955 - x023 * x031
    x033 = x023 * 0.0955 + x022 * x031
    x034 = x023 * x030
    x035 = x023 * x028
    del x002, x003, x001, x026, x027, x025, x024, x023
    x036 = x022 * x030
    x037 = x022 * x028
    x038 = 0.1934 - x030
    x039 = 0.0465 + x032
    x040 = x013 * x033
    x041 = x014 * x036 - (x013 * x034 + x012 * x031)
    x042 = x014 * x037 - (x013 * x035 + x012 * x029)
    x043 = x017 * x033
    x044 = x018 * x036 + (x017 * x034 + x015 * x031)
    x045 = x018 * x037 + (x017 * x035 + x015 * x029)
    x046 = x020 * x033
    x047 = x021 * x036 + (x020 * x034 - x019 * x031)
    x048 = x021 * x037 + (x020 * x035 - x019 * x029)
    x049 = np.cos(q_10)
    x050 = np.sin(q_10)
    x051 = np.cos(q_11)
    x052 = np.sin(q_11)
    x053 = 0.213 * np.sin(q_12)
    x054 = 0.213 * np.cos(q_12)
    x055 = x051 * x053 + x052 * x054
    x056 = x052 * x053 - x051 * x054
    x057 = x055 + 0.213 * x052
    x058 = x056 - 0.213 * x051
    x059 = 0.0955 * x049 + x050 * x058
    x060 = 0.0955 * x050 - x049 * x058
    x061 = x050 * x057
    x062 = x050 * x055
    del x022, x028, x030, x053, x054, x052, x051, x050
    x063 = x049 * x057
    x064 = x049 * x055
    x065 = 0.1934 - x057
    x066 = 0.0465 + x059
    x067 = x013 * x060
    x068 = x014 * x063 - (x013 * x061 + x012 * x058)
    x069 = x014 * x064 - (x013 * x062 + x012 * x056)
    x070 = x017 * x060
    x071 = x018 * x063 + (x017 * x061 + x015 * x058)
    x072 = x018 * x064 + (x017 * x062 + x015 * x056)
    x073 = x020 * x060
    x074 = x021 * x063 + (x020 * x061 - x019 * x058)
    x075 = x021 * x064 + (x020 * x062 - x019 * x056)
    x076 = np.cos(q_13)
    x077 = np.sin(q_13)
    x078 = np.cos(q_14)
    x079 = np.sin(q_14)
    x080 = 0.213 * np.sin(q_15)
    x081 = 0.213 * np.cos(q_15)
    x082 = x078 * x080 + x079 * x081
    x083 = x079 * x080 - x078 * x081
    x084 = x082 + 0.213 * x079
    x085 = x083 - 0.213 * x078
    x086 = 0.0955 * x076 - x077 * x085
    x087 = 0.0955 * x077 + x076 * x085
    x088 = x077 * x084
    x089 = x077 * x082
    del x049, x055, x057, x080, x081, x079, x078, x077
    x090 = x076 * x084
    x091 = x076 * x082
    x092 = 0.1934 + x084
    x093 = 0.0465 + x086
    x094 = x013 * x087
    x095 = x014 * x090 - (x013 * x088 + x012 * x085)
    x096 = x014 * x091 - (x013 * x089 + x012 * x083)
    x097 = x017 * x087
    x098 = x018 * x090 + (x017 * x088 + x015 * x085)
    x099 = x018 * x091 + (x017 * x089 + x015 * x083)
    x100 = x020 * x087
    x101 = x021 * x090 + (x020 * x088 - x019 * x085)
    x102 = x021 * x091 + (x020 * x089 - x019 * x083)
    x103 = np.cos(q_16)
    x104 = np.sin(q_16)
    x105 = np.cos(q_17)
    x106 = np.sin(q_17)
    x107 = 0.213 * np.sin(q_18)
    x108 = 0.213 * np.cos(q_18)
    x109 = x105 * x107 + x106 * x108
    x110 = x106 * x107 - x105 * x108
    x111 = x109 + 0.213 * x106
    x112 = x110 - 0.213 * x105
    x113 = 0.0955 * x103 + x104 * x112
    x114 = 0.0955 * x104 - x103 * x112
    x115 = x104 * x111
    x116 = x104 * x109
    del x076, x082, x084, x107, x108, x106, x105, x104
    x117 = x103 * x111
    x118 = x103 * x109
    x119 = 0.1934 + x111
    x120 = 0.0465 + x113
    x121 = x013 * x114
    x122 = x014 * x117 - (x013 * x115 + x012 * x112)
    x123 = x014 * x118 - (x013 * x116 + x012 * x110)
    x124 = x017 * x114
    x125 = x018 * x117 + (x017 * x115 + x015 * x112)
    x126 = x018 * x118 + (x017 * x116 + x015 * x110)
    x127 = x020 * x114
    x128 = x021 * x117 + (x020 * x115 - x019 * x112)
    x129 = x021 * x118 + (x020 * x116 - x019 * x110)
    J_c[0, 0] = -x012
    J_c[0, 1] = x013
    J_c[0, 2] = x014
    J_c[0, 3] = -(x040 - x014 * x039)
    J_c[0, 4] = -(x012 * x033 + x014 * x038)
    J_c[0, 5] = x013 * x038 + x012 * x039
    J_c[0, 6] = -(x040 - x014 * x032)
    J_c[0, 7] = x041
    J_c[0, 8] = x042
    J_c[1, 0] = x015
    J_c[1, 1] = -x017
    J_c[1, 2] = x018
    J_c[1, 3] = x043 + x018 * x039
    J_c[1, 4] = x015 * x033 - x018 * x038
    J_c[1, 5] = -(x017 * x038 + x015 * x039)
    J_c[1, 6] = x043 + x018 * x032
    J_c[1, 7] = x044
    J_c[1, 8] = x045
    J_c[2, 0] = x019
    J_c[2, 1] = x020
    J_c[2, 2] = -x021
    J_c[2, 3] = -(x046 + x021 * x039)
    J_c[2, 4] = x019 * x033 + x021 * x038
    J_c[2, 5] = x020 * x038 - x019 * x039
    J_c[2, 6] = -(x046 + x021 * x032)
    J_c[2, 7] = -x047
    J_c[2, 8] = -x048
    J_c[3, 0] = -x012
    J_c[3, 1] = x013
    J_c[3, 2] = x014
    J_c[3, 3] = x067 - x014 * x066
    J_c[3, 4] = x012 * x060 - x014 * x065
    J_c[3, 5] = x013 * x065 - x012 * x066
    J_c[3, 9] = x067 - x014 * x059
    J_c[3, 10] = x068
    J_c[3, 11] = x069
    J_c[4, 0] = x015
    J_c[4, 1] = -x017
    J_c[4, 2] = x018
    J_c[4, 3] = -(x070 + x018 * x066)
    J_c[4, 4] = -(x015 * x060 + x018 * x065)
    J_c[4, 5] = -(x017 * x065 - x015 * x066)
    J_c[4, 9] = -(x070 + x018 * x059)
    J_c[4, 10] = x071
    J_c[4, 11] = x072
    J_c[5, 0] = x019
    J_c[5, 1] = x020
    J_c[5, 2] = -x021
    J_c[5, 3] = x073 + x021 * x066
    J_c[5, 4] = -(x019 * x060 - x021 * x065)
    J_c[5, 5] = x020 * x065 + x019 * x066
    J_c[5, 9] = x073 + x021 * x059
    J_c[5, 10] = -x074
    J_c[5, 11] = -x075
    J_c[6, 0] = -x012
    J_c[6, 1] = x013
    J_c[6, 2] = x014
    J_c[6, 3] = -(x094 - x014 * x093)
    J_c[6, 4] = -(x012 * x087 - x014 * x092)
    J_c[6, 5] = -(x013 * x092 - x012 * x093)
    J_c[6, 12] = -(x094 - x014 * x086)
    J_c[6, 13] = x095
    J_c[6, 14] = x096
    J_c[7, 0] = x015
    J_c[7, 1] = -x017
    J_c[7, 2] = x018
    J_c[7, 3] = x097 + x018 * x093
    J_c[7, 4] = x015 * x087 + x018 * x092
    J_c[7, 5] = x017 * x092 - x015 * x093
    J_c[7, 12] = x097 + x018 * x086
    J_c[7, 13] = x098
    J_c[7, 14] = x099
    J_c[8, 0] = x019
    J_c[8, 1] = x020
    J_c[8, 2] = -x021
    J_c[8, 3] = -(x100 + x021 * x093)
    J_c[8, 4] = x019 * x087 - x021 * x092
    J_c[8, 5] = -(x020 * x092 + x019 * x093)
    J_c[8, 12] = -(x100 + x021 * x086)
    J_c[8, 13] = -x101
    J_c[8, 14] = -x102
    J_c[9, 0] = -x012
    J_c[9, 1] = x013
    J_c[9, 2] = x014
    J_c[9, 3] = x121 - x014 * x120
    J_c[9, 4] = x014 * x119 + x012 * x114
    J_c[9, 5] = -(x012 * x120 + x013 * x119)
    J_c[9, 15] = x121 - x014 * x113
    J_c[9, 16] = x122
    J_c[9, 17] = x123
    J_c[10, 0] = x015
    J_c[10, 1] = -x017
    J_c[10, 2] = x018
    J_c[10, 3] = -(x124 + x018 * x120)
    J_c[10, 4] = x018 * x119 - x015 * x114
    J_c[10, 5] = x015 * x120 + x017 * x119
    J_c[10, 15] = -(x124 + x018 * x113)
    J_c[10, 16] = x125
    J_c[10, 17] = x126
    J_c[11, 0] = x019
    J_c[11, 1] = x020
    J_c[11, 2] = -x021
    J_c[11, 3] = x127 + x021 * x120
    J_c[11, 4] = -(x021 * x119 + x019 * x114)
    J_c[11, 5] = x019 * x120 - x020 * x119
    J_c[11, 15] = x127 + x021 * x113
    J_c[11, 16] = -x128
    J_c[11, 17] = -x129


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
