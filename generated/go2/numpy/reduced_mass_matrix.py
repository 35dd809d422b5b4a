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
# Program     SHA-256 3dc0ce4a5921525025c5c21bf52efcfed4bc31d76031d18d9e6d94d6c53ca664
# Operations  1597 mul, 1386 add, 6 div, 12 sin, 12 cos, 0 sqrt
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
        w210, w211, w212, w213, w214, w215, w216, w217, w218
    ) = slots(219)
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
    x232 = add(x019, mul(c04, x022, w017), w017)
    x233 = mul(x002, x022, w018)
    x234 = mul(x001, x022, w019)
    x238 = add(c12, mul(c05, x008, w020), w020)
    x239 = sub(mul(x004, x007, w021), mul(x003, x008, w022), w022)
    x240 = add(mul(x003, x007, w021), mul(x004, x008, w009), w009)
    x243 = add(x238, mul(c04, x240, w021), w021)
    x244 = mul(x002, x240, w023)
    x245 = mul(x001, x240, w009)
    x009 = sub(mul(x006, c08, w024), mul(x005, c09, w025), w025)
    x018 = add(mul(x005, x009, w024), add(c18, mul(c05, x007, w007), w007), w007)
    x010 = mul(x006, x009, w025)
    x016 = sub(x013, sub(x010, c16, w024), w024)
    x021 = add(x010, c21, w025)
    x024 = add(mul(x004, sub(x016, x021, w008), w008), mul(x018, mul(c02, x003, w026), w026), w026)
    x025 = mul(x004, x024, w008)
    x030 = sub(x025, add(x016, c25, w024), w024)
    x035 = add(x025, add(x028, add(x021, c30, w025), w025), w025)
    x231 = sub(x030, mul(c03, x036, w008), w008)
    x032 = sub(mul(x003, x024, w026), add(mul(c04, x023, w015), sub(x018, c27, w007), w007), w007)
    x011 = sub(mul(x006, c10, w026), mul(x005, c11, w015), w015)
    x012 = add(mul(x006, c11, w005), mul(x005, c10, w004), w004)
    x020 = add(x012, c20, w005)
    x017 = add(x011, c17, w026)
    x026 = add(mul(x003, x017, w027), mul(x004, x020, w028), w028)
    x236 = add(x026, mul(c03, x234, w027), w027)
    x027 = sub(mul(x004, x017, w026), mul(x003, x020, w005), w005)
    x241 = add(mul(x003, x011, w026), mul(x004, x012, w029), w029)
    x242 = sub(mul(x004, x011, w015), mul(x003, x012, w004), w004)
    x247 = add(x241, mul(c03, x245, w015), w015)
    x246 = sub(mul(x001, x243, w002), mul(x002, x242, w003), w003)
    x248 = add(mul(x002, x243, w021), add(mul(x001, x242, w004), mul(c03, x239, w002), w002), w002)
    x034 = add(x027, c29, w021)
    x038 = add(mul(x002, sub(x033, x035, w004), w004), mul(x034, mul(c02, x001, w026), w026), w026)
    x039 = mul(x002, x038, w004)
    x235 = sub(mul(x001, x232, w030), mul(x002, x027, w031), w031)
    x237 = add(mul(x002, x232, w017), add(mul(x001, x027, w005), mul(c03, x023, w030), w030), w030)
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
    x214 = add(x061, mul(c04, x064, w046), w046)
    x215 = mul(x044, x064, w047)
    x216 = mul(x043, x064, w048)
    x220 = add(c12, mul(c05, x050, w049), w049)
    x221 = sub(mul(x046, x049, w050), mul(x045, x050, w051), w051)
    x222 = add(mul(x045, x049, w050), mul(x046, x050, w039), w039)
    x225 = add(x220, mul(c04, x222, w050), w050)
    x226 = mul(x044, x222, w052)
    x227 = mul(x043, x222, w039)
    x051 = sub(mul(c08, x048, w053), mul(c09, x047, w054), w054)
    x060 = add(mul(x047, x051, w053), add(c18, mul(c05, x049, w037), w037), w037)
    x052 = mul(x048, x051, w054)
    x058 = add(x055, sub(c16, x052, w053), w053)
    x063 = add(c21, x052, w054)
    x066 = add(mul(x046, sub(x058, x063, w038), w038), mul(x060, mul(c02, x045, w055), w055), w055)
    x067 = mul(x046, x066, w038)
    x072 = sub(x067, add(c25, x058, w053), w053)
    x077 = add(x067, add(x070, add(c30, x063, w054), w054), w054)
    x213 = sub(x072, mul(c03, x078, w038), w038)
    x074 = sub(mul(x045, x066, w055), sub(mul(c04, x065, w042), sub(c27, x060, w037), w037), w037)
    x053 = sub(mul(c11, x047, w055), mul(c10, x048, w042), w042)
    x054 = add(mul(c10, x047, w034), mul(c11, x048, w035), w035)
    x062 = add(c20, x054, w034)
    x059 = sub(c17, x053, w055)
    x068 = add(mul(x045, x059, w056), mul(x046, x062, w057), w057)
    x218 = add(x068, mul(c03, x216, w056), w056)
    x069 = sub(mul(x045, x062, w034), mul(x046, x059, w055), w055)
    x223 = sub(mul(x046, x054, w034), mul(x045, x053, w058), w058)
    x224 = add(mul(x045, x054, w035), mul(x046, x053, w042), w042)
    x229 = add(x223, mul(c03, x227, w035), w035)
    x228 = sub(mul(x043, x225, w033), mul(x044, x224, w005), w005)
    x230 = add(mul(x044, x225, w050), sub(mul(x043, x224, w042), mul(c03, x221, w033), w033), w033)
    x076 = sub(c29, x069, w050)
    x080 = sub(mul(x044, sub(x075, x077, w042), w042), mul(x076, mul(c02, x043, w034), w034), w034)
    x217 = sub(mul(x043, x214, w042), mul(x044, x069, w059), w059)
    x219 = add(mul(x044, x214, w046), sub(mul(x043, x069, w055), mul(c03, x065, w042), w042), w042)
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
    x105 = sub(mul(x086, x096, w065), mul(x085, x097, w070), w070)
    x111 = sub(c24, x105, w065)
    x118 = sub(mul(c23, x083, w071), mul(x084, x111, w073), w073)
    x119 = add(mul(c23, x084, w071), mul(x083, x111, w065), w065)
    x174 = mul(c31, add(x078, x118, w071), w071)
    x110 = mul(c22, x104, w074)
    x115 = sub(x110, add(c28, x101, w075), w075)
    x196 = sub(x101, mul(c04, x104, w076), w076)
    x197 = mul(x084, x104, w077)
    x198 = mul(x083, x104, w078)
    x202 = add(c12, mul(c05, x090, w079), w079)
    x203 = sub(mul(x086, x089, w080), mul(x085, x090, w081), w081)
    x204 = add(mul(x085, x089, w080), mul(x086, x090, w068), w068)
    x207 = sub(x202, mul(c04, x204, w080), w080)
    x208 = mul(x084, x204, w082)
    x209 = mul(x083, x204, w068)
    x091 = sub(mul(c08, x088, w083), mul(c09, x087, w084), w084)
    x100 = add(mul(x087, x091, w083), add(c18, mul(c05, x089, w066), w066), w066)
    x092 = mul(x088, x091, w084)
    x098 = add(x095, sub(c16, x092, w083), w083)
    x103 = add(c21, x092, w084)
    x106 = add(mul(x086, sub(x098, x103, w067), w067), mul(x100, mul(c02, x085, w085), w085), w085)
    x107 = mul(x086, x106, w067)
    x112 = sub(x107, add(c25, x098, w083), w083)
    x117 = sub(x107, sub(x110, add(c30, x103, w084), w084), w084)
    x195 = sub(x112, mul(c03, x118, w067), w067)
    x114 = add(mul(x085, x106, w085), sub(mul(c04, x105, w074), add(c27, x100, w066), w066), w066)
    x093 = sub(mul(c10, x088, w085), mul(c11, x087, w074), w074)
    x094 = add(mul(c11, x088, w064), mul(c10, x087, w063), w063)
    x102 = add(c20, x094, w064)
    x099 = add(c17, x093, w085)
    x108 = add(mul(x085, x099, w086), mul(x086, x102, w087), w087)
    x200 = add(x108, mul(c03, x198, w086), w086)
    x109 = sub(mul(x086, x099, w085), mul(x085, x102, w064), w064)
    x205 = add(mul(x085, x093, w085), mul(x086, x094, w088), w088)
    x206 = sub(mul(x086, x093, w074), mul(x085, x094, w063), w063)
    x211 = add(x205, mul(c03, x209, w074), w074)
    x210 = sub(mul(x083, x207, w061), mul(x084, x206, w062), w062)
    x212 = add(mul(x084, x207, w080), add(mul(x083, x206, w063), mul(c03, x203, w061), w061), w061)
    x116 = add(c29, x109, w080)
    x120 = sub(mul(x084, add(x115, x117, w063), w063), mul(x116, mul(c02, x083, w085), w085), w085)
    x199 = sub(mul(x083, x196, w063), mul(x084, x109, w089), w089)
    x201 = add(mul(x084, x196, w076), add(mul(x083, x109, w064), mul(c03, x105, w063), w063), w063)
    x113 = sub(c26, x108, w076)
    x121 = add(mul(x083, x113, w064), mul(x084, x114, w090), w090)
    x122 = sub(mul(x083, x114, w066), mul(x084, x113, w076), w076)
    x123 = cos(q_07, w066)
    x124 = sin(q_07, w064)
    x125 = cos(q_08, w091)
    x126 = sin(q_08, w092)
    x127 = cos(q_09, w093)
    x128 = sin(q_09, w094)
    x129 = sub(mul(c06, x128, w095), mul(c07, x127, w096), w096)
    x136 = add(c14, x129, w095)
    x130 = add(mul(c07, x128, w097), mul(c06, x127, w098), w098)
    x135 = mul(c13, x130, w097)
    x141 = add(c19, x135, w099)
    x137 = add(c15, x130, w100)
    x144 = add(mul(x125, x136, w101), mul(x126, x137, w102), w102)
    x164 = add(add(x064, x104, w101), add(x144, sub(x022, c33, w103), w103), w103)
    x167 = mul(c03, add(sub(x022, x064, w043), sub(x104, x144, w072), w072), w072)
    x145 = sub(mul(x126, x136, w095), mul(x125, x137, w100), w100)
    x151 = sub(c24, x145, w095)
    x158 = add(mul(c23, x123, w043), mul(x124, x151, w013), w013)
    x159 = sub(mul(c23, x124, w043), mul(x123, x151, w095), w095)
    x166 = add(sub(x079, x119, w043), sub(x159, add(x037, c34, w101), w101), w101)
    x170 = mul(c03, add(add(x037, x079, w043), add(x119, x159, w104), w104), w104)
    x163 = mul(c31, x158, w043)
    x165 = add(sub(x036, x078, w105), sub(x118, x158, w106), w106)
    x150 = mul(c22, x144, w105)
    x155 = sub(x150, add(c28, x141, w107), w107)
    x251 = sub(sub(x075, x115, w075), sub(x155, add(x033, c38, w016), w016), w016)
    x178 = sub(x141, mul(c04, x144, w075), w075)
    x179 = mul(x124, x144, w045)
    x180 = mul(x123, x144, w102)
    x184 = add(c12, mul(c05, x130, w108), w108)
    x185 = sub(mul(x126, x129, w109), mul(x125, x130, w110), w110)
    x186 = add(mul(x125, x129, w109), mul(x126, x130, w098), w098)
    x189 = sub(x184, mul(c04, x186, w109), w109)
    x190 = mul(x124, x186, w111)
    x191 = mul(x123, x186, w098)
    x131 = sub(mul(c08, x128, w112), mul(c09, x127, w113), w113)
    x140 = add(mul(x127, x131, w112), add(c18, mul(c05, x129, w096), w096), w096)
    x132 = mul(x128, x131, w113)
    x138 = add(x135, sub(c16, x132, w112), w112)
    x143 = add(c21, x132, w113)
    x146 = add(mul(x126, sub(x138, x143, w097), w097), mul(x140, mul(c02, x125, w114), w114), w114)
    x147 = mul(x126, x146, w097)
    x152 = sub(x147, add(c25, x138, w112), w112)
    x157 = sub(x147, sub(x150, add(c30, x143, w113), w113), w113)
    x175 = add(add(add(x042, c40, w097), add(x035, x163, w025), w025), add(add(x077, x117, w084), add(x157, x174, w054), w054), w054)
    x177 = sub(x152, mul(c03, x158, w025), w025)
    x258 = sub(sub(add(x042, c35, w012), sub(x030, x163, w043), w043), add(add(x072, x112, w012), sub(x152, x174, w071), w071), w071)
    x154 = add(mul(x125, x146, w114), sub(mul(c04, x145, w043), add(c27, x140, w096), w096), w096)
    x133 = sub(mul(c11, x127, w114), mul(c10, x128, w043), w043)
    x134 = add(mul(c10, x127, w093), mul(c11, x128, w094), w094)
    x142 = add(c20, x134, w093)
    x139 = sub(c17, x133, w114)
    x148 = add(mul(x125, x139, w012), mul(x126, x142, w084), w084)
    x182 = add(x148, mul(c03, x180, w012), w012)
    x149 = sub(mul(x125, x142, w093), mul(x126, x139, w114), w114)
    x187 = sub(mul(x126, x134, w093), mul(x125, x133, w097), w097)
    x188 = add(mul(x125, x134, w094), mul(x126, x133, w043), w043)
    x193 = add(x187, mul(c03, x191, w094), w094)
    x192 = sub(mul(x123, x189, w092), mul(x124, x188, w091), w091)
    x194 = add(mul(x124, x189, w109), sub(mul(x123, x188, w043), mul(c03, x185, w092), w092), w092)
    x156 = sub(c29, x149, w109)
    x160 = add(mul(x124, add(x155, x157, w113), w113), mul(x156, mul(c02, x123, w107), w107), w107)
    x171 = add(sub(x076, x116, w080), sub(x156, add(x034, c39, w021), w021), w021)
    x172 = add(mul(x001, x038, w026), sub(mul(x043, x080, w007), sub(x170, x171, w021), w021), w021)
    x176 = sub(mul(x124, x160, w026), sub(mul(x044, x080, w034), mul(x084, x120, w055), w055), w055)
    x249 = div(c01, sub(add(x039, x175, w054), x176, w054), w054)
    x173 = sub(add(mul(x083, x120, w085), mul(x123, x160, w107), w107), x172, w021)
    x250 = mul(x173, x249, w107)
    x252 = sub(mul(x173, x250, w021), sub(x176, sub(x039, x251, w016), w016), w016)
    x253 = div(c01, x252, w016)
    x254 = mul(x250, x253, w021)
    x255 = sub(x249, mul(x250, x254, w107), w107)
    x181 = sub(mul(x123, x178, w054), mul(x124, x149, w055), w055)
    x183 = add(mul(x124, x178, w075), sub(mul(x123, x149, w114), mul(c03, x145, w054), w054), w054)
    x153 = sub(c26, x148, w075)
    x161 = sub(mul(x123, x153, w114), mul(x124, x154, w004), w004)
    x162 = add(mul(x123, x154, w096), mul(x124, x153, w075), w075)
    x169 = sub(sub(x082, x122, w096), add(x162, sub(x041, c37, w064), w064), w064)
    x168 = sub(add(x081, x121, w096), add(x161, sub(x040, sub(c36, x167, w072), w072), w072), w072)
    x256 = add(mul(x169, x254, w096), mul(x168, x253, w066), w066)
    x257 = sub(mul(x169, x255, w096), mul(x168, x254, w114), w114)
    x259 = sub(mul(x169, x257, w064), add(mul(x168, x256, w072), x258, w071), w071)
    x260 = div(c01, x259, w071)
    x261 = mul(x256, x260, w064)
    x263 = add(x253, mul(x256, x261, w072), w072)
    x266 = sub(mul(x164, x263, w016), mul(x165, x261, w096), w096)
    x262 = mul(x257, x260, w016)
    x264 = sub(x254, mul(x256, x262, w066), w066)
    x267 = add(mul(x164, x264, w021), mul(x165, x262, w085), w085)
    x265 = sub(mul(x164, x261, w021), mul(x165, x260, w046), w046)
    x268 = add(mul(x164, x266, w021), sub(c32, mul(x165, x265, w026), w026), w026)
    x269 = div(c01, x268, w026)
    x270 = mul(x265, x269, w021)
    x273 = sub(x260, mul(x265, x270, w034), w034)
    x271 = mul(x266, x269, w071)
    x274 = sub(x261, mul(x265, x271, w001), w001)
    x272 = mul(x267, x269, w064)
    x275 = add(x262, mul(x265, x272, w046), w046)
    x276 = sub(x264, mul(x266, x272, w007), w007)
    x277 = add(mul(x267, x272, w085), sub(x255, mul(x257, x262, w016), w016), w016)
    x280 = add(mul(x166, x274, w085), mul(x164, x276, w107), w107)
    x279 = sub(mul(x164, x275, w085), mul(x166, x273, w114), w114)
    x281 = add(mul(x166, x275, w085), mul(x164, x277, w066), w066)
    x282 = sub(mul(x166, x279, w085), sub(c32, mul(x164, x281, w104), w104), w104)
    x283 = div(c01, x282, w104)
    x278 = add(mul(x166, x270, w085), mul(x164, x272, w103), w103)
    x284 = mul(x278, x283, w085)
    x285 = mul(x279, x283, w000)
    x286 = mul(x280, x283, w080)
    x288 = add(x271, mul(x278, x286, w109), w109)
    x289 = sub(x274, mul(x279, x286, w050), w050)
    x290 = add(mul(x280, x286, w001), sub(x263, mul(x266, x271, w071), w071), w071)
    x287 = mul(x281, x283, w001)
    x291 = sub(x272, mul(x278, x287, w072), w072)
    x292 = sub(x275, mul(x279, x287, w064), w064)
    x293 = sub(x276, mul(x280, x287, w107), w107)
    x294 = sub(x277, mul(x281, x287, w066), w066)
    x298 = add(mul(x165, x293, w016), mul(x166, x290, w007), w007)
    x299 = sub(mul(x165, x294, w016), mul(x166, x293, w046), w046)
    x300 = sub(mul(x165, x299, w016), add(c32, mul(x166, x298, w096), w096), w096)
    x301 = div(c01, x300, w096)
    x305 = mul(x298, x301, w016)
    x316 = add(x290, mul(x298, x305, w113), w113)
    x306 = mul(x299, x301, w071)
    x320 = sub(x293, mul(x298, x306, w007), w007)
    x321 = sub(x294, mul(x299, x306, w046), w046)
    x297 = sub(mul(x165, x292, w066), mul(x166, x289, w107), w107)
    x304 = mul(x297, x301, w066)
    x312 = add(mul(x297, x304, w043), add(x273, mul(x279, x285, w114), w114), w114)
    x324 = sub(add(mul(x181, x305, w043), mul(x145, x301, w034), w034), add(mul(x182, x304, w043), mul(x183, x306, w093), w093), w093)
    x326 = sub(add(mul(x192, x305, w034), mul(x185, x301, w043), w043), add(mul(x193, x304, w034), mul(x194, x306, w105), w105), w105)
    x336 = sub(add(mul(x217, x305, w043), mul(x065, x301, w034), w034), add(mul(x218, x304, w043), mul(x219, x306, w115), w115), w115)
    x338 = sub(add(mul(x228, x305, w034), mul(x221, x301, w043), w043), add(mul(x229, x304, w034), mul(x230, x306, w116), w116), w116)
    x315 = sub(x289, mul(x297, x305, w043), w043)
    x319 = sub(x292, mul(x297, x306, w107), w107)
    x460 = sub(mul(x040, x320, w064), add(mul(x231, x319, w050), mul(x041, x321, w034), w034), w034)
    x402 = sub(sub(mul(x199, x315, w064), mul(x105, x304, w050), w050), add(mul(x200, x312, w064), mul(x201, x319, w117), w117), w117)
    x404 = sub(sub(mul(x210, x315, w050), mul(x203, x304, w064), w064), add(mul(x211, x312, w050), mul(x212, x319, w118), w118), w118)
    x414 = sub(sub(mul(x235, x315, w064), mul(x023, x304, w050), w050), add(mul(x236, x312, w064), mul(x237, x319, w119), w119), w119)
    x416 = sub(sub(mul(x246, x315, w050), mul(x239, x304, w064), w064), add(mul(x247, x312, w050), mul(x248, x319, w120), w120), w120)
    x436 = add(mul(x040, x316, w064), add(mul(x231, x315, w050), mul(x041, x320, w121), w121), w121)
    x296 = add(mul(x165, x291, w064), mul(x166, x288, w050), w050)
    x295 = sub(mul(x166, x286, w101), mul(x165, x287, w106), w106)
    x302 = mul(x295, x301, w101)
    x303 = mul(x296, x301, w064)
    x308 = add(x284, mul(x295, x303, w122), w122)
    x309 = sub(mul(x296, x303, w123), sub(x269, mul(x278, x284, w085), w085), w085)
    x307 = add(x283, mul(x295, x302, w123), w123)
    x322 = sub(mul(x159, x302, w104), add(mul(x161, x305, w026), mul(x158, x303, w124), w124), w124)
    x323 = add(add(mul(x162, x306, w104), mul(x177, x304, w026), w026), x322, w124)
    x325 = add(sub(mul(x179, x302, w026), mul(x180, x303, w104), w104), x324, w093)
    x327 = add(sub(mul(x190, x302, w104), mul(x191, x303, w026), w026), x326, w105)
    x328 = add(mul(x195, x304, w026), sub(mul(x118, x303, w104), mul(x119, x302, w125), w125), w125)
    x329 = add(add(mul(x121, x305, w026), mul(x122, x306, w104), w104), x328, w125)
    x330 = sub(add(mul(x199, x305, w104), mul(x105, x301, w026), w026), sub(mul(x201, x306, w104), mul(x197, x302, w126), w126), w126)
    x331 = add(sub(mul(x200, x304, w026), mul(x198, x303, w104), w104), x330, w126)
    x332 = sub(add(mul(x210, x305, w104), mul(x203, x301, w026), w026), sub(mul(x212, x306, w104), mul(x208, x302, w127), w127), w127)
    x333 = add(sub(mul(x211, x304, w026), mul(x209, x303, w104), w104), x332, w127)
    x334 = add(mul(x213, x304, w104), sub(mul(x079, x302, w026), mul(x078, x303, w128), w128), w128)
    x335 = add(sub(mul(x081, x305, w104), mul(x082, x306, w026), w026), x334, w128)
    x337 = add(sub(mul(x215, x302, w026), mul(x216, x303, w104), w104), x336, w115)
    x339 = add(sub(mul(x226, x302, w104), mul(x227, x303, w026), w026), x338, w116)
    x340 = sub(mul(x040, x305, w026), sub(mul(x231, x304, w104), mul(x037, x302, w129), w129), w129)
    x341 = sub(add(mul(x041, x306, w026), mul(x036, x303, w104), w104), x340, w129)
    x342 = sub(add(mul(x235, x305, w104), mul(x023, x301, w026), w026), sub(mul(x237, x306, w104), mul(x233, x302, w130), w130), w130)
    x343 = add(sub(mul(x236, x304, w026), mul(x234, x303, w104), w104), x342, w130)
    x344 = sub(add(mul(x246, x305, w104), mul(x239, x301, w096), w096), sub(mul(x248, x306, w104), mul(x244, x302, w026), w026), w026)
    x345 = add(sub(mul(x247, x304, w096), mul(x245, x303, w104), w104), x344, w026)
    x310 = add(x285, mul(x295, x304, w104), w104)
    x311 = sub(mul(x296, x304, w096), sub(x270, mul(x278, x285, w000), w000), w000)
    x376 = sub(mul(x195, x311, w096), sub(mul(x119, x308, w021), mul(x118, x309, w103), w103), w103)
    x382 = sub(mul(x213, x311, w096), sub(mul(x078, x309, w021), mul(x079, x308, w131), w131), w131)
    x394 = add(mul(x161, x315, w096), sub(mul(x177, x312, w021), mul(x158, x311, w132), w132), w132)
    x395 = sub(sub(mul(x162, x319, w096), mul(x159, x310, w021), w021), x394, w132)
    x396 = sub(sub(mul(x181, x315, w021), mul(x145, x304, w096), w096), add(mul(x183, x319, w021), mul(x179, x310, w133), w133), w133)
    x397 = add(add(mul(x182, x312, w096), mul(x180, x311, w021), w021), x396, w133)
    x398 = sub(sub(mul(x192, x315, w021), mul(x185, x304, w096), w096), add(mul(x194, x319, w021), mul(x190, x310, w134), w134), w134)
    x399 = add(add(mul(x193, x312, w096), mul(x191, x311, w021), w021), x398, w134)
    x400 = add(mul(x118, x311, w021), sub(mul(x195, x312, w096), mul(x119, x310, w135), w135), w135)
    x401 = sub(add(mul(x121, x315, w021), mul(x122, x319, w096), w096), x400, w135)
    x574 = add(mul(x200, x401, w096), sub(x108, mul(x105, x329, w021), w021), w021)
    x601 = add(mul(x211, x401, w096), sub(x205, mul(x203, x329, w136), w136), w136)
    x403 = sub(sub(mul(x197, x310, w096), mul(x198, x311, w137), w137), x402, w117)
    x577 = add(mul(x200, x403, w137), add(x101, mul(x105, x331, w096), w096), w096)
    x604 = add(mul(x211, x403, w137), add(x202, mul(x203, x331, w069), w069), w069)
    x405 = sub(sub(mul(x208, x310, w137), mul(x209, x311, w138), w138), x404, w118)
    x580 = add(mul(x200, x405, w138), add(x202, mul(x105, x333, w137), w137), w137)
    x607 = add(mul(x211, x405, w138), add(c12, mul(x203, x333, w079), w079), w079)
    x406 = add(mul(x079, x310, w138), sub(mul(x213, x312, w139), mul(x078, x311, w140), w140), w140)
    x407 = sub(sub(mul(x081, x315, w138), mul(x082, x319, w139), w139), x406, w140)
    x408 = sub(sub(mul(x217, x315, w139), mul(x065, x304, w138), w138), add(mul(x219, x319, w139), mul(x215, x310, w141), w141), w141)
    x409 = add(add(mul(x218, x312, w138), mul(x216, x311, w139), w139), x408, w141)
    x410 = sub(sub(mul(x228, x315, w139), mul(x221, x304, w066), w066), add(mul(x230, x319, w139), mul(x226, x310, w138), w138), w138)
    x411 = add(add(mul(x229, x312, w066), mul(x227, x311, w139), w139), x410, w138)
    x412 = add(mul(x036, x311, w139), sub(mul(x040, x315, w066), mul(x037, x310, w142), w142), w142)
    x413 = sub(sub(mul(x041, x319, w139), mul(x231, x312, w114), w114), x412, w142)
    x415 = sub(sub(mul(x233, x310, w114), mul(x234, x311, w139), w139), x414, w119)
    x417 = sub(sub(mul(x244, x310, w139), mul(x245, x311, w114), w114), x416, w120)
    x748 = add(mul(x236, x417, w114), add(x238, mul(x023, x345, w139), w139), w139)
    x775 = add(mul(x247, x417, w114), add(c12, mul(x239, x345, w066), w066), w066)
    x745 = add(mul(x236, x415, w114), add(x019, mul(x023, x343, w143), w143), w143)
    x772 = add(mul(x247, x415, w114), add(x238, mul(x239, x343, w010), w010), w010)
    x313 = add(x286, mul(x295, x305, w114), w114)
    x317 = add(x287, mul(x295, x306, w106), w106)
    x314 = add(x288, mul(x296, x305, w001), w001)
    x318 = sub(x291, mul(x296, x306, w050), w050)
    x442 = sub(mul(x177, x319, w072), add(mul(x161, x320, w109), mul(x158, x318, w080), w080), w080)
    x444 = sub(add(mul(x180, x318, w072), mul(x145, x306, w109), w109), sub(mul(x181, x320, w072), mul(x182, x319, w020), w020), w020)
    x446 = sub(add(mul(x191, x318, w109), mul(x185, x306, w072), w072), sub(mul(x192, x320, w109), mul(x193, x319, w144), w144), w144)
    x450 = sub(add(mul(x198, x318, w072), mul(x105, x306, w109), w109), sub(mul(x199, x320, w072), mul(x201, x321, w145), w145), w145)
    x452 = sub(add(mul(x209, x318, w109), mul(x203, x306, w072), w072), sub(mul(x210, x320, w109), mul(x212, x321, w146), w146), w146)
    x454 = sub(mul(x082, x321, w072), sub(mul(x213, x319, w109), mul(x078, x318, w147), w147), w147)
    x456 = sub(add(mul(x216, x318, w072), mul(x065, x306, w109), w109), sub(mul(x217, x320, w072), mul(x218, x319, w148), w148), w148)
    x458 = sub(add(mul(x227, x318, w109), mul(x221, x306, w072), w072), sub(mul(x228, x320, w109), mul(x229, x319, w149), w149), w149)
    x462 = sub(add(mul(x234, x318, w072), mul(x023, x306, w109), w109), sub(mul(x235, x320, w072), mul(x237, x321, w150), w150), w150)
    x464 = sub(add(mul(x245, x318, w109), mul(x239, x306, w071), w071), sub(mul(x246, x320, w109), mul(x248, x321, w072), w072), w072)
    x370 = add(mul(x158, x309, w071), sub(mul(x161, x314, w109), mul(x159, x308, w151), w151), w151)
    x371 = add(sub(mul(x162, x318, w071), mul(x177, x311, w109), w109), x370, w151)
    x372 = sub(add(mul(x181, x314, w109), mul(x145, x303, w071), w071), sub(mul(x182, x311, w109), mul(x183, x318, w152), w152), w152)
    x373 = sub(sub(mul(x180, x309, w071), mul(x179, x308, w109), w109), x372, w152)
    x374 = sub(add(mul(x192, x314, w109), mul(x185, x303, w071), w071), sub(mul(x193, x311, w109), mul(x194, x318, w153), w153), w153)
    x375 = sub(sub(mul(x191, x309, w071), mul(x190, x308, w109), w109), x374, w153)
    x377 = add(sub(mul(x121, x314, w109), mul(x122, x318, w071), w071), x376, w103)
    x378 = add(add(mul(x199, x314, w071), mul(x105, x303, w109), w109), sub(mul(x201, x318, w071), mul(x198, x309, w154), w154), w154)
    x379 = add(add(mul(x200, x311, w109), mul(x197, x308, w071), w071), x378, w154)
    x380 = add(add(mul(x210, x314, w071), mul(x203, x303, w109), w109), sub(mul(x212, x318, w071), mul(x209, x309, w155), w155), w155)
    x381 = add(add(mul(x211, x311, w109), mul(x208, x308, w071), w071), x380, w155)
    x383 = add(add(mul(x081, x314, w071), mul(x082, x318, w109), w109), x382, w131)
    x658 = sub(mul(x216, x383, w109), add(x068, mul(x065, x335, w071), w071), w071)
    x685 = sub(mul(x227, x383, w109), add(x223, mul(x221, x335, w156), w156), w156)
    x384 = sub(add(mul(x217, x314, w109), mul(x065, x303, w157), w157), sub(mul(x218, x311, w109), mul(x219, x318, w158), w158), w158)
    x385 = sub(sub(mul(x216, x309, w157), mul(x215, x308, w109), w109), x384, w158)
    x386 = sub(add(mul(x228, x314, w109), mul(x221, x303, w157), w157), sub(mul(x229, x311, w109), mul(x230, x318, w159), w159), w159)
    x387 = sub(sub(mul(x227, x309, w157), mul(x226, x308, w109), w109), x386, w159)
    x388 = sub(mul(x040, x314, w109), add(mul(x231, x311, w157), mul(x036, x309, w160), w160), w160)
    x389 = add(add(mul(x041, x318, w109), mul(x037, x308, w157), w157), x388, w160)
    x742 = sub(mul(x234, x389, w157), sub(x026, mul(x023, x341, w109), w109), w109)
    x769 = sub(mul(x245, x389, w157), sub(x241, mul(x239, x341, w161), w161), w161)
    x390 = add(add(mul(x235, x314, w157), mul(x023, x303, w162), w162), sub(mul(x237, x318, w157), mul(x234, x309, w163), w163), w163)
    x391 = add(add(mul(x236, x311, w162), mul(x233, x308, w157), w157), x390, w163)
    x392 = add(add(mul(x246, x314, w157), mul(x239, x303, w064), w064), sub(mul(x248, x318, w157), mul(x245, x309, w085), w085), w085)
    x393 = add(add(mul(x247, x311, w000), mul(x244, x308, w064), w064), x392, w085)
    x418 = add(mul(x177, x315, w064), add(mul(x161, x316, w000), mul(x158, x314, w157), w157), w157)
    x420 = sub(sub(mul(x180, x314, w064), mul(x145, x305, w000), w000), add(mul(x181, x316, w064), mul(x182, x315, w162), w162), w162)
    x422 = sub(sub(mul(x191, x314, w000), mul(x185, x305, w064), w064), add(mul(x192, x316, w000), mul(x193, x315, w164), w164), w164)
    x426 = sub(sub(mul(x198, x314, w064), mul(x105, x305, w000), w000), add(mul(x199, x316, w064), mul(x201, x320, w165), w165), w165)
    x428 = sub(sub(mul(x209, x314, w000), mul(x203, x305, w064), w064), add(mul(x210, x316, w000), mul(x212, x320, w166), w166), w166)
    x430 = sub(mul(x082, x320, w064), add(mul(x213, x315, w000), mul(x078, x314, w167), w167), w167)
    x432 = sub(sub(mul(x216, x314, w064), mul(x065, x305, w000), w000), add(mul(x217, x316, w064), mul(x218, x315, w168), w168), w168)
    x434 = sub(sub(mul(x227, x314, w000), mul(x221, x305, w064), w064), add(mul(x228, x316, w000), mul(x229, x315, w169), w169), w169)
    x438 = sub(sub(mul(x234, x314, w064), mul(x023, x305, w000), w000), add(mul(x235, x316, w064), mul(x237, x320, w170), w170), w170)
    x440 = sub(sub(mul(x245, x314, w000), mul(x239, x305, w016), w016), add(mul(x246, x316, w000), mul(x248, x320, w064), w064), w064)
    x364 = add(mul(x041, x317, w016), add(mul(x231, x310, w000), mul(x036, x308, w171), w171), w171)
    x443 = sub(sub(mul(x159, x317, w016), mul(x162, x321, w000), w000), x442, w080)
    x700 = sub(mul(x041, x443, w000), add(mul(x231, x395, w016), mul(x036, x371, w172), w172), w172)
    x445 = add(add(mul(x183, x321, w000), mul(x179, x317, w016), w016), x444, w020)
    x702 = sub(mul(x041, x445, w016), add(mul(x231, x397, w000), mul(x036, x373, w173), w173), w173)
    x447 = add(add(mul(x194, x321, w016), mul(x190, x317, w000), w000), x446, w144)
    x704 = sub(mul(x041, x447, w000), add(mul(x231, x399, w016), mul(x036, x375, w174), w174), w174)
    x448 = add(mul(x118, x318, w000), add(mul(x119, x317, w016), mul(x121, x320, w175), w175), w175)
    x449 = add(add(mul(x122, x321, w000), mul(x195, x319, w016), w016), x448, w175)
    x451 = sub(sub(mul(x200, x319, w016), mul(x197, x317, w000), w000), x450, w145)
    x474 = sub(mul(x162, x451, w000), sub(mul(x177, x403, w016), mul(x158, x379, w176), w176), w176)
    x630 = add(mul(x082, x451, w000), sub(mul(x213, x403, w016), mul(x078, x379, w177), w177), w177)
    x453 = sub(sub(mul(x211, x319, w000), mul(x208, x317, w016), w016), x452, w146)
    x476 = sub(mul(x162, x453, w016), sub(mul(x177, x405, w000), mul(x158, x381, w178), w178), w178)
    x632 = add(mul(x082, x453, w016), sub(mul(x213, x405, w000), mul(x078, x381, w179), w179), w179)
    x455 = add(sub(mul(x079, x317, w016), mul(x081, x320, w000), w000), x454, w147)
    x556 = sub(mul(x122, x455, w000), sub(mul(x195, x407, w016), mul(x118, x383, w180), w180), w180)
    x712 = sub(mul(x231, x407, w000), add(mul(x041, x455, w016), mul(x036, x383, w181), w181), w181)
    x457 = add(add(mul(x219, x321, w000), mul(x215, x317, w016), w016), x456, w148)
    x714 = sub(mul(x041, x457, w016), add(mul(x231, x409, w000), mul(x036, x385, w182), w182), w182)
    x459 = add(add(mul(x230, x321, w046), mul(x226, x317, w016), w016), x458, w149)
    x716 = sub(mul(x041, x459, w016), add(mul(x231, x411, w046), mul(x036, x387, w000), w000), w000)
    x461 = sub(add(mul(x036, x318, w050), mul(x037, x317, w016), w016), x460, w034)
    x640 = sub(mul(x082, x461, w016), sub(mul(x213, x413, w050), mul(x078, x389, w046), w046), w046)
    x463 = sub(sub(mul(x236, x319, w016), mul(x233, x317, w050), w050), x462, w150)
    x465 = sub(sub(mul(x247, x319, w107), mul(x244, x317, w050), w050), x464, w072)
    x488 = sub(mul(x162, x465, w050), sub(mul(x177, x417, w107), mul(x158, x393, w016), w016), w016)
    x486 = sub(mul(x162, x463, w050), sub(mul(x177, x415, w107), mul(x158, x391, w183), w183), w183)
    x644 = add(mul(x082, x465, w050), sub(mul(x213, x417, w107), mul(x078, x393, w184), w184), w184)
    x642 = add(mul(x082, x463, w050), sub(mul(x213, x415, w107), mul(x078, x391, w185), w185), w185)
    x346 = add(mul(x159, x307, w050), sub(mul(x162, x317, w107), mul(x161, x313, w186), w186), w186)
    x347 = add(sub(mul(x177, x310, w050), mul(x158, x308, w107), w107), x346, w186)
    x466 = sub(add(x152, mul(x177, x395, w107), w107), add(mul(x158, x371, w112), mul(x159, x347, w050), w050), w050)
    x490 = add(mul(x179, x347, w107), add(x148, mul(x145, x323, w112), w112), w112)
    x517 = add(mul(x190, x347, w107), add(x187, mul(x185, x323, w187), w187), w187)
    x348 = sub(add(mul(x179, x307, w107), mul(x145, x302, w188), w188), sub(mul(x180, x308, w107), mul(x181, x313, w189), w189), w189)
    x349 = sub(add(mul(x183, x317, w188), mul(x182, x310, w107), w107), x348, w189)
    x468 = add(sub(x148, mul(x177, x397, w107), w107), sub(mul(x158, x373, w084), mul(x159, x349, w188), w188), w188)
    x493 = sub(mul(x179, x349, w107), add(x141, mul(x145, x325, w084), w084), w084)
    x520 = sub(mul(x190, x349, w107), add(x184, mul(x185, x325, w099), w099), w099)
    x350 = sub(add(mul(x190, x307, w107), mul(x185, x302, w190), w190), sub(mul(x191, x308, w107), mul(x192, x313, w191), w191), w191)
    x351 = sub(add(mul(x194, x317, w190), mul(x193, x310, w107), w107), x350, w191)
    x470 = add(sub(x187, mul(x177, x399, w107), w107), sub(mul(x158, x375, w097), mul(x159, x351, w190), w190), w190)
    x496 = sub(mul(x179, x351, w107), add(x184, mul(x145, x327, w097), w097), w097)
    x523 = sub(mul(x190, x351, w107), add(c12, mul(x185, x327, w108), w108), w108)
    x352 = add(mul(x121, x313, w107), add(mul(x122, x317, w192), mul(x118, x308, w193), w193), w193)
    x353 = sub(sub(mul(x119, x307, w107), mul(x195, x310, w192), w192), x352, w193)
    x472 = add(mul(x162, x449, w192), add(mul(x177, x401, w107), mul(x159, x353, w194), w194), w194)
    x628 = sub(mul(x082, x449, w192), add(mul(x213, x401, w107), mul(x079, x353, w195), w195), w195)
    x706 = sub(mul(x037, x353, w192), sub(mul(x041, x449, w107), mul(x036, x377, w196), w196), w196)
    x354 = sub(sub(mul(x198, x308, w192), mul(x105, x302, w107), w107), add(mul(x199, x313, w192), mul(x200, x310, w197), w197), w197)
    x355 = add(sub(mul(x201, x317, w107), mul(x197, x307, w192), w192), x354, w197)
    x708 = sub(mul(x036, x379, w192), sub(mul(x041, x451, w107), mul(x037, x355, w198), w198), w198)
    x356 = sub(sub(mul(x209, x308, w192), mul(x203, x302, w107), w107), add(mul(x210, x313, w192), mul(x211, x310, w199), w199), w199)
    x357 = add(sub(mul(x212, x317, w107), mul(x208, x307, w192), w192), x356, w199)
    x710 = sub(mul(x036, x381, w192), sub(mul(x041, x453, w107), mul(x037, x357, w200), w200), w200)
    x358 = sub(mul(x081, x313, w192), sub(mul(x082, x317, w107), mul(x213, x310, w201), w201), w201)
    x359 = sub(sub(mul(x078, x308, w192), mul(x079, x307, w107), w107), x358, w201)
    x360 = sub(add(mul(x215, x307, w107), mul(x065, x302, w192), w192), sub(mul(x216, x308, w107), mul(x217, x313, w202), w202), w202)
    x361 = sub(add(mul(x219, x317, w192), mul(x218, x310, w107), w107), x360, w202)
    x661 = sub(mul(x215, x361, w107), add(x061, mul(x065, x337, w192), w192), w192)
    x688 = sub(mul(x226, x361, w107), add(x220, mul(x221, x337, w040), w040), w040)
    x362 = sub(add(mul(x226, x307, w107), mul(x221, x302, w203), w203), sub(mul(x227, x308, w107), mul(x228, x313, w204), w204), w204)
    x363 = sub(add(mul(x230, x317, w203), mul(x229, x310, w107), w107), x362, w204)
    x664 = sub(mul(x215, x363, w107), add(x220, mul(x065, x339, w203), w203), w203)
    x691 = sub(mul(x226, x363, w107), add(c12, mul(x221, x339, w049), w049), w049)
    x365 = sub(add(mul(x037, x307, w107), mul(x040, x313, w205), w205), x364, w171)
    x718 = add(add(x030, mul(x231, x413, w205), w205), sub(mul(x036, x389, w024), mul(x037, x365, w107), w107), w107)
    x366 = sub(sub(mul(x234, x308, w205), mul(x023, x302, w024), w024), add(mul(x235, x313, w205), mul(x236, x310, w206), w206), w206)
    x367 = add(sub(mul(x237, x317, w024), mul(x233, x307, w205), w205), x366, w206)
    x564 = sub(mul(x122, x463, w205), add(mul(x195, x415, w024), mul(x119, x367, w207), w207), w207)
    x368 = sub(sub(mul(x245, x308, w122), mul(x239, x302, w101), w101), add(mul(x246, x313, w122), mul(x247, x310, w104), w104), w104)
    x369 = add(sub(mul(x248, x317, w106), mul(x244, x307, w123), w123), x368, w104)
    x419 = sub(sub(mul(x159, x313, w123), mul(x162, x320, w106), w106), x418, w157)
    x467 = sub(sub(mul(x162, x443, w106), mul(x161, x419, w123), w123), x466, w050)
    x491 = add(x490, add(mul(x180, x371, w123), mul(x181, x419, w106), w106), w106)
    x492 = sub(sub(mul(x183, x443, w112), mul(x182, x395, w123), w123), x491, w106)
    x518 = add(x517, add(mul(x191, x371, w123), mul(x192, x419, w112), w112), w112)
    x519 = sub(sub(mul(x194, x443, w187), mul(x193, x395, w123), w123), x518, w112)
    x544 = add(mul(x121, x419, w123), sub(mul(x122, x443, w187), mul(x118, x371, w101), w101), w101)
    x545 = sub(add(mul(x119, x347, w123), mul(x195, x395, w187), w187), x544, w101)
    x568 = add(add(mul(x198, x371, w187), mul(x105, x323, w123), w123), sub(mul(x199, x419, w187), mul(x200, x395, w122), w122), w122)
    x569 = sub(sub(mul(x201, x443, w123), mul(x197, x347, w187), w187), x568, w122)
    x595 = add(add(mul(x209, x371, w187), mul(x203, x323, w123), w123), sub(mul(x210, x419, w187), mul(x211, x395, w205), w205), w205)
    x596 = sub(sub(mul(x212, x443, w123), mul(x208, x347, w187), w187), x595, w205)
    x622 = sub(mul(x081, x419, w187), add(mul(x082, x443, w123), mul(x213, x395, w024), w024), w024)
    x623 = add(add(mul(x078, x371, w187), mul(x079, x347, w123), w123), x622, w024)
    x646 = add(add(mul(x215, x347, w123), mul(x065, x323, w187), w187), add(mul(x216, x371, w123), mul(x217, x419, w208), w208), w208)
    x647 = sub(sub(mul(x219, x443, w187), mul(x218, x395, w123), w123), x646, w208)
    x673 = add(add(mul(x226, x347, w123), mul(x221, x323, w187), w187), add(mul(x227, x371, w123), mul(x228, x419, w209), w209), w209)
    x674 = sub(sub(mul(x230, x443, w187), mul(x229, x395, w123), w123), x673, w209)
    x701 = sub(add(mul(x037, x347, w123), mul(x040, x419, w187), w187), x700, w172)
    x724 = add(add(mul(x234, x371, w187), mul(x023, x323, w123), w123), sub(mul(x235, x419, w187), mul(x236, x395, w210), w210), w210)
    x725 = sub(sub(mul(x237, x443, w123), mul(x233, x347, w187), w187), x724, w210)
    x751 = add(add(mul(x245, x371, w151), mul(x239, x323, w124), w124), sub(mul(x246, x419, w157), mul(x247, x395, w132), w132), w132)
    x752 = sub(sub(mul(x248, x443, w080), mul(x244, x347, w186), w186), x751, w132)
    x421 = sub(add(mul(x183, x320, w186), mul(x179, x313, w080), w080), x420, w162)
    x469 = add(sub(mul(x162, x445, w080), mul(x161, x421, w186), w186), x468, w188)
    x494 = sub(x493, add(mul(x180, x373, w186), mul(x181, x421, w080), w080), w080)
    x495 = add(sub(mul(x183, x445, w084), mul(x182, x397, w186), w186), x494, w080)
    x521 = sub(x520, add(mul(x191, x373, w186), mul(x192, x421, w084), w084), w084)
    x522 = add(sub(mul(x194, x445, w099), mul(x193, x397, w186), w186), x521, w084)
    x546 = add(mul(x121, x421, w186), sub(mul(x122, x445, w099), mul(x118, x373, w124), w124), w124)
    x547 = add(sub(mul(x119, x349, w186), mul(x195, x397, w099), w099), x546, w124)
    x570 = add(add(mul(x198, x373, w099), mul(x105, x325, w186), w186), sub(mul(x199, x421, w099), mul(x200, x397, w157), w157), w157)
    x571 = sub(add(mul(x201, x445, w186), mul(x197, x349, w099), w099), x570, w157)
    x597 = add(add(mul(x209, x373, w099), mul(x203, x325, w186), w186), sub(mul(x210, x421, w099), mul(x211, x397, w151), w151), w151)
    x598 = sub(add(mul(x212, x445, w186), mul(x208, x349, w099), w099), x597, w151)
    x624 = sub(mul(x081, x421, w099), add(mul(x082, x445, w186), mul(x213, x397, w187), w187), w187)
    x625 = add(sub(mul(x078, x373, w099), mul(x079, x349, w186), w186), x624, w187)
    x648 = sub(sub(mul(x215, x349, w186), mul(x065, x325, w099), w099), add(mul(x216, x373, w186), mul(x217, x421, w123), w123), w123)
    x649 = add(sub(mul(x219, x445, w099), mul(x218, x397, w186), w186), x648, w123)
    x675 = sub(sub(mul(x226, x349, w186), mul(x221, x325, w099), w099), add(mul(x227, x373, w186), mul(x228, x421, w211), w211), w211)
    x676 = add(sub(mul(x230, x445, w099), mul(x229, x397, w186), w186), x675, w211)
    x703 = add(sub(mul(x037, x349, w186), mul(x040, x421, w099), w099), x702, w173)
    x726 = add(add(mul(x234, x373, w099), mul(x023, x325, w186), w186), sub(mul(x235, x421, w099), mul(x236, x397, w212), w212), w212)
    x727 = sub(add(mul(x237, x445, w186), mul(x233, x349, w099), w099), x726, w212)
    x753 = add(add(mul(x245, x373, w152), mul(x239, x325, w093), w093), sub(mul(x246, x421, w162), mul(x247, x397, w133), w133), w133)
    x754 = sub(add(mul(x248, x445, w020), mul(x244, x349, w189), w189), x753, w133)
    x423 = sub(add(mul(x194, x320, w189), mul(x190, x313, w020), w020), x422, w164)
    x471 = add(sub(mul(x162, x447, w020), mul(x161, x423, w189), w189), x470, w190)
    x497 = sub(x496, add(mul(x180, x375, w189), mul(x181, x423, w020), w020), w020)
    x498 = add(sub(mul(x183, x447, w097), mul(x182, x399, w189), w189), x497, w020)
    x524 = sub(x523, add(mul(x191, x375, w189), mul(x192, x423, w097), w097), w097)
    x525 = add(sub(mul(x194, x447, w108), mul(x193, x399, w189), w189), x524, w097)
    x548 = add(mul(x121, x423, w189), sub(mul(x122, x447, w108), mul(x118, x375, w093), w093), w093)
    x549 = add(sub(mul(x119, x351, w189), mul(x195, x399, w108), w108), x548, w093)
    x572 = add(add(mul(x198, x375, w108), mul(x105, x327, w189), w189), sub(mul(x199, x423, w108), mul(x200, x399, w162), w162), w162)
    x573 = sub(add(mul(x201, x447, w189), mul(x197, x351, w108), w108), x572, w162)
    x599 = add(add(mul(x209, x375, w108), mul(x203, x327, w189), w189), sub(mul(x210, x423, w108), mul(x211, x399, w152), w152), w152)
    x600 = sub(add(mul(x212, x447, w189), mul(x208, x351, w108), w108), x599, w152)
    x626 = sub(mul(x081, x423, w108), add(mul(x082, x447, w189), mul(x213, x399, w099), w099), w099)
    x627 = add(sub(mul(x078, x375, w108), mul(x079, x351, w189), w189), x626, w099)
    x650 = sub(sub(mul(x215, x351, w189), mul(x065, x327, w108), w108), add(mul(x216, x375, w189), mul(x217, x423, w186), w186), w186)
    x651 = add(sub(mul(x219, x447, w108), mul(x218, x399, w189), w189), x650, w186)
    x677 = sub(sub(mul(x226, x351, w189), mul(x221, x327, w108), w108), add(mul(x227, x375, w189), mul(x228, x423, w213), w213), w213)
    x678 = add(sub(mul(x230, x447, w108), mul(x229, x399, w189), w189), x677, w213)
    x705 = add(sub(mul(x037, x351, w189), mul(x040, x423, w108), w108), x704, w174)
    x728 = add(add(mul(x234, x375, w108), mul(x023, x327, w189), w189), sub(mul(x235, x423, w108), mul(x236, x399, w214), w214), w214)
    x729 = sub(add(mul(x237, x447, w189), mul(x233, x351, w108), w108), x728, w214)
    x755 = add(add(mul(x245, x375, w153), mul(x239, x327, w105), w105), sub(mul(x246, x423, w164), mul(x247, x399, w134), w134), w134)
    x756 = sub(add(mul(x248, x447, w144), mul(x244, x351, w191), w191), x755, w134)
    x566 = sub(mul(x122, x465, w191), add(mul(x195, x417, w144), mul(x119, x369, w105), w105), w105)
    x424 = sub(mul(x118, x314, w191), sub(mul(x119, x313, w144), mul(x121, x316, w164), w164), w164)
    x425 = sub(add(mul(x122, x320, w191), mul(x195, x315, w144), w144), x424, w164)
    x473 = sub(sub(mul(x161, x425, w144), mul(x158, x377, w191), w191), x472, w194)
    x499 = add(sub(mul(x180, x377, w191), mul(x145, x329, w144), w144), sub(mul(x181, x425, w191), mul(x182, x401, w153), w153), w153)
    x500 = sub(sub(mul(x183, x449, w144), mul(x179, x353, w191), w191), x499, w153)
    x526 = add(sub(mul(x191, x377, w191), mul(x185, x329, w144), w144), sub(mul(x192, x425, w191), mul(x193, x401, w108), w108), w108)
    x527 = sub(sub(mul(x194, x449, w144), mul(x190, x353, w191), w191), x526, w108)
    x550 = add(sub(x112, mul(x119, x353, w191), w191), add(mul(x121, x425, w083), mul(x122, x449, w144), w144), w144)
    x551 = add(sub(mul(x195, x401, w191), mul(x118, x377, w083), w083), x550, w144)
    x575 = add(x574, add(mul(x198, x377, w083), mul(x199, x425, w191), w191), w191)
    x576 = sub(sub(mul(x201, x449, w021), mul(x197, x353, w083), w083), x575, w191)
    x602 = add(x601, add(mul(x209, x377, w083), mul(x210, x425, w021), w021), w021)
    x603 = sub(sub(mul(x212, x449, w136), mul(x208, x353, w083), w083), x602, w021)
    x629 = sub(add(mul(x078, x377, w083), mul(x081, x425, w136), w136), x628, w195)
    x652 = add(sub(mul(x216, x377, w136), mul(x065, x329, w083), w083), sub(mul(x217, x425, w136), mul(x218, x401, w189), w189), w189)
    x653 = sub(sub(mul(x219, x449, w083), mul(x215, x353, w136), w136), x652, w189)
    x679 = add(sub(mul(x227, x377, w136), mul(x221, x329, w083), w083), sub(mul(x228, x425, w136), mul(x229, x401, w215), w215), w215)
    x680 = sub(sub(mul(x230, x449, w083), mul(x226, x353, w136), w136), x679, w215)
    x707 = add(sub(mul(x040, x425, w136), mul(x231, x401, w083), w083), x706, w196)
    x730 = add(sub(mul(x236, x401, w083), mul(x023, x329, w136), w136), add(mul(x234, x377, w083), mul(x235, x425, w216), w216), w216)
    x731 = sub(sub(mul(x237, x449, w136), mul(x233, x353, w083), w083), x730, w216)
    x757 = add(sub(mul(x247, x401, w135), mul(x239, x329, w125), w125), add(mul(x245, x377, w103), mul(x246, x425, w164), w164), w164)
    x758 = sub(sub(mul(x248, x449, w175), mul(x244, x353, w193), w193), x757, w164)
    x427 = add(sub(mul(x200, x315, w193), mul(x197, x313, w175), w175), x426, w165)
    x475 = sub(sub(mul(x161, x427, w175), mul(x159, x355, w193), w193), x474, w176)
    x501 = add(sub(mul(x179, x355, w193), mul(x145, x331, w175), w175), add(mul(x181, x427, w193), mul(x182, x403, w125), w125), w125)
    x502 = sub(sub(mul(x183, x451, w175), mul(x180, x379, w193), w193), x501, w125)
    x528 = add(sub(mul(x190, x355, w193), mul(x185, x331, w175), w175), add(mul(x192, x427, w193), mul(x193, x403, w103), w103), w103)
    x529 = sub(sub(mul(x194, x451, w175), mul(x191, x379, w193), w193), x528, w103)
    x552 = add(sub(x108, mul(x118, x379, w193), w193), add(mul(x121, x427, w087), mul(x122, x451, w175), w175), w175)
    x553 = sub(add(mul(x195, x403, w193), mul(x119, x355, w087), w087), x552, w175)
    x578 = sub(x577, add(mul(x197, x355, w087), mul(x199, x427, w193), w193), w193)
    x579 = add(sub(mul(x201, x451, w096), mul(x198, x379, w087), w087), x578, w193)
    x605 = sub(x604, add(mul(x208, x355, w087), mul(x210, x427, w096), w096), w096)
    x606 = add(sub(mul(x212, x451, w069), mul(x209, x379, w087), w087), x605, w096)
    x631 = sub(add(mul(x079, x355, w087), mul(x081, x427, w069), w069), x630, w177)
    x654 = add(sub(mul(x215, x355, w069), mul(x065, x331, w087), w087), add(mul(x217, x427, w069), mul(x218, x403, w135), w135), w135)
    x655 = sub(sub(mul(x219, x451, w087), mul(x216, x379, w069), w069), x654, w135)
    x681 = add(sub(mul(x226, x355, w069), mul(x221, x331, w087), w087), add(mul(x228, x427, w069), mul(x229, x403, w083), w083), w083)
    x682 = sub(sub(mul(x230, x451, w087), mul(x227, x379, w069), w069), x681, w083)
    x709 = add(add(mul(x040, x427, w069), mul(x231, x403, w087), w087), x708, w198)
    x732 = sub(add(mul(x236, x403, w087), mul(x023, x331, w069), w069), add(mul(x233, x355, w087), mul(x235, x427, w136), w136), w136)
    x733 = add(sub(mul(x237, x451, w069), mul(x234, x379, w087), w087), x732, w136)
    x759 = sub(add(mul(x247, x403, w117), mul(x239, x331, w126), w126), add(mul(x244, x355, w197), mul(x246, x427, w165), w165), w165)
    x760 = add(sub(mul(x248, x451, w145), mul(x245, x379, w154), w154), x759, w165)
    x429 = add(sub(mul(x211, x315, w154), mul(x208, x313, w145), w145), x428, w166)
    x477 = sub(sub(mul(x161, x429, w145), mul(x159, x357, w154), w154), x476, w178)
    x503 = add(sub(mul(x179, x357, w154), mul(x145, x333, w145), w145), add(mul(x181, x429, w154), mul(x182, x405, w126), w126), w126)
    x504 = sub(sub(mul(x183, x453, w145), mul(x180, x381, w154), w154), x503, w126)
    x530 = add(sub(mul(x190, x357, w154), mul(x185, x333, w145), w145), add(mul(x192, x429, w154), mul(x193, x405, w197), w197), w197)
    x531 = sub(sub(mul(x194, x453, w145), mul(x191, x381, w154), w154), x530, w197)
    x554 = add(sub(x205, mul(x118, x381, w154), w154), add(mul(x121, x429, w088), mul(x122, x453, w145), w145), w145)
    x555 = sub(add(mul(x195, x405, w154), mul(x119, x357, w088), w088), x554, w145)
    x581 = sub(x580, add(mul(x197, x357, w088), mul(x199, x429, w154), w154), w154)
    x582 = add(sub(mul(x201, x453, w137), mul(x198, x381, w088), w088), x581, w154)
    x608 = sub(x607, add(mul(x208, x357, w088), mul(x210, x429, w137), w137), w137)
    x609 = add(sub(mul(x212, x453, w079), mul(x209, x381, w088), w088), x608, w137)
    x633 = sub(add(mul(x079, x357, w088), mul(x081, x429, w079), w079), x632, w179)
    x656 = add(sub(mul(x215, x357, w079), mul(x065, x333, w088), w088), add(mul(x217, x429, w079), mul(x218, x405, w117), w117), w117)
    x657 = sub(sub(mul(x219, x453, w088), mul(x216, x381, w079), w079), x656, w117)
    x683 = add(sub(mul(x226, x357, w079), mul(x221, x333, w088), w088), add(mul(x228, x429, w079), mul(x229, x405, w087), w087), w087)
    x684 = sub(sub(mul(x230, x453, w088), mul(x227, x381, w079), w079), x683, w087)
    x711 = add(add(mul(x040, x429, w079), mul(x231, x405, w088), w088), x710, w200)
    x734 = sub(add(mul(x236, x405, w088), mul(x023, x333, w079), w079), add(mul(x233, x357, w088), mul(x235, x429, w069), w069), w069)
    x735 = add(sub(mul(x237, x453, w079), mul(x234, x381, w088), w088), x734, w069)
    x761 = sub(add(mul(x247, x405, w118), mul(x239, x333, w127), w127), add(mul(x244, x357, w199), mul(x246, x429, w166), w166), w166)
    x762 = add(sub(mul(x248, x453, w146), mul(x245, x381, w155), w155), x761, w166)
    x431 = add(add(mul(x079, x313, w155), mul(x081, x316, w113), w113), x430, w167)
    x478 = sub(mul(x162, x455, w113), add(mul(x177, x407, w155), mul(x161, x431, w146), w146), w146)
    x479 = sub(add(mul(x158, x383, w113), mul(x159, x359, w155), w155), x478, w146)
    x505 = sub(sub(mul(x180, x383, w155), mul(x145, x335, w113), w113), add(mul(x181, x431, w155), mul(x182, x407, w127), w127), w127)
    x506 = add(add(mul(x183, x455, w113), mul(x179, x359, w155), w155), x505, w127)
    x532 = sub(sub(mul(x191, x383, w155), mul(x185, x335, w113), w113), add(mul(x192, x431, w155), mul(x193, x407, w199), w199), w199)
    x533 = add(add(mul(x194, x455, w113), mul(x190, x359, w155), w155), x532, w199)
    x557 = add(add(mul(x119, x359, w155), mul(x121, x431, w113), w113), x556, w180)
    x583 = add(sub(mul(x197, x359, w113), mul(x105, x335, w155), w155), sub(mul(x198, x383, w113), mul(x199, x431, w118), w118), w118)
    x584 = add(add(mul(x201, x455, w155), mul(x200, x407, w113), w113), x583, w118)
    x610 = add(sub(mul(x208, x359, w113), mul(x203, x335, w155), w155), sub(mul(x209, x383, w113), mul(x210, x431, w088), w088), w088)
    x611 = add(add(mul(x212, x455, w155), mul(x211, x407, w113), w113), x610, w088)
    x634 = sub(add(x072, mul(x079, x359, w113), w113), sub(mul(x081, x431, w053), mul(x082, x455, w155), w155), w155)
    x635 = add(add(mul(x213, x407, w113), mul(x078, x383, w053), w053), x634, w155)
    x659 = sub(x658, add(mul(x217, x431, w053), mul(x218, x407, w113), w113), w113)
    x660 = add(add(mul(x219, x455, w071), mul(x215, x359, w053), w053), x659, w113)
    x686 = sub(x685, add(mul(x228, x431, w053), mul(x229, x407, w071), w071), w071)
    x687 = add(add(mul(x230, x455, w156), mul(x226, x359, w053), w053), x686, w071)
    x713 = sub(sub(mul(x037, x359, w053), mul(x040, x431, w156), w156), x712, w181)
    x736 = add(sub(mul(x233, x359, w156), mul(x023, x335, w053), w053), sub(mul(x234, x383, w156), mul(x235, x431, w079), w079), w079)
    x737 = add(add(mul(x237, x455, w053), mul(x236, x407, w156), w156), x736, w079)
    x763 = add(sub(mul(x244, x359, w201), mul(x239, x335, w128), w128), sub(mul(x245, x383, w131), mul(x246, x431, w167), w167), w167)
    x764 = add(add(mul(x248, x455, w147), mul(x247, x407, w140), w140), x763, w167)
    x433 = sub(add(mul(x219, x320, w140), mul(x215, x313, w147), w147), x432, w168)
    x480 = sub(mul(x159, x361, w147), sub(mul(x162, x457, w140), mul(x161, x433, w128), w128), w128)
    x481 = add(sub(mul(x177, x409, w147), mul(x158, x385, w140), w140), x480, w128)
    x507 = sub(sub(mul(x179, x361, w140), mul(x145, x337, w147), w147), add(mul(x180, x385, w140), mul(x181, x433, w131), w131), w131)
    x508 = add(sub(mul(x183, x457, w147), mul(x182, x409, w140), w140), x507, w131)
    x534 = sub(sub(mul(x190, x361, w140), mul(x185, x337, w147), w147), add(mul(x191, x385, w140), mul(x192, x433, w201), w201), w201)
    x535 = add(sub(mul(x194, x457, w147), mul(x193, x409, w140), w140), x534, w201)
    x558 = add(mul(x121, x433, w140), sub(mul(x122, x457, w147), mul(x118, x385, w156), w156), w156)
    x559 = add(sub(mul(x119, x361, w140), mul(x195, x409, w147), w147), x558, w156)
    x585 = add(add(mul(x198, x385, w147), mul(x105, x337, w140), w140), sub(mul(x199, x433, w147), mul(x200, x409, w053), w053), w053)
    x586 = sub(add(mul(x201, x457, w140), mul(x197, x361, w147), w147), x585, w053)
    x612 = add(add(mul(x209, x385, w147), mul(x203, x337, w140), w140), sub(mul(x210, x433, w147), mul(x211, x409, w217), w217), w217)
    x613 = sub(add(mul(x212, x457, w140), mul(x208, x361, w147), w147), x612, w217)
    x636 = sub(add(x068, mul(x078, x385, w147), w147), sub(mul(x079, x361, w057), mul(x081, x433, w140), w140), w140)
    x637 = sub(add(mul(x082, x457, w147), mul(x213, x409, w057), w057), x636, w140)
    x662 = sub(x661, add(mul(x216, x385, w057), mul(x217, x433, w147), w147), w147)
    x663 = add(sub(mul(x219, x457, w192), mul(x218, x409, w057), w057), x662, w147)
    x689 = sub(x688, add(mul(x227, x385, w057), mul(x228, x433, w192), w192), w192)
    x690 = add(sub(mul(x230, x457, w040), mul(x229, x409, w057), w057), x689, w192)
    x715 = add(sub(mul(x037, x361, w057), mul(x040, x433, w040), w040), x714, w182)
    x738 = add(add(mul(x234, x385, w040), mul(x023, x337, w057), w057), sub(mul(x235, x433, w040), mul(x236, x409, w218), w218), w218)
    x739 = sub(add(mul(x237, x457, w057), mul(x233, x361, w040), w040), x738, w218)
    x765 = add(add(mul(x245, x385, w158), mul(x239, x337, w115), w115), sub(mul(x246, x433, w168), mul(x247, x409, w141), w141), w141)
    x766 = sub(add(mul(x248, x457, w148), mul(x244, x361, w202), w202), x765, w141)
    x435 = sub(add(mul(x230, x320, w007), mul(x226, x313, w202), w202), x434, w169)
    x482 = sub(mul(x159, x363, w202), sub(mul(x162, x459, w007), mul(x161, x435, w148), w148), w148)
    x483 = add(sub(mul(x177, x411, w202), mul(x158, x387, w007), w007), x482, w148)
    x509 = sub(sub(mul(x179, x363, w007), mul(x145, x339, w202), w202), add(mul(x180, x387, w007), mul(x181, x435, w115), w115), w115)
    x510 = add(sub(mul(x183, x459, w202), mul(x182, x411, w007), w007), x509, w115)
    x536 = sub(sub(mul(x190, x363, w007), mul(x185, x339, w202), w202), add(mul(x191, x387, w007), mul(x192, x435, w168), w168), w168)
    x537 = add(sub(mul(x194, x459, w202), mul(x193, x411, w007), w007), x536, w168)
    x560 = add(mul(x121, x435, w007), sub(mul(x122, x459, w202), mul(x118, x387, w158), w158), w158)
    x561 = add(sub(mul(x119, x363, w007), mul(x195, x411, w202), w202), x560, w158)
    x587 = add(add(mul(x198, x387, w202), mul(x105, x339, w007), w007), sub(mul(x199, x435, w202), mul(x200, x411, w040), w040), w040)
    x588 = sub(add(mul(x201, x459, w007), mul(x197, x363, w202), w202), x587, w040)
    x614 = add(add(mul(x209, x387, w202), mul(x203, x339, w007), w007), sub(mul(x210, x435, w202), mul(x211, x411, w057), w057), w057)
    x615 = sub(add(mul(x212, x459, w007), mul(x208, x363, w202), w202), x614, w057)
    x638 = sub(add(x223, mul(x078, x387, w044), w044), sub(mul(x079, x363, w058), mul(x081, x435, w202), w202), w202)
    x639 = sub(add(mul(x082, x459, w037), mul(x213, x411, w038), w038), x638, w202)
    x665 = sub(x664, add(mul(x216, x387, w038), mul(x217, x435, w037), w037), w037)
    x666 = add(sub(mul(x219, x459, w203), mul(x218, x411, w038), w038), x665, w037)
    x692 = sub(x691, add(mul(x227, x387, w038), mul(x228, x435, w203), w203), w203)
    x693 = add(sub(mul(x230, x459, w049), mul(x229, x411, w038), w038), x692, w203)
    x717 = add(sub(mul(x037, x363, w038), mul(x040, x435, w049), w049), x716, w000)
    x740 = add(add(mul(x234, x387, w049), mul(x023, x339, w011), w011), sub(mul(x235, x435, w049), mul(x236, x411, w038), w038), w038)
    x741 = sub(add(mul(x237, x459, w011), mul(x233, x363, w049), w049), x740, w038)
    x767 = add(add(mul(x245, x387, w159), mul(x239, x339, w116), w116), sub(mul(x246, x435, w169), mul(x247, x411, w138), w138), w138)
    x768 = sub(add(mul(x248, x459, w149), mul(x244, x363, w204), w204), x767, w138)
    x437 = sub(sub(mul(x036, x314, w001), mul(x037, x313, w204), w204), x436, w121)
    x484 = add(mul(x161, x437, w204), sub(mul(x177, x413, w025), mul(x158, x389, w013), w013), w013)
    x485 = add(add(mul(x159, x365, w204), mul(x162, x461, w075), w075), x484, w013)
    x511 = add(add(mul(x180, x389, w075), mul(x145, x341, w204), w204), add(mul(x181, x437, w075), mul(x183, x461, w025), w025), w025)
    x512 = add(sub(mul(x182, x413, w204), mul(x179, x365, w075), w075), x511, w025)
    x538 = add(add(mul(x191, x389, w075), mul(x185, x341, w204), w204), add(mul(x192, x437, w075), mul(x194, x461, w001), w001), w001)
    x539 = add(sub(mul(x193, x413, w204), mul(x190, x365, w075), w075), x538, w001)
    x562 = sub(mul(x119, x365, w065), sub(mul(x195, x413, w067), mul(x121, x437, w075), w075), w075)
    x563 = sub(add(mul(x122, x461, w076), mul(x118, x389, w065), w065), x562, w075)
    x589 = add(add(mul(x198, x389, w065), mul(x105, x341, w076), w076), sub(mul(x199, x437, w065), mul(x200, x413, w067), w067), w067)
    x590 = add(sub(mul(x201, x461, w076), mul(x197, x365, w065), w065), x589, w067)
    x616 = add(add(mul(x209, x389, w065), mul(x203, x341, w076), w076), sub(mul(x210, x437, w065), mul(x211, x413, w204), w204), w204)
    x617 = add(sub(mul(x212, x461, w076), mul(x208, x365, w065), w065), x616, w204)
    x641 = sub(sub(mul(x079, x365, w065), mul(x081, x437, w076), w076), x640, w046)
    x667 = add(add(mul(x216, x389, w076), mul(x065, x341, w065), w065), add(mul(x217, x437, w076), mul(x219, x461, w149), w149), w149)
    x668 = add(sub(mul(x218, x413, w065), mul(x215, x365, w076), w076), x667, w149)
    x694 = add(add(mul(x227, x389, w160), mul(x221, x341, w129), w129), add(mul(x228, x437, w160), mul(x230, x461, w076), w076), w076)
    x695 = add(sub(mul(x229, x413, w129), mul(x226, x365, w160), w160), x694, w076)
    x719 = add(add(mul(x040, x437, w160), mul(x041, x461, w129), w129), x718, w107)
    x743 = add(x742, sub(mul(x235, x437, w129), mul(x236, x413, w160), w160), w160)
    x744 = add(sub(mul(x237, x461, w109), mul(x233, x365, w129), w129), x743, w160)
    x770 = add(x769, sub(mul(x246, x437, w121), mul(x247, x413, w142), w142), w142)
    x771 = add(sub(mul(x248, x461, w034), mul(x244, x365, w171), w171), x770, w142)
    x439 = add(sub(mul(x236, x315, w027), mul(x233, x313, w171), w171), x438, w170)
    x441 = add(sub(mul(x247, x315, w043), mul(x244, x313, w114), w114), x440, w064)
    x489 = sub(sub(mul(x161, x441, w114), mul(x159, x369, w043), w043), x488, w016)
    x487 = sub(sub(mul(x161, x439, w004), mul(x159, x367, w095), w095), x486, w183)
    x515 = add(sub(mul(x179, x369, w095), mul(x145, x345, w004), w004), add(mul(x181, x441, w095), mul(x182, x417, w043), w043), w043)
    x516 = sub(sub(mul(x183, x465, w004), mul(x180, x393, w095), w095), x515, w043)
    x513 = add(sub(mul(x179, x367, w045), mul(x145, x343, w100), w100), add(mul(x181, x439, w055), mul(x182, x415, w012), w012), w012)
    x514 = sub(sub(mul(x183, x463, w054), mul(x180, x391, w102), w102), x513, w012)
    x542 = add(sub(mul(x190, x369, w102), mul(x185, x345, w054), w054), add(mul(x192, x441, w102), mul(x193, x417, w100), w100), w100)
    x543 = sub(sub(mul(x194, x465, w054), mul(x191, x393, w102), w102), x542, w100)
    x540 = add(sub(mul(x190, x367, w111), mul(x185, x343, w110), w110), add(mul(x192, x439, w091), mul(x193, x415, w094), w094), w094)
    x541 = sub(sub(mul(x194, x463, w092), mul(x191, x391, w098), w098), x540, w094)
    x567 = sub(sub(mul(x118, x393, w098), mul(x121, x441, w092), w092), x566, w105)
    x565 = sub(sub(mul(x118, x391, w073), mul(x121, x439, w090), w090), x564, w207)
    x593 = sub(add(mul(x200, x417, w090), mul(x105, x345, w073), w073), add(mul(x197, x369, w090), mul(x199, x441, w092), w092), w092)
    x594 = add(sub(mul(x201, x465, w073), mul(x198, x393, w090), w090), x593, w092)
    x591 = sub(add(mul(x200, x415, w086), mul(x105, x343, w070), w070), add(mul(x197, x367, w077), mul(x199, x439, w089), w089), w089)
    x592 = add(sub(mul(x201, x463, w063), mul(x198, x391, w078), w078), x591, w089)
    x620 = sub(add(mul(x211, x417, w078), mul(x203, x345, w063), w063), add(mul(x208, x369, w078), mul(x210, x441, w070), w070), w070)
    x621 = add(sub(mul(x212, x465, w063), mul(x209, x393, w078), w078), x620, w070)
    x618 = sub(add(mul(x211, x415, w074), mul(x203, x343, w081), w081), add(mul(x208, x367, w082), mul(x210, x439, w062), w062), w062)
    x619 = add(sub(mul(x212, x463, w061), mul(x209, x391, w068), w068), x618, w062)
    x645 = sub(add(mul(x079, x369, w068), mul(x081, x441, w061), w061), x644, w184)
    x643 = sub(add(mul(x079, x367, w036), mul(x081, x439, w060), w060), x642, w185)
    x671 = add(sub(mul(x215, x369, w060), mul(x065, x345, w036), w036), add(mul(x217, x441, w060), mul(x218, x417, w061), w061), w061)
    x672 = sub(sub(mul(x219, x465, w036), mul(x216, x393, w060), w060), x671, w061)
    x669 = add(sub(mul(x215, x367, w047), mul(x065, x343, w041), w041), add(mul(x217, x439, w059), mul(x218, x415, w056), w056), w056)
    x670 = sub(sub(mul(x219, x463, w042), mul(x216, x391, w048), w048), x669, w056)
    x698 = add(sub(mul(x226, x369, w048), mul(x221, x345, w026), w026), add(mul(x228, x441, w048), mul(x229, x417, w042), w042), w042)
    x699 = sub(sub(mul(x230, x465, w026), mul(x227, x393, w048), w048), x698, w042)
    x696 = add(sub(mul(x226, x367, w052), mul(x221, x343, w130), w130), add(mul(x228, x439, w005), mul(x229, x415, w035), w035), w035)
    x697 = sub(sub(mul(x230, x463, w033), mul(x227, x391, w039), w039), x696, w035)
    x722 = sub(sub(x241, mul(x040, x441, w039), w039), add(mul(x231, x417, w120), mul(x036, x393, w029), w029), w029)
    x723 = add(sub(mul(x041, x465, w039), mul(x037, x369, w120), w120), x722, w029)
    x720 = sub(sub(x026, mul(x040, x439, w032), w032), add(mul(x231, x415, w119), mul(x036, x391, w014), w014), w014)
    x721 = add(sub(mul(x041, x463, w017), mul(x037, x367, w006), w006), x720, w014)
    x749 = sub(x748, add(mul(x233, x369, w006), mul(x235, x441, w017), w017), w017)
    x750 = add(sub(mul(x237, x465, w139), mul(x234, x393, w006), w006), x749, w017)
    x776 = sub(x775, add(mul(x244, x369, w104), mul(x246, x441, w064), w064), w064)
    x777 = add(sub(mul(x248, x465, w072), mul(x245, x393, w085), w085), x776, w064)
    x746 = sub(x745, add(mul(x233, x367, w018), mul(x235, x439, w031), w031), w031)
    x747 = add(sub(mul(x237, x463, w030), mul(x234, x391, w019), w019), x746, w031)
    x773 = sub(x772, add(mul(x244, x367, w206), mul(x246, x439, w170), w170), w170)
    x774 = add(sub(mul(x248, x463, w150), mul(x245, x391, w163), w163), x773, w170)
    M_red[0, 0] = x467
    M_red[0, 1] = x469
    M_red[0, 2] = x471
    M_red[0, 3] = x473
    M_red[0, 4] = x475
    M_red[0, 5] = x477
    M_red[0, 6] = -x479
    M_red[0, 7] = -x481
    M_red[0, 8] = -x483
    M_red[0, 9] = -x485
    M_red[0, 10] = x487
    M_red[0, 11] = x489
    M_red[1, 0] = -x492
    M_red[1, 1] = -x495
    M_red[1, 2] = -x498
    M_red[1, 3] = x500
    M_red[1, 4] = x502
    M_red[1, 5] = x504
    M_red[1, 6] = -x506
    M_red[1, 7] = -x508
    M_red[1, 8] = -x510
    M_red[1, 9] = x512
    M_red[1, 10] = x514
    M_red[1, 11] = x516
    M_red[2, 0] = -x519
    M_red[2, 1] = -x522
    M_red[2, 2] = -x525
    M_red[2, 3] = x527
    M_red[2, 4] = x529
    M_red[2, 5] = x531
    M_red[2, 6] = -x533
    M_red[2, 7] = -x535
    M_red[2, 8] = -x537
    M_red[2, 9] = x539
    M_red[2, 10] = x541
    M_red[2, 11] = x543
    M_red[3, 0] = -x545
    M_red[3, 1] = x547
    M_red[3, 2] = x549
    M_red[3, 3] = -x551
    M_red[3, 4] = x553
    M_red[3, 5] = x555
    M_red[3, 6] = x557
    M_red[3, 7] = x559
    M_red[3, 8] = x561
    M_red[3, 9] = -x563
    M_red[3, 10] = x565
    M_red[3, 11] = x567
    M_red[4, 0] = -x569
    M_red[4, 1] = -x571
    M_red[4, 2] = -x573
    M_red[4, 3] = x576
    M_red[4, 4] = x579
    M_red[4, 5] = x582
    M_red[4, 6] = -x584
    M_red[4, 7] = -x586
    M_red[4, 8] = -x588
    M_red[4, 9] = x590
    M_red[4, 10] = x592
    M_red[4, 11] = x594
    M_red[5, 0] = -x596
    M_red[5, 1] = -x598
    M_red[5, 2] = -x600
    M_red[5, 3] = x603
    M_red[5, 4] = x606
    M_red[5, 5] = x609
    M_red[5, 6] = -x611
    M_red[5, 7] = -x613
    M_red[5, 8] = -x615
    M_red[5, 9] = x617
    M_red[5, 10] = x619
    M_red[5, 11] = x621
    M_red[6, 0] = x623
    M_red[6, 1] = x625
    M_red[6, 2] = x627
    M_red[6, 3] = -x629
    M_red[6, 4] = -x631
    M_red[6, 5] = -x633
    M_red[6, 6] = -x635
    M_red[6, 7] = -x637
    M_red[6, 8] = -x639
    M_red[6, 9] = -x641
    M_red[6, 10] = -x643
    M_red[6, 11] = -x645
    M_red[7, 0] = -x647
    M_red[7, 1] = -x649
    M_red[7, 2] = -x651
    M_red[7, 3] = x653
    M_red[7, 4] = x655
    M_red[7, 5] = x657
    M_red[7, 6] = -x660
    M_red[7, 7] = -x663
    M_red[7, 8] = -x666
    M_red[7, 9] = x668
    M_red[7, 10] = x670
    M_red[7, 11] = x672
    M_red[8, 0] = -x674
    M_red[8, 1] = -x676
    M_red[8, 2] = -x678
    M_red[8, 3] = x680
    M_red[8, 4] = x682
    M_red[8, 5] = x684
    M_red[8, 6] = -x687
    M_red[8, 7] = -x690
    M_red[8, 8] = -x693
    M_red[8, 9] = x695
    M_red[8, 10] = x697
    M_red[8, 11] = x699
    M_red[9, 0] = -x701
    M_red[9, 1] = x703
    M_red[9, 2] = x705
    M_red[9, 3] = x707
    M_red[9, 4] = x709
    M_red[9, 5] = x711
    M_red[9, 6] = x713
    M_red[9, 7] = x715
    M_red[9, 8] = x717
    M_red[9, 9] = -x719
    M_red[9, 10] = -x721
    M_red[9, 11] = -x723
    M_red[10, 0] = -x725
    M_red[10, 1] = -x727
    M_red[10, 2] = -x729
    M_red[10, 3] = x731
    M_red[10, 4] = x733
    M_red[10, 5] = x735
    M_red[10, 6] = -x737
    M_red[10, 7] = -x739
    M_red[10, 8] = -x741
    M_red[10, 9] = x744
    M_red[10, 10] = x747
    M_red[10, 11] = x750
    M_red[11, 0] = -x752
    M_red[11, 1] = -x754
    M_red[11, 2] = -x756
    M_red[11, 3] = x758
    M_red[11, 4] = x760
    M_red[11, 5] = x762
    M_red[11, 6] = -x764
    M_red[11, 7] = -x766
    M_red[11, 8] = -x768
    M_red[11, 9] = x771
    M_red[11, 10] = x774
    M_red[11, 11] = x777


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
