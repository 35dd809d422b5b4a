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
# Program     SHA-256 bd532ffb875385a7c15b067ca7b32c430bc28bd22a720cfd2beaf9e9ad55724e
# Operations  397 mul, 301 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
#     regressor/lumped-mixed     PROVED-MOD-P
#     regressor/lumped-disc      PROVED
#     regressor/reframed         PROVED
#     rotations/align            PROVED
#     rotations/align-back       PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def kinetic_energy(q, v, out=None):
    """Kinetic energy.

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
    T : ndarray, (...)
        J
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [
            ("T", ()),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, T):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (
        _, _, _, _, _, _, _, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15, q_16, q_17,
        q_18
    ) = q
    (
        v_00, v_01, v_02, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13,
        v_14, v_15, v_16, v_17
    ) = v
    (
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
        c35, c36, c37
    ) = numbers(
        (
            0.00012166, 0.037188086, 0.002283689271632, 0.044972709219476, 0.146694152, 3.12e-05,
            0.4323559965405, 0.460899171821024, 16.087, 0.1934, 0.0465, 7.119e-05, 7.25574e-07,
            4.092728e-06, 0.10962557, 0.009360598027, 1.2818914e-06, 0.00043992847495,
            0.00892066955205, 0.000429887296, 0.0789924, 0.000402580736, 0.01539432908, 0.00430848,
            0.00747974233, 0.0159613637952, 0.0005670347152, 0.213, 7.9431538e-05, 0.02623,
            0.00492976, 0.0001142508, 0.00084392, 0.00249597775, 0.0049656346816, 3.58746816e-05,
            0.5
        )
    )
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33,
        w34, w35, w36, w37, w38, w39, w40, w41, w42, w43, w44, w45, w46, w47, w48, w49, w50,
        w51, w52, w53, w54, w55, w56, w57, w58
    ) = slots(59)
    x001 = add(add(mul(v_04, c01, w00), mul(v_01, c02, w01), w01), add(mul(v_05, c03, w00), mul(v_03, c04, w02), w02), w02)
    x002 = add(mul(v_03, c01, w01), sub(mul(v_04, c07, w00), mul(v_00, c02, w03), w03), w03)
    x003 = sub(add(mul(v_02, c05, w01), mul(v_05, c06, w00), w00), x002, w03)
    x004 = sub(sub(mul(v_04, c06, w00), mul(v_01, c05, w01), w01), add(mul(v_03, c03, w00), mul(v_05, c08, w04), w04), w04)
    x172 = mul(v_00, sub(mul(v_04, c02, w01), mul(v_00, c09, w00), w00), w00)
    x005 = add(mul(v_01, c09, w01), add(mul(v_05, c05, w05), mul(v_03, c02, w06), w06), w06)
    x176 = add(mul(v_04, x003, w03), sub(mul(v_05, x004, w04), mul(v_01, x005, w06), w06), w06)
    x173 = mul(v_02, sub(mul(v_04, c05, w03), mul(v_02, c09, w04), w04), w04)
    x006 = cos(q_07, w03)
    x007 = sin(q_07, w01)
    x018 = add(mul(v_04, x006, w05), mul(v_05, x007, w07), w07)
    x033 = add(v_07, x018, w05)
    x046 = add(v_08, x033, w08)
    x019 = sub(mul(v_05, x006, w09), mul(v_04, x007, w10), w10)
    x008 = mul(v_05, c11, w09)
    x009 = sub(v_00, x008, w11)
    x053 = add(v_00, x008, w09)
    x062 = mul(c12, x053, w12)
    x064 = mul(c15, x053, w13)
    x023 = mul(x009, c12, w14)
    x025 = mul(x009, c15, w15)
    x010 = mul(v_05, c10, w16)
    x011 = add(v_01, x010, w17)
    x092 = sub(v_01, x010, w16)
    x012 = mul(v_04, c10, w18)
    x014 = sub(v_02, x012, w19)
    x093 = add(v_02, x012, w18)
    x013 = mul(v_03, c11, w20)
    x015 = add(x013, x014, w21)
    x016 = add(mul(x006, x011, w22), mul(x007, x015, w23), w23)
    x017 = sub(mul(x006, x015, w21), mul(x007, x011, w01), w01)
    x054 = sub(x013, x014, w19)
    x094 = add(x013, x093, w21)
    x130 = sub(x013, x093, w18)
    x020 = add(v_03, v_06, w20)
    x021 = add(mul(x018, c14, w03), add(mul(x019, c13, w22), mul(x020, c16, w24), w24), w24)
    x022 = add(x021, add(mul(x016, c12, w03), mul(x017, c15, w22), w22), w22)
    x024 = add(sub(x023, mul(x020, c14, w24), w24), sub(mul(x019, c17, w03), mul(x018, c18, w25), w25), w25)
    x026 = add(sub(x025, mul(x020, c13, w24), w24), sub(mul(x018, c17, w03), mul(x019, c19, w26), w26), w26)
    x027 = cos(q_08, w24)
    x028 = sin(q_08, w03)
    x029 = sub(mul(x009, x027, w27), mul(x017, x028, w28), w28)
    x040 = sub(x029, mul(x033, c28, w27), w27)
    x032 = add(mul(x019, x027, w29), mul(x020, x028, w30), w30)
    x030 = add(mul(x009, x028, w29), mul(x017, x027, w31), w31)
    x031 = sub(mul(x020, x027, w24), mul(x019, x028, w03), w03)
    x034 = sub(sub(mul(x032, c20, w24), mul(x033, c22, w29), w29), add(mul(x016, c21, w24), mul(x031, c23, w32), w32), w32)
    x035 = add(mul(x032, c25, w29), add(mul(x031, c22, w24), mul(x033, c26, w33), w33), w33)
    x037 = add(sub(mul(x031, c20, w29), mul(x033, c25, w24), w24), sub(mul(x016, c24, w29), mul(x032, c27, w34), w34), w34)
    x041 = add(x016, mul(x031, c28, w24), w24)
    x165 = add(mul(x031, c21, w29), sub(mul(x020, c12, w35), mul(x032, c24, w36), w36), w36)
    x036 = sub(x035, sub(mul(x029, c21, w29), mul(x030, c24, w35), w35), w35)
    x038 = cos(q_09, w33)
    x039 = sin(q_09, w29)
    x042 = sub(mul(x038, x040, w37), mul(x030, x039, w38), w38)
    x043 = add(mul(x030, x038, w37), mul(x039, x040, w27), w27)
    x193 = add(mul(x042, mul(x046, c30, w37), w37), mul(x043, mul(x046, c33, w39), w39), w39)
    x044 = sub(mul(x031, x038, w37), mul(x032, x039, w40), w40)
    x045 = add(mul(x031, x039, w29), mul(x032, x038, w33), w33)
    x047 = sub(sub(mul(x046, c29, w29), mul(x041, c30, w37), w37), add(mul(x044, c31, w29), mul(x045, c32, w41), w41), w41)
    x048 = sub(mul(x045, c34, w37), sub(mul(x044, c29, w29), mul(x046, c35, w42), w42), w42)
    x049 = add(mul(x042, c30, w38), sub(mul(x043, c33, w27), x048, w42), w42)
    x050 = add(add(mul(x041, c33, w38), mul(x046, c34, w27), w27), add(mul(x044, c32, w38), mul(x045, c36, w37), w37), w37)
    x199 = add(x193, sub(mul(x044, x047, w41), mul(x045, x050, w37), w37), w37)
    x175 = mul(x041, add(mul(x044, c30, w40), mul(x045, c33, w33), w33), w33)
    x051 = cos(q_10, w24)
    x052 = sin(q_10, w40)
    x055 = sub(mul(x011, x051, w39), mul(x052, x054, w41), w41)
    x056 = add(mul(x011, x052, w17), mul(x051, x054, w19), w19)
    x057 = add(mul(v_04, x051, w17), mul(v_05, x052, w39), w39)
    x058 = sub(mul(v_05, x051, w24), mul(v_04, x052, w40), w40)
    x072 = add(v_10, x057, w24)
    x085 = add(v_11, x072, w17)
    x059 = add(v_03, v_09, w27)
    x060 = sub(mul(c13, x058, w38), sub(mul(c14, x057, w29), mul(c16, x059, w43), w43), w43)
    x061 = add(x060, add(mul(c12, x055, w38), mul(c15, x056, w29), w29), w29)
    x188 = sub(sub(mul(x020, x022, w22), mul(x031, x034, w32), w32), sub(mul(x032, x037, w34), mul(x059, x061, w29), w29), w29)
    x063 = sub(add(x062, mul(c14, x059, w32), w32), add(mul(c17, x058, w34), mul(c18, x057, w30), w30), w30)
    x065 = add(add(x064, mul(c13, x059, w32), w32), add(mul(c17, x057, w34), mul(c19, x058, w22), w22), w22)
    x066 = cos(q_11, w32)
    x067 = sin(q_11, w34)
    x068 = add(mul(x053, x066, w03), mul(x056, x067, w43), w43)
    x079 = sub(x068, mul(c28, x072, w03), w03)
    x181 = sub(mul(x030, mul(x033, c24, w38), w38), mul(x068, mul(c21, x072, w31), w31), w31)
    x071 = add(mul(x058, x066, w38), mul(x059, x067, w44), w44)
    x069 = sub(mul(x053, x067, w38), mul(x056, x066, w45), w45)
    x070 = sub(mul(x059, x066, w32), mul(x058, x067, w34), w34)
    x073 = sub(add(mul(c20, x071, w32), mul(c22, x072, w38), w38), add(mul(c21, x055, w32), mul(c23, x070, w46), w46), w46)
    x074 = add(mul(c22, x070, w38), sub(mul(c25, x071, w32), mul(c26, x072, w47), w47), w47)
    x076 = add(add(mul(c25, x072, w38), mul(c20, x070, w32), w32), sub(mul(c24, x055, w38), mul(c27, x071, w48), w48), w48)
    x080 = add(x055, mul(c28, x070, w32), w32)
    x167 = add(mul(c21, x070, w38), sub(mul(c12, x059, w49), mul(c24, x071, w50), w50), w50)
    x075 = add(x074, sub(mul(c21, x068, w43), mul(c24, x069, w38), w38), w38)
    x077 = cos(q_12, w47)
    x078 = sin(q_12, w43)
    x081 = sub(mul(x077, x079, w49), mul(x069, x078, w51), w51)
    x082 = add(mul(x069, x077, w49), mul(x078, x079, w03), w03)
    x194 = add(mul(x081, mul(c30, x085, w49), w49), mul(x082, mul(c33, x085, w52), w52), w52)
    x083 = sub(mul(x070, x077, w49), mul(x071, x078, w53), w53)
    x084 = add(mul(x070, x078, w43), mul(x071, x077, w47), w47)
    x086 = add(add(mul(c30, x080, w43), mul(c29, x085, w49), w49), add(mul(c31, x083, w43), mul(c32, x084, w54), w54), w54)
    x087 = sub(mul(c29, x083, w49), sub(mul(c34, x084, w43), mul(c35, x085, w55), w55), w55)
    x088 = add(mul(c30, x081, w51), sub(mul(c33, x082, w03), x087, w55), w55)
    x089 = sub(sub(mul(c34, x085, w51), mul(c33, x080, w03), w03), add(mul(c32, x083, w51), mul(c36, x084, w49), w49), w49)
    x200 = add(x194, sub(mul(x084, x089, w49), mul(x083, x086, w54), w54), w54)
    x170 = mul(x080, add(mul(c30, x083, w53), mul(c33, x084, w47), w47), w47)
    x090 = cos(q_13, w32)
    x091 = sin(q_13, w53)
    x095 = add(mul(x090, x092, w52), mul(x091, x094, w49), w49)
    x096 = sub(mul(x090, x094, w21), mul(x091, x092, w52), w52)
    x097 = add(mul(v_04, x090, w21), mul(v_05, x091, w03), w03)
    x098 = sub(mul(v_05, x090, w32), mul(v_04, x091, w53), w53)
    x164 = add(mul(c12, add(x018, x097, w32), w32), mul(c15, add(x019, x098, w21), w21), w21)
    x110 = add(v_13, x097, w32)
    x123 = add(v_14, x110, w51)
    x099 = add(v_03, v_12, w43)
    x100 = add(mul(c13, x098, w56), sub(mul(c14, x097, w57), mul(c16, x099, w58), w58), w58)
    x101 = sub(x100, add(mul(c12, x095, w56), mul(c15, x096, w57), w57), w57)
    x102 = add(add(x023, mul(c14, x099, w58), w58), sub(mul(c17, x098, w14), mul(c18, x097, w56), w56), w56)
    x103 = add(add(x025, mul(c13, x099, w58), w58), sub(mul(c17, x097, w15), mul(c19, x098, w14), w14), w14)
    x185 = sub(sub(mul(x058, x065, w22), mul(x057, x063, w30), w30), add(mul(x097, x102, w56), mul(x098, x103, w14), w14), w14)
    x177 = add(mul(x096, mul(c15, x099, w30), w30), sub(mul(v_03, x001, w02), add(x172, x173, w04), w04), w04)
    x104 = cos(q_14, w30)
    x105 = sin(q_14, w02)
    x106 = sub(mul(x009, x104, w00), mul(x096, x105, w56), w56)
    x117 = sub(x106, mul(c28, x110, w00), w00)
    x182 = sub(mul(x069, mul(c24, x072, w03), w03), mul(x106, mul(c21, x110, w45), w45), w45)
    x107 = add(mul(x009, x105, w03), mul(x096, x104, w52), w52)
    x108 = sub(mul(x099, x104, w03), mul(x098, x105, w22), w22)
    x109 = add(mul(x098, x104, w30), mul(x099, x105, w02), w02)
    x111 = sub(sub(mul(c20, x109, w30), mul(c22, x110, w53), w53), add(mul(c21, x095, w30), mul(c23, x108, w03), w03), w03)
    x189 = add(add(mul(x099, x101, w57), mul(x070, x073, w46), w46), add(mul(x071, x076, w48), mul(x108, x111, w03), w03), w03)
    x112 = add(mul(c25, x109, w46), add(mul(c22, x108, w48), mul(c26, x110, w44), w44), w44)
    x114 = add(sub(mul(c20, x108, w46), mul(c25, x110, w48), w48), sub(mul(c24, x095, w46), mul(c27, x109, w57), w57), w57)
    x118 = add(x095, mul(c28, x108, w48), w48)
    x168 = add(mul(c21, x108, w46), sub(mul(c12, x099, w43), mul(c24, x109, w34), w34), w34)
    x113 = sub(x112, sub(mul(c21, x106, w56), mul(c24, x107, w46), w46), w46)
    x115 = cos(q_15, w44)
    x116 = sin(q_15, w56)
    x119 = sub(mul(x115, x117, w43), mul(x107, x116, w53), w53)
    x120 = add(mul(x107, x115, w43), mul(x116, x117, w00), w00)
    x191 = add(mul(x119, mul(c30, x123, w43), w43), mul(x120, mul(c33, x123, w30), w30), w30)
    x121 = sub(mul(x108, x115, w43), mul(x109, x116, w58), w58)
    x122 = add(mul(x108, x116, w56), mul(x109, x115, w44), w44)
    x124 = sub(sub(mul(c29, x123, w56), mul(c30, x118, w22), w22), add(mul(c31, x121, w56), mul(c32, x122, w43), w43), w43)
    x125 = sub(mul(c34, x122, w22), sub(mul(c29, x121, w56), mul(c35, x123, w15), w15), w15)
    x126 = add(mul(c30, x119, w53), sub(mul(c33, x120, w00), x125, w15), w15)
    x127 = add(add(mul(c33, x118, w53), mul(c34, x123, w00), w00), add(mul(c32, x121, w53), mul(c36, x122, w22), w22), w22)
    x196 = add(x191, sub(mul(x121, x124, w43), mul(x122, x127, w22), w22), w22)
    x171 = mul(x118, add(mul(c30, x121, w58), mul(c33, x122, w44), w44), w44)
    x128 = cos(q_16, w48)
    x129 = sin(q_16, w58)
    x131 = sub(mul(x092, x128, w30), mul(x129, x130, w43), w43)
    x132 = add(mul(x092, x129, w16), mul(x128, x130, w18), w18)
    x133 = add(mul(v_04, x128, w16), mul(v_05, x129, w30), w30)
    x134 = sub(mul(v_05, x128, w48), mul(v_04, x129, w58), w58)
    x166 = sub(mul(c12, add(x057, x133, w39), w39), mul(c15, add(x058, x134, w40), w40), w40)
    x183 = sub(mul(x107, mul(c24, x110, w39), w39), add(mul(x009, x164, w21), mul(x053, x166, w40), w40), w40)
    x146 = add(v_16, x133, w39)
    x159 = add(v_17, x146, w21)
    x135 = add(v_03, v_15, w11)
    x136 = sub(mul(c14, x133, w52), sub(mul(c13, x134, w48), mul(c16, x135, w16), w16), w16)
    x137 = add(x136, add(mul(c12, x131, w52), mul(c15, x132, w48), w48), w48)
    x138 = sub(sub(x062, mul(c14, x135, w16), w16), add(mul(c17, x134, w12), mul(c18, x133, w52), w52), w52)
    x139 = add(sub(x064, mul(c13, x135, w16), w16), add(mul(c17, x133, w13), mul(c19, x134, w12), w12), w12)
    x184 = sub(sub(mul(x134, x139, w12), mul(x133, x138, w52), w52), add(mul(x018, x024, w25), mul(x019, x026, w26), w26), w26)
    x178 = add(mul(x132, mul(c15, x135, w52), w52), mul(x017, mul(x020, c15, w20), w20), w20)
    x186 = add(add(mul(x016, x165, w36), add(x177, x178, w20), w20), add(mul(x055, x167, w50), mul(x095, x168, w34), w34), w34)
    x140 = cos(q_17, w20)
    x141 = sin(q_17, w50)
    x142 = add(mul(x053, x140, w49), mul(x132, x141, w41), w41)
    x153 = sub(x142, mul(c28, x146, w49), w49)
    x179 = sub(mul(x142, mul(c21, x146, w36), w36), sub(mul(x056, mul(c15, x059, w27), w27), x176, w06), w06)
    x143 = sub(mul(x053, x141, w09), mul(x132, x140, w18), w18)
    x180 = sub(mul(x143, mul(c24, x146, w09), w09), mul(x029, mul(x033, c21, w36), w36), w36)
    x190 = sub(add(mul(x109, x114, w57), x179, w06), add(x180, x181, w31), w31)
    x195 = sub(x190, add(add(x182, x183, w40), add(x184, x185, w14), w14), w14)
    x202 = sub(mul(x123, x126, w15), sub(sub(x188, x189, w03), x195, w14), w14)
    x144 = sub(mul(x135, x140, w15), mul(x134, x141, w03), w03)
    x145 = add(mul(x134, x140, w20), mul(x135, x141, w50), w50)
    x147 = sub(add(mul(c20, x145, w20), mul(c22, x146, w58), w58), add(mul(c21, x131, w20), mul(c23, x144, w15), w15), w15)
    x148 = add(mul(c22, x144, w58), sub(mul(c25, x145, w20), mul(c26, x146, w29), w29), w29)
    x150 = add(add(mul(c25, x146, w58), mul(c20, x144, w20), w20), sub(mul(c24, x131, w58), mul(c27, x145, w51), w51), w51)
    x154 = add(x131, mul(c28, x144, w20), w20)
    x169 = add(mul(c21, x144, w58), sub(mul(c12, x135, w31), mul(c24, x145, w40), w40), w40)
    x187 = sub(sub(mul(x131, x169, w40), mul(x144, x147, w15), w15), sub(mul(x145, x150, w51), mul(x135, x137, w48), w48), w48)
    x149 = add(x148, sub(mul(c21, x142, w41), mul(c24, x143, w15), w15), w15)
    x198 = add(sub(mul(x146, x149, w15), mul(x033, x036, w35), w35), sub(mul(x072, x075, w38), mul(x110, x113, w46), w46), w46)
    x151 = cos(q_18, w35)
    x152 = sin(q_18, w38)
    x155 = sub(mul(x151, x153, w32), mul(x143, x152, w24), w24)
    x156 = add(mul(x143, x151, w18), mul(x152, x153, w49), w49)
    x192 = add(mul(x155, mul(c30, x159, w18), w18), mul(x156, mul(c33, x159, w32), w32), w32)
    x157 = sub(mul(x144, x151, w18), mul(x145, x152, w15), w15)
    x158 = add(mul(x144, x152, w38), mul(x145, x151, w35), w35)
    x160 = add(add(mul(c30, x154, w38), mul(c29, x159, w50), w50), add(mul(c31, x157, w38), mul(c32, x158, w03), w03), w03)
    x161 = sub(mul(c29, x157, w50), sub(mul(c34, x158, w38), mul(c35, x159, w18), w18), w18)
    x162 = add(mul(c30, x155, w24), sub(mul(c33, x156, w49), x161, w18), w18)
    x203 = add(x202, add(mul(x159, x162, w18), mul(x046, x049, w42), w42), w42)
    x163 = sub(sub(mul(c34, x159, w21), mul(c33, x154, w14), w14), add(mul(c32, x157, w21), mul(c36, x158, w18), w18), w18)
    x197 = add(x192, sub(mul(x158, x163, w18), mul(x157, x160, w03), w03), w03)
    x174 = mul(x154, add(mul(c30, x157, w15), mul(c33, x158, w35), w35), w35)
    x201 = add(add(add(x170, x171, w44), add(x174, x175, w33), w33), add(x186, x187, w48), w48)
    x204 = add(add(mul(x085, x088, w55), add(x196, x197, w03), w03), add(add(x198, x199, w37), sub(x200, x201, w48), w48), w48)
    T[...] = -mul(add(x203, x204, w48), c37, w48)


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
