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
# Program     SHA-256 955cf30235a64b78f35c19a4892ed0210ee7882932448dc014aad3e34b6c37e7
# Operations  1527 mul, 1468 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
        w280, w281, w282, w283, w284
    ) = slots(285)
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
    x0242 = add(mul(v_04, x0022, w011), mul(v_05, x0023, w012), w012)
    x0247 = add(v_16, x0242, w011)
    x0248 = mul(c05, x0247, w013)
    x0252 = add(v_17, x0247, w014)
    x0333 = mul(c06, x0252, w015)
    x0335 = mul(c07, x0252, w016)
    x0336 = mul(c09, x0252, w017)
    x0339 = mul(c12, x0252, w018)
    x0348 = mul(c13, x0252, w019)
    x0331 = mul(c21, x0247, w020)
    x0327 = mul(c29, x0242, w021)
    x0243 = sub(mul(v_05, x0022, w022), mul(v_04, x0023, w023), w023)
    x0328 = mul(c28, x0243, w022)
    x0024 = cos(q_17, w024)
    x0025 = sin(q_17, w025)
    x0026 = cos(q_18, w026)
    x0027 = sin(q_18, w027)
    x0350 = add(mul(x0026, x0333, w028), mul(x0027, x0335, w029), w029)
    x0356 = add(x0350, mul(c17, x0247, w028), w028)
    x0351 = sub(mul(x0027, x0333, w015), mul(x0026, x0335, w016), w016)
    x0357 = add(x0351, mul(c16, x0247, w015), w015)
    x0361 = mul(c05, x0351, w030)
    x0374 = sub(mul(x0025, x0357, w031), mul(x0024, x0356, w032), w032)
    x0381 = sub(x0374, sub(mul(c27, x0242, w031), mul(c26, x0243, w033), w033), w033)
    x0375 = add(mul(x0024, x0357, w015), mul(x0025, x0356, w028), w028)
    x0724 = add(mul(x0024, x0351, w015), mul(x0025, x0350, w031), w031)
    x0725 = sub(mul(x0024, x0350, w015), mul(x0025, x0351, w016), w016)
    x0028 = sub(mul(x0027, c06, w015), mul(x0026, c07, w034), w034)
    x0033 = add(x0028, c16, w015)
    x0358 = mul(x0028, x0248, w035)
    x0029 = add(mul(x0027, c07, w036), mul(x0026, c06, w037), w037)
    x0032 = mul(x0029, c15, w036)
    x0047 = add(x0032, c31, w038)
    x0034 = add(x0029, c17, w039)
    x0040 = add(mul(x0024, x0033, w040), mul(x0025, x0034, w041), w041)
    x0196 = mul(x0023, x0040, w040)
    x0197 = mul(x0022, x0040, w042)
    x0041 = sub(mul(x0025, x0033, w043), mul(x0024, x0034, w044), w044)
    x0044 = sub(x0041, c27, w043)
    x0050 = add(mul(x0022, c26, w045), mul(x0023, x0044, w046), w046)
    x0051 = sub(mul(x0023, c26, w045), mul(x0022, x0044, w047), w047)
    x0709 = sub(mul(c26, x0242, w045), mul(x0044, x0243, w043), w043)
    x0198 = sub(mul(x0025, x0028, w045), mul(x0024, x0029, w048), w048)
    x0199 = add(mul(x0024, x0028, w045), mul(x0025, x0029, w049), w049)
    x0200 = mul(x0023, x0199, w045)
    x0201 = mul(x0022, x0199, w049)
    x0030 = sub(mul(x0027, c08, w050), mul(x0026, c10, w051), w051)
    x0031 = mul(x0027, x0030, w050)
    x0037 = add(mul(x0026, x0030, w051), add(c22, mul(c05, x0028, w052), w052), w052)
    x0035 = sub(x0032, sub(x0031, c19, w051), w051)
    x0039 = add(x0031, c25, w050)
    x0042 = add(mul(x0025, sub(x0035, x0039, w036), w036), mul(x0037, mul(c02, x0024, w053), w053), w053)
    x0043 = mul(x0025, x0042, w036)
    x0046 = sub(mul(x0024, x0042, w053), sub(x0037, c29, w054), w054)
    x0049 = add(x0043, add(x0039, c33, w053), w053)
    x0036 = add(mul(x0027, c12, w055), sub(c20, mul(x0026, c13, w056), w056), w056)
    x0038 = add(mul(x0027, c13, w055), add(c23, mul(x0026, c12, w057), w057), w057)
    x0045 = sub(mul(x0024, x0036, w055), sub(c28, mul(x0025, x0038, w058), w058), w058)
    x0048 = add(mul(x0025, x0036, w055), sub(c32, mul(x0024, x0038, w059), w059), w059)
    x0052 = add(mul(x0023, sub(x0047, x0049, w055), w055), mul(x0048, mul(c02, x0022, w060), w060), w060)
    x0053 = mul(x0023, x0052, w055)
    x0363 = add(mul(x0026, x0339, w061), add(mul(x0027, x0348, w062), mul(c23, x0247, w063), w063), w063)
    x0372 = sub(mul(x0026, x0348, w061), add(mul(x0027, x0339, w062), mul(c20, x0247, w064), w064), w064)
    x0386 = sub(mul(x0025, x0372, w061), add(mul(c33, x0243, w062), mul(c32, x0242, w065), w065), w065)
    x0387 = add(mul(x0024, x0363, w061), x0386, w065)
    x0054 = cos(q_13, w061)
    x0055 = sin(q_13, w062)
    x0231 = add(mul(v_04, x0054, w066), mul(v_05, x0055, w067), w067)
    x0236 = add(v_13, x0231, w066)
    x0237 = mul(c05, x0236, w068)
    x0241 = add(v_14, x0236, w069)
    x0310 = mul(c06, x0241, w070)
    x0312 = mul(c07, x0241, w071)
    x0314 = mul(c09, x0241, w072)
    x0316 = mul(c12, x0241, w073)
    x0325 = mul(c13, x0241, w074)
    x0308 = mul(c21, x0236, w075)
    x0305 = mul(c29, x0231, w076)
    x0232 = sub(mul(v_05, x0054, w077), mul(v_04, x0055, w078), w078)
    x0304 = mul(c28, x0232, w077)
    x0056 = cos(q_14, w079)
    x0057 = sin(q_14, w080)
    x0058 = cos(q_15, w081)
    x0059 = sin(q_15, w082)
    x0407 = add(mul(x0058, x0310, w083), mul(x0059, x0312, w084), w084)
    x0413 = add(x0407, mul(c17, x0236, w083), w083)
    x0408 = sub(mul(x0059, x0310, w070), mul(x0058, x0312, w071), w071)
    x0414 = add(x0408, mul(c16, x0236, w070), w070)
    x0418 = mul(c05, x0408, w085)
    x0431 = sub(mul(x0057, x0414, w086), mul(x0056, x0413, w087), w087)
    x0438 = sub(x0431, add(mul(c26, x0232, w086), mul(c27, x0231, w088), w088), w088)
    x0432 = add(mul(x0056, x0414, w070), mul(x0057, x0413, w083), w083)
    x0702 = add(mul(x0056, x0408, w070), mul(x0057, x0407, w086), w086)
    x0703 = sub(mul(x0056, x0407, w070), mul(x0057, x0408, w071), w071)
    x0060 = sub(mul(c06, x0059, w070), mul(c07, x0058, w089), w089)
    x0065 = add(c16, x0060, w070)
    x0415 = mul(x0060, x0237, w090)
    x0061 = add(mul(c07, x0059, w091), mul(c06, x0058, w092), w092)
    x0064 = mul(c15, x0061, w091)
    x0079 = add(c31, x0064, w093)
    x0066 = add(c17, x0061, w094)
    x0072 = add(mul(x0056, x0065, w095), mul(x0057, x0066, w096), w096)
    x0190 = mul(x0055, x0072, w095)
    x0191 = mul(x0054, x0072, w097)
    x0073 = sub(mul(x0057, x0065, w098), mul(x0056, x0066, w099), w099)
    x0076 = sub(c27, x0073, w098)
    x0082 = add(mul(c26, x0054, w100), mul(x0055, x0076, w101), w101)
    x0149 = sub(x0050, x0082, w100)
    x0083 = sub(mul(c26, x0055, w102), mul(x0054, x0076, w103), w103)
    x0687 = sub(mul(c26, x0231, w102), mul(x0076, x0232, w098), w098)
    x0192 = sub(mul(x0057, x0060, w102), mul(x0056, x0061, w104), w104)
    x0193 = add(mul(x0056, x0060, w102), mul(x0057, x0061, w105), w105)
    x0194 = mul(x0055, x0193, w102)
    x0195 = mul(x0054, x0193, w105)
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
    x0163 = sub(mul(x0023, x0045, w111), sub(c40, mul(x0055, x0077, w115), w115), w115)
    x0080 = sub(mul(x0056, x0070, w111), sub(c32, mul(x0057, x0068, w116), w116), w116)
    x0084 = add(mul(x0055, sub(x0079, x0081, w111), w111), mul(x0080, mul(c02, x0054, w117), w117), w117)
    x0420 = add(mul(x0058, x0316, w111), add(mul(x0059, x0325, w118), mul(c23, x0236, w119), w119), w119)
    x0443 = add(mul(x0056, x0420, w111), sub(mul(c33, x0232, w118), mul(c32, x0231, w120), w120), w120)
    x0429 = sub(mul(x0059, x0316, w111), sub(mul(x0058, x0325, w118), mul(c20, x0236, w121), w121), w121)
    x0444 = sub(mul(x0057, x0429, w111), x0443, w120)
    x0085 = cos(q_10, w111)
    x0086 = sin(q_10, w118)
    x0220 = add(mul(v_04, x0085, w122), mul(v_05, x0086, w123), w123)
    x0225 = add(v_10, x0220, w122)
    x0226 = mul(c05, x0225, w124)
    x0230 = add(v_11, x0225, w125)
    x0287 = mul(c06, x0230, w126)
    x0289 = mul(c07, x0230, w127)
    x0290 = mul(c09, x0230, w128)
    x0293 = mul(c12, x0230, w129)
    x0302 = mul(c13, x0230, w130)
    x0285 = mul(c21, x0225, w131)
    x0282 = mul(c29, x0220, w132)
    x0221 = sub(mul(v_05, x0085, w133), mul(v_04, x0086, w134), w134)
    x0281 = mul(c28, x0221, w133)
    x0087 = cos(q_11, w135)
    x0088 = sin(q_11, w136)
    x0089 = cos(q_12, w137)
    x0090 = sin(q_12, w138)
    x0462 = add(mul(x0089, x0287, w139), mul(x0090, x0289, w140), w140)
    x0468 = add(x0462, mul(c17, x0225, w139), w139)
    x0463 = sub(mul(x0090, x0287, w126), mul(x0089, x0289, w127), w127)
    x0469 = add(x0463, mul(c16, x0225, w126), w126)
    x0473 = mul(c05, x0463, w141)
    x0486 = sub(mul(x0088, x0469, w142), mul(x0087, x0468, w143), w143)
    x0493 = sub(x0486, sub(mul(c27, x0220, w142), mul(c26, x0221, w144), w144), w144)
    x0487 = add(mul(x0087, x0469, w126), mul(x0088, x0468, w139), w139)
    x0680 = add(mul(x0087, x0463, w126), mul(x0088, x0462, w142), w142)
    x0681 = sub(mul(x0087, x0462, w126), mul(x0088, x0463, w127), w127)
    x0091 = sub(mul(c06, x0090, w126), mul(c07, x0089, w145), w145)
    x0096 = add(c16, x0091, w126)
    x0470 = mul(x0091, x0226, w146)
    x0092 = add(mul(c07, x0090, w147), mul(c06, x0089, w148), w148)
    x0095 = mul(c15, x0092, w147)
    x0110 = add(c31, x0095, w149)
    x0097 = add(c17, x0092, w150)
    x0103 = add(mul(x0087, x0096, w151), mul(x0088, x0097, w152), w152)
    x0184 = mul(x0086, x0103, w151)
    x0185 = mul(x0085, x0103, w153)
    x0104 = sub(mul(x0088, x0096, w154), mul(x0087, x0097, w155), w155)
    x0107 = sub(c27, x0104, w154)
    x0113 = sub(mul(c26, x0085, w156), mul(x0086, x0107, w157), w157)
    x0114 = add(mul(c26, x0086, w156), mul(x0085, x0107, w158), w158)
    x0665 = add(mul(c26, x0220, w156), mul(x0107, x0221, w154), w154)
    x0186 = sub(mul(x0088, x0091, w156), mul(x0087, x0092, w159), w159)
    x0187 = add(mul(x0087, x0091, w156), mul(x0088, x0092, w160), w160)
    x0188 = mul(x0086, x0187, w156)
    x0189 = mul(x0085, x0187, w160)
    x0093 = sub(mul(c08, x0090, w161), mul(c10, x0089, w162), w162)
    x0094 = mul(x0090, x0093, w161)
    x0100 = add(mul(x0089, x0093, w162), add(c22, mul(c05, x0091, w163), w163), w163)
    x0098 = add(x0095, sub(c19, x0094, w162), w162)
    x0102 = add(c25, x0094, w161)
    x0105 = add(mul(x0088, sub(x0098, x0102, w147), w147), mul(x0100, mul(c02, x0087, w164), w164), w164)
    x0106 = mul(x0088, x0105, w147)
    x0109 = sub(mul(x0087, x0105, w164), add(c29, x0100, w165), w165)
    x0112 = add(x0106, add(c33, x0102, w164), w164)
    x0099 = add(mul(c12, x0090, w166), sub(c20, mul(c13, x0089, w167), w167), w167)
    x0101 = add(mul(c13, x0090, w166), add(c23, mul(c12, x0089, w168), w168), w168)
    x0108 = add(mul(x0087, x0099, w166), add(c28, mul(x0088, x0101, w169), w169), w169)
    x0111 = add(mul(x0088, x0099, w166), sub(c32, mul(x0087, x0101, w170), w170), w170)
    x0115 = add(mul(x0086, sub(x0110, x0112, w166), w166), mul(x0111, mul(c02, x0085, w171), w171), w171)
    x0168 = add(mul(x0055, x0084, w166), mul(x0086, x0115, w172), w172)
    x0475 = add(mul(x0089, x0293, w166), add(mul(x0090, x0302, w173), mul(c23, x0225, w174), w174), w174)
    x0484 = sub(mul(x0089, x0302, w166), add(mul(x0090, x0293, w173), mul(c20, x0225, w175), w175), w175)
    x0498 = sub(mul(x0088, x0484, w166), add(mul(c33, x0221, w173), mul(c32, x0220, w176), w176), w176)
    x0499 = add(mul(x0087, x0475, w166), x0498, w176)
    x0116 = cos(q_07, w166)
    x0117 = sin(q_07, w173)
    x0209 = add(mul(v_04, x0116, w177), mul(v_05, x0117, w178), w178)
    x0214 = add(v_07, x0209, w177)
    x0215 = mul(c05, x0214, w179)
    x0219 = add(v_08, x0214, w180)
    x0264 = mul(c06, x0219, w181)
    x0266 = mul(c07, x0219, w182)
    x0268 = mul(c09, x0219, w183)
    x0270 = mul(c12, x0219, w184)
    x0279 = mul(c13, x0219, w185)
    x0262 = mul(c21, x0214, w186)
    x0258 = mul(c29, x0209, w187)
    x0210 = sub(mul(v_05, x0116, w188), mul(v_04, x0117, w189), w189)
    x0259 = mul(c28, x0210, w188)
    x0118 = cos(q_08, w190)
    x0119 = sin(q_08, w191)
    x0120 = cos(q_09, w192)
    x0121 = sin(q_09, w193)
    x0517 = add(mul(x0120, x0264, w194), mul(x0121, x0266, w195), w195)
    x0523 = add(x0517, mul(c17, x0214, w194), w194)
    x0518 = sub(mul(x0121, x0264, w181), mul(x0120, x0266, w182), w182)
    x0524 = add(x0518, mul(c16, x0214, w181), w181)
    x0528 = mul(c05, x0518, w196)
    x0541 = sub(mul(x0119, x0524, w197), mul(x0118, x0523, w198), w198)
    x0548 = sub(x0541, add(mul(c26, x0210, w197), mul(c27, x0209, w199), w199), w199)
    x0542 = add(mul(x0118, x0524, w181), mul(x0119, x0523, w194), w194)
    x0576 = mul(c03, sub(add(x0381, x0438, w181), add(x0493, x0548, w197), w197), w197)
    x0579 = mul(c04, add(sub(x0381, x0438, w181), sub(x0493, x0548, w200), w200), w200)
    x0658 = add(mul(x0118, x0518, w181), mul(x0119, x0517, w201), w201)
    x0659 = sub(mul(x0118, x0517, w181), mul(x0119, x0518, w182), w182)
    x0122 = sub(mul(c06, x0121, w181), mul(c07, x0120, w202), w202)
    x0127 = add(c16, x0122, w181)
    x0525 = mul(x0122, x0215, w203)
    x0123 = add(mul(c07, x0121, w204), mul(c06, x0120, w205), w205)
    x0126 = mul(c15, x0123, w204)
    x0141 = add(c31, x0126, w206)
    x0169 = add(add(x0079, x0110, w207), add(x0141, add(x0047, c41, w208), w208), w208)
    x0128 = add(c17, x0123, w207)
    x0134 = add(mul(x0118, x0127, w209), mul(x0119, x0128, w210), w210)
    x0148 = add(add(x0072, x0103, w209), add(x0134, sub(x0040, c37, w211), w211), w211)
    x0202 = mul(x0148, c45, w209)
    x0859 = add(c03, x0202, w212)
    x0890 = sub(c03, x0202, w213)
    x0623 = mul(v_04, x0148, w214)
    x0624 = mul(v_03, x0148, w215)
    x0628 = mul(v_05, x0148, w216)
    x0157 = add(sub(x0040, x0072, w217), sub(x0103, x0134, w218), w218)
    x0167 = sub(add(x0040, x0072, w217), add(x0103, x0134, w219), w219)
    x0178 = mul(x0117, x0134, w217)
    x0179 = mul(x0116, x0134, w220)
    x0135 = sub(mul(x0119, x0127, w221), mul(x0118, x0128, w222), w222)
    x0138 = sub(c27, x0135, w221)
    x0144 = add(mul(c26, x0116, w223), mul(x0117, x0138, w224), w224)
    x0150 = sub(x0113, x0144, w223)
    x0151 = add(x0149, x0150, w225)
    x0203 = mul(x0151, c45, w226)
    x0798 = add(c04, x0203, w227)
    x0811 = sub(c04, x0203, w228)
    x0616 = mul(v_04, x0151, w229)
    x0630 = add(x0616, x0624, w230)
    x0619 = mul(v_03, x0151, w231)
    x0629 = mul(v_05, x0151, w232)
    x0153 = add(add(x0050, x0082, w233), add(x0113, x0144, w234), w234)
    x0175 = mul(c02, add(mul(c03, x0167, w233), mul(c04, x0153, w235), w235), w235)
    x0145 = sub(mul(c26, x0117, w233), mul(x0116, x0138, w236), w236)
    x0152 = add(sub(x0083, x0114, w233), sub(x0145, add(x0051, c38, w237), w237), w237)
    x0643 = sub(mul(c26, x0209, w233), mul(x0138, x0210, w221), w221)
    x0204 = mul(x0152, c45, w233)
    x0617 = mul(v_05, x0152, w238)
    x0618 = sub(x0616, x0617, w229)
    x0625 = sub(x0617, x0624, w215)
    x0620 = mul(v_03, x0152, w238)
    x0626 = mul(v_04, x0152, w239)
    x0162 = sub(sub(x0051, x0083, w240), sub(x0114, x0145, w241), w241)
    x0171 = mul(c04, add(add(x0051, x0083, w240), add(x0114, x0145, w242), w242), w242)
    x0180 = sub(mul(x0119, x0122, w240), mul(x0118, x0123, w243), w243)
    x0181 = add(mul(x0118, x0122, w240), mul(x0119, x0123, w244), w244)
    x0182 = mul(x0117, x0181, w240)
    x0183 = mul(x0116, x0181, w244)
    x0124 = sub(mul(c08, x0121, w245), mul(c10, x0120, w246), w246)
    x0125 = mul(x0121, x0124, w245)
    x0131 = add(mul(x0120, x0124, w246), add(c22, mul(c05, x0122, w247), w247), w247)
    x0129 = add(x0126, sub(c19, x0125, w246), w246)
    x0154 = add(add(x0067, x0098, w204), add(x0129, add(x0035, c44, w248), w248), w248)
    x0133 = add(c25, x0125, w245)
    x0136 = add(mul(x0119, sub(x0129, x0133, w204), w204), mul(x0131, mul(c02, x0118, w249), w249), w249)
    x0137 = mul(x0119, x0136, w204)
    x0155 = add(add(x0075, x0106, w147), add(x0137, sub(x0043, x0154, w248), w248), w248)
    x0156 = sub(mul(c34, x0153, w234), x0155, w248)
    x0140 = sub(mul(x0118, x0136, w249), add(c29, x0131, w234), w234)
    x0143 = add(x0137, add(c33, x0133, w249), w249)
    x0176 = add(add(x0081, x0112, w204), add(x0143, add(x0049, c43, w147), w147), w147)
    x0130 = sub(mul(c13, x0120, w204), add(c20, mul(c12, x0121, w036), w036), w036)
    x0132 = add(mul(c12, x0120, w204), add(c23, mul(c13, x0121, w091), w091), w091)
    x0139 = sub(mul(x0118, x0130, w204), add(c28, mul(x0119, x0132, w250), w250), w250)
    x0158 = sub(sub(c39, mul(x0054, x0077, w204), w204), add(mul(x0085, x0108, w251), mul(x0116, x0139, w252), w252), w252)
    x0159 = sub(add(mul(c04, x0157, w204), mul(x0022, x0045, w251), w251), x0158, w252)
    x0160 = sub(add(mul(c03, sub(x0149, x0150, w223), w223), x0159, w252), add(mul(x0055, x0078, w223), mul(x0086, x0109, w100), w100), w100)
    x0161 = sub(add(mul(x0117, x0140, w252), mul(x0023, x0046, w223), w223), x0160, w100)
    x0622 = mul(v_05, x0161, w223)
    x0789 = sub(mul(v_03, x0161, w252), sub(mul(v_04, x0156, w251), mul(x0203, x0630, w204), w204), w204)
    x0164 = add(add(mul(x0086, x0108, w252), mul(x0117, x0139, w251), w251), x0163, w115)
    x0165 = add(add(mul(c03, x0162, w251), x0164, w115), add(mul(x0054, x0078, w251), mul(x0085, x0109, w252), w252), w252)
    x0166 = add(add(mul(x0116, x0140, w115), mul(x0022, x0046, w251), w251), x0165, w252)
    x0621 = mul(v_04, x0166, w251)
    x0786 = add(mul(v_03, x0166, w115), sub(mul(v_05, x0156, w248), mul(x0204, x0625, w253), w253), w253)
    x0142 = sub(mul(x0118, x0132, w115), sub(c32, mul(x0119, x0130, w248), w248), w248)
    x0146 = add(mul(x0117, sub(x0141, x0143, w115), w115), mul(x0142, mul(c02, x0116, w254), w254), w254)
    x0172 = add(add(x0080, x0111, w115), add(x0142, add(x0048, c42, w255), w255), w255)
    x0173 = add(mul(x0022, x0052, w060), sub(mul(x0054, x0084, w117), add(x0171, x0172, w255), w255), w255)
    x0147 = mul(x0117, x0146, w060)
    x0170 = add(sub(x0053, add(mul(c35, x0167, w117), x0169, w208), w208), add(x0147, x0168, w117), w117)
    x0177 = add(add(x0053, x0147, w060), add(x0168, add(x0175, x0176, w147), w147), w147)
    x0174 = add(add(mul(x0085, x0115, w171), mul(x0116, x0146, w254), w254), x0173, w255)
    x0627 = mul(v_03, x0174, w254)
    x0530 = add(mul(x0120, x0270, w171), add(mul(x0121, x0279, w060), mul(c23, x0214, w172), w172), w172)
    x0553 = add(mul(x0118, x0530, w171), sub(mul(c33, x0210, w060), mul(c32, x0209, w235), w235), w235)
    x0539 = sub(mul(x0121, x0270, w171), sub(mul(x0120, x0279, w060), mul(c20, x0214, w055), w055), w055)
    x0554 = sub(mul(x0119, x0539, w171), x0553, w235)
    x0205 = mul(v_05, c04, w171)
    x0403 = mul(x0050, x0205, w060)
    x0458 = mul(x0082, x0205, w208)
    x0513 = mul(x0113, x0205, w242)
    x0572 = mul(x0144, x0205, w115)
    x0206 = mul(v_05, c03, w256)
    x0405 = mul(x0050, x0206, w257)
    x0460 = mul(x0082, x0206, w258)
    x0515 = mul(x0113, x0206, w259)
    x0574 = mul(x0144, x0206, w260)
    x0207 = mul(v_04, c03, w261)
    x0208 = mul(v_03, c04, w262)
    x0253 = sub(x0207, x0208, w263)
    x0254 = add(x0207, x0208, w262)
    x0461 = mul(x0083, x0254, w261)
    x0819 = add(mul(x0078, x0231, w110), sub(x0461, add(x0460, mul(x0077, x0232, w114), w114), w114), w114)
    x0516 = mul(x0114, x0254, w110)
    x0806 = add(mul(x0109, x0220, w165), sub(x0516, add(x0515, mul(x0108, x0221, w169), w169), w169), w169)
    x0406 = mul(x0051, x0253, w165)
    x0832 = sub(mul(x0046, x0242, w054), sub(x0406, sub(x0405, mul(x0045, x0243, w058), w058), w058), w058)
    x0575 = mul(x0145, x0253, w054)
    x0792 = sub(mul(x0140, x0209, w234), sub(x0575, sub(x0574, mul(x0139, x0210, w250), w250), w250), w250)
    x0211 = add(v_03, v_06, w234)
    x0212 = sub(mul(x0118, x0211, w264), mul(x0119, x0210, w265), w265)
    x0216 = mul(c05, x0212, w264)
    x0527 = mul(x0123, x0216, w266)
    x0263 = mul(c23, x0212, w267)
    x0213 = add(mul(x0118, x0210, w268), mul(x0119, x0211, w269), w269)
    x0649 = sub(x0530, add(mul(x0129, x0213, w246), mul(x0131, x0212, w268), w268), w268)
    x0650 = sub(x0539, add(mul(x0131, x0213, w247), mul(x0133, x0212, w245), w245), w245)
    x0651 = add(mul(x0127, x0212, w181), mul(x0128, x0213, w207), w207)
    x0652 = sub(mul(x0117, x0541, w181), mul(x0116, x0651, w247), w247)
    x0653 = add(mul(x0116, x0541, w198), mul(x0117, x0651, w207), w207)
    x0735 = sub(mul(x0014, x0653, w198), sub(mul(x0013, x0652, w181), mul(x0012, x0542, w246), w246), w246)
    x0750 = add(mul(x0018, x0653, w198), sub(mul(x0017, x0652, w181), mul(x0015, x0542, w270), w270), w270)
    x0765 = add(mul(x0021, x0653, w198), add(mul(x0020, x0652, w181), mul(x0019, x0542, w271), w271), w271)
    x0799 = sub(mul(x0653, x0798, w198), sub(mul(x0118, x0649, w181), mul(x0119, x0650, w272), w272), w272)
    x0217 = sub(mul(x0120, x0212, w198), mul(x0121, x0213, w181), w181)
    x0272 = mul(c09, x0217, w198)
    x0274 = mul(c12, x0217, w273)
    x0280 = sub(x0268, x0274, w274)
    x0278 = sub(mul(c14, x0219, w275), mul(c13, x0217, w276), w276)
    x0218 = add(mul(x0120, x0213, w275), mul(x0121, x0212, w277), w277)
    x0265 = add(mul(c06, x0217, w275), mul(c07, x0218, w278), w278)
    x0267 = mul(c13, x0218, w275)
    x0269 = add(x0267, x0268, w183)
    x0275 = add(x0267, x0274, w273)
    x0870 = sub(add(x0528, sub(x0275, x0525, w275), w275), mul(c02, sub(x0280, sub(x0269, x0275, w279), w279), w279), w279)
    x0271 = add(mul(c11, x0219, w180), mul(c12, x0218, w275), w275)
    x0537 = add(x0271, add(mul(c24, x0214, w180), mul(c20, x0212, w280), w280), w280)
    x0519 = add(mul(x0120, sub(x0271, x0278, w275), w275), mul(x0121, add(x0269, x0280, w180), w180), w180)
    x0520 = mul(x0121, x0519, w275)
    x0540 = add(x0520, sub(x0528, sub(x0280, add(x0262, x0263, w281), w281), w281), w281)
    x0521 = mul(x0120, x0519, w180)
    x0538 = sub(x0521, x0537, w280)
    x0555 = add(x0538, sub(mul(c32, x0210, w196), mul(c30, x0209, w274), w274), w274)
    x0273 = add(x0272, mul(c14, x0218, w196), w196)
    x0276 = mul(c09, x0218, w282)
    x0277 = add(x0276, mul(c11, x0217, w283), w283)
    x0655 = sub(mul(c14, x0217, w284), sub(x0276, x0279, w185), w185)
    x0522 = add(mul(x0120, x0277, w284), mul(x0121, x0273, w282), w282)
    x0526 = sub(mul(x0120, x0273, w196), add(mul(x0121, x0277, w283), mul(x0122, x0216, w264), w264), w264)
    x0654 = sub(mul(c11, x0218, w196), add(x0270, x0272, w198), w198)
    x0803 = add(add(mul(x0120, x0655, w196), mul(x0121, x0654, w184), w184), add(x0522, x0527, w196), w196)
    x0656 = sub(mul(c06, x0218, w277), mul(c07, x0217, w181), w181)
    x0657 = sub(mul(x0121, x0655, w185), add(mul(x0120, x0654, w198), mul(c05, x0656, w192), w192), w192)
    x0802 = sub(x0526, x0657, w192)
    x0660 = add(mul(x0116, x0656, w185), mul(x0117, x0659, w198), w198)
    x0661 = sub(mul(x0116, x0659, w182), mul(x0117, x0656, w181), w181)
    x0872 = add(mul(x0204, x0658, w182), add(mul(x0116, x0870, w185), mul(x0661, x0859, w193), w193), w193)
    x0736 = sub(mul(x0013, x0660, w182), sub(mul(x0014, x0661, w185), mul(x0012, x0658, w277), w277), w277)
    x0751 = add(mul(x0017, x0660, w182), add(mul(x0018, x0661, w185), mul(x0015, x0658, w184), w184), w184)
    x0766 = add(mul(x0020, x0660, w182), sub(mul(x0021, x0661, w185), mul(x0019, x0658, w283), w283), w283)
    x0936 = add(mul(x0658, x0798, w201), add(mul(x0117, x0870, w279), mul(x0660, x0859, w182), w182), w182)
    x0804 = sub(add(mul(x0119, x0803, w201), mul(x0661, x0798, w181), w181), add(mul(x0118, x0802, w201), mul(x0204, x0660, w198), w198), w198)
    x0871 = add(mul(x0118, x0803, w196), mul(x0119, x0802, w192), w192)
    x0261 = mul(c20, x0213, w196)
    x0529 = sub(x0520, sub(x0269, add(x0525, add(x0261, x0262, w186), w186), w186), w186)
    x0534 = sub(x0275, sub(x0261, x0263, w267), w267)
    x0863 = sub(x0534, add(mul(x0132, x0212, w091), mul(x0130, x0213, w036), w036), w036)
    x0648 = sub(x0540, add(x0529, x0534, w091), w091)
    x0864 = add(x0648, add(x0648, add(x0534, x0863, w036), w036), w036)
    x0531 = add(mul(c23, x0213, w091), add(mul(x0123, x0215, w179), mul(c18, x0214, w177), w177), w177)
    x0532 = add(x0521, add(mul(c05, x0517, w195), add(x0278, x0531, w177), w177), w177)
    x0543 = sub(mul(x0118, add(x0532, x0538, w280), w280), mul(x0119, add(x0529, x0540, w180), w180), w180)
    x0544 = mul(x0119, x0543, w280)
    x0552 = add(x0544, sub(x0529, sub(x0258, x0259, w195), w195), w195)
    x0545 = mul(x0118, x0543, w180)
    x0556 = sub(x0545, x0555, w274)
    x0567 = sub(mul(x0117, x0556, w186), mul(x0116, x0554, w276), w276)
    x0573 = add(mul(x0116, x0556, w274), sub(mul(x0117, x0554, w235), mul(x0145, x0205, w186), w186), w186)
    x0533 = sub(x0526, sub(mul(c21, x0212, w274), mul(c24, x0213, w235), w235), w235)
    x0535 = add(x0527, sub(mul(c18, x0212, w264), mul(c21, x0213, w274), w274), w274)
    x0536 = add(x0522, add(mul(c05, x0265, w266), x0535, w274), w274)
    x0546 = sub(mul(x0118, x0533, w282), mul(x0119, x0536, w266), w266)
    x0547 = add(mul(x0119, x0533, w235), mul(x0118, x0536, w274), w274)
    x0865 = sub(x0547, add(mul(x0118, x0650, w245), mul(x0119, x0649, w268), w268), w268)
    x0867 = sub(mul(x0117, x0865, w245), sub(mul(x0653, x0859, w207), mul(x0204, x0542, w235), w235), w235)
    x0933 = sub(mul(x0116, x0865, w268), sub(mul(x0542, x0798, w245), mul(x0652, x0859, w207), w207), w207)
    x0260 = mul(c32, x0211, w268)
    x0558 = sub(x0534, add(x0259, x0260, w188), w188)
    x0563 = add(x0544, sub(x0540, add(x0258, x0260, w268), w268), w268)
    x0640 = sub(x0563, add(x0552, x0558, w280), w280)
    x0549 = sub(mul(c16, x0213, w269), add(mul(c17, x0212, w265), mul(c27, x0211, w281), w281), w281)
    x0550 = sub(x0265, x0549, w281)
    x0645 = add(x0550, mul(x0134, x0210, w278), w278)
    x0551 = add(x0542, mul(c26, x0211, w269), w269)
    x0644 = sub(x0551, mul(x0134, x0209, w194), w194)
    x0646 = add(mul(x0116, x0644, w265), mul(x0117, x0645, w187), w187)
    x0647 = sub(mul(x0116, x0645, w278), mul(x0117, x0644, w194), w194)
    x0860 = sub(mul(x0647, x0859, w278), sub(x0572, mul(x0204, x0643, w265), w265), w265)
    x0734 = sub(mul(x0013, x0646, w278), sub(mul(x0014, x0647, w267), mul(x0012, x0643, w245), w245), w245)
    x0749 = add(mul(x0017, x0646, w278), add(mul(x0018, x0647, w267), mul(x0015, x0643, w282), w282), w282)
    x0764 = add(mul(x0020, x0646, w278), sub(mul(x0021, x0647, w267), mul(x0019, x0643, w264), w264), w264)
    x0793 = add(add(mul(c04, x0647, w278), x0792, w250), sub(mul(x0203, x0647, w194), mul(x0204, x0646, w278), w278), w278)
    x0564 = sub(mul(x0116, x0550, w250), mul(x0117, x0551, w194), w194)
    x0565 = add(mul(x0116, x0551, w269), mul(x0117, x0550, w281), w281)
    x0557 = add(x0546, mul(c29, x0211, w269), w269)
    x0641 = sub(x0557, sub(mul(x0141, x0210, w206), mul(x0142, x0209, w250), w250), w250)
    x0559 = add(x0547, add(mul(c30, x0211, w206), mul(c29, x0210, w267), w267), w267)
    x0560 = sub(x0545, add(x0532, mul(c28, x0211, w274), w274), w274)
    x0642 = sub(x0560, sub(mul(x0142, x0210, w189), mul(x0143, x0209, w249), w249), w249)
    x0561 = add(mul(x0119, x0530, w172), add(mul(c28, x0209, w178), mul(c33, x0211, w234), w234), w234)
    x0562 = add(mul(x0118, x0539, w055), x0561, w234)
    x0566 = sub(mul(x0116, sub(x0559, x0562, w055), w055), mul(x0117, add(x0558, x0563, w190), w190), w190)
    x0222 = add(v_03, v_09, w055)
    x0223 = sub(mul(x0087, x0222, w172), mul(x0088, x0221, w178), w178)
    x0227 = mul(c05, x0223, w172)
    x0472 = mul(x0092, x0227, w191)
    x0286 = mul(c23, x0223, w189)
    x0224 = add(mul(x0087, x0221, w248), mul(x0088, x0222, w180), w180)
    x0671 = add(x0475, add(mul(x0098, x0224, w162), mul(x0100, x0223, w248), w248), w248)
    x0672 = sub(x0484, add(mul(x0100, x0224, w163), mul(x0102, x0223, w161), w161), w161)
    x0673 = add(mul(x0096, x0223, w126), mul(x0097, x0224, w150), w150)
    x0674 = sub(mul(x0086, x0486, w126), mul(x0085, x0673, w163), w163)
    x0675 = add(mul(x0085, x0486, w143), mul(x0086, x0673, w150), w150)
    x0738 = sub(mul(x0014, x0675, w143), sub(mul(x0013, x0674, w126), mul(x0012, x0487, w162), w162), w162)
    x0753 = add(mul(x0018, x0675, w143), sub(mul(x0017, x0674, w126), mul(x0015, x0487, w177), w177), w177)
    x0768 = add(mul(x0021, x0675, w143), add(mul(x0020, x0674, w126), mul(x0019, x0487, w206), w206), w206)
    x0812 = sub(mul(x0675, x0811, w143), add(mul(x0088, x0672, w126), mul(x0087, x0671, w091), w091), w091)
    x0228 = sub(mul(x0089, x0223, w143), mul(x0090, x0224, w126), w126)
    x0295 = mul(c09, x0228, w143)
    x0297 = mul(c12, x0228, w179)
    x0303 = add(x0290, x0297, w205)
    x0301 = add(mul(c13, x0228, w273), mul(c14, x0230, w196), w196)
    x0229 = add(mul(x0089, x0224, w273), mul(x0090, x0223, w275), w275)
    x0288 = add(mul(c06, x0228, w273), mul(c07, x0229, w183), w183)
    x0291 = mul(c13, x0229, w273)
    x0292 = sub(x0290, x0291, w128)
    x0298 = add(x0291, x0297, w179)
    x0885 = sub(sub(x0473, add(x0298, x0470, w273), w273), mul(c02, sub(x0303, add(x0292, x0298, w203), w203), w203), w203)
    x0294 = sub(mul(c12, x0229, w273), mul(c11, x0230, w125), w125)
    x0482 = sub(x0294, sub(mul(c24, x0225, w273), mul(c20, x0223, w181), w181), w181)
    x0464 = sub(mul(x0090, add(x0292, x0303, w273), w273), mul(x0089, add(x0294, x0301, w125), w125), w125)
    x0465 = mul(x0090, x0464, w273)
    x0485 = add(x0465, sub(x0473, sub(x0303, sub(x0285, x0286, w201), w201), w201), w201)
    x0466 = mul(x0089, x0464, w125)
    x0483 = add(x0466, x0482, w181)
    x0500 = sub(x0483, add(mul(c32, x0221, w141), mul(c30, x0220, w205), w205), w205)
    x0296 = add(x0295, mul(c14, x0229, w141), w141)
    x0299 = mul(c09, x0229, w279)
    x0300 = add(x0299, mul(c11, x0228, w185), w185)
    x0677 = sub(mul(c14, x0228, w202), add(x0299, x0302, w130), w130)
    x0467 = add(mul(x0089, x0300, w202), mul(x0090, x0296, w279), w279)
    x0471 = sub(mul(x0089, x0296, w141), add(mul(x0090, x0300, w185), mul(x0091, x0227, w172), w172), w172)
    x0676 = add(mul(c11, x0229, w141), sub(x0293, x0295, w143), w143)
    x0816 = add(add(mul(x0089, x0677, w141), mul(x0090, x0676, w129), w129), add(x0467, x0472, w141), w141)
    x0678 = sub(mul(c06, x0229, w275), mul(c07, x0228, w126), w126)
    x0679 = sub(mul(x0090, x0677, w130), add(mul(x0089, x0676, w143), mul(c05, x0678, w137), w137), w137)
    x0815 = sub(x0471, x0679, w137)
    x0682 = add(mul(x0085, x0678, w130), mul(x0086, x0681, w143), w143)
    x0683 = sub(mul(x0085, x0681, w127), mul(x0086, x0678, w126), w126)
    x0887 = add(mul(x0204, x0680, w127), add(mul(x0085, x0885, w130), mul(x0683, x0859, w138), w138), w138)
    x0739 = sub(mul(x0013, x0682, w127), sub(mul(x0014, x0683, w130), mul(x0012, x0680, w275), w275), w275)
    x0754 = add(mul(x0017, x0682, w127), add(mul(x0018, x0683, w130), mul(x0015, x0680, w129), w129), w129)
    x0769 = add(mul(x0020, x0682, w127), sub(mul(x0021, x0683, w130), mul(x0019, x0680, w185), w185), w185)
    x0944 = sub(mul(x0680, x0811, w142), add(mul(x0086, x0885, w203), mul(x0682, x0859, w127), w127), w127)
    x0817 = sub(sub(mul(x0088, x0816, w142), mul(x0683, x0811, w126), w126), add(mul(x0087, x0815, w142), mul(x0204, x0682, w143), w143), w143)
    x0886 = add(mul(x0087, x0816, w141), mul(x0088, x0815, w137), w137)
    x0284 = mul(c20, x0224, w141)
    x0474 = sub(x0465, sub(x0292, sub(x0470, sub(x0284, x0285, w131), w131), w131), w131)
    x0479 = sub(x0298, sub(x0284, x0286, w189), w189)
    x0878 = add(x0479, sub(mul(x0099, x0224, w167), mul(x0101, x0223, w168), w168), w168)
    x0670 = sub(x0485, sub(x0474, x0479, w167), w167)
    x0879 = add(x0670, sub(x0670, add(x0479, x0878, w168), w168), w168)
    x0476 = sub(mul(c23, x0224, w167), add(mul(x0092, x0226, w124), mul(c18, x0225, w122), w122), w122)
    x0477 = add(x0466, add(mul(c05, x0462, w140), sub(x0301, x0476, w122), w122), w122)
    x0488 = sub(mul(x0088, add(x0474, x0485, w125), w125), mul(x0087, add(x0477, x0483, w181), w181), w181)
    x0489 = mul(x0088, x0488, w125)
    x0497 = sub(x0489, sub(x0474, add(x0281, x0282, w140), w140), w140)
    x0490 = mul(x0087, x0488, w181)
    x0501 = add(x0490, x0500, w205)
    x0512 = add(mul(x0085, x0499, w131), mul(x0086, x0501, w196), w196)
    x0514 = sub(mul(x0085, x0501, w205), sub(mul(x0086, x0499, w176), mul(x0114, x0205, w131), w131), w131)
    x0478 = sub(x0471, sub(mul(c21, x0223, w205), mul(c24, x0224, w176), w176), w176)
    x0480 = add(x0472, sub(mul(c18, x0223, w172), mul(c21, x0224, w205), w205), w205)
    x0481 = add(x0467, add(mul(c05, x0288, w191), x0480, w205), w205)
    x0491 = sub(mul(x0087, x0478, w279), mul(x0088, x0481, w191), w191)
    x0492 = add(mul(x0088, x0478, w176), mul(x0087, x0481, w205), w205)
    x0880 = sub(x0492, sub(mul(x0087, x0672, w161), mul(x0088, x0671, w248), w248), w248)
    x0882 = sub(mul(x0086, x0880, w161), sub(mul(x0675, x0859, w150), mul(x0204, x0487, w176), w176), w176)
    x0941 = add(mul(x0085, x0880, w248), add(mul(x0487, x0811, w161), mul(x0674, x0859, w150), w150), w150)
    x0283 = mul(c32, x0222, w248)
    x0503 = sub(x0479, add(x0281, x0283, w133), w133)
    x0508 = sub(x0489, sub(x0485, sub(x0282, x0283, w248), w248), w248)
    x0662 = sub(x0508, add(x0497, x0503, w125), w125)
    x0494 = sub(mul(c16, x0224, w180), add(mul(c17, x0223, w178), mul(c27, x0222, w201), w201), w201)
    x0495 = sub(x0288, x0494, w201)
    x0667 = add(x0495, mul(x0103, x0221, w183), w183)
    x0496 = sub(x0487, mul(c26, x0222, w180), w180)
    x0666 = sub(x0496, mul(x0103, x0220, w139), w139)
    x0668 = add(mul(x0085, x0666, w178), mul(x0086, x0667, w132), w132)
    x0669 = sub(mul(x0085, x0667, w183), mul(x0086, x0666, w139), w139)
    x0875 = sub(mul(x0669, x0859, w183), add(x0513, mul(x0204, x0665, w178), w178), w178)
    x0737 = sub(mul(x0014, x0669, w183), sub(mul(x0013, x0668, w189), mul(x0012, x0665, w161), w161), w161)
    x0752 = add(mul(x0018, x0669, w183), sub(mul(x0017, x0668, w189), mul(x0015, x0665, w279), w279), w279)
    x0767 = add(mul(x0021, x0669, w183), add(mul(x0020, x0668, w189), mul(x0019, x0665, w172), w172), w172)
    x0807 = sub(sub(mul(c04, x0669, w183), x0806, w169), sub(mul(x0203, x0669, w139), mul(x0204, x0668, w183), w183), w183)
    x0509 = sub(mul(x0085, x0495, w169), mul(x0086, x0496, w139), w139)
    x0510 = add(mul(x0086, x0495, w201), mul(x0085, x0496, w180), w180)
    x0502 = add(x0491, mul(c29, x0222, w201), w201)
    x0663 = sub(x0502, sub(mul(x0110, x0221, w149), mul(x0111, x0220, w169), w169), w169)
    x0504 = add(x0492, add(mul(c30, x0222, w149), mul(c29, x0221, w189), w189), w189)
    x0505 = add(x0490, sub(x0477, mul(c28, x0222, w205), w205), w205)
    x0664 = add(x0505, sub(mul(x0111, x0221, w134), mul(x0112, x0220, w164), w164), w164)
    x0506 = add(mul(x0088, x0475, w174), sub(mul(c28, x0220, w123), mul(c33, x0222, w055), w055), w055)
    x0507 = sub(mul(x0087, x0484, w175), x0506, w055)
    x0511 = add(mul(x0086, add(x0503, x0508, w175), w175), mul(x0085, sub(x0504, x0507, w135), w135), w135)
    x0233 = add(v_03, v_12, w175)
    x0234 = sub(mul(x0056, x0233, w174), mul(x0057, x0232, w123), w123)
    x0238 = mul(c05, x0234, w174)
    x0417 = mul(x0061, x0238, w136)
    x0309 = mul(c23, x0234, w134)
    x0235 = add(mul(x0056, x0232, w170), mul(x0057, x0233, w181), w181)
    x0693 = sub(x0420, add(mul(x0067, x0235, w107), mul(x0069, x0234, w170), w170), w170)
    x0694 = sub(x0429, add(mul(x0069, x0235, w108), mul(x0071, x0234, w106), w106), w106)
    x0695 = add(mul(x0065, x0234, w070), mul(x0066, x0235, w094), w094)
    x0696 = sub(mul(x0055, x0431, w070), mul(x0054, x0695, w108), w108)
    x0697 = add(mul(x0054, x0431, w087), mul(x0055, x0695, w094), w094)
    x0741 = sub(mul(x0014, x0697, w087), sub(mul(x0013, x0696, w070), mul(x0012, x0432, w107), w107), w107)
    x0756 = add(mul(x0018, x0697, w087), sub(mul(x0017, x0696, w070), mul(x0015, x0432, w122), w122), w122)
    x0771 = add(mul(x0021, x0697, w087), add(mul(x0020, x0696, w070), mul(x0019, x0432, w149), w149), w149)
    x0825 = sub(mul(x0697, x0798, w087), sub(mul(x0056, x0693, w070), mul(x0057, x0694, w167), w167), w167)
    x0239 = sub(mul(x0058, x0234, w087), mul(x0059, x0235, w070), w070)
    x0318 = mul(c09, x0239, w087)
    x0320 = mul(c12, x0239, w124)
    x0326 = sub(x0314, x0320, w148)
    x0324 = sub(mul(c14, x0241, w179), mul(c13, x0239, w141), w141)
    x0240 = add(mul(x0058, x0235, w179), mul(x0059, x0234, w273), w273)
    x0311 = add(mul(c06, x0239, w179), mul(c07, x0240, w128), w128)
    x0313 = mul(c13, x0240, w179)
    x0315 = add(x0313, x0314, w072)
    x0321 = add(x0313, x0320, w124)
    x0900 = sub(add(x0418, sub(x0321, x0415, w179), w179), mul(c02, sub(x0326, sub(x0315, x0321, w146), w146), w146), w146)
    x0317 = add(mul(c11, x0241, w069), mul(c12, x0240, w179), w179)
    x0427 = add(x0317, add(mul(c24, x0236, w069), mul(c20, x0234, w126), w126), w126)
    x0409 = add(mul(x0058, sub(x0317, x0324, w179), w179), mul(x0059, add(x0315, x0326, w069), w069), w069)
    x0410 = mul(x0059, x0409, w179)
    x0430 = add(x0410, sub(x0418, sub(x0326, add(x0308, x0309, w142), w142), w142), w142)
    x0411 = mul(x0058, x0409, w069)
    x0428 = sub(x0411, x0427, w126)
    x0445 = add(x0428, sub(mul(c32, x0232, w085), mul(c30, x0231, w148), w148), w148)
    x0319 = add(x0318, mul(c14, x0240, w085), w085)
    x0322 = mul(c09, x0240, w203)
    x0323 = add(x0322, mul(c11, x0239, w130), w130)
    x0699 = sub(mul(c14, x0239, w145), sub(x0322, x0325, w074), w074)
    x0412 = add(mul(x0058, x0323, w145), mul(x0059, x0319, w203), w203)
    x0416 = sub(mul(x0058, x0319, w085), add(mul(x0059, x0323, w130), mul(x0060, x0238, w174), w174), w174)
    x0698 = sub(mul(c11, x0240, w085), add(x0316, x0318, w087), w087)
    x0829 = add(add(mul(x0058, x0699, w085), mul(x0059, x0698, w073), w073), add(x0412, x0417, w085), w085)
    x0700 = sub(mul(c06, x0240, w273), mul(c07, x0239, w070), w070)
    x0701 = sub(mul(x0059, x0699, w074), add(mul(x0058, x0698, w087), mul(c05, x0700, w081), w081), w081)
    x0828 = sub(x0416, x0701, w081)
    x0704 = add(mul(x0054, x0700, w074), mul(x0055, x0703, w087), w087)
    x0705 = sub(mul(x0054, x0703, w071), mul(x0055, x0700, w070), w070)
    x0902 = add(mul(x0204, x0702, w071), sub(mul(x0054, x0900, w074), mul(x0705, x0890, w082), w082), w082)
    x0742 = sub(mul(x0013, x0704, w071), sub(mul(x0014, x0705, w074), mul(x0012, x0702, w273), w273), w273)
    x0757 = add(mul(x0017, x0704, w071), add(mul(x0018, x0705, w074), mul(x0015, x0702, w073), w073), w073)
    x0772 = add(mul(x0020, x0704, w071), sub(mul(x0021, x0705, w074), mul(x0019, x0702, w130), w130), w130)
    x0952 = add(mul(x0702, x0798, w086), sub(mul(x0055, x0900, w146), mul(x0704, x0890, w071), w071), w071)
    x0830 = sub(add(mul(x0057, x0829, w086), mul(x0705, x0798, w070), w070), add(mul(x0056, x0828, w086), mul(x0204, x0704, w087), w087), w087)
    x0901 = add(mul(x0056, x0829, w085), mul(x0057, x0828, w081), w081)
    x0307 = mul(c20, x0235, w085)
    x0419 = sub(x0410, sub(x0315, add(x0415, add(x0307, x0308, w075), w075), w075), w075)
    x0424 = sub(x0321, sub(x0307, x0309, w134), w134)
    x0894 = sub(x0424, add(mul(x0070, x0234, w113), mul(x0068, x0235, w112), w112), w112)
    x0692 = sub(x0430, add(x0419, x0424, w113), w113)
    x0895 = add(x0692, add(x0692, add(x0424, x0894, w112), w112), w112)
    x0421 = add(mul(c23, x0235, w113), add(mul(x0061, x0237, w068), mul(c18, x0236, w066), w066), w066)
    x0422 = add(x0411, add(mul(c05, x0407, w084), add(x0324, x0421, w066), w066), w066)
    x0433 = sub(mul(x0056, add(x0422, x0428, w126), w126), mul(x0057, add(x0419, x0430, w069), w069), w069)
    x0434 = mul(x0057, x0433, w126)
    x0442 = add(x0434, sub(x0419, sub(x0304, x0305, w084), w084), w084)
    x0435 = mul(x0056, x0433, w069)
    x0446 = sub(x0435, x0445, w148)
    x0457 = sub(mul(x0055, x0446, w075), mul(x0054, x0444, w141), w141)
    x0459 = add(mul(x0054, x0446, w148), sub(mul(x0055, x0444, w120), mul(x0083, x0205, w075), w075), w075)
    x0423 = sub(x0416, sub(mul(c21, x0234, w148), mul(c24, x0235, w120), w120), w120)
    x0425 = add(x0417, sub(mul(c18, x0234, w174), mul(c21, x0235, w148), w148), w148)
    x0426 = add(x0412, add(mul(c05, x0311, w136), x0425, w148), w148)
    x0436 = sub(mul(x0056, x0423, w203), mul(x0057, x0426, w136), w136)
    x0437 = add(mul(x0057, x0423, w120), mul(x0056, x0426, w148), w148)
    x0896 = sub(x0437, add(mul(x0056, x0694, w106), mul(x0057, x0693, w170), w170), w170)
    x0897 = add(mul(x0055, x0896, w106), add(mul(x0697, x0890, w094), mul(x0204, x0432, w120), w120), w120)
    x0949 = sub(mul(x0054, x0896, w170), add(mul(x0432, x0798, w106), mul(x0696, x0890, w094), w094), w094)
    x0306 = mul(c32, x0233, w170)
    x0448 = add(x0424, sub(x0304, x0306, w077), w077)
    x0453 = add(x0434, add(x0430, sub(x0305, x0306, w170), w170), w170)
    x0684 = sub(x0453, add(x0442, x0448, w126), w126)
    x0439 = sub(mul(c16, x0235, w181), add(mul(c17, x0234, w123), mul(c27, x0233, w142), w142), w142)
    x0440 = sub(x0311, x0439, w142)
    x0689 = add(x0440, mul(x0072, x0232, w128), w128)
    x0441 = add(x0432, mul(c26, x0233, w181), w181)
    x0688 = sub(x0441, mul(x0072, x0231, w083), w083)
    x0690 = add(mul(x0054, x0688, w123), mul(x0055, x0689, w076), w076)
    x0691 = sub(mul(x0054, x0689, w128), mul(x0055, x0688, w083), w083)
    x0891 = add(mul(x0691, x0890, w128), sub(x0458, mul(x0204, x0687, w123), w123), w123)
    x0740 = sub(mul(x0013, x0690, w128), sub(mul(x0014, x0691, w134), mul(x0012, x0687, w106), w106), w106)
    x0755 = add(mul(x0017, x0690, w128), add(mul(x0018, x0691, w134), mul(x0015, x0687, w203), w203), w203)
    x0770 = add(mul(x0020, x0690, w128), sub(mul(x0021, x0691, w134), mul(x0019, x0687, w174), w174), w174)
    x0820 = add(add(mul(c04, x0691, w128), x0819, w114), sub(mul(x0203, x0691, w083), mul(x0204, x0690, w128), w128), w128)
    x0454 = sub(mul(x0054, x0440, w114), mul(x0055, x0441, w083), w083)
    x0455 = add(mul(x0054, x0441, w181), mul(x0055, x0440, w142), w142)
    x0447 = sub(x0436, mul(c29, x0233, w181), w181)
    x0685 = sub(x0447, sub(mul(x0079, x0232, w093), mul(x0080, x0231, w114), w114), w114)
    x0449 = add(x0437, sub(mul(c30, x0233, w093), mul(c29, x0232, w134), w134), w134)
    x0450 = sub(x0435, sub(x0422, mul(c28, x0233, w148), w148), w148)
    x0686 = sub(x0450, sub(mul(x0080, x0232, w078), mul(x0081, x0231, w109), w109), w109)
    x0451 = sub(mul(x0057, x0420, w119), sub(mul(c28, x0231, w067), mul(c33, x0233, w175), w175), w175)
    x0452 = add(mul(x0056, x0429, w121), x0451, w175)
    x0456 = sub(mul(x0055, add(x0448, x0453, w121), w121), mul(x0054, sub(x0449, x0452, w079), w079), w079)
    x0594 = sub(mul(x0117, x0566, w121), sub(mul(x0055, x0456, w119), mul(x0086, x0511, w067), w067), w067)
    x0598 = sub(mul(x0116, x0566, w190), sub(mul(x0054, x0456, w079), mul(x0085, x0511, w135), w135), w135)
    x0244 = add(v_03, v_15, w190)
    x0245 = sub(mul(x0024, x0244, w079), mul(x0025, x0243, w121), w121)
    x0249 = mul(c05, x0245, w079)
    x0360 = mul(x0029, x0249, w119)
    x0332 = mul(c23, x0245, w080)
    x0246 = add(mul(x0024, x0243, w078), mul(x0025, x0244, w116), w116)
    x0715 = add(x0363, add(mul(x0035, x0246, w051), mul(x0037, x0245, w078), w078), w078)
    x0716 = sub(x0372, add(mul(x0037, x0246, w052), mul(x0039, x0245, w050), w050), w050)
    x0717 = add(mul(x0033, x0245, w015), mul(x0034, x0246, w039), w039)
    x0718 = sub(mul(x0023, x0374, w015), mul(x0022, x0717, w052), w052)
    x0719 = add(mul(x0022, x0374, w032), mul(x0023, x0717, w039), w039)
    x0744 = sub(mul(x0014, x0719, w032), sub(mul(x0013, x0718, w015), mul(x0012, x0375, w051), w051), w051)
    x0759 = add(mul(x0018, x0719, w032), sub(mul(x0017, x0718, w015), mul(x0015, x0375, w069), w069), w069)
    x0774 = add(mul(x0021, x0719, w032), add(mul(x0020, x0718, w015), mul(x0019, x0375, w066), w066), w066)
    x0837 = sub(mul(x0719, x0811, w032), add(mul(x0025, x0716, w015), mul(x0024, x0715, w093), w093), w093)
    x0250 = sub(mul(x0026, x0245, w032), mul(x0027, x0246, w015), w015)
    x0341 = mul(c09, x0250, w032)
    x0343 = mul(c12, x0250, w113)
    x0349 = add(x0336, x0343, w068)
    x0347 = add(mul(c13, x0250, w092), mul(c14, x0252, w124), w124)
    x0251 = add(mul(x0026, x0246, w092), mul(x0027, x0245, w085), w085)
    x0334 = add(mul(c06, x0250, w092), mul(c07, x0251, w179), w179)
    x0337 = mul(c13, x0251, w092)
    x0338 = sub(x0336, x0337, w017)
    x0344 = add(x0337, x0343, w113)
    x0914 = sub(sub(x0361, add(x0344, x0358, w092), w092), mul(c02, sub(x0349, add(x0338, x0344, w072), w072), w072), w072)
    x0340 = sub(mul(c12, x0251, w092), mul(c11, x0252, w014), w014)
    x0370 = sub(x0340, sub(mul(c24, x0247, w092), mul(c20, x0245, w090), w090), w090)
    x0352 = sub(mul(x0027, add(x0338, x0349, w092), w092), mul(x0026, add(x0340, x0347, w014), w014), w014)
    x0353 = mul(x0027, x0352, w092)
    x0373 = add(x0353, sub(x0361, sub(x0349, sub(x0331, x0332, w070), w070), w070), w070)
    x0354 = mul(x0026, x0352, w014)
    x0371 = add(x0354, x0370, w090)
    x0388 = sub(x0371, add(mul(c32, x0243, w030), mul(c30, x0242, w068), w068), w068)
    x0342 = add(x0341, mul(c14, x0251, w030), w030)
    x0345 = mul(c09, x0251, w086)
    x0346 = add(x0345, mul(c11, x0250, w146), w146)
    x0721 = sub(mul(c14, x0250, w074), add(x0345, x0348, w019), w019)
    x0355 = add(mul(x0026, x0346, w074), mul(x0027, x0342, w086), w086)
    x0359 = sub(mul(x0026, x0342, w030), add(mul(x0027, x0346, w146), mul(x0028, x0249, w079), w079), w079)
    x0720 = add(mul(c11, x0251, w030), sub(x0339, x0341, w032), w032)
    x0841 = add(add(mul(x0026, x0721, w030), mul(x0027, x0720, w018), w018), add(x0355, x0360, w030), w030)
    x0722 = sub(mul(c06, x0251, w085), mul(c07, x0250, w015), w015)
    x0723 = sub(mul(x0027, x0721, w019), add(mul(x0026, x0720, w032), mul(c05, x0722, w026), w026), w026)
    x0840 = sub(x0359, x0723, w026)
    x0726 = add(mul(x0022, x0722, w019), mul(x0023, x0725, w032), w032)
    x0727 = sub(mul(x0022, x0725, w016), mul(x0023, x0722, w015), w015)
    x0916 = add(mul(x0204, x0724, w016), sub(mul(x0022, x0914, w019), mul(x0727, x0890, w027), w027), w027)
    x0745 = sub(mul(x0013, x0726, w016), sub(mul(x0014, x0727, w019), mul(x0012, x0724, w085), w085), w085)
    x0760 = add(mul(x0017, x0726, w016), add(mul(x0018, x0727, w019), mul(x0015, x0724, w018), w018), w018)
    x0775 = add(mul(x0020, x0726, w016), sub(mul(x0021, x0727, w019), mul(x0019, x0724, w146), w146), w146)
    x0960 = sub(mul(x0724, x0811, w031), sub(mul(x0023, x0914, w072), mul(x0726, x0890, w016), w016), w016)
    x0842 = sub(sub(mul(x0025, x0841, w031), mul(x0727, x0811, w015), w015), add(mul(x0024, x0840, w031), mul(x0204, x0726, w032), w032), w032)
    x0915 = add(mul(x0024, x0841, w030), mul(x0025, x0840, w026), w026)
    x0330 = mul(c20, x0246, w030)
    x0362 = sub(x0353, sub(x0338, sub(x0358, sub(x0330, x0331, w020), w020), w020), w020)
    x0367 = sub(x0344, sub(x0330, x0332, w080), w080)
    x0908 = add(x0367, sub(mul(x0036, x0246, w056), mul(x0038, x0245, w057), w057), w057)
    x0714 = sub(x0373, sub(x0362, x0367, w056), w056)
    x0909 = add(x0714, sub(x0714, add(x0367, x0908, w057), w057), w057)
    x0364 = sub(mul(c23, x0246, w056), add(mul(x0029, x0248, w013), mul(c18, x0247, w011), w011), w011)
    x0365 = add(x0354, add(mul(c05, x0350, w029), sub(x0347, x0364, w011), w011), w011)
    x0376 = sub(mul(x0025, add(x0362, x0373, w014), w014), mul(x0024, add(x0365, x0371, w090), w090), w090)
    x0377 = mul(x0025, x0376, w014)
    x0385 = sub(x0377, add(x0362, add(x0327, x0328, w029), w029), w029)
    x0378 = mul(x0024, x0376, w090)
    x0389 = add(x0378, x0388, w068)
    x0402 = add(mul(x0022, x0387, w020), mul(x0023, x0389, w124), w124)
    x0404 = sub(mul(x0022, x0389, w068), sub(mul(x0023, x0387, w065), mul(x0051, x0205, w020), w020), w020)
    x0366 = sub(x0359, sub(mul(c21, x0245, w068), mul(c24, x0246, w065), w065), w065)
    x0368 = add(x0360, sub(mul(c18, x0245, w079), mul(c21, x0246, w068), w068), w068)
    x0369 = add(x0355, add(mul(c05, x0334, w119), x0368, w068), w068)
    x0379 = sub(mul(x0024, x0366, w086), mul(x0025, x0369, w119), w119)
    x0380 = add(mul(x0025, x0366, w065), mul(x0024, x0369, w068), w068)
    x0910 = sub(x0380, sub(mul(x0024, x0716, w050), mul(x0025, x0715, w078), w078), w078)
    x0911 = add(mul(x0023, x0910, w050), add(mul(x0719, x0890, w039), mul(x0204, x0375, w065), w065), w065)
    x0957 = add(mul(x0022, x0910, w078), sub(mul(x0375, x0811, w050), mul(x0718, x0890, w039), w039), w039)
    x0329 = mul(c32, x0244, w078)
    x0391 = add(x0367, sub(x0328, x0329, w022), w022)
    x0396 = sub(x0377, add(x0373, add(x0327, x0329, w078), w078), w078)
    x0706 = sub(x0396, add(x0385, x0391, w014), w014)
    x0382 = sub(mul(c16, x0246, w116), add(mul(c17, x0245, w121), mul(c27, x0244, w070), w070), w070)
    x0383 = sub(x0334, x0382, w070)
    x0711 = add(x0383, mul(x0040, x0243, w179), w179)
    x0384 = sub(x0375, mul(c26, x0244, w116), w116)
    x0710 = sub(x0384, mul(x0040, x0242, w028), w028)
    x0712 = add(mul(x0022, x0710, w121), mul(x0023, x0711, w021), w021)
    x0713 = sub(mul(x0022, x0711, w179), mul(x0023, x0710, w028), w028)
    x0905 = add(mul(x0713, x0890, w179), add(x0403, mul(x0204, x0709, w121), w121), w121)
    x0743 = sub(mul(x0014, x0713, w179), sub(mul(x0013, x0712, w080), mul(x0012, x0709, w050), w050), w050)
    x0758 = add(mul(x0018, x0713, w179), sub(mul(x0017, x0712, w080), mul(x0015, x0709, w086), w086), w086)
    x0773 = add(mul(x0021, x0713, w179), add(mul(x0020, x0712, w080), mul(x0019, x0709, w079), w079), w079)
    x0833 = sub(sub(mul(c04, x0713, w179), x0832, w058), sub(mul(x0203, x0713, w028), mul(x0204, x0712, w179), w179), w179)
    x0397 = sub(mul(x0022, x0383, w058), mul(x0023, x0384, w028), w028)
    x0398 = add(mul(x0023, x0383, w070), mul(x0022, x0384, w116), w116)
    x0600 = mul(c03, sub(add(x0398, x0455, w070), add(x0510, x0565, w058), w058), w058)
    x0607 = mul(c04, add(sub(x0398, x0455, w070), sub(x0510, x0565, w080), w080), w080)
    x0585 = mul(c03, sub(add(x0397, x0454, w070), add(x0509, x0564, w056), w056), w056)
    x0591 = mul(c04, add(sub(x0397, x0454, w070), sub(x0509, x0564, w013), w013), w013)
    x0390 = sub(x0379, mul(c29, x0244, w070), w070)
    x0707 = sub(x0390, sub(mul(x0047, x0243, w038), mul(x0048, x0242, w037), w037), w037)
    x0392 = add(x0380, sub(mul(c30, x0244, w038), mul(c29, x0243, w113), w113), w113)
    x0393 = add(x0378, add(x0365, mul(c28, x0244, w068), w068), w068)
    x0708 = add(x0393, sub(mul(x0048, x0243, w023), mul(x0049, x0242, w053), w053), w053)
    x0394 = sub(mul(x0025, x0363, w063), add(mul(c28, x0242, w012), mul(c33, x0244, w190), w190), w190)
    x0395 = sub(mul(x0024, x0372, w064), x0394, w190)
    x0399 = add(mul(x0022, sub(x0392, x0395, w064), w064), mul(x0023, add(x0391, x0396, w024), w024), w024)
    x0400 = mul(x0023, x0399, w064)
    x0401 = mul(x0022, x0399, w024)
    x0255 = mul(v_04, c40, w063)
    x0256 = mul(v_05, c39, w012)
    x0577 = add(x0576, add(mul(x0157, x0205, w218), sub(x0255, x0256, w025), w025), w025)
    x0578 = add(sub(x0442, x0497, w197), sub(x0552, add(x0385, x0577, w025), w025), w025)
    x0257 = mul(v_03, c42, w197)
    x0592 = add(sub(x0448, x0503, w133), add(x0558, sub(x0405, add(x0256, x0257, w012), w012), w012), w012)
    x0593 = sub(add(add(x0460, x0515, w259), sub(x0391, x0574, w260), w260), x0592, w012)
    x0612 = sub(add(x0461, x0516, w110), add(x0575, sub(x0406, add(x0255, x0257, w197), w197), w197), w197)
    x0613 = add(sub(x0453, x0508, w248), sub(x0563, add(x0396, x0612, w197), w197), w197)
    x0595 = add(sub(x0400, add(x0591, x0593, w012), w012), x0594, w012)
    x0614 = add(x0594, add(x0400, x0613, w197), w197)
    x0615 = sub(x0614, add(x0578, x0595, w067), w067)
    x0854 = mul(c02, x0615, w064)
    x0568 = add(add(x0438, x0493, w144), add(x0548, sub(x0381, mul(v_04, c38, w088), w088), w088), w088)
    x0637 = sub(x0568, x0626, w144)
    x0639 = sub(x0568, x0629, w199)
    x0728 = mul(c45, x0568, w033)
    x0851 = mul(x0148, x0728, w013)
    x0861 = sub(mul(x0116, x0641, w248), sub(mul(x0144, x0728, w268), x0860, w265), w265)
    x0862 = add(mul(x0117, x0642, w248), sub(x0567, x0861, w265), w265)
    x0866 = add(x0205, x0728, w248)
    x0881 = sub(x0205, x0728, w171)
    x0883 = add(mul(x0085, x0879, w268), add(mul(x0185, x0881, w078), x0882, w176), w176)
    x0888 = add(mul(x0189, x0881, w268), add(mul(x0086, x0886, w078), x0887, w138), w138)
    x0912 = add(mul(x0022, x0909, w268), add(mul(x0197, x0881, w078), x0911, w065), w065)
    x0917 = add(mul(x0201, x0881, w268), add(mul(x0023, x0915, w078), x0916, w027), w027)
    x0942 = add(mul(x0086, x0879, w168), sub(mul(x0184, x0881, w268), x0941, w150), w150)
    x0945 = sub(mul(x0188, x0881, w168), add(mul(x0085, x0886, w137), x0944, w127), w127)
    x0958 = add(mul(x0023, x0909, w057), sub(mul(x0196, x0881, w168), x0957, w039), w039)
    x0961 = sub(mul(x0200, x0881, w171), add(mul(x0022, x0915, w026), x0960, w016), w016)
    x0868 = sub(mul(x0116, x0864, w171), sub(mul(x0179, x0866, w026), x0867, w235), w235)
    x0873 = sub(mul(x0183, x0866, w171), add(mul(x0117, x0871, w026), x0872, w193), w193)
    x0898 = sub(mul(x0054, x0895, w171), sub(mul(x0191, x0866, w026), x0897, w120), w120)
    x0903 = sub(mul(x0195, x0866, w171), add(mul(x0055, x0901, w026), x0902, w082), w082)
    x0934 = sub(mul(x0117, x0864, w036), add(mul(x0178, x0866, w171), x0933, w207), w207)
    x0937 = add(mul(x0182, x0866, w036), sub(mul(x0116, x0871, w192), x0936, w182), w182)
    x0950 = sub(mul(x0055, x0895, w112), add(mul(x0190, x0866, w036), x0949, w094), w094)
    x0953 = add(mul(x0194, x0866, w248), sub(mul(x0054, x0901, w081), x0952, w071), w071)
    x0876 = add(mul(x0085, x0663, w248), add(mul(x0113, x0728, w081), x0875, w178), w178)
    x0877 = add(mul(x0086, x0664, w248), add(x0512, x0876, w178), w178)
    x0892 = sub(mul(x0054, x0685, w248), add(mul(x0082, x0728, w081), x0891, w123), w123)
    x0893 = add(mul(x0055, x0686, w248), sub(x0457, x0892, w123), w123)
    x0906 = add(mul(x0022, x0707, w248), sub(mul(x0050, x0728, w081), x0905, w121), w121)
    x0907 = add(mul(x0023, x0708, w248), add(x0402, x0906, w121), w121)
    x0931 = sub(mul(x0145, x0728, w248), add(mul(x0643, x0798, w221), mul(x0646, x0859, w187), w187), w187)
    x0932 = add(mul(x0116, x0642, w249), add(x0573, sub(mul(x0117, x0641, w250), x0931, w187), w187), w187)
    x0939 = add(mul(x0114, x0728, w249), add(mul(x0665, x0811, w154), mul(x0668, x0859, w212), w212), w212)
    x0940 = add(mul(x0085, x0664, w164), sub(x0514, add(mul(x0086, x0663, w169), x0939, w212), w212), w212)
    x0947 = sub(mul(x0083, x0728, w164), sub(mul(x0687, x0798, w227), mul(x0690, x0890, w076), w076), w076)
    x0948 = add(mul(x0054, x0686, w109), add(x0459, sub(mul(x0055, x0685, w114), x0947, w076), w076), w076)
    x0955 = add(mul(x0051, x0728, w109), sub(mul(x0709, x0811, w228), mul(x0712, x0890, w213), w213), w213)
    x0956 = add(mul(x0022, x0708, w053), sub(x0404, add(mul(x0023, x0707, w037), x0955, w213), w213), w213)
    x0569 = add(x0397, add(mul(v_05, c37, w053), mul(v_03, c38, w037), w037), w037)
    x0570 = add(add(x0454, x0509, w139), add(x0564, x0569, w037), w037)
    x0634 = add(x0570, x0620, w139)
    x0733 = add(mul(x0012, x0634, w194), sub(mul(x0013, x0637, w083), mul(x0014, x0630, w028), w028), w028)
    x0748 = add(mul(x0015, x0634, w194), add(mul(x0017, x0637, w083), mul(x0018, x0630, w053), w053), w053)
    x0763 = sub(mul(x0019, x0634, w194), add(mul(x0020, x0637, w083), mul(x0021, x0630, w109), w109), w109)
    x0856 = add(mul(x0204, x0634, w194), add(mul(v_04, x0161, w100), mul(x0202, x0630, w083), w083), w083)
    x0928 = add(mul(x0203, x0634, w139), sub(mul(x0202, x0637, w194), sub(x0621, x0851, w100), w100), w100)
    x0638 = add(x0570, x0628, w139)
    x0848 = add(mul(x0202, x0638, w194), sub(mul(x0151, x0728, w228), mul(x0204, x0618, w021), w021), w021)
    x0849 = add(x0848, add(mul(v_04, x0174, w194), mul(v_05, x0170, w228), w228), w228)
    x0729 = mul(c45, x0570, w021)
    x0808 = add(x0662, add(mul(x0113, x0729, w194), sub(x0497, x0807, w183), w183), w183)
    x0834 = add(x0706, add(mul(x0050, x0729, w194), sub(x0385, x0833, w179), w179), w179)
    x0781 = mul(x0151, x0729, w194)
    x0929 = add(x0614, sub(x0614, sub(sub(x0627, x0781, w043), x0928, w100), w100), w100)
    x0930 = sub(x0854, x0929, w100)
    x0787 = add(mul(x0148, x0729, w197), add(mul(x0203, x0639, w043), x0786, w253), w253)
    x0797 = sub(x0206, x0729, w197)
    x0824 = add(x0206, x0729, w043)
    x0925 = add(mul(x0152, x0729, w114), add(mul(v_05, x0166, w252), mul(x0202, x0625, w164), w164), w164)
    x0951 = sub(mul(x0073, x0824, w114), x0950, w094)
    x0954 = add(mul(x0192, x0824, w114), x0953, w071)
    x0959 = sub(mul(x0041, x0824, w114), x0958, w039)
    x0962 = sub(mul(x0198, x0824, w114), x0961, w016)
    x0935 = add(mul(x0135, x0797, w114), x0934, w207)
    x0938 = sub(mul(x0180, x0797, w114), x0937, w182)
    x0943 = add(mul(x0104, x0797, w114), x0942, w150)
    x0946 = add(mul(x0186, x0797, w114), x0945, w127)
    x0571 = add(add(x0455, x0510, w180), add(x0565, sub(x0398, mul(v_04, c37, w142), w142), w142), w142)
    x0633 = add(x0571, x0619, w180)
    x0732 = add(mul(x0012, x0633, w281), sub(mul(x0014, x0639, w116), mul(x0013, x0625, w114), w114), w114)
    x0747 = sub(mul(x0015, x0633, w281), add(mul(x0018, x0639, w116), mul(x0017, x0625, w252), w252), w252)
    x0762 = add(mul(x0019, x0633, w281), add(mul(x0021, x0639, w116), mul(x0020, x0625, w227), w227), w227)
    x0852 = sub(mul(x0204, x0633, w281), sub(mul(x0202, x0639, w199), sub(x0622, x0851, w013), w013), w013)
    x0926 = add(x0925, sub(mul(v_03, x0177, w281), mul(x0203, x0633, w180), w180), w180)
    x0636 = sub(x0571, x0623, w164)
    x0731 = sub(mul(x0014, x0638, w281), sub(mul(x0013, x0636, w199), mul(x0012, x0618, w116), w116), w116)
    x0746 = add(mul(x0018, x0638, w281), sub(mul(x0017, x0636, w199), mul(x0015, x0618, w098), w098), w098)
    x0761 = add(mul(x0021, x0638, w281), add(mul(x0020, x0636, w199), mul(x0019, x0618, w169), w169), w169)
    x0783 = sub(mul(x0204, x0636, w281), add(x0781, add(x0621, x0622, w223), w223), w223)
    x0922 = sub(mul(x0202, x0636, w164), add(mul(x0152, x0728, w033), mul(x0203, x0618, w281), w281), w281)
    x0923 = add(x0922, sub(mul(v_04, x0177, w147), mul(v_05, x0174, w255), w255), w255)
    x0730 = mul(c45, x0571, w281)
    x0782 = mul(x0152, x0730, w237)
    x0784 = add(add(sub(x0782, mul(x0203, x0638, w139), w139), x0783, w223), mul(c02, x0578, w025), w025)
    x0853 = add(x0595, sub(x0595, sub(sub(x0627, x0782, w237), x0852, w013), w013), w013)
    x0855 = add(x0853, x0854, w064)
    x0785 = add(x0615, add(x0615, x0784, w025), w025)
    x0790 = sub(mul(x0148, x0730, w211), sub(mul(x0204, x0637, w144), x0789, w204), w204)
    x0794 = add(x0640, add(mul(x0145, x0730, w236), sub(x0552, x0793, w278), w278), w278)
    x0795 = add(add(x0640, add(x0552, mul(x0144, x0729, w236), w236), w236), x0794, w278)
    x0809 = add(add(x0662, add(x0497, mul(x0114, x0730, w158), w158), w158), x0808, w183)
    x0821 = add(x0684, add(mul(x0083, x0730, w103), sub(x0442, x0820, w128), w128), w128)
    x0822 = add(add(x0684, add(x0442, mul(x0082, x0729, w021), w021), w021), x0821, w128)
    x0835 = add(add(x0706, add(x0385, mul(x0051, x0730, w047), w047), w047), x0834, w179)
    x0857 = sub(x0856, sub(mul(x0151, x0730, w225), mul(v_03, x0170, w117), w117), w117)
    x0978 = sub(mul(x0013, x0907, w083), sub(mul(x0014, x0956, w225), mul(x0012, x0835, w047), w047), w047)
    x0996 = add(mul(x0017, x0907, w083), add(mul(x0018, x0956, w225), mul(x0015, x0835, w014), w014), w014)
    x1014 = add(mul(x0020, x0907, w121), sub(mul(x0021, x0956, w213), mul(x0019, x0835, w179), w179), w179)
    x0975 = sub(mul(x0013, x0893, w121), sub(mul(x0014, x0948, w213), mul(x0012, x0822, w083), w083), w083)
    x0993 = add(mul(x0017, x0893, w121), add(mul(x0018, x0948, w213), mul(x0015, x0822, w225), w225), w225)
    x1011 = add(mul(x0020, x0893, w123), sub(mul(x0021, x0948, w076), mul(x0019, x0822, w128), w128), w128)
    x0972 = sub(mul(x0013, x0877, w123), sub(mul(x0014, x0940, w076), mul(x0012, x0809, w121), w121), w121)
    x0990 = add(mul(x0017, x0877, w123), add(mul(x0018, x0940, w076), mul(x0015, x0809, w213), w213), w213)
    x1008 = add(mul(x0020, x0877, w178), sub(mul(x0021, x0940, w212), mul(x0019, x0809, w183), w183), w183)
    x0969 = sub(mul(x0013, x0862, w178), sub(mul(x0014, x0932, w212), mul(x0012, x0795, w123), w123), w123)
    x0987 = add(mul(x0017, x0862, w178), add(mul(x0018, x0932, w212), mul(x0015, x0795, w076), w076), w076)
    x1005 = add(mul(x0020, x0862, w265), sub(mul(x0021, x0932, w187), mul(x0019, x0795, w278), w278), w278)
    x0796 = add(x0253, x0730, w265)
    x0800 = add(mul(x0178, x0796, w217), add(x0799, sub(x0546, mul(x0204, x0652, w247), w247), w247), w247)
    x0801 = sub(mul(x0179, x0797, w220), x0800, w247)
    x0805 = sub(mul(x0183, x0797, w244), sub(mul(x0182, x0796, w240), x0804, w198), w198)
    x0869 = add(mul(x0135, x0796, w222), x0868, w235)
    x0874 = sub(mul(x0180, x0796, w265), x0873, w193)
    x0836 = sub(x0253, x0730, w265)
    x0838 = add(mul(x0196, x0836, w040), sub(x0837, sub(x0379, mul(x0204, x0718, w052), w052), w052), w052)
    x0839 = sub(mul(x0197, x0824, w042), x0838, w052)
    x0843 = sub(mul(x0201, x0824, w049), add(mul(x0200, x0836, w045), x0842, w032), w032)
    x0913 = sub(mul(x0041, x0836, w044), x0912, w065)
    x0918 = sub(mul(x0198, x0836, w265), x0917, w027)
    x0980 = add(mul(x0012, x0843, w265), add(mul(x0013, x0918, w048), mul(x0014, x0962, w044), w044), w044)
    x0998 = add(mul(x0015, x0843, w265), sub(mul(x0017, x0918, w048), mul(x0018, x0962, w049), w049), w049)
    x1016 = sub(mul(x0019, x0843, w032), sub(mul(x0020, x0918, w027), mul(x0021, x0962, w016), w016), w016)
    x0979 = add(mul(x0012, x0839, w032), add(mul(x0013, x0913, w027), mul(x0014, x0959, w265), w265), w265)
    x0997 = add(mul(x0015, x0839, w032), sub(mul(x0017, x0913, w027), mul(x0018, x0959, w048), w048), w048)
    x1015 = sub(mul(x0019, x0839, w052), sub(mul(x0020, x0913, w065), mul(x0021, x0959, w039), w039), w039)
    x0971 = add(mul(x0012, x0805, w052), add(mul(x0013, x0874, w065), mul(x0014, x0938, w032), w032), w032)
    x0989 = add(mul(x0015, x0805, w052), sub(mul(x0017, x0874, w065), mul(x0018, x0938, w027), w027), w027)
    x1007 = sub(mul(x0019, x0805, w198), sub(mul(x0020, x0874, w193), mul(x0021, x0938, w182), w182), w182)
    x0970 = add(mul(x0012, x0801, w198), add(mul(x0013, x0869, w193), mul(x0014, x0935, w052), w052), w052)
    x0988 = add(mul(x0015, x0801, w198), sub(mul(x0017, x0869, w193), mul(x0018, x0935, w065), w065), w065)
    x1006 = sub(mul(x0019, x0801, w247), sub(mul(x0020, x0869, w235), mul(x0021, x0935, w207), w207), w207)
    x0810 = add(x0254, x0730, w247)
    x0823 = sub(x0254, x0730, w281)
    x0826 = sub(mul(x0190, x0823, w095), add(x0825, sub(x0436, mul(x0204, x0696, w108), w108), w108), w108)
    x0827 = sub(mul(x0191, x0824, w097), x0826, w108)
    x0831 = sub(mul(x0195, x0824, w043), add(mul(x0194, x0823, w102), x0830, w087), w087)
    x0899 = sub(mul(x0073, x0823, w099), x0898, w120)
    x0904 = add(mul(x0192, x0823, w281), x0903, w082)
    x0813 = sub(mul(x0184, x0810, w151), sub(x0812, sub(x0491, mul(x0204, x0674, w163), w163), w163), w163)
    x0814 = sub(mul(x0185, x0797, w153), x0813, w163)
    x0818 = sub(mul(x0189, x0797, w197), sub(mul(x0188, x0810, w156), x0817, w143), w143)
    x0884 = add(mul(x0104, x0810, w155), x0883, w176)
    x0889 = add(mul(x0186, x0810, w247), x0888, w138)
    x0974 = add(mul(x0012, x0818, w247), add(mul(x0013, x0889, w159), mul(x0014, x0946, w155), w155), w155)
    x0992 = add(mul(x0015, x0818, w247), sub(mul(x0017, x0889, w159), mul(x0018, x0946, w197), w197), w197)
    x1010 = sub(mul(x0019, x0818, w143), sub(mul(x0020, x0889, w138), mul(x0021, x0946, w127), w127), w127)
    x0973 = add(mul(x0012, x0814, w143), add(mul(x0013, x0884, w138), mul(x0014, x0943, w247), w247), w247)
    x0991 = add(mul(x0015, x0814, w143), sub(mul(x0017, x0884, w138), mul(x0018, x0943, w159), w159), w159)
    x1009 = sub(mul(x0019, x0814, w163), sub(mul(x0020, x0884, w176), mul(x0021, x0943, w150), w150), w150)
    x0977 = add(mul(x0012, x0831, w163), add(mul(x0013, x0904, w176), mul(x0014, x0954, w143), w143), w143)
    x0995 = add(mul(x0015, x0831, w163), sub(mul(x0017, x0904, w176), mul(x0018, x0954, w138), w138), w138)
    x1013 = sub(mul(x0019, x0831, w087), sub(mul(x0020, x0904, w082), mul(x0021, x0954, w071), w071), w071)
    x0976 = add(mul(x0012, x0827, w087), add(mul(x0013, x0899, w082), mul(x0014, x0951, w163), w163), w163)
    x0994 = add(mul(x0015, x0827, w087), sub(mul(x0017, x0899, w082), mul(x0018, x0951, w176), w176), w176)
    x1012 = sub(mul(x0019, x0827, w108), sub(mul(x0020, x0899, w120), mul(x0021, x0951, w094), w094), w094)
    x0580 = add(x0403, sub(mul(v_05, c46, w108), mul(v_04, c42, w120), w120), w120)
    x0581 = add(x0579, add(add(x0458, x0513, w242), add(x0572, x0580, w120), w120), w120)
    x0582 = add(sub(x0457, x0512, w196), sub(x0567, sub(x0402, x0581, w120), w120), w120)
    x0583 = add(x0404, sub(mul(v_05, c42, w196), mul(v_04, c47, w276), w276), w276)
    x0584 = add(sub(x0459, x0514, w131), sub(x0573, x0583, w276), w276)
    x0586 = add(mul(x0167, x0206, w219), add(mul(v_03, c40, w131), mul(v_05, c48, w186), w186), w186)
    x0587 = sub(sub(x0585, x0586, w186), add(mul(x0054, x0447, w056), mul(x0085, x0502, w219), w219), w219)
    x0588 = sub(add(mul(x0116, x0557, w186), mul(x0022, x0390, w056), w056), x0587, w219)
    x0589 = add(x0588, sub(mul(x0086, x0505, w056), mul(x0117, x0560, w186), w186), w186)
    x0590 = add(sub(mul(x0023, x0393, w219), mul(x0055, x0450, w056), w056), x0589, w186)
    x0850 = sub(x0582, add(x0590, x0849, w228), w228)
    x0788 = sub(x0582, add(x0590, x0787, w253), w253)
    x0596 = add(x0395, add(mul(v_03, c47, w120), mul(v_05, c40, w186), w186), w186)
    x0597 = add(sub(x0562, mul(x0162, x0206, w256), w256), add(x0596, add(x0452, x0507, w055), w055), w055)
    x0599 = add(add(x0401, x0597, w055), x0598, w055)
    x0601 = add(mul(x0253, sub(x0040, x0134, w210), w210), add(mul(v_04, c48, w041), mul(v_03, c39, w256), w256), w256)
    x0602 = add(x0600, add(mul(x0254, sub(x0072, x0103, w152), w152), x0601, w256), w256)
    x0603 = sub(x0602, add(mul(x0055, x0447, w181), mul(x0086, x0502, w201), w201), w201)
    x0604 = sub(add(mul(x0117, x0557, w269), mul(x0023, x0390, w070), w070), x0603, w201)
    x0605 = sub(x0604, sub(mul(x0085, x0505, w205), mul(x0116, x0560, w274), w274), w274)
    x0606 = sub(sub(mul(x0022, x0393, w068), mul(x0054, x0450, w148), w148), x0605, w274)
    x0924 = sub(x0584, sub(x0606, x0923, w255), w255)
    x0791 = sub(x0584, sub(x0606, x0790, w204), w204)
    x0966 = sub(mul(x0012, x0785, w276), sub(mul(x0014, x0924, w274), mul(x0013, x0850, w148), w148), w148)
    x0984 = add(mul(x0015, x0785, w276), add(mul(x0018, x0924, w274), mul(x0017, x0850, w068), w068), w068)
    x1002 = sub(mul(x0019, x0785, w025), add(mul(x0021, x0924, w255), mul(x0020, x0850, w228), w228), w228)
    x0608 = sub(mul(x0253, add(x0050, x0144, w224), w224), add(mul(v_04, c39, w263), mul(v_03, c46, w046), w046), w046)
    x0609 = add(x0392, sub(mul(x0254, add(x0082, x0113, w157), w157), x0608, w046), w046)
    x0610 = add(sub(x0559, x0607, w080), add(x0609, add(x0449, x0504, w189), w189), w189)
    x0611 = add(x0598, sub(x0401, x0610, w189), w189)
    x0858 = add(x0611, add(x0599, x0857, w117), w117)
    x0927 = add(x0611, add(x0599, x0926, w180), w180)
    x0967 = sub(mul(x0013, x0855, w189), sub(mul(x0014, x0927, w055), mul(x0012, x0788, w135), w135), w135)
    x0985 = add(mul(x0017, x0855, w189), add(mul(x0018, x0927, w055), mul(x0015, x0788, w024), w024), w024)
    x1003 = add(mul(x0020, x0855, w064), sub(mul(x0021, x0927, w180), mul(x0019, x0788, w253), w253), w253)
    x0968 = sub(mul(x0014, x0930, w064), add(mul(x0013, x0858, w180), mul(x0012, x0791, w189), w189), w189)
    x0986 = add(mul(x0018, x0930, w064), add(mul(x0017, x0858, w180), mul(x0015, x0791, w055), w055), w055)
    x1004 = add(mul(x0021, x0930, w100), sub(mul(x0020, x0858, w117), mul(x0019, x0791, w204), w204), w204)
    x0631 = mul(v_05, c36, w100)
    x0777 = mul(x0204, x0631, w117)
    x0919 = sub(x0570, add(x0570, sub(x0628, mul(x0202, x0631, w064), w064), w064), w064)
    x0920 = sub(x0568, add(x0568, sub(x0629, mul(x0203, x0631, w216), w216), w216), w216)
    x0632 = mul(v_04, c36, w088)
    x0776 = mul(x0203, x0632, w232)
    x0778 = add(x0777, sub(x0618, x0776, w229), w229)
    x0844 = sub(x0571, add(x0571, sub(x0623, mul(x0202, x0632, w180), w180), w180), w180)
    x0847 = sub(x0626, mul(x0204, x0632, w214), w214)
    x0963 = add(mul(x0014, x0919, w239), sub(mul(x0013, x0844, w080), mul(x0012, x0778, w046), w046), w046)
    x0981 = sub(mul(x0018, x0919, w239), sub(mul(x0017, x0844, w080), mul(x0015, x0778, w134), w134), w134)
    x0999 = sub(mul(x0021, x0919, w064), add(mul(x0020, x0844, w180), mul(x0019, x0778, w229), w229), w229)
    x0635 = mul(v_03, c36, w064)
    x0779 = sub(x0571, add(x0571, sub(x0619, mul(x0203, x0635, w226), w226), w226), w226)
    x0780 = sub(x0570, sub(x0570, sub(x0620, mul(x0204, x0635, w233), w233), w233), w233)
    x0845 = mul(x0202, x0635, w209)
    x0846 = sub(x0777, add(x0625, x0845, w215), w215)
    x0921 = sub(x0776, sub(x0630, x0845, w209), w209)
    x0965 = sub(mul(x0012, x0780, w232), sub(mul(x0013, x0847, w230), mul(x0014, x0921, w117), w117), w117)
    x0964 = sub(mul(x0012, x0779, w232), add(mul(x0014, x0920, w230), mul(x0013, x0846, w037), w037), w037)
    x0983 = sub(mul(x0015, x0780, w232), add(mul(x0017, x0847, w230), mul(x0018, x0921, w238), w238), w238)
    x1001 = add(mul(x0019, x0780, w233), add(mul(x0020, x0847, w214), mul(x0021, x0921, w209), w209), w209)
    x0982 = add(mul(x0015, x0779, w233), sub(mul(x0018, x0920, w214), mul(x0017, x0846, w232), w232), w232)
    x1000 = sub(mul(x0019, x0779, w226), sub(mul(x0021, x0920, w216), mul(x0020, x0846, w215), w215), w215)
    dA_G[0, 0] = sub(mul(x0013, x0631, w226), mul(x0014, x0632, w216), w216)
    dA_G[0, 1] = add(mul(x0014, x0635, w008), mul(x0012, x0631, w226), w226)
    dA_G[0, 2] = -add(mul(x0012, x0632, w003), mul(x0013, x0635, w009), w009)
    dA_G[0, 3] = x0731
    dA_G[0, 4] = -x0732
    dA_G[0, 5] = x0733
    dA_G[0, 6] = -x0734
    dA_G[0, 7] = -x0735
    dA_G[0, 8] = -x0736
    dA_G[0, 9] = x0737
    dA_G[0, 10] = -x0738
    dA_G[0, 11] = -x0739
    dA_G[0, 12] = -x0740
    dA_G[0, 13] = -x0741
    dA_G[0, 14] = -x0742
    dA_G[0, 15] = x0743
    dA_G[0, 16] = -x0744
    dA_G[0, 17] = -x0745
    dA_G[1, 0] = -add(mul(x0017, x0631, w003), mul(x0018, x0632, w008), w008)
    dA_G[1, 1] = sub(mul(x0018, x0635, w005), mul(x0015, x0631, w003), w003)
    dA_G[1, 2] = add(mul(x0015, x0632, w006), mul(x0017, x0635, w000), w000)
    dA_G[1, 3] = x0746
    dA_G[1, 4] = x0747
    dA_G[1, 5] = -x0748
    dA_G[1, 6] = x0749
    dA_G[1, 7] = -x0750
    dA_G[1, 8] = x0751
    dA_G[1, 9] = x0752
    dA_G[1, 10] = -x0753
    dA_G[1, 11] = x0754
    dA_G[1, 12] = x0755
    dA_G[1, 13] = -x0756
    dA_G[1, 14] = x0757
    dA_G[1, 15] = x0758
    dA_G[1, 16] = -x0759
    dA_G[1, 17] = x0760
    dA_G[2, 0] = add(mul(x0020, x0631, w006), mul(x0021, x0632, w005), w005)
    dA_G[2, 1] = -add(mul(x0021, x0635, w004), mul(x0019, x0631, w100), w100)
    dA_G[2, 2] = sub(mul(x0019, x0632, w088), mul(x0020, x0635, w064), w064)
    dA_G[2, 3] = -x0761
    dA_G[2, 4] = x0762
    dA_G[2, 5] = -x0763
    dA_G[2, 6] = -x0764
    dA_G[2, 7] = x0765
    dA_G[2, 8] = -x0766
    dA_G[2, 9] = -x0767
    dA_G[2, 10] = x0768
    dA_G[2, 11] = -x0769
    dA_G[2, 12] = -x0770
    dA_G[2, 13] = x0771
    dA_G[2, 14] = -x0772
    dA_G[2, 15] = -x0773
    dA_G[2, 16] = x0774
    dA_G[2, 17] = -x0775
    dA_G[3, 0] = x0963
    dA_G[3, 1] = -x0964
    dA_G[3, 2] = -x0965
    dA_G[3, 3] = x0966
    dA_G[3, 4] = -x0967
    dA_G[3, 5] = -x0968
    dA_G[3, 6] = x0969
    dA_G[3, 7] = -x0970
    dA_G[3, 8] = -x0971
    dA_G[3, 9] = -x0972
    dA_G[3, 10] = -x0973
    dA_G[3, 11] = -x0974
    dA_G[3, 12] = x0975
    dA_G[3, 13] = x0976
    dA_G[3, 14] = x0977
    dA_G[3, 15] = -x0978
    dA_G[3, 16] = x0979
    dA_G[3, 17] = x0980
    dA_G[4, 0] = x0981
    dA_G[4, 1] = x0982
    dA_G[4, 2] = x0983
    dA_G[4, 3] = -x0984
    dA_G[4, 4] = x0985
    dA_G[4, 5] = -x0986
    dA_G[4, 6] = -x0987
    dA_G[4, 7] = x0988
    dA_G[4, 8] = x0989
    dA_G[4, 9] = x0990
    dA_G[4, 10] = x0991
    dA_G[4, 11] = x0992
    dA_G[4, 12] = -x0993
    dA_G[4, 13] = -x0994
    dA_G[4, 14] = -x0995
    dA_G[4, 15] = x0996
    dA_G[4, 16] = -x0997
    dA_G[4, 17] = -x0998
    dA_G[5, 0] = -x0999
    dA_G[5, 1] = x1000
    dA_G[5, 2] = x1001
    dA_G[5, 3] = -x1002
    dA_G[5, 4] = -x1003
    dA_G[5, 5] = x1004
    dA_G[5, 6] = x1005
    dA_G[5, 7] = x1006
    dA_G[5, 8] = x1007
    dA_G[5, 9] = -x1008
    dA_G[5, 10] = x1009
    dA_G[5, 11] = x1010
    dA_G[5, 12] = x1011
    dA_G[5, 13] = -x1012
    dA_G[5, 14] = -x1013
    dA_G[5, 15] = -x1014
    dA_G[5, 16] = -x1015
    dA_G[5, 17] = -x1016


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
