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
# Program     SHA-256 692f7b7e97cb5e85a555dc40385b663cb02428bfeb183d12017f8ec9744d1016
# Operations  608 mul, 509 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
        w126, w127, w128, w129, w130, w131, w132, w133
    ) = slots(134)
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
    x214 = add(x040, mul(c04, x043, w026), w026)
    x215 = mul(x023, x043, w019)
    x216 = mul(x022, x043, w027)
    x357 = sub(mul(x013, x215, w028), sub(mul(x014, x216, w029), mul(x012, x044, w030), w030), w030)
    x365 = add(mul(x017, x215, w028), add(mul(x018, x216, w029), mul(x015, x044, w031), w031), w031)
    x373 = add(mul(x020, x215, w028), sub(mul(x021, x216, w029), mul(x019, x044, w032), w032), w032)
    x217 = sub(mul(x025, x028, w028), mul(x024, x029, w029), w029)
    x218 = add(mul(x024, x028, w028), mul(x025, x029, w033), w033)
    x220 = add(mul(c04, x218, w028), add(c12, mul(c05, x029, w018), w018), w018)
    x221 = mul(x023, x218, w028)
    x222 = mul(x022, x218, w033)
    x358 = sub(mul(x013, x221, w034), sub(mul(x014, x222, w035), mul(x012, x217, w036), w036), w036)
    x366 = add(mul(x017, x221, w034), add(mul(x018, x222, w035), mul(x015, x217, w037), w037), w037)
    x374 = add(mul(x020, x221, w034), sub(mul(x021, x222, w035), mul(x019, x217, w038), w038), w038)
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
    x219 = sub(mul(x025, x032, w039), mul(x024, x033, w024), w024)
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
    x205 = add(x081, mul(c04, x084, w059), w059)
    x206 = mul(x064, x084, w053)
    x207 = mul(x063, x084, w060)
    x355 = sub(mul(x013, x206, w061), sub(mul(x014, x207, w062), mul(x012, x085, w063), w063), w063)
    x363 = add(mul(x017, x206, w061), add(mul(x018, x207, w062), mul(x015, x085, w064), w064), w064)
    x371 = add(mul(x020, x206, w061), sub(mul(x021, x207, w062), mul(x019, x085, w065), w065), w065)
    x208 = sub(mul(x066, x069, w061), mul(x065, x070, w062), w062)
    x209 = add(mul(x065, x069, w061), mul(x066, x070, w066), w066)
    x211 = add(mul(c04, x209, w061), add(c12, mul(c05, x070, w052), w052), w052)
    x212 = mul(x064, x209, w061)
    x213 = mul(x063, x209, w066)
    x356 = sub(mul(x013, x212, w067), sub(mul(x014, x213, w068), mul(x012, x208, w069), w069), w069)
    x364 = add(mul(x017, x212, w067), add(mul(x018, x213, w068), mul(x015, x208, w070), w070), w070)
    x372 = add(mul(x020, x212, w067), sub(mul(x021, x213, w068), mul(x019, x208, w071), w071), w071)
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
    x210 = add(mul(x065, x074, w047), mul(x066, x073, w055), w055)
    x096 = sub(c29, x089, w047)
    x100 = sub(mul(x064, sub(x095, x097, w074), w074), mul(x096, mul(c02, x063, w075), w075), w075)
    x236 = add(mul(x023, x059, w074), mul(x064, x100, w076), w076)
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
    x125 = sub(mul(x106, x116, w083), mul(x105, x117, w088), w088)
    x131 = sub(c24, x125, w083)
    x138 = sub(mul(c23, x103, w089), mul(x104, x131, w091), w091)
    x139 = add(mul(c23, x104, w089), mul(x103, x131, w083), w083)
    x229 = mul(c31, add(x098, x138, w089), w089)
    x130 = mul(c22, x124, w092)
    x135 = sub(x130, add(c28, x121, w093), w093)
    x196 = sub(x121, mul(c04, x124, w094), w094)
    x197 = mul(x104, x124, w087)
    x198 = mul(x103, x124, w095)
    x353 = sub(mul(x013, x197, w096), sub(mul(x014, x198, w097), mul(x012, x125, w098), w098), w098)
    x361 = add(mul(x017, x197, w096), add(mul(x018, x198, w097), mul(x015, x125, w099), w099), w099)
    x369 = add(mul(x020, x197, w096), sub(mul(x021, x198, w097), mul(x019, x125, w100), w100), w100)
    x199 = sub(mul(x106, x109, w096), mul(x105, x110, w097), w097)
    x200 = add(mul(x105, x109, w096), mul(x106, x110, w101), w101)
    x202 = sub(mul(c04, x200, w096), add(c12, mul(c05, x110, w086), w086), w086)
    x203 = mul(x104, x200, w096)
    x204 = mul(x103, x200, w101)
    x354 = sub(mul(x013, x203, w102), sub(mul(x014, x204, w103), mul(x012, x199, w104), w104), w104)
    x362 = add(mul(x017, x203, w102), add(mul(x018, x204, w103), mul(x015, x199, w105), w105), w105)
    x370 = add(mul(x020, x203, w102), sub(mul(x021, x204, w103), mul(x019, x199, w106), w106), w106)
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
    x128 = add(mul(x105, x119, w092), mul(x106, x122, w108), w108)
    x129 = sub(mul(x106, x119, w107), mul(x105, x122, w082), w082)
    x201 = sub(mul(x106, x113, w107), mul(x105, x114, w092), w092)
    x136 = add(c29, x129, w107)
    x140 = sub(mul(x104, add(x135, x137, w109), w109), mul(x136, mul(c02, x103, w110), w110), w110)
    x133 = sub(c26, x128, w109)
    x141 = add(mul(x103, x133, w111), mul(x104, x134, w112), w112)
    x142 = sub(mul(x103, x134, w084), mul(x104, x133, w109), w109)
    x143 = cos(q_07, w084)
    x144 = sin(q_07, w111)
    x145 = cos(q_08, w113)
    x146 = sin(q_08, w114)
    x147 = cos(q_09, w115)
    x148 = sin(q_09, w116)
    x149 = sub(mul(c06, x148, w117), mul(c07, x147, w118), w118)
    x156 = add(c14, x149, w117)
    x150 = add(mul(c07, x148, w119), mul(c06, x147, w120), w120)
    x155 = mul(c13, x150, w119)
    x161 = add(c19, x155, w121)
    x157 = add(c15, x150, w122)
    x164 = add(mul(x145, x156, w123), mul(x146, x157, w124), w124)
    x184 = add(add(x084, x124, w123), add(x164, sub(x043, c33, w125), w125), w125)
    x233 = mul(c03, add(sub(x043, x084, w056), sub(x124, x164, w090), w090), w090)
    x234 = sub(sub(x060, sub(c36, x233, w090), w090), add(x101, x141, w056), w056)
    x165 = sub(mul(x146, x156, w117), mul(x145, x157, w122), w122)
    x171 = sub(c24, x165, w117)
    x178 = add(mul(c23, x143, w090), mul(x144, x171, w022), w022)
    x179 = sub(mul(c23, x144, w090), mul(x143, x171, w117), w117)
    x186 = add(sub(x099, x139, w090), sub(x179, add(x058, c34, w123), w123), w123)
    x225 = mul(x186, c41, w090)
    x228 = mul(x186, x225, w126)
    x241 = mul(c03, add(add(x058, x099, w127), add(x139, x179, w128), w128), w128)
    x183 = mul(c31, x178, w127)
    x185 = add(sub(x057, x098, w129), sub(x138, x178, w130), w130)
    x224 = mul(x185, c41, w129)
    x227 = mul(x185, x224, w131)
    x230 = sub(x227, sub(add(x062, c35, w132), sub(x051, x183, w133), w133), w133)
    x246 = sub(x227, add(add(x056, x183, w127), add(x097, x137, w103), w103), w103)
    x248 = add(c03, x224, w131)
    x253 = sub(c03, x224, w127)
    x254 = sub(mul(x139, x225, w068), sub(x132, mul(x138, x253, w035), w035), w035)
    x255 = add(mul(x197, x225, w068), add(x128, mul(x198, x253, w132), w132), w132)
    x256 = add(mul(x204, x253, w068), add(mul(x105, x113, w085), mul(x106, x114, w081), w081), w081)
    x257 = add(mul(x203, x225, w068), x256, w081)
    x262 = sub(mul(x058, x225, w068), sub(x051, mul(x057, x253, w085), w085), w085)
    x263 = add(mul(x215, x225, w068), add(x047, mul(x216, x253, w034), w034), w034)
    x264 = add(mul(x222, x253, w068), add(mul(x024, x032, w017), mul(x025, x033, w013), w013), w013)
    x265 = add(mul(x221, x225, w068), x264, w013)
    x258 = add(mul(x099, x225, w068), sub(x092, mul(x098, x248, w017), w017), w017)
    x259 = sub(mul(x206, x225, w068), add(x088, mul(x207, x248, w012), w012), w012)
    x260 = add(mul(x213, x248, w068), sub(mul(x066, x074, w048), mul(x065, x073, w051), w051), w051)
    x261 = sub(mul(x212, x225, w068), x260, w051)
    x223 = mul(x184, c41, w068)
    x271 = add(x141, mul(x138, x223, w048), w048)
    x272 = sub(mul(x198, x223, w095), sub(mul(x103, x196, w112), mul(x104, x129, w045), w045), w045)
    x273 = add(mul(x125, x225, w095), x272, w045)
    x274 = add(mul(x204, x223, w101), add(mul(x103, x202, w095), mul(x104, x201, w112), w112), w112)
    x275 = add(mul(x199, x225, w101), x274, w112)
    x276 = sub(x101, mul(x098, x223, w101), w101)
    x277 = sub(mul(x207, x223, w060), sub(mul(x063, x205, w078), mul(x064, x089, w095), w095), w095)
    x278 = add(mul(x085, x225, w060), x277, w095)
    x279 = sub(mul(x213, x223, w066), sub(mul(x063, x211, w060), mul(x064, x210, w078), w078), w078)
    x280 = add(mul(x208, x225, w066), x279, w078)
    x281 = sub(x060, mul(x057, x223, w066), w066)
    x282 = sub(mul(x216, x223, w027), sub(mul(x022, x214, w044), mul(x023, x048, w060), w060), w060)
    x283 = add(mul(x044, x225, w027), x282, w060)
    x284 = sub(mul(x222, x223, w033), sub(mul(x022, x220, w027), mul(x023, x219, w044), w044), w044)
    x285 = add(mul(x217, x225, w033), x284, w044)
    x291 = sub(x142, mul(x139, x223, w033), w033)
    x292 = sub(mul(x197, x223, w087), add(mul(x103, x129, w082), mul(x104, x196, w094), w094), w094)
    x293 = sub(mul(x125, x253, w088), x292, w094)
    x294 = sub(mul(x203, x223, w096), sub(mul(x103, x201, w092), mul(x104, x202, w086), w086), w086)
    x295 = sub(mul(x199, x253, w097), x294, w086)
    x296 = sub(x102, mul(x099, x223, w097), w097)
    x297 = sub(mul(x206, x223, w053), add(mul(x063, x089, w072), mul(x064, x205, w059), w059), w059)
    x298 = add(mul(x085, x248, w054), x297, w059)
    x299 = sub(mul(x212, x223, w061), add(mul(x063, x210, w055), mul(x064, x211, w052), w052), w052)
    x300 = add(mul(x208, x248, w062), x299, w052)
    x301 = sub(x061, mul(x058, x223, w062), w062)
    x302 = sub(mul(x215, x223, w019), add(mul(x022, x048, w014), mul(x023, x214, w026), w026), w026)
    x303 = sub(mul(x044, x253, w020), x302, w026)
    x304 = sub(mul(x221, x223, w028), add(mul(x022, x219, w024), mul(x023, x220, w018), w018), w018)
    x305 = sub(mul(x217, x253, w127), x304, w018)
    x320 = sub(mul(x012, x265, w127), sub(mul(x013, x285, w029), mul(x014, x305, w028), w028), w028)
    x335 = sub(mul(x015, x265, w127), add(mul(x017, x285, w029), mul(x018, x305, w024), w024), w024)
    x350 = add(mul(x019, x265, w013), add(mul(x020, x285, w044), mul(x021, x305, w018), w018), w018)
    x319 = sub(mul(x012, x263, w013), sub(mul(x013, x283, w044), mul(x014, x303, w127), w127), w127)
    x334 = sub(mul(x015, x263, w013), add(mul(x017, x283, w044), mul(x018, x303, w029), w029), w029)
    x349 = add(mul(x019, x263, w034), add(mul(x020, x283, w060), mul(x021, x303, w026), w026), w026)
    x318 = add(mul(x012, x262, w034), add(mul(x013, x281, w060), mul(x014, x301, w013), w013), w013)
    x333 = add(mul(x015, x262, w034), sub(mul(x017, x281, w060), mul(x018, x301, w044), w044), w044)
    x348 = sub(mul(x019, x262, w085), sub(mul(x020, x281, w066), mul(x021, x301, w062), w062), w062)
    x317 = sub(mul(x012, x261, w085), add(mul(x013, x280, w066), mul(x014, x300, w034), w034), w034)
    x332 = sub(mul(x015, x261, w085), sub(mul(x017, x280, w066), mul(x018, x300, w060), w060), w060)
    x347 = add(mul(x019, x261, w051), sub(mul(x020, x280, w078), mul(x021, x300, w052), w052), w052)
    x316 = sub(mul(x012, x259, w051), add(mul(x013, x278, w078), mul(x014, x298, w085), w085), w085)
    x331 = sub(mul(x015, x259, w051), sub(mul(x017, x278, w078), mul(x018, x298, w066), w066), w066)
    x346 = add(mul(x019, x259, w012), sub(mul(x020, x278, w095), mul(x021, x298, w059), w059), w059)
    x315 = add(mul(x012, x258, w012), add(mul(x014, x296, w095), mul(x013, x276, w051), w051), w051)
    x330 = sub(mul(x015, x258, w012), sub(mul(x018, x296, w095), mul(x017, x276, w078), w078), w078)
    x345 = add(mul(x019, x258, w017), sub(mul(x021, x296, w097), mul(x020, x276, w101), w101), w101)
    x314 = sub(mul(x012, x257, w017), sub(mul(x013, x275, w097), mul(x014, x295, w012), w012), w012)
    x329 = sub(mul(x015, x257, w017), add(mul(x017, x275, w097), mul(x018, x295, w095), w095), w095)
    x344 = add(mul(x019, x257, w081), add(mul(x020, x275, w112), mul(x021, x295, w086), w086), w086)
    x313 = sub(mul(x012, x255, w081), sub(mul(x013, x273, w112), mul(x014, x293, w017), w017), w017)
    x328 = sub(mul(x015, x255, w081), add(mul(x017, x273, w112), mul(x018, x293, w097), w097), w097)
    x343 = add(mul(x019, x255, w132), add(mul(x020, x273, w045), mul(x021, x293, w094), w094), w094)
    x312 = add(mul(x012, x254, w132), sub(mul(x014, x291, w045), mul(x013, x271, w081), w081), w081)
    x327 = sub(mul(x015, x254, w132), add(mul(x018, x291, w045), mul(x017, x271, w112), w112), w112)
    x342 = add(mul(x019, x254, w035), add(mul(x021, x291, w033), mul(x020, x271, w048), w048), w048)
    x226 = mul(x184, x223, w035)
    x170 = mul(c22, x164, w033)
    x175 = sub(x170, add(c28, x161, w132), w132)
    x238 = sub(sub(x095, x135, w093), sub(x175, add(x054, c38, w025), w025), w025)
    x187 = sub(x161, mul(c04, x164, w093), w093)
    x188 = mul(x144, x164, w121)
    x189 = mul(x143, x164, w124)
    x351 = sub(mul(x013, x188, w058), sub(mul(x014, x189, w045), mul(x012, x165, w010), w010), w010)
    x359 = add(mul(x017, x188, w058), add(mul(x018, x189, w045), mul(x015, x165, w020), w020), w020)
    x367 = add(mul(x020, x188, w058), sub(mul(x021, x189, w045), mul(x019, x165, w019), w019), w019)
    x190 = sub(mul(x146, x149, w058), mul(x145, x150, w045), w045)
    x191 = add(mul(x145, x149, w058), mul(x146, x150, w014), w014)
    x193 = sub(mul(c04, x191, w058), add(c12, mul(c05, x150, w120), w120), w120)
    x194 = mul(x144, x191, w058)
    x195 = mul(x143, x191, w014)
    x352 = sub(mul(x013, x194, w061), sub(mul(x014, x195, w055), mul(x012, x190, w043), w043), w043)
    x360 = add(mul(x017, x194, w061), add(mul(x018, x195, w055), mul(x015, x190, w054), w054), w054)
    x368 = add(mul(x020, x194, w061), sub(mul(x021, x195, w055), mul(x019, x190, w053), w053), w053)
    x151 = sub(mul(c08, x148, w061), mul(c09, x147, w055), w055)
    x160 = add(mul(x147, x151, w061), add(c18, mul(c05, x149, w118), w118), w118)
    x152 = mul(x148, x151, w055)
    x158 = add(x155, sub(c16, x152, w061), w061)
    x163 = add(c21, x152, w055)
    x166 = add(mul(x146, sub(x158, x163, w119), w119), mul(x160, mul(c02, x145, w072), w072), w072)
    x167 = mul(x146, x166, w119)
    x172 = sub(x167, add(c25, x158, w061), w061)
    x177 = sub(x167, sub(x170, add(c30, x163, w055), w055), w055)
    x245 = add(sub(x177, x226, w119), add(x229, add(x062, c40, w021), w021), w021)
    x231 = add(x228, add(add(x092, x132, w102), sub(x172, x229, w089), w089), w089)
    x232 = add(x230, x231, w089)
    x249 = add(mul(x179, x225, w133), sub(x172, mul(x178, x248, w102), w102), w102)
    x174 = add(mul(x145, x166, w072), sub(mul(c04, x165, w133), add(c27, x160, w118), w118), w118)
    x153 = sub(mul(c11, x147, w072), mul(c10, x148, w133), w133)
    x154 = add(mul(c10, x147, w115), mul(c11, x148, w116), w116)
    x162 = add(c20, x154, w115)
    x159 = sub(c17, x153, w072)
    x168 = add(mul(x145, x159, w061), mul(x146, x162, w067), w067)
    x250 = sub(mul(x188, x225, w061), add(x168, mul(x189, x248, w119), w119), w119)
    x173 = sub(c26, x168, w067)
    x169 = sub(mul(x145, x162, w115), mul(x146, x159, w072), w072)
    x192 = add(mul(x145, x154, w115), mul(x146, x153, w061), w061)
    x251 = add(mul(x195, x248, w115), sub(mul(x146, x154, w116), mul(x145, x153, w133), w133), w133)
    x252 = sub(mul(x194, x225, w115), x251, w133)
    x269 = add(mul(x195, x223, w014), add(mul(x143, x193, w115), mul(x144, x192, w116), w116), w116)
    x270 = add(mul(x190, x225, w014), x269, w116)
    x289 = sub(mul(x194, x223, w058), sub(mul(x143, x192, w061), mul(x144, x193, w120), w120), w120)
    x290 = add(mul(x190, x248, w045), x289, w120)
    x311 = sub(mul(x012, x252, w045), add(mul(x013, x270, w058), mul(x014, x290, w061), w061), w061)
    x326 = sub(mul(x015, x252, w045), sub(mul(x017, x270, w058), mul(x018, x290, w014), w014), w014)
    x341 = add(mul(x019, x252, w133), sub(mul(x020, x270, w116), mul(x021, x290, w120), w120), w120)
    x176 = sub(c29, x169, w133)
    x180 = add(mul(x144, add(x175, x177, w055), w055), mul(x176, mul(c02, x143, w132), w132), w132)
    x242 = add(sub(x096, x136, w107), sub(x176, add(x055, c39, w039), w039), w039)
    x237 = add(mul(x104, x140, w077), mul(x144, x180, w107), w107)
    x239 = sub(x237, add(x236, add(x228, sub(x226, x238, w025), w025), w025), w025)
    x247 = sub(x237, add(x236, sub(x245, x246, w103), w103), w103)
    x243 = add(add(mul(x185, x225, w107), sub(x241, x242, w039), w039), add(mul(x103, x140, w110), mul(x143, x180, w132), w132), w132)
    x244 = sub(add(mul(x022, x059, w042), mul(x063, x100, w075), w075), x243, w132)
    x267 = sub(mul(x189, x223, w124), sub(mul(x143, x187, w075), mul(x144, x169, w042), w042), w042)
    x268 = add(mul(x165, x225, w124), x267, w042)
    x287 = sub(mul(x188, x223, w121), add(mul(x143, x169, w072), mul(x144, x187, w093), w093), w093)
    x288 = add(mul(x165, x248, w131), x287, w093)
    x181 = sub(mul(x143, x173, w131), mul(x144, x174, w122), w122)
    x182 = add(mul(x143, x174, w118), mul(x144, x173, w067), w067)
    x240 = add(add(x182, mul(x184, x225, w090), w090), sub(sub(x061, c37, w041), sub(x102, x142, w109), w109), w109)
    x286 = add(x182, mul(x179, x223, w090), w090)
    x235 = add(sub(x181, mul(x184, x224, w129), w129), x234, w056)
    x266 = add(x181, mul(x178, x223, w068), w068)
    x307 = add(mul(x013, x239, w122), add(mul(x014, x244, w129), mul(x012, x235, w067), w067), w067)
    x322 = sub(mul(x017, x239, w122), sub(mul(x018, x244, w129), mul(x015, x235, w041), w041), w041)
    x337 = sub(mul(x020, x239, w025), add(mul(x021, x244, w122), mul(x019, x235, w129), w129), w129)
    x309 = sub(mul(x012, x249, w025), add(mul(x013, x266, w122), mul(x014, x286, w050), w050), w050)
    x324 = sub(mul(x015, x249, w025), sub(mul(x017, x266, w122), mul(x018, x286, w118), w118), w118)
    x339 = add(mul(x019, x249, w102), sub(mul(x020, x266, w068), mul(x021, x286, w090), w090), w090)
    x306 = sub(mul(x012, x232, w102), add(mul(x013, x235, w068), mul(x014, x240, w025), w025), w025)
    x308 = sub(mul(x014, x247, w102), add(mul(x013, x244, w068), mul(x012, x240, w122), w122), w122)
    x310 = sub(mul(x012, x250, w102), add(mul(x013, x268, w068), mul(x014, x288, w111), w111), w111)
    x321 = sub(mul(x015, x232, w102), sub(mul(x017, x235, w068), mul(x018, x240, w084), w084), w084)
    x336 = add(mul(x019, x232, w089), sub(mul(x020, x235, w056), mul(x021, x240, w102), w102), w102)
    x323 = add(mul(x018, x247, w089), add(mul(x017, x244, w056), mul(x015, x240, w068), w068), w068)
    x338 = add(mul(x021, x247, w103), sub(mul(x020, x244, w132), mul(x019, x240, w109), w109), w109)
    x325 = sub(mul(x015, x250, w103), sub(mul(x017, x268, w132), mul(x018, x288, w089), w089), w089)
    x340 = add(mul(x019, x250, w119), sub(mul(x020, x268, w042), mul(x021, x288, w093), w093), w093)
    A_G[...] = 0.0
    A_G[0, 0] = -mul(x012, c32, w119)
    A_G[0, 1] = mul(x013, c32, w042)
    A_G[0, 2] = mul(x014, c32, w103)
    A_G[0, 3] = -add(mul(x013, x186, w132), mul(x014, x185, w056), w056)
    A_G[0, 4] = sub(mul(x014, x184, w132), mul(x012, x186, w131), w131)
    A_G[0, 5] = -add(mul(x012, x185, w003), mul(x013, x184, w132), w132)
    A_G[0, 6] = sub(mul(x014, x178, w003), mul(x013, x179, w121), w121)
    A_G[0, 7] = -x351
    A_G[0, 8] = -x352
    A_G[0, 9] = sub(mul(x013, x139, w003), mul(x014, x138, w072), w072)
    A_G[0, 10] = -x353
    A_G[0, 11] = -x354
    A_G[0, 12] = sub(mul(x014, x098, w003), mul(x013, x099, w124), w124)
    A_G[0, 13] = -x355
    A_G[0, 14] = -x356
    A_G[0, 15] = sub(mul(x013, x058, w009), mul(x014, x057, w008), w008)
    A_G[0, 16] = -x357
    A_G[0, 17] = -x358
    A_G[1, 0] = mul(x015, c32, w009)
    A_G[1, 1] = -mul(x017, c32, w003)
    A_G[1, 2] = mul(x018, c32, w075)
    A_G[1, 3] = sub(mul(x017, x186, w016), mul(x018, x185, w007), w007)
    A_G[1, 4] = add(mul(x018, x184, w016), mul(x015, x186, w039), w039)
    A_G[1, 5] = add(mul(x015, x185, w006), mul(x017, x184, w016), w016)
    A_G[1, 6] = add(mul(x018, x178, w006), mul(x017, x179, w110), w110)
    A_G[1, 7] = x359
    A_G[1, 8] = x360
    A_G[1, 9] = -add(mul(x017, x139, w006), mul(x018, x138, w074), w074)
    A_G[1, 10] = x361
    A_G[1, 11] = x362
    A_G[1, 12] = add(mul(x018, x098, w006), mul(x017, x099, w107), w107)
    A_G[1, 13] = x363
    A_G[1, 14] = x364
    A_G[1, 15] = -add(mul(x017, x058, w000), mul(x018, x057, w005), w005)
    A_G[1, 16] = x365
    A_G[1, 17] = x366
    A_G[2, 0] = mul(x019, c32, w000)
    A_G[2, 1] = mul(x020, c32, w006)
    A_G[2, 2] = -mul(x021, c32, w128)
    A_G[2, 3] = -sub(mul(x020, x186, w076), mul(x021, x185, w021), w021)
    A_G[2, 4] = -sub(mul(x021, x184, w076), mul(x019, x186, w123), w123)
    A_G[2, 5] = sub(mul(x019, x185, w130), mul(x020, x184, w125), w125)
    A_G[2, 6] = -add(mul(x021, x178, w022), mul(x020, x179, w117), w117)
    A_G[2, 7] = -x367
    A_G[2, 8] = -x368
    A_G[2, 9] = add(mul(x020, x139, w083), mul(x021, x138, w091), w091)
    A_G[2, 10] = -x369
    A_G[2, 11] = -x370
    A_G[2, 12] = -add(mul(x021, x098, w057), mul(x020, x099, w049), w049)
    A_G[2, 13] = -x371
    A_G[2, 14] = -x372
    A_G[2, 15] = add(mul(x020, x058, w015), mul(x021, x057, w023), w023)
    A_G[2, 16] = -x373
    A_G[2, 17] = -x374
    A_G[3, 3] = x306
    A_G[3, 4] = x307
    A_G[3, 5] = -x308
    A_G[3, 6] = x309
    A_G[3, 7] = x310
    A_G[3, 8] = x311
    A_G[3, 9] = -x312
    A_G[3, 10] = x313
    A_G[3, 11] = x314
    A_G[3, 12] = x315
    A_G[3, 13] = x316
    A_G[3, 14] = x317
    A_G[3, 15] = -x318
    A_G[3, 16] = x319
    A_G[3, 17] = x320
    A_G[4, 3] = -x321
    A_G[4, 4] = -x322
    A_G[4, 5] = -x323
    A_G[4, 6] = -x324
    A_G[4, 7] = -x325
    A_G[4, 8] = -x326
    A_G[4, 9] = x327
    A_G[4, 10] = -x328
    A_G[4, 11] = -x329
    A_G[4, 12] = -x330
    A_G[4, 13] = -x331
    A_G[4, 14] = -x332
    A_G[4, 15] = x333
    A_G[4, 16] = -x334
    A_G[4, 17] = -x335
    A_G[5, 3] = -x336
    A_G[5, 4] = x337
    A_G[5, 5] = x338
    A_G[5, 6] = -x339
    A_G[5, 7] = -x340
    A_G[5, 8] = -x341
    A_G[5, 9] = x342
    A_G[5, 10] = -x343
    A_G[5, 11] = -x344
    A_G[5, 12] = -x345
    A_G[5, 13] = -x346
    A_G[5, 14] = -x347
    A_G[5, 15] = x348
    A_G[5, 16] = -x349
    A_G[5, 17] = -x350


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
