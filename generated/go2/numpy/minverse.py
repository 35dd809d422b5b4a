# minverse of go2: Inverse of the mass matrix, full and symmetric.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.minverse
# Convention  pinocchio
# Program     SHA-256 80027df921d1ed09a5949dc967af63c970882b0491efeb4a539f7c0799a1a4ff
# Operations  1601 mul, 1450 add, 14 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     Minv  18 x 18  1/kg, 1/(kg m), 1/(kg m^2)  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     recursions/elimination                       PROVED
#     recursions/minverse-limbs                    PROVED
#     recursions/minverse-wheels                   PROVED
#     recursions/minverse-twigs                    PROVED
#     recursions/minverse-branches-without-drives  PROVED
#     regressor/lumped-mixed                       PROVED-MOD-P
#     regressor/lumped-disc                        PROVED
#     regressor/reframed                           PROVED
#     rotations/align                              PROVED
#     rotations/align-back                         PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def minverse(q, out=None):
    """Inverse of the mass matrix, full and symmetric.

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
    Minv : ndarray, (..., 18, 18)
        [base linear, base angular, joints], base axes; 1/kg, 1/(kg m), 1/(kg m^2)
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [
            ("Minv", (18, 18)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, Minv):
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
        c35, c36, c37, c38, c39, c40, c41
    ) = numbers(
        (
            1.0, 2.0, 0.0465, 0.1934, 0.213, 0.02623, 0.00084392, 0.0048938853184, 0.0002285016,
            0.00249597775, 7.9431538e-05, 0.0049656346816, 0.426, 0.00430848, 0.0789924,
            0.02032408908, 0.000402580736, 0.000544138096, 0.0209269984768, 0.00747974233,
            0.0006029093968, 0.3868, 0.10962557, 7.119e-05, 0.009360598027, 0.02119749251,
            1.449372e-05, 0.00043992847495, 1.2818914e-06, 0.00892066955205, 16.087, 0.146694152,
            0.037188086, 0.044972709219476, 0.00012166, 0.002283689271632, 0.4323559965405,
            3.12e-05, 0.460899171821024, 201.3841259216003, 0.00216225
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
        w210, w211, w212, w213
    ) = slots(214)
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
    x035 = add(mul(x001, c23, w012), mul(x002, x029, w014), w014)
    x036 = sub(mul(x002, c23, w012), mul(x001, x029, w006), w006)
    x028 = mul(x022, c22, w012)
    x032 = add(x028, add(x019, c28, w015), w015)
    x327 = add(x019, mul(c04, x022, w016), w016)
    x321 = add(c12, mul(c05, x008, w017), w017)
    x332 = mul(c40, x321, w018)
    x345 = div(c01, sub(x019, mul(x321, x332, w019), w019), w019)
    x872 = mul(x332, x345, w010)
    x322 = sub(mul(x004, x007, w020), mul(x003, x008, w021), w021)
    x323 = add(mul(x003, x007, w020), mul(x004, x008, w009), w009)
    x326 = add(x321, mul(c04, x323, w020), w020)
    x330 = mul(x002, x323, w022)
    x331 = mul(x001, x323, w009)
    x343 = mul(c40, x331, w023)
    x344 = sub(mul(x001, x022, w024), mul(x321, x343, w025), w025)
    x358 = mul(x344, x345, w024)
    x341 = mul(c40, x330, w026)
    x342 = sub(mul(x002, x022, w027), mul(x321, x341, w028), w028)
    x356 = mul(x342, x345, w027)
    x339 = mul(c40, x322, w029)
    x340 = sub(x023, mul(x321, x339, w030), w030)
    x354 = mul(x340, x345, w031)
    x009 = sub(mul(x006, c08, w032), mul(x005, c09, w033), w033)
    x018 = add(mul(c05, x007, w007), add(mul(x005, x009, w032), c18, w032), w032)
    x010 = mul(x006, x009, w033)
    x016 = sub(x013, sub(x010, c16, w007), w007)
    x021 = add(x010, c21, w033)
    x024 = add(mul(x004, sub(x016, x021, w008), w008), mul(x018, mul(c02, x003, w034), w034), w034)
    x025 = mul(x004, x024, w008)
    x034 = add(x025, add(x028, add(x021, c30, w033), w033), w033)
    x031 = sub(mul(x003, x024, w034), add(mul(c04, x023, w011), sub(x018, c27, w032), w032), w032)
    x011 = sub(mul(x006, c10, w034), mul(x005, c11, w011), w011)
    x012 = add(mul(x006, c11, w005), mul(x005, c10, w004), w004)
    x020 = add(x012, c20, w005)
    x017 = add(x011, c17, w034)
    x026 = add(mul(x003, x017, w012), mul(x004, x020, w035), w035)
    x027 = sub(mul(x004, x017, w034), mul(x003, x020, w005), w005)
    x324 = add(mul(x003, x011, w034), mul(x004, x012, w012), w012)
    x325 = sub(mul(x004, x011, w011), mul(x003, x012, w004), w004)
    x328 = sub(mul(x001, x326, w011), mul(x002, x325, w002), w002)
    x329 = add(mul(x001, x325, w004), mul(x002, x326, w020), w020)
    x337 = mul(c40, x329, w004)
    x335 = mul(c40, x328, w011)
    x333 = mul(c40, x324, w003)
    x334 = sub(x026, mul(x321, x333, w034), w034)
    x030 = add(x026, c26, w035)
    x349 = sub(mul(x002, x031, w036), sub(mul(x001, x030, w037), mul(x324, x335, w038), w038), w038)
    x352 = add(mul(x001, x031, w032), sub(mul(x002, x030, w035), mul(x324, x337, w036), w036), w036)
    x346 = mul(x334, x345, w032)
    x871 = sub(x333, mul(x332, x346, w035), w035)
    x347 = add(x025, sub(mul(x324, x333, w037), add(x016, c25, w007), w007), w007)
    x360 = div(c01, add(mul(x334, x346, w008), x347, w007), w007)
    x873 = mul(x360, x871, w008)
    x985 = sub(mul(x871, x873, w035), add(c40, mul(x332, x872, w037), w037), w037)
    x874 = mul(x346, x360, w035)
    x355 = add(mul(x324, x339, w039), mul(x334, x354, w040), w040)
    x363 = mul(x355, x360, w039)
    x368 = sub(mul(x355, x363, w041), add(mul(x322, x339, w042), mul(x340, x354, w043), w043), w043)
    x877 = sub(x354, mul(x346, x363, w041), w041)
    x882 = sub(mul(x332, x877, w042), sub(x339, mul(x333, x363, w044), w044), w044)
    x357 = sub(mul(x334, x356, w042), sub(x036, mul(x324, x341, w045), w045), w045)
    x359 = sub(mul(x334, x358, w042), sub(x035, mul(x324, x343, w012), w012), w012)
    x371 = mul(x359, x360, w042)
    x376 = sub(mul(x359, x371, w012), add(mul(x331, x343, w009), mul(x344, x358, w025), w025), w025)
    x374 = sub(mul(x355, x371, w012), add(mul(x322, x343, w009), mul(x340, x358, w046), w046), w046)
    x389 = mul(c03, x374, w012)
    x375 = sub(mul(x357, x371, w009), add(mul(x330, x343, w047), mul(x342, x358, w048), w048), w048)
    x879 = sub(x358, mul(x346, x371, w009), w009)
    x884 = sub(mul(x332, x879, w047), sub(x343, mul(x333, x371, w049), w049), w049)
    x369 = mul(x357, x360, w047)
    x370 = sub(mul(x355, x369, w040), add(mul(x322, x341, w021), mul(x340, x356, w030), w030), w030)
    x878 = sub(x356, mul(x346, x369, w040), w040)
    x883 = sub(mul(x332, x878, w021), sub(x341, mul(x333, x369, w050), w050), w050)
    x033 = add(x027, c29, w021)
    x037 = add(mul(x002, sub(x032, x034, w051), w051), mul(x033, mul(c02, x001, w052), w052), w052)
    x038 = mul(x002, x037, w051)
    x336 = sub(mul(x321, x335, w053), sub(mul(x001, x327, w054), mul(x002, x027, w055), w055), w055)
    x338 = sub(mul(x321, x337, w017), add(mul(x001, x027, w005), mul(x002, x327, w016), w016), w016)
    x351 = mul(x338, x345, w017)
    x348 = mul(x336, x345, w005)
    x350 = sub(mul(x334, x348, w001), x349, w038)
    x353 = add(mul(x334, x351, w034), x352, w036)
    x362 = mul(x353, x360, w034)
    x876 = sub(x351, mul(x346, x362, w001), w001)
    x881 = add(mul(x332, x876, w053), add(x337, mul(x333, x362, w054), w054), w054)
    x361 = mul(x350, x360, w053)
    x875 = sub(x348, mul(x346, x361, w056), w056)
    x880 = add(mul(x332, x875, w018), add(x335, mul(x333, x361, w003), w003), w003)
    x366 = add(mul(x338, x354, w018), sub(x035, mul(x329, x339, w057), w057), w057)
    x367 = sub(mul(x353, x363, w018), x366, w057)
    x390 = sub(x367, mul(c03, x368, w018), w018)
    x364 = sub(mul(x336, x354, w031), add(x036, mul(x328, x339, w029), w029), w029)
    x365 = sub(mul(x350, x363, w031), x364, w029)
    x391 = add(mul(x353, x371, w031), sub(mul(x329, x343, w006), mul(x338, x358, w014), w014), w014)
    x392 = sub(x389, x391, w014)
    x372 = add(mul(x336, x358, w024), sub(x022, mul(x328, x343, w023), w023), w023)
    x373 = sub(mul(x350, x371, w024), x372, w023)
    x039 = cos(q_13, w024)
    x040 = sin(q_13, w031)
    x041 = cos(q_14, w006)
    x042 = sin(q_14, w058)
    x043 = cos(q_15, w059)
    x044 = sin(q_15, w060)
    x045 = sub(mul(c06, x044, w061), mul(c07, x043, w062), w062)
    x052 = add(c14, x045, w061)
    x046 = add(mul(c07, x044, w063), mul(c06, x043, w064), w064)
    x051 = mul(c13, x046, w063)
    x057 = add(c19, x051, w065)
    x053 = add(c15, x046, w066)
    x060 = add(mul(x041, x052, w067), mul(x042, x053, w068), w068)
    x061 = sub(mul(x042, x052, w061), mul(x041, x053, w066), w066)
    x067 = sub(c24, x061, w061)
    x073 = add(mul(c23, x039, w067), mul(x040, x067, w069), w069)
    x074 = sub(mul(c23, x040, w067), mul(x039, x067, w061), w061)
    x066 = mul(c22, x060, w067)
    x070 = add(x066, add(c28, x057, w070), w070)
    x271 = add(x057, mul(c04, x060, w071), w071)
    x265 = add(c12, mul(c05, x046, w072), w072)
    x276 = mul(c40, x265, w073)
    x289 = div(c01, sub(x057, mul(x265, x276, w074), w074), w074)
    x755 = mul(x276, x289, w065)
    x266 = sub(mul(x042, x045, w075), mul(x041, x046, w076), w076)
    x267 = add(mul(x041, x045, w075), mul(x042, x046, w064), w064)
    x270 = add(x265, mul(c04, x267, w075), w075)
    x274 = mul(x040, x267, w077)
    x275 = mul(x039, x267, w064)
    x287 = mul(c40, x275, w078)
    x288 = sub(mul(x039, x060, w079), mul(x265, x287, w080), w080)
    x302 = mul(x288, x289, w079)
    x285 = mul(c40, x274, w081)
    x286 = sub(mul(x040, x060, w082), mul(x265, x285, w083), w083)
    x300 = mul(x286, x289, w082)
    x283 = mul(c40, x266, w084)
    x284 = sub(x061, mul(x265, x283, w085), w085)
    x298 = mul(x284, x289, w086)
    x047 = sub(mul(c08, x044, w087), mul(c09, x043, w088), w088)
    x056 = add(mul(c05, x045, w062), add(c18, mul(x043, x047, w087), w087), w087)
    x048 = mul(x044, x047, w088)
    x054 = add(x051, sub(c16, x048, w062), w062)
    x059 = add(c21, x048, w088)
    x062 = add(mul(x042, sub(x054, x059, w063), w063), mul(x056, mul(c02, x041, w089), w089), w089)
    x063 = mul(x042, x062, w063)
    x072 = add(x063, add(x066, add(c30, x059, w088), w088), w088)
    x069 = sub(mul(x041, x062, w089), sub(mul(c04, x061, w066), sub(c27, x056, w087), w087), w087)
    x049 = sub(mul(c11, x043, w089), mul(c10, x044, w066), w066)
    x050 = add(mul(c10, x043, w059), mul(c11, x044, w060), w060)
    x058 = add(c20, x050, w059)
    x055 = sub(c17, x049, w089)
    x064 = add(mul(x041, x055, w067), mul(x042, x058, w090), w090)
    x065 = sub(mul(x041, x058, w059), mul(x042, x055, w089), w089)
    x268 = sub(mul(x042, x050, w059), mul(x041, x049, w067), w067)
    x269 = add(mul(x041, x050, w060), mul(x042, x049, w066), w066)
    x272 = sub(mul(x039, x270, w060), mul(x040, x269, w058), w058)
    x273 = add(mul(x039, x269, w066), mul(x040, x270, w075), w075)
    x281 = mul(c40, x273, w066)
    x279 = mul(c40, x272, w060)
    x277 = mul(c40, x268, w006)
    x278 = sub(x064, mul(x265, x277, w059), w059)
    x068 = add(c26, x064, w090)
    x293 = add(mul(x040, x069, w091), sub(mul(x039, x068, w092), mul(x268, x279, w093), w093), w093)
    x296 = sub(mul(x039, x069, w087), sub(mul(x040, x068, w090), mul(x268, x281, w091), w091), w091)
    x290 = mul(x278, x289, w087)
    x754 = sub(x277, mul(x276, x290, w090), w090)
    x291 = add(x063, sub(mul(x268, x277, w092), add(c25, x054, w062), w062), w062)
    x304 = div(c01, add(mul(x278, x290, w063), x291, w062), w062)
    x756 = mul(x304, x754, w063)
    x856 = sub(mul(x754, x756, w090), add(c40, mul(x276, x755, w092), w092), w092)
    x757 = mul(x290, x304, w090)
    x299 = add(mul(x268, x283, w094), mul(x278, x298, w095), w095)
    x307 = mul(x299, x304, w094)
    x312 = sub(mul(x299, x307, w096), add(mul(x266, x283, w097), mul(x284, x298, w098), w098), w098)
    x760 = sub(x298, mul(x290, x307, w096), w096)
    x765 = sub(mul(x276, x760, w097), sub(x283, mul(x277, x307, w099), w099), w099)
    x301 = sub(mul(x278, x300, w097), sub(x074, mul(x268, x285, w100), w100), w100)
    x303 = sub(mul(x278, x302, w097), sub(x073, mul(x268, x287, w067), w067), w067)
    x315 = mul(x303, x304, w097)
    x320 = sub(mul(x303, x315, w067), add(mul(x275, x287, w064), mul(x288, x302, w080), w080), w080)
    x318 = sub(mul(x299, x315, w067), add(mul(x266, x287, w064), mul(x284, x302, w101), w101), w101)
    x385 = mul(c03, x318, w067)
    x319 = sub(mul(x301, x315, w064), add(mul(x274, x287, w102), mul(x286, x302, w103), w103), w103)
    x762 = sub(x302, mul(x290, x315, w064), w064)
    x767 = sub(mul(x276, x762, w102), sub(x287, mul(x277, x315, w104), w104), w104)
    x313 = mul(x301, x304, w102)
    x314 = sub(mul(x299, x313, w095), add(mul(x266, x285, w076), mul(x284, x300, w085), w085), w085)
    x761 = sub(x300, mul(x290, x313, w095), w095)
    x766 = sub(mul(x276, x761, w076), sub(x285, mul(x277, x313, w105), w105), w105)
    x071 = sub(c29, x065, w076)
    x075 = sub(mul(x040, sub(x070, x072, w106), w106), mul(x071, mul(c02, x039, w107), w107), w107)
    x076 = mul(x040, x075, w106)
    x280 = sub(mul(x265, x279, w108), sub(mul(x039, x271, w109), mul(x040, x065, w110), w110), w110)
    x282 = sub(mul(x265, x281, w072), add(mul(x039, x065, w089), mul(x040, x271, w071), w071), w071)
    x295 = mul(x282, x289, w072)
    x292 = mul(x280, x289, w089)
    x294 = add(mul(x278, x292, w031), x293, w093)
    x297 = sub(mul(x278, x295, w059), x296, w091)
    x306 = mul(x297, x304, w059)
    x759 = sub(x295, mul(x290, x306, w031), w031)
    x764 = add(mul(x276, x759, w108), add(x281, mul(x277, x306, w109), w109), w109)
    x305 = mul(x294, x304, w108)
    x758 = sub(x292, mul(x290, x305, w111), w111)
    x763 = add(mul(x276, x758, w073), add(x279, mul(x277, x305, w006), w006), w006)
    x310 = sub(mul(x282, x298, w073), add(x073, mul(x273, x283, w112), w112), w112)
    x311 = sub(mul(x297, x307, w073), x310, w112)
    x386 = add(x311, mul(c03, x312, w073), w073)
    x308 = add(mul(x280, x298, w086), sub(x074, mul(x272, x283, w084), w084), w084)
    x309 = sub(mul(x294, x307, w086), x308, w084)
    x387 = add(mul(x297, x315, w086), sub(mul(x273, x287, w061), mul(x282, x302, w069), w069), w069)
    x388 = add(x385, x387, w069)
    x316 = add(mul(x280, x302, w079), sub(x060, mul(x272, x287, w078), w078), w078)
    x317 = sub(mul(x294, x315, w079), x316, w078)
    x077 = cos(q_10, w079)
    x078 = sin(q_10, w086)
    x079 = cos(q_11, w061)
    x080 = sin(q_11, w113)
    x081 = cos(q_12, w114)
    x082 = sin(q_12, w115)
    x083 = sub(mul(c06, x082, w116), mul(c07, x081, w117), w117)
    x090 = add(c14, x083, w116)
    x084 = add(mul(c07, x082, w118), mul(c06, x081, w119), w119)
    x089 = mul(c13, x084, w118)
    x095 = add(c19, x089, w120)
    x091 = add(c15, x084, w121)
    x098 = add(mul(x079, x090, w122), mul(x080, x091, w123), w123)
    x099 = sub(mul(x080, x090, w116), mul(x079, x091, w121), w121)
    x105 = sub(c24, x099, w116)
    x111 = sub(mul(c23, x077, w122), mul(x078, x105, w124), w124)
    x112 = add(mul(c23, x078, w122), mul(x077, x105, w116), w116)
    x104 = mul(c22, x098, w122)
    x108 = sub(x104, add(c28, x095, w125), w125)
    x215 = sub(x095, mul(c04, x098, w126), w126)
    x209 = add(c12, mul(c05, x084, w127), w127)
    x220 = mul(c40, x209, w128)
    x233 = div(c01, sub(x095, mul(x209, x220, w129), w129), w129)
    x642 = mul(x220, x233, w120)
    x210 = sub(mul(x080, x083, w130), mul(x079, x084, w131), w131)
    x211 = add(mul(x079, x083, w130), mul(x080, x084, w119), w119)
    x214 = sub(x209, mul(c04, x211, w130), w130)
    x218 = mul(x078, x211, w132)
    x219 = mul(x077, x211, w119)
    x231 = mul(c40, x219, w133)
    x232 = sub(mul(x077, x098, w134), mul(x209, x231, w135), w135)
    x246 = mul(x232, x233, w134)
    x229 = mul(c40, x218, w136)
    x230 = sub(mul(x078, x098, w137), mul(x209, x229, w138), w138)
    x244 = mul(x230, x233, w137)
    x227 = mul(c40, x210, w139)
    x228 = sub(x099, mul(x209, x227, w140), w140)
    x242 = mul(x228, x233, w141)
    x085 = sub(mul(c08, x082, w142), mul(c09, x081, w143), w143)
    x094 = add(mul(c05, x083, w117), add(c18, mul(x081, x085, w142), w142), w142)
    x086 = mul(x082, x085, w143)
    x092 = add(x089, sub(c16, x086, w117), w117)
    x097 = add(c21, x086, w143)
    x100 = add(mul(x080, sub(x092, x097, w118), w118), mul(x094, mul(c02, x079, w144), w144), w144)
    x101 = mul(x080, x100, w118)
    x110 = sub(x101, sub(x104, add(c30, x097, w143), w143), w143)
    x107 = add(mul(x079, x100, w144), sub(mul(c04, x099, w121), add(c27, x094, w142), w142), w142)
    x087 = sub(mul(c10, x082, w144), mul(c11, x081, w121), w121)
    x088 = add(mul(c11, x082, w115), mul(c10, x081, w114), w114)
    x096 = add(c20, x088, w115)
    x093 = add(c17, x087, w144)
    x102 = add(mul(x079, x093, w122), mul(x080, x096, w145), w145)
    x103 = sub(mul(x080, x093, w144), mul(x079, x096, w115), w115)
    x212 = add(mul(x079, x087, w144), mul(x080, x088, w122), w122)
    x213 = sub(mul(x080, x087, w121), mul(x079, x088, w114), w114)
    x216 = sub(mul(x077, x214, w121), mul(x078, x213, w061), w061)
    x217 = add(mul(x077, x213, w114), mul(x078, x214, w130), w130)
    x225 = mul(c40, x217, w114)
    x406 = add(add(mul(x217, x225, w121), mul(x273, x281, w113), w113), sub(mul(x329, x337, w121), add(x034, c39, w033), w033), w033)
    x408 = sub(add(mul(x338, x351, w113), x406, w033), add(x038, x076, w113), w113)
    x223 = mul(c40, x216, w033)
    x221 = mul(c40, x212, w121)
    x222 = sub(x102, mul(x209, x221, w144), w144)
    x106 = sub(c26, x102, w145)
    x237 = add(mul(x078, x107, w146), add(mul(x077, x106, w147), mul(x212, x223, w148), w148), w148)
    x240 = sub(mul(x077, x107, w142), add(mul(x078, x106, w145), mul(x212, x225, w146), w146), w146)
    x234 = mul(x222, x233, w142)
    x641 = sub(x221, mul(x220, x234, w145), w145)
    x235 = add(x101, sub(mul(x212, x221, w147), add(c25, x092, w117), w117), w117)
    x248 = div(c01, add(mul(x222, x234, w118), x235, w117), w117)
    x643 = mul(x248, x641, w118)
    x739 = sub(mul(x641, x643, w145), add(c40, mul(x220, x642, w147), w147), w147)
    x644 = mul(x234, x248, w145)
    x243 = add(mul(x212, x227, w149), mul(x222, x242, w150), w150)
    x251 = mul(x243, x248, w149)
    x256 = sub(mul(x243, x251, w151), add(mul(x210, x227, w152), mul(x228, x242, w153), w153), w153)
    x647 = sub(x242, mul(x234, x251, w151), w151)
    x652 = sub(mul(x220, x647, w152), sub(x227, mul(x221, x251, w154), w154), w154)
    x245 = sub(mul(x222, x244, w152), sub(x112, mul(x212, x229, w155), w155), w155)
    x247 = sub(mul(x222, x246, w152), sub(x111, mul(x212, x231, w122), w122), w122)
    x259 = mul(x247, x248, w152)
    x264 = sub(mul(x247, x259, w122), add(mul(x219, x231, w119), mul(x232, x246, w135), w135), w135)
    x262 = sub(mul(x243, x259, w122), add(mul(x210, x231, w119), mul(x228, x246, w156), w156), w156)
    x381 = mul(c03, x262, w122)
    x263 = sub(mul(x245, x259, w119), add(mul(x218, x231, w157), mul(x230, x246, w158), w158), w158)
    x649 = sub(x246, mul(x234, x259, w119), w119)
    x654 = sub(mul(x220, x649, w157), sub(x231, mul(x221, x259, w159), w159), w159)
    x257 = mul(x245, x248, w157)
    x258 = sub(mul(x243, x257, w150), add(mul(x210, x229, w131), mul(x228, x244, w140), w140), w140)
    x648 = sub(x244, mul(x234, x257, w150), w150)
    x653 = sub(mul(x220, x648, w131), sub(x229, mul(x221, x257, w160), w160), w160)
    x109 = add(c29, x103, w131)
    x113 = sub(mul(x078, add(x108, x110, w161), w161), mul(x109, mul(c02, x077, w162), w162), w162)
    x114 = mul(x078, x113, w161)
    x224 = sub(mul(x209, x223, w163), sub(mul(x077, x215, w164), mul(x078, x103, w165), w165), w165)
    x226 = sub(mul(x209, x225, w127), add(mul(x077, x103, w115), mul(x078, x215, w126), w126), w126)
    x239 = mul(x226, x233, w127)
    x236 = mul(x224, x233, w115)
    x238 = sub(mul(x222, x236, w086), x237, w148)
    x241 = add(mul(x222, x239, w144), x240, w146)
    x250 = mul(x241, x248, w144)
    x646 = sub(x239, mul(x234, x250, w086), w086)
    x651 = add(mul(x220, x646, w163), add(x225, mul(x221, x250, w164), w164), w164)
    x249 = mul(x238, x248, w163)
    x645 = sub(x236, mul(x234, x249, w166), w166)
    x650 = add(mul(x220, x645, w128), add(x223, mul(x221, x249, w121), w121), w121)
    x254 = add(mul(x226, x242, w128), sub(x111, mul(x217, x227, w167), w167), w167)
    x255 = sub(mul(x241, x251, w128), x254, w167)
    x382 = sub(x255, mul(c03, x256, w128), w128)
    x252 = sub(mul(x224, x242, w141), add(x112, mul(x216, x227, w139), w139), w139)
    x253 = sub(mul(x238, x251, w141), x252, w139)
    x383 = add(mul(x241, x259, w141), sub(mul(x217, x231, w116), mul(x226, x246, w124), w124), w124)
    x384 = sub(x381, x383, w124)
    x260 = add(mul(x224, x246, w134), sub(x098, mul(x216, x231, w133), w133), w133)
    x261 = sub(mul(x238, x259, w134), x260, w133)
    x115 = cos(q_07, w134)
    x116 = sin(q_07, w141)
    x117 = cos(q_08, w116)
    x118 = sin(q_08, w168)
    x119 = cos(q_09, w169)
    x120 = sin(q_09, w170)
    x121 = sub(mul(c06, x120, w171), mul(c07, x119, w172), w172)
    x128 = add(c14, x121, w171)
    x122 = add(mul(c07, x120, w173), mul(c06, x119, w174), w174)
    x127 = mul(c13, x122, w173)
    x133 = add(c19, x127, w175)
    x129 = add(c15, x122, w176)
    x136 = add(mul(x117, x128, w177), mul(x118, x129, w178), w178)
    x413 = add(add(x060, x098, w123), add(x136, sub(x022, c32, w013), w013), w013)
    x137 = sub(mul(x118, x128, w171), mul(x117, x129, w176), w176)
    x143 = sub(c24, x137, w171)
    x149 = add(mul(c23, x115, w123), mul(x116, x143, w068), w068)
    x150 = sub(mul(c23, x116, w123), mul(x115, x143, w171), w171)
    x142 = mul(c22, x136, w123)
    x146 = sub(x142, add(c28, x133, w177), w177)
    x424 = sub(sub(x070, x108, w125), sub(x146, add(x032, c37, w015), w015), w015)
    x425 = sub(x424, add(mul(x328, x335, w011), mul(x272, x279, w060), w060), w060)
    x159 = sub(x133, mul(c04, x136, w015), w015)
    x153 = add(c12, mul(c05, x122, w011), w011)
    x164 = mul(x153, c40, w125)
    x177 = div(c01, sub(x133, mul(x153, x164, w070), w070), w070)
    x542 = mul(x164, x177, w175)
    x154 = sub(mul(x118, x121, w179), mul(x117, x122, w180), w180)
    x155 = add(mul(x117, x121, w179), mul(x118, x122, w174), w174)
    x158 = sub(x153, mul(c04, x155, w179), w179)
    x162 = mul(x116, x155, w181)
    x163 = mul(x115, x155, w174)
    x175 = mul(x163, c40, w182)
    x176 = sub(mul(x115, x136, w183), mul(x153, x175, w184), w184)
    x190 = mul(x176, x177, w183)
    x173 = mul(x162, c40, w185)
    x473 = sub(mul(x162, x173, w186), sub(c31, mul(x330, x341, w022), w022), w022)
    x474 = add(add(mul(x274, x285, w077), mul(x218, x229, w132), w132), x473, w022)
    x475 = add(x474, add(mul(x342, x356, w028), mul(x286, x300, w083), w083), w083)
    x174 = sub(mul(x116, x136, w022), mul(x153, x173, w028), w028)
    x188 = mul(x174, x177, w022)
    x476 = add(add(mul(x230, x244, w138), mul(x174, x188, w132), w132), x475, w083)
    x171 = mul(x154, c40, w132)
    x172 = sub(x137, mul(x153, x171, w138), w138)
    x186 = mul(x172, x177, w077)
    x123 = sub(mul(c08, x120, w186), mul(c09, x119, w187), w187)
    x132 = add(mul(c05, x121, w172), add(c18, mul(x119, x123, w186), w186), w186)
    x124 = mul(x120, x123, w187)
    x130 = add(x127, sub(c16, x124, w172), w172)
    x135 = add(c21, x124, w187)
    x138 = add(mul(x118, sub(x130, x135, w173), w173), mul(x132, mul(c02, x117, w188), w188), w188)
    x139 = mul(x118, x138, w173)
    x148 = sub(x139, sub(x142, add(c30, x135, w187), w187), w187)
    x145 = add(mul(x117, x138, w188), sub(mul(c04, x137, w176), add(c27, x132, w186), w186), w186)
    x125 = sub(mul(c11, x119, w188), mul(c10, x120, w176), w176)
    x126 = add(mul(c10, x119, w169), mul(c11, x120, w170), w170)
    x134 = add(c20, x126, w169)
    x131 = sub(c17, x125, w188)
    x140 = add(mul(x117, x131, w123), mul(x118, x134, w189), w189)
    x141 = sub(mul(x117, x134, w169), mul(x118, x131, w188), w188)
    x156 = sub(mul(x118, x126, w169), mul(x117, x125, w123), w123)
    x157 = add(mul(x117, x126, w170), mul(x118, x125, w176), w176)
    x160 = sub(mul(x115, x158, w170), mul(x116, x157, w168), w168)
    x161 = add(mul(x115, x157, w176), mul(x116, x158, w179), w179)
    x169 = mul(x161, c40, w176)
    x405 = add(add(x072, x110, w143), sub(x148, mul(x161, x169, w088), w088), w088)
    x414 = add(mul(x329, x341, w020), sub(mul(x161, x173, w143), x413, w013), w013)
    x415 = add(add(mul(x217, x229, w130), mul(x273, x285, w075), w075), x414, w013)
    x167 = mul(x160, c40, w075)
    x426 = sub(add(mul(x216, x223, w033), mul(x160, x167, w130), w130), x425, w060)
    x438 = add(add(mul(x328, x341, w026), mul(x272, x285, w081), w081), add(mul(x160, x173, w026), mul(x216, x229, w136), w136), w136)
    x439 = add(mul(x224, x244, w081), sub(mul(x336, x356, w026), x438, w136), w136)
    x165 = mul(x156, c40, w081)
    x166 = sub(x140, mul(x153, x165, w026), w026)
    x144 = sub(c26, x140, w189)
    x181 = sub(mul(x116, x145, w130), add(mul(x115, x144, w033), mul(x156, x167, w020), w020), w020)
    x184 = add(mul(x115, x145, w186), add(mul(x116, x144, w189), mul(x156, x169, w130), w130), w130)
    x178 = mul(x166, x177, w186)
    x541 = sub(x165, mul(x164, x178, w189), w189)
    x179 = add(x139, sub(mul(x156, x165, w033), add(c25, x130, w172), w172), w172)
    x192 = div(c01, add(mul(x166, x178, w173), x179, w172), w172)
    x543 = mul(x192, x541, w173)
    x626 = sub(mul(x541, x543, w189), add(c40, mul(x164, x542, w033), w033), w033)
    x544 = mul(x178, x192, w189)
    x187 = add(mul(x156, x171, w143), mul(x166, x186, w170), w170)
    x195 = mul(x187, x192, w143)
    x200 = sub(mul(x187, x195, w116), add(mul(x154, x171, w169), mul(x172, x186, w190), w190), w190)
    x487 = add(add(x256, x312, w098), add(x368, add(c31, x200, w153), w153), w153)
    x547 = sub(x186, mul(x178, x195, w098), w098)
    x552 = sub(mul(x164, x547, w043), sub(x171, mul(x165, x195, w116), w116), w116)
    x189 = sub(mul(x166, x188, w043), sub(x150, mul(x156, x173, w169), w169), w169)
    x191 = sub(mul(x166, x190, w043), sub(x149, mul(x156, x175, w123), w123), w123)
    x203 = mul(x191, x192, w043)
    x208 = sub(mul(x191, x203, w123), add(mul(x163, x175, w174), mul(x176, x190, w184), w184), w184)
    x449 = mul(c41, add(add(x208, x264, w123), add(x320, x376, w174), w174), w174)
    x452 = mul(c03, add(sub(x208, x264, w123), sub(x320, x376, w191), w191), w191)
    x463 = add(add(x264, x320, w080), add(x376, add(c31, x208, w184), w184), w184)
    x206 = sub(mul(x187, x203, w080), add(mul(x154, x175, w025), mul(x172, x190, w135), w135), w135)
    x377 = mul(c03, x206, w080)
    x207 = sub(mul(x189, x203, w025), add(mul(x162, x175, w181), mul(x174, x190, w028), w028), w028)
    x455 = mul(c03, add(sub(x207, x263, w025), sub(x319, x375, w181), w181), w181)
    x549 = sub(x190, mul(x178, x203, w025), w025)
    x554 = sub(mul(x164, x549, w123), sub(x175, mul(x165, x203, w192), w192), w192)
    x201 = mul(x189, x192, w123)
    x202 = sub(mul(x187, x201, w170), add(mul(x154, x173, w180), mul(x172, x188, w138), w138), w138)
    x477 = add(mul(x189, x201, w169), sub(mul(x357, x369, w045), x476, w083), w083)
    x478 = add(add(mul(x301, x313, w100), mul(x245, x257, w155), w155), x477, w083)
    x412 = mul(c03, add(sub(x202, x258, w155), sub(x314, x370, w100), w100), w100)
    x548 = sub(x188, mul(x178, x201, w155), w155)
    x553 = sub(mul(x164, x548, w169), sub(x173, mul(x165, x201, w045), w045), w045)
    x147 = sub(c29, x141, w169)
    x151 = add(mul(x116, add(x146, x148, w187), w187), mul(x147, mul(c02, x115, w177), w177), w177)
    x396 = add(sub(x071, x109, w131), sub(x147, add(x033, c38, w021), w021), w021)
    x397 = add(mul(x328, x337, w004), sub(mul(x160, x169, w002), x396, w021), w021)
    x398 = add(add(mul(x216, x225, w114), mul(x272, x281, w066), w066), x397, w021)
    x152 = mul(x116, x151, w066)
    x427 = sub(x152, add(mul(x336, x348, w005), mul(x280, x292, w089), w089), w089)
    x400 = add(add(mul(x280, x295, w005), mul(x336, x351, w017), w017), add(mul(x115, x151, w177), x398, w021), w021)
    x168 = sub(mul(x153, x167, w017), sub(mul(x115, x159, w177), mul(x116, x141, w005), w005), w005)
    x170 = sub(mul(x153, x169, w011), add(mul(x115, x141, w188), mul(x116, x159, w015), w015), w015)
    x183 = mul(x170, x177, w011)
    x180 = mul(x168, x177, w188)
    x182 = add(mul(x166, x180, w141), x181, w020)
    x185 = sub(mul(x166, x183, w026), x184, w130)
    x194 = mul(x185, x192, w026)
    x402 = add(add(mul(x182, x194, w141), mul(x238, x250, w134), w134), add(mul(x294, x306, w141), mul(x350, x362, w017), w017), w017)
    x409 = add(add(mul(x185, x194, w134), mul(x241, x250, w141), w141), add(mul(x297, x306, w134), mul(x353, x362, w177), w177), w177)
    x546 = sub(x183, mul(x178, x194, w141), w141)
    x551 = add(mul(x164, x546, w134), add(x169, mul(x165, x194, w055), w055), w055)
    x193 = mul(x182, x192, w134)
    x545 = sub(x180, mul(x178, x193, w176), w176)
    x550 = add(mul(x164, x545, w125), add(x167, mul(x165, x193, w081), w081), w081)
    x428 = add(add(mul(x224, x236, w115), mul(x168, x180, w188), w188), add(x038, x426, w060), w060)
    x429 = add(add(mul(x350, x361, w188), mul(x294, x305, w051), w051), add(mul(x238, x249, w188), mul(x182, x193, w115), w115), w115)
    x430 = sub(add(x428, sub(sub(x076, x114, w106), x427, w089), w089), x429, w115)
    x399 = sub(mul(x001, x037, w052), add(mul(x168, x183, w000), mul(x224, x239, w165), w165), w165)
    x401 = sub(sub(mul(x077, x113, w162), mul(x039, x075, w107), w107), x399, w165)
    x407 = add(sub(mul(x170, x183, w011), x405, w088), add(mul(x226, x239, w127), mul(x282, x295, w072), w072), w072)
    x410 = sub(add(x408, add(add(x114, x152, w066), x407, w072), w072), x409, w177)
    x198 = sub(mul(x170, x186, w072), add(x149, mul(x161, x171, w113), w113), w113)
    x199 = sub(mul(x185, x195, w072), x198, w113)
    x378 = add(x199, mul(c03, x200, w190), w190)
    x196 = add(mul(x168, x186, w077), sub(x150, mul(x160, x171, w132), w132), w132)
    x197 = sub(mul(x182, x195, w077), x196, w132)
    x395 = mul(c03, add(sub(x197, x253, w077), sub(x309, x365, w171), w171), w171)
    x403 = sub(x395, sub(add(x400, x401, w165), x402, w017), w017)
    x445 = add(add(x253, x309, w084), add(x365, add(c33, x197, w132), w132), w132)
    x404 = add(add(sub(x199, x255, w167), sub(x311, x367, w057), w057), add(sub(x378, x382, w167), sub(x386, x390, w112), w112), w112)
    x411 = add(add(x378, x382, w128), add(x386, x390, w018), w018)
    x422 = div(c01, sub(mul(c03, x404, w112), x410, w177), w177)
    x423 = mul(x403, x422, w112)
    x447 = div(c01, add(mul(x403, x423, w128), x430, w115), w115)
    x504 = mul(x423, x447, w128)
    x444 = mul(x411, x422, w073)
    x446 = sub(mul(x403, x444, w190), x445, w132)
    x458 = mul(x446, x447, w190)
    x488 = sub(mul(x446, x458, w132), sub(mul(x411, x444, w018), x487, w153), w153)
    x379 = add(mul(x185, x203, w132), sub(mul(x161, x175, w179), mul(x170, x190, w018), w018), w018)
    x380 = add(x377, x379, w018)
    x416 = sub(x415, add(mul(x170, x188, w015), mul(x226, x244, w137), w137), w137)
    x417 = sub(add(mul(x282, x300, w071), mul(x338, x356, w027), w027), x416, w137)
    x418 = sub(x417, add(mul(x185, x201, w130), mul(x241, x257, w146), w146), w146)
    x419 = sub(add(mul(x297, x313, w091), mul(x353, x369, w036), w036), x418, w146)
    x420 = add(x412, x419, w146)
    x204 = add(mul(x168, x190, w183), sub(x136, mul(x160, x175, w182), w182), w182)
    x205 = sub(mul(x182, x203, w183), x204, w182)
    x440 = add(add(mul(x280, x300, w082), mul(x168, x188, w022), w022), x439, w136)
    x441 = sub(x440, add(mul(x350, x369, w038), mul(x294, x313, w093), w093), w093)
    x442 = sub(add(mul(x182, x201, w020), mul(x238, x257, w148), w148), x441, w093)
    x432 = mul(c03, add(sub(x205, x261, w148), sub(x317, x373, w020), w020), w020)
    x435 = add(add(x261, x317, w078), add(x373, add(c32, x205, w182), w182), w182)
    x437 = mul(x420, x422, w078)
    x443 = sub(mul(x403, x437, w023), x442, w093)
    x454 = mul(x443, x447, w023)
    x479 = sub(mul(x443, x454, w133), sub(mul(x420, x437, w148), x478, w083), w083)
    x482 = sub(mul(x420, x444, w146), add(add(x202, x258, w140), add(x314, x370, w030), w030), w030)
    x421 = add(sub(x380, x384, w146), sub(x388, x392, w140), w140)
    x393 = mul(c03, add(add(x380, x384, w124), add(x388, x392, w014), w014), w014)
    x394 = sub(c36, x393, w014)
    x431 = mul(x394, x422, w124)
    x434 = mul(x421, x422, w069)
    x436 = sub(mul(x403, x434, w018), x435, w182)
    x433 = sub(x432, sub(c35, mul(x403, x431, w017), w017), w017)
    x448 = mul(x433, x447, w020)
    x491 = sub(x431, mul(x423, x448, w018), w018)
    x450 = add(mul(x433, x448, w146), sub(c34, mul(x394, x431, w124), w124), w124)
    x461 = div(c01, add(x449, x450, w124), w124)
    x505 = mul(x461, x491, w174)
    x519 = add(mul(x491, x505, w146), sub(x422, mul(x423, x504, w085), w085), w085)
    x506 = mul(x448, x461, w146)
    x451 = mul(x436, x447, w177)
    x453 = add(x452, sub(mul(x394, x434, w138), mul(x433, x451, w133), w133), w133)
    x464 = sub(mul(x436, x451, w191), sub(mul(x421, x434, w138), x463, w184), w184)
    x462 = mul(x453, x461, w191)
    x471 = div(c01, sub(mul(x453, x462, w138), x464, w184), w184)
    x509 = mul(x462, x471, w138)
    x492 = add(mul(x462, x491, w148), sub(x434, mul(x423, x451, w136), w136), w136)
    x507 = mul(x471, x492, w148)
    x493 = add(x451, mul(x448, x462, w069), w069)
    x508 = mul(x471, x493, w177)
    x524 = add(mul(x493, x508, w038), sub(x447, mul(x448, x506, w022), w022), w022)
    x522 = sub(mul(x493, x507, w038), add(x504, mul(x448, x505, w115), w115), w115)
    x456 = add(mul(x433, x454, w038), sub(c33, mul(x394, x437, w128), w128), w128)
    x457 = sub(x455, x456, w128)
    x459 = add(mul(x394, x444, w014), add(sub(x377, x381, w122), sub(x385, x389, w012), w012), w012)
    x460 = sub(mul(x433, x458, w017), x459, w012)
    x466 = sub(mul(x421, x437, w017), add(add(x207, x263, w158), add(x319, x375, w048), w048), w048)
    x469 = sub(mul(x421, x444, w140), add(add(x206, x262, w156), add(x318, x374, w046), w046), w046)
    x468 = mul(x460, x461, w140)
    x465 = mul(x457, x461, w156)
    x467 = sub(mul(x453, x465, w101), sub(mul(x436, x454, w135), x466, w048), w048)
    x470 = add(mul(x453, x468, w133), sub(mul(x436, x458, w182), x469, w046), w046)
    x481 = mul(x470, x471, w133)
    x489 = sub(mul(x470, x481, w046), sub(mul(x460, x468, w012), x488, w153), w153)
    x472 = mul(x467, x471, w046)
    x497 = sub(x465, mul(x462, x472, w012), w012)
    x480 = sub(mul(x467, x472, w182), sub(mul(x457, x465, w101), x479, w083), w083)
    x485 = div(c01, x480, w083)
    x483 = add(mul(x457, x468, w128), sub(mul(x443, x458, w093), x482, w030), w030)
    x484 = sub(mul(x467, x481, w048), x483, w030)
    x486 = mul(x484, x485, w048)
    x490 = div(c01, sub(mul(x484, x486, w030), x489, w153), w153)
    x518 = mul(x486, x490, w030)
    x540 = sub(x485, mul(x486, x518, w128), w128)
    x502 = sub(mul(x486, x497, w093), sub(x468, mul(x462, x481, w182), w182), w182)
    x516 = mul(x490, x502, w093)
    x576 = mul(c03, x516, w101)
    x503 = sub(x481, mul(x472, x486, w135), w135)
    x517 = mul(x490, x503, w017)
    x577 = sub(x517, x576, w158)
    x669 = add(x517, x576, w101)
    x512 = mul(x485, x497, w103)
    x538 = sub(x512, mul(x486, x516, w028), w028)
    x574 = mul(c03, x538, w014)
    x530 = add(mul(x497, x512, w122), sub(x461, mul(x462, x509, w067), w067), w067)
    x531 = sub(mul(x502, x516, w122), x530, w067)
    x534 = add(mul(x503, x516, w122), add(x509, mul(x472, x512, w103), w103), w103)
    x572 = mul(c03, x534, w122)
    x570 = mul(c03, x531, w138)
    x571 = sub(x534, x570, w124)
    x666 = add(x534, x570, w138)
    x513 = mul(x472, x485, w080)
    x539 = add(x513, mul(x486, x517, w181), w181)
    x535 = add(mul(x503, x517, w038), sub(x471, mul(x472, x513, w080), w080), w080)
    x573 = sub(x535, x572, w038)
    x667 = add(x535, x572, w122)
    x575 = add(x539, x574, w184)
    x668 = sub(x539, x574, w014)
    x494 = add(mul(x465, x491, w082), sub(x437, mul(x423, x454, w005), w005), w005)
    x495 = sub(mul(x472, x492, w082), x494, w005)
    x496 = sub(mul(x472, x493, w082), add(x454, mul(x448, x465, w156), w156), w156)
    x498 = sub(mul(x468, x491, w018), sub(x444, mul(x423, x458, w112), w112), w112)
    x500 = add(mul(x481, x493, w069), sub(x458, mul(x448, x468, w140), w140), w140)
    x501 = sub(mul(x486, x496, w069), x500, w140)
    x515 = mul(x490, x501, w069)
    x511 = mul(x485, x496, w190)
    x537 = sub(x511, mul(x486, x515, w020), w020)
    x510 = mul(x485, x495, w083)
    x520 = sub(mul(x495, x510, w018), sub(mul(x492, x507, w073), x519, w085), w085)
    x499 = sub(mul(x486, x495, w005), sub(mul(x481, x492, w136), x498, w112), w112)
    x514 = mul(x490, x499, w005)
    x521 = sub(mul(x499, x514, w112), x520, w085)
    x536 = sub(x510, mul(x486, x514, w048), w048)
    x563 = mul(c03, x536, w112)
    x564 = sub(x518, x563, w136)
    x659 = add(x518, x563, w112)
    x555 = mul(c03, x521, w133)
    x556 = add(x514, x555, w018)
    x655 = sub(x514, x555, w133)
    x565 = mul(c03, x514, w073)
    x566 = add(x490, x565, w082)
    x660 = sub(x490, x565, w073)
    x588 = add(mul(x515, x550, w023), add(mul(x518, x553, w078), mul(x514, x551, w110), w110), w110)
    x589 = add(x588, add(mul(x552, x566, w023), mul(x554, x577, w078), w078), w078)
    x600 = add(mul(x515, x545, w110), add(mul(x518, x548, w023), mul(x514, x546, w183), w183), w183)
    x601 = add(x600, add(mul(x547, x566, w110), mul(x549, x577, w023), w023), w023)
    x612 = sub(sub(x516, mul(x194, x514, w183), w183), add(mul(x193, x515, w110), mul(x201, x518, w178), w178), w178)
    x613 = sub(x612, add(mul(x195, x566, w183), mul(x203, x577, w110), w110), w110)
    x683 = add(mul(x515, x650, w178), add(mul(x518, x653, w183), mul(x514, x651, w168), w168), w168)
    x684 = add(x683, add(mul(x652, x660, w178), mul(x654, x669, w183), w183), w183)
    x701 = add(mul(x515, x645, w168), add(mul(x518, x648, w178), mul(x514, x646, w100), w100), w100)
    x702 = add(x701, add(mul(x647, x660, w168), mul(x649, x669, w178), w178), w178)
    x719 = add(add(x516, mul(x249, x515, w100), w100), add(mul(x250, x514, w168), mul(x257, x518, w036), w036), w036)
    x720 = add(x719, add(mul(x251, x660, w100), mul(x259, x669, w168), w168), w168)
    x784 = add(mul(x515, x763, w036), add(mul(x518, x766, w100), mul(x514, x764, w091), w091), w091)
    x785 = add(x784, add(mul(x566, x765, w036), mul(x577, x767, w100), w100), w100)
    x808 = add(mul(x515, x758, w091), add(mul(x518, x761, w036), mul(x514, x759, w137), w137), w137)
    x809 = add(x808, add(mul(x566, x760, w091), mul(x577, x762, w036), w036), w036)
    x832 = sub(sub(x516, mul(x305, x515, w137), w137), add(mul(x306, x514, w091), mul(x313, x518, w130), w130), w130)
    x833 = sub(x832, add(mul(x307, x566, w082), mul(x315, x577, w158), w158), w158)
    x901 = add(mul(x515, x880, w130), add(mul(x518, x883, w082), mul(x514, x881, w137), w137), w137)
    x902 = add(x901, add(mul(x660, x882, w130), mul(x669, x884, w082), w082), w082)
    x931 = add(mul(x515, x875, w137), add(mul(x518, x878, w130), mul(x514, x876, w091), w091), w091)
    x932 = add(x931, add(mul(x660, x877, w137), mul(x669, x879, w130), w130), w130)
    x961 = add(add(x516, mul(x361, x515, w091), w091), add(mul(x362, x514, w137), mul(x369, x518, w027), w027), w027)
    x962 = add(x961, add(mul(x363, x660, w073), mul(x371, x669, w101), w101), w101)
    x523 = sub(mul(x501, x514, w027), sub(mul(x496, x510, w073), x522, w115), w115)
    x525 = sub(mul(x501, x515, w140), sub(mul(x496, x511, w156), x524, w022), w022)
    x557 = mul(c03, x523, w140)
    x558 = add(x515, x557, w156)
    x656 = sub(x515, x557, w140)
    x578 = sub(mul(x523, x550, w027), sub(mul(x536, x553, w073), mul(x521, x551, w091), w091), w091)
    x590 = sub(mul(x523, x545, w027), sub(mul(x536, x548, w073), mul(x521, x546, w137), w137), w137)
    x673 = sub(mul(x523, x650, w027), sub(mul(x536, x653, w073), mul(x521, x651, w071), w071), w071)
    x691 = sub(mul(x523, x645, w027), sub(mul(x536, x648, w073), mul(x521, x646, w016), w016), w016)
    x774 = sub(mul(x523, x763, w027), sub(mul(x536, x766, w073), mul(x521, x764, w013), w013), w013)
    x798 = sub(mul(x523, x758, w027), sub(mul(x536, x761, w073), mul(x521, x759, w015), w015), w015)
    x891 = sub(mul(x523, x880, w027), sub(mul(x536, x883, w073), mul(x521, x881, w126), w126), w126)
    x921 = sub(mul(x523, x875, w027), sub(mul(x536, x878, w073), mul(x521, x876, w132), w132), w132)
    x526 = sub(mul(x497, x510, w027), sub(x505, mul(x462, x507, w073), w073), w073)
    x527 = sub(mul(x502, x514, w027), x526, w073)
    x602 = add(sub(x527, mul(x194, x521, w027), w027), sub(mul(x201, x536, w174), mul(x193, x523, w179), w179), w179)
    x709 = add(add(x527, mul(x249, x523, w027), w027), sub(mul(x250, x521, w174), mul(x257, x536, w057), w057), w057)
    x822 = sub(sub(x527, mul(x305, x523, w027), w027), sub(mul(x306, x521, w174), mul(x313, x536, w167), w167), w167)
    x951 = sub(add(x527, mul(x361, x523, w027), w027), sub(mul(x369, x536, w174), mul(x362, x521, w113), w113), w113)
    x532 = sub(mul(x503, x514, w027), sub(x507, mul(x472, x510, w083), w083), w083)
    x528 = sub(mul(x497, x511, w012), sub(x506, mul(x462, x508, w191), w191), w191)
    x529 = sub(mul(x502, x515, w182), x528, w191)
    x533 = sub(mul(x503, x515, w135), sub(x508, mul(x472, x511, w190), w190), w190)
    x568 = mul(c03, x529, w135)
    x569 = sub(x533, x568, w177)
    x665 = add(x533, x568, w135)
    x561 = mul(c03, x532, w046)
    x562 = add(x517, x561, w182)
    x658 = sub(x517, x561, w046)
    x584 = add(mul(x533, x550, w012), add(mul(x539, x553, w146), mul(x532, x551, w027), w027), w027)
    x585 = add(x584, add(mul(x554, x573, w012), mul(x552, x562, w146), w146), w146)
    x596 = add(mul(x533, x545, w027), add(mul(x539, x548, w012), mul(x532, x546, w148), w148), w148)
    x597 = add(x596, add(mul(x549, x573, w027), mul(x547, x562, w012), w012), w012)
    x608 = sub(sub(x534, mul(x193, x533, w148), w148), add(mul(x194, x532, w027), mul(x201, x539, w174), w174), w174)
    x609 = sub(x608, add(mul(x195, x562, w148), mul(x203, x573, w027), w027), w027)
    x679 = add(mul(x533, x650, w174), add(mul(x539, x653, w148), mul(x532, x651, w084), w084), w084)
    x680 = add(x679, add(mul(x654, x667, w174), mul(x652, x658, w148), w148), w148)
    x697 = add(mul(x533, x645, w084), add(mul(x539, x648, w174), mul(x532, x646, w029), w029), w029)
    x698 = add(x697, add(mul(x649, x667, w084), mul(x647, x658, w174), w174), w174)
    x715 = add(add(x534, mul(x257, x539, w029), w029), add(mul(x249, x533, w084), mul(x250, x532, w139), w139), w139)
    x716 = add(x715, add(mul(x251, x658, w029), mul(x259, x667, w084), w084), w084)
    x780 = add(mul(x533, x763, w139), add(mul(x539, x766, w029), mul(x532, x764, w171), w171), w171)
    x781 = add(x780, add(mul(x573, x767, w139), mul(x562, x765, w029), w029), w029)
    x804 = add(mul(x533, x758, w171), add(mul(x539, x761, w139), mul(x532, x759, w165), w165), w165)
    x805 = add(x804, add(mul(x573, x762, w171), mul(x562, x760, w139), w139), w139)
    x828 = sub(sub(x534, mul(x305, x533, w165), w165), add(mul(x306, x532, w171), mul(x313, x539, w021), w021), w021)
    x829 = sub(x828, add(mul(x307, x562, w182), mul(x315, x573, w038), w038), w038)
    x897 = add(mul(x533, x880, w021), add(mul(x539, x883, w182), mul(x532, x881, w165), w165), w165)
    x898 = add(x897, add(mul(x667, x884, w021), mul(x658, x882, w182), w182), w182)
    x927 = add(mul(x533, x875, w165), add(mul(x539, x878, w021), mul(x532, x876, w171), w171), w171)
    x928 = add(x927, add(mul(x667, x879, w165), mul(x658, x877, w021), w021), w021)
    x957 = add(add(x534, mul(x362, x532, w171), w171), add(mul(x361, x533, w165), mul(x369, x539, w077), w077), w077)
    x958 = add(x957, add(mul(x363, x658, w046), mul(x371, x667, w122), w122), w122)
    x559 = mul(c03, x527, w077)
    x560 = add(x516, x559, w046)
    x567 = sub(x532, x559, w171)
    x579 = add(x578, add(mul(x552, x556, w165), mul(x554, x567, w072), w072), w072)
    x614 = mul(c03, x579, w091)
    x615 = add(x589, x614, w165)
    x661 = sub(x589, x614, w091)
    x582 = sub(mul(x529, x550, w068), sub(mul(x538, x553, w066), mul(x527, x551, w161), w161), w161)
    x583 = add(x582, add(mul(x552, x560, w068), mul(x554, x571, w066), w066), w066)
    x620 = mul(c03, x583, w161)
    x621 = sub(x585, x620, w068)
    x670 = add(x585, x620, w161)
    x591 = add(x590, add(mul(x547, x556, w088), mul(x549, x567, w127), w127), w127)
    x616 = mul(c03, x591, w137)
    x617 = add(x601, x616, w088)
    x662 = sub(x601, x616, w137)
    x594 = sub(mul(x529, x545, w011), sub(mul(x538, x548, w107), mul(x527, x546, w162), w162), w162)
    x595 = add(x594, add(mul(x547, x560, w011), mul(x549, x571, w107), w107), w107)
    x622 = mul(c03, x595, w162)
    x623 = sub(x597, x622, w011)
    x671 = add(x597, x622, w162)
    x603 = sub(x602, add(mul(x195, x556, w024), mul(x203, x567, w079), w079), w079)
    x618 = mul(c03, x603, w179)
    x619 = add(x613, x618, w024)
    x663 = sub(x613, x618, w179)
    x606 = add(sub(x531, mul(x194, x527, w052), w052), sub(mul(x201, x538, w000), mul(x193, x529, w089), w089), w089)
    x607 = sub(x606, add(mul(x195, x560, w052), mul(x203, x571, w000), w000), w000)
    x624 = mul(c03, x607, w089)
    x625 = sub(x609, x624, w052)
    x672 = add(x609, x624, w089)
    x775 = add(x774, add(mul(x556, x765, w060), mul(x567, x767, w106), w106), w106)
    x846 = mul(c03, x775, w013)
    x847 = add(x785, x846, w060)
    x885 = sub(x785, x846, w013)
    x799 = add(x798, add(mul(x556, x760, w051), mul(x567, x762, w188), w188), w188)
    x823 = sub(x822, add(mul(x307, x556, w018), mul(x315, x567, w171), w171), w171)
    x850 = mul(c03, x823, w167)
    x887 = sub(x833, x850, w018)
    x848 = mul(c03, x799, w015)
    x849 = add(x809, x848, w051)
    x886 = sub(x809, x848, w015)
    x657 = sub(x516, x559, w125)
    x664 = add(x532, x559, w077)
    x674 = add(x673, add(mul(x652, x655, w075), mul(x654, x664, w114), w114), w114)
    x727 = mul(c03, x674, w071)
    x728 = sub(x684, x727, w075)
    x768 = add(x684, x727, w071)
    x677 = sub(mul(x529, x650, w058), sub(mul(x538, x653, w061), mul(x527, x651, w004), w004), w004)
    x678 = add(x677, add(mul(x652, x657, w058), mul(x654, x666, w061), w061), w061)
    x733 = mul(c03, x678, w004)
    x734 = add(x680, x733, w058)
    x771 = sub(x680, x733, w004)
    x692 = add(x691, add(mul(x647, x655, w002), mul(x649, x664, w131), w131), w131)
    x729 = mul(c03, x692, w016)
    x730 = sub(x702, x729, w002)
    x769 = add(x702, x729, w016)
    x695 = sub(mul(x529, x645, w169), sub(mul(x538, x648, w076), mul(x527, x646, w187), w187), w187)
    x696 = add(x695, add(mul(x647, x657, w169), mul(x649, x666, w076), w076), w076)
    x735 = mul(c03, x696, w187)
    x736 = add(x698, x735, w169)
    x772 = sub(x698, x735, w187)
    x710 = add(x709, add(mul(x251, x655, w185), mul(x259, x664, w170), w170), w170)
    x731 = mul(c03, x710, w057)
    x732 = sub(x720, x731, w185)
    x770 = add(x720, x731, w057)
    x713 = add(add(x531, mul(x249, x529, w180), w180), sub(mul(x250, x527, w193), mul(x257, x538, w194), w194), w194)
    x714 = add(x713, add(mul(x251, x657, w180), mul(x259, x666, w193), w193), w193)
    x737 = mul(c03, x714, w194)
    x738 = add(x716, x737, w180)
    x773 = sub(x716, x737, w194)
    x778 = sub(mul(x529, x763, w195), sub(mul(x538, x766, w196), mul(x527, x764, w197), w197), w197)
    x779 = add(x778, add(mul(x560, x765, w195), mul(x571, x767, w196), w196), w196)
    x851 = mul(c03, x779, w197)
    x852 = sub(x781, x851, w195)
    x888 = add(x781, x851, w197)
    x802 = sub(mul(x529, x758, w198), sub(mul(x538, x761, w199), mul(x527, x759, w200), w200), w200)
    x803 = add(x802, add(mul(x560, x760, w198), mul(x571, x762, w199), w199), w199)
    x853 = mul(c03, x803, w200)
    x854 = sub(x805, x853, w198)
    x889 = add(x805, x853, w200)
    x826 = sub(sub(x531, mul(x305, x529, w201), w201), sub(mul(x306, x527, w202), mul(x313, x538, w203), w203), w203)
    x827 = sub(x826, add(mul(x307, x560, w046), mul(x315, x571, w124), w124), w124)
    x855 = mul(c03, x827, w203)
    x870 = add(mul(x307, add(x833, x850, w167), w167), mul(x315, sub(x829, x855, w046), w046), w046)
    x890 = add(x829, x855, w203)
    x892 = add(x891, add(mul(x655, x882, w167), mul(x664, x884, w201), w201), w201)
    x981 = sub(x902, mul(c03, x892, w126), w126)
    x895 = sub(mul(x529, x880, w167), sub(mul(x538, x883, w202), mul(x527, x881, w204), w204), w204)
    x896 = add(x895, add(mul(x657, x882, w167), mul(x666, x884, w202), w202), w202)
    x983 = add(x898, mul(c03, x896, w204), w204)
    x922 = add(x921, add(mul(x655, x877, w167), mul(x664, x879, w205), w205), w205)
    x952 = add(x951, add(mul(x363, x655, w133), mul(x371, x664, w077), w077), w077)
    x982 = sub(x932, mul(c03, x922, w113), w113)
    x925 = sub(mul(x529, x875, w133), sub(mul(x538, x878, w132), mul(x527, x876, w167), w167), w167)
    x926 = add(x925, add(mul(x657, x877, w133), mul(x666, x879, w132), w132), w132)
    x984 = add(x928, mul(c03, x926, w167), w167)
    x955 = sub(add(x531, mul(x361, x529, w133), w133), sub(mul(x369, x538, w206), mul(x362, x527, w207), w207), w207)
    x956 = add(x955, add(mul(x363, x657, w125), mul(x371, x666, w138), w138), w138)
    x999 = add(mul(x363, sub(x962, mul(c03, x952, w207), w207), w207), mul(x371, add(x958, mul(c03, x956, w125), w125), w125), w125)
    x580 = sub(mul(x525, x550, w207), sub(mul(x537, x553, w133), mul(x523, x551, w206), w206), w206)
    x581 = add(x580, add(mul(x552, x558, w207), mul(x554, x569, w133), w133), w133)
    x586 = add(mul(x537, x550, w206), add(mul(x540, x553, w207), mul(x536, x551, w208), w208), w208)
    x587 = sub(x586, add(mul(x552, x564, w206), mul(x554, x575, w207), w207), w207)
    x627 = add(add(mul(x550, x581, w081), x626, w033), sub(mul(x551, x579, w055), mul(x553, x587, w045), w045), w045)
    x628 = add(x627, add(mul(x552, x615, w116), mul(x554, x621, w192), w192), w192)
    x629 = sub(mul(x545, x581, w045), add(x542, mul(x178, x543, w116), w116), w116)
    x630 = add(x629, sub(mul(x546, x579, w045), mul(x548, x587, w175), w175), w175)
    x631 = add(x630, add(mul(x547, x615, w116), mul(x549, x621, w045), w045), w045)
    x635 = sub(add(mul(x193, x581, w175), mul(x194, x579, w116), w116), sub(mul(x201, x587, w175), sub(x543, x583, w173), w173), w173)
    x636 = add(x635, add(mul(x203, x621, w116), mul(x195, x615, w175), w175), w175)
    x685 = sub(mul(x581, x650, w173), sub(mul(x587, x653, w116), mul(x579, x651, w033), w033), w033)
    x686 = add(x685, add(mul(x652, x661, w173), mul(x654, x670, w116), w116), w116)
    x703 = sub(mul(x581, x645, w033), sub(mul(x587, x648, w173), mul(x579, x646, w055), w055), w055)
    x704 = add(x703, add(mul(x647, x661, w033), mul(x649, x670, w173), w173), w173)
    x721 = add(sub(x583, mul(x257, x587, w055), w055), add(mul(x249, x581, w033), mul(x250, x579, w081), w081), w081)
    x722 = add(x721, add(mul(x251, x661, w055), mul(x259, x670, w033), w033), w033)
    x786 = sub(mul(x581, x763, w081), sub(mul(x587, x766, w055), mul(x579, x764, w208), w208), w208)
    x787 = add(x786, add(mul(x615, x765, w081), mul(x621, x767, w055), w055), w055)
    x810 = sub(mul(x581, x758, w208), sub(mul(x587, x761, w081), mul(x579, x759, w206), w206), w206)
    x811 = add(x810, add(mul(x615, x760, w208), mul(x621, x762, w081), w081), w081)
    x834 = sub(sub(x583, mul(x305, x581, w206), w206), sub(mul(x306, x579, w208), mul(x313, x587, w209), w209), w209)
    x835 = sub(x834, add(mul(x315, x621, w068), mul(x307, x615, w165), w165), w165)
    x903 = sub(mul(x581, x880, w209), sub(mul(x587, x883, w068), mul(x579, x881, w206), w206), w206)
    x904 = add(x903, add(mul(x661, x882, w209), mul(x670, x884, w068), w068), w068)
    x933 = sub(mul(x581, x875, w206), sub(mul(x587, x878, w209), mul(x579, x876, w208), w208), w208)
    x934 = add(x933, add(mul(x661, x877, w206), mul(x670, x879, w209), w209), w209)
    x963 = add(add(x583, mul(x362, x579, w208), w208), sub(mul(x361, x581, w206), mul(x369, x587, w210), w210), w210)
    x964 = add(x963, add(mul(x371, x670, w161), mul(x363, x661, w091), w091), w091)
    x592 = sub(mul(x525, x545, w210), sub(mul(x537, x548, w161), mul(x523, x546, w208), w208), w208)
    x593 = add(x592, add(mul(x547, x558, w210), mul(x549, x569, w161), w161), w161)
    x632 = sub(mul(x545, x593, w208), sub(x177, mul(x178, x544, w186), w186), w186)
    x598 = add(mul(x537, x545, w176), add(mul(x540, x548, w208), mul(x536, x546, w070), w070), w070)
    x599 = sub(x598, add(mul(x547, x564, w176), mul(x549, x575, w208), w208), w208)
    x633 = add(x632, sub(mul(x546, x591, w141), mul(x548, x599, w155), w155), w155)
    x634 = add(x633, add(mul(x547, x617, w098), mul(x549, x623, w025), w025), w025)
    x637 = sub(add(mul(x193, x593, w155), mul(x194, x591, w098), w098), add(mul(x201, x599, w155), add(x544, x595, w189), w189), w189)
    x638 = add(x637, add(mul(x203, x623, w098), mul(x195, x617, w155), w155), w155)
    x687 = sub(mul(x593, x650, w189), sub(mul(x599, x653, w098), mul(x591, x651, w186), w186), w186)
    x688 = add(x687, add(mul(x652, x662, w189), mul(x654, x671, w098), w098), w098)
    x705 = sub(mul(x593, x645, w186), sub(mul(x599, x648, w189), mul(x591, x646, w141), w141), w141)
    x706 = add(x705, add(mul(x647, x662, w186), mul(x649, x671, w189), w189), w189)
    x723 = add(sub(x595, mul(x257, x599, w141), w141), add(mul(x249, x593, w186), mul(x250, x591, w070), w070), w070)
    x724 = add(x723, add(mul(x251, x662, w141), mul(x259, x671, w186), w186), w186)
    x788 = sub(mul(x593, x763, w070), sub(mul(x599, x766, w141), mul(x591, x764, w176), w176), w176)
    x789 = add(x788, add(mul(x617, x765, w070), mul(x623, x767, w141), w141), w141)
    x812 = sub(mul(x593, x758, w176), sub(mul(x599, x761, w070), mul(x591, x759, w210), w210), w210)
    x813 = add(x812, add(mul(x617, x760, w176), mul(x623, x762, w070), w070), w070)
    x836 = sub(sub(x595, mul(x305, x593, w210), w210), sub(mul(x306, x591, w176), mul(x313, x599, w206), w206), w206)
    x837 = sub(x836, add(mul(x315, x623, w011), mul(x307, x617, w088), w088), w088)
    x905 = sub(mul(x593, x880, w206), sub(mul(x599, x883, w011), mul(x591, x881, w210), w210), w210)
    x906 = add(x905, add(mul(x662, x882, w206), mul(x671, x884, w011), w011), w011)
    x935 = sub(mul(x593, x875, w210), sub(mul(x599, x878, w206), mul(x591, x876, w176), w176), w176)
    x936 = add(x935, add(mul(x662, x877, w210), mul(x671, x879, w206), w206), w206)
    x965 = add(add(x595, mul(x362, x591, w176), w176), sub(mul(x361, x593, w210), mul(x369, x599, w211), w211), w211)
    x966 = add(x965, add(mul(x371, x671, w162), mul(x363, x662, w137), w137), w137)
    x604 = add(sub(x529, mul(x194, x523, w211), w211), sub(mul(x201, x537, w162), mul(x193, x525, w176), w176), w176)
    x605 = sub(x604, add(mul(x195, x558, w211), mul(x203, x569, w162), w162), w162)
    x610 = sub(sub(x538, mul(x193, x537, w176), w176), add(mul(x194, x536, w211), mul(x201, x540, w210), w210), w210)
    x611 = add(x610, add(mul(x203, x575, w176), mul(x195, x564, w211), w211), w211)
    x639 = sub(add(mul(x193, x605, w134), mul(x194, x603, w026), w026), add(mul(x201, x611, w123), add(x192, x607, w172), w172), w172)
    x640 = add(x639, add(mul(x195, x619, w143), mul(x203, x625, w043), w043), w043)
    x689 = sub(mul(x605, x650, w172), sub(mul(x611, x653, w143), mul(x603, x651, w026), w026), w026)
    x690 = add(x689, add(mul(x654, x672, w172), mul(x652, x663, w143), w143), w143)
    x707 = sub(mul(x605, x645, w026), sub(mul(x611, x648, w172), mul(x603, x646, w123), w123), w123)
    x708 = add(x707, add(mul(x649, x672, w026), mul(x647, x663, w172), w172), w172)
    x725 = add(sub(x607, mul(x257, x611, w123), w123), add(mul(x249, x605, w026), mul(x250, x603, w134), w134), w134)
    x726 = add(x725, add(mul(x251, x663, w123), mul(x259, x672, w026), w026), w026)
    x790 = sub(mul(x605, x763, w134), sub(mul(x611, x766, w123), mul(x603, x764, w210), w210), w210)
    x791 = add(x790, add(mul(x625, x767, w134), mul(x619, x765, w123), w123), w123)
    x814 = sub(mul(x605, x758, w210), sub(mul(x611, x761, w134), mul(x603, x759, w176), w176), w176)
    x815 = add(x814, add(mul(x625, x762, w210), mul(x619, x760, w134), w134), w134)
    x838 = sub(sub(x607, mul(x305, x605, w176), w176), sub(mul(x306, x603, w210), mul(x313, x611, w212), w212), w212)
    x839 = sub(x838, add(mul(x307, x619, w024), mul(x315, x625, w052), w052), w052)
    x907 = sub(mul(x605, x880, w212), sub(mul(x611, x883, w024), mul(x603, x881, w176), w176), w176)
    x908 = add(x907, add(mul(x672, x884, w212), mul(x663, x882, w024), w024), w024)
    x937 = sub(mul(x605, x875, w176), sub(mul(x611, x878, w212), mul(x603, x876, w210), w210), w210)
    x938 = add(x937, add(mul(x672, x879, w176), mul(x663, x877, w212), w212), w212)
    x967 = add(add(x607, mul(x362, x603, w210), w210), sub(mul(x361, x605, w176), mul(x369, x611, w213), w213), w213)
    x968 = add(x967, add(mul(x363, x663, w179), mul(x371, x672, w089), w089), w089)
    x675 = sub(mul(x525, x650, w213), sub(mul(x537, x653, w179), mul(x523, x651, w210), w210), w210)
    x676 = add(x675, add(mul(x652, x656, w213), mul(x654, x665, w179), w179), w179)
    x681 = add(mul(x537, x650, w210), add(mul(x540, x653, w213), mul(x536, x651, w176), w176), w176)
    x682 = sub(x681, add(mul(x652, x659, w210), mul(x654, x668, w213), w213), w213)
    x740 = add(add(mul(x650, x676, w121), x739, w147), sub(mul(x651, x674, w164), mul(x653, x682, w160), w160), w160)
    x741 = add(x740, add(mul(x652, x728, w154), mul(x654, x734, w159), w159), w159)
    x742 = sub(mul(x645, x676, w160), add(x642, mul(x234, x643, w154), w154), w154)
    x743 = add(x742, sub(mul(x646, x674, w160), mul(x648, x682, w120), w120), w120)
    x744 = add(x743, add(mul(x647, x728, w154), mul(x649, x734, w160), w160), w160)
    x748 = sub(sub(mul(x257, x682, w120), mul(x249, x676, w154), w154), add(mul(x250, x674, w120), add(x643, x678, w118), w118), w118)
    x749 = sub(x748, add(mul(x251, x728, w154), mul(x259, x734, w120), w120), w120)
    x792 = sub(mul(x676, x763, w118), sub(mul(x682, x766, w154), mul(x674, x764, w147), w147), w147)
    x793 = add(x792, add(mul(x765, x768, w118), mul(x767, x771, w154), w154), w154)
    x816 = sub(mul(x676, x758, w147), sub(mul(x682, x761, w118), mul(x674, x759, w164), w164), w164)
    x817 = add(x816, add(mul(x760, x768, w147), mul(x762, x771, w118), w118), w118)
    x840 = sub(sub(x678, mul(x305, x676, w164), w164), sub(mul(x306, x674, w147), mul(x313, x682, w121), w121), w121)
    x841 = sub(x840, add(mul(x315, x771, w004), mul(x307, x768, w071), w071), w071)
    x909 = sub(mul(x676, x880, w121), sub(mul(x682, x883, w004), mul(x674, x881, w164), w164), w164)
    x910 = add(x909, add(mul(x728, x882, w121), mul(x734, x884, w004), w004), w004)
    x939 = sub(mul(x676, x875, w164), sub(mul(x682, x878, w121), mul(x674, x876, w147), w147), w147)
    x940 = add(x939, add(mul(x728, x877, w164), mul(x734, x879, w121), w121), w121)
    x969 = add(add(x678, mul(x362, x674, w147), w147), sub(mul(x361, x676, w164), mul(x369, x682, w176), w176), w176)
    x970 = add(x969, add(mul(x371, x734, w058), mul(x363, x728, w075), w075), w075)
    x693 = sub(mul(x525, x645, w176), sub(mul(x537, x648, w058), mul(x523, x646, w147), w147), w147)
    x694 = add(x693, add(mul(x647, x656, w176), mul(x649, x665, w058), w058), w058)
    x745 = sub(mul(x645, x694, w147), sub(x233, mul(x234, x644, w142), w142), w142)
    x699 = add(mul(x537, x645, w166), add(mul(x540, x648, w147), mul(x536, x646, w129), w129), w129)
    x700 = sub(x699, add(mul(x647, x659, w166), mul(x649, x668, w147), w147), w147)
    x746 = add(x745, sub(mul(x646, x692, w086), mul(x648, x700, w150), w150), w150)
    x747 = add(x746, add(mul(x647, x730, w151), mul(x649, x736, w119), w119), w119)
    x750 = sub(sub(mul(x257, x700, w150), mul(x249, x694, w151), w151), sub(mul(x250, x692, w150), sub(x644, x696, w145), w145), w145)
    x751 = sub(x750, add(mul(x251, x730, w151), mul(x259, x736, w150), w150), w150)
    x794 = sub(mul(x694, x763, w145), sub(mul(x700, x766, w151), mul(x692, x764, w142), w142), w142)
    x795 = add(x794, add(mul(x765, x769, w145), mul(x767, x772, w151), w151), w151)
    x818 = sub(mul(x694, x758, w142), sub(mul(x700, x761, w145), mul(x692, x759, w086), w086), w086)
    x819 = add(x818, add(mul(x760, x769, w142), mul(x762, x772, w145), w145), w145)
    x842 = sub(sub(x696, mul(x305, x694, w086), w086), sub(mul(x306, x692, w142), mul(x313, x700, w129), w129), w129)
    x843 = sub(x842, add(mul(x315, x772, w187), mul(x307, x769, w016), w016), w016)
    x911 = sub(mul(x694, x880, w129), sub(mul(x700, x883, w187), mul(x692, x881, w086), w086), w086)
    x912 = add(x911, add(mul(x730, x882, w129), mul(x736, x884, w187), w187), w187)
    x941 = sub(mul(x694, x875, w086), sub(mul(x700, x878, w129), mul(x692, x876, w142), w142), w142)
    x942 = add(x941, add(mul(x730, x877, w086), mul(x736, x879, w129), w129), w129)
    x971 = add(add(x696, mul(x362, x692, w142), w142), sub(mul(x361, x694, w086), mul(x369, x700, w166), w166), w166)
    x972 = add(x971, add(mul(x371, x736, w169), mul(x363, x730, w002), w002), w002)
    x711 = add(add(x529, mul(x249, x525, w166), w166), sub(mul(x250, x523, w169), mul(x257, x537, w142), w142), w142)
    x712 = add(x711, add(mul(x251, x656, w166), mul(x259, x665, w169), w169), w169)
    x717 = add(add(x538, mul(x257, x540, w142), w142), add(mul(x249, x537, w166), mul(x250, x536, w086), w086), w086)
    x718 = sub(x717, add(mul(x251, x659, w142), mul(x259, x668, w166), w166), w166)
    x752 = sub(sub(mul(x257, x718, w157), mul(x249, x712, w163), w163), add(mul(x250, x710, w144), add(x248, x714, w117), w117), w117)
    x753 = sub(x752, add(mul(x251, x732, w149), mul(x259, x738, w152), w152), w152)
    x796 = sub(mul(x712, x763, w117), sub(mul(x718, x766, w149), mul(x710, x764, w163), w163), w163)
    x797 = add(x796, add(mul(x767, x773, w117), mul(x765, x770, w149), w149), w149)
    x820 = sub(mul(x712, x758, w163), sub(mul(x718, x761, w117), mul(x710, x759, w144), w144), w144)
    x821 = add(x820, add(mul(x762, x773, w163), mul(x760, x770, w117), w117), w117)
    x844 = sub(sub(x714, mul(x305, x712, w144), w144), sub(mul(x306, x710, w163), mul(x313, x718, w157), w157), w157)
    x845 = sub(x844, add(mul(x307, x770, w057), mul(x315, x773, w194), w194), w194)
    x913 = sub(mul(x712, x880, w157), sub(mul(x718, x883, w057), mul(x710, x881, w144), w144), w144)
    x914 = add(x913, add(mul(x738, x884, w157), mul(x732, x882, w057), w057), w057)
    x943 = sub(mul(x712, x875, w144), sub(mul(x718, x878, w157), mul(x710, x876, w163), w163), w163)
    x944 = add(x943, add(mul(x738, x879, w144), mul(x732, x877, w157), w157), w157)
    x973 = add(add(x714, mul(x362, x710, w163), w163), sub(mul(x361, x712, w144), mul(x369, x718, w086), w086), w086)
    x974 = add(x973, add(mul(x363, x732, w185), mul(x371, x738, w180), w180), w180)
    x776 = sub(mul(x525, x763, w086), sub(mul(x537, x766, w185), mul(x523, x764, w163), w163), w163)
    x777 = add(x776, add(mul(x558, x765, w086), mul(x569, x767, w185), w185), w185)
    x782 = add(mul(x537, x763, w163), add(mul(x540, x766, w086), mul(x536, x764, w144), w144), w144)
    x783 = sub(x782, add(mul(x564, x765, w163), mul(x575, x767, w086), w086), w086)
    x857 = add(add(mul(x763, x777, w006), x856, w092), sub(mul(x764, x775, w109), mul(x766, x783, w105), w105), w105)
    x858 = add(x857, add(mul(x765, x847, w099), mul(x767, x852, w104), w104), w104)
    x859 = sub(mul(x758, x777, w105), add(x755, mul(x290, x756, w099), w099), w099)
    x860 = add(x859, sub(mul(x759, x775, w105), mul(x761, x783, w065), w065), w065)
    x861 = add(x860, add(mul(x760, x847, w099), mul(x762, x852, w105), w105), w105)
    x865 = sub(add(mul(x305, x777, w065), mul(x306, x775, w099), w099), sub(mul(x313, x783, w065), sub(x756, x779, w063), w063), w063)
    x866 = add(x865, add(mul(x315, x852, w195), mul(x307, x847, w060), w060), w060)
    x915 = sub(mul(x777, x880, w063), sub(mul(x783, x883, w195), mul(x775, x881, w099), w099), w099)
    x916 = add(x915, add(mul(x882, x885, w063), mul(x884, x888, w195), w195), w195)
    x945 = sub(mul(x777, x875, w099), sub(mul(x783, x878, w063), mul(x775, x876, w065), w065), w065)
    x946 = add(x945, add(mul(x877, x885, w099), mul(x879, x888, w063), w063), w063)
    x975 = add(add(x779, mul(x362, x775, w065), w065), sub(mul(x361, x777, w099), mul(x369, x783, w092), w092), w092)
    x976 = add(x975, add(mul(x371, x888, w197), mul(x363, x885, w013), w013), w013)
    x800 = sub(mul(x525, x758, w092), sub(mul(x537, x761, w197), mul(x523, x759, w065), w065), w065)
    x801 = add(x800, add(mul(x558, x760, w092), mul(x569, x762, w197), w197), w197)
    x862 = sub(mul(x758, x801, w065), sub(x289, mul(x290, x757, w087), w087), w087)
    x806 = add(mul(x537, x758, w111), add(mul(x540, x761, w065), mul(x536, x759, w074), w074), w074)
    x807 = sub(x806, add(mul(x564, x760, w111), mul(x575, x762, w065), w065), w065)
    x863 = add(x862, sub(mul(x759, x799, w031), mul(x761, x807, w095), w095), w095)
    x864 = add(x863, add(mul(x760, x849, w096), mul(x762, x854, w064), w064), w064)
    x867 = sub(add(mul(x305, x801, w095), mul(x306, x799, w096), w096), add(mul(x313, x807, w095), add(x757, x803, w090), w090), w090)
    x868 = add(x867, add(mul(x315, x854, w198), mul(x307, x849, w051), w051), w051)
    x917 = sub(mul(x801, x880, w090), sub(mul(x807, x883, w198), mul(x799, x881, w096), w096), w096)
    x918 = add(x917, add(mul(x882, x886, w090), mul(x884, x889, w198), w198), w198)
    x947 = sub(mul(x801, x875, w096), sub(mul(x807, x878, w090), mul(x799, x876, w095), w095), w095)
    x948 = add(x947, add(mul(x877, x886, w096), mul(x879, x889, w090), w090), w090)
    x977 = add(add(x803, mul(x362, x799, w095), w095), sub(mul(x361, x801, w096), mul(x369, x807, w087), w087), w087)
    x978 = add(x977, add(mul(x371, x889, w200), mul(x363, x886, w015), w015), w015)
    x824 = sub(sub(x529, mul(x305, x525, w087), w087), sub(mul(x306, x523, w200), mul(x313, x537, w095), w095), w095)
    x825 = sub(x824, add(mul(x307, x558, w156), mul(x315, x569, w177), w177), w177)
    x830 = sub(sub(x538, mul(x305, x537, w095), w095), add(mul(x306, x536, w156), mul(x313, x540, w087), w087), w087)
    x831 = add(x830, add(mul(x315, x575, w184), mul(x307, x564, w136), w136), w136)
    x869 = sub(add(mul(x305, x825, w108), mul(x306, x823, w059), w059), add(mul(x313, x831, w102), add(x304, x827, w062), w062), w062)
    x919 = sub(mul(x825, x880, w059), sub(mul(x831, x883, w102), mul(x823, x881, w108), w108), w108)
    x920 = add(x919, add(mul(x884, x890, w059), mul(x882, x887, w102), w102), w102)
    x949 = sub(mul(x825, x875, w108), sub(mul(x831, x878, w059), mul(x823, x876, w087), w087), w087)
    x950 = add(x949, add(mul(x879, x890, w108), mul(x877, x887, w059), w059), w059)
    x979 = add(add(x827, mul(x362, x823, w087), w087), sub(mul(x361, x825, w108), mul(x369, x831, w184), w184), w184)
    x980 = add(x979, add(mul(x363, x887, w018), mul(x371, x890, w203), w203), w203)
    x893 = sub(mul(x525, x880, w184), sub(mul(x537, x883, w018), mul(x523, x881, w087), w087), w087)
    x894 = add(x893, add(mul(x656, x882, w184), mul(x665, x884, w018), w018), w018)
    x899 = add(mul(x537, x880, w087), add(mul(x540, x883, w184), mul(x536, x881, w108), w108), w108)
    x900 = sub(x899, add(mul(x659, x882, w087), mul(x668, x884, w184), w184), w184)
    x986 = add(add(mul(x880, x894, w003), x985, w037), sub(mul(x881, x892, w054), mul(x883, x900, w050), w050), w050)
    x987 = add(x986, add(mul(x882, x981, w044), mul(x884, x983, w049), w049), w049)
    x988 = sub(mul(x875, x894, w050), add(x872, mul(x346, x873, w044), w044), w044)
    x989 = add(x988, sub(mul(x876, x892, w050), mul(x878, x900, w010), w010), w010)
    x990 = add(x989, add(mul(x877, x981, w044), mul(x879, x983, w050), w050), w050)
    x994 = sub(add(mul(x362, x892, w010), mul(x361, x894, w044), w044), sub(mul(x369, x900, w010), add(x873, x896, w008), w008), w008)
    x995 = add(x994, add(mul(x371, x983, w204), mul(x363, x981, w126), w126), w126)
    x923 = sub(mul(x525, x875, w008), sub(mul(x537, x878, w204), mul(x523, x876, w044), w044), w044)
    x924 = add(x923, add(mul(x656, x877, w008), mul(x665, x879, w204), w204), w204)
    x991 = sub(mul(x875, x924, w044), sub(x345, mul(x346, x874, w032), w032), w032)
    x929 = add(mul(x537, x875, w056), add(mul(x540, x878, w044), mul(x536, x876, w019), w019), w019)
    x930 = sub(x929, add(mul(x659, x877, w056), mul(x668, x879, w044), w044), w044)
    x992 = add(x991, sub(mul(x876, x922, w001), mul(x878, x930, w040), w040), w040)
    x993 = add(x992, add(mul(x877, x982, w041), mul(x879, x984, w009), w009), w009)
    x996 = sub(add(mul(x362, x922, w040), mul(x361, x924, w041), w041), add(mul(x369, x930, w040), sub(x874, x926, w035), w035), w035)
    x997 = add(x996, add(mul(x371, x984, w167), mul(x363, x982, w113), w113), w113)
    x953 = sub(add(x529, mul(x361, x525, w035), w035), sub(mul(x369, x537, w167), mul(x362, x523, w041), w041), w041)
    x954 = add(x953, add(mul(x363, x656, w140), mul(x371, x665, w135), w135), w135)
    x959 = add(add(x538, mul(x362, x536, w041), w041), add(mul(x361, x537, w140), mul(x369, x540, w035), w035), w035)
    x960 = sub(x959, add(mul(x371, x668, w014), mul(x363, x659, w112), w112), w112)
    x998 = sub(add(mul(x362, x952, w034), mul(x361, x954, w053), w053), sub(mul(x369, x960, w047), add(x360, x956, w007), w007), w007)
    Minv[0, 0] = -x490
    Minv[0, 1] = x518
    Minv[0, 2] = -x517
    Minv[0, 3] = x516
    Minv[0, 4] = x515
    Minv[0, 5] = x514
    Minv[0, 6] = -x613
    Minv[0, 7] = x601
    Minv[0, 8] = -x589
    Minv[0, 9] = -x720
    Minv[0, 10] = x702
    Minv[0, 11] = -x684
    Minv[0, 12] = -x833
    Minv[0, 13] = x809
    Minv[0, 14] = -x785
    Minv[0, 15] = -x962
    Minv[0, 16] = x932
    Minv[0, 17] = -x902
    Minv[1, 0] = x518
    Minv[1, 1] = x540
    Minv[1, 2] = x539
    Minv[1, 3] = x538
    Minv[1, 4] = x537
    Minv[1, 5] = x536
    Minv[1, 6] = -x611
    Minv[1, 7] = x599
    Minv[1, 8] = -x587
    Minv[1, 9] = -x718
    Minv[1, 10] = x700
    Minv[1, 11] = -x682
    Minv[1, 12] = -x831
    Minv[1, 13] = x807
    Minv[1, 14] = -x783
    Minv[1, 15] = -x960
    Minv[1, 16] = x930
    Minv[1, 17] = -x900
    Minv[2, 0] = -x517
    Minv[2, 1] = x539
    Minv[2, 2] = -x535
    Minv[2, 3] = x534
    Minv[2, 4] = x533
    Minv[2, 5] = x532
    Minv[2, 6] = -x609
    Minv[2, 7] = x597
    Minv[2, 8] = -x585
    Minv[2, 9] = -x716
    Minv[2, 10] = x698
    Minv[2, 11] = -x680
    Minv[2, 12] = -x829
    Minv[2, 13] = x805
    Minv[2, 14] = -x781
    Minv[2, 15] = -x958
    Minv[2, 16] = x928
    Minv[2, 17] = -x898
    Minv[3, 0] = x516
    Minv[3, 1] = x538
    Minv[3, 2] = x534
    Minv[3, 3] = -x531
    Minv[3, 4] = -x529
    Minv[3, 5] = -x527
    Minv[3, 6] = x607
    Minv[3, 7] = -x595
    Minv[3, 8] = x583
    Minv[3, 9] = x714
    Minv[3, 10] = -x696
    Minv[3, 11] = x678
    Minv[3, 12] = x827
    Minv[3, 13] = -x803
    Minv[3, 14] = x779
    Minv[3, 15] = x956
    Minv[3, 16] = -x926
    Minv[3, 17] = x896
    Minv[4, 0] = x515
    Minv[4, 1] = x537
    Minv[4, 2] = x533
    Minv[4, 3] = -x529
    Minv[4, 4] = -x525
    Minv[4, 5] = -x523
    Minv[4, 6] = x605
    Minv[4, 7] = -x593
    Minv[4, 8] = x581
    Minv[4, 9] = x712
    Minv[4, 10] = -x694
    Minv[4, 11] = x676
    Minv[4, 12] = x825
    Minv[4, 13] = -x801
    Minv[4, 14] = x777
    Minv[4, 15] = x954
    Minv[4, 16] = -x924
    Minv[4, 17] = x894
    Minv[5, 0] = x514
    Minv[5, 1] = x536
    Minv[5, 2] = x532
    Minv[5, 3] = -x527
    Minv[5, 4] = -x523
    Minv[5, 5] = -x521
    Minv[5, 6] = x603
    Minv[5, 7] = -x591
    Minv[5, 8] = x579
    Minv[5, 9] = x710
    Minv[5, 10] = -x692
    Minv[5, 11] = x674
    Minv[5, 12] = x823
    Minv[5, 13] = -x799
    Minv[5, 14] = x775
    Minv[5, 15] = x952
    Minv[5, 16] = -x922
    Minv[5, 17] = x892
    Minv[6, 0] = -x613
    Minv[6, 1] = -x611
    Minv[6, 2] = -x609
    Minv[6, 3] = x607
    Minv[6, 4] = x605
    Minv[6, 5] = x603
    Minv[6, 6] = x640
    Minv[6, 7] = -x638
    Minv[6, 8] = x636
    Minv[6, 9] = -x726
    Minv[6, 10] = x708
    Minv[6, 11] = -x690
    Minv[6, 12] = -x839
    Minv[6, 13] = x815
    Minv[6, 14] = -x791
    Minv[6, 15] = -x968
    Minv[6, 16] = x938
    Minv[6, 17] = -x908
    Minv[7, 0] = x601
    Minv[7, 1] = x599
    Minv[7, 2] = x597
    Minv[7, 3] = -x595
    Minv[7, 4] = -x593
    Minv[7, 5] = -x591
    Minv[7, 6] = -x638
    Minv[7, 7] = -x634
    Minv[7, 8] = x631
    Minv[7, 9] = x724
    Minv[7, 10] = -x706
    Minv[7, 11] = x688
    Minv[7, 12] = x837
    Minv[7, 13] = -x813
    Minv[7, 14] = x789
    Minv[7, 15] = x966
    Minv[7, 16] = -x936
    Minv[7, 17] = x906
    Minv[8, 0] = -x589
    Minv[8, 1] = -x587
    Minv[8, 2] = -x585
    Minv[8, 3] = x583
    Minv[8, 4] = x581
    Minv[8, 5] = x579
    Minv[8, 6] = x636
    Minv[8, 7] = x631
    Minv[8, 8] = -x628
    Minv[8, 9] = -x722
    Minv[8, 10] = x704
    Minv[8, 11] = -x686
    Minv[8, 12] = -x835
    Minv[8, 13] = x811
    Minv[8, 14] = -x787
    Minv[8, 15] = -x964
    Minv[8, 16] = x934
    Minv[8, 17] = -x904
    Minv[9, 0] = -x720
    Minv[9, 1] = -x718
    Minv[9, 2] = -x716
    Minv[9, 3] = x714
    Minv[9, 4] = x712
    Minv[9, 5] = x710
    Minv[9, 6] = -x726
    Minv[9, 7] = x724
    Minv[9, 8] = -x722
    Minv[9, 9] = x753
    Minv[9, 10] = -x751
    Minv[9, 11] = x749
    Minv[9, 12] = -x845
    Minv[9, 13] = x821
    Minv[9, 14] = -x797
    Minv[9, 15] = -x974
    Minv[9, 16] = x944
    Minv[9, 17] = -x914
    Minv[10, 0] = x702
    Minv[10, 1] = x700
    Minv[10, 2] = x698
    Minv[10, 3] = -x696
    Minv[10, 4] = -x694
    Minv[10, 5] = -x692
    Minv[10, 6] = x708
    Minv[10, 7] = -x706
    Minv[10, 8] = x704
    Minv[10, 9] = -x751
    Minv[10, 10] = -x747
    Minv[10, 11] = x744
    Minv[10, 12] = x843
    Minv[10, 13] = -x819
    Minv[10, 14] = x795
    Minv[10, 15] = x972
    Minv[10, 16] = -x942
    Minv[10, 17] = x912
    Minv[11, 0] = -x684
    Minv[11, 1] = -x682
    Minv[11, 2] = -x680
    Minv[11, 3] = x678
    Minv[11, 4] = x676
    Minv[11, 5] = x674
    Minv[11, 6] = -x690
    Minv[11, 7] = x688
    Minv[11, 8] = -x686
    Minv[11, 9] = x749
    Minv[11, 10] = x744
    Minv[11, 11] = -x741
    Minv[11, 12] = -x841
    Minv[11, 13] = x817
    Minv[11, 14] = -x793
    Minv[11, 15] = -x970
    Minv[11, 16] = x940
    Minv[11, 17] = -x910
    Minv[12, 0] = -x833
    Minv[12, 1] = -x831
    Minv[12, 2] = -x829
    Minv[12, 3] = x827
    Minv[12, 4] = x825
    Minv[12, 5] = x823
    Minv[12, 6] = -x839
    Minv[12, 7] = x837
    Minv[12, 8] = -x835
    Minv[12, 9] = -x845
    Minv[12, 10] = x843
    Minv[12, 11] = -x841
    Minv[12, 12] = add(x869, x870, w046)
    Minv[12, 13] = -x868
    Minv[12, 14] = x866
    Minv[12, 15] = -x980
    Minv[12, 16] = x950
    Minv[12, 17] = -x920
    Minv[13, 0] = x809
    Minv[13, 1] = x807
    Minv[13, 2] = x805
    Minv[13, 3] = -x803
    Minv[13, 4] = -x801
    Minv[13, 5] = -x799
    Minv[13, 6] = x815
    Minv[13, 7] = -x813
    Minv[13, 8] = x811
    Minv[13, 9] = x821
    Minv[13, 10] = -x819
    Minv[13, 11] = x817
    Minv[13, 12] = -x868
    Minv[13, 13] = -x864
    Minv[13, 14] = x861
    Minv[13, 15] = x978
    Minv[13, 16] = -x948
    Minv[13, 17] = x918
    Minv[14, 0] = -x785
    Minv[14, 1] = -x783
    Minv[14, 2] = -x781
    Minv[14, 3] = x779
    Minv[14, 4] = x777
    Minv[14, 5] = x775
    Minv[14, 6] = -x791
    Minv[14, 7] = x789
    Minv[14, 8] = -x787
    Minv[14, 9] = -x797
    Minv[14, 10] = x795
    Minv[14, 11] = -x793
    Minv[14, 12] = x866
    Minv[14, 13] = x861
    Minv[14, 14] = -x858
    Minv[14, 15] = -x976
    Minv[14, 16] = x946
    Minv[14, 17] = -x916
    Minv[15, 0] = -x962
    Minv[15, 1] = -x960
    Minv[15, 2] = -x958
    Minv[15, 3] = x956
    Minv[15, 4] = x954
    Minv[15, 5] = x952
    Minv[15, 6] = -x968
    Minv[15, 7] = x966
    Minv[15, 8] = -x964
    Minv[15, 9] = -x974
    Minv[15, 10] = x972
    Minv[15, 11] = -x970
    Minv[15, 12] = -x980
    Minv[15, 13] = x978
    Minv[15, 14] = -x976
    Minv[15, 15] = -add(x998, x999, w125)
    Minv[15, 16] = x997
    Minv[15, 17] = -x995
    Minv[16, 0] = x932
    Minv[16, 1] = x930
    Minv[16, 2] = x928
    Minv[16, 3] = -x926
    Minv[16, 4] = -x924
    Minv[16, 5] = -x922
    Minv[16, 6] = x938
    Minv[16, 7] = -x936
    Minv[16, 8] = x934
    Minv[16, 9] = x944
    Minv[16, 10] = -x942
    Minv[16, 11] = x940
    Minv[16, 12] = x950
    Minv[16, 13] = -x948
    Minv[16, 14] = x946
    Minv[16, 15] = x997
    Minv[16, 16] = -x993
    Minv[16, 17] = x990
    Minv[17, 0] = -x902
    Minv[17, 1] = -x900
    Minv[17, 2] = -x898
    Minv[17, 3] = x896
    Minv[17, 4] = x894
    Minv[17, 5] = x892
    Minv[17, 6] = -x908
    Minv[17, 7] = x906
    Minv[17, 8] = -x904
    Minv[17, 9] = -x914
    Minv[17, 10] = x912
    Minv[17, 11] = -x910
    Minv[17, 12] = -x920
    Minv[17, 13] = x918
    Minv[17, 14] = -x916
    Minv[17, 15] = -x995
    Minv[17, 16] = x990
    Minv[17, 17] = -x987


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
