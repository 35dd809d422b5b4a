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
# Program     SHA-256 c99bebc0d1f9060e9685ba46c24d37b064b3ca126c27a53ea32f33556620bf6e
# Operations  285 mul, 284 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
#     regressor/lumped-mixed     PROVED-MOD-P
#     regressor/lumped-disc      PROVED-MOD-P

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
    x013 = x008 * 0.426
    x014 = x007 + 0.00430848
    x015 = x008 + 0.0789924
    x016 = x013 - (x010 - 0.02032408908)
    x017 = x011 + 0.000402580736
    x018 = x005 * x009 + (0.000544138096 + 0.213 * x007)
    x019 = x013 + 0.0209269984768
    x020 = x012 + 0.00747974233
    x021 = x010 + 0.0006029093968
    x022 = x003 * x014 + x004 * x015
    x023 = x004 * x014 - x003 * x015
    x024 = x004 * (x016 - x021) + x018 * (2.0 * x003)
    x025 = x004 * x024
    x026 = x003 * x017 + x004 * x020
    x027 = x004 * x017 - x003 * x020
    x028 = x022 * 0.3868
    x029 = x023 - 7.119e-05
    x030 = x025 - (x016 + 0.009360598027)
    x031 = x026 + 0.02119749251
    x032 = x003 * x024 - (0.1934 * x023 + (x018 - 1.449372e-05))
    x033 = x028 + (x019 + 0.00043992847495)
    x034 = x027 + 1.2818914e-06
    x035 = x025 + (x028 + (x021 + 0.00892066955205))
    del x006, x005, x009, x010, x018, x024, x021, x028
    x036 = x001 * 0.10962557 + x002 * x029
    x037 = x002 * 0.10962557 - x001 * x029
    x038 = x034 * (2.0 * x001) + x002 * (x033 - x035)
    x039 = x002 * x038
    x040 = x001 * x031 - x002 * x032
    x041 = x001 * x032 + x002 * x031
    x042 = x036 * 0.093
    x043 = np.cos(q_13)
    x044 = np.sin(q_13)
    x045 = np.cos(q_14)
    x046 = np.sin(q_14)
    x047 = np.cos(q_15)
    x048 = np.sin(q_15)
    x049 = 0.02623 * x048 - 0.00084392 * x047
    x050 = 0.00084392 * x048 + 0.02623 * x047
    x051 = 0.0048938853184 * x048 - 0.0002285016 * x047
    x052 = x048 * x051
    x053 = 7.9431538e-05 * x047 - 0.00249597775 * x048
    x054 = 0.00249597775 * x047 + 7.9431538e-05 * x048
    x055 = 0.426 * x050
    x056 = 0.00430848 + x049
    x057 = 0.0789924 + x050
    x058 = x055 + (0.02032408908 - x052)
    x059 = 0.000402580736 - x053
    x060 = x047 * x051 + (0.000544138096 + 0.213 * x049)
    x061 = 0.0209269984768 + x055
    x062 = 0.00747974233 + x054
    x063 = 0.0006029093968 + x052
    x064 = x045 * x056 + x046 * x057
    x065 = x046 * x056 - x045 * x057
    x066 = x046 * (x058 - x063) + x060 * (2.0 * x045)
    x067 = x046 * x066
    x068 = x045 * x059 + x046 * x062
    x069 = x045 * x062 - x046 * x059
    x070 = 0.3868 * x064
    x071 = 7.119e-05 - x065
    x072 = x067 - (0.009360598027 + x058)
    x073 = 0.02119749251 + x068
    x074 = x045 * x066 - (0.1934 * x065 - (1.449372e-05 - x060))
    x075 = x070 + (0.00043992847495 + x061)
    x076 = 1.2818914e-06 - x069
    x077 = x067 + (x070 + (0.00892066955205 + x063))
    del x048, x047, x051, x052, x060, x066, x063, x070
    x078 = 0.10962557 * x043 + x044 * x071
    x079 = 0.10962557 * x044 - x043 * x071
    x080 = x044 * (x075 - x077) - x076 * (2.0 * x043)
    x081 = x043 * x073 + x044 * x074
    x082 = x044 * x073 - x043 * x074
    x083 = np.cos(q_10)
    x084 = np.sin(q_10)
    x085 = np.cos(q_11)
    x086 = np.sin(q_11)
    x087 = np.cos(q_12)
    x088 = np.sin(q_12)
    x089 = 0.02623 * x088 - 0.00084392 * x087
    x090 = 0.00084392 * x088 + 0.02623 * x087
    x091 = 0.0048938853184 * x088 - 0.0002285016 * x087
    x092 = x088 * x091
    x093 = 0.00249597775 * x088 - 7.9431538e-05 * x087
    x094 = 7.9431538e-05 * x088 + 0.00249597775 * x087
    x095 = 0.426 * x090
    x096 = 0.00430848 + x089
    x097 = 0.0789924 + x090
    x098 = x095 + (0.02032408908 - x092)
    x099 = 0.000402580736 + x093
    x100 = x087 * x091 + (0.000544138096 + 0.213 * x089)
    x101 = 0.0209269984768 + x095
    x102 = 0.00747974233 + x094
    x103 = 0.0006029093968 + x092
    x104 = x085 * x096 + x086 * x097
    x105 = x086 * x096 - x085 * x097
    x106 = x086 * (x098 - x103) + x100 * (2.0 * x085)
    x107 = x086 * x106
    x108 = x085 * x099 + x086 * x102
    x109 = x086 * x099 - x085 * x102
    x110 = 0.3868 * x104
    x111 = 7.119e-05 - x105
    x112 = x107 - (0.009360598027 + x098)
    x113 = 0.02119749251 - x108
    x114 = x085 * x106 + (0.1934 * x105 - (1.449372e-05 + x100))
    x115 = x110 - (0.00043992847495 + x101)
    x116 = 1.2818914e-06 + x109
    x117 = x107 - (x110 - (0.00892066955205 + x103))
    del x088, x087, x091, x092, x100, x106, x103, x110
    x118 = 0.10962557 * x083 - x084 * x111
    x119 = 0.10962557 * x084 + x083 * x111
    x120 = x084 * (x115 + x117) - x116 * (2.0 * x083)
    x121 = x083 * x113 + x084 * x114
    x122 = x083 * x114 - x084 * x113
    x123 = np.cos(q_07)
    x124 = np.sin(q_07)
    x125 = np.cos(q_08)
    x126 = np.sin(q_08)
    x127 = np.cos(q_09)
    x128 = np.sin(q_09)
    x129 = 0.02623 * x128 - 0.00084392 * x127
    x130 = 0.00084392 * x128 + 0.02623 * x127
    x131 = 0.0048938853184 * x128 - 0.0002285016 * x127
    x132 = x128 * x131
    x133 = 7.9431538e-05 * x127 - 0.00249597775 * x128
    x134 = 0.00249597775 * x127 + 7.9431538e-05 * x128
    x135 = 0.426 * x130
    x136 = 0.00430848 + x129
    x137 = 0.0789924 + x130
    x138 = x135 + (0.02032408908 - x132)
    x139 = 0.000402580736 - x133
    x140 = x127 * x131 + (0.000544138096 + 0.213 * x129)
    x141 = 0.0209269984768 + x135
    x142 = 0.00747974233 + x134
    x143 = 0.0006029093968 + x132
    x144 = x125 * x136 + x126 * x137
    x145 = x126 * x136 - x125 * x137
    x146 = x126 * (x138 - x143) + x140 * (2.0 * x125)
    x147 = x126 * x146
    x148 = x125 * x139 + x126 * x142
    x149 = x125 * x142 - x126 * x139
    x150 = 0.3868 * x144
    x151 = 7.119e-05 - x145
    x152 = x147 - (0.009360598027 + x138)
    x153 = 0.02119749251 - x148
    x154 = x125 * x146 + (0.1934 * x145 - (1.449372e-05 + x140))
    x155 = x150 - (0.00043992847495 + x141)
    x156 = 1.2818914e-06 - x149
    x157 = x147 - (x150 - (0.00892066955205 + x143))
    del x128, x127, x131, x132, x140, x146, x143, x150
    x158 = 0.10962557 * x123 + x124 * x151
    x159 = 0.10962557 * x124 - x123 * x151
    x160 = x124 * (x155 + x157) + x156 * (2.0 * x123)
    x161 = x123 * x153 - x124 * x154
    x162 = x123 * x154 + x124 * x153
    x163 = 0.093 * x158
    x164 = x064 + x104 + (x144 + (x022 - 0.146694152))
    x165 = x036 - x078 + (x118 - x158)
    x166 = x079 - x119 + (x159 - (x037 + 0.037188086))
    x167 = 0.093 * (x078 + x118)
    x168 = x042 + 0.044972709219476 - (x030 - x163) - (x072 + x112 + (x152 - x167))
    x169 = 0.0465 * (x022 - x064 + (x104 - x144))
    x170 = x081 + x121 - (x161 + (x040 - (0.00012166 - x169)))
    x171 = x082 - x122 - (x162 + (x041 - 0.002283689271632))
    x172 = x075 - x115 - (x155 - (x033 + 0.4323559965405))
    x173 = x124 * x160 - (x044 * x080 - x084 * x120)
    x174 = 0.0465 * (x037 + x079 + (x119 + x159))
    x175 = x076 - x116 + (x156 - (x034 + 3.12e-05))
    del x033, x075, x115, x155, x034, x076, x116, x156
    x176 = x001 * x038 + (x043 * x080 - (x174 - x175))
    x177 = x083 * x120 + x123 * x160 - x176
    x178 = x042 + 0.460899171821024 + (x035 + x163) + (x077 + x117 + (x157 + x167))
    del x038, x080, x174, x175, x035, x077, x117, x157
    x179 = x152 - 0.0465 * x158
    x180 = x141 - 0.1934 * x144
    x181 = x124 * x144
    x182 = x123 * x144
    x183 = x123 * x180 - x124 * x149
    x184 = x148 + 0.0465 * x182
    x185 = x124 * x180 + (x123 * x149 - 0.0465 * x145)
    x186 = 0.0049656346816 + 0.213 * x130
    x187 = x126 * x129 - x125 * x130
    x188 = x125 * x129 + x126 * x130
    x189 = x126 * x134 - x125 * x133
    x190 = x125 * x134 + x126 * x133
    x191 = x186 - 0.1934 * x188
    x192 = x124 * x188
    x193 = x123 * x188
    x194 = x123 * x191 - x124 * x190
    x195 = x189 + 0.0465 * x193
    x196 = x124 * x191 + (x123 * x190 - 0.0465 * x187)
    x197 = x112 - 0.0465 * x118
    x198 = x101 - 0.1934 * x104
    x199 = x084 * x104
    x200 = x083 * x104
    x201 = x083 * x198 - x084 * x109
    x202 = x108 + 0.0465 * x200
    x203 = x084 * x198 + (x083 * x109 + 0.0465 * x105)
    x204 = 0.0049656346816 + 0.213 * x090
    x205 = x086 * x089 - x085 * x090
    x206 = x085 * x089 + x086 * x090
    x207 = x085 * x093 + x086 * x094
    x208 = x086 * x093 - x085 * x094
    x209 = x204 - 0.1934 * x206
    x210 = x084 * x206
    x211 = x083 * x206
    x212 = x083 * x209 - x084 * x208
    x213 = x207 + 0.0465 * x211
    x214 = x084 * x209 + (x083 * x208 + 0.0465 * x205)
    x215 = x072 - 0.0465 * x078
    x216 = x061 + 0.1934 * x064
    x217 = x044 * x064
    x218 = x043 * x064
    x219 = x043 * x216 - x044 * x069
    x220 = x068 + 0.0465 * x218
    x221 = x044 * x216 + (x043 * x069 - 0.0465 * x065)
    x222 = 0.0049656346816 + 0.213 * x050
    x223 = x046 * x049 - x045 * x050
    x224 = x045 * x049 + x046 * x050
    x225 = x046 * x054 - x045 * x053
    x226 = x045 * x054 + x046 * x053
    x227 = x222 + 0.1934 * x224
    x228 = x044 * x224
    x229 = x043 * x224
    x230 = x043 * x227 - x044 * x226
    x231 = x225 + 0.0465 * x229
    x232 = x044 * x227 + (x043 * x226 - 0.0465 * x223)
    x233 = x030 - 0.0465 * x036
    x234 = x019 + 0.1934 * x022
    x235 = x002 * x022
    x236 = x001 * x022
    x237 = x001 * x234 - x002 * x027
    x238 = x026 + 0.0465 * x236
    x239 = x002 * x234 + (x001 * x027 + 0.0465 * x023)
    x240 = 0.0049656346816 + 0.213 * x008
    x241 = x004 * x007 - x003 * x008
    x242 = x003 * x007 + x004 * x008
    x243 = x003 * x011 + x004 * x012
    x244 = x004 * x011 - x003 * x012
    x245 = x240 + 0.1934 * x242
    x246 = x002 * x242
    x247 = x001 * x242
    x248 = x001 * x245 - x002 * x244
    x249 = x243 + 0.0465 * x247
    x250 = x002 * x245 + (x001 * x244 + 0.0465 * x241)
    M[0, 0] = 16.087
    M[0, 4] = x166
    M[0, 5] = x165
    M[0, 7] = x145
    M[0, 8] = x187
    M[0, 10] = x105
    M[0, 11] = x205
    M[0, 13] = x065
    M[0, 14] = x223
    M[0, 16] = x023
    M[0, 17] = x241
    M[1, 1] = 16.087
    M[1, 3] = -x166
    M[1, 5] = -x164
    M[1, 6] = -x159
    M[1, 7] = -x181
    M[1, 8] = -x192
    M[1, 9] = x119
    M[1, 10] = -x199
    M[1, 11] = -x210
    M[1, 12] = -x079
    M[1, 13] = -x217
    M[1, 14] = -x228
    M[1, 15] = x037
    M[1, 16] = -x235
    M[1, 17] = -x246
    M[2, 2] = 16.087
    M[2, 3] = -x165
    M[2, 4] = x164
    M[2, 6] = x158
    M[2, 7] = x182
    M[2, 8] = x193
    M[2, 9] = -x118
    M[2, 10] = x200
    M[2, 11] = x211
    M[2, 12] = x078
    M[2, 13] = x218
    M[2, 14] = x229
    M[2, 15] = -x036
    M[2, 16] = x236
    M[2, 17] = x247
    M[3, 1] = -x166
    M[3, 2] = -x165
    M[3, 3] = x168
    M[3, 4] = x170
    M[3, 5] = x171
    M[3, 6] = -x179
    M[3, 7] = x184
    M[3, 8] = x195
    M[3, 9] = -x197
    M[3, 10] = -x202
    M[3, 11] = -x213
    M[3, 12] = -x215
    M[3, 13] = x220
    M[3, 14] = x231
    M[3, 15] = -x233
    M[3, 16] = -x238
    M[3, 17] = -x249
    M[4, 0] = x166
    M[4, 2] = x164
    M[4, 3] = x170
    M[4, 4] = -(x039 - x172 - x173)
    M[4, 5] = -x177
    M[4, 6] = -x161
    M[4, 7] = x183
    M[4, 8] = x194
    M[4, 9] = x121
    M[4, 10] = x201
    M[4, 11] = x212
    M[4, 12] = x081
    M[4, 13] = x219
    M[4, 14] = x230
    M[4, 15] = -x040
    M[4, 16] = x237
    M[4, 17] = x248
    M[5, 0] = x165
    M[5, 1] = -x164
    M[5, 3] = x171
    M[5, 4] = -x177
    M[5, 5] = -(x173 - (x039 + x178))
    M[5, 6] = -x162
    M[5, 7] = x185
    M[5, 8] = x196
    M[5, 9] = -x122
    M[5, 10] = x203
    M[5, 11] = x214
    M[5, 12] = x082
    M[5, 13] = x221
    M[5, 14] = x232
    M[5, 15] = -x041
    M[5, 16] = x239
    M[5, 17] = x250
    M[6, 1] = -x159
    M[6, 2] = x158
    M[6, 3] = -x179
    M[6, 4] = -x161
    M[6, 5] = -x162
    M[6, 6] = -x152
    M[6, 7] = x148
    M[6, 8] = x189
    M[7, 0] = x145
    M[7, 1] = -x181
    M[7, 2] = x182
    M[7, 3] = x184
    M[7, 4] = x183
    M[7, 5] = x185
    M[7, 6] = x148
    M[7, 7] = x141
    M[7, 8] = x186
    M[8, 0] = x187
    M[8, 1] = -x192
    M[8, 2] = x193
    M[8, 3] = x195
    M[8, 4] = x194
    M[8, 5] = x196
    M[8, 6] = x189
    M[8, 7] = x186
    M[8, 8] = 0.0049656346816
    M[9, 1] = x119
    M[9, 2] = -x118
    M[9, 3] = -x197
    M[9, 4] = x121
    M[9, 5] = -x122
    M[9, 9] = -x112
    M[9, 10] = -x108
    M[9, 11] = -x207
    M[10, 0] = x105
    M[10, 1] = -x199
    M[10, 2] = x200
    M[10, 3] = -x202
    M[10, 4] = x201
    M[10, 5] = x203
    M[10, 9] = -x108
    M[10, 10] = x101
    M[10, 11] = x204
    M[11, 0] = x205
    M[11, 1] = -x210
    M[11, 2] = x211
    M[11, 3] = -x213
    M[11, 4] = x212
    M[11, 5] = x214
    M[11, 9] = -x207
    M[11, 10] = x204
    M[11, 11] = 0.0049656346816
    M[12, 1] = -x079
    M[12, 2] = x078
    M[12, 3] = -x215
    M[12, 4] = x081
    M[12, 5] = x082
    M[12, 12] = -x072
    M[12, 13] = x068
    M[12, 14] = x225
    M[13, 0] = x065
    M[13, 1] = -x217
    M[13, 2] = x218
    M[13, 3] = x220
    M[13, 4] = x219
    M[13, 5] = x221
    M[13, 12] = x068
    M[13, 13] = x061
    M[13, 14] = x222
    M[14, 0] = x223
    M[14, 1] = -x228
    M[14, 2] = x229
    M[14, 3] = x231
    M[14, 4] = x230
    M[14, 5] = x232
    M[14, 12] = x225
    M[14, 13] = x222
    M[14, 14] = 0.0049656346816
    M[15, 1] = x037
    M[15, 2] = -x036
    M[15, 3] = -x233
    M[15, 4] = -x040
    M[15, 5] = -x041
    M[15, 15] = -x030
    M[15, 16] = -x026
    M[15, 17] = -x243
    M[16, 0] = x023
    M[16, 1] = -x235
    M[16, 2] = x236
    M[16, 3] = -x238
    M[16, 4] = x237
    M[16, 5] = x239
    M[16, 15] = -x026
    M[16, 16] = x019
    M[16, 17] = x240
    M[17, 0] = x241
    M[17, 1] = -x246
    M[17, 2] = x247
    M[17, 3] = -x249
    M[17, 4] = x248
    M[17, 5] = x250
    M[17, 15] = -x243
    M[17, 16] = x240
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
