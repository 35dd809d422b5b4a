# dae_residual of go2: Equations of motion as a residual: [dq/dt - rate(q, v), M a + h - J_c^T f - S^T tau_j].
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.control
# Convention  pinocchio
# Program     SHA-256 0894c5006c4027c92a815dc0dfd064da3d839ff2ed1bf30e6da8a623c77c96c4
# Operations  821 mul, 805 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     x     37  m, -, rad, m/s, rad/s            [q, v]
#     xdot  37  m/s, 1/s, rad/s, m/s^2, rad/s^2  [dq/dt, a]
#     u     24  N m, N                           [tau_j, f]
#
# Outputs
#     residual  37  m/s, 1/s, rad/s, N, N m  [dq/dt, tau]
#
# Statements it rests on
#     control/residual          PROVED
#     control/residual-free     PROVED
#     control/residual-gliding  PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def dae_residual(x, xdot, u, out=None):
    """Equations of motion as a residual: [dq/dt - rate(q, v), M a + h - J_c^T f - S^T tau_j].

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    x : array_like, (..., 37)
        [q, v]; m, -, rad, m/s, rad/s
    xdot : array_like, (..., 37)
        [dq/dt, a]; m/s, 1/s, rad/s, m/s^2, rad/s^2
    u : array_like, (..., 24)
        [tau_j, f]; N m, N
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

    Returns
    -------
    residual : ndarray, (..., 37)
        [dq/dt, tau]; m/s, 1/s, rad/s, N, N m
    """
    results = _run(
        _kernel,
        [
            ("x", x, (37,)),
            ("xdot", xdot, (37,)),
            ("u", u, (24,)),
        ],
        [
            ("residual", (37,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, x, xdot, u, residual):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (
        _, _, _, x_03, x_04, x_05, x_06, x_07, x_08, x_09, x_10, x_11, x_12, x_13, x_14, x_15,
        x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29,
        x_30, x_31, x_32, x_33, x_34, x_35, x_36
    ) = x
    (
        xdot_00, xdot_01, xdot_02, xdot_03, xdot_04, xdot_05, xdot_06, xdot_07, xdot_08,
        xdot_09, xdot_10, xdot_11, xdot_12, xdot_13, xdot_14, xdot_15, xdot_16, xdot_17,
        xdot_18, xdot_19, xdot_20, xdot_21, xdot_22, xdot_23, xdot_24, xdot_25, xdot_26,
        xdot_27, xdot_28, xdot_29, xdot_30, xdot_31, xdot_32, xdot_33, xdot_34, xdot_35,
        xdot_36
    ) = xdot
    (
        u_00, u_01, u_02, u_03, u_04, u_05, u_06, u_07, u_08, u_09, u_10, u_11, u_12, u_13,
        u_14, u_15, u_16, u_17, u_18, u_19, u_20, u_21, u_22, u_23
    ) = u
    (
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
        c35, c36, c37, c38
    ) = numbers(
        (
            1.0, 2.0, 0.1934, 0.0465, 0.213, 0.0955, 9.81, 0.037188086, 0.146694152, 16.087,
            0.424141229571024, 0.00012166, 0.002283689271632, 0.03675794225, 3.12e-05,
            0.008214766969476, 0.10962557, 7.119e-05, 4.092728e-06, 7.25574e-07, 0.00892066955205,
            1.2818914e-06, 0.00043992847495, 0.0789924, 0.00430848, 0.0005670347152, 0.000402580736,
            0.000429887296, 0.00747974233, 0.01539432908, 0.00084392, 0.02623, 3.58746816e-05,
            7.9431538e-05, 0.0001142508, 0.00249597775, 0.00492976, 0.5
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
        w140, w141, w142, w143
    ) = slots(144)
    x001 = mul(x_03, c02, w000)
    x016 = sub(c01, mul(x_03, x001, w001), w001)
    x009 = mul(x_06, x001, w000)
    x002 = mul(x_04, c02, w002)
    x004 = mul(x_04, x002, w003)
    x021 = sub(x004, x016, w004)
    x006 = mul(x_03, x002, w005)
    x010 = mul(x_06, x002, w002)
    x003 = mul(x_05, c02, w006)
    x005 = mul(x_05, x003, w007)
    x012 = sub(x005, sub(c01, x004, w003), w003)
    x017 = sub(x005, x016, w001)
    x007 = mul(x_03, x003, w007)
    x014 = add(x007, x010, w008)
    x019 = sub(x007, x010, w002)
    x008 = mul(x_04, x003, w007)
    x011 = mul(x_06, x003, w006)
    x013 = sub(x006, x011, w009)
    x015 = add(x006, x011, w006)
    x022 = sub(mul(u_12, x012, w005), add(mul(u_13, x015, w010), mul(u_14, x019, w011), w011), w011)
    x037 = sub(mul(u_15, x012, w005), add(mul(u_16, x015, w010), mul(u_17, x019, w012), w012), w012)
    x052 = sub(mul(u_18, x012, w005), add(mul(u_19, x015, w010), mul(u_20, x019, w013), w013), w013)
    x067 = sub(mul(u_21, x012, w005), add(mul(u_22, x015, w010), mul(u_23, x019, w014), w014), w014)
    x587 = add(sub(xdot_00, mul(x_20, x013, w005), w005), sub(mul(x_19, x012, w003), mul(x_21, x014, w010), w010), w010)
    x018 = sub(x008, x009, w005)
    x020 = add(x008, x009, w000)
    x023 = sub(mul(u_13, x017, w007), add(mul(u_12, x013, w003), mul(u_14, x020, w015), w015), w015)
    x038 = sub(mul(u_16, x017, w007), add(mul(u_15, x013, w003), mul(u_17, x020, w016), w016), w016)
    x053 = sub(mul(u_19, x017, w007), add(mul(u_18, x013, w003), mul(u_20, x020, w017), w017), w017)
    x068 = sub(mul(u_22, x017, w007), add(mul(u_21, x013, w009), mul(u_23, x020, w003), w003), w003)
    x589 = add(sub(xdot_02, mul(x_19, x019, w007), w007), sub(mul(x_21, x021, w009), mul(x_20, x020, w018), w018), w018)
    x024 = sub(mul(u_14, x021, w007), add(mul(u_12, x014, w009), mul(u_13, x018, w019), w019), w019)
    x039 = sub(mul(u_17, x021, w007), add(mul(u_15, x014, w009), mul(u_16, x018, w020), w020), w020)
    x054 = sub(mul(u_20, x021, w007), add(mul(u_18, x014, w009), mul(u_19, x018, w021), w021), w021)
    x069 = sub(mul(u_23, x021, w007), add(mul(u_21, x014, w008), mul(u_22, x018, w009), w009), w009)
    x588 = add(sub(xdot_01, mul(x_19, x015, w006), w006), sub(mul(x_20, x017, w001), mul(x_21, x018, w005), w005), w005)
    x025 = cos(x_07, w006)
    x026 = sin(x_07, w001)
    x027 = add(mul(x023, x025, w007), mul(x024, x026, w008), w008)
    x028 = sub(mul(x024, x025, w019), mul(x023, x026, w015), w015)
    x101 = add(mul(x_23, x025, w019), mul(x_24, x026, w007), w007)
    x122 = mul(x101, x101, w019)
    x133 = add(x_26, x101, w022)
    x140 = mul(x133, x133, w023)
    x152 = add(x_27, x133, w024)
    x160 = mul(x152, x152, w025)
    x102 = sub(mul(x_24, x025, w026), mul(x_23, x026, w027), w027)
    x123 = mul(x102, x102, w026)
    x126 = mul(x101, x102, w028)
    x105 = add(mul(x_25, x102, w029), add(mul(xdot_23, x025, w030), mul(xdot_24, x026, w031), w031), w031)
    x135 = add(xdot_26, x105, w029)
    x154 = add(xdot_27, x135, w030)
    x106 = sub(mul(x_25, x101, w032), sub(mul(xdot_24, x025, w033), mul(xdot_23, x026, w034), w034), w034)
    x029 = cos(x_08, w032)
    x030 = sin(x_08, w033)
    x031 = sub(mul(x022, x029, w035), mul(x028, x030, w036), w036)
    x032 = add(mul(x022, x030, w011), mul(x028, x029, w015), w015)
    x033 = cos(x_09, w011)
    x034 = sin(x_09, w035)
    x035 = sub(mul(x031, x033, w037), mul(x032, x034, w038), w038)
    x036 = add(mul(x031, x034, w036), mul(x032, x033, w015), w015)
    x040 = cos(x_10, w036)
    x041 = sin(x_10, w037)
    x042 = add(mul(x038, x040, w039), mul(x039, x041, w040), w040)
    x043 = sub(mul(x039, x040, w020), mul(x038, x041, w016), w016)
    x169 = add(mul(x_23, x040, w020), mul(x_24, x041, w039), w039)
    x184 = mul(x169, x169, w020)
    x195 = add(x_29, x169, w041)
    x202 = mul(x195, x195, w042)
    x214 = add(x_30, x195, w043)
    x222 = mul(x214, x214, w044)
    x170 = sub(mul(x_24, x040, w045), mul(x_23, x041, w046), w046)
    x185 = mul(x170, x170, w045)
    x188 = mul(x169, x170, w047)
    x173 = add(mul(x_28, x170, w048), add(mul(xdot_23, x040, w049), mul(xdot_24, x041, w050), w050), w050)
    x197 = add(xdot_29, x173, w048)
    x216 = add(xdot_30, x197, w049)
    x174 = sub(mul(x_28, x169, w051), sub(mul(xdot_24, x040, w052), mul(xdot_23, x041, w053), w053), w053)
    x044 = cos(x_11, w051)
    x045 = sin(x_11, w052)
    x046 = sub(mul(x037, x044, w054), mul(x043, x045, w055), w055)
    x047 = add(mul(x037, x045, w012), mul(x043, x044, w016), w016)
    x048 = cos(x_12, w012)
    x049 = sin(x_12, w054)
    x050 = sub(mul(x046, x048, w056), mul(x047, x049, w057), w057)
    x051 = add(mul(x046, x049, w055), mul(x047, x048, w016), w016)
    x055 = cos(x_13, w055)
    x056 = sin(x_13, w056)
    x057 = add(mul(x053, x055, w058), mul(x054, x056, w059), w059)
    x058 = sub(mul(x054, x055, w021), mul(x053, x056, w017), w017)
    x231 = add(mul(x_23, x055, w021), mul(x_24, x056, w058), w058)
    x243 = mul(x231, x231, w021)
    x254 = add(x_32, x231, w060)
    x261 = mul(x254, x254, w061)
    x273 = add(x_33, x254, w062)
    x281 = mul(x273, x273, w063)
    x232 = sub(mul(x_24, x055, w064), mul(x_23, x056, w065), w065)
    x244 = mul(x232, x232, w064)
    x247 = mul(x231, x232, w066)
    x235 = add(mul(x_31, x232, w067), add(mul(xdot_23, x055, w068), mul(xdot_24, x056, w069), w069), w069)
    x256 = add(xdot_32, x235, w067)
    x275 = add(xdot_33, x256, w068)
    x236 = sub(mul(x_31, x231, w070), sub(mul(xdot_24, x055, w071), mul(xdot_23, x056, w072), w072), w072)
    x059 = cos(x_14, w070)
    x060 = sin(x_14, w071)
    x061 = sub(mul(x052, x059, w073), mul(x058, x060, w074), w074)
    x062 = add(mul(x052, x060, w013), mul(x058, x059, w017), w017)
    x063 = cos(x_15, w013)
    x064 = sin(x_15, w073)
    x065 = sub(mul(x061, x063, w075), mul(x062, x064, w076), w076)
    x066 = add(mul(x061, x064, w074), mul(x062, x063, w017), w017)
    x070 = cos(x_16, w074)
    x071 = sin(x_16, w075)
    x072 = add(mul(x068, x070, w077), mul(x069, x071, w078), w078)
    x073 = sub(mul(x069, x070, w009), mul(x068, x071, w003), w003)
    x290 = add(mul(x_23, x070, w009), mul(x_24, x071, w077), w077)
    x302 = mul(x290, x290, w009)
    x313 = add(x_35, x290, w079)
    x320 = mul(x313, x313, w080)
    x332 = add(x_36, x313, w081)
    x340 = mul(x332, x332, w082)
    x291 = sub(mul(x_24, x070, w083), mul(x_23, x071, w084), w084)
    x303 = mul(x291, x291, w083)
    x306 = mul(x290, x291, w085)
    x294 = add(mul(x_34, x291, w086), add(mul(xdot_23, x070, w087), mul(xdot_24, x071, w088), w088), w088)
    x315 = add(xdot_35, x294, w086)
    x334 = add(xdot_36, x315, w087)
    x295 = sub(mul(x_34, x290, w089), sub(mul(xdot_24, x070, w090), mul(xdot_23, x071, w091), w091), w091)
    x074 = cos(x_17, w089)
    x075 = sin(x_17, w090)
    x076 = sub(mul(x067, x074, w092), mul(x073, x075, w093), w093)
    x077 = add(mul(x067, x075, w014), mul(x073, x074, w003), w003)
    x078 = cos(x_18, w014)
    x079 = sin(x_18, w092)
    x080 = sub(mul(x076, x078, w094), mul(x077, x079, w095), w095)
    x081 = add(mul(x076, x079, w093), mul(x077, x078, w003), w003)
    x082 = add(mul(x_21, x_23, w093), sub(xdot_19, mul(x_20, x_24, w094), w094), w094)
    x083 = add(mul(x019, c07, w002), x082, w094)
    x084 = add(mul(x_19, x_24, w002), sub(xdot_20, mul(x_21, x_22, w093), w093), w093)
    x085 = add(mul(x020, c07, w000), x084, w093)
    x086 = add(mul(x_20, x_22, w000), sub(xdot_21, mul(x_19, x_23, w002), w002), w002)
    x087 = sub(mul(x021, c07, w004), x086, w002)
    x088 = mul(x_22, x_22, w004)
    x089 = mul(x_23, x_23, w000)
    x090 = mul(x_24, x_24, w096)
    x094 = add(x089, x090, w097)
    x107 = mul(c03, x094, w098)
    x111 = mul(c04, add(x088, x090, w099), w099)
    x091 = mul(x_22, x_23, w100)
    x095 = sub(xdot_24, x091, w101)
    x097 = add(xdot_24, x091, w100)
    x112 = mul(c03, x097, w102)
    x113 = sub(x111, x112, w103)
    x177 = add(x111, x112, w102)
    x178 = add(x085, x177, w099)
    x238 = sub(x085, x177, w102)
    x114 = sub(x085, x113, w104)
    x297 = add(x085, x113, w103)
    x108 = mul(c04, x095, w105)
    x109 = add(x107, x108, w106)
    x175 = sub(x107, x108, w105)
    x176 = sub(x083, x175, w098)
    x237 = add(x083, x175, w105)
    x110 = sub(x083, x109, w107)
    x296 = add(x083, x109, w106)
    x092 = mul(x_22, x_24, w108)
    x096 = add(xdot_23, x092, w109)
    x099 = sub(xdot_23, x092, w108)
    x115 = mul(c03, x099, w110)
    x563 = sub(mul(x099, c11, w111), mul(c13, sub(x088, x090, w112), w112), w112)
    x582 = sub(mul(x099, c09, w111), mul(add(x088, x089, w113), c08, w113), w113)
    x578 = sub(mul(x083, c10, w111), add(mul(x096, c08, w114), mul(x094, c09, w097), w097), w097)
    x093 = mul(x_23, x_24, w111)
    x098 = sub(xdot_22, x093, w114)
    x100 = add(xdot_22, x093, w111)
    x116 = mul(c04, x100, w115)
    x117 = sub(x115, x116, w116)
    x179 = add(x115, x116, w115)
    x180 = add(x087, x179, w110)
    x239 = sub(x087, x179, w115)
    x240 = sub(mul(x055, x238, w117), mul(x056, x239, w118), w118)
    x241 = add(mul(x055, x239, w115), mul(x056, x238, w102), w102)
    x258 = add(mul(x059, x237, w115), mul(x060, x241, w117), w117)
    x259 = sub(mul(x059, x241, w115), mul(x060, x237, w119), w119)
    x181 = sub(mul(x040, x178, w115), mul(x041, x180, w120), w120)
    x182 = add(mul(x040, x180, w110), mul(x041, x178, w099), w099)
    x199 = add(mul(x044, x176, w110), mul(x045, x182, w115), w115)
    x200 = sub(mul(x044, x182, w110), mul(x045, x176, w121), w121)
    x118 = add(x087, x117, w110)
    x298 = sub(x087, x117, w116)
    x299 = sub(mul(x070, x297, w122), mul(x071, x298, w123), w123)
    x300 = add(mul(x070, x298, w116), mul(x071, x297, w103), w103)
    x317 = add(mul(x074, x296, w116), mul(x075, x300, w122), w122)
    x318 = sub(mul(x074, x300, w116), mul(x075, x296, w124), w124)
    x119 = sub(mul(x025, x114, w116), mul(x026, x118, w125), w125)
    x120 = add(mul(x025, x118, w110), mul(x026, x114, w104), w104)
    x137 = add(mul(x029, x110, w110), mul(x030, x120, w116), w116)
    x138 = sub(mul(x029, x120, w110), mul(x030, x110, w126), w126)
    x559 = add(mul(x099, c12, w108), add(mul(x100, c14, w110), mul(x097, c13, w127), w127), w127)
    x564 = sub(mul(x095, c15, w108), add(mul(x100, c12, w111), mul(x096, c16, w110), w110), w110)
    x565 = sub(mul(x087, c09, w108), sub(mul(x083, c08, w094), sub(x563, x564, w110), w110), w110)
    x558 = sub(mul(x098, c16, w108), mul(c15, sub(x089, x090, w096), w096), w096)
    x572 = add(mul(c12, sub(x088, x089, w000), w000), add(mul(x095, c14, w101), mul(x098, c13, w004), w004), w004)
    x573 = add(sub(mul(x097, c11, w000), mul(x096, c15, w109), w109), x572, w004)
    x580 = add(mul(x085, c10, w109), add(mul(x097, c09, w100), mul(x098, c08, w114), w114), w114)
    x103 = add(x_22, x_25, w109)
    x124 = mul(x101, x103, w007)
    x125 = mul(x102, x103, w100)
    x128 = add(x105, x125, w000)
    x127 = add(x106, x124, w101)
    x121 = mul(x103, x103, w108)
    x131 = sub(mul(x029, x103, w094), mul(x030, x102, w112), w112)
    x132 = add(mul(x029, x102, w027), mul(x030, x103, w109), w109)
    x141 = mul(x132, x132, w027)
    x143 = mul(x131, x132, w094)
    x145 = add(x135, x143, w111)
    x148 = sub(x135, x143, w094)
    x523 = add(mul(x148, c27, w029), mul(c29, sub(x140, x141, w128), w128), w128)
    x156 = sub(x137, mul(c05, x145, w029), w029)
    x533 = sub(mul(x145, c24, w129), mul(add(x140, x141, w130), c25, w130), w130)
    x144 = mul(x132, x133, w129)
    x142 = mul(x131, x133, w022)
    x139 = mul(x131, x131, w131)
    x526 = add(mul(x145, c30, w132), mul(c28, sub(x139, x141, w027), w027), w027)
    x149 = add(x139, x140, w132)
    x530 = add(mul(c27, sub(x139, x140, w023), w023), mul(x145, c29, w111), w111)
    x158 = sub(x138, mul(c05, x149, w023), w023)
    x352 = mul(add(mul(x033, x156, w131), mul(x034, x158, w133), w133), c32, w133)
    x353 = mul(sub(mul(x033, x158, w023), mul(x034, x156, w029), w029), c31, w029)
    x150 = sub(mul(x033, x131, w023), mul(x034, x132, w131), w131)
    x151 = add(mul(x033, x132, w023), mul(x034, x131, w134), w134)
    x161 = mul(x151, x151, w023)
    x163 = mul(x150, x151, w135)
    x164 = mul(x151, x152, w136)
    x162 = mul(x150, x152, w024)
    x165 = add(x154, x163, w137)
    x168 = sub(x154, x163, w135)
    x349 = add(mul(c36, sub(x160, x161, w030), w030), sub(mul(x027, c05, w138), mul(x168, c34, w139), w139), w139)
    x361 = add(mul(add(x160, x161, w030), c31, w030), mul(x165, c32, w138), w138)
    x362 = sub(x035, x361, w138)
    x535 = sub(mul(x034, x362, w030), add(mul(x148, c25, w140), mul(x149, c24, w132), w132), w132)
    x159 = mul(x150, x150, w030)
    x354 = sub(mul(x168, c33, w140), mul(c35, sub(x159, x161, w023), w023), w023)
    x355 = sub(mul(c05, x035, w140), add(mul(x165, c37, w141), x354, w023), w023)
    x358 = sub(mul(c34, sub(x159, x160, w140), w140), mul(x165, c36, w137), w137)
    x364 = sub(mul(x168, c31, w135), mul(add(x159, x160, w025), c32, w025), w025)
    x365 = sub(x036, x364, w025)
    x522 = add(mul(x033, x362, w138), mul(x034, x365, w135), w135)
    x534 = sub(x522, x533, w130)
    x536 = sub(mul(x033, x365, w025), x535, w132)
    x548 = add(mul(x030, x536, w025), sub(mul(x127, c17, w138), mul(x128, c18, w030), w030), w030)
    x549 = add(mul(x029, x534, w025), x548, w030)
    x104 = add(xdot_22, xdot_25, w025)
    x129 = sub(x104, x126, w138)
    x130 = add(x104, x126, w028)
    x537 = sub(mul(x130, c21, w140), mul(c22, sub(x122, x123, w141), w141), w141)
    x542 = sub(mul(c20, sub(x121, x123, w140), w140), mul(x130, c19, w142), w142)
    x543 = sub(add(mul(x127, c22, w140), mul(x128, c23, w143), w143), add(mul(x110, c18, w140), x542, w142), w142)
    x553 = add(mul(add(x121, x122, w143), c18, w143), mul(x130, c17, w028), w028)
    x554 = sub(mul(x030, x534, w130), add(mul(x029, x536, w132), x553, w028), w028)
    x538 = sub(mul(sub(x106, x124, w007), c20, w007), mul(x129, c23, w130), w130)
    x539 = sub(x538, add(mul(sub(x105, x125, w100), c19, w100), x537, w141), w141)
    x540 = sub(mul(x119, c18, w130), add(mul(x120, c17, w104), x539, w141), w141)
    x545 = add(mul(x129, c20, w130), mul(c19, sub(x121, x122, w019), w019), w019)
    x546 = add(add(mul(x128, c22, w000), mul(x127, c21, w101), w101), sub(mul(x110, c17, w107), x545, w019), w019)
    x550 = sub(mul(add(x121, x123, w026), c17, w026), mul(x129, c18, w138), w138)
    x134 = sub(mul(x_26, x132, w109), add(mul(x029, x104, w026), mul(x030, x106, w108), w108), w108)
    x136 = sub(mul(x_26, x131, w112), sub(mul(x029, x106, w034), mul(x030, x104, w025), w025), w025)
    x146 = add(x136, x142, w112)
    x147 = add(x134, x144, w034)
    x527 = sub(mul(sub(x134, x144, w129), c27, w129), mul(sub(x136, x142, w022), c29, w022), w022)
    x528 = sub(sub(add(mul(x148, c26, w094), x526, w027), x527, w022), add(mul(x138, c25, w126), mul(x137, c24, w116), w116), w116)
    x157 = sub(x119, mul(c05, x147, w022), w022)
    x524 = add(sub(mul(x147, c30, w126), x523, w128), sub(mul(x146, c28, w126), mul(x119, c24, w027), w027), w027)
    x531 = add(add(mul(x146, c26, w128), x530, w111), sub(mul(x147, c28, w128), mul(x119, c25, w125), w125), w125)
    x551 = add(mul(x147, c24, w034), add(mul(x146, c25, w112), x550, w138), w138)
    x153 = add(mul(x034, x136, w034), add(mul(x033, x134, w112), mul(x_27, x151, w134), w134), w134)
    x155 = sub(mul(x034, x134, w108), add(mul(x033, x136, w025), mul(x_27, x150, w131), w131), w131)
    x166 = sub(x155, x162, w108)
    x167 = add(x153, x164, w025)
    x356 = sub(mul(add(x155, x162, w024), c36, w024), mul(sub(x153, x164, w136), c34, w136), w136)
    x357 = add(add(x355, x356, w136), sub(x352, x353, w029), w029)
    x529 = add(x357, sub(mul(c05, x522, w135), x528, w116), w116)
    x544 = sub(x529, x543, w142)
    x350 = sub(mul(x167, c37, w135), add(mul(x157, c32, w136), x349, w139), w139)
    x351 = sub(sub(mul(x036, c06, w015), mul(x166, c35, w135), w135), x350, w139)
    x359 = sub(mul(x167, c35, w135), sub(mul(x157, c31, w022), x358, w137), w137)
    x360 = add(add(mul(x035, c06, w038), mul(x166, c33, w135), w135), x359, w137)
    x532 = add(mul(x034, x351, w135), sub(mul(x033, x360, w038), x531, w125), w125)
    x363 = sub(mul(x166, c31, w108), sub(x027, mul(x167, c32, w025), w025), w025)
    x552 = add(x363, x551, w138)
    x525 = sub(add(mul(x034, x360, w137), x524, w027), sub(mul(x033, x351, w139), mul(c05, x363, w025), w025), w025)
    x541 = add(mul(x030, x532, w027), sub(mul(x029, x525, w139), x540, w141), w141)
    x547 = sub(mul(x030, x525, w025), add(mul(x029, x532, w125), x546, w019), w019)
    x555 = sub(mul(x025, x552, w025), mul(x026, x554, w125), w125)
    x556 = add(mul(x025, x554, w028), mul(x026, x552, w138), w138)
    x171 = add(x_22, x_28, w028)
    x186 = mul(x169, x171, w039)
    x187 = mul(x170, x171, w025)
    x190 = add(x173, x187, w032)
    x189 = add(x174, x186, w033)
    x183 = mul(x171, x171, w027)
    x193 = sub(mul(x044, x171, w139), mul(x045, x170, w011), w011)
    x194 = add(mul(x044, x170, w046), mul(x045, x171, w028), w028)
    x203 = mul(x194, x194, w046)
    x205 = mul(x193, x194, w139)
    x207 = add(x197, x205, w137)
    x210 = sub(x197, x205, w139)
    x488 = add(mul(c29, sub(x202, x203, w048), w048), mul(c27, x210, w035), w035)
    x218 = sub(x199, mul(c05, x207, w048), w048)
    x498 = sub(mul(c24, x207, w108), mul(c25, add(x202, x203, w008), w008), w008)
    x206 = mul(x194, x195, w108)
    x204 = mul(x193, x195, w041)
    x201 = mul(x193, x193, w135)
    x491 = add(mul(c30, x207, w038), mul(c28, sub(x201, x203, w046), w046), w046)
    x211 = add(x201, x202, w038)
    x495 = add(mul(c29, x207, w137), mul(c27, sub(x201, x202, w042), w042), w042)
    x220 = sub(x200, mul(c05, x211, w137), w137)
    x369 = mul(c32, add(mul(x048, x218, w135), mul(x049, x220, w022), w022), w022)
    x370 = mul(c31, sub(mul(x048, x220, w137), mul(x049, x218, w048), w048), w048)
    x212 = sub(mul(x048, x193, w137), mul(x049, x194, w135), w135)
    x213 = add(mul(x048, x194, w137), mul(x049, x193, w015), w015)
    x223 = mul(x213, x213, w137)
    x366 = sub(mul(c05, x042, w136), mul(c36, sub(x222, x223, w133), w133), w133)
    x225 = mul(x212, x213, w136)
    x226 = mul(x213, x214, w023)
    x224 = mul(x212, x214, w043)
    x227 = add(x216, x225, w024)
    x230 = sub(x216, x225, w136)
    x378 = add(mul(c31, add(x222, x223, w049), w049), mul(c32, x227, w134), w134)
    x379 = sub(x050, x378, w134)
    x500 = sub(mul(x049, x379, w049), add(mul(c25, x210, w131), mul(c24, x211, w038), w038), w038)
    x221 = mul(x212, x212, w049)
    x371 = sub(mul(c33, x230, w131), mul(c35, sub(x221, x223, w137), w137), w137)
    x372 = sub(mul(c05, x050, w131), add(mul(c37, x227, w034), x371, w137), w137)
    x375 = sub(mul(c36, x227, w024), mul(c34, sub(x221, x222, w131), w131), w131)
    x381 = sub(mul(c31, x230, w024), mul(c32, add(x221, x222, w044), w044), w044)
    x382 = sub(x051, x381, w044)
    x487 = add(mul(x048, x379, w134), mul(x049, x382, w024), w024)
    x499 = sub(x487, x498, w008)
    x501 = sub(mul(x048, x382, w044), x500, w038)
    x513 = sub(mul(x045, x501, w044), add(mul(c18, x190, w134), mul(c17, x189, w049), w049), w049)
    x514 = add(mul(x044, x499, w044), x513, w049)
    x172 = add(xdot_22, xdot_28, w044)
    x191 = sub(x172, x188, w134)
    x192 = add(x172, x188, w047)
    x502 = add(mul(c21, x192, w034), mul(c22, sub(x184, x185, w112), w112), w112)
    x507 = add(mul(c19, x192, w034), mul(c20, sub(x183, x185, w111), w111), w111)
    x508 = add(sub(mul(c22, x189, w034), mul(c23, x190, w128), w128), add(mul(c18, x176, w034), x507, w111), w111)
    x518 = sub(mul(c17, x192, w047), mul(c18, add(x183, x184, w128), w128), w128)
    x519 = sub(mul(x045, x499, w008), sub(mul(x044, x501, w038), x518, w128), w128)
    x503 = sub(mul(c19, sub(x173, x187, w025), w025), mul(c23, x191, w050), w050)
    x504 = add(x503, sub(mul(c20, sub(x174, x186, w039), w039), x502, w112), w112)
    x505 = add(mul(c17, x182, w099), sub(mul(c18, x181, w050), x504, w112), w112)
    x510 = sub(mul(c19, sub(x183, x184, w020), w020), mul(c20, x191, w099), w099)
    x511 = add(sub(mul(c22, x190, w032), mul(c21, x189, w033), w033), sub(mul(c17, x176, w098), x510, w099), w099)
    x515 = add(mul(c18, x191, w134), mul(c17, add(x183, x185, w045), w045), w045)
    x196 = sub(mul(x_29, x194, w028), add(mul(x044, x172, w134), mul(x045, x174, w027), w027), w027)
    x198 = sub(mul(x_29, x193, w011), sub(mul(x044, x174, w053), mul(x045, x172, w044), w044), w044)
    x208 = add(x198, x204, w011)
    x209 = add(x196, x206, w053)
    x492 = sub(mul(c29, sub(x198, x204, w041), w041), mul(c27, sub(x196, x206, w108), w108), w108)
    x493 = sub(sub(add(mul(c26, x210, w139), x491, w046), x492, w108), add(mul(c25, x200, w121), mul(c24, x199, w115), w115), w115)
    x219 = sub(x181, mul(c05, x209, w108), w108)
    x367 = add(mul(c32, x219, w121), add(mul(c34, x230, w136), x366, w133), w133)
    x489 = add(add(mul(c30, x209, w121), x488, w035), sub(mul(c28, x208, w121), mul(c24, x181, w136), w136), w136)
    x496 = add(sub(mul(c26, x208, w035), x495, w042), sub(mul(c28, x209, w035), mul(c25, x181, w120), w120), w120)
    x516 = add(mul(c24, x209, w053), sub(mul(c25, x208, w011), x515, w045), w045)
    x215 = add(mul(x049, x198, w053), add(mul(x048, x196, w011), mul(x_30, x213, w015), w015), w015)
    x217 = sub(mul(x049, x196, w027), add(mul(x048, x198, w044), mul(x_30, x212, w135), w135), w135)
    x228 = sub(x217, x224, w027)
    x229 = add(x215, x226, w044)
    x373 = sub(mul(c34, sub(x215, x226, w023), w023), mul(c36, add(x217, x224, w043), w043), w043)
    x374 = add(add(x372, x373, w043), sub(x369, x370, w048), w048)
    x494 = add(x374, sub(mul(c05, x487, w024), x493, w115), w115)
    x509 = add(x494, x508, w111)
    x368 = add(add(mul(c06, x051, w016), mul(c35, x228, w024), w024), sub(mul(c37, x229, w016), x367, w133), w133)
    x376 = sub(mul(c35, x229, w024), sub(mul(c31, x219, w108), x375, w131), w131)
    x377 = sub(sub(mul(c06, x050, w057), mul(c33, x228, w024), w024), x376, w131)
    x497 = add(mul(x049, x368, w024), add(mul(x048, x377, w057), x496, w120), w120)
    x380 = sub(mul(c31, x228, w027), sub(x042, mul(c32, x229, w044), w044), w044)
    x517 = add(x380, x516, w045)
    x490 = sub(add(mul(x048, x368, w133), x489, w136), sub(mul(x049, x377, w131), mul(c05, x380, w044), w044), w044)
    x506 = sub(mul(x045, x497, w136), sub(mul(x044, x490, w131), x505, w112), w112)
    x512 = add(mul(x045, x490, w044), add(mul(x044, x497, w120), x511, w099), w099)
    x520 = sub(mul(x040, x517, w044), mul(x041, x519, w120), w120)
    x521 = add(mul(x041, x517, w045), mul(x040, x519, w128), w128)
    x233 = add(x_22, x_31, w045)
    x245 = mul(x231, x233, w058)
    x246 = mul(x232, x233, w044)
    x249 = add(x235, x246, w051)
    x248 = add(x236, x245, w052)
    x242 = mul(x233, x233, w136)
    x252 = sub(mul(x059, x233, w131), mul(x060, x232, w054), w054)
    x253 = add(mul(x059, x232, w065), mul(x060, x233, w045), w045)
    x262 = mul(x253, x253, w065)
    x264 = mul(x252, x253, w131)
    x266 = add(x256, x264, w133)
    x269 = sub(x256, x264, w131)
    x453 = add(mul(c27, x269, w067), mul(c29, sub(x261, x262, w012), w012), w012)
    x277 = sub(x258, mul(c05, x266, w067), w067)
    x463 = sub(mul(c24, x266, w027), mul(c25, add(x261, x262, w040), w040), w040)
    x265 = mul(x253, x254, w027)
    x263 = mul(x252, x254, w060)
    x260 = mul(x252, x252, w024)
    x456 = add(mul(c30, x266, w057), mul(c28, sub(x260, x262, w065), w065), w065)
    x270 = add(x260, x261, w057)
    x460 = add(mul(c27, sub(x260, x261, w061), w061), mul(c29, x266, w133), w133)
    x279 = sub(x259, mul(c05, x270, w061), w061)
    x386 = mul(c32, add(mul(x063, x277, w024), mul(x064, x279, w108), w108), w108)
    x387 = mul(c31, sub(mul(x063, x279, w061), mul(x064, x277, w067), w067), w067)
    x271 = sub(mul(x063, x252, w061), mul(x064, x253, w024), w024)
    x272 = add(mul(x063, x253, w061), mul(x064, x252, w016), w016)
    x282 = mul(x272, x272, w061)
    x284 = mul(x271, x272, w043)
    x285 = mul(x272, x273, w022)
    x283 = mul(x271, x273, w062)
    x286 = add(x275, x284, w137)
    x289 = sub(x275, x284, w043)
    x383 = add(mul(c36, sub(x281, x282, w068), w068), sub(mul(c05, x057, w023), mul(c34, x289, w135), w135), w135)
    x395 = add(mul(c31, add(x281, x282, w068), w068), mul(c32, x286, w023), w023)
    x396 = sub(x065, x395, w023)
    x465 = sub(mul(x064, x396, w068), add(mul(c25, x269, w015), mul(c24, x270, w057), w057), w057)
    x280 = mul(x271, x271, w068)
    x388 = sub(mul(c33, x289, w015), mul(c35, sub(x280, x282, w061), w061), w061)
    x389 = sub(mul(c05, x065, w015), add(mul(c37, x286, w053), x388, w061), w061)
    x392 = sub(mul(c34, sub(x280, x281, w015), w015), mul(c36, x286, w137), w137)
    x398 = sub(mul(c31, x289, w043), mul(c32, add(x280, x281, w063), w063), w063)
    x399 = sub(x066, x398, w063)
    x452 = add(mul(x063, x396, w023), mul(x064, x399, w043), w043)
    x464 = sub(x452, x463, w040)
    x466 = sub(mul(x063, x399, w063), x465, w057)
    x478 = add(mul(x060, x466, w063), sub(mul(c17, x248, w023), mul(c18, x249, w068), w068), w068)
    x479 = add(mul(x059, x464, w063), x478, w068)
    x234 = add(xdot_22, xdot_31, w063)
    x250 = sub(x234, x247, w023)
    x251 = add(x234, x247, w066)
    x467 = sub(mul(c21, x251, w015), mul(c22, sub(x243, x244, w053), w053), w053)
    x472 = sub(mul(c19, x251, w015), mul(c20, sub(x242, x244, w011), w011), w011)
    x473 = sub(add(mul(c22, x248, w015), mul(c23, x249, w042), w042), add(mul(c18, x237, w015), x472, w011), w011)
    x483 = add(mul(c18, add(x242, x243, w042), w042), mul(c17, x251, w066), w066)
    x484 = sub(mul(x060, x464, w040), add(mul(x059, x466, w057), x483, w066), w066)
    x468 = sub(mul(c19, sub(x235, x246, w044), w044), mul(c23, x250, w069), w069)
    x469 = sub(x468, add(mul(c20, sub(x236, x245, w058), w058), x467, w053), w053)
    x470 = sub(mul(c18, x240, w069), add(mul(c17, x241, w102), x469, w053), w053)
    x475 = add(mul(c19, sub(x242, x243, w021), w021), mul(c20, x250, w069), w069)
    x476 = add(add(mul(c22, x249, w051), mul(c21, x248, w052), w052), add(mul(c17, x237, w105), x475, w069), w069)
    x480 = sub(mul(c17, add(x242, x244, w064), w064), mul(c18, x250, w023), w023)
    x255 = sub(mul(x_32, x253, w045), add(mul(x059, x234, w064), mul(x060, x236, w136), w136), w136)
    x257 = sub(mul(x_32, x252, w054), sub(mul(x059, x236, w072), mul(x060, x234, w063), w063), w063)
    x267 = add(x257, x263, w054)
    x268 = add(x255, x265, w072)
    x457 = sub(mul(c27, sub(x255, x265, w027), w027), mul(c29, sub(x257, x263, w060), w060), w060)
    x458 = sub(sub(add(mul(c26, x269, w131), x456, w065), x457, w060), add(mul(c25, x259, w119), mul(c24, x258, w117), w117), w117)
    x278 = sub(x240, mul(c05, x268, w060), w060)
    x454 = add(sub(mul(c30, x268, w119), x453, w012), sub(mul(c28, x267, w119), mul(c24, x240, w065), w065), w065)
    x461 = add(add(mul(c26, x267, w012), x460, w133), sub(mul(c28, x268, w012), mul(c25, x240, w118), w118), w118)
    x481 = add(mul(c24, x268, w072), add(mul(c25, x267, w054), x480, w023), w023)
    x274 = add(mul(x064, x257, w072), add(mul(x063, x255, w054), mul(x_33, x272, w016), w016), w016)
    x276 = sub(mul(x064, x255, w136), add(mul(x063, x257, w063), mul(x_33, x271, w024), w024), w024)
    x287 = sub(x276, x283, w136)
    x288 = add(x274, x285, w063)
    x390 = sub(mul(c36, add(x276, x283, w062), w062), mul(c34, sub(x274, x285, w022), w022), w022)
    x391 = add(add(x389, x390, w022), sub(x386, x387, w067), w067)
    x459 = add(x391, sub(mul(c05, x452, w043), x458, w117), w117)
    x474 = sub(x459, x473, w011)
    x384 = sub(mul(c37, x288, w043), add(mul(c32, x278, w022), x383, w135), w135)
    x385 = sub(sub(mul(c06, x066, w017), mul(c35, x287, w043), w043), x384, w135)
    x393 = sub(mul(c35, x288, w043), sub(mul(c31, x278, w060), x392, w137), w137)
    x394 = add(add(mul(c06, x065, w076), mul(c33, x287, w043), w043), x393, w137)
    x462 = add(mul(x064, x385, w043), sub(mul(x063, x394, w076), x461, w118), w118)
    x397 = sub(mul(c31, x287, w136), sub(x057, mul(c32, x288, w063), w063), w063)
    x482 = add(x397, x481, w023)
    x455 = sub(add(mul(x064, x394, w137), x454, w065), sub(mul(x063, x385, w135), mul(c05, x397, w063), w063), w063)
    x471 = add(mul(x060, x462, w065), sub(mul(x059, x455, w135), x470, w053), w053)
    x477 = sub(mul(x060, x455, w063), add(mul(x059, x462, w118), x476, w069), w069)
    x485 = sub(mul(x055, x482, w063), mul(x056, x484, w118), w118)
    x486 = add(mul(x055, x484, w066), mul(x056, x482, w023), w023)
    x292 = add(x_22, x_34, w066)
    x304 = mul(x290, x292, w077)
    x305 = mul(x291, x292, w063)
    x308 = add(x294, x305, w070)
    x307 = add(x295, x304, w071)
    x301 = mul(x292, x292, w065)
    x311 = sub(mul(x074, x292, w135), mul(x075, x291, w013), w013)
    x312 = add(mul(x074, x291, w084), mul(x075, x292, w066), w066)
    x321 = mul(x312, x312, w084)
    x323 = mul(x311, x312, w135)
    x325 = add(x315, x323, w137)
    x328 = sub(x315, x323, w135)
    x418 = add(mul(c29, sub(x320, x321, w086), w086), mul(c27, x328, w073), w073)
    x336 = sub(x317, mul(c05, x325, w086), w086)
    x428 = sub(mul(c24, x325, w136), mul(c25, add(x320, x321, w059), w059), w059)
    x324 = mul(x312, x313, w136)
    x322 = mul(x311, x313, w079)
    x319 = mul(x311, x311, w043)
    x421 = add(mul(c30, x325, w076), mul(c28, sub(x319, x321, w084), w084), w084)
    x329 = add(x319, x320, w076)
    x425 = add(mul(c29, x325, w137), mul(c27, sub(x319, x320, w080), w080), w080)
    x338 = sub(x318, mul(c05, x329, w137), w137)
    x403 = mul(c32, add(mul(x078, x336, w043), mul(x079, x338, w060), w060), w060)
    x404 = mul(c31, sub(mul(x078, x338, w137), mul(x079, x336, w086), w086), w086)
    x330 = sub(mul(x078, x311, w137), mul(x079, x312, w043), w043)
    x331 = add(mul(x078, x312, w137), mul(x079, x311, w017), w017)
    x341 = mul(x331, x331, w137)
    x400 = sub(mul(c05, x072, w022), mul(c36, sub(x340, x341, w108), w108), w108)
    x343 = mul(x330, x331, w022)
    x344 = mul(x331, x332, w061)
    x342 = mul(x330, x332, w081)
    x345 = add(x334, x343, w062)
    x348 = sub(x334, x343, w022)
    x412 = add(mul(c31, add(x340, x341, w087), w087), mul(c32, x345, w016), w016)
    x413 = sub(x080, x412, w016)
    x430 = sub(mul(x079, x413, w087), add(mul(c25, x328, w024), mul(c24, x329, w076), w076), w076)
    x339 = mul(x330, x330, w087)
    x405 = sub(mul(c33, x348, w024), mul(c35, sub(x339, x341, w137), w137), w137)
    x406 = sub(mul(c05, x080, w024), add(mul(c37, x345, w072), x405, w137), w137)
    x409 = sub(mul(c36, x345, w062), mul(c34, sub(x339, x340, w024), w024), w024)
    x415 = sub(mul(c31, x348, w062), mul(c32, add(x339, x340, w082), w082), w082)
    x416 = sub(x081, x415, w082)
    x417 = add(mul(x078, x413, w016), mul(x079, x416, w062), w062)
    x429 = sub(x417, x428, w059)
    x431 = sub(mul(x078, x416, w082), x430, w076)
    x443 = sub(mul(x075, x431, w082), add(mul(c18, x308, w016), mul(c17, x307, w087), w087), w087)
    x444 = add(mul(x074, x429, w082), x443, w087)
    x579 = add(add(x479, x514, w082), add(x549, add(x444, x578, w097), w097), w097)
    x571 = mul(c04, add(sub(x444, x479, w068), sub(x514, x549, w030), w030), w030)
    x293 = add(xdot_22, xdot_34, w068)
    x309 = sub(x293, x306, w049)
    x310 = add(x293, x306, w085)
    x432 = add(mul(c21, x310, w087), mul(c22, sub(x302, x303, w082), w082), w082)
    x437 = add(mul(c20, sub(x301, x303, w087), w087), mul(c19, x310, w016), w016)
    x438 = add(sub(mul(c22, x307, w087), mul(c23, x308, w072), w072), sub(mul(c18, x296, w087), x437, w016), w016)
    x448 = sub(mul(c17, x310, w085), mul(c18, add(x301, x302, w072), w072), w072)
    x449 = sub(mul(x075, x429, w059), sub(mul(x074, x431, w076), x448, w072), w072)
    x433 = add(mul(c20, sub(x295, x304, w077), w077), mul(c23, x309, w059), w059)
    x434 = add(x433, add(mul(c19, sub(x294, x305, w063), w063), x432, w082), w082)
    x435 = add(mul(c17, x300, w103), add(mul(c18, x299, w059), x434, w082), w082)
    x440 = sub(mul(c20, x309, w103), mul(c19, sub(x301, x302, w009), w009), w009)
    x441 = add(sub(mul(c22, x308, w070), mul(c21, x307, w071), w071), sub(mul(c17, x296, w106), x440, w009), w009)
    x445 = add(mul(c18, x309, w049), mul(c17, add(x301, x303, w083), w083), w083)
    x314 = sub(mul(x_35, x312, w066), add(mul(x074, x293, w049), mul(x075, x295, w065), w065), w065)
    x316 = sub(mul(x_35, x311, w013), sub(mul(x074, x295, w091), mul(x075, x293, w068), w068), w068)
    x326 = add(x316, x322, w013)
    x327 = add(x314, x324, w091)
    x422 = sub(mul(c29, sub(x316, x322, w079), w079), mul(c27, sub(x314, x324, w136), w136), w136)
    x423 = sub(sub(add(mul(c26, x328, w135), x421, w084), x422, w136), add(mul(c25, x318, w124), mul(c24, x317, w122), w122), w122)
    x337 = sub(x299, mul(c05, x327, w136), w136)
    x401 = add(mul(c32, x337, w124), add(mul(c34, x348, w022), x400, w108), w108)
    x419 = add(add(mul(c30, x327, w124), x418, w073), sub(mul(c28, x326, w124), mul(c24, x299, w022), w022), w022)
    x426 = add(sub(mul(c26, x326, w073), x425, w080), sub(mul(c28, x327, w073), mul(c25, x299, w123), w123), w123)
    x446 = add(mul(c24, x327, w091), sub(mul(c25, x326, w013), x445, w083), w083)
    x333 = add(mul(x079, x316, w091), add(mul(x078, x314, w013), mul(x_36, x331, w017), w017), w017)
    x335 = sub(mul(x079, x314, w065), add(mul(x078, x316, w068), mul(x_36, x330, w043), w043), w043)
    x346 = sub(x335, x342, w065)
    x347 = add(x333, x344, w068)
    x407 = sub(mul(c34, sub(x333, x344, w061), w061), mul(c36, add(x335, x342, w081), w081), w081)
    x408 = add(add(x406, x407, w081), sub(x403, x404, w086), w086)
    x424 = add(x408, sub(mul(c05, x417, w062), x423, w122), w122)
    x439 = add(x424, x438, w016)
    x566 = add(mul(x025, x544, w062), sub(mul(x070, x439, w081), x565, w110), w110)
    x574 = sub(mul(x071, x439, w016), add(mul(x085, c09, w062), x573, w004), w004)
    x576 = sub(mul(x025, x547, w006), add(mul(x026, x544, w142), x574, w004), w004)
    x402 = add(add(mul(c06, x081, w003), mul(c35, x346, w006), w006), sub(mul(c37, x347, w003), x401, w108), w108)
    x410 = sub(mul(c35, x347, w006), sub(mul(c31, x337, w136), x409, w024), w024)
    x411 = sub(sub(mul(c06, x080, w095), mul(c33, x346, w006), w006), x410, w024)
    x427 = add(mul(x079, x402, w006), add(mul(x078, x411, w095), x426, w123), w123)
    x414 = sub(mul(c31, x346, w065), sub(x072, mul(c32, x347, w068), w068), w068)
    x447 = add(x414, x446, w083)
    x420 = sub(add(mul(x078, x402, w108), x419, w022), sub(mul(x079, x411, w024), mul(c05, x414, w068), w068), w068)
    x436 = sub(mul(x075, x427, w022), sub(mul(x074, x420, w024), x435, w082), w082)
    x442 = add(mul(x075, x420, w068), add(mul(x074, x427, w123), x441, w009), w009)
    x560 = add(x436, add(mul(x085, c08, w093), add(x558, x559, w127), w127), w127)
    x567 = add(mul(x071, x442, w093), add(mul(x055, x474, w096), mul(x040, x509, w068), w068), w068)
    x568 = add(x567, add(mul(x056, x477, w093), mul(x041, x512, w096), w096), w096)
    x575 = sub(mul(x070, x442, w009), add(mul(x056, x474, w011), mul(x041, x509, w111), w111), w111)
    x577 = add(x575, add(mul(x055, x477, w069), mul(x040, x512, w099), w099), w099)
    x450 = sub(mul(x070, x447, w111), mul(x071, x449, w069), w069)
    x451 = add(mul(x071, x447, w083), mul(x070, x449, w072), w072)
    x583 = add(x556, add(x451, add(mul(x087, c10, w002), x582, w113), w113), w113)
    x581 = add(add(x485, x520, w002), add(x555, sub(x450, x580, w114), w114), w114)
    x570 = mul(c03, sub(add(x450, x485, w118), add(x520, x555, w125), w125), w125)
    x562 = mul(c03, sub(add(x451, x486, w118), add(x521, x556, w120), w120), w120)
    x569 = add(x562, add(add(mul(x026, x547, w019), x566, w110), x568, w096), w096)
    x557 = mul(c04, add(sub(x451, x486, w072), sub(x521, x556, w138), w138), w138)
    x561 = sub(x557, add(sub(x471, x506, w072), sub(x541, x560, w127), w127), w127)
    x584 = mul(x_22, c38, w138)
    x585 = mul(x_23, c38, w072)
    x586 = mul(x_24, c38, w120)
    x590 = sub(add(xdot_03, mul(x_05, x585, w110), w110), add(mul(x_06, x584, w019), mul(x_04, x586, w001), w001), w001)
    x591 = sub(add(xdot_04, mul(x_03, x586, w110), w110), add(mul(x_05, x584, w019), mul(x_06, x585, w118), w118), w118)
    x592 = sub(add(xdot_05, mul(x_04, x584, w110), w110), add(mul(x_03, x585, w019), mul(x_06, x586, w069), w069), w069)
    x593 = add(add(xdot_06, mul(x_05, x586, w120), w120), add(mul(x_03, x584, w138), mul(x_04, x585, w072), w072), w072)
    residual[0] = x587
    residual[1] = x588
    residual[2] = x589
    residual[3] = x590
    residual[4] = x591
    residual[5] = x592
    residual[6] = x593
    residual[7] = -sub(x_25, xdot_07, w120)
    residual[8] = -sub(x_26, xdot_08, w138)
    residual[9] = -sub(x_27, xdot_09, w110)
    residual[10] = -sub(x_28, xdot_10, w019)
    residual[11] = -sub(x_29, xdot_11, w002)
    residual[12] = -sub(x_30, xdot_12, w083)
    residual[13] = -sub(x_31, xdot_13, w074)
    residual[14] = -sub(x_32, xdot_14, w075)
    residual[15] = -sub(x_33, xdot_15, w111)
    residual[16] = -sub(x_34, xdot_16, w036)
    residual[17] = -sub(x_35, xdot_17, w055)
    residual[18] = -sub(x_36, xdot_18, w009)
    residual[19] = x579
    residual[20] = -x581
    residual[21] = -add(add(x486, x521, w128), x583, w113)
    residual[22] = x561
    residual[23] = -x569
    residual[24] = add(x570, add(x571, add(x576, x577, w099), w099), w099)
    residual[25] = -add(u_00, x541, w141)
    residual[26] = -add(u_01, x529, w116)
    residual[27] = -add(u_02, x357, w029)
    residual[28] = -sub(u_03, x506, w112)
    residual[29] = -add(u_04, x494, w115)
    residual[30] = -add(u_05, x374, w048)
    residual[31] = -add(u_06, x471, w053)
    residual[32] = -add(u_07, x459, w117)
    residual[33] = -add(u_08, x391, w067)
    residual[34] = -sub(u_09, x436, w082)
    residual[35] = -add(u_10, x424, w122)
    residual[36] = -add(u_11, x408, w086)


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
