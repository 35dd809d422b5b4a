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
 * Program     SHA-256 d7c9220d39932071b175354be07cbdaf09c832e272971f2ab6101067073c4153
 * Operations  663 mul, 617 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
 *     regressor/lumped-disc       PROVED-MOD-P
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_nonlinear_effects(const double *q, const double *v, double *h)
#else
static void go2_nonlinear_effects_lanes(const real *q, const real *v, real *h)
#endif
{
    const real x001 = q[3] * 2.0;
    const real x002 = q[4] * 2.0;
    const real x003 = q[5] * 2.0;
    const real x004 = q[4] * x002 - (1.0 - q[3] * x001);
    const real x005 = (q[3] * x003 - q[6] * x002) * 9.81;
    const real x006 = x005 + (v[2] * v[4] - v[1] * v[5]);
    const real x007 = (q[4] * x003 + q[6] * x001) * 9.81;
    const real x008 = x007 + (v[0] * v[5] - v[2] * v[3]);
    const real x009 = x004 * 9.81 - (v[1] * v[3] - v[0] * v[4]);
    const real x010 = v[3] * v[3];
    const real x011 = v[4] * v[4];
    const real x012 = v[5] * v[5];
    const real x013 = v[3] * v[4];
    const real x014 = v[3] * v[5];
    const real x015 = v[4] * v[5];
    const real x016 = x011 + x012;
    const real angle[12] = {
        q[7], q[8], q[9], q[10], q[11], q[12], q[13], q[14], q[15], q[16], q[17], q[18]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x017 = v[4] * cosine[0] + v[5] * sine[0];
    const real x018 = v[5] * cosine[0] - v[4] * sine[0];
    const real x019 = v[3] + v[6];
    const real x020 = v[6] * x018;
    const real x021 = v[6] * x017;
    const real x022 = x016 * 0.1934;
    const real x023 = x013 * 0.0465;
    const real x024 = x022 - x023;
    const real x025 = x006 - x024;
    const real x026 = (x010 + x012) * 0.0465;
    const real x027 = x013 * 0.1934;
    const real x028 = x026 - x027;
    const real x029 = x008 - x028;
    const real x030 = x015 * 0.0465;
    const real x031 = x014 * 0.1934;
    const real x032 = x030 + x031;
    const real x033 = x009 - x032;
    const real x034 = cosine[0] * x029 - sine[0] * x033;
    const real x035 = cosine[0] * x033 + sine[0] * x029;
    const real x036 = x019 * x019;
    const real x037 = x017 * x017;
    const real x038 = x018 * x018;
    const real x039 = x017 * x019;
    const real x040 = x018 * x019;
    const real x041 = x017 * x018;
    const real x042 = x021 + x039;
    const real x043 = x020 + x040;
    const real x044 = x019 * cosine[1] - x018 * sine[1];
    const real x045 = x018 * cosine[1] + x019 * sine[1];
    const real x046 = v[7] + x017;
    const real x047 = x021 * sine[1] - v[7] * x045;
    const real x048 = x021 * cosine[1] - v[7] * x044;
    const real x049 = x025 * cosine[1] + x035 * sine[1];
    const real x050 = x025 * sine[1] - x035 * cosine[1];
    const real x051 = x044 * x044;
    const real x052 = x046 * x046;
    const real x053 = x045 * x045;
    const real x054 = x044 * x046;
    const real x055 = x044 * x045;
    const real x056 = x045 * x046;
    const real x057 = x020 + x055;
    const real x058 = x048 - x054;
    const real x059 = x047 - x056;
    const real x060 = x020 - x055;
    const real x061 = x051 + x052;
    const real x062 = x044 * cosine[2] - x045 * sine[2];
    const real x063 = x044 * sine[2] + x045 * cosine[2];
    const real x064 = v[8] + x046;
    const real x065 = v[8] * x063 - (x047 * cosine[2] + x048 * sine[2]);
    const real x066 = v[8] * x062 + (x047 * sine[2] - x048 * cosine[2]);
    const real x067 = x049 - x057 * 0.213;
    const real x068 = x034 + x059 * 0.213;
    const real x069 = x050 + x061 * 0.213;
    const real x070 = x062 * x062;
    const real x071 = x064 * x064;
    const real x072 = x063 * x063;
    const real x073 = x062 * x064;
    const real x074 = x062 * x063;
    const real x075 = x063 * x064;
    const real x076 = x020 + x074;
    const real x077 = x066 + x073;
    const real x078 = x065 + x075;
    const real x079 = x020 - x074;
    const real x080 = (x071 + x072) * 0.00084392 + x076 * 0.02623;
    const real x081 = x078 * 0.02623 - x077 * 0.00084392;
    const real x082 = x079 * 0.00084392 - (x070 + x071) * 0.02623;
    const real x083 = x079 * 7.9431538e-05 - 0.00249597775 * (x071 - x072);
    const real x084 = x068 * 0.02623 - x083 + (x077 * 0.0001142508 - x078 * 0.00492976);
    const real x085 = (cosine[2] * x067 - sine[2] * x069) * 0.02623;
    const real x086 = (cosine[2] * x069 + sine[2] * x067) * 0.00084392;
    const real x087 = x079 * 3.58746816e-05 - 0.0001142508 * (x070 - x072);
    const real x088 = (x065 - x075) * 7.9431538e-05 + (x066 - x073) * 0.00249597775;
    const real x089 = x085 - (x076 * 0.00492976 + x087 + x088);
    const real x090 = x086 + x089;
    const real x091 = 7.9431538e-05 * (x070 - x071) - x076 * 0.00249597775;
    const real x092 = x068 * 0.00084392 - x091 + (x077 * 3.58746816e-05 - x078 * 0.0001142508);
    const real x093 = v[4] * cosine[3] + v[5] * sine[3];
    const real x094 = v[5] * cosine[3] - v[4] * sine[3];
    const real x095 = v[3] + v[9];
    const real x096 = v[9] * x094;
    const real x097 = v[9] * x093;
    const real x098 = x022 + x023;
    const real x099 = x006 - x098;
    const real x100 = x026 + x027;
    const real x101 = x008 + x100;
    const real x102 = x030 - x031;
    const real x103 = x009 + x102;
    const real x104 = cosine[3] * x101 - sine[3] * x103;
    const real x105 = cosine[3] * x103 + sine[3] * x101;
    const real x106 = x095 * x095;
    const real x107 = x093 * x093;
    const real x108 = x094 * x094;
    const real x109 = x093 * x095;
    const real x110 = x094 * x095;
    const real x111 = x093 * x094;
    const real x112 = x097 + x109;
    const real x113 = x096 + x110;
    const real x114 = x095 * cosine[4] - x094 * sine[4];
    const real x115 = x094 * cosine[4] + x095 * sine[4];
    const real x116 = v[10] + x093;
    const real x117 = x097 * sine[4] - v[10] * x115;
    const real x118 = x097 * cosine[4] - v[10] * x114;
    const real x119 = x099 * cosine[4] + x105 * sine[4];
    const real x120 = x099 * sine[4] - x105 * cosine[4];
    const real x121 = x114 * x114;
    const real x122 = x116 * x116;
    const real x123 = x115 * x115;
    const real x124 = x114 * x116;
    const real x125 = x114 * x115;
    const real x126 = x115 * x116;
    const real x127 = x096 + x125;
    const real x128 = x118 - x124;
    const real x129 = x117 - x126;
    const real x130 = x096 - x125;
    const real x131 = x121 + x122;
    const real x132 = x114 * cosine[5] - x115 * sine[5];
    const real x133 = x114 * sine[5] + x115 * cosine[5];
    const real x134 = v[11] + x116;
    const real x135 = v[11] * x133 - (x117 * cosine[5] + x118 * sine[5]);
    const real x136 = v[11] * x132 + (x117 * sine[5] - x118 * cosine[5]);
    const real x137 = x119 - 0.213 * x127;
    const real x138 = x104 + 0.213 * x129;
    const real x139 = x120 + 0.213 * x131;
    const real x140 = x132 * x132;
    const real x141 = x134 * x134;
    const real x142 = x133 * x133;
    const real x143 = x132 * x134;
    const real x144 = x132 * x133;
    const real x145 = x133 * x134;
    const real x146 = x096 + x144;
    const real x147 = x136 + x143;
    const real x148 = x135 + x145;
    const real x149 = x096 - x144;
    const real x150 = 0.00084392 * (x141 + x142) + 0.02623 * x146;
    const real x151 = 0.02623 * x148 - 0.00084392 * x147;
    const real x152 = 0.00084392 * x149 - 0.02623 * (x140 + x141);
    const real x153 = 0.00249597775 * (x141 - x142) - 7.9431538e-05 * x149;
    const real x154 = 0.02623 * x138 - x153 + (0.0001142508 * x147 - 0.00492976 * x148);
    const real x155 = 0.02623 * (cosine[5] * x137 - sine[5] * x139);
    const real x156 = 0.00084392 * (cosine[5] * x139 + sine[5] * x137);
    const real x157 = 3.58746816e-05 * x149 - 0.0001142508 * (x140 - x142);
    const real x158 = 0.00249597775 * (x136 - x143) + 7.9431538e-05 * (x135 - x145);
    const real x159 = x155 - (0.00492976 * x146 + x157 - x158);
    const real x160 = x156 + x159;
    const real x161 = 0.00249597775 * x146 - 7.9431538e-05 * (x140 - x141);
    const real x162 = 0.00084392 * x138 - x161 + (3.58746816e-05 * x147 - 0.0001142508 * x148);
    const real x163 = v[4] * cosine[6] + v[5] * sine[6];
    const real x164 = v[5] * cosine[6] - v[4] * sine[6];
    const real x165 = v[3] + v[12];
    const real x166 = v[12] * x164;
    const real x167 = v[12] * x163;
    const real x168 = x006 + x098;
    const real x169 = x008 - x100;
    const real x170 = x009 - x102;
    const real x171 = cosine[6] * x169 - sine[6] * x170;
    const real x172 = cosine[6] * x170 + sine[6] * x169;
    const real x173 = x165 * x165;
    const real x174 = x163 * x163;
    const real x175 = x164 * x164;
    const real x176 = x163 * x165;
    const real x177 = x164 * x165;
    const real x178 = x163 * x164;
    const real x179 = x167 + x176;
    const real x180 = x166 + x177;
    const real x181 = x165 * cosine[7] - x164 * sine[7];
    const real x182 = x164 * cosine[7] + x165 * sine[7];
    const real x183 = v[13] + x163;
    const real x184 = x167 * sine[7] - v[13] * x182;
    const real x185 = x167 * cosine[7] - v[13] * x181;
    const real x186 = x168 * cosine[7] + x172 * sine[7];
    const real x187 = x168 * sine[7] - x172 * cosine[7];
    const real x188 = x181 * x181;
    const real x189 = x183 * x183;
    const real x190 = x182 * x182;
    const real x191 = x181 * x183;
    const real x192 = x181 * x182;
    const real x193 = x182 * x183;
    const real x194 = x166 + x192;
    const real x195 = x185 - x191;
    const real x196 = x184 - x193;
    const real x197 = x166 - x192;
    const real x198 = x188 + x189;
    const real x199 = x181 * cosine[8] - x182 * sine[8];
    const real x200 = x181 * sine[8] + x182 * cosine[8];
    const real x201 = v[14] + x183;
    const real x202 = v[14] * x200 - (x184 * cosine[8] + x185 * sine[8]);
    const real x203 = v[14] * x199 + (x184 * sine[8] - x185 * cosine[8]);
    const real x204 = x186 - 0.213 * x194;
    const real x205 = x171 + 0.213 * x196;
    const real x206 = x187 + 0.213 * x198;
    const real x207 = x199 * x199;
    const real x208 = x201 * x201;
    const real x209 = x200 * x200;
    const real x210 = x199 * x201;
    const real x211 = x199 * x200;
    const real x212 = x200 * x201;
    const real x213 = x166 + x211;
    const real x214 = x203 + x210;
    const real x215 = x202 + x212;
    const real x216 = x166 - x211;
    const real x217 = 0.00084392 * (x208 + x209) + 0.02623 * x213;
    const real x218 = 0.02623 * x215 - 0.00084392 * x214;
    const real x219 = 0.00084392 * x216 - 0.02623 * (x207 + x208);
    const real x220 = 7.9431538e-05 * x216 - 0.00249597775 * (x208 - x209);
    const real x221 = 0.02623 * x205 - x220 + (0.0001142508 * x214 - 0.00492976 * x215);
    const real x222 = 0.02623 * (cosine[8] * x204 - sine[8] * x206);
    const real x223 = 0.00084392 * (cosine[8] * x206 + sine[8] * x204);
    const real x224 = 3.58746816e-05 * x216 - 0.0001142508 * (x207 - x209);
    const real x225 = 7.9431538e-05 * (x202 - x212) + 0.00249597775 * (x203 - x210);
    const real x226 = x222 - (0.00492976 * x213 + x224 + x225);
    const real x227 = x223 + x226;
    const real x228 = 7.9431538e-05 * (x207 - x208) - 0.00249597775 * x213;
    const real x229 = 0.00084392 * x205 - x228 + (3.58746816e-05 * x214 - 0.0001142508 * x215);
    const real x230 = v[4] * cosine[9] + v[5] * sine[9];
    const real x231 = v[5] * cosine[9] - v[4] * sine[9];
    const real x232 = v[3] + v[15];
    const real x233 = v[15] * x231;
    const real x234 = v[15] * x230;
    const real x235 = x006 + x024;
    const real x236 = x008 + x028;
    const real x237 = x009 + x032;
    const real x238 = cosine[9] * x236 - sine[9] * x237;
    const real x239 = cosine[9] * x237 + sine[9] * x236;
    const real x240 = x232 * x232;
    const real x241 = x230 * x230;
    const real x242 = x231 * x231;
    const real x243 = x230 * x232;
    const real x244 = x231 * x232;
    const real x245 = x230 * x231;
    const real x246 = x234 + x243;
    const real x247 = x233 + x244;
    const real x248 = x232 * cosine[10] - x231 * sine[10];
    const real x249 = x231 * cosine[10] + x232 * sine[10];
    const real x250 = v[16] + x230;
    const real x251 = x234 * sine[10] - v[16] * x249;
    const real x252 = x234 * cosine[10] - v[16] * x248;
    const real x253 = x235 * cosine[10] + x239 * sine[10];
    const real x254 = x239 * cosine[10] - x235 * sine[10];
    const real x255 = x248 * x248;
    const real x256 = x250 * x250;
    const real x257 = x249 * x249;
    const real x258 = x248 * x250;
    const real x259 = x248 * x249;
    const real x260 = x249 * x250;
    const real x261 = x233 + x259;
    const real x262 = x252 - x258;
    const real x263 = x251 - x260;
    const real x264 = x233 - x259;
    const real x265 = x255 + x256;
    const real x266 = x248 * cosine[11] - x249 * sine[11];
    const real x267 = x248 * sine[11] + x249 * cosine[11];
    const real x268 = v[17] + x250;
    const real x269 = v[17] * x267 - (x251 * cosine[11] + x252 * sine[11]);
    const real x270 = v[17] * x266 + (x251 * sine[11] - x252 * cosine[11]);
    const real x271 = x253 - 0.213 * x261;
    const real x272 = x238 + 0.213 * x263;
    const real x273 = x254 - 0.213 * x265;
    const real x274 = x266 * x266;
    const real x275 = x268 * x268;
    const real x276 = x267 * x267;
    const real x277 = x266 * x268;
    const real x278 = x266 * x267;
    const real x279 = x267 * x268;
    const real x280 = x233 + x278;
    const real x281 = x270 + x277;
    const real x282 = x269 + x279;
    const real x283 = x233 - x278;
    const real x284 = 0.00084392 * (x275 + x276) + 0.02623 * x280;
    const real x285 = 0.02623 * x282 - 0.00084392 * x281;
    const real x286 = 0.00084392 * x283 - 0.02623 * (x274 + x275);
    const real x287 = 0.00249597775 * (x275 - x276) - 7.9431538e-05 * x283;
    const real x288 = 0.02623 * x272 - x287 + (0.0001142508 * x281 - 0.00492976 * x282);
    const real x289 = 0.02623 * (cosine[11] * x271 + sine[11] * x273);
    const real x290 = 0.00084392 * (cosine[11] * x273 - sine[11] * x271);
    const real x291 = 3.58746816e-05 * x283 - 0.0001142508 * (x274 - x276);
    const real x292 = 0.00249597775 * (x270 - x277) + 7.9431538e-05 * (x269 - x279);
    const real x293 = x289 - (0.00492976 * x280 + x291 - x292);
    const real x294 = x290 - x293;
    const real x295 = 0.00249597775 * x280 - 7.9431538e-05 * (x274 - x275);
    const real x296 = 0.00084392 * x272 - x295 + (3.58746816e-05 * x281 - 0.0001142508 * x282);
    const real x297 = cosine[11] * x284 + sine[11] * x286;
    const real x298 = 0.00747974233 * (x256 - x257) + 0.000402580736 * x264;
    const real x299 = 0.000429887296 * x262 + 0.01539432908 * x263 + (0.0789924 * x238 - x298);
    const real x300 = 0.213 * x285 - x299 - (cosine[11] * x288 + sine[11] * x296);
    const real x301 = 0.01539432908 * x261 + 0.000429887296 * (x255 - x257);
    const real x302 = 0.000402580736 * (x251 + x260) - 0.0005670347152 * x264;
    const real x303 = x302 - (0.00747974233 * (x252 + x258) + x301);
    const real x304 = 0.0789924 * x253 + (0.00430848 * x254 + x303);
    const real x305 = x294 + (0.213 * x297 - x304);
    const real x306 = 0.00747974233 * x261 + 0.000402580736 * (x255 - x256);
    const real x307 = 0.0005670347152 * x262 + 0.000429887296 * x263 + (0.00430848 * x238 + x306);
    const real x308 = sine[11] * x288 - (cosine[11] * x296 - x307);
    const real x309 = 0.0789924 * x261 - 0.00430848 * (x256 + x257);
    const real x310 = x297 + x309;
    const real x311 = sine[11] * x284 + (0.00430848 * x264 + 0.0789924 * x265);
    const real x312 = cosine[11] * x286 - x311;
    const real x313 = 7.25574e-07 * (x234 - x243) + 0.0084807410771 * x245;
    const real x314 = 4.092728e-06 * (x233 - x244) + 1.2818914e-06 * (x241 - x242);
    const real x315 = 0.10962557 * x239 + (7.119e-05 * x238 + (x313 + x314));
    const real x316 = sine[10] * x308 + (cosine[10] * x300 - x315);
    const real x317 = 7.25574e-07 * (x240 - x242) + 0.00043992847495 * x247;
    const real x318 = 7.119e-05 * x235 + (1.2818914e-06 * x246 - 4.092728e-06 * x245);
    const real x319 = x305 + (x317 - x318);
    const real x320 = 4.092728e-06 * (x240 - x241) + 1.2818914e-06 * x247;
    const real x321 = 0.10962557 * x235 - (0.00892066955205 * x246 - 7.25574e-07 * x245);
    const real x322 = cosine[10] * x308 - (sine[10] * x300 + (x320 + x321));
    const real x323 = sine[10] * x312 + (0.10962557 * x246 + 7.119e-05 * x247);
    const real x324 = cosine[10] * x310 + x323;
    const real x325 = 7.119e-05 * x245 - 0.10962557 * (x240 + x242);
    const real x326 = 0.0789924 * x263 + (0.00430848 * x262 - x325);
    const real x327 = x285 - x326;
    const real x328 = 0.10962557 * x245 - 7.119e-05 * (x240 + x241);
    const real x329 = sine[10] * x310 - (cosine[10] * x312 + x328);
    const real x330 = sine[9] * x329 + cosine[9] * x327;
    const real x331 = sine[9] * x327 - cosine[9] * x329;
    const real x332 = cosine[8] * x217 + sine[8] * x219;
    const real x333 = 0.000402580736 * x197 + 0.00747974233 * (x189 - x190);
    const real x334 = 0.000429887296 * x195 + 0.01539432908 * x196 + (0.0789924 * x171 + x333);
    const real x335 = 0.213 * x218 - x334 - (cosine[8] * x221 + sine[8] * x229);
    const real x336 = 0.01539432908 * x194 + 0.000429887296 * (x188 - x190);
    const real x337 = 0.00747974233 * (x185 + x191) - 0.0005670347152 * x197;
    const real x338 = x337 - (0.000402580736 * (x184 + x193) + x336);
    const real x339 = 0.0789924 * x186 - (0.00430848 * x187 - x338);
    const real x340 = x227 - (0.213 * x332 - x339);
    const real x341 = 0.000402580736 * (x188 - x189) + 0.00747974233 * x194;
    const real x342 = 0.0005670347152 * x195 + 0.000429887296 * x196 + (0.00430848 * x171 - x341);
    const real x343 = sine[8] * x221 - (cosine[8] * x229 - x342);
    const real x344 = 0.0789924 * x194 - 0.00430848 * (x189 + x190);
    const real x345 = x332 + x344;
    const real x346 = sine[8] * x217 + (0.00430848 * x197 + 0.0789924 * x198);
    const real x347 = cosine[8] * x219 - x346;
    const real x348 = 1.2818914e-06 * (x174 - x175) - 0.0084807410771 * x178;
    const real x349 = 4.092728e-06 * (x166 - x177) - 7.25574e-07 * (x167 - x176);
    const real x350 = 7.119e-05 * x171 - (0.10962557 * x172 + (x348 + x349));
    const real x351 = sine[7] * x343 + (cosine[7] * x335 - x350);
    const real x352 = 4.092728e-06 * x178 - 7.25574e-07 * (x173 - x175);
    const real x353 = 1.2818914e-06 * x179 + 0.00043992847495 * x180 - (7.119e-05 * x168 + x352);
    const real x354 = x340 - x353;
    const real x355 = 1.2818914e-06 * x180 + 4.092728e-06 * (x173 - x174);
    const real x356 = 0.10962557 * x168 + (0.00892066955205 * x179 - 7.25574e-07 * x178);
    const real x357 = sine[7] * x335 - (cosine[7] * x343 + (x355 + x356));
    const real x358 = sine[7] * x347 + (7.119e-05 * x180 - 0.10962557 * x179);
    const real x359 = cosine[7] * x345 + x358;
    const real x360 = 0.10962557 * (x173 + x175) + 7.119e-05 * x178;
    const real x361 = 0.0789924 * x196 + (0.00430848 * x195 - x360);
    const real x362 = x218 - x361;
    const real x363 = 7.119e-05 * (x173 + x174) + 0.10962557 * x178;
    const real x364 = cosine[7] * x347 - (sine[7] * x345 + x363);
    const real x365 = cosine[6] * x362 - sine[6] * x364;
    const real x366 = cosine[6] * x364 + sine[6] * x362;
    const real x367 = cosine[5] * x150 + sine[5] * x152;
    const real x368 = 0.00747974233 * (x122 - x123) + 0.000402580736 * x130;
    const real x369 = 0.000429887296 * x128 + 0.01539432908 * x129 + (0.0789924 * x104 - x368);
    const real x370 = 0.213 * x151 - x369 - (cosine[5] * x154 + sine[5] * x162);
    const real x371 = 0.01539432908 * x127 + 0.000429887296 * (x121 - x123);
    const real x372 = 0.000402580736 * (x117 + x126) - 0.0005670347152 * x130;
    const real x373 = x372 - (0.00747974233 * (x118 + x124) + x371);
    const real x374 = 0.0789924 * x119 - (0.00430848 * x120 - x373);
    const real x375 = x160 - (0.213 * x367 - x374);
    const real x376 = 0.00747974233 * x127 + 0.000402580736 * (x121 - x122);
    const real x377 = 0.0005670347152 * x128 + 0.000429887296 * x129 + (0.00430848 * x104 + x376);
    const real x378 = sine[5] * x154 - (cosine[5] * x162 - x377);
    const real x379 = 0.0789924 * x127 - 0.00430848 * (x122 + x123);
    const real x380 = x367 + x379;
    const real x381 = sine[5] * x150 + (0.00430848 * x130 + 0.0789924 * x131);
    const real x382 = cosine[5] * x152 - x381;
    const real x383 = 4.092728e-06 * (x096 - x110) - 0.0084807410771 * x111;
    const real x384 = 7.25574e-07 * (x097 - x109) - 1.2818914e-06 * (x107 - x108);
    const real x385 = 0.10962557 * x105 + (7.119e-05 * x104 - (x383 + x384));
    const real x386 = sine[4] * x378 + (cosine[4] * x370 - x385);
    const real x387 = 7.25574e-07 * (x106 - x108) - 0.00043992847495 * x113;
    const real x388 = 7.119e-05 * x099 + (1.2818914e-06 * x112 + 4.092728e-06 * x111);
    const real x389 = x375 + (x387 + x388);
    const real x390 = 4.092728e-06 * (x106 - x107) - 1.2818914e-06 * x113;
    const real x391 = 0.10962557 * x099 - (0.00892066955205 * x112 + 7.25574e-07 * x111);
    const real x392 = cosine[4] * x378 - (sine[4] * x370 - (x390 - x391));
    const real x393 = sine[4] * x382 + (0.10962557 * x112 + 7.119e-05 * x113);
    const real x394 = cosine[4] * x380 + x393;
    const real x395 = 7.119e-05 * x111 - 0.10962557 * (x106 + x108);
    const real x396 = 0.0789924 * x129 + (0.00430848 * x128 - x395);
    const real x397 = x151 - x396;
    const real x398 = 0.10962557 * x111 - 7.119e-05 * (x106 + x107);
    const real x399 = cosine[4] * x382 - (sine[4] * x380 - x398);
    const real x400 = sine[3] * x399 - cosine[3] * x397;
    const real x401 = sine[3] * x397 + cosine[3] * x399;
    const real x402 = cosine[2] * x080 + sine[2] * x082;
    const real x403 = x060 * 0.000402580736 + 0.00747974233 * (x052 - x053);
    const real x404 = x058 * 0.000429887296 + x059 * 0.01539432908 + (x034 * 0.0789924 + x403);
    const real x405 = 0.213 * x081 - x404 - (cosine[2] * x084 + sine[2] * x092);
    const real x406 = x057 * 0.01539432908 + 0.000429887296 * (x051 - x053);
    const real x407 = (x048 + x054) * 0.00747974233 - x060 * 0.0005670347152;
    const real x408 = x407 - ((x047 + x056) * 0.000402580736 + x406);
    const real x409 = x049 * 0.0789924 - (x050 * 0.00430848 - x408);
    const real x410 = x090 - (0.213 * x402 - x409);
    const real x411 = 0.000402580736 * (x051 - x052) + x057 * 0.00747974233;
    const real x412 = x058 * 0.0005670347152 + x059 * 0.000429887296 + (x034 * 0.00430848 - x411);
    const real x413 = sine[2] * x084 - (cosine[2] * x092 - x412);
    const real x414 = x057 * 0.0789924 - (x052 + x053) * 0.00430848;
    const real x415 = x402 + x414;
    const real x416 = sine[2] * x080 + (x060 * 0.00430848 + x061 * 0.0789924);
    const real x417 = cosine[2] * x082 - x416;
    const real x418 = 1.2818914e-06 * (x037 - x038) - x041 * 0.0084807410771;
    const real x419 = (x021 - x039) * 7.25574e-07 - (x020 - x040) * 4.092728e-06;
    const real x420 = x034 * 7.119e-05 - (x035 * 0.10962557 + (x418 + x419));
    const real x421 = sine[1] * x413 + (cosine[1] * x405 - x420);
    const real x422 = 7.25574e-07 * (x036 - x038) - x041 * 4.092728e-06;
    const real x423 = x042 * 1.2818914e-06 + x043 * 0.00043992847495 - (x025 * 7.119e-05 + x422);
    const real x424 = x410 - x423;
    const real x425 = x043 * 1.2818914e-06 - 4.092728e-06 * (x036 - x037);
    const real x426 = x025 * 0.10962557 + (x042 * 0.00892066955205 + x041 * 7.25574e-07);
    const real x427 = sine[1] * x405 - (cosine[1] * x413 + (x425 + x426));
    const real x428 = sine[1] * x417 + (x043 * 7.119e-05 - x042 * 0.10962557);
    const real x429 = cosine[1] * x415 + x428;
    const real x430 = (x036 + x038) * 0.10962557 + x041 * 7.119e-05;
    const real x431 = x059 * 0.0789924 + (x058 * 0.00430848 - x430);
    const real x432 = x081 - x431;
    const real x433 = (x036 + x037) * 7.119e-05 + x041 * 0.10962557;
    const real x434 = cosine[1] * x417 - (sine[1] * x415 + x433);
    const real x435 = cosine[0] * x432 - sine[0] * x434;
    const real x436 = cosine[0] * x434 + sine[0] * x432;
    const real x437 = 0.0465 * (x331 - x366 + (x401 - x436));
    const real x438 = 3.12e-05 * (x011 - x012) - x015 * 0.028543175280524;
    const real x439 = x014 * 0.00012166 - x013 * 0.002283689271632 + x438;
    const real x440 = x421 + (x316 - (x008 * 0.037188086 - x439));
    const real x441 = 0.1934 * (x331 + x366 - (x401 + x436));
    const real x442 = 0.002283689271632 * (x010 - x012) - x015 * 0.00012166;
    const real x443 = x014 * 0.415926462601548 - x013 * 3.12e-05 + x442;
    const real x444 = x009 * 0.146694152 - (x006 * 0.037188086 + x443);
    const real x445 = sine[0] * x427 - (cosine[9] * x319 + x444);
    const real x446 = cosine[6] * x354 + cosine[3] * x389 - (sine[9] * x322 - cosine[0] * x424);
    const real x447 = sine[6] * x357 - sine[3] * x392 + x445;
    const real x448 = 0.1934 * (x330 + x365 + (x400 - x435));
    const real x449 = 0.0465 * (x324 - x359 + (x394 - x429));
    const real x450 = 0.00012166 * (x010 - x011) + x013 * 0.387383287321024;
    const real x451 = x015 * 0.002283689271632 + x014 * 3.12e-05 - x450;
    const real x452 = sine[9] * x319 + (x008 * 0.146694152 - x451);
    const real x453 = sine[6] * x354 + sine[3] * x389 + (cosine[9] * x322 + sine[0] * x424);
    const real x454 = cosine[6] * x357 - cosine[3] * x392 + (cosine[0] * x427 + x452);
    const real x455 = x006 * 16.087 - (x014 * 0.037188086 + x016 * 0.146694152);
    const real x456 = x359 + x394 + (x429 + (x324 - x455));
    const real x457 = x008 * 16.087 - (x015 * 0.037188086 - x013 * 0.146694152);
    const real x458 = x365 - x400 + (x435 + (x330 - x457));
    const real x459 = x014 * 0.146694152 + (x010 + x011) * 0.037188086;
    const real x460 = x436 + (x331 + (x009 * 16.087 - x459));
    h[0] = -x456;
    h[1] = -x458;
    h[2] = -(x366 + x401 + x460);
    h[3] = x437 - (x351 + x386 + x440);
    h[4] = -(x441 + (x446 + x447));
    h[5] = x448 - (x449 + (x453 - x454));
    h[6] = -x421;
    h[7] = -x410;
    h[8] = -x090;
    h[9] = -x386;
    h[10] = -x375;
    h[11] = -x160;
    h[12] = -x351;
    h[13] = -x340;
    h[14] = -x227;
    h[15] = -x316;
    h[16] = x305;
    h[17] = x294;
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
