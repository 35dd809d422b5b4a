# centroidal_map of go2: Centroidal momentum matrix: h_G = A_G v.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.centroidal
# Convention  pinocchio
# Program     SHA-256 692f7b7e97cb5e85a555dc40385b663cb02428bfeb183d12017f8ec9744d1016
# Operations  608 mul, 509 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     A_G  6 x 18  kg, kg m, kg m^2  linear first, world axes at the centre of mass
#
# Statements it rests on
#     centroidal/map           PROVED
#     centroidal/map-fixed     PROVED
#     centroidal/base-rows     PROVED
#     centroidal/linear        PROVED
#     centroidal/linear-fixed  PROVED
#     regressor/lumped-mixed   PROVED-MOD-P
#     regressor/lumped-disc    PROVED-MOD-P

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def centroidal_map(q):
    """Centroidal momentum matrix: h_G = A_G v.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad

    Returns
    -------
    A_G : ndarray, (..., 6, 18)
        linear first, world axes at the centre of mass; kg, kg m, kg m^2
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [(6, 18)],
    )
    return results[0]


def _kernel(q, A_G):
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
    del x002, x003, x006, x011, x001, x005, x007, x010
    x020 = x008 + x009
    x021 = x004 - x016
    x022 = np.cos(q_16)
    x023 = np.sin(q_16)
    x024 = np.cos(q_17)
    x025 = np.sin(q_17)
    x026 = np.cos(q_18)
    x027 = np.sin(q_18)
    x028 = x027 * 0.02623 - x026 * 0.00084392
    x029 = x027 * 0.00084392 + x026 * 0.02623
    x030 = x027 * 0.0048938853184 - x026 * 0.0002285016
    x031 = x027 * x030
    x032 = x027 * 0.00249597775 - x026 * 7.9431538e-05
    x033 = x027 * 7.9431538e-05 + x026 * 0.00249597775
    x034 = x029 * 0.426
    x035 = x028 + 0.00430848
    x036 = x029 + 0.0789924
    x037 = x034 - (x031 - 0.02032408908)
    x038 = x032 + 0.000402580736
    x039 = x026 * x030 + (0.000544138096 + 0.213 * x028)
    x040 = x034 + 0.0209269984768
    del x008, x009, x004, x016, x027, x026, x030, x034
    x041 = x033 + 0.00747974233
    x042 = x031 + 0.0006029093968
    x043 = x024 * x035 + x025 * x036
    x044 = x025 * x035 - x024 * x036
    x045 = x025 * (x037 - x042) + x039 * (2.0 * x024)
    x046 = x025 * x045
    x047 = x024 * x038 + x025 * x041
    x048 = x025 * x038 - x024 * x041
    x049 = x043 * 0.3868
    x050 = x044 - 7.119e-05
    x051 = x046 - (x037 + 0.009360598027)
    x052 = x047 + 0.02119749251
    x053 = x024 * x045 - (0.1934 * x044 + (x039 - 1.449372e-05))
    del x031, x035, x036, x038, x041, x037, x039, x045
    x054 = x049 + (x040 + 0.00043992847495)
    x055 = x048 + 1.2818914e-06
    x056 = x046 + (x049 + (x042 + 0.00892066955205))
    x057 = x022 * 0.10962557 + x023 * x050
    x058 = x023 * 0.10962557 - x022 * x050
    x059 = x055 * (2.0 * x022) + x023 * (x054 - x056)
    x060 = x022 * x052 - x023 * x053
    x061 = x022 * x053 + x023 * x052
    x062 = x057 * 0.093
    x063 = np.cos(q_13)
    x064 = np.sin(q_13)
    x065 = np.cos(q_14)
    x066 = np.sin(q_14)
    x067 = np.cos(q_15)
    x068 = np.sin(q_15)
    x069 = 0.02623 * x068 - 0.00084392 * x067
    x070 = 0.00084392 * x068 + 0.02623 * x067
    x071 = 0.0048938853184 * x068 - 0.0002285016 * x067
    x072 = x068 * x071
    x073 = 7.9431538e-05 * x067 - 0.00249597775 * x068
    x074 = 0.00249597775 * x067 + 7.9431538e-05 * x068
    x075 = 0.426 * x070
    x076 = 0.00430848 + x069
    x077 = 0.0789924 + x070
    x078 = x075 + (0.02032408908 - x072)
    x079 = 0.000402580736 - x073
    x080 = x067 * x071 + (0.000544138096 + 0.213 * x069)
    del x042, x046, x049, x050, x052, x053, x068, x067, x071
    x081 = 0.0209269984768 + x075
    x082 = 0.00747974233 + x074
    x083 = 0.0006029093968 + x072
    x084 = x065 * x076 + x066 * x077
    x085 = x066 * x076 - x065 * x077
    x086 = x066 * (x078 - x083) + x080 * (2.0 * x065)
    x087 = x066 * x086
    x088 = x065 * x079 + x066 * x082
    x089 = x065 * x082 - x066 * x079
    x090 = 0.3868 * x084
    x091 = 7.119e-05 - x085
    x092 = x087 - (0.009360598027 + x078)
    x093 = 0.02119749251 + x088
    x094 = x065 * x086 - (0.1934 * x085 - (1.449372e-05 - x080))
    del x075, x072, x076, x077, x079, x082, x078, x080, x086
    x095 = x090 + (0.00043992847495 + x081)
    x096 = 1.2818914e-06 - x089
    x097 = x087 + (x090 + (0.00892066955205 + x083))
    x098 = 0.10962557 * x063 + x064 * x091
    x099 = 0.10962557 * x064 - x063 * x091
    x100 = x064 * (x095 - x097) - x096 * (2.0 * x063)
    x101 = x063 * x093 + x064 * x094
    x102 = x064 * x093 - x063 * x094
    x103 = np.cos(q_10)
    x104 = np.sin(q_10)
    x105 = np.cos(q_11)
    x106 = np.sin(q_11)
    x107 = np.cos(q_12)
    x108 = np.sin(q_12)
    x109 = 0.02623 * x108 - 0.00084392 * x107
    x110 = 0.00084392 * x108 + 0.02623 * x107
    x111 = 0.0048938853184 * x108 - 0.0002285016 * x107
    x112 = x108 * x111
    x113 = 0.00249597775 * x108 - 7.9431538e-05 * x107
    x114 = 7.9431538e-05 * x108 + 0.00249597775 * x107
    x115 = 0.426 * x110
    x116 = 0.00430848 + x109
    x117 = 0.0789924 + x110
    x118 = x115 + (0.02032408908 - x112)
    x119 = 0.000402580736 + x113
    x120 = x107 * x111 + (0.000544138096 + 0.213 * x109)
    del x083, x087, x090, x091, x093, x094, x108, x107, x111
    x121 = 0.0209269984768 + x115
    x122 = 0.00747974233 + x114
    x123 = 0.0006029093968 + x112
    x124 = x105 * x116 + x106 * x117
    x125 = x106 * x116 - x105 * x117
    x126 = x106 * (x118 - x123) + x120 * (2.0 * x105)
    x127 = x106 * x126
    x128 = x105 * x119 + x106 * x122
    x129 = x106 * x119 - x105 * x122
    x130 = 0.3868 * x124
    x131 = 7.119e-05 - x125
    x132 = x127 - (0.009360598027 + x118)
    x133 = 0.02119749251 - x128
    x134 = x105 * x126 + (0.1934 * x125 - (1.449372e-05 + x120))
    del x115, x112, x116, x117, x119, x122, x118, x120, x126
    x135 = x130 - (0.00043992847495 + x121)
    x136 = 1.2818914e-06 + x129
    x137 = x127 - (x130 - (0.00892066955205 + x123))
    x138 = 0.10962557 * x103 - x104 * x131
    x139 = 0.10962557 * x104 + x103 * x131
    x140 = x104 * (x135 + x137) - x136 * (2.0 * x103)
    x141 = x103 * x133 + x104 * x134
    x142 = x103 * x134 - x104 * x133
    x143 = np.cos(q_07)
    x144 = np.sin(q_07)
    x145 = np.cos(q_08)
    x146 = np.sin(q_08)
    x147 = np.cos(q_09)
    x148 = np.sin(q_09)
    x149 = 0.02623 * x148 - 0.00084392 * x147
    x150 = 0.00084392 * x148 + 0.02623 * x147
    x151 = 0.0048938853184 * x148 - 0.0002285016 * x147
    x152 = x148 * x151
    x153 = 7.9431538e-05 * x147 - 0.00249597775 * x148
    x154 = 0.00249597775 * x147 + 7.9431538e-05 * x148
    x155 = 0.426 * x150
    x156 = 0.00430848 + x149
    x157 = 0.0789924 + x150
    x158 = x155 + (0.02032408908 - x152)
    x159 = 0.000402580736 - x153
    x160 = x147 * x151 + (0.000544138096 + 0.213 * x149)
    del x123, x127, x130, x131, x133, x134, x148, x147, x151
    x161 = 0.0209269984768 + x155
    x162 = 0.00747974233 + x154
    x163 = 0.0006029093968 + x152
    x164 = x145 * x156 + x146 * x157
    x165 = x146 * x156 - x145 * x157
    x166 = x146 * (x158 - x163) + x160 * (2.0 * x145)
    x167 = x146 * x166
    x168 = x145 * x159 + x146 * x162
    x169 = x145 * x162 - x146 * x159
    x170 = 0.3868 * x164
    x171 = 7.119e-05 - x165
    x172 = x167 - (0.009360598027 + x158)
    x173 = 0.02119749251 - x168
    x174 = x145 * x166 + (0.1934 * x165 - (1.449372e-05 + x160))
    del x155, x152, x156, x157, x159, x162, x158, x160, x166
    x175 = x170 - (0.00043992847495 + x161)
    x176 = 1.2818914e-06 - x169
    x177 = x167 - (x170 - (0.00892066955205 + x163))
    x178 = 0.10962557 * x143 + x144 * x171
    x179 = 0.10962557 * x144 - x143 * x171
    x180 = x144 * (x175 + x177) + x176 * (2.0 * x143)
    x181 = x143 * x173 - x144 * x174
    x182 = x143 * x174 + x144 * x173
    x183 = 0.093 * x178
    x184 = x084 + x124 + (x164 + (x043 - 0.146694152))
    x185 = x057 - x098 + (x138 - x178)
    x186 = x099 - x139 + (x179 - (x058 + 0.037188086))
    x187 = x161 - 0.1934 * x164
    x188 = x144 * x164
    x189 = x143 * x164
    x190 = x146 * x149 - x145 * x150
    x191 = x145 * x149 + x146 * x150
    del x163, x167, x170, x171, x173, x174, x161, x149
    x192 = x145 * x154 + x146 * x153
    x193 = 0.1934 * x191 - (0.0049656346816 + 0.213 * x150)
    x194 = x144 * x191
    x195 = x143 * x191
    x196 = x121 - 0.1934 * x124
    x197 = x104 * x124
    x198 = x103 * x124
    x199 = x106 * x109 - x105 * x110
    x200 = x105 * x109 + x106 * x110
    x201 = x106 * x113 - x105 * x114
    x202 = 0.1934 * x200 - (0.0049656346816 + 0.213 * x110)
    x203 = x104 * x200
    x204 = x103 * x200
    x205 = x081 + 0.1934 * x084
    x206 = x064 * x084
    x207 = x063 * x084
    x208 = x066 * x069 - x065 * x070
    x209 = x065 * x069 + x066 * x070
    del x150, x191, x121, x109, x110, x200, x081, x069
    x210 = x065 * x074 + x066 * x073
    x211 = 0.1934 * x209 + (0.0049656346816 + 0.213 * x070)
    x212 = x064 * x209
    x213 = x063 * x209
    x214 = x040 + 0.1934 * x043
    x215 = x023 * x043
    x216 = x022 * x043
    x217 = x025 * x028 - x024 * x029
    x218 = x024 * x028 + x025 * x029
    x219 = x025 * x032 - x024 * x033
    x220 = 0.1934 * x218 + (0.0049656346816 + 0.213 * x029)
    x221 = x023 * x218
    x222 = x022 * x218
    x223 = x184 * 0.06216199415677255
    x224 = x185 * 0.06216199415677255
    x225 = x186 * 0.06216199415677255
    x226 = x184 * x223
    x227 = x185 * x224
    x228 = x186 * x225
    x229 = 0.093 * (x098 + x138)
    x230 = x227 - (x062 + 0.044972709219476 - (x051 - x183))
    x231 = x228 + (x092 + x132 + (x172 - x229))
    x232 = x230 + x231
    del x070, x209, x040, x028, x029, x218, x230, x231
    x233 = 0.0465 * (x043 - x084 + (x124 - x164))
    x234 = x060 - (0.00012166 - x233) - (x101 + x141)
    x235 = x181 - x184 * x224 + x234
    x236 = x023 * x059 + x064 * x100
    x237 = x104 * x140 + x144 * x180
    x238 = x095 - x135 - (x175 - (x054 + 0.4323559965405))
    del x043, x084, x124, x164, x233, x234, x054, x095, x135, x175
    x239 = x237 - (x236 + (x228 + (x226 - x238)))
    x240 = x182 + x184 * x225 + (x061 - 0.002283689271632 - (x102 - x142))
    x241 = 0.0465 * (x058 + x099 + (x139 + x179))
    x242 = x096 - x136 + (x176 - (x055 + 3.12e-05))
    x243 = x185 * x225 + (x241 - x242) + (x103 * x140 + x143 * x180)
    del x228, x238, x055, x096, x136, x176, x140, x180, x241, x242
    x244 = x022 * x059 + x063 * x100 - x243
    x245 = x177 - x226 + (x229 + (x062 + 0.460899171821024))
    x246 = x227 - (x056 + x183 + (x097 + x137))
    del x059, x100, x243, x062, x177, x226, x229, x056, x097, x137, x183, x227
    x247 = x237 - (x236 + (x245 - x246))
    x248 = 0.0465 + x224
    x249 = x179 * x225 + (x172 - x178 * x248)
    x250 = x188 * x225 - (x168 + x189 * x248)
    x251 = x195 * x248 + (x146 * x154 - x145 * x153)
    del x236, x237, x245, x246, x172, x168, x145, x146, x153, x154
    x252 = x194 * x225 - x251
    x253 = 0.0465 - x224
    x254 = x139 * x225 - (x132 - x138 * x253)
    x255 = x197 * x225 + (x128 + x198 * x253)
    x256 = x204 * x253 + (x105 * x113 + x106 * x114)
    del x251, x224, x132, x128, x105, x106, x113, x114
    x257 = x203 * x225 + x256
    x258 = x099 * x225 + (x092 - x098 * x248)
    x259 = x206 * x225 - (x088 + x207 * x248)
    x260 = x213 * x248 + (x066 * x074 - x065 * x073)
    x261 = x212 * x225 - x260
    del x256, x092, x088, x065, x066, x073, x074, x260
    x262 = x058 * x225 - (x051 - x057 * x253)
    x263 = x215 * x225 + (x047 + x216 * x253)
    x264 = x222 * x253 + (x024 * x032 + x025 * x033)
    x265 = x221 * x225 + x264
    x266 = x181 + x178 * x223
    del x051, x047, x024, x025, x032, x033, x264, x181
    x267 = x189 * x223 - (x143 * x187 - x144 * x169)
    x268 = x165 * x225 + x267
    x269 = x195 * x223 + (x143 * x193 + x144 * x192)
    x270 = x190 * x225 + x269
    x271 = x141 + x138 * x223
    x272 = x198 * x223 - (x103 * x196 - x104 * x129)
    x273 = x125 * x225 + x272
    x274 = x204 * x223 + (x103 * x202 + x104 * x201)
    x275 = x199 * x225 + x274
    x276 = x101 - x098 * x223
    x277 = x207 * x223 - (x063 * x205 - x064 * x089)
    x278 = x085 * x225 + x277
    x279 = x213 * x223 - (x063 * x211 - x064 * x210)
    x280 = x208 * x225 + x279
    del x267, x269, x141, x272, x274, x101, x277, x279
    x281 = x060 - x057 * x223
    x282 = x216 * x223 - (x022 * x214 - x023 * x048)
    x283 = x044 * x225 + x282
    x284 = x222 * x223 - (x022 * x220 - x023 * x219)
    x285 = x217 * x225 + x284
    x286 = x182 + x179 * x223
    x287 = x188 * x223 - (x143 * x169 + x144 * x187)
    x288 = x165 * x248 + x287
    del x060, x282, x225, x284, x182, x169, x187, x287
    x289 = x194 * x223 - (x143 * x192 - x144 * x193)
    x290 = x190 * x248 + x289
    x291 = x142 - x139 * x223
    x292 = x197 * x223 - (x103 * x129 + x104 * x196)
    del x143, x144, x192, x193, x289, x142, x129, x196
    x293 = x125 * x253 - x292
    x294 = x203 * x223 - (x103 * x201 - x104 * x202)
    x295 = x199 * x253 - x294
    x296 = x102 - x099 * x223
    x297 = x206 * x223 - (x063 * x089 + x064 * x205)
    del x292, x103, x104, x201, x202, x294, x102, x089, x205
    x298 = x085 * x248 + x297
    x299 = x212 * x223 - (x063 * x210 + x064 * x211)
    x300 = x208 * x248 + x299
    x301 = x061 - x058 * x223
    del x297, x063, x064, x210, x211, x248, x299, x061
    x302 = x215 * x223 - (x022 * x048 + x023 * x214)
    x303 = x044 * x253 - x302
    x304 = x221 * x223 - (x022 * x219 + x023 * x220)
    del x048, x214, x302, x022, x023, x219, x220, x223
    x305 = x217 * x253 - x304
    x306 = x012 * x232 - (x013 * x235 + x014 * x240)
    x307 = x013 * x239 + (x014 * x244 + x012 * x235)
    x308 = x014 * x247 - (x013 * x244 + x012 * x240)
    x309 = x012 * x249 - (x013 * x266 + x014 * x286)
    x310 = x012 * x250 - (x013 * x268 + x014 * x288)
    x311 = x012 * x252 - (x013 * x270 + x014 * x290)
    x312 = x012 * x254 + (x014 * x291 - x013 * x271)
    x313 = x012 * x255 - (x013 * x273 - x014 * x293)
    x314 = x012 * x257 - (x013 * x275 - x014 * x295)
    x315 = x012 * x258 + (x014 * x296 + x013 * x276)
    x316 = x012 * x259 - (x013 * x278 + x014 * x298)
    x317 = x012 * x261 - (x013 * x280 + x014 * x300)
    x318 = x012 * x262 + (x013 * x281 + x014 * x301)
    x319 = x012 * x263 - (x013 * x283 - x014 * x303)
    x320 = x012 * x265 - (x013 * x285 - x014 * x305)
    x321 = x015 * x232 - (x017 * x235 - x018 * x240)
    x322 = x017 * x239 - (x018 * x244 - x015 * x235)
    x323 = x018 * x247 + (x017 * x244 + x015 * x240)
    x324 = x015 * x249 - (x017 * x266 - x018 * x286)
    x325 = x015 * x250 - (x017 * x268 - x018 * x288)
    x326 = x015 * x252 - (x017 * x270 - x018 * x290)
    x327 = x015 * x254 - (x018 * x291 + x017 * x271)
    x328 = x015 * x255 - (x017 * x273 + x018 * x293)
    x329 = x015 * x257 - (x017 * x275 + x018 * x295)
    x330 = x015 * x258 - (x018 * x296 - x017 * x276)
    x331 = x015 * x259 - (x017 * x278 - x018 * x298)
    x332 = x015 * x261 - (x017 * x280 - x018 * x300)
    x333 = x015 * x262 + (x017 * x281 - x018 * x301)
    x334 = x015 * x263 - (x017 * x283 + x018 * x303)
    x335 = x015 * x265 - (x017 * x285 + x018 * x305)
    x336 = x019 * x232 + (x020 * x235 - x021 * x240)
    x337 = x020 * x239 - (x021 * x244 + x019 * x235)
    x338 = x021 * x247 + (x020 * x244 - x019 * x240)
    x339 = x019 * x249 + (x020 * x266 - x021 * x286)
    x340 = x019 * x250 + (x020 * x268 - x021 * x288)
    x341 = x019 * x252 + (x020 * x270 - x021 * x290)
    x342 = x019 * x254 + (x021 * x291 + x020 * x271)
    x343 = x019 * x255 + (x020 * x273 + x021 * x293)
    x344 = x019 * x257 + (x020 * x275 + x021 * x295)
    x345 = x019 * x258 + (x021 * x296 - x020 * x276)
    x346 = x019 * x259 + (x020 * x278 - x021 * x298)
    x347 = x019 * x261 + (x020 * x280 - x021 * x300)
    x348 = x019 * x262 - (x020 * x281 - x021 * x301)
    x349 = x019 * x263 + (x020 * x283 + x021 * x303)
    x350 = x019 * x265 + (x020 * x285 + x021 * x305)
    x351 = x013 * x188 - (x014 * x189 - x012 * x165)
    x352 = x013 * x194 - (x014 * x195 - x012 * x190)
    x353 = x013 * x197 - (x014 * x198 - x012 * x125)
    x354 = x013 * x203 - (x014 * x204 - x012 * x199)
    x355 = x013 * x206 - (x014 * x207 - x012 * x085)
    x356 = x013 * x212 - (x014 * x213 - x012 * x208)
    x357 = x013 * x215 - (x014 * x216 - x012 * x044)
    x358 = x013 * x221 - (x014 * x222 - x012 * x217)
    x359 = x017 * x188 + (x018 * x189 + x015 * x165)
    x360 = x017 * x194 + (x018 * x195 + x015 * x190)
    x361 = x017 * x197 + (x018 * x198 + x015 * x125)
    x362 = x017 * x203 + (x018 * x204 + x015 * x199)
    x363 = x017 * x206 + (x018 * x207 + x015 * x085)
    x364 = x017 * x212 + (x018 * x213 + x015 * x208)
    x365 = x017 * x215 + (x018 * x216 + x015 * x044)
    x366 = x017 * x221 + (x018 * x222 + x015 * x217)
    x367 = x020 * x188 + (x021 * x189 - x019 * x165)
    x368 = x020 * x194 + (x021 * x195 - x019 * x190)
    x369 = x020 * x197 + (x021 * x198 - x019 * x125)
    x370 = x020 * x203 + (x021 * x204 - x019 * x199)
    x371 = x020 * x206 + (x021 * x207 - x019 * x085)
    x372 = x020 * x212 + (x021 * x213 - x019 * x208)
    x373 = x020 * x215 + (x021 * x216 - x019 * x044)
    x374 = x020 * x221 + (x021 * x222 - x019 * x217)
    A_G[0, 0] = -(x012 * 16.087)
    A_G[0, 1] = x013 * 16.087
    A_G[0, 2] = x014 * 16.087
    A_G[0, 3] = -(x013 * x186 + x014 * x185)
    A_G[0, 4] = x014 * x184 - x012 * x186
    A_G[0, 5] = -(x012 * x185 + x013 * x184)
    A_G[0, 6] = x014 * x178 - x013 * x179
    A_G[0, 7] = -x351
    A_G[0, 8] = -x352
    A_G[0, 9] = x013 * x139 - x014 * x138
    A_G[0, 10] = -x353
    A_G[0, 11] = -x354
    A_G[0, 12] = x014 * x098 - x013 * x099
    A_G[0, 13] = -x355
    A_G[0, 14] = -x356
    A_G[0, 15] = x013 * x058 - x014 * x057
    A_G[0, 16] = -x357
    A_G[0, 17] = -x358
    A_G[1, 0] = x015 * 16.087
    A_G[1, 1] = -(x017 * 16.087)
    A_G[1, 2] = x018 * 16.087
    A_G[1, 3] = x017 * x186 - x018 * x185
    A_G[1, 4] = x018 * x184 + x015 * x186
    A_G[1, 5] = x015 * x185 + x017 * x184
    A_G[1, 6] = x018 * x178 + x017 * x179
    A_G[1, 7] = x359
    A_G[1, 8] = x360
    A_G[1, 9] = -(x017 * x139 + x018 * x138)
    A_G[1, 10] = x361
    A_G[1, 11] = x362
    A_G[1, 12] = x018 * x098 + x017 * x099
    A_G[1, 13] = x363
    A_G[1, 14] = x364
    A_G[1, 15] = -(x017 * x058 + x018 * x057)
    A_G[1, 16] = x365
    A_G[1, 17] = x366
    A_G[2, 0] = x019 * 16.087
    A_G[2, 1] = x020 * 16.087
    A_G[2, 2] = -(x021 * 16.087)
    A_G[2, 3] = -(x020 * x186 - x021 * x185)
    A_G[2, 4] = -(x021 * x184 - x019 * x186)
    A_G[2, 5] = x019 * x185 - x020 * x184
    A_G[2, 6] = -(x021 * x178 + x020 * x179)
    A_G[2, 7] = -x367
    A_G[2, 8] = -x368
    A_G[2, 9] = x020 * x139 + x021 * x138
    A_G[2, 10] = -x369
    A_G[2, 11] = -x370
    A_G[2, 12] = -(x021 * x098 + x020 * x099)
    A_G[2, 13] = -x371
    A_G[2, 14] = -x372
    A_G[2, 15] = x020 * x058 + x021 * x057
    A_G[2, 16] = -x373
    A_G[2, 17] = -x374
    A_G[3, 3] = x306
    A_G[3, 4] = x307
    A_G[3, 5] = -x308
    A_G[3, 6] = x309
    A_G[3, 7] = x310
    A_G[3, 8] = x311
    A_G[3, 9] = -x312
    A_G[3, 10] = x313
    A_G[3, 11] = x314
    A_G[3, 12] = x315
    A_G[3, 13] = x316
    A_G[3, 14] = x317
    A_G[3, 15] = -x318
    A_G[3, 16] = x319
    A_G[3, 17] = x320
    A_G[4, 3] = -x321
    A_G[4, 4] = -x322
    A_G[4, 5] = -x323
    A_G[4, 6] = -x324
    A_G[4, 7] = -x325
    A_G[4, 8] = -x326
    A_G[4, 9] = x327
    A_G[4, 10] = -x328
    A_G[4, 11] = -x329
    A_G[4, 12] = -x330
    A_G[4, 13] = -x331
    A_G[4, 14] = -x332
    A_G[4, 15] = x333
    A_G[4, 16] = -x334
    A_G[4, 17] = -x335
    A_G[5, 3] = -x336
    A_G[5, 4] = x337
    A_G[5, 5] = x338
    A_G[5, 6] = -x339
    A_G[5, 7] = -x340
    A_G[5, 8] = -x341
    A_G[5, 9] = x342
    A_G[5, 10] = -x343
    A_G[5, 11] = -x344
    A_G[5, 12] = -x345
    A_G[5, 13] = -x346
    A_G[5, 14] = -x347
    A_G[5, 15] = x348
    A_G[5, 16] = -x349
    A_G[5, 17] = -x350


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
