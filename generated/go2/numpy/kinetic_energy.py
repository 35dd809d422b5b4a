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
# Program     SHA-256 1eec25ef7a06300bfd74ddd8cb4cfc97c692902962dc8f41cf6ebc84fc10a5cd
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
        w34
    ) = slots(35)
    x001 = add(add(mul(v_04, c01, w00), mul(v_01, c02, w01), w01), add(mul(v_05, c03, w00), mul(v_03, c04, w02), w02), w02)
    x002 = add(mul(v_03, c01, w01), sub(mul(v_04, c07, w00), mul(v_00, c02, w03), w03), w03)
    x003 = sub(add(mul(v_02, c05, w01), mul(v_05, c06, w00), w00), x002, w03)
    x004 = sub(sub(mul(v_04, c06, w00), mul(v_01, c05, w01), w01), add(mul(v_03, c03, w00), mul(v_05, c08, w04), w04), w04)
    x172 = mul(v_00, sub(mul(v_04, c02, w01), mul(v_00, c09, w00), w00), w00)
    x005 = add(mul(v_01, c09, w01), add(mul(v_05, c05, w05), mul(v_03, c02, w06), w06), w06)
    x206 = add(mul(v_04, x003, w03), sub(mul(v_05, x004, w04), mul(v_01, x005, w06), w06), w06)
    x173 = mul(v_02, sub(mul(v_04, c05, w03), mul(v_02, c09, w04), w04), w04)
    x207 = sub(sub(mul(v_03, x001, w02), add(x172, x173, w04), w04), x206, w06)
    x006 = cos(q_07, w04)
    x007 = sin(q_07, w02)
    x018 = add(mul(v_04, x006, w00), mul(v_05, x007, w03), w03)
    x033 = add(v_07, x018, w00)
    x046 = add(v_08, x033, w01)
    x019 = sub(mul(v_05, x006, w05), mul(v_04, x007, w07), w07)
    x008 = mul(v_05, c11, w05)
    x009 = sub(v_00, x008, w08)
    x053 = add(v_00, x008, w05)
    x062 = mul(c12, x053, w09)
    x064 = mul(c15, x053, w10)
    x023 = mul(x009, c12, w11)
    x025 = mul(x009, c15, w12)
    x010 = mul(v_05, c10, w13)
    x011 = add(v_01, x010, w14)
    x092 = sub(v_01, x010, w13)
    x012 = mul(v_04, c10, w15)
    x014 = sub(v_02, x012, w16)
    x093 = add(v_02, x012, w15)
    x013 = mul(v_03, c11, w17)
    x015 = add(x013, x014, w18)
    x016 = add(mul(x006, x011, w19), mul(x007, x015, w20), w20)
    x017 = sub(mul(x006, x015, w18), mul(x007, x011, w02), w02)
    x054 = sub(x013, x014, w16)
    x094 = add(x013, x093, w18)
    x130 = sub(x013, x093, w15)
    x020 = add(v_03, v_06, w17)
    x021 = add(mul(x018, c14, w04), add(mul(x019, c13, w19), mul(x020, c16, w21), w21), w21)
    x022 = add(x021, add(mul(x016, c12, w04), mul(x017, c15, w19), w19), w19)
    x024 = add(sub(x023, mul(x020, c14, w21), w21), sub(mul(x019, c17, w04), mul(x018, c18, w22), w22), w22)
    x026 = add(sub(x025, mul(x020, c13, w21), w21), sub(mul(x018, c17, w04), mul(x019, c19, w23), w23), w23)
    x176 = sub(mul(x019, x026, w23), mul(x017, mul(x020, c15, w21), w21), w21)
    x027 = cos(q_08, w23)
    x028 = sin(q_08, w04)
    x029 = sub(mul(x009, x027, w24), mul(x017, x028, w25), w25)
    x040 = sub(x029, mul(x033, c28, w24), w24)
    x177 = add(mul(x029, mul(x033, c21, w26), w26), add(mul(x018, x024, w22), x176, w21), w21)
    x032 = add(mul(x019, x027, w26), mul(x020, x028, w22), w22)
    x030 = add(mul(x009, x028, w26), mul(x017, x027, w02), w02)
    x031 = sub(mul(x020, x027, w23), mul(x019, x028, w04), w04)
    x034 = sub(sub(mul(x032, c20, w23), mul(x033, c22, w26), w26), add(mul(x016, c21, w23), mul(x031, c23, w27), w27), w27)
    x035 = add(mul(x032, c25, w26), add(mul(x031, c22, w23), mul(x033, c26, w28), w28), w28)
    x037 = add(sub(mul(x031, c20, w26), mul(x033, c25, w23), w23), sub(mul(x016, c24, w26), mul(x032, c27, w29), w29), w29)
    x041 = add(x016, mul(x031, c28, w23), w23)
    x165 = add(mul(x031, c21, w26), sub(mul(x020, c12, w30), mul(x032, c24, w31), w31), w31)
    x178 = add(mul(x016, x165, w31), sub(mul(x030, mul(x033, c24, w20), w20), x177, w21), w21)
    x179 = add(mul(x032, x037, w29), sub(mul(x031, x034, w27), x178, w21), w21)
    x036 = sub(x035, sub(mul(x029, c21, w25), mul(x030, c24, w29), w29), w29)
    x038 = cos(q_09, w28)
    x039 = sin(q_09, w25)
    x042 = sub(mul(x038, x040, w27), mul(x030, x039, w31), w31)
    x043 = add(mul(x030, x038, w02), mul(x039, x040, w24), w24)
    x044 = sub(mul(x031, x038, w02), mul(x032, x039, w27), w27)
    x045 = add(mul(x031, x039, w25), mul(x032, x038, w28), w28)
    x047 = sub(sub(mul(x046, c29, w25), mul(x041, c30, w22), w22), add(mul(x044, c31, w25), mul(x045, c32, w04), w04), w04)
    x048 = sub(mul(x045, c34, w22), sub(mul(x044, c29, w25), mul(x046, c35, w02), w02), w02)
    x049 = add(mul(x042, c30, w22), sub(mul(x043, c33, w25), x048, w02), w02)
    x050 = add(add(mul(x041, c33, w22), mul(x046, c34, w25), w25), add(mul(x044, c32, w22), mul(x045, c36, w20), w20), w20)
    x175 = mul(x041, add(mul(x044, c30, w25), mul(x045, c33, w22), w22), w22)
    x180 = sub(mul(x042, mul(x046, c30, w23), w23), add(x175, sub(mul(x020, x022, w19), x179, w21), w21), w21)
    x181 = add(mul(x044, x047, w04), add(mul(x043, mul(x046, c33, w27), w27), x180, w21), w21)
    x182 = add(mul(x033, x036, w29), sub(mul(x045, x050, w20), x181, w21), w21)
    x051 = cos(q_10, w29)
    x052 = sin(q_10, w20)
    x055 = sub(mul(x011, x051, w28), mul(x052, x054, w00), w00)
    x056 = add(mul(x011, x052, w14), mul(x051, x054, w16), w16)
    x057 = add(mul(v_04, x051, w14), mul(v_05, x052, w28), w28)
    x058 = sub(mul(v_05, x051, w29), mul(v_04, x052, w20), w20)
    x072 = add(v_10, x057, w29)
    x085 = add(v_11, x072, w14)
    x059 = add(v_03, v_09, w04)
    x060 = sub(mul(c14, x057, w27), add(mul(c13, x058, w24), mul(c16, x059, w23), w23), w23)
    x061 = sub(x060, add(mul(c12, x055, w27), mul(c15, x056, w24), w24), w24)
    x063 = sub(add(x062, mul(c14, x059, w23), w23), add(mul(c17, x058, w27), mul(c18, x057, w22), w22), w22)
    x065 = add(add(x064, mul(c13, x059, w23), w23), add(mul(c17, x057, w27), mul(c19, x058, w19), w19), w19)
    x183 = add(mul(x058, x065, w19), mul(x056, mul(c15, x059, w23), w23), w23)
    x066 = cos(q_11, w19)
    x067 = sin(q_11, w27)
    x068 = add(mul(x053, x066, w17), mul(x056, x067, w31), w31)
    x079 = sub(x068, mul(c28, x072, w17), w17)
    x184 = add(mul(x068, mul(c21, x072, w25), w25), sub(mul(x057, x063, w22), x183, w23), w23)
    x071 = add(mul(x058, x066, w25), mul(x059, x067, w22), w22)
    x069 = sub(mul(x053, x067, w25), mul(x056, x066, w16), w16)
    x070 = sub(mul(x059, x066, w19), mul(x058, x067, w27), w27)
    x073 = sub(add(mul(c20, x071, w19), mul(c22, x072, w25), w25), add(mul(c21, x055, w19), mul(c23, x070, w26), w26), w26)
    x074 = add(mul(c25, x071, w25), sub(mul(c22, x070, w19), mul(c26, x072, w30), w30), w30)
    x076 = add(add(mul(c25, x072, w25), mul(c20, x070, w19), w19), sub(mul(c24, x055, w25), mul(c27, x071, w32), w32), w32)
    x080 = add(x055, mul(c28, x070, w19), w19)
    x167 = add(mul(c21, x070, w25), sub(mul(c12, x059, w33), mul(c24, x071, w34), w34), w34)
    x185 = add(mul(x055, x167, w34), sub(mul(x069, mul(c24, x072, w00), w00), x184, w23), w23)
    x186 = add(mul(x071, x076, w32), sub(mul(x070, x073, w26), x185, w23), w23)
    x075 = add(x074, sub(mul(c21, x068, w31), mul(c24, x069, w32), w32), w32)
    x077 = cos(q_12, w30)
    x078 = sin(q_12, w31)
    x081 = sub(mul(x077, x079, w26), mul(x069, x078, w34), w34)
    x082 = add(mul(x069, x077, w16), mul(x078, x079, w17), w17)
    x083 = sub(mul(x070, x077, w16), mul(x071, x078, w26), w26)
    x084 = add(mul(x070, x078, w31), mul(x071, x077, w30), w30)
    x086 = add(add(mul(c30, x080, w31), mul(c29, x085, w22), w22), add(mul(c31, x083, w31), mul(c32, x084, w27), w27), w27)
    x087 = sub(mul(c34, x084, w22), add(mul(c29, x083, w31), mul(c35, x085, w16), w16), w16)
    x088 = add(mul(c30, x081, w22), add(mul(c33, x082, w31), x087, w16), w16)
    x089 = sub(sub(mul(c34, x085, w22), mul(c33, x080, w31), w31), add(mul(c32, x083, w22), mul(c36, x084, w00), w00), w00)
    x170 = mul(x080, add(mul(c30, x083, w31), mul(c33, x084, w22), w22), w22)
    x187 = sub(mul(x081, mul(c30, x085, w19), w19), sub(x170, add(mul(x059, x061, w24), x186, w23), w23), w23)
    x188 = sub(mul(x083, x086, w27), add(mul(x082, mul(c33, x085, w26), w26), x187, w23), w23)
    x189 = add(mul(x072, x075, w32), sub(mul(x084, x089, w00), x188, w23), w23)
    x090 = cos(q_13, w32)
    x091 = sin(q_13, w00)
    x095 = add(mul(x090, x092, w30), mul(x091, x094, w29), w29)
    x096 = sub(mul(x090, x094, w18), mul(x091, x092, w30), w30)
    x097 = add(mul(v_04, x090, w18), mul(v_05, x091, w27), w27)
    x098 = sub(mul(v_05, x090, w32), mul(v_04, x091, w00), w00)
    x164 = add(mul(c12, add(x018, x097, w03), w03), mul(c15, add(x019, x098, w07), w07), w07)
    x110 = add(v_13, x097, w03)
    x123 = add(v_14, x110, w32)
    x099 = add(v_03, v_12, w18)
    x100 = add(mul(c14, x097, w26), sub(mul(c13, x098, w17), mul(c16, x099, w19), w19), w19)
    x101 = sub(x100, add(mul(c12, x095, w26), mul(c15, x096, w17), w17), w17)
    x102 = add(add(x023, mul(c14, x099, w19), w19), sub(mul(c17, x098, w11), mul(c18, x097, w26), w26), w26)
    x103 = add(add(x025, mul(c13, x099, w19), w19), sub(mul(c17, x097, w12), mul(c19, x098, w11), w11), w11)
    x190 = sub(mul(x096, mul(c15, x099, w19), w19), mul(x098, x103, w11), w11)
    x104 = cos(q_14, w19)
    x105 = sin(q_14, w12)
    x106 = sub(mul(x009, x104, w22), mul(x096, x105, w24), w24)
    x117 = sub(x106, mul(c28, x110, w22), w22)
    x191 = add(mul(x106, mul(c21, x110, w04), w04), sub(mul(x097, x102, w26), x190, w11), w11)
    x107 = add(mul(x009, x105, w04), mul(x096, x104, w30), w30)
    x108 = sub(mul(x099, x104, w04), mul(x098, x105, w26), w26)
    x109 = add(mul(x098, x104, w19), mul(x099, x105, w12), w12)
    x111 = sub(sub(mul(c20, x109, w19), mul(c22, x110, w00), w00), add(mul(c21, x095, w19), mul(c23, x108, w04), w04), w04)
    x112 = add(mul(c25, x109, w00), add(mul(c22, x108, w19), mul(c26, x110, w27), w27), w27)
    x114 = add(sub(mul(c20, x108, w00), mul(c25, x110, w19), w19), sub(mul(c24, x095, w00), mul(c27, x109, w34), w34), w34)
    x118 = add(x095, mul(c28, x108, w19), w19)
    x168 = add(mul(c21, x108, w00), sub(mul(c12, x099, w31), mul(c24, x109, w25), w25), w25)
    x192 = add(mul(x095, x168, w25), sub(mul(x107, mul(c24, x110, w29), w29), x191, w11), w11)
    x193 = add(mul(x109, x114, w34), sub(mul(x108, x111, w04), x192, w11), w11)
    x113 = sub(x112, sub(mul(c21, x106, w24), mul(c24, x107, w34), w34), w34)
    x115 = cos(q_15, w27)
    x116 = sin(q_15, w24)
    x119 = sub(mul(x115, x117, w04), mul(x107, x116, w25), w25)
    x120 = add(mul(x107, x115, w30), mul(x116, x117, w22), w22)
    x121 = sub(mul(x108, x115, w30), mul(x109, x116, w04), w04)
    x122 = add(mul(x108, x116, w24), mul(x109, x115, w27), w27)
    x124 = sub(sub(mul(c29, x123, w24), mul(c30, x118, w12), w12), add(mul(c31, x121, w24), mul(c32, x122, w26), w26), w26)
    x125 = sub(mul(c34, x122, w12), sub(mul(c29, x121, w24), mul(c35, x123, w30), w30), w30)
    x126 = add(mul(c30, x119, w12), sub(mul(c33, x120, w24), x125, w30), w30)
    x127 = add(add(mul(c33, x118, w12), mul(c34, x123, w24), w24), add(mul(c32, x121, w12), mul(c36, x122, w29), w29), w29)
    x171 = mul(x118, add(mul(c30, x121, w24), mul(c33, x122, w12), w12), w12)
    x194 = sub(mul(x119, mul(c30, x123, w19), w19), sub(x171, add(mul(x099, x101, w17), x193, w11), w11), w11)
    x195 = add(mul(x121, x124, w26), add(mul(x120, mul(c33, x123, w04), w04), x194, w11), w11)
    x196 = add(mul(x110, x113, w34), sub(mul(x122, x127, w29), x195, w11), w11)
    x204 = add(sub(mul(x046, x049, w02), x182, w21), sub(mul(x123, x126, w30), x196, w11), w11)
    x128 = cos(q_16, w21)
    x129 = sin(q_16, w30)
    x131 = sub(mul(x092, x128, w32), mul(x129, x130, w02), w02)
    x132 = add(mul(x092, x129, w13), mul(x128, x130, w15), w15)
    x133 = add(mul(v_04, x128, w13), mul(v_05, x129, w32), w32)
    x134 = sub(mul(v_05, x128, w21), mul(v_04, x129, w30), w30)
    x166 = sub(mul(c12, add(x057, x133, w28), w28), mul(c15, add(x058, x134, w20), w20), w20)
    x208 = sub(x207, add(mul(x009, x164, w07), mul(x053, x166, w20), w20), w20)
    x146 = add(v_16, x133, w06)
    x159 = add(v_17, x146, w07)
    x135 = add(v_03, v_15, w08)
    x136 = sub(mul(c14, x133, w28), sub(mul(c13, x134, w21), mul(c16, x135, w13), w13), w13)
    x137 = add(x136, add(mul(c12, x131, w28), mul(c15, x132, w21), w21), w21)
    x138 = sub(sub(x062, mul(c14, x135, w13), w13), add(mul(c17, x134, w09), mul(c18, x133, w28), w28), w28)
    x139 = add(sub(x064, mul(c13, x135, w13), w13), add(mul(c17, x133, w10), mul(c19, x134, w09), w09), w09)
    x197 = add(mul(x134, x139, w09), mul(x132, mul(c15, x135, w13), w13), w13)
    x140 = cos(q_17, w09)
    x141 = sin(q_17, w10)
    x142 = add(mul(x053, x140, w01), mul(x132, x141, w34), w34)
    x153 = sub(x142, mul(c28, x146, w01), w01)
    x198 = add(mul(x142, mul(c21, x146, w29), w29), sub(mul(x133, x138, w28), x197, w13), w13)
    x143 = sub(mul(x053, x141, w05), mul(x132, x140, w15), w15)
    x144 = sub(mul(x135, x140, w05), mul(x134, x141, w29), w29)
    x145 = add(mul(x134, x140, w09), mul(x135, x141, w10), w10)
    x147 = sub(add(mul(c20, x145, w09), mul(c22, x146, w30), w30), add(mul(c21, x131, w09), mul(c23, x144, w05), w05), w05)
    x148 = add(mul(c25, x145, w30), sub(mul(c22, x144, w09), mul(c26, x146, w28), w28), w28)
    x150 = add(add(mul(c25, x146, w30), mul(c20, x144, w09), w09), sub(mul(c24, x131, w30), mul(c27, x145, w32), w32), w32)
    x154 = add(x131, mul(c28, x144, w09), w09)
    x169 = add(mul(c21, x144, w30), sub(mul(c12, x135, w27), mul(c24, x145, w03), w03), w03)
    x199 = add(mul(x131, x169, w03), sub(mul(x143, mul(c24, x146, w02), w02), x198, w13), w13)
    x200 = add(mul(x145, x150, w32), sub(mul(x144, x147, w05), x199, w13), w13)
    x149 = add(x148, sub(mul(c21, x142, w34), mul(c24, x143, w32), w32), w32)
    x151 = cos(q_18, w28)
    x152 = sin(q_18, w34)
    x155 = sub(mul(x151, x153, w05), mul(x143, x152, w03), w03)
    x156 = add(mul(x143, x151, w15), mul(x152, x153, w01), w01)
    x157 = sub(mul(x144, x151, w15), mul(x145, x152, w05), w05)
    x158 = add(mul(x144, x152, w34), mul(x145, x151, w28), w28)
    x160 = add(add(mul(c30, x154, w34), mul(c29, x159, w10), w10), add(mul(c31, x157, w34), mul(c32, x158, w29), w29), w29)
    x161 = sub(mul(c34, x158, w10), add(mul(c29, x157, w34), mul(c35, x159, w15), w15), w15)
    x162 = add(mul(c30, x155, w10), add(mul(c33, x156, w34), x161, w15), w15)
    x163 = sub(sub(mul(c34, x159, w10), mul(c33, x154, w34), w34), add(mul(c32, x157, w10), mul(c36, x158, w02), w02), w02)
    x174 = mul(x154, add(mul(c30, x157, w34), mul(c33, x158, w10), w10), w10)
    x201 = sub(mul(x155, mul(c30, x159, w09), w09), add(x174, sub(mul(x135, x137, w21), x200, w13), w13), w13)
    x202 = sub(mul(x157, x160, w29), add(mul(x156, mul(c33, x159, w05), w05), x201, w13), w13)
    x203 = add(mul(x146, x149, w32), sub(mul(x158, x163, w02), x202, w13), w13)
    x205 = add(add(mul(x085, x088, w16), x189, w23), add(mul(x159, x162, w15), x203, w13), w13)
    T[...] = -mul(sub(add(x204, x205, w13), x208, w20), c37, w20)


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
