# inverse_dynamics of go2: Inverse dynamics under contact forces: tau = M a + h - J_c^T f.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.outside
# Convention  pinocchio
# Program     SHA-256 1439ed0b89709aaec3ac765dafb8dc392b00134f45e186db699ccff7ba117644
# Operations  733 mul, 752 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad       [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
#     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#     f  12  N               on the robot at each contact, world axes
#
# Outputs
#     tau  18  N, N m  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     contact/static                 PROVED
#     derivatives/contacts-fixed     PROVED
#     derivatives/contacts-floating  PROVED
#     outside/contact-power          PROVED
#     outside/contact-power-free     PROVED
#     regressor/lumped-mixed         PROVED-MOD-P
#     regressor/lumped-disc          PROVED
#     regressor/reframed             PROVED
#     rotations/align                PROVED
#     rotations/align-back           PROVED

import math

import numpy as np

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def inverse_dynamics(q, v, a, f, out=None):
    """Inverse dynamics under contact forces: tau = M a + h - J_c^T f.

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
    f : array_like, (..., 12)
        on the robot at each contact, world axes; N
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
            ("f", f, (12,)),
        ],
        [
            ("tau", (18,)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, v, a, f, tau):
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
    (f_00, f_01, f_02, f_03, f_04, f_05, f_06, f_07, f_08, f_09, f_10, f_11) = f
    (
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
        c35, c36, c37, c38, c39, c40, c41
    ) = numbers(
        (
            1.0, 0.0148272943648, 2.0, 0.000429887296, 0.000859774592, 0.0005670347152,
            0.00747974233, 0.000402580736, 0.01539432908, 0.0789924, 0.00430848, 0.0955, 0.213,
            0.0048938853184, 0.0001142508, 0.0002285016, 3.58746816e-05, 0.00249597775,
            7.9431538e-05, 0.00492976, 0.02623, 0.00084392, 0.1934, 0.0465, 9.81, 0.037188086,
            0.146694152, 16.087, 0.424141229571024, 0.00012166, 0.002283689271632, 0.03675794225,
            3.12e-05, 0.008214766969476, 0.10962557, 7.119e-05, 4.092728e-06, 7.25574e-07,
            0.00892066955205, 1.2818914e-06, 0.00043992847495
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
        w182, w183, w184, w185, w186, w187, w188, w189, w190, w191, w192
    ) = slots(193)
    x001 = cos(q_08, w000)
    x013 = mul(x001, c13, w001)
    x002 = sin(q_08, w002)
    x003 = add(mul(x001, c05, w003), mul(x002, c02, w004), w004)
    x004 = mul(x002, x003, w003)
    x007 = sub(c04, mul(x001, x003, w004), w004)
    x005 = add(x004, c06, w005)
    x009 = sub(x004, c09, w003)
    x006 = add(mul(x002, c07, w006), mul(x001, c08, w007), w007)
    x008 = sub(mul(x001, c07, w006), mul(x002, c08, w008), w008)
    x010 = add(mul(x002, c10, w006), mul(x001, c11, w009), w009)
    x011 = sub(mul(x001, c10, w006), mul(x002, c11, w010), w010)
    x012 = mul(x002, c13, w006)
    x014 = cos(q_09, w011)
    x015 = sin(q_09, w012)
    x016 = sub(mul(x001, x014, w013), mul(x002, x015, w014), w014)
    x017 = add(mul(x001, x015, w012), mul(x002, x014, w011), w011)
    x027 = mul(c13, x017, w012)
    x018 = sub(mul(x016, c16, w002), mul(x017, c14, w000), w000)
    x019 = mul(x017, x018, w002)
    x022 = sub(c15, mul(x016, x018, w000), w000)
    x020 = sub(x019, c17, w013)
    x024 = add(x019, c20, w002)
    x021 = sub(mul(x017, c18, w015), mul(x016, c19, w016), w016)
    x023 = add(mul(x017, c19, w015), mul(x016, c18, w017), w017)
    x025 = sub(mul(x017, c21, w015), mul(x016, c22, w018), w018)
    x026 = add(mul(x017, c22, w011), mul(x016, c21, w015), w015)
    x028 = mul(c13, x016, w014)
    x029 = cos(q_11, w011)
    x041 = mul(c13, x029, w019)
    x030 = sin(q_11, w020)
    x031 = add(mul(c05, x029, w021), mul(c02, x030, w022), w022)
    x032 = mul(x030, x031, w021)
    x035 = sub(c04, mul(x029, x031, w022), w022)
    x033 = add(c06, x032, w023)
    x037 = sub(c09, x032, w021)
    x034 = add(mul(c08, x029, w024), mul(c07, x030, w025), w025)
    x036 = sub(mul(c08, x030, w024), mul(c07, x029, w026), w026)
    x038 = add(mul(c10, x030, w024), mul(c11, x029, w027), w027)
    x039 = sub(mul(c10, x029, w024), mul(c11, x030, w028), w028)
    x040 = mul(c13, x030, w024)
    x042 = cos(q_12, w029)
    x043 = sin(q_12, w030)
    x044 = sub(mul(x029, x042, w031), mul(x030, x043, w032), w032)
    x045 = add(mul(x029, x043, w030), mul(x030, x042, w029), w029)
    x055 = mul(c13, x045, w030)
    x046 = sub(mul(c16, x044, w020), mul(c14, x045, w011), w011)
    x047 = mul(x045, x046, w020)
    x050 = sub(c15, mul(x044, x046, w011), w011)
    x048 = sub(c17, x047, w031)
    x052 = add(c20, x047, w020)
    x049 = sub(mul(c19, x044, w033), mul(c18, x045, w034), w034)
    x051 = add(mul(c18, x044, w033), mul(c19, x045, w035), w035)
    x053 = sub(mul(c21, x045, w033), mul(c22, x044, w036), w036)
    x054 = add(mul(c22, x045, w029), mul(c21, x044, w033), w033)
    x056 = mul(c13, x044, w032)
    x057 = cos(q_14, w029)
    x069 = mul(c13, x057, w037)
    x058 = sin(q_14, w038)
    x059 = add(mul(c05, x057, w039), mul(c02, x058, w040), w040)
    x060 = mul(x058, x059, w039)
    x063 = sub(c04, mul(x057, x059, w040), w040)
    x061 = add(c06, x060, w041)
    x065 = sub(c09, x060, w039)
    x062 = add(mul(c07, x058, w042), mul(c08, x057, w043), w043)
    x064 = sub(mul(c07, x057, w042), mul(c08, x058, w044), w044)
    x066 = add(mul(c10, x058, w042), mul(c11, x057, w045), w045)
    x067 = sub(mul(c10, x057, w042), mul(c11, x058, w046), w046)
    x068 = mul(c13, x058, w042)
    x070 = cos(q_15, w047)
    x071 = sin(q_15, w048)
    x072 = sub(mul(x057, x070, w049), mul(x058, x071, w050), w050)
    x073 = add(mul(x057, x071, w048), mul(x058, x070, w047), w047)
    x083 = mul(c13, x073, w048)
    x074 = sub(mul(c16, x072, w038), mul(c14, x073, w029), w029)
    x075 = mul(x073, x074, w038)
    x078 = sub(c15, mul(x072, x074, w029), w029)
    x076 = sub(c17, x075, w049)
    x080 = add(c20, x075, w038)
    x077 = sub(mul(c18, x073, w051), mul(c19, x072, w052), w052)
    x079 = add(mul(c19, x073, w051), mul(c18, x072, w053), w053)
    x081 = sub(mul(c21, x073, w051), mul(c22, x072, w054), w054)
    x082 = add(mul(c22, x073, w047), mul(c21, x072, w051), w051)
    x084 = mul(c13, x072, w050)
    x085 = cos(q_17, w047)
    x097 = mul(c13, x085, w055)
    x086 = sin(q_17, w056)
    x087 = add(mul(c05, x085, w057), mul(c02, x086, w058), w058)
    x088 = mul(x086, x087, w057)
    x091 = sub(c04, mul(x085, x087, w058), w058)
    x089 = add(c06, x088, w059)
    x093 = sub(c09, x088, w057)
    x090 = add(mul(c08, x085, w060), mul(c07, x086, w061), w061)
    x092 = sub(mul(c08, x086, w060), mul(c07, x085, w062), w062)
    x094 = add(mul(c10, x086, w060), mul(c11, x085, w063), w063)
    x095 = sub(mul(c10, x085, w060), mul(c11, x086, w064), w064)
    x096 = mul(c13, x086, w060)
    x098 = cos(q_18, w065)
    x099 = sin(q_18, w066)
    x100 = sub(mul(x085, x098, w067), mul(x086, x099, w068), w068)
    x101 = add(mul(x085, x099, w066), mul(x086, x098, w065), w065)
    x111 = mul(c13, x101, w066)
    x102 = sub(mul(c16, x100, w056), mul(c14, x101, w047), w047)
    x103 = mul(x101, x102, w056)
    x106 = sub(c15, mul(x100, x102, w047), w047)
    x104 = sub(c17, x103, w067)
    x108 = add(c20, x103, w056)
    x105 = sub(mul(c19, x100, w069), mul(c18, x101, w070), w070)
    x107 = add(mul(c18, x100, w069), mul(c19, x101, w071), w071)
    x109 = sub(mul(c21, x101, w069), mul(c22, x100, w072), w072)
    x110 = add(mul(c22, x101, w065), mul(c21, x100, w069), w069)
    x112 = mul(c13, x100, w068)
    x113 = mul(q_03, c03, w065)
    x128 = sub(c01, mul(q_03, x113, w073), w073)
    x121 = mul(q_06, x113, w065)
    x114 = mul(q_04, c03, w074)
    x116 = mul(q_04, x114, w075)
    x133 = sub(x116, x128, w076)
    x118 = mul(q_03, x114, w077)
    x122 = mul(q_06, x114, w074)
    x115 = mul(q_05, c03, w078)
    x117 = mul(q_05, x115, w079)
    x124 = sub(x117, sub(c01, x116, w075), w075)
    x129 = sub(x117, x128, w073)
    x119 = mul(q_03, x115, w079)
    x126 = add(x119, x122, w080)
    x131 = sub(x119, x122, w074)
    x120 = mul(q_04, x115, w079)
    x123 = mul(q_06, x115, w078)
    x125 = sub(x118, x123, w081)
    x127 = add(x118, x123, w078)
    x134 = sub(mul(f_00, x124, w077), add(mul(f_01, x127, w082), mul(f_02, x131, w083), w083), w083)
    x141 = sub(mul(f_03, x124, w077), add(mul(f_04, x127, w082), mul(f_05, x131, w084), w084), w084)
    x148 = sub(mul(f_06, x124, w077), add(mul(f_07, x127, w082), mul(f_08, x131, w085), w085), w085)
    x155 = sub(mul(f_09, x124, w075), add(mul(f_10, x127, w078), mul(f_11, x131, w077), w077), w077)
    x130 = sub(x120, x121, w075)
    x132 = add(x120, x121, w065)
    x135 = sub(mul(f_01, x129, w079), add(mul(f_00, x125, w078), mul(f_02, x132, w082), w082), w082)
    x142 = sub(mul(f_04, x129, w079), add(mul(f_03, x125, w078), mul(f_05, x132, w086), w086), w086)
    x149 = sub(mul(f_07, x129, w079), add(mul(f_06, x125, w078), mul(f_08, x132, w087), w087), w087)
    x156 = sub(mul(f_10, x129, w073), add(mul(f_11, x132, w079), mul(f_09, x125, w081), w081), w081)
    x136 = sub(mul(f_02, x133, w073), add(mul(f_00, x126, w079), mul(f_01, x130, w078), w078), w078)
    x143 = sub(mul(f_05, x133, w073), add(mul(f_03, x126, w079), mul(f_04, x130, w088), w088), w088)
    x150 = sub(mul(f_08, x133, w073), add(mul(f_06, x126, w079), mul(f_07, x130, w089), w089), w089)
    x157 = sub(mul(f_11, x133, w073), add(mul(f_10, x130, w075), mul(f_09, x126, w080), w080), w080)
    x137 = cos(q_07, w073)
    x138 = sin(q_07, w075)
    x139 = add(mul(x135, x137, w079), mul(x136, x138, w090), w090)
    x140 = sub(mul(x136, x137, w078), mul(x135, x138, w082), w082)
    x181 = add(mul(v_04, x137, w078), mul(v_05, x138, w079), w079)
    x202 = mul(x181, x181, w078)
    x212 = add(v_07, x181, w091)
    x216 = mul(x212, x212, w092)
    x225 = add(v_08, x212, w093)
    x232 = mul(x225, x225, w094)
    x182 = sub(mul(v_05, x137, w095), mul(v_04, x138, w096), w096)
    x203 = mul(x182, x182, w095)
    x219 = add(x203, x216, w097)
    x206 = mul(x181, x182, w098)
    x218 = mul(x182, x212, w099)
    x234 = mul(x182, x225, w100)
    x185 = add(mul(v_06, x182, w101), add(mul(a_04, x137, w102), mul(a_05, x138, w103), w103), w103)
    x214 = add(a_07, x185, w101)
    x227 = add(a_08, x214, w102)
    x186 = sub(mul(v_06, x181, w104), sub(mul(a_05, x137, w105), mul(a_04, x138, w106), w106), w106)
    x144 = cos(q_10, w104)
    x145 = sin(q_10, w105)
    x146 = add(mul(x142, x144, w107), mul(x143, x145, w108), w108)
    x147 = sub(mul(x143, x144, w088), mul(x142, x145, w086), w086)
    x239 = add(mul(v_04, x144, w088), mul(v_05, x145, w107), w107)
    x254 = mul(x239, x239, w088)
    x264 = add(v_10, x239, w109)
    x268 = mul(x264, x264, w110)
    x277 = add(v_11, x264, w111)
    x284 = mul(x277, x277, w112)
    x240 = sub(mul(v_05, x144, w113), mul(v_04, x145, w114), w114)
    x255 = mul(x240, x240, w113)
    x271 = add(x255, x268, w115)
    x258 = mul(x239, x240, w116)
    x270 = mul(x240, x264, w117)
    x286 = mul(x240, x277, w118)
    x243 = add(mul(v_09, x240, w119), add(mul(a_04, x144, w120), mul(a_05, x145, w121), w121), w121)
    x266 = add(a_10, x243, w119)
    x279 = add(a_11, x266, w120)
    x244 = sub(mul(v_09, x239, w122), sub(mul(a_05, x144, w123), mul(a_04, x145, w124), w124), w124)
    x151 = cos(q_13, w122)
    x152 = sin(q_13, w123)
    x153 = add(mul(x149, x151, w125), mul(x150, x152, w126), w126)
    x154 = sub(mul(x150, x151, w089), mul(x149, x152, w087), w087)
    x291 = add(mul(v_04, x151, w089), mul(v_05, x152, w125), w125)
    x303 = mul(x291, x291, w089)
    x313 = add(v_13, x291, w127)
    x317 = mul(x313, x313, w128)
    x326 = add(v_14, x313, w129)
    x333 = mul(x326, x326, w130)
    x292 = sub(mul(v_05, x151, w131), mul(v_04, x152, w132), w132)
    x304 = mul(x292, x292, w131)
    x320 = add(x304, x317, w133)
    x307 = mul(x291, x292, w134)
    x319 = mul(x292, x313, w135)
    x335 = mul(x292, x326, w136)
    x295 = add(mul(v_12, x292, w137), add(mul(a_04, x151, w138), mul(a_05, x152, w139), w139), w139)
    x315 = add(a_13, x295, w137)
    x328 = add(a_14, x315, w138)
    x296 = sub(mul(v_12, x291, w140), sub(mul(a_05, x151, w141), mul(a_04, x152, w142), w142), w142)
    x158 = cos(q_16, w140)
    x159 = sin(q_16, w141)
    x160 = add(mul(x156, x158, w143), mul(x157, x159, w144), w144)
    x161 = sub(mul(x157, x158, w080), mul(x156, x159, w081), w081)
    x340 = add(mul(v_04, x158, w080), mul(v_05, x159, w143), w143)
    x352 = mul(x340, x340, w080)
    x362 = add(v_16, x340, w145)
    x366 = mul(x362, x362, w146)
    x375 = add(v_17, x362, w147)
    x382 = mul(x375, x375, w148)
    x341 = sub(mul(v_05, x158, w149), mul(v_04, x159, w150), w150)
    x353 = mul(x341, x341, w149)
    x369 = add(x353, x366, w151)
    x356 = mul(x340, x341, w152)
    x368 = mul(x341, x362, w153)
    x384 = mul(x341, x375, w154)
    x344 = add(mul(v_15, x341, w155), add(mul(a_04, x158, w156), mul(a_05, x159, w157), w157), w157)
    x364 = add(a_16, x344, w155)
    x377 = add(a_17, x364, w156)
    x345 = sub(mul(v_15, x340, w158), sub(mul(a_05, x158, w159), mul(a_04, x159, w160), w160), w160)
    x162 = add(mul(v_02, v_04, w158), sub(a_00, mul(v_01, v_05, w159), w159), w159)
    x163 = add(mul(x131, c25, w074), x162, w159)
    x164 = add(mul(v_00, v_05, w074), sub(a_01, mul(v_02, v_03, w158), w158), w158)
    x165 = add(mul(x132, c25, w065), x164, w158)
    x166 = add(mul(v_01, v_03, w065), sub(a_02, mul(v_00, v_04, w074), w074), w074)
    x167 = sub(mul(x133, c25, w076), x166, w074)
    x168 = mul(v_03, v_03, w076)
    x169 = mul(v_04, v_04, w065)
    x170 = mul(v_05, v_05, w161)
    x174 = add(x169, x170, w162)
    x187 = mul(c23, x174, w163)
    x191 = mul(c24, add(x168, x170, w164), w164)
    x171 = mul(v_03, v_04, w165)
    x175 = sub(a_05, x171, w166)
    x177 = add(a_05, x171, w165)
    x192 = mul(c23, x177, w167)
    x193 = sub(x191, x192, w168)
    x247 = add(x191, x192, w167)
    x248 = add(x165, x247, w164)
    x298 = sub(x165, x247, w167)
    x194 = sub(x165, x193, w169)
    x347 = add(x165, x193, w168)
    x188 = mul(c24, x175, w170)
    x189 = add(x187, x188, w171)
    x245 = sub(x187, x188, w170)
    x246 = sub(x163, x245, w163)
    x297 = add(x163, x245, w170)
    x190 = sub(x163, x189, w172)
    x346 = add(x163, x189, w171)
    x172 = mul(v_03, v_05, w173)
    x176 = add(a_04, x172, w174)
    x179 = sub(a_04, x172, w173)
    x195 = mul(c23, x179, w175)
    x574 = sub(mul(x179, c29, w176), mul(c31, sub(x168, x170, w177), w177), w177)
    x588 = sub(mul(x179, c27, w176), mul(add(x168, x169, w178), c26, w178), w178)
    x585 = sub(mul(x163, c28, w176), add(mul(x176, c26, w179), mul(x174, c27, w162), w162), w162)
    x173 = mul(v_04, v_05, w176)
    x178 = sub(a_03, x173, w179)
    x180 = add(a_03, x173, w176)
    x196 = mul(c24, x180, w180)
    x197 = sub(x195, x196, w181)
    x249 = add(x195, x196, w180)
    x250 = add(x167, x249, w175)
    x299 = sub(x167, x249, w180)
    x300 = sub(mul(x151, x298, w182), mul(x152, x299, w183), w183)
    x301 = add(mul(x151, x299, w180), mul(x152, x298, w167), w167)
    x251 = sub(mul(x144, x248, w180), mul(x145, x250, w182), w182)
    x252 = add(mul(x144, x250, w175), mul(x145, x248, w164), w164)
    x198 = add(x167, x197, w175)
    x348 = sub(x167, x197, w181)
    x349 = sub(mul(x158, x347, w180), mul(x159, x348, w184), w184)
    x350 = add(mul(x158, x348, w181), mul(x159, x347, w168), w168)
    x199 = sub(mul(x137, x194, w181), mul(x138, x198, w180), w180)
    x200 = add(mul(x137, x198, w175), mul(x138, x194, w169), w169)
    x568 = add(mul(x179, c30, w173), add(mul(x180, c32, w175), mul(x177, c31, w181), w181), w181)
    x575 = sub(mul(x175, c33, w173), add(mul(x180, c30, w176), mul(x176, c34, w175), w175), w175)
    x576 = sub(mul(x167, c27, w173), sub(mul(x163, c26, w159), sub(x574, x575, w175), w175), w175)
    x567 = sub(mul(x178, c34, w173), mul(c33, sub(x169, x170, w161), w161), w161)
    x582 = add(mul(c30, sub(x168, x169, w065), w065), add(mul(x175, c32, w166), mul(x178, c31, w076), w076), w076)
    x583 = add(sub(mul(x177, c29, w065), mul(x176, c33, w174), w174), x582, w076)
    x586 = add(mul(x165, c28, w174), add(mul(x177, c27, w165), mul(x178, c26, w179), w179), w179)
    x183 = add(v_03, v_06, w174)
    x204 = mul(x181, x183, w079)
    x205 = mul(x182, x183, w165)
    x217 = mul(x183, x212, w091)
    x233 = mul(x183, x225, w093)
    x208 = add(x185, x205, w065)
    x535 = sub(mul(sub(x185, x205, w103), c37, w103), mul(x008, sub(x203, x216, w166), w166), w166)
    x220 = add(x205, x214, w103)
    x223 = sub(x205, x214, w101)
    x229 = sub(mul(x013, x220, w173), add(x190, mul(x012, x219, w159), w159), w159)
    x530 = add(mul(x010, x200, w173), add(mul(x005, x223, w177), mul(x009, x220, w176), w176), w176)
    x235 = add(x205, x227, w173)
    x238 = sub(x205, x227, w102)
    x393 = sub(mul(x026, x235, w165), add(x134, mul(x025, add(x203, x232, w177), w177), w177), w177)
    x207 = add(x186, x204, w165)
    x556 = add(sub(mul(x207, c35, w185), mul(x208, c36, w186), w186), sub(mul(x010, x219, w097), mul(x011, x220, w185), w185), w185)
    x201 = mul(x183, x183, w186)
    x211 = sub(x201, x203, w097)
    x391 = add(mul(x026, x229, w159), add(mul(x027, x140, w187), mul(x022, x211, w188), w188), w188)
    x224 = add(x201, x216, w159)
    x547 = sub(mul(x190, c35, w187), mul(x006, sub(x201, x216, w092), w092), w092)
    x231 = sub(x200, sub(mul(x013, x224, w187), mul(x012, x223, w189), w189), w189)
    x548 = add(mul(x008, x220, w103), mul(x021, sub(x201, x232, w187), w187), w187)
    x395 = sub(mul(x025, x238, w103), add(x140, mul(x026, add(x201, x232, w190), w190), w190), w190)
    x215 = sub(x186, mul(v_07, x183, w103), w103)
    x228 = sub(x215, mul(v_08, x183, w174), w174)
    x390 = sub(mul(x020, x238, w191), mul(x023, add(x228, x233, w192), w192), w192)
    x236 = sub(x228, x233, w093)
    x529 = add(mul(x008, add(x215, x217, w174), w174), mul(x011, x190, w008), w008)
    x221 = sub(x215, x217, w091)
    x538 = sub(mul(x022, x236, w103), add(mul(x007, x221, w174), mul(x006, x223, w191), w191), w191)
    x539 = add(sub(mul(x028, x139, w103), mul(x021, x238, w102), w102), x538, w191)
    x184 = add(a_03, a_06, w102)
    x213 = sub(x184, mul(v_07, x182, w103), w103)
    x226 = sub(x213, mul(v_08, x182, w096), w096)
    x237 = sub(x226, x234, w174)
    x389 = sub(mul(x028, x134, w014), mul(x021, add(x226, x234, w100), w100), w100)
    x392 = sub(add(x390, sub(mul(x024, x235, w014), x389, w100), w100), sub(mul(x025, x231, w189), x391, w188), w188)
    x536 = sub(mul(x024, x237, w002), mul(x023, sub(x203, x232, w094), w094), w094)
    x549 = add(mul(x022, x237, w000), add(mul(x208, c40, w002), mul(x207, c39, w100), w100), w100)
    x394 = add(mul(x025, x236, w000), add(x139, mul(x026, x237, w174), w174), w174)
    x222 = sub(x213, x218, w000)
    x528 = sub(mul(x006, add(x213, x218, w099), w099), mul(x007, x211, w007), w007)
    x531 = sub(add(mul(x013, x393, w099), sub(x528, x529, w008), w008), add(mul(x012, x395, w099), x530, w176), w176)
    x532 = add(x392, x531, w176)
    x230 = add(x199, add(mul(x013, x222, w008), mul(x012, x221, w099), w099), w099)
    x550 = sub(x547, sub(mul(x007, x222, w004), mul(c12, x134, w083), w083), w083)
    x553 = add(mul(x012, x394, w006), add(mul(x010, x199, w092), x550, w083), w083)
    x209 = sub(x184, x206, w006)
    x210 = add(x184, x206, w098)
    x533 = sub(mul(x210, c39, w102), mul(c40, sub(x202, x203, w092), w092), w092)
    x537 = sub(mul(c12, x140, w082), sub(mul(x009, x222, w003), x533, w092), w092)
    x541 = sub(mul(x013, x394, w001), sub(mul(x200, c35, w169), x537, w092), w092)
    x543 = add(mul(x190, c36, w172), sub(mul(c38, x211, w097), mul(x210, c37, w001), w001), w001)
    x544 = sub(add(mul(x207, c40, w165), mul(x208, c41, w065), w065), x543, w001)
    x545 = add(x532, x544, w001)
    x560 = add(mul(add(x201, x202, w065), c36, w065), mul(x210, c35, w098), w098)
    x561 = sub(mul(x010, x223, w101), add(mul(x011, x224, w159), x560, w098), w098)
    x562 = add(x395, x561, w098)
    x534 = sub(mul(sub(x186, x204, w079), c38, w079), mul(x209, c41, w106), w106)
    x540 = add(mul(x026, x230, w015), sub(x536, sub(x534, x535, w166), w166), w166)
    x542 = add(mul(x199, add(x011, c36, w015), w015), add(x541, add(x539, x540, w166), w166), w166)
    x546 = add(mul(x209, c38, w015), mul(c37, sub(x201, x202, w078), w078), w078)
    x551 = sub(mul(x020, x236, w093), sub(mul(x005, x221, w005), x546, w078), w078)
    x552 = sub(sub(mul(x027, x139, w090), mul(x023, x235, w173), w173), x551, w078)
    x554 = add(x552, sub(mul(x025, x230, w099), sub(x548, x549, w100), w100), w100)
    x555 = add(x553, x554, w100)
    x557 = sub(mul(add(x201, x203, w095), c35, w095), mul(x209, c36, w006), w006)
    x558 = add(mul(x010, x221, w091), sub(mul(x011, x222, w000), x557, w006), w006)
    x559 = add(x394, x558, w006)
    x563 = add(mul(x137, x559, w174), mul(x138, x562, w091), w091)
    x564 = sub(mul(x137, x562, w098), mul(x138, x559, w006), w006)
    x241 = add(v_03, v_09, w098)
    x256 = mul(x239, x241, w107)
    x257 = mul(x240, x241, w174)
    x269 = mul(x241, x264, w109)
    x285 = mul(x241, x277, w111)
    x260 = add(x243, x257, w000)
    x498 = add(mul(c37, sub(x243, x257, w121), w121), mul(x036, sub(x255, x268, w010), w010), w010)
    x272 = add(x257, x266, w121)
    x275 = sub(x257, x266, w119)
    x281 = sub(mul(x041, x272, w009), add(x246, mul(x040, x271, w095), w095), w095)
    x493 = sub(mul(x038, x252, w009), sub(mul(x037, x272, w186), mul(x033, x275, w083), w083), w083)
    x287 = add(x257, x279, w009)
    x290 = sub(x257, x279, w120)
    x400 = sub(mul(x054, x287, w174), add(x141, mul(x053, add(x255, x284, w186), w186), w186), w186)
    x259 = add(x244, x256, w174)
    x519 = sub(add(mul(c36, x260, w078), mul(c35, x259, w099), w099), sub(mul(x038, x271, w115), mul(x039, x272, w078), w078), w078)
    x253 = mul(x241, x241, w099)
    x263 = sub(x253, x255, w115)
    x398 = add(mul(x054, x281, w095), add(mul(x055, x147, w187), mul(x050, x263, w018), w018), w018)
    x276 = add(x253, x268, w095)
    x510 = sub(mul(c35, x246, w187), mul(x034, sub(x253, x268, w110), w110), w110)
    x283 = sub(x252, sub(mul(x041, x276, w187), mul(x040, x275, w173), w173), w173)
    x511 = add(mul(x036, x272, w121), mul(x049, sub(x253, x284, w187), w187), w187)
    x402 = sub(mul(x053, x290, w121), add(x147, mul(x054, add(x253, x284, w090), w090), w090), w090)
    x267 = sub(x244, mul(v_10, x241, w121), w121)
    x280 = sub(x267, mul(v_11, x241, w098), w098)
    x397 = sub(mul(x048, x290, w017), mul(x051, add(x280, x285, w012), w012), w012)
    x288 = sub(x280, x285, w111)
    x492 = add(mul(x036, add(x267, x269, w098), w098), mul(x039, x246, w026), w026)
    x273 = sub(x267, x269, w109)
    x501 = add(mul(x050, x288, w121), sub(mul(x034, x275, w098), mul(x035, x273, w017), w017), w017)
    x502 = add(sub(mul(x056, x146, w121), mul(x049, x290, w120), w120), x501, w017)
    x242 = add(a_03, a_09, w120)
    x265 = sub(x242, mul(v_10, x240, w121), w121)
    x278 = sub(x265, mul(v_11, x240, w114), w114)
    x289 = sub(x278, x286, w098)
    x396 = sub(mul(x056, x141, w032), mul(x049, add(x278, x286, w118), w118), w118)
    x399 = add(sub(x397, sub(mul(x052, x287, w032), x396, w118), w118), sub(mul(x053, x283, w173), x398, w018), w018)
    x499 = add(mul(x051, sub(x255, x284, w112), w112), mul(x052, x289, w020), w020)
    x512 = sub(mul(x050, x289, w011), sub(mul(c40, x260, w112), mul(c39, x259, w118), w118), w118)
    x401 = add(mul(x053, x288, w011), add(x146, mul(x054, x289, w098), w098), w098)
    x274 = sub(x265, x270, w011)
    x491 = add(mul(x034, add(x265, x270, w117), w117), mul(x035, x263, w025), w025)
    x494 = sub(sub(mul(x041, x400, w117), add(x491, x492, w026), w026), add(mul(x040, x402, w117), x493, w083), w083)
    x495 = sub(x399, x494, w083)
    x282 = add(x251, add(mul(x041, x274, w026), mul(x040, x273, w117), w117), w117)
    x513 = add(x510, add(mul(x035, x274, w022), mul(c12, x141, w084), w084), w084)
    x516 = add(mul(x040, x401, w024), sub(mul(x038, x251, w110), x513, w084), w084)
    x261 = sub(x242, x258, w024)
    x262 = add(x242, x258, w116)
    x496 = add(mul(c39, x262, w120), mul(c40, sub(x254, x255, w110), w110), w110)
    x500 = sub(mul(c12, x147, w086), add(mul(x037, x274, w021), x496, w110), w110)
    x504 = add(mul(x041, x401, w019), sub(mul(c35, x252, w164), x500, w110), w110)
    x506 = add(mul(c36, x246, w163), add(mul(c37, x262, w019), mul(c38, x263, w115), w115), w115)
    x507 = add(sub(mul(c40, x259, w174), mul(c41, x260, w000), w000), x506, w115)
    x508 = add(x495, x507, w115)
    x523 = sub(mul(c35, x262, w116), mul(c36, add(x253, x254, w000), w000), w000)
    x524 = sub(mul(x038, x275, w119), sub(mul(x039, x276, w095), x523, w000), w000)
    x525 = add(x402, x524, w000)
    x497 = sub(mul(c38, sub(x244, x256, w107), w107), mul(c41, x261, w124), w124)
    x503 = add(mul(x054, x282, w033), sub(x499, add(x497, x498, w010), w010), w010)
    x505 = add(mul(x251, add(x039, c36, w033), w033), add(x504, add(x502, x503, w010), w010), w010)
    x509 = sub(mul(c37, sub(x253, x254, w088), w088), mul(c38, x261, w033), w033)
    x514 = add(mul(x048, x288, w111), add(mul(x033, x273, w023), x509, w033), w033)
    x515 = add(add(mul(x055, x146, w108), mul(x051, x287, w009), w009), x514, w033)
    x517 = add(x515, sub(mul(x053, x282, w117), sub(x511, x512, w118), w118), w118)
    x518 = add(x516, x517, w118)
    x520 = add(mul(c36, x261, w024), mul(c35, add(x253, x255, w113), w113), w113)
    x521 = add(mul(x038, x273, w109), add(mul(x039, x274, w011), x520, w113), w113)
    x522 = add(x401, x521, w113)
    x526 = add(mul(x144, x522, w098), mul(x145, x525, w109), w109)
    x527 = sub(mul(x145, x522, w113), mul(x144, x525, w000), w000)
    x293 = add(v_03, v_12, w113)
    x305 = mul(x291, x293, w125)
    x306 = mul(x292, x293, w098)
    x318 = mul(x293, x313, w127)
    x334 = mul(x293, x326, w129)
    x309 = add(x295, x306, w011)
    x461 = add(mul(c37, sub(x295, x306, w139), w139), mul(x064, sub(x304, x317, w028), w028), w028)
    x321 = add(x306, x315, w139)
    x324 = sub(x306, x315, w137)
    x330 = sub(mul(x069, x321, w027), add(x297, mul(x068, x320, w024), w024), w024)
    x456 = sub(mul(x066, x301, w027), sub(mul(x065, x321, w099), mul(x061, x324, w084), w084), w084)
    x336 = add(x306, x328, w027)
    x339 = sub(x306, x328, w138)
    x407 = sub(mul(x082, x336, w098), add(x148, mul(x081, add(x304, x333, w099), w099), w099), w099)
    x308 = add(x296, x305, w098)
    x482 = add(sub(mul(c35, x308, w033), mul(c36, x309, w117), w117), sub(mul(x066, x320, w133), mul(x067, x321, w033), w033), w033)
    x578 = add(sub(x407, x482, w033), sub(x393, x556, w185), w185)
    x302 = mul(x293, x293, w033)
    x312 = sub(x302, x304, w177)
    x405 = add(mul(x082, x330, w024), add(mul(x083, x154, w117), mul(x078, x312, w133), w133), w133)
    x325 = add(x302, x317, w024)
    x473 = sub(mul(c35, x297, w117), mul(x062, sub(x302, x317, w128), w128), w128)
    x332 = sub(x301, sub(mul(x069, x325, w117), mul(x068, x324, w187), w187), w187)
    x474 = add(mul(x064, x321, w139), mul(x077, sub(x302, x333, w117), w117), w117)
    x409 = sub(mul(x081, x339, w139), add(x154, mul(x082, add(x302, x333, w036), w036), w036), w036)
    x316 = sub(x296, mul(v_13, x293, w139), w139)
    x329 = sub(x316, mul(v_14, x293, w113), w113)
    x404 = add(mul(x079, add(x329, x334, w009), w009), mul(x076, x339, w108), w108)
    x337 = sub(x329, x334, w129)
    x455 = add(mul(x064, add(x316, x318, w113), w113), mul(x067, x297, w044), w044)
    x322 = sub(x316, x318, w127)
    x464 = sub(mul(x078, x337, w139), add(mul(x063, x322, w113), mul(x062, x324, w009), w009), w009)
    x465 = add(sub(mul(x084, x153, w139), mul(x077, x339, w138), w138), x464, w009)
    x294 = add(a_03, a_12, w138)
    x314 = sub(x294, mul(v_13, x292, w139), w139)
    x327 = sub(x314, mul(v_14, x292, w132), w132)
    x338 = sub(x327, x335, w113)
    x403 = sub(mul(x084, x148, w050), mul(x077, add(x327, x335, w136), w136), w136)
    x406 = add(sub(x404, sub(mul(x080, x336, w050), x403, w136), w136), sub(mul(x081, x332, w187), x405, w133), w133)
    x462 = sub(mul(x080, x338, w038), mul(x079, sub(x304, x333, w130), w130), w130)
    x475 = add(mul(x078, x338, w029), add(mul(c40, x309, w038), mul(c39, x308, w136), w136), w136)
    x408 = add(mul(x081, x337, w029), add(x153, mul(x082, x338, w113), w113), w113)
    x323 = sub(x314, x319, w029)
    x454 = sub(mul(x062, add(x314, x319, w135), w135), mul(x063, x312, w043), w043)
    x457 = sub(add(mul(x069, x407, w099), sub(x454, x455, w044), w044), add(mul(x068, x409, w099), x456, w084), w084)
    x458 = sub(x406, x457, w084)
    x331 = add(x300, add(mul(x069, x323, w044), mul(x068, x322, w099), w099), w099)
    x476 = sub(x473, sub(mul(x063, x323, w040), mul(c12, x148, w085), w085), w085)
    x479 = add(mul(x068, x408, w042), add(mul(x066, x300, w128), x476, w085), w085)
    x310 = sub(x294, x307, w042)
    x311 = add(x294, x307, w134)
    x459 = sub(mul(c39, x311, w138), mul(c40, sub(x303, x304, w128), w128), w128)
    x463 = add(mul(c12, x154, w087), add(mul(x065, x323, w039), x459, w128), w128)
    x467 = sub(mul(x069, x408, w037), sub(mul(c35, x301, w167), x463, w128), w128)
    x469 = add(mul(c36, x297, w170), sub(mul(c37, x311, w037), mul(c38, x312, w177), w177), w177)
    x470 = sub(add(mul(c40, x308, w098), mul(c41, x309, w011), w011), x469, w177)
    x471 = sub(x458, x470, w177)
    x486 = add(mul(c36, add(x302, x303, w011), w011), mul(c35, x311, w134), w134)
    x487 = sub(mul(x066, x324, w137), add(mul(x067, x325, w024), x486, w134), w134)
    x488 = add(x409, x487, w134)
    x460 = add(mul(c38, sub(x296, x305, w125), w125), mul(c41, x310, w142), w142)
    x466 = add(mul(x082, x331, w051), add(x462, sub(x460, x461, w028), w028), w028)
    x468 = add(mul(x300, add(x067, c36, w051), w051), add(x467, add(x465, x466, w028), w028), w028)
    x472 = add(mul(c37, sub(x302, x303, w089), w089), mul(c38, x310, w051), w051)
    x477 = add(mul(x076, x337, w129), add(mul(x061, x322, w041), x472, w051), w051)
    x478 = add(sub(mul(x083, x153, w126), mul(x079, x336, w027), w027), x477, w051)
    x480 = add(x478, sub(mul(x081, x331, w099), sub(x474, x475, w136), w136), w136)
    x481 = add(x479, x480, w136)
    x483 = sub(mul(c35, add(x302, x304, w131), w131), mul(c36, x310, w042), w042)
    x484 = add(mul(x066, x322, w127), sub(mul(x067, x323, w029), x483, w042), w042)
    x485 = add(x408, x484, w042)
    x489 = add(mul(x151, x485, w113), mul(x152, x488, w127), w127)
    x490 = sub(mul(x151, x488, w134), mul(x152, x485, w042), w042)
    x572 = add(add(mul(x137, x545, w134), mul(x138, x555, w113), w113), sub(mul(x152, x481, w134), mul(x151, x471, w029), w029), w029)
    x580 = add(sub(mul(x137, x555, w100), mul(x138, x545, w001), w001), add(mul(x151, x481, w136), mul(x152, x471, w177), w177), w177)
    x565 = add(x490, x564, w001)
    x342 = add(v_03, v_15, w136)
    x354 = mul(x340, x342, w143)
    x355 = mul(x341, x342, w123)
    x367 = mul(x342, x362, w145)
    x383 = mul(x342, x375, w147)
    x358 = add(x344, x355, w122)
    x424 = sub(mul(c37, sub(x344, x355, w157), w157), mul(x092, sub(x353, x366, w100), w100), w100)
    x370 = add(x355, x364, w157)
    x373 = sub(x355, x364, w155)
    x379 = sub(mul(x097, x370, w075), add(x346, mul(x096, x369, w073), w073), w073)
    x419 = sub(mul(x094, x350, w075), sub(mul(x093, x370, w113), mul(x089, x373, w134), w134), w134)
    x385 = add(x355, x377, w075)
    x388 = sub(x355, x377, w156)
    x414 = sub(mul(x110, x385, w123), add(x155, mul(x109, add(x353, x382, w113), w113), w113), w113)
    x357 = add(x345, x354, w123)
    x445 = sub(add(mul(c36, x358, w046), mul(c35, x357, w045), w045), sub(mul(x094, x369, w151), mul(x095, x370, w046), w046), w046)
    x579 = add(add(x414, x445, w046), add(x400, x519, w078), w078)
    x584 = add(mul(c24, sub(x578, x579, w046), w046), add(mul(x165, c27, w186), x583, w076), w076)
    x351 = mul(x342, x342, w046)
    x361 = sub(x351, x353, w186)
    x412 = add(mul(x110, x379, w073), add(mul(x111, x161, w045), mul(x106, x361, w151), w151), w151)
    x374 = add(x351, x366, w073)
    x436 = sub(mul(c35, x346, w045), mul(x090, sub(x351, x366, w146), w146), w146)
    x381 = sub(x350, sub(mul(x097, x374, w045), mul(x096, x373, w131), w131), w131)
    x437 = add(mul(x092, x370, w157), mul(x105, sub(x351, x382, w045), w045), w045)
    x416 = sub(mul(x109, x388, w157), add(x161, mul(x110, add(x351, x382, w033), w033), w033), w033)
    x365 = sub(x345, mul(v_16, x342, w157), w157)
    x378 = sub(x365, mul(v_17, x342, w136), w136)
    x411 = sub(mul(x104, x388, w085), mul(x107, add(x378, x383, w051), w051), w051)
    x386 = sub(x378, x383, w147)
    x418 = add(mul(x092, add(x365, x367, w136), w136), mul(x095, x346, w062), w062)
    x371 = sub(x365, x367, w145)
    x427 = add(mul(x106, x386, w157), sub(mul(x090, x373, w136), mul(x091, x371, w085), w085), w085)
    x428 = add(sub(mul(x112, x160, w157), mul(x105, x388, w156), w156), x427, w085)
    x343 = add(a_03, a_15, w156)
    x363 = sub(x343, mul(v_16, x341, w157), w157)
    x376 = sub(x363, mul(v_17, x341, w150), w150)
    x387 = sub(x376, x384, w136)
    x410 = sub(mul(x112, x155, w068), mul(x105, add(x376, x384, w154), w154), w154)
    x413 = add(sub(x411, sub(mul(x108, x385, w068), x410, w154), w154), sub(mul(x109, x381, w131), x412, w151), w151)
    x425 = add(mul(x107, sub(x353, x382, w148), w148), mul(x108, x387, w056), w056)
    x438 = sub(mul(x106, x387, w047), sub(mul(c40, x358, w148), mul(c39, x357, w154), w154), w154)
    x415 = add(mul(x109, x386, w047), add(x160, mul(x110, x387, w136), w136), w136)
    x372 = sub(x363, x368, w047)
    x417 = add(mul(x090, add(x363, x368, w153), w153), mul(x091, x361, w061), w061)
    x420 = sub(sub(mul(x097, x414, w113), add(x417, x418, w062), w062), add(mul(x096, x416, w113), x419, w134), w134)
    x421 = sub(x413, x420, w134)
    x380 = add(x349, add(mul(x097, x372, w062), mul(x096, x371, w113), w113), w113)
    x439 = add(x436, add(mul(x091, x372, w058), mul(c12, x155, w077), w077), w077)
    x442 = add(mul(x096, x415, w060), sub(mul(x094, x349, w146), x439, w077), w077)
    x359 = sub(x343, x356, w060)
    x360 = add(x343, x356, w152)
    x422 = add(mul(c39, x360, w156), mul(c40, sub(x352, x353, w146), w146), w146)
    x426 = sub(mul(c12, x161, w081), add(mul(x093, x372, w057), x422, w146), w146)
    x430 = add(mul(x097, x415, w055), sub(mul(c35, x350, w168), x426, w146), w146)
    x432 = sub(mul(c36, x346, w171), add(mul(c38, x361, w186), mul(c37, x360, w055), w055), w055)
    x433 = add(sub(mul(c40, x357, w123), mul(c41, x358, w122), w122), x432, w055)
    x434 = add(x421, x433, w055)
    x449 = sub(mul(c35, x360, w152), mul(c36, add(x351, x352, w122), w122), w122)
    x450 = sub(mul(x094, x373, w155), sub(mul(x095, x374, w073), x449, w122), w122)
    x451 = add(x416, x450, w122)
    x423 = add(mul(c38, sub(x345, x354, w143), w143), mul(c41, x359, w160), w160)
    x429 = add(mul(x110, x380, w069), add(x425, add(x423, x424, w100), w100), w100)
    x431 = add(mul(x349, add(x095, c36, w069), w069), add(x430, add(x428, x429, w100), w100), w100)
    x435 = sub(mul(c38, x359, w069), mul(c37, sub(x351, x352, w080), w080), w080)
    x440 = add(mul(x104, x386, w147), add(mul(x089, x371, w059), x435, w080), w080)
    x441 = add(add(mul(x111, x160, w144), mul(x107, x385, w075), w075), x440, w080)
    x443 = add(x441, sub(mul(x109, x380, w113), sub(x437, x438, w154), w154), w154)
    x444 = add(x442, x443, w154)
    x446 = add(mul(c36, x359, w060), mul(c35, add(x351, x353, w149), w149), w149)
    x447 = add(mul(x094, x371, w145), add(mul(x095, x372, w047), x446, w149), w149)
    x448 = add(x415, x447, w149)
    x452 = add(mul(x158, x448, w136), mul(x159, x451, w145), w145)
    x453 = sub(mul(x159, x448, w149), mul(x158, x451, w122), w122)
    x573 = sub(sub(mul(x145, x518, w149), mul(x144, x508, w136), w136), sub(mul(x158, x434, w149), mul(x159, x444, w047), w047), w047)
    x581 = add(add(mul(x144, x518, w118), mul(x145, x508, w115), w115), add(mul(x159, x434, w055), mul(x158, x444, w154), w154), w154)
    x566 = add(x453, x527, w115)
    x571 = mul(c23, sub(sub(x490, x564, w006), sub(x453, x527, w000), w000), w000)
    x589 = add(sub(x565, x566, w006), add(mul(x167, c28, w074), x588, w178), w178)
    x569 = sub(mul(c24, add(x565, x566, w115), w115), add(mul(x165, c26, w158), add(x567, x568, w181), w181), w181)
    x570 = sub(add(add(x468, x542, w115), add(x431, x505, w158), w158), x569, w181)
    x587 = add(add(add(x489, x563, w158), add(x452, x526, w115), w115), x586, w179)
    x577 = mul(c23, add(sub(x489, x563, w091), sub(x452, x526, w109), w109), w109)
    tau[0] = -sub(add(x578, x579, w078), x585, w162)
    tau[1] = x587
    tau[2] = -x589
    tau[3] = x570
    tau[4] = sub(add(x572, x573, w047), sub(x571, x576, w175), w175)
    tau[5] = -add(add(x580, x581, w154), sub(x577, x584, w076), w076)
    tau[6] = x542
    tau[7] = x532
    tau[8] = x392
    tau[9] = x505
    tau[10] = -x495
    tau[11] = -x399
    tau[12] = x468
    tau[13] = -x458
    tau[14] = -x406
    tau[15] = x431
    tau[16] = -x421
    tau[17] = -x413


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
