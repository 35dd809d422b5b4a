# frame_jacobian_RL_foot_world_dot of go2: Time derivative of the Jacobian of RL_foot: linear first, world axes at the world's origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 0bccf8fbecb0a91db4eb5176606c71211c6138abb9f5e8d1b81986698917c9ff
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

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def frame_jacobian_RL_foot_world_dot(q, v, out=None):
    """Time derivative of the Jacobian of RL_foot: linear first, world axes at the world's origin.

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
    dJ : ndarray, (..., 6, 18)
        linear first, world axes at the world's origin; 1/s, m/s
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [
            ("dJ", (6, 18)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, dJ):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (q_00, q_01, q_02, q_03, q_04, q_05, q_06, _, _, _, _, _, _, q_13, q_14, q_15, _, _, _) = q
    (v_00, v_01, v_02, v_03, v_04, v_05, _, _, _, _, _, _, v_12, v_13, v_14, _, _, _) = v
    (c1, c2, c3, c4, c5, c6) = numbers((1.0, 2.0, 0.1934, 0.0465, 0.213, 0.0955))
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33,
        w34, w35, w36, w37, w38, w39, w40, w41, w42, w43, w44, w45, w46, w47, w48, w49, w50,
        w51, w52, w53, w54, w55, w56, w57, w58, w59, w60, w61, w62, w63, w64, w65, w66, w67,
        w68
    ) = slots(69)
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
    x158 = add(mul(v_03, x021, w07), mul(v_05, x019, w09), w09)
    x146 = add(mul(v_03, x014, w07), mul(v_05, x012, w10), w10)
    x008 = mul(q_04, x003, w07)
    x011 = mul(q_06, x003, w06)
    x013 = sub(x006, x011, w11)
    x015 = add(x006, x011, w06)
    x071 = sub(mul(x017, c4, w05), sub(q_01, mul(x015, c3, w12), w12), w12)
    x153 = add(mul(v_04, x015, w05), mul(v_03, x017, w13), w13)
    x068 = add(mul(x012, c3, w05), add(q_00, mul(x013, c4, w14), w14), w14)
    x145 = sub(mul(v_05, x013, w05), mul(v_04, x014, w15), w15)
    x147 = add(mul(v_04, x012, w05), mul(v_03, x013, w16), w16)
    x165 = sub(mul(v_00, x012, w05), add(mul(v_01, x013, w17), mul(v_02, x014, w18), w18), w18)
    x018 = sub(x008, x009, w05)
    x020 = add(x008, x009, w00)
    x074 = sub(mul(x019, c3, w07), add(q_02, mul(x020, c4, w17), w17), w17)
    x157 = add(mul(v_05, x020, w07), mul(v_04, x021, w19), w19)
    x159 = sub(mul(v_04, x019, w07), mul(v_03, x020, w20), w20)
    x179 = sub(mul(v_02, x021, w07), add(mul(v_00, x019, w21), mul(v_01, x020, w22), w22), w22)
    x151 = add(mul(v_05, x017, w07), mul(v_04, x018, w21), w21)
    x152 = sub(mul(v_03, x018, w07), mul(v_05, x015, w23), w23)
    x172 = sub(mul(v_01, x017, w07), add(mul(v_00, x015, w24), mul(v_02, x018, w25), w25), w25)
    x022 = cos(q_13, w07)
    x036 = mul(x022, c6, w24)
    x023 = sin(q_13, w26)
    x038 = mul(x023, c6, w27)
    x046 = add(mul(x013, x022, w28), mul(x014, x023, w29), w29)
    x047 = sub(mul(x017, x022, w28), mul(x018, x023, w30), w30)
    x048 = sub(mul(x020, x022, w28), mul(x021, x023, w31), w31)
    x058 = sub(mul(x014, x022, w28), mul(x013, x023, w32), w32)
    x059 = add(mul(x018, x022, w28), mul(x017, x023, w33), w33)
    x060 = add(mul(x021, x022, w28), mul(x020, x023, w34), w34)
    x076 = add(mul(v_04, x022, w28), mul(v_05, x023, w35), w35)
    x081 = add(v_13, x076, w28)
    x077 = sub(mul(v_05, x022, w36), mul(v_04, x023, w37), w37)
    x121 = add(mul(x022, x077, w36), mul(x023, x076, w38), w38)
    x124 = sub(mul(x023, x077, w36), mul(x022, x076, w39), w39)
    x148 = add(mul(x013, x121, w36), mul(x014, x124, w40), w40)
    x154 = sub(mul(x017, x121, w36), mul(x018, x124, w41), w41)
    x160 = sub(mul(x020, x121, w38), mul(x021, x124, w39), w39)
    x024 = cos(q_14, w38)
    x025 = sin(q_14, w36)
    x061 = sub(mul(x012, x025, w42), mul(x024, x058, w43), w43)
    x062 = add(mul(x015, x025, w42), mul(x024, x059, w44), w44)
    x063 = sub(mul(x019, x025, w42), mul(x024, x060, w45), w45)
    x026 = cos(q_15, w42)
    x029 = mul(x026, c5, w46)
    x089 = add(c5, x029, w47)
    x027 = sin(q_15, w48)
    x064 = mul(x027, add(mul(x012, x024, w49), mul(x025, x058, w32), w32), w32)
    x067 = mul(c5, add(x061, add(mul(x026, x061, w49), x064, w32), w32), w32)
    x069 = add(x067, add(mul(c6, x046, w43), x068, w14), w14)
    x065 = mul(x027, sub(mul(x015, x024, w32), mul(x025, x059, w33), w33), w33)
    x070 = mul(c5, add(x062, add(mul(x026, x062, w32), x065, w33), w33), w33)
    x072 = add(x070, add(mul(c6, x047, w44), x071, w12), w12)
    x066 = mul(x027, add(mul(x019, x024, w33), mul(x025, x060, w34), w34), w34)
    x073 = mul(c5, add(x063, add(mul(x026, x063, w33), x066, w34), w34), w34)
    x075 = sub(x073, sub(mul(c6, x048, w45), x074, w17), w17)
    x028 = mul(x027, c5, w34)
    x030 = mul(x024, x028, w45)
    x031 = add(x030, mul(x025, x029, w33), w33)
    x100 = add(x030, mul(x025, x089, w44), w44)
    x034 = add(x031, mul(x025, c5, w45), w45)
    x040 = mul(x023, x034, w32)
    x042 = mul(x022, x034, w43)
    x044 = add(c3, x034, w45)
    x115 = add(c3, x100, w49)
    x139 = mul(v_03, x115, w50)
    x041 = mul(x023, x031, w51)
    x043 = mul(x022, x031, w33)
    x032 = mul(x025, x028, w52)
    x033 = sub(x032, mul(x024, x029, w46), w46)
    x101 = sub(x032, mul(x024, x089, w53), w53)
    x111 = add(mul(c6, x076, w52), mul(x077, x101, w54), w54)
    x035 = sub(x033, mul(x024, c5, w52), w52)
    x037 = sub(x036, mul(x023, x035, w55), w55)
    x045 = add(c4, x037, w56)
    x163 = mul(v_05, sub(mul(x012, x045, w57), mul(x013, x044, w58), w58), w58)
    x170 = mul(v_05, sub(mul(x015, x045, w57), mul(x017, x044, w59), w59), w59)
    x177 = mul(v_05, add(mul(x019, x045, w57), mul(x020, x044, w60), w60), w60)
    x039 = add(x038, mul(x022, x035, w57), w57)
    x049 = mul(x013, x039, w61)
    x168 = sub(mul(v_03, sub(x049, mul(x014, x045, w62), w62), w62), x163, w58)
    x052 = mul(x017, x039, w62)
    x175 = sub(mul(v_03, add(x052, mul(x018, x045, w63), w63), w63), x170, w59)
    x055 = mul(x020, x039, w63)
    x182 = add(mul(v_03, add(x055, mul(x021, x045, w56), w56), w56), x177, w60)
    x164 = mul(v_04, sub(mul(x012, x039, w56), mul(x014, x044, w64), w64), w64)
    x166 = add(mul(v_12, sub(x049, mul(x014, x037, w56), w56), w56), x164, w64)
    x171 = mul(v_04, add(mul(x015, x039, w56), mul(x018, x044, w61), w61), w61)
    x173 = add(mul(v_12, add(x052, mul(x018, x037, w56), w56), w56), x171, w61)
    x178 = mul(v_04, sub(mul(x019, x039, w57), mul(x021, x044, w45), w45), w45)
    x180 = sub(mul(v_12, add(x055, mul(x021, x037, w55), w55), w55), x178, w45)
    x050 = sub(mul(x014, x042, w55), add(mul(x013, x040, w63), mul(x012, x035, w57), w57), w57)
    x053 = add(mul(x018, x042, w55), add(mul(x017, x040, w63), mul(x015, x035, w56), w56), w56)
    x056 = add(mul(x021, x042, w43), sub(mul(x020, x040, w32), mul(x019, x035, w52), w52), w52)
    x207 = sub(mul(x075, x148, w43), sub(mul(x015, x111, w32), mul(x069, x160, w55), w55), w55)
    x223 = add(mul(x072, x148, w43), sub(mul(x019, x111, w32), mul(x069, x154, w63), w63), w63)
    x114 = add(x038, mul(x022, x101, w43), w43)
    x116 = sub(mul(x023, x101, w53), add(c4, x036, w24), w24)
    x133 = mul(v_04, x116, w53)
    x144 = add(x133, x139, w27)
    x134 = mul(v_05, x114, w32)
    x135 = sub(x133, x134, w53)
    x140 = sub(x134, x139, w50)
    x199 = add(mul(x075, x145, w32), add(mul(x015, x135, w62), mul(x069, x157, w65), w65), w65)
    x215 = sub(mul(x072, x145, w32), add(mul(x019, x135, w62), mul(x069, x151, w66), w66), w66)
    x051 = sub(mul(x014, x043, w32), add(mul(x013, x041, w62), mul(x012, x033, w67), w67), w67)
    x167 = add(mul(v_13, x050, w57), sub(mul(v_14, x051, w67), x165, w18), w18)
    x169 = add(x168, sub(x166, x167, w18), w18)
    x217 = add(mul(x017, x169, w58), add(mul(x020, x140, w64), mul(x069, x152, w57), w57), w57)
    x220 = sub(mul(x018, x169, w58), add(mul(x021, x144, w64), mul(x069, x153, w67), w67), w67)
    x054 = add(mul(x018, x043, w58), add(mul(x017, x041, w64), mul(x015, x033, w32), w32), w32)
    x174 = add(mul(v_13, x053, w56), sub(mul(v_14, x054, w32), x172, w25), w25)
    x176 = add(x175, add(x173, x174, w25), w25)
    x057 = add(mul(x021, x043, w33), sub(mul(x020, x041, w51), mul(x019, x033, w46), w46), w46)
    x181 = add(mul(v_13, x056, w52), add(mul(v_14, x057, w46), x179, w22), w22)
    x183 = add(x182, add(x180, x181, w22), w22)
    x193 = sub(mul(x047, x183, w60), mul(x048, x176, w45), w45)
    x198 = add(mul(x019, x169, w60), mul(x012, x183, w52), w52)
    x201 = add(mul(x013, x183, w60), sub(mul(x017, x140, w46), mul(x069, x158, w33), w33), w33)
    x202 = add(sub(mul(x075, x146, w60), mul(x020, x169, w46), w46), x201, w33)
    x204 = add(mul(x014, x183, w46), add(mul(x018, x144, w60), mul(x069, x159, w51), w51), w51)
    x205 = sub(sub(mul(x075, x147, w46), mul(x021, x169, w60), w60), x204, w51)
    x209 = sub(mul(x048, x169, w31), mul(x046, x183, w60), w60)
    x225 = sub(mul(x046, x176, w29), mul(x047, x169, w30), w30)
    x184 = add(mul(x015, x183, w29), mul(x019, x176, w31), w31)
    x185 = add(sub(mul(x012, x135, w53), mul(x075, x151, w29), w29), sub(x184, mul(x072, x157, w53), w53), w53)
    x191 = sub(add(mul(x012, x111, w54), mul(x075, x154, w29), w29), sub(x184, mul(x072, x160, w54), w54), w54)
    x187 = add(mul(x020, x176, w29), add(mul(x013, x140, w50), mul(x075, x152, w31), w31), w31)
    x189 = add(mul(x021, x176, w29), sub(mul(x014, x144, w27), mul(x075, x153, w50), w50), w50)
    x214 = sub(mul(x012, x176, w29), mul(x015, x169, w18), w18)
    x218 = add(sub(mul(x072, x146, w29), mul(x013, x176, w27), w27), x217, w57)
    x221 = add(add(mul(x072, x147, w27), mul(x014, x176, w25), w25), x220, w67)
    x078 = add(v_03, v_12, w25)
    x079 = sub(mul(x024, x078, w27), mul(x025, x077, w29), w29)
    x080 = add(mul(x024, x077, w27), mul(x025, x078, w25), w25)
    x098 = add(mul(x028, x079, w34), mul(x080, x089, w47), w47)
    x082 = sub(mul(x026, x079, w34), mul(x027, x080, w27), w27)
    x086 = mul(c6, x082, w34)
    x092 = mul(c5, add(x079, x082, w46), w46)
    x113 = add(x092, mul(x077, x100, w37), w37)
    x083 = add(mul(x026, x080, w59), mul(x027, x079, w61), w61)
    x084 = mul(c6, x083, w59)
    x085 = add(x084, mul(c5, add(v_14, x081, w56), w56), w56)
    x088 = sub(x084, x085, w59)
    x095 = mul(x027, x088, w32)
    x096 = mul(x026, x088, w59)
    x108 = add(mul(x024, x095, w58), mul(x025, x096, w64), w64)
    x110 = sub(mul(x025, x095, w32), mul(x024, x096, w59), w59)
    x090 = add(mul(x026, x086, w32), mul(x027, x085, w58), w58)
    x091 = add(mul(x026, x085, w56), sub(mul(c5, x081, w28), mul(x027, x086, w34), w34), w34)
    x099 = sub(x091, mul(c6, x080, w56), w56)
    x093 = sub(mul(x027, x082, w28), mul(x026, x083, w32), w32)
    x094 = add(mul(x026, x082, w27), mul(x027, x083, w48), w48)
    x087 = mul(c5, x083, w61)
    x129 = add(mul(x022, x087, w27), mul(x023, x110, w42), w42)
    x132 = sub(mul(x022, x110, w59), mul(x023, x087, w61), w61)
    x196 = add(sub(x193, mul(x012, x108, w59), w59), sub(mul(x013, x129, w27), mul(x014, x132, w28), w28), w28)
    x212 = add(sub(x209, mul(x015, x108, w59), w59), add(mul(x017, x129, w27), mul(x018, x132, w62), w62), w62)
    x228 = add(add(x225, mul(x019, x108, w64), w64), add(mul(x020, x129, w42), mul(x021, x132, w61), w61), w61)
    x104 = add(mul(x024, x093, w64), mul(x025, x094, w42), w42)
    x106 = sub(mul(x024, x094, w48), mul(x025, x093, w32), w32)
    x123 = mul(x023, x106, w48)
    x126 = mul(x022, x106, w32)
    x150 = sub(mul(x014, x126, w64), add(mul(x013, x123, w59), mul(x012, x104, w27), w27), w27)
    x156 = add(mul(x018, x126, w64), add(mul(x017, x123, w59), mul(x015, x104, w68), w68), w68)
    x162 = add(mul(x021, x126, w32), sub(mul(x020, x123, w48), mul(x019, x104, w42), w42), w42)
    x213 = add(sub(mul(x069, x162, w32), mul(x075, x150, w48), w48), x212, w62)
    x197 = sub(add(mul(x075, x156, w48), mul(x072, x162, w32), w32), x196, w28)
    x229 = sub(add(mul(x072, x150, w32), mul(x069, x156, w48), w48), x228, w61)
    x102 = add(mul(x024, x090, w48), mul(x025, x091, w32), w32)
    x112 = sub(x102, mul(x076, x100, w44), w44)
    x127 = add(mul(x022, x112, w35), mul(x023, x113, w48), w48)
    x130 = sub(mul(x022, x113, w37), mul(x023, x112, w44), w44)
    x192 = add(x191, sub(mul(x013, x127, w37), mul(x014, x130, w35), w35), w35)
    x208 = add(mul(x018, x130, w54), add(mul(x017, x127, w37), sub(x198, x207, w55), w55), w55)
    x224 = add(mul(x021, x130, w44), sub(mul(x020, x127, w48), add(x214, x223, w63), w63), w63)
    x097 = sub(x090, mul(c6, x079, w44), w44)
    x107 = add(mul(x024, x097, w48), mul(x025, x099, w54), w54)
    x109 = sub(mul(x024, x099, w56), mul(x025, x097, w44), w44)
    x103 = sub(mul(x025, x079, w56), mul(x024, x080, w48), w48)
    x105 = add(mul(x024, x079, w29), mul(x025, x080, w25), w25)
    x122 = mul(x023, x105, w29)
    x125 = mul(x022, x105, w25)
    x128 = add(mul(x022, x098, w56), mul(x023, x109, w37), w37)
    x131 = sub(mul(x022, x109, w44), mul(x023, x098, w47), w47)
    x149 = sub(mul(x014, x125, w44), add(mul(x013, x122, w56), mul(x012, x103, w64), w64), w64)
    x155 = add(mul(x018, x125, w44), add(mul(x017, x122, w56), mul(x015, x103, w59), w59), w59)
    x161 = add(mul(x021, x125, w25), sub(mul(x020, x122, w29), mul(x019, x103, w48), w48), w48)
    x194 = sub(add(mul(x072, x161, w25), mul(x075, x155, w29), w29), add(x193, mul(x012, x107, w25), w25), w25)
    x195 = sub(x194, sub(mul(x013, x128, w29), mul(x014, x131, w45), w45), w45)
    x210 = sub(sub(mul(x075, x149, w17), mul(x069, x161, w25), w25), add(x209, mul(x015, x107, w17), w17), w17)
    x211 = sub(x210, add(mul(x017, x128, w25), mul(x018, x131, w60), w60), w60)
    x226 = sub(add(mul(x069, x155, w14), mul(x072, x149, w17), w17), sub(x225, mul(x019, x107, w54), w54), w54)
    x227 = sub(x226, add(mul(x020, x128, w37), mul(x021, x131, w47), w47), w47)
    x117 = add(mul(x024, x091, w34), sub(mul(v_05, c4, w38), mul(x025, x090, w58), w58), w58)
    x141 = add(x117, mul(v_04, x114, w34), w34)
    x143 = add(x117, mul(v_05, x116, w38), w38)
    x188 = add(mul(x014, x143, w58), sub(mul(x072, x158, w36), mul(x017, x183, w54), w54), w54)
    x190 = add(mul(x013, x141, w58), sub(mul(x072, x159, w12), mul(x018, x183, w22), w22), w22)
    x118 = add(mul(x023, x102, w58), sub(mul(v_05, c3, w12), mul(x022, x092, w36), w36), w36)
    x137 = sub(x118, mul(v_03, x114, w43), w43)
    x142 = sub(x118, mul(v_05, x115, w58), w58)
    x206 = add(mul(x015, x137, w36), add(mul(x017, x141, w12), x205, w51), w51)
    x222 = sub(mul(x019, x137, w36), add(mul(x020, x141, w34), x221, w67), w67)
    x119 = add(mul(x023, x092, w46), add(mul(v_03, c4, w26), mul(v_04, c3, w36), w36), w36)
    x120 = add(mul(x022, x102, w32), x119, w36)
    x136 = add(x120, mul(v_03, x116, w24), w24)
    x138 = sub(x120, mul(v_04, x115, w49), w49)
    x186 = sub(x185, add(mul(x014, x142, w08), mul(x013, x138, w11), w11), w11)
    x200 = sub(mul(x017, x138, w01), sub(mul(x018, x142, w53), sub(x198, x199, w65), w65), w65)
    x216 = sub(mul(x020, x138, w49), add(mul(x021, x142, w58), add(x214, x215, w66), w66), w66)
    x203 = add(mul(x015, x136, w06), sub(mul(x018, x143, w05), x202, w33), w33)
    x219 = sub(mul(x019, x136, w02), sub(mul(x021, x143, w38), x218, w57), w57)
    dJ[...] = 0.0
    dJ[0, 0] = x145
    dJ[0, 1] = x146
    dJ[0, 2] = -x147
    dJ[0, 3] = x186
    dJ[0, 4] = sub(x188, sub(mul(x012, x136, w24), x187, w31), w31)
    dJ[0, 5] = -add(x190, add(mul(x012, x137, w43), x189, w50), w50)
    dJ[0, 12] = -x192
    dJ[0, 13] = x195
    dJ[0, 14] = x197
    dJ[1, 0] = -x151
    dJ[1, 1] = x152
    dJ[1, 2] = x153
    dJ[1, 3] = x200
    dJ[1, 4] = x203
    dJ[1, 5] = x206
    dJ[1, 12] = x208
    dJ[1, 13] = -x211
    dJ[1, 14] = x213
    dJ[2, 0] = x157
    dJ[2, 1] = -x158
    dJ[2, 2] = x159
    dJ[2, 3] = -x216
    dJ[2, 4] = x219
    dJ[2, 5] = x222
    dJ[2, 12] = -x224
    dJ[2, 13] = x227
    dJ[2, 14] = x229
    dJ[3, 3] = x145
    dJ[3, 4] = x146
    dJ[3, 5] = -x147
    dJ[3, 12] = x148
    dJ[3, 13] = x149
    dJ[3, 14] = x150
    dJ[4, 3] = -x151
    dJ[4, 4] = x152
    dJ[4, 5] = x153
    dJ[4, 12] = -x154
    dJ[4, 13] = x155
    dJ[4, 14] = x156
    dJ[5, 3] = x157
    dJ[5, 4] = -x158
    dJ[5, 5] = x159
    dJ[5, 12] = x160
    dJ[5, 13] = -x161
    dJ[5, 14] = -x162


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
