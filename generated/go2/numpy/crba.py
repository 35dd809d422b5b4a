# crba of go2: Mass matrix, full and symmetric.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.crba
# Convention  pinocchio
# Program     SHA-256 ade0e485063192645c63f3f29faf67537bfd869b4e95de6e2c3a748d4e0deed3
# Operations  296 mul, 312 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     M  18 x 18  kg, kg m, kg m^2  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     floating-base/block        PROVED
#     floating-base/momentum     PROVED
#     frames/mass-matrix         PROVED
#     inertia/lifted             PROVED
#     inertia/rotate-symmetric   PROVED
#     inertia/congruence         PROVED
#     lagrange/mass-2            PROVED
#     lagrange/mass-3            PROVED
#     recursions/crba-energy-3   PROVED
#     recursions/crba-limbs      PROVED
#     recursions/crba-wheels     PROVED
#     recursions/crba-floating   PROVED
#     recursions/crba-jacobians  PROVED
#     recursions/composite       PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def crba(q):
    """Mass matrix, full and symmetric.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad

    Returns
    -------
    M : ndarray, (..., 18, 18)
        [base linear, base angular, joints], base axes; kg, kg m, kg m^2
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [(18, 18)],
    )
    return results[0]


def _kernel(q, M):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        _, _, _, _, _, _, _, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15, q_16, q_17,
        q_18
    ) = q
    x001 = np.cos(q_16)
    x002 = np.sin(q_16)
    x003 = np.cos(q_17)
    x004 = np.sin(q_17)
    x005 = np.cos(q_18)
    x006 = np.sin(q_18)
    x007 = x006 * 0.02623 - x005 * 0.00084392
    x008 = x006 * 0.00084392 + x005 * 0.02623
    x009 = x006 * 0.0048938853184 - x005 * 0.0002285016
    x010 = x006 * x009
    x011 = x006 * 0.00249597775 - x005 * 7.9431538e-05
    x012 = x006 * 7.9431538e-05 + x005 * 0.00249597775
    x013 = (x008 + 0.020661) * 0.426
    x014 = x007 + 0.00430848
    x015 = x008 + 0.0789924
    x016 = x013 - (x010 - 0.02034089290875)
    x017 = x011 + 0.000402580736
    x018 = x005 * x009 + (0.000544138096 + 0.213 * x007)
    x019 = x013 + 0.0121254124768
    x020 = x012 + 0.00747974233
    x021 = x010 + 0.00942129922555
    x022 = x003 * x014 + x004 * x015
    x023 = x004 * x014 - x003 * x015
    x024 = x004 * (x016 - x021) + x018 * (2.0 * x003)
    x025 = x004 * x024
    x026 = x003 * x017 + x004 * x020
    x027 = x004 * x017 - x003 * x020
    x028 = x022 - 0.0036612
    x029 = x023 - 7.119e-05
    x030 = x025 - (x016 + 0.00054220819825)
    x031 = x026 - 4.092728e-06
    x032 = x003 * x024 - (x018 - 7.25574e-07)
    x033 = x019 + 0.00101561995495
    x034 = x027 + 1.2818914e-06
    x035 = x025 + (x021 + 0.0006779712033)
    x036 = x001 * 0.10962557 + x002 * x029
    x037 = x002 * 0.10962557 - x001 * x029
    x038 = x028 + 0.2129334
    x039 = x036 + 0.0511965
    x040 = x034 * (2.0 * x001) + x002 * (x033 - x035)
    x041 = x002 * x040
    x042 = x001 * x031 - x002 * x032
    x043 = x001 * x032 + (x002 * x031 + 0.1934 * x037)
    x044 = np.cos(q_13)
    x045 = np.sin(q_13)
    x046 = np.cos(q_14)
    x047 = np.sin(q_14)
    x048 = np.cos(q_15)
    x049 = np.sin(q_15)
    x050 = 0.02623 * x049 - 0.00084392 * x048
    x051 = 0.00084392 * x049 + 0.02623 * x048
    x052 = 0.0048938853184 * x049 - 0.0002285016 * x048
    x053 = x049 * x052
    x054 = 7.9431538e-05 * x048 - 0.00249597775 * x049
    x055 = 0.00249597775 * x048 + 7.9431538e-05 * x049
    del x006, x005, x009, x010, x018, x024, x021, x049
    x056 = 0.426 * (0.020661 + x051)
    x057 = 0.00430848 + x050
    x058 = 0.0789924 + x051
    x059 = x056 + (0.02034089290875 - x053)
    x060 = 0.000402580736 - x054
    x061 = x048 * x052 + (0.000544138096 + 0.213 * x050)
    x062 = 0.0121254124768 + x056
    x063 = 0.00747974233 + x055
    x064 = 0.00942129922555 + x053
    x065 = x046 * x057 + x047 * x058
    x066 = x047 * x057 - x046 * x058
    x067 = x047 * (x059 - x064) + x061 * (2.0 * x046)
    x068 = x047 * x067
    x069 = x046 * x060 + x047 * x063
    x070 = x046 * x063 - x047 * x060
    x071 = 0.0036612 - x065
    x072 = 7.119e-05 - x066
    x073 = x068 - (0.00054220819825 + x059)
    x074 = 4.092728e-06 - x069
    x075 = x046 * x067 + (7.25574e-07 - x061)
    x076 = 0.00101561995495 + x062
    x077 = 1.2818914e-06 - x070
    x078 = x068 + (0.0006779712033 + x064)
    x079 = 0.10962557 * x044 + x045 * x072
    x080 = 0.10962557 * x045 - x044 * x072
    x081 = 0.2129334 - x071
    x082 = 0.0511965 + x079
    x083 = x045 * (x076 - x078) - x077 * (2.0 * x044)
    x084 = x045 * x075 - x044 * x074
    x085 = x044 * x075 + (x045 * x074 - 0.1934 * x080)
    x086 = np.cos(q_10)
    x087 = np.sin(q_10)
    x088 = np.cos(q_11)
    x089 = np.sin(q_11)
    x090 = np.cos(q_12)
    x091 = np.sin(q_12)
    x092 = 0.02623 * x091 - 0.00084392 * x090
    x093 = 0.00084392 * x091 + 0.02623 * x090
    x094 = 0.0048938853184 * x091 - 0.0002285016 * x090
    x095 = x091 * x094
    x096 = 0.00249597775 * x091 - 7.9431538e-05 * x090
    x097 = 7.9431538e-05 * x091 + 0.00249597775 * x090
    x098 = 0.426 * (0.020661 + x093)
    x099 = 0.00430848 + x092
    x100 = 0.0789924 + x093
    x101 = x098 + (0.02034089290875 - x095)
    x102 = 0.000402580736 + x096
    x103 = x090 * x094 + (0.000544138096 + 0.213 * x092)
    del x048, x052, x053, x061, x067, x064, x091, x090, x094
    x104 = 0.0121254124768 + x098
    x105 = 0.00747974233 + x097
    x106 = 0.00942129922555 + x095
    x107 = x088 * x099 + x089 * x100
    x108 = x089 * x099 - x088 * x100
    x109 = x089 * (x101 - x106) + x103 * (2.0 * x088)
    x110 = x089 * x109
    x111 = x088 * x102 + x089 * x105
    x112 = x089 * x102 - x088 * x105
    x113 = 0.0036612 + x107
    x114 = 7.119e-05 - x108
    x115 = x110 - (0.00054220819825 + x101)
    x116 = 4.092728e-06 + x111
    x117 = x088 * x109 - (7.25574e-07 + x103)
    x118 = 0.00101561995495 + x104
    x119 = 1.2818914e-06 + x112
    x120 = x110 + (0.0006779712033 + x106)
    x121 = 0.10962557 * x086 - x087 * x114
    x122 = 0.10962557 * x087 + x086 * x114
    x123 = 0.2129334 - x113
    x124 = 0.0511965 + x121
    x125 = x087 * (x118 - x120) + x119 * (2.0 * x086)
    x126 = x086 * x116 - x087 * x117
    x127 = x086 * x117 + (x087 * x116 - 0.1934 * x122)
    x128 = np.cos(q_07)
    x129 = np.sin(q_07)
    x130 = np.cos(q_08)
    x131 = np.sin(q_08)
    x132 = np.cos(q_09)
    x133 = np.sin(q_09)
    x134 = 0.02623 * x133 - 0.00084392 * x132
    x135 = 0.00084392 * x133 + 0.02623 * x132
    x136 = 0.0048938853184 * x133 - 0.0002285016 * x132
    x137 = x133 * x136
    x138 = 7.9431538e-05 * x132 - 0.00249597775 * x133
    x139 = 0.00249597775 * x132 + 7.9431538e-05 * x133
    x140 = 0.426 * (0.020661 + x135)
    x141 = 0.00430848 + x134
    x142 = 0.0789924 + x135
    x143 = x140 + (0.02034089290875 - x137)
    x144 = 0.000402580736 - x138
    x145 = x132 * x136 + (0.000544138096 + 0.213 * x134)
    x146 = 0.0121254124768 + x140
    x147 = 0.00747974233 + x139
    x148 = 0.00942129922555 + x137
    del x095, x103, x109, x106, x133, x132, x136, x137
    x149 = x130 * x141 + x131 * x142
    x150 = x131 * x141 - x130 * x142
    x151 = x131 * (x143 - x148) + x145 * (2.0 * x130)
    x152 = x131 * x151
    x153 = x130 * x144 + x131 * x147
    x154 = x130 * x147 - x131 * x144
    x155 = 0.0036612 + x149
    x156 = 7.119e-05 - x150
    x157 = x152 - (0.00054220819825 + x143)
    x158 = 4.092728e-06 + x153
    x159 = x130 * x151 - (7.25574e-07 + x145)
    x160 = 0.00101561995495 + x146
    x161 = 1.2818914e-06 - x154
    x162 = x152 + (0.0006779712033 + x148)
    x163 = 0.10962557 * x128 + x129 * x156
    x164 = 0.10962557 * x129 - x128 * x156
    x165 = 0.2129334 - x155
    x166 = 0.0511965 + x163
    x167 = x129 * (x160 - x162) - x161 * (2.0 * x128)
    x168 = x129 * x167
    x169 = x128 * x158 + x129 * x159
    x170 = x128 * x159 - (x129 * x158 - 0.1934 * x164)
    x171 = x071 - x113 - (x155 + (x028 - 0.146694152))
    x172 = x036 - x079 + (x121 - x163)
    x173 = x080 - x122 + (x164 - (x037 + 0.037188086))
    x174 = x039 + x082 + (x124 + x166)
    x175 = x157 + (x030 - 0.025927611219476) - (0.093 * x174 - (x073 + x115))
    x176 = 0.1934 * (x039 - x082 - (x124 - x166))
    x177 = 0.0465 * (x038 - x081 - (x123 - x165))
    x178 = x042 - (0.00012166 - x177) - (x084 - x126)
    del x145, x151, x148, x039, x082, x124, x166, x177
    x179 = x169 - x176 - x178
    x180 = x085 + x127 + (x170 + (x043 - 0.002283689271632))
    x181 = x038 + x081 + (x123 + x165)
    x182 = x045 * x083 + x087 * x125
    x183 = x076 + x118 + (x160 + (x033 + 0.1062672827805))
    del x038, x081, x123, x165, x033, x076, x118, x160
    x184 = x041 - (0.3868 * x181 + x183) + (x168 + x182)
    x185 = 0.0465 * (x037 + x080 + (x122 + x164))
    x186 = x077 - x119 + (x161 - (x034 + 3.12e-05))
    x187 = x001 * x040 + (x044 * x083 - (x185 - x186))
    del x034, x077, x119, x161, x040, x083, x185, x186
    x188 = x086 * x125 + x128 * x167 + x187
    x189 = 2.0 * (0.1934 * x181 + 0.0465 * x174)
    x190 = x078 + x120 + (x162 + (x035 + 0.115765360061024))
    x191 = x168 + x189 + (x182 + (x041 + x190))
    x192 = x157 - 0.0465 * x163
    x193 = x169 - 0.1934 * x163
    x194 = x129 * x149
    x195 = x128 * x149
    x196 = x153 + 0.0465 * x195
    x197 = 0.1934 * x195 - (x128 * x146 - x129 * x154)
    x198 = x128 * x154 + x129 * x146 - (0.1934 * x194 + 0.0465 * x150)
    x199 = 0.0049656346816 + 0.213 * x135
    x200 = x131 * x134 - x130 * x135
    x201 = x130 * x134 + x131 * x135
    x202 = x131 * x139 - x130 * x138
    x203 = x130 * x139 + x131 * x138
    x204 = x129 * x201
    x205 = x128 * x201
    x206 = x202 + 0.0465 * x205
    x207 = 0.1934 * x205 - (x128 * x199 - x129 * x203)
    x208 = x128 * x203 + x129 * x199 - (0.1934 * x204 + 0.0465 * x200)
    x209 = x115 - 0.0465 * x121
    x210 = x126 - 0.1934 * x121
    x211 = x087 * x107
    x212 = x086 * x107
    x213 = x111 + 0.0465 * x212
    x214 = 0.1934 * x212 - (x086 * x104 - x087 * x112)
    x215 = x086 * x112 + x087 * x104 - (0.1934 * x211 - 0.0465 * x108)
    x216 = 0.0049656346816 + 0.213 * x093
    x217 = x089 * x092 - x088 * x093
    x218 = x088 * x092 + x089 * x093
    x219 = x088 * x096 + x089 * x097
    x220 = x089 * x096 - x088 * x097
    x221 = x087 * x218
    x222 = x086 * x218
    x223 = x219 + 0.0465 * x222
    x224 = 0.1934 * x222 - (x086 * x216 - x087 * x220)
    x225 = x086 * x220 + x087 * x216 - (0.1934 * x221 - 0.0465 * x217)
    x226 = x073 - 0.0465 * x079
    x227 = x084 + 0.1934 * x079
    x228 = x045 * x065
    x229 = x044 * x065
    x230 = x069 + 0.0465 * x229
    x231 = 0.1934 * x229 + (x044 * x062 - x045 * x070)
    x232 = x044 * x070 + x045 * x062 + (0.1934 * x228 - 0.0465 * x066)
    x233 = 0.0049656346816 + 0.213 * x051
    x234 = x047 * x050 - x046 * x051
    x235 = x046 * x050 + x047 * x051
    x236 = x047 * x055 - x046 * x054
    x237 = x046 * x055 + x047 * x054
    x238 = x045 * x235
    x239 = x044 * x235
    x240 = x236 + 0.0465 * x239
    x241 = 0.1934 * x239 + (x044 * x233 - x045 * x237)
    x242 = x044 * x237 + x045 * x233 + (0.1934 * x238 - 0.0465 * x234)
    x243 = x030 - 0.0465 * x036
    x244 = x042 + 0.1934 * x036
    x245 = x002 * x022
    x246 = x001 * x022
    x247 = x026 + 0.0465 * x246
    x248 = 0.1934 * x246 + (x001 * x019 - x002 * x027)
    x249 = x002 * x019 + x001 * x027 + (0.1934 * x245 + 0.0465 * x023)
    x250 = 0.0049656346816 + 0.213 * x008
    x251 = x004 * x007 - x003 * x008
    x252 = x003 * x007 + x004 * x008
    x253 = x003 * x011 + x004 * x012
    x254 = x004 * x011 - x003 * x012
    x255 = x002 * x252
    x256 = x001 * x252
    x257 = x253 + 0.0465 * x256
    x258 = 0.1934 * x256 + (x001 * x250 - x002 * x254)
    x259 = x001 * x254 + x002 * x250 + (0.1934 * x255 + 0.0465 * x251)
    M[0, 0] = 16.087
    M[0, 4] = x173
    M[0, 5] = x172
    M[0, 7] = x150
    M[0, 8] = x200
    M[0, 10] = x108
    M[0, 11] = x217
    M[0, 13] = x066
    M[0, 14] = x234
    M[0, 16] = x023
    M[0, 17] = x251
    M[1, 1] = 16.087
    M[1, 3] = -x173
    M[1, 5] = x171
    M[1, 6] = -x164
    M[1, 7] = -x194
    M[1, 8] = -x204
    M[1, 9] = x122
    M[1, 10] = -x211
    M[1, 11] = -x221
    M[1, 12] = -x080
    M[1, 13] = -x228
    M[1, 14] = -x238
    M[1, 15] = x037
    M[1, 16] = -x245
    M[1, 17] = -x255
    M[2, 2] = 16.087
    M[2, 3] = -x172
    M[2, 4] = -x171
    M[2, 6] = x163
    M[2, 7] = x195
    M[2, 8] = x205
    M[2, 9] = -x121
    M[2, 10] = x212
    M[2, 11] = x222
    M[2, 12] = x079
    M[2, 13] = x229
    M[2, 14] = x239
    M[2, 15] = -x036
    M[2, 16] = x246
    M[2, 17] = x256
    M[3, 1] = -x173
    M[3, 2] = -x172
    M[3, 3] = -x175
    M[3, 4] = x179
    M[3, 5] = -x180
    M[3, 6] = -x192
    M[3, 7] = x196
    M[3, 8] = x206
    M[3, 9] = -x209
    M[3, 10] = -x213
    M[3, 11] = -x223
    M[3, 12] = -x226
    M[3, 13] = x230
    M[3, 14] = x240
    M[3, 15] = -x243
    M[3, 16] = -x247
    M[3, 17] = -x257
    M[4, 0] = x173
    M[4, 2] = -x171
    M[4, 3] = x179
    M[4, 4] = -x184
    M[4, 5] = x188
    M[4, 6] = x193
    M[4, 7] = -x197
    M[4, 8] = -x207
    M[4, 9] = -x210
    M[4, 10] = -x214
    M[4, 11] = -x224
    M[4, 12] = x227
    M[4, 13] = x231
    M[4, 14] = x241
    M[4, 15] = -x244
    M[4, 16] = x248
    M[4, 17] = x258
    M[5, 0] = x172
    M[5, 1] = x171
    M[5, 3] = -x180
    M[5, 4] = x188
    M[5, 5] = x191
    M[5, 6] = -x170
    M[5, 7] = x198
    M[5, 8] = x208
    M[5, 9] = -x127
    M[5, 10] = x215
    M[5, 11] = x225
    M[5, 12] = -x085
    M[5, 13] = x232
    M[5, 14] = x242
    M[5, 15] = -x043
    M[5, 16] = x249
    M[5, 17] = x259
    M[6, 1] = -x164
    M[6, 2] = x163
    M[6, 3] = -x192
    M[6, 4] = x193
    M[6, 5] = -x170
    M[6, 6] = -x157
    M[6, 7] = x153
    M[6, 8] = x202
    M[7, 0] = x150
    M[7, 1] = -x194
    M[7, 2] = x195
    M[7, 3] = x196
    M[7, 4] = -x197
    M[7, 5] = x198
    M[7, 6] = x153
    M[7, 7] = x146
    M[7, 8] = x199
    M[8, 0] = x200
    M[8, 1] = -x204
    M[8, 2] = x205
    M[8, 3] = x206
    M[8, 4] = -x207
    M[8, 5] = x208
    M[8, 6] = x202
    M[8, 7] = x199
    M[8, 8] = 0.0049656346816
    M[9, 1] = x122
    M[9, 2] = -x121
    M[9, 3] = -x209
    M[9, 4] = -x210
    M[9, 5] = -x127
    M[9, 9] = -x115
    M[9, 10] = -x111
    M[9, 11] = -x219
    M[10, 0] = x108
    M[10, 1] = -x211
    M[10, 2] = x212
    M[10, 3] = -x213
    M[10, 4] = -x214
    M[10, 5] = x215
    M[10, 9] = -x111
    M[10, 10] = x104
    M[10, 11] = x216
    M[11, 0] = x217
    M[11, 1] = -x221
    M[11, 2] = x222
    M[11, 3] = -x223
    M[11, 4] = -x224
    M[11, 5] = x225
    M[11, 9] = -x219
    M[11, 10] = x216
    M[11, 11] = 0.0049656346816
    M[12, 1] = -x080
    M[12, 2] = x079
    M[12, 3] = -x226
    M[12, 4] = x227
    M[12, 5] = -x085
    M[12, 12] = -x073
    M[12, 13] = x069
    M[12, 14] = x236
    M[13, 0] = x066
    M[13, 1] = -x228
    M[13, 2] = x229
    M[13, 3] = x230
    M[13, 4] = x231
    M[13, 5] = x232
    M[13, 12] = x069
    M[13, 13] = x062
    M[13, 14] = x233
    M[14, 0] = x234
    M[14, 1] = -x238
    M[14, 2] = x239
    M[14, 3] = x240
    M[14, 4] = x241
    M[14, 5] = x242
    M[14, 12] = x236
    M[14, 13] = x233
    M[14, 14] = 0.0049656346816
    M[15, 1] = x037
    M[15, 2] = -x036
    M[15, 3] = -x243
    M[15, 4] = -x244
    M[15, 5] = -x043
    M[15, 15] = -x030
    M[15, 16] = -x026
    M[15, 17] = -x253
    M[16, 0] = x023
    M[16, 1] = -x245
    M[16, 2] = x246
    M[16, 3] = -x247
    M[16, 4] = x248
    M[16, 5] = x249
    M[16, 15] = -x026
    M[16, 16] = x019
    M[16, 17] = x250
    M[17, 0] = x251
    M[17, 1] = -x255
    M[17, 2] = x256
    M[17, 3] = -x257
    M[17, 4] = x258
    M[17, 5] = x259
    M[17, 15] = -x253
    M[17, 16] = x250
    M[17, 17] = 0.0049656346816


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
