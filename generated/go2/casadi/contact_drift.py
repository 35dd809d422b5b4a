# contact_drift of go2: Acceleration of the contact points (classical) at zero accelerations: dJ_c v.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.contact
# Convention  pinocchio
# Program     SHA-256 d0caecab14402de558b4ed2c7f70d9dd0a4fec88f107461f62079ceb3659d0a8
# Operations  326 mul, 238 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     Jdv_c  12  m/s^2  world axes
#
# Statements it rests on
#     contact/acceleration        PROVED
#     contact/baumgarte           PROVED
#     frames/ground               PROVED
#     outside/contact-drift       PROVED
#     outside/contact-drift-free  PROVED

import casadi as ca


def contact_drift():
    """Acceleration of the contact points (classical) at zero accelerations: dJ_c v.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v = ca.SX.sym("v", 18, 1)
    (
        _, _, _, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15,
        q_16, q_17, q_18
    ) = ca.vertsplit(q)
    (
        v_00, v_01, v_02, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13,
        v_14, v_15, v_16, v_17
    ) = ca.vertsplit(v)
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
    x022 = v_02 * v_04 - v_01 * v_05
    x023 = v_00 * v_05 - v_02 * v_03
    x024 = v_01 * v_03 - v_00 * v_04
    x025 = v_05 * v_05
    x026 = v_03 * v_04
    x027 = ca.cos(q_07)
    x028 = ca.sin(q_07)
    x029 = v_04 * x027 + v_05 * x028
    x030 = v_05 * x027 - v_04 * x028
    x031 = v_03 + v_06
    x032 = v_06 * x030
    x033 = v_06 * x029
    x034 = (x025 + v_04 * v_04) * 0.1934
    x035 = x026 * 0.0465
    x036 = x022 + x035
    x037 = x034 - x036
    x038 = (x025 + v_03 * v_03) * 0.0465
    x039 = x026 * 0.1934
    x040 = x023 + x039
    x041 = x038 - x040
    x042 = v_04 * v_05 * 0.0465
    x043 = v_03 * v_05 * 0.1934
    x044 = x024 + x042
    x045 = x043 + x044
    x046 = x027 * x045 + x028 * x041
    x047 = ca.cos(q_08)
    x048 = ca.sin(q_08)
    x049 = x031 * x047 - x030 * x048
    x050 = x030 * x047 + x031 * x048
    x051 = v_07 + x029
    x052 = x033 * x048 - v_07 * x050
    x053 = x033 * x047 - v_07 * x049
    x054 = ca.cos(q_09)
    x055 = ca.sin(q_09)
    x056 = x049 * x054 - x050 * x055
    x057 = x049 * x055 + x050 * x054
    x058 = v_08 + x051
    x059 = v_08 * x057 - (x052 * x054 + x053 * x055)
    x060 = (x032 + x049 * x050) * 0.213 + (x037 * x047 + x046 * x048)
    x061 = (x049 * x049 + x051 * x051) * 0.213
    x062 = x061 + (x046 * x047 - x037 * x048)
    x063 = x056 * x056
    x064 = x057 * x058
    x065 = x056 * (v_08 - x058) + (x052 * x055 - x053 * x054)
    x066 = x065 * 0.0955 + 0.213 * (x032 + x056 * x057)
    x067 = x054 * x060 + x055 * x062 + x066
    x068 = x052 - x050 * x051 - (x059 + x064)
    x069 = (x063 + x057 * x057) * 0.0955 - (x028 * x045 - x027 * x041)
    x070 = 0.213 * x068 - x069
    x071 = 0.213 * (x063 + x058 * x058) + (x054 * x062 - x055 * x060)
    x072 = (x059 - x064) * 0.0955 - x071
    x073 = x055 * x072 + x054 * x067
    x074 = x054 * x072 - x055 * x067
    x075 = x047 * x073 + x048 * x074
    x076 = x047 * x074 - x048 * x073
    x077 = x027 * x070 + x028 * x076
    x078 = x027 * x076 - x028 * x070
    x079 = x013 * x077 - (x014 * x078 - x012 * x075)
    x080 = x017 * x077 + (x018 * x078 + x015 * x075)
    x081 = x020 * x077 + (x021 * x078 - x019 * x075)
    x082 = ca.cos(q_10)
    x083 = ca.sin(q_10)
    x084 = v_04 * x082 + v_05 * x083
    x085 = v_05 * x082 - v_04 * x083
    x086 = v_03 + v_09
    x087 = v_09 * x085
    x088 = v_09 * x084
    x089 = x022 - x035
    x090 = x034 - x089
    x091 = x038 + x040
    x092 = x024 - x042
    x093 = x043 + x092
    x094 = x082 * x093 - x083 * x091
    x095 = ca.cos(q_11)
    x096 = ca.sin(q_11)
    x097 = x086 * x095 - x085 * x096
    x098 = x085 * x095 + x086 * x096
    x099 = v_10 + x084
    x100 = x088 * x096 - v_10 * x098
    x101 = x088 * x095 - v_10 * x097
    x102 = ca.cos(q_12)
    x103 = ca.sin(q_12)
    x104 = x097 * x102 - x098 * x103
    x105 = x097 * x103 + x098 * x102
    x106 = v_11 + x099
    x107 = v_11 * x105 - (x100 * x102 + x101 * x103)
    x108 = 0.213 * (x087 + x097 * x098) + (x090 * x095 + x094 * x096)
    x109 = 0.213 * (x097 * x097 + x099 * x099)
    x110 = x109 + (x094 * x095 - x090 * x096)
    x111 = x104 * x104
    x112 = x105 * x106
    x113 = x104 * (v_11 - x106) + (x100 * x103 - x101 * x102)
    x114 = 0.0955 * x113 - 0.213 * (x087 + x104 * x105)
    x115 = x102 * x108 + x103 * x110 - x114
    x116 = x100 - x098 * x099 - (x107 + x112)
    x117 = 0.0955 * (x111 + x105 * x105) + (x082 * x091 + x083 * x093)
    x118 = 0.213 * x116 + x117
    x119 = 0.213 * (x111 + x106 * x106) + (x102 * x110 - x103 * x108)
    x120 = 0.0955 * (x107 - x112) + x119
    x121 = x102 * x115 - x103 * x120
    x122 = x102 * x120 + x103 * x115
    x123 = x095 * x121 - x096 * x122
    x124 = x095 * x122 + x096 * x121
    x125 = x082 * x118 - x083 * x124
    x126 = x083 * x118 + x082 * x124
    x127 = x013 * x125 + (x014 * x126 + x012 * x123)
    x128 = x017 * x125 - (x018 * x126 - x015 * x123)
    x129 = x020 * x125 - (x021 * x126 + x019 * x123)
    x130 = ca.cos(q_13)
    x131 = ca.sin(q_13)
    x132 = v_04 * x130 + v_05 * x131
    x133 = v_05 * x130 - v_04 * x131
    x134 = v_03 + v_12
    x135 = v_12 * x133
    x136 = v_12 * x132
    x137 = x034 + x036
    x138 = x023 - x039
    x139 = x038 - x138
    x140 = x043 - x044
    x141 = x131 * x139 - x130 * x140
    x142 = ca.cos(q_14)
    x143 = ca.sin(q_14)
    x144 = x134 * x142 - x133 * x143
    x145 = x133 * x142 + x134 * x143
    x146 = v_13 + x132
    x147 = x136 * x143 - v_13 * x145
    x148 = x136 * x142 - v_13 * x144
    x149 = ca.cos(q_15)
    x150 = ca.sin(q_15)
    x151 = x144 * x149 - x145 * x150
    x152 = x144 * x150 + x145 * x149
    x153 = v_14 + x146
    x154 = v_14 * x152 - (x147 * x149 + x148 * x150)
    x155 = 0.213 * (x135 + x144 * x145) - (x137 * x142 - x141 * x143)
    x156 = 0.213 * (x144 * x144 + x146 * x146)
    x157 = x156 + (x137 * x143 + x141 * x142)
    x158 = x151 * x151
    x159 = x152 * x153
    x160 = x151 * (v_14 - x153) + (x147 * x150 - x148 * x149)
    x161 = 0.0955 * x160 + 0.213 * (x135 + x151 * x152)
    x162 = x149 * x155 + x150 * x157 + x161
    x163 = x147 - x145 * x146 - (x154 + x159)
    x164 = 0.0955 * (x158 + x152 * x152) + (x130 * x139 + x131 * x140)
    x165 = 0.213 * x163 - x164
    x166 = 0.213 * (x158 + x153 * x153) + (x149 * x157 - x150 * x155)
    x167 = 0.0955 * (x154 - x159) - x166
    x168 = x150 * x167 + x149 * x162
    x169 = x149 * x167 - x150 * x162
    x170 = x142 * x168 + x143 * x169
    x171 = x142 * x169 - x143 * x168
    x172 = x130 * x165 + x131 * x171
    x173 = x130 * x171 - x131 * x165
    x174 = x013 * x172 - (x014 * x173 - x012 * x170)
    x175 = x017 * x172 + (x018 * x173 + x015 * x170)
    x176 = x020 * x172 + (x021 * x173 - x019 * x170)
    x177 = ca.cos(q_16)
    x178 = ca.sin(q_16)
    x179 = v_04 * x177 + v_05 * x178
    x180 = v_05 * x177 - v_04 * x178
    x181 = v_03 + v_15
    x182 = v_15 * x180
    x183 = v_15 * x179
    x184 = x034 + x089
    x185 = x038 + x138
    x186 = x043 - x092
    x187 = x177 * x186 + x178 * x185
    x188 = ca.cos(q_17)
    x189 = ca.sin(q_17)
    x190 = x181 * x188 - x180 * x189
    x191 = x180 * x188 + x181 * x189
    x192 = v_16 + x179
    x193 = x183 * x189 - v_16 * x191
    x194 = x183 * x188 - v_16 * x190
    x195 = ca.cos(q_18)
    x196 = ca.sin(q_18)
    x197 = x190 * x195 - x191 * x196
    x198 = x190 * x196 + x191 * x195
    x199 = v_17 + x192
    x200 = v_17 * x198 - (x193 * x195 + x194 * x196)
    x201 = 0.213 * (x182 + x190 * x191) - (x184 * x188 + x187 * x189)
    x202 = 0.213 * (x190 * x190 + x192 * x192)
    x203 = x202 + (x184 * x189 - x187 * x188)
    x204 = x197 * x197
    x205 = x198 * x199
    x206 = x197 * (v_17 - x199) + (x193 * x196 - x194 * x195)
    x207 = 0.0955 * x206 - 0.213 * (x182 + x197 * x198)
    x208 = x195 * x201 + x196 * x203 - x207
    x209 = x193 - x191 * x192 - (x200 + x205)
    x210 = 0.0955 * (x204 + x198 * x198) + (x177 * x185 - x178 * x186)
    x211 = 0.213 * x209 + x210
    x212 = 0.213 * (x204 + x199 * x199) + (x195 * x203 - x196 * x201)
    x213 = 0.0955 * (x200 - x205) + x212
    x214 = x195 * x208 - x196 * x213
    x215 = x195 * x213 + x196 * x208
    x216 = x188 * x214 - x189 * x215
    x217 = x188 * x215 + x189 * x214
    x218 = x177 * x211 - x178 * x217
    x219 = x178 * x211 + x177 * x217
    x220 = x013 * x218 + (x014 * x219 + x012 * x216)
    x221 = x017 * x218 - (x018 * x219 - x015 * x216)
    x222 = x020 * x218 - (x021 * x219 + x019 * x216)
    Jdv_c = ca.SX(
        ca.Sparsity(
            12,
            1,
            [0, 12],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        ),
        ca.vertcat(
            x079,
            -x080,
            x081,
            x127,
            -x128,
            x129,
            x174,
            -x175,
            x176,
            x220,
            -x221,
            x222,
        ),
    )
    return ca.Function(
        "contact_drift",
        [q, v],
        [Jdv_c],
        ["q", "v"],
        ["Jdv_c"],
    )
