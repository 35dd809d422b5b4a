# contact_drift of go2: Acceleration of the contact points (classical) at zero accelerations: dJ_c v.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.contact
# Convention  pinocchio
# Program     SHA-256 d0caecab14402de558b4ed2c7f70d9dd0a4fec88f107461f62079ceb3659d0a8
# Operations  326 mul, 238 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     Jdv_c  12  m/s^2  world axes
#
# Statements it rests on
#     contact/acceleration        PROVED
#     contact/baumgarte           PROVED
#     frames/ground               PROVED
#     outside/contact-drift       PROVED
#     outside/contact-drift-free  PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def contact_drift(q, v, out=None):
    """Acceleration of the contact points (classical) at zero accelerations: dJ_c v.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    v : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    Jdv_c : ndarray, (..., 12)
        world axes; m/s^2
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [
            ("Jdv_c", (12,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, Jdv_c):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (
        _, _, _, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15,
        q_16, q_17, q_18
    ) = q
    (
        v_00, v_01, v_02, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13,
        v_14, v_15, v_16, v_17
    ) = v
    (c1, c2, c3, c4, c5, c6) = numbers((1.0, 2.0, 0.1934, 0.0465, 0.213, 0.0955))
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33,
        w34, w35, w36, w37, w38, w39
    ) = slots(40)
    x001 = mul(q_03, c2, w00)
    x016 = sub(c1, mul(q_03, x001, w01), w01)
    x009 = mul(q_06, x001, w00)
    x002 = mul(q_04, c2, w02)
    x004 = mul(q_04, x002, w03)
    x021 = sub(x004, x016, w04)
    x006 = mul(q_03, x002, w05)
    x010 = mul(q_06, x002, w02)
    x003 = mul(q_05, c2, w06)
    x005 = mul(q_05, x003, w07)
    x012 = sub(x005, sub(c1, x004, w03), w03)
    x017 = sub(x005, x016, w01)
    x007 = mul(q_03, x003, w07)
    x014 = add(x007, x010, w08)
    x019 = sub(x007, x010, w02)
    x008 = mul(q_04, x003, w07)
    x011 = mul(q_06, x003, w06)
    x013 = sub(x006, x011, w09)
    x015 = add(x006, x011, w06)
    x018 = sub(x008, x009, w05)
    x020 = add(x008, x009, w00)
    x022 = sub(mul(v_02, v_04, w07), mul(v_01, v_05, w10), w10)
    x023 = sub(mul(v_00, v_05, w07), mul(v_02, v_03, w11), w11)
    x024 = sub(mul(v_01, v_03, w07), mul(v_00, v_04, w12), w12)
    x025 = mul(v_05, v_05, w07)
    x026 = mul(v_03, v_04, w13)
    x035 = mul(x026, c4, w14)
    x039 = mul(x026, c3, w13)
    x040 = add(x023, x039, w15)
    x138 = sub(x023, x039, w13)
    x036 = add(x022, x035, w11)
    x089 = sub(x022, x035, w14)
    x043 = mul(mul(v_03, v_05, w10), c3, w10)
    x042 = mul(mul(v_04, v_05, w16), c4, w16)
    x044 = add(x024, x042, w17)
    x092 = sub(x024, x042, w16)
    x093 = add(x043, x092, w12)
    x186 = sub(x043, x092, w16)
    x045 = add(x043, x044, w18)
    x140 = sub(x043, x044, w17)
    x034 = mul(add(x025, mul(v_04, v_04, w10), w10), c3, w10)
    x037 = sub(x034, x036, w19)
    x137 = add(x034, x036, w11)
    x090 = sub(x034, x089, w20)
    x184 = add(x034, x089, w14)
    x038 = mul(add(x025, mul(v_03, v_03, w10), w10), c4, w10)
    x041 = sub(x038, x040, w07)
    x091 = add(x038, x040, w15)
    x139 = sub(x038, x138, w21)
    x185 = add(x038, x138, w13)
    x027 = cos(q_07, w10)
    x028 = sin(q_07, w22)
    x046 = add(mul(x027, x045, w23), mul(x028, x041, w24), w24)
    x029 = add(mul(v_04, x027, w23), mul(v_05, x028, w25), w25)
    x033 = mul(v_06, x029, w23)
    x051 = add(v_07, x029, w25)
    x058 = add(v_08, x051, w26)
    x030 = sub(mul(v_05, x027, w27), mul(v_04, x028, w28), w28)
    x032 = mul(v_06, x030, w27)
    x031 = add(v_03, v_06, w29)
    x047 = cos(q_08, w30)
    x048 = sin(q_08, w31)
    x049 = sub(mul(x031, x047, w32), mul(x030, x048, w33), w33)
    x050 = add(mul(x030, x047, w28), mul(x031, x048, w29), w29)
    x052 = sub(mul(x033, x048, w28), mul(v_07, x050, w32), w32)
    x060 = add(mul(add(x032, mul(x049, x050, w28), w28), c5, w28), add(mul(x037, x047, w34), mul(x046, x048, w35), w35), w35)
    x053 = sub(mul(x033, x047, w23), mul(v_07, x049, w28), w28)
    x061 = mul(add(mul(x049, x049, w23), mul(x051, x051, w34), w34), c5, w34)
    x062 = add(x061, sub(mul(x046, x047, w24), mul(x037, x048, w19), w19), w19)
    x054 = cos(q_09, w34)
    x055 = sin(q_09, w24)
    x056 = sub(mul(x049, x054, w23), mul(x050, x055, w36), w36)
    x057 = add(mul(x049, x055, w33), mul(x050, x054, w23), w23)
    x064 = mul(x057, x058, w33)
    x065 = add(mul(x056, sub(v_08, x058, w37), w37), sub(mul(x052, x055, w38), mul(x053, x054, w39), w39), w39)
    x059 = sub(mul(v_08, x057, w37), add(mul(x052, x054, w38), mul(x053, x055, w28), w28), w28)
    x068 = sub(sub(x052, mul(x050, x051, w25), w25), add(x059, x064, w32), w32)
    x066 = add(mul(x065, c6, w39), mul(c5, add(x032, mul(x056, x057, w25), w25), w25), w25)
    x067 = add(add(mul(x054, x060, w39), mul(x055, x062, w27), w27), x066, w25)
    x063 = mul(x056, x056, w36)
    x071 = add(mul(c5, add(x063, mul(x058, x058, w26), w26), w26), sub(mul(x054, x062, w19), mul(x055, x060, w35), w35), w35)
    x072 = sub(mul(sub(x059, x064, w33), c6, w33), x071, w35)
    x069 = sub(mul(add(x063, mul(x057, x057, w23), w23), c6, w23), sub(mul(x028, x045, w18), mul(x027, x041, w07), w07), w07)
    x070 = sub(mul(c5, x068, w32), x069, w07)
    x073 = add(mul(x055, x072, w32), mul(x054, x067, w23), w23)
    x074 = sub(mul(x054, x072, w35), mul(x055, x067, w25), w25)
    x075 = add(mul(x047, x073, w35), mul(x048, x074, w24), w24)
    x076 = sub(mul(x047, x074, w25), mul(x048, x073, w23), w23)
    x077 = add(mul(x027, x070, w25), mul(x028, x076, w31), w31)
    x078 = sub(mul(x027, x076, w23), mul(x028, x070, w07), w07)
    x079 = sub(mul(x013, x077, w23), sub(mul(x014, x078, w22), mul(x012, x075, w10), w10), w10)
    x080 = add(mul(x017, x077, w23), add(mul(x018, x078, w22), mul(x015, x075, w25), w25), w25)
    x081 = add(mul(x020, x077, w31), sub(mul(x021, x078, w07), mul(x019, x075, w24), w24), w24)
    x082 = cos(q_10, w31)
    x083 = sin(q_10, w07)
    x094 = sub(mul(x082, x093, w23), mul(x083, x091, w22), w22)
    x084 = add(mul(v_04, x082, w23), mul(v_05, x083, w30), w30)
    x088 = mul(v_09, x084, w23)
    x099 = add(v_10, x084, w30)
    x106 = add(v_11, x099, w35)
    x085 = sub(mul(v_05, x082, w34), mul(v_04, x083, w32), w32)
    x087 = mul(v_09, x085, w34)
    x086 = add(v_03, v_09, w18)
    x095 = cos(q_11, w36)
    x096 = sin(q_11, w33)
    x097 = sub(mul(x086, x095, w28), mul(x085, x096, w26), w26)
    x098 = add(mul(x085, x095, w32), mul(x086, x096, w18), w18)
    x100 = sub(mul(x088, x096, w32), mul(v_10, x098, w28), w28)
    x108 = add(mul(c5, add(x087, mul(x097, x098, w32), w32), w32), add(mul(x090, x095, w19), mul(x094, x096, w27), w27), w27)
    x101 = sub(mul(x088, x095, w23), mul(v_10, x097, w32), w32)
    x109 = mul(c5, add(mul(x097, x097, w23), mul(x099, x099, w19), w19), w19)
    x110 = add(x109, sub(mul(x094, x095, w22), mul(x090, x096, w20), w20), w20)
    x102 = cos(q_12, w19)
    x103 = sin(q_12, w22)
    x104 = sub(mul(x097, x102, w23), mul(x098, x103, w39), w39)
    x105 = add(mul(x097, x103, w26), mul(x098, x102, w23), w23)
    x112 = mul(x105, x106, w26)
    x113 = add(mul(x104, sub(v_11, x106, w29), w29), sub(mul(x100, x103, w37), mul(x101, x102, w38), w38), w38)
    x107 = sub(mul(v_11, x105, w29), add(mul(x100, x102, w37), mul(x101, x103, w32), w32), w32)
    x116 = sub(sub(x100, mul(x098, x099, w30), w30), add(x107, x112, w28), w28)
    x114 = sub(mul(c6, x113, w38), mul(c5, add(x087, mul(x104, x105, w30), w30), w30), w30)
    x115 = sub(add(mul(x102, x108, w38), mul(x103, x110, w34), w34), x114, w30)
    x111 = mul(x104, x104, w39)
    x119 = add(mul(c5, add(x111, mul(x106, x106, w35), w35), w35), sub(mul(x102, x110, w20), mul(x103, x108, w27), w27), w27)
    x120 = add(mul(c6, sub(x107, x112, w26), w26), x119, w27)
    x117 = add(mul(c6, add(x111, mul(x105, x105, w23), w23), w23), add(mul(x082, x091, w15), mul(x083, x093, w12), w12), w12)
    x118 = add(mul(c5, x116, w28), x117, w12)
    x121 = sub(mul(x102, x115, w28), mul(x103, x120, w23), w23)
    x122 = add(mul(x102, x120, w27), mul(x103, x115, w30), w30)
    x123 = sub(mul(x095, x121, w27), mul(x096, x122, w22), w22)
    x124 = add(mul(x095, x122, w30), mul(x096, x121, w23), w23)
    x125 = sub(mul(x082, x118, w30), mul(x083, x124, w33), w33)
    x126 = add(mul(x083, x118, w12), mul(x082, x124, w23), w23)
    x127 = add(mul(x013, x125, w12), add(mul(x014, x126, w31), mul(x012, x123, w07), w07), w07)
    x128 = sub(mul(x017, x125, w12), sub(mul(x018, x126, w31), mul(x015, x123, w30), w30), w30)
    x129 = sub(mul(x020, x125, w33), add(mul(x021, x126, w23), mul(x019, x123, w22), w22), w22)
    x130 = cos(q_13, w33)
    x131 = sin(q_13, w23)
    x141 = sub(mul(x131, x139, w12), mul(x130, x140, w31), w31)
    x132 = add(mul(v_04, x130, w12), mul(v_05, x131, w36), w36)
    x136 = mul(v_12, x132, w12)
    x146 = add(v_13, x132, w36)
    x153 = add(v_14, x146, w27)
    x133 = sub(mul(v_05, x130, w19), mul(v_04, x131, w28), w28)
    x135 = mul(v_12, x133, w19)
    x134 = add(v_03, v_12, w15)
    x142 = cos(q_14, w39)
    x143 = sin(q_14, w26)
    x144 = sub(mul(x134, x142, w32), mul(x133, x143, w35), w35)
    x145 = add(mul(x133, x142, w28), mul(x134, x143, w15), w15)
    x147 = sub(mul(x136, x143, w28), mul(v_13, x145, w32), w32)
    x155 = sub(mul(c5, add(x135, mul(x144, x145, w28), w28), w28), sub(mul(x137, x142, w20), mul(x141, x143, w34), w34), w34)
    x148 = sub(mul(x136, x142, w12), mul(v_13, x144, w28), w28)
    x156 = mul(c5, add(mul(x144, x144, w12), mul(x146, x146, w20), w20), w20)
    x157 = add(x156, add(mul(x137, x143, w11), mul(x141, x142, w31), w31), w31)
    x149 = cos(q_15, w20)
    x150 = sin(q_15, w11)
    x151 = sub(mul(x144, x149, w12), mul(x145, x150, w38), w38)
    x152 = add(mul(x144, x150, w35), mul(x145, x149, w12), w12)
    x159 = mul(x152, x153, w35)
    x160 = add(mul(x151, sub(v_14, x153, w18), w18), sub(mul(x147, x150, w29), mul(x148, x149, w37), w37), w37)
    x154 = sub(mul(v_14, x152, w18), add(mul(x147, x149, w29), mul(x148, x150, w28), w28), w28)
    x163 = sub(sub(x147, mul(x145, x146, w36), w36), add(x154, x159, w32), w32)
    x161 = add(mul(c6, x160, w37), mul(c5, add(x135, mul(x151, x152, w36), w36), w36), w36)
    x162 = add(add(mul(x149, x155, w37), mul(x150, x157, w19), w19), x161, w36)
    x158 = mul(x151, x151, w38)
    x166 = add(mul(c5, add(x158, mul(x153, x153, w27), w27), w27), sub(mul(x149, x157, w31), mul(x150, x155, w34), w34), w34)
    x167 = sub(mul(c6, sub(x154, x159, w35), w35), x166, w34)
    x164 = add(mul(c6, add(x158, mul(x152, x152, w12), w12), w12), add(mul(x130, x139, w21), mul(x131, x140, w17), w17), w17)
    x165 = sub(mul(c5, x163, w32), x164, w17)
    x168 = add(mul(x150, x167, w32), mul(x149, x162, w12), w12)
    x169 = sub(mul(x149, x167, w34), mul(x150, x162, w36), w36)
    x170 = add(mul(x142, x168, w34), mul(x143, x169, w11), w11)
    x171 = sub(mul(x142, x169, w36), mul(x143, x168, w12), w12)
    x172 = add(mul(x130, x165, w36), mul(x131, x171, w26), w26)
    x173 = sub(mul(x130, x171, w12), mul(x131, x165, w17), w17)
    x174 = sub(mul(x013, x172, w12), sub(mul(x014, x173, w23), mul(x012, x170, w33), w33), w33)
    x175 = add(mul(x017, x172, w12), add(mul(x018, x173, w23), mul(x015, x170, w36), w36), w36)
    x176 = add(mul(x020, x172, w26), sub(mul(x021, x173, w17), mul(x019, x170, w11), w11), w11)
    x177 = cos(q_16, w26)
    x178 = sin(q_16, w17)
    x187 = add(mul(x177, x186, w12), mul(x178, x185, w23), w23)
    x179 = add(mul(v_04, x177, w12), mul(v_05, x178, w39), w39)
    x183 = mul(v_15, x179, w12)
    x192 = add(v_16, x179, w39)
    x199 = add(v_17, x192, w34)
    x180 = sub(mul(v_05, x177, w20), mul(v_04, x178, w32), w32)
    x182 = mul(v_15, x180, w20)
    x181 = add(v_03, v_15, w21)
    x188 = cos(q_17, w38)
    x189 = sin(q_17, w35)
    x190 = sub(mul(x181, x188, w28), mul(x180, x189, w27), w27)
    x191 = add(mul(x180, x188, w32), mul(x181, x189, w21), w21)
    x193 = sub(mul(x183, x189, w32), mul(v_16, x191, w28), w28)
    x201 = sub(mul(c5, add(x182, mul(x190, x191, w32), w32), w32), add(mul(x184, x188, w31), mul(x187, x189, w19), w19), w19)
    x194 = sub(mul(x183, x188, w12), mul(v_16, x190, w32), w32)
    x202 = mul(c5, add(mul(x190, x190, w12), mul(x192, x192, w31), w31), w31)
    x203 = add(x202, sub(mul(x184, x189, w14), mul(x187, x188, w23), w23), w23)
    x195 = cos(q_18, w31)
    x196 = sin(q_18, w14)
    x197 = sub(mul(x190, x195, w12), mul(x191, x196, w37), w37)
    x198 = add(mul(x190, x196, w27), mul(x191, x195, w12), w12)
    x205 = mul(x198, x199, w27)
    x206 = add(mul(x197, sub(v_17, x199, w15), w15), sub(mul(x193, x196, w18), mul(x194, x195, w29), w29), w29)
    x200 = sub(mul(v_17, x198, w15), add(mul(x193, x195, w18), mul(x194, x196, w32), w32), w32)
    x209 = sub(sub(x193, mul(x191, x192, w39), w39), add(x200, x205, w28), w28)
    x207 = sub(mul(c6, x206, w29), mul(c5, add(x182, mul(x197, x198, w39), w39), w39), w39)
    x208 = sub(add(mul(x195, x201, w29), mul(x196, x203, w20), w20), x207, w39)
    x204 = mul(x197, x197, w37)
    x212 = add(mul(c5, add(x204, mul(x199, x199, w34), w34), w34), sub(mul(x195, x203, w23), mul(x196, x201, w19), w19), w19)
    x213 = add(mul(c6, sub(x200, x205, w27), w27), x212, w19)
    x210 = add(mul(c6, add(x204, mul(x198, x198, w12), w12), w12), sub(mul(x177, x185, w13), mul(x178, x186, w16), w16), w16)
    x211 = add(mul(c5, x209, w28), x210, w16)
    x214 = sub(mul(x195, x208, w28), mul(x196, x213, w12), w12)
    x215 = add(mul(x195, x213, w19), mul(x196, x208, w39), w39)
    x216 = sub(mul(x188, x214, w19), mul(x189, x215, w14), w14)
    x217 = add(mul(x188, x215, w39), mul(x189, x214, w12), w12)
    x218 = sub(mul(x177, x211, w39), mul(x178, x217, w35), w35)
    x219 = add(mul(x178, x211, w16), mul(x177, x217, w12), w12)
    x220 = add(mul(x013, x218, w09), add(mul(x014, x219, w08), mul(x012, x216, w03), w03), w03)
    x221 = sub(mul(x017, x218, w01), sub(mul(x018, x219, w05), mul(x015, x216, w06), w06), w06)
    x222 = sub(mul(x020, x218, w35), add(mul(x021, x219, w12), mul(x019, x216, w14), w14), w14)
    Jdv_c[0] = x079
    Jdv_c[1] = -x080
    Jdv_c[2] = x081
    Jdv_c[3] = x127
    Jdv_c[4] = -x128
    Jdv_c[5] = x129
    Jdv_c[6] = x174
    Jdv_c[7] = -x175
    Jdv_c[8] = x176
    Jdv_c[9] = x220
    Jdv_c[10] = -x221
    Jdv_c[11] = x222


_ONE = (
    lambda a, b, _: a - b,
    lambda a, b, _: a + b,
    lambda a, b, _: a * b,
    lambda a, b, _: a / b if b else float(np.divide(a, b)),
    lambda a, _: float(np.sqrt(a)),
    lambda a, _: math.sin(a) if abs(a) < math.inf else math.nan,
    lambda a, _: math.cos(a) if abs(a) < math.inf else math.nan,
    lambda a, _: float(np.tan(a)),
    lambda a, b, _: float(np.arctan2(a, b)),
    lambda a, b: a < b,
    lambda condition, a, b: a if condition else b,
    lambda values: values,
    lambda count: (None,) * count,
)
"""What a kernel's words stand for where entries are numbers."""

