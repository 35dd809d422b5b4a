# forward_kinematics of go2: Poses of the root link, the contacts and chosen links.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 7e718a819fdc962594cf61dc34c909e17311b479d6ed173447c7bc3dafd500fd
# Operations  186 mul, 137 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     R_base     3 x 3  -  link to world
#     p_base     3      m  world
#     R_FL_foot  3 x 3  -  link to world
#     p_FL_foot  3      m  world
#     R_FR_foot  3 x 3  -  link to world
#     p_FR_foot  3      m  world
#     R_RL_foot  3 x 3  -  link to world
#     p_RL_foot  3      m  world
#     R_RR_foot  3 x 3  -  link to world
#     p_RR_foot  3      m  world
#
# Statements it rests on
#     frames/poses-fixed             PROVED
#     frames/poses-free              PROVED
#     kinematics/space-form          PROVED
#     kinematics/space-form-general  PROVED
#     kinematics/body-form           PROVED
#     manifold/rate-revolute         PROVED
#     manifold/rate-prismatic        PROVED
#     manifold/rate-helical          PROVED
#     manifold/rate-continuous       PROVED
#     manifold/rate-spherical        PROVED
#     manifold/rate-planar           PROVED
#     manifold/rate-floating         PROVED
#     manifold/start-revolute        PROVED
#     manifold/start-prismatic       PROVED
#     manifold/start-helical         PROVED
#     manifold/start-continuous      PROVED
#     manifold/start-spherical       PROVED
#     manifold/start-planar          PROVED
#     manifold/start-floating        PROVED

import casadi as ca


