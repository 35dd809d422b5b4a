/*
 * rnea_external of go2: Inverse dynamics under a wrench on every body.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.outside
 * Convention  pinocchio
 * Program     SHA-256 6037dabfd90a91cfd5a81594390ba43d8d03d0b44a19029293015cf6a84f4400
 * Operations  834 mul, 903 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q      19      m, -, rad       [p, quaternion xyzw, joints]
 *     v      18      m/s, rad/s      [base linear, base angular, joints], base axes
 *     a      18      m/s^2, rad/s^2  [base linear, base angular, joints], base axes
 *     f_ext  6 x 13  N, N m          linear first, on each body in its axes
 *
 * Outputs
 *     tau  18  N, N m  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     outside/body-power  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_rnea_external(
    const double *q, const double *v, const double *a, const double *f_ext, double *tau)
#else
static void go2_rnea_external_lanes(
    const real *q, const real *v, const real *a, const real *f_ext, real *tau)
#endif
{
    const real x001 = q[3] * 2.0;
    const real x002 = q[4] * 2.0;
    const real x003 = q[5] * 2.0;
    const real x004 = q[4] * x002 - (1.0 - q[3] * x001);
    const real x005 = (q[3] * x003 - q[6] * x002) * 9.81;
    const real x006 = v[2] * v[4] + (a[0] - v[1] * v[5]);
    const real x007 = x005 + x006;
    const real x008 = (q[4] * x003 + q[6] * x001) * 9.81;
    const real x009 = v[0] * v[5] + (a[1] - v[2] * v[3]);
    const real x010 = x008 + x009;
    const real x011 = v[1] * v[3] + (a[2] - v[0] * v[4]);
    const real x012 = x004 * 9.81 - x011;
    const real x013 = v[3] * v[3];
    const real x014 = v[4] * v[4];
    const real x015 = v[5] * v[5];
    const real x016 = v[3] * v[4];
    const real x017 = v[3] * v[5];
    const real x018 = v[4] * v[5];
    const real x019 = x014 + x015;
    const real x020 = a[5] - x016;
    const real x021 = a[4] + x017;
    const real x022 = a[5] + x016;
    const real x023 = a[3] - x018;
    const real x024 = a[4] - x017;
    const real x025 = a[3] + x018;
    const real angle[12] = {
        q[7], q[8], q[9], q[10], q[11], q[12], q[13], q[14], q[15], q[16], q[17], q[18]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x026 = v[4] * cosine[0] + v[5] * sine[0];
    const real x027 = v[5] * cosine[0] - v[4] * sine[0];
    const real x028 = v[3] + v[6];
    const real x029 = a[3] + a[6];
    const real x030 = v[6] * x027 + (a[4] * cosine[0] + a[5] * sine[0]);
    const real x031 = v[6] * x026 - (a[5] * cosine[0] - a[4] * sine[0]);
    const real x032 = x019 * 0.1934;
    const real x033 = x020 * 0.0465;
    const real x034 = x032 + x033;
    const real x035 = x007 - x034;
    const real x036 = (x013 + x015) * 0.0465;
    const real x037 = x022 * 0.1934;
    const real x038 = x036 - x037;
    const real x039 = x010 - x038;
    const real x040 = x024 * 0.1934;
    const real x041 = x025 * 0.0465;
    const real x042 = x040 - x041;
    const real x043 = x012 + x042;
    const real x044 = cosine[0] * x039 - sine[0] * x043;
    const real x045 = cosine[0] * x043 + sine[0] * x039;
    const real x046 = x028 * x028;
    const real x047 = x026 * x026;
    const real x048 = x027 * x027;
    const real x049 = x026 * x028;
    const real x050 = x027 * x028;
    const real x051 = x026 * x027;
    const real x052 = x031 + x049;
    const real x053 = x030 + x050;
    const real x054 = x031 - x049;
    const real x055 = x046 + x048;
    const real x056 = x029 - x051;
    const real x057 = x030 - x050;
    const real x058 = x029 + x051;
    const real x059 = x028 * cosine[1] - x027 * sine[1];
    const real x060 = x027 * cosine[1] + x028 * sine[1];
    const real x061 = v[7] + x026;
    const real x062 = v[7] * x060 - (x029 * cosine[1] + x031 * sine[1]);
    const real x063 = a[7] + x030;
    const real x064 = v[7] * x059 + (x029 * sine[1] - x031 * cosine[1]);
    const real x065 = x035 + x052 * 0.0955;
    const real x066 = x044 - x055 * 0.0955;
    const real x067 = x045 - x058 * 0.0955;
    const real x068 = cosine[1] * x065 + sine[1] * x067;
    const real x069 = cosine[1] * x067 - sine[1] * x065;
    const real x070 = x059 * x059;
    const real x071 = x061 * x061;
    const real x072 = x060 * x060;
    const real x073 = x059 * x061;
    const real x074 = x059 * x060;
    const real x075 = x060 * x061;
    const real x076 = x064 - x073;
    const real x077 = x063 + x074;
    const real x078 = x064 + x073;
    const real x079 = x062 + x075;
    const real x080 = x063 - x074;
    const real x081 = x062 - x075;
    const real x082 = x070 + x071;
    const real x083 = x059 * cosine[2] - x060 * sine[2];
    const real x084 = x059 * sine[2] + x060 * cosine[2];
    const real x085 = v[8] + x061;
    const real x086 = x064 * sine[2] + (x062 * cosine[2] + v[8] * x084);
    const real x087 = a[8] + x063;
    const real x088 = x064 * cosine[2] - (x062 * sine[2] - v[8] * x083);
    const real x089 = x068 - x077 * 0.213;
    const real x090 = x066 - x079 * 0.213;
    const real x091 = x069 - x082 * 0.213;
    const real x092 = cosine[2] * x089 + sine[2] * x091;
    const real x093 = cosine[2] * x091 - sine[2] * x089;
    const real x094 = x083 * x083;
    const real x095 = x085 * x085;
    const real x096 = x084 * x084;
    const real x097 = x083 * x085;
    const real x098 = x083 * x084;
    const real x099 = x084 * x085;
    const real x100 = x088 - x097;
    const real x101 = x087 + x098;
    const real x102 = x088 + x097;
    const real x103 = x086 + x099;
    const real x104 = x087 - x098;
    const real x105 = x086 - x099;
    const real x106 = v[4] * cosine[3] + v[5] * sine[3];
    const real x107 = v[5] * cosine[3] - v[4] * sine[3];
    const real x108 = v[3] + v[9];
    const real x109 = a[3] + a[9];
    const real x110 = v[9] * x107 + (a[4] * cosine[3] + a[5] * sine[3]);
    const real x111 = v[9] * x106 - (a[5] * cosine[3] - a[4] * sine[3]);
    const real x112 = x032 - x033;
    const real x113 = x007 - x112;
    const real x114 = x036 + x037;
    const real x115 = x010 + x114;
    const real x116 = x040 + x041;
    const real x117 = x012 + x116;
    const real x118 = cosine[3] * x115 - sine[3] * x117;
    const real x119 = cosine[3] * x117 + sine[3] * x115;
    const real x120 = x108 * x108;
    const real x121 = x106 * x106;
    const real x122 = x107 * x107;
    const real x123 = x106 * x108;
    const real x124 = x107 * x108;
    const real x125 = x106 * x107;
    const real x126 = x111 + x123;
    const real x127 = x110 + x124;
    const real x128 = x111 - x123;
    const real x129 = x120 + x122;
    const real x130 = x109 - x125;
    const real x131 = x110 - x124;
    const real x132 = x109 + x125;
    const real x133 = x108 * cosine[4] - x107 * sine[4];
    const real x134 = x107 * cosine[4] + x108 * sine[4];
    const real x135 = v[10] + x106;
    const real x136 = v[10] * x134 - (x109 * cosine[4] + x111 * sine[4]);
    const real x137 = a[10] + x110;
    const real x138 = v[10] * x133 + (x109 * sine[4] - x111 * cosine[4]);
    const real x139 = x113 - 0.0955 * x126;
    const real x140 = x118 + 0.0955 * x129;
    const real x141 = x119 + 0.0955 * x132;
    const real x142 = cosine[4] * x139 + sine[4] * x141;
    const real x143 = cosine[4] * x141 - sine[4] * x139;
    const real x144 = x133 * x133;
    const real x145 = x135 * x135;
    const real x146 = x134 * x134;
    const real x147 = x133 * x135;
    const real x148 = x133 * x134;
    const real x149 = x134 * x135;
    const real x150 = x138 - x147;
    const real x151 = x137 + x148;
    const real x152 = x138 + x147;
    const real x153 = x136 + x149;
    const real x154 = x137 - x148;
    const real x155 = x136 - x149;
    const real x156 = x144 + x145;
    const real x157 = x133 * cosine[5] - x134 * sine[5];
    const real x158 = x133 * sine[5] + x134 * cosine[5];
    const real x159 = v[11] + x135;
    const real x160 = x138 * sine[5] + (x136 * cosine[5] + v[11] * x158);
    const real x161 = a[11] + x137;
    const real x162 = x138 * cosine[5] - (x136 * sine[5] - v[11] * x157);
    const real x163 = x142 - 0.213 * x151;
    const real x164 = x140 - 0.213 * x153;
    const real x165 = x143 - 0.213 * x156;
    const real x166 = cosine[5] * x163 + sine[5] * x165;
    const real x167 = cosine[5] * x165 - sine[5] * x163;
    const real x168 = x157 * x157;
    const real x169 = x159 * x159;
    const real x170 = x158 * x158;
    const real x171 = x157 * x159;
    const real x172 = x157 * x158;
    const real x173 = x158 * x159;
    const real x174 = x162 - x171;
    const real x175 = x161 + x172;
    const real x176 = x162 + x171;
    const real x177 = x160 + x173;
    const real x178 = x161 - x172;
    const real x179 = x160 - x173;
    const real x180 = v[4] * cosine[6] + v[5] * sine[6];
    const real x181 = v[5] * cosine[6] - v[4] * sine[6];
    const real x182 = v[3] + v[12];
    const real x183 = a[3] + a[12];
    const real x184 = v[12] * x181 + (a[4] * cosine[6] + a[5] * sine[6]);
    const real x185 = v[12] * x180 - (a[5] * cosine[6] - a[4] * sine[6]);
    const real x186 = x007 + x112;
    const real x187 = x010 - x114;
    const real x188 = x012 - x116;
    const real x189 = cosine[6] * x187 - sine[6] * x188;
    const real x190 = cosine[6] * x188 + sine[6] * x187;
    const real x191 = x182 * x182;
    const real x192 = x180 * x180;
    const real x193 = x181 * x181;
    const real x194 = x180 * x182;
    const real x195 = x181 * x182;
    const real x196 = x180 * x181;
    const real x197 = x185 + x194;
    const real x198 = x184 + x195;
    const real x199 = x185 - x194;
    const real x200 = x191 + x193;
    const real x201 = x183 - x196;
    const real x202 = x184 - x195;
    const real x203 = x183 + x196;
    const real x204 = x182 * cosine[7] - x181 * sine[7];
    const real x205 = x181 * cosine[7] + x182 * sine[7];
    const real x206 = v[13] + x180;
    const real x207 = v[13] * x205 - (x183 * cosine[7] + x185 * sine[7]);
    const real x208 = a[13] + x184;
    const real x209 = v[13] * x204 + (x183 * sine[7] - x185 * cosine[7]);
    const real x210 = x186 + 0.0955 * x197;
    const real x211 = x189 - 0.0955 * x200;
    const real x212 = x190 - 0.0955 * x203;
    const real x213 = cosine[7] * x210 + sine[7] * x212;
    const real x214 = cosine[7] * x212 - sine[7] * x210;
    const real x215 = x204 * x204;
    const real x216 = x206 * x206;
    const real x217 = x205 * x205;
    const real x218 = x204 * x206;
    const real x219 = x204 * x205;
    const real x220 = x205 * x206;
    const real x221 = x209 - x218;
    const real x222 = x208 + x219;
    const real x223 = x209 + x218;
    const real x224 = x207 + x220;
    const real x225 = x208 - x219;
    const real x226 = x207 - x220;
    const real x227 = x215 + x216;
    const real x228 = x204 * cosine[8] - x205 * sine[8];
    const real x229 = x204 * sine[8] + x205 * cosine[8];
    const real x230 = v[14] + x206;
    const real x231 = x209 * sine[8] + (x207 * cosine[8] + v[14] * x229);
    const real x232 = a[14] + x208;
    const real x233 = x209 * cosine[8] - (x207 * sine[8] - v[14] * x228);
    const real x234 = x213 - 0.213 * x222;
    const real x235 = x211 - 0.213 * x224;
    const real x236 = x214 - 0.213 * x227;
    const real x237 = cosine[8] * x234 + sine[8] * x236;
    const real x238 = cosine[8] * x236 - sine[8] * x234;
    const real x239 = x228 * x228;
    const real x240 = x230 * x230;
    const real x241 = x229 * x229;
    const real x242 = x228 * x230;
    const real x243 = x228 * x229;
    const real x244 = x229 * x230;
    const real x245 = x233 - x242;
    const real x246 = x232 + x243;
    const real x247 = x233 + x242;
    const real x248 = x231 + x244;
    const real x249 = x232 - x243;
    const real x250 = x231 - x244;
    const real x251 = v[4] * cosine[9] + v[5] * sine[9];
    const real x252 = v[5] * cosine[9] - v[4] * sine[9];
    const real x253 = v[3] + v[15];
    const real x254 = a[3] + a[15];
    const real x255 = v[15] * x252 + (a[4] * cosine[9] + a[5] * sine[9]);
    const real x256 = v[15] * x251 - (a[5] * cosine[9] - a[4] * sine[9]);
    const real x257 = x007 + x034;
    const real x258 = x010 + x038;
    const real x259 = x012 - x042;
    const real x260 = cosine[9] * x258 - sine[9] * x259;
    const real x261 = cosine[9] * x259 + sine[9] * x258;
    const real x262 = x253 * x253;
    const real x263 = x251 * x251;
    const real x264 = x252 * x252;
    const real x265 = x251 * x253;
    const real x266 = x252 * x253;
    const real x267 = x251 * x252;
    const real x268 = x256 + x265;
    const real x269 = x255 + x266;
    const real x270 = x256 - x265;
    const real x271 = x262 + x264;
    const real x272 = x254 - x267;
    const real x273 = x255 - x266;
    const real x274 = x254 + x267;
    const real x275 = x253 * cosine[10] - x252 * sine[10];
    const real x276 = x252 * cosine[10] + x253 * sine[10];
    const real x277 = v[16] + x251;
    const real x278 = v[16] * x276 - (x254 * cosine[10] + x256 * sine[10]);
    const real x279 = a[16] + x255;
    const real x280 = v[16] * x275 + (x254 * sine[10] - x256 * cosine[10]);
    const real x281 = x257 - 0.0955 * x268;
    const real x282 = x260 + 0.0955 * x271;
    const real x283 = x261 + 0.0955 * x274;
    const real x284 = cosine[10] * x281 + sine[10] * x283;
    const real x285 = cosine[10] * x283 - sine[10] * x281;
    const real x286 = x275 * x275;
    const real x287 = x277 * x277;
    const real x288 = x276 * x276;
    const real x289 = x275 * x277;
    const real x290 = x275 * x276;
    const real x291 = x276 * x277;
    const real x292 = x280 - x289;
    const real x293 = x279 + x290;
    const real x294 = x280 + x289;
    const real x295 = x278 + x291;
    const real x296 = x279 - x290;
    const real x297 = x278 - x291;
    const real x298 = x286 + x287;
    const real x299 = x275 * cosine[11] - x276 * sine[11];
    const real x300 = x275 * sine[11] + x276 * cosine[11];
    const real x301 = v[17] + x277;
    const real x302 = x280 * sine[11] + (x278 * cosine[11] + v[17] * x300);
    const real x303 = a[17] + x279;
    const real x304 = x280 * cosine[11] - (x278 * sine[11] - v[17] * x299);
    const real x305 = x284 - 0.213 * x293;
    const real x306 = x282 - 0.213 * x295;
    const real x307 = x285 - 0.213 * x298;
    const real x308 = cosine[11] * x305 + sine[11] * x307;
    const real x309 = cosine[11] * x307 - sine[11] * x305;
    const real x310 = x299 * x299;
    const real x311 = x301 * x301;
    const real x312 = x300 * x300;
    const real x313 = x299 * x301;
    const real x314 = x299 * x300;
    const real x315 = x300 * x301;
    const real x316 = x304 - x313;
    const real x317 = x303 + x314;
    const real x318 = x304 + x313;
    const real x319 = x302 + x315;
    const real x320 = x303 - x314;
    const real x321 = x302 - x315;
    const real x322 = x104 * 1.162822e-06 - (f_ext[21] + 8.98725e-06 * (x095 - x096));
    const real x323 = x105 * 1.139639625e-05 - (x090 * 0.02623 + x322);
    const real x324 = x103 * 0.00492976 - x102 * 0.0001142508 + x323;
    const real x325 = x093 * 0.00015015 - x324;
    const real x326 = 0.0001142508 * (x094 - x096) - x101 * 0.00492976;
    const real x327 = x105 * 1.162822e-06 + (f_ext[22] - x104 * 3.58746816e-05 + x326);
    const real x328 = x092 * 0.02623 + (x100 * 8.98725e-06 + x327);
    const real x329 = x093 * 0.00084392 - x328;
    const real x330 = 1.162822e-06 * (x094 - x095) - (f_ext[23] + x101 * 8.98725e-06);
    const real x331 = x100 * 1.139639625e-05 + (x090 * 0.00084392 + x330);
    const real x332 = x103 * 0.0001142508 - x102 * 3.58746816e-05 - x331;
    const real x333 = x092 * 0.00015015 - x332;
    const real x334 = x101 * 0.02623 + (f_ext[18] + (x095 + x096) * 0.00084392);
    const real x335 = x092 * 0.194 + (x100 * 0.00015015 - x334);
    const real x336 = x090 * 0.194 - (f_ext[19] - (x094 + x096) * 0.00015015);
    const real x337 = x336 - (x103 * 0.02623 - x102 * 0.00084392);
    const real x338 = (x094 + x095) * 0.02623 - (f_ext[20] + x104 * 0.00084392);
    const real x339 = x093 * 0.194 - (x105 * 0.00015015 + x338);
    const real x340 = 1.162822e-06 * x178 + (f_ext[39] - 8.98725e-06 * (x169 - x170));
    const real x341 = 1.139639625e-05 * x179 - (0.02623 * x164 - x340);
    const real x342 = 0.00492976 * x177 - 0.0001142508 * x176 + x341;
    const real x343 = 0.00015015 * x167 + x342;
    const real x344 = 0.0001142508 * (x168 - x170) - 0.00492976 * x175;
    const real x345 = 1.162822e-06 * x179 - (f_ext[40] - 3.58746816e-05 * x178 + x344);
    const real x346 = 0.02623 * x166 - (8.98725e-06 * x174 + x345);
    const real x347 = 0.00084392 * x167 - x346;
    const real x348 = 1.162822e-06 * (x168 - x169) + (f_ext[41] - 8.98725e-06 * x175);
    const real x349 = 1.139639625e-05 * x174 + (0.00084392 * x164 - x348);
    const real x350 = 0.0001142508 * x177 - 3.58746816e-05 * x176 - x349;
    const real x351 = 0.00015015 * x166 + x350;
    const real x352 = 0.02623 * x175 + (f_ext[36] + 0.00084392 * (x169 + x170));
    const real x353 = 0.194 * x166 - (0.00015015 * x174 + x352);
    const real x354 = 0.194 * x164 - (f_ext[37] + 0.00015015 * (x168 + x170));
    const real x355 = x354 - (0.02623 * x177 - 0.00084392 * x176);
    const real x356 = 0.02623 * (x168 + x169) - (f_ext[38] + 0.00084392 * x178);
    const real x357 = 0.194 * x167 + (0.00015015 * x179 - x356);
    const real x358 = 1.162822e-06 * x249 - (f_ext[57] + 8.98725e-06 * (x240 - x241));
    const real x359 = 1.139639625e-05 * x250 - (0.02623 * x235 + x358);
    const real x360 = 0.00492976 * x248 - 0.0001142508 * x247 + x359;
    const real x361 = 0.00015015 * x238 - x360;
    const real x362 = 0.0001142508 * (x239 - x241) - 0.00492976 * x246;
    const real x363 = 1.162822e-06 * x250 + (f_ext[58] - 3.58746816e-05 * x249 + x362);
    const real x364 = 0.02623 * x237 + (8.98725e-06 * x245 + x363);
    const real x365 = 0.00084392 * x238 - x364;
    const real x366 = 1.162822e-06 * (x239 - x240) - (f_ext[59] + 8.98725e-06 * x246);
    const real x367 = 1.139639625e-05 * x245 + (0.00084392 * x235 + x366);
    const real x368 = 0.0001142508 * x248 - 3.58746816e-05 * x247 - x367;
    const real x369 = 0.00015015 * x237 - x368;
    const real x370 = 0.02623 * x246 + (f_ext[54] + 0.00084392 * (x240 + x241));
    const real x371 = 0.194 * x237 + (0.00015015 * x245 - x370);
    const real x372 = 0.194 * x235 - (f_ext[55] - 0.00015015 * (x239 + x241));
    const real x373 = x372 - (0.02623 * x248 - 0.00084392 * x247);
    const real x374 = 0.02623 * (x239 + x240) - (f_ext[56] + 0.00084392 * x249);
    const real x375 = 0.194 * x238 - (0.00015015 * x250 + x374);
    const real x376 = 1.162822e-06 * x320 + (f_ext[75] - 8.98725e-06 * (x311 - x312));
    const real x377 = 1.139639625e-05 * x321 - (0.02623 * x306 - x376);
    const real x378 = 0.00492976 * x319 - 0.0001142508 * x318 + x377;
    const real x379 = 0.00015015 * x309 + x378;
    const real x380 = 0.0001142508 * (x310 - x312) - 0.00492976 * x317;
    const real x381 = 1.162822e-06 * x321 - (f_ext[76] - 3.58746816e-05 * x320 + x380);
    const real x382 = 0.02623 * x308 - (8.98725e-06 * x316 + x381);
    const real x383 = 0.00084392 * x309 - x382;
    const real x384 = 1.162822e-06 * (x310 - x311) + (f_ext[77] - 8.98725e-06 * x317);
    const real x385 = 1.139639625e-05 * x316 + (0.00084392 * x306 - x384);
    const real x386 = 0.0001142508 * x319 - 3.58746816e-05 * x318 - x385;
    const real x387 = 0.00015015 * x308 + x386;
    const real x388 = 0.02623 * x317 + (f_ext[72] + 0.00084392 * (x311 + x312));
    const real x389 = 0.194 * x308 - (0.00015015 * x316 + x388);
    const real x390 = 0.194 * x306 - (f_ext[73] + 0.00015015 * (x310 + x312));
    const real x391 = x390 - (0.02623 * x319 - 0.00084392 * x318);
    const real x392 = 0.02623 * (x310 + x311) - (f_ext[74] + 0.00084392 * x320);
    const real x393 = 0.194 * x309 + (0.00015015 * x321 - x392);
    const real x394 = cosine[11] * x389 - sine[11] * x393;
    const real x395 = 8.879104e-06 * x296 - (f_ext[69] - 3.204992e-05 * (x287 - x288));
    const real x396 = 0.0376704 * x282 - (0.000429887296 * x294 + 0.00659274308 * x295);
    const real x397 = 0.02856875 * x285 + (0.0012047445825 * x297 - x395 - x396);
    const real x398 = cosine[11] * x379 - (0.213 * x391 - x397);
    const real x399 = sine[11] * x387 + x398;
    const real x400 = 0.000429887296 * (x286 - x288) + 0.00659274308 * x293;
    const real x401 = f_ext[70] - 0.0005670347152 * x296 - x400 + (8.879104e-06 * x297 - 3.204992e-05 * x292);
    const real x402 = 0.0376704 * x284 + (0.00430848 * x285 + x401);
    const real x403 = 0.213 * x394 - (x383 - x402);
    const real x404 = 8.879104e-06 * (x286 - x287) - (f_ext[71] - 3.204992e-05 * x293);
    const real x405 = 0.00430848 * x282 - (0.000429887296 * x295 + 0.0005670347152 * x294);
    const real x406 = 0.02856875 * x284 - (0.0012047445825 * x292 + x404 - x405);
    const real x407 = cosine[11] * x387 - (sine[11] * x379 - x406);
    const real x408 = 0.00430848 * (x287 + x288) - (f_ext[66] + 0.0376704 * x293);
    const real x409 = 1.241 * x284 - (0.02856875 * x292 - x408);
    const real x410 = x394 + x409;
    const real x411 = 0.0376704 * x298 - (f_ext[68] - 0.00430848 * x296);
    const real x412 = 1.241 * x285 + (0.02856875 * x297 - x411);
    const real x413 = cosine[11] * x393 + (sine[11] * x389 + x412);
    const real x414 = cosine[10] * x410 - sine[10] * x413;
    const real x415 = sine[10] * x410 + cosine[10] * x413;
    const real x416 = 1.2818914e-06 * (x263 - x264) + 0.0001022797233 * x274;
    const real x417 = 7.25574e-07 * x270 + 4.092728e-06 * x273 - (f_ext[63] - 0.00043992847495 * x272 - x416);
    const real x418 = 7.119e-05 * x260 + (0.00130197 * x261 + x417);
    const real x419 = sine[10] * x407 + (cosine[10] * x399 - x418);
    const real x420 = 0.0955 * x415 - x419;
    const real x421 = 7.119e-05 * x257 + (f_ext[64] - 7.25574e-07 * (x262 - x264));
    const real x422 = 1.2818914e-06 * x268 - 4.092728e-06 * x274 - (0.00057569148 * x273 + 0.00043992847495 * x269);
    const real x423 = x403 - (0.0036612 * x261 - (x421 + x422));
    const real x424 = 1.2818914e-06 * x269 + 4.092728e-06 * (x262 - x263);
    const real x425 = 0.00130197 * x257 - (f_ext[65] + 7.25574e-07 * x272);
    const real x426 = x424 - (0.00057569148 * x270 + 0.0001022797233 * x268);
    const real x427 = sine[10] * x399 + (0.0036612 * x260 + (x425 + x426));
    const real x428 = 0.0955 * x414 - (cosine[10] * x407 - x427);
    const real x429 = 0.767 * x257 - (f_ext[60] + 0.0036612 * (x263 + x264));
    const real x430 = 7.119e-05 * x269 + 0.00130197 * x268 - x429;
    const real x431 = 0.02856875 * (x286 + x288) - (0.00130197 * x271 - (f_ext[61] + f_ext[67]));
    const real x432 = 0.0036612 * x270 - 7.119e-05 * x272 + x431;
    const real x433 = 1.241 * x282 + (0.767 * x260 - 0.00430848 * x294);
    const real x434 = x391 - (0.0376704 * x295 + x432 - x433);
    const real x435 = f_ext[62] - 7.119e-05 * (x262 + x263) + (0.0036612 * x273 + 0.00130197 * x274);
    const real x436 = x415 + (0.767 * x261 + x435);
    const real x437 = sine[9] * x436 + cosine[9] * x434;
    const real x438 = cosine[9] * x436 - sine[9] * x434;
    const real x439 = cosine[8] * x371 - sine[8] * x375;
    const real x440 = 8.879104e-06 * x225 + (f_ext[51] + 3.204992e-05 * (x216 - x217));
    const real x441 = 0.0376704 * x211 - (0.000429887296 * x223 + 0.00659274308 * x224);
    const real x442 = 0.02856875 * x214 - (0.0012047445825 * x226 + x440 - x441);
    const real x443 = cosine[8] * x361 + (0.213 * x373 + x442);
    const real x444 = sine[8] * x369 + x443;
    const real x445 = 0.000429887296 * (x215 - x217) + 0.00659274308 * x222;
    const real x446 = f_ext[52] - 0.0005670347152 * x225 - x445 + (3.204992e-05 * x221 - 8.879104e-06 * x226);
    const real x447 = 0.0376704 * x213 + (0.00430848 * x214 + x446);
    const real x448 = 0.213 * x439 - (x365 - x447);
    const real x449 = 8.879104e-06 * (x215 - x216) + (f_ext[53] + 3.204992e-05 * x222);
    const real x450 = 0.00430848 * x211 - (0.000429887296 * x224 + 0.0005670347152 * x223);
    const real x451 = 0.02856875 * x213 + (0.0012047445825 * x221 - x449 - x450);
    const real x452 = cosine[8] * x369 - (sine[8] * x361 - x451);
    const real x453 = 0.00430848 * (x216 + x217) - (f_ext[48] + 0.0376704 * x222);
    const real x454 = 1.241 * x213 + (0.02856875 * x221 + x453);
    const real x455 = x439 + x454;
    const real x456 = 0.0376704 * x227 - (f_ext[50] - 0.00430848 * x225);
    const real x457 = 1.241 * x214 - (0.02856875 * x226 + x456);
    const real x458 = cosine[8] * x375 + (sine[8] * x371 + x457);
    const real x459 = cosine[7] * x455 - sine[7] * x458;
    const real x460 = sine[7] * x455 + cosine[7] * x458;
    const real x461 = 1.2818914e-06 * (x192 - x193) - 0.0001022797233 * x203;
    const real x462 = 4.092728e-06 * x202 - 7.25574e-07 * x199 + (f_ext[45] - 0.00043992847495 * x201 + x461);
    const real x463 = 7.119e-05 * x189 - (0.00130197 * x190 + x462);
    const real x464 = sine[7] * x452 + (cosine[7] * x444 + x463);
    const real x465 = 0.0955 * x460 - x464;
    const real x466 = 7.119e-05 * x186 + (f_ext[46] - 7.25574e-07 * (x191 - x193));
    const real x467 = 1.2818914e-06 * x197 - 4.092728e-06 * x203 + (0.00057569148 * x202 + 0.00043992847495 * x198);
    const real x468 = x448 - (0.0036612 * x190 - (x466 - x467));
    const real x469 = 1.2818914e-06 * x198 + 4.092728e-06 * (x191 - x192);
    const real x470 = 0.00130197 * x186 + (f_ext[47] + 7.25574e-07 * x201);
    const real x471 = x469 + (0.00057569148 * x199 + 0.0001022797233 * x197);
    const real x472 = sine[7] * x444 - (0.0036612 * x189 - (x470 + x471));
    const real x473 = 0.0955 * x459 - (cosine[7] * x452 - x472);
    const real x474 = 0.767 * x186 - (f_ext[42] + 0.0036612 * (x192 + x193));
    const real x475 = 0.00130197 * x197 - 7.119e-05 * x198 + x474;
    const real x476 = 0.02856875 * (x215 + x217) - (0.00130197 * x200 + (f_ext[43] + f_ext[49]));
    const real x477 = 0.0036612 * x199 - 7.119e-05 * x201 - x476;
    const real x478 = 1.241 * x211 + (0.767 * x189 - 0.00430848 * x223);
    const real x479 = x373 - (0.0376704 * x224 + x477 - x478);
    const real x480 = f_ext[44] - 7.119e-05 * (x191 + x192) + (0.0036612 * x202 - 0.00130197 * x203);
    const real x481 = x460 + (0.767 * x190 + x480);
    const real x482 = sine[6] * x481 + cosine[6] * x479;
    const real x483 = cosine[6] * x481 - sine[6] * x479;
    const real x484 = cosine[5] * x353 - sine[5] * x357;
    const real x485 = 8.879104e-06 * x154 - (f_ext[33] - 3.204992e-05 * (x145 - x146));
    const real x486 = 0.0376704 * x140 - (0.000429887296 * x152 + 0.00659274308 * x153);
    const real x487 = 0.02856875 * x143 + (0.0012047445825 * x155 - x485 - x486);
    const real x488 = cosine[5] * x343 - (0.213 * x355 - x487);
    const real x489 = sine[5] * x351 + x488;
    const real x490 = 0.000429887296 * (x144 - x146) + 0.00659274308 * x151;
    const real x491 = f_ext[34] - 0.0005670347152 * x154 - x490 + (8.879104e-06 * x155 - 3.204992e-05 * x150);
    const real x492 = 0.0376704 * x142 + (0.00430848 * x143 + x491);
    const real x493 = 0.213 * x484 - (x347 - x492);
    const real x494 = 8.879104e-06 * (x144 - x145) - (f_ext[35] - 3.204992e-05 * x151);
    const real x495 = 0.00430848 * x140 - (0.000429887296 * x153 + 0.0005670347152 * x152);
    const real x496 = 0.02856875 * x142 - (0.0012047445825 * x150 + x494 - x495);
    const real x497 = cosine[5] * x351 - (sine[5] * x343 - x496);
    const real x498 = 0.00430848 * (x145 + x146) - (f_ext[30] + 0.0376704 * x151);
    const real x499 = 1.241 * x142 - (0.02856875 * x150 - x498);
    const real x500 = x484 + x499;
    const real x501 = 0.0376704 * x156 - (f_ext[32] - 0.00430848 * x154);
    const real x502 = 1.241 * x143 + (0.02856875 * x155 - x501);
    const real x503 = cosine[5] * x357 + (sine[5] * x353 + x502);
    const real x504 = cosine[4] * x500 - sine[4] * x503;
    const real x505 = sine[4] * x500 + cosine[4] * x503;
    const real x506 = 1.2818914e-06 * (x121 - x122) + 0.0001022797233 * x132;
    const real x507 = 4.092728e-06 * x131 + 7.25574e-07 * x128 + (f_ext[27] - 0.00043992847495 * x130 - x506);
    const real x508 = 7.119e-05 * x118 + (0.00130197 * x119 - x507);
    const real x509 = sine[4] * x497 + (cosine[4] * x489 - x508);
    const real x510 = 0.0955 * x505 - x509;
    const real x511 = 7.119e-05 * x113 + (f_ext[28] + 7.25574e-07 * (x120 - x122));
    const real x512 = 1.2818914e-06 * x126 + 4.092728e-06 * x132 - (0.00057569148 * x131 + 0.00043992847495 * x127);
    const real x513 = x493 + (0.0036612 * x119 + (x511 + x512));
    const real x514 = 1.2818914e-06 * x127 - 4.092728e-06 * (x120 - x121);
    const real x515 = 0.00130197 * x113 - (f_ext[29] - 7.25574e-07 * x130);
    const real x516 = x514 - (0.00057569148 * x128 + 0.0001022797233 * x126);
    const real x517 = sine[4] * x489 - (0.0036612 * x118 - (x515 + x516));
    const real x518 = 0.0955 * x504 - (cosine[4] * x497 - x517);
    const real x519 = 0.767 * x113 - (f_ext[24] - 0.0036612 * (x121 + x122));
    const real x520 = 7.119e-05 * x127 + 0.00130197 * x126 - x519;
    const real x521 = 0.02856875 * (x144 + x146) - (0.00130197 * x129 - (f_ext[25] + f_ext[31]));
    const real x522 = 0.0036612 * x128 + 7.119e-05 * x130 - x521;
    const real x523 = 1.241 * x140 + (0.767 * x118 - 0.00430848 * x152);
    const real x524 = x355 - (0.0376704 * x153 - x522 - x523);
    const real x525 = f_ext[26] - 7.119e-05 * (x120 + x121) - (0.0036612 * x131 - 0.00130197 * x132);
    const real x526 = x505 + (0.767 * x119 + x525);
    const real x527 = sine[3] * x526 + cosine[3] * x524;
    const real x528 = cosine[3] * x526 - sine[3] * x524;
    const real x529 = cosine[2] * x335 - sine[2] * x339;
    const real x530 = x080 * 8.879104e-06 + (f_ext[15] + 3.204992e-05 * (x071 - x072));
    const real x531 = x066 * 0.0376704 - (x078 * 0.000429887296 + x079 * 0.00659274308);
    const real x532 = x069 * 0.02856875 - (x081 * 0.0012047445825 + x530 - x531);
    const real x533 = cosine[2] * x325 + (0.213 * x337 + x532);
    const real x534 = sine[2] * x333 + x533;
    const real x535 = 0.000429887296 * (x070 - x072) + x077 * 0.00659274308;
    const real x536 = f_ext[16] - x080 * 0.0005670347152 - x535 + (x076 * 3.204992e-05 - x081 * 8.879104e-06);
    const real x537 = x068 * 0.0376704 + (x069 * 0.00430848 + x536);
    const real x538 = 0.213 * x529 - (x329 - x537);
    const real x539 = 8.879104e-06 * (x070 - x071) + (f_ext[17] + x077 * 3.204992e-05);
    const real x540 = x066 * 0.00430848 - (x079 * 0.000429887296 + x078 * 0.0005670347152);
    const real x541 = x068 * 0.02856875 + (x076 * 0.0012047445825 - x539 - x540);
    const real x542 = cosine[2] * x333 - (sine[2] * x325 - x541);
    const real x543 = (x071 + x072) * 0.00430848 - (f_ext[12] + x077 * 0.0376704);
    const real x544 = x068 * 1.241 + (x076 * 0.02856875 + x543);
    const real x545 = x529 + x544;
    const real x546 = x082 * 0.0376704 - (f_ext[14] - x080 * 0.00430848);
    const real x547 = x069 * 1.241 - (x081 * 0.02856875 + x546);
    const real x548 = cosine[2] * x339 + (sine[2] * x335 + x547);
    const real x549 = cosine[1] * x545 - sine[1] * x548;
    const real x550 = sine[1] * x545 + cosine[1] * x548;
    const real x551 = 1.2818914e-06 * (x047 - x048) - x058 * 0.0001022797233;
    const real x552 = x054 * 7.25574e-07 - x057 * 4.092728e-06 + (f_ext[9] - x056 * 0.00043992847495 + x551);
    const real x553 = x044 * 7.119e-05 - (x045 * 0.00130197 + x552);
    const real x554 = sine[1] * x542 + (cosine[1] * x534 + x553);
    const real x555 = 0.0955 * x550 - x554;
    const real x556 = x035 * 7.119e-05 + (f_ext[10] + 7.25574e-07 * (x046 - x048));
    const real x557 = x052 * 1.2818914e-06 + x058 * 4.092728e-06 + (x057 * 0.00057569148 + x053 * 0.00043992847495);
    const real x558 = x538 + (x045 * 0.0036612 + (x556 - x557));
    const real x559 = x053 * 1.2818914e-06 - 4.092728e-06 * (x046 - x047);
    const real x560 = x035 * 0.00130197 + (f_ext[11] - x056 * 7.25574e-07);
    const real x561 = x559 + (x054 * 0.00057569148 + x052 * 0.0001022797233);
    const real x562 = sine[1] * x534 + (x044 * 0.0036612 + (x560 + x561));
    const real x563 = 0.0955 * x549 - (cosine[1] * x542 - x562);
    const real x564 = x035 * 0.767 - (f_ext[6] - (x047 + x048) * 0.0036612);
    const real x565 = x052 * 0.00130197 - x053 * 7.119e-05 + x564;
    const real x566 = (x070 + x072) * 0.02856875 - (x055 * 0.00130197 + (f_ext[7] + f_ext[13]));
    const real x567 = x054 * 0.0036612 + x056 * 7.119e-05 + x566;
    const real x568 = x066 * 1.241 + (x044 * 0.767 - x078 * 0.00430848);
    const real x569 = x337 - (x079 * 0.0376704 - x567 - x568);
    const real x570 = f_ext[8] - (x046 + x047) * 7.119e-05 - (x057 * 0.0036612 + x058 * 0.00130197);
    const real x571 = x550 + (x045 * 0.767 + x570);
    const real x572 = sine[0] * x571 + cosine[0] * x569;
    const real x573 = cosine[0] * x571 - sine[0] * x569;
    const real x574 = x483 + x573;
    const real x575 = x438 + x528;
    const real x576 = 3.12e-05 * (x014 - x015) - x024 * 0.00012166;
    const real x577 = f_ext[3] - x025 * 0.01771284425 - (x022 * 0.002283689271632 + x023 * 0.008214766969476);
    const real x578 = 0.0465 * (x574 - x575) - (x010 * 0.037188086 - (x576 + x577));
    const real x579 = x465 + x555 - (x420 + x510) + x578;
    const real x580 = 0.1934 * (x483 - x573 + (x438 - x528));
    const real x581 = sine[0] * x563 - cosine[0] * x558 + (sine[6] * x473 - cosine[6] * x468);
    const real x582 = sine[3] * x518 + cosine[3] * x513 + (sine[9] * x428 + cosine[9] * x423);
    const real x583 = 0.002283689271632 * (x013 - x015) + x020 * 3.12e-05;
    const real x584 = f_ext[4] - x025 * 0.00012166 - (x021 * 0.008214766969476 + x024 * 0.098052515811024);
    const real x585 = x012 * 0.146694152 - (x007 * 0.037188086 + (x583 + x584));
    const real x586 = 0.1934 * (x482 - x572 + (x437 - x527));
    const real x587 = x459 + x475 + (x549 + x565);
    const real x588 = x414 - x430 + (x504 - x520);
    const real x589 = cosine[0] * x563 + sine[0] * x558 + (cosine[6] * x473 + sine[6] * x468);
    const real x590 = cosine[3] * x518 - sine[3] * x513 + (cosine[9] * x428 - sine[9] * x423);
    const real x591 = x021 * 3.12e-05 - 0.00012166 * (x013 - x014);
    const real x592 = f_ext[5] - x020 * 0.01771284425 - (x023 * 0.002283689271632 + x022 * 0.098052515811024);
    const real x593 = 0.0465 * (x587 - x588) - (x010 * 0.146694152 - (x591 + x592));
    const real x594 = x019 * 0.146694152 + (f_ext[0] + x021 * 0.037188086);
    const real x595 = x587 + x588 + (x007 * 7.279 - x594);
    const real x596 = x023 * 0.037188086 - (f_ext[1] - x022 * 0.146694152);
    const real x597 = x482 + x572 + (x437 + x527) + (x010 * 7.279 + x596);
    const real x598 = (x013 + x014) * 0.037188086 - (f_ext[2] + x024 * 0.146694152);
    const real x599 = x574 + x575 + (x012 * 7.279 - x598);
    tau[0] = x595;
    tau[1] = x597;
    tau[2] = -x599;
    tau[3] = -x579;
    tau[4] = x581 - x582 - (x580 - x585);
    tau[5] = -(x589 - x590 + (x586 + x593));
    tau[6] = -x555;
    tau[7] = -x538;
    tau[8] = x329;
    tau[9] = x510;
    tau[10] = -x493;
    tau[11] = x347;
    tau[12] = -x465;
    tau[13] = -x448;
    tau[14] = x365;
    tau[15] = x420;
    tau[16] = -x403;
    tau[17] = x383;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_rnea_external_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_rnea_external.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_rnea_external.c"
#undef SYMDYN_PASS
#endif

void go2_rnea_external_batch(
    size_t n, const double *q, const double *v, const double *a, const double *f_ext,
    double *tau)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], a_lanes[18], f_ext_lanes[78], tau_lanes[18];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        symdyn_load_f64(a_lanes, a + 18 * i, 18);
        symdyn_load_f64(f_ext_lanes, f_ext + 78 * i, 78);
        go2_rnea_external_lanes(
            q_lanes, v_lanes, a_lanes, f_ext_lanes, tau_lanes);
        symdyn_store_f64(tau + 18 * i, tau_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_rnea_external(q + 19 * i, v + 18 * i, a + 18 * i, f_ext + 78 * i, tau + 18 * i);
    }
}

#endif
