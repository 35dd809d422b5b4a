# delassus of go2: J_c M^-1 J_c^T: acceleration of the contacts by contact forces.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.constrained
# Convention  pinocchio
# Program     SHA-256 aafe61e817b65f57637e54b52b255dd8b0ed52f72bfecf232a31ac92f723ff7f
# Operations  1942 mul, 1553 add, 14 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     W  12 x 12  1/kg  world axes
#
# Statements it rests on
#     contact/delassus          PROVED
#     contact/dependent         PROVED
#     outside/delassus          PROVED
#     outside/delassus-coupled  PROVED
#     outside/delassus-free     PROVED-MOD-P

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def delassus(q, out=None):
    """J_c M^-1 J_c^T: acceleration of the contacts by contact forces.

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
    W : ndarray, (..., 12, 12)
        world axes; 1/kg
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [
            ("W", (12, 12)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, W):
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
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
        c35, c36, c37, c38, c39, c40, c41, c42
    ) = numbers(
        (
            1.0, 2.0, 0.0465, 0.1934, 0.213, 0.0955, 0.02623, 0.00084392, 0.0048938853184,
            0.0002285016, 0.00249597775, 7.9431538e-05, 0.0049656346816, 0.426, 0.00430848,
            0.0789924, 0.02032408908, 0.000402580736, 0.000544138096, 0.0209269984768,
            0.00747974233, 0.0006029093968, 0.3868, 0.10962557, 7.119e-05, 0.009360598027,
            0.02119749251, 1.449372e-05, 0.00043992847495, 1.2818914e-06, 0.00892066955205, 16.087,
            0.146694152, 0.037188086, 0.044972709219476, 0.00012166, 0.002283689271632,
            0.4323559965405, 3.12e-05, 0.460899171821024, 201.3841259216003, 0.00216225
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
        w182, w183, w184, w185, w186, w187, w188, w189, w190, w191, w192, w193, w194, w195
    ) = slots(196)
    x0001 = mul(q_03, c02, w000)
    x0016 = sub(c01, mul(q_03, x0001, w001), w001)
    x0009 = mul(q_06, x0001, w000)
    x0002 = mul(q_04, c02, w002)
    x0004 = mul(q_04, x0002, w003)
    x0021 = sub(x0004, x0016, w004)
    x0006 = mul(q_03, x0002, w005)
    x0010 = mul(q_06, x0002, w002)
    x0003 = mul(q_05, c02, w006)
    x0005 = mul(q_05, x0003, w007)
    x0012 = sub(x0005, sub(c01, x0004, w003), w003)
    x0017 = sub(x0005, x0016, w001)
    x0007 = mul(q_03, x0003, w007)
    x0014 = add(x0007, x0010, w008)
    x0019 = sub(x0007, x0010, w002)
    x0008 = mul(q_04, x0003, w007)
    x0011 = mul(q_06, x0003, w006)
    x0013 = sub(x0006, x0011, w009)
    x0015 = add(x0006, x0011, w006)
    x0018 = sub(x0008, x0009, w005)
    x0020 = add(x0008, x0009, w000)
    x0022 = cos(q_07, w007)
    x0023 = sin(q_07, w010)
    x0024 = cos(q_08, w011)
    x0025 = sin(q_08, w012)
    x0026 = cos(q_09, w013)
    x0028 = mul(x0026, c05, w014)
    x0030 = add(c05, x0028, w015)
    x0027 = sin(q_09, w016)
    x0029 = mul(x0027, c05, w017)
    x0031 = mul(x0025, x0029, w018)
    x0032 = sub(x0031, mul(x0024, x0030, w019), w019)
    x0033 = sub(x0031, mul(x0024, x0028, w020), w020)
    x0034 = mul(x0024, x0029, w017)
    x0035 = add(x0034, mul(x0025, x0030, w015), w015)
    x0036 = add(x0034, mul(x0025, x0028, w014), w014)
    x0040 = mul(x0023, x0036, w017)
    x0043 = mul(x0022, x0036, w014)
    x0037 = sub(c04, x0035, w018)
    x0039 = mul(x0023, x0035, w021)
    x0042 = mul(x0022, x0035, w015)
    x0110 = sub(mul(x0014, x0043, w022), add(mul(x0013, x0040, w023), mul(x0012, x0033, w024), w024), w024)
    x0940 = mul(x0110, c41, w022)
    x0111 = add(mul(x0018, x0043, w023), add(mul(x0017, x0040, w025), mul(x0015, x0033, w026), w026), w026)
    x0112 = add(mul(x0021, x0043, w014), sub(mul(x0020, x0040, w017), mul(x0019, x0033, w020), w020), w020)
    x0941 = mul(x0111, c41, w014)
    x0038 = add(mul(x0023, c06, w017), mul(x0022, x0032, w023), w023)
    x0041 = sub(mul(x0022, c06, w017), mul(x0023, x0032, w025), w025)
    x0576 = sub(mul(x0014, x0042, w017), add(mul(x0013, x0039, w027), mul(x0012, x0032, w028), w028), w028)
    x0578 = add(mul(x0018, x0042, w017), add(mul(x0017, x0039, w027), mul(x0015, x0032, w029), w029), w029)
    x0580 = add(mul(x0021, x0042, w015), sub(mul(x0020, x0039, w021), mul(x0019, x0032, w019), w019), w019)
    x0218 = sub(mul(x0027, c07, w015), mul(x0026, c08, w021), w021)
    x0225 = add(c15, x0218, w015)
    x0219 = add(mul(x0027, c08, w017), mul(x0026, c07, w027), w027)
    x0224 = mul(c14, x0219, w017)
    x0230 = add(c20, x0224, w030)
    x0226 = add(c16, x0219, w031)
    x0233 = add(mul(x0024, x0225, w032), mul(x0025, x0226, w033), w033)
    x0234 = sub(mul(x0025, x0225, w015), mul(x0024, x0226, w031), w031)
    x0240 = sub(c25, x0234, w015)
    x0246 = add(mul(x0022, c24, w032), mul(x0023, x0240, w034), w034)
    x0247 = sub(mul(x0023, c24, w032), mul(x0022, x0240, w015), w015)
    x0239 = mul(c23, x0233, w032)
    x0243 = sub(x0239, add(c29, x0230, w035), w035)
    x0256 = sub(x0230, mul(c04, x0233, w036), w036)
    x0250 = add(c13, mul(c05, x0219, w037), w037)
    x0261 = mul(x0250, c41, w038)
    x0274 = div(c01, sub(x0230, mul(x0250, x0261, w039), w039), w039)
    x0577 = sub(mul(x0110, x0261, w030), x0576, w028)
    x0938 = mul(x0274, x0577, w030)
    x0579 = sub(mul(x0111, x0261, w040), x0578, w029)
    x0581 = sub(mul(x0112, x0261, w038), x0580, w019)
    x0980 = add(mul(x0112, mul(x0112, c41, w038), w038), mul(x0581, mul(x0274, x0581, w040), w040), w040)
    x0939 = mul(x0274, x0579, w038)
    x0251 = sub(mul(x0025, x0218, w041), mul(x0024, x0219, w042), w042)
    x0252 = add(mul(x0024, x0218, w041), mul(x0025, x0219, w027), w027)
    x0255 = sub(x0250, mul(c04, x0252, w041), w041)
    x0259 = mul(x0023, x0252, w043)
    x0260 = mul(x0022, x0252, w027)
    x0272 = mul(x0260, c41, w044)
    x0273 = sub(mul(x0022, x0233, w045), mul(x0250, x0272, w046), w046)
    x0287 = mul(x0273, x0274, w045)
    x0594 = add(mul(x0287, x0577, w047), sub(x0014, mul(x0110, x0272, w048), w048), w048)
    x0596 = add(mul(x0287, x0579, w047), sub(x0018, mul(x0111, x0272, w049), w049), w049)
    x0598 = add(mul(x0287, x0581, w047), sub(x0021, mul(x0112, x0272, w050), w050), w050)
    x0270 = mul(x0259, c41, w047)
    x0271 = sub(mul(x0023, x0233, w051), mul(x0250, x0270, w052), w052)
    x0285 = mul(x0271, x0274, w051)
    x0780 = sub(mul(x0285, x0577, w053), add(x0013, mul(x0110, x0270, w054), w054), w054)
    x0784 = add(mul(x0285, x0579, w053), sub(x0017, mul(x0111, x0270, w055), w055), w055)
    x0788 = add(mul(x0285, x0581, w053), sub(x0020, mul(x0112, x0270, w056), w056), w056)
    x0268 = mul(x0251, c41, w053)
    x0269 = sub(x0234, mul(x0250, x0268, w057), w057)
    x0283 = mul(x0269, x0274, w058)
    x0588 = sub(mul(x0283, x0577, w059), add(x0012, mul(x0110, x0268, w060), w060), w060)
    x0590 = add(mul(x0283, x0579, w059), sub(x0015, mul(x0111, x0268, w061), w061), w061)
    x0592 = sub(mul(x0283, x0581, w059), add(x0019, mul(x0112, x0268, w062), w062), w062)
    x0220 = sub(mul(x0027, c09, w059), mul(x0026, c10, w063), w063)
    x0229 = add(mul(c05, x0218, w021), add(c19, mul(x0026, x0220, w059), w059), w059)
    x0221 = mul(x0027, x0220, w063)
    x0227 = add(x0224, sub(c17, x0221, w021), w021)
    x0232 = add(c22, x0221, w063)
    x0235 = add(mul(x0025, sub(x0227, x0232, w017), w017), mul(x0229, mul(c02, x0024, w064), w064), w064)
    x0236 = mul(x0025, x0235, w017)
    x0245 = sub(x0236, sub(x0239, add(c31, x0232, w063), w063), w063)
    x0242 = add(mul(x0024, x0235, w064), sub(mul(c04, x0234, w031), add(c28, x0229, w059), w059), w059)
    x0222 = sub(mul(x0026, c12, w064), mul(x0027, c11, w031), w031)
    x0223 = add(mul(x0026, c11, w013), mul(x0027, c12, w016), w016)
    x0231 = add(c21, x0223, w013)
    x0228 = sub(c18, x0222, w064)
    x0237 = add(mul(x0024, x0228, w032), mul(x0025, x0231, w065), w065)
    x0238 = sub(mul(x0024, x0231, w013), mul(x0025, x0228, w064), w064)
    x0253 = sub(mul(x0025, x0223, w013), mul(x0024, x0222, w032), w032)
    x0254 = add(mul(x0024, x0223, w016), mul(x0025, x0222, w031), w031)
    x0257 = sub(mul(x0022, x0255, w016), mul(x0023, x0254, w012), w012)
    x0258 = add(mul(x0022, x0254, w031), mul(x0023, x0255, w041), w041)
    x0266 = mul(x0258, c41, w031)
    x0672 = sub(mul(x0110, x0266, w016), add(mul(x0013, x0037, w011), mul(x0012, x0041, w013), w013), w013)
    x0675 = add(mul(x0111, x0266, w016), add(mul(x0017, x0037, w011), mul(x0015, x0041, w066), w066), w066)
    x0678 = add(mul(x0112, x0266, w016), sub(mul(x0020, x0037, w011), mul(x0019, x0041, w067), w067), w067)
    x0264 = mul(x0257, c41, w016)
    x0708 = add(mul(x0110, x0264, w011), add(mul(x0012, x0038, w068), mul(x0014, x0037, w069), w069), w069)
    x0711 = sub(mul(x0111, x0264, w011), sub(mul(x0015, x0038, w068), mul(x0018, x0037, w070), w070), w070)
    x0714 = add(mul(x0112, x0264, w011), add(mul(x0019, x0038, w068), mul(x0021, x0037, w018), w018), w018)
    x0262 = mul(x0253, c41, w011)
    x0263 = sub(x0237, mul(x0250, x0262, w068), w068)
    x0276 = add(x0236, sub(mul(x0253, x0262, w071), add(c26, x0227, w021), w021), w021)
    x0582 = sub(mul(x0110, x0262, w017), sub(mul(x0014, x0041, w071), mul(x0013, x0038, w072), w072), w072)
    x0584 = sub(mul(x0111, x0262, w017), add(mul(x0018, x0041, w071), mul(x0017, x0038, w073), w073), w073)
    x0586 = sub(mul(x0112, x0262, w011), add(mul(x0021, x0041, w025), mul(x0020, x0038, w023), w023), w023)
    x0241 = sub(c27, x0237, w065)
    x0278 = sub(mul(x0023, x0242, w011), add(mul(x0022, x0241, w025), mul(x0253, x0264, w017), w017), w017)
    x0281 = add(mul(x0022, x0242, w059), add(mul(x0023, x0241, w065), mul(x0253, x0266, w011), w011), w011)
    x0275 = mul(x0263, x0274, w059)
    x0289 = div(c01, add(mul(x0263, x0275, w065), x0276, w021), w021)
    x0583 = sub(mul(x0275, x0577, w065), x0582, w072)
    x0936 = mul(x0289, x0583, w065)
    x0960 = sub(mul(x0583, x0936, w025), add(mul(x0110, x0940, w024), mul(x0577, x0938, w071), w071), w071)
    x0585 = sub(mul(x0275, x0579, w025), x0584, w073)
    x0587 = sub(mul(x0275, x0581, w059), x0586, w023)
    x0972 = sub(mul(x0587, x0936, w059), add(mul(x0112, x0940, w025), mul(x0581, x0938, w024), w024), w024)
    x0964 = sub(mul(x0585, x0936, w065), add(mul(x0111, x0940, w022), mul(x0579, x0938, w030), w030), w030)
    x0937 = mul(x0289, x0585, w065)
    x0968 = sub(mul(x0585, x0937, w022), add(mul(x0111, x0941, w026), mul(x0579, x0939, w059), w059), w059)
    x0976 = sub(mul(x0587, x0937, w065), add(mul(x0112, x0941, w014), mul(x0581, x0939, w038), w038), w038)
    x0284 = add(mul(x0253, x0268, w065), mul(x0263, x0283, w014), w014)
    x0292 = mul(x0284, x0289, w065)
    x0296 = sub(mul(x0284, x0292, w020), add(mul(x0251, x0268, w022), mul(x0269, x0283, w026), w026), w026)
    x0589 = sub(mul(x0292, x0583, w020), x0588, w060)
    x0591 = sub(mul(x0292, x0585, w020), x0590, w061)
    x0593 = sub(mul(x0292, x0587, w020), x0592, w062)
    x0286 = sub(mul(x0263, x0285, w020), sub(x0247, mul(x0253, x0270, w022), w022), w022)
    x0297 = mul(x0286, x0289, w020)
    x0298 = sub(mul(x0284, x0297, w025), add(mul(x0251, x0270, w074), mul(x0269, x0285, w075), w075), w075)
    x0560 = sub(mul(x0286, x0297, w025), add(mul(x0259, x0270, w074), mul(x0271, x0285, w076), w076), w076)
    x0288 = sub(mul(x0263, x0287, w025), sub(x0246, mul(x0253, x0272, w032), w032), w032)
    x0299 = mul(x0288, x0289, w025)
    x0301 = sub(mul(x0284, x0299, w014), add(mul(x0251, x0272, w042), mul(x0269, x0287, w057), w057), w057)
    x0302 = sub(mul(x0286, x0299, w022), add(mul(x0259, x0272, w043), mul(x0271, x0287, w052), w052), w052)
    x0303 = sub(mul(x0288, x0299, w032), add(mul(x0260, x0272, w027), mul(x0273, x0287, w046), w046), w046)
    x0466 = mul(c03, x0301, w032)
    x0595 = sub(mul(x0299, x0583, w027), x0594, w048)
    x0597 = sub(mul(x0299, x0585, w027), x0596, w049)
    x0599 = sub(mul(x0299, x0587, w027), x0598, w050)
    x0244 = sub(c30, x0238, w027)
    x0248 = add(mul(x0023, add(x0243, x0245, w022), w022), mul(x0244, mul(c02, x0022, w043), w043), w043)
    x0249 = mul(x0023, x0248, w022)
    x0265 = sub(mul(x0250, x0264, w014), sub(mul(x0022, x0256, w042), mul(x0023, x0238, w074), w074), w074)
    x0267 = sub(mul(x0250, x0266, w037), add(mul(x0022, x0238, w064), mul(x0023, x0256, w036), w036), w036)
    x0280 = mul(x0267, x0274, w037)
    x0277 = mul(x0265, x0274, w039)
    x0279 = add(mul(x0263, x0277, w064), x0278, w017)
    x0282 = sub(mul(x0263, x0280, w068), x0281, w011)
    x0291 = mul(x0282, x0289, w068)
    x0290 = mul(x0279, x0289, w064)
    x0513 = add(mul(x0265, x0277, w010), add(x0243, mul(x0257, x0264, w016), w016), w016)
    x0709 = sub(mul(x0290, x0583, w010), add(mul(x0277, x0577, w035), x0708, w069), w069)
    x0673 = sub(mul(x0291, x0583, w010), add(mul(x0280, x0577, w028), x0672, w013), w013)
    x0674 = add(mul(c03, x0589, w010), x0673, w013)
    x0712 = sub(mul(x0290, x0585, w010), add(mul(x0277, x0579, w028), x0711, w070), w070)
    x0715 = sub(mul(x0290, x0587, w010), add(mul(x0277, x0581, w039), x0714, w018), w018)
    x0676 = sub(mul(x0291, x0585, w010), add(mul(x0280, x0579, w029), x0675, w066), w066)
    x0677 = add(mul(c03, x0591, w010), x0676, w066)
    x0679 = sub(mul(x0291, x0587, w010), add(mul(x0280, x0581, w019), x0678, w067), w067)
    x0680 = add(mul(c03, x0593, w010), x0679, w067)
    x0483 = sub(mul(x0265, x0280, w010), sub(x0244, mul(x0257, x0266, w019), w019), w019)
    x0484 = sub(mul(x0279, x0291, w010), add(mul(x0022, x0248, w043), x0483, w019), w019)
    x0493 = sub(mul(x0267, x0280, w037), sub(x0245, mul(x0258, x0266, w031), w031), w031)
    x0294 = sub(mul(x0267, x0283, w037), add(x0246, mul(x0258, x0268, w063), w063), w063)
    x0295 = sub(mul(x0282, x0292, w037), x0294, w063)
    x0467 = add(x0295, mul(c03, x0296, w037), w037)
    x0293 = add(mul(x0265, x0283, w058), sub(x0247, mul(x0257, x0268, w053), w053), w053)
    x0468 = add(mul(x0282, x0299, w058), sub(mul(x0258, x0272, w015), mul(x0267, x0287, w034), w034), w034)
    x0503 = add(mul(x0267, x0285, w036), sub(x0233, mul(x0258, x0270, w041), w041), w041)
    x0300 = add(mul(x0265, x0287, w045), sub(x0233, mul(x0257, x0272, w044), w044), w044)
    x0527 = add(mul(x0279, x0297, w045), sub(mul(x0257, x0270, w047), mul(x0265, x0285, w051), w051), w051)
    x0044 = cos(q_10, w045)
    x0045 = sin(q_10, w047)
    x0046 = cos(q_11, w074)
    x0047 = sin(q_11, w012)
    x0048 = cos(q_12, w033)
    x0050 = mul(c05, x0048, w036)
    x0052 = add(c05, x0050, w058)
    x0049 = sin(q_12, w015)
    x0051 = mul(c05, x0049, w010)
    x0053 = mul(x0047, x0051, w043)
    x0054 = sub(x0053, mul(x0046, x0052, w007), w007)
    x0055 = sub(x0053, mul(x0046, x0050, w027), w027)
    x0056 = mul(x0046, x0051, w010)
    x0057 = add(x0056, mul(x0047, x0052, w058), w058)
    x0058 = add(x0056, mul(x0047, x0050, w036), w036)
    x0062 = mul(x0045, x0058, w010)
    x0065 = mul(x0044, x0058, w036)
    x0059 = sub(c04, x0057, w043)
    x0061 = mul(x0045, x0057, w029)
    x0064 = mul(x0044, x0057, w058)
    x0113 = sub(mul(x0014, x0065, w039), add(mul(x0013, x0062, w028), mul(x0012, x0055, w035), w035), w035)
    x0946 = mul(x0113, c41, w039)
    x0114 = add(mul(x0018, x0065, w028), add(mul(x0017, x0062, w014), mul(x0015, x0055, w042), w042), w042)
    x0115 = add(mul(x0021, x0065, w036), sub(mul(x0020, x0062, w010), mul(x0019, x0055, w027), w027), w027)
    x0947 = mul(x0114, c41, w036)
    x0060 = sub(mul(c06, x0045, w010), mul(x0044, x0054, w028), w028)
    x0063 = add(mul(c06, x0044, w010), mul(x0045, x0054, w014), w014)
    x0600 = sub(mul(x0014, x0064, w010), add(mul(x0013, x0061, w077), mul(x0012, x0054, w078), w078), w078)
    x0602 = add(mul(x0018, x0064, w010), add(mul(x0017, x0061, w077), mul(x0015, x0054, w079), w079), w079)
    x0604 = add(mul(x0021, x0064, w058), sub(mul(x0020, x0061, w029), mul(x0019, x0054, w007), w007), w007)
    x0186 = sub(mul(x0049, c07, w058), mul(x0048, c08, w029), w029)
    x0193 = add(c15, x0186, w058)
    x0187 = add(mul(x0049, c08, w010), mul(x0048, c07, w077), w077)
    x0192 = mul(c14, x0187, w010)
    x0198 = add(c20, x0192, w080)
    x0194 = add(c16, x0187, w081)
    x0201 = add(mul(x0046, x0193, w082), mul(x0047, x0194, w083), w083)
    x0202 = sub(mul(x0047, x0193, w058), mul(x0046, x0194, w081), w081)
    x0208 = sub(c25, x0202, w058)
    x0214 = sub(mul(x0044, c24, w082), mul(x0045, x0208, w084), w084)
    x0215 = add(mul(x0045, c24, w082), mul(x0044, x0208, w058), w058)
    x0207 = mul(c23, x0201, w082)
    x0211 = sub(x0207, add(c29, x0198, w085), w085)
    x0310 = sub(x0198, mul(c04, x0201, w086), w086)
    x0304 = add(c13, mul(c05, x0187, w087), w087)
    x0315 = mul(c41, x0304, w088)
    x0328 = div(c01, sub(x0198, mul(x0304, x0315, w089), w089), w089)
    x0601 = sub(mul(x0113, x0315, w080), x0600, w078)
    x0944 = mul(x0328, x0601, w080)
    x0603 = sub(mul(x0114, x0315, w090), x0602, w079)
    x0605 = sub(mul(x0115, x0315, w088), x0604, w007)
    x1031 = add(mul(x0115, mul(x0115, c41, w088), w088), mul(x0605, mul(x0328, x0605, w090), w090), w090)
    x0945 = mul(x0328, x0603, w088)
    x0305 = sub(mul(x0047, x0186, w091), mul(x0046, x0187, w092), w092)
    x0306 = add(mul(x0046, x0186, w091), mul(x0047, x0187, w077), w077)
    x0309 = sub(x0304, mul(c04, x0306, w091), w091)
    x0313 = mul(x0045, x0306, w093)
    x0314 = mul(x0044, x0306, w077)
    x0326 = mul(c41, x0314, w094)
    x0327 = sub(mul(x0044, x0201, w095), mul(x0304, x0326, w096), w096)
    x0341 = mul(x0327, x0328, w095)
    x0618 = add(mul(x0341, x0601, w097), sub(x0014, mul(x0113, x0326, w098), w098), w098)
    x0620 = add(mul(x0341, x0603, w097), sub(x0018, mul(x0114, x0326, w099), w099), w099)
    x0622 = add(mul(x0341, x0605, w097), sub(x0021, mul(x0115, x0326, w100), w100), w100)
    x0324 = mul(c41, x0313, w097)
    x0325 = sub(mul(x0045, x0201, w101), mul(x0304, x0324, w102), w102)
    x0339 = mul(x0325, x0328, w101)
    x0792 = sub(mul(x0339, x0601, w103), add(x0013, mul(x0113, x0324, w104), w104), w104)
    x0796 = add(mul(x0339, x0603, w103), sub(x0017, mul(x0114, x0324, w105), w105), w105)
    x0800 = add(mul(x0339, x0605, w103), sub(x0020, mul(x0115, x0324, w106), w106), w106)
    x0322 = mul(c41, x0305, w103)
    x0323 = sub(x0202, mul(x0304, x0322, w107), w107)
    x0337 = mul(x0323, x0328, w108)
    x0612 = sub(mul(x0337, x0601, w109), add(x0012, mul(x0113, x0322, w110), w110), w110)
    x0614 = add(mul(x0337, x0603, w109), sub(x0015, mul(x0114, x0322, w111), w111), w111)
    x0616 = sub(mul(x0337, x0605, w109), add(x0019, mul(x0115, x0322, w112), w112), w112)
    x0188 = sub(mul(x0049, c09, w109), mul(x0048, c10, w113), w113)
    x0197 = add(mul(c05, x0186, w029), add(c19, mul(x0048, x0188, w109), w109), w109)
    x0189 = mul(x0049, x0188, w113)
    x0195 = add(x0192, sub(c17, x0189, w029), w029)
    x0200 = add(c22, x0189, w113)
    x0203 = add(mul(x0047, sub(x0195, x0200, w010), w010), mul(x0197, mul(c02, x0046, w114), w114), w114)
    x0204 = mul(x0047, x0203, w010)
    x0213 = sub(x0204, sub(x0207, add(c31, x0200, w113), w113), w113)
    x0210 = add(mul(x0046, x0203, w114), sub(mul(c04, x0202, w081), add(c28, x0197, w109), w109), w109)
    x0190 = sub(mul(x0049, c11, w114), mul(x0048, c12, w081), w081)
    x0191 = add(mul(x0049, c12, w015), mul(x0048, c11, w033), w033)
    x0199 = add(c21, x0191, w015)
    x0196 = add(c18, x0190, w114)
    x0205 = add(mul(x0046, x0196, w082), mul(x0047, x0199, w115), w115)
    x0206 = sub(mul(x0047, x0196, w114), mul(x0046, x0199, w015), w015)
    x0307 = add(mul(x0046, x0190, w114), mul(x0047, x0191, w082), w082)
    x0308 = sub(mul(x0047, x0190, w081), mul(x0046, x0191, w033), w033)
    x0311 = sub(mul(x0044, x0309, w081), mul(x0045, x0308, w074), w074)
    x0312 = add(mul(x0044, x0308, w033), mul(x0045, x0309, w091), w091)
    x0320 = mul(c41, x0312, w033)
    x0681 = add(mul(x0113, x0320, w081), sub(mul(x0012, x0063, w012), mul(x0013, x0059, w114), w114), w114)
    x0684 = sub(mul(x0114, x0320, w081), sub(mul(x0015, x0063, w012), mul(x0017, x0059, w116), w116), w116)
    x0687 = add(mul(x0115, x0320, w081), add(mul(x0019, x0063, w012), mul(x0020, x0059, w117), w117), w117)
    x0318 = mul(c41, x0311, w081)
    x0717 = sub(mul(x0113, x0318, w012), sub(mul(x0012, x0060, w118), mul(x0014, x0059, w119), w119), w119)
    x0720 = add(mul(x0114, x0318, w012), add(mul(x0015, x0060, w118), mul(x0018, x0059, w120), w120), w120)
    x0723 = sub(mul(x0115, x0318, w012), sub(mul(x0019, x0060, w118), mul(x0021, x0059, w043), w043), w043)
    x0316 = mul(c41, x0307, w012)
    x0317 = sub(x0205, mul(x0304, x0316, w118), w118)
    x0330 = add(x0204, sub(mul(x0307, x0316, w121), add(c26, x0195, w029), w029), w029)
    x0606 = add(mul(x0113, x0316, w010), sub(mul(x0013, x0060, w121), mul(x0014, x0063, w122), w122), w122)
    x0608 = sub(mul(x0114, x0316, w010), add(mul(x0017, x0060, w121), mul(x0018, x0063, w123), w123), w123)
    x0610 = sub(mul(x0115, x0316, w012), add(mul(x0020, x0060, w028), mul(x0021, x0063, w014), w014), w014)
    x0209 = sub(c27, x0205, w115)
    x0332 = add(mul(x0045, x0210, w012), add(mul(x0044, x0209, w028), mul(x0307, x0318, w010), w010), w010)
    x0335 = sub(mul(x0044, x0210, w109), add(mul(x0045, x0209, w115), mul(x0307, x0320, w012), w012), w012)
    x0329 = mul(x0317, x0328, w109)
    x0343 = div(c01, add(mul(x0317, x0329, w115), x0330, w029), w029)
    x0607 = sub(mul(x0329, x0601, w115), x0606, w122)
    x0942 = mul(x0343, x0607, w115)
    x0993 = sub(mul(x0607, x0942, w028), add(mul(x0113, x0946, w035), mul(x0601, x0944, w121), w121), w121)
    x0609 = sub(mul(x0329, x0603, w028), x0608, w123)
    x0611 = sub(mul(x0329, x0605, w109), x0610, w014)
    x1023 = sub(mul(x0611, x0942, w109), add(mul(x0115, x0946, w028), mul(x0605, x0944, w035), w035), w035)
    x1006 = sub(mul(x0609, x0942, w115), add(mul(x0114, x0946, w039), mul(x0603, x0944, w080), w080), w080)
    x0943 = mul(x0343, x0609, w115)
    x1010 = sub(mul(x0609, x0943, w039), add(mul(x0114, x0947, w042), mul(x0603, x0945, w109), w109), w109)
    x1027 = sub(mul(x0611, x0943, w115), add(mul(x0115, x0947, w036), mul(x0605, x0945, w088), w088), w088)
    x0338 = add(mul(x0307, x0322, w115), mul(x0317, x0337, w036), w036)
    x0346 = mul(x0338, x0343, w115)
    x0350 = sub(mul(x0338, x0346, w027), add(mul(x0305, x0322, w039), mul(x0323, x0337, w042), w042), w042)
    x0613 = sub(mul(x0346, x0607, w027), x0612, w110)
    x0615 = sub(mul(x0346, x0609, w027), x0614, w111)
    x0617 = sub(mul(x0346, x0611, w027), x0616, w112)
    x0340 = sub(mul(x0317, x0339, w027), sub(x0215, mul(x0307, x0324, w039), w039), w039)
    x0351 = mul(x0340, x0343, w027)
    x0352 = sub(mul(x0338, x0351, w028), add(mul(x0305, x0324, w124), mul(x0323, x0339, w125), w125), w125)
    x0561 = sub(mul(x0340, x0351, w028), add(mul(x0313, x0324, w124), mul(x0325, x0339, w126), w126), w126)
    x0342 = sub(mul(x0317, x0341, w028), sub(x0214, mul(x0307, x0326, w082), w082), w082)
    x0353 = mul(x0342, x0343, w028)
    x0355 = sub(mul(x0338, x0353, w036), add(mul(x0305, x0326, w092), mul(x0323, x0341, w107), w107), w107)
    x0356 = sub(mul(x0340, x0353, w039), add(mul(x0313, x0326, w093), mul(x0325, x0341, w102), w102), w102)
    x0357 = sub(mul(x0342, x0353, w082), add(mul(x0314, x0326, w077), mul(x0327, x0341, w096), w096), w096)
    x0469 = mul(c03, x0355, w082)
    x0619 = sub(mul(x0353, x0607, w077), x0618, w098)
    x0621 = sub(mul(x0353, x0609, w077), x0620, w099)
    x0623 = sub(mul(x0353, x0611, w077), x0622, w100)
    x0212 = add(c30, x0206, w077)
    x0216 = sub(mul(x0045, add(x0211, x0213, w039), w039), mul(x0212, mul(c02, x0044, w093), w093), w093)
    x0217 = mul(x0045, x0216, w039)
    x0319 = sub(mul(x0304, x0318, w036), sub(mul(x0044, x0310, w092), mul(x0045, x0206, w124), w124), w124)
    x0321 = sub(mul(x0304, x0320, w087), add(mul(x0044, x0206, w015), mul(x0045, x0310, w086), w086), w086)
    x0334 = mul(x0321, x0328, w087)
    x0331 = mul(x0319, x0328, w089)
    x0333 = sub(mul(x0317, x0331, w015), x0332, w010)
    x0336 = add(mul(x0317, x0334, w118), x0335, w012)
    x0345 = mul(x0336, x0343, w118)
    x0344 = mul(x0333, x0343, w015)
    x0514 = add(mul(x0319, x0331, w047), add(x0211, mul(x0311, x0318, w081), w081), w081)
    x0718 = sub(mul(x0344, x0607, w047), add(mul(x0331, x0601, w085), x0717, w119), w119)
    x0682 = sub(mul(x0345, x0607, w047), add(mul(x0334, x0601, w078), x0681, w114), w114)
    x0683 = sub(mul(c03, x0613, w047), x0682, w114)
    x0721 = sub(mul(x0344, x0609, w047), add(mul(x0331, x0603, w078), x0720, w120), w120)
    x0724 = sub(mul(x0344, x0611, w047), add(mul(x0331, x0605, w089), x0723, w043), w043)
    x0685 = sub(mul(x0345, x0609, w047), add(mul(x0334, x0603, w079), x0684, w116), w116)
    x0686 = sub(mul(c03, x0615, w047), x0685, w116)
    x0688 = sub(mul(x0345, x0611, w047), add(mul(x0334, x0605, w007), x0687, w117), w117)
    x0689 = sub(mul(c03, x0617, w047), x0688, w117)
    x0485 = add(mul(x0319, x0334, w047), add(x0212, mul(x0311, x0320, w007), w007), w007)
    x0486 = sub(mul(x0333, x0345, w047), add(mul(x0044, x0216, w093), x0485, w007), w007)
    x0494 = sub(mul(x0321, x0334, w087), sub(x0213, mul(x0312, x0320, w033), w033), w033)
    x0348 = add(mul(x0321, x0337, w087), sub(x0214, mul(x0312, x0322, w113), w113), w113)
    x0349 = sub(mul(x0336, x0346, w087), x0348, w113)
    x0470 = sub(x0349, mul(c03, x0350, w087), w087)
    x0347 = sub(mul(x0319, x0337, w108), add(x0215, mul(x0311, x0322, w103), w103), w103)
    x0471 = add(mul(x0336, x0353, w108), sub(mul(x0312, x0326, w058), mul(x0321, x0341, w084), w084), w084)
    x0504 = add(mul(x0321, x0339, w086), sub(x0201, mul(x0312, x0324, w091), w091), w091)
    x0354 = add(mul(x0319, x0341, w095), sub(x0201, mul(x0311, x0326, w094), w094), w094)
    x0528 = add(mul(x0333, x0351, w095), sub(mul(x0311, x0324, w097), mul(x0319, x0339, w101), w101), w101)
    x0066 = cos(q_13, w095)
    x0067 = sin(q_13, w097)
    x0068 = cos(q_14, w124)
    x0069 = sin(q_14, w074)
    x0070 = cos(q_15, w083)
    x0072 = mul(c05, x0070, w086)
    x0074 = add(c05, x0072, w108)
    x0071 = sin(q_15, w058)
    x0073 = mul(c05, x0071, w047)
    x0075 = mul(x0069, x0073, w093)
    x0076 = sub(x0075, mul(x0068, x0074, w045), w045)
    x0077 = sub(x0075, mul(x0068, x0072, w077), w077)
    x0078 = mul(x0068, x0073, w047)
    x0079 = add(x0078, mul(x0069, x0074, w108), w108)
    x0080 = add(x0078, mul(x0069, x0072, w086), w086)
    x0084 = mul(x0067, x0080, w047)
    x0087 = mul(x0066, x0080, w086)
    x0081 = add(c04, x0079, w093)
    x0083 = mul(x0067, x0079, w079)
    x0086 = mul(x0066, x0079, w108)
    x0116 = sub(mul(x0014, x0087, w089), add(mul(x0013, x0084, w078), mul(x0012, x0077, w085), w085), w085)
    x0952 = mul(x0116, c41, w089)
    x0117 = add(mul(x0018, x0087, w078), add(mul(x0017, x0084, w036), mul(x0015, x0077, w092), w092), w092)
    x0118 = add(mul(x0021, x0087, w086), sub(mul(x0020, x0084, w047), mul(x0019, x0077, w077), w077), w077)
    x0953 = mul(x0117, c41, w086)
    x0082 = add(mul(c06, x0067, w047), mul(x0066, x0076, w078), w078)
    x0085 = sub(mul(c06, x0066, w047), mul(x0067, x0076, w036), w036)
    x0624 = sub(mul(x0014, x0086, w047), add(mul(x0013, x0083, w127), mul(x0012, x0076, w128), w128), w128)
    x0626 = add(mul(x0018, x0086, w047), add(mul(x0017, x0083, w127), mul(x0015, x0076, w129), w129), w129)
    x0628 = add(mul(x0021, x0086, w108), sub(mul(x0020, x0083, w079), mul(x0019, x0076, w045), w045), w045)
    x0154 = sub(mul(x0071, c07, w108), mul(x0070, c08, w079), w079)
    x0161 = add(c15, x0154, w108)
    x0155 = add(mul(x0071, c08, w047), mul(x0070, c07, w127), w127)
    x0160 = mul(c14, x0155, w047)
    x0166 = add(c20, x0160, w130)
    x0162 = add(c16, x0155, w131)
    x0169 = add(mul(x0068, x0161, w132), mul(x0069, x0162, w133), w133)
    x0170 = sub(mul(x0069, x0161, w108), mul(x0068, x0162, w131), w131)
    x0176 = sub(c25, x0170, w108)
    x0182 = add(mul(x0066, c24, w132), mul(x0067, x0176, w134), w134)
    x0183 = sub(mul(x0067, c24, w132), mul(x0066, x0176, w108), w108)
    x0175 = mul(c23, x0169, w132)
    x0179 = add(x0175, add(c29, x0166, w135), w135)
    x0364 = add(x0166, mul(c04, x0169, w136), w136)
    x0358 = add(c13, mul(c05, x0155, w137), w137)
    x0369 = mul(c41, x0358, w138)
    x0382 = div(c01, sub(x0166, mul(x0358, x0369, w139), w139), w139)
    x0625 = sub(mul(x0116, x0369, w130), x0624, w128)
    x0950 = mul(x0382, x0625, w130)
    x0627 = sub(mul(x0117, x0369, w140), x0626, w129)
    x0629 = sub(mul(x0118, x0369, w138), x0628, w045)
    x1109 = add(mul(x0118, mul(x0118, c41, w138), w138), mul(x0629, mul(x0382, x0629, w140), w140), w140)
    x0951 = mul(x0382, x0627, w138)
    x0359 = sub(mul(x0069, x0154, w141), mul(x0068, x0155, w142), w142)
    x0360 = add(mul(x0068, x0154, w141), mul(x0069, x0155, w127), w127)
    x0363 = add(x0358, mul(c04, x0360, w141), w141)
    x0367 = mul(x0067, x0360, w143)
    x0368 = mul(x0066, x0360, w127)
    x0380 = mul(c41, x0368, w144)
    x0381 = sub(mul(x0066, x0169, w145), mul(x0358, x0380, w146), w146)
    x0395 = mul(x0381, x0382, w145)
    x0642 = add(mul(x0395, x0625, w147), sub(x0014, mul(x0116, x0380, w148), w148), w148)
    x0644 = add(mul(x0395, x0627, w147), sub(x0018, mul(x0117, x0380, w149), w149), w149)
    x0646 = add(mul(x0395, x0629, w147), sub(x0021, mul(x0118, x0380, w150), w150), w150)
    x0378 = mul(c41, x0367, w147)
    x0379 = sub(mul(x0067, x0169, w151), mul(x0358, x0378, w152), w152)
    x0393 = mul(x0379, x0382, w151)
    x0804 = sub(mul(x0393, x0625, w153), add(x0013, mul(x0116, x0378, w154), w154), w154)
    x0808 = add(mul(x0393, x0627, w153), sub(x0017, mul(x0117, x0378, w155), w155), w155)
    x0812 = add(mul(x0393, x0629, w153), sub(x0020, mul(x0118, x0378, w156), w156), w156)
    x0376 = mul(c41, x0359, w153)
    x0377 = sub(x0170, mul(x0358, x0376, w157), w157)
    x0391 = mul(x0377, x0382, w158)
    x0636 = sub(mul(x0391, x0625, w159), add(x0012, mul(x0116, x0376, w160), w160), w160)
    x0638 = add(mul(x0391, x0627, w159), sub(x0015, mul(x0117, x0376, w161), w161), w161)
    x0640 = sub(mul(x0391, x0629, w159), add(x0019, mul(x0118, x0376, w162), w162), w162)
    x0156 = sub(mul(x0071, c09, w159), mul(x0070, c10, w163), w163)
    x0165 = add(mul(c05, x0154, w079), add(c19, mul(x0070, x0156, w159), w159), w159)
    x0157 = mul(x0071, x0156, w163)
    x0163 = add(x0160, sub(c17, x0157, w079), w079)
    x0168 = add(c22, x0157, w163)
    x0171 = add(mul(x0069, sub(x0163, x0168, w047), w047), mul(x0165, mul(c02, x0068, w164), w164), w164)
    x0172 = mul(x0069, x0171, w047)
    x0181 = add(x0172, add(x0175, add(c31, x0168, w163), w163), w163)
    x0178 = sub(mul(x0068, x0171, w164), sub(mul(c04, x0170, w131), sub(c28, x0165, w159), w159), w159)
    x0158 = sub(mul(x0070, c12, w164), mul(x0071, c11, w131), w131)
    x0159 = add(mul(x0070, c11, w083), mul(x0071, c12, w058), w058)
    x0167 = add(c21, x0159, w083)
    x0164 = sub(c18, x0158, w164)
    x0173 = add(mul(x0068, x0164, w132), mul(x0069, x0167, w165), w165)
    x0174 = sub(mul(x0068, x0167, w083), mul(x0069, x0164, w164), w164)
    x0361 = sub(mul(x0069, x0159, w083), mul(x0068, x0158, w132), w132)
    x0362 = add(mul(x0068, x0159, w058), mul(x0069, x0158, w131), w131)
    x0365 = sub(mul(x0066, x0363, w058), mul(x0067, x0362, w074), w074)
    x0366 = add(mul(x0066, x0362, w131), mul(x0067, x0363, w141), w141)
    x0374 = mul(c41, x0366, w131)
    x0690 = sub(mul(x0116, x0374, w058), sub(mul(x0012, x0085, w124), mul(x0013, x0081, w083), w083), w083)
    x0693 = add(mul(x0117, x0374, w058), sub(mul(x0015, x0085, w124), mul(x0017, x0081, w166), w166), w166)
    x0696 = sub(mul(x0118, x0374, w058), add(mul(x0019, x0085, w124), mul(x0020, x0081, w167), w167), w167)
    x0372 = mul(c41, x0365, w058)
    x0726 = add(mul(x0116, x0372, w124), sub(mul(x0012, x0082, w168), mul(x0014, x0081, w169), w169), w169)
    x0729 = sub(mul(x0117, x0372, w124), add(mul(x0015, x0082, w168), mul(x0018, x0081, w170), w170), w170)
    x0732 = add(mul(x0118, x0372, w124), sub(mul(x0019, x0082, w168), mul(x0021, x0081, w093), w093), w093)
    x0370 = mul(c41, x0361, w124)
    x0371 = sub(x0173, mul(x0358, x0370, w168), w168)
    x0384 = add(x0172, sub(mul(x0361, x0370, w171), add(c26, x0163, w079), w079), w079)
    x0630 = sub(mul(x0116, x0370, w047), sub(mul(x0014, x0085, w171), mul(x0013, x0082, w172), w172), w172)
    x0632 = sub(mul(x0117, x0370, w047), add(mul(x0018, x0085, w171), mul(x0017, x0082, w173), w173), w173)
    x0634 = sub(mul(x0118, x0370, w124), add(mul(x0021, x0085, w036), mul(x0020, x0082, w078), w078), w078)
    x0177 = add(c27, x0173, w165)
    x0386 = add(mul(x0067, x0178, w124), sub(mul(x0066, x0177, w036), mul(x0361, x0372, w047), w047), w047)
    x0389 = sub(mul(x0066, x0178, w159), sub(mul(x0067, x0177, w165), mul(x0361, x0374, w124), w124), w124)
    x0383 = mul(x0371, x0382, w159)
    x0397 = div(c01, add(mul(x0371, x0383, w165), x0384, w079), w079)
    x0631 = sub(mul(x0383, x0625, w165), x0630, w172)
    x0948 = mul(x0397, x0631, w165)
    x1053 = sub(mul(x0631, x0948, w036), add(mul(x0116, x0952, w085), mul(x0625, x0950, w171), w171), w171)
    x0633 = sub(mul(x0383, x0627, w036), x0632, w173)
    x0635 = sub(mul(x0383, x0629, w159), x0634, w078)
    x1101 = sub(mul(x0635, x0948, w159), add(mul(x0118, x0952, w036), mul(x0629, x0950, w085), w085), w085)
    x1075 = sub(mul(x0633, x0948, w165), add(mul(x0117, x0952, w089), mul(x0627, x0950, w130), w130), w130)
    x0949 = mul(x0397, x0633, w165)
    x1079 = sub(mul(x0633, x0949, w089), add(mul(x0117, x0953, w092), mul(x0627, x0951, w159), w159), w159)
    x1105 = sub(mul(x0635, x0949, w165), add(mul(x0118, x0953, w086), mul(x0629, x0951, w138), w138), w138)
    x0392 = add(mul(x0361, x0376, w165), mul(x0371, x0391, w086), w086)
    x0400 = mul(x0392, x0397, w165)
    x0404 = sub(mul(x0392, x0400, w077), add(mul(x0359, x0376, w089), mul(x0377, x0391, w092), w092), w092)
    x0637 = sub(mul(x0400, x0631, w077), x0636, w160)
    x0639 = sub(mul(x0400, x0633, w077), x0638, w161)
    x0641 = sub(mul(x0400, x0635, w077), x0640, w162)
    x0394 = sub(mul(x0371, x0393, w077), sub(x0183, mul(x0361, x0378, w089), w089), w089)
    x0405 = mul(x0394, x0397, w077)
    x0406 = sub(mul(x0392, x0405, w036), add(mul(x0359, x0378, w174), mul(x0377, x0393, w175), w175), w175)
    x0501 = add(x0298, x0406, w175)
    x0562 = sub(mul(x0394, x0405, w075), add(mul(x0367, x0378, w036), mul(x0379, x0393, w174), w174), w174)
    x0396 = sub(mul(x0371, x0395, w075), sub(x0182, mul(x0361, x0380, w132), w132), w132)
    x0407 = mul(x0396, x0397, w075)
    x0409 = sub(mul(x0392, x0407, w086), add(mul(x0359, x0380, w142), mul(x0377, x0395, w157), w157), w157)
    x0472 = mul(c03, x0409, w086)
    x0410 = sub(mul(x0394, x0407, w089), add(mul(x0367, x0380, w143), mul(x0379, x0395, w152), w152), w152)
    x0543 = add(x0302, x0410, w152)
    x0411 = sub(mul(x0396, x0407, w132), add(mul(x0368, x0380, w127), mul(x0381, x0395, w146), w146), w146)
    x0536 = add(x0303, x0411, w146)
    x0643 = sub(mul(x0407, x0631, w046), x0642, w148)
    x0645 = sub(mul(x0407, x0633, w046), x0644, w149)
    x0647 = sub(mul(x0407, x0635, w046), x0646, w150)
    x0180 = sub(c30, x0174, w046)
    x0184 = sub(mul(x0067, sub(x0179, x0181, w132), w132), mul(x0180, mul(c02, x0066, w127), w127), w127)
    x0185 = mul(x0067, x0184, w132)
    x0373 = sub(mul(x0358, x0372, w052), sub(mul(x0066, x0364, w089), mul(x0067, x0174, w143), w143), w143)
    x0375 = sub(mul(x0358, x0374, w137), add(mul(x0066, x0174, w164), mul(x0067, x0364, w136), w136), w136)
    x0388 = mul(x0375, x0382, w137)
    x0385 = mul(x0373, x0382, w139)
    x0387 = add(mul(x0371, x0385, w164), x0386, w047)
    x0390 = sub(mul(x0371, x0388, w168), x0389, w124)
    x0399 = mul(x0390, x0397, w168)
    x0398 = mul(x0387, x0397, w164)
    x0515 = sub(mul(x0373, x0385, w097), sub(x0179, mul(x0365, x0372, w058), w058), w058)
    x0517 = add(add(mul(x0279, x0290, w064), sub(x0249, x0513, w016), w016), sub(mul(x0387, x0398, w064), add(x0185, x0515, w058), w058), w058)
    x0727 = sub(mul(x0398, x0631, w016), add(mul(x0385, x0625, w064), x0726, w169), w169)
    x0691 = sub(mul(x0399, x0631, w016), add(mul(x0388, x0625, w128), x0690, w083), w083)
    x0692 = add(mul(c03, x0637, w016), x0691, w083)
    x0730 = sub(mul(x0398, x0633, w016), add(mul(x0385, x0627, w128), x0729, w170), w170)
    x0733 = sub(mul(x0398, x0635, w164), add(mul(x0385, x0629, w139), x0732, w093), w093)
    x0694 = sub(mul(x0399, x0633, w164), add(mul(x0388, x0627, w129), x0693, w166), w166)
    x0695 = add(mul(c03, x0639, w164), x0694, w166)
    x0697 = sub(mul(x0399, x0635, w164), add(mul(x0388, x0629, w045), x0696, w167), w167)
    x0698 = add(mul(c03, x0641, w164), x0697, w167)
    x0487 = sub(mul(x0373, x0388, w164), sub(x0180, mul(x0365, x0374, w045), w045), w045)
    x0488 = add(mul(x0387, x0399, w164), sub(mul(x0066, x0184, w127), x0487, w045), w045)
    x0495 = sub(mul(x0375, x0388, w137), sub(x0181, mul(x0366, x0374, w131), w131), w131)
    x0497 = add(sub(mul(x0282, x0291, w068), add(x0249, x0493, w031), w031), add(mul(x0390, x0399, w168), sub(x0185, x0495, w131), w131), w131)
    x0402 = sub(mul(x0375, x0391, w031), add(x0182, mul(x0366, x0376, w168), w168), w168)
    x0403 = sub(mul(x0390, x0400, w031), x0402, w168)
    x0473 = add(x0403, mul(c03, x0404, w031), w031)
    x0401 = add(mul(x0373, x0391, w158), sub(x0183, mul(x0365, x0376, w153), w153), w153)
    x0481 = add(sub(mul(x0279, x0292, w065), x0293, w053), sub(mul(x0387, x0400, w165), x0401, w153), w153)
    x0474 = add(mul(x0390, x0407, w053), sub(mul(x0366, x0380, w165), mul(x0375, x0395, w065), w065), w065)
    x0478 = add(add(x0466, x0468, w034), add(x0472, x0474, w065), w065)
    x0505 = add(mul(x0375, x0393, w136), sub(x0169, mul(x0366, x0378, w141), w141), w141)
    x0507 = add(sub(mul(x0282, x0297, w011), x0503, w041), sub(mul(x0390, x0405, w124), x0505, w141), w141)
    x0408 = add(mul(x0373, x0395, w145), sub(x0169, mul(x0365, x0380, w144), w144), w144)
    x0521 = add(sub(mul(x0279, x0299, w025), x0300, w044), sub(mul(x0387, x0407, w075), x0408, w144), w144)
    x0529 = add(mul(x0387, x0405, w047), sub(mul(x0365, x0378, w147), mul(x0373, x0393, w151), w151), w151)
    x0088 = cos(q_16, w047)
    x0089 = sin(q_16, w147)
    x0090 = cos(q_17, w143)
    x0091 = sin(q_17, w074)
    x0092 = cos(q_18, w044)
    x0094 = mul(c05, x0092, w075)
    x0096 = add(c05, x0094, w025)
    x0093 = sin(q_18, w017)
    x0095 = mul(c05, x0093, w145)
    x0097 = mul(x0091, x0095, w133)
    x0098 = sub(x0097, mul(x0090, x0096, w041), w041)
    x0099 = sub(x0097, mul(x0090, x0094, w124), w124)
    x0100 = mul(x0090, x0095, w145)
    x0101 = add(x0100, mul(x0091, x0096, w025), w025)
    x0102 = add(x0100, mul(x0091, x0094, w075), w075)
    x0106 = mul(x0089, x0102, w145)
    x0109 = mul(x0088, x0102, w075)
    x0103 = add(c04, x0101, w133)
    x0105 = mul(x0089, x0101, w011)
    x0108 = mul(x0088, x0101, w025)
    x0119 = sub(mul(x0014, x0109, w136), add(mul(x0013, x0106, w034), mul(x0012, x0099, w053), w053), w053)
    x0958 = mul(x0119, c41, w136)
    x0120 = add(mul(x0018, x0109, w034), add(mul(x0017, x0106, w165), mul(x0015, x0099, w158), w158), w158)
    x0121 = add(mul(x0021, x0109, w075), sub(mul(x0020, x0106, w145), mul(x0019, x0099, w124), w124), w124)
    x0959 = mul(x0120, c41, w075)
    x0104 = sub(mul(c06, x0089, w145), mul(x0088, x0098, w034), w034)
    x0107 = add(mul(c06, x0088, w145), mul(x0089, x0098, w165), w165)
    x0648 = sub(mul(x0014, x0108, w145), add(mul(x0013, x0105, w108), mul(x0012, x0098, w134), w134), w134)
    x0650 = add(mul(x0018, x0108, w145), add(mul(x0017, x0105, w108), mul(x0015, x0098, w132), w132), w132)
    x0652 = add(mul(x0021, x0108, w025), sub(mul(x0020, x0105, w011), mul(x0019, x0098, w041), w041), w041)
    x0122 = sub(mul(x0093, c07, w025), mul(x0092, c08, w011), w011)
    x0129 = add(x0122, c15, w025)
    x0123 = add(mul(x0093, c08, w145), mul(x0092, c07, w108), w108)
    x0128 = mul(x0123, c14, w145)
    x0134 = add(x0128, c20, w068)
    x0130 = add(x0123, c16, w022)
    x0137 = add(mul(x0090, x0129, w137), mul(x0091, x0130, w163), w163)
    x0138 = sub(mul(x0091, x0129, w025), mul(x0090, x0130, w022), w022)
    x0144 = sub(x0138, c25, w025)
    x0150 = add(mul(x0088, c24, w137), mul(x0089, x0144, w164), w164)
    x0151 = sub(mul(x0089, c24, w137), mul(x0088, x0144, w025), w025)
    x0143 = mul(x0137, c23, w137)
    x0147 = add(x0143, add(x0134, c29, w127), w127)
    x0418 = add(x0134, mul(c04, x0137, w095), w095)
    x0412 = add(c13, mul(c05, x0123, w046), w046)
    x0423 = mul(c41, x0412, w129)
    x0436 = div(c01, sub(x0134, mul(x0412, x0423, w139), w139), w139)
    x0649 = sub(mul(x0119, x0423, w068), x0648, w134)
    x0956 = mul(x0436, x0649, w068)
    x0651 = sub(mul(x0120, x0423, w016), x0650, w132)
    x0653 = sub(mul(x0121, x0423, w129), x0652, w041)
    x1214 = add(mul(x0121, mul(x0121, c41, w129), w129), mul(x0653, mul(x0436, x0653, w016), w016), w016)
    x0957 = mul(x0436, x0651, w129)
    x0413 = sub(mul(x0091, x0122, w128), mul(x0090, x0123, w064), w064)
    x0414 = add(mul(x0090, x0122, w128), mul(x0091, x0123, w108), w108)
    x0417 = add(x0412, mul(c04, x0414, w128), w128)
    x0421 = mul(x0089, x0414, w097)
    x0422 = mul(x0088, x0414, w108)
    x0434 = mul(c41, x0422, w135)
    x0435 = sub(mul(x0088, x0137, w052), mul(x0412, x0434, w089), w089)
    x0449 = mul(x0435, x0436, w052)
    x0666 = add(mul(x0449, x0649, w142), sub(x0014, mul(x0119, x0434, w036), w036), w036)
    x0668 = add(mul(x0449, x0651, w142), sub(x0018, mul(x0120, x0434, w176), w176), w176)
    x0670 = add(mul(x0449, x0653, w142), sub(x0021, mul(x0121, x0434, w177), w177), w177)
    x0432 = mul(c41, x0421, w142)
    x0433 = sub(mul(x0089, x0137, w178), mul(x0412, x0432, w179), w179)
    x0447 = mul(x0433, x0436, w178)
    x0816 = sub(mul(x0447, x0649, w180), add(x0013, mul(x0119, x0432, w181), w181), w181)
    x0820 = add(mul(x0447, x0651, w180), sub(x0017, mul(x0120, x0432, w182), w182), w182)
    x0824 = add(mul(x0447, x0653, w180), sub(x0020, mul(x0121, x0432, w183), w183), w183)
    x0430 = mul(c41, x0413, w180)
    x0431 = sub(x0138, mul(x0412, x0430, w184), w184)
    x0445 = mul(x0431, x0436, w185)
    x0660 = sub(mul(x0445, x0649, w186), add(x0012, mul(x0119, x0430, w187), w187), w187)
    x0662 = add(mul(x0445, x0651, w186), sub(x0015, mul(x0120, x0430, w188), w188), w188)
    x0664 = sub(mul(x0445, x0653, w186), add(x0019, mul(x0121, x0430, w189), w189), w189)
    x0124 = sub(mul(x0093, c09, w186), mul(x0092, c10, w190), w190)
    x0133 = add(mul(c05, x0122, w011), add(mul(x0092, x0124, w186), c19, w186), w186)
    x0125 = mul(x0093, x0124, w190)
    x0131 = sub(x0128, sub(x0125, c17, w011), w011)
    x0136 = add(x0125, c22, w190)
    x0139 = add(mul(x0091, sub(x0131, x0136, w145), w145), mul(x0133, mul(c02, x0090, w191), w191), w191)
    x0140 = mul(x0091, x0139, w145)
    x0149 = add(x0140, add(x0143, add(x0136, c31, w190), w190), w190)
    x0146 = sub(mul(x0090, x0139, w191), add(mul(c04, x0138, w022), sub(x0133, c28, w186), w186), w186)
    x0126 = sub(mul(x0093, c11, w191), mul(x0092, c12, w022), w022)
    x0127 = add(mul(x0093, c12, w017), mul(x0092, c11, w044), w044)
    x0135 = add(x0127, c21, w017)
    x0132 = add(x0126, c18, w191)
    x0141 = add(mul(x0090, x0132, w137), mul(x0091, x0135, w192), w192)
    x0142 = sub(mul(x0091, x0132, w191), mul(x0090, x0135, w017), w017)
    x0415 = add(mul(x0090, x0126, w191), mul(x0091, x0127, w137), w137)
    x0416 = sub(mul(x0091, x0126, w022), mul(x0090, x0127, w044), w044)
    x0419 = sub(mul(x0088, x0417, w022), mul(x0089, x0416, w143), w143)
    x0420 = add(mul(x0088, x0416, w044), mul(x0089, x0417, w128), w128)
    x0428 = mul(c41, x0420, w044)
    x0699 = add(mul(x0119, x0428, w022), add(mul(x0012, x0107, w074), mul(x0013, x0103, w191), w191), w191)
    x0702 = sub(mul(x0120, x0428, w022), add(mul(x0015, x0107, w074), mul(x0017, x0103, w193), w193), w193)
    x0705 = add(mul(x0121, x0428, w022), sub(mul(x0019, x0107, w074), mul(x0020, x0103, w194), w194), w194)
    x0426 = mul(c41, x0419, w022)
    x0735 = sub(mul(x0119, x0426, w074), add(mul(x0014, x0103, w195), mul(x0012, x0104, w003), w003), w003)
    x0738 = sub(mul(x0120, x0426, w074), sub(mul(x0018, x0103, w195), mul(x0015, x0104, w006), w006), w006)
    x0741 = sub(mul(x0121, x0426, w074), add(mul(x0021, x0103, w133), mul(x0019, x0104, w002), w002), w002)
    x0424 = mul(c41, x0415, w074)
    x0425 = sub(x0141, mul(x0412, x0424, w133), w133)
    x0438 = add(x0140, sub(mul(x0415, x0424, w195), add(x0131, c26, w011), w011), w011)
    x0654 = add(mul(x0119, x0424, w145), sub(mul(x0013, x0104, w009), mul(x0014, x0107, w008), w008), w008)
    x0656 = sub(mul(x0120, x0424, w145), add(mul(x0017, x0104, w001), mul(x0018, x0107, w005), w005), w005)
    x0658 = sub(mul(x0121, x0424, w074), add(mul(x0020, x0104, w034), mul(x0021, x0107, w165), w165), w165)
    x0145 = add(x0141, c27, w192)
    x0440 = sub(mul(x0089, x0146, w074), sub(mul(x0088, x0145, w034), mul(x0415, x0426, w004), w004), w004)
    x0443 = add(mul(x0088, x0146, w186), sub(mul(x0089, x0145, w192), mul(x0415, x0428, w074), w074), w074)
    x0437 = mul(x0425, x0436, w186)
    x0451 = div(c01, add(mul(x0425, x0437, w192), x0438, w011), w011)
    x0655 = sub(mul(x0437, x0649, w192), x0654, w008)
    x0954 = mul(x0451, x0655, w192)
    x1140 = sub(mul(x0655, x0954, w034), add(mul(x0119, x0958, w053), mul(x0649, x0956, w000), w000), w000)
    x0657 = sub(mul(x0437, x0651, w034), x0656, w005)
    x0659 = sub(mul(x0437, x0653, w186), x0658, w165)
    x1206 = sub(mul(x0659, x0954, w186), add(mul(x0121, x0958, w034), mul(x0653, x0956, w053), w053), w053)
    x1171 = sub(mul(x0657, x0954, w192), add(mul(x0120, x0958, w136), mul(x0651, x0956, w068), w068), w068)
    x0955 = mul(x0451, x0657, w192)
    x1175 = sub(mul(x0657, x0955, w136), add(mul(x0120, x0959, w158), mul(x0651, x0957, w186), w186), w186)
    x1210 = sub(mul(x0659, x0955, w192), add(mul(x0121, x0959, w075), mul(x0653, x0957, w129), w129), w129)
    x0446 = add(mul(x0415, x0430, w192), mul(x0425, x0445, w075), w075)
    x0454 = mul(x0446, x0451, w192)
    x0458 = sub(mul(x0446, x0454, w124), add(mul(x0413, x0430, w136), mul(x0431, x0445, w158), w158), w158)
    x0661 = sub(mul(x0454, x0655, w124), x0660, w187)
    x0663 = sub(mul(x0454, x0657, w124), x0662, w188)
    x0665 = sub(mul(x0454, x0659, w124), x0664, w189)
    x0448 = sub(mul(x0425, x0447, w124), sub(x0151, mul(x0415, x0432, w136), w136), w136)
    x0459 = mul(x0448, x0451, w124)
    x0460 = sub(mul(x0446, x0459, w034), add(mul(x0413, x0432, w145), mul(x0431, x0447, w001), w001), w001)
    x0502 = add(x0352, x0460, w001)
    x0563 = sub(mul(x0448, x0459, w125), add(mul(x0421, x0432, w034), mul(x0433, x0447, w145), w145), w145)
    x0450 = sub(mul(x0425, x0449, w125), sub(x0150, mul(x0415, x0434, w137), w137), w137)
    x0461 = mul(x0450, x0451, w125)
    x0463 = sub(mul(x0446, x0461, w075), add(mul(x0413, x0434, w064), mul(x0431, x0449, w184), w184), w184)
    x0475 = mul(c03, x0463, w075)
    x0464 = sub(mul(x0448, x0461, w136), add(mul(x0421, x0434, w097), mul(x0433, x0449, w179), w179), w179)
    x0544 = add(x0356, x0464, w179)
    x0465 = sub(mul(x0450, x0461, w137), add(mul(x0422, x0434, w108), mul(x0435, x0449, w089), w089), w089)
    x0537 = add(x0357, x0465, w089)
    x0538 = add(x0536, x0537, w096)
    x0667 = sub(mul(x0461, x0655, w137), x0666, w036)
    x0669 = sub(mul(x0461, x0657, w137), x0668, w176)
    x0671 = sub(mul(x0461, x0659, w137), x0670, w177)
    x0148 = add(x0142, c30, w137)
    x0152 = add(mul(x0089, sub(x0147, x0149, w108), w108), mul(x0148, mul(c02, x0088, w102), w102), w102)
    x0153 = mul(x0089, x0152, w108)
    x0427 = sub(mul(x0412, x0426, w136), sub(mul(x0088, x0418, w097), mul(x0089, x0142, w064), w064), w064)
    x0429 = sub(mul(x0412, x0428, w046), add(mul(x0088, x0142, w017), mul(x0089, x0418, w095), w095), w095)
    x0442 = mul(x0429, x0436, w046)
    x0439 = mul(x0427, x0436, w139)
    x0441 = sub(mul(x0425, x0439, w017), x0440, w004)
    x0444 = add(mul(x0425, x0442, w133), x0443, w074)
    x0453 = mul(x0444, x0451, w133)
    x0452 = mul(x0441, x0451, w017)
    x0516 = sub(mul(x0427, x0439, w147), sub(x0147, mul(x0419, x0426, w022), w022), w022)
    x0518 = add(add(mul(x0333, x0344, w015), sub(x0217, x0514, w081), w081), sub(mul(x0441, x0452, w015), add(x0153, x0516, w022), w022), w022)
    x0736 = sub(mul(x0452, x0655, w081), add(mul(x0439, x0649, w015), x0735, w003), w003)
    x0700 = sub(mul(x0453, x0655, w081), add(mul(x0442, x0649, w134), x0699, w191), w191)
    x0701 = sub(mul(c03, x0661, w081), x0700, w191)
    x0739 = sub(mul(x0452, x0657, w081), add(mul(x0439, x0651, w134), x0738, w006), w006)
    x0742 = sub(mul(x0452, x0659, w017), add(mul(x0439, x0653, w139), x0741, w002), w002)
    x0703 = sub(mul(x0453, x0657, w017), add(mul(x0442, x0651, w132), x0702, w193), w193)
    x0704 = sub(mul(c03, x0663, w017), x0703, w193)
    x0706 = sub(mul(x0453, x0659, w017), add(mul(x0442, x0653, w041), x0705, w194), w194)
    x0707 = sub(mul(c03, x0665, w017), x0706, w194)
    x0489 = add(mul(x0427, x0442, w017), add(x0148, mul(x0419, x0428, w041), w041), w041)
    x0490 = add(mul(x0441, x0453, w017), sub(mul(x0088, x0152, w102), x0489, w041), w041)
    x0496 = sub(mul(x0429, x0442, w046), sub(x0149, mul(x0420, x0428, w044), w044), w044)
    x0498 = add(sub(mul(x0336, x0345, w118), add(x0217, x0494, w033), w033), add(mul(x0444, x0453, w133), sub(x0153, x0496, w044), w044), w044)
    x0456 = add(mul(x0429, x0445, w033), sub(x0150, mul(x0420, x0430, w133), w133), w133)
    x0457 = sub(mul(x0444, x0454, w033), x0456, w133)
    x0476 = sub(x0457, mul(c03, x0458, w033), w033)
    x0492 = sub(add(add(x0295, x0467, w063), add(x0403, x0473, w168), w168), add(add(x0349, x0470, w113), add(x0457, x0476, w133), w133), w133)
    x0500 = add(add(x0467, x0473, w031), add(x0470, x0476, w033), w033)
    x0499 = add(add(x0497, x0498, w044), add(c40, mul(c03, x0492, w133), w133), w133)
    x0511 = div(c01, x0499, w133)
    x0455 = sub(mul(x0427, x0445, w185), add(x0151, mul(x0419, x0430, w180), w180), w180)
    x0482 = add(sub(mul(x0333, x0346, w115), x0347, w103), sub(mul(x0441, x0454, w192), x0455, w180), w180)
    x0491 = sub(add(add(x0484, x0488, w045), add(x0486, x0490, w041), w041), sub(c39, mul(c03, sub(x0481, x0482, w045), w045), w045), w045)
    x0512 = mul(x0491, x0511, w041)
    x0519 = add(add(x0517, x0518, w022), sub(c38, mul(x0491, x0512, w058), w058), w058)
    x0534 = div(c01, x0519, w058)
    x0710 = sub(mul(x0512, x0674, w022), x0709, w069)
    x0912 = mul(x0534, x0710, w022)
    x0713 = sub(mul(x0512, x0677, w007), x0712, w070)
    x0913 = mul(x0534, x0713, w007)
    x0716 = sub(mul(x0512, x0680, w019), x0715, w018)
    x0914 = mul(x0534, x0716, w019)
    x0719 = add(mul(x0512, x0683, w103), x0718, w119)
    x0915 = mul(x0534, x0719, w103)
    x0722 = add(mul(x0512, x0686, w192), x0721, w120)
    x0916 = mul(x0534, x0722, w192)
    x0725 = add(mul(x0512, x0689, w115), x0724, w043)
    x0917 = mul(x0534, x0725, w115)
    x0728 = sub(mul(x0512, x0692, w185), x0727, w169)
    x0918 = mul(x0534, x0728, w185)
    x0731 = sub(mul(x0512, x0695, w025), x0730, w170)
    x0919 = mul(x0534, x0731, w025)
    x0734 = sub(mul(x0512, x0698, w044), x0733, w093)
    x0920 = mul(x0534, x0734, w044)
    x0737 = add(mul(x0512, x0701, w131), x0736, w003)
    x0921 = mul(x0534, x0737, w131)
    x0740 = add(mul(x0512, x0704, w031), x0739, w006)
    x0743 = add(mul(x0512, x0707, w041), x0742, w002)
    x0923 = mul(x0534, x0743, w041)
    x0922 = mul(x0534, x0740, w031)
    x0532 = mul(x0500, x0511, w087)
    x0533 = add(add(x0481, x0482, w180), sub(c34, mul(x0491, x0532, w153), w153), w153)
    x0547 = mul(x0533, x0534, w180)
    x0572 = sub(mul(x0533, x0547, w153), sub(c32, mul(x0500, x0532, w033), w033), w033)
    x0828 = add(mul(x0547, x0710, w153), sub(x0589, mul(x0532, x0674, w037), w037), w037)
    x0831 = add(mul(x0547, x0713, w153), sub(x0591, mul(x0532, x0677, w060), w060), w060)
    x0834 = add(mul(x0547, x0716, w153), sub(x0593, mul(x0532, x0680, w061), w061), w061)
    x0837 = sub(mul(x0547, x0719, w153), add(x0613, mul(x0532, x0683, w062), w062), w062)
    x0840 = sub(mul(x0547, x0722, w153), add(x0615, mul(x0532, x0686, w110), w110), w110)
    x0843 = sub(mul(x0547, x0725, w153), add(x0617, mul(x0532, x0689, w111), w111), w111)
    x0846 = add(mul(x0547, x0728, w153), sub(x0637, mul(x0532, x0692, w112), w112), w112)
    x0849 = add(mul(x0547, x0731, w153), sub(x0639, mul(x0532, x0695, w160), w160), w160)
    x0852 = add(mul(x0547, x0734, w153), sub(x0641, mul(x0532, x0698, w161), w161), w161)
    x0855 = sub(mul(x0547, x0737, w153), add(x0661, mul(x0532, x0701, w162), w162), w162)
    x0858 = sub(mul(x0547, x0740, w153), add(x0663, mul(x0532, x0704, w187), w187), w187)
    x0861 = sub(mul(x0547, x0743, w153), add(x0665, mul(x0532, x0707, w188), w188), w188)
    x0924 = mul(x0511, x0674, w153)
    x0961 = add(mul(x0710, x0912, w189), sub(mul(x0674, x0924, w168), x0960, w071), w071)
    x0965 = add(mul(x0713, x0912, w189), sub(mul(x0677, x0924, w168), x0964, w030), w030)
    x0973 = add(mul(x0716, x0912, w189), sub(mul(x0680, x0924, w168), x0972, w024), w024)
    x0925 = mul(x0511, x0677, w189)
    x0969 = add(mul(x0713, x0913, w168), sub(mul(x0677, x0925, w113), x0968, w059), w059)
    x0977 = add(mul(x0716, x0913, w168), sub(mul(x0680, x0925, w113), x0976, w038), w038)
    x0926 = mul(x0511, x0680, w168)
    x0981 = sub(mul(x0680, x0926, w113), sub(mul(x0587, mul(x0289, x0587, w021), w021), x0980, w040), w040)
    x0927 = mul(x0511, x0683, w113)
    x0994 = add(mul(x0719, x0915, w021), sub(mul(x0683, x0927, w063), x0993, w121), w121)
    x1007 = add(mul(x0722, x0915, w021), sub(mul(x0686, x0927, w063), x1006, w080), w080)
    x1024 = add(mul(x0725, x0915, w021), sub(mul(x0689, x0927, w063), x1023, w035), w035)
    x0928 = mul(x0511, x0686, w021)
    x1011 = add(mul(x0722, x0916, w063), sub(mul(x0686, x0928, w164), x1010, w109), w109)
    x1028 = add(mul(x0725, x0916, w063), sub(mul(x0689, x0928, w164), x1027, w088), w088)
    x0929 = mul(x0511, x0689, w063)
    x1032 = sub(mul(x0689, x0929, w164), sub(mul(x0611, mul(x0343, x0611, w029), w029), x1031, w090), w090)
    x0930 = mul(x0511, x0692, w164)
    x1054 = add(mul(x0728, x0918, w029), sub(mul(x0692, x0930, w108), x1053, w171), w171)
    x1076 = add(mul(x0731, x0918, w029), sub(mul(x0695, x0930, w108), x1075, w130), w130)
    x1102 = add(mul(x0734, x0918, w029), sub(mul(x0698, x0930, w108), x1101, w085), w085)
    x0931 = mul(x0511, x0695, w029)
    x1080 = add(mul(x0731, x0919, w108), sub(mul(x0695, x0931, w118), x1079, w159), w159)
    x1106 = add(mul(x0734, x0919, w108), sub(mul(x0698, x0931, w118), x1105, w138), w138)
    x0932 = mul(x0511, x0698, w108)
    x1110 = sub(mul(x0698, x0932, w118), sub(mul(x0635, mul(x0397, x0635, w079), w079), x1109, w140), w140)
    x0933 = mul(x0511, x0701, w118)
    x1141 = add(mul(x0737, x0921, w079), sub(mul(x0701, x0933, w039), x1140, w000), w000)
    x1172 = add(mul(x0740, x0921, w079), sub(mul(x0704, x0933, w039), x1171, w068), w068)
    x1207 = add(mul(x0743, x0921, w079), sub(mul(x0707, x0933, w039), x1206, w053), w053)
    x0934 = mul(x0511, x0704, w079)
    x1176 = add(mul(x0740, x0922, w039), sub(mul(x0704, x0934, w046), x1175, w186), w186)
    x1211 = add(mul(x0743, x0922, w039), sub(mul(x0707, x0934, w046), x1210, w129), w129)
    x0935 = mul(x0511, x0707, w039)
    x1215 = sub(mul(x0707, x0935, w046), sub(mul(x0659, mul(x0451, x0659, w011), w011), x1214, w016), w016)
    x0477 = add(mul(x0444, x0461, w046), sub(mul(x0420, x0434, w011), mul(x0429, x0449, w190), w190), w190)
    x0479 = add(sub(x0469, x0471, w084), sub(x0475, x0477, w190), w190)
    x0506 = add(mul(x0429, x0447, w095), sub(x0137, mul(x0420, x0432, w128), w128), w128)
    x0508 = add(sub(mul(x0336, x0351, w012), x0504, w091), sub(mul(x0444, x0459, w074), x0506, w128), w128)
    x0509 = add(add(x0507, x0508, w128), add(c33, mul(c03, sub(x0501, x0502, w141), w141), w141), w141)
    x0462 = add(mul(x0427, x0449, w052), sub(x0137, mul(x0419, x0434, w135), w135), w135)
    x0522 = add(sub(mul(x0333, x0353, w028), x0354, w094), sub(mul(x0441, x0461, w125), x0462, w135), w135)
    x0530 = add(mul(x0441, x0459, w004), sub(mul(x0419, x0432, w142), mul(x0427, x0447, w178), w178), w178)
    x0526 = mul(x0509, x0511, w004)
    x0531 = sub(mul(x0491, x0526, w142), add(add(x0527, x0529, w151), add(x0528, x0530, w178), w178), w178)
    x0542 = mul(x0531, x0534, w142)
    x0564 = sub(mul(x0531, x0542, w151), sub(c32, mul(x0509, x0526, w101), w101), w101)
    x0781 = sub(mul(x0526, x0674, w151), sub(mul(x0297, x0583, w072), x0780, w054), w054)
    x0785 = sub(mul(x0526, x0677, w151), sub(mul(x0297, x0585, w073), x0784, w055), w055)
    x0789 = sub(mul(x0526, x0680, w151), sub(mul(x0297, x0587, w023), x0788, w056), w056)
    x0793 = add(mul(x0526, x0683, w151), sub(mul(x0351, x0607, w122), x0792, w104), w104)
    x0797 = add(mul(x0526, x0686, w151), sub(mul(x0351, x0609, w123), x0796, w105), w105)
    x0801 = add(mul(x0526, x0689, w151), sub(mul(x0351, x0611, w014), x0800, w106), w106)
    x0805 = sub(mul(x0526, x0692, w151), sub(mul(x0405, x0631, w172), x0804, w154), w154)
    x0809 = sub(mul(x0526, x0695, w151), sub(mul(x0405, x0633, w173), x0808, w155), w155)
    x0813 = sub(mul(x0526, x0698, w151), sub(mul(x0405, x0635, w078), x0812, w156), w156)
    x0817 = add(mul(x0526, x0701, w151), sub(mul(x0459, x0655, w008), x0816, w181), w181)
    x0821 = add(mul(x0526, x0704, w151), sub(mul(x0459, x0657, w005), x0820, w182), w182)
    x0825 = add(mul(x0526, x0707, w151), sub(mul(x0459, x0659, w165), x0824, w183), w183)
    x0510 = sub(x0478, x0479, w151)
    x0480 = sub(c37, mul(c03, add(x0478, x0479, w190), w190), w190)
    x0520 = mul(x0480, x0511, w065)
    x0524 = mul(x0510, x0511, w133)
    x0525 = add(add(x0521, x0522, w165), sub(c33, mul(x0491, x0524, w124), w124), w124)
    x0523 = sub(mul(c03, sub(x0521, x0522, w135), w135), sub(c36, mul(x0491, x0520, w045), w045), w045)
    x0535 = mul(x0523, x0534, w135)
    x0540 = mul(x0525, x0534, w058)
    x0541 = add(mul(c03, sub(x0536, x0537, w089), w089), sub(mul(x0480, x0524, w146), mul(x0523, x0540, w144), w144), w144)
    x0551 = sub(mul(x0525, x0540, w089), sub(c32, mul(x0510, x0524, w146), w146), w146)
    x0756 = add(mul(x0540, x0710, w089), sub(x0595, mul(x0524, x0674, w165), w165), w165)
    x0744 = add(mul(x0535, x0710, w089), add(mul(c03, x0595, w048), mul(x0520, x0674, w005), w005), w005)
    x0758 = add(mul(x0540, x0713, w089), sub(x0597, mul(x0524, x0677, w048), w048), w048)
    x0745 = add(mul(x0535, x0713, w089), add(mul(c03, x0597, w049), mul(x0520, x0677, w008), w008), w008)
    x0760 = add(mul(x0540, x0716, w089), sub(x0599, mul(x0524, x0680, w049), w049), w049)
    x0746 = add(mul(x0535, x0716, w089), add(mul(c03, x0599, w050), mul(x0520, x0680, w078), w078), w078)
    x0762 = sub(mul(x0540, x0719, w089), add(x0619, mul(x0524, x0683, w050), w050), w050)
    x0747 = add(mul(x0535, x0719, w089), add(mul(c03, x0619, w098), mul(x0520, x0683, w077), w077), w077)
    x0764 = sub(mul(x0540, x0722, w089), add(x0621, mul(x0524, x0686, w098), w098), w098)
    x0748 = add(mul(x0535, x0722, w089), add(mul(c03, x0621, w099), mul(x0520, x0686, w173), w173), w173)
    x0766 = sub(mul(x0540, x0725, w089), add(x0623, mul(x0524, x0689, w099), w099), w099)
    x0749 = add(mul(x0535, x0725, w089), add(mul(c03, x0623, w100), mul(x0520, x0689, w172), w172), w172)
    x0768 = add(mul(x0540, x0728, w089), sub(x0643, mul(x0524, x0692, w100), w100), w100)
    x0750 = add(mul(x0535, x0728, w089), add(mul(c03, x0643, w148), mul(x0520, x0692, w014), w014), w014)
    x0770 = add(mul(x0540, x0731, w089), sub(x0645, mul(x0524, x0695, w148), w148), w148)
    x0751 = add(mul(x0535, x0731, w089), add(mul(c03, x0645, w149), mul(x0520, x0695, w027), w027), w027)
    x0772 = add(mul(x0540, x0734, w089), sub(x0647, mul(x0524, x0698, w149), w149), w149)
    x0752 = add(mul(x0535, x0734, w089), add(mul(c03, x0647, w150), mul(x0520, x0698, w123), w123), w123)
    x0774 = sub(mul(x0540, x0737, w089), add(x0667, mul(x0524, x0701, w150), w150), w150)
    x0753 = add(mul(x0535, x0737, w089), add(mul(c03, x0667, w036), mul(x0520, x0701, w122), w122), w122)
    x0776 = sub(mul(x0540, x0740, w089), add(x0669, mul(x0524, x0704, w036), w036), w036)
    x0778 = sub(mul(x0540, x0743, w058), add(x0671, mul(x0524, x0707, w133), w133), w133)
    x0754 = add(mul(x0535, x0740, w058), add(mul(c03, x0669, w176), mul(x0520, x0704, w089), w089), w089)
    x0755 = add(mul(x0535, x0743, w058), add(mul(c03, x0671, w177), mul(x0520, x0707, w176), w176), w176)
    x0539 = sub(mul(x0523, x0535, w135), sub(c35, mul(x0480, x0520, w065), w065), w065)
    x0549 = div(c01, sub(mul(c42, x0538, w135), x0539, w065), w065)
    x0550 = mul(x0541, x0549, w135)
    x0558 = div(c01, sub(x0538, add(mul(x0541, x0550, w058), x0551, w146), w146), w146)
    x0757 = sub(mul(x0550, x0744, w096), x0756, w165)
    x0888 = mul(x0558, x0757, w096)
    x0759 = sub(mul(x0550, x0745, w058), x0758, w048)
    x0889 = mul(x0558, x0759, w058)
    x0761 = sub(mul(x0550, x0746, w177), x0760, w049)
    x0890 = mul(x0558, x0761, w177)
    x0763 = sub(mul(x0550, x0747, w023), x0762, w050)
    x0891 = mul(x0558, x0763, w023)
    x0765 = sub(mul(x0550, x0748, w020), x0764, w098)
    x0892 = mul(x0558, x0765, w020)
    x0767 = sub(mul(x0550, x0749, w073), x0766, w099)
    x0893 = mul(x0558, x0767, w073)
    x0769 = sub(mul(x0550, x0750, w072), x0768, w100)
    x0894 = mul(x0558, x0769, w072)
    x0771 = sub(mul(x0550, x0751, w051), x0770, w148)
    x0895 = mul(x0558, x0771, w051)
    x0773 = sub(mul(x0550, x0752, w064), x0772, w149)
    x0896 = mul(x0558, x0773, w064)
    x0775 = sub(mul(x0550, x0753, w143), x0774, w150)
    x0897 = mul(x0558, x0775, w143)
    x0777 = sub(mul(x0550, x0754, w094), x0776, w036)
    x0779 = sub(mul(x0550, x0755, w135), x0778, w133)
    x0899 = mul(x0558, x0779, w135)
    x0898 = mul(x0558, x0777, w094)
    x0900 = mul(x0549, x0744, w125)
    x0962 = add(mul(x0757, x0888, w028), add(mul(x0744, x0900, w010), x0961, w071), w071)
    x0966 = add(mul(x0759, x0888, w028), add(mul(x0745, x0900, w010), x0965, w030), w030)
    x0974 = add(mul(x0761, x0888, w028), add(mul(x0746, x0900, w010), x0973, w024), w024)
    x0984 = add(mul(x0747, x0900, w028), add(mul(x0683, x0924, w010), mul(x0719, x0912, w052), w052), w052)
    x0997 = add(mul(x0748, x0900, w028), add(mul(x0686, x0924, w010), mul(x0722, x0912, w163), w163), w163)
    x1014 = add(mul(x0749, x0900, w028), add(mul(x0689, x0924, w010), mul(x0725, x0912, w128), w128), w128)
    x1035 = add(mul(x0750, x0900, w028), add(mul(x0728, x0912, w010), mul(x0692, x0924, w091), w091), w091)
    x1057 = add(mul(x0751, x0900, w028), add(mul(x0731, x0912, w010), mul(x0695, x0924, w074), w074), w074)
    x1083 = add(mul(x0752, x0900, w125), add(mul(x0734, x0912, w022), mul(x0698, x0924, w153), w153), w153)
    x0901 = mul(x0549, x0745, w125)
    x0970 = add(mul(x0759, x0889, w022), add(mul(x0745, x0901, w028), x0969, w059), w059)
    x0978 = add(mul(x0761, x0889, w022), add(mul(x0746, x0901, w028), x0977, w038), w038)
    x0987 = add(mul(x0747, x0901, w022), add(mul(x0683, x0925, w028), mul(x0719, x0913, w010), w010), w010)
    x1000 = add(mul(x0748, x0901, w022), add(mul(x0686, x0925, w028), mul(x0722, x0913, w012), w012), w012)
    x1017 = add(mul(x0749, x0901, w022), add(mul(x0689, x0925, w028), mul(x0725, x0913, w095), w095), w095)
    x1038 = add(mul(x0750, x0901, w022), add(mul(x0728, x0913, w028), mul(x0692, x0925, w084), w084), w084)
    x1060 = add(mul(x0751, x0901, w022), add(mul(x0731, x0913, w028), mul(x0695, x0925, w046), w046), w046)
    x1086 = add(mul(x0752, x0901, w125), add(mul(x0734, x0913, w007), mul(x0698, x0925, w189), w189), w189)
    x0902 = mul(x0549, x0746, w125)
    x0982 = add(mul(x0746, x0902, w007), add(mul(x0716, x0914, w022), x0981, w040), w040)
    x0990 = add(mul(x0747, x0902, w007), add(mul(x0683, x0926, w114), mul(x0719, x0914, w022), w022), w022)
    x1003 = add(mul(x0748, x0902, w007), add(mul(x0686, x0926, w116), mul(x0722, x0914, w114), w114), w114)
    x1020 = add(mul(x0749, x0902, w007), add(mul(x0689, x0926, w117), mul(x0725, x0914, w116), w116), w116)
    x1041 = add(mul(x0750, x0902, w007), add(mul(x0728, x0914, w117), mul(x0692, x0926, w028), w028), w028)
    x1063 = add(mul(x0751, x0902, w007), add(mul(x0731, x0914, w117), mul(x0695, x0926, w011), w011), w011)
    x1089 = add(mul(x0752, x0902, w125), add(mul(x0734, x0914, w019), mul(x0698, x0926, w168), w168), w168)
    x0903 = mul(x0549, x0747, w125)
    x0995 = add(mul(x0763, x0891, w019), add(mul(x0747, x0903, w007), x0994, w121), w121)
    x1008 = add(mul(x0765, x0891, w019), add(mul(x0748, x0903, w007), x1007, w080), w080)
    x1025 = add(mul(x0767, x0891, w019), add(mul(x0749, x0903, w007), x1024, w035), w035)
    x1044 = add(mul(x0750, x0903, w019), add(mul(x0692, x0927, w007), mul(x0728, x0915, w117), w117), w117)
    x1066 = add(mul(x0751, x0903, w019), add(mul(x0695, x0927, w007), mul(x0731, x0915, w017), w017), w017)
    x1092 = add(mul(x0752, x0903, w019), add(mul(x0698, x0927, w007), mul(x0734, x0915, w102), w102), w102)
    x1122 = add(mul(x0753, x0903, w019), add(mul(x0701, x0927, w007), mul(x0737, x0915, w047), w047), w047)
    x1153 = add(mul(x0754, x0903, w019), add(mul(x0704, x0927, w007), mul(x0740, x0915, w137), w137), w137)
    x1188 = add(mul(x0755, x0903, w125), add(mul(x0707, x0927, w113), mul(x0743, x0915, w103), w103), w103)
    x0904 = mul(x0549, x0748, w125)
    x1012 = add(mul(x0765, x0892, w113), add(mul(x0748, x0904, w019), x1011, w109), w109)
    x1029 = add(mul(x0767, x0892, w113), add(mul(x0749, x0904, w019), x1028, w088), w088)
    x1047 = add(mul(x0750, x0904, w113), add(mul(x0692, x0928, w019), mul(x0728, x0916, w007), w007), w007)
    x1069 = add(mul(x0751, x0904, w113), add(mul(x0695, x0928, w019), mul(x0731, x0916, w132), w132), w132)
    x1095 = add(mul(x0752, x0904, w113), add(mul(x0698, x0928, w019), mul(x0734, x0916, w139), w139), w139)
    x1125 = add(mul(x0753, x0904, w113), add(mul(x0701, x0928, w019), mul(x0737, x0916, w081), w081), w081)
    x1156 = add(mul(x0754, x0904, w113), add(mul(x0704, x0928, w019), mul(x0740, x0916, w134), w134), w134)
    x1191 = add(mul(x0755, x0904, w125), add(mul(x0707, x0928, w021), mul(x0743, x0916, w192), w192), w192)
    x0905 = mul(x0549, x0749, w125)
    x1033 = add(mul(x0749, x0905, w021), add(mul(x0725, x0917, w113), x1032, w090), w090)
    x1050 = add(mul(x0750, x0905, w021), add(mul(x0692, x0929, w083), mul(x0728, x0917, w113), w113), w113)
    x1072 = add(mul(x0751, x0905, w021), add(mul(x0695, x0929, w166), mul(x0731, x0917, w083), w083), w083)
    x1098 = add(mul(x0752, x0905, w021), add(mul(x0698, x0929, w167), mul(x0734, x0917, w166), w166), w166)
    x1128 = add(mul(x0753, x0905, w021), add(mul(x0701, x0929, w167), mul(x0737, x0917, w019), w019), w019)
    x1159 = add(mul(x0754, x0905, w021), add(mul(x0704, x0929, w167), mul(x0740, x0917, w015), w015), w015)
    x1194 = add(mul(x0755, x0905, w125), add(mul(x0707, x0929, w063), mul(x0743, x0917, w115), w115), w115)
    x0906 = mul(x0549, x0750, w125)
    x1055 = add(mul(x0769, x0894, w063), add(mul(x0750, x0906, w021), x1054, w171), w171)
    x1077 = add(mul(x0771, x0894, w063), add(mul(x0751, x0906, w021), x1076, w130), w130)
    x1103 = add(mul(x0773, x0894, w063), add(mul(x0752, x0906, w021), x1102, w085), w085)
    x1131 = add(mul(x0753, x0906, w063), add(mul(x0737, x0918, w021), mul(x0701, x0930, w167), w167), w167)
    x1162 = add(mul(x0754, x0906, w063), add(mul(x0740, x0918, w021), mul(x0704, x0930, w147), w147), w147)
    x1197 = add(mul(x0755, x0906, w125), add(mul(x0743, x0918, w185), mul(x0707, x0930, w164), w164), w164)
    x0907 = mul(x0549, x0751, w125)
    x1081 = add(mul(x0771, x0895, w185), add(mul(x0751, x0907, w063), x1080, w159), w159)
    x1107 = add(mul(x0773, x0895, w185), add(mul(x0752, x0907, w063), x1106, w138), w138)
    x1134 = add(mul(x0753, x0907, w185), add(mul(x0737, x0919, w063), mul(x0701, x0931, w021), w021), w021)
    x1165 = add(mul(x0754, x0907, w185), add(mul(x0740, x0919, w063), mul(x0704, x0931, w127), w127), w127)
    x1200 = add(mul(x0755, x0907, w125), add(mul(x0743, x0919, w025), mul(x0707, x0931, w029), w029), w029)
    x0908 = mul(x0549, x0752, w125)
    x1111 = add(mul(x0752, x0908, w025), add(mul(x0734, x0920, w185), x1110, w140), w140)
    x1137 = add(mul(x0753, x0908, w025), add(mul(x0737, x0920, w185), mul(x0701, x0932, w191), w191), w191)
    x1168 = add(mul(x0754, x0908, w025), add(mul(x0740, x0920, w185), mul(x0704, x0932, w193), w193), w193)
    x1203 = add(mul(x0755, x0908, w125), add(mul(x0743, x0920, w044), mul(x0707, x0932, w108), w108), w108)
    x0909 = mul(x0549, x0753, w125)
    x1113 = add(mul(x0744, x0909, w044), add(mul(x0674, x0933, w194), mul(x0710, x0921, w025), w025), w025)
    x1116 = add(mul(x0745, x0909, w044), add(mul(x0677, x0933, w194), mul(x0713, x0921, w185), w185), w185)
    x1119 = add(mul(x0746, x0909, w044), add(mul(x0680, x0933, w118), mul(x0716, x0921, w131), w131), w131)
    x1142 = add(mul(x0775, x0897, w044), add(mul(x0753, x0909, w118), x1141, w000), w000)
    x1173 = add(mul(x0777, x0897, w044), add(mul(x0754, x0909, w118), x1172, w068), w068)
    x1208 = add(mul(x0779, x0897, w044), add(mul(x0755, x0909, w125), x1207, w053), w053)
    x0910 = mul(x0549, x0754, w044)
    x1144 = add(mul(x0744, x0910, w125), add(mul(x0674, x0934, w118), mul(x0710, x0922, w194), w194), w194)
    x1147 = add(mul(x0745, x0910, w125), add(mul(x0677, x0934, w118), mul(x0713, x0922, w063), w063), w063)
    x1150 = add(mul(x0746, x0910, w125), add(mul(x0680, x0934, w079), mul(x0716, x0922, w031), w031), w031)
    x1177 = add(mul(x0777, x0898, w125), add(mul(x0754, x0910, w079), x1176, w186), w186)
    x1212 = add(mul(x0779, x0898, w125), add(mul(x0755, x0910, w044), x1211, w129), w129)
    x0911 = mul(x0549, x0755, w125)
    x1179 = add(mul(x0744, x0911, w044), add(mul(x0674, x0935, w013), mul(x0710, x0923, w079), w079), w079)
    x1182 = add(mul(x0745, x0911, w044), add(mul(x0677, x0935, w066), mul(x0713, x0923, w013), w013), w013)
    x1185 = add(mul(x0746, x0911, w044), add(mul(x0680, x0935, w039), mul(x0716, x0923, w067), w067), w067)
    x1216 = add(mul(x0755, x0911, w125), add(mul(x0743, x0923, w041), x1215, w016), w016)
    x0545 = sub(mul(x0523, x0542, w125), sub(c34, mul(x0480, x0526, w041), w041), w041)
    x0546 = add(mul(c03, sub(x0543, x0544, w125), w125), x0545, w041)
    x0548 = add(sub(add(x0466, x0472, w086), add(x0469, x0475, w075), w075), sub(mul(x0480, x0532, w190), mul(x0523, x0547, w045), w045), w045)
    x0555 = mul(x0548, x0549, w075)
    x0552 = mul(x0546, x0549, w065)
    x0553 = add(mul(x0541, x0552, w190), sub(mul(x0510, x0526, w004), mul(x0525, x0542, w086), w086), w086)
    x0554 = sub(add(x0543, x0544, w179), x0553, w086)
    x0556 = add(mul(x0541, x0555, w144), add(mul(x0510, x0532, w151), mul(x0525, x0547, w124), w124), w124)
    x0557 = sub(add(add(x0301, x0409, w157), add(x0355, x0463, w184), w184), x0556, w124)
    x0567 = mul(x0557, x0558, w184)
    x0573 = add(mul(x0557, x0567, w124), add(mul(x0548, x0555, w045), x0572, w033), w033)
    x0559 = mul(x0554, x0558, w146)
    x0565 = add(mul(x0554, x0559, w124), add(mul(x0546, x0552, w045), x0564, w101), w101)
    x0566 = sub(add(add(x0560, x0562, w174), add(x0561, x0563, w145), w145), x0565, w101)
    x0570 = div(c01, x0566, w101)
    x0568 = add(mul(x0546, x0555, w041), sub(mul(x0509, x0532, w087), mul(x0531, x0547, w180), w180), w180)
    x0569 = sub(add(x0501, x0502, w001), add(mul(x0554, x0567, w086), x0568, w180), w180)
    x0571 = mul(x0569, x0570, w001)
    x0574 = sub(add(add(x0296, x0404, w092), add(x0350, x0458, w158), w158), add(mul(x0569, x0571, w180), x0573, w033), w033)
    x0575 = div(c01, x0574, w033)
    x0782 = add(mul(x0552, x0744, w158), add(mul(x0542, x0710, w069), x0781, w054), w054)
    x0783 = sub(mul(x0559, x0757, w158), x0782, w054)
    x0829 = sub(mul(x0567, x0757, w158), sub(mul(x0555, x0744, w005), x0828, w037), w037)
    x0830 = sub(mul(x0571, x0783, w158), x0829, w037)
    x0864 = mul(x0575, x0830, w158)
    x0876 = mul(x0570, x0783, w005)
    x0963 = add(mul(x0830, x0864, w069), add(mul(x0783, x0876, w180), x0962, w071), w071)
    x0786 = add(mul(x0552, x0745, w069), add(mul(x0542, x0713, w070), x0785, w055), w055)
    x0787 = sub(mul(x0559, x0759, w069), x0786, w055)
    x0832 = sub(mul(x0567, x0759, w069), sub(mul(x0555, x0745, w008), x0831, w060), w060)
    x0833 = sub(mul(x0571, x0787, w069), x0832, w060)
    x0865 = mul(x0575, x0833, w069)
    x0877 = mul(x0570, x0787, w008)
    x0971 = add(mul(x0833, x0865, w070), add(mul(x0787, x0877, w180), x0970, w059), w059)
    x0967 = add(mul(x0833, x0864, w070), add(mul(x0787, x0876, w180), x0966, w030), w030)
    x0790 = add(mul(x0552, x0746, w070), add(mul(x0542, x0716, w018), x0789, w056), w056)
    x0791 = sub(mul(x0559, x0761, w070), x0790, w056)
    x0835 = sub(mul(x0567, x0761, w070), sub(mul(x0555, x0746, w078), x0834, w061), w061)
    x0836 = sub(mul(x0571, x0791, w070), x0835, w061)
    x0866 = mul(x0575, x0836, w070)
    x0878 = mul(x0570, x0791, w078)
    x0983 = add(mul(x0791, x0878, w018), add(mul(x0761, x0890, w180), x0982, w040), w040)
    x0975 = add(mul(x0836, x0864, w018), add(mul(x0791, x0876, w180), x0974, w024), w024)
    x0979 = add(mul(x0836, x0865, w018), add(mul(x0791, x0877, w180), x0978, w038), w038)
    x0794 = add(mul(x0552, x0747, w018), add(mul(x0542, x0719, w119), x0793, w104), w104)
    x0795 = sub(mul(x0559, x0763, w018), x0794, w104)
    x0838 = sub(mul(x0567, x0763, w018), sub(mul(x0555, x0747, w077), x0837, w062), w062)
    x0839 = sub(mul(x0571, x0795, w018), x0838, w062)
    x0867 = mul(x0575, x0839, w018)
    x0879 = mul(x0570, x0795, w077)
    x0996 = add(mul(x0839, x0867, w119), add(mul(x0795, x0879, w180), x0995, w121), w121)
    x0985 = add(mul(x0795, x0876, w119), add(mul(x0763, x0888, w180), x0984, w052), w052)
    x0986 = add(mul(x0839, x0864, w119), x0985, w052)
    x0988 = add(mul(x0795, x0877, w119), add(mul(x0763, x0889, w180), x0987, w010), w010)
    x0989 = add(mul(x0839, x0865, w119), x0988, w010)
    x0991 = add(mul(x0795, x0878, w104), add(mul(x0763, x0890, w050), x0990, w022), w022)
    x0992 = add(mul(x0839, x0866, w062), x0991, w022)
    x0798 = add(mul(x0552, x0748, w062), add(mul(x0542, x0722, w120), x0797, w105), w105)
    x0799 = sub(mul(x0559, x0765, w062), x0798, w105)
    x0841 = sub(mul(x0567, x0765, w062), sub(mul(x0555, x0748, w173), x0840, w110), w110)
    x0842 = sub(mul(x0571, x0799, w062), x0841, w110)
    x0868 = mul(x0575, x0842, w062)
    x0880 = mul(x0570, x0799, w173)
    x1013 = add(mul(x0842, x0868, w120), add(mul(x0799, x0880, w104), x1012, w109), w109)
    x0998 = add(mul(x0799, x0876, w120), add(mul(x0765, x0888, w104), x0997, w163), w163)
    x0999 = add(mul(x0842, x0864, w120), x0998, w163)
    x1001 = add(mul(x0799, x0877, w120), add(mul(x0765, x0889, w104), x1000, w012), w012)
    x1002 = add(mul(x0842, x0865, w120), x1001, w012)
    x1004 = add(mul(x0799, x0878, w120), add(mul(x0765, x0890, w098), x1003, w114), w114)
    x1005 = add(mul(x0842, x0866, w120), x1004, w114)
    x1009 = add(mul(x0842, x0867, w110), add(mul(x0799, x0879, w105), x1008, w080), w080)
    x0802 = add(mul(x0552, x0749, w110), add(mul(x0542, x0725, w043), x0801, w106), w106)
    x0803 = sub(mul(x0559, x0767, w110), x0802, w106)
    x0844 = sub(mul(x0567, x0767, w110), sub(mul(x0555, x0749, w172), x0843, w111), w111)
    x0845 = sub(mul(x0571, x0803, w110), x0844, w111)
    x0869 = mul(x0575, x0845, w110)
    x0881 = mul(x0570, x0803, w172)
    x1034 = add(mul(x0803, x0881, w043), add(mul(x0767, x0893, w105), x1033, w090), w090)
    x1015 = add(mul(x0803, x0876, w043), add(mul(x0767, x0888, w105), x1014, w128), w128)
    x1016 = add(mul(x0845, x0864, w043), x1015, w128)
    x1018 = add(mul(x0803, x0877, w043), add(mul(x0767, x0889, w105), x1017, w095), w095)
    x1019 = add(mul(x0845, x0865, w043), x1018, w095)
    x1021 = add(mul(x0803, x0878, w043), add(mul(x0767, x0890, w099), x1020, w116), w116)
    x1022 = add(mul(x0845, x0866, w043), x1021, w116)
    x1026 = add(mul(x0845, x0867, w043), add(mul(x0803, x0879, w099), x1025, w035), w035)
    x1030 = add(mul(x0845, x0868, w043), add(mul(x0803, x0880, w106), x1029, w088), w088)
    x0806 = add(mul(x0552, x0750, w043), add(mul(x0542, x0728, w169), x0805, w154), w154)
    x0807 = sub(mul(x0559, x0769, w043), x0806, w154)
    x0847 = sub(mul(x0567, x0769, w043), sub(mul(x0555, x0750, w014), x0846, w112), w112)
    x0848 = sub(mul(x0571, x0807, w043), x0847, w112)
    x0870 = mul(x0575, x0848, w043)
    x0882 = mul(x0570, x0807, w014)
    x1056 = add(mul(x0848, x0870, w169), add(mul(x0807, x0882, w106), x1055, w171), w171)
    x1036 = add(mul(x0807, x0876, w169), add(mul(x0769, x0888, w106), x1035, w091), w091)
    x1037 = add(mul(x0848, x0864, w169), x1036, w091)
    x1039 = add(mul(x0807, x0877, w169), add(mul(x0769, x0889, w106), x1038, w084), w084)
    x1040 = add(mul(x0848, x0865, w169), x1039, w084)
    x1042 = add(mul(x0807, x0878, w169), add(mul(x0769, x0890, w106), x1041, w028), w028)
    x1043 = add(mul(x0848, x0866, w169), x1042, w028)
    x1045 = add(mul(x0807, x0879, w169), add(mul(x0769, x0891, w106), x1044, w117), w117)
    x1046 = add(mul(x0848, x0867, w169), x1045, w117)
    x1048 = add(mul(x0807, x0880, w169), add(mul(x0769, x0892, w106), x1047, w007), w007)
    x1049 = add(mul(x0848, x0868, w169), x1048, w007)
    x1051 = add(mul(x0807, x0881, w154), add(mul(x0769, x0893, w100), x1050, w113), w113)
    x1052 = add(mul(x0848, x0869, w112), x1051, w113)
    x0810 = add(mul(x0552, x0751, w112), add(mul(x0542, x0731, w170), x0809, w155), w155)
    x0811 = sub(mul(x0559, x0771, w112), x0810, w155)
    x0850 = sub(mul(x0567, x0771, w112), sub(mul(x0555, x0751, w027), x0849, w160), w160)
    x0851 = sub(mul(x0571, x0811, w112), x0850, w160)
    x0871 = mul(x0575, x0851, w112)
    x0883 = mul(x0570, x0811, w027)
    x1082 = add(mul(x0851, x0871, w170), add(mul(x0811, x0883, w154), x1081, w159), w159)
    x1058 = add(mul(x0811, x0876, w170), add(mul(x0771, x0888, w154), x1057, w074), w074)
    x1059 = add(mul(x0851, x0864, w170), x1058, w074)
    x1061 = add(mul(x0811, x0877, w170), add(mul(x0771, x0889, w154), x1060, w046), w046)
    x1062 = add(mul(x0851, x0865, w170), x1061, w046)
    x1064 = add(mul(x0811, x0878, w170), add(mul(x0771, x0890, w154), x1063, w011), w011)
    x1065 = add(mul(x0851, x0866, w170), x1064, w011)
    x1067 = add(mul(x0811, x0879, w170), add(mul(x0771, x0891, w154), x1066, w017), w017)
    x1068 = add(mul(x0851, x0867, w170), x1067, w017)
    x1070 = add(mul(x0811, x0880, w170), add(mul(x0771, x0892, w154), x1069, w132), w132)
    x1071 = add(mul(x0851, x0868, w170), x1070, w132)
    x1073 = add(mul(x0811, x0881, w170), add(mul(x0771, x0893, w148), x1072, w083), w083)
    x1074 = add(mul(x0851, x0869, w170), x1073, w083)
    x1078 = add(mul(x0851, x0870, w160), add(mul(x0811, x0882, w155), x1077, w130), w130)
    x0814 = add(mul(x0552, x0752, w160), add(mul(x0542, x0734, w093), x0813, w156), w156)
    x0815 = sub(mul(x0559, x0773, w160), x0814, w156)
    x1084 = add(mul(x0815, x0876, w005), add(mul(x0773, x0888, w096), x1083, w153), w153)
    x1087 = add(mul(x0815, x0877, w008), add(mul(x0773, x0889, w058), x1086, w189), w189)
    x1090 = add(mul(x0815, x0878, w078), add(mul(x0773, x0890, w177), x1089, w168), w168)
    x0853 = sub(mul(x0567, x0773, w078), sub(mul(x0555, x0752, w123), x0852, w161), w161)
    x0854 = sub(mul(x0571, x0815, w078), x0853, w161)
    x1085 = add(mul(x0854, x0864, w158), x1084, w153)
    x1088 = add(mul(x0854, x0865, w069), x1087, w189)
    x1091 = add(mul(x0854, x0866, w069), x1090, w168)
    x0872 = mul(x0575, x0854, w069)
    x0884 = mul(x0570, x0815, w158)
    x1112 = add(mul(x0815, x0884, w078), add(mul(x0773, x0896, w123), x1111, w140), w140)
    x1093 = add(mul(x0815, x0879, w078), add(mul(x0773, x0891, w123), x1092, w102), w102)
    x1094 = add(mul(x0854, x0867, w078), x1093, w102)
    x1096 = add(mul(x0815, x0880, w078), add(mul(x0773, x0892, w123), x1095, w139), w139)
    x1097 = add(mul(x0854, x0868, w078), x1096, w139)
    x1099 = add(mul(x0815, x0881, w078), add(mul(x0773, x0893, w149), x1098, w166), w166)
    x1100 = add(mul(x0854, x0869, w078), x1099, w166)
    x1104 = add(mul(x0854, x0870, w078), add(mul(x0815, x0882, w149), x1103, w085), w085)
    x1108 = add(mul(x0854, x0871, w078), add(mul(x0815, x0883, w156), x1107, w138), w138)
    x0818 = add(mul(x0552, x0753, w078), add(mul(x0542, x0737, w003), x0817, w181), w181)
    x0819 = sub(mul(x0559, x0775, w078), x0818, w181)
    x0856 = sub(mul(x0567, x0775, w078), sub(mul(x0555, x0753, w122), x0855, w162), w162)
    x0857 = sub(mul(x0571, x0819, w078), x0856, w162)
    x0873 = mul(x0575, x0857, w078)
    x0885 = mul(x0570, x0819, w122)
    x1114 = add(mul(x0783, x0885, w003), add(mul(x0757, x0897, w156), x1113, w025), w025)
    x1115 = add(mul(x0830, x0873, w003), x1114, w025)
    x1117 = add(mul(x0787, x0885, w003), add(mul(x0759, x0897, w156), x1116, w185), w185)
    x1118 = add(mul(x0833, x0873, w003), x1117, w185)
    x1120 = add(mul(x0791, x0885, w003), add(mul(x0761, x0897, w143), x1119, w131), w131)
    x1121 = add(mul(x0836, x0873, w003), x1120, w131)
    x1143 = add(mul(x0857, x0873, w003), add(mul(x0819, x0885, w143), x1142, w000), w000)
    x1123 = add(mul(x0819, x0879, w003), add(mul(x0775, x0891, w143), x1122, w047), w047)
    x1124 = add(mul(x0857, x0867, w003), x1123, w047)
    x1126 = add(mul(x0819, x0880, w003), add(mul(x0775, x0892, w143), x1125, w081), w081)
    x1127 = add(mul(x0857, x0868, w003), x1126, w081)
    x1129 = add(mul(x0819, x0881, w003), add(mul(x0775, x0893, w143), x1128, w019), w019)
    x1130 = add(mul(x0857, x0869, w003), x1129, w019)
    x1132 = add(mul(x0819, x0882, w003), add(mul(x0775, x0894, w143), x1131, w167), w167)
    x1133 = add(mul(x0857, x0870, w003), x1132, w167)
    x1135 = add(mul(x0819, x0883, w003), add(mul(x0775, x0895, w143), x1134, w021), w021)
    x1136 = add(mul(x0857, x0871, w003), x1135, w021)
    x1138 = add(mul(x0819, x0884, w181), add(mul(x0775, x0896, w150), x1137, w191), w191)
    x1139 = add(mul(x0857, x0872, w162), x1138, w191)
    x0822 = add(mul(x0552, x0754, w162), add(mul(x0542, x0740, w006), x0821, w182), w182)
    x0823 = sub(mul(x0559, x0777, w162), x0822, w182)
    x0826 = add(mul(x0552, x0755, w065), add(mul(x0542, x0743, w002), x0825, w183), w183)
    x0827 = sub(mul(x0559, x0779, w146), x0826, w183)
    x0859 = sub(mul(x0567, x0777, w146), sub(mul(x0555, x0754, w089), x0858, w187), w187)
    x0862 = sub(mul(x0567, x0779, w184), sub(mul(x0555, x0755, w176), x0861, w188), w188)
    x0863 = sub(mul(x0571, x0827, w184), x0862, w188)
    x0860 = sub(mul(x0571, x0823, w001), x0859, w187)
    x0874 = mul(x0575, x0860, w001)
    x0875 = mul(x0575, x0863, w033)
    x0887 = mul(x0570, x0827, w184)
    x0886 = mul(x0570, x0823, w101)
    x1145 = add(mul(x0783, x0886, w176), add(mul(x0757, x0898, w075), x1144, w194), w194)
    x1146 = add(mul(x0830, x0874, w176), x1145, w194)
    x1180 = add(mul(x0783, x0887, w054), add(mul(x0757, x0899, w165), x1179, w079), w079)
    x1181 = add(mul(x0830, x0875, w037), x1180, w079)
    x1148 = add(mul(x0787, x0886, w037), add(mul(x0759, x0898, w054), x1147, w063), w063)
    x1149 = add(mul(x0833, x0874, w037), x1148, w063)
    x1183 = add(mul(x0787, x0887, w055), add(mul(x0759, x0899, w048), x1182, w013), w013)
    x1184 = add(mul(x0833, x0875, w060), x1183, w013)
    x1151 = add(mul(x0791, x0886, w060), add(mul(x0761, x0898, w094), x1150, w031), w031)
    x1152 = add(mul(x0836, x0874, w060), x1151, w031)
    x1186 = add(mul(x0791, x0887, w056), add(mul(x0761, x0899, w049), x1185, w067), w067)
    x1187 = add(mul(x0836, x0875, w056), x1186, w067)
    x1217 = add(mul(x0827, x0887, w184), add(mul(x0779, x0899, w135), x1216, w016), w016)
    x1178 = add(mul(x0860, x0874, w184), add(mul(x0823, x0886, w135), x1177, w186), w186)
    x1213 = add(mul(x0863, x0874, w001), add(mul(x0827, x0886, w101), x1212, w129), w129)
    x1189 = add(mul(x0827, x0879, w001), add(mul(x0779, x0891, w101), x1188, w103), w103)
    x1190 = add(mul(x0863, x0867, w001), x1189, w103)
    x1154 = add(mul(x0823, x0879, w077), add(mul(x0777, x0891, w023), x1153, w137), w137)
    x1155 = add(mul(x0860, x0867, w018), x1154, w137)
    x1192 = add(mul(x0827, x0880, w018), add(mul(x0779, x0892, w077), x1191, w192), w192)
    x1193 = add(mul(x0863, x0868, w018), x1192, w192)
    x1157 = add(mul(x0823, x0880, w173), add(mul(x0777, x0892, w020), x1156, w134), w134)
    x1158 = add(mul(x0860, x0868, w062), x1157, w134)
    x1195 = add(mul(x0827, x0881, w062), add(mul(x0779, x0893, w173), x1194, w115), w115)
    x1196 = add(mul(x0863, x0869, w062), x1195, w115)
    x1160 = add(mul(x0823, x0881, w172), add(mul(x0777, x0893, w073), x1159, w015), w015)
    x1161 = add(mul(x0860, x0869, w172), x1160, w015)
    x1198 = add(mul(x0827, x0882, w172), add(mul(x0779, x0894, w073), x1197, w164), w164)
    x1199 = add(mul(x0863, x0870, w172), x1198, w164)
    x1163 = add(mul(x0823, x0882, w014), add(mul(x0777, x0894, w072), x1162, w147), w147)
    x1164 = add(mul(x0860, x0870, w043), x1163, w147)
    x1201 = add(mul(x0827, x0883, w043), add(mul(x0779, x0895, w014), x1200, w029), w029)
    x1202 = add(mul(x0863, x0871, w043), x1201, w029)
    x1166 = add(mul(x0823, x0883, w027), add(mul(x0777, x0895, w051), x1165, w127), w127)
    x1167 = add(mul(x0860, x0871, w112), x1166, w127)
    x1204 = add(mul(x0827, x0884, w112), add(mul(x0779, x0896, w133), x1203, w108), w108)
    x1205 = add(mul(x0863, x0872, w112), x1204, w108)
    x1209 = add(mul(x0863, x0873, w112), add(mul(x0827, x0885, w183), x1208, w053), w053)
    x1169 = add(mul(x0823, x0884, w158), add(mul(x0777, x0896, w064), x1168, w193), w193)
    x1170 = add(mul(x0860, x0872, w158), x1169, w193)
    x1174 = add(mul(x0860, x0873, w078), add(mul(x0823, x0885, w122), x1173, w068), w068)
    W[0, 0] = x0963
    W[0, 1] = x0967
    W[0, 2] = -x0975
    W[0, 3] = -x0986
    W[0, 4] = -x0999
    W[0, 5] = x1016
    W[0, 6] = x1037
    W[0, 7] = x1059
    W[0, 8] = -x1085
    W[0, 9] = -x1115
    W[0, 10] = -x1146
    W[0, 11] = x1181
    W[1, 0] = x0967
    W[1, 1] = x0971
    W[1, 2] = -x0979
    W[1, 3] = -x0989
    W[1, 4] = -x1002
    W[1, 5] = x1019
    W[1, 6] = x1040
    W[1, 7] = x1062
    W[1, 8] = -x1088
    W[1, 9] = -x1118
    W[1, 10] = -x1149
    W[1, 11] = x1184
    W[2, 0] = -x0975
    W[2, 1] = -x0979
    W[2, 2] = add(mul(x0836, x0866, w070), x0983, w040)
    W[2, 3] = x0992
    W[2, 4] = x1005
    W[2, 5] = -x1022
    W[2, 6] = -x1043
    W[2, 7] = -x1065
    W[2, 8] = x1091
    W[2, 9] = x1121
    W[2, 10] = x1152
    W[2, 11] = -x1187
    W[3, 0] = -x0986
    W[3, 1] = -x0989
    W[3, 2] = x0992
    W[3, 3] = x0996
    W[3, 4] = x1009
    W[3, 5] = -x1026
    W[3, 6] = -x1046
    W[3, 7] = -x1068
    W[3, 8] = x1094
    W[3, 9] = x1124
    W[3, 10] = x1155
    W[3, 11] = -x1190
    W[4, 0] = -x0999
    W[4, 1] = -x1002
    W[4, 2] = x1005
    W[4, 3] = x1009
    W[4, 4] = x1013
    W[4, 5] = -x1030
    W[4, 6] = -x1049
    W[4, 7] = -x1071
    W[4, 8] = x1097
    W[4, 9] = x1127
    W[4, 10] = x1158
    W[4, 11] = -x1193
    W[5, 0] = x1016
    W[5, 1] = x1019
    W[5, 2] = -x1022
    W[5, 3] = -x1026
    W[5, 4] = -x1030
    W[5, 5] = add(mul(x0845, x0869, w110), x1034, w090)
    W[5, 6] = x1052
    W[5, 7] = x1074
    W[5, 8] = -x1100
    W[5, 9] = -x1130
    W[5, 10] = -x1161
    W[5, 11] = x1196
    W[6, 0] = x1037
    W[6, 1] = x1040
    W[6, 2] = -x1043
    W[6, 3] = -x1046
    W[6, 4] = -x1049
    W[6, 5] = x1052
    W[6, 6] = x1056
    W[6, 7] = x1078
    W[6, 8] = -x1104
    W[6, 9] = -x1133
    W[6, 10] = -x1164
    W[6, 11] = x1199
    W[7, 0] = x1059
    W[7, 1] = x1062
    W[7, 2] = -x1065
    W[7, 3] = -x1068
    W[7, 4] = -x1071
    W[7, 5] = x1074
    W[7, 6] = x1078
    W[7, 7] = x1082
    W[7, 8] = -x1108
    W[7, 9] = -x1136
    W[7, 10] = -x1167
    W[7, 11] = x1202
    W[8, 0] = -x1085
    W[8, 1] = -x1088
    W[8, 2] = x1091
    W[8, 3] = x1094
    W[8, 4] = x1097
    W[8, 5] = -x1100
    W[8, 6] = -x1104
    W[8, 7] = -x1108
    W[8, 8] = add(mul(x0854, x0872, w069), x1112, w140)
    W[8, 9] = x1139
    W[8, 10] = x1170
    W[8, 11] = -x1205
    W[9, 0] = -x1115
    W[9, 1] = -x1118
    W[9, 2] = x1121
    W[9, 3] = x1124
    W[9, 4] = x1127
    W[9, 5] = -x1130
    W[9, 6] = -x1133
    W[9, 7] = -x1136
    W[9, 8] = x1139
    W[9, 9] = x1143
    W[9, 10] = x1174
    W[9, 11] = -x1209
    W[10, 0] = -x1146
    W[10, 1] = -x1149
    W[10, 2] = x1152
    W[10, 3] = x1155
    W[10, 4] = x1158
    W[10, 5] = -x1161
    W[10, 6] = -x1164
    W[10, 7] = -x1167
    W[10, 8] = x1170
    W[10, 9] = x1174
    W[10, 10] = x1178
    W[10, 11] = -x1213
    W[11, 0] = x1181
    W[11, 1] = x1184
    W[11, 2] = -x1187
    W[11, 3] = -x1190
    W[11, 4] = -x1193
    W[11, 5] = x1196
    W[11, 6] = x1199
    W[11, 7] = x1202
    W[11, 8] = -x1205
    W[11, 9] = -x1209
    W[11, 10] = -x1213
    W[11, 11] = add(mul(x0863, x0875, w033), x1217, w016)


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
