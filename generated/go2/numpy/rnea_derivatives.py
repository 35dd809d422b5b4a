# rnea_derivatives of go2: Derivatives of inverse dynamics by q (along the tangent space), v and a.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.derivatives
# Convention  pinocchio
# Program     SHA-256 32ea4ca7f78fe9d9978cfb1241540e3c7ad0c49bf2cafb2a9f69ef9061951523
# Operations  2257 mul, 2268 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad       [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
#     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Outputs
#     dtau_dq  18 x 18  in the units of both  [base linear, base angular, joints], base axes
#     dtau_dv  18 x 18  in the units of both  [base linear, base angular, joints], base axes
#     dtau_da  18 x 18  in the units of both  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     derivatives/forces-spatial   PROVED
#     derivatives/forces-limbs     PROVED
#     derivatives/forces-wheels    PROVED
#     derivatives/forces-hand      PROVED
#     derivatives/forces-floating  PROVED
#     regressor/lumped-mixed       PROVED-MOD-P
#     regressor/lumped-disc        PROVED
#     regressor/reframed           PROVED
#     rotations/align              PROVED
#     rotations/align-back         PROVED

import math
from typing import NamedTuple

import numpy as np

_BLOCK = 1024  # states at a time, so that what lies between stays in the cache


class RneaDerivatives(NamedTuple):
    """What rnea_derivatives returns."""

    dtau_dq: np.ndarray
    dtau_dv: np.ndarray
    dtau_da: np.ndarray


