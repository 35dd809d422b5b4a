# rnea of go2: Inverse dynamics: tau = M a + h.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.rnea
# Convention  pinocchio
# Program     SHA-256 7600582fed49773b8cec431bfc69bff51df8c4f917d15efb92194e7e19ed6005
# Operations  646 mul, 677 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad       [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
#     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Outputs
#     tau  18  N, N m  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     floating-base/balance       PROVED
#     inertia/free-body           PROVED
#     inertia/moment-by-u         PROVED
#     inertia/newton-euler        PROVED
#     lagrange/equation           PROVED
#     lagrange/fork               PROVED
#     lagrange/ball               PROVED
#     recursions/rnea-lagrange-3  PROVED
#     recursions/rnea-lagrange-7  PROVED
#     recursions/rnea-limbs       PROVED
#     recursions/rnea-wheels      PROVED
#     recursions/rnea-ball        PROVED
#     recursions/rnea-floating    PROVED
#     regressor/lumped-mixed      PROVED-MOD-P
#     regressor/lumped-disc       PROVED
#     regressor/reframed          PROVED
#     rotations/align             PROVED
#     rotations/align-back        PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def rnea(q, v, a, out=None):
    """Inverse dynamics: tau = M a + h.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    v : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s
    a : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s^2, rad/s^2
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    tau : ndarray, (..., 18)
        [base linear, base angular, joints], base axes; N, N m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
            ("a", a, (18,)),
        ],
        [
            ("tau", (18,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, a, tau):
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
        a_00, a_01, a_02, a_03, a_04, a_05, a_06, a_07, a_08, a_09, a_10, a_11, a_12, a_13,
        a_14, a_15, a_16, a_17
    ) = a
    (
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
        c35, c36, c37, c38, c39, c40
    ) = numbers(
        (
            1.0, 0.0148272943648, 2.0, 0.000429887296, 0.000859774592, 0.0005670347152,
            0.00747974233, 0.000402580736, 0.01539432908, 0.0789924, 0.00430848, 0.213,
            0.0048938853184, 0.0001142508, 0.0002285016, 3.58746816e-05, 0.00249597775,
            7.9431538e-05, 0.00492976, 0.02623, 0.00084392, 9.81, 0.037188086, 0.146694152, 16.087,
            0.424141229571024, 0.00012166, 0.002283689271632, 0.03675794225, 3.12e-05,
            0.008214766969476, 0.1934, 0.0465, 0.10962557, 7.119e-05, 4.092728e-06, 7.25574e-07,
            0.00892066955205, 1.2818914e-06, 0.00043992847495
        )
    )
    (
        w000, w001, w002, w003, w004, w005, w006, w007, w008, w009, w010, w011, w012, w013,
        w014, w015, w016, w017, w018, w019, w020, w021, w022, w023, w024, w025, w026, w027,
        w028, w029, w030, w031, w032, w033, w034, w035, w036, w037, w038, w039, w040, w041,
        w042, w043, w044, w045, w046, w047, w048, w049, w050, w051, w052, w053, w054, w055,
        w056, w057, w058, w059, w060, w061, w062, w063, w064, w065, w066, w067, w068, w069,
        w070, w071, w072, w073, w074, w075, w076, w077, w078, w079, w080, w081, w082, w083,
        w084, w085, w086, w087, w088, w089, w090, w091, w092, w093, w094, w095, w096, w097,
        w098, w099, w100, w101, w102, w103, w104, w105, w106, w107, w108, w109, w110, w111,
        w112, w113, w114, w115, w116, w117, w118
    ) = slots(119)
    x001 = cos(q_08, w000)
    x013 = mul(x001, c12, w001)
    x002 = sin(q_08, w002)
    x003 = add(mul(x001, c05, w003), mul(x002, c02, w004), w004)
    x004 = mul(x002, x003, w003)
    x007 = sub(c04, mul(x001, x003, w004), w004)
    x005 = add(x004, c06, w005)
    x009 = sub(x004, c09, w003)
    x006 = add(mul(x002, c07, w006), mul(x001, c08, w007), w007)
    x008 = sub(mul(x001, c07, w006), mul(x002, c08, w008), w008)
    x010 = add(mul(x002, c10, w006), mul(x001, c11, w009), w009)
    x011 = sub(mul(x001, c10, w006), mul(x002, c11, w010), w010)
    x012 = mul(x002, c12, w006)
    x014 = cos(q_09, w011)
    x015 = sin(q_09, w012)
    x016 = sub(mul(x001, x014, w013), mul(x002, x015, w014), w014)
    x017 = add(mul(x001, x015, w012), mul(x002, x014, w011), w011)
    x018 = sub(mul(x016, c15, w012), mul(x017, c13, w002), w002)
    x019 = mul(x017, x018, w012)
    x022 = sub(c14, mul(x016, x018, w002), w002)
    x020 = sub(x019, c16, w000)
    x024 = add(x019, c19, w012)
    x021 = sub(mul(x017, c17, w013), mul(x016, c18, w015), w015)
    x023 = add(mul(x017, c18, w013), mul(x016, c17, w016), w016)
    x025 = sub(mul(x017, c20, w013), mul(x016, c21, w017), w017)
    x026 = add(mul(x017, c21, w011), mul(x016, c20, w014), w014)
    x027 = cos(q_11, w011)
    x039 = mul(c12, x027, w013)
    x028 = sin(q_11, w018)
    x029 = add(mul(c05, x027, w019), mul(c02, x028, w020), w020)
    x030 = mul(x028, x029, w019)
    x033 = sub(c04, mul(x027, x029, w020), w020)
    x031 = add(c06, x030, w021)
    x035 = sub(c09, x030, w019)
    x032 = add(mul(c08, x027, w022), mul(c07, x028, w023), w023)
    x034 = sub(mul(c08, x028, w022), mul(c07, x027, w024), w024)
    x036 = add(mul(c10, x028, w022), mul(c11, x027, w025), w025)
    x037 = sub(mul(c10, x027, w022), mul(c11, x028, w026), w026)
    x038 = mul(c12, x028, w022)
    x040 = cos(q_12, w027)
    x041 = sin(q_12, w028)
    x042 = sub(mul(x027, x040, w029), mul(x028, x041, w030), w030)
    x043 = add(mul(x027, x041, w028), mul(x028, x040, w027), w027)
    x044 = sub(mul(c15, x042, w028), mul(c13, x043, w018), w018)
    x045 = mul(x043, x044, w028)
    x048 = sub(c14, mul(x042, x044, w018), w018)
    x046 = sub(c16, x045, w011)
    x050 = add(c19, x045, w028)
    x047 = sub(mul(c18, x042, w029), mul(c17, x043, w031), w031)
    x049 = add(mul(c17, x042, w029), mul(c18, x043, w032), w032)
    x051 = sub(mul(c20, x043, w029), mul(c21, x042, w033), w033)
    x052 = add(mul(c21, x043, w027), mul(c20, x042, w030), w030)
    x053 = cos(q_14, w027)
    x065 = mul(c12, x053, w029)
    x054 = sin(q_14, w034)
    x055 = add(mul(c05, x053, w035), mul(c02, x054, w036), w036)
    x056 = mul(x054, x055, w035)
    x059 = sub(c04, mul(x053, x055, w036), w036)
    x057 = add(c06, x056, w037)
    x061 = sub(c09, x056, w035)
    x058 = add(mul(c07, x054, w038), mul(c08, x053, w039), w039)
    x060 = sub(mul(c07, x053, w038), mul(c08, x054, w040), w040)
    x062 = add(mul(c10, x054, w038), mul(c11, x053, w041), w041)
    x063 = sub(mul(c10, x053, w038), mul(c11, x054, w042), w042)
    x064 = mul(c12, x054, w038)
    x066 = cos(q_15, w043)
    x067 = sin(q_15, w044)
    x068 = sub(mul(x053, x066, w045), mul(x054, x067, w046), w046)
    x069 = add(mul(x053, x067, w044), mul(x054, x066, w043), w043)
    x070 = sub(mul(c15, x068, w044), mul(c13, x069, w034), w034)
    x071 = mul(x069, x070, w044)
    x074 = sub(c14, mul(x068, x070, w034), w034)
    x072 = sub(c16, x071, w027)
    x076 = add(c19, x071, w044)
    x073 = sub(mul(c17, x069, w045), mul(c18, x068, w047), w047)
    x075 = add(mul(c18, x069, w045), mul(c17, x068, w048), w048)
    x077 = sub(mul(c20, x069, w045), mul(c21, x068, w049), w049)
    x078 = add(mul(c21, x069, w043), mul(c20, x068, w046), w046)
    x079 = cos(q_17, w043)
    x091 = mul(c12, x079, w045)
    x080 = sin(q_17, w050)
    x081 = add(mul(c05, x079, w051), mul(c02, x080, w052), w052)
    x082 = mul(x080, x081, w051)
    x085 = sub(c04, mul(x079, x081, w052), w052)
    x083 = add(c06, x082, w053)
    x087 = sub(c09, x082, w051)
    x084 = add(mul(c08, x079, w054), mul(c07, x080, w055), w055)
    x086 = sub(mul(c08, x080, w054), mul(c07, x079, w056), w056)
    x088 = add(mul(c10, x080, w054), mul(c11, x079, w057), w057)
    x089 = sub(mul(c10, x079, w054), mul(c11, x080, w058), w058)
    x090 = mul(c12, x080, w054)
    x092 = cos(q_18, w059)
    x093 = sin(q_18, w060)
    x094 = sub(mul(x079, x092, w061), mul(x080, x093, w062), w062)
    x095 = add(mul(x079, x093, w060), mul(x080, x092, w059), w059)
    x096 = sub(mul(c15, x094, w060), mul(c13, x095, w050), w050)
    x097 = mul(x095, x096, w060)
    x100 = sub(c14, mul(x094, x096, w050), w050)
    x098 = sub(c16, x097, w043)
    x102 = add(c19, x097, w060)
    x099 = sub(mul(c18, x094, w061), mul(c17, x095, w063), w063)
    x101 = add(mul(c17, x094, w061), mul(c18, x095, w064), w064)
    x103 = sub(mul(c20, x095, w061), mul(c21, x094, w065), w065)
    x104 = add(mul(c21, x095, w059), mul(c20, x094, w062), w062)
    x105 = mul(q_03, c03, w059)
    x106 = mul(q_04, c03, w061)
    x108 = sub(mul(q_04, x106, w066), sub(c01, mul(q_03, x105, w067), w067), w067)
    x107 = mul(q_05, c03, w066)
    x109 = mul(sub(mul(q_03, x107, w068), mul(q_06, x106, w061), w061), c22, w061)
    x112 = mul(add(mul(q_04, x107, w066), mul(q_06, x105, w059), w059), c22, w059)
    x110 = add(mul(v_02, v_04, w066), sub(a_00, mul(v_01, v_05, w068), w068), w068)
    x111 = add(x109, x110, w068)
    x113 = add(mul(v_00, v_05, w061), sub(a_01, mul(v_02, v_03, w066), w066), w066)
    x114 = add(x112, x113, w066)
    x115 = add(mul(v_01, v_03, w059), sub(a_02, mul(v_00, v_04, w061), w061), w061)
    x116 = sub(mul(x108, c22, w067), x115, w061)
    x117 = mul(v_03, v_03, w067)
    x118 = mul(v_04, v_04, w059)
    x119 = mul(v_05, v_05, w069)
    x123 = add(x118, x119, w070)
    x138 = mul(x123, c32, w071)
    x142 = mul(add(x117, x119, w072), c33, w072)
    x120 = mul(v_03, v_04, w073)
    x124 = sub(a_05, x120, w074)
    x126 = add(a_05, x120, w073)
    x143 = mul(x126, c32, w075)
    x144 = sub(x142, x143, w076)
    x207 = add(x142, x143, w075)
    x208 = add(x114, x207, w072)
    x267 = sub(x114, x207, w075)
    x145 = sub(x114, x144, w077)
    x325 = add(x114, x144, w076)
    x139 = mul(x124, c33, w078)
    x140 = add(x138, x139, w079)
    x205 = sub(x138, x139, w078)
    x206 = sub(x111, x205, w071)
    x266 = add(x111, x205, w078)
    x141 = sub(x111, x140, w080)
    x324 = add(x111, x140, w079)
    x121 = mul(v_03, v_05, w081)
    x125 = add(a_04, x121, w082)
    x128 = sub(a_04, x121, w081)
    x146 = mul(x128, c32, w083)
    x519 = sub(mul(x128, c26, w084), mul(c28, sub(x117, x119, w085), w085), w085)
    x533 = sub(mul(x128, c24, w084), mul(add(x117, x118, w086), c23, w086), w086)
    x530 = sub(mul(x111, c25, w084), add(mul(x125, c23, w087), mul(x123, c24, w070), w070), w070)
    x122 = mul(v_04, v_05, w084)
    x127 = sub(a_03, x122, w087)
    x129 = add(a_03, x122, w084)
    x147 = mul(x129, c33, w088)
    x148 = sub(x146, x147, w089)
    x209 = add(x146, x147, w088)
    x210 = add(x116, x209, w083)
    x268 = sub(x116, x209, w088)
    x149 = add(x116, x148, w090)
    x326 = sub(x116, x148, w089)
    x513 = add(mul(x128, c27, w081), add(mul(x129, c29, w091), mul(x126, c28, w092), w092), w092)
    x520 = sub(mul(x124, c30, w081), add(mul(x129, c27, w084), mul(x125, c31, w091), w091), w091)
    x521 = sub(mul(x116, c24, w081), sub(mul(x111, c23, w068), sub(x519, x520, w091), w091), w091)
    x512 = sub(mul(x127, c31, w081), mul(c30, sub(x118, x119, w069), w069), w069)
    x527 = add(mul(c27, sub(x117, x118, w059), w059), add(mul(x124, c29, w074), mul(x127, c28, w067), w067), w067)
    x528 = add(sub(mul(x126, c26, w059), mul(x125, c30, w082), w082), x527, w067)
    x531 = add(mul(x114, c25, w082), add(mul(x126, c24, w073), mul(x127, c23, w087), w087), w087)
    x130 = cos(q_07, w082)
    x131 = sin(q_07, w073)
    x150 = sub(mul(x130, x145, w059), mul(x131, x149, w074), w074)
    x151 = add(mul(x130, x149, w090), mul(x131, x145, w077), w077)
    x132 = add(mul(v_04, x130, w090), mul(v_05, x131, w059), w059)
    x153 = mul(x132, x132, w090)
    x163 = add(v_07, x132, w081)
    x167 = mul(x163, x163, w068)
    x176 = add(v_08, x163, w085)
    x183 = mul(x176, x176, w084)
    x133 = sub(mul(v_05, x130, w093), mul(v_04, x131, w094), w094)
    x154 = mul(x133, x133, w093)
    x170 = add(x154, x167, w095)
    x157 = mul(x132, x133, w096)
    x169 = mul(x133, x163, w097)
    x185 = mul(x133, x176, w098)
    x136 = add(mul(v_06, x133, w099), add(mul(a_04, x130, w100), mul(a_05, x131, w101), w101), w101)
    x165 = add(a_07, x136, w099)
    x178 = add(a_08, x165, w100)
    x137 = sub(mul(v_06, x132, w102), sub(mul(a_05, x130, w103), mul(a_04, x131, w104), w104), w104)
    x134 = add(v_03, v_06, w102)
    x155 = mul(x132, x134, w059)
    x156 = mul(x133, x134, w103)
    x168 = mul(x134, x163, w081)
    x184 = mul(x134, x176, w085)
    x159 = add(x136, x156, w105)
    x483 = sub(mul(sub(x136, x156, w101), c36, w101), mul(x008, sub(x154, x167, w106), w106), w106)
    x171 = add(x156, x165, w101)
    x174 = sub(x156, x165, w099)
    x180 = sub(mul(x013, x171, w107), add(x141, mul(x012, x170, w108), w108), w108)
    x478 = add(mul(x010, x151, w107), add(mul(x005, x174, w109), mul(x009, x171, w110), w110), w110)
    x186 = add(x156, x178, w107)
    x189 = sub(x156, x178, w100)
    x190 = sub(mul(x025, add(x154, x183, w103), w103), mul(x026, x186, w109), w109)
    x158 = add(x137, x155, w103)
    x501 = add(sub(mul(x158, c34, w111), mul(x159, c35, w112), w112), sub(mul(x010, x170, w095), mul(x011, x171, w111), w111), w111)
    x152 = mul(x134, x134, w112)
    x162 = sub(x152, x154, w095)
    x175 = add(x152, x167, w113)
    x494 = sub(mul(x141, c34, w114), mul(x006, sub(x152, x167, w068), w068), w068)
    x496 = add(add(mul(x159, c39, w114), mul(x158, c38, w115), w115), x494, w068)
    x182 = sub(x151, sub(mul(x013, x175, w115), mul(x012, x174, w114), w114), w114)
    x192 = sub(mul(x026, add(x152, x183, w115), w115), mul(x025, x189, w116), w116)
    x166 = sub(x137, mul(v_07, x134, w115), w115)
    x179 = sub(x166, mul(v_08, x134, w102), w102)
    x194 = sub(mul(x020, x189, w117), mul(x023, add(x179, x184, w118), w118), w118)
    x187 = sub(x179, x184, w085)
    x477 = add(mul(x008, add(x166, x168, w102), w102), mul(x011, x141, w117), w117)
    x172 = sub(x166, x168, w081)
    x498 = sub(mul(x020, x187, w000), sub(mul(x005, x172, w005), mul(x008, x171, w101), w101), w101)
    x486 = sub(mul(x022, x187, w000), add(mul(x007, x172, w005), mul(x006, x174, w008), w008), w008)
    x135 = add(a_03, a_06, w000)
    x164 = sub(x135, mul(v_07, x133, w005), w005)
    x177 = sub(x164, mul(v_08, x133, w094), w094)
    x188 = sub(x177, x185, w115)
    x193 = add(mul(x021, add(x177, x185, w098), w098), mul(x022, x162, w094), w094)
    x195 = sub(mul(x025, x182, w114), add(mul(x024, x186, w098), x193, w094), w094)
    x196 = sub(add(mul(x026, x180, w108), x194, w118), x195, w094)
    x484 = sub(mul(x024, x188, w012), mul(x023, sub(x154, x183, w118), w118), w118)
    x495 = sub(mul(x021, sub(x152, x183, w084), w084), mul(x022, x188, w002), w002)
    x191 = add(mul(x026, x188, w115), mul(x025, x187, w085), w085)
    x173 = sub(x164, x169, w115)
    x476 = sub(mul(x006, add(x164, x169, w097), w097), mul(x007, x162, w007), w007)
    x479 = sub(add(mul(x012, x192, w097), sub(x476, x477, w117), w117), add(mul(x013, x190, w097), x478, w110), w110)
    x480 = add(x196, x479, w110)
    x181 = add(x150, add(mul(x013, x173, w117), mul(x012, x172, w097), w097), w097)
    x160 = sub(x135, x157, w117)
    x161 = add(x135, x157, w096)
    x481 = sub(mul(x161, c38, w000), mul(c39, sub(x153, x154, w007), w007), w007)
    x485 = add(mul(x021, x189, w100), sub(mul(x009, x173, w003), x481, w007), w007)
    x490 = add(mul(x141, c35, w080), sub(mul(c37, x162, w095), mul(x161, c36, w100), w100), w100)
    x491 = sub(add(mul(x158, c39, w103), mul(x159, c40, w105), w105), x490, w100)
    x492 = add(x480, x491, w100)
    x505 = add(mul(add(x152, x153, w105), c35, w105), mul(x161, c34, w096), w096)
    x506 = sub(mul(x010, x174, w099), add(mul(x011, x175, w113), x505, w096), w096)
    x507 = sub(x192, x506, w096)
    x482 = sub(mul(sub(x137, x155, w059), c37, w059), mul(x160, c40, w104), w104)
    x487 = sub(add(mul(x151, c34, w077), x485, w007), add(x486, sub(x484, sub(x482, x483, w106), w106), w106), w106)
    x488 = sub(add(mul(x026, x181, w014), mul(x013, x191, w001), w001), x487, w106)
    x489 = add(mul(x150, add(x011, c35, w001), w001), x488, w106)
    x493 = add(mul(x160, c37, w001), mul(c36, sub(x152, x153, w090), w090), w090)
    x497 = add(mul(x023, x186, w107), add(mul(x007, x173, w004), x493, w090), w090)
    x499 = sub(sub(mul(x010, x150, w074), x497, w090), add(x498, sub(x495, x496, w068), w068), w068)
    x500 = add(add(mul(x025, x181, w097), mul(x012, x191, w006), w006), x499, w068)
    x502 = sub(mul(add(x152, x154, w093), c34, w093), mul(x160, c35, w117), w117)
    x503 = add(mul(x010, x172, w081), sub(mul(x011, x173, w115), x502, w117), w117)
    x504 = add(x191, x503, w117)
    x508 = sub(mul(x130, x504, w085), mul(x131, x507, w081), w081)
    x509 = add(mul(x130, x507, w096), mul(x131, x504, w117), w117)
    x197 = cos(q_10, w096)
    x198 = sin(q_10, w085)
    x211 = sub(mul(x197, x208, w115), mul(x198, x210, w010), w010)
    x212 = add(mul(x197, x210, w083), mul(x198, x208, w072), w072)
    x199 = add(mul(v_04, x197, w083), mul(v_05, x198, w115), w115)
    x214 = mul(x199, x199, w083)
    x224 = add(v_10, x199, w009)
    x228 = mul(x224, x224, w093)
    x237 = add(v_11, x224, w112)
    x244 = mul(x237, x237, w006)
    x200 = sub(mul(v_05, x197, w097), mul(v_04, x198, w017), w017)
    x215 = mul(x200, x200, w097)
    x231 = add(x215, x228, w090)
    x218 = mul(x199, x200, w101)
    x230 = mul(x200, x224, w002)
    x246 = mul(x200, x237, w074)
    x203 = add(mul(v_09, x200, w107), add(mul(a_04, x197, w004), mul(a_05, x198, w016), w016), w016)
    x226 = add(a_10, x203, w107)
    x239 = add(a_11, x226, w004)
    x204 = sub(mul(v_09, x199, w001), sub(mul(a_05, x197, w014), mul(a_04, x198, w007), w007), w007)
    x201 = add(v_03, v_09, w001)
    x216 = mul(x199, x201, w115)
    x217 = mul(x200, x201, w014)
    x229 = mul(x201, x224, w009)
    x245 = mul(x201, x237, w112)
    x220 = add(x203, x217, w008)
    x449 = add(mul(c36, sub(x203, x217, w016), w016), mul(x034, sub(x215, x228, w118), w118), w118)
    x232 = add(x217, x226, w016)
    x235 = sub(x217, x226, w107)
    x241 = sub(mul(x039, x232, w104), add(x206, mul(x038, x231, w077), w077), w077)
    x444 = sub(mul(x036, x212, w104), sub(mul(x035, x232, w059), mul(x031, x235, w116), w116), w116)
    x247 = add(x217, x239, w104)
    x250 = sub(x217, x239, w004)
    x251 = sub(mul(x051, add(x215, x244, w014), w014), mul(x052, x247, w059), w059)
    x219 = add(x204, x216, w014)
    x467 = sub(add(mul(c35, x220, w099), mul(c34, x219, w113), w113), sub(mul(x036, x231, w090), mul(x037, x232, w099), w099), w099)
    x213 = mul(x201, x201, w113)
    x223 = sub(x213, x215, w090)
    x236 = add(x213, x228, w105)
    x460 = sub(mul(c34, x206, w103), mul(x032, sub(x213, x228, w093), w093), w093)
    x462 = add(sub(mul(c39, x220, w103), mul(c38, x219, w080), w080), x460, w093)
    x243 = sub(x212, sub(mul(x039, x236, w080), mul(x038, x235, w103), w103), w103)
    x253 = sub(mul(x052, add(x213, x244, w080), w080), mul(x051, x250, w095), w095)
    x227 = sub(x204, mul(v_10, x201, w080), w080)
    x240 = sub(x227, mul(v_11, x201, w001), w001)
    x255 = sub(mul(x046, x250, w003), mul(x049, add(x240, x245, w015), w015), w015)
    x248 = sub(x240, x245, w112)
    x443 = add(mul(x034, add(x227, x229, w001), w001), mul(x037, x206, w003), w003)
    x233 = sub(x227, x229, w009)
    x464 = add(mul(x046, x248, w011), sub(mul(x031, x233, w021), mul(x034, x232, w016), w016), w016)
    x452 = add(mul(x048, x248, w011), sub(mul(x032, x235, w021), mul(x033, x233, w024), w024), w024)
    x202 = add(a_03, a_09, w011)
    x225 = sub(x202, mul(v_10, x200, w021), w021)
    x238 = sub(x225, mul(v_11, x200, w017), w017)
    x249 = sub(x238, x246, w080)
    x254 = add(mul(x047, add(x238, x246, w074), w074), mul(x048, x223, w017), w017)
    x256 = sub(mul(x051, x243, w103), add(mul(x050, x247, w074), x254, w017), w017)
    x257 = sub(sub(mul(x052, x241, w077), x255, w015), x256, w017)
    x450 = add(mul(x049, sub(x215, x244, w015), w015), mul(x050, x249, w028), w028)
    x461 = sub(mul(x047, sub(x213, x244, w006), w006), mul(x048, x249, w018), w018)
    x252 = add(mul(x052, x249, w080), mul(x051, x248, w112), w112)
    x234 = sub(x225, x230, w080)
    x442 = add(mul(x032, add(x225, x230, w002), w002), mul(x033, x223, w023), w023)
    x445 = sub(sub(mul(x038, x253, w002), add(x442, x443, w003), w003), add(mul(x039, x251, w002), x444, w116), w116)
    x446 = add(x257, x445, w116)
    x242 = add(x211, add(mul(x039, x234, w003), mul(x038, x233, w002), w002), w002)
    x221 = sub(x202, x218, w003)
    x222 = add(x202, x218, w101)
    x447 = add(mul(c38, x222, w011), mul(c39, sub(x214, x215, w023), w023), w023)
    x451 = sub(mul(x047, x250, w004), add(mul(x035, x234, w019), x447, w023), w023)
    x456 = add(mul(c35, x206, w071), add(mul(c36, x222, w004), mul(c37, x223, w090), w090), w090)
    x457 = add(sub(mul(c39, x219, w014), mul(c40, x220, w008), w008), x456, w090)
    x458 = sub(x446, x457, w090)
    x471 = sub(mul(c34, x222, w101), mul(c35, add(x213, x214, w008), w008), w008)
    x472 = sub(mul(x036, x235, w107), sub(mul(x037, x236, w105), x471, w008), w008)
    x473 = sub(x253, x472, w008)
    x448 = sub(mul(c37, sub(x204, x216, w115), w115), mul(c40, x221, w007), w007)
    x453 = add(sub(mul(c34, x212, w072), x451, w023), add(x452, sub(x450, add(x448, x449, w118), w118), w118), w118)
    x454 = add(add(mul(x052, x242, w030), mul(x039, x252, w013), w013), x453, w118)
    x455 = add(mul(x211, add(x037, c35, w013), w013), x454, w118)
    x459 = sub(mul(c36, sub(x213, x214, w083), w083), mul(c37, x221, w013), w013)
    x463 = sub(mul(x049, x247, w104), sub(mul(x033, x234, w020), x459, w013), w013)
    x465 = add(add(mul(x036, x211, w010), x463, w013), sub(x464, add(x461, x462, w093), w093), w093)
    x466 = add(add(mul(x051, x242, w002), mul(x038, x252, w022), w022), x465, w093)
    x468 = add(mul(c35, x221, w003), mul(c34, add(x213, x215, w097), w097), w097)
    x469 = add(mul(x036, x233, w009), add(mul(x037, x234, w080), x468, w097), w097)
    x470 = add(x252, x469, w097)
    x474 = sub(mul(x197, x470, w112), mul(x198, x473, w009), w009)
    x475 = add(mul(x198, x470, w097), mul(x197, x473, w008), w008)
    x258 = cos(q_13, w097)
    x259 = sin(q_13, w112)
    x269 = sub(mul(x258, x267, w080), mul(x259, x268, w026), w026)
    x270 = add(mul(x258, x268, w088), mul(x259, x267, w075), w075)
    x260 = add(mul(v_04, x258, w088), mul(v_05, x259, w080), w080)
    x272 = mul(x260, x260, w088)
    x282 = add(v_13, x260, w025)
    x286 = mul(x282, x282, w003)
    x295 = add(v_14, x282, w113)
    x302 = mul(x295, x295, w022)
    x261 = sub(mul(v_05, x258, w002), mul(v_04, x259, w033), w033)
    x273 = mul(x261, x261, w002)
    x289 = add(x273, x286, w013)
    x276 = mul(x260, x261, w016)
    x288 = mul(x261, x282, w018)
    x304 = mul(x261, x295, w010)
    x264 = add(mul(v_12, x261, w104), add(mul(a_04, x258, w020), mul(a_05, x259, w032), w032), w032)
    x284 = add(a_13, x264, w104)
    x297 = add(a_14, x284, w020)
    x265 = sub(mul(v_12, x260, w083), sub(mul(a_05, x258, w030), mul(a_04, x259, w023), w023), w023)
    x262 = add(v_03, v_12, w083)
    x274 = mul(x260, x262, w080)
    x275 = mul(x261, x262, w030)
    x287 = mul(x262, x282, w025)
    x303 = mul(x262, x295, w113)
    x278 = add(x264, x275, w024)
    x415 = add(mul(c36, sub(x264, x275, w032), w032), mul(x060, sub(x273, x286, w028), w028), w028)
    x290 = add(x275, x284, w032)
    x293 = sub(x275, x284, w104)
    x299 = sub(mul(x065, x290, w007), add(x266, mul(x064, x289, w072), w072), w072)
    x410 = sub(mul(x062, x270, w007), sub(mul(x061, x290, w115), mul(x057, x293, w095), w095), w095)
    x305 = add(x275, x297, w007)
    x308 = sub(x275, x297, w020)
    x309 = sub(mul(x077, add(x273, x302, w030), w030), mul(x078, x305, w115), w115)
    x277 = add(x265, x274, w030)
    x433 = add(sub(mul(c34, x277, w107), mul(c35, x278, w105), w105), sub(mul(x062, x289, w013), mul(x063, x290, w107), w107), w107)
    x523 = add(add(x309, x433, w107), add(x190, x501, w111), w111)
    x271 = mul(x262, x262, w107)
    x281 = sub(x271, x273, w109)
    x294 = add(x271, x286, w105)
    x426 = sub(mul(c34, x266, w013), mul(x058, sub(x271, x286, w003), w003), w003)
    x428 = add(add(mul(c39, x278, w013), mul(c38, x277, w101), w101), x426, w003)
    x301 = sub(x270, sub(mul(x065, x294, w101), mul(x064, x293, w013), w013), w013)
    x311 = sub(mul(x078, add(x271, x302, w101), w101), mul(x077, x308, w014), w014)
    x285 = sub(x265, mul(v_13, x262, w101), w101)
    x298 = sub(x285, mul(v_14, x262, w083), w083)
    x313 = add(mul(x075, add(x298, x303, w071), w071), mul(x072, x308, w004), w004)
    x306 = sub(x298, x303, w113)
    x409 = add(mul(x060, add(x285, x287, w083), w083), mul(x063, x266, w071), w071)
    x291 = sub(x285, x287, w025)
    x430 = add(mul(x072, x306, w027), sub(mul(x057, x291, w037), mul(x060, x290, w032), w032), w032)
    x418 = sub(mul(x074, x306, w027), add(mul(x059, x291, w037), mul(x058, x293, w040), w040), w040)
    x263 = add(a_03, a_12, w027)
    x283 = sub(x263, mul(v_13, x261, w037), w037)
    x296 = sub(x283, mul(v_14, x261, w033), w033)
    x307 = sub(x296, x304, w101)
    x312 = add(mul(x073, add(x296, x304, w010), w010), mul(x074, x281, w033), w033)
    x314 = sub(mul(x077, x301, w013), add(mul(x076, x305, w010), x312, w033), w033)
    x315 = sub(sub(mul(x078, x299, w072), x313, w004), x314, w033)
    x416 = sub(mul(x076, x307, w044), mul(x075, sub(x273, x302, w004), w004), w004)
    x427 = sub(mul(x073, sub(x271, x302, w022), w022), mul(x074, x307, w034), w034)
    x310 = add(mul(x078, x307, w101), mul(x077, x306, w113), w113)
    x292 = sub(x283, x288, w101)
    x408 = sub(mul(x058, add(x283, x288, w018), w018), mul(x059, x281, w039), w039)
    x411 = sub(add(mul(x064, x311, w018), sub(x408, x409, w071), w071), add(mul(x065, x309, w115), x410, w095), w095)
    x412 = add(x315, x411, w095)
    x300 = add(x269, add(mul(x065, x292, w071), mul(x064, x291, w115), w115), w115)
    x279 = sub(x263, x276, w071)
    x280 = add(x263, x276, w016)
    x413 = sub(mul(c38, x280, w027), mul(c39, sub(x272, x273, w018), w018), w018)
    x417 = sub(mul(x073, x308, w020), add(mul(x061, x292, w035), x413, w018), w018)
    x422 = add(mul(c35, x266, w078), sub(mul(c36, x280, w020), mul(c37, x281, w109), w109), w109)
    x423 = sub(add(mul(c39, x277, w030), mul(c40, x278, w024), w024), x422, w109)
    x424 = add(x412, x423, w109)
    x437 = add(mul(c35, add(x271, x272, w024), w024), mul(c34, x280, w016), w016)
    x438 = sub(mul(x062, x293, w104), add(mul(x063, x294, w105), x437, w016), w016)
    x439 = sub(x311, x438, w016)
    x414 = add(mul(c37, sub(x265, x274, w080), w080), mul(c40, x279, w023), w023)
    x419 = sub(add(mul(c34, x270, w075), x417, w018), add(x418, add(x416, sub(x414, x415, w028), w028), w028), w028)
    x420 = sub(add(mul(x078, x300, w046), mul(x065, x310, w029), w029), x419, w028)
    x421 = add(mul(x269, add(x063, c35, w029), w029), x420, w028)
    x425 = add(mul(c36, sub(x271, x272, w088), w088), mul(c37, x279, w029), w029)
    x429 = add(mul(x075, x305, w007), sub(mul(x059, x292, w036), x425, w029), w029)
    x431 = add(sub(mul(x062, x269, w026), x429, w029), sub(x430, sub(x427, x428, w003), w003), w003)
    x432 = add(add(mul(x077, x300, w115), mul(x064, x310, w038), w038), x431, w003)
    x434 = sub(mul(c34, add(x271, x273, w002), w002), mul(c35, x279, w071), w071)
    x435 = add(mul(x062, x291, w025), sub(mul(x063, x292, w101), x434, w071), w071)
    x436 = add(x310, x435, w071)
    x440 = sub(mul(x258, x436, w113), mul(x259, x439, w025), w025)
    x441 = add(mul(x258, x439, w016), mul(x259, x436, w071), w071)
    x517 = add(add(mul(x130, x492, w016), mul(x131, x500, w113), w113), add(mul(x259, x432, w016), mul(x258, x424, w101), w101), w101)
    x525 = add(sub(mul(x130, x500, w068), mul(x131, x492, w100), w100), sub(mul(x258, x432, w003), mul(x259, x424, w109), w109), w109)
    x510 = add(x441, x509, w100)
    x316 = cos(q_16, w003)
    x317 = sin(q_16, w112)
    x327 = sub(mul(x316, x325, w097), mul(x317, x326, w068), w068)
    x328 = add(mul(x316, x326, w089), mul(x317, x325, w076), w076)
    x318 = add(mul(v_04, x316, w089), mul(v_05, x317, w097), w097)
    x330 = mul(x318, x318, w089)
    x340 = add(v_16, x318, w073)
    x344 = mul(x340, x340, w082)
    x353 = add(v_17, x340, w113)
    x360 = mul(x353, x353, w016)
    x319 = sub(mul(v_05, x316, w042), mul(v_04, x317, w041), w041)
    x331 = mul(x319, x319, w042)
    x347 = add(x331, x344, w002)
    x334 = mul(x318, x319, w107)
    x346 = mul(x319, x340, w038)
    x362 = mul(x319, x353, w115)
    x322 = add(mul(v_15, x319, w049), add(mul(a_04, x316, w029), mul(a_05, x317, w032), w032), w032)
    x342 = add(a_16, x322, w049)
    x355 = add(a_17, x342, w029)
    x323 = sub(mul(v_15, x318, w034), sub(mul(a_05, x316, w026), mul(a_04, x317, w007), w007), w007)
    x320 = add(v_03, v_15, w034)
    x332 = mul(x318, x320, w097)
    x333 = mul(x319, x320, w026)
    x345 = mul(x320, x340, w073)
    x361 = mul(x320, x353, w113)
    x336 = add(x322, x333, w036)
    x381 = sub(mul(c36, sub(x322, x333, w032), w032), mul(x086, sub(x331, x344, w048), w048), w048)
    x348 = add(x333, x342, w032)
    x351 = sub(x333, x342, w049)
    x357 = sub(mul(x091, x348, w088), add(x324, mul(x090, x347, w046), w046), w046)
    x376 = sub(mul(x088, x328, w088), sub(mul(x087, x348, w018), mul(x083, x351, w040), w040), w040)
    x363 = add(x333, x355, w088)
    x366 = sub(x333, x355, w029)
    x367 = sub(mul(x103, add(x331, x360, w026), w026), mul(x104, x363, w018), w018)
    x335 = add(x323, x332, w026)
    x399 = sub(add(mul(c35, x336, w004), mul(c34, x335, w023), w023), sub(mul(x088, x347, w002), mul(x089, x348, w004), w004), w004)
    x524 = add(sub(x367, x399, w004), sub(x251, x467, w099), w099)
    x529 = sub(mul(c33, sub(x523, x524, w004), w004), add(mul(x114, c24, w059), x528, w067), w067)
    x329 = mul(x320, x320, w004)
    x339 = sub(x329, x331, w059)
    x352 = add(x329, x344, w023)
    x392 = sub(mul(c34, x324, w002), mul(x084, sub(x329, x344, w082), w082), w082)
    x394 = add(sub(mul(c39, x336, w002), mul(c38, x335, w075), w075), x392, w082)
    x359 = sub(x328, sub(mul(x091, x352, w075), mul(x090, x351, w002), w002), w002)
    x369 = sub(mul(x104, add(x329, x360, w075), w075), mul(x103, x366, w080), w080)
    x343 = sub(x323, mul(v_16, x320, w075), w075)
    x356 = sub(x343, mul(v_17, x320, w034), w034)
    x371 = sub(mul(x098, x366, w014), mul(x101, add(x356, x361, w104), w104), w104)
    x364 = sub(x356, x361, w113)
    x375 = add(mul(x086, add(x343, x345, w034), w034), mul(x089, x324, w014), w014)
    x349 = sub(x343, x345, w073)
    x396 = add(mul(x098, x364, w043), sub(mul(x083, x349, w053), mul(x086, x348, w032), w032), w032)
    x384 = add(mul(x100, x364, w043), sub(mul(x084, x351, w053), mul(x085, x349, w056), w056), w056)
    x321 = add(a_03, a_15, w043)
    x341 = sub(x321, mul(v_16, x319, w053), w053)
    x354 = sub(x341, mul(v_17, x319, w041), w041)
    x365 = sub(x354, x362, w075)
    x370 = add(mul(x099, add(x354, x362, w115), w115), mul(x100, x339, w041), w041)
    x372 = sub(mul(x103, x359, w002), add(mul(x102, x363, w115), x370, w041), w041)
    x373 = sub(sub(mul(x104, x357, w046), x371, w104), x372, w041)
    x382 = add(mul(x101, sub(x331, x360, w104), w104), mul(x102, x365, w060), w060)
    x393 = sub(mul(x099, sub(x329, x360, w016), w016), mul(x100, x365, w050), w050)
    x368 = add(mul(x104, x365, w075), mul(x103, x364, w113), w113)
    x350 = sub(x341, x346, w075)
    x374 = add(mul(x084, add(x341, x346, w038), w038), mul(x085, x339, w055), w055)
    x377 = sub(sub(mul(x090, x369, w038), add(x374, x375, w014), w014), add(mul(x091, x367, w018), x376, w040), w040)
    x378 = add(x373, x377, w040)
    x358 = add(x327, add(mul(x091, x350, w014), mul(x090, x349, w018), w018), w018)
    x337 = sub(x321, x334, w014)
    x338 = add(x321, x334, w107)
    x379 = add(mul(c38, x338, w043), mul(c39, sub(x330, x331, w038), w038), w038)
    x383 = sub(mul(x099, x366, w029), add(mul(x087, x350, w051), x379, w038), w038)
    x388 = sub(mul(c35, x324, w079), add(mul(c37, x339, w059), mul(c36, x338, w029), w029), w029)
    x389 = add(sub(mul(c39, x335, w026), mul(c40, x336, w036), w036), x388, w029)
    x390 = sub(x378, x389, w029)
    x403 = sub(mul(c34, x338, w107), mul(c35, add(x329, x330, w036), w036), w036)
    x404 = sub(mul(x088, x351, w049), sub(mul(x089, x352, w023), x403, w036), w036)
    x405 = sub(x369, x404, w036)
    x380 = add(mul(c37, sub(x323, x332, w097), w097), mul(c40, x337, w007), w007)
    x385 = add(sub(mul(c34, x328, w076), x383, w038), add(x384, add(x382, add(x380, x381, w048), w048), w048), w048)
    x386 = add(add(mul(x104, x358, w062), mul(x091, x368, w045), w045), x385, w048)
    x387 = add(mul(x327, add(x089, c35, w045), w045), x386, w048)
    x391 = sub(mul(c37, x337, w045), mul(c36, sub(x329, x330, w089), w089), w089)
    x395 = sub(mul(x101, x363, w088), sub(mul(x085, x350, w052), x391, w089), w089)
    x397 = add(add(mul(x088, x327, w068), x395, w089), sub(x396, add(x393, x394, w082), w082), w082)
    x398 = add(add(mul(x103, x358, w018), mul(x090, x368, w054), w054), x397, w082)
    x400 = add(mul(c35, x337, w014), mul(c34, add(x329, x331, w042), w042), w042)
    x401 = add(mul(x088, x349, w073), add(mul(x089, x350, w075), x400, w042), w042)
    x402 = add(x368, x401, w042)
    x406 = sub(mul(x316, x402, w113), mul(x317, x405, w073), w073)
    x407 = add(mul(x317, x402, w042), mul(x316, x405, w036), w036)
    x518 = add(add(mul(x198, x466, w042), mul(x197, x458, w113), w113), add(mul(x316, x390, w042), mul(x317, x398, w075), w075), w075)
    x526 = sub(sub(mul(x197, x466, w093), mul(x198, x458, w090), w090), sub(mul(x317, x390, w029), mul(x316, x398, w082), w082), w082)
    x511 = add(x407, x475, w090)
    x516 = mul(c32, add(sub(x441, x509, w117), sub(x407, x475, w008), w008), w008)
    x534 = sub(add(x510, x511, w117), add(mul(x116, c25, w061), x533, w086), w086)
    x514 = add(mul(c33, sub(x510, x511, w090), w090), add(mul(x114, c23, w066), add(x512, x513, w092), w092), w092)
    x515 = add(add(add(x421, x489, w090), add(x387, x455, w066), w066), x514, w092)
    x532 = add(add(add(x440, x508, w066), add(x406, x474, w090), w090), x531, w087)
    x522 = mul(c32, add(sub(x440, x508, w081), sub(x406, x474, w009), w009), w009)
    tau[0] = add(add(x523, x524, w099), x530, w070)
    tau[1] = x532
    tau[2] = x534
    tau[3] = x515
    tau[4] = add(add(x517, x518, w075), add(x516, x521, w091), w091)
    tau[5] = -add(add(x525, x526, w082), add(x522, x529, w067), w067)
    tau[6] = x489
    tau[7] = x480
    tau[8] = x196
    tau[9] = x455
    tau[10] = x446
    tau[11] = x257
    tau[12] = x421
    tau[13] = x412
    tau[14] = x315
    tau[15] = x387
    tau[16] = x378
    tau[17] = x373


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
