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
# Program     SHA-256 f87e97b4ff87ae08d5610040898fb9544ffe558200b4d1568107b668504ac454
# Operations  1171 mul, 1213 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
        w280, w281, w282, w283, w284, w285, w286, w287, w288, w289, w290, w291
    ) = slots(292)
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
    x436 = sub(x020, x024, w013)
    x021 = sub(mul(x017, c16, w015), mul(x016, c17, w016), w016)
    x440 = add(x006, x021, w015)
    x464 = add(c34, x440, w017)
    x023 = add(mul(x017, c17, w018), mul(x016, c16, w019), w019)
    x443 = add(x008, x023, w018)
    x467 = sub(c36, x443, w020)
    x025 = sub(mul(x017, c19, w021), mul(x016, c20, w022), w022)
    x026 = add(mul(x017, c20, w011), mul(x016, c19, w014), w014)
    x434 = mul(x013, x026, w011)
    x439 = sub(mul(c02, x434, w021), sub(x009, x024, w023), w023)
    x463 = add(c38, x439, w021)
    x438 = add(x011, x026, w024)
    x462 = add(c32, x438, w025)
    x433 = mul(x012, x025, w026)
    x435 = add(x433, x434, w011)
    x626 = sub(x435, x436, w027)
    x442 = sub(mul(c02, x435, w011), sub(x436, sub(x005, x009, w028), w028), w028)
    x444 = add(mul(c02, x433, w026), sub(x005, x020, w011), w011)
    x468 = add(c35, x444, w026)
    x466 = add(c37, x442, w013)
    x437 = add(x010, x025, w029)
    x441 = sub(sub(x007, mul(x012, x026, w030), w030), add(x022, mul(x013, x025, w031), w031), w031)
    x465 = add(c33, x441, w030)
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
    x372 = add(x046, x050, w045)
    x047 = sub(mul(c17, x042, w047), mul(c16, x043, w048), w048)
    x376 = sub(x032, x047, w047)
    x400 = add(c34, x376, w049)
    x049 = add(mul(c16, x042, w050), mul(c17, x043, w051), w051)
    x379 = sub(x034, x049, w050)
    x403 = add(c36, x379, w052)
    x051 = sub(mul(c19, x043, w053), mul(c20, x042, w054), w054)
    x052 = add(mul(c20, x043, w043), mul(c19, x042, w046), w046)
    x370 = mul(x039, x052, w043)
    x375 = add(mul(c02, x370, w053), add(x035, x050, w055), w055)
    x399 = add(c38, x375, w053)
    x374 = add(x037, x052, w056)
    x398 = add(c32, x374, w057)
    x369 = mul(x038, x051, w058)
    x371 = add(x369, x370, w043)
    x675 = add(x371, x372, w059)
    x378 = add(mul(c02, x371, w043), add(x372, add(x031, x035, w060), w060), w060)
    x380 = add(mul(c02, x369, w058), add(x031, x046, w043), w043)
    x404 = add(c35, x380, w058)
    x402 = add(c37, x378, w045)
    x373 = add(x036, x051, w061)
    x377 = sub(sub(x033, mul(x038, x052, w062), w062), add(x048, mul(x039, x051, w063), w063), w063)
    x401 = add(c33, x377, w062)
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
    x308 = add(x072, x076, w077)
    x073 = sub(mul(c16, x069, w079), mul(c17, x068, w080), w080)
    x312 = add(x058, x073, w079)
    x336 = sub(c34, x312, w081)
    x075 = add(mul(c17, x069, w082), mul(c16, x068, w083), w083)
    x315 = add(x060, x075, w082)
    x339 = sub(c36, x315, w084)
    x077 = sub(mul(c19, x069, w085), mul(c20, x068, w086), w086)
    x078 = add(mul(c20, x069, w075), mul(c19, x068, w078), w078)
    x306 = mul(x065, x078, w075)
    x311 = add(mul(c02, x306, w085), add(x061, x076, w087), w087)
    x335 = add(c38, x311, w085)
    x310 = add(x063, x078, w088)
    x334 = add(c32, x310, w089)
    x305 = mul(x064, x077, w090)
    x307 = add(x305, x306, w075)
    x724 = add(x307, x308, w091)
    x314 = add(mul(c02, x307, w075), add(x308, add(x057, x061, w092), w092), w092)
    x316 = add(mul(c02, x305, w090), add(x057, x072, w075), w075)
    x340 = add(c35, x316, w090)
    x338 = add(c37, x314, w077)
    x309 = add(x062, x077, w093)
    x495 = add(x309, x437, w094)
    x313 = sub(sub(x059, mul(x064, x078, w095), w095), add(x074, mul(x065, x077, w096), w096), w096)
    x337 = sub(c33, x313, w095)
    x079 = cos(q_17, w097)
    x091 = mul(c11, x079, w098)
    x080 = sin(q_17, w099)
    x081 = add(mul(c04, x079, w100), mul(c01, x080, w101), w101)
    x082 = mul(x080, x081, w100)
    x085 = sub(c03, mul(x079, x081, w101), w101)
    x083 = add(c05, x082, w102)
    x087 = sub(c08, x082, w100)
    x084 = add(mul(c07, x079, w103), mul(c06, x080, w104), w104)
    x086 = sub(mul(c07, x080, w103), mul(c06, x079, w105), w105)
    x088 = add(mul(c09, x080, w103), mul(c10, x079, w106), w106)
    x089 = sub(mul(c09, x079, w103), mul(c10, x080, w107), w107)
    x090 = mul(c11, x080, w103)
    x092 = cos(q_18, w108)
    x093 = sin(q_18, w109)
    x094 = sub(mul(x079, x092, w110), mul(x080, x093, w111), w111)
    x095 = add(mul(x079, x093, w109), mul(x080, x092, w108), w108)
    x096 = sub(mul(c14, x094, w109), mul(c12, x095, w099), w099)
    x097 = mul(x095, x096, w109)
    x100 = sub(c13, mul(x094, x096, w099), w099)
    x098 = sub(c15, x097, w097)
    x102 = add(c18, x097, w109)
    x241 = add(x098, x102, w110)
    x099 = sub(mul(c17, x094, w112), mul(c16, x095, w113), w113)
    x245 = sub(x084, x099, w112)
    x269 = sub(c34, x245, w114)
    x101 = add(mul(c16, x094, w115), mul(c17, x095, w116), w116)
    x248 = sub(x086, x101, w115)
    x272 = add(c36, x248, w117)
    x103 = sub(mul(c19, x095, w118), mul(c20, x094, w119), w119)
    x104 = add(mul(c20, x095, w108), mul(c19, x094, w111), w111)
    x239 = mul(x091, x104, w108)
    x244 = add(mul(c02, x239, w118), add(x087, x102, w120), w120)
    x268 = add(x244, c38, w118)
    x243 = add(x089, x104, w121)
    x267 = add(c32, x243, w122)
    x238 = mul(x090, x103, w123)
    x240 = add(x238, x239, w108)
    x773 = add(x240, x241, w124)
    x247 = add(mul(c02, x240, w108), add(x241, add(x083, x087, w125), w125), w125)
    x249 = add(mul(c02, x238, w123), add(x083, x098, w108), w108)
    x273 = add(c35, x249, w123)
    x271 = add(c37, x247, w110)
    x242 = add(x088, x103, w126)
    x496 = add(x242, x373, w127)
    x505 = sub(x495, x496, w128)
    x497 = sub(c24, add(x495, x496, w127), w127)
    x560 = mul(v_04, x497, w094)
    x561 = mul(v_03, x497, w129)
    x575 = mul(v_05, x497, w127)
    x512 = add(sub(x309, x437, w130), sub(x242, x373, w131), w131)
    x246 = sub(sub(x085, mul(x090, x104, w130), w130), add(x100, mul(x091, x103, w132), w132), w132)
    x270 = sub(c33, x246, w130)
    x105 = cos(q_07, w133)
    x616 = mul(x105, x437, w134)
    x617 = add(x440, mul(c22, x616, w135), w135)
    x635 = mul(x025, x105, w136)
    x636 = add(x021, mul(c22, x635, w137), w137)
    x106 = sin(q_07, w138)
    x492 = sub(mul(x106, sub(x466, x468, w139), w139), mul(x467, mul(c02, x105, w140), w140), w140)
    x493 = mul(x106, x492, w139)
    x111 = add(mul(v_04, x105, w141), mul(v_05, x106, w142), w142)
    x114 = add(v_07, x111, w141)
    x115 = mul(x013, x114, w143)
    x448 = mul(x025, x115, w144)
    x117 = mul(x012, x114, w145)
    x452 = mul(x026, x117, w146)
    x118 = add(v_08, x114, w147)
    x160 = mul(x026, x118, w148)
    x445 = add(x160, mul(x011, x114, w149), w149)
    x447 = mul(x012, x160, w150)
    x162 = mul(x025, x118, w151)
    x451 = mul(x013, x162, w152)
    x164 = mul(x022, x118, w153)
    x166 = mul(x023, x118, w154)
    x173 = mul(x021, x118, w155)
    x158 = mul(x007, x114, w156)
    x446 = add(x162, mul(x010, x114, w157), w157)
    x454 = add(x166, mul(x008, x114, w158), w158)
    x460 = add(x173, mul(x006, x114, w159), w159)
    x482 = sub(mul(x020, x118, w160), add(mul(x005, x114, w161), mul(x025, x117, w145), w145), w145)
    x154 = mul(x111, c33, w160)
    x476 = add(mul(x013, x160, w161), add(mul(x026, x115, w143), mul(x111, c37, w162), w162), w162)
    x112 = sub(mul(v_05, x105, w161), mul(v_04, x106, w143), w143)
    x157 = mul(x006, x112, w161)
    x163 = mul(x021, x112, w163)
    x475 = sub(mul(x112, add(x023, sub(x008, c36, w164), w164), w164), mul(x009, x114, w141), w141)
    x477 = add(x476, add(mul(x024, x118, w147), x475, w141), w141)
    x165 = add(x163, x164, w162)
    x453 = add(x165, add(sub(x157, x158, w147), add(x447, x448, w164), w164), w164)
    x155 = mul(x112, c34, w147)
    x473 = sub(x453, sub(x154, x155, w165), w165)
    x171 = mul(x022, x112, w166)
    x469 = add(x445, add(mul(x112, c31, w167), mul(x111, c32, w168), w168), w168)
    x474 = add(x454, sub(mul(x112, c35, w167), mul(x111, c36, w169), w169), w169)
    x592 = add(mul(x111, x465, w167), sub(x473, mul(x112, x464, w170), w170), w170)
    x596 = sub(mul(x111, c31, w167), mul(x112, x462, w171), w171)
    x489 = add(mul(x105, c31, w167), mul(x106, x462, w172), w172)
    x491 = mul(c22, x489, w167)
    x603 = add(x463, x491, w173)
    x506 = sub(sub(mul(x105, x464, w174), mul(x106, x465, w175), w175), mul(c21, x489, w174), w174)
    x490 = sub(mul(x106, c31, w175), mul(x105, x462, w025), w025)
    x494 = add(mul(x105, x465, w030), sub(mul(x106, x464, w017), mul(c21, x490, w175), w175), w175)
    x615 = mul(x106, x437, w030)
    x619 = sub(mul(c21, x615, w017), add(mul(x105, x443, w176), mul(c22, x438, w177), w177), w177)
    x620 = sub(mul(x106, x442, w017), x619, w177)
    x618 = sub(mul(x105, x442, w017), add(mul(x106, x443, w176), mul(c21, x616, w178), w178), w178)
    x634 = mul(x025, x106, w017)
    x638 = sub(mul(c21, x634, w176), add(mul(x023, x105, w179), mul(x026, c22, w180), w180), w180)
    x639 = sub(mul(x106, x626, w176), x638, w180)
    x637 = sub(mul(x105, x626, w176), add(mul(x023, x106, w179), mul(c21, x635, w181), w181), w181)
    x107 = mul(v_05, c22, w176)
    x551 = add(add(mul(x106, x477, w179), mul(x105, x474, w182), w182), mul(x107, x489, w179), w179)
    x788 = sub(x551, sub(mul(v_05, x603, w182), mul(v_03, x494, w183), w183), w183)
    x531 = sub(mul(x105, x477, w141), add(mul(x106, x474, w169), mul(x107, x490, w182), w182), w182)
    x789 = add(mul(v_03, x506, w141), sub(x531, mul(v_04, x603, w173), w173), w173)
    x108 = mul(v_05, c21, w141)
    x532 = mul(x108, x489, w169)
    x794 = add(mul(v_04, x617, w184), add(mul(x107, x615, w185), mul(x108, x438, w186), w186), w186)
    x801 = add(mul(v_04, x636, w184), add(mul(x026, x108, w185), mul(x107, x634, w187), w187), w187)
    x109 = mul(v_04, c21, w184)
    x110 = mul(v_03, c22, w185)
    x149 = sub(x109, x110, w188)
    x150 = add(x109, x110, w185)
    x792 = sub(mul(v_05, x617, w135), add(mul(x107, x616, w184), mul(x149, x438, w189), w189), w189)
    x533 = mul(x149, x490, w135)
    x799 = sub(mul(v_05, x636, w137), add(mul(x026, x149, w184), mul(x107, x635, w190), w190), w190)
    x113 = add(v_03, v_06, w137)
    x159 = mul(x008, x113, w008)
    x167 = mul(x022, x113, w002)
    x168 = add(x167, mul(x020, x112, w184), w184)
    x169 = mul(x023, x113, w191)
    x170 = sub(x163, x169, w163)
    x174 = add(x164, x169, w191)
    x461 = sub(x174, sub(sub(x158, x159, w156), add(x451, x452, w153), w153), w153)
    x457 = add(x170, sub(x157, x159, w008), w008)
    x604 = sub(x461, sub(x453, x457, w164), w164)
    x621 = sub(x174, sub(x165, x170, w162), w162)
    x624 = sub(x621, sub(x447, x451, w152), w152)
    x628 = sub(x621, add(x170, sub(x448, x452, w146), w146), w146)
    x172 = sub(x171, mul(x024, x113, w144), w144)
    x470 = sub(mul(x113, add(x011, c32, w010), w010), mul(x010, x112, w009), w009)
    x481 = add(mul(x113, add(x021, add(x006, c34, w007), w007), w007), mul(x012, x162, w016), w016)
    x483 = sub(x481, x482, w145)
    x595 = sub(mul(x111, x468, w016), sub(x483, mul(x112, x467, w007), w007), w007)
    x605 = add(mul(x113, x441, w016), sub(x454, mul(x112, x439, w023), w023), w023)
    x606 = add(x457, sub(mul(x113, x443, w016), mul(x112, x440, w015), w015), w015)
    x607 = sub(x604, x606, w015)
    x610 = sub(x457, x604, w164)
    x608 = add(mul(x112, x441, w031), sub(x460, mul(x113, x444, w011), w011), w011)
    x609 = add(mul(x112, x438, w031), mul(x113, x437, w016), w016)
    x611 = add(mul(x105, x609, w031), mul(x106, x445, w158), w158)
    x612 = sub(mul(x105, x445, w149), mul(x106, x609, w016), w016)
    x614 = add(mul(x105, x608, w149), add(mul(c21, x611, w031), mul(c22, x446, w010), w010), w010)
    x613 = sub(mul(x105, x607, w149), sub(mul(x106, x608, w011), mul(c21, x612, w031), w031), w031)
    x116 = sub(mul(x013, x113, w149), mul(x012, x112, w011), w011)
    x449 = mul(x025, x116, w149)
    x455 = sub(mul(x005, x112, w005), sub(x449, mul(x007, x113, w150), w150), w150)
    x627 = add(x168, x449, w149)
    x797 = add(x627, sub(mul(x108, x635, w005), mul(x149, x634, w191), w191), w191)
    x798 = sub(mul(v_04, x639, w005), add(mul(v_05, x637, w161), x797, w191), w191)
    x803 = add(mul(x112, x626, w027), sub(x627, mul(x023, x111, w019), w019), w019)
    x450 = mul(x026, x116, w011)
    x458 = sub(mul(x009, x113, w003), add(x450, mul(x007, x112, w004), w004), w004)
    x629 = sub(x172, x450, w011)
    x161 = sub(mul(x026, x113, w003), mul(x025, x112, w027), w027)
    x471 = add(x161, x470, w009)
    x598 = add(x471, mul(x112, x437, w003), w003)
    x622 = add(mul(x025, x113, w022), mul(x026, x112, w149), w149)
    x623 = sub(sub(x166, x167, w002), add(mul(x024, x112, w012), mul(x013, x622, w154), w154), w154)
    x459 = sub(x172, sub(mul(x013, x161, w001), x458, w004), w004)
    x456 = add(x168, sub(mul(x012, x161, w027), x455, w150), w150)
    x790 = add(x456, sub(mul(x108, x616, w184), mul(x149, x615, w027), w027), w027)
    x791 = sub(mul(v_04, x620, w184), add(mul(v_05, x618, w144), x790, w027), w027)
    x796 = add(mul(x112, x442, w028), sub(x456, mul(x111, x443, w018), w018), w018)
    x625 = sub(sub(x171, x173, w155), sub(mul(x020, x113, w000), mul(x012, x622, w006), w006), w006)
    x793 = add(mul(v_03, x620, w177), sub(mul(x106, x459, w155), x792, w189), w189)
    x795 = add(mul(v_03, x618, w178), sub(mul(x105, x459, w177), x794, w186), w186)
    x630 = add(mul(x105, x622, w178), mul(x106, x160, w177), w177)
    x631 = sub(mul(x105, x160, w148), mul(x106, x622, w149), w149)
    x632 = add(mul(x105, x624, w148), add(mul(x106, x625, w178), mul(c21, x631, w155), w155), w155)
    x633 = sub(mul(x105, x625, w006), add(mul(c21, x630, w148), mul(c22, x162, w178), w178), w178)
    x800 = add(mul(v_03, x639, w180), sub(mul(x106, x629, w006), x799, w190), w190)
    x802 = add(mul(v_03, x637, w181), sub(mul(x105, x629, w011), x801, w187), w187)
    x156 = mul(x113, c36, w181)
    x479 = add(x457, add(x155, x156, w147), w147)
    x485 = sub(x461, add(x154, x156, w181), w181)
    x591 = sub(x485, sub(x473, x479, w153), w153)
    x593 = add(x591, x592, w170)
    x787 = sub(add(x591, sub(x473, sub(x532, x533, w160), w160), w160), sub(mul(v_05, x506, w153), mul(v_04, x494, w008), w008), w008)
    x472 = add(x446, mul(x113, c31, w160), w160)
    x597 = sub(x472, mul(x111, x437, w153), w153)
    x599 = add(mul(x105, x597, w011), mul(x106, x598, w180), w180)
    x600 = sub(mul(x105, x598, w003), mul(x106, x597, w153), w153)
    x602 = add(mul(x105, x595, w003), add(mul(c22, x596, w011), mul(c21, x599, w006), w006), w006)
    x486 = sub(mul(x105, x471, w003), mul(x106, x472, w011), w011)
    x487 = add(mul(x105, x472, w160), mul(x106, x471, w009), w009)
    x478 = sub(x456, mul(x113, c33, w160), w160)
    x594 = add(mul(x112, x466, w150), add(x478, mul(x111, x467, w003), w003), w003)
    x601 = add(mul(x105, x594, w150), sub(mul(x106, x595, w007), mul(c21, x600, w148), w148), w148)
    x480 = sub(x459, add(mul(x113, c37, w150), mul(x112, c33, w143), w143), w143)
    x484 = add(x460, add(mul(x111, c34, w142), mul(x113, c35, w137), w137), w137)
    x488 = sub(mul(x105, add(x480, x484, w159), w159), mul(x106, sub(x479, x485, w142), w142), w142)
    x119 = cos(q_10, w159)
    x665 = mul(x119, x373, w004)
    x666 = add(x376, mul(c22, x665, w150), w150)
    x809 = add(mul(v_05, x666, w007), sub(mul(x150, x374, w000), mul(x107, x665, w166), w166), w166)
    x684 = mul(x051, x119, w007)
    x685 = sub(x047, mul(c22, x684, w000), w000)
    x816 = sub(mul(v_05, x685, w028), sub(mul(x052, x150, w184), mul(x107, x684, w144), w144), w144)
    x120 = sin(q_10, w028)
    x428 = add(mul(x120, sub(x402, x404, w184), w184), mul(x403, mul(c02, x119, w001), w001), w001)
    x121 = add(mul(v_04, x119, w184), mul(v_05, x120, w002), w002)
    x124 = add(v_10, x121, w184)
    x125 = mul(x039, x124, w012)
    x384 = mul(x051, x125, w022)
    x127 = mul(x038, x124, w005)
    x388 = mul(x052, x127, w161)
    x128 = add(v_11, x124, w156)
    x181 = mul(x052, x128, w192)
    x381 = add(x181, mul(x037, x124, w193), w193)
    x383 = mul(x038, x181, w194)
    x183 = mul(x051, x128, w195)
    x387 = mul(x039, x183, w196)
    x185 = mul(x048, x128, w197)
    x187 = mul(x049, x128, w198)
    x194 = mul(x047, x128, w199)
    x179 = mul(x033, x124, w200)
    x382 = add(x183, mul(x036, x124, w201), w201)
    x390 = sub(x187, mul(x034, x124, w202), w202)
    x396 = sub(x194, mul(x032, x124, w203), w203)
    x418 = add(mul(x046, x128, w204), add(mul(x031, x124, w205), mul(x051, x127, w005), w005), w005)
    x176 = mul(x121, c33, w204)
    x412 = add(mul(x039, x181, w205), add(mul(x052, x125, w012), mul(x121, c37, w206), w206), w206)
    x122 = sub(mul(v_05, x119, w205), mul(v_04, x120, w012), w012)
    x178 = mul(x032, x122, w205)
    x184 = mul(x047, x122, w207)
    x411 = sub(mul(x122, sub(x049, add(x034, c36, w208), w208), w208), mul(x035, x124, w184), w184)
    x413 = add(x412, sub(mul(x050, x128, w156), x411, w184), w184)
    x186 = add(x184, x185, w206)
    x389 = sub(x186, sub(add(x178, x179, w156), add(x383, x384, w208), w208), w208)
    x175 = mul(x122, c34, w156)
    x409 = sub(x389, add(x175, x176, w209), w209)
    x192 = mul(x048, x122, w210)
    x405 = add(x381, sub(mul(x121, c32, w211), mul(x122, c31, w212), w212), w212)
    x410 = sub(x390, add(mul(x122, c35, w211), mul(x121, c36, w213), w213), w213)
    x641 = add(mul(x121, x401, w211), add(x409, mul(x122, x400, w214), w214), w214)
    x645 = add(mul(x121, c31, w211), mul(x122, x398, w215), w215)
    x425 = sub(mul(x119, c31, w211), mul(x120, x398, w216), w216)
    x427 = mul(c22, x425, w211)
    x652 = add(x399, x427, w217)
    x507 = sub(add(mul(x119, x400, w218), mul(x120, x401, w219), w219), mul(c21, x425, w218), w218)
    x552 = sub(sub(mul(x119, x410, w219), mul(x120, x413, w220), w220), mul(x107, x425, w219), w219)
    x431 = mul(x108, x425, w220)
    x426 = add(mul(x120, c31, w221), mul(x119, x398, w057), w057)
    x429 = sub(mul(x119, x401, w062), sub(mul(x120, x400, w049), mul(c21, x426, w221), w221), w221)
    x805 = add(x552, sub(mul(v_05, x652, w062), mul(v_03, x429, w049), w049), w049)
    x430 = add(mul(x119, x413, w184), sub(mul(x120, x410, w213), mul(x107, x426, w062), w062), w062)
    x806 = sub(mul(v_03, x507, w184), sub(x430, mul(v_04, x652, w217), w217), w217)
    x432 = mul(x150, x426, w184)
    x664 = mul(x120, x373, w213)
    x668 = sub(mul(c21, x664, w222), sub(mul(x119, x379, w223), mul(c22, x374, w224), w224), w224)
    x669 = sub(mul(x120, x378, w222), x668, w224)
    x811 = sub(mul(v_04, x666, w150), sub(mul(x108, x374, w222), mul(x107, x664, w223), w223), w223)
    x667 = sub(mul(x119, x378, w150), add(mul(x120, x379, w222), mul(c21, x665, w225), w225), w225)
    x683 = mul(x051, x120, w150)
    x687 = add(mul(c21, x683, w222), add(mul(x049, x119, w226), mul(x052, c22, w227), w227), w227)
    x688 = sub(mul(x120, x675, w222), x687, w227)
    x818 = add(mul(v_04, x685, w000), sub(mul(x052, x108, w222), mul(x107, x683, w226), w226), w226)
    x686 = add(mul(x119, x675, w000), sub(mul(x049, x120, w222), mul(c21, x684, w228), w228), w228)
    x123 = add(v_03, v_09, w000)
    x180 = mul(x034, x123, w040)
    x188 = mul(x048, x123, w034)
    x189 = sub(x188, mul(x046, x122, w222), w222)
    x190 = mul(x049, x123, w229)
    x191 = add(x184, x190, w207)
    x195 = sub(x185, x190, w229)
    x397 = sub(x195, sub(sub(x179, x180, w200), add(x387, x388, w197), w197), w197)
    x393 = sub(x191, add(x178, x180, w040), w040)
    x653 = sub(x397, sub(x389, x393, w208), w208)
    x670 = sub(x195, sub(x186, x191, w206), w206)
    x673 = sub(x670, sub(x383, x387, w196), w196)
    x677 = sub(x670, add(x191, sub(x384, x388, w161), w161), w161)
    x193 = sub(x192, mul(x050, x123, w022), w022)
    x406 = sub(mul(x123, add(x037, c32, w042), w042), mul(x036, x122, w041), w041)
    x417 = add(mul(x123, sub(x047, add(x032, c34, w039), w039), w039), mul(x038, x183, w048), w048)
    x419 = add(x417, x418, w005)
    x644 = sub(mul(x121, x404, w048), add(x419, mul(x122, x403, w039), w039), w039)
    x654 = sub(mul(x123, x377, w048), add(x390, mul(x122, x375, w055), w055), w055)
    x655 = add(x393, add(mul(x122, x376, w047), mul(x123, x379, w048), w048), w048)
    x656 = sub(x653, x655, w048)
    x659 = sub(x393, x653, w208)
    x657 = add(mul(x122, x377, w063), sub(x396, mul(x123, x380, w043), w043), w043)
    x658 = add(mul(x122, x374, w063), mul(x123, x373, w047), w047)
    x660 = add(mul(x119, x658, w063), mul(x120, x381, w202), w202)
    x661 = sub(mul(x119, x381, w193), mul(x120, x658, w047), w047)
    x663 = add(mul(x119, x657, w193), sub(mul(c21, x660, w063), mul(c22, x382, w042), w042), w042)
    x662 = sub(mul(x119, x656, w193), sub(mul(x120, x657, w043), mul(c21, x661, w063), w063), w063)
    x126 = sub(mul(x039, x123, w193), mul(x038, x122, w043), w043)
    x385 = mul(x051, x126, w193)
    x391 = sub(mul(x031, x122, w037), sub(x385, mul(x033, x123, w194), w194), w194)
    x676 = add(x189, x385, w193)
    x814 = add(x676, sub(mul(x108, x684, w037), mul(x150, x683, w229), w229), w229)
    x815 = sub(mul(v_04, x688, w037), add(mul(v_05, x686, w205), x814, w229), w229)
    x820 = add(mul(x122, x675, w059), add(x676, mul(x049, x121, w051), w051), w051)
    x386 = mul(x052, x126, w043)
    x394 = add(mul(x035, x123, w035), add(x386, mul(x033, x122, w036), w036), w036)
    x678 = sub(x193, x386, w043)
    x182 = sub(mul(x052, x123, w035), mul(x051, x122, w059), w059)
    x407 = add(x182, x406, w041)
    x647 = add(x407, mul(x122, x373, w035), w035)
    x671 = add(mul(x051, x123, w054), mul(x052, x122, w193), w193)
    x672 = add(add(x187, x188, w034), add(mul(x050, x122, w044), mul(x039, x671, w198), w198), w198)
    x395 = sub(x193, add(mul(x039, x182, w033), x394, w036), w036)
    x392 = add(x189, sub(mul(x038, x182, w059), x391, w194), w194)
    x807 = add(x392, sub(mul(x108, x665, w222), mul(x150, x664, w059), w059), w059)
    x808 = sub(mul(v_04, x669, w222), add(mul(v_05, x667, w022), x807, w059), w059)
    x813 = add(mul(x122, x378, w060), sub(x392, mul(x121, x379, w050), w050), w050)
    x674 = add(sub(x192, x194, w199), add(mul(x046, x123, w032), mul(x038, x671, w038), w038), w038)
    x810 = add(mul(v_03, x669, w224), add(mul(x120, x395, w199), x809, w166), w166)
    x812 = add(mul(v_03, x667, w225), add(mul(x119, x395, w224), x811, w223), w223)
    x679 = add(mul(x119, x671, w225), mul(x120, x181, w224), w224)
    x680 = sub(mul(x119, x181, w192), mul(x120, x671, w193), w193)
    x681 = add(mul(x119, x673, w192), add(mul(x120, x674, w225), mul(c21, x680, w199), w199), w199)
    x682 = sub(mul(x119, x674, w038), sub(mul(c21, x679, w192), mul(c22, x183, w225), w225), w225)
    x817 = add(mul(v_03, x688, w227), sub(mul(x120, x678, w038), x816, w144), w144)
    x819 = add(mul(v_03, x686, w228), sub(mul(x119, x678, w043), x818, w226), w226)
    x177 = mul(x123, c36, w228)
    x415 = sub(x393, add(x175, x177, w156), w156)
    x421 = sub(x397, sub(x176, x177, w228), w228)
    x640 = sub(x421, sub(x409, x415, w197), w197)
    x642 = add(x640, x641, w214)
    x804 = add(add(x640, add(x409, sub(x431, x432, w204), w204), w204), add(mul(v_04, x429, w197), mul(v_05, x507, w040), w040), w040)
    x408 = sub(x382, mul(x123, c31, w204), w204)
    x646 = sub(x408, mul(x121, x373, w197), w197)
    x648 = add(mul(x119, x646, w043), mul(x120, x647, w227), w227)
    x649 = sub(mul(x119, x647, w035), mul(x120, x646, w197), w197)
    x651 = add(mul(x119, x644, w035), add(mul(c22, x645, w043), mul(c21, x648, w038), w038), w038)
    x422 = sub(mul(x119, x407, w035), mul(x120, x408, w043), w043)
    x423 = add(mul(x120, x407, w041), mul(x119, x408, w204), w204)
    x414 = sub(x392, mul(x123, c33, w041), w041)
    x643 = add(mul(x122, x402, w194), sub(x414, mul(x121, x403, w035), w035), w035)
    x650 = add(mul(x119, x643, w194), sub(mul(x120, x644, w039), mul(c21, x649, w192), w192), w192)
    x416 = sub(x395, add(mul(x123, c37, w194), mul(x122, c33, w012), w012), w012)
    x420 = sub(x396, sub(mul(x121, c34, w002), mul(x123, c35, w000), w000), w000)
    x424 = sub(mul(x120, sub(x415, x421, w203), w203), mul(x119, add(x416, x420, w002), w002), w002)
    x129 = cos(q_13, w203)
    x714 = mul(x129, x309, w036)
    x715 = add(x312, mul(c22, x714, w194), w194)
    x826 = sub(mul(v_05, x715, w039), sub(mul(x107, x714, w032), mul(x150, x310, w210), w210), w210)
    x733 = mul(x077, x129, w039)
    x734 = add(x073, mul(c22, x733, w032), w032)
    x833 = sub(mul(v_05, x734, w060), sub(mul(x107, x733, w222), mul(x078, x150, w022), w022), w022)
    x130 = sin(q_13, w060)
    x364 = sub(mul(x130, sub(x338, x340, w222), w222), mul(x339, mul(c02, x129, w033), w033), w033)
    x513 = add(mul(x130, x364, w222), mul(x120, x428, w034), w034)
    x516 = add(add(x467, mul(x105, x492, w140), w140), add(x339, mul(x129, x364, w033), w033), w033)
    x131 = add(mul(v_04, x129, w140), mul(v_05, x130, w020), w020)
    x134 = add(v_13, x131, w140)
    x135 = mul(x065, x134, w222)
    x320 = mul(x077, x135, w044)
    x137 = mul(x064, x134, w054)
    x324 = mul(x078, x137, w037)
    x138 = add(v_14, x134, w205)
    x202 = mul(x078, x138, w200)
    x317 = add(x202, mul(x063, x134, w230), w230)
    x319 = mul(x064, x202, w231)
    x204 = mul(x077, x138, w232)
    x323 = mul(x065, x204, w233)
    x206 = mul(x074, x138, w234)
    x208 = mul(x075, x138, w235)
    x215 = mul(x073, x138, w236)
    x200 = mul(x059, x134, w237)
    x318 = add(x204, mul(x062, x134, w238), w238)
    x326 = add(x208, mul(x060, x134, w239), w239)
    x332 = add(x215, mul(x058, x134, w240), w240)
    x354 = add(mul(x072, x138, w241), add(mul(x057, x134, w242), mul(x077, x137, w054), w054), w054)
    x197 = mul(x131, c33, w241)
    x348 = add(mul(x065, x202, w242), add(mul(x078, x135, w222), mul(x131, c37, w243), w243), w243)
    x132 = sub(mul(v_05, x129, w242), mul(v_04, x130, w222), w222)
    x199 = mul(x058, x132, w242)
    x205 = mul(x073, x132, w244)
    x347 = add(mul(x132, add(x075, sub(x060, c36, w245), w245), w245), mul(x061, x134, w140), w140)
    x349 = add(x348, add(mul(x076, x138, w205), x347, w140), w140)
    x207 = add(x205, x206, w243)
    x325 = add(x207, add(sub(x199, x200, w205), add(x319, x320, w245), w245), w245)
    x196 = mul(x132, c34, w205)
    x345 = sub(x325, sub(x196, x197, w246), w246)
    x213 = mul(x074, x132, w247)
    x341 = add(x317, add(mul(x132, c31, w248), mul(x131, c32, w249), w249), w249)
    x522 = add(x341, x469, w248)
    x346 = add(x326, sub(mul(x132, c35, w250), mul(x131, c36, w251), w251), w251)
    x690 = sub(mul(x131, x337, w250), add(x345, mul(x132, x336, w252), w252), w252)
    x694 = sub(mul(x131, c31, w250), mul(x132, x334, w253), w253)
    x361 = add(mul(x129, c31, w250), mul(x130, x334, w254), w254)
    x363 = mul(c22, x361, w250)
    x701 = add(x335, x363, w255)
    x508 = add(sub(mul(x130, x337, w256), mul(x129, x336, w257), w257), mul(c21, x361, w256), w256)
    x553 = add(add(mul(x130, x349, w257), mul(x129, x346, w258), w258), mul(x107, x361, w257), w257)
    x367 = mul(x108, x361, w258)
    x498 = add(x361, x489, w259)
    x362 = sub(mul(x130, c31, w260), mul(x129, x334, w089), w089)
    x365 = add(mul(x129, x337, w095), sub(mul(x130, x336, w081), mul(c21, x362, w260), w260), w260)
    x822 = sub(x553, add(mul(v_05, x701, w095), mul(v_03, x365, w081), w081), w081)
    x366 = sub(mul(x129, x349, w140), add(mul(x130, x346, w251), mul(x107, x362, w095), w095), w095)
    x823 = add(mul(v_03, x508, w140), sub(x366, mul(v_04, x701, w255), w255), w255)
    x368 = mul(x150, x362, w140)
    x501 = add(x362, x490, w251)
    x713 = mul(x130, x309, w261)
    x717 = add(mul(c21, x713, w262), add(mul(x129, x315, w263), mul(c22, x310, w264), w264), w264)
    x718 = add(mul(x130, x314, w262), x717, w264)
    x828 = add(mul(v_04, x715, w194), sub(mul(x107, x713, w262), mul(x108, x310, w263), w263), w263)
    x716 = sub(mul(x129, x314, w194), sub(mul(x130, x315, w262), mul(c21, x714, w265), w265), w265)
    x732 = mul(x077, x130, w194)
    x736 = add(mul(c21, x732, w262), add(mul(x075, x129, w266), mul(x078, c22, w267), w267), w267)
    x737 = add(mul(x130, x724, w262), x736, w267)
    x835 = add(mul(v_04, x734, w032), sub(mul(x107, x732, w262), mul(x078, x108, w266), w266), w266)
    x735 = sub(mul(x129, x724, w032), sub(mul(x075, x130, w262), mul(c21, x733, w268), w268), w268)
    x133 = add(v_03, v_12, w032)
    x201 = mul(x060, x133, w072)
    x209 = mul(x074, x133, w066)
    x210 = sub(x209, mul(x072, x132, w262), w262)
    x211 = mul(x075, x133, w269)
    x212 = sub(x205, x211, w244)
    x216 = add(x206, x211, w269)
    x333 = sub(x216, sub(sub(x200, x201, w237), add(x323, x324, w234), w234), w234)
    x329 = add(x212, sub(x199, x201, w072), w072)
    x702 = sub(x333, sub(x325, x329, w245), w245)
    x719 = sub(x216, sub(x207, x212, w243), w243)
    x722 = sub(x719, sub(x319, x323, w233), w233)
    x726 = sub(x719, add(x212, sub(x320, x324, w037), w037), w037)
    x214 = sub(x213, mul(x076, x133, w044), w044)
    x342 = sub(mul(x133, add(x063, c32, w074), w074), mul(x062, x132, w073), w073)
    x353 = add(mul(x133, add(x073, sub(x058, c34, w071), w071), w071), mul(x064, x204, w080), w080)
    x355 = add(x353, x354, w054)
    x693 = sub(mul(x131, x340, w080), sub(x355, mul(x132, x339, w071), w071), w071)
    x703 = add(mul(x133, x313, w080), sub(x326, mul(x132, x311, w087), w087), w087)
    x704 = add(x329, sub(mul(x133, x315, w080), mul(x132, x312, w079), w079), w079)
    x705 = sub(x702, x704, w079)
    x708 = sub(x329, x702, w245)
    x706 = add(mul(x132, x313, w096), sub(x332, mul(x133, x316, w075), w075), w075)
    x707 = add(mul(x132, x310, w096), mul(x133, x309, w080), w080)
    x709 = add(mul(x129, x707, w096), mul(x130, x317, w239), w239)
    x710 = sub(mul(x129, x317, w230), mul(x130, x707, w080), w080)
    x712 = add(mul(x129, x706, w230), sub(mul(c22, x318, w096), mul(c21, x709, w074), w074), w074)
    x711 = sub(mul(x129, x705, w230), add(mul(x130, x706, w075), mul(c21, x710, w096), w096), w096)
    x136 = sub(mul(x065, x133, w230), mul(x064, x132, w075), w075)
    x321 = mul(x077, x136, w230)
    x327 = sub(mul(x057, x132, w069), sub(x321, mul(x059, x133, w231), w231), w231)
    x725 = add(x210, x321, w230)
    x831 = add(x725, sub(mul(x150, x732, w069), mul(x108, x733, w269), w269), w269)
    x832 = sub(mul(v_04, x737, w069), add(mul(v_05, x735, w242), x831, w269), w269)
    x837 = add(mul(x132, x724, w091), sub(x725, mul(x075, x131, w083), w083), w083)
    x322 = mul(x078, x136, w075)
    x330 = add(mul(x061, x133, w067), add(x322, mul(x059, x132, w068), w068), w068)
    x727 = sub(x214, x322, w075)
    x203 = sub(mul(x078, x133, w067), mul(x077, x132, w091), w091)
    x343 = add(x203, x342, w073)
    x696 = add(x343, mul(x132, x309, w067), w067)
    x720 = add(mul(x077, x133, w086), mul(x078, x132, w230), w230)
    x721 = sub(sub(x208, x209, w066), add(mul(x076, x132, w076), mul(x065, x720, w235), w235), w235)
    x331 = sub(x214, add(mul(x065, x203, w065), x330, w068), w068)
    x328 = add(x210, sub(mul(x064, x203, w091), x327, w231), w231)
    x824 = add(x328, sub(mul(x150, x713, w262), mul(x108, x714, w091), w091), w091)
    x825 = sub(mul(v_04, x718, w262), add(mul(v_05, x716, w044), x824, w091), w091)
    x830 = add(mul(x132, x314, w092), sub(x328, mul(x131, x315, w082), w082), w082)
    x723 = add(sub(x213, x215, w236), add(mul(x072, x133, w064), mul(x064, x720, w070), w070), w070)
    x827 = add(mul(v_03, x718, w264), sub(mul(x130, x331, w236), x826, w210), w210)
    x829 = add(mul(v_03, x716, w265), sub(mul(x129, x331, w264), x828, w263), w263)
    x728 = add(mul(x129, x720, w265), mul(x130, x202, w264), w264)
    x729 = sub(mul(x129, x202, w200), mul(x130, x720, w230), w230)
    x730 = add(mul(x129, x722, w200), sub(mul(x130, x723, w265), mul(c21, x729, w236), w236), w236)
    x731 = sub(mul(x129, x723, w070), sub(mul(c22, x204, w200), mul(c21, x728, w265), w265), w265)
    x834 = add(mul(v_03, x737, w267), sub(mul(x130, x727, w070), x833, w022), w022)
    x836 = add(mul(v_03, x735, w268), sub(mul(x129, x727, w075), x835, w266), w266)
    x198 = mul(x133, c36, w268)
    x351 = sub(x329, sub(x196, x198, w205), w205)
    x357 = add(x333, sub(x197, x198, w268), w268)
    x689 = sub(x357, sub(x345, x351, w234), w234)
    x691 = sub(x689, x690, w252)
    x821 = sub(add(x689, add(x345, sub(x367, x368, w241), w241), w241), add(mul(v_04, x365, w234), mul(v_05, x508, w072), w072), w072)
    x344 = add(x318, mul(x133, c31, w241), w241)
    x695 = sub(x344, mul(x131, x309, w234), w234)
    x697 = add(mul(x129, x695, w075), mul(x130, x696, w267), w267)
    x698 = sub(mul(x129, x696, w067), mul(x130, x695, w234), w234)
    x700 = add(mul(x129, x693, w067), sub(mul(c22, x694, w075), mul(c21, x697, w070), w070), w070)
    x358 = sub(mul(x129, x343, w067), mul(x130, x344, w075), w075)
    x359 = add(mul(x129, x344, w241), mul(x130, x343, w073), w073)
    x528 = add(x359, x487, w241)
    x525 = add(x358, x486, w067)
    x350 = add(x328, mul(x133, c33, w200), w200)
    x692 = add(mul(x132, x338, w231), add(x350, mul(x131, x339, w084), w084), w084)
    x699 = add(mul(x129, x692, w231), add(mul(x130, x693, w071), mul(c21, x698, w064), w064), w064)
    x565 = add(sub(mul(x106, x483, w231), mul(x105, x478, w071), w071), sub(mul(x130, x355, w231), mul(x129, x350, w247), w247), w247)
    x579 = add(add(mul(x105, x483, w145), mul(x106, x478, w160), w160), add(mul(x129, x355, w054), mul(x130, x350, w200), w200), w200)
    x352 = sub(x331, sub(mul(x133, c37, w160), mul(x132, c33, w222), w222), w222)
    x356 = sub(x332, sub(mul(x131, c34, w020), mul(x133, c35, w032), w032), w032)
    x360 = sub(mul(x130, sub(x351, x357, w240), w240), mul(x129, add(x352, x356, w020), w020), w020)
    x537 = sub(mul(x106, x488, w240), add(mul(x130, x360, w068), mul(x120, x424, w160), w160), w160)
    x571 = sub(mul(x105, x488, w142), add(mul(x129, x360, w020), mul(x119, x424, w002), w002), w002)
    x139 = cos(q_16, w142)
    x763 = mul(x139, x242, w020)
    x764 = add(x245, mul(c22, x763, w240), w240)
    x843 = sub(mul(v_05, x764, w068), add(mul(x107, x763, w054), mul(x149, x243, w145), w145), w145)
    x782 = mul(x103, x139, w068)
    x783 = sub(x099, mul(c22, x782, w054), w054)
    x850 = add(mul(v_05, x783, w071), add(mul(x104, x149, w231), mul(x107, x782, w092), w092), w092)
    x140 = sin(q_16, w071)
    x299 = add(mul(x140, sub(x271, x273, w231), w231), mul(x272, mul(c02, x139, w262), w262), w262)
    x300 = mul(x140, x299, w231)
    x514 = add(sub(x300, add(c43, mul(c40, x512, w044), w044), w044), add(x493, x513, w065), w065)
    x515 = sub(add(add(x338, x466, w013), add(x271, x402, w045), w045), x514, w065)
    x517 = add(sub(x403, mul(x119, x428, w001), w001), sub(x272, mul(x139, x299, w262), w262), w262)
    x141 = add(mul(v_04, x139, w001), mul(v_05, x140, w052), w052)
    x144 = add(v_16, x141, w001)
    x145 = mul(x091, x144, w045)
    x253 = mul(x103, x145, w013)
    x147 = mul(x090, x144, w077)
    x257 = mul(x104, x147, w044)
    x148 = add(v_17, x144, w066)
    x223 = mul(x104, x148, w076)
    x250 = add(x223, mul(x089, x144, w086), w086)
    x252 = mul(x090, x223, w069)
    x225 = mul(x103, x148, w242)
    x256 = mul(x091, x225, w237)
    x227 = mul(x100, x148, w270)
    x229 = mul(x101, x148, w271)
    x236 = mul(x099, x148, w272)
    x221 = mul(x085, x144, w273)
    x251 = add(x225, mul(x088, x144, w274), w274)
    x259 = sub(x229, mul(x086, x144, w275), w275)
    x265 = sub(x236, mul(x084, x144, w276), w276)
    x287 = add(mul(x098, x148, w277), add(mul(x083, x144, w278), mul(x103, x147, w077), w077), w077)
    x217 = mul(x141, c33, w277)
    x281 = add(mul(x091, x223, w278), add(mul(x104, x145, w045), mul(x141, c37, w279), w279), w279)
    x142 = sub(mul(v_05, x139, w278), mul(v_04, x140, w045), w045)
    x220 = mul(x084, x142, w278)
    x226 = mul(x099, x142, w280)
    x280 = sub(mul(x142, sub(x101, add(x086, c36, w281), w281), w281), mul(x087, x144, w001), w001)
    x282 = add(x281, sub(mul(x102, x148, w066), x280, w001), w001)
    x228 = add(x226, x227, w279)
    x258 = sub(x228, sub(add(x220, x221, w066), add(x252, x253, w281), w281), w281)
    x218 = mul(x142, c34, w066)
    x278 = add(x258, add(x217, x218, w282), w282)
    x234 = mul(x100, x142, w283)
    x274 = add(x250, sub(mul(x141, c32, w284), mul(x142, c31, w285), w285), w285)
    x523 = add(x274, x405, w284)
    x534 = mul(c21, add(sub(x341, x469, w168), sub(x274, x405, w212), w212), w212)
    x279 = sub(x259, add(mul(x142, c35, w168), mul(x141, c36, w285), w285), w285)
    x739 = sub(mul(x141, x270, w168), sub(x278, mul(x142, x269, w249), w249), w249)
    x743 = add(mul(x141, c31, w168), mul(x142, x267, w286), w286)
    x296 = sub(mul(x139, c31, w168), mul(x140, x267, w287), w287)
    x499 = add(x296, x425, w168)
    x500 = sub(x498, x499, w288)
    x504 = add(add(add(x335, x463, w021), add(x268, x399, w053), w053), add(c42, mul(c39, add(x498, x499, w168), w168), w168), w168)
    x544 = mul(v_04, x500, w053)
    x577 = add(x544, x561, w259)
    x547 = mul(v_03, x500, w021)
    x576 = mul(v_05, x500, w288)
    x298 = mul(c22, x296, w085)
    x519 = add(mul(c21, x512, w289), add(add(x363, x491, w167), add(x298, x427, w211), w211), w211)
    x750 = add(x268, x298, w085)
    x520 = add(add(x300, x493, w139), add(x513, add(c44, mul(c02, x519, w211), w211), w211), w211)
    x521 = add(add(add(x340, x468, w026), add(x273, x404, w058), w058), x520, w211)
    x509 = sub(add(mul(x139, x269, w058), mul(x140, x270, w026), w026), mul(c21, x296, w058), w058)
    x510 = add(sub(add(x506, x508, w256), sub(x507, x509, w218), w218), add(c26, mul(c22, x505, w256), w256), w256)
    x549 = mul(v_05, x510, w218)
    x554 = sub(sub(mul(x139, x279, w174), mul(x140, x282, w026), w026), mul(x107, x296, w174), w174)
    x303 = mul(x108, x296, w026)
    x297 = add(mul(x140, c31, w090), mul(x139, x267, w122), w122)
    x301 = sub(mul(x139, x270, w130), sub(mul(x140, x269, w114), mul(c21, x297, w090), w090), w090)
    x511 = sub(c25, add(sub(x365, x494, w175), sub(x301, x429, w221), w221), w221)
    x550 = mul(v_04, x511, w175)
    x839 = add(x554, add(mul(v_05, x750, w260), mul(v_03, x301, w130), w130), w130)
    x302 = add(mul(x139, x282, w001), sub(mul(x140, x279, w285), mul(x107, x297, w260), w260), w260)
    x840 = add(mul(v_03, x509, w001), sub(x302, mul(v_04, x750, w085), w085), w085)
    x304 = mul(x149, x297, w001)
    x502 = add(x297, x426, w285)
    x570 = mul(x108, sub(sub(x362, x490, w114), sub(x297, x426, w139), w139), w139)
    x518 = sub(sub(x516, x517, w262), add(c28, mul(c22, add(x501, x502, w033), w033), w033), w033)
    x503 = sub(c23, sub(x501, x502, w285), w285)
    x545 = mul(v_05, x503, w251)
    x546 = sub(x544, x545, w053)
    x562 = sub(x545, x561, w129)
    x548 = mul(v_03, x503, w251)
    x563 = mul(v_04, x503, w285)
    x569 = mul(v_03, x518, w262)
    x762 = mul(x140, x242, w114)
    x766 = add(mul(c21, x762, w034), sub(mul(x139, x248, w231), mul(c22, x243, w118), w118), w118)
    x767 = add(mul(x140, x247, w034), x766, w118)
    x845 = add(mul(v_04, x764, w240), add(mul(x107, x762, w034), mul(x108, x243, w231), w231), w231)
    x765 = sub(mul(x139, x247, w240), sub(mul(x140, x248, w034), mul(c21, x763, w289), w289), w289)
    x781 = mul(x103, x140, w240)
    x852 = sub(mul(v_04, x783, w054), add(mul(x104, x108, w034), mul(x107, x781, w167), w167), w167)
    x785 = sub(mul(c21, x781, w054), add(mul(x101, x139, w034), mul(x104, c22, w250), w250), w250)
    x786 = add(mul(x140, x773, w054), x785, w250)
    x784 = add(mul(x139, x773, w054), add(mul(x101, x140, w034), mul(c21, x782, w290), w290), w290)
    x143 = add(v_03, v_15, w054)
    x222 = mul(x086, x143, w105)
    x230 = mul(x100, x143, w099)
    x231 = sub(x230, mul(x098, x142, w034), w034)
    x232 = mul(x101, x143, w291)
    x233 = add(x226, x232, w280)
    x237 = sub(x227, x232, w291)
    x266 = sub(x237, sub(sub(x221, x222, w273), add(x256, x257, w270), w270), w270)
    x262 = sub(x233, add(x220, x222, w105), w105)
    x751 = sub(x266, sub(x258, x262, w281), w281)
    x768 = sub(x237, sub(x228, x233, w279), w279)
    x771 = sub(x768, sub(x252, x256, w237), w237)
    x775 = sub(x768, add(x233, sub(x253, x257, w044), w044), w044)
    x235 = sub(x234, mul(x102, x143, w013), w013)
    x275 = sub(mul(x143, add(x089, c32, w107), w107), mul(x088, x142, w106), w106)
    x286 = add(mul(x143, sub(x099, sub(x084, c34, w104), w104), w104), mul(x090, x225, w113), w113)
    x288 = add(x286, x287, w077)
    x742 = sub(mul(x141, x273, w123), add(x288, mul(x142, x272, w113), w113), w113)
    x752 = sub(mul(x143, x246, w123), add(x259, mul(x142, x244, w120), w120), w120)
    x753 = add(x262, add(mul(x142, x245, w112), mul(x143, x248, w123), w123), w123)
    x754 = sub(x751, x753, w123)
    x757 = sub(x262, x751, w281)
    x755 = add(mul(x142, x246, w132), sub(x265, mul(x143, x249, w108), w108), w108)
    x756 = add(mul(x142, x243, w132), mul(x143, x242, w112), w112)
    x758 = add(mul(x139, x756, w132), mul(x140, x250, w275), w275)
    x759 = sub(mul(x139, x250, w086), mul(x140, x756, w112), w112)
    x761 = sub(mul(x139, x755, w086), add(mul(c22, x251, w132), mul(c21, x758, w104), w104), w104)
    x760 = sub(mul(x139, x754, w086), add(mul(x140, x755, w108), mul(c21, x759, w132), w132), w132)
    x146 = sub(mul(x091, x143, w086), mul(x090, x142, w108), w108)
    x254 = mul(x103, x146, w086)
    x260 = sub(mul(x083, x142, w102), sub(x254, mul(x085, x143, w107), w107), w107)
    x774 = add(x231, x254, w086)
    x848 = add(x774, sub(mul(x149, x781, w102), mul(x108, x782, w069), w069), w069)
    x849 = sub(mul(v_04, x786, w102), add(mul(v_05, x784, w291), x848, w069), w069)
    x854 = add(mul(x142, x773, w124), add(x774, mul(x101, x141, w116), w116), w116)
    x255 = mul(x104, x146, w108)
    x263 = add(mul(x087, x143, w100), add(x255, mul(x085, x142, w101), w101), w101)
    x776 = sub(x235, x255, w108)
    x224 = sub(mul(x104, x143, w100), mul(x103, x142, w124), w124)
    x276 = add(x224, x275, w106)
    x745 = add(x276, mul(x142, x242, w100), w100)
    x769 = add(mul(x103, x143, w119), mul(x104, x142, w086), w086)
    x770 = add(add(x229, x230, w099), add(mul(x102, x142, w109), mul(x091, x769, w271), w271), w271)
    x264 = sub(x235, add(mul(x091, x224, w098), x263, w101), w101)
    x261 = add(x231, sub(mul(x090, x224, w124), x260, w107), w107)
    x841 = add(x261, sub(mul(x149, x762, w034), mul(x108, x763, w124), w124), w124)
    x842 = sub(mul(v_04, x767, w034), add(mul(v_05, x765, w013), x841, w124), w124)
    x847 = add(mul(x142, x247, w125), sub(x261, mul(x141, x248, w115), w115), w115)
    x772 = add(sub(x234, x236, w272), add(mul(x098, x143, w097), mul(x090, x769, w103), w103), w103)
    x844 = add(mul(v_03, x767, w118), add(mul(x140, x264, w272), x843, w145), w145)
    x846 = add(mul(v_03, x765, w289), add(mul(x139, x264, w118), x845, w231), w231)
    x777 = add(mul(x139, x769, w289), mul(x140, x223, w118), w118)
    x778 = sub(mul(x139, x223, w076), mul(x140, x769, w086), w086)
    x779 = add(mul(x139, x771, w076), sub(mul(x140, x772, w289), mul(c21, x778, w272), w272), w272)
    x780 = add(mul(x139, x772, w103), add(mul(c22, x225, w076), mul(c21, x777, w289), w289), w289)
    x851 = add(mul(v_03, x786, w250), sub(mul(x140, x776, w103), x850, w092), w092)
    x853 = add(mul(v_03, x784, w290), sub(mul(x139, x776, w108), x852, w167), w167)
    x219 = mul(x143, c36, w290)
    x284 = add(x262, sub(x218, x219, w066), w066)
    x290 = add(x266, add(x217, x219, w290), w290)
    x541 = add(add(add(x485, x533, w135), sub(x357, x368, w140), w140), add(sub(x421, x432, w184), add(x290, x304, w228), w228), w228)
    x538 = add(add(sub(x479, x532, w169), add(x351, x367, w258), w258), add(add(x415, x431, w220), sub(x284, x303, w156), w156), w156)
    x738 = sub(x290, sub(x278, x284, w258), w258)
    x740 = sub(x738, x739, w249)
    x838 = sub(add(x738, sub(x278, sub(x303, x304, w001), w001), w001), add(mul(v_05, x509, w058), mul(v_04, x301, w090), w090), w090)
    x277 = sub(x251, mul(x143, c31, w001), w001)
    x744 = sub(x277, mul(x141, x242, w058), w058)
    x746 = add(mul(x139, x744, w258), mul(x140, x745, w026), w026)
    x747 = sub(mul(x139, x745, w100), mul(x140, x744, w058), w058)
    x749 = add(mul(x139, x742, w100), sub(mul(c22, x743, w258), mul(c21, x746, w220), w220), w220)
    x291 = sub(mul(x139, x276, w100), mul(x140, x277, w258), w258)
    x292 = add(mul(x140, x276, w106), mul(x139, x277, w001), w001)
    x529 = add(x292, x423, w106)
    x578 = mul(c21, add(sub(x359, x487, w009), sub(x292, x423, w204), w204), w204)
    x526 = add(x291, x422, w009)
    x564 = mul(c21, add(sub(x358, x486, w011), sub(x291, x422, w043), w043), w043)
    x283 = add(x261, mul(x143, c33, w011), w011)
    x741 = add(mul(x142, x271, w110), sub(x283, mul(x141, x272, w117), w117), w117)
    x748 = add(mul(x139, x741, w110), add(mul(x140, x742, w113), mul(c21, x747, w107), w107), w107)
    x566 = sub(sub(mul(x120, x419, w110), mul(x119, x414, w113), w113), sub(mul(x139, x283, w110), mul(x140, x288, w258), w258), w258)
    x580 = add(add(mul(x119, x419, w005), mul(x120, x414, w041), w041), add(mul(x140, x283, w011), mul(x139, x288, w077), w077), w077)
    x285 = sub(x264, sub(mul(x143, c37, w041), mul(x142, c33, w045), w045), w045)
    x289 = add(x265, add(mul(x141, c34, w052), mul(x143, c35, w054), w054), w054)
    x293 = sub(mul(x139, add(x285, x289, w276), w276), mul(x140, sub(x284, x290, w290), w290), w290)
    x294 = mul(x140, x293, w276)
    x295 = mul(x139, x293, w290)
    x151 = mul(v_04, c25, w066)
    x152 = mul(v_05, c26, w052)
    x535 = add(x534, sub(mul(x107, x505, w128), sub(x151, x152, w176), w176), w176)
    x536 = add(add(add(x345, x473, w165), add(x278, x409, w209), w209), x535, w176)
    x153 = mul(v_03, c28, w209)
    x539 = sub(mul(c22, sub(x525, x526, w165), w165), add(x152, x153, w052), w052)
    x540 = add(x538, add(x537, sub(x294, x539, w052), w052), w052)
    x542 = sub(x541, add(x537, add(x294, add(x151, x153, w209), w209), w209), w209)
    x543 = sub(x542, sub(x536, x540, w228), w228)
    x524 = add(mul(v_04, c23, w160), add(x522, x523, w276), w276)
    x527 = add(add(x525, x526, w009), add(mul(v_05, c24, w067), mul(v_03, c23, w160), w160), w160)
    x530 = sub(mul(v_04, c24, w009), add(x528, x529, w067), w067)
    x555 = sub(mul(c22, sub(x522, x523, w284), w284), mul(v_04, c28, w248), w248)
    x556 = add(mul(v_03, x511, w284), add(mul(v_05, sub(c27, x504, w009), w009), x555, w248), w248)
    x557 = add(sub(add(x551, x553, w257), add(x552, x554, w174), w174), x556, w248)
    x558 = sub(mul(v_04, sub(c29, x504, w168), w168), mul(v_05, c28, w174), w174)
    x559 = add(add(add(x366, x531, w182), add(x302, x430, w062), w062), add(mul(v_03, x510, w182), x558, w174), w174)
    x567 = sub(x564, add(mul(x108, x512, w131), mul(v_03, c25, w141), w141), w141)
    x568 = add(mul(v_05, sub(c30, x515, w043), w043), sub(mul(v_04, x518, w131), x567, w141), w141)
    x572 = sub(mul(v_04, x510, w256), sub(x295, add(x570, mul(v_05, c25, w043), w043), w043), w043)
    x573 = sub(mul(v_03, sub(c29, x515, w065), w065), sub(x571, x572, w043), w043)
    x574 = add(add(add(x356, x484, w137), add(x289, x420, w000), w000), x573, w043)
    x581 = add(mul(x149, sub(x242, x437, w029), w029), mul(v_03, c26, w126), w126)
    x582 = add(x578, add(mul(x150, sub(x309, x373, w061), w061), x581, w126), w126)
    x583 = add(mul(v_04, sub(c30, x521, w204), w204), add(mul(v_05, x518, w033), x582, w126), w126)
    x584 = sub(mul(x149, add(x296, x489, w204), w204), mul(v_04, c26, w188), w188)
    x585 = add(mul(c22, sub(x528, x529, w106), w106), sub(mul(x150, add(x361, x425, w241), w241), x584, w188), w188)
    x586 = add(x571, add(mul(v_05, x511, w221), add(x295, x585, w188), w188), w188)
    x587 = sub(add(add(x352, x480, w143), add(x285, x416, w012), w012), add(mul(v_03, sub(c27, x521, w211), w211), x586, w188), w188)
    x588 = mul(v_05, c41, w012)
    x589 = mul(v_04, c41, w211)
    x590 = mul(v_03, c41, w143)
    C[...] = 0.0
    C[0, 1] = -x588
    C[0, 2] = x589
    C[0, 3] = x546
    C[0, 4] = -add(x530, x547, w045)
    C[0, 5] = -sub(x527, x548, w222)
    C[0, 6] = x596
    C[0, 7] = x446
    C[0, 8] = x162
    C[0, 9] = -x645
    C[0, 10] = x382
    C[0, 11] = x183
    C[0, 12] = x694
    C[0, 13] = x318
    C[0, 14] = x204
    C[0, 15] = -x743
    C[0, 16] = x251
    C[0, 17] = x225
    C[1, 0] = x588
    C[1, 2] = -x590
    C[1, 3] = sub(x530, x560, w067)
    C[1, 4] = -x562
    C[1, 5] = -sub(x524, x563, w002)
    C[1, 6] = -x599
    C[1, 7] = -x611
    C[1, 8] = -x630
    C[1, 9] = -x648
    C[1, 10] = -x660
    C[1, 11] = -x679
    C[1, 12] = -x697
    C[1, 13] = -x709
    C[1, 14] = -x728
    C[1, 15] = -x746
    C[1, 16] = -x758
    C[1, 17] = -x777
    C[2, 0] = -x589
    C[2, 1] = x590
    C[2, 3] = sub(x527, x575, w160)
    C[2, 4] = sub(x524, x576, w276)
    C[2, 5] = x577
    C[2, 6] = x600
    C[2, 7] = x612
    C[2, 8] = x631
    C[2, 9] = x649
    C[2, 10] = x661
    C[2, 11] = x680
    C[2, 12] = x698
    C[2, 13] = x710
    C[2, 14] = x729
    C[2, 15] = x747
    C[2, 16] = x759
    C[2, 17] = x778
    C[3, 0] = -x546
    C[3, 1] = x547
    C[3, 2] = -x548
    C[3, 3] = -add(x543, add(x550, sub(x536, x549, w176), w176), w176)
    C[3, 4] = x557
    C[3, 5] = -x559
    C[3, 6] = -sub(x593, mul(c22, x600, w221), w221)
    C[3, 7] = add(x605, mul(c22, x612, w290), w290)
    C[3, 8] = add(x623, mul(c22, x631, w106), w106)
    C[3, 9] = -add(x642, mul(c22, x649, w241), w241)
    C[3, 10] = sub(x654, mul(c22, x661, w185), w185)
    C[3, 11] = -add(x672, mul(c22, x680, w204), w204)
    C[3, 12] = -sub(x691, mul(c22, x698, w033), w033)
    C[3, 13] = add(x703, mul(c22, x710, w061), w061)
    C[3, 14] = add(x721, mul(c22, x729, w093), w093)
    C[3, 15] = -add(x740, mul(c22, x747, w029), w029)
    C[3, 16] = sub(x752, mul(c22, x759, w000), w000)
    C[3, 17] = -add(x770, mul(c22, x778, w137), w137)
    C[4, 0] = x560
    C[4, 1] = x562
    C[4, 2] = -x563
    C[4, 3] = -add(add(x565, x566, w258), x568, w141)
    C[4, 4] = -sub(x543, add(x569, sub(x540, x549, w218), w218), w218)
    C[4, 5] = x574
    C[4, 6] = x601
    C[4, 7] = -x613
    C[4, 8] = -x632
    C[4, 9] = x650
    C[4, 10] = -x662
    C[4, 11] = -x681
    C[4, 12] = x699
    C[4, 13] = -x711
    C[4, 14] = -x730
    C[4, 15] = x748
    C[4, 16] = -x760
    C[4, 17] = -x779
    C[5, 0] = x575
    C[5, 1] = x576
    C[5, 2] = -x577
    C[5, 3] = add(add(x579, x580, w077), x583, w126)
    C[5, 4] = x587
    C[5, 5] = -add(x543, sub(x569, add(x542, x550, w175), w175), w175)
    C[5, 6] = sub(mul(x106, x594, w003), x602, w006)
    C[5, 7] = -add(mul(x106, x607, w003), x614, w010)
    C[5, 8] = -sub(mul(x106, x624, w003), x633, w178)
    C[5, 9] = sub(mul(x120, x643, w035), x651, w038)
    C[5, 10] = -add(mul(x120, x656, w035), x663, w042)
    C[5, 11] = -sub(mul(x120, x673, w035), x682, w225)
    C[5, 12] = sub(mul(x130, x692, w084), x700, w070)
    C[5, 13] = -add(mul(x130, x705, w084), x712, w074)
    C[5, 14] = -sub(mul(x130, x722, w084), x731, w265)
    C[5, 15] = sub(mul(x140, x741, w117), x749, w220)
    C[5, 16] = -add(mul(x140, x754, w117), x761, w104)
    C[5, 17] = -sub(mul(x140, x771, w117), x780, w289)
    C[6, 0] = -add(mul(v_04, x489, w117), mul(v_05, x490, w084), w084)
    C[6, 1] = mul(v_03, x489, w172)
    C[6, 2] = mul(v_03, x490, w025)
    C[6, 3] = -x787
    C[6, 4] = x788
    C[6, 5] = -x789
    C[6, 6] = -x593
    C[6, 7] = x605
    C[6, 8] = x623
    C[7, 0] = -add(mul(v_04, x616, w117), mul(v_05, x615, w035), w035)
    C[7, 1] = add(mul(v_03, x616, w134), mul(v_05, x438, w117), w117)
    C[7, 2] = sub(mul(v_03, x615, w030), mul(v_04, x438, w024), w024)
    C[7, 3] = -x791
    C[7, 4] = add(mul(x105, x610, w030), x793, w189)
    C[7, 5] = sub(mul(x106, x610, w164), x795, w186)
    C[7, 6] = x796
    C[7, 7] = -x607
    C[7, 8] = -x624
    C[8, 0] = -add(mul(v_04, x635, w164), mul(v_05, x634, w030), w030)
    C[8, 1] = add(mul(v_03, x635, w136), mul(v_05, x026, w164), w164)
    C[8, 2] = sub(mul(v_03, x634, w017), mul(v_04, x026, w014), w014)
    C[8, 3] = -x798
    C[8, 4] = -sub(mul(x105, x628, w133), x800, w190)
    C[8, 5] = -add(mul(x106, x628, w138), x802, w187)
    C[8, 6] = x803
    C[8, 7] = -add(x170, x628, w146)
    C[8, 8] = -x621
    C[9, 0] = add(mul(v_04, x425, w163), mul(v_05, x426, w138), w138)
    C[9, 1] = -mul(v_03, x425, w216)
    C[9, 2] = -mul(v_03, x426, w057)
    C[9, 3] = -x804
    C[9, 4] = -x805
    C[9, 5] = x806
    C[9, 9] = -x642
    C[9, 10] = x654
    C[9, 11] = -x672
    C[10, 0] = -add(mul(v_04, x665, w163), mul(v_05, x664, w133), w133)
    C[10, 1] = add(mul(v_03, x665, w004), mul(v_05, x374, w163), w163)
    C[10, 2] = sub(mul(v_03, x664, w213), mul(v_04, x374, w056), w056)
    C[10, 3] = -x808
    C[10, 4] = add(mul(x119, x659, w213), x810, w166)
    C[10, 5] = sub(mul(x120, x659, w208), x812, w223)
    C[10, 9] = x813
    C[10, 10] = -x656
    C[10, 11] = -x673
    C[11, 0] = -add(mul(v_04, x684, w208), mul(v_05, x683, w213), w213)
    C[11, 1] = add(mul(v_03, x684, w007), mul(v_05, x052, w208), w208)
    C[11, 2] = sub(mul(v_03, x683, w150), mul(v_04, x052, w046), w046)
    C[11, 3] = -x815
    C[11, 4] = -sub(mul(x119, x677, w159), x817, w144)
    C[11, 5] = -add(mul(x120, x677, w028), x819, w226)
    C[11, 9] = x820
    C[11, 10] = -add(x191, x677, w161)
    C[11, 11] = -x670
    C[12, 0] = -add(mul(v_04, x361, w207), mul(v_05, x362, w028), w028)
    C[12, 1] = mul(v_03, x361, w254)
    C[12, 2] = mul(v_03, x362, w089)
    C[12, 3] = -x821
    C[12, 4] = x822
    C[12, 5] = -x823
    C[12, 12] = -x691
    C[12, 13] = x703
    C[12, 14] = x721
    C[13, 0] = -add(mul(v_04, x714, w207), mul(v_05, x713, w159), w159)
    C[13, 1] = add(mul(v_03, x714, w036), mul(v_05, x310, w207), w207)
    C[13, 2] = sub(mul(v_03, x713, w261), mul(v_04, x310, w088), w088)
    C[13, 3] = -x825
    C[13, 4] = add(mul(x129, x708, w261), x827, w210)
    C[13, 5] = sub(mul(x130, x708, w245), x829, w263)
    C[13, 12] = x830
    C[13, 13] = -x705
    C[13, 14] = -x722
    C[14, 0] = -add(mul(v_04, x733, w245), mul(v_05, x732, w261), w261)
    C[14, 1] = add(mul(v_03, x733, w039), mul(v_05, x078, w245), w245)
    C[14, 2] = sub(mul(v_03, x732, w194), mul(v_04, x078, w078), w078)
    C[14, 3] = -x832
    C[14, 4] = -sub(mul(x129, x726, w203), x834, w022)
    C[14, 5] = -add(mul(x130, x726, w060), x836, w266)
    C[14, 12] = x837
    C[14, 13] = -add(x212, x726, w037)
    C[14, 14] = -x719
    C[15, 0] = add(mul(v_04, x296, w244), mul(v_05, x297, w060), w060)
    C[15, 1] = -mul(v_03, x296, w287)
    C[15, 2] = -mul(v_03, x297, w122)
    C[15, 3] = -x838
    C[15, 4] = -x839
    C[15, 5] = -x840
    C[15, 15] = -x740
    C[15, 16] = x752
    C[15, 17] = -x770
    C[16, 0] = -add(mul(v_04, x763, w244), mul(v_05, x762, w203), w203)
    C[16, 1] = add(mul(v_03, x763, w020), mul(v_05, x243, w244), w244)
    C[16, 2] = sub(mul(v_03, x762, w114), mul(v_04, x243, w121), w121)
    C[16, 3] = -x842
    C[16, 4] = add(mul(x139, x757, w114), x844, w145)
    C[16, 5] = sub(mul(x140, x757, w281), x846, w231)
    C[16, 15] = x847
    C[16, 16] = -x754
    C[16, 17] = -x771
    C[17, 0] = -add(mul(v_04, x782, w281), mul(v_05, x781, w114), w114)
    C[17, 1] = add(mul(v_03, x782, w068), mul(v_05, x104, w281), w281)
    C[17, 2] = sub(mul(v_03, x781, w240), mul(v_04, x104, w111), w111)
    C[17, 3] = -x849
    C[17, 4] = -sub(mul(x139, x775, w142), x851, w092)
    C[17, 5] = -add(mul(x140, x775, w071), x853, w167)
    C[17, 15] = x854
    C[17, 16] = -add(x233, x775, w044)
    C[17, 17] = -x768


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
