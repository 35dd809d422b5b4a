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
# Program     SHA-256 db5229dede61ce88b0fc62c9013e9673a0ccd272d0911269fd2f1539f8cc1c8b
# Operations  502 mul, 440 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
#     regressor/lumped-disc      PROVED
#     regressor/reframed         PROVED
#     rotations/align            PROVED
#     rotations/align-back       PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def centroidal_momentum(q, v, out=None):
    """Centroidal momentum, linear first.

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
    h_G : ndarray, (..., 6)
        world axes at the centre of mass; kg m/s, kg m^2/s
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [
            ("h_G", (6,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, h_G):
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
    (
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
        c35, c36, c37, c38, c39
    ) = numbers(
        (
            1.0, 2.0, 0.00012166, 0.037188086, 0.002283689271632, 0.044972709219476, 0.146694152,
            3.12e-05, 0.4323559965405, 0.460899171821024, 16.087, 0.1934, 0.0465, 7.119e-05,
            7.25574e-07, 4.092728e-06, 0.10962557, 0.009360598027, 1.2818914e-06, 0.00043992847495,
            0.00892066955205, 0.000429887296, 0.0789924, 0.000402580736, 0.01539432908, 0.00430848,
            0.00747974233, 0.0159613637952, 0.0005670347152, 0.213, 7.9431538e-05, 0.02623,
            0.00492976, 0.0001142508, 0.00084392, 0.00249597775, 0.0049656346816, 3.58746816e-05,
            0.06216199415677255
        )
    )
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33,
        w34, w35, w36, w37, w38, w39, w40, w41, w42, w43, w44, w45, w46, w47, w48, w49, w50,
        w51, w52, w53, w54, w55, w56, w57, w58, w59, w60, w61, w62, w63, w64, w65, w66, w67,
        w68, w69, w70, w71, w72, w73, w74, w75, w76, w77, w78, w79, w80, w81, w82, w83, w84
    ) = slots(85)
    x001 = mul(q_03, c02, w00)
    x016 = sub(c01, mul(q_03, x001, w01), w01)
    x009 = mul(q_06, x001, w00)
    x002 = mul(q_04, c02, w02)
    x004 = mul(q_04, x002, w03)
    x021 = sub(x004, x016, w04)
    x006 = mul(q_03, x002, w05)
    x010 = mul(q_06, x002, w02)
    x003 = mul(q_05, c02, w06)
    x005 = mul(q_05, x003, w07)
    x012 = sub(x005, sub(c01, x004, w03), w03)
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
    x022 = cos(q_07, w07)
    x023 = sin(q_07, w10)
    x034 = add(mul(v_04, x022, w11), mul(v_05, x023, w12), w12)
    x045 = add(v_07, x034, w11)
    x052 = add(v_08, x045, w13)
    x055 = mul(x052, c32, w14)
    x057 = mul(x052, c35, w15)
    x035 = sub(mul(v_05, x022, w16), mul(v_04, x023, w17), w17)
    x024 = mul(v_05, c13, w16)
    x025 = sub(v_00, x024, w18)
    x060 = add(v_00, x024, w16)
    x067 = mul(c14, x060, w19)
    x068 = mul(c17, x060, w20)
    x037 = mul(x025, c14, w21)
    x038 = mul(x025, c17, w22)
    x026 = mul(v_05, c12, w23)
    x027 = add(v_01, x026, w24)
    x090 = sub(v_01, x026, w23)
    x028 = mul(v_04, c12, w25)
    x030 = sub(v_02, x028, w26)
    x091 = add(v_02, x028, w25)
    x029 = mul(v_03, c13, w27)
    x031 = add(x029, x030, w28)
    x061 = sub(x029, x030, w26)
    x032 = add(mul(x022, x027, w29), mul(x023, x031, w30), w30)
    x033 = sub(mul(x022, x031, w28), mul(x023, x027, w29), w29)
    x092 = add(x029, x091, w28)
    x119 = sub(x029, x091, w25)
    x036 = add(v_03, v_06, w27)
    x219 = sub(mul(x045, c28, w31), sub(x037, mul(x036, c16, w32), w32), w32)
    x224 = add(sub(x038, mul(x036, c15, w31), w31), sub(mul(x034, c19, w33), mul(x035, c21, w34), w34), w34)
    x039 = cos(q_08, w31)
    x040 = sin(q_08, w33)
    x041 = sub(mul(x025, x039, w35), mul(x033, x040, w36), w36)
    x048 = sub(x041, mul(x045, c30, w35), w35)
    x042 = add(mul(x025, x040, w37), mul(x033, x039, w38), w38)
    x043 = sub(mul(x036, x039, w37), mul(x035, x040, w39), w39)
    x049 = add(x032, mul(x043, c30, w37), w37)
    x221 = sub(mul(x041, c23, w36), add(mul(x043, c24, w40), mul(x052, c37, w41), w41), w41)
    x044 = add(mul(x035, x039, w36), mul(x036, x040, w40), w40)
    x211 = sub(sub(mul(x044, c22, w36), mul(x045, c24, w42), w42), add(mul(x032, c23, w36), mul(x043, c25, w43), w43), w43)
    x213 = add(sub(mul(x043, c22, w42), mul(x045, c27, w36), w36), sub(mul(x032, c26, w42), mul(x044, c29, w44), w44), w44)
    x220 = sub(mul(x044, c27, w36), sub(mul(x035, c19, w42), mul(x034, c20, w45), w45), w45)
    x227 = add(mul(x043, c23, w36), sub(mul(x036, c14, w42), mul(x044, c26, w46), w46), w46)
    x046 = cos(q_09, w36)
    x047 = sin(q_09, w42)
    x217 = mul(sub(mul(x046, x048, w47), mul(x042, x047, w48), w48), c32, w48)
    x218 = mul(add(mul(x042, x046, w47), mul(x047, x048, w35), w35), c35, w35)
    x050 = sub(mul(x043, x046, w47), mul(x044, x047, w49), w49)
    x051 = add(mul(x043, x047, w39), mul(x044, x046, w40), w40)
    x210 = add(mul(x046, x055, w39), mul(x047, x057, w47), w47)
    x215 = add(x210, mul(x045, c23, w39), w39)
    x216 = sub(mul(x046, x057, w15), add(mul(x045, c26, w11), mul(x047, x055, w14), w14), w14)
    x226 = add(mul(x040, x216, w15), add(mul(x035, c17, w11), mul(x034, c14, w50), w50), w50)
    x229 = add(mul(x040, x215, w15), sub(mul(x036, c17, w11), mul(x039, x216, w14), w14), w14)
    x053 = sub(sub(mul(x052, c31, w15), mul(x049, c32, w11), w11), add(mul(x050, c33, w15), mul(x051, c34, w51), w51), w51)
    x054 = add(add(mul(x049, c35, w37), mul(x052, c36, w13), w13), add(mul(x050, c34, w37), mul(x051, c38, w11), w11), w11)
    x214 = add(mul(x047, x053, w13), sub(mul(x046, x054, w37), x213, w44), w44)
    x056 = add(mul(x050, c32, w13), mul(x051, c35, w37), w37)
    x228 = add(x056, x227, w46)
    x212 = add(sub(mul(c30, x056, w37), x211, w43), sub(mul(x047, x054, w11), mul(x046, x053, w51), w51), w51)
    x222 = sub(add(mul(x042, c26, w38), mul(x051, c36, w40), w40), sub(mul(x050, c31, w49), add(x219, x220, w45), w45), w45)
    x223 = sub(add(sub(mul(c30, x210, w47), x221, w41), x222, w45), add(x217, x218, w35), w35)
    x225 = sub(mul(x039, x214, w45), add(mul(x040, x212, w48), x224, w34), w34)
    x230 = sub(mul(x022, x228, w45), mul(x023, x229, w48), w48)
    x231 = add(mul(x022, x229, w14), mul(x023, x228, w46), w46)
    x249 = sub(mul(x046, c35, w14), add(c26, mul(x047, c32, w45), w45), w45)
    x250 = add(mul(x046, c32, w36), add(c23, mul(x047, c35, w42), w42), w42)
    x251 = add(mul(x039, x250, w36), add(c14, mul(x040, x249, w14), w14), w14)
    x058 = cos(q_10, w36)
    x059 = sin(q_10, w41)
    x062 = sub(mul(x027, x058, w47), mul(x059, x061, w40), w40)
    x063 = add(mul(x027, x059, w24), mul(x058, x061, w26), w26)
    x064 = add(mul(v_04, x058, w24), mul(v_05, x059, w47), w47)
    x075 = add(v_10, x064, w24)
    x082 = add(v_11, x075, w49)
    x085 = mul(c32, x082, w32)
    x087 = mul(c35, x082, w38)
    x065 = sub(mul(v_05, x058, w43), mul(v_04, x059, w11), w11)
    x066 = add(v_03, v_09, w43)
    x197 = sub(mul(c28, x075, w37), add(x067, mul(c16, x066, w13), w13), w13)
    x202 = add(add(x068, mul(c15, x066, w37), w37), add(mul(c19, x064, w15), mul(c21, x065, w52), w52), w52)
    x069 = cos(q_11, w37)
    x070 = sin(q_11, w15)
    x071 = add(mul(x060, x069, w53), mul(x063, x070, w54), w54)
    x078 = sub(x071, mul(c30, x075, w53), w53)
    x072 = sub(mul(x060, x070, w55), mul(x063, x069, w56), w56)
    x073 = sub(mul(x066, x069, w55), mul(x065, x070, w57), w57)
    x079 = add(x062, mul(c30, x073, w55), w55)
    x199 = add(mul(c23, x071, w54), sub(mul(c24, x073, w58), mul(c37, x082, w59), w59), w59)
    x074 = add(mul(x065, x069, w54), mul(x066, x070, w58), w58)
    x189 = sub(add(mul(c22, x074, w54), mul(c24, x075, w60), w60), add(mul(c23, x062, w54), mul(c25, x073, w61), w61), w61)
    x191 = add(add(mul(c27, x075, w60), mul(c22, x073, w54), w54), sub(mul(c26, x062, w60), mul(c29, x074, w62), w62), w62)
    x198 = sub(mul(c27, x074, w54), add(mul(c19, x065, w60), mul(c20, x064, w63), w63), w63)
    x205 = add(mul(c23, x073, w54), sub(mul(c14, x066, w60), mul(c26, x074, w64), w64), w64)
    x076 = cos(q_12, w54)
    x077 = sin(q_12, w60)
    x195 = mul(c32, sub(mul(x076, x078, w65), mul(x072, x077, w66), w66), w66)
    x196 = mul(c35, add(mul(x072, x076, w65), mul(x077, x078, w53), w53), w53)
    x080 = sub(mul(x073, x076, w65), mul(x074, x077, w67), w67)
    x081 = add(mul(x073, x077, w57), mul(x074, x076, w58), w58)
    x188 = add(mul(x076, x085, w57), mul(x077, x087, w65), w65)
    x193 = add(x188, mul(c23, x075, w57), w57)
    x194 = sub(mul(x076, x087, w38), add(mul(c26, x075, w24), mul(x077, x085, w32), w32), w32)
    x204 = add(mul(x070, x194, w38), sub(mul(c14, x064, w24), mul(c17, x065, w68), w68), w68)
    x207 = sub(mul(x070, x193, w38), add(mul(c17, x066, w24), mul(x069, x194, w32), w32), w32)
    x083 = add(add(mul(c32, x079, w38), mul(c31, x082, w24), w24), add(mul(c33, x080, w38), mul(c34, x081, w69), w69), w69)
    x084 = sub(sub(mul(c36, x082, w49), mul(c35, x079, w55), w55), add(mul(c34, x080, w49), mul(c38, x081, w24), w24), w24)
    x192 = add(mul(x077, x083, w55), add(mul(x076, x084, w49), x191, w62), w62)
    x086 = add(mul(c32, x080, w55), mul(c35, x081, w49), w49)
    x206 = add(x086, x205, w64)
    x190 = add(sub(mul(c30, x086, w49), x189, w61), sub(mul(x076, x083, w69), mul(x077, x084, w24), w24), w24)
    x200 = add(sub(mul(c26, x072, w56), mul(c36, x081, w58), w58), add(mul(c31, x080, w67), sub(x197, x198, w63), w63), w63)
    x201 = sub(add(sub(mul(c30, x188, w65), x199, w59), x200, w63), add(x195, x196, w53), w53)
    x203 = add(mul(x069, x192, w63), sub(mul(x070, x190, w66), x202, w52), w52)
    x208 = sub(mul(x058, x206, w63), mul(x059, x207, w66), w66)
    x209 = add(mul(x059, x206, w64), mul(x058, x207, w32), w32)
    x246 = sub(mul(c35, x076, w64), add(c26, mul(c32, x077, w63), w63), w63)
    x247 = add(mul(c32, x076, w54), add(c23, mul(c35, x077, w60), w60), w60)
    x248 = add(mul(x069, x247, w54), add(c14, mul(x070, x246, w64), w64), w64)
    x088 = cos(q_13, w54)
    x089 = sin(q_13, w59)
    x093 = add(mul(x088, x090, w65), mul(x089, x092, w58), w58)
    x094 = sub(mul(x088, x092, w28), mul(x089, x090, w65), w65)
    x095 = add(mul(v_04, x088, w28), mul(v_05, x089, w67), w67)
    x104 = add(v_13, x095, w28)
    x111 = add(v_14, x104, w13)
    x114 = mul(c32, x111, w56)
    x116 = mul(c35, x111, w61)
    x096 = sub(mul(v_05, x088, w69), mul(v_04, x089, w49), w49)
    x097 = add(v_03, v_12, w69)
    x175 = sub(mul(c28, x104, w55), add(x037, mul(c16, x097, w38), w38), w38)
    x180 = add(add(x038, mul(c15, x097, w55), w55), sub(mul(c19, x095, w22), mul(c21, x096, w21), w21), w21)
    x098 = cos(q_14, w55)
    x099 = sin(q_14, w22)
    x100 = sub(mul(x025, x098, w70), mul(x094, x099, w71), w71)
    x107 = sub(x100, mul(c30, x104, w70), w70)
    x101 = add(mul(x025, x099, w18), mul(x094, x098, w72), w72)
    x102 = sub(mul(x097, x098, w18), mul(x096, x099, w73), w73)
    x103 = add(mul(x096, x098, w18), mul(x097, x099, w74), w74)
    x176 = sub(mul(c27, x103, w18), sub(mul(c19, x096, w75), mul(c20, x095, w76), w76), w76)
    x108 = add(x093, mul(c30, x102, w18), w18)
    x167 = sub(sub(mul(c22, x103, w75), mul(c24, x104, w77), w77), add(mul(c23, x093, w75), mul(c25, x102, w78), w78), w78)
    x169 = add(sub(mul(c22, x102, w77), mul(c27, x104, w75), w75), sub(mul(c26, x093, w77), mul(c29, x103, w79), w79), w79)
    x177 = sub(mul(c23, x100, w71), add(mul(c24, x102, w75), mul(c37, x111, w77), w77), w77)
    x183 = add(mul(c23, x102, w71), sub(mul(c14, x097, w75), mul(c26, x103, w80), w80), w80)
    x105 = cos(q_15, w71)
    x106 = sin(q_15, w75)
    x173 = mul(c32, sub(mul(x105, x107, w81), mul(x101, x106, w82), w82), w82)
    x174 = mul(c35, add(mul(x101, x105, w81), mul(x106, x107, w70), w70), w70)
    x109 = sub(mul(x102, x105, w81), mul(x103, x106, w83), w83)
    x110 = add(mul(x102, x106, w73), mul(x103, x105, w74), w74)
    x166 = add(mul(x105, x114, w73), mul(x106, x116, w81), w81)
    x171 = add(x166, mul(c23, x104, w73), w73)
    x172 = sub(mul(x105, x116, w61), add(mul(c26, x104, w28), mul(x106, x114, w56), w56), w56)
    x182 = add(mul(x099, x172, w61), add(mul(c17, x096, w28), mul(c14, x095, w84), w84), w84)
    x232 = add(add(mul(x098, x171, w61), x182, w84), add(mul(x039, x215, w39), x226, w50), w50)
    x185 = add(mul(x099, x171, w73), sub(mul(c17, x097, w84), mul(x098, x172, w56), w56), w56)
    x112 = sub(sub(mul(c31, x111, w73), mul(c32, x108, w84), w84), add(mul(c33, x109, w73), mul(c34, x110, w39), w39), w39)
    x113 = add(add(mul(c35, x108, w18), mul(c36, x111, w13), w13), add(mul(c34, x109, w18), mul(c38, x110, w84), w84), w84)
    x170 = add(mul(x106, x112, w13), sub(mul(x105, x113, w18), x169, w79), w79)
    x115 = add(mul(c32, x109, w13), mul(c35, x110, w18), w18)
    x184 = add(x115, x183, w80)
    x168 = add(sub(mul(c30, x115, w18), x167, w78), sub(mul(x106, x113, w84), mul(x105, x112, w39), w39), w39)
    x178 = sub(add(mul(c26, x101, w72), mul(c36, x110, w74), w74), sub(mul(c31, x109, w83), add(x175, x176, w76), w76), w76)
    x179 = sub(add(sub(mul(c30, x166, w81), x177, w77), x178, w76), add(x173, x174, w70), w70)
    x181 = sub(mul(x098, x170, w76), add(mul(x099, x168, w82), x180, w21), w21)
    x269 = add(add(mul(x039, x212, w51), mul(x040, x214, w44), w44), add(mul(x098, x168, w39), mul(x099, x170, w79), w79), w79)
    x276 = add(sub(mul(x023, x225, w44), mul(x022, x223, w39), w39), sub(mul(x089, x181, w44), mul(x088, x179, w51), w51), w51)
    x283 = add(add(mul(x022, x225, w34), mul(x023, x223, w35), w35), add(mul(x088, x181, w21), mul(x089, x179, w70), w70), w70)
    x186 = sub(mul(x088, x184, w35), mul(x089, x185, w21), w21)
    x187 = add(mul(x088, x185, w56), mul(x089, x184, w80), w80)
    x237 = add(x187, x231, w56)
    x243 = sub(mul(c35, x105, w35), add(c26, mul(c32, x106, w34), w34), w34)
    x244 = add(mul(c32, x105, w71), add(c23, mul(c35, x106, w75), w75), w75)
    x252 = add(sub(mul(x039, x249, w45), mul(x040, x250, w42), w42), sub(mul(x098, x243, w45), mul(x099, x244, w33), w33), w33)
    x245 = add(mul(x098, x244, w75), add(c14, mul(x099, x243, w34), w34), w34)
    x117 = cos(q_16, w75)
    x254 = mul(c17, sub(add(x022, x088, w22), add(x058, x117, w55), w55), w55)
    x118 = sin(q_16, w22)
    x120 = sub(mul(x090, x117, w42), mul(x118, x119, w45), w45)
    x264 = mul(c14, add(add(x032, x093, w58), add(x062, x120, w40), w40), w40)
    x121 = add(mul(x090, x118, w23), mul(x117, x119, w25), w25)
    x267 = mul(c17, add(add(x033, x094, w65), add(x063, x121, w26), w26), w26)
    x256 = mul(c17, sub(add(x023, x089, w65), add(x059, x118, w29), w29), w29)
    x122 = add(mul(v_04, x117, w65), mul(v_05, x118, w23), w23)
    x266 = mul(c16, sub(sub(x034, x095, w67), sub(x064, x122, w47), w47), w47)
    x131 = add(v_16, x122, w67)
    x138 = add(v_17, x131, w12)
    x141 = mul(c32, x138, w65)
    x143 = mul(c35, x138, w58)
    x123 = sub(mul(v_05, x117, w30), mul(v_04, x118, w42), w42)
    x265 = mul(c15, add(sub(x035, x096, w49), sub(x065, x123, w11), w11), w11)
    x124 = add(v_03, v_15, w49)
    x268 = mul(c18, add(add(x036, x097, w69), add(x066, x124, w43), w43), w43)
    x153 = sub(mul(c28, x131, w69), sub(x067, mul(c16, x124, w27), w27), w27)
    x158 = add(sub(x068, mul(c15, x124, w69), w69), add(mul(c19, x122, w20), mul(c21, x123, w19), w19), w19)
    x125 = cos(q_17, w69)
    x126 = sin(q_17, w20)
    x127 = add(mul(x060, x125, w17), mul(x121, x126, w30), w30)
    x134 = sub(x127, mul(c30, x131, w17), w17)
    x128 = sub(mul(x060, x126, w16), mul(x121, x125, w25), w25)
    x129 = sub(mul(x124, x125, w16), mul(x123, x126, w31), w31)
    x130 = add(mul(x123, x125, w16), mul(x124, x126, w71), w71)
    x154 = sub(mul(c27, x130, w16), add(mul(c19, x123, w35), mul(c20, x122, w39), w39), w39)
    x135 = add(x120, mul(c30, x129, w16), w16)
    x145 = sub(add(mul(c22, x130, w35), mul(c24, x131, w44), w44), add(mul(c23, x120, w35), mul(c25, x129, w76), w76), w76)
    x147 = add(add(mul(c27, x131, w44), mul(c22, x129, w35), w35), sub(mul(c26, x120, w45), mul(c29, x130, w44), w44), w44)
    x155 = add(mul(c23, x127, w30), sub(mul(c24, x129, w35), mul(c37, x138, w45), w45), w45)
    x161 = add(mul(c23, x129, w30), sub(mul(c14, x124, w35), mul(c26, x130, w82), w82), w82)
    x132 = cos(q_18, w30)
    x133 = sin(q_18, w35)
    x151 = mul(c32, sub(mul(x132, x134, w77), mul(x128, x133, w81), w81), w81)
    x152 = mul(c35, add(mul(x128, x132, w77), mul(x133, x134, w17), w17), w17)
    x136 = sub(mul(x129, x132, w77), mul(x130, x133, w74), w74)
    x137 = add(mul(x129, x133, w31), mul(x130, x132, w71), w71)
    x144 = add(mul(x132, x141, w31), mul(x133, x143, w77), w77)
    x149 = add(x144, mul(c23, x131, w31), w31)
    x150 = sub(mul(x132, x143, w58), add(mul(c26, x131, w67), mul(x133, x141, w65), w65), w65)
    x160 = add(mul(x126, x150, w58), sub(mul(c14, x122, w23), mul(c17, x123, w42), w42), w42)
    x233 = add(add(mul(x125, x149, w58), x160, w42), add(mul(x069, x193, w57), x204, w68), w68)
    x163 = sub(mul(x126, x149, w31), add(mul(c17, x124, w49), mul(x125, x150, w65), w65), w65)
    x139 = add(add(mul(c32, x135, w31), mul(c31, x138, w49), w49), add(mul(c33, x136, w31), mul(c34, x137, w42), w42), w42)
    x140 = sub(sub(mul(c36, x138, w12), mul(c35, x135, w16), w16), add(mul(c34, x136, w12), mul(c38, x137, w49), w49), w49)
    x148 = add(mul(x133, x139, w16), add(mul(x132, x140, w12), x147, w44), w44)
    x142 = add(mul(c32, x136, w16), mul(c35, x137, w12), w12)
    x162 = add(x142, x161, w82)
    x146 = add(sub(mul(c30, x142, w12), x145, w76), sub(mul(x132, x139, w42), mul(x133, x140, w49), w49), w49)
    x156 = add(sub(mul(c26, x128, w25), mul(c36, x137, w71), w71), add(mul(c31, x136, w74), sub(x153, x154, w39), w39), w39)
    x157 = sub(add(sub(mul(c30, x144, w77), x155, w45), x156, w39), add(x151, x152, w17), w17)
    x159 = add(mul(x125, x148, w39), sub(mul(x126, x146, w81), x158, w19), w19)
    x270 = add(sub(mul(x069, x190, w24), mul(x070, x192, w62), w62), sub(mul(x125, x146, w49), mul(x126, x148, w44), w44), w44)
    x277 = add(add(mul(x058, x201, w62), mul(x059, x203, w49), w49), add(mul(x117, x157, w62), mul(x118, x159, w24), w24), w24)
    x284 = add(sub(mul(x058, x203, w52), mul(x059, x201, w53), w53), sub(mul(x117, x159, w19), mul(x118, x157, w17), w17), w17)
    x164 = sub(mul(x117, x162, w53), mul(x118, x163, w19), w19)
    x165 = add(mul(x118, x162, w82), mul(x117, x163, w65), w65)
    x238 = add(x165, x209, w82)
    x275 = mul(c12, add(sub(x187, x231, w46), sub(x165, x209, w32), w32), w32)
    x282 = mul(c12, add(sub(x186, x230, w46), sub(x164, x208, w65), w65), w65)
    x240 = sub(mul(c35, x132, w46), add(c26, mul(c32, x133, w80), w80), w80)
    x241 = add(mul(c32, x132, w30), add(c23, mul(c35, x133, w35), w35), w35)
    x253 = add(sub(mul(x069, x246, w63), mul(x070, x247, w60), w60), sub(mul(x125, x240, w63), mul(x126, x241, w15), w15), w15)
    x258 = mul(add(c07, add(x252, x253, w15), w15), c39, w15)
    x242 = add(mul(x125, x241, w35), add(c14, mul(x126, x240, w80), w80), w80)
    x255 = add(add(mul(x089, x245, w59), mul(x023, x251, w10), w10), add(mul(x118, x242, w22), mul(x059, x248, w41), w41), w41)
    x257 = add(add(mul(x088, x245, w34), mul(x022, x251, w14), w14), add(mul(x117, x242, w80), mul(x058, x248, w64), w64), w64)
    x260 = mul(add(x257, sub(c04, x256, w29), w29), c39, w29)
    x259 = mul(add(x254, x255, w41), c39, w41)
    x234 = add(add(x232, x233, w55), sub(mul(v_04, c04, w64), mul(v_00, c11, w14), w14), w14)
    x235 = add(mul(v_05, c07, w55), add(mul(v_03, c04, w64), mul(v_01, c11, w80), w80), w80)
    x236 = add(add(add(x186, x230, w48), add(x164, x208, w66), w66), x235, w80)
    x239 = sub(add(x237, x238, w66), sub(mul(v_04, c07, w48), mul(v_02, c11, w19), w19), w19)
    x261 = add(mul(x013, x236, w66), add(mul(x014, x239, w48), mul(x012, x234, w21), w21), w21)
    x262 = sub(mul(x017, x236, w66), sub(mul(x018, x239, w48), mul(x015, x234, w55), w55), w55)
    x263 = sub(mul(x020, x236, w66), add(mul(x021, x239, w48), mul(x019, x234, w64), w64), w64)
    x271 = add(add(mul(v_04, c03, w66), mul(v_01, c04, w48), w48), add(mul(v_05, c05, w66), mul(v_03, c06, w36), w36), w36)
    x272 = add(add(x266, add(x265, add(x268, x271, w36), w36), w36), add(x264, x267, w26), w26)
    x273 = sub(add(mul(c13, sub(x237, x238, w82), w82), x272, w26), add(mul(x236, x260, w82), mul(x239, x259, w56), w56), w56)
    x274 = add(add(x269, x270, w44), x273, w56)
    x278 = add(mul(v_02, c07, w44), sub(mul(v_05, c08, w79), mul(v_03, c03, w26), w26), w26)
    x279 = sub(sub(mul(v_04, c09, w44), mul(v_00, c04, w79), w79), x278, w26)
    x280 = add(mul(x239, x258, w19), sub(x275, sub(mul(x234, x260, w29), x279, w26), w26), w26)
    x281 = sub(sub(x276, x277, w24), x280, w26)
    x285 = sub(sub(mul(v_04, c08, w24), mul(v_01, c07, w51), w51), add(mul(v_03, c05, w24), mul(v_05, c10, w19), w19), w19)
    x286 = sub(mul(x234, x259, w41), sub(mul(c13, sub(x232, x233, w68), w68), x285, w19), w19)
    x287 = sub(sub(x283, x284, w17), add(mul(x236, x258, w15), add(x282, x286, w19), w19), w19)
    x288 = sub(mul(x012, x274, w03), sub(mul(x014, x287, w08), mul(x013, x281, w09), w09), w09)
    x289 = add(mul(x015, x274, w06), add(mul(x018, x287, w05), mul(x017, x281, w01), w01), w01)
    x290 = sub(mul(x019, x274, w56), add(mul(x021, x287, w19), mul(x020, x281, w26), w26), w26)
    h_G[0] = x261
    h_G[1] = -x262
    h_G[2] = x263
    h_G[3] = -x288
    h_G[4] = x289
    h_G[5] = x290


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
