/*
 * centroidal_momentum_rate of go2: Rate of the centroidal momentum, linear first: A_G a + dA_G v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.centroidal_rate
 * Convention  pinocchio
 * Program     SHA-256 e97ffb33fd2621df8fb51605d6a3eabf31c92bf0091883dda66c665568deb186
 * Operations  742 mul, 742 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad       [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
 *     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     dh_G  6  N, N m  linear first, world axes at the centre of mass
 *
 * Statements it rests on
 *     centroidal/derivative        PROVED
 *     centroidal/derivative-fixed  PROVED
 *     centroidal/balance           PROVED
 *     outside/momentum-rate        PROVED
 *     outside/momentum-rate-free   PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_centroidal_momentum_rate(
    const double *q, const double *v, const double *a, double *dh_G)
#else
static void go2_centroidal_momentum_rate_lanes(
    const real *q, const real *v, const real *a, real *dh_G)
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
    const real x022 = v[2] * v[4] + (a[0] - v[1] * v[5]);
    const real x023 = v[0] * v[5] + (a[1] - v[2] * v[3]);
    const real x024 = v[1] * v[3] + (a[2] - v[0] * v[4]);
    const real x025 = v[3] * v[3];
    const real x026 = v[4] * v[4];
    const real x027 = v[5] * v[5];
    const real x028 = v[3] * v[4];
    const real x029 = v[3] * v[5];
    const real x030 = v[4] * v[5];
    const real x031 = x026 + x027;
    const real x032 = a[5] - x028;
    const real x033 = a[4] + x029;
    const real x034 = a[5] + x028;
    const real x035 = a[3] - x030;
    const real x036 = a[4] - x029;
    const real x037 = a[3] + x030;
    const real angle[12] = {
        q[7], q[8], q[9], q[10], q[11], q[12], q[13], q[14], q[15], q[16], q[17], q[18]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x038 = v[4] * cosine[0] + v[5] * sine[0];
    const real x039 = v[5] * cosine[0] - v[4] * sine[0];
    const real x040 = v[3] + v[6];
    const real x041 = a[3] + a[6];
    const real x042 = v[6] * x039 + (a[4] * cosine[0] + a[5] * sine[0]);
    const real x043 = v[6] * x038 - (a[5] * cosine[0] - a[4] * sine[0]);
    const real x044 = x031 * 0.1934;
    const real x045 = x032 * 0.0465;
    const real x046 = x022 - x044;
    const real x047 = x045 - x046;
    const real x048 = (x025 + x027) * 0.0465;
    const real x049 = x034 * 0.1934;
    const real x050 = x023 - x048;
    const real x051 = x049 + x050;
    const real x052 = x036 * 0.1934;
    const real x053 = x037 * 0.0465;
    const real x054 = x024 - x052;
    const real x055 = x053 + x054;
    const real x056 = cosine[0] * x051 + sine[0] * x055;
    const real x057 = cosine[0] * x055 - sine[0] * x051;
    const real x058 = x040 * x040;
    const real x059 = x038 * x038;
    const real x060 = x039 * x039;
    const real x061 = x038 * x040;
    const real x062 = x039 * x040;
    const real x063 = x038 * x039;
    const real x064 = x043 + x061;
    const real x065 = x042 + x062;
    const real x066 = x041 - x063;
    const real x067 = x041 + x063;
    const real x068 = x040 * cosine[1] - x039 * sine[1];
    const real x069 = x039 * cosine[1] + x040 * sine[1];
    const real x070 = v[7] + x038;
    const real x071 = v[7] * x069 - (x041 * cosine[1] + x043 * sine[1]);
    const real x072 = a[7] + x042;
    const real x073 = v[7] * x068 + (x041 * sine[1] - x043 * cosine[1]);
    const real x074 = x047 * cosine[1] + x057 * sine[1];
    const real x075 = x057 * cosine[1] - x047 * sine[1];
    const real x076 = x068 * x068;
    const real x077 = x070 * x070;
    const real x078 = x069 * x069;
    const real x079 = x068 * x070;
    const real x080 = x068 * x069;
    const real x081 = x069 * x070;
    const real x082 = x072 + x080;
    const real x083 = x073 + x079;
    const real x084 = x071 + x081;
    const real x085 = x072 - x080;
    const real x086 = x076 + x077;
    const real x087 = x068 * cosine[2] - x069 * sine[2];
    const real x088 = x068 * sine[2] + x069 * cosine[2];
    const real x089 = v[8] + x070;
    const real x090 = x073 * sine[2] + (x071 * cosine[2] + v[8] * x088);
    const real x091 = a[8] + x072;
    const real x092 = x073 * cosine[2] - (x071 * sine[2] - v[8] * x087);
    const real x093 = x074 + x082 * 0.213;
    const real x094 = x056 - x084 * 0.213;
    const real x095 = x075 + x086 * 0.213;
    const real x096 = x087 * x087;
    const real x097 = x089 * x089;
    const real x098 = x088 * x088;
    const real x099 = x087 * x089;
    const real x100 = x087 * x088;
    const real x101 = x088 * x089;
    const real x102 = x091 + x100;
    const real x103 = x092 + x099;
    const real x104 = x090 + x101;
    const real x105 = x091 - x100;
    const real x106 = (x097 + x098) * 0.00084392 + x102 * 0.02623;
    const real x107 = x104 * 0.02623 - x103 * 0.00084392;
    const real x108 = x105 * 0.00084392 - (x096 + x097) * 0.02623;
    const real x109 = x105 * 7.9431538e-05 - 0.00249597775 * (x097 - x098);
    const real x110 = x094 * 0.02623 - x109 + (x103 * 0.0001142508 - x104 * 0.00492976);
    const real x111 = 7.9431538e-05 * (x096 - x097) - x102 * 0.00249597775;
    const real x112 = x094 * 0.00084392 - x111 + (x103 * 3.58746816e-05 - x104 * 0.0001142508);
    const real x113 = v[4] * cosine[3] + v[5] * sine[3];
    const real x114 = v[5] * cosine[3] - v[4] * sine[3];
    const real x115 = v[3] + v[9];
    const real x116 = a[3] + a[9];
    const real x117 = v[9] * x114 + (a[4] * cosine[3] + a[5] * sine[3]);
    const real x118 = v[9] * x113 - (a[5] * cosine[3] - a[4] * sine[3]);
    const real x119 = x045 + x046;
    const real x120 = x023 + x048;
    const real x121 = x049 + x120;
    const real x122 = x053 - x054;
    const real x123 = cosine[3] * x121 - sine[3] * x122;
    const real x124 = cosine[3] * x122 + sine[3] * x121;
    const real x125 = x115 * x115;
    const real x126 = x113 * x113;
    const real x127 = x114 * x114;
    const real x128 = x113 * x115;
    const real x129 = x114 * x115;
    const real x130 = x113 * x114;
    const real x131 = x118 + x128;
    const real x132 = x117 + x129;
    const real x133 = x116 - x130;
    const real x134 = x116 + x130;
    const real x135 = x115 * cosine[4] - x114 * sine[4];
    const real x136 = x114 * cosine[4] + x115 * sine[4];
    const real x137 = v[10] + x113;
    const real x138 = v[10] * x136 - (x116 * cosine[4] + x118 * sine[4]);
    const real x139 = a[10] + x117;
    const real x140 = v[10] * x135 + (x116 * sine[4] - x118 * cosine[4]);
    const real x141 = x119 * cosine[4] + x124 * sine[4];
    const real x142 = x119 * sine[4] - x124 * cosine[4];
    const real x143 = x135 * x135;
    const real x144 = x137 * x137;
    const real x145 = x136 * x136;
    const real x146 = x135 * x137;
    const real x147 = x135 * x136;
    const real x148 = x136 * x137;
    const real x149 = x139 + x147;
    const real x150 = x140 + x146;
    const real x151 = x138 + x148;
    const real x152 = x139 - x147;
    const real x153 = x143 + x144;
    const real x154 = x135 * cosine[5] - x136 * sine[5];
    const real x155 = x135 * sine[5] + x136 * cosine[5];
    const real x156 = v[11] + x137;
    const real x157 = x140 * sine[5] + (x138 * cosine[5] + v[11] * x155);
    const real x158 = a[11] + x139;
    const real x159 = x140 * cosine[5] - (x138 * sine[5] - v[11] * x154);
    const real x160 = x141 - 0.213 * x149;
    const real x161 = x123 - 0.213 * x151;
    const real x162 = x142 + 0.213 * x153;
    const real x163 = x154 * x154;
    const real x164 = x156 * x156;
    const real x165 = x155 * x155;
    const real x166 = x154 * x156;
    const real x167 = x154 * x155;
    const real x168 = x155 * x156;
    const real x169 = x158 + x167;
    const real x170 = x159 + x166;
    const real x171 = x157 + x168;
    const real x172 = x158 - x167;
    const real x173 = 0.00084392 * (x164 + x165) + 0.02623 * x169;
    const real x174 = 0.02623 * x171 - 0.00084392 * x170;
    const real x175 = 0.00084392 * x172 - 0.02623 * (x163 + x164);
    const real x176 = 0.00249597775 * (x164 - x165) - 7.9431538e-05 * x172;
    const real x177 = 0.02623 * x161 - x176 + (0.0001142508 * x170 - 0.00492976 * x171);
    const real x178 = 0.00249597775 * x169 - 7.9431538e-05 * (x163 - x164);
    const real x179 = 0.00084392 * x161 - x178 + (3.58746816e-05 * x170 - 0.0001142508 * x171);
    const real x180 = v[4] * cosine[6] + v[5] * sine[6];
    const real x181 = v[5] * cosine[6] - v[4] * sine[6];
    const real x182 = v[3] + v[12];
    const real x183 = a[3] + a[12];
    const real x184 = v[12] * x181 + (a[4] * cosine[6] + a[5] * sine[6]);
    const real x185 = v[12] * x180 - (a[5] * cosine[6] - a[4] * sine[6]);
    const real x186 = x022 + x044;
    const real x187 = x045 - x186;
    const real x188 = x049 - x050;
    const real x189 = x024 + x052;
    const real x190 = x053 + x189;
    const real x191 = sine[6] * x190 - cosine[6] * x188;
    const real x192 = cosine[6] * x190 + sine[6] * x188;
    const real x193 = x182 * x182;
    const real x194 = x180 * x180;
    const real x195 = x181 * x181;
    const real x196 = x180 * x182;
    const real x197 = x181 * x182;
    const real x198 = x180 * x181;
    const real x199 = x185 + x196;
    const real x200 = x184 + x197;
    const real x201 = x183 - x198;
    const real x202 = x183 + x198;
    const real x203 = x182 * cosine[7] - x181 * sine[7];
    const real x204 = x181 * cosine[7] + x182 * sine[7];
    const real x205 = v[13] + x180;
    const real x206 = v[13] * x204 - (x183 * cosine[7] + x185 * sine[7]);
    const real x207 = a[13] + x184;
    const real x208 = v[13] * x203 + (x183 * sine[7] - x185 * cosine[7]);
    const real x209 = x187 * cosine[7] + x192 * sine[7];
    const real x210 = x192 * cosine[7] - x187 * sine[7];
    const real x211 = x203 * x203;
    const real x212 = x205 * x205;
    const real x213 = x204 * x204;
    const real x214 = x203 * x205;
    const real x215 = x203 * x204;
    const real x216 = x204 * x205;
    const real x217 = x207 + x215;
    const real x218 = x208 + x214;
    const real x219 = x206 + x216;
    const real x220 = x207 - x215;
    const real x221 = x211 + x212;
    const real x222 = x203 * cosine[8] - x204 * sine[8];
    const real x223 = x203 * sine[8] + x204 * cosine[8];
    const real x224 = v[14] + x205;
    const real x225 = x208 * sine[8] + (x206 * cosine[8] + v[14] * x223);
    const real x226 = a[14] + x207;
    const real x227 = x208 * cosine[8] - (x206 * sine[8] - v[14] * x222);
    const real x228 = x209 + 0.213 * x217;
    const real x229 = x191 - 0.213 * x219;
    const real x230 = x210 + 0.213 * x221;
    const real x231 = x222 * x222;
    const real x232 = x224 * x224;
    const real x233 = x223 * x223;
    const real x234 = x222 * x224;
    const real x235 = x222 * x223;
    const real x236 = x223 * x224;
    const real x237 = x226 + x235;
    const real x238 = x227 + x234;
    const real x239 = x225 + x236;
    const real x240 = x226 - x235;
    const real x241 = 0.00084392 * (x232 + x233) + 0.02623 * x237;
    const real x242 = 0.02623 * x239 - 0.00084392 * x238;
    const real x243 = 0.00084392 * x240 - 0.02623 * (x231 + x232);
    const real x244 = 7.9431538e-05 * x240 - 0.00249597775 * (x232 - x233);
    const real x245 = 0.02623 * x229 - x244 + (0.0001142508 * x238 - 0.00492976 * x239);
    const real x246 = 7.9431538e-05 * (x231 - x232) - 0.00249597775 * x237;
    const real x247 = 0.00084392 * x229 - x246 + (3.58746816e-05 * x238 - 0.0001142508 * x239);
    const real x248 = v[4] * cosine[9] + v[5] * sine[9];
    const real x249 = v[5] * cosine[9] - v[4] * sine[9];
    const real x250 = v[3] + v[15];
    const real x251 = a[3] + a[15];
    const real x252 = v[15] * x249 + (a[4] * cosine[9] + a[5] * sine[9]);
    const real x253 = v[15] * x248 - (a[5] * cosine[9] - a[4] * sine[9]);
    const real x254 = x045 + x186;
    const real x255 = x049 - x120;
    const real x256 = x053 - x189;
    const real x257 = cosine[9] * x255 + sine[9] * x256;
    const real x258 = sine[9] * x255 - cosine[9] * x256;
    const real x259 = x250 * x250;
    const real x260 = x248 * x248;
    const real x261 = x249 * x249;
    const real x262 = x248 * x250;
    const real x263 = x249 * x250;
    const real x264 = x248 * x249;
    const real x265 = x253 + x262;
    const real x266 = x252 + x263;
    const real x267 = x251 - x264;
    const real x268 = x251 + x264;
    const real x269 = x250 * cosine[10] - x249 * sine[10];
    const real x270 = x249 * cosine[10] + x250 * sine[10];
    const real x271 = v[16] + x248;
    const real x272 = v[16] * x270 - (x251 * cosine[10] + x253 * sine[10]);
    const real x273 = a[16] + x252;
    const real x274 = v[16] * x269 + (x251 * sine[10] - x253 * cosine[10]);
    const real x275 = x254 * cosine[10] - x258 * sine[10];
    const real x276 = x254 * sine[10] + x258 * cosine[10];
    const real x277 = x269 * x269;
    const real x278 = x271 * x271;
    const real x279 = x270 * x270;
    const real x280 = x269 * x271;
    const real x281 = x269 * x270;
    const real x282 = x270 * x271;
    const real x283 = x273 + x281;
    const real x284 = x274 + x280;
    const real x285 = x272 + x282;
    const real x286 = x273 - x281;
    const real x287 = x277 + x278;
    const real x288 = x269 * cosine[11] - x270 * sine[11];
    const real x289 = x269 * sine[11] + x270 * cosine[11];
    const real x290 = v[17] + x271;
    const real x291 = x274 * sine[11] + (x272 * cosine[11] + v[17] * x289);
    const real x292 = a[17] + x273;
    const real x293 = x274 * cosine[11] - (x272 * sine[11] - v[17] * x288);
    const real x294 = x275 - 0.213 * x283;
    const real x295 = x257 + 0.213 * x285;
    const real x296 = x276 + 0.213 * x287;
    const real x297 = x288 * x288;
    const real x298 = x290 * x290;
    const real x299 = x289 * x289;
    const real x300 = x288 * x290;
    const real x301 = x288 * x289;
    const real x302 = x289 * x290;
    const real x303 = x292 + x301;
    const real x304 = x293 + x300;
    const real x305 = x291 + x302;
    const real x306 = x292 - x301;
    const real x307 = 0.00084392 * (x298 + x299) + 0.02623 * x303;
    const real x308 = 0.02623 * x305 - 0.00084392 * x304;
    const real x309 = 0.00084392 * x306 - 0.02623 * (x297 + x298);
    const real x310 = 0.00249597775 * (x298 - x299) - 7.9431538e-05 * x306;
    const real x311 = 0.02623 * x295 + x310 - (0.0001142508 * x304 - 0.00492976 * x305);
    const real x312 = 0.00249597775 * x303 - 7.9431538e-05 * (x297 - x298);
    const real x313 = 0.00084392 * x295 + x312 - (3.58746816e-05 * x304 - 0.0001142508 * x305);
    const real x314 = cosine[11] * x307 + sine[11] * x309;
    const real x315 = 0.00747974233 * (x278 - x279) + 0.000402580736 * x286;
    const real x316 = 0.0789924 * x257 + x315 + (0.01539432908 * x285 + 0.000429887296 * x284);
    const real x317 = 0.213 * x308 + x316 + (cosine[11] * x311 + sine[11] * x313);
    const real x318 = 0.00747974233 * x283 + 0.000402580736 * (x277 - x278);
    const real x319 = 0.00430848 * x257 - x318 + (0.0005670347152 * x284 + 0.000429887296 * x285);
    const real x320 = sine[11] * x311 - (cosine[11] * x313 - x319);
    const real x321 = 0.0789924 * x283 - 0.00430848 * (x278 + x279);
    const real x322 = x314 + x321;
    const real x323 = sine[11] * x307 + (0.00430848 * x286 + 0.0789924 * x287);
    const real x324 = cosine[11] * x309 - x323;
    const real x325 = 0.00084392 * (cosine[11] * x296 + sine[11] * x294);
    const real x326 = 0.02623 * (cosine[11] * x294 - sine[11] * x296);
    const real x327 = 7.25574e-07 * (x259 - x261) + 4.092728e-06 * x268;
    const real x328 = 0.01539432908 * x283 + 0.000429887296 * (x277 - x279);
    const real x329 = 0.0005670347152 * x286 - (1.2818914e-06 * x265 + 7.119e-05 * x254);
    const real x330 = 0.00747974233 * (x274 - x280) - 0.00430848 * x276;
    const real x331 = 0.0001142508 * (x297 - x299) - 0.00492976 * x303;
    const real x332 = 0.00043992847495 * x266 + x327 + x328 + (0.000402580736 * (x272 - x282) + x329);
    const real x333 = x330 + (0.0789924 * x275 - 3.58746816e-05 * x306);
    const real x334 = 0.213 * x314 - (0.00249597775 * (x293 - x300) + x333);
    const real x335 = 7.9431538e-05 * (x291 - x302) + x325 + (x326 + (x331 - x332));
    const real x336 = x334 - x335;
    const real x337 = 7.25574e-07 * x267 - 4.092728e-06 * (x259 - x260);
    const real x338 = 1.2818914e-06 * x266 + 0.10962557 * x254 - (0.00892066955205 * x265 + x337);
    const real x339 = sine[10] * x317 + (cosine[10] * x320 + x338);
    const real x340 = sine[10] * x324 + (7.119e-05 * x266 + 0.10962557 * x265);
    const real x341 = 7.119e-05 * x267 + 0.10962557 * (x259 + x261);
    const real x342 = 0.0789924 * x285 + (0.00430848 * x284 - x341);
    const real x343 = x308 + x342;
    const real x344 = 0.10962557 * x268 - 7.119e-05 * (x259 + x260);
    const real x345 = sine[10] * x322 - (cosine[10] * x324 + x344);
    const real x346 = cosine[9] * x343 + sine[9] * x345;
    const real x347 = sine[9] * x343 - cosine[9] * x345;
    const real x348 = cosine[8] * x241 + sine[8] * x243;
    const real x349 = 0.000402580736 * x220 + 0.00747974233 * (x212 - x213);
    const real x350 = 0.0789924 * x191 + x349 - (0.01539432908 * x219 + 0.000429887296 * x218);
    const real x351 = 0.213 * x242 - x350 - (cosine[8] * x245 + sine[8] * x247);
    const real x352 = 0.000402580736 * (x211 - x212) + 0.00747974233 * x217;
    const real x353 = 0.00430848 * x191 - x352 - (0.0005670347152 * x218 + 0.000429887296 * x219);
    const real x354 = sine[8] * x245 - (cosine[8] * x247 - x353);
    const real x355 = 0.0789924 * x217 - 0.00430848 * (x212 + x213);
    const real x356 = x348 + x355;
    const real x357 = sine[8] * x241 + (0.00430848 * x220 + 0.0789924 * x221);
    const real x358 = cosine[8] * x243 - x357;
    const real x359 = 0.00084392 * (cosine[8] * x230 - sine[8] * x228);
    const real x360 = 0.02623 * (cosine[8] * x228 + sine[8] * x230);
    const real x361 = 4.092728e-06 * x202 - 7.25574e-07 * (x193 - x195);
    const real x362 = 0.01539432908 * x217 + 0.000429887296 * (x211 - x213);
    const real x363 = 0.0005670347152 * x220 + (1.2818914e-06 * x199 + 7.119e-05 * x187);
    const real x364 = 0.00747974233 * (x208 - x214) + 0.00430848 * x210;
    const real x365 = 0.0001142508 * (x231 - x233) - 0.00492976 * x237;
    const real x366 = 0.00043992847495 * x200 - x361 + x362 - (0.000402580736 * (x206 - x216) - x363);
    const real x367 = x364 + (0.0789924 * x209 + 3.58746816e-05 * x240);
    const real x368 = 0.213 * x348 + (0.00249597775 * (x227 - x234) + x367);
    const real x369 = 7.9431538e-05 * (x225 - x236) - x359 + (x360 - (x365 - x366));
    const real x370 = x368 + x369;
    const real x371 = 4.092728e-06 * (x193 - x194) + 7.25574e-07 * x201;
    const real x372 = 1.2818914e-06 * x200 - 0.10962557 * x187 + (0.00892066955205 * x199 + x371);
    const real x373 = sine[7] * x351 - (cosine[7] * x354 + x372);
    const real x374 = sine[7] * x358 - (0.10962557 * x199 - 7.119e-05 * x200);
    const real x375 = 0.10962557 * (x193 + x195) - 7.119e-05 * x201;
    const real x376 = 0.0789924 * x219 + (0.00430848 * x218 + x375);
    const real x377 = x242 + x376;
    const real x378 = 7.119e-05 * (x193 + x194) + 0.10962557 * x202;
    const real x379 = sine[7] * x356 - (cosine[7] * x358 - x378);
    const real x380 = cosine[6] * x377 + sine[6] * x379;
    const real x381 = cosine[6] * x379 - sine[6] * x377;
    const real x382 = cosine[5] * x173 + sine[5] * x175;
    const real x383 = 0.00747974233 * (x144 - x145) + 0.000402580736 * x152;
    const real x384 = 0.0789924 * x123 - x383 - (0.01539432908 * x151 + 0.000429887296 * x150);
    const real x385 = 0.213 * x174 - x384 - (cosine[5] * x177 + sine[5] * x179);
    const real x386 = 0.00747974233 * x149 + 0.000402580736 * (x143 - x144);
    const real x387 = 0.00430848 * x123 + x386 - (0.0005670347152 * x150 + 0.000429887296 * x151);
    const real x388 = sine[5] * x177 - (cosine[5] * x179 - x387);
    const real x389 = 0.0789924 * x149 - 0.00430848 * (x144 + x145);
    const real x390 = x382 + x389;
    const real x391 = sine[5] * x173 + (0.00430848 * x152 + 0.0789924 * x153);
    const real x392 = cosine[5] * x175 - x391;
    const real x393 = 0.00084392 * (cosine[5] * x162 + sine[5] * x160);
    const real x394 = 0.02623 * (cosine[5] * x160 - sine[5] * x162);
    const real x395 = 4.092728e-06 * x134 + 7.25574e-07 * (x125 - x127);
    const real x396 = 0.01539432908 * x149 + 0.000429887296 * (x143 - x145);
    const real x397 = 0.0005670347152 * x152 - (1.2818914e-06 * x131 + 7.119e-05 * x119);
    const real x398 = 0.00747974233 * (x140 - x146) - 0.00430848 * x142;
    const real x399 = 0.0001142508 * (x163 - x165) - 0.00492976 * x169;
    const real x400 = 0.00043992847495 * x132 - x395 + x396 + (0.000402580736 * (x138 - x148) + x397);
    const real x401 = x398 + (0.0789924 * x141 - 3.58746816e-05 * x172);
    const real x402 = 0.213 * x382 - (0.00249597775 * (x159 - x166) + x401);
    const real x403 = 7.9431538e-05 * (x157 - x168) + x393 + (x394 + (x399 - x400));
    const real x404 = x402 - x403;
    const real x405 = 4.092728e-06 * (x125 - x126) - 7.25574e-07 * x133;
    const real x406 = 1.2818914e-06 * x132 + 0.10962557 * x119 - (0.00892066955205 * x131 + x405);
    const real x407 = sine[4] * x385 - (cosine[4] * x388 - x406);
    const real x408 = sine[4] * x392 + (7.119e-05 * x132 + 0.10962557 * x131);
    const real x409 = 7.119e-05 * x133 + 0.10962557 * (x125 + x127);
    const real x410 = 0.0789924 * x151 + (0.00430848 * x150 - x409);
    const real x411 = x174 + x410;
    const real x412 = 0.10962557 * x134 - 7.119e-05 * (x125 + x126);
    const real x413 = sine[4] * x390 - (cosine[4] * x392 + x412);
    const real x414 = cosine[3] * x411 + sine[3] * x413;
    const real x415 = sine[3] * x411 - cosine[3] * x413;
    const real x416 = cosine[2] * x106 + sine[2] * x108;
    const real x417 = x085 * 0.000402580736 + 0.00747974233 * (x077 - x078);
    const real x418 = x056 * 0.0789924 + x417 - (x084 * 0.01539432908 + x083 * 0.000429887296);
    const real x419 = 0.213 * x107 - x418 - (cosine[2] * x110 + sine[2] * x112);
    const real x420 = 0.000402580736 * (x076 - x077) + x082 * 0.00747974233;
    const real x421 = x056 * 0.00430848 - x420 - (x083 * 0.0005670347152 + x084 * 0.000429887296);
    const real x422 = sine[2] * x110 - (cosine[2] * x112 - x421);
    const real x423 = x082 * 0.0789924 - (x077 + x078) * 0.00430848;
    const real x424 = x416 + x423;
    const real x425 = sine[2] * x106 + (x085 * 0.00430848 + x086 * 0.0789924);
    const real x426 = cosine[2] * x108 - x425;
    const real x427 = (cosine[2] * x095 - sine[2] * x093) * 0.00084392;
    const real x428 = (cosine[2] * x093 + sine[2] * x095) * 0.02623;
    const real x429 = 7.25574e-07 * (x058 - x060) - x067 * 4.092728e-06;
    const real x430 = x082 * 0.01539432908 + 0.000429887296 * (x076 - x078);
    const real x431 = x085 * 0.0005670347152 + (x064 * 1.2818914e-06 + x047 * 7.119e-05);
    const real x432 = (x073 - x079) * 0.00747974233 + x075 * 0.00430848;
    const real x433 = 0.0001142508 * (x096 - x098) - x102 * 0.00492976;
    const real x434 = x065 * 0.00043992847495 - x429 + x430 - ((x071 - x081) * 0.000402580736 - x431);
    const real x435 = x432 + (x074 * 0.0789924 + x105 * 3.58746816e-05);
    const real x436 = 0.213 * x416 + ((x092 - x099) * 0.00249597775 + x435);
    const real x437 = (x090 - x101) * 7.9431538e-05 - x427 + (x428 - (x433 - x434));
    const real x438 = x436 + x437;
    const real x439 = x066 * 7.25574e-07 + 4.092728e-06 * (x058 - x059);
    const real x440 = x065 * 1.2818914e-06 - x047 * 0.10962557 + (x064 * 0.00892066955205 - x439);
    const real x441 = sine[1] * x419 - (cosine[1] * x422 + x440);
    const real x442 = sine[1] * x426 - (x064 * 0.10962557 - x065 * 7.119e-05);
    const real x443 = (x058 + x060) * 0.10962557 - x066 * 7.119e-05;
    const real x444 = x084 * 0.0789924 + (x083 * 0.00430848 + x443);
    const real x445 = x107 + x444;
    const real x446 = (x058 + x059) * 7.119e-05 + x067 * 0.10962557;
    const real x447 = sine[1] * x424 - (cosine[1] * x426 - x446);
    const real x448 = cosine[0] * x445 + sine[0] * x447;
    const real x449 = cosine[0] * x447 - sine[0] * x445;
    const real x450 = cosine[7] * x356 + x374 + (cosine[1] * x424 + x442);
    const real x451 = cosine[10] * x322 + x340 + (cosine[4] * x390 + x408);
    const real x452 = x022 * 16.087 - (x033 * 0.037188086 + x031 * 0.146694152);
    const real x453 = x450 + x451 - x452;
    const real x454 = x023 * 16.087 + (x034 * 0.146694152 + x035 * 0.037188086);
    const real x455 = x380 + x448 + (x346 + x414) - x454;
    const real x456 = x381 + x449;
    const real x457 = x347 + x415;
    const real x458 = x036 * 0.146694152 - (x025 + x026) * 0.037188086;
    const real x459 = x456 - x457 + (x024 * 16.087 - x458);
    const real x460 = 0.00084392 * cosine[11] - (0.00430848 + 0.02623 * sine[11]);
    const real x461 = 0.02623 * cosine[11] + (0.0789924 + 0.00084392 * sine[11]);
    const real x462 = cosine[10] * x461 + (7.119e-05 + sine[10] * x460);
    const real x463 = 0.00084392 * cosine[8] - (0.00430848 + 0.02623 * sine[8]);
    const real x464 = 0.02623 * cosine[8] + (0.0789924 + 0.00084392 * sine[8]);
    const real x465 = cosine[7] * x464 + (7.119e-05 + sine[7] * x463);
    const real x466 = 0.00084392 * cosine[5] - (0.00430848 + 0.02623 * sine[5]);
    const real x467 = 0.02623 * cosine[5] + (0.0789924 + 0.00084392 * sine[5]);
    const real x468 = cosine[4] * x467 + (7.119e-05 + sine[4] * x466);
    const real x469 = cosine[2] * 0.00084392 - (0.00430848 + sine[2] * 0.02623);
    const real x470 = cosine[2] * 0.02623 + (0.0789924 + sine[2] * 0.00084392);
    const real x471 = cosine[1] * x470 + (7.119e-05 + sine[1] * x469);
    const real x472 = cosine[1] * x469 - sine[1] * x470 + (cosine[7] * x463 - sine[7] * x464);
    const real x473 = cosine[4] * x466 - sine[4] * x467 + (cosine[10] * x460 - sine[10] * x461);
    const real x474 = 0.10962557 * (cosine[0] + cosine[6] - (cosine[3] + cosine[9]));
    const real x475 = sine[6] * x465 + sine[0] * x471 + (sine[9] * x462 + sine[3] * x468);
    const real x476 = 0.10962557 * (sine[0] + sine[6] - (sine[3] + sine[9]));
    const real x477 = cosine[6] * x465 + cosine[0] * x471 + (cosine[9] * x462 + cosine[3] * x468);
    const real x478 = (0.146694152 + (x472 + x473)) * 0.06216199415677255;
    const real x479 = (x474 + x475) * 0.06216199415677255;
    const real x480 = (x477 + (0.037188086 - x476)) * 0.06216199415677255;
    const real x481 = x013 * x455 - (x014 * x459 + x012 * x453);
    const real x482 = x017 * x455 + (x018 * x459 - x015 * x453);
    const real x483 = x020 * x455 + (x021 * x459 + x019 * x453);
    const real x484 = 0.10962557 * (x057 + x192 + (x124 - x258));
    const real x485 = 7.119e-05 * (x056 + x191 + (x123 - x257));
    const real x486 = x042 - x062 - (x184 - x197) - (x117 - x129 - (x252 - x263));
    const real x487 = x043 - x061 - (x185 - x196) + (x118 - x128 - (x253 - x262));
    const real x488 = 0.00892066955205 * (x067 + x202 + (x134 + x268));
    const real x489 = x059 - x060 + (x194 - x195) - (x126 - x127 + (x260 - x261));
    const real x490 = 0.00043992847495 * (x066 + x201 + (x133 + x267));
    const real x491 = cosine[1] * x419 + sine[1] * x422 + (cosine[7] * x351 + sine[7] * x354);
    const real x492 = cosine[4] * x385 + sine[4] * x388 + (cosine[10] * x317 - sine[10] * x320);
    const real x493 = x035 * 0.008214766969476 - 3.12e-05 * (x026 - x027);
    const real x494 = x037 * 0.03675794225 + x034 * 0.002283689271632 + x493;
    const real x495 = x036 * 0.00012166 + x023 * 0.037188086 + x494;
    const real x496 = x488 + x495 - (1.2818914e-06 * x489 - x490);
    const real x497 = 4.092728e-06 * x486 - 7.25574e-07 * x487 + x496;
    const real x498 = 0.0465 * (x456 + x457) + (x484 + x485 + x497);
    const real x499 = x498 + (x455 * x480 - x459 * x479);
    const real x500 = x491 + x492 - x499;
    const real x501 = 0.1934 * (x381 - x449 - (x347 - x415));
    const real x502 = cosine[0] * x438 - sine[0] * x441 - (sine[6] * x373 - cosine[6] * x370);
    const real x503 = sine[3] * x407 - cosine[3] * x404 - (cosine[9] * x336 - sine[9] * x339);
    const real x504 = x036 * 0.424141229571024 - 0.002283689271632 * (x025 - x027);
    const real x505 = x022 * 0.037188086 - (x037 * 0.00012166 + x033 * 0.008214766969476);
    const real x506 = x504 - (x032 * 3.12e-05 + x024 * 0.146694152);
    const real x507 = x501 - (x453 * x480 + (x505 - x506));
    const real x508 = x502 - x503 + (x459 * x478 + x507);
    const real x509 = 0.1934 * (x380 - x448 + (x346 - x414));
    const real x510 = cosine[0] * x441 + sine[0] * x438 + (cosine[6] * x373 + sine[6] * x370);
    const real x511 = cosine[3] * x407 + sine[3] * x404 + (sine[9] * x336 + cosine[9] * x339);
    const real x512 = 0.00012166 * (x025 - x026) + x023 * 0.146694152;
    const real x513 = x032 * 0.03675794225 + x035 * 0.002283689271632 + (x034 * 0.424141229571024 - x033 * 3.12e-05);
    const real x514 = 0.0465 * (x450 - x451) + (x512 + x513);
    const real x515 = x455 * x478 + (x509 - (x453 * x479 - x514));
    const real x516 = x510 + x511 + x515;
    const real x517 = x012 * x500 + (x014 * x516 + x013 * x508);
    const real x518 = x015 * x500 - (x018 * x516 - x017 * x508);
    const real x519 = x019 * x500 + (x021 * x516 - x020 * x508);
    dh_G[0] = -x481;
    dh_G[1] = x482;
    dh_G[2] = -x483;
    dh_G[3] = x517;
    dh_G[4] = -x518;
    dh_G[5] = -x519;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_centroidal_momentum_rate_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_centroidal_momentum_rate.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_centroidal_momentum_rate.c"
#undef SYMDYN_PASS
#endif

void go2_centroidal_momentum_rate_batch(
    size_t n, const double *q, const double *v, const double *a, double *dh_G)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], a_lanes[18], dh_G_lanes[6];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        symdyn_load_f64(a_lanes, a + 18 * i, 18);
        go2_centroidal_momentum_rate_lanes(
            q_lanes, v_lanes, a_lanes, dh_G_lanes);
        symdyn_store_f64(dh_G + 6 * i, dh_G_lanes, 6);
    }
#endif
    for (; i < n; ++i) {
        go2_centroidal_momentum_rate(q + 19 * i, v + 18 * i, a + 18 * i, dh_G + 6 * i);
    }
}

#endif
