/*
 * dae_residual of go2: Equations of motion as a residual: [dq/dt - rate(q, v), M a + h - J_c^T f - S^T tau_j].
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.control
 * Convention  pinocchio
 * Program     SHA-256 0894c5006c4027c92a815dc0dfd064da3d839ff2ed1bf30e6da8a623c77c96c4
 * Operations  821 mul, 805 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     x     37  m, -, rad, m/s, rad/s            [q, v]
 *     xdot  37  m/s, 1/s, rad/s, m/s^2, rad/s^2  [dq/dt, a]
 *     u     24  N m, N                           [tau_j, f]
 *
 * Outputs
 *     residual  37  m/s, 1/s, rad/s, N, N m  [dq/dt, tau]
 *
 * Statements it rests on
 *     control/residual          PROVED
 *     control/residual-free     PROVED
 *     control/residual-gliding  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_dae_residual(
    const double *x, const double *xdot, const double *u, double *residual)
#else
static void go2_dae_residual_lanes(
    const real *x, const real *xdot, const real *u, real *residual)
#endif
{
    const real x001 = x[3] * 2.0;
    const real x002 = x[4] * 2.0;
    const real x003 = x[5] * 2.0;
    const real x004 = x[4] * x002;
    const real x005 = x[5] * x003;
    const real x006 = x[3] * x002;
    const real x007 = x[3] * x003;
    const real x008 = x[4] * x003;
    const real x009 = x[6] * x001;
    const real x010 = x[6] * x002;
    const real x011 = x[6] * x003;
    const real x012 = x005 - (1.0 - x004);
    const real x013 = x006 - x011;
    const real x014 = x007 + x010;
    const real x015 = x006 + x011;
    const real x016 = 1.0 - x[3] * x001;
    const real x017 = x005 - x016;
    const real x018 = x008 - x009;
    const real x019 = x007 - x010;
    const real x020 = x008 + x009;
    const real x021 = x004 - x016;
    const real x022 = u[12] * x012 - (u[13] * x015 + u[14] * x019);
    const real x023 = u[13] * x017 - (u[12] * x013 + u[14] * x020);
    const real x024 = u[14] * x021 - (u[12] * x014 + u[13] * x018);
    const real angle[12] = {
        x[7], x[8], x[9], x[10], x[11], x[12], x[13], x[14], x[15], x[16], x[17], x[18]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x025 = x023 * cosine[0] + x024 * sine[0];
    const real x026 = x024 * cosine[0] - x023 * sine[0];
    const real x027 = x022 * cosine[1] - x026 * sine[1];
    const real x028 = x022 * sine[1] + x026 * cosine[1];
    const real x029 = x027 * cosine[2] - x028 * sine[2];
    const real x030 = x027 * sine[2] + x028 * cosine[2];
    const real x031 = u[15] * x012 - (u[16] * x015 + u[17] * x019);
    const real x032 = u[16] * x017 - (u[15] * x013 + u[17] * x020);
    const real x033 = u[17] * x021 - (u[15] * x014 + u[16] * x018);
    const real x034 = x032 * cosine[3] + x033 * sine[3];
    const real x035 = x033 * cosine[3] - x032 * sine[3];
    const real x036 = x031 * cosine[4] - x035 * sine[4];
    const real x037 = x031 * sine[4] + x035 * cosine[4];
    const real x038 = x036 * cosine[5] - x037 * sine[5];
    const real x039 = x036 * sine[5] + x037 * cosine[5];
    const real x040 = u[18] * x012 - (u[19] * x015 + u[20] * x019);
    const real x041 = u[19] * x017 - (u[18] * x013 + u[20] * x020);
    const real x042 = u[20] * x021 - (u[18] * x014 + u[19] * x018);
    const real x043 = x041 * cosine[6] + x042 * sine[6];
    const real x044 = x042 * cosine[6] - x041 * sine[6];
    const real x045 = x040 * cosine[7] - x044 * sine[7];
    const real x046 = x040 * sine[7] + x044 * cosine[7];
    const real x047 = x045 * cosine[8] - x046 * sine[8];
    const real x048 = x045 * sine[8] + x046 * cosine[8];
    const real x049 = u[21] * x012 - (u[22] * x015 + u[23] * x019);
    const real x050 = u[22] * x017 - (u[21] * x013 + u[23] * x020);
    const real x051 = u[23] * x021 - (u[21] * x014 + u[22] * x018);
    const real x052 = x050 * cosine[9] + x051 * sine[9];
    const real x053 = x051 * cosine[9] - x050 * sine[9];
    const real x054 = x049 * cosine[10] - x053 * sine[10];
    const real x055 = x049 * sine[10] + x053 * cosine[10];
    const real x056 = x054 * cosine[11] - x055 * sine[11];
    const real x057 = x054 * sine[11] + x055 * cosine[11];
    const real x058 = x[21] * x[23] + (xdot[19] - x[20] * x[24]);
    const real x059 = x019 * 9.81 + x058;
    const real x060 = x[19] * x[24] + (xdot[20] - x[21] * x[22]);
    const real x061 = x020 * 9.81 + x060;
    const real x062 = x[20] * x[22] + (xdot[21] - x[19] * x[23]);
    const real x063 = x021 * 9.81 - x062;
    const real x064 = x[22] * x[22];
    const real x065 = x[23] * x[23];
    const real x066 = x[24] * x[24];
    const real x067 = x[22] * x[23];
    const real x068 = x[22] * x[24];
    const real x069 = x[23] * x[24];
    const real x070 = x065 + x066;
    const real x071 = xdot[24] - x067;
    const real x072 = xdot[23] + x068;
    const real x073 = xdot[24] + x067;
    const real x074 = xdot[22] - x069;
    const real x075 = xdot[23] - x068;
    const real x076 = xdot[22] + x069;
    const real x077 = x[23] * cosine[0] + x[24] * sine[0];
    const real x078 = x[24] * cosine[0] - x[23] * sine[0];
    const real x079 = x[22] + x[25];
    const real x080 = xdot[22] + xdot[25];
    const real x081 = x[25] * x078 + (xdot[23] * cosine[0] + xdot[24] * sine[0]);
    const real x082 = x[25] * x077 - (xdot[24] * cosine[0] - xdot[23] * sine[0]);
    const real x083 = 0.1934 * x070;
    const real x084 = 0.0465 * x071;
    const real x085 = x083 + x084;
    const real x086 = x059 - x085;
    const real x087 = 0.0465 * (x064 + x066);
    const real x088 = 0.1934 * x073;
    const real x089 = x087 - x088;
    const real x090 = x061 - x089;
    const real x091 = 0.1934 * x075;
    const real x092 = 0.0465 * x076;
    const real x093 = x091 - x092;
    const real x094 = x063 + x093;
    const real x095 = cosine[0] * x090 - sine[0] * x094;
    const real x096 = cosine[0] * x094 + sine[0] * x090;
    const real x097 = x079 * x079;
    const real x098 = x077 * x077;
    const real x099 = x078 * x078;
    const real x100 = x077 * x079;
    const real x101 = x078 * x079;
    const real x102 = x077 * x078;
    const real x103 = x082 + x100;
    const real x104 = x081 + x101;
    const real x105 = x080 - x102;
    const real x106 = x080 + x102;
    const real x107 = cosine[1] * x079 - sine[1] * x078;
    const real x108 = cosine[1] * x078 + sine[1] * x079;
    const real x109 = x[26] + x077;
    const real x110 = x[26] * x108 - (cosine[1] * x080 + sine[1] * x082);
    const real x111 = xdot[26] + x081;
    const real x112 = x[26] * x107 - (cosine[1] * x082 - sine[1] * x080);
    const real x113 = cosine[1] * x086 + sine[1] * x096;
    const real x114 = cosine[1] * x096 - sine[1] * x086;
    const real x115 = x107 * x107;
    const real x116 = x109 * x109;
    const real x117 = x108 * x108;
    const real x118 = x107 * x109;
    const real x119 = x107 * x108;
    const real x120 = x108 * x109;
    const real x121 = x111 + x119;
    const real x122 = x112 + x118;
    const real x123 = x110 + x120;
    const real x124 = x111 - x119;
    const real x125 = x115 + x116;
    const real x126 = cosine[2] * x107 - sine[2] * x108;
    const real x127 = cosine[2] * x108 + sine[2] * x107;
    const real x128 = x[27] + x109;
    const real x129 = sine[2] * x112 + (cosine[2] * x110 + x[27] * x127);
    const real x130 = xdot[27] + x111;
    const real x131 = sine[2] * x110 - (cosine[2] * x112 + x[27] * x126);
    const real x132 = x113 - 0.213 * x121;
    const real x133 = x095 - 0.213 * x123;
    const real x134 = x114 - 0.213 * x125;
    const real x135 = x126 * x126;
    const real x136 = x128 * x128;
    const real x137 = x127 * x127;
    const real x138 = x126 * x128;
    const real x139 = x126 * x127;
    const real x140 = x127 * x128;
    const real x141 = x130 + x139;
    const real x142 = x131 - x138;
    const real x143 = x129 + x140;
    const real x144 = x130 - x139;
    const real x145 = x[23] * cosine[3] + x[24] * sine[3];
    const real x146 = x[24] * cosine[3] - x[23] * sine[3];
    const real x147 = x[22] + x[28];
    const real x148 = xdot[22] + xdot[28];
    const real x149 = x[28] * x146 + (xdot[23] * cosine[3] + xdot[24] * sine[3]);
    const real x150 = x[28] * x145 - (xdot[24] * cosine[3] - xdot[23] * sine[3]);
    const real x151 = x083 - x084;
    const real x152 = x059 - x151;
    const real x153 = x087 + x088;
    const real x154 = x061 + x153;
    const real x155 = x091 + x092;
    const real x156 = x063 + x155;
    const real x157 = cosine[3] * x154 - sine[3] * x156;
    const real x158 = cosine[3] * x156 + sine[3] * x154;
    const real x159 = x147 * x147;
    const real x160 = x145 * x145;
    const real x161 = x146 * x146;
    const real x162 = x145 * x147;
    const real x163 = x146 * x147;
    const real x164 = x145 * x146;
    const real x165 = x150 + x162;
    const real x166 = x149 + x163;
    const real x167 = x148 - x164;
    const real x168 = x148 + x164;
    const real x169 = cosine[4] * x147 - sine[4] * x146;
    const real x170 = cosine[4] * x146 + sine[4] * x147;
    const real x171 = x[29] + x145;
    const real x172 = x[29] * x170 - (cosine[4] * x148 + sine[4] * x150);
    const real x173 = xdot[29] + x149;
    const real x174 = x[29] * x169 - (cosine[4] * x150 - sine[4] * x148);
    const real x175 = cosine[4] * x152 + sine[4] * x158;
    const real x176 = cosine[4] * x158 - sine[4] * x152;
    const real x177 = x169 * x169;
    const real x178 = x171 * x171;
    const real x179 = x170 * x170;
    const real x180 = x169 * x171;
    const real x181 = x169 * x170;
    const real x182 = x170 * x171;
    const real x183 = x173 + x181;
    const real x184 = x174 + x180;
    const real x185 = x172 + x182;
    const real x186 = x173 - x181;
    const real x187 = x177 + x178;
    const real x188 = cosine[5] * x169 - sine[5] * x170;
    const real x189 = cosine[5] * x170 + sine[5] * x169;
    const real x190 = x[30] + x171;
    const real x191 = sine[5] * x174 + (cosine[5] * x172 + x[30] * x189);
    const real x192 = xdot[30] + x173;
    const real x193 = sine[5] * x172 - (cosine[5] * x174 + x[30] * x188);
    const real x194 = x175 - 0.213 * x183;
    const real x195 = x157 - 0.213 * x185;
    const real x196 = x176 - 0.213 * x187;
    const real x197 = x188 * x188;
    const real x198 = x190 * x190;
    const real x199 = x189 * x189;
    const real x200 = x188 * x190;
    const real x201 = x188 * x189;
    const real x202 = x189 * x190;
    const real x203 = x192 + x201;
    const real x204 = x193 - x200;
    const real x205 = x191 + x202;
    const real x206 = x192 - x201;
    const real x207 = x[23] * cosine[6] + x[24] * sine[6];
    const real x208 = x[24] * cosine[6] - x[23] * sine[6];
    const real x209 = x[22] + x[31];
    const real x210 = xdot[22] + xdot[31];
    const real x211 = x[31] * x208 + (xdot[23] * cosine[6] + xdot[24] * sine[6]);
    const real x212 = x[31] * x207 - (xdot[24] * cosine[6] - xdot[23] * sine[6]);
    const real x213 = x059 + x151;
    const real x214 = x061 - x153;
    const real x215 = x063 - x155;
    const real x216 = cosine[6] * x214 - sine[6] * x215;
    const real x217 = cosine[6] * x215 + sine[6] * x214;
    const real x218 = x209 * x209;
    const real x219 = x207 * x207;
    const real x220 = x208 * x208;
    const real x221 = x207 * x209;
    const real x222 = x208 * x209;
    const real x223 = x207 * x208;
    const real x224 = x212 + x221;
    const real x225 = x211 + x222;
    const real x226 = x210 - x223;
    const real x227 = x210 + x223;
    const real x228 = cosine[7] * x209 - sine[7] * x208;
    const real x229 = cosine[7] * x208 + sine[7] * x209;
    const real x230 = x[32] + x207;
    const real x231 = x[32] * x229 - (cosine[7] * x210 + sine[7] * x212);
    const real x232 = xdot[32] + x211;
    const real x233 = x[32] * x228 - (cosine[7] * x212 - sine[7] * x210);
    const real x234 = cosine[7] * x213 + sine[7] * x217;
    const real x235 = cosine[7] * x217 - sine[7] * x213;
    const real x236 = x228 * x228;
    const real x237 = x230 * x230;
    const real x238 = x229 * x229;
    const real x239 = x228 * x230;
    const real x240 = x228 * x229;
    const real x241 = x229 * x230;
    const real x242 = x232 + x240;
    const real x243 = x233 + x239;
    const real x244 = x231 + x241;
    const real x245 = x232 - x240;
    const real x246 = x236 + x237;
    const real x247 = cosine[8] * x228 - sine[8] * x229;
    const real x248 = cosine[8] * x229 + sine[8] * x228;
    const real x249 = x[33] + x230;
    const real x250 = sine[8] * x233 + (cosine[8] * x231 + x[33] * x248);
    const real x251 = xdot[33] + x232;
    const real x252 = sine[8] * x231 - (cosine[8] * x233 + x[33] * x247);
    const real x253 = x234 - 0.213 * x242;
    const real x254 = x216 - 0.213 * x244;
    const real x255 = x235 - 0.213 * x246;
    const real x256 = x247 * x247;
    const real x257 = x249 * x249;
    const real x258 = x248 * x248;
    const real x259 = x247 * x249;
    const real x260 = x247 * x248;
    const real x261 = x248 * x249;
    const real x262 = x251 + x260;
    const real x263 = x252 - x259;
    const real x264 = x250 + x261;
    const real x265 = x251 - x260;
    const real x266 = x[23] * cosine[9] + x[24] * sine[9];
    const real x267 = x[24] * cosine[9] - x[23] * sine[9];
    const real x268 = x[22] + x[34];
    const real x269 = xdot[22] + xdot[34];
    const real x270 = x[34] * x267 + (xdot[23] * cosine[9] + xdot[24] * sine[9]);
    const real x271 = x[34] * x266 - (xdot[24] * cosine[9] - xdot[23] * sine[9]);
    const real x272 = x059 + x085;
    const real x273 = x061 + x089;
    const real x274 = x063 - x093;
    const real x275 = cosine[9] * x273 - sine[9] * x274;
    const real x276 = cosine[9] * x274 + sine[9] * x273;
    const real x277 = x268 * x268;
    const real x278 = x266 * x266;
    const real x279 = x267 * x267;
    const real x280 = x266 * x268;
    const real x281 = x267 * x268;
    const real x282 = x266 * x267;
    const real x283 = x271 + x280;
    const real x284 = x270 + x281;
    const real x285 = x269 - x282;
    const real x286 = x269 + x282;
    const real x287 = cosine[10] * x268 - sine[10] * x267;
    const real x288 = cosine[10] * x267 + sine[10] * x268;
    const real x289 = x[35] + x266;
    const real x290 = x[35] * x288 - (cosine[10] * x269 + sine[10] * x271);
    const real x291 = xdot[35] + x270;
    const real x292 = x[35] * x287 - (cosine[10] * x271 - sine[10] * x269);
    const real x293 = cosine[10] * x272 + sine[10] * x276;
    const real x294 = cosine[10] * x276 - sine[10] * x272;
    const real x295 = x287 * x287;
    const real x296 = x289 * x289;
    const real x297 = x288 * x288;
    const real x298 = x287 * x289;
    const real x299 = x287 * x288;
    const real x300 = x288 * x289;
    const real x301 = x291 + x299;
    const real x302 = x292 + x298;
    const real x303 = x290 + x300;
    const real x304 = x291 - x299;
    const real x305 = x295 + x296;
    const real x306 = cosine[11] * x287 - sine[11] * x288;
    const real x307 = cosine[11] * x288 + sine[11] * x287;
    const real x308 = x[36] + x289;
    const real x309 = sine[11] * x292 + (cosine[11] * x290 + x[36] * x307);
    const real x310 = xdot[36] + x291;
    const real x311 = sine[11] * x290 - (cosine[11] * x292 + x[36] * x306);
    const real x312 = x293 - 0.213 * x301;
    const real x313 = x275 - 0.213 * x303;
    const real x314 = x294 - 0.213 * x305;
    const real x315 = x306 * x306;
    const real x316 = x308 * x308;
    const real x317 = x307 * x307;
    const real x318 = x306 * x308;
    const real x319 = x306 * x307;
    const real x320 = x307 * x308;
    const real x321 = x310 + x319;
    const real x322 = x311 - x318;
    const real x323 = x309 + x320;
    const real x324 = x310 - x319;
    const real x325 = 0.00249597775 * (x136 - x137) + (x025 * 0.213 - x144 * 7.9431538e-05);
    const real x326 = x143 * 0.00492976 - (x133 * 0.02623 + x325);
    const real x327 = x030 * 0.0955 - x142 * 0.0001142508 - x326;
    const real x328 = (cosine[2] * x132 + sine[2] * x134) * 0.02623;
    const real x329 = (cosine[2] * x134 - sine[2] * x132) * 0.00084392;
    const real x330 = x144 * 3.58746816e-05 - 0.0001142508 * (x135 - x137);
    const real x331 = 0.213 * x029 - (x141 * 0.00492976 + x330);
    const real x332 = (x131 + x138) * 0.00249597775 - (x129 - x140) * 7.9431538e-05;
    const real x333 = x331 + x332 + (x328 - x329);
    const real x334 = 7.9431538e-05 * (x135 - x136) - x141 * 0.00249597775;
    const real x335 = x143 * 0.0001142508 - (x133 * 0.00084392 - x334);
    const real x336 = x029 * 0.0955 + x142 * 3.58746816e-05 + x335;
    const real x337 = (x136 + x137) * 0.00084392 + x141 * 0.02623;
    const real x338 = x029 - x337;
    const real x339 = x142 * 0.00084392 - (x025 - x143 * 0.02623);
    const real x340 = x144 * 0.00084392 - (x135 + x136) * 0.02623;
    const real x341 = x030 - x340;
    const real x342 = 0.213 * x034 - 0.00249597775 * (x198 - x199);
    const real x343 = 0.02623 * x195 + (7.9431538e-05 * x206 + x342);
    const real x344 = 0.0955 * x039 + 0.0001142508 * x204 + (0.00492976 * x205 - x343);
    const real x345 = 0.02623 * (cosine[5] * x194 + sine[5] * x196);
    const real x346 = 0.00084392 * (cosine[5] * x196 - sine[5] * x194);
    const real x347 = 3.58746816e-05 * x206 - 0.0001142508 * (x197 - x199);
    const real x348 = 0.213 * x038 - (0.00492976 * x203 + x347);
    const real x349 = 7.9431538e-05 * (x191 - x202) - 0.00249597775 * (x193 + x200);
    const real x350 = x348 + x349 + (x345 - x346);
    const real x351 = 0.00249597775 * x203 - 7.9431538e-05 * (x197 - x198);
    const real x352 = 0.0001142508 * x205 - (0.00084392 * x195 - x351);
    const real x353 = 0.0955 * x038 - 3.58746816e-05 * x204 - x352;
    const real x354 = 0.00084392 * (x198 + x199) + 0.02623 * x203;
    const real x355 = x038 - x354;
    const real x356 = 0.00084392 * x204 - (x034 - 0.02623 * x205);
    const real x357 = 0.00084392 * x206 - 0.02623 * (x197 + x198);
    const real x358 = x039 - x357;
    const real x359 = 0.00249597775 * (x257 - x258) + (0.213 * x043 - 7.9431538e-05 * x265);
    const real x360 = 0.00492976 * x264 - (0.02623 * x254 + x359);
    const real x361 = 0.0955 * x048 - 0.0001142508 * x263 - x360;
    const real x362 = 0.02623 * (cosine[8] * x253 + sine[8] * x255);
    const real x363 = 0.00084392 * (cosine[8] * x255 - sine[8] * x253);
    const real x364 = 3.58746816e-05 * x265 - 0.0001142508 * (x256 - x258);
    const real x365 = 0.213 * x047 - (0.00492976 * x262 + x364);
    const real x366 = 0.00249597775 * (x252 + x259) - 7.9431538e-05 * (x250 - x261);
    const real x367 = x365 + x366 + (x362 - x363);
    const real x368 = 7.9431538e-05 * (x256 - x257) - 0.00249597775 * x262;
    const real x369 = 0.0001142508 * x264 - (0.00084392 * x254 - x368);
    const real x370 = 0.0955 * x047 + 3.58746816e-05 * x263 + x369;
    const real x371 = 0.00084392 * (x257 + x258) + 0.02623 * x262;
    const real x372 = x047 - x371;
    const real x373 = 0.00084392 * x263 - (x043 - 0.02623 * x264);
    const real x374 = 0.00084392 * x265 - 0.02623 * (x256 + x257);
    const real x375 = x048 - x374;
    const real x376 = 0.213 * x052 - 0.00249597775 * (x316 - x317);
    const real x377 = 0.02623 * x313 + (7.9431538e-05 * x324 + x376);
    const real x378 = 0.0955 * x057 + 0.0001142508 * x322 + (0.00492976 * x323 - x377);
    const real x379 = 0.02623 * (cosine[11] * x312 + sine[11] * x314);
    const real x380 = 0.00084392 * (cosine[11] * x314 - sine[11] * x312);
    const real x381 = 3.58746816e-05 * x324 - 0.0001142508 * (x315 - x317);
    const real x382 = 0.213 * x056 - (0.00492976 * x321 + x381);
    const real x383 = 7.9431538e-05 * (x309 - x320) - 0.00249597775 * (x311 + x318);
    const real x384 = x382 + x383 + (x379 - x380);
    const real x385 = 0.00249597775 * x321 - 7.9431538e-05 * (x315 - x316);
    const real x386 = 0.0001142508 * x323 - (0.00084392 * x313 - x385);
    const real x387 = 0.0955 * x056 - 3.58746816e-05 * x322 - x386;
    const real x388 = 0.00084392 * (x316 + x317) + 0.02623 * x321;
    const real x389 = x056 - x388;
    const real x390 = 0.00084392 * x322 - (x052 - 0.02623 * x323);
    const real x391 = 0.00084392 * x324 - 0.02623 * (x315 + x316);
    const real x392 = x057 - x391;
    const real x393 = cosine[11] * x389 + sine[11] * x392;
    const real x394 = 0.00747974233 * (x296 - x297) + 0.000402580736 * x304;
    const real x395 = 0.01539432908 * x303 + x394 + (0.000429887296 * x302 - 0.0789924 * x275);
    const real x396 = cosine[11] * x378 + x395 - (sine[11] * x387 - 0.213 * x390);
    const real x397 = 0.01539432908 * x301 + 0.000429887296 * (x295 - x297);
    const real x398 = 0.00747974233 * (x292 - x298) - 0.000402580736 * (x290 - x300);
    const real x399 = 0.0005670347152 * x304 + x397 - x398 - (0.00430848 * x294 + 0.0789924 * x293);
    const real x400 = x384 + (0.213 * x393 - x399);
    const real x401 = 0.00747974233 * x301 + 0.000402580736 * (x295 - x296);
    const real x402 = 0.0005670347152 * x302 - x401 + (0.000429887296 * x303 - 0.00430848 * x275);
    const real x403 = sine[11] * x378 + (cosine[11] * x387 + x402);
    const real x404 = 0.0789924 * x301 - 0.00430848 * (x296 + x297);
    const real x405 = x393 - x404;
    const real x406 = sine[11] * x389 - (0.00430848 * x304 + 0.0789924 * x305);
    const real x407 = cosine[11] * x392 - x406;
    const real x408 = 0.00892066955205 * x286 + 1.2818914e-06 * (x278 - x279);
    const real x409 = 7.25574e-07 * (x271 - x280) + 0.00043992847495 * x285;
    const real x410 = x409 + (4.092728e-06 * (x270 - x281) + x408);
    const real x411 = 0.10962557 * x276 + (7.119e-05 * x275 + x410);
    const real x412 = sine[10] * x403 - (cosine[10] * x396 - x411);
    const real x413 = 7.25574e-07 * (x277 - x279) + 4.092728e-06 * x286;
    const real x414 = 1.2818914e-06 * x283 - 0.00043992847495 * x284 + (7.119e-05 * x272 - x413);
    const real x415 = x400 + x414;
    const real x416 = 7.25574e-07 * x285 - 4.092728e-06 * (x277 - x278);
    const real x417 = 1.2818914e-06 * x284 - 0.00892066955205 * x283 + (0.10962557 * x272 - x416);
    const real x418 = sine[10] * x396 + (cosine[10] * x403 + x417);
    const real x419 = sine[10] * x407 - (7.119e-05 * x284 + 0.10962557 * x283);
    const real x420 = cosine[10] * x405 + x419;
    const real x421 = 7.119e-05 * x285 + 0.10962557 * (x277 + x279);
    const real x422 = 0.0789924 * x303 + (0.00430848 * x302 - x421);
    const real x423 = x390 + x422;
    const real x424 = 0.10962557 * x286 - 7.119e-05 * (x277 + x278);
    const real x425 = sine[10] * x405 - (cosine[10] * x407 - x424);
    const real x426 = cosine[9] * x423 - sine[9] * x425;
    const real x427 = sine[9] * x423 + cosine[9] * x425;
    const real x428 = cosine[8] * x372 + sine[8] * x375;
    const real x429 = 0.000402580736 * x245 + 0.00747974233 * (x237 - x238);
    const real x430 = 0.01539432908 * x244 - x429 + (0.000429887296 * x243 - 0.0789924 * x216);
    const real x431 = sine[8] * x370 + x430 - (cosine[8] * x361 - 0.213 * x373);
    const real x432 = 0.01539432908 * x242 + 0.000429887296 * (x236 - x238);
    const real x433 = 0.000402580736 * (x231 - x241) - 0.00747974233 * (x233 - x239);
    const real x434 = 0.0005670347152 * x245 + x432 - x433 - (0.00430848 * x235 + 0.0789924 * x234);
    const real x435 = x367 + (0.213 * x428 - x434);
    const real x436 = 0.000402580736 * (x236 - x237) + 0.00747974233 * x242;
    const real x437 = 0.0005670347152 * x243 + x436 + (0.000429887296 * x244 - 0.00430848 * x216);
    const real x438 = sine[8] * x361 + (cosine[8] * x370 - x437);
    const real x439 = 0.0789924 * x242 - 0.00430848 * (x237 + x238);
    const real x440 = x428 - x439;
    const real x441 = sine[8] * x372 - (0.00430848 * x245 + 0.0789924 * x246);
    const real x442 = cosine[8] * x375 - x441;
    const real x443 = 0.00892066955205 * x227 - 1.2818914e-06 * (x219 - x220);
    const real x444 = 4.092728e-06 * (x211 - x222) - 0.00043992847495 * x226;
    const real x445 = x444 - (7.25574e-07 * (x212 - x221) + x443);
    const real x446 = 7.119e-05 * x216 - (0.10962557 * x217 + x445);
    const real x447 = sine[7] * x438 + (cosine[7] * x431 - x446);
    const real x448 = 4.092728e-06 * x227 - 7.25574e-07 * (x218 - x220);
    const real x449 = 1.2818914e-06 * x224 + 0.00043992847495 * x225 - (7.119e-05 * x213 + x448);
    const real x450 = x435 - x449;
    const real x451 = 4.092728e-06 * (x218 - x219) + 7.25574e-07 * x226;
    const real x452 = 1.2818914e-06 * x225 + 0.00892066955205 * x224 + (0.10962557 * x213 + x451);
    const real x453 = sine[7] * x431 - (cosine[7] * x438 + x452);
    const real x454 = sine[7] * x442 + (0.10962557 * x224 - 7.119e-05 * x225);
    const real x455 = cosine[7] * x440 + x454;
    const real x456 = 0.10962557 * (x218 + x220) - 7.119e-05 * x226;
    const real x457 = 0.0789924 * x244 + (0.00430848 * x243 + x456);
    const real x458 = x373 + x457;
    const real x459 = 7.119e-05 * (x218 + x219) + 0.10962557 * x227;
    const real x460 = sine[7] * x440 - (cosine[7] * x442 + x459);
    const real x461 = cosine[6] * x458 - sine[6] * x460;
    const real x462 = cosine[6] * x460 + sine[6] * x458;
    const real x463 = cosine[5] * x355 + sine[5] * x358;
    const real x464 = 0.00747974233 * (x178 - x179) + 0.000402580736 * x186;
    const real x465 = 0.01539432908 * x185 + x464 + (0.000429887296 * x184 - 0.0789924 * x157);
    const real x466 = cosine[5] * x344 + x465 - (sine[5] * x353 - 0.213 * x356);
    const real x467 = 0.01539432908 * x183 + 0.000429887296 * (x177 - x179);
    const real x468 = 0.00747974233 * (x174 - x180) - 0.000402580736 * (x172 - x182);
    const real x469 = 0.0005670347152 * x186 + x467 - x468 - (0.00430848 * x176 + 0.0789924 * x175);
    const real x470 = x350 + (0.213 * x463 - x469);
    const real x471 = 0.00747974233 * x183 + 0.000402580736 * (x177 - x178);
    const real x472 = 0.0005670347152 * x184 - x471 + (0.000429887296 * x185 - 0.00430848 * x157);
    const real x473 = sine[5] * x344 + (cosine[5] * x353 + x472);
    const real x474 = 0.0789924 * x183 - 0.00430848 * (x178 + x179);
    const real x475 = x463 - x474;
    const real x476 = sine[5] * x355 - (0.00430848 * x186 + 0.0789924 * x187);
    const real x477 = cosine[5] * x358 - x476;
    const real x478 = 0.00892066955205 * x168 + 1.2818914e-06 * (x160 - x161);
    const real x479 = 4.092728e-06 * (x149 - x163) - 0.00043992847495 * x167;
    const real x480 = x479 + (7.25574e-07 * (x150 - x162) - x478);
    const real x481 = 0.10962557 * x158 + (7.119e-05 * x157 - x480);
    const real x482 = sine[4] * x473 - (cosine[4] * x466 - x481);
    const real x483 = 4.092728e-06 * x168 + 7.25574e-07 * (x159 - x161);
    const real x484 = 1.2818914e-06 * x165 - 0.00043992847495 * x166 + (7.119e-05 * x152 + x483);
    const real x485 = x470 + x484;
    const real x486 = 4.092728e-06 * (x159 - x160) - 7.25574e-07 * x167;
    const real x487 = 1.2818914e-06 * x166 - 0.00892066955205 * x165 + (0.10962557 * x152 - x486);
    const real x488 = sine[4] * x466 + (cosine[4] * x473 + x487);
    const real x489 = sine[4] * x477 - (7.119e-05 * x166 + 0.10962557 * x165);
    const real x490 = cosine[4] * x475 + x489;
    const real x491 = 7.119e-05 * x167 + 0.10962557 * (x159 + x161);
    const real x492 = 0.0789924 * x185 + (0.00430848 * x184 - x491);
    const real x493 = x356 + x492;
    const real x494 = 0.10962557 * x168 - 7.119e-05 * (x159 + x160);
    const real x495 = sine[4] * x475 - (cosine[4] * x477 - x494);
    const real x496 = cosine[3] * x493 - sine[3] * x495;
    const real x497 = sine[3] * x493 + cosine[3] * x495;
    const real x498 = cosine[2] * x338 + sine[2] * x341;
    const real x499 = x124 * 0.000402580736 + 0.00747974233 * (x116 - x117);
    const real x500 = x123 * 0.01539432908 - x499 + (x122 * 0.000429887296 - x095 * 0.0789924);
    const real x501 = sine[2] * x336 + x500 - (cosine[2] * x327 - 0.213 * x339);
    const real x502 = x121 * 0.01539432908 + 0.000429887296 * (x115 - x117);
    const real x503 = (x110 - x120) * 0.000402580736 - (x112 - x118) * 0.00747974233;
    const real x504 = x124 * 0.0005670347152 + x502 - x503 - (x114 * 0.00430848 + x113 * 0.0789924);
    const real x505 = x333 + (0.213 * x498 - x504);
    const real x506 = 0.000402580736 * (x115 - x116) + x121 * 0.00747974233;
    const real x507 = x122 * 0.0005670347152 + x506 + (x123 * 0.000429887296 - x095 * 0.00430848);
    const real x508 = sine[2] * x327 + (cosine[2] * x336 - x507);
    const real x509 = x121 * 0.0789924 - (x116 + x117) * 0.00430848;
    const real x510 = x498 - x509;
    const real x511 = sine[2] * x338 - (x124 * 0.00430848 + x125 * 0.0789924);
    const real x512 = cosine[2] * x341 - x511;
    const real x513 = x106 * 0.00892066955205 - 1.2818914e-06 * (x098 - x099);
    const real x514 = (x082 - x100) * 7.25574e-07 - x105 * 0.00043992847495;
    const real x515 = x514 - ((x081 - x101) * 4.092728e-06 + x513);
    const real x516 = x095 * 7.119e-05 - (x096 * 0.10962557 + x515);
    const real x517 = sine[1] * x508 + (cosine[1] * x501 - x516);
    const real x518 = 7.25574e-07 * (x097 - x099) - x106 * 4.092728e-06;
    const real x519 = x103 * 1.2818914e-06 + x104 * 0.00043992847495 - (x086 * 7.119e-05 + x518);
    const real x520 = x505 - x519;
    const real x521 = x105 * 7.25574e-07 + 4.092728e-06 * (x097 - x098);
    const real x522 = x104 * 1.2818914e-06 + x103 * 0.00892066955205 + (x086 * 0.10962557 - x521);
    const real x523 = sine[1] * x501 - (cosine[1] * x508 + x522);
    const real x524 = sine[1] * x512 + (x103 * 0.10962557 - x104 * 7.119e-05);
    const real x525 = cosine[1] * x510 + x524;
    const real x526 = (x097 + x099) * 0.10962557 - x105 * 7.119e-05;
    const real x527 = x123 * 0.0789924 + (x122 * 0.00430848 + x526);
    const real x528 = x339 + x527;
    const real x529 = (x097 + x098) * 7.119e-05 + x106 * 0.10962557;
    const real x530 = sine[1] * x510 - (cosine[1] * x512 + x529);
    const real x531 = cosine[0] * x528 - sine[0] * x530;
    const real x532 = cosine[0] * x530 + sine[0] * x528;
    const real x533 = 0.0465 * (x427 - x462 + (x497 - x532));
    const real x534 = x074 * 0.008214766969476 - 3.12e-05 * (x065 - x066);
    const real x535 = x075 * 0.00012166 + (x076 * 0.03675794225 + x073 * 0.002283689271632);
    const real x536 = x412 + (x061 * 0.037188086 + (x534 + x535));
    const real x537 = x533 - (x447 - x482 + (x517 - x536));
    const real x538 = 0.1934 * (x427 + x462 - (x497 + x532));
    const real x539 = x075 * 0.424141229571024 - 0.002283689271632 * (x064 - x066);
    const real x540 = x071 * 3.12e-05 - (x076 * 0.00012166 + x072 * 0.008214766969476);
    const real x541 = x063 * 0.146694152 - (x059 * 0.037188086 - (x539 - x540));
    const real x542 = cosine[0] * x520 + (cosine[9] * x415 - x541);
    const real x543 = sine[9] * x418 + (cosine[6] * x450 + cosine[3] * x485);
    const real x544 = x543 + (sine[6] * x453 + sine[3] * x488);
    const real x545 = x538 + (sine[0] * x523 + x542 + x544);
    const real x546 = 0.1934 * (x426 + x461 - (x496 + x531));
    const real x547 = 0.0465 * (x420 - x455 + (x490 - x525));
    const real x548 = 0.00012166 * (x064 - x065) + (x071 * 0.03675794225 + x074 * 0.002283689271632);
    const real x549 = x073 * 0.424141229571024 - x072 * 3.12e-05 + x548;
    const real x550 = sine[9] * x415 - (x061 * 0.146694152 + x549);
    const real x551 = cosine[9] * x418 - (sine[6] * x450 + sine[3] * x485);
    const real x552 = cosine[0] * x523 - (sine[0] * x520 + x550);
    const real x553 = x551 + (cosine[6] * x453 + cosine[3] * x488);
    const real x554 = x059 * 16.087 - (x072 * 0.037188086 + x070 * 0.146694152);
    const real x555 = x455 + x490 + (x525 + (x420 + x554));
    const real x556 = x061 * 16.087 + (x073 * 0.146694152 + x074 * 0.037188086);
    const real x557 = x461 + x496 + (x531 + (x426 - x556));
    const real x558 = x075 * 0.146694152 - (x064 + x065) * 0.037188086;
    const real x559 = x532 + (x427 + (x063 * 16.087 + x558));
    const real x560 = x[22] * 0.5;
    const real x561 = x[23] * 0.5;
    const real x562 = x[24] * 0.5;
    const real x563 = xdot[0] - x[20] * x013 + (x[19] * x012 - x[21] * x014);
    const real x564 = xdot[1] - x[19] * x015 + (x[20] * x017 - x[21] * x018);
    const real x565 = xdot[2] - x[19] * x019 + (x[21] * x021 - x[20] * x020);
    const real x566 = xdot[3] + x[5] * x561 - (x[6] * x560 + x[4] * x562);
    const real x567 = xdot[4] + x[3] * x562 - (x[5] * x560 + x[6] * x561);
    const real x568 = xdot[5] + x[4] * x560 - (x[3] * x561 + x[6] * x562);
    const real x569 = xdot[6] + x[5] * x562 + (x[3] * x560 + x[4] * x561);
    residual[0] = x563;
    residual[1] = x564;
    residual[2] = x565;
    residual[3] = x566;
    residual[4] = x567;
    residual[5] = x568;
    residual[6] = x569;
    residual[7] = -(x[25] - xdot[7]);
    residual[8] = -(x[26] - xdot[8]);
    residual[9] = -(x[27] - xdot[9]);
    residual[10] = -(x[28] - xdot[10]);
    residual[11] = -(x[29] - xdot[11]);
    residual[12] = -(x[30] - xdot[12]);
    residual[13] = -(x[31] - xdot[13]);
    residual[14] = -(x[32] - xdot[14]);
    residual[15] = -(x[33] - xdot[15]);
    residual[16] = -(x[34] - xdot[16]);
    residual[17] = -(x[35] - xdot[17]);
    residual[18] = -(x[36] - xdot[18]);
    residual[19] = x555;
    residual[20] = -x557;
    residual[21] = -(x462 + x497 + x559);
    residual[22] = x537;
    residual[23] = -x545;
    residual[24] = x546 + (x547 + (x552 + x553));
    residual[25] = -(u[0] + x517);
    residual[26] = -(u[1] + x505);
    residual[27] = -(u[2] + x333);
    residual[28] = -(u[3] - x482);
    residual[29] = -(u[4] + x470);
    residual[30] = -(u[5] + x350);
    residual[31] = -(u[6] + x447);
    residual[32] = -(u[7] + x435);
    residual[33] = -(u[8] + x367);
    residual[34] = -(u[9] - x412);
    residual[35] = -(u[10] + x400);
    residual[36] = -(u[11] + x384);
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_dae_residual.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_dae_residual.c"
#undef SYMDYN_PASS
#endif

void go2_dae_residual_batch(
    size_t n, const double *x, const double *xdot, const double *u, double *residual)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            x_lanes[37], xdot_lanes[37], u_lanes[24], residual_lanes[37];
        symdyn_load_f64(x_lanes, x + 37 * i, 37);
        symdyn_load_f64(xdot_lanes, xdot + 37 * i, 37);
        symdyn_load_f64(u_lanes, u + 24 * i, 24);
        go2_dae_residual_lanes(
            x_lanes, xdot_lanes, u_lanes, residual_lanes);
        symdyn_store_f64(residual + 37 * i, residual_lanes, 37);
    }
#endif
    for (; i < n; ++i) {
        go2_dae_residual(x + 37 * i, xdot + 37 * i, u + 24 * i, residual + 37 * i);
    }
}

#endif
