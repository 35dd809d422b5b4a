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
        w68, w69, w70, w71, w72, w73, w74, w75, w76, w77, w78, w79, w80, w81, w82, w83, w84,
        w85
    ) = slots(86)
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
    x222 = sub(mul(x045, c28, w31), sub(x037, mul(x036, c16, w32), w32), w32)
    x227 = add(sub(x038, mul(x036, c15, w31), w31), sub(mul(x034, c19, w33), mul(x035, c21, w34), w34), w34)
    x039 = cos(q_08, w31)
    x040 = sin(q_08, w33)
    x041 = sub(mul(x025, x039, w35), mul(x033, x040, w36), w36)
    x048 = sub(x041, mul(x045, c30, w35), w35)
    x042 = add(mul(x025, x040, w37), mul(x033, x039, w38), w38)
    x043 = sub(mul(x036, x039, w37), mul(x035, x040, w39), w39)
    x049 = add(x032, mul(x043, c30, w37), w37)
    x224 = sub(mul(x041, c23, w36), add(mul(x043, c24, w40), mul(x052, c37, w41), w41), w41)
    x044 = add(mul(x035, x039, w36), mul(x036, x040, w40), w40)
    x214 = sub(sub(mul(x044, c22, w36), mul(x045, c24, w42), w42), add(mul(x032, c23, w36), mul(x043, c25, w43), w43), w43)
    x216 = add(sub(mul(x043, c22, w42), mul(x045, c27, w36), w36), sub(mul(x032, c26, w42), mul(x044, c29, w44), w44), w44)
    x223 = sub(mul(x044, c27, w36), sub(mul(x035, c19, w42), mul(x034, c20, w45), w45), w45)
    x231 = add(mul(x043, c23, w36), sub(mul(x036, c14, w42), mul(x044, c26, w46), w46), w46)
    x046 = cos(q_09, w36)
    x047 = sin(q_09, w42)
    x220 = mul(sub(mul(x046, x048, w47), mul(x042, x047, w48), w48), c32, w48)
    x221 = mul(add(mul(x042, x046, w47), mul(x047, x048, w35), w35), c35, w35)
    x050 = sub(mul(x043, x046, w47), mul(x044, x047, w49), w49)
    x051 = add(mul(x043, x047, w39), mul(x044, x046, w40), w40)
    x213 = add(mul(x046, x055, w39), mul(x047, x057, w47), w47)
    x218 = add(x213, mul(x045, c23, w39), w39)
    x219 = sub(mul(x046, x057, w15), add(mul(x045, c26, w11), mul(x047, x055, w14), w14), w14)
    x229 = add(mul(x040, x219, w15), add(mul(x035, c17, w11), mul(x034, c14, w50), w50), w50)
    x230 = add(mul(x039, x218, w15), x229, w50)
    x233 = add(mul(x040, x218, w39), sub(mul(x036, c17, w15), mul(x039, x219, w14), w14), w14)
    x053 = sub(sub(mul(x052, c31, w39), mul(x049, c32, w15), w15), add(mul(x050, c33, w39), mul(x051, c34, w11), w11), w11)
    x054 = add(add(mul(x049, c35, w37), mul(x052, c36, w13), w13), add(mul(x050, c34, w37), mul(x051, c38, w15), w15), w15)
    x217 = add(mul(x047, x053, w13), sub(mul(x046, x054, w37), x216, w44), w44)
    x056 = add(mul(x050, c32, w13), mul(x051, c35, w37), w37)
    x232 = add(x056, x231, w46)
    x215 = add(sub(mul(c30, x056, w37), x214, w43), sub(mul(x047, x054, w15), mul(x046, x053, w11), w11), w11)
    x225 = sub(add(mul(x042, c26, w38), mul(x051, c36, w40), w40), sub(mul(x050, c31, w49), add(x222, x223, w45), w45), w45)
    x226 = sub(add(sub(mul(c30, x213, w47), x224, w41), x225, w45), add(x220, x221, w35), w35)
    x228 = sub(mul(x039, x217, w45), add(mul(x040, x215, w48), x227, w34), w34)
    x234 = sub(mul(x022, x232, w45), mul(x023, x233, w48), w48)
    x235 = add(mul(x022, x233, w14), mul(x023, x232, w46), w46)
    x251 = sub(mul(x046, c35, w14), add(c26, mul(x047, c32, w45), w45), w45)
    x252 = add(mul(x046, c32, w36), add(c23, mul(x047, c35, w42), w42), w42)
    x253 = add(mul(x039, x252, w36), add(c14, mul(x040, x251, w14), w14), w14)
    x058 = cos(q_10, w36)
    x059 = sin(q_10, w41)
    x062 = sub(mul(x027, x058, w47), mul(x059, x061, w40), w40)
    x063 = add(mul(x027, x059, w24), mul(x058, x061, w26), w26)
    x064 = add(mul(v_04, x058, w24), mul(v_05, x059, w47), w47)
    x075 = add(v_10, x064, w24)
    x082 = add(v_11, x075, w49)
    x085 = mul(c32, x082, w32)
    x087 = mul(c35, x082, w38)
    x065 = sub(mul(v_05, x058, w43), mul(v_04, x059, w15), w15)
    x066 = add(v_03, v_09, w43)
    x199 = sub(mul(c28, x075, w37), add(x067, mul(c16, x066, w13), w13), w13)
    x204 = add(add(x068, mul(c15, x066, w37), w37), add(mul(c19, x064, w39), mul(c21, x065, w51), w51), w51)
    x069 = cos(q_11, w37)
    x070 = sin(q_11, w39)
    x071 = add(mul(x060, x069, w52), mul(x063, x070, w53), w53)
    x078 = sub(x071, mul(c30, x075, w52), w52)
    x073 = sub(mul(x066, x069, w54), mul(x065, x070, w55), w55)
    x074 = add(mul(x065, x069, w54), mul(x066, x070, w56), w56)
    x201 = add(mul(c23, x071, w53), sub(mul(c27, x074, w54), mul(c37, x082, w57), w57), w57)
    x079 = add(x062, mul(c30, x073, w53), w53)
    x191 = sub(add(mul(c22, x074, w54), mul(c24, x075, w58), w58), add(mul(c23, x062, w54), mul(c25, x073, w59), w59), w59)
    x193 = add(add(mul(c27, x075, w58), mul(c22, x073, w54), w54), sub(mul(c26, x062, w58), mul(c29, x074, w60), w60), w60)
    x200 = sub(mul(c24, x073, w54), add(mul(c19, x065, w58), mul(c20, x064, w61), w61), w61)
    x208 = add(mul(c23, x073, w54), sub(mul(c14, x066, w58), mul(c26, x074, w62), w62), w62)
    x072 = sub(mul(x060, x070, w54), mul(x063, x069, w58), w58)
    x076 = cos(q_12, w54)
    x077 = sin(q_12, w63)
    x197 = mul(c32, sub(mul(x076, x078, w64), mul(x072, x077, w65), w65), w65)
    x198 = mul(c35, add(mul(x072, x076, w64), mul(x077, x078, w52), w52), w52)
    x080 = sub(mul(x073, x076, w64), mul(x074, x077, w66), w66)
    x081 = add(mul(x073, x077, w55), mul(x074, x076, w56), w56)
    x190 = add(mul(x076, x085, w55), mul(x077, x087, w64), w64)
    x195 = add(x190, mul(c23, x075, w55), w55)
    x196 = sub(mul(x076, x087, w38), add(mul(c26, x075, w24), mul(x077, x085, w32), w32), w32)
    x206 = add(mul(x070, x196, w38), sub(mul(c14, x064, w24), mul(c17, x065, w67), w67), w67)
    x207 = add(mul(x069, x195, w38), x206, w67)
    x210 = sub(mul(x070, x195, w55), add(mul(c17, x066, w38), mul(x069, x196, w32), w32), w32)
    x083 = add(add(mul(c32, x079, w55), mul(c31, x082, w38), w38), add(mul(c33, x080, w55), mul(c34, x081, w24), w24), w24)
    x084 = sub(sub(mul(c36, x082, w49), mul(c35, x079, w53), w53), add(mul(c34, x080, w49), mul(c38, x081, w38), w38), w38)
    x194 = add(mul(x077, x083, w53), add(mul(x076, x084, w49), x193, w60), w60)
    x086 = add(mul(c32, x080, w53), mul(c35, x081, w49), w49)
    x209 = add(x086, x208, w62)
    x192 = add(sub(mul(c30, x086, w49), x191, w59), sub(mul(x076, x083, w24), mul(x077, x084, w38), w38), w38)
    x202 = sub(add(mul(c26, x072, w58), mul(c31, x080, w66), w66), sub(mul(c36, x081, w56), sub(x199, x200, w61), w61), w61)
    x203 = sub(add(sub(mul(c30, x190, w64), x201, w57), x202, w61), add(x197, x198, w52), w52)
    x205 = add(mul(x069, x194, w61), sub(mul(x070, x192, w65), x204, w51), w51)
    x211 = sub(mul(x058, x209, w61), mul(x059, x210, w65), w65)
    x212 = add(mul(x059, x209, w62), mul(x058, x210, w32), w32)
    x248 = sub(mul(c35, x076, w62), add(c26, mul(c32, x077, w61), w61), w61)
    x249 = add(mul(c32, x076, w54), add(c23, mul(c35, x077, w63), w63), w63)
    x250 = add(mul(x069, x249, w54), add(c14, mul(x070, x248, w62), w62), w62)
    x088 = cos(q_13, w54)
    x089 = sin(q_13, w57)
    x093 = add(mul(x088, x090, w64), mul(x089, x092, w66), w66)
    x094 = sub(mul(x088, x092, w28), mul(x089, x090, w64), w64)
    x095 = add(mul(v_04, x088, w28), mul(v_05, x089, w56), w56)
    x104 = add(v_13, x095, w28)
    x111 = add(v_14, x104, w13)
    x114 = mul(c32, x111, w58)
    x116 = mul(c35, x111, w59)
    x096 = sub(mul(v_05, x088, w24), mul(v_04, x089, w49), w49)
    x097 = add(v_03, v_12, w24)
    x176 = sub(mul(c28, x104, w53), add(x037, mul(c16, x097, w55), w55), w55)
    x181 = add(add(x038, mul(c15, x097, w53), w53), sub(mul(c19, x095, w22), mul(c21, x096, w21), w21), w21)
    x098 = cos(q_14, w53)
    x099 = sin(q_14, w22)
    x101 = add(mul(x025, x099, w68), mul(x094, x098, w69), w69)
    x100 = sub(mul(x025, x098, w18), mul(x094, x099, w68), w68)
    x107 = sub(x100, mul(c30, x104, w18), w18)
    x102 = sub(mul(x097, x098, w70), mul(x096, x099, w71), w71)
    x108 = add(x093, mul(c30, x102, w70), w70)
    x178 = sub(mul(c23, x100, w68), add(mul(c24, x102, w72), mul(c37, x111, w73), w73), w73)
    x103 = add(mul(x096, x098, w68), mul(x097, x099, w72), w72)
    x168 = sub(sub(mul(c22, x103, w68), mul(c24, x104, w74), w74), add(mul(c23, x093, w68), mul(c25, x102, w75), w75), w75)
    x170 = add(sub(mul(c22, x102, w74), mul(c27, x104, w68), w68), sub(mul(c26, x093, w74), mul(c29, x103, w76), w76), w76)
    x177 = sub(mul(c27, x103, w68), sub(mul(c19, x096, w74), mul(c20, x095, w77), w77), w77)
    x185 = add(mul(c23, x102, w68), sub(mul(c14, x097, w74), mul(c26, x103, w78), w78), w78)
    x105 = cos(q_15, w68)
    x106 = sin(q_15, w74)
    x174 = mul(c32, sub(mul(x105, x107, w79), mul(x101, x106, w80), w80), w80)
    x175 = mul(c35, add(mul(x101, x105, w79), mul(x106, x107, w18), w18), w18)
    x109 = sub(mul(x102, x105, w79), mul(x103, x106, w81), w81)
    x110 = add(mul(x102, x106, w71), mul(x103, x105, w72), w72)
    x167 = add(mul(x105, x114, w71), mul(x106, x116, w79), w79)
    x172 = add(x167, mul(c23, x104, w71), w71)
    x173 = sub(mul(x105, x116, w59), add(mul(c26, x104, w28), mul(x106, x114, w58), w58), w58)
    x183 = add(mul(x099, x173, w59), add(mul(c17, x096, w28), mul(c14, x095, w82), w82), w82)
    x184 = add(mul(x098, x172, w59), x183, w82)
    x187 = add(mul(x099, x172, w71), sub(mul(c17, x097, w59), mul(x098, x173, w58), w58), w58)
    x112 = sub(sub(mul(c31, x111, w71), mul(c32, x108, w59), w59), add(mul(c33, x109, w71), mul(c34, x110, w28), w28), w28)
    x113 = add(add(mul(c35, x108, w70), mul(c36, x111, w13), w13), add(mul(c34, x109, w70), mul(c38, x110, w59), w59), w59)
    x171 = add(mul(x106, x112, w13), sub(mul(x105, x113, w70), x170, w76), w76)
    x115 = add(mul(c32, x109, w13), mul(c35, x110, w70), w70)
    x186 = add(x115, x185, w78)
    x169 = add(sub(mul(c30, x115, w70), x168, w75), sub(mul(x106, x113, w59), mul(x105, x112, w28), w28), w28)
    x179 = sub(add(mul(c26, x101, w69), mul(c36, x110, w72), w72), sub(mul(c31, x109, w81), add(x176, x177, w77), w77), w77)
    x180 = sub(add(sub(mul(c30, x167, w79), x178, w73), x179, w77), add(x174, x175, w18), w18)
    x182 = sub(mul(x098, x171, w77), add(mul(x099, x169, w80), x181, w21), w21)
    x188 = sub(mul(x088, x186, w77), mul(x089, x187, w80), w80)
    x189 = add(mul(x088, x187, w58), mul(x089, x186, w78), w78)
    x245 = sub(mul(c35, x105, w58), add(c26, mul(c32, x106, w77), w77), w77)
    x246 = add(mul(c32, x105, w68), add(c23, mul(c35, x106, w74), w74), w74)
    x247 = add(mul(x098, x246, w68), add(c14, mul(x099, x245, w58), w58), w58)
    x117 = cos(q_16, w68)
    x257 = mul(c17, add(sub(x022, x058, w73), sub(x088, x117, w79), w79), w79)
    x118 = sin(q_16, w73)
    x120 = sub(mul(x090, x117, w72), mul(x118, x119, w81), w81)
    x269 = mul(c14, add(add(x032, x062, w40), add(x093, x120, w66), w66), w66)
    x121 = add(mul(x090, x118, w23), mul(x117, x119, w25), w25)
    x272 = mul(c17, add(add(x033, x063, w26), add(x094, x121, w64), w64), w64)
    x259 = mul(c17, add(sub(x023, x059, w26), sub(x089, x118, w29), w29), w29)
    x122 = add(mul(v_04, x117, w26), mul(v_05, x118, w23), w23)
    x271 = mul(c16, sub(sub(x034, x064, w47), sub(x095, x122, w56), w56), w56)
    x131 = add(v_16, x122, w47)
    x138 = add(v_17, x131, w12)
    x141 = mul(c32, x138, w26)
    x143 = mul(c35, x138, w40)
    x123 = sub(mul(v_05, x117, w30), mul(v_04, x118, w72), w72)
    x270 = mul(c15, sub(add(x035, x065, w15), add(x096, x123, w49), w49), w49)
    x124 = add(v_03, v_15, w15)
    x273 = mul(c18, add(add(x036, x066, w43), add(x097, x124, w24), w24), w24)
    x153 = sub(mul(c28, x131, w43), sub(x067, mul(c16, x124, w27), w27), w27)
    x158 = add(sub(x068, mul(c15, x124, w43), w43), add(mul(c19, x122, w20), mul(c21, x123, w19), w19), w19)
    x125 = cos(q_17, w43)
    x126 = sin(q_17, w20)
    x127 = add(mul(x060, x125, w17), mul(x121, x126, w30), w30)
    x134 = sub(x127, mul(c30, x131, w17), w17)
    x128 = sub(mul(x060, x126, w16), mul(x121, x125, w25), w25)
    x129 = sub(mul(x124, x125, w16), mul(x123, x126, w55), w55)
    x130 = add(mul(x123, x125, w16), mul(x124, x126, w69), w69)
    x155 = add(mul(c23, x127, w30), sub(mul(c27, x130, w16), mul(c37, x138, w75), w75), w75)
    x135 = add(x120, mul(c30, x129, w30), w30)
    x145 = sub(add(mul(c22, x130, w16), mul(c24, x131, w59), w59), add(mul(c23, x120, w16), mul(c25, x129, w70), w70), w70)
    x147 = add(add(mul(c27, x131, w59), mul(c22, x129, w16), w16), sub(mul(c26, x120, w81), mul(c29, x130, w59), w59), w59)
    x154 = sub(mul(c24, x129, w16), add(mul(c19, x123, w81), mul(c20, x122, w13), w13), w13)
    x162 = add(mul(c23, x129, w16), sub(mul(c14, x124, w81), mul(c26, x130, w71), w71), w71)
    x132 = cos(q_18, w16)
    x133 = sin(q_18, w81)
    x151 = mul(c32, sub(mul(x132, x134, w83), mul(x128, x133, w84), w84), w84)
    x152 = mul(c35, add(mul(x128, x132, w83), mul(x133, x134, w17), w17), w17)
    x136 = sub(mul(x129, x132, w83), mul(x130, x133, w85), w85)
    x137 = add(mul(x129, x133, w55), mul(x130, x132, w69), w69)
    x144 = add(mul(x132, x141, w55), mul(x133, x143, w83), w83)
    x149 = add(x144, mul(c23, x131, w55), w55)
    x150 = sub(mul(x132, x143, w40), add(mul(c26, x131, w47), mul(x133, x141, w26), w26), w26)
    x160 = add(mul(x126, x150, w40), sub(mul(c14, x122, w23), mul(c17, x123, w72), w72), w72)
    x161 = add(mul(x125, x149, w40), x160, w72)
    x290 = mul(c13, add(sub(x161, x184, w40), sub(x207, x230, w23), w23), w23)
    x164 = sub(mul(x126, x149, w55), add(mul(c17, x124, w15), mul(x125, x150, w26), w26), w26)
    x139 = add(add(mul(c32, x135, w55), mul(c31, x138, w15), w15), add(mul(c33, x136, w55), mul(c34, x137, w40), w40), w40)
    x140 = sub(sub(mul(c36, x138, w12), mul(c35, x135, w30), w30), add(mul(c34, x136, w12), mul(c38, x137, w15), w15), w15)
    x148 = add(mul(x133, x139, w30), add(mul(x132, x140, w12), x147, w59), w59)
    x276 = sub(sub(mul(x126, x148, w30), mul(x098, x169, w28), w28), add(mul(x099, x171, w76), mul(x069, x192, w38), w38), w38)
    x142 = add(mul(c32, x136, w28), mul(c35, x137, w76), w76)
    x163 = add(x142, x162, w71)
    x146 = add(sub(mul(c30, x142, w76), x145, w70), sub(mul(x132, x139, w40), mul(x133, x140, w15), w15), w15)
    x156 = sub(add(mul(c26, x128, w25), mul(c31, x136, w85), w85), sub(mul(c36, x137, w69), sub(x153, x154, w13), w13), w13)
    x157 = sub(add(sub(mul(c30, x144, w83), x155, w75), x156, w13), add(x151, x152, w17), w17)
    x159 = add(mul(x125, x148, w59), sub(mul(x126, x146, w13), x158, w19), w19)
    x165 = sub(mul(x117, x163, w59), mul(x118, x164, w13), w13)
    x289 = mul(c12, sub(add(x165, x188, w59), add(x211, x234, w84), w84), w84)
    x166 = add(mul(x118, x163, w71), mul(x117, x164, w26), w26)
    x268 = mul(c13, add(sub(x166, x189, w71), sub(x212, x235, w59), w59), w59)
    x281 = mul(c12, sub(add(x166, x189, w71), add(x212, x235, w75), w75), w75)
    x242 = sub(mul(c35, x132, w71), add(c26, mul(c32, x133, w83), w83), w83)
    x243 = add(mul(c32, x132, w16), add(c23, mul(c35, x133, w81), w81), w81)
    x255 = add(sub(mul(x126, x243, w16), mul(x098, x245, w77), w77), sub(mul(x099, x246, w74), mul(x069, x248, w61), w61), w61)
    x254 = sub(mul(x040, x252, w42), add(c07, mul(x125, x242, w77), w77), w77)
    x256 = add(sub(mul(x070, x249, w63), mul(x039, x251, w45), w45), x254, w77)
    x262 = mul(add(x255, x256, w77), c39, w77)
    x244 = add(mul(x125, x243, w81), add(c14, mul(x126, x242, w83), w83), w83)
    x258 = add(add(mul(x118, x244, w81), mul(x089, x247, w20), w20), add(mul(x059, x250, w81), mul(x023, x253, w61), w61), w61)
    x260 = add(mul(x022, x253, w14), add(c04, mul(x117, x244, w83), w83), w83)
    x261 = add(add(mul(x088, x247, w58), mul(x058, x250, w62), w62), x260, w83)
    x264 = mul(sub(x259, x261, w83), c39, w83)
    x263 = mul(add(x257, x258, w61), c39, w61)
    x236 = add(x161, sub(mul(v_04, c04, w79), mul(v_00, c11, w29), w29), w29)
    x237 = add(add(x184, x207, w67), add(x230, x236, w29), w29)
    x285 = add(mul(x237, x264, w67), add(mul(x088, x180, w50), mul(x058, x203, w82), w82), w82)
    x287 = add(sub(mul(x089, x182, w67), mul(x059, x205, w50), w50), sub(mul(x023, x228, w67), x285, w82), w82)
    x293 = sub(mul(x237, x263, w50), add(mul(x089, x180, w18), mul(x059, x203, w52), w52), w52)
    x295 = add(sub(mul(x088, x182, w21), mul(x058, x205, w51), w51), sub(mul(x022, x228, w34), x293, w52), w52)
    x238 = add(mul(v_05, c07, w51), add(mul(v_03, c04, w34), mul(v_01, c11, w21), w21), w21)
    x239 = add(add(x188, x211, w65), add(x234, add(x165, x238, w21), w21), w21)
    x240 = sub(x166, sub(mul(v_04, c07, w65), mul(v_02, c11, w48), w48), w48)
    x241 = add(add(x189, x212, w32), add(x235, x240, w48), w48)
    x265 = add(mul(x013, x239, w32), add(mul(x014, x241, w46), mul(x012, x237, w78), w78), w78)
    x266 = sub(mul(x017, x239, w32), sub(mul(x018, x241, w46), mul(x015, x237, w26), w26), w26)
    x267 = sub(mul(x020, x239, w32), add(mul(x021, x241, w46), mul(x019, x237, w29), w29), w29)
    x274 = add(add(mul(v_04, c03, w32), mul(v_01, c04, w46), w46), add(mul(v_05, c05, w32), mul(v_03, c06, w65), w65), w65)
    x275 = add(mul(x040, x217, w44), add(mul(x125, x146, w15), x274, w65), w65)
    x277 = sub(sub(mul(x070, x194, w60), mul(x039, x215, w11), w11), x275, w65)
    x278 = sub(add(x276, x277, w65), sub(mul(x239, x264, w83), mul(x241, x263, w61), w61), w61)
    x279 = add(x270, add(x271, add(x272, sub(x273, x278, w61), w61), w61), w61)
    x280 = sub(x268, add(x269, x279, w61), w61)
    x282 = add(mul(v_02, c07, w59), sub(mul(v_05, c08, w66), mul(v_03, c03, w49), w49), w49)
    x283 = sub(sub(mul(v_04, c09, w59), mul(v_00, c04, w66), w66), x282, w49)
    x284 = add(mul(x022, x226, w07), add(mul(x117, x157, w66), x283, w49), w49)
    x286 = sub(mul(x241, x262, w48), add(mul(x118, x159, w07), x284, w49), w49)
    x288 = sub(x281, add(x286, x287, w82), w82)
    x291 = sub(sub(mul(v_04, c08, w75), mul(v_01, c07, w49), w49), add(mul(v_03, c05, w75), mul(v_05, c10, w48), w48), w48)
    x292 = add(mul(x023, x226, w35), sub(mul(x118, x157, w17), x291, w48), w48)
    x294 = sub(mul(x239, x262, w77), sub(mul(x117, x159, w19), x292, w48), w48)
    x296 = add(x289, sub(x290, add(x294, x295, w52), w52), w52)
    x297 = sub(mul(x012, x280, w03), sub(mul(x014, x296, w08), mul(x013, x288, w09), w09), w09)
    x298 = add(mul(x015, x280, w06), add(mul(x018, x296, w05), mul(x017, x288, w01), w01), w01)
    x299 = sub(mul(x019, x280, w61), add(mul(x021, x296, w52), mul(x020, x288, w82), w82), w82)
    h_G[0] = x265
    h_G[1] = -x266
    h_G[2] = x267
    h_G[3] = x297
    h_G[4] = -x298
    h_G[5] = -x299


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
