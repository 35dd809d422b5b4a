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
# Program     SHA-256 8be23cc8385c0ab0d07116da98be8b9e0a964fbcb5f9e2146e9db719375377a4
# Operations  1942 mul, 1568 add, 14 div, 12 sin, 12 cos, 0 sqrt
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
        w182, w183, w184, w185, w186, w187, w188, w189, w190, w191, w192, w193, w194, w195,
        w196, w197, w198, w199, w200, w201, w202, w203, w204, w205, w206, w207, w208, w209,
        w210, w211, w212, w213, w214, w215, w216, w217, w218, w219, w220, w221, w222, w223,
        w224, w225, w226, w227, w228, w229, w230, w231, w232, w233, w234, w235, w236, w237,
        w238, w239, w240
    ) = slots(241)
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
    x0946 = mul(x0110, c41, w022)
    x0111 = add(mul(x0018, x0043, w023), add(mul(x0017, x0040, w025), mul(x0015, x0033, w026), w026), w026)
    x0112 = add(mul(x0021, x0043, w014), sub(mul(x0020, x0040, w017), mul(x0019, x0033, w020), w020), w020)
    x0947 = mul(x0111, c41, w014)
    x0038 = add(mul(x0023, c06, w017), mul(x0022, x0032, w023), w023)
    x0041 = sub(mul(x0022, c06, w017), mul(x0023, x0032, w025), w025)
    x0588 = sub(mul(x0014, x0042, w017), add(mul(x0013, x0039, w027), mul(x0012, x0032, w028), w028), w028)
    x0590 = add(mul(x0018, x0042, w017), add(mul(x0017, x0039, w027), mul(x0015, x0032, w029), w029), w029)
    x0592 = add(mul(x0021, x0042, w015), sub(mul(x0020, x0039, w021), mul(x0019, x0032, w019), w019), w019)
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
    x0589 = sub(mul(x0110, x0261, w030), x0588, w028)
    x0944 = mul(x0274, x0589, w030)
    x0591 = sub(mul(x0111, x0261, w040), x0590, w029)
    x0593 = sub(mul(x0112, x0261, w038), x0592, w019)
    x0986 = add(mul(x0112, mul(x0112, c41, w038), w038), mul(x0593, mul(x0274, x0593, w040), w040), w040)
    x0945 = mul(x0274, x0591, w038)
    x0251 = sub(mul(x0025, x0218, w041), mul(x0024, x0219, w042), w042)
    x0252 = add(mul(x0024, x0218, w041), mul(x0025, x0219, w027), w027)
    x0255 = sub(x0250, mul(c04, x0252, w041), w041)
    x0259 = mul(x0023, x0252, w043)
    x0260 = mul(x0022, x0252, w027)
    x0272 = mul(x0260, c41, w044)
    x0273 = sub(mul(x0022, x0233, w045), mul(x0250, x0272, w046), w046)
    x0287 = mul(x0273, x0274, w045)
    x0606 = add(mul(x0287, x0589, w047), sub(x0014, mul(x0110, x0272, w048), w048), w048)
    x0608 = add(mul(x0287, x0591, w047), sub(x0018, mul(x0111, x0272, w049), w049), w049)
    x0610 = add(mul(x0287, x0593, w047), sub(x0021, mul(x0112, x0272, w050), w050), w050)
    x0270 = mul(x0259, c41, w047)
    x0271 = sub(mul(x0023, x0233, w051), mul(x0250, x0270, w052), w052)
    x0285 = mul(x0271, x0274, w051)
    x0792 = sub(mul(x0285, x0589, w053), add(x0013, mul(x0110, x0270, w054), w054), w054)
    x0796 = add(mul(x0285, x0591, w053), sub(x0017, mul(x0111, x0270, w055), w055), w055)
    x0800 = add(mul(x0285, x0593, w053), sub(x0020, mul(x0112, x0270, w056), w056), w056)
    x0268 = mul(x0251, c41, w053)
    x0269 = sub(x0234, mul(x0250, x0268, w057), w057)
    x0283 = mul(x0269, x0274, w058)
    x0600 = sub(mul(x0283, x0589, w059), add(x0012, mul(x0110, x0268, w060), w060), w060)
    x0602 = add(mul(x0283, x0591, w059), sub(x0015, mul(x0111, x0268, w061), w061), w061)
    x0604 = sub(mul(x0283, x0593, w059), add(x0019, mul(x0112, x0268, w062), w062), w062)
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
    x0684 = sub(mul(x0110, x0266, w016), add(mul(x0013, x0037, w011), mul(x0012, x0041, w013), w013), w013)
    x0687 = add(mul(x0111, x0266, w016), add(mul(x0017, x0037, w011), mul(x0015, x0041, w066), w066), w066)
    x0690 = add(mul(x0112, x0266, w016), sub(mul(x0020, x0037, w011), mul(x0019, x0041, w067), w067), w067)
    x0264 = mul(x0257, c41, w016)
    x0720 = add(mul(x0110, x0264, w011), add(mul(x0012, x0038, w068), mul(x0014, x0037, w069), w069), w069)
    x0723 = sub(mul(x0111, x0264, w011), sub(mul(x0015, x0038, w068), mul(x0018, x0037, w070), w070), w070)
    x0726 = add(mul(x0112, x0264, w011), add(mul(x0019, x0038, w068), mul(x0021, x0037, w018), w018), w018)
    x0262 = mul(x0253, c41, w011)
    x0263 = sub(x0237, mul(x0250, x0262, w068), w068)
    x0276 = add(x0236, sub(mul(x0253, x0262, w071), add(c26, x0227, w021), w021), w021)
    x0594 = sub(mul(x0110, x0262, w017), sub(mul(x0014, x0041, w071), mul(x0013, x0038, w072), w072), w072)
    x0596 = sub(mul(x0111, x0262, w017), add(mul(x0018, x0041, w071), mul(x0017, x0038, w073), w073), w073)
    x0598 = sub(mul(x0112, x0262, w011), add(mul(x0021, x0041, w025), mul(x0020, x0038, w023), w023), w023)
    x0241 = sub(c27, x0237, w065)
    x0278 = sub(mul(x0023, x0242, w011), add(mul(x0022, x0241, w025), mul(x0253, x0264, w017), w017), w017)
    x0281 = add(mul(x0022, x0242, w059), add(mul(x0023, x0241, w065), mul(x0253, x0266, w011), w011), w011)
    x0275 = mul(x0263, x0274, w059)
    x0289 = div(c01, add(mul(x0263, x0275, w065), x0276, w021), w021)
    x0595 = sub(mul(x0275, x0589, w065), x0594, w072)
    x0942 = mul(x0289, x0595, w065)
    x0966 = sub(mul(x0595, x0942, w025), add(mul(x0110, x0946, w024), mul(x0589, x0944, w071), w071), w071)
    x0597 = sub(mul(x0275, x0591, w025), x0596, w073)
    x0599 = sub(mul(x0275, x0593, w059), x0598, w023)
    x0978 = sub(mul(x0599, x0942, w059), add(mul(x0112, x0946, w025), mul(x0593, x0944, w024), w024), w024)
    x0970 = sub(mul(x0597, x0942, w065), add(mul(x0111, x0946, w022), mul(x0591, x0944, w030), w030), w030)
    x0943 = mul(x0289, x0597, w065)
    x0974 = sub(mul(x0597, x0943, w022), add(mul(x0111, x0947, w026), mul(x0591, x0945, w059), w059), w059)
    x0982 = sub(mul(x0599, x0943, w065), add(mul(x0112, x0947, w014), mul(x0593, x0945, w038), w038), w038)
    x0284 = add(mul(x0253, x0268, w065), mul(x0263, x0283, w014), w014)
    x0292 = mul(x0284, x0289, w065)
    x0297 = sub(mul(x0284, x0292, w020), add(mul(x0251, x0268, w022), mul(x0269, x0283, w026), w026), w026)
    x0601 = sub(mul(x0292, x0595, w020), x0600, w060)
    x0603 = sub(mul(x0292, x0597, w020), x0602, w061)
    x0605 = sub(mul(x0292, x0599, w020), x0604, w062)
    x0286 = sub(mul(x0263, x0285, w020), sub(x0247, mul(x0253, x0270, w022), w022), w022)
    x0298 = mul(x0286, x0289, w020)
    x0299 = sub(mul(x0284, x0298, w025), add(mul(x0251, x0270, w074), mul(x0269, x0285, w075), w075), w075)
    x0288 = sub(mul(x0263, x0287, w025), sub(x0246, mul(x0253, x0272, w032), w032), w032)
    x0300 = mul(x0288, x0289, w025)
    x0303 = sub(mul(x0284, x0300, w014), add(mul(x0251, x0272, w042), mul(x0269, x0287, w057), w057), w057)
    x0304 = sub(mul(x0286, x0300, w014), add(mul(x0259, x0272, w042), mul(x0271, x0287, w074), w074), w074)
    x0305 = sub(mul(x0288, x0300, w032), add(mul(x0260, x0272, w027), mul(x0273, x0287, w046), w046), w046)
    x0474 = mul(c03, x0303, w032)
    x0607 = sub(mul(x0300, x0595, w027), x0606, w048)
    x0609 = sub(mul(x0300, x0597, w027), x0608, w049)
    x0611 = sub(mul(x0300, x0599, w027), x0610, w050)
    x0244 = sub(c30, x0238, w027)
    x0248 = add(mul(x0023, add(x0243, x0245, w014), w014), mul(x0244, mul(c02, x0022, w042), w042), w042)
    x0249 = mul(x0023, x0248, w014)
    x0265 = sub(mul(x0250, x0264, w076), sub(mul(x0022, x0256, w077), mul(x0023, x0238, w078), w078), w078)
    x0267 = sub(mul(x0250, x0266, w037), add(mul(x0022, x0238, w064), mul(x0023, x0256, w036), w036), w036)
    x0280 = mul(x0267, x0274, w037)
    x0277 = mul(x0265, x0274, w039)
    x0279 = add(mul(x0263, x0277, w064), x0278, w017)
    x0282 = sub(mul(x0263, x0280, w068), x0281, w011)
    x0291 = mul(x0282, x0289, w068)
    x0290 = mul(x0279, x0289, w064)
    x0721 = sub(mul(x0290, x0595, w010), add(mul(x0277, x0589, w076), x0720, w069), w069)
    x0685 = sub(mul(x0291, x0595, w010), add(mul(x0280, x0589, w028), x0684, w013), w013)
    x0686 = add(mul(c03, x0601, w010), x0685, w013)
    x0724 = sub(mul(x0290, x0597, w010), add(mul(x0277, x0591, w028), x0723, w070), w070)
    x0727 = sub(mul(x0290, x0599, w010), add(mul(x0277, x0593, w028), x0726, w018), w018)
    x0688 = sub(mul(x0291, x0597, w010), add(mul(x0280, x0591, w029), x0687, w066), w066)
    x0689 = add(mul(c03, x0603, w010), x0688, w066)
    x0691 = sub(mul(x0291, x0599, w010), add(mul(x0280, x0593, w019), x0690, w067), w067)
    x0692 = add(mul(c03, x0605, w010), x0691, w067)
    x0295 = sub(mul(x0267, x0283, w010), add(x0246, mul(x0258, x0268, w019), w019), w019)
    x0296 = sub(mul(x0282, x0292, w010), x0295, w019)
    x0475 = add(x0296, mul(c03, x0297, w010), w010)
    x0293 = add(mul(x0265, x0283, w058), sub(x0247, mul(x0257, x0268, w053), w053), w053)
    x0294 = sub(mul(x0279, x0292, w065), x0293, w053)
    x0476 = add(mul(x0282, x0300, w065), sub(mul(x0258, x0272, w058), mul(x0267, x0287, w015), w015), w015)
    x0477 = add(x0474, x0476, w015)
    x0301 = add(mul(x0265, x0287, w045), sub(x0233, mul(x0257, x0272, w044), w044), w044)
    x0302 = sub(mul(x0279, x0300, w025), x0301, w044)
    x0044 = cos(q_10, w025)
    x0045 = sin(q_10, w045)
    x0046 = cos(q_11, w065)
    x0047 = sin(q_11, w058)
    x0048 = cos(q_12, w034)
    x0050 = mul(c05, x0048, w029)
    x0052 = add(c05, x0050, w028)
    x0049 = sin(q_12, w076)
    x0051 = mul(c05, x0049, w077)
    x0053 = mul(x0047, x0051, w079)
    x0054 = sub(x0053, mul(x0046, x0052, w080), w080)
    x0055 = sub(x0053, mul(x0046, x0050, w081), w081)
    x0056 = mul(x0046, x0051, w077)
    x0057 = add(x0056, mul(x0047, x0052, w028), w028)
    x0058 = add(x0056, mul(x0047, x0050, w029), w029)
    x0062 = mul(x0045, x0058, w077)
    x0065 = mul(x0044, x0058, w029)
    x0059 = sub(c04, x0057, w079)
    x0061 = mul(x0045, x0057, w082)
    x0064 = mul(x0044, x0057, w028)
    x0113 = sub(mul(x0014, x0065, w083), add(mul(x0013, x0062, w084), mul(x0012, x0055, w085), w085), w085)
    x0952 = mul(x0113, c41, w083)
    x0114 = add(mul(x0018, x0065, w084), add(mul(x0017, x0062, w086), mul(x0015, x0055, w087), w087), w087)
    x0115 = add(mul(x0021, x0065, w029), sub(mul(x0020, x0062, w077), mul(x0019, x0055, w081), w081), w081)
    x0953 = mul(x0114, c41, w029)
    x0060 = sub(mul(c06, x0045, w077), mul(x0044, x0054, w084), w084)
    x0063 = add(mul(c06, x0044, w077), mul(x0045, x0054, w086), w086)
    x0612 = sub(mul(x0014, x0064, w077), add(mul(x0013, x0061, w088), mul(x0012, x0054, w089), w089), w089)
    x0614 = add(mul(x0018, x0064, w077), add(mul(x0017, x0061, w088), mul(x0015, x0054, w090), w090), w090)
    x0616 = add(mul(x0021, x0064, w028), sub(mul(x0020, x0061, w082), mul(x0019, x0054, w080), w080), w080)
    x0186 = sub(mul(x0049, c07, w028), mul(x0048, c08, w082), w082)
    x0193 = add(c15, x0186, w028)
    x0187 = add(mul(x0049, c08, w077), mul(x0048, c07, w088), w088)
    x0192 = mul(c14, x0187, w077)
    x0198 = add(c20, x0192, w091)
    x0194 = add(c16, x0187, w092)
    x0201 = add(mul(x0046, x0193, w093), mul(x0047, x0194, w094), w094)
    x0202 = sub(mul(x0047, x0193, w028), mul(x0046, x0194, w092), w092)
    x0208 = sub(c25, x0202, w028)
    x0214 = sub(mul(x0044, c24, w093), mul(x0045, x0208, w095), w095)
    x0215 = add(mul(x0045, c24, w093), mul(x0044, x0208, w028), w028)
    x0207 = mul(c23, x0201, w093)
    x0211 = sub(x0207, add(c29, x0198, w096), w096)
    x0312 = sub(x0198, mul(c04, x0201, w097), w097)
    x0306 = add(c13, mul(c05, x0187, w098), w098)
    x0317 = mul(c41, x0306, w099)
    x0330 = div(c01, sub(x0198, mul(x0306, x0317, w100), w100), w100)
    x0613 = sub(mul(x0113, x0317, w091), x0612, w089)
    x0950 = mul(x0330, x0613, w091)
    x0615 = sub(mul(x0114, x0317, w101), x0614, w090)
    x0617 = sub(mul(x0115, x0317, w099), x0616, w080)
    x1037 = add(mul(x0115, mul(x0115, c41, w099), w099), mul(x0617, mul(x0330, x0617, w101), w101), w101)
    x0951 = mul(x0330, x0615, w099)
    x0307 = sub(mul(x0047, x0186, w102), mul(x0046, x0187, w103), w103)
    x0308 = add(mul(x0046, x0186, w102), mul(x0047, x0187, w088), w088)
    x0311 = sub(x0306, mul(c04, x0308, w102), w102)
    x0315 = mul(x0045, x0308, w104)
    x0316 = mul(x0044, x0308, w088)
    x0328 = mul(c41, x0316, w105)
    x0329 = sub(mul(x0044, x0201, w106), mul(x0306, x0328, w107), w107)
    x0343 = mul(x0329, x0330, w106)
    x0630 = add(mul(x0343, x0613, w108), sub(x0014, mul(x0113, x0328, w109), w109), w109)
    x0632 = add(mul(x0343, x0615, w108), sub(x0018, mul(x0114, x0328, w110), w110), w110)
    x0634 = add(mul(x0343, x0617, w108), sub(x0021, mul(x0115, x0328, w111), w111), w111)
    x0326 = mul(c41, x0315, w108)
    x0327 = sub(mul(x0045, x0201, w112), mul(x0306, x0326, w113), w113)
    x0341 = mul(x0327, x0330, w112)
    x0804 = sub(mul(x0341, x0613, w114), add(x0013, mul(x0113, x0326, w115), w115), w115)
    x0808 = add(mul(x0341, x0615, w114), sub(x0017, mul(x0114, x0326, w116), w116), w116)
    x0812 = add(mul(x0341, x0617, w114), sub(x0020, mul(x0115, x0326, w117), w117), w117)
    x0324 = mul(c41, x0307, w114)
    x0325 = sub(x0202, mul(x0306, x0324, w118), w118)
    x0339 = mul(x0325, x0330, w119)
    x0624 = sub(mul(x0339, x0613, w120), add(x0012, mul(x0113, x0324, w121), w121), w121)
    x0626 = add(mul(x0339, x0615, w120), sub(x0015, mul(x0114, x0324, w122), w122), w122)
    x0628 = sub(mul(x0339, x0617, w120), add(x0019, mul(x0115, x0324, w123), w123), w123)
    x0188 = sub(mul(x0049, c09, w120), mul(x0048, c10, w124), w124)
    x0197 = add(mul(c05, x0186, w082), add(c19, mul(x0048, x0188, w120), w120), w120)
    x0189 = mul(x0049, x0188, w124)
    x0195 = add(x0192, sub(c17, x0189, w082), w082)
    x0200 = add(c22, x0189, w124)
    x0203 = add(mul(x0047, sub(x0195, x0200, w077), w077), mul(x0197, mul(c02, x0046, w125), w125), w125)
    x0204 = mul(x0047, x0203, w077)
    x0213 = sub(x0204, sub(x0207, add(c31, x0200, w124), w124), w124)
    x0210 = add(mul(x0046, x0203, w125), sub(mul(c04, x0202, w092), add(c28, x0197, w120), w120), w120)
    x0190 = sub(mul(x0049, c11, w125), mul(x0048, c12, w092), w092)
    x0191 = add(mul(x0049, c12, w076), mul(x0048, c11, w034), w034)
    x0199 = add(c21, x0191, w076)
    x0196 = add(c18, x0190, w125)
    x0205 = add(mul(x0046, x0196, w093), mul(x0047, x0199, w126), w126)
    x0206 = sub(mul(x0047, x0196, w125), mul(x0046, x0199, w076), w076)
    x0309 = add(mul(x0046, x0190, w125), mul(x0047, x0191, w093), w093)
    x0310 = sub(mul(x0047, x0190, w092), mul(x0046, x0191, w034), w034)
    x0313 = sub(mul(x0044, x0311, w092), mul(x0045, x0310, w065), w065)
    x0314 = add(mul(x0044, x0310, w034), mul(x0045, x0311, w102), w102)
    x0322 = mul(c41, x0314, w034)
    x0693 = add(mul(x0113, x0322, w092), sub(mul(x0012, x0063, w058), mul(x0013, x0059, w125), w125), w125)
    x0696 = sub(mul(x0114, x0322, w092), sub(mul(x0015, x0063, w058), mul(x0017, x0059, w127), w127), w127)
    x0699 = add(mul(x0115, x0322, w092), add(mul(x0019, x0063, w058), mul(x0020, x0059, w128), w128), w128)
    x0320 = mul(c41, x0313, w092)
    x0729 = sub(mul(x0113, x0320, w058), sub(mul(x0012, x0060, w129), mul(x0014, x0059, w130), w130), w130)
    x0732 = add(mul(x0114, x0320, w058), add(mul(x0015, x0060, w129), mul(x0018, x0059, w131), w131), w131)
    x0735 = sub(mul(x0115, x0320, w058), sub(mul(x0019, x0060, w129), mul(x0021, x0059, w079), w079), w079)
    x0318 = mul(c41, x0309, w058)
    x0319 = sub(x0205, mul(x0306, x0318, w129), w129)
    x0332 = add(x0204, sub(mul(x0309, x0318, w132), add(c26, x0195, w082), w082), w082)
    x0618 = add(mul(x0113, x0318, w077), sub(mul(x0013, x0060, w132), mul(x0014, x0063, w133), w133), w133)
    x0620 = sub(mul(x0114, x0318, w077), add(mul(x0017, x0060, w132), mul(x0018, x0063, w134), w134), w134)
    x0622 = sub(mul(x0115, x0318, w058), add(mul(x0020, x0060, w084), mul(x0021, x0063, w086), w086), w086)
    x0209 = sub(c27, x0205, w126)
    x0334 = add(mul(x0045, x0210, w058), add(mul(x0044, x0209, w084), mul(x0309, x0320, w077), w077), w077)
    x0337 = sub(mul(x0044, x0210, w120), add(mul(x0045, x0209, w126), mul(x0309, x0322, w058), w058), w058)
    x0331 = mul(x0319, x0330, w120)
    x0345 = div(c01, add(mul(x0319, x0331, w126), x0332, w082), w082)
    x0619 = sub(mul(x0331, x0613, w126), x0618, w133)
    x0948 = mul(x0345, x0619, w126)
    x0999 = sub(mul(x0619, x0948, w084), add(mul(x0113, x0952, w085), mul(x0613, x0950, w132), w132), w132)
    x0621 = sub(mul(x0331, x0615, w084), x0620, w134)
    x0623 = sub(mul(x0331, x0617, w120), x0622, w086)
    x1029 = sub(mul(x0623, x0948, w120), add(mul(x0115, x0952, w084), mul(x0617, x0950, w085), w085), w085)
    x1012 = sub(mul(x0621, x0948, w126), add(mul(x0114, x0952, w083), mul(x0615, x0950, w091), w091), w091)
    x0949 = mul(x0345, x0621, w126)
    x1016 = sub(mul(x0621, x0949, w083), add(mul(x0114, x0953, w087), mul(x0615, x0951, w120), w120), w120)
    x1033 = sub(mul(x0623, x0949, w126), add(mul(x0115, x0953, w029), mul(x0617, x0951, w099), w099), w099)
    x0340 = add(mul(x0309, x0324, w126), mul(x0319, x0339, w029), w029)
    x0348 = mul(x0340, x0345, w126)
    x0353 = sub(mul(x0340, x0348, w081), add(mul(x0307, x0324, w083), mul(x0325, x0339, w087), w087), w087)
    x0625 = sub(mul(x0348, x0619, w081), x0624, w121)
    x0627 = sub(mul(x0348, x0621, w081), x0626, w122)
    x0629 = sub(mul(x0348, x0623, w081), x0628, w123)
    x0342 = sub(mul(x0319, x0341, w081), sub(x0215, mul(x0309, x0326, w083), w083), w083)
    x0354 = mul(x0342, x0345, w081)
    x0355 = sub(mul(x0340, x0354, w084), add(mul(x0307, x0326, w135), mul(x0325, x0341, w136), w136), w136)
    x0344 = sub(mul(x0319, x0343, w084), sub(x0214, mul(x0309, x0328, w093), w093), w093)
    x0356 = mul(x0344, x0345, w084)
    x0359 = sub(mul(x0340, x0356, w029), add(mul(x0307, x0328, w103), mul(x0325, x0343, w118), w118), w118)
    x0478 = mul(c03, x0359, w029)
    x0360 = sub(mul(x0342, x0356, w103), add(mul(x0315, x0328, w135), mul(x0327, x0343, w137), w137), w137)
    x0361 = sub(mul(x0344, x0356, w093), add(mul(x0316, x0328, w088), mul(x0329, x0343, w107), w107), w107)
    x0631 = sub(mul(x0356, x0619, w093), x0630, w109)
    x0633 = sub(mul(x0356, x0621, w093), x0632, w110)
    x0635 = sub(mul(x0356, x0623, w093), x0634, w111)
    x0212 = add(c30, x0206, w093)
    x0216 = sub(mul(x0045, add(x0211, x0213, w088), w088), mul(x0212, mul(c02, x0044, w103), w103), w103)
    x0217 = mul(x0045, x0216, w088)
    x0321 = sub(mul(x0306, x0320, w135), sub(mul(x0044, x0312, w138), mul(x0045, x0206, w139), w139), w139)
    x0323 = sub(mul(x0306, x0322, w098), add(mul(x0044, x0206, w076), mul(x0045, x0312, w097), w097), w097)
    x0336 = mul(x0323, x0330, w098)
    x0333 = mul(x0321, x0330, w100)
    x0335 = sub(mul(x0319, x0333, w076), x0334, w077)
    x0338 = add(mul(x0319, x0336, w129), x0337, w058)
    x0347 = mul(x0338, x0345, w129)
    x0346 = mul(x0335, x0345, w076)
    x0730 = sub(mul(x0346, x0619, w045), add(mul(x0333, x0613, w135), x0729, w130), w130)
    x0694 = sub(mul(x0347, x0619, w045), add(mul(x0336, x0613, w089), x0693, w125), w125)
    x0695 = sub(mul(c03, x0625, w045), x0694, w125)
    x0733 = sub(mul(x0346, x0621, w045), add(mul(x0333, x0615, w089), x0732, w131), w131)
    x0736 = sub(mul(x0346, x0623, w045), add(mul(x0333, x0617, w089), x0735, w079), w079)
    x0697 = sub(mul(x0347, x0621, w045), add(mul(x0336, x0615, w090), x0696, w127), w127)
    x0698 = sub(mul(c03, x0627, w045), x0697, w127)
    x0700 = sub(mul(x0347, x0623, w045), add(mul(x0336, x0617, w080), x0699, w128), w128)
    x0701 = sub(mul(c03, x0629, w045), x0700, w128)
    x0351 = add(mul(x0323, x0339, w045), sub(x0214, mul(x0314, x0324, w080), w080), w080)
    x0352 = sub(mul(x0338, x0348, w045), x0351, w080)
    x0479 = sub(x0352, mul(c03, x0353, w045), w045)
    x0349 = sub(mul(x0321, x0339, w119), add(x0215, mul(x0313, x0324, w114), w114), w114)
    x0350 = sub(mul(x0335, x0348, w126), x0349, w114)
    x0480 = add(mul(x0338, x0356, w126), sub(mul(x0314, x0328, w119), mul(x0323, x0343, w028), w028), w028)
    x0481 = sub(x0478, x0480, w028)
    x0357 = add(mul(x0321, x0343, w106), sub(x0201, mul(x0313, x0328, w105), w105), w105)
    x0358 = sub(mul(x0335, x0356, w084), x0357, w105)
    x0066 = cos(q_13, w084)
    x0067 = sin(q_13, w106)
    x0068 = cos(q_14, w126)
    x0069 = sin(q_14, w119)
    x0070 = cos(q_15, w095)
    x0072 = mul(c05, x0070, w090)
    x0074 = add(c05, x0072, w089)
    x0071 = sin(q_15, w135)
    x0073 = mul(c05, x0071, w138)
    x0075 = mul(x0069, x0073, w140)
    x0076 = sub(x0075, mul(x0068, x0074, w141), w141)
    x0077 = sub(x0075, mul(x0068, x0072, w142), w142)
    x0078 = mul(x0068, x0073, w138)
    x0079 = add(x0078, mul(x0069, x0074, w089), w089)
    x0080 = add(x0078, mul(x0069, x0072, w090), w090)
    x0084 = mul(x0067, x0080, w138)
    x0087 = mul(x0066, x0080, w090)
    x0081 = add(c04, x0079, w140)
    x0083 = mul(x0067, x0079, w143)
    x0086 = mul(x0066, x0079, w089)
    x0116 = sub(mul(x0014, x0087, w144), add(mul(x0013, x0084, w145), mul(x0012, x0077, w146), w146), w146)
    x0958 = mul(x0116, c41, w144)
    x0117 = add(mul(x0018, x0087, w145), add(mul(x0017, x0084, w147), mul(x0015, x0077, w148), w148), w148)
    x0118 = add(mul(x0021, x0087, w090), sub(mul(x0020, x0084, w138), mul(x0019, x0077, w142), w142), w142)
    x0959 = mul(x0117, c41, w090)
    x0082 = add(mul(c06, x0067, w138), mul(x0066, x0076, w145), w145)
    x0085 = sub(mul(c06, x0066, w138), mul(x0067, x0076, w147), w147)
    x0636 = sub(mul(x0014, x0086, w138), add(mul(x0013, x0083, w149), mul(x0012, x0076, w150), w150), w150)
    x0638 = add(mul(x0018, x0086, w138), add(mul(x0017, x0083, w149), mul(x0015, x0076, w151), w151), w151)
    x0640 = add(mul(x0021, x0086, w089), sub(mul(x0020, x0083, w143), mul(x0019, x0076, w141), w141), w141)
    x0154 = sub(mul(x0071, c07, w089), mul(x0070, c08, w143), w143)
    x0161 = add(c15, x0154, w089)
    x0155 = add(mul(x0071, c08, w138), mul(x0070, c07, w149), w149)
    x0160 = mul(c14, x0155, w138)
    x0166 = add(c20, x0160, w152)
    x0162 = add(c16, x0155, w153)
    x0169 = add(mul(x0068, x0161, w154), mul(x0069, x0162, w155), w155)
    x0170 = sub(mul(x0069, x0161, w089), mul(x0068, x0162, w153), w153)
    x0176 = sub(c25, x0170, w089)
    x0182 = add(mul(x0066, c24, w154), mul(x0067, x0176, w156), w156)
    x0183 = sub(mul(x0067, c24, w154), mul(x0066, x0176, w089), w089)
    x0175 = mul(c23, x0169, w154)
    x0179 = add(x0175, add(c29, x0166, w157), w157)
    x0368 = add(x0166, mul(c04, x0169, w158), w158)
    x0362 = add(c13, mul(c05, x0155, w159), w159)
    x0373 = mul(c41, x0362, w160)
    x0386 = div(c01, sub(x0166, mul(x0362, x0373, w161), w161), w161)
    x0637 = sub(mul(x0116, x0373, w152), x0636, w150)
    x0956 = mul(x0386, x0637, w152)
    x0639 = sub(mul(x0117, x0373, w162), x0638, w151)
    x0641 = sub(mul(x0118, x0373, w160), x0640, w141)
    x1115 = add(mul(x0118, mul(x0118, c41, w160), w160), mul(x0641, mul(x0386, x0641, w162), w162), w162)
    x0957 = mul(x0386, x0639, w160)
    x0363 = sub(mul(x0069, x0154, w163), mul(x0068, x0155, w164), w164)
    x0364 = add(mul(x0068, x0154, w163), mul(x0069, x0155, w149), w149)
    x0367 = add(x0362, mul(c04, x0364, w163), w163)
    x0371 = mul(x0067, x0364, w165)
    x0372 = mul(x0066, x0364, w149)
    x0384 = mul(c41, x0372, w166)
    x0385 = sub(mul(x0066, x0169, w167), mul(x0362, x0384, w168), w168)
    x0399 = mul(x0385, x0386, w167)
    x0654 = add(mul(x0399, x0637, w169), sub(x0014, mul(x0116, x0384, w170), w170), w170)
    x0656 = add(mul(x0399, x0639, w169), sub(x0018, mul(x0117, x0384, w171), w171), w171)
    x0658 = add(mul(x0399, x0641, w169), sub(x0021, mul(x0118, x0384, w172), w172), w172)
    x0382 = mul(c41, x0371, w169)
    x0383 = sub(mul(x0067, x0169, w173), mul(x0362, x0382, w174), w174)
    x0397 = mul(x0383, x0386, w173)
    x0816 = sub(mul(x0397, x0637, w175), add(x0013, mul(x0116, x0382, w176), w176), w176)
    x0820 = add(mul(x0397, x0639, w175), sub(x0017, mul(x0117, x0382, w177), w177), w177)
    x0824 = add(mul(x0397, x0641, w175), sub(x0020, mul(x0118, x0382, w178), w178), w178)
    x0380 = mul(c41, x0363, w175)
    x0381 = sub(x0170, mul(x0362, x0380, w179), w179)
    x0395 = mul(x0381, x0386, w180)
    x0648 = sub(mul(x0395, x0637, w181), add(x0012, mul(x0116, x0380, w182), w182), w182)
    x0650 = add(mul(x0395, x0639, w181), sub(x0015, mul(x0117, x0380, w183), w183), w183)
    x0652 = sub(mul(x0395, x0641, w181), add(x0019, mul(x0118, x0380, w184), w184), w184)
    x0156 = sub(mul(x0071, c09, w181), mul(x0070, c10, w185), w185)
    x0165 = add(mul(c05, x0154, w143), add(c19, mul(x0070, x0156, w181), w181), w181)
    x0157 = mul(x0071, x0156, w185)
    x0163 = add(x0160, sub(c17, x0157, w143), w143)
    x0168 = add(c22, x0157, w185)
    x0171 = add(mul(x0069, sub(x0163, x0168, w138), w138), mul(x0165, mul(c02, x0068, w186), w186), w186)
    x0172 = mul(x0069, x0171, w138)
    x0181 = add(x0172, add(x0175, add(c31, x0168, w185), w185), w185)
    x0502 = add(add(x0181, x0213, w124), sub(x0245, mul(x0258, x0266, w154), w154), w154)
    x0178 = sub(mul(x0068, x0171, w186), sub(mul(c04, x0170, w153), sub(c28, x0165, w181), w181), w181)
    x0158 = sub(mul(x0070, c12, w186), mul(x0071, c11, w153), w153)
    x0159 = add(mul(x0070, c11, w095), mul(x0071, c12, w135), w135)
    x0167 = add(c21, x0159, w095)
    x0164 = sub(c18, x0158, w186)
    x0173 = add(mul(x0068, x0164, w124), mul(x0069, x0167, w063), w063)
    x0174 = sub(mul(x0068, x0167, w095), mul(x0069, x0164, w186), w186)
    x0365 = sub(mul(x0069, x0159, w095), mul(x0068, x0158, w124), w124)
    x0366 = add(mul(x0068, x0159, w135), mul(x0069, x0158, w153), w153)
    x0369 = sub(mul(x0066, x0367, w135), mul(x0067, x0366, w119), w119)
    x0370 = add(mul(x0066, x0366, w153), mul(x0067, x0367, w163), w163)
    x0378 = mul(c41, x0370, w153)
    x0702 = sub(mul(x0116, x0378, w135), sub(mul(x0012, x0085, w126), mul(x0013, x0081, w095), w095), w095)
    x0705 = add(mul(x0117, x0378, w135), sub(mul(x0015, x0085, w126), mul(x0017, x0081, w187), w187), w187)
    x0708 = sub(mul(x0118, x0378, w135), add(mul(x0019, x0085, w126), mul(x0020, x0081, w188), w188), w188)
    x0376 = mul(c41, x0369, w135)
    x0738 = add(mul(x0116, x0376, w126), sub(mul(x0012, x0082, w189), mul(x0014, x0081, w190), w190), w190)
    x0741 = sub(mul(x0117, x0376, w126), add(mul(x0015, x0082, w189), mul(x0018, x0081, w191), w191), w191)
    x0744 = add(mul(x0118, x0376, w126), sub(mul(x0019, x0082, w189), mul(x0021, x0081, w140), w140), w140)
    x0374 = mul(c41, x0365, w126)
    x0375 = sub(x0173, mul(x0362, x0374, w189), w189)
    x0388 = add(x0172, sub(mul(x0365, x0374, w192), add(c26, x0163, w143), w143), w143)
    x0642 = sub(mul(x0116, x0374, w138), sub(mul(x0014, x0085, w192), mul(x0013, x0082, w193), w193), w193)
    x0644 = sub(mul(x0117, x0374, w138), add(mul(x0018, x0085, w192), mul(x0017, x0082, w194), w194), w194)
    x0646 = sub(mul(x0118, x0374, w126), add(mul(x0021, x0085, w147), mul(x0020, x0082, w145), w145), w145)
    x0177 = add(c27, x0173, w063)
    x0390 = add(mul(x0067, x0178, w126), sub(mul(x0066, x0177, w147), mul(x0365, x0376, w138), w138), w138)
    x0393 = sub(mul(x0066, x0178, w181), sub(mul(x0067, x0177, w063), mul(x0365, x0378, w126), w126), w126)
    x0387 = mul(x0375, x0386, w181)
    x0401 = div(c01, add(mul(x0375, x0387, w063), x0388, w143), w143)
    x0643 = sub(mul(x0387, x0637, w063), x0642, w193)
    x0954 = mul(x0401, x0643, w063)
    x1059 = sub(mul(x0643, x0954, w147), add(mul(x0116, x0958, w146), mul(x0637, x0956, w192), w192), w192)
    x0645 = sub(mul(x0387, x0639, w147), x0644, w194)
    x0647 = sub(mul(x0387, x0641, w181), x0646, w145)
    x1107 = sub(mul(x0647, x0954, w181), add(mul(x0118, x0958, w147), mul(x0641, x0956, w146), w146), w146)
    x1081 = sub(mul(x0645, x0954, w063), add(mul(x0117, x0958, w144), mul(x0639, x0956, w152), w152), w152)
    x0955 = mul(x0401, x0645, w063)
    x1085 = sub(mul(x0645, x0955, w144), add(mul(x0117, x0959, w148), mul(x0639, x0957, w181), w181), w181)
    x1111 = sub(mul(x0647, x0955, w063), add(mul(x0118, x0959, w090), mul(x0641, x0957, w160), w160), w160)
    x0396 = add(mul(x0365, x0380, w063), mul(x0375, x0395, w090), w090)
    x0404 = mul(x0396, x0401, w063)
    x0409 = sub(mul(x0396, x0404, w142), add(mul(x0363, x0380, w144), mul(x0381, x0395, w148), w148), w148)
    x0649 = sub(mul(x0404, x0643, w142), x0648, w182)
    x0651 = sub(mul(x0404, x0645, w142), x0650, w183)
    x0653 = sub(mul(x0404, x0647, w142), x0652, w184)
    x0398 = sub(mul(x0375, x0397, w142), sub(x0183, mul(x0365, x0382, w144), w144), w144)
    x0410 = mul(x0398, x0401, w142)
    x0411 = sub(mul(x0396, x0410, w147), add(mul(x0363, x0382, w195), mul(x0381, x0397, w196), w196), w196)
    x0400 = sub(mul(x0375, x0399, w147), sub(x0182, mul(x0365, x0384, w124), w124), w124)
    x0412 = mul(x0400, x0401, w147)
    x0415 = sub(mul(x0396, x0412, w090), add(mul(x0363, x0384, w164), mul(x0381, x0399, w179), w179), w179)
    x0416 = sub(mul(x0398, x0412, w090), add(mul(x0371, x0384, w164), mul(x0383, x0399, w195), w195), w195)
    x0417 = sub(mul(x0400, x0412, w124), add(mul(x0372, x0384, w149), mul(x0385, x0399, w168), w168), w168)
    x0482 = mul(c03, x0415, w124)
    x0655 = sub(mul(x0412, x0643, w149), x0654, w170)
    x0657 = sub(mul(x0412, x0645, w149), x0656, w171)
    x0659 = sub(mul(x0412, x0647, w149), x0658, w172)
    x0180 = sub(c30, x0174, w149)
    x0184 = sub(mul(x0067, sub(x0179, x0181, w185), w185), mul(x0180, mul(c02, x0066, w090), w090), w090)
    x0185 = mul(x0067, x0184, w185)
    x0377 = sub(mul(x0362, x0376, w164), sub(mul(x0066, x0368, w197), mul(x0067, x0174, w198), w198), w198)
    x0379 = sub(mul(x0362, x0378, w159), add(mul(x0066, x0174, w186), mul(x0067, x0368, w158), w158), w158)
    x0392 = mul(x0379, x0386, w159)
    x0389 = mul(x0377, x0386, w161)
    x0391 = add(mul(x0375, x0389, w186), x0390, w138)
    x0394 = sub(mul(x0375, x0392, w189), x0393, w126)
    x0403 = mul(x0394, x0401, w189)
    x0402 = mul(x0391, x0401, w186)
    x0739 = sub(mul(x0402, x0643, w106), add(mul(x0389, x0637, w164), x0738, w190), w190)
    x0703 = sub(mul(x0403, x0643, w106), add(mul(x0392, x0637, w150), x0702, w095), w095)
    x0704 = add(mul(c03, x0649, w106), x0703, w095)
    x0742 = sub(mul(x0402, x0645, w106), add(mul(x0389, x0639, w150), x0741, w191), w191)
    x0745 = sub(mul(x0402, x0647, w106), add(mul(x0389, x0641, w150), x0744, w140), w140)
    x0706 = sub(mul(x0403, x0645, w106), add(mul(x0392, x0639, w151), x0705, w187), w187)
    x0707 = add(mul(c03, x0651, w106), x0706, w187)
    x0709 = sub(mul(x0403, x0647, w106), add(mul(x0392, x0641, w141), x0708, w188), w188)
    x0710 = add(mul(c03, x0653, w106), x0709, w188)
    x0504 = add(sub(mul(x0267, x0280, w106), x0502, w154), add(mul(x0323, x0336, w106), mul(x0379, x0392, w141), w141), w141)
    x0407 = sub(mul(x0379, x0395, w154), add(x0182, mul(x0370, x0380, w106), w106), w106)
    x0408 = sub(mul(x0394, x0404, w154), x0407, w106)
    x0483 = add(x0408, mul(c03, x0409, w154), w154)
    x0405 = add(mul(x0377, x0395, w180), sub(x0183, mul(x0369, x0380, w175), w175), w175)
    x0406 = sub(mul(x0391, x0404, w063), x0405, w175)
    x0484 = add(mul(x0394, x0412, w063), sub(mul(x0370, x0384, w180), mul(x0379, x0399, w089), w089), w089)
    x0485 = add(x0482, x0484, w089)
    x0413 = add(mul(x0377, x0399, w167), sub(x0169, mul(x0369, x0384, w166), w166), w166)
    x0414 = sub(mul(x0391, x0412, w147), x0413, w166)
    x0088 = cos(q_16, w147)
    x0089 = sin(q_16, w167)
    x0090 = cos(q_17, w063)
    x0091 = sin(q_17, w180)
    x0092 = cos(q_18, w156)
    x0094 = mul(c05, x0092, w151)
    x0096 = add(c05, x0094, w150)
    x0093 = sin(q_18, w164)
    x0095 = mul(c05, x0093, w197)
    x0097 = mul(x0091, x0095, w199)
    x0098 = sub(x0097, mul(x0090, x0096, w200), w200)
    x0099 = sub(x0097, mul(x0090, x0094, w201), w201)
    x0100 = mul(x0090, x0095, w197)
    x0101 = add(x0100, mul(x0091, x0096, w150), w150)
    x0102 = add(x0100, mul(x0091, x0094, w151), w151)
    x0106 = mul(x0089, x0102, w197)
    x0109 = mul(x0088, x0102, w151)
    x0103 = add(c04, x0101, w199)
    x0105 = mul(x0089, x0101, w202)
    x0108 = mul(x0088, x0101, w150)
    x0119 = sub(mul(x0014, x0109, w203), add(mul(x0013, x0106, w204), mul(x0012, x0099, w205), w205), w205)
    x0964 = mul(x0119, c41, w203)
    x0120 = add(mul(x0018, x0109, w204), add(mul(x0017, x0106, w206), mul(x0015, x0099, w207), w207), w207)
    x0121 = add(mul(x0021, x0109, w151), sub(mul(x0020, x0106, w197), mul(x0019, x0099, w201), w201), w201)
    x0965 = mul(x0120, c41, w151)
    x0104 = sub(mul(c06, x0089, w197), mul(x0088, x0098, w204), w204)
    x0107 = add(mul(c06, x0088, w197), mul(x0089, x0098, w206), w206)
    x0660 = sub(mul(x0014, x0108, w197), add(mul(x0013, x0105, w208), mul(x0012, x0098, w209), w209), w209)
    x0662 = add(mul(x0018, x0108, w197), add(mul(x0017, x0105, w208), mul(x0015, x0098, w210), w210), w210)
    x0664 = add(mul(x0021, x0108, w150), sub(mul(x0020, x0105, w202), mul(x0019, x0098, w200), w200), w200)
    x0122 = sub(mul(x0093, c07, w150), mul(x0092, c08, w202), w202)
    x0129 = add(x0122, c15, w150)
    x0123 = add(mul(x0093, c08, w197), mul(x0092, c07, w208), w208)
    x0128 = mul(x0123, c14, w197)
    x0134 = add(x0128, c20, w211)
    x0130 = add(x0123, c16, w212)
    x0137 = add(mul(x0090, x0129, w213), mul(x0091, x0130, w214), w214)
    x0138 = sub(mul(x0091, x0129, w150), mul(x0090, x0130, w212), w212)
    x0144 = sub(x0138, c25, w150)
    x0150 = add(mul(x0088, c24, w213), mul(x0089, x0144, w215), w215)
    x0151 = sub(mul(x0089, c24, w213), mul(x0088, x0144, w150), w150)
    x0143 = mul(x0137, c23, w213)
    x0147 = add(x0143, add(x0134, c29, w216), w216)
    x0521 = sub(sub(x0179, x0211, w096), sub(x0243, add(x0147, c38, w157), w157), w157)
    x0424 = add(x0134, mul(c04, x0137, w096), w096)
    x0510 = add(add(x0169, x0201, w094), add(x0233, sub(x0137, c33, w155), w155), w155)
    x0418 = add(c13, mul(c05, x0123, w094), w094)
    x0429 = mul(c41, x0418, w033)
    x0442 = div(c01, sub(x0134, mul(x0418, x0429, w035), w035), w035)
    x0661 = sub(mul(x0119, x0429, w211), x0660, w209)
    x0962 = mul(x0442, x0661, w211)
    x0663 = sub(mul(x0120, x0429, w217), x0662, w210)
    x0665 = sub(mul(x0121, x0429, w033), x0664, w200)
    x1220 = add(mul(x0121, mul(x0121, c41, w033), w033), mul(x0665, mul(x0442, x0665, w217), w217), w217)
    x0963 = mul(x0442, x0663, w033)
    x0419 = sub(mul(x0091, x0122, w218), mul(x0090, x0123, w219), w219)
    x0420 = add(mul(x0090, x0122, w218), mul(x0091, x0123, w208), w208)
    x0423 = add(x0418, mul(c04, x0420, w218), w218)
    x0427 = mul(x0089, x0420, w220)
    x0428 = mul(x0088, x0420, w208)
    x0440 = mul(c41, x0428, w221)
    x0441 = sub(mul(x0088, x0137, w222), mul(x0418, x0440, w223), w223)
    x0455 = mul(x0441, x0442, w222)
    x0678 = add(mul(x0455, x0661, w224), sub(x0014, mul(x0119, x0440, w225), w225), w225)
    x0680 = add(mul(x0455, x0663, w224), sub(x0018, mul(x0120, x0440, w226), w226), w226)
    x0682 = add(mul(x0455, x0665, w224), sub(x0021, mul(x0121, x0440, w227), w227), w227)
    x0438 = mul(c41, x0427, w224)
    x0570 = sub(mul(x0259, x0270, w043), sub(c32, mul(x0427, x0438, w228), w228), w228)
    x0571 = add(add(mul(x0371, x0382, w165), mul(x0315, x0326, w104), w104), x0570, w228)
    x0439 = sub(mul(x0089, x0137, w104), mul(x0418, x0438, w165), w165)
    x0453 = mul(x0439, x0442, w104)
    x0572 = add(x0571, add(mul(x0439, x0453, w043), mul(x0383, x0397, w174), w174), w174)
    x0573 = add(add(mul(x0327, x0341, w113), mul(x0271, x0285, w052), w052), x0572, w174)
    x0828 = sub(mul(x0453, x0661, w052), add(x0013, mul(x0119, x0438, w113), w113), w113)
    x0832 = add(mul(x0453, x0663, w052), sub(x0017, mul(x0120, x0438, w228), w228), w228)
    x0836 = add(mul(x0453, x0665, w052), sub(x0020, mul(x0121, x0438, w043), w043), w043)
    x0436 = mul(c41, x0419, w052)
    x0437 = sub(x0138, mul(x0418, x0436, w229), w229)
    x0451 = mul(x0437, x0442, w230)
    x0672 = sub(mul(x0451, x0661, w231), add(x0012, mul(x0119, x0436, w232), w232), w232)
    x0674 = add(mul(x0451, x0663, w231), sub(x0015, mul(x0120, x0436, w233), w233), w233)
    x0676 = sub(mul(x0451, x0665, w231), add(x0019, mul(x0121, x0436, w234), w234), w234)
    x0124 = sub(mul(x0093, c09, w231), mul(x0092, c10, w235), w235)
    x0133 = add(mul(c05, x0122, w202), add(mul(x0092, x0124, w231), c19, w231), w231)
    x0125 = mul(x0093, x0124, w235)
    x0131 = sub(x0128, sub(x0125, c17, w202), w202)
    x0136 = add(x0125, c22, w235)
    x0139 = add(mul(x0091, sub(x0131, x0136, w197), w197), mul(x0133, mul(c02, x0090, w236), w236), w236)
    x0140 = mul(x0091, x0139, w197)
    x0149 = add(x0140, add(x0143, add(x0136, c31, w235), w235), w235)
    x0146 = sub(mul(x0090, x0139, w236), add(mul(c04, x0138, w212), sub(x0133, c28, w231), w231), w231)
    x0126 = sub(mul(x0093, c11, w236), mul(x0092, c12, w212), w212)
    x0127 = add(mul(x0093, c12, w164), mul(x0092, c11, w156), w156)
    x0135 = add(x0127, c21, w164)
    x0132 = add(x0126, c18, w236)
    x0141 = add(mul(x0090, x0132, w213), mul(x0091, x0135, w237), w237)
    x0142 = sub(mul(x0091, x0132, w236), mul(x0090, x0135, w164), w164)
    x0421 = add(mul(x0090, x0126, w236), mul(x0091, x0127, w213), w213)
    x0422 = sub(mul(x0091, x0126, w212), mul(x0090, x0127, w156), w156)
    x0425 = sub(mul(x0088, x0423, w212), mul(x0089, x0422, w063), w063)
    x0426 = add(mul(x0088, x0422, w156), mul(x0089, x0423, w218), w218)
    x0434 = mul(c41, x0426, w156)
    x0503 = add(add(mul(x0314, x0322, w212), mul(x0370, x0378, w180), w180), sub(mul(x0426, x0434, w212), add(x0149, c40, w236), w236), w236)
    x0711 = add(mul(x0119, x0434, w180), add(mul(x0012, x0107, w212), mul(x0013, x0103, w238), w238), w238)
    x0714 = sub(mul(x0120, x0434, w180), add(mul(x0015, x0107, w212), mul(x0017, x0103, w239), w239), w239)
    x0717 = add(mul(x0121, x0434, w180), sub(mul(x0019, x0107, w212), mul(x0020, x0103, w240), w240), w240)
    x0511 = add(mul(x0426, x0438, w180), sub(mul(x0258, x0270, w041), x0510, w155), w155)
    x0512 = add(add(mul(x0314, x0326, w102), mul(x0370, x0382, w163), w163), x0511, w155)
    x0513 = sub(x0512, add(mul(x0267, x0285, w036), mul(x0323, x0341, w097), w097), w097)
    x0432 = mul(c41, x0425, w155)
    x0522 = sub(x0521, add(mul(x0425, x0432, w036), mul(x0369, x0376, w135), w135), w135)
    x0523 = sub(add(mul(x0313, x0320, w092), mul(x0257, x0264, w016), w016), x0522, w135)
    x0747 = sub(mul(x0119, x0432, w016), add(mul(x0014, x0103, w092), mul(x0012, x0104, w003), w003), w003)
    x0750 = sub(mul(x0120, x0432, w016), sub(mul(x0018, x0103, w092), mul(x0015, x0104, w006), w006), w006)
    x0753 = sub(mul(x0121, x0432, w016), add(mul(x0021, x0103, w199), mul(x0019, x0104, w002), w002), w002)
    x0535 = add(add(mul(x0425, x0438, w016), mul(x0369, x0382, w169), w169), add(mul(x0257, x0270, w047), mul(x0313, x0326, w108), w108), w108)
    x0430 = mul(c41, x0421, w169)
    x0431 = sub(x0141, mul(x0418, x0430, w047), w047)
    x0444 = add(x0140, sub(mul(x0421, x0430, w016), add(x0131, c26, w202), w202), w202)
    x0666 = add(mul(x0119, x0430, w197), sub(mul(x0013, x0104, w009), mul(x0014, x0107, w008), w008), w008)
    x0668 = sub(mul(x0120, x0430, w197), add(mul(x0017, x0104, w001), mul(x0018, x0107, w005), w005), w005)
    x0670 = sub(mul(x0121, x0430, w169), add(mul(x0020, x0104, w204), mul(x0021, x0107, w206), w206), w206)
    x0145 = add(x0141, c27, w237)
    x0446 = sub(mul(x0089, x0146, w169), sub(mul(x0088, x0145, w204), mul(x0421, x0432, w004), w004), w004)
    x0449 = add(mul(x0088, x0146, w231), sub(mul(x0089, x0145, w237), mul(x0421, x0434, w169), w169), w169)
    x0443 = mul(x0431, x0442, w231)
    x0457 = div(c01, add(mul(x0431, x0443, w237), x0444, w202), w202)
    x0667 = sub(mul(x0443, x0661, w237), x0666, w008)
    x0960 = mul(x0457, x0667, w237)
    x1146 = sub(mul(x0667, x0960, w204), add(mul(x0119, x0964, w205), mul(x0661, x0962, w000), w000), w000)
    x0669 = sub(mul(x0443, x0663, w204), x0668, w005)
    x0671 = sub(mul(x0443, x0665, w231), x0670, w206)
    x1212 = sub(mul(x0671, x0960, w231), add(mul(x0121, x0964, w204), mul(x0665, x0962, w205), w205), w205)
    x1177 = sub(mul(x0669, x0960, w237), add(mul(x0120, x0964, w203), mul(x0663, x0962, w211), w211), w211)
    x0961 = mul(x0457, x0669, w237)
    x1181 = sub(mul(x0669, x0961, w203), add(mul(x0120, x0965, w207), mul(x0663, x0963, w231), w231), w231)
    x1216 = sub(mul(x0671, x0961, w237), add(mul(x0121, x0965, w151), mul(x0665, x0963, w033), w033), w033)
    x0452 = add(mul(x0421, x0436, w237), mul(x0431, x0451, w151), w151)
    x0460 = mul(x0452, x0457, w237)
    x0465 = sub(mul(x0452, x0460, w201), add(mul(x0419, x0436, w203), mul(x0437, x0451, w207), w207), w207)
    x0584 = add(add(x0353, x0409, w148), add(x0465, add(c32, x0297, w026), w026), w026)
    x0673 = sub(mul(x0460, x0667, w148), x0672, w232)
    x0675 = sub(mul(x0460, x0669, w148), x0674, w233)
    x0677 = sub(mul(x0460, x0671, w148), x0676, w234)
    x0454 = sub(mul(x0431, x0453, w148), sub(x0151, mul(x0421, x0438, w087), w087), w087)
    x0466 = mul(x0454, x0457, w148)
    x0467 = sub(mul(x0452, x0466, w201), add(mul(x0419, x0438, w224), mul(x0437, x0453, w203), w203), w203)
    x0509 = mul(c03, add(sub(x0299, x0355, w201), sub(x0411, x0467, w224), w224), w224)
    x0574 = add(mul(x0286, x0298, w022), sub(mul(x0454, x0466, w201), x0573, w174), w174)
    x0575 = add(add(mul(x0398, x0410, w144), mul(x0342, x0354, w083), w083), x0574, w174)
    x0456 = sub(mul(x0431, x0455, w083), sub(x0150, mul(x0421, x0440, w213), w213), w213)
    x0468 = mul(x0456, x0457, w083)
    x0471 = sub(mul(x0452, x0468, w151), add(mul(x0419, x0440, w219), mul(x0437, x0455, w229), w229), w229)
    x0486 = mul(c03, x0471, w151)
    x0472 = sub(mul(x0454, x0468, w087), add(mul(x0427, x0440, w220), mul(x0439, x0455, w165), w165), w165)
    x0473 = sub(mul(x0456, x0468, w213), add(mul(x0428, x0440, w208), mul(x0441, x0455, w223), w223), w223)
    x0560 = add(add(x0361, x0417, w213), add(x0473, add(c32, x0305, w208), w208), w208)
    x0549 = mul(c03, add(sub(x0305, x0361, w213), sub(x0417, x0473, w087), w087), w087)
    x0546 = mul(c42, add(add(x0305, x0361, w107), add(x0417, x0473, w223), w223), w223)
    x0552 = mul(c03, add(sub(x0304, x0360, w107), sub(x0416, x0472, w168), w168), w168)
    x0679 = sub(mul(x0468, x0667, w107), x0678, w225)
    x0681 = sub(mul(x0468, x0669, w107), x0680, w226)
    x0683 = sub(mul(x0468, x0671, w107), x0682, w227)
    x0148 = add(x0142, c30, w107)
    x0152 = add(mul(x0089, sub(x0147, x0149, w235), w235), mul(x0148, mul(c02, x0088, w216), w216), w216)
    x0493 = add(sub(x0180, x0212, w093), sub(x0244, add(x0148, c39, w107), w107), w107)
    x0494 = add(mul(x0425, x0434, w093), sub(mul(x0257, x0266, w031), x0493, w107), w107)
    x0495 = add(add(mul(x0313, x0322, w034), mul(x0369, x0378, w153), w153), x0494, w107)
    x0153 = mul(x0089, x0152, w153)
    x0525 = add(add(mul(x0321, x0333, w100), mul(x0265, x0277, w039), w039), add(x0153, x0523, w135), w135)
    x0496 = sub(mul(x0088, x0152, w216), add(mul(x0265, x0280, w037), mul(x0321, x0336, w098), w098), w098)
    x0498 = sub(sub(mul(x0044, x0216, w103), mul(x0066, x0184, w090), w090), x0496, w098)
    x0433 = sub(mul(x0418, x0432, w155), sub(mul(x0088, x0424, w090), mul(x0089, x0142, w103), w103), w103)
    x0435 = sub(mul(x0418, x0434, w156), add(mul(x0088, x0142, w164), mul(x0089, x0424, w096), w096), w096)
    x0448 = mul(x0435, x0442, w156)
    x0445 = mul(x0433, x0442, w035)
    x0447 = sub(mul(x0431, x0445, w164), x0446, w004)
    x0450 = add(mul(x0431, x0448, w047), x0449, w169)
    x0459 = mul(x0450, x0457, w047)
    x0458 = mul(x0447, x0457, w164)
    x0526 = add(add(mul(x0447, x0458, w167), mul(x0391, x0402, w186), w186), add(mul(x0335, x0346, w076), mul(x0279, x0290, w064), w064), w064)
    x0499 = add(add(mul(x0279, x0291, w186), mul(x0335, x0347, w076), w076), add(mul(x0391, x0403, w186), mul(x0447, x0459, w167), w167), w167)
    x0506 = add(add(mul(x0282, x0291, w068), mul(x0338, x0347, w129), w129), add(mul(x0394, x0403, w189), mul(x0450, x0459, w068), w068), w068)
    x0524 = sub(x0249, add(mul(x0433, x0445, w129), mul(x0377, x0389, w161), w161), w161)
    x0527 = sub(add(x0525, sub(sub(x0185, x0217, w129), x0524, w161), w161), x0526, w064)
    x0748 = sub(mul(x0458, x0667, w161), add(mul(x0445, x0661, w135), x0747, w003), w003)
    x0712 = sub(mul(x0459, x0667, w161), add(mul(x0448, x0661, w209), x0711, w238), w238)
    x0713 = sub(mul(c03, x0673, w161), x0712, w238)
    x0751 = sub(mul(x0458, x0669, w161), add(mul(x0445, x0663, w209), x0750, w006), w006)
    x0754 = sub(mul(x0458, x0671, w164), add(mul(x0445, x0665, w035), x0753, w002), w002)
    x0715 = sub(mul(x0459, x0669, w164), add(mul(x0448, x0663, w210), x0714, w239), w239)
    x0716 = sub(mul(c03, x0675, w164), x0715, w239)
    x0718 = sub(mul(x0459, x0671, w047), add(mul(x0448, x0665, w200), x0717, w240), w240)
    x0719 = sub(mul(c03, x0677, w047), x0718, w240)
    x0497 = add(add(mul(x0377, x0392, w159), mul(x0433, x0448, w047), w047), add(mul(x0022, x0248, w042), x0495, w107), w107)
    x0505 = sub(add(mul(x0435, x0448, w156), x0503, w236), add(x0153, x0185, w185), w185)
    x0507 = sub(add(x0505, add(add(x0217, x0249, w014), x0504, w141), w141), x0506, w068)
    x0463 = add(mul(x0435, x0451, w141), sub(x0150, mul(x0426, x0436, w185), w185), w185)
    x0464 = sub(mul(x0450, x0460, w141), x0463, w185)
    x0487 = sub(x0464, mul(c03, x0465, w207), w207)
    x0461 = sub(mul(x0433, x0451, w230), add(x0151, mul(x0425, x0436, w052), w052), w052)
    x0462 = sub(mul(x0447, x0460, w237), x0461, w052)
    x0542 = add(add(x0350, x0406, w237), add(x0462, add(c34, x0294, w230), w230), w230)
    x0492 = mul(c03, add(sub(x0294, x0350, w114), sub(x0406, x0462, w052), w052), w052)
    x0500 = sub(x0492, sub(add(x0497, x0498, w098), x0499, w167), w167)
    x0501 = add(add(sub(x0296, x0352, w080), sub(x0408, x0464, w185), w185), add(sub(x0475, x0479, w080), sub(x0483, x0487, w106), w106), w106)
    x0508 = add(add(x0475, x0479, w045), add(x0483, x0487, w207), w207)
    x0519 = div(c01, sub(mul(c03, x0501, w106), x0507, w068), w068)
    x0520 = mul(x0500, x0519, w106)
    x0544 = div(c01, add(mul(x0500, x0520, w045), x0527, w064), w064)
    x0722 = sub(mul(x0520, x0686, w045), x0721, w069)
    x0920 = mul(x0544, x0722, w045)
    x0725 = sub(mul(x0520, x0689, w154), x0724, w070)
    x0921 = mul(x0544, x0725, w154)
    x0728 = sub(mul(x0520, x0692, w010), x0727, w018)
    x0922 = mul(x0544, x0728, w010)
    x0731 = add(mul(x0520, x0695, w185), x0730, w130)
    x0923 = mul(x0544, x0731, w185)
    x0734 = add(mul(x0520, x0698, w080), x0733, w131)
    x0924 = mul(x0544, x0734, w080)
    x0737 = add(mul(x0520, x0701, w019), x0736, w079)
    x0925 = mul(x0544, x0737, w019)
    x0740 = sub(mul(x0520, x0704, w052), x0739, w190)
    x0926 = mul(x0544, x0740, w052)
    x0743 = sub(mul(x0520, x0707, w098), x0742, w191)
    x0927 = mul(x0544, x0743, w098)
    x0746 = sub(mul(x0520, x0710, w107), x0745, w140)
    x0928 = mul(x0544, x0746, w107)
    x0749 = add(mul(x0520, x0713, w114), x0748, w003)
    x0929 = mul(x0544, x0749, w114)
    x0752 = add(mul(x0520, x0716, w175), x0751, w006)
    x0755 = add(mul(x0520, x0719, w106), x0754, w002)
    x0930 = mul(x0544, x0752, w106)
    x0541 = mul(x0508, x0519, w175)
    x0543 = sub(mul(x0500, x0541, w053), x0542, w230)
    x0555 = mul(x0543, x0544, w053)
    x0585 = sub(mul(x0543, x0555, w230), sub(mul(x0508, x0541, w207), x0584, w026), w026)
    x0840 = add(mul(x0555, x0722, w230), sub(x0601, mul(x0541, x0686, w207), w207), w207)
    x0843 = add(mul(x0555, x0725, w230), sub(x0603, mul(x0541, x0689, w060), w060), w060)
    x0846 = add(mul(x0555, x0728, w230), sub(x0605, mul(x0541, x0692, w061), w061), w061)
    x0849 = sub(mul(x0555, x0731, w230), add(x0625, mul(x0541, x0695, w062), w062), w062)
    x0852 = sub(mul(x0555, x0734, w230), add(x0627, mul(x0541, x0698, w121), w121), w121)
    x0855 = sub(mul(x0555, x0737, w230), add(x0629, mul(x0541, x0701, w122), w122), w122)
    x0858 = add(mul(x0555, x0740, w230), sub(x0649, mul(x0541, x0704, w123), w123), w123)
    x0861 = add(mul(x0555, x0743, w230), sub(x0651, mul(x0541, x0707, w182), w182), w182)
    x0864 = add(mul(x0555, x0746, w230), sub(x0653, mul(x0541, x0710, w183), w183), w183)
    x0867 = sub(mul(x0555, x0749, w230), add(x0673, mul(x0541, x0713, w184), w184), w184)
    x0870 = sub(mul(x0555, x0752, w230), add(x0675, mul(x0541, x0716, w232), w232), w232)
    x0873 = sub(mul(x0555, x0755, w230), add(x0677, mul(x0541, x0719, w233), w233), w233)
    x0931 = mul(x0519, x0686, w230)
    x0967 = sub(mul(x0722, x0920, w234), sub(mul(x0686, x0931, w237), x0966, w071), w071)
    x0971 = sub(mul(x0725, x0920, w234), sub(mul(x0689, x0931, w237), x0970, w030), w030)
    x0979 = sub(mul(x0728, x0920, w234), sub(mul(x0692, x0931, w237), x0978, w024), w024)
    x0932 = mul(x0519, x0689, w234)
    x0975 = sub(mul(x0725, x0921, w237), sub(mul(x0689, x0932, w150), x0974, w059), w059)
    x0983 = sub(mul(x0728, x0921, w237), sub(mul(x0692, x0932, w150), x0982, w038), w038)
    x0933 = mul(x0519, x0692, w237)
    x0987 = sub(mul(x0692, x0933, w150), sub(mul(x0599, mul(x0289, x0599, w021), w021), x0986, w040), w040)
    x0934 = mul(x0519, x0695, w150)
    x1000 = sub(mul(x0731, x0923, w021), sub(mul(x0695, x0934, w141), x0999, w132), w132)
    x1013 = sub(mul(x0734, x0923, w021), sub(mul(x0698, x0934, w141), x1012, w091), w091)
    x1030 = sub(mul(x0737, x0923, w021), sub(mul(x0701, x0934, w141), x1029, w085), w085)
    x0935 = mul(x0519, x0698, w021)
    x1017 = sub(mul(x0734, x0924, w141), sub(mul(x0698, x0935, w215), x1016, w120), w120)
    x1034 = sub(mul(x0737, x0924, w141), sub(mul(x0701, x0935, w215), x1033, w099), w099)
    x0936 = mul(x0519, x0701, w141)
    x1038 = sub(mul(x0701, x0936, w215), sub(mul(x0623, mul(x0345, x0623, w082), w082), x1037, w101), w101)
    x0937 = mul(x0519, x0704, w215)
    x1060 = sub(mul(x0740, x0926, w082), sub(mul(x0704, x0937, w014), x1059, w192), w192)
    x1082 = sub(mul(x0743, x0926, w082), sub(mul(x0707, x0937, w014), x1081, w152), w152)
    x1108 = sub(mul(x0746, x0926, w082), sub(mul(x0710, x0937, w014), x1107, w146), w146)
    x0938 = mul(x0519, x0707, w082)
    x1086 = sub(mul(x0743, x0927, w014), sub(mul(x0707, x0938, w088), x1085, w181), w181)
    x1112 = sub(mul(x0746, x0927, w014), sub(mul(x0710, x0938, w088), x1111, w160), w160)
    x0939 = mul(x0519, x0710, w014)
    x1116 = sub(mul(x0710, x0939, w088), sub(mul(x0647, mul(x0401, x0647, w143), w143), x1115, w162), w162)
    x0940 = mul(x0519, x0713, w088)
    x1147 = sub(mul(x0749, x0929, w143), sub(mul(x0713, x0940, w236), x1146, w000), w000)
    x1178 = sub(mul(x0752, x0929, w143), sub(mul(x0716, x0940, w236), x1177, w211), w211)
    x1213 = sub(mul(x0755, x0929, w114), sub(mul(x0719, x0940, w088), x1212, w205), w205)
    x0941 = mul(x0519, x0716, w114)
    x1182 = sub(mul(x0752, x0930, w088), sub(mul(x0716, x0941, w143), x1181, w231), w231)
    x1217 = sub(mul(x0755, x0930, w106), sub(mul(x0719, x0941, w114), x1216, w033), w033)
    x1221 = sub(mul(x0719, mul(x0519, x0719, w106), w106), sub(mul(x0671, mul(x0457, x0671, w202), w202), x1220, w217), w217)
    x0488 = add(mul(x0450, x0468, w106), sub(mul(x0426, x0440, w218), mul(x0435, x0455, w202), w202), w202)
    x0489 = sub(x0486, x0488, w202)
    x0514 = sub(add(mul(x0379, x0397, w158), mul(x0435, x0453, w096), w096), x0513, w097)
    x0515 = sub(x0514, add(mul(x0282, x0298, w011), mul(x0338, x0354, w058), w058), w058)
    x0516 = sub(add(mul(x0394, x0410, w126), mul(x0450, x0466, w169), w169), x0515, w058)
    x0517 = add(x0509, x0516, w058)
    x0469 = add(mul(x0433, x0455, w222), sub(x0137, mul(x0425, x0440, w221), w221), w221)
    x0470 = sub(mul(x0447, x0468, w083), x0469, w221)
    x0536 = add(mul(x0321, x0341, w112), sub(mul(x0433, x0453, w104), x0535, w108), w108)
    x0537 = add(add(mul(x0377, x0397, w173), mul(x0265, x0285, w051), w051), x0536, w108)
    x0538 = sub(x0537, add(mul(x0447, x0466, w004), mul(x0391, x0410, w138), w138), w138)
    x0539 = sub(add(mul(x0279, x0298, w017), mul(x0335, x0354, w077), w077), x0538, w138)
    x0532 = add(add(x0358, x0414, w077), add(x0470, add(c33, x0302, w017), w017), w017)
    x0529 = mul(c03, add(sub(x0302, x0358, w105), sub(x0414, x0470, w221), w221), w221)
    x0534 = mul(x0517, x0519, w105)
    x0540 = sub(mul(x0500, x0534, w166), x0539, w138)
    x0551 = mul(x0540, x0544, w166)
    x0576 = sub(mul(x0540, x0551, w044), sub(mul(x0517, x0534, w077), x0575, w174), w174)
    x0579 = sub(mul(x0517, x0541, w058), add(add(x0299, x0355, w136), add(x0411, x0467, w203), w203), w203)
    x0793 = sub(mul(x0534, x0686, w058), sub(mul(x0298, x0595, w072), x0792, w054), w054)
    x0797 = sub(mul(x0534, x0689, w058), sub(mul(x0298, x0597, w073), x0796, w055), w055)
    x0801 = sub(mul(x0534, x0692, w058), sub(mul(x0298, x0599, w023), x0800, w056), w056)
    x0805 = add(mul(x0534, x0695, w058), sub(mul(x0354, x0619, w133), x0804, w115), w115)
    x0809 = add(mul(x0534, x0698, w058), sub(mul(x0354, x0621, w134), x0808, w116), w116)
    x0813 = add(mul(x0534, x0701, w058), sub(mul(x0354, x0623, w086), x0812, w117), w117)
    x0817 = sub(mul(x0534, x0704, w058), sub(mul(x0410, x0643, w193), x0816, w176), w176)
    x0821 = sub(mul(x0534, x0707, w058), sub(mul(x0410, x0645, w194), x0820, w177), w177)
    x0825 = sub(mul(x0534, x0710, w058), sub(mul(x0410, x0647, w145), x0824, w178), w178)
    x0829 = add(mul(x0534, x0713, w058), sub(mul(x0466, x0667, w008), x0828, w113), w113)
    x0833 = add(mul(x0534, x0716, w058), sub(mul(x0466, x0669, w005), x0832, w228), w228)
    x0837 = add(mul(x0534, x0719, w058), sub(mul(x0466, x0671, w206), x0836, w043), w043)
    x0518 = add(sub(x0477, x0481, w058), sub(x0485, x0489, w206), w206)
    x0490 = mul(c03, add(add(x0477, x0481, w028), add(x0485, x0489, w202), w202), w202)
    x0491 = sub(c37, x0490, w202)
    x0528 = mul(x0491, x0519, w028)
    x0531 = mul(x0518, x0519, w068)
    x0533 = sub(mul(x0500, x0531, w089), x0532, w017)
    x0530 = sub(x0529, sub(c36, mul(x0500, x0528, w167), w167), w167)
    x0545 = mul(x0530, x0544, w221)
    x0548 = mul(x0533, x0544, w089)
    x0550 = add(x0549, sub(mul(x0491, x0531, w015), mul(x0530, x0548, w058), w058), w058)
    x0561 = sub(mul(x0533, x0548, w087), sub(mul(x0518, x0531, w015), x0560, w208), w208)
    x0768 = add(mul(x0548, x0722, w087), sub(x0607, mul(x0531, x0686, w015), w015), w015)
    x0756 = sub(mul(x0545, x0722, w087), add(mul(c03, x0607, w048), mul(x0528, x0686, w013), w013), w013)
    x0770 = add(mul(x0548, x0725, w087), sub(x0609, mul(x0531, x0689, w048), w048), w048)
    x0757 = sub(mul(x0545, x0725, w087), add(mul(c03, x0609, w049), mul(x0528, x0689, w066), w066), w066)
    x0772 = add(mul(x0548, x0728, w087), sub(x0611, mul(x0531, x0692, w049), w049), w049)
    x0758 = sub(mul(x0545, x0728, w087), add(mul(c03, x0611, w050), mul(x0528, x0692, w067), w067), w067)
    x0774 = sub(mul(x0548, x0731, w087), add(x0631, mul(x0531, x0695, w050), w050), w050)
    x0759 = sub(mul(x0545, x0731, w087), add(mul(c03, x0631, w109), mul(x0528, x0695, w148), w148), w148)
    x0776 = sub(mul(x0548, x0734, w087), add(x0633, mul(x0531, x0698, w109), w109), w109)
    x0760 = sub(mul(x0545, x0734, w087), add(mul(c03, x0633, w110), mul(x0528, x0698, w005), w005), w005)
    x0778 = sub(mul(x0548, x0737, w087), add(x0635, mul(x0531, x0701, w110), w110), w110)
    x0761 = sub(mul(x0545, x0737, w087), add(mul(c03, x0635, w111), mul(x0528, x0701, w008), w008), w008)
    x0780 = add(mul(x0548, x0740, w087), sub(x0655, mul(x0531, x0704, w111), w111), w111)
    x0762 = sub(mul(x0545, x0740, w087), add(mul(c03, x0655, w170), mul(x0528, x0704, w145), w145), w145)
    x0782 = add(mul(x0548, x0743, w087), sub(x0657, mul(x0531, x0707, w170), w170), w170)
    x0763 = sub(mul(x0545, x0743, w087), add(mul(c03, x0657, w171), mul(x0528, x0707, w142), w142), w142)
    x0784 = add(mul(x0548, x0746, w087), sub(x0659, mul(x0531, x0710, w171), w171), w171)
    x0764 = sub(mul(x0545, x0746, w087), add(mul(c03, x0659, w172), mul(x0528, x0710, w194), w194), w194)
    x0786 = sub(mul(x0548, x0749, w087), add(x0679, mul(x0531, x0713, w172), w172), w172)
    x0765 = sub(mul(x0545, x0749, w087), add(mul(c03, x0679, w225), mul(x0528, x0713, w193), w193), w193)
    x0788 = sub(mul(x0548, x0752, w087), add(x0681, mul(x0531, x0716, w225), w225), w225)
    x0790 = sub(mul(x0548, x0755, w089), add(x0683, mul(x0531, x0719, w068), w068), w068)
    x0766 = sub(mul(x0545, x0752, w089), add(mul(c03, x0681, w226), mul(x0528, x0716, w087), w087), w087)
    x0767 = sub(mul(x0545, x0755, w089), add(mul(c03, x0683, w227), mul(x0528, x0719, w226), w226), w226)
    x0547 = add(mul(x0530, x0545, w221), sub(c35, mul(x0491, x0528, w028), w028), w028)
    x0558 = div(c01, add(x0546, x0547, w028), w028)
    x0559 = mul(x0550, x0558, w223)
    x0568 = div(c01, sub(mul(x0550, x0559, w221), x0561, w208), w208)
    x0769 = add(mul(x0559, x0756, w221), x0768, w015)
    x0898 = mul(x0568, x0769, w221)
    x0771 = add(mul(x0559, x0757, w089), x0770, w048)
    x0899 = mul(x0568, x0771, w089)
    x0773 = add(mul(x0559, x0758, w227), x0772, w049)
    x0900 = mul(x0568, x0773, w227)
    x0775 = add(mul(x0559, x0759, w086), x0774, w050)
    x0901 = mul(x0568, x0775, w086)
    x0777 = add(mul(x0559, x0760, w081), x0776, w109)
    x0902 = mul(x0568, x0777, w081)
    x0779 = add(mul(x0559, x0761, w134), x0778, w110)
    x0903 = mul(x0568, x0779, w134)
    x0781 = add(mul(x0559, x0762, w133), x0780, w111)
    x0904 = mul(x0568, x0781, w133)
    x0783 = add(mul(x0559, x0763, w023), x0782, w170)
    x0905 = mul(x0568, x0783, w023)
    x0785 = add(mul(x0559, x0764, w020), x0784, w171)
    x0906 = mul(x0568, x0785, w020)
    x0787 = add(mul(x0559, x0765, w073), x0786, w172)
    x0907 = mul(x0568, x0787, w073)
    x0789 = add(mul(x0559, x0766, w072), x0788, w225)
    x0791 = add(mul(x0559, x0767, w223), x0790, w068)
    x0908 = mul(x0568, x0789, w223)
    x0909 = mul(x0558, x0756, w072)
    x0968 = sub(mul(x0769, x0898, w136), sub(mul(x0756, x0909, w196), x0967, w071), w071)
    x0972 = sub(mul(x0771, x0898, w136), sub(mul(x0757, x0909, w196), x0971, w030), w030)
    x0980 = sub(mul(x0773, x0898, w136), sub(mul(x0758, x0909, w196), x0979, w024), w024)
    x0990 = add(mul(x0759, x0909, w136), sub(mul(x0695, x0931, w196), mul(x0731, x0920, w075), w075), w075)
    x1003 = add(mul(x0760, x0909, w136), sub(mul(x0698, x0931, w196), mul(x0734, x0920, w044), w044), w044)
    x1020 = add(mul(x0761, x0909, w136), sub(mul(x0701, x0931, w196), mul(x0737, x0920, w077), w077), w077)
    x1041 = sub(mul(x0762, x0909, w136), sub(mul(x0740, x0920, w196), mul(x0704, x0931, w108), w108), w108)
    x1063 = sub(mul(x0763, x0909, w136), sub(mul(x0743, x0920, w196), mul(x0707, x0931, w004), w004), w004)
    x1089 = sub(mul(x0764, x0909, w136), sub(mul(x0746, x0920, w196), mul(x0710, x0931, w051), w051), w051)
    x1119 = add(mul(x0765, x0909, w136), sub(mul(x0713, x0931, w196), mul(x0749, x0920, w173), w173), w173)
    x1150 = add(mul(x0766, x0909, w136), sub(mul(x0716, x0931, w196), mul(x0752, x0920, w078), w078), w078)
    x1185 = add(mul(x0767, x0909, w072), sub(mul(x0719, x0931, w230), mul(x0755, x0920, w045), w045), w045)
    x0910 = mul(x0558, x0757, w072)
    x0976 = sub(mul(x0771, x0899, w230), sub(mul(x0757, x0910, w136), x0975, w059), w059)
    x0984 = sub(mul(x0773, x0899, w230), sub(mul(x0758, x0910, w136), x0983, w038), w038)
    x0993 = add(mul(x0759, x0910, w230), sub(mul(x0695, x0932, w136), mul(x0731, x0921, w196), w196), w196)
    x1006 = add(mul(x0760, x0910, w230), sub(mul(x0698, x0932, w136), mul(x0734, x0921, w198), w198), w198)
    x1023 = add(mul(x0761, x0910, w230), sub(mul(x0701, x0932, w136), mul(x0737, x0921, w112), w112), w112)
    x1044 = sub(mul(x0762, x0910, w230), sub(mul(x0740, x0921, w136), mul(x0704, x0932, w104), w104), w104)
    x1066 = sub(mul(x0763, x0910, w230), sub(mul(x0743, x0921, w136), mul(x0707, x0932, w103), w103), w103)
    x1092 = sub(mul(x0764, x0910, w230), sub(mul(x0746, x0921, w136), mul(x0710, x0932, w139), w139), w139)
    x1122 = add(mul(x0765, x0910, w230), sub(mul(x0713, x0932, w136), mul(x0749, x0921, w083), w083), w083)
    x1153 = add(mul(x0766, x0910, w230), sub(mul(x0716, x0932, w136), mul(x0752, x0921, w222), w222), w222)
    x1188 = add(mul(x0767, x0910, w072), sub(mul(x0719, x0932, w234), mul(x0755, x0921, w154), w154), w154)
    x0911 = mul(x0558, x0758, w072)
    x0988 = sub(mul(x0758, x0911, w234), sub(mul(x0728, x0922, w230), x0987, w040), w040)
    x0996 = add(mul(x0759, x0911, w234), sub(mul(x0695, x0933, w125), mul(x0731, x0922, w230), w230), w230)
    x1009 = add(mul(x0760, x0911, w234), sub(mul(x0698, x0933, w127), mul(x0734, x0922, w125), w125), w125)
    x1026 = add(mul(x0761, x0911, w234), sub(mul(x0701, x0933, w128), mul(x0737, x0922, w127), w127), w127)
    x1047 = sub(mul(x0762, x0911, w234), sub(mul(x0740, x0922, w128), mul(x0704, x0933, w136), w136), w136)
    x1069 = sub(mul(x0763, x0911, w234), sub(mul(x0743, x0922, w128), mul(x0707, x0933, w214), w214), w214)
    x1095 = sub(mul(x0764, x0911, w234), sub(mul(x0746, x0922, w128), mul(x0710, x0933, w063), w063), w063)
    x1125 = add(mul(x0765, x0911, w234), sub(mul(x0713, x0933, w128), mul(x0749, x0922, w224), w224), w224)
    x1156 = add(mul(x0766, x0911, w234), sub(mul(x0716, x0933, w128), mul(x0752, x0922, w169), w169), w169)
    x1191 = add(mul(x0767, x0911, w072), sub(mul(x0719, x0933, w237), mul(x0755, x0922, w010), w010), w010)
    x0912 = mul(x0558, x0759, w072)
    x1001 = sub(mul(x0775, x0901, w237), sub(mul(x0759, x0912, w234), x1000, w132), w132)
    x1014 = sub(mul(x0777, x0901, w237), sub(mul(x0760, x0912, w234), x1013, w091), w091)
    x1031 = sub(mul(x0779, x0901, w237), sub(mul(x0761, x0912, w234), x1030, w085), w085)
    x1050 = add(mul(x0762, x0912, w237), sub(mul(x0704, x0934, w234), mul(x0740, x0923, w128), w128), w128)
    x1072 = add(mul(x0763, x0912, w237), sub(mul(x0707, x0934, w234), mul(x0743, x0923, w126), w126), w126)
    x1098 = add(mul(x0764, x0912, w237), sub(mul(x0710, x0934, w234), mul(x0746, x0923, w097), w097), w097)
    x1128 = add(mul(x0765, x0912, w237), sub(mul(x0713, x0934, w234), mul(x0749, x0923, w011), w011), w011)
    x1159 = add(mul(x0766, x0912, w237), sub(mul(x0716, x0934, w234), mul(x0752, x0923, w096), w096), w096)
    x1194 = add(mul(x0767, x0912, w072), sub(mul(x0719, x0934, w150), mul(x0755, x0923, w185), w185), w185)
    x0913 = mul(x0558, x0760, w072)
    x1018 = sub(mul(x0777, x0902, w150), sub(mul(x0760, x0913, w237), x1017, w120), w120)
    x1035 = sub(mul(x0779, x0902, w150), sub(mul(x0761, x0913, w237), x1034, w099), w099)
    x1053 = add(mul(x0762, x0913, w150), sub(mul(x0704, x0935, w237), mul(x0740, x0924, w234), w234), w234)
    x1075 = add(mul(x0763, x0913, w150), sub(mul(x0707, x0935, w237), mul(x0743, x0924, w158), w158), w158)
    x1101 = add(mul(x0764, x0913, w150), sub(mul(x0710, x0935, w237), mul(x0746, x0924, w106), w106), w106)
    x1131 = add(mul(x0765, x0913, w150), sub(mul(x0713, x0935, w237), mul(x0749, x0924, w218), w218), w218)
    x1162 = add(mul(x0766, x0913, w150), sub(mul(x0716, x0935, w237), mul(x0752, x0924, w114), w114), w114)
    x1197 = add(mul(x0767, x0913, w072), sub(mul(x0719, x0935, w021), mul(x0755, x0924, w080), w080), w080)
    x0914 = mul(x0558, x0761, w072)
    x1039 = sub(mul(x0761, x0914, w021), sub(mul(x0737, x0925, w150), x1038, w101), w101)
    x1056 = add(mul(x0762, x0914, w021), sub(mul(x0704, x0936, w095), mul(x0740, x0925, w150), w150), w150)
    x1078 = add(mul(x0763, x0914, w021), sub(mul(x0707, x0936, w187), mul(x0743, x0925, w095), w095), w095)
    x1104 = add(mul(x0764, x0914, w021), sub(mul(x0710, x0936, w188), mul(x0746, x0925, w187), w187), w187)
    x1134 = add(mul(x0765, x0914, w021), sub(mul(x0713, x0936, w188), mul(x0749, x0925, w237), w237), w237)
    x1165 = add(mul(x0766, x0914, w021), sub(mul(x0716, x0936, w188), mul(x0752, x0925, w088), w088), w088)
    x1200 = add(mul(x0767, x0914, w072), sub(mul(x0719, x0936, w141), mul(x0755, x0925, w019), w019), w019)
    x0915 = mul(x0558, x0762, w072)
    x1061 = sub(mul(x0781, x0904, w141), sub(mul(x0762, x0915, w021), x1060, w192), w192)
    x1083 = sub(mul(x0783, x0904, w141), sub(mul(x0763, x0915, w021), x1082, w152), w152)
    x1109 = sub(mul(x0785, x0904, w141), sub(mul(x0764, x0915, w021), x1108, w146), w146)
    x1137 = sub(mul(x0765, x0915, w141), sub(mul(x0749, x0926, w021), mul(x0713, x0937, w188), w188), w188)
    x1168 = sub(mul(x0766, x0915, w141), sub(mul(x0752, x0926, w021), mul(x0716, x0937, w143), w143), w143)
    x1203 = sub(mul(x0767, x0915, w072), sub(mul(x0755, x0926, w052), mul(x0719, x0937, w215), w215), w215)
    x0916 = mul(x0558, x0763, w072)
    x1087 = sub(mul(x0783, x0905, w052), sub(mul(x0763, x0916, w141), x1086, w181), w181)
    x1113 = sub(mul(x0785, x0905, w052), sub(mul(x0764, x0916, w141), x1112, w160), w160)
    x1140 = sub(mul(x0765, x0916, w052), sub(mul(x0749, x0927, w141), mul(x0713, x0938, w021), w021), w021)
    x1171 = sub(mul(x0766, x0916, w052), sub(mul(x0752, x0927, w141), mul(x0716, x0938, w236), w236), w236)
    x1206 = sub(mul(x0767, x0916, w072), sub(mul(x0755, x0927, w098), mul(x0719, x0938, w082), w082), w082)
    x0917 = mul(x0558, x0764, w072)
    x1117 = sub(mul(x0764, x0917, w098), sub(mul(x0746, x0928, w052), x1116, w162), w162)
    x1143 = sub(mul(x0765, x0917, w098), sub(mul(x0749, x0928, w052), mul(x0713, x0939, w238), w238), w238)
    x1174 = sub(mul(x0766, x0917, w098), sub(mul(x0752, x0928, w052), mul(x0716, x0939, w239), w239), w239)
    x1209 = sub(mul(x0767, x0917, w072), sub(mul(x0755, x0928, w107), mul(x0719, x0939, w014), w014), w014)
    x0918 = mul(x0558, x0765, w072)
    x1148 = sub(mul(x0787, x0907, w107), sub(mul(x0765, x0918, w240), x1147, w000), w000)
    x1179 = sub(mul(x0789, x0907, w107), sub(mul(x0766, x0918, w240), x1178, w211), w211)
    x1214 = sub(mul(x0791, x0907, w073), sub(mul(x0767, x0918, w072), x1213, w205), w205)
    x0919 = mul(x0558, x0766, w073)
    x1183 = sub(mul(x0789, x0908, w072), sub(mul(x0766, x0919, w107), x1182, w231), w231)
    x1218 = sub(mul(x0791, x0908, w223), sub(mul(x0767, x0919, w073), x1217, w033), w033)
    x1222 = sub(mul(x0767, mul(x0558, x0767, w223), w223), sub(mul(x0755, mul(x0544, x0755, w064), w064), x1221, w217), w217)
    x0553 = add(mul(x0530, x0551, w223), sub(c34, mul(x0491, x0534, w064), w064), w064)
    x0554 = sub(x0552, x0553, w064)
    x0556 = add(mul(x0491, x0541, w202), add(sub(x0474, x0478, w029), sub(x0482, x0486, w151), w151), w151)
    x0557 = sub(mul(x0530, x0555, w167), x0556, w151)
    x0563 = sub(mul(x0518, x0534, w105), add(add(x0304, x0360, w137), add(x0416, x0472, w165), w165), w165)
    x0566 = sub(mul(x0518, x0541, w175), add(add(x0303, x0359, w118), add(x0415, x0471, w229), w229), w229)
    x0565 = mul(x0557, x0558, w175)
    x0562 = mul(x0554, x0558, w028)
    x0564 = sub(mul(x0550, x0562, w118), sub(mul(x0533, x0551, w179), x0563, w165), w165)
    x0567 = add(mul(x0550, x0565, w058), sub(mul(x0533, x0555, w017), x0566, w229), w229)
    x0578 = mul(x0567, x0568, w058)
    x0586 = sub(mul(x0567, x0578, w229), sub(mul(x0557, x0565, w151), x0585, w026), w026)
    x0569 = mul(x0564, x0568, w229)
    x0577 = sub(mul(x0564, x0569, w151), sub(mul(x0554, x0562, w017), x0576, w174), w174)
    x0582 = div(c01, x0577, w174)
    x0580 = add(mul(x0554, x0565, w064), sub(mul(x0540, x0555, w053), x0579, w203), w203)
    x0581 = sub(mul(x0564, x0578, w165), x0580, w203)
    x0583 = mul(x0581, x0582, w165)
    x0587 = div(c01, sub(mul(x0581, x0583, w203), x0586, w026), w026)
    x0794 = add(mul(x0562, x0756, w203), sub(mul(x0551, x0722, w069), x0793, w054), w054)
    x0795 = sub(mul(x0569, x0769, w203), x0794, w054)
    x0841 = sub(mul(x0578, x0769, w015), sub(mul(x0565, x0756, w013), x0840, w207), w207)
    x0842 = sub(mul(x0583, x0795, w015), x0841, w207)
    x0876 = mul(x0587, x0842, w015)
    x0887 = mul(x0582, x0795, w013)
    x0969 = sub(mul(x0842, x0876, w207), sub(mul(x0795, x0887, w054), x0968, w071), w071)
    x0798 = add(mul(x0562, x0757, w207), sub(mul(x0551, x0725, w070), x0797, w055), w055)
    x0799 = sub(mul(x0569, x0771, w207), x0798, w055)
    x0844 = sub(mul(x0578, x0771, w048), sub(mul(x0565, x0757, w066), x0843, w060), w060)
    x0845 = sub(mul(x0583, x0799, w048), x0844, w060)
    x0877 = mul(x0587, x0845, w048)
    x0888 = mul(x0582, x0799, w066)
    x0977 = sub(mul(x0845, x0877, w207), sub(mul(x0799, x0888, w070), x0976, w059), w059)
    x0973 = sub(mul(x0845, x0876, w060), sub(mul(x0799, x0887, w055), x0972, w030), w030)
    x0802 = add(mul(x0562, x0758, w060), sub(mul(x0551, x0728, w018), x0801, w056), w056)
    x0803 = sub(mul(x0569, x0773, w060), x0802, w056)
    x0847 = sub(mul(x0578, x0773, w060), sub(mul(x0565, x0758, w067), x0846, w061), w061)
    x0848 = sub(mul(x0583, x0803, w060), x0847, w061)
    x0878 = mul(x0587, x0848, w060)
    x0889 = mul(x0582, x0803, w067)
    x0989 = sub(mul(x0803, x0889, w018), sub(mul(x0773, x0900, w049), x0988, w040), w040)
    x0981 = sub(mul(x0848, x0876, w018), sub(mul(x0803, x0887, w049), x0980, w024), w024)
    x0985 = sub(mul(x0848, x0877, w018), sub(mul(x0803, x0888, w056), x0984, w038), w038)
    x0806 = add(mul(x0562, x0759, w018), sub(mul(x0551, x0731, w130), x0805, w115), w115)
    x0807 = sub(mul(x0569, x0775, w018), x0806, w115)
    x0850 = sub(mul(x0578, x0775, w018), sub(mul(x0565, x0759, w148), x0849, w062), w062)
    x0851 = sub(mul(x0583, x0807, w018), x0850, w062)
    x0879 = mul(x0587, x0851, w018)
    x0890 = mul(x0582, x0807, w148)
    x1002 = sub(mul(x0851, x0879, w130), sub(mul(x0807, x0890, w056), x1001, w132), w132)
    x0991 = sub(mul(x0807, x0887, w130), sub(mul(x0775, x0898, w056), x0990, w075), w075)
    x0992 = sub(mul(x0851, x0876, w130), x0991, w075)
    x0994 = sub(mul(x0807, x0888, w130), sub(mul(x0775, x0899, w056), x0993, w196), w196)
    x0995 = sub(mul(x0851, x0877, w130), x0994, w196)
    x0997 = sub(mul(x0807, x0889, w115), sub(mul(x0775, x0900, w050), x0996, w230), w230)
    x0998 = sub(mul(x0851, x0878, w062), x0997, w230)
    x0810 = add(mul(x0562, x0760, w062), sub(mul(x0551, x0734, w131), x0809, w116), w116)
    x0811 = sub(mul(x0569, x0777, w062), x0810, w116)
    x0853 = sub(mul(x0578, x0777, w062), sub(mul(x0565, x0760, w005), x0852, w121), w121)
    x0854 = sub(mul(x0583, x0811, w062), x0853, w121)
    x0880 = mul(x0587, x0854, w062)
    x0891 = mul(x0582, x0811, w005)
    x1019 = sub(mul(x0854, x0880, w131), sub(mul(x0811, x0891, w115), x1018, w120), w120)
    x1004 = sub(mul(x0811, x0887, w131), sub(mul(x0777, x0898, w115), x1003, w044), w044)
    x1005 = sub(mul(x0854, x0876, w131), x1004, w044)
    x1007 = sub(mul(x0811, x0888, w131), sub(mul(x0777, x0899, w115), x1006, w198), w198)
    x1008 = sub(mul(x0854, x0877, w131), x1007, w198)
    x1010 = sub(mul(x0811, x0889, w131), sub(mul(x0777, x0900, w109), x1009, w125), w125)
    x1011 = sub(mul(x0854, x0878, w131), x1010, w125)
    x1015 = sub(mul(x0854, x0879, w121), sub(mul(x0811, x0890, w116), x1014, w091), w091)
    x0814 = add(mul(x0562, x0761, w121), sub(mul(x0551, x0737, w079), x0813, w117), w117)
    x0815 = sub(mul(x0569, x0779, w121), x0814, w117)
    x0856 = sub(mul(x0578, x0779, w121), sub(mul(x0565, x0761, w008), x0855, w122), w122)
    x0857 = sub(mul(x0583, x0815, w121), x0856, w122)
    x0881 = mul(x0587, x0857, w121)
    x0892 = mul(x0582, x0815, w008)
    x1040 = sub(mul(x0815, x0892, w079), sub(mul(x0779, x0903, w116), x1039, w101), w101)
    x1021 = sub(mul(x0815, x0887, w079), sub(mul(x0779, x0898, w116), x1020, w077), w077)
    x1022 = sub(mul(x0857, x0876, w079), x1021, w077)
    x1024 = sub(mul(x0815, x0888, w079), sub(mul(x0779, x0899, w116), x1023, w112), w112)
    x1025 = sub(mul(x0857, x0877, w079), x1024, w112)
    x1027 = sub(mul(x0815, x0889, w079), sub(mul(x0779, x0900, w110), x1026, w127), w127)
    x1028 = sub(mul(x0857, x0878, w079), x1027, w127)
    x1032 = sub(mul(x0857, x0879, w079), sub(mul(x0815, x0890, w110), x1031, w085), w085)
    x1036 = sub(mul(x0857, x0880, w079), sub(mul(x0815, x0891, w117), x1035, w099), w099)
    x0818 = add(mul(x0562, x0762, w079), sub(mul(x0551, x0740, w190), x0817, w176), w176)
    x0819 = sub(mul(x0569, x0781, w079), x0818, w176)
    x0859 = sub(mul(x0578, x0781, w079), sub(mul(x0565, x0762, w145), x0858, w123), w123)
    x0860 = sub(mul(x0583, x0819, w079), x0859, w123)
    x0882 = mul(x0587, x0860, w079)
    x0893 = mul(x0582, x0819, w145)
    x1062 = sub(mul(x0860, x0882, w190), sub(mul(x0819, x0893, w117), x1061, w192), w192)
    x1042 = sub(mul(x0819, x0887, w190), sub(mul(x0781, x0898, w117), x1041, w108), w108)
    x1043 = sub(mul(x0860, x0876, w190), x1042, w108)
    x1045 = sub(mul(x0819, x0888, w190), sub(mul(x0781, x0899, w117), x1044, w104), w104)
    x1046 = sub(mul(x0860, x0877, w190), x1045, w104)
    x1048 = sub(mul(x0819, x0889, w190), sub(mul(x0781, x0900, w117), x1047, w136), w136)
    x1049 = sub(mul(x0860, x0878, w190), x1048, w136)
    x1051 = sub(mul(x0819, x0890, w190), sub(mul(x0781, x0901, w117), x1050, w128), w128)
    x1052 = sub(mul(x0860, x0879, w190), x1051, w128)
    x1054 = sub(mul(x0819, x0891, w190), sub(mul(x0781, x0902, w117), x1053, w234), w234)
    x1055 = sub(mul(x0860, x0880, w190), x1054, w234)
    x1057 = sub(mul(x0819, x0892, w176), sub(mul(x0781, x0903, w111), x1056, w150), w150)
    x1058 = sub(mul(x0860, x0881, w123), x1057, w150)
    x0822 = add(mul(x0562, x0763, w123), sub(mul(x0551, x0743, w191), x0821, w177), w177)
    x0823 = sub(mul(x0569, x0783, w123), x0822, w177)
    x0862 = sub(mul(x0578, x0783, w123), sub(mul(x0565, x0763, w142), x0861, w182), w182)
    x0863 = sub(mul(x0583, x0823, w123), x0862, w182)
    x0883 = mul(x0587, x0863, w123)
    x0894 = mul(x0582, x0823, w142)
    x1088 = sub(mul(x0863, x0883, w191), sub(mul(x0823, x0894, w176), x1087, w181), w181)
    x1064 = sub(mul(x0823, x0887, w191), sub(mul(x0783, x0898, w176), x1063, w004), w004)
    x1065 = sub(mul(x0863, x0876, w191), x1064, w004)
    x1067 = sub(mul(x0823, x0888, w191), sub(mul(x0783, x0899, w176), x1066, w103), w103)
    x1068 = sub(mul(x0863, x0877, w191), x1067, w103)
    x1070 = sub(mul(x0823, x0889, w191), sub(mul(x0783, x0900, w176), x1069, w214), w214)
    x1071 = sub(mul(x0863, x0878, w191), x1070, w214)
    x1073 = sub(mul(x0823, x0890, w191), sub(mul(x0783, x0901, w176), x1072, w126), w126)
    x1074 = sub(mul(x0863, x0879, w191), x1073, w126)
    x1076 = sub(mul(x0823, x0891, w191), sub(mul(x0783, x0902, w176), x1075, w158), w158)
    x1077 = sub(mul(x0863, x0880, w191), x1076, w158)
    x1079 = sub(mul(x0823, x0892, w191), sub(mul(x0783, x0903, w170), x1078, w095), w095)
    x1080 = sub(mul(x0863, x0881, w191), x1079, w095)
    x1084 = sub(mul(x0863, x0882, w182), sub(mul(x0823, x0893, w177), x1083, w152), w152)
    x0826 = add(mul(x0562, x0764, w182), sub(mul(x0551, x0746, w140), x0825, w178), w178)
    x0827 = sub(mul(x0569, x0785, w182), x0826, w178)
    x0865 = sub(mul(x0578, x0785, w182), sub(mul(x0565, x0764, w194), x0864, w183), w183)
    x0866 = sub(mul(x0583, x0827, w182), x0865, w183)
    x0884 = mul(x0587, x0866, w182)
    x0895 = mul(x0582, x0827, w194)
    x1118 = sub(mul(x0827, x0895, w140), sub(mul(x0785, x0906, w177), x1117, w162), w162)
    x1090 = sub(mul(x0827, x0887, w140), sub(mul(x0785, x0898, w177), x1089, w051), w051)
    x1091 = sub(mul(x0866, x0876, w140), x1090, w051)
    x1093 = sub(mul(x0827, x0888, w140), sub(mul(x0785, x0899, w177), x1092, w139), w139)
    x1094 = sub(mul(x0866, x0877, w140), x1093, w139)
    x1096 = sub(mul(x0827, x0889, w140), sub(mul(x0785, x0900, w177), x1095, w063), w063)
    x1097 = sub(mul(x0866, x0878, w140), x1096, w063)
    x1099 = sub(mul(x0827, x0890, w140), sub(mul(x0785, x0901, w177), x1098, w097), w097)
    x1100 = sub(mul(x0866, x0879, w140), x1099, w097)
    x1102 = sub(mul(x0827, x0891, w140), sub(mul(x0785, x0902, w177), x1101, w106), w106)
    x1103 = sub(mul(x0866, x0880, w140), x1102, w106)
    x1105 = sub(mul(x0827, x0892, w140), sub(mul(x0785, x0903, w171), x1104, w187), w187)
    x1106 = sub(mul(x0866, x0881, w140), x1105, w187)
    x1110 = sub(mul(x0866, x0882, w140), sub(mul(x0827, x0893, w171), x1109, w146), w146)
    x1114 = sub(mul(x0866, x0883, w140), sub(mul(x0827, x0894, w178), x1113, w160), w160)
    x0830 = add(mul(x0562, x0765, w140), sub(mul(x0551, x0749, w003), x0829, w113), w113)
    x0831 = sub(mul(x0569, x0787, w140), x0830, w113)
    x0868 = sub(mul(x0578, x0787, w140), sub(mul(x0565, x0765, w193), x0867, w184), w184)
    x0869 = sub(mul(x0583, x0831, w140), x0868, w184)
    x0885 = mul(x0587, x0869, w140)
    x0896 = mul(x0582, x0831, w193)
    x1149 = sub(mul(x0869, x0885, w003), sub(mul(x0831, x0896, w178), x1148, w000), w000)
    x1120 = sub(mul(x0831, x0887, w003), sub(mul(x0787, x0898, w178), x1119, w173), w173)
    x1121 = sub(mul(x0869, x0876, w003), x1120, w173)
    x1123 = sub(mul(x0831, x0888, w003), sub(mul(x0787, x0899, w178), x1122, w083), w083)
    x1124 = sub(mul(x0869, x0877, w003), x1123, w083)
    x1126 = sub(mul(x0831, x0889, w003), sub(mul(x0787, x0900, w178), x1125, w224), w224)
    x1127 = sub(mul(x0869, x0878, w003), x1126, w224)
    x1129 = sub(mul(x0831, x0890, w003), sub(mul(x0787, x0901, w178), x1128, w011), w011)
    x1130 = sub(mul(x0869, x0879, w003), x1129, w011)
    x1132 = sub(mul(x0831, x0891, w003), sub(mul(x0787, x0902, w178), x1131, w218), w218)
    x1133 = sub(mul(x0869, x0880, w003), x1132, w218)
    x1135 = sub(mul(x0831, x0892, w003), sub(mul(x0787, x0903, w178), x1134, w237), w237)
    x1136 = sub(mul(x0869, x0881, w003), x1135, w237)
    x1138 = sub(mul(x0831, x0893, w003), sub(mul(x0787, x0904, w178), x1137, w188), w188)
    x1139 = sub(mul(x0869, x0882, w003), x1138, w188)
    x1141 = sub(mul(x0831, x0894, w003), sub(mul(x0787, x0905, w178), x1140, w021), w021)
    x1142 = sub(mul(x0869, x0883, w003), x1141, w021)
    x1144 = sub(mul(x0831, x0895, w113), sub(mul(x0787, x0906, w172), x1143, w238), w238)
    x1145 = sub(mul(x0869, x0884, w184), x1144, w238)
    x0834 = add(mul(x0562, x0766, w184), sub(mul(x0551, x0752, w006), x0833, w228), w228)
    x0835 = sub(mul(x0569, x0789, w184), x0834, w228)
    x0838 = add(mul(x0562, x0767, w028), sub(mul(x0551, x0755, w002), x0837, w043), w043)
    x0839 = sub(mul(x0569, x0791, w229), x0838, w043)
    x0871 = sub(mul(x0578, x0789, w229), sub(mul(x0565, x0766, w087), x0870, w232), w232)
    x0874 = sub(mul(x0578, x0791, w058), sub(mul(x0565, x0767, w226), x0873, w233), w233)
    x0875 = sub(mul(x0583, x0839, w058), x0874, w233)
    x0872 = sub(mul(x0583, x0835, w165), x0871, w232)
    x0886 = mul(x0587, x0872, w165)
    x1223 = sub(mul(x0839, mul(x0582, x0839, w058), w058), sub(mul(x0791, mul(x0568, x0791, w208), w208), x1222, w217), w217)
    x0897 = mul(x0582, x0835, w174)
    x1184 = sub(mul(x0872, x0886, w058), sub(mul(x0835, x0897, w208), x1183, w231), w231)
    x1219 = sub(mul(x0875, x0886, w165), sub(mul(x0839, x0897, w174), x1218, w033), w033)
    x1186 = sub(mul(x0839, x0887, w165), sub(mul(x0791, x0898, w174), x1185, w045), w045)
    x1187 = sub(mul(x0875, x0876, w165), x1186, w045)
    x1151 = sub(mul(x0835, x0887, w013), sub(mul(x0789, x0898, w221), x1150, w078), w078)
    x1152 = sub(mul(x0872, x0876, w015), x1151, w078)
    x1189 = sub(mul(x0839, x0888, w015), sub(mul(x0791, x0899, w013), x1188, w154), w154)
    x1190 = sub(mul(x0875, x0877, w015), x1189, w154)
    x1154 = sub(mul(x0835, x0888, w066), sub(mul(x0789, x0899, w089), x1153, w222), w222)
    x1155 = sub(mul(x0872, x0877, w048), x1154, w222)
    x1192 = sub(mul(x0839, x0889, w048), sub(mul(x0791, x0900, w066), x1191, w010), w010)
    x1193 = sub(mul(x0875, x0878, w048), x1192, w010)
    x1157 = sub(mul(x0835, x0889, w067), sub(mul(x0789, x0900, w227), x1156, w169), w169)
    x1158 = sub(mul(x0872, x0878, w067), x1157, w169)
    x1195 = sub(mul(x0839, x0890, w067), sub(mul(x0791, x0901, w227), x1194, w185), w185)
    x1196 = sub(mul(x0875, x0879, w067), x1195, w185)
    x1160 = sub(mul(x0835, x0890, w148), sub(mul(x0789, x0901, w086), x1159, w096), w096)
    x1161 = sub(mul(x0872, x0879, w018), x1160, w096)
    x1198 = sub(mul(x0839, x0891, w018), sub(mul(x0791, x0902, w148), x1197, w080), w080)
    x1199 = sub(mul(x0875, x0880, w018), x1198, w080)
    x1163 = sub(mul(x0835, x0891, w005), sub(mul(x0789, x0902, w081), x1162, w114), w114)
    x1164 = sub(mul(x0872, x0880, w062), x1163, w114)
    x1201 = sub(mul(x0839, x0892, w062), sub(mul(x0791, x0903, w005), x1200, w019), w019)
    x1202 = sub(mul(x0875, x0881, w062), x1201, w019)
    x1166 = sub(mul(x0835, x0892, w008), sub(mul(x0789, x0903, w134), x1165, w088), w088)
    x1167 = sub(mul(x0872, x0881, w008), x1166, w088)
    x1204 = sub(mul(x0839, x0893, w008), sub(mul(x0791, x0904, w134), x1203, w215), w215)
    x1205 = sub(mul(x0875, x0882, w008), x1204, w215)
    x1169 = sub(mul(x0835, x0893, w145), sub(mul(x0789, x0904, w133), x1168, w143), w143)
    x1170 = sub(mul(x0872, x0882, w079), x1169, w143)
    x1207 = sub(mul(x0839, x0894, w079), sub(mul(x0791, x0905, w145), x1206, w082), w082)
    x1208 = sub(mul(x0875, x0883, w079), x1207, w082)
    x1172 = sub(mul(x0835, x0894, w142), sub(mul(x0789, x0905, w023), x1171, w236), w236)
    x1173 = sub(mul(x0872, x0883, w123), x1172, w236)
    x1210 = sub(mul(x0839, x0895, w123), sub(mul(x0791, x0906, w068), x1209, w014), w014)
    x1211 = sub(mul(x0875, x0884, w123), x1210, w014)
    x1215 = sub(mul(x0875, x0885, w123), sub(mul(x0839, x0896, w043), x1214, w205), w205)
    x1175 = sub(mul(x0835, x0895, w194), sub(mul(x0789, x0906, w020), x1174, w239), w239)
    x1176 = sub(mul(x0872, x0884, w194), x1175, w239)
    x1180 = sub(mul(x0872, x0885, w140), sub(mul(x0835, x0896, w193), x1179, w211), w211)
    W[0, 0] = -x0969
    W[0, 1] = -x0973
    W[0, 2] = x0981
    W[0, 3] = x0992
    W[0, 4] = x1005
    W[0, 5] = -x1022
    W[0, 6] = -x1043
    W[0, 7] = -x1065
    W[0, 8] = x1091
    W[0, 9] = x1121
    W[0, 10] = x1152
    W[0, 11] = -x1187
    W[1, 0] = -x0973
    W[1, 1] = -x0977
    W[1, 2] = x0985
    W[1, 3] = x0995
    W[1, 4] = x1008
    W[1, 5] = -x1025
    W[1, 6] = -x1046
    W[1, 7] = -x1068
    W[1, 8] = x1094
    W[1, 9] = x1124
    W[1, 10] = x1155
    W[1, 11] = -x1190
    W[2, 0] = x0981
    W[2, 1] = x0985
    W[2, 2] = -sub(mul(x0848, x0878, w060), x0989, w040)
    W[2, 3] = -x0998
    W[2, 4] = -x1011
    W[2, 5] = x1028
    W[2, 6] = x1049
    W[2, 7] = x1071
    W[2, 8] = -x1097
    W[2, 9] = -x1127
    W[2, 10] = -x1158
    W[2, 11] = x1193
    W[3, 0] = x0992
    W[3, 1] = x0995
    W[3, 2] = -x0998
    W[3, 3] = -x1002
    W[3, 4] = -x1015
    W[3, 5] = x1032
    W[3, 6] = x1052
    W[3, 7] = x1074
    W[3, 8] = -x1100
    W[3, 9] = -x1130
    W[3, 10] = -x1161
    W[3, 11] = x1196
    W[4, 0] = x1005
    W[4, 1] = x1008
    W[4, 2] = -x1011
    W[4, 3] = -x1015
    W[4, 4] = -x1019
    W[4, 5] = x1036
    W[4, 6] = x1055
    W[4, 7] = x1077
    W[4, 8] = -x1103
    W[4, 9] = -x1133
    W[4, 10] = -x1164
    W[4, 11] = x1199
    W[5, 0] = -x1022
    W[5, 1] = -x1025
    W[5, 2] = x1028
    W[5, 3] = x1032
    W[5, 4] = x1036
    W[5, 5] = -sub(mul(x0857, x0881, w121), x1040, w101)
    W[5, 6] = -x1058
    W[5, 7] = -x1080
    W[5, 8] = x1106
    W[5, 9] = x1136
    W[5, 10] = x1167
    W[5, 11] = -x1202
    W[6, 0] = -x1043
    W[6, 1] = -x1046
    W[6, 2] = x1049
    W[6, 3] = x1052
    W[6, 4] = x1055
    W[6, 5] = -x1058
    W[6, 6] = -x1062
    W[6, 7] = -x1084
    W[6, 8] = x1110
    W[6, 9] = x1139
    W[6, 10] = x1170
    W[6, 11] = -x1205
    W[7, 0] = -x1065
    W[7, 1] = -x1068
    W[7, 2] = x1071
    W[7, 3] = x1074
    W[7, 4] = x1077
    W[7, 5] = -x1080
    W[7, 6] = -x1084
    W[7, 7] = -x1088
    W[7, 8] = x1114
    W[7, 9] = x1142
    W[7, 10] = x1173
    W[7, 11] = -x1208
    W[8, 0] = x1091
    W[8, 1] = x1094
    W[8, 2] = -x1097
    W[8, 3] = -x1100
    W[8, 4] = -x1103
    W[8, 5] = x1106
    W[8, 6] = x1110
    W[8, 7] = x1114
    W[8, 8] = -sub(mul(x0866, x0884, w182), x1118, w162)
    W[8, 9] = -x1145
    W[8, 10] = -x1176
    W[8, 11] = x1211
    W[9, 0] = x1121
    W[9, 1] = x1124
    W[9, 2] = -x1127
    W[9, 3] = -x1130
    W[9, 4] = -x1133
    W[9, 5] = x1136
    W[9, 6] = x1139
    W[9, 7] = x1142
    W[9, 8] = -x1145
    W[9, 9] = -x1149
    W[9, 10] = -x1180
    W[9, 11] = x1215
    W[10, 0] = x1152
    W[10, 1] = x1155
    W[10, 2] = -x1158
    W[10, 3] = -x1161
    W[10, 4] = -x1164
    W[10, 5] = x1167
    W[10, 6] = x1170
    W[10, 7] = x1173
    W[10, 8] = -x1176
    W[10, 9] = -x1180
    W[10, 10] = -x1184
    W[10, 11] = x1219
    W[11, 0] = -x1187
    W[11, 1] = -x1190
    W[11, 2] = x1193
    W[11, 3] = x1196
    W[11, 4] = x1199
    W[11, 5] = -x1202
    W[11, 6] = -x1205
    W[11, 7] = -x1208
    W[11, 8] = x1211
    W[11, 9] = x1215
    W[11, 10] = x1219
    W[11, 11] = -sub(mul(x0875, mul(x0587, x0875, w026), w026), x1223, w217)


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
