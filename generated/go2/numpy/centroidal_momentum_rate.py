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
# Program     SHA-256 e97ffb33fd2621df8fb51605d6a3eabf31c92bf0091883dda66c665568deb186
# Operations  742 mul, 742 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
        w112, w113, w114, w115
    ) = slots(116)
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
    x536 = add(mul(c07, sub(x025, x026, w014), w014), mul(x023, c04, w015), w015)
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
    x528 = sub(mul(x036, c06, w031), mul(c08, sub(x025, x027, w007), w007), w007)
    x530 = sub(x528, add(mul(x032, c10, w031), mul(x024, c04, w033), w033), w033)
    x476 = sub(mul(x022, c05, w007), add(mul(x033, c03, w031), mul(x031, c04, w016), w016), w016)
    x030 = mul(v_04, v_05, w007)
    x035 = sub(a_03, x030, w031)
    x037 = add(a_03, x030, w007)
    x055 = mul(x037, c13, w034)
    x057 = add(x055, x056, w035)
    x130 = sub(x055, x056, w030)
    x204 = add(x055, x203, w036)
    x276 = sub(x055, x203, w029)
    x529 = sub(mul(x022, c03, w010), add(mul(x037, c07, w034), mul(x033, c11, w037), w037), w037)
    x478 = add(mul(x023, c05, w010), add(mul(x034, c04, w034), mul(x035, c03, w038), w038), w038)
    x517 = sub(mul(x035, c11, w010), mul(c10, sub(x026, x027, w014), w014), w014)
    x518 = add(add(mul(x037, c09, w007), mul(x034, c08, w010), w010), x517, w014)
    x519 = add(add(mul(x036, c07, w023), mul(x023, c03, w011), w011), x518, w014)
    x537 = add(add(mul(x032, c09, w022), mul(x035, c08, w031), w031), sub(mul(x034, c06, w021), mul(x033, c10, w028), w028), w028)
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
    x453 = sub(mul(c17, sub(x060, x062, w052), w052), mul(x069, c16, w053), w053)
    x470 = add(mul(add(x060, x061, w052), c15, w052), mul(x069, c14, w054), w054)
    x463 = add(mul(x068, c17, w052), mul(c16, sub(x060, x061, w055), w055), w055)
    x464 = add(sub(mul(x067, c19, w052), mul(x049, c14, w056), w056), sub(mul(x066, c18, w052), x463, w055), w055)
    x467 = sub(mul(add(x060, x062, w047), c14, w047), mul(x068, c15, w056), w056)
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
    x441 = add(mul(x089, c24, w041), mul(c26, sub(x081, x082, w062), w062), w062)
    x455 = add(mul(x089, c23, w041), add(mul(x066, c19, w063), mul(x049, c15, w064), w064), w064)
    x447 = sub(mul(x086, c21, w041), mul(add(x081, x082, w063), c22, w063), w063)
    x085 = mul(x073, x074, w041)
    x083 = mul(x072, x074, w023)
    x088 = add(x075, x085, w065)
    x100 = sub(x058, mul(x088, c28, w066), w066)
    x077 = add(mul(v_07, x072, w067), sub(mul(x043, x071, w050), mul(x045, x070, w068), w068), w068)
    x456 = add(mul(sub(x077, x083, w067), c26, w067), mul(x079, c22, w050), w050)
    x087 = add(x077, x083, w023)
    x442 = sub(add(mul(x058, c21, w067), x441, w062), add(mul(x088, c27, w067), mul(x087, c25, w069), w069), w069)
    x468 = add(mul(x088, c21, w062), add(mul(x087, c22, w067), x467, w056), w056)
    x080 = mul(x072, x072, w062)
    x454 = add(mul(x086, c27, w067), mul(c25, sub(x080, x082, w039), w039), w039)
    x458 = sub(add(sub(mul(x067, c20, w067), x453, w053), x454, w039), sub(mul(sub(x075, x085, w041), c24, w041), x455, w064), w064)
    x090 = add(x080, x081, w039)
    x444 = add(mul(c24, sub(x080, x081, w010), w010), mul(x086, c26, w062), w062)
    x445 = sub(sub(mul(x058, c22, w010), x444, w062), add(mul(x087, c23, w023), mul(x088, c25, w065), w065), w065)
    x101 = add(x079, mul(x090, c28, w062), w062)
    x078 = add(mul(x049, x070, w026), mul(x059, x071, w057), w057)
    x099 = add(x078, mul(x086, c28, w061), w061)
    x091 = cos(q_09, w026)
    x092 = sin(q_09, w023)
    x093 = sub(mul(x072, x091, w010), mul(x073, x092, w041), w041)
    x094 = add(mul(x072, x092, w058), mul(x073, x091, w044), w044)
    x452 = mul(add(mul(x091, x099, w058), mul(x092, x101, w010), w010), c30, w010)
    x451 = mul(sub(mul(x091, x101, w062), mul(x092, x099, w061), w061), c29, w061)
    x096 = add(mul(x077, x092, w062), add(mul(x075, x091, w058), mul(v_08, x094, w053), w053), w053)
    x104 = mul(x094, x094, w062)
    x106 = mul(x093, x094, w058)
    x107 = mul(x094, x095, w044)
    x105 = mul(x093, x095, w007)
    x110 = add(x096, x107, w067)
    x108 = add(x097, x106, w070)
    x111 = sub(x097, x106, w058)
    x115 = sub(mul(x111, c32, w042), mul(c34, sub(x103, x104, w071), w071), w071)
    x459 = add(x456, add(mul(x078, c21, w057), mul(x111, c31, w042), w042), w042)
    x112 = add(mul(add(x103, x104, w050), c29, w050), mul(x108, c30, w057), w057)
    x449 = add(mul(x092, x112, w050), add(mul(x089, c22, w059), mul(x090, c21, w039), w039), w039)
    x098 = sub(mul(x077, x091, w068), sub(mul(x075, x092, w060), mul(v_08, x093, w050), w050), w050)
    x102 = mul(x093, x093, w041)
    x457 = sub(mul(c33, sub(x102, x104, w062), w062), mul(x108, c35, w068), w068)
    x461 = add(sub(mul(sub(x096, x107, w044), c32, w044), x451, w061), sub(x452, sub(x457, x458, w064), w064), w064)
    x117 = sub(mul(c32, sub(x102, x103, w061), w061), mul(x108, c34, w070), w070)
    x114 = sub(mul(x111, c29, w058), mul(add(x102, x103, w013), c30, w013), w013)
    x440 = add(mul(x091, x112, w057), mul(x092, x114, w058), w058)
    x448 = add(x440, x447, w063)
    x450 = sub(mul(x091, x114, w013), x449, w039)
    x466 = sub(mul(x071, x450, w013), sub(mul(x066, c14, w045), mul(x067, c15, w049), w049), w049)
    x471 = sub(mul(x071, x448, w013), sub(mul(x070, x450, w039), x470, w054), w054)
    x109 = add(x098, x105, w013)
    x460 = add(mul(c28, x440, w058), add(mul(sub(x098, x105, w007), c34, w007), x459, w042), w042)
    x462 = add(x460, x461, w064)
    x113 = sub(mul(x110, c30, w042), mul(x109, c29, w058), w058)
    x469 = add(x113, x468, w056)
    x472 = add(mul(x038, x469, w042), mul(x039, x471, w007), w007)
    x473 = sub(mul(x038, x471, w054), mul(x039, x469, w056), w056)
    x116 = add(sub(mul(x100, c30, w054), x115, w071), sub(mul(x109, c33, w054), mul(x110, c35, w042), w042), w042)
    x118 = add(sub(mul(x100, c29, w066), x117, w070), sub(mul(x109, c31, w013), mul(x110, c33, w067), w067), w067)
    x443 = sub(sub(mul(c28, x113, w058), x442, w069), add(mul(x091, x116, w058), mul(x092, x118, w070), w070), w070)
    x446 = sub(mul(x092, x116, w042), sub(mul(x091, x118, w067), x445, w065), w065)
    x465 = sub(mul(x071, x443, w042), add(mul(x070, x446, w067), x464, w055), w055)
    x493 = sub(mul(x091, c29, w042), add(c22, mul(x092, c30, w067), w067), w067)
    x494 = add(mul(x091, c30, w026), add(c21, mul(x092, c29, w023), w023), w023)
    x495 = add(mul(x070, x494, w026), add(c15, mul(x071, x493, w042), w042), w042)
    x119 = cos(q_10, w026)
    x120 = sin(q_10, w069)
    x131 = sub(mul(x119, x129, w058), mul(x120, x130, w013), w013)
    x132 = add(mul(x119, x130, w030), mul(x120, x129, w025), w025)
    x121 = add(mul(v_04, x119, w030), mul(v_05, x120, w058), w058)
    x134 = mul(x121, x121, w030)
    x147 = add(v_10, x121, w066)
    x154 = mul(x147, x147, w071)
    x168 = add(v_11, x147, w054)
    x176 = mul(x168, x168, w050)
    x122 = sub(mul(v_05, x119, w039), mul(v_04, x120, w045), w045)
    x135 = mul(x122, x122, w039)
    x138 = mul(x121, x122, w057)
    x125 = add(mul(v_09, x122, w041), add(mul(a_04, x119, w061), mul(a_05, x120, w010), w010), w010)
    x149 = add(a_10, x125, w041)
    x170 = add(a_11, x149, w061)
    x126 = sub(mul(v_09, x121, w068), sub(mul(a_05, x119, w044), mul(a_04, x120, w053), w053), w053)
    x123 = add(v_03, v_09, w068)
    x136 = mul(x121, x123, w058)
    x139 = add(x126, x136, w044)
    x133 = mul(x123, x123, w062)
    x137 = mul(x122, x123, w060)
    x140 = add(x125, x137, w059)
    x124 = add(a_03, a_09, w072)
    x141 = sub(x124, x138, w073)
    x142 = add(x124, x138, w057)
    x419 = add(mul(c16, x142, w074), mul(c17, sub(x133, x135, w075), w075), w075)
    x436 = sub(mul(c14, x142, w074), mul(c15, add(x133, x134, w076), w076), w076)
    x429 = sub(mul(c16, sub(x133, x134, w074), w074), mul(c17, x141, w077), w077)
    x430 = sub(add(mul(c19, x140, w074), mul(c14, x127, w078), w078), add(mul(c18, x139, w074), x429, w077), w077)
    x433 = add(mul(c15, x141, w078), mul(c14, add(x133, x135, w062), w062), w062)
    x143 = cos(q_11, w078)
    x144 = sin(q_11, w074)
    x145 = sub(mul(x123, x143, w079), mul(x122, x144, w080), w080)
    x146 = add(mul(x122, x143, w045), mul(x123, x144, w068), w068)
    x152 = sub(mul(x127, x144, w045), mul(x132, x143, w079), w079)
    x148 = sub(mul(v_10, x146, w045), add(mul(x124, x143, w081), mul(x126, x144, w082), w082), w082)
    x155 = mul(x146, x146, w045)
    x157 = mul(x145, x146, w081)
    x159 = add(x149, x157, w083)
    x162 = sub(x149, x157, w081)
    x407 = add(mul(c26, sub(x154, x155, w041), w041), mul(c24, x162, w084), w084)
    x421 = sub(mul(c23, x162, w041), add(mul(c19, x139, w085), mul(c15, x127, w086), w086), w086)
    x413 = sub(mul(c21, x159, w041), mul(c22, add(x154, x155, w085), w085), w085)
    x158 = mul(x146, x147, w041)
    x156 = mul(x145, x147, w066)
    x161 = add(x148, x158, w087)
    x173 = sub(x131, mul(c28, x161, w088), w088)
    x150 = add(mul(v_10, x145, w089), sub(mul(x124, x144, w072), mul(x126, x143, w090), w090), w090)
    x422 = sub(mul(c26, sub(x150, x156, w089), w089), mul(c22, x152, w072), w072)
    x160 = add(x150, x156, w066)
    x408 = sub(sub(mul(c21, x131, w089), x407, w084), add(mul(c27, x161, w089), mul(c25, x160, w091), w091), w091)
    x434 = add(mul(c21, x161, w084), sub(mul(c22, x160, w089), x433, w062), w062)
    x153 = mul(x145, x145, w084)
    x420 = add(mul(c27, x159, w089), mul(c25, sub(x153, x155, w045), w045), w045)
    x424 = add(add(sub(mul(c20, x140, w089), x419, w075), x420, w045), add(mul(c24, sub(x148, x158, w041), w041), x421, w086), w086)
    x163 = add(x153, x154, w045)
    x410 = add(mul(c26, x159, w041), mul(c24, sub(x153, x154, w071), w071), w071)
    x411 = sub(add(mul(c22, x131, w041), x410, w071), add(mul(c23, x160, w066), mul(c25, x161, w087), w087), w087)
    x174 = add(x152, mul(c28, x163, w071), w071)
    x151 = add(mul(x127, x143, w018), mul(x132, x144, w079), w079)
    x172 = sub(x151, mul(c28, x159, w083), w083)
    x164 = cos(q_12, w018)
    x165 = sin(q_12, w066)
    x166 = sub(mul(x145, x164, w041), mul(x146, x165, w084), w084)
    x167 = add(mul(x145, x165, w080), mul(x146, x164, w068), w068)
    x418 = mul(c30, sub(mul(x164, x172, w080), mul(x165, x174, w041), w041), w041)
    x417 = mul(c29, add(mul(x164, x174, w071), mul(x165, x172, w083), w083), w083)
    x169 = add(mul(x150, x165, w071), add(mul(x148, x164, w080), mul(v_11, x167, w075), w075), w075)
    x177 = mul(x167, x167, w071)
    x179 = mul(x166, x167, w080)
    x180 = mul(x167, x168, w068)
    x178 = mul(x166, x168, w054)
    x183 = add(x169, x180, w089)
    x181 = add(x170, x179, w092)
    x184 = sub(x170, x179, w080)
    x188 = sub(mul(c34, sub(x176, x177, w061), w061), mul(c32, x184, w093), w093)
    x425 = add(x422, sub(mul(c21, x151, w079), mul(c31, x184, w061), w061), w061)
    x185 = add(mul(c29, add(x176, x177, w072), w072), mul(c30, x181, w079), w079)
    x415 = add(mul(x165, x185, w072), add(mul(c22, x162, w081), mul(c21, x163, w045), w045), w045)
    x171 = sub(mul(x150, x164, w090), sub(mul(x148, x165, w082), mul(v_11, x166, w072), w072), w072)
    x175 = mul(x166, x166, w084)
    x423 = sub(mul(c33, sub(x175, x177, w071), w071), mul(c35, x181, w090), w090)
    x427 = add(add(mul(c32, sub(x169, x180, w068), w068), x417, w083), add(x418, sub(x423, x424, w086), w086), w086)
    x190 = sub(mul(c34, x181, w092), mul(c32, sub(x175, x176, w083), w083), w083)
    x187 = sub(mul(c29, x184, w080), mul(c30, add(x175, x176, w050), w050), w050)
    x406 = add(mul(x164, x185, w079), mul(x165, x187, w080), w080)
    x414 = add(x406, x413, w085)
    x416 = sub(mul(x164, x187, w050), x415, w045)
    x432 = add(mul(x144, x416, w050), add(mul(c15, x140, w059), mul(c14, x139, w044), w044), w044)
    x437 = sub(mul(x144, x414, w050), add(mul(x143, x416, w045), x436, w076), w076)
    x182 = add(x171, x178, w050)
    x426 = sub(mul(c28, x406, w080), add(mul(c34, sub(x171, x178, w054), w054), x425, w061), w061)
    x428 = sub(x426, x427, w086)
    x186 = sub(mul(c30, x183, w061), mul(c29, x182, w080), w080)
    x435 = add(x186, x434, w062)
    x438 = add(mul(x119, x435, w061), mul(x120, x437, w054), w054)
    x439 = sub(mul(x120, x435, w062), mul(x119, x437, w076), w076)
    x189 = add(sub(mul(c30, x173, w062), x188, w093), sub(mul(c33, x182, w062), mul(c35, x183, w061), w061), w061)
    x191 = add(sub(mul(c29, x173, w088), x190, w083), sub(mul(c31, x182, w050), mul(c33, x183, w089), w089), w089)
    x409 = sub(sub(mul(c28, x186, w080), x408, w091), add(mul(x164, x189, w080), mul(x165, x191, w083), w083), w083)
    x412 = sub(mul(x165, x189, w061), sub(mul(x164, x191, w089), x411, w087), w087)
    x431 = sub(mul(x144, x409, w061), sub(mul(x143, x412, w089), x430, w077), w077)
    x490 = sub(mul(c29, x164, w061), add(c22, mul(c30, x165, w089), w089), w089)
    x491 = add(mul(c30, x164, w018), add(c21, mul(c29, x165, w066), w066), w066)
    x492 = add(mul(x143, x491, w018), add(c15, mul(x144, x490, w061), w061), w061)
    x192 = cos(q_13, w018)
    x193 = sin(q_13, w091)
    x205 = sub(mul(x193, x204, w080), mul(x192, x202, w050), w050)
    x206 = add(mul(x192, x204, w036), mul(x193, x202, w020), w020)
    x194 = add(mul(v_04, x192, w036), mul(v_05, x193, w080), w080)
    x208 = mul(x194, x194, w036)
    x221 = add(v_13, x194, w088)
    x228 = mul(x221, x221, w093)
    x242 = add(v_14, x221, w062)
    x250 = mul(x242, x242, w072)
    x195 = sub(mul(v_05, x192, w045), mul(v_04, x193, w059), w059)
    x209 = mul(x195, x195, w045)
    x212 = mul(x194, x195, w079)
    x198 = add(mul(v_12, x195, w084), add(mul(a_04, x192, w092), mul(a_05, x193, w041), w041), w041)
    x223 = add(a_13, x198, w084)
    x244 = add(a_14, x223, w092)
    x199 = sub(mul(v_12, x194, w090), sub(mul(a_05, x192, w068), mul(a_04, x193, w075), w075), w075)
    x196 = add(v_03, v_12, w090)
    x210 = mul(x194, x196, w080)
    x213 = add(x199, x210, w068)
    x207 = mul(x196, x196, w071)
    x211 = mul(x195, x196, w082)
    x214 = add(x198, x211, w081)
    x197 = add(a_03, a_12, w094)
    x215 = sub(x197, x212, w095)
    x216 = add(x197, x212, w079)
    x385 = sub(mul(c16, x216, w096), mul(c17, sub(x207, x209, w097), w097), w097)
    x402 = add(mul(c15, add(x207, x208, w096), w096), mul(c14, x216, w098), w098)
    x395 = add(mul(c16, sub(x207, x208, w096), w096), mul(c17, x215, w099), w099)
    x396 = add(sub(mul(c19, x214, w096), mul(c14, x201, w100), w100), add(mul(c18, x213, w096), x395, w099), w099)
    x399 = sub(mul(c14, add(x207, x209, w071), w071), mul(c15, x215, w100), w100)
    x217 = cos(q_14, w071)
    x218 = sin(q_14, w096)
    x219 = sub(mul(x196, x217, w101), mul(x195, x218, w102), w102)
    x220 = add(mul(x195, x217, w059), mul(x196, x218, w090), w090)
    x225 = add(mul(x201, x217, w059), mul(x206, x218, w101), w101)
    x226 = sub(mul(x206, x217, w059), mul(x201, x218, w103), w103)
    x222 = sub(mul(v_13, x220, w059), add(mul(x197, x217, w104), mul(x199, x218, w105), w105), w105)
    x229 = mul(x220, x220, w059)
    x231 = mul(x219, x220, w104)
    x233 = add(x223, x231, w106)
    x236 = sub(x223, x231, w104)
    x373 = add(mul(c24, x236, w084), mul(c26, sub(x228, x229, w107), w107), w107)
    x387 = add(mul(c23, x236, w084), add(mul(c19, x213, w108), mul(c15, x201, w027), w027), w027)
    x246 = add(x225, mul(c28, x233, w084), w084)
    x379 = sub(mul(c21, x233, w108), mul(c22, add(x228, x229, w109), w109), w109)
    x232 = mul(x220, x221, w108)
    x230 = mul(x219, x221, w088)
    x235 = add(x222, x232, w110)
    x247 = sub(x205, mul(c28, x235, w111), w111)
    x224 = add(mul(v_13, x219, w112), sub(mul(x197, x218, w094), mul(x199, x217, w113), w113), w113)
    x388 = add(mul(c26, sub(x224, x230, w112), w112), mul(c22, x226, w094), w094)
    x234 = add(x224, x230, w088)
    x374 = sub(add(mul(c21, x205, w112), x373, w107), add(mul(c27, x235, w112), mul(c25, x234, w114), w114), w114)
    x400 = add(mul(c21, x235, w107), add(mul(c22, x234, w112), x399, w100), w100)
    x227 = mul(x219, x219, w107)
    x386 = add(mul(c27, x233, w112), mul(c25, sub(x227, x229, w059), w059), w059)
    x390 = sub(add(sub(mul(c20, x214, w112), x385, w097), x386, w059), sub(mul(c24, sub(x222, x232, w108), w108), x387, w027), w027)
    x237 = add(x227, x228, w059)
    x376 = add(mul(c24, sub(x227, x228, w093), w093), mul(c26, x233, w106), w106)
    x377 = sub(sub(mul(c22, x205, w093), x376, w106), add(mul(c23, x234, w088), mul(c25, x235, w110), w110), w110)
    x248 = add(x226, mul(c28, x237, w106), w106)
    x238 = cos(q_15, w103)
    x239 = sin(q_15, w088)
    x240 = sub(mul(x219, x238, w093), mul(x220, x239, w107), w107)
    x241 = add(mul(x219, x239, w102), mul(x220, x238, w090), w090)
    x384 = mul(c30, add(mul(x238, x246, w102), mul(x239, x248, w093), w093), w093)
    x383 = mul(c29, sub(mul(x238, x248, w106), mul(x239, x246, w084), w084), w084)
    x243 = add(mul(x224, x239, w106), add(mul(x222, x238, w102), mul(v_14, x241, w108), w108), w108)
    x251 = mul(x241, x241, w106)
    x253 = mul(x240, x241, w102)
    x254 = mul(x241, x242, w090)
    x252 = mul(x240, x242, w062)
    x257 = add(x243, x254, w097)
    x255 = add(x244, x253, w112)
    x258 = sub(x244, x253, w102)
    x262 = sub(mul(c32, x258, w092), mul(c34, sub(x250, x251, w115), w115), w115)
    x391 = add(x388, add(mul(c21, x225, w101), mul(c31, x258, w092), w092), w092)
    x259 = add(mul(c29, add(x250, x251, w094), w094), mul(c30, x255, w101), w101)
    x381 = add(mul(x239, x259, w094), add(mul(c22, x236, w104), mul(c21, x237, w059), w059), w059)
    x245 = sub(mul(x224, x238, w113), sub(mul(x222, x239, w105), mul(v_14, x240, w094), w094), w094)
    x249 = mul(x240, x240, w107)
    x389 = sub(mul(c33, sub(x249, x251, w106), w106), mul(c35, x255, w113), w113)
    x393 = add(sub(mul(c32, sub(x243, x254, w090), w090), x383, w084), sub(x384, sub(x389, x390, w027), w027), w027)
    x264 = sub(mul(c32, sub(x249, x250, w084), w084), mul(c34, x255, w112), w112)
    x261 = sub(mul(c29, x258, w102), mul(c30, add(x249, x250, w072), w072), w072)
    x372 = add(mul(x238, x259, w101), mul(x239, x261, w102), w102)
    x380 = add(x372, x379, w109)
    x382 = sub(mul(x238, x261, w072), x381, w059)
    x398 = sub(mul(x218, x382, w072), sub(mul(c14, x213, w068), mul(c15, x214, w081), w081), w081)
    x474 = add(add(mul(x217, x380, w072), x398, w081), add(mul(x070, x448, w063), x466, w049), w049)
    x403 = sub(mul(x218, x380, w109), sub(mul(x217, x382, w059), x402, w098), w098)
    x256 = add(x245, x252, w109)
    x392 = add(mul(c28, x372, w102), add(mul(c34, sub(x245, x252, w062), w062), x391, w092), w092)
    x394 = add(x392, x393, w027)
    x260 = sub(mul(c30, x257, w092), mul(c29, x256, w102), w102)
    x401 = add(x260, x400, w100)
    x404 = add(mul(x192, x401, w092), mul(x193, x403, w062), w062)
    x405 = sub(mul(x192, x403, w098), mul(x193, x401, w100), w100)
    x480 = add(x405, x473, w098)
    x263 = add(sub(mul(c30, x247, w092), x262, w115), sub(mul(c33, x256, w092), mul(c35, x257, w094), w094), w094)
    x265 = add(sub(mul(c29, x247, w111), x264, w112), sub(mul(c31, x256, w109), mul(c33, x257, w097), w097), w097)
    x375 = sub(sub(mul(c28, x260, w102), x374, w114), add(mul(x238, x263, w102), mul(x239, x265, w112), w112), w112)
    x378 = sub(mul(x239, x263, w094), sub(mul(x238, x265, w097), x377, w110), w110)
    x397 = sub(mul(x218, x375, w094), add(mul(x217, x378, w097), x396, w099), w099)
    x515 = add(add(mul(x070, x443, w070), mul(x071, x446, w065), w065), add(mul(x217, x375, w112), mul(x218, x378, w110), w110), w110)
    x526 = sub(sub(mul(x038, x462, w065), mul(x039, x465, w112), w112), sub(mul(x193, x397, w065), mul(x192, x394, w070), w070), w070)
    x534 = add(add(mul(x038, x465, w055), mul(x039, x462, w064), w064), add(mul(x192, x397, w099), mul(x193, x394, w027), w027), w027)
    x487 = sub(mul(c29, x238, w064), add(c22, mul(c30, x239, w099), w099), w099)
    x488 = add(mul(c30, x238, w103), add(c21, mul(c29, x239, w088), w088), w088)
    x496 = add(sub(mul(x070, x493, w067), mul(x071, x494, w023), w023), sub(mul(x217, x487, w067), mul(x218, x488, w052), w052), w052)
    x489 = add(mul(x217, x488, w088), add(c15, mul(x218, x487, w099), w099), w099)
    x266 = cos(q_16, w088)
    x498 = mul(c14, sub(add(x038, x192, w096), add(x119, x266, w071), w071), w071)
    x267 = sin(q_16, w096)
    x277 = add(mul(x266, x275, w023), mul(x267, x276, w067), w067)
    x509 = mul(c15, add(add(x058, x205, w050), sub(x131, x277, w013), w013), w013)
    x278 = sub(mul(x267, x275, w019), mul(x266, x276, w029), w029)
    x508 = mul(c14, add(add(x059, x206, w020), sub(x132, x278, w025), w025), w025)
    x500 = mul(c14, sub(add(x039, x193, w020), add(x120, x267, w024), w024), w024)
    x268 = add(mul(v_04, x266, w020), mul(v_05, x267, w019), w019)
    x280 = mul(x268, x268, w020)
    x293 = add(v_16, x268, w050)
    x300 = mul(x293, x293, w011)
    x314 = add(v_17, x293, w023)
    x322 = mul(x314, x314, w047)
    x269 = sub(mul(v_05, x266, w103), mul(v_04, x267, w064), w064)
    x281 = mul(x269, x269, w103)
    x513 = sub(add(sub(x061, x062, w034), sub(x208, x209, w045), w045), add(sub(x134, x135, w039), sub(x280, x281, w030), w030), w030)
    x284 = mul(x268, x269, w045)
    x272 = add(mul(v_15, x269, w039), add(mul(a_04, x266, w034), mul(a_05, x267, w036), w036), w036)
    x295 = add(a_16, x272, w039)
    x316 = add(a_17, x295, w034)
    x273 = sub(mul(v_15, x268, w035), sub(mul(a_05, x266, w055), mul(a_04, x267, w112), w112), w112)
    x270 = add(v_03, v_15, w035)
    x282 = mul(x268, x270, w019)
    x285 = add(x273, x282, w055)
    x511 = add(sub(sub(x045, x063, w022), sub(x199, x210, w080), w080), sub(sub(x126, x136, w058), sub(x273, x282, w019), w019), w019)
    x279 = mul(x270, x270, w080)
    x283 = mul(x269, x270, w058)
    x286 = add(x272, x283, w053)
    x510 = sub(sub(sub(x044, x064, w048), sub(x198, x211, w082), w082), sub(sub(x125, x137, w060), sub(x272, x283, w058), w058), w058)
    x271 = add(a_03, a_15, w082)
    x287 = sub(x271, x284, w060)
    x514 = mul(c20, add(add(x068, x215, w095), add(x141, x287, w073), w073), w073)
    x288 = add(x271, x284, w045)
    x512 = mul(c18, add(add(x069, x216, w079), add(x142, x288, w057), w057), w057)
    x520 = sub(add(x512, x519, w014), sub(mul(c19, x513, w030), x514, w073), w073)
    x521 = add(sub(mul(c16, x510, w058), mul(c17, x511, w019), w019), x520, w073)
    x351 = add(mul(c17, sub(x279, x281, w019), w019), mul(c16, x288, w058), w058)
    x368 = sub(mul(c14, x288, w045), mul(c15, add(x279, x280, w019), w019), w019)
    x361 = sub(mul(c17, x287, w045), mul(c16, sub(x279, x280, w020), w020), w020)
    x362 = sub(add(mul(c19, x286, w045), mul(c14, x274, w014), w014), add(mul(c18, x285, w045), x361, w020), w020)
    x365 = add(mul(c15, x287, w060), mul(c14, add(x279, x281, w103), w103), w103)
    x289 = cos(q_17, w060)
    x290 = sin(q_17, w080)
    x291 = sub(mul(x270, x289, w014), mul(x269, x290, w045), w045)
    x292 = add(mul(x269, x289, w064), mul(x270, x290, w035), w035)
    x297 = sub(mul(x274, x289, w064), mul(x278, x290, w014), w014)
    x298 = add(mul(x274, x290, w064), mul(x278, x289, w029), w029)
    x294 = sub(mul(v_16, x292, w064), add(mul(x271, x289, w030), mul(x273, x290, w057), w057), w057)
    x301 = mul(x292, x292, w064)
    x303 = mul(x291, x292, w030)
    x305 = add(x295, x303, w079)
    x308 = sub(x295, x303, w030)
    x339 = add(mul(c26, sub(x300, x301, w039), w039), mul(c24, x308, w040), w040)
    x353 = sub(mul(c23, x308, w039), add(mul(c19, x285, w095), mul(c15, x274, w017), w017), w017)
    x318 = sub(x297, mul(c28, x305, w039), w039)
    x345 = sub(mul(c21, x305, w095), mul(c22, add(x300, x301, w051), w051), w051)
    x304 = mul(x292, x293, w095)
    x302 = mul(x291, x293, w050)
    x307 = add(x294, x304, w036)
    x319 = add(x277, mul(c28, x307, w010), w010)
    x296 = add(mul(v_16, x291, w048), sub(mul(x271, x290, w082), mul(x273, x289, w112), w112), w112)
    x354 = sub(mul(c26, sub(x296, x302, w048), w048), mul(c22, x298, w082), w082)
    x306 = add(x296, x302, w050)
    x340 = add(add(mul(c21, x277, w048), x339, w040), add(mul(c27, x307, w048), mul(c25, x306, w041), w041), w041)
    x366 = add(mul(c21, x307, w040), sub(mul(c22, x306, w048), x365, w103), w103)
    x299 = mul(x291, x291, w040)
    x352 = add(mul(c27, x305, w048), mul(c25, sub(x299, x301, w064), w064), w064)
    x356 = add(add(add(mul(c20, x286, w048), x351, w058), x352, w064), add(mul(c24, sub(x294, x304, w095), w095), x353, w017), w017)
    x309 = add(x299, x300, w064)
    x342 = add(mul(c26, x305, w079), mul(c24, sub(x299, x300, w011), w011), w011)
    x343 = add(sub(mul(c22, x277, w067), x342, w011), add(mul(c23, x306, w050), mul(c25, x307, w036), w036), w036)
    x320 = add(x298, mul(c28, x309, w011), w011)
    x310 = cos(q_18, w029)
    x311 = sin(q_18, w050)
    x312 = sub(mul(x291, x310, w067), mul(x292, x311, w079), w079)
    x313 = add(mul(x291, x311, w045), mul(x292, x310, w035), w035)
    x350 = mul(c30, sub(mul(x310, x318, w045), mul(x311, x320, w067), w067), w067)
    x349 = mul(c29, add(mul(x310, x320, w011), mul(x311, x318, w039), w039), w039)
    x315 = add(mul(x296, x311, w011), add(mul(x294, x310, w045), mul(v_17, x313, w040), w040), w040)
    x323 = mul(x313, x313, w011)
    x325 = mul(x312, x313, w045)
    x326 = mul(x313, x314, w035)
    x324 = mul(x312, x314, w023)
    x329 = add(x315, x326, w095)
    x327 = add(x316, x325, w058)
    x330 = sub(x316, x325, w045)
    x334 = sub(mul(c34, sub(x322, x323, w034), w034), mul(c32, x330, w048), w048)
    x357 = add(x354, sub(mul(c21, x297, w014), mul(c31, x330, w034), w034), w034)
    x331 = add(mul(c29, add(x322, x323, w082), w082), mul(c30, x327, w014), w014)
    x347 = add(mul(x311, x331, w082), add(mul(c22, x308, w030), mul(c21, x309, w064), w064), w064)
    x317 = sub(mul(x296, x310, w112), sub(mul(x294, x311, w057), mul(v_17, x312, w082), w082), w082)
    x321 = mul(x312, x312, w079)
    x355 = sub(mul(c33, sub(x321, x323, w011), w011), mul(c35, x327, w112), w112)
    x359 = add(add(mul(c32, sub(x315, x326, w035), w035), x349, w039), add(x350, sub(x355, x356, w017), w017), w017)
    x336 = sub(mul(c34, x327, w058), mul(c32, sub(x321, x322, w039), w039), w039)
    x333 = sub(mul(c29, x330, w045), mul(c30, add(x321, x322, w047), w047), w047)
    x338 = add(mul(x310, x331, w014), mul(x311, x333, w045), w045)
    x346 = add(x338, x345, w051)
    x348 = sub(mul(x310, x333, w047), x347, w064)
    x364 = add(mul(x290, x348, w047), add(mul(c15, x286, w053), mul(c14, x285, w055), w055), w055)
    x475 = add(add(mul(x289, x346, w047), x364, w055), add(mul(x143, x414, w085), x432, w044), w044)
    x369 = sub(mul(x290, x346, w051), add(mul(x289, x348, w064), x368, w019), w019)
    x477 = sub(add(x474, x475, w051), x476, w016)
    x538 = add(mul(c13, sub(x474, x475, w044), w044), add(x536, x537, w028), w028)
    x328 = add(x317, x324, w044)
    x358 = sub(mul(c28, x338, w045), add(mul(c34, sub(x317, x324, w023), w023), x357, w034), w034)
    x360 = sub(x358, x359, w017)
    x332 = sub(mul(c30, x329, w034), mul(c29, x328, w045), w045)
    x367 = add(x332, x366, w103)
    x370 = add(mul(x266, x367, w034), mul(x267, x369, w023), w023)
    x371 = sub(mul(x267, x367, w103), mul(x266, x369, w019), w019)
    x481 = add(x371, x439, w103)
    x525 = mul(c12, sub(sub(x405, x473, w056), sub(x371, x439, w076), w076), w076)
    x483 = add(sub(x480, x481, w056), sub(mul(x024, c05, w012), x482, w032), w032)
    x522 = add(mul(c13, add(x480, x481, w103), w103), add(add(x508, x509, w013), x521, w073), w073)
    x479 = sub(add(add(x404, x472, w103), add(x370, x438, w013), w013), x478, w038)
    x533 = mul(c12, add(sub(x404, x472, w007), sub(x370, x438, w054), w054), w054)
    x505 = sub(mul(x013, x479, w007), add(mul(x014, x483, w023), mul(x012, x477, w062), w062), w062)
    x506 = add(mul(x017, x479, w007), sub(mul(x018, x483, w023), mul(x015, x477, w013), w013), w013)
    x507 = add(mul(x020, x479, w007), add(mul(x021, x483, w023), mul(x019, x477, w103), w103), w103)
    x335 = sub(add(mul(c30, x319, w007), x334, w048), sub(mul(c33, x328, w007), mul(c35, x329, w023), w023), w023)
    x337 = sub(add(mul(c29, x319, w010), x336, w039), sub(mul(c31, x328, w044), mul(c33, x329, w095), w095), w095)
    x341 = add(add(mul(c28, x332, w045), x340, w041), add(mul(x310, x335, w045), mul(x311, x337, w039), w039), w039)
    x344 = sub(mul(x311, x335, w023), sub(mul(x310, x337, w095), x343, w036), w036)
    x363 = add(mul(x290, x341, w023), add(mul(x289, x344, w095), x362, w020), w020)
    x516 = add(add(mul(x143, x409, w083), mul(x144, x412, w087), w087), sub(mul(x289, x341, w039), mul(x290, x344, w036), w036), w036)
    x527 = sub(sub(mul(x120, x431, w087), mul(x119, x428, w039), w039), sub(mul(x266, x360, w087), mul(x267, x363, w083), w083), w083)
    x535 = add(add(mul(x119, x431, w077), mul(x120, x428, w086), w086), add(mul(x267, x360, w017), mul(x266, x363, w020), w020), w020)
    x484 = sub(mul(c29, x310, w086), add(c22, mul(c30, x311, w017), w017), w017)
    x485 = add(mul(c30, x310, w029), add(c21, mul(c29, x311, w050), w050), w050)
    x497 = add(sub(mul(x143, x490, w089), mul(x144, x491, w066), w066), sub(mul(x289, x484, w089), mul(x290, x485, w074), w074), w074)
    x502 = mul(add(c04, add(x496, x497, w074), w074), c36, w074)
    x486 = add(mul(x289, x485, w050), add(c15, mul(x290, x484, w017), w017), w017)
    x499 = add(add(mul(x193, x489, w091), mul(x039, x495, w021), w021), add(mul(x267, x486, w096), mul(x120, x492, w069), w069), w069)
    x501 = add(add(mul(x192, x489, w099), mul(x038, x495, w042), w042), add(mul(x266, x486, w017), mul(x119, x492, w061), w061), w061)
    x504 = mul(add(x501, sub(c03, x500, w024), w024), c36, w024)
    x503 = mul(add(x498, x499, w069), c36, w069)
    x531 = sub(x525, add(mul(x477, x504, w071), sub(x529, x530, w033), w033), w033)
    x523 = add(x522, sub(mul(x479, x504, w024), mul(x483, x503, w076), w076), w076)
    x524 = sub(add(x515, x516, w036), x523, w076)
    x532 = add(sub(x526, x527, w083), add(mul(x483, x502, w032), x531, w033), w033)
    x539 = add(mul(x479, x502, w074), sub(x533, sub(mul(x477, x503, w069), x538, w028), w028), w028)
    x540 = add(add(x534, x535, w020), x539, w028)
    x541 = add(mul(x012, x524, w003), add(mul(x014, x540, w008), mul(x013, x532, w009), w009), w009)
    x542 = sub(mul(x015, x524, w006), sub(mul(x018, x540, w005), mul(x017, x532, w001), w001), w001)
    x543 = add(mul(x019, x524, w076), sub(mul(x021, x540, w028), mul(x020, x532, w033), w033), w033)
    dh_G[0] = -x505
    dh_G[1] = x506
    dh_G[2] = -x507
    dh_G[3] = x541
    dh_G[4] = -x542
    dh_G[5] = -x543


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
