# base_regressor of go2: Y_b with rnea = Y_b pi_b (without armature); the manifest writes pi_b out.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.base_parameters
# Convention  pinocchio
# Program     SHA-256 ce23900811779079897996540c9754e26906f4bed151571bbaa8d98517a3fad6
# Operations  1158 mul, 847 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad       [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
#     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Outputs
#     Y_b  18 x 94  m/s^2, 1/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     regressor/base-floating    PROVED-MOD-P
#     regressor/base-fixed       PROVED
#     regressor/base-lift        PROVED
#     regressor/fewest-floating  PROVED
#     regressor/fewest-fixed     PROVED
#     regressor/fewest-lift      PROVED

import math

import numpy as np

_BLOCK = 1024  # states at a time, so that what lies between stays in the cache


def base_regressor(q, v, a, out=None):
    """Y_b with rnea = Y_b pi_b (without armature); the manifest writes pi_b out.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    v : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s
    a : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s^2, rad/s^2
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    Y_b : ndarray, (..., 18, 94)
        [base linear, base angular, joints], base axes; m/s^2, 1/s^2, rad/s^2
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
            ("a", a, (18,)),
        ],
        [
            ("Y_b", (18, 94)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, a, Y_b):
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
        a_00, a_01, a_02, a_03, a_04, a_05, a_06, a_07, a_08, a_09, a_10, a_11, a_12, a_13,
        a_14, a_15, a_16, a_17
    ) = a
    (c1, c2, c3, c4, c5, c6, c7) = numbers((1.0, 2.0, 9.81, 0.1934, 0.0465, 0.0955, 0.213))
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
        w336, w337, w338, w339, w340, w341, w342, w343, w344, w345, w346, w347, w348, w349,
        w350, w351, w352, w353, w354, w355, w356, w357, w358, w359, w360, w361, w362, w363,
        w364, w365, w366, w367, w368, w369, w370, w371, w372, w373, w374, w375, w376, w377,
        w378, w379, w380, w381, w382, w383, w384, w385, w386, w387, w388, w389, w390, w391,
        w392, w393, w394, w395, w396, w397, w398, w399, w400, w401, w402, w403, w404, w405,
        w406, w407, w408, w409, w410, w411, w412, w413, w414, w415, w416, w417, w418, w419,
        w420, w421, w422, w423, w424, w425, w426, w427, w428, w429, w430, w431, w432, w433,
        w434, w435, w436, w437, w438, w439, w440, w441, w442, w443, w444, w445, w446, w447
    ) = slots(448)
    x001 = mul(q_03, c2, w000)
    x002 = mul(q_04, c2, w001)
    x004 = sub(c1, add(mul(q_03, x001, w002), mul(q_04, x002, w003), w003), w003)
    x003 = mul(q_05, c2, w002)
    x005 = mul(sub(mul(q_03, x003, w004), mul(q_06, x002, w001), w001), c3, w001)
    x006 = mul(add(mul(q_04, x003, w002), mul(q_06, x001, w000), w000), c3, w000)
    x007 = sub(mul(v_01, v_05, w002), add(a_00, mul(v_02, v_04, w004), w004), w004)
    x008 = sub(x005, x007, w004)
    x009 = sub(mul(v_02, v_03, w001), add(a_01, mul(v_00, v_05, w002), w002), w002)
    x010 = sub(x006, x009, w002)
    x011 = sub(mul(v_00, v_04, w000), add(a_02, mul(v_01, v_03, w001), w001), w001)
    x012 = sub(mul(x004, c3, w003), x011, w001)
    x013 = mul(v_03, v_03, w003)
    x014 = mul(v_04, v_04, w000)
    x015 = mul(v_05, v_05, w005)
    x019 = add(x014, x015, w006)
    x035 = mul(x019, c4, w007)
    x023 = add(x013, x015, w008)
    x039 = mul(x023, c5, w009)
    x016 = mul(v_03, v_04, w010)
    x020 = sub(a_05, x016, w011)
    x036 = mul(x020, c5, w012)
    x037 = add(x035, x036, w013)
    x234 = sub(x035, x036, w012)
    x235 = sub(x008, x234, w007)
    x427 = add(x008, x234, w012)
    x038 = sub(x008, x037, w014)
    x617 = add(x008, x037, w013)
    x022 = add(a_05, x016, w015)
    x040 = mul(x022, c4, w016)
    x041 = sub(x039, x040, w017)
    x236 = add(x039, x040, w016)
    x237 = add(x010, x236, w009)
    x428 = sub(x010, x236, w016)
    x042 = sub(x010, x041, w018)
    x618 = add(x010, x041, w017)
    x017 = mul(v_03, v_05, w019)
    x021 = add(a_04, x017, w020)
    x025 = sub(a_04, x017, w021)
    x043 = mul(x025, c4, w022)
    x018 = mul(v_04, v_05, w023)
    x024 = sub(a_03, x018, w024)
    x026 = add(a_03, x018, w025)
    x044 = mul(x026, c5, w026)
    x045 = sub(x043, x044, w027)
    x238 = add(x043, x044, w026)
    x239 = sub(x012, x238, w022)
    x429 = add(x012, x238, w026)
    x046 = sub(x012, x045, w028)
    x619 = add(x012, x045, w027)
    x027 = cos(q_07, w029)
    x075 = mul(x027, x038, w030)
    x028 = sin(q_07, w031)
    x047 = add(mul(x027, x042, w032), mul(x028, x046, w033), w033)
    x048 = sub(mul(x027, x046, w028), mul(x028, x042, w018), w018)
    x029 = add(mul(v_04, x027, w028), mul(v_05, x028, w032), w032)
    x050 = mul(x029, x029, w028)
    x084 = add(v_07, x029, w034)
    x094 = mul(x084, x084, w035)
    x148 = add(v_08, x084, w036)
    x158 = mul(x148, x148, w037)
    x030 = sub(mul(v_05, x027, w038), mul(v_04, x028, w039), w039)
    x051 = mul(x030, x030, w038)
    x063 = sub(x050, x051, w040)
    x054 = mul(x029, x030, w041)
    x033 = add(mul(v_06, x030, w042), add(mul(a_04, x027, w043), mul(a_05, x028, w044), w044), w044)
    x086 = add(a_07, x033, w042)
    x150 = add(a_08, x086, w043)
    x034 = sub(mul(v_06, x029, w045), sub(mul(a_05, x027, w046), mul(a_04, x028, w047), w047), w047)
    x074 = mul(x028, x038, w045)
    x031 = add(v_03, v_06, w046)
    x052 = mul(x029, x031, w032)
    x055 = add(x034, x052, w048)
    x088 = add(x038, mul(x055, c6, w049), w049)
    x057 = sub(x034, x052, w014)
    x076 = mul(x028, x052, w050)
    x077 = mul(x027, x052, w032)
    x049 = mul(x031, x031, w051)
    x058 = add(x049, x051, w052)
    x064 = sub(x049, x051, w038)
    x089 = sub(x047, mul(x058, c6, w053), w053)
    x062 = add(x049, x050, w054)
    x065 = sub(x049, x050, w028)
    x053 = mul(x030, x031, w051)
    x056 = add(x033, x053, w055)
    x060 = sub(x033, x053, w056)
    x032 = add(a_03, a_06, w057)
    x059 = sub(x032, x054, w058)
    x068 = mul(x027, x059, w059)
    x069 = sub(mul(x028, x062, w060), x068, w060)
    x072 = mul(x028, x059, w058)
    x073 = add(mul(x027, x062, w054), x072, w054)
    x079 = add(mul(c4, x069, w061), sub(x074, mul(c5, x056, w062), w062), w062)
    x061 = add(x032, x054, w061)
    x066 = mul(x028, x061, w063)
    x067 = add(mul(x027, x058, w064), x066, w064)
    x078 = add(mul(c4, x067, w065), add(x075, mul(c5, x055, w066), w066), w066)
    x070 = mul(x027, x061, w065)
    x071 = sub(x070, mul(x028, x058, w052), w052)
    x090 = add(x048, mul(x061, c6, w061), w061)
    x080 = cos(q_08, w067)
    x119 = mul(x080, x089, w068)
    x081 = sin(q_08, w069)
    x082 = sub(mul(x031, x080, w070), mul(x030, x081, w071), w071)
    x083 = add(mul(x030, x080, w039), mul(x031, x081, w046), w046)
    x091 = sub(mul(x080, x088, w039), mul(x081, x090, w070), w070)
    x092 = add(mul(x080, x090, w061), mul(x081, x088, w049), w049)
    x085 = sub(mul(v_07, x083, w061), add(mul(x032, x080, w039), mul(x034, x081, w072), w072), w072)
    x095 = mul(x083, x083, w061)
    x099 = add(x094, x095, w039)
    x107 = sub(x094, x095, w073)
    x097 = mul(x082, x083, w074)
    x101 = add(x086, x097, w075)
    x112 = mul(x080, x101, w076)
    x131 = sub(x112, mul(x081, x107, w077), w077)
    x116 = mul(x081, x101, w078)
    x125 = add(x116, mul(x080, x107, w073), w073)
    x152 = sub(x091, mul(x101, c7, w075), w075)
    x104 = sub(x086, x097, w079)
    x110 = mul(x081, x104, w080)
    x111 = add(mul(x080, x099, w081), x110, w081)
    x114 = mul(x080, x104, w079)
    x115 = sub(mul(x081, x099, w039), x114, w039)
    x134 = add(x119, mul(c6, x111, w082), w082)
    x098 = mul(x083, x084, w083)
    x096 = mul(x082, x084, w034)
    x120 = mul(x081, x096, w084)
    x121 = add(mul(x080, x085, w085), x120, w085)
    x126 = mul(x080, x096, w086)
    x127 = sub(x126, mul(x081, x085, w087), w087)
    x103 = add(x085, x098, w088)
    x153 = sub(x089, mul(x103, c7, w089), w089)
    x118 = mul(x081, x089, w053)
    x132 = add(x118, mul(c6, x115, w090), w090)
    x105 = sub(x085, x098, w091)
    x123 = sub(x120, mul(x080, x098, w092), w092)
    x129 = add(x126, mul(x081, x098, w083), w083)
    x093 = mul(x082, x082, w086)
    x108 = sub(x093, x095, w061)
    x106 = add(x093, x094, w084)
    x109 = sub(x093, x094, w035)
    x122 = add(x114, mul(x081, x109, w086), w086)
    x128 = sub(x110, mul(x080, x109, w035), w035)
    x113 = sub(x112, mul(x081, x106, w080), w080)
    x135 = sub(x118, mul(c6, x113, w076), w076)
    x117 = add(mul(x080, x106, w053), x116, w078)
    x154 = add(x092, mul(x106, c7, w084), w084)
    x133 = add(x119, mul(c6, x117, w053), w053)
    x137 = add(mul(x028, x117, w068), mul(x027, x103, w079), w079)
    x139 = sub(mul(x027, x117, w078), mul(x028, x103, w068), w068)
    x141 = add(mul(c4, x139, w078), sub(mul(x027, x091, w093), mul(x028, x135, w094), w094), w094)
    x143 = sub(add(mul(x027, x135, w076), mul(x028, x091, w078), w078), sub(mul(c5, x113, w076), mul(c4, x137, w093), w093), w093)
    x087 = add(mul(v_07, x082, w078), sub(mul(x032, x081, w076), mul(x034, x080, w047), w047), w047)
    x100 = sub(x087, x096, w078)
    x102 = add(x087, x096, w034)
    x124 = sub(mul(x080, x102, w076), mul(x081, x103, w095), w095)
    x130 = add(mul(x080, x103, w088), mul(x081, x102, w076), w076)
    x136 = sub(mul(x027, x102, w088), mul(x028, x115, w096), w096)
    x138 = add(mul(x027, x115, w039), mul(x028, x102, w034), w034)
    x140 = add(mul(c4, x138, w039), add(mul(x027, x092, w088), mul(x028, x134, w097), w097), w097)
    x142 = add(sub(mul(x027, x134, w082), mul(x028, x092, w039), w039), add(mul(c5, x111, w082), mul(c4, x136, w088), w088), w088)
    x144 = cos(q_09, w039)
    x183 = mul(x144, x153, w082)
    x145 = sin(q_09, w098)
    x146 = sub(mul(x082, x144, w099), mul(x083, x145, w100), w100)
    x147 = add(mul(x082, x145, w071), mul(x083, x144, w046), w046)
    x155 = sub(mul(x144, x152, w071), mul(x145, x154, w099), w099)
    x156 = add(mul(x144, x154, w084), mul(x145, x152, w075), w075)
    x182 = mul(x145, x153, w089)
    x149 = add(mul(v_08, x147, w084), add(mul(x085, x144, w071), mul(x087, x145, w101), w101), w101)
    x159 = mul(x147, x147, w084)
    x163 = add(x158, x159, w071)
    x171 = sub(x158, x159, w102)
    x161 = mul(x146, x147, w103)
    x162 = mul(x147, x148, w046)
    x160 = mul(x146, x148, w036)
    x184 = mul(x145, x160, w104)
    x185 = add(mul(x144, x149, w105), x184, w105)
    x190 = mul(x144, x160, w106)
    x191 = sub(x190, mul(x145, x149, w107), w107)
    x204 = add(mul(x080, x185, w108), mul(x081, x191, w109), w109)
    x209 = sub(mul(x080, x191, w107), mul(x081, x185, w105), w105)
    x167 = add(x149, x162, w107)
    x169 = sub(x149, x162, w101)
    x197 = sub(x183, mul(c7, x167, w108), w108)
    x187 = sub(x184, mul(x144, x162, w110), w110)
    x193 = add(x190, mul(x145, x162, w046), w046)
    x206 = add(mul(x080, x187, w106), mul(x081, x193, w104), w104)
    x211 = sub(mul(x080, x193, w046), mul(x081, x187, w110), w110)
    x165 = add(x150, x161, w046)
    x176 = mul(x144, x165, w106)
    x195 = sub(x176, mul(x145, x171, w111), w111)
    x180 = mul(x145, x165, w046)
    x189 = add(x180, mul(x144, x171, w102), w102)
    x208 = add(mul(x080, x189, w112), mul(x081, x195, w113), w113)
    x213 = sub(mul(x080, x195, w111), mul(x081, x189, w102), w102)
    x168 = sub(x150, x161, w111)
    x174 = mul(x145, x168, w112)
    x175 = add(mul(x144, x163, w114), x174, w114)
    x178 = mul(x144, x168, w111)
    x179 = sub(mul(x145, x163, w071), x178, w071)
    x198 = sub(x156, mul(c7, x175, w115), w115)
    x200 = sub(mul(x081, x179, w116), mul(x080, x175, w117), w117)
    x202 = add(mul(x080, x179, w071), mul(x081, x175, w114), w114)
    x151 = sub(mul(v_08, x146, w071), sub(mul(x085, x145, w072), mul(x087, x144, w047), w047), w047)
    x157 = mul(x146, x146, w100)
    x172 = sub(x157, x159, w084)
    x170 = add(x157, x158, w071)
    x173 = sub(x157, x158, w037)
    x186 = add(x178, mul(x145, x173, w100), w100)
    x192 = sub(x174, mul(x144, x173, w037), w037)
    x205 = sub(mul(x080, x186, w112), mul(x081, x192, w111), w111)
    x210 = add(mul(x080, x192, w037), mul(x081, x186, w100), w100)
    x177 = sub(x176, mul(x145, x170, w037), w037)
    x181 = add(mul(x144, x170, w071), x180, w046)
    x199 = sub(x155, mul(c7, x177, w071), w071)
    x201 = sub(mul(x080, x177, w106), mul(x081, x181, w112), w112)
    x203 = add(mul(x080, x181, w046), mul(x081, x177, w037), w037)
    x215 = sub(mul(c6, x203, w046), sub(mul(x081, x182, w106), mul(x080, x197, w072), w072), w072)
    x219 = add(mul(x028, x203, w046), mul(x027, x167, w106), w106)
    x221 = sub(mul(x027, x203, w037), mul(x028, x167, w046), w046)
    x217 = sub(mul(c6, x201, w037), add(mul(x080, x182, w116), mul(x081, x197, w108), w108), w108)
    x223 = add(mul(c4, x221, w037), add(mul(x027, x199, w116), mul(x028, x217, w118), w118), w118)
    x225 = add(sub(mul(x027, x217, w108), mul(x028, x199, w037), w037), sub(mul(c5, x201, w108), mul(c4, x219, w116), w116), w116)
    x164 = sub(x151, x160, w037)
    x166 = add(x151, x160, w036)
    x188 = sub(mul(x144, x166, w047), mul(x145, x167, w108), w108)
    x194 = add(mul(x144, x167, w107), mul(x145, x166, w098), w098)
    x207 = sub(mul(x080, x188, w107), mul(x081, x194, w039), w039)
    x212 = add(mul(x080, x194, w098), mul(x081, x188, w108), w108)
    x196 = add(x182, mul(c7, x166, w098), w098)
    x214 = add(mul(c6, x202, w089), add(mul(x080, x196, w107), mul(x081, x183, w047), w047), w047)
    x216 = sub(mul(c6, x200, w089), sub(mul(x080, x183, w082), mul(x081, x196, w098), w098), w098)
    x218 = sub(mul(x027, x166, w089), mul(x028, x202, w082), w082)
    x220 = add(mul(x027, x202, w114), mul(x028, x166, w036), w036)
    x222 = add(mul(c4, x220, w114), sub(mul(x027, x198, w089), mul(x028, x216, w069), w069), w069)
    x224 = add(add(mul(x027, x216, w098), mul(x028, x198, w114), w114), sub(mul(c5, x200, w098), mul(c4, x218, w089), w089), w089)
    x226 = cos(q_10, w114)
    x268 = mul(x226, x235, w098)
    x227 = sin(q_10, w067)
    x240 = add(mul(x226, x237, w107), mul(x227, x239, w119), w119)
    x241 = sub(mul(x226, x239, w022), mul(x227, x237, w009), w009)
    x228 = add(mul(v_04, x226, w022), mul(v_05, x227, w107), w107)
    x243 = mul(x228, x228, w022)
    x277 = add(v_10, x228, w120)
    x287 = mul(x277, x277, w121)
    x341 = add(v_11, x277, w122)
    x351 = mul(x341, x341, w123)
    x229 = sub(mul(v_05, x226, w124), mul(v_04, x227, w125), w125)
    x244 = mul(x229, x229, w124)
    x256 = sub(x243, x244, w126)
    x247 = mul(x228, x229, w127)
    x232 = add(mul(v_09, x229, w128), add(mul(a_04, x226, w129), mul(a_05, x227, w130), w130), w130)
    x279 = add(a_10, x232, w128)
    x343 = add(a_11, x279, w129)
    x233 = sub(mul(v_09, x228, w131), sub(mul(a_05, x226, w132), mul(a_04, x227, w133), w133), w133)
    x267 = mul(x227, x235, w131)
    x230 = add(v_03, v_09, w132)
    x245 = mul(x228, x230, w107)
    x248 = add(x233, x245, w134)
    x281 = sub(x235, mul(c6, x248, w135), w135)
    x250 = sub(x233, x245, w007)
    x269 = mul(x227, x245, w136)
    x270 = mul(x226, x245, w107)
    x242 = mul(x230, x230, w137)
    x251 = add(x242, x244, w138)
    x257 = sub(x242, x244, w124)
    x282 = add(x240, mul(c6, x251, w139), w139)
    x255 = add(x242, x243, w140)
    x258 = sub(x242, x243, w022)
    x246 = mul(x229, x230, w137)
    x249 = add(x232, x246, w141)
    x253 = sub(x232, x246, w142)
    x231 = add(a_03, a_09, w143)
    x252 = sub(x231, x247, w144)
    x261 = mul(x226, x252, w145)
    x262 = sub(mul(x227, x255, w146), x261, w146)
    x265 = mul(x227, x252, w144)
    x266 = add(mul(x226, x255, w140), x265, w140)
    x272 = add(mul(c4, x262, w147), add(x267, mul(c5, x249, w148), w148), w148)
    x254 = add(x231, x247, w147)
    x259 = mul(x227, x254, w149)
    x260 = add(mul(x226, x251, w150), x259, w150)
    x271 = add(mul(c4, x260, w151), sub(x268, mul(c5, x248, w152), w152), w152)
    x263 = mul(x226, x254, w151)
    x264 = sub(x263, mul(x227, x251, w138), w138)
    x283 = sub(x241, mul(c6, x254, w147), w147)
    x273 = cos(q_11, w153)
    x312 = mul(x273, x282, w154)
    x274 = sin(q_11, w155)
    x275 = sub(mul(x230, x273, w156), mul(x229, x274, w157), w157)
    x276 = add(mul(x229, x273, w125), mul(x230, x274, w132), w132)
    x284 = sub(mul(x273, x281, w125), mul(x274, x283, w156), w156)
    x285 = add(mul(x273, x283, w147), mul(x274, x281, w135), w135)
    x278 = sub(mul(v_10, x276, w147), add(mul(x231, x273, w125), mul(x233, x274, w158), w158), w158)
    x288 = mul(x276, x276, w147)
    x292 = add(x287, x288, w125)
    x300 = sub(x287, x288, w159)
    x290 = mul(x275, x276, w160)
    x294 = add(x279, x290, w161)
    x305 = mul(x273, x294, w162)
    x324 = sub(x305, mul(x274, x300, w163), w163)
    x309 = mul(x274, x294, w164)
    x318 = add(x309, mul(x273, x300, w159), w159)
    x345 = sub(x284, mul(c7, x294, w161), w161)
    x297 = sub(x279, x290, w165)
    x303 = mul(x274, x297, w166)
    x304 = add(mul(x273, x292, w167), x303, w167)
    x307 = mul(x273, x297, w165)
    x308 = sub(mul(x274, x292, w125), x307, w125)
    x327 = sub(x312, mul(c6, x304, w168), w168)
    x291 = mul(x276, x277, w169)
    x289 = mul(x275, x277, w120)
    x313 = mul(x274, x289, w170)
    x314 = add(mul(x273, x278, w171), x313, w171)
    x319 = mul(x273, x289, w172)
    x320 = sub(x319, mul(x274, x278, w173), w173)
    x296 = add(x278, x291, w174)
    x346 = sub(x282, mul(c7, x296, w175), w175)
    x311 = mul(x274, x282, w139)
    x325 = sub(x311, mul(c6, x308, w176), w176)
    x298 = sub(x278, x291, w177)
    x316 = sub(x313, mul(x273, x291, w178), w178)
    x322 = add(x319, mul(x274, x291, w169), w169)
    x286 = mul(x275, x275, w172)
    x301 = sub(x286, x288, w147)
    x299 = add(x286, x287, w170)
    x302 = sub(x286, x287, w121)
    x315 = add(x307, mul(x274, x302, w172), w172)
    x321 = sub(x303, mul(x273, x302, w121), w121)
    x306 = sub(x305, mul(x274, x299, w166), w166)
    x328 = add(x311, mul(c6, x306, w162), w162)
    x310 = add(mul(x273, x299, w139), x309, w164)
    x347 = add(x285, mul(c7, x299, w170), w170)
    x326 = sub(x312, mul(c6, x310, w139), w139)
    x330 = add(mul(x227, x310, w154), mul(x226, x296, w165), w165)
    x332 = sub(mul(x226, x310, w164), mul(x227, x296, w154), w154)
    x334 = add(mul(c4, x332, w164), sub(mul(x226, x284, w179), mul(x227, x328, w180), w180), w180)
    x336 = add(add(mul(x226, x328, w162), mul(x227, x284, w164), w164), add(mul(c5, x306, w162), mul(c4, x330, w179), w179), w179)
    x280 = add(mul(v_10, x275, w164), sub(mul(x231, x274, w162), mul(x233, x273, w133), w133), w133)
    x293 = sub(x280, x289, w164)
    x295 = add(x280, x289, w120)
    x317 = sub(mul(x273, x295, w162), mul(x274, x296, w181), w181)
    x323 = add(mul(x273, x296, w174), mul(x274, x295, w162), w162)
    x329 = sub(mul(x226, x295, w174), mul(x227, x308, w182), w182)
    x331 = add(mul(x226, x308, w125), mul(x227, x295, w120), w120)
    x333 = add(mul(c4, x331, w125), add(mul(x226, x285, w174), mul(x227, x327, w183), w183), w183)
    x335 = sub(sub(mul(x226, x327, w168), mul(x227, x285, w125), w125), sub(mul(c5, x304, w168), mul(c4, x329, w174), w174), w174)
    x337 = cos(q_12, w125)
    x376 = mul(x337, x346, w168)
    x338 = sin(q_12, w184)
    x339 = sub(mul(x275, x337, w185), mul(x276, x338, w186), w186)
    x340 = add(mul(x275, x338, w157), mul(x276, x337, w132), w132)
    x348 = sub(mul(x337, x345, w157), mul(x338, x347, w185), w185)
    x349 = add(mul(x337, x347, w170), mul(x338, x345, w161), w161)
    x375 = mul(x338, x346, w175)
    x342 = add(mul(v_11, x340, w170), add(mul(x278, x337, w157), mul(x280, x338, w187), w187), w187)
    x352 = mul(x340, x340, w170)
    x356 = add(x351, x352, w157)
    x364 = sub(x351, x352, w188)
    x354 = mul(x339, x340, w189)
    x355 = mul(x340, x341, w132)
    x353 = mul(x339, x341, w122)
    x377 = mul(x338, x353, w190)
    x378 = add(mul(x337, x342, w191), x377, w191)
    x383 = mul(x337, x353, w192)
    x384 = sub(x383, mul(x338, x342, w193), w193)
    x397 = add(mul(x273, x378, w194), mul(x274, x384, w195), w195)
    x402 = sub(mul(x273, x384, w193), mul(x274, x378, w191), w191)
    x360 = add(x342, x355, w193)
    x362 = sub(x342, x355, w187)
    x390 = sub(x376, mul(c7, x360, w194), w194)
    x380 = sub(x377, mul(x337, x355, w196), w196)
    x386 = add(x383, mul(x338, x355, w132), w132)
    x399 = add(mul(x273, x380, w192), mul(x274, x386, w190), w190)
    x404 = sub(mul(x273, x386, w132), mul(x274, x380, w196), w196)
    x358 = add(x343, x354, w132)
    x369 = mul(x337, x358, w192)
    x388 = sub(x369, mul(x338, x364, w197), w197)
    x373 = mul(x338, x358, w132)
    x382 = add(x373, mul(x337, x364, w188), w188)
    x401 = add(mul(x273, x382, w198), mul(x274, x388, w199), w199)
    x406 = sub(mul(x273, x388, w197), mul(x274, x382, w188), w188)
    x361 = sub(x343, x354, w197)
    x367 = mul(x338, x361, w198)
    x368 = add(mul(x337, x356, w200), x367, w200)
    x371 = mul(x337, x361, w197)
    x372 = sub(mul(x338, x356, w157), x371, w157)
    x391 = sub(x349, mul(c7, x368, w201), w201)
    x393 = sub(mul(x274, x372, w202), mul(x273, x368, w203), w203)
    x395 = add(mul(x273, x372, w157), mul(x274, x368, w200), w200)
    x344 = sub(mul(v_11, x339, w157), sub(mul(x278, x338, w158), mul(x280, x337, w133), w133), w133)
    x350 = mul(x339, x339, w186)
    x365 = sub(x350, x352, w170)
    x363 = add(x350, x351, w157)
    x366 = sub(x350, x351, w123)
    x379 = add(x371, mul(x338, x366, w186), w186)
    x385 = sub(x367, mul(x337, x366, w123), w123)
    x398 = sub(mul(x273, x379, w198), mul(x274, x385, w197), w197)
    x403 = add(mul(x273, x385, w123), mul(x274, x379, w186), w186)
    x370 = sub(x369, mul(x338, x363, w123), w123)
    x374 = add(mul(x337, x363, w157), x373, w132)
    x392 = sub(x348, mul(c7, x370, w157), w157)
    x394 = sub(mul(x273, x370, w192), mul(x274, x374, w198), w198)
    x396 = add(mul(x273, x374, w132), mul(x274, x370, w123), w123)
    x408 = add(mul(c6, x396, w132), sub(mul(x274, x375, w192), mul(x273, x390, w158), w158), w158)
    x412 = add(mul(x227, x396, w132), mul(x226, x360, w192), w192)
    x414 = sub(mul(x226, x396, w123), mul(x227, x360, w132), w132)
    x410 = add(mul(c6, x394, w123), add(mul(x273, x375, w202), mul(x274, x390, w194), w194), w194)
    x416 = add(mul(c4, x414, w123), sub(mul(x226, x392, w202), mul(x227, x410, w204), w204), w204)
    x418 = add(add(mul(x226, x410, w194), mul(x227, x392, w123), w123), add(mul(c5, x394, w194), mul(c4, x412, w202), w202), w202)
    x357 = sub(x344, x353, w123)
    x359 = add(x344, x353, w122)
    x381 = sub(mul(x337, x359, w133), mul(x338, x360, w194), w194)
    x387 = add(mul(x337, x360, w193), mul(x338, x359, w184), w184)
    x400 = sub(mul(x273, x381, w193), mul(x274, x387, w125), w125)
    x405 = add(mul(x273, x387, w184), mul(x274, x381, w194), w194)
    x389 = add(x375, mul(c7, x359, w184), w184)
    x407 = sub(mul(c6, x395, w175), add(mul(x273, x389, w193), mul(x274, x376, w133), w133), w133)
    x409 = add(mul(c6, x393, w175), sub(mul(x273, x376, w168), mul(x274, x389, w184), w184), w184)
    x411 = sub(mul(x226, x359, w175), mul(x227, x395, w168), w168)
    x413 = add(mul(x226, x395, w200), mul(x227, x359, w122), w122)
    x415 = add(mul(c4, x413, w200), add(mul(x226, x391, w175), mul(x227, x409, w155), w155), w155)
    x417 = add(sub(mul(x226, x409, w184), mul(x227, x391, w200), w200), add(mul(c5, x393, w184), mul(c4, x411, w175), w175), w175)
    x419 = cos(q_13, w200)
    x458 = mul(x419, x427, w184)
    x420 = sin(q_13, w153)
    x430 = add(mul(x419, x428, w193), mul(x420, x429, w205), w205)
    x431 = sub(mul(x419, x429, w026), mul(x420, x428, w016), w016)
    x421 = add(mul(v_04, x419, w026), mul(v_05, x420, w193), w193)
    x433 = mul(x421, x421, w026)
    x467 = add(v_13, x421, w206)
    x477 = mul(x467, x467, w207)
    x531 = add(v_14, x467, w208)
    x541 = mul(x531, x531, w209)
    x422 = sub(mul(v_05, x419, w210), mul(v_04, x420, w211), w211)
    x434 = mul(x422, x422, w210)
    x446 = sub(x433, x434, w212)
    x437 = mul(x421, x422, w213)
    x425 = add(mul(v_12, x422, w214), add(mul(a_04, x419, w215), mul(a_05, x420, w216), w216), w216)
    x469 = add(a_13, x425, w214)
    x533 = add(a_14, x469, w215)
    x426 = sub(mul(v_12, x421, w217), sub(mul(a_05, x419, w218), mul(a_04, x420, w219), w219), w219)
    x457 = mul(x420, x427, w217)
    x423 = add(v_03, v_12, w218)
    x435 = mul(x421, x423, w193)
    x438 = add(x426, x435, w220)
    x471 = add(x427, mul(c6, x438, w221), w221)
    x440 = sub(x426, x435, w012)
    x459 = mul(x420, x435, w222)
    x460 = mul(x419, x435, w193)
    x432 = mul(x423, x423, w223)
    x441 = add(x432, x434, w224)
    x447 = sub(x432, x434, w210)
    x472 = sub(x430, mul(c6, x441, w225), w225)
    x445 = add(x432, x433, w226)
    x448 = sub(x432, x433, w026)
    x436 = mul(x422, x423, w223)
    x439 = add(x425, x436, w227)
    x443 = sub(x425, x436, w228)
    x424 = add(a_03, a_12, w229)
    x442 = sub(x424, x437, w230)
    x451 = mul(x419, x442, w231)
    x452 = sub(mul(x420, x445, w232), x451, w232)
    x455 = mul(x420, x442, w230)
    x456 = add(mul(x419, x445, w226), x455, w226)
    x462 = sub(mul(c4, x452, w233), sub(x457, mul(c5, x439, w234), w234), w234)
    x444 = add(x424, x437, w233)
    x449 = mul(x420, x444, w235)
    x450 = add(mul(x419, x441, w236), x449, w236)
    x461 = sub(mul(c4, x450, w237), add(x458, mul(c5, x438, w238), w238), w238)
    x453 = mul(x419, x444, w237)
    x454 = sub(x453, mul(x420, x441, w224), w224)
    x473 = add(x431, mul(c6, x444, w233), w233)
    x463 = cos(q_14, w239)
    x502 = mul(x463, x472, w240)
    x464 = sin(q_14, w241)
    x465 = sub(mul(x423, x463, w242), mul(x422, x464, w243), w243)
    x466 = add(mul(x422, x463, w211), mul(x423, x464, w218), w218)
    x474 = sub(mul(x463, x471, w211), mul(x464, x473, w242), w242)
    x475 = add(mul(x463, x473, w233), mul(x464, x471, w221), w221)
    x468 = sub(mul(v_13, x466, w233), add(mul(x424, x463, w211), mul(x426, x464, w244), w244), w244)
    x478 = mul(x466, x466, w233)
    x482 = add(x477, x478, w211)
    x490 = sub(x477, x478, w245)
    x480 = mul(x465, x466, w246)
    x484 = add(x469, x480, w247)
    x495 = mul(x463, x484, w248)
    x514 = sub(x495, mul(x464, x490, w249), w249)
    x499 = mul(x464, x484, w250)
    x508 = add(x499, mul(x463, x490, w245), w245)
    x535 = sub(x474, mul(c7, x484, w247), w247)
    x487 = sub(x469, x480, w251)
    x493 = mul(x464, x487, w252)
    x494 = add(mul(x463, x482, w253), x493, w253)
    x497 = mul(x463, x487, w251)
    x498 = sub(mul(x464, x482, w211), x497, w211)
    x517 = add(x502, mul(c6, x494, w254), w254)
    x481 = mul(x466, x467, w255)
    x479 = mul(x465, x467, w206)
    x503 = mul(x464, x479, w256)
    x504 = add(mul(x463, x468, w257), x503, w257)
    x509 = mul(x463, x479, w258)
    x510 = sub(x509, mul(x464, x468, w259), w259)
    x486 = add(x468, x481, w260)
    x536 = sub(x472, mul(c7, x486, w261), w261)
    x501 = mul(x464, x472, w225)
    x515 = add(x501, mul(c6, x498, w262), w262)
    x488 = sub(x468, x481, w263)
    x506 = sub(x503, mul(x463, x481, w264), w264)
    x512 = add(x509, mul(x464, x481, w255), w255)
    x476 = mul(x465, x465, w258)
    x491 = sub(x476, x478, w233)
    x489 = add(x476, x477, w256)
    x492 = sub(x476, x477, w207)
    x505 = add(x497, mul(x464, x492, w258), w258)
    x511 = sub(x493, mul(x463, x492, w207), w207)
    x496 = sub(x495, mul(x464, x489, w252), w252)
    x518 = sub(x501, mul(c6, x496, w248), w248)
    x500 = add(mul(x463, x489, w225), x499, w250)
    x537 = add(x475, mul(c7, x489, w256), w256)
    x516 = add(x502, mul(c6, x500, w225), w225)
    x520 = add(mul(x420, x500, w240), mul(x419, x486, w251), w251)
    x522 = sub(mul(x419, x500, w250), mul(x420, x486, w240), w240)
    x524 = sub(mul(c4, x522, w250), sub(mul(x419, x474, w265), mul(x420, x518, w266), w266), w266)
    x526 = sub(add(mul(x419, x518, w248), mul(x420, x474, w250), w250), add(mul(c4, x520, w248), mul(c5, x496, w265), w265), w265)
    x470 = add(mul(v_13, x465, w250), sub(mul(x424, x464, w248), mul(x426, x463, w219), w219), w219)
    x483 = sub(x470, x479, w250)
    x485 = add(x470, x479, w206)
    x507 = sub(mul(x463, x485, w248), mul(x464, x486, w267), w267)
    x513 = add(mul(x463, x486, w260), mul(x464, x485, w248), w248)
    x519 = sub(mul(x419, x485, w260), mul(x420, x498, w268), w268)
    x521 = add(mul(x419, x498, w211), mul(x420, x485, w206), w206)
    x523 = sub(mul(c4, x521, w211), add(mul(x419, x475, w260), mul(x420, x517, w269), w269), w269)
    x525 = sub(sub(mul(x419, x517, w254), mul(x420, x475, w211), w211), sub(mul(c4, x519, w254), mul(c5, x494, w260), w260), w260)
    x527 = cos(q_15, w211)
    x566 = mul(x527, x536, w254)
    x528 = sin(q_15, w270)
    x529 = sub(mul(x465, x527, w271), mul(x466, x528, w272), w272)
    x530 = add(mul(x465, x528, w243), mul(x466, x527, w218), w218)
    x538 = sub(mul(x527, x535, w243), mul(x528, x537, w271), w271)
    x539 = add(mul(x527, x537, w256), mul(x528, x535, w247), w247)
    x565 = mul(x528, x536, w261)
    x532 = add(mul(v_14, x530, w256), add(mul(x468, x527, w243), mul(x470, x528, w273), w273), w273)
    x542 = mul(x530, x530, w256)
    x546 = add(x541, x542, w243)
    x554 = sub(x541, x542, w274)
    x544 = mul(x529, x530, w275)
    x545 = mul(x530, x531, w218)
    x543 = mul(x529, x531, w208)
    x567 = mul(x528, x543, w276)
    x568 = add(mul(x527, x532, w277), x567, w277)
    x573 = mul(x527, x543, w278)
    x574 = sub(x573, mul(x528, x532, w279), w279)
    x587 = add(mul(x463, x568, w280), mul(x464, x574, w281), w281)
    x592 = sub(mul(x463, x574, w279), mul(x464, x568, w277), w277)
    x550 = add(x532, x545, w279)
    x552 = sub(x532, x545, w273)
    x580 = sub(x566, mul(c7, x550, w280), w280)
    x570 = sub(x567, mul(x527, x545, w282), w282)
    x576 = add(x573, mul(x528, x545, w218), w218)
    x589 = add(mul(x463, x570, w278), mul(x464, x576, w276), w276)
    x594 = sub(mul(x463, x576, w218), mul(x464, x570, w282), w282)
    x548 = add(x533, x544, w218)
    x559 = mul(x527, x548, w278)
    x578 = sub(x559, mul(x528, x554, w283), w283)
    x563 = mul(x528, x548, w218)
    x572 = add(x563, mul(x527, x554, w274), w274)
    x591 = add(mul(x463, x572, w284), mul(x464, x578, w285), w285)
    x596 = sub(mul(x463, x578, w283), mul(x464, x572, w274), w274)
    x551 = sub(x533, x544, w283)
    x557 = mul(x528, x551, w284)
    x558 = add(mul(x527, x546, w286), x557, w286)
    x561 = mul(x527, x551, w283)
    x562 = sub(mul(x528, x546, w243), x561, w243)
    x581 = sub(x539, mul(c7, x558, w287), w287)
    x583 = sub(mul(x464, x562, w288), mul(x463, x558, w289), w289)
    x585 = add(mul(x463, x562, w243), mul(x464, x558, w286), w286)
    x534 = sub(mul(v_14, x529, w243), sub(mul(x468, x528, w244), mul(x470, x527, w219), w219), w219)
    x540 = mul(x529, x529, w272)
    x555 = sub(x540, x542, w256)
    x553 = add(x540, x541, w243)
    x556 = sub(x540, x541, w209)
    x569 = add(x561, mul(x528, x556, w272), w272)
    x575 = sub(x557, mul(x527, x556, w209), w209)
    x588 = sub(mul(x463, x569, w284), mul(x464, x575, w283), w283)
    x593 = add(mul(x463, x575, w209), mul(x464, x569, w272), w272)
    x560 = sub(x559, mul(x528, x553, w209), w209)
    x564 = add(mul(x527, x553, w243), x563, w218)
    x582 = sub(x538, mul(c7, x560, w243), w243)
    x584 = sub(mul(x463, x560, w278), mul(x464, x564, w284), w284)
    x586 = add(mul(x463, x564, w218), mul(x464, x560, w209), w209)
    x598 = sub(mul(c6, x586, w218), sub(mul(x464, x565, w278), mul(x463, x580, w244), w244), w244)
    x602 = add(mul(x420, x586, w218), mul(x419, x550, w278), w278)
    x604 = sub(mul(x419, x586, w209), mul(x420, x550, w218), w218)
    x600 = sub(mul(c6, x584, w209), add(mul(x463, x565, w288), mul(x464, x580, w280), w280), w280)
    x606 = sub(mul(c4, x604, w209), add(mul(x419, x582, w288), mul(x420, x600, w290), w290), w290)
    x608 = add(sub(mul(x419, x600, w280), mul(x420, x582, w209), w209), add(mul(c4, x602, w280), mul(c5, x584, w288), w288), w288)
    x547 = sub(x534, x543, w209)
    x549 = add(x534, x543, w208)
    x571 = sub(mul(x527, x549, w219), mul(x528, x550, w280), w280)
    x577 = add(mul(x527, x550, w279), mul(x528, x549, w270), w270)
    x590 = sub(mul(x463, x571, w279), mul(x464, x577, w211), w211)
    x595 = add(mul(x463, x577, w270), mul(x464, x571, w280), w280)
    x579 = add(x565, mul(c7, x549, w270), w270)
    x597 = add(mul(c6, x585, w261), add(mul(x463, x579, w279), mul(x464, x566, w219), w219), w219)
    x599 = sub(mul(c6, x583, w261), sub(mul(x463, x566, w254), mul(x464, x579, w270), w270), w270)
    x601 = sub(mul(x419, x549, w261), mul(x420, x585, w254), w254)
    x603 = add(mul(x419, x585, w286), mul(x420, x549, w208), w208)
    x605 = sub(mul(c4, x603, w286), sub(mul(x419, x581, w261), mul(x420, x599, w241), w241), w241)
    x607 = add(add(mul(x419, x599, w270), mul(x420, x581, w286), w286), add(mul(c4, x601, w270), mul(c5, x583, w261), w261), w261)
    x609 = cos(q_16, w286)
    x648 = mul(x609, x617, w270)
    x610 = sin(q_16, w239)
    x620 = add(mul(x609, x618, w279), mul(x610, x619, w291), w291)
    x621 = sub(mul(x609, x619, w027), mul(x610, x618, w017), w017)
    x611 = add(mul(v_04, x609, w027), mul(v_05, x610, w279), w279)
    x623 = mul(x611, x611, w027)
    x657 = add(v_16, x611, w292)
    x667 = mul(x657, x657, w293)
    x721 = add(v_17, x657, w294)
    x731 = mul(x721, x721, w295)
    x612 = sub(mul(v_05, x609, w296), mul(v_04, x610, w297), w297)
    x624 = mul(x612, x612, w296)
    x636 = sub(x623, x624, w298)
    x627 = mul(x611, x612, w299)
    x615 = add(mul(v_15, x612, w300), add(mul(a_04, x609, w301), mul(a_05, x610, w302), w302), w302)
    x659 = add(a_16, x615, w300)
    x723 = add(a_17, x659, w301)
    x616 = sub(mul(v_15, x611, w303), sub(mul(a_05, x609, w304), mul(a_04, x610, w305), w305), w305)
    x647 = mul(x610, x617, w303)
    x613 = add(v_03, v_15, w304)
    x625 = mul(x611, x613, w279)
    x628 = add(x616, x625, w306)
    x661 = sub(x617, mul(c6, x628, w307), w307)
    x630 = sub(x616, x625, w013)
    x649 = mul(x610, x625, w308)
    x650 = mul(x609, x625, w279)
    x622 = mul(x613, x613, w309)
    x631 = add(x622, x624, w310)
    x637 = sub(x622, x624, w296)
    x662 = add(x620, mul(c6, x631, w311), w311)
    x635 = add(x622, x623, w312)
    x638 = sub(x622, x623, w027)
    x626 = mul(x612, x613, w309)
    x629 = add(x615, x626, w313)
    x633 = sub(x615, x626, w314)
    x614 = add(a_03, a_15, w315)
    x632 = sub(x614, x627, w316)
    x641 = mul(x609, x632, w317)
    x642 = sub(mul(x610, x635, w318), x641, w318)
    x645 = mul(x610, x632, w316)
    x646 = add(mul(x609, x635, w312), x645, w312)
    x652 = sub(mul(c4, x642, w319), add(x647, mul(c5, x629, w320), w320), w320)
    x634 = add(x614, x627, w319)
    x639 = mul(x610, x634, w321)
    x640 = add(mul(x609, x631, w322), x639, w322)
    x651 = sub(mul(c4, x640, w323), sub(x648, mul(c5, x628, w324), w324), w324)
    x643 = mul(x609, x634, w323)
    x644 = sub(x643, mul(x610, x631, w310), w310)
    x663 = sub(x621, mul(c6, x634, w319), w319)
    x653 = cos(q_17, w325)
    x692 = mul(x653, x662, w326)
    x654 = sin(q_17, w327)
    x655 = sub(mul(x613, x653, w328), mul(x612, x654, w329), w329)
    x656 = add(mul(x612, x653, w297), mul(x613, x654, w304), w304)
    x664 = sub(mul(x653, x661, w297), mul(x654, x663, w328), w328)
    x665 = add(mul(x653, x663, w319), mul(x654, x661, w307), w307)
    x658 = sub(mul(v_16, x656, w319), add(mul(x614, x653, w297), mul(x616, x654, w330), w330), w330)
    x668 = mul(x656, x656, w319)
    x672 = add(x667, x668, w297)
    x680 = sub(x667, x668, w331)
    x670 = mul(x655, x656, w332)
    x674 = add(x659, x670, w333)
    x685 = mul(x653, x674, w334)
    x704 = sub(x685, mul(x654, x680, w335), w335)
    x689 = mul(x654, x674, w336)
    x698 = add(x689, mul(x653, x680, w331), w331)
    x725 = sub(x664, mul(c7, x674, w333), w333)
    x677 = sub(x659, x670, w337)
    x683 = mul(x654, x677, w338)
    x684 = add(mul(x653, x672, w339), x683, w339)
    x687 = mul(x653, x677, w337)
    x688 = sub(mul(x654, x672, w297), x687, w297)
    x707 = sub(x692, mul(c6, x684, w340), w340)
    x671 = mul(x656, x657, w341)
    x669 = mul(x655, x657, w292)
    x693 = mul(x654, x669, w342)
    x694 = add(mul(x653, x658, w343), x693, w343)
    x699 = mul(x653, x669, w344)
    x700 = sub(x699, mul(x654, x658, w345), w345)
    x676 = add(x658, x671, w346)
    x726 = sub(x662, mul(c7, x676, w347), w347)
    x691 = mul(x654, x662, w311)
    x705 = sub(x691, mul(c6, x688, w348), w348)
    x678 = sub(x658, x671, w349)
    x696 = sub(x693, mul(x653, x671, w350), w350)
    x702 = add(x699, mul(x654, x671, w341), w341)
    x666 = mul(x655, x655, w344)
    x681 = sub(x666, x668, w319)
    x679 = add(x666, x667, w342)
    x682 = sub(x666, x667, w293)
    x695 = add(x687, mul(x654, x682, w344), w344)
    x701 = sub(x683, mul(x653, x682, w293), w293)
    x686 = sub(x685, mul(x654, x679, w338), w338)
    x708 = add(x691, mul(c6, x686, w334), w334)
    x690 = add(mul(x653, x679, w311), x689, w336)
    x727 = add(x665, mul(c7, x679, w342), w342)
    x706 = sub(x692, mul(c6, x690, w311), w311)
    x710 = add(mul(x610, x690, w326), mul(x609, x676, w337), w337)
    x712 = sub(mul(x609, x690, w336), mul(x610, x676, w326), w326)
    x714 = sub(mul(c4, x712, w336), sub(mul(x609, x664, w351), mul(x610, x708, w352), w352), w352)
    x716 = sub(add(mul(x609, x708, w334), mul(x610, x664, w336), w336), sub(mul(c4, x710, w334), mul(c5, x686, w351), w351), w351)
    x660 = add(mul(v_16, x655, w336), sub(mul(x614, x654, w334), mul(x616, x653, w305), w305), w305)
    x673 = sub(x660, x669, w336)
    x675 = add(x660, x669, w292)
    x697 = sub(mul(x653, x675, w334), mul(x654, x676, w353), w353)
    x703 = add(mul(x653, x676, w346), mul(x654, x675, w334), w334)
    x709 = sub(mul(x609, x675, w346), mul(x610, x688, w354), w354)
    x711 = add(mul(x609, x688, w297), mul(x610, x675, w292), w292)
    x713 = sub(mul(c4, x711, w297), add(mul(x609, x665, w346), mul(x610, x707, w355), w355), w355)
    x715 = sub(sub(mul(x609, x707, w340), mul(x610, x665, w297), w297), add(mul(c4, x709, w340), mul(c5, x684, w346), w346), w346)
    x717 = cos(q_18, w297)
    x756 = mul(x717, x726, w340)
    x718 = sin(q_18, w356)
    x719 = sub(mul(x655, x717, w357), mul(x656, x718, w358), w358)
    x720 = add(mul(x655, x718, w329), mul(x656, x717, w304), w304)
    x728 = sub(mul(x717, x725, w329), mul(x718, x727, w357), w357)
    x729 = add(mul(x717, x727, w342), mul(x718, x725, w333), w333)
    x755 = mul(x718, x726, w347)
    x722 = add(mul(v_17, x720, w342), add(mul(x658, x717, w329), mul(x660, x718, w359), w359), w359)
    x732 = mul(x720, x720, w342)
    x736 = add(x731, x732, w329)
    x744 = sub(x731, x732, w360)
    x734 = mul(x719, x720, w361)
    x735 = mul(x720, x721, w304)
    x733 = mul(x719, x721, w294)
    x757 = mul(x718, x733, w362)
    x758 = add(mul(x717, x722, w363), x757, w363)
    x763 = mul(x717, x733, w364)
    x764 = sub(x763, mul(x718, x722, w365), w365)
    x777 = add(mul(x653, x758, w366), mul(x654, x764, w367), w367)
    x782 = sub(mul(x653, x764, w365), mul(x654, x758, w363), w363)
    x740 = add(x722, x735, w365)
    x742 = sub(x722, x735, w359)
    x770 = sub(x756, mul(c7, x740, w366), w366)
    x760 = sub(x757, mul(x717, x735, w368), w368)
    x766 = add(x763, mul(x718, x735, w304), w304)
    x779 = add(mul(x653, x760, w364), mul(x654, x766, w362), w362)
    x784 = sub(mul(x653, x766, w304), mul(x654, x760, w368), w368)
    x738 = add(x723, x734, w304)
    x749 = mul(x717, x738, w364)
    x768 = sub(x749, mul(x718, x744, w369), w369)
    x753 = mul(x718, x738, w304)
    x762 = add(x753, mul(x717, x744, w360), w360)
    x781 = add(mul(x653, x762, w370), mul(x654, x768, w371), w371)
    x786 = sub(mul(x653, x768, w369), mul(x654, x762, w360), w360)
    x741 = sub(x723, x734, w369)
    x747 = mul(x718, x741, w370)
    x748 = add(mul(x717, x736, w372), x747, w372)
    x751 = mul(x717, x741, w369)
    x752 = sub(mul(x718, x736, w329), x751, w329)
    x771 = sub(x729, mul(c7, x748, w373), w373)
    x773 = sub(mul(x654, x752, w374), mul(x653, x748, w375), w375)
    x775 = add(mul(x653, x752, w329), mul(x654, x748, w372), w372)
    x724 = sub(mul(v_17, x719, w329), sub(mul(x658, x718, w330), mul(x660, x717, w305), w305), w305)
    x730 = mul(x719, x719, w358)
    x745 = sub(x730, x732, w342)
    x743 = add(x730, x731, w329)
    x746 = sub(x730, x731, w295)
    x759 = add(x751, mul(x718, x746, w358), w358)
    x765 = sub(x747, mul(x717, x746, w295), w295)
    x778 = sub(mul(x653, x759, w370), mul(x654, x765, w369), w369)
    x783 = add(mul(x653, x765, w295), mul(x654, x759, w358), w358)
    x750 = sub(x749, mul(x718, x743, w295), w295)
    x754 = add(mul(x717, x743, w329), x753, w304)
    x772 = sub(x728, mul(c7, x750, w329), w329)
    x774 = sub(mul(x653, x750, w364), mul(x654, x754, w370), w370)
    x776 = add(mul(x653, x754, w304), mul(x654, x750, w295), w295)
    x788 = add(mul(c6, x776, w304), sub(mul(x654, x755, w364), mul(x653, x770, w330), w330), w330)
    x792 = add(mul(x610, x776, w304), mul(x609, x740, w364), w364)
    x794 = sub(mul(x609, x776, w295), mul(x610, x740, w304), w304)
    x790 = add(mul(c6, x774, w295), add(mul(x653, x755, w374), mul(x654, x770, w366), w366), w366)
    x796 = sub(mul(c4, x794, w295), sub(mul(x609, x772, w374), mul(x610, x790, w376), w376), w376)
    x798 = sub(add(mul(x609, x790, w366), mul(x610, x772, w295), w295), sub(mul(c4, x792, w366), mul(c5, x774, w374), w374), w374)
    x737 = sub(x724, x733, w295)
    x739 = add(x724, x733, w294)
    x761 = sub(mul(x717, x739, w305), mul(x718, x740, w366), w366)
    x767 = add(mul(x717, x740, w365), mul(x718, x739, w356), w356)
    x780 = sub(mul(x653, x761, w365), mul(x654, x767, w297), w297)
    x785 = add(mul(x653, x767, w356), mul(x654, x761, w366), w366)
    x769 = add(x755, mul(c7, x739, w356), w356)
    x787 = sub(mul(c6, x775, w347), add(mul(x653, x769, w365), mul(x654, x756, w305), w305), w305)
    x789 = add(mul(c6, x773, w347), sub(mul(x653, x756, w340), mul(x654, x769, w356), w356), w356)
    x791 = sub(mul(x609, x739, w347), mul(x610, x775, w340), w340)
    x793 = add(mul(x609, x775, w372), mul(x610, x739, w294), w294)
    x795 = sub(mul(c4, x793, w372), add(mul(x609, x771, w347), mul(x610, x789, w327), w327), w327)
    x797 = sub(sub(mul(x609, x789, w356), mul(x610, x771, w372), w372), sub(mul(c4, x791, w356), mul(c5, x773, w347), w347), w347)
    Y_b[...] = 0.0
    Y_b[0, 0] = x008
    Y_b[0, 1] = -x019
    Y_b[0, 2] = -x020
    Y_b[0, 3] = x021
    Y_b[0, 10] = x055
    Y_b[0, 11] = x056
    Y_b[0, 17] = -x111
    Y_b[0, 18] = x113
    Y_b[0, 24] = x200
    Y_b[0, 25] = x201
    Y_b[0, 31] = x248
    Y_b[0, 32] = x249
    Y_b[0, 38] = -x304
    Y_b[0, 39] = x306
    Y_b[0, 45] = x393
    Y_b[0, 46] = x394
    Y_b[0, 52] = x438
    Y_b[0, 53] = x439
    Y_b[0, 59] = -x494
    Y_b[0, 60] = x496
    Y_b[0, 66] = x583
    Y_b[0, 67] = x584
    Y_b[0, 73] = x628
    Y_b[0, 74] = x629
    Y_b[0, 80] = -x684
    Y_b[0, 81] = x686
    Y_b[0, 87] = x773
    Y_b[0, 88] = x774
    Y_b[1, 0] = x010
    Y_b[1, 1] = x022
    Y_b[1, 2] = -x023
    Y_b[1, 3] = -x024
    Y_b[1, 10] = -x067
    Y_b[1, 11] = x069
    Y_b[1, 17] = x136
    Y_b[1, 18] = x137
    Y_b[1, 24] = x218
    Y_b[1, 25] = x219
    Y_b[1, 31] = -x260
    Y_b[1, 32] = x262
    Y_b[1, 38] = x329
    Y_b[1, 39] = x330
    Y_b[1, 45] = x411
    Y_b[1, 46] = x412
    Y_b[1, 52] = -x450
    Y_b[1, 53] = x452
    Y_b[1, 59] = x519
    Y_b[1, 60] = x520
    Y_b[1, 66] = x601
    Y_b[1, 67] = x602
    Y_b[1, 73] = -x640
    Y_b[1, 74] = x642
    Y_b[1, 80] = x709
    Y_b[1, 81] = x710
    Y_b[1, 87] = x791
    Y_b[1, 88] = x792
    Y_b[2, 0] = x012
    Y_b[2, 1] = -x025
    Y_b[2, 2] = x026
    Y_b[2, 3] = -add(x013, x014, w372)
    Y_b[2, 10] = x071
    Y_b[2, 11] = -x073
    Y_b[2, 17] = x138
    Y_b[2, 18] = -x139
    Y_b[2, 24] = x220
    Y_b[2, 25] = -x221
    Y_b[2, 31] = x264
    Y_b[2, 32] = -x266
    Y_b[2, 38] = x331
    Y_b[2, 39] = -x332
    Y_b[2, 45] = x413
    Y_b[2, 46] = -x414
    Y_b[2, 52] = x454
    Y_b[2, 53] = -x456
    Y_b[2, 59] = x521
    Y_b[2, 60] = -x522
    Y_b[2, 66] = x603
    Y_b[2, 67] = -x604
    Y_b[2, 73] = x644
    Y_b[2, 74] = -x646
    Y_b[2, 80] = x711
    Y_b[2, 81] = -x712
    Y_b[2, 87] = x793
    Y_b[2, 88] = -x794
    Y_b[3, 2] = x012
    Y_b[3, 3] = -x010
    Y_b[3, 4] = a_03
    Y_b[3, 5] = x025
    Y_b[3, 6] = -x018
    Y_b[3, 7] = x022
    Y_b[3, 8] = sub(x014, x015, w356)
    Y_b[3, 9] = x018
    Y_b[3, 10] = add(x048, mul(c5, x071, w325), w325)
    Y_b[3, 11] = -add(x047, mul(c5, x073, w365), w365)
    Y_b[3, 12] = x032
    Y_b[3, 13] = x060
    Y_b[3, 14] = -x054
    Y_b[3, 15] = -x057
    Y_b[3, 16] = x063
    Y_b[3, 17] = add(x132, mul(c5, x138, w377), w377)
    Y_b[3, 18] = -add(x133, mul(c5, x139, w378), w378)
    Y_b[3, 19] = -x121
    Y_b[3, 20] = x122
    Y_b[3, 21] = x123
    Y_b[3, 22] = x124
    Y_b[3, 23] = x125
    Y_b[3, 24] = add(x214, mul(c5, x220, w379), w379)
    Y_b[3, 25] = -add(x215, mul(c5, x221, w380), w380)
    Y_b[3, 26] = -x204
    Y_b[3, 27] = x205
    Y_b[3, 28] = x206
    Y_b[3, 29] = x207
    Y_b[3, 30] = x208
    Y_b[3, 31] = sub(x241, mul(c5, x264, w381), w381)
    Y_b[3, 32] = -sub(x240, mul(c5, x266, w382), w382)
    Y_b[3, 33] = x231
    Y_b[3, 34] = x253
    Y_b[3, 35] = -x247
    Y_b[3, 36] = -x250
    Y_b[3, 37] = x256
    Y_b[3, 38] = sub(x325, mul(c5, x331, w383), w383)
    Y_b[3, 39] = -sub(x326, mul(c5, x332, w384), w384)
    Y_b[3, 40] = -x314
    Y_b[3, 41] = x315
    Y_b[3, 42] = x316
    Y_b[3, 43] = x317
    Y_b[3, 44] = x318
    Y_b[3, 45] = -add(x407, mul(c5, x413, w385), w385)
    Y_b[3, 46] = add(x408, mul(c5, x414, w386), w386)
    Y_b[3, 47] = -x397
    Y_b[3, 48] = x398
    Y_b[3, 49] = x399
    Y_b[3, 50] = x400
    Y_b[3, 51] = x401
    Y_b[3, 52] = add(x431, mul(c5, x454, w387), w387)
    Y_b[3, 53] = -add(x430, mul(c5, x456, w388), w388)
    Y_b[3, 54] = x424
    Y_b[3, 55] = x443
    Y_b[3, 56] = -x437
    Y_b[3, 57] = -x440
    Y_b[3, 58] = x446
    Y_b[3, 59] = add(x515, mul(c5, x521, w389), w389)
    Y_b[3, 60] = -add(x516, mul(c5, x522, w390), w390)
    Y_b[3, 61] = -x504
    Y_b[3, 62] = x505
    Y_b[3, 63] = x506
    Y_b[3, 64] = x507
    Y_b[3, 65] = x508
    Y_b[3, 66] = add(x597, mul(c5, x603, w391), w391)
    Y_b[3, 67] = -add(x598, mul(c5, x604, w392), w392)
    Y_b[3, 68] = -x587
    Y_b[3, 69] = x588
    Y_b[3, 70] = x589
    Y_b[3, 71] = x590
    Y_b[3, 72] = x591
    Y_b[3, 73] = sub(x621, mul(c5, x644, w393), w393)
    Y_b[3, 74] = -sub(x620, mul(c5, x646, w394), w394)
    Y_b[3, 75] = x614
    Y_b[3, 76] = x633
    Y_b[3, 77] = -x627
    Y_b[3, 78] = -x630
    Y_b[3, 79] = x636
    Y_b[3, 80] = sub(x705, mul(c5, x711, w395), w395)
    Y_b[3, 81] = -sub(x706, mul(c5, x712, w396), w396)
    Y_b[3, 82] = -x694
    Y_b[3, 83] = x695
    Y_b[3, 84] = x696
    Y_b[3, 85] = x697
    Y_b[3, 86] = x698
    Y_b[3, 87] = -add(x787, mul(c5, x793, w397), w397)
    Y_b[3, 88] = add(x788, mul(c5, x794, w398), w398)
    Y_b[3, 89] = -x777
    Y_b[3, 90] = x778
    Y_b[3, 91] = x779
    Y_b[3, 92] = x780
    Y_b[3, 93] = x781
    Y_b[4, 1] = -x012
    Y_b[4, 3] = x008
    Y_b[4, 4] = x017
    Y_b[4, 5] = x026
    Y_b[4, 6] = a_04
    Y_b[4, 7] = -sub(x013, x015, w005)
    Y_b[4, 8] = x020
    Y_b[4, 9] = -x017
    Y_b[4, 10] = sub(x074, mul(c4, x071, w399), w399)
    Y_b[4, 11] = add(x075, mul(c4, x073, w045), w045)
    Y_b[4, 12] = add(mul(x027, x053, w030), x076, w030)
    Y_b[4, 13] = sub(x070, mul(x028, x065, w400), w400)
    Y_b[4, 14] = -sub(x076, mul(x027, x033, w065), w065)
    Y_b[4, 15] = -add(x072, mul(x027, x064, w050), w050)
    Y_b[4, 16] = -add(mul(x027, x055, w058), mul(x028, x056, w401), w401)
    Y_b[4, 17] = -x140
    Y_b[4, 18] = x141
    Y_b[4, 19] = add(mul(x027, x097, w058), mul(x028, x127, w402), w402)
    Y_b[4, 20] = -sub(mul(x027, x105, w058), mul(x028, x128, w403), w403)
    Y_b[4, 21] = sub(mul(x027, x086, w058), mul(x028, x129, w404), w404)
    Y_b[4, 22] = -sub(mul(x027, x108, w058), mul(x028, x130, w405), w405)
    Y_b[4, 23] = sub(mul(x027, x100, w058), mul(x028, x131, w406), w406)
    Y_b[4, 24] = -x222
    Y_b[4, 25] = x223
    Y_b[4, 26] = add(mul(x027, x161, w058), mul(x028, x209, w407), w407)
    Y_b[4, 27] = -sub(mul(x027, x169, w058), mul(x028, x210, w408), w408)
    Y_b[4, 28] = sub(mul(x027, x150, w058), mul(x028, x211, w409), w409)
    Y_b[4, 29] = -sub(mul(x027, x172, w058), mul(x028, x212, w410), w410)
    Y_b[4, 30] = sub(mul(x027, x164, w058), mul(x028, x213, w411), w411)
    Y_b[4, 31] = sub(x267, mul(c4, x264, w058), w058)
    Y_b[4, 32] = add(x268, mul(c4, x266, w131), w131)
    Y_b[4, 33] = add(mul(x226, x246, w098), x269, w098)
    Y_b[4, 34] = sub(x263, mul(x227, x258, w412), w412)
    Y_b[4, 35] = -sub(x269, mul(x226, x232, w151), w151)
    Y_b[4, 36] = -add(x265, mul(x226, x257, w136), w136)
    Y_b[4, 37] = -add(mul(x226, x248, w144), mul(x227, x249, w413), w413)
    Y_b[4, 38] = -x333
    Y_b[4, 39] = x334
    Y_b[4, 40] = add(mul(x226, x290, w144), mul(x227, x320, w414), w414)
    Y_b[4, 41] = -sub(mul(x226, x298, w144), mul(x227, x321, w415), w415)
    Y_b[4, 42] = sub(mul(x226, x279, w144), mul(x227, x322, w416), w416)
    Y_b[4, 43] = -sub(mul(x226, x301, w144), mul(x227, x323, w417), w417)
    Y_b[4, 44] = sub(mul(x226, x293, w144), mul(x227, x324, w418), w418)
    Y_b[4, 45] = -x415
    Y_b[4, 46] = x416
    Y_b[4, 47] = add(mul(x226, x354, w144), mul(x227, x402, w419), w419)
    Y_b[4, 48] = -sub(mul(x226, x362, w144), mul(x227, x403, w420), w420)
    Y_b[4, 49] = sub(mul(x226, x343, w144), mul(x227, x404, w421), w421)
    Y_b[4, 50] = -sub(mul(x226, x365, w144), mul(x227, x405, w422), w422)
    Y_b[4, 51] = sub(mul(x226, x357, w144), mul(x227, x406, w423), w423)
    Y_b[4, 52] = add(x457, mul(c4, x454, w144), w144)
    Y_b[4, 53] = sub(x458, mul(c4, x456, w217), w217)
    Y_b[4, 54] = add(mul(x419, x436, w184), x459, w184)
    Y_b[4, 55] = sub(x453, mul(x420, x448, w424), w424)
    Y_b[4, 56] = -sub(x459, mul(x419, x425, w237), w237)
    Y_b[4, 57] = -add(x455, mul(x419, x447, w222), w222)
    Y_b[4, 58] = -add(mul(x419, x438, w230), mul(x420, x439, w425), w425)
    Y_b[4, 59] = x523
    Y_b[4, 60] = -x524
    Y_b[4, 61] = add(mul(x419, x480, w230), mul(x420, x510, w426), w426)
    Y_b[4, 62] = -sub(mul(x419, x488, w230), mul(x420, x511, w427), w427)
    Y_b[4, 63] = sub(mul(x419, x469, w230), mul(x420, x512, w428), w428)
    Y_b[4, 64] = -sub(mul(x419, x491, w230), mul(x420, x513, w429), w429)
    Y_b[4, 65] = sub(mul(x419, x483, w230), mul(x420, x514, w430), w430)
    Y_b[4, 66] = x605
    Y_b[4, 67] = -x606
    Y_b[4, 68] = add(mul(x419, x544, w230), mul(x420, x592, w431), w431)
    Y_b[4, 69] = -sub(mul(x419, x552, w230), mul(x420, x593, w432), w432)
    Y_b[4, 70] = sub(mul(x419, x533, w230), mul(x420, x594, w433), w433)
    Y_b[4, 71] = -sub(mul(x419, x555, w230), mul(x420, x595, w434), w434)
    Y_b[4, 72] = sub(mul(x419, x547, w230), mul(x420, x596, w435), w435)
    Y_b[4, 73] = add(x647, mul(c4, x644, w230), w230)
    Y_b[4, 74] = sub(x648, mul(c4, x646, w303), w303)
    Y_b[4, 75] = add(mul(x609, x626, w270), x649, w270)
    Y_b[4, 76] = sub(x643, mul(x610, x638, w436), w436)
    Y_b[4, 77] = -sub(x649, mul(x609, x615, w323), w323)
    Y_b[4, 78] = -add(x645, mul(x609, x637, w308), w308)
    Y_b[4, 79] = -add(mul(x609, x628, w316), mul(x610, x629, w437), w437)
    Y_b[4, 80] = x713
    Y_b[4, 81] = -x714
    Y_b[4, 82] = add(mul(x609, x670, w316), mul(x610, x700, w438), w438)
    Y_b[4, 83] = -sub(mul(x609, x678, w316), mul(x610, x701, w439), w439)
    Y_b[4, 84] = sub(mul(x609, x659, w316), mul(x610, x702, w440), w440)
    Y_b[4, 85] = -sub(mul(x609, x681, w316), mul(x610, x703, w441), w441)
    Y_b[4, 86] = sub(mul(x609, x673, w316), mul(x610, x704, w442), w442)
    Y_b[4, 87] = x795
    Y_b[4, 88] = -x796
    Y_b[4, 89] = add(mul(x609, x734, w316), mul(x610, x782, w443), w443)
    Y_b[4, 90] = -sub(mul(x609, x742, w316), mul(x610, x783, w444), w444)
    Y_b[4, 91] = sub(mul(x609, x723, w316), mul(x610, x784, w445), w445)
    Y_b[4, 92] = -sub(mul(x609, x745, w316), mul(x610, x785, w446), w446)
    Y_b[4, 93] = sub(mul(x609, x737, w316), mul(x610, x786, w447), w447)
    Y_b[5, 1] = x010
    Y_b[5, 2] = -x008
    Y_b[5, 4] = -x016
    Y_b[5, 5] = sub(x013, x014, w000)
    Y_b[5, 6] = x016
    Y_b[5, 7] = x024
    Y_b[5, 8] = x021
    Y_b[5, 9] = a_05
    Y_b[5, 10] = -x078
    Y_b[5, 11] = x079
    Y_b[5, 12] = sub(mul(x028, x053, w051), x077, w051)
    Y_b[5, 13] = add(x066, mul(x027, x065, w028), w028)
    Y_b[5, 14] = add(x077, mul(x028, x033, w044), w044)
    Y_b[5, 15] = sub(x068, mul(x028, x064, w038), w038)
    Y_b[5, 16] = sub(mul(x027, x056, w059), mul(x028, x055, w032), w032)
    Y_b[5, 17] = x142
    Y_b[5, 18] = x143
    Y_b[5, 19] = sub(mul(x028, x097, w059), mul(x027, x127, w087), w087)
    Y_b[5, 20] = -add(mul(x028, x105, w059), mul(x027, x128, w035), w035)
    Y_b[5, 21] = add(mul(x027, x129, w083), mul(x028, x086, w059), w059)
    Y_b[5, 22] = -add(mul(x027, x130, w076), mul(x028, x108, w083), w083)
    Y_b[5, 23] = add(mul(x027, x131, w077), mul(x028, x100, w076), w076)
    Y_b[5, 24] = -x224
    Y_b[5, 25] = -x225
    Y_b[5, 26] = sub(mul(x028, x161, w077), mul(x027, x209, w105), w105)
    Y_b[5, 27] = -add(mul(x028, x169, w077), mul(x027, x210, w100), w100)
    Y_b[5, 28] = add(mul(x027, x211, w110), mul(x028, x150, w077), w077)
    Y_b[5, 29] = -add(mul(x027, x212, w108), mul(x028, x172, w110), w110)
    Y_b[5, 30] = add(mul(x027, x213, w102), mul(x028, x164, w031), w031)
    Y_b[5, 31] = -x271
    Y_b[5, 32] = x272
    Y_b[5, 33] = sub(mul(x227, x246, w137), x270, w137)
    Y_b[5, 34] = add(x259, mul(x226, x258, w022), w022)
    Y_b[5, 35] = add(x270, mul(x227, x232, w130), w130)
    Y_b[5, 36] = sub(x261, mul(x227, x257, w124), w124)
    Y_b[5, 37] = sub(mul(x226, x249, w145), mul(x227, x248, w107), w107)
    Y_b[5, 38] = x335
    Y_b[5, 39] = x336
    Y_b[5, 40] = sub(mul(x227, x290, w145), mul(x226, x320, w173), w173)
    Y_b[5, 41] = -add(mul(x227, x298, w145), mul(x226, x321, w121), w121)
    Y_b[5, 42] = add(mul(x226, x322, w169), mul(x227, x279, w145), w145)
    Y_b[5, 43] = -add(mul(x226, x323, w162), mul(x227, x301, w169), w169)
    Y_b[5, 44] = add(mul(x226, x324, w163), mul(x227, x293, w162), w162)
    Y_b[5, 45] = x417
    Y_b[5, 46] = x418
    Y_b[5, 47] = sub(mul(x227, x354, w163), mul(x226, x402, w191), w191)
    Y_b[5, 48] = -add(mul(x227, x362, w163), mul(x226, x403, w186), w186)
    Y_b[5, 49] = add(mul(x226, x404, w196), mul(x227, x343, w163), w163)
    Y_b[5, 50] = -add(mul(x226, x405, w194), mul(x227, x365, w196), w196)
    Y_b[5, 51] = add(mul(x226, x406, w188), mul(x227, x357, w067), w067)
    Y_b[5, 52] = x461
    Y_b[5, 53] = -x462
    Y_b[5, 54] = sub(mul(x420, x436, w223), x460, w223)
    Y_b[5, 55] = add(x449, mul(x419, x448, w026), w026)
    Y_b[5, 56] = add(x460, mul(x420, x425, w216), w216)
    Y_b[5, 57] = sub(x451, mul(x420, x447, w210), w210)
    Y_b[5, 58] = sub(mul(x419, x439, w231), mul(x420, x438, w193), w193)
    Y_b[5, 59] = x525
    Y_b[5, 60] = x526
    Y_b[5, 61] = sub(mul(x420, x480, w231), mul(x419, x510, w259), w259)
    Y_b[5, 62] = -add(mul(x420, x488, w231), mul(x419, x511, w207), w207)
    Y_b[5, 63] = add(mul(x419, x512, w255), mul(x420, x469, w231), w231)
    Y_b[5, 64] = -add(mul(x419, x513, w248), mul(x420, x491, w255), w255)
    Y_b[5, 65] = add(mul(x419, x514, w249), mul(x420, x483, w248), w248)
    Y_b[5, 66] = -x607
    Y_b[5, 67] = -x608
    Y_b[5, 68] = sub(mul(x420, x544, w249), mul(x419, x592, w277), w277)
    Y_b[5, 69] = -add(mul(x420, x552, w249), mul(x419, x593, w272), w272)
    Y_b[5, 70] = add(mul(x419, x594, w282), mul(x420, x533, w249), w249)
    Y_b[5, 71] = -add(mul(x419, x595, w280), mul(x420, x555, w282), w282)
    Y_b[5, 72] = add(mul(x419, x596, w274), mul(x420, x547, w153), w153)
    Y_b[5, 73] = x651
    Y_b[5, 74] = -x652
    Y_b[5, 75] = sub(mul(x610, x626, w309), x650, w309)
    Y_b[5, 76] = add(x639, mul(x609, x638, w027), w027)
    Y_b[5, 77] = add(x650, mul(x610, x615, w302), w302)
    Y_b[5, 78] = sub(x641, mul(x610, x637, w296), w296)
    Y_b[5, 79] = sub(mul(x609, x629, w317), mul(x610, x628, w279), w279)
    Y_b[5, 80] = x715
    Y_b[5, 81] = x716
    Y_b[5, 82] = sub(mul(x610, x670, w317), mul(x609, x700, w345), w345)
    Y_b[5, 83] = -add(mul(x610, x678, w317), mul(x609, x701, w293), w293)
    Y_b[5, 84] = add(mul(x609, x702, w341), mul(x610, x659, w317), w317)
    Y_b[5, 85] = -add(mul(x609, x703, w334), mul(x610, x681, w341), w341)
    Y_b[5, 86] = add(mul(x609, x704, w335), mul(x610, x673, w334), w334)
    Y_b[5, 87] = x797
    Y_b[5, 88] = x798
    Y_b[5, 89] = sub(mul(x610, x734, w335), mul(x609, x782, w363), w363)
    Y_b[5, 90] = -add(mul(x610, x742, w335), mul(x609, x783, w358), w358)
    Y_b[5, 91] = add(mul(x609, x784, w368), mul(x610, x723, w335), w335)
    Y_b[5, 92] = -add(mul(x609, x785, w366), mul(x610, x745, w368), w368)
    Y_b[5, 93] = add(mul(x609, x786, w360), mul(x610, x737, w239), w239)
    Y_b[6, 10] = x048
    Y_b[6, 11] = -x047
    Y_b[6, 12] = x032
    Y_b[6, 13] = x060
    Y_b[6, 14] = -x054
    Y_b[6, 15] = -x057
    Y_b[6, 16] = x063
    Y_b[6, 17] = x132
    Y_b[6, 18] = -x133
    Y_b[6, 19] = -x121
    Y_b[6, 20] = x122
    Y_b[6, 21] = x123
    Y_b[6, 22] = x124
    Y_b[6, 23] = x125
    Y_b[6, 24] = x214
    Y_b[6, 25] = -x215
    Y_b[6, 26] = -x204
    Y_b[6, 27] = x205
    Y_b[6, 28] = x206
    Y_b[6, 29] = x207
    Y_b[6, 30] = x208
    Y_b[7, 17] = -x092
    Y_b[7, 18] = x091
    Y_b[7, 19] = x097
    Y_b[7, 20] = -x105
    Y_b[7, 21] = x086
    Y_b[7, 22] = -x108
    Y_b[7, 23] = x100
    Y_b[7, 24] = -x198
    Y_b[7, 25] = x199
    Y_b[7, 26] = x161
    Y_b[7, 27] = -x169
    Y_b[7, 28] = x150
    Y_b[7, 29] = -x172
    Y_b[7, 30] = x164
    Y_b[8, 24] = -x156
    Y_b[8, 25] = x155
    Y_b[8, 26] = x161
    Y_b[8, 27] = -x169
    Y_b[8, 28] = x150
    Y_b[8, 29] = -x172
    Y_b[8, 30] = x164
    Y_b[9, 31] = x241
    Y_b[9, 32] = -x240
    Y_b[9, 33] = x231
    Y_b[9, 34] = x253
    Y_b[9, 35] = -x247
    Y_b[9, 36] = -x250
    Y_b[9, 37] = x256
    Y_b[9, 38] = x325
    Y_b[9, 39] = -x326
    Y_b[9, 40] = -x314
    Y_b[9, 41] = x315
    Y_b[9, 42] = x316
    Y_b[9, 43] = x317
    Y_b[9, 44] = x318
    Y_b[9, 45] = -x407
    Y_b[9, 46] = x408
    Y_b[9, 47] = -x397
    Y_b[9, 48] = x398
    Y_b[9, 49] = x399
    Y_b[9, 50] = x400
    Y_b[9, 51] = x401
    Y_b[10, 38] = -x285
    Y_b[10, 39] = x284
    Y_b[10, 40] = x290
    Y_b[10, 41] = -x298
    Y_b[10, 42] = x279
    Y_b[10, 43] = -x301
    Y_b[10, 44] = x293
    Y_b[10, 45] = -x391
    Y_b[10, 46] = x392
    Y_b[10, 47] = x354
    Y_b[10, 48] = -x362
    Y_b[10, 49] = x343
    Y_b[10, 50] = -x365
    Y_b[10, 51] = x357
    Y_b[11, 45] = -x349
    Y_b[11, 46] = x348
    Y_b[11, 47] = x354
    Y_b[11, 48] = -x362
    Y_b[11, 49] = x343
    Y_b[11, 50] = -x365
    Y_b[11, 51] = x357
    Y_b[12, 52] = x431
    Y_b[12, 53] = -x430
    Y_b[12, 54] = x424
    Y_b[12, 55] = x443
    Y_b[12, 56] = -x437
    Y_b[12, 57] = -x440
    Y_b[12, 58] = x446
    Y_b[12, 59] = x515
    Y_b[12, 60] = -x516
    Y_b[12, 61] = -x504
    Y_b[12, 62] = x505
    Y_b[12, 63] = x506
    Y_b[12, 64] = x507
    Y_b[12, 65] = x508
    Y_b[12, 66] = x597
    Y_b[12, 67] = -x598
    Y_b[12, 68] = -x587
    Y_b[12, 69] = x588
    Y_b[12, 70] = x589
    Y_b[12, 71] = x590
    Y_b[12, 72] = x591
    Y_b[13, 59] = -x475
    Y_b[13, 60] = x474
    Y_b[13, 61] = x480
    Y_b[13, 62] = -x488
    Y_b[13, 63] = x469
    Y_b[13, 64] = -x491
    Y_b[13, 65] = x483
    Y_b[13, 66] = -x581
    Y_b[13, 67] = x582
    Y_b[13, 68] = x544
    Y_b[13, 69] = -x552
    Y_b[13, 70] = x533
    Y_b[13, 71] = -x555
    Y_b[13, 72] = x547
    Y_b[14, 66] = -x539
    Y_b[14, 67] = x538
    Y_b[14, 68] = x544
    Y_b[14, 69] = -x552
    Y_b[14, 70] = x533
    Y_b[14, 71] = -x555
    Y_b[14, 72] = x547
    Y_b[15, 73] = x621
    Y_b[15, 74] = -x620
    Y_b[15, 75] = x614
    Y_b[15, 76] = x633
    Y_b[15, 77] = -x627
    Y_b[15, 78] = -x630
    Y_b[15, 79] = x636
    Y_b[15, 80] = x705
    Y_b[15, 81] = -x706
    Y_b[15, 82] = -x694
    Y_b[15, 83] = x695
    Y_b[15, 84] = x696
    Y_b[15, 85] = x697
    Y_b[15, 86] = x698
    Y_b[15, 87] = -x787
    Y_b[15, 88] = x788
    Y_b[15, 89] = -x777
    Y_b[15, 90] = x778
    Y_b[15, 91] = x779
    Y_b[15, 92] = x780
    Y_b[15, 93] = x781
    Y_b[16, 80] = -x665
    Y_b[16, 81] = x664
    Y_b[16, 82] = x670
    Y_b[16, 83] = -x678
    Y_b[16, 84] = x659
    Y_b[16, 85] = -x681
    Y_b[16, 86] = x673
    Y_b[16, 87] = -x771
    Y_b[16, 88] = x772
    Y_b[16, 89] = x734
    Y_b[16, 90] = -x742
    Y_b[16, 91] = x723
    Y_b[16, 92] = -x745
    Y_b[16, 93] = x737
    Y_b[17, 87] = -x729
    Y_b[17, 88] = x728
    Y_b[17, 89] = x734
    Y_b[17, 90] = -x742
    Y_b[17, 91] = x723
    Y_b[17, 92] = -x745
    Y_b[17, 93] = x737


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
