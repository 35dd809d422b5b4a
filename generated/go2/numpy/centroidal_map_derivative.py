# centroidal_map_derivative of go2: Time derivative of the centroidal momentum matrix, entry by entry.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 96d1c3790ca1860ec8be842fdb55dee2200927d73a0101eb24064b05642b83e2
# Operations  1527 mul, 1458 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     dA_G  6 x 18  kg/s, kg m/s, kg m^2/s  linear first, world axes at the centre of mass
#
# Statements it rests on
#     centroidal/derivative        PROVED
#     centroidal/derivative-fixed  PROVED
#     outside/map-rate             PROVED
#     outside/map-rate-free        PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def centroidal_map_derivative(q, v, out=None):
    """Time derivative of the centroidal momentum matrix, entry by entry.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    v : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    dA_G : ndarray, (..., 6, 18)
        linear first, world axes at the centre of mass; kg/s, kg m/s, kg m^2/s
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [
            ("dA_G", (6, 18)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, dA_G):
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
        _, _, _, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13, v_14, v_15,
        v_16, v_17
    ) = v
    (
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
        c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48
    ) = numbers(
        (
            1.0, 2.0, 0.1934, 0.0465, 0.213, 0.02623, 0.00084392, 0.0048938853184, 0.0001142508,
            0.0002285016, 0.00492976, 0.00249597775, 7.9431538e-05, 3.58746816e-05, 0.426,
            0.00430848, 0.0789924, 0.01539432908, 0.02032408908, 0.000402580736, 0.000429887296,
            0.000544138096, 0.00747974233, 0.0005670347152, 0.0006029093968, 0.10962557, 7.119e-05,
            4.092728e-06, 7.25574e-07, 0.00043992847495, 0.02136692695175, 1.2818914e-06,
            0.00892066955205, 0.093, 0.3868, 16.087, 0.146694152, 0.037188086, 0.00012166,
            0.002283689271632, 0.4323559965405, 3.12e-05, 0.460899171821024, 0.082415101327476,
            0.06216199415677255, 0.03675794225, 0.008214766969476, 0.424141229571024
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
        w280, w281
    ) = slots(282)
    x0001 = mul(q_03, c02, w000)
    x0009 = mul(q_06, x0001, w001)
    x0016 = sub(c01, mul(q_03, x0001, w000), w000)
    x0002 = mul(q_04, c02, w002)
    x0004 = mul(q_04, x0002, w003)
    x0021 = sub(x0004, x0016, w004)
    x0006 = mul(q_03, x0002, w005)
    x0010 = mul(q_06, x0002, w002)
    x0003 = mul(q_05, c02, w006)
    x0005 = mul(q_05, x0003, w007)
    x0012 = sub(x0005, sub(c01, x0004, w003), w003)
    x0017 = sub(x0005, x0016, w000)
    x0007 = mul(q_03, x0003, w007)
    x0014 = add(x0007, x0010, w008)
    x0019 = sub(x0007, x0010, w002)
    x0008 = mul(q_04, x0003, w007)
    x0011 = mul(q_06, x0003, w006)
    x0013 = sub(x0006, x0011, w009)
    x0015 = add(x0006, x0011, w006)
    x0018 = sub(x0008, x0009, w005)
    x0020 = add(x0008, x0009, w001)
    x0022 = cos(q_16, w007)
    x0023 = sin(q_16, w010)
    x0243 = add(mul(v_04, x0022, w011), mul(v_05, x0023, w012), w012)
    x0248 = add(v_16, x0243, w011)
    x0249 = mul(c05, x0248, w013)
    x0253 = add(v_17, x0248, w014)
    x0334 = mul(c06, x0253, w015)
    x0336 = mul(c07, x0253, w016)
    x0337 = mul(c09, x0253, w017)
    x0340 = mul(c12, x0253, w018)
    x0349 = mul(c13, x0253, w019)
    x0332 = mul(c21, x0248, w020)
    x0328 = mul(c29, x0243, w021)
    x0244 = sub(mul(v_05, x0022, w022), mul(v_04, x0023, w023), w023)
    x0329 = mul(c28, x0244, w022)
    x0024 = cos(q_17, w024)
    x0025 = sin(q_17, w025)
    x0026 = cos(q_18, w026)
    x0027 = sin(q_18, w027)
    x0351 = add(mul(x0026, x0334, w028), mul(x0027, x0336, w029), w029)
    x0357 = add(x0351, mul(c17, x0248, w028), w028)
    x0352 = sub(mul(x0027, x0334, w015), mul(x0026, x0336, w016), w016)
    x0358 = add(x0352, mul(c16, x0248, w015), w015)
    x0362 = mul(c05, x0352, w030)
    x0375 = sub(mul(x0025, x0358, w031), mul(x0024, x0357, w032), w032)
    x0382 = sub(x0375, sub(mul(c27, x0243, w031), mul(c26, x0244, w033), w033), w033)
    x0376 = add(mul(x0024, x0358, w015), mul(x0025, x0357, w028), w028)
    x0717 = add(mul(x0024, x0352, w015), mul(x0025, x0351, w031), w031)
    x0718 = sub(mul(x0024, x0351, w015), mul(x0025, x0352, w016), w016)
    x0028 = sub(mul(x0027, c06, w015), mul(x0026, c07, w034), w034)
    x0033 = add(x0028, c16, w015)
    x0359 = mul(x0028, x0249, w035)
    x0029 = add(mul(x0027, c07, w036), mul(x0026, c06, w037), w037)
    x0032 = mul(x0029, c15, w036)
    x0047 = add(x0032, c31, w038)
    x0034 = add(x0029, c17, w039)
    x0040 = add(mul(x0024, x0033, w040), mul(x0025, x0034, w041), w041)
    x0197 = mul(x0023, x0040, w040)
    x0198 = mul(x0022, x0040, w042)
    x0041 = sub(mul(x0025, x0033, w043), mul(x0024, x0034, w044), w044)
    x0044 = sub(x0041, c27, w043)
    x0050 = add(mul(x0022, c26, w045), mul(x0023, x0044, w046), w046)
    x0051 = sub(mul(x0023, c26, w045), mul(x0022, x0044, w047), w047)
    x0703 = sub(mul(c26, x0243, w045), mul(x0044, x0244, w043), w043)
    x0199 = sub(mul(x0025, x0028, w045), mul(x0024, x0029, w048), w048)
    x0200 = add(mul(x0024, x0028, w045), mul(x0025, x0029, w049), w049)
    x0201 = mul(x0023, x0200, w045)
    x0202 = mul(x0022, x0200, w049)
    x0030 = sub(mul(x0027, c08, w050), mul(x0026, c10, w051), w051)
    x0031 = mul(x0027, x0030, w050)
    x0037 = add(mul(x0026, x0030, w051), add(c22, mul(c05, x0028, w052), w052), w052)
    x0035 = sub(x0032, sub(x0031, c19, w051), w051)
    x0039 = add(x0031, c25, w050)
    x0042 = add(mul(x0025, sub(x0035, x0039, w036), w036), mul(x0037, mul(c02, x0024, w053), w053), w053)
    x0043 = mul(x0025, x0042, w036)
    x0046 = sub(mul(x0024, x0042, w053), sub(x0037, c29, w054), w054)
    x0049 = add(x0043, add(x0039, c33, w053), w053)
    x0036 = sub(mul(x0026, c13, w055), add(c20, mul(x0027, c12, w056), w056), w056)
    x0038 = add(mul(x0026, c12, w055), add(c23, mul(x0027, c13, w057), w057), w057)
    x0045 = add(mul(x0024, x0036, w055), sub(c28, mul(x0025, x0038, w058), w058), w058)
    x0048 = sub(mul(x0024, x0038, w055), sub(c32, mul(x0025, x0036, w059), w059), w059)
    x0052 = sub(mul(x0023, sub(x0047, x0049, w055), w055), mul(x0048, mul(c02, x0022, w060), w060), w060)
    x0053 = mul(x0023, x0052, w055)
    x0364 = add(mul(x0026, x0340, w061), add(mul(x0027, x0349, w062), mul(c23, x0248, w063), w063), w063)
    x0387 = sub(mul(x0024, x0364, w061), add(mul(c33, x0244, w062), mul(c32, x0243, w064), w064), w064)
    x0373 = add(mul(x0027, x0340, w061), sub(mul(c20, x0248, w062), mul(x0026, x0349, w065), w065), w065)
    x0388 = sub(mul(x0025, x0373, w061), x0387, w064)
    x0054 = cos(q_13, w061)
    x0055 = sin(q_13, w062)
    x0232 = add(mul(v_04, x0054, w066), mul(v_05, x0055, w067), w067)
    x0237 = add(v_13, x0232, w066)
    x0238 = mul(c05, x0237, w068)
    x0242 = add(v_14, x0237, w069)
    x0311 = mul(c06, x0242, w070)
    x0313 = mul(c07, x0242, w071)
    x0315 = mul(c09, x0242, w072)
    x0317 = mul(c12, x0242, w073)
    x0326 = mul(c13, x0242, w074)
    x0309 = mul(c21, x0237, w075)
    x0306 = mul(c29, x0232, w076)
    x0233 = sub(mul(v_05, x0054, w077), mul(v_04, x0055, w078), w078)
    x0305 = mul(c28, x0233, w077)
    x0056 = cos(q_14, w079)
    x0057 = sin(q_14, w080)
    x0058 = cos(q_15, w081)
    x0059 = sin(q_15, w082)
    x0408 = add(mul(x0058, x0311, w083), mul(x0059, x0313, w084), w084)
    x0414 = add(x0408, mul(c17, x0237, w083), w083)
    x0409 = sub(mul(x0059, x0311, w070), mul(x0058, x0313, w071), w071)
    x0415 = add(x0409, mul(c16, x0237, w070), w070)
    x0419 = mul(c05, x0409, w085)
    x0432 = sub(mul(x0057, x0415, w086), mul(x0056, x0414, w087), w087)
    x0439 = sub(x0432, add(mul(c26, x0233, w086), mul(c27, x0232, w088), w088), w088)
    x0433 = add(mul(x0056, x0415, w070), mul(x0057, x0414, w083), w083)
    x0696 = add(mul(x0056, x0409, w070), mul(x0057, x0408, w086), w086)
    x0697 = sub(mul(x0056, x0408, w070), mul(x0057, x0409, w071), w071)
    x0060 = sub(mul(c06, x0059, w070), mul(c07, x0058, w089), w089)
    x0065 = add(c16, x0060, w070)
    x0416 = mul(x0060, x0238, w090)
    x0061 = add(mul(c07, x0059, w091), mul(c06, x0058, w092), w092)
    x0064 = mul(c15, x0061, w091)
    x0079 = add(c31, x0064, w093)
    x0066 = add(c17, x0061, w094)
    x0072 = add(mul(x0056, x0065, w095), mul(x0057, x0066, w096), w096)
    x0191 = mul(x0055, x0072, w095)
    x0192 = mul(x0054, x0072, w097)
    x0073 = sub(mul(x0057, x0065, w098), mul(x0056, x0066, w099), w099)
    x0076 = sub(c27, x0073, w098)
    x0082 = add(mul(c26, x0054, w100), mul(x0055, x0076, w101), w101)
    x0151 = sub(x0050, x0082, w100)
    x0083 = sub(mul(c26, x0055, w102), mul(x0054, x0076, w103), w103)
    x0682 = sub(mul(c26, x0232, w102), mul(x0076, x0233, w098), w098)
    x0193 = sub(mul(x0057, x0060, w102), mul(x0056, x0061, w104), w104)
    x0194 = add(mul(x0056, x0060, w102), mul(x0057, x0061, w105), w105)
    x0195 = mul(x0055, x0194, w102)
    x0196 = mul(x0054, x0194, w105)
    x0062 = sub(mul(c08, x0059, w106), mul(c10, x0058, w107), w107)
    x0063 = mul(x0059, x0062, w106)
    x0069 = add(mul(x0058, x0062, w107), add(c22, mul(c05, x0060, w108), w108), w108)
    x0067 = add(x0064, sub(c19, x0063, w107), w107)
    x0071 = add(c25, x0063, w106)
    x0074 = add(mul(x0057, sub(x0067, x0071, w091), w091), mul(x0069, mul(c02, x0056, w109), w109), w109)
    x0075 = mul(x0057, x0074, w091)
    x0078 = add(mul(x0056, x0074, w109), sub(c29, x0069, w110), w110)
    x0081 = add(x0075, add(c33, x0071, w109), w109)
    x0068 = sub(mul(c13, x0058, w111), add(c20, mul(c12, x0059, w112), w112), w112)
    x0070 = add(mul(c12, x0058, w111), add(c23, mul(c13, x0059, w113), w113), w113)
    x0077 = add(mul(x0056, x0068, w111), sub(c28, mul(x0057, x0070, w114), w114), w114)
    x0080 = sub(mul(x0056, x0070, w111), sub(c32, mul(x0057, x0068, w115), w115), w115)
    x0084 = add(mul(x0055, sub(x0079, x0081, w111), w111), mul(x0080, mul(c02, x0054, w116), w116), w116)
    x0421 = add(mul(x0058, x0317, w111), add(mul(x0059, x0326, w117), mul(c23, x0237, w118), w118), w118)
    x0444 = add(mul(x0056, x0421, w111), sub(mul(c33, x0233, w117), mul(c32, x0232, w119), w119), w119)
    x0430 = sub(mul(x0059, x0317, w111), sub(mul(x0058, x0326, w117), mul(c20, x0237, w120), w120), w120)
    x0445 = sub(mul(x0057, x0430, w111), x0444, w119)
    x0085 = cos(q_10, w111)
    x0086 = sin(q_10, w117)
    x0221 = add(mul(v_04, x0085, w121), mul(v_05, x0086, w122), w122)
    x0226 = add(v_10, x0221, w121)
    x0227 = mul(c05, x0226, w123)
    x0231 = add(v_11, x0226, w124)
    x0288 = mul(c06, x0231, w125)
    x0290 = mul(c07, x0231, w126)
    x0291 = mul(c09, x0231, w127)
    x0294 = mul(c12, x0231, w128)
    x0303 = mul(c13, x0231, w129)
    x0286 = mul(c21, x0226, w130)
    x0283 = mul(c29, x0221, w131)
    x0222 = sub(mul(v_05, x0085, w132), mul(v_04, x0086, w133), w133)
    x0282 = mul(c28, x0222, w132)
    x0087 = cos(q_11, w134)
    x0088 = sin(q_11, w135)
    x0089 = cos(q_12, w136)
    x0090 = sin(q_12, w137)
    x0463 = add(mul(x0089, x0288, w138), mul(x0090, x0290, w139), w139)
    x0469 = add(x0463, mul(c17, x0226, w138), w138)
    x0464 = sub(mul(x0090, x0288, w125), mul(x0089, x0290, w126), w126)
    x0470 = add(x0464, mul(c16, x0226, w125), w125)
    x0474 = mul(c05, x0464, w140)
    x0487 = sub(mul(x0088, x0470, w141), mul(x0087, x0469, w142), w142)
    x0494 = sub(x0487, sub(mul(c27, x0221, w141), mul(c26, x0222, w143), w143), w143)
    x0488 = add(mul(x0087, x0470, w125), mul(x0088, x0469, w138), w138)
    x0570 = add(x0382, x0494, w125)
    x0675 = add(mul(x0087, x0464, w141), mul(x0088, x0463, w144), w144)
    x0676 = sub(mul(x0087, x0463, w141), mul(x0088, x0464, w126), w126)
    x0091 = sub(mul(c06, x0090, w141), mul(c07, x0089, w145), w145)
    x0096 = add(c16, x0091, w141)
    x0471 = mul(x0091, x0227, w146)
    x0092 = add(mul(c07, x0090, w147), mul(c06, x0089, w148), w148)
    x0095 = mul(c15, x0092, w147)
    x0110 = add(c31, x0095, w149)
    x0097 = add(c17, x0092, w150)
    x0103 = add(mul(x0087, x0096, w151), mul(x0088, x0097, w152), w152)
    x0149 = add(x0040, x0103, w151)
    x0185 = mul(x0086, x0103, w153)
    x0186 = mul(x0085, x0103, w154)
    x0104 = sub(mul(x0088, x0096, w155), mul(x0087, x0097, w156), w156)
    x0107 = sub(c27, x0104, w155)
    x0113 = sub(mul(c26, x0085, w157), mul(x0086, x0107, w158), w158)
    x0114 = add(mul(c26, x0086, w157), mul(x0085, x0107, w159), w159)
    x0661 = add(mul(c26, x0221, w157), mul(x0107, x0222, w155), w155)
    x0155 = add(x0051, x0114, w157)
    x0187 = sub(mul(x0088, x0091, w160), mul(x0087, x0092, w161), w161)
    x0188 = add(mul(x0087, x0091, w160), mul(x0088, x0092, w162), w162)
    x0189 = mul(x0086, x0188, w160)
    x0190 = mul(x0085, x0188, w162)
    x0093 = sub(mul(c08, x0090, w163), mul(c10, x0089, w164), w164)
    x0094 = mul(x0090, x0093, w163)
    x0100 = add(mul(x0089, x0093, w164), add(c22, mul(c05, x0091, w165), w165), w165)
    x0098 = add(x0095, sub(c19, x0094, w164), w164)
    x0102 = add(c25, x0094, w163)
    x0105 = add(mul(x0088, sub(x0098, x0102, w147), w147), mul(x0100, mul(c02, x0087, w166), w166), w166)
    x0106 = mul(x0088, x0105, w147)
    x0109 = sub(mul(x0087, x0105, w166), add(c29, x0100, w167), w167)
    x0112 = add(x0106, add(c33, x0102, w166), w166)
    x0099 = sub(mul(c13, x0089, w168), add(c20, mul(c12, x0090, w169), w169), w169)
    x0101 = add(mul(c12, x0089, w168), add(c23, mul(c13, x0090, w170), w170), w170)
    x0108 = sub(mul(x0087, x0099, w168), add(c28, mul(x0088, x0101, w171), w171), w171)
    x0162 = add(add(mul(x0086, x0109, w168), mul(x0085, x0108, w172), w172), add(mul(x0023, x0046, w168), mul(x0022, x0045, w173), w173), w173)
    x0167 = add(sub(mul(x0085, x0109, w172), mul(x0086, x0108, w168), w168), sub(mul(x0022, x0046, w172), mul(x0023, x0045, w174), w174), w174)
    x0111 = sub(mul(x0087, x0101, w168), sub(c32, mul(x0088, x0099, w172), w172), w172)
    x0115 = sub(mul(x0086, sub(x0110, x0112, w168), w168), mul(x0111, mul(c02, x0085, w175), w175), w175)
    x0170 = add(mul(x0055, x0084, w168), mul(x0086, x0115, w176), w176)
    x0174 = add(add(x0111, mul(x0085, x0115, w175), w175), add(x0048, mul(x0022, x0052, w060), w060), w060)
    x0476 = add(mul(x0089, x0294, w175), add(mul(x0090, x0303, w168), mul(c23, x0226, w177), w177), w177)
    x0499 = sub(mul(x0087, x0476, w175), add(mul(c33, x0222, w168), mul(c32, x0221, w178), w178), w178)
    x0485 = add(mul(x0090, x0294, w175), sub(mul(c20, x0226, w168), mul(x0089, x0303, w179), w179), w179)
    x0500 = sub(mul(x0088, x0485, w175), x0499, w178)
    x0116 = cos(q_07, w175)
    x0117 = sin(q_07, w168)
    x0210 = add(mul(v_04, x0116, w180), mul(v_05, x0117, w181), w181)
    x0215 = add(v_07, x0210, w180)
    x0216 = mul(c05, x0215, w182)
    x0220 = add(v_08, x0215, w183)
    x0265 = mul(c06, x0220, w184)
    x0267 = mul(c07, x0220, w185)
    x0269 = mul(c09, x0220, w186)
    x0271 = mul(c12, x0220, w187)
    x0280 = mul(c13, x0220, w188)
    x0263 = mul(c21, x0215, w189)
    x0259 = mul(c29, x0210, w190)
    x0211 = sub(mul(v_05, x0116, w191), mul(v_04, x0117, w192), w192)
    x0260 = mul(c28, x0211, w191)
    x0118 = cos(q_08, w193)
    x0119 = sin(q_08, w194)
    x0120 = cos(q_09, w195)
    x0121 = sin(q_09, w196)
    x0518 = add(mul(x0120, x0265, w197), mul(x0121, x0267, w198), w198)
    x0524 = add(x0518, mul(c17, x0215, w197), w197)
    x0519 = sub(mul(x0121, x0265, w184), mul(x0120, x0267, w185), w185)
    x0525 = add(x0519, mul(c16, x0215, w184), w184)
    x0529 = mul(c05, x0519, w199)
    x0542 = sub(mul(x0119, x0525, w200), mul(x0118, x0524, w201), w201)
    x0549 = sub(x0542, add(mul(c26, x0211, w200), mul(c27, x0210, w202), w202), w202)
    x0543 = add(mul(x0118, x0525, w184), mul(x0119, x0524, w197), w197)
    x0569 = add(x0439, x0549, w184)
    x0582 = mul(c03, add(sub(x0439, x0549, w202), sub(x0382, x0494, w143), w143), w143)
    x0654 = add(mul(x0118, x0519, w202), mul(x0119, x0518, w033), w033)
    x0655 = sub(mul(x0118, x0518, w202), mul(x0119, x0519, w185), w185)
    x0122 = sub(mul(c06, x0121, w202), mul(c07, x0120, w088), w088)
    x0127 = add(c16, x0122, w202)
    x0526 = mul(x0122, x0216, w200)
    x0123 = add(mul(c07, x0121, w203), mul(c06, x0120, w204), w204)
    x0126 = mul(c15, x0123, w203)
    x0141 = add(c31, x0126, w205)
    x0128 = add(c17, x0123, w206)
    x0134 = add(mul(x0118, x0127, w207), mul(x0119, x0128, w208), w208)
    x0148 = add(x0072, x0134, w207)
    x0169 = add(sub(x0072, x0134, w209), sub(x0040, x0103, w210), w210)
    x0160 = sub(x0148, x0149, w209)
    x0150 = sub(c37, add(x0148, x0149, w151), w151)
    x0203 = mul(x0150, c45, w207)
    x0856 = sub(c03, x0203, w211)
    x0887 = add(c03, x0203, w212)
    x0620 = mul(v_04, x0150, w213)
    x0621 = mul(v_03, x0150, w214)
    x0625 = mul(v_05, x0150, w215)
    x0179 = mul(x0117, x0134, w216)
    x0180 = mul(x0116, x0134, w217)
    x0135 = sub(mul(x0119, x0127, w218), mul(x0118, x0128, w219), w219)
    x0138 = sub(c27, x0135, w218)
    x0144 = add(mul(c26, x0116, w220), mul(x0117, x0138, w221), w221)
    x0152 = sub(x0113, x0144, w220)
    x0153 = add(x0151, x0152, w222)
    x0163 = sub(mul(c03, sub(x0151, x0152, w220), w220), add(c39, mul(c04, x0160, w100), w100), w100)
    x0204 = mul(x0153, c45, w220)
    x0791 = add(c04, x0204, w223)
    x0805 = sub(c04, x0204, w224)
    x0613 = mul(v_04, x0153, w225)
    x0627 = sub(x0613, x0621, w226)
    x0616 = mul(v_03, x0153, w227)
    x0626 = mul(v_05, x0153, w228)
    x0157 = add(add(x0082, x0144, w229), add(x0050, x0113, w230), w230)
    x0176 = mul(c02, add(mul(c03, x0169, w229), mul(c04, x0157, w231), w231), w231)
    x0145 = sub(mul(c26, x0117, w229), mul(x0116, x0138, w232), w232)
    x0640 = sub(mul(c26, x0210, w229), mul(x0138, x0211, w218), w218)
    x0154 = add(x0083, x0145, w229)
    x0156 = sub(c38, sub(x0154, x0155, w233), w233)
    x0205 = mul(x0156, c45, w234)
    x0614 = mul(v_05, x0156, w235)
    x0615 = add(x0613, x0614, w225)
    x0622 = sub(x0614, x0621, w214)
    x0617 = mul(v_03, x0156, w235)
    x0623 = mul(v_04, x0156, w236)
    x0165 = sub(sub(x0083, x0145, w237), sub(x0051, x0114, w238), w238)
    x0181 = sub(mul(x0119, x0122, w237), mul(x0118, x0123, w239), w239)
    x0182 = add(mul(x0118, x0122, w237), mul(x0119, x0123, w240), w240)
    x0183 = mul(x0117, x0182, w237)
    x0184 = mul(x0116, x0182, w240)
    x0124 = sub(mul(c08, x0121, w241), mul(c10, x0120, w242), w242)
    x0125 = mul(x0121, x0124, w241)
    x0131 = add(mul(x0120, x0124, w242), add(c22, mul(c05, x0122, w243), w243), w243)
    x0129 = add(x0126, sub(c19, x0125, w242), w242)
    x0133 = add(c25, x0125, w241)
    x0136 = add(mul(x0119, sub(x0129, x0133, w203), w203), mul(x0131, mul(c02, x0118, w244), w244), w244)
    x0137 = mul(x0119, x0136, w203)
    x0140 = sub(mul(x0118, x0136, w244), add(c29, x0131, w245), w245)
    x0158 = add(add(sub(x0129, x0137, w244), sub(x0067, x0075, w091), w091), add(sub(x0098, x0106, w147), sub(x0035, x0043, w036), w036), w036)
    x0159 = add(x0158, add(c44, mul(c34, x0157, w230), w230), w230)
    x0143 = add(x0137, add(c33, x0133, w036), w036)
    x0130 = sub(mul(c13, x0120, w203), add(c20, mul(c12, x0121, w091), w091), w091)
    x0132 = add(mul(c12, x0120, w203), add(c23, mul(c13, x0121, w147), w147), w147)
    x0139 = sub(mul(x0118, x0130, w203), add(c28, mul(x0119, x0132, w244), w244), w244)
    x0161 = add(sub(mul(x0117, x0140, w203), mul(x0116, x0139, w246), w246), sub(mul(x0055, x0078, w203), mul(x0054, x0077, w247), w247), w247)
    x0164 = sub(add(x0161, x0162, w173), x0163, w100)
    x0619 = mul(v_05, x0164, w173)
    x0782 = sub(mul(v_03, x0164, w247), sub(mul(v_04, x0159, w246), mul(x0204, x0627, w203), w203), w203)
    x0166 = add(add(mul(x0116, x0140, w247), mul(x0117, x0139, w246), w246), add(mul(x0054, x0078, w247), mul(x0055, x0077, w248), w248), w248)
    x0168 = sub(add(x0166, x0167, w174), add(c40, mul(c03, x0165, w248), w248), w248)
    x0618 = mul(v_04, x0168, w174)
    x0779 = add(mul(v_03, x0168, w246), sub(mul(v_05, x0159, w230), mul(x0205, x0622, w247), w247), w247)
    x0142 = sub(mul(x0118, x0132, w246), sub(c32, mul(x0119, x0130, w230), w230), w230)
    x0146 = add(mul(x0117, sub(x0141, x0143, w246), w246), mul(x0142, mul(c02, x0116, w249), w249), w249)
    x0147 = mul(x0117, x0146, w246)
    x0171 = add(sub(x0053, add(c41, mul(c35, x0169, w250), w250), w250), add(x0147, x0170, w251), w251)
    x0172 = sub(add(add(x0079, x0141, w250), add(x0047, x0110, w252), w252), x0171, w251)
    x0177 = add(add(x0053, x0147, w246), add(x0170, add(c43, x0176, w231), w231), w231)
    x0178 = add(add(add(x0081, x0143, w246), add(x0049, x0112, w176), w176), x0177, w231)
    x0173 = add(sub(x0142, mul(x0116, x0146, w249), w249), sub(x0080, mul(x0054, x0084, w116), w116), w116)
    x0175 = add(sub(x0173, x0174, w060), add(c42, mul(c04, add(x0154, x0155, w157), w157), w157), w157)
    x0624 = mul(v_03, x0175, w060)
    x0531 = add(mul(x0120, x0271, w229), add(mul(x0121, x0280, w116), mul(c23, x0215, w249), w249), w249)
    x0554 = add(mul(x0118, x0531, w229), sub(mul(c33, x0211, w116), mul(c32, x0210, w176), w176), w176)
    x0540 = sub(mul(x0121, x0271, w229), sub(mul(x0120, x0280, w116), mul(c20, x0215, w246), w246), w246)
    x0555 = sub(mul(x0119, x0540, w229), x0554, w176)
    x0206 = mul(v_05, c04, w229)
    x0404 = mul(x0050, x0206, w116)
    x0459 = mul(x0082, x0206, w055)
    x0514 = mul(x0113, x0206, w252)
    x0578 = mul(x0144, x0206, w250)
    x0207 = mul(v_05, c03, w253)
    x0406 = mul(x0050, x0207, w254)
    x0461 = mul(x0082, x0207, w255)
    x0516 = mul(x0113, x0207, w256)
    x0580 = mul(x0144, x0207, w257)
    x0208 = mul(v_04, c03, w258)
    x0209 = mul(v_03, c04, w259)
    x0254 = sub(x0208, x0209, w260)
    x0255 = add(x0208, x0209, w259)
    x0462 = mul(x0083, x0255, w258)
    x0814 = add(mul(x0078, x0232, w110), sub(x0462, add(x0461, mul(x0077, x0233, w114), w114), w114), w114)
    x0517 = mul(x0114, x0255, w110)
    x0800 = add(mul(x0109, x0221, w167), sub(x0517, sub(x0516, mul(x0108, x0222, w171), w171), w171), w171)
    x0407 = mul(x0051, x0254, w167)
    x0828 = sub(mul(x0046, x0243, w054), sub(x0407, add(x0406, mul(x0045, x0244, w058), w058), w058), w058)
    x0581 = mul(x0145, x0254, w054)
    x0785 = sub(mul(x0140, x0210, w245), sub(x0581, sub(x0580, mul(x0139, x0211, w244), w244), w244), w244)
    x0212 = add(v_03, v_06, w245)
    x0213 = sub(mul(x0118, x0212, w261), mul(x0119, x0211, w262), w262)
    x0217 = mul(c05, x0213, w261)
    x0528 = mul(x0123, x0217, w263)
    x0264 = mul(c23, x0213, w264)
    x0214 = add(mul(x0118, x0211, w265), mul(x0119, x0212, w266), w266)
    x0646 = sub(x0531, add(mul(x0129, x0214, w242), mul(x0131, x0213, w265), w265), w265)
    x0647 = sub(x0540, add(mul(x0131, x0214, w243), mul(x0133, x0213, w241), w241), w241)
    x0648 = add(mul(x0127, x0213, w202), mul(x0128, x0214, w206), w206)
    x0649 = sub(mul(x0117, x0542, w202), mul(x0116, x0648, w243), w243)
    x0650 = add(mul(x0116, x0542, w201), mul(x0117, x0648, w206), w206)
    x0728 = sub(mul(x0014, x0650, w201), sub(mul(x0013, x0649, w202), mul(x0012, x0543, w242), w242), w242)
    x0743 = add(mul(x0018, x0650, w201), sub(mul(x0017, x0649, w202), mul(x0015, x0543, w267), w267), w267)
    x0758 = add(mul(x0021, x0650, w201), add(mul(x0020, x0649, w202), mul(x0019, x0543, w268), w268), w268)
    x0792 = sub(mul(x0650, x0791, w201), sub(mul(x0118, x0646, w202), mul(x0119, x0647, w269), w269), w269)
    x0218 = sub(mul(x0120, x0213, w201), mul(x0121, x0214, w202), w202)
    x0273 = mul(c09, x0218, w201)
    x0275 = mul(c12, x0218, w270)
    x0281 = sub(x0269, x0275, w271)
    x0279 = sub(mul(c14, x0220, w272), mul(c13, x0218, w273), w273)
    x0219 = add(mul(x0120, x0214, w272), mul(x0121, x0213, w274), w274)
    x0266 = add(mul(c06, x0218, w272), mul(c07, x0219, w275), w275)
    x0268 = mul(c13, x0219, w272)
    x0270 = add(x0268, x0269, w186)
    x0276 = add(x0268, x0275, w270)
    x0867 = sub(mul(c02, sub(x0281, sub(x0270, x0276, w272), w272), w272), add(x0529, sub(x0276, x0526, w276), w276), w276)
    x0272 = add(mul(c11, x0220, w183), mul(c12, x0219, w272), w272)
    x0538 = add(x0272, add(mul(c24, x0215, w183), mul(c20, x0213, w277), w277), w277)
    x0520 = add(mul(x0120, sub(x0272, x0279, w272), w272), mul(x0121, add(x0270, x0281, w183), w183), w183)
    x0521 = mul(x0121, x0520, w272)
    x0541 = add(x0521, sub(x0529, sub(x0281, add(x0263, x0264, w278), w278), w278), w278)
    x0522 = mul(x0120, x0520, w183)
    x0539 = sub(x0522, x0538, w277)
    x0556 = add(x0539, sub(mul(c32, x0211, w199), mul(c30, x0210, w271), w271), w271)
    x0274 = add(x0273, mul(c14, x0219, w199), w199)
    x0277 = mul(c09, x0219, w279)
    x0278 = add(x0277, mul(c11, x0218, w280), w280)
    x0652 = sub(mul(c14, x0218, w281), sub(x0277, x0280, w188), w188)
    x0523 = add(mul(x0120, x0278, w281), mul(x0121, x0274, w279), w279)
    x0527 = sub(mul(x0120, x0274, w199), add(mul(x0121, x0278, w280), mul(x0122, x0217, w261), w261), w261)
    x0651 = sub(mul(c11, x0219, w199), add(x0271, x0273, w201), w201)
    x0797 = add(add(mul(x0120, x0652, w199), mul(x0121, x0651, w187), w187), add(x0523, x0528, w199), w199)
    x0653 = sub(mul(c06, x0219, w274), mul(c07, x0218, w202), w202)
    x0795 = sub(mul(x0121, x0652, w188), add(mul(x0120, x0651, w201), mul(c05, x0653, w195), w195), w195)
    x0796 = sub(x0527, x0795, w195)
    x0656 = add(mul(x0116, x0653, w188), mul(x0117, x0655, w201), w201)
    x0657 = sub(mul(x0116, x0655, w185), mul(x0117, x0653, w202), w202)
    x0869 = add(mul(x0205, x0654, w185), sub(mul(x0116, x0867, w188), mul(x0657, x0856, w196), w196), w196)
    x0729 = sub(mul(x0013, x0656, w185), sub(mul(x0014, x0657, w188), mul(x0012, x0654, w274), w274), w274)
    x0744 = add(mul(x0017, x0656, w185), add(mul(x0018, x0657, w188), mul(x0015, x0654, w187), w187), w187)
    x0759 = add(mul(x0020, x0656, w185), sub(mul(x0021, x0657, w188), mul(x0019, x0654, w280), w280), w280)
    x0933 = sub(mul(x0654, x0791, w033), sub(mul(x0117, x0867, w276), mul(x0656, x0856, w185), w185), w185)
    x0798 = sub(add(mul(x0119, x0797, w033), mul(x0657, x0791, w202), w202), sub(mul(x0118, x0796, w033), mul(x0205, x0656, w201), w201), w201)
    x0868 = add(mul(x0118, x0797, w199), mul(x0119, x0796, w195), w195)
    x0262 = mul(c20, x0214, w199)
    x0530 = sub(x0521, sub(x0270, add(x0526, add(x0262, x0263, w189), w189), w189), w189)
    x0535 = sub(x0276, sub(x0262, x0264, w264), w264)
    x0860 = sub(x0535, add(mul(x0132, x0213, w147), mul(x0130, x0214, w091), w091), w091)
    x0645 = sub(x0541, add(x0530, x0535, w147), w147)
    x0861 = add(x0645, add(x0645, add(x0535, x0860, w091), w091), w091)
    x0532 = add(mul(c23, x0214, w147), add(mul(x0123, x0216, w182), mul(c18, x0215, w180), w180), w180)
    x0533 = add(x0522, add(mul(c05, x0518, w198), add(x0279, x0532, w180), w180), w180)
    x0544 = sub(mul(x0118, add(x0533, x0539, w277), w277), mul(x0119, add(x0530, x0541, w183), w183), w183)
    x0545 = mul(x0119, x0544, w277)
    x0553 = add(x0545, sub(x0530, sub(x0259, x0260, w198), w198), w198)
    x0546 = mul(x0118, x0544, w183)
    x0557 = sub(x0546, x0556, w271)
    x0568 = sub(mul(x0117, x0557, w189), mul(x0116, x0555, w273), w273)
    x0579 = add(mul(x0116, x0557, w271), sub(mul(x0117, x0555, w176), mul(x0145, x0206, w189), w189), w189)
    x0534 = sub(x0527, sub(mul(c21, x0213, w271), mul(c24, x0214, w176), w176), w176)
    x0536 = add(x0528, sub(mul(c18, x0213, w261), mul(c21, x0214, w271), w271), w271)
    x0537 = add(x0523, add(mul(c05, x0266, w263), x0536, w271), w271)
    x0547 = sub(mul(x0118, x0534, w279), mul(x0119, x0537, w263), w263)
    x0548 = add(mul(x0119, x0534, w176), mul(x0118, x0537, w271), w271)
    x0862 = sub(x0548, add(mul(x0118, x0647, w241), mul(x0119, x0646, w265), w265), w265)
    x0864 = sub(mul(x0117, x0862, w241), add(mul(x0650, x0856, w206), mul(x0205, x0543, w176), w176), w176)
    x0930 = sub(mul(x0116, x0862, w265), sub(mul(x0543, x0791, w241), mul(x0649, x0856, w206), w206), w206)
    x0261 = mul(c32, x0212, w265)
    x0559 = sub(x0535, add(x0260, x0261, w191), w191)
    x0564 = add(x0545, sub(x0541, add(x0259, x0261, w265), w265), w265)
    x0637 = sub(x0564, add(x0553, x0559, w277), w277)
    x0550 = sub(mul(c16, x0214, w266), add(mul(c17, x0213, w262), mul(c27, x0212, w278), w278), w278)
    x0551 = sub(x0266, x0550, w278)
    x0642 = add(x0551, mul(x0134, x0211, w275), w275)
    x0552 = add(x0543, mul(c26, x0212, w266), w266)
    x0641 = sub(x0552, mul(x0134, x0210, w197), w197)
    x0643 = add(mul(x0116, x0641, w262), mul(x0117, x0642, w190), w190)
    x0644 = sub(mul(x0116, x0642, w275), mul(x0117, x0641, w197), w197)
    x0857 = sub(mul(x0644, x0856, w275), add(x0578, mul(x0205, x0640, w262), w262), w262)
    x0727 = sub(mul(x0013, x0643, w275), sub(mul(x0014, x0644, w264), mul(x0012, x0640, w241), w241), w241)
    x0742 = add(mul(x0017, x0643, w275), add(mul(x0018, x0644, w264), mul(x0015, x0640, w279), w279), w279)
    x0757 = add(mul(x0020, x0643, w275), sub(mul(x0021, x0644, w264), mul(x0019, x0640, w261), w261), w261)
    x0786 = add(add(mul(c04, x0644, w275), x0785, w244), add(mul(x0204, x0644, w197), mul(x0205, x0643, w275), w275), w275)
    x0565 = sub(mul(x0116, x0551, w244), mul(x0117, x0552, w197), w197)
    x0566 = add(mul(x0116, x0552, w266), mul(x0117, x0551, w278), w278)
    x0558 = add(x0547, mul(c29, x0212, w266), w266)
    x0638 = sub(x0558, sub(mul(x0141, x0211, w205), mul(x0142, x0210, w244), w244), w244)
    x0560 = add(x0548, add(mul(c30, x0212, w205), mul(c29, x0211, w264), w264), w264)
    x0561 = sub(x0546, add(x0533, mul(c28, x0212, w271), w271), w271)
    x0639 = sub(x0561, sub(mul(x0142, x0211, w192), mul(x0143, x0210, w036), w036), w036)
    x0562 = add(mul(x0119, x0531, w249), add(mul(c28, x0210, w181), mul(c33, x0212, w245), w245), w245)
    x0563 = add(mul(x0118, x0540, w246), x0562, w245)
    x0567 = sub(mul(x0116, sub(x0560, x0563, w246), w246), mul(x0117, add(x0559, x0564, w193), w193), w193)
    x0223 = add(v_03, v_09, w246)
    x0224 = sub(mul(x0087, x0223, w249), mul(x0088, x0222, w181), w181)
    x0228 = mul(c05, x0224, w249)
    x0473 = mul(x0092, x0228, w194)
    x0287 = mul(c23, x0224, w192)
    x0225 = add(mul(x0087, x0222, w230), mul(x0088, x0223, w183), w183)
    x0667 = add(x0476, add(mul(x0098, x0225, w164), mul(x0100, x0224, w230), w230), w230)
    x0668 = add(x0485, add(mul(x0100, x0225, w165), mul(x0102, x0224, w163), w163), w163)
    x0669 = add(mul(x0096, x0224, w141), mul(x0097, x0225, w150), w150)
    x0670 = sub(mul(x0086, x0487, w141), mul(x0085, x0669, w165), w165)
    x0671 = add(mul(x0085, x0487, w142), mul(x0086, x0669, w150), w150)
    x0731 = sub(mul(x0014, x0671, w142), sub(mul(x0013, x0670, w141), mul(x0012, x0488, w164), w164), w164)
    x0746 = add(mul(x0018, x0671, w142), sub(mul(x0017, x0670, w141), mul(x0015, x0488, w180), w180), w180)
    x0761 = add(mul(x0021, x0671, w142), add(mul(x0020, x0670, w141), mul(x0019, x0488, w205), w205), w205)
    x0806 = add(mul(x0671, x0805, w142), sub(mul(x0088, x0668, w141), mul(x0087, x0667, w147), w147), w147)
    x0229 = sub(mul(x0089, x0224, w142), mul(x0090, x0225, w141), w141)
    x0296 = mul(c09, x0229, w142)
    x0298 = mul(c12, x0229, w182)
    x0304 = add(x0291, x0298, w204)
    x0302 = add(mul(c13, x0229, w270), mul(c14, x0231, w199), w199)
    x0230 = add(mul(x0089, x0225, w270), mul(x0090, x0224, w272), w272)
    x0289 = add(mul(c06, x0229, w270), mul(c07, x0230, w186), w186)
    x0292 = mul(c13, x0230, w270)
    x0293 = sub(x0291, x0292, w127)
    x0299 = add(x0292, x0298, w182)
    x0882 = sub(mul(c02, sub(x0304, add(x0293, x0299, w270), w270), w270), sub(x0474, add(x0299, x0471, w200), w200), w200)
    x0295 = sub(mul(c12, x0230, w270), mul(c11, x0231, w124), w124)
    x0483 = sub(x0295, sub(mul(c24, x0226, w270), mul(c20, x0224, w202), w202), w202)
    x0465 = sub(mul(x0090, add(x0293, x0304, w270), w270), mul(x0089, add(x0295, x0302, w124), w124), w124)
    x0466 = mul(x0090, x0465, w270)
    x0486 = add(x0466, sub(x0474, sub(x0304, sub(x0286, x0287, w033), w033), w033), w033)
    x0467 = mul(x0089, x0465, w124)
    x0484 = add(x0467, x0483, w202)
    x0501 = sub(x0484, add(mul(c32, x0222, w140), mul(c30, x0221, w204), w204), w204)
    x0297 = add(x0296, mul(c14, x0230, w140), w140)
    x0300 = mul(c09, x0230, w276)
    x0301 = add(x0300, mul(c11, x0229, w188), w188)
    x0673 = sub(mul(c14, x0229, w088), add(x0300, x0303, w129), w129)
    x0468 = add(mul(x0089, x0301, w088), mul(x0090, x0297, w276), w276)
    x0472 = sub(mul(x0089, x0297, w140), add(mul(x0090, x0301, w188), mul(x0091, x0228, w249), w249), w249)
    x0672 = add(mul(c11, x0230, w140), sub(x0294, x0296, w142), w142)
    x0811 = add(add(mul(x0089, x0673, w140), mul(x0090, x0672, w128), w128), add(x0468, x0473, w140), w140)
    x0674 = sub(mul(c06, x0230, w272), mul(c07, x0229, w141), w141)
    x0809 = sub(mul(x0090, x0673, w129), add(mul(x0089, x0672, w142), mul(c05, x0674, w136), w136), w136)
    x0810 = sub(x0472, x0809, w136)
    x0677 = add(mul(x0085, x0674, w129), mul(x0086, x0676, w142), w142)
    x0678 = sub(mul(x0085, x0676, w126), mul(x0086, x0674, w141), w141)
    x0884 = add(mul(x0205, x0675, w126), sub(mul(x0085, x0882, w129), mul(x0678, x0856, w137), w137), w137)
    x0732 = sub(mul(x0013, x0677, w126), sub(mul(x0014, x0678, w129), mul(x0012, x0675, w272), w272), w272)
    x0747 = add(mul(x0017, x0677, w126), add(mul(x0018, x0678, w129), mul(x0015, x0675, w128), w128), w128)
    x0762 = add(mul(x0020, x0677, w126), sub(mul(x0021, x0678, w129), mul(x0019, x0675, w188), w188), w188)
    x0941 = add(mul(x0675, x0805, w144), sub(mul(x0086, x0882, w200), mul(x0677, x0856, w126), w126), w126)
    x0812 = sub(sub(mul(x0088, x0811, w144), mul(x0678, x0805, w141), w141), sub(mul(x0087, x0810, w144), mul(x0205, x0677, w142), w142), w142)
    x0883 = add(mul(x0087, x0811, w140), mul(x0088, x0810, w136), w136)
    x0285 = mul(c20, x0225, w140)
    x0475 = sub(x0466, sub(x0293, sub(x0471, sub(x0285, x0286, w130), w130), w130), w130)
    x0480 = sub(x0299, sub(x0285, x0287, w192), w192)
    x0875 = sub(x0480, add(mul(x0099, x0225, w169), mul(x0101, x0224, w170), w170), w170)
    x0666 = sub(x0486, sub(x0475, x0480, w169), w169)
    x0876 = add(x0666, sub(x0666, add(x0480, x0875, w170), w170), w170)
    x0477 = sub(mul(c23, x0225, w169), add(mul(x0092, x0227, w123), mul(c18, x0226, w121), w121), w121)
    x0478 = add(x0467, add(mul(c05, x0463, w139), sub(x0302, x0477, w121), w121), w121)
    x0489 = sub(mul(x0088, add(x0475, x0486, w124), w124), mul(x0087, add(x0478, x0484, w202), w202), w202)
    x0490 = mul(x0088, x0489, w124)
    x0498 = sub(x0490, sub(x0475, add(x0282, x0283, w139), w139), w139)
    x0491 = mul(x0087, x0489, w202)
    x0502 = add(x0491, x0501, w204)
    x0513 = sub(mul(x0085, x0500, w130), mul(x0086, x0502, w199), w199)
    x0515 = add(mul(x0085, x0502, w204), add(mul(x0086, x0500, w178), mul(x0114, x0206, w130), w130), w130)
    x0479 = sub(x0472, sub(mul(c21, x0224, w204), mul(c24, x0225, w178), w178), w178)
    x0481 = add(x0473, sub(mul(c18, x0224, w249), mul(c21, x0225, w204), w204), w204)
    x0482 = add(x0468, add(mul(c05, x0289, w194), x0481, w204), w204)
    x0492 = sub(mul(x0087, x0479, w276), mul(x0088, x0482, w194), w194)
    x0493 = add(mul(x0088, x0479, w178), mul(x0087, x0482, w204), w204)
    x0877 = add(x0493, add(mul(x0087, x0668, w163), mul(x0088, x0667, w230), w230), w230)
    x0879 = sub(mul(x0086, x0877, w163), add(mul(x0671, x0856, w150), mul(x0205, x0488, w178), w178), w178)
    x0938 = add(mul(x0085, x0877, w230), add(mul(x0488, x0805, w163), mul(x0670, x0856, w150), w150), w150)
    x0284 = mul(c32, x0223, w230)
    x0504 = sub(x0480, add(x0282, x0284, w132), w132)
    x0509 = sub(x0490, sub(x0486, sub(x0283, x0284, w230), w230), w230)
    x0658 = sub(x0509, add(x0498, x0504, w124), w124)
    x0495 = sub(mul(c16, x0225, w183), add(mul(c17, x0224, w181), mul(c27, x0223, w033), w033), w033)
    x0496 = sub(x0289, x0495, w033)
    x0663 = add(x0496, mul(x0103, x0222, w186), w186)
    x0497 = sub(x0488, mul(c26, x0223, w183), w183)
    x0662 = sub(x0497, mul(x0103, x0221, w138), w138)
    x0664 = add(mul(x0085, x0662, w181), mul(x0086, x0663, w131), w131)
    x0665 = sub(mul(x0085, x0663, w186), mul(x0086, x0662, w138), w138)
    x0872 = sub(mul(x0665, x0856, w186), sub(x0514, mul(x0205, x0661, w181), w181), w181)
    x0730 = sub(mul(x0013, x0664, w186), add(mul(x0014, x0665, w192), mul(x0012, x0661, w163), w163), w163)
    x0745 = add(mul(x0017, x0664, w186), sub(mul(x0018, x0665, w192), mul(x0015, x0661, w276), w276), w276)
    x0760 = add(mul(x0020, x0664, w186), add(mul(x0021, x0665, w192), mul(x0019, x0661, w249), w249), w249)
    x0801 = sub(sub(mul(c04, x0665, w186), x0800, w171), add(mul(x0204, x0665, w138), mul(x0205, x0664, w186), w186), w186)
    x0510 = sub(mul(x0085, x0496, w171), mul(x0086, x0497, w138), w138)
    x0511 = add(mul(x0086, x0496, w033), mul(x0085, x0497, w183), w183)
    x0503 = add(x0492, mul(c29, x0223, w033), w033)
    x0659 = sub(x0503, add(mul(x0110, x0222, w149), mul(x0111, x0221, w171), w171), w171)
    x0505 = add(x0493, add(mul(c30, x0223, w149), mul(c29, x0222, w192), w192), w192)
    x0506 = add(x0491, sub(x0478, mul(c28, x0223, w204), w204), w204)
    x0660 = sub(x0506, add(mul(x0111, x0222, w133), mul(x0112, x0221, w166), w166), w166)
    x0507 = add(mul(x0088, x0476, w177), sub(mul(c28, x0221, w122), mul(c33, x0223, w246), w246), w246)
    x0508 = add(mul(x0087, x0485, w179), x0507, w246)
    x0512 = add(mul(x0086, add(x0504, x0509, w179), w179), mul(x0085, add(x0505, x0508, w134), w134), w134)
    x0234 = add(v_03, v_12, w179)
    x0235 = sub(mul(x0056, x0234, w177), mul(x0057, x0233, w122), w122)
    x0239 = mul(c05, x0235, w177)
    x0418 = mul(x0061, x0239, w135)
    x0310 = mul(c23, x0235, w133)
    x0236 = add(mul(x0056, x0233, w172), mul(x0057, x0234, w202), w202)
    x0688 = sub(x0421, add(mul(x0067, x0236, w107), mul(x0069, x0235, w172), w172), w172)
    x0689 = sub(x0430, add(mul(x0069, x0236, w108), mul(x0071, x0235, w106), w106), w106)
    x0690 = add(mul(x0065, x0235, w070), mul(x0066, x0236, w094), w094)
    x0691 = sub(mul(x0055, x0432, w070), mul(x0054, x0690, w108), w108)
    x0692 = add(mul(x0054, x0432, w087), mul(x0055, x0690, w094), w094)
    x0734 = sub(mul(x0014, x0692, w087), sub(mul(x0013, x0691, w070), mul(x0012, x0433, w107), w107), w107)
    x0749 = add(mul(x0018, x0692, w087), sub(mul(x0017, x0691, w070), mul(x0015, x0433, w121), w121), w121)
    x0764 = add(mul(x0021, x0692, w087), add(mul(x0020, x0691, w070), mul(x0019, x0433, w149), w149), w149)
    x0820 = sub(mul(x0692, x0791, w087), sub(mul(x0056, x0688, w070), mul(x0057, x0689, w169), w169), w169)
    x0240 = sub(mul(x0058, x0235, w087), mul(x0059, x0236, w070), w070)
    x0319 = mul(c09, x0240, w087)
    x0321 = mul(c12, x0240, w123)
    x0327 = sub(x0315, x0321, w148)
    x0325 = sub(mul(c14, x0242, w182), mul(c13, x0240, w140), w140)
    x0241 = add(mul(x0058, x0236, w182), mul(x0059, x0235, w270), w270)
    x0312 = add(mul(c06, x0240, w182), mul(c07, x0241, w127), w127)
    x0314 = mul(c13, x0241, w182)
    x0316 = add(x0314, x0315, w072)
    x0322 = add(x0314, x0321, w123)
    x0897 = sub(mul(c02, sub(x0327, sub(x0316, x0322, w182), w182), w182), add(x0419, sub(x0322, x0416, w146), w146), w146)
    x0318 = add(mul(c11, x0242, w069), mul(c12, x0241, w182), w182)
    x0428 = add(x0318, add(mul(c24, x0237, w069), mul(c20, x0235, w141), w141), w141)
    x0410 = add(mul(x0058, sub(x0318, x0325, w182), w182), mul(x0059, add(x0316, x0327, w069), w069), w069)
    x0411 = mul(x0059, x0410, w182)
    x0431 = add(x0411, sub(x0419, sub(x0327, add(x0309, x0310, w144), w144), w144), w144)
    x0412 = mul(x0058, x0410, w069)
    x0429 = sub(x0412, x0428, w141)
    x0446 = add(x0429, sub(mul(c32, x0233, w085), mul(c30, x0232, w148), w148), w148)
    x0320 = add(x0319, mul(c14, x0241, w085), w085)
    x0323 = mul(c09, x0241, w200)
    x0324 = add(x0323, mul(c11, x0240, w129), w129)
    x0694 = sub(mul(c14, x0240, w145), sub(x0323, x0326, w074), w074)
    x0413 = add(mul(x0058, x0324, w145), mul(x0059, x0320, w200), w200)
    x0417 = sub(mul(x0058, x0320, w085), add(mul(x0059, x0324, w129), mul(x0060, x0239, w177), w177), w177)
    x0693 = sub(mul(c11, x0241, w085), add(x0317, x0319, w087), w087)
    x0825 = add(add(mul(x0058, x0694, w085), mul(x0059, x0693, w073), w073), add(x0413, x0418, w085), w085)
    x0695 = sub(mul(c06, x0241, w270), mul(c07, x0240, w070), w070)
    x0823 = sub(mul(x0059, x0694, w074), add(mul(x0058, x0693, w087), mul(c05, x0695, w081), w081), w081)
    x0824 = sub(x0417, x0823, w081)
    x0698 = add(mul(x0054, x0695, w074), mul(x0055, x0697, w087), w087)
    x0699 = sub(mul(x0054, x0697, w071), mul(x0055, x0695, w070), w070)
    x0899 = add(mul(x0205, x0696, w071), add(mul(x0054, x0897, w074), mul(x0699, x0887, w082), w082), w082)
    x0735 = sub(mul(x0013, x0698, w071), sub(mul(x0014, x0699, w074), mul(x0012, x0696, w270), w270), w270)
    x0750 = add(mul(x0017, x0698, w071), add(mul(x0018, x0699, w074), mul(x0015, x0696, w073), w073), w073)
    x0765 = add(mul(x0020, x0698, w071), sub(mul(x0021, x0699, w074), mul(x0019, x0696, w129), w129), w129)
    x0949 = sub(mul(x0696, x0791, w086), add(mul(x0055, x0897, w146), mul(x0698, x0887, w071), w071), w071)
    x0826 = sub(add(mul(x0057, x0825, w086), mul(x0699, x0791, w070), w070), sub(mul(x0056, x0824, w086), mul(x0205, x0698, w087), w087), w087)
    x0898 = add(mul(x0056, x0825, w085), mul(x0057, x0824, w081), w081)
    x0308 = mul(c20, x0236, w085)
    x0420 = sub(x0411, sub(x0316, add(x0416, add(x0308, x0309, w075), w075), w075), w075)
    x0425 = sub(x0322, sub(x0308, x0310, w133), w133)
    x0891 = sub(x0425, add(mul(x0070, x0235, w113), mul(x0068, x0236, w112), w112), w112)
    x0687 = sub(x0431, add(x0420, x0425, w113), w113)
    x0892 = add(x0687, add(x0687, add(x0425, x0891, w112), w112), w112)
    x0422 = add(mul(c23, x0236, w113), add(mul(x0061, x0238, w068), mul(c18, x0237, w066), w066), w066)
    x0423 = add(x0412, add(mul(c05, x0408, w084), add(x0325, x0422, w066), w066), w066)
    x0434 = sub(mul(x0056, add(x0423, x0429, w141), w141), mul(x0057, add(x0420, x0431, w069), w069), w069)
    x0435 = mul(x0057, x0434, w141)
    x0443 = add(x0435, sub(x0420, sub(x0305, x0306, w084), w084), w084)
    x0436 = mul(x0056, x0434, w069)
    x0447 = sub(x0436, x0446, w148)
    x0458 = sub(mul(x0055, x0447, w075), mul(x0054, x0445, w140), w140)
    x0460 = add(mul(x0054, x0447, w148), sub(mul(x0055, x0445, w119), mul(x0083, x0206, w075), w075), w075)
    x0424 = sub(x0417, sub(mul(c21, x0235, w148), mul(c24, x0236, w119), w119), w119)
    x0426 = add(x0418, sub(mul(c18, x0235, w177), mul(c21, x0236, w148), w148), w148)
    x0427 = add(x0413, add(mul(c05, x0312, w135), x0426, w148), w148)
    x0437 = sub(mul(x0056, x0424, w200), mul(x0057, x0427, w135), w135)
    x0438 = add(mul(x0057, x0424, w119), mul(x0056, x0427, w148), w148)
    x0893 = sub(x0438, add(mul(x0056, x0689, w106), mul(x0057, x0688, w172), w172), w172)
    x0894 = add(mul(x0055, x0893, w106), sub(mul(x0692, x0887, w094), mul(x0205, x0433, w119), w119), w119)
    x0946 = sub(mul(x0054, x0893, w172), add(mul(x0433, x0791, w106), mul(x0691, x0887, w094), w094), w094)
    x0307 = mul(c32, x0234, w172)
    x0449 = add(x0425, sub(x0305, x0307, w077), w077)
    x0454 = add(x0435, add(x0431, sub(x0306, x0307, w172), w172), w172)
    x0679 = sub(x0454, add(x0443, x0449, w141), w141)
    x0440 = sub(mul(c16, x0236, w202), add(mul(c17, x0235, w122), mul(c27, x0234, w144), w144), w144)
    x0441 = sub(x0312, x0440, w144)
    x0684 = add(x0441, mul(x0072, x0233, w127), w127)
    x0442 = add(x0433, mul(c26, x0234, w202), w202)
    x0683 = sub(x0442, mul(x0072, x0232, w083), w083)
    x0685 = add(mul(x0054, x0683, w122), mul(x0055, x0684, w076), w076)
    x0686 = sub(mul(x0054, x0684, w127), mul(x0055, x0683, w083), w083)
    x0888 = add(mul(x0686, x0887, w127), add(x0459, mul(x0205, x0682, w122), w122), w122)
    x0733 = sub(mul(x0013, x0685, w127), sub(mul(x0014, x0686, w133), mul(x0012, x0682, w106), w106), w106)
    x0748 = add(mul(x0017, x0685, w127), add(mul(x0018, x0686, w133), mul(x0015, x0682, w200), w200), w200)
    x0763 = add(mul(x0020, x0685, w127), sub(mul(x0021, x0686, w133), mul(x0019, x0682, w177), w177), w177)
    x0815 = add(add(mul(c04, x0686, w127), x0814, w114), add(mul(x0204, x0686, w083), mul(x0205, x0685, w127), w127), w127)
    x0455 = sub(mul(x0054, x0441, w114), mul(x0055, x0442, w083), w083)
    x0456 = add(mul(x0054, x0442, w202), mul(x0055, x0441, w144), w144)
    x0575 = add(x0456, x0566, w202)
    x0572 = add(x0455, x0565, w114)
    x0448 = sub(x0437, mul(c29, x0234, w133), w133)
    x0680 = sub(x0448, sub(mul(x0079, x0233, w093), mul(x0080, x0232, w113), w113), w113)
    x0450 = add(x0438, sub(mul(c30, x0234, w093), mul(c29, x0233, w068), w068), w068)
    x0451 = sub(x0436, sub(x0423, mul(c28, x0234, w148), w148), w148)
    x0681 = sub(x0451, sub(mul(x0080, x0233, w078), mul(x0081, x0232, w109), w109), w109)
    x0452 = sub(mul(x0057, x0421, w118), sub(mul(c28, x0232, w067), mul(c33, x0234, w179), w179), w179)
    x0453 = add(mul(x0056, x0430, w120), x0452, w179)
    x0457 = sub(mul(x0055, add(x0449, x0454, w120), w120), mul(x0054, sub(x0450, x0453, w079), w079), w079)
    x0594 = sub(mul(x0117, x0567, w120), sub(mul(x0055, x0457, w118), mul(x0086, x0512, w067), w067), w067)
    x0598 = sub(mul(x0116, x0567, w193), sub(mul(x0054, x0457, w079), mul(x0085, x0512, w134), w134), w134)
    x0590 = sub(sub(mul(x0117, x0561, w193), mul(x0116, x0558, w079), w079), sub(mul(x0054, x0448, w193), mul(x0055, x0451, w120), w120), w120)
    x0602 = add(add(mul(x0116, x0561, w271), mul(x0117, x0558, w266), w266), add(mul(x0055, x0448, w133), mul(x0054, x0451, w148), w148), w148)
    x0245 = add(v_03, v_15, w266)
    x0246 = sub(mul(x0024, x0245, w133), mul(x0025, x0244, w271), w271)
    x0250 = mul(c05, x0246, w133)
    x0361 = mul(x0029, x0250, w079)
    x0333 = mul(c23, x0246, w193)
    x0247 = add(mul(x0024, x0244, w118), mul(x0025, x0245, w080), w080)
    x0709 = add(x0364, add(mul(x0035, x0247, w051), mul(x0037, x0246, w118), w118), w118)
    x0710 = add(x0373, add(mul(x0037, x0247, w052), mul(x0039, x0246, w050), w050), w050)
    x0711 = add(mul(x0033, x0246, w015), mul(x0034, x0247, w039), w039)
    x0712 = sub(mul(x0023, x0375, w015), mul(x0022, x0711, w052), w052)
    x0713 = add(mul(x0022, x0375, w032), mul(x0023, x0711, w039), w039)
    x0737 = sub(mul(x0014, x0713, w032), sub(mul(x0013, x0712, w015), mul(x0012, x0376, w051), w051), w051)
    x0752 = add(mul(x0018, x0713, w032), sub(mul(x0017, x0712, w015), mul(x0015, x0376, w078), w078), w078)
    x0767 = add(mul(x0021, x0713, w032), add(mul(x0020, x0712, w015), mul(x0019, x0376, w115), w115), w115)
    x0833 = add(mul(x0713, x0805, w032), sub(mul(x0025, x0710, w015), mul(x0024, x0709, w069), w069), w069)
    x0251 = sub(mul(x0026, x0246, w032), mul(x0027, x0247, w015), w015)
    x0342 = mul(c09, x0251, w032)
    x0344 = mul(c12, x0251, w066)
    x0350 = add(x0337, x0344, w093)
    x0348 = add(mul(c13, x0251, w092), mul(c14, x0253, w123), w123)
    x0252 = add(mul(x0026, x0247, w092), mul(x0027, x0246, w085), w085)
    x0335 = add(mul(c06, x0251, w092), mul(c07, x0252, w182), w182)
    x0338 = mul(c13, x0252, w092)
    x0339 = sub(x0337, x0338, w017)
    x0345 = add(x0338, x0344, w066)
    x0911 = sub(mul(c02, sub(x0350, add(x0339, x0345, w092), w092), w092), sub(x0362, add(x0345, x0359, w072), w072), w072)
    x0341 = sub(mul(c12, x0252, w092), mul(c11, x0253, w014), w014)
    x0371 = sub(x0341, sub(mul(c24, x0248, w092), mul(c20, x0246, w090), w090), w090)
    x0353 = sub(mul(x0027, add(x0339, x0350, w092), w092), mul(x0026, add(x0341, x0348, w014), w014), w014)
    x0354 = mul(x0027, x0353, w092)
    x0374 = add(x0354, sub(x0362, sub(x0350, sub(x0332, x0333, w070), w070), w070), w070)
    x0355 = mul(x0026, x0353, w014)
    x0372 = add(x0355, x0371, w090)
    x0389 = sub(x0372, add(mul(c32, x0244, w030), mul(c30, x0243, w093), w093), w093)
    x0343 = add(x0342, mul(c14, x0252, w030), w030)
    x0346 = mul(c09, x0252, w086)
    x0347 = add(x0346, mul(c11, x0251, w146), w146)
    x0715 = sub(mul(c14, x0251, w074), add(x0346, x0349, w019), w019)
    x0356 = add(mul(x0026, x0347, w074), mul(x0027, x0343, w086), w086)
    x0360 = sub(mul(x0026, x0343, w030), add(mul(x0027, x0347, w146), mul(x0028, x0250, w133), w133), w133)
    x0714 = add(mul(c11, x0252, w030), sub(x0340, x0342, w032), w032)
    x0838 = add(add(mul(x0026, x0715, w030), mul(x0027, x0714, w018), w018), add(x0356, x0361, w030), w030)
    x0716 = sub(mul(c06, x0252, w085), mul(c07, x0251, w015), w015)
    x0836 = sub(mul(x0027, x0715, w019), add(mul(x0026, x0714, w032), mul(c05, x0716, w026), w026), w026)
    x0837 = sub(x0360, x0836, w026)
    x0719 = add(mul(x0022, x0716, w019), mul(x0023, x0718, w032), w032)
    x0720 = sub(mul(x0022, x0718, w016), mul(x0023, x0716, w015), w015)
    x0913 = add(mul(x0205, x0717, w016), add(mul(x0022, x0911, w019), mul(x0720, x0887, w027), w027), w027)
    x0738 = sub(mul(x0013, x0719, w016), sub(mul(x0014, x0720, w019), mul(x0012, x0717, w085), w085), w085)
    x0753 = add(mul(x0017, x0719, w016), add(mul(x0018, x0720, w019), mul(x0015, x0717, w018), w018), w018)
    x0768 = add(mul(x0020, x0719, w016), sub(mul(x0021, x0720, w019), mul(x0019, x0717, w146), w146), w146)
    x0957 = add(mul(x0717, x0805, w031), add(mul(x0023, x0911, w072), mul(x0719, x0887, w016), w016), w016)
    x0839 = sub(sub(mul(x0025, x0838, w031), mul(x0720, x0805, w015), w015), sub(mul(x0024, x0837, w031), mul(x0205, x0719, w032), w032), w032)
    x0912 = add(mul(x0024, x0838, w030), mul(x0025, x0837, w026), w026)
    x0331 = mul(c20, x0247, w030)
    x0363 = sub(x0354, sub(x0339, sub(x0359, sub(x0331, x0332, w020), w020), w020), w020)
    x0368 = sub(x0345, sub(x0331, x0333, w193), w193)
    x0905 = sub(x0368, add(mul(x0036, x0247, w056), mul(x0038, x0246, w057), w057), w057)
    x0708 = sub(x0374, sub(x0363, x0368, w056), w056)
    x0906 = add(x0708, sub(x0708, add(x0368, x0905, w057), w057), w057)
    x0365 = sub(mul(c23, x0247, w056), add(mul(x0029, x0249, w013), mul(c18, x0248, w011), w011), w011)
    x0366 = add(x0355, add(mul(c05, x0351, w029), sub(x0348, x0365, w011), w011), w011)
    x0377 = sub(mul(x0025, add(x0363, x0374, w014), w014), mul(x0024, add(x0366, x0372, w090), w090), w090)
    x0378 = mul(x0025, x0377, w014)
    x0386 = sub(x0378, add(x0363, add(x0328, x0329, w029), w029), w029)
    x0379 = mul(x0024, x0377, w090)
    x0390 = add(x0379, x0389, w093)
    x0403 = sub(mul(x0022, x0388, w020), mul(x0023, x0390, w123), w123)
    x0585 = add(add(add(x0568, x0578, w250), add(x0458, x0459, w055), w055), add(add(x0513, x0514, w252), add(x0403, x0404, w250), w250), w250)
    x0405 = add(mul(x0022, x0390, w093), add(mul(x0023, x0388, w064), mul(x0051, x0206, w055), w055), w055)
    x0367 = sub(x0360, sub(mul(c21, x0246, w093), mul(c24, x0247, w064), w064), w064)
    x0369 = add(x0361, sub(mul(c18, x0246, w133), mul(c21, x0247, w093), w093), w093)
    x0370 = add(x0356, add(mul(c05, x0335, w079), x0369, w093), w093)
    x0380 = sub(mul(x0024, x0367, w086), mul(x0025, x0370, w079), w079)
    x0381 = add(mul(x0025, x0367, w064), mul(x0024, x0370, w093), w093)
    x0907 = add(x0381, add(mul(x0024, x0710, w050), mul(x0025, x0709, w118), w118), w118)
    x0908 = add(mul(x0023, x0907, w050), sub(mul(x0713, x0887, w039), mul(x0205, x0376, w064), w064), w064)
    x0954 = add(mul(x0022, x0907, w118), sub(mul(x0376, x0805, w050), mul(x0712, x0887, w039), w039), w039)
    x0330 = mul(c32, x0245, w118)
    x0392 = add(x0368, sub(x0329, x0330, w022), w022)
    x0397 = sub(x0378, add(x0374, add(x0328, x0330, w118), w118), w118)
    x0610 = sub(add(add(x0564, x0581, w054), sub(x0454, x0462, w258), w258), add(add(x0509, x0517, w110), sub(x0397, x0407, w167), w167), w167)
    x0595 = sub(add(add(x0559, x0580, w257), sub(x0449, x0461, w255), w255), add(add(x0504, x0516, w256), sub(x0392, x0406, w254), w254), w254)
    x0700 = sub(x0397, add(x0386, x0392, w255), w255)
    x0383 = sub(mul(c16, x0247, w080), add(mul(c17, x0246, w271), mul(c27, x0245, w256), w256), w256)
    x0384 = sub(x0335, x0383, w256)
    x0705 = add(x0384, mul(x0040, x0244, w182), w182)
    x0385 = sub(x0376, mul(c26, x0245, w080), w080)
    x0704 = sub(x0385, mul(x0040, x0243, w028), w028)
    x0706 = add(mul(x0022, x0704, w271), mul(x0023, x0705, w132), w132)
    x0707 = sub(mul(x0022, x0705, w182), mul(x0023, x0704, w028), w028)
    x0902 = add(mul(x0707, x0887, w182), sub(x0404, mul(x0205, x0703, w271), w271), w271)
    x0736 = sub(mul(x0013, x0706, w182), add(mul(x0014, x0707, w116), mul(x0012, x0703, w257), w257), w257)
    x0751 = add(mul(x0017, x0706, w182), sub(mul(x0018, x0707, w116), mul(x0015, x0703, w077), w077), w077)
    x0766 = add(mul(x0020, x0706, w182), add(mul(x0021, x0707, w116), mul(x0019, x0703, w191), w191), w191)
    x0829 = sub(sub(mul(c04, x0707, w182), x0828, w058), add(mul(x0204, x0707, w028), mul(x0205, x0706, w182), w182), w182)
    x0398 = sub(mul(x0022, x0384, w058), mul(x0023, x0385, w028), w028)
    x0399 = add(mul(x0023, x0384, w256), mul(x0022, x0385, w080), w080)
    x0576 = add(x0399, x0511, w256)
    x0601 = mul(c03, add(sub(x0456, x0566, w278), sub(x0399, x0511, w183), w183), w183)
    x0573 = add(x0398, x0510, w278)
    x0589 = mul(c03, add(sub(x0455, x0565, w197), sub(x0398, x0510, w138), w138), w138)
    x0391 = sub(x0380, mul(c29, x0245, w197), w197)
    x0701 = sub(x0391, add(mul(x0047, x0244, w038), mul(x0048, x0243, w028), w028), w028)
    x0393 = add(x0381, sub(mul(c30, x0245, w038), mul(c29, x0244, w083), w083), w083)
    x0394 = add(x0379, add(x0366, mul(c28, x0245, w093), w093), w093)
    x0702 = sub(x0394, add(mul(x0048, x0244, w023), mul(x0049, x0243, w053), w053), w053)
    x0395 = sub(mul(x0025, x0364, w063), add(mul(c28, x0243, w012), mul(c33, x0245, w266), w266), w266)
    x0396 = add(mul(x0024, x0373, w065), x0395, w266)
    x0400 = add(mul(x0022, add(x0393, x0396, w065), w065), mul(x0023, add(x0392, x0397, w118), w118), w118)
    x0401 = mul(x0023, x0400, w065)
    x0402 = mul(x0022, x0400, w118)
    x0591 = add(add(mul(x0086, x0506, w022), mul(x0085, x0503, w024), w024), add(mul(x0022, x0391, w022), mul(x0023, x0394, w063), w063), w063)
    x0603 = sub(sub(mul(x0085, x0506, w204), mul(x0086, x0503, w033), w033), sub(mul(x0023, x0391, w197), mul(x0022, x0394, w093), w093), w093)
    x0256 = mul(v_04, c40, w033)
    x0257 = mul(v_05, c39, w197)
    x0583 = sub(x0582, sub(mul(x0160, x0206, w209), sub(x0256, x0257, w204), w204), w204)
    x0584 = sub(sub(add(x0443, x0553, w143), add(x0386, x0498, w209), w209), x0583, w204)
    x0258 = mul(v_03, c42, w209)
    x0596 = sub(mul(c04, sub(x0572, x0573, w143), w143), add(x0257, x0258, w197), w197)
    x0597 = add(x0595, add(x0594, add(x0401, x0596, w197), w197), w197)
    x0611 = add(x0610, add(x0594, sub(x0401, add(x0256, x0258, w209), w209), w209), w209)
    x0612 = sub(x0611, add(x0584, x0597, w167), w167)
    x0849 = mul(c02, x0612, w067)
    x0571 = sub(mul(v_04, c38, w065), add(x0569, x0570, w033), w033)
    x0634 = sub(x0571, x0623, w065)
    x0636 = add(x0571, x0626, w254)
    x0721 = mul(c45, x0571, w143)
    x0848 = mul(x0150, x0721, w024)
    x0858 = add(mul(x0116, x0638, w022), add(mul(x0144, x0721, w012), x0857, w262), w262)
    x0859 = add(mul(x0117, x0639, w022), sub(x0568, x0858, w262), w262)
    x0863 = sub(x0206, x0721, w022)
    x0878 = add(x0206, x0721, w229)
    x0880 = add(mul(x0085, x0876, w273), add(mul(x0186, x0878, w012), x0879, w178), w178)
    x0885 = add(mul(x0190, x0878, w273), sub(mul(x0086, x0883, w012), x0884, w137), w137)
    x0909 = add(mul(x0022, x0906, w273), add(mul(x0198, x0878, w012), x0908, w064), w064)
    x0914 = add(mul(x0202, x0878, w273), sub(mul(x0023, x0912, w012), x0913, w027), w027)
    x0939 = add(mul(x0086, x0876, w170), sub(mul(x0185, x0878, w273), x0938, w150), w150)
    x0942 = sub(mul(x0189, x0878, w170), add(mul(x0085, x0883, w136), x0941, w126), w126)
    x0955 = add(mul(x0023, x0906, w057), sub(mul(x0197, x0878, w170), x0954, w039), w039)
    x0958 = sub(mul(x0201, x0878, w229), add(mul(x0022, x0912, w026), x0957, w016), w016)
    x0865 = sub(mul(x0116, x0861, w229), sub(mul(x0180, x0863, w026), x0864, w176), w176)
    x0870 = sub(mul(x0184, x0863, w229), sub(mul(x0117, x0868, w026), x0869, w196), w196)
    x0895 = sub(mul(x0054, x0892, w229), sub(mul(x0192, x0863, w026), x0894, w119), w119)
    x0900 = sub(mul(x0196, x0863, w229), sub(mul(x0055, x0898, w026), x0899, w082), w082)
    x0931 = sub(mul(x0117, x0861, w091), add(mul(x0179, x0863, w229), x0930, w206), w206)
    x0934 = add(mul(x0183, x0863, w091), sub(mul(x0116, x0868, w195), x0933, w185), w185)
    x0947 = sub(mul(x0055, x0892, w112), add(mul(x0191, x0863, w091), x0946, w094), w094)
    x0950 = add(mul(x0195, x0863, w022), sub(mul(x0054, x0898, w081), x0949, w071), w071)
    x0873 = sub(mul(x0085, x0659, w022), sub(mul(x0113, x0721, w081), x0872, w181), w181)
    x0874 = sub(mul(x0086, x0660, w022), sub(x0513, x0873, w181), w181)
    x0889 = add(mul(x0054, x0680, w022), sub(mul(x0082, x0721, w199), x0888, w122), w122)
    x0890 = add(mul(x0055, x0681, w022), sub(x0458, x0889, w122), w122)
    x0903 = sub(mul(x0022, x0701, w022), add(mul(x0050, x0721, w140), x0902, w271), w271)
    x0904 = sub(mul(x0023, x0702, w022), sub(x0403, x0903, w271), w271)
    x0928 = add(mul(x0145, x0721, w022), add(mul(x0640, x0791, w218), mul(x0643, x0856, w190), w190), w190)
    x0929 = add(mul(x0116, x0639, w036), add(x0579, add(mul(x0117, x0638, w244), x0928, w190), w190), w190)
    x0936 = sub(mul(x0114, x0721, w036), add(mul(x0661, x0805, w155), mul(x0664, x0856, w211), w211), w211)
    x0937 = add(mul(x0085, x0660, w166), sub(x0515, sub(mul(x0086, x0659, w171), x0936, w211), w211), w211)
    x0944 = add(mul(x0083, x0721, w166), sub(mul(x0682, x0791, w223), mul(x0685, x0887, w076), w076), w076)
    x0945 = add(mul(x0054, x0681, w109), add(x0460, add(mul(x0055, x0680, w113), x0944, w076), w076), w076)
    x0952 = sub(mul(x0051, x0721, w109), sub(mul(x0703, x0805, w224), mul(x0706, x0887, w212), w212), w212)
    x0953 = add(mul(x0022, x0702, w053), sub(x0405, sub(mul(x0023, x0701, w028), x0952, w212), w212), w212)
    x0574 = add(add(x0572, x0573, w278), add(mul(v_05, c37, w114), mul(v_03, c38, w053), w053), w053)
    x0631 = sub(x0574, x0617, w278)
    x0726 = sub(mul(x0012, x0631, w114), add(mul(x0013, x0634, w028), mul(x0014, x0627, w010), w010), w010)
    x0741 = sub(mul(x0015, x0631, w114), sub(mul(x0017, x0634, w028), mul(x0018, x0627, w007), w007), w007)
    x0756 = add(mul(x0019, x0631, w114), sub(mul(x0020, x0634, w028), mul(x0021, x0627, w109), w109), w109)
    x0853 = sub(mul(x0205, x0631, w114), sub(mul(v_04, x0164, w100), mul(x0203, x0627, w028), w028), w028)
    x0925 = add(mul(x0204, x0631, w278), sub(mul(x0203, x0634, w114), sub(x0618, x0848, w100), w100), w100)
    x0635 = sub(x0574, x0625, w278)
    x0845 = add(mul(x0203, x0635, w114), sub(mul(x0153, x0721, w224), mul(x0205, x0615, w132), w132), w132)
    x0846 = add(x0845, add(mul(v_04, x0175, w114), mul(v_05, x0172, w224), w224), w224)
    x0722 = mul(c45, x0574, w132)
    x0774 = mul(x0153, x0722, w114)
    x0926 = add(x0611, add(x0611, add(add(x0624, x0774, w043), x0925, w100), w100), w100)
    x0927 = sub(x0849, x0926, w100)
    x0780 = add(mul(x0150, x0722, w209), sub(mul(x0204, x0636, w043), x0779, w247), w247)
    x0790 = sub(x0207, x0722, w209)
    x0819 = add(x0207, x0722, w043)
    x0922 = sub(mul(x0156, x0722, w113), add(mul(v_05, x0168, w248), mul(x0203, x0622, w062), w062), w062)
    x0948 = sub(mul(x0073, x0819, w113), x0947, w094)
    x0951 = add(mul(x0193, x0819, w113), x0950, w071)
    x0956 = sub(mul(x0041, x0819, w113), x0955, w039)
    x0959 = sub(mul(x0199, x0819, w113), x0958, w016)
    x0932 = add(mul(x0135, x0790, w113), x0931, w206)
    x0935 = sub(mul(x0181, x0790, w113), x0934, w185)
    x0940 = add(mul(x0104, x0790, w113), x0939, w150)
    x0943 = add(mul(x0187, x0790, w113), x0942, w126)
    x0577 = sub(mul(v_04, c37, w113), add(x0575, x0576, w248), w248)
    x0630 = sub(x0577, x0616, w113)
    x0725 = add(mul(x0012, x0630, w061), sub(mul(x0014, x0636, w166), mul(x0013, x0622, w223), w223), w223)
    x0740 = sub(mul(x0015, x0630, w061), add(mul(x0018, x0636, w166), mul(x0017, x0622, w098), w098), w098)
    x0755 = add(mul(x0019, x0630, w061), add(mul(x0021, x0636, w166), mul(x0020, x0622, w171), w171), w171)
    x0850 = sub(mul(x0205, x0630, w061), sub(mul(x0203, x0636, w254), sub(x0619, x0848, w024), w024), w024)
    x0923 = sub(x0922, add(mul(v_03, x0178, w061), mul(x0204, x0630, w113), w113), w113)
    x0633 = sub(x0577, x0620, w062)
    x0724 = add(mul(x0014, x0635, w061), add(mul(x0013, x0633, w254), mul(x0012, x0615, w166), w166), w166)
    x0739 = sub(mul(x0018, x0635, w061), add(mul(x0017, x0633, w254), mul(x0015, x0615, w117), w117), w117)
    x0754 = sub(mul(x0021, x0635, w061), sub(mul(x0020, x0633, w254), mul(x0019, x0615, w111), w111), w111)
    x0776 = sub(mul(x0205, x0633, w061), add(x0774, add(x0618, x0619, w173), w173), w173)
    x0919 = sub(mul(x0203, x0633, w062), add(mul(x0156, x0721, w143), mul(x0204, x0615, w061), w061), w061)
    x0920 = add(x0919, add(mul(v_04, x0178, w231), mul(v_05, x0175, w157), w157), w157)
    x0723 = mul(c45, x0577, w061)
    x0775 = mul(x0156, x0723, w233)
    x0777 = add(mul(c02, x0584, w204), add(sub(x0775, mul(x0204, x0635, w278), w278), x0776, w173), w173)
    x0851 = add(x0597, add(x0597, add(add(x0624, x0775, w233), x0850, w024), w024), w024)
    x0852 = add(x0849, x0851, w024)
    x0778 = add(x0612, add(x0612, x0777, w173), w173)
    x0783 = sub(mul(x0150, x0723, w151), sub(mul(x0205, x0634, w065), x0782, w203), w203)
    x0787 = sub(x0637, sub(mul(x0145, x0723, w232), sub(x0553, x0786, w275), w275), w275)
    x0788 = add(add(x0637, add(x0553, mul(x0144, x0722, w232), w232), w232), x0787, w275)
    x0802 = sub(x0658, sub(mul(x0114, x0723, w159), sub(x0498, x0801, w186), w186), w186)
    x0803 = add(add(x0658, add(x0498, mul(x0113, x0722, w159), w159), w159), x0802, w186)
    x0816 = sub(x0679, sub(mul(x0083, x0723, w103), sub(x0443, x0815, w127), w127), w127)
    x0817 = add(add(x0679, add(x0443, mul(x0082, x0722, w103), w103), w103), x0816, w127)
    x0830 = sub(x0700, sub(mul(x0051, x0723, w047), sub(x0386, x0829, w182), w182), w182)
    x0831 = add(add(x0700, add(x0386, mul(x0050, x0722, w132), w132), w132), x0830, w182)
    x0854 = sub(x0853, sub(mul(x0153, x0723, w222), mul(v_03, x0172, w251), w251), w251)
    x0975 = sub(mul(x0013, x0904, w028), sub(mul(x0014, x0953, w222), mul(x0012, x0831, w132), w132), w132)
    x0993 = add(mul(x0017, x0904, w028), add(mul(x0018, x0953, w222), mul(x0015, x0831, w255), w255), w255)
    x1011 = add(mul(x0020, x0904, w271), sub(mul(x0021, x0953, w212), mul(x0019, x0831, w182), w182), w182)
    x0972 = sub(mul(x0013, x0890, w271), sub(mul(x0014, x0945, w212), mul(x0012, x0817, w028), w028), w028)
    x0990 = add(mul(x0017, x0890, w271), add(mul(x0018, x0945, w212), mul(x0015, x0817, w222), w222), w222)
    x1008 = add(mul(x0020, x0890, w122), sub(mul(x0021, x0945, w076), mul(x0019, x0817, w127), w127), w127)
    x0969 = sub(mul(x0013, x0874, w122), sub(mul(x0014, x0937, w076), mul(x0012, x0803, w271), w271), w271)
    x0987 = add(mul(x0017, x0874, w122), add(mul(x0018, x0937, w076), mul(x0015, x0803, w212), w212), w212)
    x1005 = add(mul(x0020, x0874, w181), sub(mul(x0021, x0937, w211), mul(x0019, x0803, w186), w186), w186)
    x0966 = sub(mul(x0013, x0859, w181), sub(mul(x0014, x0929, w211), mul(x0012, x0788, w122), w122), w122)
    x0984 = add(mul(x0017, x0859, w181), add(mul(x0018, x0929, w211), mul(x0015, x0788, w076), w076), w076)
    x1002 = add(mul(x0020, x0859, w262), sub(mul(x0021, x0929, w190), mul(x0019, x0788, w275), w275), w275)
    x0789 = sub(x0254, x0723, w262)
    x0793 = add(mul(x0179, x0789, w216), add(x0792, add(x0547, mul(x0205, x0649, w243), w243), w243), w243)
    x0794 = sub(mul(x0180, x0790, w217), x0793, w243)
    x0799 = sub(mul(x0184, x0790, w240), sub(mul(x0183, x0789, w237), x0798, w201), w201)
    x0866 = add(mul(x0135, x0789, w219), x0865, w176)
    x0871 = sub(mul(x0181, x0789, w262), x0870, w196)
    x0832 = add(x0254, x0723, w262)
    x0834 = add(mul(x0197, x0832, w040), sub(x0833, add(x0380, mul(x0205, x0712, w052), w052), w052), w052)
    x0835 = sub(mul(x0198, x0819, w042), x0834, w052)
    x0840 = sub(mul(x0202, x0819, w049), add(mul(x0201, x0832, w045), x0839, w032), w032)
    x0910 = sub(mul(x0041, x0832, w044), x0909, w064)
    x0915 = sub(mul(x0199, x0832, w262), x0914, w027)
    x0977 = add(mul(x0012, x0840, w262), add(mul(x0013, x0915, w048), mul(x0014, x0959, w044), w044), w044)
    x0995 = add(mul(x0015, x0840, w262), sub(mul(x0017, x0915, w048), mul(x0018, x0959, w049), w049), w049)
    x1013 = sub(mul(x0019, x0840, w032), sub(mul(x0020, x0915, w027), mul(x0021, x0959, w016), w016), w016)
    x0976 = add(mul(x0012, x0835, w032), add(mul(x0013, x0910, w027), mul(x0014, x0956, w262), w262), w262)
    x0994 = add(mul(x0015, x0835, w032), sub(mul(x0017, x0910, w027), mul(x0018, x0956, w048), w048), w048)
    x1012 = sub(mul(x0019, x0835, w052), sub(mul(x0020, x0910, w064), mul(x0021, x0956, w039), w039), w039)
    x0968 = add(mul(x0012, x0799, w052), add(mul(x0013, x0871, w064), mul(x0014, x0935, w032), w032), w032)
    x0986 = add(mul(x0015, x0799, w052), sub(mul(x0017, x0871, w064), mul(x0018, x0935, w027), w027), w027)
    x1004 = sub(mul(x0019, x0799, w201), sub(mul(x0020, x0871, w196), mul(x0021, x0935, w185), w185), w185)
    x0967 = add(mul(x0012, x0794, w201), add(mul(x0013, x0866, w196), mul(x0014, x0932, w052), w052), w052)
    x0985 = add(mul(x0015, x0794, w201), sub(mul(x0017, x0866, w196), mul(x0018, x0932, w064), w064), w064)
    x1003 = sub(mul(x0019, x0794, w243), sub(mul(x0020, x0866, w176), mul(x0021, x0932, w206), w206), w206)
    x0804 = sub(x0255, x0723, w243)
    x0818 = add(x0255, x0723, w061)
    x0821 = sub(mul(x0191, x0818, w095), add(x0820, add(x0437, mul(x0205, x0691, w108), w108), w108), w108)
    x0822 = sub(mul(x0192, x0819, w097), x0821, w108)
    x0827 = sub(mul(x0196, x0819, w043), add(mul(x0195, x0818, w102), x0826, w087), w087)
    x0896 = sub(mul(x0073, x0818, w099), x0895, w119)
    x0901 = add(mul(x0193, x0818, w061), x0900, w082)
    x0807 = sub(mul(x0185, x0804, w153), sub(x0806, add(x0492, mul(x0205, x0670, w165), w165), w165), w165)
    x0808 = sub(mul(x0186, x0790, w154), x0807, w165)
    x0813 = sub(mul(x0190, x0790, w209), sub(mul(x0189, x0804, w160), x0812, w142), w142)
    x0881 = add(mul(x0104, x0804, w156), x0880, w178)
    x0886 = add(mul(x0187, x0804, w243), x0885, w137)
    x0971 = add(mul(x0012, x0813, w243), add(mul(x0013, x0886, w161), mul(x0014, x0943, w156), w156), w156)
    x0989 = add(mul(x0015, x0813, w243), sub(mul(x0017, x0886, w161), mul(x0018, x0943, w209), w209), w209)
    x1007 = sub(mul(x0019, x0813, w142), sub(mul(x0020, x0886, w137), mul(x0021, x0943, w126), w126), w126)
    x0970 = add(mul(x0012, x0808, w142), add(mul(x0013, x0881, w137), mul(x0014, x0940, w243), w243), w243)
    x0988 = add(mul(x0015, x0808, w142), sub(mul(x0017, x0881, w137), mul(x0018, x0940, w161), w161), w161)
    x1006 = sub(mul(x0019, x0808, w165), sub(mul(x0020, x0881, w178), mul(x0021, x0940, w150), w150), w150)
    x0974 = add(mul(x0012, x0827, w165), add(mul(x0013, x0901, w178), mul(x0014, x0951, w142), w142), w142)
    x0992 = add(mul(x0015, x0827, w165), sub(mul(x0017, x0901, w178), mul(x0018, x0951, w137), w137), w137)
    x1010 = sub(mul(x0019, x0827, w087), sub(mul(x0020, x0901, w082), mul(x0021, x0951, w071), w071), w071)
    x0973 = add(mul(x0012, x0822, w087), add(mul(x0013, x0896, w082), mul(x0014, x0948, w165), w165), w165)
    x0991 = add(mul(x0015, x0822, w087), sub(mul(x0017, x0896, w082), mul(x0018, x0948, w178), w178), w178)
    x1009 = sub(mul(x0019, x0822, w108), sub(mul(x0020, x0896, w119), mul(x0021, x0948, w094), w094), w094)
    x0586 = sub(mul(c04, sub(x0569, x0570, w125), w125), sub(mul(v_05, c46, w184), mul(v_04, c42, w108), w108), w108)
    x0587 = sub(x0585, x0586, w108)
    x0588 = sub(sub(add(x0460, x0579, w189), add(x0405, x0515, w130), w130), sub(mul(v_05, c42, w189), mul(v_04, c47, w055), w055), w055)
    x0592 = add(mul(x0169, x0207, w210), add(mul(v_03, c40, w130), mul(v_05, c48, w189), w189), w189)
    x0593 = add(sub(x0590, x0591, w063), sub(x0589, x0592, w189), w189)
    x0847 = add(x0587, add(x0593, x0846, w224), w224)
    x0781 = add(x0587, add(x0593, x0780, w247), w247)
    x0599 = add(mul(x0165, x0207, w253), add(mul(v_03, c47, w238), mul(v_05, c40, w108), w108), w108)
    x0600 = add(sub(add(x0453, x0563, w245), add(x0396, x0508, w246), w246), add(x0598, add(x0402, x0599, w108), w108), w108)
    x0604 = add(mul(x0254, sub(x0040, x0134, w208), w208), add(mul(v_04, c48, w041), mul(v_03, c39, w246), w246), w246)
    x0605 = add(x0601, add(mul(x0255, sub(x0072, x0103, w152), w152), x0604, w246), w246)
    x0606 = sub(sub(x0602, x0603, w093), x0605, w246)
    x0921 = add(x0588, add(x0606, x0920, w157), w157)
    x0784 = add(x0588, add(x0606, x0783, w203), w203)
    x0963 = sub(mul(x0012, x0778, w055), sub(mul(x0014, x0921, w246), mul(x0013, x0847, w093), w093), w093)
    x0981 = add(mul(x0015, x0778, w055), add(mul(x0018, x0921, w246), mul(x0017, x0847, w148), w148), w148)
    x0999 = sub(mul(x0019, x0778, w173), add(mul(x0021, x0921, w157), mul(x0020, x0847, w224), w224), w224)
    x0607 = sub(mul(x0254, add(x0050, x0144, w221), w221), add(mul(v_04, c39, w260), mul(v_03, c46, w046), w046), w046)
    x0608 = add(mul(c04, sub(x0575, x0576, w256), w256), sub(mul(x0255, add(x0082, x0113, w158), w158), x0607, w046), w046)
    x0609 = sub(add(add(x0450, x0560, w264), add(x0393, x0505, w192), w192), add(x0598, sub(x0402, x0608, w046), w046), w046)
    x0855 = sub(x0609, sub(x0600, x0854, w251), w251)
    x0924 = sub(x0609, sub(x0600, x0923, w113), w113)
    x0964 = add(mul(x0013, x0852, w046), add(mul(x0014, x0924, w108), mul(x0012, x0781, w192), w192), w192)
    x0982 = sub(mul(x0017, x0852, w046), sub(mul(x0018, x0924, w108), mul(x0015, x0781, w134), w134), w134)
    x1000 = sub(mul(x0020, x0852, w024), add(mul(x0021, x0924, w113), mul(x0019, x0781, w247), w247), w247)
    x0965 = add(mul(x0014, x0927, w024), sub(mul(x0013, x0855, w113), mul(x0012, x0784, w046), w046), w046)
    x0983 = sub(mul(x0018, x0927, w024), sub(mul(x0017, x0855, w113), mul(x0015, x0784, w108), w108), w108)
    x1001 = sub(mul(x0021, x0927, w100), add(mul(x0020, x0855, w251), mul(x0019, x0784, w203), w203), w203)
    x0628 = mul(v_05, c36, w100)
    x0770 = mul(x0205, x0628, w251)
    x0916 = sub(x0574, sub(x0574, sub(x0625, mul(x0203, x0628, w024), w024), w024), w024)
    x0917 = sub(x0571, sub(x0571, sub(x0626, mul(x0204, x0628, w215), w215), w215), w215)
    x0629 = mul(v_04, c36, w033)
    x0769 = mul(x0204, x0629, w228)
    x0771 = sub(x0770, sub(x0615, x0769, w225), w225)
    x0841 = sub(x0577, add(x0577, sub(x0620, mul(x0203, x0629, w113), w113), w113), w113)
    x0844 = sub(x0623, mul(x0205, x0629, w213), w213)
    x0960 = sub(mul(x0014, x0916, w236), sub(mul(x0013, x0841, w118), mul(x0012, x0771, w264), w264), w264)
    x0978 = add(mul(x0018, x0916, w236), sub(mul(x0017, x0841, w118), mul(x0015, x0771, w083), w083), w083)
    x0996 = add(mul(x0021, x0916, w024), add(mul(x0020, x0841, w113), mul(x0019, x0771, w225), w225), w225)
    x0632 = mul(v_03, c36, w024)
    x0772 = sub(x0577, sub(x0577, sub(x0616, mul(x0204, x0632, w220), w220), w220), w220)
    x0773 = sub(x0574, add(x0574, sub(x0617, mul(x0205, x0632, w234), w234), w234), w234)
    x0842 = mul(x0203, x0632, w207)
    x0843 = sub(x0770, add(x0622, x0842, w214), w214)
    x0918 = sub(x0769, add(x0627, x0842, w207), w207)
    x0962 = add(mul(x0012, x0773, w228), add(mul(x0013, x0844, w226), mul(x0014, x0918, w251), w251), w251)
    x0961 = sub(mul(x0012, x0772, w228), add(mul(x0014, x0917, w226), mul(x0013, x0843, w053), w053), w053)
    x0980 = add(mul(x0015, x0773, w228), sub(mul(x0017, x0844, w226), mul(x0018, x0918, w235), w235), w235)
    x0998 = sub(mul(x0019, x0773, w234), sub(mul(x0020, x0844, w213), mul(x0021, x0918, w207), w207), w207)
    x0979 = add(mul(x0015, x0772, w234), sub(mul(x0018, x0917, w213), mul(x0017, x0843, w228), w228), w228)
    x0997 = sub(mul(x0019, x0772, w220), sub(mul(x0021, x0917, w215), mul(x0020, x0843, w214), w214), w214)
    dA_G[0, 0] = sub(mul(x0013, x0628, w220), mul(x0014, x0629, w215), w215)
    dA_G[0, 1] = add(mul(x0014, x0632, w008), mul(x0012, x0628, w220), w220)
    dA_G[0, 2] = -add(mul(x0012, x0629, w003), mul(x0013, x0632, w009), w009)
    dA_G[0, 3] = x0724
    dA_G[0, 4] = x0725
    dA_G[0, 5] = x0726
    dA_G[0, 6] = -x0727
    dA_G[0, 7] = -x0728
    dA_G[0, 8] = -x0729
    dA_G[0, 9] = -x0730
    dA_G[0, 10] = -x0731
    dA_G[0, 11] = -x0732
    dA_G[0, 12] = -x0733
    dA_G[0, 13] = -x0734
    dA_G[0, 14] = -x0735
    dA_G[0, 15] = -x0736
    dA_G[0, 16] = -x0737
    dA_G[0, 17] = -x0738
    dA_G[1, 0] = -add(mul(x0017, x0628, w003), mul(x0018, x0629, w008), w008)
    dA_G[1, 1] = sub(mul(x0018, x0632, w005), mul(x0015, x0628, w003), w003)
    dA_G[1, 2] = add(mul(x0015, x0629, w006), mul(x0017, x0632, w000), w000)
    dA_G[1, 3] = x0739
    dA_G[1, 4] = -x0740
    dA_G[1, 5] = -x0741
    dA_G[1, 6] = x0742
    dA_G[1, 7] = -x0743
    dA_G[1, 8] = x0744
    dA_G[1, 9] = x0745
    dA_G[1, 10] = -x0746
    dA_G[1, 11] = x0747
    dA_G[1, 12] = x0748
    dA_G[1, 13] = -x0749
    dA_G[1, 14] = x0750
    dA_G[1, 15] = x0751
    dA_G[1, 16] = -x0752
    dA_G[1, 17] = x0753
    dA_G[2, 0] = add(mul(x0020, x0628, w006), mul(x0021, x0629, w005), w005)
    dA_G[2, 1] = -add(mul(x0021, x0632, w004), mul(x0019, x0628, w100), w100)
    dA_G[2, 2] = sub(mul(x0019, x0629, w033), mul(x0020, x0632, w024), w024)
    dA_G[2, 3] = -x0754
    dA_G[2, 4] = -x0755
    dA_G[2, 5] = -x0756
    dA_G[2, 6] = -x0757
    dA_G[2, 7] = x0758
    dA_G[2, 8] = -x0759
    dA_G[2, 9] = -x0760
    dA_G[2, 10] = x0761
    dA_G[2, 11] = -x0762
    dA_G[2, 12] = -x0763
    dA_G[2, 13] = x0764
    dA_G[2, 14] = -x0765
    dA_G[2, 15] = -x0766
    dA_G[2, 16] = x0767
    dA_G[2, 17] = -x0768
    dA_G[3, 0] = x0960
    dA_G[3, 1] = x0961
    dA_G[3, 2] = -x0962
    dA_G[3, 3] = x0963
    dA_G[3, 4] = -x0964
    dA_G[3, 5] = -x0965
    dA_G[3, 6] = x0966
    dA_G[3, 7] = -x0967
    dA_G[3, 8] = -x0968
    dA_G[3, 9] = -x0969
    dA_G[3, 10] = -x0970
    dA_G[3, 11] = -x0971
    dA_G[3, 12] = x0972
    dA_G[3, 13] = x0973
    dA_G[3, 14] = x0974
    dA_G[3, 15] = -x0975
    dA_G[3, 16] = x0976
    dA_G[3, 17] = x0977
    dA_G[4, 0] = x0978
    dA_G[4, 1] = -x0979
    dA_G[4, 2] = x0980
    dA_G[4, 3] = -x0981
    dA_G[4, 4] = x0982
    dA_G[4, 5] = -x0983
    dA_G[4, 6] = -x0984
    dA_G[4, 7] = x0985
    dA_G[4, 8] = x0986
    dA_G[4, 9] = x0987
    dA_G[4, 10] = x0988
    dA_G[4, 11] = x0989
    dA_G[4, 12] = -x0990
    dA_G[4, 13] = -x0991
    dA_G[4, 14] = -x0992
    dA_G[4, 15] = x0993
    dA_G[4, 16] = -x0994
    dA_G[4, 17] = -x0995
    dA_G[5, 0] = -x0996
    dA_G[5, 1] = -x0997
    dA_G[5, 2] = x0998
    dA_G[5, 3] = -x0999
    dA_G[5, 4] = -x1000
    dA_G[5, 5] = x1001
    dA_G[5, 6] = x1002
    dA_G[5, 7] = x1003
    dA_G[5, 8] = x1004
    dA_G[5, 9] = -x1005
    dA_G[5, 10] = x1006
    dA_G[5, 11] = x1007
    dA_G[5, 12] = x1008
    dA_G[5, 13] = -x1009
    dA_G[5, 14] = -x1010
    dA_G[5, 15] = -x1011
    dA_G[5, 16] = -x1012
    dA_G[5, 17] = -x1013


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
