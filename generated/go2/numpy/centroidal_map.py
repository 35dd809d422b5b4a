# centroidal_map of go2: Centroidal momentum matrix: h_G = A_G v.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.centroidal
# Convention  pinocchio
# Program     SHA-256 df429f43a6dd892edae24e24e25c2a922ae50c1da240a7520c254512691c9b09
# Operations  608 mul, 505 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     A_G  6 x 18  kg, kg m, kg m^2  linear first, world axes at the centre of mass
#
# Statements it rests on
#     centroidal/map           PROVED
#     centroidal/map-fixed     PROVED
#     centroidal/base-rows     PROVED
#     centroidal/linear        PROVED
#     centroidal/linear-fixed  PROVED
#     regressor/lumped-mixed   PROVED-MOD-P
#     regressor/lumped-disc    PROVED
#     regressor/reframed       PROVED
#     rotations/align          PROVED
#     rotations/align-back     PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def centroidal_map(q, out=None):
    """Centroidal momentum matrix: h_G = A_G v.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    A_G : ndarray, (..., 6, 18)
        linear first, world axes at the centre of mass; kg, kg m, kg m^2
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [
            ("A_G", (6, 18)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, A_G):
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
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
        c35, c36, c37, c38, c39, c40, c41
    ) = numbers(
        (
            1.0, 2.0, 0.0465, 0.1934, 0.213, 0.02623, 0.00084392, 0.0048938853184, 0.0002285016,
            0.00249597775, 7.9431538e-05, 0.0049656346816, 0.426, 0.00430848, 0.0789924,
            0.02032408908, 0.000402580736, 0.000544138096, 0.0209269984768, 0.00747974233,
            0.0006029093968, 0.3868, 0.10962557, 7.119e-05, 0.009360598027, 0.02119749251,
            1.449372e-05, 0.00043992847495, 1.2818914e-06, 0.00892066955205, 0.093, 16.087,
            0.146694152, 0.037188086, 0.044972709219476, 0.00012166, 0.002283689271632,
            0.4323559965405, 3.12e-05, 0.460899171821024, 0.06216199415677255
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
        w126, w127, w128, w129, w130, w131, w132, w133, w134, w135
    ) = slots(136)
    x001 = mul(q_03, c02, w000)
    x009 = mul(q_06, x001, w001)
    x016 = sub(c01, mul(q_03, x001, w000), w000)
    x002 = mul(q_04, c02, w002)
    x004 = mul(q_04, x002, w003)
    x021 = sub(x004, x016, w004)
    x006 = mul(q_03, x002, w005)
    x010 = mul(q_06, x002, w002)
    x003 = mul(q_05, c02, w006)
    x005 = mul(q_05, x003, w007)
    x012 = sub(x005, sub(c01, x004, w003), w003)
    x017 = sub(x005, x016, w000)
    x007 = mul(q_03, x003, w007)
    x014 = add(x007, x010, w008)
    x019 = sub(x007, x010, w002)
    x008 = mul(q_04, x003, w007)
    x011 = mul(q_06, x003, w006)
    x013 = sub(x006, x011, w009)
    x015 = add(x006, x011, w006)
    x018 = sub(x008, x009, w005)
    x020 = add(x008, x009, w001)
    x022 = cos(q_16, w007)
    x023 = sin(q_16, w010)
    x024 = cos(q_17, w011)
    x025 = sin(q_17, w012)
    x026 = cos(q_18, w013)
    x027 = sin(q_18, w014)
    x028 = sub(mul(x027, c06, w015), mul(x026, c07, w016), w016)
    x035 = add(x028, c14, w015)
    x029 = add(mul(x027, c07, w017), mul(x026, c06, w018), w018)
    x034 = mul(x029, c13, w017)
    x040 = add(x034, c19, w019)
    x036 = add(x029, c15, w020)
    x043 = add(mul(x024, x035, w021), mul(x025, x036, w022), w022)
    x044 = sub(mul(x025, x035, w015), mul(x024, x036, w020), w020)
    x050 = sub(x044, c24, w015)
    x057 = add(mul(x022, c23, w021), mul(x023, x050, w023), w023)
    x058 = sub(mul(x023, c23, w021), mul(x022, x050, w015), w015)
    x062 = mul(x057, c31, w021)
    x049 = mul(x043, c22, w024)
    x054 = add(x049, add(x040, c28, w025), w025)
    x218 = add(x040, mul(c04, x043, w026), w026)
    x219 = mul(x023, x043, w019)
    x220 = mul(x022, x043, w027)
    x358 = sub(mul(x013, x219, w028), sub(mul(x014, x220, w029), mul(x012, x044, w030), w030), w030)
    x366 = add(mul(x017, x219, w028), add(mul(x018, x220, w029), mul(x015, x044, w031), w031), w031)
    x374 = add(mul(x020, x219, w028), sub(mul(x021, x220, w029), mul(x019, x044, w032), w032), w032)
    x221 = sub(mul(x025, x028, w028), mul(x024, x029, w029), w029)
    x222 = add(mul(x024, x028, w028), mul(x025, x029, w033), w033)
    x224 = add(mul(c04, x222, w028), add(c12, mul(c05, x029, w018), w018), w018)
    x225 = mul(x023, x222, w028)
    x226 = mul(x022, x222, w033)
    x359 = sub(mul(x013, x225, w034), sub(mul(x014, x226, w035), mul(x012, x221, w036), w036), w036)
    x367 = add(mul(x017, x225, w034), add(mul(x018, x226, w035), mul(x015, x221, w037), w037), w037)
    x375 = add(mul(x020, x225, w034), sub(mul(x021, x226, w035), mul(x019, x221, w038), w038), w038)
    x030 = sub(mul(x027, c08, w034), mul(x026, c09, w035), w035)
    x039 = add(mul(x026, x030, w034), add(c18, mul(c05, x028, w016), w016), w016)
    x031 = mul(x027, x030, w035)
    x037 = sub(x034, sub(x031, c16, w034), w034)
    x042 = add(x031, c21, w035)
    x045 = add(mul(x025, sub(x037, x042, w017), w017), mul(x039, mul(c02, x024, w039), w039), w039)
    x046 = mul(x025, x045, w017)
    x051 = sub(x046, add(x037, c25, w034), w034)
    x056 = add(x046, add(x049, add(x042, c30, w035), w035), w035)
    x053 = sub(mul(x024, x045, w039), add(mul(c04, x044, w017), sub(x039, c27, w016), w016), w016)
    x032 = sub(mul(x027, c10, w039), mul(x026, c11, w017), w017)
    x033 = add(mul(x027, c11, w014), mul(x026, c10, w013), w013)
    x041 = add(x033, c20, w014)
    x038 = add(x032, c17, w039)
    x047 = add(mul(x024, x038, w024), mul(x025, x041, w040), w040)
    x048 = sub(mul(x025, x038, w039), mul(x024, x041, w014), w014)
    x223 = sub(mul(x025, x032, w039), mul(x024, x033, w024), w024)
    x055 = add(x048, c29, w039)
    x059 = add(mul(x023, sub(x054, x056, w041), w041), mul(x055, mul(c02, x022, w042), w042), w042)
    x052 = add(x047, c26, w041)
    x060 = sub(mul(x022, x052, w043), mul(x023, x053, w044), w044)
    x061 = add(mul(x022, x053, w016), mul(x023, x052, w041), w041)
    x063 = cos(q_13, w016)
    x064 = sin(q_13, w043)
    x065 = cos(q_14, w045)
    x066 = sin(q_14, w046)
    x067 = cos(q_15, w047)
    x068 = sin(q_15, w048)
    x069 = sub(mul(c06, x068, w049), mul(c07, x067, w050), w050)
    x076 = add(c14, x069, w049)
    x070 = add(mul(c07, x068, w051), mul(c06, x067, w052), w052)
    x075 = mul(c13, x070, w051)
    x081 = add(c19, x075, w053)
    x077 = add(c15, x070, w054)
    x084 = add(mul(x065, x076, w055), mul(x066, x077, w056), w056)
    x085 = sub(mul(x066, x076, w049), mul(x065, x077, w054), w054)
    x091 = sub(c24, x085, w049)
    x098 = add(mul(c23, x063, w055), mul(x064, x091, w057), w057)
    x099 = sub(mul(c23, x064, w055), mul(x063, x091, w049), w049)
    x090 = mul(c22, x084, w055)
    x095 = add(x090, add(c28, x081, w058), w058)
    x209 = add(x081, mul(c04, x084, w059), w059)
    x210 = mul(x064, x084, w053)
    x211 = mul(x063, x084, w060)
    x356 = sub(mul(x013, x210, w061), sub(mul(x014, x211, w062), mul(x012, x085, w063), w063), w063)
    x364 = add(mul(x017, x210, w061), add(mul(x018, x211, w062), mul(x015, x085, w064), w064), w064)
    x372 = add(mul(x020, x210, w061), sub(mul(x021, x211, w062), mul(x019, x085, w065), w065), w065)
    x212 = sub(mul(x066, x069, w061), mul(x065, x070, w062), w062)
    x213 = add(mul(x065, x069, w061), mul(x066, x070, w066), w066)
    x215 = add(mul(c04, x213, w061), add(c12, mul(c05, x070, w052), w052), w052)
    x216 = mul(x064, x213, w061)
    x217 = mul(x063, x213, w066)
    x357 = sub(mul(x013, x216, w067), sub(mul(x014, x217, w068), mul(x012, x212, w069), w069), w069)
    x365 = add(mul(x017, x216, w067), add(mul(x018, x217, w068), mul(x015, x212, w070), w070), w070)
    x373 = add(mul(x020, x216, w067), sub(mul(x021, x217, w068), mul(x019, x212, w071), w071), w071)
    x071 = sub(mul(c08, x068, w067), mul(c09, x067, w068), w068)
    x080 = add(mul(x067, x071, w067), add(c18, mul(c05, x069, w050), w050), w050)
    x072 = mul(x068, x071, w068)
    x078 = add(x075, sub(c16, x072, w067), w067)
    x083 = add(c21, x072, w068)
    x086 = add(mul(x066, sub(x078, x083, w051), w051), mul(x080, mul(c02, x065, w072), w072), w072)
    x087 = mul(x066, x086, w051)
    x092 = sub(x087, add(c25, x078, w067), w067)
    x097 = add(x087, add(x090, add(c30, x083, w068), w068), w068)
    x094 = sub(mul(x065, x086, w072), sub(mul(c04, x085, w051), sub(c27, x080, w050), w050), w050)
    x073 = sub(mul(c11, x067, w072), mul(c10, x068, w051), w051)
    x074 = add(mul(c10, x067, w047), mul(c11, x068, w048), w048)
    x082 = add(c20, x074, w047)
    x079 = sub(c17, x073, w072)
    x088 = add(mul(x065, x079, w055), mul(x066, x082, w073), w073)
    x089 = sub(mul(x065, x082, w047), mul(x066, x079, w072), w072)
    x214 = add(mul(x065, x074, w047), mul(x066, x073, w055), w055)
    x096 = sub(c29, x089, w047)
    x100 = sub(mul(x064, sub(x095, x097, w074), w074), mul(x096, mul(c02, x063, w075), w075), w075)
    x238 = add(mul(x023, x059, w074), mul(x064, x100, w076), w076)
    x093 = add(c26, x088, w074)
    x101 = add(mul(x063, x093, w077), mul(x064, x094, w078), w078)
    x102 = sub(mul(x064, x093, w074), mul(x063, x094, w050), w050)
    x103 = cos(q_10, w074)
    x104 = sin(q_10, w077)
    x105 = cos(q_11, w079)
    x106 = sin(q_11, w080)
    x107 = cos(q_12, w081)
    x108 = sin(q_12, w082)
    x109 = sub(mul(c06, x108, w083), mul(c07, x107, w084), w084)
    x116 = add(c14, x109, w083)
    x110 = add(mul(c07, x108, w085), mul(c06, x107, w086), w086)
    x115 = mul(c13, x110, w085)
    x121 = add(c19, x115, w087)
    x117 = add(c15, x110, w088)
    x124 = add(mul(x105, x116, w089), mul(x106, x117, w090), w090)
    x185 = add(x043, x124, w022)
    x125 = sub(mul(x106, x116, w083), mul(x105, x117, w088), w088)
    x131 = sub(c24, x125, w083)
    x138 = sub(mul(c23, x103, w089), mul(x104, x131, w091), w091)
    x139 = add(mul(c23, x104, w089), mul(x103, x131, w083), w083)
    x189 = add(x058, x139, w089)
    x233 = mul(c31, add(x098, x138, w092), w092)
    x130 = mul(c22, x124, w093)
    x135 = sub(x130, add(c28, x121, w094), w094)
    x200 = sub(x121, mul(c04, x124, w095), w095)
    x201 = mul(x104, x124, w087)
    x202 = mul(x103, x124, w090)
    x354 = sub(mul(x013, x201, w096), sub(mul(x014, x202, w097), mul(x012, x125, w098), w098), w098)
    x362 = add(mul(x017, x201, w096), add(mul(x018, x202, w097), mul(x015, x125, w099), w099), w099)
    x370 = add(mul(x020, x201, w096), sub(mul(x021, x202, w097), mul(x019, x125, w100), w100), w100)
    x203 = sub(mul(x106, x109, w096), mul(x105, x110, w097), w097)
    x204 = add(mul(x105, x109, w096), mul(x106, x110, w101), w101)
    x206 = sub(mul(c04, x204, w096), add(c12, mul(c05, x110, w086), w086), w086)
    x207 = mul(x104, x204, w096)
    x208 = mul(x103, x204, w101)
    x355 = sub(mul(x013, x207, w102), sub(mul(x014, x208, w103), mul(x012, x203, w104), w104), w104)
    x363 = add(mul(x017, x207, w102), add(mul(x018, x208, w103), mul(x015, x203, w105), w105), w105)
    x371 = add(mul(x020, x207, w102), sub(mul(x021, x208, w103), mul(x019, x203, w106), w106), w106)
    x111 = sub(mul(c08, x108, w102), mul(c09, x107, w103), w103)
    x120 = add(mul(x107, x111, w102), add(c18, mul(c05, x109, w084), w084), w084)
    x112 = mul(x108, x111, w103)
    x118 = add(x115, sub(c16, x112, w102), w102)
    x123 = add(c21, x112, w103)
    x126 = add(mul(x106, sub(x118, x123, w085), w085), mul(x120, mul(c02, x105, w107), w107), w107)
    x127 = mul(x106, x126, w085)
    x132 = sub(x127, add(c25, x118, w102), w102)
    x137 = sub(x127, sub(x130, add(c30, x123, w103), w103), w103)
    x134 = add(mul(x105, x126, w107), sub(mul(c04, x125, w085), add(c27, x120, w084), w084), w084)
    x113 = sub(mul(c10, x108, w107), mul(c11, x107, w085), w085)
    x114 = add(mul(c11, x108, w082), mul(c10, x107, w081), w081)
    x122 = add(c20, x114, w082)
    x119 = add(c17, x113, w107)
    x128 = add(mul(x105, x119, w093), mul(x106, x122, w108), w108)
    x129 = sub(mul(x106, x119, w107), mul(x105, x122, w082), w082)
    x205 = sub(mul(x106, x113, w107), mul(x105, x114, w093), w093)
    x136 = add(c29, x129, w107)
    x140 = sub(mul(x104, add(x135, x137, w109), w109), mul(x136, mul(c02, x103, w110), w110), w110)
    x244 = add(add(x136, mul(x103, x140, w109), w109), sub(x055, mul(x022, x059, w042), w042), w042)
    x133 = sub(c26, x128, w109)
    x141 = add(mul(x103, x133, w039), mul(x104, x134, w107), w107)
    x142 = sub(mul(x103, x134, w084), mul(x104, x133, w109), w109)
    x143 = cos(q_07, w084)
    x144 = sin(q_07, w039)
    x145 = cos(q_08, w111)
    x146 = sin(q_08, w112)
    x147 = cos(q_09, w113)
    x148 = sin(q_09, w114)
    x149 = sub(mul(c06, x148, w115), mul(c07, x147, w116), w116)
    x156 = add(c14, x149, w115)
    x150 = add(mul(c07, x148, w117), mul(c06, x147, w118), w118)
    x155 = mul(c13, x150, w117)
    x161 = add(c19, x155, w119)
    x157 = add(c15, x150, w120)
    x164 = add(mul(x145, x156, w121), mul(x146, x157, w122), w122)
    x184 = add(x084, x164, w056)
    x165 = sub(mul(x146, x156, w115), mul(x145, x157, w120), w120)
    x171 = sub(c24, x165, w115)
    x178 = add(mul(c23, x143, w121), mul(x144, x171, w123), w123)
    x179 = sub(mul(c23, x144, w121), mul(x143, x171, w115), w115)
    x188 = add(x099, x179, w121)
    x190 = sub(c34, sub(x188, x189, w124), w124)
    x229 = mul(x190, c41, w125)
    x232 = mul(x190, x229, w126)
    x183 = mul(c31, x178, w127)
    x187 = sub(add(x098, x178, w128), add(x057, x138, w129), w129)
    x228 = mul(x187, c41, w128)
    x231 = mul(x187, x228, w130)
    x234 = sub(x231, add(add(x062, c35, w131), add(x183, x233, w132), w132), w132)
    x249 = sub(c03, x228, w131)
    x259 = sub(mul(x099, x229, w133), sub(x092, mul(x098, x249, w134), w134), w134)
    x260 = add(mul(x210, x229, w133), add(x088, mul(x211, x249, w135), w135), w135)
    x261 = add(mul(x217, x249, w133), sub(mul(x066, x074, w048), mul(x065, x073, w051), w051), w051)
    x262 = add(mul(x216, x229, w133), x261, w051)
    x254 = add(c03, x228, w133)
    x255 = add(mul(x139, x229, w048), sub(x132, mul(x138, x254, w045), w045), w045)
    x256 = sub(mul(x201, x229, w048), add(x128, mul(x202, x254, w046), w046), w046)
    x257 = add(mul(x208, x254, w048), add(mul(x105, x113, w085), mul(x106, x114, w081), w081), w081)
    x258 = sub(mul(x207, x229, w048), x257, w081)
    x263 = add(mul(x058, x229, w048), sub(x051, mul(x057, x254, w085), w085), w085)
    x264 = sub(mul(x219, x229, w048), add(x047, mul(x220, x254, w080), w080), w080)
    x265 = add(mul(x226, x254, w048), add(mul(x024, x032, w017), mul(x025, x033, w013), w013), w013)
    x266 = sub(mul(x225, x229, w048), x265, w013)
    x245 = add(mul(x187, x229, w048), add(c39, mul(c03, add(x188, x189, w089), w089), w089), w089)
    x186 = sub(c33, add(x184, x185, w048), w048)
    x236 = add(mul(x186, x228, w128), add(c36, mul(c03, sub(x184, x185, w022), w022), w022), w022)
    x227 = mul(x186, c41, w128)
    x272 = sub(x141, mul(x138, x227, w056), w056)
    x273 = add(mul(x202, x227, w090), sub(mul(x103, x200, w121), mul(x104, x129, w017), w017), w017)
    x274 = add(mul(x125, x229, w090), x273, w017)
    x275 = sub(mul(x208, x227, w101), add(mul(x103, x206, w090), mul(x104, x205, w121), w121), w121)
    x276 = add(mul(x203, x229, w101), x275, w121)
    x277 = add(x101, mul(x098, x227, w101), w101)
    x278 = add(mul(x211, x227, w060), sub(mul(x063, x209, w090), mul(x064, x089, w012), w012), w012)
    x279 = add(mul(x085, x229, w060), x278, w012)
    x280 = add(mul(x217, x227, w066), sub(mul(x063, x215, w060), mul(x064, x214, w090), w090), w090)
    x281 = add(mul(x212, x229, w066), x280, w090)
    x282 = add(x060, mul(x057, x227, w066), w066)
    x283 = add(mul(x220, x227, w027), sub(mul(x022, x218, w060), mul(x023, x048, w011), w011), w011)
    x284 = add(mul(x044, x229, w027), x283, w011)
    x285 = add(mul(x226, x227, w033), sub(mul(x022, x224, w027), mul(x023, x223, w060), w060), w060)
    x286 = add(mul(x221, x229, w033), x285, w060)
    x292 = add(x142, mul(x139, x227, w033), w033)
    x293 = add(mul(x201, x227, w087), add(mul(x103, x129, w082), mul(x104, x200, w095), w095), w095)
    x294 = add(mul(x125, x254, w088), x293, w095)
    x295 = add(mul(x207, x227, w096), sub(mul(x103, x205, w093), mul(x104, x206, w086), w086), w086)
    x296 = add(mul(x203, x254, w097), x295, w086)
    x297 = add(x102, mul(x099, x227, w097), w097)
    x298 = add(mul(x210, x227, w053), add(mul(x063, x089, w072), mul(x064, x209, w059), w059), w059)
    x299 = sub(mul(x085, x249, w054), x298, w059)
    x300 = add(mul(x216, x227, w061), add(mul(x063, x214, w055), mul(x064, x215, w052), w052), w052)
    x301 = sub(mul(x212, x249, w062), x300, w052)
    x302 = add(x061, mul(x058, x227, w062), w062)
    x303 = add(mul(x219, x227, w019), add(mul(x022, x048, w014), mul(x023, x218, w026), w026), w026)
    x304 = add(mul(x044, x254, w020), x303, w026)
    x305 = add(mul(x225, x227, w028), add(mul(x022, x223, w024), mul(x023, x224, w018), w018), w018)
    x306 = add(mul(x221, x254, w133), x305, w018)
    x321 = sub(mul(x012, x266, w133), add(mul(x013, x286, w029), mul(x014, x306, w028), w028), w028)
    x336 = sub(mul(x015, x266, w133), sub(mul(x017, x286, w029), mul(x018, x306, w024), w024), w024)
    x351 = add(mul(x019, x266, w013), sub(mul(x020, x286, w060), mul(x021, x306, w018), w018), w018)
    x320 = sub(mul(x012, x264, w013), add(mul(x013, x284, w060), mul(x014, x304, w133), w133), w133)
    x335 = sub(mul(x015, x264, w013), sub(mul(x017, x284, w060), mul(x018, x304, w029), w029), w029)
    x350 = add(mul(x019, x264, w080), sub(mul(x020, x284, w011), mul(x021, x304, w026), w026), w026)
    x319 = sub(mul(x012, x263, w080), add(mul(x013, x282, w011), mul(x014, x302, w013), w013), w013)
    x334 = sub(mul(x015, x263, w080), sub(mul(x017, x282, w011), mul(x018, x302, w060), w060), w060)
    x349 = add(mul(x019, x263, w085), sub(mul(x020, x282, w066), mul(x021, x302, w062), w062), w062)
    x318 = sub(mul(x012, x262, w085), sub(mul(x013, x281, w066), mul(x014, x301, w080), w080), w080)
    x333 = sub(mul(x015, x262, w085), add(mul(x017, x281, w066), mul(x018, x301, w011), w011), w011)
    x348 = add(mul(x019, x262, w051), add(mul(x020, x281, w090), mul(x021, x301, w052), w052), w052)
    x317 = sub(mul(x012, x260, w051), sub(mul(x013, x279, w090), mul(x014, x299, w085), w085), w085)
    x332 = sub(mul(x015, x260, w051), add(mul(x017, x279, w090), mul(x018, x299, w066), w066), w066)
    x347 = add(mul(x019, x260, w135), add(mul(x020, x279, w012), mul(x021, x299, w059), w059), w059)
    x316 = sub(mul(x012, x259, w135), add(mul(x014, x297, w012), mul(x013, x277, w051), w051), w051)
    x331 = add(mul(x015, x259, w135), sub(mul(x018, x297, w012), mul(x017, x277, w090), w090), w090)
    x346 = sub(mul(x019, x259, w134), sub(mul(x021, x297, w097), mul(x020, x277, w101), w101), w101)
    x315 = sub(mul(x012, x258, w134), add(mul(x013, x276, w097), mul(x014, x296, w135), w135), w135)
    x330 = sub(mul(x015, x258, w134), sub(mul(x017, x276, w097), mul(x018, x296, w012), w012), w012)
    x345 = add(mul(x019, x258, w081), sub(mul(x020, x276, w121), mul(x021, x296, w086), w086), w086)
    x314 = sub(mul(x012, x256, w081), add(mul(x013, x274, w121), mul(x014, x294, w134), w134), w134)
    x329 = sub(mul(x015, x256, w081), sub(mul(x017, x274, w121), mul(x018, x294, w097), w097), w097)
    x344 = add(mul(x019, x256, w046), sub(mul(x020, x274, w017), mul(x021, x294, w095), w095), w095)
    x313 = sub(mul(x012, x255, w046), sub(mul(x014, x292, w017), mul(x013, x272, w081), w081), w081)
    x328 = add(mul(x015, x255, w046), add(mul(x018, x292, w017), mul(x017, x272, w121), w121), w121)
    x343 = sub(mul(x019, x255, w045), add(mul(x021, x292, w033), mul(x020, x272, w056), w056), w056)
    x230 = mul(x186, x227, w045)
    x247 = add(sub(x183, x230, w127), add(x233, add(x062, c40, w021), w021), w021)
    x170 = mul(c22, x164, w127)
    x175 = sub(x170, add(c28, x161, w092), w092)
    x191 = sub(x161, mul(c04, x164, w033), w033)
    x192 = mul(x144, x164, w119)
    x193 = mul(x143, x164, w122)
    x352 = sub(mul(x013, x192, w046), sub(mul(x014, x193, w017), mul(x012, x165, w010), w010), w010)
    x360 = add(mul(x017, x192, w046), add(mul(x018, x193, w017), mul(x015, x165, w007), w007), w007)
    x368 = add(mul(x020, x192, w046), sub(mul(x021, x193, w017), mul(x019, x165, w020), w020), w020)
    x194 = sub(mul(x146, x149, w046), mul(x145, x150, w017), w017)
    x195 = add(mul(x145, x149, w046), mul(x146, x150, w019), w019)
    x197 = sub(mul(c04, x195, w046), add(c12, mul(c05, x150, w118), w118), w118)
    x198 = mul(x144, x195, w046)
    x199 = mul(x143, x195, w019)
    x353 = sub(mul(x013, x198, w014), sub(mul(x014, x199, w061), mul(x012, x194, w055), w055), w055)
    x361 = add(mul(x017, x198, w014), add(mul(x018, x199, w061), mul(x015, x194, w043), w043), w043)
    x369 = add(mul(x020, x198, w014), sub(mul(x021, x199, w061), mul(x019, x194, w054), w054), w054)
    x151 = sub(mul(c08, x148, w014), mul(c09, x147, w061), w061)
    x160 = add(mul(x147, x151, w014), add(c18, mul(c05, x149, w116), w116), w116)
    x152 = mul(x148, x151, w061)
    x158 = add(x155, sub(c16, x152, w014), w014)
    x163 = add(c21, x152, w061)
    x166 = add(mul(x146, sub(x158, x163, w117), w117), mul(x160, mul(c02, x145, w053), w053), w053)
    x167 = mul(x146, x166, w117)
    x172 = sub(x167, add(c25, x158, w014), w014)
    x177 = sub(x167, sub(x170, add(c30, x163, w061), w061), w061)
    x235 = add(add(add(x092, x172, w067), add(x051, x132, w102), w102), add(x232, x234, w132), w132)
    x250 = sub(mul(x179, x229, w102), sub(x172, mul(x178, x249, w067), w067), w067)
    x174 = add(mul(x145, x166, w053), sub(mul(c04, x165, w102), add(c27, x160, w116), w116), w116)
    x153 = sub(mul(c11, x147, w053), mul(c10, x148, w102), w102)
    x154 = add(mul(c10, x147, w113), mul(c11, x148, w114), w114)
    x162 = add(c20, x154, w113)
    x159 = sub(c17, x153, w053)
    x168 = add(mul(x145, x159, w014), mul(x146, x162, w034), w034)
    x251 = add(mul(x192, x229, w014), add(x168, mul(x193, x249, w117), w117), w117)
    x173 = sub(c26, x168, w034)
    x169 = sub(mul(x145, x162, w113), mul(x146, x159, w053), w053)
    x196 = add(mul(x145, x154, w113), mul(x146, x153, w014), w014)
    x252 = add(mul(x199, x249, w113), sub(mul(x146, x154, w114), mul(x145, x153, w102), w102), w102)
    x253 = add(mul(x198, x229, w113), x252, w102)
    x270 = sub(mul(x199, x227, w019), add(mul(x143, x197, w113), mul(x144, x196, w114), w114), w114)
    x271 = add(mul(x194, x229, w019), x270, w114)
    x290 = add(mul(x198, x227, w046), sub(mul(x143, x196, w014), mul(x144, x197, w118), w118), w118)
    x291 = sub(mul(x194, x249, w017), x290, w118)
    x312 = sub(mul(x012, x253, w017), sub(mul(x013, x271, w046), mul(x014, x291, w014), w014), w014)
    x327 = sub(mul(x015, x253, w017), add(mul(x017, x271, w046), mul(x018, x291, w019), w019), w019)
    x342 = add(mul(x019, x253, w102), add(mul(x020, x271, w114), mul(x021, x291, w118), w118), w118)
    x176 = sub(c29, x169, w102)
    x180 = add(mul(x144, add(x175, x177, w114), w114), mul(x176, mul(c02, x143, w017), w017), w017)
    x239 = add(mul(x104, x140, w110), mul(x144, x180, w077), w077)
    x240 = sub(x239, add(x238, sub(x232, sub(c38, x230, w045), w045), w045), w045)
    x241 = add(add(sub(x095, x175, w092), sub(x054, x135, w094), w094), x240, w045)
    x248 = sub(add(add(x097, x177, w061), add(x056, x137, w103), w103), sub(x239, sub(x238, sub(x231, x247, w021), w021), w021), w021)
    x243 = add(sub(x176, mul(x143, x180, w017), w017), add(x096, mul(x063, x100, w075), w075), w075)
    x246 = sub(sub(x243, x244, w042), x245, w089)
    x268 = add(mul(x193, x227, w122), sub(mul(x143, x191, w042), mul(x144, x169, w075), w075), w075)
    x269 = add(mul(x165, x229, w122), x268, w075)
    x288 = add(mul(x192, x227, w119), add(mul(x143, x169, w053), mul(x144, x191, w033), w033), w033)
    x289 = sub(mul(x165, x249, w131), x288, w033)
    x181 = sub(mul(x143, x173, w131), mul(x144, x174, w120), w120)
    x182 = add(mul(x143, x174, w116), mul(x144, x173, w034), w034)
    x242 = add(sub(sub(x102, x182, w050), add(x061, x142, w109), w109), sub(c37, mul(x186, x229, w125), w125), w125)
    x287 = sub(x182, mul(x179, x227, w109), w109)
    x237 = add(sub(sub(x101, x181, w078), sub(x060, x141, w107), w107), x236, w022)
    x267 = sub(x181, mul(x178, x227, w128), w128)
    x308 = add(mul(x013, x241, w120), sub(mul(x014, x246, w107), mul(x012, x237, w078), w078), w078)
    x323 = sub(mul(x017, x241, w120), add(mul(x018, x246, w107), mul(x015, x237, w044), w044), w044)
    x338 = sub(mul(x020, x241, w045), sub(mul(x021, x246, w120), mul(x019, x237, w107), w107), w107)
    x310 = add(mul(x012, x250, w045), add(mul(x013, x267, w120), mul(x014, x287, w034), w034), w034)
    x325 = add(mul(x015, x250, w045), sub(mul(x017, x267, w120), mul(x018, x287, w050), w050), w050)
    x340 = sub(mul(x019, x250, w067), sub(mul(x020, x267, w128), mul(x021, x287, w109), w109), w109)
    x307 = add(mul(x012, x235, w067), add(mul(x013, x237, w128), mul(x014, x242, w045), w045), w045)
    x309 = add(mul(x014, x248, w067), sub(mul(x013, x246, w128), mul(x012, x242, w120), w120), w120)
    x311 = sub(mul(x012, x251, w067), sub(mul(x013, x269, w128), mul(x014, x289, w041), w041), w041)
    x322 = add(mul(x015, x235, w067), sub(mul(x017, x237, w128), mul(x018, x242, w116), w116), w116)
    x337 = sub(mul(x019, x235, w132), sub(mul(x020, x237, w022), mul(x021, x242, w067), w067), w067)
    x324 = sub(mul(x018, x248, w132), sub(mul(x017, x246, w022), mul(x015, x242, w128), w128), w128)
    x339 = sub(mul(x021, x248, w021), add(mul(x020, x246, w089), mul(x019, x242, w125), w125), w125)
    x326 = sub(mul(x015, x251, w021), add(mul(x017, x269, w089), mul(x018, x289, w132), w132), w132)
    x341 = add(mul(x019, x251, w117), add(mul(x020, x269, w075), mul(x021, x289, w033), w033), w033)
    A_G[...] = 0.0
    A_G[0, 0] = -mul(x012, c32, w117)
    A_G[0, 1] = mul(x013, c32, w075)
    A_G[0, 2] = mul(x014, c32, w021)
    A_G[0, 3] = add(mul(x013, x190, w089), mul(x014, x187, w022), w022)
    A_G[0, 4] = -sub(mul(x014, x186, w089), mul(x012, x190, w039), w039)
    A_G[0, 5] = add(mul(x012, x187, w003), mul(x013, x186, w089), w089)
    A_G[0, 6] = sub(mul(x014, x178, w003), mul(x013, x179, w084), w084)
    A_G[0, 7] = -x352
    A_G[0, 8] = -x353
    A_G[0, 9] = sub(mul(x013, x139, w003), mul(x014, x138, w131), w131)
    A_G[0, 10] = -x354
    A_G[0, 11] = -x355
    A_G[0, 12] = sub(mul(x014, x098, w003), mul(x013, x099, w119), w119)
    A_G[0, 13] = -x356
    A_G[0, 14] = -x357
    A_G[0, 15] = sub(mul(x013, x058, w009), mul(x014, x057, w008), w008)
    A_G[0, 16] = -x358
    A_G[0, 17] = -x359
    A_G[1, 0] = mul(x015, c32, w009)
    A_G[1, 1] = -mul(x017, c32, w003)
    A_G[1, 2] = mul(x018, c32, w053)
    A_G[1, 3] = -sub(mul(x017, x190, w122), mul(x018, x187, w042), w042)
    A_G[1, 4] = -add(mul(x018, x186, w122), mul(x015, x190, w017), w017)
    A_G[1, 5] = -add(mul(x015, x187, w006), mul(x017, x186, w122), w122)
    A_G[1, 6] = add(mul(x018, x178, w006), mul(x017, x179, w047), w047)
    A_G[1, 7] = x360
    A_G[1, 8] = x361
    A_G[1, 9] = -add(mul(x017, x139, w006), mul(x018, x138, w016), w016)
    A_G[1, 10] = x362
    A_G[1, 11] = x363
    A_G[1, 12] = add(mul(x018, x098, w006), mul(x017, x099, w102), w102)
    A_G[1, 13] = x364
    A_G[1, 14] = x365
    A_G[1, 15] = -add(mul(x017, x058, w000), mul(x018, x057, w005), w005)
    A_G[1, 16] = x366
    A_G[1, 17] = x367
    A_G[2, 0] = mul(x019, c32, w000)
    A_G[2, 1] = mul(x020, c32, w006)
    A_G[2, 2] = -mul(x021, c32, w103)
    A_G[2, 3] = sub(mul(x020, x190, w077), mul(x021, x187, w076), w076)
    A_G[2, 4] = sub(mul(x021, x186, w077), mul(x019, x190, w124), w124)
    A_G[2, 5] = -sub(mul(x019, x187, w129), mul(x020, x186, w048), w048)
    A_G[2, 6] = -add(mul(x021, x178, w123), mul(x020, x179, w115), w115)
    A_G[2, 7] = -x368
    A_G[2, 8] = -x369
    A_G[2, 9] = add(mul(x020, x139, w083), mul(x021, x138, w091), w091)
    A_G[2, 10] = -x370
    A_G[2, 11] = -x371
    A_G[2, 12] = -add(mul(x021, x098, w057), mul(x020, x099, w049), w049)
    A_G[2, 13] = -x372
    A_G[2, 14] = -x373
    A_G[2, 15] = add(mul(x020, x058, w015), mul(x021, x057, w023), w023)
    A_G[2, 16] = -x374
    A_G[2, 17] = -x375
    A_G[3, 3] = x307
    A_G[3, 4] = x308
    A_G[3, 5] = x309
    A_G[3, 6] = -x310
    A_G[3, 7] = -x311
    A_G[3, 8] = -x312
    A_G[3, 9] = x313
    A_G[3, 10] = -x314
    A_G[3, 11] = -x315
    A_G[3, 12] = -x316
    A_G[3, 13] = -x317
    A_G[3, 14] = -x318
    A_G[3, 15] = x319
    A_G[3, 16] = -x320
    A_G[3, 17] = -x321
    A_G[4, 3] = -x322
    A_G[4, 4] = -x323
    A_G[4, 5] = x324
    A_G[4, 6] = x325
    A_G[4, 7] = x326
    A_G[4, 8] = x327
    A_G[4, 9] = -x328
    A_G[4, 10] = x329
    A_G[4, 11] = x330
    A_G[4, 12] = x331
    A_G[4, 13] = x332
    A_G[4, 14] = x333
    A_G[4, 15] = -x334
    A_G[4, 16] = x335
    A_G[4, 17] = x336
    A_G[5, 3] = -x337
    A_G[5, 4] = x338
    A_G[5, 5] = -x339
    A_G[5, 6] = x340
    A_G[5, 7] = x341
    A_G[5, 8] = x342
    A_G[5, 9] = -x343
    A_G[5, 10] = x344
    A_G[5, 11] = x345
    A_G[5, 12] = x346
    A_G[5, 13] = x347
    A_G[5, 14] = x348
    A_G[5, 15] = -x349
    A_G[5, 16] = x350
    A_G[5, 17] = x351


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
