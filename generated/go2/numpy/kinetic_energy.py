# kinetic_energy of go2: Kinetic energy.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.energy
# Convention  pinocchio
# Program     SHA-256 c5f202f379992de44fce6b212c5195ff8d6058d72037bc4b46840027665b2a37
# Operations  475 mul, 379 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     T  scalar  J  -
#
# Statements it rests on
#     inertia/koenig             PROVED
#     inertia/energy-of-points   PROVED
#     recursions/kinetic-limbs   PROVED
#     recursions/kinetic-wheels  PROVED
#     recursions/kinetic-mass    PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def kinetic_energy(q, v):
    """Kinetic energy.

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
    T : ndarray, (...)
        J
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [()],
    )
    return results[0]


def _kernel(q, v, T):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        _, _, _, _, _, _, _, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15, q_16, q_17,
        q_18
    ) = q
    (
        v_00, v_01, v_02, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13,
        v_14, v_15, v_16, v_17
    ) = v
    x001 = v_04 * 0.00012166 + v_01 * 0.037188086 + (v_05 * 0.002283689271632 + v_03 * 0.025927611219476)
    x002 = v_03 * 0.00012166 + (v_04 * 0.1062672827805 - v_00 * 0.037188086)
    x003 = v_02 * 0.146694152 + v_05 * 3.12e-05 - x002
    x004 = v_04 * 3.12e-05 - v_01 * 0.146694152 - (v_03 * 0.002283689271632 + v_05 * 0.115765360061024)
    x005 = v_01 * 7.279 + (v_05 * 0.146694152 + v_03 * 0.037188086)
    x006 = np.cos(q_07)
    x007 = np.sin(q_07)
    x008 = v_05 * 0.0465
    x009 = v_00 - x008
    x010 = v_05 * 0.1934
    x011 = v_01 + x010
    x012 = v_04 * 0.1934
    x013 = v_03 * 0.0465
    x014 = v_02 - x012
    x015 = x013 + x014
    x016 = x006 * x011 + x007 * x015
    x017 = x006 * x015 - x007 * x011
    x018 = v_04 * x006 + v_05 * x007
    x019 = v_05 * x006 - v_04 * x007
    x020 = v_03 + v_06
    x021 = x018 * 4.092728e-06 + (x019 * 7.25574e-07 + x020 * 0.00054220819825)
    x022 = x021 + (x016 * 7.119e-05 + x017 * 0.00130197)
    x023 = x009 * 7.119e-05
    x024 = x023 - x020 * 4.092728e-06 + (x019 * 1.2818914e-06 - x018 * 0.00101561995495)
    x025 = x009 * 0.00130197
    x026 = x025 - x020 * 7.25574e-07 + (x018 * 1.2818914e-06 - x019 * 0.0006779712033)
    x027 = x017 * 0.767 + (x018 * 0.0036612 + x020 * 0.00130197)
    x028 = np.cos(q_08)
    x029 = np.sin(q_08)
    x030 = x009 * x028 - x017 * x029
    x031 = x009 * x029 + x017 * x028
    x032 = x020 * x028 - x019 * x029
    x033 = x019 * x028 + x020 * x029
    x034 = v_07 + x018
    x035 = x033 * 0.000429887296 - x034 * 0.000402580736 - (x016 * 0.0376704 + x032 * 0.0136590866625)
    x036 = x032 * 0.000402580736 + (x033 * 0.00356547328 + x034 * 0.0071597777952)
    x037 = x036 - (x030 * 0.0376704 - x031 * 0.00430848)
    del x002, x015, x006, x007, x021, x028, x029, x036
    x038 = x032 * 0.000429887296 - x034 * 0.00356547328 + (x016 * 0.00430848 - x033 * 0.0076333782977)
    x039 = x030 * 1.241 - (x033 * 0.08994675 + x034 * 0.0376704)
    x040 = x031 * 1.241 + (x034 * 0.00430848 + x032 * 0.08994675)
    x041 = np.cos(q_09)
    x042 = np.sin(q_09)
    x043 = x030 - x034 * 0.213
    x044 = x016 + x032 * 0.213
    x045 = x041 * x043 - x031 * x042
    x046 = x031 * x041 + x042 * x043
    x047 = x032 * x041 - x033 * x042
    x048 = x032 * x042 + x033 * x041
    x049 = v_08 + x034
    x050 = x049 * 7.9431538e-05 - x044 * 0.02623 - (x048 * 0.0001142508 + x047 * 0.00668180624625)
    x051 = x048 * 0.00249597775 - (x047 * 7.9431538e-05 - x049 * 0.0049656346816)
    x052 = x045 * 0.02623 + (x046 * 0.00084392 - x051)
    x053 = x044 * 0.00084392 + x049 * 0.00249597775 + (x047 * 0.0001142508 + x048 * 0.00178792092785)
    x054 = x045 * 0.194 - (x048 * 0.01837685 + x049 * 0.02623)
    x055 = x044 * 0.194 + (x047 * 0.02623 + x048 * 0.00084392)
    x056 = x046 * 0.194 - (x049 * 0.00084392 - x047 * 0.01837685)
    x057 = np.cos(q_10)
    x058 = np.sin(q_10)
    x059 = v_00 + x008
    x060 = x013 - x014
    x061 = x011 * x057 - x058 * x060
    x062 = x011 * x058 + x057 * x060
    del x043, x041, x042, x051, x008, x014, x011, x060
    x063 = v_04 * x057 + v_05 * x058
    x064 = v_05 * x057 - v_04 * x058
    x065 = v_03 + v_09
    x066 = 7.25574e-07 * x064 - (4.092728e-06 * x063 - 0.00054220819825 * x065)
    x067 = x066 + (7.119e-05 * x061 + 0.00130197 * x062)
    x068 = 7.119e-05 * x059
    x069 = x068 + 4.092728e-06 * x065 - (1.2818914e-06 * x064 + 0.00101561995495 * x063)
    x070 = 0.00130197 * x059
    x071 = x070 + 7.25574e-07 * x065 + (1.2818914e-06 * x063 + 0.0006779712033 * x064)
    x072 = 0.767 * x062 + (0.00130197 * x065 - 0.0036612 * x063)
    x073 = np.cos(q_11)
    x074 = np.sin(q_11)
    x075 = x059 * x073 + x062 * x074
    x076 = x059 * x074 - x062 * x073
    x077 = x065 * x073 - x064 * x074
    x078 = x064 * x073 + x065 * x074
    x079 = v_10 + x063
    x080 = 0.000429887296 * x078 + 0.000402580736 * x079 - (0.0376704 * x061 + 0.0136590866625 * x077)
    x081 = 0.00356547328 * x078 + (0.000402580736 * x077 - 0.0071597777952 * x079)
    x082 = x081 + (0.0376704 * x075 - 0.00430848 * x076)
    x083 = 0.000429887296 * x077 + 0.00356547328 * x079 + (0.00430848 * x061 - 0.0076333782977 * x078)
    x084 = 1.241 * x075 - (0.0376704 * x079 - 0.08994675 * x078)
    x085 = 1.241 * x076 - (0.08994675 * x077 - 0.00430848 * x079)
    x086 = np.cos(q_12)
    x087 = np.sin(q_12)
    x088 = x075 - 0.213 * x079
    x089 = x061 + 0.213 * x077
    x090 = x086 * x088 - x076 * x087
    x091 = x076 * x086 + x087 * x088
    x092 = x077 * x086 - x078 * x087
    x093 = x077 * x087 + x078 * x086
    del x057, x058, x066, x073, x074, x081, x088, x086, x087
    x094 = v_11 + x079
    x095 = 0.02623 * x089 + 7.9431538e-05 * x094 + (0.0001142508 * x093 + 0.00668180624625 * x092)
    x096 = 7.9431538e-05 * x092 - (0.00249597775 * x093 - 0.0049656346816 * x094)
    x097 = 0.02623 * x090 + (0.00084392 * x091 - x096)
    x098 = 0.00249597775 * x094 - 0.00084392 * x089 - (0.0001142508 * x092 + 0.00178792092785 * x093)
    x099 = 0.194 * x090 - (0.02623 * x094 - 0.01837685 * x093)
    x100 = 0.194 * x089 + (0.02623 * x092 + 0.00084392 * x093)
    x101 = 0.194 * x091 - (0.01837685 * x092 + 0.00084392 * x094)
    x102 = np.cos(q_13)
    x103 = np.sin(q_13)
    x104 = v_01 - x010
    x105 = v_02 + x012
    x106 = x013 + x105
    x107 = x102 * x104 + x103 * x106
    x108 = x102 * x106 - x103 * x104
    x109 = v_04 * x102 + v_05 * x103
    x110 = v_05 * x102 - v_04 * x103
    x111 = v_03 + v_12
    x112 = 7.25574e-07 * x110 + (4.092728e-06 * x109 - 0.00054220819825 * x111)
    x113 = x112 - (7.119e-05 * x107 + 0.00130197 * x108)
    x114 = x023 + 4.092728e-06 * x111 + (1.2818914e-06 * x110 - 0.00101561995495 * x109)
    del x096, x010, x012, x106, x102, x103, x112, x023
    x115 = x025 + 7.25574e-07 * x111 + (1.2818914e-06 * x109 - 0.0006779712033 * x110)
    x116 = 0.767 * x108 - (0.0036612 * x109 - 0.00130197 * x111)
    x117 = np.cos(q_14)
    x118 = np.sin(q_14)
    x119 = x009 * x117 - x108 * x118
    x120 = x009 * x118 + x108 * x117
    x121 = x111 * x117 - x110 * x118
    x122 = x110 * x117 + x111 * x118
    x123 = v_13 + x109
    x124 = 0.000429887296 * x122 - 0.000402580736 * x123 - (0.0376704 * x107 + 0.0136590866625 * x121)
    x125 = 0.000402580736 * x121 + (0.00356547328 * x122 + 0.0071597777952 * x123)
    x126 = x125 - (0.0376704 * x119 - 0.00430848 * x120)
    x127 = 0.000429887296 * x121 - 0.00356547328 * x123 + (0.00430848 * x107 - 0.0076333782977 * x122)
    x128 = 1.241 * x119 - (0.08994675 * x122 + 0.0376704 * x123)
    x129 = 1.241 * x120 + (0.00430848 * x123 + 0.08994675 * x121)
    x130 = np.cos(q_15)
    x131 = np.sin(q_15)
    x132 = x119 - 0.213 * x123
    x133 = x107 + 0.213 * x121
    x134 = x130 * x132 - x120 * x131
    x135 = x120 * x130 + x131 * x132
    x136 = x121 * x130 - x122 * x131
    x137 = x121 * x131 + x122 * x130
    x138 = v_14 + x123
    x139 = 7.9431538e-05 * x138 - 0.02623 * x133 - (0.0001142508 * x137 + 0.00668180624625 * x136)
    x140 = 0.00249597775 * x137 - (7.9431538e-05 * x136 - 0.0049656346816 * x138)
    x141 = 0.02623 * x134 + (0.00084392 * x135 - x140)
    del x025, x117, x118, x125, x132, x130, x131, x140
    x142 = 0.00084392 * x133 + 0.00249597775 * x138 + (0.0001142508 * x136 + 0.00178792092785 * x137)
    x143 = 0.194 * x134 - (0.01837685 * x137 + 0.02623 * x138)
    x144 = 0.194 * x133 + (0.02623 * x136 + 0.00084392 * x137)
    x145 = 0.194 * x135 - (0.00084392 * x138 - 0.01837685 * x136)
    x146 = np.cos(q_16)
    x147 = np.sin(q_16)
    x148 = x013 - x105
    x149 = x104 * x146 - x147 * x148
    x150 = x104 * x147 + x146 * x148
    x151 = v_04 * x146 + v_05 * x147
    x152 = v_05 * x146 - v_04 * x147
    x153 = v_03 + v_15
    x154 = 4.092728e-06 * x151 - (7.25574e-07 * x152 - 0.00054220819825 * x153)
    x155 = x154 + (7.119e-05 * x149 + 0.00130197 * x150)
    x156 = x068 - 4.092728e-06 * x153 - (1.2818914e-06 * x152 + 0.00101561995495 * x151)
    del x013, x105, x104, x148, x146, x147, x154, x068
    x157 = x070 - 7.25574e-07 * x153 + (1.2818914e-06 * x151 + 0.0006779712033 * x152)
    x158 = 0.767 * x150 + (0.00130197 * x153 + 0.0036612 * x151)
    x159 = np.cos(q_17)
    x160 = np.sin(q_17)
    x161 = x059 * x159 + x150 * x160
    x162 = x059 * x160 - x150 * x159
    x163 = x153 * x159 - x152 * x160
    x164 = x152 * x159 + x153 * x160
    x165 = v_16 + x151
    x166 = 0.000429887296 * x164 + 0.000402580736 * x165 - (0.0376704 * x149 + 0.0136590866625 * x163)
    x167 = 0.00356547328 * x164 + (0.000402580736 * x163 - 0.0071597777952 * x165)
    x168 = x167 + (0.0376704 * x161 - 0.00430848 * x162)
    x169 = 0.000429887296 * x163 + 0.00356547328 * x165 + (0.00430848 * x149 - 0.0076333782977 * x164)
    x170 = 1.241 * x161 - (0.0376704 * x165 - 0.08994675 * x164)
    x171 = 1.241 * x162 - (0.08994675 * x163 - 0.00430848 * x165)
    x172 = np.cos(q_18)
    x173 = np.sin(q_18)
    x174 = x161 - 0.213 * x165
    x175 = x149 + 0.213 * x163
    x176 = x172 * x174 - x162 * x173
    x177 = x162 * x172 + x173 * x174
    x178 = x163 * x172 - x164 * x173
    x179 = x163 * x173 + x164 * x172
    x180 = v_17 + x165
    x181 = 0.02623 * x175 + 7.9431538e-05 * x180 + (0.0001142508 * x179 + 0.00668180624625 * x178)
    x182 = 7.9431538e-05 * x178 - (0.00249597775 * x179 - 0.0049656346816 * x180)
    x183 = 0.02623 * x176 + (0.00084392 * x177 - x182)
    del x070, x159, x160, x167, x174, x172, x173, x182
    x184 = 0.00249597775 * x180 - 0.00084392 * x175 - (0.0001142508 * x178 + 0.00178792092785 * x179)
    x185 = 0.194 * x176 - (0.02623 * x180 - 0.01837685 * x179)
    x186 = 0.194 * x175 + (0.02623 * x178 + 0.00084392 * x179)
    x187 = 0.194 * x177 - (0.01837685 * x178 + 0.00084392 * x180)
    x188 = 0.00130197 * (x019 + x110) - x009 * 1.534
    x189 = x032 * 0.0376704 - (x019 * 0.0036612 - x020 * 7.119e-05)
    x190 = x016 * 2.008 - (x033 * 0.00430848 - x189)
    x191 = 0.00130197 * (x064 + x152) + x059 * 1.534
    x192 = 0.0376704 * x077 - (0.0036612 * x064 - 7.119e-05 * x065)
    x193 = x061 * 2.008 - (0.00430848 * x078 - x192)
    x194 = 0.0376704 * x121 + (7.119e-05 * x111 + 0.0036612 * x110)
    x195 = x107 * 2.008 - (0.00430848 * x122 - x194)
    x196 = 0.0376704 * x163 + (7.119e-05 * x153 + 0.0036612 * x152)
    x197 = x149 * 2.008 - (0.00430848 * x164 - x196)
    x198 = x009 * (7.119e-05 * (x018 + x109) + x188)
    x199 = x059 * (7.119e-05 * (x063 + x151) - x191)
    del x189, x192, x194, x196, x009, x188, x059, x191
    x200 = v_02 * (v_04 * 0.146694152 - v_02 * 7.279)
    x201 = v_00 * (v_04 * 0.037188086 - v_00 * 7.279)
    x202 = v_04 * x003 - (v_03 * x001 - v_05 * x004)
    x203 = v_01 * x005 - (x200 + x201) - x202
    x204 = x199 + x109 * (0.0036612 * x108 + x114)
    del x001, x003, x004, x005, x200, x201, x202, x109, x114, x199
    x205 = x108 * x116 + x110 * (0.0036612 * x107 - x115)
    x206 = x152 * (0.0036612 * x149 + x157) + x150 * x158
    x207 = x151 * (0.0036612 * x150 - x156) - x019 * (x016 * 0.0036612 + x026)
    del x108, x110, x115, x116, x152, x157, x158, x019, x026, x150, x151, x156
    x208 = x017 * x027 + x018 * (x017 * 0.0036612 - x024)
    x209 = x064 * (0.0036612 * x061 - x071) - x062 * x072
    x210 = x153 * x155 - x063 * (0.0036612 * x062 + x069)
    del x017, x018, x024, x027, x064, x071, x072, x062, x063, x069, x153, x155
    x211 = x163 * (0.08994675 * x162 + x166) - x161 * x170
    x212 = x162 * x171 + x164 * (0.08994675 * x161 - x169)
    del x163, x166, x170, x161, x162, x164, x169, x171
    x213 = x033 * (x030 * 0.08994675 + x038) - x030 * x039
    x214 = x031 * x040 + x032 * (x031 * 0.08994675 - x035)
    del x030, x033, x038, x039, x031, x032, x035, x040
    x215 = x077 * (0.08994675 * x076 + x080) - x075 * x084
    x216 = x076 * x085 + x078 * (0.08994675 * x075 - x083)
    del x077, x080, x084, x075, x076, x078, x083, x085
    x217 = x122 * (0.08994675 * x119 + x127) - x119 * x128
    x218 = x120 * x129 + x121 * (0.08994675 * x120 - x124)
    del x119, x122, x127, x128, x120, x121, x124, x129
    x219 = x210 + (x020 * x022 + x065 * x067)
    x220 = x111 * x113 + (x198 - x203) + (x204 - x205)
    del x020, x022, x065, x067, x210, x111, x113, x198, x203, x204, x205
    x221 = x016 * x190 + x061 * x193 + (x107 * x195 + x149 * x197)
    del x016, x061, x107, x149, x190, x193, x195, x197
    x222 = x206 + x207 + (x208 - x209) + (x044 * x055 + x089 * x100)
    del x044, x055, x089, x100, x206, x207, x208, x209
    x223 = x133 * x144 + x175 * x186 - (x165 * x168 - x034 * x037)
    del x034, x037, x133, x144, x165, x168, x175, x186
    x224 = x079 * x082 - x123 * x126 - x221
    x225 = x137 * (0.01837685 * x134 - x142) - (x219 - x220)
    del x079, x082, x123, x126, x221, x137, x142, x219, x220
    x226 = x136 * (0.01837685 * x135 - x139) - x178 * (0.01837685 * x177 - x181)
    x227 = x179 * (0.01837685 * x176 - x184) - x048 * (x045 * 0.01837685 - x053)
    del x136, x139, x178, x181, x048, x053, x179, x184
    x228 = x047 * (x046 * 0.01837685 - x050) - x092 * (0.01837685 * x091 - x095)
    x229 = x093 * (0.01837685 * x090 - x098) + x222
    x230 = x211 - x212 + (x213 - x214) + (x215 - x216 + (x217 - x218))
    del x047, x050, x092, x095, x093, x098, x222, x211, x212, x213, x214, x215, x216, x217, x218
    x231 = x225 - (x134 * x143 + x135 * x145)
    x232 = x226 + (x176 * x185 + x177 * x187)
    del x134, x135, x143, x145, x225, x176, x177, x185, x187, x226
    x233 = x227 + (x045 * x054 + x046 * x056)
    x234 = x228 + (x090 * x099 + x091 * x101)
    del x045, x046, x054, x056, x227, x090, x091, x099, x101, x228
    x235 = x230 + (x138 * x141 + x180 * x183)
    x236 = x049 * x052 + x094 * x097 + x231
    del x138, x141, x180, x183, x230, x049, x052, x094, x097, x231
    x237 = x232 + x233 + (x234 + (x229 + (x223 - x224)))
    T[...] = -((x235 + x236 - x237) * 0.5)


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
