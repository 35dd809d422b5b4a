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
# Program     SHA-256 6037dabfd90a91cfd5a81594390ba43d8d03d0b44a19029293015cf6a84f4400
# Operations  834 mul, 903 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
        w098, w099, w100, w101, w102, w103
    ) = slots(104)
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
    x607 = add(mul(c09, sub(x013, x015, w017), w017), mul(x020, c11, w018), w018)
    x017 = mul(v_03, v_05, w017)
    x021 = add(a_04, x017, w019)
    x024 = sub(a_04, x017, w017)
    x042 = mul(x024, c13, w020)
    x600 = sub(mul(c11, sub(x014, x015, w005), w005), mul(x024, c08, w021), w021)
    x622 = sub(mul(add(x013, x014, w005), c04, w005), add(f_ext_2_00, mul(x024, c05, w022), w022), w022)
    x615 = sub(mul(x021, c11, w005), mul(c08, sub(x013, x014, w000), w000), w000)
    x618 = add(mul(x019, c05, w006), add(f_ext_0_00, mul(x021, c04, w005), w005), w005)
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
    x608 = sub(sub(f_ext_4_00, mul(x025, c08, w026), w026), add(mul(x021, c12, w019), mul(x024, c07, w017), w017), w017)
    x609 = sub(mul(x012, c05, w026), add(mul(x007, c04, w019), add(x607, x608, w017), w017), w017)
    x601 = sub(sub(f_ext_3_00, mul(x025, c10, w006), w006), add(mul(x022, c09, w026), mul(x023, c12, w019), w019), w019)
    x616 = sub(sub(f_ext_5_00, mul(x020, c10, w010), w010), add(mul(x023, c09, w006), mul(x022, c07, w026), w026), w026)
    x620 = sub(mul(x023, c04, w003), sub(f_ext_1_00, mul(x022, c05, w009), w009), w009)
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
    x588 = sub(mul(x037, c17, w033), sub(f_ext_0_01, mul(add(x049, x050, w034), c18, w034), w034), w034)
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
    x580 = add(mul(x037, c16, w044), add(f_ext_4_01, mul(c21, sub(x048, x050, w045), w045), w045), w045)
    x070 = sub(x046, mul(x057, c25, w044), w044)
    x052 = mul(x029, x030, w046)
    x055 = add(x032, x052, w047)
    x059 = sub(x032, x052, w046)
    x583 = sub(mul(x055, c23, w037), mul(c20, sub(x048, x049, w048), w048), w048)
    x585 = add(x583, add(mul(x056, c19, w037), mul(x054, c22, w049), w049), w049)
    x589 = add(sub(mul(x054, c15, w048), mul(x055, c16, w037), w037), x588, w034)
    x031 = add(a_03, a_06, w037)
    x058 = sub(x031, x053, w048)
    x060 = add(x031, x053, w033)
    x071 = sub(x047, mul(x060, c25, w050), w050)
    x575 = sub(mul(c23, sub(x049, x050, w031), w031), mul(x060, c22, w051), w051)
    x581 = add(add(mul(x054, c23, w039), mul(x060, c20, w031), w031), add(mul(x059, c19, w039), mul(x055, c24, w047), w047), w047)
    x594 = sub(sub(f_ext_2_01, mul(add(x048, x049, w025), c16, w025), w025), add(mul(x059, c18, w042), mul(x060, c15, w033), w033), w033)
    x576 = add(sub(mul(x056, c21, w025), mul(x059, c20, w046), w046), add(sub(f_ext_3_01, mul(x058, c24, w025), w025), x575, w051), w051)
    x577 = sub(mul(x046, c16, w046), add(mul(x047, c15, w025), x576, w051), w051)
    x584 = add(mul(x037, c15, w016), sub(f_ext_5_01, mul(x058, c21, w046), w046), w046)
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
    x554 = add(mul(x084, c31, w035), add(f_ext_3_02, mul(c34, sub(x075, x076, w053), w053), w053), w053)
    x095 = sub(x072, mul(x081, c36, w035), w035)
    x567 = sub(mul(add(x075, x076, w054), c28, w054), add(f_ext_0_02, mul(x081, c26, w055), w055), w055)
    x079 = mul(x064, x065, w054)
    x077 = mul(x063, x065, w027)
    x083 = add(x066, x079, w056)
    x085 = sub(x066, x079, w054)
    x096 = sub(x070, mul(x083, c36, w057), w057)
    x068 = add(mul(v_07, x063, w058), sub(mul(x031, x062, w037), mul(x033, x061, w040), w040), w040)
    x080 = sub(x068, x077, w058)
    x082 = add(x068, x077, w027)
    x555 = sub(mul(x070, c26, w037), add(mul(x082, c32, w059), mul(x083, c35, w060), w060), w060)
    x556 = sub(mul(x073, c29, w037), sub(add(mul(x085, c33, w059), x554, w053), x555, w060), w060)
    x564 = sub(mul(x070, c28, w037), add(mul(x083, c32, w053), mul(x082, c30, w059), w059), w059)
    x592 = add(mul(x070, c27, w044), sub(mul(x046, c17, w037), mul(x082, c28, w027), w027), w027)
    x568 = add(mul(x072, c27, w044), add(mul(x080, c29, w037), x567, w055), w055)
    x074 = mul(x063, x063, w044)
    x559 = add(mul(c32, sub(x074, x076, w037), w037), mul(x081, c35, w053), w053)
    x560 = add(sub(sub(f_ext_4_02, mul(x084, c30, w037), w037), x559, w053), sub(mul(x080, c34, w037), mul(x085, c31, w061), w061), w061)
    x561 = add(mul(x072, c26, w053), add(mul(x073, c28, w037), x560, w061), w061)
    x086 = add(x074, x075, w053)
    x563 = add(mul(c31, sub(x074, x075, w028), w028), add(f_ext_5_02, mul(x081, c34, w052), w052), w052)
    x565 = add(mul(x072, c29, w042), sub(sub(mul(x080, c33, w058), x563, w052), x564, w059), w059)
    x097 = sub(x073, mul(x086, c36, w042), w042)
    x570 = sub(mul(x086, c26, w053), sub(f_ext_2_02, mul(x084, c28, w032), w032), w032)
    x571 = sub(mul(x073, c27, w041), add(mul(x085, c29, w054), x570, w032), w032)
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
    x557 = add(mul(x087, x349, w039), add(mul(c36, x361, w038), x556, w060), w060)
    x352 = add(mul(x098, c38, w039), add(mul(x106, c45, w038), x351, w040), w040)
    x353 = sub(mul(x099, c37, w035), x352, w040)
    x355 = add(mul(x106, c44, w035), add(mul(x096, c37, w057), x354, w058), w058)
    x356 = sub(sub(mul(x109, c43, w028), mul(x108, c41, w029), w029), x355, w058)
    x357 = sub(mul(x098, c40, w029), x356, w058)
    x359 = add(mul(x098, c39, w053), sub(mul(x106, c40, w030), x358, w062), w062)
    x553 = sub(mul(x087, x359, w053), mul(x088, x363, w030), w030)
    x569 = add(x553, x568, w055)
    x562 = sub(mul(c36, x553, w030), sub(x353, x561, w061), w061)
    x582 = add(x562, add(mul(x047, c18, w030), sub(x580, x581, w047), w047), w047)
    x572 = add(mul(x087, x363, w031), add(mul(x088, x359, w062), x571, w032), w032)
    x558 = add(mul(x088, x357, w031), x557, w060)
    x566 = sub(mul(x087, x357, w058), sub(mul(x088, x349, w037), x565, w059), w059)
    x578 = add(mul(x062, x566, w058), add(mul(x061, x558, w037), x577, w051), w051)
    x586 = add(mul(x062, x558, w060), add(mul(x046, c18, w018), add(x584, x585, w049), w049), w049)
    x573 = sub(mul(x061, x569, w060), mul(x062, x572, w018), w018)
    x574 = add(mul(x062, x569, w055), mul(x061, x572, w032), w032)
    x595 = add(x574, add(mul(x047, c17, w013), x594, w033), w033)
    x579 = sub(mul(c25, x574, w032), x578, w051)
    x587 = sub(mul(c25, x573, w032), sub(mul(x061, x566, w059), x586, w049), w049)
    x112 = cos(q_10, w032)
    x113 = sin(q_10, w059)
    x126 = sub(mul(x112, x123, w016), mul(x113, x125, w013), w013)
    x127 = add(mul(x112, x125, w020), mul(x113, x123, w008), w008)
    x114 = add(mul(v_04, x112, w020), mul(v_05, x113, w016), w016)
    x129 = mul(x114, x114, w020)
    x145 = add(v_10, x114, w055)
    x155 = mul(x145, x145, w025)
    x171 = add(v_11, x145, w060)
    x181 = mul(x171, x171, w046)
    x115 = sub(mul(v_05, x112, w058), mul(v_04, x113, w037), w037)
    x130 = mul(x115, x115, w058)
    x543 = sub(mul(c17, x121, w054), sub(f_ext_0_04, mul(c18, add(x129, x130, w041), w041), w041), w041)
    x133 = mul(x114, x115, w054)
    x118 = add(mul(v_09, x115, w031), add(mul(a_04, x112, w062), mul(a_05, x113, w030), w030), w030)
    x147 = add(a_10, x118, w031)
    x173 = add(a_11, x147, w062)
    x119 = sub(mul(v_09, x114, w045), sub(mul(a_05, x112, w053), mul(a_04, x113, w029), w029), w029)
    x116 = add(v_03, v_09, w045)
    x131 = mul(x114, x116, w016)
    x134 = add(x119, x131, w053)
    x136 = sub(x119, x131, w016)
    x149 = sub(x121, mul(c25, x134, w028), w028)
    x128 = mul(x116, x116, w035)
    x137 = add(x128, x130, w057)
    x535 = add(mul(c16, x121, w039), add(f_ext_4_04, mul(c21, sub(x128, x130, w038), w038), w038), w038)
    x150 = add(x126, mul(c25, x137, w039), w039)
    x132 = mul(x115, x116, w052)
    x135 = add(x118, x132, w042)
    x139 = sub(x118, x132, w052)
    x538 = sub(mul(c23, x135, w030), mul(c20, sub(x128, x129, w063), w063), w063)
    x540 = sub(x538, add(mul(c19, x136, w030), mul(c22, x134, w064), w064), w064)
    x544 = sub(add(mul(c16, x135, w063), mul(c15, x134, w030), w030), x543, w041)
    x117 = add(a_03, a_09, w030)
    x138 = sub(x117, x133, w063)
    x140 = add(x117, x133, w054)
    x151 = add(x127, mul(c25, x140, w065), w065)
    x530 = add(mul(c23, sub(x129, x130, w058), w058), mul(c22, x140, w066), w066)
    x536 = sub(add(mul(c23, x134, w053), mul(c20, x140, w058), w058), add(mul(c19, x139, w053), mul(c24, x135, w042), w042), w042)
    x549 = sub(sub(f_ext_2_04, mul(c16, add(x128, x129, w020), w020), w020), sub(mul(c18, x139, w035), mul(c15, x140, w054), w054), w054)
    x531 = add(add(mul(c20, x139, w052), mul(c21, x136, w020), w020), sub(sub(f_ext_3_04, mul(c24, x138, w052), w052), x530, w066), w066)
    x532 = add(mul(c16, x126, w020), sub(mul(c15, x127, w052), x531, w066), w066)
    x539 = sub(mul(c15, x121, w007), sub(f_ext_5_04, mul(c21, x138, w020), w020), w020)
    x141 = cos(q_11, w007)
    x142 = sin(q_11, w052)
    x143 = sub(mul(x116, x141, w035), mul(x115, x142, w058), w058)
    x144 = add(mul(x115, x141, w037), mul(x116, x142, w045), w045)
    x152 = add(mul(x141, x149, w037), mul(x142, x151, w035), w035)
    x153 = sub(mul(x141, x151, w065), mul(x142, x149, w028), w028)
    x146 = sub(mul(v_10, x144, w065), add(mul(x117, x141, w037), mul(x119, x142, w053), w053), w053)
    x156 = mul(x144, x144, w065)
    x158 = mul(x143, x144, w037)
    x161 = add(x147, x158, w067)
    x164 = sub(x147, x158, w037)
    x509 = sub(mul(c31, x164, w031), sub(f_ext_3_05, mul(c34, sub(x155, x156, w068), w068), w068), w068)
    x175 = sub(x152, mul(c36, x161, w031), w031)
    x522 = sub(mul(c28, add(x155, x156, w069), w069), add(f_ext_0_05, mul(c26, x161, w070), w070), w070)
    x159 = mul(x144, x145, w069)
    x157 = mul(x143, x145, w055)
    x163 = add(x146, x159, w071)
    x165 = sub(x146, x159, w069)
    x176 = sub(x150, mul(c36, x163, w072), w072)
    x148 = add(mul(v_10, x143, w073), sub(mul(x117, x142, w030), mul(x119, x141, w029), w029), w029)
    x160 = sub(x148, x157, w073)
    x162 = add(x148, x157, w055)
    x510 = sub(mul(c26, x150, w030), add(mul(c32, x162, w074), mul(c35, x163, w075), w075), w075)
    x511 = add(mul(c29, x153, w030), sub(sub(mul(c33, x165, w074), x509, w068), x510, w075), w075)
    x519 = sub(mul(c28, x150, w030), add(mul(c32, x163, w068), mul(c30, x162, w074), w074), w074)
    x547 = add(mul(c27, x150, w039), sub(mul(c17, x126, w030), mul(c28, x162, w055), w055), w055)
    x523 = sub(mul(c27, x152, w039), sub(mul(c29, x160, w030), x522, w070), w070)
    x154 = mul(x143, x143, w039)
    x514 = add(mul(c32, sub(x154, x156, w030), w030), mul(c35, x161, w068), w068)
    x515 = add(sub(sub(f_ext_4_05, mul(c30, x164, w030), w030), x514, w068), sub(mul(c31, x165, w030), mul(c34, x160, w076), w076), w076)
    x516 = add(mul(c26, x152, w068), add(mul(c28, x153, w030), x515, w076), w076)
    x166 = add(x154, x155, w068)
    x518 = sub(mul(c31, sub(x154, x155, w025), w025), sub(f_ext_5_05, mul(c34, x161, w067), w067), w067)
    x520 = sub(mul(c29, x152, w035), sub(add(mul(c33, x160, w073), x518, w067), x519, w074), w074)
    x177 = sub(x153, mul(c36, x166, w035), w035)
    x525 = sub(mul(c26, x166, w068), sub(f_ext_2_05, mul(c28, x164, w037), w037), w037)
    x526 = add(mul(c27, x153, w028), sub(mul(c29, x165, w069), x525, w037), w037)
    x167 = cos(q_12, w028)
    x168 = sin(q_12, w069)
    x169 = sub(mul(x143, x167, w068), mul(x144, x168, w067), w067)
    x170 = add(mul(x143, x168, w058), mul(x144, x167, w045), w045)
    x178 = add(mul(x167, x175, w058), mul(x168, x177, w068), w068)
    x179 = sub(mul(x167, x177, w035), mul(x168, x175, w031), w031)
    x172 = add(mul(x148, x168, w035), add(mul(x146, x167, w058), mul(v_11, x170, w073), w073), w073)
    x182 = mul(x170, x170, w035)
    x184 = mul(x169, x170, w058)
    x185 = mul(x170, x171, w045)
    x183 = mul(x169, x171, w060)
    x189 = add(x172, x185, w025)
    x191 = sub(x172, x185, w045)
    x187 = add(x173, x184, w073)
    x190 = sub(x173, x184, w058)
    x364 = add(mul(c42, x190, w062), sub(f_ext_3_06, mul(c45, sub(x181, x182, w030), w030), w030), w030)
    x365 = sub(mul(c44, x191, w062), sub(mul(c38, x176, w077), x364, w030), w030)
    x376 = add(mul(c38, x187, w062), add(f_ext_0_06, mul(c37, add(x181, x182, w077), w077), w077), w077)
    x174 = sub(mul(x148, x167, w029), sub(mul(x146, x168, w053), mul(v_11, x169, w062), w062), w062)
    x180 = mul(x169, x169, w067)
    x378 = sub(mul(c39, x176, w029), add(f_ext_1_06, mul(c40, add(x180, x182, w053), w053), w053), w053)
    x368 = sub(mul(c43, sub(x180, x182, w035), w035), mul(c46, x187, w029), w029)
    x369 = sub(mul(c42, x191, w035), add(sub(f_ext_4_06, mul(c41, x190, w078), w078), x368, w029), w029)
    x372 = add(mul(c42, sub(x180, x181, w035), w035), sub(f_ext_5_06, mul(c45, x187, w073), w073), w073)
    x380 = sub(mul(c38, add(x180, x181, w046), w046), add(f_ext_2_06, mul(c37, x190, w058), w058), w058)
    x381 = add(mul(c39, x179, w046), sub(mul(c40, x191, w045), x380, w058), w058)
    x186 = sub(x174, x183, w046)
    x188 = add(x174, x183, w060)
    x366 = add(sub(mul(c46, x189, w062), mul(c43, x188, w045), w045), x365, w030)
    x367 = add(mul(c40, x179, w045), x366, w030)
    x379 = sub(x378, sub(mul(c38, x189, w045), mul(c37, x188, w062), w062), w062)
    x512 = sub(mul(x167, x367, w053), sub(mul(c36, x379, w045), x511, w075), w075)
    x370 = sub(mul(c38, x178, w053), add(mul(c45, x186, w045), x369, w029), w029)
    x371 = sub(mul(c37, x179, w031), x370, w029)
    x373 = add(mul(c44, x186, w031), sub(mul(c37, x176, w072), x372, w073), w073)
    x374 = sub(sub(mul(c43, x189, w025), mul(c41, x188, w060), w060), x373, w073)
    x375 = add(mul(c40, x178, w060), x374, w073)
    x377 = sub(mul(c39, x178, w068), add(mul(c40, x186, w046), x376, w077), w077)
    x508 = sub(mul(x167, x377, w068), mul(x168, x381, w046), w046)
    x524 = add(x508, x523, w070)
    x517 = sub(mul(c36, x508, w046), sub(x371, x516, w076), w076)
    x537 = add(x517, add(mul(c18, x127, w046), add(x535, x536, w042), w042), w042)
    x527 = add(mul(x167, x381, w058), add(mul(x168, x377, w077), x526, w037), w037)
    x513 = add(mul(x168, x375, w058), x512, w075)
    x521 = sub(mul(x167, x375, w073), sub(mul(x168, x367, w030), x520, w074), w074)
    x533 = add(mul(x142, x521, w073), sub(mul(x141, x513, w030), x532, w066), w066)
    x541 = sub(mul(x142, x513, w075), sub(mul(c18, x126, w013), add(x539, x540, w064), w064), w064)
    x528 = sub(mul(x141, x524, w075), mul(x142, x527, w013), w013)
    x529 = add(mul(x142, x524, w070), mul(x141, x527, w037), w037)
    x550 = add(x529, add(mul(c17, x127, w008), x549, w054), w054)
    x534 = sub(mul(c25, x529, w037), x533, w066)
    x542 = sub(mul(c25, x528, w037), sub(mul(x141, x521, w074), x541, w064), w064)
    x192 = cos(q_13, w037)
    x193 = sin(q_13, w074)
    x203 = sub(mul(x192, x201, w007), mul(x193, x202, w008), w008)
    x204 = add(mul(x192, x202, w023), mul(x193, x201, w011), w011)
    x194 = add(mul(v_04, x192, w023), mul(v_05, x193, w007), w007)
    x206 = mul(x194, x194, w023)
    x222 = add(v_13, x194, w070)
    x232 = mul(x222, x222, w052)
    x248 = add(v_14, x222, w075)
    x258 = mul(x248, x248, w020)
    x195 = sub(mul(v_05, x192, w073), mul(v_04, x193, w030), w030)
    x207 = mul(x195, x195, w073)
    x498 = sub(mul(c17, x200, w069), add(f_ext_0_07, mul(c18, add(x206, x207, w028), w028), w028), w028)
    x210 = mul(x194, x195, w069)
    x198 = add(mul(v_12, x195, w058), add(mul(a_04, x192, w077), mul(a_05, x193, w046), w046), w046)
    x224 = add(a_13, x198, w058)
    x250 = add(a_14, x224, w077)
    x199 = sub(mul(v_12, x194, w038), sub(mul(a_05, x192, w068), mul(a_04, x193, w060), w060), w060)
    x196 = add(v_03, v_12, w038)
    x208 = mul(x194, x196, w007)
    x211 = add(x199, x208, w068)
    x213 = sub(x199, x208, w007)
    x226 = add(x200, mul(c25, x211, w025), w025)
    x205 = mul(x196, x196, w031)
    x214 = add(x205, x207, w072)
    x490 = add(mul(c16, x200, w053), sub(f_ext_4_07, mul(c21, sub(x205, x207, w045), w045), w045), w045)
    x227 = sub(x203, mul(c25, x214, w053), w053)
    x209 = mul(x195, x196, w067)
    x212 = add(x198, x209, w035)
    x216 = sub(x198, x209, w067)
    x493 = add(mul(c23, x212, w046), mul(c20, sub(x205, x206, w078), w078), w078)
    x495 = add(x493, add(mul(c19, x213, w046), mul(c22, x211, w079), w079), w079)
    x499 = add(sub(mul(c15, x211, w078), mul(c16, x212, w046), w046), x498, w028)
    x197 = add(a_03, a_12, w046)
    x215 = sub(x197, x210, w078)
    x217 = add(x197, x210, w069)
    x228 = sub(x204, mul(c25, x217, w080), w080)
    x485 = sub(mul(c23, sub(x206, x207, w073), w073), mul(c22, x217, w081), w081)
    x491 = add(sub(mul(c23, x211, w068), mul(c20, x217, w073), w073), add(mul(c19, x216, w068), mul(c24, x212, w035), w035), w035)
    x504 = add(sub(f_ext_2_07, mul(c16, add(x205, x206, w023), w023), w023), sub(mul(c18, x216, w031), mul(c15, x217, w069), w069), w069)
    x486 = add(sub(mul(c20, x216, w067), mul(c21, x213, w023), w023), add(sub(f_ext_3_07, mul(c24, x215, w067), w067), x485, w081), w081)
    x487 = sub(mul(c16, x203, w023), add(mul(c15, x204, w067), x486, w081), w081)
    x494 = add(mul(c15, x200, w014), add(f_ext_5_07, mul(c21, x215, w023), w023), w023)
    x218 = cos(q_14, w014)
    x219 = sin(q_14, w067)
    x220 = sub(mul(x196, x218, w031), mul(x195, x219, w073), w073)
    x221 = add(mul(x195, x218, w030), mul(x196, x219, w038), w038)
    x229 = add(mul(x218, x226, w030), mul(x219, x228, w031), w031)
    x230 = sub(mul(x218, x228, w080), mul(x219, x226, w025), w025)
    x223 = sub(mul(v_13, x221, w080), add(mul(x197, x218, w030), mul(x199, x219, w068), w068), w068)
    x233 = mul(x221, x221, w080)
    x235 = mul(x220, x221, w030)
    x238 = add(x224, x235, w082)
    x241 = sub(x224, x235, w030)
    x464 = add(mul(c31, x241, w058), add(f_ext_3_08, mul(c34, sub(x232, x233, w083), w083), w083), w083)
    x252 = sub(x229, mul(c36, x238, w058), w058)
    x477 = sub(mul(c28, add(x232, x233, w084), w084), add(f_ext_0_08, mul(c26, x238, w085), w085), w085)
    x236 = mul(x221, x222, w084)
    x234 = mul(x220, x222, w070)
    x240 = add(x223, x236, w086)
    x242 = sub(x223, x236, w084)
    x253 = sub(x227, mul(c36, x240, w087), w087)
    x225 = add(mul(v_13, x220, w088), sub(mul(x197, x219, w046), mul(x199, x218, w060), w060), w060)
    x237 = sub(x225, x234, w088)
    x239 = add(x225, x234, w070)
    x465 = sub(mul(c26, x227, w046), add(mul(c32, x239, w089), mul(c35, x240, w090), w090), w090)
    x466 = sub(mul(c29, x230, w046), sub(add(mul(c33, x242, w089), x464, w083), x465, w090), w090)
    x474 = sub(mul(c28, x227, w046), add(mul(c32, x240, w083), mul(c30, x239, w089), w089), w089)
    x502 = add(mul(c27, x227, w053), sub(mul(c17, x203, w046), mul(c28, x239, w070), w070), w070)
    x478 = add(mul(c27, x229, w053), add(mul(c29, x237, w046), x477, w085), w085)
    x231 = mul(x220, x220, w053)
    x469 = add(mul(c32, sub(x231, x233, w046), w046), mul(c35, x238, w083), w083)
    x470 = add(sub(sub(f_ext_4_08, mul(c30, x241, w046), w046), x469, w083), sub(mul(c34, x237, w046), mul(c31, x242, w091), w091), w091)
    x471 = add(mul(c26, x229, w083), add(mul(c28, x230, w046), x470, w091), w091)
    x243 = add(x231, x232, w083)
    x473 = add(mul(c31, sub(x231, x232, w052), w052), add(f_ext_5_08, mul(c34, x238, w082), w082), w082)
    x475 = add(mul(c29, x229, w031), sub(sub(mul(c33, x237, w088), x473, w082), x474, w089), w089)
    x254 = sub(x230, mul(c36, x243, w031), w031)
    x480 = sub(mul(c26, x243, w083), sub(f_ext_2_08, mul(c28, x241, w030), w030), w030)
    x481 = sub(mul(c27, x230, w025), add(mul(c29, x242, w084), x480, w030), w030)
    x244 = cos(q_15, w025)
    x245 = sin(q_15, w084)
    x246 = sub(mul(x220, x244, w083), mul(x221, x245, w082), w082)
    x247 = add(mul(x220, x245, w073), mul(x221, x244, w038), w038)
    x255 = add(mul(x244, x252, w073), mul(x245, x254, w083), w083)
    x256 = sub(mul(x244, x254, w031), mul(x245, x252, w058), w058)
    x249 = add(mul(x225, x245, w031), add(mul(x223, x244, w073), mul(v_14, x247, w088), w088), w088)
    x259 = mul(x247, x247, w031)
    x261 = mul(x246, x247, w073)
    x262 = mul(x247, x248, w038)
    x260 = mul(x246, x248, w075)
    x266 = add(x249, x262, w052)
    x268 = sub(x249, x262, w038)
    x264 = add(x250, x261, w088)
    x267 = sub(x250, x261, w073)
    x382 = sub(mul(c42, x267, w077), add(f_ext_3_09, mul(c45, sub(x258, x259, w046), w046), w046), w046)
    x383 = sub(mul(c44, x268, w077), add(mul(c38, x253, w092), x382, w046), w046)
    x394 = add(mul(c38, x264, w077), add(f_ext_0_09, mul(c37, add(x258, x259, w092), w092), w092), w092)
    x251 = sub(mul(x225, x244, w060), sub(mul(x223, x245, w068), mul(v_14, x246, w077), w077), w077)
    x257 = mul(x246, x246, w082)
    x396 = sub(mul(c39, x253, w060), sub(f_ext_1_09, mul(c40, add(x257, x259, w068), w068), w068), w068)
    x386 = sub(mul(c43, sub(x257, x259, w031), w031), mul(c46, x264, w060), w060)
    x387 = add(mul(c42, x268, w031), add(sub(f_ext_4_09, mul(c41, x267, w093), w093), x386, w060), w060)
    x390 = sub(mul(c42, sub(x257, x258, w031), w031), add(f_ext_5_09, mul(c45, x264, w088), w088), w088)
    x398 = sub(mul(c38, add(x257, x258, w020), w020), add(f_ext_2_09, mul(c37, x267, w073), w073), w073)
    x399 = sub(mul(c39, x256, w020), add(mul(c40, x268, w038), x398, w073), w073)
    x263 = sub(x251, x260, w020)
    x265 = add(x251, x260, w075)
    x384 = add(sub(mul(c46, x266, w077), mul(c43, x265, w038), w038), x383, w046)
    x385 = sub(mul(c40, x256, w038), x384, w046)
    x397 = sub(x396, sub(mul(c38, x266, w038), mul(c37, x265, w077), w077), w077)
    x467 = add(mul(x244, x385, w068), add(mul(c36, x397, w038), x466, w090), w090)
    x388 = add(mul(c38, x255, w068), add(mul(c45, x263, w038), x387, w060), w060)
    x389 = sub(mul(c37, x256, w058), x388, w060)
    x391 = add(mul(c44, x263, w058), add(mul(c37, x253, w087), x390, w088), w088)
    x392 = sub(sub(mul(c43, x266, w052), mul(c41, x265, w075), w075), x391, w088)
    x393 = sub(mul(c40, x255, w075), x392, w088)
    x395 = add(mul(c39, x255, w083), sub(mul(c40, x263, w020), x394, w092), w092)
    x463 = sub(mul(x244, x395, w083), mul(x245, x399, w020), w020)
    x479 = add(x463, x478, w085)
    x472 = sub(mul(c36, x463, w020), sub(x389, x471, w091), w091)
    x492 = sub(x472, sub(mul(c18, x204, w020), sub(x490, x491, w035), w035), w035)
    x482 = add(mul(x244, x399, w073), add(mul(x245, x395, w092), x481, w030), w030)
    x468 = add(mul(x245, x393, w073), x467, w090)
    x476 = sub(mul(x244, x393, w088), sub(mul(x245, x385, w046), x475, w089), w089)
    x488 = add(mul(x219, x476, w088), add(mul(x218, x468, w046), x487, w081), w081)
    x496 = sub(mul(x219, x468, w090), sub(mul(c18, x203, w008), add(x494, x495, w079), w079), w079)
    x483 = sub(mul(x218, x479, w090), mul(x219, x482, w008), w008)
    x484 = add(mul(x219, x479, w085), mul(x218, x482, w030), w030)
    x505 = add(x484, add(mul(c17, x204, w011), x504, w069), w069)
    x489 = sub(mul(c25, x484, w030), x488, w081)
    x611 = add(add(x483, x499, w028), add(x573, x589, w034), w034)
    x497 = sub(mul(c25, x483, w008), sub(mul(x218, x476, w089), x496, w079), w079)
    x605 = add(sub(mul(x027, x587, w008), mul(x026, x582, w089), w089), sub(mul(x193, x497, w008), mul(x192, x492, w014), w014), w014)
    x613 = add(add(mul(x026, x587, w049), mul(x027, x582, w047), w047), add(mul(x192, x497, w079), mul(x193, x492, w035), w035), w035)
    x269 = cos(q_16, w047)
    x270 = sin(q_16, w079)
    x280 = sub(mul(x269, x278, w049), mul(x270, x279, w089), w089)
    x281 = add(mul(x269, x279, w024), mul(x270, x278, w012), w012)
    x271 = add(mul(v_04, x269, w024), mul(v_05, x270, w049), w049)
    x283 = mul(x271, x271, w024)
    x299 = add(v_16, x271, w008)
    x309 = mul(x299, x299, w028)
    x325 = add(v_17, x299, w018)
    x335 = mul(x325, x325, w030)
    x272 = sub(mul(v_05, x269, w011), mul(v_04, x270, w085), w085)
    x284 = mul(x272, x272, w011)
    x453 = sub(mul(c17, x277, w067), add(f_ext_0_10, mul(c18, add(x283, x284, w090), w090), w090), w090)
    x287 = mul(x271, x272, w067)
    x275 = add(mul(v_15, x272, w023), add(mul(a_04, x269, w088), mul(a_05, x270, w046), w046), w046)
    x301 = add(a_16, x275, w023)
    x327 = add(a_17, x301, w088)
    x276 = sub(mul(v_15, x271, w084), sub(mul(a_05, x269, w025), mul(a_04, x270, w073), w073), w073)
    x273 = add(v_03, v_15, w084)
    x285 = mul(x271, x273, w049)
    x288 = add(x276, x285, w025)
    x290 = sub(x276, x285, w049)
    x303 = sub(x277, mul(c25, x288, w092), w092)
    x282 = mul(x273, x273, w020)
    x291 = add(x282, x284, w045)
    x445 = add(mul(c16, x277, w083), sub(f_ext_4_10, mul(c21, sub(x282, x284, w075), w075), w075), w075)
    x304 = add(x280, mul(c25, x291, w083), w083)
    x286 = mul(x272, x273, w052)
    x289 = add(x275, x286, w058)
    x293 = sub(x275, x286, w052)
    x448 = add(mul(c23, x289, w046), mul(c20, sub(x282, x283, w087), w087), w087)
    x450 = sub(x448, add(mul(c19, x290, w046), mul(c22, x288, w068), w068), w068)
    x454 = sub(add(mul(c16, x289, w087), mul(c15, x288, w046), w046), x453, w090)
    x274 = add(a_03, a_15, w046)
    x292 = sub(x274, x287, w087)
    x294 = add(x274, x287, w067)
    x305 = add(x281, mul(c25, x294, w038), w038)
    x440 = add(mul(c23, sub(x283, x284, w011), w011), mul(c22, x294, w082), w082)
    x446 = sub(sub(mul(c23, x288, w025), mul(c20, x294, w011), w011), add(mul(c19, x293, w025), mul(c24, x289, w058), w058), w058)
    x459 = add(sub(f_ext_2_10, mul(c16, add(x282, x283, w024), w024), w024), add(mul(c18, x293, w020), mul(c15, x294, w067), w067), w067)
    x441 = sub(add(mul(c21, x290, w024), mul(c20, x293, w052), w052), sub(sub(f_ext_3_10, mul(c24, x292, w024), w024), x440, w082), w082)
    x442 = add(mul(c16, x280, w052), add(mul(c15, x281, w024), x441, w082), w082)
    x449 = sub(mul(c15, x277, w015), add(f_ext_5_10, mul(c21, x292, w052), w052), w052)
    x295 = cos(q_17, w015)
    x296 = sin(q_17, w024)
    x297 = sub(mul(x273, x295, w020), mul(x272, x296, w011), w011)
    x298 = add(mul(x272, x295, w085), mul(x273, x296, w084), w084)
    x306 = add(mul(x295, x303, w085), mul(x296, x305, w020), w020)
    x307 = sub(mul(x295, x305, w038), mul(x296, x303, w092), w092)
    x300 = sub(mul(v_16, x298, w038), add(mul(x274, x295, w085), mul(x276, x296, w025), w025), w025)
    x310 = mul(x298, x298, w038)
    x312 = mul(x297, x298, w085)
    x315 = add(x301, x312, w031)
    x318 = sub(x301, x312, w085)
    x419 = sub(mul(c31, x318, w023), sub(f_ext_3_11, mul(c34, sub(x309, x310, w093), w093), w093), w093)
    x329 = sub(x306, mul(c36, x315, w023), w023)
    x432 = sub(mul(c28, add(x309, x310, w094), w094), add(f_ext_0_11, mul(c26, x315, w095), w095), w095)
    x313 = mul(x298, x299, w094)
    x311 = mul(x297, x299, w008)
    x317 = add(x300, x313, w096)
    x319 = sub(x300, x313, w094)
    x330 = sub(x304, mul(c36, x317, w097), w097)
    x302 = add(mul(v_16, x297, w098), sub(mul(x274, x296, w046), mul(x276, x295, w073), w073), w073)
    x314 = sub(x302, x311, w098)
    x316 = add(x302, x311, w008)
    x420 = sub(mul(c26, x304, w046), add(mul(c32, x316, w099), mul(c35, x317, w100), w100), w100)
    x421 = add(mul(c29, x307, w046), sub(sub(mul(c33, x319, w099), x419, w093), x420, w100), w100)
    x429 = sub(mul(c28, x304, w046), add(mul(c32, x317, w093), mul(c30, x316, w099), w099), w099)
    x457 = add(mul(c27, x304, w083), sub(mul(c17, x280, w046), mul(c28, x316, w008), w008), w008)
    x433 = sub(mul(c27, x306, w083), sub(mul(c29, x314, w046), x432, w095), w095)
    x308 = mul(x297, x297, w083)
    x424 = add(mul(c32, sub(x308, x310, w046), w046), mul(c35, x315, w093), w093)
    x425 = add(sub(sub(f_ext_4_11, mul(c30, x318, w046), w046), x424, w093), sub(mul(c31, x319, w046), mul(c34, x314, w101), w101), w101)
    x426 = add(mul(c26, x306, w093), add(mul(c28, x307, w046), x425, w101), w101)
    x320 = add(x308, x309, w093)
    x428 = sub(mul(c31, sub(x308, x309, w028), w028), sub(f_ext_5_11, mul(c34, x315, w031), w031), w031)
    x430 = sub(mul(c29, x306, w020), sub(add(mul(c33, x314, w098), x428, w031), x429, w099), w099)
    x331 = sub(x307, mul(c36, x320, w020), w020)
    x435 = sub(mul(c26, x320, w093), sub(f_ext_2_11, mul(c28, x318, w085), w085), w085)
    x436 = add(mul(c27, x307, w092), sub(mul(c29, x319, w094), x435, w085), w085)
    x321 = cos(q_18, w092)
    x322 = sin(q_18, w094)
    x323 = sub(mul(x297, x321, w093), mul(x298, x322, w031), w031)
    x324 = add(mul(x297, x322, w011), mul(x298, x321, w084), w084)
    x332 = add(mul(x321, x329, w011), mul(x322, x331, w093), w093)
    x333 = sub(mul(x321, x331, w020), mul(x322, x329, w023), w023)
    x326 = add(mul(x302, x322, w020), add(mul(x300, x321, w011), mul(v_17, x324, w098), w098), w098)
    x336 = mul(x324, x324, w020)
    x338 = mul(x323, x324, w011)
    x339 = mul(x324, x325, w084)
    x337 = mul(x323, x325, w018)
    x343 = add(x326, x339, w028)
    x345 = sub(x326, x339, w084)
    x341 = add(x327, x338, w098)
    x344 = sub(x327, x338, w011)
    x400 = add(mul(c42, x344, w088), sub(f_ext_3_12, mul(c45, sub(x335, x336, w046), w046), w046), w046)
    x401 = sub(mul(c44, x345, w088), sub(mul(c38, x330, w102), x400, w046), w046)
    x412 = add(mul(c38, x341, w088), add(f_ext_0_12, mul(c37, add(x335, x336, w102), w102), w102), w102)
    x328 = sub(mul(x302, x321, w073), sub(mul(x300, x322, w025), mul(v_17, x323, w088), w088), w088)
    x334 = mul(x323, x323, w031)
    x414 = sub(mul(c39, x330, w073), add(f_ext_1_12, mul(c40, add(x334, x336, w025), w025), w025), w025)
    x404 = sub(mul(c43, sub(x334, x336, w020), w020), mul(c46, x341, w073), w073)
    x405 = sub(mul(c42, x345, w020), add(sub(f_ext_4_12, mul(c41, x344, w103), w103), x404, w073), w073)
    x408 = add(mul(c42, sub(x334, x335, w020), w020), sub(f_ext_5_12, mul(c45, x341, w098), w098), w098)
    x416 = sub(mul(c38, add(x334, x335, w030), w030), add(f_ext_2_12, mul(c37, x344, w011), w011), w011)
    x417 = add(mul(c39, x333, w030), sub(mul(c40, x345, w084), x416, w011), w011)
    x340 = sub(x328, x337, w030)
    x342 = add(x328, x337, w018)
    x402 = add(sub(mul(c46, x343, w088), mul(c43, x342, w084), w084), x401, w046)
    x403 = add(mul(c40, x333, w084), x402, w046)
    x415 = sub(x414, sub(mul(c38, x343, w084), mul(c37, x342, w088), w088), w088)
    x422 = sub(mul(x321, x403, w025), sub(mul(c36, x415, w084), x421, w100), w100)
    x406 = sub(mul(c38, x332, w025), add(mul(c45, x340, w084), x405, w073), w073)
    x407 = sub(mul(c37, x333, w023), x406, w073)
    x409 = add(mul(c44, x340, w023), sub(mul(c37, x330, w097), x408, w098), w098)
    x410 = sub(sub(mul(c43, x343, w028), mul(c41, x342, w018), w018), x409, w098)
    x411 = add(mul(c40, x332, w018), x410, w098)
    x413 = sub(mul(c39, x332, w093), add(mul(c40, x340, w030), x412, w102), w102)
    x418 = sub(mul(x321, x413, w093), mul(x322, x417, w030), w030)
    x434 = add(x418, x433, w095)
    x427 = sub(mul(c36, x418, w030), sub(x407, x426, w101), w101)
    x447 = sub(x427, sub(mul(c18, x281, w030), add(x445, x446, w058), w058), w058)
    x437 = add(mul(x321, x417, w011), add(mul(x322, x413, w102), x436, w085), w085)
    x423 = add(mul(x322, x411, w011), x422, w100)
    x431 = sub(mul(x321, x411, w098), sub(mul(x322, x403, w046), x430, w099), w099)
    x443 = add(mul(x296, x431, w098), sub(mul(x295, x423, w046), x442, w082), w082)
    x451 = add(mul(x296, x423, w100), add(mul(c18, x280, w089), add(x449, x450, w068), w068), w068)
    x438 = sub(mul(x295, x434, w100), mul(x296, x437, w089), w089)
    x439 = add(mul(x296, x434, w095), mul(x295, x437, w085), w085)
    x460 = add(x439, add(mul(c17, x281, w012), x459, w067), w067)
    x444 = sub(mul(c25, x439, w085), x443, w082)
    x612 = add(sub(x438, x454, w090), sub(x528, x544, w041), w041)
    x452 = sub(mul(c25, x438, w089), sub(mul(x295, x431, w099), x451, w068), w068)
    x619 = add(add(x611, x612, w089), sub(mul(x007, c06, w004), x618, w005), w005)
    x617 = sub(mul(c14, sub(x611, x612, w041), w041), sub(mul(x010, c05, w034), add(x615, x616, w026), w026), w026)
    x606 = add(add(mul(x113, x542, w041), mul(x112, x537, w034), w034), add(mul(x270, x452, w041), mul(x269, x447, w000), w000), w000)
    x614 = add(sub(mul(x112, x542, w064), mul(x113, x537, w042), w042), sub(mul(x269, x452, w068), mul(x270, x447, w058), w058), w058)
    x455 = sub(mul(c29, add(x308, x310, w038), w038), sub(mul(c15, x291, w045), add(f_ext_1_10, f_ext_1_11, w083), w083), w083)
    x456 = add(sub(mul(c18, x290, w049), mul(c16, x292, w087), w087), x455, w083)
    x458 = sub(x415, sub(add(mul(c26, x317, w096), x456, w083), x457, w008), w008)
    x461 = add(mul(x270, x460, w088), mul(x269, x458, w083), w083)
    x462 = sub(mul(x269, x460, w067), mul(x270, x458, w008), w008)
    x500 = sub(mul(c29, add(x231, x233, w080), w080), add(mul(c15, x214, w072), add(f_ext_1_07, f_ext_1_08, w053), w053), w053)
    x501 = sub(sub(mul(c18, x213, w007), mul(c16, x215, w078), w078), x500, w053)
    x503 = sub(x397, sub(add(mul(c26, x240, w086), x501, w053), x502, w070), w070)
    x506 = add(mul(x193, x505, w077), mul(x192, x503, w053), w053)
    x507 = sub(mul(x192, x505, w069), mul(x193, x503, w070), w070)
    x545 = sub(mul(c29, add(x154, x156, w065), w065), sub(mul(c15, x137, w057), add(f_ext_1_04, f_ext_1_05, w039), w039), w039)
    x546 = sub(add(mul(c18, x136, w016), mul(c16, x138, w063), w063), x545, w039)
    x548 = sub(x379, sub(sub(mul(c26, x163, w071), x546, w039), x547, w055), w055)
    x551 = add(mul(x113, x550, w062), mul(x112, x548, w039), w039)
    x552 = sub(mul(x112, x550, w054), mul(x113, x548, w055), w055)
    x599 = add(x462, x552, w054)
    x590 = sub(mul(add(x074, x076, w050), c29, w050), add(mul(x057, c15, w043), add(f_ext_1_01, f_ext_1_02, w044), w044), w044)
    x591 = add(add(mul(x056, c18, w006), mul(x058, c16, w048), w048), x590, w044)
    x593 = sub(x361, sub(sub(mul(x083, c26, w056), x591, w044), x592, w027), w027)
    x596 = add(mul(x027, x595, w036), mul(x026, x593, w044), w044)
    x597 = sub(mul(x026, x595, w033), mul(x027, x593, w027), w027)
    x598 = add(x507, x597, w033)
    x604 = mul(c13, add(sub(x507, x597, w027), sub(x462, x552, w055), w055), w055)
    x623 = add(add(x598, x599, w027), sub(mul(x012, c06, w001), x622, w022), w022)
    x602 = sub(mul(c14, sub(x598, x599, w054), w054), sub(mul(x010, c04, w033), add(x600, x601, w019), w019), w019)
    x603 = add(sub(add(x489, x579, w054), add(x444, x534, w033), w033), x602, w019)
    x621 = add(add(add(x506, x596, w033), add(x461, x551, w054), w054), add(mul(x010, c06, w002), x620, w009), w009)
    x610 = mul(c13, add(sub(x506, x596, w044), sub(x461, x551, w039), w039), w039)
    tau[0] = x619
    tau[1] = x621
    tau[2] = -x623
    tau[3] = -x603
    tau[4] = sub(sub(x605, x606, w000), sub(x604, x609, w017), w017)
    tau[5] = -add(sub(x613, x614, w058), add(x610, x617, w026), w026)
    tau[6] = -x579
    tau[7] = -x562
    tau[8] = x353
    tau[9] = x534
    tau[10] = -x517
    tau[11] = x371
    tau[12] = -x489
    tau[13] = -x472
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