def rnea_derivatives(q, v, a, out=None):
    """Derivatives of inverse dynamics by q (along the tangent space), v and a.

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
    out : sequence of ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    dtau_dq : ndarray, (..., 18, 18)
        [base linear, base angular, joints], base axes; in the units of both
    dtau_dv : ndarray, (..., 18, 18)
        [base linear, base angular, joints], base axes; in the units of both
    dtau_da : ndarray, (..., 18, 18)
        [base linear, base angular, joints], base axes; in the units of both
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
            ("a", a, (18,)),
        ],
        [
            ("dtau_dq", (18, 18)),
            ("dtau_dv", (18, 18)),
            ("dtau_da", (18, 18)),
        ],
        out,
    )
    return RneaDerivatives(*results)


def _kernel(given, q, v, a, dtau_dq, dtau_dv, dtau_da):
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
    (
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
        c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51,
        c52, c53, c54, c55, c56, c57, c58, c59
    ) = numbers(
        (
            1.0, 0.0148272943648, 2.0, 0.000429887296, 0.000859774592, 0.0005670347152,
            0.00747974233, 0.000402580736, 0.01539432908, 0.0789924, 0.00430848, 0.213,
            0.0048938853184, 0.0001142508, 0.0002285016, 3.58746816e-05, 0.00249597775,
            7.9431538e-05, 0.00492976, 0.02623, 0.00084392, 0.1934, 0.0465, 0.093, 0.3868,
            0.037188086, 0.074376172, 0.146694152, 0.293388304, 0.002283689271632,
            0.004567378543264, 0.00012166, 0.00024332, 0.0735158845, 3.12e-05, 6.24e-05,
            0.016429533938952, 0.848282459142048, 0.10962557, 0.21925114, 7.119e-05, 0.00014238,
            7.25574e-07, 1.451148e-06, 4.092728e-06, 8.185456e-06, 0.00892066955205,
            0.0178413391041, 1.2818914e-06, 2.5637828e-06, 0.00043992847495, 0.0008798569499,
            0.009360598027, 16.087, 0.044972709219476, 0.4323559965405, 0.460899171821024, 9.81,
            157.81347
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
        w644, w645, w646, w647, w648, w649, w650, w651, w652, w653, w654, w655, w656, w657,
        w658, w659, w660, w661, w662, w663, w664, w665, w666, w667, w668, w669, w670, w671,
        w672, w673
    ) = slots(674)
    x0001 = cos(q_08, w000)
    x0013 = mul(x0001, c12, w001)
    x0002 = sin(q_08, w002)
    x0003 = add(mul(x0001, c05, w003), mul(x0002, c02, w004), w004)
    x0004 = mul(x0002, x0003, w003)
    x0007 = sub(c04, mul(x0001, x0003, w004), w004)
    x0005 = add(x0004, c06, w005)
    x0009 = sub(x0004, c09, w003)
    x0006 = add(mul(x0002, c07, w006), mul(x0001, c08, w007), w007)
    x0008 = sub(mul(x0001, c07, w006), mul(x0002, c08, w008), w008)
    x0010 = add(mul(x0002, c10, w006), mul(x0001, c11, w009), w009)
    x0011 = sub(mul(x0001, c10, w006), mul(x0002, c11, w010), w010)
    x0012 = mul(x0002, c12, w006)
    x0014 = cos(q_09, w011)
    x0015 = sin(q_09, w012)
    x0016 = sub(mul(x0001, x0014, w013), mul(x0002, x0015, w014), w014)
    x0017 = add(mul(x0001, x0015, w012), mul(x0002, x0014, w011), w011)
    x0018 = sub(mul(x0016, c15, w012), mul(x0017, c13, w002), w002)
    x0019 = mul(x0017, x0018, w012)
    x0022 = sub(c14, mul(x0016, x0018, w002), w002)
    x0020 = sub(x0019, c16, w000)
    x0024 = add(x0019, c19, w012)
    x0482 = sub(x0020, x0024, w013)
    x0021 = sub(mul(x0017, c17, w015), mul(x0016, c18, w016), w016)
    x0486 = add(x0006, x0021, w015)
    x0515 = add(c45, x0486, w017)
    x0023 = add(mul(x0017, c18, w018), mul(x0016, c17, w019), w019)
    x0489 = add(x0008, x0023, w018)
    x0518 = sub(c49, x0489, w020)
    x0025 = sub(mul(x0017, c20, w021), mul(x0016, c21, w022), w022)
    x0026 = add(mul(x0017, c21, w011), mul(x0016, c20, w014), w014)
    x0480 = mul(x0013, x0026, w011)
    x0485 = sub(mul(c03, x0480, w021), sub(x0009, x0024, w023), w023)
    x0514 = add(c53, x0485, w021)
    x0484 = add(x0011, x0026, w024)
    x0513 = add(c41, x0484, w025)
    x0479 = mul(x0012, x0025, w026)
    x0481 = add(x0479, x0480, w011)
    x0490 = add(mul(c03, x0479, w026), sub(x0005, x0020, w027), w027)
    x0519 = add(c47, x0490, w026)
    x0488 = sub(mul(c03, x0481, w028), sub(x0482, sub(x0005, x0009, w029), w029), w029)
    x0950 = sub(x0481, x0482, w011)
    x0517 = add(c51, x0488, w028)
    x0483 = add(x0010, x0025, w030)
    x0487 = sub(sub(x0007, mul(x0012, x0026, w031), w031), add(x0022, mul(x0013, x0025, w032), w032), w032)
    x0516 = add(c43, x0487, w031)
    x0027 = cos(q_11, w033)
    x0039 = mul(c12, x0027, w034)
    x0028 = sin(q_11, w035)
    x0029 = add(mul(c05, x0027, w036), mul(c02, x0028, w037), w037)
    x0030 = mul(x0028, x0029, w036)
    x0033 = sub(c04, mul(x0027, x0029, w037), w037)
    x0031 = add(c06, x0030, w038)
    x0035 = sub(c09, x0030, w036)
    x0032 = add(mul(c08, x0027, w039), mul(c07, x0028, w040), w040)
    x0034 = sub(mul(c08, x0028, w039), mul(c07, x0027, w041), w041)
    x0036 = add(mul(c10, x0028, w039), mul(c11, x0027, w042), w042)
    x0037 = sub(mul(c10, x0027, w039), mul(c11, x0028, w043), w043)
    x0038 = mul(c12, x0028, w039)
    x0040 = cos(q_12, w044)
    x0041 = sin(q_12, w045)
    x0042 = sub(mul(x0027, x0040, w046), mul(x0028, x0041, w047), w047)
    x0043 = add(mul(x0027, x0041, w045), mul(x0028, x0040, w044), w044)
    x0044 = sub(mul(c15, x0042, w045), mul(c13, x0043, w035), w035)
    x0045 = mul(x0043, x0044, w045)
    x0048 = sub(c14, mul(x0042, x0044, w035), w035)
    x0046 = sub(c16, x0045, w033)
    x0050 = add(c19, x0045, w045)
    x0414 = add(x0046, x0050, w046)
    x0047 = sub(mul(c18, x0042, w048), mul(c17, x0043, w049), w049)
    x0418 = sub(x0032, x0047, w048)
    x0447 = add(c45, x0418, w050)
    x0049 = add(mul(c17, x0042, w051), mul(c18, x0043, w052), w052)
    x0421 = sub(x0034, x0049, w051)
    x0450 = add(c49, x0421, w053)
    x0051 = sub(mul(c20, x0043, w054), mul(c21, x0042, w055), w055)
    x0052 = add(mul(c21, x0043, w044), mul(c20, x0042, w047), w047)
    x0412 = mul(x0039, x0052, w044)
    x0417 = add(mul(c03, x0412, w054), add(x0035, x0050, w056), w056)
    x0446 = add(c53, x0417, w054)
    x0416 = add(x0037, x0052, w057)
    x0445 = add(c41, x0416, w058)
    x0411 = mul(x0038, x0051, w059)
    x0413 = add(x0411, x0412, w044)
    x0422 = add(mul(c03, x0411, w059), add(x0031, x0046, w060), w060)
    x0451 = add(c47, x0422, w059)
    x0420 = add(mul(c03, x0413, w061), add(x0414, add(x0031, x0035, w062), w062), w062)
    x1039 = add(x0413, x0414, w044)
    x0449 = add(c51, x0420, w061)
    x0415 = add(x0036, x0051, w063)
    x0419 = sub(sub(x0033, mul(x0038, x0052, w064), w064), add(x0048, mul(x0039, x0051, w065), w065), w065)
    x0448 = add(c43, x0419, w064)
    x0053 = cos(q_14, w066)
    x0065 = mul(c12, x0053, w067)
    x0054 = sin(q_14, w068)
    x0055 = add(mul(c05, x0053, w069), mul(c02, x0054, w070), w070)
    x0056 = mul(x0054, x0055, w069)
    x0059 = sub(c04, mul(x0053, x0055, w070), w070)
    x0057 = add(c06, x0056, w071)
    x0061 = sub(c09, x0056, w069)
    x0058 = add(mul(c07, x0054, w072), mul(c08, x0053, w073), w073)
    x0060 = sub(mul(c07, x0053, w072), mul(c08, x0054, w074), w074)
    x0062 = add(mul(c10, x0054, w072), mul(c11, x0053, w075), w075)
    x0063 = sub(mul(c10, x0053, w072), mul(c11, x0054, w076), w076)
    x0064 = mul(c12, x0054, w072)
    x0066 = cos(q_15, w077)
    x0067 = sin(q_15, w078)
    x0068 = sub(mul(x0053, x0066, w079), mul(x0054, x0067, w080), w080)
    x0069 = add(mul(x0053, x0067, w078), mul(x0054, x0066, w077), w077)
    x0070 = sub(mul(c15, x0068, w078), mul(c13, x0069, w068), w068)
    x0071 = mul(x0069, x0070, w078)
    x0074 = sub(c14, mul(x0068, x0070, w068), w068)
    x0072 = sub(c16, x0071, w066)
    x0076 = add(c19, x0071, w078)
    x0346 = add(x0072, x0076, w079)
    x0073 = sub(mul(c17, x0069, w081), mul(c18, x0068, w082), w082)
    x0350 = add(x0058, x0073, w081)
    x0379 = sub(c45, x0350, w083)
    x0075 = add(mul(c18, x0069, w084), mul(c17, x0068, w085), w085)
    x0353 = add(x0060, x0075, w084)
    x0382 = sub(c49, x0353, w086)
    x0077 = sub(mul(c20, x0069, w087), mul(c21, x0068, w088), w088)
    x0078 = add(mul(c21, x0069, w077), mul(c20, x0068, w080), w080)
    x0344 = mul(x0065, x0078, w077)
    x0349 = add(mul(c03, x0344, w087), add(x0061, x0076, w089), w089)
    x0378 = add(c53, x0349, w087)
    x0348 = add(x0063, x0078, w090)
    x0377 = add(c41, x0348, w091)
    x0343 = mul(x0064, x0077, w092)
    x0345 = add(x0343, x0344, w077)
    x0354 = add(mul(c03, x0343, w092), add(x0057, x0072, w093), w093)
    x0383 = add(c47, x0354, w092)
    x0352 = add(mul(c03, x0345, w094), add(x0346, add(x0057, x0061, w095), w095), w095)
    x1128 = add(x0345, x0346, w077)
    x0381 = add(c51, x0352, w094)
    x0347 = add(x0062, x0077, w096)
    x0351 = sub(sub(x0059, mul(x0064, x0078, w097), w097), add(x0074, mul(x0065, x0077, w098), w098), w098)
    x0380 = sub(c43, x0351, w097)
    x0079 = cos(q_17, w099)
    x0091 = mul(c12, x0079, w100)
    x0080 = sin(q_17, w101)
    x0081 = add(mul(c05, x0079, w102), mul(c02, x0080, w103), w103)
    x0082 = mul(x0080, x0081, w102)
    x0085 = sub(c04, mul(x0079, x0081, w103), w103)
    x0083 = add(c06, x0082, w104)
    x0087 = sub(c09, x0082, w102)
    x0084 = add(mul(c08, x0079, w105), mul(c07, x0080, w106), w106)
    x0086 = sub(mul(c08, x0080, w105), mul(c07, x0079, w107), w107)
    x0088 = add(mul(c10, x0080, w105), mul(c11, x0079, w108), w108)
    x0089 = sub(mul(c10, x0079, w105), mul(c11, x0080, w109), w109)
    x0090 = mul(c12, x0080, w105)
    x0092 = cos(q_18, w110)
    x0093 = sin(q_18, w111)
    x0094 = sub(mul(x0079, x0092, w112), mul(x0080, x0093, w113), w113)
    x0095 = add(mul(x0079, x0093, w111), mul(x0080, x0092, w110), w110)
    x0096 = sub(mul(c15, x0094, w111), mul(c13, x0095, w101), w101)
    x0097 = mul(x0095, x0096, w111)
    x0100 = sub(c14, mul(x0094, x0096, w101), w101)
    x0098 = sub(c16, x0097, w099)
    x0102 = add(c19, x0097, w111)
    x0275 = add(x0098, x0102, w112)
    x0099 = sub(mul(c18, x0094, w114), mul(c17, x0095, w115), w115)
    x0279 = sub(x0084, x0099, w114)
    x0308 = sub(c45, x0279, w116)
    x0101 = add(mul(c17, x0094, w117), mul(c18, x0095, w118), w118)
    x0282 = sub(x0086, x0101, w117)
    x0311 = add(c49, x0282, w119)
    x0561 = add(sub(x0382, x0450, w120), sub(x0518, add(c35, x0311, w121), w121), w121)
    x0103 = sub(mul(c20, x0095, w120), mul(c21, x0094, w122), w122)
    x0104 = add(mul(c21, x0095, w110), mul(c20, x0094, w113), w113)
    x0273 = mul(x0091, x0104, w110)
    x0278 = add(mul(c03, x0273, w120), add(x0087, x0102, w123), w123)
    x0307 = add(x0278, c53, w120)
    x0277 = add(x0089, x0104, w124)
    x0306 = add(c41, x0277, w125)
    x0272 = mul(x0090, x0103, w126)
    x0274 = add(x0272, x0273, w110)
    x0283 = add(mul(c03, x0272, w126), add(x0083, x0098, w127), w127)
    x0312 = add(c47, x0283, w126)
    x0565 = add(add(x0383, x0451, w128), add(x0519, add(x0312, c57, w129), w129), w129)
    x0281 = add(mul(c03, x0274, w128), add(x0275, add(x0083, x0087, w130), w130), w130)
    x1217 = add(x0274, x0275, w110)
    x0310 = add(c51, x0281, w128)
    x0276 = add(x0088, x0103, w131)
    x0546 = add(add(x0347, x0415, w132), sub(x0483, sub(c28, x0276, w133), w133), w133)
    x1276 = mul(v_04, x0546, w132)
    x1277 = mul(v_03, x0546, w134)
    x1286 = mul(v_00, x0546, w135)
    x1294 = mul(v_05, x0546, w136)
    x0551 = add(sub(x0276, x0347, w137), sub(x0415, x0483, w138), w138)
    x0556 = sub(add(x0276, x0347, w137), add(x0415, x0483, w139), w139)
    x0558 = add(x0517, add(x0310, add(c56, mul(c25, x0556, w137), w137), w137), w137)
    x0280 = sub(sub(x0085, mul(x0090, x0104, w140), w140), add(x0100, mul(x0091, x0103, w141), w141), w141)
    x0309 = sub(c43, x0280, w140)
    x0105 = mul(q_03, c03, w142)
    x0106 = mul(q_04, c03, w143)
    x0110 = sub(mul(q_03, x0105, w144), sub(c01, mul(q_04, x0106, w145), w145), w145)
    x0587 = mul(x0110, c58, w144)
    x0872 = mul(x0110, c59, w145)
    x0107 = mul(q_05, c03, w146)
    x0108 = sub(mul(q_03, x0107, w147), mul(q_06, x0106, w143), w143)
    x0109 = add(mul(q_04, x0107, w146), mul(q_06, x0105, w142), w142)
    x0586 = mul(x0109, c58, w146)
    x0873 = mul(x0109, c59, w142)
    x0585 = mul(x0108, c58, w147)
    x0874 = mul(x0108, c59, w143)
    x0871 = mul(x0546, x0585, w148)
    x0111 = cos(q_07, w149)
    x0931 = mul(x0111, x0483, w150)
    x0932 = add(x0486, mul(c23, x0931, w151), w151)
    x0959 = mul(x0025, x0111, w152)
    x0960 = add(x0021, mul(c23, x0959, w153), w153)
    x0112 = sin(q_07, w154)
    x0541 = sub(mul(x0112, sub(x0517, x0519, w155), w155), mul(x0518, mul(c03, x0111, w156), w156), w156)
    x0542 = mul(x0112, x0541, w155)
    x0113 = add(mul(v_04, x0111, w157), mul(v_05, x0112, w158), w158)
    x0116 = add(v_07, x0113, w157)
    x0117 = add(v_08, x0116, w159)
    x0143 = mul(c03, x0117, w160)
    x0186 = mul(x0026, x0143, w161)
    x0494 = mul(x0012, x0186, w162)
    x0188 = mul(x0025, x0143, w163)
    x0498 = mul(x0013, x0188, w164)
    x0190 = mul(x0022, x0143, w165)
    x0192 = mul(x0023, x0143, w166)
    x0201 = mul(x0021, x0143, w167)
    x0647 = mul(x0117, x0117, w168)
    x0142 = mul(c03, x0116, w169)
    x0164 = mul(x0013, x0142, w170)
    x0495 = mul(x0025, x0164, w171)
    x0166 = mul(x0012, x0142, w172)
    x0499 = mul(x0026, x0166, w173)
    x0184 = mul(x0007, x0142, w174)
    x0491 = add(x0186, mul(x0011, x0142, w175), w175)
    x0493 = add(x0188, mul(x0010, x0142, w176), w176)
    x0501 = add(x0192, mul(x0008, x0142, w177), w177)
    x0511 = add(x0201, mul(x0006, x0142, w178), w178)
    x0630 = mul(x0116, x0116, w179)
    x0140 = mul(c03, x0113, w180)
    x0180 = mul(x0113, c44, w181)
    x0614 = mul(x0113, x0113, w182)
    x0114 = sub(mul(v_05, x0111, w183), mul(v_04, x0112, w184), w184)
    x0141 = mul(c03, x0114, w183)
    x0183 = mul(x0006, x0141, w185)
    x0189 = mul(x0021, x0141, w186)
    x0191 = add(x0189, x0190, w187)
    x0500 = add(x0191, add(x0494, add(x0495, sub(x0183, x0184, w188), w188), w188), w188)
    x0193 = add(mul(x0023, x0141, w189), mul(x0024, x0143, w190), w190)
    x0198 = mul(x0022, x0141, w189)
    x0502 = add(mul(x0026, x0164, w170), sub(mul(x0008, x0141, w191), mul(x0009, x0142, w192), w192), w192)
    x0503 = add(x0193, add(mul(x0013, x0186, w170), x0502, w192), w192)
    x1322 = sub(mul(x0113, c40, w170), mul(x0141, x0513, w191), w191)
    x0181 = mul(x0114, c46, w170)
    x0523 = sub(x0500, sub(x0180, x0181, w193), w193)
    x1318 = add(mul(x0140, x0516, w194), sub(x0523, mul(x0141, x0515, w195), w195), w195)
    x0520 = add(x0491, add(mul(x0114, c40, w194), mul(x0113, c42, w196), w196), w196)
    x0524 = add(x0501, sub(mul(x0114, c48, w194), mul(x0113, c50, w197), w197), w197)
    x0525 = sub(x0503, sub(mul(x0114, c50, w194), mul(x0113, c52, w198), w198), w198)
    x0537 = add(mul(x0112, x0525, w194), mul(x0111, x0524, w199), w199)
    x0615 = mul(x0114, x0114, w194)
    x0619 = add(x0614, x0615, w200)
    x0633 = add(x0615, x0630, w201)
    x0618 = mul(x0113, x0114, w202)
    x0632 = mul(x0114, x0116, w203)
    x0649 = mul(x0114, x0117, w204)
    x0538 = add(mul(x0111, c39, w205), mul(x0112, x0513, w206), w206)
    x0540 = mul(c23, x0538, w205)
    x0908 = add(x0514, x0540, w207)
    x0544 = mul(c22, x0538, w208)
    x0539 = sub(mul(x0112, c39, w209), mul(x0111, x0513, w210), w210)
    x0543 = sub(mul(x0111, x0515, w209), mul(x0112, x0516, w211), w211)
    x0909 = sub(x0543, x0544, w209)
    x0545 = add(mul(x0111, x0516, w212), sub(mul(x0112, x0515, w213), mul(c22, x0539, w214), w214), w214)
    x0597 = add(mul(v_06, x0114, w212), add(mul(a_04, x0111, w213), mul(a_05, x0112, w215), w215), w215)
    x0628 = add(a_07, x0597, w212)
    x0642 = add(a_08, x0628, w213)
    x0598 = sub(mul(v_06, x0113, w216), sub(mul(a_05, x0111, w217), mul(a_04, x0112, w218), w218), w218)
    x0930 = mul(x0112, x0483, w216)
    x0934 = sub(mul(c22, x0930, w217), add(mul(x0111, x0489, w219), mul(c23, x0484, w220), w220), w220)
    x0933 = sub(mul(x0111, x0488, w217), add(mul(x0112, x0489, w219), mul(c22, x0931, w221), w221), w221)
    x0935 = sub(mul(x0112, x0488, w217), x0934, w220)
    x0958 = mul(x0025, x0112, w217)
    x0962 = sub(mul(c22, x0958, w219), add(mul(x0023, x0111, w222), mul(x0026, c23, w223), w223), w223)
    x0961 = sub(mul(x0111, x0950, w219), add(mul(x0023, x0112, w222), mul(c22, x0959, w224), w224), w224)
    x0963 = sub(mul(x0112, x0950, w219), x0962, w223)
    x0115 = add(v_03, v_06, w219)
    x0631 = mul(x0115, x0116, w157)
    x0648 = mul(x0115, x0117, w159)
    x0139 = mul(c03, x0115, w222)
    x0165 = sub(mul(x0013, x0139, w225), mul(x0012, x0141, w226), w226)
    x0496 = mul(x0025, x0165, w225)
    x0497 = mul(x0026, x0165, w226)
    x0185 = mul(x0008, x0139, w227)
    x0187 = sub(mul(x0026, x0139, w228), mul(x0025, x0141, w229), w229)
    x0194 = mul(x0022, x0139, w228)
    x0195 = add(x0194, mul(x0020, x0141, w230), w230)
    x0951 = add(x0195, x0496, w231)
    x1450 = add(mul(x0141, x0950, w232), sub(x0951, mul(x0023, x0140, w233), w233), w233)
    x0196 = mul(x0023, x0139, w232)
    x0197 = sub(x0189, x0196, w186)
    x0202 = add(x0190, x0196, w232)
    x0512 = add(x0202, add(x0498, sub(x0499, sub(x0184, x0185, w174), w174), w174), w174)
    x0506 = add(x0197, sub(x0183, x0185, w227), w227)
    x0910 = sub(x0512, sub(x0500, x0506, w185), w185)
    x0911 = sub(x0506, x0910, w165)
    x0936 = sub(x0202, sub(x0191, x0197, w234), w234)
    x0952 = add(x0936, sub(x0499, add(x0197, x0495, w171), w171), w171)
    x1340 = sub(x0936, sub(x0494, x0498, w164), w164)
    x0199 = sub(x0198, mul(x0024, x0139, w162), w162)
    x0953 = sub(x0199, x0497, w173)
    x0200 = sub(mul(x0020, x0143, w160), mul(x0021, x0139, w235), w235)
    x0492 = add(x0187, sub(mul(x0011, x0139, w160), mul(x0010, x0141, w236), w236), w236)
    x0504 = sub(x0496, add(mul(x0005, x0141, w160), mul(x0007, x0139, w237), w237), w237)
    x0505 = add(x0195, add(mul(x0012, x0187, w225), x0504, w237), w237)
    x1443 = add(mul(x0141, x0488, w225), sub(x0505, mul(x0140, x0489, w160), w160), w160)
    x0507 = sub(x0497, sub(mul(x0009, x0139, w225), mul(x0007, x0141, w238), w238), w238)
    x0508 = sub(x0199, add(mul(x0013, x0187, w226), x0507, w238), w238)
    x0509 = add(mul(x0025, x0166, w172), add(mul(x0005, x0142, w169), mul(x0006, x0139, w226), w226), w226)
    x0510 = sub(x0200, add(mul(x0012, x0188, w172), x0509, w226), w226)
    x1329 = sub(mul(x0141, x0485, w172), add(x0501, mul(x0139, x0487, w169), w169), w169)
    x1330 = add(x0506, sub(mul(x0139, x0489, w172), mul(x0141, x0486, w177), w177), w177)
    x1331 = sub(x0910, x1330, w177)
    x1332 = add(mul(x0141, x0487, w172), sub(x0511, mul(x0139, x0490, w225), w225), w225)
    x1333 = add(mul(x0139, x0483, w172), mul(x0141, x0484, w239), w239)
    x1334 = add(mul(x0111, x1333, w172), mul(x0112, x0491, w240), w240)
    x1335 = sub(mul(x0111, x0491, w172), mul(x0112, x1333, w239), w239)
    x1336 = sub(mul(x0111, x1331, w172), sub(mul(x0112, x1332, w241), mul(c22, x1335, w242), w242), w242)
    x1337 = add(mul(x0111, x1332, w225), add(mul(c22, x1334, w172), mul(c23, x0493, w241), w241), w241)
    x1338 = add(mul(x0025, x0139, w225), mul(x0026, x0141, w172), w172)
    x1339 = sub(sub(x0192, x0194, w228), add(mul(x0024, x0141, w166), mul(x0013, x1338, w225), w225), w225)
    x1341 = sub(sub(x0198, x0201, w167), sub(mul(x0020, x0139, w222), mul(x0012, x1338, w189), w189), w189)
    x1342 = add(mul(x0111, x1338, w167), mul(x0112, x0186, w222), w222)
    x1343 = sub(mul(x0111, x0186, w167), mul(x0112, x1338, w172), w172)
    x1344 = add(mul(x0111, x1340, w167), add(mul(x0112, x1341, w228), mul(c22, x1343, w166), w166), w166)
    x1345 = sub(mul(x0111, x1341, w189), add(mul(c22, x1342, w167), mul(c23, x0188, w228), w228), w228)
    x0182 = mul(x0115, c50, w189)
    x0527 = add(x0506, add(x0181, x0182, w170), w170)
    x0531 = sub(x0512, add(x0180, x0182, w189), w189)
    x0875 = sub(x0531, sub(x0523, x0527, w181), w181)
    x1319 = add(x0875, x1318, w195)
    x0521 = add(x0492, mul(x0115, c42, w227), w227)
    x1324 = add(x0521, mul(x0141, x0483, w167), w167)
    x0522 = add(x0493, mul(x0115, c40, w243), w243)
    x1323 = sub(x0522, mul(x0140, x0483, w244), w244)
    x1325 = add(mul(x0111, x1323, w245), mul(x0112, x1324, w246), w246)
    x1326 = sub(mul(x0111, x1324, w167), mul(x0112, x1323, w244), w244)
    x0532 = sub(mul(x0111, x0521, w167), mul(x0112, x0522, w245), w245)
    x0533 = add(mul(x0111, x0522, w167), mul(x0112, x0521, w247), w247)
    x0526 = sub(x0505, mul(x0115, c44, w167), w167)
    x1320 = add(mul(x0141, x0517, w248), add(x0526, mul(x0140, x0518, w249), w249), w249)
    x0528 = sub(x0508, add(mul(x0115, c52, w248), mul(x0114, c44, w250), w250), w250)
    x0616 = mul(x0113, x0115, w248)
    x0620 = add(x0598, x0616, w251)
    x0622 = sub(x0598, x0616, w248)
    x0529 = sub(x0510, mul(x0115, c46, w252), w252)
    x1321 = add(mul(x0140, x0519, w180), add(x0529, mul(x0141, x0518, w183), w183), w183)
    x1327 = add(mul(x0111, x1320, w180), sub(mul(x0112, x1321, w253), mul(c22, x1326, w254), w254), w254)
    x1328 = add(add(mul(c22, x1325, w180), mul(c23, x1322, w253), w253), sub(mul(x0111, x1321, w183), mul(x0112, x1320, w249), w249), w249)
    x0530 = add(x0511, add(mul(x0113, c46, w253), mul(x0115, c48, w183), w183), w183)
    x0534 = sub(mul(x0111, add(x0528, x0530, w178), w178), mul(x0112, sub(x0527, x0531, w253), w253), w253)
    x0535 = mul(x0112, x0534, w178)
    x0536 = mul(x0111, x0534, w253)
    x0617 = mul(x0114, x0115, w180)
    x0621 = add(x0597, x0617, w255)
    x0625 = sub(x0597, x0617, w215)
    x0877 = sub(mul(x0113, x0525, w256), add(mul(x0514, x0619, w257), mul(x0516, x0625, w258), w258), w258)
    x0880 = add(mul(x0113, x0521, w227), add(mul(c39, x0625, w256), mul(x0513, x0622, w257), w257), w257)
    x0881 = add(mul(x0114, x0522, w243), x0880, w257)
    x1233 = add(mul(x0622, x0950, w243), add(mul(x0021, x0619, w227), mul(x0023, x0625, w256), w256), w256)
    x0635 = add(x0617, x0628, w243)
    x0638 = sub(x0617, x0628, w212)
    x0651 = add(x0617, x0642, w227)
    x0654 = sub(x0617, x0642, w213)
    x0656 = sub(mul(x0025, add(x0615, x0647, w180), w180), mul(x0026, x0651, w259), w259)
    x0613 = mul(x0115, x0115, w180)
    x0623 = add(x0613, x0615, w260)
    x0887 = mul(sub(x0613, x0615, w261), sub(x0022, add(x0007, c43, w262), w262), w262)
    x0893 = sub(mul(x0114, x0530, w261), add(x0887, mul(x0020, x0654, w263), w263), w263)
    x0918 = sub(mul(x0489, x0623, w261), mul(x0008, sub(x0615, x0630, w262), w262), w262)
    x0924 = sub(mul(x0011, x0635, w261), add(mul(x0010, x0633, w264), mul(x0483, x0623, w265), w265), w265)
    x0925 = add(x0656, sub(mul(x0114, x0492, w261), x0924, w265), w265)
    x0942 = add(x0656, add(mul(x0025, x0623, w261), mul(x0114, x0187, w264), w264), w264)
    x0640 = add(x0613, x0630, w261)
    x0658 = sub(mul(x0026, add(x0613, x0647, w266), w266), mul(x0025, x0654, w267), w267)
    x0867 = add(x0658, sub(mul(x0011, x0640, w266), mul(x0010, x0638, w268), w268), w268)
    x0923 = add(x0867, sub(mul(x0484, x0623, w266), mul(x0115, x0492, w236), w236), w236)
    x0941 = add(x0658, sub(mul(x0026, x0623, w266), mul(x0115, x0187, w229), w229), w229)
    x0895 = sub(sub(mul(x0012, x0658, w267), mul(x0013, x0656, w259), w259), add(mul(x0516, x0619, w031), mul(x0519, x0625, w026), w026), w026)
    x0629 = sub(x0598, mul(v_07, x0115, w259), w259)
    x0643 = sub(x0629, mul(v_08, x0115, w218), w218)
    x0650 = add(x0643, x0648, w031)
    x0652 = sub(x0643, x0648, w159)
    x0634 = add(x0629, x0631, w218)
    x0636 = sub(x0629, x0631, w157)
    x0118 = cos(q_10, w259)
    x1020 = mul(x0118, x0415, w267)
    x1021 = add(x0418, mul(c23, x1020, w266), w266)
    x1048 = mul(x0051, x0118, w269)
    x1049 = sub(x0047, mul(c23, x1048, w270), w270)
    x0119 = sin(q_10, w271)
    x0471 = add(mul(x0119, sub(x0449, x0451, w272), w272), mul(x0450, mul(c03, x0118, w273), w273), w273)
    x0120 = add(mul(v_04, x0118, w272), mul(v_05, x0119, w274), w274)
    x0123 = add(v_10, x0120, w272)
    x0124 = add(v_11, x0123, w275)
    x0148 = mul(c03, x0124, w276)
    x0209 = mul(x0052, x0148, w277)
    x0426 = mul(x0038, x0209, w278)
    x0211 = mul(x0051, x0148, w279)
    x0430 = mul(x0039, x0211, w280)
    x0213 = mul(x0048, x0148, w281)
    x0215 = mul(x0049, x0148, w282)
    x0224 = mul(x0047, x0148, w283)
    x0710 = mul(x0124, x0124, w284)
    x0147 = mul(c03, x0123, w285)
    x0168 = mul(x0039, x0147, w286)
    x0427 = mul(x0051, x0168, w287)
    x0170 = mul(x0038, x0147, w288)
    x0431 = mul(x0052, x0170, w289)
    x0207 = mul(x0033, x0147, w290)
    x0423 = add(x0209, mul(x0037, x0147, w291), w291)
    x0425 = add(x0211, mul(x0036, x0147, w292), w292)
    x0433 = sub(x0215, mul(x0034, x0147, w293), w293)
    x0443 = sub(x0224, mul(x0032, x0147, w294), w294)
    x0693 = mul(x0123, x0123, w295)
    x0145 = mul(c03, x0120, w296)
    x0204 = mul(x0120, c44, w297)
    x0677 = mul(x0120, x0120, w298)
    x0121 = sub(mul(v_05, x0118, w299), mul(v_04, x0119, w300), w300)
    x0146 = mul(c03, x0121, w299)
    x0206 = mul(x0032, x0146, w301)
    x0212 = mul(x0047, x0146, w302)
    x0214 = add(x0212, x0213, w303)
    x0432 = add(x0214, add(x0426, sub(x0427, add(x0206, x0207, w304), w304), w304), w304)
    x0216 = sub(mul(x0050, x0148, w305), mul(x0049, x0146, w306), w306)
    x0221 = mul(x0048, x0146, w305)
    x0434 = add(mul(x0052, x0168, w286), add(mul(x0034, x0146, w307), mul(x0035, x0147, w308), w308), w308)
    x0435 = add(x0216, add(mul(x0039, x0209, w286), x0434, w308), w308)
    x1350 = add(mul(x0120, c40, w286), mul(x0146, x0445, w307), w307)
    x0203 = mul(x0121, c46, w286)
    x0455 = sub(x0432, add(x0203, x0204, w309), w309)
    x1346 = add(mul(x0145, x0448, w310), add(x0455, mul(x0146, x0447, w311), w311), w311)
    x0452 = add(x0423, sub(mul(x0120, c42, w310), mul(x0121, c40, w312), w312), w312)
    x0456 = sub(x0433, add(mul(x0121, c48, w310), mul(x0120, c50, w313), w313), w313)
    x0457 = add(x0435, add(mul(x0121, c50, w310), mul(x0120, c52, w314), w314), w314)
    x0467 = sub(mul(x0118, x0456, w310), mul(x0119, x0457, w315), w315)
    x0678 = mul(x0121, x0121, w310)
    x0682 = add(x0677, x0678, w316)
    x0696 = add(x0678, x0693, w317)
    x0681 = mul(x0120, x0121, w318)
    x0695 = mul(x0121, x0123, w319)
    x0712 = mul(x0121, x0124, w320)
    x0468 = sub(mul(x0118, c39, w321), mul(x0119, x0445, w322), w322)
    x0470 = mul(c23, x0468, w321)
    x0997 = add(x0446, x0470, w323)
    x0473 = mul(c22, x0468, w324)
    x0469 = add(mul(x0119, c39, w325), mul(x0118, x0445, w326), w326)
    x0472 = add(mul(x0118, x0447, w325), mul(x0119, x0448, w327), w327)
    x0998 = sub(x0472, x0473, w325)
    x0474 = sub(mul(x0118, x0448, w328), sub(mul(x0119, x0447, w329), mul(c22, x0469, w330), w330), w330)
    x0666 = add(mul(v_09, x0121, w328), add(mul(a_04, x0118, w329), mul(a_05, x0119, w331), w331), w331)
    x0691 = add(a_10, x0666, w328)
    x0705 = add(a_11, x0691, w329)
    x0667 = sub(mul(v_09, x0120, w332), sub(mul(a_05, x0118, w333), mul(a_04, x0119, w334), w334), w334)
    x1019 = mul(x0119, x0415, w332)
    x1023 = sub(mul(c22, x1019, w333), sub(mul(x0118, x0421, w335), mul(c23, x0416, w336), w336), w336)
    x1022 = sub(mul(x0118, x0420, w333), add(mul(x0119, x0421, w335), mul(c22, x1020, w337), w337), w337)
    x1024 = sub(mul(x0119, x0420, w333), x1023, w336)
    x1047 = mul(x0051, x0119, w333)
    x1051 = add(mul(c22, x1047, w335), add(mul(x0049, x0118, w338), mul(x0052, c23, w339), w339), w339)
    x1050 = add(mul(x0118, x1039, w335), sub(mul(x0049, x0119, w338), mul(c22, x1048, w340), w340), w340)
    x1052 = sub(mul(x0119, x1039, w335), x1051, w339)
    x0122 = add(v_03, v_09, w335)
    x0694 = mul(x0122, x0123, w272)
    x0711 = mul(x0122, x0124, w275)
    x0144 = mul(c03, x0122, w338)
    x0169 = sub(mul(x0039, x0144, w341), mul(x0038, x0146, w342), w342)
    x0428 = mul(x0051, x0169, w341)
    x0429 = mul(x0052, x0169, w342)
    x0208 = mul(x0034, x0144, w343)
    x0210 = sub(mul(x0052, x0144, w344), mul(x0051, x0146, w345), w345)
    x0217 = mul(x0048, x0144, w344)
    x0218 = sub(x0217, mul(x0046, x0146, w346), w346)
    x1040 = add(x0218, x0428, w347)
    x1470 = add(mul(x0146, x1039, w348), add(x1040, mul(x0049, x0145, w349), w349), w349)
    x0219 = mul(x0049, x0144, w348)
    x0220 = add(x0212, x0219, w302)
    x0225 = sub(x0213, x0219, w348)
    x0444 = add(x0225, add(x0430, sub(x0431, sub(x0207, x0208, w290), w290), w290), w290)
    x0438 = sub(x0220, add(x0206, x0208, w343), w343)
    x0999 = sub(x0444, sub(x0432, x0438, w301), w301)
    x1000 = sub(x0438, x0999, w281)
    x1025 = sub(x0225, sub(x0214, x0220, w350), w350)
    x1041 = add(x1025, sub(x0431, add(x0220, x0427, w287), w287), w287)
    x1368 = sub(x1025, sub(x0426, x0430, w280), w280)
    x0222 = sub(x0221, mul(x0050, x0144, w278), w278)
    x1042 = sub(x0222, x0429, w289)
    x0223 = add(mul(x0046, x0148, w276), mul(x0047, x0144, w351), w351)
    x0424 = add(x0210, sub(mul(x0037, x0144, w276), mul(x0036, x0146, w352), w352), w352)
    x0436 = sub(x0428, add(mul(x0031, x0146, w276), mul(x0033, x0144, w353), w353), w353)
    x0437 = add(x0218, add(mul(x0038, x0210, w341), x0436, w353), w353)
    x1463 = add(mul(x0146, x0420, w341), sub(x0437, mul(x0145, x0421, w276), w276), w276)
    x0439 = add(x0429, add(mul(x0033, x0146, w341), mul(x0035, x0144, w354), w354), w354)
    x0440 = sub(x0222, add(mul(x0039, x0210, w342), x0439, w354), w354)
    x0441 = sub(mul(x0051, x0170, w288), sub(mul(x0032, x0144, w342), mul(x0031, x0147, w285), w285), w285)
    x0442 = add(x0223, add(mul(x0038, x0211, w288), x0441, w285), w285)
    x1357 = add(mul(x0146, x0417, w288), sub(x0433, mul(x0144, x0419, w342), w342), w342)
    x1358 = add(x0438, add(mul(x0144, x0421, w288), mul(x0146, x0418, w293), w293), w293)
    x1359 = sub(x0999, x1358, w293)
    x1360 = add(mul(x0146, x0419, w288), sub(x0443, mul(x0144, x0422, w341), w341), w341)
    x1361 = add(mul(x0144, x0415, w288), mul(x0146, x0416, w355), w355)
    x1362 = add(mul(x0118, x1361, w288), mul(x0119, x0423, w356), w356)
    x1363 = sub(mul(x0118, x0423, w288), mul(x0119, x1361, w355), w355)
    x1364 = sub(mul(x0118, x1359, w288), sub(mul(x0119, x1360, w357), mul(c22, x1363, w358), w358), w358)
    x1365 = add(mul(x0118, x1360, w341), sub(mul(c22, x1362, w288), mul(c23, x0425, w357), w357), w357)
    x1366 = add(mul(x0051, x0144, w341), mul(x0052, x0146, w288), w288)
    x1367 = add(add(x0215, x0217, w344), add(mul(x0050, x0146, w282), mul(x0039, x1366, w341), w341), w341)
    x1369 = add(sub(x0221, x0224, w283), add(mul(x0046, x0144, w338), mul(x0038, x1366, w305), w305), w305)
    x1370 = add(mul(x0118, x1366, w283), mul(x0119, x0209, w338), w338)
    x1371 = sub(mul(x0118, x0209, w283), mul(x0119, x1366, w288), w288)
    x1372 = add(mul(x0118, x1368, w283), add(mul(x0119, x1369, w344), mul(c22, x1371, w282), w282), w282)
    x1373 = sub(mul(x0118, x1369, w305), sub(mul(c22, x1370, w283), mul(c23, x0211, w344), w344), w344)
    x0205 = mul(x0122, c50, w305)
    x0459 = sub(x0438, add(x0203, x0205, w286), w286)
    x0463 = sub(x0444, sub(x0204, x0205, w305), w305)
    x0964 = sub(x0463, sub(x0455, x0459, w297), w297)
    x1347 = add(x0964, x1346, w311)
    x0453 = add(x0424, mul(x0122, c42, w343), w343)
    x1352 = add(x0453, mul(x0146, x0415, w283), w283)
    x0454 = sub(x0425, mul(x0122, c40, w359), w359)
    x1351 = sub(x0454, mul(x0145, x0415, w360), w360)
    x1353 = add(mul(x0118, x1351, w361), mul(x0119, x1352, w362), w362)
    x1354 = sub(mul(x0118, x1352, w283), mul(x0119, x1351, w360), w360)
    x0464 = sub(mul(x0118, x0453, w283), mul(x0119, x0454, w361), w361)
    x0465 = add(mul(x0119, x0453, w283), mul(x0118, x0454, w363), w363)
    x0458 = sub(x0437, mul(x0122, c44, w283), w283)
    x1348 = add(mul(x0146, x0449, w364), sub(x0458, mul(x0145, x0450, w365), w365), w365)
    x0460 = sub(x0440, add(mul(x0122, c52, w364), mul(x0121, c44, w366), w366), w366)
    x0679 = mul(x0120, x0122, w364)
    x0683 = add(x0667, x0679, w367)
    x0685 = sub(x0667, x0679, w364)
    x0461 = sub(x0442, mul(x0122, c46, w368), w368)
    x1349 = sub(mul(x0145, x0451, w296), add(x0461, mul(x0146, x0450, w299), w299), w299)
    x1355 = add(mul(x0118, x1348, w296), sub(mul(x0119, x1349, w369), mul(c22, x1354, w370), w370), w370)
    x1356 = sub(add(mul(c23, x1350, w296), mul(c22, x1353, w369), w369), sub(mul(x0119, x1348, w365), mul(x0118, x1349, w299), w299), w299)
    x0462 = sub(x0443, sub(mul(x0120, c46, w369), mul(x0122, c48, w365), w365), w365)
    x0466 = sub(mul(x0119, sub(x0459, x0463, w294), w294), mul(x0118, add(x0460, x0462, w369), w369), w369)
    x0680 = mul(x0121, x0122, w294)
    x0684 = add(x0666, x0680, w296)
    x0688 = sub(x0666, x0680, w331)
    x0966 = sub(mul(x0120, x0457, w371), add(mul(x0446, x0682, w372), mul(x0448, x0688, w373), w373), w373)
    x0969 = sub(mul(x0120, x0453, w343), sub(mul(c39, x0688, w371), mul(x0445, x0685, w372), w372), w372)
    x0970 = add(mul(x0121, x0454, w359), x0969, w372)
    x1240 = sub(mul(x0685, x1039, w359), sub(mul(x0049, x0688, w343), mul(x0047, x0682, w371), w371), w371)
    x0698 = add(x0680, x0691, w359)
    x0701 = sub(x0680, x0691, w328)
    x1007 = sub(mul(x0032, x0701, w343), mul(x0034, sub(x0678, x0693, w374), w374), w374)
    x0714 = add(x0680, x0705, w343)
    x0717 = sub(x0680, x0705, w329)
    x0719 = sub(mul(x0051, add(x0678, x0710, w294), w294), mul(x0052, x0714, w375), w375)
    x0676 = mul(x0122, x0122, w294)
    x0686 = add(x0676, x0678, w376)
    x0976 = mul(sub(x0676, x0678, w377), sub(x0048, add(x0033, c43, w378), w378), w378)
    x0982 = sub(mul(x0121, x0462, w377), add(x0976, mul(x0050, x0714, w379), w379), w379)
    x1013 = sub(mul(x0037, x0698, w377), add(mul(x0036, x0696, w378), mul(x0415, x0686, w380), w380), w380)
    x1014 = add(x0719, sub(mul(x0121, x0424, w377), x1013, w380), w380)
    x1031 = add(x0719, add(mul(x0051, x0686, w377), mul(x0121, x0210, w378), w378), w378)
    x0703 = add(x0676, x0693, w377)
    x0721 = sub(mul(x0052, add(x0676, x0710, w381), w381), mul(x0051, x0717, w382), w382)
    x0862 = add(x0721, sub(mul(x0037, x0703, w381), mul(x0036, x0701, w383), w383), w383)
    x1012 = add(x0862, sub(mul(x0416, x0686, w381), mul(x0122, x0424, w352), w352), w352)
    x1030 = add(x0721, sub(mul(x0052, x0686, w381), mul(x0122, x0210, w345), w345), w345)
    x0984 = sub(sub(mul(x0038, x0721, w382), mul(x0039, x0719, w375), w375), add(mul(x0448, x0682, w064), mul(x0451, x0688, w059), w059), w059)
    x0692 = sub(x0667, mul(v_10, x0122, w375), w375)
    x0706 = sub(x0692, mul(v_11, x0122, w334), w334)
    x0713 = add(x0706, x0711, w064)
    x0715 = sub(x0706, x0711, w275)
    x0697 = add(x0692, x0694, w334)
    x0699 = sub(x0692, x0694, w272)
    x0125 = cos(q_13, w375)
    x1109 = mul(x0125, x0347, w382)
    x1110 = add(x0350, mul(c23, x1109, w381), w381)
    x1137 = mul(x0077, x0125, w384)
    x1138 = add(x0073, mul(c23, x1137, w385), w385)
    x0126 = sin(q_13, w386)
    x0403 = sub(mul(x0126, sub(x0381, x0383, w387), w387), mul(x0382, mul(c03, x0125, w388), w388), w388)
    x0557 = add(mul(x0126, x0403, w387), mul(x0119, x0471, w389), w389)
    x0127 = add(mul(v_04, x0125, w387), mul(v_05, x0126, w390), w390)
    x0130 = add(v_13, x0127, w387)
    x0131 = add(v_14, x0130, w391)
    x0153 = mul(c03, x0131, w392)
    x0232 = mul(x0078, x0153, w393)
    x0358 = mul(x0064, x0232, w394)
    x0234 = mul(x0077, x0153, w395)
    x0362 = mul(x0065, x0234, w396)
    x0236 = mul(x0074, x0153, w397)
    x0238 = mul(x0075, x0153, w398)
    x0247 = mul(x0073, x0153, w399)
    x0770 = mul(x0131, x0131, w400)
    x0152 = mul(c03, x0130, w401)
    x0171 = mul(x0065, x0152, w402)
    x0359 = mul(x0077, x0171, w403)
    x0173 = mul(x0064, x0152, w404)
    x0363 = mul(x0078, x0173, w405)
    x0230 = mul(x0059, x0152, w406)
    x0355 = add(x0232, mul(x0063, x0152, w407), w407)
    x0357 = add(x0234, mul(x0062, x0152, w408), w408)
    x0365 = add(x0238, mul(x0060, x0152, w409), w409)
    x0375 = add(x0247, mul(x0058, x0152, w410), w410)
    x0753 = mul(x0130, x0130, w411)
    x0150 = mul(c03, x0127, w412)
    x0227 = mul(x0127, c44, w413)
    x0737 = mul(x0127, x0127, w414)
    x0128 = sub(mul(v_05, x0125, w415), mul(v_04, x0126, w416), w416)
    x0151 = mul(c03, x0128, w415)
    x0229 = mul(x0058, x0151, w417)
    x0235 = mul(x0073, x0151, w418)
    x0237 = add(x0235, x0236, w419)
    x0364 = add(x0237, add(x0358, add(x0359, sub(x0229, x0230, w420), w420), w420), w420)
    x0239 = add(mul(x0075, x0151, w421), mul(x0076, x0153, w422), w422)
    x0244 = mul(x0074, x0151, w421)
    x0366 = add(mul(x0078, x0171, w402), add(mul(x0060, x0151, w423), mul(x0061, x0152, w424), w424), w424)
    x0367 = add(x0239, add(mul(x0065, x0232, w402), x0366, w424), w424)
    x1378 = sub(mul(x0127, c40, w402), mul(x0151, x0377, w423), w423)
    x0226 = mul(x0128, c46, w402)
    x0387 = sub(x0364, sub(x0226, x0227, w425), w425)
    x1374 = sub(mul(x0150, x0380, w426), add(x0387, mul(x0151, x0379, w427), w427), w427)
    x0384 = add(x0355, add(mul(x0128, c40, w426), mul(x0127, c42, w428), w428), w428)
    x0388 = add(x0365, sub(mul(x0128, c48, w426), mul(x0127, c50, w429), w429), w429)
    x0389 = sub(x0367, sub(mul(x0128, c50, w426), mul(x0127, c52, w430), w430), w430)
    x0399 = add(mul(x0126, x0389, w426), mul(x0125, x0388, w431), w431)
    x0738 = mul(x0128, x0128, w426)
    x0742 = add(x0737, x0738, w432)
    x0756 = add(x0738, x0753, w433)
    x0741 = mul(x0127, x0128, w434)
    x0755 = mul(x0128, x0130, w435)
    x0772 = mul(x0128, x0131, w436)
    x0400 = add(mul(x0125, c39, w437), mul(x0126, x0377, w438), w438)
    x0402 = mul(c23, x0400, w437)
    x1086 = add(x0378, x0402, w439)
    x0405 = mul(c22, x0400, w440)
    x0401 = sub(mul(x0126, c39, w441), mul(x0125, x0377, w442), w442)
    x0404 = sub(mul(x0126, x0380, w441), mul(x0125, x0379, w443), w443)
    x1087 = add(x0404, x0405, w441)
    x0406 = add(mul(x0125, x0380, w444), sub(mul(x0126, x0379, w445), mul(c22, x0401, w446), w446), w446)
    x0729 = add(mul(v_12, x0128, w444), add(mul(a_04, x0125, w445), mul(a_05, x0126, w447), w447), w447)
    x0751 = add(a_13, x0729, w444)
    x0765 = add(a_14, x0751, w445)
    x0730 = sub(mul(v_12, x0127, w448), sub(mul(a_05, x0125, w449), mul(a_04, x0126, w450), w450), w450)
    x1108 = mul(x0126, x0347, w448)
    x1112 = add(mul(c22, x1108, w449), add(mul(x0125, x0353, w451), mul(c23, x0348, w452), w452), w452)
    x1111 = sub(mul(x0125, x0352, w449), sub(mul(x0126, x0353, w451), mul(c22, x1109, w453), w453), w453)
    x1113 = add(mul(x0126, x0352, w449), x1112, w452)
    x1136 = mul(x0077, x0126, w449)
    x1140 = add(mul(c22, x1136, w451), add(mul(x0075, x0125, w454), mul(x0078, c23, w455), w455), w455)
    x1139 = sub(mul(x0125, x1128, w451), sub(mul(x0075, x0126, w454), mul(c22, x1137, w456), w456), w456)
    x1141 = add(mul(x0126, x1128, w451), x1140, w455)
    x0129 = add(v_03, v_12, w451)
    x0754 = mul(x0129, x0130, w387)
    x0771 = mul(x0129, x0131, w391)
    x0149 = mul(c03, x0129, w454)
    x0172 = sub(mul(x0065, x0149, w457), mul(x0064, x0151, w458), w458)
    x0360 = mul(x0077, x0172, w457)
    x0361 = mul(x0078, x0172, w458)
    x0231 = mul(x0060, x0149, w459)
    x0233 = sub(mul(x0078, x0149, w460), mul(x0077, x0151, w461), w461)
    x0240 = mul(x0074, x0149, w460)
    x0241 = sub(x0240, mul(x0072, x0151, w462), w462)
    x1129 = add(x0241, x0360, w463)
    x1490 = add(mul(x0151, x1128, w464), sub(x1129, mul(x0075, x0150, w465), w465), w465)
    x0242 = mul(x0075, x0149, w464)
    x0243 = sub(x0235, x0242, w418)
    x0248 = add(x0236, x0242, w464)
    x0376 = add(x0248, add(x0362, sub(x0363, sub(x0230, x0231, w406), w406), w406), w406)
    x0370 = add(x0243, sub(x0229, x0231, w459), w459)
    x1088 = sub(x0376, sub(x0364, x0370, w417), w417)
    x1089 = sub(x0370, x1088, w397)
    x1114 = sub(x0248, sub(x0237, x0243, w466), w466)
    x1130 = add(x1114, sub(x0363, add(x0243, x0359, w403), w403), w403)
    x1396 = sub(x1114, sub(x0358, x0362, w396), w396)
    x0245 = sub(x0244, mul(x0076, x0149, w394), w394)
    x1131 = sub(x0245, x0361, w405)
    x0246 = add(mul(x0072, x0153, w392), mul(x0073, x0149, w467), w467)
    x0356 = add(x0233, sub(mul(x0063, x0149, w392), mul(x0062, x0151, w468), w468), w468)
    x0368 = sub(x0360, add(mul(x0057, x0151, w392), mul(x0059, x0149, w469), w469), w469)
    x0369 = add(x0241, add(mul(x0064, x0233, w457), x0368, w469), w469)
    x1483 = add(mul(x0151, x0352, w457), sub(x0369, mul(x0150, x0353, w392), w392), w392)
    x0371 = add(x0361, add(mul(x0059, x0151, w457), mul(x0061, x0149, w470), w470), w470)
    x0372 = sub(x0245, add(mul(x0065, x0233, w458), x0371, w470), w470)
    x0373 = add(mul(x0077, x0173, w404), add(mul(x0057, x0152, w401), mul(x0058, x0149, w458), w458), w458)
    x0374 = add(x0246, add(mul(x0064, x0234, w404), x0373, w458), w458)
    x1385 = sub(mul(x0151, x0349, w404), add(x0365, mul(x0149, x0351, w401), w401), w401)
    x1386 = add(x0370, sub(mul(x0149, x0353, w404), mul(x0151, x0350, w409), w409), w409)
    x1387 = sub(x1088, x1386, w409)
    x1388 = add(mul(x0151, x0351, w404), sub(x0375, mul(x0149, x0354, w457), w457), w457)
    x1389 = add(mul(x0149, x0347, w404), mul(x0151, x0348, w471), w471)
    x1390 = add(mul(x0125, x1389, w404), mul(x0126, x0355, w472), w472)
    x1391 = sub(mul(x0125, x0355, w404), mul(x0126, x1389, w471), w471)
    x1392 = sub(mul(x0125, x1387, w404), add(mul(x0126, x1388, w473), mul(c22, x1391, w474), w474), w474)
    x1393 = add(mul(x0125, x1388, w457), sub(mul(c23, x0357, w404), mul(c22, x1390, w473), w473), w473)
    x1394 = add(mul(x0077, x0149, w457), mul(x0078, x0151, w404), w404)
    x1395 = sub(sub(x0238, x0240, w460), add(mul(x0076, x0151, w398), mul(x0065, x1394, w457), w457), w457)
    x1397 = add(sub(x0244, x0247, w399), add(mul(x0072, x0149, w454), mul(x0064, x1394, w421), w421), w421)
    x1398 = add(mul(x0125, x1394, w399), mul(x0126, x0232, w454), w454)
    x1399 = sub(mul(x0125, x0232, w399), mul(x0126, x1394, w404), w404)
    x1400 = add(mul(x0125, x1396, w399), sub(mul(x0126, x1397, w460), mul(c22, x1399, w398), w398), w398)
    x1401 = sub(mul(x0125, x1397, w421), sub(mul(c23, x0234, w399), mul(c22, x1398, w460), w460), w460)
    x0228 = mul(x0129, c50, w421)
    x0391 = sub(x0370, sub(x0226, x0228, w402), w402)
    x0395 = add(x0376, sub(x0227, x0228, w421), w421)
    x1053 = sub(x0395, sub(x0387, x0391, w413), w413)
    x1375 = sub(x1053, x1374, w427)
    x0385 = add(x0356, mul(x0129, c42, w459), w459)
    x1380 = add(x0385, mul(x0151, x0347, w399), w399)
    x0386 = add(x0357, mul(x0129, c40, w475), w475)
    x1379 = sub(x0386, mul(x0150, x0347, w476), w476)
    x1381 = add(mul(x0125, x1379, w477), mul(x0126, x1380, w478), w478)
    x1382 = sub(mul(x0125, x1380, w399), mul(x0126, x1379, w476), w476)
    x0396 = sub(mul(x0125, x0385, w399), mul(x0126, x0386, w477), w477)
    x0397 = add(mul(x0125, x0386, w399), mul(x0126, x0385, w479), w479)
    x0390 = add(x0369, mul(x0129, c44, w399), w399)
    x1376 = add(mul(x0151, x0381, w480), add(x0390, mul(x0150, x0382, w481), w481), w481)
    x0392 = sub(x0372, sub(mul(x0129, c52, w480), mul(x0128, c44, w482), w482), w482)
    x0739 = mul(x0127, x0129, w480)
    x0743 = add(x0730, x0739, w483)
    x0745 = sub(x0730, x0739, w480)
    x0393 = sub(x0374, mul(x0129, c46, w484), w484)
    x1377 = sub(mul(x0150, x0383, w412), sub(x0393, mul(x0151, x0382, w415), w415), w415)
    x1383 = add(mul(x0125, x1376, w412), add(mul(x0126, x1377, w485), mul(c22, x1382, w486), w486), w486)
    x1384 = sub(sub(mul(c23, x1378, w412), mul(c22, x1381, w485), w485), sub(mul(x0126, x1376, w481), mul(x0125, x1377, w415), w415), w415)
    x1283 = add(sub(mul(x0125, x0390, w485), mul(x0126, x0393, w481), w481), sub(mul(x0118, x0458, w485), mul(x0119, x0461, w412), w412), w412)
    x1301 = add(add(mul(x0125, x0393, w484), mul(x0126, x0390, w399), w399), add(mul(x0118, x0461, w368), mul(x0119, x0458, w283), w283), w283)
    x0394 = sub(x0375, sub(mul(x0127, c46, w399), mul(x0129, c48, w368), w368), w368)
    x0398 = sub(mul(x0126, sub(x0391, x0395, w410), w410), mul(x0125, add(x0392, x0394, w399), w399), w399)
    x0740 = mul(x0128, x0129, w410)
    x0744 = add(x0729, x0740, w484)
    x0748 = sub(x0729, x0740, w447)
    x1055 = add(mul(x0127, x0389, w481), sub(mul(x0380, x0748, w485), mul(x0378, x0742, w487), w487), w487)
    x1058 = add(mul(x0127, x0385, w459), add(mul(c39, x0748, w481), mul(x0377, x0745, w485), w485), w485)
    x1059 = add(mul(x0128, x0386, w475), x1058, w485)
    x1247 = add(mul(x0745, x1128, w475), add(mul(x0073, x0742, w459), mul(x0075, x0748, w481), w481), w481)
    x0758 = add(x0740, x0751, w475)
    x0761 = sub(x0740, x0751, w444)
    x0774 = add(x0740, x0765, w459)
    x0777 = sub(x0740, x0765, w445)
    x0779 = sub(mul(x0077, add(x0738, x0770, w410), w410), mul(x0078, x0774, w488), w488)
    x0577 = add(mul(x0126, x0398, w410), mul(x0119, x0466, w489), w489)
    x1289 = add(mul(x0125, x0398, w399), mul(x0118, x0466, w369), w369)
    x0736 = mul(x0129, x0129, w399)
    x0746 = add(x0736, x0738, w410)
    x1065 = mul(sub(x0736, x0738, w490), sub(x0074, sub(x0059, c43, w491), w491), w491)
    x1102 = sub(mul(x0063, x0758, w490), add(mul(x0062, x0756, w492), mul(x0347, x0746, w493), w493), w493)
    x1103 = add(x0779, sub(mul(x0128, x0356, w490), x1102, w493), w493)
    x1120 = add(x0779, add(mul(x0077, x0746, w490), mul(x0128, x0233, w492), w492), w492)
    x0763 = add(x0736, x0753, w490)
    x0781 = sub(mul(x0078, add(x0736, x0770, w494), w494), mul(x0077, x0777, w495), w495)
    x0857 = add(x0781, sub(mul(x0063, x0763, w494), mul(x0062, x0761, w496), w496), w496)
    x1101 = add(x0857, sub(mul(x0348, x0746, w494), mul(x0129, x0356, w468), w468), w468)
    x1119 = add(x0781, sub(mul(x0078, x0746, w494), mul(x0129, x0233, w461), w461), w461)
    x1073 = add(sub(mul(x0064, x0781, w495), mul(x0065, x0779, w488), w488), sub(mul(x0380, x0742, w097), mul(x0383, x0748, w092), w092), w092)
    x0752 = sub(x0730, mul(v_13, x0129, w488), w488)
    x0766 = sub(x0752, mul(v_14, x0129, w450), w450)
    x0773 = add(x0766, x0771, w097)
    x0775 = sub(x0766, x0771, w391)
    x1071 = sub(mul(x0128, x0394, w450), sub(x1065, mul(x0075, x0773, w495), w495), w495)
    x0757 = add(x0752, x0754, w450)
    x0759 = sub(x0752, x0754, w387)
    x1096 = add(mul(x0059, x0759, w488), mul(x0060, sub(x0738, x0753, w491), w491), w491)
    x0132 = cos(q_16, w488)
    x1198 = mul(x0132, x0276, w494)
    x1199 = add(x0279, mul(c23, x1198, w497), w497)
    x1226 = mul(x0103, x0132, w498)
    x1227 = sub(x0099, mul(c23, x1226, w499), w499)
    x0133 = sin(q_16, w500)
    x0334 = add(mul(x0133, sub(x0310, x0312, w501), w501), mul(x0311, mul(c03, x0132, w502), w502), w502)
    x0335 = mul(x0133, x0334, w501)
    x0559 = add(sub(x0335, add(add(x0381, x0449, w503), x0558, w137), w137), add(x0542, x0557, w503), w503)
    x0134 = add(mul(v_04, x0132, w137), mul(v_05, x0133, w504), w504)
    x0137 = add(v_16, x0134, w137)
    x0138 = add(v_17, x0137, w505)
    x0158 = mul(c03, x0138, w506)
    x0255 = mul(x0104, x0158, w507)
    x0287 = mul(x0090, x0255, w508)
    x0257 = mul(x0103, x0158, w509)
    x0291 = mul(x0091, x0257, w510)
    x0259 = mul(x0100, x0158, w511)
    x0261 = mul(x0101, x0158, w512)
    x0270 = mul(x0099, x0158, w513)
    x0830 = mul(x0138, x0138, w514)
    x0157 = mul(c03, x0137, w515)
    x0174 = mul(x0091, x0157, w516)
    x0288 = mul(x0103, x0174, w517)
    x0176 = mul(x0090, x0157, w518)
    x0292 = mul(x0104, x0176, w519)
    x0253 = mul(x0085, x0157, w520)
    x0284 = add(x0255, mul(x0089, x0157, w521), w521)
    x0286 = add(x0257, mul(x0088, x0157, w522), w522)
    x0294 = sub(x0261, mul(x0086, x0157, w523), w523)
    x0304 = sub(x0270, mul(x0084, x0157, w524), w524)
    x0813 = mul(x0137, x0137, w525)
    x0155 = mul(c03, x0134, w526)
    x0249 = mul(x0134, c44, w527)
    x0797 = mul(x0134, x0134, w528)
    x0135 = sub(mul(v_05, x0132, w529), mul(v_04, x0133, w530), w530)
    x0156 = mul(c03, x0135, w529)
    x0252 = mul(x0084, x0156, w531)
    x0258 = mul(x0099, x0156, w532)
    x0260 = add(x0258, x0259, w533)
    x0293 = add(x0260, add(x0287, sub(x0288, add(x0252, x0253, w534), w534), w534), w534)
    x0262 = sub(mul(x0102, x0158, w535), mul(x0101, x0156, w536), w536)
    x0267 = mul(x0100, x0156, w535)
    x0295 = add(mul(x0104, x0174, w516), add(mul(x0086, x0156, w537), mul(x0087, x0157, w538), w538), w538)
    x0296 = add(x0262, add(mul(x0091, x0255, w516), x0295, w538), w538)
    x1406 = add(mul(x0134, c40, w516), mul(x0156, x0306, w537), w537)
    x0250 = mul(x0135, c46, w516)
    x0316 = add(x0293, add(x0249, x0250, w539), w539)
    x1402 = sub(mul(x0155, x0309, w540), sub(x0316, mul(x0156, x0308, w541), w541), w541)
    x0313 = add(x0284, sub(mul(x0134, c42, w540), mul(x0135, c40, w542), w542), w542)
    x0574 = mul(c22, sub(add(x0313, x0384, w540), add(x0452, x0520, w543), w543), w543)
    x1269 = mul(c23, add(sub(x0313, x0384, w540), sub(x0452, x0520, w544), w544), w544)
    x0317 = sub(x0294, add(mul(x0135, c48, w540), mul(x0134, c50, w545), w545), w545)
    x0318 = add(x0296, add(mul(x0135, c50, w540), mul(x0134, c52, w546), w546), w546)
    x0330 = sub(mul(x0132, x0317, w540), mul(x0133, x0318, w547), w547)
    x0798 = mul(x0135, x0135, w540)
    x0802 = add(x0797, x0798, w548)
    x0816 = add(x0798, x0813, w549)
    x0801 = mul(x0134, x0135, w550)
    x0815 = mul(x0135, x0137, w551)
    x0832 = mul(x0135, x0138, w552)
    x0331 = sub(mul(x0132, c39, w553), mul(x0133, x0306, w554), w554)
    x0333 = mul(c23, x0331, w553)
    x0564 = add(mul(c22, x0556, w555), add(add(x0333, x0402, w437), add(x0470, x0540, w205), w205), w205)
    x0566 = add(add(x0335, x0542, w155), add(x0557, add(mul(c03, x0564, w205), x0565, w129), w129), w129)
    x1175 = add(x0307, x0333, w553)
    x0337 = mul(c22, x0331, w155)
    x0552 = sub(sub(c32, mul(c23, x0551, w389), w389), sub(x0337, x0405, w440), w440)
    x0547 = add(sub(x0331, x0400, w389), sub(x0468, x0538, w205), w205)
    x0869 = mul(x0547, x0586, w389)
    x1259 = mul(v_04, x0547, w501)
    x1296 = add(x1259, x1277, w555)
    x1262 = mul(v_03, x0547, w437)
    x1265 = mul(v_01, x0547, w321)
    x1295 = mul(v_05, x0547, w556)
    x0549 = mul(c24, add(add(x0331, x0400, w557), add(x0468, x0538, w558), w558), w558)
    x0550 = add(add(x0514, add(x0307, c55, w557), w557), add(x0549, add(x0378, x0446, w559), w559), w559)
    x0332 = add(mul(x0133, c39, w557), mul(x0132, x0306, w558), w558)
    x0548 = add(sub(x0401, x0469, w557), sub(x0539, add(c26, x0332, w560), w560), w560)
    x0870 = mul(x0548, x0587, w557)
    x1260 = mul(v_05, x0548, w561)
    x1261 = sub(x1259, x1260, w501)
    x1278 = sub(x1260, x1277, w134)
    x1263 = mul(v_03, x0548, w561)
    x1266 = mul(v_02, x0548, w562)
    x1279 = mul(v_04, x0548, w563)
    x0560 = mul(c23, add(add(x0332, x0401, w564), add(x0469, x0539, w565), w565), w565)
    x0562 = add(mul(x0132, x0334, w502), sub(mul(x0125, x0403, w388), sub(x0560, x0561, w121), w121), w121)
    x0563 = add(add(mul(x0118, x0471, w273), mul(x0111, x0541, w156), w156), x0562, w121)
    x1287 = mul(v_03, x0563, w156)
    x0336 = add(mul(x0132, x0308, w273), mul(x0133, x0309, w502), w502)
    x0553 = add(add(x0336, sub(x0473, x0544, w208), w208), sub(x0404, x0472, w327), w327)
    x0554 = add(add(x0543, x0552, w440), x0553, w327)
    x1176 = sub(x0336, x0337, w155)
    x1264 = mul(v_05, x0554, w502)
    x1274 = add(mul(v_04, sub(c37, x0550, w440), w440), mul(v_03, x0554, w211), w211)
    x0338 = sub(mul(x0132, x0309, w440), sub(mul(x0133, x0308, w208), mul(c22, x0332, w443), w443), w443)
    x0555 = sub(sub(x0406, x0474, w440), add(x0545, sub(c30, x0338, w208), w208), w208)
    x1267 = mul(v_04, x0555, w440)
    x1272 = sub(mul(v_05, sub(c34, x0550, w324), w324), mul(v_03, x0555, w273), w273)
    x0789 = add(mul(v_15, x0135, w324), add(mul(a_04, x0132, w388), mul(a_05, x0133, w565), w565), w565)
    x0811 = add(a_16, x0789, w324)
    x0825 = add(a_17, x0811, w388)
    x0790 = sub(mul(v_15, x0134, w564), sub(mul(a_05, x0132, w566), mul(a_04, x0133, w567), w567), w567)
    x1197 = mul(x0133, x0276, w564)
    x1201 = add(mul(c22, x1197, w566), sub(mul(x0132, x0282, w568), mul(c23, x0277, w569), w569), w569)
    x1200 = sub(mul(x0132, x0281, w566), sub(mul(x0133, x0282, w568), mul(c22, x1198, w570), w570), w570)
    x1202 = add(mul(x0133, x0281, w566), x1201, w569)
    x1225 = mul(x0103, x0133, w566)
    x1229 = sub(mul(c22, x1225, w568), add(mul(x0101, x0132, w571), mul(x0104, c23, w572), w572), w572)
    x1228 = add(mul(x0132, x1217, w568), add(mul(x0101, x0133, w571), mul(c22, x1226, w573), w573), w573)
    x1230 = add(mul(x0133, x1217, w568), x1229, w572)
    x0136 = add(v_03, v_15, w568)
    x0814 = mul(x0136, x0137, w137)
    x0831 = mul(x0136, x0138, w505)
    x0154 = mul(c03, x0136, w571)
    x0175 = sub(mul(x0091, x0154, w574), mul(x0090, x0156, w575), w575)
    x0289 = mul(x0103, x0175, w574)
    x0290 = mul(x0104, x0175, w575)
    x0254 = mul(x0086, x0154, w576)
    x0256 = sub(mul(x0104, x0154, w577), mul(x0103, x0156, w578), w578)
    x0263 = mul(x0100, x0154, w577)
    x0264 = sub(x0263, mul(x0098, x0156, w579), w579)
    x1218 = add(x0264, x0289, w580)
    x1509 = add(mul(x0156, x1217, w581), add(x1218, mul(x0101, x0155, w582), w582), w582)
    x0265 = mul(x0101, x0154, w581)
    x0266 = add(x0258, x0265, w532)
    x0271 = sub(x0259, x0265, w581)
    x0305 = add(x0271, add(x0291, sub(x0292, sub(x0253, x0254, w520), w520), w520), w520)
    x0299 = sub(x0266, add(x0252, x0254, w576), w576)
    x1177 = sub(x0305, sub(x0293, x0299, w531), w531)
    x1178 = sub(x0299, x1177, w511)
    x1203 = sub(x0271, sub(x0260, x0266, w583), w583)
    x1219 = add(x1203, sub(x0292, add(x0266, x0288, w517), w517), w517)
    x1424 = sub(x1203, sub(x0287, x0291, w510), w510)
    x0268 = sub(x0267, mul(x0102, x0154, w508), w508)
    x1220 = sub(x0268, x0290, w519)
    x0269 = add(mul(x0098, x0158, w506), mul(x0099, x0154, w584), w584)
    x0285 = add(x0256, sub(mul(x0089, x0154, w506), mul(x0088, x0156, w585), w585), w585)
    x0297 = sub(x0289, add(mul(x0083, x0156, w506), mul(x0085, x0154, w586), w586), w586)
    x0298 = add(x0264, add(mul(x0090, x0256, w574), x0297, w586), w586)
    x1502 = add(mul(x0156, x0281, w574), sub(x0298, mul(x0155, x0282, w506), w506), w506)
    x0300 = add(x0290, add(mul(x0085, x0156, w574), mul(x0087, x0154, w587), w587), w587)
    x0301 = sub(x0268, add(mul(x0091, x0256, w575), x0300, w587), w587)
    x0302 = sub(mul(x0103, x0176, w518), sub(mul(x0084, x0154, w575), mul(x0083, x0157, w515), w515), w515)
    x0303 = add(x0269, add(mul(x0090, x0257, w518), x0302, w515), w515)
    x1413 = add(mul(x0156, x0278, w518), sub(x0294, mul(x0154, x0280, w575), w575), w575)
    x1414 = add(x0299, add(mul(x0154, x0282, w518), mul(x0156, x0279, w523), w523), w523)
    x1415 = sub(x1177, x1414, w523)
    x1416 = add(mul(x0156, x0280, w518), sub(x0304, mul(x0154, x0283, w574), w574), w574)
    x1417 = add(mul(x0154, x0276, w518), mul(x0156, x0277, w588), w588)
    x1418 = add(mul(x0132, x1417, w518), mul(x0133, x0284, w589), w589)
    x1419 = sub(mul(x0132, x0284, w518), mul(x0133, x1417, w588), w588)
    x1420 = sub(mul(x0132, x1415, w518), add(mul(x0133, x1416, w590), mul(c22, x1419, w591), w591), w591)
    x1421 = sub(mul(x0132, x1416, w574), add(mul(c23, x0286, w518), mul(c22, x1418, w590), w590), w590)
    x1422 = add(mul(x0103, x0154, w574), mul(x0104, x0156, w518), w518)
    x1423 = add(add(x0261, x0263, w577), add(mul(x0102, x0156, w512), mul(x0091, x1422, w574), w574), w574)
    x1425 = add(sub(x0267, x0270, w513), add(mul(x0098, x0154, w571), mul(x0090, x1422, w535), w535), w535)
    x1426 = add(mul(x0132, x1422, w513), mul(x0133, x0255, w571), w571)
    x1427 = sub(mul(x0132, x0255, w513), mul(x0133, x1422, w518), w518)
    x1428 = add(mul(x0132, x1424, w513), sub(mul(x0133, x1425, w577), mul(c22, x1427, w512), w512), w512)
    x1429 = add(mul(x0132, x1425, w535), add(mul(c23, x0257, w513), mul(c22, x1426, w577), w577), w577)
    x0251 = mul(x0136, c50, w535)
    x0320 = add(x0299, sub(x0250, x0251, w516), w516)
    x0324 = add(x0305, add(x0249, x0251, w535), w535)
    x1142 = sub(x0324, sub(x0316, x0320, w527), w527)
    x1403 = sub(x1142, x1402, w541)
    x0314 = add(x0285, mul(x0136, c42, w576), w576)
    x1408 = add(x0314, mul(x0156, x0276, w513), w513)
    x0315 = sub(x0286, mul(x0136, c40, w592), w592)
    x1407 = sub(x0315, mul(x0155, x0276, w593), w593)
    x1409 = add(mul(x0132, x1407, w594), mul(x0133, x1408, w595), w595)
    x1410 = sub(mul(x0132, x1408, w513), mul(x0133, x1407, w593), w593)
    x0325 = sub(mul(x0132, x0314, w513), mul(x0133, x0315, w594), w594)
    x0578 = mul(c23, add(sub(x0325, x0396, w513), sub(x0464, x0532, w596), w596), w596)
    x1280 = mul(c22, sub(add(x0325, x0396, w513), add(x0464, x0532, w597), w597), w597)
    x1284 = add(x1280, add(mul(x0111, x0526, w513), mul(x0112, x0529, w598), w598), w598)
    x0326 = add(mul(x0133, x0314, w597), mul(x0132, x0315, w513), w513)
    x1297 = mul(c22, sub(add(x0326, x0397, w597), add(x0465, x0533, w599), w599), w599)
    x1302 = add(x1297, sub(mul(x0112, x0526, w167), mul(x0111, x0529, w252), w252), w252)
    x1304 = mul(c23, add(sub(x0326, x0397, w599), sub(x0465, x0533, w167), w167), w167)
    x0319 = add(x0298, mul(x0136, c44, w599), w599)
    x1404 = add(mul(x0156, x0310, w597), sub(x0319, mul(x0155, x0311, w600), w600), w600)
    x0321 = sub(x0301, sub(mul(x0136, c52, w597), mul(x0135, c44, w601), w601), w601)
    x0799 = mul(x0134, x0136, w597)
    x0803 = add(x0790, x0799, w602)
    x0805 = sub(x0790, x0799, w597)
    x0322 = add(x0303, mul(x0136, c46, w603), w603)
    x1405 = sub(mul(x0155, x0312, w526), add(x0322, mul(x0156, x0311, w529), w529), w529)
    x1411 = add(mul(x0132, x1404, w526), add(mul(x0133, x1405, w604), mul(c22, x1410, w605), w605), w605)
    x1412 = sub(sub(mul(c22, x1409, w526), mul(c23, x1406, w604), w604), sub(mul(x0132, x1405, w529), mul(x0133, x1404, w600), w600), w600)
    x0323 = add(x0304, add(mul(x0134, c46, w604), mul(x0136, c48, w529), w529), w529)
    x0327 = sub(mul(x0132, add(x0321, x0323, w524), w524), mul(x0133, sub(x0320, x0324, w604), w604), w604)
    x0328 = mul(x0133, x0327, w524)
    x0329 = mul(x0132, x0327, w604)
    x0800 = mul(x0135, x0136, w526)
    x0804 = add(x0789, x0800, w606)
    x0808 = sub(x0789, x0800, w565)
    x1144 = add(mul(x0134, x0318, w607), sub(mul(x0309, x0808, w608), mul(x0307, x0802, w609), w609), w609)
    x1147 = sub(mul(x0134, x0314, w576), sub(mul(c39, x0808, w607), mul(x0306, x0805, w608), w608), w608)
    x1148 = add(mul(x0135, x0315, w592), x1147, w608)
    x1254 = sub(mul(x0805, x1217, w592), sub(mul(x0101, x0808, w576), mul(x0099, x0802, w607), w607), w607)
    x0818 = add(x0800, x0811, w592)
    x0821 = sub(x0800, x0811, w324)
    x1185 = sub(mul(x0084, x0821, w576), mul(x0086, sub(x0798, x0813, w610), w610), w610)
    x0834 = add(x0800, x0825, w576)
    x0837 = sub(x0800, x0825, w388)
    x0839 = sub(mul(x0103, add(x0798, x0830, w526), w526), mul(x0104, x0834, w611), w611)
    x0796 = mul(x0136, x0136, w526)
    x0806 = add(x0796, x0798, w612)
    x1154 = mul(sub(x0796, x0798, w613), sub(x0100, sub(x0085, c43, w614), w614), w614)
    x1160 = sub(mul(x0135, x0323, w613), add(x1154, mul(x0102, x0834, w615), w615), w615)
    x1191 = sub(mul(x0089, x0818, w613), add(mul(x0088, x0816, w614), mul(x0276, x0806, w616), w616), w616)
    x1192 = add(x0839, sub(mul(x0135, x0285, w613), x1191, w616), w616)
    x1209 = add(x0839, add(mul(x0103, x0806, w613), mul(x0135, x0256, w614), w614), w614)
    x0823 = add(x0796, x0813, w613)
    x0841 = sub(mul(x0104, add(x0796, x0830, w617), w617), mul(x0103, x0837, w618), w618)
    x0852 = add(x0841, sub(mul(x0089, x0823, w617), mul(x0088, x0821, w619), w619), w619)
    x1190 = add(x0852, sub(mul(x0277, x0806, w617), mul(x0136, x0285, w585), w585), w585)
    x1208 = add(x0841, sub(mul(x0104, x0806, w617), mul(x0136, x0256, w578), w578), w578)
    x1162 = add(sub(mul(x0090, x0841, w618), mul(x0091, x0839, w611), w611), sub(mul(x0309, x0802, w140), mul(x0312, x0808, w126), w126), w126)
    x0812 = sub(x0790, mul(v_16, x0136, w611), w611)
    x0826 = sub(x0812, mul(v_17, x0136, w567), w567)
    x0833 = add(x0826, x0831, w140)
    x0835 = sub(x0826, x0831, w505)
    x0817 = add(x0812, x0814, w567)
    x0819 = sub(x0812, x0814, w137)
    x0159 = mul(v_05, c24, w611)
    x0339 = mul(x0159, x0331, w618)
    x1493 = sub(mul(v_05, x1175, w617), add(x0339, mul(v_00, x0331, w620), w620), w620)
    x0340 = add(mul(x0132, x0318, w546), sub(mul(x0133, x0317, w617), mul(x0159, x0332, w621), w621), w621)
    x1494 = sub(x0340, add(mul(v_00, x0332, w546), mul(v_04, x1175, w617), w617), w617)
    x0407 = mul(x0159, x0400, w546)
    x1473 = sub(mul(v_05, x1086, w622), sub(x0407, mul(v_00, x0400, w623), w623), w623)
    x0408 = sub(mul(x0125, x0389, w430), add(mul(x0126, x0388, w622), mul(x0159, x0401, w624), w624), w624)
    x1474 = sub(x0408, sub(mul(v_04, x1086, w430), mul(v_00, x0401, w622), w622), w622)
    x0475 = mul(x0159, x0468, w430)
    x1453 = sub(mul(v_05, x0997, w625), add(x0475, mul(v_00, x0468, w626), w626), w626)
    x0476 = add(mul(x0118, x0457, w314), sub(mul(x0119, x0456, w625), mul(x0159, x0469, w627), w627), w627)
    x1454 = sub(x0476, add(mul(v_00, x0469, w314), mul(v_04, x0997, w625), w625), w625)
    x0570 = mul(x0159, x0538, w314)
    x1432 = sub(mul(v_05, x0908, w628), sub(x0570, mul(v_00, x0538, w629), w629), w629)
    x0571 = sub(mul(x0111, x0525, w198), add(mul(x0112, x0524, w628), mul(x0159, x0539, w630), w630), w630)
    x1433 = sub(x0571, sub(mul(v_04, x0908, w198), mul(v_00, x0539, w628), w628), w628)
    x1438 = sub(v_00, x0159, w198)
    x1458 = add(v_00, x0159, w631)
    x0160 = mul(v_05, c25, w632)
    x1290 = mul(x0160, sub(sub(x0332, x0401, w633), sub(x0469, x0539, w634), w634), w634)
    x0341 = mul(x0160, x0331, w633)
    x0409 = mul(x0160, x0400, w635)
    x0477 = mul(x0160, x0468, w636)
    x0572 = mul(x0160, x0538, w637)
    x1435 = add(v_01, x0160, w638)
    x1476 = sub(v_01, x0160, w639)
    x1481 = add(mul(v_04, x1110, w640), sub(mul(x0348, x1476, w641), mul(x1108, x1438, w642), w642), w642)
    x1482 = add(mul(v_03, x1111, w640), sub(mul(x0125, x0372, w641), x1481, w642), w642)
    x1488 = add(mul(v_04, x1138, w640), sub(mul(x0078, x1476, w641), mul(x1136, x1438, w643), w643), w643)
    x1489 = add(mul(v_03, x1139, w640), sub(mul(x0125, x1131, w641), x1488, w643), w643)
    x1500 = sub(mul(v_04, x1199, w640), sub(mul(x0277, x1476, w641), mul(x1197, x1458, w644), w644), w644)
    x1501 = add(mul(v_03, x1200, w640), add(mul(x0132, x0301, w641), x1500, w644), w644)
    x1507 = add(mul(v_04, x1227, w640), sub(mul(x0104, x1476, w641), mul(x1225, x1458, w645), w645), w645)
    x1508 = add(mul(v_03, x1228, w640), sub(mul(x0132, x1220, w641), x1507, w645), w645)
    x1441 = add(mul(v_04, x0932, w640), sub(mul(x0484, x1435, w641), mul(x0930, x1438, w646), w646), w646)
    x1442 = add(mul(v_03, x0933, w640), sub(mul(x0111, x0508, w641), x1441, w646), w646)
    x1448 = add(mul(v_04, x0960, w640), sub(mul(x0026, x1435, w641), mul(x0958, x1438, w647), w647), w647)
    x1449 = add(mul(v_03, x0961, w640), sub(mul(x0111, x0953, w641), x1448, w647), w647)
    x1461 = sub(mul(v_04, x1021, w640), sub(mul(x0416, x1435, w641), mul(x1019, x1458, w648), w648), w648)
    x1462 = add(mul(v_03, x1022, w640), add(mul(x0118, x0440, w641), x1461, w648), w648)
    x1468 = add(mul(v_04, x1049, w640), sub(mul(x0052, x1435, w641), mul(x1047, x1458, w649), w649), w649)
    x1469 = add(mul(v_03, x1050, w640), sub(mul(x0118, x1042, w641), x1468, w649), w649)
    x0161 = mul(v_04, c25, w640)
    x0162 = mul(v_03, c24, w641)
    x0163 = sub(x0161, x0162, w650)
    x0167 = add(x0161, x0162, w641)
    x1305 = sub(mul(x0167, add(x0400, x0468, w640), w640), mul(v_02, x0547, w651), w651)
    x1307 = sub(add(x0528, mul(x0163, add(x0331, x0538, w640), w640), w640), x1305, w651)
    x0410 = mul(x0167, x0401, w640)
    x1471 = sub(add(mul(v_01, x0400, w652), mul(v_02, x0401, w653), w653), add(x0387, sub(x0409, x0410, w652), w652), w652)
    x1472 = sub(sub(x1053, mul(v_04, x0406, w653), w653), add(mul(v_05, x1087, w654), x1471, w652), w652)
    x0478 = mul(x0167, x0469, w653)
    x1451 = add(add(mul(v_01, x0468, w654), mul(v_02, x0469, w655), w655), add(x0455, sub(x0477, x0478, w654), w654), w654)
    x1452 = add(add(x0964, mul(v_04, x0474, w655), w655), add(mul(v_05, x0998, w656), x1451, w654), w654)
    x1455 = sub(v_02, x0167, w655)
    x1475 = add(v_02, x0167, w656)
    x1477 = add(x0369, add(mul(x1108, x1475, w657), mul(x1109, x1476, w658), w658), w658)
    x1478 = sub(mul(v_04, x1113, w657), add(mul(v_05, x1111, w659), x1477, w658), w658)
    x1479 = add(mul(v_05, x1110, w657), add(mul(x0348, x1475, w659), mul(x1109, x1438, w660), w660), w660)
    x1480 = add(mul(v_03, x1113, w657), sub(mul(x0126, x0372, w659), x1479, w660), w660)
    x1484 = add(x1129, add(mul(x1136, x1475, w657), mul(x1137, x1476, w659), w659), w659)
    x1485 = sub(mul(v_04, x1141, w657), add(mul(v_05, x1139, w661), x1484, w659), w659)
    x1486 = add(mul(v_05, x1138, w657), add(mul(x0078, x1475, w656), mul(x1137, x1438, w661), w661), w661)
    x1487 = add(mul(v_03, x1141, w657), sub(mul(x0126, x1131, w656), x1486, w661), w661)
    x1456 = add(x0437, add(mul(x1019, x1455, w657), mul(x1020, x1435, w656), w656), w656)
    x1457 = sub(mul(v_04, x1024, w657), add(mul(v_05, x1022, w662), x1456, w656), w656)
    x1459 = sub(mul(v_05, x1021, w657), add(mul(x0416, x1455, w662), mul(x1020, x1458, w663), w663), w663)
    x1460 = add(mul(v_03, x1024, w657), add(mul(x0119, x0440, w662), x1459, w663), w663)
    x1464 = add(x1040, add(mul(x1047, x1455, w657), mul(x1048, x1435, w662), w662), w662)
    x1465 = sub(mul(v_04, x1052, w657), add(mul(v_05, x1050, w664), x1464, w662), w662)
    x1466 = add(mul(v_05, x1049, w657), add(mul(x0052, x1455, w655), mul(x1048, x1458, w664), w664), w664)
    x1467 = add(mul(v_03, x1052, w657), sub(mul(x0119, x1042, w655), x1466, w664), w664)
    x0342 = mul(x0163, x0332, w657)
    x1491 = add(add(mul(v_01, x0331, w655), mul(v_02, x0332, w665), w665), sub(x0316, sub(x0341, x0342, w655), w655), w655)
    x1492 = sub(sub(x1142, mul(v_04, x0338, w665), w665), sub(mul(v_05, x1176, w666), x1491, w655), w655)
    x0573 = mul(x0163, x0539, w665)
    x1430 = sub(add(mul(v_01, x0538, w666), mul(v_02, x0539, w667), w667), sub(x0523, sub(x0572, x0573, w666), w666), w666)
    x1431 = sub(add(x0875, mul(v_04, x0545, w667), w667), add(mul(v_05, x0909, w668), x1430, w666), w666)
    x1434 = sub(v_02, x0163, w667)
    x1495 = add(v_02, x0163, w668)
    x1496 = add(x0298, add(mul(x1197, x1495, w669), mul(x1198, x1476, w670), w670), w670)
    x1497 = sub(mul(v_04, x1202, w669), add(mul(v_05, x1200, w671), x1496, w670), w670)
    x1498 = sub(mul(v_05, x1199, w669), add(mul(x0277, x1495, w671), mul(x1198, x1458, w672), w672), w672)
    x1499 = add(mul(v_03, x1202, w669), add(mul(x0133, x0301, w671), x1498, w672), w672)
    x1503 = add(x1218, add(mul(x1225, x1495, w669), mul(x1226, x1476, w639), w639), w639)
    x1504 = sub(mul(v_04, x1230, w669), add(mul(v_05, x1228, w671), x1503, w639), w639)
    x1505 = add(mul(v_05, x1227, w669), add(mul(x0104, x1495, w668), mul(x1226, x1458, w631), w631), w631)
    x1506 = add(mul(v_03, x1230, w669), sub(mul(x0133, x1220, w668), x1505, w631), w631)
    x1436 = add(x0505, add(mul(x0930, x1434, w669), mul(x0931, x1435, w668), w668), w668)
    x1437 = sub(mul(v_04, x0935, w669), add(mul(v_05, x0933, w671), x1436, w668), w668)
    x1439 = add(mul(v_05, x0932, w669), add(mul(x0484, x1434, w671), mul(x0931, x1438, w673), w673), w673)
    x1440 = add(mul(v_03, x0935, w669), sub(mul(x0112, x0508, w671), x1439, w673), w673)
    x1444 = add(x0951, add(mul(x0958, x1434, w669), mul(x0959, x1435, w638), w638), w638)
    x1445 = sub(mul(v_04, x0963, w669), add(mul(v_05, x0961, w671), x1444, w638), w638)
    x1446 = add(mul(v_05, x0960, w669), add(mul(x0026, x1434, w667), mul(x0959, x1438, w198), w198), w198)
    x1447 = add(mul(v_03, x0963, w669), sub(mul(x0112, x0953, w667), x1446, w198), w198)
    x0177 = mul(v_04, c31, w669)
    x0178 = mul(v_05, c33, w667)
    x0575 = sub(x0316, add(mul(x0159, x0551, w138), sub(x0177, x0178, w611), w611), w611)
    x0576 = add(add(x0523, x0574, w543), add(x0575, add(x0387, x0455, w309), w309), w309)
    x1268 = add(x1267, sub(x1264, add(x0576, sub(x1265, x1266, w543), w543), w543), w543)
    x0179 = mul(v_03, c36, w611)
    x0579 = sub(add(x0409, x0477, w636), sub(x0572, add(x0320, add(x0178, x0179, w667), w667), w667), w667)
    x0580 = add(sub(add(x0391, x0459, w636), sub(x0341, x0527, w633), w633), x0579, w667)
    x0581 = sub(add(x0328, x0535, w633), sub(x0577, add(x0578, x0580, w667), w667), w667)
    x0582 = add(add(x0395, x0463, w633), add(x0531, sub(x0342, add(x0177, x0179, w611), w611), w611), w611)
    x0583 = sub(sub(add(x0410, x0478, w653), add(x0324, x0573, w665), w665), x0582, w611)
    x0584 = add(add(x0328, x0583, w611), sub(x0535, x0577, w489), w489)
    x1310 = add(x1287, add(x0584, add(x1267, add(x1265, x1286, w321), w321), w321), w321)
    x0868 = add(x0584, sub(x0576, x0581, w309), w309)
    x1288 = add(x1287, sub(x0581, sub(x1264, sub(x1266, x1286, w135), w135), w135), w135)
    x0567 = add(x0325, add(mul(v_05, c29, w156), mul(v_03, c27, w667), w667), w667)
    x0568 = add(add(x0396, x0464, w361), add(x0532, x0567, w667), w667)
    x0569 = add(add(x0397, x0465, w363), add(x0533, sub(x0326, mul(v_04, c29, w479), w479), w479), w479)
    x0588 = sub(mul(v_01, v_05, w363), add(a_00, mul(v_02, v_04, w247), w247), w247)
    x0589 = sub(x0585, x0588, w247)
    x0590 = sub(mul(v_02, v_03, w363), add(a_01, mul(v_00, v_05, w513), w513), w513)
    x0591 = sub(x0586, x0590, w513)
    x0592 = sub(mul(v_00, v_04, w363), add(a_02, mul(v_01, v_03, w361), w361), w361)
    x0593 = add(x0587, x0592, w361)
    x0594 = mul(v_05, v_05, w363)
    x0595 = mul(v_03, v_04, w245)
    x0600 = mul(c23, sub(a_05, x0595, w477), w477)
    x0604 = mul(c22, add(a_05, x0595, w245), w245)
    x0599 = mul(c22, add(x0594, mul(v_04, v_04, w594), w594), w594)
    x0601 = add(x0599, x0600, w156)
    x0668 = sub(x0599, x0600, w477)
    x0669 = sub(x0589, x0668, w594)
    x0707 = sub(mul(x0039, x0698, w502), add(x0669, mul(x0038, x0696, w317), w317), w317)
    x0731 = add(x0589, x0668, w477)
    x0767 = sub(mul(x0065, x0758, w502), add(x0731, mul(x0064, x0756, w433), w433), w433)
    x1116 = add(add(mul(x0128, x0241, w462), mul(x0346, x0746, w502), w502), add(mul(x0077, x0767, w462), mul(x0129, x0245, w394), w394), w394)
    x1027 = add(add(mul(x0121, x0218, w346), mul(x0414, x0686, w502), w502), add(mul(x0051, x0707, w346), mul(x0122, x0222, w278), w278), w278)
    x0602 = sub(x0589, x0601, w502)
    x0791 = add(x0589, x0601, w156)
    x0827 = sub(mul(x0091, x0818, w247), add(x0791, mul(x0090, x0816, w549), w549), w549)
    x0644 = sub(mul(x0013, x0635, w247), add(x0602, mul(x0012, x0633, w201), w201), w201)
    x0938 = add(sub(mul(x0025, x0644, w247), mul(x0482, x0623, w346), w346), add(mul(x0114, x0195, w230), mul(x0115, x0199, w162), w162), w162)
    x1205 = add(add(mul(x0135, x0264, w579), mul(x0275, x0806, w346), w346), add(mul(x0103, x0827, w579), mul(x0136, x0268, w508), w508), w508)
    x0603 = mul(c23, add(x0594, mul(v_03, v_03, w346), w346), w346)
    x0605 = sub(x0603, x0604, w363)
    x0670 = add(x0603, x0604, w245)
    x0671 = add(x0591, x0670, w346)
    x0732 = sub(x0591, x0670, w245)
    x0606 = sub(x0591, x0605, w579)
    x0792 = add(x0591, x0605, w363)
    x0607 = mul(c22, sub(a_04, mul(v_03, v_05, w513), w513), w513)
    x0608 = mul(c23, add(a_03, mul(v_04, v_05, w230), w230), w230)
    x0609 = sub(x0607, x0608, w247)
    x0672 = add(x0607, x0608, w230)
    x0673 = add(x0593, x0672, w513)
    x0733 = sub(x0593, x0672, w230)
    x0734 = sub(mul(x0125, x0732, w462), mul(x0126, x0733, w562), w562)
    x0735 = add(mul(x0125, x0733, w230), mul(x0126, x0732, w245), w245)
    x0769 = sub(x0735, sub(mul(x0065, x0763, w490), mul(x0064, x0761, w230), w230), w230)
    x1070 = sub(mul(x0735, sub(x0062, x0347, w490), w490), mul(x0078, x0767, w433), w433)
    x1054 = sub(sub(mul(c39, x0734, w490), mul(x0379, x0745, w462), w462), sub(mul(x0128, x0388, w429), mul(x0377, x0735, w490), w490), w490)
    x1056 = sub(x1054, x1055, w487)
    x1057 = mul(x0347, x0734, w490)
    x1245 = add(x1057, add(mul(x0350, x0742, w462), mul(x0353, x0748, w429), w429), w429)
    x1246 = sub(x1245, sub(mul(x0127, x0372, w462), mul(x0352, x0745, w489), w489), w489)
    x1248 = sub(x1247, sub(mul(x0127, x1131, w429), mul(x0077, x0734, w462), w462), w462)
    x0674 = sub(mul(x0118, x0671, w481), mul(x0119, x0673, w429), w429)
    x0675 = add(mul(x0118, x0673, w513), mul(x0119, x0671, w346), w346)
    x0709 = sub(x0675, sub(mul(x0039, x0703, w377), mul(x0038, x0701, w513), w513), w513)
    x0981 = sub(mul(x0675, sub(x0036, x0415, w377), w377), mul(x0052, x0707, w317), w317)
    x0965 = sub(add(mul(c39, x0674, w377), mul(x0447, x0685, w481), w481), add(mul(x0121, x0456, w313), mul(x0445, x0675, w377), w377), w377)
    x0967 = add(x0965, x0966, w373)
    x0968 = mul(x0415, x0674, w377)
    x1238 = sub(x0968, sub(mul(x0418, x0682, w481), mul(x0421, x0688, w313), w313), w313)
    x1239 = sub(x1238, sub(mul(x0120, x0440, w481), mul(x0420, x0685, w440), w440), w440)
    x1241 = sub(x1240, sub(mul(x0120, x1042, w313), mul(x0051, x0674, w481), w481), w481)
    x0610 = add(x0593, x0609, w371)
    x0793 = sub(x0593, x0609, w247)
    x0794 = sub(mul(x0132, x0792, w361), mul(x0133, x0793, w313), w313)
    x0795 = add(mul(x0132, x0793, w247), mul(x0133, x0792, w363), w363)
    x0829 = sub(x0795, sub(mul(x0091, x0823, w613), mul(x0090, x0821, w247), w247), w247)
    x1159 = sub(mul(x0795, sub(x0088, x0276, w613), w613), mul(x0104, x0827, w549), w549)
    x1143 = sub(sub(mul(c39, x0794, w613), mul(x0308, x0805, w361), w361), add(mul(x0135, x0317, w545), mul(x0306, x0795, w613), w613), w613)
    x1145 = add(x1143, x1144, w609)
    x1146 = mul(x0276, x0794, w613)
    x1252 = sub(x1146, sub(mul(x0279, x0802, w361), mul(x0282, x0808, w545), w545), w545)
    x1253 = sub(x1252, sub(mul(x0134, x0301, w361), mul(x0281, x0805, w611), w611), w611)
    x1255 = sub(x1254, sub(mul(x0134, x1220, w545), mul(x0103, x0794, w361), w361), w361)
    x0611 = sub(mul(x0111, x0606, w607), mul(x0112, x0610, w545), w545)
    x0612 = add(mul(x0111, x0610, w371), mul(x0112, x0606, w579), w579)
    x0646 = sub(x0612, sub(mul(x0013, x0640, w261), mul(x0012, x0638, w371), w371), w371)
    x0892 = sub(mul(x0612, sub(x0010, x0483, w261), w261), mul(x0026, x0644, w201), w201)
    x0876 = sub(add(mul(c39, x0611, w261), mul(x0515, x0622, w607), w607), sub(mul(x0114, x0524, w197), mul(x0513, x0612, w261), w261), w261)
    x0878 = sub(x0876, x0877, w258)
    x0879 = mul(x0483, x0611, w261)
    x1231 = add(x0879, add(mul(x0486, x0619, w607), mul(x0489, x0625, w197), w197), w197)
    x1232 = sub(x1231, sub(mul(x0113, x0508, w607), mul(x0488, x0622, w178), w178), w178)
    x1234 = sub(x1233, sub(mul(x0113, x0953, w197), mul(x0025, x0611, w607), w607), w607)
    x0596 = add(a_03, a_06, w256)
    x0627 = sub(x0596, mul(v_07, x0114, w197), w197)
    x0641 = sub(x0627, mul(v_08, x0114, w524), w524)
    x0653 = sub(x0641, x0649, w665)
    x0655 = add(x0641, x0649, w204)
    x0947 = add(mul(x0022, x0650, w524), add(mul(x0020, x0655, w653), mul(x0023, x0623, w640), w640), w640)
    x0659 = sub(mul(x0024, x0653, w524), mul(x0023, sub(x0615, x0647, w194), w194), w194)
    x0660 = sub(x0659, sub(mul(x0021, x0654, w213), mul(x0022, x0652, w524), w524), w524)
    x0937 = sub(mul(x0026, x0646, w194), add(mul(x0023, x0655, w213), mul(x0021, x0650, w653), w653), w653)
    x0939 = add(x0937, x0938, w162)
    x0946 = add(x0939, add(mul(x0012, x0942, w653), mul(x0013, x0941, w194), w194), w194)
    x0940 = add(sub(mul(x0114, x0188, w653), mul(x0025, x0655, w213), w213), sub(mul(x0026, x0650, w653), mul(x0115, x0186, w161), w161), w161)
    x0943 = sub(mul(x0024, x0650, w213), add(mul(x0021, x0623, w653), mul(x0022, x0655, w633), w633), w633)
    x0662 = sub(mul(x0021, sub(x0613, x0647, w168), w168), mul(x0022, x0653, w002), w002)
    x0663 = add(x0662, add(mul(x0023, x0651, w168), mul(x0020, x0652, w000), w000), w000)
    x0657 = add(mul(x0026, x0653, w665), mul(x0025, x0652, w159), w159)
    x0948 = sub(mul(x0115, sub(x0202, x0936, w232), w232), mul(x0012, x0940, w665), w665)
    x0944 = add(mul(x0114, add(x0191, x0936, w187), w187), mul(x0013, x0940, w232), w232)
    x0954 = add(mul(x0111, x0940, w187), mul(x0112, x0942, w002), w002)
    x0955 = sub(mul(x0112, x0940, w161), mul(x0111, x0942, w264), w264)
    x0957 = add(mul(x0112, x0946, w161), sub(mul(c23, x0941, w187), mul(c22, x0954, w168), w168), w168)
    x0637 = sub(x0627, x0632, w161)
    x0639 = add(x0627, x0632, w203)
    x0890 = sub(add(mul(x0518, x0622, w197), mul(x0006, x0639, w187), w187), add(mul(x0008, x0634, w197), mul(x0005, x0638, w213), w213), w213)
    x0894 = sub(sub(mul(x0023, x0650, w031), mul(x0024, x0651, w227), w227), x0890, w213)
    x0912 = add(mul(x0486, x0634, w227), add(mul(x0483, x0602, w031), mul(x0489, x0639, w018), w018), w018)
    x0913 = add(mul(x0115, x0508, w238), sub(mul(x0484, x0612, w227), x0912, w018), w018)
    x0914 = add(add(mul(x0488, x0623, w238), mul(x0114, x0505, w237), w237), x0913, w018)
    x0915 = sub(sub(mul(x0483, x0639, w237), mul(x0484, x0634, w238), w238), sub(mul(x0114, x0493, w237), mul(x0115, x0491, w175), w175), w175)
    x0916 = add(sub(mul(x0487, x0639, w238), mul(x0486, x0623, w237), w237), sub(mul(x0485, x0634, w023), mul(x0115, x0503, w192), w192), w192)
    x1235 = add(mul(x0021, x0634, w237), add(mul(x0023, x0639, w019), mul(x0025, x0602, w023), w023), w023)
    x1236 = add(mul(x0115, x0953, w173), sub(mul(x0026, x0612, w579), x1235, w023), w023)
    x1237 = add(add(mul(x0114, x0951, w231), mul(x0623, x0950, w173), w173), x1236, w023)
    x0645 = add(x0611, add(mul(x0013, x0637, w173), mul(x0012, x0636, w231), w231), w231)
    x0664 = sub(mul(x0025, x0645, w173), x0663, w000)
    x0945 = sub(add(x0664, sub(mul(x0115, x0193, w190), x0943, w633), w633), x0944, w232)
    x0661 = add(mul(x0026, x0645, w231), x0660, w524)
    x0921 = add(x0661, sub(mul(x0013, x0657, w001), mul(x0114, x0510, w226), w226), w226)
    x0949 = sub(sub(x0661, sub(mul(x0114, x0200, w235), x0947, w640), w640), x0948, w665)
    x0863 = add(mul(x0006, sub(x0613, x0630, w179), w179), mul(x0007, x0637, w640), w640)
    x0864 = sub(x0863, sub(mul(x0005, x0636, w005), mul(x0008, x0635, w008), w008), w008)
    x0865 = add(mul(x0012, x0657, w006), sub(mul(x0010, x0611, w640), x0864, w008), w008)
    x0866 = add(x0664, x0865, w008)
    x0917 = sub(mul(x0114, add(x0500, x0910, w188), w188), sub(x0866, x0916, w192), w192)
    x0919 = add(add(mul(x0007, x0636, w004), mul(x0009, x0637, w188), w188), sub(mul(x0006, x0638, w212), x0918, w262), w262)
    x0920 = sub(sub(mul(x0011, x0611, w545), mul(x0487, x0634, w218), w218), add(mul(x0490, x0639, w203), x0919, w262), w262)
    x0922 = sub(mul(x0115, sub(x0512, x0910, w185), w185), add(x0920, x0921, w226), w226)
    x0956 = sub(mul(x0112, x0949, w185), add(mul(x0111, x0946, w262), mul(c22, x0955, w219), w219), w219)
    x0926 = sub(mul(x0112, x0925, w185), mul(x0111, x0915, w262), w262)
    x0927 = add(mul(x0111, x0925, w265), mul(x0112, x0915, w175), w175)
    x0928 = add(mul(x0112, x0922, w265), sub(mul(x0111, x0914, w185), mul(c22, x0927, w174), w174), w174)
    x0929 = sub(mul(x0112, x0914, w265), sub(mul(c22, x0926, w185), mul(c23, x0923, w218), w218), w218)
    x0624 = sub(x0596, x0618, w265)
    x0626 = add(x0596, x0618, w202)
    x0888 = sub(mul(x0602, add(x0011, c41, w256), w256), mul(c45, x0626, w185), w185)
    x0889 = sub(x0888, add(mul(c49, x0620, w256), mul(c51, x0621, w203), w203), w203)
    x0891 = add(sub(mul(x0009, x0635, w243), mul(x0021, x0655, w204), w204), x0889, w203)
    x0896 = add(add(x0892, x0893, w263), add(x0894, add(mul(x0025, x0646, w371), x0891, w203), w203), w203)
    x0897 = sub(mul(x0113, sub(x0531, x0875, w189), w189), sub(x0895, x0896, w203), w203)
    x0898 = add(mul(c41, add(x0613, x0614, w189), w189), mul(c39, x0626, w202), w202)
    x0899 = sub(mul(x0513, x0619, w025), sub(mul(x0483, x0625, w189), x0898, w202), w202)
    x0900 = sub(x0867, sub(mul(x0113, x0520, w025), x0899, w202), w202)
    x0882 = add(mul(c43, x0624, w268), mul(c45, sub(x0613, x0614, w182), w182), w182)
    x0883 = add(add(mul(c49, x0621, w255), mul(c47, x0620, w251), w251), sub(mul(c39, x0602, w502), x0882, w182), w182)
    x0884 = add(sub(mul(x0518, x0625, w215), mul(x0515, x0619, w017), w017), x0883, w182)
    x0885 = add(sub(mul(x0113, x0528, w250), sub(x0879, x0884, w182), w182), sub(x0866, mul(x0517, x0622, w028), w028), w028)
    x0886 = add(mul(x0114, sub(x0527, x0875, w181), w181), x0885, w028)
    x0901 = sub(mul(c39, add(x0619, x0623, w260), w260), mul(c41, x0624, w265), w265)
    x0902 = add(sub(mul(x0011, x0637, w161), mul(x0483, x0622, w248), w248), sub(mul(x0010, x0636, w157), x0901, w265), w265)
    x0903 = add(x0902, add(x0657, mul(x0114, x0520, w248), w248), w248)
    x0904 = add(mul(x0112, x0903, w265), mul(x0111, x0900, w159), w159)
    x0905 = sub(mul(x0111, x0903, w248), mul(x0112, x0900, w202), w202)
    x0906 = add(mul(x0111, x0886, w248), sub(mul(x0112, x0897, w265), mul(c22, x0905, w157), w157), w157)
    x0907 = add(mul(x0111, x0897, w203), add(mul(c23, x0881, w248), mul(c22, x0904, w265), w265), w265)
    x0665 = add(a_03, a_09, w203)
    x0690 = sub(x0665, mul(v_10, x0121, w248), w248)
    x0704 = sub(x0690, mul(v_11, x0121, w009), w009)
    x0716 = sub(x0704, x0712, w161)
    x0718 = add(x0704, x0712, w320)
    x1036 = sub(mul(x0048, x0713, w009), add(mul(x0046, x0718, w010), mul(x0049, x0686, w260), w260), w260)
    x0722 = add(mul(x0049, sub(x0678, x0710, w310), w310), mul(x0050, x0716, w009), w009)
    x0723 = sub(x0722, sub(mul(x0047, x0717, w310), mul(x0048, x0715, w010), w010), w010)
    x1026 = sub(mul(x0052, x0709, w009), sub(mul(x0047, x0713, w310), mul(x0049, x0718, w200), w200), w200)
    x1028 = add(x1026, x1027, w278)
    x1035 = add(x1028, add(mul(x0038, x1031, w200), mul(x0039, x1030, w009), w009), w009)
    x1029 = add(sub(mul(x0121, x0211, w200), mul(x0051, x0718, w310), w310), sub(mul(x0052, x0713, w200), mul(x0122, x0209, w277), w277), w277)
    x1032 = sub(mul(x0050, x0713, w045), add(mul(x0047, x0686, w310), mul(x0048, x0718, w200), w200), w200)
    x0725 = sub(mul(x0047, sub(x0676, x0710, w284), w284), mul(x0048, x0716, w035), w035)
    x0726 = sub(x0725, add(mul(x0046, x0715, w284), mul(x0049, x0714, w343), w343), w343)
    x0720 = add(mul(x0052, x0716, w161), mul(x0051, x0715, w275), w275)
    x1037 = sub(mul(x0122, sub(x0225, x1025, w348), w348), mul(x0038, x1029, w161), w161)
    x1033 = add(mul(x0121, add(x0214, x1025, w303), w303), mul(x0039, x1029, w348), w348)
    x1043 = add(mul(x0118, x1029, w303), mul(x0119, x1031, w035), w035)
    x1044 = sub(mul(x0119, x1029, w277), mul(x0118, x1031, w378), w378)
    x1046 = sub(mul(x0119, x1035, w277), add(mul(c23, x1030, w303), mul(c22, x1043, w284), w284), w284)
    x0700 = sub(x0690, x0695, w277)
    x0702 = add(x0690, x0695, w319)
    x0979 = add(add(mul(x0450, x0685, w248), mul(x0032, x0702, w303), w303), sub(mul(x0034, x0697, w248), mul(x0035, x0698, w045), w045), w045)
    x0983 = add(sub(mul(x0046, x0717, w329), mul(x0049, x0713, w064), w064), x0979, w045)
    x1001 = sub(mul(x0418, x0697, w064), add(mul(x0415, x0669, w329), mul(x0421, x0702, w033), w033), w033)
    x1002 = add(mul(x0122, x0440, w354), add(mul(x0416, x0675, w064), x1001, w033), w033)
    x1003 = add(add(mul(x0420, x0686, w354), mul(x0121, x0437, w353), w353), x1002, w033)
    x1004 = sub(sub(mul(x0415, x0702, w353), mul(x0416, x0697, w354), w354), sub(mul(x0121, x0425, w353), mul(x0122, x0423, w291), w291), w291)
    x1005 = add(add(mul(x0417, x0697, w056), mul(x0418, x0686, w354), w354), sub(mul(x0419, x0702, w056), mul(x0122, x0435, w308), w308), w308)
    x1242 = add(mul(x0047, x0697, w354), sub(mul(x0051, x0669, w056), mul(x0049, x0702, w052), w052), w052)
    x1243 = add(mul(x0122, x1042, w289), sub(mul(x0052, x0675, w346), x1242, w052), w052)
    x1244 = add(add(mul(x0121, x1040, w347), mul(x0686, x1039, w289), w289), x1243, w052)
    x0708 = add(x0674, add(mul(x0039, x0700, w289), mul(x0038, x0699, w347), w347), w347)
    x0727 = sub(mul(x0051, x0708, w289), x0726, w343)
    x1034 = sub(add(x0727, sub(mul(x0122, x0216, w306), x1032, w200), w200), x1033, w348)
    x0724 = add(mul(x0052, x0708, w347), x0723, w010)
    x1010 = add(x0724, add(mul(x0039, x0720, w034), mul(x0121, x0442, w285), w285), w285)
    x1038 = sub(add(x0724, add(mul(x0121, x0223, w351), x1036, w260), w260), x1037, w161)
    x0858 = sub(mul(x0033, x0700, w260), mul(x0032, sub(x0676, x0693, w295), w295), w295)
    x0859 = sub(x0858, sub(mul(x0031, x0699, w260), mul(x0034, x0698, w359), w359), w359)
    x0860 = add(mul(x0038, x0720, w039), sub(mul(x0036, x0674, w295), x0859, w359), w359)
    x0861 = add(x0727, x0860, w359)
    x1006 = sub(mul(x0121, add(x0432, x0999, w304), w304), sub(x0861, x1005, w308), w308)
    x1008 = sub(mul(x0033, x0699, w037), add(mul(x0421, x0686, w051), mul(x0035, x0700, w036), w036), w036)
    x1009 = sub(sub(mul(x0037, x0674, w429), mul(x0419, x0697, w334), w334), sub(mul(x0422, x0702, w319), sub(x1007, x1008, w036), w036), w036)
    x1011 = sub(mul(x0122, sub(x0444, x0999, w301), w301), add(x1009, x1010, w285), w285)
    x1045 = sub(mul(x0119, x1038, w301), add(mul(x0118, x1035, w036), mul(c22, x1044, w335), w335), w335)
    x1015 = sub(mul(x0119, x1014, w301), mul(x0118, x1004, w036), w036)
    x1016 = add(mul(x0118, x1014, w380), mul(x0119, x1004, w291), w291)
    x1017 = add(mul(x0119, x1011, w380), sub(mul(x0118, x1003, w301), mul(c22, x1016, w290), w290), w290)
    x1018 = sub(mul(x0119, x1003, w380), add(mul(c22, x1015, w301), mul(c23, x1012, w334), w334), w334)
    x0687 = sub(x0665, x0681, w380)
    x0689 = add(x0665, x0681, w318)
    x0977 = add(mul(x0669, add(x0037, c41, w203), w203), mul(c45, x0689, w301), w301)
    x0978 = add(x0977, sub(mul(c49, x0683, w203), mul(c51, x0684, w319), w319), w319)
    x0980 = add(sub(mul(x0031, x0701, w328), mul(x0047, x0718, w320), w320), x0978, w319)
    x0985 = add(add(x0981, x0982, w379), add(x0983, add(mul(x0051, x0709, w513), x0980, w319), w319), w319)
    x0986 = sub(mul(x0120, sub(x0463, x0964, w305), w305), sub(x0984, x0985, w319), w319)
    x0987 = sub(mul(c39, x0689, w318), mul(c41, add(x0676, x0677, w305), w305), w305)
    x0988 = sub(mul(x0445, x0682, w058), add(mul(x0415, x0688, w318), x0987, w305), w305)
    x0989 = sub(x0862, sub(mul(x0120, x0452, w058), x0988, w305), w305)
    x0971 = sub(mul(c45, sub(x0676, x0677, w298), w298), mul(c43, x0687, w294), w294)
    x0972 = add(sub(mul(c49, x0684, w296), mul(c47, x0683, w367), w367), sub(mul(c39, x0669, w594), x0971, w294), w294)
    x0973 = sub(sub(mul(x0447, x0682, w050), mul(x0450, x0688, w331), w331), x0972, w294)
    x0974 = add(sub(mul(x0120, x0460, w274), sub(x0968, x0973, w294), w294), sub(x0861, mul(x0449, x0685, w061), w061), w061)
    x0975 = add(mul(x0121, sub(x0459, x0964, w297), w297), x0974, w061)
    x0990 = add(mul(c39, add(x0682, x0686, w376), w376), mul(c41, x0687, w380), w380)
    x0991 = add(sub(mul(x0037, x0700, w277), mul(x0415, x0685, w364), w364), add(mul(x0036, x0699, w272), x0990, w380), w380)
    x0992 = add(x0991, add(x0720, mul(x0121, x0452, w364), w364), w364)
    x0993 = add(mul(x0118, x0989, w380), mul(x0119, x0992, w275), w275)
    x0994 = sub(mul(x0118, x0992, w364), mul(x0119, x0989, w305), w305)
    x0995 = add(mul(x0118, x0975, w364), sub(mul(x0119, x0986, w380), mul(c22, x0994, w272), w272), w272)
    x0996 = sub(mul(x0118, x0986, w319), sub(mul(c23, x0970, w364), mul(c22, x0993, w380), w380), w380)
    x0728 = add(a_03, a_12, w319)
    x0750 = sub(x0728, mul(v_13, x0128, w364), w364)
    x0764 = sub(x0750, mul(v_14, x0128, w042), w042)
    x0776 = sub(x0764, x0772, w277)
    x0778 = add(x0764, x0772, w436)
    x1125 = sub(mul(x0074, x0773, w042), sub(mul(x0072, x0778, w043), mul(x0075, x0746, w376), w376), w376)
    x0782 = sub(mul(x0076, x0776, w042), mul(x0075, sub(x0738, x0770, w426), w426), w426)
    x0783 = sub(x0782, sub(mul(x0073, x0777, w042), mul(x0074, x0775, w043), w043), w043)
    x1115 = sub(mul(x0078, x0769, w426), add(mul(x0075, x0778, w042), mul(x0073, x0773, w316), w316), w316)
    x1117 = add(x1115, x1116, w394)
    x1124 = add(x1117, add(mul(x0064, x1120, w316), mul(x0065, x1119, w426), w426), w426)
    x1118 = add(sub(mul(x0128, x0234, w316), mul(x0077, x0778, w042), w042), sub(mul(x0078, x0773, w316), mul(x0129, x0232, w393), w393), w393)
    x1121 = sub(mul(x0076, x0773, w097), add(mul(x0073, x0746, w042), mul(x0074, x0778, w316), w316), w316)
    x0785 = sub(mul(x0073, sub(x0736, x0770, w400), w400), mul(x0074, x0776, w068), w068)
    x0786 = sub(x0785, sub(mul(x0072, x0775, w400), mul(x0075, x0774, w097), w097), w097)
    x0780 = add(mul(x0078, x0776, w277), mul(x0077, x0775, w391), w391)
    x1126 = sub(mul(x0129, sub(x0248, x1114, w464), w464), mul(x0064, x1118, w277), w277)
    x1122 = add(mul(x0128, add(x0237, x1114, w419), w419), mul(x0065, x1118, w464), w464)
    x1132 = add(mul(x0125, x1118, w419), mul(x0126, x1120, w068), w068)
    x1133 = sub(mul(x0126, x1118, w393), mul(x0125, x1120, w492), w492)
    x1135 = add(mul(x0126, x1124, w393), add(mul(c22, x1132, w419), mul(c23, x1119, w400), w400), w400)
    x0760 = sub(x0750, x0755, w393)
    x0762 = add(x0750, x0755, w435)
    x1068 = sub(add(mul(x0382, x0745, w364), mul(x0058, x0762, w419), w419), sub(mul(x0060, x0757, w364), mul(x0061, x0758, w042), w042), w042)
    x1072 = add(sub(mul(x0076, x0774, w459), mul(x0072, x0777, w445), w445), x1068, w042)
    x1090 = add(mul(x0350, x0757, w445), add(mul(x0347, x0731, w459), mul(x0353, x0762, w066), w066), w066)
    x1091 = add(mul(x0129, x0372, w470), sub(mul(x0348, x0735, w445), x1090, w066), w066)
    x1092 = add(add(mul(x0352, x0746, w470), mul(x0128, x0369, w469), w469), x1091, w066)
    x1093 = sub(sub(mul(x0347, x0762, w469), mul(x0348, x0757, w470), w470), sub(mul(x0128, x0357, w469), mul(x0129, x0355, w407), w407), w407)
    x1094 = add(sub(mul(x0349, x0757, w089), mul(x0350, x0746, w470), w470), sub(mul(x0351, x0762, w089), mul(x0129, x0367, w424), w424), w424)
    x1249 = add(mul(x0073, x0757, w470), add(mul(x0075, x0762, w085), mul(x0077, x0731, w089), w089), w089)
    x1250 = add(mul(x0129, x1131, w405), sub(mul(x0078, x0735, w245), x1249, w089), w089)
    x1251 = add(add(mul(x0128, x1129, w463), mul(x0746, x1128, w405), w405), x1250, w089)
    x0768 = add(x0734, add(mul(x0065, x0760, w405), mul(x0064, x0759, w463), w463), w463)
    x0787 = sub(mul(x0077, x0768, w405), x0786, w097)
    x1123 = sub(add(x0787, sub(mul(x0129, x0239, w422), x1121, w316), w316), x1122, w464)
    x0784 = add(mul(x0078, x0768, w463), x0783, w043)
    x1099 = add(x0784, add(mul(x0065, x0780, w067), mul(x0128, x0374, w458), w458), w458)
    x1127 = sub(add(x0784, add(mul(x0128, x0246, w467), x1125, w376), w376), x1126, w277)
    x0853 = add(mul(x0058, sub(x0736, x0753, w411), w411), mul(x0059, x0760, w070), w070)
    x0854 = sub(x0853, sub(mul(x0057, x0759, w411), mul(x0060, x0758, w475), w475), w475)
    x0855 = add(mul(x0064, x0780, w072), sub(mul(x0062, x0734, w070), x0854, w475), w475)
    x0856 = add(x0787, x0855, w475)
    x1095 = sub(mul(x0128, add(x0364, x1088, w420), w420), sub(x0856, x1094, w424), w424)
    x1097 = sub(mul(x0058, x0761, w073), add(mul(x0353, x0746, w084), mul(x0061, x0760, w069), w069), w069)
    x1098 = sub(sub(mul(x0063, x0734, w562), mul(x0351, x0757, w450), w450), add(mul(x0354, x0762, w435), add(x1096, x1097, w069), w069), w069)
    x1100 = sub(mul(x0129, sub(x0376, x1088, w417), w417), add(x1098, x1099, w458), w458)
    x1134 = sub(mul(x0126, x1127, w417), sub(mul(x0125, x1124, w069), mul(c22, x1133, w451), w451), w451)
    x1104 = sub(mul(x0126, x1103, w417), mul(x0125, x1093, w069), w069)
    x1105 = add(mul(x0125, x1103, w493), mul(x0126, x1093, w407), w407)
    x1106 = add(mul(x0126, x1100, w493), add(mul(x0125, x1092, w417), mul(c22, x1105, w406), w406), w406)
    x1107 = add(mul(x0126, x1092, w493), add(mul(c22, x1104, w417), mul(c23, x1101, w450), w450), w450)
    x0747 = sub(x0728, x0741, w493)
    x0749 = add(x0728, x0741, w434)
    x1066 = add(mul(x0731, add(x0063, c41, w319), w319), mul(c45, x0749, w417), w417)
    x1067 = sub(x1066, add(mul(c49, x0743, w319), mul(c51, x0744, w435), w435), w435)
    x1069 = add(sub(mul(x0057, x0761, w444), mul(x0073, x0778, w436), w436), x1067, w435)
    x1074 = sub(add(x1070, x1071, w495), sub(x1072, add(mul(x0077, x0769, w230), x1069, w435), w435), w435)
    x1075 = sub(mul(x0127, sub(x0395, x1053, w421), w421), sub(x1073, x1074, w435), w435)
    x1076 = add(mul(c41, add(x0736, x0737, w421), w421), mul(c39, x0749, w434), w434)
    x1077 = sub(mul(x0377, x0742, w091), sub(mul(x0347, x0748, w421), x1076, w434), w434)
    x1078 = sub(x0857, sub(mul(x0127, x0384, w091), x1077, w434), w434)
    x1060 = add(mul(c45, sub(x0736, x0737, w414), w414), mul(c43, x0747, w399), w399)
    x1061 = add(add(mul(c49, x0744, w484), mul(c47, x0743, w483), w483), add(mul(c39, x0731, w477), x1060, w399), w399)
    x1062 = add(add(mul(x0379, x0742, w083), mul(x0382, x0748, w447), w447), x1061, w399)
    x1063 = add(sub(mul(x0127, x0392, w390), sub(x1057, x1062, w399), w399), sub(x0856, mul(x0381, x0745, w094), w094), w094)
    x1064 = add(mul(x0128, sub(x0391, x1053, w413), w413), x1063, w094)
    x1079 = sub(mul(c39, add(x0742, x0746, w410), w410), mul(c41, x0747, w493), w493)
    x1080 = add(sub(mul(x0063, x0760, w393), mul(x0347, x0745, w480), w480), sub(mul(x0062, x0759, w387), x1079, w493), w493)
    x1081 = add(x1080, add(x0780, mul(x0128, x0384, w480), w480), w480)
    x1082 = add(mul(x0126, x1081, w493), mul(x0125, x1078, w391), w391)
    x1083 = sub(mul(x0125, x1081, w480), mul(x0126, x1078, w434), w434)
    x1084 = add(mul(x0125, x1064, w480), add(mul(x0126, x1075, w493), mul(c22, x1083, w387), w387), w387)
    x1085 = sub(mul(x0125, x1075, w435), sub(mul(c22, x1082, w480), mul(c23, x1059, w493), w493), w493)
    x0788 = add(a_03, a_15, w435)
    x0810 = sub(x0788, mul(v_16, x0135, w480), w480)
    x0824 = sub(x0810, mul(v_17, x0135, w075), w075)
    x0836 = sub(x0824, x0832, w393)
    x0838 = add(x0824, x0832, w552)
    x1214 = sub(mul(x0100, x0833, w075), add(mul(x0098, x0838, w076), mul(x0101, x0806, w410), w410), w410)
    x0842 = add(mul(x0101, sub(x0798, x0830, w540), w540), mul(x0102, x0836, w075), w075)
    x0843 = sub(x0842, sub(mul(x0099, x0837, w540), mul(x0100, x0835, w076), w076), w076)
    x1204 = sub(mul(x0104, x0829, w075), sub(mul(x0099, x0833, w540), mul(x0101, x0838, w432), w432), w432)
    x1206 = add(x1204, x1205, w508)
    x1213 = add(x1206, add(mul(x0090, x1209, w432), mul(x0091, x1208, w075), w075), w075)
    x1207 = add(sub(mul(x0135, x0257, w432), mul(x0103, x0838, w540), w540), sub(mul(x0104, x0833, w432), mul(x0136, x0255, w507), w507), w507)
    x1210 = sub(mul(x0102, x0833, w111), add(mul(x0099, x0806, w540), mul(x0100, x0838, w432), w432), w432)
    x0845 = sub(mul(x0099, sub(x0796, x0830, w514), w514), mul(x0100, x0836, w101), w101)
    x0846 = sub(x0845, add(mul(x0098, x0835, w514), mul(x0101, x0834, w576), w576), w576)
    x0840 = add(mul(x0104, x0836, w393), mul(x0103, x0835, w505), w505)
    x1215 = sub(mul(x0136, sub(x0271, x1203, w581), w581), mul(x0090, x1207, w393), w393)
    x1211 = add(mul(x0135, add(x0260, x1203, w533), w533), mul(x0091, x1207, w581), w581)
    x1221 = add(mul(x0132, x1207, w533), mul(x0133, x1209, w101), w101)
    x1222 = sub(mul(x0133, x1207, w507), mul(x0132, x1209, w614), w614)
    x1224 = add(mul(x0133, x1213, w507), sub(mul(c22, x1221, w533), mul(c23, x1208, w514), w514), w514)
    x0820 = sub(x0810, x0815, w507)
    x0822 = add(x0810, x0815, w551)
    x1157 = add(add(mul(x0311, x0805, w480), mul(x0084, x0822, w533), w533), sub(mul(x0086, x0817, w480), mul(x0087, x0818, w111), w111), w111)
    x1161 = add(sub(mul(x0098, x0837, w388), mul(x0101, x0833, w140), w140), x1157, w111)
    x1179 = sub(mul(x0279, x0817, w140), add(mul(x0276, x0791, w388), mul(x0282, x0822, w099), w099), w099)
    x1180 = add(mul(x0136, x0301, w587), add(mul(x0277, x0795, w140), x1179, w099), w099)
    x1181 = add(add(mul(x0281, x0806, w587), mul(x0135, x0298, w586), w586), x1180, w099)
    x1182 = sub(sub(mul(x0276, x0822, w586), mul(x0277, x0817, w587), w587), sub(mul(x0135, x0286, w586), mul(x0136, x0284, w521), w521), w521)
    x1183 = add(add(mul(x0278, x0817, w123), mul(x0279, x0806, w587), w587), sub(mul(x0280, x0822, w123), mul(x0136, x0296, w538), w538), w538)
    x1256 = add(mul(x0099, x0817, w587), sub(mul(x0103, x0791, w123), mul(x0101, x0822, w118), w118), w118)
    x1257 = add(mul(x0136, x1220, w519), sub(mul(x0104, x0795, w363), x1256, w118), w118)
    x1258 = add(add(mul(x0135, x1218, w580), mul(x0806, x1217, w519), w519), x1257, w118)
    x0828 = add(x0794, add(mul(x0091, x0820, w519), mul(x0090, x0819, w580), w580), w580)
    x0847 = sub(mul(x0103, x0828, w519), x0846, w576)
    x1212 = sub(add(x0847, sub(mul(x0136, x0262, w536), x1210, w432), w432), x1211, w581)
    x0844 = add(mul(x0104, x0828, w580), x0843, w076)
    x1188 = add(x0844, add(mul(x0091, x0840, w100), mul(x0135, x0303, w515), w515), w515)
    x1216 = sub(add(x0844, add(mul(x0135, x0269, w584), x1214, w410), w410), x1215, w393)
    x0848 = sub(mul(x0085, x0820, w410), mul(x0084, sub(x0796, x0813, w525), w525), w525)
    x0849 = sub(x0848, sub(mul(x0083, x0819, w410), mul(x0086, x0818, w592), w592), w592)
    x0850 = add(mul(x0090, x0840, w105), sub(mul(x0088, x0794, w525), x0849, w592), w592)
    x0851 = add(x0847, x0850, w592)
    x1184 = sub(mul(x0135, add(x0293, x1177, w534), w534), sub(x0851, x1183, w538), w538)
    x1186 = sub(mul(x0085, x0819, w103), add(mul(x0282, x0806, w117), mul(x0087, x0820, w102), w102), w102)
    x1187 = sub(sub(mul(x0089, x0794, w313), mul(x0280, x0817, w567), w567), sub(mul(x0283, x0822, w551), sub(x1185, x1186, w102), w102), w102)
    x1189 = sub(mul(x0136, sub(x0305, x1177, w531), w531), add(x1187, x1188, w515), w515)
    x1223 = sub(mul(x0133, x1216, w531), sub(mul(x0132, x1213, w102), mul(c22, x1222, w568), w568), w568)
    x1193 = sub(mul(x0133, x1192, w531), mul(x0132, x1182, w102), w102)
    x1194 = add(mul(x0132, x1192, w616), mul(x0133, x1182, w521), w521)
    x1195 = add(mul(x0133, x1189, w616), add(mul(x0132, x1181, w531), mul(c22, x1194, w520), w520), w520)
    x1196 = add(mul(x0133, x1181, w616), sub(mul(c22, x1193, w531), mul(c23, x1190, w567), w567), w567)
    x0807 = sub(x0788, x0801, w616)
    x0809 = add(x0788, x0801, w550)
    x1155 = sub(mul(x0791, add(x0089, c41, w435), w435), mul(c45, x0809, w531), w531)
    x1156 = add(x1155, sub(mul(c49, x0803, w435), mul(c51, x0804, w551), w551), w551)
    x1158 = add(sub(mul(x0083, x0821, w324), mul(x0099, x0838, w552), w552), x1156, w551)
    x1163 = add(add(x1159, x1160, w615), add(x1161, add(mul(x0103, x0829, w247), x1158, w551), w551), w551)
    x1164 = sub(mul(x0134, sub(x0324, x1142, w535), w535), sub(x1162, x1163, w551), w551)
    x1165 = sub(mul(c39, x0809, w550), mul(c41, add(x0796, x0797, w535), w535), w535)
    x1166 = sub(mul(x0306, x0802, w125), add(mul(x0276, x0808, w550), x1165, w535), w535)
    x1167 = sub(x0852, sub(mul(x0134, x0313, w125), x1166, w535), w535)
    x1149 = sub(mul(c43, x0807, w619), mul(c45, sub(x0796, x0797, w528), w528), w528)
    x1150 = add(sub(mul(c49, x0804, w606), mul(c47, x0803, w602), w602), sub(mul(c39, x0791, w156), x1149, w528), w528)
    x1151 = add(add(mul(x0308, x0802, w116), mul(x0311, x0808, w565), w565), x1150, w528)
    x1152 = add(sub(mul(x0134, x0321, w504), add(x1146, x1151, w528), w528), sub(x0851, mul(x0310, x0805, w128), w128), w128)
    x1153 = add(mul(x0135, sub(x0320, x1142, w527), w527), x1152, w128)
    x1168 = add(mul(c39, add(x0802, x0806, w612), w612), mul(c41, x0807, w616), w616)
    x1169 = add(sub(mul(x0089, x0820, w507), mul(x0276, x0805, w597), w597), add(mul(x0088, x0819, w137), x1168, w616), w616)
    x1170 = add(x1169, add(x0840, mul(x0135, x0313, w597), w597), w597)
    x1171 = add(mul(x0132, x1167, w616), mul(x0133, x1170, w505), w505)
    x1172 = sub(mul(x0132, x1170, w597), mul(x0133, x1167, w535), w535)
    x1173 = add(mul(x0132, x1153, w597), add(mul(x0133, x1164, w616), mul(c22, x1172, w137), w137), w137)
    x1174 = sub(mul(x0132, x1164, w551), add(mul(c22, x1171, w597), mul(c23, x1148, w616), w616), w616)
    x1270 = add(mul(v_00, x0547, w551), add(x0570, sub(x0339, mul(v_04, c36, w597), w597), w597), w597)
    x1271 = add(sub(sub(x1269, add(x0407, x0475, w430), w430), x1270, w597), add(sub(x0330, x0399, w430), sub(x0467, x0537, w544), w544), w544)
    x1273 = add(sub(x0340, mul(v_05, c36, w597), w597), add(x0408, x0476, w627), w627)
    x1275 = add(add(add(x0571, mul(v_00, x0548, w597), w597), x1273, w627), x1274, w211)
    x1281 = sub(mul(v_01, x0546, w627), add(mul(x0160, x0556, w139), mul(v_03, c31, w632), w632), w632)
    x1282 = sub(mul(x0133, x0322, w627), add(mul(x0132, x0319, w139), x1281, w632), w632)
    x1285 = sub(mul(v_04, x0563, w627), sub(x1284, sub(x1282, x1283, w412), w412), w412)
    x1291 = add(add(x0394, x0462, w365), add(x0530, add(x0323, mul(v_05, c31, w368), w368), w368), w368)
    x1292 = add(x0329, add(mul(v_01, x0548, w365), sub(x1290, x1291, w368), w368), w368)
    x1293 = sub(sub(x0536, x1289, w365), sub(mul(v_04, x0554, w634), x1292, w368), w368)
    x1298 = add(mul(x0163, sub(x0276, x0483, w030), w030), mul(v_03, c33, w650), w650)
    x1299 = add(mul(v_02, x0546, w030), add(mul(x0167, sub(x0347, x0415, w063), w063), x1298, w650), w650)
    x1300 = add(mul(x0132, x0322, w603), add(mul(x0133, x0319, w599), x1299, w650), w650)
    x1303 = add(mul(v_05, x0563, w603), add(x1302, add(x1300, x1301, w283), w283), w283)
    x1306 = add(sub(x0321, mul(v_04, c33, w603), w603), add(x0392, x0460, w366), w366)
    x1308 = add(sub(x0329, x1307, w651), sub(x0536, add(x1304, x1306, w366), w366), w366)
    x1309 = sub(mul(v_03, sub(c34, x0566, w651), w651), sub(add(x1289, mul(v_05, x0555, w253), w253), x1308, w366), w366)
    x1311 = mul(v_05, c54, w651)
    x1312 = mul(v_04, c54, w253)
    x1313 = mul(v_02, c54, w369)
    x1314 = mul(v_01, c54, w167)
    x1315 = mul(v_03, c54, w604)
    x1316 = add(x0313, sub(mul(v_04, c27, w603), mul(v_00, c54, w482), w482), w482)
    x1317 = add(add(x0384, x0452, w312), add(x0520, x1316, w482), w482)
    dtau_dq[...] = 0.0
    dtau_dq[0, 4] = x0872
    dtau_dq[0, 5] = x0873
    dtau_dq[0, 6] = x0881
    dtau_dq[0, 7] = x0923
    dtau_dq[0, 8] = x0941
    dtau_dq[0, 9] = x0970
    dtau_dq[0, 10] = x1012
    dtau_dq[0, 11] = x1030
    dtau_dq[0, 12] = x1059
    dtau_dq[0, 13] = x1101
    dtau_dq[0, 14] = x1119
    dtau_dq[0, 15] = x1148
    dtau_dq[0, 16] = x1190
    dtau_dq[0, 17] = x1208
    dtau_dq[1, 3] = -x0872
    dtau_dq[1, 5] = -x0874
    dtau_dq[1, 6] = -x0904
    dtau_dq[1, 7] = x0926
    dtau_dq[1, 8] = x0954
    dtau_dq[1, 9] = -x0993
    dtau_dq[1, 10] = x1015
    dtau_dq[1, 11] = x1043
    dtau_dq[1, 12] = -x1082
    dtau_dq[1, 13] = x1104
    dtau_dq[1, 14] = x1132
    dtau_dq[1, 15] = -x1171
    dtau_dq[1, 16] = x1193
    dtau_dq[1, 17] = x1221
    dtau_dq[2, 3] = -x0873
    dtau_dq[2, 4] = x0874
    dtau_dq[2, 6] = x0905
    dtau_dq[2, 7] = -x0927
    dtau_dq[2, 8] = x0955
    dtau_dq[2, 9] = x0994
    dtau_dq[2, 10] = -x1016
    dtau_dq[2, 11] = x1044
    dtau_dq[2, 12] = x1083
    dtau_dq[2, 13] = -x1105
    dtau_dq[2, 14] = x1133
    dtau_dq[2, 15] = x1172
    dtau_dq[2, 16] = -x1194
    dtau_dq[2, 17] = x1222
    dtau_dq[3, 3] = add(x0869, x0870, w312)
    dtau_dq[3, 4] = -mul(x0547, x0585, w196)
    dtau_dq[3, 5] = mul(x0548, x0585, w428)
    dtau_dq[3, 6] = -sub(x0878, mul(c23, x0905, w542), w542)
    dtau_dq[3, 7] = sub(x0917, mul(c23, x0927, w603), w603)
    dtau_dq[3, 8] = -sub(x0945, mul(c23, x0955, w601), w601)
    dtau_dq[3, 9] = sub(x0967, mul(c23, x0994, w252), w252)
    dtau_dq[3, 10] = add(x1006, mul(c23, x1016, w650), w650)
    dtau_dq[3, 11] = -add(x1034, mul(c23, x1044, w599), w599)
    dtau_dq[3, 12] = -sub(x1056, mul(c23, x1083, w030), w030)
    dtau_dq[3, 13] = sub(x1095, mul(c23, x1105, w063), w063)
    dtau_dq[3, 14] = -sub(x1123, mul(c23, x1133, w641), w641)
    dtau_dq[3, 15] = sub(x1145, mul(c23, x1172, w096), w096)
    dtau_dq[3, 16] = add(x1184, mul(c23, x1194, w131), w131)
    dtau_dq[3, 17] = -add(x1212, mul(c23, x1222, w365), w365)
    dtau_dq[4, 3] = -mul(x0546, x0586, w634)
    dtau_dq[4, 4] = add(x0870, x0871, w557)
    dtau_dq[4, 5] = mul(x0548, x0586, w183)
    dtau_dq[4, 6] = x0906
    dtau_dq[4, 7] = -x0928
    dtau_dq[4, 8] = x0956
    dtau_dq[4, 9] = x0995
    dtau_dq[4, 10] = -x1017
    dtau_dq[4, 11] = x1045
    dtau_dq[4, 12] = x1084
    dtau_dq[4, 13] = -x1106
    dtau_dq[4, 14] = x1134
    dtau_dq[4, 15] = x1173
    dtau_dq[4, 16] = -x1195
    dtau_dq[4, 17] = x1223
    dtau_dq[5, 3] = mul(x0546, x0587, w529)
    dtau_dq[5, 4] = mul(x0547, x0587, w627)
    dtau_dq[5, 5] = add(x0869, x0871, w148)
    dtau_dq[5, 6] = sub(mul(x0112, x0886, w028), x0907, w265)
    dtau_dq[5, 7] = sub(mul(x0111, x0922, w226), x0929, w218)
    dtau_dq[5, 8] = -add(mul(x0111, x0949, w665), x0957, w168)
    dtau_dq[5, 9] = sub(mul(x0119, x0975, w061), x0996, w380)
    dtau_dq[5, 10] = sub(mul(x0118, x1011, w285), x1018, w334)
    dtau_dq[5, 11] = -add(mul(x0118, x1038, w161), x1046, w284)
    dtau_dq[5, 12] = sub(mul(x0126, x1064, w094), x1085, w493)
    dtau_dq[5, 13] = sub(mul(x0125, x1100, w458), x1107, w450)
    dtau_dq[5, 14] = -add(mul(x0125, x1127, w277), x1135, w400)
    dtau_dq[5, 15] = sub(mul(x0133, x1153, w128), x1174, w616)
    dtau_dq[5, 16] = sub(mul(x0132, x1189, w515), x1196, w567)
    dtau_dq[5, 17] = -add(mul(x0132, x1216, w393), x1224, w514)
    dtau_dq[6, 3] = -sub(mul(x0538, x0586, w393), mul(x0539, x0587, w515), w515)
    dtau_dq[6, 4] = mul(x0538, x0585, w393)
    dtau_dq[6, 5] = mul(x0539, x0585, w128)
    dtau_dq[6, 6] = -x0878
    dtau_dq[6, 7] = x0917
    dtau_dq[6, 8] = -x0945
    dtau_dq[7, 3] = -sub(mul(x0586, x0931, w277), mul(x0587, x0930, w458), w458)
    dtau_dq[7, 4] = -sub(mul(x0484, x0587, w277), mul(x0585, x0931, w094), w094)
    dtau_dq[7, 5] = sub(mul(x0585, x0930, w277), mul(x0484, x0586, w161), w161)
    dtau_dq[7, 6] = sub(mul(x0114, x0911, w277), x1232, w178)
    dtau_dq[7, 7] = -x0914
    dtau_dq[7, 8] = -x0946
    dtau_dq[8, 3] = -sub(mul(x0586, x0959, w277), mul(x0587, x0958, w285), w285)
    dtau_dq[8, 4] = -sub(mul(x0026, x0587, w277), mul(x0585, x0959, w061), w061)
    dtau_dq[8, 5] = sub(mul(x0585, x0958, w277), mul(x0026, x0586, w665), w665)
    dtau_dq[8, 6] = -add(mul(x0114, x0952, w184), x1234, w607)
    dtau_dq[8, 7] = -x1237
    dtau_dq[8, 8] = -x0939
    dtau_dq[9, 3] = sub(mul(x0468, x0586, w184), mul(x0469, x0587, w277), w277)
    dtau_dq[9, 4] = -mul(x0468, x0585, w184)
    dtau_dq[9, 5] = -mul(x0469, x0585, w226)
    dtau_dq[9, 9] = x0967
    dtau_dq[9, 10] = x1006
    dtau_dq[9, 11] = -x1034
    dtau_dq[10, 3] = -sub(mul(x0586, x1020, w028), mul(x0587, x1019, w389), w389)
    dtau_dq[10, 4] = -sub(mul(x0416, x0587, w028), mul(x0585, x1020, w598), w598)
    dtau_dq[10, 5] = sub(mul(x0585, x1019, w028), mul(x0416, x0586, w632), w632)
    dtau_dq[10, 9] = sub(mul(x0121, x1000, w028), x1239, w440)
    dtau_dq[10, 10] = -x1003
    dtau_dq[10, 11] = -x1035
    dtau_dq[11, 3] = -sub(mul(x0586, x1048, w028), mul(x0587, x1047, w139), w139)
    dtau_dq[11, 4] = -sub(mul(x0052, x0587, w028), mul(x0585, x1048, w597), w597)
    dtau_dq[11, 5] = sub(mul(x0585, x1047, w028), mul(x0052, x0586, w630), w630)
    dtau_dq[11, 9] = -add(mul(x0121, x1041, w300), x1241, w481)
    dtau_dq[11, 10] = -x1244
    dtau_dq[11, 11] = -x1028
    dtau_dq[12, 3] = -sub(mul(x0400, x0586, w300), mul(x0401, x0587, w028), w028)
    dtau_dq[12, 4] = mul(x0400, x0585, w300)
    dtau_dq[12, 5] = mul(x0401, x0585, w624)
    dtau_dq[12, 12] = -x1056
    dtau_dq[12, 13] = x1095
    dtau_dq[12, 14] = -x1123
    dtau_dq[13, 3] = -sub(mul(x0586, x1109, w621), mul(x0587, x1108, w430), w430)
    dtau_dq[13, 4] = -sub(mul(x0348, x0587, w621), mul(x0585, x1109, w546), w546)
    dtau_dq[13, 5] = sub(mul(x0585, x1108, w621), mul(x0348, x0586, w551), w551)
    dtau_dq[13, 12] = sub(mul(x0128, x1089, w621), x1246, w489)
    dtau_dq[13, 13] = -x1092
    dtau_dq[13, 14] = -x1124
    dtau_dq[14, 3] = -sub(mul(x0586, x1137, w621), mul(x0587, x1136, w314), w314)
    dtau_dq[14, 4] = -sub(mul(x0078, x0587, w621), mul(x0585, x1137, w618), w618)
    dtau_dq[14, 5] = sub(mul(x0585, x1136, w621), mul(x0078, x0586, w108), w108)
    dtau_dq[14, 12] = -add(mul(x0128, x1130, w416), x1248, w462)
    dtau_dq[14, 13] = -x1251
    dtau_dq[14, 14] = -x1117
    dtau_dq[15, 3] = sub(mul(x0331, x0586, w416), mul(x0332, x0587, w621), w621)
    dtau_dq[15, 4] = -mul(x0331, x0585, w416)
    dtau_dq[15, 5] = -mul(x0332, x0585, w507)
    dtau_dq[15, 15] = x1145
    dtau_dq[15, 16] = x1184
    dtau_dq[15, 17] = -x1212
    dtau_dq[16, 3] = -sub(mul(x0586, x1198, w109), mul(x0587, x1197, w612), w612)
    dtau_dq[16, 4] = -sub(mul(x0277, x0587, w109), mul(x0585, x1198, w548), w548)
    dtau_dq[16, 5] = sub(mul(x0585, x1197, w109), mul(x0277, x0586, w527), w527)
    dtau_dq[16, 15] = sub(mul(x0135, x1178, w109), x1253, w611)
    dtau_dq[16, 16] = -x1181
    dtau_dq[16, 17] = -x1213
    dtau_dq[17, 3] = -sub(mul(x0586, x1226, w109), mul(x0587, x1225, w516), w516)
    dtau_dq[17, 4] = -sub(mul(x0104, x0587, w144), mul(x0585, x1226, w109), w109)
    dtau_dq[17, 5] = sub(mul(x0585, x1225, w147), mul(x0104, x0586, w146), w146)
    dtau_dq[17, 15] = -add(mul(x0135, x1219, w530), x1255, w361)
    dtau_dq[17, 16] = -x1258
    dtau_dq[17, 17] = -x1206
    dtau_dv[...] = 0.0
    dtau_dv[0, 1] = -x1311
    dtau_dv[0, 2] = x1312
    dtau_dv[0, 3] = -x1261
    dtau_dv[0, 4] = add(x0569, add(x1262, x1313, w530), w530)
    dtau_dv[0, 5] = -add(x0568, add(x1263, x1314, w147), w147)
    dtau_dv[0, 6] = x1322
    dtau_dv[0, 7] = x0493
    dtau_dv[0, 8] = x0188
    dtau_dv[0, 9] = -x1350
    dtau_dv[0, 10] = x0425
    dtau_dv[0, 11] = x0211
    dtau_dv[0, 12] = x1378
    dtau_dv[0, 13] = x0357
    dtau_dv[0, 14] = x0234
    dtau_dv[0, 15] = -x1406
    dtau_dv[0, 16] = x0286
    dtau_dv[0, 17] = x0257
    dtau_dv[1, 0] = x1311
    dtau_dv[1, 2] = -x1315
    dtau_dv[1, 3] = -sub(x0569, sub(x1276, x1313, w369), w369)
    dtau_dv[1, 4] = x1278
    dtau_dv[1, 5] = -add(x1279, x1317, w479)
    dtau_dv[1, 6] = -x1325
    dtau_dv[1, 7] = -x1334
    dtau_dv[1, 8] = -x1342
    dtau_dv[1, 9] = -x1353
    dtau_dv[1, 10] = -x1362
    dtau_dv[1, 11] = -x1370
    dtau_dv[1, 12] = -x1381
    dtau_dv[1, 13] = -x1390
    dtau_dv[1, 14] = -x1398
    dtau_dv[1, 15] = -x1409
    dtau_dv[1, 16] = -x1418
    dtau_dv[1, 17] = -x1426
    dtau_dv[2, 0] = -x1312
    dtau_dv[2, 1] = x1315
    dtau_dv[2, 3] = add(x0568, add(x1294, x1314, w167), w167)
    dtau_dv[2, 4] = add(x1295, x1317, w482)
    dtau_dv[2, 5] = -x1296
    dtau_dv[2, 6] = x1326
    dtau_dv[2, 7] = x1335
    dtau_dv[2, 8] = x1343
    dtau_dv[2, 9] = x1354
    dtau_dv[2, 10] = x1363
    dtau_dv[2, 11] = x1371
    dtau_dv[2, 12] = x1382
    dtau_dv[2, 13] = x1391
    dtau_dv[2, 14] = x1399
    dtau_dv[2, 15] = x1410
    dtau_dv[2, 16] = x1419
    dtau_dv[2, 17] = x1427
    dtau_dv[3, 0] = x1261
    dtau_dv[3, 1] = -x1262
    dtau_dv[3, 2] = x1263
    dtau_dv[3, 3] = add(x0868, x1268, w543)
    dtau_dv[3, 4] = -sub(x1271, x1272, w273)
    dtau_dv[3, 5] = -x1275
    dtau_dv[3, 6] = -sub(x1319, mul(c23, x1326, w544), w544)
    dtau_dv[3, 7] = -sub(x1329, mul(c23, x1335, w667), w667)
    dtau_dv[3, 8] = add(x1339, mul(c23, x1343, w144), w144)
    dtau_dv[3, 9] = -add(x1347, mul(c23, x1354, w528), w528)
    dtau_dv[3, 10] = -add(x1357, mul(c23, x1363, w592), w592)
    dtau_dv[3, 11] = -add(x1367, mul(c23, x1371, w504), w504)
    dtau_dv[3, 12] = -sub(x1375, mul(c23, x1382, w613), w613)
    dtau_dv[3, 13] = -sub(x1385, mul(c23, x1391, w565), w565)
    dtau_dv[3, 14] = add(x1395, mul(c23, x1399, w116), w116)
    dtau_dv[3, 15] = -add(x1403, mul(c23, x1410, w119), w119)
    dtau_dv[3, 16] = -add(x1413, mul(c23, x1419, w602), w602)
    dtau_dv[3, 17] = -add(x1423, mul(c23, x1427, w156), w156)
    dtau_dv[4, 0] = -x1276
    dtau_dv[4, 1] = -x1278
    dtau_dv[4, 2] = x1279
    dtau_dv[4, 3] = -add(mul(v_05, add(c38, x0559, w606), w606), x1285, w412)
    dtau_dv[4, 4] = add(x0868, x1288, w135)
    dtau_dv[4, 5] = sub(mul(v_03, add(c37, x0559, w606), w606), x1293, w368)
    dtau_dv[4, 6] = x1327
    dtau_dv[4, 7] = -x1336
    dtau_dv[4, 8] = -x1344
    dtau_dv[4, 9] = x1355
    dtau_dv[4, 10] = -x1364
    dtau_dv[4, 11] = -x1372
    dtau_dv[4, 12] = x1383
    dtau_dv[4, 13] = -x1392
    dtau_dv[4, 14] = -x1400
    dtau_dv[4, 15] = x1411
    dtau_dv[4, 16] = -x1420
    dtau_dv[4, 17] = -x1428
    dtau_dv[5, 0] = -x1294
    dtau_dv[5, 1] = -x1295
    dtau_dv[5, 2] = x1296
    dtau_dv[5, 3] = add(mul(v_04, sub(c38, x0566, w606), w606), x1303, w283)
    dtau_dv[5, 4] = -x1309
    dtau_dv[5, 5] = sub(x0868, x1310, w321)
    dtau_dv[5, 6] = -x1328
    dtau_dv[5, 7] = -add(mul(x0112, x1331, w309), x1337, w241)
    dtau_dv[5, 8] = -sub(mul(x0112, x1340, w309), x1345, w228)
    dtau_dv[5, 9] = -x1356
    dtau_dv[5, 10] = -add(mul(x0119, x1359, w309), x1365, w357)
    dtau_dv[5, 11] = -sub(mul(x0119, x1368, w309), x1373, w344)
    dtau_dv[5, 12] = -x1384
    dtau_dv[5, 13] = -add(mul(x0126, x1387, w309), x1393, w473)
    dtau_dv[5, 14] = -sub(mul(x0126, x1396, w309), x1401, w460)
    dtau_dv[5, 15] = x1412
    dtau_dv[5, 16] = -add(mul(x0133, x1415, w309), x1421, w590)
    dtau_dv[5, 17] = -sub(mul(x0133, x1424, w309), x1429, w577)
    dtau_dv[6, 0] = -add(mul(v_04, x0538, w309), mul(v_05, x0539, w606), w606)
    dtau_dv[6, 1] = mul(v_03, x0538, w309)
    dtau_dv[6, 2] = mul(v_03, x0539, w619)
    dtau_dv[6, 3] = -x1431
    dtau_dv[6, 4] = -sub(x1432, add(x0537, mul(v_03, x0545, w526), w526), w526)
    dtau_dv[6, 5] = -add(mul(v_03, x0909, w629), x1433, w628)
    dtau_dv[6, 6] = -x1319
    dtau_dv[6, 7] = -x1329
    dtau_dv[6, 8] = x1339
    dtau_dv[7, 0] = -add(mul(v_04, x0931, w629), mul(v_05, x0930, w199), w199)
    dtau_dv[7, 1] = add(mul(v_03, x0931, w629), mul(v_05, x0484, w125), w125)
    dtau_dv[7, 2] = sub(mul(v_03, x0930, w629), mul(v_04, x0484, w550), w550)
    dtau_dv[7, 3] = -x1437
    dtau_dv[7, 4] = add(mul(x0111, x0911, w629), x1440, w673)
    dtau_dv[7, 5] = sub(mul(x0112, x0911, w165), x1442, w646)
    dtau_dv[7, 6] = x1443
    dtau_dv[7, 7] = -x1331
    dtau_dv[7, 8] = -x1340
    dtau_dv[8, 0] = -add(mul(v_04, x0959, w165), mul(v_05, x0958, w629), w629)
    dtau_dv[8, 1] = add(mul(v_03, x0959, w165), mul(v_05, x0026, w126), w126)
    dtau_dv[8, 2] = sub(mul(v_03, x0958, w165), mul(v_04, x0026, w615), w615)
    dtau_dv[8, 3] = -x1445
    dtau_dv[8, 4] = -sub(mul(x0111, x0952, w149), x1447, w198)
    dtau_dv[8, 5] = -add(mul(x0112, x0952, w154), x1449, w647)
    dtau_dv[8, 6] = x1450
    dtau_dv[8, 7] = -add(x0197, x0952, w171)
    dtau_dv[8, 8] = -x0936
    dtau_dv[9, 0] = add(mul(v_04, x0468, w186), mul(v_05, x0469, w154), w154)
    dtau_dv[9, 1] = -mul(v_03, x0468, w186)
    dtau_dv[9, 2] = -mul(v_03, x0469, w149)
    dtau_dv[9, 3] = -x1452
    dtau_dv[9, 4] = -add(x1453, sub(x0467, mul(v_03, x0474, w165), w165), w165)
    dtau_dv[9, 5] = sub(mul(v_03, x0998, w626), x1454, w625)
    dtau_dv[9, 9] = -x1347
    dtau_dv[9, 10] = -x1357
    dtau_dv[9, 11] = -x1367
    dtau_dv[10, 0] = -add(mul(v_04, x1020, w626), mul(v_05, x1019, w315), w315)
    dtau_dv[10, 1] = add(mul(v_03, x1020, w626), mul(v_05, x0416, w111), w111)
    dtau_dv[10, 2] = sub(mul(v_03, x1019, w626), mul(v_04, x0416, w247), w247)
    dtau_dv[10, 3] = -x1457
    dtau_dv[10, 4] = add(mul(x0118, x1000, w626), x1460, w663)
    dtau_dv[10, 5] = sub(mul(x0119, x1000, w281), x1462, w648)
    dtau_dv[10, 9] = x1463
    dtau_dv[10, 10] = -x1359
    dtau_dv[10, 11] = -x1368
    dtau_dv[11, 0] = -add(mul(v_04, x1048, w281), mul(v_05, x1047, w626), w626)
    dtau_dv[11, 1] = add(mul(v_03, x1048, w281), mul(v_05, x0052, w122), w122)
    dtau_dv[11, 2] = sub(mul(v_03, x1047, w281), mul(v_04, x0052, w549), w549)
    dtau_dv[11, 3] = -x1465
    dtau_dv[11, 4] = -sub(mul(x0118, x1041, w259), x1467, w664)
    dtau_dv[11, 5] = -add(mul(x0119, x1041, w271), x1469, w649)
    dtau_dv[11, 9] = x1470
    dtau_dv[11, 10] = -add(x0220, x1041, w287)
    dtau_dv[11, 11] = -x1025
    dtau_dv[12, 0] = -add(mul(v_04, x0400, w302), mul(v_05, x0401, w271), w271)
    dtau_dv[12, 1] = mul(v_03, x0400, w302)
    dtau_dv[12, 2] = mul(v_03, x0401, w259)
    dtau_dv[12, 3] = -x1472
    dtau_dv[12, 4] = -sub(x1473, sub(x0399, mul(v_03, x0406, w281), w281), w281)
    dtau_dv[12, 5] = -add(mul(v_03, x1087, w623), x1474, w622)
    dtau_dv[12, 12] = -x1375
    dtau_dv[12, 13] = -x1385
    dtau_dv[12, 14] = x1395
    dtau_dv[13, 0] = -add(mul(v_04, x1109, w623), mul(v_05, x1108, w431), w431)
    dtau_dv[13, 1] = add(mul(v_03, x1109, w623), mul(v_05, x0348, w552), w552)
    dtau_dv[13, 2] = sub(mul(v_03, x1108, w623), mul(v_04, x0348, w324), w324)
    dtau_dv[13, 3] = -x1478
    dtau_dv[13, 4] = add(mul(x0125, x1089, w623), x1480, w660)
    dtau_dv[13, 5] = sub(mul(x0126, x1089, w397), x1482, w642)
    dtau_dv[13, 12] = x1483
    dtau_dv[13, 13] = -x1387
    dtau_dv[13, 14] = -x1396
    dtau_dv[14, 0] = -add(mul(v_04, x1137, w397), mul(v_05, x1136, w623), w623)
    dtau_dv[14, 1] = add(mul(v_03, x1137, w397), mul(v_05, x0078, w104), w104)
    dtau_dv[14, 2] = sub(mul(v_03, x1136, w397), mul(v_04, x0078, w531), w531)
    dtau_dv[14, 3] = -x1485
    dtau_dv[14, 4] = -sub(mul(x0125, x1130, w375), x1487, w661)
    dtau_dv[14, 5] = -add(mul(x0126, x1130, w386), x1489, w643)
    dtau_dv[14, 12] = x1490
    dtau_dv[14, 13] = -add(x0243, x1130, w403)
    dtau_dv[14, 14] = -x1114
    dtau_dv[15, 0] = add(mul(v_04, x0331, w418), mul(v_05, x0332, w386), w386)
    dtau_dv[15, 1] = -mul(v_03, x0331, w418)
    dtau_dv[15, 2] = -mul(v_03, x0332, w375)
    dtau_dv[15, 3] = -x1492
    dtau_dv[15, 4] = -add(x1493, add(x0330, mul(v_03, x0338, w397), w397), w397)
    dtau_dv[15, 5] = -add(mul(v_03, x1176, w620), x1494, w617)
    dtau_dv[15, 15] = -x1403
    dtau_dv[15, 16] = -x1413
    dtau_dv[15, 17] = -x1423
    dtau_dv[16, 0] = -add(mul(v_04, x1198, w620), mul(v_05, x1197, w547), w547)
    dtau_dv[16, 1] = add(mul(v_03, x1198, w620), mul(v_05, x0277, w435), w435)
    dtau_dv[16, 2] = sub(mul(v_03, x1197, w620), mul(v_04, x0277, w610), w610)
    dtau_dv[16, 3] = -x1497
    dtau_dv[16, 4] = add(mul(x0132, x1178, w620), x1499, w672)
    dtau_dv[16, 5] = sub(mul(x0133, x1178, w511), x1501, w644)
    dtau_dv[16, 15] = x1502
    dtau_dv[16, 16] = -x1415
    dtau_dv[16, 17] = -x1424
    dtau_dv[17, 0] = -add(mul(v_04, x1226, w511), mul(v_05, x1225, w620), w620)
    dtau_dv[17, 1] = add(mul(v_03, x1226, w511), mul(v_05, x0104, w127), w127)
    dtau_dv[17, 2] = sub(mul(v_03, x1225, w511), mul(v_04, x0104, w313), w313)
    dtau_dv[17, 3] = -x1504
    dtau_dv[17, 4] = -sub(mul(x0132, x1219, w488), x1506, w631)
    dtau_dv[17, 5] = -add(mul(x0133, x1219, w500), x1508, w645)
    dtau_dv[17, 15] = x1509
    dtau_dv[17, 16] = -add(x0266, x1219, w517)
    dtau_dv[17, 17] = -x1203
    dtau_da[...] = 0.0
    dtau_da[0, 0] = c54
    dtau_da[0, 4] = x0548
    dtau_da[0, 5] = x0547
    dtau_da[0, 7] = -x0484
    dtau_da[0, 8] = -x0026
    dtau_da[0, 10] = -x0416
    dtau_da[0, 11] = -x0052
    dtau_da[0, 13] = -x0348
    dtau_da[0, 14] = -x0078
    dtau_da[0, 16] = -x0277
    dtau_da[0, 17] = -x0104
    dtau_da[1, 1] = c54
    dtau_da[1, 3] = -x0548
    dtau_da[1, 5] = -x0546
    dtau_da[1, 6] = -x0539
    dtau_da[1, 7] = -x0930
    dtau_da[1, 8] = -x0958
    dtau_da[1, 9] = x0469
    dtau_da[1, 10] = -x1019
    dtau_da[1, 11] = -x1047
    dtau_da[1, 12] = -x0401
    dtau_da[1, 13] = -x1108
    dtau_da[1, 14] = -x1136
    dtau_da[1, 15] = x0332
    dtau_da[1, 16] = -x1197
    dtau_da[1, 17] = -x1225
    dtau_da[2, 2] = c54
    dtau_da[2, 3] = -x0547
    dtau_da[2, 4] = x0546
    dtau_da[2, 6] = x0538
    dtau_da[2, 7] = x0931
    dtau_da[2, 8] = x0959
    dtau_da[2, 9] = -x0468
    dtau_da[2, 10] = x1020
    dtau_da[2, 11] = x1048
    dtau_da[2, 12] = x0400
    dtau_da[2, 13] = x1109
    dtau_da[2, 14] = x1137
    dtau_da[2, 15] = -x0331
    dtau_da[2, 16] = x1198
    dtau_da[2, 17] = x1226
    dtau_da[3, 1] = -x0548
    dtau_da[3, 2] = -x0547
    dtau_da[3, 3] = x0550
    dtau_da[3, 4] = x0554
    dtau_da[3, 5] = -x0555
    dtau_da[3, 6] = x0908
    dtau_da[3, 7] = x0932
    dtau_da[3, 8] = x0960
    dtau_da[3, 9] = x0997
    dtau_da[3, 10] = -x1021
    dtau_da[3, 11] = x1049
    dtau_da[3, 12] = x1086
    dtau_da[3, 13] = x1110
    dtau_da[3, 14] = x1138
    dtau_da[3, 15] = x1175
    dtau_da[3, 16] = -x1199
    dtau_da[3, 17] = x1227
    dtau_da[4, 0] = x0548
    dtau_da[4, 2] = x0546
    dtau_da[4, 3] = x0554
    dtau_da[4, 4] = -x0559
    dtau_da[4, 5] = x0563
    dtau_da[4, 6] = x0909
    dtau_da[4, 7] = x0933
    dtau_da[4, 8] = x0961
    dtau_da[4, 9] = -x0998
    dtau_da[4, 10] = x1022
    dtau_da[4, 11] = x1050
    dtau_da[4, 12] = x1087
    dtau_da[4, 13] = x1111
    dtau_da[4, 14] = x1139
    dtau_da[4, 15] = x1176
    dtau_da[4, 16] = x1200
    dtau_da[4, 17] = x1228
    dtau_da[5, 0] = x0547
    dtau_da[5, 1] = -x0546
    dtau_da[5, 3] = -x0555
    dtau_da[5, 4] = x0563
    dtau_da[5, 5] = x0566
    dtau_da[5, 6] = x0545
    dtau_da[5, 7] = x0935
    dtau_da[5, 8] = x0963
    dtau_da[5, 9] = x0474
    dtau_da[5, 10] = x1024
    dtau_da[5, 11] = x1052
    dtau_da[5, 12] = -x0406
    dtau_da[5, 13] = x1113
    dtau_da[5, 14] = x1141
    dtau_da[5, 15] = -x0338
    dtau_da[5, 16] = x1202
    dtau_da[5, 17] = x1230
    dtau_da[6, 1] = -x0539
    dtau_da[6, 2] = x0538
    dtau_da[6, 3] = x0908
    dtau_da[6, 4] = x0909
    dtau_da[6, 5] = x0545
    dtau_da[6, 6] = x0514
    dtau_da[6, 7] = x0486
    dtau_da[6, 8] = x0021
    dtau_da[7, 0] = -x0484
    dtau_da[7, 1] = -x0930
    dtau_da[7, 2] = x0931
    dtau_da[7, 3] = x0932
    dtau_da[7, 4] = x0933
    dtau_da[7, 5] = x0935
    dtau_da[7, 6] = x0486
    dtau_da[7, 7] = x0488
    dtau_da[7, 8] = x0950
    dtau_da[8, 0] = -x0026
    dtau_da[8, 1] = -x0958
    dtau_da[8, 2] = x0959
    dtau_da[8, 3] = x0960
    dtau_da[8, 4] = x0961
    dtau_da[8, 5] = x0963
    dtau_da[8, 6] = x0021
    dtau_da[8, 7] = x0950
    dtau_da[8, 8] = -x0482
    dtau_da[9, 1] = x0469
    dtau_da[9, 2] = -x0468
    dtau_da[9, 3] = x0997
    dtau_da[9, 4] = -x0998
    dtau_da[9, 5] = x0474
    dtau_da[9, 9] = x0446
    dtau_da[9, 10] = -x0418
    dtau_da[9, 11] = x0047
    dtau_da[10, 0] = -x0416
    dtau_da[10, 1] = -x1019
    dtau_da[10, 2] = x1020
    dtau_da[10, 3] = -x1021
    dtau_da[10, 4] = x1022
    dtau_da[10, 5] = x1024
    dtau_da[10, 9] = -x0418
    dtau_da[10, 10] = x0420
    dtau_da[10, 11] = x1039
    dtau_da[11, 0] = -x0052
    dtau_da[11, 1] = -x1047
    dtau_da[11, 2] = x1048
    dtau_da[11, 3] = x1049
    dtau_da[11, 4] = x1050
    dtau_da[11, 5] = x1052
    dtau_da[11, 9] = x0047
    dtau_da[11, 10] = x1039
    dtau_da[11, 11] = x0414
    dtau_da[12, 1] = -x0401
    dtau_da[12, 2] = x0400
    dtau_da[12, 3] = x1086
    dtau_da[12, 4] = x1087
    dtau_da[12, 5] = -x0406
    dtau_da[12, 12] = x0378
    dtau_da[12, 13] = x0350
    dtau_da[12, 14] = x0073
    dtau_da[13, 0] = -x0348
    dtau_da[13, 1] = -x1108
    dtau_da[13, 2] = x1109
    dtau_da[13, 3] = x1110
    dtau_da[13, 4] = x1111
    dtau_da[13, 5] = x1113
    dtau_da[13, 12] = x0350
    dtau_da[13, 13] = x0352
    dtau_da[13, 14] = x1128
    dtau_da[14, 0] = -x0078
    dtau_da[14, 1] = -x1136
    dtau_da[14, 2] = x1137
    dtau_da[14, 3] = x1138
    dtau_da[14, 4] = x1139
    dtau_da[14, 5] = x1141
    dtau_da[14, 12] = x0073
    dtau_da[14, 13] = x1128
    dtau_da[14, 14] = x0346
    dtau_da[15, 1] = x0332
    dtau_da[15, 2] = -x0331
    dtau_da[15, 3] = x1175
    dtau_da[15, 4] = x1176
    dtau_da[15, 5] = -x0338
    dtau_da[15, 15] = x0307
    dtau_da[15, 16] = -x0279
    dtau_da[15, 17] = x0099
    dtau_da[16, 0] = -x0277
    dtau_da[16, 1] = -x1197
    dtau_da[16, 2] = x1198
    dtau_da[16, 3] = -x1199
    dtau_da[16, 4] = x1200
    dtau_da[16, 5] = x1202
    dtau_da[16, 15] = -x0279
    dtau_da[16, 16] = x0281
    dtau_da[16, 17] = x1217
    dtau_da[17, 0] = -x0104
    dtau_da[17, 1] = -x1225
    dtau_da[17, 2] = x1226
    dtau_da[17, 3] = x1227
    dtau_da[17, 4] = x1228
    dtau_da[17, 5] = x1230
    dtau_da[17, 15] = x0099
    dtau_da[17, 16] = x1217
    dtau_da[17, 17] = x0275


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
