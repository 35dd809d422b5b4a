# rnea_external of go2: Inverse dynamics under a wrench on every body.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.outside
# Convention  pinocchio
# Program     SHA-256 f494b05f355a88a3b5e0e946a6a86bdef81ccd192a4104bdd8562c2b13e107e4
# Operations  834 mul, 907 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q      19      m, -, rad       [p, quaternion xyzw, joints]
#     v      18      m/s, rad/s      [base linear, base angular, joints], base axes
#     a      18      m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#     f_ext  6 x 13  N, N m          linear first, on each body in its axes
#
# Outputs
#     tau  18  N, N m  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     outside/body-power  PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def rnea_external(q, v, a, f_ext, out=None):
    """Inverse dynamics under a wrench on every body.

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
    f_ext : array_like, (..., 6, 13)
        linear first, on each body in its axes; N, N m
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    tau : ndarray, (..., 18)
        [base linear, base angular, joints], base axes; N, N m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
            ("a", a, (18,)),
            ("f_ext", f_ext, (6, 13)),
        ],
        [
            ("tau", (18,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, a, f_ext, tau):
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
        f_ext_0_00, f_ext_0_01, f_ext_0_02, f_ext_0_03, f_ext_0_04, f_ext_0_05, f_ext_0_06,
        f_ext_0_07, f_ext_0_08, f_ext_0_09, f_ext_0_10, f_ext_0_11, f_ext_0_12, f_ext_1_00,
        f_ext_1_01, f_ext_1_02, f_ext_1_03, f_ext_1_04, f_ext_1_05, f_ext_1_06, f_ext_1_07,
        f_ext_1_08, f_ext_1_09, f_ext_1_10, f_ext_1_11, f_ext_1_12, f_ext_2_00, f_ext_2_01,
        f_ext_2_02, f_ext_2_03, f_ext_2_04, f_ext_2_05, f_ext_2_06, f_ext_2_07, f_ext_2_08,
        f_ext_2_09, f_ext_2_10, f_ext_2_11, f_ext_2_12, f_ext_3_00, f_ext_3_01, f_ext_3_02,
        f_ext_3_03, f_ext_3_04, f_ext_3_05, f_ext_3_06, f_ext_3_07, f_ext_3_08, f_ext_3_09,
        f_ext_3_10, f_ext_3_11, f_ext_3_12, f_ext_4_00, f_ext_4_01, f_ext_4_02, f_ext_4_03,
        f_ext_4_04, f_ext_4_05, f_ext_4_06, f_ext_4_07, f_ext_4_08, f_ext_4_09, f_ext_4_10,
        f_ext_4_11, f_ext_4_12, f_ext_5_00, f_ext_5_01, f_ext_5_02, f_ext_5_03, f_ext_5_04,
        f_ext_5_05, f_ext_5_06, f_ext_5_07, f_ext_5_08, f_ext_5_09, f_ext_5_10, f_ext_5_11,
        f_ext_5_12
    ) = f_ext
    (
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
        c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46
    ) = numbers(
        (
            1.0, 2.0, 9.81, 0.037188086, 0.146694152, 7.279, 0.098052515811024, 0.00012166,
            0.002283689271632, 0.01771284425, 3.12e-05, 0.008214766969476, 0.1934, 0.0465,
            0.00130197, 7.119e-05, 0.767, 0.0036612, 0.00057569148, 4.092728e-06, 7.25574e-07,
            0.0001022797233, 1.2818914e-06, 0.00043992847495, 0.0955, 0.0376704, 1.241, 0.00430848,
            0.02856875, 0.0005670347152, 8.879104e-06, 0.000429887296, 0.0012047445825,
            3.204992e-05, 0.00659274308, 0.213, 0.00084392, 0.02623, 0.194, 0.00015015,
            3.58746816e-05, 1.162822e-06, 0.0001142508, 1.139639625e-05, 8.98725e-06, 0.00492976
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
        w098, w099, w100, w101, w102, w103, w104
    ) = slots(105)
    x001 = mul(q_03, c02, w000)
    x002 = mul(q_04, c02, w001)
    x004 = sub(mul(q_04, x002, w002), sub(c01, mul(q_03, x001, w003), w003), w003)
    x003 = mul(q_05, c02, w002)
    x005 = mul(sub(mul(q_03, x003, w004), mul(q_06, x002, w001), w001), c03, w001)
    x008 = mul(add(mul(q_04, x003, w002), mul(q_06, x001, w000), w000), c03, w000)
    x006 = add(mul(v_02, v_04, w002), sub(a_00, mul(v_01, v_05, w004), w004), w004)
    x007 = add(x005, x006, w004)
    x009 = add(mul(v_00, v_05, w001), sub(a_01, mul(v_02, v_03, w002), w002), w002)
    x010 = add(x008, x009, w002)
    x011 = add(mul(v_01, v_03, w000), sub(a_02, mul(v_00, v_04, w001), w001), w001)
    x012 = sub(mul(x004, c03, w003), x011, w001)
    x013 = mul(v_03, v_03, w003)
    x014 = mul(v_04, v_04, w000)
    x015 = mul(v_05, v_05, w005)
    x019 = add(x014, x015, w006)
    x034 = mul(x019, c13, w007)
    x038 = mul(add(x013, x015, w008), c14, w008)
    x016 = mul(v_03, v_04, w009)
    x020 = sub(a_05, x016, w010)
    x022 = add(a_05, x016, w009)
    x039 = mul(x022, c13, w011)
    x040 = sub(x038, x039, w012)
    x122 = add(x038, x039, w011)
    x123 = add(x010, x122, w008)
    x201 = sub(x010, x122, w011)
    x041 = sub(x010, x040, w013)
    x278 = add(x010, x040, w012)
    x035 = mul(x020, c14, w014)
    x036 = add(x034, x035, w015)
    x120 = sub(x034, x035, w014)
    x121 = sub(x007, x120, w007)
    x200 = add(x007, x120, w014)
    x037 = sub(x007, x036, w016)
    x277 = add(x007, x036, w015)
    x610 = add(mul(c09, sub(x013, x015, w017), w017), mul(x020, c11, w018), w018)
    x017 = mul(v_03, v_05, w017)
    x021 = add(a_04, x017, w019)
    x024 = sub(a_04, x017, w017)
    x042 = mul(x024, c13, w020)
    x605 = sub(mul(c11, sub(x014, x015, w005), w005), mul(x024, c08, w021), w021)
    x629 = sub(mul(add(x013, x014, w005), c04, w005), add(f_ext_2_00, mul(x024, c05, w022), w022), w022)
    x619 = sub(mul(x021, c11, w005), mul(c08, sub(x013, x014, w000), w000), w000)
    x625 = add(mul(x019, c05, w006), add(f_ext_0_00, mul(x021, c04, w005), w005), w005)
    x018 = mul(v_04, v_05, w006)
    x023 = sub(a_03, x018, w003)
    x025 = add(a_03, x018, w006)
    x043 = mul(x025, c14, w023)
    x044 = sub(x042, x043, w024)
    x124 = add(x042, x043, w023)
    x125 = add(x012, x124, w020)
    x202 = sub(x012, x124, w023)
    x045 = add(x012, x044, w025)
    x279 = sub(x012, x044, w024)
    x611 = sub(sub(f_ext_4_00, mul(x025, c08, w026), w026), add(mul(x021, c12, w019), mul(x024, c07, w017), w017), w017)
    x612 = sub(mul(x012, c05, w026), add(mul(x007, c04, w019), add(x610, x611, w017), w017), w017)
    x606 = sub(sub(f_ext_3_00, mul(x025, c10, w006), w006), add(mul(x022, c09, w026), mul(x023, c12, w019), w019), w019)
    x620 = sub(sub(f_ext_5_00, mul(x020, c10, w010), w010), add(mul(x023, c09, w006), mul(x022, c07, w026), w026), w026)
    x627 = sub(mul(x023, c04, w003), sub(f_ext_1_00, mul(x022, c05, w009), w009), w009)
    x026 = cos(q_07, w003)
    x027 = sin(q_07, w010)
    x046 = sub(mul(x026, x041, w006), mul(x027, x045, w018), w018)
    x047 = add(mul(x026, x045, w025), mul(x027, x041, w013), w013)
    x028 = add(mul(v_04, x026, w025), mul(v_05, x027, w006), w006)
    x049 = mul(x028, x028, w025)
    x065 = add(v_07, x028, w027)
    x075 = mul(x065, x065, w028)
    x091 = add(v_08, x065, w029)
    x101 = mul(x091, x091, w030)
    x029 = sub(mul(v_05, x026, w031), mul(v_04, x027, w032), w032)
    x050 = mul(x029, x029, w031)
    x593 = sub(mul(x037, c17, w033), sub(f_ext_0_01, mul(add(x049, x050, w034), c18, w034), w034), w034)
    x053 = mul(x028, x029, w033)
    x032 = add(mul(v_06, x029, w035), add(mul(a_04, x026, w036), mul(a_05, x027, w037), w037), w037)
    x067 = add(a_07, x032, w035)
    x093 = add(a_08, x067, w036)
    x033 = sub(mul(v_06, x028, w038), sub(mul(a_05, x026, w039), mul(a_04, x027, w040), w040), w040)
    x030 = add(v_03, v_06, w038)
    x051 = mul(x028, x030, w006)
    x054 = add(x033, x051, w039)
    x056 = sub(x033, x051, w006)
    x069 = add(x037, mul(x054, c25, w041), w041)
    x048 = mul(x030, x030, w042)
    x057 = add(x048, x050, w043)
    x585 = add(mul(x037, c16, w044), add(f_ext_4_01, mul(c21, sub(x048, x050, w045), w045), w045), w045)
    x070 = sub(x046, mul(x057, c25, w044), w044)
    x052 = mul(x029, x030, w046)
    x055 = add(x032, x052, w047)
    x059 = sub(x032, x052, w046)
    x588 = sub(mul(x055, c23, w037), mul(c20, sub(x048, x049, w048), w048), w048)
    x590 = add(x588, add(mul(x056, c19, w037), mul(x054, c22, w049), w049), w049)
    x594 = add(sub(mul(x054, c15, w048), mul(x055, c16, w037), w037), x593, w034)
    x031 = add(a_03, a_06, w037)
    x058 = sub(x031, x053, w048)
    x060 = add(x031, x053, w033)
    x071 = sub(x047, mul(x060, c25, w050), w050)
    x580 = sub(mul(c23, sub(x049, x050, w031), w031), mul(x060, c22, w051), w051)
    x586 = add(add(mul(x054, c23, w039), mul(x060, c20, w031), w031), add(mul(x059, c19, w039), mul(x055, c24, w047), w047), w047)
    x600 = sub(sub(f_ext_2_01, mul(add(x048, x049, w025), c16, w025), w025), add(mul(x059, c18, w042), mul(x060, c15, w033), w033), w033)
    x581 = add(sub(mul(x056, c21, w025), mul(x059, c20, w046), w046), add(sub(f_ext_3_01, mul(x058, c24, w025), w025), x580, w051), w051)
    x582 = sub(mul(x046, c16, w046), add(mul(x047, c15, w025), x581, w051), w051)
    x589 = add(mul(x037, c15, w016), sub(f_ext_5_01, mul(x058, c21, w046), w046), w046)
    x061 = cos(q_08, w016)
    x062 = sin(q_08, w025)
    x063 = sub(mul(x030, x061, w042), mul(x029, x062, w031), w031)
    x064 = add(mul(x029, x061, w032), mul(x030, x062, w038), w038)
    x072 = add(mul(x061, x069, w032), mul(x062, x071, w042), w042)
    x073 = sub(mul(x061, x071, w050), mul(x062, x069, w041), w041)
    x066 = sub(mul(v_07, x064, w050), add(mul(x031, x061, w032), mul(x033, x062, w039), w039), w039)
    x076 = mul(x064, x064, w050)
    x078 = mul(x063, x064, w032)
    x081 = add(x067, x078, w052)
    x084 = sub(x067, x078, w032)
    x559 = add(mul(x084, c31, w035), add(f_ext_3_02, mul(c34, sub(x075, x076, w053), w053), w053), w053)
    x095 = sub(x072, mul(x081, c36, w035), w035)
    x572 = sub(mul(add(x075, x076, w054), c28, w054), add(f_ext_0_02, mul(x081, c26, w055), w055), w055)
    x079 = mul(x064, x065, w054)
    x077 = mul(x063, x065, w027)
    x083 = add(x066, x079, w056)
    x085 = sub(x066, x079, w054)
    x096 = sub(x070, mul(x083, c36, w057), w057)
    x068 = add(mul(v_07, x063, w058), sub(mul(x031, x062, w037), mul(x033, x061, w040), w040), w040)
    x080 = sub(x068, x077, w058)
    x082 = add(x068, x077, w027)
    x560 = sub(mul(x070, c26, w037), add(mul(x082, c32, w059), mul(x083, c35, w060), w060), w060)
    x561 = sub(mul(x073, c29, w037), sub(add(mul(x085, c33, w059), x559, w053), x560, w060), w060)
    x569 = sub(mul(x070, c28, w037), add(mul(x083, c32, w053), mul(x082, c30, w059), w059), w059)
    x598 = add(mul(x070, c27, w044), sub(mul(x046, c17, w037), mul(x082, c28, w027), w027), w027)
    x573 = add(mul(x072, c27, w044), add(mul(x080, c29, w037), x572, w055), w055)
    x074 = mul(x063, x063, w044)
    x564 = add(mul(c32, sub(x074, x076, w037), w037), mul(x081, c35, w053), w053)
    x565 = add(sub(sub(f_ext_4_02, mul(x084, c30, w037), w037), x564, w053), sub(mul(x080, c34, w037), mul(x085, c31, w061), w061), w061)
    x566 = add(mul(x072, c26, w053), add(mul(x073, c28, w037), x565, w061), w061)
    x086 = add(x074, x075, w053)
    x568 = add(mul(c31, sub(x074, x075, w028), w028), add(f_ext_5_02, mul(x081, c34, w052), w052), w052)
    x570 = add(mul(x072, c29, w042), sub(sub(mul(x080, c33, w058), x568, w052), x569, w059), w059)
    x097 = sub(x073, mul(x086, c36, w042), w042)
    x575 = sub(mul(x086, c26, w053), sub(f_ext_2_02, mul(x084, c28, w032), w032), w032)
    x576 = sub(mul(x073, c27, w041), add(mul(x085, c29, w054), x575, w032), w032)
    x087 = cos(q_09, w041)
    x088 = sin(q_09, w054)
    x089 = sub(mul(x063, x087, w053), mul(x064, x088, w052), w052)
    x090 = add(mul(x063, x088, w031), mul(x064, x087, w038), w038)
    x098 = add(mul(x087, x095, w031), mul(x088, x097, w053), w053)
    x099 = sub(mul(x087, x097, w042), mul(x088, x095, w035), w035)
    x092 = add(mul(x068, x088, w042), add(mul(x066, x087, w031), mul(v_08, x090, w058), w058), w058)
    x102 = mul(x090, x090, w042)
    x104 = mul(x089, x090, w031)
    x105 = mul(x090, x091, w038)
    x103 = mul(x089, x091, w029)
    x109 = add(x092, x105, w028)
    x111 = sub(x092, x105, w038)
    x107 = add(x093, x104, w058)
    x110 = sub(x093, x104, w031)
    x346 = sub(mul(x110, c42, w036), add(f_ext_3_03, mul(c45, sub(x101, x102, w037), w037), w037), w037)
    x347 = sub(mul(x111, c44, w036), add(mul(x096, c38, w062), x346, w037), w037)
    x358 = add(mul(x107, c38, w036), add(f_ext_0_03, mul(add(x101, x102, w062), c37, w062), w062), w062)
    x094 = sub(mul(x068, x087, w040), sub(mul(x066, x088, w039), mul(v_08, x089, w036), w036), w036)
    x100 = mul(x089, x089, w052)
    x360 = sub(mul(x096, c39, w040), sub(f_ext_1_03, mul(add(x100, x102, w039), c40, w039), w039), w039)
    x350 = sub(mul(c43, sub(x100, x102, w042), w042), mul(x107, c46, w040), w040)
    x351 = add(mul(x111, c42, w042), add(sub(f_ext_4_03, mul(x110, c41, w063), w063), x350, w040), w040)
    x354 = sub(mul(c42, sub(x100, x101, w042), w042), add(f_ext_5_03, mul(x107, c45, w058), w058), w058)
    x362 = sub(mul(add(x100, x101, w030), c38, w030), add(f_ext_2_03, mul(x110, c37, w031), w031), w031)
    x363 = sub(mul(x099, c39, w030), add(mul(x111, c40, w038), x362, w031), w031)
    x106 = sub(x094, x103, w030)
    x108 = add(x094, x103, w029)
    x348 = add(sub(mul(x109, c46, w036), mul(x108, c43, w038), w038), x347, w037)
    x349 = sub(mul(x099, c40, w038), x348, w037)
    x361 = sub(x360, sub(mul(x109, c38, w038), mul(x108, c37, w036), w036), w036)
    x562 = add(mul(x087, x349, w039), add(mul(c36, x361, w038), x561, w060), w060)
    x352 = add(mul(x098, c38, w039), add(mul(x106, c45, w038), x351, w040), w040)
    x353 = sub(mul(x099, c37, w035), x352, w040)
    x355 = add(mul(x106, c44, w035), add(mul(x096, c37, w057), x354, w058), w058)
    x356 = sub(sub(mul(x109, c43, w028), mul(x108, c41, w029), w029), x355, w058)
    x357 = sub(mul(x098, c40, w029), x356, w058)
    x359 = add(mul(x098, c39, w053), sub(mul(x106, c40, w030), x358, w062), w062)
    x558 = sub(mul(x087, x359, w053), mul(x088, x363, w030), w030)
    x574 = add(x558, x573, w055)
    x567 = sub(mul(c36, x558, w030), sub(x353, x566, w061), w061)
    x587 = add(x567, add(mul(x047, c18, w030), sub(x585, x586, w047), w047), w047)
    x577 = add(mul(x087, x363, w031), add(mul(x088, x359, w062), x576, w032), w032)
    x563 = add(mul(x088, x357, w031), x562, w060)
    x571 = sub(mul(x087, x357, w058), sub(mul(x088, x349, w037), x570, w059), w059)
    x583 = add(mul(x062, x571, w058), add(mul(x061, x563, w037), x582, w051), w051)
    x591 = add(mul(x062, x563, w060), add(mul(x046, c18, w018), add(x589, x590, w049), w049), w049)
    x578 = sub(mul(x061, x574, w060), mul(x062, x577, w018), w018)
    x579 = add(mul(x062, x574, w055), mul(x061, x577, w032), w032)
    x601 = add(x579, add(mul(x047, c17, w013), x600, w033), w033)
    x584 = sub(mul(c25, x579, w032), x583, w051)
    x595 = add(x578, x594, w034)
    x592 = sub(mul(c25, x578, w018), sub(mul(x061, x571, w059), x591, w049), w049)
    x112 = cos(q_10, w018)
    x113 = sin(q_10, w059)
    x126 = sub(mul(x112, x123, w016), mul(x113, x125, w032), w032)
    x127 = add(mul(x112, x125, w020), mul(x113, x123, w008), w008)
    x114 = add(mul(v_04, x112, w020), mul(v_05, x113, w016), w016)
    x129 = mul(x114, x114, w020)
    x145 = add(v_10, x114, w013)
    x155 = mul(x145, x145, w055)
    x171 = add(v_11, x145, w025)
    x181 = mul(x171, x171, w060)
    x115 = sub(mul(v_05, x112, w046), mul(v_04, x113, w058), w058)
    x130 = mul(x115, x115, w046)
    x133 = mul(x114, x115, w037)
    x118 = add(mul(v_09, x115, w054), add(mul(a_04, x112, w041), mul(a_05, x113, w031), w031), w031)
    x147 = add(a_10, x118, w054)
    x173 = add(a_11, x147, w041)
    x119 = sub(mul(v_09, x114, w062), sub(mul(a_05, x112, w030), mul(a_04, x113, w045), w045), w045)
    x116 = add(v_03, v_09, w062)
    x131 = mul(x114, x116, w016)
    x134 = add(x119, x131, w030)
    x136 = sub(x119, x131, w016)
    x149 = sub(x121, mul(c25, x134, w053), w053)
    x546 = add(mul(c15, x134, w029), sub(f_ext_0_04, mul(c18, add(x129, x130, w028), w028), w028), w028)
    x128 = mul(x116, x116, w029)
    x137 = add(x128, x130, w035)
    x538 = add(mul(c23, x134, w057), mul(c21, sub(x128, x130, w039), w039), w039)
    x150 = add(x126, mul(c25, x137, w057), w057)
    x542 = sub(mul(c15, x121, w038), add(f_ext_5_04, mul(c20, sub(x128, x129, w052), w052), w052), w052)
    x132 = mul(x115, x116, w038)
    x135 = add(x118, x132, w042)
    x139 = sub(x118, x132, w038)
    x553 = add(mul(c18, x139, w031), mul(c16, add(x128, x129, w029), w029), w029)
    x540 = sub(x538, add(mul(c19, x139, w031), mul(c24, x135, w063), w063), w063)
    x547 = add(sub(mul(c16, x135, w039), mul(c17, x121, w031), w031), x546, w028)
    x117 = add(a_03, a_09, w031)
    x138 = sub(x117, x133, w039)
    x140 = add(x117, x133, w037)
    x151 = add(x127, mul(c25, x140, w064), w064)
    x533 = add(mul(c23, sub(x129, x130, w046), w046), mul(c22, x140, w020), w020)
    x539 = add(mul(c16, x121, w007), add(f_ext_4_04, mul(c20, x140, w046), w046), w046)
    x554 = add(mul(c17, x127, w007), sub(add(f_ext_2_04, mul(c15, x140, w037), w037), x553, w029), w029)
    x534 = add(add(mul(c20, x139, w038), mul(c21, x136, w007), w007), sub(sub(f_ext_3_04, mul(c24, x138, w038), w038), x533, w020), w020)
    x535 = add(mul(c15, x127, w007), sub(mul(c16, x126, w038), x534, w020), w020)
    x543 = sub(add(mul(c23, x135, w042), mul(c21, x138, w007), w007), add(mul(c19, x136, w042), mul(c22, x134, w030), w030), w030)
    x141 = cos(q_11, w007)
    x142 = sin(q_11, w042)
    x143 = sub(mul(x116, x141, w038), mul(x115, x142, w037), w037)
    x144 = add(mul(x115, x141, w058), mul(x116, x142, w062), w062)
    x152 = add(mul(x141, x149, w058), mul(x142, x151, w038), w038)
    x153 = sub(mul(x141, x151, w064), mul(x142, x149, w053), w053)
    x146 = sub(mul(v_10, x144, w064), add(mul(x117, x141, w058), mul(x119, x142, w065), w065), w065)
    x156 = mul(x144, x144, w064)
    x158 = mul(x143, x144, w058)
    x161 = add(x147, x158, w066)
    x164 = sub(x147, x158, w058)
    x512 = sub(mul(c34, sub(x155, x156, w054), w054), sub(f_ext_3_05, mul(c31, x164, w067), w067), w067)
    x175 = sub(x152, mul(c36, x161, w054), w054)
    x525 = sub(mul(c28, add(x155, x156, w068), w068), add(f_ext_0_05, mul(c26, x161, w069), w069), w069)
    x159 = mul(x144, x145, w068)
    x157 = mul(x143, x145, w013)
    x163 = add(x146, x159, w070)
    x165 = sub(x146, x159, w068)
    x176 = sub(x150, mul(c36, x163, w071), w071)
    x148 = add(mul(v_10, x143, w072), sub(mul(x117, x142, w031), mul(x119, x141, w045), w045), w045)
    x160 = sub(x148, x157, w072)
    x162 = add(x148, x157, w013)
    x513 = sub(mul(c26, x150, w031), add(mul(c32, x162, w073), mul(c35, x163, w074), w074), w074)
    x514 = add(mul(c29, x153, w031), sub(sub(mul(c33, x165, w073), x512, w067), x513, w074), w074)
    x522 = sub(mul(c28, x150, w031), add(mul(c32, x163, w067), mul(c30, x162, w073), w073), w073)
    x551 = add(mul(c27, x150, w057), sub(mul(c17, x126, w031), mul(c28, x162, w013), w013), w013)
    x526 = sub(mul(c27, x152, w057), sub(mul(c29, x160, w031), x525, w069), w069)
    x154 = mul(x143, x143, w057)
    x517 = add(mul(c32, sub(x154, x156, w031), w031), mul(c35, x161, w067), w067)
    x518 = add(sub(sub(f_ext_4_05, mul(c30, x164, w031), w031), x517, w067), sub(mul(c31, x165, w031), mul(c34, x160, w075), w075), w075)
    x519 = add(mul(c26, x152, w067), add(mul(c28, x153, w031), x518, w075), w075)
    x166 = add(x154, x155, w067)
    x521 = sub(mul(c34, x161, w066), sub(f_ext_5_05, mul(c31, sub(x154, x155, w055), w055), w055), w055)
    x523 = sub(mul(c29, x152, w038), sub(add(mul(c33, x160, w072), x521, w055), x522, w073), w073)
    x177 = sub(x153, mul(c36, x166, w038), w038)
    x528 = sub(mul(c26, x166, w067), sub(f_ext_2_05, mul(c28, x164, w058), w058), w058)
    x529 = add(mul(c27, x153, w053), sub(mul(c29, x165, w068), x528, w058), w058)
    x167 = cos(q_12, w053)
    x168 = sin(q_12, w068)
    x169 = sub(mul(x143, x167, w067), mul(x144, x168, w055), w055)
    x170 = add(mul(x143, x168, w037), mul(x144, x167, w062), w062)
    x178 = add(mul(x167, x175, w037), mul(x168, x177, w067), w067)
    x179 = sub(mul(x167, x177, w038), mul(x168, x175, w054), w054)
    x172 = add(mul(x148, x168, w038), add(mul(x146, x167, w037), mul(v_11, x170, w072), w072), w072)
    x182 = mul(x170, x170, w038)
    x184 = mul(x169, x170, w037)
    x185 = mul(x170, x171, w062)
    x183 = mul(x169, x171, w025)
    x189 = add(x172, x185, w066)
    x191 = sub(x172, x185, w062)
    x187 = add(x173, x184, w072)
    x190 = sub(x173, x184, w037)
    x364 = sub(mul(c45, sub(x181, x182, w041), w041), add(f_ext_3_06, mul(c42, x190, w031), w031), w031)
    x365 = sub(mul(c44, x191, w041), add(mul(c38, x176, w076), x364, w031), w031)
    x376 = add(mul(c38, x187, w041), add(f_ext_0_06, mul(c37, add(x181, x182, w076), w076), w076), w076)
    x174 = sub(mul(x148, x167, w045), sub(mul(x146, x168, w065), mul(v_11, x169, w041), w041), w041)
    x180 = mul(x169, x169, w055)
    x378 = sub(mul(c39, x176, w045), add(f_ext_1_06, mul(c40, add(x180, x182, w065), w065), w065), w065)
    x368 = sub(mul(c43, sub(x180, x182, w038), w038), mul(c46, x187, w045), w045)
    x372 = sub(mul(c45, x187, w072), add(f_ext_5_06, mul(c42, sub(x180, x181, w038), w038), w038), w038)
    x380 = sub(mul(c38, add(x180, x181, w060), w060), add(f_ext_2_06, mul(c37, x190, w055), w055), w055)
    x381 = add(mul(c39, x179, w060), sub(mul(c40, x191, w072), x380, w055), w055)
    x186 = sub(x174, x183, w060)
    x188 = add(x174, x183, w025)
    x366 = add(sub(mul(c46, x189, w041), mul(c43, x188, w072), w072), x365, w031)
    x367 = add(mul(c40, x179, w072), x366, w031)
    x379 = sub(x378, sub(mul(c38, x189, w072), mul(c37, x188, w041), w041), w041)
    x515 = sub(mul(x167, x367, w065), sub(mul(c36, x379, w072), x514, w074), w074)
    x369 = sub(mul(c45, x186, w065), add(sub(f_ext_4_06, mul(c41, x190, w037), w037), x368, w045), w045)
    x370 = sub(mul(c38, x178, w065), add(mul(c42, x191, w062), x369, w045), w045)
    x371 = sub(mul(c37, x179, w054), x370, w045)
    x373 = add(mul(c44, x186, w054), add(mul(c37, x176, w071), x372, w038), w038)
    x374 = sub(sub(mul(c43, x189, w066), mul(c41, x188, w025), w025), x373, w038)
    x375 = add(mul(c40, x178, w025), x374, w038)
    x377 = sub(mul(c39, x178, w067), add(mul(c40, x186, w060), x376, w076), w076)
    x511 = sub(mul(x167, x377, w067), mul(x168, x381, w060), w060)
    x527 = add(x511, x526, w069)
    x520 = sub(mul(c36, x511, w060), sub(x371, x519, w075), w075)
    x541 = add(x520, add(mul(c18, x127, w008), add(x539, x540, w063), w063), w063)
    x530 = add(mul(x167, x381, w055), add(mul(x168, x377, w076), x529, w058), w058)
    x516 = add(mul(x168, x375, w055), x515, w074)
    x524 = sub(mul(x167, x375, w038), sub(mul(x168, x367, w031), x523, w073), w073)
    x536 = add(mul(x142, x524, w038), sub(mul(x141, x516, w031), x535, w020), w020)
    x544 = sub(mul(x142, x516, w074), sub(mul(c18, x126, w032), add(x542, x543, w030), w030), w030)
    x531 = sub(mul(x141, x527, w074), mul(x142, x530, w032), w032)
    x532 = add(mul(x142, x527, w069), mul(x141, x530, w058), w058)
    x555 = add(x532, x554, w029)
    x537 = sub(mul(c25, x532, w058), x536, w020)
    x548 = sub(x531, x547, w028)
    x545 = sub(mul(c25, x531, w032), sub(mul(x141, x524, w073), x544, w030), w030)
    x192 = cos(q_13, w032)
    x193 = sin(q_13, w073)
    x203 = sub(mul(x192, x201, w007), mul(x193, x202, w058), w058)
    x204 = add(mul(x192, x202, w023), mul(x193, x201, w011), w011)
    x194 = add(mul(v_04, x192, w023), mul(v_05, x193, w007), w007)
    x206 = mul(x194, x194, w023)
    x222 = add(v_13, x194, w069)
    x232 = mul(x222, x222, w042)
    x248 = add(v_14, x222, w074)
    x258 = mul(x248, x248, w052)
    x195 = sub(mul(v_05, x192, w038), mul(v_04, x193, w031), w031)
    x207 = mul(x195, x195, w038)
    x500 = sub(mul(c17, x200, w068), add(f_ext_0_07, mul(c18, add(x206, x207, w053), w053), w053), w053)
    x210 = mul(x194, x195, w068)
    x198 = add(mul(v_12, x195, w055), add(mul(a_04, x192, w076), mul(a_05, x193, w008), w008), w008)
    x224 = add(a_13, x198, w055)
    x250 = add(a_14, x224, w076)
    x199 = sub(mul(v_12, x194, w046), sub(mul(a_05, x192, w060), mul(a_04, x193, w067), w067), w067)
    x196 = add(v_03, v_12, w046)
    x208 = mul(x194, x196, w007)
    x211 = add(x199, x208, w060)
    x213 = sub(x199, x208, w007)
    x226 = add(x200, mul(c25, x211, w025), w025)
    x205 = mul(x196, x196, w066)
    x214 = add(x205, x207, w054)
    x492 = add(mul(c23, x211, w071), mul(c21, sub(x205, x207, w065), w065), w065)
    x227 = sub(x203, mul(c25, x214, w071), w071)
    x496 = add(mul(c15, x200, w062), add(f_ext_5_07, mul(c20, sub(x205, x206, w037), w037), w037), w037)
    x209 = mul(x195, x196, w062)
    x212 = add(x198, x209, w072)
    x216 = sub(x198, x209, w062)
    x494 = add(x492, add(mul(c19, x216, w008), mul(c24, x212, w077), w077), w077)
    x501 = add(sub(mul(c15, x211, w065), mul(c16, x212, w008), w008), x500, w053)
    x197 = add(a_03, a_12, w008)
    x215 = sub(x197, x210, w065)
    x217 = add(x197, x210, w068)
    x228 = sub(x204, mul(c25, x217, w078), w078)
    x487 = sub(mul(c23, sub(x206, x207, w038), w038), mul(c22, x217, w079), w079)
    x493 = add(mul(c16, x200, w014), add(f_ext_4_07, mul(c20, x217, w038), w038), w038)
    x507 = add(sub(f_ext_2_07, mul(c16, add(x205, x206, w023), w023), w023), sub(mul(c18, x216, w066), mul(c15, x217, w068), w068), w068)
    x488 = add(sub(mul(c20, x216, w062), mul(c21, x213, w023), w023), add(sub(f_ext_3_07, mul(c24, x215, w062), w062), x487, w079), w079)
    x489 = sub(mul(c16, x203, w023), add(mul(c15, x204, w062), x488, w079), w079)
    x497 = add(add(mul(c23, x212, w072), mul(c21, x215, w023), w023), add(mul(c19, x213, w072), mul(c22, x211, w060), w060), w060)
    x218 = cos(q_14, w023)
    x219 = sin(q_14, w072)
    x220 = sub(mul(x196, x218, w062), mul(x195, x219, w066), w066)
    x221 = add(mul(x195, x218, w031), mul(x196, x219, w046), w046)
    x229 = add(mul(x218, x226, w031), mul(x219, x228, w062), w062)
    x230 = sub(mul(x218, x228, w078), mul(x219, x226, w025), w025)
    x223 = sub(mul(v_13, x221, w078), add(mul(x197, x218, w031), mul(x199, x219, w014), w014), w014)
    x233 = mul(x221, x221, w078)
    x235 = mul(x220, x221, w031)
    x238 = add(x224, x235, w080)
    x241 = sub(x224, x235, w031)
    x466 = add(mul(c31, x241, w055), add(f_ext_3_08, mul(c34, sub(x232, x233, w081), w081), w081), w081)
    x252 = sub(x229, mul(c36, x238, w055), w055)
    x479 = sub(mul(c28, add(x232, x233, w082), w082), add(f_ext_0_08, mul(c26, x238, w083), w083), w083)
    x236 = mul(x221, x222, w082)
    x234 = mul(x220, x222, w069)
    x240 = add(x223, x236, w084)
    x242 = sub(x223, x236, w082)
    x253 = sub(x227, mul(c36, x240, w085), w085)
    x225 = add(mul(v_13, x220, w086), sub(mul(x197, x219, w008), mul(x199, x218, w067), w067), w067)
    x237 = sub(x225, x234, w086)
    x239 = add(x225, x234, w069)
    x467 = sub(mul(c26, x227, w008), add(mul(c32, x239, w087), mul(c35, x240, w088), w088), w088)
    x468 = sub(mul(c29, x230, w008), sub(add(mul(c33, x242, w087), x466, w081), x467, w088), w088)
    x476 = sub(mul(c28, x227, w008), add(mul(c32, x240, w081), mul(c30, x239, w087), w087), w087)
    x505 = add(mul(c27, x227, w071), sub(mul(c17, x203, w008), mul(c28, x239, w069), w069), w069)
    x480 = add(mul(c27, x229, w071), add(mul(c29, x237, w008), x479, w083), w083)
    x231 = mul(x220, x220, w071)
    x471 = add(mul(c32, sub(x231, x233, w008), w008), mul(c35, x238, w081), w081)
    x472 = add(sub(sub(f_ext_4_08, mul(c30, x241, w008), w008), x471, w081), sub(mul(c34, x237, w008), mul(c31, x242, w089), w089), w089)
    x473 = add(mul(c26, x229, w081), add(mul(c28, x230, w008), x472, w089), w089)
    x243 = add(x231, x232, w081)
    x475 = add(mul(c31, sub(x231, x232, w042), w042), add(f_ext_5_08, mul(c34, x238, w080), w080), w080)
    x477 = add(mul(c29, x229, w062), sub(sub(mul(c33, x237, w086), x475, w080), x476, w087), w087)
    x254 = sub(x230, mul(c36, x243, w062), w062)
    x482 = sub(mul(c26, x243, w081), sub(f_ext_2_08, mul(c28, x241, w031), w031), w031)
    x483 = sub(mul(c27, x230, w025), add(mul(c29, x242, w082), x482, w031), w031)
    x244 = cos(q_15, w025)
    x245 = sin(q_15, w082)
    x246 = sub(mul(x220, x244, w081), mul(x221, x245, w080), w080)
    x247 = add(mul(x220, x245, w066), mul(x221, x244, w046), w046)
    x255 = add(mul(x244, x252, w066), mul(x245, x254, w081), w081)
    x256 = sub(mul(x244, x254, w062), mul(x245, x252, w055), w055)
    x249 = add(mul(x225, x245, w062), add(mul(x223, x244, w066), mul(v_14, x247, w086), w086), w086)
    x259 = mul(x247, x247, w062)
    x261 = mul(x246, x247, w066)
    x262 = mul(x247, x248, w046)
    x260 = mul(x246, x248, w074)
    x266 = add(x249, x262, w042)
    x268 = sub(x249, x262, w046)
    x264 = add(x250, x261, w086)
    x267 = sub(x250, x261, w066)
    x382 = sub(mul(c42, x267, w076), add(f_ext_3_09, mul(c45, sub(x258, x259, w008), w008), w008), w008)
    x383 = sub(mul(c44, x268, w076), add(mul(c38, x253, w090), x382, w008), w008)
    x394 = add(mul(c38, x264, w076), add(f_ext_0_09, mul(c37, add(x258, x259, w090), w090), w090), w090)
    x251 = sub(mul(x225, x244, w067), sub(mul(x223, x245, w014), mul(v_14, x246, w076), w076), w076)
    x257 = mul(x246, x246, w080)
    x396 = sub(mul(c39, x253, w067), sub(f_ext_1_09, mul(c40, add(x257, x259, w014), w014), w014), w014)
    x386 = sub(mul(c43, sub(x257, x259, w062), w062), mul(c46, x264, w067), w067)
    x387 = add(mul(c42, x268, w062), add(sub(f_ext_4_09, mul(c41, x267, w091), w091), x386, w067), w067)
    x390 = sub(mul(c42, sub(x257, x258, w062), w062), add(f_ext_5_09, mul(c45, x264, w086), w086), w086)
    x398 = sub(mul(c38, add(x257, x258, w052), w052), add(f_ext_2_09, mul(c37, x267, w066), w066), w066)
    x399 = sub(mul(c39, x256, w052), add(mul(c40, x268, w046), x398, w066), w066)
    x263 = sub(x251, x260, w052)
    x265 = add(x251, x260, w074)
    x384 = add(sub(mul(c46, x266, w076), mul(c43, x265, w046), w046), x383, w008)
    x385 = sub(mul(c40, x256, w046), x384, w008)
    x397 = sub(x396, sub(mul(c38, x266, w046), mul(c37, x265, w076), w076), w076)
    x469 = add(mul(x244, x385, w014), add(mul(c36, x397, w046), x468, w088), w088)
    x388 = add(mul(c38, x255, w014), add(mul(c45, x263, w046), x387, w067), w067)
    x389 = sub(mul(c37, x256, w055), x388, w067)
    x391 = add(mul(c44, x263, w055), add(mul(c37, x253, w085), x390, w086), w086)
    x392 = sub(sub(mul(c43, x266, w042), mul(c41, x265, w074), w074), x391, w086)
    x393 = sub(mul(c40, x255, w074), x392, w086)
    x395 = add(mul(c39, x255, w081), sub(mul(c40, x263, w052), x394, w090), w090)
    x465 = sub(mul(x244, x395, w081), mul(x245, x399, w052), w052)
    x481 = add(x465, x480, w083)
    x474 = sub(mul(c36, x465, w052), sub(x389, x473, w089), w089)
    x495 = sub(x474, sub(mul(c18, x204, w052), sub(x493, x494, w077), w077), w077)
    x484 = add(mul(x244, x399, w066), add(mul(x245, x395, w090), x483, w031), w031)
    x470 = add(mul(x245, x393, w066), x469, w088)
    x478 = sub(mul(x244, x393, w086), sub(mul(x245, x385, w008), x477, w087), w087)
    x490 = add(mul(x219, x478, w086), add(mul(x218, x470, w008), x489, w079), w079)
    x498 = sub(mul(x219, x470, w088), sub(mul(c18, x203, w058), add(x496, x497, w060), w060), w060)
    x485 = sub(mul(x218, x481, w088), mul(x219, x484, w058), w058)
    x486 = add(mul(x219, x481, w083), mul(x218, x484, w031), w031)
    x508 = add(x486, add(mul(c17, x204, w011), x507, w068), w068)
    x491 = sub(mul(c25, x486, w031), x490, w079)
    x502 = add(x485, x501, w053)
    x499 = sub(mul(c25, x485, w058), sub(mul(x218, x478, w087), x498, w060), w060)
    x269 = cos(q_16, w058)
    x270 = sin(q_16, w087)
    x280 = sub(mul(x269, x278, w023), mul(x270, x279, w031), w031)
    x281 = add(mul(x269, x279, w024), mul(x270, x278, w012), w012)
    x271 = add(mul(v_04, x269, w024), mul(v_05, x270, w023), w023)
    x283 = mul(x271, x271, w024)
    x299 = add(v_16, x271, w011)
    x309 = mul(x299, x299, w083)
    x325 = add(v_17, x299, w072)
    x335 = mul(x325, x325, w088)
    x272 = sub(mul(v_05, x269, w037), mul(v_04, x270, w086), w086)
    x284 = mul(x272, x272, w037)
    x287 = mul(x271, x272, w008)
    x275 = add(mul(v_15, x272, w082), add(mul(a_04, x269, w025), mul(a_05, x270, w066), w066), w066)
    x301 = add(a_16, x275, w082)
    x327 = add(a_17, x301, w025)
    x276 = sub(mul(v_15, x271, w090), sub(mul(a_05, x269, w052), mul(a_04, x270, w038), w038), w038)
    x273 = add(v_03, v_15, w090)
    x285 = mul(x271, x273, w023)
    x288 = add(x276, x285, w052)
    x290 = sub(x276, x285, w023)
    x303 = sub(x277, mul(c25, x288, w081), w081)
    x453 = add(mul(c15, x288, w074), add(f_ext_0_10, mul(c18, add(x283, x284, w042), w042), w042), w042)
    x282 = mul(x273, x273, w074)
    x291 = add(x282, x284, w055)
    x445 = add(mul(c16, x277, w085), sub(f_ext_4_10, mul(c21, sub(x282, x284, w014), w014), w014), w014)
    x304 = add(x280, mul(c25, x291, w085), w085)
    x286 = mul(x272, x273, w046)
    x289 = add(x275, x286, w080)
    x293 = sub(x275, x286, w046)
    x460 = sub(mul(c18, x293, w066), mul(c16, add(x282, x283, w062), w062), w062)
    x448 = add(mul(c23, x289, w066), mul(c20, sub(x282, x283, w074), w074), w074)
    x450 = sub(x448, add(mul(c19, x290, w066), mul(c22, x288, w091), w091), w091)
    x454 = add(sub(mul(c16, x289, w074), mul(c17, x277, w066), w066), x453, w042)
    x274 = add(a_03, a_15, w066)
    x292 = sub(x274, x287, w074)
    x294 = add(x274, x287, w008)
    x305 = add(x281, mul(c25, x294, w092), w092)
    x440 = add(mul(c23, sub(x283, x284, w037), w037), mul(c22, x294, w024), w024)
    x446 = sub(sub(mul(c23, x288, w052), mul(c20, x294, w037), w037), add(mul(c19, x293, w052), mul(c24, x289, w080), w080), w080)
    x461 = add(mul(c17, x281, w037), add(add(f_ext_2_10, mul(c15, x294, w008), w008), x460, w062), w062)
    x441 = sub(add(mul(c21, x290, w037), mul(c20, x293, w046), w046), sub(sub(f_ext_3_10, mul(c24, x292, w037), w037), x440, w024), w024)
    x442 = add(mul(c15, x281, w046), add(mul(c16, x280, w037), x441, w024), w024)
    x449 = sub(mul(c15, x277, w015), add(f_ext_5_10, mul(c21, x292, w046), w046), w046)
    x295 = cos(q_17, w015)
    x296 = sin(q_17, w037)
    x297 = sub(mul(x273, x295, w008), mul(x272, x296, w052), w052)
    x298 = add(mul(x272, x295, w086), mul(x273, x296, w090), w090)
    x306 = add(mul(x295, x303, w086), mul(x296, x305, w008), w008)
    x307 = sub(mul(x295, x305, w092), mul(x296, x303, w081), w081)
    x300 = sub(mul(v_16, x298, w092), add(mul(x274, x295, w086), mul(x276, x296, w093), w093), w093)
    x310 = mul(x298, x298, w092)
    x312 = mul(x297, x298, w086)
    x315 = add(x301, x312, w094)
    x318 = sub(x301, x312, w086)
    x419 = sub(mul(c34, sub(x309, x310, w082), w082), sub(f_ext_3_11, mul(c31, x318, w095), w095), w095)
    x329 = sub(x306, mul(c36, x315, w082), w082)
    x432 = sub(mul(c28, add(x309, x310, w096), w096), add(f_ext_0_11, mul(c26, x315, w097), w097), w097)
    x313 = mul(x298, x299, w096)
    x311 = mul(x297, x299, w011)
    x317 = add(x300, x313, w098)
    x319 = sub(x300, x313, w096)
    x330 = sub(x304, mul(c36, x317, w099), w099)
    x302 = add(mul(v_16, x297, w100), sub(mul(x274, x296, w066), mul(x276, x295, w038), w038), w038)
    x314 = sub(x302, x311, w100)
    x316 = add(x302, x311, w011)
    x420 = sub(mul(c26, x304, w066), add(mul(c32, x316, w101), mul(c35, x317, w102), w102), w102)
    x421 = add(mul(c29, x307, w066), sub(sub(mul(c33, x319, w101), x419, w095), x420, w102), w102)
    x429 = sub(mul(c28, x304, w066), add(mul(c32, x317, w095), mul(c30, x316, w101), w101), w101)
    x458 = add(mul(c27, x304, w085), sub(mul(c17, x280, w066), mul(c28, x316, w011), w011), w011)
    x433 = sub(mul(c27, x306, w085), sub(mul(c29, x314, w066), x432, w097), w097)
    x308 = mul(x297, x297, w085)
    x424 = add(mul(c32, sub(x308, x310, w066), w066), mul(c35, x315, w095), w095)
    x425 = add(sub(sub(f_ext_4_11, mul(c30, x318, w066), w066), x424, w095), sub(mul(c31, x319, w066), mul(c34, x314, w103), w103), w103)
    x426 = add(mul(c26, x306, w095), add(mul(c28, x307, w066), x425, w103), w103)
    x320 = add(x308, x309, w095)
    x428 = sub(mul(c34, x315, w094), sub(f_ext_5_11, mul(c31, sub(x308, x309, w083), w083), w083), w083)
    x430 = sub(mul(c29, x306, w008), sub(add(mul(c33, x314, w100), x428, w083), x429, w101), w101)
    x331 = sub(x307, mul(c36, x320, w008), w008)
    x435 = sub(mul(c26, x320, w095), sub(f_ext_2_11, mul(c28, x318, w086), w086), w086)
    x436 = add(mul(c27, x307, w081), sub(mul(c29, x319, w096), x435, w086), w086)
    x321 = cos(q_18, w081)
    x322 = sin(q_18, w096)
    x323 = sub(mul(x297, x321, w095), mul(x298, x322, w083), w083)
    x324 = add(mul(x297, x322, w052), mul(x298, x321, w090), w090)
    x332 = add(mul(x321, x329, w052), mul(x322, x331, w095), w095)
    x333 = sub(mul(x321, x331, w008), mul(x322, x329, w082), w082)
    x326 = add(mul(x302, x322, w008), add(mul(x300, x321, w052), mul(v_17, x324, w100), w100), w100)
    x336 = mul(x324, x324, w008)
    x338 = mul(x323, x324, w052)
    x339 = mul(x324, x325, w090)
    x337 = mul(x323, x325, w072)
    x343 = add(x326, x339, w094)
    x345 = sub(x326, x339, w090)
    x341 = add(x327, x338, w100)
    x344 = sub(x327, x338, w052)
    x400 = sub(mul(c45, sub(x335, x336, w025), w025), add(f_ext_3_12, mul(c42, x344, w066), w066), w066)
    x401 = sub(mul(c44, x345, w025), add(mul(c38, x330, w104), x400, w066), w066)
    x412 = add(mul(c38, x341, w025), add(f_ext_0_12, mul(c37, add(x335, x336, w104), w104), w104), w104)
    x328 = sub(mul(x302, x321, w038), sub(mul(x300, x322, w093), mul(v_17, x323, w025), w025), w025)
    x334 = mul(x323, x323, w083)
    x414 = sub(mul(c39, x330, w038), add(f_ext_1_12, mul(c40, add(x334, x336, w093), w093), w093), w093)
    x404 = sub(mul(c43, sub(x334, x336, w008), w008), mul(c46, x341, w038), w038)
    x408 = sub(mul(c45, x341, w100), add(f_ext_5_12, mul(c42, sub(x334, x335, w008), w008), w008), w008)
    x416 = sub(mul(c38, add(x334, x335, w088), w088), add(f_ext_2_12, mul(c37, x344, w083), w083), w083)
    x417 = add(mul(c39, x333, w088), sub(mul(c40, x345, w100), x416, w083), w083)
    x340 = sub(x328, x337, w088)
    x342 = add(x328, x337, w072)
    x402 = add(sub(mul(c46, x343, w025), mul(c43, x342, w100), w100), x401, w066)
    x403 = add(mul(c40, x333, w100), x402, w066)
    x415 = sub(x414, sub(mul(c38, x343, w100), mul(c37, x342, w025), w025), w025)
    x422 = sub(mul(x321, x403, w093), sub(mul(c36, x415, w100), x421, w102), w102)
    x405 = sub(mul(c45, x340, w093), add(sub(f_ext_4_12, mul(c41, x344, w052), w052), x404, w038), w038)
    x406 = sub(mul(c38, x332, w093), add(mul(c42, x345, w090), x405, w038), w038)
    x407 = sub(mul(c37, x333, w082), x406, w038)
    x409 = add(mul(c44, x340, w082), add(mul(c37, x330, w099), x408, w008), w008)
    x410 = sub(sub(mul(c43, x343, w094), mul(c41, x342, w072), w072), x409, w008)
    x411 = add(mul(c40, x332, w072), x410, w008)
    x413 = sub(mul(c39, x332, w095), add(mul(c40, x340, w088), x412, w104), w104)
    x418 = sub(mul(x321, x413, w095), mul(x322, x417, w088), w088)
    x434 = add(x418, x433, w097)
    x427 = sub(mul(c36, x418, w088), sub(x407, x426, w103), w103)
    x447 = sub(x427, sub(mul(c18, x281, w012), add(x445, x446, w080), w080), w080)
    x437 = add(mul(x321, x417, w083), add(mul(x322, x413, w104), x436, w086), w086)
    x423 = add(mul(x322, x411, w083), x422, w102)
    x431 = sub(mul(x321, x411, w008), sub(mul(x322, x403, w066), x430, w101), w101)
    x443 = add(mul(x296, x431, w008), sub(mul(x295, x423, w066), x442, w024), w024)
    x451 = add(mul(x296, x423, w102), add(mul(c18, x280, w031), add(x449, x450, w091), w091), w091)
    x438 = sub(mul(x295, x434, w102), mul(x296, x437, w031), w031)
    x439 = add(mul(x296, x434, w097), mul(x295, x437, w086), w086)
    x462 = add(x439, x461, w062)
    x444 = sub(mul(c25, x439, w086), x443, w024)
    x607 = add(x444, sub(mul(x010, c04, w086), add(x605, x606, w019), w019), w019)
    x455 = sub(x438, x454, w042)
    x626 = add(x595, add(x455, sub(mul(x007, c06, w004), x625, w005), w005), w005)
    x618 = mul(c14, add(sub(x455, x502, w042), sub(x548, x595, w034), w034), w034)
    x452 = sub(mul(c25, x438, w031), sub(mul(x295, x431, w101), x451, w091), w091)
    x614 = add(mul(x270, x452, w031), add(mul(x192, x495, w101), mul(x112, x541, w015), w015), w015)
    x615 = sub(x614, sub(mul(x193, x499, w031), mul(x113, x545, w101), w101), w101)
    x622 = sub(mul(x269, x452, w091), add(mul(x193, x495, w077), mul(x113, x541, w063), w063), w063)
    x624 = sub(x622, sub(mul(x192, x499, w060), mul(x112, x545, w030), w030), w030)
    x613 = add(mul(x026, x587, w063), sub(mul(x269, x447, w060), x612, w017), w017)
    x621 = sub(mul(x270, x447, w080), sub(mul(x010, c05, w063), add(x619, x620, w026), w026), w026)
    x623 = add(mul(x026, x592, w080), add(mul(x027, x587, w047), x621, w026), w026)
    x456 = sub(mul(c29, add(x308, x310, w092), w092), sub(mul(c16, x292, w074), add(f_ext_1_10, f_ext_1_11, w085), w085), w085)
    x457 = add(sub(mul(c18, x290, w023), mul(c15, x291, w055), w055), x456, w085)
    x459 = sub(x415, sub(add(mul(c26, x317, w098), x457, w085), x458, w011), w011)
    x463 = add(mul(x270, x462, w025), mul(x269, x459, w085), w085)
    x464 = sub(mul(x269, x462, w062), mul(x270, x459, w011), w011)
    x503 = sub(mul(c29, add(x231, x233, w078), w078), add(mul(c15, x214, w054), add(f_ext_1_07, f_ext_1_08, w071), w071), w071)
    x504 = sub(sub(mul(c18, x213, w007), mul(c16, x215, w065), w065), x503, w071)
    x506 = sub(x397, sub(add(mul(c26, x240, w084), x504, w071), x505, w069), w069)
    x509 = add(mul(x193, x508, w076), mul(x192, x506, w071), w071)
    x510 = sub(mul(x192, x508, w068), mul(x193, x506, w069), w069)
    x549 = sub(mul(c29, add(x154, x156, w064), w064), sub(mul(c16, x138, w039), add(f_ext_1_04, f_ext_1_05, w057), w057), w057)
    x550 = sub(add(mul(c18, x136, w016), mul(c15, x137, w035), w035), x549, w057)
    x552 = sub(x379, sub(sub(mul(c26, x163, w070), x550, w057), x551, w013), w013)
    x556 = add(mul(x113, x555, w041), mul(x112, x552, w057), w057)
    x557 = sub(mul(x112, x555, w029), mul(x113, x552, w013), w013)
    x596 = sub(mul(add(x074, x076, w050), c29, w050), add(mul(x057, c15, w043), add(f_ext_1_01, f_ext_1_02, w044), w044), w044)
    x597 = add(add(mul(x056, c18, w006), mul(x058, c16, w048), w048), x596, w044)
    x599 = sub(x361, sub(sub(mul(x083, c26, w056), x597, w044), x598, w027), w027)
    x602 = add(mul(x027, x601, w036), mul(x026, x599, w044), w044)
    x603 = sub(mul(x026, x601, w033), mul(x027, x599, w027), w027)
    x630 = add(x603, add(x464, sub(mul(x012, c06, w001), x629, w022), w022), w022)
    x628 = add(x602, add(x463, add(mul(x010, c06, w002), x627, w009), w009), w009)
    x617 = mul(c13, sub(add(x463, x509, w085), add(x556, x602, w044), w044), w044)
    x609 = mul(c13, sub(add(x464, x510, w085), add(x557, x603, w002), w002), w002)
    x616 = sub(x609, sub(sub(mul(x027, x592, w049), x613, w017), x615, w101), w101)
    x604 = mul(c14, add(sub(x464, x510, w011), sub(x557, x603, w027), w027), w027)
    x608 = sub(x604, add(sub(x491, x537, w011), sub(x584, x607, w019), w019), w019)
    tau[0] = add(add(x502, x548, w028), x626, w005)
    tau[1] = add(add(x509, x556, w057), x628, w009)
    tau[2] = -add(add(x510, x557, w013), x630, w022)
    tau[3] = x608
    tau[4] = -x616
    tau[5] = -sub(x617, sub(x618, sub(x623, x624, w030), w030), w030)
    tau[6] = -x584
    tau[7] = -x567
    tau[8] = x353
    tau[9] = x537
    tau[10] = -x520
    tau[11] = x371
    tau[12] = -x491
    tau[13] = -x474
    tau[14] = x389
    tau[15] = x444
    tau[16] = -x427
    tau[17] = x407


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
