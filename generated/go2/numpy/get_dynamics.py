# get_dynamics of go2: M, h, J_c and A_G in one program that shares what they share.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 ac81a729a462502856be02ae3d1b025dfcd5dd96a9ce1054f9884128f95cb26f
# Operations  1511 mul, 1283 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     M    18 x 18  kg, kg m, kg m^2  [base linear, base angular, joints], base axes
#     h    18       N, N m            [base linear, base angular, joints], base axes
#     J_c  12 x 18  -, m              world axes
#     A_G  6 x 18   kg, kg m, kg m^2  linear first, world axes at the centre of mass
#
# Statements it rests on
#     assembled/dynamics       PROVED
#     assembled/dynamics-free  PROVED
#     regressor/lumped-mixed   PROVED-MOD-P
#     regressor/lumped-disc    PROVED
#     regressor/reframed       PROVED
#     rotations/align          PROVED
#     rotations/align-back     PROVED

import math
from typing import NamedTuple

import numpy as np

_BLOCK = 1024  # states at a time, so that what lies between stays in the cache


class GetDynamics(NamedTuple):
    """What get_dynamics returns."""

    M: np.ndarray
    h: np.ndarray
    J_c: np.ndarray
    A_G: np.ndarray


def get_dynamics(q, v, out=None):
    """M, h, J_c and A_G in one program that shares what they share.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    v : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s
    out : sequence of ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    M : ndarray, (..., 18, 18)
        [base linear, base angular, joints], base axes; kg, kg m, kg m^2
    h : ndarray, (..., 18)
        [base linear, base angular, joints], base axes; N, N m
    J_c : ndarray, (..., 12, 18)
        world axes; -, m
    A_G : ndarray, (..., 6, 18)
        linear first, world axes at the centre of mass; kg, kg m, kg m^2
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [
            ("M", (18, 18)),
            ("h", (18,)),
            ("J_c", (12, 18)),
            ("A_G", (6, 18)),
        ],
        out,
    )
    return GetDynamics(*results)


def _kernel(given, q, v, M, h, J_c, A_G):
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
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
        c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51,
        c52, c53
    ) = numbers(
        (
            1.0, 2.0, 0.1934, 0.0465, 0.213, 0.02623, 0.00084392, 0.0048938853184, 0.0001142508,
            0.0002285016, 0.00492976, 0.00249597775, 7.9431538e-05, 0.0049656346816, 3.58746816e-05,
            0.426, 0.00430848, 0.0789924, 0.01539432908, 0.02032408908, 0.000402580736,
            0.000429887296, 0.000544138096, 0.0209269984768, 0.00747974233, 0.0005670347152,
            0.0006029093968, 0.10962557, 7.119e-05, 0.009360598027, 4.092728e-06, 7.25574e-07,
            0.00043992847495, 1.2818914e-06, 0.00892066955205, 0.093, 0.3868, 16.087, 0.146694152,
            0.037188086, 0.044972709219476, 0.00012166, 0.002283689271632, 0.4323559965405,
            3.12e-05, 0.460899171821024, 9.81, 0.028543175280524, 0.415926462601548,
            0.387383287321024, 0.0084807410771, 0.06216199415677255, 0.0955
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
        w224, w225, w226, w227, w228, w229, w230, w231, w232, w233, w234, w235, w236, w237,
        w238, w239, w240, w241, w242, w243, w244, w245, w246, w247, w248, w249, w250, w251,
        w252, w253, w254, w255, w256, w257, w258, w259, w260, w261, w262, w263, w264, w265,
        w266, w267, w268, w269, w270, w271, w272, w273, w274, w275, w276, w277, w278, w279,
        w280, w281, w282, w283, w284, w285, w286, w287, w288, w289, w290, w291, w292, w293,
        w294, w295, w296, w297, w298, w299, w300, w301, w302, w303, w304, w305, w306, w307,
        w308, w309, w310, w311, w312, w313, w314, w315, w316, w317, w318, w319, w320, w321,
        w322, w323, w324, w325, w326, w327, w328, w329, w330, w331, w332, w333, w334, w335,
        w336, w337, w338, w339, w340
    ) = slots(341)
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
    x496 = add(mul(v_04, x022, w011), mul(v_05, x023, w012), w012)
    x500 = mul(v_15, x496, w011)
    x507 = mul(x496, x496, w013)
    x516 = add(v_16, x496, w014)
    x522 = mul(x516, x516, w015)
    x534 = add(v_17, x516, w016)
    x541 = mul(x534, x534, w017)
    x497 = sub(mul(v_05, x022, w018), mul(v_04, x023, w019), w019)
    x499 = mul(v_15, x497, w018)
    x508 = mul(x497, x497, w020)
    x511 = mul(x496, x497, w021)
    x024 = cos(q_17, w022)
    x025 = sin(q_17, w023)
    x026 = cos(q_18, w024)
    x909 = mul(x026, c05, w025)
    x027 = sin(q_18, w026)
    x028 = sub(mul(x027, c06, w027), mul(x026, c07, w028), w028)
    x035 = add(x028, c17, w027)
    x029 = add(mul(x027, c07, w029), mul(x026, c06, w030), w030)
    x034 = mul(x029, c16, w029)
    x040 = add(x034, c24, w031)
    x053 = add(x040, c33, w032)
    x036 = add(x029, c18, w033)
    x043 = add(mul(x024, x035, w034), mul(x025, x036, w035), w035)
    x044 = sub(mul(x025, x035, w027), mul(x024, x036, w033), w033)
    x049 = sub(x044, c29, w027)
    x056 = add(mul(x022, c28, w034), mul(x023, x049, w036), w036)
    x057 = sub(mul(x023, c28, w034), mul(x022, x049, w027), w027)
    x058 = mul(c04, x056, w034)
    x062 = mul(c03, x056, w037)
    x261 = mul(x023, x043, w038)
    x262 = mul(x022, x043, w039)
    x821 = sub(mul(x013, x261, w040), sub(mul(x014, x262, w041), mul(x012, x044, w042), w042), w042)
    x829 = add(mul(x017, x261, w040), add(mul(x018, x262, w041), mul(x015, x044, w043), w043), w043)
    x837 = add(mul(x020, x261, w040), sub(mul(x021, x262, w041), mul(x019, x044, w044), w044), w044)
    x266 = add(c14, mul(c05, x029, w040), w040)
    x267 = sub(mul(x025, x028, w041), mul(x024, x029, w045), w045)
    x268 = add(mul(x024, x028, w041), mul(x025, x029, w030), w030)
    x271 = mul(x023, x268, w041)
    x272 = mul(x022, x268, w030)
    x822 = sub(mul(x013, x271, w046), sub(mul(x014, x272, w047), mul(x012, x267, w048), w048), w048)
    x830 = add(mul(x017, x271, w046), add(mul(x018, x272, w047), mul(x015, x267, w049), w049), w049)
    x838 = add(mul(x020, x271, w046), sub(mul(x021, x272, w047), mul(x019, x267, w050), w050), w050)
    x030 = sub(mul(x027, c08, w046), mul(x026, c10, w047), w047)
    x031 = mul(x027, x030, w046)
    x039 = add(mul(x026, x030, w047), add(c23, mul(c05, x028, w028), w028), w028)
    x037 = sub(x034, sub(x031, c20, w047), w047)
    x042 = add(x031, c27, w046)
    x045 = add(mul(x025, sub(x037, x042, w029), w029), mul(x039, mul(c02, x024, w051), w051), w051)
    x046 = mul(x025, x045, w029)
    x050 = sub(x046, add(x037, c30, w047), w047)
    x055 = add(x046, add(x042, c35, w046), w046)
    x052 = sub(mul(x024, x045, w051), sub(x039, c32, w028), w028)
    x259 = sub(x050, x058, w051)
    x032 = sub(mul(x027, c12, w029), mul(x026, c13, w052), w052)
    x038 = add(x032, c21, w029)
    x033 = add(mul(x027, c13, w053), mul(x026, c12, w054), w054)
    x041 = add(x033, c25, w053)
    x047 = add(mul(x024, x038, w055), mul(x025, x041, w056), w056)
    x263 = add(x047, mul(c04, x262, w055), w055)
    x048 = sub(mul(x025, x038, w029), mul(x024, x041, w053), w053)
    x054 = add(x048, c34, w029)
    x059 = add(mul(x023, sub(x053, x055, w057), w057), mul(x054, mul(c02, x022, w058), w058), w058)
    x060 = mul(x023, x059, w057)
    x264 = add(mul(c03, x262, w059), sub(mul(x022, x040, w060), mul(x023, x048, w061), w061), w061)
    x265 = add(add(mul(x022, x048, w053), mul(x023, x040, w059), w059), add(mul(c03, x261, w053), mul(c04, x044, w060), w060), w060)
    x051 = sub(x047, c31, w059)
    x061 = sub(mul(x022, x051, w053), mul(x023, x052, w062), w062)
    x063 = add(mul(x022, x052, w028), add(mul(x023, x051, w059), mul(c03, x057, w053), w053), w053)
    x260 = add(x061, x062, w028)
    x269 = add(mul(x024, x032, w059), mul(x025, x033, w063), w063)
    x273 = add(x269, mul(c04, x272, w059), w059)
    x270 = sub(mul(x025, x032, w052), mul(x024, x033, w054), w054)
    x274 = add(mul(c03, x272, w052), sub(mul(x022, x266, w064), mul(x023, x270, w065), w065), w065)
    x275 = add(add(mul(x022, x270, w054), mul(x023, x266, w052), w052), add(mul(c03, x271, w054), mul(c04, x267, w064), w064), w064)
    x908 = mul(x027, c05, w052)
    x910 = add(mul(x024, x908, w054), mul(x025, x909, w066), w066)
    x912 = add(x910, mul(x025, c05, w054), w054)
    x911 = sub(mul(x025, x908, w052), mul(x024, x909, w025), w025)
    x913 = sub(x911, mul(x024, c05, w052), w052)
    x914 = add(mul(x022, c53, w067), mul(x023, x913, w068), w068)
    x921 = add(c04, x914, w067)
    x915 = sub(mul(x023, c53, w069), mul(x022, x913, w070), w070)
    x922 = mul(x013, x915, w069)
    x925 = mul(x017, x915, w071)
    x928 = mul(x020, x915, w072)
    x916 = mul(x023, x912, w073)
    x918 = mul(x022, x912, w074)
    x920 = add(c03, x912, w054)
    x923 = sub(mul(x013, x916, w075), sub(mul(x014, x918, w076), mul(x012, x913, w077), w077), w077)
    x926 = add(mul(x017, x916, w075), add(mul(x018, x918, w076), mul(x015, x913, w078), w078), w078)
    x929 = add(mul(x020, x916, w073), sub(mul(x021, x918, w074), mul(x019, x913, w052), w052), w052)
    x917 = mul(x023, x910, w073)
    x919 = mul(x022, x910, w066)
    x924 = sub(mul(x013, x917, w074), sub(mul(x014, x919, w075), mul(x012, x911, w076), w076), w076)
    x927 = add(mul(x017, x917, w074), add(mul(x018, x919, w075), mul(x015, x911, w079), w079), w079)
    x930 = add(mul(x020, x917, w073), sub(mul(x021, x919, w066), mul(x019, x911, w025), w025), w025)
    x064 = cos(q_13, w073)
    x065 = sin(q_13, w066)
    x430 = add(mul(v_04, x064, w074), mul(v_05, x065, w075), w075)
    x434 = mul(v_12, x430, w074)
    x441 = mul(x430, x430, w080)
    x450 = add(v_13, x430, w081)
    x456 = mul(x450, x450, w082)
    x468 = add(v_14, x450, w083)
    x475 = mul(x468, x468, w084)
    x431 = sub(mul(v_05, x064, w085), mul(v_04, x065, w086), w086)
    x433 = mul(v_12, x431, w085)
    x442 = mul(x431, x431, w087)
    x445 = mul(x430, x431, w088)
    x611 = sub(mul(c34, sub(x441, x442, w089), w089), mul(c51, x445, w090), w090)
    x066 = cos(q_14, w089)
    x067 = sin(q_14, w091)
    x068 = cos(q_15, w092)
    x886 = mul(c05, x068, w093)
    x069 = sin(q_15, w094)
    x070 = sub(mul(c06, x069, w095), mul(c07, x068, w096), w096)
    x077 = add(c17, x070, w095)
    x071 = add(mul(c07, x069, w097), mul(c06, x068, w098), w098)
    x076 = mul(c16, x071, w097)
    x082 = add(c24, x076, w099)
    x095 = add(c33, x082, w100)
    x078 = add(c18, x071, w101)
    x085 = add(mul(x066, x077, w102), mul(x067, x078, w103), w103)
    x086 = sub(mul(x067, x077, w095), mul(x066, x078, w101), w101)
    x091 = sub(c29, x086, w095)
    x098 = add(mul(c28, x064, w102), mul(x065, x091, w104), w104)
    x099 = sub(mul(c28, x065, w102), mul(x064, x091, w095), w095)
    x100 = mul(c04, x098, w102)
    x103 = mul(c03, x098, w105)
    x244 = mul(x065, x085, w106)
    x245 = mul(x064, x085, w107)
    x819 = sub(mul(x013, x244, w108), sub(mul(x014, x245, w109), mul(x012, x086, w110), w110), w110)
    x827 = add(mul(x017, x244, w108), add(mul(x018, x245, w109), mul(x015, x086, w111), w111), w111)
    x835 = add(mul(x020, x244, w108), sub(mul(x021, x245, w109), mul(x019, x086, w112), w112), w112)
    x249 = add(c14, mul(c05, x071, w108), w108)
    x250 = sub(mul(x067, x070, w109), mul(x066, x071, w113), w113)
    x251 = add(mul(x066, x070, w109), mul(x067, x071, w098), w098)
    x254 = mul(x065, x251, w109)
    x255 = mul(x064, x251, w098)
    x820 = sub(mul(x013, x254, w114), sub(mul(x014, x255, w115), mul(x012, x250, w116), w116), w116)
    x828 = add(mul(x017, x254, w114), add(mul(x018, x255, w115), mul(x015, x250, w117), w117), w117)
    x836 = add(mul(x020, x254, w114), sub(mul(x021, x255, w115), mul(x019, x250, w118), w118), w118)
    x072 = sub(mul(c08, x069, w114), mul(c10, x068, w115), w115)
    x073 = mul(x069, x072, w114)
    x081 = add(mul(x068, x072, w115), add(c23, mul(c05, x070, w096), w096), w096)
    x079 = add(x076, sub(c20, x073, w115), w115)
    x084 = add(c27, x073, w114)
    x087 = add(mul(x067, sub(x079, x084, w097), w097), mul(x081, mul(c02, x066, w119), w119), w119)
    x088 = mul(x067, x087, w097)
    x092 = sub(x088, add(c30, x079, w115), w115)
    x097 = add(x088, add(c35, x084, w114), w114)
    x242 = sub(x092, x100, w097)
    x094 = add(mul(x066, x087, w119), sub(c32, x081, w096), w096)
    x074 = sub(mul(c13, x068, w119), mul(c12, x069, w120), w120)
    x080 = sub(c21, x074, w119)
    x075 = add(mul(c12, x068, w121), mul(c13, x069, w122), w122)
    x083 = add(c25, x075, w121)
    x089 = add(mul(x066, x080, w123), mul(x067, x083, w124), w124)
    x246 = add(x089, mul(c04, x245, w123), w123)
    x090 = sub(mul(x066, x083, w121), mul(x067, x080, w119), w119)
    x096 = sub(c34, x090, w121)
    x101 = sub(mul(x065, sub(x095, x097, w125), w125), mul(x096, mul(c02, x064, w126), w126), w126)
    x247 = add(mul(c03, x245, w125), sub(mul(x064, x082, w127), mul(x065, x090, w128), w128), w128)
    x248 = add(add(mul(x064, x090, w119), mul(x065, x082, w125), w125), sub(mul(c03, x244, w119), mul(c04, x086, w127), w127), w127)
    x093 = sub(c31, x089, w125)
    x102 = sub(mul(x065, x094, w119), mul(x064, x093, w129), w129)
    x243 = add(x102, x103, w119)
    x104 = add(mul(x064, x094, w096), sub(mul(x065, x093, w125), mul(c03, x099, w130), w130), w130)
    x252 = sub(mul(x067, x075, w096), mul(x066, x074, w125), w125)
    x256 = add(x252, mul(c04, x255, w096), w096)
    x253 = add(mul(x066, x075, w122), mul(x067, x074, w120), w120)
    x257 = add(mul(c03, x255, w122), sub(mul(x064, x249, w131), mul(x065, x253, w132), w132), w132)
    x258 = add(add(mul(x064, x253, w120), mul(x065, x249, w122), w122), sub(mul(c03, x254, w120), mul(c04, x250, w131), w131), w131)
    x885 = mul(c05, x069, w122)
    x887 = add(mul(x066, x885, w120), mul(x067, x886, w133), w133)
    x889 = add(x887, mul(c05, x067, w120), w120)
    x888 = sub(mul(x067, x885, w122), mul(x066, x886, w093), w093)
    x890 = sub(x888, mul(c05, x066, w122), w122)
    x891 = sub(mul(x064, c53, w134), mul(x065, x890, w135), w135)
    x898 = add(c04, x891, w134)
    x892 = add(mul(x065, c53, w136), mul(x064, x890, w137), w137)
    x899 = mul(x013, x892, w136)
    x902 = mul(x017, x892, w138)
    x905 = mul(x020, x892, w139)
    x893 = mul(x065, x889, w140)
    x895 = mul(x064, x889, w141)
    x897 = add(c03, x889, w120)
    x900 = sub(mul(x013, x893, w142), sub(mul(x014, x895, w143), mul(x012, x890, w144), w144), w144)
    x903 = add(mul(x017, x893, w142), add(mul(x018, x895, w143), mul(x015, x890, w145), w145), w145)
    x906 = add(mul(x020, x893, w140), sub(mul(x021, x895, w141), mul(x019, x890, w122), w122), w122)
    x894 = mul(x065, x887, w140)
    x896 = mul(x064, x887, w133)
    x901 = sub(mul(x013, x894, w141), sub(mul(x014, x896, w142), mul(x012, x888, w143), w143), w143)
    x904 = add(mul(x017, x894, w141), add(mul(x018, x896, w142), mul(x015, x888, w146), w146), w146)
    x907 = add(mul(x020, x894, w140), sub(mul(x021, x896, w133), mul(x019, x888, w093), w093), w093)
    x105 = cos(q_10, w140)
    x106 = sin(q_10, w133)
    x361 = add(mul(v_04, x105, w141), mul(v_05, x106, w142), w142)
    x365 = mul(v_09, x361, w141)
    x375 = mul(x361, x361, w147)
    x384 = add(v_10, x361, w148)
    x390 = mul(x384, x384, w149)
    x402 = add(v_11, x384, w150)
    x409 = mul(x402, x402, w151)
    x362 = sub(mul(v_05, x105, w152), mul(v_04, x106, w153), w153)
    x364 = mul(v_09, x362, w152)
    x376 = mul(x362, x362, w154)
    x379 = mul(x361, x362, w155)
    x107 = cos(q_11, w156)
    x108 = sin(q_11, w157)
    x109 = cos(q_12, w158)
    x863 = mul(c05, x109, w159)
    x110 = sin(q_12, w160)
    x111 = sub(mul(c06, x110, w161), mul(c07, x109, w162), w162)
    x118 = add(c17, x111, w161)
    x112 = add(mul(c07, x110, w163), mul(c06, x109, w164), w164)
    x117 = mul(c16, x112, w163)
    x123 = add(c24, x117, w165)
    x136 = add(c33, x123, w166)
    x119 = add(c18, x112, w167)
    x126 = add(mul(x107, x118, w168), mul(x108, x119, w169), w169)
    x127 = sub(mul(x108, x118, w161), mul(x107, x119, w167), w167)
    x132 = sub(c29, x127, w161)
    x139 = sub(mul(c28, x105, w168), mul(x106, x132, w170), w170)
    x140 = add(mul(c28, x106, w168), mul(x105, x132, w161), w161)
    x141 = mul(c04, x139, w168)
    x144 = mul(c03, x139, w171)
    x227 = mul(x106, x126, w172)
    x228 = mul(x105, x126, w173)
    x817 = sub(mul(x013, x227, w174), sub(mul(x014, x228, w175), mul(x012, x127, w176), w176), w176)
    x825 = add(mul(x017, x227, w174), add(mul(x018, x228, w175), mul(x015, x127, w177), w177), w177)
    x833 = add(mul(x020, x227, w174), sub(mul(x021, x228, w175), mul(x019, x127, w178), w178), w178)
    x232 = add(c14, mul(c05, x112, w174), w174)
    x233 = sub(mul(x108, x111, w175), mul(x107, x112, w179), w179)
    x234 = add(mul(x107, x111, w175), mul(x108, x112, w164), w164)
    x237 = mul(x106, x234, w175)
    x238 = mul(x105, x234, w164)
    x818 = sub(mul(x013, x237, w180), sub(mul(x014, x238, w181), mul(x012, x233, w182), w182), w182)
    x826 = add(mul(x017, x237, w180), add(mul(x018, x238, w181), mul(x015, x233, w183), w183), w183)
    x834 = add(mul(x020, x237, w180), sub(mul(x021, x238, w181), mul(x019, x233, w184), w184), w184)
    x113 = sub(mul(c08, x110, w180), mul(c10, x109, w181), w181)
    x114 = mul(x110, x113, w180)
    x122 = add(mul(x109, x113, w181), add(c23, mul(c05, x111, w162), w162), w162)
    x120 = add(x117, sub(c20, x114, w181), w181)
    x125 = add(c27, x114, w180)
    x128 = add(mul(x108, sub(x120, x125, w163), w163), mul(x122, mul(c02, x107, w185), w185), w185)
    x129 = mul(x108, x128, w163)
    x133 = sub(x129, add(c30, x120, w181), w181)
    x138 = add(x129, add(c35, x125, w180), w180)
    x135 = sub(mul(x107, x128, w185), add(c32, x122, w162), w162)
    x225 = sub(x133, x141, w185)
    x115 = sub(mul(c12, x110, w163), mul(c13, x109, w186), w186)
    x121 = add(c21, x115, w163)
    x116 = add(mul(c13, x110, w187), mul(c12, x109, w188), w188)
    x124 = add(c25, x116, w187)
    x130 = add(mul(x107, x121, w189), mul(x108, x124, w190), w190)
    x229 = add(x130, mul(c04, x228, w189), w189)
    x131 = sub(mul(x108, x121, w163), mul(x107, x124, w187), w187)
    x137 = add(c34, x131, w163)
    x142 = add(mul(x106, sub(x136, x138, w191), w191), mul(x137, mul(c02, x105, w192), w192), w192)
    x198 = add(mul(x065, x101, w191), mul(x106, x142, w193), w193)
    x230 = sub(mul(c03, x228, w191), sub(mul(x105, x123, w194), mul(x106, x131, w195), w195), w195)
    x231 = sub(add(mul(x105, x131, w187), mul(x106, x123, w191), w191), sub(mul(c03, x227, w187), mul(c04, x127, w194), w194), w194)
    x134 = add(c31, x130, w191)
    x143 = sub(mul(x105, x134, w187), mul(x106, x135, w196), w196)
    x145 = add(mul(x105, x135, w162), sub(mul(x106, x134, w191), mul(c03, x140, w187), w187), w187)
    x226 = sub(x143, x144, w162)
    x235 = add(mul(x107, x115, w191), mul(x108, x116, w197), w197)
    x239 = add(x235, mul(c04, x238, w191), w191)
    x236 = sub(mul(x108, x115, w186), mul(x107, x116, w188), w188)
    x240 = sub(mul(c03, x238, w186), sub(mul(x105, x232, w198), mul(x106, x236, w199), w199), w199)
    x241 = sub(add(mul(x105, x236, w188), mul(x106, x232, w186), w186), sub(mul(c03, x237, w188), mul(c04, x233, w198), w198), w198)
    x862 = mul(c05, x110, w186)
    x864 = add(mul(x107, x862, w188), mul(x108, x863, w200), w200)
    x866 = add(x864, mul(c05, x108, w188), w188)
    x865 = sub(mul(x108, x862, w186), mul(x107, x863, w159), w159)
    x867 = sub(x865, mul(c05, x107, w186), w186)
    x868 = add(mul(x105, c53, w201), mul(x106, x867, w202), w202)
    x875 = add(c04, x868, w201)
    x869 = sub(mul(x106, c53, w203), mul(x105, x867, w204), w204)
    x876 = mul(x013, x869, w203)
    x879 = mul(x017, x869, w205)
    x882 = mul(x020, x869, w206)
    x870 = mul(x106, x866, w207)
    x872 = mul(x105, x866, w208)
    x874 = sub(c03, x866, w188)
    x877 = sub(mul(x013, x870, w209), sub(mul(x014, x872, w210), mul(x012, x867, w211), w211), w211)
    x880 = add(mul(x017, x870, w209), add(mul(x018, x872, w210), mul(x015, x867, w212), w212), w212)
    x883 = add(mul(x020, x870, w207), sub(mul(x021, x872, w208), mul(x019, x867, w186), w186), w186)
    x871 = mul(x106, x864, w207)
    x873 = mul(x105, x864, w200)
    x878 = sub(mul(x013, x871, w208), sub(mul(x014, x873, w209), mul(x012, x865, w210), w210), w210)
    x881 = add(mul(x017, x871, w208), add(mul(x018, x873, w209), mul(x015, x865, w213), w213), w213)
    x884 = add(mul(x020, x871, w207), sub(mul(x021, x873, w200), mul(x019, x865, w159), w159), w159)
    x146 = cos(q_07, w207)
    x147 = sin(q_07, w200)
    x286 = add(mul(v_04, x146, w208), mul(v_05, x147, w209), w209)
    x290 = mul(v_06, x286, w208)
    x306 = mul(x286, x286, w214)
    x315 = add(v_07, x286, w215)
    x321 = mul(x315, x315, w216)
    x333 = add(v_08, x315, w217)
    x340 = mul(x333, x333, w218)
    x287 = sub(mul(v_05, x146, w219), mul(v_04, x147, w220), w220)
    x289 = mul(v_06, x287, w219)
    x307 = mul(x287, x287, w221)
    x310 = mul(x286, x287, w222)
    x679 = sub(mul(c34, sub(x306, x307, w223), w223), mul(x310, c51, w224), w224)
    x148 = cos(q_08, w223)
    x149 = sin(q_08, w225)
    x150 = cos(q_09, w226)
    x840 = mul(c05, x150, w227)
    x151 = sin(q_09, w228)
    x152 = sub(mul(c06, x151, w229), mul(c07, x150, w230), w230)
    x159 = add(c17, x152, w229)
    x153 = add(mul(c07, x151, w231), mul(c06, x150, w232), w232)
    x158 = mul(c16, x153, w231)
    x164 = add(c24, x158, w233)
    x177 = add(c33, x164, w234)
    x199 = add(add(x095, x136, w166), add(x177, add(x053, c44, w032), w032), w032)
    x160 = add(c18, x153, w166)
    x167 = add(mul(x148, x159, w100), mul(x149, x160, w235), w235)
    x188 = add(add(x085, x126, w100), add(x167, sub(x043, c39, w236), w236), w236)
    x168 = sub(mul(x149, x159, w229), mul(x148, x160, w166), w166)
    x173 = sub(c29, x168, w229)
    x180 = add(mul(c28, x146, w100), mul(x147, x173, w237), w237)
    x181 = sub(mul(c28, x147, w100), mul(x146, x173, w229), w229)
    x190 = add(sub(x099, x140, w100), sub(x181, add(x057, c40, w238), w238), w238)
    x724 = mul(x190, c52, w100)
    x727 = mul(x190, x724, w239)
    x201 = mul(c04, add(add(x057, x099, w240), add(x140, x181, w241), w241), w241)
    x182 = mul(c04, x180, w240)
    x186 = mul(c03, x180, w242)
    x189 = add(sub(x056, x098, w243), sub(x139, x180, w244), w244)
    x723 = mul(x189, c52, w243)
    x726 = mul(x189, x723, w245)
    x737 = sub(mul(x140, x724, w246), add(x225, mul(x139, x723, w247), w247), w247)
    x738 = add(mul(x227, x724, w246), sub(x229, mul(x228, x723, w248), w248), w248)
    x739 = add(mul(x237, x724, w246), sub(x239, mul(x238, x723, w249), w249), w249)
    x740 = add(mul(x099, x724, w246), sub(x242, mul(x098, x723, w250), w250), w250)
    x741 = sub(mul(x244, x724, w246), add(x246, mul(x245, x723, w251), w251), w251)
    x742 = sub(mul(x254, x724, w246), add(x256, mul(x255, x723, w252), w252), w252)
    x743 = sub(mul(x057, x724, w246), add(x259, mul(x056, x723, w253), w253), w253)
    x744 = add(mul(x261, x724, w246), sub(x263, mul(x262, x723, w254), w254), w254)
    x745 = add(mul(x271, x724, w246), sub(x273, mul(x272, x723, w255), w255), w255)
    x191 = mul(c36, add(add(x056, x098, w246), add(x139, x180, w256), w256), w256)
    x722 = mul(x188, c52, w246)
    x725 = mul(x188, x722, w257)
    x749 = sub(x226, mul(x139, x722, w258), w258)
    x750 = add(mul(x127, x724, w259), add(x230, mul(x228, x722, w260), w260), w260)
    x751 = add(mul(x233, x724, w259), add(x240, mul(x238, x722, w261), w261), w261)
    x752 = sub(x243, mul(x098, x722, w259), w259)
    x753 = sub(mul(x086, x724, w262), sub(x247, mul(x245, x722, w263), w263), w263)
    x754 = sub(mul(x250, x724, w262), sub(x257, mul(x255, x722, w264), w264), w264)
    x755 = sub(x260, mul(x056, x722, w262), w262)
    x756 = sub(mul(x044, x724, w265), sub(x264, mul(x262, x722, w266), w266), w266)
    x757 = sub(mul(x267, x724, w265), sub(x274, mul(x272, x722, w267), w267), w267)
    x761 = sub(x145, mul(x140, x722, w265), w265)
    x776 = add(mul(x013, x749, w268), add(mul(x012, x737, w269), mul(x014, x761, w270), w270), w270)
    x791 = add(mul(x017, x749, w268), sub(mul(x015, x737, w269), mul(x018, x761, w271), w271), w271)
    x806 = sub(mul(x020, x749, w258), add(mul(x019, x737, w247), mul(x021, x761, w265), w265), w265)
    x762 = sub(mul(x127, x723, w258), sub(x231, mul(x227, x722, w247), w247), w247)
    x777 = sub(mul(x013, x750, w258), sub(mul(x012, x738, w268), mul(x014, x762, w269), w269), w269)
    x792 = sub(mul(x017, x750, w258), add(mul(x015, x738, w268), mul(x018, x762, w272), w272), w272)
    x807 = add(mul(x020, x750, w260), sub(mul(x019, x738, w248), mul(x021, x762, w247), w247), w247)
    x763 = sub(mul(x233, x723, w260), sub(x241, mul(x237, x722, w248), w248), w248)
    x778 = sub(mul(x013, x751, w260), sub(mul(x012, x739, w258), mul(x014, x763, w268), w268), w268)
    x793 = sub(mul(x017, x751, w260), add(mul(x015, x739, w258), mul(x018, x763, w273), w273), w273)
    x808 = add(mul(x020, x751, w261), sub(mul(x019, x739, w249), mul(x021, x763, w248), w248), w248)
    x764 = add(x104, mul(x099, x722, w261), w261)
    x779 = add(mul(x012, x740, w249), sub(mul(x013, x752, w260), mul(x014, x764, w258), w258), w258)
    x794 = add(mul(x015, x740, w249), add(mul(x017, x752, w260), mul(x018, x764, w274), w274), w274)
    x809 = sub(mul(x019, x740, w250), add(mul(x020, x752, w259), mul(x021, x764, w261), w261), w261)
    x765 = sub(mul(x086, x723, w250), sub(x248, mul(x244, x722, w259), w259), w259)
    x780 = sub(mul(x013, x753, w250), sub(mul(x012, x741, w249), mul(x014, x765, w260), w260), w260)
    x795 = sub(mul(x017, x753, w250), add(mul(x015, x741, w249), mul(x018, x765, w275), w275), w275)
    x810 = add(mul(x020, x753, w263), sub(mul(x019, x741, w251), mul(x021, x765, w259), w259), w259)
    x766 = sub(mul(x250, x723, w263), sub(x258, mul(x254, x722, w251), w251), w251)
    x781 = sub(mul(x013, x754, w263), sub(mul(x012, x742, w250), mul(x014, x766, w249), w249), w249)
    x796 = sub(mul(x017, x754, w263), add(mul(x015, x742, w250), mul(x018, x766, w276), w276), w276)
    x811 = add(mul(x020, x754, w264), sub(mul(x019, x742, w252), mul(x021, x766, w251), w251), w251)
    x767 = sub(x063, mul(x057, x722, w264), w264)
    x782 = add(mul(x013, x755, w252), add(mul(x012, x743, w263), mul(x014, x767, w250), w250), w250)
    x797 = add(mul(x017, x755, w252), sub(mul(x015, x743, w263), mul(x018, x767, w277), w277), w277)
    x812 = sub(mul(x020, x755, w262), add(mul(x019, x743, w253), mul(x021, x767, w264), w264), w264)
    x768 = sub(mul(x044, x723, w262), sub(x265, mul(x261, x722, w253), w253), w253)
    x783 = sub(mul(x013, x756, w262), sub(mul(x012, x744, w252), mul(x014, x768, w263), w263), w263)
    x798 = sub(mul(x017, x756, w262), add(mul(x015, x744, w252), mul(x018, x768, w278), w278), w278)
    x813 = add(mul(x020, x756, w266), sub(mul(x019, x744, w254), mul(x021, x768, w253), w253), w253)
    x769 = sub(mul(x267, x723, w266), sub(x275, mul(x271, x722, w254), w254), w254)
    x784 = sub(mul(x013, x757, w266), sub(mul(x012, x745, w262), mul(x014, x769, w252), w252), w252)
    x799 = sub(mul(x017, x757, w266), add(mul(x015, x745, w262), mul(x018, x769, w279), w279), w279)
    x814 = add(mul(x020, x757, w267), sub(mul(x019, x745, w255), mul(x021, x769, w254), w254), w254)
    x193 = mul(c04, add(sub(x043, x085, w267), sub(x126, x167, w255), w255), w255)
    x194 = add(sub(x144, x186, w171), sub(sub(c42, x193, w255), sub(x062, x103, w105), w105), w105)
    x197 = sub(add(x043, x085, w103), add(x126, x167, w169), w169)
    x205 = add(mul(c03, x197, w103), add(add(x058, x100, w102), add(x141, x182, w168), w168), w168)
    x210 = mul(x147, x167, w103)
    x211 = mul(x146, x167, w235)
    x815 = sub(mul(x013, x210, w102), sub(mul(x014, x211, w034), mul(x012, x168, w035), w035), w035)
    x823 = add(mul(x017, x210, w102), add(mul(x018, x211, w034), mul(x015, x168, w171), w171), w171)
    x831 = add(mul(x020, x210, w102), sub(mul(x021, x211, w034), mul(x019, x168, w255), w255), w255)
    x215 = add(c14, mul(c05, x153, w102), w102)
    x216 = sub(mul(x149, x152, w034), mul(x148, x153, w037), w037)
    x217 = add(mul(x148, x152, w034), mul(x149, x153, w232), w232)
    x220 = mul(x147, x217, w034)
    x221 = mul(x146, x217, w232)
    x816 = sub(mul(x013, x220, w267), sub(mul(x014, x221, w266), mul(x012, x216, w262), w262), w262)
    x824 = add(mul(x017, x220, w267), add(mul(x018, x221, w266), mul(x015, x216, w280), w280), w280)
    x832 = add(mul(x020, x220, w267), sub(mul(x021, x221, w266), mul(x019, x216, w281), w281), w281)
    x154 = sub(mul(c08, x151, w267), mul(c10, x150, w266), w266)
    x155 = mul(x151, x154, w267)
    x163 = add(mul(x150, x154, w266), add(c23, mul(c05, x152, w230), w230), w230)
    x161 = add(x158, sub(c20, x155, w266), w266)
    x166 = add(c27, x155, w267)
    x169 = add(mul(x149, sub(x161, x166, w231), w231), mul(x163, mul(c02, x148, w282), w282), w282)
    x170 = mul(x149, x169, w231)
    x174 = sub(x170, add(c30, x161, w266), w266)
    x179 = add(x170, add(c35, x166, w267), w267)
    x206 = add(add(x097, x138, w180), add(x179, add(x055, c46, w046), w046), w046)
    x192 = add(sub(x174, x191, w256), add(sub(x050, c41, w180), add(x092, x133, w114), w114), w114)
    x728 = add(x727, add(x192, x726, w256), w256)
    x208 = sub(x174, x182, w240)
    x734 = add(mul(x181, x724, w180), sub(x208, mul(x180, x723, w231), w231), w231)
    x176 = sub(mul(x148, x169, w282), add(c32, x163, w230), w230)
    x156 = sub(mul(c13, x150, w282), mul(c12, x151, w180), w180)
    x162 = sub(c21, x156, w282)
    x157 = add(mul(c12, x150, w283), mul(c13, x151, w284), w284)
    x165 = add(c25, x157, w283)
    x171 = add(mul(x148, x162, w285), mul(x149, x165, w286), w286)
    x212 = add(x171, mul(c04, x211, w285), w285)
    x735 = sub(mul(x210, x724, w287), add(x212, mul(x211, x723, w288), w288), w288)
    x172 = sub(mul(x148, x165, w283), mul(x149, x162, w282), w282)
    x178 = sub(c34, x172, w283)
    x183 = sub(mul(x147, sub(x177, x179, w267), w267), mul(x178, mul(c02, x146, w234), w234), w234)
    x202 = add(sub(x096, x137, w163), sub(x178, add(x054, c45, w029), w029), w029)
    x203 = add(mul(x022, x059, w058), sub(mul(x064, x101, w126), sub(x201, x202, w029), w029), w029)
    x184 = mul(x147, x183, w058)
    x200 = add(sub(x060, add(mul(c37, x197, w169), x199, w032), w032), add(x184, x198, w169), w169)
    x207 = add(add(x060, x184, w058), add(x198, add(mul(c02, x205, w168), x206, w046), w046), w046)
    x733 = sub(x207, add(x725, x726, w245), w245)
    x730 = add(x200, add(x725, x727, w239), w239)
    x204 = add(add(mul(x105, x142, w192), mul(x146, x183, w234), w234), x203, w029)
    x732 = sub(x204, mul(x189, x724, w234), w234)
    x213 = sub(mul(c03, x211, w192), sub(mul(x146, x164, w257), mul(x147, x172, w058), w058), w058)
    x747 = add(mul(x168, x724, w192), add(x213, mul(x211, x722, w257), w257), w257)
    x214 = sub(add(mul(x146, x172, w282), mul(x147, x164, w192), w192), add(mul(c03, x210, w282), mul(c04, x168, w193), w193), w193)
    x759 = sub(mul(x168, x723, w192), sub(x214, mul(x210, x722, w282), w282), w282)
    x774 = sub(mul(x013, x747, w192), sub(mul(x012, x735, w168), mul(x014, x759, w057), w057), w057)
    x789 = sub(mul(x017, x747, w192), add(mul(x015, x735, w168), mul(x018, x759, w032), w032), w032)
    x804 = add(mul(x020, x747, w257), sub(mul(x019, x735, w288), mul(x021, x759, w282), w282), w282)
    x175 = add(c31, x171, w257)
    x185 = add(mul(x146, x175, w288), mul(x147, x176, w192), w192)
    x195 = sub(sub(x143, x185, w196), sub(x194, sub(x061, x102, w129), w129), w129)
    x209 = sub(x185, x186, w242)
    x746 = sub(x209, mul(x180, x722, w192), w192)
    x729 = sub(x195, mul(x188, x723, w196), w196)
    x187 = sub(mul(x146, x176, w230), sub(mul(x147, x175, w257), mul(c03, x181, w105), w105), w105)
    x196 = add(add(x104, x145, w230), add(x187, sub(x063, c43, w257), w257), w257)
    x731 = add(x196, mul(x188, x724, w230), w230)
    x758 = add(x187, mul(x181, x722, w062), w062)
    x772 = add(mul(x013, x732, w288), add(mul(x014, x733, w168), mul(x012, x731, w126), w126), w126)
    x787 = sub(mul(x017, x732, w288), sub(mul(x018, x733, w168), mul(x015, x731, w241), w241), w241)
    x802 = sub(mul(x020, x732, w288), add(mul(x021, x733, w245), mul(x019, x731, w168), w168), w168)
    x770 = add(mul(x014, x731, w288), sub(mul(x013, x729, w245), mul(x012, x728, w163), w163), w163)
    x771 = sub(mul(x014, x732, w288), sub(mul(x013, x730, w245), mul(x012, x729, w283), w283), w283)
    x785 = sub(mul(x018, x731, w288), sub(mul(x017, x729, w245), mul(x015, x728, w121), w121), w121)
    x786 = add(mul(x018, x732, w288), sub(mul(x017, x730, w245), mul(x015, x729, w267), w267), w267)
    x800 = sub(mul(x021, x731, w230), add(mul(x020, x729, w288), mul(x019, x728, w256), w256), w256)
    x801 = add(mul(x021, x732, w234), add(mul(x020, x730, w239), mul(x019, x729, w196), w196), w196)
    x773 = add(mul(x012, x734, w234), sub(mul(x013, x746, w239), mul(x014, x758, w230), w230), w230)
    x788 = add(mul(x015, x734, w234), add(mul(x017, x746, w239), mul(x018, x758, w288), w288), w288)
    x803 = sub(mul(x019, x734, w231), add(mul(x020, x746, w192), mul(x021, x758, w062), w062), w062)
    x218 = sub(mul(x149, x157, w231), mul(x148, x156, w192), w192)
    x222 = add(x218, mul(c04, x221, w231), w231)
    x736 = sub(mul(x220, x724, w234), add(x222, mul(x221, x723, w239), w239), w239)
    x219 = add(mul(x148, x157, w284), mul(x149, x156, w180), w180)
    x223 = sub(mul(c03, x221, w284), sub(mul(x146, x215, w234), mul(x147, x219, w245), w245), w245)
    x748 = add(mul(x216, x724, w100), add(x223, mul(x221, x722, w284), w284), w284)
    x224 = sub(add(mul(x146, x219, w180), mul(x147, x215, w100), w100), add(mul(c03, x220, w180), mul(c04, x216, w234), w234), w234)
    x760 = sub(mul(x216, x723, w243), sub(x224, mul(x220, x722, w246), w246), w246)
    x775 = sub(mul(x013, x748, w243), sub(mul(x012, x736, w100), mul(x014, x760, w180), w180), w180)
    x790 = sub(mul(x017, x748, w243), add(mul(x015, x736, w100), mul(x018, x760, w287), w287), w287)
    x805 = add(mul(x020, x748, w284), sub(mul(x019, x736, w239), mul(x021, x760, w246), w246), w246)
    x839 = mul(c05, x151, w284)
    x841 = add(mul(x148, x839, w239), mul(x149, x840, w243), w243)
    x843 = add(x841, mul(c05, x149, w239), w239)
    x842 = sub(mul(x149, x839, w284), mul(x148, x840, w227), w227)
    x844 = sub(x842, mul(c05, x148, w284), w284)
    x845 = sub(mul(x146, c53, w100), mul(x147, x844, w289), w289)
    x852 = add(c04, x845, w100)
    x846 = add(mul(x147, c53, w290), mul(x146, x844, w291), w291)
    x853 = mul(x013, x846, w290)
    x856 = mul(x017, x846, w292)
    x859 = mul(x020, x846, w293)
    x847 = mul(x147, x843, w294)
    x849 = mul(x146, x843, w295)
    x851 = sub(c03, x843, w239)
    x854 = sub(mul(x013, x847, w296), sub(mul(x014, x849, w297), mul(x012, x844, w298), w298), w298)
    x857 = add(mul(x017, x847, w296), add(mul(x018, x849, w297), mul(x015, x844, w299), w299), w299)
    x860 = add(mul(x020, x847, w294), sub(mul(x021, x849, w295), mul(x019, x844, w284), w284), w284)
    x848 = mul(x147, x841, w294)
    x850 = mul(x146, x841, w243)
    x855 = sub(mul(x013, x848, w295), sub(mul(x014, x850, w296), mul(x012, x842, w297), w297), w297)
    x858 = add(mul(x017, x848, w295), add(mul(x018, x850, w296), mul(x015, x842, w300), w300), w300)
    x861 = add(mul(x020, x848, w294), sub(mul(x021, x850, w243), mul(x019, x842, w227), w227), w227)
    x276 = add(mul(x019, c47, w294), sub(mul(v_02, v_04, w243), mul(v_01, v_05, w295), w295), w295)
    x277 = add(mul(x020, c47, w294), sub(mul(v_00, v_05, w243), mul(v_02, v_03, w296), w296), w296)
    x278 = sub(mul(x021, c47, w294), sub(mul(v_01, v_03, w243), mul(v_00, v_04, w301), w301), w301)
    x279 = mul(v_03, v_03, w294)
    x280 = mul(v_04, v_04, w243)
    x281 = mul(v_05, v_05, w302)
    x285 = add(x280, x281, w303)
    x291 = mul(c03, x285, w304)
    x295 = mul(c04, add(x279, x281, w305), w305)
    x282 = mul(v_03, v_04, w306)
    x292 = mul(c04, x282, w307)
    x293 = sub(x291, x292, w308)
    x366 = add(x291, x292, w307)
    x367 = sub(x276, x366, w304)
    x435 = add(x276, x366, w307)
    x294 = sub(x276, x293, w309)
    x501 = add(x276, x293, w308)
    x296 = mul(c03, x282, w310)
    x297 = sub(x295, x296, w311)
    x368 = add(x295, x296, w310)
    x369 = add(x277, x368, w305)
    x436 = sub(x277, x368, w310)
    x298 = sub(x277, x297, w312)
    x502 = add(x277, x297, w311)
    x711 = add(mul(c42, sub(x279, x280, w313), w313), mul(x282, c50, w314), w314)
    x283 = mul(v_03, v_05, w313)
    x300 = mul(c03, x283, w315)
    x716 = sub(mul(c38, x276, w316), add(mul(c40, x283, w317), mul(c39, x285, w303), w303), w303)
    x720 = add(mul(c39, x283, w316), mul(c40, add(x279, x280, w317), w317), w317)
    x284 = mul(v_04, v_05, w316)
    x299 = mul(c04, x284, w318)
    x301 = add(x299, x300, w319)
    x370 = sub(x299, x300, w315)
    x371 = add(x278, x370, w318)
    x437 = sub(x278, x370, w315)
    x438 = sub(mul(x064, x436, w320), mul(x065, x437, w321), w321)
    x439 = add(mul(x064, x437, w315), mul(x065, x436, w310), w310)
    x453 = add(mul(x066, x435, w315), mul(x067, x439, w320), w320)
    x454 = sub(mul(x066, x439, w315), mul(x067, x435, w322), w322)
    x372 = sub(mul(x105, x369, w315), mul(x106, x371, w323), w323)
    x373 = add(mul(x105, x371, w318), mul(x106, x369, w305), w305)
    x387 = add(mul(x107, x367, w318), mul(x108, x373, w315), w315)
    x388 = sub(mul(x107, x373, w318), mul(x108, x367, w324), w324)
    x302 = sub(x278, x301, w318)
    x503 = add(x278, x301, w319)
    x504 = sub(mul(x022, x502, w325), mul(x023, x503, w326), w326)
    x505 = add(mul(x022, x503, w319), mul(x023, x502, w311), w311)
    x519 = add(mul(x024, x501, w319), mul(x025, x505, w325), w325)
    x520 = sub(mul(x024, x505, w319), mul(x025, x501, w327), w327)
    x303 = sub(mul(x146, x298, w319), mul(x147, x302, w328), w328)
    x304 = add(mul(x146, x302, w318), mul(x147, x298, w312), w312)
    x318 = add(mul(x148, x294, w318), mul(x149, x304, w319), w319)
    x319 = sub(mul(x148, x304, w318), mul(x149, x294, w329), w329)
    x699 = sub(mul(c45, sub(x280, x281, w243), w243), mul(x284, c48, w318), w318)
    x700 = add(sub(mul(c42, x283, w243), mul(c43, x282, w330), w330), x699, w318)
    x703 = sub(mul(c43, sub(x279, x281, w302), w302), mul(c42, x284, w294), w294)
    x704 = add(sub(mul(x283, c49, w302), mul(c45, x282, w330), w330), x703, w294)
    x705 = sub(mul(c39, x278, w330), add(mul(c40, x276, w295), x704, w294), w294)
    x712 = sub(add(mul(c43, x284, w330), mul(c45, x283, w313), w313), x711, w314)
    x718 = sub(mul(c38, x277, w313), sub(mul(c40, x284, w316), mul(c39, x282, w306), w306), w306)
    x288 = add(v_03, v_06, w313)
    x308 = mul(x286, x288, w209)
    x309 = mul(x287, x288, w316)
    x312 = add(x289, x309, w330)
    x687 = add(mul(c28, x294, w295), add(mul(c34, x312, w302), mul(c32, x310, w243), w243), w243)
    x311 = add(x290, x308, w295)
    x680 = sub(mul(c32, sub(x290, x308, w209), w209), mul(c31, sub(x289, x309, w316), w316), w316)
    x681 = sub(mul(c28, x304, w312), sub(mul(c29, x303, w209), add(x679, x680, w316), w316), w316)
    x684 = sub(mul(c29, x294, w309), add(mul(c34, x311, w312), mul(c31, x310, w209), w209), w209)
    x305 = mul(x288, x288, w309)
    x691 = add(mul(c28, add(x305, x307, w312), w312), mul(c29, x310, w224), w224)
    x683 = sub(mul(c33, x312, w312), mul(c32, sub(x305, x307, w221), w221), w221)
    x686 = sub(mul(c31, sub(x305, x306, w312), w312), mul(c35, x311, w302), w302)
    x694 = add(mul(c29, add(x305, x306, w214), w214), mul(c28, x310, w222), w222)
    x313 = sub(mul(x148, x288, w214), mul(x149, x287, w309), w309)
    x314 = add(mul(x148, x287, w220), mul(x149, x288, w313), w313)
    x316 = sub(mul(x149, x290, w220), mul(v_07, x314, w214), w214)
    x322 = mul(x314, x314, w220)
    x324 = mul(x313, x314, w312)
    x326 = add(x289, x324, w331)
    x329 = sub(x289, x324, w312)
    x665 = add(mul(c21, x329, w332), mul(c25, sub(x321, x322, w333), w333), w333)
    x336 = sub(x318, mul(c05, x326, w332), w332)
    x675 = sub(mul(c18, x326, w334), mul(c17, add(x321, x322, w335), w335), w335)
    x325 = mul(x314, x315, w334)
    x323 = mul(x313, x315, w215)
    x328 = sub(x316, x325, w336)
    x669 = add(mul(c21, add(x316, x325, w334), w334), add(mul(c26, x329, w337), mul(c19, x326, w338), w338), w338)
    x337 = add(x303, mul(c05, x328, w334), w334)
    x317 = sub(mul(x148, x290, w208), mul(v_07, x313, w337), w337)
    x327 = sub(x317, x323, w208)
    x666 = add(add(mul(c22, x327, w339), mul(c19, x328, w340), w340), add(mul(c18, x303, w339), x665, w333), w333)
    x692 = add(mul(c17, x327, w340), sub(mul(c18, x328, w339), x691, w224), w224)
    x320 = mul(x313, x313, w340)
    x668 = sub(mul(c25, add(x317, x323, w215), w215), mul(c22, sub(x320, x322, w220), w220), w220)
    x670 = add(mul(c17, x319, w215), add(mul(c18, x318, w319), sub(x668, x669, w338), w338), w338)
    x330 = add(x320, x321, w215)
    x672 = add(mul(c21, sub(x320, x321, w216), w216), mul(c25, x326, w331), w331)
    x673 = add(add(mul(c26, x327, w208), mul(c22, x328, w336), w336), sub(mul(c17, x303, w328), x672, w331), w331)
    x338 = sub(x319, mul(c05, x330, w336), w336)
    x355 = mul(c06, add(mul(x150, x336, w329), mul(x151, x338, w328), w328), w328)
    x354 = mul(c07, sub(mul(x150, x338, w336), mul(x151, x336, w332), w332), w332)
    x331 = sub(mul(x150, x313, w336), mul(x151, x314, w329), w329)
    x332 = add(mul(x150, x314, w313), mul(x151, x313, w309), w309)
    x334 = sub(mul(x151, x317, w313), sub(mul(v_08, x332, w336), mul(x150, x316, w208), w208), w208)
    x341 = mul(x332, x332, w313)
    x343 = mul(x331, x332, w336)
    x344 = mul(x332, x333, w309)
    x342 = mul(x331, x333, w217)
    x347 = sub(x334, x344, w216)
    x345 = add(x289, x343, w340)
    x348 = sub(x289, x343, w336)
    x352 = sub(mul(c13, x348, w219), mul(c12, sub(x340, x341, w319), w319), w319)
    x349 = add(mul(c07, add(x340, x341, w219), w219), mul(c06, x345, w220), w220)
    x335 = sub(mul(x150, x317, w337), add(mul(v_08, x331, w219), mul(x151, x316, w214), w214), w214)
    x339 = mul(x331, x331, w329)
    x356 = sub(mul(c09, sub(x339, x341, w313), w313), add(mul(c11, x345, w337), mul(c15, x348, w219), w219), w219)
    x359 = sub(mul(c13, sub(x339, x340, w313), w313), mul(c12, x345, w340), w340)
    x351 = sub(mul(c07, x348, w336), mul(c06, add(x339, x340, w218), w218), w218)
    x664 = add(mul(x150, x349, w336), mul(x151, x351, w329), w329)
    x676 = add(x664, x675, w335)
    x677 = sub(mul(x150, x351, w218), add(mul(c17, x329, w312), mul(c18, x330, w215), w215), w215)
    x678 = sub(mul(x151, x349, w220), x677, w215)
    x689 = add(mul(x148, x676, w220), sub(mul(c29, x312, w330), mul(c28, x311, w295), w295), w295)
    x690 = sub(mul(x149, x678, w220), x689, w295)
    x695 = add(mul(x148, x678, w215), add(mul(x149, x676, w335), x694, w222), w222)
    x346 = sub(x335, x342, w215)
    x357 = add(mul(c13, add(x334, x344, w309), w309), mul(c12, add(x335, x342, w217), w217), w217)
    x358 = sub(x355, sub(x354, add(x356, x357, w217), w217), w217)
    x671 = sub(x358, sub(mul(c05, x664, w329), x670, w338), w338)
    x685 = sub(x671, sub(x683, x684, w209), w209)
    x350 = sub(mul(c06, x347, w221), mul(c07, x346, w329), w329)
    x693 = add(x350, x692, w224)
    x696 = sub(mul(x146, x693, w221), mul(x147, x695, w328), w328)
    x697 = add(mul(x146, x695, w222), mul(x147, x693, w224), w224)
    x353 = sub(sub(mul(c06, x337, w222), x352, w319), sub(mul(c09, x346, w222), mul(c11, x347, w221), w221), w221)
    x360 = sub(sub(mul(c07, x337, w334), x359, w340), sub(mul(c15, x346, w215), mul(c09, x347, w216), w216), w216)
    x667 = add(add(mul(c05, x350, w329), x666, w333), add(mul(x150, x353, w329), mul(x151, x360, w340), w340), w340)
    x674 = sub(mul(x150, x360, w216), add(mul(x151, x353, w221), x673, w331), w331)
    x682 = add(mul(x148, x667, w216), sub(mul(x149, x674, w221), x681, w316), w316)
    x688 = sub(mul(x148, x674, w331), sub(mul(x149, x667, w340), sub(x686, x687, w243), w243), w243)
    x363 = add(v_03, v_09, w331)
    x377 = mul(x361, x363, w142)
    x378 = mul(x362, x363, w340)
    x381 = add(x364, x378, w302)
    x645 = sub(mul(c31, sub(x364, x378, w340), w340), mul(c51, x379, w225), w225)
    x380 = add(x365, x377, w340)
    x646 = sub(mul(c32, sub(x365, x377, w142), w142), mul(c34, sub(x375, x376, w223), w223), w223)
    x647 = add(mul(c29, x372, w142), sub(mul(c28, x373, w305), add(x645, x646, w223), w223), w223)
    x374 = mul(x363, x363, w142)
    x657 = sub(mul(c29, x379, w305), mul(c28, add(x374, x376, w225), w225), w225)
    x649 = add(mul(c32, sub(x374, x376, w154), w154), mul(c31, x379, w305), w305)
    x650 = sub(sub(mul(c33, x381, w154), mul(c34, x380, w216), w216), add(mul(c29, x367, w154), x649, w305), w305)
    x652 = add(mul(c31, sub(x374, x375, w216), w216), mul(c32, x379, w154), w154)
    x653 = add(sub(mul(c34, x381, w216), mul(c35, x380, w221), w221), sub(mul(c28, x367, w304), x652, w154), w154)
    x660 = sub(mul(c28, x379, w155), mul(c29, add(x374, x375, w147), w147), w147)
    x382 = sub(mul(x107, x363, w155), mul(x108, x362, w142), w142)
    x383 = add(mul(x107, x362, w153), mul(x108, x363, w331), w331)
    x385 = sub(mul(x108, x365, w153), mul(v_10, x383, w155), w155)
    x391 = mul(x383, x383, w153)
    x393 = mul(x382, x383, w221)
    x395 = add(x364, x393, w304)
    x398 = sub(x364, x393, w221)
    x631 = add(mul(c25, sub(x390, x391, w216), w216), mul(c21, x398, w228), w228)
    x405 = sub(x387, mul(c05, x395, w216), w216)
    x641 = sub(mul(c18, x395, w226), mul(c17, add(x390, x391, w333), w333), w333)
    x394 = mul(x383, x384, w226)
    x392 = mul(x382, x384, w148)
    x397 = sub(x385, x394, w329)
    x406 = add(x372, mul(c05, x397, w215), w215)
    x386 = sub(mul(x107, x365, w141), mul(v_10, x382, w334), w334)
    x635 = add(mul(c25, add(x386, x392, w141), w141), add(mul(c26, x398, w319), mul(c19, x395, w222), w222), w222)
    x396 = sub(x386, x392, w148)
    x632 = add(add(mul(c22, x396, w141), mul(c19, x397, w319), w319), sub(mul(c18, x372, w141), x631, w228), w228)
    x658 = add(mul(c17, x396, w319), sub(mul(c18, x397, w141), x657, w225), w225)
    x389 = mul(x382, x382, w319)
    x634 = sub(mul(c21, add(x385, x394, w226), w226), mul(c22, sub(x389, x391, w153), w153), w153)
    x636 = add(mul(c17, x388, w226), add(mul(c18, x387, w315), sub(x634, x635, w222), w222), w222)
    x399 = add(x389, x390, w226)
    x638 = add(mul(c25, x395, w304), mul(c21, sub(x389, x390, w149), w149), w149)
    x639 = add(add(mul(c26, x396, w148), mul(c22, x397, w329), w329), add(mul(c17, x372, w323), x638, w149), w149)
    x407 = sub(x388, mul(c05, x399, w329), w329)
    x424 = mul(c06, add(mul(x109, x405, w324), mul(x110, x407, w323), w323), w323)
    x423 = mul(c07, sub(mul(x109, x407, w329), mul(x110, x405, w216), w216), w216)
    x400 = sub(mul(x109, x382, w329), mul(x110, x383, w324), w324)
    x401 = add(mul(x109, x383, w331), mul(x110, x382, w142), w142)
    x403 = sub(mul(x110, x386, w331), sub(mul(v_11, x401, w329), mul(x109, x385, w148), w148), w148)
    x410 = mul(x401, x401, w331)
    x412 = mul(x400, x401, w329)
    x413 = mul(x401, x402, w142)
    x411 = mul(x400, x402, w150)
    x416 = sub(x403, x413, w304)
    x414 = add(x364, x412, w319)
    x417 = sub(x364, x412, w329)
    x421 = sub(mul(c12, sub(x409, x410, w152), w152), mul(c13, x417, w315), w315)
    x418 = add(mul(c07, add(x409, x410, w152), w152), mul(c06, x414, w153), w153)
    x404 = sub(mul(x109, x386, w334), add(mul(v_11, x400, w152), mul(x110, x385, w155), w155), w155)
    x408 = mul(x400, x400, w324)
    x425 = sub(mul(c09, sub(x408, x410, w331), w331), add(mul(c11, x414, w334), mul(c15, x417, w152), w152), w152)
    x428 = sub(mul(c12, x414, w319), mul(c13, sub(x408, x409, w331), w331), w331)
    x420 = sub(mul(c07, x417, w329), mul(c06, add(x408, x409, w151), w151), w151)
    x630 = add(mul(x109, x418, w329), mul(x110, x420, w324), w324)
    x642 = add(x630, x641, w333)
    x643 = sub(mul(x109, x420, w151), add(mul(c17, x398, w221), mul(c18, x399, w226), w226), w226)
    x644 = sub(mul(x110, x418, w153), x643, w226)
    x655 = add(mul(x107, x642, w153), add(mul(c28, x380, w340), mul(c29, x381, w302), w302), w302)
    x656 = sub(mul(x108, x644, w153), x655, w302)
    x661 = add(mul(x107, x644, w226), sub(mul(x108, x642, w333), x660, w147), w147)
    x415 = sub(x404, x411, w226)
    x426 = add(mul(c12, add(x404, x411, w150), w150), mul(c13, add(x403, x413, w142), w142), w142)
    x427 = sub(x424, sub(x423, sub(x425, x426, w142), w142), w142)
    x637 = sub(x427, sub(mul(c05, x630, w324), x636, w222), w222)
    x651 = sub(x637, x650, w305)
    x419 = sub(mul(c06, x416, w324), mul(c07, x415, w323), w323)
    x659 = add(x419, x658, w225)
    x662 = sub(mul(x106, x661, w324), mul(x105, x659, w216), w216)
    x663 = add(mul(x105, x661, w147), mul(x106, x659, w225), w225)
    x422 = sub(sub(mul(c06, x406, w147), x421, w315), sub(mul(c09, x415, w147), mul(c11, x416, w324), w324), w324)
    x429 = sub(sub(mul(c07, x406, w215), x428, w331), sub(mul(c15, x415, w226), mul(c09, x416, w304), w304), w304)
    x633 = add(add(mul(c05, x419, w323), x632, w228), add(mul(x109, x422, w323), mul(x110, x429, w331), w331), w331)
    x640 = sub(mul(x109, x429, w304), add(mul(x110, x422, w324), x639, w149), w149)
    x648 = add(mul(x107, x633, w304), add(mul(x108, x640, w324), x647, w223), w223)
    x654 = sub(mul(x108, x633, w331), add(mul(x107, x640, w149), x653, w154), w154)
    x432 = add(v_03, v_12, w331)
    x443 = mul(x430, x432, w075)
    x444 = mul(x431, x432, w149)
    x447 = add(x433, x444, w156)
    x619 = add(mul(c28, x435, w157), sub(mul(c34, x447, w304), mul(c32, x445, w324), w324), w324)
    x446 = add(x434, x443, w157)
    x612 = sub(mul(c31, sub(x433, x444, w149), w149), mul(c32, sub(x434, x443, w075), w075), w075)
    x613 = sub(mul(c28, x439, w310), sub(mul(c29, x438, w149), add(x611, x612, w075), w075), w075)
    x616 = sub(mul(c29, x435, w307), sub(mul(c34, x446, w310), mul(c31, x445, w149), w149), w149)
    x440 = mul(x432, x432, w307)
    x623 = add(mul(c28, add(x440, x442, w310), w310), mul(c29, x445, w090), w090)
    x615 = add(mul(c33, x447, w310), mul(c32, sub(x440, x442, w087), w087), w087)
    x618 = add(mul(c31, sub(x440, x441, w310), w310), mul(c35, x446, w304), w304)
    x626 = add(mul(c29, add(x440, x441, w080), w080), mul(c28, x445, w088), w088)
    x448 = sub(mul(x066, x432, w080), mul(x067, x431, w307), w307)
    x449 = add(mul(x066, x431, w086), mul(x067, x432, w331), w331)
    x451 = sub(mul(x067, x434, w086), mul(v_13, x449, w080), w080)
    x457 = mul(x449, x449, w086)
    x459 = mul(x448, x449, w310)
    x461 = add(x433, x459, w160)
    x464 = sub(x433, x459, w310)
    x597 = add(mul(c21, x464, w158), mul(c25, sub(x456, x457, w228), w228), w228)
    x471 = sub(x453, mul(c05, x461, w158), w158)
    x607 = sub(mul(c18, x461, w323), mul(c17, add(x456, x457, w226), w226), w226)
    x460 = mul(x449, x450, w323)
    x458 = mul(x448, x450, w081)
    x463 = sub(x451, x460, w215)
    x601 = add(mul(c21, add(x451, x460, w323), w323), add(mul(c26, x464, w315), mul(c19, x461, w147), w147), w147)
    x472 = add(x438, mul(c05, x463, w323), w323)
    x452 = sub(mul(x066, x434, w074), mul(v_13, x448, w315), w315)
    x462 = sub(x452, x458, w074)
    x598 = add(add(mul(c22, x462, w152), mul(c19, x463, w150), w150), add(mul(c18, x438, w152), x597, w228), w228)
    x624 = add(mul(c17, x462, w150), sub(mul(c18, x463, w152), x623, w090), w090)
    x455 = mul(x448, x448, w150)
    x600 = sub(mul(c25, add(x452, x458, w081), w081), mul(c22, sub(x455, x457, w086), w086), w086)
    x602 = add(mul(c17, x454, w081), add(mul(c18, x453, w320), sub(x600, x601, w147), w147), w147)
    x465 = add(x455, x456, w081)
    x604 = add(mul(c21, sub(x455, x456, w082), w082), mul(c25, x461, w160), w160)
    x605 = add(add(mul(c26, x462, w074), mul(c22, x463, w215), w215), sub(mul(c17, x438, w321), x604, w160), w160)
    x473 = sub(x454, mul(c05, x465, w215), w215)
    x490 = mul(c06, add(mul(x068, x471, w322), mul(x069, x473, w321), w321), w321)
    x489 = mul(c07, sub(mul(x068, x473, w215), mul(x069, x471, w158), w158), w158)
    x466 = sub(mul(x068, x448, w215), mul(x069, x449, w322), w322)
    x467 = add(mul(x068, x449, w331), mul(x069, x448, w307), w307)
    x469 = sub(mul(x069, x452, w331), sub(mul(v_14, x467, w215), mul(x068, x451, w074), w074), w074)
    x476 = mul(x467, x467, w331)
    x478 = mul(x466, x467, w215)
    x479 = mul(x467, x468, w307)
    x477 = mul(x466, x468, w083)
    x482 = sub(x469, x479, w082)
    x480 = add(x433, x478, w150)
    x483 = sub(x433, x478, w215)
    x487 = sub(mul(c13, x483, w085), mul(c12, sub(x475, x476, w320), w320), w320)
    x484 = add(mul(c07, add(x475, x476, w085), w085), mul(c06, x480, w086), w086)
    x470 = sub(mul(x068, x452, w315), add(mul(v_14, x466, w085), mul(x069, x451, w080), w080), w080)
    x474 = mul(x466, x466, w322)
    x491 = sub(mul(c09, sub(x474, x476, w331), w331), add(mul(c11, x480, w315), mul(c15, x483, w085), w085), w085)
    x494 = sub(mul(c13, sub(x474, x475, w331), w331), mul(c12, x480, w150), w150)
    x486 = sub(mul(c07, x483, w215), mul(c06, add(x474, x475, w084), w084), w084)
    x596 = add(mul(x068, x484, w215), mul(x069, x486, w322), w322)
    x608 = add(x596, x607, w226)
    x609 = sub(mul(x068, x486, w084), add(mul(c17, x464, w310), mul(c18, x465, w081), w081), w081)
    x610 = sub(mul(x069, x484, w086), x609, w081)
    x621 = add(mul(x066, x608, w086), sub(mul(c29, x447, w156), mul(c28, x446, w157), w157), w157)
    x622 = sub(mul(x067, x610, w086), x621, w157)
    x627 = add(mul(x066, x610, w081), add(mul(x067, x608, w226), x626, w088), w088)
    x481 = sub(x470, x477, w081)
    x492 = add(mul(c13, add(x469, x479, w307), w307), mul(c12, add(x470, x477, w083), w083), w083)
    x493 = sub(x490, sub(x489, add(x491, x492, w083), w083), w083)
    x603 = sub(x493, sub(mul(c05, x596, w322), x602, w147), w147)
    x617 = sub(x603, sub(x615, x616, w149), w149)
    x706 = add(mul(x147, x688, w087), sub(mul(x064, x617, w322), x705, w294), w294)
    x485 = sub(mul(c06, x482, w087), mul(c07, x481, w322), w322)
    x625 = add(x485, x624, w090)
    x628 = sub(mul(x064, x625, w087), mul(x065, x627, w321), w321)
    x629 = add(mul(x064, x627, w088), mul(x065, x625, w090), w090)
    x488 = sub(sub(mul(c06, x472, w088), x487, w320), sub(mul(c09, x481, w088), mul(c11, x482, w087), w087), w087)
    x495 = sub(sub(mul(c07, x472, w323), x494, w150), sub(mul(c15, x481, w081), mul(c09, x482, w082), w082), w082)
    x599 = add(add(mul(c05, x485, w322), x598, w228), add(mul(x068, x488, w322), mul(x069, x495, w150), w150), w150)
    x606 = sub(mul(x068, x495, w082), add(mul(x069, x488, w087), x605, w160), w160)
    x614 = add(mul(x066, x599, w082), sub(mul(x067, x606, w087), x613, w075), w075)
    x620 = sub(mul(x066, x606, w160), add(mul(x067, x599, w150), add(x618, x619, w324), w324), w324)
    x498 = add(v_03, v_15, w160)
    x509 = mul(x496, x498, w012)
    x510 = mul(x497, x498, w150)
    x513 = add(x499, x510, w304)
    x578 = add(mul(c31, sub(x499, x510, w150), w150), mul(c34, sub(x507, x508, w091), w091), w091)
    x512 = add(x500, x509, w150)
    x577 = add(mul(c32, sub(x500, x509, w012), w012), mul(c51, x511, w089), w089)
    x579 = add(mul(c29, x504, w012), add(mul(c28, x505, w311), add(x577, x578, w091), w091), w091)
    x506 = mul(x498, x498, w012)
    x589 = sub(mul(c29, x511, w311), mul(c28, add(x506, x508, w089), w089), w089)
    x581 = add(mul(c32, sub(x506, x508, w020), w020), mul(c31, x511, w311), w311)
    x582 = sub(sub(mul(c33, x513, w020), mul(c34, x512, w082), w082), sub(mul(c29, x501, w020), x581, w311), w311)
    x584 = add(mul(c31, sub(x506, x507, w082), w082), mul(c32, x511, w020), w020)
    x585 = add(sub(mul(c34, x513, w082), mul(c35, x512, w087), w087), add(mul(c28, x501, w308), x584, w020), w020)
    x592 = sub(mul(c28, x511, w021), mul(c29, add(x506, x507, w013), w013), w013)
    x514 = sub(mul(x024, x498, w021), mul(x025, x497, w012), w012)
    x515 = add(mul(x024, x497, w019), mul(x025, x498, w160), w160)
    x517 = sub(mul(x025, x500, w019), mul(v_16, x515, w021), w021)
    x523 = mul(x515, x515, w019)
    x525 = mul(x514, x515, w087)
    x527 = add(x499, x525, w308)
    x530 = sub(x499, x525, w087)
    x563 = add(mul(c25, sub(x522, x523, w082), w082), mul(c21, x530, w094), w094)
    x537 = sub(x519, mul(c05, x527, w082), w082)
    x573 = sub(mul(c18, x527, w092), mul(c17, add(x522, x523, w228), w228), w228)
    x526 = mul(x515, x516, w092)
    x524 = mul(x514, x516, w014)
    x529 = sub(x517, x526, w322)
    x538 = add(x504, mul(c05, x529, w081), w081)
    x518 = sub(mul(x024, x500, w011), mul(v_16, x514, w323), w323)
    x567 = add(mul(c25, add(x518, x524, w011), w011), add(mul(c26, x530, w320), mul(c19, x527, w088), w088), w088)
    x528 = sub(x518, x524, w014)
    x564 = add(add(mul(c22, x528, w011), mul(c19, x529, w320), w320), sub(mul(c18, x504, w011), x563, w094), w094)
    x590 = add(mul(c17, x528, w320), sub(mul(c18, x529, w011), x589, w089), w089)
    x521 = mul(x514, x514, w320)
    x566 = sub(mul(c21, add(x517, x526, w092), w092), mul(c22, sub(x521, x523, w019), w019), w019)
    x568 = add(mul(c17, x520, w092), add(mul(c18, x519, w325), sub(x566, x567, w088), w088), w088)
    x531 = add(x521, x522, w092)
    x570 = add(mul(c25, x527, w308), mul(c21, sub(x521, x522, w015), w015), w015)
    x571 = add(add(mul(c26, x528, w014), mul(c22, x529, w322), w322), add(mul(c17, x504, w326), x570, w015), w015)
    x539 = sub(x520, mul(c05, x531, w322), w322)
    x556 = mul(c06, add(mul(x026, x537, w327), mul(x027, x539, w326), w326), w326)
    x555 = mul(c07, sub(mul(x026, x539, w322), mul(x027, x537, w082), w082), w082)
    x532 = sub(mul(x026, x514, w322), mul(x027, x515, w327), w327)
    x533 = add(mul(x026, x515, w160), mul(x027, x514, w012), w012)
    x535 = sub(mul(x027, x518, w160), sub(mul(v_17, x533, w322), mul(x026, x517, w014), w014), w014)
    x542 = mul(x533, x533, w160)
    x544 = mul(x532, x533, w322)
    x545 = mul(x533, x534, w012)
    x543 = mul(x532, x534, w016)
    x548 = sub(x535, x545, w308)
    x546 = add(x499, x544, w320)
    x549 = sub(x499, x544, w322)
    x553 = sub(mul(c12, sub(x541, x542, w018), w018), mul(c13, x549, w325), w325)
    x550 = add(mul(c07, add(x541, x542, w018), w018), mul(c06, x546, w019), w019)
    x536 = sub(mul(x026, x518, w323), add(mul(v_17, x532, w018), mul(x027, x517, w021), w021), w021)
    x540 = mul(x532, x532, w327)
    x557 = sub(mul(c09, sub(x540, x542, w160), w160), add(mul(c11, x546, w323), mul(c15, x549, w018), w018), w018)
    x560 = sub(mul(c12, x546, w320), mul(c13, sub(x540, x541, w160), w160), w160)
    x552 = sub(mul(c07, x549, w322), mul(c06, add(x540, x541, w017), w017), w017)
    x562 = add(mul(x026, x550, w322), mul(x027, x552, w327), w327)
    x574 = add(x562, x573, w228)
    x575 = sub(mul(x026, x552, w017), add(mul(c17, x530, w087), mul(c18, x531, w092), w092), w092)
    x576 = sub(mul(x027, x550, w019), x575, w092)
    x587 = add(mul(x024, x574, w019), add(mul(c28, x512, w150), mul(c29, x513, w304), w304), w304)
    x588 = sub(mul(x025, x576, w019), x587, w304)
    x717 = add(add(x622, x656, w019), add(x690, add(x588, x716, w303), w303), w303)
    x710 = mul(c04, add(sub(x588, x622, w157), sub(x656, x690, w295), w295), w295)
    x713 = sub(add(x710, sub(mul(c39, x277, w157), x712, w314), w314), add(mul(x065, x617, w149), mul(x106, x651, w295), w295), w295)
    x593 = add(mul(x024, x576, w092), sub(mul(x025, x574, w228), x592, w013), w013)
    x547 = sub(x536, x543, w092)
    x558 = add(mul(c12, add(x536, x543, w016), w016), mul(c13, add(x535, x545, w012), w012), w012)
    x559 = sub(x556, sub(x555, sub(x557, x558, w012), w012), w012)
    x569 = sub(x559, sub(mul(c05, x562, w327), x568, w088), w088)
    x583 = sub(x569, x582, w311)
    x551 = sub(mul(c06, x548, w327), mul(c07, x547, w326), w326)
    x591 = add(x551, x590, w089)
    x594 = sub(mul(x023, x593, w327), mul(x022, x591, w082), w082)
    x719 = add(sub(x628, x662, w327), sub(x696, sub(x594, x718, w306), w306), w306)
    x709 = mul(c03, sub(sub(x594, x628, w321), sub(x662, x696, w328), w328), w328)
    x714 = sub(x709, add(mul(x147, x685, w200), mul(x023, x583, w321), w321), w321)
    x595 = add(mul(x022, x593, w013), mul(x023, x591, w089), w089)
    x721 = add(x697, sub(x595, sub(mul(c38, x278, w301), x720, w317), w317), w317)
    x702 = mul(c03, sub(add(x595, x629, w301), add(x663, x697, w013), w013), w013)
    x707 = sub(x702, add(mul(x105, x651, w305), mul(x146, x685, w209), w209), w209)
    x698 = mul(c04, add(sub(x595, x629, w089), sub(x663, x697, w224), w224), w224)
    x554 = sub(sub(mul(c06, x538, w089), x553, w325), sub(mul(c09, x547, w089), mul(c11, x548, w013), w013), w013)
    x561 = sub(sub(mul(c07, x538, w081), x560, w160), sub(mul(c15, x547, w092), mul(c09, x548, w308), w308), w308)
    x565 = add(add(mul(c05, x551, w326), x564, w094), add(mul(x026, x554, w326), mul(x027, x561, w160), w160), w160)
    x572 = sub(mul(x026, x561, w308), add(mul(x027, x554, w013), x571, w015), w015)
    x580 = add(mul(x024, x565, w308), add(mul(x025, x572, w013), x579, w091), w091)
    x586 = sub(mul(x025, x565, w160), add(mul(x024, x572, w015), x585, w020), w020)
    x708 = sub(sub(mul(x023, x586, w010), mul(x022, x583, w311), w311), sub(mul(x065, x620, w066), mul(x106, x654, w133), w133), w133)
    x715 = add(sub(mul(x022, x586, w020), mul(x064, x620, w324), w324), sub(mul(x105, x654, w154), mul(x146, x688, w243), w243), w243)
    x701 = add(x682, add(x580, sub(mul(c40, x277, w296), x700, w318), w318), w318)
    M[...] = 0.0
    M[0, 0] = c38
    M[0, 4] = x190
    M[0, 5] = x189
    M[0, 7] = x168
    M[0, 8] = x216
    M[0, 10] = x127
    M[0, 11] = x233
    M[0, 13] = x086
    M[0, 14] = x250
    M[0, 16] = x044
    M[0, 17] = x267
    M[1, 1] = c38
    M[1, 3] = -x190
    M[1, 5] = -x188
    M[1, 6] = -x181
    M[1, 7] = -x210
    M[1, 8] = -x220
    M[1, 9] = x140
    M[1, 10] = -x227
    M[1, 11] = -x237
    M[1, 12] = -x099
    M[1, 13] = -x244
    M[1, 14] = -x254
    M[1, 15] = x057
    M[1, 16] = -x261
    M[1, 17] = -x271
    M[2, 2] = c38
    M[2, 3] = -x189
    M[2, 4] = x188
    M[2, 6] = x180
    M[2, 7] = x211
    M[2, 8] = x221
    M[2, 9] = -x139
    M[2, 10] = x228
    M[2, 11] = x238
    M[2, 12] = x098
    M[2, 13] = x245
    M[2, 14] = x255
    M[2, 15] = -x056
    M[2, 16] = x262
    M[2, 17] = x272
    M[3, 1] = -x190
    M[3, 2] = -x189
    M[3, 3] = -x192
    M[3, 4] = -x195
    M[3, 5] = -x196
    M[3, 6] = -x208
    M[3, 7] = x212
    M[3, 8] = x222
    M[3, 9] = -x225
    M[3, 10] = -x229
    M[3, 11] = -x239
    M[3, 12] = -x242
    M[3, 13] = x246
    M[3, 14] = x256
    M[3, 15] = -x259
    M[3, 16] = -x263
    M[3, 17] = -x273
    M[4, 0] = x190
    M[4, 2] = x188
    M[4, 3] = -x195
    M[4, 4] = -x200
    M[4, 5] = x204
    M[4, 6] = x209
    M[4, 7] = -x213
    M[4, 8] = -x223
    M[4, 9] = -x226
    M[4, 10] = -x230
    M[4, 11] = -x240
    M[4, 12] = x243
    M[4, 13] = x247
    M[4, 14] = x257
    M[4, 15] = -x260
    M[4, 16] = x264
    M[4, 17] = x274
    M[5, 0] = x189
    M[5, 1] = -x188
    M[5, 3] = -x196
    M[5, 4] = x204
    M[5, 5] = x207
    M[5, 6] = -x187
    M[5, 7] = x214
    M[5, 8] = x224
    M[5, 9] = -x145
    M[5, 10] = x231
    M[5, 11] = x241
    M[5, 12] = -x104
    M[5, 13] = x248
    M[5, 14] = x258
    M[5, 15] = -x063
    M[5, 16] = x265
    M[5, 17] = x275
    M[6, 1] = -x181
    M[6, 2] = x180
    M[6, 3] = -x208
    M[6, 4] = x209
    M[6, 5] = -x187
    M[6, 6] = -x174
    M[6, 7] = x171
    M[6, 8] = x218
    M[7, 0] = x168
    M[7, 1] = -x210
    M[7, 2] = x211
    M[7, 3] = x212
    M[7, 4] = -x213
    M[7, 5] = x214
    M[7, 6] = x171
    M[7, 7] = x164
    M[7, 8] = x215
    M[8, 0] = x216
    M[8, 1] = -x220
    M[8, 2] = x221
    M[8, 3] = x222
    M[8, 4] = -x223
    M[8, 5] = x224
    M[8, 6] = x218
    M[8, 7] = x215
    M[8, 8] = c14
    M[9, 1] = x140
    M[9, 2] = -x139
    M[9, 3] = -x225
    M[9, 4] = -x226
    M[9, 5] = -x145
    M[9, 9] = -x133
    M[9, 10] = -x130
    M[9, 11] = -x235
    M[10, 0] = x127
    M[10, 1] = -x227
    M[10, 2] = x228
    M[10, 3] = -x229
    M[10, 4] = -x230
    M[10, 5] = x231
    M[10, 9] = -x130
    M[10, 10] = x123
    M[10, 11] = x232
    M[11, 0] = x233
    M[11, 1] = -x237
    M[11, 2] = x238
    M[11, 3] = -x239
    M[11, 4] = -x240
    M[11, 5] = x241
    M[11, 9] = -x235
    M[11, 10] = x232
    M[11, 11] = c14
    M[12, 1] = -x099
    M[12, 2] = x098
    M[12, 3] = -x242
    M[12, 4] = x243
    M[12, 5] = -x104
    M[12, 12] = -x092
    M[12, 13] = x089
    M[12, 14] = x252
    M[13, 0] = x086
    M[13, 1] = -x244
    M[13, 2] = x245
    M[13, 3] = x246
    M[13, 4] = x247
    M[13, 5] = x248
    M[13, 12] = x089
    M[13, 13] = x082
    M[13, 14] = x249
    M[14, 0] = x250
    M[14, 1] = -x254
    M[14, 2] = x255
    M[14, 3] = x256
    M[14, 4] = x257
    M[14, 5] = x258
    M[14, 12] = x252
    M[14, 13] = x249
    M[14, 14] = c14
    M[15, 1] = x057
    M[15, 2] = -x056
    M[15, 3] = -x259
    M[15, 4] = -x260
    M[15, 5] = -x063
    M[15, 15] = -x050
    M[15, 16] = -x047
    M[15, 17] = -x269
    M[16, 0] = x044
    M[16, 1] = -x261
    M[16, 2] = x262
    M[16, 3] = -x263
    M[16, 4] = x264
    M[16, 5] = x265
    M[16, 15] = -x047
    M[16, 16] = x040
    M[16, 17] = x266
    M[17, 0] = x267
    M[17, 1] = -x271
    M[17, 2] = x272
    M[17, 3] = -x273
    M[17, 4] = x274
    M[17, 5] = x275
    M[17, 15] = -x269
    M[17, 16] = x266
    M[17, 17] = c14
    h[0] = x717
    h[1] = x719
    h[2] = add(add(x629, x663, w225), x721, w317)
    h[3] = sub(x701, sub(x698, add(x614, x648, w225), w225), w225)
    h[4] = sub(x708, sub(x706, x707, w209), w209)
    h[5] = -sub(x715, add(x713, x714, w321), w321)
    h[6] = x682
    h[7] = -x671
    h[8] = -x358
    h[9] = x648
    h[10] = -x637
    h[11] = -x427
    h[12] = x614
    h[13] = -x603
    h[14] = -x493
    h[15] = x580
    h[16] = -x569
    h[17] = -x559
    J_c[...] = 0.0
    J_c[0, 0] = -x012
    J_c[0, 1] = x013
    J_c[0, 2] = x014
    J_c[0, 3] = -sub(x853, mul(x014, x852, w243), w243)
    J_c[0, 4] = -add(mul(x012, x846, w295), mul(x014, x851, w133), w133)
    J_c[0, 5] = add(mul(x013, x851, w295), mul(x012, x852, w294), w294)
    J_c[0, 6] = -sub(x853, mul(x014, x845, w295), w295)
    J_c[0, 7] = -x854
    J_c[0, 8] = -x855
    J_c[1, 0] = x015
    J_c[1, 1] = -x017
    J_c[1, 2] = x018
    J_c[1, 3] = add(x856, mul(x018, x852, w290), w290)
    J_c[1, 4] = sub(mul(x015, x846, w318), mul(x018, x851, w224), w224)
    J_c[1, 5] = -add(mul(x017, x851, w318), mul(x015, x852, w090), w090)
    J_c[1, 6] = add(x856, mul(x018, x845, w318), w318)
    J_c[1, 7] = x857
    J_c[1, 8] = x858
    J_c[2, 0] = x019
    J_c[2, 1] = x020
    J_c[2, 2] = -x021
    J_c[2, 3] = -add(x859, mul(x021, x852, w292), w292)
    J_c[2, 4] = add(mul(x019, x846, w291), mul(x021, x851, w296), w296)
    J_c[2, 5] = sub(mul(x020, x851, w239), mul(x019, x852, w100), w100)
    J_c[2, 6] = -add(x859, mul(x021, x845, w289), w289)
    J_c[2, 7] = -x860
    J_c[2, 8] = -x861
    J_c[3, 0] = -x012
    J_c[3, 1] = x013
    J_c[3, 2] = x014
    J_c[3, 3] = sub(x876, mul(x014, x875, w293), w293)
    J_c[3, 4] = sub(mul(x012, x869, w239), mul(x014, x874, w291), w291)
    J_c[3, 5] = -sub(mul(x012, x875, w239), mul(x013, x874, w324), w324)
    J_c[3, 9] = sub(x876, mul(x014, x868, w239), w239)
    J_c[3, 10] = -x877
    J_c[3, 11] = -x878
    J_c[4, 0] = x015
    J_c[4, 1] = -x017
    J_c[4, 2] = x018
    J_c[4, 3] = -add(x879, mul(x018, x875, w203), w203)
    J_c[4, 4] = -add(mul(x015, x869, w154), mul(x018, x874, w207), w207)
    J_c[4, 5] = sub(mul(x015, x875, w154), mul(x017, x874, w140), w140)
    J_c[4, 9] = -add(x879, mul(x018, x868, w154), w154)
    J_c[4, 10] = x880
    J_c[4, 11] = x881
    J_c[5, 0] = x019
    J_c[5, 1] = x020
    J_c[5, 2] = -x021
    J_c[5, 3] = add(x882, mul(x021, x875, w205), w205)
    J_c[5, 4] = -sub(mul(x019, x869, w204), mul(x021, x874, w020), w020)
    J_c[5, 5] = add(mul(x019, x875, w201), mul(x020, x874, w188), w188)
    J_c[5, 9] = add(x882, mul(x021, x868, w202), w202)
    J_c[5, 10] = -x883
    J_c[5, 11] = -x884
    J_c[6, 0] = -x012
    J_c[6, 1] = x013
    J_c[6, 2] = x014
    J_c[6, 3] = -sub(x899, mul(x014, x898, w206), w206)
    J_c[6, 4] = -sub(mul(x012, x892, w201), mul(x014, x897, w204), w204)
    J_c[6, 5] = sub(mul(x012, x898, w201), mul(x013, x897, w073), w073)
    J_c[6, 12] = -sub(x899, mul(x014, x891, w201), w201)
    J_c[6, 13] = -x900
    J_c[6, 14] = -x901
    J_c[7, 0] = x015
    J_c[7, 1] = -x017
    J_c[7, 2] = x018
    J_c[7, 3] = add(x902, mul(x018, x898, w136), w136)
    J_c[7, 4] = add(mul(x015, x892, w007), mul(x018, x897, w311), w311)
    J_c[7, 5] = -sub(mul(x015, x898, w007), mul(x017, x897, w066), w066)
    J_c[7, 12] = add(x902, mul(x018, x891, w007), w007)
    J_c[7, 13] = x903
    J_c[7, 14] = x904
    J_c[8, 0] = x019
    J_c[8, 1] = x020
    J_c[8, 2] = -x021
    J_c[8, 3] = -add(x905, mul(x021, x898, w138), w138)
    J_c[8, 4] = sub(mul(x019, x892, w137), mul(x021, x897, w010), w010)
    J_c[8, 5] = -add(mul(x019, x898, w134), mul(x020, x897, w120), w120)
    J_c[8, 12] = -add(x905, mul(x021, x891, w135), w135)
    J_c[8, 13] = -x906
    J_c[8, 14] = -x907
    J_c[9, 0] = -x012
    J_c[9, 1] = x013
    J_c[9, 2] = x014
    J_c[9, 3] = sub(x922, mul(x014, x921, w139), w139)
    J_c[9, 4] = add(mul(x014, x920, w134), mul(x012, x915, w137), w137)
    J_c[9, 5] = -add(mul(x012, x921, w134), mul(x013, x920, w160), w160)
    J_c[9, 15] = sub(x922, mul(x014, x914, w134), w134)
    J_c[9, 16] = -x923
    J_c[9, 17] = -x924
    J_c[10, 0] = x015
    J_c[10, 1] = -x017
    J_c[10, 2] = x018
    J_c[10, 3] = -add(x925, mul(x018, x921, w069), w069)
    J_c[10, 4] = sub(mul(x018, x920, w015), mul(x015, x915, w022), w022)
    J_c[10, 5] = add(mul(x015, x921, w015), mul(x017, x920, w023), w023)
    J_c[10, 15] = -add(x925, mul(x018, x914, w015), w015)
    J_c[10, 16] = x926
    J_c[10, 17] = x927
    J_c[11, 0] = x019
    J_c[11, 1] = x020
    J_c[11, 2] = -x021
    J_c[11, 3] = add(x928, mul(x021, x921, w071), w071)
    J_c[11, 4] = -add(mul(x021, x920, w308), mul(x019, x915, w070), w070)
    J_c[11, 5] = sub(mul(x019, x921, w067), mul(x020, x920, w054), w054)
    J_c[11, 15] = add(x928, mul(x021, x914, w068), w068)
    J_c[11, 16] = -x929
    J_c[11, 17] = -x930
    A_G[...] = 0.0
    A_G[0, 0] = -mul(x012, c38, w072)
    A_G[0, 1] = mul(x013, c38, w067)
    A_G[0, 2] = mul(x014, c38, w308)
    A_G[0, 3] = -add(mul(x013, x190, w013), mul(x014, x189, w026), w026)
    A_G[0, 4] = sub(mul(x014, x188, w013), mul(x012, x190, w024), w024)
    A_G[0, 5] = -add(mul(x012, x189, w013), mul(x013, x188, w094), w094)
    A_G[0, 6] = sub(mul(x014, x180, w013), mul(x013, x181, w326), w326)
    A_G[0, 7] = -x815
    A_G[0, 8] = -x816
    A_G[0, 9] = sub(mul(x013, x140, w013), mul(x014, x139, w092), w092)
    A_G[0, 10] = -x817
    A_G[0, 11] = -x818
    A_G[0, 12] = sub(mul(x014, x098, w013), mul(x013, x099, w081), w081)
    A_G[0, 13] = -x819
    A_G[0, 14] = -x820
    A_G[0, 15] = sub(mul(x013, x057, w013), mul(x014, x056, w325), w325)
    A_G[0, 16] = -x821
    A_G[0, 17] = -x822
    A_G[1, 0] = mul(x015, c38, w013)
    A_G[1, 1] = -mul(x017, c38, w089)
    A_G[1, 2] = mul(x018, c38, w305)
    A_G[1, 3] = sub(mul(x017, x190, w301), mul(x018, x189, w328), w328)
    A_G[1, 4] = add(mul(x018, x188, w301), mul(x015, x190, w200), w200)
    A_G[1, 5] = add(mul(x015, x189, w301), mul(x017, x188, w216), w216)
    A_G[1, 6] = add(mul(x018, x180, w301), mul(x017, x181, w082), w082)
    A_G[1, 7] = x823
    A_G[1, 8] = x824
    A_G[1, 9] = -add(mul(x017, x140, w301), mul(x018, x139, w327), w327)
    A_G[1, 10] = x825
    A_G[1, 11] = x826
    A_G[1, 12] = add(mul(x018, x098, w301), mul(x017, x099, w018), w018)
    A_G[1, 13] = x827
    A_G[1, 14] = x828
    A_G[1, 15] = -add(mul(x017, x057, w301), mul(x018, x056, w016), w016)
    A_G[1, 16] = x829
    A_G[1, 17] = x830
    A_G[2, 0] = mul(x019, c38, w301)
    A_G[2, 1] = mul(x020, c38, w014)
    A_G[2, 2] = -mul(x021, c38, w021)
    A_G[2, 3] = -sub(mul(x020, x190, w228), mul(x021, x189, w314), w314)
    A_G[2, 4] = -sub(mul(x021, x188, w228), mul(x019, x190, w149), w149)
    A_G[2, 5] = sub(mul(x019, x189, w228), mul(x020, x188, w157), w157)
    A_G[2, 6] = -add(mul(x021, x180, w228), mul(x020, x181, w302), w302)
    A_G[2, 7] = -x831
    A_G[2, 8] = -x832
    A_G[2, 9] = add(mul(x020, x140, w228), mul(x021, x139, w304), w304)
    A_G[2, 10] = -x833
    A_G[2, 11] = -x834
    A_G[2, 12] = -add(mul(x021, x098, w228), mul(x020, x099, w019), w019)
    A_G[2, 13] = -x835
    A_G[2, 14] = -x836
    A_G[2, 15] = add(mul(x020, x057, w228), mul(x021, x056, w150), w150)
    A_G[2, 16] = -x837
    A_G[2, 17] = -x838
    A_G[3, 3] = -x770
    A_G[3, 4] = x771
    A_G[3, 5] = x772
    A_G[3, 6] = x773
    A_G[3, 7] = -x774
    A_G[3, 8] = -x775
    A_G[3, 9] = -x776
    A_G[3, 10] = -x777
    A_G[3, 11] = -x778
    A_G[3, 12] = x779
    A_G[3, 13] = -x780
    A_G[3, 14] = -x781
    A_G[3, 15] = -x782
    A_G[3, 16] = -x783
    A_G[3, 17] = -x784
    A_G[4, 3] = -x785
    A_G[4, 4] = x786
    A_G[4, 5] = -x787
    A_G[4, 6] = -x788
    A_G[4, 7] = x789
    A_G[4, 8] = x790
    A_G[4, 9] = x791
    A_G[4, 10] = x792
    A_G[4, 11] = x793
    A_G[4, 12] = -x794
    A_G[4, 13] = x795
    A_G[4, 14] = x796
    A_G[4, 15] = x797
    A_G[4, 16] = x798
    A_G[4, 17] = x799
    A_G[5, 3] = x800
    A_G[5, 4] = -x801
    A_G[5, 5] = x802
    A_G[5, 6] = -x803
    A_G[5, 7] = -x804
    A_G[5, 8] = -x805
    A_G[5, 9] = -x806
    A_G[5, 10] = -x807
    A_G[5, 11] = -x808
    A_G[5, 12] = -x809
    A_G[5, 13] = -x810
    A_G[5, 14] = -x811
    A_G[5, 15] = -x812
    A_G[5, 16] = -x813
    A_G[5, 17] = -x814


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
