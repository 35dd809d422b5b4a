/*
 * body_forces of go2: Force through each joint on its body, linear first, in body axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.rnea
 * Convention  pinocchio
 * Program     SHA-256 9ed1bfdfd3dfabe7e0e1725bacd5f1ba38db2c4b5ba861cb438b3c87a0798f26
 * Operations  834 mul, 825 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad       [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
 *     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     F  6 x 13  N, N m  each body's axes and origin
 *
 * Statements it rests on
 *     recursions/forces-limbs   PROVED
 *     recursions/forces-wheels  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_body_forces(const double *q, const double *v, const double *a, double *F)
#else
static void go2_body_forces_lanes(const real *q, const real *v, const real *a, real *F)
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
    const real x106 = (x095 + x096) * 0.00084392 + x101 * 0.02623;
    const real x107 = x092 * 0.194 + (x100 * 0.00015015 - x106);
    const real x108 = x090 * 0.194 + (x094 + x096) * 0.00015015;
    const real x109 = x108 - (x103 * 0.02623 - x102 * 0.00084392);
    const real x110 = x104 * 0.00084392 - (x094 + x095) * 0.02623;
    const real x111 = x093 * 0.194 - (x105 * 0.00015015 - x110);
    const real x112 = 8.98725e-06 * (x095 - x096) - x104 * 1.162822e-06;
    const real x113 = x105 * 1.139639625e-05 - (x090 * 0.02623 - x112);
    const real x114 = x103 * 0.00492976 - x102 * 0.0001142508 + x113;
    const real x115 = x093 * 0.00015015 - x114;
    const real x116 = x104 * 3.58746816e-05 - 0.0001142508 * (x094 - x096);
    const real x117 = x105 * 1.162822e-06 - (x101 * 0.00492976 + x116);
    const real x118 = x092 * 0.02623 + (x100 * 8.98725e-06 + x117);
    const real x119 = x093 * 0.00084392 - x118;
    const real x120 = x101 * 8.98725e-06 - 1.162822e-06 * (x094 - x095);
    const real x121 = x100 * 1.139639625e-05 + (x090 * 0.00084392 - x120);
    const real x122 = x103 * 0.0001142508 - x102 * 3.58746816e-05 - x121;
    const real x123 = x092 * 0.00015015 - x122;
    const real x124 = v[4] * cosine[3] + v[5] * sine[3];
    const real x125 = v[5] * cosine[3] - v[4] * sine[3];
    const real x126 = v[3] + v[9];
    const real x127 = a[3] + a[9];
    const real x128 = v[9] * x125 + (a[4] * cosine[3] + a[5] * sine[3]);
    const real x129 = v[9] * x124 - (a[5] * cosine[3] - a[4] * sine[3]);
    const real x130 = x032 - x033;
    const real x131 = x007 - x130;
    const real x132 = x036 + x037;
    const real x133 = x010 + x132;
    const real x134 = x040 + x041;
    const real x135 = x012 + x134;
    const real x136 = cosine[3] * x133 - sine[3] * x135;
    const real x137 = cosine[3] * x135 + sine[3] * x133;
    const real x138 = x126 * x126;
    const real x139 = x124 * x124;
    const real x140 = x125 * x125;
    const real x141 = x124 * x126;
    const real x142 = x125 * x126;
    const real x143 = x124 * x125;
    const real x144 = x129 + x141;
    const real x145 = x128 + x142;
    const real x146 = x129 - x141;
    const real x147 = x138 + x140;
    const real x148 = x127 - x143;
    const real x149 = x128 - x142;
    const real x150 = x127 + x143;
    const real x151 = x126 * cosine[4] - x125 * sine[4];
    const real x152 = x125 * cosine[4] + x126 * sine[4];
    const real x153 = v[10] + x124;
    const real x154 = v[10] * x152 - (x127 * cosine[4] + x129 * sine[4]);
    const real x155 = a[10] + x128;
    const real x156 = v[10] * x151 + (x127 * sine[4] - x129 * cosine[4]);
    const real x157 = x131 - 0.0955 * x144;
    const real x158 = x136 + 0.0955 * x147;
    const real x159 = x137 + 0.0955 * x150;
    const real x160 = cosine[4] * x157 + sine[4] * x159;
    const real x161 = cosine[4] * x159 - sine[4] * x157;
    const real x162 = x151 * x151;
    const real x163 = x153 * x153;
    const real x164 = x152 * x152;
    const real x165 = x151 * x153;
    const real x166 = x151 * x152;
    const real x167 = x152 * x153;
    const real x168 = x156 - x165;
    const real x169 = x155 + x166;
    const real x170 = x156 + x165;
    const real x171 = x154 + x167;
    const real x172 = x155 - x166;
    const real x173 = x154 - x167;
    const real x174 = x162 + x163;
    const real x175 = x151 * cosine[5] - x152 * sine[5];
    const real x176 = x151 * sine[5] + x152 * cosine[5];
    const real x177 = v[11] + x153;
    const real x178 = x156 * sine[5] + (x154 * cosine[5] + v[11] * x176);
    const real x179 = a[11] + x155;
    const real x180 = x156 * cosine[5] - (x154 * sine[5] - v[11] * x175);
    const real x181 = x160 - 0.213 * x169;
    const real x182 = x158 - 0.213 * x171;
    const real x183 = x161 - 0.213 * x174;
    const real x184 = cosine[5] * x181 + sine[5] * x183;
    const real x185 = cosine[5] * x183 - sine[5] * x181;
    const real x186 = x175 * x175;
    const real x187 = x177 * x177;
    const real x188 = x176 * x176;
    const real x189 = x175 * x177;
    const real x190 = x175 * x176;
    const real x191 = x176 * x177;
    const real x192 = x180 - x189;
    const real x193 = x179 + x190;
    const real x194 = x180 + x189;
    const real x195 = x178 + x191;
    const real x196 = x179 - x190;
    const real x197 = x178 - x191;
    const real x198 = 0.00084392 * (x187 + x188) + 0.02623 * x193;
    const real x199 = 0.194 * x184 - (0.00015015 * x192 + x198);
    const real x200 = 0.00015015 * (x186 + x188) - 0.194 * x182;
    const real x201 = x200 + (0.02623 * x195 - 0.00084392 * x194);
    const real x202 = 0.00084392 * x196 - 0.02623 * (x186 + x187);
    const real x203 = 0.194 * x185 + (0.00015015 * x197 + x202);
    const real x204 = 1.162822e-06 * x196 - 8.98725e-06 * (x187 - x188);
    const real x205 = 1.139639625e-05 * x197 - (0.02623 * x182 - x204);
    const real x206 = 0.00492976 * x195 - 0.0001142508 * x194 + x205;
    const real x207 = 0.00015015 * x185 + x206;
    const real x208 = 3.58746816e-05 * x196 - 0.0001142508 * (x186 - x188);
    const real x209 = 1.162822e-06 * x197 + (0.00492976 * x193 + x208);
    const real x210 = 0.02623 * x184 - (8.98725e-06 * x192 + x209);
    const real x211 = 0.00084392 * x185 - x210;
    const real x212 = 1.162822e-06 * (x186 - x187) - 8.98725e-06 * x193;
    const real x213 = 1.139639625e-05 * x192 + (0.00084392 * x182 - x212);
    const real x214 = 0.0001142508 * x195 - 3.58746816e-05 * x194 - x213;
    const real x215 = 0.00015015 * x184 + x214;
    const real x216 = v[4] * cosine[6] + v[5] * sine[6];
    const real x217 = v[5] * cosine[6] - v[4] * sine[6];
    const real x218 = v[3] + v[12];
    const real x219 = a[3] + a[12];
    const real x220 = v[12] * x217 + (a[4] * cosine[6] + a[5] * sine[6]);
    const real x221 = v[12] * x216 - (a[5] * cosine[6] - a[4] * sine[6]);
    const real x222 = x007 + x130;
    const real x223 = x010 - x132;
    const real x224 = x012 - x134;
    const real x225 = cosine[6] * x223 - sine[6] * x224;
    const real x226 = cosine[6] * x224 + sine[6] * x223;
    const real x227 = x218 * x218;
    const real x228 = x216 * x216;
    const real x229 = x217 * x217;
    const real x230 = x216 * x218;
    const real x231 = x217 * x218;
    const real x232 = x216 * x217;
    const real x233 = x221 + x230;
    const real x234 = x220 + x231;
    const real x235 = x221 - x230;
    const real x236 = x227 + x229;
    const real x237 = x219 - x232;
    const real x238 = x220 - x231;
    const real x239 = x219 + x232;
    const real x240 = x218 * cosine[7] - x217 * sine[7];
    const real x241 = x217 * cosine[7] + x218 * sine[7];
    const real x242 = v[13] + x216;
    const real x243 = v[13] * x241 - (x219 * cosine[7] + x221 * sine[7]);
    const real x244 = a[13] + x220;
    const real x245 = v[13] * x240 + (x219 * sine[7] - x221 * cosine[7]);
    const real x246 = x222 + 0.0955 * x233;
    const real x247 = x225 - 0.0955 * x236;
    const real x248 = x226 - 0.0955 * x239;
    const real x249 = cosine[7] * x246 + sine[7] * x248;
    const real x250 = cosine[7] * x248 - sine[7] * x246;
    const real x251 = x240 * x240;
    const real x252 = x242 * x242;
    const real x253 = x241 * x241;
    const real x254 = x240 * x242;
    const real x255 = x240 * x241;
    const real x256 = x241 * x242;
    const real x257 = x245 - x254;
    const real x258 = x244 + x255;
    const real x259 = x245 + x254;
    const real x260 = x243 + x256;
    const real x261 = x244 - x255;
    const real x262 = x243 - x256;
    const real x263 = x251 + x252;
    const real x264 = x240 * cosine[8] - x241 * sine[8];
    const real x265 = x240 * sine[8] + x241 * cosine[8];
    const real x266 = v[14] + x242;
    const real x267 = x245 * sine[8] + (x243 * cosine[8] + v[14] * x265);
    const real x268 = a[14] + x244;
    const real x269 = x245 * cosine[8] - (x243 * sine[8] - v[14] * x264);
    const real x270 = x249 - 0.213 * x258;
    const real x271 = x247 - 0.213 * x260;
    const real x272 = x250 - 0.213 * x263;
    const real x273 = cosine[8] * x270 + sine[8] * x272;
    const real x274 = cosine[8] * x272 - sine[8] * x270;
    const real x275 = x264 * x264;
    const real x276 = x266 * x266;
    const real x277 = x265 * x265;
    const real x278 = x264 * x266;
    const real x279 = x264 * x265;
    const real x280 = x265 * x266;
    const real x281 = x269 - x278;
    const real x282 = x268 + x279;
    const real x283 = x269 + x278;
    const real x284 = x267 + x280;
    const real x285 = x268 - x279;
    const real x286 = x267 - x280;
    const real x287 = 0.00084392 * (x276 + x277) + 0.02623 * x282;
    const real x288 = 0.194 * x273 + (0.00015015 * x281 - x287);
    const real x289 = 0.194 * x271 + 0.00015015 * (x275 + x277);
    const real x290 = x289 - (0.02623 * x284 - 0.00084392 * x283);
    const real x291 = 0.00084392 * x285 - 0.02623 * (x275 + x276);
    const real x292 = 0.194 * x274 - (0.00015015 * x286 - x291);
    const real x293 = 8.98725e-06 * (x276 - x277) - 1.162822e-06 * x285;
    const real x294 = 1.139639625e-05 * x286 - (0.02623 * x271 - x293);
    const real x295 = 0.00492976 * x284 - 0.0001142508 * x283 + x294;
    const real x296 = 0.00015015 * x274 - x295;
    const real x297 = 3.58746816e-05 * x285 - 0.0001142508 * (x275 - x277);
    const real x298 = 1.162822e-06 * x286 - (0.00492976 * x282 + x297);
    const real x299 = 0.02623 * x273 + (8.98725e-06 * x281 + x298);
    const real x300 = 0.00084392 * x274 - x299;
    const real x301 = 8.98725e-06 * x282 - 1.162822e-06 * (x275 - x276);
    const real x302 = 1.139639625e-05 * x281 + (0.00084392 * x271 - x301);
    const real x303 = 0.0001142508 * x284 - 3.58746816e-05 * x283 - x302;
    const real x304 = 0.00015015 * x273 - x303;
    const real x305 = v[4] * cosine[9] + v[5] * sine[9];
    const real x306 = v[5] * cosine[9] - v[4] * sine[9];
    const real x307 = v[3] + v[15];
    const real x308 = a[3] + a[15];
    const real x309 = v[15] * x306 + (a[4] * cosine[9] + a[5] * sine[9]);
    const real x310 = v[15] * x305 - (a[5] * cosine[9] - a[4] * sine[9]);
    const real x311 = x007 + x034;
    const real x312 = x010 + x038;
    const real x313 = x012 - x042;
    const real x314 = cosine[9] * x312 - sine[9] * x313;
    const real x315 = cosine[9] * x313 + sine[9] * x312;
    const real x316 = x307 * x307;
    const real x317 = x305 * x305;
    const real x318 = x306 * x306;
    const real x319 = x305 * x307;
    const real x320 = x306 * x307;
    const real x321 = x305 * x306;
    const real x322 = x310 + x319;
    const real x323 = x309 + x320;
    const real x324 = x310 - x319;
    const real x325 = x316 + x318;
    const real x326 = x308 - x321;
    const real x327 = x309 - x320;
    const real x328 = x308 + x321;
    const real x329 = x307 * cosine[10] - x306 * sine[10];
    const real x330 = x306 * cosine[10] + x307 * sine[10];
    const real x331 = v[16] + x305;
    const real x332 = v[16] * x330 - (x308 * cosine[10] + x310 * sine[10]);
    const real x333 = a[16] + x309;
    const real x334 = v[16] * x329 + (x308 * sine[10] - x310 * cosine[10]);
    const real x335 = x311 - 0.0955 * x322;
    const real x336 = x314 + 0.0955 * x325;
    const real x337 = x315 + 0.0955 * x328;
    const real x338 = cosine[10] * x335 + sine[10] * x337;
    const real x339 = cosine[10] * x337 - sine[10] * x335;
    const real x340 = x329 * x329;
    const real x341 = x331 * x331;
    const real x342 = x330 * x330;
    const real x343 = x329 * x331;
    const real x344 = x329 * x330;
    const real x345 = x330 * x331;
    const real x346 = x334 - x343;
    const real x347 = x333 + x344;
    const real x348 = x334 + x343;
    const real x349 = x332 + x345;
    const real x350 = x333 - x344;
    const real x351 = x332 - x345;
    const real x352 = x340 + x341;
    const real x353 = x329 * cosine[11] - x330 * sine[11];
    const real x354 = x329 * sine[11] + x330 * cosine[11];
    const real x355 = v[17] + x331;
    const real x356 = x334 * sine[11] + (x332 * cosine[11] + v[17] * x354);
    const real x357 = a[17] + x333;
    const real x358 = x334 * cosine[11] - (x332 * sine[11] - v[17] * x353);
    const real x359 = x338 - 0.213 * x347;
    const real x360 = x336 - 0.213 * x349;
    const real x361 = x339 - 0.213 * x352;
    const real x362 = cosine[11] * x359 + sine[11] * x361;
    const real x363 = cosine[11] * x361 - sine[11] * x359;
    const real x364 = x353 * x353;
    const real x365 = x355 * x355;
    const real x366 = x354 * x354;
    const real x367 = x353 * x355;
    const real x368 = x353 * x354;
    const real x369 = x354 * x355;
    const real x370 = x358 - x367;
    const real x371 = x357 + x368;
    const real x372 = x358 + x367;
    const real x373 = x356 + x369;
    const real x374 = x357 - x368;
    const real x375 = x356 - x369;
    const real x376 = 0.00084392 * (x365 + x366) + 0.02623 * x371;
    const real x377 = 0.194 * x362 - (0.00015015 * x370 + x376);
    const real x378 = 0.00015015 * (x364 + x366) - 0.194 * x360;
    const real x379 = x378 + (0.02623 * x373 - 0.00084392 * x372);
    const real x380 = 0.00084392 * x374 - 0.02623 * (x364 + x365);
    const real x381 = 0.194 * x363 + (0.00015015 * x375 + x380);
    const real x382 = 1.162822e-06 * x374 - 8.98725e-06 * (x365 - x366);
    const real x383 = 1.139639625e-05 * x375 - (0.02623 * x360 - x382);
    const real x384 = 0.00492976 * x373 - 0.0001142508 * x372 + x383;
    const real x385 = 0.00015015 * x363 + x384;
    const real x386 = 3.58746816e-05 * x374 - 0.0001142508 * (x364 - x366);
    const real x387 = 1.162822e-06 * x375 + (0.00492976 * x371 + x386);
    const real x388 = 0.02623 * x362 - (8.98725e-06 * x370 + x387);
    const real x389 = 0.00084392 * x363 - x388;
    const real x390 = 1.162822e-06 * (x364 - x365) - 8.98725e-06 * x371;
    const real x391 = 1.139639625e-05 * x370 + (0.00084392 * x360 - x390);
    const real x392 = 0.0001142508 * x373 - 3.58746816e-05 * x372 - x391;
    const real x393 = 0.00015015 * x362 + x392;
    const real x394 = cosine[11] * x377 - sine[11] * x381;
    const real x395 = 8.879104e-06 * x350 + 3.204992e-05 * (x341 - x342);
    const real x396 = 0.0376704 * x336 - (0.000429887296 * x348 - x395);
    const real x397 = 0.00659274308 * x349 + 0.0012047445825 * x351 - x396;
    const real x398 = 0.213 * x379 + (0.02856875 * x339 + x397);
    const real x399 = cosine[11] * x385 + (sine[11] * x393 + x398);
    const real x400 = 0.0005670347152 * x350 + 0.000429887296 * (x340 - x342);
    const real x401 = 0.00659274308 * x347 + x400 - (8.879104e-06 * x351 - 3.204992e-05 * x346);
    const real x402 = 0.0376704 * x338 + (0.00430848 * x339 - x401);
    const real x403 = 0.213 * x394 - (x389 - x402);
    const real x404 = 8.879104e-06 * (x340 - x341) + 3.204992e-05 * x347;
    const real x405 = 0.00430848 * x336 - (0.000429887296 * x349 + x404);
    const real x406 = 0.0005670347152 * x348 + 0.0012047445825 * x346 - x405;
    const real x407 = cosine[11] * x393 + (0.02856875 * x338 - x406);
    const real x408 = sine[11] * x385 - x407;
    const real x409 = 0.0376704 * x347 - 0.00430848 * (x341 + x342);
    const real x410 = 1.241 * x338 - (0.02856875 * x346 + x409);
    const real x411 = x394 + x410;
    const real x412 = 0.02856875 * (x340 + x342) + 0.00430848 * x348;
    const real x413 = x412 - (1.241 * x336 - 0.0376704 * x349);
    const real x414 = x379 + x413;
    const real x415 = 0.02856875 * x351 - (0.00430848 * x350 + 0.0376704 * x352);
    const real x416 = cosine[11] * x381 + (1.241 * x339 + x415);
    const real x417 = sine[11] * x377 + x416;
    const real x418 = cosine[10] * x411 - sine[10] * x417;
    const real x419 = cosine[10] * x417 + sine[10] * x411;
    const real x420 = 0.00043992847495 * x326 + 1.2818914e-06 * (x317 - x318);
    const real x421 = 7.25574e-07 * x324 + 0.0001022797233 * x328 + (4.092728e-06 * x327 + x420);
    const real x422 = 7.119e-05 * x314 + (0.00130197 * x315 + x421);
    const real x423 = cosine[10] * x399 - (sine[10] * x408 + x422);
    const real x424 = 0.0955 * x419 - x423;
    const real x425 = 7.25574e-07 * (x316 - x318) + 4.092728e-06 * x328;
    const real x426 = x425 - (1.2818914e-06 * x322 - 0.00057569148 * x327);
    const real x427 = 0.00043992847495 * x323 - 7.119e-05 * x311 + x426;
    const real x428 = x403 - (0.0036612 * x315 + x427);
    const real x429 = 7.25574e-07 * x326 - 4.092728e-06 * (x316 - x317);
    const real x430 = x429 - (1.2818914e-06 * x323 - 0.00057569148 * x324);
    const real x431 = 0.0001022797233 * x322 - 0.00130197 * x311 + x430;
    const real x432 = cosine[10] * x408 + (0.0036612 * x314 - x431);
    const real x433 = 0.0955 * x418 + (sine[10] * x399 + x432);
    const real x434 = 0.0036612 * (x317 + x318) + 0.00130197 * x322;
    const real x435 = x434 + (7.119e-05 * x323 - 0.767 * x311);
    const real x436 = x418 - x435;
    const real x437 = 0.0036612 * x324 - (7.119e-05 * x326 + 0.00130197 * x325);
    const real x438 = x414 - (0.767 * x314 - x437);
    const real x439 = 0.00130197 * x328 - 7.119e-05 * (x316 + x317);
    const real x440 = 0.767 * x315 + (0.0036612 * x327 + x439);
    const real x441 = x419 + x440;
    const real x442 = cosine[9] * x438 - sine[9] * x441;
    const real x443 = cosine[9] * x441 + sine[9] * x438;
    const real x444 = cosine[8] * x288 - sine[8] * x292;
    const real x445 = 3.204992e-05 * (x252 - x253) + 8.879104e-06 * x261;
    const real x446 = 0.0376704 * x247 - (0.000429887296 * x259 + x445);
    const real x447 = 0.00659274308 * x260 + 0.0012047445825 * x262 - x446;
    const real x448 = 0.213 * x290 + (0.02856875 * x250 - x447);
    const real x449 = cosine[8] * x296 + (sine[8] * x304 + x448);
    const real x450 = 0.0005670347152 * x261 + 0.000429887296 * (x251 - x253);
    const real x451 = 0.00659274308 * x258 + x450 - (3.204992e-05 * x257 - 8.879104e-06 * x262);
    const real x452 = 0.0376704 * x249 + (0.00430848 * x250 - x451);
    const real x453 = 0.213 * x444 - (x300 - x452);
    const real x454 = 3.204992e-05 * x258 + 8.879104e-06 * (x251 - x252);
    const real x455 = 0.00430848 * x247 - (0.000429887296 * x260 - x454);
    const real x456 = 0.0005670347152 * x259 + 0.0012047445825 * x257 - x455;
    const real x457 = cosine[8] * x304 + (0.02856875 * x249 + x456);
    const real x458 = sine[8] * x296 - x457;
    const real x459 = 0.0376704 * x258 - 0.00430848 * (x252 + x253);
    const real x460 = 1.241 * x249 + (0.02856875 * x257 - x459);
    const real x461 = x444 + x460;
    const real x462 = 0.00430848 * x259 - 0.02856875 * (x251 + x253);
    const real x463 = x462 - (1.241 * x247 - 0.0376704 * x260);
    const real x464 = x290 - x463;
    const real x465 = 0.02856875 * x262 + (0.00430848 * x261 + 0.0376704 * x263);
    const real x466 = cosine[8] * x292 + (1.241 * x250 - x465);
    const real x467 = sine[8] * x288 + x466;
    const real x468 = cosine[7] * x461 - sine[7] * x467;
    const real x469 = cosine[7] * x467 + sine[7] * x461;
    const real x470 = 0.00043992847495 * x237 - 1.2818914e-06 * (x228 - x229);
    const real x471 = 7.25574e-07 * x235 + 0.0001022797233 * x239 - (4.092728e-06 * x238 - x470);
    const real x472 = 7.119e-05 * x225 - (0.00130197 * x226 - x471);
    const real x473 = cosine[7] * x449 - (sine[7] * x458 - x472);
    const real x474 = 0.0955 * x469 - x473;
    const real x475 = 4.092728e-06 * x239 - 7.25574e-07 * (x227 - x229);
    const real x476 = x475 - (1.2818914e-06 * x233 + 0.00057569148 * x238);
    const real x477 = 0.00043992847495 * x234 - 7.119e-05 * x222 - x476;
    const real x478 = x453 - (0.0036612 * x226 + x477);
    const real x479 = 4.092728e-06 * (x227 - x228) + 7.25574e-07 * x237;
    const real x480 = x479 + (1.2818914e-06 * x234 + 0.00057569148 * x235);
    const real x481 = 0.0001022797233 * x233 + 0.00130197 * x222 + x480;
    const real x482 = cosine[7] * x458 - (0.0036612 * x225 - x481);
    const real x483 = 0.0955 * x468 + (sine[7] * x449 + x482);
    const real x484 = 0.00130197 * x233 - 0.0036612 * (x228 + x229);
    const real x485 = x484 - (7.119e-05 * x234 - 0.767 * x222);
    const real x486 = x468 + x485;
    const real x487 = 0.0036612 * x235 + (0.00130197 * x236 - 7.119e-05 * x237);
    const real x488 = x464 + (0.767 * x225 - x487);
    const real x489 = 7.119e-05 * (x227 + x228) + 0.00130197 * x239;
    const real x490 = 0.767 * x226 + (0.0036612 * x238 - x489);
    const real x491 = x469 + x490;
    const real x492 = cosine[6] * x488 + sine[6] * x491;
    const real x493 = cosine[6] * x491 - sine[6] * x488;
    const real x494 = cosine[5] * x199 - sine[5] * x203;
    const real x495 = 8.879104e-06 * x172 + 3.204992e-05 * (x163 - x164);
    const real x496 = 0.0376704 * x158 - (0.000429887296 * x170 - x495);
    const real x497 = 0.00659274308 * x171 + 0.0012047445825 * x173 - x496;
    const real x498 = 0.213 * x201 + (0.02856875 * x161 + x497);
    const real x499 = cosine[5] * x207 + (sine[5] * x215 + x498);
    const real x500 = 0.0005670347152 * x172 + 0.000429887296 * (x162 - x164);
    const real x501 = 0.00659274308 * x169 + x500 - (8.879104e-06 * x173 - 3.204992e-05 * x168);
    const real x502 = 0.0376704 * x160 + (0.00430848 * x161 - x501);
    const real x503 = 0.213 * x494 - (x211 - x502);
    const real x504 = 8.879104e-06 * (x162 - x163) + 3.204992e-05 * x169;
    const real x505 = 0.00430848 * x158 - (0.000429887296 * x171 + x504);
    const real x506 = 0.0005670347152 * x170 + 0.0012047445825 * x168 - x505;
    const real x507 = cosine[5] * x215 + (0.02856875 * x160 - x506);
    const real x508 = sine[5] * x207 - x507;
    const real x509 = 0.0376704 * x169 - 0.00430848 * (x163 + x164);
    const real x510 = 1.241 * x160 - (0.02856875 * x168 + x509);
    const real x511 = x494 + x510;
    const real x512 = 0.02856875 * (x162 + x164) + 0.00430848 * x170;
    const real x513 = x512 - (1.241 * x158 - 0.0376704 * x171);
    const real x514 = x201 + x513;
    const real x515 = 0.02856875 * x173 - (0.00430848 * x172 + 0.0376704 * x174);
    const real x516 = cosine[5] * x203 + (1.241 * x161 + x515);
    const real x517 = sine[5] * x199 + x516;
    const real x518 = cosine[4] * x511 - sine[4] * x517;
    const real x519 = cosine[4] * x517 + sine[4] * x511;
    const real x520 = 0.00043992847495 * x148 + 1.2818914e-06 * (x139 - x140);
    const real x521 = 7.25574e-07 * x146 - 0.0001022797233 * x150 + (4.092728e-06 * x149 - x520);
    const real x522 = 7.119e-05 * x136 + (0.00130197 * x137 - x521);
    const real x523 = cosine[4] * x499 - (sine[4] * x508 + x522);
    const real x524 = 0.0955 * x519 - x523;
    const real x525 = 4.092728e-06 * x150 + 7.25574e-07 * (x138 - x140);
    const real x526 = x525 + (1.2818914e-06 * x144 - 0.00057569148 * x149);
    const real x527 = 0.00043992847495 * x145 - 7.119e-05 * x131 - x526;
    const real x528 = x503 + (0.0036612 * x137 - x527);
    const real x529 = 4.092728e-06 * (x138 - x139) - 7.25574e-07 * x148;
    const real x530 = x529 - (1.2818914e-06 * x145 - 0.00057569148 * x146);
    const real x531 = 0.0001022797233 * x144 - 0.00130197 * x131 + x530;
    const real x532 = cosine[4] * x508 - (0.0036612 * x136 + x531);
    const real x533 = 0.0955 * x518 + (sine[4] * x499 + x532);
    const real x534 = 0.0036612 * (x139 + x140) - 0.00130197 * x144;
    const real x535 = x534 - (7.119e-05 * x145 - 0.767 * x131);
    const real x536 = x518 + x535;
    const real x537 = 0.0036612 * x146 + (7.119e-05 * x148 + 0.00130197 * x147);
    const real x538 = x514 - (0.767 * x136 + x537);
    const real x539 = 0.00130197 * x150 - 7.119e-05 * (x138 + x139);
    const real x540 = 0.767 * x137 - (0.0036612 * x149 - x539);
    const real x541 = x519 + x540;
    const real x542 = cosine[3] * x538 - sine[3] * x541;
    const real x543 = cosine[3] * x541 + sine[3] * x538;
    const real x544 = cosine[2] * x107 - sine[2] * x111;
    const real x545 = 3.204992e-05 * (x071 - x072) + x080 * 8.879104e-06;
    const real x546 = x066 * 0.0376704 - (x078 * 0.000429887296 + x545);
    const real x547 = x079 * 0.00659274308 + x081 * 0.0012047445825 - x546;
    const real x548 = 0.213 * x109 + (x069 * 0.02856875 - x547);
    const real x549 = cosine[2] * x115 + (sine[2] * x123 + x548);
    const real x550 = x080 * 0.0005670347152 + 0.000429887296 * (x070 - x072);
    const real x551 = x077 * 0.00659274308 + x550 - (x076 * 3.204992e-05 - x081 * 8.879104e-06);
    const real x552 = x068 * 0.0376704 + (x069 * 0.00430848 - x551);
    const real x553 = 0.213 * x544 - (x119 - x552);
    const real x554 = x077 * 3.204992e-05 + 8.879104e-06 * (x070 - x071);
    const real x555 = x066 * 0.00430848 - (x079 * 0.000429887296 - x554);
    const real x556 = x078 * 0.0005670347152 + x076 * 0.0012047445825 - x555;
    const real x557 = cosine[2] * x123 + (x068 * 0.02856875 + x556);
    const real x558 = sine[2] * x115 - x557;
    const real x559 = x077 * 0.0376704 - (x071 + x072) * 0.00430848;
    const real x560 = x068 * 1.241 + (x076 * 0.02856875 - x559);
    const real x561 = x544 + x560;
    const real x562 = x078 * 0.00430848 - (x070 + x072) * 0.02856875;
    const real x563 = x562 - (x066 * 1.241 - x079 * 0.0376704);
    const real x564 = x109 - x563;
    const real x565 = x081 * 0.02856875 + (x080 * 0.00430848 + x082 * 0.0376704);
    const real x566 = cosine[2] * x111 + (x069 * 1.241 - x565);
    const real x567 = sine[2] * x107 + x566;
    const real x568 = cosine[1] * x561 - sine[1] * x567;
    const real x569 = cosine[1] * x567 + sine[1] * x561;
    const real x570 = x056 * 0.00043992847495 - 1.2818914e-06 * (x047 - x048);
    const real x571 = x054 * 7.25574e-07 - x058 * 0.0001022797233 - (x057 * 4.092728e-06 + x570);
    const real x572 = x044 * 7.119e-05 - (x045 * 0.00130197 + x571);
    const real x573 = cosine[1] * x549 - (sine[1] * x558 - x572);
    const real x574 = 0.0955 * x569 - x573;
    const real x575 = 7.25574e-07 * (x046 - x048) - x058 * 4.092728e-06;
    const real x576 = x575 - (x052 * 1.2818914e-06 + x057 * 0.00057569148);
    const real x577 = x053 * 0.00043992847495 - x035 * 7.119e-05 - x576;
    const real x578 = x553 + (x045 * 0.0036612 - x577);
    const real x579 = x056 * 7.25574e-07 + 4.092728e-06 * (x046 - x047);
    const real x580 = x579 - (x053 * 1.2818914e-06 + x054 * 0.00057569148);
    const real x581 = x052 * 0.0001022797233 + x035 * 0.00130197 - x580;
    const real x582 = cosine[1] * x558 + (x044 * 0.0036612 + x581);
    const real x583 = 0.0955 * x568 + (sine[1] * x549 + x582);
    const real x584 = x052 * 0.00130197 + (x047 + x048) * 0.0036612;
    const real x585 = x584 - (x053 * 7.119e-05 - x035 * 0.767);
    const real x586 = x568 + x585;
    const real x587 = x054 * 0.0036612 - (x055 * 0.00130197 - x056 * 7.119e-05);
    const real x588 = x564 + (x044 * 0.767 + x587);
    const real x589 = (x046 + x047) * 7.119e-05 + x058 * 0.00130197;
    const real x590 = x045 * 0.767 - (x057 * 0.0036612 + x589);
    const real x591 = x569 + x590;
    const real x592 = cosine[0] * x588 + sine[0] * x591;
    const real x593 = cosine[0] * x591 - sine[0] * x588;
    const real x594 = x493 + x593;
    const real x595 = x443 + x543;
    const real x596 = x023 * 0.008214766969476 - 3.12e-05 * (x014 - x015);
    const real x597 = x024 * 0.00012166 + (x025 * 0.01771284425 + x022 * 0.002283689271632);
    const real x598 = 0.0465 * (x594 - x595) - (x010 * 0.037188086 + (x596 + x597));
    const real x599 = x474 + x574 - (x424 + x524) + x598;
    const real x600 = 0.1934 * (x493 - x593 + (x443 - x543));
    const real x601 = cosine[0] * x578 - sine[0] * x583 + (cosine[6] * x478 - sine[6] * x483);
    const real x602 = cosine[3] * x528 + sine[3] * x533 + (cosine[9] * x428 + sine[9] * x433);
    const real x603 = x024 * 0.098052515811024 - 0.002283689271632 * (x013 - x015);
    const real x604 = x020 * 3.12e-05 - (x025 * 0.00012166 + x021 * 0.008214766969476);
    const real x605 = x012 * 0.146694152 - (x007 * 0.037188086 - (x603 - x604));
    const real x606 = 0.1934 * (x492 - x592 - (x442 - x542));
    const real x607 = x486 + x586;
    const real x608 = x436 + x536;
    const real x609 = sine[0] * x578 + cosine[0] * x583 + (cosine[6] * x483 + sine[6] * x478);
    const real x610 = sine[3] * x528 - cosine[3] * x533 - (cosine[9] * x433 - sine[9] * x428);
    const real x611 = 0.00012166 * (x013 - x014) + (x020 * 0.01771284425 + x023 * 0.002283689271632);
    const real x612 = x022 * 0.098052515811024 - x021 * 3.12e-05 + x611;
    const real x613 = 0.0465 * (x607 - x608) - (x010 * 0.146694152 + x612);
    const real x614 = x007 * 7.279 - (x021 * 0.037188086 + x019 * 0.146694152);
    const real x615 = x010 * 7.279 + (x022 * 0.146694152 + x023 * 0.037188086);
    const real x616 = x492 + x592 - (x442 + x542) + x615;
    const real x617 = x024 * 0.146694152 - (x013 + x014) * 0.037188086;
    const real x618 = x594 + x595 + (x012 * 7.279 + x617);
    F[0] = x607 + x608 + x614;
    F[1] = x616;
    F[2] = -x618;
    F[3] = -x599;
    F[4] = -(x601 + x602 + (x600 - x605));
    F[5] = -(x609 + x610 + (x606 + x613));
    F[6] = x586;
    F[7] = x588;
    F[8] = -x591;
    F[9] = -x574;
    F[10] = -x578;
    F[11] = -x583;
    F[12] = x561;
    F[13] = x564;
    F[14] = -x567;
    F[15] = x549;
    F[16] = -x553;
    F[17] = -x558;
    F[18] = x107;
    F[19] = x109;
    F[20] = -x111;
    F[21] = x115;
    F[22] = x119;
    F[23] = x123;
    F[24] = x536;
    F[25] = -x538;
    F[26] = -x541;
    F[27] = x524;
    F[28] = -x528;
    F[29] = x533;
    F[30] = x511;
    F[31] = -x514;
    F[32] = -x517;
    F[33] = -x499;
    F[34] = -x503;
    F[35] = x508;
    F[36] = x199;
    F[37] = -x201;
    F[38] = -x203;
    F[39] = -x207;
    F[40] = x211;
    F[41] = -x215;
    F[42] = x486;
    F[43] = x488;
    F[44] = -x491;
    F[45] = -x474;
    F[46] = -x478;
    F[47] = -x483;
    F[48] = x461;
    F[49] = x464;
    F[50] = -x467;
    F[51] = x449;
    F[52] = -x453;
    F[53] = -x458;
    F[54] = x288;
    F[55] = x290;
    F[56] = -x292;
    F[57] = x296;
    F[58] = x300;
    F[59] = x304;
    F[60] = x436;
    F[61] = -x438;
    F[62] = -x441;
    F[63] = x424;
    F[64] = -x428;
    F[65] = x433;
    F[66] = x411;
    F[67] = -x414;
    F[68] = -x417;
    F[69] = -x399;
    F[70] = -x403;
    F[71] = x408;
    F[72] = x377;
    F[73] = -x379;
    F[74] = -x381;
    F[75] = -x385;
    F[76] = x389;
    F[77] = -x393;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_body_forces_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_body_forces.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_body_forces.c"
#undef SYMDYN_PASS
#endif

void go2_body_forces_batch(
    size_t n, const double *q, const double *v, const double *a, double *F)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], a_lanes[18], F_lanes[78];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        symdyn_load_f64(a_lanes, a + 18 * i, 18);
        go2_body_forces_lanes(
            q_lanes, v_lanes, a_lanes, F_lanes);
        symdyn_store_f64(F + 78 * i, F_lanes, 78);
    }
#endif
    for (; i < n; ++i) {
        go2_body_forces(q + 19 * i, v + 18 * i, a + 18 * i, F + 78 * i);
    }
}

#endif
