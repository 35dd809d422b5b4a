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
# Program     SHA-256 7cc309bba41460309f20d7ee697c5a699d985b3ef3c4d73a07e605d3b408a8c1
# Operations  1601 mul, 1441 add, 14 div, 12 sin, 12 cos, 0 sqrt
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
        w210, w211, w212, w213, w214, w215, w216, w217, w218, w219, w220, w221, w222, w223,
        w224, w225
    ) = slots(226)
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
    x321 = add(x019, mul(c04, x022, w016), w016)
    x315 = add(c12, mul(c05, x008, w017), w017)
    x326 = mul(c40, x315, w018)
    x339 = div(c01, sub(x019, mul(x315, x326, w019), w019), w019)
    x860 = mul(x326, x339, w010)
    x316 = sub(mul(x004, x007, w020), mul(x003, x008, w021), w021)
    x317 = add(mul(x003, x007, w020), mul(x004, x008, w009), w009)
    x320 = add(x315, mul(c04, x317, w020), w020)
    x324 = mul(x002, x317, w022)
    x325 = mul(x001, x317, w009)
    x337 = mul(c40, x325, w023)
    x338 = sub(mul(x001, x022, w024), mul(x315, x337, w025), w025)
    x352 = mul(x338, x339, w024)
    x335 = mul(c40, x324, w026)
    x336 = sub(mul(x002, x022, w027), mul(x315, x335, w028), w028)
    x350 = mul(x336, x339, w027)
    x333 = mul(c40, x316, w029)
    x334 = sub(x023, mul(x315, x333, w030), w030)
    x348 = mul(x334, x339, w031)
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
    x318 = add(mul(x003, x011, w034), mul(x004, x012, w012), w012)
    x319 = sub(mul(x004, x011, w011), mul(x003, x012, w004), w004)
    x322 = sub(mul(x001, x320, w011), mul(x002, x319, w002), w002)
    x323 = add(mul(x001, x319, w004), mul(x002, x320, w020), w020)
    x331 = mul(c40, x323, w004)
    x329 = mul(c40, x322, w011)
    x327 = mul(c40, x318, w003)
    x328 = sub(x026, mul(x315, x327, w034), w034)
    x030 = add(x026, c26, w035)
    x343 = sub(mul(x002, x031, w036), sub(mul(x001, x030, w037), mul(x318, x329, w038), w038), w038)
    x346 = add(mul(x001, x031, w032), sub(mul(x002, x030, w035), mul(x318, x331, w036), w036), w036)
    x340 = mul(x328, x339, w032)
    x859 = sub(x327, mul(x326, x340, w035), w035)
    x341 = add(x025, sub(mul(x318, x327, w037), add(x016, c25, w007), w007), w007)
    x354 = div(c01, add(mul(x328, x340, w008), x341, w007), w007)
    x861 = mul(x354, x859, w008)
    x961 = sub(mul(x859, x861, w035), add(c40, mul(x326, x860, w037), w037), w037)
    x862 = mul(x340, x354, w035)
    x349 = add(mul(x318, x333, w039), mul(x328, x348, w040), w040)
    x357 = mul(x349, x354, w039)
    x361 = sub(mul(x349, x357, w041), add(mul(x316, x333, w042), mul(x334, x348, w043), w043), w043)
    x865 = sub(x348, mul(x340, x357, w041), w041)
    x870 = sub(mul(x326, x865, w042), sub(x333, mul(x327, x357, w044), w044), w044)
    x351 = sub(mul(x328, x350, w042), sub(x036, mul(x318, x335, w045), w045), w045)
    x353 = sub(mul(x328, x352, w042), sub(x035, mul(x318, x337, w012), w012), w012)
    x364 = mul(x353, x354, w042)
    x368 = sub(mul(x353, x364, w012), add(mul(x325, x337, w009), mul(x338, x352, w025), w025), w025)
    x366 = sub(mul(x349, x364, w012), add(mul(x316, x337, w009), mul(x334, x352, w046), w046), w046)
    x378 = mul(c03, x366, w012)
    x367 = sub(mul(x351, x364, w009), add(mul(x324, x337, w047), mul(x336, x352, w048), w048), w048)
    x867 = sub(x352, mul(x340, x364, w009), w009)
    x872 = sub(mul(x326, x867, w047), sub(x337, mul(x327, x364, w049), w049), w049)
    x362 = mul(x351, x354, w047)
    x363 = sub(mul(x349, x362, w040), add(mul(x316, x335, w021), mul(x334, x350, w030), w030), w030)
    x466 = sub(mul(x351, x362, w045), add(mul(x324, x335, w022), mul(x336, x350, w028), w028), w028)
    x866 = sub(x350, mul(x340, x362, w045), w045)
    x871 = sub(mul(x326, x866, w022), sub(x335, mul(x327, x362, w040), w040), w040)
    x033 = add(x027, c29, w022)
    x037 = add(mul(x002, sub(x032, x034, w021), w021), mul(x033, mul(c02, x001, w050), w050), w050)
    x038 = mul(x002, x037, w021)
    x330 = sub(mul(x315, x329, w051), sub(mul(x001, x321, w052), mul(x002, x027, w053), w053), w053)
    x332 = sub(mul(x315, x331, w017), add(mul(x001, x027, w005), mul(x002, x321, w016), w016), w016)
    x345 = mul(x332, x339, w017)
    x342 = mul(x330, x339, w005)
    x344 = sub(mul(x328, x342, w001), x343, w038)
    x347 = add(mul(x328, x345, w034), x346, w036)
    x356 = mul(x347, x354, w034)
    x864 = sub(x345, mul(x340, x356, w001), w001)
    x869 = add(mul(x326, x864, w051), add(x331, mul(x327, x356, w052), w052), w052)
    x355 = mul(x344, x354, w051)
    x863 = sub(x342, mul(x340, x355, w054), w054)
    x868 = add(mul(x326, x863, w018), add(x329, mul(x327, x355, w003), w003), w003)
    x419 = sub(mul(x330, x342, w005), sub(x032, mul(x322, x329, w011), w011), w011)
    x392 = add(mul(x330, x345, w005), add(x033, mul(x322, x331, w015), w015), w015)
    x393 = add(mul(x344, x356, w005), sub(mul(x001, x037, w050), x392, w015), w015)
    x399 = sub(mul(x332, x345, w017), sub(x034, mul(x323, x331, w004), w004), w004)
    x359 = add(mul(x332, x348, w017), sub(x035, mul(x323, x333, w033), w033), w033)
    x360 = sub(mul(x347, x357, w017), x359, w033)
    x379 = sub(x360, mul(c03, x361, w017), w017)
    x358 = sub(mul(x330, x348, w031), add(x036, mul(x322, x333, w029), w029), w029)
    x380 = add(mul(x347, x364, w031), sub(mul(x323, x337, w006), mul(x332, x352, w014), w014), w014)
    x409 = add(mul(x332, x350, w016), sub(x022, mul(x323, x335, w020), w020), w020)
    x365 = add(mul(x330, x352, w024), sub(x022, mul(x322, x337, w023), w023), w023)
    x433 = add(mul(x344, x362, w024), sub(mul(x322, x335, w026), mul(x330, x350, w027), w027), w027)
    x039 = cos(q_13, w024)
    x040 = sin(q_13, w026)
    x041 = cos(q_14, w053)
    x042 = sin(q_14, w002)
    x043 = cos(q_15, w013)
    x044 = sin(q_15, w016)
    x045 = sub(mul(c06, x044, w031), mul(c07, x043, w006), w006)
    x052 = add(c14, x045, w031)
    x046 = add(mul(c07, x044, w005), mul(c06, x043, w050), w050)
    x051 = mul(c13, x046, w005)
    x057 = add(c19, x051, w000)
    x053 = add(c15, x046, w022)
    x060 = add(mul(x041, x052, w018), mul(x042, x053, w055), w055)
    x061 = sub(mul(x042, x052, w031), mul(x041, x053, w022), w022)
    x067 = sub(c24, x061, w031)
    x073 = add(mul(c23, x039, w018), mul(x040, x067, w056), w056)
    x074 = sub(mul(c23, x040, w018), mul(x039, x067, w031), w031)
    x066 = mul(c22, x060, w018)
    x070 = add(x066, add(c28, x057, w057), w057)
    x267 = add(x057, mul(c04, x060, w058), w058)
    x261 = add(c12, mul(c05, x046, w059), w059)
    x272 = mul(c40, x261, w060)
    x285 = div(c01, sub(x057, mul(x261, x272, w061), w061), w061)
    x743 = mul(x272, x285, w000)
    x262 = sub(mul(x042, x045, w062), mul(x041, x046, w063), w063)
    x263 = add(mul(x041, x045, w062), mul(x042, x046, w050), w050)
    x266 = add(x261, mul(c04, x263, w062), w062)
    x270 = mul(x040, x263, w064)
    x271 = mul(x039, x263, w050)
    x283 = mul(c40, x271, w065)
    x284 = sub(mul(x039, x060, w066), mul(x261, x283, w067), w067)
    x298 = mul(x284, x285, w066)
    x281 = mul(c40, x270, w068)
    x282 = sub(mul(x040, x060, w069), mul(x261, x281, w070), w070)
    x296 = mul(x282, x285, w069)
    x279 = mul(c40, x262, w071)
    x280 = sub(x061, mul(x261, x279, w072), w072)
    x294 = mul(x280, x285, w073)
    x047 = sub(mul(c08, x044, w074), mul(c09, x043, w075), w075)
    x056 = add(mul(c05, x045, w006), add(c18, mul(x043, x047, w074), w074), w074)
    x048 = mul(x044, x047, w075)
    x054 = add(x051, sub(c16, x048, w006), w006)
    x059 = add(c21, x048, w075)
    x062 = add(mul(x042, sub(x054, x059, w005), w005), mul(x056, mul(c02, x041, w076), w076), w076)
    x063 = mul(x042, x062, w005)
    x072 = add(x063, add(x066, add(c30, x059, w075), w075), w075)
    x069 = sub(mul(x041, x062, w076), sub(mul(c04, x061, w022), sub(c27, x056, w074), w074), w074)
    x049 = sub(mul(c11, x043, w076), mul(c10, x044, w022), w022)
    x050 = add(mul(c10, x043, w013), mul(c11, x044, w016), w016)
    x058 = add(c20, x050, w013)
    x055 = sub(c17, x049, w076)
    x064 = add(mul(x041, x055, w018), mul(x042, x058, w077), w077)
    x065 = sub(mul(x041, x058, w013), mul(x042, x055, w076), w076)
    x264 = sub(mul(x042, x050, w013), mul(x041, x049, w018), w018)
    x265 = add(mul(x041, x050, w016), mul(x042, x049, w022), w022)
    x268 = sub(mul(x039, x266, w016), mul(x040, x265, w002), w002)
    x269 = add(mul(x039, x265, w022), mul(x040, x266, w062), w062)
    x277 = mul(c40, x269, w022)
    x275 = mul(c40, x268, w016)
    x273 = mul(c40, x264, w053)
    x274 = sub(x064, mul(x261, x273, w013), w013)
    x068 = add(c26, x064, w077)
    x289 = add(mul(x040, x069, w078), sub(mul(x039, x068, w079), mul(x264, x275, w080), w080), w080)
    x292 = sub(mul(x039, x069, w074), sub(mul(x040, x068, w077), mul(x264, x277, w078), w078), w078)
    x286 = mul(x274, x285, w074)
    x742 = sub(x273, mul(x272, x286, w077), w077)
    x287 = add(x063, sub(mul(x264, x273, w079), add(c25, x054, w006), w006), w006)
    x300 = div(c01, add(mul(x274, x286, w005), x287, w006), w006)
    x744 = mul(x300, x742, w005)
    x844 = sub(mul(x742, x744, w077), add(c40, mul(x272, x743, w079), w079), w079)
    x745 = mul(x286, x300, w077)
    x295 = add(mul(x264, x279, w081), mul(x274, x294, w082), w082)
    x303 = mul(x295, x300, w081)
    x307 = sub(mul(x295, x303, w083), add(mul(x262, x279, w084), mul(x280, x294, w085), w085), w085)
    x748 = sub(x294, mul(x286, x303, w083), w083)
    x753 = sub(mul(x272, x748, w084), sub(x279, mul(x273, x303, w086), w086), w086)
    x297 = sub(mul(x274, x296, w084), sub(x074, mul(x264, x281, w087), w087), w087)
    x299 = sub(mul(x274, x298, w084), sub(x073, mul(x264, x283, w018), w018), w018)
    x310 = mul(x299, x300, w084)
    x314 = sub(mul(x299, x310, w018), add(mul(x271, x283, w050), mul(x284, x298, w067), w067), w067)
    x312 = sub(mul(x295, x310, w018), add(mul(x262, x283, w050), mul(x280, x298, w088), w088), w088)
    x375 = mul(c03, x312, w018)
    x313 = sub(mul(x297, x310, w050), add(mul(x270, x283, w089), mul(x282, x298, w090), w090), w090)
    x750 = sub(x298, mul(x286, x310, w050), w050)
    x755 = sub(mul(x272, x750, w089), sub(x283, mul(x273, x310, w091), w091), w091)
    x308 = mul(x297, x300, w089)
    x309 = sub(mul(x295, x308, w082), add(mul(x262, x281, w063), mul(x280, x296, w072), w072), w072)
    x465 = sub(mul(x297, x308, w087), add(mul(x270, x281, w064), mul(x282, x296, w070), w070), w070)
    x749 = sub(x296, mul(x286, x308, w087), w087)
    x754 = sub(mul(x272, x749, w064), sub(x281, mul(x273, x308, w082), w082), w082)
    x071 = sub(c29, x065, w064)
    x075 = sub(mul(x040, sub(x070, x072, w063), w063), mul(x071, mul(c02, x039, w092), w092), w092)
    x076 = mul(x040, x075, w063)
    x276 = sub(mul(x261, x275, w093), sub(mul(x039, x267, w094), mul(x040, x065, w095), w095), w095)
    x278 = sub(mul(x261, x277, w059), add(mul(x039, x065, w076), mul(x040, x267, w058), w058), w058)
    x291 = mul(x278, x285, w059)
    x288 = mul(x276, x285, w076)
    x290 = add(mul(x274, x288, w026), x289, w080)
    x293 = sub(mul(x274, x291, w013), x292, w078)
    x302 = mul(x293, x300, w013)
    x747 = sub(x291, mul(x286, x302, w026), w026)
    x752 = add(mul(x272, x747, w093), add(x277, mul(x273, x302, w094), w094), w094)
    x301 = mul(x290, x300, w093)
    x746 = sub(x288, mul(x286, x301, w096), w096)
    x751 = add(mul(x272, x746, w060), add(x275, mul(x273, x301, w053), w053), w053)
    x418 = sub(mul(x276, x288, w076), sub(x070, mul(x268, x275, w016), w016), w016)
    x390 = sub(mul(x276, x291, w076), sub(x071, mul(x268, x277, w057), w057), w057)
    x391 = add(mul(x290, x302, w076), sub(mul(x039, x075, w092), x390, w057), w057)
    x398 = sub(mul(x278, x291, w059), sub(x072, mul(x269, x277, w022), w022), w022)
    x305 = sub(mul(x278, x294, w059), add(x073, mul(x269, x279, w075), w075), w075)
    x306 = sub(mul(x293, x303, w059), x305, w075)
    x376 = add(x306, mul(c03, x307, w059), w059)
    x304 = add(mul(x276, x294, w073), sub(x074, mul(x268, x279, w071), w071), w071)
    x377 = add(mul(x293, x310, w073), sub(mul(x269, x283, w031), mul(x278, x298, w056), w056), w056)
    x408 = add(mul(x278, x296, w058), sub(x060, mul(x269, x281, w062), w062), w062)
    x311 = add(mul(x276, x298, w066), sub(x060, mul(x268, x283, w065), w065), w065)
    x432 = add(mul(x290, x308, w066), sub(mul(x268, x281, w068), mul(x276, x296, w069), w069), w069)
    x077 = cos(q_10, w066)
    x078 = sin(q_10, w068)
    x079 = cos(q_11, w095)
    x080 = sin(q_11, w002)
    x081 = cos(q_12, w055)
    x082 = sin(q_12, w058)
    x083 = sub(mul(c06, x082, w073), mul(c07, x081, w031), w031)
    x090 = add(c14, x083, w073)
    x084 = add(mul(c07, x082, w076), mul(c06, x081, w092), w092)
    x089 = mul(c13, x084, w076)
    x095 = add(c19, x089, w024)
    x091 = add(c15, x084, w064)
    x098 = add(mul(x079, x090, w060), mul(x080, x091, w097), w097)
    x099 = sub(mul(x080, x090, w073), mul(x079, x091, w064), w064)
    x105 = sub(c24, x099, w073)
    x111 = sub(mul(c23, x077, w060), mul(x078, x105, w098), w098)
    x112 = add(mul(c23, x078, w060), mul(x077, x105, w073), w073)
    x104 = mul(c22, x098, w060)
    x108 = sub(x104, add(c28, x095, w099), w099)
    x213 = sub(x095, mul(c04, x098, w100), w100)
    x207 = add(c12, mul(c05, x084, w101), w101)
    x218 = mul(c40, x207, w102)
    x231 = div(c01, sub(x095, mul(x207, x218, w103), w103), w103)
    x630 = mul(x218, x231, w024)
    x208 = sub(mul(x080, x083, w104), mul(x079, x084, w105), w105)
    x209 = add(mul(x079, x083, w104), mul(x080, x084, w092), w092)
    x212 = sub(x207, mul(c04, x209, w104), w104)
    x216 = mul(x078, x209, w106)
    x217 = mul(x077, x209, w092)
    x229 = mul(c40, x217, w107)
    x230 = sub(mul(x077, x098, w108), mul(x207, x229, w109), w109)
    x244 = mul(x230, x231, w108)
    x227 = mul(c40, x216, w110)
    x228 = sub(mul(x078, x098, w111), mul(x207, x227, w112), w112)
    x242 = mul(x228, x231, w111)
    x225 = mul(c40, x208, w113)
    x226 = sub(x099, mul(x207, x225, w114), w114)
    x240 = mul(x226, x231, w115)
    x085 = sub(mul(c08, x082, w116), mul(c09, x081, w117), w117)
    x094 = add(mul(c05, x083, w031), add(c18, mul(x081, x085, w116), w116), w116)
    x086 = mul(x082, x085, w117)
    x092 = add(x089, sub(c16, x086, w031), w031)
    x097 = add(c21, x086, w117)
    x100 = add(mul(x080, sub(x092, x097, w076), w076), mul(x094, mul(c02, x079, w118), w118), w118)
    x101 = mul(x080, x100, w076)
    x110 = sub(x101, sub(x104, add(c30, x097, w117), w117), w117)
    x107 = add(mul(x079, x100, w118), sub(mul(c04, x099, w064), add(c27, x094, w116), w116), w116)
    x087 = sub(mul(c10, x082, w118), mul(c11, x081, w064), w064)
    x088 = add(mul(c11, x082, w058), mul(c10, x081, w055), w055)
    x096 = add(c20, x088, w058)
    x093 = add(c17, x087, w118)
    x102 = add(mul(x079, x093, w060), mul(x080, x096, w119), w119)
    x103 = sub(mul(x080, x093, w118), mul(x079, x096, w058), w058)
    x210 = add(mul(x079, x087, w118), mul(x080, x088, w060), w060)
    x211 = sub(mul(x080, x087, w064), mul(x079, x088, w055), w055)
    x214 = sub(mul(x077, x212, w064), mul(x078, x211, w095), w095)
    x215 = add(mul(x077, x211, w055), mul(x078, x212, w104), w104)
    x223 = mul(c40, x215, w055)
    x221 = mul(c40, x214, w064)
    x219 = mul(c40, x210, w002)
    x220 = sub(x102, mul(x207, x219, w118), w118)
    x106 = sub(c26, x102, w119)
    x235 = add(mul(x078, x107, w120), add(mul(x077, x106, w121), mul(x210, x221, w122), w122), w122)
    x238 = sub(mul(x077, x107, w116), add(mul(x078, x106, w119), mul(x210, x223, w120), w120), w120)
    x232 = mul(x220, x231, w116)
    x629 = sub(x219, mul(x218, x232, w119), w119)
    x233 = add(x101, sub(mul(x210, x219, w121), add(c25, x092, w031), w031), w031)
    x246 = div(c01, add(mul(x220, x232, w076), x233, w031), w031)
    x631 = mul(x246, x629, w076)
    x727 = sub(mul(x629, x631, w119), add(c40, mul(x218, x630, w121), w121), w121)
    x632 = mul(x232, x246, w119)
    x241 = add(mul(x210, x225, w123), mul(x220, x240, w124), w124)
    x249 = mul(x241, x246, w123)
    x253 = sub(mul(x241, x249, w125), add(mul(x208, x225, w126), mul(x226, x240, w127), w127), w127)
    x635 = sub(x240, mul(x232, x249, w125), w125)
    x640 = sub(mul(x218, x635, w126), sub(x225, mul(x219, x249, w128), w128), w128)
    x243 = sub(mul(x220, x242, w126), sub(x112, mul(x210, x227, w129), w129), w129)
    x245 = sub(mul(x220, x244, w126), sub(x111, mul(x210, x229, w060), w060), w060)
    x256 = mul(x245, x246, w126)
    x260 = sub(mul(x245, x256, w060), add(mul(x217, x229, w092), mul(x230, x244, w109), w109), w109)
    x440 = add(x260, x368, w025)
    x258 = sub(mul(x241, x256, w109), add(mul(x208, x229, w060), mul(x226, x244, w092), w092), w092)
    x372 = mul(c03, x258, w109)
    x259 = sub(mul(x243, x256, w060), add(mul(x216, x229, w130), mul(x228, x244, w131), w131), w131)
    x447 = add(x259, x367, w048)
    x637 = sub(x244, mul(x232, x256, w131), w131)
    x642 = sub(mul(x218, x637, w060), sub(x229, mul(x219, x256, w130), w130), w130)
    x254 = mul(x243, x246, w060)
    x255 = sub(mul(x241, x254, w124), add(mul(x208, x227, w105), mul(x226, x242, w114), w114), w114)
    x405 = add(x255, x363, w030)
    x464 = sub(mul(x243, x254, w129), add(mul(x216, x227, w106), mul(x228, x242, w112), w112), w112)
    x636 = sub(x242, mul(x232, x254, w129), w129)
    x641 = sub(mul(x218, x636, w106), sub(x227, mul(x219, x254, w114), w114), w114)
    x109 = add(c29, x103, w106)
    x113 = sub(mul(x078, add(x108, x110, w124), w124), mul(x109, mul(c02, x077, w105), w105), w105)
    x114 = mul(x078, x113, w124)
    x222 = sub(mul(x207, x221, w132), sub(mul(x077, x213, w133), mul(x078, x103, w134), w134), w134)
    x224 = sub(mul(x207, x223, w101), add(mul(x077, x103, w058), mul(x078, x213, w100), w100), w100)
    x237 = mul(x224, x231, w101)
    x234 = mul(x222, x231, w058)
    x236 = sub(mul(x220, x234, w068), x235, w122)
    x239 = add(mul(x220, x237, w118), x238, w120)
    x248 = mul(x239, x246, w118)
    x634 = sub(x237, mul(x232, x248, w068), w068)
    x639 = add(mul(x218, x634, w132), add(x223, mul(x219, x248, w133), w133), w133)
    x247 = mul(x236, x246, w132)
    x633 = sub(x234, mul(x232, x247, w135), w135)
    x638 = add(mul(x218, x633, w102), add(x221, mul(x219, x247, w002), w002), w002)
    x417 = add(mul(x222, x234, w058), add(x108, mul(x214, x221, w064), w064), w064)
    x421 = add(add(mul(x236, x247, w058), sub(x114, x417, w064), w064), sub(mul(x344, x355, w058), add(x038, x419, w011), w011), w011)
    x388 = add(mul(x222, x237, w064), add(x109, mul(x214, x223, w058), w058), w058)
    x389 = sub(mul(x236, x248, w064), add(mul(x077, x113, w105), x388, w058), w058)
    x397 = sub(mul(x224, x237, w101), sub(x110, mul(x215, x223, w055), w055), w055)
    x401 = add(sub(mul(x239, x248, w101), add(x114, x397, w055), w055), add(mul(x347, x356, w101), sub(x038, x399, w004), w004), w004)
    x251 = add(mul(x224, x240, w055), sub(x111, mul(x215, x225, w101), w101), w101)
    x252 = sub(mul(x239, x249, w055), x251, w101)
    x373 = sub(x252, mul(c03, x253, w055), w055)
    x250 = sub(mul(x222, x240, w115), add(x112, mul(x214, x225, w113), w113), w113)
    x385 = add(sub(mul(x236, x249, w115), x250, w113), sub(mul(x344, x357, w115), x358, w029), w029)
    x374 = add(mul(x239, x256, w113), sub(mul(x215, x229, w115), mul(x224, x244, w073), w073), w073)
    x382 = add(sub(x372, x374, w073), sub(x378, x380, w014), w014)
    x407 = add(mul(x224, x242, w100), sub(x098, mul(x215, x227, w104), w104), w104)
    x411 = add(sub(mul(x239, x254, w120), x407, w104), sub(mul(x347, x362, w036), x409, w020), w020)
    x257 = add(mul(x222, x244, w108), sub(x098, mul(x214, x229, w107), w107), w107)
    x425 = add(sub(mul(x236, x256, w108), x257, w107), sub(mul(x344, x364, w038), x365, w023), w023)
    x431 = add(mul(x236, x254, w122), sub(mul(x214, x227, w110), mul(x222, x242, w111), w111), w111)
    x115 = cos(q_07, w122)
    x116 = sin(q_07, w110)
    x117 = cos(q_08, w134)
    x118 = sin(q_08, w095)
    x119 = cos(q_09, w107)
    x120 = sin(q_09, w038)
    x121 = sub(mul(c06, x120, w108), mul(c07, x119, w097), w097)
    x128 = add(c14, x121, w108)
    x122 = add(mul(c07, x120, w104), mul(c06, x119, w036), w036)
    x127 = mul(c13, x122, w104)
    x133 = add(c19, x127, w120)
    x129 = add(c15, x122, w100)
    x136 = add(mul(x117, x128, w073), mul(x118, x129, w113), w113)
    x137 = sub(mul(x118, x128, w108), mul(x117, x129, w100), w100)
    x143 = sub(c24, x137, w108)
    x149 = add(mul(c23, x115, w073), mul(x116, x143, w115), w115)
    x150 = sub(mul(c23, x116, w073), mul(x115, x143, w108), w108)
    x142 = mul(c22, x136, w073)
    x146 = sub(x142, add(c28, x133, w098), w098)
    x159 = sub(x133, mul(c04, x136, w021), w021)
    x153 = add(c12, mul(c05, x122, w124), w124)
    x164 = mul(x153, c40, w117)
    x177 = div(c01, sub(x133, mul(x153, x164, w064), w064), w064)
    x530 = mul(x164, x177, w120)
    x154 = sub(mul(x118, x121, w105), mul(x117, x122, w066), w066)
    x155 = add(mul(x117, x121, w105), mul(x118, x122, w036), w036)
    x158 = sub(x153, mul(c04, x155, w105), w105)
    x162 = mul(x116, x155, w106)
    x163 = mul(x115, x155, w036)
    x175 = mul(x163, c40, w099)
    x176 = sub(mul(x115, x136, w102), mul(x153, x175, w136), w136)
    x190 = mul(x176, x177, w102)
    x173 = mul(x162, c40, w137)
    x174 = sub(mul(x116, x136, w138), mul(x153, x173, w139), w139)
    x188 = mul(x174, x177, w138)
    x171 = mul(x154, c40, w140)
    x172 = sub(x137, mul(x153, x171, w141), w141)
    x186 = mul(x172, x177, w142)
    x123 = sub(mul(c08, x120, w143), mul(c09, x119, w144), w144)
    x132 = add(mul(c05, x121, w097), add(c18, mul(x119, x123, w143), w143), w143)
    x124 = mul(x120, x123, w144)
    x130 = add(x127, sub(c16, x124, w097), w097)
    x135 = add(c21, x124, w144)
    x138 = add(mul(x118, sub(x130, x135, w104), w104), mul(x132, mul(c02, x117, w145), w145), w145)
    x139 = mul(x118, x138, w104)
    x148 = sub(x139, sub(x142, add(c30, x135, w144), w144), w144)
    x145 = add(mul(x117, x138, w145), sub(mul(c04, x137, w100), add(c27, x132, w143), w143), w143)
    x125 = sub(mul(c11, x119, w145), mul(c10, x120, w100), w100)
    x126 = add(mul(c10, x119, w107), mul(c11, x120, w038), w038)
    x134 = add(c20, x126, w107)
    x131 = sub(c17, x125, w145)
    x140 = add(mul(x117, x131, w073), mul(x118, x134, w146), w146)
    x141 = sub(mul(x117, x134, w107), mul(x118, x131, w145), w145)
    x156 = sub(mul(x118, x126, w107), mul(x117, x125, w073), w073)
    x157 = add(mul(x117, x126, w038), mul(x118, x125, w100), w100)
    x160 = sub(mul(x115, x158, w038), mul(x116, x157, w095), w095)
    x161 = add(mul(x115, x157, w100), mul(x116, x158, w105), w105)
    x169 = mul(x161, c40, w100)
    x167 = mul(x160, c40, w038)
    x165 = mul(x156, c40, w134)
    x166 = sub(x140, mul(x153, x165, w107), w107)
    x144 = sub(c26, x140, w146)
    x181 = sub(mul(x116, x145, w147), add(mul(x115, x144, w148), mul(x156, x167, w149), w149), w149)
    x184 = add(mul(x115, x145, w143), add(mul(x116, x144, w146), mul(x156, x169, w147), w147), w147)
    x178 = mul(x166, x177, w143)
    x529 = sub(x165, mul(x164, x178, w146), w146)
    x179 = add(x139, sub(mul(x156, x165, w148), add(c25, x130, w097), w097), w097)
    x192 = div(c01, add(mul(x166, x178, w104), x179, w097), w097)
    x531 = mul(x192, x529, w104)
    x614 = sub(mul(x529, x531, w146), add(c40, mul(x164, x530, w148), w148), w148)
    x532 = mul(x178, x192, w146)
    x187 = add(mul(x156, x171, w150), mul(x166, x186, w151), w151)
    x195 = mul(x187, x192, w150)
    x199 = sub(mul(x187, x195, w152), add(mul(x154, x171, w153), mul(x172, x186, w154), w154), w154)
    x535 = sub(x186, mul(x178, x195, w152), w152)
    x540 = sub(mul(x164, x535, w153), sub(x171, mul(x165, x195, w155), w155), w155)
    x189 = sub(mul(x166, x188, w153), sub(x150, mul(x156, x173, w156), w156), w156)
    x191 = sub(mul(x166, x190, w153), sub(x149, mul(x156, x175, w073), w073), w073)
    x202 = mul(x191, x192, w153)
    x206 = sub(mul(x191, x202, w073), add(mul(x163, x175, w036), mul(x176, x190, w136), w136), w136)
    x439 = add(x206, x314, w067)
    x441 = add(x439, x440, w136)
    x204 = sub(mul(x187, x202, w073), add(mul(x154, x175, w036), mul(x172, x190, w157), w157), w157)
    x369 = mul(c03, x204, w073)
    x205 = sub(mul(x189, x202, w036), add(mul(x162, x175, w158), mul(x174, x190, w159), w159), w159)
    x446 = add(x205, x313, w090)
    x537 = sub(x190, mul(x178, x202, w159), w159)
    x542 = sub(mul(x164, x537, w036), sub(x175, mul(x165, x202, w158), w158), w158)
    x200 = mul(x189, x192, w036)
    x201 = sub(mul(x187, x200, w151), add(mul(x154, x173, w066), mul(x172, x188, w141), w141), w141)
    x404 = add(x201, x309, w072)
    x463 = sub(mul(x189, x200, w156), add(mul(x162, x173, w106), mul(x174, x188, w139), w139), w139)
    x536 = sub(x188, mul(x178, x200, w156), w156)
    x541 = sub(mul(x164, x536, w106), sub(x173, mul(x165, x200, w141), w141), w141)
    x147 = sub(c29, x141, w106)
    x151 = add(mul(x116, add(x146, x148, w151), w151), mul(x147, mul(c02, x115, w066), w066), w066)
    x152 = mul(x116, x151, w151)
    x168 = sub(mul(x153, x167, w160), sub(mul(x115, x159, w161), mul(x116, x141, w162), w162), w162)
    x170 = sub(mul(x153, x169, w124), add(mul(x115, x141, w145), mul(x116, x159, w021), w021), w021)
    x183 = mul(x170, x177, w124)
    x180 = mul(x168, x177, w145)
    x182 = add(mul(x166, x180, w110), x181, w149)
    x185 = sub(mul(x166, x183, w107), x184, w147)
    x194 = mul(x185, x192, w107)
    x534 = sub(x183, mul(x178, x194, w110), w110)
    x539 = add(mul(x164, x534, w160), add(x169, mul(x165, x194, w161), w161), w161)
    x193 = mul(x182, x192, w160)
    x533 = sub(x180, mul(x178, x193, w163), w163)
    x538 = add(mul(x164, x533, w117), add(x167, mul(x165, x193, w134), w134), w134)
    x416 = add(mul(x168, x180, w145), add(x146, mul(x160, x167, w038), w038), w038)
    x420 = add(add(mul(x182, x193, w145), sub(x152, x416, w038), w038), sub(mul(x290, x301, w145), add(x076, x418, w016), w016), w016)
    x386 = sub(mul(x168, x183, w038), sub(x147, mul(x160, x169, w145), w145), w145)
    x387 = sub(mul(x182, x194, w038), add(mul(x115, x151, w066), x386, w145), w145)
    x396 = sub(mul(x170, x183, w124), sub(x148, mul(x161, x169, w100), w100), w100)
    x400 = add(sub(mul(x185, x194, w124), add(x152, x396, w100), w100), add(mul(x293, x302, w124), sub(x076, x398, w022), w022), w022)
    x197 = sub(mul(x170, x186, w100), add(x149, mul(x161, x171, w124), w124), w124)
    x198 = sub(mul(x185, x195, w100), x197, w124)
    x370 = add(x198, mul(c03, x199, w100), w100)
    x395 = sub(add(add(x198, x370, w124), add(x306, x376, w075), w075), add(add(x252, x373, w101), add(x360, x379, w033), w033), w033)
    x403 = add(add(x370, x376, w059), add(x373, x379, w017), w017)
    x402 = add(add(x400, x401, w004), add(c39, mul(c03, x395, w033), w033), w033)
    x414 = div(c01, x402, w033)
    x196 = add(mul(x168, x186, w142), sub(x150, mul(x160, x171, w140), w140), w140)
    x384 = add(sub(mul(x182, x195, w142), x196, w140), sub(mul(x290, x303, w142), x304, w071), w071)
    x394 = sub(add(add(x387, x391, w057), add(x389, x393, w015), w015), sub(c38, mul(c03, sub(x384, x385, w057), w057), w057), w057)
    x415 = mul(x394, x414, w015)
    x422 = add(add(x420, x421, w011), sub(c37, mul(x394, x415, w016), w016), w016)
    x437 = div(c01, x422, w016)
    x492 = mul(x415, x437, w011)
    x435 = mul(x403, x414, w058)
    x436 = add(add(x384, x385, w029), sub(c33, mul(x394, x435, w071), w071), w071)
    x450 = mul(x436, x437, w029)
    x475 = sub(mul(x436, x450, w071), sub(c31, mul(x403, x435, w017), w017), w017)
    x371 = add(mul(x185, x202, w071), sub(mul(x161, x175, w145), mul(x170, x190, w140), w140), w140)
    x381 = add(add(x369, x371, w140), add(x375, x377, w056), w056)
    x406 = add(mul(x170, x188, w021), sub(x136, mul(x161, x173, w105), w105), w105)
    x410 = add(sub(mul(x185, x200, w147), x406, w105), sub(mul(x293, x308, w078), x408, w062), w062)
    x412 = add(add(x410, x411, w020), add(c32, mul(c03, sub(x404, x405, w062), w062), w062), w062)
    x203 = add(mul(x168, x190, w102), sub(x136, mul(x160, x175, w099), w099), w099)
    x424 = add(sub(mul(x182, x202, w102), x203, w099), sub(mul(x290, x310, w080), x311, w065), w065)
    x430 = add(mul(x182, x200, w149), sub(mul(x160, x173, w137), mul(x168, x188, w138), w138), w138)
    x429 = mul(x412, x414, w149)
    x434 = sub(mul(x394, x429, w137), add(add(x430, x432, w069), add(x431, x433, w027), w027), w027)
    x445 = mul(x434, x437, w137)
    x467 = sub(mul(x434, x445, w069), sub(c31, mul(x412, x429, w111), w111), w111)
    x413 = sub(x381, x382, w069)
    x383 = sub(c36, mul(c03, add(x381, x382, w014), w014), w014)
    x423 = mul(x383, x414, w056)
    x427 = mul(x413, x414, w138)
    x428 = add(add(x424, x425, w162), sub(c32, mul(x394, x427, w095), w095), w095)
    x426 = sub(mul(c03, sub(x424, x425, w023), w023), sub(c35, mul(x394, x423, w057), w057), w057)
    x438 = mul(x426, x437, w023)
    x479 = add(x423, mul(x415, x438, w065), w065)
    x442 = sub(mul(x426, x438, w162), sub(c34, mul(x383, x423, w056), w056), w056)
    x452 = div(c01, sub(mul(c41, x441, w162), x442, w056), w056)
    x493 = mul(x452, x479, w162)
    x507 = add(mul(x479, x493, w099), add(x414, mul(x415, x492, w080), w080), w080)
    x494 = mul(x438, x452, w099)
    x443 = mul(x428, x437, w033)
    x444 = add(mul(c03, sub(x439, x440, w025), w025), sub(mul(x383, x427, w067), mul(x426, x443, w102), w102), w102)
    x454 = sub(mul(x428, x443, w025), sub(c31, mul(x413, x427, w067), w067), w067)
    x453 = mul(x444, x452, w025)
    x461 = div(c01, sub(x441, add(mul(x444, x453, w113), x454, w067), w067), w067)
    x497 = mul(x453, x461, w136)
    x480 = add(mul(x453, x479, w113), sub(x427, mul(x415, x443, w020), w020), w020)
    x495 = mul(x461, x480, w113)
    x481 = sub(x443, mul(x438, x453, w138), w138)
    x496 = mul(x461, x481, w033)
    x512 = add(mul(x481, x496, w105), add(x437, mul(x438, x494, w078), w078), w078)
    x510 = sub(mul(x481, x495, w105), add(x492, mul(x438, x493, w016), w016), w016)
    x448 = sub(mul(x426, x445, w105), sub(c33, mul(x383, x429, w011), w011), w011)
    x449 = add(mul(c03, sub(x446, x447, w105), w105), x448, w011)
    x451 = add(sub(add(x369, x375, w018), add(x372, x378, w012), w012), sub(mul(x383, x435, w014), mul(x426, x450, w057), w057), w057)
    x458 = mul(x451, x452, w012)
    x455 = mul(x449, x452, w014)
    x456 = add(mul(x444, x455, w018), sub(mul(x413, x429, w109), mul(x428, x445, w073), w073), w073)
    x457 = sub(add(x446, x447, w048), x456, w073)
    x459 = add(mul(x444, x458, w102), add(mul(x413, x435, w069), mul(x428, x450, w095), w095), w095)
    x460 = sub(add(add(x204, x312, w088), add(x258, x366, w046), w046), x459, w095)
    x470 = mul(x460, x461, w046)
    x476 = add(mul(x460, x470, w095), add(mul(x451, x458, w057), x475, w017), w017)
    x462 = mul(x457, x461, w095)
    x485 = sub(x455, mul(x453, x462, w057), w057)
    x468 = add(mul(x457, x462, w088), add(mul(x449, x455, w092), x467, w111), w111)
    x469 = sub(add(add(x463, x465, w070), add(x464, x466, w028), w028), x468, w111)
    x473 = div(c01, x469, w111)
    x471 = add(mul(x449, x458, w011), sub(mul(x412, x435, w062), mul(x434, x450, w027), w027), w027)
    x472 = sub(add(x404, x405, w030), add(mul(x457, x470, w073), x471, w027), w027)
    x474 = mul(x472, x473, w030)
    x477 = sub(add(add(x199, x307, w085), add(x253, x361, w043), w043), add(mul(x472, x474, w027), x476, w017), w017)
    x478 = div(c01, x477, w017)
    x506 = mul(x474, x478, w043)
    x528 = add(x473, mul(x474, x506, w027), w027)
    x490 = sub(mul(x474, x485, w085), sub(x458, mul(x453, x470, w127), w127), w127)
    x504 = mul(x478, x490, w085)
    x564 = mul(c03, x504, w154)
    x491 = sub(x470, mul(x462, x474, w073), w073)
    x505 = mul(x478, x491, w072)
    x565 = sub(x505, x564, w011)
    x657 = add(x505, x564, w154)
    x500 = mul(x473, x485, w062)
    x526 = add(x500, mul(x474, x504, w028), w028)
    x562 = mul(c03, x526, w070)
    x518 = add(mul(x485, x500, w112), add(x452, mul(x453, x497, w139), w139), w139)
    x519 = add(mul(x490, x504, w112), x518, w139)
    x522 = add(mul(x491, x504, w112), sub(x497, mul(x462, x500, w062), w062), w062)
    x560 = mul(c03, x522, w112)
    x558 = mul(c03, x519, w136)
    x559 = sub(x522, x558, w056)
    x654 = add(x522, x558, w136)
    x501 = mul(x462, x473, w088)
    x527 = sub(x501, mul(x474, x505, w092), w092)
    x523 = add(mul(x491, x505, w157), add(x461, mul(x462, x501, w088), w088), w088)
    x561 = sub(x523, x560, w157)
    x655 = add(x523, x560, w112)
    x563 = add(x527, x562, w067)
    x656 = sub(x527, x562, w070)
    x482 = add(mul(x455, x479, w102), add(x429, mul(x415, x445, w069), w069), w069)
    x483 = sub(mul(x462, x480, w102), x482, w069)
    x484 = add(mul(x462, x481, w102), add(x445, mul(x438, x455, w014), w014), w014)
    x486 = add(mul(x458, x479, w065), sub(x435, mul(x415, x450, w015), w015), w015)
    x488 = sub(mul(x470, x481, w138), sub(x450, mul(x438, x458, w012), w012), w012)
    x489 = sub(mul(x474, x484, w138), x488, w012)
    x503 = mul(x478, x489, w138)
    x499 = mul(x473, x484, w029)
    x525 = add(x499, mul(x474, x503, w023), w023)
    x498 = mul(x473, x483, w111)
    x508 = add(mul(x483, x498, w065), add(mul(x480, x495, w058), x507, w080), w080)
    x487 = sub(mul(x474, x483, w069), sub(mul(x470, x480, w020), x486, w015), w015)
    x502 = mul(x478, x487, w069)
    x509 = add(mul(x487, x502, w015), x508, w080)
    x524 = add(x498, mul(x474, x502, w030), w030)
    x551 = mul(c03, x524, w015)
    x552 = sub(x506, x551, w020)
    x647 = add(x506, x551, w015)
    x543 = mul(c03, x509, w046)
    x544 = sub(x502, x543, w065)
    x643 = add(x502, x543, w046)
    x553 = mul(c03, x502, w058)
    x554 = sub(x478, x553, w102)
    x648 = add(x478, x553, w058)
    x576 = add(mul(x503, x538, w137), add(mul(x506, x541, w149), mul(x502, x539, w048), w048), w048)
    x577 = sub(x576, sub(mul(x540, x554, w137), mul(x542, x565, w149), w149), w149)
    x588 = add(mul(x503, x533, w048), add(mul(x506, x536, w137), mul(x502, x534, w090), w090), w090)
    x589 = sub(x588, sub(mul(x535, x554, w048), mul(x537, x565, w137), w137), w137)
    x600 = sub(sub(x504, mul(x194, x502, w090), w090), add(mul(x193, x503, w048), mul(x200, x506, w018), w018), w018)
    x601 = add(x600, sub(mul(x195, x554, w090), mul(x202, x565, w048), w048), w048)
    x671 = add(mul(x503, x638, w018), add(mul(x506, x641, w090), mul(x502, x639, w109), w109), w109)
    x672 = sub(x671, sub(mul(x640, x648, w018), mul(x642, x657, w090), w090), w090)
    x689 = add(mul(x503, x633, w109), add(mul(x506, x636, w018), mul(x502, x634, w105), w105), w105)
    x690 = sub(x689, sub(mul(x635, x648, w109), mul(x637, x657, w018), w018), w018)
    x707 = add(add(x504, mul(x248, x502, w105), w105), add(mul(x247, x503, w109), mul(x254, x506, w147), w147), w147)
    x708 = sub(x707, sub(mul(x249, x648, w105), mul(x256, x657, w109), w109), w109)
    x772 = add(mul(x503, x751, w147), add(mul(x506, x754, w105), mul(x502, x752, w021), w021), w021)
    x773 = sub(x772, sub(mul(x554, x753, w147), mul(x565, x755, w105), w105), w105)
    x796 = add(mul(x503, x746, w021), add(mul(x506, x749, w147), mul(x502, x747, w140), w140), w140)
    x797 = sub(x796, sub(mul(x554, x748, w021), mul(x565, x750, w147), w147), w147)
    x820 = sub(sub(x504, mul(x302, x502, w140), w140), add(mul(x301, x503, w021), mul(x308, x506, w071), w071), w071)
    x821 = add(x820, sub(mul(x303, x554, w102), mul(x310, x565, w011), w011), w011)
    x889 = add(mul(x503, x868, w071), add(mul(x506, x871, w102), mul(x502, x869, w140), w140), w140)
    x890 = sub(x889, sub(mul(x648, x870, w071), mul(x657, x872, w102), w102), w102)
    x913 = add(mul(x503, x863, w140), add(mul(x506, x866, w071), mul(x502, x864, w021), w021), w021)
    x914 = sub(x913, sub(mul(x648, x865, w140), mul(x657, x867, w071), w071), w071)
    x937 = add(add(x504, mul(x356, x502, w021), w021), add(mul(x355, x503, w140), mul(x362, x506, w145), w145), w145)
    x938 = sub(x937, sub(mul(x357, x648, w058), mul(x364, x657, w154), w154), w154)
    x511 = add(mul(x489, x502, w145), add(mul(x484, x498, w058), x510, w016), w016)
    x513 = add(mul(x489, x503, w012), add(mul(x484, x499, w014), x512, w078), w078)
    x545 = mul(c03, x511, w012)
    x546 = sub(x503, x545, w014)
    x644 = add(x503, x545, w012)
    x566 = add(mul(x511, x538, w145), add(mul(x524, x541, w058), mul(x509, x539, w021), w021), w021)
    x578 = add(mul(x511, x533, w145), add(mul(x524, x536, w058), mul(x509, x534, w140), w140), w140)
    x661 = add(mul(x511, x638, w145), add(mul(x524, x641, w058), mul(x509, x639, w142), w142), w142)
    x679 = add(mul(x511, x633, w145), add(mul(x524, x636, w058), mul(x509, x634, w108), w108), w108)
    x762 = add(mul(x511, x751, w145), add(mul(x524, x754, w058), mul(x509, x752, w004), w004), w004)
    x786 = add(mul(x511, x746, w145), add(mul(x524, x749, w058), mul(x509, x747, w022), w022), w022)
    x879 = add(mul(x511, x868, w145), add(mul(x524, x871, w058), mul(x509, x869, w059), w059), w059)
    x903 = add(mul(x511, x863, w145), add(mul(x524, x866, w058), mul(x509, x864, w055), w055), w055)
    x514 = sub(mul(x485, x498, w145), add(x493, mul(x453, x495, w058), w058), w058)
    x515 = add(mul(x490, x502, w145), x514, w058)
    x590 = sub(sub(x515, mul(x194, x509, w145), w145), add(mul(x200, x524, w162), mul(x193, x511, w100), w100), w100)
    x697 = add(add(x515, mul(x248, x509, w145), w145), add(mul(x247, x511, w162), mul(x254, x524, w075), w075), w075)
    x810 = sub(sub(x515, mul(x302, x509, w145), w145), add(mul(x301, x511, w162), mul(x308, x524, w101), w101), w101)
    x927 = add(add(x515, mul(x356, x509, w145), w145), add(mul(x355, x511, w162), mul(x362, x524, w124), w124), w124)
    x520 = sub(mul(x491, x502, w145), add(x495, mul(x462, x498, w111), w111), w111)
    x516 = add(mul(x485, x499, w057), sub(x494, mul(x453, x496, w025), w025), w025)
    x517 = add(mul(x490, x503, w127), x516, w025)
    x521 = sub(mul(x491, x503, w073), add(x496, mul(x462, x499, w029), w029), w029)
    x556 = mul(c03, x517, w073)
    x557 = sub(x521, x556, w033)
    x653 = add(x521, x556, w073)
    x549 = mul(c03, x520, w095)
    x550 = sub(x505, x549, w127)
    x646 = add(x505, x549, w095)
    x572 = sub(mul(x521, x538, w057), sub(mul(x527, x541, w099), mul(x520, x539, w145), w145), w145)
    x573 = add(x572, sub(mul(x542, x561, w057), mul(x540, x550, w099), w099), w099)
    x584 = sub(mul(x521, x533, w145), sub(mul(x527, x536, w057), mul(x520, x534, w113), w113), w113)
    x585 = add(x584, sub(mul(x537, x561, w145), mul(x535, x550, w057), w057), w057)
    x596 = sub(sub(x522, mul(x193, x521, w113), w113), sub(mul(x194, x520, w145), mul(x200, x527, w162), w162), w162)
    x597 = add(x596, sub(mul(x195, x550, w113), mul(x202, x561, w145), w145), w145)
    x667 = sub(mul(x521, x638, w162), sub(mul(x527, x641, w113), mul(x520, x639, w115), w115), w115)
    x668 = add(x667, sub(mul(x642, x655, w162), mul(x640, x646, w113), w113), w113)
    x685 = sub(mul(x521, x633, w115), sub(mul(x527, x636, w162), mul(x520, x634, w063), w063), w063)
    x686 = add(x685, sub(mul(x637, x655, w115), mul(x635, x646, w162), w162), w162)
    x703 = sub(add(x522, mul(x247, x521, w063), w063), sub(mul(x254, x527, w115), mul(x248, x520, w151), w151), w151)
    x704 = sub(x703, sub(mul(x249, x646, w063), mul(x256, x655, w115), w115), w115)
    x768 = sub(mul(x521, x751, w151), sub(mul(x527, x754, w063), mul(x520, x752, w144), w144), w144)
    x769 = add(x768, sub(mul(x561, x755, w151), mul(x550, x753, w063), w063), w063)
    x792 = sub(mul(x521, x746, w144), sub(mul(x527, x749, w151), mul(x520, x747, w038), w038), w038)
    x793 = add(x792, sub(mul(x561, x750, w144), mul(x550, x748, w151), w151), w151)
    x816 = sub(sub(x522, mul(x301, x521, w038), w038), sub(mul(x302, x520, w144), mul(x308, x527, w066), w066), w066)
    x817 = add(x816, sub(mul(x303, x550, w127), mul(x310, x561, w157), w157), w157)
    x885 = sub(mul(x521, x868, w066), sub(mul(x527, x871, w127), mul(x520, x869, w038), w038), w038)
    x886 = add(x885, sub(mul(x655, x872, w066), mul(x646, x870, w127), w127), w127)
    x909 = sub(mul(x521, x863, w038), sub(mul(x527, x866, w066), mul(x520, x864, w144), w144), w144)
    x910 = add(x909, sub(mul(x655, x867, w038), mul(x646, x865, w066), w066), w066)
    x933 = add(add(x522, mul(x355, x521, w144), w144), sub(mul(x356, x520, w038), mul(x362, x527, w122), w122), w122)
    x934 = sub(x933, sub(mul(x357, x646, w095), mul(x364, x655, w112), w112), w112)
    x547 = mul(c03, x515, w122)
    x548 = sub(x504, x547, w095)
    x555 = sub(x520, x547, w144)
    x567 = sub(x566, sub(mul(x540, x544, w038), mul(x542, x555, w106), w106), w106)
    x602 = mul(c03, x567, w021)
    x603 = sub(x577, x602, w038)
    x649 = add(x577, x602, w021)
    x579 = sub(x578, sub(mul(x535, x544, w098), mul(x537, x555, w117), w117), w117)
    x604 = mul(c03, x579, w140)
    x605 = sub(x589, x604, w098)
    x650 = add(x589, x604, w140)
    x591 = add(x590, sub(mul(x195, x544, w164), mul(x202, x555, w165), w165), w165)
    x606 = mul(c03, x591, w100)
    x607 = sub(x601, x606, w164)
    x651 = add(x601, x606, w100)
    x763 = sub(x762, sub(mul(x544, x753, w166), mul(x555, x755, w167), w167), w167)
    x834 = mul(c03, x763, w004)
    x835 = sub(x773, x834, w166)
    x873 = add(x773, x834, w004)
    x787 = sub(x786, sub(mul(x544, x748, w168), mul(x555, x750, w169), w169), w169)
    x811 = add(x810, sub(mul(x303, x544, w065), mul(x310, x555, w144), w144), w144)
    x838 = mul(c03, x811, w101)
    x875 = add(x821, x838, w065)
    x836 = mul(c03, x787, w022)
    x837 = sub(x797, x836, w168)
    x874 = add(x797, x836, w022)
    x645 = add(x504, x547, w170)
    x652 = add(x520, x547, w122)
    x662 = sub(x661, sub(mul(x640, x643, w171), mul(x642, x652, w172), w172), w172)
    x715 = mul(c03, x662, w142)
    x716 = add(x672, x715, w171)
    x756 = sub(x672, x715, w142)
    x665 = add(mul(x517, x638, w173), add(mul(x526, x641, w174), mul(x515, x639, w175), w175), w175)
    x666 = sub(x665, sub(mul(x640, x645, w173), mul(x642, x654, w174), w174), w174)
    x721 = mul(c03, x666, w175)
    x722 = add(x668, x721, w173)
    x759 = sub(x668, x721, w175)
    x680 = sub(x679, sub(mul(x635, x643, w176), mul(x637, x652, w177), w177), w177)
    x717 = mul(c03, x680, w108)
    x718 = add(x690, x717, w176)
    x757 = sub(x690, x717, w108)
    x683 = add(mul(x517, x633, w178), add(mul(x526, x636, w179), mul(x515, x634, w180), w180), w180)
    x684 = sub(x683, sub(mul(x635, x645, w178), mul(x637, x654, w179), w179), w179)
    x723 = mul(c03, x684, w180)
    x724 = add(x686, x723, w178)
    x760 = sub(x686, x723, w180)
    x698 = sub(x697, sub(mul(x249, x643, w181), mul(x256, x652, w182), w182), w182)
    x719 = mul(c03, x698, w075)
    x720 = add(x708, x719, w181)
    x758 = sub(x708, x719, w075)
    x701 = add(add(x519, mul(x248, x515, w183), w183), add(mul(x247, x517, w184), mul(x254, x526, w185), w185), w185)
    x702 = sub(x701, sub(mul(x249, x645, w183), mul(x256, x654, w184), w184), w184)
    x725 = mul(c03, x702, w185)
    x726 = add(x704, x725, w183)
    x761 = sub(x704, x725, w185)
    x766 = add(mul(x517, x751, w186), add(mul(x526, x754, w187), mul(x515, x752, w188), w188), w188)
    x767 = sub(x766, sub(mul(x548, x753, w186), mul(x559, x755, w187), w187), w187)
    x839 = mul(c03, x767, w188)
    x840 = sub(x769, x839, w186)
    x876 = add(x769, x839, w188)
    x790 = add(mul(x517, x746, w189), add(mul(x526, x749, w190), mul(x515, x747, w191), w191), w191)
    x791 = sub(x790, sub(mul(x548, x748, w189), mul(x559, x750, w190), w190), w190)
    x841 = mul(c03, x791, w191)
    x842 = sub(x793, x841, w189)
    x877 = add(x793, x841, w191)
    x814 = sub(sub(x519, mul(x302, x515, w192), w192), add(mul(x301, x517, w193), mul(x308, x526, w194), w194), w194)
    x815 = add(x814, sub(mul(x303, x548, w192), mul(x310, x559, w193), w193), w193)
    x843 = mul(c03, x815, w194)
    x858 = sub(mul(x303, sub(x821, x838, w101), w101), mul(x310, sub(x817, x843, w192), w192), w192)
    x878 = add(x817, x843, w194)
    x880 = sub(x879, sub(mul(x643, x870, w101), mul(x652, x872, w195), w195), w195)
    x951 = mul(c03, x880, w059)
    x952 = add(x890, x951, w101)
    x976 = sub(x890, x951, w059)
    x883 = add(mul(x517, x868, w196), add(mul(x526, x871, w197), mul(x515, x869, w198), w198), w198)
    x884 = sub(x883, sub(mul(x645, x870, w196), mul(x654, x872, w197), w197), w197)
    x956 = mul(c03, x884, w198)
    x957 = add(x886, x956, w196)
    x979 = sub(x886, x956, w198)
    x904 = sub(x903, sub(mul(x643, x865, w199), mul(x652, x867, w200), w200), w200)
    x928 = sub(x927, sub(mul(x357, x643, w046), mul(x364, x652, w122), w122), w122)
    x955 = mul(c03, x928, w124)
    x978 = sub(x938, x955, w046)
    x953 = mul(c03, x904, w055)
    x954 = add(x914, x953, w199)
    x977 = sub(x914, x953, w055)
    x907 = add(mul(x517, x863, w201), add(mul(x526, x866, w202), mul(x515, x864, w203), w203), w203)
    x908 = sub(x907, sub(mul(x645, x865, w201), mul(x654, x867, w202), w202), w202)
    x958 = mul(c03, x908, w203)
    x959 = add(x910, x958, w201)
    x980 = sub(x910, x958, w203)
    x931 = add(add(x519, mul(x356, x515, w204), w204), add(mul(x355, x517, w205), mul(x362, x526, w206), w206), w206)
    x932 = sub(x931, sub(mul(x357, x645, w170), mul(x364, x654, w136), w136), w136)
    x960 = mul(c03, x932, w206)
    x975 = sub(mul(x357, add(x938, x955, w124), w124), mul(x364, add(x934, x960, w170), w170), w170)
    x981 = sub(x934, x960, w206)
    x570 = add(mul(x517, x538, w124), add(mul(x526, x541, w204), mul(x515, x539, w205), w205), w205)
    x571 = sub(x570, sub(mul(x540, x548, w124), mul(x542, x559, w204), w204), w204)
    x608 = mul(c03, x571, w205)
    x609 = sub(x573, x608, w124)
    x658 = add(x573, x608, w205)
    x582 = add(mul(x517, x533, w207), add(mul(x526, x536, w208), mul(x515, x534, w209), w209), w209)
    x583 = sub(x582, sub(mul(x535, x548, w207), mul(x537, x559, w208), w208), w208)
    x610 = mul(c03, x583, w209)
    x611 = sub(x585, x610, w207)
    x659 = add(x585, x610, w209)
    x594 = sub(sub(x519, mul(x194, x515, w210), w210), add(mul(x200, x526, w211), mul(x193, x517, w212), w212), w212)
    x595 = add(x594, sub(mul(x195, x548, w095), mul(x202, x559, w056), w056), w056)
    x612 = mul(c03, x595, w212)
    x613 = sub(x597, x612, w095)
    x660 = add(x597, x612, w212)
    x568 = add(mul(x513, x538, w210), add(mul(x525, x541, w211), mul(x511, x539, w213), w213), w213)
    x569 = sub(x568, sub(mul(x540, x546, w210), mul(x542, x557, w211), w211), w211)
    x617 = add(mul(x533, x569, w213), add(x530, mul(x178, x531, w210), w210), w210)
    x574 = add(mul(x525, x538, w213), add(mul(x528, x541, w120), mul(x524, x539, w214), w214), w214)
    x575 = sub(x574, add(mul(x540, x552, w213), mul(x542, x563, w120), w120), w120)
    x615 = add(sub(mul(x538, x569, w214), x614, w148), add(mul(x539, x567, w214), mul(x541, x575, w213), w213), w213)
    x616 = sub(x615, sub(mul(x540, x603, w148), mul(x542, x609, w214), w214), w214)
    x618 = add(x617, add(mul(x534, x567, w213), mul(x536, x575, w148), w148), w148)
    x619 = sub(x618, sub(mul(x535, x603, w210), mul(x537, x609, w213), w213), w213)
    x623 = add(add(mul(x193, x569, w148), mul(x194, x567, w210), w210), sub(mul(x200, x575, w148), add(x531, x571, w104), w104), w104)
    x624 = add(x623, sub(mul(x202, x609, w210), mul(x195, x603, w148), w148), w148)
    x673 = add(mul(x569, x638, w104), add(mul(x575, x641, w210), mul(x567, x639, w215), w215), w215)
    x674 = sub(x673, sub(mul(x640, x649, w104), mul(x642, x658, w210), w210), w210)
    x691 = add(mul(x569, x633, w215), add(mul(x575, x636, w104), mul(x567, x634, w216), w216), w216)
    x692 = sub(x691, sub(mul(x635, x649, w215), mul(x637, x658, w104), w104), w104)
    x709 = add(add(x571, mul(x254, x575, w216), w216), add(mul(x247, x569, w215), mul(x248, x567, w217), w217), w217)
    x710 = sub(x709, sub(mul(x249, x649, w021), mul(x256, x658, w205), w205), w205)
    x774 = add(mul(x569, x751, w217), add(mul(x575, x754, w021), mul(x567, x752, w216), w216), w216)
    x775 = sub(x774, sub(mul(x603, x753, w217), mul(x609, x755, w021), w021), w021)
    x798 = add(mul(x569, x746, w216), add(mul(x575, x749, w217), mul(x567, x747, w215), w215), w215)
    x799 = sub(x798, sub(mul(x603, x748, w216), mul(x609, x750, w217), w217), w217)
    x822 = sub(sub(x571, mul(x301, x569, w215), w215), add(mul(x302, x567, w216), mul(x308, x575, w218), w218), w218)
    x823 = sub(x822, sub(mul(x310, x609, w124), mul(x303, x603, w038), w038), w038)
    x580 = add(mul(x513, x533, w218), add(mul(x525, x536, w124), mul(x511, x534, w215), w215), w215)
    x581 = sub(x580, sub(mul(x535, x546, w218), mul(x537, x557, w124), w124), w124)
    x620 = add(mul(x533, x581, w215), sub(x177, mul(x178, x532, w143), w143), w143)
    x586 = add(mul(x525, x533, w215), add(mul(x528, x536, w064), mul(x524, x534, w218), w218), w218)
    x587 = sub(x586, add(mul(x535, x552, w215), mul(x537, x563, w064), w064), w064)
    x621 = add(x620, add(mul(x534, x579, w218), mul(x536, x587, w215), w215), w215)
    x622 = sub(x621, sub(mul(x535, x605, w143), mul(x537, x611, w218), w218), w218)
    x625 = add(add(mul(x193, x581, w215), mul(x194, x579, w143), w143), add(mul(x200, x587, w215), sub(x532, x583, w146), w146), w146)
    x626 = add(x625, sub(mul(x202, x611, w143), mul(x195, x605, w215), w215), w215)
    x675 = add(mul(x581, x638, w146), add(mul(x587, x641, w143), mul(x579, x639, w216), w216), w216)
    x676 = sub(x675, sub(mul(x640, x650, w146), mul(x642, x659, w143), w143), w143)
    x693 = add(mul(x581, x633, w216), add(mul(x587, x636, w146), mul(x579, x634, w219), w219), w219)
    x694 = sub(x693, sub(mul(x635, x650, w216), mul(x637, x659, w146), w146), w146)
    x711 = add(add(x583, mul(x254, x587, w219), w219), add(mul(x247, x581, w216), mul(x248, x579, w220), w220), w220)
    x712 = sub(x711, sub(mul(x249, x650, w140), mul(x256, x659, w209), w209), w209)
    x776 = add(mul(x581, x751, w220), add(mul(x587, x754, w140), mul(x579, x752, w219), w219), w219)
    x777 = sub(x776, sub(mul(x605, x753, w220), mul(x611, x755, w140), w140), w140)
    x800 = add(mul(x581, x746, w219), add(mul(x587, x749, w220), mul(x579, x747, w216), w216), w216)
    x801 = sub(x800, sub(mul(x605, x748, w219), mul(x611, x750, w220), w220), w220)
    x824 = sub(sub(x583, mul(x301, x581, w216), w216), add(mul(x302, x579, w219), mul(x308, x587, w221), w221), w221)
    x825 = sub(x824, sub(mul(x310, x611, w207), mul(x303, x605, w098), w098), w098)
    x592 = sub(sub(x517, mul(x194, x511, w221), w221), add(mul(x200, x525, w207), mul(x193, x513, w216), w216), w216)
    x593 = add(x592, sub(mul(x195, x546, w221), mul(x202, x557, w207), w207), w207)
    x598 = sub(sub(x526, mul(x193, x525, w216), w216), add(mul(x194, x524, w221), mul(x200, x528, w219), w219), w219)
    x599 = add(x598, add(mul(x202, x563, w216), mul(x195, x552, w221), w221), w221)
    x627 = add(add(mul(x193, x593, w219), mul(x194, x591, w216), w216), add(mul(x200, x599, w219), sub(x192, x595, w097), w097), w097)
    x628 = sub(x627, sub(mul(x195, x607, w216), mul(x202, x613, w219), w219), w219)
    x677 = add(mul(x593, x638, w097), add(mul(x599, x641, w216), mul(x591, x639, w222), w222), w222)
    x678 = add(x677, sub(mul(x642, x660, w097), mul(x640, x651, w216), w216), w216)
    x695 = add(mul(x593, x633, w222), add(mul(x599, x636, w097), mul(x591, x634, w223), w223), w223)
    x696 = add(x695, sub(mul(x637, x660, w222), mul(x635, x651, w097), w097), w097)
    x713 = add(add(x595, mul(x254, x599, w223), w223), add(mul(x247, x593, w222), mul(x248, x591, w224), w224), w224)
    x714 = sub(x713, sub(mul(x249, x651, w100), mul(x256, x660, w212), w212), w212)
    x778 = add(mul(x593, x751, w224), add(mul(x599, x754, w100), mul(x591, x752, w223), w223), w223)
    x779 = add(x778, sub(mul(x613, x755, w224), mul(x607, x753, w100), w100), w100)
    x802 = add(mul(x593, x746, w223), add(mul(x599, x749, w224), mul(x591, x747, w222), w222), w222)
    x803 = add(x802, sub(mul(x613, x750, w223), mul(x607, x748, w224), w224), w224)
    x826 = sub(sub(x595, mul(x301, x593, w222), w222), add(mul(x302, x591, w223), mul(x308, x599, w225), w225), w225)
    x827 = add(x826, sub(mul(x303, x607, w164), mul(x310, x613, w095), w095), w095)
    x663 = add(mul(x513, x638, w225), add(mul(x525, x641, w164), mul(x511, x639, w222), w222), w222)
    x664 = sub(x663, sub(mul(x640, x644, w225), mul(x642, x653, w164), w164), w164)
    x669 = add(mul(x525, x638, w222), add(mul(x528, x641, w225), mul(x524, x639, w223), w223), w223)
    x670 = sub(x669, add(mul(x640, x647, w222), mul(x642, x656, w225), w225), w225)
    x728 = add(sub(mul(x638, x664, w002), x727, w121), add(mul(x639, x662, w133), mul(x641, x670, w114), w114), w114)
    x729 = sub(x728, sub(mul(x640, x716, w128), mul(x642, x722, w130), w130), w130)
    x730 = add(mul(x633, x664, w114), add(x630, mul(x232, x631, w128), w128), w128)
    x731 = add(x730, add(mul(x634, x662, w114), mul(x636, x670, w024), w024), w024)
    x732 = sub(x731, sub(mul(x635, x716, w128), mul(x637, x722, w114), w114), w114)
    x736 = add(add(mul(x247, x664, w024), mul(x248, x662, w128), w128), sub(mul(x254, x670, w024), sub(x631, x666, w076), w076), w076)
    x737 = sub(x736, sub(mul(x249, x716, w128), mul(x256, x722, w024), w024), w024)
    x780 = add(mul(x664, x751, w076), add(mul(x670, x754, w128), mul(x662, x752, w121), w121), w121)
    x781 = sub(x780, sub(mul(x753, x756, w076), mul(x755, x759, w128), w128), w128)
    x804 = add(mul(x664, x746, w121), add(mul(x670, x749, w076), mul(x662, x747, w133), w133), w133)
    x805 = sub(x804, sub(mul(x748, x756, w121), mul(x750, x759, w076), w076), w076)
    x828 = sub(sub(x666, mul(x308, x670, w133), w133), add(mul(x301, x664, w121), mul(x302, x662, w002), w002), w002)
    x829 = sub(x828, sub(mul(x310, x759, w175), mul(x303, x756, w142), w142), w142)
    x891 = add(mul(x664, x868, w002), add(mul(x670, x871, w175), mul(x662, x869, w133), w133), w133)
    x892 = sub(x891, sub(mul(x716, x870, w002), mul(x722, x872, w175), w175), w175)
    x915 = add(mul(x664, x863, w133), add(mul(x670, x866, w002), mul(x662, x864, w121), w121), w121)
    x916 = sub(x915, sub(mul(x716, x865, w133), mul(x722, x867, w002), w002), w002)
    x939 = add(add(x666, mul(x355, x664, w121), w121), add(mul(x356, x662, w133), mul(x362, x670, w223), w223), w223)
    x940 = add(x939, sub(mul(x364, x722, w173), mul(x357, x716, w171), w171), w171)
    x681 = add(mul(x513, x633, w223), add(mul(x525, x636, w173), mul(x511, x634, w121), w121), w121)
    x682 = sub(x681, sub(mul(x635, x644, w223), mul(x637, x653, w173), w173), w173)
    x733 = add(mul(x633, x682, w121), sub(x231, mul(x232, x632, w116), w116), w116)
    x687 = add(mul(x525, x633, w135), add(mul(x528, x636, w121), mul(x524, x634, w103), w103), w103)
    x688 = sub(x687, add(mul(x635, x647, w135), mul(x637, x656, w121), w121), w121)
    x734 = add(x733, add(mul(x634, x680, w068), mul(x636, x688, w129), w129), w129)
    x735 = sub(x734, sub(mul(x635, x718, w125), mul(x637, x724, w131), w131), w131)
    x738 = add(add(mul(x247, x682, w129), mul(x248, x680, w125), w125), add(mul(x254, x688, w129), add(x632, x684, w119), w119), w119)
    x739 = sub(x738, sub(mul(x249, x718, w125), mul(x256, x724, w129), w129), w129)
    x782 = add(mul(x682, x751, w119), add(mul(x688, x754, w125), mul(x680, x752, w116), w116), w116)
    x783 = sub(x782, sub(mul(x753, x757, w119), mul(x755, x760, w125), w125), w125)
    x806 = add(mul(x682, x746, w116), add(mul(x688, x749, w119), mul(x680, x747, w068), w068), w068)
    x807 = sub(x806, sub(mul(x748, x757, w116), mul(x750, x760, w119), w119), w119)
    x830 = sub(sub(x684, mul(x308, x688, w068), w068), add(mul(x301, x682, w116), mul(x302, x680, w103), w103), w103)
    x831 = sub(x830, sub(mul(x310, x760, w180), mul(x303, x757, w108), w108), w108)
    x893 = add(mul(x682, x868, w103), add(mul(x688, x871, w180), mul(x680, x869, w068), w068), w068)
    x894 = sub(x893, sub(mul(x718, x870, w103), mul(x724, x872, w180), w180), w180)
    x917 = add(mul(x682, x863, w068), add(mul(x688, x866, w103), mul(x680, x864, w116), w116), w116)
    x918 = sub(x917, sub(mul(x718, x865, w068), mul(x724, x867, w103), w103), w103)
    x941 = add(add(x684, mul(x355, x682, w116), w116), add(mul(x356, x680, w068), mul(x362, x688, w135), w135), w135)
    x942 = add(x941, sub(mul(x364, x724, w178), mul(x357, x718, w176), w176), w176)
    x699 = add(add(x517, mul(x248, x511, w135), w135), add(mul(x247, x513, w178), mul(x254, x525, w116), w116), w116)
    x700 = sub(x699, sub(mul(x249, x644, w135), mul(x256, x653, w178), w178), w178)
    x705 = add(add(x526, mul(x247, x525, w116), w116), add(mul(x254, x528, w135), mul(x248, x524, w068), w068), w068)
    x706 = sub(x705, add(mul(x249, x647, w116), mul(x256, x656, w135), w135), w135)
    x740 = add(add(mul(x247, x700, w132), mul(x248, x698, w118), w118), sub(mul(x254, x706, w060), sub(x246, x702, w031), w031), w031)
    x741 = sub(x740, sub(mul(x249, x720, w123), mul(x256, x726, w126), w126), w126)
    x784 = add(mul(x700, x751, w031), add(mul(x706, x754, w123), mul(x698, x752, w118), w118), w118)
    x785 = add(x784, sub(mul(x755, x761, w031), mul(x753, x758, w123), w123), w123)
    x808 = add(mul(x700, x746, w118), add(mul(x706, x749, w031), mul(x698, x747, w060), w060), w060)
    x809 = add(x808, sub(mul(x750, x761, w118), mul(x748, x758, w031), w031), w031)
    x832 = sub(sub(x702, mul(x308, x706, w060), w060), add(mul(x301, x700, w118), mul(x302, x698, w132), w132), w132)
    x833 = add(x832, sub(mul(x303, x758, w075), mul(x310, x761, w185), w185), w185)
    x895 = add(mul(x700, x868, w132), add(mul(x706, x871, w075), mul(x698, x869, w060), w060), w060)
    x896 = add(x895, sub(mul(x726, x872, w132), mul(x720, x870, w075), w075), w075)
    x919 = add(mul(x700, x863, w060), add(mul(x706, x866, w132), mul(x698, x864, w118), w118), w118)
    x920 = add(x919, sub(mul(x726, x867, w060), mul(x720, x865, w132), w132), w132)
    x943 = add(add(x702, mul(x355, x700, w118), w118), add(mul(x356, x698, w060), mul(x362, x706, w068), w068), w068)
    x944 = sub(x943, sub(mul(x357, x720, w181), mul(x364, x726, w183), w183), w183)
    x764 = add(mul(x513, x751, w068), add(mul(x525, x754, w181), mul(x511, x752, w118), w118), w118)
    x765 = sub(x764, sub(mul(x546, x753, w068), mul(x557, x755, w181), w181), w181)
    x770 = add(mul(x525, x751, w118), add(mul(x528, x754, w068), mul(x524, x752, w060), w060), w060)
    x771 = sub(x770, add(mul(x552, x753, w118), mul(x563, x755, w068), w068), w068)
    x845 = add(sub(mul(x751, x765, w053), x844, w079), add(mul(x752, x763, w094), mul(x754, x771, w082), w082), w082)
    x846 = sub(x845, sub(mul(x753, x835, w086), mul(x755, x840, w091), w091), w091)
    x847 = add(mul(x746, x765, w082), add(x743, mul(x286, x744, w086), w086), w086)
    x848 = add(x847, add(mul(x747, x763, w082), mul(x749, x771, w000), w000), w000)
    x849 = sub(x848, sub(mul(x748, x835, w086), mul(x750, x840, w082), w082), w082)
    x853 = add(add(mul(x301, x765, w000), mul(x302, x763, w086), w086), sub(mul(x308, x771, w000), add(x744, x767, w005), w005), w005)
    x854 = add(x853, sub(mul(x310, x840, w186), mul(x303, x835, w166), w166), w166)
    x897 = add(mul(x765, x868, w005), add(mul(x771, x871, w186), mul(x763, x869, w086), w086), w086)
    x898 = sub(x897, sub(mul(x870, x873, w005), mul(x872, x876, w186), w186), w186)
    x921 = add(mul(x765, x863, w086), add(mul(x771, x866, w005), mul(x763, x864, w000), w000), w000)
    x922 = sub(x921, sub(mul(x865, x873, w086), mul(x867, x876, w005), w005), w005)
    x945 = add(add(x767, mul(x362, x771, w000), w000), add(mul(x356, x763, w086), mul(x355, x765, w079), w079), w079)
    x946 = add(x945, sub(mul(x364, x876, w188), mul(x357, x873, w004), w004), w004)
    x788 = add(mul(x513, x746, w079), add(mul(x525, x749, w188), mul(x511, x747, w000), w000), w000)
    x789 = sub(x788, sub(mul(x546, x748, w079), mul(x557, x750, w188), w188), w188)
    x850 = add(mul(x746, x789, w000), sub(x285, mul(x286, x745, w074), w074), w074)
    x794 = add(mul(x525, x746, w096), add(mul(x528, x749, w000), mul(x524, x747, w061), w061), w061)
    x795 = sub(x794, add(mul(x552, x748, w096), mul(x563, x750, w000), w000), w000)
    x851 = add(x850, add(mul(x747, x787, w026), mul(x749, x795, w087), w087), w087)
    x852 = sub(x851, sub(mul(x748, x837, w083), mul(x750, x842, w050), w050), w050)
    x855 = add(add(mul(x301, x789, w087), mul(x302, x787, w083), w083), add(mul(x308, x795, w087), sub(x745, x791, w077), w077), w077)
    x856 = add(x855, sub(mul(x310, x842, w189), mul(x303, x837, w168), w168), w168)
    x899 = add(mul(x789, x868, w077), add(mul(x795, x871, w189), mul(x787, x869, w083), w083), w083)
    x900 = sub(x899, sub(mul(x870, x874, w077), mul(x872, x877, w189), w189), w189)
    x923 = add(mul(x789, x863, w083), add(mul(x795, x866, w077), mul(x787, x864, w087), w087), w087)
    x924 = sub(x923, sub(mul(x865, x874, w083), mul(x867, x877, w077), w077), w077)
    x947 = add(add(x791, mul(x362, x795, w087), w087), add(mul(x356, x787, w083), mul(x355, x789, w074), w074), w074)
    x948 = add(x947, sub(mul(x364, x877, w191), mul(x357, x874, w022), w022), w022)
    x812 = sub(sub(x517, mul(x302, x511, w074), w074), add(mul(x301, x513, w191), mul(x308, x525, w087), w087), w087)
    x813 = add(x812, sub(mul(x303, x546, w014), mul(x310, x557, w033), w033), w033)
    x818 = sub(sub(x526, mul(x301, x525, w087), w087), add(mul(x302, x524, w014), mul(x308, x528, w074), w074), w074)
    x819 = add(x818, add(mul(x310, x563, w067), mul(x303, x552, w020), w020), w020)
    x857 = add(add(mul(x301, x813, w093), mul(x302, x811, w013), w013), add(mul(x308, x819, w089), sub(x300, x815, w006), w006), w006)
    x901 = add(mul(x813, x868, w013), add(mul(x819, x871, w089), mul(x811, x869, w093), w093), w093)
    x902 = add(x901, sub(mul(x872, x878, w013), mul(x870, x875, w089), w089), w089)
    x925 = add(mul(x813, x863, w093), add(mul(x819, x866, w013), mul(x811, x864, w074), w074), w074)
    x926 = add(x925, sub(mul(x867, x878, w093), mul(x865, x875, w013), w013), w013)
    x949 = add(add(x815, mul(x362, x819, w074), w074), add(mul(x356, x811, w093), mul(x355, x813, w067), w067), w067)
    x950 = sub(x949, sub(mul(x357, x875, w065), mul(x364, x878, w194), w194), w194)
    x881 = add(mul(x513, x868, w067), add(mul(x525, x871, w065), mul(x511, x869, w074), w074), w074)
    x882 = sub(x881, sub(mul(x644, x870, w067), mul(x653, x872, w065), w065), w065)
    x887 = add(mul(x525, x868, w074), add(mul(x528, x871, w067), mul(x524, x869, w093), w093), w093)
    x888 = sub(x887, add(mul(x647, x870, w074), mul(x656, x872, w067), w067), w067)
    x962 = add(sub(mul(x868, x882, w003), x961, w037), add(mul(x869, x880, w052), mul(x871, x888, w040), w040), w040)
    x963 = sub(x962, sub(mul(x870, x952, w044), mul(x872, x957, w049), w049), w049)
    x964 = add(mul(x863, x882, w040), add(x860, mul(x340, x861, w044), w044), w044)
    x965 = add(x964, add(mul(x864, x880, w040), mul(x866, x888, w010), w010), w010)
    x966 = sub(x965, sub(mul(x865, x952, w044), mul(x867, x957, w040), w040), w040)
    x970 = add(add(mul(x356, x880, w010), mul(x355, x882, w044), w044), sub(mul(x362, x888, w010), sub(x861, x884, w008), w008), w008)
    x971 = add(x970, sub(mul(x364, x957, w196), mul(x357, x952, w101), w101), w101)
    x982 = add(mul(x538, x882, w008), add(mul(x541, x888, w196), mul(x539, x880, w044), w044), w044)
    x983 = sub(x982, sub(mul(x540, x976, w008), mul(x542, x979, w196), w196), w196)
    x988 = add(mul(x533, x882, w044), add(mul(x536, x888, w008), mul(x534, x880, w010), w010), w010)
    x989 = sub(x988, sub(mul(x535, x976, w044), mul(x537, x979, w008), w008), w008)
    x994 = sub(sub(x884, mul(x200, x888, w010), w010), add(mul(x193, x882, w044), mul(x194, x880, w037), w037), w037)
    x995 = sub(x994, sub(mul(x202, x979, w198), mul(x195, x976, w059), w059), w059)
    x905 = add(mul(x513, x863, w037), add(mul(x525, x866, w198), mul(x511, x864, w010), w010), w010)
    x906 = sub(x905, sub(mul(x644, x865, w037), mul(x653, x867, w198), w198), w198)
    x967 = add(mul(x863, x906, w010), sub(x339, mul(x340, x862, w032), w032), w032)
    x911 = add(mul(x525, x863, w054), add(mul(x528, x866, w010), mul(x524, x864, w019), w019), w019)
    x912 = sub(x911, add(mul(x647, x865, w054), mul(x656, x867, w010), w010), w010)
    x968 = add(x967, add(mul(x864, x904, w001), mul(x866, x912, w045), w045), w045)
    x969 = sub(x968, sub(mul(x865, x954, w041), mul(x867, x959, w009), w009), w009)
    x972 = add(add(mul(x356, x904, w045), mul(x355, x906, w041), w041), add(mul(x362, x912, w045), add(x862, x908, w035), w035), w035)
    x973 = add(x972, sub(mul(x364, x959, w201), mul(x357, x954, w199), w199), w199)
    x984 = add(mul(x538, x906, w035), add(mul(x541, x912, w201), mul(x539, x904, w041), w041), w041)
    x985 = sub(x984, sub(mul(x540, x977, w035), mul(x542, x980, w201), w201), w201)
    x990 = add(mul(x533, x906, w041), add(mul(x536, x912, w035), mul(x534, x904, w045), w045), w045)
    x991 = sub(x990, sub(mul(x535, x977, w041), mul(x537, x980, w035), w035), w035)
    x996 = sub(sub(x908, mul(x200, x912, w045), w045), add(mul(x193, x906, w041), mul(x194, x904, w032), w032), w032)
    x997 = sub(x996, sub(mul(x202, x980, w203), mul(x195, x977, w055), w055), w055)
    x929 = add(add(x517, mul(x356, x511, w032), w032), add(mul(x355, x513, w203), mul(x362, x525, w045), w045), w045)
    x930 = sub(x929, sub(mul(x357, x644, w012), mul(x364, x653, w073), w073), w073)
    x935 = add(add(x526, mul(x355, x525, w045), w045), add(mul(x356, x524, w012), mul(x362, x528, w032), w032), w032)
    x936 = sub(x935, add(mul(x364, x656, w070), mul(x357, x647, w015), w015), w015)
    x974 = add(add(mul(x356, x928, w034), mul(x355, x930, w051), w051), sub(mul(x362, x936, w047), sub(x354, x932, w007), w007), w007)
    x986 = add(mul(x538, x930, w134), add(mul(x541, x936, w141), mul(x539, x928, w161), w161), w161)
    x987 = add(x986, sub(mul(x542, x981, w158), mul(x540, x978, w155), w155), w155)
    x992 = add(mul(x533, x930, w163), add(mul(x536, x936, w156), mul(x534, x928, w110), w110), w110)
    x993 = add(x992, sub(mul(x537, x981, w159), mul(x535, x978, w152), w152), w152)
    x998 = sub(sub(x932, mul(x200, x936, w036), w036), add(mul(x193, x930, w160), mul(x194, x928, w107), w107), w107)
    x999 = add(x998, sub(mul(x195, x978, w046), mul(x202, x981, w206), w206), w206)
    Minv[0, 0] = x478
    Minv[0, 1] = x506
    Minv[0, 2] = -x505
    Minv[0, 3] = x504
    Minv[0, 4] = x503
    Minv[0, 5] = x502
    Minv[0, 6] = -x601
    Minv[0, 7] = x589
    Minv[0, 8] = -x577
    Minv[0, 9] = -x708
    Minv[0, 10] = x690
    Minv[0, 11] = -x672
    Minv[0, 12] = -x821
    Minv[0, 13] = x797
    Minv[0, 14] = -x773
    Minv[0, 15] = -x938
    Minv[0, 16] = x914
    Minv[0, 17] = -x890
    Minv[1, 0] = x506
    Minv[1, 1] = x528
    Minv[1, 2] = x527
    Minv[1, 3] = x526
    Minv[1, 4] = x525
    Minv[1, 5] = x524
    Minv[1, 6] = -x599
    Minv[1, 7] = x587
    Minv[1, 8] = -x575
    Minv[1, 9] = -x706
    Minv[1, 10] = x688
    Minv[1, 11] = -x670
    Minv[1, 12] = -x819
    Minv[1, 13] = x795
    Minv[1, 14] = -x771
    Minv[1, 15] = -x936
    Minv[1, 16] = x912
    Minv[1, 17] = -x888
    Minv[2, 0] = -x505
    Minv[2, 1] = x527
    Minv[2, 2] = x523
    Minv[2, 3] = -x522
    Minv[2, 4] = -x521
    Minv[2, 5] = -x520
    Minv[2, 6] = x597
    Minv[2, 7] = -x585
    Minv[2, 8] = x573
    Minv[2, 9] = x704
    Minv[2, 10] = -x686
    Minv[2, 11] = x668
    Minv[2, 12] = x817
    Minv[2, 13] = -x793
    Minv[2, 14] = x769
    Minv[2, 15] = x934
    Minv[2, 16] = -x910
    Minv[2, 17] = x886
    Minv[3, 0] = x504
    Minv[3, 1] = x526
    Minv[3, 2] = -x522
    Minv[3, 3] = x519
    Minv[3, 4] = x517
    Minv[3, 5] = x515
    Minv[3, 6] = -x595
    Minv[3, 7] = x583
    Minv[3, 8] = -x571
    Minv[3, 9] = -x702
    Minv[3, 10] = x684
    Minv[3, 11] = -x666
    Minv[3, 12] = -x815
    Minv[3, 13] = x791
    Minv[3, 14] = -x767
    Minv[3, 15] = -x932
    Minv[3, 16] = x908
    Minv[3, 17] = -x884
    Minv[4, 0] = x503
    Minv[4, 1] = x525
    Minv[4, 2] = -x521
    Minv[4, 3] = x517
    Minv[4, 4] = x513
    Minv[4, 5] = x511
    Minv[4, 6] = -x593
    Minv[4, 7] = x581
    Minv[4, 8] = -x569
    Minv[4, 9] = -x700
    Minv[4, 10] = x682
    Minv[4, 11] = -x664
    Minv[4, 12] = -x813
    Minv[4, 13] = x789
    Minv[4, 14] = -x765
    Minv[4, 15] = -x930
    Minv[4, 16] = x906
    Minv[4, 17] = -x882
    Minv[5, 0] = x502
    Minv[5, 1] = x524
    Minv[5, 2] = -x520
    Minv[5, 3] = x515
    Minv[5, 4] = x511
    Minv[5, 5] = x509
    Minv[5, 6] = -x591
    Minv[5, 7] = x579
    Minv[5, 8] = -x567
    Minv[5, 9] = -x698
    Minv[5, 10] = x680
    Minv[5, 11] = -x662
    Minv[5, 12] = -x811
    Minv[5, 13] = x787
    Minv[5, 14] = -x763
    Minv[5, 15] = -x928
    Minv[5, 16] = x904
    Minv[5, 17] = -x880
    Minv[6, 0] = -x601
    Minv[6, 1] = -x599
    Minv[6, 2] = x597
    Minv[6, 3] = -x595
    Minv[6, 4] = -x593
    Minv[6, 5] = -x591
    Minv[6, 6] = -x628
    Minv[6, 7] = x626
    Minv[6, 8] = -x624
    Minv[6, 9] = x714
    Minv[6, 10] = -x696
    Minv[6, 11] = x678
    Minv[6, 12] = x827
    Minv[6, 13] = -x803
    Minv[6, 14] = x779
    Minv[6, 15] = x999
    Minv[6, 16] = -x997
    Minv[6, 17] = x995
    Minv[7, 0] = x589
    Minv[7, 1] = x587
    Minv[7, 2] = -x585
    Minv[7, 3] = x583
    Minv[7, 4] = x581
    Minv[7, 5] = x579
    Minv[7, 6] = x626
    Minv[7, 7] = x622
    Minv[7, 8] = -x619
    Minv[7, 9] = -x712
    Minv[7, 10] = x694
    Minv[7, 11] = -x676
    Minv[7, 12] = -x825
    Minv[7, 13] = x801
    Minv[7, 14] = -x777
    Minv[7, 15] = -x993
    Minv[7, 16] = x991
    Minv[7, 17] = -x989
    Minv[8, 0] = -x577
    Minv[8, 1] = -x575
    Minv[8, 2] = x573
    Minv[8, 3] = -x571
    Minv[8, 4] = -x569
    Minv[8, 5] = -x567
    Minv[8, 6] = -x624
    Minv[8, 7] = -x619
    Minv[8, 8] = x616
    Minv[8, 9] = x710
    Minv[8, 10] = -x692
    Minv[8, 11] = x674
    Minv[8, 12] = x823
    Minv[8, 13] = -x799
    Minv[8, 14] = x775
    Minv[8, 15] = x987
    Minv[8, 16] = -x985
    Minv[8, 17] = x983
    Minv[9, 0] = -x708
    Minv[9, 1] = -x706
    Minv[9, 2] = x704
    Minv[9, 3] = -x702
    Minv[9, 4] = -x700
    Minv[9, 5] = -x698
    Minv[9, 6] = x714
    Minv[9, 7] = -x712
    Minv[9, 8] = x710
    Minv[9, 9] = x741
    Minv[9, 10] = -x739
    Minv[9, 11] = x737
    Minv[9, 12] = x833
    Minv[9, 13] = -x809
    Minv[9, 14] = x785
    Minv[9, 15] = x944
    Minv[9, 16] = -x920
    Minv[9, 17] = x896
    Minv[10, 0] = x690
    Minv[10, 1] = x688
    Minv[10, 2] = -x686
    Minv[10, 3] = x684
    Minv[10, 4] = x682
    Minv[10, 5] = x680
    Minv[10, 6] = -x696
    Minv[10, 7] = x694
    Minv[10, 8] = -x692
    Minv[10, 9] = -x739
    Minv[10, 10] = x735
    Minv[10, 11] = -x732
    Minv[10, 12] = -x831
    Minv[10, 13] = x807
    Minv[10, 14] = -x783
    Minv[10, 15] = -x942
    Minv[10, 16] = x918
    Minv[10, 17] = -x894
    Minv[11, 0] = -x672
    Minv[11, 1] = -x670
    Minv[11, 2] = x668
    Minv[11, 3] = -x666
    Minv[11, 4] = -x664
    Minv[11, 5] = -x662
    Minv[11, 6] = x678
    Minv[11, 7] = -x676
    Minv[11, 8] = x674
    Minv[11, 9] = x737
    Minv[11, 10] = -x732
    Minv[11, 11] = x729
    Minv[11, 12] = x829
    Minv[11, 13] = -x805
    Minv[11, 14] = x781
    Minv[11, 15] = x940
    Minv[11, 16] = -x916
    Minv[11, 17] = x892
    Minv[12, 0] = -x821
    Minv[12, 1] = -x819
    Minv[12, 2] = x817
    Minv[12, 3] = -x815
    Minv[12, 4] = -x813
    Minv[12, 5] = -x811
    Minv[12, 6] = x827
    Minv[12, 7] = -x825
    Minv[12, 8] = x823
    Minv[12, 9] = x833
    Minv[12, 10] = -x831
    Minv[12, 11] = x829
    Minv[12, 12] = -sub(x857, x858, w192)
    Minv[12, 13] = x856
    Minv[12, 14] = -x854
    Minv[12, 15] = x950
    Minv[12, 16] = -x926
    Minv[12, 17] = x902
    Minv[13, 0] = x797
    Minv[13, 1] = x795
    Minv[13, 2] = -x793
    Minv[13, 3] = x791
    Minv[13, 4] = x789
    Minv[13, 5] = x787
    Minv[13, 6] = -x803
    Minv[13, 7] = x801
    Minv[13, 8] = -x799
    Minv[13, 9] = -x809
    Minv[13, 10] = x807
    Minv[13, 11] = -x805
    Minv[13, 12] = x856
    Minv[13, 13] = x852
    Minv[13, 14] = -x849
    Minv[13, 15] = -x948
    Minv[13, 16] = x924
    Minv[13, 17] = -x900
    Minv[14, 0] = -x773
    Minv[14, 1] = -x771
    Minv[14, 2] = x769
    Minv[14, 3] = -x767
    Minv[14, 4] = -x765
    Minv[14, 5] = -x763
    Minv[14, 6] = x779
    Minv[14, 7] = -x777
    Minv[14, 8] = x775
    Minv[14, 9] = x785
    Minv[14, 10] = -x783
    Minv[14, 11] = x781
    Minv[14, 12] = -x854
    Minv[14, 13] = -x849
    Minv[14, 14] = x846
    Minv[14, 15] = x946
    Minv[14, 16] = -x922
    Minv[14, 17] = x898
    Minv[15, 0] = -x938
    Minv[15, 1] = -x936
    Minv[15, 2] = x934
    Minv[15, 3] = -x932
    Minv[15, 4] = -x930
    Minv[15, 5] = -x928
    Minv[15, 6] = x999
    Minv[15, 7] = -x993
    Minv[15, 8] = x987
    Minv[15, 9] = x944
    Minv[15, 10] = -x942
    Minv[15, 11] = x940
    Minv[15, 12] = x950
    Minv[15, 13] = -x948
    Minv[15, 14] = x946
    Minv[15, 15] = sub(x974, x975, w170)
    Minv[15, 16] = -x973
    Minv[15, 17] = x971
    Minv[16, 0] = x914
    Minv[16, 1] = x912
    Minv[16, 2] = -x910
    Minv[16, 3] = x908
    Minv[16, 4] = x906
    Minv[16, 5] = x904
    Minv[16, 6] = -x997
    Minv[16, 7] = x991
    Minv[16, 8] = -x985
    Minv[16, 9] = -x920
    Minv[16, 10] = x918
    Minv[16, 11] = -x916
    Minv[16, 12] = -x926
    Minv[16, 13] = x924
    Minv[16, 14] = -x922
    Minv[16, 15] = -x973
    Minv[16, 16] = x969
    Minv[16, 17] = -x966
    Minv[17, 0] = -x890
    Minv[17, 1] = -x888
    Minv[17, 2] = x886
    Minv[17, 3] = -x884
    Minv[17, 4] = -x882
    Minv[17, 5] = -x880
    Minv[17, 6] = x995
    Minv[17, 7] = -x989
    Minv[17, 8] = x983
    Minv[17, 9] = x896
    Minv[17, 10] = -x894
    Minv[17, 11] = x892
    Minv[17, 12] = x902
    Minv[17, 13] = -x900
    Minv[17, 14] = x898
    Minv[17, 15] = x971
    Minv[17, 16] = -x966
    Minv[17, 17] = x963


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
