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
# Program     SHA-256 1b840eee32700690df21bd6b00aee1590350fba9c151b85e6639b8e4e6cc2596
# Operations  285 mul, 279 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
        w112, w113, w114, w115, w116, w117
    ) = slots(118)
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
    x236 = add(x019, mul(c03, x022, w017), w017)
    x237 = mul(x002, x022, w018)
    x238 = mul(x001, x022, w019)
    x242 = add(c11, mul(c04, x008, w020), w020)
    x243 = sub(mul(x004, x007, w021), mul(x003, x008, w022), w022)
    x244 = add(mul(x003, x007, w021), mul(x004, x008, w009), w009)
    x247 = add(x242, mul(c03, x244, w021), w021)
    x248 = mul(x002, x244, w023)
    x249 = mul(x001, x244, w009)
    x009 = sub(mul(x006, c07, w024), mul(x005, c08, w025), w025)
    x018 = add(mul(x005, x009, w024), add(c17, mul(c04, x007, w007), w007), w007)
    x010 = mul(x006, x009, w025)
    x016 = sub(x013, sub(x010, c15, w024), w024)
    x021 = add(x010, c20, w025)
    x024 = add(mul(x004, sub(x016, x021, w008), w008), mul(x018, mul(c01, x003, w026), w026), w026)
    x025 = mul(x004, x024, w008)
    x030 = sub(x025, add(x016, c24, w024), w024)
    x035 = add(x025, add(x028, add(x021, c29, w025), w025), w025)
    x235 = sub(x030, mul(c02, x036, w008), w008)
    x032 = sub(mul(x003, x024, w026), add(mul(c03, x023, w015), sub(x018, c26, w007), w007), w007)
    x011 = sub(mul(x006, c09, w026), mul(x005, c10, w015), w015)
    x012 = add(mul(x006, c10, w005), mul(x005, c09, w004), w004)
    x020 = add(x012, c19, w005)
    x017 = add(x011, c16, w026)
    x026 = add(mul(x003, x017, w027), mul(x004, x020, w028), w028)
    x240 = add(x026, mul(c02, x238, w027), w027)
    x027 = sub(mul(x004, x017, w026), mul(x003, x020, w005), w005)
    x245 = add(mul(x003, x011, w026), mul(x004, x012, w029), w029)
    x246 = sub(mul(x004, x011, w015), mul(x003, x012, w004), w004)
    x251 = add(x245, mul(c02, x249, w015), w015)
    x250 = sub(mul(x001, x247, w002), mul(x002, x246, w003), w003)
    x252 = add(mul(x002, x247, w021), add(mul(x001, x246, w004), mul(c02, x243, w002), w002), w002)
    x034 = add(x027, c28, w021)
    x038 = add(mul(x002, sub(x033, x035, w004), w004), mul(x034, mul(c01, x001, w026), w026), w026)
    x039 = mul(x002, x038, w004)
    x239 = sub(mul(x001, x236, w030), mul(x002, x027, w031), w031)
    x241 = add(mul(x002, x236, w017), add(mul(x001, x027, w005), mul(c02, x023, w030), w030), w030)
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
    x218 = add(x061, mul(c03, x064, w046), w046)
    x219 = mul(x044, x064, w047)
    x220 = mul(x043, x064, w048)
    x224 = add(c11, mul(c04, x050, w049), w049)
    x225 = sub(mul(x046, x049, w050), mul(x045, x050, w051), w051)
    x226 = add(mul(x045, x049, w050), mul(x046, x050, w039), w039)
    x229 = add(x224, mul(c03, x226, w050), w050)
    x230 = mul(x044, x226, w052)
    x231 = mul(x043, x226, w039)
    x051 = sub(mul(c07, x048, w053), mul(c08, x047, w054), w054)
    x060 = add(mul(x047, x051, w053), add(c17, mul(c04, x049, w037), w037), w037)
    x052 = mul(x048, x051, w054)
    x058 = add(x055, sub(c15, x052, w053), w053)
    x063 = add(c20, x052, w054)
    x066 = add(mul(x046, sub(x058, x063, w038), w038), mul(x060, mul(c01, x045, w055), w055), w055)
    x067 = mul(x046, x066, w038)
    x072 = sub(x067, add(c24, x058, w053), w053)
    x077 = add(x067, add(x070, add(c29, x063, w054), w054), w054)
    x217 = sub(x072, mul(c02, x078, w038), w038)
    x074 = sub(mul(x045, x066, w055), sub(mul(c03, x065, w042), sub(c26, x060, w037), w037), w037)
    x053 = sub(mul(c10, x047, w055), mul(c09, x048, w042), w042)
    x054 = add(mul(c09, x047, w034), mul(c10, x048, w035), w035)
    x062 = add(c19, x054, w034)
    x059 = sub(c16, x053, w055)
    x068 = add(mul(x045, x059, w056), mul(x046, x062, w057), w057)
    x222 = add(x068, mul(c02, x220, w056), w056)
    x069 = sub(mul(x045, x062, w034), mul(x046, x059, w055), w055)
    x227 = sub(mul(x046, x054, w034), mul(x045, x053, w058), w058)
    x228 = add(mul(x045, x054, w035), mul(x046, x053, w042), w042)
    x233 = add(x227, mul(c02, x231, w035), w035)
    x232 = sub(mul(x043, x229, w033), mul(x044, x228, w005), w005)
    x234 = add(mul(x044, x229, w050), sub(mul(x043, x228, w042), mul(c02, x225, w033), w033), w033)
    x076 = sub(c28, x069, w050)
    x080 = sub(mul(x044, sub(x075, x077, w042), w042), mul(x076, mul(c01, x043, w034), w034), w034)
    x221 = sub(mul(x043, x218, w042), mul(x044, x069, w059), w059)
    x223 = add(mul(x044, x218, w046), sub(mul(x043, x069, w055), mul(c02, x065, w042), w042), w042)
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
    x164 = add(x022, x104, w013)
    x105 = sub(mul(x086, x096, w065), mul(x085, x097, w070), w070)
    x111 = sub(c23, x105, w065)
    x118 = sub(mul(c22, x083, w071), mul(x084, x111, w073), w073)
    x119 = add(mul(c22, x084, w071), mul(x083, x111, w065), w065)
    x168 = add(x037, x119, w071)
    x110 = mul(c21, x104, w074)
    x115 = sub(x110, add(c27, x101, w075), w075)
    x200 = sub(x101, mul(c03, x104, w076), w076)
    x201 = mul(x084, x104, w077)
    x202 = mul(x083, x104, w072)
    x206 = add(c11, mul(c04, x090, w078), w078)
    x207 = sub(mul(x086, x089, w079), mul(x085, x090, w080), w080)
    x208 = add(mul(x085, x089, w079), mul(x086, x090, w068), w068)
    x211 = sub(x206, mul(c03, x208, w079), w079)
    x212 = mul(x084, x208, w081)
    x213 = mul(x083, x208, w068)
    x091 = sub(mul(c07, x088, w082), mul(c08, x087, w083), w083)
    x100 = add(mul(x087, x091, w082), add(c17, mul(c04, x089, w066), w066), w066)
    x092 = mul(x088, x091, w083)
    x098 = add(x095, sub(c15, x092, w082), w082)
    x103 = add(c20, x092, w083)
    x106 = add(mul(x086, sub(x098, x103, w067), w067), mul(x100, mul(c01, x085, w084), w084), w084)
    x107 = mul(x086, x106, w067)
    x112 = sub(x107, add(c24, x098, w082), w082)
    x117 = sub(x107, sub(x110, add(c29, x103, w083), w083), w083)
    x199 = sub(x112, mul(c02, x118, w067), w067)
    x114 = add(mul(x085, x106, w084), sub(mul(c03, x105, w074), add(c26, x100, w066), w066), w066)
    x093 = sub(mul(c09, x088, w084), mul(c10, x087, w074), w074)
    x094 = add(mul(c10, x088, w064), mul(c09, x087, w063), w063)
    x102 = add(c19, x094, w064)
    x099 = add(c16, x093, w084)
    x108 = add(mul(x085, x099, w085), mul(x086, x102, w086), w086)
    x204 = add(x108, mul(c02, x202, w085), w085)
    x109 = sub(mul(x086, x099, w084), mul(x085, x102, w064), w064)
    x209 = add(mul(x085, x093, w084), mul(x086, x094, w087), w087)
    x210 = sub(mul(x086, x093, w074), mul(x085, x094, w063), w063)
    x215 = add(x209, mul(c02, x213, w074), w074)
    x214 = sub(mul(x083, x211, w061), mul(x084, x210, w062), w062)
    x216 = add(mul(x084, x211, w079), add(mul(x083, x210, w063), mul(c02, x207, w061), w061), w061)
    x116 = add(c28, x109, w079)
    x120 = sub(mul(x084, add(x115, x117, w063), w063), mul(x116, mul(c01, x083, w084), w084), w084)
    x177 = add(add(x116, mul(x083, x120, w063), w063), sub(x034, mul(x001, x038, w026), w026), w026)
    x203 = sub(mul(x083, x200, w063), mul(x084, x109, w021), w021)
    x205 = add(mul(x084, x200, w076), add(mul(x083, x109, w064), mul(c02, x105, w063), w063), w063)
    x113 = sub(c25, x108, w076)
    x121 = add(mul(x083, x113, w064), mul(x084, x114, w000), w000)
    x122 = sub(mul(x083, x114, w066), mul(x084, x113, w076), w076)
    x123 = cos(q_07, w066)
    x124 = sin(q_07, w046)
    x125 = cos(q_08, w064)
    x126 = sin(q_08, w079)
    x127 = cos(q_09, w088)
    x128 = sin(q_09, w089)
    x129 = sub(mul(c05, x128, w090), mul(c06, x127, w091), w091)
    x136 = add(c13, x129, w090)
    x130 = add(mul(c06, x128, w092), mul(c05, x127, w093), w093)
    x135 = mul(c12, x130, w092)
    x141 = add(c18, x135, w094)
    x137 = add(c14, x130, w095)
    x144 = add(mul(x125, x136, w096), mul(x126, x137, w097), w097)
    x163 = add(x064, x144, w043)
    x145 = sub(mul(x126, x136, w090), mul(x125, x137, w095), w095)
    x151 = sub(c23, x145, w090)
    x158 = add(mul(c22, x123, w096), mul(x124, x151, w098), w098)
    x159 = sub(mul(c22, x124, w096), mul(x123, x151, w090), w090)
    x167 = add(x079, x159, w096)
    x169 = sub(c33, sub(x167, x168, w099), w099)
    x170 = add(mul(c30, x158, w100), mul(c30, add(x078, x118, w101), w101), w101)
    x166 = sub(add(x078, x158, w100), add(x036, x118, w102), w102)
    x165 = sub(c32, add(x163, x164, w100), w100)
    x150 = mul(c21, x144, w103)
    x155 = sub(x150, add(c27, x141, w104), w104)
    x182 = sub(x141, mul(c03, x144, w105), w105)
    x183 = mul(x124, x144, w106)
    x184 = mul(x123, x144, w097)
    x188 = add(c11, mul(c04, x130, w107), w107)
    x189 = sub(mul(x126, x129, w108), mul(x125, x130, w109), w109)
    x190 = add(mul(x125, x129, w108), mul(x126, x130, w093), w093)
    x193 = sub(x188, mul(c03, x190, w108), w108)
    x194 = mul(x124, x190, w110)
    x195 = mul(x123, x190, w093)
    x131 = sub(mul(c07, x128, w111), mul(c08, x127, w112), w112)
    x140 = add(mul(x127, x131, w111), add(c17, mul(c04, x129, w091), w091), w091)
    x132 = mul(x128, x131, w112)
    x138 = add(x135, sub(c15, x132, w111), w111)
    x143 = add(c20, x132, w112)
    x146 = add(mul(x126, sub(x138, x143, w092), w092), mul(x140, mul(c01, x125, w113), w113), w113)
    x147 = mul(x126, x146, w092)
    x152 = sub(x147, add(c24, x138, w111), w111)
    x157 = sub(x147, sub(x150, add(c29, x143, w112), w112), w112)
    x181 = sub(x152, mul(c02, x158, w092), w092)
    x154 = add(mul(x125, x146, w113), sub(mul(c03, x145, w103), add(c26, x140, w091), w091), w091)
    x171 = sub(add(add(x072, x152, w113), add(x030, x112, w103), w103), add(add(x042, c34, w113), x170, w113), w113)
    x133 = sub(mul(c10, x127, w103), mul(c09, x128, w114), w114)
    x134 = add(mul(c09, x127, w088), mul(c10, x128, w089), w089)
    x142 = add(c19, x134, w088)
    x139 = sub(c16, x133, w103)
    x148 = add(mul(x125, x139, w115), mul(x126, x142, w116), w116)
    x186 = add(x148, mul(c02, x184, w115), w115)
    x149 = sub(mul(x125, x142, w088), mul(x126, x139, w103), w103)
    x191 = sub(mul(x126, x134, w088), mul(x125, x133, w117), w117)
    x192 = add(mul(x125, x134, w089), mul(x126, x133, w114), w114)
    x197 = add(x191, mul(c02, x195, w089), w089)
    x196 = sub(mul(x123, x193, w079), mul(x124, x192, w064), w064)
    x198 = add(mul(x124, x193, w108), sub(mul(x123, x192, w114), mul(c02, x189, w079), w079), w079)
    x156 = sub(c28, x149, w108)
    x160 = add(mul(x124, add(x155, x157, w114), w114), mul(x156, mul(c01, x123, w088), w088), w088)
    x174 = sub(mul(x124, x160, w114), sub(mul(x044, x080, w001), mul(x084, x120, w084), w084), w084)
    x175 = add(add(sub(x075, x155, w104), sub(x033, x115, w075), w075), sub(x174, sub(x039, c37, w104), w104), w104)
    x179 = sub(x174, add(x039, add(x170, add(x042, c39, w012), w012), w012), w012)
    x180 = sub(add(add(x077, x157, w112), add(x035, x117, w083), w083), x179, w012)
    x176 = add(sub(x156, mul(x123, x160, w088), w088), add(x076, mul(x043, x080, w034), w034), w034)
    x178 = sub(sub(x176, x177, w026), add(c38, mul(c02, add(x167, x168, w071), w071), w071), w071)
    x185 = sub(mul(x123, x182, w026), mul(x124, x149, w096), w096)
    x187 = add(mul(x124, x182, w105), sub(mul(x123, x149, w103), mul(c02, x145, w026), w026), w026)
    x153 = sub(c25, x148, w105)
    x161 = sub(mul(x123, x153, w103), mul(x124, x154, w034), w034)
    x162 = add(mul(x123, x154, w091), mul(x124, x153, w105), w105)
    x173 = add(c36, sub(sub(x082, x162, w091), add(x041, x122, w046), w046), w046)
    x172 = add(sub(sub(x081, x161, w091), sub(x040, x121, w066), w066), add(c35, mul(c02, sub(x163, x164, w013), w013), w013), w013)
    M[...] = 0.0
    M[0, 0] = c31
    M[0, 4] = -x169
    M[0, 5] = -x166
    M[0, 7] = x145
    M[0, 8] = x189
    M[0, 10] = x105
    M[0, 11] = x207
    M[0, 13] = x065
    M[0, 14] = x225
    M[0, 16] = x023
    M[0, 17] = x243
    M[1, 1] = c31
    M[1, 3] = x169
    M[1, 5] = x165
    M[1, 6] = -x159
    M[1, 7] = -x183
    M[1, 8] = -x194
    M[1, 9] = x119
    M[1, 10] = -x201
    M[1, 11] = -x212
    M[1, 12] = -x079
    M[1, 13] = -x219
    M[1, 14] = -x230
    M[1, 15] = x037
    M[1, 16] = -x237
    M[1, 17] = -x248
    M[2, 2] = c31
    M[2, 3] = x166
    M[2, 4] = -x165
    M[2, 6] = x158
    M[2, 7] = x184
    M[2, 8] = x195
    M[2, 9] = -x118
    M[2, 10] = x202
    M[2, 11] = x213
    M[2, 12] = x078
    M[2, 13] = x220
    M[2, 14] = x231
    M[2, 15] = -x036
    M[2, 16] = x238
    M[2, 17] = x249
    M[3, 1] = x169
    M[3, 2] = x166
    M[3, 3] = -x171
    M[3, 4] = x172
    M[3, 5] = x173
    M[3, 6] = -x181
    M[3, 7] = x186
    M[3, 8] = x197
    M[3, 9] = -x199
    M[3, 10] = -x204
    M[3, 11] = -x215
    M[3, 12] = -x217
    M[3, 13] = x222
    M[3, 14] = x233
    M[3, 15] = -x235
    M[3, 16] = -x240
    M[3, 17] = -x251
    M[4, 0] = -x169
    M[4, 2] = -x165
    M[4, 3] = x172
    M[4, 4] = x175
    M[4, 5] = x178
    M[4, 6] = -x161
    M[4, 7] = x185
    M[4, 8] = x196
    M[4, 9] = x121
    M[4, 10] = x203
    M[4, 11] = x214
    M[4, 12] = x081
    M[4, 13] = x221
    M[4, 14] = x232
    M[4, 15] = -x040
    M[4, 16] = x239
    M[4, 17] = x250
    M[5, 0] = -x166
    M[5, 1] = x165
    M[5, 3] = x173
    M[5, 4] = x178
    M[5, 5] = x180
    M[5, 6] = -x162
    M[5, 7] = x187
    M[5, 8] = x198
    M[5, 9] = -x122
    M[5, 10] = x205
    M[5, 11] = x216
    M[5, 12] = x082
    M[5, 13] = x223
    M[5, 14] = x234
    M[5, 15] = -x041
    M[5, 16] = x241
    M[5, 17] = x252
    M[6, 1] = -x159
    M[6, 2] = x158
    M[6, 3] = -x181
    M[6, 4] = -x161
    M[6, 5] = -x162
    M[6, 6] = -x152
    M[6, 7] = x148
    M[6, 8] = x191
    M[7, 0] = x145
    M[7, 1] = -x183
    M[7, 2] = x184
    M[7, 3] = x186
    M[7, 4] = x185
    M[7, 5] = x187
    M[7, 6] = x148
    M[7, 7] = x141
    M[7, 8] = x188
    M[8, 0] = x189
    M[8, 1] = -x194
    M[8, 2] = x195
    M[8, 3] = x197
    M[8, 4] = x196
    M[8, 5] = x198
    M[8, 6] = x191
    M[8, 7] = x188
    M[8, 8] = c11
    M[9, 1] = x119
    M[9, 2] = -x118
    M[9, 3] = -x199
    M[9, 4] = x121
    M[9, 5] = -x122
    M[9, 9] = -x112
    M[9, 10] = -x108
    M[9, 11] = -x209
    M[10, 0] = x105
    M[10, 1] = -x201
    M[10, 2] = x202
    M[10, 3] = -x204
    M[10, 4] = x203
    M[10, 5] = x205
    M[10, 9] = -x108
    M[10, 10] = x101
    M[10, 11] = x206
    M[11, 0] = x207
    M[11, 1] = -x212
    M[11, 2] = x213
    M[11, 3] = -x215
    M[11, 4] = x214
    M[11, 5] = x216
    M[11, 9] = -x209
    M[11, 10] = x206
    M[11, 11] = c11
    M[12, 1] = -x079
    M[12, 2] = x078
    M[12, 3] = -x217
    M[12, 4] = x081
    M[12, 5] = x082
    M[12, 12] = -x072
    M[12, 13] = x068
    M[12, 14] = x227
    M[13, 0] = x065
    M[13, 1] = -x219
    M[13, 2] = x220
    M[13, 3] = x222
    M[13, 4] = x221
    M[13, 5] = x223
    M[13, 12] = x068
    M[13, 13] = x061
    M[13, 14] = x224
    M[14, 0] = x225
    M[14, 1] = -x230
    M[14, 2] = x231
    M[14, 3] = x233
    M[14, 4] = x232
    M[14, 5] = x234
    M[14, 12] = x227
    M[14, 13] = x224
    M[14, 14] = c11
    M[15, 1] = x037
    M[15, 2] = -x036
    M[15, 3] = -x235
    M[15, 4] = -x040
    M[15, 5] = -x041
    M[15, 15] = -x030
    M[15, 16] = -x026
    M[15, 17] = -x245
    M[16, 0] = x023
    M[16, 1] = -x237
    M[16, 2] = x238
    M[16, 3] = -x240
    M[16, 4] = x239
    M[16, 5] = x241
    M[16, 15] = -x026
    M[16, 16] = x019
    M[16, 17] = x242
    M[17, 0] = x243
    M[17, 1] = -x248
    M[17, 2] = x249
    M[17, 3] = -x251
    M[17, 4] = x250
    M[17, 5] = x252
    M[17, 15] = -x245
    M[17, 16] = x242
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
