# centroidal_momentum_rate of go2: Rate of the centroidal momentum, linear first: A_G a + dA_G v.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.centroidal_rate
# Convention  pinocchio
# Program     SHA-256 8856b75bc5248d715b62daa1c37f87bbd8553c10abb03276c0af31b25e23bd13
# Operations  742 mul, 746 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad       [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
#     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Outputs
#     dh_G  6  N, N m  linear first, world axes at the centre of mass
#
# Statements it rests on
#     centroidal/derivative        PROVED
#     centroidal/derivative-fixed  PROVED
#     centroidal/balance           PROVED
#     outside/momentum-rate        PROVED
#     outside/momentum-rate-free   PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def centroidal_momentum_rate(q, v, a, out=None):
    """Rate of the centroidal momentum, linear first: A_G a + dA_G v.

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
    dh_G : ndarray, (..., 6)
        linear first, world axes at the centre of mass; N, N m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
            ("a", a, (18,)),
        ],
        [
            ("dh_G", (6,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, a, dh_G):
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
        c35, c36
    ) = numbers(
        (
            1.0, 2.0, 0.037188086, 0.146694152, 16.087, 0.424141229571024, 0.00012166,
            0.002283689271632, 0.03675794225, 3.12e-05, 0.008214766969476, 0.1934, 0.0465,
            0.10962557, 7.119e-05, 4.092728e-06, 7.25574e-07, 0.00892066955205, 1.2818914e-06,
            0.00043992847495, 0.0789924, 0.00430848, 0.0005670347152, 0.000402580736,
            0.000429887296, 0.00747974233, 0.01539432908, 0.213, 0.00084392, 0.02623,
            3.58746816e-05, 7.9431538e-05, 0.0001142508, 0.00249597775, 0.00492976,
            0.06216199415677255
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
        w112, w113
    ) = slots(114)
    x001 = mul(q_03, c02, w000)
    x016 = sub(c01, mul(q_03, x001, w001), w001)
    x009 = mul(q_06, x001, w000)
    x002 = mul(q_04, c02, w002)
    x004 = mul(q_04, x002, w003)
    x021 = sub(x004, x016, w004)
    x006 = mul(q_03, x002, w005)
    x010 = mul(q_06, x002, w002)
    x003 = mul(q_05, c02, w006)
    x005 = mul(q_05, x003, w007)
    x012 = sub(x005, sub(c01, x004, w003), w003)
    x017 = sub(x005, x016, w001)
    x007 = mul(q_03, x003, w007)
    x014 = add(x007, x010, w008)
    x019 = sub(x007, x010, w002)
    x008 = mul(q_04, x003, w007)
    x011 = mul(q_06, x003, w006)
    x013 = sub(x006, x011, w009)
    x015 = add(x006, x011, w006)
    x018 = sub(x008, x009, w005)
    x020 = add(x008, x009, w000)
    x022 = add(mul(v_02, v_04, w007), sub(a_00, mul(v_01, v_05, w010), w010), w010)
    x023 = add(mul(v_00, v_05, w007), sub(a_01, mul(v_02, v_03, w011), w011), w011)
    x024 = add(mul(v_01, v_03, w007), sub(a_02, mul(v_00, v_04, w012), w012), w012)
    x025 = mul(v_03, v_03, w007)
    x026 = mul(v_04, v_04, w013)
    x540 = add(mul(c07, sub(x025, x026, w014), w014), mul(x023, c04, w015), w015)
    x027 = mul(v_05, v_05, w014)
    x031 = add(x026, x027, w016)
    x046 = mul(x031, c12, w017)
    x048 = sub(x022, x046, w018)
    x200 = add(x022, x046, w017)
    x050 = mul(add(x025, x027, w019), c13, w019)
    x052 = sub(x023, x050, w020)
    x128 = add(x023, x050, w019)
    x028 = mul(v_03, v_04, w021)
    x032 = sub(a_05, x028, w022)
    x034 = add(a_05, x028, w021)
    x051 = mul(x034, c12, w023)
    x053 = add(x051, x052, w024)
    x202 = sub(x051, x052, w020)
    x129 = add(x051, x128, w025)
    x275 = sub(x051, x128, w019)
    x047 = mul(x032, c13, w023)
    x049 = sub(x047, x048, w026)
    x127 = add(x047, x048, w018)
    x201 = sub(x047, x200, w027)
    x274 = add(x047, x200, w017)
    x029 = mul(v_03, v_05, w023)
    x033 = add(a_04, x029, w028)
    x036 = sub(a_04, x029, w023)
    x054 = mul(x036, c12, w029)
    x056 = sub(x024, x054, w030)
    x203 = add(x024, x054, w029)
    x482 = sub(mul(x036, c04, w031), mul(add(x025, x026, w032), c03, w032), w032)
    x530 = sub(mul(x036, c06, w031), mul(c08, sub(x025, x027, w007), w007), w007)
    x532 = sub(x530, add(mul(x032, c10, w031), mul(x024, c04, w033), w033), w033)
    x478 = sub(mul(x022, c05, w007), add(mul(x033, c03, w031), mul(x031, c04, w016), w016), w016)
    x030 = mul(v_04, v_05, w007)
    x035 = sub(a_03, x030, w031)
    x037 = add(a_03, x030, w007)
    x055 = mul(x037, c13, w034)
    x057 = add(x055, x056, w035)
    x130 = sub(x055, x056, w030)
    x204 = add(x055, x203, w036)
    x276 = sub(x055, x203, w029)
    x531 = sub(mul(x022, c03, w010), add(mul(x037, c07, w034), mul(x033, c11, w037), w037), w037)
    x480 = add(mul(x023, c05, w010), add(mul(x034, c04, w034), mul(x035, c03, w038), w038), w038)
    x519 = sub(mul(x035, c11, w010), mul(c10, sub(x026, x027, w014), w014), w014)
    x520 = add(add(mul(x037, c09, w007), mul(x034, c08, w010), w010), x519, w014)
    x521 = add(add(mul(x036, c07, w023), mul(x023, c03, w011), w011), x520, w014)
    x541 = add(add(mul(x032, c09, w022), mul(x035, c08, w031), w031), sub(mul(x034, c06, w021), mul(x033, c10, w028), w028), w028)
    x038 = cos(q_07, w031)
    x039 = sin(q_07, w021)
    x058 = add(mul(x038, x053, w022), mul(x039, x057, w011), w011)
    x059 = sub(mul(x038, x057, w035), mul(x039, x053, w024), w024)
    x040 = add(mul(v_04, x038, w035), mul(v_05, x039, w022), w022)
    x061 = mul(x040, x040, w035)
    x074 = add(v_07, x040, w023)
    x081 = mul(x074, x074, w010)
    x095 = add(v_08, x074, w007)
    x103 = mul(x095, x095, w013)
    x041 = sub(mul(v_05, x038, w034), mul(v_04, x039, w039), w039)
    x062 = mul(x041, x041, w034)
    x065 = mul(x040, x041, w040)
    x044 = add(mul(v_06, x041, w041), add(mul(a_04, x038, w042), mul(a_05, x039, w043), w043), w043)
    x076 = add(a_07, x044, w041)
    x097 = add(a_08, x076, w042)
    x045 = sub(mul(v_06, x040, w044), sub(mul(a_05, x038, w045), mul(a_04, x039, w046), w046), w046)
    x042 = add(v_03, v_06, w044)
    x063 = mul(x040, x042, w022)
    x066 = add(x045, x063, w045)
    x060 = mul(x042, x042, w047)
    x064 = mul(x041, x042, w048)
    x067 = add(x044, x064, w049)
    x043 = add(a_03, a_06, w050)
    x068 = sub(x043, x065, w051)
    x069 = add(x043, x065, w040)
    x456 = sub(mul(c17, sub(x060, x062, w052), w052), mul(x069, c16, w053), w053)
    x474 = add(mul(add(x060, x061, w052), c15, w052), mul(x069, c14, w054), w054)
    x466 = add(mul(x068, c17, w052), mul(c16, sub(x060, x061, w055), w055), w055)
    x467 = add(sub(mul(x067, c19, w052), mul(x049, c14, w056), w056), sub(mul(x066, c18, w052), x466, w055), w055)
    x471 = sub(mul(add(x060, x062, w047), c14, w047), mul(x068, c15, w056), w056)
    x070 = cos(q_08, w047)
    x071 = sin(q_08, w052)
    x072 = sub(mul(x042, x070, w057), mul(x041, x071, w058), w058)
    x073 = add(mul(x041, x070, w039), mul(x042, x071, w044), w044)
    x079 = sub(mul(x059, x070, w039), mul(x049, x071, w057), w057)
    x075 = sub(mul(v_07, x073, w039), add(mul(x043, x070, w059), mul(x045, x071, w060), w060), w060)
    x082 = mul(x073, x073, w039)
    x084 = mul(x072, x073, w059)
    x086 = add(x076, x084, w061)
    x089 = sub(x076, x084, w059)
    x444 = add(mul(x089, c24, w041), mul(c26, sub(x081, x082, w062), w062), w062)
    x458 = add(mul(x089, c23, w041), add(mul(x066, c19, w063), mul(x049, c15, w064), w064), w064)
    x450 = sub(mul(x086, c21, w041), mul(add(x081, x082, w063), c22, w063), w063)
    x085 = mul(x073, x074, w041)
    x083 = mul(x072, x074, w023)
    x088 = add(x075, x085, w065)
    x100 = sub(x058, mul(x088, c28, w066), w066)
    x077 = add(mul(v_07, x072, w067), sub(mul(x043, x071, w050), mul(x045, x070, w068), w068), w068)
    x459 = add(mul(sub(x077, x083, w067), c26, w067), mul(x079, c22, w050), w050)
    x087 = add(x077, x083, w023)
    x445 = sub(add(mul(x058, c21, w067), x444, w062), add(mul(x088, c27, w067), mul(x087, c25, w069), w069), w069)
    x472 = add(mul(x088, c21, w062), add(mul(x087, c22, w067), x471, w056), w056)
    x080 = mul(x072, x072, w062)
    x457 = add(mul(x086, c27, w067), mul(c25, sub(x080, x082, w039), w039), w039)
    x461 = sub(add(sub(mul(x067, c20, w067), x456, w053), x457, w039), sub(mul(sub(x075, x085, w041), c24, w041), x458, w064), w064)
    x090 = add(x080, x081, w039)
    x447 = add(mul(c24, sub(x080, x081, w010), w010), mul(x086, c26, w062), w062)
    x448 = sub(sub(mul(x058, c22, w010), x447, w062), add(mul(x087, c23, w023), mul(x088, c25, w065), w065), w065)
    x101 = add(x079, mul(x090, c28, w062), w062)
    x078 = add(mul(x049, x070, w026), mul(x059, x071, w057), w057)
    x099 = add(x078, mul(x086, c28, w061), w061)
    x091 = cos(q_09, w026)
    x092 = sin(q_09, w023)
    x093 = sub(mul(x072, x091, w010), mul(x073, x092, w041), w041)
    x094 = add(mul(x072, x092, w058), mul(x073, x091, w044), w044)
    x455 = mul(add(mul(x091, x099, w058), mul(x092, x101, w010), w010), c30, w010)
    x454 = mul(sub(mul(x091, x101, w062), mul(x092, x099, w061), w061), c29, w061)
    x096 = add(mul(x077, x092, w062), add(mul(x075, x091, w058), mul(v_08, x094, w053), w053), w053)
    x104 = mul(x094, x094, w062)
    x106 = mul(x093, x094, w058)
    x107 = mul(x094, x095, w044)
    x105 = mul(x093, x095, w007)
    x110 = add(x096, x107, w067)
    x108 = add(x097, x106, w070)
    x111 = sub(x097, x106, w058)
    x115 = sub(mul(x111, c32, w042), mul(c34, sub(x103, x104, w071), w071), w071)
    x462 = add(x459, add(mul(x078, c21, w057), mul(x111, c31, w042), w042), w042)
    x112 = add(mul(add(x103, x104, w050), c29, w050), mul(x108, c30, w057), w057)
    x452 = add(mul(x092, x112, w050), add(mul(x089, c22, w059), mul(x090, c21, w039), w039), w039)
    x098 = sub(mul(x077, x091, w068), sub(mul(x075, x092, w060), mul(v_08, x093, w050), w050), w050)
    x102 = mul(x093, x093, w041)
    x460 = sub(mul(c33, sub(x102, x104, w062), w062), mul(x108, c35, w068), w068)
    x464 = add(sub(mul(sub(x096, x107, w044), c32, w044), x454, w061), sub(x455, sub(x460, x461, w064), w064), w064)
    x117 = sub(mul(c32, sub(x102, x103, w061), w061), mul(x108, c34, w070), w070)
    x114 = sub(mul(x111, c29, w058), mul(add(x102, x103, w013), c30, w013), w013)
    x443 = add(mul(x091, x112, w057), mul(x092, x114, w058), w058)
    x451 = add(x443, x450, w063)
    x453 = sub(mul(x091, x114, w013), x452, w039)
    x469 = sub(mul(x071, x453, w013), sub(mul(x066, c14, w045), mul(x067, c15, w049), w049), w049)
    x470 = add(mul(x070, x451, w013), x469, w049)
    x475 = sub(mul(x071, x451, w063), sub(mul(x070, x453, w039), x474, w054), w054)
    x109 = add(x098, x105, w063)
    x463 = add(mul(c28, x443, w058), add(mul(sub(x098, x105, w007), c34, w007), x462, w042), w042)
    x465 = add(x463, x464, w064)
    x113 = sub(mul(x110, c30, w042), mul(x109, c29, w058), w058)
    x473 = add(x113, x472, w056)
    x476 = add(mul(x038, x473, w042), mul(x039, x475, w007), w007)
    x477 = sub(mul(x038, x475, w054), mul(x039, x473, w056), w056)
    x116 = add(sub(mul(x100, c30, w054), x115, w071), sub(mul(x109, c33, w054), mul(x110, c35, w042), w042), w042)
    x118 = add(sub(mul(x100, c29, w066), x117, w070), sub(mul(x109, c31, w063), mul(x110, c33, w067), w067), w067)
    x446 = sub(sub(mul(c28, x113, w058), x445, w069), add(mul(x091, x116, w058), mul(x092, x118, w070), w070), w070)
    x449 = sub(mul(x092, x116, w042), sub(mul(x091, x118, w067), x448, w065), w065)
    x468 = sub(mul(x071, x446, w042), add(mul(x070, x449, w067), x467, w055), w055)
    x494 = sub(mul(x091, c29, w042), add(c22, mul(x092, c30, w067), w067), w067)
    x495 = add(mul(x091, c30, w026), add(c21, mul(x092, c29, w023), w023), w023)
    x496 = add(mul(x070, x495, w026), add(c15, mul(x071, x494, w042), w042), w042)
    x119 = cos(q_10, w026)
    x120 = sin(q_10, w069)
    x131 = sub(mul(x119, x129, w058), mul(x120, x130, w063), w063)
    x132 = add(mul(x119, x130, w030), mul(x120, x129, w025), w025)
    x121 = add(mul(v_04, x119, w030), mul(v_05, x120, w058), w058)
    x134 = mul(x121, x121, w030)
    x147 = add(v_10, x121, w066)
    x154 = mul(x147, x147, w071)
    x168 = add(v_11, x147, w054)
    x176 = mul(x168, x168, w050)
    x122 = sub(mul(v_05, x119, w039), mul(v_04, x120, w013), w013)
    x135 = mul(x122, x122, w039)
    x138 = mul(x121, x122, w045)
    x125 = add(mul(v_09, x122, w057), add(mul(a_04, x119, w041), mul(a_05, x120, w061), w061), w061)
    x149 = add(a_10, x125, w057)
    x170 = add(a_11, x149, w041)
    x126 = sub(mul(v_09, x121, w010), sub(mul(a_05, x119, w068), mul(a_04, x120, w044), w044), w044)
    x123 = add(v_03, v_09, w010)
    x136 = mul(x121, x123, w058)
    x139 = add(x126, x136, w068)
    x133 = mul(x123, x123, w053)
    x137 = mul(x122, x123, w062)
    x140 = add(x125, x137, w060)
    x124 = add(a_03, a_09, w059)
    x141 = sub(x124, x138, w072)
    x142 = add(x124, x138, w045)
    x421 = add(mul(c16, x142, w073), mul(c17, sub(x133, x135, w074), w074), w074)
    x439 = sub(mul(c14, x142, w073), mul(c15, add(x133, x134, w075), w075), w075)
    x431 = sub(mul(c16, sub(x133, x134, w073), w073), mul(c17, x141, w076), w076)
    x432 = sub(add(mul(c19, x140, w073), mul(c14, x127, w077), w077), add(mul(c18, x139, w073), x431, w076), w076)
    x436 = add(mul(c15, x141, w077), mul(c14, add(x133, x135, w053), w053), w053)
    x143 = cos(q_11, w077)
    x144 = sin(q_11, w073)
    x145 = sub(mul(x123, x143, w078), mul(x122, x144, w079), w079)
    x146 = add(mul(x122, x143, w013), mul(x123, x144, w010), w010)
    x151 = add(mul(x127, x143, w013), mul(x132, x144, w078), w078)
    x152 = sub(mul(x127, x144, w013), mul(x132, x143, w080), w080)
    x148 = sub(mul(v_10, x146, w013), add(mul(x124, x143, w081), mul(x126, x144, w082), w082), w082)
    x155 = mul(x146, x146, w013)
    x157 = mul(x145, x146, w081)
    x159 = add(x149, x157, w083)
    x162 = sub(x149, x157, w081)
    x409 = add(mul(c26, sub(x154, x155, w057), w057), mul(c24, x162, w084), w084)
    x423 = sub(mul(c23, x162, w057), add(mul(c19, x139, w085), mul(c15, x127, w018), w018), w018)
    x172 = sub(x151, mul(c28, x159, w057), w057)
    x415 = sub(mul(c21, x159, w085), mul(c22, add(x154, x155, w086), w086), w086)
    x158 = mul(x146, x147, w085)
    x156 = mul(x145, x147, w066)
    x161 = add(x148, x158, w087)
    x424 = sub(mul(c24, sub(x148, x158, w085), w085), mul(c21, x151, w078), w078)
    x173 = sub(x131, mul(c28, x161, w085), w085)
    x150 = add(mul(v_10, x145, w088), sub(mul(x124, x144, w059), mul(x126, x143, w089), w089), w089)
    x160 = add(x150, x156, w088)
    x410 = sub(sub(mul(c21, x131, w059), x409, w084), add(mul(c27, x161, w059), mul(c25, x160, w090), w090), w090)
    x437 = add(mul(c21, x161, w084), sub(mul(c22, x160, w059), x436, w053), w053)
    x153 = mul(x145, x145, w084)
    x422 = add(mul(c27, x159, w059), mul(c25, sub(x153, x155, w013), w013), w013)
    x426 = sub(add(sub(mul(c20, x140, w059), x421, w074), x422, w013), sub(mul(c26, sub(x150, x156, w066), w066), x423, w018), w018)
    x163 = add(x153, x154, w013)
    x412 = add(mul(c26, x159, w083), mul(c24, sub(x153, x154, w071), w071), w071)
    x413 = sub(add(mul(c22, x131, w083), x412, w071), add(mul(c23, x160, w088), mul(c25, x161, w087), w087), w087)
    x174 = add(x152, mul(c28, x163, w071), w071)
    x164 = cos(q_12, w088)
    x165 = sin(q_12, w083)
    x166 = sub(mul(x145, x164, w084), mul(x146, x165, w066), w066)
    x167 = add(mul(x145, x165, w079), mul(x146, x164, w010), w010)
    x420 = mul(c30, sub(mul(x164, x172, w079), mul(x165, x174, w084), w084), w084)
    x419 = mul(c29, add(mul(x164, x174, w071), mul(x165, x172, w057), w057), w057)
    x169 = add(mul(x150, x165, w071), add(mul(x148, x164, w079), mul(v_11, x167, w074), w074), w074)
    x177 = mul(x167, x167, w071)
    x179 = mul(x166, x167, w079)
    x180 = mul(x167, x168, w010)
    x178 = mul(x166, x168, w054)
    x183 = add(x169, x180, w059)
    x181 = add(x170, x179, w091)
    x184 = sub(x170, x179, w079)
    x188 = sub(mul(c34, sub(x176, x177, w041), w041), mul(c32, x184, w092), w092)
    x427 = add(x424, add(mul(c22, x152, w080), mul(c31, x184, w041), w041), w041)
    x185 = add(mul(c29, add(x176, x177, w078), w078), mul(c30, x181, w080), w080)
    x417 = add(mul(x165, x185, w078), add(mul(c22, x162, w081), mul(c21, x163, w013), w013), w013)
    x171 = sub(mul(x150, x164, w089), sub(mul(x148, x165, w082), mul(v_11, x166, w078), w078), w078)
    x175 = mul(x166, x166, w066)
    x425 = sub(mul(c33, sub(x175, x177, w071), w071), mul(c35, x181, w089), w089)
    x190 = sub(mul(c34, x181, w091), mul(c32, sub(x175, x176, w071), w071), w071)
    x187 = sub(mul(c29, x184, w079), mul(c30, add(x175, x176, w050), w050), w050)
    x408 = add(mul(x164, x185, w080), mul(x165, x187, w079), w079)
    x416 = add(x408, x415, w086)
    x428 = sub(mul(c28, x408, w079), sub(mul(c32, sub(x169, x180, w010), w010), x427, w041), w041)
    x418 = sub(mul(x164, x187, w050), x417, w013)
    x434 = add(mul(x144, x418, w050), add(mul(c15, x140, w060), mul(c14, x139, w068), w068), w068)
    x435 = add(mul(x143, x416, w050), x434, w068)
    x440 = sub(mul(x144, x416, w086), add(mul(x143, x418, w013), x439, w075), w075)
    x182 = add(x171, x178, w086)
    x429 = add(add(mul(c34, sub(x171, x178, w054), w054), x419, w057), add(x420, sub(x425, x426, w018), w018), w018)
    x430 = sub(x428, x429, w018)
    x186 = sub(mul(c30, x183, w041), mul(c29, x182, w057), w057)
    x438 = add(x186, x437, w053)
    x441 = add(mul(x119, x438, w041), mul(x120, x440, w084), w084)
    x442 = sub(mul(x120, x438, w053), mul(x119, x440, w075), w075)
    x189 = add(sub(mul(c30, x173, w053), x188, w092), sub(mul(c33, x182, w053), mul(c35, x183, w041), w041), w041)
    x191 = add(sub(mul(c29, x173, w085), x190, w071), sub(mul(c31, x182, w086), mul(c33, x183, w059), w059), w059)
    x411 = sub(sub(mul(c28, x186, w057), x410, w090), add(mul(x164, x189, w057), mul(x165, x191, w071), w071), w071)
    x414 = sub(mul(x165, x189, w041), sub(mul(x164, x191, w059), x413, w087), w087)
    x433 = sub(mul(x144, x411, w041), sub(mul(x143, x414, w059), x432, w076), w076)
    x491 = sub(mul(c29, x164, w041), add(c22, mul(c30, x165, w059), w059), w059)
    x492 = add(mul(c30, x164, w088), add(c21, mul(c29, x165, w083), w083), w083)
    x493 = add(mul(x143, x492, w088), add(c15, mul(x144, x491, w041), w041), w041)
    x192 = cos(q_13, w088)
    x193 = sin(q_13, w090)
    x205 = sub(mul(x193, x204, w057), mul(x192, x202, w086), w086)
    x206 = add(mul(x192, x204, w036), mul(x193, x202, w020), w020)
    x194 = add(mul(v_04, x192, w036), mul(v_05, x193, w057), w057)
    x208 = mul(x194, x194, w036)
    x221 = add(v_13, x194, w085)
    x228 = mul(x221, x221, w092)
    x242 = add(v_14, x221, w053)
    x250 = mul(x242, x242, w089)
    x195 = sub(mul(v_05, x192, w054), mul(v_04, x193, w078), w078)
    x209 = mul(x195, x195, w054)
    x212 = mul(x194, x195, w013)
    x198 = add(mul(v_12, x195, w050), add(mul(a_04, x192, w060), mul(a_05, x193, w079), w079), w079)
    x223 = add(a_13, x198, w050)
    x244 = add(a_14, x223, w060)
    x199 = sub(mul(v_12, x194, w010), sub(mul(a_05, x192, w074), mul(a_04, x193, w080), w080), w080)
    x196 = add(v_03, v_12, w010)
    x210 = mul(x194, x196, w057)
    x213 = add(x199, x210, w074)
    x207 = mul(x196, x196, w066)
    x211 = mul(x195, x196, w091)
    x214 = add(x198, x211, w082)
    x197 = add(a_03, a_12, w081)
    x215 = sub(x197, x212, w093)
    x216 = add(x197, x212, w013)
    x386 = sub(mul(c16, x216, w094), mul(c17, sub(x207, x209, w095), w095), w095)
    x404 = add(mul(c15, add(x207, x208, w094), w094), mul(c14, x216, w096), w096)
    x396 = add(mul(c16, sub(x207, x208, w094), w094), mul(c17, x215, w097), w097)
    x397 = add(sub(mul(c19, x214, w094), mul(c14, x201, w098), w098), add(mul(c18, x213, w094), x396, w097), w097)
    x401 = sub(mul(c14, add(x207, x209, w066), w066), mul(c15, x215, w098), w098)
    x217 = cos(q_14, w066)
    x218 = sin(q_14, w094)
    x219 = sub(mul(x196, x217, w099), mul(x195, x218, w100), w100)
    x220 = add(mul(x195, x217, w078), mul(x196, x218, w010), w010)
    x226 = sub(mul(x206, x217, w078), mul(x201, x218, w099), w099)
    x222 = sub(mul(v_13, x220, w078), add(mul(x197, x217, w101), mul(x199, x218, w102), w102), w102)
    x229 = mul(x220, x220, w078)
    x231 = mul(x219, x220, w101)
    x233 = add(x223, x231, w103)
    x236 = sub(x223, x231, w101)
    x374 = add(mul(c24, x236, w050), mul(c26, sub(x228, x229, w104), w104), w104)
    x388 = add(mul(c23, x236, w050), add(mul(c19, x213, w105), mul(c15, x201, w106), w106), w106)
    x380 = sub(mul(c21, x233, w050), mul(c22, add(x228, x229, w105), w105), w105)
    x232 = mul(x220, x221, w050)
    x230 = mul(x219, x221, w085)
    x235 = add(x222, x232, w107)
    x247 = sub(x205, mul(c28, x235, w108), w108)
    x224 = add(mul(v_13, x219, w109), sub(mul(x197, x218, w081), mul(x199, x217, w110), w110), w110)
    x389 = add(mul(c26, sub(x224, x230, w109), w109), mul(c22, x226, w081), w081)
    x234 = add(x224, x230, w085)
    x375 = sub(add(mul(c21, x205, w109), x374, w104), add(mul(c27, x235, w109), mul(c25, x234, w111), w111), w111)
    x402 = add(mul(c21, x235, w104), add(mul(c22, x234, w109), x401, w098), w098)
    x227 = mul(x219, x219, w104)
    x387 = add(mul(c27, x233, w109), mul(c25, sub(x227, x229, w078), w078), w078)
    x391 = sub(add(sub(mul(c20, x214, w109), x386, w095), x387, w078), sub(mul(c24, sub(x222, x232, w050), w050), x388, w106), w106)
    x237 = add(x227, x228, w078)
    x377 = add(mul(c24, sub(x227, x228, w092), w092), mul(c26, x233, w104), w104)
    x378 = sub(sub(mul(c22, x205, w092), x377, w104), add(mul(c23, x234, w085), mul(c25, x235, w107), w107), w107)
    x248 = add(x226, mul(c28, x237, w104), w104)
    x225 = add(mul(x201, x217, w027), mul(x206, x218, w099), w099)
    x246 = add(x225, mul(c28, x233, w103), w103)
    x238 = cos(q_15, w027)
    x239 = sin(q_15, w085)
    x240 = sub(mul(x219, x238, w092), mul(x220, x239, w050), w050)
    x241 = add(mul(x219, x239, w100), mul(x220, x238, w010), w010)
    x385 = mul(c30, add(mul(x238, x246, w100), mul(x239, x248, w092), w092), w092)
    x384 = mul(c29, sub(mul(x238, x248, w104), mul(x239, x246, w103), w103), w103)
    x243 = add(mul(x224, x239, w104), add(mul(x222, x238, w100), mul(v_14, x241, w095), w095), w095)
    x251 = mul(x241, x241, w104)
    x253 = mul(x240, x241, w100)
    x254 = mul(x241, x242, w010)
    x252 = mul(x240, x242, w053)
    x257 = add(x243, x254, w109)
    x255 = add(x244, x253, w112)
    x258 = sub(x244, x253, w100)
    x262 = sub(mul(c32, x258, w060), mul(c34, sub(x250, x251, w113), w113), w113)
    x392 = add(x389, add(mul(c21, x225, w099), mul(c31, x258, w060), w060), w060)
    x259 = add(mul(c29, add(x250, x251, w081), w081), mul(c30, x255, w099), w099)
    x382 = add(mul(x239, x259, w081), add(mul(c22, x236, w101), mul(c21, x237, w078), w078), w078)
    x245 = sub(mul(x224, x238, w110), sub(mul(x222, x239, w102), mul(v_14, x240, w081), w081), w081)
    x249 = mul(x240, x240, w050)
    x390 = sub(mul(c33, sub(x249, x251, w104), w104), mul(c35, x255, w110), w110)
    x394 = add(sub(mul(c32, sub(x243, x254, w010), w010), x384, w103), sub(x385, sub(x390, x391, w106), w106), w106)
    x264 = sub(mul(c32, sub(x249, x250, w103), w103), mul(c34, x255, w112), w112)
    x261 = sub(mul(c29, x258, w100), mul(c30, add(x249, x250, w089), w089), w089)
    x373 = add(mul(x238, x259, w099), mul(x239, x261, w100), w100)
    x381 = add(x373, x380, w105)
    x383 = sub(mul(x238, x261, w089), x382, w078)
    x399 = sub(mul(x218, x383, w089), sub(mul(c14, x213, w074), mul(c15, x214, w082), w082), w082)
    x400 = add(mul(x217, x381, w089), x399, w082)
    x405 = sub(mul(x218, x381, w105), sub(mul(x217, x383, w078), x404, w096), w096)
    x256 = add(x245, x252, w105)
    x393 = add(mul(c28, x373, w100), add(mul(c34, sub(x245, x252, w053), w053), x392, w060), w060)
    x395 = add(x393, x394, w106)
    x260 = sub(mul(c30, x257, w060), mul(c29, x256, w100), w100)
    x403 = add(x260, x402, w098)
    x406 = add(mul(x192, x403, w060), mul(x193, x405, w053), w053)
    x407 = sub(mul(x192, x405, w096), mul(x193, x403, w098), w098)
    x263 = add(sub(mul(c30, x247, w096), x262, w113), sub(mul(c33, x256, w096), mul(c35, x257, w060), w060), w060)
    x265 = add(sub(mul(c29, x247, w108), x264, w112), sub(mul(c31, x256, w105), mul(c33, x257, w109), w109), w109)
    x376 = sub(sub(mul(c28, x260, w100), x375, w111), add(mul(x238, x263, w100), mul(x239, x265, w112), w112), w112)
    x379 = sub(mul(x239, x263, w060), sub(mul(x238, x265, w109), x378, w107), w107)
    x398 = sub(mul(x218, x376, w060), add(mul(x217, x379, w109), x397, w097), w097)
    x488 = sub(mul(c29, x238, w060), add(c22, mul(c30, x239, w109), w109), w109)
    x489 = add(mul(c30, x238, w027), add(c21, mul(c29, x239, w085), w085), w085)
    x490 = add(mul(x217, x489, w027), add(c15, mul(x218, x488, w060), w060), w060)
    x266 = cos(q_16, w027)
    x500 = mul(c14, add(sub(x038, x119, w111), sub(x192, x266, w100), w100), w100)
    x267 = sin(q_16, w111)
    x277 = add(mul(x266, x275, w105), mul(x267, x276, w108), w108)
    x513 = mul(c15, add(add(x058, x131, w063), sub(x205, x277, w086), w086), w086)
    x278 = sub(mul(x267, x275, w019), mul(x266, x276, w029), w029)
    x512 = mul(c14, add(add(x059, x132, w025), sub(x206, x278, w020), w020), w020)
    x502 = mul(c14, add(sub(x039, x120, w025), sub(x193, x267, w024), w024), w024)
    x268 = add(mul(v_04, x266, w025), mul(v_05, x267, w019), w019)
    x280 = mul(x268, x268, w025)
    x293 = add(v_16, x268, w063)
    x300 = mul(x293, x293, w011)
    x314 = add(v_17, x293, w105)
    x322 = mul(x314, x314, w113)
    x269 = sub(mul(v_05, x266, w096), mul(v_04, x267, w081), w081)
    x281 = mul(x269, x269, w096)
    x517 = add(sub(sub(x061, x062, w034), sub(x134, x135, w039), w039), sub(sub(x208, x209, w054), sub(x280, x281, w036), w036), w036)
    x284 = mul(x268, x269, w039)
    x272 = add(mul(v_15, x269, w054), add(mul(a_04, x266, w034), mul(a_05, x267, w030), w030), w030)
    x295 = add(a_16, x272, w054)
    x316 = add(a_17, x295, w034)
    x273 = sub(mul(v_15, x268, w035), sub(mul(a_05, x266, w078), mul(a_04, x267, w089), w089), w089)
    x270 = add(v_03, v_15, w035)
    x282 = mul(x268, x270, w019)
    x285 = add(x273, x282, w078)
    x515 = sub(add(sub(x045, x063, w022), sub(x126, x136, w058), w058), add(sub(x199, x210, w057), sub(x273, x282, w019), w019), w019)
    x279 = mul(x270, x270, w058)
    x283 = mul(x269, x270, w057)
    x286 = add(x272, x283, w080)
    x514 = sub(sub(sub(x044, x064, w048), sub(x125, x137, w062), w062), sub(sub(x198, x211, w091), sub(x272, x283, w057), w057), w057)
    x271 = add(a_03, a_15, w062)
    x287 = sub(x271, x284, w091)
    x518 = mul(c20, add(add(x068, x141, w072), add(x215, x287, w093), w093), w093)
    x288 = add(x271, x284, w039)
    x516 = mul(c18, add(add(x069, x142, w045), add(x216, x288, w013), w013), w013)
    x351 = add(mul(c17, sub(x279, x281, w045), w045), mul(c16, x288, w040), w040)
    x369 = sub(mul(c14, x288, w039), mul(c15, add(x279, x280, w045), w045), w045)
    x361 = sub(mul(c17, x287, w039), mul(c16, sub(x279, x280, w025), w025), w025)
    x362 = sub(add(mul(c19, x286, w039), mul(c14, x274, w072), w072), add(mul(c18, x285, w039), x361, w025), w025)
    x366 = add(mul(c15, x287, w091), mul(c14, add(x279, x281, w096), w096), w096)
    x289 = cos(q_17, w091)
    x290 = sin(q_17, w058)
    x291 = sub(mul(x270, x289, w072), mul(x269, x290, w039), w039)
    x292 = add(mul(x269, x289, w081), mul(x270, x290, w035), w035)
    x297 = sub(mul(x274, x289, w081), mul(x278, x290, w072), w072)
    x298 = add(mul(x274, x290, w081), mul(x278, x289, w029), w029)
    x294 = sub(mul(v_16, x292, w081), add(mul(x271, x289, w051), mul(x273, x290, w030), w030), w030)
    x301 = mul(x292, x292, w081)
    x303 = mul(x291, x292, w051)
    x305 = add(x295, x303, w079)
    x308 = sub(x295, x303, w051)
    x339 = add(mul(c26, sub(x300, x301, w054), w054), mul(c24, x308, w048), w048)
    x353 = sub(mul(c23, x308, w054), add(mul(c19, x285, w061), mul(c15, x274, w017), w017), w017)
    x318 = sub(x297, mul(c28, x305, w054), w054)
    x345 = sub(mul(c21, x305, w061), mul(c22, add(x300, x301, w043), w043), w043)
    x304 = mul(x292, x293, w061)
    x302 = mul(x291, x293, w063)
    x307 = add(x294, x304, w022)
    x354 = sub(mul(c24, sub(x294, x304, w061), w061), mul(c21, x297, w072), w072)
    x319 = add(x277, mul(c28, x307, w061), w061)
    x296 = add(mul(v_16, x291, w044), sub(mul(x271, x290, w062), mul(x273, x289, w089), w089), w089)
    x306 = add(x296, x302, w044)
    x340 = add(add(mul(c21, x277, w062), x339, w048), add(mul(c27, x307, w062), mul(c25, x306, w046), w046), w046)
    x367 = add(mul(c21, x307, w048), sub(mul(c22, x306, w062), x366, w096), w096)
    x299 = mul(x291, x291, w048)
    x352 = add(mul(c27, x305, w062), mul(c25, sub(x299, x301, w081), w081), w081)
    x356 = sub(add(add(mul(c20, x286, w062), x351, w040), x352, w081), sub(mul(c26, sub(x296, x302, w063), w063), x353, w017), w017)
    x309 = add(x299, x300, w081)
    x342 = add(mul(c26, x305, w079), mul(c24, sub(x299, x300, w011), w011), w011)
    x343 = add(sub(mul(c22, x277, w108), x342, w011), add(mul(c23, x306, w044), mul(c25, x307, w022), w022), w022)
    x320 = add(x298, mul(c28, x309, w011), w011)
    x310 = cos(q_18, w044)
    x311 = sin(q_18, w108)
    x312 = sub(mul(x291, x310, w079), mul(x292, x311, w048), w048)
    x313 = add(mul(x291, x311, w039), mul(x292, x310, w035), w035)
    x350 = mul(c30, sub(mul(x310, x318, w039), mul(x311, x320, w079), w079), w079)
    x349 = mul(c29, add(mul(x310, x320, w011), mul(x311, x318, w054), w054), w054)
    x315 = add(mul(x296, x311, w011), add(mul(x294, x310, w039), mul(v_17, x313, w063), w063), w063)
    x323 = mul(x313, x313, w011)
    x325 = mul(x312, x313, w039)
    x326 = mul(x313, x314, w035)
    x324 = mul(x312, x314, w105)
    x329 = add(x315, x326, w040)
    x327 = add(x316, x325, w062)
    x330 = sub(x316, x325, w039)
    x334 = sub(mul(c34, sub(x322, x323, w034), w034), mul(c32, x330, w074), w074)
    x357 = add(x354, add(mul(c22, x298, w029), mul(c31, x330, w034), w034), w034)
    x331 = add(mul(c29, add(x322, x323, w072), w072), mul(c30, x327, w029), w029)
    x347 = add(mul(x311, x331, w072), add(mul(c22, x308, w051), mul(c21, x309, w081), w081), w081)
    x317 = sub(mul(x296, x310, w089), sub(mul(x294, x311, w030), mul(v_17, x312, w072), w072), w072)
    x321 = mul(x312, x312, w048)
    x355 = sub(mul(c33, sub(x321, x323, w011), w011), mul(c35, x327, w089), w089)
    x336 = sub(mul(c34, x327, w062), mul(c32, sub(x321, x322, w011), w011), w011)
    x333 = sub(mul(c29, x330, w039), mul(c30, add(x321, x322, w113), w113), w113)
    x338 = add(mul(x310, x331, w029), mul(x311, x333, w039), w039)
    x346 = add(x338, x345, w043)
    x358 = sub(mul(c28, x338, w039), sub(mul(c32, sub(x315, x326, w035), w035), x357, w034), w034)
    x348 = sub(mul(x310, x333, w113), x347, w081)
    x364 = add(mul(x290, x348, w113), add(mul(c15, x286, w080), mul(c14, x285, w078), w078), w078)
    x365 = add(mul(x289, x346, w113), x364, w078)
    x479 = add(add(x400, x435, w113), add(x470, sub(x365, x478, w016), w016), w016)
    x539 = mul(c13, add(sub(x365, x400, w082), sub(x435, x470, w049), w049), w049)
    x370 = sub(mul(x290, x346, w043), add(mul(x289, x348, w081), x369, w045), w045)
    x328 = add(x317, x324, w043)
    x359 = add(add(mul(c34, sub(x317, x324, w105), w105), x349, w054), add(x350, sub(x355, x356, w017), w017), w017)
    x360 = sub(x358, x359, w017)
    x533 = add(mul(x038, x465, w034), sub(mul(x266, x360, w054), sub(x531, x532, w033), w033), w033)
    x534 = add(add(mul(x192, x395, w034), mul(x119, x430, w054), w054), x533, w033)
    x542 = add(mul(x039, x465, w064), add(mul(x267, x360, w017), add(x540, x541, w028), w028), w028)
    x543 = add(add(mul(x193, x395, w106), mul(x120, x430, w018), w018), x542, w028)
    x332 = sub(mul(c30, x329, w018), mul(c29, x328, w106), w106)
    x368 = add(x332, x367, w096)
    x371 = add(mul(x266, x368, w018), mul(x267, x370, w064), w064)
    x481 = add(add(x406, x441, w018), add(x476, sub(x371, x480, w038), w038), w038)
    x538 = mul(c12, sub(add(x371, x406, w053), add(x441, x476, w007), w007), w007)
    x372 = sub(mul(x267, x368, w096), mul(x266, x370, w045), w045)
    x483 = sub(x477, sub(x372, sub(mul(x024, c05, w012), x482, w032), w032), w032)
    x484 = add(sub(x407, x442, w012), x483, w032)
    x529 = mul(c12, sub(sub(x372, x407, w012), sub(x442, x477, w096), w096), w096)
    x511 = mul(c13, add(add(x372, x407, w098), add(x442, x477, w056), w056), w056)
    x508 = sub(mul(x013, x481, w098), add(mul(x014, x484, w075), mul(x012, x479, w045), w045), w045)
    x509 = add(mul(x017, x481, w098), sub(mul(x018, x484, w075), mul(x015, x479, w012), w012), w012)
    x510 = add(mul(x020, x481, w098), add(mul(x021, x484, w075), mul(x019, x479, w053), w053), w053)
    x335 = sub(add(mul(c30, x319, w098), x334, w074), sub(mul(c33, x328, w098), mul(c35, x329, w075), w075), w075)
    x337 = sub(add(mul(c29, x319, w061), x336, w011), sub(mul(c31, x328, w043), mul(c33, x329, w040), w040), w040)
    x341 = add(add(mul(c28, x332, w106), x340, w046), add(mul(x310, x335, w106), mul(x311, x337, w011), w011), w011)
    x344 = sub(mul(x311, x335, w075), sub(mul(x310, x337, w040), x343, w022), w022)
    x523 = sub(sub(mul(x290, x344, w075), mul(x217, x376, w112), w112), add(mul(x218, x379, w107), mul(x143, x411, w071), w071), w071)
    x363 = add(mul(x290, x341, w112), add(mul(x289, x344, w022), x362, w025), w025)
    x522 = add(mul(x071, x449, w065), sub(mul(x289, x341, w011), x521, w014), w014)
    x524 = add(add(mul(x144, x414, w087), mul(x070, x446, w070), w070), x522, w014)
    x536 = add(add(mul(x267, x363, w070), mul(x193, x398, w087), w087), add(mul(x120, x433, w070), mul(x039, x468, w065), w065), w065)
    x545 = add(add(mul(x266, x363, w025), mul(x192, x398, w097), w097), add(mul(x119, x433, w076), mul(x038, x468, w055), w055), w055)
    x485 = sub(mul(c29, x310, w097), add(c22, mul(c30, x311, w076), w076), w076)
    x486 = add(mul(c30, x310, w044), add(c21, mul(c29, x311, w108), w108), w108)
    x498 = add(sub(mul(x290, x486, w044), mul(x217, x488, w109), w109), sub(mul(x218, x489, w085), mul(x143, x491, w059), w059), w059)
    x497 = sub(mul(x071, x495, w023), add(c04, mul(x289, x485, w052), w052), w052)
    x499 = add(sub(mul(x144, x492, w083), mul(x070, x494, w067), w067), x497, w052)
    x505 = mul(add(x498, x499, w052), c36, w052)
    x487 = add(mul(x289, x486, w108), add(c15, mul(x290, x485, w076), w076), w076)
    x501 = add(add(mul(x267, x487, w111), mul(x193, x490, w090), w090), add(mul(x120, x493, w069), mul(x039, x496, w021), w021), w021)
    x503 = add(mul(x038, x496, w042), add(c03, mul(x266, x487, w076), w076), w076)
    x504 = add(add(mul(x192, x490, w060), mul(x119, x493, w041), w041), x503, w076)
    x507 = mul(sub(x502, x504, w076), c36, w076)
    x506 = mul(add(x500, x501, w021), c36, w021)
    x525 = sub(sub(x523, x524, w014), add(mul(x481, x507, w071), mul(x484, x506, w100), w100), w100)
    x526 = sub(x516, sub(mul(c19, x517, w036), add(x518, x525, w100), w100), w100)
    x527 = sub(mul(c16, x514, w057), sub(mul(c17, x515, w019), x526, w100), w100)
    x528 = add(x511, add(x512, add(x513, x527, w100), w100), w100)
    x535 = sub(mul(x484, x505, w032), add(mul(x479, x507, w076), x534, w033), w033)
    x537 = add(x529, add(x535, x536, w065), w065)
    x544 = add(mul(x481, x505, w052), sub(mul(x479, x506, w021), x543, w028), w028)
    x546 = sub(x538, add(x539, sub(x544, x545, w055), w055), w055)
    x547 = sub(mul(x012, x528, w003), sub(mul(x014, x546, w008), mul(x013, x537, w009), w009), w009)
    x548 = add(mul(x015, x528, w006), add(mul(x018, x546, w005), mul(x017, x537, w001), w001), w001)
    x549 = sub(mul(x019, x528, w100), add(mul(x021, x546, w055), mul(x020, x537, w065), w065), w065)
    dh_G[0] = -x508
    dh_G[1] = x509
    dh_G[2] = -x510
    dh_G[3] = -x547
    dh_G[4] = x548
    dh_G[5] = x549


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
