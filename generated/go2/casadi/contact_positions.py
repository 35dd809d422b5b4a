# contact_positions of go2: World positions of the contact points.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.contact
# Convention  pinocchio
# Program     SHA-256 a7c9f45b5f16367a3175604b15400f10a9f1fafcfc5e9e8ec7a01fc68f5abd86
# Operations  162 mul, 125 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     p_c  12  m  world
#
# Statements it rests on
#     contact/velocity   PROVED
#     contact/baumgarte  PROVED
#     frames/contacts    PROVED

import casadi as ca


def contact_positions():
    """World positions of the contact points.

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
    x024 = x014 * x022 - x013 * x023
    x025 = x018 * x022 + x017 * x023
    x026 = x021 * x022 + x020 * x023
    x027 = x013 * 0.0465
    x028 = x012 * 0.1934
    x029 = q_00 + x027
    x030 = x017 * 0.0465
    x031 = x015 * 0.1934
    x032 = q_01 + x031
    x033 = x020 * 0.0465
    x034 = x019 * 0.1934
    x035 = q_02 + x033
    x036 = ca.cos(q_08)
    x037 = ca.sin(q_08)
    x038 = x012 * x037 - x024 * x036
    x039 = x015 * x037 + x025 * x036
    x040 = x019 * x037 - x026 * x036
    x041 = ca.cos(q_09)
    x042 = ca.sin(q_09)
    x043 = (x012 * x036 + x024 * x037) * x042
    x044 = (x015 * x036 - x025 * x037) * x042
    x045 = (x019 * x036 + x026 * x037) * x042
    x046 = 0.213 * (x038 + (x043 + x038 * x041))
    x047 = (x013 * x022 + x014 * x023) * 0.0955
    x048 = 0.213 * (x039 + (x044 + x039 * x041))
    x049 = (x017 * x022 - x018 * x023) * 0.0955
    x050 = 0.213 * (x040 + (x045 + x040 * x041))
    x051 = (x020 * x022 - x021 * x023) * 0.0955
    x052 = ca.cos(q_10)
    x053 = ca.sin(q_10)
    x054 = x014 * x052 - x013 * x053
    x055 = x018 * x052 + x017 * x053
    x056 = x021 * x052 + x020 * x053
    x057 = q_00 - x027
    x058 = q_02 - x033
    x059 = ca.cos(q_11)
    x060 = ca.sin(q_11)
    x061 = x012 * x060 - x054 * x059
    x062 = x015 * x060 + x055 * x059
    x063 = x019 * x060 - x056 * x059
    x064 = ca.cos(q_12)
    x065 = ca.sin(q_12)
    x066 = (x012 * x059 + x054 * x060) * x065
    x067 = (x015 * x059 - x055 * x060) * x065
    x068 = (x019 * x059 + x056 * x060) * x065
    x069 = 0.213 * (x061 + (x066 + x061 * x064))
    x070 = 0.0955 * (x013 * x052 + x014 * x053)
    x071 = 0.213 * (x062 + (x067 + x062 * x064))
    x072 = 0.0955 * (x017 * x052 - x018 * x053)
    x073 = 0.213 * (x063 + (x068 + x063 * x064))
    x074 = 0.0955 * (x020 * x052 - x021 * x053)
    x075 = ca.cos(q_13)
    x076 = ca.sin(q_13)
    x077 = x014 * x075 - x013 * x076
    x078 = x018 * x075 + x017 * x076
    x079 = x021 * x075 + x020 * x076
    x080 = q_01 - x031
    x081 = ca.cos(q_14)
    x082 = ca.sin(q_14)
    x083 = x012 * x082 - x077 * x081
    x084 = x015 * x082 + x078 * x081
    x085 = x019 * x082 - x079 * x081
    x086 = ca.cos(q_15)
    x087 = ca.sin(q_15)
    x088 = (x012 * x081 + x077 * x082) * x087
    x089 = (x015 * x081 - x078 * x082) * x087
    x090 = (x019 * x081 + x079 * x082) * x087
    x091 = 0.213 * (x083 + (x088 + x083 * x086))
    x092 = 0.0955 * (x013 * x075 + x014 * x076)
    x093 = 0.213 * (x084 + (x089 + x084 * x086))
    x094 = 0.0955 * (x017 * x075 - x018 * x076)
    x095 = 0.213 * (x085 + (x090 + x085 * x086))
    x096 = 0.0955 * (x020 * x075 - x021 * x076)
    x097 = ca.cos(q_16)
    x098 = ca.sin(q_16)
    x099 = x014 * x097 - x013 * x098
    x100 = x018 * x097 + x017 * x098
    x101 = x021 * x097 + x020 * x098
    x102 = ca.cos(q_17)
    x103 = ca.sin(q_17)
    x104 = x012 * x103 - x099 * x102
    x105 = x015 * x103 + x100 * x102
    x106 = x019 * x103 - x101 * x102
    x107 = ca.cos(q_18)
    x108 = ca.sin(q_18)
    x109 = (x012 * x102 + x099 * x103) * x108
    x110 = (x015 * x102 - x100 * x103) * x108
    x111 = (x019 * x102 + x101 * x103) * x108
    x112 = 0.213 * (x104 + (x109 + x104 * x107))
    x113 = 0.0955 * (x013 * x097 + x014 * x098)
    x114 = 0.213 * (x105 + (x110 + x105 * x107))
    x115 = 0.0955 * (x017 * x097 - x018 * x098)
    x116 = 0.213 * (x106 + (x111 + x106 * x107))
    x117 = 0.0955 * (x020 * x097 - x021 * x098)
    p_c = ca.SX(
        ca.Sparsity(
            12,
            1,
            [0, 12],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        ),
        ca.vertcat(
            x046 + (x047 - (x028 - x029)),
            -(x048 + (x049 + (x030 - x032))),
            -(x050 - (x051 + (x034 + x035))),
            x069 - (x070 + (x028 - x057)),
            -(x071 - (x072 + (x030 + x032))),
            -(x073 + (x074 - (x034 + x058))),
            x091 + (x092 + (x028 + x029)),
            -(x093 + (x094 + (x030 - x080))),
            -(x095 - (x096 - (x034 - x035))),
            x112 - (x113 - (x028 + x057)),
            -(x114 - (x115 + (x030 + x080))),
            -(x116 + (x117 + (x034 - x058))),
        ),
    )
    return ca.Function(
        "contact_positions",
        [q],
        [p_c],
        ["q"],
        ["p_c"],
    )
