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
# Program     SHA-256 1ffd80017b734b96a3da10b5982414f9cd98a26f17706072caa2e011d751f1b6
# Operations  602 mul, 521 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     A_G  6 x 18  kg, kg m, kg m^2  linear first, world axes at the centre of mass
#
# Statements it rests on: none: no derivation states any for this function yet.

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
    x034 = (x029 + 0.020661) * 0.426
    x035 = x028 + 0.00430848
    x036 = x029 + 0.0789924
    x037 = x034 - (x031 - 0.02034089290875)
    x038 = x032 + 0.000402580736
    x039 = x026 * x030 + (0.000544138096 + 0.213 * x028)
    x040 = x034 + 0.0121254124768
    del x008, x009, x004, x016, x027, x026, x030, x034
    x041 = x033 + 0.00747974233
    x042 = x031 + 0.00942129922555
    x043 = x024 * x035 + x025 * x036
    x044 = x025 * x035 - x024 * x036
    x045 = x025 * (x037 - x042) + x039 * (2.0 * x024)
    x046 = x025 * x045
    x047 = x024 * x038 + x025 * x041
    x048 = x025 * x038 - x024 * x041
    x049 = x043 - 0.0036612
    x050 = x044 - 7.119e-05
    x051 = x046 - (x037 + 0.00054220819825)
    x052 = x047 - 4.092728e-06
    x053 = x024 * x045 - (x039 - 7.25574e-07)
    del x031, x035, x036, x038, x041, x037, x039, x045
    x054 = x040 + 0.00101561995495
    x055 = x048 + 1.2818914e-06
    x056 = x046 + (x042 + 0.0006779712033)
    x057 = x022 * 0.10962557 + x023 * x050
    x058 = x023 * 0.10962557 - x022 * x050
    x059 = x049 + 0.2129334
    x060 = x057 + 0.0511965
    x061 = x055 * (2.0 * x022) + x023 * (x054 - x056)
    x062 = x022 * x052 - x023 * x053
    x063 = x022 * x053 + (x023 * x052 + 0.1934 * x058)
    x064 = np.cos(q_13)
    x065 = np.sin(q_13)
    x066 = np.cos(q_14)
    x067 = np.sin(q_14)
    x068 = np.cos(q_15)
    x069 = np.sin(q_15)
    x070 = 0.02623 * x069 - 0.00084392 * x068
    x071 = 0.00084392 * x069 + 0.02623 * x068
    x072 = 0.0048938853184 * x069 - 0.0002285016 * x068
    x073 = x069 * x072
    x074 = 7.9431538e-05 * x068 - 0.00249597775 * x069
    x075 = 0.00249597775 * x068 + 7.9431538e-05 * x069
    x076 = 0.426 * (0.020661 + x071)
    x077 = 0.00430848 + x070
    x078 = 0.0789924 + x071
    x079 = x076 + (0.02034089290875 - x073)
    x080 = 0.000402580736 - x074
    x081 = x068 * x072 + (0.000544138096 + 0.213 * x070)
    del x042, x046, x050, x052, x053, x069, x068, x072
    x082 = 0.0121254124768 + x076
    x083 = 0.00747974233 + x075
    x084 = 0.00942129922555 + x073
    x085 = x066 * x077 + x067 * x078
    x086 = x067 * x077 - x066 * x078
    x087 = x067 * (x079 - x084) + x081 * (2.0 * x066)
    x088 = x067 * x087
    x089 = x066 * x080 + x067 * x083
    x090 = x066 * x083 - x067 * x080
    x091 = 0.0036612 - x085
    x092 = 7.119e-05 - x086
    x093 = x088 - (0.00054220819825 + x079)
    x094 = 4.092728e-06 - x089
    x095 = x066 * x087 + (7.25574e-07 - x081)
    del x076, x073, x077, x078, x080, x083, x079, x081, x087
    x096 = 0.00101561995495 + x082
    x097 = 1.2818914e-06 - x090
    x098 = x088 + (0.0006779712033 + x084)
    x099 = 0.10962557 * x064 + x065 * x092
    x100 = 0.10962557 * x065 - x064 * x092
    x101 = 0.2129334 - x091
    x102 = 0.0511965 + x099
    x103 = x065 * (x096 - x098) - x097 * (2.0 * x064)
    x104 = x065 * x095 - x064 * x094
    x105 = x064 * x095 + (x065 * x094 - 0.1934 * x100)
    x106 = np.cos(q_10)
    x107 = np.sin(q_10)
    x108 = np.cos(q_11)
    x109 = np.sin(q_11)
    x110 = np.cos(q_12)
    x111 = np.sin(q_12)
    x112 = 0.02623 * x111 - 0.00084392 * x110
    x113 = 0.00084392 * x111 + 0.02623 * x110
    x114 = 0.0048938853184 * x111 - 0.0002285016 * x110
    x115 = x111 * x114
    x116 = 0.00249597775 * x111 - 7.9431538e-05 * x110
    x117 = 7.9431538e-05 * x111 + 0.00249597775 * x110
    x118 = 0.426 * (0.020661 + x113)
    x119 = 0.00430848 + x112
    x120 = 0.0789924 + x113
    x121 = x118 + (0.02034089290875 - x115)
    x122 = 0.000402580736 + x116
    x123 = x110 * x114 + (0.000544138096 + 0.213 * x112)
    del x084, x088, x092, x094, x095, x111, x110, x114
    x124 = 0.0121254124768 + x118
    x125 = 0.00747974233 + x117
    x126 = 0.00942129922555 + x115
    x127 = x108 * x119 + x109 * x120
    x128 = x109 * x119 - x108 * x120
    x129 = x109 * (x121 - x126) + x123 * (2.0 * x108)
    x130 = x109 * x129
    x131 = x108 * x122 + x109 * x125
    x132 = x109 * x122 - x108 * x125
    x133 = 0.0036612 + x127
    x134 = 7.119e-05 - x128
    x135 = x130 - (0.00054220819825 + x121)
    x136 = 4.092728e-06 + x131
    x137 = x108 * x129 - (7.25574e-07 + x123)
    del x118, x115, x119, x120, x122, x125, x121, x123, x129
    x138 = 0.00101561995495 + x124
    x139 = 1.2818914e-06 + x132
    x140 = x130 + (0.0006779712033 + x126)
    x141 = 0.10962557 * x106 - x107 * x134
    x142 = 0.10962557 * x107 + x106 * x134
    x143 = 0.2129334 - x133
    x144 = 0.0511965 + x141
    x145 = x107 * (x138 - x140) + x139 * (2.0 * x106)
    x146 = x106 * x136 - x107 * x137
    x147 = x106 * x137 + (x107 * x136 - 0.1934 * x142)
    x148 = np.cos(q_07)
    x149 = np.sin(q_07)
    x150 = np.cos(q_08)
    x151 = np.sin(q_08)
    x152 = np.cos(q_09)
    x153 = np.sin(q_09)
    x154 = 0.02623 * x153 - 0.00084392 * x152
    x155 = 0.00084392 * x153 + 0.02623 * x152
    x156 = 0.0048938853184 * x153 - 0.0002285016 * x152
    x157 = x153 * x156
    x158 = 7.9431538e-05 * x152 - 0.00249597775 * x153
    x159 = 0.00249597775 * x152 + 7.9431538e-05 * x153
    x160 = 0.426 * (0.020661 + x155)
    x161 = 0.00430848 + x154
    x162 = 0.0789924 + x155
    x163 = x160 + (0.02034089290875 - x157)
    x164 = 0.000402580736 - x158
    x165 = x152 * x156 + (0.000544138096 + 0.213 * x154)
    del x126, x130, x134, x136, x137, x153, x152, x156
    x166 = 0.0121254124768 + x160
    x167 = 0.00747974233 + x159
    x168 = 0.00942129922555 + x157
    x169 = x150 * x161 + x151 * x162
    x170 = x151 * x161 - x150 * x162
    x171 = x151 * (x163 - x168) + x165 * (2.0 * x150)
    x172 = x151 * x171
    x173 = x150 * x164 + x151 * x167
    x174 = x150 * x167 - x151 * x164
    x175 = 0.0036612 + x169
    x176 = 7.119e-05 - x170
    x177 = x172 - (0.00054220819825 + x163)
    x178 = 4.092728e-06 + x173
    x179 = x150 * x171 - (7.25574e-07 + x165)
    del x160, x157, x161, x162, x164, x167, x163, x165, x171
    x180 = 0.00101561995495 + x166
    x181 = 1.2818914e-06 - x174
    x182 = x172 + (0.0006779712033 + x168)
    x183 = 0.10962557 * x148 + x149 * x176
    x184 = 0.10962557 * x149 - x148 * x176
    x185 = 0.2129334 - x175
    x186 = 0.0511965 + x183
    x187 = x149 * (x180 - x182) - x181 * (2.0 * x148)
    x188 = x148 * x178 + x149 * x179
    x189 = x148 * x179 - (x149 * x178 - 0.1934 * x184)
    x190 = x091 - x133 - (x175 + (x049 - 0.146694152))
    del x168, x172, x176, x178, x179, x049, x091, x133, x175
    x191 = x057 - x099 + (x141 - x183)
    x192 = x100 - x142 + (x184 - (x058 + 0.037188086))
    x193 = 0.1934 * (x060 - x102 - (x144 - x186))
    x194 = 0.0465 * (x059 - x101 - (x143 - x185))
    x195 = x062 - (0.00012166 - x194) - (x104 - x146)
    x196 = x188 - x193 - x195
    x197 = x105 + x147 + (x189 + (x063 - 0.002283689271632))
    x198 = 0.0465 * (x058 + x100 + (x142 + x184))
    x199 = x097 - x139 + (x181 - (x055 + 3.12e-05))
    x200 = x022 * x061 + (x064 * x103 - (x198 - x199))
    del x194, x193, x195, x055, x097, x139, x181, x198, x199
    x201 = x106 * x145 + x148 * x187 + x200
    x202 = x149 * x169
    x203 = x148 * x169
    x204 = 0.0049656346816 + 0.213 * x155
    x205 = x151 * x154 - x150 * x155
    x206 = x150 * x154 + x151 * x155
    x207 = x150 * x159 + x151 * x158
    x208 = x149 * x206
    x209 = x148 * x206
    x210 = x107 * x127
    x211 = x106 * x127
    x212 = 0.0049656346816 + 0.213 * x113
    x213 = x109 * x112 - x108 * x113
    x214 = x108 * x112 + x109 * x113
    del x200, x169, x154, x155, x206, x127, x112, x113
    x215 = x109 * x116 - x108 * x117
    x216 = x107 * x214
    x217 = x106 * x214
    x218 = x065 * x085
    x219 = x064 * x085
    x220 = 0.0049656346816 + 0.213 * x071
    x221 = x067 * x070 - x066 * x071
    x222 = x066 * x070 + x067 * x071
    x223 = x066 * x075 + x067 * x074
    x224 = x065 * x222
    x225 = x064 * x222
    x226 = x023 * x043
    x227 = x022 * x043
    x228 = 0.0049656346816 + 0.213 * x029
    x229 = x025 * x028 - x024 * x029
    x230 = x024 * x028 + x025 * x029
    del x214, x085, x070, x071, x222, x043, x028, x029
    x231 = x025 * x032 - x024 * x033
    x232 = x023 * x230
    x233 = x022 * x230
    x234 = x190 * 0.06216199415677255
    x235 = x191 * 0.06216199415677255
    x236 = x192 * 0.06216199415677255
    x237 = x191 * x235
    x238 = x192 * x236
    x239 = x060 + x102 + (x144 + x186)
    x240 = 0.093 * x239 - (x177 + (x051 - 0.025927611219476))
    x241 = x240 - (x238 + (x237 + (x093 + x135)))
    x242 = x196 - x190 * x235
    x243 = x197 - x190 * x236
    x244 = 0.0465 + x235
    x245 = x184 * x236 + (x177 - x183 * x244)
    x246 = x202 * x236 - (x173 + x203 * x244)
    del x230, x060, x102, x144, x186, x240, x177, x173
    x247 = x209 * x244 + (x151 * x159 - x150 * x158)
    x248 = x208 * x236 - x247
    x249 = 0.0465 - x235
    x250 = x142 * x236 - (x135 - x141 * x249)
    x251 = x210 * x236 + (x131 + x211 * x249)
    x252 = x217 * x249 + (x108 * x116 + x109 * x117)
    del x150, x151, x158, x159, x247, x135, x131, x108, x109, x116, x117
    x253 = x216 * x236 + x252
    x254 = x100 * x236 + (x093 - x099 * x244)
    x255 = x218 * x236 - (x089 + x219 * x244)
    x256 = x225 * x244 + (x067 * x075 - x066 * x074)
    x257 = x224 * x236 - x256
    del x252, x093, x089, x066, x067, x074, x075, x256
    x258 = x058 * x236 - (x051 - x057 * x249)
    x259 = x226 * x236 + (x047 + x227 * x249)
    x260 = x233 * x249 + (x024 * x032 + x025 * x033)
    x261 = x232 * x236 + x260
    x262 = x196 - x191 * x234
    del x051, x047, x024, x025, x032, x033, x260, x196
    x263 = x190 * x234
    x264 = x059 + x101 + (x143 + x185)
    x265 = x023 * x061 + x065 * x103
    x266 = x107 * x145 + x149 * x187
    del x059, x101, x143, x185, x061, x103, x145, x187
    x267 = x096 + x138 + (x180 + (x054 + 0.1062672827805))
    x268 = x238 + (x263 - (0.3868 * x264 + x267))
    x269 = x266 + (x265 + x268)
    x270 = x201 - x191 * x236
    x271 = 0.1934 - x234
    x272 = x188 - x183 * x271
    del x054, x096, x138, x180, x238, x267, x268, x188
    x273 = x203 * x271 - (x148 * x166 - x149 * x174)
    x274 = x170 * x236 + x273
    x275 = x209 * x271 - (x148 * x204 - x149 * x207)
    x276 = x205 * x236 + x275
    x277 = x146 - x141 * x271
    x278 = x211 * x271 - (x106 * x124 - x107 * x132)
    x279 = x128 * x236 + x278
    x280 = x217 * x271 - (x106 * x212 - x107 * x215)
    x281 = x213 * x236 + x280
    x282 = 0.1934 + x234
    x283 = x104 + x099 * x282
    x284 = x219 * x282 + (x064 * x082 - x065 * x090)
    x285 = x086 * x236 - x284
    x286 = x225 * x282 + (x064 * x220 - x065 * x223)
    x287 = x221 * x236 - x286
    del x273, x275, x146, x278, x280, x104, x284, x286
    x288 = x062 + x057 * x282
    x289 = x227 * x282 + (x022 * x040 - x023 * x048)
    x290 = x044 * x236 - x289
    x291 = x233 * x282 + (x022 * x228 - x023 * x231)
    x292 = x229 * x236 - x291
    x293 = x197 - x192 * x234
    x294 = x201 - x192 * x235
    x295 = 2.0 * (0.1934 * x264 + 0.0465 * x239)
    del x062, x289, x236, x291, x197, x201, x235, x239, x264
    x296 = x056 + 0.115765360061024 + (x098 + x140) - (x237 - (x182 - x263))
    x297 = x295 + x296 + (x265 + x266)
    del x056, x098, x140, x182, x237, x263, x265, x266, x295, x296
    x298 = x189 - x184 * x234
    x299 = x202 * x271 - (x148 * x174 + x149 * x166)
    x300 = x170 * x244 + x299
    x301 = x208 * x271 - (x148 * x207 + x149 * x204)
    del x189, x166, x174, x299, x148, x149, x204, x207
    x302 = x205 * x244 + x301
    x303 = x147 + x142 * x234
    x304 = x210 * x271 - (x106 * x132 + x107 * x124)
    x305 = x128 * x249 - x304
    x306 = x216 * x271 - (x106 * x215 + x107 * x212)
    del x301, x147, x124, x132, x304, x106, x107, x212, x215, x271
    x307 = x213 * x249 - x306
    x308 = x105 - x100 * x234
    x309 = x218 * x282 + (x064 * x090 + x065 * x082)
    x310 = x086 * x244 - x309
    x311 = x224 * x282 + (x064 * x223 + x065 * x220)
    del x306, x105, x082, x090, x309, x064, x065, x220, x223
    x312 = x221 * x244 - x311
    x313 = x063 + x058 * x234
    x314 = x226 * x282 + (x023 * x040 + x022 * x048)
    x315 = x044 * x249 + x314
    x316 = x232 * x282 + (x022 * x231 + x023 * x228)
    del x244, x311, x063, x234, x040, x048, x314, x022, x023, x228, x231, x282
    x317 = x229 * x249 + x316
    x318 = x014 * x293 - (x013 * x262 - x012 * x241)
    x319 = x014 * x294 - (x013 * x269 + x012 * x242)
    x320 = x013 * x270 + (x012 * x243 + x014 * x297)
    x321 = x012 * x245 + (x013 * x272 - x014 * x298)
    x322 = x012 * x246 - (x013 * x274 + x014 * x300)
    x323 = x012 * x248 - (x013 * x276 + x014 * x302)
    x324 = x012 * x250 + (x014 * x303 + x013 * x277)
    x325 = x012 * x251 - (x013 * x279 - x014 * x305)
    x326 = x012 * x253 - (x013 * x281 - x014 * x307)
    x327 = x012 * x254 + (x013 * x283 - x014 * x308)
    x328 = x012 * x255 - (x013 * x285 + x014 * x310)
    x329 = x012 * x257 - (x013 * x287 + x014 * x312)
    x330 = x012 * x258 + (x014 * x313 + x013 * x288)
    x331 = x012 * x259 - (x013 * x290 - x014 * x315)
    x332 = x012 * x261 - (x013 * x292 - x014 * x317)
    x333 = x018 * x293 + (x017 * x262 - x015 * x241)
    x334 = x018 * x294 + (x017 * x269 + x015 * x242)
    x335 = x017 * x270 + (x015 * x243 - x018 * x297)
    x336 = x015 * x245 + (x017 * x272 + x018 * x298)
    x337 = x015 * x246 - (x017 * x274 - x018 * x300)
    x338 = x015 * x248 - (x017 * x276 - x018 * x302)
    x339 = x015 * x250 - (x018 * x303 - x017 * x277)
    x340 = x015 * x251 - (x017 * x279 + x018 * x305)
    x341 = x015 * x253 - (x017 * x281 + x018 * x307)
    x342 = x015 * x254 + (x017 * x283 + x018 * x308)
    x343 = x015 * x255 - (x017 * x285 - x018 * x310)
    x344 = x015 * x257 - (x017 * x287 - x018 * x312)
    x345 = x015 * x258 - (x018 * x313 - x017 * x288)
    x346 = x015 * x259 - (x017 * x290 + x018 * x315)
    x347 = x015 * x261 - (x017 * x292 + x018 * x317)
    x348 = x021 * x293 + (x020 * x262 + x019 * x241)
    x349 = x021 * x294 + (x020 * x269 - x019 * x242)
    x350 = x020 * x270 - (x019 * x243 + x021 * x297)
    x351 = x019 * x245 - (x020 * x272 + x021 * x298)
    x352 = x019 * x246 + (x020 * x274 - x021 * x300)
    x353 = x019 * x248 + (x020 * x276 - x021 * x302)
    x354 = x019 * x250 + (x021 * x303 - x020 * x277)
    x355 = x019 * x251 + (x020 * x279 + x021 * x305)
    x356 = x019 * x253 + (x020 * x281 + x021 * x307)
    x357 = x019 * x254 - (x020 * x283 + x021 * x308)
    x358 = x019 * x255 + (x020 * x285 - x021 * x310)
    x359 = x019 * x257 + (x020 * x287 - x021 * x312)
    x360 = x019 * x258 + (x021 * x313 - x020 * x288)
    x361 = x019 * x259 + (x020 * x290 + x021 * x315)
    x362 = x019 * x261 + (x020 * x292 + x021 * x317)
    x363 = x013 * x202 - (x014 * x203 - x012 * x170)
    x364 = x013 * x208 - (x014 * x209 - x012 * x205)
    x365 = x013 * x210 - (x014 * x211 - x012 * x128)
    x366 = x013 * x216 - (x014 * x217 - x012 * x213)
    x367 = x013 * x218 - (x014 * x219 - x012 * x086)
    x368 = x013 * x224 - (x014 * x225 - x012 * x221)
    x369 = x013 * x226 - (x014 * x227 - x012 * x044)
    x370 = x013 * x232 - (x014 * x233 - x012 * x229)
    x371 = x017 * x202 + (x018 * x203 + x015 * x170)
    x372 = x017 * x208 + (x018 * x209 + x015 * x205)
    x373 = x017 * x210 + (x018 * x211 + x015 * x128)
    x374 = x017 * x216 + (x018 * x217 + x015 * x213)
    x375 = x017 * x218 + (x018 * x219 + x015 * x086)
    x376 = x017 * x224 + (x018 * x225 + x015 * x221)
    x377 = x017 * x226 + (x018 * x227 + x015 * x044)
    x378 = x017 * x232 + (x018 * x233 + x015 * x229)
    x379 = x020 * x202 + (x021 * x203 - x019 * x170)
    x380 = x020 * x208 + (x021 * x209 - x019 * x205)
    x381 = x020 * x210 + (x021 * x211 - x019 * x128)
    x382 = x020 * x216 + (x021 * x217 - x019 * x213)
    x383 = x020 * x218 + (x021 * x219 - x019 * x086)
    x384 = x020 * x224 + (x021 * x225 - x019 * x221)
    x385 = x020 * x226 + (x021 * x227 - x019 * x044)
    x386 = x020 * x232 + (x021 * x233 - x019 * x229)
    A_G[0, 0] = -(x012 * 16.087)
    A_G[0, 1] = x013 * 16.087
    A_G[0, 2] = x014 * 16.087
    A_G[0, 3] = -(x013 * x192 + x014 * x191)
    A_G[0, 4] = -(x014 * x190 + x012 * x192)
    A_G[0, 5] = -(x012 * x191 - x013 * x190)
    A_G[0, 6] = x014 * x183 - x013 * x184
    A_G[0, 7] = -x363
    A_G[0, 8] = -x364
    A_G[0, 9] = x013 * x142 - x014 * x141
    A_G[0, 10] = -x365
    A_G[0, 11] = -x366
    A_G[0, 12] = x014 * x099 - x013 * x100
    A_G[0, 13] = -x367
    A_G[0, 14] = -x368
    A_G[0, 15] = x013 * x058 - x014 * x057
    A_G[0, 16] = -x369
    A_G[0, 17] = -x370
    A_G[1, 0] = x015 * 16.087
    A_G[1, 1] = -(x017 * 16.087)
    A_G[1, 2] = x018 * 16.087
    A_G[1, 3] = x017 * x192 - x018 * x191
    A_G[1, 4] = -(x018 * x190 - x015 * x192)
    A_G[1, 5] = x015 * x191 - x017 * x190
    A_G[1, 6] = x018 * x183 + x017 * x184
    A_G[1, 7] = x371
    A_G[1, 8] = x372
    A_G[1, 9] = -(x017 * x142 + x018 * x141)
    A_G[1, 10] = x373
    A_G[1, 11] = x374
    A_G[1, 12] = x018 * x099 + x017 * x100
    A_G[1, 13] = x375
    A_G[1, 14] = x376
    A_G[1, 15] = -(x017 * x058 + x018 * x057)
    A_G[1, 16] = x377
    A_G[1, 17] = x378
    A_G[2, 0] = x019 * 16.087
    A_G[2, 1] = x020 * 16.087
    A_G[2, 2] = -(x021 * 16.087)
    A_G[2, 3] = -(x020 * x192 - x021 * x191)
    A_G[2, 4] = x021 * x190 + x019 * x192
    A_G[2, 5] = x019 * x191 + x020 * x190
    A_G[2, 6] = -(x021 * x183 + x020 * x184)
    A_G[2, 7] = -x379
    A_G[2, 8] = -x380
    A_G[2, 9] = x020 * x142 + x021 * x141
    A_G[2, 10] = -x381
    A_G[2, 11] = -x382
    A_G[2, 12] = -(x021 * x099 + x020 * x100)
    A_G[2, 13] = -x383
    A_G[2, 14] = -x384
    A_G[2, 15] = x020 * x058 + x021 * x057
    A_G[2, 16] = -x385
    A_G[2, 17] = -x386
    A_G[3, 3] = -x318
    A_G[3, 4] = x319
    A_G[3, 5] = x320
    A_G[3, 6] = x321
    A_G[3, 7] = x322
    A_G[3, 8] = x323
    A_G[3, 9] = -x324
    A_G[3, 10] = x325
    A_G[3, 11] = x326
    A_G[3, 12] = x327
    A_G[3, 13] = x328
    A_G[3, 14] = x329
    A_G[3, 15] = -x330
    A_G[3, 16] = x331
    A_G[3, 17] = x332
    A_G[4, 3] = -x333
    A_G[4, 4] = x334
    A_G[4, 5] = -x335
    A_G[4, 6] = -x336
    A_G[4, 7] = -x337
    A_G[4, 8] = -x338
    A_G[4, 9] = x339
    A_G[4, 10] = -x340
    A_G[4, 11] = -x341
    A_G[4, 12] = -x342
    A_G[4, 13] = -x343
    A_G[4, 14] = -x344
    A_G[4, 15] = x345
    A_G[4, 16] = -x346
    A_G[4, 17] = -x347
    A_G[5, 3] = x348
    A_G[5, 4] = -x349
    A_G[5, 5] = x350
    A_G[5, 6] = -x351
    A_G[5, 7] = -x352
    A_G[5, 8] = -x353
    A_G[5, 9] = x354
    A_G[5, 10] = -x355
    A_G[5, 11] = -x356
    A_G[5, 12] = -x357
    A_G[5, 13] = -x358
    A_G[5, 14] = -x359
    A_G[5, 15] = x360
    A_G[5, 16] = -x361
    A_G[5, 17] = -x362


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
