# coriolis_matrix of go2: C with dM/dt - 2 C skew and free of torsion; C v = h - g.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.coriolis
# Convention  pinocchio
# Program     SHA-256 bb0df3aaae181d5ffd55d342c67fc10533ff8db19556833b102dc850cb91b3b5
# Operations  1171 mul, 1234 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     C  18 x 18  kg/s, kg m/s, kg m^2/s  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     lagrange/coriolis-2          PROVED
#     lagrange/coriolis-3          PROVED
#     lagrange/skew                PROVED
#     lagrange/same-forces         PROVED
#     recursions/coriolis-limbs    PROVED
#     recursions/coriolis-wheels   PROVED
#     recursions/skew-limbs        PROVED
#     recursions/skew-wheels       PROVED
#     recursions/torsion-limbs     PROVED
#     recursions/torsion-floating  PROVED
#     recursions/christoffel       PROVED
#     regressor/lumped-mixed       PROVED-MOD-P
#     regressor/lumped-disc        PROVED
#     regressor/reframed           PROVED
#     rotations/align              PROVED
#     rotations/align-back         PROVED

import math

import numpy as np

_BLOCK = 1024  # states at a time, so that what lies between stays in the cache


def coriolis_matrix(q, v, out=None):
    """C with dM/dt - 2 C skew and free of torsion; C v = h - g.

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
    C : ndarray, (..., 18, 18)
        [base linear, base angular, joints], base axes; kg/s, kg m/s, kg m^2/s
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [
            ("C", (18, 18)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, C):
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
        _, _, _, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13, v_14, v_15,
        v_16, v_17
    ) = v
    (
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
        c35, c36, c37, c38, c39, c40, c41, c42, c43, c44
    ) = numbers(
        (
            0.0148272943648, 2.0, 0.000429887296, 0.000859774592, 0.0005670347152, 0.00747974233,
            0.000402580736, 0.01539432908, 0.0789924, 0.00430848, 0.213, 0.0048938853184,
            0.0001142508, 0.0002285016, 3.58746816e-05, 0.00249597775, 7.9431538e-05, 0.00492976,
            0.02623, 0.00084392, 0.1934, 0.0465, 0.037188086, 0.146694152, 0.002283689271632,
            0.00012166, 0.03675794225, 3.12e-05, 0.008214766969476, 0.424141229571024, 0.10962557,
            7.119e-05, 7.25574e-07, 4.092728e-06, 0.00892066955205, 1.2818914e-06, 0.00043992847495,
            0.009360598027, 0.093, 0.3868, 16.087, 0.044972709219476, 0.4323559965405,
            0.460899171821024
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
        w112, w113, w114, w115, w116, w117, w118, w119, w120, w121, w122, w123, w124, w125,
        w126, w127, w128, w129, w130, w131, w132, w133, w134, w135, w136, w137, w138, w139,
        w140, w141, w142, w143, w144, w145, w146, w147, w148, w149, w150, w151, w152, w153,
        w154, w155, w156, w157, w158, w159, w160, w161, w162, w163, w164, w165, w166, w167,
        w168, w169, w170, w171, w172, w173, w174, w175, w176, w177, w178, w179, w180, w181,
        w182, w183, w184, w185, w186, w187, w188, w189, w190, w191, w192, w193, w194, w195,
        w196, w197, w198, w199, w200, w201, w202, w203, w204, w205, w206, w207, w208, w209,
        w210, w211, w212, w213, w214, w215, w216, w217, w218, w219, w220, w221, w222, w223,
        w224, w225, w226, w227, w228, w229, w230, w231, w232, w233, w234, w235, w236, w237,
        w238, w239, w240, w241, w242, w243, w244, w245, w246, w247, w248, w249, w250, w251,
        w252, w253, w254, w255, w256, w257, w258, w259, w260, w261, w262, w263, w264, w265,
        w266, w267, w268, w269, w270, w271, w272, w273, w274, w275, w276, w277, w278, w279,
        w280, w281, w282, w283, w284, w285, w286, w287, w288, w289, w290, w291, w292, w293,
        w294, w295, w296, w297
    ) = slots(298)
    x001 = cos(q_08, w000)
    x013 = mul(x001, c11, w001)
    x002 = sin(q_08, w002)
    x003 = add(mul(x001, c04, w003), mul(x002, c01, w004), w004)
    x004 = mul(x002, x003, w003)
    x007 = sub(c03, mul(x001, x003, w004), w004)
    x005 = add(x004, c05, w005)
    x009 = sub(x004, c08, w003)
    x006 = add(mul(x002, c06, w006), mul(x001, c07, w007), w007)
    x008 = sub(mul(x001, c06, w006), mul(x002, c07, w008), w008)
    x010 = add(mul(x002, c09, w006), mul(x001, c10, w009), w009)
    x011 = sub(mul(x001, c09, w006), mul(x002, c10, w010), w010)
    x012 = mul(x002, c11, w006)
    x014 = cos(q_09, w011)
    x015 = sin(q_09, w012)
    x016 = sub(mul(x001, x014, w013), mul(x002, x015, w014), w014)
    x017 = add(mul(x001, x015, w012), mul(x002, x014, w011), w011)
    x018 = sub(mul(x016, c14, w012), mul(x017, c12, w002), w002)
    x019 = mul(x017, x018, w012)
    x022 = sub(c13, mul(x016, x018, w002), w002)
    x020 = sub(x019, c15, w000)
    x024 = add(x019, c18, w012)
    x448 = sub(x020, x024, w013)
    x021 = sub(mul(x017, c16, w015), mul(x016, c17, w016), w016)
    x452 = add(x006, x021, w015)
    x476 = add(c34, x452, w017)
    x023 = add(mul(x017, c17, w018), mul(x016, c16, w019), w019)
    x455 = add(x008, x023, w018)
    x479 = sub(c36, x455, w020)
    x025 = sub(mul(x017, c19, w021), mul(x016, c20, w022), w022)
    x026 = add(mul(x017, c20, w011), mul(x016, c19, w014), w014)
    x446 = mul(x013, x026, w011)
    x451 = sub(mul(c02, x446, w021), sub(x009, x024, w023), w023)
    x475 = add(c38, x451, w021)
    x450 = add(x011, x026, w024)
    x474 = add(c32, x450, w025)
    x445 = mul(x012, x025, w026)
    x447 = add(x445, x446, w011)
    x634 = sub(x447, x448, w027)
    x454 = sub(mul(c02, x447, w011), sub(x448, sub(x005, x009, w028), w028), w028)
    x456 = add(mul(c02, x445, w026), sub(x005, x020, w011), w011)
    x480 = add(c35, x456, w026)
    x478 = add(c37, x454, w013)
    x449 = add(x010, x025, w029)
    x453 = sub(sub(x007, mul(x012, x026, w030), w030), add(x022, mul(x013, x025, w031), w031), w031)
    x477 = add(c33, x453, w030)
    x027 = cos(q_11, w032)
    x039 = mul(c11, x027, w033)
    x028 = sin(q_11, w034)
    x029 = add(mul(c04, x027, w035), mul(c01, x028, w036), w036)
    x030 = mul(x028, x029, w035)
    x033 = sub(c03, mul(x027, x029, w036), w036)
    x031 = add(c05, x030, w037)
    x035 = sub(c08, x030, w035)
    x032 = add(mul(c07, x027, w038), mul(c06, x028, w039), w039)
    x034 = sub(mul(c07, x028, w038), mul(c06, x027, w040), w040)
    x036 = add(mul(c09, x028, w038), mul(c10, x027, w041), w041)
    x037 = sub(mul(c09, x027, w038), mul(c10, x028, w042), w042)
    x038 = mul(c11, x028, w038)
    x040 = cos(q_12, w043)
    x041 = sin(q_12, w044)
    x042 = sub(mul(x027, x040, w045), mul(x028, x041, w046), w046)
    x043 = add(mul(x027, x041, w044), mul(x028, x040, w043), w043)
    x044 = sub(mul(c14, x042, w044), mul(c12, x043, w034), w034)
    x045 = mul(x043, x044, w044)
    x048 = sub(c13, mul(x042, x044, w034), w034)
    x046 = sub(c15, x045, w032)
    x050 = add(c18, x045, w044)
    x380 = add(x046, x050, w045)
    x047 = sub(mul(c17, x042, w047), mul(c16, x043, w048), w048)
    x384 = sub(x032, x047, w047)
    x408 = add(c34, x384, w049)
    x049 = add(mul(c16, x042, w050), mul(c17, x043, w051), w051)
    x387 = sub(x034, x049, w050)
    x411 = add(c36, x387, w052)
    x051 = sub(mul(c19, x043, w053), mul(c20, x042, w054), w054)
    x052 = add(mul(c20, x043, w043), mul(c19, x042, w046), w046)
    x378 = mul(x039, x052, w043)
    x383 = add(mul(c02, x378, w053), add(x035, x050, w055), w055)
    x407 = add(c38, x383, w053)
    x382 = add(x037, x052, w056)
    x406 = add(c32, x382, w057)
    x377 = mul(x038, x051, w058)
    x379 = add(x377, x378, w043)
    x684 = add(x379, x380, w059)
    x386 = add(mul(c02, x379, w043), add(x380, add(x031, x035, w060), w060), w060)
    x388 = add(mul(c02, x377, w058), add(x031, x046, w043), w043)
    x412 = add(c35, x388, w058)
    x410 = add(c37, x386, w045)
    x381 = add(x036, x051, w061)
    x385 = sub(sub(x033, mul(x038, x052, w062), w062), add(x048, mul(x039, x051, w063), w063), w063)
    x409 = add(c33, x385, w062)
    x053 = cos(q_14, w064)
    x065 = mul(c11, x053, w065)
    x054 = sin(q_14, w066)
    x055 = add(mul(c04, x053, w067), mul(c01, x054, w068), w068)
    x056 = mul(x054, x055, w067)
    x059 = sub(c03, mul(x053, x055, w068), w068)
    x057 = add(c05, x056, w069)
    x061 = sub(c08, x056, w067)
    x058 = add(mul(c06, x054, w070), mul(c07, x053, w071), w071)
    x060 = sub(mul(c06, x053, w070), mul(c07, x054, w072), w072)
    x062 = add(mul(c09, x054, w070), mul(c10, x053, w073), w073)
    x063 = sub(mul(c09, x053, w070), mul(c10, x054, w074), w074)
    x064 = mul(c11, x054, w070)
    x066 = cos(q_15, w075)
    x067 = sin(q_15, w076)
    x068 = sub(mul(x053, x066, w077), mul(x054, x067, w078), w078)
    x069 = add(mul(x053, x067, w076), mul(x054, x066, w075), w075)
    x070 = sub(mul(c14, x068, w076), mul(c12, x069, w066), w066)
    x071 = mul(x069, x070, w076)
    x074 = sub(c13, mul(x068, x070, w066), w066)
    x072 = sub(c15, x071, w064)
    x076 = add(c18, x071, w076)
    x312 = add(x072, x076, w077)
    x073 = sub(mul(c16, x069, w079), mul(c17, x068, w080), w080)
    x316 = add(x058, x073, w079)
    x340 = sub(c34, x316, w081)
    x075 = add(mul(c17, x069, w082), mul(c16, x068, w083), w083)
    x319 = add(x060, x075, w082)
    x343 = sub(c36, x319, w084)
    x077 = sub(mul(c19, x069, w085), mul(c20, x068, w086), w086)
    x078 = add(mul(c20, x069, w075), mul(c19, x068, w078), w078)
    x310 = mul(x065, x078, w075)
    x315 = add(mul(c02, x310, w085), add(x061, x076, w087), w087)
    x339 = add(c38, x315, w085)
    x314 = add(x063, x078, w088)
    x338 = add(c32, x314, w089)
    x309 = mul(x064, x077, w090)
    x311 = add(x309, x310, w075)
    x734 = add(x311, x312, w091)
    x318 = add(mul(c02, x311, w075), add(x312, add(x057, x061, w092), w092), w092)
    x320 = add(mul(c02, x309, w090), add(x057, x072, w075), w075)
    x344 = add(c35, x320, w090)
    x342 = add(c37, x318, w077)
    x313 = add(x062, x077, w093)
    x317 = sub(sub(x059, mul(x064, x078, w094), w094), add(x074, mul(x065, x077, w095), w095), w095)
    x341 = sub(c33, x317, w094)
    x079 = cos(q_17, w096)
    x091 = mul(c11, x079, w097)
    x080 = sin(q_17, w098)
    x081 = add(mul(c04, x079, w099), mul(c01, x080, w100), w100)
    x082 = mul(x080, x081, w099)
    x085 = sub(c03, mul(x079, x081, w100), w100)
    x083 = add(c05, x082, w101)
    x087 = sub(c08, x082, w099)
    x084 = add(mul(c07, x079, w102), mul(c06, x080, w103), w103)
    x086 = sub(mul(c07, x080, w102), mul(c06, x079, w104), w104)
    x088 = add(mul(c09, x080, w102), mul(c10, x079, w105), w105)
    x089 = sub(mul(c09, x079, w102), mul(c10, x080, w106), w106)
    x090 = mul(c11, x080, w102)
    x092 = cos(q_18, w107)
    x093 = sin(q_18, w108)
    x094 = sub(mul(x079, x092, w109), mul(x080, x093, w110), w110)
    x095 = add(mul(x079, x093, w108), mul(x080, x092, w107), w107)
    x096 = sub(mul(c14, x094, w108), mul(c12, x095, w098), w098)
    x097 = mul(x095, x096, w108)
    x100 = sub(c13, mul(x094, x096, w098), w098)
    x098 = sub(c15, x097, w096)
    x102 = add(c18, x097, w108)
    x241 = add(x098, x102, w109)
    x099 = sub(mul(c17, x094, w111), mul(c16, x095, w112), w112)
    x245 = sub(x084, x099, w111)
    x269 = sub(c34, x245, w113)
    x101 = add(mul(c16, x094, w114), mul(c17, x095, w115), w115)
    x248 = sub(x086, x101, w114)
    x272 = add(c36, x248, w116)
    x526 = add(sub(x343, x411, w117), sub(x479, add(c28, x272, w118), w118), w118)
    x103 = sub(mul(c19, x095, w117), mul(c20, x094, w119), w119)
    x104 = add(mul(c20, x095, w107), mul(c19, x094, w110), w110)
    x239 = mul(x091, x104, w107)
    x244 = add(mul(c02, x239, w117), add(x087, x102, w120), w120)
    x268 = add(x244, c38, w117)
    x243 = add(x089, x104, w121)
    x267 = add(c32, x243, w122)
    x238 = mul(x090, x103, w123)
    x240 = add(x238, x239, w107)
    x784 = add(x240, x241, w124)
    x247 = add(mul(c02, x240, w107), add(x241, add(x083, x087, w125), w125), w125)
    x249 = add(mul(c02, x238, w123), add(x083, x098, w107), w107)
    x273 = add(c35, x249, w123)
    x530 = add(add(x344, x412, w109), add(x480, add(x273, c44, w126), w126), w126)
    x271 = add(c37, x247, w109)
    x242 = add(x088, x103, w127)
    x511 = add(add(x313, x381, w128), sub(x449, sub(c24, x242, w129), w129), w129)
    x565 = mul(v_04, x511, w128)
    x566 = mul(v_03, x511, w130)
    x581 = mul(v_05, x511, w129)
    x516 = add(sub(x242, x313, w131), sub(x381, x449, w132), w132)
    x521 = sub(add(x242, x313, w131), add(x381, x449, w133), w133)
    x523 = add(x478, add(x271, add(c43, mul(c40, x521, w131), w131), w131), w131)
    x246 = sub(sub(x085, mul(x090, x104, w134), w134), add(x100, mul(x091, x103, w135), w135), w135)
    x270 = sub(c33, x246, w134)
    x105 = cos(q_07, w136)
    x624 = mul(x105, x449, w137)
    x625 = add(x452, mul(c22, x624, w138), w138)
    x643 = mul(x025, x105, w139)
    x644 = add(x021, mul(c22, x643, w140), w140)
    x106 = sin(q_07, w141)
    x506 = sub(mul(x106, sub(x478, x480, w142), w142), mul(x479, mul(c02, x105, w143), w143), w143)
    x507 = mul(x106, x506, w142)
    x111 = add(mul(v_04, x105, w144), mul(v_05, x106, w145), w145)
    x114 = add(v_07, x111, w144)
    x115 = mul(x013, x114, w146)
    x460 = mul(x025, x115, w147)
    x117 = mul(x012, x114, w148)
    x464 = mul(x026, x117, w149)
    x118 = add(v_08, x114, w150)
    x160 = mul(x026, x118, w151)
    x457 = add(x160, mul(x011, x114, w152), w152)
    x459 = mul(x012, x160, w153)
    x162 = mul(x025, x118, w154)
    x463 = mul(x013, x162, w155)
    x164 = mul(x022, x118, w156)
    x166 = mul(x023, x118, w157)
    x173 = mul(x021, x118, w158)
    x158 = mul(x007, x114, w159)
    x458 = add(x162, mul(x010, x114, w160), w160)
    x466 = add(x166, mul(x008, x114, w161), w161)
    x472 = add(x173, mul(x006, x114, w162), w162)
    x494 = sub(mul(x020, x118, w163), add(mul(x005, x114, w164), mul(x025, x117, w148), w148), w148)
    x154 = mul(x111, c33, w163)
    x488 = add(mul(x013, x160, w164), add(mul(x026, x115, w146), mul(x111, c37, w165), w165), w165)
    x508 = sub(mul(x105, x476, w164), mul(x106, x477, w146), w146)
    x112 = sub(mul(v_05, x105, w164), mul(v_04, x106, w166), w166)
    x157 = mul(x006, x112, w164)
    x163 = mul(x021, x112, w167)
    x487 = sub(mul(x112, add(x023, sub(x008, c36, w168), w168), w168), mul(x009, x114, w144), w144)
    x489 = add(x488, add(mul(x024, x118, w150), x487, w144), w144)
    x165 = add(x163, x164, w165)
    x465 = add(x165, add(sub(x157, x158, w150), add(x459, x460, w168), w168), w168)
    x155 = mul(x112, c34, w150)
    x485 = sub(x465, sub(x154, x155, w169), w169)
    x171 = mul(x022, x112, w170)
    x481 = add(x457, add(mul(x112, c31, w171), mul(x111, c32, w172), w172), w172)
    x486 = add(x466, sub(mul(x112, c35, w171), mul(x111, c36, w173), w173), w173)
    x502 = add(mul(x106, x489, w171), mul(x105, x486, w174), w174)
    x599 = add(mul(x111, x477, w171), sub(x485, mul(x112, x476, w175), w175), w175)
    x603 = sub(mul(x111, c31, w171), mul(x112, x474, w176), w176)
    x503 = add(mul(x105, c31, w171), mul(x106, x474, w177), w177)
    x505 = mul(c22, x503, w171)
    x610 = add(x475, x505, w178)
    x509 = mul(c21, x503, w179)
    x611 = sub(x508, x509, w180)
    x504 = sub(mul(x106, c31, w181), mul(x105, x474, w025), w025)
    x510 = add(mul(x105, x477, w030), sub(mul(x106, x476, w017), mul(c21, x504, w181), w181), w181)
    x623 = mul(x106, x449, w030)
    x627 = sub(mul(c21, x623, w017), add(mul(x105, x455, w182), mul(c22, x450, w183), w183), w183)
    x628 = sub(mul(x106, x454, w017), x627, w183)
    x626 = sub(mul(x105, x454, w017), add(mul(x106, x455, w182), mul(c21, x624, w184), w184), w184)
    x642 = mul(x025, x106, w017)
    x646 = sub(mul(c21, x642, w182), add(mul(x023, x105, w185), mul(x026, c22, w186), w186), w186)
    x647 = sub(mul(x106, x634, w182), x646, w186)
    x645 = sub(mul(x105, x634, w182), add(mul(x023, x106, w185), mul(c21, x643, w187), w187), w187)
    x107 = mul(v_05, c22, w182)
    x536 = mul(x107, x503, w185)
    x799 = sub(add(x502, x536, w188), sub(mul(v_05, x610, w189), mul(v_03, x510, w190), w190), w190)
    x537 = sub(mul(x105, x489, w144), add(mul(x106, x486, w173), mul(x107, x504, w188), w188), w188)
    x800 = add(mul(v_03, x611, w144), sub(x537, mul(v_04, x610, w178), w178), w178)
    x108 = mul(v_05, c21, w144)
    x538 = mul(x108, x503, w173)
    x805 = add(mul(v_04, x625, w189), add(mul(x107, x623, w191), mul(x108, x450, w192), w192), w192)
    x812 = add(mul(v_04, x644, w189), add(mul(x026, x108, w191), mul(x107, x642, w193), w193), w193)
    x109 = mul(v_04, c21, w189)
    x110 = mul(v_03, c22, w191)
    x149 = sub(x109, x110, w194)
    x150 = add(x109, x110, w191)
    x803 = sub(mul(v_05, x625, w138), add(mul(x107, x624, w189), mul(x149, x450, w195), w195), w195)
    x539 = mul(x149, x504, w138)
    x810 = sub(mul(v_05, x644, w140), add(mul(x026, x149, w189), mul(x107, x643, w196), w196), w196)
    x113 = add(v_03, v_06, w140)
    x159 = mul(x008, x113, w008)
    x167 = mul(x022, x113, w002)
    x168 = add(x167, mul(x020, x112, w189), w189)
    x169 = mul(x023, x113, w197)
    x170 = sub(x163, x169, w167)
    x174 = add(x164, x169, w197)
    x473 = sub(x174, sub(sub(x158, x159, w159), add(x463, x464, w156), w156), w156)
    x469 = add(x170, sub(x157, x159, w008), w008)
    x612 = sub(x473, sub(x465, x469, w168), w168)
    x629 = sub(x174, sub(x165, x170, w165), w165)
    x632 = sub(x629, sub(x459, x463, w155), w155)
    x636 = sub(x629, add(x170, sub(x460, x464, w149), w149), w149)
    x172 = sub(x171, mul(x024, x113, w147), w147)
    x482 = sub(mul(x113, add(x011, c32, w010), w010), mul(x010, x112, w009), w009)
    x493 = add(mul(x113, add(x021, add(x006, c34, w007), w007), w007), mul(x012, x162, w016), w016)
    x495 = sub(x493, x494, w148)
    x602 = sub(mul(x111, x480, w026), sub(x495, mul(x112, x479, w016), w016), w016)
    x613 = add(mul(x113, x453, w026), sub(x466, mul(x112, x451, w023), w023), w023)
    x614 = add(x469, sub(mul(x113, x455, w026), mul(x112, x452, w015), w015), w015)
    x615 = sub(x612, x614, w015)
    x618 = sub(x469, x612, w168)
    x616 = add(mul(x112, x453, w031), sub(x472, mul(x113, x456, w011), w011), w011)
    x617 = add(mul(x112, x450, w031), mul(x113, x449, w026), w026)
    x619 = add(mul(x105, x617, w031), mul(x106, x457, w161), w161)
    x620 = sub(mul(x105, x457, w152), mul(x106, x617, w026), w026)
    x622 = add(mul(x105, x616, w152), add(mul(c21, x619, w031), mul(c22, x458, w007), w007), w007)
    x621 = sub(mul(x105, x615, w152), sub(mul(x106, x616, w011), mul(c21, x620, w031), w031), w031)
    x116 = sub(mul(x013, x113, w152), mul(x012, x112, w011), w011)
    x461 = mul(x025, x116, w152)
    x467 = sub(mul(x005, x112, w005), sub(x461, mul(x007, x113, w010), w010), w010)
    x635 = add(x168, x461, w152)
    x808 = add(x635, sub(mul(x108, x643, w005), mul(x149, x642, w153), w153), w153)
    x809 = sub(mul(v_04, x647, w005), add(mul(v_05, x645, w197), x808, w153), w153)
    x814 = add(mul(x112, x634, w027), sub(x635, mul(x023, x111, w019), w019), w019)
    x462 = mul(x026, x116, w011)
    x470 = sub(mul(x009, x113, w003), add(x462, mul(x007, x112, w004), w004), w004)
    x637 = sub(x172, x462, w011)
    x161 = sub(mul(x026, x113, w003), mul(x025, x112, w027), w027)
    x483 = add(x161, x482, w009)
    x605 = add(x483, mul(x112, x449, w003), w003)
    x630 = add(mul(x025, x113, w022), mul(x026, x112, w152), w152)
    x631 = sub(sub(x166, x167, w002), add(mul(x024, x112, w012), mul(x013, x630, w157), w157), w157)
    x471 = sub(x172, sub(mul(x013, x161, w001), x470, w004), w004)
    x468 = add(x168, sub(mul(x012, x161, w027), x467, w010), w010)
    x801 = add(x468, sub(mul(x108, x624, w189), mul(x149, x623, w027), w027), w027)
    x802 = sub(mul(v_04, x628, w189), add(mul(v_05, x626, w147), x801, w027), w027)
    x807 = add(mul(x112, x454, w028), sub(x468, mul(x111, x455, w018), w018), w018)
    x633 = sub(sub(x171, x173, w158), sub(mul(x020, x113, w000), mul(x012, x630, w006), w006), w006)
    x804 = add(mul(v_03, x628, w183), sub(mul(x106, x471, w158), x803, w195), w195)
    x806 = add(mul(v_03, x626, w184), sub(mul(x105, x471, w183), x805, w192), w192)
    x638 = add(mul(x105, x630, w184), mul(x106, x160, w183), w183)
    x639 = sub(mul(x105, x160, w151), mul(x106, x630, w152), w152)
    x640 = add(mul(x105, x632, w151), add(mul(x106, x633, w184), mul(c21, x639, w158), w158), w158)
    x641 = sub(mul(x105, x633, w006), add(mul(c21, x638, w151), mul(c22, x162, w184), w184), w184)
    x811 = add(mul(v_03, x647, w186), sub(mul(x106, x637, w006), x810, w196), w196)
    x813 = add(mul(v_03, x645, w187), sub(mul(x105, x637, w011), x812, w193), w193)
    x156 = mul(x113, c36, w187)
    x491 = add(x469, add(x155, x156, w150), w150)
    x497 = sub(x473, add(x154, x156, w187), w187)
    x598 = sub(x497, sub(x485, x491, w156), w156)
    x600 = add(x598, x599, w175)
    x798 = sub(add(x598, sub(x485, sub(x538, x539, w163), w163), w163), sub(mul(v_05, x611, w180), mul(v_04, x510, w156), w156), w156)
    x484 = add(x458, mul(x113, c31, w163), w163)
    x604 = sub(x484, mul(x111, x449, w180), w180)
    x606 = add(mul(x105, x604, w008), mul(x106, x605, w011), w011)
    x607 = sub(mul(x105, x605, w003), mul(x106, x604, w180), w180)
    x609 = add(mul(x105, x602, w003), add(mul(c22, x603, w008), mul(c21, x606, w186), w186), w186)
    x498 = sub(mul(x105, x483, w003), mul(x106, x484, w008), w008)
    x499 = add(mul(x105, x484, w163), mul(x106, x483, w009), w009)
    x490 = sub(x468, mul(x113, c33, w163), w163)
    x601 = add(mul(x112, x478, w013), add(x490, mul(x111, x479, w020), w020), w020)
    x608 = add(mul(x105, x601, w013), sub(mul(x106, x602, w016), mul(c21, x607, w010), w010), w010)
    x492 = sub(x471, add(mul(x113, c37, w013), mul(x112, c33, w166), w166), w166)
    x496 = add(x472, add(mul(x111, c34, w145), mul(x113, c35, w140), w140), w140)
    x500 = sub(mul(x105, add(x492, x496, w162), w162), mul(x106, sub(x491, x497, w145), w145), w145)
    x501 = mul(x105, x500, w162)
    x119 = cos(q_10, w004)
    x674 = mul(x119, x381, w013)
    x675 = add(x384, mul(c22, x674, w016), w016)
    x820 = add(mul(v_05, x675, w003), sub(mul(x150, x382, w006), mul(x107, x674, w151), w151), w151)
    x693 = mul(x051, x119, w003)
    x694 = sub(x047, mul(c22, x693, w006), w006)
    x827 = sub(mul(v_05, x694, w000), sub(mul(x052, x150, w170), mul(x107, x693, w028), w028), w028)
    x120 = sin(q_10, w000)
    x437 = add(mul(x120, sub(x410, x412, w170), w170), mul(x411, mul(c02, x119, w189), w189), w189)
    x121 = add(mul(v_04, x119, w170), mul(v_05, x120, w147), w147)
    x124 = add(v_10, x121, w170)
    x125 = mul(x039, x124, w001)
    x392 = mul(x051, x125, w002)
    x127 = mul(x038, x124, w012)
    x396 = mul(x052, x127, w022)
    x128 = add(v_11, x124, w005)
    x181 = mul(x052, x128, w197)
    x389 = add(x181, mul(x037, x124, w164), w164)
    x391 = mul(x038, x181, w159)
    x183 = mul(x051, x128, w198)
    x395 = mul(x039, x183, w199)
    x185 = mul(x048, x128, w200)
    x187 = mul(x049, x128, w201)
    x194 = mul(x047, x128, w202)
    x179 = mul(x033, x124, w203)
    x390 = add(x183, mul(x036, x124, w204), w204)
    x398 = sub(x187, mul(x034, x124, w205), w205)
    x404 = sub(x194, mul(x032, x124, w206), w206)
    x426 = add(mul(x046, x128, w207), add(mul(x031, x124, w208), mul(x051, x127, w012), w012), w012)
    x176 = mul(x121, c33, w207)
    x420 = add(mul(x039, x181, w208), add(mul(x052, x125, w001), mul(x121, c37, w209), w209), w209)
    x438 = add(mul(x119, x408, w208), mul(x120, x409, w001), w001)
    x122 = sub(mul(v_05, x119, w208), mul(v_04, x120, w210), w210)
    x178 = mul(x032, x122, w208)
    x184 = mul(x047, x122, w211)
    x419 = sub(mul(x122, sub(x049, add(x034, c36, w212), w212), w212), mul(x035, x124, w170), w170)
    x421 = add(x420, sub(mul(x050, x128, w005), x419, w170), w170)
    x186 = add(x184, x185, w209)
    x397 = sub(x186, sub(add(x178, x179, w005), add(x391, x392, w212), w212), w212)
    x175 = mul(x122, c34, w005)
    x417 = sub(x397, add(x175, x176, w213), w213)
    x192 = mul(x048, x122, w214)
    x413 = add(x389, sub(mul(x121, c32, w215), mul(x122, c31, w216), w216), w216)
    x418 = sub(x398, add(mul(x122, c35, w215), mul(x121, c36, w217), w217), w217)
    x433 = sub(mul(x119, x418, w215), mul(x120, x421, w218), w218)
    x649 = add(mul(x121, x409, w215), add(x417, mul(x122, x408, w219), w219), w219)
    x653 = add(mul(x121, c31, w215), mul(x122, x406, w220), w220)
    x434 = sub(mul(x119, c31, w215), mul(x120, x406, w221), w221)
    x436 = mul(c22, x434, w215)
    x660 = add(x407, x436, w222)
    x439 = mul(c21, x434, w223)
    x661 = sub(x438, x439, w224)
    x441 = mul(x107, x434, w225)
    x443 = mul(x108, x434, w226)
    x435 = add(mul(x120, c31, w227), mul(x119, x406, w057), w057)
    x440 = sub(mul(x119, x409, w062), sub(mul(x120, x408, w049), mul(c21, x435, w227), w227), w227)
    x816 = add(sub(x433, x441, w062), sub(mul(v_05, x660, w049), mul(v_03, x440, w228), w228), w228)
    x442 = add(mul(x119, x421, w170), sub(mul(x120, x418, w217), mul(x107, x435, w062), w062), w062)
    x817 = sub(mul(v_03, x661, w170), sub(x442, mul(v_04, x660, w222), w222), w222)
    x444 = mul(x150, x435, w170)
    x673 = mul(x120, x381, w217)
    x677 = sub(mul(c21, x673, w049), sub(mul(x119, x387, w229), mul(c22, x382, w230), w230), w230)
    x678 = sub(mul(x120, x386, w049), x677, w230)
    x822 = sub(mul(v_04, x675, w016), sub(mul(x108, x382, w049), mul(x107, x673, w229), w229), w229)
    x676 = sub(mul(x119, x386, w016), add(mul(x120, x387, w049), mul(c21, x674, w231), w231), w231)
    x692 = mul(x051, x120, w016)
    x696 = add(mul(c21, x692, w049), add(mul(x049, x119, w232), mul(x052, c22, w233), w233), w233)
    x697 = sub(mul(x120, x684, w049), x696, w233)
    x829 = add(mul(v_04, x694, w006), sub(mul(x052, x108, w049), mul(x107, x692, w232), w232), w232)
    x695 = add(mul(x119, x684, w006), sub(mul(x049, x120, w049), mul(c21, x693, w234), w234), w234)
    x123 = add(v_03, v_09, w006)
    x180 = mul(x034, x123, w040)
    x188 = mul(x048, x123, w034)
    x189 = sub(x188, mul(x046, x122, w049), w049)
    x190 = mul(x049, x123, w235)
    x191 = add(x184, x190, w211)
    x195 = sub(x185, x190, w235)
    x405 = sub(x195, sub(sub(x179, x180, w203), add(x395, x396, w200), w200), w200)
    x401 = sub(x191, add(x178, x180, w040), w040)
    x662 = sub(x405, sub(x397, x401, w212), w212)
    x679 = sub(x195, sub(x186, x191, w209), w209)
    x682 = sub(x679, sub(x391, x395, w199), w199)
    x686 = sub(x679, add(x191, sub(x392, x396, w022), w022), w022)
    x193 = sub(x192, mul(x050, x123, w002), w002)
    x414 = sub(mul(x123, add(x037, c32, w042), w042), mul(x036, x122, w041), w041)
    x425 = add(mul(x123, sub(x047, add(x032, c34, w039), w039), w039), mul(x038, x183, w048), w048)
    x427 = add(x425, x426, w012)
    x652 = sub(mul(x121, x412, w058), add(x427, mul(x122, x411, w048), w048), w048)
    x663 = add(mul(x122, x383, w055), sub(x398, mul(x123, x385, w058), w058), w058)
    x664 = add(x401, add(mul(x122, x384, w047), mul(x123, x387, w055), w055), w055)
    x665 = sub(x662, x664, w055)
    x668 = sub(x401, x662, w212)
    x666 = add(mul(x122, x385, w063), sub(x404, mul(x123, x388, w043), w043), w043)
    x667 = add(mul(x122, x382, w063), mul(x123, x381, w047), w047)
    x669 = add(mul(x119, x667, w063), mul(x120, x389, w205), w205)
    x670 = sub(mul(x119, x389, w164), mul(x120, x667, w047), w047)
    x672 = add(mul(x119, x666, w164), sub(mul(c21, x669, w063), mul(c22, x390, w039), w039), w039)
    x671 = sub(mul(x119, x665, w164), sub(mul(x120, x666, w043), mul(c21, x670, w063), w063), w063)
    x126 = sub(mul(x039, x123, w164), mul(x038, x122, w043), w043)
    x393 = mul(x051, x126, w164)
    x399 = sub(mul(x031, x122, w037), sub(x393, mul(x033, x123, w042), w042), w042)
    x685 = add(x189, x393, w164)
    x825 = add(x685, sub(mul(x108, x693, w037), mul(x150, x692, w159), w159), w159)
    x826 = sub(mul(v_04, x697, w037), add(mul(v_05, x695, w235), x825, w159), w159)
    x831 = add(mul(x122, x684, w059), add(x685, mul(x049, x121, w051), w051), w051)
    x394 = mul(x052, x126, w043)
    x402 = add(mul(x033, x122, w036), add(x394, mul(x035, x123, w035), w035), w035)
    x687 = sub(x193, x394, w043)
    x182 = sub(mul(x052, x123, w036), mul(x051, x122, w059), w059)
    x415 = add(x182, x414, w041)
    x655 = add(x415, mul(x122, x381, w036), w036)
    x680 = add(mul(x051, x123, w054), mul(x052, x122, w164), w164)
    x681 = add(add(x187, x188, w034), add(mul(x050, x122, w044), mul(x039, x680, w201), w201), w201)
    x403 = sub(x193, add(mul(x039, x182, w033), x402, w035), w035)
    x400 = add(x189, sub(mul(x038, x182, w059), x399, w042), w042)
    x818 = add(x400, sub(mul(x108, x674, w049), mul(x150, x673, w059), w059), w059)
    x819 = sub(mul(v_04, x678, w049), add(mul(v_05, x676, w002), x818, w059), w059)
    x824 = add(mul(x122, x386, w060), sub(x400, mul(x121, x387, w050), w050), w050)
    x683 = add(sub(x192, x194, w202), add(mul(x046, x123, w032), mul(x038, x680, w038), w038), w038)
    x821 = add(mul(v_03, x678, w230), add(mul(x120, x403, w202), x820, w151), w151)
    x823 = add(mul(v_03, x676, w231), add(mul(x119, x403, w230), x822, w229), w229)
    x688 = add(mul(x119, x680, w231), mul(x120, x181, w230), w230)
    x689 = sub(mul(x119, x181, w197), mul(x120, x680, w164), w164)
    x690 = add(mul(x119, x682, w197), add(mul(x120, x683, w231), mul(c21, x689, w202), w202), w202)
    x691 = sub(mul(x119, x683, w038), sub(mul(c21, x688, w197), mul(c22, x183, w231), w231), w231)
    x828 = add(mul(v_03, x697, w233), sub(mul(x120, x687, w038), x827, w028), w028)
    x830 = add(mul(v_03, x695, w234), sub(mul(x119, x687, w043), x829, w232), w232)
    x177 = mul(x123, c36, w234)
    x423 = sub(x401, add(x175, x177, w005), w005)
    x429 = sub(x405, sub(x176, x177, w234), w234)
    x648 = sub(x429, sub(x417, x423, w200), w200)
    x650 = add(x648, x649, w219)
    x815 = add(add(x648, add(x417, sub(x443, x444, w207), w207), w207), add(mul(v_04, x440, w200), mul(v_05, x661, w224), w224), w224)
    x416 = sub(x390, mul(x123, c31, w207), w207)
    x654 = sub(x416, mul(x121, x381, w200), w200)
    x656 = add(mul(x119, x654, w040), mul(x120, x655, w043), w043)
    x657 = sub(mul(x119, x655, w036), mul(x120, x654, w200), w200)
    x659 = add(mul(x119, x652, w036), add(mul(c22, x653, w040), mul(c21, x656, w233), w233), w233)
    x430 = sub(mul(x119, x415, w036), mul(x120, x416, w040), w040)
    x431 = add(mul(x120, x415, w041), mul(x119, x416, w207), w207)
    x422 = sub(x400, mul(x123, c33, w041), w041)
    x651 = add(mul(x122, x410, w042), sub(x422, mul(x121, x411, w052), w052), w052)
    x658 = add(mul(x119, x651, w042), sub(mul(x120, x652, w048), mul(c21, x657, w036), w036), w036)
    x424 = sub(x403, add(mul(x123, c37, w042), mul(x122, c33, w210), w210), w210)
    x428 = sub(x404, sub(mul(x121, c34, w147), mul(x123, c35, w006), w006), w006)
    x432 = sub(mul(x120, sub(x423, x429, w206), w206), mul(x119, add(x424, x428, w147), w147), w147)
    x129 = cos(q_13, w206)
    x724 = mul(x129, x313, w035)
    x725 = add(x316, mul(c22, x724, w042), w042)
    x837 = sub(mul(v_05, x725, w048), sub(mul(x107, x724, w038), mul(x150, x314, w197), w197), w197)
    x743 = mul(x077, x129, w048)
    x744 = add(x073, mul(c22, x743, w038), w038)
    x844 = sub(mul(v_05, x744, w032), sub(mul(x107, x743, w214), mul(x078, x150, w060), w060), w060)
    x130 = sin(q_13, w032)
    x369 = sub(mul(x130, sub(x342, x344, w214), w214), mul(x343, mul(c02, x129, w049), w049), w049)
    x522 = add(mul(x130, x369, w214), mul(x120, x437, w002), w002)
    x131 = add(mul(v_04, x129, w214), mul(v_05, x130, w033), w033)
    x134 = add(v_13, x131, w214)
    x135 = mul(x065, x134, w034)
    x324 = mul(x077, x135, w044)
    x137 = mul(x064, x134, w054)
    x328 = mul(x078, x137, w037)
    x138 = add(v_14, x134, w235)
    x202 = mul(x078, x138, w208)
    x321 = add(x202, mul(x063, x134, w203), w203)
    x323 = mul(x064, x202, w236)
    x204 = mul(x077, x138, w237)
    x327 = mul(x065, x204, w238)
    x206 = mul(x074, x138, w239)
    x208 = mul(x075, x138, w240)
    x215 = mul(x073, x138, w241)
    x200 = mul(x059, x134, w242)
    x322 = add(x204, mul(x062, x134, w243), w243)
    x330 = add(x208, mul(x060, x134, w244), w244)
    x336 = add(x215, mul(x058, x134, w245), w245)
    x358 = add(mul(x072, x138, w246), add(mul(x057, x134, w247), mul(x077, x137, w054), w054), w054)
    x197 = mul(x131, c33, w246)
    x352 = add(mul(x065, x202, w247), add(mul(x078, x135, w034), mul(x131, c37, w248), w248), w248)
    x370 = sub(mul(x130, x341, w247), mul(x129, x340, w034), w034)
    x132 = sub(mul(v_05, x129, w247), mul(v_04, x130, w249), w249)
    x199 = mul(x058, x132, w247)
    x205 = mul(x073, x132, w250)
    x351 = add(mul(x132, add(x075, sub(x060, c36, w251), w251), w251), mul(x061, x134, w214), w214)
    x353 = add(x352, add(mul(x076, x138, w235), x351, w214), w214)
    x207 = add(x205, x206, w248)
    x329 = add(x207, add(sub(x199, x200, w235), add(x323, x324, w251), w251), w251)
    x196 = mul(x132, c34, w235)
    x349 = sub(x329, sub(x196, x197, w252), w252)
    x213 = mul(x074, x132, w253)
    x345 = add(x321, add(mul(x132, c31, w254), mul(x131, c32, w255), w255), w255)
    x350 = add(x330, sub(mul(x132, c35, w254), mul(x131, c36, w256), w256), w256)
    x365 = add(mul(x130, x353, w254), mul(x129, x350, w257), w257)
    x699 = sub(mul(x131, x341, w254), add(x349, mul(x132, x340, w258), w258), w258)
    x703 = sub(mul(x131, c31, w254), mul(x132, x338, w259), w259)
    x366 = add(mul(x129, c31, w254), mul(x130, x338, w260), w260)
    x368 = mul(c22, x366, w254)
    x710 = add(x339, x368, w261)
    x371 = mul(c21, x366, w262)
    x711 = add(x370, x371, w263)
    x373 = mul(x107, x366, w264)
    x375 = mul(x108, x366, w265)
    x367 = sub(mul(x130, c31, w266), mul(x129, x338, w089), w089)
    x372 = add(mul(x129, x341, w094), sub(mul(x130, x340, w081), mul(c21, x367, w266), w266), w266)
    x833 = sub(add(x365, x373, w094), add(mul(v_05, x710, w081), mul(v_03, x372, w267), w267), w267)
    x374 = sub(mul(x129, x353, w214), add(mul(x130, x350, w256), mul(x107, x367, w094), w094), w094)
    x834 = add(mul(v_03, x711, w214), sub(x374, mul(v_04, x710, w261), w261), w261)
    x376 = mul(x150, x367, w214)
    x723 = mul(x130, x313, w256)
    x727 = add(mul(c21, x723, w081), add(mul(x129, x319, w268), mul(c22, x314, w269), w269), w269)
    x728 = add(mul(x130, x318, w081), x727, w269)
    x839 = add(mul(v_04, x725, w042), sub(mul(x107, x723, w081), mul(x108, x314, w268), w268), w268)
    x726 = sub(mul(x129, x318, w042), sub(mul(x130, x319, w081), mul(c21, x724, w270), w270), w270)
    x742 = mul(x077, x130, w042)
    x746 = add(mul(c21, x742, w081), add(mul(x075, x129, w271), mul(x078, c22, w272), w272), w272)
    x747 = add(mul(x130, x734, w081), x746, w272)
    x846 = add(mul(v_04, x744, w038), sub(mul(x107, x742, w081), mul(x078, x108, w271), w271), w271)
    x745 = sub(mul(x129, x734, w038), sub(mul(x075, x130, w081), mul(c21, x743, w273), w273), w273)
    x133 = add(v_03, v_12, w038)
    x201 = mul(x060, x133, w072)
    x209 = mul(x074, x133, w066)
    x210 = sub(x209, mul(x072, x132, w081), w081)
    x211 = mul(x075, x133, w274)
    x212 = sub(x205, x211, w250)
    x216 = add(x206, x211, w274)
    x337 = sub(x216, sub(sub(x200, x201, w242), add(x327, x328, w239), w239), w239)
    x333 = add(x212, sub(x199, x201, w072), w072)
    x712 = sub(x337, sub(x329, x333, w251), w251)
    x729 = sub(x216, sub(x207, x212, w248), w248)
    x732 = sub(x729, sub(x323, x327, w238), w238)
    x736 = sub(x729, add(x212, sub(x324, x328, w037), w037), w037)
    x214 = sub(x213, mul(x076, x133, w044), w044)
    x346 = sub(mul(x133, add(x063, c32, w074), w074), mul(x062, x132, w073), w073)
    x357 = add(mul(x133, add(x073, sub(x058, c34, w071), w071), w071), mul(x064, x204, w080), w080)
    x359 = add(x357, x358, w054)
    x702 = sub(mul(x131, x344, w090), sub(x359, mul(x132, x343, w080), w080), w080)
    x713 = sub(mul(x132, x315, w087), add(x330, mul(x133, x317, w090), w090), w090)
    x714 = add(x333, sub(mul(x133, x319, w087), mul(x132, x316, w079), w079), w079)
    x715 = sub(x712, x714, w079)
    x718 = sub(x333, x712, w251)
    x716 = add(mul(x132, x317, w095), sub(x336, mul(x133, x320, w075), w075), w075)
    x717 = add(mul(x132, x314, w095), mul(x133, x313, w087), w087)
    x719 = add(mul(x129, x717, w095), mul(x130, x321, w244), w244)
    x720 = sub(mul(x129, x321, w203), mul(x130, x717, w087), w087)
    x722 = add(mul(x129, x716, w203), sub(mul(c22, x322, w095), mul(c21, x719, w071), w071), w071)
    x721 = sub(mul(x129, x715, w203), add(mul(x130, x716, w075), mul(c21, x720, w095), w095), w095)
    x136 = sub(mul(x065, x133, w203), mul(x064, x132, w075), w075)
    x325 = mul(x077, x136, w203)
    x331 = sub(mul(x057, x132, w069), sub(x325, mul(x059, x133, w074), w074), w074)
    x735 = add(x210, x325, w203)
    x842 = add(x735, sub(mul(x150, x742, w069), mul(x108, x743, w236), w236), w236)
    x843 = sub(mul(v_04, x747, w069), add(mul(v_05, x745, w274), x842, w236), w236)
    x848 = add(mul(x132, x734, w091), sub(x735, mul(x075, x131, w083), w083), w083)
    x326 = mul(x078, x136, w075)
    x334 = add(mul(x059, x132, w068), add(x326, mul(x061, x133, w067), w067), w067)
    x737 = sub(x214, x326, w075)
    x203 = sub(mul(x078, x133, w068), mul(x077, x132, w091), w091)
    x347 = add(x203, x346, w073)
    x705 = add(x347, mul(x132, x313, w068), w068)
    x730 = add(mul(x077, x133, w086), mul(x078, x132, w203), w203)
    x731 = sub(sub(x208, x209, w066), add(mul(x076, x132, w076), mul(x065, x730, w240), w240), w240)
    x335 = sub(x214, add(mul(x065, x203, w065), x334, w067), w067)
    x332 = add(x210, sub(mul(x064, x203, w091), x331, w074), w074)
    x835 = add(x332, sub(mul(x150, x723, w081), mul(x108, x724, w091), w091), w091)
    x836 = sub(mul(v_04, x728, w081), add(mul(v_05, x726, w044), x835, w091), w091)
    x841 = add(mul(x132, x318, w092), sub(x332, mul(x131, x319, w082), w082), w082)
    x733 = add(sub(x213, x215, w241), add(mul(x072, x133, w064), mul(x064, x730, w070), w070), w070)
    x838 = add(mul(v_03, x728, w269), sub(mul(x130, x335, w241), x837, w197), w197)
    x840 = add(mul(v_03, x726, w270), sub(mul(x129, x335, w269), x839, w268), w268)
    x738 = add(mul(x129, x730, w270), mul(x130, x202, w269), w269)
    x739 = sub(mul(x129, x202, w208), mul(x130, x730, w203), w203)
    x740 = add(mul(x129, x732, w208), sub(mul(x130, x733, w270), mul(c21, x739, w241), w241), w241)
    x741 = sub(mul(x129, x733, w070), sub(mul(c22, x204, w208), mul(c21, x738, w270), w270), w270)
    x845 = add(mul(v_03, x747, w272), sub(mul(x130, x737, w070), x844, w060), w060)
    x847 = add(mul(v_03, x745, w273), sub(mul(x129, x737, w075), x846, w271), w271)
    x198 = mul(x133, c36, w273)
    x355 = sub(x333, sub(x196, x198, w235), w235)
    x361 = add(x337, sub(x197, x198, w273), w273)
    x698 = sub(x361, sub(x349, x355, w239), w239)
    x700 = sub(x698, x699, w258)
    x832 = sub(add(x698, add(x349, sub(x375, x376, w246), w246), w246), add(mul(v_04, x372, w239), mul(v_05, x711, w263), w263), w263)
    x348 = add(x322, mul(x133, c31, w246), w246)
    x704 = sub(x348, mul(x131, x313, w239), w239)
    x706 = add(mul(x129, x704, w072), mul(x130, x705, w075), w075)
    x707 = sub(mul(x129, x705, w068), mul(x130, x704, w239), w239)
    x709 = add(mul(x129, x702, w068), sub(mul(c22, x703, w072), mul(c21, x706, w272), w272), w272)
    x362 = sub(mul(x129, x347, w068), mul(x130, x348, w072), w072)
    x363 = add(mul(x129, x348, w246), mul(x130, x347, w073), w073)
    x354 = add(x332, mul(x133, c33, w246), w246)
    x701 = add(mul(x132, x342, w074), add(x354, mul(x131, x343, w084), w084), w084)
    x708 = add(mul(x129, x701, w074), add(mul(x130, x702, w080), mul(c21, x707, w068), w068), w068)
    x356 = sub(x335, sub(mul(x133, c37, w074), mul(x132, c33, w249), w249), w249)
    x360 = sub(x336, sub(mul(x131, c34, w033), mul(x133, c35, w038), w038), w038)
    x364 = sub(mul(x130, sub(x355, x361, w245), w245), mul(x129, add(x356, x360, w033), w033), w033)
    x546 = sub(mul(x106, x500, w145), add(mul(x130, x364, w245), mul(x120, x432, w067), w067), w067)
    x576 = add(mul(x129, x364, w033), mul(x119, x432, w147), w147)
    x139 = cos(q_16, w033)
    x774 = mul(x139, x242, w145)
    x775 = add(x245, mul(c22, x774, w245), w245)
    x854 = sub(mul(v_05, x775, w074), add(mul(x107, x774, w080), mul(x149, x243, w070), w070), w070)
    x793 = mul(x103, x139, w074)
    x794 = sub(x099, mul(c22, x793, w080), w080)
    x861 = add(mul(v_05, x794, w208), add(mul(x104, x149, w064), mul(x107, x793, w253), w253), w253)
    x140 = sin(q_16, w208)
    x300 = add(mul(x140, sub(x271, x273, w064), w064), mul(x272, mul(c02, x139, w092), w092), w092)
    x301 = mul(x140, x300, w064)
    x524 = add(sub(x301, add(add(x342, x410, w045), x523, w131), w131), add(x507, x522, w045), w045)
    x141 = add(mul(v_04, x139, w131), mul(v_05, x140, w077), w077)
    x144 = add(v_16, x141, w131)
    x145 = mul(x091, x144, w081)
    x253 = mul(x103, x145, w044)
    x147 = mul(x090, x144, w065)
    x257 = mul(x104, x147, w066)
    x148 = add(v_17, x144, w076)
    x223 = mul(x104, x148, w086)
    x250 = add(x223, mul(x089, x144, w069), w069)
    x252 = mul(x090, x223, w274)
    x225 = mul(x103, x148, w247)
    x256 = mul(x091, x225, w242)
    x227 = mul(x100, x148, w275)
    x229 = mul(x101, x148, w276)
    x236 = mul(x099, x148, w277)
    x221 = mul(x085, x144, w278)
    x251 = add(x225, mul(x088, x144, w279), w279)
    x259 = sub(x229, mul(x086, x144, w280), w280)
    x265 = sub(x236, mul(x084, x144, w281), w281)
    x287 = add(mul(x098, x148, w282), add(mul(x083, x144, w283), mul(x103, x147, w065), w065), w065)
    x217 = mul(x141, c33, w282)
    x281 = add(mul(x091, x223, w283), add(mul(x104, x145, w081), mul(x141, c37, w284), w284), w284)
    x302 = add(mul(x139, x269, w283), mul(x140, x270, w081), w081)
    x518 = add(add(x302, sub(x439, x509, w179), w179), sub(x370, x438, w001), w001)
    x142 = sub(mul(v_05, x139, w179), mul(v_04, x140, w034), w034)
    x220 = mul(x084, x142, w179)
    x226 = mul(x099, x142, w223)
    x280 = sub(mul(x142, sub(x101, add(x086, c36, w283), w283), w283), mul(x087, x144, w131), w131)
    x282 = add(x281, sub(mul(x102, x148, w076), x280, w131), w131)
    x228 = add(x226, x227, w284)
    x258 = sub(x228, sub(add(x220, x221, w076), add(x252, x253, w283), w283), w283)
    x218 = mul(x142, c34, w076)
    x278 = add(x258, add(x217, x218, w285), w285)
    x234 = mul(x100, x142, w286)
    x274 = add(x250, sub(mul(x141, c32, w287), mul(x142, c31, w288), w288), w288)
    x540 = mul(c21, sub(add(x274, x345, w287), add(x413, x481, w289), w289), w289)
    x559 = mul(c22, add(sub(x274, x345, w287), sub(x413, x481, w290), w290), w290)
    x279 = sub(x259, add(mul(x142, c35, w287), mul(x141, c36, w291), w291), w291)
    x296 = sub(mul(x139, x279, w287), mul(x140, x282, w292), w292)
    x749 = sub(mul(x141, x270, w287), sub(x278, mul(x142, x269, w293), w293), w293)
    x753 = add(mul(x141, c31, w287), mul(x142, x267, w294), w294)
    x297 = sub(mul(x139, c31, w287), mul(x140, x267, w295), w295)
    x593 = add(add(x356, x424, w210), add(x492, mul(x149, add(x297, x503, w249), w249), w249), w249)
    x299 = mul(c22, x297, w210)
    x529 = add(mul(c21, x521, w166), add(add(x299, x368, w254), add(x436, x505, w171), w171), w171)
    x760 = add(x268, x299, w210)
    x531 = add(add(x301, x507, w142), add(x522, add(mul(c02, x529, w171), x530, w126), w126), w126)
    x303 = mul(c21, x297, w142)
    x517 = sub(sub(c26, mul(c22, x516, w002), w002), sub(x303, x371, w262), w262)
    x519 = add(add(x508, x517, w262), x518, w001)
    x761 = sub(x302, x303, w142)
    x557 = mul(v_05, x519, w081)
    x305 = mul(x107, x297, w262)
    x307 = mul(x108, x297, w146)
    x512 = add(sub(x297, x366, w002), sub(x434, x503, w171), w171)
    x514 = mul(c39, add(add(x297, x366, w002), add(x434, x503, w064), w064), w064)
    x515 = add(add(x475, add(x268, c42, w117), w117), add(x514, add(x339, x407, w053), w053), w053)
    x552 = mul(v_04, x512, w117)
    x583 = add(x552, x566, w064)
    x555 = mul(v_03, x512, w085)
    x582 = mul(v_05, x512, w171)
    x298 = add(mul(x140, c31, w021), mul(x139, x267, w122), w122)
    x304 = sub(mul(x139, x270, w134), sub(mul(x140, x269, w113), mul(c21, x298, w021), w021), w021)
    x520 = sub(sub(x372, x440, w227), add(x510, sub(c25, x304, w266), w266), w266)
    x558 = mul(v_04, x520, w227)
    x850 = add(sub(x296, x305, w181), add(mul(v_05, x760, w134), mul(v_03, x304, w113), w113), w113)
    x306 = add(mul(x139, x282, w131), sub(mul(x140, x279, w291), mul(x107, x298, w181), w181), w181)
    x851 = add(mul(v_03, x761, w131), sub(x306, mul(v_04, x760, w210), w210), w210)
    x308 = mul(x149, x298, w131)
    x513 = add(sub(x367, x435, w291), sub(x504, add(c23, x298, w134), w134), w134)
    x553 = mul(v_05, x513, w291)
    x554 = sub(x552, x553, w117)
    x567 = sub(x553, x566, w130)
    x556 = mul(v_03, x513, w291)
    x568 = mul(v_04, x513, w134)
    x525 = mul(c22, add(add(x298, x367, w002), add(x435, x504, w166), w166), w166)
    x527 = add(mul(x139, x300, w092), sub(mul(x129, x369, w049), sub(x525, x526, w118), w118), w118)
    x528 = add(add(mul(x119, x437, w189), mul(x105, x506, w143), w143), x527, w118)
    x577 = mul(x108, sub(sub(x298, x367, w143), sub(x435, x504, w189), w189), w189)
    x575 = mul(v_03, x528, w143)
    x773 = mul(x140, x242, w092)
    x777 = add(mul(c21, x773, w049), sub(mul(x139, x248, w166), mul(c22, x243, w002), w002), w002)
    x778 = add(mul(x140, x247, w049), x777, w002)
    x856 = add(mul(v_04, x775, w245), add(mul(x107, x773, w049), mul(x108, x243, w166), w166), w166)
    x776 = sub(mul(x139, x247, w245), sub(mul(x140, x248, w049), mul(c21, x774, w254), w254), w254)
    x792 = mul(x103, x140, w245)
    x863 = sub(mul(v_04, x794, w080), add(mul(x104, x108, w049), mul(x107, x792, w215), w215), w215)
    x796 = sub(mul(c21, x792, w080), add(mul(x101, x139, w049), mul(x104, c22, w287), w287), w287)
    x797 = add(mul(x140, x784, w080), x796, w287)
    x795 = add(mul(x139, x784, w080), add(mul(x101, x140, w049), mul(c21, x793, w296), w296), w296)
    x143 = add(v_03, v_15, w080)
    x222 = mul(x086, x143, w104)
    x230 = mul(x100, x143, w098)
    x231 = sub(x230, mul(x098, x142, w049), w049)
    x232 = mul(x101, x143, w297)
    x233 = add(x226, x232, w223)
    x237 = sub(x227, x232, w297)
    x266 = sub(x237, sub(sub(x221, x222, w278), add(x256, x257, w275), w275), w275)
    x262 = sub(x233, add(x220, x222, w104), w104)
    x762 = sub(x266, sub(x258, x262, w283), w283)
    x779 = sub(x237, sub(x228, x233, w284), w284)
    x782 = sub(x779, sub(x252, x256, w242), w242)
    x786 = sub(x779, add(x233, sub(x253, x257, w066), w066), w066)
    x235 = sub(x234, mul(x102, x143, w044), w044)
    x275 = sub(mul(x143, add(x089, c32, w106), w106), mul(x088, x142, w105), w105)
    x286 = add(mul(x143, sub(x099, sub(x084, c34, w103), w103), w103), mul(x090, x225, w112), w112)
    x288 = add(x286, x287, w065)
    x752 = sub(mul(x141, x273, w123), add(x288, mul(x142, x272, w112), w112), w112)
    x763 = add(mul(x142, x244, w120), sub(x259, mul(x143, x246, w123), w123), w123)
    x764 = add(x262, add(mul(x142, x245, w111), mul(x143, x248, w120), w120), w120)
    x765 = sub(x762, x764, w120)
    x768 = sub(x262, x762, w283)
    x766 = add(mul(x142, x246, w135), sub(x265, mul(x143, x249, w107), w107), w107)
    x767 = add(mul(x142, x243, w135), mul(x143, x242, w111), w111)
    x769 = add(mul(x139, x767, w135), mul(x140, x250, w280), w280)
    x770 = sub(mul(x139, x250, w069), mul(x140, x767, w111), w111)
    x772 = sub(mul(x139, x766, w069), add(mul(c22, x251, w135), mul(c21, x769, w103), w103), w103)
    x771 = sub(mul(x139, x765, w069), add(mul(x140, x766, w107), mul(c21, x770, w135), w135), w135)
    x146 = sub(mul(x091, x143, w069), mul(x090, x142, w107), w107)
    x254 = mul(x103, x146, w069)
    x260 = sub(mul(x083, x142, w101), sub(x254, mul(x085, x143, w106), w106), w106)
    x785 = add(x231, x254, w069)
    x859 = add(x785, sub(mul(x149, x792, w101), mul(x108, x793, w274), w274), w274)
    x860 = sub(mul(v_04, x797, w101), add(mul(v_05, x795, w297), x859, w274), w274)
    x865 = add(mul(x142, x784, w124), add(x785, mul(x101, x141, w115), w115), w115)
    x255 = mul(x104, x146, w107)
    x263 = add(mul(x085, x142, w100), add(x255, mul(x087, x143, w099), w099), w099)
    x787 = sub(x235, x255, w107)
    x224 = sub(mul(x104, x143, w100), mul(x103, x142, w124), w124)
    x276 = add(x224, x275, w105)
    x755 = add(x276, mul(x142, x242, w100), w100)
    x780 = add(mul(x103, x143, w119), mul(x104, x142, w069), w069)
    x781 = add(add(x229, x230, w098), add(mul(x102, x142, w108), mul(x091, x780, w276), w276), w276)
    x264 = sub(x235, add(mul(x091, x224, w097), x263, w099), w099)
    x261 = add(x231, sub(mul(x090, x224, w124), x260, w106), w106)
    x852 = add(x261, sub(mul(x149, x773, w049), mul(x108, x774, w124), w124), w124)
    x853 = sub(mul(v_04, x778, w049), add(mul(v_05, x776, w044), x852, w124), w124)
    x858 = add(mul(x142, x247, w125), sub(x261, mul(x141, x248, w114), w114), w114)
    x783 = add(sub(x234, x236, w277), add(mul(x098, x143, w096), mul(x090, x780, w102), w102), w102)
    x855 = add(mul(v_03, x778, w002), add(mul(x140, x264, w277), x854, w070), w070)
    x857 = add(mul(v_03, x776, w254), add(mul(x139, x264, w002), x856, w166), w166)
    x788 = add(mul(x139, x780, w254), mul(x140, x223, w002), w002)
    x789 = sub(mul(x139, x223, w086), mul(x140, x780, w069), w069)
    x790 = add(mul(x139, x782, w086), sub(mul(x140, x783, w254), mul(c21, x789, w277), w277), w277)
    x791 = add(mul(x139, x783, w102), add(mul(c22, x225, w086), mul(c21, x788, w254), w254), w254)
    x862 = add(mul(v_03, x797, w287), sub(mul(x140, x787, w102), x861, w253), w253)
    x864 = add(mul(v_03, x795, w296), sub(mul(x139, x787, w107), x863, w215), w215)
    x219 = mul(x143, c36, w296)
    x284 = add(x262, sub(x218, x219, w076), w076)
    x290 = add(x266, add(x217, x219, w296), w296)
    x748 = sub(x290, sub(x278, x284, w275), w275)
    x750 = sub(x748, x749, w293)
    x849 = sub(add(x748, sub(x278, sub(x307, x308, w282), w282), w282), add(mul(v_05, x761, w142), mul(v_04, x304, w021), w021), w021)
    x277 = sub(x251, mul(x143, c31, w282), w282)
    x754 = sub(x277, mul(x141, x242, w142), w142)
    x756 = add(mul(x139, x754, w275), mul(x140, x755, w104), w104)
    x757 = sub(mul(x139, x755, w100), mul(x140, x754, w142), w142)
    x759 = add(mul(x139, x752, w100), sub(mul(c22, x753, w275), mul(c21, x756, w107), w107), w107)
    x291 = sub(mul(x139, x276, w100), mul(x140, x277, w275), w275)
    x292 = add(mul(x140, x276, w105), mul(x139, x277, w282), w282)
    x584 = mul(c21, sub(add(x292, x363, w105), add(x431, x499, w100), w100), w100)
    x587 = add(x584, add(mul(x119, x427, w105), mul(x105, x495, w287), w287), w287)
    x591 = mul(c22, add(sub(x292, x363, w100), sub(x431, x499, w105), w105), w105)
    x543 = mul(c22, add(sub(x291, x362, w100), sub(x430, x498, w102), w102), w102)
    x569 = mul(c21, sub(add(x291, x362, w100), add(x430, x498, w086), w086), w086)
    x571 = sub(x569, add(mul(x120, x427, w012), mul(x106, x495, w148), w148), w148)
    x283 = add(x261, mul(x143, c33, w086), w086)
    x751 = add(mul(x142, x271, w109), sub(x283, mul(x141, x272, w116), w116), w116)
    x758 = add(mul(x139, x751, w109), add(mul(x140, x752, w112), mul(c21, x757, w106), w106), w106)
    x572 = add(sub(mul(x139, x283, w109), mul(x140, x288, w112), w112), add(mul(x129, x354, w109), mul(x119, x422, w012), w012), w012)
    x588 = add(add(mul(x140, x283, w086), mul(x139, x288, w065), w065), add(mul(x130, x354, w246), mul(x120, x422, w041), w041), w041)
    x285 = sub(x264, sub(mul(x143, c37, w065), mul(x142, c33, w034), w034), w034)
    x289 = add(x265, add(mul(x141, c34, w077), mul(x143, c35, w080), w080), w080)
    x293 = sub(mul(x139, add(x285, x289, w281), w281), mul(x140, sub(x284, x290, w077), w077), w077)
    x294 = mul(x140, x293, w281)
    x295 = mul(x139, x293, w077)
    x151 = mul(v_04, c25, w099)
    x152 = mul(v_05, c26, w065)
    x541 = sub(x278, add(mul(x107, x516, w132), sub(x151, x152, w182), w182), w182)
    x542 = add(add(x485, x540, w289), add(x541, add(x349, x417, w213), w213), w213)
    x153 = mul(v_03, c28, w289)
    x544 = sub(add(x375, x443, w226), sub(x538, add(x284, add(x152, x153, w065), w065), w065), w065)
    x545 = add(sub(add(x355, x423, w005), sub(x307, x491, w150), w150), x544, w065)
    x548 = add(add(x361, x429, w234), add(x497, sub(x308, add(x151, x153, w289), w289), w289), w289)
    x549 = sub(sub(add(x376, x444, w170), add(x290, x539, w138), w138), x548, w289)
    x547 = add(add(x294, add(x543, x545, w065), w065), x546, w065)
    x550 = add(x546, add(x294, x549, w289), w289)
    x551 = add(x550, sub(x542, x547, w067), w067)
    x532 = add(add(x345, x413, w216), add(x481, add(x274, mul(v_04, c23, w255), w255), w255), w255)
    x533 = add(x291, add(mul(v_05, c24, w216), mul(v_03, c23, w172), w172), w172)
    x534 = add(add(x362, x430, w040), add(x498, x533, w172), w172)
    x535 = add(add(x363, x431, w207), add(x499, sub(x292, mul(v_04, c24, w073), w073), w073), w073)
    x560 = add(sub(x305, mul(v_04, c28, w207), w207), add(x373, x441, w225), w225)
    x561 = sub(add(sub(x536, x559, w290), x560, w225), add(sub(x296, x365, w257), sub(x433, x502, w174), w174), w174)
    x562 = sub(mul(v_03, x520, w225), add(mul(v_05, sub(c27, x515, w257), w257), x561, w174), w174)
    x563 = add(add(x374, x442, w062), add(x537, sub(x306, mul(v_05, c28, w094), w094), w094), w094)
    x564 = add(mul(v_03, x519, w062), add(mul(v_04, sub(c29, x515, w053), w053), x563, w094), w094)
    x570 = add(mul(x130, x359, w062), add(mul(x108, x521, w133), mul(v_03, c25, w144), w144), w144)
    x573 = add(x572, add(sub(mul(x105, x490, w062), x570, w144), x571, w148), w148)
    x574 = add(mul(v_05, add(c30, x524, w012), w012), sub(mul(v_04, x528, w144), x573, w148), w148)
    x578 = add(add(x360, x428, w006), add(x496, add(x289, mul(v_05, c25, w038), w038), w038), w038)
    x579 = sub(mul(v_04, x519, w001), add(x295, sub(x577, x578, w038), w038), w038)
    x580 = sub(mul(v_03, add(c29, x524, w045), w045), sub(sub(x501, x576, w001), x579, w038), w038)
    x585 = add(mul(x149, sub(x242, x449, w029), w029), mul(v_03, c26, w194), w194)
    x586 = add(mul(x129, x359, w054), add(mul(x150, sub(x313, x381, w061), w061), x585, w194), w194)
    x589 = add(x588, add(add(mul(x106, x490, w163), x586, w194), x587, w287), w287)
    x590 = add(mul(v_04, sub(c30, x531, w041), w041), add(mul(v_05, x528, w118), x589, w287), w287)
    x592 = sub(mul(x150, add(x366, x434, w041), w041), sub(x285, mul(v_04, c26, w191), w191), w191)
    x594 = add(add(x576, add(x593, sub(x591, x592, w191), w191), w191), sub(mul(v_05, x520, w266), add(x295, x501, w162), w162), w162)
    x595 = mul(v_05, c41, w191)
    x596 = mul(v_04, c41, w266)
    x597 = mul(v_03, c41, w077)
    C[...] = 0.0
    C[0, 1] = -x595
    C[0, 2] = x596
    C[0, 3] = -x554
    C[0, 4] = add(x535, x555, w147)
    C[0, 5] = -add(x534, x556, w249)
    C[0, 6] = x603
    C[0, 7] = x458
    C[0, 8] = x162
    C[0, 9] = -x653
    C[0, 10] = x390
    C[0, 11] = x183
    C[0, 12] = x703
    C[0, 13] = x322
    C[0, 14] = x204
    C[0, 15] = -x753
    C[0, 16] = x251
    C[0, 17] = x225
    C[1, 0] = x595
    C[1, 2] = -x597
    C[1, 3] = -sub(x535, x565, w073)
    C[1, 4] = x567
    C[1, 5] = -add(x532, x568, w105)
    C[1, 6] = -x606
    C[1, 7] = -x619
    C[1, 8] = -x638
    C[1, 9] = -x656
    C[1, 10] = -x669
    C[1, 11] = -x688
    C[1, 12] = -x706
    C[1, 13] = -x719
    C[1, 14] = -x738
    C[1, 15] = -x756
    C[1, 16] = -x769
    C[1, 17] = -x788
    C[2, 0] = -x596
    C[2, 1] = x597
    C[2, 3] = add(x534, x581, w172)
    C[2, 4] = add(x532, x582, w255)
    C[2, 5] = -x583
    C[2, 6] = x607
    C[2, 7] = x620
    C[2, 8] = x639
    C[2, 9] = x657
    C[2, 10] = x670
    C[2, 11] = x689
    C[2, 12] = x707
    C[2, 13] = x720
    C[2, 14] = x739
    C[2, 15] = x757
    C[2, 16] = x770
    C[2, 17] = x789
    C[3, 0] = x554
    C[3, 1] = -x555
    C[3, 2] = x556
    C[3, 3] = add(x551, sub(x558, sub(x542, x557, w213), w213), w213)
    C[3, 4] = -x562
    C[3, 5] = -x564
    C[3, 6] = -sub(x600, mul(c22, x607, w041), w041)
    C[3, 7] = add(x613, mul(c22, x620, w034), w034)
    C[3, 8] = add(x631, mul(c22, x639, w118), w118)
    C[3, 9] = -add(x650, mul(c22, x657, w194), w194)
    C[3, 10] = -add(x663, mul(c22, x670, w163), w163)
    C[3, 11] = -add(x681, mul(c22, x689, w054), w054)
    C[3, 12] = -sub(x700, mul(c22, x707, w061), w061)
    C[3, 13] = -sub(x713, mul(c22, x720, w093), w093)
    C[3, 14] = add(x731, mul(c22, x739, w029), w029)
    C[3, 15] = -add(x750, mul(c22, x757, w127), w127)
    C[3, 16] = -add(x763, mul(c22, x770, w045), w045)
    C[3, 17] = -add(x781, mul(c22, x789, w001), w001)
    C[4, 0] = -x565
    C[4, 1] = -x567
    C[4, 2] = x568
    C[4, 3] = -x574
    C[4, 4] = add(x551, add(x575, sub(x547, x557, w081), w081), w081)
    C[4, 5] = x580
    C[4, 6] = x608
    C[4, 7] = -x621
    C[4, 8] = -x640
    C[4, 9] = x658
    C[4, 10] = -x671
    C[4, 11] = -x690
    C[4, 12] = x708
    C[4, 13] = -x721
    C[4, 14] = -x740
    C[4, 15] = x758
    C[4, 16] = -x771
    C[4, 17] = -x790
    C[5, 0] = -x581
    C[5, 1] = -x582
    C[5, 2] = x583
    C[5, 3] = x590
    C[5, 4] = -sub(mul(v_03, sub(c27, x531, w126), w126), x594, w162)
    C[5, 5] = sub(x551, add(x575, add(x550, x558, w227), w227), w227)
    C[5, 6] = sub(mul(x106, x601, w020), x609, w186)
    C[5, 7] = -add(mul(x106, x615, w020), x622, w007)
    C[5, 8] = -sub(mul(x106, x632, w020), x641, w184)
    C[5, 9] = sub(mul(x120, x651, w052), x659, w233)
    C[5, 10] = -add(mul(x120, x665, w052), x672, w039)
    C[5, 11] = -sub(mul(x120, x682, w052), x691, w231)
    C[5, 12] = sub(mul(x130, x701, w084), x709, w272)
    C[5, 13] = -add(mul(x130, x715, w084), x722, w071)
    C[5, 14] = -sub(mul(x130, x732, w084), x741, w270)
    C[5, 15] = sub(mul(x140, x751, w116), x759, w107)
    C[5, 16] = -add(mul(x140, x765, w116), x772, w103)
    C[5, 17] = -sub(mul(x140, x782, w116), x791, w254)
    C[6, 0] = -add(mul(v_04, x503, w116), mul(v_05, x504, w084), w084)
    C[6, 1] = mul(v_03, x503, w177)
    C[6, 2] = mul(v_03, x504, w025)
    C[6, 3] = -x798
    C[6, 4] = x799
    C[6, 5] = -x800
    C[6, 6] = -x600
    C[6, 7] = x613
    C[6, 8] = x631
    C[7, 0] = -add(mul(v_04, x624, w116), mul(v_05, x623, w052), w052)
    C[7, 1] = add(mul(v_03, x624, w137), mul(v_05, x450, w116), w116)
    C[7, 2] = sub(mul(v_03, x623, w030), mul(v_04, x450, w024), w024)
    C[7, 3] = -x802
    C[7, 4] = add(mul(x105, x618, w030), x804, w195)
    C[7, 5] = sub(mul(x106, x618, w168), x806, w192)
    C[7, 6] = x807
    C[7, 7] = -x615
    C[7, 8] = -x632
    C[8, 0] = -add(mul(v_04, x643, w168), mul(v_05, x642, w030), w030)
    C[8, 1] = add(mul(v_03, x643, w139), mul(v_05, x026, w168), w168)
    C[8, 2] = sub(mul(v_03, x642, w017), mul(v_04, x026, w014), w014)
    C[8, 3] = -x809
    C[8, 4] = -sub(mul(x105, x636, w136), x811, w196)
    C[8, 5] = -add(mul(x106, x636, w141), x813, w193)
    C[8, 6] = x814
    C[8, 7] = -add(x170, x636, w149)
    C[8, 8] = -x629
    C[9, 0] = add(mul(v_04, x434, w167), mul(v_05, x435, w141), w141)
    C[9, 1] = -mul(v_03, x434, w221)
    C[9, 2] = -mul(v_03, x435, w057)
    C[9, 3] = -x815
    C[9, 4] = -x816
    C[9, 5] = x817
    C[9, 9] = -x650
    C[9, 10] = -x663
    C[9, 11] = -x681
    C[10, 0] = -add(mul(v_04, x674, w167), mul(v_05, x673, w136), w136)
    C[10, 1] = add(mul(v_03, x674, w013), mul(v_05, x382, w167), w167)
    C[10, 2] = sub(mul(v_03, x673, w217), mul(v_04, x382, w056), w056)
    C[10, 3] = -x819
    C[10, 4] = add(mul(x119, x668, w217), x821, w151)
    C[10, 5] = sub(mul(x120, x668, w212), x823, w229)
    C[10, 9] = x824
    C[10, 10] = -x665
    C[10, 11] = -x682
    C[11, 0] = -add(mul(v_04, x693, w212), mul(v_05, x692, w217), w217)
    C[11, 1] = add(mul(v_03, x693, w003), mul(v_05, x052, w212), w212)
    C[11, 2] = sub(mul(v_03, x692, w016), mul(v_04, x052, w046), w046)
    C[11, 3] = -x826
    C[11, 4] = -sub(mul(x119, x686, w004), x828, w028)
    C[11, 5] = -add(mul(x120, x686, w000), x830, w232)
    C[11, 9] = x831
    C[11, 10] = -add(x191, x686, w022)
    C[11, 11] = -x679
    C[12, 0] = -add(mul(v_04, x366, w211), mul(v_05, x367, w000), w000)
    C[12, 1] = mul(v_03, x366, w260)
    C[12, 2] = mul(v_03, x367, w089)
    C[12, 3] = -x832
    C[12, 4] = x833
    C[12, 5] = -x834
    C[12, 12] = -x700
    C[12, 13] = -x713
    C[12, 14] = x731
    C[13, 0] = -add(mul(v_04, x724, w211), mul(v_05, x723, w004), w004)
    C[13, 1] = add(mul(v_03, x724, w035), mul(v_05, x314, w211), w211)
    C[13, 2] = sub(mul(v_03, x723, w256), mul(v_04, x314, w088), w088)
    C[13, 3] = -x836
    C[13, 4] = add(mul(x129, x718, w256), x838, w197)
    C[13, 5] = sub(mul(x130, x718, w251), x840, w268)
    C[13, 12] = x841
    C[13, 13] = -x715
    C[13, 14] = -x732
    C[14, 0] = -add(mul(v_04, x743, w251), mul(v_05, x742, w256), w256)
    C[14, 1] = add(mul(v_03, x743, w048), mul(v_05, x078, w251), w251)
    C[14, 2] = sub(mul(v_03, x742, w042), mul(v_04, x078, w078), w078)
    C[14, 3] = -x843
    C[14, 4] = -sub(mul(x129, x736, w206), x845, w060)
    C[14, 5] = -add(mul(x130, x736, w032), x847, w271)
    C[14, 12] = x848
    C[14, 13] = -add(x212, x736, w037)
    C[14, 14] = -x729
    C[15, 0] = add(mul(v_04, x297, w250), mul(v_05, x298, w032), w032)
    C[15, 1] = -mul(v_03, x297, w295)
    C[15, 2] = -mul(v_03, x298, w122)
    C[15, 3] = -x849
    C[15, 4] = -x850
    C[15, 5] = -x851
    C[15, 15] = -x750
    C[15, 16] = -x763
    C[15, 17] = -x781
    C[16, 0] = -add(mul(v_04, x774, w250), mul(v_05, x773, w206), w206)
    C[16, 1] = add(mul(v_03, x774, w145), mul(v_05, x243, w250), w250)
    C[16, 2] = sub(mul(v_03, x773, w092), mul(v_04, x243, w121), w121)
    C[16, 3] = -x853
    C[16, 4] = add(mul(x139, x768, w092), x855, w070)
    C[16, 5] = sub(mul(x140, x768, w283), x857, w166)
    C[16, 15] = x858
    C[16, 16] = -x765
    C[16, 17] = -x782
    C[17, 0] = -add(mul(v_04, x793, w283), mul(v_05, x792, w092), w092)
    C[17, 1] = add(mul(v_03, x793, w074), mul(v_05, x104, w283), w283)
    C[17, 2] = sub(mul(v_03, x792, w245), mul(v_04, x104, w110), w110)
    C[17, 3] = -x860
    C[17, 4] = -sub(mul(x139, x786, w033), x862, w253)
    C[17, 5] = -add(mul(x140, x786, w208), x864, w215)
    C[17, 15] = x865
    C[17, 16] = -add(x233, x786, w066)
    C[17, 17] = -x779


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
