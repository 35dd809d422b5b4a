# centroidal_momentum of go2: Centroidal momentum, linear first.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.centroidal
# Convention  pinocchio
# Program     SHA-256 de416eb5767d06ae2c3d1c6b7eea44245ccde7a0f73d38796670abe526bf2d01
# Operations  502 mul, 444 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     h_G  6  kg m/s, kg m^2/s  world axes at the centre of mass
#
# Statements it rests on
#     centroidal/momentum        PROVED
#     centroidal/momentum-fixed  PROVED
#     centroidal/origin          PROVED
#     regressor/lumped-mixed     PROVED-MOD-P
#     regressor/lumped-disc      PROVED-MOD-P

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def centroidal_momentum(q, v):
    """Centroidal momentum, linear first.

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
    h_G : ndarray, (..., 6)
        world axes at the centre of mass; kg m/s, kg m^2/s
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [(6,)],
    )
    return results[0]


def _kernel(q, v, h_G):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        _, _, _, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15,
        q_16, q_17, q_18
    ) = q
    (
        v_00, v_01, v_02, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13,
        v_14, v_15, v_16, v_17
    ) = v
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
    x024 = v_05 * 0.0465
    x025 = v_00 - x024
    x026 = v_05 * 0.1934
    x027 = v_01 + x026
    x028 = v_04 * 0.1934
    x029 = v_03 * 0.0465
    x030 = v_02 - x028
    x031 = x029 + x030
    x032 = x022 * x027 + x023 * x031
    x033 = x022 * x031 - x023 * x027
    x034 = v_04 * x022 + v_05 * x023
    x035 = v_05 * x022 - v_04 * x023
    x036 = v_03 + v_06
    x037 = x025 * 7.119e-05
    x038 = x025 * 0.10962557
    x039 = np.cos(q_08)
    x040 = np.sin(q_08)
    x041 = x025 * x039 - x033 * x040
    x042 = x025 * x040 + x033 * x039
    x043 = x036 * x039 - x035 * x040
    x044 = x035 * x039 + x036 * x040
    x045 = v_07 + x034
    x046 = np.cos(q_09)
    x047 = np.sin(q_09)
    x048 = x041 - x045 * 0.213
    x049 = x032 + x043 * 0.213
    x050 = x043 * x046 - x044 * x047
    x051 = x043 * x047 + x044 * x046
    x052 = v_08 + x045
    x053 = x052 * 7.9431538e-05 - x049 * 0.02623 - (x050 * 0.00492976 + x051 * 0.0001142508)
    x054 = x049 * 0.00084392 + x052 * 0.00249597775 + (x050 * 0.0001142508 + x051 * 3.58746816e-05)
    x055 = x052 * 0.02623
    x056 = x050 * 0.02623 + x051 * 0.00084392
    x057 = x052 * 0.00084392
    x058 = np.cos(q_10)
    x059 = np.sin(q_10)
    x060 = v_00 + x024
    x061 = x029 - x030
    del x008, x009, x004, x016, x031, x049, x024, x030
    x062 = x027 * x058 - x059 * x061
    x063 = x027 * x059 + x058 * x061
    x064 = v_04 * x058 + v_05 * x059
    x065 = v_05 * x058 - v_04 * x059
    x066 = v_03 + v_09
    x067 = 7.119e-05 * x060
    x068 = 0.10962557 * x060
    x069 = np.cos(q_11)
    x070 = np.sin(q_11)
    x071 = x060 * x069 + x063 * x070
    x072 = x060 * x070 - x063 * x069
    x073 = x066 * x069 - x065 * x070
    x074 = x065 * x069 + x066 * x070
    x075 = v_10 + x064
    x076 = np.cos(q_12)
    x077 = np.sin(q_12)
    x078 = x071 - 0.213 * x075
    x079 = x062 + 0.213 * x073
    x080 = x073 * x076 - x074 * x077
    x081 = x073 * x077 + x074 * x076
    x082 = v_11 + x075
    x083 = 0.02623 * x079 + 7.9431538e-05 * x082 + (0.00492976 * x080 + 0.0001142508 * x081)
    x084 = 0.00249597775 * x082 - 0.00084392 * x079 - (0.0001142508 * x080 + 3.58746816e-05 * x081)
    x085 = 0.02623 * x082
    x086 = 0.02623 * x080 + 0.00084392 * x081
    x087 = 0.00084392 * x082
    x088 = np.cos(q_13)
    x089 = np.sin(q_13)
    x090 = v_01 - x026
    x091 = v_02 + x028
    x092 = x029 + x091
    x093 = x088 * x090 + x089 * x092
    x094 = x088 * x092 - x089 * x090
    x095 = v_04 * x088 + v_05 * x089
    x096 = v_05 * x088 - v_04 * x089
    x097 = v_03 + v_12
    x098 = np.cos(q_14)
    x099 = np.sin(q_14)
    x100 = x025 * x098 - x094 * x099
    x101 = x025 * x099 + x094 * x098
    x102 = x097 * x098 - x096 * x099
    x103 = x096 * x098 + x097 * x099
    x104 = v_13 + x095
    x105 = np.cos(q_15)
    x106 = np.sin(q_15)
    x107 = x100 - 0.213 * x104
    x108 = x093 + 0.213 * x102
    x109 = x102 * x105 - x103 * x106
    x110 = x102 * x106 + x103 * x105
    x111 = v_14 + x104
    x112 = 7.9431538e-05 * x111 - 0.02623 * x108 - (0.00492976 * x109 + 0.0001142508 * x110)
    x113 = 0.00084392 * x108 + 0.00249597775 * x111 + (0.0001142508 * x109 + 3.58746816e-05 * x110)
    del x027, x061, x079, x026, x028, x092, x025, x108
    x114 = 0.02623 * x111
    x115 = 0.02623 * x109 + 0.00084392 * x110
    x116 = 0.00084392 * x111
    x117 = np.cos(q_16)
    x118 = np.sin(q_16)
    x119 = x029 - x091
    x120 = x090 * x117 - x118 * x119
    x121 = x090 * x118 + x117 * x119
    x122 = v_04 * x117 + v_05 * x118
    x123 = v_05 * x117 - v_04 * x118
    x124 = v_03 + v_15
    x125 = np.cos(q_17)
    x126 = np.sin(q_17)
    x127 = x060 * x125 + x121 * x126
    x128 = x060 * x126 - x121 * x125
    x129 = x124 * x125 - x123 * x126
    x130 = x123 * x125 + x124 * x126
    x131 = v_16 + x122
    x132 = np.cos(q_18)
    x133 = np.sin(q_18)
    x134 = x127 - 0.213 * x131
    x135 = x120 + 0.213 * x129
    x136 = x129 * x132 - x130 * x133
    x137 = x129 * x133 + x130 * x132
    x138 = v_17 + x131
    x139 = 0.02623 * x135 + 7.9431538e-05 * x138 + (0.00492976 * x136 + 0.0001142508 * x137)
    x140 = 0.00249597775 * x138 - 0.00084392 * x135 - (0.0001142508 * x136 + 3.58746816e-05 * x137)
    x141 = 0.02623 * x138
    x142 = 0.02623 * x136 + 0.00084392 * x137
    x143 = 0.00084392 * x138
    x144 = x132 * x141 + x133 * x143
    x145 = 0.000429887296 * x130 + 0.000402580736 * x131 - (0.0789924 * x120 + 0.01539432908 * x129)
    x146 = 0.213 * x142 - x145 + (x132 * x139 - x133 * x140)
    x147 = 0.00747974233 * x131 + 0.000429887296 * x129 + (0.00430848 * x120 - 0.0005670347152 * x130)
    x148 = x133 * x139 + (x132 * x140 + x147)
    del x029, x091, x090, x119, x060, x135, x145, x139, x140, x147
    x149 = x144 + 0.0789924 * x131
    x150 = x132 * x143 - (0.00430848 * x131 + x133 * x141)
    x151 = 0.02623 * (x132 * x134 - x128 * x133)
    x152 = 0.00084392 * (x128 * x132 + x133 * x134)
    x153 = 0.0159613637952 * x131 - (x067 - 4.092728e-06 * x124)
    x154 = 0.000402580736 * x129 - (1.2818914e-06 * x123 + 0.00043992847495 * x122)
    x155 = 0.0789924 * x127 + (0.00747974233 * x130 - 0.0049656346816 * x138)
    x156 = 0.00430848 * x128 + 7.9431538e-05 * x136 - (0.00249597775 * x137 - (x153 - x154))
    del x141, x143, x134, x131, x127, x138, x128, x136, x137, x153, x154
    x157 = 0.213 * x144 - x155 + x156 - (x151 + x152)
    x158 = x068 - 7.25574e-07 * x124 + (1.2818914e-06 * x122 + 0.00892066955205 * x123)
    x159 = x125 * x148 + (x126 * x146 - x158)
    x160 = x126 * x150 + (7.119e-05 * x122 - 0.10962557 * x123)
    x161 = x125 * x149 + x160
    x162 = 0.0789924 * x129 + (7.119e-05 * x124 - 0.00430848 * x130)
    del x144, x151, x152, x155, x156, x158, x160, x129, x130
    x163 = x142 + x162
    x164 = x126 * x149 - (0.10962557 * x124 + x125 * x150)
    x165 = x117 * x163 - x118 * x164
    x166 = x118 * x163 + x117 * x164
    x167 = x105 * x114 + x106 * x116
    x168 = 0.000429887296 * x103 - 0.000402580736 * x104 - (0.0789924 * x093 + 0.01539432908 * x102)
    x169 = 0.213 * x115 - x168 + (x106 * x113 - x105 * x112)
    x170 = 0.000429887296 * x102 - 0.00747974233 * x104 + (0.00430848 * x093 - 0.0005670347152 * x103)
    x171 = x106 * x112 + (x105 * x113 - x170)
    del x142, x162, x149, x150, x163, x164, x168, x112, x113, x170
    x172 = x167 + 0.0789924 * x104
    x173 = x105 * x116 - (0.00430848 * x104 + x106 * x114)
    x174 = 0.02623 * (x105 * x107 - x101 * x106)
    x175 = 0.00084392 * (x101 * x105 + x106 * x107)
    x176 = 0.0159613637952 * x104 - (x037 + 4.092728e-06 * x097)
    x177 = 0.00747974233 * x103 - (1.2818914e-06 * x096 - 0.00043992847495 * x095)
    x178 = 0.0789924 * x100 - (0.000402580736 * x102 + 0.0049656346816 * x111)
    x179 = 0.00430848 * x101 + 0.00249597775 * x110 - (7.9431538e-05 * x109 - (x176 + x177))
    del x114, x116, x107, x104, x100, x111, x101, x109, x110, x176, x177
    x180 = 0.213 * x167 - x178 + x179 - (x174 + x175)
    x181 = x038 + 7.25574e-07 * x097 + (1.2818914e-06 * x095 - 0.00892066955205 * x096)
    x182 = x098 * x171 - (x099 * x169 + x181)
    x183 = x099 * x173 + (0.10962557 * x096 + 7.119e-05 * x095)
    x184 = x098 * x172 + x183
    x185 = 0.0789924 * x102 + (7.119e-05 * x097 - 0.00430848 * x103)
    del x167, x174, x175, x178, x179, x181, x183, x102, x103
    x186 = x115 + x185
    x187 = x099 * x172 + (0.10962557 * x097 - x098 * x173)
    x188 = x088 * x186 - x089 * x187
    x189 = x088 * x187 + x089 * x186
    x190 = x076 * x085 + x077 * x087
    x191 = 0.000429887296 * x074 + 0.000402580736 * x075 - (0.0789924 * x062 + 0.01539432908 * x073)
    x192 = 0.213 * x086 - x191 + (x076 * x083 - x077 * x084)
    x193 = 0.00747974233 * x075 + 0.000429887296 * x073 + (0.00430848 * x062 - 0.0005670347152 * x074)
    x194 = x077 * x083 + (x076 * x084 + x193)
    del x115, x185, x172, x173, x186, x187, x191, x083, x084, x193
    x195 = x190 + 0.0789924 * x075
    x196 = x076 * x087 - (0.00430848 * x075 + x077 * x085)
    x197 = 0.02623 * (x076 * x078 - x072 * x077)
    x198 = 0.00084392 * (x072 * x076 + x077 * x078)
    x199 = 0.0159613637952 * x075 - (x067 + 4.092728e-06 * x066)
    x200 = 0.000402580736 * x073 - (1.2818914e-06 * x065 + 0.00043992847495 * x064)
    x201 = 0.0789924 * x071 + (0.00747974233 * x074 - 0.0049656346816 * x082)
    x202 = 0.00430848 * x072 + 7.9431538e-05 * x080 - (0.00249597775 * x081 - (x199 - x200))
    del x085, x087, x078, x067, x075, x071, x082, x072, x080, x081, x199, x200
    x203 = 0.213 * x190 - x201 + x202 - (x197 + x198)
    x204 = x068 + 7.25574e-07 * x066 + (1.2818914e-06 * x064 + 0.00892066955205 * x065)
    x205 = x069 * x194 + (x070 * x192 - x204)
    x206 = x070 * x196 + (7.119e-05 * x064 - 0.10962557 * x065)
    x207 = x069 * x195 + x206
    del x190, x197, x198, x201, x202, x068, x204, x206
    x208 = 0.0789924 * x073 + (7.119e-05 * x066 - 0.00430848 * x074)
    x209 = x086 + x208
    x210 = x070 * x195 - (0.10962557 * x066 + x069 * x196)
    x211 = x058 * x209 - x059 * x210
    x212 = x059 * x209 + x058 * x210
    del x073, x074, x086, x208, x195, x196, x209, x210
    x213 = x046 * x055 + x047 * x057
    x214 = x044 * 0.000429887296 - x045 * 0.000402580736 - (x032 * 0.0789924 + x043 * 0.01539432908)
    x215 = 0.213 * x056 - x214 + (x047 * x054 - x046 * x053)
    x216 = x043 * 0.000429887296 - x045 * 0.00747974233 + (x032 * 0.00430848 - x044 * 0.0005670347152)
    x217 = x047 * x053 + (x046 * x054 - x216)
    x218 = x213 + x045 * 0.0789924
    x219 = x046 * x057 - (x045 * 0.00430848 + x047 * x055)
    x220 = (x046 * x048 - x042 * x047) * 0.02623
    x221 = (x042 * x046 + x047 * x048) * 0.00084392
    x222 = x045 * 0.0159613637952 - (x037 - x036 * 4.092728e-06)
    del x214, x053, x054, x216, x055, x057, x048, x037, x045
    x223 = x044 * 0.00747974233 - (x035 * 1.2818914e-06 - x034 * 0.00043992847495)
    x224 = x041 * 0.0789924 - (x043 * 0.000402580736 + x052 * 0.0049656346816)
    x225 = x042 * 0.00430848 + x051 * 0.00249597775 - (x050 * 7.9431538e-05 - (x222 + x223))
    x226 = 0.213 * x213 - x224 + x225 - (x220 + x221)
    del x041, x052, x042, x050, x051, x222, x223, x213, x220, x221, x224, x225
    x227 = x038 - x036 * 7.25574e-07 + (x034 * 1.2818914e-06 - x035 * 0.00892066955205)
    x228 = x039 * x217 - (x040 * x215 + x227)
    x229 = x040 * x219 + (x035 * 0.10962557 + x034 * 7.119e-05)
    x230 = x039 * x218 + x229
    x231 = x043 * 0.0789924 + (x036 * 7.119e-05 - x044 * 0.00430848)
    x232 = x056 + x231
    x233 = x040 * x218 + (x036 * 0.10962557 - x039 * x219)
    del x038, x227, x229, x043, x044, x056, x231, x218, x219
    x234 = x022 * x232 - x023 * x233
    x235 = x022 * x233 + x023 * x232
    x236 = x161 + (v_04 * 0.037188086 - v_00 * 16.087)
    x237 = x184 + x207 + (x230 + x236)
    x238 = v_05 * 0.146694152 + (v_03 * 0.037188086 + v_01 * 16.087)
    x239 = x188 + x211 + (x234 + (x165 + x238))
    x240 = x166 - (v_04 * 0.146694152 - v_02 * 16.087)
    x241 = x189 + x212 + (x235 + x240)
    x242 = 0.00084392 * x132 - (0.00430848 + 0.02623 * x133)
    x243 = 0.02623 * x132 + (0.0789924 + 0.00084392 * x133)
    x244 = x125 * x243 + (7.119e-05 + x126 * x242)
    x245 = 0.00084392 * x105 - (0.00430848 + 0.02623 * x106)
    x246 = 0.02623 * x105 + (0.0789924 + 0.00084392 * x106)
    del x232, x233, x236, x238, x240, x132, x133, x105, x106
    x247 = x098 * x246 + (7.119e-05 + x099 * x245)
    x248 = 0.00084392 * x076 - (0.00430848 + 0.02623 * x077)
    x249 = 0.02623 * x076 + (0.0789924 + 0.00084392 * x077)
    x250 = x069 * x249 + (7.119e-05 + x070 * x248)
    x251 = x046 * 0.00084392 - (0.00430848 + x047 * 0.02623)
    x252 = x046 * 0.02623 + (0.0789924 + x047 * 0.00084392)
    x253 = x039 * x252 + (7.119e-05 + x040 * x251)
    x254 = x040 * x252 - (0.146694152 + x125 * x242)
    x255 = x126 * x243 - x098 * x245 + (x099 * x246 - x069 * x248)
    del x076, x077, x046, x047, x242, x252, x243, x245, x246, x248
    x256 = x070 * x249 - x039 * x251 + x254
    x257 = 0.10962557 * (x022 - x058 + (x088 - x117))
    x258 = x118 * x244 + x089 * x247 + (x059 * x250 + x023 * x253)
    x259 = 0.10962557 * (x023 - x059 + (x089 - x118))
    x260 = x022 * x253 + (0.037188086 + x117 * x244)
    x261 = x088 * x247 + x058 * x250 + x260
    del x249, x251, x254, x244, x253, x247, x250, x260
    x262 = (x255 + x256) * 0.06216199415677255
    x263 = (x257 + x258) * 0.06216199415677255
    x264 = (x259 - x261) * 0.06216199415677255
    x265 = x013 * x239 + (x014 * x241 + x012 * x237)
    x266 = x017 * x239 - (x018 * x241 - x015 * x237)
    x267 = x020 * x239 - (x021 * x241 + x019 * x237)
    x268 = 0.0465 * (x166 - x189 + (x212 - x235))
    x269 = 7.119e-05 * (x032 + x062 + (x093 + x120))
    del x255, x256, x257, x258, x259, x261, x032, x062, x093, x120
    x270 = 7.25574e-07 * (x035 + x065 - (x096 + x123))
    x271 = 4.092728e-06 * (x034 - x064 - (x095 - x122))
    del x035, x065, x096, x123, x034, x064, x095, x122
    x272 = 0.10962557 * (x033 + x063 + (x094 + x121))
    x273 = 0.009360598027 * (x036 + x066 + (x097 + x124))
    del x033, x063, x094, x121, x036, x066, x097, x124
    x274 = v_04 * 0.00012166 + v_01 * 0.037188086 + (v_05 * 0.002283689271632 + v_03 * 0.044972709219476)
    x275 = x040 * x217 + (x125 * x146 + x274)
    x276 = x126 * x148 - x098 * x169 - (x099 * x171 + x069 * x192)
    del x040, x125, x146, x217, x274, x069, x098, x099, x126, x148, x169, x171, x192
    x277 = x070 * x194 - x039 * x215 - x275
    x278 = x276 + x277 + (x241 * x263 - x239 * x264)
    x279 = x270 + (x271 + (x272 + (x273 - x278)))
    del x039, x070, x194, x215, x275, x276, x277, x270, x271, x272, x273, x278
    x280 = x268 - (x269 + x279)
    x281 = 0.1934 * (x166 + x189 - (x212 + x235))
    x282 = v_02 * 0.146694152 + (v_05 * 3.12e-05 - v_03 * 0.00012166)
    x283 = v_04 * 0.4323559965405 - v_00 * 0.037188086 - x282
    del x268, x269, x279, x166, x189, x212, x235, x282
    x284 = x022 * x226 + (x117 * x157 + x283)
    x285 = x237 * x264 + (x088 * x180 + x058 * x203)
    x286 = x241 * x262 - (x118 * x159 + x284)
    x287 = x089 * x182 - x059 * x205 + (x023 * x228 - x285)
    x288 = x281 - (x286 + x287)
    x289 = 0.1934 * (x165 + x188 - (x211 + x234))
    del x283, x264, x284, x285, x281, x286, x287, x165, x188, x211, x234
    x290 = 0.0465 * (x161 - x184 + (x207 - x230))
    x291 = v_04 * 3.12e-05 - v_01 * 0.146694152 - (v_03 * 0.002283689271632 + v_05 * 0.460899171821024)
    x292 = x023 * x226 + (x118 * x157 - x291)
    del x161, x184, x207, x230, x023, x118, x157, x226, x291
    x293 = x237 * x263 - (x089 * x180 + x059 * x203)
    x294 = x239 * x262 - (x117 * x159 - x292)
    del x059, x089, x180, x203, x263, x117, x159, x262, x292
    x295 = x088 * x182 - x058 * x205 + (x022 * x228 - x293)
    x296 = x289 + (x290 - (x294 + x295))
    del x022, x058, x088, x182, x205, x228, x293, x289, x290, x294, x295
    x297 = x012 * x280 - (x014 * x296 - x013 * x288)
    x298 = x015 * x280 + (x018 * x296 + x017 * x288)
    x299 = x019 * x280 - (x021 * x296 + x020 * x288)
    h_G[0] = x265
    h_G[1] = -x266
    h_G[2] = x267
    h_G[3] = x297
    h_G[4] = -x298
    h_G[5] = -x299


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
