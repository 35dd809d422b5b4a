/*
 * frame_jacobian_RL_foot_local_dot of go2: Time derivative of the Jacobian of RL_foot: linear first, the frame's axes and origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.recipes
 * Convention  pinocchio
 * Program     SHA-256 88c15254c5b3c774f070dbe72293bb9578a2c51f765224dab37be64e74218b7b
 * Operations  476 mul, 335 add, 0 div, 3 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     dJ  6 x 18  1/s, m/s  linear first, the frame's axes and origin
 *
 * Statements it rests on
 *     frames/jacobian-rate-local-fixed  PROVED
 *     frames/jacobian-rate-local-free   PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_frame_jacobian_RL_foot_local_dot(const double *q, const double *v, double *dJ)
#else
static void go2_frame_jacobian_RL_foot_local_dot_lanes(
    const real *q, const real *v, real *dJ)
#endif
{
    const real x001 = q[3] * 2.0;
    const real x002 = q[4] * 2.0;
    const real x003 = q[5] * 2.0;
    const real x004 = q[4] * x002;
    const real x005 = q[5] * x003;
    const real x006 = q[3] * x002;
    const real x007 = q[3] * x003;
    const real x008 = q[4] * x003;
    const real x009 = q[6] * x001;
    const real x010 = q[6] * x002;
    const real x011 = q[6] * x003;
    const real x012 = x005 - (1.0 - x004);
    const real x013 = x006 - x011;
    const real x014 = x007 + x010;
    const real x015 = x006 + x011;
    const real x016 = 1.0 - q[3] * x001;
    const real x017 = x005 - x016;
    const real x018 = x008 - x009;
    const real x019 = x007 - x010;
    const real x020 = x008 + x009;
    const real x021 = x004 - x016;
    const real angle[3] = {
        q[13], q[14], q[15]
    };
    real sine[3], cosine[3];
    SYMDYN_SINCOS(3, angle, sine, cosine);
    const real x022 = sine[2] * 0.213;
    const real x023 = cosine[2] * 0.213;
    const real x024 = cosine[1] * x022;
    const real x025 = x024 + sine[1] * x023;
    const real x026 = sine[1] * x022;
    const real x027 = x026 - cosine[1] * x023;
    const real x028 = x025 + sine[1] * 0.213;
    const real x029 = x027 - cosine[1] * 0.213;
    const real x030 = cosine[0] * 0.0955;
    const real x031 = x030 - sine[0] * x029;
    const real x032 = sine[0] * 0.0955;
    const real x033 = x032 + cosine[0] * x029;
    const real x034 = sine[0] * x028;
    const real x035 = sine[0] * x025;
    const real x036 = cosine[0] * x028;
    const real x037 = cosine[0] * x025;
    const real x038 = 0.1934 + x028;
    const real x039 = 0.0465 + x031;
    const real x040 = x013 * cosine[0] + x014 * sine[0];
    const real x041 = x017 * cosine[0] - x018 * sine[0];
    const real x042 = x020 * cosine[0] - x021 * sine[0];
    const real x043 = x013 * x033;
    const real x044 = x043 - x014 * x031;
    const real x045 = x014 * x036 - (x013 * x034 + x012 * x029);
    const real x046 = x014 * x037 - (x013 * x035 + x012 * x027);
    const real x047 = x017 * x033;
    const real x048 = x047 + x018 * x031;
    const real x049 = x018 * x036 + (x017 * x034 + x015 * x029);
    const real x050 = x018 * x037 + (x017 * x035 + x015 * x027);
    const real x051 = x020 * x033;
    const real x052 = x051 + x021 * x031;
    const real x053 = x021 * x036 + (x020 * x034 - x019 * x029);
    const real x054 = x021 * x037 + (x020 * x035 - x019 * x027);
    const real x055 = x043 - x014 * x039;
    const real x056 = x012 * x033 - x014 * x038;
    const real x057 = x012 * x039 - x013 * x038;
    const real x058 = x047 + x018 * x039;
    const real x059 = x015 * x033 + x018 * x038;
    const real x060 = x015 * x039 - x017 * x038;
    const real x061 = x051 + x021 * x039;
    const real x062 = x019 * x033 - x021 * x038;
    const real x063 = x019 * x039 + x020 * x038;
    const real x064 = x014 * cosine[0] - x013 * sine[0];
    const real x065 = x018 * cosine[0] + x017 * sine[0];
    const real x066 = x021 * cosine[0] + x020 * sine[0];
    const real x067 = x012 * cosine[1] + sine[1] * x064;
    const real x068 = x012 * sine[1] - cosine[1] * x064;
    const real x069 = x015 * cosine[1] - sine[1] * x065;
    const real x070 = x015 * sine[1] + cosine[1] * x065;
    const real x071 = x019 * cosine[1] + sine[1] * x066;
    const real x072 = x019 * sine[1] - cosine[1] * x066;
    const real x073 = cosine[2] * x067 - sine[2] * x068;
    const real x074 = cosine[2] * x068 + sine[2] * x067;
    const real x075 = cosine[2] * x069 - sine[2] * x070;
    const real x076 = cosine[2] * x070 + sine[2] * x069;
    const real x077 = cosine[2] * x071 - sine[2] * x072;
    const real x078 = cosine[2] * x072 + sine[2] * x071;
    const real x079 = v[4] * cosine[0] + v[5] * sine[0];
    const real x080 = v[5] * cosine[0] - v[4] * sine[0];
    const real x081 = v[3] + v[12];
    const real x082 = cosine[1] * x081 - sine[1] * x080;
    const real x083 = cosine[1] * x080 + sine[1] * x081;
    const real x084 = v[13] + x079;
    const real x085 = cosine[2] * x082 - sine[2] * x083;
    const real x086 = cosine[2] * x083 + sine[2] * x082;
    const real x087 = 0.0955 * x086;
    const real x088 = x087 + 0.213 * (v[14] + x084);
    const real x089 = 0.0955 * x085;
    const real x090 = 0.213 * x086;
    const real x091 = x087 - x088;
    const real x092 = 0.213 + x023;
    const real x093 = cosine[2] * x089 + sine[2] * x088;
    const real x094 = cosine[2] * x088 + (0.213 * x084 - sine[2] * x089);
    const real x095 = 0.213 * (x082 + x085);
    const real x096 = sine[2] * x085 - cosine[2] * x086;
    const real x097 = cosine[2] * x085 + sine[2] * x086;
    const real x098 = sine[2] * x091;
    const real x099 = cosine[2] * x091;
    const real x100 = x093 - 0.0955 * x082;
    const real x101 = x022 * x082 + x083 * x092;
    const real x102 = x094 - 0.0955 * x083;
    const real x103 = x024 + sine[1] * x092;
    const real x104 = x026 - cosine[1] * x092;
    const real x105 = cosine[1] * x093 + sine[1] * x094;
    const real x106 = sine[1] * x082 - cosine[1] * x083;
    const real x107 = cosine[1] * x096 + sine[1] * x097;
    const real x108 = cosine[1] * x082 + sine[1] * x083;
    const real x109 = cosine[1] * x097 - sine[1] * x096;
    const real x110 = cosine[1] * x100 + sine[1] * x102;
    const real x111 = cosine[1] * x098 + sine[1] * x099;
    const real x112 = cosine[1] * x102 - sine[1] * x100;
    const real x113 = sine[1] * x098 - cosine[1] * x099;
    const real x114 = 0.0955 * x079 + x080 * x104;
    const real x115 = x105 - x079 * x103;
    const real x116 = x095 + x080 * x103;
    const real x117 = x032 + cosine[0] * x104;
    const real x118 = 0.1934 + x103;
    const real x119 = sine[0] * x104 - (0.0465 + x030);
    const real x120 = cosine[1] * x094 + (v[5] * 0.0465 - sine[1] * x093);
    const real x121 = sine[0] * x105 + (v[5] * 0.1934 - cosine[0] * x095);
    const real x122 = sine[0] * x095 + (v[3] * 0.0465 + v[4] * 0.1934);
    const real x123 = cosine[0] * x105 + x122;
    const real x124 = cosine[0] * x080 + sine[0] * x079;
    const real x125 = sine[0] * x108;
    const real x126 = sine[0] * x109;
    const real x127 = sine[0] * x080 - cosine[0] * x079;
    const real x128 = cosine[0] * x108;
    const real x129 = cosine[0] * x109;
    const real x130 = cosine[0] * x115 + sine[0] * x116;
    const real x131 = cosine[0] * x101 + sine[0] * x112;
    const real x132 = cosine[0] * x090 + sine[0] * x113;
    const real x133 = cosine[0] * x116 - sine[0] * x115;
    const real x134 = cosine[0] * x112 - sine[0] * x101;
    const real x135 = cosine[0] * x113 - sine[0] * x090;
    const real x136 = v[4] * x119;
    const real x137 = v[5] * x117;
    const real x138 = x136 - x137;
    const real x139 = x123 + v[3] * x119;
    const real x140 = x121 - v[3] * x117;
    const real x141 = x123 - v[4] * x118;
    const real x142 = v[3] * x118;
    const real x143 = x137 - x142;
    const real x144 = x120 + v[4] * x117;
    const real x145 = x121 - v[5] * x118;
    const real x146 = x120 + v[5] * x119;
    const real x147 = x136 + x142;
    const real x148 = v[13] + v[14];
    const real x149 = x040 * x148 + (v[4] * x013 + v[5] * x014);
    const real x150 = x012 * x081 - x149;
    const real x151 = x041 * x148 + (v[4] * x017 - v[5] * x018);
    const real x152 = x015 * x081 - x151;
    const real x153 = x042 * x148 + (v[4] * x020 - v[5] * x021);
    const real x154 = x019 * x081 + x153;
    const real x155 = x015 * x154;
    const real x156 = x019 * x152;
    const real x157 = x155 + (v[5] * x013 - v[4] * x014);
    const real x158 = x156 - x157;
    const real x159 = x020 * x152 - (v[3] * x014 + v[5] * x012);
    const real x160 = x017 * x154 + x159;
    const real x161 = x021 * x152 - (v[4] * x012 + v[3] * x013);
    const real x162 = x018 * x154 + x161;
    const real x163 = x058 * x154 + (x012 * x138 + x061 * x152);
    const real x164 = x013 * x141 + (x014 * x145 - x163);
    const real x165 = x062 * x152 - (x013 * x143 + x059 * x154);
    const real x166 = x012 * x139 - (x014 * x146 - x165);
    const real x167 = x060 * x154 + (x014 * x147 - x063 * x152);
    const real x168 = x012 * x140 + (x013 * x144 + x167);
    const real x169 = x052 * x152 - (x012 * x114 - x048 * x154);
    const real x170 = x014 * x133 - (x013 * x130 - x169);
    const real x171 = x012 * x110 - (x053 * x152 + x049 * x154);
    const real x172 = x014 * x134 - (x013 * x131 + x171);
    const real x173 = x012 * x111 + (x054 * x152 + x050 * x154);
    const real x174 = x014 * x135 - (x013 * x132 - x173);
    const real x175 = x019 * x150;
    const real x176 = x012 * x154;
    const real x177 = x175 + (v[5] * x017 + v[4] * x018);
    const real x178 = x176 - x177;
    const real x179 = x020 * x150 - (v[3] * x018 - v[5] * x015);
    const real x180 = x013 * x154 + x179;
    const real x181 = x021 * x150 + (v[4] * x015 + v[3] * x017);
    const real x182 = x014 * x154 - x181;
    const real x183 = x061 * x150 - (x015 * x138 - x055 * x154);
    const real x184 = x017 * x141 - (x018 * x145 - x183);
    const real x185 = x056 * x154 - (x017 * x143 + x062 * x150);
    const real x186 = x015 * x139 + (x018 * x146 + x185);
    const real x187 = x063 * x150 - (x018 * x147 + x057 * x154);
    const real x188 = x015 * x140 + (x017 * x144 + x187);
    const real x189 = x044 * x154 + (x015 * x114 + x052 * x150);
    const real x190 = x018 * x133 + (x017 * x130 + x189);
    const real x191 = x015 * x110 - (x045 * x154 - x053 * x150);
    const real x192 = x018 * x134 + (x017 * x131 + x191);
    const real x193 = x015 * x111 + (x046 * x154 - x054 * x150);
    const real x194 = x018 * x135 + (x017 * x132 - x193);
    const real x195 = x012 * x152;
    const real x196 = x015 * x150;
    const real x197 = x196 + (v[5] * x020 + v[4] * x021);
    const real x198 = x195 - x197;
    const real x199 = x017 * x150 + (v[3] * x021 + v[5] * x019);
    const real x200 = x013 * x152 - x199;
    const real x201 = x018 * x150 + (v[4] * x019 - v[3] * x020);
    const real x202 = x014 * x152 + x201;
    const real x203 = x055 * x152 + (x019 * x138 - x058 * x150);
    const real x204 = x020 * x141 - (x021 * x145 - x203);
    const real x205 = x059 * x150 + (x020 * x143 - x056 * x152);
    const real x206 = x019 * x139 - (x021 * x146 - x205);
    const real x207 = x057 * x152 + (x021 * x147 - x060 * x150);
    const real x208 = x019 * x140 - (x020 * x144 - x207);
    const real x209 = x048 * x150 + (x019 * x114 - x044 * x152);
    const real x210 = x021 * x133 + (x020 * x130 - x209);
    const real x211 = x019 * x110 + (x049 * x150 + x045 * x152);
    const real x212 = x021 * x134 + (x020 * x131 - x211);
    const real x213 = x019 * x111 - (x050 * x150 + x046 * x152);
    const real x214 = x021 * x135 + (x020 * x132 + x213);
    const real x215 = x155 + (x013 * x124 + x014 * x127);
    const real x216 = x156 - x215;
    const real x217 = x041 * x154 + x042 * x152;
    const real x218 = x014 * x128 - (x013 * x125 + x012 * x106);
    const real x219 = x217 - x218;
    const real x220 = x217 + x012 * x107 + (x013 * x126 - x014 * x129);
    const real x221 = x175 + (x017 * x124 - x018 * x127);
    const real x222 = x176 - x221;
    const real x223 = x042 * x150 + x040 * x154;
    const real x224 = x018 * x128 + (x017 * x125 + x015 * x106);
    const real x225 = x223 - x224;
    const real x226 = x223 - x015 * x107 - (x017 * x126 + x018 * x129);
    const real x227 = x196 + (x020 * x124 - x021 * x127);
    const real x228 = x195 - x227;
    const real x229 = x040 * x152 - x041 * x150;
    const real x230 = x021 * x128 + (x020 * x125 - x019 * x106);
    const real x231 = x229 - x230;
    const real x232 = x229 + x019 * x107 - (x020 * x126 + x021 * x129);
    const real x233 = x073 * x158 - (x077 * x198 - x075 * x178);
    const real x234 = x073 * x160 + (x077 * x200 - x075 * x180);
    const real x235 = x073 * x162 - (x077 * x202 - x075 * x182);
    const real x236 = x075 * x184 - (x077 * x204 - x073 * x164);
    const real x237 = x075 * x186 + (x077 * x206 + x073 * x166);
    const real x238 = x075 * x188 + (x077 * x208 + x073 * x168);
    const real x239 = x075 * x190 - (x077 * x210 + x073 * x170);
    const real x240 = x075 * x192 - (x077 * x212 + x073 * x172);
    const real x241 = x075 * x194 - (x077 * x214 + x073 * x174);
    const real x242 = x040 * x158 + (x042 * x198 + x041 * x178);
    const real x243 = x040 * x160 - (x042 * x200 + x041 * x180);
    const real x244 = x040 * x162 + (x042 * x202 + x041 * x182);
    const real x245 = x041 * x184 + (x042 * x204 + x040 * x164);
    const real x246 = x041 * x186 - (x042 * x206 - x040 * x166);
    const real x247 = x041 * x188 - (x042 * x208 - x040 * x168);
    const real x248 = x041 * x190 + (x042 * x210 - x040 * x170);
    const real x249 = x041 * x192 + (x042 * x212 - x040 * x172);
    const real x250 = x041 * x194 + (x042 * x214 - x040 * x174);
    const real x251 = x074 * x158 - (x078 * x198 - x076 * x178);
    const real x252 = x074 * x160 + (x078 * x200 - x076 * x180);
    const real x253 = x074 * x162 - (x078 * x202 - x076 * x182);
    const real x254 = x076 * x184 - (x078 * x204 - x074 * x164);
    const real x255 = x076 * x186 + (x078 * x206 + x074 * x166);
    const real x256 = x076 * x188 + (x078 * x208 + x074 * x168);
    const real x257 = x076 * x190 - (x078 * x210 + x074 * x170);
    const real x258 = x076 * x192 - (x078 * x212 + x074 * x172);
    const real x259 = x076 * x194 - (x078 * x214 + x074 * x174);
    const real x260 = x073 * x216 - (x077 * x228 - x075 * x222);
    const real x261 = x075 * x225 - (x077 * x231 + x073 * x219);
    const real x262 = x075 * x226 - (x077 * x232 + x073 * x220);
    const real x263 = x040 * x216 + (x042 * x228 + x041 * x222);
    const real x264 = x041 * x225 + (x042 * x231 - x040 * x219);
    const real x265 = x041 * x226 + (x042 * x232 - x040 * x220);
    const real x266 = x074 * x216 - (x078 * x228 - x076 * x222);
    const real x267 = x076 * x225 - (x078 * x231 + x074 * x219);
    const real x268 = x076 * x226 - (x078 * x232 + x074 * x220);
    dJ[0] = x233;
    dJ[1] = -x242;
    dJ[2] = x251;
    dJ[3] = SYMDYN_ALL(0.0);
    dJ[4] = SYMDYN_ALL(0.0);
    dJ[5] = SYMDYN_ALL(0.0);
    dJ[6] = x234;
    dJ[7] = -x243;
    dJ[8] = x252;
    dJ[9] = SYMDYN_ALL(0.0);
    dJ[10] = SYMDYN_ALL(0.0);
    dJ[11] = SYMDYN_ALL(0.0);
    dJ[12] = -x235;
    dJ[13] = x244;
    dJ[14] = -x253;
    dJ[15] = SYMDYN_ALL(0.0);
    dJ[16] = SYMDYN_ALL(0.0);
    dJ[17] = SYMDYN_ALL(0.0);
    dJ[18] = x236;
    dJ[19] = -x245;
    dJ[20] = x254;
    dJ[21] = x233;
    dJ[22] = -x242;
    dJ[23] = x251;
    dJ[24] = x237;
    dJ[25] = -x246;
    dJ[26] = x255;
    dJ[27] = x234;
    dJ[28] = -x243;
    dJ[29] = x252;
    dJ[30] = x238;
    dJ[31] = -x247;
    dJ[32] = x256;
    dJ[33] = -x235;
    dJ[34] = x244;
    dJ[35] = -x253;
    dJ[36] = SYMDYN_ALL(0.0);
    dJ[37] = SYMDYN_ALL(0.0);
    dJ[38] = SYMDYN_ALL(0.0);
    dJ[39] = SYMDYN_ALL(0.0);
    dJ[40] = SYMDYN_ALL(0.0);
    dJ[41] = SYMDYN_ALL(0.0);
    dJ[42] = SYMDYN_ALL(0.0);
    dJ[43] = SYMDYN_ALL(0.0);
    dJ[44] = SYMDYN_ALL(0.0);
    dJ[45] = SYMDYN_ALL(0.0);
    dJ[46] = SYMDYN_ALL(0.0);
    dJ[47] = SYMDYN_ALL(0.0);
    dJ[48] = SYMDYN_ALL(0.0);
    dJ[49] = SYMDYN_ALL(0.0);
    dJ[50] = SYMDYN_ALL(0.0);
    dJ[51] = SYMDYN_ALL(0.0);
    dJ[52] = SYMDYN_ALL(0.0);
    dJ[53] = SYMDYN_ALL(0.0);
    dJ[54] = SYMDYN_ALL(0.0);
    dJ[55] = SYMDYN_ALL(0.0);
    dJ[56] = SYMDYN_ALL(0.0);
    dJ[57] = SYMDYN_ALL(0.0);
    dJ[58] = SYMDYN_ALL(0.0);
    dJ[59] = SYMDYN_ALL(0.0);
    dJ[60] = SYMDYN_ALL(0.0);
    dJ[61] = SYMDYN_ALL(0.0);
    dJ[62] = SYMDYN_ALL(0.0);
    dJ[63] = SYMDYN_ALL(0.0);
    dJ[64] = SYMDYN_ALL(0.0);
    dJ[65] = SYMDYN_ALL(0.0);
    dJ[66] = SYMDYN_ALL(0.0);
    dJ[67] = SYMDYN_ALL(0.0);
    dJ[68] = SYMDYN_ALL(0.0);
    dJ[69] = SYMDYN_ALL(0.0);
    dJ[70] = SYMDYN_ALL(0.0);
    dJ[71] = SYMDYN_ALL(0.0);
    dJ[72] = x239;
    dJ[73] = -x248;
    dJ[74] = x257;
    dJ[75] = x260;
    dJ[76] = -x263;
    dJ[77] = x266;
    dJ[78] = x240;
    dJ[79] = -x249;
    dJ[80] = x258;
    dJ[81] = -x261;
    dJ[82] = x264;
    dJ[83] = -x267;
    dJ[84] = x241;
    dJ[85] = -x250;
    dJ[86] = x259;
    dJ[87] = -x262;
    dJ[88] = x265;
    dJ[89] = -x268;
    dJ[90] = SYMDYN_ALL(0.0);
    dJ[91] = SYMDYN_ALL(0.0);
    dJ[92] = SYMDYN_ALL(0.0);
    dJ[93] = SYMDYN_ALL(0.0);
    dJ[94] = SYMDYN_ALL(0.0);
    dJ[95] = SYMDYN_ALL(0.0);
    dJ[96] = SYMDYN_ALL(0.0);
    dJ[97] = SYMDYN_ALL(0.0);
    dJ[98] = SYMDYN_ALL(0.0);
    dJ[99] = SYMDYN_ALL(0.0);
    dJ[100] = SYMDYN_ALL(0.0);
    dJ[101] = SYMDYN_ALL(0.0);
    dJ[102] = SYMDYN_ALL(0.0);
    dJ[103] = SYMDYN_ALL(0.0);
    dJ[104] = SYMDYN_ALL(0.0);
    dJ[105] = SYMDYN_ALL(0.0);
    dJ[106] = SYMDYN_ALL(0.0);
    dJ[107] = SYMDYN_ALL(0.0);
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_frame_jacobian_RL_foot_local_dot.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_frame_jacobian_RL_foot_local_dot.c"
#undef SYMDYN_PASS
#endif

void go2_frame_jacobian_RL_foot_local_dot_batch(
    size_t n, const double *q, const double *v, double *dJ)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], dJ_lanes[108];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        go2_frame_jacobian_RL_foot_local_dot_lanes(
            q_lanes, v_lanes, dJ_lanes);
        symdyn_store_f64(dJ + 108 * i, dJ_lanes, 108);
    }
#endif
    for (; i < n; ++i) {
        go2_frame_jacobian_RL_foot_local_dot(q + 19 * i, v + 18 * i, dJ + 108 * i);
    }
}

#endif
