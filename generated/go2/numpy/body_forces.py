# body_forces of go2: Force through each joint on its body, linear first, in body axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.rnea
# Convention  pinocchio
# Program     SHA-256 9ed1bfdfd3dfabe7e0e1725bacd5f1ba38db2c4b5ba861cb438b3c87a0798f26
# Operations  834 mul, 825 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad       [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
#     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Outputs
#     F  6 x 13  N, N m  each body's axes and origin
#
# Statements it rests on
#     recursions/forces-limbs   PROVED
#     recursions/forces-wheels  PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def body_forces(q, v, a, out=None):
    """Force through each joint on its body, linear first, in body axes.

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
    F : ndarray, (..., 6, 13)
        each body's axes and origin; N, N m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
            ("a", a, (18,)),
        ],
        [
            ("F", (6, 13)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, a, F):
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
        w098, w099, w100, w101, w102, w103, w104, w105, w106, w107, w108, w109, w110, w111,
        w112, w113, w114
    ) = slots(115)
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
    x140 = add(x038, x039, w011)
    x141 = add(x010, x140, w008)
    x237 = sub(x010, x140, w011)
    x041 = sub(x010, x040, w013)
    x332 = add(x010, x040, w012)
    x035 = mul(x020, c14, w014)
    x036 = add(x034, x035, w015)
    x138 = sub(x034, x035, w014)
    x139 = sub(x007, x138, w007)
    x236 = add(x007, x138, w014)
    x037 = sub(x007, x036, w016)
    x331 = add(x007, x036, w015)
    x017 = mul(v_03, v_05, w017)
    x021 = add(a_04, x017, w018)
    x024 = sub(a_04, x017, w017)
    x042 = mul(x024, c13, w019)
    x627 = sub(mul(x024, c07, w020), mul(c09, sub(x013, x015, w021), w021), w021)
    x641 = sub(mul(x024, c05, w020), mul(add(x013, x014, w022), c04, w022), w022)
    x638 = sub(mul(x007, c06, w020), add(mul(x021, c04, w023), mul(x019, c05, w006), w006), w006)
    x018 = mul(v_04, v_05, w020)
    x023 = sub(a_03, x018, w023)
    x025 = add(a_03, x018, w020)
    x043 = mul(x025, c14, w024)
    x044 = sub(x042, x043, w025)
    x142 = add(x042, x043, w024)
    x143 = add(x012, x142, w019)
    x238 = sub(x012, x142, w024)
    x045 = add(x012, x044, w026)
    x333 = sub(x012, x044, w025)
    x621 = add(mul(x024, c08, w017), add(mul(x025, c10, w027), mul(x022, c09, w028), w028), w028)
    x628 = sub(mul(x020, c11, w017), add(mul(x025, c08, w020), mul(x021, c12, w027), w027), w027)
    x629 = sub(mul(x012, c05, w017), sub(mul(x007, c04, w004), sub(x627, x628, w027), w027), w027)
    x620 = sub(mul(x023, c12, w017), mul(c11, sub(x014, x015, w005), w005), w005)
    x635 = add(mul(c08, sub(x013, x014, w000), w000), add(mul(x020, c10, w010), mul(x023, c09, w003), w003), w003)
    x636 = add(sub(mul(x022, c07, w000), mul(x021, c11, w018), w018), x635, w003)
    x639 = add(mul(x010, c06, w018), add(mul(x022, c05, w009), mul(x023, c04, w023), w023), w023)
    x026 = cos(q_07, w018)
    x027 = sin(q_07, w009)
    x046 = sub(mul(x026, x041, w000), mul(x027, x045, w010), w010)
    x047 = add(mul(x026, x045, w026), mul(x027, x041, w013), w013)
    x028 = add(mul(v_04, x026, w026), mul(v_05, x027, w000), w000)
    x049 = mul(x028, x028, w026)
    x065 = add(v_07, x028, w017)
    x075 = mul(x065, x065, w004)
    x091 = add(v_08, x065, w021)
    x101 = mul(x091, x091, w020)
    x029 = sub(mul(v_05, x026, w029), mul(v_04, x027, w030), w030)
    x050 = mul(x029, x029, w029)
    x053 = mul(x028, x029, w031)
    x032 = add(mul(v_06, x029, w032), add(mul(a_04, x026, w033), mul(a_05, x027, w034), w034), w034)
    x067 = add(a_07, x032, w032)
    x093 = add(a_08, x067, w033)
    x033 = sub(mul(v_06, x028, w035), sub(mul(a_05, x026, w036), mul(a_04, x027, w037), w037), w037)
    x030 = add(v_03, v_06, w035)
    x051 = mul(x028, x030, w000)
    x054 = add(x033, x051, w036)
    x056 = sub(x033, x051, w000)
    x069 = add(x037, mul(x054, c25, w038), w038)
    x608 = add(mul(x054, c15, w039), mul(add(x049, x050, w040), c18, w040), w040)
    x048 = mul(x030, x030, w039)
    x057 = add(x048, x050, w041)
    x070 = sub(x046, mul(x057, c25, w042), w042)
    x052 = mul(x029, x030, w043)
    x055 = add(x032, x052, w044)
    x059 = sub(x032, x052, w043)
    x609 = sub(x608, sub(mul(x055, c16, w034), mul(x037, c17, w045), w045), w045)
    x031 = add(a_03, a_06, w040)
    x058 = sub(x031, x053, w034)
    x060 = add(x031, x053, w031)
    x071 = sub(x047, mul(x060, c25, w046), w046)
    x599 = sub(mul(c21, sub(x048, x050, w047), w047), mul(x060, c20, w048), w048)
    x600 = sub(x599, add(mul(x054, c23, w047), mul(x059, c19, w049), w049), w049)
    x601 = sub(sub(mul(x055, c24, w048), mul(x037, c16, w047), w047), x600, w049)
    x613 = add(mul(add(x048, x049, w047), c16, w047), mul(x060, c15, w048), w048)
    x614 = sub(mul(x047, c17, w047), add(mul(x059, c18, w050), x613, w048), w048)
    x594 = sub(mul(x058, c24, w047), mul(c23, sub(x049, x050, w029), w029), w029)
    x595 = sub(sub(mul(x056, c21, w047), mul(x060, c22, w031), w031), add(mul(x059, c20, w043), x594, w029), w029)
    x596 = sub(mul(x046, c16, w031), add(mul(x047, c15, w043), x595, w029), w029)
    x603 = add(mul(x058, c21, w031), mul(c20, sub(x048, x049, w026), w026), w026)
    x604 = sub(x603, add(mul(x055, c23, w044), mul(x056, c19, w031), w031), w031)
    x605 = sub(add(mul(x054, c22, w036), mul(x037, c15, w016), w016), x604, w031)
    x611 = sub(mul(x056, c18, w000), sub(mul(x057, c15, w041), mul(x058, c16, w034), w034), w034)
    x061 = cos(q_08, w000)
    x062 = sin(q_08, w041)
    x063 = sub(mul(x030, x061, w016), mul(x029, x062, w036), w036)
    x064 = add(mul(x029, x061, w030), mul(x030, x062, w035), w035)
    x072 = add(mul(x061, x069, w030), mul(x062, x071, w016), w016)
    x073 = sub(mul(x061, x071, w046), mul(x062, x069, w038), w038)
    x066 = sub(mul(v_07, x064, w046), add(mul(x031, x061, w030), mul(x033, x062, w026), w026), w026)
    x076 = mul(x064, x064, w046)
    x078 = mul(x063, x064, w030)
    x081 = add(x067, x078, w044)
    x084 = sub(x067, x078, w030)
    x569 = add(mul(c34, sub(x075, x076, w032), w032), mul(x084, c31, w039), w039)
    x095 = sub(x072, mul(x081, c36, w032), w032)
    x583 = sub(mul(x081, c26, w043), mul(add(x075, x076, w047), c28, w047), w047)
    x079 = mul(x064, x065, w043)
    x077 = mul(x063, x065, w017)
    x083 = add(x066, x079, w050)
    x085 = sub(x066, x079, w043)
    x096 = sub(x070, mul(x083, c36, w051), w051)
    x068 = add(mul(v_07, x063, w052), sub(mul(x031, x062, w040), mul(x033, x061, w037), w037), w037)
    x080 = sub(x068, x077, w052)
    x082 = add(x068, x077, w017)
    x570 = sub(mul(x070, c26, w040), add(mul(x082, c32, w053), x569, w039), w039)
    x571 = sub(add(mul(x083, c35, w040), mul(x085, c33, w053), w053), x570, w039)
    x584 = add(mul(x072, c27, w053), sub(mul(x080, c29, w040), x583, w047), w047)
    x074 = mul(x063, x063, w053)
    x586 = sub(mul(x082, c28, w040), mul(add(x074, x076, w054), c29, w054), w054)
    x587 = sub(x586, sub(mul(x070, c27, w040), mul(x083, c26, w055), w055), w055)
    x574 = add(mul(x084, c30, w054), mul(c32, sub(x074, x076, w046), w046), w046)
    x575 = sub(add(mul(x081, c35, w054), x574, w046), sub(mul(x080, c34, w054), mul(x085, c31, w040), w040), w040)
    x576 = add(mul(x072, c26, w046), sub(mul(x073, c28, w054), x575, w040), w040)
    x086 = add(x074, x075, w046)
    x578 = add(mul(x081, c34, w044), mul(c31, sub(x074, x075, w004), w004), w004)
    x579 = sub(mul(x070, c28, w042), sub(mul(x083, c32, w050), x578, w004), w004)
    x580 = sub(add(mul(x082, c30, w017), mul(x080, c33, w052), w052), x579, w004)
    x097 = sub(x073, mul(x086, c36, w052), w052)
    x589 = add(mul(x085, c29, w043), add(mul(x084, c28, w030), mul(x086, c26, w046), w046), w046)
    x087 = cos(q_09, w043)
    x088 = sin(q_09, w030)
    x089 = sub(mul(x063, x087, w017), mul(x064, x088, w042), w042)
    x090 = add(mul(x063, x088, w036), mul(x064, x087, w035), w035)
    x098 = add(mul(x087, x095, w036), mul(x088, x097, w017), w017)
    x099 = sub(mul(x087, x097, w052), mul(x088, x095, w032), w032)
    x092 = add(mul(x068, x088, w052), add(mul(x066, x087, w036), mul(v_08, x090, w050), w050), w050)
    x102 = mul(x090, x090, w052)
    x104 = mul(x089, x090, w036)
    x105 = mul(x090, x091, w035)
    x103 = mul(x089, x091, w021)
    x109 = add(x092, x105, w044)
    x111 = sub(x092, x105, w035)
    x107 = add(x093, x104, w050)
    x110 = sub(x093, x104, w036)
    x118 = sub(mul(c45, sub(x101, x102, w033), w033), mul(x110, c42, w053), w053)
    x119 = sub(mul(x111, c44, w033), sub(mul(x096, c38, w054), x118, w053), w053)
    x112 = add(mul(add(x101, x102, w033), c37, w033), mul(x107, c38, w054), w054)
    x094 = sub(mul(x068, x087, w037), sub(mul(x066, x088, w026), mul(v_08, x089, w033), w033), w033)
    x100 = mul(x089, x089, w042)
    x114 = add(mul(x096, c39, w037), mul(add(x100, x102, w026), c40, w026), w026)
    x122 = sub(mul(x110, c41, w037), mul(c43, sub(x100, x102, w052), w052), w052)
    x123 = sub(mul(x111, c42, w037), add(mul(x107, c46, w056), x122, w052), w052)
    x126 = sub(mul(x107, c45, w050), mul(c42, sub(x100, x101, w037), w037), w037)
    x116 = sub(mul(x110, c37, w036), mul(add(x100, x101, w020), c38, w020), w020)
    x117 = sub(mul(x099, c39, w036), sub(mul(x111, c40, w035), x116, w020), w020)
    x590 = add(mul(x087, x117, w036), sub(mul(x073, c27, w035), x589, w046), w046)
    x106 = sub(x094, x103, w036)
    x108 = add(x094, x103, w021)
    x115 = sub(x114, sub(mul(x109, c38, w033), mul(x108, c37, w035), w035), w035)
    x588 = sub(x115, x587, w055)
    x612 = add(x588, add(mul(x046, c17, w026), x611, w034), w034)
    x572 = add(mul(c36, x115, w026), sub(mul(x073, c29, w038), x571, w039), w039)
    x120 = add(sub(mul(x109, c46, w026), mul(x108, c43, w038), w038), x119, w053)
    x121 = sub(mul(x099, c40, w038), x120, w053)
    x113 = add(mul(x098, c39, w038), sub(mul(x106, c40, w026), x112, w054), w054)
    x568 = sub(mul(x087, x113, w038), mul(x088, x117, w026), w026)
    x585 = add(x568, x584, w047)
    x591 = add(mul(x088, x113, w038), x590, w046)
    x592 = sub(mul(x061, x585, w038), mul(x062, x591, w033), w033)
    x610 = add(x592, x609, w045)
    x593 = add(mul(x061, x591, w038), mul(x062, x585, w042), w042)
    x615 = add(x593, x614, w048)
    x616 = add(mul(x026, x612, w038), mul(x027, x615, w050), w050)
    x617 = sub(mul(x026, x615, w038), mul(x027, x612, w056), w056)
    x124 = add(mul(x098, c38, w038), add(mul(x106, c45, w057), x123, w052), w052)
    x125 = sub(mul(x099, c37, w032), x124, w052)
    x577 = sub(mul(c36, x568, w026), sub(x125, x576, w040), w040)
    x602 = add(x577, sub(mul(x047, c18, w013), x601, w049), w049)
    x127 = add(mul(x106, c44, w036), sub(mul(x096, c37, w051), x126, w037), w037)
    x128 = sub(sub(mul(x109, c43, w044), mul(x108, c41, w021), w021), x127, w037)
    x129 = sub(mul(x098, c40, w017), x128, w037)
    x573 = add(mul(x087, x121, w017), add(mul(x088, x129, w021), x572, w039), w039)
    x581 = add(mul(x087, x129, w043), add(mul(x072, c29, w016), x580, w004), w004)
    x582 = sub(mul(x088, x121, w030), x581, w004)
    x606 = add(mul(x061, x582, w030), add(mul(x046, c18, w010), x605, w031), w031)
    x607 = add(mul(c25, x592, w033), add(mul(x062, x573, w030), x606, w031), w031)
    x597 = sub(mul(x061, x573, w000), sub(mul(x062, x582, w041), x596, w029), w029)
    x598 = sub(mul(c25, x593, w042), x597, w029)
    x130 = cos(q_10, w042)
    x131 = sin(q_10, w000)
    x144 = sub(mul(x130, x141, w041), mul(x131, x143, w033), w033)
    x145 = add(mul(x130, x143, w019), mul(x131, x141, w008), w008)
    x132 = add(mul(v_04, x130, w019), mul(v_05, x131, w041), w041)
    x147 = mul(x132, x132, w019)
    x163 = add(v_10, x132, w030)
    x173 = mul(x163, x163, w010)
    x189 = add(v_11, x163, w043)
    x199 = mul(x189, x189, w016)
    x133 = sub(mul(v_05, x130, w017), mul(v_04, x131, w021), w021)
    x148 = mul(x133, x133, w017)
    x151 = mul(x132, x133, w044)
    x136 = add(mul(v_09, x133, w036), add(mul(a_04, x130, w051), mul(a_05, x131, w013), w013), w013)
    x165 = add(a_10, x136, w036)
    x191 = add(a_11, x165, w051)
    x137 = sub(mul(v_09, x132, w026), sub(mul(a_05, x130, w032), mul(a_04, x131, w038), w038), w038)
    x134 = add(v_03, v_09, w026)
    x149 = mul(x132, x134, w041)
    x152 = add(x137, x149, w032)
    x154 = sub(x137, x149, w041)
    x167 = sub(x139, mul(c25, x152, w057), w057)
    x558 = sub(mul(c18, add(x147, x148, w058), w058), mul(c15, x152, w059), w059)
    x146 = mul(x134, x134, w058)
    x155 = add(x146, x148, w060)
    x168 = add(x144, mul(c25, x155, w061), w061)
    x150 = mul(x133, x134, w062)
    x153 = add(x136, x150, w063)
    x157 = sub(x136, x150, w062)
    x559 = sub(x558, sub(mul(c16, x153, w013), mul(c17, x139, w064), w064), w064)
    x135 = add(a_03, a_09, w059)
    x156 = sub(x135, x151, w013)
    x158 = add(x135, x151, w044)
    x169 = add(x145, mul(c25, x158, w065), w065)
    x549 = add(mul(c20, x158, w066), mul(c21, sub(x146, x148, w067), w067), w067)
    x550 = add(x549, sub(mul(c23, x152, w066), mul(c19, x157, w068), w068), w068)
    x551 = sub(sub(mul(c24, x153, w067), mul(c16, x139, w066), w066), x550, w068)
    x563 = sub(mul(c15, x158, w066), mul(c16, add(x146, x147, w067), w067), w067)
    x564 = sub(mul(c17, x145, w066), sub(mul(c18, x157, w069), x563, w067), w067)
    x544 = add(mul(c24, x156, w066), mul(c23, sub(x147, x148, w017), w017), w017)
    x545 = add(sub(mul(c21, x154, w066), mul(c22, x158, w044), w044), sub(mul(c20, x157, w062), x544, w017), w017)
    x546 = add(mul(c16, x144, w044), sub(mul(c15, x145, w062), x545, w017), w017)
    x553 = sub(mul(c20, sub(x146, x147, w019), w019), mul(c21, x156, w058), w058)
    x554 = sub(x553, sub(mul(c23, x153, w063), mul(c19, x154, w019), w019), w019)
    x555 = add(sub(mul(c22, x152, w032), mul(c15, x139, w007), w007), x554, w019)
    x561 = add(mul(c18, x154, w041), add(mul(c16, x156, w013), mul(c15, x155, w060), w060), w060)
    x159 = cos(q_11, w041)
    x160 = sin(q_11, w013)
    x161 = sub(mul(x134, x159, w007), mul(x133, x160, w032), w032)
    x162 = add(mul(x133, x159, w021), mul(x134, x160, w026), w026)
    x170 = add(mul(x159, x167, w021), mul(x160, x169, w007), w007)
    x171 = sub(mul(x159, x169, w065), mul(x160, x167, w057), w057)
    x164 = sub(mul(v_10, x162, w065), add(mul(x135, x159, w021), mul(x137, x160, w058), w058), w058)
    x174 = mul(x162, x162, w065)
    x176 = mul(x161, x162, w021)
    x179 = add(x165, x176, w063)
    x182 = sub(x165, x176, w021)
    x519 = add(mul(c31, x182, w036), mul(c34, sub(x173, x174, w044), w044), w044)
    x193 = sub(x170, mul(c36, x179, w036), w036)
    x533 = sub(mul(c26, x179, w062), mul(c28, add(x173, x174, w066), w066), w066)
    x177 = mul(x162, x163, w062)
    x175 = mul(x161, x163, w030)
    x181 = add(x164, x177, w069)
    x183 = sub(x164, x177, w062)
    x194 = sub(x168, mul(c36, x181, w070), w070)
    x166 = add(mul(v_10, x161, w071), sub(mul(x135, x160, w059), mul(x137, x159, w038), w038), w038)
    x178 = sub(x166, x175, w071)
    x180 = add(x166, x175, w030)
    x520 = sub(mul(c26, x168, w059), sub(mul(c32, x180, w072), x519, w044), w044)
    x521 = sub(add(mul(c35, x181, w059), mul(c33, x183, w072), w072), x520, w044)
    x534 = sub(mul(c27, x170, w072), add(mul(c29, x178, w059), x533, w066), w066)
    x172 = mul(x161, x161, w072)
    x536 = add(mul(c29, add(x172, x174, w059), w059), mul(c28, x180, w073), w073)
    x537 = sub(x536, sub(mul(c27, x168, w059), mul(c26, x181, w074), w074), w074)
    x524 = add(mul(c30, x182, w073), mul(c32, sub(x172, x174, w065), w065), w065)
    x525 = sub(add(mul(c35, x179, w073), x524, w065), sub(mul(c31, x183, w073), mul(c34, x178, w059), w059), w059)
    x526 = add(mul(c26, x170, w065), sub(mul(c28, x171, w073), x525, w059), w059)
    x184 = add(x172, x173, w065)
    x528 = add(mul(c31, sub(x172, x173, w010), w010), mul(c34, x179, w063), w063)
    x529 = sub(mul(c28, x168, w061), add(mul(c32, x181, w069), x528, w063), w063)
    x530 = sub(add(mul(c30, x180, w030), mul(c33, x178, w071), w071), x529, w063)
    x195 = sub(x171, mul(c36, x184, w071), w071)
    x539 = sub(mul(c29, x183, w062), add(mul(c28, x182, w021), mul(c26, x184, w065), w065), w065)
    x185 = cos(q_12, w062)
    x186 = sin(q_12, w021)
    x187 = sub(mul(x161, x185, w030), mul(x162, x186, w061), w061)
    x188 = add(mul(x161, x186, w032), mul(x162, x185, w026), w026)
    x196 = add(mul(x185, x193, w032), mul(x186, x195, w030), w030)
    x197 = sub(mul(x185, x195, w071), mul(x186, x193, w036), w036)
    x190 = add(mul(x166, x186, w071), add(mul(x164, x185, w032), mul(v_11, x188, w069), w069), w069)
    x200 = mul(x188, x188, w071)
    x202 = mul(x187, x188, w032)
    x203 = mul(x188, x189, w026)
    x201 = mul(x187, x189, w043)
    x207 = add(x190, x203, w010)
    x209 = sub(x190, x203, w026)
    x205 = add(x191, x202, w069)
    x208 = sub(x191, x202, w032)
    x216 = sub(mul(c42, x208, w051), mul(c45, sub(x199, x200, w072), w072), w072)
    x217 = sub(mul(c44, x209, w051), sub(mul(c38, x194, w073), x216, w072), w072)
    x210 = add(mul(c37, add(x199, x200, w051), w051), mul(c38, x205, w073), w073)
    x192 = sub(mul(x166, x185, w038), sub(mul(x164, x186, w058), mul(v_11, x187, w051), w051), w051)
    x198 = mul(x187, x187, w061)
    x212 = sub(mul(c40, add(x198, x200, w038), w038), mul(c39, x194, w058), w058)
    x220 = sub(mul(c41, x208, w038), mul(c43, sub(x198, x200, w071), w071), w071)
    x221 = add(mul(c42, x209, w038), add(mul(c46, x205, w075), x220, w071), w071)
    x224 = sub(mul(c42, sub(x198, x199, w038), w038), mul(c45, x205, w069), w069)
    x214 = sub(mul(c37, x208, w032), mul(c38, add(x198, x199, w016), w016), w016)
    x215 = add(mul(c39, x197, w032), add(mul(c40, x209, w026), x214, w016), w016)
    x540 = add(mul(x185, x215, w032), add(mul(c27, x171, w026), x539, w065), w065)
    x204 = sub(x192, x201, w032)
    x206 = add(x192, x201, w043)
    x213 = add(x212, sub(mul(c38, x207, w051), mul(c37, x206, w026), w026), w026)
    x538 = add(x213, x537, w074)
    x562 = sub(x538, add(mul(c17, x144, w058), x561, w060), w060)
    x522 = add(mul(c36, x213, w058), add(mul(c29, x171, w057), x521, w044), w044)
    x218 = add(sub(mul(c46, x207, w058), mul(c43, x206, w057), w057), x217, w072)
    x219 = add(mul(c40, x197, w057), x218, w072)
    x211 = sub(mul(c39, x196, w057), add(mul(c40, x204, w058), x210, w073), w073)
    x518 = sub(mul(x185, x211, w057), mul(x186, x215, w058), w058)
    x535 = add(x518, x534, w066)
    x541 = add(mul(x186, x211, w057), x540, w065)
    x542 = sub(mul(x159, x535, w057), mul(x160, x541, w051), w051)
    x560 = add(x542, x559, w064)
    x543 = add(mul(x159, x541, w057), mul(x160, x535, w061), w061)
    x565 = add(x543, x564, w067)
    x566 = sub(mul(x130, x562, w057), mul(x131, x565, w038), w038)
    x567 = add(mul(x130, x565, w057), mul(x131, x562, w075), w075)
    x222 = sub(mul(c38, x196, w057), add(mul(c45, x204, w076), x221, w071), w071)
    x223 = sub(mul(c37, x197, w036), x222, w071)
    x527 = sub(mul(c36, x518, w058), sub(x223, x526, w059), w059)
    x552 = add(x527, sub(mul(c18, x145, w008), x551, w068), w068)
    x225 = add(mul(c44, x204, w032), sub(mul(c37, x194, w070), x224, w069), w069)
    x226 = sub(sub(mul(c43, x207, w010), mul(c41, x206, w043), w043), x225, w069)
    x227 = add(mul(c40, x196, w030), x226, w069)
    x523 = add(mul(x185, x219, w030), add(mul(x186, x227, w043), x522, w044), w044)
    x531 = add(mul(x185, x227, w062), sub(mul(c29, x170, w007), x530, w063), w063)
    x532 = sub(mul(x186, x219, w021), x531, w063)
    x556 = sub(mul(x159, x532, w021), add(mul(c18, x144, w033), x555, w019), w019)
    x557 = add(mul(c25, x542, w051), add(mul(x160, x523, w021), x556, w019), w019)
    x547 = sub(mul(x159, x523, w041), add(mul(x160, x532, w013), x546, w017), w017)
    x548 = sub(mul(c25, x543, w061), x547, w017)
    x228 = cos(q_13, w061)
    x229 = sin(q_13, w041)
    x239 = sub(mul(x228, x237, w013), mul(x229, x238, w051), w051)
    x240 = add(mul(x228, x238, w024), mul(x229, x237, w011), w011)
    x230 = add(mul(v_04, x228, w024), mul(v_05, x229, w013), w013)
    x242 = mul(x230, x230, w024)
    x258 = add(v_13, x230, w021)
    x268 = mul(x258, x258, w033)
    x284 = add(v_14, x258, w062)
    x294 = mul(x284, x284, w007)
    x231 = sub(mul(v_05, x228, w030), mul(v_04, x229, w043), w043)
    x243 = mul(x231, x231, w030)
    x246 = mul(x230, x231, w010)
    x234 = add(mul(v_12, x231, w032), add(mul(a_04, x228, w070), mul(a_05, x229, w008), w008), w008)
    x260 = add(a_13, x234, w032)
    x286 = add(a_14, x260, w070)
    x235 = sub(mul(v_12, x230, w058), sub(mul(a_05, x228, w036), mul(a_04, x229, w057), w057), w057)
    x232 = add(v_03, v_12, w058)
    x244 = mul(x230, x232, w013)
    x247 = add(x235, x244, w036)
    x249 = sub(x235, x244, w013)
    x262 = add(x236, mul(c25, x247, w076), w076)
    x508 = sub(mul(c15, x247, w077), mul(c18, add(x242, x243, w078), w078), w078)
    x241 = mul(x232, x232, w077)
    x250 = add(x241, x243, w079)
    x263 = sub(x239, mul(c25, x250, w080), w080)
    x245 = mul(x231, x232, w081)
    x248 = add(x234, x245, w082)
    x252 = sub(x234, x245, w081)
    x509 = sub(x508, sub(mul(c16, x248, w008), mul(c17, x236, w083), w083), w083)
    x233 = add(a_03, a_12, w078)
    x251 = sub(x233, x246, w008)
    x253 = add(x233, x246, w010)
    x264 = sub(x240, mul(c25, x253, w084), w084)
    x499 = sub(mul(c20, x253, w085), mul(c21, sub(x241, x243, w086), w086), w086)
    x500 = sub(x499, add(mul(c23, x247, w085), mul(c19, x252, w087), w087), w087)
    x501 = sub(sub(mul(c24, x248, w086), mul(c16, x236, w085), w085), x500, w087)
    x513 = add(mul(c16, add(x241, x242, w085), w085), mul(c15, x253, w086), w086)
    x514 = add(mul(c17, x240, w085), sub(mul(c18, x252, w088), x513, w086), w086)
    x494 = sub(mul(c24, x251, w085), mul(c23, sub(x242, x243, w030), w030), w030)
    x495 = sub(add(mul(c21, x249, w085), mul(c22, x253, w010), w010), sub(mul(c20, x252, w081), x494, w030), w030)
    x496 = sub(mul(c16, x239, w010), sub(mul(c15, x240, w081), x495, w030), w030)
    x503 = add(mul(c20, sub(x241, x242, w024), w024), mul(c21, x251, w077), w077)
    x504 = add(x503, add(mul(c23, x248, w082), mul(c19, x249, w024), w024), w024)
    x505 = add(add(mul(c22, x247, w036), mul(c15, x236, w014), w014), x504, w024)
    x511 = add(mul(c18, x249, w013), sub(mul(c15, x250, w079), mul(c16, x251, w008), w008), w008)
    x254 = cos(q_14, w013)
    x255 = sin(q_14, w079)
    x256 = sub(mul(x232, x254, w014), mul(x231, x255, w036), w036)
    x257 = add(mul(x231, x254, w043), mul(x232, x255, w058), w058)
    x265 = add(mul(x254, x262, w043), mul(x255, x264, w014), w014)
    x266 = sub(mul(x254, x264, w084), mul(x255, x262, w076), w076)
    x259 = sub(mul(v_13, x257, w084), add(mul(x233, x254, w043), mul(x235, x255, w077), w077), w077)
    x269 = mul(x257, x257, w084)
    x271 = mul(x256, x257, w043)
    x274 = add(x260, x271, w082)
    x277 = sub(x260, x271, w043)
    x469 = add(mul(c34, sub(x268, x269, w032), w032), mul(c31, x277, w010), w010)
    x288 = sub(x265, mul(c36, x274, w032), w032)
    x483 = sub(mul(c26, x274, w081), mul(c28, add(x268, x269, w085), w085), w085)
    x272 = mul(x257, x258, w081)
    x270 = mul(x256, x258, w021)
    x276 = add(x259, x272, w088)
    x278 = sub(x259, x272, w081)
    x289 = sub(x263, mul(c36, x276, w089), w089)
    x261 = add(mul(v_13, x256, w090), sub(mul(x233, x255, w078), mul(x235, x254, w057), w057), w057)
    x273 = sub(x261, x270, w090)
    x275 = add(x261, x270, w021)
    x470 = sub(mul(c26, x263, w078), add(mul(c32, x275, w091), x469, w010), w010)
    x471 = sub(add(mul(c35, x276, w078), mul(c33, x278, w091), w091), x470, w010)
    x484 = add(mul(c27, x265, w091), sub(mul(c29, x273, w078), x483, w085), w085)
    x267 = mul(x256, x256, w091)
    x486 = sub(mul(c28, x275, w078), mul(c29, add(x267, x269, w092), w092), w092)
    x487 = sub(x486, sub(mul(c27, x263, w078), mul(c26, x276, w093), w093), w093)
    x474 = add(mul(c30, x277, w092), mul(c32, sub(x267, x269, w084), w084), w084)
    x475 = sub(add(mul(c35, x274, w092), x474, w084), sub(mul(c34, x273, w092), mul(c31, x278, w078), w078), w078)
    x476 = add(mul(c26, x265, w084), sub(mul(c28, x266, w092), x475, w078), w078)
    x279 = add(x267, x268, w084)
    x478 = add(mul(c34, x274, w082), mul(c31, sub(x267, x268, w033), w033), w033)
    x479 = sub(mul(c28, x263, w080), sub(mul(c32, x276, w088), x478, w033), w033)
    x480 = sub(add(mul(c30, x275, w021), mul(c33, x273, w090), w090), x479, w033)
    x290 = sub(x266, mul(c36, x279, w090), w090)
    x489 = add(mul(c29, x278, w081), add(mul(c28, x277, w043), mul(c26, x279, w084), w084), w084)
    x280 = cos(q_15, w081)
    x281 = sin(q_15, w043)
    x282 = sub(mul(x256, x280, w021), mul(x257, x281, w080), w080)
    x283 = add(mul(x256, x281, w036), mul(x257, x280, w058), w058)
    x291 = add(mul(x280, x288, w036), mul(x281, x290, w021), w021)
    x292 = sub(mul(x280, x290, w090), mul(x281, x288, w032), w032)
    x285 = add(mul(x261, x281, w090), add(mul(x259, x280, w036), mul(v_14, x283, w088), w088), w088)
    x295 = mul(x283, x283, w090)
    x297 = mul(x282, x283, w036)
    x298 = mul(x283, x284, w058)
    x296 = mul(x282, x284, w062)
    x302 = add(x285, x298, w082)
    x304 = sub(x285, x298, w058)
    x300 = add(x286, x297, w088)
    x303 = sub(x286, x297, w036)
    x311 = sub(mul(c45, sub(x294, x295, w070), w070), mul(c42, x303, w091), w091)
    x312 = sub(mul(c44, x304, w070), sub(mul(c38, x289, w092), x311, w091), w091)
    x305 = add(mul(c37, add(x294, x295, w070), w070), mul(c38, x300, w092), w092)
    x287 = sub(mul(x261, x280, w057), sub(mul(x259, x281, w077), mul(v_14, x282, w070), w070), w070)
    x293 = mul(x282, x282, w080)
    x307 = add(mul(c39, x289, w057), mul(c40, add(x293, x295, w077), w077), w077)
    x315 = sub(mul(c41, x303, w057), mul(c43, sub(x293, x295, w090), w090), w090)
    x316 = sub(mul(c42, x304, w057), add(mul(c46, x300, w094), x315, w090), w090)
    x319 = sub(mul(c45, x300, w088), mul(c42, sub(x293, x294, w057), w057), w057)
    x309 = sub(mul(c37, x303, w036), mul(c38, add(x293, x294, w007), w007), w007)
    x310 = sub(mul(c39, x292, w036), sub(mul(c40, x304, w058), x309, w007), w007)
    x490 = add(mul(x280, x310, w036), sub(mul(c27, x266, w058), x489, w084), w084)
    x299 = sub(x287, x296, w036)
    x301 = add(x287, x296, w062)
    x308 = sub(x307, sub(mul(c38, x302, w070), mul(c37, x301, w058), w058), w058)
    x488 = sub(x308, x487, w093)
    x512 = add(x488, sub(mul(c17, x239, w077), x511, w008), w008)
    x472 = add(mul(c36, x308, w077), sub(mul(c29, x266, w076), x471, w010), w010)
    x313 = add(sub(mul(c46, x302, w077), mul(c43, x301, w076), w076), x312, w091)
    x314 = sub(mul(c40, x292, w076), x313, w091)
    x306 = add(mul(c39, x291, w076), sub(mul(c40, x299, w077), x305, w092), w092)
    x468 = sub(mul(x280, x306, w076), mul(x281, x310, w077), w077)
    x485 = add(x468, x484, w085)
    x491 = add(mul(x281, x306, w076), x490, w084)
    x492 = sub(mul(x254, x485, w076), mul(x255, x491, w070), w070)
    x510 = add(x492, x509, w083)
    x631 = add(x510, x610, w076)
    x493 = add(mul(x254, x491, w080), mul(x255, x485, w088), w088)
    x515 = add(x493, x514, w086)
    x516 = add(mul(x228, x512, w080), mul(x229, x515, w094), w094)
    x517 = sub(mul(x228, x515, w080), mul(x229, x512, w095), w095)
    x618 = add(x517, x617, w080)
    x317 = add(mul(c38, x291, w096), add(mul(c45, x299, w097), x316, w090), w090)
    x318 = sub(mul(c37, x292, w032), x317, w090)
    x477 = sub(mul(c36, x468, w077), sub(x318, x476, w078), w078)
    x502 = sub(x477, add(mul(c18, x240, w011), x501, w087), w087)
    x320 = add(mul(c44, x299, w036), sub(mul(c37, x289, w089), x319, w057), w057)
    x321 = sub(sub(mul(c43, x302, w082), mul(c41, x301, w062), w062), x320, w057)
    x322 = sub(mul(c40, x291, w021), x321, w057)
    x473 = add(mul(x280, x314, w021), add(mul(x281, x322, w062), x472, w010), w010)
    x481 = add(mul(x280, x322, w081), add(mul(c29, x265, w014), x480, w033), w033)
    x482 = sub(mul(x281, x314, w043), x481, w033)
    x506 = sub(mul(x254, x482, w043), sub(mul(c18, x239, w051), x505, w024), w024)
    x507 = add(mul(c25, x492, w070), add(mul(x255, x473, w043), x506, w024), w024)
    x497 = sub(mul(x254, x473, w013), sub(mul(x255, x482, w079), x496, w030), w030)
    x498 = sub(mul(c25, x493, w088), x497, w030)
    x633 = add(add(mul(x027, x602, w088), mul(x026, x607, w013), w013), add(mul(x228, x507, w088), mul(x229, x502, w079), w079), w079)
    x625 = add(sub(mul(x026, x602, w018), mul(x027, x607, w009), w009), sub(mul(x228, x502, w061), mul(x229, x507, w041), w041), w041)
    x323 = cos(q_16, w009)
    x324 = sin(q_16, w061)
    x334 = sub(mul(x323, x332, w018), mul(x324, x333, w013), w013)
    x335 = add(mul(x323, x333, w025), mul(x324, x332, w012), w012)
    x325 = add(mul(v_04, x323, w025), mul(v_05, x324, w018), w018)
    x337 = mul(x325, x325, w025)
    x353 = add(v_16, x325, w088)
    x363 = mul(x353, x353, w070)
    x379 = add(v_17, x353, w043)
    x389 = mul(x379, x379, w051)
    x326 = sub(mul(v_05, x323, w081), mul(v_04, x324, w014), w014)
    x338 = mul(x326, x326, w081)
    x341 = mul(x325, x326, w021)
    x329 = add(mul(v_15, x326, w062), add(mul(a_04, x323, w082), mul(a_05, x324, w036), w036), w036)
    x355 = add(a_16, x329, w062)
    x381 = add(a_17, x355, w082)
    x330 = sub(mul(v_15, x325, w089), sub(mul(a_05, x323, w011), mul(a_04, x324, w077), w077), w077)
    x327 = add(v_03, v_15, w089)
    x339 = mul(x325, x327, w018)
    x342 = add(x330, x339, w011)
    x344 = sub(x330, x339, w018)
    x357 = sub(x331, mul(c25, x342, w032), w032)
    x458 = add(mul(c18, add(x337, x338, w096), w096), mul(c15, x342, w097), w097)
    x336 = mul(x327, x327, w096)
    x345 = add(x336, x338, w098)
    x358 = add(x334, mul(c25, x345, w099), w099)
    x340 = mul(x326, x327, w100)
    x343 = add(x329, x340, w101)
    x347 = sub(x329, x340, w100)
    x459 = add(x458, sub(mul(c16, x343, w036), mul(c17, x331, w102), w102), w102)
    x328 = add(a_03, a_15, w097)
    x346 = sub(x328, x341, w036)
    x348 = add(x328, x341, w021)
    x359 = add(x335, mul(c25, x348, w103), w103)
    x449 = add(mul(c21, sub(x336, x338, w104), w104), mul(c20, x348, w105), w105)
    x450 = sub(x449, sub(mul(c23, x342, w104), mul(c19, x347, w106), w106), w106)
    x451 = add(sub(mul(c24, x343, w105), mul(c16, x331, w104), w104), x450, w106)
    x463 = sub(mul(c15, x348, w104), mul(c16, add(x336, x337, w105), w105), w105)
    x464 = add(mul(c17, x335, w104), add(mul(c18, x347, w107), x463, w105), w105)
    x444 = add(mul(c24, x346, w104), mul(c23, sub(x337, x338, w081), w081), w081)
    x445 = add(add(mul(c21, x344, w104), mul(c22, x348, w021), w021), add(mul(c20, x347, w100), x444, w081), w081)
    x446 = add(mul(c16, x334, w021), add(mul(c15, x335, w100), x445, w081), w081)
    x453 = sub(mul(c21, x346, w021), mul(c20, sub(x336, x337, w025), w025), w025)
    x454 = sub(x453, sub(mul(c23, x343, w101), mul(c19, x344, w021), w021), w021)
    x455 = add(sub(mul(c22, x342, w011), mul(c15, x331, w015), w015), x454, w021)
    x461 = sub(mul(c18, x344, w018), add(mul(c16, x346, w036), mul(c15, x345, w098), w098), w098)
    x349 = cos(q_17, w018)
    x350 = sin(q_17, w036)
    x351 = sub(mul(x327, x349, w015), mul(x326, x350, w011), w011)
    x352 = add(mul(x326, x349, w014), mul(x327, x350, w089), w089)
    x360 = add(mul(x349, x357, w014), mul(x350, x359, w015), w015)
    x361 = sub(mul(x349, x359, w103), mul(x350, x357, w032), w032)
    x354 = sub(mul(v_16, x352, w103), add(mul(x328, x349, w014), mul(x330, x350, w025), w025), w025)
    x364 = mul(x352, x352, w103)
    x366 = mul(x351, x352, w014)
    x369 = add(x355, x366, w101)
    x372 = sub(x355, x366, w014)
    x419 = add(mul(c31, x372, w062), mul(c34, sub(x363, x364, w096), w096), w096)
    x383 = sub(x360, mul(c36, x369, w062), w062)
    x433 = sub(mul(c26, x369, w100), mul(c28, add(x363, x364, w104), w104), w104)
    x367 = mul(x352, x353, w100)
    x365 = mul(x351, x353, w088)
    x371 = add(x354, x367, w107)
    x373 = sub(x354, x367, w100)
    x384 = sub(x358, mul(c36, x371, w108), w108)
    x356 = add(mul(v_16, x351, w109), sub(mul(x328, x350, w097), mul(x330, x349, w077), w077), w077)
    x368 = sub(x356, x365, w109)
    x370 = add(x356, x365, w088)
    x420 = sub(mul(c26, x358, w097), sub(mul(c32, x370, w110), x419, w096), w096)
    x421 = sub(add(mul(c35, x371, w097), mul(c33, x373, w110), w110), x420, w096)
    x434 = sub(mul(c27, x360, w110), add(mul(c29, x368, w097), x433, w104), w104)
    x362 = mul(x351, x351, w110)
    x436 = add(mul(c29, add(x362, x364, w097), w097), mul(c28, x370, w111), w111)
    x437 = sub(x436, sub(mul(c27, x358, w097), mul(c26, x371, w112), w112), w112)
    x424 = add(mul(c30, x372, w111), mul(c32, sub(x362, x364, w103), w103), w103)
    x425 = sub(add(mul(c35, x369, w111), x424, w103), sub(mul(c31, x373, w111), mul(c34, x368, w097), w097), w097)
    x426 = add(mul(c26, x360, w103), sub(mul(c28, x361, w111), x425, w097), w097)
    x374 = add(x362, x363, w103)
    x428 = add(mul(c31, sub(x362, x363, w070), w070), mul(c34, x369, w101), w101)
    x429 = sub(mul(c28, x358, w099), add(mul(c32, x371, w107), x428, w101), w101)
    x430 = sub(add(mul(c30, x370, w088), mul(c33, x368, w109), w109), x429, w101)
    x385 = sub(x361, mul(c36, x374, w109), w109)
    x439 = sub(mul(c29, x373, w100), add(mul(c28, x372, w014), mul(c26, x374, w103), w103), w103)
    x375 = cos(q_18, w100)
    x376 = sin(q_18, w014)
    x377 = sub(mul(x351, x375, w088), mul(x352, x376, w099), w099)
    x378 = add(mul(x351, x376, w011), mul(x352, x375, w089), w089)
    x386 = add(mul(x375, x383, w011), mul(x376, x385, w088), w088)
    x387 = sub(mul(x375, x385, w109), mul(x376, x383, w062), w062)
    x380 = add(mul(x356, x376, w109), add(mul(x354, x375, w011), mul(v_17, x378, w107), w107), w107)
    x390 = mul(x378, x378, w109)
    x392 = mul(x377, x378, w011)
    x393 = mul(x378, x379, w089)
    x391 = mul(x377, x379, w043)
    x397 = add(x380, x393, w070)
    x399 = sub(x380, x393, w089)
    x395 = add(x381, x392, w107)
    x398 = sub(x381, x392, w011)
    x406 = sub(mul(c42, x398, w082), mul(c45, sub(x389, x390, w110), w110), w110)
    x407 = sub(mul(c44, x399, w082), sub(mul(c38, x384, w111), x406, w110), w110)
    x400 = add(mul(c37, add(x389, x390, w082), w082), mul(c38, x395, w111), w111)
    x382 = sub(mul(x356, x375, w077), sub(mul(x354, x376, w025), mul(v_17, x377, w082), w082), w082)
    x388 = mul(x377, x377, w099)
    x402 = sub(mul(c40, add(x388, x390, w077), w077), mul(c39, x384, w025), w025)
    x410 = sub(mul(c41, x398, w077), mul(c43, sub(x388, x390, w109), w109), w109)
    x411 = add(mul(c42, x399, w077), add(mul(c46, x395, w113), x410, w109), w109)
    x414 = sub(mul(c42, sub(x388, x389, w077), w077), mul(c45, x395, w107), w107)
    x404 = sub(mul(c37, x398, w011), mul(c38, add(x388, x389, w051), w051), w051)
    x405 = add(mul(c39, x387, w011), add(mul(c40, x399, w089), x404, w051), w051)
    x440 = add(mul(x375, x405, w011), add(mul(c27, x361, w089), x439, w103), w103)
    x394 = sub(x382, x391, w011)
    x396 = add(x382, x391, w043)
    x403 = add(x402, sub(mul(c38, x397, w082), mul(c37, x396, w089), w089), w089)
    x438 = add(x403, x437, w112)
    x462 = sub(x438, sub(mul(c17, x334, w025), x461, w098), w098)
    x422 = add(mul(c36, x403, w025), add(mul(c29, x361, w032), x421, w096), w096)
    x408 = add(sub(mul(c46, x397, w025), mul(c43, x396, w032), w032), x407, w110)
    x409 = add(mul(c40, x387, w032), x408, w110)
    x401 = sub(mul(c39, x386, w032), add(mul(c40, x394, w025), x400, w111), w111)
    x418 = sub(mul(x375, x401, w032), mul(x376, x405, w025), w025)
    x435 = add(x418, x434, w104)
    x441 = add(mul(x376, x401, w032), x440, w103)
    x442 = sub(mul(x349, x435, w032), mul(x350, x441, w082), w082)
    x460 = sub(x442, x459, w102)
    x632 = add(x460, x560, w032)
    x637 = sub(mul(c14, sub(x631, x632, w099), w099), add(mul(x010, c05, w077), x636, w003), w003)
    x443 = add(mul(x349, x441, w099), mul(x350, x435, w077), w077)
    x465 = add(x443, x464, w105)
    x466 = sub(mul(x323, x462, w099), mul(x324, x465, w113), w113)
    x640 = add(sub(add(x516, x616, w099), add(x466, x566, w114), w114), x639, w023)
    x630 = mul(c13, sub(sub(x516, x616, w050), sub(x466, x566, w038), w038), w038)
    x467 = add(mul(x323, x465, w050), mul(x324, x462, w113), w113)
    x619 = add(x467, x567, w050)
    x624 = mul(c13, add(sub(x517, x617, w056), sub(x467, x567, w075), w075), w075)
    x642 = add(add(x618, x619, w056), add(mul(x012, c06, w001), x641, w022), w022)
    x622 = sub(mul(c14, sub(x618, x619, w050), w050), add(mul(x010, c04, w002), add(x620, x621, w028), w028), w028)
    x412 = sub(mul(c38, x386, w050), add(mul(c45, x394, w002), x411, w109), w109)
    x413 = sub(mul(c37, x387, w062), x412, w109)
    x427 = sub(mul(c36, x418, w025), sub(x413, x426, w097), w097)
    x452 = sub(x427, add(mul(c18, x335, w012), x451, w106), w106)
    x415 = add(mul(c44, x394, w011), sub(mul(c37, x384, w108), x414, w107), w107)
    x416 = sub(sub(mul(c43, x397, w070), mul(c41, x396, w043), w043), x415, w107)
    x417 = add(mul(c40, x386, w088), x416, w107)
    x423 = add(mul(x375, x409, w088), add(mul(x376, x417, w043), x422, w096), w096)
    x431 = add(mul(x375, x417, w100), sub(mul(c29, x360, w015), x430, w101), w101)
    x432 = sub(mul(x376, x409, w014), x431, w101)
    x456 = add(mul(x349, x432, w014), sub(mul(c18, x334, w013), x455, w021), w021)
    x457 = add(mul(c25, x442, w082), add(mul(x350, x423, w014), x456, w021), w021)
    x447 = sub(mul(x349, x423, w018), add(mul(x350, x432, w036), x446, w081), w081)
    x448 = sub(mul(c25, x443, w077), x447, w081)
    x623 = add(sub(add(x498, x598, w077), add(x448, x548, w018), w018), x622, w028)
    x634 = sub(sub(mul(x131, x552, w018), mul(x130, x557, w077), w077), sub(mul(x323, x457, w018), mul(x324, x452, w036), w036), w036)
    x626 = add(add(mul(x130, x552, w042), mul(x131, x557, w000), w000), add(mul(x323, x452, w009), mul(x324, x457, w061), w061), w061)
    F[0, 0] = add(add(x631, x632, w032), x638, w006)
    F[0, 1] = x610
    F[0, 2] = x585
    F[0, 3] = x113
    F[0, 4] = x560
    F[0, 5] = x535
    F[0, 6] = x211
    F[0, 7] = x510
    F[0, 8] = x485
    F[0, 9] = x306
    F[0, 10] = x460
    F[0, 11] = x435
    F[0, 12] = x401
    F[1, 0] = x640
    F[1, 1] = x612
    F[1, 2] = x588
    F[1, 3] = x115
    F[1, 4] = -x562
    F[1, 5] = -x538
    F[1, 6] = -x213
    F[1, 7] = x512
    F[1, 8] = x488
    F[1, 9] = x308
    F[1, 10] = -x462
    F[1, 11] = -x438
    F[1, 12] = -x403
    F[2, 0] = -x642
    F[2, 1] = -x615
    F[2, 2] = -x591
    F[2, 3] = -x117
    F[2, 4] = -x565
    F[2, 5] = -x541
    F[2, 6] = -x215
    F[2, 7] = -x515
    F[2, 8] = -x491
    F[2, 9] = -x310
    F[2, 10] = -x465
    F[2, 11] = -x441
    F[2, 12] = -x405
    F[3, 0] = -x623
    F[3, 1] = -x598
    F[3, 2] = x573
    F[3, 3] = x121
    F[3, 4] = x548
    F[3, 5] = -x523
    F[3, 6] = -x219
    F[3, 7] = -x498
    F[3, 8] = x473
    F[3, 9] = x314
    F[3, 10] = x448
    F[3, 11] = -x423
    F[3, 12] = -x409
    F[4, 0] = -add(add(x625, x626, w061), sub(x624, x629, w027), w027)
    F[4, 1] = -x602
    F[4, 2] = -x577
    F[4, 3] = x125
    F[4, 4] = -x552
    F[4, 5] = -x527
    F[4, 6] = x223
    F[4, 7] = -x502
    F[4, 8] = -x477
    F[4, 9] = x318
    F[4, 10] = -x452
    F[4, 11] = -x427
    F[4, 12] = x413
    F[5, 0] = -add(add(x633, x634, w036), add(x630, x637, w003), w003)
    F[5, 1] = -x607
    F[5, 2] = -x582
    F[5, 3] = x129
    F[5, 4] = x557
    F[5, 5] = x532
    F[5, 6] = -x227
    F[5, 7] = -x507
    F[5, 8] = -x482
    F[5, 9] = x322
    F[5, 10] = x457
    F[5, 11] = x432
    F[5, 12] = -x417


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
