# crba of go2: Mass matrix, full and symmetric.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.crba
# Convention  pinocchio
# Program     SHA-256 c99bebc0d1f9060e9685ba46c24d37b064b3ca126c27a53ea32f33556620bf6e
# Operations  285 mul, 284 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     M  18 x 18  kg, kg m, kg m^2  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     floating-base/block        PROVED
#     floating-base/momentum     PROVED
#     frames/mass-matrix         PROVED
#     inertia/lifted             PROVED
#     inertia/rotate-symmetric   PROVED
#     inertia/congruence         PROVED
#     lagrange/mass-2            PROVED
#     lagrange/mass-3            PROVED
#     recursions/crba-energy-3   PROVED
#     recursions/crba-limbs      PROVED
#     recursions/crba-wheels     PROVED
#     recursions/crba-floating   PROVED
#     recursions/crba-jacobians  PROVED
#     recursions/composite       PROVED
#     regressor/lumped-mixed     PROVED-MOD-P
#     regressor/lumped-disc      PROVED
#     regressor/reframed         PROVED
#     rotations/align            PROVED
#     rotations/align-back       PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def crba(q, out=None):
    """Mass matrix, full and symmetric.

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
    M : ndarray, (..., 18, 18)
        [base linear, base angular, joints], base axes; kg, kg m, kg m^2
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [
            ("M", (18, 18)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, M):
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
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
        c35, c36, c37, c38, c39
    ) = numbers(
        (
            2.0, 0.0465, 0.1934, 0.213, 0.02623, 0.00084392, 0.0048938853184, 0.0002285016,
            0.00249597775, 7.9431538e-05, 0.0049656346816, 0.426, 0.00430848, 0.0789924,
            0.02032408908, 0.000402580736, 0.000544138096, 0.0209269984768, 0.00747974233,
            0.0006029093968, 0.3868, 0.10962557, 7.119e-05, 0.009360598027, 0.02119749251,
            1.449372e-05, 0.00043992847495, 1.2818914e-06, 0.00892066955205, 0.093, 16.087,
            0.146694152, 0.037188086, 0.044972709219476, 0.00012166, 0.002283689271632,
            0.4323559965405, 3.12e-05, 0.460899171821024
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
        w112, w113, w114
    ) = slots(115)
    x001 = cos(q_16, w000)
    x002 = sin(q_16, w001)
    x003 = cos(q_17, w002)
    x004 = sin(q_17, w003)
    x005 = cos(q_18, w004)
    x006 = sin(q_18, w005)
    x007 = sub(mul(x006, c05, w006), mul(x005, c06, w007), w007)
    x014 = add(x007, c13, w006)
    x008 = add(mul(x006, c06, w008), mul(x005, c05, w009), w009)
    x013 = mul(x008, c12, w008)
    x019 = add(x013, c18, w010)
    x015 = add(x008, c14, w011)
    x022 = add(mul(x003, x014, w012), mul(x004, x015, w013), w013)
    x023 = sub(mul(x004, x014, w006), mul(x003, x015, w011), w011)
    x029 = sub(x023, c23, w006)
    x036 = add(mul(x001, c22, w012), mul(x002, x029, w014), w014)
    x037 = sub(mul(x002, c22, w012), mul(x001, x029, w006), w006)
    x042 = mul(x036, c30, w012)
    x028 = mul(x022, c21, w015)
    x033 = add(x028, add(x019, c27, w016), w016)
    x234 = add(x019, mul(c03, x022, w017), w017)
    x235 = mul(x002, x022, w018)
    x236 = mul(x001, x022, w019)
    x240 = add(c11, mul(c04, x008, w020), w020)
    x241 = sub(mul(x004, x007, w021), mul(x003, x008, w022), w022)
    x242 = add(mul(x003, x007, w021), mul(x004, x008, w009), w009)
    x245 = add(x240, mul(c03, x242, w021), w021)
    x246 = mul(x002, x242, w023)
    x247 = mul(x001, x242, w009)
    x009 = sub(mul(x006, c07, w024), mul(x005, c08, w025), w025)
    x018 = add(mul(x005, x009, w024), add(c17, mul(c04, x007, w007), w007), w007)
    x010 = mul(x006, x009, w025)
    x016 = sub(x013, sub(x010, c15, w024), w024)
    x021 = add(x010, c20, w025)
    x024 = add(mul(x004, sub(x016, x021, w008), w008), mul(x018, mul(c01, x003, w026), w026), w026)
    x025 = mul(x004, x024, w008)
    x030 = sub(x025, add(x016, c24, w024), w024)
    x035 = add(x025, add(x028, add(x021, c29, w025), w025), w025)
    x233 = sub(x030, mul(c02, x036, w008), w008)
    x032 = sub(mul(x003, x024, w026), add(mul(c03, x023, w015), sub(x018, c26, w007), w007), w007)
    x011 = sub(mul(x006, c09, w026), mul(x005, c10, w015), w015)
    x012 = add(mul(x006, c10, w005), mul(x005, c09, w004), w004)
    x020 = add(x012, c19, w005)
    x017 = add(x011, c16, w026)
    x026 = add(mul(x003, x017, w027), mul(x004, x020, w028), w028)
    x238 = add(x026, mul(c02, x236, w027), w027)
    x027 = sub(mul(x004, x017, w026), mul(x003, x020, w005), w005)
    x243 = add(mul(x003, x011, w026), mul(x004, x012, w029), w029)
    x244 = sub(mul(x004, x011, w015), mul(x003, x012, w004), w004)
    x249 = add(x243, mul(c02, x247, w015), w015)
    x248 = sub(mul(x001, x245, w002), mul(x002, x244, w003), w003)
    x250 = add(mul(x002, x245, w021), add(mul(x001, x244, w004), mul(c02, x241, w002), w002), w002)
    x034 = add(x027, c28, w021)
    x038 = add(mul(x002, sub(x033, x035, w004), w004), mul(x034, mul(c01, x001, w026), w026), w026)
    x039 = mul(x002, x038, w004)
    x237 = sub(mul(x001, x234, w030), mul(x002, x027, w031), w031)
    x239 = add(mul(x002, x234, w017), add(mul(x001, x027, w005), mul(c02, x023, w030), w030), w030)
    x031 = add(x026, c25, w017)
    x040 = sub(mul(x001, x031, w005), mul(x002, x032, w032), w032)
    x041 = add(mul(x001, x032, w007), mul(x002, x031, w017), w017)
    x043 = cos(q_13, w007)
    x044 = sin(q_13, w001)
    x045 = cos(q_14, w005)
    x046 = sin(q_14, w033)
    x047 = cos(q_15, w034)
    x048 = sin(q_15, w035)
    x049 = sub(mul(c05, x048, w036), mul(c06, x047, w037), w037)
    x056 = add(c13, x049, w036)
    x050 = add(mul(c06, x048, w038), mul(c05, x047, w039), w039)
    x055 = mul(c12, x050, w038)
    x061 = add(c18, x055, w040)
    x057 = add(c14, x050, w041)
    x064 = add(mul(x045, x056, w042), mul(x046, x057, w043), w043)
    x065 = sub(mul(x046, x056, w036), mul(x045, x057, w041), w041)
    x071 = sub(c23, x065, w036)
    x078 = add(mul(c22, x043, w042), mul(x044, x071, w044), w044)
    x079 = sub(mul(c22, x044, w042), mul(x043, x071, w036), w036)
    x070 = mul(c21, x064, w042)
    x075 = add(x070, add(c27, x061, w045), w045)
    x216 = add(x061, mul(c03, x064, w046), w046)
    x217 = mul(x044, x064, w047)
    x218 = mul(x043, x064, w048)
    x222 = add(c11, mul(c04, x050, w049), w049)
    x223 = sub(mul(x046, x049, w050), mul(x045, x050, w051), w051)
    x224 = add(mul(x045, x049, w050), mul(x046, x050, w039), w039)
    x227 = add(x222, mul(c03, x224, w050), w050)
    x228 = mul(x044, x224, w052)
    x229 = mul(x043, x224, w039)
    x051 = sub(mul(c07, x048, w053), mul(c08, x047, w054), w054)
    x060 = add(mul(x047, x051, w053), add(c17, mul(c04, x049, w037), w037), w037)
    x052 = mul(x048, x051, w054)
    x058 = add(x055, sub(c15, x052, w053), w053)
    x063 = add(c20, x052, w054)
    x066 = add(mul(x046, sub(x058, x063, w038), w038), mul(x060, mul(c01, x045, w055), w055), w055)
    x067 = mul(x046, x066, w038)
    x072 = sub(x067, add(c24, x058, w053), w053)
    x077 = add(x067, add(x070, add(c29, x063, w054), w054), w054)
    x215 = sub(x072, mul(c02, x078, w038), w038)
    x074 = sub(mul(x045, x066, w055), sub(mul(c03, x065, w042), sub(c26, x060, w037), w037), w037)
    x053 = sub(mul(c10, x047, w055), mul(c09, x048, w042), w042)
    x054 = add(mul(c09, x047, w034), mul(c10, x048, w035), w035)
    x062 = add(c19, x054, w034)
    x059 = sub(c16, x053, w055)
    x068 = add(mul(x045, x059, w056), mul(x046, x062, w057), w057)
    x220 = add(x068, mul(c02, x218, w056), w056)
    x069 = sub(mul(x045, x062, w034), mul(x046, x059, w055), w055)
    x225 = sub(mul(x046, x054, w034), mul(x045, x053, w058), w058)
    x226 = add(mul(x045, x054, w035), mul(x046, x053, w042), w042)
    x231 = add(x225, mul(c02, x229, w035), w035)
    x230 = sub(mul(x043, x227, w033), mul(x044, x226, w005), w005)
    x232 = add(mul(x044, x227, w050), sub(mul(x043, x226, w042), mul(c02, x223, w033), w033), w033)
    x076 = sub(c28, x069, w050)
    x080 = sub(mul(x044, sub(x075, x077, w042), w042), mul(x076, mul(c01, x043, w034), w034), w034)
    x219 = sub(mul(x043, x216, w042), mul(x044, x069, w059), w059)
    x221 = add(mul(x044, x216, w046), sub(mul(x043, x069, w055), mul(c02, x065, w042), w042), w042)
    x073 = add(c25, x068, w046)
    x081 = add(mul(x043, x073, w055), mul(x044, x074, w060), w060)
    x082 = sub(mul(x044, x073, w046), mul(x043, x074, w037), w037)
    x083 = cos(q_10, w046)
    x084 = sin(q_10, w055)
    x085 = cos(q_11, w061)
    x086 = sin(q_11, w062)
    x087 = cos(q_12, w063)
    x088 = sin(q_12, w064)
    x089 = sub(mul(c05, x088, w065), mul(c06, x087, w066), w066)
    x096 = add(c13, x089, w065)
    x090 = add(mul(c06, x088, w067), mul(c05, x087, w068), w068)
    x095 = mul(c12, x090, w067)
    x101 = add(c18, x095, w069)
    x097 = add(c14, x090, w070)
    x104 = add(mul(x085, x096, w071), mul(x086, x097, w072), w072)
    x105 = sub(mul(x086, x096, w065), mul(x085, x097, w070), w070)
    x111 = sub(c23, x105, w065)
    x118 = sub(mul(c22, x083, w071), mul(x084, x111, w073), w073)
    x119 = add(mul(c22, x084, w071), mul(x083, x111, w065), w065)
    x167 = mul(c30, add(x078, x118, w071), w071)
    x110 = mul(c21, x104, w074)
    x115 = sub(x110, add(c27, x101, w075), w075)
    x198 = sub(x101, mul(c03, x104, w076), w076)
    x199 = mul(x084, x104, w077)
    x200 = mul(x083, x104, w078)
    x204 = add(c11, mul(c04, x090, w079), w079)
    x205 = sub(mul(x086, x089, w080), mul(x085, x090, w081), w081)
    x206 = add(mul(x085, x089, w080), mul(x086, x090, w068), w068)
    x209 = sub(x204, mul(c03, x206, w080), w080)
    x210 = mul(x084, x206, w082)
    x211 = mul(x083, x206, w068)
    x091 = sub(mul(c07, x088, w083), mul(c08, x087, w084), w084)
    x100 = add(mul(x087, x091, w083), add(c17, mul(c04, x089, w066), w066), w066)
    x092 = mul(x088, x091, w084)
    x098 = add(x095, sub(c15, x092, w083), w083)
    x103 = add(c20, x092, w084)
    x106 = add(mul(x086, sub(x098, x103, w067), w067), mul(x100, mul(c01, x085, w085), w085), w085)
    x107 = mul(x086, x106, w067)
    x112 = sub(x107, add(c24, x098, w083), w083)
    x117 = sub(x107, sub(x110, add(c29, x103, w084), w084), w084)
    x197 = sub(x112, mul(c02, x118, w067), w067)
    x114 = add(mul(x085, x106, w085), sub(mul(c03, x105, w074), add(c26, x100, w066), w066), w066)
    x093 = sub(mul(c09, x088, w085), mul(c10, x087, w074), w074)
    x094 = add(mul(c10, x088, w064), mul(c09, x087, w063), w063)
    x102 = add(c19, x094, w064)
    x099 = add(c16, x093, w085)
    x108 = add(mul(x085, x099, w086), mul(x086, x102, w087), w087)
    x202 = add(x108, mul(c02, x200, w086), w086)
    x109 = sub(mul(x086, x099, w085), mul(x085, x102, w064), w064)
    x207 = add(mul(x085, x093, w085), mul(x086, x094, w088), w088)
    x208 = sub(mul(x086, x093, w074), mul(x085, x094, w063), w063)
    x213 = add(x207, mul(c02, x211, w074), w074)
    x212 = sub(mul(x083, x209, w061), mul(x084, x208, w062), w062)
    x214 = add(mul(x084, x209, w080), add(mul(x083, x208, w063), mul(c02, x205, w061), w061), w061)
    x116 = add(c28, x109, w080)
    x120 = sub(mul(x084, add(x115, x117, w063), w063), mul(x116, mul(c01, x083, w085), w085), w085)
    x201 = sub(mul(x083, x198, w063), mul(x084, x109, w089), w089)
    x203 = add(mul(x084, x198, w076), add(mul(x083, x109, w064), mul(c02, x105, w063), w063), w063)
    x113 = sub(c25, x108, w076)
    x121 = add(mul(x083, x113, w064), mul(x084, x114, w090), w090)
    x122 = sub(mul(x083, x114, w066), mul(x084, x113, w076), w076)
    x123 = cos(q_07, w066)
    x124 = sin(q_07, w064)
    x125 = cos(q_08, w091)
    x126 = sin(q_08, w092)
    x127 = cos(q_09, w093)
    x128 = sin(q_09, w094)
    x129 = sub(mul(c05, x128, w095), mul(c06, x127, w096), w096)
    x136 = add(c13, x129, w095)
    x130 = add(mul(c06, x128, w097), mul(c05, x127, w098), w098)
    x135 = mul(c12, x130, w097)
    x141 = add(c18, x135, w099)
    x137 = add(c14, x130, w100)
    x144 = add(mul(x125, x136, w101), mul(x126, x137, w102), w102)
    x164 = add(add(x064, x104, w101), add(x144, sub(x022, c32, w103), w103), w103)
    x169 = mul(c02, add(sub(x022, x064, w043), sub(x104, x144, w072), w072), w072)
    x145 = sub(mul(x126, x136, w095), mul(x125, x137, w100), w100)
    x151 = sub(c23, x145, w095)
    x158 = add(mul(c22, x123, w043), mul(x124, x151, w013), w013)
    x159 = sub(mul(c22, x124, w043), mul(x123, x151, w095), w095)
    x166 = add(sub(x079, x119, w043), sub(x159, add(x037, c33, w101), w101), w101)
    x174 = mul(c02, add(add(x037, x079, w043), add(x119, x159, w104), w104), w104)
    x163 = mul(c30, x158, w043)
    x165 = add(sub(x036, x078, w105), sub(x118, x158, w106), w106)
    x150 = mul(c21, x144, w105)
    x155 = sub(x150, add(c27, x141, w107), w107)
    x172 = sub(sub(x075, x115, w075), sub(x155, add(x033, c37, w016), w016), w016)
    x180 = sub(x141, mul(c03, x144, w075), w075)
    x181 = mul(x124, x144, w045)
    x182 = mul(x123, x144, w102)
    x186 = add(c11, mul(c04, x130, w108), w108)
    x187 = sub(mul(x126, x129, w109), mul(x125, x130, w110), w110)
    x188 = add(mul(x125, x129, w109), mul(x126, x130, w098), w098)
    x191 = sub(x186, mul(c03, x188, w109), w109)
    x192 = mul(x124, x188, w111)
    x193 = mul(x123, x188, w098)
    x131 = sub(mul(c07, x128, w112), mul(c08, x127, w113), w113)
    x140 = add(mul(x127, x131, w112), add(c17, mul(c04, x129, w096), w096), w096)
    x132 = mul(x128, x131, w113)
    x138 = add(x135, sub(c15, x132, w112), w112)
    x143 = add(c20, x132, w113)
    x146 = add(mul(x126, sub(x138, x143, w097), w097), mul(x140, mul(c01, x125, w114), w114), w114)
    x147 = mul(x126, x146, w097)
    x152 = sub(x147, add(c24, x138, w112), w112)
    x157 = sub(x147, sub(x150, add(c29, x143, w113), w113), w113)
    x178 = add(add(add(x042, c39, w097), add(x035, x163, w025), w025), add(add(x077, x117, w084), add(x157, x167, w054), w054), w054)
    x168 = sub(sub(add(x042, c34, w012), sub(x030, x163, w043), w043), add(add(x072, x112, w012), sub(x152, x167, w071), w071), w071)
    x179 = sub(x152, mul(c02, x158, w043), w043)
    x154 = add(mul(x125, x146, w114), sub(mul(c03, x145, w012), add(c26, x140, w096), w096), w096)
    x133 = sub(mul(c10, x127, w114), mul(c09, x128, w012), w012)
    x134 = add(mul(c09, x127, w093), mul(c10, x128, w094), w094)
    x142 = add(c19, x134, w093)
    x139 = sub(c16, x133, w114)
    x148 = add(mul(x125, x139, w025), mul(x126, x142, w084), w084)
    x184 = add(x148, mul(c02, x182, w025), w025)
    x149 = sub(mul(x125, x142, w093), mul(x126, x139, w114), w114)
    x189 = sub(mul(x126, x134, w093), mul(x125, x133, w097), w097)
    x190 = add(mul(x125, x134, w094), mul(x126, x133, w012), w012)
    x195 = add(x189, mul(c02, x193, w094), w094)
    x194 = sub(mul(x123, x191, w092), mul(x124, x190, w091), w091)
    x196 = add(mul(x124, x191, w109), sub(mul(x123, x190, w012), mul(c02, x187, w092), w092), w092)
    x156 = sub(c28, x149, w109)
    x160 = add(mul(x124, add(x155, x157, w113), w113), mul(x156, mul(c01, x123, w107), w107), w107)
    x175 = add(sub(x076, x116, w080), sub(x156, add(x034, c38, w021), w021), w021)
    x176 = add(mul(x001, x038, w026), sub(mul(x043, x080, w007), sub(x174, x175, w021), w021), w021)
    x173 = sub(mul(x124, x160, w026), sub(mul(x044, x080, w034), mul(x084, x120, w055), w055), w055)
    x177 = sub(add(mul(x083, x120, w085), mul(x123, x160, w107), w107), x176, w021)
    x183 = sub(mul(x123, x180, w107), mul(x124, x149, w085), w085)
    x185 = add(mul(x124, x180, w075), sub(mul(x123, x149, w114), mul(c02, x145, w107), w107), w107)
    x153 = sub(c25, x148, w075)
    x161 = sub(mul(x123, x153, w114), mul(x124, x154, w046), w046)
    x162 = add(mul(x123, x154, w096), mul(x124, x153, w075), w075)
    x171 = sub(sub(x082, x122, w096), add(x162, sub(x041, c36, w064), w064), w064)
    x170 = sub(add(x081, x121, w096), add(x161, sub(x040, sub(c35, x169, w072), w072), w072), w072)
    M[...] = 0.0
    M[0, 0] = c31
    M[0, 4] = x166
    M[0, 5] = x165
    M[0, 7] = x145
    M[0, 8] = x187
    M[0, 10] = x105
    M[0, 11] = x205
    M[0, 13] = x065
    M[0, 14] = x223
    M[0, 16] = x023
    M[0, 17] = x241
    M[1, 1] = c31
    M[1, 3] = -x166
    M[1, 5] = -x164
    M[1, 6] = -x159
    M[1, 7] = -x181
    M[1, 8] = -x192
    M[1, 9] = x119
    M[1, 10] = -x199
    M[1, 11] = -x210
    M[1, 12] = -x079
    M[1, 13] = -x217
    M[1, 14] = -x228
    M[1, 15] = x037
    M[1, 16] = -x235
    M[1, 17] = -x246
    M[2, 2] = c31
    M[2, 3] = -x165
    M[2, 4] = x164
    M[2, 6] = x158
    M[2, 7] = x182
    M[2, 8] = x193
    M[2, 9] = -x118
    M[2, 10] = x200
    M[2, 11] = x211
    M[2, 12] = x078
    M[2, 13] = x218
    M[2, 14] = x229
    M[2, 15] = -x036
    M[2, 16] = x236
    M[2, 17] = x247
    M[3, 1] = -x166
    M[3, 2] = -x165
    M[3, 3] = x168
    M[3, 4] = x170
    M[3, 5] = x171
    M[3, 6] = -x179
    M[3, 7] = x184
    M[3, 8] = x195
    M[3, 9] = -x197
    M[3, 10] = -x202
    M[3, 11] = -x213
    M[3, 12] = -x215
    M[3, 13] = x220
    M[3, 14] = x231
    M[3, 15] = -x233
    M[3, 16] = -x238
    M[3, 17] = -x249
    M[4, 0] = x166
    M[4, 2] = x164
    M[4, 3] = x170
    M[4, 4] = -sub(sub(x039, x172, w016), x173, w016)
    M[4, 5] = -x177
    M[4, 6] = -x161
    M[4, 7] = x183
    M[4, 8] = x194
    M[4, 9] = x121
    M[4, 10] = x201
    M[4, 11] = x212
    M[4, 12] = x081
    M[4, 13] = x219
    M[4, 14] = x230
    M[4, 15] = -x040
    M[4, 16] = x237
    M[4, 17] = x248
    M[5, 0] = x165
    M[5, 1] = -x164
    M[5, 3] = x171
    M[5, 4] = -x177
    M[5, 5] = -sub(x173, add(x039, x178, w054), w054)
    M[5, 6] = -x162
    M[5, 7] = x185
    M[5, 8] = x196
    M[5, 9] = -x122
    M[5, 10] = x203
    M[5, 11] = x214
    M[5, 12] = x082
    M[5, 13] = x221
    M[5, 14] = x232
    M[5, 15] = -x041
    M[5, 16] = x239
    M[5, 17] = x250
    M[6, 1] = -x159
    M[6, 2] = x158
    M[6, 3] = -x179
    M[6, 4] = -x161
    M[6, 5] = -x162
    M[6, 6] = -x152
    M[6, 7] = x148
    M[6, 8] = x189
    M[7, 0] = x145
    M[7, 1] = -x181
    M[7, 2] = x182
    M[7, 3] = x184
    M[7, 4] = x183
    M[7, 5] = x185
    M[7, 6] = x148
    M[7, 7] = x141
    M[7, 8] = x186
    M[8, 0] = x187
    M[8, 1] = -x192
    M[8, 2] = x193
    M[8, 3] = x195
    M[8, 4] = x194
    M[8, 5] = x196
    M[8, 6] = x189
    M[8, 7] = x186
    M[8, 8] = c11
    M[9, 1] = x119
    M[9, 2] = -x118
    M[9, 3] = -x197
    M[9, 4] = x121
    M[9, 5] = -x122
    M[9, 9] = -x112
    M[9, 10] = -x108
    M[9, 11] = -x207
    M[10, 0] = x105
    M[10, 1] = -x199
    M[10, 2] = x200
    M[10, 3] = -x202
    M[10, 4] = x201
    M[10, 5] = x203
    M[10, 9] = -x108
    M[10, 10] = x101
    M[10, 11] = x204
    M[11, 0] = x205
    M[11, 1] = -x210
    M[11, 2] = x211
    M[11, 3] = -x213
    M[11, 4] = x212
    M[11, 5] = x214
    M[11, 9] = -x207
    M[11, 10] = x204
    M[11, 11] = c11
    M[12, 1] = -x079
    M[12, 2] = x078
    M[12, 3] = -x215
    M[12, 4] = x081
    M[12, 5] = x082
    M[12, 12] = -x072
    M[12, 13] = x068
    M[12, 14] = x225
    M[13, 0] = x065
    M[13, 1] = -x217
    M[13, 2] = x218
    M[13, 3] = x220
    M[13, 4] = x219
    M[13, 5] = x221
    M[13, 12] = x068
    M[13, 13] = x061
    M[13, 14] = x222
    M[14, 0] = x223
    M[14, 1] = -x228
    M[14, 2] = x229
    M[14, 3] = x231
    M[14, 4] = x230
    M[14, 5] = x232
    M[14, 12] = x225
    M[14, 13] = x222
    M[14, 14] = c11
    M[15, 1] = x037
    M[15, 2] = -x036
    M[15, 3] = -x233
    M[15, 4] = -x040
    M[15, 5] = -x041
    M[15, 15] = -x030
    M[15, 16] = -x026
    M[15, 17] = -x243
    M[16, 0] = x023
    M[16, 1] = -x235
    M[16, 2] = x236
    M[16, 3] = -x238
    M[16, 4] = x237
    M[16, 5] = x239
    M[16, 15] = -x026
    M[16, 16] = x019
    M[16, 17] = x240
    M[17, 0] = x241
    M[17, 1] = -x246
    M[17, 2] = x247
    M[17, 3] = -x249
    M[17, 4] = x248
    M[17, 5] = x250
    M[17, 15] = -x243
    M[17, 16] = x240
    M[17, 17] = c11


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
