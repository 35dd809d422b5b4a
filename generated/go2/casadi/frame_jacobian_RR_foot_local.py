# frame_jacobian_RR_foot_local of go2: Jacobian of RR_foot: linear first, the frame's axes and origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 0c5aa3200cea70b0206163469316cf0cfbfddc95d4a58c355133742c58251ada
# Operations  193 mul, 121 add, 0 div, 3 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     J  6 x 18  -, m  linear first, the frame's axes and origin
#
# Statements it rests on
#     frames/jacobian-local-fixed  PROVED
#     frames/jacobian-local-free   PROVED

import casadi as ca


def frame_jacobian_RR_foot_local():
    """Jacobian of RR_foot: linear first, the frame's axes and origin.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, q_16, q_17, q_18) = ca.vertsplit(q)
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
    x022 = ca.cos(q_16)
    x023 = ca.sin(q_16)
    x024 = ca.cos(q_17)
    x025 = ca.sin(q_17)
    x026 = ca.cos(q_18)
    x027 = ca.sin(q_18)
    x028 = x027 * 0.213
    x029 = x026 * 0.213
    x030 = x024 * x028 + x025 * x029
    x031 = x025 * x028 - x024 * x029
    x032 = x030 + x025 * 0.213
    x033 = x031 - x024 * 0.213
    x034 = x022 * 0.0955 + x023 * x033
    x035 = x023 * 0.0955 - x022 * x033
    x036 = x023 * x032
    x037 = x023 * x030
    x038 = x022 * x032
    x039 = x022 * x030
    x040 = 0.1934 + x032
    x041 = 0.0465 + x034
    x042 = x013 * x022 + x014 * x023
    x043 = x017 * x022 - x018 * x023
    x044 = x020 * x022 - x021 * x023
    x045 = x013 * x035
    x046 = x045 - x014 * x034
    x047 = x014 * x038 - (x013 * x036 + x012 * x033)
    x048 = x014 * x039 - (x013 * x037 + x012 * x031)
    x049 = x017 * x035
    x050 = x049 + x018 * x034
    x051 = x018 * x038 + (x017 * x036 + x015 * x033)
    x052 = x018 * x039 + (x017 * x037 + x015 * x031)
    x053 = x020 * x035
    x054 = x053 + x021 * x034
    x055 = x021 * x038 + (x020 * x036 - x019 * x033)
    x056 = x021 * x039 + (x020 * x037 - x019 * x031)
    x057 = x045 - x014 * x041
    x058 = x014 * x040 + x012 * x035
    x059 = x012 * x041 + x013 * x040
    x060 = x049 + x018 * x041
    x061 = x018 * x040 - x015 * x035
    x062 = x015 * x041 + x017 * x040
    x063 = x053 + x021 * x041
    x064 = x021 * x040 + x019 * x035
    x065 = x019 * x041 - x020 * x040
    x066 = x014 * x022 - x013 * x023
    x067 = x018 * x022 + x017 * x023
    x068 = x021 * x022 + x020 * x023
    x069 = x012 * x024 + x025 * x066
    x070 = x012 * x025 - x024 * x066
    x071 = x015 * x024 - x025 * x067
    x072 = x015 * x025 + x024 * x067
    x073 = x019 * x024 + x025 * x068
    x074 = x019 * x025 - x024 * x068
    x075 = x026 * x069 - x027 * x070
    x076 = x026 * x070 + x027 * x069
    x077 = x026 * x071 - x027 * x072
    x078 = x026 * x072 + x027 * x071
    x079 = x026 * x073 - x027 * x074
    x080 = x026 * x074 + x027 * x073
    x081 = x015 * x077 + (x019 * x079 + x012 * x075)
    x082 = x017 * x077 - (x020 * x079 - x013 * x075)
    x083 = x018 * x077 - (x021 * x079 + x014 * x075)
    x084 = x060 * x077 - (x063 * x079 - x057 * x075)
    x085 = x061 * x077 - (x064 * x079 + x058 * x075)
    x086 = x062 * x077 + (x065 * x079 + x059 * x075)
    x087 = x050 * x077 - (x054 * x079 - x046 * x075)
    x088 = x051 * x077 - (x055 * x079 + x047 * x075)
    x089 = x052 * x077 - (x056 * x079 + x048 * x075)
    x090 = x015 * x043 - (x019 * x044 - x012 * x042)
    x091 = x017 * x043 + (x020 * x044 + x013 * x042)
    x092 = x018 * x043 + (x021 * x044 - x014 * x042)
    x093 = x043 * x060 + (x044 * x063 + x042 * x057)
    x094 = x043 * x061 + (x044 * x064 - x042 * x058)
    x095 = x043 * x062 - (x044 * x065 - x042 * x059)
    x096 = x043 * x050 + (x044 * x054 + x042 * x046)
    x097 = x043 * x051 + (x044 * x055 - x042 * x047)
    x098 = x043 * x052 + (x044 * x056 - x042 * x048)
    x099 = x015 * x078 + (x019 * x080 + x012 * x076)
    x100 = x017 * x078 - (x020 * x080 - x013 * x076)
    x101 = x018 * x078 - (x021 * x080 + x014 * x076)
    x102 = x060 * x078 - (x063 * x080 - x057 * x076)
    x103 = x061 * x078 - (x064 * x080 + x058 * x076)
    x104 = x062 * x078 + (x065 * x080 + x059 * x076)
    x105 = x050 * x078 - (x054 * x080 - x046 * x076)
    x106 = x051 * x078 - (x055 * x080 + x047 * x076)
    x107 = x052 * x078 - (x056 * x080 + x048 * x076)
    x108 = x043 * x077 - (x044 * x079 - x042 * x075)
    x109 = x043 * x043 + (x044 * x044 + x042 * x042)
    x110 = x043 * x078 - (x044 * x080 - x042 * x076)
    J = ca.SX(
        ca.Sparsity(
            6,
            18,
            [0, 3, 6, 9, 15, 21, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 33, 39, 45],
            [
                0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1,
                2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5
            ],
        ),
        ca.vertcat(
            x081,
            -x090,
            x099,
            -x082,
            x091,
            -x100,
            x083,
            -x092,
            x101,
            -x084,
            x093,
            -x102,
            x081,
            -x090,
            x099,
            x085,
            -x094,
            x103,
            -x082,
            x091,
            -x100,
            x086,
            -x095,
            x104,
            x083,
            -x092,
            x101,
            -x087,
            x096,
            -x105,
            x081,
            -x090,
            x099,
            x088,
            -x097,
            x106,
            -x108,
            x109,
            -x110,
            x089,
            -x098,
            x107,
            -x108,
            x109,
            -x110,
        ),
    )
    return ca.Function(
        "frame_jacobian_RR_foot_local",
        [q],
        [J],
        ["q"],
        ["J"],
    )
