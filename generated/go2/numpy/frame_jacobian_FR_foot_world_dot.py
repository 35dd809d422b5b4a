# frame_jacobian_FR_foot_world_dot of go2: Time derivative of the Jacobian of FR_foot: linear first, world axes at the world's origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 34131467e374c414c53c7a65dd539962d00abb300d952fd6c9b697b05a5ff112
# Operations  389 mul, 286 add, 0 div, 3 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     dJ  6 x 18  1/s, m/s  linear first, world axes at the world's origin
#
# Statements it rests on
#     frames/jacobian-rate-world-fixed  PROVED
#     frames/jacobian-rate-world-free   PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def frame_jacobian_FR_foot_world_dot(q, v):
    """Time derivative of the Jacobian of FR_foot: linear first, world axes at the world's origin.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    v : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s

    Returns
    -------
    dJ : ndarray, (..., 6, 18)
        linear first, world axes at the world's origin; 1/s, m/s
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [(6, 18)],
    )
    return results[0]


def _kernel(q, v, dJ):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (q_00, q_01, q_02, q_03, q_04, q_05, q_06, _, _, _, q_10, q_11, q_12, _, _, _, _, _, _) = q
    (v_00, v_01, v_02, v_03, v_04, v_05, _, _, _, v_09, v_10, v_11, _, _, _, _, _, _) = v
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
    x022 = np.cos(q_10)
    x023 = np.sin(q_10)
    x024 = np.cos(q_11)
    x025 = np.sin(q_11)
    x026 = np.cos(q_12)
    x027 = np.sin(q_12)
    x028 = x027 * 0.213
    x029 = x026 * 0.213
    x030 = x024 * x028
    x031 = x030 + x025 * x029
    x032 = x025 * x028
    x033 = x032 - x024 * x029
    x034 = x031 + x025 * 0.213
    x035 = x033 - x024 * 0.213
    x036 = x022 * 0.0955
    x037 = x036 + x023 * x035
    x038 = x023 * 0.0955
    x039 = x038 - x022 * x035
    x040 = x023 * x034
    x041 = x023 * x031
    x042 = x022 * x034
    x043 = x022 * x031
    x044 = 0.1934 - x034
    x045 = 0.0465 + x037
    x046 = x013 * x022 + x014 * x023
    x047 = x017 * x022 - x018 * x023
    x048 = x020 * x022 - x021 * x023
    x049 = x013 * x039
    x050 = x014 * x042 - (x013 * x040 + x012 * x035)
    x051 = x014 * x043 - (x013 * x041 + x012 * x033)
    x052 = x017 * x039
    x053 = x018 * x042 + (x017 * x040 + x015 * x035)
    x054 = x018 * x043 + (x017 * x041 + x015 * x033)
    x055 = x020 * x039
    x056 = x021 * x042 + (x020 * x040 - x019 * x035)
    del x008, x009, x004, x016, x031, x034, x035, x040, x042
    x057 = x021 * x043 + (x020 * x041 - x019 * x033)
    x058 = x014 * x022 - x013 * x023
    x059 = x018 * x022 + x017 * x023
    x060 = x021 * x022 + x020 * x023
    x061 = x024 * x058 - x012 * x025
    x062 = x024 * x059 + x015 * x025
    x063 = x024 * x060 - x019 * x025
    x064 = x027 * (x012 * x024 + x025 * x058)
    x065 = x027 * (x015 * x024 - x025 * x059)
    x066 = x027 * (x019 * x024 + x025 * x060)
    x067 = 0.213 * (x061 - (x064 - x026 * x061))
    del x033, x041, x043, x058, x059, x060, x061, x064
    x068 = x012 * 0.1934 - (q_00 - x013 * 0.0465)
    x069 = x067 + (0.0955 * x046 + x068)
    x070 = 0.213 * (x062 + (x065 + x026 * x062))
    x071 = x017 * 0.0465 + (q_01 + x015 * 0.1934)
    x072 = x070 - (0.0955 * x047 + x071)
    x073 = 0.213 * (x063 - (x066 - x026 * x063))
    del x067, x068, x062, x065, x070, x071, x063, x066
    x074 = x020 * 0.0465 - (q_02 + x019 * 0.1934)
    x075 = x073 - (0.0955 * x048 + x074)
    x076 = v_04 * x022 + v_05 * x023
    x077 = v_05 * x022 - v_04 * x023
    x078 = v_03 + v_09
    x079 = x024 * x078 - x025 * x077
    x080 = x024 * x077 + x025 * x078
    x081 = v_10 + x076
    x082 = x026 * x079 - x027 * x080
    x083 = x027 * x079 + x026 * x080
    x084 = 0.0955 * x083
    x085 = x084 - 0.213 * (v_11 + x081)
    x086 = 0.0955 * x082
    x087 = 0.213 * x083
    x088 = x084 - x085
    x089 = 0.213 + x029
    x090 = x027 * x085 + x026 * x086
    x091 = x026 * x085 - (0.213 * x081 + x027 * x086)
    del x073, x074, x078, x084, x029, x081, x085, x086
    x092 = 0.213 * (x079 + x082)
    x093 = x027 * x082 - x026 * x083
    x094 = x026 * x082 + x027 * x083
    x095 = x027 * x088
    x096 = x026 * x088
    x097 = x090 - 0.0955 * x079
    x098 = x028 * x079 + x080 * x089
    x099 = x091 - 0.0955 * x080
    x100 = x030 + x025 * x089
    x101 = x032 - x024 * x089
    del x082, x083, x027, x026, x088, x028, x030, x032, x089
    x102 = x024 * x090 + x025 * x091
    x103 = x025 * x079 - x024 * x080
    x104 = x024 * x093 + x025 * x094
    x105 = x024 * x079 + x025 * x080
    x106 = x024 * x094 - x025 * x093
    x107 = x024 * x097 + x025 * x099
    x108 = x024 * x095 + x025 * x096
    x109 = x024 * x099 - x025 * x097
    x110 = x024 * x096 - x025 * x095
    del x079, x080, x093, x094, x097, x099, x095, x096
    x111 = 0.0955 * x076 - x077 * x101
    x112 = x102 + x076 * x100
    x113 = x092 + x077 * x100
    x114 = x038 - x022 * x101
    x115 = 0.1934 - x100
    x116 = x023 * x101 + (0.0465 + x036)
    x117 = x024 * x091 + (v_05 * 0.0465 - x025 * x090)
    del x038, x100, x036, x101, x024, x025, x090, x091
    x118 = x023 * x102 + (v_05 * 0.1934 + x022 * x092)
    x119 = x023 * x092 - (v_04 * 0.1934 + v_03 * 0.0465)
    x120 = x022 * x102 - x119
    x121 = x023 * x076 + x022 * x077
    x122 = x023 * x105
    x123 = x023 * x106
    x124 = x023 * x077 - x022 * x076
    x125 = x022 * x105
    x126 = x022 * x106
    x127 = x022 * x112 - x023 * x113
    x128 = x022 * x098 - x023 * x109
    x129 = x022 * x087 + x023 * x110
    x130 = x022 * x113 + x023 * x112
    del x092, x102, x119, x076, x077, x105, x106, x112, x113
    x131 = x022 * x109 + x023 * x098
    x132 = x022 * x110 - x023 * x087
    x133 = v_04 * x116
    x134 = v_05 * x114
    x135 = x133 + x134
    x136 = x120 - v_03 * x116
    x137 = x118 - v_03 * x114
    x138 = x120 - v_04 * x115
    x139 = v_03 * x115
    x140 = x134 - x139
    del x098, x109, x022, x023, x087, x110, x120, x134
    x141 = x117 + v_04 * x114
    x142 = x118 - v_05 * x115
    x143 = x117 - v_05 * x116
    x144 = x133 - x139
    x145 = v_05 * x013 - v_04 * x014
    x146 = v_03 * x014 + v_05 * x012
    x147 = v_04 * x012 + v_03 * x013
    x148 = x013 * x121 + x014 * x124
    x149 = x014 * x125 - (x013 * x122 + x012 * x103)
    x150 = x014 * x126 - (x013 * x123 + x012 * x104)
    x151 = v_05 * x017 + v_04 * x018
    x152 = v_03 * x018 - v_05 * x015
    x153 = v_04 * x015 + v_03 * x017
    x154 = x017 * x121 - x018 * x124
    x155 = x018 * x125 + (x017 * x122 + x015 * x103)
    x156 = x018 * x126 + (x017 * x123 + x015 * x104)
    x157 = v_05 * x020 + v_04 * x021
    x158 = v_03 * x021 + v_05 * x019
    x159 = v_04 * x019 - v_03 * x020
    x160 = x020 * x121 - x021 * x124
    x161 = x021 * x125 + (x020 * x122 - x019 * x103)
    x162 = x021 * x126 + (x020 * x123 - x019 * x104)
    x163 = v_05 * (x012 * x045 - x013 * x044)
    x164 = v_04 * (x012 * x039 - x014 * x044)
    x165 = v_00 * x012 - (v_01 * x013 + v_02 * x014)
    x166 = v_09 * (x049 - x014 * x037) + v_10 * x050
    del x114, x115, x118, x116, x117, x133, x139, x050
    x167 = v_03 * (x049 - x014 * x045) - x163
    x168 = x166 + (x164 + (v_11 * x051 - x165))
    x169 = x167 + x168
    del x049, x163, x051, x164, x165, x166, x167, x168
    x170 = v_05 * (x015 * x045 - x017 * x044)
    x171 = v_04 * (x015 * x039 + x018 * x044)
    x172 = v_01 * x017 - (v_00 * x015 + v_02 * x018)
    x173 = v_09 * (x052 + x018 * x037) - v_10 * x053
    x174 = v_03 * (x052 + x018 * x045) - x170
    x175 = x173 + (x171 - (v_11 * x054 - x172))
    x176 = x174 + x175
    del x053, x052, x170, x054, x171, x172, x173, x174, x175
    x177 = v_05 * (x019 * x045 + x020 * x044)
    x178 = v_04 * (x019 * x039 - x021 * x044)
    x179 = v_02 * x021 - (v_00 * x019 + v_01 * x020)
    x180 = v_09 * (x055 + x021 * x037) - v_10 * x056
    x181 = v_03 * (x055 + x021 * x045) + x177
    x182 = x180 - (x178 + (v_11 * x057 + x179))
    del x039, x044, x037, x056, x045, x055, x177, x057, x178, x179, x180
    x183 = x181 + x182
    x184 = x019 * x176 + x015 * x183
    x185 = x012 * x135 + x075 * x151 - (x184 + x072 * x157)
    x186 = x185 + (x013 * x138 + x014 * x142)
    x187 = x017 * x183 - (x013 * x140 + x075 * x152)
    x188 = x014 * x143 - (x072 * x158 - x020 * x176)
    x189 = x018 * x183 + (x014 * x144 + x075 * x153)
    x190 = x013 * x141 - (x072 * x159 - x021 * x176)
    x191 = x012 * x111 + x075 * x154 - (x184 + x072 * x160)
    x192 = x191 + (x013 * x127 + x014 * x130)
    x193 = x048 * x176 - x047 * x183
    x194 = x072 * x161 - x075 * x155 - (x193 - x012 * x107)
    x195 = x194 - (x013 * x128 + x014 * x131)
    x196 = x193 + x012 * x108 + (x013 * x129 - x014 * x132)
    x197 = x075 * x156 - x072 * x162 + x196
    x198 = x012 * x183 + x019 * x169
    x199 = x075 * x145 - (x015 * x135 - x069 * x157)
    x200 = x018 * x142 - (x017 * x138 + (x198 - x199))
    x201 = x020 * x169 - (x017 * x140 - x069 * x158)
    x202 = x075 * x146 + x013 * x183 - x201
    x203 = x015 * x136 + (x018 * x143 - x202)
    x204 = x021 * x169 - (x018 * x144 - x069 * x159)
    x205 = x075 * x147 - x014 * x183 - x204
    x206 = x015 * x137 + (x017 * x141 + x205)
    x207 = x075 * x148 - (x015 * x111 - x069 * x160)
    x208 = x018 * x130 - (x017 * x127 + (x198 - x207))
    x209 = x046 * x183 - x048 * x169
    del x181, x182, x184, x193, x201, x204, x048, x183
    x210 = x075 * x149 - x069 * x161 + (x209 - x015 * x107)
    x211 = x210 + (x017 * x128 - x018 * x131)
    x212 = x209 + x015 * x108 + (x017 * x129 + x018 * x132)
    x213 = x069 * x162 - x075 * x150 - x212
    x214 = x015 * x169 - x012 * x176
    x215 = x072 * x145 - (x019 * x135 - x069 * x151)
    x216 = x021 * x142 - (x020 * x138 + (x214 + x215))
    x217 = x013 * x176 - (x020 * x140 + x069 * x152)
    x218 = x072 * x146 - x017 * x169 + x217
    x219 = x019 * x136 - (x021 * x143 + x218)
    x220 = x014 * x176 + (x021 * x144 - x069 * x153)
    x221 = x072 * x147 - x018 * x169 - x220
    x222 = x019 * x137 - (x020 * x141 - x221)
    x223 = x072 * x148 - (x019 * x111 - x069 * x154)
    x224 = x021 * x130 - (x020 * x127 + (x214 + x223))
    x225 = x047 * x169 - x046 * x176
    del x209, x135, x140, x217, x144, x220, x111, x046, x047, x169, x176
    x226 = x069 * x155 - x072 * x149 + (x225 + x019 * x107)
    x227 = x226 + (x020 * x128 - x021 * x131)
    x228 = x225 - x019 * x108 + (x020 * x129 + x021 * x132)
    x229 = x072 * x150 - x069 * x156 - x228
    dJ[0, 0] = x145
    dJ[0, 1] = x146
    dJ[0, 2] = -x147
    dJ[0, 3] = x186
    dJ[0, 4] = -(x188 - (x012 * x136 + x187))
    dJ[0, 5] = x190 + (x012 * x137 - x189)
    dJ[0, 9] = x192
    dJ[0, 10] = x195
    dJ[0, 11] = -x197
    dJ[1, 0] = -x151
    dJ[1, 1] = x152
    dJ[1, 2] = x153
    dJ[1, 3] = x200
    dJ[1, 4] = -x203
    dJ[1, 5] = -x206
    dJ[1, 9] = x208
    dJ[1, 10] = x211
    dJ[1, 11] = -x213
    dJ[2, 0] = x157
    dJ[2, 1] = -x158
    dJ[2, 2] = x159
    dJ[2, 3] = -x216
    dJ[2, 4] = -x219
    dJ[2, 5] = -x222
    dJ[2, 9] = -x224
    dJ[2, 10] = -x227
    dJ[2, 11] = x229
    dJ[3, 3] = x145
    dJ[3, 4] = x146
    dJ[3, 5] = -x147
    dJ[3, 9] = x148
    dJ[3, 10] = x149
    dJ[3, 11] = x150
    dJ[4, 3] = -x151
    dJ[4, 4] = x152
    dJ[4, 5] = x153
    dJ[4, 9] = -x154
    dJ[4, 10] = x155
    dJ[4, 11] = x156
    dJ[5, 3] = x157
    dJ[5, 4] = -x158
    dJ[5, 5] = x159
    dJ[5, 9] = x160
    dJ[5, 10] = -x161
    dJ[5, 11] = -x162


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
