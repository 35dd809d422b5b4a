# nonlinear_effects of go2: Coriolis, centrifugal and gravity forces: h = C v + g.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 3c15a30f4d897250eb61a7e7a787685ffeadc047215676387d88fb3c95c8d493
# Operations  603 mul, 601 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     h  18  N, N m  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     assembled/dynamics          PROVED
#     assembled/dynamics-free     PROVED
#     lagrange/equation           PROVED
#     lagrange/fork               PROVED
#     lagrange/ball               PROVED
#     recursions/rnea-lagrange-3  PROVED
#     recursions/rnea-lagrange-7  PROVED
#     recursions/rnea-limbs       PROVED
#     recursions/rnea-wheels      PROVED
#     recursions/rnea-ball        PROVED
#     recursions/rnea-floating    PROVED
#     recursions/effects          PROVED
#     regressor/lumped-mixed      PROVED-MOD-P
#     regressor/lumped-disc       PROVED
#     regressor/reframed          PROVED
#     rotations/align             PROVED
#     rotations/align-back        PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def nonlinear_effects(q, v, out=None):
    """Coriolis, centrifugal and gravity forces: h = C v + g.

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
    h : ndarray, (..., 18)
        [base linear, base angular, joints], base axes; N, N m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [
            ("h", (18,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, h):
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
        c35, c36, c37, c38, c39, c40, c41
    ) = numbers(
        (
            1.0, 0.0148272943648, 2.0, 0.000429887296, 0.000859774592, 0.0005670347152,
            0.00747974233, 0.000402580736, 0.01539432908, 0.0789924, 0.00430848, 0.213,
            0.0048938853184, 0.0001142508, 0.0002285016, 3.58746816e-05, 0.00249597775,
            7.9431538e-05, 0.00492976, 0.02623, 0.00084392, 9.81, 0.037188086, 0.146694152, 16.087,
            0.00012166, 0.002283689271632, 3.12e-05, 0.028543175280524, 0.415926462601548,
            0.387383287321024, 0.1934, 0.0465, 7.119e-05, 0.10962557, 4.092728e-06, 7.25574e-07,
            0.00892066955205, 1.2818914e-06, 0.00043992847495, 0.0084807410771
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
        w112, w113, w114, w115, w116, w117
    ) = slots(118)
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
    x434 = add(x011, c34, w006)
    x012 = mul(x002, c12, w011)
    x014 = cos(q_09, w012)
    x015 = sin(q_09, w013)
    x016 = sub(mul(x001, x014, w014), mul(x002, x015, w015), w015)
    x017 = add(mul(x001, x015, w013), mul(x002, x014, w012), w012)
    x018 = sub(mul(x016, c15, w013), mul(x017, c13, w002), w002)
    x019 = mul(x017, x018, w013)
    x022 = sub(c14, mul(x016, x018, w002), w002)
    x020 = sub(x019, c16, w000)
    x024 = add(x019, c19, w013)
    x021 = sub(mul(x017, c17, w014), mul(x016, c18, w016), w016)
    x023 = add(mul(x017, c18, w014), mul(x016, c17, w017), w017)
    x025 = sub(mul(x017, c20, w014), mul(x016, c21, w018), w018)
    x026 = add(mul(x017, c21, w012), mul(x016, c20, w015), w015)
    x027 = cos(q_11, w012)
    x039 = mul(c12, x027, w014)
    x028 = sin(q_11, w019)
    x029 = add(mul(c05, x027, w020), mul(c02, x028, w021), w021)
    x030 = mul(x028, x029, w020)
    x033 = sub(c04, mul(x027, x029, w021), w021)
    x031 = add(c06, x030, w022)
    x035 = sub(c09, x030, w020)
    x032 = add(mul(c08, x027, w023), mul(c07, x028, w024), w024)
    x034 = sub(mul(c08, x028, w023), mul(c07, x027, w025), w025)
    x036 = add(mul(c10, x028, w023), mul(c11, x027, w026), w026)
    x037 = sub(mul(c10, x027, w023), mul(c11, x028, w027), w027)
    x402 = add(x037, c34, w023)
    x038 = mul(c12, x028, w028)
    x040 = cos(q_12, w029)
    x041 = sin(q_12, w030)
    x042 = sub(mul(x027, x040, w031), mul(x028, x041, w032), w032)
    x043 = add(mul(x027, x041, w030), mul(x028, x040, w029), w029)
    x044 = sub(mul(c15, x042, w030), mul(c13, x043, w019), w019)
    x045 = mul(x043, x044, w030)
    x048 = sub(c14, mul(x042, x044, w019), w019)
    x046 = sub(c16, x045, w012)
    x050 = add(c19, x045, w030)
    x047 = sub(mul(c18, x042, w031), mul(c17, x043, w033), w033)
    x049 = add(mul(c17, x042, w031), mul(c18, x043, w034), w034)
    x051 = sub(mul(c20, x043, w031), mul(c21, x042, w035), w035)
    x052 = add(mul(c21, x043, w029), mul(c20, x042, w032), w032)
    x053 = cos(q_14, w029)
    x065 = mul(c12, x053, w031)
    x054 = sin(q_14, w036)
    x055 = add(mul(c05, x053, w037), mul(c02, x054, w038), w038)
    x056 = mul(x054, x055, w037)
    x059 = sub(c04, mul(x053, x055, w038), w038)
    x057 = add(c06, x056, w039)
    x061 = sub(c09, x056, w037)
    x058 = add(mul(c07, x054, w040), mul(c08, x053, w041), w041)
    x060 = sub(mul(c07, x053, w040), mul(c08, x054, w042), w042)
    x062 = add(mul(c10, x054, w040), mul(c11, x053, w043), w043)
    x063 = sub(mul(c10, x053, w040), mul(c11, x054, w044), w044)
    x370 = add(x063, c34, w040)
    x064 = mul(c12, x054, w045)
    x066 = cos(q_15, w046)
    x067 = sin(q_15, w047)
    x068 = sub(mul(x053, x066, w048), mul(x054, x067, w049), w049)
    x069 = add(mul(x053, x067, w047), mul(x054, x066, w046), w046)
    x070 = sub(mul(c15, x068, w047), mul(c13, x069, w036), w036)
    x071 = mul(x069, x070, w047)
    x074 = sub(c14, mul(x068, x070, w036), w036)
    x072 = sub(c16, x071, w029)
    x076 = add(c19, x071, w047)
    x073 = sub(mul(c17, x069, w048), mul(c18, x068, w050), w050)
    x075 = add(mul(c18, x069, w048), mul(c17, x068, w051), w051)
    x077 = sub(mul(c20, x069, w048), mul(c21, x068, w052), w052)
    x078 = add(mul(c21, x069, w046), mul(c20, x068, w049), w049)
    x079 = cos(q_17, w046)
    x091 = mul(c12, x079, w048)
    x080 = sin(q_17, w053)
    x081 = add(mul(c05, x079, w054), mul(c02, x080, w055), w055)
    x082 = mul(x080, x081, w054)
    x085 = sub(c04, mul(x079, x081, w055), w055)
    x083 = add(c06, x082, w056)
    x087 = sub(c09, x082, w054)
    x084 = add(mul(c08, x079, w057), mul(c07, x080, w058), w058)
    x086 = sub(mul(c08, x080, w057), mul(c07, x079, w059), w059)
    x088 = add(mul(c10, x080, w057), mul(c11, x079, w060), w060)
    x089 = sub(mul(c10, x079, w057), mul(c11, x080, w061), w061)
    x338 = add(x089, c34, w057)
    x090 = mul(c12, x080, w062)
    x092 = cos(q_18, w063)
    x093 = sin(q_18, w064)
    x094 = sub(mul(x079, x092, w065), mul(x080, x093, w066), w066)
    x095 = add(mul(x079, x093, w064), mul(x080, x092, w063), w063)
    x096 = sub(mul(c15, x094, w064), mul(c13, x095, w053), w053)
    x097 = mul(x095, x096, w064)
    x100 = sub(c14, mul(x094, x096, w053), w053)
    x098 = sub(c16, x097, w046)
    x102 = add(c19, x097, w064)
    x099 = sub(mul(c18, x094, w065), mul(c17, x095, w067), w067)
    x101 = add(mul(c17, x094, w065), mul(c18, x095, w068), w068)
    x103 = sub(mul(c20, x095, w065), mul(c21, x094, w069), w069)
    x104 = add(mul(c21, x095, w063), mul(c20, x094, w066), w066)
    x105 = mul(q_03, c03, w063)
    x106 = mul(q_04, c03, w065)
    x108 = sub(mul(q_04, x106, w070), sub(c01, mul(q_03, x105, w071), w071), w071)
    x107 = mul(q_05, c03, w070)
    x109 = mul(sub(mul(q_03, x107, w072), mul(q_06, x106, w065), w065), c22, w065)
    x111 = mul(add(mul(q_04, x107, w070), mul(q_06, x105, w063), w063), c22, w063)
    x110 = add(x109, sub(mul(v_02, v_04, w070), mul(v_01, v_05, w072), w072), w072)
    x112 = add(x111, sub(mul(v_00, v_05, w065), mul(v_02, v_03, w070), w070), w070)
    x113 = sub(mul(x108, c22, w071), sub(mul(v_01, v_03, w063), mul(v_00, v_04, w065), w065), w065)
    x114 = mul(v_03, v_03, w071)
    x115 = mul(v_04, v_04, w063)
    x116 = mul(v_05, v_05, w073)
    x120 = add(x115, x116, w074)
    x128 = mul(x120, c32, w075)
    x132 = mul(add(x114, x116, w076), c33, w076)
    x117 = mul(v_03, v_04, w077)
    x129 = mul(x117, c33, w078)
    x130 = sub(x128, x129, w079)
    x187 = add(x128, x129, w078)
    x188 = sub(x110, x187, w075)
    x240 = add(x110, x187, w078)
    x131 = sub(x110, x130, w080)
    x290 = add(x110, x130, w079)
    x133 = mul(x117, c32, w081)
    x134 = sub(x132, x133, w082)
    x189 = add(x132, x133, w081)
    x190 = add(x112, x189, w076)
    x241 = sub(x112, x189, w081)
    x135 = sub(x112, x134, w083)
    x291 = add(x112, x134, w082)
    x478 = add(mul(c26, sub(x114, x115, w084), w084), mul(x117, c31, w085), w085)
    x118 = mul(v_03, v_05, w084)
    x137 = mul(x118, c32, w086)
    x481 = sub(mul(x110, c25, w087), add(mul(x118, c23, w088), mul(x120, c24, w074), w074), w074)
    x484 = add(mul(x118, c24, w087), mul(add(x114, x115, w088), c23, w088), w088)
    x119 = mul(v_04, v_05, w087)
    x136 = mul(x119, c33, w089)
    x138 = add(x136, x137, w090)
    x191 = sub(x136, x137, w086)
    x192 = add(x113, x191, w089)
    x242 = sub(x113, x191, w086)
    x139 = sub(x113, x138, w091)
    x292 = add(x113, x138, w090)
    x463 = sub(mul(c28, sub(x115, x116, w063), w063), mul(x119, c29, w092), w092)
    x464 = add(sub(mul(x118, c26, w063), mul(x117, c27, w093), w093), x463, w092)
    x470 = sub(mul(c27, sub(x114, x116, w073), w073), mul(x119, c26, w071), w071)
    x471 = add(sub(mul(x118, c30, w073), mul(x117, c28, w093), w093), x470, w071)
    x472 = sub(mul(x113, c24, w093), add(mul(x110, c23, w072), x471, w071), w071)
    x479 = sub(add(mul(x119, c27, w093), mul(x118, c28, w084), w084), x478, w085)
    x482 = sub(mul(x112, c25, w084), sub(mul(x119, c23, w087), mul(x117, c24, w077), w077), w077)
    x121 = cos(q_07, w084)
    x122 = sin(q_07, w087)
    x140 = sub(mul(x121, x135, w093), mul(x122, x139, w072), w072)
    x141 = add(mul(x121, x139, w091), mul(x122, x135, w083), w083)
    x123 = add(mul(v_04, x121, w091), mul(v_05, x122, w093), w093)
    x127 = mul(v_06, x123, w091)
    x143 = mul(x123, x123, w073)
    x152 = add(v_07, x123, w063)
    x155 = mul(x152, x152, w094)
    x162 = add(v_08, x152, w095)
    x168 = mul(x162, x162, w096)
    x124 = sub(mul(v_05, x121, w097), mul(v_04, x122, w098), w098)
    x126 = mul(v_06, x124, w097)
    x144 = mul(x124, x124, w099)
    x158 = add(x144, x155, w100)
    x147 = mul(x123, x124, w101)
    x435 = sub(mul(c39, sub(x143, x144, w102), w102), mul(x147, c41, w103), w103)
    x153 = mul(v_07, x124, w102)
    x157 = mul(x124, x152, w104)
    x160 = add(x153, x157, w105)
    x163 = add(x153, mul(v_08, x124, w106), w106)
    x170 = mul(x124, x162, w107)
    x172 = add(x163, x170, w108)
    x438 = add(mul(x023, sub(x144, x168, w109), w109), mul(x024, x172, w110), w110)
    x125 = add(v_03, v_06, w109)
    x145 = mul(x123, x125, w093)
    x146 = mul(x124, x125, w098)
    x156 = mul(x125, x152, w063)
    x169 = mul(x125, x162, w095)
    x149 = add(x126, x146, w111)
    x150 = sub(x126, x146, w098)
    x176 = add(mul(x020, x150, w097), mul(x021, sub(x163, x170, w107), w107), w107)
    x165 = add(mul(x012, x158, w097), sub(x131, mul(x013, x149, w106), w106), w106)
    x173 = sub(mul(x025, add(x144, x168, w097), w097), mul(x026, x149, w112), w112)
    x148 = add(x127, x145, w097)
    x436 = sub(mul(sub(x127, x145, w093), c37, w093), mul(x009, x160, w113), w113)
    x447 = add(mul(x007, x160, w093), add(mul(x148, c38, w114), mul(x147, c37, w115), w115), w115)
    x452 = add(x173, add(mul(x148, c35, w093), mul(x010, x158, w100), w100), w100)
    x142 = mul(x125, x125, w093)
    x453 = add(mul(add(x142, x144, w114), c35, w114), mul(x147, c34, w116), w116)
    x151 = sub(x142, x144, w114)
    x429 = add(mul(x006, sub(x153, x157, w104), w104), mul(x007, x151, w102), w102)
    x431 = add(sub(mul(x009, x149, w003), mul(x005, x150, w104), w104), x429, w102)
    x442 = add(mul(x131, c34, w104), sub(mul(c37, x151, w003), mul(x147, c36, w117), w117), w117)
    x443 = sub(add(mul(x148, c39, w097), mul(x149, c40, w104), w104), x442, w117)
    x456 = add(mul(add(x142, x143, w104), c34, w104), mul(x147, c35, w101), w101)
    x445 = sub(mul(c36, sub(x142, x143, w073), w073), mul(x131, c35, w104), w104)
    x161 = add(x142, x155, w073)
    x457 = add(x456, add(mul(x010, x150, w097), mul(x011, x161, w003), w003), w003)
    x167 = sub(x141, add(mul(x012, x150, w101), mul(x013, x161, w073), w073), w073)
    x175 = add(mul(x025, x150, w101), mul(x026, add(x142, x168, w097), w097), w097)
    x458 = add(x175, x457, w003)
    x154 = sub(x127, mul(v_07, x125, w101), w101)
    x164 = sub(x154, mul(v_08, x125, w109), w109)
    x177 = sub(mul(x023, add(x164, x169, w091), w091), mul(x022, x151, w114), w114)
    x178 = sub(sub(mul(x024, x149, w013), mul(x026, x165, w106), w106), add(x176, x177, w114), w114)
    x179 = sub(mul(x025, x167, w073), x178, w114)
    x171 = sub(x164, x169, w095)
    x448 = add(mul(x020, x171, w000), mul(x021, sub(x142, x168, w096), w096), w096)
    x174 = sub(mul(x025, x171, w000), mul(x026, x172, w109), w109)
    x439 = add(mul(x013, x174, w000), sub(sub(mul(x022, x171, w095), x435, w103), x438, w110), w110)
    x449 = sub(mul(x012, x174, w000), add(x448, add(mul(x022, x172, w108), x445, w104), w104), w104)
    x430 = add(mul(x008, add(x154, x156, w000), w000), mul(x011, x131, w080), w080)
    x432 = add(sub(mul(x010, x141, w000), mul(x012, x175, w097), w097), add(mul(x013, x173, w112), add(x430, x431, w102), w102), w102)
    x159 = sub(x154, x156, w063)
    x166 = add(x140, sub(mul(x012, x159, w011), mul(x013, x160, w001), w001), w001)
    x437 = add(mul(x007, x159, w004), mul(x008, sub(x144, x155, w099), w099), w099)
    x440 = sub(mul(x026, x166, w015), add(mul(x141, c35, w083), add(x436, x437, w099), w099), w099)
    x441 = add(mul(x150, add(x021, add(x006, c36, w015), w015), w015), add(mul(x140, x434, w098), add(x439, x440, w099), w099), w099)
    x446 = sub(mul(x006, sub(x142, x155, w094), w094), mul(x005, x159, w005), w005)
    x450 = add(mul(x025, x166, w001), sub(mul(x010, x140, w072), sub(x446, x447, w115), w115), w115)
    x451 = sub(mul(x149, add(x023, sub(x008, c39, w008), w008), w008), add(x449, x450, w115), w115)
    x454 = sub(x453, sub(mul(x010, x159, w063), mul(x011, x160, w105), w105), w105)
    x455 = sub(x174, x454, w105)
    x433 = add(x179, x432, w102)
    x444 = sub(x433, x443, w117)
    x459 = sub(mul(x121, x455, w109), mul(x122, x458, w116), w116)
    x460 = add(mul(x121, x458, w003), mul(x122, x455, w105), w105)
    x180 = cos(q_10, w003)
    x181 = sin(q_10, w109)
    x193 = sub(mul(x180, x190, w063), mul(x181, x192, w010), w010)
    x194 = add(mul(x180, x192, w089), mul(x181, x190, w076), w076)
    x182 = add(mul(v_04, x180, w089), mul(v_05, x181, w063), w063)
    x186 = mul(v_09, x182, w089)
    x196 = mul(x182, x182, w009)
    x205 = add(v_10, x182, w008)
    x208 = mul(x205, x205, w104)
    x215 = add(v_11, x205, w017)
    x221 = mul(x215, x215, w001)
    x183 = sub(mul(v_05, x180, w072), mul(v_04, x181, w005), w005)
    x185 = mul(v_09, x183, w072)
    x197 = mul(x183, x183, w018)
    x211 = add(x197, x208, w094)
    x200 = mul(x182, x183, w007)
    x403 = add(mul(c41, x200, w093), mul(c39, sub(x196, x197, w015), w015), w015)
    x206 = mul(v_10, x183, w093)
    x210 = mul(x183, x205, w098)
    x213 = add(x206, x210, w110)
    x216 = add(x206, mul(v_11, x183, w016), w016)
    x223 = mul(x183, x215, w083)
    x225 = add(x216, x223, w113)
    x406 = sub(mul(x049, sub(x197, x221, w004), w004), mul(x050, x225, w011), w011)
    x184 = add(v_03, v_09, w004)
    x198 = mul(x182, x184, w063)
    x199 = mul(x183, x184, w005)
    x209 = mul(x184, x205, w008)
    x222 = mul(x184, x215, w017)
    x202 = add(x185, x199, w101)
    x203 = sub(x185, x199, w005)
    x229 = sub(mul(x047, sub(x216, x223, w083), w083), mul(x046, x203, w016), w016)
    x218 = add(mul(x038, x211, w083), sub(x188, mul(x039, x202, w072), w072), w072)
    x226 = sub(mul(x051, add(x197, x221, w083), w083), mul(x052, x202, w097), w097)
    x201 = add(x186, x198, w083)
    x404 = add(mul(c37, sub(x186, x198, w063), w063), mul(x035, x213, w112), w112)
    x415 = add(mul(x033, x213, w063), add(mul(c38, x201, w080), mul(c37, x200, w000), w000), w000)
    x420 = sub(x226, sub(mul(c35, x201, w063), mul(x036, x211, w094), w094), w094)
    x195 = mul(x184, x184, w063)
    x421 = sub(mul(c34, x200, w080), mul(c35, add(x195, x197, w096), w096), w096)
    x204 = sub(x195, x197, w080)
    x397 = sub(mul(x032, sub(x206, x210, w098), w098), mul(x033, x204, w093), w093)
    x399 = add(add(mul(x031, x203, w098), mul(x035, x202, w020), w020), x397, w093)
    x410 = add(mul(c34, x188, w020), add(mul(c36, x200, w098), mul(c37, x204, w108), w108), w108)
    x411 = add(sub(mul(c39, x201, w083), mul(c40, x202, w020), w020), x410, w108)
    x424 = sub(mul(c35, x200, w007), mul(c34, add(x195, x196, w020), w020), w020)
    x413 = sub(mul(c36, sub(x195, x196, w009), w009), mul(c35, x188, w007), w007)
    x214 = add(x195, x208, w009)
    x425 = sub(x424, add(mul(x036, x203, w083), mul(x037, x214, w098), w098), w098)
    x220 = sub(x194, add(mul(x038, x203, w020), mul(x039, x214, w009), w009), w009)
    x228 = add(mul(x051, x203, w020), mul(x052, add(x195, x221, w083), w083), w083)
    x426 = sub(x228, x425, w098)
    x207 = sub(x186, mul(v_10, x184, w020), w020)
    x217 = sub(x207, mul(v_11, x184, w004), w004)
    x230 = add(mul(x049, add(x217, x222, w089), w089), mul(x048, x204, w080), w080)
    x231 = sub(sub(mul(x050, x202, w030), mul(x052, x218, w072), w072), sub(x229, x230, w080), w080)
    x232 = sub(mul(x051, x220, w009), x231, w080)
    x224 = sub(x217, x222, w017)
    x416 = sub(mul(x047, sub(x195, x221, w001), w001), mul(x046, x224, w012), w012)
    x227 = sub(mul(x051, x224, w001), mul(x052, x225, w004), w004)
    x407 = add(mul(x039, x227, w001), add(add(mul(x048, x224, w017), x403, w015), x406, w011), w011)
    x417 = sub(mul(x038, x227, w001), add(x416, sub(mul(x048, x225, w113), x413, w007), w007), w007)
    x398 = add(mul(x034, add(x207, x209, w001), w001), mul(x037, x188, w075), w075)
    x400 = add(sub(mul(x036, x194, w001), mul(x038, x228, w083), w083), add(mul(x039, x226, w097), sub(x398, x399, w093), w093), w093)
    x212 = sub(x207, x209, w008)
    x219 = add(x193, sub(mul(x038, x212, w028), mul(x039, x213, w014), w014), w014)
    x405 = add(mul(x033, x212, w021), mul(x034, sub(x197, x208, w018), w018), w018)
    x408 = add(mul(x052, x219, w032), sub(mul(c35, x194, w076), add(x404, x405, w018), w018), w018)
    x409 = add(mul(x203, sub(x047, add(x032, c36, w032), w032), w032), add(mul(x193, x402, w005), add(x407, x408, w018), w018), w018)
    x414 = add(mul(x031, x212, w022), mul(x032, sub(x195, x208, w104), w104), w104)
    x418 = add(mul(x051, x219, w014), add(mul(x036, x193, w010), add(x414, x415, w000), w000), w000)
    x419 = add(mul(x202, sub(x049, add(x034, c39, w025), w025), w025), add(x417, x418, w000), w000)
    x422 = sub(x421, sub(mul(x036, x212, w008), mul(x037, x213, w110), w110), w110)
    x423 = sub(x227, x422, w110)
    x401 = add(x232, x400, w093)
    x412 = add(x401, x411, w108)
    x427 = sub(mul(x181, x426, w004), mul(x180, x423, w096), w096)
    x428 = add(mul(x180, x426, w098), mul(x181, x423, w110), w110)
    x233 = cos(q_13, w098)
    x234 = sin(q_13, w004)
    x243 = sub(mul(x233, x241, w008), mul(x234, x242, w027), w027)
    x244 = add(mul(x233, x242, w086), mul(x234, x241, w081), w081)
    x235 = add(mul(v_04, x233, w086), mul(v_05, x234, w008), w008)
    x239 = mul(v_12, x235, w086)
    x246 = mul(x235, x235, w026)
    x255 = add(v_13, x235, w025)
    x258 = mul(x255, x255, w007)
    x265 = add(v_14, x255, w034)
    x271 = mul(x265, x265, w014)
    x236 = sub(mul(v_05, x233, w010), mul(v_04, x234, w104), w104)
    x238 = mul(v_12, x236, w010)
    x247 = mul(x236, x236, w035)
    x261 = add(x247, x258, w022)
    x250 = mul(x235, x236, w024)
    x371 = sub(mul(c39, sub(x246, x247, w063), w063), mul(c41, x250, w032), w032)
    x256 = mul(v_13, x236, w063)
    x260 = mul(x236, x255, w005)
    x263 = add(x256, x260, w011)
    x266 = add(x256, mul(v_14, x236, w033), w033)
    x273 = mul(x236, x265, w076)
    x275 = add(x266, x273, w112)
    x374 = add(mul(x075, sub(x247, x271, w021), w021), mul(x076, x275, w028), w028)
    x237 = add(v_03, v_12, w021)
    x248 = mul(x235, x237, w008)
    x249 = mul(x236, x237, w104)
    x259 = mul(x237, x255, w025)
    x272 = mul(x237, x265, w034)
    x252 = add(x238, x249, w020)
    x253 = sub(x238, x249, w104)
    x279 = sub(mul(x073, sub(x266, x273, w076), w076), mul(x072, x253, w033), w033)
    x268 = add(mul(x064, x261, w076), sub(x240, mul(x065, x252, w010), w010), w010)
    x276 = sub(mul(x077, add(x247, x271, w076), w076), mul(x078, x252, w083), w083)
    x251 = add(x239, x248, w076)
    x372 = sub(mul(c37, sub(x239, x248, w008), w008), mul(x061, x263, w097), w097)
    x383 = add(mul(x059, x263, w008), sub(mul(c38, x251, w075), mul(c37, x250, w001), w001), w001)
    x388 = add(x276, add(mul(c35, x251, w008), mul(x062, x261, w022), w022), w022)
    x474 = add(sub(mul(x252, x370, w008), x388, w022), sub(mul(x149, x434, w006), x452, w100), w100)
    x245 = mul(x237, x237, w022)
    x389 = add(mul(c35, add(x245, x247, w006), w006), mul(c34, x250, w111), w111)
    x254 = sub(x245, x247, w006)
    x365 = add(mul(x058, sub(x256, x260, w005), w005), mul(x059, x254, w063), w063)
    x367 = sub(add(mul(x057, x253, w005), mul(x061, x252, w037), w037), x365, w063)
    x378 = add(mul(c34, x240, w037), sub(mul(c36, x250, w005), mul(c37, x254, w008), w008), w008)
    x379 = sub(add(mul(c39, x251, w076), mul(c40, x252, w037), w037), x378, w008)
    x392 = add(mul(c34, add(x245, x246, w037), w037), mul(c35, x250, w024), w024)
    x381 = add(mul(c36, sub(x245, x246, w026), w026), mul(c35, x240, w037), w037)
    x264 = add(x245, x258, w026)
    x393 = add(x392, add(mul(x062, x253, w076), mul(x063, x264, w005), w005), w005)
    x270 = sub(x244, add(mul(x064, x253, w024), mul(x065, x264, w026), w026), w026)
    x278 = add(mul(x077, x253, w024), mul(x078, add(x245, x271, w076), w076), w076)
    x394 = add(x278, x393, w005)
    x257 = sub(x239, mul(v_13, x237, w024), w024)
    x267 = sub(x257, mul(v_14, x237, w021), w021)
    x280 = sub(mul(x075, add(x267, x272, w086), w086), mul(x074, x254, w006), w006)
    x281 = sub(sub(mul(x076, x252, w047), mul(x078, x268, w010), w010), add(x279, x280, w006), w006)
    x282 = sub(mul(x077, x270, w026), x281, w006)
    x274 = sub(x267, x272, w034)
    x384 = sub(mul(x073, sub(x245, x271, w014), w014), mul(x072, x274, w029), w029)
    x277 = sub(mul(x077, x274, w014), mul(x078, x275, w021), w021)
    x375 = add(mul(x065, x277, w014), sub(sub(mul(x074, x274, w034), x371, w032), x374, w028), w028)
    x385 = sub(mul(x064, x277, w014), add(x384, sub(mul(x074, x275, w112), x381, w037), w037), w037)
    x366 = add(mul(x060, add(x257, x259, w014), w014), mul(x063, x240, w078), w078)
    x368 = add(sub(mul(x062, x244, w014), mul(x064, x278, w076), w076), add(mul(x065, x276, w083), sub(x366, x367, w063), w063), w063)
    x262 = sub(x257, x259, w025)
    x269 = add(x243, sub(mul(x064, x262, w045), mul(x065, x263, w031), w031), w031)
    x373 = add(mul(x059, x262, w038), mul(x060, sub(x247, x258, w035), w035), w035)
    x376 = sub(mul(x078, x269, w049), sub(mul(c35, x244, w081), sub(x372, x373, w035), w035), w035)
    x377 = add(mul(x253, add(x073, sub(x058, c36, w049), w049), w049), add(mul(x243, x370, w040), add(x375, x376, w035), w035), w035)
    x382 = sub(mul(x058, sub(x245, x258, w007), w007), mul(x057, x262, w039), w039)
    x386 = add(mul(x077, x269, w031), sub(mul(x062, x243, w027), sub(x382, x383, w001), w001), w001)
    x387 = sub(mul(x252, add(x075, sub(x060, c39, w042), w042), w042), add(x385, x386, w001), w001)
    x390 = sub(x389, sub(mul(x062, x262, w025), mul(x063, x263, w011), w011), w011)
    x391 = sub(x277, x390, w011)
    x369 = add(x282, x368, w063)
    x380 = sub(x369, x379, w008)
    x395 = sub(mul(x233, x391, w021), mul(x234, x394, w111), w111)
    x396 = add(mul(x233, x394, w005), mul(x234, x391, w011), w011)
    x468 = add(add(mul(x122, x451, w005), mul(x121, x444, w021), w021), add(mul(x234, x387, w005), mul(x233, x380, w025), w025), w025)
    x476 = add(sub(mul(x121, x451, w115), mul(x122, x444, w117), w117), sub(mul(x233, x387, w001), mul(x234, x380, w008), w008), w008)
    x461 = add(x396, x460, w117)
    x283 = cos(q_16, w001)
    x284 = sin(q_16, w004)
    x293 = sub(mul(x283, x291, w098), mul(x284, x292, w115), w115)
    x294 = add(mul(x283, x292, w090), mul(x284, x291, w082), w082)
    x285 = add(mul(v_04, x283, w090), mul(v_05, x284, w098), w098)
    x289 = mul(v_15, x285, w090)
    x296 = mul(x285, x285, w087)
    x305 = add(v_16, x285, w084)
    x308 = mul(x305, x305, w021)
    x315 = add(v_17, x305, w005)
    x321 = mul(x315, x315, w044)
    x286 = sub(mul(v_05, x283, w043), mul(v_04, x284, w042), w042)
    x288 = mul(v_15, x286, w043)
    x297 = mul(x286, x286, w037)
    x311 = add(x297, x308, w020)
    x300 = mul(x285, x286, w051)
    x339 = add(mul(c41, x300, w031), mul(c39, sub(x296, x297, w027), w027), w027)
    x306 = mul(v_16, x286, w031)
    x310 = mul(x286, x305, w039)
    x313 = add(x306, x310, w052)
    x316 = add(x306, mul(v_17, x286, w007), w007)
    x323 = mul(x286, x315, w041)
    x325 = add(x316, x323, w022)
    x342 = sub(mul(x101, sub(x297, x321, w049), w049), mul(x102, x325, w040), w040)
    x287 = add(v_03, v_15, w049)
    x298 = mul(x285, x287, w098)
    x299 = mul(x286, x287, w042)
    x309 = mul(x287, x305, w084)
    x322 = mul(x287, x315, w005)
    x302 = add(x288, x299, w028)
    x303 = sub(x288, x299, w042)
    x329 = sub(mul(x099, sub(x316, x323, w041), w041), mul(x098, x303, w007), w007)
    x318 = add(mul(x090, x311, w041), sub(x290, mul(x091, x302, w043), w043), w043)
    x326 = sub(mul(x103, add(x297, x321, w041), w041), mul(x104, x302, w104), w104)
    x301 = add(x289, x298, w041)
    x340 = sub(mul(c37, sub(x289, x298, w098), w098), mul(x087, x313, w050), w050)
    x351 = add(mul(x085, x313, w098), sub(mul(c38, x301, w081), mul(c37, x300, w097), w097), w097)
    x356 = sub(x326, sub(mul(c35, x301, w098), mul(x088, x311, w020), w020), w020)
    x475 = add(sub(mul(x302, x338, w098), x356, w020), sub(mul(x202, x402, w023), x420, w094), w094)
    x480 = add(mul(c33, sub(x474, x475, w020), w020), sub(mul(x112, c24, w023), x479, w085), w085)
    x295 = mul(x287, x287, w020)
    x357 = sub(mul(c34, x300, w023), mul(c35, add(x295, x297, w101), w101), w101)
    x304 = sub(x295, x297, w023)
    x333 = sub(mul(x084, sub(x306, x310, w039), w039), mul(x085, x304, w031), w031)
    x335 = add(add(mul(x083, x303, w039), mul(x087, x302, w054), w054), x333, w031)
    x346 = sub(mul(c34, x290, w054), add(mul(c36, x300, w039), mul(c37, x304, w098), w098), w098)
    x347 = add(sub(mul(c39, x301, w041), mul(c40, x302, w054), w054), x346, w098)
    x360 = sub(mul(c35, x300, w051), mul(c34, add(x295, x296, w054), w054), w054)
    x349 = add(mul(c36, sub(x295, x296, w087), w087), mul(c35, x290, w051), w051)
    x314 = add(x295, x308, w087)
    x361 = sub(x360, add(mul(x088, x303, w041), mul(x089, x314, w039), w039), w039)
    x320 = sub(x294, add(mul(x090, x303, w054), mul(x091, x314, w087), w087), w087)
    x328 = add(mul(x103, x303, w054), mul(x104, add(x295, x321, w041), w041), w041)
    x362 = sub(x328, x361, w039)
    x307 = sub(x289, mul(v_16, x287, w054), w054)
    x317 = sub(x307, mul(v_17, x287, w049), w049)
    x330 = add(mul(x101, add(x317, x322, w090), w090), mul(x100, x304, w023), w023)
    x331 = sub(sub(mul(x102, x302, w064), mul(x104, x318, w043), w043), sub(x329, x330, w023), w023)
    x332 = sub(mul(x103, x320, w087), x331, w023)
    x324 = sub(x317, x322, w005)
    x352 = sub(mul(x099, sub(x295, x321, w044), w044), mul(x098, x324, w046), w046)
    x327 = sub(mul(x103, x324, w044), mul(x104, x325, w049), w049)
    x343 = add(mul(x091, x327, w044), add(add(mul(x100, x324, w005), x339, w027), x342, w040), w040)
    x353 = sub(mul(x090, x327, w044), add(x352, add(mul(x100, x325, w022), x349, w051), w051), w051)
    x334 = add(mul(x086, add(x307, x309, w044), w044), mul(x089, x290, w079), w079)
    x336 = add(sub(mul(x088, x294, w044), mul(x090, x328, w041), w041), add(mul(x091, x326, w104), sub(x334, x335, w031), w031), w031)
    x312 = sub(x307, x309, w084)
    x319 = add(x293, sub(mul(x090, x312, w062), mul(x091, x313, w048), w048), w048)
    x341 = add(mul(x085, x312, w055), mul(x086, sub(x297, x308, w037), w037), w037)
    x344 = add(mul(x104, x319, w066), add(mul(c35, x294, w082), sub(x340, x341, w037), w037), w037)
    x345 = add(mul(x303, sub(x099, sub(x084, c36, w066), w066), w066), add(mul(x293, x338, w057), add(x343, x344, w037), w037), w037)
    x350 = add(mul(x083, x312, w056), mul(x084, sub(x295, x308, w021), w021), w021)
    x354 = add(mul(x103, x319, w048), add(mul(x088, x293, w115), add(x350, x351, w097), w097), w097)
    x355 = add(mul(x302, sub(x101, add(x086, c39, w059), w059), w059), add(x353, x354, w097), w097)
    x358 = sub(x357, sub(mul(x088, x312, w084), mul(x089, x313, w052), w052), w052)
    x359 = sub(x327, x358, w052)
    x337 = add(x332, x336, w031)
    x348 = add(x337, x347, w098)
    x363 = sub(mul(x284, x362, w049), mul(x283, x359, w101), w101)
    x364 = add(mul(x283, x362, w039), mul(x284, x359, w052), w052)
    x469 = add(sub(mul(x181, x419, w039), mul(x180, x412, w049), w049), sub(mul(x284, x355, w039), mul(x283, x348, w084), w084), w084)
    x477 = add(add(mul(x180, x419, w000), mul(x181, x412, w108), w108), add(mul(x283, x355, w097), mul(x284, x348, w098), w098), w098)
    x462 = add(x364, x428, w108)
    x467 = mul(c32, add(sub(x396, x460, w105), sub(x364, x428, w110), w110), w110)
    x485 = sub(add(x461, x462, w105), sub(mul(x113, c25, w065), x484, w088), w088)
    x465 = add(mul(c33, sub(x461, x462, w108), w108), sub(mul(x112, c23, w070), x464, w092), w092)
    x483 = add(sub(add(x395, x459, w108), add(x363, x427, w070), w070), x482, w077)
    x473 = mul(c32, sub(sub(x395, x459, w116), sub(x363, x427, w096), w096), w096)
    x466 = add(add(add(x377, x441, w116), add(x345, x409, w101), w101), x465, w092)
    h[0] = -sub(add(x474, x475, w094), x481, w074)
    h[1] = x483
    h[2] = x485
    h[3] = x466
    h[4] = -sub(sub(x468, x469, w084), add(x467, x472, w071), w071)
    h[5] = sub(sub(x476, x477, w098), sub(x473, x480, w085), w085)
    h[6] = x441
    h[7] = -x433
    h[8] = -x179
    h[9] = x409
    h[10] = -x401
    h[11] = -x232
    h[12] = x377
    h[13] = -x369
    h[14] = -x282
    h[15] = x345
    h[16] = -x337
    h[17] = -x332


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
