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
# Program     SHA-256 29d4b9bf094a22ef3d3b3c0c7188a71616dead9940ac2ff3ae51845472f20869
# Operations  1511 mul, 1269 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
        w336, w337, w338, w339, w340, w341, w342
    ) = slots(343)
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
    x490 = add(mul(v_04, x022, w011), mul(v_05, x023, w012), w012)
    x494 = mul(v_15, x490, w011)
    x501 = mul(x490, x490, w013)
    x510 = add(v_16, x490, w014)
    x516 = mul(x510, x510, w015)
    x528 = add(v_17, x510, w016)
    x535 = mul(x528, x528, w017)
    x491 = sub(mul(v_05, x022, w018), mul(v_04, x023, w019), w019)
    x493 = mul(v_15, x491, w018)
    x502 = mul(x491, x491, w020)
    x505 = mul(x490, x491, w021)
    x571 = add(mul(c51, x505, w022), mul(c34, sub(x501, x502, w023), w023), w023)
    x024 = cos(q_17, w022)
    x025 = sin(q_17, w024)
    x026 = cos(q_18, w025)
    x900 = mul(x026, c05, w026)
    x027 = sin(q_18, w027)
    x028 = sub(mul(x027, c06, w028), mul(x026, c07, w029), w029)
    x035 = add(x028, c17, w028)
    x029 = add(mul(x027, c07, w030), mul(x026, c06, w031), w031)
    x034 = mul(x029, c16, w030)
    x040 = add(x034, c24, w032)
    x053 = add(x040, c33, w033)
    x036 = add(x029, c18, w034)
    x043 = add(mul(x024, x035, w035), mul(x025, x036, w036), w036)
    x044 = sub(mul(x025, x035, w028), mul(x024, x036, w034), w034)
    x049 = sub(x044, c29, w028)
    x056 = add(mul(x022, c28, w035), mul(x023, x049, w037), w037)
    x057 = sub(mul(x023, c28, w035), mul(x022, x049, w028), w028)
    x058 = mul(c04, x056, w035)
    x255 = mul(x023, x043, w038)
    x256 = mul(x022, x043, w039)
    x812 = sub(mul(x013, x255, w040), sub(mul(x014, x256, w041), mul(x012, x044, w042), w042), w042)
    x820 = add(mul(x017, x255, w040), add(mul(x018, x256, w041), mul(x015, x044, w043), w043), w043)
    x828 = add(mul(x020, x255, w040), sub(mul(x021, x256, w041), mul(x019, x044, w044), w044), w044)
    x260 = add(c14, mul(c05, x029, w040), w040)
    x261 = sub(mul(x025, x028, w041), mul(x024, x029, w045), w045)
    x262 = add(mul(x024, x028, w041), mul(x025, x029, w031), w031)
    x265 = mul(x023, x262, w041)
    x266 = mul(x022, x262, w031)
    x813 = sub(mul(x013, x265, w046), sub(mul(x014, x266, w047), mul(x012, x261, w048), w048), w048)
    x821 = add(mul(x017, x265, w046), add(mul(x018, x266, w047), mul(x015, x261, w049), w049), w049)
    x829 = add(mul(x020, x265, w046), sub(mul(x021, x266, w047), mul(x019, x261, w050), w050), w050)
    x030 = sub(mul(x027, c08, w046), mul(x026, c10, w047), w047)
    x031 = mul(x027, x030, w046)
    x039 = add(mul(x026, x030, w047), add(c23, mul(c05, x028, w029), w029), w029)
    x037 = sub(x034, sub(x031, c20, w047), w047)
    x042 = add(x031, c27, w046)
    x045 = add(mul(x025, sub(x037, x042, w030), w030), mul(x039, mul(c02, x024, w051), w051), w051)
    x046 = mul(x025, x045, w030)
    x050 = sub(x046, add(x037, c30, w047), w047)
    x055 = add(x046, add(x042, c35, w046), w046)
    x052 = sub(mul(x024, x045, w051), sub(x039, c32, w029), w029)
    x254 = sub(x050, x058, w051)
    x032 = sub(mul(x027, c12, w030), mul(x026, c13, w052), w052)
    x038 = add(x032, c21, w030)
    x033 = add(mul(x027, c13, w053), mul(x026, c12, w054), w054)
    x041 = add(x033, c25, w053)
    x047 = add(mul(x024, x038, w055), mul(x025, x041, w056), w056)
    x257 = add(x047, mul(c04, x256, w055), w055)
    x048 = sub(mul(x025, x038, w030), mul(x024, x041, w053), w053)
    x054 = add(x048, c34, w030)
    x059 = add(mul(x023, sub(x053, x055, w057), w057), mul(x054, mul(c02, x022, w058), w058), w058)
    x060 = mul(x023, x059, w057)
    x258 = add(mul(c03, x256, w059), sub(mul(x022, x040, w060), mul(x023, x048, w061), w061), w061)
    x259 = add(add(mul(x022, x048, w053), mul(x023, x040, w059), w059), add(mul(c03, x255, w053), mul(c04, x044, w060), w060), w060)
    x051 = sub(x047, c31, w059)
    x193 = add(sub(mul(x022, x051, w053), mul(x023, x052, w062), w062), mul(c03, x056, w053), w053)
    x061 = add(mul(x022, x052, w029), add(mul(x023, x051, w059), mul(c03, x057, w062), w062), w062)
    x263 = add(mul(x024, x032, w029), mul(x025, x033, w059), w059)
    x267 = add(x263, mul(c04, x266, w029), w029)
    x264 = sub(mul(x025, x032, w052), mul(x024, x033, w054), w054)
    x268 = add(mul(c03, x266, w052), sub(mul(x022, x260, w063), mul(x023, x264, w064), w064), w064)
    x269 = add(add(mul(x022, x264, w054), mul(x023, x260, w052), w052), add(mul(c03, x265, w054), mul(c04, x261, w063), w063), w063)
    x899 = mul(x027, c05, w052)
    x901 = add(mul(x024, x899, w054), mul(x025, x900, w065), w065)
    x903 = add(x901, mul(x025, c05, w054), w054)
    x902 = sub(mul(x025, x899, w052), mul(x024, x900, w026), w026)
    x904 = sub(x902, mul(x024, c05, w052), w052)
    x905 = add(mul(x022, c53, w066), mul(x023, x904, w067), w067)
    x912 = add(c04, x905, w066)
    x906 = sub(mul(x023, c53, w068), mul(x022, x904, w069), w069)
    x913 = mul(x013, x906, w068)
    x916 = mul(x017, x906, w070)
    x919 = mul(x020, x906, w071)
    x907 = mul(x023, x903, w072)
    x909 = mul(x022, x903, w073)
    x911 = add(c03, x903, w054)
    x914 = sub(mul(x013, x907, w074), sub(mul(x014, x909, w075), mul(x012, x904, w076), w076), w076)
    x917 = add(mul(x017, x907, w074), add(mul(x018, x909, w075), mul(x015, x904, w077), w077), w077)
    x920 = add(mul(x020, x907, w072), sub(mul(x021, x909, w073), mul(x019, x904, w052), w052), w052)
    x908 = mul(x023, x901, w072)
    x910 = mul(x022, x901, w065)
    x915 = sub(mul(x013, x908, w073), sub(mul(x014, x910, w074), mul(x012, x902, w075), w075), w075)
    x918 = add(mul(x017, x908, w073), add(mul(x018, x910, w074), mul(x015, x902, w078), w078), w078)
    x921 = add(mul(x020, x908, w072), sub(mul(x021, x910, w065), mul(x019, x902, w026), w026), w026)
    x062 = cos(q_13, w072)
    x063 = sin(q_13, w065)
    x424 = add(mul(v_04, x062, w073), mul(v_05, x063, w074), w074)
    x428 = mul(v_12, x424, w073)
    x435 = mul(x424, x424, w079)
    x444 = add(v_13, x424, w080)
    x450 = mul(x444, x444, w081)
    x462 = add(v_14, x444, w082)
    x469 = mul(x462, x462, w083)
    x425 = sub(mul(v_05, x062, w084), mul(v_04, x063, w085), w085)
    x427 = mul(v_12, x425, w084)
    x436 = mul(x425, x425, w086)
    x439 = mul(x424, x425, w087)
    x604 = sub(mul(c34, sub(x435, x436, w088), w088), mul(c51, x439, w089), w089)
    x064 = cos(q_14, w088)
    x065 = sin(q_14, w090)
    x066 = cos(q_15, w091)
    x877 = mul(c05, x066, w092)
    x067 = sin(q_15, w093)
    x068 = sub(mul(c06, x067, w094), mul(c07, x066, w095), w095)
    x075 = add(c17, x068, w094)
    x069 = add(mul(c07, x067, w096), mul(c06, x066, w097), w097)
    x074 = mul(c16, x069, w096)
    x080 = add(c24, x074, w098)
    x093 = add(c33, x080, w099)
    x076 = add(c18, x069, w100)
    x083 = add(mul(x064, x075, w101), mul(x065, x076, w102), w102)
    x084 = sub(mul(x065, x075, w094), mul(x064, x076, w100), w100)
    x089 = sub(c29, x084, w094)
    x096 = add(mul(c28, x062, w101), mul(x063, x089, w103), w103)
    x097 = sub(mul(c28, x063, w101), mul(x062, x089, w094), w094)
    x098 = mul(c04, x096, w101)
    x239 = mul(x063, x083, w104)
    x240 = mul(x062, x083, w105)
    x810 = sub(mul(x013, x239, w106), sub(mul(x014, x240, w107), mul(x012, x084, w108), w108), w108)
    x818 = add(mul(x017, x239, w106), add(mul(x018, x240, w107), mul(x015, x084, w109), w109), w109)
    x826 = add(mul(x020, x239, w106), sub(mul(x021, x240, w107), mul(x019, x084, w110), w110), w110)
    x244 = add(c14, mul(c05, x069, w106), w106)
    x245 = sub(mul(x065, x068, w107), mul(x064, x069, w111), w111)
    x246 = add(mul(x064, x068, w107), mul(x065, x069, w097), w097)
    x249 = mul(x063, x246, w107)
    x250 = mul(x062, x246, w097)
    x811 = sub(mul(x013, x249, w112), sub(mul(x014, x250, w113), mul(x012, x245, w114), w114), w114)
    x819 = add(mul(x017, x249, w112), add(mul(x018, x250, w113), mul(x015, x245, w115), w115), w115)
    x827 = add(mul(x020, x249, w112), sub(mul(x021, x250, w113), mul(x019, x245, w116), w116), w116)
    x070 = sub(mul(c08, x067, w112), mul(c10, x066, w113), w113)
    x071 = mul(x067, x070, w112)
    x079 = add(mul(x066, x070, w113), add(c23, mul(c05, x068, w095), w095), w095)
    x077 = add(x074, sub(c20, x071, w113), w113)
    x082 = add(c27, x071, w112)
    x085 = add(mul(x065, sub(x077, x082, w096), w096), mul(x079, mul(c02, x064, w117), w117), w117)
    x086 = mul(x065, x085, w096)
    x090 = sub(x086, add(c30, x077, w113), w113)
    x095 = add(x086, add(c35, x082, w112), w112)
    x092 = add(mul(x064, x085, w117), sub(c32, x079, w095), w095)
    x238 = sub(x090, x098, w117)
    x072 = sub(mul(c13, x066, w096), mul(c12, x067, w118), w118)
    x078 = sub(c21, x072, w096)
    x073 = add(mul(c12, x066, w119), mul(c13, x067, w120), w120)
    x081 = add(c25, x073, w119)
    x087 = add(mul(x064, x078, w121), mul(x065, x081, w122), w122)
    x241 = add(x087, mul(c04, x240, w121), w121)
    x088 = sub(mul(x064, x081, w119), mul(x065, x078, w096), w096)
    x094 = sub(c34, x088, w119)
    x099 = sub(mul(x063, sub(x093, x095, w123), w123), mul(x094, mul(c02, x062, w124), w124), w124)
    x242 = add(mul(c03, x240, w123), sub(mul(x062, x080, w125), mul(x063, x088, w126), w126), w126)
    x243 = add(add(mul(x062, x088, w096), mul(x063, x080, w123), w123), sub(mul(c03, x239, w096), mul(c04, x084, w125), w125), w125)
    x091 = sub(c31, x087, w123)
    x192 = add(sub(mul(x063, x092, w096), mul(x062, x091, w127), w127), mul(c03, x096, w096), w096)
    x100 = add(mul(x062, x092, w095), sub(mul(x063, x091, w123), mul(c03, x097, w127), w127), w127)
    x247 = sub(mul(x065, x073, w095), mul(x064, x072, w123), w123)
    x251 = add(x247, mul(c04, x250, w095), w095)
    x248 = add(mul(x064, x073, w120), mul(x065, x072, w118), w118)
    x252 = add(mul(c03, x250, w120), sub(mul(x062, x244, w128), mul(x063, x248, w129), w129), w129)
    x253 = add(add(mul(x062, x248, w118), mul(x063, x244, w120), w120), sub(mul(c03, x249, w118), mul(c04, x245, w128), w128), w128)
    x876 = mul(c05, x067, w120)
    x878 = add(mul(x064, x876, w118), mul(x065, x877, w130), w130)
    x880 = add(x878, mul(c05, x065, w118), w118)
    x879 = sub(mul(x065, x876, w120), mul(x064, x877, w092), w092)
    x881 = sub(x879, mul(c05, x064, w120), w120)
    x882 = sub(mul(x062, c53, w131), mul(x063, x881, w132), w132)
    x889 = add(c04, x882, w131)
    x883 = add(mul(x063, c53, w133), mul(x062, x881, w134), w134)
    x890 = mul(x013, x883, w133)
    x893 = mul(x017, x883, w135)
    x896 = mul(x020, x883, w136)
    x884 = mul(x063, x880, w137)
    x886 = mul(x062, x880, w138)
    x888 = add(c03, x880, w118)
    x891 = sub(mul(x013, x884, w139), sub(mul(x014, x886, w140), mul(x012, x881, w141), w141), w141)
    x894 = add(mul(x017, x884, w139), add(mul(x018, x886, w140), mul(x015, x881, w142), w142), w142)
    x897 = add(mul(x020, x884, w137), sub(mul(x021, x886, w138), mul(x019, x881, w120), w120), w120)
    x885 = mul(x063, x878, w137)
    x887 = mul(x062, x878, w130)
    x892 = sub(mul(x013, x885, w138), sub(mul(x014, x887, w139), mul(x012, x879, w140), w140), w140)
    x895 = add(mul(x017, x885, w138), add(mul(x018, x887, w139), mul(x015, x879, w143), w143), w143)
    x898 = add(mul(x020, x885, w137), sub(mul(x021, x887, w130), mul(x019, x879, w092), w092), w092)
    x101 = cos(q_10, w137)
    x102 = sin(q_10, w130)
    x355 = add(mul(v_04, x101, w138), mul(v_05, x102, w139), w139)
    x359 = mul(v_09, x355, w138)
    x369 = mul(x355, x355, w144)
    x378 = add(v_10, x355, w145)
    x384 = mul(x378, x378, w146)
    x396 = add(v_11, x378, w147)
    x403 = mul(x396, x396, w148)
    x356 = sub(mul(v_05, x101, w149), mul(v_04, x102, w150), w150)
    x358 = mul(v_09, x356, w149)
    x370 = mul(x356, x356, w151)
    x373 = mul(x355, x356, w152)
    x637 = add(mul(c51, x373, w153), mul(c34, sub(x369, x370, w154), w154), w154)
    x103 = cos(q_11, w153)
    x104 = sin(q_11, w155)
    x105 = cos(q_12, w156)
    x854 = mul(c05, x105, w157)
    x106 = sin(q_12, w158)
    x107 = sub(mul(c06, x106, w159), mul(c07, x105, w160), w160)
    x114 = add(c17, x107, w159)
    x108 = add(mul(c07, x106, w161), mul(c06, x105, w162), w162)
    x113 = mul(c16, x108, w161)
    x119 = add(c24, x113, w163)
    x132 = add(c33, x119, w164)
    x115 = add(c18, x108, w165)
    x122 = add(mul(x103, x114, w166), mul(x104, x115, w167), w167)
    x123 = sub(mul(x104, x114, w159), mul(x103, x115, w165), w165)
    x128 = sub(c29, x123, w159)
    x135 = sub(mul(c28, x101, w166), mul(x102, x128, w168), w168)
    x136 = add(mul(c28, x102, w166), mul(x101, x128, w159), w159)
    x187 = add(x057, x136, w166)
    x137 = mul(c04, x135, w169)
    x184 = add(x056, x135, w170)
    x181 = add(x043, x122, w171)
    x223 = mul(x102, x122, w172)
    x224 = mul(x101, x122, w173)
    x808 = sub(mul(x013, x223, w174), sub(mul(x014, x224, w175), mul(x012, x123, w176), w176), w176)
    x816 = add(mul(x017, x223, w174), add(mul(x018, x224, w175), mul(x015, x123, w177), w177), w177)
    x824 = add(mul(x020, x223, w174), sub(mul(x021, x224, w175), mul(x019, x123, w178), w178), w178)
    x228 = add(c14, mul(c05, x108, w174), w174)
    x229 = sub(mul(x104, x107, w175), mul(x103, x108, w179), w179)
    x230 = add(mul(x103, x107, w175), mul(x104, x108, w162), w162)
    x233 = mul(x102, x230, w175)
    x234 = mul(x101, x230, w162)
    x809 = sub(mul(x013, x233, w180), sub(mul(x014, x234, w181), mul(x012, x229, w182), w182), w182)
    x817 = add(mul(x017, x233, w180), add(mul(x018, x234, w181), mul(x015, x229, w183), w183), w183)
    x825 = add(mul(x020, x233, w180), sub(mul(x021, x234, w181), mul(x019, x229, w184), w184), w184)
    x109 = sub(mul(c08, x106, w180), mul(c10, x105, w181), w181)
    x110 = mul(x106, x109, w180)
    x118 = add(mul(x105, x109, w181), add(c23, mul(c05, x107, w160), w160), w160)
    x116 = add(x113, sub(c20, x110, w181), w181)
    x121 = add(c27, x110, w180)
    x124 = add(mul(x104, sub(x116, x121, w161), w161), mul(x118, mul(c02, x103, w185), w185), w185)
    x125 = mul(x104, x124, w161)
    x129 = sub(x125, add(c30, x116, w181), w181)
    x134 = add(x125, add(c35, x121, w180), w180)
    x222 = sub(x129, x137, w161)
    x131 = sub(mul(x103, x124, w185), add(c32, x118, w160), w160)
    x111 = sub(mul(c12, x106, w185), mul(c13, x105, w186), w186)
    x117 = add(c21, x111, w185)
    x112 = add(mul(c13, x106, w187), mul(c12, x105, w188), w188)
    x120 = add(c25, x112, w187)
    x126 = add(mul(x103, x117, w189), mul(x104, x120, w190), w190)
    x225 = add(x126, mul(c04, x224, w189), w189)
    x127 = sub(mul(x104, x117, w185), mul(x103, x120, w187), w187)
    x133 = add(c34, x127, w185)
    x138 = add(mul(x102, sub(x132, x134, w191), w191), mul(x133, mul(c02, x101, w192), w192), w192)
    x197 = add(mul(x063, x099, w191), mul(x102, x138, w193), w193)
    x201 = add(sub(x133, mul(x101, x138, w192), w192), sub(x054, mul(x022, x059, w058), w058), w058)
    x226 = sub(mul(c03, x224, w192), sub(mul(x101, x119, w030), mul(x102, x127, w185), w185), w185)
    x227 = sub(add(mul(x101, x127, w187), mul(x102, x119, w192), w192), sub(mul(c03, x223, w187), mul(c04, x123, w030), w030), w030)
    x130 = add(c31, x126, w192)
    x191 = sub(sub(mul(x101, x130, w187), mul(x102, x131, w191), w191), mul(c03, x135, w187), w187)
    x139 = add(mul(x101, x131, w160), sub(mul(x102, x130, w192), mul(c03, x136, w191), w191), w191)
    x231 = add(mul(x103, x111, w160), mul(x104, x112, w192), w192)
    x235 = add(x231, mul(c04, x234, w160), w160)
    x232 = sub(mul(x104, x111, w186), mul(x103, x112, w188), w188)
    x236 = sub(mul(c03, x234, w186), sub(mul(x101, x228, w194), mul(x102, x232, w195), w195), w195)
    x237 = sub(add(mul(x101, x232, w188), mul(x102, x228, w186), w186), sub(mul(c03, x233, w188), mul(c04, x229, w194), w194), w194)
    x853 = mul(c05, x106, w186)
    x855 = add(mul(x103, x853, w188), mul(x104, x854, w196), w196)
    x857 = add(x855, mul(c05, x104, w188), w188)
    x856 = sub(mul(x104, x853, w186), mul(x103, x854, w157), w157)
    x858 = sub(x856, mul(c05, x103, w186), w186)
    x859 = add(mul(x101, c53, w197), mul(x102, x858, w198), w198)
    x866 = add(c04, x859, w197)
    x860 = sub(mul(x102, c53, w199), mul(x101, x858, w200), w200)
    x867 = mul(x013, x860, w199)
    x870 = mul(x017, x860, w201)
    x873 = mul(x020, x860, w202)
    x861 = mul(x102, x857, w203)
    x863 = mul(x101, x857, w204)
    x865 = sub(c03, x857, w188)
    x868 = sub(mul(x013, x861, w205), sub(mul(x014, x863, w206), mul(x012, x858, w207), w207), w207)
    x871 = add(mul(x017, x861, w205), add(mul(x018, x863, w206), mul(x015, x858, w208), w208), w208)
    x874 = add(mul(x020, x861, w203), sub(mul(x021, x863, w204), mul(x019, x858, w186), w186), w186)
    x862 = mul(x102, x855, w203)
    x864 = mul(x101, x855, w196)
    x869 = sub(mul(x013, x862, w204), sub(mul(x014, x864, w205), mul(x012, x856, w206), w206), w206)
    x872 = add(mul(x017, x862, w204), add(mul(x018, x864, w205), mul(x015, x856, w209), w209), w209)
    x875 = add(mul(x020, x862, w203), sub(mul(x021, x864, w196), mul(x019, x856, w157), w157), w157)
    x140 = cos(q_07, w203)
    x141 = sin(q_07, w196)
    x280 = add(mul(v_04, x140, w204), mul(v_05, x141, w205), w205)
    x284 = mul(v_06, x280, w204)
    x300 = mul(x280, x280, w210)
    x309 = add(v_07, x280, w211)
    x315 = mul(x309, x309, w212)
    x327 = add(v_08, x309, w213)
    x334 = mul(x327, x327, w214)
    x281 = sub(mul(v_05, x140, w215), mul(v_04, x141, w216), w216)
    x283 = mul(v_06, x281, w215)
    x301 = mul(x281, x281, w217)
    x304 = mul(x280, x281, w218)
    x670 = sub(mul(c34, sub(x300, x301, w219), w219), mul(x304, c51, w220), w220)
    x142 = cos(q_08, w219)
    x143 = sin(q_08, w221)
    x144 = cos(q_09, w222)
    x831 = mul(c05, x144, w223)
    x145 = sin(q_09, w224)
    x146 = sub(mul(c06, x145, w225), mul(c07, x144, w226), w226)
    x153 = add(c17, x146, w225)
    x147 = add(mul(c07, x145, w227), mul(c06, x144, w228), w228)
    x152 = mul(c16, x147, w227)
    x158 = add(c24, x152, w229)
    x171 = add(c33, x158, w230)
    x154 = add(c18, x147, w231)
    x161 = add(mul(x142, x153, w232), mul(x143, x154, w233), w233)
    x162 = sub(mul(x143, x153, w225), mul(x142, x154, w231), w231)
    x167 = sub(c29, x162, w225)
    x174 = add(mul(c28, x140, w232), mul(x141, x167, w234), w234)
    x175 = sub(mul(c28, x141, w232), mul(x140, x167, w225), w225)
    x186 = add(x097, x175, w232)
    x188 = sub(c40, sub(x186, x187, w235), w235)
    x715 = mul(x188, c52, w236)
    x718 = mul(x188, x715, w237)
    x176 = mul(c04, x174, w238)
    x183 = add(x096, x174, w239)
    x185 = sub(x183, x184, w240)
    x714 = mul(x185, c52, w241)
    x717 = mul(x185, x714, w242)
    x728 = add(mul(x136, x715, w243), sub(x222, mul(x135, x714, w244), w244), w244)
    x729 = sub(mul(x223, x715, w243), add(x225, mul(x224, x714, w245), w245), w245)
    x730 = sub(mul(x233, x715, w243), add(x235, mul(x234, x714, w246), w246), w246)
    x731 = sub(mul(x097, x715, w243), add(x238, mul(x096, x714, w247), w247), w247)
    x732 = add(mul(x239, x715, w243), sub(x241, mul(x240, x714, w248), w248), w248)
    x733 = add(mul(x249, x715, w243), sub(x251, mul(x250, x714, w249), w249), w249)
    x734 = add(mul(x057, x715, w243), sub(x254, mul(x056, x714, w250), w250), w250)
    x735 = sub(mul(x255, x715, w243), add(x257, mul(x256, x714, w251), w251), w251)
    x736 = sub(mul(x265, x715, w243), add(x267, mul(x266, x714, w252), w252), w252)
    x180 = add(x083, x161, w243)
    x196 = add(sub(x083, x161, w102), sub(x043, x122, w167), w167)
    x203 = add(mul(c03, x196, w102), add(add(x098, x176, w101), add(x058, x137, w169), w169), w169)
    x182 = sub(c39, add(x180, x181, w102), w102)
    x713 = mul(x182, c52, w101)
    x716 = mul(x182, x713, w035)
    x740 = add(x191, mul(x135, x713, w036), w036)
    x741 = sub(mul(x123, x715, w253), sub(x226, mul(x224, x713, w254), w254), w254)
    x742 = sub(mul(x229, x715, w253), sub(x236, mul(x234, x713, w255), w255), w255)
    x743 = add(x192, mul(x096, x713, w253), w253)
    x744 = add(mul(x084, x715, w256), add(x242, mul(x240, x713, w257), w257), w257)
    x745 = add(mul(x245, x715, w256), add(x252, mul(x250, x713, w258), w258), w258)
    x746 = add(x193, mul(x056, x713, w256), w256)
    x747 = add(mul(x044, x715, w259), add(x258, mul(x256, x713, w260), w260), w260)
    x748 = add(mul(x261, x715, w259), add(x268, mul(x266, x713, w261), w261), w261)
    x752 = add(x139, mul(x136, x713, w259), w259)
    x767 = sub(mul(x012, x728, w262), add(mul(x013, x740, w263), mul(x014, x752, w264), w264), w264)
    x782 = sub(mul(x015, x728, w262), sub(mul(x017, x740, w263), mul(x018, x752, w265), w265), w265)
    x797 = add(mul(x019, x728, w244), sub(mul(x020, x740, w036), mul(x021, x752, w259), w259), w259)
    x753 = add(mul(x123, x714, w244), add(x227, mul(x223, x713, w036), w036), w036)
    x768 = sub(mul(x013, x741, w244), sub(mul(x012, x729, w262), mul(x014, x753, w263), w263), w263)
    x783 = sub(mul(x017, x741, w244), add(mul(x015, x729, w262), mul(x018, x753, w266), w266), w266)
    x798 = add(mul(x020, x741, w254), sub(mul(x019, x729, w245), mul(x021, x753, w036), w036), w036)
    x754 = add(mul(x229, x714, w254), add(x237, mul(x233, x713, w245), w245), w245)
    x769 = sub(mul(x013, x742, w254), sub(mul(x012, x730, w244), mul(x014, x754, w262), w262), w262)
    x784 = sub(mul(x017, x742, w254), add(mul(x015, x730, w244), mul(x018, x754, w267), w267), w267)
    x799 = add(mul(x020, x742, w255), sub(mul(x019, x730, w246), mul(x021, x754, w245), w245), w245)
    x755 = sub(x100, mul(x097, x713, w255), w255)
    x770 = sub(mul(x012, x731, w246), sub(mul(x013, x743, w254), mul(x014, x755, w244), w244), w244)
    x785 = sub(mul(x015, x731, w246), add(mul(x017, x743, w254), mul(x018, x755, w268), w268), w268)
    x800 = add(mul(x019, x731, w247), add(mul(x020, x743, w253), mul(x021, x755, w255), w255), w255)
    x756 = add(mul(x084, x714, w247), add(x243, mul(x239, x713, w253), w253), w253)
    x771 = sub(mul(x013, x744, w247), sub(mul(x012, x732, w246), mul(x014, x756, w254), w254), w254)
    x786 = sub(mul(x017, x744, w247), add(mul(x015, x732, w246), mul(x018, x756, w269), w269), w269)
    x801 = add(mul(x020, x744, w257), sub(mul(x019, x732, w248), mul(x021, x756, w253), w253), w253)
    x757 = add(mul(x245, x714, w257), add(x253, mul(x249, x713, w248), w248), w248)
    x772 = sub(mul(x013, x745, w257), sub(mul(x012, x733, w247), mul(x014, x757, w246), w246), w246)
    x787 = sub(mul(x017, x745, w257), add(mul(x015, x733, w247), mul(x018, x757, w270), w270), w270)
    x802 = add(mul(x020, x745, w258), sub(mul(x019, x733, w249), mul(x021, x757, w248), w248), w248)
    x758 = add(x061, mul(x057, x713, w258), w258)
    x773 = sub(mul(x012, x734, w249), add(mul(x013, x746, w257), mul(x014, x758, w247), w247), w247)
    x788 = sub(mul(x015, x734, w249), sub(mul(x017, x746, w257), mul(x018, x758, w271), w271), w271)
    x803 = add(mul(x019, x734, w250), sub(mul(x020, x746, w256), mul(x021, x758, w258), w258), w258)
    x759 = add(mul(x044, x714, w250), add(x259, mul(x255, x713, w256), w256), w256)
    x774 = sub(mul(x013, x747, w250), sub(mul(x012, x735, w249), mul(x014, x759, w257), w257), w257)
    x789 = sub(mul(x017, x747, w250), add(mul(x015, x735, w249), mul(x018, x759, w272), w272), w272)
    x804 = add(mul(x020, x747, w260), sub(mul(x019, x735, w251), mul(x021, x759, w256), w256), w256)
    x760 = add(mul(x261, x714, w260), add(x269, mul(x265, x713, w251), w251), w251)
    x775 = sub(mul(x013, x748, w260), sub(mul(x012, x736, w250), mul(x014, x760, w249), w249), w249)
    x790 = sub(mul(x017, x748, w260), add(mul(x015, x736, w250), mul(x018, x760, w273), w273), w273)
    x805 = add(mul(x020, x748, w261), sub(mul(x019, x736, w252), mul(x021, x760, w251), w251), w251)
    x207 = mul(x141, x161, w261)
    x208 = mul(x140, x161, w233)
    x806 = sub(mul(x013, x207, w252), sub(mul(x014, x208, w260), mul(x012, x162, w250), w250), w250)
    x814 = add(mul(x017, x207, w252), add(mul(x018, x208, w260), mul(x015, x162, w274), w274), w274)
    x822 = add(mul(x020, x207, w252), sub(mul(x021, x208, w260), mul(x019, x162, w275), w275), w275)
    x212 = add(c14, mul(c05, x147, w252), w252)
    x213 = sub(mul(x143, x146, w260), mul(x142, x147, w276), w276)
    x214 = add(mul(x142, x146, w260), mul(x143, x147, w228), w228)
    x217 = mul(x141, x214, w260)
    x218 = mul(x140, x214, w228)
    x807 = sub(mul(x013, x217, w277), sub(mul(x014, x218, w278), mul(x012, x213, w279), w279), w279)
    x815 = add(mul(x017, x217, w277), add(mul(x018, x218, w278), mul(x015, x213, w280), w280), w280)
    x823 = add(mul(x020, x217, w277), sub(mul(x021, x218, w278), mul(x019, x213, w281), w281), w281)
    x148 = sub(mul(c08, x145, w277), mul(c10, x144, w278), w278)
    x149 = mul(x145, x148, w277)
    x157 = add(mul(x144, x148, w278), add(c23, mul(c05, x146, w226), w226), w226)
    x155 = add(x152, sub(c20, x149, w278), w278)
    x160 = add(c27, x149, w277)
    x163 = add(mul(x143, sub(x155, x160, w227), w227), mul(x157, mul(c02, x142, w282), w282), w282)
    x164 = mul(x143, x163, w227)
    x168 = sub(x164, add(c30, x155, w278), w278)
    x173 = add(x164, add(c35, x160, w277), w277)
    x206 = sub(x168, x176, w238)
    x725 = sub(mul(x175, x715, w227), add(x206, mul(x174, x714, w283), w283), w283)
    x170 = sub(mul(x142, x163, w282), add(c32, x157, w226), w226)
    x189 = sub(add(add(x090, x168, w282), add(x050, x129, w227), w227), add(c41, mul(c36, add(x183, x184, w170), w170), w170), w170)
    x719 = add(x718, add(x189, x717, w227), w227)
    x150 = sub(mul(c13, x144, w239), mul(c12, x145, w282), w282)
    x156 = sub(c21, x150, w239)
    x151 = add(mul(c12, x144, w284), mul(c13, x145, w285), w285)
    x159 = add(c25, x151, w284)
    x165 = add(mul(x142, x156, w286), mul(x143, x159, w287), w287)
    x209 = add(x165, mul(c04, x208, w286), w286)
    x726 = add(mul(x207, x715, w288), sub(x209, mul(x208, x714, w289), w289), w289)
    x166 = sub(mul(x142, x159, w284), mul(x143, x156, w239), w239)
    x172 = sub(c34, x166, w284)
    x177 = sub(mul(x141, sub(x171, x173, w288), w288), mul(x172, mul(c02, x140, w290), w290), w290)
    x178 = mul(x141, x177, w288)
    x198 = add(sub(x060, add(c44, mul(c37, x196, w167), w167), w167), add(x178, x197, w291), w291)
    x199 = sub(add(add(x093, x171, w230), add(x053, x132, w164), w164), x198, w291)
    x204 = add(add(x060, x178, w288), add(x197, add(c46, mul(c02, x203, w169), w169), w169), w169)
    x205 = add(add(add(x095, x173, w277), add(x055, x134, w180), w180), x204, w169)
    x724 = sub(x205, add(x716, x717, w242), w242)
    x721 = sub(x199, add(x716, x718, w237), w237)
    x200 = add(add(x172, mul(x140, x177, w290), w290), add(x094, mul(x062, x099, w124), w124), w124)
    x202 = sub(sub(x200, x201, w058), add(c45, mul(c04, add(x186, x187, w166), w166), w166), w166)
    x723 = sub(x202, mul(x185, x715, w058), w058)
    x210 = sub(mul(c03, x208, w232), sub(mul(x140, x158, w124), mul(x141, x166, w290), w290), w290)
    x738 = sub(mul(x162, x715, w232), sub(x210, mul(x208, x713, w124), w124), w124)
    x211 = sub(add(mul(x140, x166, w239), mul(x141, x158, w232), w232), add(mul(c03, x207, w239), mul(c04, x162, w119), w119), w119)
    x750 = add(mul(x162, x714, w232), add(x211, mul(x207, x713, w239), w239), w239)
    x765 = sub(mul(x013, x738, w232), sub(mul(x012, x726, w284), mul(x014, x750, w035), w035), w035)
    x780 = sub(mul(x017, x738, w232), add(mul(x015, x726, w284), mul(x018, x750, w180), w180), w180)
    x795 = add(mul(x020, x738, w124), sub(mul(x019, x726, w289), mul(x021, x750, w239), w239), w239)
    x169 = add(c31, x165, w124)
    x190 = sub(add(mul(x140, x169, w289), mul(x141, x170, w232), w232), mul(c03, x174, w289), w289)
    x737 = add(x190, mul(x174, x713, w232), w232)
    x179 = sub(mul(x140, x170, w226), sub(mul(x141, x169, w124), mul(c03, x175, w284), w284), w284)
    x749 = sub(x179, mul(x175, x713, w226), w226)
    x195 = sub(c43, add(add(x100, x179, w124), add(x061, x139, w277), w277), w277)
    x722 = sub(x195, mul(x182, x715, w124), w124)
    x763 = add(mul(x013, x723, w046), sub(mul(x014, x724, w112), mul(x012, x722, w288), w288), w288)
    x778 = sub(mul(x017, x723, w046), add(mul(x018, x724, w112), mul(x015, x722, w193), w193), w193)
    x793 = sub(mul(x020, x723, w046), sub(mul(x021, x724, w242), mul(x019, x722, w112), w112), w112)
    x764 = sub(mul(x012, x725, w046), sub(mul(x013, x737, w242), mul(x014, x749, w057), w057), w057)
    x779 = sub(mul(x015, x725, w046), add(mul(x017, x737, w242), mul(x018, x749, w164), w164), w164)
    x794 = add(mul(x019, x725, w283), add(mul(x020, x737, w232), mul(x021, x749, w226), w226), w226)
    x194 = add(sub(add(x190, x192, w283), add(x191, x193, w232), w232), add(c42, mul(c04, sub(x180, x181, w171), w171), w171), w171)
    x720 = add(x194, mul(x182, x714, w232), w232)
    x761 = add(mul(x014, x722, w243), add(mul(x013, x720, w283), mul(x012, x719, w046), w046), w046)
    x762 = add(mul(x014, x723, w243), sub(mul(x013, x721, w283), mul(x012, x720, w242), w242), w242)
    x776 = sub(mul(x018, x722, w243), add(mul(x017, x720, w283), mul(x015, x719, w230), w230), w230)
    x777 = sub(mul(x018, x723, w243), sub(mul(x017, x721, w283), mul(x015, x720, w033), w033), w033)
    x791 = sub(mul(x021, x722, w124), sub(mul(x020, x720, w243), mul(x019, x719, w227), w227), w227)
    x792 = sub(mul(x021, x723, w058), add(mul(x020, x721, w237), mul(x019, x720, w232), w232), w232)
    x215 = sub(mul(x143, x151, w058), mul(x142, x150, w237), w237)
    x219 = add(x215, mul(c04, x218, w058), w058)
    x727 = add(mul(x217, x715, w124), sub(x219, mul(x218, x714, w243), w243), w243)
    x216 = add(mul(x142, x151, w285), mul(x143, x150, w282), w282)
    x220 = sub(mul(c03, x218, w285), sub(mul(x140, x212, w124), mul(x141, x216, w283), w283), w283)
    x739 = sub(mul(x213, x715, w236), sub(x220, mul(x218, x713, w285), w285), w285)
    x221 = sub(add(mul(x140, x216, w282), mul(x141, x212, w236), w236), add(mul(c03, x217, w282), mul(c04, x213, w124), w124), w124)
    x751 = add(mul(x213, x714, w241), add(x221, mul(x217, x713, w101), w101), w101)
    x766 = sub(mul(x013, x739, w241), sub(mul(x012, x727, w236), mul(x014, x751, w282), w282), w282)
    x781 = sub(mul(x017, x739, w241), add(mul(x015, x727, w236), mul(x018, x751, w099), w099), w099)
    x796 = add(mul(x020, x739, w285), sub(mul(x019, x727, w243), mul(x021, x751, w101), w101), w101)
    x830 = mul(c05, x145, w285)
    x832 = add(mul(x142, x830, w243), mul(x143, x831, w241), w241)
    x834 = add(x832, mul(c05, x143, w243), w243)
    x833 = sub(mul(x143, x830, w285), mul(x142, x831, w223), w223)
    x835 = sub(x833, mul(c05, x142, w285), w285)
    x836 = sub(mul(x140, c53, w236), mul(x141, x835, w167), w167)
    x843 = add(c04, x836, w236)
    x837 = add(mul(x141, c53, w292), mul(x140, x835, w293), w293)
    x844 = mul(x013, x837, w292)
    x847 = mul(x017, x837, w294)
    x850 = mul(x020, x837, w295)
    x838 = mul(x141, x834, w296)
    x840 = mul(x140, x834, w297)
    x842 = sub(c03, x834, w243)
    x845 = sub(mul(x013, x838, w298), sub(mul(x014, x840, w299), mul(x012, x835, w300), w300), w300)
    x848 = add(mul(x017, x838, w298), add(mul(x018, x840, w299), mul(x015, x835, w301), w301), w301)
    x851 = add(mul(x020, x838, w296), sub(mul(x021, x840, w297), mul(x019, x835, w285), w285), w285)
    x839 = mul(x141, x832, w296)
    x841 = mul(x140, x832, w241)
    x846 = sub(mul(x013, x839, w297), sub(mul(x014, x841, w298), mul(x012, x833, w299), w299), w299)
    x849 = add(mul(x017, x839, w297), add(mul(x018, x841, w298), mul(x015, x833, w302), w302), w302)
    x852 = add(mul(x020, x839, w296), sub(mul(x021, x841, w241), mul(x019, x833, w223), w223), w223)
    x270 = add(mul(x019, c47, w296), sub(mul(v_02, v_04, w241), mul(v_01, v_05, w297), w297), w297)
    x271 = add(mul(x020, c47, w296), sub(mul(v_00, v_05, w241), mul(v_02, v_03, w298), w298), w298)
    x272 = sub(mul(x021, c47, w296), sub(mul(v_01, v_03, w241), mul(v_00, v_04, w303), w303), w303)
    x273 = mul(v_03, v_03, w296)
    x274 = mul(v_04, v_04, w241)
    x275 = mul(v_05, v_05, w304)
    x279 = add(x274, x275, w305)
    x285 = mul(c03, x279, w306)
    x289 = mul(c04, add(x273, x275, w307), w307)
    x276 = mul(v_03, v_04, w308)
    x286 = mul(c04, x276, w309)
    x287 = sub(x285, x286, w310)
    x360 = add(x285, x286, w309)
    x361 = sub(x270, x360, w306)
    x429 = add(x270, x360, w309)
    x288 = sub(x270, x287, w311)
    x495 = add(x270, x287, w310)
    x290 = mul(c03, x276, w312)
    x291 = sub(x289, x290, w313)
    x362 = add(x289, x290, w312)
    x363 = add(x271, x362, w307)
    x430 = sub(x271, x362, w312)
    x292 = sub(x271, x291, w314)
    x496 = add(x271, x291, w313)
    x705 = add(mul(c42, sub(x273, x274, w315), w315), mul(x276, c50, w316), w316)
    x277 = mul(v_03, v_05, w315)
    x294 = mul(c03, x277, w317)
    x708 = sub(mul(c38, x270, w318), add(mul(c40, x277, w319), mul(c39, x279, w305), w305), w305)
    x711 = add(mul(c39, x277, w318), mul(c40, add(x273, x274, w319), w319), w319)
    x278 = mul(v_04, v_05, w318)
    x293 = mul(c04, x278, w320)
    x295 = add(x293, x294, w321)
    x364 = sub(x293, x294, w317)
    x365 = add(x272, x364, w320)
    x431 = sub(x272, x364, w317)
    x432 = sub(mul(x062, x430, w322), mul(x063, x431, w323), w323)
    x433 = add(mul(x062, x431, w317), mul(x063, x430, w312), w312)
    x447 = add(mul(x064, x429, w317), mul(x065, x433, w322), w322)
    x448 = sub(mul(x064, x433, w317), mul(x065, x429, w324), w324)
    x366 = sub(mul(x101, x363, w317), mul(x102, x365, w325), w325)
    x367 = add(mul(x101, x365, w320), mul(x102, x363, w307), w307)
    x381 = add(mul(x103, x361, w320), mul(x104, x367, w317), w317)
    x382 = sub(mul(x103, x367, w320), mul(x104, x361, w326), w326)
    x296 = sub(x272, x295, w320)
    x497 = add(x272, x295, w321)
    x498 = sub(mul(x022, x496, w327), mul(x023, x497, w328), w328)
    x499 = add(mul(x022, x497, w321), mul(x023, x496, w313), w313)
    x513 = add(mul(x024, x495, w321), mul(x025, x499, w327), w327)
    x514 = sub(mul(x024, x499, w321), mul(x025, x495, w329), w329)
    x297 = sub(mul(x140, x292, w321), mul(x141, x296, w330), w330)
    x298 = add(mul(x140, x296, w320), mul(x141, x292, w314), w314)
    x312 = add(mul(x142, x288, w320), mul(x143, x298, w321), w321)
    x313 = sub(mul(x142, x298, w320), mul(x143, x288, w331), w331)
    x690 = sub(mul(c45, sub(x274, x275, w241), w241), mul(x278, c48, w320), w320)
    x691 = add(sub(mul(c42, x277, w241), mul(c43, x276, w332), w332), x690, w320)
    x697 = sub(mul(c43, sub(x273, x275, w304), w304), mul(c42, x278, w296), w296)
    x698 = add(sub(mul(x277, c49, w304), mul(c45, x276, w332), w332), x697, w296)
    x699 = sub(mul(c39, x272, w332), add(mul(c40, x270, w297), x698, w296), w296)
    x706 = sub(add(mul(c43, x278, w332), mul(c45, x277, w315), w315), x705, w316)
    x709 = sub(mul(c38, x271, w315), sub(mul(c40, x278, w318), mul(c39, x276, w308), w308), w308)
    x282 = add(v_03, v_06, w315)
    x302 = mul(x280, x282, w205)
    x303 = mul(x281, x282, w318)
    x306 = add(x283, x303, w332)
    x678 = add(mul(c28, x288, w297), add(mul(c34, x306, w304), mul(c32, x304, w241), w241), w241)
    x305 = add(x284, x302, w297)
    x671 = sub(mul(c32, sub(x284, x302, w205), w205), mul(c31, sub(x283, x303, w318), w318), w318)
    x672 = sub(mul(c28, x298, w314), sub(mul(c29, x297, w205), add(x670, x671, w318), w318), w318)
    x675 = sub(mul(c29, x288, w311), add(mul(c34, x305, w314), mul(c31, x304, w205), w205), w205)
    x299 = mul(x282, x282, w311)
    x681 = add(mul(c28, add(x299, x301, w314), w314), mul(c29, x304, w220), w220)
    x674 = sub(mul(c33, x306, w314), mul(c32, sub(x299, x301, w217), w217), w217)
    x677 = sub(mul(c31, sub(x299, x300, w314), w314), mul(c35, x305, w304), w304)
    x684 = add(mul(c29, add(x299, x300, w210), w210), mul(c28, x304, w218), w218)
    x307 = sub(mul(x142, x282, w210), mul(x143, x281, w311), w311)
    x308 = add(mul(x142, x281, w216), mul(x143, x282, w315), w315)
    x310 = sub(mul(x143, x284, w216), mul(v_07, x308, w210), w210)
    x316 = mul(x308, x308, w216)
    x318 = mul(x307, x308, w314)
    x320 = add(x283, x318, w333)
    x323 = sub(x283, x318, w314)
    x656 = add(mul(c21, x323, w334), mul(c25, sub(x315, x316, w335), w335), w335)
    x330 = sub(x312, mul(c05, x320, w334), w334)
    x666 = sub(mul(c18, x320, w336), mul(c17, add(x315, x316, w337), w337), w337)
    x319 = mul(x308, x309, w336)
    x317 = mul(x307, x309, w211)
    x322 = sub(x310, x319, w338)
    x660 = add(mul(c21, add(x310, x319, w336), w336), add(mul(c26, x323, w339), mul(c19, x320, w340), w340), w340)
    x331 = add(x297, mul(c05, x322, w336), w336)
    x311 = sub(mul(x142, x284, w204), mul(v_07, x307, w339), w339)
    x321 = sub(x311, x317, w204)
    x657 = add(add(mul(c22, x321, w341), mul(c19, x322, w342), w342), add(mul(c18, x297, w341), x656, w335), w335)
    x682 = add(mul(c17, x321, w342), sub(mul(c18, x322, w341), x681, w220), w220)
    x314 = mul(x307, x307, w342)
    x659 = sub(mul(c25, add(x311, x317, w211), w211), mul(c22, sub(x314, x316, w216), w216), w216)
    x661 = add(mul(c17, x313, w211), add(mul(c18, x312, w321), sub(x659, x660, w340), w340), w340)
    x324 = add(x314, x315, w211)
    x663 = add(mul(c21, sub(x314, x315, w212), w212), mul(c25, x320, w333), w333)
    x664 = add(add(mul(c26, x321, w204), mul(c22, x322, w338), w338), sub(mul(c17, x297, w330), x663, w333), w333)
    x332 = sub(x313, mul(c05, x324, w338), w338)
    x349 = mul(c06, add(mul(x144, x330, w331), mul(x145, x332, w330), w330), w330)
    x348 = mul(c07, sub(mul(x144, x332, w338), mul(x145, x330, w334), w334), w334)
    x325 = sub(mul(x144, x307, w338), mul(x145, x308, w331), w331)
    x326 = add(mul(x144, x308, w315), mul(x145, x307, w311), w311)
    x328 = sub(mul(x145, x311, w315), sub(mul(v_08, x326, w338), mul(x144, x310, w204), w204), w204)
    x335 = mul(x326, x326, w315)
    x337 = mul(x325, x326, w338)
    x338 = mul(x326, x327, w311)
    x336 = mul(x325, x327, w213)
    x341 = sub(x328, x338, w212)
    x339 = add(x283, x337, w342)
    x342 = sub(x283, x337, w338)
    x346 = sub(mul(c13, x342, w215), mul(c12, sub(x334, x335, w321), w321), w321)
    x343 = add(mul(c07, add(x334, x335, w215), w215), mul(c06, x339, w216), w216)
    x329 = sub(mul(x144, x311, w339), add(mul(v_08, x325, w215), mul(x145, x310, w210), w210), w210)
    x333 = mul(x325, x325, w331)
    x350 = sub(mul(c09, sub(x333, x335, w315), w315), add(mul(c11, x339, w339), mul(c15, x342, w215), w215), w215)
    x353 = sub(mul(c13, sub(x333, x334, w315), w315), mul(c12, x339, w342), w342)
    x345 = sub(mul(c07, x342, w338), mul(c06, add(x333, x334, w214), w214), w214)
    x655 = add(mul(x144, x343, w338), mul(x145, x345, w331), w331)
    x667 = add(x655, x666, w337)
    x668 = sub(mul(x144, x345, w214), add(mul(c17, x323, w314), mul(c18, x324, w211), w211), w211)
    x669 = sub(mul(x145, x343, w216), x668, w211)
    x680 = add(mul(x142, x667, w216), sub(mul(c29, x306, w332), mul(c28, x305, w297), w297), w297)
    x685 = add(mul(x142, x669, w216), add(mul(x143, x667, w337), x684, w218), w218)
    x340 = sub(x329, x336, w216)
    x351 = add(mul(c13, add(x328, x338, w311), w311), mul(c12, add(x329, x336, w213), w213), w213)
    x352 = sub(x349, sub(x348, add(x350, x351, w213), w213), w213)
    x662 = sub(x352, sub(mul(c05, x655, w331), x661, w340), w340)
    x676 = sub(x662, sub(x674, x675, w205), w205)
    x344 = sub(mul(c06, x341, w217), mul(c07, x340, w331), w331)
    x683 = add(x344, x682, w220)
    x686 = sub(mul(x140, x683, w217), mul(x141, x685, w330), w330)
    x687 = add(mul(x140, x685, w218), mul(x141, x683, w220), w220)
    x347 = sub(sub(mul(c06, x331, w218), x346, w321), sub(mul(c09, x340, w218), mul(c11, x341, w217), w217), w217)
    x354 = sub(sub(mul(c07, x331, w336), x353, w342), sub(mul(c15, x340, w216), mul(c09, x341, w212), w212), w212)
    x658 = add(add(mul(c05, x344, w331), x657, w335), add(mul(x144, x347, w331), mul(x145, x354, w342), w342), w342)
    x665 = sub(mul(x144, x354, w212), add(mul(x145, x347, w217), x664, w333), w333)
    x673 = add(mul(x142, x658, w212), sub(mul(x143, x665, w217), x672, w318), w318)
    x679 = sub(mul(x142, x665, w333), sub(mul(x143, x658, w342), sub(x677, x678, w241), w241), w241)
    x357 = add(v_03, v_09, w333)
    x371 = mul(x355, x357, w139)
    x372 = mul(x356, x357, w342)
    x375 = add(x358, x372, w304)
    x645 = add(mul(c28, x361, w219), sub(mul(c34, x375, w212), mul(c32, x373, w217), w217), w217)
    x374 = add(x359, x371, w219)
    x638 = add(mul(c31, sub(x358, x372, w342), w342), mul(c32, sub(x359, x371, w139), w139), w139)
    x639 = add(mul(c28, x367, w307), add(mul(c29, x366, w342), sub(x637, x638, w139), w139), w139)
    x642 = add(mul(c29, x361, w306), add(mul(c34, x374, w307), mul(c31, x373, w342), w342), w342)
    x368 = mul(x357, x357, w306)
    x648 = sub(mul(c29, x373, w307), mul(c28, add(x368, x370, w154), w154), w154)
    x641 = sub(mul(c32, sub(x368, x370, w151), w151), mul(c33, x375, w307), w307)
    x644 = add(mul(c31, sub(x368, x369, w151), w151), mul(c35, x374, w212), w212)
    x651 = sub(mul(c28, x373, w152), mul(c29, add(x368, x369, w144), w144), w144)
    x376 = sub(mul(x103, x357, w152), mul(x104, x356, w306), w306)
    x377 = add(mul(x103, x356, w150), mul(x104, x357, w333), w333)
    x379 = sub(mul(x104, x359, w150), mul(v_10, x377, w152), w152)
    x385 = mul(x377, x377, w150)
    x387 = mul(x376, x377, w151)
    x389 = add(x358, x387, w224)
    x392 = sub(x358, x387, w151)
    x623 = add(mul(c25, sub(x384, x385, w222), w222), mul(c21, x392, w335), w335)
    x399 = sub(x381, mul(c05, x389, w222), w222)
    x633 = sub(mul(c18, x389, w331), mul(c17, add(x384, x385, w216), w216), w216)
    x388 = mul(x377, x378, w331)
    x386 = mul(x376, x378, w145)
    x391 = sub(x379, x388, w336)
    x627 = sub(mul(c21, add(x379, x388, w331), w331), add(mul(c26, x392, w321), mul(c19, x389, w218), w218), w218)
    x400 = add(x366, mul(c05, x391, w331), w331)
    x380 = sub(mul(x103, x359, w138), mul(v_10, x376, w321), w321)
    x390 = sub(x380, x386, w138)
    x624 = add(add(mul(c22, x390, w334), mul(c19, x391, w215), w215), sub(mul(c18, x366, w334), x623, w335), w335)
    x649 = add(mul(c17, x390, w215), sub(mul(c18, x391, w334), x648, w154), w154)
    x383 = mul(x376, x376, w215)
    x626 = add(mul(c25, add(x380, x386, w145), w145), mul(c22, sub(x383, x385, w150), w150), w150)
    x628 = add(mul(c17, x382, w145), sub(mul(c18, x381, w317), sub(x626, x627, w218), w218), w218)
    x393 = add(x383, x384, w145)
    x630 = add(mul(c25, x389, w224), mul(c21, sub(x383, x384, w146), w146), w146)
    x631 = add(add(mul(c26, x390, w138), mul(c22, x391, w336), w336), add(mul(c17, x366, w325), x630, w146), w146)
    x401 = sub(x382, mul(c05, x393, w336), w336)
    x418 = mul(c06, add(mul(x105, x399, w326), mul(x106, x401, w325), w325), w325)
    x417 = mul(c07, sub(mul(x105, x401, w336), mul(x106, x399, w222), w222), w222)
    x394 = sub(mul(x105, x376, w336), mul(x106, x377, w326), w326)
    x395 = add(mul(x105, x377, w333), mul(x106, x376, w306), w306)
    x397 = sub(mul(x106, x380, w333), sub(mul(v_11, x395, w336), mul(x105, x379, w138), w138), w138)
    x404 = mul(x395, x395, w333)
    x406 = mul(x394, x395, w336)
    x407 = mul(x395, x396, w306)
    x405 = mul(x394, x396, w147)
    x410 = sub(x397, x407, w224)
    x408 = add(x358, x406, w215)
    x411 = sub(x358, x406, w336)
    x415 = sub(mul(c12, sub(x403, x404, w149), w149), mul(c13, x411, w317), w317)
    x412 = add(mul(c07, add(x403, x404, w149), w149), mul(c06, x408, w150), w150)
    x398 = sub(mul(x105, x380, w321), add(mul(v_11, x394, w149), mul(x106, x379, w152), w152), w152)
    x402 = mul(x394, x394, w326)
    x419 = sub(mul(c09, sub(x402, x404, w333), w333), add(mul(c11, x408, w321), mul(c15, x411, w149), w149), w149)
    x422 = sub(mul(c12, x408, w215), mul(c13, sub(x402, x403, w333), w333), w333)
    x414 = sub(mul(c07, x411, w336), mul(c06, add(x402, x403, w148), w148), w148)
    x622 = add(mul(x105, x412, w336), mul(x106, x414, w326), w326)
    x634 = add(x622, x633, w216)
    x635 = sub(mul(x105, x414, w148), add(mul(c17, x392, w151), mul(c18, x393, w145), w145), w145)
    x636 = sub(mul(x106, x412, w150), x635, w145)
    x647 = add(mul(x103, x634, w150), add(mul(c28, x374, w219), mul(c29, x375, w304), w304), w304)
    x652 = add(mul(x103, x636, w150), sub(mul(x104, x634, w216), x651, w144), w144)
    x409 = sub(x398, x405, w150)
    x420 = add(mul(c12, add(x398, x405, w147), w147), mul(c13, add(x397, x407, w306), w306), w306)
    x421 = sub(x418, sub(x417, sub(x419, x420, w306), w306), w306)
    x629 = sub(x421, sub(mul(c05, x622, w326), x628, w218), w218)
    x643 = add(x629, add(x641, x642, w342), w342)
    x413 = sub(mul(c06, x410, w307), mul(c07, x409, w326), w326)
    x650 = add(x413, x649, w154)
    x653 = sub(mul(x102, x652, w307), mul(x101, x650, w325), w325)
    x654 = add(mul(x101, x652, w144), mul(x102, x650, w154), w154)
    x416 = sub(sub(mul(c06, x400, w144), x415, w317), sub(mul(c09, x409, w144), mul(c11, x410, w307), w307), w307)
    x423 = sub(sub(mul(c07, x400, w331), x422, w333), sub(mul(c15, x409, w150), mul(c09, x410, w224), w224), w224)
    x625 = add(add(mul(c05, x413, w326), x624, w335), add(mul(x105, x416, w326), mul(x106, x423, w333), w333), w333)
    x632 = sub(mul(x105, x423, w224), add(mul(x106, x416, w307), x631, w146), w146)
    x640 = add(mul(x103, x625, w224), add(mul(x104, x632, w307), x639, w139), w139)
    x646 = sub(mul(x103, x632, w146), add(mul(x104, x625, w333), sub(x644, x645, w217), w217), w217)
    x426 = add(v_03, v_12, w146)
    x437 = mul(x424, x426, w074)
    x438 = mul(x425, x426, w333)
    x441 = add(x427, x438, w212)
    x612 = add(mul(c28, x429, w153), sub(mul(c34, x441, w224), mul(c32, x439, w307), w307), w307)
    x440 = add(x428, x437, w153)
    x605 = sub(mul(c31, sub(x427, x438, w333), w333), mul(c32, sub(x428, x437, w074), w074), w074)
    x606 = sub(mul(c28, x433, w312), sub(mul(c29, x432, w333), add(x604, x605, w074), w074), w074)
    x609 = sub(mul(c29, x429, w309), sub(mul(c34, x440, w312), mul(c31, x439, w333), w333), w333)
    x434 = mul(x426, x426, w309)
    x615 = add(mul(c28, add(x434, x436, w312), w312), mul(c29, x439, w089), w089)
    x608 = add(mul(c33, x441, w312), mul(c32, sub(x434, x436, w086), w086), w086)
    x611 = add(mul(c31, sub(x434, x435, w312), w312), mul(c35, x440, w224), w224)
    x618 = add(mul(c29, add(x434, x435, w079), w079), mul(c28, x439, w087), w087)
    x442 = sub(mul(x064, x426, w079), mul(x065, x425, w309), w309)
    x443 = add(mul(x064, x425, w085), mul(x065, x426, w146), w146)
    x445 = sub(mul(x065, x428, w085), mul(v_13, x443, w079), w079)
    x451 = mul(x443, x443, w085)
    x453 = mul(x442, x443, w312)
    x455 = add(x427, x453, w158)
    x458 = sub(x427, x453, w312)
    x590 = add(mul(c21, x458, w156), mul(c25, sub(x450, x451, w335), w335), w335)
    x465 = sub(x447, mul(c05, x455, w156), w156)
    x600 = sub(mul(c18, x455, w326), mul(c17, add(x450, x451, w150), w150), w150)
    x454 = mul(x443, x444, w326)
    x452 = mul(x442, x444, w080)
    x457 = sub(x445, x454, w331)
    x594 = add(mul(c21, add(x445, x454, w326), w326), add(mul(c26, x458, w317), mul(c19, x455, w144), w144), w144)
    x466 = add(x432, mul(c05, x457, w326), w326)
    x446 = sub(mul(x064, x428, w073), mul(v_13, x442, w317), w317)
    x456 = sub(x446, x452, w073)
    x591 = add(add(mul(c22, x456, w222), mul(c19, x457, w149), w149), add(mul(c18, x432, w222), x590, w335), w335)
    x616 = add(mul(c17, x456, w149), sub(mul(c18, x457, w222), x615, w089), w089)
    x449 = mul(x442, x442, w149)
    x593 = sub(mul(c25, add(x446, x452, w080), w080), mul(c22, sub(x449, x451, w085), w085), w085)
    x595 = add(mul(c17, x448, w080), add(mul(c18, x447, w322), sub(x593, x594, w144), w144), w144)
    x459 = add(x449, x450, w080)
    x597 = add(mul(c21, sub(x449, x450, w081), w081), mul(c25, x455, w158), w158)
    x598 = add(add(mul(c26, x456, w073), mul(c22, x457, w331), w331), sub(mul(c17, x432, w323), x597, w158), w158)
    x467 = sub(x448, mul(c05, x459, w331), w331)
    x484 = mul(c06, add(mul(x066, x465, w324), mul(x067, x467, w323), w323), w323)
    x483 = mul(c07, sub(mul(x066, x467, w331), mul(x067, x465, w156), w156), w156)
    x460 = sub(mul(x066, x442, w331), mul(x067, x443, w324), w324)
    x461 = add(mul(x066, x443, w146), mul(x067, x442, w309), w309)
    x463 = sub(mul(x067, x446, w146), sub(mul(v_14, x461, w331), mul(x066, x445, w073), w073), w073)
    x470 = mul(x461, x461, w146)
    x472 = mul(x460, x461, w331)
    x473 = mul(x461, x462, w309)
    x471 = mul(x460, x462, w082)
    x476 = sub(x463, x473, w081)
    x474 = add(x427, x472, w149)
    x477 = sub(x427, x472, w331)
    x481 = sub(mul(c13, x477, w084), mul(c12, sub(x469, x470, w322), w322), w322)
    x478 = add(mul(c07, add(x469, x470, w084), w084), mul(c06, x474, w085), w085)
    x464 = sub(mul(x066, x446, w317), add(mul(v_14, x460, w084), mul(x067, x445, w079), w079), w079)
    x468 = mul(x460, x460, w324)
    x485 = sub(mul(c09, sub(x468, x470, w146), w146), add(mul(c11, x474, w317), mul(c15, x477, w084), w084), w084)
    x488 = sub(mul(c13, sub(x468, x469, w146), w146), mul(c12, x474, w149), w149)
    x480 = sub(mul(c07, x477, w331), mul(c06, add(x468, x469, w083), w083), w083)
    x589 = add(mul(x066, x478, w331), mul(x067, x480, w324), w324)
    x601 = add(x589, x600, w150)
    x602 = sub(mul(x066, x480, w083), add(mul(c17, x458, w312), mul(c18, x459, w080), w080), w080)
    x603 = sub(mul(x067, x478, w085), x602, w080)
    x614 = add(mul(x064, x601, w085), sub(mul(c29, x441, w212), mul(c28, x440, w153), w153), w153)
    x700 = add(sub(mul(x065, x603, w085), x614, w153), sub(mul(x143, x669, w211), x680, w297), w297)
    x619 = add(mul(x064, x603, w080), add(mul(x065, x601, w150), x618, w087), w087)
    x475 = sub(x464, x471, w080)
    x486 = add(mul(c13, add(x463, x473, w309), w309), mul(c12, add(x464, x471, w082), w082), w082)
    x487 = sub(x484, sub(x483, add(x485, x486, w082), w082), w082)
    x596 = sub(x487, sub(mul(c05, x589, w324), x595, w144), w144)
    x610 = sub(x596, sub(x608, x609, w333), w333)
    x479 = sub(mul(c06, x476, w086), mul(c07, x475, w324), w324)
    x617 = add(x479, x616, w089)
    x620 = sub(mul(x062, x617, w086), mul(x063, x619, w323), w323)
    x621 = add(mul(x062, x619, w087), mul(x063, x617, w089), w089)
    x688 = add(x621, x687, w087)
    x482 = sub(sub(mul(c06, x466, w086), x481, w322), sub(mul(c09, x475, w086), mul(c11, x476, w156), w156), w156)
    x489 = sub(sub(mul(c07, x466, w326), x488, w149), sub(mul(c15, x475, w080), mul(c09, x476, w081), w081), w081)
    x592 = add(add(mul(c05, x479, w324), x591, w335), add(mul(x066, x482, w324), mul(x067, x489, w149), w149), w149)
    x599 = sub(mul(x066, x489, w081), add(mul(x067, x482, w156), x598, w158), w158)
    x607 = add(mul(x064, x592, w081), sub(mul(x065, x599, w156), x606, w074), w074)
    x613 = sub(mul(x064, x599, w158), add(mul(x065, x592, w149), add(x611, x612, w307), w307), w307)
    x695 = add(add(mul(x140, x676, w158), mul(x141, x679, w149), w149), add(mul(x062, x610, w158), mul(x063, x613, w224), w224), w224)
    x703 = add(sub(mul(x141, x676, w205), mul(x140, x679, w241), w241), sub(mul(x063, x610, w333), mul(x062, x613, w307), w307), w307)
    x492 = add(v_03, v_15, w241)
    x503 = mul(x490, x492, w012)
    x504 = mul(x491, x492, w333)
    x507 = add(x493, x504, w072)
    x579 = add(mul(c28, x495, w065), add(mul(c34, x507, w205), mul(c32, x505, w203), w203), w203)
    x506 = add(x494, x503, w065)
    x572 = add(mul(c32, sub(x494, x503, w012), w012), mul(c31, sub(x493, x504, w333), w333), w333)
    x573 = add(mul(c28, x499, w313), add(mul(c29, x498, w012), add(x571, x572, w333), w333), w333)
    x576 = add(mul(c29, x495, w310), sub(mul(c34, x506, w313), mul(c31, x505, w012), w012), w012)
    x500 = mul(x492, x492, w310)
    x582 = sub(mul(c29, x505, w313), mul(c28, add(x500, x502, w023), w023), w023)
    x575 = add(mul(c32, sub(x500, x502, w020), w020), mul(c33, x507, w313), w313)
    x578 = sub(mul(c31, sub(x500, x501, w020), w020), mul(c35, x506, w205), w205)
    x585 = sub(mul(c28, x505, w021), mul(c29, add(x500, x501, w013), w013), w013)
    x508 = sub(mul(x024, x492, w021), mul(x025, x491, w310), w310)
    x509 = add(mul(x024, x491, w019), mul(x025, x492, w241), w241)
    x511 = sub(mul(x025, x494, w019), mul(v_16, x509, w021), w021)
    x517 = mul(x509, x509, w019)
    x519 = mul(x508, x509, w020)
    x521 = add(x493, x519, w196)
    x524 = sub(x493, x519, w020)
    x557 = add(mul(c25, sub(x516, x517, w149), w149), mul(c21, x524, w158), w158)
    x531 = sub(x513, mul(c05, x521, w149), w149)
    x567 = sub(mul(c18, x521, w090), mul(c17, add(x516, x517, w088), w088), w088)
    x520 = mul(x509, x510, w090)
    x518 = mul(x508, x510, w014)
    x523 = sub(x511, x520, w081)
    x561 = sub(mul(c21, add(x511, x520, w090), w090), add(mul(c26, x524, w156), mul(c19, x521, w093), w093), w093)
    x532 = add(x498, mul(c05, x523, w090), w090)
    x512 = sub(mul(x024, x494, w011), mul(v_16, x508, w156), w156)
    x522 = sub(x512, x518, w011)
    x558 = add(add(mul(c22, x522, w091), mul(c19, x523, w335), w335), sub(mul(c18, x498, w091), x557, w158), w158)
    x583 = add(mul(c17, x522, w335), sub(mul(c18, x523, w091), x582, w023), w023)
    x515 = mul(x508, x508, w335)
    x560 = add(mul(c25, add(x512, x518, w014), w014), mul(c22, sub(x515, x517, w019), w019), w019)
    x562 = add(mul(c17, x514, w014), sub(mul(c18, x513, w327), sub(x560, x561, w093), w093), w093)
    x525 = add(x515, x516, w014)
    x564 = add(mul(c25, x521, w196), mul(c21, sub(x515, x516, w015), w015), w015)
    x565 = add(add(mul(c26, x522, w011), mul(c22, x523, w081), w081), add(mul(c17, x498, w328), x564, w015), w015)
    x533 = sub(x514, mul(c05, x525, w081), w081)
    x550 = mul(c06, add(mul(x026, x531, w329), mul(x027, x533, w328), w328), w328)
    x549 = mul(c07, sub(mul(x026, x533, w081), mul(x027, x531, w149), w149), w149)
    x526 = sub(mul(x026, x508, w081), mul(x027, x509, w329), w329)
    x527 = add(mul(x026, x509, w241), mul(x027, x508, w310), w310)
    x529 = sub(mul(x027, x512, w241), sub(mul(v_17, x527, w081), mul(x026, x511, w011), w011), w011)
    x536 = mul(x527, x527, w241)
    x538 = mul(x526, x527, w081)
    x539 = mul(x527, x528, w310)
    x537 = mul(x526, x528, w016)
    x542 = sub(x529, x539, w196)
    x540 = add(x493, x538, w335)
    x543 = sub(x493, x538, w081)
    x547 = sub(mul(c12, sub(x535, x536, w018), w018), mul(c13, x543, w327), w327)
    x544 = add(mul(c07, add(x535, x536, w018), w018), mul(c06, x540, w019), w019)
    x530 = sub(mul(x026, x512, w156), add(mul(v_17, x526, w018), mul(x027, x511, w021), w021), w021)
    x534 = mul(x526, x526, w329)
    x551 = sub(mul(c09, sub(x534, x536, w241), w241), add(mul(c11, x540, w156), mul(c15, x543, w018), w018), w018)
    x554 = sub(mul(c12, x540, w335), mul(c13, sub(x534, x535, w241), w241), w241)
    x546 = sub(mul(c07, x543, w081), mul(c06, add(x534, x535, w017), w017), w017)
    x556 = add(mul(x026, x544, w081), mul(x027, x546, w329), w329)
    x568 = add(x556, x567, w088)
    x569 = sub(mul(x026, x546, w017), add(mul(c17, x524, w020), mul(c18, x525, w014), w014), w014)
    x570 = sub(mul(x027, x544, w019), x569, w014)
    x581 = add(mul(x024, x568, w019), add(mul(c28, x506, w065), mul(c29, x507, w072), w072), w072)
    x701 = add(sub(mul(x025, x570, w019), x581, w072), sub(mul(x104, x636, w145), x647, w304), w304)
    x586 = add(mul(x024, x570, w014), sub(mul(x025, x568, w088), x585, w013), w013)
    x707 = sub(mul(c04, sub(x700, x701, w014), w014), sub(mul(c39, x271, w088), x706, w316), w316)
    x541 = sub(x530, x537, w014)
    x552 = add(mul(c12, add(x530, x537, w016), w016), mul(c13, add(x529, x539, w310), w310), w310)
    x553 = sub(x550, sub(x549, sub(x551, x552, w310), w310), w310)
    x563 = sub(x553, sub(mul(c05, x556, w329), x562, w093), w093)
    x577 = sub(x563, sub(x575, x576, w012), w012)
    x545 = sub(mul(c06, x542, w313), mul(c07, x541, w329), w329)
    x584 = add(x545, x583, w023)
    x587 = sub(mul(x023, x586, w313), mul(x022, x584, w328), w328)
    x588 = add(mul(x022, x586, w013), mul(x023, x584, w023), w023)
    x689 = add(x588, x654, w013)
    x694 = mul(c03, add(sub(x621, x687, w220), sub(x588, x654, w154), w154), w154)
    x712 = sub(add(x688, x689, w220), sub(mul(c38, x272, w303), x711, w319), w319)
    x692 = add(mul(c04, sub(x688, x689, w013), w013), sub(mul(c40, x271, w298), x691, w320), w320)
    x710 = add(sub(add(x620, x686, w013), add(x587, x653, w298), w298), x709, w308)
    x702 = mul(c03, sub(sub(x620, x686, w330), sub(x587, x653, w325), w325), w325)
    x548 = sub(sub(mul(c06, x532, w330), x547, w327), sub(mul(c09, x541, w330), mul(c11, x542, w328), w328), w328)
    x555 = sub(sub(mul(c07, x532, w090), x554, w241), sub(mul(c15, x541, w014), mul(c09, x542, w196), w196), w196)
    x559 = add(add(mul(c05, x545, w329), x558, w158), add(mul(x026, x548, w329), mul(x027, x555, w241), w241), w241)
    x566 = sub(mul(x026, x555, w196), add(mul(x027, x548, w328), x565, w015), w015)
    x574 = add(mul(x024, x559, w196), add(mul(x025, x566, w328), x573, w333), w333)
    x580 = sub(mul(x024, x566, w015), sub(mul(x025, x559, w241), add(x578, x579, w203), w203), w203)
    x696 = add(add(mul(x101, x643, w015), mul(x102, x646, w241), w241), add(mul(x023, x580, w015), mul(x022, x577, w205), w205), w205)
    x704 = sub(sub(mul(x102, x643, w342), mul(x101, x646, w217), w217), sub(mul(x022, x580, w203), mul(x023, x577, w012), w012), w012)
    x693 = add(add(add(x607, x673, w217), add(x574, x640, w203), w203), x692, w320)
    M[...] = 0.0
    M[0, 0] = c38
    M[0, 4] = -x188
    M[0, 5] = -x185
    M[0, 7] = x162
    M[0, 8] = x213
    M[0, 10] = x123
    M[0, 11] = x229
    M[0, 13] = x084
    M[0, 14] = x245
    M[0, 16] = x044
    M[0, 17] = x261
    M[1, 1] = c38
    M[1, 3] = x188
    M[1, 5] = x182
    M[1, 6] = -x175
    M[1, 7] = -x207
    M[1, 8] = -x217
    M[1, 9] = x136
    M[1, 10] = -x223
    M[1, 11] = -x233
    M[1, 12] = -x097
    M[1, 13] = -x239
    M[1, 14] = -x249
    M[1, 15] = x057
    M[1, 16] = -x255
    M[1, 17] = -x265
    M[2, 2] = c38
    M[2, 3] = x185
    M[2, 4] = -x182
    M[2, 6] = x174
    M[2, 7] = x208
    M[2, 8] = x218
    M[2, 9] = -x135
    M[2, 10] = x224
    M[2, 11] = x234
    M[2, 12] = x096
    M[2, 13] = x240
    M[2, 14] = x250
    M[2, 15] = -x056
    M[2, 16] = x256
    M[2, 17] = x266
    M[3, 1] = x188
    M[3, 2] = x185
    M[3, 3] = -x189
    M[3, 4] = x194
    M[3, 5] = x195
    M[3, 6] = -x206
    M[3, 7] = x209
    M[3, 8] = x219
    M[3, 9] = -x222
    M[3, 10] = -x225
    M[3, 11] = -x235
    M[3, 12] = -x238
    M[3, 13] = x241
    M[3, 14] = x251
    M[3, 15] = -x254
    M[3, 16] = -x257
    M[3, 17] = -x267
    M[4, 0] = -x188
    M[4, 2] = -x182
    M[4, 3] = x194
    M[4, 4] = x199
    M[4, 5] = x202
    M[4, 6] = x190
    M[4, 7] = -x210
    M[4, 8] = -x220
    M[4, 9] = -x191
    M[4, 10] = -x226
    M[4, 11] = -x236
    M[4, 12] = x192
    M[4, 13] = x242
    M[4, 14] = x252
    M[4, 15] = -x193
    M[4, 16] = x258
    M[4, 17] = x268
    M[5, 0] = -x185
    M[5, 1] = x182
    M[5, 3] = x195
    M[5, 4] = x202
    M[5, 5] = x205
    M[5, 6] = -x179
    M[5, 7] = x211
    M[5, 8] = x221
    M[5, 9] = -x139
    M[5, 10] = x227
    M[5, 11] = x237
    M[5, 12] = -x100
    M[5, 13] = x243
    M[5, 14] = x253
    M[5, 15] = -x061
    M[5, 16] = x259
    M[5, 17] = x269
    M[6, 1] = -x175
    M[6, 2] = x174
    M[6, 3] = -x206
    M[6, 4] = x190
    M[6, 5] = -x179
    M[6, 6] = -x168
    M[6, 7] = x165
    M[6, 8] = x215
    M[7, 0] = x162
    M[7, 1] = -x207
    M[7, 2] = x208
    M[7, 3] = x209
    M[7, 4] = -x210
    M[7, 5] = x211
    M[7, 6] = x165
    M[7, 7] = x158
    M[7, 8] = x212
    M[8, 0] = x213
    M[8, 1] = -x217
    M[8, 2] = x218
    M[8, 3] = x219
    M[8, 4] = -x220
    M[8, 5] = x221
    M[8, 6] = x215
    M[8, 7] = x212
    M[8, 8] = c14
    M[9, 1] = x136
    M[9, 2] = -x135
    M[9, 3] = -x222
    M[9, 4] = -x191
    M[9, 5] = -x139
    M[9, 9] = -x129
    M[9, 10] = -x126
    M[9, 11] = -x231
    M[10, 0] = x123
    M[10, 1] = -x223
    M[10, 2] = x224
    M[10, 3] = -x225
    M[10, 4] = -x226
    M[10, 5] = x227
    M[10, 9] = -x126
    M[10, 10] = x119
    M[10, 11] = x228
    M[11, 0] = x229
    M[11, 1] = -x233
    M[11, 2] = x234
    M[11, 3] = -x235
    M[11, 4] = -x236
    M[11, 5] = x237
    M[11, 9] = -x231
    M[11, 10] = x228
    M[11, 11] = c14
    M[12, 1] = -x097
    M[12, 2] = x096
    M[12, 3] = -x238
    M[12, 4] = x192
    M[12, 5] = -x100
    M[12, 12] = -x090
    M[12, 13] = x087
    M[12, 14] = x247
    M[13, 0] = x084
    M[13, 1] = -x239
    M[13, 2] = x240
    M[13, 3] = x241
    M[13, 4] = x242
    M[13, 5] = x243
    M[13, 12] = x087
    M[13, 13] = x080
    M[13, 14] = x244
    M[14, 0] = x245
    M[14, 1] = -x249
    M[14, 2] = x250
    M[14, 3] = x251
    M[14, 4] = x252
    M[14, 5] = x253
    M[14, 12] = x247
    M[14, 13] = x244
    M[14, 14] = c14
    M[15, 1] = x057
    M[15, 2] = -x056
    M[15, 3] = -x254
    M[15, 4] = -x193
    M[15, 5] = -x061
    M[15, 15] = -x050
    M[15, 16] = -x047
    M[15, 17] = -x263
    M[16, 0] = x044
    M[16, 1] = -x255
    M[16, 2] = x256
    M[16, 3] = -x257
    M[16, 4] = x258
    M[16, 5] = x259
    M[16, 15] = -x047
    M[16, 16] = x040
    M[16, 17] = x260
    M[17, 0] = x261
    M[17, 1] = -x265
    M[17, 2] = x266
    M[17, 3] = -x267
    M[17, 4] = x268
    M[17, 5] = x269
    M[17, 15] = -x263
    M[17, 16] = x260
    M[17, 17] = c14
    h[0] = add(add(x700, x701, w304), x708, w305)
    h[1] = x710
    h[2] = x712
    h[3] = x693
    h[4] = -sub(add(x695, x696, w205), add(x694, x699, w296), w296)
    h[5] = -add(add(x703, x704, w012), add(x702, x707, w316), w316)
    h[6] = x673
    h[7] = -x662
    h[8] = -x352
    h[9] = x640
    h[10] = -x629
    h[11] = -x421
    h[12] = x607
    h[13] = -x596
    h[14] = -x487
    h[15] = x574
    h[16] = -x563
    h[17] = -x553
    J_c[...] = 0.0
    J_c[0, 0] = -x012
    J_c[0, 1] = x013
    J_c[0, 2] = x014
    J_c[0, 3] = -sub(x844, mul(x014, x843, w012), w012)
    J_c[0, 4] = -add(mul(x012, x837, w325), mul(x014, x842, w307), w307)
    J_c[0, 5] = add(mul(x013, x842, w325), mul(x012, x843, w205), w205)
    J_c[0, 6] = -sub(x844, mul(x014, x836, w325), w325)
    J_c[0, 7] = -x845
    J_c[0, 8] = -x846
    J_c[1, 0] = x015
    J_c[1, 1] = -x017
    J_c[1, 2] = x018
    J_c[1, 3] = add(x847, mul(x018, x843, w292), w292)
    J_c[1, 4] = sub(mul(x015, x837, w154), mul(x018, x842, w224), w224)
    J_c[1, 5] = -add(mul(x017, x842, w154), mul(x015, x843, w304), w304)
    J_c[1, 6] = add(x847, mul(x018, x836, w154), w154)
    J_c[1, 7] = x848
    J_c[1, 8] = x849
    J_c[2, 0] = x019
    J_c[2, 1] = x020
    J_c[2, 2] = -x021
    J_c[2, 3] = -add(x850, mul(x021, x843, w294), w294)
    J_c[2, 4] = add(mul(x019, x837, w293), mul(x021, x842, w297), w297)
    J_c[2, 5] = sub(mul(x020, x842, w243), mul(x019, x843, w236), w236)
    J_c[2, 6] = -add(x850, mul(x021, x836, w167), w167)
    J_c[2, 7] = -x851
    J_c[2, 8] = -x852
    J_c[3, 0] = -x012
    J_c[3, 1] = x013
    J_c[3, 2] = x014
    J_c[3, 3] = sub(x867, mul(x014, x866, w295), w295)
    J_c[3, 4] = sub(mul(x012, x860, w243), mul(x014, x865, w293), w293)
    J_c[3, 5] = -sub(mul(x012, x866, w243), mul(x013, x865, w203), w203)
    J_c[3, 9] = sub(x867, mul(x014, x859, w243), w243)
    J_c[3, 10] = -x868
    J_c[3, 11] = -x869
    J_c[4, 0] = x015
    J_c[4, 1] = -x017
    J_c[4, 2] = x018
    J_c[4, 3] = -add(x870, mul(x018, x866, w199), w199)
    J_c[4, 4] = -add(mul(x015, x860, w217), mul(x018, x865, w010), w010)
    J_c[4, 5] = sub(mul(x015, x866, w217), mul(x017, x865, w007), w007)
    J_c[4, 9] = -add(x870, mul(x018, x859, w217), w217)
    J_c[4, 10] = x871
    J_c[4, 11] = x872
    J_c[5, 0] = x019
    J_c[5, 1] = x020
    J_c[5, 2] = -x021
    J_c[5, 3] = add(x873, mul(x021, x866, w201), w201)
    J_c[5, 4] = -sub(mul(x019, x860, w200), mul(x021, x865, w342), w342)
    J_c[5, 5] = add(mul(x019, x866, w197), mul(x020, x865, w188), w188)
    J_c[5, 9] = add(x873, mul(x021, x859, w198), w198)
    J_c[5, 10] = -x874
    J_c[5, 11] = -x875
    J_c[6, 0] = -x012
    J_c[6, 1] = x013
    J_c[6, 2] = x014
    J_c[6, 3] = -sub(x890, mul(x014, x889, w202), w202)
    J_c[6, 4] = -sub(mul(x012, x883, w197), mul(x014, x888, w200), w200)
    J_c[6, 5] = sub(mul(x012, x889, w197), mul(x013, x888, w137), w137)
    J_c[6, 12] = -sub(x890, mul(x014, x882, w197), w197)
    J_c[6, 13] = -x891
    J_c[6, 14] = -x892
    J_c[7, 0] = x015
    J_c[7, 1] = -x017
    J_c[7, 2] = x018
    J_c[7, 3] = add(x893, mul(x018, x889, w133), w133)
    J_c[7, 4] = add(mul(x015, x883, w130), mul(x018, x888, w241), w241)
    J_c[7, 5] = -sub(mul(x015, x889, w130), mul(x017, x888, w015), w015)
    J_c[7, 12] = add(x893, mul(x018, x882, w130), w130)
    J_c[7, 13] = x894
    J_c[7, 14] = x895
    J_c[8, 0] = x019
    J_c[8, 1] = x020
    J_c[8, 2] = -x021
    J_c[8, 3] = -add(x896, mul(x021, x889, w135), w135)
    J_c[8, 4] = sub(mul(x019, x883, w134), mul(x021, x888, w024), w024)
    J_c[8, 5] = -add(mul(x019, x889, w131), mul(x020, x888, w118), w118)
    J_c[8, 12] = -add(x896, mul(x021, x882, w132), w132)
    J_c[8, 13] = -x897
    J_c[8, 14] = -x898
    J_c[9, 0] = -x012
    J_c[9, 1] = x013
    J_c[9, 2] = x014
    J_c[9, 3] = sub(x913, mul(x014, x912, w136), w136)
    J_c[9, 4] = add(mul(x014, x911, w131), mul(x012, x906, w134), w134)
    J_c[9, 5] = -add(mul(x012, x912, w131), mul(x013, x911, w022), w022)
    J_c[9, 15] = sub(x913, mul(x014, x905, w131), w131)
    J_c[9, 16] = -x914
    J_c[9, 17] = -x915
    J_c[10, 0] = x015
    J_c[10, 1] = -x017
    J_c[10, 2] = x018
    J_c[10, 3] = -add(x916, mul(x018, x912, w068), w068)
    J_c[10, 4] = sub(mul(x018, x911, w196), mul(x015, x906, w328), w328)
    J_c[10, 5] = add(mul(x015, x912, w196), mul(x017, x911, w027), w027)
    J_c[10, 15] = -add(x916, mul(x018, x905, w196), w196)
    J_c[10, 16] = x917
    J_c[10, 17] = x918
    J_c[11, 0] = x019
    J_c[11, 1] = x020
    J_c[11, 2] = -x021
    J_c[11, 3] = add(x919, mul(x021, x912, w070), w070)
    J_c[11, 4] = -add(mul(x021, x911, w025), mul(x019, x906, w069), w069)
    J_c[11, 5] = sub(mul(x019, x912, w066), mul(x020, x911, w054), w054)
    J_c[11, 15] = add(x919, mul(x021, x905, w067), w067)
    J_c[11, 16] = -x920
    J_c[11, 17] = -x921
    A_G[...] = 0.0
    A_G[0, 0] = -mul(x012, c38, w071)
    A_G[0, 1] = mul(x013, c38, w066)
    A_G[0, 2] = mul(x014, c38, w025)
    A_G[0, 3] = add(mul(x013, x188, w158), mul(x014, x185, w329), w329)
    A_G[0, 4] = -sub(mul(x014, x182, w158), mul(x012, x188, w014), w014)
    A_G[0, 5] = add(mul(x012, x185, w158), mul(x013, x182, w090), w090)
    A_G[0, 6] = sub(mul(x014, x174, w158), mul(x013, x175, w327), w327)
    A_G[0, 7] = -x806
    A_G[0, 8] = -x807
    A_G[0, 9] = sub(mul(x013, x136, w158), mul(x014, x135, w330), w330)
    A_G[0, 10] = -x808
    A_G[0, 11] = -x809
    A_G[0, 12] = sub(mul(x014, x096, w158), mul(x013, x097, w323), w323)
    A_G[0, 13] = -x810
    A_G[0, 14] = -x811
    A_G[0, 15] = sub(mul(x013, x057, w158), mul(x014, x056, w298), w298)
    A_G[0, 16] = -x812
    A_G[0, 17] = -x813
    A_G[1, 0] = mul(x015, c38, w158)
    A_G[1, 1] = -mul(x017, c38, w013)
    A_G[1, 2] = mul(x018, c38, w087)
    A_G[1, 3] = -sub(mul(x017, x188, w220), mul(x018, x185, w303), w303)
    A_G[1, 4] = -add(mul(x018, x182, w220), mul(x015, x188, w023), w023)
    A_G[1, 5] = -add(mul(x015, x185, w220), mul(x017, x182, w089), w089)
    A_G[1, 6] = add(mul(x018, x174, w220), mul(x017, x175, w313), w313)
    A_G[1, 7] = x814
    A_G[1, 8] = x815
    A_G[1, 9] = -add(mul(x017, x136, w220), mul(x018, x135, w149), w149)
    A_G[1, 10] = x816
    A_G[1, 11] = x817
    A_G[1, 12] = add(mul(x018, x096, w220), mul(x017, x097, w018), w018)
    A_G[1, 13] = x818
    A_G[1, 14] = x819
    A_G[1, 15] = -add(mul(x017, x057, w220), mul(x018, x056, w016), w016)
    A_G[1, 16] = x820
    A_G[1, 17] = x821
    A_G[2, 0] = mul(x019, c38, w220)
    A_G[2, 1] = mul(x020, c38, w011)
    A_G[2, 2] = -mul(x021, c38, w021)
    A_G[2, 3] = sub(mul(x020, x188, w088), mul(x021, x185, w072), w072)
    A_G[2, 4] = sub(mul(x021, x182, w088), mul(x019, x188, w145), w145)
    A_G[2, 5] = -sub(mul(x019, x185, w088), mul(x020, x182, w155), w155)
    A_G[2, 6] = -add(mul(x021, x174, w088), mul(x020, x175, w019), w019)
    A_G[2, 7] = -x822
    A_G[2, 8] = -x823
    A_G[2, 9] = add(mul(x020, x136, w088), mul(x021, x135, w065), w065)
    A_G[2, 10] = -x824
    A_G[2, 11] = -x825
    A_G[2, 12] = -add(mul(x021, x096, w088), mul(x020, x097, w017), w017)
    A_G[2, 13] = -x826
    A_G[2, 14] = -x827
    A_G[2, 15] = add(mul(x020, x057, w088), mul(x021, x056, w020), w020)
    A_G[2, 16] = -x828
    A_G[2, 17] = -x829
    A_G[3, 3] = x761
    A_G[3, 4] = x762
    A_G[3, 5] = x763
    A_G[3, 6] = -x764
    A_G[3, 7] = x765
    A_G[3, 8] = x766
    A_G[3, 9] = x767
    A_G[3, 10] = x768
    A_G[3, 11] = x769
    A_G[3, 12] = -x770
    A_G[3, 13] = x771
    A_G[3, 14] = x772
    A_G[3, 15] = x773
    A_G[3, 16] = x774
    A_G[3, 17] = x775
    A_G[4, 3] = x776
    A_G[4, 4] = x777
    A_G[4, 5] = -x778
    A_G[4, 6] = x779
    A_G[4, 7] = -x780
    A_G[4, 8] = -x781
    A_G[4, 9] = -x782
    A_G[4, 10] = -x783
    A_G[4, 11] = -x784
    A_G[4, 12] = x785
    A_G[4, 13] = -x786
    A_G[4, 14] = -x787
    A_G[4, 15] = -x788
    A_G[4, 16] = -x789
    A_G[4, 17] = -x790
    A_G[5, 3] = -x791
    A_G[5, 4] = -x792
    A_G[5, 5] = x793
    A_G[5, 6] = x794
    A_G[5, 7] = x795
    A_G[5, 8] = x796
    A_G[5, 9] = -x797
    A_G[5, 10] = x798
    A_G[5, 11] = x799
    A_G[5, 12] = x800
    A_G[5, 13] = x801
    A_G[5, 14] = x802
    A_G[5, 15] = -x803
    A_G[5, 16] = x804
    A_G[5, 17] = x805


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
