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

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def frame_jacobian_RL_foot_local_dot(q, v, out=None):
    """Time derivative of the Jacobian of RL_foot: linear first, the frame's axes and origin.

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
        linear first, the frame's axes and origin; 1/s, m/s
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
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, q_13, q_14, q_15, _, _, _) = q
    (_, _, _, v_03, v_04, v_05, _, _, _, _, _, _, v_12, v_13, v_14, _, _, _) = v
    (c1, c2, c3, c4, c5, c6) = numbers((1.0, 2.0, 0.1934, 0.0465, 0.213, 0.0955))
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33,
        w34, w35, w36, w37, w38, w39, w40, w41, w42, w43, w44, w45, w46, w47, w48, w49, w50,
        w51, w52, w53, w54, w55, w56, w57, w58, w59, w60, w61, w62, w63, w64, w65, w66, w67,
        w68, w69, w70, w71, w72, w73, w74, w75, w76, w77, w78, w79, w80, w81, w82, w83, w84
    ) = slots(85)
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
    x022 = cos(q_13, w07)
    x036 = mul(x022, c6, w10)
    x023 = sin(q_13, w11)
    x038 = mul(x023, c6, w12)
    x046 = add(mul(x013, x022, w13), mul(x014, x023, w14), w14)
    x047 = sub(mul(x017, x022, w13), mul(x018, x023, w15), w15)
    x048 = sub(mul(x020, x022, w13), mul(x021, x023, w16), w16)
    x070 = sub(mul(x014, x022, w13), mul(x013, x023, w17), w17)
    x071 = add(mul(x018, x022, w13), mul(x017, x023, w18), w18)
    x072 = add(mul(x021, x022, w13), mul(x020, x023, w19), w19)
    x085 = add(mul(v_04, x022, w13), mul(v_05, x023, w20), w20)
    x090 = add(v_13, x085, w13)
    x086 = sub(mul(v_05, x022, w21), mul(v_04, x023, w22), w22)
    x130 = add(mul(x022, x086, w21), mul(x023, x085, w23), w23)
    x133 = sub(mul(x023, x086, w21), mul(x022, x085, w24), w24)
    x024 = cos(q_14, w21)
    x025 = sin(q_14, w25)
    x073 = add(mul(x012, x024, w26), mul(x025, x070, w27), w27)
    x075 = sub(mul(x015, x024, w26), mul(x025, x071, w28), w28)
    x077 = add(mul(x019, x024, w26), mul(x025, x072, w29), w29)
    x074 = sub(mul(x012, x025, w26), mul(x024, x070, w17), w17)
    x076 = add(mul(x015, x025, w26), mul(x024, x071, w18), w18)
    x078 = sub(mul(x019, x025, w26), mul(x024, x072, w19), w19)
    x026 = cos(q_15, w26)
    x029 = mul(x026, c5, w30)
    x098 = add(c5, x029, w31)
    x027 = sin(q_15, w32)
    x079 = sub(mul(x026, x073, w33), mul(x027, x074, w34), w34)
    x080 = add(mul(x026, x074, w17), mul(x027, x073, w27), w27)
    x081 = sub(mul(x026, x075, w17), mul(x027, x076, w33), w33)
    x082 = add(mul(x026, x076, w18), mul(x027, x075, w28), w28)
    x083 = sub(mul(x026, x077, w18), mul(x027, x078, w17), w17)
    x084 = add(mul(x026, x078, w19), mul(x027, x077, w29), w29)
    x028 = mul(x027, c5, w19)
    x030 = mul(x024, x028, w18)
    x031 = add(x030, mul(x025, x029, w35), w35)
    x109 = add(x030, mul(x025, x098, w36), w36)
    x034 = add(x031, mul(x025, c5, w18), w18)
    x040 = mul(x023, x034, w37)
    x042 = mul(x022, x034, w38)
    x044 = add(c3, x034, w18)
    x124 = add(c3, x109, w39)
    x148 = mul(v_03, x124, w40)
    x041 = mul(x023, x031, w41)
    x043 = mul(x022, x031, w35)
    x032 = mul(x025, x028, w42)
    x033 = sub(x032, mul(x024, x029, w30), w30)
    x110 = sub(x032, mul(x024, x098, w43), w43)
    x120 = add(mul(c6, x085, w42), mul(x086, x110, w44), w44)
    x035 = sub(x033, mul(x024, c5, w42), w42)
    x037 = sub(x036, mul(x023, x035, w45), w45)
    x045 = add(c4, x037, w46)
    x063 = sub(mul(x012, x045, w47), mul(x013, x044, w48), w48)
    x066 = sub(mul(x015, x045, w47), mul(x017, x044, w49), w49)
    x069 = add(mul(x019, x045, w47), mul(x020, x044, w50), w50)
    x039 = add(x038, mul(x022, x035, w47), w47)
    x049 = mul(x013, x039, w51)
    x050 = sub(x049, mul(x014, x037, w52), w52)
    x061 = sub(x049, mul(x014, x045, w53), w53)
    x053 = mul(x017, x039, w51)
    x054 = add(x053, mul(x018, x037, w54), w54)
    x064 = add(x053, mul(x018, x045, w55), w55)
    x057 = mul(x020, x039, w51)
    x058 = add(x057, mul(x021, x037, w45), w45)
    x067 = add(x057, mul(x021, x045, w46), w46)
    x062 = sub(mul(x012, x039, w51), mul(x014, x044, w56), w56)
    x065 = add(mul(x015, x039, w51), mul(x018, x044, w57), w57)
    x068 = sub(mul(x019, x039, w47), mul(x021, x044, w18), w18)
    x051 = sub(mul(x014, x042, w47), add(mul(x013, x040, w51), mul(x012, x035, w58), w58), w58)
    x055 = add(mul(x018, x042, w47), add(mul(x017, x040, w51), mul(x015, x035, w59), w59), w59)
    x059 = add(mul(x021, x042, w38), sub(mul(x020, x040, w37), mul(x019, x035, w42), w42), w42)
    x123 = add(x038, mul(x022, x110, w38), w38)
    x125 = sub(mul(x023, x110, w43), add(c4, x036, w10), w10)
    x142 = mul(v_04, x125, w43)
    x153 = add(x142, x148, w12)
    x143 = mul(v_05, x123, w37)
    x144 = sub(x142, x143, w43)
    x149 = sub(x143, x148, w40)
    x052 = sub(mul(x014, x043, w37), add(mul(x013, x041, w47), mul(x012, x033, w51), w51), w51)
    x056 = add(mul(x018, x043, w37), add(mul(x017, x041, w47), mul(x015, x033, w60), w60), w60)
    x060 = add(mul(x021, x043, w35), sub(mul(x020, x041, w41), mul(x019, x033, w30), w30), w30)
    x087 = add(v_03, v_12, w35)
    x088 = sub(mul(x024, x087, w41), mul(x025, x086, w37), w37)
    x089 = add(mul(x024, x086, w41), mul(x025, x087, w47), w47)
    x107 = add(mul(x028, x088, w19), mul(x089, x098, w31), w31)
    x091 = sub(mul(x026, x088, w19), mul(x027, x089, w41), w41)
    x101 = mul(c5, add(x088, x091, w19), w19)
    x122 = add(x101, mul(x086, x109, w22), w22)
    x095 = mul(c6, x091, w61)
    x092 = add(mul(x026, x089, w62), mul(x027, x088, w63), w63)
    x093 = mul(c6, x092, w62)
    x094 = add(x093, mul(c5, add(v_14, x090, w64), w64), w64)
    x097 = sub(x093, x094, w62)
    x104 = mul(x027, x097, w65)
    x105 = mul(x026, x097, w62)
    x117 = add(mul(x024, x104, w66), mul(x025, x105, w67), w67)
    x119 = sub(mul(x025, x104, w65), mul(x024, x105, w62), w62)
    x099 = add(mul(x026, x095, w65), mul(x027, x094, w66), w66)
    x106 = sub(x099, mul(c6, x088, w65), w65)
    x100 = add(mul(x026, x094, w64), sub(mul(c5, x090, w13), mul(x027, x095, w61), w61), w61)
    x102 = sub(mul(x027, x091, w64), mul(x026, x092, w13), w13)
    x103 = add(mul(x026, x091, w41), mul(x027, x092, w32), w32)
    x096 = mul(c5, x092, w63)
    x138 = add(mul(x022, x096, w41), mul(x023, x119, w26), w26)
    x141 = sub(mul(x022, x119, w62), mul(x023, x096, w63), w63)
    x113 = add(mul(x024, x102, w62), mul(x025, x103, w41), w41)
    x115 = sub(mul(x024, x103, w32), mul(x025, x102, w13), w13)
    x132 = mul(x023, x115, w32)
    x135 = mul(x022, x115, w13)
    x111 = add(mul(x024, x099, w62), mul(x025, x100, w64), w64)
    x121 = sub(x111, mul(x085, x109, w36), w36)
    x136 = add(mul(x022, x121, w20), mul(x023, x122, w62), w62)
    x139 = sub(mul(x022, x122, w22), mul(x023, x121, w36), w36)
    x108 = sub(x100, mul(c6, x089, w22), w22)
    x116 = add(mul(x024, x106, w20), mul(x025, x108, w68), w68)
    x118 = sub(mul(x024, x108, w22), mul(x025, x106, w65), w65)
    x112 = sub(mul(x025, x088, w22), mul(x024, x089, w20), w20)
    x114 = add(mul(x024, x088, w37), mul(x025, x089, w47), w47)
    x131 = mul(x023, x114, w37)
    x134 = mul(x022, x114, w47)
    x137 = add(mul(x022, x107, w22), mul(x023, x118, w69), w69)
    x140 = sub(mul(x022, x118, w65), mul(x023, x107, w31), w31)
    x224 = sub(mul(x014, x134, w65), add(mul(x013, x131, w22), mul(x012, x112, w70), w70), w70)
    x230 = add(mul(x018, x134, w65), add(mul(x017, x131, w22), mul(x015, x112, w71), w71), w71)
    x236 = add(mul(x021, x134, w47), sub(mul(x020, x131, w37), mul(x019, x112, w20), w20), w20)
    x126 = add(mul(x024, x100, w61), sub(mul(v_05, c4, w21), mul(x025, x099, w66), w66), w66)
    x150 = add(x126, mul(v_04, x123, w61), w61)
    x152 = add(x126, mul(v_05, x125, w21), w21)
    x127 = add(mul(x023, x111, w66), sub(mul(v_05, c3, w25), mul(x022, x101, w47), w47), w47)
    x146 = sub(x127, mul(v_03, x123, w38), w38)
    x151 = sub(x127, mul(v_05, x124, w66), w66)
    x128 = add(mul(x023, x101, w19), add(mul(v_03, c4, w11), mul(v_04, c3, w47), w47), w47)
    x129 = add(mul(x022, x111, w64), x128, w47)
    x145 = add(x129, mul(v_03, x125, w10), w10)
    x147 = sub(x129, mul(v_04, x124, w39), w39)
    x154 = add(v_13, v_14, w47)
    x155 = add(mul(x046, x154, w64), add(mul(v_04, x013, w07), mul(v_05, x014, w19), w19), w19)
    x156 = sub(mul(x012, x087, w64), x155, w19)
    x181 = mul(x019, x156, w64)
    x183 = add(x181, add(mul(v_05, x017, w07), mul(v_04, x018, w11), w11), w11)
    x227 = add(x181, sub(mul(x017, x130, w07), mul(x018, x133, w25), w25), w25)
    x185 = sub(mul(x020, x156, w64), sub(mul(v_03, x018, w07), mul(v_05, x015, w37), w37), w37)
    x187 = add(mul(x021, x156, w64), add(mul(v_04, x015, w07), mul(v_03, x017, w65), w65), w65)
    x202 = mul(x015, x156, w64)
    x203 = add(x202, add(mul(v_05, x020, w07), mul(v_04, x021, w22), w22), w22)
    x233 = add(x202, sub(mul(x020, x130, w07), mul(x021, x133, w72), w72), w72)
    x205 = add(mul(x017, x156, w64), add(mul(v_03, x021, w07), mul(v_05, x019, w73), w73), w73)
    x207 = add(mul(x018, x156, w64), sub(mul(v_04, x019, w07), mul(v_03, x020, w74), w74), w74)
    x157 = add(mul(x047, x154, w64), sub(mul(v_04, x017, w07), mul(v_05, x018, w75), w75), w75)
    x158 = sub(mul(x015, x087, w64), x157, w75)
    x162 = mul(x019, x158, w64)
    x165 = sub(mul(x020, x158, w07), add(mul(v_03, x014, w76), mul(v_05, x012, w77), w77), w77)
    x167 = sub(mul(x021, x158, w07), add(mul(v_04, x012, w76), mul(v_03, x013, w78), w78), w78)
    x159 = add(mul(x048, x154, w47), sub(mul(v_04, x020, w07), mul(v_05, x021, w76), w76), w76)
    x160 = add(mul(x019, x087, w35), x159, w76)
    x161 = mul(x015, x160, w35)
    x163 = add(x161, sub(mul(v_05, x013, w47), mul(v_04, x014, w07), w07), w07)
    x221 = add(x161, add(mul(x013, x130, w23), mul(x014, x133, w24), w24), w24)
    x222 = sub(x162, x221, w24)
    x164 = sub(x162, x163, w07)
    x166 = add(mul(x017, x160, w64), x165, w77)
    x168 = add(mul(x018, x160, w64), x167, w78)
    x169 = add(mul(x064, x160, w64), add(mul(x012, x144, w35), mul(x067, x158, w23), w23), w23)
    x170 = add(mul(x013, x147, w64), sub(mul(x014, x151, w35), x169, w23), w23)
    x171 = sub(mul(x068, x158, w64), add(mul(x013, x149, w35), mul(x065, x160, w47), w47), w47)
    x172 = sub(mul(x012, x145, w64), sub(mul(x014, x152, w35), x171, w47), w47)
    x173 = add(mul(x066, x160, w64), sub(mul(x014, x153, w35), mul(x069, x158, w79), w79), w79)
    x174 = add(mul(x012, x146, w64), add(mul(x013, x150, w35), x173, w79), w79)
    x175 = sub(mul(x058, x158, w64), sub(mul(x012, x120, w35), mul(x054, x160, w80), w80), w80)
    x176 = sub(mul(x014, x139, w64), sub(mul(x013, x136, w35), x175, w80), w80)
    x177 = sub(mul(x012, x116, w64), add(mul(x059, x158, w35), mul(x055, x160, w81), w81), w81)
    x178 = sub(mul(x014, x140, w64), add(mul(x013, x137, w35), x177, w81), w81)
    x179 = add(mul(x012, x117, w64), add(mul(x060, x158, w35), mul(x056, x160, w82), w82), w82)
    x180 = sub(mul(x014, x141, w64), sub(mul(x013, x138, w35), x179, w82), w82)
    x182 = mul(x012, x160, w64)
    x184 = sub(x182, x183, w11)
    x228 = sub(x182, x227, w25)
    x201 = mul(x012, x158, w64)
    x204 = sub(x201, x203, w22)
    x234 = sub(x201, x233, w72)
    x266 = sub(mul(x079, x222, w64), sub(mul(x083, x234, w35), mul(x081, x228, w83), w83), w83)
    x269 = add(mul(x046, x222, w64), add(mul(x048, x234, w35), mul(x047, x228, w84), w84), w84)
    x272 = sub(mul(x080, x222, w24), sub(mul(x084, x234, w72), mul(x082, x228, w25), w25), w25)
    x239 = sub(mul(x079, x164, w24), sub(mul(x083, x204, w72), mul(x081, x184, w64), w64), w64)
    x248 = add(mul(x046, x164, w24), add(mul(x048, x204, w72), mul(x047, x184, w35), w35), w35)
    x257 = sub(mul(x080, x164, w07), sub(mul(x084, x204, w22), mul(x082, x184, w11), w11), w11)
    x186 = add(mul(x013, x160, w07), x185, w37)
    x206 = sub(mul(x013, x158, w07), x205, w73)
    x240 = add(mul(x079, x166, w07), sub(mul(x083, x206, w22), mul(x081, x186, w24), w24), w24)
    x249 = sub(mul(x046, x166, w07), add(mul(x048, x206, w22), mul(x047, x186, w72), w72), w72)
    x258 = add(mul(x080, x166, w77), sub(mul(x084, x206, w73), mul(x082, x186, w37), w37), w37)
    x188 = sub(mul(x014, x160, w77), x187, w65)
    x208 = add(mul(x014, x158, w77), x207, w74)
    x241 = sub(mul(x079, x168, w77), sub(mul(x083, x208, w73), mul(x081, x188, w07), w07), w07)
    x250 = add(mul(x046, x168, w77), add(mul(x048, x208, w73), mul(x047, x188, w22), w22), w22)
    x259 = sub(mul(x080, x168, w78), sub(mul(x084, x208, w74), mul(x082, x188, w65), w65), w65)
    x189 = sub(mul(x067, x156, w46), sub(mul(x015, x144, w78), mul(x061, x160, w74), w74), w74)
    x190 = sub(mul(x017, x147, w46), sub(mul(x018, x151, w78), x189, w74), w74)
    x209 = add(mul(x061, x158, w53), sub(mul(x019, x144, w43), mul(x064, x156, w55), w55), w55)
    x210 = sub(mul(x020, x147, w39), sub(mul(x021, x151, w66), x209, w55), w55)
    x242 = sub(mul(x081, x190, w39), sub(mul(x083, x210, w66), mul(x079, x170, w53), w53), w53)
    x251 = add(mul(x047, x190, w39), add(mul(x048, x210, w66), mul(x046, x170, w43), w43), w43)
    x260 = sub(mul(x082, x190, w74), sub(mul(x084, x210, w55), mul(x080, x170, w23), w23), w23)
    x191 = sub(mul(x062, x160, w74), add(mul(x017, x149, w55), mul(x068, x156, w18), w18), w18)
    x192 = add(mul(x015, x145, w74), add(mul(x018, x152, w55), x191, w18), w18)
    x211 = add(mul(x065, x156, w57), sub(mul(x020, x149, w40), mul(x062, x158, w56), w56), w56)
    x212 = sub(mul(x019, x145, w10), sub(mul(x021, x152, w21), x211, w56), w56)
    x243 = add(mul(x081, x192, w10), add(mul(x083, x212, w21), mul(x079, x172, w57), w57), w57)
    x252 = sub(mul(x047, x192, w10), sub(mul(x048, x212, w21), mul(x046, x172, w40), w40), w40)
    x261 = add(mul(x082, x192, w18), add(mul(x084, x212, w56), mul(x080, x172, w47), w47), w47)
    x193 = sub(mul(x069, x156, w50), add(mul(x018, x153, w18), mul(x063, x160, w56), w56), w56)
    x194 = add(mul(x015, x146, w50), add(mul(x017, x150, w18), x193, w56), w56)
    x213 = add(mul(x063, x158, w48), sub(mul(x021, x153, w12), mul(x066, x156, w49), w49), w49)
    x214 = sub(mul(x019, x146, w38), sub(mul(x020, x150, w61), x213, w49), w49)
    x244 = add(mul(x081, x194, w38), add(mul(x083, x214, w61), mul(x079, x174, w48), w48), w48)
    x253 = sub(mul(x047, x194, w38), sub(mul(x048, x214, w61), mul(x046, x174, w12), w12), w12)
    x262 = add(mul(x082, x194, w56), add(mul(x084, x214, w49), mul(x080, x174, w79), w79), w79)
    x195 = add(mul(x050, x160, w56), add(mul(x015, x120, w49), mul(x058, x156, w45), w45), w45)
    x196 = add(mul(x018, x139, w56), add(mul(x017, x136, w49), x195, w45), w45)
    x215 = add(mul(x054, x156, w54), sub(mul(x019, x120, w44), mul(x050, x158, w52), w52), w52)
    x216 = add(mul(x021, x139, w36), sub(mul(x020, x136, w62), x215, w52), w52)
    x245 = sub(mul(x081, x196, w36), add(mul(x083, x216, w62), mul(x079, x176, w54), w54), w54)
    x254 = add(mul(x047, x196, w36), sub(mul(x048, x216, w62), mul(x046, x176, w44), w44), w44)
    x263 = sub(mul(x082, x196, w45), add(mul(x084, x216, w52), mul(x080, x176, w80), w80), w80)
    x197 = sub(mul(x015, x116, w45), sub(mul(x051, x160, w52), mul(x059, x156, w42), w42), w42)
    x198 = add(mul(x018, x140, w45), add(mul(x017, x137, w52), x197, w42), w42)
    x217 = add(mul(x019, x116, w68), add(mul(x055, x156, w59), mul(x051, x158, w58), w58), w58)
    x218 = add(mul(x021, x140, w31), sub(mul(x020, x137, w69), x217, w58), w58)
    x246 = sub(mul(x081, x198, w31), add(mul(x083, x218, w69), mul(x079, x178, w68), w68), w68)
    x255 = add(mul(x047, x198, w31), sub(mul(x048, x218, w69), mul(x046, x178, w59), w59), w59)
    x264 = sub(mul(x082, x198, w42), add(mul(x084, x218, w58), mul(x080, x178, w81), w81), w81)
    x199 = add(mul(x015, x117, w42), sub(mul(x052, x160, w58), mul(x060, x156, w30), w30), w30)
    x200 = add(mul(x018, x141, w42), sub(mul(x017, x138, w58), x199, w30), w30)
    x219 = sub(mul(x019, x117, w67), add(mul(x056, x156, w60), mul(x052, x158, w51), w51), w51)
    x220 = add(mul(x021, x141, w63), add(mul(x020, x138, w26), x219, w51), w51)
    x247 = sub(mul(x081, x200, w63), add(mul(x083, x220, w26), mul(x079, x180, w67), w67), w67)
    x256 = add(mul(x047, x200, w63), sub(mul(x048, x220, w26), mul(x046, x180, w60), w60), w60)
    x265 = sub(mul(x082, x200, w30), add(mul(x084, x220, w51), mul(x080, x180, w82), w82), w82)
    x229 = add(mul(x048, x156, w30), mul(x046, x160, w51), w51)
    x231 = sub(x229, x230, w71)
    x232 = sub(sub(x229, mul(x015, x113, w06), w06), add(mul(x017, x132, w01), mul(x018, x135, w05), w05), w05)
    x223 = add(mul(x047, x160, w76), mul(x048, x158, w06), w06)
    x225 = sub(x223, x224, w70)
    x226 = add(add(x223, mul(x012, x113, w03), w03), sub(mul(x013, x132, w09), mul(x014, x135, w08), w08), w08)
    x235 = sub(mul(x046, x158, w75), mul(x047, x156, w19), w19)
    x237 = sub(x235, x236, w20)
    x238 = sub(add(x235, mul(x019, x113, w41), w41), add(mul(x020, x132, w32), mul(x021, x135, w13), w13), w13)
    x268 = sub(mul(x081, x232, w41), add(mul(x083, x238, w32), mul(x079, x226, w04), w04), w04)
    x267 = sub(mul(x081, x231, w33), add(mul(x083, x237, w17), mul(x079, x225, w34), w34), w34)
    x271 = add(mul(x047, x232, w33), sub(mul(x048, x238, w17), mul(x046, x226, w41), w41), w41)
    x274 = sub(mul(x082, x232, w05), add(mul(x084, x238, w13), mul(x080, x226, w08), w08), w08)
    x270 = add(mul(x047, x231, w15), sub(mul(x048, x237, w16), mul(x046, x225, w14), w14), w14)
    x273 = sub(mul(x082, x231, w71), add(mul(x084, x237, w20), mul(x080, x225, w70), w70), w70)
    dJ[...] = 0.0
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
