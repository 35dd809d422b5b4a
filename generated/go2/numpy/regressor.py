# regressor of go2: Y with rnea = Y pi (without armature); pi of each body: m, m c, then Ixx Ixy Iyy Ixz Iyz Izz, at its joint's origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.regressor
# Convention  pinocchio
# Program     SHA-256 800337158ec00071dcbf2ba82ea9af37185b42c8e497af6a572f7cd7cbbd3888
# Operations  1614 mul, 1135 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad       [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
#     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Outputs
#     Y  18 x 130  m/s^2, 1/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     regressor/linear         PROVED
#     regressor/linear-slides  PROVED
#     regressor/linear-free    PROVED
#     regressor/columns        PROVED
#     regressor/energies       PROVED
#     regressor/power          PROVED

import math

import numpy as np

_BLOCK = 1024  # states at a time, so that what lies between stays in the cache


def regressor(q, v, a, out=None):
    """Y with rnea = Y pi (without armature); pi of each body: m, m c, then Ixx Ixy Iyy Ixz Iyz Izz, at its joint's origin.

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
    Y : ndarray, (..., 18, 130)
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
            ("Y", (18, 130)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, a, Y):
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
        w434, w435, w436, w437, w438, w439, w440, w441, w442, w443, w444, w445, w446, w447,
        w448, w449, w450, w451, w452, w453, w454, w455, w456, w457, w458, w459, w460, w461,
        w462, w463, w464, w465, w466, w467, w468, w469, w470, w471, w472, w473, w474, w475,
        w476, w477, w478, w479, w480, w481, w482, w483, w484, w485, w486, w487, w488, w489,
        w490, w491, w492, w493, w494, w495, w496, w497, w498, w499, w500, w501, w502, w503,
        w504, w505, w506, w507, w508, w509, w510, w511, w512, w513, w514, w515, w516, w517,
        w518, w519, w520, w521, w522, w523, w524, w525, w526, w527, w528, w529, w530, w531,
        w532, w533, w534, w535, w536, w537, w538, w539, w540, w541, w542, w543, w544, w545,
        w546, w547, w548, w549, w550, w551, w552, w553, w554, w555, w556, w557, w558, w559,
        w560, w561, w562, w563, w564, w565, w566, w567, w568, w569, w570, w571, w572, w573,
        w574, w575, w576, w577, w578, w579, w580, w581, w582, w583, w584, w585, w586, w587,
        w588, w589, w590, w591, w592, w593, w594, w595, w596, w597, w598, w599, w600, w601,
        w602, w603, w604, w605, w606, w607, w608, w609, w610, w611, w612, w613, w614, w615,
        w616, w617, w618, w619, w620, w621, w622, w623, w624, w625, w626, w627, w628, w629,
        w630, w631, w632, w633, w634, w635, w636, w637, w638, w639, w640, w641, w642, w643,
        w644, w645, w646, w647, w648, w649, w650, w651
    ) = slots(652)
    x0001 = mul(q_03, c2, w000)
    x0002 = mul(q_04, c2, w001)
    x0004 = sub(c1, add(mul(q_03, x0001, w002), mul(q_04, x0002, w003), w003), w003)
    x0003 = mul(q_05, c2, w002)
    x0005 = mul(sub(mul(q_03, x0003, w004), mul(q_06, x0002, w001), w001), c3, w001)
    x0006 = mul(add(mul(q_04, x0003, w002), mul(q_06, x0001, w000), w000), c3, w000)
    x0007 = sub(mul(v_01, v_05, w002), add(a_00, mul(v_02, v_04, w004), w004), w004)
    x0008 = sub(x0005, x0007, w004)
    x0009 = sub(mul(v_02, v_03, w001), add(a_01, mul(v_00, v_05, w002), w002), w002)
    x0010 = sub(x0006, x0009, w002)
    x0011 = sub(mul(v_00, v_04, w000), add(a_02, mul(v_01, v_03, w001), w001), w001)
    x0012 = sub(mul(x0004, c3, w003), x0011, w001)
    x0013 = mul(v_03, v_03, w003)
    x0014 = mul(v_04, v_04, w000)
    x0015 = mul(v_05, v_05, w005)
    x0019 = add(x0014, x0015, w006)
    x0035 = mul(x0019, c4, w007)
    x0023 = add(x0013, x0015, w008)
    x0039 = mul(x0023, c5, w009)
    x0016 = mul(v_03, v_04, w010)
    x0020 = sub(a_05, x0016, w011)
    x0036 = mul(x0020, c5, w012)
    x0037 = add(x0035, x0036, w013)
    x0298 = sub(x0035, x0036, w012)
    x0299 = sub(x0008, x0298, w007)
    x0555 = add(x0008, x0298, w012)
    x0038 = sub(x0008, x0037, w014)
    x0809 = add(x0008, x0037, w013)
    x0022 = add(a_05, x0016, w015)
    x0040 = mul(x0022, c4, w016)
    x0041 = sub(x0039, x0040, w017)
    x0300 = add(x0039, x0040, w016)
    x0301 = add(x0010, x0300, w009)
    x0556 = sub(x0010, x0300, w016)
    x0042 = sub(x0010, x0041, w018)
    x0810 = add(x0010, x0041, w017)
    x0017 = mul(v_03, v_05, w019)
    x0021 = add(a_04, x0017, w020)
    x0025 = sub(a_04, x0017, w021)
    x0043 = mul(x0025, c4, w022)
    x0018 = mul(v_04, v_05, w023)
    x0024 = sub(a_03, x0018, w024)
    x0026 = add(a_03, x0018, w025)
    x0044 = mul(x0026, c5, w026)
    x0045 = sub(x0043, x0044, w027)
    x0302 = add(x0043, x0044, w026)
    x0303 = sub(x0012, x0302, w022)
    x0557 = add(x0012, x0302, w026)
    x0046 = sub(x0012, x0045, w028)
    x0811 = add(x0012, x0045, w027)
    x0027 = cos(q_07, w029)
    x0080 = mul(x0027, x0038, w030)
    x0028 = sin(q_07, w031)
    x0047 = add(mul(x0027, x0042, w032), mul(x0028, x0046, w033), w033)
    x0048 = sub(mul(x0027, x0046, w028), mul(x0028, x0042, w018), w018)
    x0067 = sub(mul(x0027, x0047, w028), mul(x0028, x0048, w032), w032)
    x0073 = add(mul(x0027, x0048, w028), mul(x0028, x0047, w034), w034)
    x0029 = add(mul(v_04, x0027, w028), mul(v_05, x0028, w035), w035)
    x0050 = mul(x0029, x0029, w028)
    x0092 = add(v_07, x0029, w036)
    x0102 = mul(x0092, x0092, w037)
    x0177 = add(v_08, x0092, w038)
    x0187 = mul(x0177, x0177, w039)
    x0030 = sub(mul(v_05, x0027, w040), mul(v_04, x0028, w041), w041)
    x0051 = mul(x0030, x0030, w040)
    x0055 = add(x0050, x0051, w042)
    x0064 = sub(x0050, x0051, w043)
    x0054 = mul(x0029, x0030, w044)
    x0033 = add(mul(v_06, x0030, w045), add(mul(a_04, x0027, w046), mul(a_05, x0028, w047), w047), w047)
    x0094 = add(a_07, x0033, w045)
    x0179 = add(a_08, x0094, w046)
    x0034 = sub(mul(v_06, x0029, w048), sub(mul(a_05, x0027, w049), mul(a_04, x0028, w050), w050), w050)
    x0079 = mul(x0028, x0038, w048)
    x0031 = add(v_03, v_06, w049)
    x0052 = mul(x0029, x0031, w035)
    x0056 = add(x0034, x0052, w051)
    x0096 = add(x0038, mul(x0056, c6, w052), w052)
    x0058 = sub(x0034, x0052, w053)
    x0082 = mul(x0028, x0052, w054)
    x0084 = mul(x0027, x0052, w035)
    x0049 = mul(x0031, x0031, w055)
    x0059 = add(x0049, x0051, w056)
    x0065 = sub(x0049, x0051, w040)
    x0097 = sub(x0047, mul(x0059, c6, w057), w057)
    x0063 = add(x0049, x0050, w058)
    x0066 = sub(x0049, x0050, w028)
    x0053 = mul(x0030, x0031, w055)
    x0057 = add(x0033, x0053, w059)
    x0061 = sub(x0033, x0053, w060)
    x0068 = sub(mul(x0027, x0058, w061), mul(x0028, x0061, w062), w062)
    x0085 = add(x0067, sub(mul(c5, x0055, w061), mul(c4, x0068, w063), w063), w063)
    x0074 = add(mul(x0028, x0058, w061), mul(x0027, x0061, w064), w064)
    x0081 = mul(x0027, x0053, w061)
    x0083 = mul(x0028, x0053, w055)
    x0032 = add(a_03, a_06, w065)
    x0060 = sub(x0032, x0054, w066)
    x0071 = mul(x0027, x0060, w067)
    x0072 = sub(mul(x0028, x0063, w068), x0071, w068)
    x0077 = mul(x0028, x0060, w066)
    x0078 = add(mul(x0027, x0063, w058), x0077, w058)
    x0087 = add(mul(c4, x0072, w069), sub(x0079, mul(c5, x0057, w070), w070), w070)
    x0062 = add(x0032, x0054, w069)
    x0069 = mul(x0028, x0062, w071)
    x0070 = add(mul(x0027, x0059, w072), x0069, w072)
    x0086 = add(mul(c4, x0070, w073), add(x0080, mul(c5, x0056, w074), w074), w074)
    x0075 = mul(x0027, x0062, w073)
    x0076 = sub(x0075, mul(x0028, x0059, w056), w056)
    x0098 = add(x0048, mul(x0062, c6, w069), w069)
    x0088 = cos(q_08, w075)
    x0132 = mul(x0088, x0097, w076)
    x0089 = sin(q_08, w077)
    x0090 = sub(mul(x0031, x0088, w078), mul(x0030, x0089, w079), w079)
    x0091 = add(mul(x0030, x0088, w041), mul(x0031, x0089, w049), w049)
    x0099 = sub(mul(x0088, x0096, w041), mul(x0089, x0098, w078), w078)
    x0100 = add(mul(x0088, x0098, w069), mul(x0089, x0096, w052), w052)
    x0119 = add(mul(x0088, x0099, w069), mul(x0089, x0100, w041), w041)
    x0153 = mul(c6, x0119, w069)
    x0125 = sub(mul(x0088, x0100, w080), mul(x0089, x0099, w081), w081)
    x0149 = mul(c6, x0125, w080)
    x0157 = sub(mul(x0027, x0097, w082), mul(x0028, x0125, w083), w083)
    x0169 = sub(mul(c4, x0157, w082), add(mul(x0027, x0153, w084), mul(c5, x0119, w085), w085), w085)
    x0161 = add(mul(x0027, x0125, w082), mul(x0028, x0097, w084), w084)
    x0093 = sub(mul(v_07, x0091, w082), add(mul(x0032, x0088, w086), mul(x0034, x0089, w087), w087), w087)
    x0103 = mul(x0091, x0091, w082)
    x0107 = add(x0102, x0103, w086)
    x0116 = sub(x0102, x0103, w088)
    x0105 = mul(x0090, x0091, w089)
    x0109 = add(x0094, x0105, w090)
    x0123 = mul(x0088, x0109, w091)
    x0147 = sub(x0123, mul(x0089, x0116, w092), w092)
    x0129 = mul(x0089, x0109, w093)
    x0139 = add(x0129, mul(x0088, x0116, w088), w088)
    x0181 = sub(x0099, mul(x0109, c7, w090), w090)
    x0113 = sub(x0094, x0105, w094)
    x0120 = mul(x0089, x0113, w095)
    x0121 = add(mul(x0088, x0107, w096), x0120, w096)
    x0126 = mul(x0088, x0113, w094)
    x0127 = sub(mul(x0089, x0107, w086), x0126, w086)
    x0154 = add(x0132, mul(c6, x0121, w097), w097)
    x0165 = mul(x0027, x0105, w098)
    x0166 = mul(x0028, x0105, w099)
    x0106 = mul(x0091, x0092, w100)
    x0104 = mul(x0090, x0092, w036)
    x0133 = mul(x0089, x0104, w101)
    x0134 = add(mul(x0088, x0093, w102), x0133, w102)
    x0141 = mul(x0088, x0104, w103)
    x0142 = sub(x0141, mul(x0089, x0093, w104), w104)
    x0112 = add(x0093, x0106, w105)
    x0182 = sub(x0097, mul(x0112, c7, w106), w106)
    x0131 = mul(x0089, x0097, w057)
    x0150 = add(x0131, mul(c6, x0127, w107), w107)
    x0234 = mul(c7, x0182, w108)
    x0114 = sub(x0093, x0106, w109)
    x0136 = mul(x0088, x0106, w110)
    x0137 = sub(x0133, x0136, w101)
    x0144 = mul(x0089, x0106, w100)
    x0145 = add(x0141, x0144, w103)
    x0101 = mul(x0090, x0090, w111)
    x0111 = add(x0101, x0103, w112)
    x0117 = sub(x0101, x0103, w082)
    x0115 = add(x0101, x0102, w113)
    x0118 = sub(x0101, x0102, w037)
    x0135 = add(x0126, mul(x0089, x0118, w111), w111)
    x0143 = sub(x0120, mul(x0088, x0118, w037), w037)
    x0124 = sub(x0123, mul(x0089, x0115, w095), w095)
    x0156 = sub(x0131, mul(c6, x0124, w091), w091)
    x0130 = add(mul(x0088, x0115, w057), x0129, w093)
    x0183 = add(x0100, mul(x0115, c7, w113), w113)
    x0152 = add(x0132, mul(c6, x0130, w057), w057)
    x0160 = add(mul(x0028, x0130, w076), mul(x0027, x0112, w094), w094)
    x0164 = sub(mul(x0027, x0130, w093), mul(x0028, x0112, w076), w076)
    x0168 = add(mul(c4, x0164, w093), sub(mul(x0027, x0099, w114), mul(x0028, x0156, w115), w115), w115)
    x0172 = sub(add(mul(x0027, x0156, w091), mul(x0028, x0099, w093), w093), sub(mul(c5, x0124, w091), mul(c4, x0160, w114), w114), w114)
    x0095 = add(mul(v_07, x0090, w093), sub(mul(x0032, x0089, w091), mul(x0034, x0088, w116), w116), w116)
    x0108 = sub(x0095, x0104, w093)
    x0110 = add(x0095, x0104, w036)
    x0138 = sub(mul(x0088, x0110, w091), mul(x0089, x0112, w117), w117)
    x0146 = add(mul(x0088, x0112, w105), mul(x0089, x0110, w091), w091)
    x0158 = sub(mul(x0027, x0110, w105), mul(x0028, x0127, w118), w118)
    x0162 = add(mul(x0027, x0127, w086), mul(x0028, x0110, w036), w036)
    x0167 = add(mul(c4, x0162, w086), add(mul(x0027, x0100, w105), mul(x0028, x0154, w119), w119), w119)
    x0170 = add(sub(mul(x0027, x0154, w097), mul(x0028, x0100, w086), w086), add(mul(c5, x0121, w097), mul(c4, x0158, w105), w105), w105)
    x0122 = add(mul(x0089, x0114, w086), mul(x0088, x0108, w097), w097)
    x0155 = sub(x0119, mul(c6, x0122, w086), w086)
    x0128 = sub(mul(x0088, x0114, w120), mul(x0089, x0108, w121), w121)
    x0151 = sub(x0125, mul(c6, x0128, w120), w120)
    x0159 = sub(mul(x0027, x0111, w081), mul(x0028, x0128, w122), w122)
    x0163 = add(mul(x0027, x0128, w121), mul(x0028, x0111, w112), w112)
    x0171 = add(mul(x0027, x0155, w121), sub(mul(c4, x0159, w081), mul(c5, x0122, w123), w123), w123)
    x0140 = add(x0136, mul(x0089, x0095, w121), w121)
    x0148 = sub(x0144, mul(x0088, x0095, w110), w110)
    x0173 = cos(q_09, w100)
    x0217 = mul(x0173, x0182, w081)
    x0174 = sin(q_09, w124)
    x0175 = sub(mul(x0090, x0173, w125), mul(x0091, x0174, w126), w126)
    x0176 = add(mul(x0090, x0174, w079), mul(x0091, x0173, w049), w049)
    x0184 = sub(mul(x0173, x0181, w079), mul(x0174, x0183, w125), w125)
    x0185 = add(mul(x0173, x0183, w113), mul(x0174, x0181, w090), w090)
    x0216 = mul(x0174, x0182, w113)
    x0204 = add(mul(x0173, x0184, w079), mul(x0174, x0185, w127), w127)
    x0238 = mul(c7, x0204, w079)
    x0242 = mul(x0088, x0204, w128)
    x0247 = mul(x0089, x0204, w127)
    x0210 = sub(mul(x0173, x0185, w129), mul(x0174, x0184, w130), w130)
    x0243 = add(x0242, mul(x0089, x0210, w129), w129)
    x0268 = add(mul(x0089, x0234, w131), mul(c6, x0243, w132), w132)
    x0248 = sub(mul(x0088, x0210, w131), x0247, w131)
    x0264 = add(mul(x0088, x0234, w108), mul(c6, x0248, w133), w133)
    x0272 = sub(mul(x0027, x0182, w108), mul(x0028, x0248, w134), w134)
    x0276 = add(mul(x0027, x0248, w131), mul(x0028, x0182, w106), w106)
    x0282 = sub(mul(c4, x0276, w131), sub(mul(x0028, x0268, w108), mul(x0027, x0238, w135), w135), w135)
    x0286 = add(add(mul(x0027, x0268, w132), mul(x0028, x0238, w131), w131), sub(mul(c5, x0243, w132), mul(c4, x0272, w108), w108), w108)
    x0178 = add(mul(v_08, x0176, w131), add(mul(x0093, x0173, w132), mul(x0095, x0174, w136), w136), w136)
    x0188 = mul(x0176, x0176, w131)
    x0192 = add(x0187, x0188, w132)
    x0201 = sub(x0187, x0188, w137)
    x0190 = mul(x0175, x0176, w138)
    x0191 = mul(x0176, x0177, w049)
    x0189 = mul(x0175, x0177, w038)
    x0218 = mul(x0174, x0189, w139)
    x0219 = add(mul(x0173, x0178, w140), x0218, w140)
    x0226 = mul(x0173, x0189, w141)
    x0227 = sub(x0226, mul(x0174, x0178, w142), w142)
    x0252 = add(mul(x0088, x0219, w143), mul(x0089, x0227, w144), w144)
    x0258 = sub(mul(x0088, x0227, w142), mul(x0089, x0219, w140), w140)
    x0197 = add(x0178, x0191, w142)
    x0199 = sub(x0178, x0191, w136)
    x0237 = sub(x0217, mul(c7, x0197, w143), w143)
    x0221 = mul(x0173, x0191, w145)
    x0222 = sub(x0218, x0221, w139)
    x0229 = mul(x0174, x0191, w049)
    x0230 = add(x0226, x0229, w141)
    x0254 = add(mul(x0088, x0222, w146), mul(x0089, x0230, w147), w147)
    x0260 = sub(mul(x0088, x0230, w141), mul(x0089, x0222, w139), w139)
    x0194 = add(x0179, x0190, w141)
    x0208 = mul(x0173, x0194, w146)
    x0232 = sub(x0208, mul(x0174, x0201, w148), w148)
    x0214 = mul(x0174, x0194, w141)
    x0224 = add(x0214, mul(x0173, x0201, w137), w137)
    x0256 = add(mul(x0088, x0224, w149), mul(x0089, x0232, w150), w150)
    x0262 = sub(mul(x0088, x0232, w148), mul(x0089, x0224, w137), w137)
    x0198 = sub(x0179, x0190, w148)
    x0205 = mul(x0174, x0198, w149)
    x0206 = add(mul(x0173, x0192, w151), x0205, w151)
    x0211 = mul(x0173, x0198, w148)
    x0212 = sub(mul(x0174, x0192, w132), x0211, w132)
    x0239 = sub(x0185, mul(c7, x0206, w152), w152)
    x0244 = sub(mul(x0089, x0212, w153), mul(x0088, x0206, w154), w154)
    x0249 = add(mul(x0088, x0212, w132), mul(x0089, x0206, w151), w151)
    x0280 = mul(x0027, x0190, w132)
    x0281 = mul(x0028, x0190, w153)
    x0180 = sub(mul(v_08, x0175, w155), sub(mul(x0093, x0174, w087), mul(x0095, x0173, w116), w116), w116)
    x0186 = mul(x0175, x0175, w126)
    x0196 = add(x0186, x0188, w155)
    x0202 = sub(x0186, x0188, w131)
    x0236 = sub(x0210, mul(c7, x0196, w087), w087)
    x0200 = add(x0186, x0187, w130)
    x0203 = sub(x0186, x0187, w039)
    x0220 = add(x0211, mul(x0174, x0203, w126), w126)
    x0228 = sub(x0205, mul(x0173, x0203, w039), w039)
    x0253 = sub(mul(x0088, x0220, w149), mul(x0089, x0228, w148), w148)
    x0259 = add(mul(x0088, x0228, w039), mul(x0089, x0220, w126), w126)
    x0209 = sub(x0208, mul(x0174, x0200, w039), w039)
    x0215 = add(mul(x0173, x0200, w130), x0214, w141)
    x0241 = sub(x0184, mul(c7, x0209, w130), w130)
    x0246 = sub(mul(x0088, x0209, w146), mul(x0089, x0215, w149), w149)
    x0251 = add(mul(x0088, x0215, w141), mul(x0089, x0209, w039), w039)
    x0267 = sub(mul(c6, x0251, w141), sub(mul(x0089, x0216, w146), mul(x0088, x0237, w156), w156), w156)
    x0275 = add(mul(x0028, x0251, w141), mul(x0027, x0197, w146), w146)
    x0279 = sub(mul(x0027, x0251, w039), mul(x0028, x0197, w141), w141)
    x0271 = sub(mul(c6, x0246, w039), add(mul(x0088, x0216, w157), mul(x0089, x0237, w143), w143), w143)
    x0285 = add(mul(c4, x0279, w039), add(mul(x0027, x0241, w157), mul(x0028, x0271, w158), w158), w158)
    x0289 = add(sub(mul(x0027, x0271, w143), mul(x0028, x0241, w039), w039), sub(mul(c5, x0246, w143), mul(c4, x0275, w157), w157), w157)
    x0193 = sub(x0180, x0189, w039)
    x0195 = add(x0180, x0189, w038)
    x0223 = sub(mul(x0173, x0195, w143), mul(x0174, x0197, w159), w159)
    x0231 = add(mul(x0173, x0197, w142), mul(x0174, x0195, w143), w143)
    x0255 = sub(mul(x0088, x0223, w142), mul(x0089, x0231, w160), w160)
    x0261 = add(mul(x0088, x0231, w143), mul(x0089, x0223, w159), w159)
    x0235 = add(x0216, mul(c7, x0195, w143), w143)
    x0265 = add(mul(c6, x0249, w113), add(mul(x0088, x0235, w142), mul(x0089, x0217, w161), w161), w161)
    x0269 = sub(mul(c6, x0244, w113), sub(mul(x0088, x0217, w081), mul(x0089, x0235, w143), w143), w143)
    x0273 = sub(mul(x0027, x0195, w113), mul(x0028, x0249, w081), w081)
    x0277 = add(mul(x0027, x0249, w151), mul(x0028, x0195, w038), w038)
    x0283 = add(mul(c4, x0277, w151), sub(mul(x0027, x0239, w113), mul(x0028, x0269, w142), w142), w142)
    x0287 = add(add(mul(x0027, x0269, w143), mul(x0028, x0239, w151), w151), sub(mul(c5, x0244, w143), mul(c4, x0273, w113), w113), w113)
    x0207 = add(mul(x0174, x0199, w151), mul(x0173, x0193, w143), w143)
    x0233 = sub(x0229, mul(x0173, x0180, w151), w151)
    x0225 = add(x0221, mul(x0174, x0180, w116), w116)
    x0213 = sub(mul(x0173, x0199, w100), mul(x0174, x0193, w124), w124)
    x0257 = sub(mul(x0088, x0225, w100), mul(x0089, x0233, w145), w145)
    x0263 = add(mul(x0088, x0233, w151), mul(x0089, x0225, w116), w116)
    x0245 = add(mul(x0088, x0207, w151), mul(x0089, x0213, w100), w100)
    x0250 = sub(mul(x0088, x0213, w124), mul(x0089, x0207, w151), w151)
    x0240 = mul(c7, x0207, w143)
    x0266 = add(mul(c6, x0250, w124), sub(x0247, mul(x0088, x0236, w075), w075), w075)
    x0274 = sub(mul(x0027, x0196, w124), mul(x0028, x0250, w127), w127)
    x0278 = add(mul(x0027, x0250, w151), mul(x0028, x0196, w155), w155)
    x0270 = sub(mul(c6, x0245, w151), add(x0242, mul(x0089, x0236, w087), w087), w087)
    x0284 = sub(mul(c4, x0278, w151), sub(mul(x0028, x0270, w128), mul(x0027, x0240, w077), w077), w077)
    x0288 = sub(add(mul(x0027, x0270, w087), mul(x0028, x0240, w151), w151), sub(mul(c4, x0274, w087), mul(c5, x0245, w128), w128), w128)
    x0290 = cos(q_10, w151)
    x0337 = mul(x0290, x0299, w087)
    x0291 = sin(q_10, w124)
    x0304 = add(mul(x0290, x0301, w049), mul(x0291, x0303, w162), w162)
    x0305 = sub(mul(x0290, x0303, w022), mul(x0291, x0301, w009), w009)
    x0324 = sub(mul(x0290, x0304, w022), mul(x0291, x0305, w049), w049)
    x0330 = add(mul(x0290, x0305, w022), mul(x0291, x0304, w163), w163)
    x0292 = add(mul(v_04, x0290, w022), mul(v_05, x0291, w164), w164)
    x0307 = mul(x0292, x0292, w022)
    x0349 = add(v_10, x0292, w165)
    x0359 = mul(x0349, x0349, w166)
    x0434 = add(v_11, x0349, w167)
    x0444 = mul(x0434, x0434, w168)
    x0293 = sub(mul(v_05, x0290, w169), mul(v_04, x0291, w170), w170)
    x0308 = mul(x0293, x0293, w169)
    x0312 = add(x0307, x0308, w171)
    x0321 = sub(x0307, x0308, w172)
    x0311 = mul(x0292, x0293, w173)
    x0296 = add(mul(v_09, x0293, w174), add(mul(a_04, x0290, w175), mul(a_05, x0291, w176), w176), w176)
    x0351 = add(a_10, x0296, w174)
    x0436 = add(a_11, x0351, w175)
    x0297 = sub(mul(v_09, x0292, w177), sub(mul(a_05, x0290, w178), mul(a_04, x0291, w179), w179), w179)
    x0336 = mul(x0291, x0299, w177)
    x0294 = add(v_03, v_09, w178)
    x0309 = mul(x0292, x0294, w164)
    x0313 = add(x0297, x0309, w180)
    x0353 = sub(x0299, mul(c6, x0313, w181), w181)
    x0315 = sub(x0297, x0309, w182)
    x0339 = mul(x0291, x0309, w183)
    x0341 = mul(x0290, x0309, w164)
    x0306 = mul(x0294, x0294, w184)
    x0316 = add(x0306, x0308, w185)
    x0322 = sub(x0306, x0308, w169)
    x0354 = add(x0304, mul(c6, x0316, w186), w186)
    x0320 = add(x0306, x0307, w187)
    x0323 = sub(x0306, x0307, w022)
    x0310 = mul(x0293, x0294, w184)
    x0314 = add(x0296, x0310, w188)
    x0318 = sub(x0296, x0310, w189)
    x0325 = sub(mul(x0290, x0315, w190), mul(x0291, x0318, w191), w191)
    x0342 = sub(x0324, add(mul(c5, x0312, w190), mul(c4, x0325, w192), w192), w192)
    x0331 = add(mul(x0291, x0315, w190), mul(x0290, x0318, w193), w193)
    x0338 = mul(x0290, x0310, w190)
    x0340 = mul(x0291, x0310, w184)
    x0295 = add(a_03, a_09, w194)
    x0317 = sub(x0295, x0311, w195)
    x0328 = mul(x0290, x0317, w196)
    x0329 = sub(mul(x0291, x0320, w197), x0328, w197)
    x0334 = mul(x0291, x0317, w195)
    x0335 = add(mul(x0290, x0320, w187), x0334, w187)
    x0344 = add(mul(c4, x0329, w198), add(x0336, mul(c5, x0314, w199), w199), w199)
    x0319 = add(x0295, x0311, w198)
    x0326 = mul(x0291, x0319, w200)
    x0327 = add(mul(x0290, x0316, w201), x0326, w201)
    x0343 = add(mul(c4, x0327, w202), sub(x0337, mul(c5, x0313, w203), w203), w203)
    x0332 = mul(x0290, x0319, w202)
    x0333 = sub(x0332, mul(x0291, x0316, w185), w185)
    x0355 = sub(x0305, mul(c6, x0319, w198), w198)
    x0345 = cos(q_11, w204)
    x0389 = mul(x0345, x0354, w205)
    x0346 = sin(q_11, w206)
    x0347 = sub(mul(x0294, x0345, w207), mul(x0293, x0346, w208), w208)
    x0348 = add(mul(x0293, x0345, w170), mul(x0294, x0346, w178), w178)
    x0356 = sub(mul(x0345, x0353, w170), mul(x0346, x0355, w207), w207)
    x0357 = add(mul(x0345, x0355, w198), mul(x0346, x0353, w181), w181)
    x0376 = add(mul(x0345, x0356, w198), mul(x0346, x0357, w170), w170)
    x0410 = mul(c6, x0376, w198)
    x0382 = sub(mul(x0345, x0357, w209), mul(x0346, x0356, w210), w210)
    x0406 = mul(c6, x0382, w209)
    x0414 = sub(mul(x0290, x0354, w211), mul(x0291, x0382, w212), w212)
    x0426 = add(mul(c4, x0414, w211), add(mul(x0290, x0410, w213), mul(c5, x0376, w214), w214), w214)
    x0418 = add(mul(x0290, x0382, w211), mul(x0291, x0354, w213), w213)
    x0350 = sub(mul(v_10, x0348, w211), add(mul(x0295, x0345, w215), mul(x0297, x0346, w216), w216), w216)
    x0360 = mul(x0348, x0348, w211)
    x0364 = add(x0359, x0360, w215)
    x0373 = sub(x0359, x0360, w217)
    x0362 = mul(x0347, x0348, w218)
    x0366 = add(x0351, x0362, w219)
    x0380 = mul(x0345, x0366, w220)
    x0404 = sub(x0380, mul(x0346, x0373, w221), w221)
    x0386 = mul(x0346, x0366, w222)
    x0396 = add(x0386, mul(x0345, x0373, w217), w217)
    x0438 = sub(x0356, mul(c7, x0366, w219), w219)
    x0370 = sub(x0351, x0362, w223)
    x0377 = mul(x0346, x0370, w224)
    x0378 = add(mul(x0345, x0364, w225), x0377, w225)
    x0383 = mul(x0345, x0370, w223)
    x0384 = sub(mul(x0346, x0364, w215), x0383, w215)
    x0411 = sub(x0389, mul(c6, x0378, w226), w226)
    x0422 = mul(x0290, x0362, w227)
    x0423 = mul(x0291, x0362, w228)
    x0363 = mul(x0348, x0349, w229)
    x0361 = mul(x0347, x0349, w165)
    x0390 = mul(x0346, x0361, w230)
    x0391 = add(mul(x0345, x0350, w231), x0390, w231)
    x0398 = mul(x0345, x0361, w232)
    x0399 = sub(x0398, mul(x0346, x0350, w233), w233)
    x0369 = add(x0350, x0363, w234)
    x0439 = sub(x0354, mul(c7, x0369, w235), w235)
    x0388 = mul(x0346, x0354, w186)
    x0407 = sub(x0388, mul(c6, x0384, w236), w236)
    x0491 = mul(c7, x0439, w237)
    x0371 = sub(x0350, x0363, w238)
    x0393 = mul(x0345, x0363, w239)
    x0394 = sub(x0390, x0393, w230)
    x0401 = mul(x0346, x0363, w229)
    x0402 = add(x0398, x0401, w232)
    x0358 = mul(x0347, x0347, w240)
    x0368 = add(x0358, x0360, w241)
    x0374 = sub(x0358, x0360, w211)
    x0372 = add(x0358, x0359, w242)
    x0375 = sub(x0358, x0359, w166)
    x0392 = add(x0383, mul(x0346, x0375, w240), w240)
    x0400 = sub(x0377, mul(x0345, x0375, w166), w166)
    x0381 = sub(x0380, mul(x0346, x0372, w224), w224)
    x0413 = add(x0388, mul(c6, x0381, w220), w220)
    x0387 = add(mul(x0345, x0372, w186), x0386, w222)
    x0440 = add(x0357, mul(c7, x0372, w242), w242)
    x0409 = sub(x0389, mul(c6, x0387, w186), w186)
    x0417 = add(mul(x0291, x0387, w205), mul(x0290, x0369, w223), w223)
    x0421 = sub(mul(x0290, x0387, w222), mul(x0291, x0369, w205), w205)
    x0425 = add(mul(c4, x0421, w222), sub(mul(x0290, x0356, w243), mul(x0291, x0413, w244), w244), w244)
    x0429 = add(add(mul(x0290, x0413, w220), mul(x0291, x0356, w222), w222), add(mul(c5, x0381, w220), mul(c4, x0417, w243), w243), w243)
    x0352 = add(mul(v_10, x0347, w222), sub(mul(x0295, x0346, w220), mul(x0297, x0345, w245), w245), w245)
    x0365 = sub(x0352, x0361, w222)
    x0367 = add(x0352, x0361, w165)
    x0395 = sub(mul(x0345, x0367, w220), mul(x0346, x0369, w246), w246)
    x0403 = add(mul(x0345, x0369, w234), mul(x0346, x0367, w220), w220)
    x0415 = sub(mul(x0290, x0367, w234), mul(x0291, x0384, w247), w247)
    x0419 = add(mul(x0290, x0384, w215), mul(x0291, x0367, w165), w165)
    x0424 = add(mul(c4, x0419, w215), add(mul(x0290, x0357, w234), mul(x0291, x0411, w248), w248), w248)
    x0427 = sub(sub(mul(x0290, x0411, w226), mul(x0291, x0357, w215), w215), sub(mul(c5, x0378, w226), mul(c4, x0415, w234), w234), w234)
    x0379 = add(mul(x0346, x0371, w215), mul(x0345, x0365, w226), w226)
    x0412 = add(x0376, mul(c6, x0379, w215), w215)
    x0385 = sub(mul(x0345, x0371, w249), mul(x0346, x0365, w250), w250)
    x0408 = add(x0382, mul(c6, x0385, w249), w249)
    x0416 = sub(mul(x0290, x0368, w210), mul(x0291, x0385, w251), w251)
    x0420 = add(mul(x0290, x0385, w250), mul(x0291, x0368, w241), w241)
    x0428 = add(mul(x0290, x0412, w250), add(mul(c4, x0416, w210), mul(c5, x0379, w252), w252), w252)
    x0397 = add(x0393, mul(x0346, x0352, w250), w250)
    x0405 = sub(x0401, mul(x0345, x0352, w239), w239)
    x0430 = cos(q_12, w229)
    x0474 = mul(x0430, x0439, w210)
    x0431 = sin(q_12, w253)
    x0432 = sub(mul(x0347, x0430, w254), mul(x0348, x0431, w255), w255)
    x0433 = add(mul(x0347, x0431, w208), mul(x0348, x0430, w178), w178)
    x0441 = sub(mul(x0430, x0438, w208), mul(x0431, x0440, w254), w254)
    x0442 = add(mul(x0430, x0440, w242), mul(x0431, x0438, w219), w219)
    x0473 = mul(x0431, x0439, w242)
    x0461 = add(mul(x0430, x0441, w208), mul(x0431, x0442, w256), w256)
    x0495 = mul(c7, x0461, w208)
    x0499 = mul(x0345, x0461, w257)
    x0504 = mul(x0346, x0461, w256)
    x0467 = sub(mul(x0430, x0442, w258), mul(x0431, x0441, w259), w259)
    x0500 = add(x0499, mul(x0346, x0467, w258), w258)
    x0525 = sub(mul(x0346, x0491, w260), mul(c6, x0500, w261), w261)
    x0505 = sub(mul(x0345, x0467, w260), x0504, w260)
    x0521 = sub(mul(x0345, x0491, w237), mul(c6, x0505, w262), w262)
    x0529 = sub(mul(x0290, x0439, w237), mul(x0291, x0505, w263), w263)
    x0533 = add(mul(x0290, x0505, w260), mul(x0291, x0439, w235), w235)
    x0539 = sub(mul(c4, x0533, w260), sub(mul(x0291, x0525, w237), mul(x0290, x0495, w264), w264), w264)
    x0543 = sub(add(mul(x0290, x0525, w261), mul(x0291, x0495, w260), w260), add(mul(c5, x0500, w261), mul(c4, x0529, w237), w237), w237)
    x0435 = add(mul(v_11, x0433, w260), add(mul(x0350, x0430, w261), mul(x0352, x0431, w265), w265), w265)
    x0445 = mul(x0433, x0433, w260)
    x0449 = add(x0444, x0445, w261)
    x0458 = sub(x0444, x0445, w266)
    x0447 = mul(x0432, x0433, w267)
    x0448 = mul(x0433, x0434, w178)
    x0446 = mul(x0432, x0434, w167)
    x0475 = mul(x0431, x0446, w268)
    x0476 = add(mul(x0430, x0435, w269), x0475, w269)
    x0483 = mul(x0430, x0446, w270)
    x0484 = sub(x0483, mul(x0431, x0435, w271), w271)
    x0509 = add(mul(x0345, x0476, w272), mul(x0346, x0484, w273), w273)
    x0515 = sub(mul(x0345, x0484, w271), mul(x0346, x0476, w269), w269)
    x0454 = add(x0435, x0448, w271)
    x0456 = sub(x0435, x0448, w265)
    x0494 = sub(x0474, mul(c7, x0454, w272), w272)
    x0478 = mul(x0430, x0448, w274)
    x0479 = sub(x0475, x0478, w268)
    x0486 = mul(x0431, x0448, w178)
    x0487 = add(x0483, x0486, w270)
    x0511 = add(mul(x0345, x0479, w275), mul(x0346, x0487, w276), w276)
    x0517 = sub(mul(x0345, x0487, w270), mul(x0346, x0479, w268), w268)
    x0451 = add(x0436, x0447, w270)
    x0465 = mul(x0430, x0451, w275)
    x0489 = sub(x0465, mul(x0431, x0458, w277), w277)
    x0471 = mul(x0431, x0451, w270)
    x0481 = add(x0471, mul(x0430, x0458, w266), w266)
    x0513 = add(mul(x0345, x0481, w278), mul(x0346, x0489, w279), w279)
    x0519 = sub(mul(x0345, x0489, w277), mul(x0346, x0481, w266), w266)
    x0455 = sub(x0436, x0447, w277)
    x0462 = mul(x0431, x0455, w278)
    x0463 = add(mul(x0430, x0449, w280), x0462, w280)
    x0468 = mul(x0430, x0455, w277)
    x0469 = sub(mul(x0431, x0449, w261), x0468, w261)
    x0496 = sub(x0442, mul(c7, x0463, w281), w281)
    x0501 = sub(mul(x0346, x0469, w282), mul(x0345, x0463, w283), w283)
    x0506 = add(mul(x0345, x0469, w261), mul(x0346, x0463, w280), w280)
    x0537 = mul(x0290, x0447, w261)
    x0538 = mul(x0291, x0447, w282)
    x0437 = sub(mul(v_11, x0432, w284), sub(mul(x0350, x0431, w216), mul(x0352, x0430, w245), w245), w245)
    x0443 = mul(x0432, x0432, w255)
    x0453 = add(x0443, x0445, w284)
    x0459 = sub(x0443, x0445, w260)
    x0493 = sub(x0467, mul(c7, x0453, w216), w216)
    x0457 = add(x0443, x0444, w259)
    x0460 = sub(x0443, x0444, w168)
    x0477 = add(x0468, mul(x0431, x0460, w255), w255)
    x0485 = sub(x0462, mul(x0430, x0460, w168), w168)
    x0510 = sub(mul(x0345, x0477, w278), mul(x0346, x0485, w277), w277)
    x0516 = add(mul(x0345, x0485, w168), mul(x0346, x0477, w255), w255)
    x0466 = sub(x0465, mul(x0431, x0457, w168), w168)
    x0472 = add(mul(x0430, x0457, w259), x0471, w270)
    x0498 = sub(x0441, mul(c7, x0466, w259), w259)
    x0503 = sub(mul(x0345, x0466, w275), mul(x0346, x0472, w278), w278)
    x0508 = add(mul(x0345, x0472, w270), mul(x0346, x0466, w168), w168)
    x0524 = add(mul(c6, x0508, w270), sub(mul(x0346, x0473, w275), mul(x0345, x0494, w285), w285), w285)
    x0532 = add(mul(x0291, x0508, w270), mul(x0290, x0454, w275), w275)
    x0536 = sub(mul(x0290, x0508, w168), mul(x0291, x0454, w270), w270)
    x0528 = add(mul(c6, x0503, w168), add(mul(x0345, x0473, w286), mul(x0346, x0494, w272), w272), w272)
    x0542 = add(mul(c4, x0536, w168), sub(mul(x0290, x0498, w286), mul(x0291, x0528, w287), w287), w287)
    x0546 = add(add(mul(x0290, x0528, w272), mul(x0291, x0498, w168), w168), add(mul(c5, x0503, w272), mul(c4, x0532, w286), w286), w286)
    x0450 = sub(x0437, x0446, w168)
    x0452 = add(x0437, x0446, w167)
    x0480 = sub(mul(x0430, x0452, w272), mul(x0431, x0454, w288), w288)
    x0488 = add(mul(x0430, x0454, w271), mul(x0431, x0452, w272), w272)
    x0512 = sub(mul(x0345, x0480, w271), mul(x0346, x0488, w289), w289)
    x0518 = add(mul(x0345, x0488, w272), mul(x0346, x0480, w288), w288)
    x0492 = add(x0473, mul(c7, x0452, w272), w272)
    x0522 = sub(mul(c6, x0506, w242), add(mul(x0345, x0492, w271), mul(x0346, x0474, w290), w290), w290)
    x0526 = add(mul(c6, x0501, w242), sub(mul(x0345, x0474, w210), mul(x0346, x0492, w272), w272), w272)
    x0530 = sub(mul(x0290, x0452, w242), mul(x0291, x0506, w210), w210)
    x0534 = add(mul(x0290, x0506, w280), mul(x0291, x0452, w167), w167)
    x0540 = add(mul(c4, x0534, w280), add(mul(x0290, x0496, w242), mul(x0291, x0526, w271), w271), w271)
    x0544 = add(sub(mul(x0290, x0526, w272), mul(x0291, x0496, w280), w280), add(mul(c5, x0501, w272), mul(c4, x0530, w242), w242), w242)
    x0464 = add(mul(x0431, x0456, w280), mul(x0430, x0450, w272), w272)
    x0490 = sub(x0486, mul(x0430, x0437, w280), w280)
    x0482 = add(x0478, mul(x0431, x0437, w245), w245)
    x0470 = sub(mul(x0430, x0456, w229), mul(x0431, x0450, w253), w253)
    x0514 = sub(mul(x0345, x0482, w229), mul(x0346, x0490, w274), w274)
    x0520 = add(mul(x0345, x0490, w280), mul(x0346, x0482, w245), w245)
    x0502 = add(mul(x0345, x0464, w280), mul(x0346, x0470, w229), w229)
    x0507 = sub(mul(x0345, x0470, w253), mul(x0346, x0464, w280), w280)
    x0497 = mul(c7, x0464, w272)
    x0523 = sub(mul(c6, x0507, w253), sub(x0504, mul(x0345, x0493, w204), w204), w204)
    x0531 = sub(mul(x0290, x0453, w253), mul(x0291, x0507, w256), w256)
    x0535 = add(mul(x0290, x0507, w280), mul(x0291, x0453, w284), w284)
    x0527 = add(mul(c6, x0502, w280), add(x0499, mul(x0346, x0493, w216), w216), w216)
    x0541 = add(mul(c4, x0535, w280), add(mul(x0291, x0527, w257), mul(x0290, x0497, w206), w206), w206)
    x0545 = add(sub(mul(x0290, x0527, w216), mul(x0291, x0497, w280), w280), add(mul(c4, x0531, w216), mul(c5, x0502, w257), w257), w257)
    x0547 = cos(q_13, w280)
    x0591 = mul(x0547, x0555, w216)
    x0548 = sin(q_13, w253)
    x0558 = add(mul(x0547, x0556, w178), mul(x0548, x0557, w291), w291)
    x0559 = sub(mul(x0547, x0557, w026), mul(x0548, x0556, w016), w016)
    x0578 = sub(mul(x0547, x0558, w026), mul(x0548, x0559, w178), w178)
    x0584 = add(mul(x0547, x0559, w026), mul(x0548, x0558, w292), w292)
    x0549 = add(mul(v_04, x0547, w026), mul(v_05, x0548, w293), w293)
    x0561 = mul(x0549, x0549, w026)
    x0603 = add(v_13, x0549, w294)
    x0613 = mul(x0603, x0603, w295)
    x0688 = add(v_14, x0603, w296)
    x0698 = mul(x0688, x0688, w297)
    x0550 = sub(mul(v_05, x0547, w298), mul(v_04, x0548, w299), w299)
    x0562 = mul(x0550, x0550, w298)
    x0566 = add(x0561, x0562, w300)
    x0575 = sub(x0561, x0562, w301)
    x0565 = mul(x0549, x0550, w302)
    x0553 = add(mul(v_12, x0550, w303), add(mul(a_04, x0547, w304), mul(a_05, x0548, w305), w305), w305)
    x0605 = add(a_13, x0553, w303)
    x0690 = add(a_14, x0605, w304)
    x0554 = sub(mul(v_12, x0549, w306), sub(mul(a_05, x0547, w307), mul(a_04, x0548, w308), w308), w308)
    x0590 = mul(x0548, x0555, w306)
    x0551 = add(v_03, v_12, w307)
    x0563 = mul(x0549, x0551, w293)
    x0567 = add(x0554, x0563, w309)
    x0607 = add(x0555, mul(c6, x0567, w310), w310)
    x0569 = sub(x0554, x0563, w311)
    x0593 = mul(x0548, x0563, w312)
    x0595 = mul(x0547, x0563, w293)
    x0560 = mul(x0551, x0551, w313)
    x0570 = add(x0560, x0562, w314)
    x0576 = sub(x0560, x0562, w298)
    x0608 = sub(x0558, mul(c6, x0570, w315), w315)
    x0574 = add(x0560, x0561, w316)
    x0577 = sub(x0560, x0561, w026)
    x0564 = mul(x0550, x0551, w313)
    x0568 = add(x0553, x0564, w317)
    x0572 = sub(x0553, x0564, w318)
    x0579 = sub(mul(x0547, x0569, w319), mul(x0548, x0572, w320), w320)
    x0596 = add(x0578, add(mul(c4, x0579, w319), mul(c5, x0566, w321), w321), w321)
    x0585 = add(mul(x0548, x0569, w319), mul(x0547, x0572, w322), w322)
    x0592 = mul(x0547, x0564, w319)
    x0594 = mul(x0548, x0564, w313)
    x0552 = add(a_03, a_12, w323)
    x0571 = sub(x0552, x0565, w324)
    x0582 = mul(x0547, x0571, w325)
    x0583 = sub(mul(x0548, x0574, w326), x0582, w326)
    x0588 = mul(x0548, x0571, w324)
    x0589 = add(mul(x0547, x0574, w316), x0588, w316)
    x0598 = sub(mul(c4, x0583, w327), sub(x0590, mul(c5, x0568, w328), w328), w328)
    x0573 = add(x0552, x0565, w327)
    x0580 = mul(x0548, x0573, w329)
    x0581 = add(mul(x0547, x0570, w330), x0580, w330)
    x0597 = sub(mul(c4, x0581, w331), add(x0591, mul(c5, x0567, w332), w332), w332)
    x0586 = mul(x0547, x0573, w331)
    x0587 = sub(x0586, mul(x0548, x0570, w314), w314)
    x0609 = add(x0559, mul(c6, x0573, w327), w327)
    x0599 = cos(q_14, w333)
    x0643 = mul(x0599, x0608, w334)
    x0600 = sin(q_14, w335)
    x0601 = sub(mul(x0551, x0599, w336), mul(x0550, x0600, w337), w337)
    x0602 = add(mul(x0550, x0599, w299), mul(x0551, x0600, w307), w307)
    x0610 = sub(mul(x0599, x0607, w299), mul(x0600, x0609, w336), w336)
    x0611 = add(mul(x0599, x0609, w327), mul(x0600, x0607, w310), w310)
    x0630 = add(mul(x0599, x0610, w327), mul(x0600, x0611, w299), w299)
    x0664 = mul(c6, x0630, w327)
    x0636 = sub(mul(x0599, x0611, w338), mul(x0600, x0610, w339), w339)
    x0660 = mul(c6, x0636, w338)
    x0668 = sub(mul(x0547, x0608, w340), mul(x0548, x0636, w341), w341)
    x0680 = add(mul(c4, x0668, w340), add(mul(x0547, x0664, w342), mul(c5, x0630, w343), w343), w343)
    x0672 = add(mul(x0547, x0636, w340), mul(x0548, x0608, w342), w342)
    x0604 = sub(mul(v_13, x0602, w340), add(mul(x0552, x0599, w344), mul(x0554, x0600, w345), w345), w345)
    x0614 = mul(x0602, x0602, w340)
    x0618 = add(x0613, x0614, w344)
    x0627 = sub(x0613, x0614, w346)
    x0616 = mul(x0601, x0602, w347)
    x0620 = add(x0605, x0616, w348)
    x0634 = mul(x0599, x0620, w349)
    x0658 = sub(x0634, mul(x0600, x0627, w350), w350)
    x0640 = mul(x0600, x0620, w351)
    x0650 = add(x0640, mul(x0599, x0627, w346), w346)
    x0692 = sub(x0610, mul(c7, x0620, w348), w348)
    x0624 = sub(x0605, x0616, w352)
    x0631 = mul(x0600, x0624, w353)
    x0632 = add(mul(x0599, x0618, w354), x0631, w354)
    x0637 = mul(x0599, x0624, w352)
    x0638 = sub(mul(x0600, x0618, w344), x0637, w344)
    x0665 = add(x0643, mul(c6, x0632, w355), w355)
    x0676 = mul(x0547, x0616, w356)
    x0677 = mul(x0548, x0616, w357)
    x0617 = mul(x0602, x0603, w358)
    x0615 = mul(x0601, x0603, w294)
    x0644 = mul(x0600, x0615, w359)
    x0645 = add(mul(x0599, x0604, w360), x0644, w360)
    x0652 = mul(x0599, x0615, w361)
    x0653 = sub(x0652, mul(x0600, x0604, w362), w362)
    x0623 = add(x0604, x0617, w363)
    x0693 = sub(x0608, mul(c7, x0623, w364), w364)
    x0642 = mul(x0600, x0608, w315)
    x0661 = add(x0642, mul(c6, x0638, w365), w365)
    x0745 = mul(c7, x0693, w366)
    x0625 = sub(x0604, x0617, w367)
    x0647 = mul(x0599, x0617, w368)
    x0648 = sub(x0644, x0647, w359)
    x0655 = mul(x0600, x0617, w358)
    x0656 = add(x0652, x0655, w361)
    x0612 = mul(x0601, x0601, w369)
    x0622 = add(x0612, x0614, w370)
    x0628 = sub(x0612, x0614, w340)
    x0626 = add(x0612, x0613, w371)
    x0629 = sub(x0612, x0613, w295)
    x0646 = add(x0637, mul(x0600, x0629, w369), w369)
    x0654 = sub(x0631, mul(x0599, x0629, w295), w295)
    x0635 = sub(x0634, mul(x0600, x0626, w353), w353)
    x0667 = sub(x0642, mul(c6, x0635, w349), w349)
    x0641 = add(mul(x0599, x0626, w315), x0640, w351)
    x0694 = add(x0611, mul(c7, x0626, w371), w371)
    x0663 = add(x0643, mul(c6, x0641, w315), w315)
    x0671 = add(mul(x0548, x0641, w334), mul(x0547, x0623, w352), w352)
    x0675 = sub(mul(x0547, x0641, w351), mul(x0548, x0623, w334), w334)
    x0679 = sub(mul(c4, x0675, w351), sub(mul(x0547, x0610, w372), mul(x0548, x0667, w373), w373), w373)
    x0683 = sub(add(mul(x0547, x0667, w349), mul(x0548, x0610, w351), w351), add(mul(c4, x0671, w349), mul(c5, x0635, w372), w372), w372)
    x0606 = add(mul(v_13, x0601, w351), sub(mul(x0552, x0600, w349), mul(x0554, x0599, w374), w374), w374)
    x0619 = sub(x0606, x0615, w351)
    x0621 = add(x0606, x0615, w294)
    x0649 = sub(mul(x0599, x0621, w349), mul(x0600, x0623, w375), w375)
    x0657 = add(mul(x0599, x0623, w363), mul(x0600, x0621, w349), w349)
    x0669 = sub(mul(x0547, x0621, w363), mul(x0548, x0638, w376), w376)
    x0673 = add(mul(x0547, x0638, w344), mul(x0548, x0621, w294), w294)
    x0678 = sub(mul(c4, x0673, w344), add(mul(x0547, x0611, w363), mul(x0548, x0665, w377), w377), w377)
    x0681 = sub(sub(mul(x0547, x0665, w355), mul(x0548, x0611, w344), w344), sub(mul(c4, x0669, w355), mul(c5, x0632, w363), w363), w363)
    x0633 = add(mul(x0600, x0625, w344), mul(x0599, x0619, w355), w355)
    x0666 = sub(x0630, mul(c6, x0633, w344), w344)
    x0639 = sub(mul(x0599, x0625, w378), mul(x0600, x0619, w379), w379)
    x0662 = sub(x0636, mul(c6, x0639, w378), w378)
    x0670 = sub(mul(x0547, x0622, w339), mul(x0548, x0639, w380), w380)
    x0674 = add(mul(x0547, x0639, w379), mul(x0548, x0622, w370), w370)
    x0682 = sub(mul(x0547, x0666, w379), add(mul(c5, x0633, w339), mul(c4, x0670, w381), w381), w381)
    x0651 = add(x0647, mul(x0600, x0606, w379), w379)
    x0659 = sub(x0655, mul(x0599, x0606, w368), w368)
    x0684 = cos(q_15, w358)
    x0728 = mul(x0684, x0693, w339)
    x0685 = sin(q_15, w382)
    x0686 = sub(mul(x0601, x0684, w383), mul(x0602, x0685, w384), w384)
    x0687 = add(mul(x0601, x0685, w337), mul(x0602, x0684, w307), w307)
    x0695 = sub(mul(x0684, x0692, w337), mul(x0685, x0694, w383), w383)
    x0696 = add(mul(x0684, x0694, w371), mul(x0685, x0692, w348), w348)
    x0727 = mul(x0685, x0693, w371)
    x0715 = add(mul(x0684, x0695, w337), mul(x0685, x0696, w385), w385)
    x0749 = mul(c7, x0715, w337)
    x0753 = mul(x0599, x0715, w386)
    x0758 = mul(x0600, x0715, w385)
    x0721 = sub(mul(x0684, x0696, w387), mul(x0685, x0695, w388), w388)
    x0754 = add(x0753, mul(x0600, x0721, w387), w387)
    x0779 = add(mul(x0600, x0745, w389), mul(c6, x0754, w390), w390)
    x0759 = sub(mul(x0599, x0721, w389), x0758, w389)
    x0775 = add(mul(x0599, x0745, w366), mul(c6, x0759, w391), w391)
    x0783 = sub(mul(x0547, x0693, w366), mul(x0548, x0759, w392), w392)
    x0787 = add(mul(x0547, x0759, w389), mul(x0548, x0693, w364), w364)
    x0793 = add(mul(c4, x0787, w389), sub(mul(x0548, x0779, w366), mul(x0547, x0749, w393), w393), w393)
    x0797 = add(add(mul(x0547, x0779, w390), mul(x0548, x0749, w389), w389), add(mul(c4, x0783, w390), mul(c5, x0754, w366), w366), w366)
    x0689 = add(mul(v_14, x0687, w389), add(mul(x0604, x0684, w390), mul(x0606, x0685, w394), w394), w394)
    x0699 = mul(x0687, x0687, w389)
    x0703 = add(x0698, x0699, w390)
    x0712 = sub(x0698, x0699, w395)
    x0701 = mul(x0686, x0687, w396)
    x0702 = mul(x0687, x0688, w307)
    x0700 = mul(x0686, x0688, w296)
    x0729 = mul(x0685, x0700, w397)
    x0730 = add(mul(x0684, x0689, w398), x0729, w398)
    x0737 = mul(x0684, x0700, w399)
    x0738 = sub(x0737, mul(x0685, x0689, w400), w400)
    x0763 = add(mul(x0599, x0730, w401), mul(x0600, x0738, w402), w402)
    x0769 = sub(mul(x0599, x0738, w400), mul(x0600, x0730, w398), w398)
    x0708 = add(x0689, x0702, w400)
    x0710 = sub(x0689, x0702, w394)
    x0748 = sub(x0728, mul(c7, x0708, w401), w401)
    x0732 = mul(x0684, x0702, w403)
    x0733 = sub(x0729, x0732, w397)
    x0740 = mul(x0685, x0702, w307)
    x0741 = add(x0737, x0740, w399)
    x0765 = add(mul(x0599, x0733, w404), mul(x0600, x0741, w405), w405)
    x0771 = sub(mul(x0599, x0741, w399), mul(x0600, x0733, w397), w397)
    x0705 = add(x0690, x0701, w399)
    x0719 = mul(x0684, x0705, w404)
    x0743 = sub(x0719, mul(x0685, x0712, w406), w406)
    x0725 = mul(x0685, x0705, w399)
    x0735 = add(x0725, mul(x0684, x0712, w395), w395)
    x0767 = add(mul(x0599, x0735, w407), mul(x0600, x0743, w408), w408)
    x0773 = sub(mul(x0599, x0743, w406), mul(x0600, x0735, w395), w395)
    x0709 = sub(x0690, x0701, w406)
    x0716 = mul(x0685, x0709, w407)
    x0717 = add(mul(x0684, x0703, w409), x0716, w409)
    x0722 = mul(x0684, x0709, w406)
    x0723 = sub(mul(x0685, x0703, w390), x0722, w390)
    x0750 = sub(x0696, mul(c7, x0717, w410), w410)
    x0755 = sub(mul(x0600, x0723, w411), mul(x0599, x0717, w412), w412)
    x0760 = add(mul(x0599, x0723, w390), mul(x0600, x0717, w409), w409)
    x0791 = mul(x0547, x0701, w390)
    x0792 = mul(x0548, x0701, w411)
    x0691 = sub(mul(v_14, x0686, w413), sub(mul(x0604, x0685, w345), mul(x0606, x0684, w374), w374), w374)
    x0697 = mul(x0686, x0686, w384)
    x0707 = add(x0697, x0699, w413)
    x0713 = sub(x0697, x0699, w389)
    x0747 = sub(x0721, mul(c7, x0707, w345), w345)
    x0711 = add(x0697, x0698, w388)
    x0714 = sub(x0697, x0698, w297)
    x0731 = add(x0722, mul(x0685, x0714, w384), w384)
    x0739 = sub(x0716, mul(x0684, x0714, w297), w297)
    x0764 = sub(mul(x0599, x0731, w407), mul(x0600, x0739, w406), w406)
    x0770 = add(mul(x0599, x0739, w297), mul(x0600, x0731, w384), w384)
    x0720 = sub(x0719, mul(x0685, x0711, w297), w297)
    x0726 = add(mul(x0684, x0711, w388), x0725, w399)
    x0752 = sub(x0695, mul(c7, x0720, w388), w388)
    x0757 = sub(mul(x0599, x0720, w404), mul(x0600, x0726, w407), w407)
    x0762 = add(mul(x0599, x0726, w399), mul(x0600, x0720, w297), w297)
    x0778 = sub(mul(c6, x0762, w399), sub(mul(x0600, x0727, w404), mul(x0599, x0748, w414), w414), w414)
    x0786 = add(mul(x0548, x0762, w399), mul(x0547, x0708, w404), w404)
    x0790 = sub(mul(x0547, x0762, w297), mul(x0548, x0708, w399), w399)
    x0782 = sub(mul(c6, x0757, w297), add(mul(x0599, x0727, w415), mul(x0600, x0748, w401), w401), w401)
    x0796 = sub(mul(c4, x0790, w297), add(mul(x0547, x0752, w415), mul(x0548, x0782, w416), w416), w416)
    x0800 = add(sub(mul(x0547, x0782, w401), mul(x0548, x0752, w297), w297), add(mul(c4, x0786, w401), mul(c5, x0757, w415), w415), w415)
    x0704 = sub(x0691, x0700, w297)
    x0706 = add(x0691, x0700, w296)
    x0734 = sub(mul(x0684, x0706, w401), mul(x0685, x0708, w417), w417)
    x0742 = add(mul(x0684, x0708, w400), mul(x0685, x0706, w401), w401)
    x0766 = sub(mul(x0599, x0734, w400), mul(x0600, x0742, w418), w418)
    x0772 = add(mul(x0599, x0742, w401), mul(x0600, x0734, w417), w417)
    x0746 = add(x0727, mul(c7, x0706, w401), w401)
    x0776 = add(mul(c6, x0760, w371), add(mul(x0599, x0746, w400), mul(x0600, x0728, w419), w419), w419)
    x0780 = sub(mul(c6, x0755, w371), sub(mul(x0599, x0728, w339), mul(x0600, x0746, w401), w401), w401)
    x0784 = sub(mul(x0547, x0706, w371), mul(x0548, x0760, w339), w339)
    x0788 = add(mul(x0547, x0760, w409), mul(x0548, x0706, w296), w296)
    x0794 = sub(mul(c4, x0788, w409), sub(mul(x0547, x0750, w371), mul(x0548, x0780, w400), w400), w400)
    x0798 = add(add(mul(x0547, x0780, w401), mul(x0548, x0750, w409), w409), add(mul(c4, x0784, w401), mul(c5, x0755, w371), w371), w371)
    x0718 = add(mul(x0685, x0710, w409), mul(x0684, x0704, w401), w401)
    x0744 = sub(x0740, mul(x0684, x0691, w409), w409)
    x0736 = add(x0732, mul(x0685, x0691, w374), w374)
    x0724 = sub(mul(x0684, x0710, w358), mul(x0685, x0704, w382), w382)
    x0768 = sub(mul(x0599, x0736, w358), mul(x0600, x0744, w403), w403)
    x0774 = add(mul(x0599, x0744, w409), mul(x0600, x0736, w374), w374)
    x0756 = add(mul(x0599, x0718, w409), mul(x0600, x0724, w358), w358)
    x0761 = sub(mul(x0599, x0724, w382), mul(x0600, x0718, w409), w409)
    x0751 = mul(c7, x0718, w401)
    x0777 = add(mul(c6, x0761, w382), sub(x0758, mul(x0599, x0747, w333), w333), w333)
    x0785 = sub(mul(x0547, x0707, w382), mul(x0548, x0761, w385), w385)
    x0789 = add(mul(x0547, x0761, w409), mul(x0548, x0707, w413), w413)
    x0781 = sub(mul(c6, x0756, w409), add(x0753, mul(x0600, x0747, w345), w345), w345)
    x0795 = add(mul(c4, x0789, w409), sub(mul(x0548, x0781, w386), mul(x0547, x0751, w335), w335), w335)
    x0799 = add(add(mul(x0547, x0781, w345), mul(x0548, x0751, w409), w409), add(mul(c5, x0756, w345), mul(c4, x0785, w386), w386), w386)
    x0801 = cos(q_16, w409)
    x0845 = mul(x0801, x0809, w345)
    x0802 = sin(q_16, w382)
    x0812 = add(mul(x0801, x0810, w307), mul(x0802, x0811, w420), w420)
    x0813 = sub(mul(x0801, x0811, w027), mul(x0802, x0810, w017), w017)
    x0832 = sub(mul(x0801, x0812, w027), mul(x0802, x0813, w307), w307)
    x0838 = add(mul(x0801, x0813, w027), mul(x0802, x0812, w421), w421)
    x0803 = add(mul(v_04, x0801, w027), mul(v_05, x0802, w422), w422)
    x0815 = mul(x0803, x0803, w027)
    x0857 = add(v_16, x0803, w423)
    x0867 = mul(x0857, x0857, w424)
    x0942 = add(v_17, x0857, w425)
    x0952 = mul(x0942, x0942, w426)
    x0804 = sub(mul(v_05, x0801, w427), mul(v_04, x0802, w428), w428)
    x0816 = mul(x0804, x0804, w427)
    x0820 = add(x0815, x0816, w429)
    x0829 = sub(x0815, x0816, w430)
    x0819 = mul(x0803, x0804, w431)
    x0807 = add(mul(v_15, x0804, w432), add(mul(a_04, x0801, w433), mul(a_05, x0802, w434), w434), w434)
    x0859 = add(a_16, x0807, w432)
    x0944 = add(a_17, x0859, w433)
    x0808 = sub(mul(v_15, x0803, w435), sub(mul(a_05, x0801, w436), mul(a_04, x0802, w437), w437), w437)
    x0844 = mul(x0802, x0809, w435)
    x0805 = add(v_03, v_15, w436)
    x0817 = mul(x0803, x0805, w422)
    x0821 = add(x0808, x0817, w438)
    x0861 = sub(x0809, mul(c6, x0821, w439), w439)
    x0823 = sub(x0808, x0817, w440)
    x0847 = mul(x0802, x0817, w441)
    x0849 = mul(x0801, x0817, w422)
    x0814 = mul(x0805, x0805, w442)
    x0824 = add(x0814, x0816, w443)
    x0830 = sub(x0814, x0816, w427)
    x0862 = add(x0812, mul(c6, x0824, w444), w444)
    x0828 = add(x0814, x0815, w445)
    x0831 = sub(x0814, x0815, w027)
    x0818 = mul(x0804, x0805, w442)
    x0822 = add(x0807, x0818, w446)
    x0826 = sub(x0807, x0818, w447)
    x0833 = sub(mul(x0801, x0823, w448), mul(x0802, x0826, w449), w449)
    x0850 = add(x0832, sub(mul(c4, x0833, w448), mul(c5, x0820, w450), w450), w450)
    x0839 = add(mul(x0802, x0823, w448), mul(x0801, x0826, w451), w451)
    x0846 = mul(x0801, x0818, w448)
    x0848 = mul(x0802, x0818, w442)
    x0806 = add(a_03, a_15, w452)
    x0825 = sub(x0806, x0819, w453)
    x0836 = mul(x0801, x0825, w454)
    x0837 = sub(mul(x0802, x0828, w455), x0836, w455)
    x0842 = mul(x0802, x0825, w453)
    x0843 = add(mul(x0801, x0828, w445), x0842, w445)
    x0852 = sub(mul(c4, x0837, w456), add(x0844, mul(c5, x0822, w457), w457), w457)
    x0827 = add(x0806, x0819, w456)
    x0834 = mul(x0802, x0827, w458)
    x0835 = add(mul(x0801, x0824, w459), x0834, w459)
    x0851 = sub(mul(c4, x0835, w460), sub(x0845, mul(c5, x0821, w461), w461), w461)
    x0840 = mul(x0801, x0827, w460)
    x0841 = sub(x0840, mul(x0802, x0824, w443), w443)
    x0863 = sub(x0813, mul(c6, x0827, w456), w456)
    x0853 = cos(q_17, w462)
    x0897 = mul(x0853, x0862, w463)
    x0854 = sin(q_17, w464)
    x0855 = sub(mul(x0805, x0853, w465), mul(x0804, x0854, w466), w466)
    x0856 = add(mul(x0804, x0853, w428), mul(x0805, x0854, w436), w436)
    x0864 = sub(mul(x0853, x0861, w428), mul(x0854, x0863, w465), w465)
    x0865 = add(mul(x0853, x0863, w456), mul(x0854, x0861, w439), w439)
    x0884 = add(mul(x0853, x0864, w456), mul(x0854, x0865, w428), w428)
    x0918 = mul(c6, x0884, w456)
    x0890 = sub(mul(x0853, x0865, w467), mul(x0854, x0864, w468), w468)
    x0914 = mul(c6, x0890, w467)
    x0922 = sub(mul(x0801, x0862, w469), mul(x0802, x0890, w470), w470)
    x0934 = sub(mul(c4, x0922, w469), add(mul(x0801, x0918, w471), mul(c5, x0884, w472), w472), w472)
    x0926 = add(mul(x0801, x0890, w469), mul(x0802, x0862, w471), w471)
    x0858 = sub(mul(v_16, x0856, w469), add(mul(x0806, x0853, w473), mul(x0808, x0854, w474), w474), w474)
    x0868 = mul(x0856, x0856, w469)
    x0872 = add(x0867, x0868, w473)
    x0881 = sub(x0867, x0868, w475)
    x0870 = mul(x0855, x0856, w476)
    x0874 = add(x0859, x0870, w477)
    x0888 = mul(x0853, x0874, w478)
    x0912 = sub(x0888, mul(x0854, x0881, w479), w479)
    x0894 = mul(x0854, x0874, w480)
    x0904 = add(x0894, mul(x0853, x0881, w475), w475)
    x0946 = sub(x0864, mul(c7, x0874, w477), w477)
    x0878 = sub(x0859, x0870, w481)
    x0885 = mul(x0854, x0878, w482)
    x0886 = add(mul(x0853, x0872, w483), x0885, w483)
    x0891 = mul(x0853, x0878, w481)
    x0892 = sub(mul(x0854, x0872, w473), x0891, w473)
    x0919 = sub(x0897, mul(c6, x0886, w484), w484)
    x0930 = mul(x0801, x0870, w485)
    x0931 = mul(x0802, x0870, w486)
    x0871 = mul(x0856, x0857, w487)
    x0869 = mul(x0855, x0857, w423)
    x0898 = mul(x0854, x0869, w488)
    x0899 = add(mul(x0853, x0858, w489), x0898, w489)
    x0906 = mul(x0853, x0869, w490)
    x0907 = sub(x0906, mul(x0854, x0858, w491), w491)
    x0877 = add(x0858, x0871, w492)
    x0947 = sub(x0862, mul(c7, x0877, w493), w493)
    x0896 = mul(x0854, x0862, w444)
    x0915 = sub(x0896, mul(c6, x0892, w494), w494)
    x0999 = mul(c7, x0947, w495)
    x0879 = sub(x0858, x0871, w496)
    x0901 = mul(x0853, x0871, w497)
    x0902 = sub(x0898, x0901, w488)
    x0909 = mul(x0854, x0871, w487)
    x0910 = add(x0906, x0909, w490)
    x0866 = mul(x0855, x0855, w498)
    x0876 = add(x0866, x0868, w499)
    x0882 = sub(x0866, x0868, w469)
    x0880 = add(x0866, x0867, w500)
    x0883 = sub(x0866, x0867, w424)
    x0900 = add(x0891, mul(x0854, x0883, w498), w498)
    x0908 = sub(x0885, mul(x0853, x0883, w424), w424)
    x0889 = sub(x0888, mul(x0854, x0880, w482), w482)
    x0921 = add(x0896, mul(c6, x0889, w478), w478)
    x0895 = add(mul(x0853, x0880, w444), x0894, w480)
    x0948 = add(x0865, mul(c7, x0880, w500), w500)
    x0917 = sub(x0897, mul(c6, x0895, w444), w444)
    x0925 = add(mul(x0802, x0895, w463), mul(x0801, x0877, w481), w481)
    x0929 = sub(mul(x0801, x0895, w480), mul(x0802, x0877, w463), w463)
    x0933 = sub(mul(c4, x0929, w480), sub(mul(x0801, x0864, w501), mul(x0802, x0921, w502), w502), w502)
    x0937 = sub(add(mul(x0801, x0921, w478), mul(x0802, x0864, w480), w480), sub(mul(c4, x0925, w478), mul(c5, x0889, w501), w501), w501)
    x0860 = add(mul(v_16, x0855, w480), sub(mul(x0806, x0854, w478), mul(x0808, x0853, w503), w503), w503)
    x0873 = sub(x0860, x0869, w480)
    x0875 = add(x0860, x0869, w423)
    x0903 = sub(mul(x0853, x0875, w478), mul(x0854, x0877, w504), w504)
    x0911 = add(mul(x0853, x0877, w492), mul(x0854, x0875, w478), w478)
    x0923 = sub(mul(x0801, x0875, w492), mul(x0802, x0892, w505), w505)
    x0927 = add(mul(x0801, x0892, w473), mul(x0802, x0875, w423), w423)
    x0932 = sub(mul(c4, x0927, w473), add(mul(x0801, x0865, w492), mul(x0802, x0919, w506), w506), w506)
    x0935 = sub(sub(mul(x0801, x0919, w484), mul(x0802, x0865, w473), w473), add(mul(c4, x0923, w484), mul(c5, x0886, w492), w492), w492)
    x0887 = add(mul(x0854, x0879, w473), mul(x0853, x0873, w484), w484)
    x0920 = add(x0884, mul(c6, x0887, w473), w473)
    x0893 = sub(mul(x0853, x0879, w507), mul(x0854, x0873, w508), w508)
    x0916 = add(x0890, mul(c6, x0893, w507), w507)
    x0924 = sub(mul(x0801, x0876, w468), mul(x0802, x0893, w509), w509)
    x0928 = add(mul(x0801, x0893, w508), mul(x0802, x0876, w499), w499)
    x0936 = add(mul(x0801, x0920, w508), sub(mul(c5, x0887, w468), mul(c4, x0924, w510), w510), w510)
    x0905 = add(x0901, mul(x0854, x0860, w508), w508)
    x0913 = sub(x0909, mul(x0853, x0860, w497), w497)
    x0938 = cos(q_18, w487)
    x0982 = mul(x0938, x0947, w468)
    x0939 = sin(q_18, w511)
    x0940 = sub(mul(x0855, x0938, w512), mul(x0856, x0939, w513), w513)
    x0941 = add(mul(x0855, x0939, w466), mul(x0856, x0938, w436), w436)
    x0949 = sub(mul(x0938, x0946, w466), mul(x0939, x0948, w512), w512)
    x0950 = add(mul(x0938, x0948, w500), mul(x0939, x0946, w477), w477)
    x0981 = mul(x0939, x0947, w500)
    x0969 = add(mul(x0938, x0949, w466), mul(x0939, x0950, w514), w514)
    x1003 = mul(c7, x0969, w466)
    x1007 = mul(x0853, x0969, w515)
    x1012 = mul(x0854, x0969, w514)
    x0975 = sub(mul(x0938, x0950, w516), mul(x0939, x0949, w517), w517)
    x1008 = add(x1007, mul(x0854, x0975, w516), w516)
    x1033 = sub(mul(x0854, x0999, w518), mul(c6, x1008, w519), w519)
    x1013 = sub(mul(x0853, x0975, w518), x1012, w518)
    x1029 = sub(mul(x0853, x0999, w495), mul(c6, x1013, w520), w520)
    x1037 = sub(mul(x0801, x0947, w495), mul(x0802, x1013, w521), w521)
    x1041 = add(mul(x0801, x1013, w518), mul(x0802, x0947, w493), w493)
    x1047 = add(mul(c4, x1041, w518), sub(mul(x0802, x1033, w495), mul(x0801, x1003, w522), w522), w522)
    x1051 = add(add(mul(x0801, x1033, w519), mul(x0802, x1003, w518), w518), sub(mul(c4, x1037, w519), mul(c5, x1008, w495), w495), w495)
    x0943 = add(mul(v_17, x0941, w518), add(mul(x0858, x0938, w519), mul(x0860, x0939, w523), w523), w523)
    x0953 = mul(x0941, x0941, w518)
    x0957 = add(x0952, x0953, w519)
    x0966 = sub(x0952, x0953, w524)
    x0955 = mul(x0940, x0941, w525)
    x0956 = mul(x0941, x0942, w436)
    x0954 = mul(x0940, x0942, w425)
    x0983 = mul(x0939, x0954, w526)
    x0984 = add(mul(x0938, x0943, w527), x0983, w527)
    x0991 = mul(x0938, x0954, w528)
    x0992 = sub(x0991, mul(x0939, x0943, w529), w529)
    x1017 = add(mul(x0853, x0984, w530), mul(x0854, x0992, w531), w531)
    x1023 = sub(mul(x0853, x0992, w529), mul(x0854, x0984, w527), w527)
    x0962 = add(x0943, x0956, w529)
    x0964 = sub(x0943, x0956, w523)
    x1002 = sub(x0982, mul(c7, x0962, w530), w530)
    x0986 = mul(x0938, x0956, w532)
    x0987 = sub(x0983, x0986, w526)
    x0994 = mul(x0939, x0956, w436)
    x0995 = add(x0991, x0994, w528)
    x1019 = add(mul(x0853, x0987, w533), mul(x0854, x0995, w534), w534)
    x1025 = sub(mul(x0853, x0995, w528), mul(x0854, x0987, w526), w526)
    x0959 = add(x0944, x0955, w528)
    x0973 = mul(x0938, x0959, w533)
    x0997 = sub(x0973, mul(x0939, x0966, w535), w535)
    x0979 = mul(x0939, x0959, w528)
    x0989 = add(x0979, mul(x0938, x0966, w524), w524)
    x1021 = add(mul(x0853, x0989, w536), mul(x0854, x0997, w537), w537)
    x1027 = sub(mul(x0853, x0997, w535), mul(x0854, x0989, w524), w524)
    x0963 = sub(x0944, x0955, w535)
    x0970 = mul(x0939, x0963, w536)
    x0971 = add(mul(x0938, x0957, w538), x0970, w538)
    x0976 = mul(x0938, x0963, w535)
    x0977 = sub(mul(x0939, x0957, w519), x0976, w519)
    x1004 = sub(x0950, mul(c7, x0971, w539), w539)
    x1009 = sub(mul(x0854, x0977, w540), mul(x0853, x0971, w541), w541)
    x1014 = add(mul(x0853, x0977, w519), mul(x0854, x0971, w538), w538)
    x1045 = mul(x0801, x0955, w519)
    x1046 = mul(x0802, x0955, w540)
    x0945 = sub(mul(v_17, x0940, w542), sub(mul(x0858, x0939, w474), mul(x0860, x0938, w503), w503), w503)
    x0951 = mul(x0940, x0940, w513)
    x0961 = add(x0951, x0953, w542)
    x0967 = sub(x0951, x0953, w518)
    x1001 = sub(x0975, mul(c7, x0961, w474), w474)
    x0965 = add(x0951, x0952, w517)
    x0968 = sub(x0951, x0952, w426)
    x0985 = add(x0976, mul(x0939, x0968, w513), w513)
    x0993 = sub(x0970, mul(x0938, x0968, w426), w426)
    x1018 = sub(mul(x0853, x0985, w536), mul(x0854, x0993, w535), w535)
    x1024 = add(mul(x0853, x0993, w426), mul(x0854, x0985, w513), w513)
    x0974 = sub(x0973, mul(x0939, x0965, w426), w426)
    x0980 = add(mul(x0938, x0965, w517), x0979, w528)
    x1006 = sub(x0949, mul(c7, x0974, w517), w517)
    x1011 = sub(mul(x0853, x0974, w533), mul(x0854, x0980, w536), w536)
    x1016 = add(mul(x0853, x0980, w528), mul(x0854, x0974, w426), w426)
    x1032 = add(mul(c6, x1016, w528), sub(mul(x0854, x0981, w533), mul(x0853, x1002, w543), w543), w543)
    x1040 = add(mul(x0802, x1016, w528), mul(x0801, x0962, w533), w533)
    x1044 = sub(mul(x0801, x1016, w426), mul(x0802, x0962, w528), w528)
    x1036 = add(mul(c6, x1011, w426), add(mul(x0853, x0981, w544), mul(x0854, x1002, w530), w530), w530)
    x1050 = sub(mul(c4, x1044, w426), sub(mul(x0801, x1006, w544), mul(x0802, x1036, w545), w545), w545)
    x1054 = sub(add(mul(x0801, x1036, w530), mul(x0802, x1006, w426), w426), sub(mul(c4, x1040, w530), mul(c5, x1011, w544), w544), w544)
    x0958 = sub(x0945, x0954, w426)
    x0960 = add(x0945, x0954, w425)
    x0988 = sub(mul(x0938, x0960, w530), mul(x0939, x0962, w546), w546)
    x0996 = add(mul(x0938, x0962, w529), mul(x0939, x0960, w530), w530)
    x1020 = sub(mul(x0853, x0988, w529), mul(x0854, x0996, w547), w547)
    x1026 = add(mul(x0853, x0996, w530), mul(x0854, x0988, w546), w546)
    x1000 = add(x0981, mul(c7, x0960, w530), w530)
    x1030 = sub(mul(c6, x1014, w500), add(mul(x0853, x1000, w529), mul(x0854, x0982, w548), w548), w548)
    x1034 = add(mul(c6, x1009, w500), sub(mul(x0853, x0982, w468), mul(x0854, x1000, w530), w530), w530)
    x1038 = sub(mul(x0801, x0960, w500), mul(x0802, x1014, w468), w468)
    x1042 = add(mul(x0801, x1014, w538), mul(x0802, x0960, w425), w425)
    x1048 = sub(mul(c4, x1042, w538), add(mul(x0801, x1004, w500), mul(x0802, x1034, w529), w529), w529)
    x1052 = sub(sub(mul(x0801, x1034, w530), mul(x0802, x1004, w538), w538), sub(mul(c4, x1038, w530), mul(c5, x1009, w500), w500), w500)
    x0972 = add(mul(x0939, x0964, w538), mul(x0938, x0958, w530), w530)
    x0998 = sub(x0994, mul(x0938, x0945, w538), w538)
    x0990 = add(x0986, mul(x0939, x0945, w503), w503)
    x0978 = sub(mul(x0938, x0964, w487), mul(x0939, x0958, w511), w511)
    x1022 = sub(mul(x0853, x0990, w487), mul(x0854, x0998, w532), w532)
    x1028 = add(mul(x0853, x0998, w538), mul(x0854, x0990, w503), w503)
    x1010 = add(mul(x0853, x0972, w538), mul(x0854, x0978, w487), w487)
    x1015 = sub(mul(x0853, x0978, w511), mul(x0854, x0972, w538), w538)
    x1005 = mul(c7, x0972, w530)
    x1031 = sub(mul(c6, x1015, w511), sub(x1012, mul(x0853, x1001, w462), w462), w462)
    x1039 = sub(mul(x0801, x0961, w511), mul(x0802, x1015, w514), w514)
    x1043 = add(mul(x0801, x1015, w538), mul(x0802, x0961, w542), w542)
    x1035 = add(mul(c6, x1010, w538), add(x1007, mul(x0854, x1001, w474), w474), w474)
    x1049 = sub(mul(c4, x1043, w538), add(mul(x0802, x1035, w515), mul(x0801, x1005, w464), w464), w464)
    x1053 = add(sub(mul(x0801, x1035, w474), mul(x0802, x1005, w538), w538), sub(mul(c5, x1010, w474), mul(c4, x1039, w515), w515), w515)
    Y[...] = 0.0
    Y[0, 0] = x0008
    Y[0, 1] = -x0019
    Y[0, 2] = -x0020
    Y[0, 3] = x0021
    Y[0, 10] = x0038
    Y[0, 11] = -x0055
    Y[0, 12] = x0056
    Y[0, 13] = x0057
    Y[0, 20] = x0119
    Y[0, 21] = -x0121
    Y[0, 22] = -x0122
    Y[0, 23] = x0124
    Y[0, 30] = x0243
    Y[0, 31] = x0244
    Y[0, 32] = -x0245
    Y[0, 33] = x0246
    Y[0, 40] = x0299
    Y[0, 41] = -x0312
    Y[0, 42] = x0313
    Y[0, 43] = x0314
    Y[0, 50] = x0376
    Y[0, 51] = -x0378
    Y[0, 52] = -x0379
    Y[0, 53] = x0381
    Y[0, 60] = x0500
    Y[0, 61] = x0501
    Y[0, 62] = -x0502
    Y[0, 63] = x0503
    Y[0, 70] = x0555
    Y[0, 71] = -x0566
    Y[0, 72] = x0567
    Y[0, 73] = x0568
    Y[0, 80] = x0630
    Y[0, 81] = -x0632
    Y[0, 82] = -x0633
    Y[0, 83] = x0635
    Y[0, 90] = x0754
    Y[0, 91] = x0755
    Y[0, 92] = -x0756
    Y[0, 93] = x0757
    Y[0, 100] = x0809
    Y[0, 101] = -x0820
    Y[0, 102] = x0821
    Y[0, 103] = x0822
    Y[0, 110] = x0884
    Y[0, 111] = -x0886
    Y[0, 112] = -x0887
    Y[0, 113] = x0889
    Y[0, 120] = x1008
    Y[0, 121] = x1009
    Y[0, 122] = -x1010
    Y[0, 123] = x1011
    Y[1, 0] = x0010
    Y[1, 1] = x0022
    Y[1, 2] = -x0023
    Y[1, 3] = -x0024
    Y[1, 10] = x0067
    Y[1, 11] = -x0068
    Y[1, 12] = -x0070
    Y[1, 13] = x0072
    Y[1, 20] = x0157
    Y[1, 21] = x0158
    Y[1, 22] = -x0159
    Y[1, 23] = x0160
    Y[1, 30] = x0272
    Y[1, 31] = x0273
    Y[1, 32] = -x0274
    Y[1, 33] = x0275
    Y[1, 40] = x0324
    Y[1, 41] = -x0325
    Y[1, 42] = -x0327
    Y[1, 43] = x0329
    Y[1, 50] = x0414
    Y[1, 51] = x0415
    Y[1, 52] = -x0416
    Y[1, 53] = x0417
    Y[1, 60] = x0529
    Y[1, 61] = x0530
    Y[1, 62] = -x0531
    Y[1, 63] = x0532
    Y[1, 70] = x0578
    Y[1, 71] = -x0579
    Y[1, 72] = -x0581
    Y[1, 73] = x0583
    Y[1, 80] = x0668
    Y[1, 81] = x0669
    Y[1, 82] = -x0670
    Y[1, 83] = x0671
    Y[1, 90] = x0783
    Y[1, 91] = x0784
    Y[1, 92] = -x0785
    Y[1, 93] = x0786
    Y[1, 100] = x0832
    Y[1, 101] = -x0833
    Y[1, 102] = -x0835
    Y[1, 103] = x0837
    Y[1, 110] = x0922
    Y[1, 111] = x0923
    Y[1, 112] = -x0924
    Y[1, 113] = x0925
    Y[1, 120] = x1037
    Y[1, 121] = x1038
    Y[1, 122] = -x1039
    Y[1, 123] = x1040
    Y[2, 0] = x0012
    Y[2, 1] = -x0025
    Y[2, 2] = x0026
    Y[2, 3] = -add(x0013, x0014, w538)
    Y[2, 10] = x0073
    Y[2, 11] = -x0074
    Y[2, 12] = x0076
    Y[2, 13] = -x0078
    Y[2, 20] = x0161
    Y[2, 21] = x0162
    Y[2, 22] = -x0163
    Y[2, 23] = -x0164
    Y[2, 30] = x0276
    Y[2, 31] = x0277
    Y[2, 32] = -x0278
    Y[2, 33] = -x0279
    Y[2, 40] = x0330
    Y[2, 41] = -x0331
    Y[2, 42] = x0333
    Y[2, 43] = -x0335
    Y[2, 50] = x0418
    Y[2, 51] = x0419
    Y[2, 52] = -x0420
    Y[2, 53] = -x0421
    Y[2, 60] = x0533
    Y[2, 61] = x0534
    Y[2, 62] = -x0535
    Y[2, 63] = -x0536
    Y[2, 70] = x0584
    Y[2, 71] = -x0585
    Y[2, 72] = x0587
    Y[2, 73] = -x0589
    Y[2, 80] = x0672
    Y[2, 81] = x0673
    Y[2, 82] = -x0674
    Y[2, 83] = -x0675
    Y[2, 90] = x0787
    Y[2, 91] = x0788
    Y[2, 92] = -x0789
    Y[2, 93] = -x0790
    Y[2, 100] = x0838
    Y[2, 101] = -x0839
    Y[2, 102] = x0841
    Y[2, 103] = -x0843
    Y[2, 110] = x0926
    Y[2, 111] = x0927
    Y[2, 112] = -x0928
    Y[2, 113] = -x0929
    Y[2, 120] = x1041
    Y[2, 121] = x1042
    Y[2, 122] = -x1043
    Y[2, 123] = -x1044
    Y[3, 2] = x0012
    Y[3, 3] = -x0010
    Y[3, 4] = a_03
    Y[3, 5] = x0025
    Y[3, 6] = -x0018
    Y[3, 7] = x0022
    Y[3, 8] = sub(x0014, x0015, w474)
    Y[3, 9] = x0018
    Y[3, 10] = mul(c5, x0073, w511)
    Y[3, 11] = -mul(c5, x0074, w436)
    Y[3, 12] = add(x0048, mul(c5, x0076, w549), w549)
    Y[3, 13] = -add(x0047, mul(c5, x0078, w550), w550)
    Y[3, 14] = x0032
    Y[3, 15] = x0061
    Y[3, 16] = -x0054
    Y[3, 17] = -x0058
    Y[3, 18] = x0064
    Y[3, 19] = x0054
    Y[3, 20] = add(x0149, mul(c5, x0161, w551), w551)
    Y[3, 21] = add(x0150, mul(c5, x0162, w552), w552)
    Y[3, 22] = sub(x0151, mul(c5, x0163, w553), w553)
    Y[3, 23] = -add(x0152, mul(c5, x0164, w554), w554)
    Y[3, 24] = -x0134
    Y[3, 25] = x0135
    Y[3, 26] = x0137
    Y[3, 27] = x0138
    Y[3, 28] = x0139
    Y[3, 29] = x0140
    Y[3, 30] = add(x0264, mul(c5, x0276, w555), w555)
    Y[3, 31] = add(x0265, mul(c5, x0277, w556), w556)
    Y[3, 32] = -add(x0266, mul(c5, x0278, w557), w557)
    Y[3, 33] = -add(x0267, mul(c5, x0279, w558), w558)
    Y[3, 34] = -x0252
    Y[3, 35] = x0253
    Y[3, 36] = x0254
    Y[3, 37] = x0255
    Y[3, 38] = x0256
    Y[3, 39] = x0257
    Y[3, 40] = -mul(c5, x0330, w559)
    Y[3, 41] = mul(c5, x0331, w560)
    Y[3, 42] = sub(x0305, mul(c5, x0333, w561), w561)
    Y[3, 43] = -sub(x0304, mul(c5, x0335, w562), w562)
    Y[3, 44] = x0295
    Y[3, 45] = x0318
    Y[3, 46] = -x0311
    Y[3, 47] = -x0315
    Y[3, 48] = x0321
    Y[3, 49] = x0311
    Y[3, 50] = -add(x0406, mul(c5, x0418, w563), w563)
    Y[3, 51] = sub(x0407, mul(c5, x0419, w564), w564)
    Y[3, 52] = add(x0408, mul(c5, x0420, w565), w565)
    Y[3, 53] = -sub(x0409, mul(c5, x0421, w566), w566)
    Y[3, 54] = -x0391
    Y[3, 55] = x0392
    Y[3, 56] = x0394
    Y[3, 57] = x0395
    Y[3, 58] = x0396
    Y[3, 59] = x0397
    Y[3, 60] = sub(x0521, mul(c5, x0533, w567), w567)
    Y[3, 61] = -add(x0522, mul(c5, x0534, w568), w568)
    Y[3, 62] = add(x0523, mul(c5, x0535, w569), w569)
    Y[3, 63] = add(x0524, mul(c5, x0536, w570), w570)
    Y[3, 64] = -x0509
    Y[3, 65] = x0510
    Y[3, 66] = x0511
    Y[3, 67] = x0512
    Y[3, 68] = x0513
    Y[3, 69] = x0514
    Y[3, 70] = mul(c5, x0584, w571)
    Y[3, 71] = -mul(c5, x0585, w572)
    Y[3, 72] = add(x0559, mul(c5, x0587, w573), w573)
    Y[3, 73] = -add(x0558, mul(c5, x0589, w574), w574)
    Y[3, 74] = x0552
    Y[3, 75] = x0572
    Y[3, 76] = -x0565
    Y[3, 77] = -x0569
    Y[3, 78] = x0575
    Y[3, 79] = x0565
    Y[3, 80] = add(x0660, mul(c5, x0672, w575), w575)
    Y[3, 81] = add(x0661, mul(c5, x0673, w576), w576)
    Y[3, 82] = sub(x0662, mul(c5, x0674, w577), w577)
    Y[3, 83] = -add(x0663, mul(c5, x0675, w578), w578)
    Y[3, 84] = -x0645
    Y[3, 85] = x0646
    Y[3, 86] = x0648
    Y[3, 87] = x0649
    Y[3, 88] = x0650
    Y[3, 89] = x0651
    Y[3, 90] = add(x0775, mul(c5, x0787, w579), w579)
    Y[3, 91] = add(x0776, mul(c5, x0788, w580), w580)
    Y[3, 92] = -add(x0777, mul(c5, x0789, w581), w581)
    Y[3, 93] = -add(x0778, mul(c5, x0790, w582), w582)
    Y[3, 94] = -x0763
    Y[3, 95] = x0764
    Y[3, 96] = x0765
    Y[3, 97] = x0766
    Y[3, 98] = x0767
    Y[3, 99] = x0768
    Y[3, 100] = -mul(c5, x0838, w583)
    Y[3, 101] = mul(c5, x0839, w584)
    Y[3, 102] = sub(x0813, mul(c5, x0841, w585), w585)
    Y[3, 103] = -sub(x0812, mul(c5, x0843, w586), w586)
    Y[3, 104] = x0806
    Y[3, 105] = x0826
    Y[3, 106] = -x0819
    Y[3, 107] = -x0823
    Y[3, 108] = x0829
    Y[3, 109] = x0819
    Y[3, 110] = -add(x0914, mul(c5, x0926, w587), w587)
    Y[3, 111] = sub(x0915, mul(c5, x0927, w588), w588)
    Y[3, 112] = add(x0916, mul(c5, x0928, w589), w589)
    Y[3, 113] = -sub(x0917, mul(c5, x0929, w590), w590)
    Y[3, 114] = -x0899
    Y[3, 115] = x0900
    Y[3, 116] = x0902
    Y[3, 117] = x0903
    Y[3, 118] = x0904
    Y[3, 119] = x0905
    Y[3, 120] = sub(x1029, mul(c5, x1041, w591), w591)
    Y[3, 121] = -add(x1030, mul(c5, x1042, w592), w592)
    Y[3, 122] = add(x1031, mul(c5, x1043, w593), w593)
    Y[3, 123] = add(x1032, mul(c5, x1044, w594), w594)
    Y[3, 124] = -x1017
    Y[3, 125] = x1018
    Y[3, 126] = x1019
    Y[3, 127] = x1020
    Y[3, 128] = x1021
    Y[3, 129] = x1022
    Y[4, 1] = -x0012
    Y[4, 3] = x0008
    Y[4, 4] = x0017
    Y[4, 5] = x0026
    Y[4, 6] = a_04
    Y[4, 7] = -sub(x0013, x0015, w005)
    Y[4, 8] = x0020
    Y[4, 9] = -x0017
    Y[4, 10] = -mul(c4, x0073, w595)
    Y[4, 11] = -sub(x0073, mul(c4, x0074, w596), w596)
    Y[4, 12] = sub(x0079, mul(c4, x0076, w597), w597)
    Y[4, 13] = add(x0080, mul(c4, x0078, w048), w048)
    Y[4, 14] = add(x0081, x0082, w030)
    Y[4, 15] = sub(x0075, mul(x0028, x0066, w598), w598)
    Y[4, 16] = -sub(x0082, mul(x0027, x0033, w073), w073)
    Y[4, 17] = -add(x0077, mul(x0027, x0065, w054), w054)
    Y[4, 18] = -add(mul(x0027, x0056, w066), mul(x0028, x0057, w599), w599)
    Y[4, 19] = -sub(x0081, mul(x0028, x0034, w066), w066)
    Y[4, 20] = sub(mul(x0028, x0153, w069), mul(c4, x0161, w061), w061)
    Y[4, 21] = -x0167
    Y[4, 22] = add(mul(x0028, x0155, w086), mul(c4, x0163, w069), w069)
    Y[4, 23] = x0168
    Y[4, 24] = add(x0165, mul(x0028, x0142, w086), w086)
    Y[4, 25] = -sub(mul(x0027, x0114, w600), mul(x0028, x0143, w601), w601)
    Y[4, 26] = sub(mul(x0027, x0094, w600), mul(x0028, x0145, w602), w602)
    Y[4, 27] = -sub(mul(x0027, x0117, w600), mul(x0028, x0146, w603), w603)
    Y[4, 28] = sub(mul(x0027, x0108, w600), mul(x0028, x0147, w604), w604)
    Y[4, 29] = -sub(x0165, mul(x0028, x0148, w600), w600)
    Y[4, 30] = -x0282
    Y[4, 31] = -x0283
    Y[4, 32] = x0284
    Y[4, 33] = x0285
    Y[4, 34] = add(x0280, mul(x0028, x0258, w098), w098)
    Y[4, 35] = -sub(mul(x0027, x0199, w605), mul(x0028, x0259, w606), w606)
    Y[4, 36] = sub(mul(x0027, x0179, w605), mul(x0028, x0260, w607), w607)
    Y[4, 37] = -sub(mul(x0027, x0202, w605), mul(x0028, x0261, w608), w608)
    Y[4, 38] = sub(mul(x0027, x0193, w605), mul(x0028, x0262, w609), w609)
    Y[4, 39] = -sub(x0280, mul(x0028, x0263, w605), w605)
    Y[4, 40] = -mul(c4, x0330, w132)
    Y[4, 41] = -sub(x0330, mul(c4, x0331, w610), w610)
    Y[4, 42] = sub(x0336, mul(c4, x0333, w611), w611)
    Y[4, 43] = add(x0337, mul(c4, x0335, w177), w177)
    Y[4, 44] = add(x0338, x0339, w087)
    Y[4, 45] = sub(x0332, mul(x0291, x0323, w612), w612)
    Y[4, 46] = -sub(x0339, mul(x0290, x0296, w202), w202)
    Y[4, 47] = -add(x0334, mul(x0290, x0322, w183), w183)
    Y[4, 48] = -add(mul(x0290, x0313, w195), mul(x0291, x0314, w613), w613)
    Y[4, 49] = -sub(x0338, mul(x0291, x0297, w195), w195)
    Y[4, 50] = -add(mul(x0291, x0410, w198), mul(c4, x0418, w190), w190)
    Y[4, 51] = -x0424
    Y[4, 52] = add(mul(x0291, x0412, w215), mul(c4, x0420, w198), w198)
    Y[4, 53] = x0425
    Y[4, 54] = add(x0422, mul(x0291, x0399, w215), w215)
    Y[4, 55] = -sub(mul(x0290, x0371, w614), mul(x0291, x0400, w615), w615)
    Y[4, 56] = sub(mul(x0290, x0351, w614), mul(x0291, x0402, w616), w616)
    Y[4, 57] = -sub(mul(x0290, x0374, w614), mul(x0291, x0403, w617), w617)
    Y[4, 58] = sub(mul(x0290, x0365, w614), mul(x0291, x0404, w618), w618)
    Y[4, 59] = -sub(x0422, mul(x0291, x0405, w614), w614)
    Y[4, 60] = -x0539
    Y[4, 61] = -x0540
    Y[4, 62] = x0541
    Y[4, 63] = x0542
    Y[4, 64] = add(x0537, mul(x0291, x0515, w227), w227)
    Y[4, 65] = -sub(mul(x0290, x0456, w619), mul(x0291, x0516, w620), w620)
    Y[4, 66] = sub(mul(x0290, x0436, w619), mul(x0291, x0517, w621), w621)
    Y[4, 67] = -sub(mul(x0290, x0459, w619), mul(x0291, x0518, w622), w622)
    Y[4, 68] = sub(mul(x0290, x0450, w619), mul(x0291, x0519, w623), w623)
    Y[4, 69] = -sub(x0537, mul(x0291, x0520, w619), w619)
    Y[4, 70] = mul(c4, x0584, w261)
    Y[4, 71] = -add(x0584, mul(c4, x0585, w624), w624)
    Y[4, 72] = add(x0590, mul(c4, x0587, w625), w625)
    Y[4, 73] = sub(x0591, mul(c4, x0589, w306), w306)
    Y[4, 74] = add(x0592, x0593, w216)
    Y[4, 75] = sub(x0586, mul(x0548, x0577, w626), w626)
    Y[4, 76] = -sub(x0593, mul(x0547, x0553, w331), w331)
    Y[4, 77] = -add(x0588, mul(x0547, x0576, w312), w312)
    Y[4, 78] = -add(mul(x0547, x0567, w324), mul(x0548, x0568, w627), w627)
    Y[4, 79] = -sub(x0592, mul(x0548, x0554, w324), w324)
    Y[4, 80] = add(mul(x0548, x0664, w327), mul(c4, x0672, w319), w319)
    Y[4, 81] = x0678
    Y[4, 82] = sub(mul(x0548, x0666, w344), mul(c4, x0674, w327), w327)
    Y[4, 83] = -x0679
    Y[4, 84] = add(x0676, mul(x0548, x0653, w344), w344)
    Y[4, 85] = -sub(mul(x0547, x0625, w628), mul(x0548, x0654, w629), w629)
    Y[4, 86] = sub(mul(x0547, x0605, w628), mul(x0548, x0656, w630), w630)
    Y[4, 87] = -sub(mul(x0547, x0628, w628), mul(x0548, x0657, w631), w631)
    Y[4, 88] = sub(mul(x0547, x0619, w628), mul(x0548, x0658, w632), w632)
    Y[4, 89] = -sub(x0676, mul(x0548, x0659, w628), w628)
    Y[4, 90] = x0793
    Y[4, 91] = x0794
    Y[4, 92] = -x0795
    Y[4, 93] = -x0796
    Y[4, 94] = add(x0791, mul(x0548, x0769, w356), w356)
    Y[4, 95] = -sub(mul(x0547, x0710, w633), mul(x0548, x0770, w634), w634)
    Y[4, 96] = sub(mul(x0547, x0690, w633), mul(x0548, x0771, w635), w635)
    Y[4, 97] = -sub(mul(x0547, x0713, w633), mul(x0548, x0772, w636), w636)
    Y[4, 98] = sub(mul(x0547, x0704, w633), mul(x0548, x0773, w637), w637)
    Y[4, 99] = -sub(x0791, mul(x0548, x0774, w633), w633)
    Y[4, 100] = mul(c4, x0838, w390)
    Y[4, 101] = -add(x0838, mul(c4, x0839, w638), w638)
    Y[4, 102] = add(x0844, mul(c4, x0841, w639), w639)
    Y[4, 103] = sub(x0845, mul(c4, x0843, w435), w435)
    Y[4, 104] = add(x0846, x0847, w345)
    Y[4, 105] = sub(x0840, mul(x0802, x0831, w640), w640)
    Y[4, 106] = -sub(x0847, mul(x0801, x0807, w460), w460)
    Y[4, 107] = -add(x0842, mul(x0801, x0830, w441), w441)
    Y[4, 108] = -add(mul(x0801, x0821, w453), mul(x0802, x0822, w641), w641)
    Y[4, 109] = -sub(x0846, mul(x0802, x0808, w453), w453)
    Y[4, 110] = -sub(mul(x0802, x0918, w456), mul(c4, x0926, w448), w448)
    Y[4, 111] = x0932
    Y[4, 112] = sub(mul(x0802, x0920, w473), mul(c4, x0928, w456), w456)
    Y[4, 113] = -x0933
    Y[4, 114] = add(x0930, mul(x0802, x0907, w473), w473)
    Y[4, 115] = -sub(mul(x0801, x0879, w642), mul(x0802, x0908, w643), w643)
    Y[4, 116] = sub(mul(x0801, x0859, w642), mul(x0802, x0910, w644), w644)
    Y[4, 117] = -sub(mul(x0801, x0882, w642), mul(x0802, x0911, w645), w645)
    Y[4, 118] = sub(mul(x0801, x0873, w642), mul(x0802, x0912, w646), w646)
    Y[4, 119] = -sub(x0930, mul(x0802, x0913, w642), w642)
    Y[4, 120] = x1047
    Y[4, 121] = x1048
    Y[4, 122] = -x1049
    Y[4, 123] = -x1050
    Y[4, 124] = add(x1045, mul(x0802, x1023, w485), w485)
    Y[4, 125] = -sub(mul(x0801, x0964, w647), mul(x0802, x1024, w648), w648)
    Y[4, 126] = sub(mul(x0801, x0944, w647), mul(x0802, x1025, w649), w649)
    Y[4, 127] = -sub(mul(x0801, x0967, w647), mul(x0802, x1026, w650), w650)
    Y[4, 128] = sub(mul(x0801, x0958, w647), mul(x0802, x1027, w651), w651)
    Y[4, 129] = -sub(x1045, mul(x0802, x1028, w647), w647)
    Y[5, 1] = x0010
    Y[5, 2] = -x0008
    Y[5, 4] = -x0016
    Y[5, 5] = sub(x0013, x0014, w000)
    Y[5, 6] = x0016
    Y[5, 7] = x0024
    Y[5, 8] = x0021
    Y[5, 9] = a_05
    Y[5, 10] = -sub(mul(c5, x0038, w003), mul(c4, x0067, w519), w519)
    Y[5, 11] = x0085
    Y[5, 12] = -x0086
    Y[5, 13] = x0087
    Y[5, 14] = sub(x0083, x0084, w003)
    Y[5, 15] = add(x0069, mul(x0027, x0066, w028), w028)
    Y[5, 16] = add(x0084, mul(x0028, x0033, w047), w047)
    Y[5, 17] = sub(x0071, mul(x0028, x0065, w040), w040)
    Y[5, 18] = sub(mul(x0027, x0057, w067), mul(x0028, x0056, w035), w035)
    Y[5, 19] = -add(x0083, mul(x0027, x0034, w050), w050)
    Y[5, 20] = x0169
    Y[5, 21] = x0170
    Y[5, 22] = -x0171
    Y[5, 23] = x0172
    Y[5, 24] = sub(x0166, mul(x0027, x0142, w104), w104)
    Y[5, 25] = -add(mul(x0028, x0114, w055), mul(x0027, x0143, w037), w037)
    Y[5, 26] = add(mul(x0027, x0145, w103), mul(x0028, x0094, w055), w055)
    Y[5, 27] = -add(mul(x0027, x0146, w091), mul(x0028, x0117, w103), w103)
    Y[5, 28] = add(mul(x0027, x0147, w092), mul(x0028, x0108, w091), w091)
    Y[5, 29] = -add(x0166, mul(x0027, x0148, w110), w110)
    Y[5, 30] = -x0286
    Y[5, 31] = -x0287
    Y[5, 32] = x0288
    Y[5, 33] = -x0289
    Y[5, 34] = sub(x0281, mul(x0027, x0258, w140), w140)
    Y[5, 35] = -add(mul(x0028, x0199, w099), mul(x0027, x0259, w126), w126)
    Y[5, 36] = add(mul(x0027, x0260, w139), mul(x0028, x0179, w099), w099)
    Y[5, 37] = -add(mul(x0027, x0261, w159), mul(x0028, x0202, w139), w139)
    Y[5, 38] = add(mul(x0027, x0262, w137), mul(x0028, x0193, w031), w031)
    Y[5, 39] = -add(x0281, mul(x0027, x0263, w116), w116)
    Y[5, 40] = add(mul(c5, x0299, w153), mul(c4, x0324, w029), w029)
    Y[5, 41] = x0342
    Y[5, 42] = -x0343
    Y[5, 43] = x0344
    Y[5, 44] = sub(x0340, x0341, w153)
    Y[5, 45] = add(x0326, mul(x0290, x0323, w022), w022)
    Y[5, 46] = add(x0341, mul(x0291, x0296, w176), w176)
    Y[5, 47] = sub(x0328, mul(x0291, x0322, w169), w169)
    Y[5, 48] = sub(mul(x0290, x0314, w196), mul(x0291, x0313, w164), w164)
    Y[5, 49] = -add(x0340, mul(x0290, x0297, w179), w179)
    Y[5, 50] = x0426
    Y[5, 51] = x0427
    Y[5, 52] = -x0428
    Y[5, 53] = x0429
    Y[5, 54] = sub(x0423, mul(x0290, x0399, w233), w233)
    Y[5, 55] = -add(mul(x0291, x0371, w184), mul(x0290, x0400, w166), w166)
    Y[5, 56] = add(mul(x0290, x0402, w232), mul(x0291, x0351, w184), w184)
    Y[5, 57] = -add(mul(x0290, x0403, w220), mul(x0291, x0374, w232), w232)
    Y[5, 58] = add(mul(x0290, x0404, w221), mul(x0291, x0365, w220), w220)
    Y[5, 59] = -add(x0423, mul(x0290, x0405, w239), w239)
    Y[5, 60] = -x0543
    Y[5, 61] = x0544
    Y[5, 62] = -x0545
    Y[5, 63] = x0546
    Y[5, 64] = sub(x0538, mul(x0290, x0515, w269), w269)
    Y[5, 65] = -add(mul(x0291, x0456, w228), mul(x0290, x0516, w255), w255)
    Y[5, 66] = add(mul(x0290, x0517, w268), mul(x0291, x0436, w228), w228)
    Y[5, 67] = -add(mul(x0290, x0518, w288), mul(x0291, x0459, w268), w268)
    Y[5, 68] = add(mul(x0290, x0519, w266), mul(x0291, x0450, w124), w124)
    Y[5, 69] = -add(x0538, mul(x0290, x0520, w245), w245)
    Y[5, 70] = -add(mul(c4, x0578, w282), mul(c5, x0555, w151), w151)
    Y[5, 71] = x0596
    Y[5, 72] = x0597
    Y[5, 73] = -x0598
    Y[5, 74] = sub(x0594, x0595, w282)
    Y[5, 75] = add(x0580, mul(x0547, x0577, w026), w026)
    Y[5, 76] = add(x0595, mul(x0548, x0553, w305), w305)
    Y[5, 77] = sub(x0582, mul(x0548, x0576, w298), w298)
    Y[5, 78] = sub(mul(x0547, x0568, w325), mul(x0548, x0567, w293), w293)
    Y[5, 79] = -add(x0594, mul(x0547, x0554, w308), w308)
    Y[5, 80] = -x0680
    Y[5, 81] = x0681
    Y[5, 82] = -x0682
    Y[5, 83] = x0683
    Y[5, 84] = sub(x0677, mul(x0547, x0653, w362), w362)
    Y[5, 85] = -add(mul(x0548, x0625, w313), mul(x0547, x0654, w295), w295)
    Y[5, 86] = add(mul(x0547, x0656, w361), mul(x0548, x0605, w313), w313)
    Y[5, 87] = -add(mul(x0547, x0657, w349), mul(x0548, x0628, w361), w361)
    Y[5, 88] = add(mul(x0547, x0658, w350), mul(x0548, x0619, w349), w349)
    Y[5, 89] = -add(x0677, mul(x0547, x0659, w368), w368)
    Y[5, 90] = -x0797
    Y[5, 91] = -x0798
    Y[5, 92] = x0799
    Y[5, 93] = -x0800
    Y[5, 94] = sub(x0792, mul(x0547, x0769, w398), w398)
    Y[5, 95] = -add(mul(x0548, x0710, w357), mul(x0547, x0770, w384), w384)
    Y[5, 96] = add(mul(x0547, x0771, w397), mul(x0548, x0690, w357), w357)
    Y[5, 97] = -add(mul(x0547, x0772, w417), mul(x0548, x0713, w397), w397)
    Y[5, 98] = add(mul(x0547, x0773, w395), mul(x0548, x0704, w253), w253)
    Y[5, 99] = -add(x0792, mul(x0547, x0774, w374), w374)
    Y[5, 100] = -sub(mul(c4, x0832, w411), mul(c5, x0809, w280), w280)
    Y[5, 101] = x0850
    Y[5, 102] = x0851
    Y[5, 103] = -x0852
    Y[5, 104] = sub(x0848, x0849, w411)
    Y[5, 105] = add(x0834, mul(x0801, x0831, w027), w027)
    Y[5, 106] = add(x0849, mul(x0802, x0807, w434), w434)
    Y[5, 107] = sub(x0836, mul(x0802, x0830, w427), w427)
    Y[5, 108] = sub(mul(x0801, x0822, w454), mul(x0802, x0821, w422), w422)
    Y[5, 109] = -add(x0848, mul(x0801, x0808, w437), w437)
    Y[5, 110] = -x0934
    Y[5, 111] = x0935
    Y[5, 112] = -x0936
    Y[5, 113] = x0937
    Y[5, 114] = sub(x0931, mul(x0801, x0907, w491), w491)
    Y[5, 115] = -add(mul(x0802, x0879, w442), mul(x0801, x0908, w424), w424)
    Y[5, 116] = add(mul(x0801, x0910, w490), mul(x0802, x0859, w442), w442)
    Y[5, 117] = -add(mul(x0801, x0911, w478), mul(x0802, x0882, w490), w490)
    Y[5, 118] = add(mul(x0801, x0912, w479), mul(x0802, x0873, w478), w478)
    Y[5, 119] = -add(x0931, mul(x0801, x0913, w497), w497)
    Y[5, 120] = -x1051
    Y[5, 121] = x1052
    Y[5, 122] = -x1053
    Y[5, 123] = x1054
    Y[5, 124] = sub(x1046, mul(x0801, x1023, w527), w527)
    Y[5, 125] = -add(mul(x0802, x0964, w486), mul(x0801, x1024, w513), w513)
    Y[5, 126] = add(mul(x0801, x1025, w526), mul(x0802, x0944, w486), w486)
    Y[5, 127] = -add(mul(x0801, x1026, w546), mul(x0802, x0967, w526), w526)
    Y[5, 128] = add(mul(x0801, x1027, w524), mul(x0802, x0958, w382), w382)
    Y[5, 129] = -add(x1046, mul(x0801, x1028, w503), w503)
    Y[6, 12] = x0048
    Y[6, 13] = -x0047
    Y[6, 14] = x0032
    Y[6, 15] = x0061
    Y[6, 16] = -x0054
    Y[6, 17] = -x0058
    Y[6, 18] = x0064
    Y[6, 19] = x0054
    Y[6, 20] = x0149
    Y[6, 21] = x0150
    Y[6, 22] = x0151
    Y[6, 23] = -x0152
    Y[6, 24] = -x0134
    Y[6, 25] = x0135
    Y[6, 26] = x0137
    Y[6, 27] = x0138
    Y[6, 28] = x0139
    Y[6, 29] = x0140
    Y[6, 30] = x0264
    Y[6, 31] = x0265
    Y[6, 32] = -x0266
    Y[6, 33] = -x0267
    Y[6, 34] = -x0252
    Y[6, 35] = x0253
    Y[6, 36] = x0254
    Y[6, 37] = x0255
    Y[6, 38] = x0256
    Y[6, 39] = x0257
    Y[7, 21] = -x0100
    Y[7, 23] = x0099
    Y[7, 24] = x0105
    Y[7, 25] = -x0114
    Y[7, 26] = x0094
    Y[7, 27] = -x0117
    Y[7, 28] = x0108
    Y[7, 29] = -x0105
    Y[7, 30] = -x0238
    Y[7, 31] = -x0239
    Y[7, 32] = x0240
    Y[7, 33] = x0241
    Y[7, 34] = x0190
    Y[7, 35] = -x0199
    Y[7, 36] = x0179
    Y[7, 37] = -x0202
    Y[7, 38] = x0193
    Y[7, 39] = -x0190
    Y[8, 31] = -x0185
    Y[8, 33] = x0184
    Y[8, 34] = x0190
    Y[8, 35] = -x0199
    Y[8, 36] = x0179
    Y[8, 37] = -x0202
    Y[8, 38] = x0193
    Y[8, 39] = -x0190
    Y[9, 42] = x0305
    Y[9, 43] = -x0304
    Y[9, 44] = x0295
    Y[9, 45] = x0318
    Y[9, 46] = -x0311
    Y[9, 47] = -x0315
    Y[9, 48] = x0321
    Y[9, 49] = x0311
    Y[9, 50] = -x0406
    Y[9, 51] = x0407
    Y[9, 52] = x0408
    Y[9, 53] = -x0409
    Y[9, 54] = -x0391
    Y[9, 55] = x0392
    Y[9, 56] = x0394
    Y[9, 57] = x0395
    Y[9, 58] = x0396
    Y[9, 59] = x0397
    Y[9, 60] = x0521
    Y[9, 61] = -x0522
    Y[9, 62] = x0523
    Y[9, 63] = x0524
    Y[9, 64] = -x0509
    Y[9, 65] = x0510
    Y[9, 66] = x0511
    Y[9, 67] = x0512
    Y[9, 68] = x0513
    Y[9, 69] = x0514
    Y[10, 51] = -x0357
    Y[10, 53] = x0356
    Y[10, 54] = x0362
    Y[10, 55] = -x0371
    Y[10, 56] = x0351
    Y[10, 57] = -x0374
    Y[10, 58] = x0365
    Y[10, 59] = -x0362
    Y[10, 60] = -x0495
    Y[10, 61] = -x0496
    Y[10, 62] = x0497
    Y[10, 63] = x0498
    Y[10, 64] = x0447
    Y[10, 65] = -x0456
    Y[10, 66] = x0436
    Y[10, 67] = -x0459
    Y[10, 68] = x0450
    Y[10, 69] = -x0447
    Y[11, 61] = -x0442
    Y[11, 63] = x0441
    Y[11, 64] = x0447
    Y[11, 65] = -x0456
    Y[11, 66] = x0436
    Y[11, 67] = -x0459
    Y[11, 68] = x0450
    Y[11, 69] = -x0447
    Y[12, 72] = x0559
    Y[12, 73] = -x0558
    Y[12, 74] = x0552
    Y[12, 75] = x0572
    Y[12, 76] = -x0565
    Y[12, 77] = -x0569
    Y[12, 78] = x0575
    Y[12, 79] = x0565
    Y[12, 80] = x0660
    Y[12, 81] = x0661
    Y[12, 82] = x0662
    Y[12, 83] = -x0663
    Y[12, 84] = -x0645
    Y[12, 85] = x0646
    Y[12, 86] = x0648
    Y[12, 87] = x0649
    Y[12, 88] = x0650
    Y[12, 89] = x0651
    Y[12, 90] = x0775
    Y[12, 91] = x0776
    Y[12, 92] = -x0777
    Y[12, 93] = -x0778
    Y[12, 94] = -x0763
    Y[12, 95] = x0764
    Y[12, 96] = x0765
    Y[12, 97] = x0766
    Y[12, 98] = x0767
    Y[12, 99] = x0768
    Y[13, 81] = -x0611
    Y[13, 83] = x0610
    Y[13, 84] = x0616
    Y[13, 85] = -x0625
    Y[13, 86] = x0605
    Y[13, 87] = -x0628
    Y[13, 88] = x0619
    Y[13, 89] = -x0616
    Y[13, 90] = -x0749
    Y[13, 91] = -x0750
    Y[13, 92] = x0751
    Y[13, 93] = x0752
    Y[13, 94] = x0701
    Y[13, 95] = -x0710
    Y[13, 96] = x0690
    Y[13, 97] = -x0713
    Y[13, 98] = x0704
    Y[13, 99] = -x0701
    Y[14, 91] = -x0696
    Y[14, 93] = x0695
    Y[14, 94] = x0701
    Y[14, 95] = -x0710
    Y[14, 96] = x0690
    Y[14, 97] = -x0713
    Y[14, 98] = x0704
    Y[14, 99] = -x0701
    Y[15, 102] = x0813
    Y[15, 103] = -x0812
    Y[15, 104] = x0806
    Y[15, 105] = x0826
    Y[15, 106] = -x0819
    Y[15, 107] = -x0823
    Y[15, 108] = x0829
    Y[15, 109] = x0819
    Y[15, 110] = -x0914
    Y[15, 111] = x0915
    Y[15, 112] = x0916
    Y[15, 113] = -x0917
    Y[15, 114] = -x0899
    Y[15, 115] = x0900
    Y[15, 116] = x0902
    Y[15, 117] = x0903
    Y[15, 118] = x0904
    Y[15, 119] = x0905
    Y[15, 120] = x1029
    Y[15, 121] = -x1030
    Y[15, 122] = x1031
    Y[15, 123] = x1032
    Y[15, 124] = -x1017
    Y[15, 125] = x1018
    Y[15, 126] = x1019
    Y[15, 127] = x1020
    Y[15, 128] = x1021
    Y[15, 129] = x1022
    Y[16, 111] = -x0865
    Y[16, 113] = x0864
    Y[16, 114] = x0870
    Y[16, 115] = -x0879
    Y[16, 116] = x0859
    Y[16, 117] = -x0882
    Y[16, 118] = x0873
    Y[16, 119] = -x0870
    Y[16, 120] = -x1003
    Y[16, 121] = -x1004
    Y[16, 122] = x1005
    Y[16, 123] = x1006
    Y[16, 124] = x0955
    Y[16, 125] = -x0964
    Y[16, 126] = x0944
    Y[16, 127] = -x0967
    Y[16, 128] = x0958
    Y[16, 129] = -x0955
    Y[17, 121] = -x0950
    Y[17, 123] = x0949
    Y[17, 124] = x0955
    Y[17, 125] = -x0964
    Y[17, 126] = x0944
    Y[17, 127] = -x0967
    Y[17, 128] = x0958
    Y[17, 129] = -x0955


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