_MANY = (
    np.subtract,
    np.add,
    np.multiply,
    np.divide,
    np.sqrt,
    np.sin,
    np.cos,
    np.tan,
    np.arctan2,
    np.less,
    np.where,
    lambda values: [np.array(value) for value in values],
)
"""What they stand for, but for slots, where entries are arrays."""


def _run(kernel, arguments, outputs, out):
    """Run a kernel on one state, or on a batch of them block by block."""
    arrays = [_checked(*argument) for argument in arguments]
    batch = _batch(arguments, arrays)
    results = [np.empty(batch + shape) for _, shape in outputs] if out is None else out
    if out is not None:
        _check_out(outputs, out, batch)
        results = [x if x.flags.c_contiguous else np.empty(x.shape) for x in out]
    if batch:
        _run_many(kernel, zip(arguments, arrays), batch, zip(outputs, results))
    else:
        kernel(_ONE, *[array.ravel().tolist() for array in arrays], *results)
    return [result[()] for result in results] if out is None else _copied(results, out)


def _run_many(kernel, arguments, batch, results):
    """Run a kernel block by block, on rows of states."""
    count, work = math.prod(batch), []
    states = [_by_state(*pair, batch) for pair in arguments]
    rows = [array.reshape(count, *shape) for (_, shape), array in results]
    np.empty(1 << 21)  # an allocator that has freed this much keeps the small arrays' memory
    for start in range(0, count, _BLOCK):
        stop = min(start + _BLOCK, count)

        def slots(number, size=stop - start):
            if not work:
                work.append(np.empty((number, size)))
            return list(work[0][:, :size])

        entries = [list(np.ascontiguousarray(state[start:stop].T)) for state in states]
        views = [np.moveaxis(result[start:stop], 0, -1) for result in rows]
        kernel((*_MANY, slots), *entries, *views)


def _checked(name, value, shape):
    """An argument as an array of doubles whose last axes have this shape."""
    array = np.asarray(value)
    if array.dtype.kind == "c":  # NumPy would drop the imaginary parts
        raise ValueError(f"{name}: expected real numbers, got complex ones")
    array = array.astype(np.float64, copy=False)
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


def _check_out(outputs, out, batch):
    """Refuse arrays that cannot hold the results."""
    if len(out) != len(outputs):
        raise ValueError(f"out: expected {len(outputs)} arrays, got {len(out)}")
    for (name, shape), array in zip(outputs, out):
        if not isinstance(array, np.ndarray) or array.dtype != np.float64:
            raise ValueError(f"out: expected an array of doubles for {name}")
        if array.shape != batch + shape:
            raise ValueError(f"out: expected shape {batch + shape} for {name}, got {array.shape}")


def _copied(results, out):
    """The caller's arrays with the results in them."""
    for result, array in zip(results, out):
        if array is not result:
            array[...] = result
    return out


def _by_state(argument, array, batch):
    """An argument with one row a state."""
    shape = argument[2]
    return np.broadcast_to(array, batch + shape).reshape(math.prod(batch), math.prod(shape))
