/*
 * nonlinear_effects of go2: Coriolis, centrifugal and gravity forces: h = C v + g.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.recipes
 * Convention  pinocchio
 * Program     SHA-256 3c15a30f4d897250eb61a7e7a787685ffeadc047215676387d88fb3c95c8d493
 * Operations  603 mul, 601 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     h  18  N, N m  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     assembled/dynamics          PROVED
 *     assembled/dynamics-free     PROVED
 *     lagrange/equation           PROVED
 *     lagrange/fork               PROVED
 *     lagrange/ball               PROVED
 *     recursions/rnea-lagrange-3  PROVED
 *     recursions/rnea-lagrange-7  PROVED
 *     recursions/rnea-limbs       PROVED
 *     recursions/rnea-wheels      PROVED
 *     recursions/rnea-ball        PROVED
 *     recursions/rnea-floating    PROVED
 *     recursions/effects          PROVED
 *     regressor/lumped-mixed      PROVED-MOD-P
 *     regressor/lumped-disc       PROVED
 *     regressor/reframed          PROVED
 *     rotations/align             PROVED
 *     rotations/align-back        PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_nonlinear_effects(const double *q, const double *v, double *h)
#else
static void go2_nonlinear_effects_lanes(const real *q, const real *v, real *h)
#endif
{
    const real angle[12] = {
        q[8], q[9], q[11], q[12], q[14], q[15], q[17], q[18], q[7], q[10], q[13], q[16]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x001 = cosine[0] * 0.000859774592 + sine[0] * 0.0148272943648;
    const real x002 = sine[0] * x001;
    const real x003 = x002 + 0.0005670347152;
    const real x004 = sine[0] * 0.00747974233 + cosine[0] * 0.000402580736;
    const real x005 = 0.000429887296 - cosine[0] * x001;
    const real x006 = cosine[0] * 0.00747974233 - sine[0] * 0.000402580736;
    const real x007 = x002 - 0.01539432908;
    const real x008 = sine[0] * 0.0789924 + cosine[0] * 0.00430848;
    const real x009 = cosine[0] * 0.0789924 - sine[0] * 0.00430848;
    const real x010 = sine[0] * 0.213;
    const real x011 = cosine[0] * 0.213;
    const real x012 = cosine[0] * cosine[1] - sine[0] * sine[1];
    const real x013 = cosine[0] * sine[1] + sine[0] * cosine[1];
    const real x014 = x012 * 0.0002285016 - x013 * 0.0048938853184;
    const real x015 = x013 * x014;
    const real x016 = x015 - 3.58746816e-05;
    const real x017 = x013 * 0.00249597775 - x012 * 7.9431538e-05;
    const real x018 = 0.0001142508 - x012 * x014;
    const real x019 = x013 * 7.9431538e-05 + x012 * 0.00249597775;
    const real x020 = x015 + 0.00492976;
    const real x021 = x013 * 0.02623 - x012 * 0.00084392;
    const real x022 = x013 * 0.00084392 + x012 * 0.02623;
    const real x023 = 0.000859774592 * cosine[2] + 0.0148272943648 * sine[2];
    const real x024 = sine[2] * x023;
    const real x025 = 0.0005670347152 + x024;
    const real x026 = 0.000402580736 * cosine[2] + 0.00747974233 * sine[2];
    const real x027 = 0.000429887296 - cosine[2] * x023;
    const real x028 = 0.000402580736 * sine[2] - 0.00747974233 * cosine[2];
    const real x029 = 0.01539432908 - x024;
    const real x030 = 0.0789924 * sine[2] + 0.00430848 * cosine[2];
    const real x031 = 0.0789924 * cosine[2] - 0.00430848 * sine[2];
    const real x032 = 0.213 * sine[2];
    const real x033 = 0.213 * cosine[2];
    const real x034 = cosine[2] * cosine[3] - sine[2] * sine[3];
    const real x035 = cosine[2] * sine[3] + sine[2] * cosine[3];
    const real x036 = 0.0002285016 * x034 - 0.0048938853184 * x035;
    const real x037 = x035 * x036;
    const real x038 = 3.58746816e-05 - x037;
    const real x039 = 7.9431538e-05 * x034 - 0.00249597775 * x035;
    const real x040 = 0.0001142508 - x034 * x036;
    const real x041 = 0.00249597775 * x034 + 7.9431538e-05 * x035;
    const real x042 = 0.00492976 + x037;
    const real x043 = 0.02623 * x035 - 0.00084392 * x034;
    const real x044 = 0.00084392 * x035 + 0.02623 * x034;
    const real x045 = 0.000859774592 * cosine[4] + 0.0148272943648 * sine[4];
    const real x046 = sine[4] * x045;
    const real x047 = 0.0005670347152 + x046;
    const real x048 = 0.00747974233 * sine[4] + 0.000402580736 * cosine[4];
    const real x049 = 0.000429887296 - cosine[4] * x045;
    const real x050 = 0.00747974233 * cosine[4] - 0.000402580736 * sine[4];
    const real x051 = 0.01539432908 - x046;
    const real x052 = 0.0789924 * sine[4] + 0.00430848 * cosine[4];
    const real x053 = 0.0789924 * cosine[4] - 0.00430848 * sine[4];
    const real x054 = 0.213 * sine[4];
    const real x055 = 0.213 * cosine[4];
    const real x056 = cosine[4] * cosine[5] - sine[4] * sine[5];
    const real x057 = cosine[4] * sine[5] + sine[4] * cosine[5];
    const real x058 = 0.0002285016 * x056 - 0.0048938853184 * x057;
    const real x059 = x057 * x058;
    const real x060 = 3.58746816e-05 - x059;
    const real x061 = 0.00249597775 * x057 - 7.9431538e-05 * x056;
    const real x062 = 0.0001142508 - x056 * x058;
    const real x063 = 7.9431538e-05 * x057 + 0.00249597775 * x056;
    const real x064 = 0.00492976 + x059;
    const real x065 = 0.02623 * x057 - 0.00084392 * x056;
    const real x066 = 0.00084392 * x057 + 0.02623 * x056;
    const real x067 = 0.000859774592 * cosine[6] + 0.0148272943648 * sine[6];
    const real x068 = sine[6] * x067;
    const real x069 = 0.0005670347152 + x068;
    const real x070 = 0.000402580736 * cosine[6] + 0.00747974233 * sine[6];
    const real x071 = 0.000429887296 - cosine[6] * x067;
    const real x072 = 0.000402580736 * sine[6] - 0.00747974233 * cosine[6];
    const real x073 = 0.01539432908 - x068;
    const real x074 = 0.0789924 * sine[6] + 0.00430848 * cosine[6];
    const real x075 = 0.0789924 * cosine[6] - 0.00430848 * sine[6];
    const real x076 = 0.213 * sine[6];
    const real x077 = 0.213 * cosine[6];
    const real x078 = cosine[6] * cosine[7] - sine[6] * sine[7];
    const real x079 = cosine[6] * sine[7] + sine[6] * cosine[7];
    const real x080 = 0.0002285016 * x078 - 0.0048938853184 * x079;
    const real x081 = x079 * x080;
    const real x082 = 3.58746816e-05 - x081;
    const real x083 = 7.9431538e-05 * x078 - 0.00249597775 * x079;
    const real x084 = 0.0001142508 - x078 * x080;
    const real x085 = 0.00249597775 * x078 + 7.9431538e-05 * x079;
    const real x086 = 0.00492976 + x081;
    const real x087 = 0.02623 * x079 - 0.00084392 * x078;
    const real x088 = 0.00084392 * x079 + 0.02623 * x078;
    const real x089 = q[3] * 2.0;
    const real x090 = q[4] * 2.0;
    const real x091 = q[5] * 2.0;
    const real x092 = q[4] * x090 - (1.0 - q[3] * x089);
    const real x093 = (q[3] * x091 - q[6] * x090) * 9.81;
    const real x094 = x093 + (v[2] * v[4] - v[1] * v[5]);
    const real x095 = (q[4] * x091 + q[6] * x089) * 9.81;
    const real x096 = x095 + (v[0] * v[5] - v[2] * v[3]);
    const real x097 = x092 * 9.81 - (v[1] * v[3] - v[0] * v[4]);
    const real x098 = v[3] * v[3];
    const real x099 = v[4] * v[4];
    const real x100 = v[5] * v[5];
    const real x101 = v[3] * v[4];
    const real x102 = v[3] * v[5];
    const real x103 = v[4] * v[5];
    const real x104 = x099 + x100;
    const real x105 = v[4] * cosine[8] + v[5] * sine[8];
    const real x106 = v[5] * cosine[8] - v[4] * sine[8];
    const real x107 = v[3] + v[6];
    const real x108 = v[6] * x106;
    const real x109 = v[6] * x105;
    const real x110 = x104 * 0.1934;
    const real x111 = x101 * 0.0465;
    const real x112 = x110 - x111;
    const real x113 = x094 - x112;
    const real x114 = (x098 + x100) * 0.0465;
    const real x115 = x101 * 0.1934;
    const real x116 = x114 - x115;
    const real x117 = x096 - x116;
    const real x118 = x103 * 0.0465;
    const real x119 = x102 * 0.1934;
    const real x120 = x118 + x119;
    const real x121 = x097 - x120;
    const real x122 = cosine[8] * x117 - sine[8] * x121;
    const real x123 = cosine[8] * x121 + sine[8] * x117;
    const real x124 = x107 * x107;
    const real x125 = x105 * x105;
    const real x126 = x106 * x106;
    const real x127 = x105 * x107;
    const real x128 = x106 * x107;
    const real x129 = x105 * x106;
    const real x130 = x109 + x127;
    const real x131 = x108 + x128;
    const real x132 = x108 - x128;
    const real x133 = x124 - x126;
    const real x134 = v[7] + x105;
    const real x135 = v[7] * x106;
    const real x136 = x109 - v[7] * x107;
    const real x137 = x134 * x134;
    const real x138 = x107 * x134;
    const real x139 = x106 * x134;
    const real x140 = x126 + x137;
    const real x141 = x136 - x138;
    const real x142 = x135 + x139;
    const real x143 = x124 + x137;
    const real x144 = v[8] + x134;
    const real x145 = x135 + v[8] * x106;
    const real x146 = x136 - v[8] * x107;
    const real x147 = x010 * x140 + (x113 - x011 * x131);
    const real x148 = x122 + (x010 * x141 - x011 * x142);
    const real x149 = x123 - (x010 * x132 + x011 * x143);
    const real x150 = x144 * x144;
    const real x151 = x107 * x144;
    const real x152 = x106 * x144;
    const real x153 = x146 - x151;
    const real x154 = x145 + x152;
    const real x155 = x021 * (x126 + x150) - x022 * x131;
    const real x156 = x021 * x153 - x022 * x154;
    const real x157 = x021 * x132 + x022 * (x124 + x150);
    const real x158 = x016 * x132 + x017 * (x145 - x152);
    const real x159 = x019 * (x146 + x151) - x018 * x133;
    const real x160 = x020 * x131 - x022 * x147 - (x158 + x159);
    const real x161 = x021 * x149 - x160;
    const real x162 = v[4] * cosine[9] + v[5] * sine[9];
    const real x163 = v[5] * cosine[9] - v[4] * sine[9];
    const real x164 = v[3] + v[9];
    const real x165 = v[9] * x163;
    const real x166 = v[9] * x162;
    const real x167 = x110 + x111;
    const real x168 = x094 - x167;
    const real x169 = x114 + x115;
    const real x170 = x096 + x169;
    const real x171 = x118 - x119;
    const real x172 = x097 + x171;
    const real x173 = cosine[9] * x170 - sine[9] * x172;
    const real x174 = cosine[9] * x172 + sine[9] * x170;
    const real x175 = x164 * x164;
    const real x176 = x162 * x162;
    const real x177 = x163 * x163;
    const real x178 = x162 * x164;
    const real x179 = x163 * x164;
    const real x180 = x162 * x163;
    const real x181 = x166 + x178;
    const real x182 = x165 + x179;
    const real x183 = x165 - x179;
    const real x184 = x175 - x177;
    const real x185 = v[10] + x162;
    const real x186 = v[10] * x163;
    const real x187 = x166 - v[10] * x164;
    const real x188 = x185 * x185;
    const real x189 = x164 * x185;
    const real x190 = x163 * x185;
    const real x191 = x177 + x188;
    const real x192 = x187 - x189;
    const real x193 = x186 + x190;
    const real x194 = x175 + x188;
    const real x195 = v[11] + x185;
    const real x196 = x186 + v[11] * x163;
    const real x197 = x187 - v[11] * x164;
    const real x198 = x032 * x191 + (x168 - x033 * x182);
    const real x199 = x173 + (x032 * x192 - x033 * x193);
    const real x200 = x174 - (x032 * x183 + x033 * x194);
    const real x201 = x195 * x195;
    const real x202 = x164 * x195;
    const real x203 = x163 * x195;
    const real x204 = x197 - x202;
    const real x205 = x196 + x203;
    const real x206 = x043 * (x177 + x201) - x044 * x182;
    const real x207 = x043 * x204 - x044 * x205;
    const real x208 = x043 * x183 + x044 * (x175 + x201);
    const real x209 = x039 * (x196 - x203) - x038 * x183;
    const real x210 = x041 * (x197 + x202) + x040 * x184;
    const real x211 = x042 * x182 - x044 * x198 - (x209 - x210);
    const real x212 = x043 * x200 - x211;
    const real x213 = v[4] * cosine[10] + v[5] * sine[10];
    const real x214 = v[5] * cosine[10] - v[4] * sine[10];
    const real x215 = v[3] + v[12];
    const real x216 = v[12] * x214;
    const real x217 = v[12] * x213;
    const real x218 = x094 + x167;
    const real x219 = x096 - x169;
    const real x220 = x097 - x171;
    const real x221 = cosine[10] * x219 - sine[10] * x220;
    const real x222 = cosine[10] * x220 + sine[10] * x219;
    const real x223 = x215 * x215;
    const real x224 = x213 * x213;
    const real x225 = x214 * x214;
    const real x226 = x213 * x215;
    const real x227 = x214 * x215;
    const real x228 = x213 * x214;
    const real x229 = x217 + x226;
    const real x230 = x216 + x227;
    const real x231 = x216 - x227;
    const real x232 = x223 - x225;
    const real x233 = v[13] + x213;
    const real x234 = v[13] * x214;
    const real x235 = x217 - v[13] * x215;
    const real x236 = x233 * x233;
    const real x237 = x215 * x233;
    const real x238 = x214 * x233;
    const real x239 = x225 + x236;
    const real x240 = x235 - x237;
    const real x241 = x234 + x238;
    const real x242 = x223 + x236;
    const real x243 = v[14] + x233;
    const real x244 = x234 + v[14] * x214;
    const real x245 = x235 - v[14] * x215;
    const real x246 = x054 * x239 + (x218 - x055 * x230);
    const real x247 = x221 + (x054 * x240 - x055 * x241);
    const real x248 = x222 - (x054 * x231 + x055 * x242);
    const real x249 = x243 * x243;
    const real x250 = x215 * x243;
    const real x251 = x214 * x243;
    const real x252 = x245 - x250;
    const real x253 = x244 + x251;
    const real x254 = x065 * (x225 + x249) - x066 * x230;
    const real x255 = x065 * x252 - x066 * x253;
    const real x256 = x065 * x231 + x066 * (x223 + x249);
    const real x257 = x061 * (x244 - x251) - x060 * x231;
    const real x258 = x063 * (x245 + x250) - x062 * x232;
    const real x259 = x064 * x230 - x066 * x246 - (x257 + x258);
    const real x260 = x065 * x248 - x259;
    const real x261 = v[4] * cosine[11] + v[5] * sine[11];
    const real x262 = v[5] * cosine[11] - v[4] * sine[11];
    const real x263 = v[3] + v[15];
    const real x264 = v[15] * x262;
    const real x265 = v[15] * x261;
    const real x266 = x094 + x112;
    const real x267 = x096 + x116;
    const real x268 = x097 + x120;
    const real x269 = cosine[11] * x267 - sine[11] * x268;
    const real x270 = cosine[11] * x268 + sine[11] * x267;
    const real x271 = x263 * x263;
    const real x272 = x261 * x261;
    const real x273 = x262 * x262;
    const real x274 = x261 * x263;
    const real x275 = x262 * x263;
    const real x276 = x261 * x262;
    const real x277 = x265 + x274;
    const real x278 = x264 + x275;
    const real x279 = x264 - x275;
    const real x280 = x271 - x273;
    const real x281 = v[16] + x261;
    const real x282 = v[16] * x262;
    const real x283 = x265 - v[16] * x263;
    const real x284 = x281 * x281;
    const real x285 = x263 * x281;
    const real x286 = x262 * x281;
    const real x287 = x273 + x284;
    const real x288 = x283 - x285;
    const real x289 = x282 + x286;
    const real x290 = x271 + x284;
    const real x291 = v[17] + x281;
    const real x292 = x282 + v[17] * x262;
    const real x293 = x283 - v[17] * x263;
    const real x294 = x076 * x287 + (x266 - x077 * x278);
    const real x295 = x269 + (x076 * x288 - x077 * x289);
    const real x296 = x270 - (x076 * x279 + x077 * x290);
    const real x297 = x291 * x291;
    const real x298 = x263 * x291;
    const real x299 = x262 * x291;
    const real x300 = x293 - x298;
    const real x301 = x292 + x299;
    const real x302 = x087 * (x273 + x297) - x088 * x278;
    const real x303 = x087 * x300 - x088 * x301;
    const real x304 = x087 * x279 + x088 * (x271 + x297);
    const real x305 = x083 * (x292 - x299) - x082 * x279;
    const real x306 = x085 * (x293 + x298) + x084 * x280;
    const real x307 = x086 * x278 - x088 * x294 - (x305 - x306);
    const real x308 = x087 * x296 - x307;
    const real x309 = x070 * (x282 - x286) - x071 * x280;
    const real x310 = x072 * (x283 + x285) + x075 * x266;
    const real x311 = x069 * x279 + x073 * x278 + x309;
    const real x312 = x074 * x270 - x076 * x304 + (x077 * x302 + (x310 - x311));
    const real x313 = x308 + x312;
    const real x314 = x075 + 7.119e-05;
    const real x315 = 0.0084807410771 * x276 + 1.2818914e-06 * (x272 - x273);
    const real x316 = 7.25574e-07 * (x265 - x274) - x073 * x289;
    const real x317 = x071 * x288 + x072 * (x273 - x284);
    const real x318 = x085 * (x273 - x297) - x086 * x301;
    const real x319 = x077 * x303 + (x084 * x300 + x315 + x318);
    const real x320 = x088 * x295 + (0.10962557 * x270 + (x316 - x317));
    const real x321 = x279 * (x083 - (x070 - 4.092728e-06)) + (x269 * x314 + (x319 + x320));
    const real x322 = 7.119e-05 * x266 - (4.092728e-06 * x276 + 7.25574e-07 * x280);
    const real x323 = 1.2818914e-06 * x277 - 0.00043992847495 * x278 + x322;
    const real x324 = x313 + x323;
    const real x325 = 4.092728e-06 * (x271 - x272) + 0.10962557 * x266;
    const real x326 = x069 * x288 + x070 * (x271 - x284);
    const real x327 = x071 * x289 + (0.00892066955205 * x277 - 7.25574e-07 * x276);
    const real x328 = x083 * (x271 - x297) - x082 * x300;
    const real x329 = x076 * x303 - (x328 + (x084 * x301 + x325));
    const real x330 = x087 * x295 + (x074 * x269 + (x326 + x327));
    const real x331 = x278 * (x085 - (x072 + 1.2818914e-06)) + (x329 + x330);
    const real x332 = x302 - (0.10962557 * x277 - x074 * x287);
    const real x333 = 7.119e-05 * x276 - 0.10962557 * (x271 + x273);
    const real x334 = x333 - (x074 * x288 - x075 * x289);
    const real x335 = x303 - x334;
    const real x336 = 0.10962557 * x276 - 7.119e-05 * (x271 + x272);
    const real x337 = x336 - (x074 * x279 + x075 * x290);
    const real x338 = x304 - x337;
    const real x339 = sine[11] * x338 - cosine[11] * x335;
    const real x340 = cosine[11] * x338 + sine[11] * x335;
    const real x341 = x048 * (x234 - x238) + x049 * x232;
    const real x342 = x050 * (x235 + x237) + x053 * x218;
    const real x343 = x047 * x231 + x051 * x230 - x341;
    const real x344 = x052 * x222 - x054 * x256 + (x055 * x254 + (x342 - x343));
    const real x345 = x260 + x344;
    const real x346 = x053 + 7.119e-05;
    const real x347 = 1.2818914e-06 * (x224 - x225) - 0.0084807410771 * x228;
    const real x348 = 7.25574e-07 * (x217 - x226) - x051 * x241;
    const real x349 = x049 * x240 + x050 * (x225 - x236);
    const real x350 = x063 * (x225 - x249) + x064 * x253;
    const real x351 = x055 * x255 + (x062 * x252 - x347 - x350);
    const real x352 = x066 * x247 - (0.10962557 * x222 - (x348 - x349));
    const real x353 = x231 * (x061 + (x048 - 4.092728e-06)) + (x221 * x346 + (x351 + x352));
    const real x354 = 7.119e-05 * x218 + (4.092728e-06 * x228 - 7.25574e-07 * x232);
    const real x355 = 1.2818914e-06 * x229 + 0.00043992847495 * x230 - x354;
    const real x356 = x345 - x355;
    const real x357 = 4.092728e-06 * (x223 - x224) + 0.10962557 * x218;
    const real x358 = x048 * (x223 - x236) - x047 * x240;
    const real x359 = x049 * x241 + (0.00892066955205 * x229 - 7.25574e-07 * x228);
    const real x360 = x061 * (x223 - x249) - x060 * x252;
    const real x361 = x054 * x255 - (x360 + (x062 * x253 - x357));
    const real x362 = x065 * x247 + (x052 * x221 - (x358 - x359));
    const real x363 = x230 * (x063 + (x050 - 1.2818914e-06)) - (x361 + x362);
    const real x364 = x254 + (0.10962557 * x229 + x052 * x239);
    const real x365 = 0.10962557 * (x223 + x225) + 7.119e-05 * x228;
    const real x366 = x365 - (x052 * x240 - x053 * x241);
    const real x367 = x255 - x366;
    const real x368 = 7.119e-05 * (x223 + x224) + 0.10962557 * x228;
    const real x369 = x368 + (x052 * x231 + x053 * x242);
    const real x370 = x256 + x369;
    const real x371 = cosine[10] * x367 - sine[10] * x370;
    const real x372 = cosine[10] * x370 + sine[10] * x367;
    const real x373 = x026 * (x186 - x190) - x027 * x184;
    const real x374 = x028 * (x187 + x189) + x031 * x168;
    const real x375 = x025 * x183 + x029 * x182 + x373;
    const real x376 = x030 * x174 - x032 * x208 + (x033 * x206 + (x374 - x375));
    const real x377 = x212 + x376;
    const real x378 = x031 + 7.119e-05;
    const real x379 = 0.0084807410771 * x180 + 1.2818914e-06 * (x176 - x177);
    const real x380 = 7.25574e-07 * (x166 - x178) + x029 * x193;
    const real x381 = x027 * x192 + x028 * (x177 - x188);
    const real x382 = x041 * (x177 - x201) - x042 * x205;
    const real x383 = x033 * x207 + (x040 * x204 + x379 + x382);
    const real x384 = x044 * x199 + (0.10962557 * x174 - (x380 + x381));
    const real x385 = x183 * (x039 - (x026 + 4.092728e-06)) + (x173 * x378 + (x383 + x384));
    const real x386 = 7.119e-05 * x168 + (4.092728e-06 * x180 + 7.25574e-07 * x184);
    const real x387 = 1.2818914e-06 * x181 - 0.00043992847495 * x182 + x386;
    const real x388 = x377 + x387;
    const real x389 = 4.092728e-06 * (x175 - x176) - 0.10962557 * x168;
    const real x390 = x025 * x192 + x026 * (x175 - x188);
    const real x391 = x027 * x193 + (0.00892066955205 * x181 + 7.25574e-07 * x180);
    const real x392 = x039 * (x175 - x201) - x038 * x204;
    const real x393 = x032 * x207 - (x392 + (x040 * x205 - x389));
    const real x394 = x043 * x199 + (x030 * x173 + (x390 + x391));
    const real x395 = x182 * (x041 - (x028 + 1.2818914e-06)) + (x393 + x394);
    const real x396 = x206 - (0.10962557 * x181 - x030 * x191);
    const real x397 = 7.119e-05 * x180 - 0.10962557 * (x175 + x177);
    const real x398 = x397 - (x030 * x192 - x031 * x193);
    const real x399 = x207 - x398;
    const real x400 = 0.10962557 * x180 - 7.119e-05 * (x175 + x176);
    const real x401 = x400 - (x030 * x183 + x031 * x194);
    const real x402 = x208 - x401;
    const real x403 = sine[9] * x402 - cosine[9] * x399;
    const real x404 = cosine[9] * x402 + sine[9] * x399;
    const real x405 = x004 * (x135 - x139) + x005 * x133;
    const real x406 = x006 * (x136 + x138) + x009 * x113;
    const real x407 = x007 * x131 - x003 * x132 + x405;
    const real x408 = x008 * x123 - x010 * x157 + (x011 * x155 + (x406 + x407));
    const real x409 = x161 + x408;
    const real x410 = x009 + 7.119e-05;
    const real x411 = 1.2818914e-06 * (x125 - x126) - x129 * 0.0084807410771;
    const real x412 = (x109 - x127) * 7.25574e-07 - x007 * x142;
    const real x413 = x005 * x141 + x006 * (x126 - x137);
    const real x414 = x019 * (x126 - x150) + x020 * x154;
    const real x415 = x011 * x156 + (x018 * x153 - x411 - x414);
    const real x416 = x022 * x148 - (x123 * 0.10962557 + (x412 + x413));
    const real x417 = x132 * (x017 + (x004 + 4.092728e-06)) + (x122 * x410 + (x415 + x416));
    const real x418 = x113 * 7.119e-05 + (7.25574e-07 * x133 - x129 * 4.092728e-06);
    const real x419 = x130 * 1.2818914e-06 + x131 * 0.00043992847495 - x418;
    const real x420 = x409 - x419;
    const real x421 = 4.092728e-06 * (x124 - x125) - x113 * 0.10962557;
    const real x422 = x004 * (x124 - x137) - x003 * x141;
    const real x423 = x005 * x142 + (x130 * 0.00892066955205 + x129 * 7.25574e-07);
    const real x424 = x016 * x153 + x017 * (x124 - x150);
    const real x425 = x010 * x156 - (x424 + (x018 * x154 + x421));
    const real x426 = x021 * x148 + (x008 * x122 - (x422 - x423));
    const real x427 = x131 * (x019 + (x006 - 1.2818914e-06)) - (x425 + x426);
    const real x428 = x155 + (x130 * 0.10962557 + x008 * x140);
    const real x429 = (x124 + x126) * 0.10962557 + x129 * 7.119e-05;
    const real x430 = x429 - (x008 * x141 - x009 * x142);
    const real x431 = x156 - x430;
    const real x432 = (x124 + x125) * 7.119e-05 + x129 * 0.10962557;
    const real x433 = x432 + (x008 * x132 + x009 * x143);
    const real x434 = x157 + x433;
    const real x435 = cosine[8] * x431 - sine[8] * x434;
    const real x436 = cosine[8] * x434 + sine[8] * x431;
    const real x437 = x372 + x436;
    const real x438 = x340 + x404;
    const real x439 = 3.12e-05 * (x099 - x100) - x103 * 0.028543175280524;
    const real x440 = x102 * 0.00012166 - x101 * 0.002283689271632 + x439;
    const real x441 = 0.0465 * (x437 - x438) + (x096 * 0.037188086 - x440);
    const real x442 = x353 + x417 + (x321 + x385) + x441;
    const real x443 = 0.1934 * (x372 - x436 + (x340 - x404));
    const real x444 = sine[8] * x427 + cosine[8] * x420 + (sine[10] * x363 + cosine[10] * x356);
    const real x445 = sine[9] * x395 - cosine[9] * x388 + (sine[11] * x331 - cosine[11] * x324);
    const real x446 = 0.002283689271632 * (x098 - x100) - x103 * 0.00012166;
    const real x447 = x102 * 0.415926462601548 - x101 * 3.12e-05 + x446;
    const real x448 = x097 * 0.146694152 - (x094 * 0.037188086 + x447);
    const real x449 = 0.1934 * (x371 - x435 - (x339 - x403));
    const real x450 = x230 * x346 - x364 + (x131 * x410 - x428);
    const real x451 = x278 * x314 - x332 + (x182 * x378 - x396);
    const real x452 = cosine[8] * x427 - sine[8] * x420 + (cosine[10] * x363 - sine[10] * x356);
    const real x453 = cosine[9] * x395 + sine[9] * x388 + (cosine[11] * x331 + sine[11] * x324);
    const real x454 = 0.00012166 * (x098 - x099) + x101 * 0.387383287321024;
    const real x455 = x103 * 0.002283689271632 + x102 * 3.12e-05 - x454;
    const real x456 = 0.0465 * (x450 - x451) + (x096 * 0.146694152 - x455);
    const real x457 = x094 * 16.087 - (x102 * 0.037188086 + x104 * 0.146694152);
    const real x458 = x096 * 16.087 - (x103 * 0.037188086 - x101 * 0.146694152);
    const real x459 = x371 + x435 - (x339 + x403) + x458;
    const real x460 = x102 * 0.146694152 + (x098 + x099) * 0.037188086;
    const real x461 = x437 + x438 - (x097 * 16.087 - x460);
    h[0] = -(x450 + x451 - x457);
    h[1] = x459;
    h[2] = x461;
    h[3] = x442;
    h[4] = -(x444 - x445 - (x443 + x448));
    h[5] = x452 - x453 - (x449 - x456);
    h[6] = x417;
    h[7] = -x409;
    h[8] = -x161;
    h[9] = x385;
    h[10] = -x377;
    h[11] = -x212;
    h[12] = x353;
    h[13] = -x345;
    h[14] = -x260;
    h[15] = x321;
    h[16] = -x313;
    h[17] = -x308;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_nonlinear_effects_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_nonlinear_effects.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_nonlinear_effects.c"
#undef SYMDYN_PASS
#endif

void go2_nonlinear_effects_batch(size_t n, const double *q, const double *v, double *h)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], h_lanes[18];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        go2_nonlinear_effects_lanes(
            q_lanes, v_lanes, h_lanes);
        symdyn_store_f64(h + 18 * i, h_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_nonlinear_effects(q + 19 * i, v + 18 * i, h + 18 * i);
    }
}

#endif