def forward_kinematics():
    """Poses of the root link, the contacts and chosen links.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    (
        q_00, q_01, q_02, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13,
        q_14, q_15, q_16, q_17, q_18
    ) = ca.vertsplit(q)
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
    x022 = ca.cos(q_07)
    x023 = ca.sin(q_07)
    x024 = x013 * x022 + x014 * x023
    x025 = x014 * x022 - x013 * x023
    x026 = x017 * x022 - x018 * x023
    x027 = x018 * x022 + x017 * x023
    x028 = x020 * x022 - x021 * x023
    x029 = x021 * x022 + x020 * x023
    x030 = x013 * 0.0465
    x031 = x012 * 0.1934
    x032 = q_00 + x030
    x033 = x017 * 0.0465
    x034 = x015 * 0.1934
    x035 = q_01 + x034
    x036 = x020 * 0.0465
    x037 = x019 * 0.1934
    x038 = q_02 + x036
    x039 = ca.cos(q_08)
    x040 = ca.sin(q_08)
    x041 = x012 * x039 + x025 * x040
    x042 = x012 * x040 - x025 * x039
    x043 = x015 * x039 - x027 * x040
    x044 = x015 * x040 + x027 * x039
    x045 = x019 * x039 + x029 * x040
    x046 = x019 * x040 - x029 * x039
    x047 = ca.cos(q_09)
    x048 = ca.sin(q_09)
    x049 = x041 * x048 + x042 * x047
    x050 = x043 * x048 + x044 * x047
    x051 = x045 * x048 + x046 * x047
    x052 = 0.213 * (x042 + x049) + (x024 * 0.0955 - (x031 - x032))
    x053 = 0.213 * (x044 + x050) + (x026 * 0.0955 + (x033 - x035))
    x054 = 0.213 * (x046 + x051) - (x028 * 0.0955 + (x037 + x038))
    x055 = ca.cos(q_10)
    x056 = ca.sin(q_10)
    x057 = x013 * x055 + x014 * x056
    x058 = x014 * x055 - x013 * x056
    x059 = x017 * x055 - x018 * x056
    x060 = x018 * x055 + x017 * x056
    x061 = x020 * x055 - x021 * x056
    x062 = x021 * x055 + x020 * x056
    x063 = q_00 - x030
    x064 = q_02 - x036
    x065 = ca.cos(q_11)
    x066 = ca.sin(q_11)
    x067 = x012 * x065 + x058 * x066
    x068 = x012 * x066 - x058 * x065
    x069 = x015 * x065 - x060 * x066
    x070 = x015 * x066 + x060 * x065
    x071 = x019 * x065 + x062 * x066
    x072 = x019 * x066 - x062 * x065
    x073 = ca.cos(q_12)
    x074 = ca.sin(q_12)
    x075 = x067 * x074 + x068 * x073
    x076 = x069 * x074 + x070 * x073
    x077 = x071 * x074 + x072 * x073
    x078 = 0.213 * (x068 + x075) - (0.0955 * x057 + (x031 - x063))
    x079 = 0.213 * (x070 + x076) - (0.0955 * x059 + (x033 + x035))
    x080 = 0.213 * (x072 + x077) + (0.0955 * x061 - (x037 + x064))
    x081 = ca.cos(q_13)
    x082 = ca.sin(q_13)
    x083 = x013 * x081 + x014 * x082
    x084 = x014 * x081 - x013 * x082
    x085 = x017 * x081 - x018 * x082
    x086 = x018 * x081 + x017 * x082
    x087 = x020 * x081 - x021 * x082
    x088 = x021 * x081 + x020 * x082
    x089 = q_01 - x034
    x090 = ca.cos(q_14)
    x091 = ca.sin(q_14)
    x092 = x012 * x090 + x084 * x091
    x093 = x012 * x091 - x084 * x090
    x094 = x015 * x090 - x086 * x091
    x095 = x015 * x091 + x086 * x090
    x096 = x019 * x090 + x088 * x091
    x097 = x019 * x091 - x088 * x090
    x098 = ca.cos(q_15)
    x099 = ca.sin(q_15)
    x100 = x092 * x099 + x093 * x098
    x101 = x094 * x099 + x095 * x098
    x102 = x096 * x099 + x097 * x098
    x103 = 0.213 * (x093 + x100) + (0.0955 * x083 + (x031 + x032))
    x104 = 0.213 * (x095 + x101) + (0.0955 * x085 + (x033 - x089))
    x105 = 0.213 * (x097 + x102) - (0.0955 * x087 - (x037 - x038))
    x106 = ca.cos(q_16)
    x107 = ca.sin(q_16)
    x108 = x013 * x106 + x014 * x107
    x109 = x014 * x106 - x013 * x107
    x110 = x017 * x106 - x018 * x107
    x111 = x018 * x106 + x017 * x107
    x112 = x020 * x106 - x021 * x107
    x113 = x021 * x106 + x020 * x107
    x114 = ca.cos(q_17)
    x115 = ca.sin(q_17)
    x116 = x012 * x114 + x109 * x115
    x117 = x012 * x115 - x109 * x114
    x118 = x015 * x114 - x111 * x115
    x119 = x015 * x115 + x111 * x114
    x120 = x019 * x114 + x113 * x115
    x121 = x019 * x115 - x113 * x114
    x122 = ca.cos(q_18)
    x123 = ca.sin(q_18)
    x124 = x116 * x123 + x117 * x122
    x125 = x118 * x123 + x119 * x122
    x126 = x120 * x123 + x121 * x122
    x127 = 0.213 * (x117 + x124) - (0.0955 * x108 - (x031 + x063))
    x128 = 0.213 * (x119 + x125) - (0.0955 * x110 + (x033 + x089))
    x129 = 0.213 * (x121 + x126) + (0.0955 * x112 + (x037 - x064))
    R_base = ca.SX(
        ca.Sparsity(
            3,
            3,
            [0, 3, 6, 9],
            [0, 1, 2, 0, 1, 2, 0, 1, 2],
        ),
        ca.vertcat(
            -x012,
            x015,
            x019,
            x013,
            -x017,
            x020,
            x014,
            x018,
            -x021,
        ),
    )
    p_base = ca.SX(
        ca.Sparsity(
            3,
            1,
            [0, 3],
            [0, 1, 2],
        ),
        ca.vertcat(
            q_00,
            q_01,
            q_02,
        ),
    )
    R_FL_foot = ca.SX(
        ca.Sparsity(
            3,
            3,
            [0, 3, 6, 9],
            [0, 1, 2, 0, 1, 2, 0, 1, 2],
        ),
        ca.vertcat(
            -(x041 * x047 - x042 * x048),
            x043 * x047 - x044 * x048,
            x045 * x047 - x046 * x048,
            x024,
            -x026,
            x028,
            -x049,
            x050,
            x051,
        ),
    )
    p_FL_foot = ca.SX(
        ca.Sparsity(
            3,
            1,
            [0, 3],
            [0, 1, 2],
        ),
        ca.vertcat(
            x052,
            -x053,
            -x054,
        ),
    )
    R_FR_foot = ca.SX(
        ca.Sparsity(
            3,
            3,
            [0, 3, 6, 9],
            [0, 1, 2, 0, 1, 2, 0, 1, 2],
        ),
        ca.vertcat(
            -(x067 * x073 - x068 * x074),
            x069 * x073 - x070 * x074,
            x071 * x073 - x072 * x074,
            x057,
            -x059,
            x061,
            -x075,
            x076,
            x077,
        ),
    )
    p_FR_foot = ca.SX(
        ca.Sparsity(
            3,
            1,
            [0, 3],
            [0, 1, 2],
        ),
        ca.vertcat(
            x078,
            -x079,
            -x080,
        ),
    )
    R_RL_foot = ca.SX(
        ca.Sparsity(
            3,
            3,
            [0, 3, 6, 9],
            [0, 1, 2, 0, 1, 2, 0, 1, 2],
        ),
        ca.vertcat(
            -(x092 * x098 - x093 * x099),
            x094 * x098 - x095 * x099,
            x096 * x098 - x097 * x099,
            x083,
            -x085,
            x087,
            -x100,
            x101,
            x102,
        ),
    )
    p_RL_foot = ca.SX(
        ca.Sparsity(
            3,
            1,
            [0, 3],
            [0, 1, 2],
        ),
        ca.vertcat(
            x103,
            -x104,
            -x105,
        ),
    )
    R_RR_foot = ca.SX(
        ca.Sparsity(
            3,
            3,
            [0, 3, 6, 9],
            [0, 1, 2, 0, 1, 2, 0, 1, 2],
        ),
        ca.vertcat(
            -(x116 * x122 - x117 * x123),
            x118 * x122 - x119 * x123,
            x120 * x122 - x121 * x123,
            x108,
            -x110,
            x112,
            -x124,
            x125,
            x126,
        ),
    )
    p_RR_foot = ca.SX(
        ca.Sparsity(
            3,
            1,
            [0, 3],
            [0, 1, 2],
        ),
        ca.vertcat(
            x127,
            -x128,
            -x129,
        ),
    )
    return ca.Function(
        "forward_kinematics",
        [q],
        [R_base, p_base, R_FL_foot, p_FL_foot, R_FR_foot, p_FR_foot, R_RL_foot, p_RL_foot, R_RR_foot, p_RR_foot],
        ["q"],
        ["R_base", "p_base", "R_FL_foot", "p_FL_foot", "R_FR_foot", "p_FR_foot", "R_RL_foot", "p_RL_foot", "R_RR_foot", "p_RR_foot"],
    )
