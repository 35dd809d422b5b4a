# frame_jacobian_RL_foot_local_dot of go2: Time derivative of the Jacobian of RL_foot: linear first, the frame's axes and origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 88c15254c5b3c774f070dbe72293bb9578a2c51f765224dab37be64e74218b7b
# Operations  476 mul, 335 add, 0 div, 3 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     dJ  6 x 18  1/s, m/s  linear first, the frame's axes and origin
#
# Statements it rests on
#     frames/jacobian-rate-local-fixed  PROVED
#     frames/jacobian-rate-local-free   PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def frame_jacobian_RL_foot_local_dot(q, v):
    """Time derivative of the Jacobian of RL_foot: linear first, the frame's axes and origin.

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
        linear first, the frame's axes and origin; 1/s, m/s
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
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, q_13, q_14, q_15, _, _, _) = q
    (_, _, _, v_03, v_04, v_05, _, _, _, _, _, _, v_12, v_13, v_14, _, _, _) = v
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
    x022 = np.cos(q_13)
    x023 = np.sin(q_13)
    x024 = np.cos(q_14)
    x025 = np.sin(q_14)
    x026 = np.cos(q_15)
    x027 = np.sin(q_15)
    x028 = x027 * 0.213
    x029 = x026 * 0.213
    x030 = x024 * x028
    x031 = x030 + x025 * x029
    x032 = x025 * x028
    x033 = x032 - x024 * x029
    x034 = x031 + x025 * 0.213
    x035 = x033 - x024 * 0.213
    x036 = x022 * 0.0955
    x037 = x036 - x023 * x035
    x038 = x023 * 0.0955
    x039 = x038 + x022 * x035
    x040 = x023 * x034
    x041 = x023 * x031
    x042 = x022 * x034
    x043 = x022 * x031
    x044 = 0.1934 + x034
    x045 = 0.0465 + x037
    x046 = x013 * x022 + x014 * x023
    x047 = x017 * x022 - x018 * x023
    x048 = x020 * x022 - x021 * x023
    x049 = x013 * x039
    x050 = x049 - x014 * x037
    x051 = x014 * x042 - (x013 * x040 + x012 * x035)
    x052 = x014 * x043 - (x013 * x041 + x012 * x033)
    x053 = x017 * x039
    x054 = x053 + x018 * x037
    x055 = x018 * x042 + (x017 * x040 + x015 * x035)
    x056 = x018 * x043 + (x017 * x041 + x015 * x033)
    x057 = x020 * x039
    x058 = x057 + x021 * x037
    x059 = x021 * x042 + (x020 * x040 - x019 * x035)
    del x008, x009, x004, x016, x031, x034, x037, x035, x040, x042
    x060 = x021 * x043 + (x020 * x041 - x019 * x033)
    x061 = x049 - x014 * x045
    x062 = x012 * x039 - x014 * x044
    x063 = x012 * x045 - x013 * x044
    x064 = x053 + x018 * x045
    x065 = x015 * x039 + x018 * x044
    x066 = x015 * x045 - x017 * x044
    x067 = x057 + x021 * x045
    x068 = x019 * x039 - x021 * x044
    x069 = x019 * x045 + x020 * x044
    del x033, x041, x043, x049, x053, x057, x039, x044, x045
    x070 = x014 * x022 - x013 * x023
    x071 = x018 * x022 + x017 * x023
    x072 = x021 * x022 + x020 * x023
    x073 = x012 * x024 + x025 * x070
    x074 = x024 * x070 - x012 * x025
    x075 = x015 * x024 - x025 * x071
    x076 = x024 * x071 + x015 * x025
    x077 = x019 * x024 + x025 * x072
    x078 = x024 * x072 - x019 * x025
    x079 = x026 * x073 + x027 * x074
    x080 = x027 * x073 - x026 * x074
    x081 = x026 * x075 - x027 * x076
    x082 = x027 * x075 + x026 * x076
    x083 = x026 * x077 + x027 * x078
    x084 = x027 * x077 - x026 * x078
    del x070, x071, x072, x073, x074, x075, x076, x077, x078
    x085 = v_04 * x022 + v_05 * x023
    x086 = v_05 * x022 - v_04 * x023
    x087 = v_03 + v_12
    x088 = x024 * x087 - x025 * x086
    x089 = x024 * x086 + x025 * x087
    x090 = v_13 + x085
    x091 = x026 * x088 - x027 * x089
    x092 = x027 * x088 + x026 * x089
    x093 = 0.0955 * x092
    x094 = x093 + 0.213 * (v_14 + x090)
    x095 = 0.0955 * x091
    x096 = 0.213 * x092
    x097 = x093 - x094
    x098 = 0.213 + x029
    x099 = x027 * x094 + x026 * x095
    x100 = x026 * x094 + (0.213 * x090 - x027 * x095)
    x101 = 0.213 * (x088 + x091)
    x102 = x027 * x091 - x026 * x092
    x103 = x026 * x091 + x027 * x092
    x104 = x027 * x097
    del x093, x029, x090, x094, x095, x091, x092, x027
    x105 = x026 * x097
    x106 = x099 - 0.0955 * x088
    x107 = x028 * x088 + x089 * x098
    x108 = x100 - 0.0955 * x089
    x109 = x030 + x025 * x098
    x110 = x032 - x024 * x098
    x111 = x024 * x099 + x025 * x100
    x112 = x025 * x088 - x024 * x089
    x113 = x024 * x102 + x025 * x103
    x114 = x024 * x088 + x025 * x089
    del x026, x097, x028, x030, x032, x098, x088, x089
    x115 = x024 * x103 - x025 * x102
    x116 = x024 * x106 + x025 * x108
    x117 = x024 * x104 + x025 * x105
    x118 = x024 * x108 - x025 * x106
    x119 = x025 * x104 - x024 * x105
    x120 = 0.0955 * x085 + x086 * x110
    x121 = x111 - x085 * x109
    x122 = x101 + x086 * x109
    x123 = x038 + x022 * x110
    x124 = 0.1934 + x109
    del x102, x103, x106, x108, x104, x105, x038, x109
    x125 = x023 * x110 - (0.0465 + x036)
    x126 = x024 * x100 + (v_05 * 0.0465 - x025 * x099)
    x127 = x023 * x111 + (v_05 * 0.1934 - x022 * x101)
    x128 = x023 * x101 + (v_03 * 0.0465 + v_04 * 0.1934)
    x129 = x022 * x111 + x128
    del x036, x110, x024, x025, x099, x100, x101, x111, x128
    x130 = x023 * x085 + x022 * x086
    x131 = x023 * x114
    x132 = x023 * x115
    x133 = x023 * x086 - x022 * x085
    x134 = x022 * x114
    x135 = x022 * x115
    x136 = x022 * x121 + x023 * x122
    x137 = x022 * x107 + x023 * x118
    x138 = x022 * x096 + x023 * x119
    x139 = x022 * x122 - x023 * x121
    x140 = x022 * x118 - x023 * x107
    del x085, x086, x114, x115, x121, x122, x107, x118
    x141 = x022 * x119 - x023 * x096
    x142 = v_04 * x125
    x143 = v_05 * x123
    x144 = x142 - x143
    x145 = x129 + v_03 * x125
    x146 = x127 - v_03 * x123
    x147 = x129 - v_04 * x124
    x148 = v_03 * x124
    x149 = x143 - x148
    x150 = x126 + v_04 * x123
    x151 = x127 - v_05 * x124
    del x022, x023, x096, x119, x129, x143, x123, x124, x127
    x152 = x126 + v_05 * x125
    x153 = x142 + x148
    x154 = v_13 + v_14
    x155 = x046 * x154 + (v_04 * x013 + v_05 * x014)
    x156 = x012 * x087 - x155
    x157 = x047 * x154 + (v_04 * x017 - v_05 * x018)
    x158 = x015 * x087 - x157
    x159 = x048 * x154 + (v_04 * x020 - v_05 * x021)
    x160 = x019 * x087 + x159
    del x125, x126, x142, x148, x155, x157, x154, x087, x159
    x161 = x015 * x160
    x162 = x019 * x158
    x163 = x161 + (v_05 * x013 - v_04 * x014)
    x164 = x162 - x163
    x165 = x020 * x158 - (v_03 * x014 + v_05 * x012)
    x166 = x017 * x160 + x165
    x167 = x021 * x158 - (v_04 * x012 + v_03 * x013)
    x168 = x018 * x160 + x167
    x169 = x064 * x160 + (x012 * x144 + x067 * x158)
    x170 = x013 * x147 + (x014 * x151 - x169)
    x171 = x068 * x158 - (x013 * x149 + x065 * x160)
    x172 = x012 * x145 - (x014 * x152 - x171)
    x173 = x066 * x160 + (x014 * x153 - x069 * x158)
    x174 = x012 * x146 + (x013 * x150 + x173)
    x175 = x058 * x158 - (x012 * x120 - x054 * x160)
    x176 = x014 * x139 - (x013 * x136 - x175)
    x177 = x012 * x116 - (x059 * x158 + x055 * x160)
    x178 = x014 * x140 - (x013 * x137 + x177)
    del x163, x165, x167, x169, x171, x173, x175, x177
    x179 = x012 * x117 + (x060 * x158 + x056 * x160)
    x180 = x014 * x141 - (x013 * x138 - x179)
    x181 = x019 * x156
    x182 = x012 * x160
    x183 = x181 + (v_05 * x017 + v_04 * x018)
    x184 = x182 - x183
    x185 = x020 * x156 - (v_03 * x018 - v_05 * x015)
    x186 = x013 * x160 + x185
    x187 = x021 * x156 + (v_04 * x015 + v_03 * x017)
    x188 = x014 * x160 - x187
    x189 = x067 * x156 - (x015 * x144 - x061 * x160)
    x190 = x017 * x147 - (x018 * x151 - x189)
    x191 = x062 * x160 - (x017 * x149 + x068 * x156)
    x192 = x015 * x145 + (x018 * x152 + x191)
    del x179, x183, x185, x187, x067, x189, x068, x191
    x193 = x069 * x156 - (x018 * x153 + x063 * x160)
    x194 = x015 * x146 + (x017 * x150 + x193)
    x195 = x050 * x160 + (x015 * x120 + x058 * x156)
    x196 = x018 * x139 + (x017 * x136 + x195)
    x197 = x015 * x116 - (x051 * x160 - x059 * x156)
    x198 = x018 * x140 + (x017 * x137 + x197)
    x199 = x015 * x117 + (x052 * x160 - x060 * x156)
    x200 = x018 * x141 + (x017 * x138 - x199)
    del x069, x193, x058, x195, x059, x197, x060, x199
    x201 = x012 * x158
    x202 = x015 * x156
    x203 = x202 + (v_05 * x020 + v_04 * x021)
    x204 = x201 - x203
    x205 = x017 * x156 + (v_03 * x021 + v_05 * x019)
    x206 = x013 * x158 - x205
    x207 = x018 * x156 + (v_04 * x019 - v_03 * x020)
    x208 = x014 * x158 + x207
    x209 = x061 * x158 + (x019 * x144 - x064 * x156)
    x210 = x020 * x147 - (x021 * x151 - x209)
    del x203, x205, x207, x061, x064, x144, x147, x151, x209
    x211 = x065 * x156 + (x020 * x149 - x062 * x158)
    x212 = x019 * x145 - (x021 * x152 - x211)
    x213 = x063 * x158 + (x021 * x153 - x066 * x156)
    del x062, x065, x149, x145, x152, x211, x063, x066, x153
    x214 = x019 * x146 - (x020 * x150 - x213)
    x215 = x054 * x156 + (x019 * x120 - x050 * x158)
    x216 = x021 * x139 + (x020 * x136 - x215)
    del x146, x150, x213, x050, x054, x120, x136, x139, x215
    x217 = x019 * x116 + (x055 * x156 + x051 * x158)
    x218 = x021 * x140 + (x020 * x137 - x217)
    x219 = x019 * x117 - (x056 * x156 + x052 * x158)
    del x051, x055, x116, x137, x140, x217, x052, x056, x117
    x220 = x021 * x141 + (x020 * x138 + x219)
    x221 = x161 + (x013 * x130 + x014 * x133)
    x222 = x162 - x221
    x223 = x047 * x160 + x048 * x158
    x224 = x014 * x134 - (x013 * x131 + x012 * x112)
    x225 = x223 - x224
    x226 = x223 + x012 * x113 + (x013 * x132 - x014 * x135)
    del x138, x141, x219, x161, x162, x221, x224, x012, x013, x014, x223
    x227 = x181 + (x017 * x130 - x018 * x133)
    x228 = x182 - x227
    x229 = x048 * x156 + x046 * x160
    x230 = x018 * x134 + (x017 * x131 + x015 * x112)
    x231 = x229 - x230
    x232 = x229 - x015 * x113 - (x017 * x132 + x018 * x135)
    del x181, x182, x227, x160, x230, x015, x017, x018, x229
    x233 = x202 + (x020 * x130 - x021 * x133)
    x234 = x201 - x233
    x235 = x046 * x158 - x047 * x156
    x236 = x021 * x134 + (x020 * x131 - x019 * x112)
    del x130, x133, x202, x201, x233, x156, x158, x112, x131, x134
    x237 = x235 - x236
    x238 = x235 + x019 * x113 - (x020 * x132 + x021 * x135)
    del x236, x019, x020, x021, x113, x132, x135, x235
    x239 = x079 * x164 - (x083 * x204 - x081 * x184)
    x240 = x079 * x166 + (x083 * x206 - x081 * x186)
    x241 = x079 * x168 - (x083 * x208 - x081 * x188)
    x242 = x081 * x190 - (x083 * x210 - x079 * x170)
    x243 = x081 * x192 + (x083 * x212 + x079 * x172)
    x244 = x081 * x194 + (x083 * x214 + x079 * x174)
    x245 = x081 * x196 - (x083 * x216 + x079 * x176)
    x246 = x081 * x198 - (x083 * x218 + x079 * x178)
    x247 = x081 * x200 - (x083 * x220 + x079 * x180)
    x248 = x046 * x164 + (x048 * x204 + x047 * x184)
    x249 = x046 * x166 - (x048 * x206 + x047 * x186)
    x250 = x046 * x168 + (x048 * x208 + x047 * x188)
    x251 = x047 * x190 + (x048 * x210 + x046 * x170)
    x252 = x047 * x192 - (x048 * x212 - x046 * x172)
    x253 = x047 * x194 - (x048 * x214 - x046 * x174)
    x254 = x047 * x196 + (x048 * x216 - x046 * x176)
    x255 = x047 * x198 + (x048 * x218 - x046 * x178)
    x256 = x047 * x200 + (x048 * x220 - x046 * x180)
    x257 = x080 * x164 - (x084 * x204 - x082 * x184)
    x258 = x080 * x166 + (x084 * x206 - x082 * x186)
    x259 = x080 * x168 - (x084 * x208 - x082 * x188)
    x260 = x082 * x190 - (x084 * x210 - x080 * x170)
    x261 = x082 * x192 + (x084 * x212 + x080 * x172)
    x262 = x082 * x194 + (x084 * x214 + x080 * x174)
    x263 = x082 * x196 - (x084 * x216 + x080 * x176)
    x264 = x082 * x198 - (x084 * x218 + x080 * x178)
    x265 = x082 * x200 - (x084 * x220 + x080 * x180)
    x266 = x079 * x222 - (x083 * x234 - x081 * x228)
    x267 = x081 * x231 - (x083 * x237 + x079 * x225)
    x268 = x081 * x232 - (x083 * x238 + x079 * x226)
    x269 = x046 * x222 + (x048 * x234 + x047 * x228)
    x270 = x047 * x231 + (x048 * x237 - x046 * x225)
    x271 = x047 * x232 + (x048 * x238 - x046 * x226)
    x272 = x080 * x222 - (x084 * x234 - x082 * x228)
    x273 = x082 * x231 - (x084 * x237 + x080 * x225)
    x274 = x082 * x232 - (x084 * x238 + x080 * x226)
    dJ[0, 0] = x239
    dJ[0, 1] = x240
    dJ[0, 2] = -x241
    dJ[0, 3] = x242
    dJ[0, 4] = x243
    dJ[0, 5] = x244
    dJ[0, 12] = x245
    dJ[0, 13] = x246
    dJ[0, 14] = x247
    dJ[1, 0] = -x248
    dJ[1, 1] = -x249
    dJ[1, 2] = x250
    dJ[1, 3] = -x251
    dJ[1, 4] = -x252
    dJ[1, 5] = -x253
    dJ[1, 12] = -x254
    dJ[1, 13] = -x255
    dJ[1, 14] = -x256
    dJ[2, 0] = x257
    dJ[2, 1] = x258
    dJ[2, 2] = -x259
    dJ[2, 3] = x260
    dJ[2, 4] = x261
    dJ[2, 5] = x262
    dJ[2, 12] = x263
    dJ[2, 13] = x264
    dJ[2, 14] = x265
    dJ[3, 3] = x239
    dJ[3, 4] = x240
    dJ[3, 5] = -x241
    dJ[3, 12] = x266
    dJ[3, 13] = -x267
    dJ[3, 14] = -x268
    dJ[4, 3] = -x248
    dJ[4, 4] = -x249
    dJ[4, 5] = x250
    dJ[4, 12] = -x269
    dJ[4, 13] = x270
    dJ[4, 14] = x271
    dJ[5, 3] = x257
    dJ[5, 4] = x258
    dJ[5, 5] = -x259
    dJ[5, 12] = x272
    dJ[5, 13] = -x273
    dJ[5, 14] = -x274


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
