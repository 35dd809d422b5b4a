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
# Program     SHA-256 791a25862d2e27770c8dc3855aec3cf35bcfdfe146f867bbe65185ed83a15fa4
# Operations  2257 mul, 2252 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
        w658, w659
    ) = slots(660)
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
    x0476 = sub(x0020, x0024, w013)
    x0021 = sub(mul(x0017, c17, w015), mul(x0016, c18, w016), w016)
    x0480 = add(x0006, x0021, w015)
    x0509 = add(c45, x0480, w017)
    x0023 = add(mul(x0017, c18, w018), mul(x0016, c17, w019), w019)
    x0483 = add(x0008, x0023, w018)
    x0512 = sub(c49, x0483, w020)
    x0025 = sub(mul(x0017, c20, w021), mul(x0016, c21, w022), w022)
    x0026 = add(mul(x0017, c21, w011), mul(x0016, c20, w014), w014)
    x0474 = mul(x0013, x0026, w011)
    x0479 = sub(mul(c03, x0474, w021), sub(x0009, x0024, w023), w023)
    x0508 = add(c53, x0479, w021)
    x0478 = add(x0011, x0026, w024)
    x0507 = add(c41, x0478, w025)
    x0473 = mul(x0012, x0025, w026)
    x0475 = add(x0473, x0474, w011)
    x0484 = add(mul(c03, x0473, w026), sub(x0005, x0020, w027), w027)
    x0513 = add(c47, x0484, w026)
    x0482 = sub(mul(c03, x0475, w028), sub(x0476, sub(x0005, x0009, w029), w029), w029)
    x0949 = sub(x0475, x0476, w011)
    x0511 = add(c51, x0482, w028)
    x0477 = add(x0010, x0025, w030)
    x0481 = sub(sub(x0007, mul(x0012, x0026, w031), w031), add(x0022, mul(x0013, x0025, w032), w032), w032)
    x0510 = add(c43, x0481, w031)
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
    x0410 = add(x0046, x0050, w046)
    x0047 = sub(mul(c18, x0042, w048), mul(c17, x0043, w049), w049)
    x0414 = sub(x0032, x0047, w048)
    x0443 = add(c45, x0414, w050)
    x0049 = add(mul(c17, x0042, w051), mul(c18, x0043, w052), w052)
    x0417 = sub(x0034, x0049, w051)
    x0446 = add(c49, x0417, w053)
    x0051 = sub(mul(c20, x0043, w054), mul(c21, x0042, w055), w055)
    x0052 = add(mul(c21, x0043, w044), mul(c20, x0042, w047), w047)
    x0408 = mul(x0039, x0052, w044)
    x0413 = add(mul(c03, x0408, w054), add(x0035, x0050, w056), w056)
    x0442 = add(c53, x0413, w054)
    x0412 = add(x0037, x0052, w057)
    x0441 = add(c41, x0412, w058)
    x0407 = mul(x0038, x0051, w059)
    x0409 = add(x0407, x0408, w044)
    x0418 = add(mul(c03, x0407, w059), add(x0031, x0046, w060), w060)
    x0447 = add(c47, x0418, w059)
    x0416 = add(mul(c03, x0409, w061), add(x0410, add(x0031, x0035, w062), w062), w062)
    x1037 = add(x0409, x0410, w044)
    x0445 = add(c51, x0416, w061)
    x0411 = add(x0036, x0051, w063)
    x0415 = sub(sub(x0033, mul(x0038, x0052, w064), w064), add(x0048, mul(x0039, x0051, w065), w065), w065)
    x0444 = add(c43, x0415, w064)
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
    x0344 = add(x0072, x0076, w079)
    x0073 = sub(mul(c17, x0069, w081), mul(c18, x0068, w082), w082)
    x0348 = add(x0058, x0073, w081)
    x0377 = sub(c45, x0348, w083)
    x0075 = add(mul(c18, x0069, w084), mul(c17, x0068, w085), w085)
    x0351 = add(x0060, x0075, w084)
    x0380 = sub(c49, x0351, w086)
    x0077 = sub(mul(c20, x0069, w087), mul(c21, x0068, w088), w088)
    x0078 = add(mul(c21, x0069, w077), mul(c20, x0068, w080), w080)
    x0342 = mul(x0065, x0078, w077)
    x0347 = add(mul(c03, x0342, w087), add(x0061, x0076, w089), w089)
    x0376 = add(c53, x0347, w087)
    x0346 = add(x0063, x0078, w090)
    x0375 = add(c41, x0346, w091)
    x0341 = mul(x0064, x0077, w092)
    x0343 = add(x0341, x0342, w077)
    x0352 = add(mul(c03, x0341, w092), add(x0057, x0072, w093), w093)
    x0381 = add(c47, x0352, w092)
    x0350 = add(mul(c03, x0343, w094), add(x0344, add(x0057, x0061, w095), w095), w095)
    x1125 = add(x0343, x0344, w077)
    x0379 = add(c51, x0350, w094)
    x0345 = add(x0062, x0077, w096)
    x0538 = add(x0345, x0477, w097)
    x0349 = sub(sub(x0059, mul(x0064, x0078, w098), w098), add(x0074, mul(x0065, x0077, w099), w099), w099)
    x0378 = sub(c43, x0349, w098)
    x0079 = cos(q_17, w100)
    x0091 = mul(c12, x0079, w101)
    x0080 = sin(q_17, w102)
    x0081 = add(mul(c05, x0079, w103), mul(c02, x0080, w104), w104)
    x0082 = mul(x0080, x0081, w103)
    x0085 = sub(c04, mul(x0079, x0081, w104), w104)
    x0083 = add(c06, x0082, w105)
    x0087 = sub(c09, x0082, w103)
    x0084 = add(mul(c08, x0079, w106), mul(c07, x0080, w107), w107)
    x0086 = sub(mul(c08, x0080, w106), mul(c07, x0079, w108), w108)
    x0088 = add(mul(c10, x0080, w106), mul(c11, x0079, w109), w109)
    x0089 = sub(mul(c10, x0079, w106), mul(c11, x0080, w110), w110)
    x0090 = mul(c12, x0080, w106)
    x0092 = cos(q_18, w111)
    x0093 = sin(q_18, w112)
    x0094 = sub(mul(x0079, x0092, w113), mul(x0080, x0093, w114), w114)
    x0095 = add(mul(x0079, x0093, w112), mul(x0080, x0092, w111), w111)
    x0096 = sub(mul(c15, x0094, w112), mul(c13, x0095, w102), w102)
    x0097 = mul(x0095, x0096, w112)
    x0100 = sub(c14, mul(x0094, x0096, w102), w102)
    x0098 = sub(c16, x0097, w100)
    x0102 = add(c19, x0097, w112)
    x0275 = add(x0098, x0102, w113)
    x0099 = sub(mul(c18, x0094, w115), mul(c17, x0095, w116), w116)
    x0279 = sub(x0084, x0099, w115)
    x0308 = sub(c45, x0279, w117)
    x0101 = add(mul(c17, x0094, w118), mul(c18, x0095, w119), w119)
    x0282 = sub(x0086, x0101, w118)
    x0311 = add(c49, x0282, w120)
    x0103 = sub(mul(c20, x0095, w121), mul(c21, x0094, w122), w122)
    x0104 = add(mul(c21, x0095, w111), mul(c20, x0094, w114), w114)
    x0273 = mul(x0091, x0104, w111)
    x0278 = add(mul(c03, x0273, w121), add(x0087, x0102, w123), w123)
    x0307 = add(x0278, c53, w121)
    x0277 = add(x0089, x0104, w124)
    x0306 = add(c41, x0277, w125)
    x0272 = mul(x0090, x0103, w126)
    x0274 = add(x0272, x0273, w111)
    x0283 = add(mul(c03, x0272, w126), add(x0083, x0098, w127), w127)
    x0312 = add(c47, x0283, w126)
    x0281 = add(mul(c03, x0274, w128), add(x0275, add(x0083, x0087, w129), w129), w129)
    x1213 = add(x0274, x0275, w111)
    x0310 = add(c51, x0281, w128)
    x0276 = add(x0088, x0103, w130)
    x0539 = add(x0276, x0411, w131)
    x0548 = sub(x0538, x0539, w132)
    x0540 = sub(c28, add(x0538, x0539, w131), w131)
    x1272 = mul(v_04, x0540, w097)
    x1273 = mul(v_03, x0540, w133)
    x1281 = mul(v_00, x0540, w134)
    x1289 = mul(v_05, x0540, w135)
    x0555 = add(sub(x0345, x0477, w136), sub(x0276, x0411, w137), w137)
    x0280 = sub(sub(x0085, mul(x0090, x0104, w136), w136), add(x0100, mul(x0091, x0103, w138), w138), w138)
    x0309 = sub(c43, x0280, w136)
    x0105 = mul(q_03, c03, w139)
    x0106 = mul(q_04, c03, w140)
    x0110 = sub(mul(q_03, x0105, w141), sub(c01, mul(q_04, x0106, w142), w142), w142)
    x0587 = mul(x0110, c58, w141)
    x0872 = mul(x0110, c59, w142)
    x0107 = mul(q_05, c03, w143)
    x0108 = sub(mul(q_03, x0107, w144), mul(q_06, x0106, w140), w140)
    x0109 = add(mul(q_04, x0107, w143), mul(q_06, x0105, w139), w139)
    x0586 = mul(x0109, c58, w143)
    x0873 = mul(x0109, c59, w139)
    x0585 = mul(x0108, c58, w144)
    x0874 = mul(x0108, c59, w140)
    x0871 = mul(x0540, x0585, w145)
    x0111 = cos(q_07, w146)
    x0930 = mul(x0111, x0477, w147)
    x0931 = add(x0480, mul(c23, x0930, w148), w148)
    x0958 = mul(x0025, x0111, w149)
    x0959 = add(x0021, mul(c23, x0958, w150), w150)
    x0112 = sin(q_07, w151)
    x0535 = sub(mul(x0112, sub(x0511, x0513, w152), w152), mul(x0512, mul(c03, x0111, w153), w153), w153)
    x0536 = mul(x0112, x0535, w152)
    x0113 = add(mul(v_04, x0111, w154), mul(v_05, x0112, w155), w155)
    x0116 = add(v_07, x0113, w154)
    x0117 = add(v_08, x0116, w156)
    x0143 = mul(c03, x0117, w157)
    x0186 = mul(x0026, x0143, w158)
    x0488 = mul(x0012, x0186, w159)
    x0188 = mul(x0025, x0143, w160)
    x0492 = mul(x0013, x0188, w161)
    x0190 = mul(x0022, x0143, w162)
    x0192 = mul(x0023, x0143, w163)
    x0201 = mul(x0021, x0143, w164)
    x0647 = mul(x0117, x0117, w165)
    x0142 = mul(c03, x0116, w166)
    x0164 = mul(x0013, x0142, w167)
    x0489 = mul(x0025, x0164, w168)
    x0166 = mul(x0012, x0142, w169)
    x0493 = mul(x0026, x0166, w170)
    x0184 = mul(x0007, x0142, w171)
    x0485 = add(x0186, mul(x0011, x0142, w172), w172)
    x0487 = add(x0188, mul(x0010, x0142, w173), w173)
    x0495 = add(x0192, mul(x0008, x0142, w174), w174)
    x0505 = add(x0201, mul(x0006, x0142, w175), w175)
    x0630 = mul(x0116, x0116, w176)
    x0140 = mul(c03, x0113, w177)
    x0180 = mul(x0113, c44, w178)
    x0614 = mul(x0113, x0113, w179)
    x0114 = sub(mul(v_05, x0111, w180), mul(v_04, x0112, w181), w181)
    x0141 = mul(c03, x0114, w180)
    x0183 = mul(x0006, x0141, w182)
    x0189 = mul(x0021, x0141, w183)
    x0191 = add(x0189, x0190, w184)
    x0494 = add(x0191, add(x0488, add(x0489, sub(x0183, x0184, w185), w185), w185), w185)
    x0193 = add(mul(x0023, x0141, w186), mul(x0024, x0143, w187), w187)
    x0198 = mul(x0022, x0141, w186)
    x0496 = add(mul(x0026, x0164, w167), sub(mul(x0008, x0141, w188), mul(x0009, x0142, w189), w189), w189)
    x0497 = add(x0193, add(mul(x0013, x0186, w167), x0496, w189), w189)
    x1314 = sub(mul(x0113, c40, w167), mul(x0141, x0507, w188), w188)
    x0181 = mul(x0114, c46, w167)
    x0517 = sub(x0494, sub(x0180, x0181, w190), w190)
    x1310 = add(mul(x0140, x0510, w191), sub(x0517, mul(x0141, x0509, w192), w192), w192)
    x0514 = add(x0485, add(mul(x0114, c40, w191), mul(x0113, c42, w193), w193), w193)
    x0518 = add(x0495, sub(mul(x0114, c48, w191), mul(x0113, c50, w194), w194), w194)
    x0519 = sub(x0497, sub(mul(x0114, c50, w191), mul(x0113, c52, w195), w195), w195)
    x0531 = add(mul(x0112, x0519, w191), mul(x0111, x0518, w196), w196)
    x0615 = mul(x0114, x0114, w191)
    x0619 = add(x0614, x0615, w197)
    x0633 = add(x0615, x0630, w198)
    x0618 = mul(x0113, x0114, w199)
    x0632 = mul(x0114, x0116, w200)
    x0649 = mul(x0114, x0117, w201)
    x0532 = add(mul(x0111, c39, w202), mul(x0112, x0507, w203), w203)
    x0534 = mul(c23, x0532, w202)
    x0908 = add(x0508, x0534, w204)
    x0533 = sub(mul(x0112, c39, w205), mul(x0111, x0507, w206), w206)
    x0549 = sub(sub(mul(x0111, x0509, w205), mul(x0112, x0510, w207), w207), mul(c22, x0532, w205), w205)
    x0537 = add(mul(x0111, x0510, w207), sub(mul(x0112, x0509, w208), mul(c22, x0533, w209), w209), w209)
    x0597 = add(mul(v_06, x0114, w207), add(mul(a_04, x0111, w208), mul(a_05, x0112, w210), w210), w210)
    x0628 = add(a_07, x0597, w207)
    x0642 = add(a_08, x0628, w208)
    x0598 = sub(mul(v_06, x0113, w211), sub(mul(a_05, x0111, w212), mul(a_04, x0112, w213), w213), w213)
    x0929 = mul(x0112, x0477, w211)
    x0933 = sub(mul(c22, x0929, w212), add(mul(x0111, x0483, w214), mul(c23, x0478, w215), w215), w215)
    x0932 = sub(mul(x0111, x0482, w212), add(mul(x0112, x0483, w214), mul(c22, x0930, w216), w216), w216)
    x0934 = sub(mul(x0112, x0482, w212), x0933, w215)
    x0957 = mul(x0025, x0112, w212)
    x0961 = sub(mul(c22, x0957, w214), add(mul(x0023, x0111, w217), mul(x0026, c23, w218), w218), w218)
    x0960 = sub(mul(x0111, x0949, w214), add(mul(x0023, x0112, w217), mul(c22, x0958, w219), w219), w219)
    x0962 = sub(mul(x0112, x0949, w214), x0961, w218)
    x0115 = add(v_03, v_06, w214)
    x0631 = mul(x0115, x0116, w154)
    x0648 = mul(x0115, x0117, w156)
    x0139 = mul(c03, x0115, w217)
    x0165 = sub(mul(x0013, x0139, w220), mul(x0012, x0141, w221), w221)
    x0490 = mul(x0025, x0165, w220)
    x0491 = mul(x0026, x0165, w221)
    x0185 = mul(x0008, x0139, w222)
    x0187 = sub(mul(x0026, x0139, w223), mul(x0025, x0141, w224), w224)
    x0194 = mul(x0022, x0139, w223)
    x0195 = add(x0194, mul(x0020, x0141, w225), w225)
    x0950 = add(x0195, x0490, w226)
    x1442 = add(mul(x0141, x0949, w227), sub(x0950, mul(x0023, x0140, w228), w228), w228)
    x0196 = mul(x0023, x0139, w227)
    x0197 = sub(x0189, x0196, w183)
    x0202 = add(x0190, x0196, w227)
    x0506 = add(x0202, add(x0492, sub(x0493, sub(x0184, x0185, w171), w171), w171), w171)
    x0500 = add(x0197, sub(x0183, x0185, w222), w222)
    x0909 = sub(x0506, sub(x0494, x0500, w182), w182)
    x0910 = sub(x0500, x0909, w162)
    x0935 = sub(x0202, sub(x0191, x0197, w229), w229)
    x0951 = add(x0935, sub(x0493, add(x0197, x0489, w168), w168), w168)
    x1332 = sub(x0935, sub(x0488, x0492, w161), w161)
    x0199 = sub(x0198, mul(x0024, x0139, w159), w159)
    x0952 = sub(x0199, x0491, w170)
    x0200 = sub(mul(x0020, x0143, w157), mul(x0021, x0139, w230), w230)
    x0486 = add(x0187, sub(mul(x0011, x0139, w157), mul(x0010, x0141, w231), w231), w231)
    x0498 = sub(x0490, add(mul(x0005, x0141, w157), mul(x0007, x0139, w232), w232), w232)
    x0499 = add(x0195, add(mul(x0012, x0187, w220), x0498, w232), w232)
    x1435 = add(mul(x0141, x0482, w220), sub(x0499, mul(x0140, x0483, w157), w157), w157)
    x0501 = sub(x0491, sub(mul(x0009, x0139, w220), mul(x0007, x0141, w233), w233), w233)
    x0502 = sub(x0199, add(mul(x0013, x0187, w221), x0501, w233), w233)
    x0503 = add(mul(x0025, x0166, w169), add(mul(x0005, x0142, w166), mul(x0006, x0139, w221), w221), w221)
    x0504 = sub(x0200, add(mul(x0012, x0188, w169), x0503, w221), w221)
    x1321 = sub(mul(x0141, x0479, w169), add(x0495, mul(x0139, x0481, w166), w166), w166)
    x1322 = add(x0500, sub(mul(x0139, x0483, w169), mul(x0141, x0480, w174), w174), w174)
    x1323 = sub(x0909, x1322, w174)
    x1324 = add(mul(x0141, x0481, w169), sub(x0505, mul(x0139, x0484, w220), w220), w220)
    x1325 = add(mul(x0139, x0477, w169), mul(x0141, x0478, w234), w234)
    x1326 = add(mul(x0111, x1325, w169), mul(x0112, x0485, w235), w235)
    x1327 = sub(mul(x0111, x0485, w169), mul(x0112, x1325, w234), w234)
    x1328 = sub(mul(x0111, x1323, w169), sub(mul(x0112, x1324, w236), mul(c22, x1327, w237), w237), w237)
    x1329 = add(mul(x0111, x1324, w220), add(mul(c22, x1326, w169), mul(c23, x0487, w236), w236), w236)
    x1330 = add(mul(x0025, x0139, w220), mul(x0026, x0141, w169), w169)
    x1331 = sub(sub(x0192, x0194, w223), add(mul(x0024, x0141, w163), mul(x0013, x1330, w220), w220), w220)
    x1333 = sub(sub(x0198, x0201, w164), sub(mul(x0020, x0139, w217), mul(x0012, x1330, w186), w186), w186)
    x1334 = add(mul(x0111, x1330, w164), mul(x0112, x0186, w217), w217)
    x1335 = sub(mul(x0111, x0186, w164), mul(x0112, x1330, w169), w169)
    x1336 = add(mul(x0111, x1332, w164), add(mul(x0112, x1333, w223), mul(c22, x1335, w163), w163), w163)
    x1337 = sub(mul(x0111, x1333, w186), add(mul(c22, x1334, w164), mul(c23, x0188, w223), w223), w223)
    x0182 = mul(x0115, c50, w186)
    x0521 = add(x0500, add(x0181, x0182, w167), w167)
    x0525 = sub(x0506, add(x0180, x0182, w186), w186)
    x0875 = sub(x0525, sub(x0517, x0521, w178), w178)
    x1311 = add(x0875, x1310, w192)
    x0515 = add(x0486, mul(x0115, c42, w222), w222)
    x1316 = add(x0515, mul(x0141, x0477, w164), w164)
    x0516 = add(x0487, mul(x0115, c40, w238), w238)
    x1315 = sub(x0516, mul(x0140, x0477, w239), w239)
    x1317 = add(mul(x0111, x1315, w240), mul(x0112, x1316, w241), w241)
    x1318 = sub(mul(x0111, x1316, w164), mul(x0112, x1315, w239), w239)
    x0526 = sub(mul(x0111, x0515, w164), mul(x0112, x0516, w240), w240)
    x0527 = add(mul(x0111, x0516, w164), mul(x0112, x0515, w242), w242)
    x0520 = sub(x0499, mul(x0115, c44, w164), w164)
    x1312 = add(mul(x0141, x0511, w243), add(x0520, mul(x0140, x0512, w244), w244), w244)
    x0522 = sub(x0502, add(mul(x0115, c52, w243), mul(x0114, c44, w245), w245), w245)
    x0616 = mul(x0113, x0115, w243)
    x0620 = add(x0598, x0616, w246)
    x0622 = sub(x0598, x0616, w243)
    x0523 = sub(x0504, mul(x0115, c46, w247), w247)
    x1313 = add(mul(x0140, x0513, w177), add(x0523, mul(x0141, x0512, w180), w180), w180)
    x1319 = add(mul(x0111, x1312, w177), sub(mul(x0112, x1313, w248), mul(c22, x1318, w249), w249), w249)
    x1320 = add(add(mul(c22, x1317, w177), mul(c23, x1314, w248), w248), sub(mul(x0111, x1313, w180), mul(x0112, x1312, w244), w244), w244)
    x0524 = add(x0505, add(mul(x0113, c46, w248), mul(x0115, c48, w180), w180), w180)
    x0528 = sub(mul(x0111, add(x0522, x0524, w175), w175), mul(x0112, sub(x0521, x0525, w248), w248), w248)
    x0529 = mul(x0112, x0528, w175)
    x0530 = mul(x0111, x0528, w248)
    x0617 = mul(x0114, x0115, w177)
    x0621 = add(x0597, x0617, w250)
    x0625 = sub(x0597, x0617, w210)
    x0877 = sub(mul(x0113, x0519, w251), add(mul(x0508, x0619, w252), mul(x0510, x0625, w253), w253), w253)
    x0880 = add(mul(x0113, x0515, w222), add(mul(c39, x0625, w251), mul(x0507, x0622, w252), w252), w252)
    x0881 = add(mul(x0114, x0516, w238), x0880, w252)
    x1229 = add(mul(x0622, x0949, w238), add(mul(x0021, x0619, w222), mul(x0023, x0625, w251), w251), w251)
    x0635 = add(x0617, x0628, w238)
    x0638 = sub(x0617, x0628, w207)
    x0651 = add(x0617, x0642, w222)
    x0654 = sub(x0617, x0642, w208)
    x0656 = sub(mul(x0025, add(x0615, x0647, w177), w177), mul(x0026, x0651, w254), w254)
    x0613 = mul(x0115, x0115, w177)
    x0623 = add(x0613, x0615, w255)
    x0887 = mul(sub(x0613, x0615, w256), sub(x0022, add(x0007, c43, w257), w257), w257)
    x0893 = sub(mul(x0114, x0524, w256), add(x0887, mul(x0020, x0654, w258), w258), w258)
    x0917 = sub(mul(x0483, x0623, w256), mul(x0008, sub(x0615, x0630, w257), w257), w257)
    x0923 = sub(mul(x0011, x0635, w256), add(mul(x0010, x0633, w259), mul(x0477, x0623, w260), w260), w260)
    x0924 = add(x0656, sub(mul(x0114, x0486, w256), x0923, w260), w260)
    x0941 = add(x0656, add(mul(x0025, x0623, w256), mul(x0114, x0187, w259), w259), w259)
    x0640 = add(x0613, x0630, w256)
    x0658 = sub(mul(x0026, add(x0613, x0647, w261), w261), mul(x0025, x0654, w262), w262)
    x0867 = add(x0658, sub(mul(x0011, x0640, w261), mul(x0010, x0638, w263), w263), w263)
    x0922 = add(x0867, sub(mul(x0478, x0623, w261), mul(x0115, x0486, w231), w231), w231)
    x0940 = add(x0658, sub(mul(x0026, x0623, w261), mul(x0115, x0187, w224), w224), w224)
    x0895 = sub(sub(mul(x0012, x0658, w262), mul(x0013, x0656, w254), w254), add(mul(x0510, x0619, w031), mul(x0513, x0625, w262), w262), w262)
    x0629 = sub(x0598, mul(v_07, x0115, w254), w254)
    x0643 = sub(x0629, mul(v_08, x0115, w213), w213)
    x0650 = add(x0643, x0648, w031)
    x0652 = sub(x0643, x0648, w156)
    x0634 = add(x0629, x0631, w213)
    x0636 = sub(x0629, x0631, w154)
    x0118 = cos(q_10, w254)
    x1018 = mul(x0118, x0411, w261)
    x1019 = add(x0414, mul(c23, x1018, w264), w264)
    x1046 = mul(x0051, x0118, w265)
    x1047 = sub(x0047, mul(c23, x1046, w266), w266)
    x0119 = sin(q_10, w267)
    x0467 = add(mul(x0119, sub(x0445, x0447, w268), w268), mul(x0446, mul(c03, x0118, w269), w269), w269)
    x0120 = add(mul(v_04, x0118, w268), mul(v_05, x0119, w270), w270)
    x0123 = add(v_10, x0120, w268)
    x0124 = add(v_11, x0123, w271)
    x0148 = mul(c03, x0124, w272)
    x0209 = mul(x0052, x0148, w273)
    x0422 = mul(x0038, x0209, w274)
    x0211 = mul(x0051, x0148, w275)
    x0426 = mul(x0039, x0211, w276)
    x0213 = mul(x0048, x0148, w277)
    x0215 = mul(x0049, x0148, w278)
    x0224 = mul(x0047, x0148, w279)
    x0710 = mul(x0124, x0124, w280)
    x0147 = mul(c03, x0123, w281)
    x0168 = mul(x0039, x0147, w282)
    x0423 = mul(x0051, x0168, w283)
    x0170 = mul(x0038, x0147, w284)
    x0427 = mul(x0052, x0170, w285)
    x0207 = mul(x0033, x0147, w286)
    x0419 = add(x0209, mul(x0037, x0147, w287), w287)
    x0421 = add(x0211, mul(x0036, x0147, w288), w288)
    x0429 = sub(x0215, mul(x0034, x0147, w289), w289)
    x0439 = sub(x0224, mul(x0032, x0147, w290), w290)
    x0693 = mul(x0123, x0123, w291)
    x0145 = mul(c03, x0120, w292)
    x0204 = mul(x0120, c44, w293)
    x0677 = mul(x0120, x0120, w294)
    x0121 = sub(mul(v_05, x0118, w295), mul(v_04, x0119, w296), w296)
    x0146 = mul(c03, x0121, w295)
    x0206 = mul(x0032, x0146, w297)
    x0212 = mul(x0047, x0146, w298)
    x0214 = add(x0212, x0213, w299)
    x0428 = add(x0214, add(x0422, sub(x0423, add(x0206, x0207, w300), w300), w300), w300)
    x0216 = sub(mul(x0050, x0148, w301), mul(x0049, x0146, w302), w302)
    x0221 = mul(x0048, x0146, w301)
    x0430 = add(mul(x0052, x0168, w282), add(mul(x0034, x0146, w303), mul(x0035, x0147, w304), w304), w304)
    x0431 = add(x0216, add(mul(x0039, x0209, w282), x0430, w304), w304)
    x1342 = add(mul(x0120, c40, w282), mul(x0146, x0441, w303), w303)
    x0203 = mul(x0121, c46, w282)
    x0451 = sub(x0428, add(x0203, x0204, w305), w305)
    x1338 = add(mul(x0145, x0444, w306), add(x0451, mul(x0146, x0443, w307), w307), w307)
    x0448 = add(x0419, sub(mul(x0120, c42, w306), mul(x0121, c40, w308), w308), w308)
    x0452 = sub(x0429, add(mul(x0121, c48, w306), mul(x0120, c50, w309), w309), w309)
    x0453 = add(x0431, add(mul(x0121, c50, w306), mul(x0120, c52, w310), w310), w310)
    x0463 = sub(mul(x0118, x0452, w306), mul(x0119, x0453, w311), w311)
    x0678 = mul(x0121, x0121, w306)
    x0682 = add(x0677, x0678, w312)
    x0696 = add(x0678, x0693, w313)
    x0681 = mul(x0120, x0121, w314)
    x0695 = mul(x0121, x0123, w315)
    x0712 = mul(x0121, x0124, w316)
    x0464 = sub(mul(x0118, c39, w317), mul(x0119, x0441, w318), w318)
    x0466 = mul(c23, x0464, w317)
    x0996 = add(x0442, x0466, w319)
    x0465 = add(mul(x0119, c39, w320), mul(x0118, x0441, w321), w321)
    x0550 = sub(add(mul(x0118, x0443, w320), mul(x0119, x0444, w322), w322), mul(c22, x0464, w320), w320)
    x0468 = sub(mul(x0118, x0444, w322), sub(mul(x0119, x0443, w323), mul(c22, x0465, w324), w324), w324)
    x0666 = add(mul(v_09, x0121, w322), add(mul(a_04, x0118, w323), mul(a_05, x0119, w325), w325), w325)
    x0691 = add(a_10, x0666, w322)
    x0705 = add(a_11, x0691, w323)
    x0667 = sub(mul(v_09, x0120, w326), sub(mul(a_05, x0118, w327), mul(a_04, x0119, w328), w328), w328)
    x1017 = mul(x0119, x0411, w326)
    x1021 = sub(mul(c22, x1017, w327), sub(mul(x0118, x0417, w329), mul(c23, x0412, w330), w330), w330)
    x1020 = sub(mul(x0118, x0416, w327), add(mul(x0119, x0417, w329), mul(c22, x1018, w331), w331), w331)
    x1022 = sub(mul(x0119, x0416, w327), x1021, w330)
    x1045 = mul(x0051, x0119, w327)
    x1049 = add(mul(c22, x1045, w329), add(mul(x0049, x0118, w332), mul(x0052, c23, w333), w333), w333)
    x1048 = add(mul(x0118, x1037, w329), sub(mul(x0049, x0119, w332), mul(c22, x1046, w334), w334), w334)
    x1050 = sub(mul(x0119, x1037, w329), x1049, w333)
    x0122 = add(v_03, v_09, w329)
    x0694 = mul(x0122, x0123, w268)
    x0711 = mul(x0122, x0124, w271)
    x0144 = mul(c03, x0122, w332)
    x0169 = sub(mul(x0039, x0144, w335), mul(x0038, x0146, w336), w336)
    x0424 = mul(x0051, x0169, w335)
    x0425 = mul(x0052, x0169, w336)
    x0208 = mul(x0034, x0144, w337)
    x0210 = sub(mul(x0052, x0144, w338), mul(x0051, x0146, w339), w339)
    x0217 = mul(x0048, x0144, w338)
    x0218 = sub(x0217, mul(x0046, x0146, w340), w340)
    x1038 = add(x0218, x0424, w341)
    x1462 = add(mul(x0146, x1037, w342), add(x1038, mul(x0049, x0145, w343), w343), w343)
    x0219 = mul(x0049, x0144, w342)
    x0220 = add(x0212, x0219, w298)
    x0225 = sub(x0213, x0219, w342)
    x0440 = add(x0225, add(x0426, sub(x0427, sub(x0207, x0208, w286), w286), w286), w286)
    x0434 = sub(x0220, add(x0206, x0208, w337), w337)
    x0997 = sub(x0440, sub(x0428, x0434, w297), w297)
    x0998 = sub(x0434, x0997, w277)
    x1023 = sub(x0225, sub(x0214, x0220, w344), w344)
    x1039 = add(x1023, sub(x0427, add(x0220, x0423, w283), w283), w283)
    x1360 = sub(x1023, sub(x0422, x0426, w276), w276)
    x0222 = sub(x0221, mul(x0050, x0144, w274), w274)
    x1040 = sub(x0222, x0425, w285)
    x0223 = add(mul(x0046, x0148, w272), mul(x0047, x0144, w345), w345)
    x0420 = add(x0210, sub(mul(x0037, x0144, w272), mul(x0036, x0146, w346), w346), w346)
    x0432 = sub(x0424, add(mul(x0031, x0146, w272), mul(x0033, x0144, w347), w347), w347)
    x0433 = add(x0218, add(mul(x0038, x0210, w335), x0432, w347), w347)
    x1455 = add(mul(x0146, x0416, w335), sub(x0433, mul(x0145, x0417, w272), w272), w272)
    x0435 = add(x0425, add(mul(x0033, x0146, w335), mul(x0035, x0144, w348), w348), w348)
    x0436 = sub(x0222, add(mul(x0039, x0210, w336), x0435, w348), w348)
    x0437 = sub(mul(x0051, x0170, w284), sub(mul(x0032, x0144, w336), mul(x0031, x0147, w281), w281), w281)
    x0438 = add(x0223, add(mul(x0038, x0211, w284), x0437, w281), w281)
    x1349 = add(mul(x0146, x0413, w284), sub(x0429, mul(x0144, x0415, w336), w336), w336)
    x1350 = add(x0434, add(mul(x0144, x0417, w284), mul(x0146, x0414, w289), w289), w289)
    x1351 = sub(x0997, x1350, w289)
    x1352 = add(mul(x0146, x0415, w284), sub(x0439, mul(x0144, x0418, w335), w335), w335)
    x1353 = add(mul(x0144, x0411, w284), mul(x0146, x0412, w349), w349)
    x1354 = add(mul(x0118, x1353, w284), mul(x0119, x0419, w350), w350)
    x1355 = sub(mul(x0118, x0419, w284), mul(x0119, x1353, w349), w349)
    x1356 = sub(mul(x0118, x1351, w284), sub(mul(x0119, x1352, w351), mul(c22, x1355, w352), w352), w352)
    x1357 = add(mul(x0118, x1352, w335), sub(mul(c22, x1354, w284), mul(c23, x0421, w351), w351), w351)
    x1358 = add(mul(x0051, x0144, w335), mul(x0052, x0146, w284), w284)
    x1359 = add(add(x0215, x0217, w338), add(mul(x0050, x0146, w278), mul(x0039, x1358, w335), w335), w335)
    x1361 = add(sub(x0221, x0224, w279), add(mul(x0046, x0144, w332), mul(x0038, x1358, w301), w301), w301)
    x1362 = add(mul(x0118, x1358, w279), mul(x0119, x0209, w332), w332)
    x1363 = sub(mul(x0118, x0209, w279), mul(x0119, x1358, w284), w284)
    x1364 = add(mul(x0118, x1360, w279), add(mul(x0119, x1361, w338), mul(c22, x1363, w278), w278), w278)
    x1365 = sub(mul(x0118, x1361, w301), sub(mul(c22, x1362, w279), mul(c23, x0211, w338), w338), w338)
    x0205 = mul(x0122, c50, w301)
    x0455 = sub(x0434, add(x0203, x0205, w282), w282)
    x0459 = sub(x0440, sub(x0204, x0205, w301), w301)
    x0963 = sub(x0459, sub(x0451, x0455, w293), w293)
    x1339 = add(x0963, x1338, w307)
    x0449 = add(x0420, mul(x0122, c42, w337), w337)
    x1344 = add(x0449, mul(x0146, x0411, w279), w279)
    x0450 = sub(x0421, mul(x0122, c40, w353), w353)
    x1343 = sub(x0450, mul(x0145, x0411, w354), w354)
    x1345 = add(mul(x0118, x1343, w355), mul(x0119, x1344, w356), w356)
    x1346 = sub(mul(x0118, x1344, w279), mul(x0119, x1343, w354), w354)
    x0460 = sub(mul(x0118, x0449, w279), mul(x0119, x0450, w355), w355)
    x0461 = add(mul(x0119, x0449, w279), mul(x0118, x0450, w357), w357)
    x0454 = sub(x0433, mul(x0122, c44, w279), w279)
    x1340 = add(mul(x0146, x0445, w358), sub(x0454, mul(x0145, x0446, w359), w359), w359)
    x0456 = sub(x0436, add(mul(x0122, c52, w358), mul(x0121, c44, w360), w360), w360)
    x0679 = mul(x0120, x0122, w358)
    x0683 = add(x0667, x0679, w361)
    x0685 = sub(x0667, x0679, w358)
    x0457 = sub(x0438, mul(x0122, c46, w362), w362)
    x1341 = sub(mul(x0145, x0447, w292), add(x0457, mul(x0146, x0446, w295), w295), w295)
    x1347 = add(mul(x0118, x1340, w292), sub(mul(x0119, x1341, w363), mul(c22, x1346, w364), w364), w364)
    x1348 = sub(add(mul(c23, x1342, w292), mul(c22, x1345, w363), w363), sub(mul(x0119, x1340, w359), mul(x0118, x1341, w295), w295), w295)
    x0458 = sub(x0439, sub(mul(x0120, c46, w363), mul(x0122, c48, w359), w359), w359)
    x0462 = sub(mul(x0119, sub(x0455, x0459, w290), w290), mul(x0118, add(x0456, x0458, w363), w363), w363)
    x0680 = mul(x0121, x0122, w290)
    x0684 = add(x0666, x0680, w292)
    x0688 = sub(x0666, x0680, w325)
    x0965 = sub(mul(x0120, x0453, w365), add(mul(x0442, x0682, w366), mul(x0444, x0688, w367), w367), w367)
    x0968 = sub(mul(x0120, x0449, w337), sub(mul(c39, x0688, w365), mul(x0441, x0685, w366), w366), w366)
    x0969 = add(mul(x0121, x0450, w353), x0968, w366)
    x1236 = sub(mul(x0685, x1037, w353), sub(mul(x0049, x0688, w337), mul(x0047, x0682, w365), w365), w365)
    x0698 = add(x0680, x0691, w353)
    x0701 = sub(x0680, x0691, w322)
    x0714 = add(x0680, x0705, w337)
    x0717 = sub(x0680, x0705, w323)
    x0719 = sub(mul(x0051, add(x0678, x0710, w290), w290), mul(x0052, x0714, w368), w368)
    x0676 = mul(x0122, x0122, w290)
    x0686 = add(x0676, x0678, w369)
    x0975 = mul(sub(x0676, x0678, w370), sub(x0048, add(x0033, c43, w371), w371), w371)
    x0981 = sub(mul(x0121, x0458, w370), sub(x0975, mul(x0046, x0717, w372), w372), w372)
    x1005 = sub(mul(x0417, x0686, w370), mul(x0034, sub(x0678, x0693, w371), w371), w371)
    x1011 = sub(mul(x0037, x0698, w370), add(mul(x0036, x0696, w373), mul(x0411, x0686, w374), w374), w374)
    x1012 = add(x0719, sub(mul(x0121, x0420, w370), x1011, w374), w374)
    x1029 = add(x0719, add(mul(x0051, x0686, w370), mul(x0121, x0210, w373), w373), w373)
    x0703 = add(x0676, x0693, w370)
    x0721 = sub(mul(x0052, add(x0676, x0710, w375), w375), mul(x0051, x0717, w376), w376)
    x0862 = add(x0721, sub(mul(x0037, x0703, w375), mul(x0036, x0701, w377), w377), w377)
    x1010 = add(x0862, sub(mul(x0412, x0686, w375), mul(x0122, x0420, w346), w346), w346)
    x1028 = add(x0721, sub(mul(x0052, x0686, w375), mul(x0122, x0210, w339), w339), w339)
    x0983 = sub(sub(mul(x0038, x0721, w376), mul(x0039, x0719, w368), w368), add(mul(x0444, x0682, w064), mul(x0447, x0688, w376), w376), w376)
    x0692 = sub(x0667, mul(v_10, x0122, w368), w368)
    x0706 = sub(x0692, mul(v_11, x0122, w328), w328)
    x0713 = add(x0706, x0711, w064)
    x0715 = sub(x0706, x0711, w271)
    x0697 = add(x0692, x0694, w328)
    x0699 = sub(x0692, x0694, w268)
    x0125 = cos(q_13, w368)
    x1106 = mul(x0125, x0345, w375)
    x1107 = add(x0348, mul(c23, x1106, w378), w378)
    x1134 = mul(x0077, x0125, w379)
    x1135 = add(x0073, mul(c23, x1134, w380), w380)
    x0126 = sin(q_13, w381)
    x0401 = sub(mul(x0126, sub(x0379, x0381, w382), w382), mul(x0380, mul(c03, x0125, w383), w383), w383)
    x0556 = add(mul(x0126, x0401, w382), mul(x0119, x0467, w384), w384)
    x0559 = add(add(x0512, mul(x0111, x0535, w153), w153), add(x0380, mul(x0125, x0401, w383), w383), w383)
    x0127 = add(mul(v_04, x0125, w153), mul(v_05, x0126, w382), w382)
    x0130 = add(v_13, x0127, w153)
    x0131 = add(v_14, x0130, w385)
    x0153 = mul(c03, x0131, w386)
    x0232 = mul(x0078, x0153, w387)
    x0356 = mul(x0064, x0232, w388)
    x0234 = mul(x0077, x0153, w389)
    x0360 = mul(x0065, x0234, w390)
    x0236 = mul(x0074, x0153, w391)
    x0238 = mul(x0075, x0153, w392)
    x0247 = mul(x0073, x0153, w393)
    x0770 = mul(x0131, x0131, w394)
    x0152 = mul(c03, x0130, w395)
    x0171 = mul(x0065, x0152, w396)
    x0357 = mul(x0077, x0171, w397)
    x0173 = mul(x0064, x0152, w398)
    x0361 = mul(x0078, x0173, w399)
    x0230 = mul(x0059, x0152, w400)
    x0353 = add(x0232, mul(x0063, x0152, w401), w401)
    x0355 = add(x0234, mul(x0062, x0152, w402), w402)
    x0363 = add(x0238, mul(x0060, x0152, w403), w403)
    x0373 = add(x0247, mul(x0058, x0152, w404), w404)
    x0753 = mul(x0130, x0130, w405)
    x0150 = mul(c03, x0127, w406)
    x0227 = mul(x0127, c44, w407)
    x0737 = mul(x0127, x0127, w408)
    x0128 = sub(mul(v_05, x0125, w409), mul(v_04, x0126, w410), w410)
    x0151 = mul(c03, x0128, w409)
    x0229 = mul(x0058, x0151, w411)
    x0235 = mul(x0073, x0151, w412)
    x0237 = add(x0235, x0236, w413)
    x0362 = add(x0237, add(x0356, add(x0357, sub(x0229, x0230, w414), w414), w414), w414)
    x0239 = add(mul(x0075, x0151, w415), mul(x0076, x0153, w416), w416)
    x0244 = mul(x0074, x0151, w415)
    x0364 = add(mul(x0078, x0171, w396), add(mul(x0060, x0151, w417), mul(x0061, x0152, w418), w418), w418)
    x0365 = add(x0239, add(mul(x0065, x0232, w396), x0364, w418), w418)
    x1370 = sub(mul(x0127, c40, w396), mul(x0151, x0375, w417), w417)
    x0226 = mul(x0128, c46, w396)
    x0385 = sub(x0362, sub(x0226, x0227, w419), w419)
    x1366 = sub(mul(x0150, x0378, w420), add(x0385, mul(x0151, x0377, w421), w421), w421)
    x0382 = add(x0353, add(mul(x0128, c40, w420), mul(x0127, c42, w422), w422), w422)
    x1265 = add(x0382, x0514, w420)
    x0386 = add(x0363, sub(mul(x0128, c48, w423), mul(x0127, c50, w424), w424), w424)
    x0387 = sub(x0365, sub(mul(x0128, c50, w423), mul(x0127, c52, w425), w425), w425)
    x0397 = add(mul(x0126, x0387, w423), mul(x0125, x0386, w426), w426)
    x0738 = mul(x0128, x0128, w423)
    x0742 = add(x0737, x0738, w427)
    x0756 = add(x0738, x0753, w428)
    x0741 = mul(x0127, x0128, w429)
    x0755 = mul(x0128, x0130, w430)
    x0772 = mul(x0128, x0131, w431)
    x0398 = add(mul(x0125, c39, w432), mul(x0126, x0375, w433), w433)
    x0400 = mul(c23, x0398, w432)
    x1084 = add(x0376, x0400, w434)
    x0541 = add(x0398, x0532, w435)
    x0399 = sub(mul(x0126, c39, w436), mul(x0125, x0375, w437), w437)
    x0544 = add(x0399, x0533, w436)
    x0551 = add(sub(mul(x0126, x0378, w438), mul(x0125, x0377, w439), w439), mul(c22, x0398, w438), w438)
    x0402 = add(mul(x0125, x0378, w439), sub(mul(x0126, x0377, w440), mul(c22, x0399, w441), w441), w441)
    x0729 = add(mul(v_12, x0128, w439), add(mul(a_04, x0125, w440), mul(a_05, x0126, w442), w442), w442)
    x0751 = add(a_13, x0729, w439)
    x0765 = add(a_14, x0751, w440)
    x0730 = sub(mul(v_12, x0127, w443), sub(mul(a_05, x0125, w444), mul(a_04, x0126, w445), w445), w445)
    x1105 = mul(x0126, x0345, w443)
    x1109 = add(mul(c22, x1105, w444), add(mul(x0125, x0351, w446), mul(c23, x0346, w447), w447), w447)
    x1108 = sub(mul(x0125, x0350, w444), sub(mul(x0126, x0351, w446), mul(c22, x1106, w448), w448), w448)
    x1110 = add(mul(x0126, x0350, w444), x1109, w447)
    x1133 = mul(x0077, x0126, w444)
    x1137 = add(mul(c22, x1133, w446), add(mul(x0075, x0125, w449), mul(x0078, c23, w450), w450), w450)
    x1136 = sub(mul(x0125, x1125, w446), sub(mul(x0075, x0126, w449), mul(c22, x1134, w451), w451), w451)
    x1138 = add(mul(x0126, x1125, w446), x1137, w450)
    x0129 = add(v_03, v_12, w446)
    x0754 = mul(x0129, x0130, w153)
    x0771 = mul(x0129, x0131, w385)
    x0149 = mul(c03, x0129, w449)
    x0172 = sub(mul(x0065, x0149, w452), mul(x0064, x0151, w453), w453)
    x0358 = mul(x0077, x0172, w452)
    x0359 = mul(x0078, x0172, w453)
    x0231 = mul(x0060, x0149, w454)
    x0233 = sub(mul(x0078, x0149, w455), mul(x0077, x0151, w456), w456)
    x0240 = mul(x0074, x0149, w455)
    x0241 = sub(x0240, mul(x0072, x0151, w457), w457)
    x1126 = add(x0241, x0358, w458)
    x1482 = add(mul(x0151, x1125, w459), sub(x1126, mul(x0075, x0150, w460), w460), w460)
    x0242 = mul(x0075, x0149, w459)
    x0243 = sub(x0235, x0242, w412)
    x0248 = add(x0236, x0242, w459)
    x0374 = add(x0248, add(x0360, sub(x0361, sub(x0230, x0231, w400), w400), w400), w400)
    x0368 = add(x0243, sub(x0229, x0231, w454), w454)
    x1085 = sub(x0374, sub(x0362, x0368, w411), w411)
    x1086 = sub(x0368, x1085, w391)
    x1111 = sub(x0248, sub(x0237, x0243, w461), w461)
    x1127 = add(x1111, sub(x0361, add(x0243, x0357, w397), w397), w397)
    x1388 = sub(x1111, sub(x0356, x0360, w390), w390)
    x0245 = sub(x0244, mul(x0076, x0149, w388), w388)
    x1128 = sub(x0245, x0359, w399)
    x0246 = add(mul(x0072, x0153, w386), mul(x0073, x0149, w462), w462)
    x0354 = add(x0233, sub(mul(x0063, x0149, w386), mul(x0062, x0151, w463), w463), w463)
    x0366 = sub(x0358, add(mul(x0057, x0151, w386), mul(x0059, x0149, w464), w464), w464)
    x0367 = add(x0241, add(mul(x0064, x0233, w452), x0366, w464), w464)
    x1475 = add(mul(x0151, x0350, w452), sub(x0367, mul(x0150, x0351, w386), w386), w386)
    x0369 = add(x0359, add(mul(x0059, x0151, w452), mul(x0061, x0149, w465), w465), w465)
    x0370 = sub(x0245, add(mul(x0065, x0233, w453), x0369, w465), w465)
    x0371 = add(mul(x0077, x0173, w398), add(mul(x0057, x0152, w395), mul(x0058, x0149, w453), w453), w453)
    x0372 = add(x0246, add(mul(x0064, x0234, w398), x0371, w453), w453)
    x1377 = sub(mul(x0151, x0347, w398), add(x0363, mul(x0149, x0349, w395), w395), w395)
    x1378 = add(x0368, sub(mul(x0149, x0351, w398), mul(x0151, x0348, w403), w403), w403)
    x1379 = sub(x1085, x1378, w403)
    x1380 = add(mul(x0151, x0349, w398), sub(x0373, mul(x0149, x0352, w452), w452), w452)
    x1381 = add(mul(x0149, x0345, w398), mul(x0151, x0346, w466), w466)
    x1382 = add(mul(x0125, x1381, w398), mul(x0126, x0353, w467), w467)
    x1383 = sub(mul(x0125, x0353, w398), mul(x0126, x1381, w466), w466)
    x1384 = sub(mul(x0125, x1379, w398), add(mul(x0126, x1380, w468), mul(c22, x1383, w469), w469), w469)
    x1385 = add(mul(x0125, x1380, w452), sub(mul(c23, x0355, w398), mul(c22, x1382, w468), w468), w468)
    x1386 = add(mul(x0077, x0149, w452), mul(x0078, x0151, w398), w398)
    x1387 = sub(sub(x0238, x0240, w455), add(mul(x0076, x0151, w392), mul(x0065, x1386, w452), w452), w452)
    x1389 = add(sub(x0244, x0247, w393), add(mul(x0072, x0149, w449), mul(x0064, x1386, w415), w415), w415)
    x1390 = add(mul(x0125, x1386, w393), mul(x0126, x0232, w449), w449)
    x1391 = sub(mul(x0125, x0232, w393), mul(x0126, x1386, w398), w398)
    x1392 = add(mul(x0125, x1388, w393), sub(mul(x0126, x1389, w455), mul(c22, x1391, w392), w392), w392)
    x1393 = sub(mul(x0125, x1389, w415), sub(mul(c23, x0234, w393), mul(c22, x1390, w455), w455), w455)
    x0228 = mul(x0129, c50, w415)
    x0389 = sub(x0368, sub(x0226, x0228, w396), w396)
    x0393 = add(x0374, sub(x0227, x0228, w415), w415)
    x1051 = sub(x0393, sub(x0385, x0389, w407), w407)
    x1367 = sub(x1051, x1366, w421)
    x0383 = add(x0354, mul(x0129, c42, w454), w454)
    x1372 = add(x0383, mul(x0151, x0345, w393), w393)
    x0384 = add(x0355, mul(x0129, c40, w470), w470)
    x1371 = sub(x0384, mul(x0150, x0345, w471), w471)
    x1373 = add(mul(x0125, x1371, w472), mul(x0126, x1372, w473), w473)
    x1374 = sub(mul(x0125, x1372, w393), mul(x0126, x1371, w471), w471)
    x0394 = sub(mul(x0125, x0383, w393), mul(x0126, x0384, w472), w472)
    x0565 = add(x0394, x0526, w393)
    x0395 = add(mul(x0125, x0384, w474), mul(x0126, x0383, w475), w475)
    x0568 = add(x0395, x0527, w474)
    x0388 = add(x0367, mul(x0129, c44, w476), w476)
    x1368 = add(mul(x0151, x0379, w477), add(x0388, mul(x0150, x0380, w478), w478), w478)
    x0390 = sub(x0370, sub(mul(x0129, c52, w477), mul(x0128, c44, w479), w479), w479)
    x0739 = mul(x0127, x0129, w477)
    x0743 = add(x0730, x0739, w480)
    x0745 = sub(x0730, x0739, w477)
    x0391 = sub(x0372, mul(x0129, c46, w481), w481)
    x1369 = sub(mul(x0150, x0381, w406), sub(x0391, mul(x0151, x0380, w409), w409), w409)
    x1375 = add(mul(x0125, x1368, w406), add(mul(x0126, x1369, w482), mul(c22, x1374, w483), w483), w483)
    x1376 = sub(sub(mul(c23, x1370, w406), mul(c22, x1373, w482), w482), sub(mul(x0126, x1368, w478), mul(x0125, x1369, w409), w409), w409)
    x1277 = add(add(mul(x0111, x0520, w482), mul(x0112, x0523, w478), w478), sub(mul(x0125, x0388, w482), mul(x0126, x0391, w406), w406), w406)
    x1293 = add(sub(mul(x0112, x0520, w164), mul(x0111, x0523, w247), w247), add(mul(x0125, x0391, w481), mul(x0126, x0388, w476), w476), w476)
    x0392 = sub(x0373, sub(mul(x0127, c46, w247), mul(x0129, c48, w481), w481), w481)
    x0396 = sub(mul(x0126, sub(x0389, x0393, w404), w404), mul(x0125, add(x0390, x0392, w247), w247), w247)
    x0740 = mul(x0128, x0129, w404)
    x0744 = add(x0729, x0740, w164)
    x0748 = sub(x0729, x0740, w442)
    x1053 = add(mul(x0127, x0387, w478), sub(mul(x0378, x0748, w482), mul(x0376, x0742, w484), w484), w484)
    x1056 = add(mul(x0127, x0383, w454), add(mul(c39, x0748, w478), mul(x0375, x0745, w482), w482), w482)
    x1057 = add(mul(x0128, x0384, w470), x1056, w482)
    x1243 = add(mul(x0745, x1125, w470), add(mul(x0073, x0742, w454), mul(x0075, x0748, w478), w478), w478)
    x0758 = add(x0740, x0751, w470)
    x0761 = sub(x0740, x0751, w439)
    x0774 = add(x0740, x0765, w454)
    x0777 = sub(x0740, x0765, w440)
    x0779 = sub(mul(x0077, add(x0738, x0770, w404), w404), mul(x0078, x0774, w485), w485)
    x0578 = add(mul(x0126, x0396, w404), mul(x0119, x0462, w486), w486)
    x1284 = add(mul(x0125, x0396, w247), mul(x0118, x0462, w363), w363)
    x0736 = mul(x0129, x0129, w247)
    x0746 = add(x0736, x0738, w404)
    x1063 = mul(sub(x0736, x0738, w487), sub(x0074, sub(x0059, c43, w488), w488), w488)
    x1069 = sub(mul(x0128, x0392, w487), sub(x1063, mul(x0072, x0777, w489), w489), w489)
    x1093 = sub(mul(x0351, x0746, w487), mul(x0060, sub(x0738, x0753, w488), w488), w488)
    x1099 = sub(mul(x0063, x0758, w487), add(mul(x0062, x0756, w490), mul(x0345, x0746, w491), w491), w491)
    x1100 = add(x0779, sub(mul(x0128, x0354, w487), x1099, w491), w491)
    x1117 = add(x0779, add(mul(x0077, x0746, w487), mul(x0128, x0233, w490), w490), w490)
    x0763 = add(x0736, x0753, w487)
    x0781 = sub(mul(x0078, add(x0736, x0770, w492), w492), mul(x0077, x0777, w493), w493)
    x0857 = add(x0781, sub(mul(x0063, x0763, w492), mul(x0062, x0761, w494), w494), w494)
    x1098 = add(x0857, sub(mul(x0346, x0746, w492), mul(x0129, x0354, w463), w463), w463)
    x1116 = add(x0781, sub(mul(x0078, x0746, w492), mul(x0129, x0233, w456), w456), w456)
    x1071 = add(sub(mul(x0064, x0781, w493), mul(x0065, x0779, w485), w485), sub(mul(x0378, x0742, w098), mul(x0381, x0748, w493), w493), w493)
    x0752 = sub(x0730, mul(v_13, x0129, w485), w485)
    x0766 = sub(x0752, mul(v_14, x0129, w445), w445)
    x0773 = add(x0766, x0771, w098)
    x0775 = sub(x0766, x0771, w385)
    x0757 = add(x0752, x0754, w445)
    x0759 = sub(x0752, x0754, w153)
    x0132 = cos(q_16, w485)
    x1194 = mul(x0132, x0276, w492)
    x1195 = add(x0279, mul(c23, x1194, w495), w495)
    x1222 = mul(x0103, x0132, w496)
    x1223 = sub(x0099, mul(c23, x1222, w497), w497)
    x0133 = sin(q_16, w498)
    x0334 = add(mul(x0133, sub(x0310, x0312, w499), w499), mul(x0311, mul(c03, x0132, w500), w500), w500)
    x0335 = mul(x0133, x0334, w499)
    x0557 = add(sub(x0335, add(c56, mul(c25, x0555, w501), w501), w501), add(x0536, x0556, w502), w502)
    x0558 = sub(add(add(x0379, x0511, w501), add(x0310, x0445, w503), w503), x0557, w502)
    x0560 = add(sub(x0446, mul(x0118, x0467, w269), w269), sub(x0311, mul(x0132, x0334, w500), w500), w500)
    x0134 = add(mul(v_04, x0132, w269), mul(v_05, x0133, w503), w503)
    x0137 = add(v_16, x0134, w269)
    x0138 = add(v_17, x0137, w501)
    x0158 = mul(c03, x0138, w504)
    x0255 = mul(x0104, x0158, w505)
    x0287 = mul(x0090, x0255, w506)
    x0257 = mul(x0103, x0158, w507)
    x0291 = mul(x0091, x0257, w508)
    x0259 = mul(x0100, x0158, w509)
    x0261 = mul(x0101, x0158, w510)
    x0270 = mul(x0099, x0158, w511)
    x0830 = mul(x0138, x0138, w512)
    x0157 = mul(c03, x0137, w513)
    x0174 = mul(x0091, x0157, w514)
    x0288 = mul(x0103, x0174, w515)
    x0176 = mul(x0090, x0157, w516)
    x0292 = mul(x0104, x0176, w517)
    x0253 = mul(x0085, x0157, w518)
    x0284 = add(x0255, mul(x0089, x0157, w519), w519)
    x0286 = add(x0257, mul(x0088, x0157, w520), w520)
    x0294 = sub(x0261, mul(x0086, x0157, w521), w521)
    x0304 = sub(x0270, mul(x0084, x0157, w522), w522)
    x0813 = mul(x0137, x0137, w523)
    x0155 = mul(c03, x0134, w524)
    x0249 = mul(x0134, c44, w525)
    x0797 = mul(x0134, x0134, w526)
    x0135 = sub(mul(v_05, x0132, w527), mul(v_04, x0133, w528), w528)
    x0156 = mul(c03, x0135, w527)
    x0252 = mul(x0084, x0156, w529)
    x0258 = mul(x0099, x0156, w530)
    x0260 = add(x0258, x0259, w531)
    x0293 = add(x0260, add(x0287, sub(x0288, add(x0252, x0253, w532), w532), w532), w532)
    x0262 = sub(mul(x0102, x0158, w533), mul(x0101, x0156, w534), w534)
    x0267 = mul(x0100, x0156, w533)
    x0295 = add(mul(x0104, x0174, w514), add(mul(x0086, x0156, w535), mul(x0087, x0157, w536), w536), w536)
    x0296 = add(x0262, add(mul(x0091, x0255, w514), x0295, w536), w536)
    x1398 = add(mul(x0134, c40, w514), mul(x0156, x0306, w535), w535)
    x0250 = mul(x0135, c46, w514)
    x0316 = add(x0293, add(x0249, x0250, w537), w537)
    x1394 = sub(mul(x0155, x0309, w538), sub(x0316, mul(x0156, x0308, w539), w539), w539)
    x0313 = add(x0284, sub(mul(x0134, c42, w538), mul(x0135, c40, w540), w540), w540)
    x0575 = mul(c22, add(sub(x0382, x0514, w538), sub(x0313, x0448, w541), w541), w541)
    x1266 = add(x0313, x0448, w538)
    x0317 = sub(x0294, add(mul(x0135, c48, w542), mul(x0134, c50, w543), w543), w543)
    x0318 = add(x0296, add(mul(x0135, c50, w542), mul(x0134, c52, w544), w544), w544)
    x0330 = sub(mul(x0132, x0317, w542), mul(x0133, x0318, w545), w545)
    x0798 = mul(x0135, x0135, w542)
    x0802 = add(x0797, x0798, w546)
    x0816 = add(x0798, x0813, w547)
    x0801 = mul(x0134, x0135, w548)
    x0815 = mul(x0135, x0137, w549)
    x0832 = mul(x0135, x0138, w550)
    x0331 = sub(mul(x0132, c39, w551), mul(x0133, x0306, w552), w552)
    x0333 = mul(c23, x0331, w551)
    x0562 = add(mul(c22, x0555, w553), add(add(x0400, x0534, w202), add(x0333, x0466, w317), w317), w317)
    x0563 = add(add(x0335, x0536, w152), add(x0556, add(c57, mul(c03, x0562, w317), w317), w317), w317)
    x0564 = add(add(add(x0381, x0513, w026), add(x0312, x0447, w059), w059), x0563, w317)
    x1172 = add(x0307, x0333, w551)
    x0542 = add(x0331, x0464, w059)
    x0543 = sub(x0541, x0542, w026)
    x0547 = add(add(add(x0376, x0508, w092), add(x0307, x0442, w152), w152), add(c55, mul(c24, add(x0541, x0542, w059), w059), w059), w059)
    x0869 = mul(x0543, x0586, w152)
    x1255 = mul(v_04, x0543, w435)
    x1291 = add(x1255, x1273, w092)
    x1258 = mul(v_03, x0543, w384)
    x1261 = mul(v_01, x0543, w499)
    x1290 = mul(v_05, x0543, w553)
    x0332 = add(mul(x0133, c39, w202), mul(x0132, x0306, w432), w432)
    x0545 = add(x0332, x0465, w202)
    x0561 = sub(sub(x0559, x0560, w500), add(c35, mul(c23, add(x0544, x0545, w383), w383), w383), w383)
    x0546 = sub(c26, sub(x0544, x0545, w202), w202)
    x0870 = mul(x0546, x0587, w436)
    x1256 = mul(v_05, x0546, w500)
    x1257 = sub(x1255, x1256, w435)
    x1274 = sub(x1256, x1273, w133)
    x1259 = mul(v_03, x0546, w500)
    x1262 = mul(v_02, x0546, w554)
    x1275 = mul(v_04, x0546, w555)
    x1282 = mul(v_03, x0561, w556)
    x0552 = sub(add(mul(x0132, x0308, w557), mul(x0133, x0309, w558), w558), mul(c22, x0331, w557), w557)
    x0553 = add(sub(add(x0549, x0551, w558), sub(x0550, x0552, w559), w559), add(c32, mul(c23, x0548, w558), w558), w558)
    x1260 = mul(v_05, x0553, w559)
    x0336 = sub(mul(x0132, x0309, w560), sub(mul(x0133, x0308, w561), mul(c22, x0332, w562), w562), w562)
    x0554 = sub(c30, add(sub(x0402, x0537, w560), sub(x0336, x0468, w561), w561), w561)
    x1263 = mul(v_04, x0554, w560)
    x0789 = add(mul(v_15, x0135, w563), add(mul(a_04, x0132, w564), mul(a_05, x0133, w565), w565), w565)
    x0811 = add(a_16, x0789, w563)
    x0825 = add(a_17, x0811, w564)
    x0790 = sub(mul(v_15, x0134, w566), sub(mul(a_05, x0132, w567), mul(a_04, x0133, w568), w568), w568)
    x1193 = mul(x0133, x0276, w566)
    x1197 = add(mul(c22, x1193, w567), sub(mul(x0132, x0282, w569), mul(c23, x0277, w570), w570), w570)
    x1196 = sub(mul(x0132, x0281, w567), sub(mul(x0133, x0282, w569), mul(c22, x1194, w571), w571), w571)
    x1198 = add(mul(x0133, x0281, w567), x1197, w570)
    x1221 = mul(x0103, x0133, w567)
    x1225 = sub(mul(c22, x1221, w569), add(mul(x0101, x0132, w572), mul(x0104, c23, w573), w573), w573)
    x1224 = add(mul(x0132, x1213, w569), add(mul(x0101, x0133, w572), mul(c22, x1222, w574), w574), w574)
    x1226 = add(mul(x0133, x1213, w569), x1225, w573)
    x0136 = add(v_03, v_15, w569)
    x0814 = mul(x0136, x0137, w269)
    x0831 = mul(x0136, x0138, w501)
    x0154 = mul(c03, x0136, w572)
    x0175 = sub(mul(x0091, x0154, w575), mul(x0090, x0156, w576), w576)
    x0289 = mul(x0103, x0175, w575)
    x0290 = mul(x0104, x0175, w576)
    x0254 = mul(x0086, x0154, w577)
    x0256 = sub(mul(x0104, x0154, w578), mul(x0103, x0156, w579), w579)
    x0263 = mul(x0100, x0154, w578)
    x0264 = sub(x0263, mul(x0098, x0156, w580), w580)
    x1214 = add(x0264, x0289, w581)
    x1501 = add(mul(x0156, x1213, w582), add(x1214, mul(x0101, x0155, w583), w583), w583)
    x0265 = mul(x0101, x0154, w582)
    x0266 = add(x0258, x0265, w530)
    x0271 = sub(x0259, x0265, w582)
    x0305 = add(x0271, add(x0291, sub(x0292, sub(x0253, x0254, w518), w518), w518), w518)
    x0299 = sub(x0266, add(x0252, x0254, w577), w577)
    x1173 = sub(x0305, sub(x0293, x0299, w529), w529)
    x1174 = sub(x0299, x1173, w509)
    x1199 = sub(x0271, sub(x0260, x0266, w584), w584)
    x1215 = add(x1199, sub(x0292, add(x0266, x0288, w515), w515), w515)
    x1416 = sub(x1199, sub(x0287, x0291, w508), w508)
    x0268 = sub(x0267, mul(x0102, x0154, w506), w506)
    x1216 = sub(x0268, x0290, w517)
    x0269 = add(mul(x0098, x0158, w504), mul(x0099, x0154, w585), w585)
    x0285 = add(x0256, sub(mul(x0089, x0154, w504), mul(x0088, x0156, w586), w586), w586)
    x0297 = sub(x0289, add(mul(x0083, x0156, w504), mul(x0085, x0154, w587), w587), w587)
    x0298 = add(x0264, add(mul(x0090, x0256, w575), x0297, w587), w587)
    x1494 = add(mul(x0156, x0281, w575), sub(x0298, mul(x0155, x0282, w504), w504), w504)
    x0300 = add(x0290, add(mul(x0085, x0156, w575), mul(x0087, x0154, w588), w588), w588)
    x0301 = sub(x0268, add(mul(x0091, x0256, w576), x0300, w588), w588)
    x0302 = sub(mul(x0103, x0176, w516), sub(mul(x0084, x0154, w576), mul(x0083, x0157, w513), w513), w513)
    x0303 = add(x0269, add(mul(x0090, x0257, w516), x0302, w513), w513)
    x1405 = add(mul(x0156, x0278, w516), sub(x0294, mul(x0154, x0280, w576), w576), w576)
    x1406 = add(x0299, add(mul(x0154, x0282, w516), mul(x0156, x0279, w521), w521), w521)
    x1407 = sub(x1173, x1406, w521)
    x1408 = add(mul(x0156, x0280, w516), sub(x0304, mul(x0154, x0283, w575), w575), w575)
    x1409 = add(mul(x0154, x0276, w516), mul(x0156, x0277, w589), w589)
    x1410 = add(mul(x0132, x1409, w516), mul(x0133, x0284, w590), w590)
    x1411 = sub(mul(x0132, x0284, w516), mul(x0133, x1409, w589), w589)
    x1412 = sub(mul(x0132, x1407, w516), add(mul(x0133, x1408, w591), mul(c22, x1411, w592), w592), w592)
    x1413 = sub(mul(x0132, x1408, w575), add(mul(c23, x0286, w516), mul(c22, x1410, w591), w591), w591)
    x1414 = add(mul(x0103, x0154, w575), mul(x0104, x0156, w516), w516)
    x1415 = add(add(x0261, x0263, w578), add(mul(x0102, x0156, w510), mul(x0091, x1414, w575), w575), w575)
    x1417 = add(sub(x0267, x0270, w511), add(mul(x0098, x0154, w572), mul(x0090, x1414, w533), w533), w533)
    x1418 = add(mul(x0132, x1414, w511), mul(x0133, x0255, w572), w572)
    x1419 = sub(mul(x0132, x0255, w511), mul(x0133, x1414, w516), w516)
    x1420 = add(mul(x0132, x1416, w511), sub(mul(x0133, x1417, w578), mul(c22, x1419, w510), w510), w510)
    x1421 = add(mul(x0132, x1417, w533), add(mul(c23, x0257, w511), mul(c22, x1418, w578), w578), w578)
    x0251 = mul(x0136, c50, w533)
    x0320 = add(x0299, sub(x0250, x0251, w514), w514)
    x0324 = add(x0305, add(x0249, x0251, w533), w533)
    x1139 = sub(x0324, sub(x0316, x0320, w525), w525)
    x1395 = sub(x1139, x1394, w539)
    x0314 = add(x0285, mul(x0136, c42, w577), w577)
    x1400 = add(x0314, mul(x0156, x0276, w511), w511)
    x0315 = sub(x0286, mul(x0136, c40, w593), w593)
    x1399 = sub(x0315, mul(x0155, x0276, w594), w594)
    x1401 = add(mul(x0132, x1399, w595), mul(x0133, x1400, w596), w596)
    x1402 = sub(mul(x0132, x1400, w511), mul(x0133, x1399, w594), w594)
    x0325 = sub(mul(x0132, x0314, w511), mul(x0133, x0315, w595), w595)
    x0566 = add(x0325, x0460, w511)
    x1276 = mul(c22, add(sub(x0394, x0526, w240), sub(x0325, x0460, w355), w355), w355)
    x0326 = add(mul(x0133, x0314, w240), mul(x0132, x0315, w595), w595)
    x0569 = add(x0326, x0461, w240)
    x1292 = mul(c22, add(sub(x0395, x0527, w242), sub(x0326, x0461, w357), w357), w357)
    x0319 = add(x0298, mul(x0136, c44, w242), w242)
    x1396 = add(mul(x0156, x0310, w595), sub(x0319, mul(x0155, x0311, w475), w475), w475)
    x0321 = sub(x0301, sub(mul(x0136, c52, w595), mul(x0135, c44, w472), w472), w472)
    x0799 = mul(x0134, x0136, w595)
    x0803 = add(x0790, x0799, w597)
    x0805 = sub(x0790, x0799, w595)
    x0322 = add(x0303, mul(x0136, c46, w598), w598)
    x1397 = sub(mul(x0155, x0312, w524), add(x0322, mul(x0156, x0311, w527), w527), w527)
    x1403 = add(mul(x0132, x1396, w524), add(mul(x0133, x1397, w599), mul(c22, x1402, w600), w600), w600)
    x1404 = sub(sub(mul(c22, x1401, w524), mul(c23, x1398, w599), w599), sub(mul(x0132, x1397, w527), mul(x0133, x1396, w475), w475), w475)
    x1278 = add(sub(mul(x0118, x0454, w599), mul(x0119, x0457, w527), w527), sub(mul(x0132, x0319, w599), mul(x0133, x0322, w524), w524), w524)
    x1294 = add(add(mul(x0118, x0457, w362), mul(x0119, x0454, w279), w279), add(mul(x0133, x0319, w242), mul(x0132, x0322, w598), w598), w598)
    x0323 = add(x0304, add(mul(x0134, c46, w279), mul(x0136, c48, w242), w242), w242)
    x0327 = sub(mul(x0132, add(x0321, x0323, w522), w522), mul(x0133, sub(x0320, x0324, w279), w279), w279)
    x0800 = mul(x0135, x0136, w522)
    x0804 = add(x0789, x0800, w362)
    x0808 = sub(x0789, x0800, w565)
    x1141 = add(mul(x0134, x0318, w527), sub(mul(x0309, x0808, w599), mul(x0307, x0802, w601), w601), w601)
    x1144 = sub(mul(x0134, x0314, w577), sub(mul(c39, x0808, w527), mul(x0306, x0805, w599), w599), w599)
    x1145 = add(mul(x0135, x0315, w593), x1144, w599)
    x1250 = sub(mul(x0805, x1213, w593), sub(mul(x0101, x0808, w577), mul(x0099, x0802, w527), w527), w527)
    x0818 = add(x0800, x0811, w593)
    x0821 = sub(x0800, x0811, w563)
    x0834 = add(x0800, x0825, w577)
    x0837 = sub(x0800, x0825, w564)
    x0839 = sub(mul(x0103, add(x0798, x0830, w522), w522), mul(x0104, x0834, w602), w602)
    x0328 = mul(x0133, x0327, w522)
    x0329 = mul(x0132, x0327, w279)
    x0796 = mul(x0136, x0136, w603)
    x0806 = add(x0796, x0798, w604)
    x1151 = mul(sub(x0796, x0798, w605), sub(x0100, sub(x0085, c43, w606), w606), w606)
    x1157 = sub(mul(x0135, x0323, w605), sub(x1151, mul(x0098, x0837, w607), w607), w607)
    x1181 = sub(mul(x0282, x0806, w605), mul(x0086, sub(x0798, x0813, w606), w606), w606)
    x1187 = sub(mul(x0089, x0818, w605), add(mul(x0088, x0816, w608), mul(x0276, x0806, w609), w609), w609)
    x1188 = add(x0839, sub(mul(x0135, x0285, w605), x1187, w609), w609)
    x1205 = add(x0839, add(mul(x0103, x0806, w605), mul(x0135, x0256, w608), w608), w608)
    x0823 = add(x0796, x0813, w605)
    x0841 = sub(mul(x0104, add(x0796, x0830, w610), w610), mul(x0103, x0837, w611), w611)
    x0852 = add(x0841, sub(mul(x0089, x0823, w610), mul(x0088, x0821, w612), w612), w612)
    x1186 = add(x0852, sub(mul(x0277, x0806, w610), mul(x0136, x0285, w586), w586), w586)
    x1204 = add(x0841, sub(mul(x0104, x0806, w610), mul(x0136, x0256, w579), w579), w579)
    x1159 = add(sub(mul(x0090, x0841, w611), mul(x0091, x0839, w602), w602), sub(mul(x0309, x0802, w136), mul(x0312, x0808, w126), w126), w126)
    x0812 = sub(x0790, mul(v_16, x0136, w602), w602)
    x0826 = sub(x0812, mul(v_17, x0136, w568), w568)
    x0833 = add(x0826, x0831, w136)
    x0835 = sub(x0826, x0831, w501)
    x0817 = add(x0812, x0814, w568)
    x0819 = sub(x0812, x0814, w269)
    x0159 = mul(v_05, c24, w602)
    x0337 = mul(x0159, x0331, w611)
    x1485 = sub(mul(v_05, x1172, w610), add(x0337, mul(v_00, x0331, w613), w613), w613)
    x0338 = add(mul(x0132, x0318, w544), sub(mul(x0133, x0317, w610), mul(x0159, x0332, w614), w614), w614)
    x1486 = sub(x0338, add(mul(v_00, x0332, w544), mul(v_04, x1172, w610), w610), w610)
    x0403 = mul(x0159, x0398, w544)
    x1465 = sub(mul(v_05, x1084, w615), sub(x0403, mul(v_00, x0398, w616), w616), w616)
    x0404 = sub(mul(x0125, x0387, w425), add(mul(x0126, x0386, w615), mul(x0159, x0399, w617), w617), w617)
    x1466 = sub(x0404, sub(mul(v_04, x1084, w425), mul(v_00, x0399, w615), w615), w615)
    x0469 = mul(x0159, x0464, w425)
    x1445 = sub(mul(v_05, x0996, w618), add(x0469, mul(v_00, x0464, w619), w619), w619)
    x0470 = add(mul(x0118, x0453, w310), sub(mul(x0119, x0452, w618), mul(x0159, x0465, w620), w620), w620)
    x1446 = sub(x0470, add(mul(v_00, x0465, w310), mul(v_04, x0996, w618), w618), w618)
    x0571 = mul(x0159, x0532, w310)
    x1267 = sub(add(add(x0531, x0571, w621), add(x0397, x0403, w544), w544), add(sub(x0463, x0469, w425), sub(x0330, x0337, w611), w611), w611)
    x1424 = sub(mul(v_05, x0908, w544), sub(x0571, mul(v_00, x0532, w425), w425), w425)
    x0572 = sub(mul(x0111, x0519, w195), add(mul(x0112, x0518, w544), mul(x0159, x0533, w310), w310), w310)
    x1425 = sub(x0572, sub(mul(v_04, x0908, w195), mul(v_00, x0533, w544), w544), w544)
    x1430 = sub(v_00, x0159, w195)
    x1450 = add(v_00, x0159, w621)
    x0160 = mul(v_05, c25, w622)
    x1285 = mul(x0160, sub(sub(x0399, x0533, w623), sub(x0332, x0465, w624), w624), w624)
    x0339 = mul(x0160, x0331, w623)
    x0405 = mul(x0160, x0398, w625)
    x0471 = mul(x0160, x0464, w626)
    x0573 = mul(x0160, x0532, w627)
    x0579 = add(add(sub(x0521, x0573, w628), add(x0389, x0405, w629), w629), add(add(x0455, x0471, w628), sub(x0320, x0339, w630), w630), w630)
    x1427 = add(v_01, x0160, w629)
    x1468 = sub(v_01, x0160, w628)
    x1473 = add(mul(v_04, x1107, w631), sub(mul(x0346, x1468, w632), mul(x1105, x1430, w633), w633), w633)
    x1474 = add(mul(v_03, x1108, w631), sub(mul(x0125, x0370, w632), x1473, w633), w633)
    x1480 = add(mul(v_04, x1135, w631), sub(mul(x0078, x1468, w632), mul(x1133, x1430, w634), w634), w634)
    x1481 = add(mul(v_03, x1136, w631), sub(mul(x0125, x1128, w632), x1480, w634), w634)
    x1492 = sub(mul(v_04, x1195, w631), sub(mul(x0277, x1468, w632), mul(x1193, x1450, w635), w635), w635)
    x1493 = add(mul(v_03, x1196, w631), add(mul(x0132, x0301, w632), x1492, w635), w635)
    x1499 = add(mul(v_04, x1223, w631), sub(mul(x0104, x1468, w632), mul(x1221, x1450, w636), w636), w636)
    x1500 = add(mul(v_03, x1224, w631), sub(mul(x0132, x1216, w632), x1499, w636), w636)
    x1433 = add(mul(v_04, x0931, w631), sub(mul(x0478, x1427, w632), mul(x0929, x1430, w637), w637), w637)
    x1434 = add(mul(v_03, x0932, w631), sub(mul(x0111, x0502, w632), x1433, w637), w637)
    x1440 = add(mul(v_04, x0959, w631), sub(mul(x0026, x1427, w632), mul(x0957, x1430, w638), w638), w638)
    x1441 = add(mul(v_03, x0960, w631), sub(mul(x0111, x0952, w632), x1440, w638), w638)
    x1453 = sub(mul(v_04, x1019, w631), sub(mul(x0412, x1427, w632), mul(x1017, x1450, w639), w639), w639)
    x1454 = add(mul(v_03, x1020, w631), add(mul(x0118, x0436, w632), x1453, w639), w639)
    x1460 = add(mul(v_04, x1047, w631), sub(mul(x0052, x1427, w632), mul(x1045, x1450, w640), w640), w640)
    x1461 = add(mul(v_03, x1048, w631), sub(mul(x0118, x1040, w632), x1460, w640), w640)
    x0161 = mul(v_04, c25, w631)
    x0162 = mul(v_03, c24, w632)
    x0163 = sub(x0161, x0162, w641)
    x0167 = add(x0161, x0162, w632)
    x1299 = add(mul(x0167, add(x0398, x0464, w631), w631), mul(v_02, x0543, w642), w642)
    x0406 = mul(x0167, x0399, w631)
    x1463 = sub(add(mul(v_01, x0398, w643), mul(v_02, x0399, w644), w644), add(x0385, sub(x0405, x0406, w625), w625), w625)
    x1464 = sub(sub(x1051, mul(v_04, x0402, w644), w644), add(mul(v_05, x0551, w643), x1463, w625), w625)
    x0472 = mul(x0167, x0465, w644)
    x1443 = add(add(mul(v_01, x0464, w643), mul(v_02, x0465, w645), w645), add(x0451, sub(x0471, x0472, w626), w626), w626)
    x1444 = add(add(x0963, mul(v_04, x0468, w645), w645), add(mul(v_05, x0550, w643), x1443, w626), w626)
    x1447 = sub(v_02, x0167, w645)
    x1467 = add(v_02, x0167, w643)
    x1469 = add(x0367, add(mul(x1105, x1467, w646), mul(x1106, x1468, w647), w647), w647)
    x1470 = sub(mul(v_04, x1110, w646), add(mul(v_05, x1108, w648), x1469, w647), w647)
    x1471 = add(mul(v_05, x1107, w646), add(mul(x0346, x1467, w648), mul(x1106, x1430, w649), w649), w649)
    x1472 = add(mul(v_03, x1110, w646), sub(mul(x0126, x0370, w648), x1471, w649), w649)
    x1476 = add(x1126, add(mul(x1133, x1467, w646), mul(x1134, x1468, w648), w648), w648)
    x1477 = sub(mul(v_04, x1138, w646), add(mul(v_05, x1136, w650), x1476, w648), w648)
    x1478 = add(mul(v_05, x1135, w646), add(mul(x0078, x1467, w643), mul(x1134, x1430, w650), w650), w650)
    x1479 = add(mul(v_03, x1138, w646), sub(mul(x0126, x1128, w643), x1478, w650), w650)
    x1448 = add(x0433, add(mul(x1017, x1447, w646), mul(x1018, x1427, w643), w643), w643)
    x1449 = sub(mul(v_04, x1022, w646), add(mul(v_05, x1020, w651), x1448, w643), w643)
    x1451 = sub(mul(v_05, x1019, w646), add(mul(x0412, x1447, w651), mul(x1018, x1450, w652), w652), w652)
    x1452 = add(mul(v_03, x1022, w646), add(mul(x0119, x0436, w651), x1451, w652), w652)
    x1456 = add(x1038, add(mul(x1045, x1447, w646), mul(x1046, x1427, w651), w651), w651)
    x1457 = sub(mul(v_04, x1050, w646), add(mul(v_05, x1048, w653), x1456, w651), w651)
    x1458 = add(mul(v_05, x1047, w646), add(mul(x0052, x1447, w645), mul(x1046, x1450, w653), w653), w653)
    x1459 = add(mul(v_03, x1050, w646), sub(mul(x0119, x1040, w645), x1458, w653), w653)
    x0340 = mul(x0163, x0332, w646)
    x1483 = add(add(mul(v_01, x0331, w645), mul(v_02, x0332, w654), w654), sub(x0316, sub(x0339, x0340, w623), w623), w623)
    x1484 = sub(sub(x1139, mul(v_04, x0336, w654), w654), sub(mul(v_05, x0552, w645), x1483, w623), w623)
    x0574 = mul(x0163, x0533, w654)
    x0582 = add(add(add(x0525, x0574, w645), sub(x0393, x0406, w631), w631), add(sub(x0459, x0472, w644), add(x0324, x0340, w646), w646), w646)
    x1422 = sub(add(mul(v_01, x0532, w631), mul(v_02, x0533, w644), w644), sub(x0517, sub(x0573, x0574, w654), w654), w654)
    x1423 = sub(add(x0875, mul(v_04, x0537, w644), w644), add(mul(v_05, x0549, w627), x1422, w654), w654)
    x1426 = sub(v_02, x0163, w644)
    x1487 = add(v_02, x0163, w627)
    x1488 = add(x0298, add(mul(x1193, x1487, w631), mul(x1194, x1468, w645), w645), w645)
    x1489 = sub(mul(v_04, x1198, w631), add(mul(v_05, x1196, w655), x1488, w645), w645)
    x1490 = sub(mul(v_05, x1195, w631), add(mul(x0277, x1487, w655), mul(x1194, x1450, w656), w656), w656)
    x1491 = add(mul(v_03, x1198, w631), add(mul(x0133, x0301, w655), x1490, w656), w656)
    x1495 = add(x1214, add(mul(x1221, x1487, w631), mul(x1222, x1468, w628), w628), w628)
    x1496 = sub(mul(v_04, x1226, w631), add(mul(v_05, x1224, w655), x1495, w628), w628)
    x1497 = add(mul(v_05, x1223, w631), add(mul(x0104, x1487, w627), mul(x1222, x1450, w621), w621), w621)
    x1498 = add(mul(v_03, x1226, w631), sub(mul(x0133, x1216, w627), x1497, w621), w621)
    x1428 = add(x0499, add(mul(x0929, x1426, w631), mul(x0930, x1427, w627), w627), w627)
    x1429 = sub(mul(v_04, x0934, w631), add(mul(v_05, x0932, w655), x1428, w627), w627)
    x1431 = add(mul(v_05, x0931, w631), add(mul(x0478, x1426, w655), mul(x0930, x1430, w657), w657), w657)
    x1432 = add(mul(v_03, x0934, w631), sub(mul(x0112, x0502, w655), x1431, w657), w657)
    x1436 = add(x0950, add(mul(x0957, x1426, w631), mul(x0958, x1427, w629), w629), w629)
    x1437 = sub(mul(v_04, x0962, w631), add(mul(v_05, x0960, w655), x1436, w629), w629)
    x1438 = add(mul(v_05, x0959, w631), add(mul(x0026, x1426, w644), mul(x0958, x1430, w195), w195), w195)
    x1439 = add(mul(v_03, x0962, w631), sub(mul(x0112, x0952, w644), x1438, w195), w195)
    x0177 = mul(v_04, c31, w631)
    x0178 = mul(v_05, c33, w644)
    x0576 = add(x0575, sub(mul(x0159, x0548, w132), sub(x0177, x0178, w602), w602), w602)
    x0577 = add(add(add(x0385, x0517, w190), add(x0316, x0451, w305), w305), x0576, w602)
    x1264 = sub(x1263, sub(x1260, sub(x0577, sub(x1261, x1262, w305), w305), w305), w305)
    x0179 = mul(v_03, c36, w190)
    x0580 = sub(mul(c23, sub(x0565, x0566, w537), w537), add(x0178, x0179, w644), w644)
    x0581 = add(x0579, sub(add(x0328, x0529, w537), add(x0578, x0580, w644), w644), w644)
    x0583 = add(add(x0328, add(x0177, x0179, w190), w190), sub(x0529, x0578, w486), w486)
    x0584 = sub(x0582, x0583, w486)
    x1303 = sub(x1282, add(x0584, add(x1263, add(x1261, x1281, w499), w499), w499), w499)
    x0868 = sub(x0584, sub(x0577, x0581, w602), w602)
    x1283 = add(x1282, sub(x0581, add(x1260, sub(x1262, x1281, w134), w134), w134), w134)
    x0567 = add(add(x0565, x0566, w511), add(mul(v_05, c29, w393), mul(v_03, c27, w556), w556), w556)
    x0570 = sub(mul(v_04, c29, w511), add(x0568, x0569, w393), w393)
    x0588 = sub(mul(v_01, v_05, w511), add(a_00, mul(v_02, v_04, w644), w644), w644)
    x0589 = sub(x0585, x0588, w644)
    x0590 = sub(mul(v_02, v_03, w511), add(a_01, mul(v_00, v_05, w559), w559), w559)
    x0591 = sub(x0586, x0590, w559)
    x0592 = sub(mul(v_00, v_04, w511), add(a_02, mul(v_01, v_03, w554), w554), w554)
    x0593 = add(x0587, x0592, w554)
    x0594 = mul(v_05, v_05, w511)
    x0595 = mul(v_03, v_04, w486)
    x0600 = mul(c23, sub(a_05, x0595, w560), w560)
    x0604 = mul(c22, add(a_05, x0595, w486), w486)
    x0599 = mul(c22, add(x0594, mul(v_04, v_04, w646), w646), w646)
    x0601 = add(x0599, x0600, w190)
    x0668 = sub(x0599, x0600, w560)
    x0669 = sub(x0589, x0668, w646)
    x0707 = sub(mul(x0039, x0698, w175), add(x0669, mul(x0038, x0696, w313), w313), w313)
    x0731 = add(x0589, x0668, w560)
    x0767 = sub(mul(x0065, x0758, w175), add(x0731, mul(x0064, x0756, w428), w428), w428)
    x1113 = add(add(mul(x0344, x0746, w175), mul(x0077, x0767, w522), w522), add(mul(x0128, x0241, w457), mul(x0129, x0245, w388), w388), w388)
    x1025 = add(add(mul(x0410, x0686, w522), mul(x0051, x0707, w457), w457), add(mul(x0121, x0218, w340), mul(x0122, x0222, w274), w274), w274)
    x0602 = sub(x0589, x0601, w457)
    x0791 = add(x0589, x0601, w190)
    x0827 = sub(mul(x0091, x0818, w644), add(x0791, mul(x0090, x0816, w547), w547), w547)
    x0644 = sub(mul(x0013, x0635, w644), add(x0602, mul(x0012, x0633, w198), w198), w198)
    x0937 = add(sub(mul(x0025, x0644, w644), mul(x0476, x0623, w340), w340), add(mul(x0114, x0195, w225), mul(x0115, x0199, w159), w159), w159)
    x1201 = add(add(mul(x0275, x0806, w340), mul(x0103, x0827, w225), w225), add(mul(x0135, x0264, w580), mul(x0136, x0268, w506), w506), w506)
    x0603 = mul(c23, add(x0594, mul(v_03, v_03, w225), w225), w225)
    x0605 = sub(x0603, x0604, w511)
    x0670 = add(x0603, x0604, w486)
    x0671 = add(x0591, x0670, w225)
    x0732 = sub(x0591, x0670, w486)
    x0606 = sub(x0591, x0605, w580)
    x0792 = add(x0591, x0605, w511)
    x0607 = mul(c22, sub(a_04, mul(v_03, v_05, w559), w559), w559)
    x0608 = mul(c23, add(a_03, mul(v_04, v_05, w340), w340), w340)
    x0609 = sub(x0607, x0608, w644)
    x0672 = add(x0607, x0608, w340)
    x0673 = add(x0593, x0672, w559)
    x0733 = sub(x0593, x0672, w340)
    x0734 = sub(mul(x0125, x0732, w522), mul(x0126, x0733, w175), w175)
    x0735 = add(mul(x0125, x0733, w340), mul(x0126, x0732, w486), w486)
    x0769 = sub(x0735, sub(mul(x0065, x0763, w487), mul(x0064, x0761, w340), w340), w340)
    x1068 = sub(mul(x0735, sub(x0062, x0345, w487), w487), mul(x0078, x0767, w428), w428)
    x1052 = sub(sub(mul(c39, x0734, w487), mul(x0377, x0745, w522), w522), sub(mul(x0128, x0386, w424), mul(x0375, x0735, w487), w487), w487)
    x1054 = sub(x1052, x1053, w484)
    x1055 = mul(x0345, x0734, w487)
    x1241 = add(x1055, add(mul(x0348, x0742, w522), mul(x0351, x0748, w424), w424), w424)
    x1242 = sub(x1241, sub(mul(x0127, x0370, w522), mul(x0350, x0745, w631), w631), w631)
    x1244 = sub(x1243, sub(mul(x0127, x1128, w424), mul(x0077, x0734, w522), w522), w522)
    x0674 = sub(mul(x0118, x0671, w478), mul(x0119, x0673, w424), w424)
    x0675 = add(mul(x0118, x0673, w559), mul(x0119, x0671, w225), w225)
    x0709 = sub(x0675, sub(mul(x0039, x0703, w370), mul(x0038, x0701, w559), w559), w559)
    x0980 = sub(mul(x0675, sub(x0036, x0411, w370), w370), mul(x0052, x0707, w313), w313)
    x0964 = sub(add(mul(c39, x0674, w370), mul(x0443, x0685, w478), w478), add(mul(x0121, x0452, w309), mul(x0441, x0675, w370), w370), w370)
    x0966 = add(x0964, x0965, w367)
    x0967 = mul(x0411, x0674, w370)
    x1234 = sub(x0967, sub(mul(x0414, x0682, w478), mul(x0417, x0688, w309), w309), w309)
    x1235 = sub(x1234, sub(mul(x0120, x0436, w478), mul(x0416, x0685, w630), w630), w630)
    x1237 = sub(x1236, sub(mul(x0120, x1040, w309), mul(x0051, x0674, w478), w478), w478)
    x0610 = add(x0593, x0609, w365)
    x0793 = sub(x0593, x0609, w644)
    x0794 = sub(mul(x0132, x0792, w554), mul(x0133, x0793, w309), w309)
    x0795 = add(mul(x0132, x0793, w644), mul(x0133, x0792, w511), w511)
    x0829 = sub(x0795, sub(mul(x0091, x0823, w605), mul(x0090, x0821, w644), w644), w644)
    x1156 = sub(mul(x0795, sub(x0088, x0276, w605), w605), mul(x0104, x0827, w547), w547)
    x1140 = sub(sub(mul(c39, x0794, w605), mul(x0308, x0805, w554), w554), add(mul(x0135, x0317, w543), mul(x0306, x0795, w605), w605), w605)
    x1142 = add(x1140, x1141, w601)
    x1143 = mul(x0276, x0794, w605)
    x1248 = sub(x1143, sub(mul(x0279, x0802, w554), mul(x0282, x0808, w543), w543), w543)
    x1249 = sub(x1248, sub(mul(x0134, x0301, w554), mul(x0281, x0805, w537), w537), w537)
    x1251 = sub(x1250, sub(mul(x0134, x1216, w543), mul(x0103, x0794, w554), w554), w554)
    x0611 = sub(mul(x0111, x0606, w527), mul(x0112, x0610, w543), w543)
    x0612 = add(mul(x0111, x0610, w365), mul(x0112, x0606, w580), w580)
    x0646 = sub(x0612, sub(mul(x0013, x0640, w256), mul(x0012, x0638, w365), w365), w365)
    x0892 = sub(mul(x0612, sub(x0010, x0477, w256), w256), mul(x0026, x0644, w198), w198)
    x0876 = sub(add(mul(c39, x0611, w256), mul(x0509, x0622, w527), w527), sub(mul(x0114, x0518, w194), mul(x0507, x0612, w256), w256), w256)
    x0878 = sub(x0876, x0877, w253)
    x0879 = mul(x0477, x0611, w256)
    x1227 = add(x0879, add(mul(x0480, x0619, w527), mul(x0483, x0625, w194), w194), w194)
    x1228 = sub(x1227, sub(mul(x0113, x0502, w527), mul(x0482, x0622, w419), w419), w419)
    x1230 = sub(x1229, sub(mul(x0113, x0952, w194), mul(x0025, x0611, w527), w527), w527)
    x0596 = add(a_03, a_06, w251)
    x0627 = sub(x0596, mul(v_07, x0114, w194), w194)
    x0641 = sub(x0627, mul(v_08, x0114, w541), w541)
    x0653 = sub(x0641, x0649, w132)
    x0655 = add(x0641, x0649, w201)
    x0946 = add(mul(x0022, x0650, w541), add(mul(x0020, x0655, w655), mul(x0023, x0623, w658), w658), w658)
    x0659 = sub(mul(x0024, x0653, w541), mul(x0023, sub(x0615, x0647, w191), w191), w191)
    x0660 = sub(x0659, sub(mul(x0021, x0654, w208), mul(x0022, x0652, w541), w541), w541)
    x0936 = sub(mul(x0026, x0646, w191), add(mul(x0023, x0655, w208), mul(x0021, x0650, w655), w655), w655)
    x0938 = add(x0936, x0937, w159)
    x0945 = add(x0938, add(mul(x0012, x0941, w655), mul(x0013, x0940, w191), w191), w191)
    x0939 = add(sub(mul(x0114, x0188, w655), mul(x0025, x0655, w208), w208), sub(mul(x0026, x0650, w655), mul(x0115, x0186, w158), w158), w158)
    x0942 = sub(mul(x0024, x0650, w208), add(mul(x0021, x0623, w655), mul(x0022, x0655, w659), w659), w659)
    x0662 = sub(mul(x0021, sub(x0613, x0647, w165), w165), mul(x0022, x0653, w002), w002)
    x0663 = add(x0662, add(mul(x0023, x0651, w165), mul(x0020, x0652, w000), w000), w000)
    x0657 = add(mul(x0026, x0653, w132), mul(x0025, x0652, w156), w156)
    x0947 = sub(mul(x0115, sub(x0202, x0935, w227), w227), mul(x0012, x0939, w132), w132)
    x0943 = add(mul(x0114, add(x0191, x0935, w184), w184), mul(x0013, x0939, w227), w227)
    x0953 = add(mul(x0111, x0939, w184), mul(x0112, x0941, w002), w002)
    x0954 = sub(mul(x0112, x0939, w158), mul(x0111, x0941, w259), w259)
    x0956 = add(mul(x0112, x0945, w158), sub(mul(c23, x0940, w184), mul(c22, x0953, w165), w165), w165)
    x0637 = sub(x0627, x0632, w158)
    x0639 = add(x0627, x0632, w200)
    x0890 = sub(add(mul(x0512, x0622, w194), mul(x0006, x0639, w184), w184), add(mul(x0008, x0634, w194), mul(x0005, x0638, w208), w208), w208)
    x0894 = sub(sub(mul(x0023, x0650, w031), mul(x0024, x0651, w222), w222), x0890, w208)
    x0911 = add(mul(x0480, x0634, w222), add(mul(x0477, x0602, w031), mul(x0483, x0639, w018), w018), w018)
    x0912 = add(mul(x0115, x0502, w233), sub(mul(x0478, x0612, w222), x0911, w018), w018)
    x0913 = add(add(mul(x0482, x0623, w233), mul(x0114, x0499, w232), w232), x0912, w018)
    x0914 = sub(sub(mul(x0477, x0639, w232), mul(x0478, x0634, w233), w233), sub(mul(x0114, x0487, w232), mul(x0115, x0485, w172), w172), w172)
    x0915 = add(sub(mul(x0481, x0639, w233), mul(x0480, x0623, w232), w232), sub(mul(x0479, x0634, w023), mul(x0115, x0497, w189), w189), w189)
    x1231 = add(mul(x0021, x0634, w232), add(mul(x0023, x0639, w019), mul(x0025, x0602, w023), w023), w023)
    x1232 = add(mul(x0115, x0952, w170), sub(mul(x0026, x0612, w580), x1231, w023), w023)
    x1233 = add(add(mul(x0114, x0950, w226), mul(x0623, x0949, w170), w170), x1232, w023)
    x0645 = add(x0611, add(mul(x0013, x0637, w170), mul(x0012, x0636, w226), w226), w226)
    x0664 = sub(mul(x0025, x0645, w170), x0663, w000)
    x0944 = sub(add(x0664, sub(mul(x0115, x0193, w187), x0942, w659), w659), x0943, w227)
    x0661 = add(mul(x0026, x0645, w226), x0660, w541)
    x0920 = add(x0661, sub(mul(x0013, x0657, w001), mul(x0114, x0504, w221), w221), w221)
    x0948 = sub(sub(x0661, sub(mul(x0114, x0200, w230), x0946, w658), w658), x0947, w132)
    x0863 = add(mul(x0006, sub(x0613, x0630, w176), w176), mul(x0007, x0637, w658), w658)
    x0864 = sub(x0863, sub(mul(x0005, x0636, w005), mul(x0008, x0635, w008), w008), w008)
    x0865 = add(mul(x0012, x0657, w006), sub(mul(x0010, x0611, w658), x0864, w008), w008)
    x0866 = add(x0664, x0865, w008)
    x0916 = sub(mul(x0114, add(x0494, x0909, w185), w185), sub(x0866, x0915, w189), w189)
    x0918 = add(add(mul(x0007, x0636, w004), mul(x0009, x0637, w185), w185), sub(mul(x0006, x0638, w207), x0917, w257), w257)
    x0919 = sub(sub(mul(x0011, x0611, w543), mul(x0481, x0634, w213), w213), add(mul(x0484, x0639, w200), x0918, w257), w257)
    x0921 = sub(mul(x0115, sub(x0506, x0909, w182), w182), add(x0919, x0920, w221), w221)
    x0955 = sub(mul(x0112, x0948, w182), add(mul(x0111, x0945, w257), mul(c22, x0954, w214), w214), w214)
    x0925 = sub(mul(x0112, x0924, w182), mul(x0111, x0914, w257), w257)
    x0926 = add(mul(x0111, x0924, w260), mul(x0112, x0914, w172), w172)
    x0927 = add(mul(x0112, x0921, w260), sub(mul(x0111, x0913, w182), mul(c22, x0926, w171), w171), w171)
    x0928 = sub(mul(x0112, x0913, w260), sub(mul(c22, x0925, w182), mul(c23, x0922, w213), w213), w213)
    x0624 = sub(x0596, x0618, w260)
    x0626 = add(x0596, x0618, w199)
    x0888 = sub(mul(x0602, add(x0011, c41, w251), w251), mul(c45, x0626, w182), w182)
    x0889 = sub(x0888, add(mul(c49, x0620, w251), mul(c51, x0621, w200), w200), w200)
    x0891 = add(sub(mul(x0009, x0635, w238), mul(x0021, x0655, w201), w201), x0889, w200)
    x0896 = add(add(x0892, x0893, w258), add(x0894, add(mul(x0025, x0646, w365), x0891, w200), w200), w200)
    x0897 = sub(mul(x0113, sub(x0525, x0875, w186), w186), sub(x0895, x0896, w200), w200)
    x0898 = add(mul(c41, add(x0613, x0614, w186), w186), mul(c39, x0626, w199), w199)
    x0899 = sub(mul(x0507, x0619, w025), sub(mul(x0477, x0625, w186), x0898, w199), w199)
    x0900 = sub(x0867, sub(mul(x0113, x0514, w025), x0899, w199), w199)
    x0882 = add(mul(c43, x0624, w263), mul(c45, sub(x0613, x0614, w179), w179), w179)
    x0883 = add(add(mul(c49, x0621, w250), mul(c47, x0620, w246), w246), sub(mul(c39, x0602, w457), x0882, w179), w179)
    x0884 = add(sub(mul(x0512, x0625, w210), mul(x0509, x0619, w017), w017), x0883, w179)
    x0885 = add(sub(mul(x0113, x0522, w155), sub(x0879, x0884, w179), w179), sub(x0866, mul(x0511, x0622, w028), w028), w028)
    x0886 = add(mul(x0114, sub(x0521, x0875, w178), w178), x0885, w028)
    x0901 = sub(mul(c39, add(x0619, x0623, w255), w255), mul(c41, x0624, w260), w260)
    x0902 = add(sub(mul(x0011, x0637, w158), mul(x0477, x0622, w243), w243), sub(mul(x0010, x0636, w154), x0901, w260), w260)
    x0903 = add(x0902, add(x0657, mul(x0114, x0514, w193), w193), w193)
    x0904 = add(mul(x0112, x0903, w260), mul(x0111, x0900, w156), w156)
    x0905 = sub(mul(x0111, x0903, w193), mul(x0112, x0900, w199), w199)
    x0906 = add(mul(x0111, x0886, w193), sub(mul(x0112, x0897, w260), mul(c22, x0905, w243), w243), w243)
    x0907 = add(mul(x0111, x0897, w200), add(mul(c23, x0881, w193), mul(c22, x0904, w260), w260), w260)
    x0665 = add(a_03, a_09, w200)
    x0690 = sub(x0665, mul(v_10, x0121, w193), w193)
    x0704 = sub(x0690, mul(v_11, x0121, w154), w154)
    x0716 = sub(x0704, x0712, w009)
    x0718 = add(x0704, x0712, w316)
    x1034 = sub(mul(x0048, x0713, w154), add(mul(x0046, x0718, w158), mul(x0049, x0686, w010), w010), w010)
    x0722 = add(mul(x0049, sub(x0678, x0710, w306), w306), mul(x0050, x0716, w154), w154)
    x0723 = sub(x0722, sub(mul(x0047, x0717, w323), mul(x0048, x0715, w306), w306), w306)
    x1024 = sub(mul(x0052, x0709, w154), sub(mul(x0047, x0713, w323), mul(x0049, x0718, w158), w158), w158)
    x1026 = add(x1024, x1025, w274)
    x1033 = add(x1026, add(mul(x0038, x1029, w158), mul(x0039, x1028, w154), w154), w154)
    x1027 = add(sub(mul(x0121, x0211, w158), mul(x0051, x0718, w323), w323), sub(mul(x0052, x0713, w158), mul(x0122, x0209, w273), w273), w273)
    x1030 = sub(mul(x0050, x0713, w323), add(mul(x0047, x0686, w158), mul(x0048, x0718, w255), w255), w255)
    x0725 = sub(mul(x0047, sub(x0676, x0710, w280), w280), mul(x0048, x0716, w035), w035)
    x0726 = sub(x0725, add(mul(x0046, x0715, w033), mul(x0049, x0714, w280), w280), w280)
    x0720 = add(mul(x0052, x0716, w009), mul(x0051, x0715, w271), w271)
    x1035 = sub(mul(x0122, sub(x0225, x1023, w342), w342), mul(x0038, x1027, w009), w009)
    x1031 = add(mul(x0121, add(x0214, x1023, w299), w299), mul(x0039, x1027, w342), w342)
    x1041 = add(mul(x0118, x1027, w299), mul(x0119, x1029, w035), w035)
    x1042 = sub(mul(x0119, x1027, w273), mul(x0118, x1029, w373), w373)
    x1044 = sub(mul(x0119, x1033, w273), add(mul(c23, x1028, w299), mul(c22, x1041, w033), w033), w033)
    x0700 = sub(x0690, x0695, w273)
    x0702 = add(x0690, x0695, w315)
    x0978 = add(add(mul(x0446, x0685, w193), mul(x0032, x0702, w299), w299), add(mul(x0034, x0697, w193), mul(x0031, x0701, w323), w323), w323)
    x0982 = sub(add(mul(x0050, x0714, w337), mul(x0049, x0713, w064), w064), x0978, w323)
    x0999 = sub(mul(x0414, x0697, w064), add(mul(x0411, x0669, w337), mul(x0417, x0702, w051), w051), w051)
    x1000 = add(mul(x0122, x0436, w348), add(mul(x0412, x0675, w064), x0999, w051), w051)
    x1001 = add(add(mul(x0416, x0686, w348), mul(x0121, x0433, w347), w347), x1000, w051)
    x1002 = sub(sub(mul(x0411, x0702, w347), mul(x0412, x0697, w348), w348), sub(mul(x0121, x0421, w347), mul(x0122, x0419, w287), w287), w287)
    x1003 = add(add(mul(x0414, x0686, w348), mul(x0415, x0702, w347), w347), sub(mul(x0413, x0697, w056), mul(x0122, x0431, w304), w304), w304)
    x1238 = add(mul(x0047, x0697, w347), sub(mul(x0051, x0669, w056), mul(x0049, x0702, w052), w052), w052)
    x1239 = add(mul(x0122, x1040, w285), sub(mul(x0052, x0675, w225), x1238, w052), w052)
    x1240 = add(add(mul(x0121, x1038, w341), mul(x0686, x1037, w285), w285), x1239, w052)
    x0708 = add(x0674, add(mul(x0039, x0700, w285), mul(x0038, x0699, w341), w341), w341)
    x0727 = sub(mul(x0051, x0708, w285), x0726, w280)
    x1032 = sub(add(x0727, sub(mul(x0122, x0216, w302), x1030, w255), w255), x1031, w342)
    x0724 = add(mul(x0052, x0708, w341), x0723, w306)
    x1008 = add(x0724, add(mul(x0039, x0720, w034), mul(x0121, x0438, w281), w281), w281)
    x1036 = sub(add(x0724, add(mul(x0121, x0223, w345), x1034, w010), w010), x1035, w009)
    x0858 = sub(mul(x0033, x0700, w010), mul(x0032, sub(x0676, x0693, w291), w291), w291)
    x0859 = sub(x0858, sub(mul(x0031, x0699, w038), mul(x0034, x0698, w041), w041), w041)
    x0860 = add(mul(x0038, x0720, w039), sub(mul(x0036, x0674, w291), x0859, w041), w041)
    x0861 = add(x0727, x0860, w041)
    x1004 = sub(mul(x0121, add(x0428, x0997, w300), w300), sub(x0861, x1003, w304), w304)
    x1006 = sub(sub(mul(x0033, x0699, w037), mul(x0035, x0700, w300), w300), add(mul(x0032, x0701, w322), x1005, w371), w371)
    x1007 = sub(sub(mul(x0037, x0674, w424), mul(x0415, x0697, w328), w328), add(mul(x0418, x0702, w315), x1006, w371), w371)
    x1009 = sub(mul(x0122, sub(x0440, x0997, w297), w297), add(x1007, x1008, w281), w281)
    x1043 = sub(mul(x0119, x1036, w297), add(mul(x0118, x1033, w371), mul(c22, x1042, w329), w329), w329)
    x1013 = sub(mul(x0119, x1012, w297), mul(x0118, x1002, w371), w371)
    x1014 = add(mul(x0118, x1012, w374), mul(x0119, x1002, w287), w287)
    x1015 = add(mul(x0119, x1009, w374), sub(mul(x0118, x1001, w297), mul(c22, x1014, w286), w286), w286)
    x1016 = sub(mul(x0119, x1001, w374), add(mul(c22, x1013, w297), mul(c23, x1010, w328), w328), w328)
    x0687 = sub(x0665, x0681, w374)
    x0689 = add(x0665, x0681, w314)
    x0976 = add(mul(x0669, add(x0037, c41, w200), w200), mul(c45, x0689, w297), w297)
    x0977 = add(x0976, sub(mul(c49, x0683, w200), mul(c51, x0684, w315), w315), w315)
    x0979 = sub(add(mul(x0035, x0698, w353), mul(x0047, x0718, w316), w316), x0977, w315)
    x0984 = sub(add(x0980, x0981, w372), sub(x0982, sub(mul(x0051, x0709, w559), x0979, w315), w315), w315)
    x0985 = sub(mul(x0120, sub(x0459, x0963, w301), w301), sub(x0983, x0984, w315), w315)
    x0986 = sub(mul(c39, x0689, w314), mul(c41, add(x0676, x0677, w301), w301), w301)
    x0987 = sub(mul(x0441, x0682, w058), add(mul(x0411, x0688, w314), x0986, w301), w301)
    x0988 = sub(x0862, sub(mul(x0120, x0448, w058), x0987, w301), w301)
    x0970 = sub(mul(c45, sub(x0676, x0677, w294), w294), mul(c43, x0687, w290), w290)
    x0971 = add(sub(mul(c49, x0684, w292), mul(c47, x0683, w361), w361), sub(mul(c39, x0669, w646), x0970, w290), w290)
    x0972 = sub(sub(mul(x0443, x0682, w050), mul(x0446, x0688, w325), w325), x0971, w290)
    x0973 = add(sub(mul(x0120, x0456, w270), sub(x0967, x0972, w290), w290), sub(x0861, mul(x0445, x0685, w061), w061), w061)
    x0974 = add(mul(x0121, sub(x0455, x0963, w293), w293), x0973, w061)
    x0989 = add(mul(c39, add(x0682, x0686, w369), w369), mul(c41, x0687, w374), w374)
    x0990 = add(sub(mul(x0037, x0700, w273), mul(x0411, x0685, w358), w358), add(mul(x0036, x0699, w268), x0989, w374), w374)
    x0991 = add(x0990, add(x0720, mul(x0121, x0448, w308), w308), w308)
    x0992 = add(mul(x0118, x0988, w374), mul(x0119, x0991, w271), w271)
    x0993 = sub(mul(x0118, x0991, w308), mul(x0119, x0988, w301), w301)
    x0994 = add(mul(x0118, x0974, w308), sub(mul(x0119, x0985, w374), mul(c22, x0993, w358), w358), w358)
    x0995 = sub(mul(x0118, x0985, w315), sub(mul(c23, x0969, w308), mul(c22, x0992, w374), w374), w374)
    x0728 = add(a_03, a_12, w315)
    x0750 = sub(x0728, mul(v_13, x0128, w308), w308)
    x0764 = sub(x0750, mul(v_14, x0128, w268), w268)
    x0776 = sub(x0764, x0772, w042)
    x0778 = add(x0764, x0772, w431)
    x1122 = sub(mul(x0074, x0773, w268), sub(mul(x0072, x0778, w273), mul(x0075, x0746, w043), w043), w043)
    x0782 = sub(mul(x0076, x0776, w268), mul(x0075, sub(x0738, x0770, w423), w423), w423)
    x0783 = sub(x0782, sub(mul(x0073, x0777, w440), mul(x0074, x0775, w268), w268), w268)
    x1112 = sub(mul(x0078, x0769, w423), add(mul(x0075, x0778, w440), mul(x0073, x0773, w273), w273), w273)
    x1114 = add(x1112, x1113, w388)
    x1121 = add(x1114, add(mul(x0064, x1117, w273), mul(x0065, x1116, w423), w423), w423)
    x1115 = add(sub(mul(x0128, x0234, w273), mul(x0077, x0778, w440), w440), sub(mul(x0078, x0773, w273), mul(x0129, x0232, w387), w387), w387)
    x1118 = sub(mul(x0076, x0773, w440), add(mul(x0073, x0746, w273), mul(x0074, x0778, w369), w369), w369)
    x0785 = sub(mul(x0073, sub(x0736, x0770, w394), w394), mul(x0074, x0776, w068), w068)
    x0786 = sub(x0785, sub(mul(x0072, x0775, w066), mul(x0075, x0774, w394), w394), w394)
    x0780 = add(mul(x0078, x0776, w042), mul(x0077, x0775, w385), w385)
    x1123 = sub(mul(x0129, sub(x0248, x1111, w459), w459), mul(x0064, x1115, w042), w042)
    x1119 = add(mul(x0128, add(x0237, x1111, w413), w413), mul(x0065, x1115, w459), w459)
    x1129 = add(mul(x0125, x1115, w413), mul(x0126, x1117, w068), w068)
    x1130 = sub(mul(x0126, x1115, w387), mul(x0125, x1117, w490), w490)
    x1132 = add(mul(x0126, x1121, w387), add(mul(c22, x1129, w413), mul(c23, x1116, w066), w066), w066)
    x0760 = sub(x0750, x0755, w387)
    x0762 = add(x0750, x0755, w430)
    x1066 = sub(add(mul(x0380, x0745, w308), mul(x0058, x0762, w413), w413), add(mul(x0060, x0757, w308), mul(x0057, x0761, w440), w440), w440)
    x1070 = sub(sub(mul(x0075, x0773, w098), mul(x0076, x0774, w454), w454), x1066, w440)
    x1087 = add(mul(x0348, x0757, w454), add(mul(x0345, x0731, w098), mul(x0351, x0762, w084), w084), w084)
    x1088 = add(mul(x0129, x0370, w465), sub(mul(x0346, x0735, w454), x1087, w084), w084)
    x1089 = add(add(mul(x0350, x0746, w465), mul(x0128, x0367, w464), w464), x1088, w084)
    x1090 = sub(sub(mul(x0345, x0762, w464), mul(x0346, x0757, w465), w465), sub(mul(x0128, x0355, w464), mul(x0129, x0353, w401), w401), w401)
    x1091 = sub(sub(mul(x0348, x0746, w465), mul(x0349, x0762, w464), w464), sub(mul(x0347, x0757, w089), mul(x0129, x0365, w418), w418), w418)
    x1245 = add(mul(x0073, x0757, w464), add(mul(x0075, x0762, w085), mul(x0077, x0731, w089), w089), w089)
    x1246 = add(mul(x0129, x1128, w399), sub(mul(x0078, x0735, w486), x1245, w089), w089)
    x1247 = add(add(mul(x0128, x1126, w458), mul(x0746, x1125, w399), w399), x1246, w089)
    x0768 = add(x0734, add(mul(x0065, x0760, w399), mul(x0064, x0759, w458), w458), w458)
    x0787 = sub(mul(x0077, x0768, w399), x0786, w394)
    x1120 = sub(add(x0787, sub(mul(x0129, x0239, w416), x1118, w369), w369), x1119, w459)
    x0784 = add(mul(x0078, x0768, w458), x0783, w268)
    x1096 = add(x0784, add(mul(x0065, x0780, w067), mul(x0128, x0372, w453), w453), w453)
    x1124 = sub(add(x0784, add(mul(x0128, x0246, w462), x1122, w043), w043), x1123, w042)
    x0853 = add(mul(x0058, sub(x0736, x0753, w405), w405), mul(x0059, x0760, w043), w043)
    x0854 = sub(x0853, sub(mul(x0057, x0759, w071), mul(x0060, x0758, w074), w074), w074)
    x0855 = add(mul(x0064, x0780, w072), sub(mul(x0062, x0734, w043), x0854, w074), w074)
    x0856 = add(x0787, x0855, w074)
    x1092 = sub(mul(x0128, add(x0362, x1085, w414), w414), add(x0856, x1091, w418), w418)
    x1094 = add(sub(mul(x0059, x0759, w070), mul(x0061, x0760, w414), w414), sub(mul(x0058, x0761, w439), x1093, w488), w488)
    x1095 = sub(sub(mul(x0063, x0734, w175), mul(x0349, x0757, w445), w445), add(mul(x0352, x0762, w430), x1094, w488), w488)
    x1097 = sub(mul(x0129, sub(x0374, x1085, w411), w411), add(x1095, x1096, w453), w453)
    x1131 = sub(mul(x0126, x1124, w411), sub(mul(x0125, x1121, w488), mul(c22, x1130, w446), w446), w446)
    x1101 = sub(mul(x0126, x1100, w411), mul(x0125, x1090, w488), w488)
    x1102 = add(mul(x0125, x1100, w491), mul(x0126, x1090, w401), w401)
    x1103 = add(mul(x0126, x1097, w491), add(mul(x0125, x1089, w411), mul(c22, x1102, w400), w400), w400)
    x1104 = add(mul(x0126, x1089, w491), add(mul(c22, x1101, w411), mul(c23, x1098, w445), w445), w445)
    x0747 = sub(x0728, x0741, w491)
    x0749 = add(x0728, x0741, w429)
    x1064 = add(mul(x0731, add(x0063, c41, w315), w315), mul(c45, x0749, w411), w411)
    x1065 = sub(x1064, add(mul(c49, x0743, w315), mul(c51, x0744, w430), w430), w430)
    x1067 = sub(add(mul(x0061, x0758, w470), mul(x0073, x0778, w431), w431), x1065, w430)
    x1072 = add(add(x1068, x1069, w489), add(x1070, sub(mul(x0077, x0769, w340), x1067, w430), w430), w430)
    x1073 = sub(mul(x0127, sub(x0393, x1051, w415), w415), sub(x1071, x1072, w430), w430)
    x1074 = add(mul(c41, add(x0736, x0737, w415), w415), mul(c39, x0749, w429), w429)
    x1075 = sub(mul(x0375, x0742, w091), sub(mul(x0345, x0748, w415), x1074, w429), w429)
    x1076 = sub(x0857, sub(mul(x0127, x0382, w091), x1075, w429), w429)
    x1058 = add(mul(c45, sub(x0736, x0737, w408), w408), mul(c43, x0747, w247), w247)
    x1059 = add(add(mul(c49, x0744, w164), mul(c47, x0743, w480), w480), add(mul(c39, x0731, w560), x1058, w247), w247)
    x1060 = add(add(mul(x0377, x0742, w083), mul(x0380, x0748, w442), w442), x1059, w247)
    x1061 = add(sub(mul(x0127, x0390, w382), sub(x1055, x1060, w247), w247), sub(x0856, mul(x0379, x0745, w094), w094), w094)
    x1062 = add(mul(x0128, sub(x0389, x1051, w407), w407), x1061, w094)
    x1077 = sub(mul(c39, add(x0742, x0746, w404), w404), mul(c41, x0747, w491), w491)
    x1078 = add(sub(mul(x0063, x0760, w387), mul(x0345, x0745, w477), w477), sub(mul(x0062, x0759, w153), x1077, w491), w491)
    x1079 = add(x1078, add(x0780, mul(x0128, x0382, w422), w422), w422)
    x1080 = add(mul(x0126, x1079, w491), mul(x0125, x1076, w385), w385)
    x1081 = sub(mul(x0125, x1079, w422), mul(x0126, x1076, w429), w429)
    x1082 = add(mul(x0125, x1062, w422), add(mul(x0126, x1073, w491), mul(c22, x1081, w477), w477), w477)
    x1083 = sub(mul(x0125, x1073, w430), sub(mul(c22, x1080, w422), mul(c23, x1057, w491), w491), w491)
    x0788 = add(a_03, a_15, w430)
    x0810 = sub(x0788, mul(v_16, x0135, w422), w422)
    x0824 = sub(x0810, mul(v_17, x0135, w153), w153)
    x0836 = sub(x0824, x0832, w075)
    x0838 = add(x0824, x0832, w550)
    x1210 = sub(mul(x0100, x0833, w153), add(mul(x0098, x0838, w387), mul(x0101, x0806, w076), w076), w076)
    x0842 = add(mul(x0101, sub(x0798, x0830, w542), w542), mul(x0102, x0836, w153), w153)
    x0843 = sub(x0842, sub(mul(x0099, x0837, w564), mul(x0100, x0835, w542), w542), w542)
    x1200 = sub(mul(x0104, x0829, w153), sub(mul(x0099, x0833, w564), mul(x0101, x0838, w387), w387), w387)
    x1202 = add(x1200, x1201, w506)
    x1209 = add(x1202, add(mul(x0090, x1205, w387), mul(x0091, x1204, w153), w153), w153)
    x1203 = add(sub(mul(x0135, x0257, w387), mul(x0103, x0838, w564), w564), sub(mul(x0104, x0833, w387), mul(x0136, x0255, w505), w505), w505)
    x1206 = sub(mul(x0102, x0833, w564), add(mul(x0099, x0806, w387), mul(x0100, x0838, w404), w404), w404)
    x0845 = sub(mul(x0099, sub(x0796, x0830, w512), w512), mul(x0100, x0836, w102), w102)
    x0846 = sub(x0845, add(mul(x0098, x0835, w100), mul(x0101, x0834, w512), w512), w512)
    x0840 = add(mul(x0104, x0836, w075), mul(x0103, x0835, w501), w501)
    x1211 = sub(mul(x0136, sub(x0271, x1199, w582), w582), mul(x0090, x1203, w075), w075)
    x1207 = add(mul(x0135, add(x0260, x1199, w531), w531), mul(x0091, x1203, w582), w582)
    x1217 = add(mul(x0132, x1203, w531), mul(x0133, x1205, w102), w102)
    x1218 = sub(mul(x0133, x1203, w505), mul(x0132, x1205, w608), w608)
    x1220 = add(mul(x0133, x1209, w505), sub(mul(c22, x1217, w531), mul(c23, x1204, w100), w100), w100)
    x0820 = sub(x0810, x0815, w505)
    x0822 = add(x0810, x0815, w549)
    x1154 = add(add(mul(x0311, x0805, w422), mul(x0084, x0822, w531), w531), add(mul(x0086, x0817, w422), mul(x0083, x0821, w564), w564), w564)
    x1158 = sub(add(mul(x0102, x0834, w577), mul(x0101, x0833, w136), w136), x1154, w564)
    x1175 = sub(mul(x0279, x0817, w136), add(mul(x0276, x0791, w577), mul(x0282, x0822, w118), w118), w118)
    x1176 = add(mul(x0136, x0301, w588), add(mul(x0277, x0795, w136), x1175, w118), w118)
    x1177 = add(add(mul(x0281, x0806, w588), mul(x0135, x0298, w587), w587), x1176, w118)
    x1178 = sub(sub(mul(x0276, x0822, w587), mul(x0277, x0817, w588), w588), sub(mul(x0135, x0286, w587), mul(x0136, x0284, w519), w519), w519)
    x1179 = add(add(mul(x0279, x0806, w588), mul(x0280, x0822, w587), w587), sub(mul(x0278, x0817, w123), mul(x0136, x0296, w536), w536), w536)
    x1252 = add(mul(x0099, x0817, w587), sub(mul(x0103, x0791, w123), mul(x0101, x0822, w119), w119), w119)
    x1253 = add(mul(x0136, x1216, w517), sub(mul(x0104, x0795, w511), x1252, w119), w119)
    x1254 = add(add(mul(x0135, x1214, w581), mul(x0806, x1213, w517), w517), x1253, w119)
    x0828 = add(x0794, add(mul(x0091, x0820, w517), mul(x0090, x0819, w581), w581), w581)
    x0847 = sub(mul(x0103, x0828, w517), x0846, w512)
    x1208 = sub(add(x0847, sub(mul(x0136, x0262, w534), x1206, w404), w404), x1207, w582)
    x0844 = add(mul(x0104, x0828, w581), x0843, w542)
    x1184 = add(x0844, add(mul(x0091, x0840, w101), mul(x0135, x0303, w513), w513), w513)
    x1212 = sub(add(x0844, add(mul(x0135, x0269, w585), x1210, w076), w076), x1211, w075)
    x0848 = sub(mul(x0085, x0820, w076), mul(x0084, sub(x0796, x0813, w523), w523), w523)
    x0849 = sub(x0848, sub(mul(x0083, x0819, w105), mul(x0086, x0818, w108), w108), w108)
    x0850 = add(mul(x0090, x0840, w106), sub(mul(x0088, x0794, w523), x0849, w108), w108)
    x0851 = add(x0847, x0850, w108)
    x1180 = sub(mul(x0135, add(x0293, x1173, w532), w532), sub(x0851, x1179, w536), w536)
    x1182 = sub(sub(mul(x0085, x0819, w104), mul(x0087, x0820, w532), w532), add(mul(x0084, x0821, w563), x1181, w606), w606)
    x1183 = sub(sub(mul(x0089, x0794, w309), mul(x0280, x0817, w568), w568), add(mul(x0283, x0822, w549), x1182, w606), w606)
    x1185 = sub(mul(x0136, sub(x0305, x1173, w529), w529), add(x1183, x1184, w513), w513)
    x1219 = sub(mul(x0133, x1212, w529), sub(mul(x0132, x1209, w606), mul(c22, x1218, w569), w569), w569)
    x1189 = sub(mul(x0133, x1188, w529), mul(x0132, x1178, w606), w606)
    x1190 = add(mul(x0132, x1188, w609), mul(x0133, x1178, w519), w519)
    x1191 = add(mul(x0133, x1185, w609), add(mul(x0132, x1177, w529), mul(c22, x1190, w518), w518), w518)
    x1192 = add(mul(x0133, x1177, w609), sub(mul(c22, x1189, w529), mul(c23, x1186, w568), w568), w568)
    x0807 = sub(x0788, x0801, w609)
    x0809 = add(x0788, x0801, w548)
    x1152 = sub(mul(x0791, add(x0089, c41, w430), w430), mul(c45, x0809, w529), w529)
    x1153 = add(x1152, sub(mul(c49, x0803, w430), mul(c51, x0804, w549), w549), w549)
    x1155 = sub(add(mul(x0087, x0818, w593), mul(x0099, x0838, w550), w550), x1153, w549)
    x1160 = sub(add(x1156, x1157, w607), sub(x1158, sub(mul(x0103, x0829, w644), x1155, w549), w549), w549)
    x1161 = sub(mul(x0134, sub(x0324, x1139, w533), w533), sub(x1159, x1160, w549), w549)
    x1162 = sub(mul(c39, x0809, w548), mul(c41, add(x0796, x0797, w533), w533), w533)
    x1163 = sub(mul(x0306, x0802, w125), add(mul(x0276, x0808, w548), x1162, w533), w533)
    x1164 = sub(x0852, sub(mul(x0134, x0313, w125), x1163, w533), w533)
    x1146 = sub(mul(c43, x0807, w612), mul(c45, sub(x0796, x0797, w526), w526), w526)
    x1147 = add(sub(mul(c49, x0804, w362), mul(c47, x0803, w597), w597), sub(mul(c39, x0791, w190), x1146, w526), w526)
    x1148 = add(add(mul(x0308, x0802, w117), mul(x0311, x0808, w565), w565), x1147, w526)
    x1149 = add(sub(mul(x0134, x0321, w503), add(x1143, x1148, w526), w526), sub(x0851, mul(x0310, x0805, w128), w128), w128)
    x1150 = add(mul(x0135, sub(x0320, x1139, w525), w525), x1149, w128)
    x1165 = add(mul(c39, add(x0802, x0806, w604), w604), mul(c41, x0807, w609), w609)
    x1166 = add(sub(mul(x0089, x0820, w505), mul(x0276, x0805, w595), w595), add(mul(x0088, x0819, w269), x1165, w609), w609)
    x1167 = add(x1166, add(x0840, mul(x0135, x0313, w540), w540), w540)
    x1168 = add(mul(x0132, x1164, w609), mul(x0133, x1167, w501), w501)
    x1169 = sub(mul(x0132, x1167, w540), mul(x0133, x1164, w533), w533)
    x1170 = add(mul(x0132, x1150, w540), add(mul(x0133, x1161, w609), mul(c22, x1169, w595), w595), w595)
    x1171 = sub(mul(x0132, x1161, w549), add(mul(c22, x1168, w540), mul(c23, x1145, w609), w609), w609)
    x1268 = sub(mul(c23, sub(x1265, x1266, w549), w549), mul(v_04, c36, w540), w540)
    x1269 = sub(mul(v_05, sub(c34, x0547, w549), w549), sub(mul(v_00, x0543, w269), x1268, w540), w540)
    x1270 = sub(mul(v_04, sub(c37, x0547, w549), w549), add(mul(v_00, x0546, w269), mul(v_05, c36, w109), w109), w109)
    x1271 = add(add(add(x0404, x0572, w310), add(x0338, x0470, w620), w620), add(mul(v_03, x0553, w310), x1270, w109), w109)
    x1279 = add(mul(v_01, x0540, w620), add(mul(x0160, x0555, w137), mul(v_03, c31, w622), w622), w622)
    x1280 = add(mul(v_05, sub(c38, x0558, w620), w620), sub(mul(v_04, x0561, w137), sub(x1276, x1279, w622), w622), w622)
    x1286 = add(mul(v_01, x0546, w620), add(x1285, mul(v_05, c31, w137), w137), w137)
    x1287 = sub(sub(x0530, x1284, w620), sub(mul(v_04, x0553, w624), sub(x0329, x1286, w137), w137), w137)
    x1288 = add(add(add(x0392, x0524, w180), add(x0323, x0458, w359), w359), sub(mul(v_03, sub(c37, x0558, w180), w180), x1287, w137), w137)
    x1295 = add(mul(x0163, sub(x0276, x0477, w030), w030), mul(v_03, c33, w130), w130)
    x1296 = sub(mul(v_02, x0540, w030), add(mul(x0167, sub(x0345, x0411, w063), w063), x1295, w130), w130)
    x1297 = add(mul(v_04, sub(c38, x0564, w030), w030), add(mul(v_05, x0561, w063), sub(x1292, x1296, w130), w130), w130)
    x1298 = sub(mul(x0163, add(x0331, x0532, w030), w030), mul(v_04, c33, w641), w641)
    x1300 = sub(mul(c23, sub(x0568, x0569, w240), w240), sub(x1298, x1299, w642), w642)
    x1301 = sub(sub(x1284, x1300, w642), add(mul(v_05, x0554, w363), add(x0329, x0530, w248), w248), w248)
    x1302 = sub(add(add(x0390, x0522, w245), add(x0321, x0456, w360), w360), sub(mul(v_03, sub(c34, x0564, w245), w245), x1301, w248), w248)
    x1304 = mul(v_05, c54, w360)
    x1305 = mul(v_04, c54, w245)
    x1306 = mul(v_02, c54, w472)
    x1307 = mul(v_01, c54, w479)
    x1308 = mul(v_03, c54, w642)
    x1309 = add(add(x1265, x1266, w538), sub(mul(v_04, c27, w420), mul(v_00, c54, w363), w363), w363)
    dtau_dq[...] = 0.0
    dtau_dq[0, 4] = x0872
    dtau_dq[0, 5] = x0873
    dtau_dq[0, 6] = x0881
    dtau_dq[0, 7] = x0922
    dtau_dq[0, 8] = x0940
    dtau_dq[0, 9] = x0969
    dtau_dq[0, 10] = x1010
    dtau_dq[0, 11] = x1028
    dtau_dq[0, 12] = x1057
    dtau_dq[0, 13] = x1098
    dtau_dq[0, 14] = x1116
    dtau_dq[0, 15] = x1145
    dtau_dq[0, 16] = x1186
    dtau_dq[0, 17] = x1204
    dtau_dq[1, 3] = -x0872
    dtau_dq[1, 5] = -x0874
    dtau_dq[1, 6] = -x0904
    dtau_dq[1, 7] = x0925
    dtau_dq[1, 8] = x0953
    dtau_dq[1, 9] = -x0992
    dtau_dq[1, 10] = x1013
    dtau_dq[1, 11] = x1041
    dtau_dq[1, 12] = -x1080
    dtau_dq[1, 13] = x1101
    dtau_dq[1, 14] = x1129
    dtau_dq[1, 15] = -x1168
    dtau_dq[1, 16] = x1189
    dtau_dq[1, 17] = x1217
    dtau_dq[2, 3] = -x0873
    dtau_dq[2, 4] = x0874
    dtau_dq[2, 6] = x0905
    dtau_dq[2, 7] = -x0926
    dtau_dq[2, 8] = x0954
    dtau_dq[2, 9] = x0993
    dtau_dq[2, 10] = -x1014
    dtau_dq[2, 11] = x1042
    dtau_dq[2, 12] = x1081
    dtau_dq[2, 13] = -x1102
    dtau_dq[2, 14] = x1130
    dtau_dq[2, 15] = x1169
    dtau_dq[2, 16] = -x1190
    dtau_dq[2, 17] = x1218
    dtau_dq[3, 3] = -add(x0869, x0870, w538)
    dtau_dq[3, 4] = mul(x0543, x0585, w420)
    dtau_dq[3, 5] = -mul(x0546, x0585, w279)
    dtau_dq[3, 6] = -sub(x0878, mul(c23, x0905, w240), w240)
    dtau_dq[3, 7] = sub(x0916, mul(c23, x0926, w641), w641)
    dtau_dq[3, 8] = -sub(x0944, mul(c23, x0954, w474), w474)
    dtau_dq[3, 9] = sub(x0966, mul(c23, x0993, w030), w030)
    dtau_dq[3, 10] = add(x1004, mul(c23, x1014, w063), w063)
    dtau_dq[3, 11] = -add(x1032, mul(c23, x1042, w357), w357)
    dtau_dq[3, 12] = -sub(x1054, mul(c23, x1081, w632), w632)
    dtau_dq[3, 13] = sub(x1092, mul(c23, x1102, w096), w096)
    dtau_dq[3, 14] = -sub(x1120, mul(c23, x1130, w359), w359)
    dtau_dq[3, 15] = sub(x1142, mul(c23, x1169, w180), w180)
    dtau_dq[3, 16] = add(x1180, mul(c23, x1190, w242), w242)
    dtau_dq[3, 17] = -add(x1208, mul(c23, x1218, w481), w481)
    dtau_dq[4, 3] = mul(x0540, x0586, w620)
    dtau_dq[4, 4] = -add(x0870, x0871, w436)
    dtau_dq[4, 5] = -mul(x0546, x0586, w624)
    dtau_dq[4, 6] = x0906
    dtau_dq[4, 7] = -x0927
    dtau_dq[4, 8] = x0955
    dtau_dq[4, 9] = x0994
    dtau_dq[4, 10] = -x1015
    dtau_dq[4, 11] = x1043
    dtau_dq[4, 12] = x1082
    dtau_dq[4, 13] = -x1103
    dtau_dq[4, 14] = x1131
    dtau_dq[4, 15] = x1170
    dtau_dq[4, 16] = -x1191
    dtau_dq[4, 17] = x1219
    dtau_dq[5, 3] = -mul(x0540, x0587, w355)
    dtau_dq[5, 4] = -mul(x0543, x0587, w310)
    dtau_dq[5, 5] = -add(x0869, x0871, w145)
    dtau_dq[5, 6] = sub(mul(x0112, x0886, w028), x0907, w260)
    dtau_dq[5, 7] = sub(mul(x0111, x0921, w221), x0928, w213)
    dtau_dq[5, 8] = -add(mul(x0111, x0948, w132), x0956, w165)
    dtau_dq[5, 9] = sub(mul(x0119, x0974, w061), x0995, w374)
    dtau_dq[5, 10] = sub(mul(x0118, x1009, w281), x1016, w328)
    dtau_dq[5, 11] = -add(mul(x0118, x1036, w009), x1044, w033)
    dtau_dq[5, 12] = sub(mul(x0126, x1062, w094), x1083, w491)
    dtau_dq[5, 13] = sub(mul(x0125, x1097, w453), x1104, w445)
    dtau_dq[5, 14] = -add(mul(x0125, x1124, w042), x1132, w066)
    dtau_dq[5, 15] = sub(mul(x0133, x1150, w128), x1171, w609)
    dtau_dq[5, 16] = sub(mul(x0132, x1185, w513), x1192, w568)
    dtau_dq[5, 17] = -add(mul(x0132, x1212, w075), x1220, w100)
    dtau_dq[6, 3] = -sub(mul(x0532, x0586, w075), mul(x0533, x0587, w513), w513)
    dtau_dq[6, 4] = mul(x0532, x0585, w075)
    dtau_dq[6, 5] = mul(x0533, x0585, w128)
    dtau_dq[6, 6] = -x0878
    dtau_dq[6, 7] = x0916
    dtau_dq[6, 8] = -x0944
    dtau_dq[7, 3] = -sub(mul(x0586, x0930, w042), mul(x0587, x0929, w453), w453)
    dtau_dq[7, 4] = -sub(mul(x0478, x0587, w042), mul(x0585, x0930, w094), w094)
    dtau_dq[7, 5] = sub(mul(x0585, x0929, w042), mul(x0478, x0586, w009), w009)
    dtau_dq[7, 6] = sub(mul(x0114, x0910, w042), x1228, w419)
    dtau_dq[7, 7] = -x0913
    dtau_dq[7, 8] = -x0945
    dtau_dq[8, 3] = -sub(mul(x0586, x0958, w042), mul(x0587, x0957, w281), w281)
    dtau_dq[8, 4] = -sub(mul(x0026, x0587, w042), mul(x0585, x0958, w061), w061)
    dtau_dq[8, 5] = sub(mul(x0585, x0957, w042), mul(x0026, x0586, w132), w132)
    dtau_dq[8, 6] = -add(mul(x0114, x0951, w181), x1230, w527)
    dtau_dq[8, 7] = -x1233
    dtau_dq[8, 8] = -x0938
    dtau_dq[9, 3] = sub(mul(x0464, x0586, w181), mul(x0465, x0587, w042), w042)
    dtau_dq[9, 4] = -mul(x0464, x0585, w181)
    dtau_dq[9, 5] = -mul(x0465, x0585, w221)
    dtau_dq[9, 9] = x0966
    dtau_dq[9, 10] = x1004
    dtau_dq[9, 11] = -x1032
    dtau_dq[10, 3] = -sub(mul(x0586, x1018, w028), mul(x0587, x1017, w152), w152)
    dtau_dq[10, 4] = -sub(mul(x0412, x0587, w028), mul(x0585, x1018, w614), w614)
    dtau_dq[10, 5] = sub(mul(x0585, x1017, w028), mul(x0412, x0586, w617), w617)
    dtau_dq[10, 9] = sub(mul(x0121, x0998, w028), x1235, w630)
    dtau_dq[10, 10] = -x1001
    dtau_dq[10, 11] = -x1033
    dtau_dq[11, 3] = -sub(mul(x0586, x1046, w028), mul(x0587, x1045, w549), w549)
    dtau_dq[11, 4] = -sub(mul(x0052, x0587, w028), mul(x0585, x1046, w269), w269)
    dtau_dq[11, 5] = sub(mul(x0585, x1045, w028), mul(x0052, x0586, w505), w505)
    dtau_dq[11, 9] = -add(mul(x0121, x1039, w296), x1237, w478)
    dtau_dq[11, 10] = -x1240
    dtau_dq[11, 11] = -x1026
    dtau_dq[12, 3] = -sub(mul(x0398, x0586, w296), mul(x0399, x0587, w028), w028)
    dtau_dq[12, 4] = mul(x0398, x0585, w296)
    dtau_dq[12, 5] = mul(x0399, x0585, w110)
    dtau_dq[12, 12] = -x1054
    dtau_dq[12, 13] = x1092
    dtau_dq[12, 14] = -x1120
    dtau_dq[13, 3] = -sub(mul(x0586, x1106, w604), mul(x0587, x1105, w546), w546)
    dtau_dq[13, 4] = -sub(mul(x0346, x0587, w604), mul(x0585, x1106, w525), w525)
    dtau_dq[13, 5] = sub(mul(x0585, x1105, w604), mul(x0346, x0586, w514), w514)
    dtau_dq[13, 12] = sub(mul(x0128, x1086, w604), x1242, w631)
    dtau_dq[13, 13] = -x1089
    dtau_dq[13, 14] = -x1121
    dtau_dq[14, 3] = -sub(mul(x0586, x1134, w604), mul(x0587, x1133, w526), w526)
    dtau_dq[14, 4] = -sub(mul(x0078, x0587, w604), mul(x0585, x1134, w108), w108)
    dtau_dq[14, 5] = sub(mul(x0585, x1133, w604), mul(x0078, x0586, w503), w503)
    dtau_dq[14, 12] = -add(mul(x0128, x1127, w410), x1244, w522)
    dtau_dq[14, 13] = -x1247
    dtau_dq[14, 14] = -x1114
    dtau_dq[15, 3] = sub(mul(x0331, x0586, w410), mul(x0332, x0587, w604), w604)
    dtau_dq[15, 4] = -mul(x0331, x0585, w410)
    dtau_dq[15, 5] = -mul(x0332, x0585, w605)
    dtau_dq[15, 15] = x1142
    dtau_dq[15, 16] = x1180
    dtau_dq[15, 17] = -x1208
    dtau_dq[16, 3] = -sub(mul(x0586, x1194, w565), mul(x0587, x1193, w117), w117)
    dtau_dq[16, 4] = -sub(mul(x0277, x0587, w565), mul(x0585, x1194, w120), w120)
    dtau_dq[16, 5] = sub(mul(x0585, x1193, w565), mul(x0277, x0586, w597), w597)
    dtau_dq[16, 15] = sub(mul(x0135, x1174, w565), x1249, w537)
    dtau_dq[16, 16] = -x1177
    dtau_dq[16, 17] = -x1209
    dtau_dq[17, 3] = -sub(mul(x0586, x1222, w565), mul(x0587, x1221, w190), w190)
    dtau_dq[17, 4] = -sub(mul(x0104, x0587, w141), mul(x0585, x1222, w565), w565)
    dtau_dq[17, 5] = sub(mul(x0585, x1221, w144), mul(x0104, x0586, w143), w143)
    dtau_dq[17, 15] = -add(mul(x0135, x1215, w528), x1251, w554)
    dtau_dq[17, 16] = -x1254
    dtau_dq[17, 17] = -x1202
    dtau_dv[...] = 0.0
    dtau_dv[0, 1] = -x1304
    dtau_dv[0, 2] = x1305
    dtau_dv[0, 3] = x1257
    dtau_dv[0, 4] = -add(x0570, sub(x1258, x1306, w528), w528)
    dtau_dv[0, 5] = -sub(x0567, sub(x1259, x1307, w144), w144)
    dtau_dv[0, 6] = x1314
    dtau_dv[0, 7] = x0487
    dtau_dv[0, 8] = x0188
    dtau_dv[0, 9] = -x1342
    dtau_dv[0, 10] = x0421
    dtau_dv[0, 11] = x0211
    dtau_dv[0, 12] = x1370
    dtau_dv[0, 13] = x0355
    dtau_dv[0, 14] = x0234
    dtau_dv[0, 15] = -x1398
    dtau_dv[0, 16] = x0286
    dtau_dv[0, 17] = x0257
    dtau_dv[1, 0] = x1304
    dtau_dv[1, 2] = -x1308
    dtau_dv[1, 3] = sub(x0570, add(x1272, x1306, w472), w472)
    dtau_dv[1, 4] = -x1274
    dtau_dv[1, 5] = sub(x1275, x1309, w393)
    dtau_dv[1, 6] = -x1317
    dtau_dv[1, 7] = -x1326
    dtau_dv[1, 8] = -x1334
    dtau_dv[1, 9] = -x1345
    dtau_dv[1, 10] = -x1354
    dtau_dv[1, 11] = -x1362
    dtau_dv[1, 12] = -x1373
    dtau_dv[1, 13] = -x1382
    dtau_dv[1, 14] = -x1390
    dtau_dv[1, 15] = -x1401
    dtau_dv[1, 16] = -x1410
    dtau_dv[1, 17] = -x1418
    dtau_dv[2, 0] = -x1305
    dtau_dv[2, 1] = x1308
    dtau_dv[2, 3] = sub(x0567, sub(x1289, x1307, w479), w479)
    dtau_dv[2, 4] = -sub(x1290, x1309, w363)
    dtau_dv[2, 5] = x1291
    dtau_dv[2, 6] = x1318
    dtau_dv[2, 7] = x1327
    dtau_dv[2, 8] = x1335
    dtau_dv[2, 9] = x1346
    dtau_dv[2, 10] = x1355
    dtau_dv[2, 11] = x1363
    dtau_dv[2, 12] = x1374
    dtau_dv[2, 13] = x1383
    dtau_dv[2, 14] = x1391
    dtau_dv[2, 15] = x1402
    dtau_dv[2, 16] = x1411
    dtau_dv[2, 17] = x1419
    dtau_dv[3, 0] = -x1257
    dtau_dv[3, 1] = x1258
    dtau_dv[3, 2] = -x1259
    dtau_dv[3, 3] = -add(x0868, x1264, w305)
    dtau_dv[3, 4] = add(x1267, add(mul(v_03, x0554, w556), x1269, w540), w540)
    dtau_dv[3, 5] = -x1271
    dtau_dv[3, 6] = -sub(x1311, mul(c23, x1318, w611), w611)
    dtau_dv[3, 7] = -sub(x1321, mul(c23, x1327, w556), w556)
    dtau_dv[3, 8] = add(x1331, mul(c23, x1335, w141), w141)
    dtau_dv[3, 9] = -add(x1339, mul(c23, x1346, w362), w362)
    dtau_dv[3, 10] = -add(x1349, mul(c23, x1355, w612), w612)
    dtau_dv[3, 11] = -add(x1359, mul(c23, x1363, w603), w603)
    dtau_dv[3, 12] = -sub(x1367, mul(c23, x1374, w125), w125)
    dtau_dv[3, 13] = -sub(x1377, mul(c23, x1383, w548), w548)
    dtau_dv[3, 14] = add(x1387, mul(c23, x1391, w126), w126)
    dtau_dv[3, 15] = -add(x1395, mul(c23, x1402, w607), w607)
    dtau_dv[3, 16] = -add(x1405, mul(c23, x1411, w564), w564)
    dtau_dv[3, 17] = -add(x1415, mul(c23, x1419, w644), w644)
    dtau_dv[4, 0] = x1272
    dtau_dv[4, 1] = x1274
    dtau_dv[4, 2] = -x1275
    dtau_dv[4, 3] = sub(add(x1277, x1278, w524), x1280, w622)
    dtau_dv[4, 4] = -sub(x0868, x1283, w134)
    dtau_dv[4, 5] = x1288
    dtau_dv[4, 6] = x1319
    dtau_dv[4, 7] = -x1328
    dtau_dv[4, 8] = -x1336
    dtau_dv[4, 9] = x1347
    dtau_dv[4, 10] = -x1356
    dtau_dv[4, 11] = -x1364
    dtau_dv[4, 12] = x1375
    dtau_dv[4, 13] = -x1384
    dtau_dv[4, 14] = -x1392
    dtau_dv[4, 15] = x1403
    dtau_dv[4, 16] = -x1412
    dtau_dv[4, 17] = -x1420
    dtau_dv[5, 0] = x1289
    dtau_dv[5, 1] = x1290
    dtau_dv[5, 2] = -x1291
    dtau_dv[5, 3] = add(add(x1293, x1294, w598), x1297, w130)
    dtau_dv[5, 4] = x1302
    dtau_dv[5, 5] = -add(x0868, x1303, w499)
    dtau_dv[5, 6] = -x1320
    dtau_dv[5, 7] = -add(mul(x0112, x1323, w602), x1329, w236)
    dtau_dv[5, 8] = -sub(mul(x0112, x1332, w602), x1337, w223)
    dtau_dv[5, 9] = -x1348
    dtau_dv[5, 10] = -add(mul(x0119, x1351, w602), x1357, w351)
    dtau_dv[5, 11] = -sub(mul(x0119, x1360, w602), x1365, w338)
    dtau_dv[5, 12] = -x1376
    dtau_dv[5, 13] = -add(mul(x0126, x1379, w602), x1385, w468)
    dtau_dv[5, 14] = -sub(mul(x0126, x1388, w602), x1393, w455)
    dtau_dv[5, 15] = x1404
    dtau_dv[5, 16] = -add(mul(x0133, x1407, w602), x1413, w591)
    dtau_dv[5, 17] = -sub(mul(x0133, x1416, w602), x1421, w578)
    dtau_dv[6, 0] = -add(mul(v_04, x0532, w602), mul(v_05, x0533, w598), w598)
    dtau_dv[6, 1] = mul(v_03, x0532, w602)
    dtau_dv[6, 2] = mul(v_03, x0533, w476)
    dtau_dv[6, 3] = -x1423
    dtau_dv[6, 4] = -sub(x1424, add(x0531, mul(v_03, x0537, w524), w524), w524)
    dtau_dv[6, 5] = -add(mul(v_03, x0549, w425), x1425, w544)
    dtau_dv[6, 6] = -x1311
    dtau_dv[6, 7] = -x1321
    dtau_dv[6, 8] = x1331
    dtau_dv[7, 0] = -add(mul(v_04, x0930, w425), mul(v_05, x0929, w196), w196)
    dtau_dv[7, 1] = add(mul(v_03, x0930, w425), mul(v_05, x0478, w406), w406)
    dtau_dv[7, 2] = sub(mul(v_03, x0929, w425), mul(v_04, x0478, w122), w122)
    dtau_dv[7, 3] = -x1429
    dtau_dv[7, 4] = add(mul(x0111, x0910, w425), x1432, w657)
    dtau_dv[7, 5] = sub(mul(x0112, x0910, w162), x1434, w637)
    dtau_dv[7, 6] = x1435
    dtau_dv[7, 7] = -x1323
    dtau_dv[7, 8] = -x1332
    dtau_dv[8, 0] = -add(mul(v_04, x0958, w162), mul(v_05, x0957, w425), w425)
    dtau_dv[8, 1] = add(mul(v_03, x0958, w162), mul(v_05, x0026, w547), w547)
    dtau_dv[8, 2] = sub(mul(v_03, x0957, w162), mul(v_04, x0026, w550), w550)
    dtau_dv[8, 3] = -x1437
    dtau_dv[8, 4] = -sub(mul(x0111, x0951, w146), x1439, w195)
    dtau_dv[8, 5] = -add(mul(x0112, x0951, w151), x1441, w638)
    dtau_dv[8, 6] = x1442
    dtau_dv[8, 7] = -add(x0197, x0951, w168)
    dtau_dv[8, 8] = -x0935
    dtau_dv[9, 0] = add(mul(v_04, x0464, w183), mul(v_05, x0465, w151), w151)
    dtau_dv[9, 1] = -mul(v_03, x0464, w183)
    dtau_dv[9, 2] = -mul(v_03, x0465, w146)
    dtau_dv[9, 3] = -x1444
    dtau_dv[9, 4] = -add(x1445, sub(x0463, mul(v_03, x0468, w162), w162), w162)
    dtau_dv[9, 5] = sub(mul(v_03, x0550, w619), x1446, w618)
    dtau_dv[9, 9] = -x1339
    dtau_dv[9, 10] = -x1349
    dtau_dv[9, 11] = -x1359
    dtau_dv[10, 0] = -add(mul(v_04, x1018, w619), mul(v_05, x1017, w311), w311)
    dtau_dv[10, 1] = add(mul(v_03, x1018, w619), mul(v_05, x0412, w593), w593)
    dtau_dv[10, 2] = sub(mul(v_03, x1017, w619), mul(v_04, x0412, w103), w103)
    dtau_dv[10, 3] = -x1449
    dtau_dv[10, 4] = add(mul(x0118, x0998, w619), x1452, w652)
    dtau_dv[10, 5] = sub(mul(x0119, x0998, w277), x1454, w639)
    dtau_dv[10, 9] = x1455
    dtau_dv[10, 10] = -x1351
    dtau_dv[10, 11] = -x1360
    dtau_dv[11, 0] = -add(mul(v_04, x1046, w277), mul(v_05, x1045, w619), w619)
    dtau_dv[11, 1] = add(mul(v_03, x1046, w277), mul(v_05, x0052, w529), w529)
    dtau_dv[11, 2] = sub(mul(v_03, x1045, w277), mul(v_04, x0052, w430), w430)
    dtau_dv[11, 3] = -x1457
    dtau_dv[11, 4] = -sub(mul(x0118, x1039, w254), x1459, w653)
    dtau_dv[11, 5] = -add(mul(x0119, x1039, w267), x1461, w640)
    dtau_dv[11, 9] = x1462
    dtau_dv[11, 10] = -add(x0220, x1039, w283)
    dtau_dv[11, 11] = -x1023
    dtau_dv[12, 0] = -add(mul(v_04, x0398, w298), mul(v_05, x0399, w267), w267)
    dtau_dv[12, 1] = mul(v_03, x0398, w298)
    dtau_dv[12, 2] = mul(v_03, x0399, w254)
    dtau_dv[12, 3] = -x1464
    dtau_dv[12, 4] = -sub(x1465, sub(x0397, mul(v_03, x0402, w277), w277), w277)
    dtau_dv[12, 5] = -add(mul(v_03, x0551, w616), x1466, w615)
    dtau_dv[12, 12] = -x1367
    dtau_dv[12, 13] = -x1377
    dtau_dv[12, 14] = x1387
    dtau_dv[13, 0] = -add(mul(v_04, x1106, w616), mul(v_05, x1105, w426), w426)
    dtau_dv[13, 1] = add(mul(v_03, x1106, w616), mul(v_05, x0346, w127), w127)
    dtau_dv[13, 2] = sub(mul(v_03, x1105, w616), mul(v_04, x0346, w309), w309)
    dtau_dv[13, 3] = -x1470
    dtau_dv[13, 4] = add(mul(x0125, x1086, w616), x1472, w649)
    dtau_dv[13, 5] = sub(mul(x0126, x1086, w391), x1474, w633)
    dtau_dv[13, 12] = x1475
    dtau_dv[13, 13] = -x1379
    dtau_dv[13, 14] = -x1388
    dtau_dv[14, 0] = -add(mul(v_04, x1134, w391), mul(v_05, x1133, w616), w616)
    dtau_dv[14, 1] = add(mul(v_03, x1134, w391), mul(v_05, x0078, w138), w138)
    dtau_dv[14, 2] = sub(mul(v_03, x1133, w391), mul(v_04, x0078, w532), w532)
    dtau_dv[14, 3] = -x1477
    dtau_dv[14, 4] = -sub(mul(x0125, x1127, w368), x1479, w650)
    dtau_dv[14, 5] = -add(mul(x0126, x1127, w381), x1481, w634)
    dtau_dv[14, 12] = x1482
    dtau_dv[14, 13] = -add(x0243, x1127, w397)
    dtau_dv[14, 14] = -x1111
    dtau_dv[15, 0] = add(mul(v_04, x0331, w412), mul(v_05, x0332, w381), w381)
    dtau_dv[15, 1] = -mul(v_03, x0331, w412)
    dtau_dv[15, 2] = -mul(v_03, x0332, w368)
    dtau_dv[15, 3] = -x1484
    dtau_dv[15, 4] = -add(x1485, add(x0330, mul(v_03, x0336, w391), w391), w391)
    dtau_dv[15, 5] = -add(mul(v_03, x0552, w613), x1486, w610)
    dtau_dv[15, 15] = -x1395
    dtau_dv[15, 16] = -x1405
    dtau_dv[15, 17] = -x1415
    dtau_dv[16, 0] = -add(mul(v_04, x1194, w613), mul(v_05, x1193, w545), w545)
    dtau_dv[16, 1] = add(mul(v_03, x1194, w613), mul(v_05, x0277, w563), w563)
    dtau_dv[16, 2] = sub(mul(v_03, x1193, w613), mul(v_04, x0277, w107), w107)
    dtau_dv[16, 3] = -x1489
    dtau_dv[16, 4] = add(mul(x0132, x1174, w613), x1491, w656)
    dtau_dv[16, 5] = sub(mul(x0133, x1174, w509), x1493, w635)
    dtau_dv[16, 15] = x1494
    dtau_dv[16, 16] = -x1407
    dtau_dv[16, 17] = -x1416
    dtau_dv[17, 0] = -add(mul(v_04, x1222, w509), mul(v_05, x1221, w613), w613)
    dtau_dv[17, 1] = add(mul(v_03, x1222, w509), mul(v_05, x0104, w104), w104)
    dtau_dv[17, 2] = sub(mul(v_03, x1221, w509), mul(v_04, x0104, w512), w512)
    dtau_dv[17, 3] = -x1496
    dtau_dv[17, 4] = -sub(mul(x0132, x1215, w485), x1498, w621)
    dtau_dv[17, 5] = -add(mul(x0133, x1215, w498), x1500, w636)
    dtau_dv[17, 15] = x1501
    dtau_dv[17, 16] = -add(x0266, x1215, w515)
    dtau_dv[17, 17] = -x1199
    dtau_da[...] = 0.0
    dtau_da[0, 0] = c54
    dtau_da[0, 4] = -x0546
    dtau_da[0, 5] = -x0543
    dtau_da[0, 7] = -x0478
    dtau_da[0, 8] = -x0026
    dtau_da[0, 10] = -x0412
    dtau_da[0, 11] = -x0052
    dtau_da[0, 13] = -x0346
    dtau_da[0, 14] = -x0078
    dtau_da[0, 16] = -x0277
    dtau_da[0, 17] = -x0104
    dtau_da[1, 1] = c54
    dtau_da[1, 3] = x0546
    dtau_da[1, 5] = x0540
    dtau_da[1, 6] = -x0533
    dtau_da[1, 7] = -x0929
    dtau_da[1, 8] = -x0957
    dtau_da[1, 9] = x0465
    dtau_da[1, 10] = -x1017
    dtau_da[1, 11] = -x1045
    dtau_da[1, 12] = -x0399
    dtau_da[1, 13] = -x1105
    dtau_da[1, 14] = -x1133
    dtau_da[1, 15] = x0332
    dtau_da[1, 16] = -x1193
    dtau_da[1, 17] = -x1221
    dtau_da[2, 2] = c54
    dtau_da[2, 3] = x0543
    dtau_da[2, 4] = -x0540
    dtau_da[2, 6] = x0532
    dtau_da[2, 7] = x0930
    dtau_da[2, 8] = x0958
    dtau_da[2, 9] = -x0464
    dtau_da[2, 10] = x1018
    dtau_da[2, 11] = x1046
    dtau_da[2, 12] = x0398
    dtau_da[2, 13] = x1106
    dtau_da[2, 14] = x1134
    dtau_da[2, 15] = -x0331
    dtau_da[2, 16] = x1194
    dtau_da[2, 17] = x1222
    dtau_da[3, 1] = x0546
    dtau_da[3, 2] = x0543
    dtau_da[3, 3] = x0547
    dtau_da[3, 4] = x0553
    dtau_da[3, 5] = x0554
    dtau_da[3, 6] = x0908
    dtau_da[3, 7] = x0931
    dtau_da[3, 8] = x0959
    dtau_da[3, 9] = x0996
    dtau_da[3, 10] = -x1019
    dtau_da[3, 11] = x1047
    dtau_da[3, 12] = x1084
    dtau_da[3, 13] = x1107
    dtau_da[3, 14] = x1135
    dtau_da[3, 15] = x1172
    dtau_da[3, 16] = -x1195
    dtau_da[3, 17] = x1223
    dtau_da[4, 0] = -x0546
    dtau_da[4, 2] = -x0540
    dtau_da[4, 3] = x0553
    dtau_da[4, 4] = x0558
    dtau_da[4, 5] = x0561
    dtau_da[4, 6] = x0549
    dtau_da[4, 7] = x0932
    dtau_da[4, 8] = x0960
    dtau_da[4, 9] = -x0550
    dtau_da[4, 10] = x1020
    dtau_da[4, 11] = x1048
    dtau_da[4, 12] = x0551
    dtau_da[4, 13] = x1108
    dtau_da[4, 14] = x1136
    dtau_da[4, 15] = x0552
    dtau_da[4, 16] = x1196
    dtau_da[4, 17] = x1224
    dtau_da[5, 0] = -x0543
    dtau_da[5, 1] = x0540
    dtau_da[5, 3] = x0554
    dtau_da[5, 4] = x0561
    dtau_da[5, 5] = x0564
    dtau_da[5, 6] = x0537
    dtau_da[5, 7] = x0934
    dtau_da[5, 8] = x0962
    dtau_da[5, 9] = x0468
    dtau_da[5, 10] = x1022
    dtau_da[5, 11] = x1050
    dtau_da[5, 12] = -x0402
    dtau_da[5, 13] = x1110
    dtau_da[5, 14] = x1138
    dtau_da[5, 15] = -x0336
    dtau_da[5, 16] = x1198
    dtau_da[5, 17] = x1226
    dtau_da[6, 1] = -x0533
    dtau_da[6, 2] = x0532
    dtau_da[6, 3] = x0908
    dtau_da[6, 4] = x0549
    dtau_da[6, 5] = x0537
    dtau_da[6, 6] = x0508
    dtau_da[6, 7] = x0480
    dtau_da[6, 8] = x0021
    dtau_da[7, 0] = -x0478
    dtau_da[7, 1] = -x0929
    dtau_da[7, 2] = x0930
    dtau_da[7, 3] = x0931
    dtau_da[7, 4] = x0932
    dtau_da[7, 5] = x0934
    dtau_da[7, 6] = x0480
    dtau_da[7, 7] = x0482
    dtau_da[7, 8] = x0949
    dtau_da[8, 0] = -x0026
    dtau_da[8, 1] = -x0957
    dtau_da[8, 2] = x0958
    dtau_da[8, 3] = x0959
    dtau_da[8, 4] = x0960
    dtau_da[8, 5] = x0962
    dtau_da[8, 6] = x0021
    dtau_da[8, 7] = x0949
    dtau_da[8, 8] = -x0476
    dtau_da[9, 1] = x0465
    dtau_da[9, 2] = -x0464
    dtau_da[9, 3] = x0996
    dtau_da[9, 4] = -x0550
    dtau_da[9, 5] = x0468
    dtau_da[9, 9] = x0442
    dtau_da[9, 10] = -x0414
    dtau_da[9, 11] = x0047
    dtau_da[10, 0] = -x0412
    dtau_da[10, 1] = -x1017
    dtau_da[10, 2] = x1018
    dtau_da[10, 3] = -x1019
    dtau_da[10, 4] = x1020
    dtau_da[10, 5] = x1022
    dtau_da[10, 9] = -x0414
    dtau_da[10, 10] = x0416
    dtau_da[10, 11] = x1037
    dtau_da[11, 0] = -x0052
    dtau_da[11, 1] = -x1045
    dtau_da[11, 2] = x1046
    dtau_da[11, 3] = x1047
    dtau_da[11, 4] = x1048
    dtau_da[11, 5] = x1050
    dtau_da[11, 9] = x0047
    dtau_da[11, 10] = x1037
    dtau_da[11, 11] = x0410
    dtau_da[12, 1] = -x0399
    dtau_da[12, 2] = x0398
    dtau_da[12, 3] = x1084
    dtau_da[12, 4] = x0551
    dtau_da[12, 5] = -x0402
    dtau_da[12, 12] = x0376
    dtau_da[12, 13] = x0348
    dtau_da[12, 14] = x0073
    dtau_da[13, 0] = -x0346
    dtau_da[13, 1] = -x1105
    dtau_da[13, 2] = x1106
    dtau_da[13, 3] = x1107
    dtau_da[13, 4] = x1108
    dtau_da[13, 5] = x1110
    dtau_da[13, 12] = x0348
    dtau_da[13, 13] = x0350
    dtau_da[13, 14] = x1125
    dtau_da[14, 0] = -x0078
    dtau_da[14, 1] = -x1133
    dtau_da[14, 2] = x1134
    dtau_da[14, 3] = x1135
    dtau_da[14, 4] = x1136
    dtau_da[14, 5] = x1138
    dtau_da[14, 12] = x0073
    dtau_da[14, 13] = x1125
    dtau_da[14, 14] = x0344
    dtau_da[15, 1] = x0332
    dtau_da[15, 2] = -x0331
    dtau_da[15, 3] = x1172
    dtau_da[15, 4] = x0552
    dtau_da[15, 5] = -x0336
    dtau_da[15, 15] = x0307
    dtau_da[15, 16] = -x0279
    dtau_da[15, 17] = x0099
    dtau_da[16, 0] = -x0277
    dtau_da[16, 1] = -x1193
    dtau_da[16, 2] = x1194
    dtau_da[16, 3] = -x1195
    dtau_da[16, 4] = x1196
    dtau_da[16, 5] = x1198
    dtau_da[16, 15] = -x0279
    dtau_da[16, 16] = x0281
    dtau_da[16, 17] = x1213
    dtau_da[17, 0] = -x0104
    dtau_da[17, 1] = -x1221
    dtau_da[17, 2] = x1222
    dtau_da[17, 3] = x1223
    dtau_da[17, 4] = x1224
    dtau_da[17, 5] = x1226
    dtau_da[17, 15] = x0099
    dtau_da[17, 16] = x1213
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
