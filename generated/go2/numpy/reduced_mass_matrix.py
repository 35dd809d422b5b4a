# reduced_mass_matrix of go2: M_jj - M_jb M_bb^-1 M_bj: what the joints feel of a free base.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.minverse
# Convention  pinocchio
# Program     SHA-256 e3c9286308e04fef538f8cc2f0afec66296d78bef88639dd804d969be32c6763
# Operations  1597 mul, 1381 add, 6 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     M_red  12 x 12  kg m^2  joints
#
# Statements it rests on
#     floating-base/schur         PROVED
#     floating-base/schur-joints  PROVED
#     floating-base/coupling      PROVED
#     outside/reduced             PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def reduced_mass_matrix(q, out=None):
    """M_jj - M_jb M_bb^-1 M_bj: what the joints feel of a free base.

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
    M_red : ndarray, (..., 12, 12)
        joints; kg m^2
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [
            ("M_red", (12, 12)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, M_red):
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
        c35, c36, c37, c38, c39, c40
    ) = numbers(
        (
            1.0, 2.0, 0.0465, 0.1934, 0.213, 0.02623, 0.00084392, 0.0048938853184, 0.0002285016,
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
        w112, w113, w114, w115, w116, w117, w118, w119, w120, w121, w122, w123, w124, w125,
        w126, w127, w128, w129, w130, w131, w132, w133, w134, w135, w136, w137, w138, w139,
        w140, w141, w142, w143, w144, w145, w146, w147, w148, w149, w150, w151, w152, w153,
        w154, w155, w156, w157, w158, w159, w160, w161, w162, w163, w164, w165, w166, w167,
        w168, w169, w170, w171, w172, w173, w174, w175, w176, w177, w178, w179, w180, w181,
        w182, w183, w184, w185, w186, w187, w188, w189, w190, w191, w192, w193, w194, w195,
        w196, w197, w198, w199, w200, w201, w202, w203, w204, w205, w206, w207, w208, w209,
        w210, w211, w212, w213, w214, w215, w216, w217
    ) = slots(218)
    x001 = cos(q_16, w000)
    x002 = sin(q_16, w001)
    x003 = cos(q_17, w002)
    x004 = sin(q_17, w003)
    x005 = cos(q_18, w004)
    x006 = sin(q_18, w005)
    x007 = sub(mul(x006, c06, w006), mul(x005, c07, w007), w007)
    x014 = add(x007, c14, w006)
    x008 = add(mul(x006, c07, w008), mul(x005, c06, w009), w009)
    x013 = mul(x008, c13, w008)
    x019 = add(x013, c19, w010)
    x015 = add(x008, c15, w011)
    x022 = add(mul(x003, x014, w012), mul(x004, x015, w013), w013)
    x023 = sub(mul(x004, x014, w006), mul(x003, x015, w011), w011)
    x029 = sub(x023, c24, w006)
    x036 = add(mul(x001, c23, w012), mul(x002, x029, w014), w014)
    x037 = sub(mul(x002, c23, w012), mul(x001, x029, w006), w006)
    x042 = mul(x036, c31, w012)
    x028 = mul(x022, c22, w015)
    x033 = add(x028, add(x019, c28, w016), w016)
    x234 = add(x019, mul(c04, x022, w017), w017)
    x235 = mul(x002, x022, w018)
    x236 = mul(x001, x022, w019)
    x240 = add(c12, mul(c05, x008, w020), w020)
    x241 = sub(mul(x004, x007, w021), mul(x003, x008, w022), w022)
    x242 = add(mul(x003, x007, w021), mul(x004, x008, w009), w009)
    x245 = add(x240, mul(c04, x242, w021), w021)
    x246 = mul(x002, x242, w023)
    x247 = mul(x001, x242, w009)
    x009 = sub(mul(x006, c08, w024), mul(x005, c09, w025), w025)
    x018 = add(mul(x005, x009, w024), add(c18, mul(c05, x007, w007), w007), w007)
    x010 = mul(x006, x009, w025)
    x016 = sub(x013, sub(x010, c16, w024), w024)
    x021 = add(x010, c21, w025)
    x024 = add(mul(x004, sub(x016, x021, w008), w008), mul(x018, mul(c02, x003, w026), w026), w026)
    x025 = mul(x004, x024, w008)
    x030 = sub(x025, add(x016, c25, w024), w024)
    x035 = add(x025, add(x028, add(x021, c30, w025), w025), w025)
    x233 = sub(x030, mul(c03, x036, w008), w008)
    x032 = sub(mul(x003, x024, w026), add(mul(c04, x023, w015), sub(x018, c27, w007), w007), w007)
    x011 = sub(mul(x006, c10, w026), mul(x005, c11, w015), w015)
    x012 = add(mul(x006, c11, w005), mul(x005, c10, w004), w004)
    x020 = add(x012, c20, w005)
    x017 = add(x011, c17, w026)
    x026 = add(mul(x003, x017, w027), mul(x004, x020, w028), w028)
    x238 = add(x026, mul(c03, x236, w027), w027)
    x027 = sub(mul(x004, x017, w026), mul(x003, x020, w005), w005)
    x243 = add(mul(x003, x011, w026), mul(x004, x012, w029), w029)
    x244 = sub(mul(x004, x011, w015), mul(x003, x012, w004), w004)
    x249 = add(x243, mul(c03, x247, w015), w015)
    x248 = sub(mul(x001, x245, w002), mul(x002, x244, w003), w003)
    x250 = add(mul(x002, x245, w021), add(mul(x001, x244, w004), mul(c03, x241, w002), w002), w002)
    x034 = add(x027, c29, w021)
    x038 = add(mul(x002, sub(x033, x035, w004), w004), mul(x034, mul(c02, x001, w026), w026), w026)
    x039 = mul(x002, x038, w004)
    x237 = sub(mul(x001, x234, w030), mul(x002, x027, w031), w031)
    x239 = add(mul(x002, x234, w017), add(mul(x001, x027, w005), mul(c03, x023, w030), w030), w030)
    x031 = add(x026, c26, w017)
    x040 = sub(mul(x001, x031, w005), mul(x002, x032, w032), w032)
    x041 = add(mul(x001, x032, w007), mul(x002, x031, w017), w017)
    x043 = cos(q_13, w007)
    x044 = sin(q_13, w001)
    x045 = cos(q_14, w005)
    x046 = sin(q_14, w033)
    x047 = cos(q_15, w034)
    x048 = sin(q_15, w035)
    x049 = sub(mul(c06, x048, w036), mul(c07, x047, w037), w037)
    x056 = add(c14, x049, w036)
    x050 = add(mul(c07, x048, w038), mul(c06, x047, w039), w039)
    x055 = mul(c13, x050, w038)
    x061 = add(c19, x055, w040)
    x057 = add(c15, x050, w041)
    x064 = add(mul(x045, x056, w042), mul(x046, x057, w043), w043)
    x065 = sub(mul(x046, x056, w036), mul(x045, x057, w041), w041)
    x071 = sub(c24, x065, w036)
    x078 = add(mul(c23, x043, w042), mul(x044, x071, w044), w044)
    x079 = sub(mul(c23, x044, w042), mul(x043, x071, w036), w036)
    x070 = mul(c22, x064, w042)
    x075 = add(x070, add(c28, x061, w045), w045)
    x216 = add(x061, mul(c04, x064, w046), w046)
    x217 = mul(x044, x064, w047)
    x218 = mul(x043, x064, w048)
    x222 = add(c12, mul(c05, x050, w049), w049)
    x223 = sub(mul(x046, x049, w050), mul(x045, x050, w051), w051)
    x224 = add(mul(x045, x049, w050), mul(x046, x050, w039), w039)
    x227 = add(x222, mul(c04, x224, w050), w050)
    x228 = mul(x044, x224, w052)
    x229 = mul(x043, x224, w039)
    x051 = sub(mul(c08, x048, w053), mul(c09, x047, w054), w054)
    x060 = add(mul(x047, x051, w053), add(c18, mul(c05, x049, w037), w037), w037)
    x052 = mul(x048, x051, w054)
    x058 = add(x055, sub(c16, x052, w053), w053)
    x063 = add(c21, x052, w054)
    x066 = add(mul(x046, sub(x058, x063, w038), w038), mul(x060, mul(c02, x045, w055), w055), w055)
    x067 = mul(x046, x066, w038)
    x072 = sub(x067, add(c25, x058, w053), w053)
    x077 = add(x067, add(x070, add(c30, x063, w054), w054), w054)
    x215 = sub(x072, mul(c03, x078, w038), w038)
    x074 = sub(mul(x045, x066, w055), sub(mul(c04, x065, w042), sub(c27, x060, w037), w037), w037)
    x053 = sub(mul(c11, x047, w055), mul(c10, x048, w042), w042)
    x054 = add(mul(c10, x047, w034), mul(c11, x048, w035), w035)
    x062 = add(c20, x054, w034)
    x059 = sub(c17, x053, w055)
    x068 = add(mul(x045, x059, w056), mul(x046, x062, w057), w057)
    x220 = add(x068, mul(c03, x218, w056), w056)
    x069 = sub(mul(x045, x062, w034), mul(x046, x059, w055), w055)
    x225 = sub(mul(x046, x054, w034), mul(x045, x053, w058), w058)
    x226 = add(mul(x045, x054, w035), mul(x046, x053, w042), w042)
    x231 = add(x225, mul(c03, x229, w035), w035)
    x230 = sub(mul(x043, x227, w033), mul(x044, x226, w005), w005)
    x232 = add(mul(x044, x227, w050), sub(mul(x043, x226, w042), mul(c03, x223, w033), w033), w033)
    x076 = sub(c29, x069, w050)
    x080 = sub(mul(x044, sub(x075, x077, w042), w042), mul(x076, mul(c02, x043, w034), w034), w034)
    x219 = sub(mul(x043, x216, w042), mul(x044, x069, w059), w059)
    x221 = add(mul(x044, x216, w046), sub(mul(x043, x069, w055), mul(c03, x065, w042), w042), w042)
    x073 = add(c26, x068, w046)
    x081 = add(mul(x043, x073, w055), mul(x044, x074, w060), w060)
    x082 = sub(mul(x044, x073, w046), mul(x043, x074, w037), w037)
    x083 = cos(q_10, w046)
    x084 = sin(q_10, w055)
    x085 = cos(q_11, w061)
    x086 = sin(q_11, w062)
    x087 = cos(q_12, w063)
    x088 = sin(q_12, w064)
    x089 = sub(mul(c06, x088, w065), mul(c07, x087, w066), w066)
    x096 = add(c14, x089, w065)
    x090 = add(mul(c07, x088, w067), mul(c06, x087, w068), w068)
    x095 = mul(c13, x090, w067)
    x101 = add(c19, x095, w069)
    x097 = add(c15, x090, w070)
    x104 = add(mul(x085, x096, w071), mul(x086, x097, w072), w072)
    x164 = add(x022, x104, w013)
    x105 = sub(mul(x086, x096, w065), mul(x085, x097, w070), w070)
    x111 = sub(c24, x105, w065)
    x118 = sub(mul(c23, x083, w071), mul(x084, x111, w073), w073)
    x119 = add(mul(c23, x084, w071), mul(x083, x111, w065), w065)
    x168 = add(x037, x119, w071)
    x110 = mul(c22, x104, w074)
    x115 = sub(x110, add(c28, x101, w075), w075)
    x198 = sub(x101, mul(c04, x104, w076), w076)
    x199 = mul(x084, x104, w077)
    x200 = mul(x083, x104, w072)
    x204 = add(c12, mul(c05, x090, w078), w078)
    x205 = sub(mul(x086, x089, w079), mul(x085, x090, w080), w080)
    x206 = add(mul(x085, x089, w079), mul(x086, x090, w068), w068)
    x209 = sub(x204, mul(c04, x206, w079), w079)
    x210 = mul(x084, x206, w081)
    x211 = mul(x083, x206, w068)
    x091 = sub(mul(c08, x088, w082), mul(c09, x087, w083), w083)
    x100 = add(mul(x087, x091, w082), add(c18, mul(c05, x089, w066), w066), w066)
    x092 = mul(x088, x091, w083)
    x098 = add(x095, sub(c16, x092, w082), w082)
    x103 = add(c21, x092, w083)
    x106 = add(mul(x086, sub(x098, x103, w067), w067), mul(x100, mul(c02, x085, w084), w084), w084)
    x107 = mul(x086, x106, w067)
    x112 = sub(x107, add(c25, x098, w082), w082)
    x117 = sub(x107, sub(x110, add(c30, x103, w083), w083), w083)
    x197 = sub(x112, mul(c03, x118, w067), w067)
    x114 = add(mul(x085, x106, w084), sub(mul(c04, x105, w074), add(c27, x100, w066), w066), w066)
    x093 = sub(mul(c10, x088, w084), mul(c11, x087, w074), w074)
    x094 = add(mul(c11, x088, w064), mul(c10, x087, w063), w063)
    x102 = add(c20, x094, w064)
    x099 = add(c17, x093, w084)
    x108 = add(mul(x085, x099, w085), mul(x086, x102, w086), w086)
    x202 = add(x108, mul(c03, x200, w085), w085)
    x109 = sub(mul(x086, x099, w084), mul(x085, x102, w064), w064)
    x207 = add(mul(x085, x093, w084), mul(x086, x094, w087), w087)
    x208 = sub(mul(x086, x093, w074), mul(x085, x094, w063), w063)
    x213 = add(x207, mul(c03, x211, w074), w074)
    x212 = sub(mul(x083, x209, w061), mul(x084, x208, w062), w062)
    x214 = add(mul(x084, x209, w079), add(mul(x083, x208, w063), mul(c03, x205, w061), w061), w061)
    x116 = add(c29, x109, w079)
    x120 = sub(mul(x084, add(x115, x117, w063), w063), mul(x116, mul(c02, x083, w084), w084), w084)
    x173 = add(add(x116, mul(x083, x120, w063), w063), sub(x034, mul(x001, x038, w026), w026), w026)
    x201 = sub(mul(x083, x198, w063), mul(x084, x109, w021), w021)
    x203 = add(mul(x084, x198, w076), add(mul(x083, x109, w064), mul(c03, x105, w063), w063), w063)
    x113 = sub(c26, x108, w076)
    x121 = add(mul(x083, x113, w064), mul(x084, x114, w000), w000)
    x122 = sub(mul(x083, x114, w066), mul(x084, x113, w076), w076)
    x123 = cos(q_07, w066)
    x124 = sin(q_07, w046)
    x125 = cos(q_08, w064)
    x126 = sin(q_08, w079)
    x127 = cos(q_09, w088)
    x128 = sin(q_09, w089)
    x129 = sub(mul(c06, x128, w090), mul(c07, x127, w091), w091)
    x136 = add(c14, x129, w090)
    x130 = add(mul(c07, x128, w092), mul(c06, x127, w093), w093)
    x135 = mul(c13, x130, w092)
    x141 = add(c19, x135, w094)
    x137 = add(c15, x130, w095)
    x144 = add(mul(x125, x136, w096), mul(x126, x137, w097), w097)
    x163 = add(x064, x144, w043)
    x145 = sub(mul(x126, x136, w090), mul(x125, x137, w095), w095)
    x151 = sub(c24, x145, w090)
    x158 = add(mul(c23, x123, w096), mul(x124, x151, w098), w098)
    x159 = sub(mul(c23, x124, w096), mul(x123, x151, w090), w090)
    x167 = add(x079, x159, w096)
    x169 = sub(c34, sub(x167, x168, w099), w099)
    x176 = add(mul(c31, x158, w100), mul(c31, add(x078, x118, w101), w101), w101)
    x166 = sub(add(x078, x158, w100), add(x036, x118, w102), w102)
    x165 = sub(c33, add(x163, x164, w100), w100)
    x150 = mul(c22, x144, w103)
    x155 = sub(x150, add(c28, x141, w104), w104)
    x180 = sub(x141, mul(c04, x144, w105), w105)
    x181 = mul(x124, x144, w106)
    x182 = mul(x123, x144, w097)
    x186 = add(c12, mul(c05, x130, w107), w107)
    x187 = sub(mul(x126, x129, w108), mul(x125, x130, w109), w109)
    x188 = add(mul(x125, x129, w108), mul(x126, x130, w093), w093)
    x191 = sub(x186, mul(c04, x188, w108), w108)
    x192 = mul(x124, x188, w110)
    x193 = mul(x123, x188, w093)
    x131 = sub(mul(c08, x128, w111), mul(c09, x127, w112), w112)
    x140 = add(mul(x127, x131, w111), add(c18, mul(c05, x129, w091), w091), w091)
    x132 = mul(x128, x131, w112)
    x138 = add(x135, sub(c16, x132, w111), w111)
    x143 = add(c21, x132, w112)
    x146 = add(mul(x126, sub(x138, x143, w092), w092), mul(x140, mul(c02, x125, w113), w113), w113)
    x147 = mul(x126, x146, w092)
    x152 = sub(x147, add(c25, x138, w111), w111)
    x157 = sub(x147, sub(x150, add(c30, x143, w112), w112), w112)
    x179 = sub(x152, mul(c03, x158, w092), w092)
    x154 = add(mul(x125, x146, w113), sub(mul(c04, x145, w103), add(c27, x140, w091), w091), w091)
    x133 = sub(mul(c11, x127, w113), mul(c10, x128, w103), w103)
    x134 = add(mul(c10, x127, w088), mul(c11, x128, w089), w089)
    x142 = add(c20, x134, w088)
    x139 = sub(c17, x133, w113)
    x148 = add(mul(x125, x139, w114), mul(x126, x142, w115), w115)
    x184 = add(x148, mul(c03, x182, w114), w114)
    x149 = sub(mul(x125, x142, w088), mul(x126, x139, w113), w113)
    x189 = sub(mul(x126, x134, w088), mul(x125, x133, w116), w116)
    x190 = add(mul(x125, x134, w089), mul(x126, x133, w103), w103)
    x195 = add(x189, mul(c03, x193, w089), w089)
    x194 = sub(mul(x123, x191, w079), mul(x124, x190, w064), w064)
    x196 = add(mul(x124, x191, w108), sub(mul(x123, x190, w103), mul(c03, x187, w079), w079), w079)
    x156 = sub(c29, x149, w108)
    x160 = add(mul(x124, add(x155, x157, w103), w103), mul(x156, mul(c02, x123, w088), w088), w088)
    x175 = sub(mul(x124, x160, w103), sub(mul(x044, x080, w001), mul(x084, x120, w084), w084), w084)
    x177 = sub(x175, add(x039, add(add(x042, c40, w103), x176, w103), w103), w103)
    x178 = sub(add(add(x077, x157, w112), add(x035, x117, w083), w083), x177, w103)
    x251 = div(c01, x178, w103)
    x172 = add(sub(x156, mul(x123, x160, w088), w088), add(x076, mul(x043, x080, w034), w034), w034)
    x174 = sub(sub(x172, x173, w026), add(c39, mul(c03, add(x167, x168, w071), w071), w071), w071)
    x252 = mul(x174, x251, w026)
    x253 = sub(mul(x174, x252, w071), sub(x175, sub(x039, c38, w004), w004), w004)
    x254 = sub(add(sub(x075, x155, w104), sub(x033, x115, w075), w075), x253, w004)
    x255 = div(c01, x254, w004)
    x256 = mul(x252, x255, w075)
    x257 = add(x251, mul(x252, x256, w026), w026)
    x183 = sub(mul(x123, x180, w103), mul(x124, x149, w104), w104)
    x185 = add(mul(x124, x180, w105), sub(mul(x123, x149, w113), mul(c03, x145, w103), w103), w103)
    x153 = sub(c26, x148, w105)
    x161 = sub(mul(x123, x153, w113), mul(x124, x154, w016), w016)
    x162 = add(mul(x123, x154, w091), mul(x124, x153, w105), w105)
    x171 = add(c37, sub(sub(x082, x162, w091), add(x041, x122, w046), w046), w046)
    x170 = add(sub(sub(x081, x161, w091), sub(x040, x121, w066), w066), add(c36, mul(c03, sub(x163, x164, w013), w013), w013), w013)
    x258 = sub(mul(x171, x256, w066), mul(x170, x255, w043), w043)
    x260 = add(mul(x170, x258, w066), add(x176, add(x042, c35, w012), w012), w012)
    x259 = sub(mul(x171, x257, w066), mul(x170, x256, w013), w013)
    x261 = add(add(add(x072, x152, w066), add(x030, x112, w101), w101), sub(mul(x171, x259, w046), x260, w012), w012)
    x262 = div(c01, x261, w012)
    x263 = mul(x258, x262, w101)
    x265 = sub(x255, mul(x258, x263, w046), w046)
    x268 = add(mul(x165, x265, w004), mul(x166, x263, w066), w066)
    x264 = mul(x259, x262, w004)
    x266 = sub(x256, mul(x258, x264, w043), w043)
    x269 = add(mul(x165, x266, w075), mul(x166, x264, w091), w091)
    x267 = sub(mul(x165, x263, w075), mul(x166, x262, w113), w113)
    x270 = sub(mul(x165, x268, w075), sub(c32, mul(x166, x267, w045), w045), w045)
    x271 = div(c01, x270, w045)
    x272 = mul(x267, x271, w075)
    x275 = add(x262, mul(x267, x272, w071), w071)
    x273 = mul(x268, x271, w012)
    x276 = sub(x263, mul(x267, x273, w084), w084)
    x274 = mul(x269, x271, w101)
    x277 = sub(x264, mul(x267, x274, w113), w113)
    x278 = sub(x266, mul(x268, x274, w096), w096)
    x279 = sub(mul(x269, x274, w091), sub(x257, mul(x259, x264, w004), w004), w004)
    x282 = add(mul(x169, x276, w091), mul(x165, x278, w026), w026)
    x281 = sub(mul(x165, x277, w091), mul(x169, x275, w013), w013)
    x283 = sub(mul(x169, x277, w091), mul(x165, x279, w043), w043)
    x284 = sub(mul(x169, x281, w091), sub(c32, mul(x165, x283, w034), w034), w034)
    x285 = div(c01, x284, w034)
    x280 = add(mul(x169, x272, w091), mul(x165, x274, w100), w100)
    x286 = mul(x280, x285, w091)
    x287 = mul(x281, x285, w088)
    x288 = mul(x282, x285, w050)
    x290 = sub(x273, mul(x280, x288, w007), w007)
    x291 = sub(x276, mul(x281, x288, w108), w108)
    x292 = sub(mul(x282, x288, w084), sub(x265, mul(x268, x273, w012), w012), w012)
    x289 = mul(x283, x285, w084)
    x293 = sub(x274, mul(x280, x289, w046), w046)
    x294 = sub(x277, mul(x281, x289, w101), w101)
    x295 = sub(x278, mul(x282, x289, w026), w026)
    x296 = add(x279, mul(x283, x289, w043), w043)
    x300 = add(mul(x166, x295, w004), mul(x169, x292, w096), w096)
    x301 = add(mul(x166, x296, w004), mul(x169, x295, w113), w113)
    x302 = add(mul(x166, x301, w004), add(c32, mul(x169, x300, w066), w066), w066)
    x303 = div(c01, x302, w066)
    x307 = mul(x300, x303, w004)
    x318 = sub(x292, mul(x300, x307, w083), w083)
    x308 = mul(x301, x303, w012)
    x322 = sub(x295, mul(x300, x308, w096), w096)
    x323 = sub(x296, mul(x301, x308, w113), w113)
    x299 = sub(mul(x166, x294, w043), mul(x169, x291, w026), w026)
    x306 = mul(x299, x303, w043)
    x314 = sub(mul(x299, x306, w112), add(x275, mul(x281, x287, w013), w013), w013)
    x326 = sub(sub(mul(x183, x307, w112), mul(x145, x303, w071), w071), sub(mul(x184, x306, w112), mul(x185, x308, w025), w025), w025)
    x328 = sub(sub(mul(x194, x307, w071), mul(x187, x303, w112), w112), sub(mul(x195, x306, w071), mul(x196, x308, w054), w054), w054)
    x332 = add(sub(mul(x201, x307, w112), mul(x105, x303, w071), w071), add(mul(x203, x308, w112), mul(x202, x306, w001), w001), w001)
    x334 = add(sub(mul(x212, x307, w071), mul(x205, x303, w112), w112), add(mul(x214, x308, w071), mul(x213, x306, w055), w055), w055)
    x338 = sub(sub(mul(x219, x307, w112), mul(x065, x303, w071), w071), sub(mul(x220, x306, w112), mul(x221, x308, w117), w117), w117)
    x340 = sub(sub(mul(x230, x307, w071), mul(x223, x303, w112), w112), sub(mul(x231, x306, w071), mul(x232, x308, w118), w118), w118)
    x344 = add(sub(mul(x237, x307, w112), mul(x023, x303, w071), w071), add(mul(x239, x308, w112), mul(x238, x306, w119), w119), w119)
    x346 = add(sub(mul(x248, x307, w071), mul(x241, x303, w112), w112), add(mul(x250, x308, w071), mul(x249, x306, w120), w120), w120)
    x317 = add(x291, mul(x299, x307, w112), w112)
    x321 = sub(x294, mul(x299, x308, w026), w026)
    x462 = sub(mul(x040, x322, w101), sub(mul(x233, x321, w108), mul(x041, x323, w071), w071), w071)
    x438 = add(mul(x040, x318, w101), add(mul(x233, x317, w108), mul(x041, x322, w121), w121), w121)
    x298 = sub(mul(x166, x293, w101), mul(x169, x290, w108), w108)
    x297 = sub(mul(x169, x288, w099), mul(x166, x289, w102), w102)
    x304 = mul(x297, x303, w099)
    x305 = mul(x298, x303, w066)
    x310 = sub(x286, mul(x297, x305, w101), w101)
    x311 = sub(mul(x298, x305, w122), add(x271, mul(x280, x286, w091), w091), w091)
    x309 = sub(x285, mul(x297, x304, w122), w122)
    x324 = add(mul(x159, x304, w034), add(mul(x161, x307, w045), mul(x158, x305, w123), w123), w123)
    x325 = add(sub(mul(x162, x308, w034), mul(x179, x306, w045), w045), x324, w123)
    x327 = sub(add(mul(x181, x304, w045), mul(x182, x305, w034), w034), x326, w025)
    x329 = sub(add(mul(x192, x304, w034), mul(x193, x305, w045), w045), x328, w054)
    x330 = add(mul(x197, x306, w045), add(mul(x118, x305, w034), mul(x119, x304, w124), w124), w124)
    x331 = add(sub(mul(x121, x307, w045), mul(x122, x308, w034), w034), x330, w124)
    x333 = sub(add(mul(x199, x304, w034), mul(x200, x305, w045), w045), x332, w001)
    x335 = sub(add(mul(x210, x304, w045), mul(x211, x305, w034), w034), x334, w055)
    x336 = sub(mul(x215, x306, w034), add(mul(x079, x304, w045), mul(x078, x305, w125), w125), w125)
    x337 = add(add(mul(x081, x307, w034), mul(x082, x308, w045), w045), x336, w125)
    x339 = sub(add(mul(x217, x304, w045), mul(x218, x305, w034), w034), x338, w117)
    x341 = sub(add(mul(x228, x304, w034), mul(x229, x305, w045), w045), x340, w118)
    x342 = sub(mul(x040, x307, w045), add(mul(x233, x306, w034), mul(x037, x304, w126), w126), w126)
    x343 = add(sub(mul(x041, x308, w045), mul(x036, x305, w034), w034), x342, w126)
    x345 = sub(add(mul(x235, x304, w034), mul(x236, x305, w045), w045), x344, w119)
    x347 = sub(add(mul(x246, x304, w045), mul(x247, x305, w034), w034), x346, w120)
    x312 = sub(x287, mul(x297, x306, w034), w034)
    x313 = add(mul(x298, x306, w045), sub(x272, mul(x280, x287, w088), w088), w088)
    x378 = sub(mul(x197, x313, w045), sub(mul(x119, x310, w075), mul(x118, x311, w100), w100), w100)
    x384 = sub(mul(x215, x313, w045), sub(mul(x078, x311, w075), mul(x079, x310, w127), w127), w127)
    x396 = sub(mul(x161, x317, w045), sub(mul(x179, x314, w075), mul(x158, x313, w128), w128), w128)
    x397 = sub(add(mul(x162, x321, w045), mul(x159, x312, w075), w075), x396, w128)
    x398 = sub(sub(mul(x183, x317, w075), mul(x145, x306, w045), w045), sub(mul(x185, x321, w075), mul(x181, x312, w129), w129), w129)
    x399 = sub(add(mul(x184, x314, w045), mul(x182, x313, w075), w075), x398, w129)
    x400 = sub(sub(mul(x194, x317, w075), mul(x187, x306, w045), w045), sub(mul(x196, x321, w075), mul(x192, x312, w130), w130), w130)
    x401 = sub(add(mul(x195, x314, w045), mul(x193, x313, w075), w075), x400, w130)
    x402 = add(mul(x118, x313, w075), sub(mul(x197, x314, w045), mul(x119, x312, w131), w131), w131)
    x403 = add(add(mul(x121, x317, w075), mul(x122, x321, w045), w045), x402, w131)
    x576 = add(mul(x202, x403, w045), sub(x108, mul(x105, x331, w075), w075), w075)
    x603 = add(mul(x213, x403, w045), sub(x207, mul(x205, x331, w132), w132), w132)
    x404 = sub(sub(mul(x201, x317, w045), mul(x105, x306, w133), w133), sub(mul(x203, x321, w045), mul(x199, x312, w134), w134), w134)
    x405 = add(sub(mul(x202, x314, w133), mul(x200, x313, w045), w045), x404, w134)
    x406 = sub(sub(mul(x212, x317, w045), mul(x205, x306, w133), w133), sub(mul(x214, x321, w045), mul(x210, x312, w135), w135), w135)
    x407 = add(sub(mul(x213, x314, w133), mul(x211, x313, w045), w045), x406, w135)
    x408 = add(mul(x079, x312, w045), sub(mul(x215, x314, w133), mul(x078, x313, w136), w136), w136)
    x409 = add(sub(mul(x081, x317, w045), mul(x082, x321, w133), w133), x408, w136)
    x410 = sub(sub(mul(x219, x317, w133), mul(x065, x306, w045), w045), sub(mul(x221, x321, w133), mul(x217, x312, w137), w137), w137)
    x411 = sub(add(mul(x220, x314, w045), mul(x218, x313, w133), w133), x410, w137)
    x412 = sub(sub(mul(x230, x317, w133), mul(x223, x306, w045), w045), sub(mul(x232, x321, w133), mul(x228, x312, w138), w138), w138)
    x413 = sub(add(mul(x231, x314, w045), mul(x229, x313, w133), w133), x412, w138)
    x414 = sub(mul(x036, x313, w133), add(mul(x040, x317, w045), mul(x037, x312, w139), w139), w139)
    x415 = add(add(mul(x041, x321, w133), mul(x233, x314, w045), w045), x414, w139)
    x416 = sub(sub(mul(x237, x317, w045), mul(x023, x306, w133), w133), sub(mul(x239, x321, w045), mul(x235, x312, w140), w140), w140)
    x417 = add(sub(mul(x238, x314, w133), mul(x236, x313, w045), w045), x416, w140)
    x418 = sub(sub(mul(x248, x317, w045), mul(x241, x306, w043), w043), sub(mul(x250, x321, w045), mul(x246, x312, w133), w133), w133)
    x419 = add(sub(mul(x249, x314, w013), mul(x247, x313, w043), w043), x418, w133)
    x315 = sub(x288, mul(x297, x307, w043), w043)
    x319 = add(x289, mul(x297, x308, w102), w102)
    x316 = add(x290, mul(x298, x307, w084), w084)
    x320 = sub(x293, mul(x298, x308, w108), w108)
    x444 = sub(mul(x179, x321, w046), add(mul(x161, x322, w007), mul(x158, x320, w050), w050), w050)
    x446 = sub(sub(mul(x182, x320, w046), mul(x145, x308, w007), w007), sub(mul(x183, x322, w046), mul(x184, x321, w013), w013), w013)
    x448 = sub(sub(mul(x193, x320, w007), mul(x187, x308, w046), w046), sub(mul(x194, x322, w007), mul(x195, x321, w045), w045), w045)
    x452 = sub(sub(mul(x200, x320, w046), mul(x105, x308, w007), w007), add(mul(x201, x322, w046), mul(x202, x321, w141), w141), w141)
    x454 = sub(sub(mul(x211, x320, w007), mul(x205, x308, w046), w046), add(mul(x212, x322, w007), mul(x213, x321, w142), w142), w142)
    x456 = add(mul(x082, x323, w046), sub(mul(x215, x321, w007), mul(x078, x320, w143), w143), w143)
    x458 = sub(sub(mul(x218, x320, w046), mul(x065, x308, w007), w007), sub(mul(x219, x322, w046), mul(x220, x321, w144), w144), w144)
    x460 = sub(sub(mul(x229, x320, w007), mul(x223, x308, w046), w046), sub(mul(x230, x322, w007), mul(x231, x321, w145), w145), w145)
    x464 = sub(sub(mul(x236, x320, w046), mul(x023, x308, w007), w007), add(mul(x237, x322, w046), mul(x238, x321, w146), w146), w146)
    x466 = sub(sub(mul(x247, x320, w007), mul(x241, x308, w012), w012), add(mul(x248, x322, w007), mul(x249, x321, w046), w046), w046)
    x372 = add(mul(x158, x311, w012), sub(mul(x161, x316, w007), mul(x159, x310, w147), w147), w147)
    x373 = sub(add(mul(x162, x320, w012), mul(x179, x313, w007), w007), x372, w147)
    x374 = sub(sub(mul(x183, x316, w007), mul(x145, x305, w012), w012), add(mul(x184, x313, w007), mul(x185, x320, w148), w148), w148)
    x375 = sub(sub(mul(x182, x311, w012), mul(x181, x310, w007), w007), x374, w148)
    x376 = sub(sub(mul(x194, x316, w007), mul(x187, x305, w012), w012), add(mul(x195, x313, w007), mul(x196, x320, w149), w149), w149)
    x377 = sub(sub(mul(x193, x311, w012), mul(x192, x310, w007), w007), x376, w149)
    x379 = add(add(mul(x121, x316, w007), mul(x122, x320, w012), w012), x378, w100)
    x380 = sub(sub(mul(x201, x316, w012), mul(x105, x305, w007), w007), sub(mul(x203, x320, w012), mul(x202, x313, w150), w150), w150)
    x381 = sub(sub(mul(x200, x311, w007), mul(x199, x310, w012), w012), x380, w150)
    x382 = sub(sub(mul(x212, x316, w012), mul(x205, x305, w007), w007), sub(mul(x214, x320, w012), mul(x213, x313, w151), w151), w151)
    x383 = sub(sub(mul(x211, x311, w007), mul(x210, x310, w012), w012), x382, w151)
    x385 = add(sub(mul(x081, x316, w012), mul(x082, x320, w007), w007), x384, w127)
    x660 = add(mul(x218, x385, w007), add(x068, mul(x065, x337, w012), w012), w012)
    x687 = add(mul(x229, x385, w007), add(x225, mul(x223, x337, w152), w152), w152)
    x386 = sub(sub(mul(x219, x316, w007), mul(x065, x305, w153), w153), add(mul(x220, x313, w007), mul(x221, x320, w154), w154), w154)
    x387 = sub(sub(mul(x218, x311, w153), mul(x217, x310, w007), w007), x386, w154)
    x388 = sub(sub(mul(x230, x316, w007), mul(x223, x305, w153), w153), add(mul(x231, x313, w007), mul(x232, x320, w155), w155), w155)
    x389 = sub(sub(mul(x229, x311, w153), mul(x228, x310, w007), w007), x388, w155)
    x390 = sub(mul(x040, x316, w007), add(mul(x233, x313, w153), mul(x036, x311, w156), w156), w156)
    x391 = sub(sub(mul(x041, x320, w007), mul(x037, x310, w153), w153), x390, w156)
    x744 = sub(mul(x236, x391, w153), add(x026, mul(x023, x343, w007), w007), w007)
    x771 = sub(mul(x247, x391, w153), add(x243, mul(x241, x343, w157), w157), w157)
    x392 = sub(sub(mul(x237, x316, w153), mul(x023, x305, w158), w158), sub(mul(x239, x320, w153), mul(x238, x313, w159), w159), w159)
    x393 = sub(sub(mul(x236, x311, w158), mul(x235, x310, w153), w153), x392, w159)
    x394 = sub(sub(mul(x248, x316, w153), mul(x241, x305, w066), w066), sub(mul(x250, x320, w153), mul(x249, x313, w088), w088), w088)
    x395 = sub(sub(mul(x247, x311, w091), mul(x246, x310, w066), w066), x394, w088)
    x420 = add(mul(x179, x317, w066), sub(mul(x161, x318, w091), mul(x158, x316, w153), w153), w153)
    x422 = add(add(mul(x182, x316, w066), mul(x145, x307, w091), w091), add(mul(x183, x318, w066), mul(x184, x317, w158), w158), w158)
    x424 = add(add(mul(x193, x316, w091), mul(x187, x307, w066), w066), add(mul(x194, x318, w091), mul(x195, x317, w160), w160), w160)
    x428 = add(add(mul(x200, x316, w066), mul(x105, x307, w091), w091), sub(mul(x201, x318, w066), mul(x202, x317, w161), w161), w161)
    x430 = add(add(mul(x211, x316, w091), mul(x205, x307, w066), w066), sub(mul(x212, x318, w091), mul(x213, x317, w162), w162), w162)
    x432 = sub(mul(x082, x322, w066), sub(mul(x215, x317, w091), mul(x078, x316, w163), w163), w163)
    x434 = add(add(mul(x218, x316, w066), mul(x065, x307, w091), w091), add(mul(x219, x318, w066), mul(x220, x317, w164), w164), w164)
    x436 = add(add(mul(x229, x316, w091), mul(x223, x307, w066), w066), add(mul(x230, x318, w091), mul(x231, x317, w165), w165), w165)
    x440 = add(add(mul(x236, x316, w066), mul(x023, x307, w091), w091), sub(mul(x237, x318, w066), mul(x238, x317, w166), w166), w166)
    x442 = add(add(mul(x247, x316, w091), mul(x241, x307, w004), w004), sub(mul(x248, x318, w091), mul(x249, x317, w066), w066), w066)
    x366 = add(mul(x041, x319, w004), add(mul(x233, x312, w091), mul(x036, x310, w167), w167), w167)
    x445 = add(sub(mul(x159, x319, w004), mul(x162, x323, w091), w091), x444, w050)
    x702 = add(mul(x041, x445, w091), add(mul(x233, x397, w004), mul(x036, x373, w168), w168), w168)
    x447 = sub(add(mul(x185, x323, w091), mul(x181, x319, w004), w004), x446, w013)
    x704 = sub(mul(x041, x447, w004), add(mul(x233, x399, w091), mul(x036, x375, w169), w169), w169)
    x449 = sub(add(mul(x196, x323, w004), mul(x192, x319, w091), w091), x448, w045)
    x706 = sub(mul(x041, x449, w091), add(mul(x233, x401, w004), mul(x036, x377, w170), w170), w170)
    x450 = sub(mul(x118, x320, w091), sub(mul(x119, x319, w004), mul(x121, x322, w171), w171), w171)
    x451 = sub(sub(mul(x122, x323, w091), mul(x197, x321, w026), w026), x450, w171)
    x453 = sub(add(mul(x203, x323, w026), mul(x199, x319, w091), w091), x452, w141)
    x476 = add(mul(x162, x453, w091), add(mul(x179, x405, w026), mul(x158, x381, w004), w004), w004)
    x632 = sub(mul(x082, x453, w091), add(mul(x215, x405, w026), mul(x078, x381, w172), w172), w172)
    x455 = sub(add(mul(x214, x323, w091), mul(x210, x319, w026), w026), x454, w142)
    x478 = add(mul(x162, x455, w026), add(mul(x179, x407, w091), mul(x158, x383, w173), w173), w173)
    x634 = sub(mul(x082, x455, w026), add(mul(x215, x407, w091), mul(x078, x383, w174), w174), w174)
    x457 = add(add(mul(x079, x319, w026), mul(x081, x322, w091), w091), x456, w143)
    x558 = add(mul(x122, x457, w091), add(mul(x197, x409, w026), mul(x118, x385, w175), w175), w175)
    x714 = add(mul(x233, x409, w091), add(mul(x041, x457, w026), mul(x036, x385, w176), w176), w176)
    x459 = sub(add(mul(x221, x323, w091), mul(x217, x319, w026), w026), x458, w144)
    x716 = sub(mul(x041, x459, w026), add(mul(x233, x411, w091), mul(x036, x387, w177), w177), w177)
    x461 = sub(add(mul(x232, x323, w026), mul(x228, x319, w091), w091), x460, w145)
    x718 = sub(mul(x041, x461, w091), add(mul(x233, x413, w026), mul(x036, x389, w178), w178), w178)
    x463 = sub(sub(mul(x036, x320, w108), mul(x037, x319, w091), w091), x462, w071)
    x642 = sub(mul(x082, x463, w091), sub(mul(x215, x415, w108), mul(x078, x391, w026), w026), w026)
    x465 = sub(add(mul(x239, x323, w091), mul(x235, x319, w108), w108), x464, w146)
    x467 = sub(add(mul(x250, x323, w113), mul(x246, x319, w108), w108), x466, w046)
    x490 = add(mul(x162, x467, w108), add(mul(x179, x419, w113), mul(x158, x395, w091), w091), w091)
    x488 = add(mul(x162, x465, w108), add(mul(x179, x417, w113), mul(x158, x393, w179), w179), w179)
    x646 = sub(mul(x082, x467, w108), add(mul(x215, x419, w113), mul(x078, x395, w180), w180), w180)
    x644 = sub(mul(x082, x465, w108), add(mul(x215, x417, w113), mul(x078, x393, w181), w181), w181)
    x348 = sub(mul(x159, x309, w108), sub(mul(x162, x319, w113), mul(x161, x315, w182), w182), w182)
    x349 = sub(sub(mul(x179, x312, w108), mul(x158, x310, w113), w113), x348, w182)
    x468 = sub(add(x152, mul(x179, x397, w113), w113), sub(mul(x158, x373, w111), mul(x159, x349, w108), w108), w108)
    x492 = sub(mul(x181, x349, w113), sub(x148, mul(x145, x325, w111), w111), w111)
    x519 = sub(mul(x192, x349, w113), sub(x189, mul(x187, x325, w183), w183), w183)
    x350 = add(sub(mul(x181, x309, w113), mul(x145, x304, w184), w184), sub(mul(x182, x310, w113), mul(x183, x315, w185), w185), w185)
    x351 = add(add(mul(x185, x319, w184), mul(x184, x312, w113), w113), x350, w185)
    x470 = sub(add(x148, mul(x179, x399, w113), w113), sub(mul(x158, x375, w115), mul(x159, x351, w184), w184), w184)
    x495 = add(mul(x181, x351, w113), sub(x141, mul(x145, x327, w115), w115), w115)
    x522 = add(mul(x192, x351, w113), sub(x186, mul(x187, x327, w094), w094), w094)
    x352 = add(sub(mul(x192, x309, w113), mul(x187, x304, w186), w186), sub(mul(x193, x310, w113), mul(x194, x315, w187), w187), w187)
    x353 = add(add(mul(x196, x319, w186), mul(x195, x312, w113), w113), x352, w187)
    x472 = sub(add(x189, mul(x179, x401, w113), w113), sub(mul(x158, x377, w116), mul(x159, x353, w186), w186), w186)
    x498 = add(mul(x181, x353, w113), sub(x186, mul(x145, x329, w116), w116), w116)
    x525 = add(mul(x192, x353, w113), sub(c12, mul(x187, x329, w107), w107), w107)
    x354 = add(mul(x121, x315, w113), add(mul(x122, x319, w188), mul(x118, x310, w189), w189), w189)
    x355 = add(add(mul(x119, x309, w113), mul(x197, x312, w188), w188), x354, w189)
    x474 = sub(mul(x162, x451, w188), add(mul(x179, x403, w113), mul(x159, x355, w190), w190), w190)
    x630 = add(mul(x082, x451, w188), add(mul(x215, x403, w113), mul(x079, x355, w191), w191), w191)
    x708 = add(mul(x037, x355, w188), sub(mul(x041, x451, w113), mul(x036, x379, w192), w192), w192)
    x356 = sub(sub(mul(x105, x304, w188), mul(x199, x309, w113), w113), sub(mul(x200, x310, w188), mul(x201, x315, w193), w193), w193)
    x357 = add(sub(mul(x202, x312, w113), mul(x203, x319, w188), w188), x356, w193)
    x579 = sub(mul(x199, x357, w188), sub(x101, mul(x105, x333, w113), w113), w113)
    x606 = sub(mul(x210, x357, w188), sub(x204, mul(x205, x333, w069), w069), w069)
    x710 = sub(mul(x036, x381, w188), sub(mul(x041, x453, w194), mul(x037, x357, w195), w195), w195)
    x358 = sub(sub(mul(x205, x304, w188), mul(x210, x309, w194), w194), sub(mul(x211, x310, w188), mul(x212, x315, w196), w196), w196)
    x359 = add(sub(mul(x213, x312, w194), mul(x214, x319, w188), w188), x358, w196)
    x582 = sub(mul(x199, x359, w188), sub(x204, mul(x105, x335, w194), w194), w194)
    x609 = sub(mul(x210, x359, w188), sub(c12, mul(x205, x335, w078), w078), w078)
    x712 = sub(mul(x036, x383, w188), sub(mul(x041, x455, w197), mul(x037, x359, w198), w198), w198)
    x360 = sub(mul(x081, x315, w188), sub(mul(x082, x319, w197), mul(x215, x312, w199), w199), w199)
    x361 = sub(add(mul(x078, x310, w188), mul(x079, x309, w197), w197), x360, w199)
    x362 = add(sub(mul(x217, x309, w197), mul(x065, x304, w188), w188), sub(mul(x218, x310, w197), mul(x219, x315, w200), w200), w200)
    x363 = add(add(mul(x221, x319, w188), mul(x220, x312, w197), w197), x362, w200)
    x663 = add(mul(x217, x363, w197), sub(x061, mul(x065, x339, w188), w188), w188)
    x690 = add(mul(x228, x363, w197), sub(x222, mul(x223, x339, w040), w040), w040)
    x364 = add(sub(mul(x228, x309, w197), mul(x223, x304, w201), w201), sub(mul(x229, x310, w197), mul(x230, x315, w202), w202), w202)
    x365 = add(add(mul(x232, x319, w201), mul(x231, x312, w197), w197), x364, w202)
    x666 = add(mul(x217, x365, w197), sub(x222, mul(x065, x341, w201), w201), w201)
    x693 = add(mul(x228, x365, w197), sub(c12, mul(x223, x341, w049), w049), w049)
    x367 = add(sub(mul(x037, x309, w197), mul(x040, x315, w203), w203), x366, w167)
    x720 = add(add(x030, mul(x233, x415, w203), w203), sub(mul(x036, x391, w024), mul(x037, x367, w197), w197), w197)
    x368 = sub(sub(mul(x023, x304, w203), mul(x235, x309, w024), w024), sub(mul(x236, x310, w203), mul(x237, x315, w204), w204), w204)
    x369 = add(sub(mul(x238, x312, w024), mul(x239, x319, w203), w203), x368, w204)
    x566 = add(mul(x122, x465, w203), sub(mul(x197, x417, w024), mul(x119, x369, w205), w205), w205)
    x747 = sub(mul(x235, x369, w203), sub(x019, mul(x023, x345, w024), w024), w024)
    x774 = sub(mul(x246, x369, w203), sub(x240, mul(x241, x345, w010), w010), w010)
    x370 = sub(sub(mul(x241, x304, w099), mul(x246, x309, w122), w122), sub(mul(x247, x310, w101), mul(x248, x315, w099), w099), w099)
    x371 = add(sub(mul(x249, x312, w034), mul(x250, x319, w102), w102), x370, w099)
    x421 = add(add(mul(x159, x315, w102), mul(x162, x322, w034), w034), x420, w153)
    x469 = add(sub(mul(x162, x445, w034), mul(x161, x421, w102), w102), x468, w108)
    x493 = sub(x492, sub(mul(x182, x373, w102), mul(x183, x421, w034), w034), w034)
    x494 = sub(add(mul(x185, x445, w111), mul(x184, x397, w102), w102), x493, w034)
    x520 = sub(x519, sub(mul(x193, x373, w102), mul(x194, x421, w111), w111), w111)
    x521 = sub(add(mul(x196, x445, w183), mul(x195, x397, w102), w102), x520, w111)
    x546 = add(mul(x121, x421, w102), add(mul(x122, x445, w183), mul(x118, x373, w122), w122), w122)
    x547 = sub(sub(mul(x119, x349, w102), mul(x197, x397, w183), w183), x546, w122)
    x570 = sub(sub(mul(x200, x373, w183), mul(x105, x325, w102), w102), add(mul(x201, x421, w183), mul(x202, x397, w101), w101), w101)
    x571 = add(sub(mul(x203, x445, w102), mul(x199, x349, w183), w183), x570, w101)
    x597 = sub(sub(mul(x211, x373, w183), mul(x205, x325, w102), w102), add(mul(x212, x421, w183), mul(x213, x397, w203), w203), w203)
    x598 = add(sub(mul(x214, x445, w102), mul(x210, x349, w183), w183), x597, w203)
    x624 = sub(mul(x081, x421, w183), sub(mul(x082, x445, w102), mul(x215, x397, w206), w206), w206)
    x625 = sub(sub(mul(x078, x373, w183), mul(x079, x349, w102), w102), x624, w206)
    x648 = sub(add(mul(x217, x349, w102), mul(x065, x325, w183), w183), sub(mul(x218, x373, w102), mul(x219, x421, w207), w207), w207)
    x649 = sub(add(mul(x221, x445, w183), mul(x220, x397, w102), w102), x648, w207)
    x675 = sub(add(mul(x228, x349, w102), mul(x223, x325, w183), w183), sub(mul(x229, x373, w102), mul(x230, x421, w208), w208), w208)
    x676 = sub(add(mul(x232, x445, w183), mul(x231, x397, w102), w102), x675, w208)
    x703 = sub(add(mul(x037, x349, w102), mul(x040, x421, w183), w183), x702, w168)
    x726 = sub(sub(mul(x236, x373, w183), mul(x023, x325, w102), w102), add(mul(x237, x421, w183), mul(x238, x397, w209), w209), w209)
    x727 = add(sub(mul(x239, x445, w102), mul(x235, x349, w183), w183), x726, w209)
    x753 = sub(sub(mul(x247, x373, w147), mul(x241, x325, w123), w123), add(mul(x248, x421, w153), mul(x249, x397, w128), w128), w128)
    x754 = add(sub(mul(x250, x445, w050), mul(x246, x349, w182), w182), x753, w128)
    x423 = add(sub(mul(x185, x322, w182), mul(x181, x315, w050), w050), x422, w158)
    x471 = sub(add(mul(x162, x447, w050), mul(x161, x423, w182), w182), x470, w184)
    x496 = sub(x495, sub(mul(x182, x375, w182), mul(x183, x423, w050), w050), w050)
    x497 = add(sub(mul(x185, x447, w115), mul(x184, x399, w182), w182), x496, w050)
    x523 = sub(x522, sub(mul(x193, x375, w182), mul(x194, x423, w115), w115), w115)
    x524 = add(sub(mul(x196, x447, w094), mul(x195, x399, w182), w182), x523, w115)
    x548 = sub(mul(x121, x423, w182), sub(mul(x122, x447, w094), mul(x118, x375, w123), w123), w123)
    x549 = sub(sub(mul(x119, x351, w182), mul(x197, x399, w094), w094), x548, w123)
    x572 = sub(add(mul(x200, x375, w094), mul(x105, x327, w182), w182), add(mul(x201, x423, w094), mul(x202, x399, w153), w153), w153)
    x573 = sub(add(mul(x203, x447, w182), mul(x199, x351, w094), w094), x572, w153)
    x599 = sub(add(mul(x211, x375, w094), mul(x205, x327, w182), w182), add(mul(x212, x423, w094), mul(x213, x399, w147), w147), w147)
    x600 = sub(add(mul(x214, x447, w182), mul(x210, x351, w094), w094), x599, w147)
    x626 = add(mul(x081, x423, w094), add(mul(x082, x447, w182), mul(x215, x399, w183), w183), w183)
    x627 = sub(sub(mul(x078, x375, w094), mul(x079, x351, w182), w182), x626, w183)
    x650 = sub(sub(mul(x217, x351, w182), mul(x065, x327, w094), w094), sub(mul(x218, x375, w182), mul(x219, x423, w102), w102), w102)
    x651 = add(sub(mul(x221, x447, w094), mul(x220, x399, w182), w182), x650, w102)
    x677 = sub(sub(mul(x228, x351, w182), mul(x223, x327, w094), w094), sub(mul(x229, x375, w182), mul(x230, x423, w210), w210), w210)
    x678 = add(sub(mul(x232, x447, w094), mul(x231, x399, w182), w182), x677, w210)
    x705 = add(add(mul(x037, x351, w182), mul(x040, x423, w094), w094), x704, w169)
    x728 = sub(add(mul(x236, x375, w094), mul(x023, x327, w182), w182), add(mul(x237, x423, w094), mul(x238, x399, w211), w211), w211)
    x729 = sub(add(mul(x239, x447, w182), mul(x235, x351, w094), w094), x728, w211)
    x755 = sub(add(mul(x247, x375, w148), mul(x241, x327, w025), w025), add(mul(x248, x423, w158), mul(x249, x399, w129), w129), w129)
    x756 = sub(add(mul(x250, x447, w013), mul(x246, x351, w185), w185), x755, w129)
    x425 = add(sub(mul(x196, x322, w185), mul(x192, x315, w013), w013), x424, w160)
    x473 = sub(add(mul(x162, x449, w013), mul(x161, x425, w185), w185), x472, w186)
    x499 = sub(x498, sub(mul(x182, x377, w185), mul(x183, x425, w013), w013), w013)
    x500 = add(sub(mul(x185, x449, w116), mul(x184, x401, w185), w185), x499, w013)
    x526 = sub(x525, sub(mul(x193, x377, w185), mul(x194, x425, w116), w116), w116)
    x527 = add(sub(mul(x196, x449, w107), mul(x195, x401, w185), w185), x526, w116)
    x550 = sub(mul(x121, x425, w185), sub(mul(x122, x449, w107), mul(x118, x377, w025), w025), w025)
    x551 = sub(sub(mul(x119, x353, w185), mul(x197, x401, w107), w107), x550, w025)
    x574 = sub(add(mul(x200, x377, w107), mul(x105, x329, w185), w185), add(mul(x201, x425, w107), mul(x202, x401, w158), w158), w158)
    x575 = sub(add(mul(x203, x449, w185), mul(x199, x353, w107), w107), x574, w158)
    x601 = sub(add(mul(x211, x377, w107), mul(x205, x329, w185), w185), add(mul(x212, x425, w107), mul(x213, x401, w148), w148), w148)
    x602 = sub(add(mul(x214, x449, w185), mul(x210, x353, w107), w107), x601, w148)
    x628 = add(mul(x081, x425, w107), add(mul(x082, x449, w185), mul(x215, x401, w094), w094), w094)
    x629 = sub(sub(mul(x078, x377, w107), mul(x079, x353, w185), w185), x628, w094)
    x652 = sub(sub(mul(x217, x353, w185), mul(x065, x329, w107), w107), sub(mul(x218, x377, w185), mul(x219, x425, w182), w182), w182)
    x653 = add(sub(mul(x221, x449, w107), mul(x220, x401, w185), w185), x652, w182)
    x679 = sub(sub(mul(x228, x353, w185), mul(x223, x329, w107), w107), sub(mul(x229, x377, w185), mul(x230, x425, w212), w212), w212)
    x680 = add(sub(mul(x232, x449, w107), mul(x231, x401, w185), w185), x679, w212)
    x707 = add(add(mul(x037, x353, w185), mul(x040, x425, w107), w107), x706, w170)
    x730 = sub(add(mul(x236, x377, w107), mul(x023, x329, w185), w185), add(mul(x237, x425, w107), mul(x238, x401, w213), w213), w213)
    x731 = sub(add(mul(x239, x449, w185), mul(x235, x353, w107), w107), x730, w213)
    x757 = sub(add(mul(x247, x377, w149), mul(x241, x329, w054), w054), add(mul(x248, x425, w160), mul(x249, x401, w130), w130), w130)
    x758 = sub(add(mul(x250, x449, w045), mul(x246, x353, w187), w187), x757, w130)
    x568 = add(mul(x122, x467, w187), sub(mul(x197, x419, w045), mul(x119, x371, w054), w054), w054)
    x426 = sub(mul(x118, x316, w187), add(mul(x119, x315, w045), mul(x121, x318, w160), w160), w160)
    x427 = add(add(mul(x122, x322, w187), mul(x197, x317, w112), w112), x426, w160)
    x475 = add(add(mul(x161, x427, w112), mul(x158, x379, w187), w187), x474, w190)
    x501 = sub(add(mul(x182, x379, w187), mul(x145, x331, w112), w112), sub(mul(x183, x427, w187), mul(x184, x403, w045), w045), w045)
    x502 = sub(add(mul(x185, x451, w112), mul(x181, x355, w187), w187), x501, w045)
    x528 = sub(add(mul(x193, x379, w187), mul(x187, x331, w112), w112), sub(mul(x194, x427, w187), mul(x195, x403, w149), w149), w149)
    x529 = sub(add(mul(x196, x451, w112), mul(x192, x355, w187), w187), x528, w149)
    x552 = add(sub(x112, mul(x119, x355, w187), w187), sub(mul(x121, x427, w082), mul(x122, x451, w112), w112), w112)
    x553 = add(add(mul(x197, x403, w187), mul(x118, x379, w082), w082), x552, w112)
    x577 = sub(x576, sub(mul(x200, x379, w082), mul(x201, x427, w187), w187), w187)
    x578 = add(add(mul(x203, x451, w075), mul(x199, x355, w082), w082), x577, w187)
    x604 = sub(x603, sub(mul(x211, x379, w082), mul(x212, x427, w075), w075), w075)
    x605 = add(add(mul(x214, x451, w132), mul(x210, x355, w082), w082), x604, w075)
    x631 = sub(sub(mul(x078, x379, w082), mul(x081, x427, w132), w132), x630, w191)
    x654 = sub(add(mul(x218, x379, w132), mul(x065, x331, w082), w082), sub(mul(x219, x427, w132), mul(x220, x403, w107), w107), w107)
    x655 = sub(add(mul(x221, x451, w082), mul(x217, x355, w132), w132), x654, w107)
    x681 = sub(add(mul(x229, x379, w132), mul(x223, x331, w082), w082), sub(mul(x230, x427, w132), mul(x231, x403, w185), w185), w185)
    x682 = sub(add(mul(x232, x451, w082), mul(x228, x355, w132), w132), x681, w185)
    x709 = add(sub(mul(x040, x427, w132), mul(x233, x403, w082), w082), x708, w192)
    x732 = sub(sub(mul(x238, x403, w082), mul(x023, x331, w132), w132), sub(mul(x236, x379, w082), mul(x237, x427, w214), w214), w214)
    x733 = add(add(mul(x239, x451, w132), mul(x235, x355, w082), w082), x732, w214)
    x759 = sub(sub(mul(x249, x403, w131), mul(x241, x331, w124), w124), sub(mul(x247, x379, w100), mul(x248, x427, w160), w160), w160)
    x760 = add(add(mul(x250, x451, w171), mul(x246, x355, w189), w189), x759, w160)
    x429 = add(sub(mul(x203, x322, w189), mul(x199, x315, w171), w171), x428, w161)
    x477 = add(add(mul(x161, x429, w171), mul(x159, x357, w189), w189), x476, w004)
    x503 = sub(add(mul(x145, x333, w189), mul(x182, x381, w171), w171), add(mul(x183, x429, w189), mul(x184, x405, w124), w124), w124)
    x504 = add(sub(mul(x181, x357, w171), mul(x185, x453, w189), w189), x503, w124)
    x530 = sub(add(mul(x187, x333, w189), mul(x193, x381, w171), w171), add(mul(x194, x429, w189), mul(x195, x405, w100), w100), w100)
    x531 = add(sub(mul(x192, x357, w171), mul(x196, x453, w189), w189), x530, w100)
    x554 = sub(sub(x108, mul(x118, x381, w189), w189), sub(mul(x121, x429, w086), mul(x122, x453, w171), w171), w171)
    x555 = add(sub(mul(x197, x405, w189), mul(x119, x357, w086), w086), x554, w171)
    x580 = sub(x579, sub(mul(x201, x429, w086), mul(x200, x381, w189), w189), w189)
    x581 = add(sub(mul(x202, x405, w113), mul(x203, x453, w086), w086), x580, w189)
    x607 = sub(x606, sub(mul(x212, x429, w086), mul(x211, x381, w113), w113), w113)
    x608 = add(sub(mul(x213, x405, w069), mul(x214, x453, w086), w086), x607, w113)
    x633 = sub(sub(mul(x079, x357, w086), mul(x081, x429, w069), w069), x632, w172)
    x656 = sub(add(mul(x065, x333, w069), mul(x218, x381, w086), w086), add(mul(x219, x429, w069), mul(x220, x405, w131), w131), w131)
    x657 = add(sub(mul(x217, x357, w086), mul(x221, x453, w069), w069), x656, w131)
    x683 = sub(add(mul(x223, x333, w069), mul(x229, x381, w086), w086), add(mul(x230, x429, w069), mul(x231, x405, w082), w082), w082)
    x684 = add(sub(mul(x228, x357, w086), mul(x232, x453, w069), w069), x683, w082)
    x711 = sub(add(mul(x040, x429, w069), mul(x233, x405, w086), w086), x710, w195)
    x734 = sub(add(mul(x235, x357, w086), mul(x023, x333, w069), w069), sub(mul(x237, x429, w086), mul(x236, x381, w132), w132), w132)
    x735 = add(sub(mul(x238, x405, w069), mul(x239, x453, w086), w086), x734, w132)
    x761 = sub(add(mul(x246, x357, w193), mul(x241, x333, w001), w001), sub(mul(x248, x429, w161), mul(x247, x381, w150), w150), w150)
    x762 = add(sub(mul(x249, x405, w134), mul(x250, x453, w141), w141), x761, w150)
    x431 = add(sub(mul(x214, x322, w141), mul(x210, x315, w134), w134), x430, w162)
    x479 = add(add(mul(x161, x431, w134), mul(x159, x359, w141), w141), x478, w173)
    x505 = sub(add(mul(x145, x335, w141), mul(x182, x383, w134), w134), add(mul(x183, x431, w141), mul(x184, x407, w001), w001), w001)
    x506 = add(sub(mul(x181, x359, w134), mul(x185, x455, w141), w141), x505, w001)
    x532 = sub(add(mul(x187, x335, w141), mul(x193, x383, w134), w134), add(mul(x194, x431, w141), mul(x195, x407, w161), w161), w161)
    x533 = add(sub(mul(x192, x359, w134), mul(x196, x455, w141), w141), x532, w161)
    x556 = sub(sub(x207, mul(x118, x383, w141), w141), sub(mul(x121, x431, w087), mul(x122, x455, w134), w134), w134)
    x557 = add(sub(mul(x197, x407, w141), mul(x119, x359, w087), w087), x556, w134)
    x583 = sub(x582, sub(mul(x201, x431, w087), mul(x200, x383, w141), w141), w141)
    x584 = add(sub(mul(x202, x407, w194), mul(x203, x455, w087), w087), x583, w141)
    x610 = sub(x609, sub(mul(x212, x431, w087), mul(x211, x383, w194), w194), w194)
    x611 = add(sub(mul(x213, x407, w078), mul(x214, x455, w087), w087), x610, w194)
    x635 = sub(sub(mul(x079, x359, w087), mul(x081, x431, w078), w078), x634, w174)
    x658 = sub(add(mul(x065, x335, w078), mul(x218, x383, w087), w087), add(mul(x219, x431, w078), mul(x220, x407, w193), w193), w193)
    x659 = add(sub(mul(x217, x359, w087), mul(x221, x455, w078), w078), x658, w193)
    x685 = sub(add(mul(x223, x335, w078), mul(x229, x383, w087), w087), add(mul(x230, x431, w078), mul(x231, x407, w086), w086), w086)
    x686 = add(sub(mul(x228, x359, w087), mul(x232, x455, w078), w078), x685, w086)
    x713 = sub(add(mul(x040, x431, w078), mul(x233, x407, w087), w087), x712, w198)
    x736 = sub(add(mul(x235, x359, w087), mul(x023, x335, w078), w078), sub(mul(x237, x431, w087), mul(x236, x383, w069), w069), w069)
    x737 = add(sub(mul(x238, x407, w078), mul(x239, x455, w087), w087), x736, w069)
    x763 = sub(add(mul(x246, x359, w196), mul(x241, x335, w055), w055), sub(mul(x248, x431, w162), mul(x247, x383, w151), w151), w151)
    x764 = add(sub(mul(x249, x407, w135), mul(x250, x455, w142), w142), x763, w151)
    x433 = sub(sub(mul(x079, x315, w142), mul(x081, x318, w083), w083), x432, w163)
    x480 = add(mul(x162, x457, w083), sub(mul(x179, x409, w142), mul(x161, x433, w135), w135), w135)
    x481 = sub(add(mul(x158, x385, w083), mul(x159, x361, w142), w142), x480, w135)
    x507 = sub(add(mul(x182, x385, w142), mul(x145, x337, w083), w083), sub(mul(x183, x433, w142), mul(x184, x409, w055), w055), w055)
    x508 = add(add(mul(x185, x457, w083), mul(x181, x361, w142), w142), x507, w055)
    x534 = sub(add(mul(x193, x385, w142), mul(x187, x337, w083), w083), sub(mul(x194, x433, w142), mul(x195, x409, w162), w162), w162)
    x535 = add(add(mul(x196, x457, w083), mul(x192, x361, w142), w142), x534, w162)
    x559 = add(add(mul(x119, x361, w142), mul(x121, x433, w083), w083), x558, w175)
    x585 = add(add(mul(x199, x361, w083), mul(x105, x337, w142), w142), sub(mul(x200, x385, w083), mul(x201, x433, w196), w196), w196)
    x586 = add(sub(mul(x203, x457, w142), mul(x202, x409, w083), w083), x585, w196)
    x612 = add(add(mul(x210, x361, w083), mul(x205, x337, w142), w142), sub(mul(x211, x385, w083), mul(x212, x433, w087), w087), w087)
    x613 = add(sub(mul(x214, x457, w142), mul(x213, x409, w083), w083), x612, w087)
    x636 = add(sub(x072, mul(x079, x361, w083), w083), sub(mul(x081, x433, w053), mul(x082, x457, w142), w142), w142)
    x637 = add(sub(mul(x215, x409, w083), mul(x078, x385, w053), w053), x636, w142)
    x661 = sub(x660, sub(mul(x219, x433, w053), mul(x220, x409, w083), w083), w083)
    x662 = add(add(mul(x221, x457, w012), mul(x217, x361, w053), w053), x661, w083)
    x688 = sub(x687, sub(mul(x230, x433, w053), mul(x231, x409, w012), w012), w012)
    x689 = add(add(mul(x232, x457, w152), mul(x228, x361, w053), w053), x688, w012)
    x715 = add(sub(mul(x037, x361, w053), mul(x040, x433, w152), w152), x714, w176)
    x738 = add(add(mul(x235, x361, w152), mul(x023, x337, w053), w053), sub(mul(x236, x385, w152), mul(x237, x433, w078), w078), w078)
    x739 = add(sub(mul(x239, x457, w053), mul(x238, x409, w152), w152), x738, w078)
    x765 = add(add(mul(x246, x361, w199), mul(x241, x337, w125), w125), sub(mul(x247, x385, w127), mul(x248, x433, w163), w163), w163)
    x766 = add(sub(mul(x250, x457, w143), mul(x249, x409, w136), w136), x765, w163)
    x435 = add(sub(mul(x221, x322, w136), mul(x217, x315, w143), w143), x434, w164)
    x482 = sub(mul(x159, x363, w143), add(mul(x162, x459, w136), mul(x161, x435, w125), w125), w125)
    x483 = add(sub(mul(x179, x411, w143), mul(x158, x387, w136), w136), x482, w125)
    x509 = sub(sub(mul(x181, x363, w136), mul(x145, x339, w143), w143), sub(mul(x182, x387, w136), mul(x183, x435, w127), w127), w127)
    x510 = add(sub(mul(x185, x459, w143), mul(x184, x411, w136), w136), x509, w127)
    x536 = sub(sub(mul(x192, x363, w136), mul(x187, x339, w143), w143), sub(mul(x193, x387, w136), mul(x194, x435, w199), w199), w199)
    x537 = add(sub(mul(x196, x459, w143), mul(x195, x411, w136), w136), x536, w199)
    x560 = sub(mul(x121, x435, w136), sub(mul(x122, x459, w143), mul(x118, x387, w152), w152), w152)
    x561 = sub(sub(mul(x119, x363, w136), mul(x197, x411, w143), w143), x560, w152)
    x587 = sub(add(mul(x200, x387, w143), mul(x105, x339, w136), w136), add(mul(x201, x435, w143), mul(x202, x411, w053), w053), w053)
    x588 = sub(add(mul(x203, x459, w136), mul(x199, x363, w143), w143), x587, w053)
    x614 = sub(add(mul(x211, x387, w143), mul(x205, x339, w136), w136), add(mul(x212, x435, w143), mul(x213, x411, w215), w215), w215)
    x615 = sub(add(mul(x214, x459, w136), mul(x210, x363, w143), w143), x614, w215)
    x638 = add(sub(x068, mul(x078, x387, w143), w143), add(mul(x079, x363, w057), mul(x081, x435, w136), w136), w136)
    x639 = add(add(mul(x082, x459, w143), mul(x215, x411, w057), w057), x638, w136)
    x664 = sub(x663, sub(mul(x218, x387, w057), mul(x219, x435, w143), w143), w143)
    x665 = add(sub(mul(x221, x459, w188), mul(x220, x411, w057), w057), x664, w143)
    x691 = sub(x690, sub(mul(x229, x387, w057), mul(x230, x435, w188), w188), w188)
    x692 = add(sub(mul(x232, x459, w040), mul(x231, x411, w057), w057), x691, w188)
    x717 = add(add(mul(x037, x363, w057), mul(x040, x435, w040), w040), x716, w177)
    x740 = sub(add(mul(x236, x387, w040), mul(x023, x339, w057), w057), add(mul(x237, x435, w040), mul(x238, x411, w216), w216), w216)
    x741 = sub(add(mul(x239, x459, w057), mul(x235, x363, w040), w040), x740, w216)
    x767 = sub(add(mul(x247, x387, w154), mul(x241, x339, w117), w117), add(mul(x248, x435, w164), mul(x249, x411, w137), w137), w137)
    x768 = sub(add(mul(x250, x459, w144), mul(x246, x363, w200), w200), x767, w137)
    x437 = add(sub(mul(x232, x322, w200), mul(x228, x315, w144), w144), x436, w165)
    x484 = sub(mul(x159, x365, w144), add(mul(x162, x461, w200), mul(x161, x437, w117), w117), w117)
    x485 = add(sub(mul(x179, x413, w144), mul(x158, x389, w200), w200), x484, w117)
    x511 = sub(sub(mul(x181, x365, w200), mul(x145, x341, w144), w144), sub(mul(x182, x389, w200), mul(x183, x437, w164), w164), w164)
    x512 = add(sub(mul(x185, x461, w144), mul(x184, x413, w200), w200), x511, w164)
    x538 = sub(sub(mul(x192, x365, w200), mul(x187, x341, w144), w144), sub(mul(x193, x389, w200), mul(x194, x437, w154), w154), w154)
    x539 = add(sub(mul(x196, x461, w144), mul(x195, x413, w200), w200), x538, w154)
    x562 = sub(mul(x121, x437, w200), sub(mul(x122, x461, w144), mul(x118, x389, w040), w040), w040)
    x563 = sub(sub(mul(x119, x365, w200), mul(x197, x413, w144), w144), x562, w040)
    x589 = sub(add(mul(x200, x389, w144), mul(x105, x341, w200), w200), add(mul(x201, x437, w144), mul(x202, x413, w057), w057), w057)
    x590 = sub(add(mul(x203, x461, w200), mul(x199, x365, w144), w144), x589, w057)
    x616 = sub(add(mul(x211, x389, w144), mul(x205, x341, w200), w200), add(mul(x212, x437, w144), mul(x213, x413, w217), w217), w217)
    x617 = sub(add(mul(x214, x461, w200), mul(x210, x365, w144), w144), x616, w217)
    x640 = add(sub(x225, mul(x078, x389, w044), w044), add(mul(x079, x365, w058), mul(x081, x437, w144), w144), w144)
    x641 = add(add(mul(x082, x461, w037), mul(x215, x413, w038), w038), x640, w144)
    x667 = sub(x666, sub(mul(x218, x389, w038), mul(x219, x437, w037), w037), w037)
    x668 = add(sub(mul(x221, x461, w201), mul(x220, x413, w038), w038), x667, w037)
    x694 = sub(x693, sub(mul(x229, x389, w038), mul(x230, x437, w201), w201), w201)
    x695 = add(sub(mul(x232, x461, w049), mul(x231, x413, w038), w038), x694, w201)
    x719 = add(add(mul(x037, x365, w038), mul(x040, x437, w049), w049), x718, w178)
    x742 = sub(add(mul(x236, x389, w049), mul(x023, x341, w038), w038), add(mul(x237, x437, w049), mul(x238, x413, w044), w044), w044)
    x743 = sub(add(mul(x239, x461, w038), mul(x235, x365, w049), w049), x742, w044)
    x769 = sub(add(mul(x247, x389, w155), mul(x241, x341, w118), w118), add(mul(x248, x437, w165), mul(x249, x413, w138), w138), w138)
    x770 = sub(add(mul(x250, x461, w145), mul(x246, x365, w202), w202), x769, w138)
    x439 = add(sub(mul(x036, x316, w084), mul(x037, x315, w202), w202), x438, w121)
    x486 = sub(mul(x161, x439, w202), sub(mul(x179, x415, w092), mul(x158, x391, w098), w098), w098)
    x487 = sub(add(mul(x159, x367, w202), mul(x162, x463, w105), w105), x486, w098)
    x513 = sub(sub(mul(x182, x391, w105), mul(x145, x343, w202), w202), sub(mul(x183, x439, w105), mul(x185, x463, w092), w092), w092)
    x514 = add(sub(mul(x184, x415, w202), mul(x181, x367, w105), w105), x513, w092)
    x540 = sub(sub(mul(x193, x391, w105), mul(x187, x343, w202), w202), sub(mul(x194, x439, w105), mul(x196, x463, w084), w084), w084)
    x541 = add(sub(mul(x195, x415, w202), mul(x192, x367, w105), w105), x540, w084)
    x564 = sub(mul(x119, x367, w065), add(mul(x197, x415, w067), mul(x121, x439, w105), w105), w105)
    x565 = sub(add(mul(x122, x463, w076), mul(x118, x391, w065), w065), x564, w105)
    x591 = sub(sub(mul(x200, x391, w065), mul(x105, x343, w076), w076), add(mul(x201, x439, w065), mul(x202, x415, w067), w067), w067)
    x592 = add(sub(mul(x203, x463, w076), mul(x199, x367, w065), w065), x591, w067)
    x618 = sub(sub(mul(x211, x391, w065), mul(x205, x343, w076), w076), add(mul(x212, x439, w065), mul(x213, x415, w202), w202), w202)
    x619 = add(sub(mul(x214, x463, w076), mul(x210, x367, w065), w065), x618, w202)
    x643 = sub(add(mul(x079, x367, w065), mul(x081, x439, w076), w076), x642, w026)
    x669 = sub(sub(mul(x218, x391, w076), mul(x065, x343, w065), w065), sub(mul(x219, x439, w076), mul(x221, x463, w145), w145), w145)
    x670 = add(sub(mul(x220, x415, w065), mul(x217, x367, w076), w076), x669, w145)
    x696 = sub(sub(mul(x229, x391, w156), mul(x223, x343, w126), w126), sub(mul(x230, x439, w156), mul(x232, x463, w076), w076), w076)
    x697 = add(sub(mul(x231, x415, w126), mul(x228, x367, w156), w156), x696, w076)
    x721 = sub(sub(mul(x040, x439, w156), mul(x041, x463, w126), w126), x720, w197)
    x745 = sub(x744, add(mul(x237, x439, w126), mul(x238, x415, w156), w156), w156)
    x746 = add(sub(mul(x239, x463, w007), mul(x235, x367, w126), w126), x745, w156)
    x772 = sub(x771, add(mul(x248, x439, w121), mul(x249, x415, w139), w139), w139)
    x773 = add(sub(mul(x250, x463, w071), mul(x246, x367, w167), w167), x772, w139)
    x750 = sub(mul(x235, x371, w167), sub(x240, mul(x023, x347, w011), w011), w011)
    x777 = sub(mul(x246, x371, w167), sub(c12, mul(x241, x347, w022), w022), w022)
    x441 = add(sub(mul(x239, x322, w167), mul(x235, x315, w018), w018), x440, w166)
    x443 = add(sub(mul(x250, x322, w096), mul(x246, x315, w043), w043), x442, w066)
    x491 = add(add(mul(x161, x443, w043), mul(x159, x371, w096), w096), x490, w091)
    x489 = add(add(mul(x161, x441, w016), mul(x159, x369, w090), w090), x488, w179)
    x517 = sub(add(mul(x145, x347, w090), mul(x182, x395, w016), w016), add(mul(x183, x443, w090), mul(x184, x419, w096), w096), w096)
    x518 = add(sub(mul(x181, x371, w016), mul(x185, x467, w090), w090), x517, w096)
    x515 = sub(add(mul(x145, x345, w095), mul(x182, x393, w097), w097), add(mul(x183, x441, w104), mul(x184, x417, w114), w114), w114)
    x516 = add(sub(mul(x181, x369, w106), mul(x185, x465, w103), w103), x515, w114)
    x544 = sub(add(mul(x187, x347, w103), mul(x193, x395, w106), w106), add(mul(x194, x443, w103), mul(x195, x419, w097), w097), w097)
    x545 = add(sub(mul(x192, x371, w106), mul(x196, x467, w103), w103), x544, w097)
    x542 = sub(add(mul(x187, x345, w109), mul(x193, x393, w093), w093), add(mul(x194, x441, w064), mul(x195, x417, w089), w089), w089)
    x543 = add(sub(mul(x192, x369, w110), mul(x196, x465, w079), w079), x542, w089)
    x569 = sub(add(mul(x118, x395, w079), mul(x121, x443, w110), w110), x568, w054)
    x567 = sub(add(mul(x118, x393, w073), mul(x121, x441, w000), w000), x566, w205)
    x595 = sub(add(mul(x199, x371, w000), mul(x105, x347, w073), w073), sub(mul(x201, x443, w000), mul(x200, x395, w110), w110), w110)
    x596 = add(sub(mul(x202, x419, w073), mul(x203, x467, w000), w000), x595, w110)
    x593 = sub(add(mul(x199, x369, w077), mul(x105, x345, w070), w070), sub(mul(x201, x441, w021), mul(x200, x393, w072), w072), w072)
    x594 = add(sub(mul(x202, x417, w085), mul(x203, x465, w063), w063), x593, w072)
    x622 = sub(add(mul(x210, x371, w063), mul(x205, x347, w085), w085), sub(mul(x212, x443, w063), mul(x211, x395, w070), w070), w070)
    x623 = add(sub(mul(x213, x419, w085), mul(x214, x467, w063), w063), x622, w070)
    x620 = sub(add(mul(x210, x369, w081), mul(x205, x345, w080), w080), sub(mul(x212, x441, w062), mul(x211, x393, w068), w068), w068)
    x621 = add(sub(mul(x213, x417, w074), mul(x214, x465, w061), w061), x620, w068)
    x647 = sub(sub(mul(x079, x371, w061), mul(x081, x443, w074), w074), x646, w180)
    x645 = sub(sub(mul(x079, x369, w036), mul(x081, x441, w060), w060), x644, w181)
    x673 = sub(add(mul(x065, x347, w060), mul(x218, x395, w036), w036), add(mul(x219, x443, w060), mul(x220, x419, w074), w074), w074)
    x674 = add(sub(mul(x217, x371, w036), mul(x221, x467, w060), w060), x673, w074)
    x671 = sub(add(mul(x065, x345, w041), mul(x218, x393, w048), w048), add(mul(x219, x441, w059), mul(x220, x417, w056), w056), w056)
    x672 = add(sub(mul(x217, x369, w047), mul(x221, x465, w042), w042), x671, w056)
    x700 = sub(add(mul(x223, x347, w120), mul(x229, x395, w042), w042), add(mul(x230, x443, w120), mul(x231, x419, w047), w047), w047)
    x701 = add(sub(mul(x228, x371, w042), mul(x232, x467, w120), w120), x700, w047)
    x698 = sub(add(mul(x223, x345, w119), mul(x229, x393, w039), w039), add(mul(x230, x441, w005), mul(x231, x417, w035), w035), w035)
    x699 = add(sub(mul(x228, x369, w052), mul(x232, x465, w033), w033), x698, w035)
    x724 = add(add(x243, mul(x040, x443, w033), w033), sub(mul(x233, x419, w029), mul(x036, x395, w052), w052), w052)
    x725 = add(sub(mul(x041, x467, w033), mul(x037, x371, w099), w099), x724, w052)
    x722 = add(add(x026, mul(x040, x441, w032), w032), sub(mul(x233, x417, w008), mul(x036, x393, w014), w014), w014)
    x723 = add(sub(mul(x041, x465, w017), mul(x037, x369, w204), w204), x722, w014)
    x751 = sub(x750, sub(mul(x237, x443, w204), mul(x236, x395, w017), w017), w017)
    x752 = add(sub(mul(x238, x419, w011), mul(x239, x467, w204), w204), x751, w017)
    x778 = sub(x777, sub(mul(x248, x443, w066), mul(x247, x395, w088), w088), w088)
    x779 = add(sub(mul(x249, x419, w133), mul(x250, x467, w046), w046), x778, w088)
    x748 = sub(x747, sub(mul(x237, x441, w031), mul(x236, x393, w019), w019), w019)
    x749 = add(sub(mul(x238, x417, w027), mul(x239, x465, w030), w030), x748, w019)
    x775 = sub(x774, sub(mul(x248, x441, w166), mul(x247, x393, w159), w159), w159)
    x776 = add(sub(mul(x249, x417, w140), mul(x250, x465, w146), w146), x775, w159)
    M_red[0, 0] = -x469
    M_red[0, 1] = -x471
    M_red[0, 2] = -x473
    M_red[0, 3] = x475
    M_red[0, 4] = -x477
    M_red[0, 5] = -x479
    M_red[0, 6] = x481
    M_red[0, 7] = x483
    M_red[0, 8] = x485
    M_red[0, 9] = -x487
    M_red[0, 10] = -x489
    M_red[0, 11] = -x491
    M_red[1, 0] = x494
    M_red[1, 1] = x497
    M_red[1, 2] = x500
    M_red[1, 3] = -x502
    M_red[1, 4] = -x504
    M_red[1, 5] = -x506
    M_red[1, 6] = x508
    M_red[1, 7] = x510
    M_red[1, 8] = x512
    M_red[1, 9] = x514
    M_red[1, 10] = -x516
    M_red[1, 11] = -x518
    M_red[2, 0] = x521
    M_red[2, 1] = x524
    M_red[2, 2] = x527
    M_red[2, 3] = -x529
    M_red[2, 4] = -x531
    M_red[2, 5] = -x533
    M_red[2, 6] = x535
    M_red[2, 7] = x537
    M_red[2, 8] = x539
    M_red[2, 9] = x541
    M_red[2, 10] = -x543
    M_red[2, 11] = -x545
    M_red[3, 0] = x547
    M_red[3, 1] = -x549
    M_red[3, 2] = -x551
    M_red[3, 3] = -x553
    M_red[3, 4] = -x555
    M_red[3, 5] = -x557
    M_red[3, 6] = -x559
    M_red[3, 7] = -x561
    M_red[3, 8] = -x563
    M_red[3, 9] = -x565
    M_red[3, 10] = x567
    M_red[3, 11] = x569
    M_red[4, 0] = x571
    M_red[4, 1] = x573
    M_red[4, 2] = x575
    M_red[4, 3] = -x578
    M_red[4, 4] = -x581
    M_red[4, 5] = -x584
    M_red[4, 6] = x586
    M_red[4, 7] = x588
    M_red[4, 8] = x590
    M_red[4, 9] = x592
    M_red[4, 10] = -x594
    M_red[4, 11] = -x596
    M_red[5, 0] = x598
    M_red[5, 1] = x600
    M_red[5, 2] = x602
    M_red[5, 3] = -x605
    M_red[5, 4] = -x608
    M_red[5, 5] = -x611
    M_red[5, 6] = x613
    M_red[5, 7] = x615
    M_red[5, 8] = x617
    M_red[5, 9] = x619
    M_red[5, 10] = -x621
    M_red[5, 11] = -x623
    M_red[6, 0] = x625
    M_red[6, 1] = -x627
    M_red[6, 2] = -x629
    M_red[6, 3] = x631
    M_red[6, 4] = -x633
    M_red[6, 5] = -x635
    M_red[6, 6] = -x637
    M_red[6, 7] = x639
    M_red[6, 8] = x641
    M_red[6, 9] = -x643
    M_red[6, 10] = -x645
    M_red[6, 11] = -x647
    M_red[7, 0] = x649
    M_red[7, 1] = x651
    M_red[7, 2] = x653
    M_red[7, 3] = -x655
    M_red[7, 4] = -x657
    M_red[7, 5] = -x659
    M_red[7, 6] = x662
    M_red[7, 7] = x665
    M_red[7, 8] = x668
    M_red[7, 9] = x670
    M_red[7, 10] = -x672
    M_red[7, 11] = -x674
    M_red[8, 0] = x676
    M_red[8, 1] = x678
    M_red[8, 2] = x680
    M_red[8, 3] = -x682
    M_red[8, 4] = -x684
    M_red[8, 5] = -x686
    M_red[8, 6] = x689
    M_red[8, 7] = x692
    M_red[8, 8] = x695
    M_red[8, 9] = x697
    M_red[8, 10] = -x699
    M_red[8, 11] = -x701
    M_red[9, 0] = x703
    M_red[9, 1] = -x705
    M_red[9, 2] = -x707
    M_red[9, 3] = x709
    M_red[9, 4] = -x711
    M_red[9, 5] = -x713
    M_red[9, 6] = -x715
    M_red[9, 7] = -x717
    M_red[9, 8] = -x719
    M_red[9, 9] = x721
    M_red[9, 10] = -x723
    M_red[9, 11] = -x725
    M_red[10, 0] = x727
    M_red[10, 1] = x729
    M_red[10, 2] = x731
    M_red[10, 3] = -x733
    M_red[10, 4] = -x735
    M_red[10, 5] = -x737
    M_red[10, 6] = x739
    M_red[10, 7] = x741
    M_red[10, 8] = x743
    M_red[10, 9] = x746
    M_red[10, 10] = -x749
    M_red[10, 11] = -x752
    M_red[11, 0] = x754
    M_red[11, 1] = x756
    M_red[11, 2] = x758
    M_red[11, 3] = -x760
    M_red[11, 4] = -x762
    M_red[11, 5] = -x764
    M_red[11, 6] = x766
    M_red[11, 7] = x768
    M_red[11, 8] = x770
    M_red[11, 9] = x773
    M_red[11, 10] = -x776
    M_red[11, 11] = -x779


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
