/*
 * frame_jacobian_RR_foot_world_dot of go2: Time derivative of the Jacobian of RR_foot: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.recipes
 * Convention  pinocchio
 * Program     SHA-256 c9338aa7160524429f8702d19b26e129c549f876eb12f86b7ae5067b6f56cf7c
 * Operations  389 mul, 286 add, 0 div, 3 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     dJ  6 x 18  1/s, m/s  linear first, world axes at the world's origin
 *
 * Statements it rests on
 *     frames/jacobian-rate-world-fixed  PROVED
 *     frames/jacobian-rate-world-free   PROVED
 */

#include "go2.h"

#include <math.h>

void go2_frame_jacobian_RR_foot_world_dot(const double *q, const double *v, double *dJ)
{
    const double x001 = q[3] * 2.0;
    const double x002 = q[4] * 2.0;
    const double x003 = q[5] * 2.0;
    const double x004 = q[4] * x002;
    const double x005 = q[5] * x003;
    const double x006 = q[3] * x002;
    const double x007 = q[3] * x003;
    const double x008 = q[4] * x003;
    const double x009 = q[6] * x001;
    const double x010 = q[6] * x002;
    const double x011 = q[6] * x003;
    const double x012 = x005 - (1.0 - x004);
    const double x013 = x006 - x011;
    const double x014 = x007 + x010;
    const double x015 = x006 + x011;
    const double x016 = 1.0 - q[3] * x001;
    const double x017 = x005 - x016;
    const double x018 = x008 - x009;
    const double x019 = x007 - x010;
    const double x020 = x008 + x009;
    const double x021 = x004 - x016;
    const double x022 = cos(q[16]);
    const double x023 = sin(q[16]);
    const double x024 = cos(q[17]);
    const double x025 = sin(q[17]);
    const double x026 = cos(q[18]);
    const double x027 = sin(q[18]);
    const double x028 = x027 * 0.213;
    const double x029 = x026 * 0.213;
    const double x030 = x024 * x028;
    const double x031 = x030 + x025 * x029;
    const double x032 = x025 * x028;
    const double x033 = x032 - x024 * x029;
    const double x034 = x031 + x025 * 0.213;
    const double x035 = x033 - x024 * 0.213;
    const double x036 = x022 * 0.0955;
    const double x037 = x036 + x023 * x035;
    const double x038 = x023 * 0.0955;
    const double x039 = x038 - x022 * x035;
    const double x040 = x023 * x034;
    const double x041 = x023 * x031;
    const double x042 = x022 * x034;
    const double x043 = x022 * x031;
    const double x044 = 0.1934 + x034;
    const double x045 = 0.0465 + x037;
    const double x046 = x013 * x022 + x014 * x023;
    const double x047 = x017 * x022 - x018 * x023;
    const double x048 = x020 * x022 - x021 * x023;
    const double x049 = x013 * x039;
    const double x050 = x014 * x042 - (x013 * x040 + x012 * x035);
    const double x051 = x014 * x043 - (x013 * x041 + x012 * x033);
    const double x052 = x017 * x039;
    const double x053 = x018 * x042 + (x017 * x040 + x015 * x035);
    const double x054 = x018 * x043 + (x017 * x041 + x015 * x033);
    const double x055 = x020 * x039;
    const double x056 = x021 * x042 + (x020 * x040 - x019 * x035);
    const double x057 = x021 * x043 + (x020 * x041 - x019 * x033);
    const double x058 = x014 * x022 - x013 * x023;
    const double x059 = x018 * x022 + x017 * x023;
    const double x060 = x021 * x022 + x020 * x023;
    const double x061 = x024 * x058 - x012 * x025;
    const double x062 = x024 * x059 + x015 * x025;
    const double x063 = x024 * x060 - x019 * x025;
    const double x064 = x027 * (x012 * x024 + x025 * x058);
    const double x065 = x027 * (x015 * x024 - x025 * x059);
    const double x066 = x027 * (x019 * x024 + x025 * x060);
    const double x067 = 0.213 * (x061 - (x064 - x026 * x061));
    const double x068 = x012 * 0.1934 + (q[0] - x013 * 0.0465);
    const double x069 = x067 + (0.0955 * x046 - x068);
    const double x070 = 0.213 * (x062 + (x065 + x026 * x062));
    const double x071 = x017 * 0.0465 + (q[1] - x015 * 0.1934);
    const double x072 = x070 - (0.0955 * x047 + x071);
    const double x073 = 0.213 * (x063 - (x066 - x026 * x063));
    const double x074 = x019 * 0.1934 - (q[2] - x020 * 0.0465);
    const double x075 = x073 - (0.0955 * x048 + x074);
    const double x076 = v[4] * x022 + v[5] * x023;
    const double x077 = v[5] * x022 - v[4] * x023;
    const double x078 = v[3] + v[15];
    const double x079 = x024 * x078 - x025 * x077;
    const double x080 = x024 * x077 + x025 * x078;
    const double x081 = v[16] + x076;
    const double x082 = x026 * x079 - x027 * x080;
    const double x083 = x027 * x079 + x026 * x080;
    const double x084 = 0.0955 * x083;
    const double x085 = x084 - 0.213 * (v[17] + x081);
    const double x086 = 0.0955 * x082;
    const double x087 = 0.213 * x083;
    const double x088 = x084 - x085;
    const double x089 = 0.213 + x029;
    const double x090 = x027 * x085 + x026 * x086;
    const double x091 = x026 * x085 - (0.213 * x081 + x027 * x086);
    const double x092 = 0.213 * (x079 + x082);
    const double x093 = x027 * x082 - x026 * x083;
    const double x094 = x026 * x082 + x027 * x083;
    const double x095 = x027 * x088;
    const double x096 = x026 * x088;
    const double x097 = x090 - 0.0955 * x079;
    const double x098 = x028 * x079 + x080 * x089;
    const double x099 = x091 - 0.0955 * x080;
    const double x100 = x030 + x025 * x089;
    const double x101 = x032 - x024 * x089;
    const double x102 = x024 * x090 + x025 * x091;
    const double x103 = x025 * x079 - x024 * x080;
    const double x104 = x024 * x093 + x025 * x094;
    const double x105 = x024 * x079 + x025 * x080;
    const double x106 = x024 * x094 - x025 * x093;
    const double x107 = x024 * x097 + x025 * x099;
    const double x108 = x024 * x095 + x025 * x096;
    const double x109 = x024 * x099 - x025 * x097;
    const double x110 = x024 * x096 - x025 * x095;
    const double x111 = 0.0955 * x076 - x077 * x101;
    const double x112 = x102 + x076 * x100;
    const double x113 = x092 + x077 * x100;
    const double x114 = x038 - x022 * x101;
    const double x115 = 0.1934 + x100;
    const double x116 = x023 * x101 + (0.0465 + x036);
    const double x117 = x024 * x091 + (v[5] * 0.0465 - x025 * x090);
    const double x118 = x023 * x102 - (v[5] * 0.1934 - x022 * x092);
    const double x119 = x023 * x092 - (v[3] * 0.0465 - v[4] * 0.1934);
    const double x120 = x022 * x102 - x119;
    const double x121 = x023 * x076 + x022 * x077;
    const double x122 = x023 * x105;
    const double x123 = x023 * x106;
    const double x124 = x023 * x077 - x022 * x076;
    const double x125 = x022 * x105;
    const double x126 = x022 * x106;
    const double x127 = x022 * x112 - x023 * x113;
    const double x128 = x022 * x098 - x023 * x109;
    const double x129 = x022 * x087 + x023 * x110;
    const double x130 = x022 * x113 + x023 * x112;
    const double x131 = x022 * x109 + x023 * x098;
    const double x132 = x022 * x110 - x023 * x087;
    const double x133 = v[4] * x116;
    const double x134 = v[5] * x114;
    const double x135 = x133 + x134;
    const double x136 = x120 - v[3] * x116;
    const double x137 = x118 - v[3] * x114;
    const double x138 = x120 + v[4] * x115;
    const double x139 = v[3] * x115;
    const double x140 = x134 + x139;
    const double x141 = x117 + v[4] * x114;
    const double x142 = x118 + v[5] * x115;
    const double x143 = x117 - v[5] * x116;
    const double x144 = x133 + x139;
    const double x145 = v[5] * x013 - v[4] * x014;
    const double x146 = v[3] * x014 + v[5] * x012;
    const double x147 = v[4] * x012 + v[3] * x013;
    const double x148 = x013 * x121 + x014 * x124;
    const double x149 = x014 * x125 - (x013 * x122 + x012 * x103);
    const double x150 = x014 * x126 - (x013 * x123 + x012 * x104);
    const double x151 = v[5] * x017 + v[4] * x018;
    const double x152 = v[3] * x018 - v[5] * x015;
    const double x153 = v[4] * x015 + v[3] * x017;
    const double x154 = x017 * x121 - x018 * x124;
    const double x155 = x018 * x125 + (x017 * x122 + x015 * x103);
    const double x156 = x018 * x126 + (x017 * x123 + x015 * x104);
    const double x157 = v[5] * x020 + v[4] * x021;
    const double x158 = v[3] * x021 + v[5] * x019;
    const double x159 = v[4] * x019 - v[3] * x020;
    const double x160 = x020 * x121 - x021 * x124;
    const double x161 = x021 * x125 + (x020 * x122 - x019 * x103);
    const double x162 = x021 * x126 + (x020 * x123 - x019 * x104);
    const double x163 = v[5] * (x012 * x045 + x013 * x044);
    const double x164 = v[4] * (x014 * x044 + x012 * x039);
    const double x165 = v[0] * x012 - (v[1] * x013 + v[2] * x014);
    const double x166 = v[15] * (x049 - x014 * x037) + x164;
    const double x167 = v[16] * x050 + (v[17] * x051 - x165);
    const double x168 = v[3] * (x049 - x014 * x045) - x163;
    const double x169 = x168 + (x166 + x167);
    const double x170 = v[5] * (x015 * x045 + x017 * x044);
    const double x171 = v[4] * (x018 * x044 - x015 * x039);
    const double x172 = v[1] * x017 - (v[0] * x015 + v[2] * x018);
    const double x173 = v[15] * (x052 + x018 * x037) - x171;
    const double x174 = v[16] * x053 + (v[17] * x054 - x172);
    const double x175 = v[3] * (x052 + x018 * x045) - x170;
    const double x176 = x175 + (x173 - x174);
    const double x177 = v[5] * (x019 * x045 - x020 * x044);
    const double x178 = v[4] * (x021 * x044 + x019 * x039);
    const double x179 = v[2] * x021 - (v[0] * x019 + v[1] * x020);
    const double x180 = v[15] * (x055 + x021 * x037) - x178;
    const double x181 = v[16] * x056 + (v[17] * x057 + x179);
    const double x182 = v[3] * (x055 + x021 * x045) + x177;
    const double x183 = x182 + (x180 - x181);
    const double x184 = x019 * x176 + x015 * x183;
    const double x185 = x012 * x135 + x075 * x151 - (x184 + x072 * x157);
    const double x186 = x185 + (x014 * x142 + x013 * x138);
    const double x187 = x017 * x183 - (x013 * x140 + x075 * x152);
    const double x188 = x014 * x143 - (x072 * x158 - x020 * x176);
    const double x189 = x018 * x183 + (x014 * x144 + x075 * x153);
    const double x190 = x013 * x141 - (x072 * x159 - x021 * x176);
    const double x191 = x012 * x111 + x075 * x154 - (x184 + x072 * x160);
    const double x192 = x191 + (x013 * x127 + x014 * x130);
    const double x193 = x048 * x176 - x047 * x183;
    const double x194 = x072 * x161 - x075 * x155 - (x193 - x012 * x107);
    const double x195 = x194 - (x013 * x128 + x014 * x131);
    const double x196 = x193 + x012 * x108 + (x013 * x129 - x014 * x132);
    const double x197 = x075 * x156 - x072 * x162 + x196;
    const double x198 = x012 * x183 + x019 * x169;
    const double x199 = x075 * x145 - (x015 * x135 - x069 * x157);
    const double x200 = x017 * x138 - (x018 * x142 - (x198 - x199));
    const double x201 = x020 * x169 - (x017 * x140 - x069 * x158);
    const double x202 = x075 * x146 + x013 * x183 - x201;
    const double x203 = x015 * x136 + (x018 * x143 - x202);
    const double x204 = x021 * x169 - (x018 * x144 - x069 * x159);
    const double x205 = x075 * x147 - x014 * x183 - x204;
    const double x206 = x015 * x137 + (x017 * x141 + x205);
    const double x207 = x075 * x148 - (x015 * x111 - x069 * x160);
    const double x208 = x018 * x130 - (x017 * x127 + (x198 - x207));
    const double x209 = x046 * x183 - x048 * x169;
    const double x210 = x075 * x149 - x069 * x161 + (x209 - x015 * x107);
    const double x211 = x210 + (x017 * x128 - x018 * x131);
    const double x212 = x209 + x015 * x108 + (x017 * x129 + x018 * x132);
    const double x213 = x069 * x162 - x075 * x150 - x212;
    const double x214 = x015 * x169 - x012 * x176;
    const double x215 = x072 * x145 - (x019 * x135 - x069 * x151);
    const double x216 = x020 * x138 - (x021 * x142 - (x214 + x215));
    const double x217 = x013 * x176 - (x020 * x140 + x069 * x152);
    const double x218 = x072 * x146 - x017 * x169 + x217;
    const double x219 = x019 * x136 - (x021 * x143 + x218);
    const double x220 = x014 * x176 + (x021 * x144 - x069 * x153);
    const double x221 = x072 * x147 - x018 * x169 - x220;
    const double x222 = x019 * x137 - (x020 * x141 - x221);
    const double x223 = x072 * x148 - (x019 * x111 - x069 * x154);
    const double x224 = x021 * x130 - (x020 * x127 + (x214 + x223));
    const double x225 = x047 * x169 - x046 * x176;
    const double x226 = x069 * x155 - x072 * x149 + (x225 + x019 * x107);
    const double x227 = x226 + (x020 * x128 - x021 * x131);
    const double x228 = x225 - x019 * x108 + (x020 * x129 + x021 * x132);
    const double x229 = x072 * x150 - x069 * x156 - x228;
    dJ[0] = x145;
    dJ[1] = -x151;
    dJ[2] = x157;
    dJ[3] = 0.0;
    dJ[4] = 0.0;
    dJ[5] = 0.0;
    dJ[6] = x146;
    dJ[7] = x152;
    dJ[8] = -x158;
    dJ[9] = 0.0;
    dJ[10] = 0.0;
    dJ[11] = 0.0;
    dJ[12] = -x147;
    dJ[13] = x153;
    dJ[14] = x159;
    dJ[15] = 0.0;
    dJ[16] = 0.0;
    dJ[17] = 0.0;
    dJ[18] = x186;
    dJ[19] = -x200;
    dJ[20] = x216;
    dJ[21] = x145;
    dJ[22] = -x151;
    dJ[23] = x157;
    dJ[24] = -(x188 - (x012 * x136 + x187));
    dJ[25] = -x203;
    dJ[26] = -x219;
    dJ[27] = x146;
    dJ[28] = x152;
    dJ[29] = -x158;
    dJ[30] = x190 + (x012 * x137 - x189);
    dJ[31] = -x206;
    dJ[32] = -x222;
    dJ[33] = -x147;
    dJ[34] = x153;
    dJ[35] = x159;
    dJ[36] = 0.0;
    dJ[37] = 0.0;
    dJ[38] = 0.0;
    dJ[39] = 0.0;
    dJ[40] = 0.0;
    dJ[41] = 0.0;
    dJ[42] = 0.0;
    dJ[43] = 0.0;
    dJ[44] = 0.0;
    dJ[45] = 0.0;
    dJ[46] = 0.0;
    dJ[47] = 0.0;
    dJ[48] = 0.0;
    dJ[49] = 0.0;
    dJ[50] = 0.0;
    dJ[51] = 0.0;
    dJ[52] = 0.0;
    dJ[53] = 0.0;
    dJ[54] = 0.0;
    dJ[55] = 0.0;
    dJ[56] = 0.0;
    dJ[57] = 0.0;
    dJ[58] = 0.0;
    dJ[59] = 0.0;
    dJ[60] = 0.0;
    dJ[61] = 0.0;
    dJ[62] = 0.0;
    dJ[63] = 0.0;
    dJ[64] = 0.0;
    dJ[65] = 0.0;
    dJ[66] = 0.0;
    dJ[67] = 0.0;
    dJ[68] = 0.0;
    dJ[69] = 0.0;
    dJ[70] = 0.0;
    dJ[71] = 0.0;
    dJ[72] = 0.0;
    dJ[73] = 0.0;
    dJ[74] = 0.0;
    dJ[75] = 0.0;
    dJ[76] = 0.0;
    dJ[77] = 0.0;
    dJ[78] = 0.0;
    dJ[79] = 0.0;
    dJ[80] = 0.0;
    dJ[81] = 0.0;
    dJ[82] = 0.0;
    dJ[83] = 0.0;
    dJ[84] = 0.0;
    dJ[85] = 0.0;
    dJ[86] = 0.0;
    dJ[87] = 0.0;
    dJ[88] = 0.0;
    dJ[89] = 0.0;
    dJ[90] = x192;
    dJ[91] = x208;
    dJ[92] = -x224;
    dJ[93] = x148;
    dJ[94] = -x154;
    dJ[95] = x160;
    dJ[96] = x195;
    dJ[97] = x211;
    dJ[98] = -x227;
    dJ[99] = x149;
    dJ[100] = x155;
    dJ[101] = -x161;
    dJ[102] = -x197;
    dJ[103] = -x213;
    dJ[104] = x229;
    dJ[105] = x150;
    dJ[106] = x156;
    dJ[107] = -x162;
}

void go2_frame_jacobian_RR_foot_world_dot_batch(
    size_t n, const double *q, const double *v, double *dJ)
{
    for (size_t i = 0; i < n; ++i) {
        go2_frame_jacobian_RR_foot_world_dot(q + 19 * i, v + 18 * i, dJ + 108 * i);
    }
}
