# frame_jacobian_FR_foot_dot of go2: Time derivative of the Jacobian of FR_foot: linear first, world axes at the frame's origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 b1ddf8cae5fdf06e5e4f22da6afc2bcb867a55e258a576306b6aaf443053dbf1
# Operations  211 mul, 134 add, 0 div, 3 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     dJ  6 x 18  1/s, m/s  linear first, world axes at the frame's origin
#
# Statements it rests on
#     frames/jacobian-rate-fixed  PROVED
#     frames/jacobian-rate-free   PROVED

import casadi as ca


def frame_jacobian_FR_foot_dot():
    """Time derivative of the Jacobian of FR_foot: linear first, world axes at the frame's origin.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v = ca.SX.sym("v", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, q_10, q_11, q_12, _, _, _, _, _, _) = ca.vertsplit(q)
    (_, _, _, v_03, v_04, v_05, _, _, _, v_09, v_10, v_11, _, _, _, _, _, _) = ca.vertsplit(v)
    x001 = q_03 * 2.0
    x002 = q_04 * 2.0
    x003 = q_05 * 2.0
    x004 = q_04 * x002
    x005 = q_05 * x003
    x006 = q_03 * x002
    x007 = q_03 * x003
    x008 = q_04 * x003
    x009 = q_06 * x001
    x010 = q_06 * x002
    x011 = q_06 * x003
    x012 = x005 - (1.0 - x004)
    x013 = x006 - x011
    x014 = x007 + x010
    x015 = x006 + x011
    x016 = 1.0 - q_03 * x001
    x017 = x005 - x016
    x018 = x008 - x009
    x019 = x007 - x010
    x020 = x008 + x009
    x021 = x004 - x016
    x022 = ca.cos(q_10)
    x023 = ca.sin(q_10)
    x024 = ca.cos(q_11)
    x025 = ca.sin(q_11)
    x026 = ca.cos(q_12)
    x027 = ca.sin(q_12)
    x028 = x027 * 0.213
    x029 = v_04 * x022 + v_05 * x023
    x030 = v_05 * x022 - v_04 * x023
    x031 = v_03 + v_09
    x032 = x024 * x031 - x025 * x030
    x033 = x024 * x030 + x025 * x031
    x034 = v_10 + x029
    x035 = x026 * x032 - x027 * x033
    x036 = x026 * x033 + x027 * x032
    x037 = 0.0955 * x036
    x038 = x037 - 0.213 * (v_11 + x034)
    x039 = 0.0955 * x035
    x040 = 0.213 * x036
    x041 = x037 - x038
    x042 = 0.213 + x026 * 0.213
    x043 = x027 * x038 + x026 * x039
    x044 = x026 * x038 - (0.213 * x034 + x027 * x039)
    x045 = 0.213 * (x032 + x035)
    x046 = x027 * x035 - x026 * x036
    x047 = x026 * x035 + x027 * x036
    x048 = x027 * x041
    x049 = x026 * x041
    x050 = x043 - 0.0955 * x032
    x051 = x028 * x032 + x033 * x042
    x052 = x044 - 0.0955 * x033
    x053 = x024 * x028 + x025 * x042
    x054 = x025 * x028 - x024 * x042
    x055 = x024 * x043 + x025 * x044
    x056 = x025 * x032 - x024 * x033
    x057 = x024 * x046 + x025 * x047
    x058 = x024 * x032 + x025 * x033
    x059 = x024 * x047 - x025 * x046
    x060 = x024 * x050 + x025 * x052
    x061 = x024 * x048 + x025 * x049
    x062 = x024 * x052 - x025 * x050
    x063 = x024 * x049 - x025 * x048
    x064 = 0.0955 * x029 - x030 * x054
    x065 = x055 + x029 * x053
    x066 = x045 + x030 * x053
    x067 = x023 * 0.0955 - x022 * x054
    x068 = 0.1934 - x053
    x069 = x023 * x054 + (0.0465 + x022 * 0.0955)
    x070 = x024 * x044 + (v_05 * 0.0465 - x025 * x043)
    x071 = x023 * x055 + (v_05 * 0.1934 + x022 * x045)
    x072 = x023 * x045 - (v_04 * 0.1934 + v_03 * 0.0465)
    x073 = x022 * x055 - x072
    x074 = x022 * x030 + x023 * x029
    x075 = x023 * x058
    x076 = x023 * x059
    x077 = x023 * x030 - x022 * x029
    x078 = x022 * x058
    x079 = x022 * x059
    x080 = x022 * x065 - x023 * x066
    x081 = x022 * x051 - x023 * x062
    x082 = x022 * x040 + x023 * x063
    x083 = x022 * x066 + x023 * x065
    x084 = x022 * x062 + x023 * x051
    x085 = x022 * x063 - x023 * x040
    x086 = v_04 * x069
    x087 = v_05 * x067
    x088 = x086 + x087
    x089 = x073 - v_03 * x069
    x090 = x071 - v_03 * x067
    x091 = x073 - v_04 * x068
    x092 = v_03 * x068
    x093 = x087 - x092
    x094 = x070 + v_04 * x067
    x095 = x071 - v_05 * x068
    x096 = x070 - v_05 * x069
    x097 = x086 - x092
    x098 = v_05 * x013 - v_04 * x014
    x099 = v_03 * x014 + v_05 * x012
    x100 = v_04 * x012 + v_03 * x013
    x101 = x014 * x078 - (x013 * x075 + x012 * x056)
    x102 = x014 * x079 - (x013 * x076 + x012 * x057)
    x103 = v_05 * x017 + v_04 * x018
    x104 = v_03 * x018 - v_05 * x015
    x105 = v_04 * x015 + v_03 * x017
    x106 = x018 * x078 + (x017 * x075 + x015 * x056)
    x107 = x018 * x079 + (x017 * x076 + x015 * x057)
    x108 = v_05 * x020 + v_04 * x021
    x109 = v_03 * x021 + v_05 * x019
    x110 = v_04 * x019 - v_03 * x020
    x111 = x021 * x078 + (x020 * x075 - x019 * x056)
    x112 = x021 * x079 + (x020 * x076 - x019 * x057)
    x113 = x014 * x095 + (x013 * x091 + x012 * x088)
    x114 = x012 * x089 - (x013 * x093 + x014 * x096)
    x115 = x012 * x090 + (x013 * x094 - x014 * x097)
    x116 = x014 * x083 + (x013 * x080 + x012 * x064)
    x117 = x014 * x084 + (x013 * x081 - x012 * x060)
    x118 = x014 * x085 - (x013 * x082 + x012 * x061)
    x119 = x018 * x095 - (x017 * x091 + x015 * x088)
    x120 = x015 * x089 - (x017 * x093 - x018 * x096)
    x121 = x015 * x090 + (x017 * x094 + x018 * x097)
    x122 = x018 * x083 - (x017 * x080 + x015 * x064)
    x123 = x018 * x084 - (x017 * x081 - x015 * x060)
    x124 = x018 * x085 + (x017 * x082 + x015 * x061)
    x125 = x021 * x095 - (x020 * x091 - x019 * x088)
    x126 = x019 * x089 + (x020 * x093 - x021 * x096)
    x127 = x019 * x090 - (x020 * x094 + x021 * x097)
    x128 = x021 * x083 - (x020 * x080 - x019 * x064)
    x129 = x021 * x084 - (x020 * x081 + x019 * x060)
    x130 = x021 * x085 + (x020 * x082 - x019 * x061)
    dJ = ca.SX(
        ca.Sparsity(
            6,
            18,
            [0, 3, 6, 9, 15, 21, 27, 27, 27, 27, 33, 39, 45, 45, 45, 45, 45, 45, 45],
            [
                0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1,
                2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5
            ],
        ),
        ca.vertcat(
            x098,
            -x103,
            x108,
            x099,
            x104,
            -x109,
            -x100,
            x105,
            x110,
            x113,
            x119,
            -x125,
            x098,
            -x103,
            x108,
            x114,
            -x120,
            -x126,
            x099,
            x104,
            -x109,
            x115,
            -x121,
            -x127,
            -x100,
            x105,
            x110,
            x116,
            x122,
            -x128,
            x013 * x074 + x014 * x077,
            -(x017 * x074 - x018 * x077),
            x020 * x074 - x021 * x077,
            -x117,
            -x123,
            x129,
            x101,
            x106,
            -x111,
            x118,
            x124,
            -x130,
            x102,
            x107,
            -x112,
        ),
    )
    return ca.Function(
        "frame_jacobian_FR_foot_dot",
        [q, v],
        [dJ],
        ["q", "v"],
        ["dJ"],
    )
