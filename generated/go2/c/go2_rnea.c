/*
 * rnea of go2: Inverse dynamics: tau = M a + h.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.rnea
 * Convention  pinocchio
 * Program     SHA-256 7600582fed49773b8cec431bfc69bff51df8c4f917d15efb92194e7e19ed6005
 * Operations  646 mul, 677 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad       [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
 *     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     tau  18  N, N m  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     floating-base/balance       PROVED
 *     inertia/free-body           PROVED
 *     inertia/moment-by-u         PROVED
 *     inertia/newton-euler        PROVED
 *     lagrange/equation           PROVED
 *     lagrange/fork               PROVED
 *     lagrange/ball               PROVED
 *     recursions/rnea-lagrange-3  PROVED
 *     recursions/rnea-lagrange-7  PROVED
 *     recursions/rnea-limbs       PROVED
 *     recursions/rnea-wheels      PROVED
 *     recursions/rnea-ball        PROVED
 *     recursions/rnea-floating    PROVED
 *     regressor/lumped-mixed      PROVED-MOD-P
 *     regressor/lumped-disc       PROVED
 *     regressor/reframed          PROVED
 *     rotations/align             PROVED
 *     rotations/align-back        PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_rnea(const double *q, const double *v, const double *a, double *tau)
#else
static void go2_rnea_lanes(const real *q, const real *v, const real *a, real *tau)
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
    const real x094 = v[2] * v[4] + (a[0] - v[1] * v[5]);
    const real x095 = x093 + x094;
    const real x096 = (q[4] * x091 + q[6] * x089) * 9.81;
    const real x097 = v[0] * v[5] + (a[1] - v[2] * v[3]);
    const real x098 = x096 + x097;
    const real x099 = v[1] * v[3] + (a[2] - v[0] * v[4]);
    const real x100 = x092 * 9.81 - x099;
    const real x101 = v[3] * v[3];
    const real x102 = v[4] * v[4];
    const real x103 = v[5] * v[5];
    const real x104 = v[3] * v[4];
    const real x105 = v[3] * v[5];
    const real x106 = v[4] * v[5];
    const real x107 = x102 + x103;
    const real x108 = a[5] - x104;
    const real x109 = a[4] + x105;
    const real x110 = a[5] + x104;
    const real x111 = a[3] - x106;
    const real x112 = a[4] - x105;
    const real x113 = a[3] + x106;
    const real x114 = v[4] * cosine[8] + v[5] * sine[8];
    const real x115 = v[5] * cosine[8] - v[4] * sine[8];
    const real x116 = v[3] + v[6];
    const real x117 = a[3] + a[6];
    const real x118 = v[6] * x115 + (a[4] * cosine[8] + a[5] * sine[8]);
    const real x119 = v[6] * x114 - (a[5] * cosine[8] - a[4] * sine[8]);
    const real x120 = x107 * 0.1934;
    const real x121 = x108 * 0.0465;
    const real x122 = x120 + x121;
    const real x123 = x095 - x122;
    const real x124 = (x101 + x103) * 0.0465;
    const real x125 = x110 * 0.1934;
    const real x126 = x124 - x125;
    const real x127 = x098 - x126;
    const real x128 = x112 * 0.1934;
    const real x129 = x113 * 0.0465;
    const real x130 = x128 - x129;
    const real x131 = x100 + x130;
    const real x132 = cosine[8] * x127 - sine[8] * x131;
    const real x133 = cosine[8] * x131 + sine[8] * x127;
    const real x134 = x116 * x116;
    const real x135 = x114 * x114;
    const real x136 = x115 * x115;
    const real x137 = x114 * x116;
    const real x138 = x115 * x116;
    const real x139 = x114 * x115;
    const real x140 = x119 + x137;
    const real x141 = x118 + x138;
    const real x142 = x117 - x139;
    const real x143 = x117 + x139;
    const real x144 = x134 - x136;
    const real x145 = v[7] + x114;
    const real x146 = x117 - v[7] * x115;
    const real x147 = a[7] + x118;
    const real x148 = x119 - v[7] * x116;
    const real x149 = x145 * x145;
    const real x150 = x116 * x145;
    const real x151 = x115 * x145;
    const real x152 = x136 + x149;
    const real x153 = x138 + x147;
    const real x154 = x148 - x150;
    const real x155 = x146 - x151;
    const real x156 = x138 - x147;
    const real x157 = x134 + x149;
    const real x158 = v[8] + x145;
    const real x159 = x146 - v[8] * x115;
    const real x160 = a[8] + x147;
    const real x161 = x148 - v[8] * x116;
    const real x162 = x011 * x153 - (x123 + x010 * x152);
    const real x163 = x132 + (x011 * x155 + x010 * x154);
    const real x164 = x133 - (x011 * x157 - x010 * x156);
    const real x165 = x158 * x158;
    const real x166 = x116 * x158;
    const real x167 = x115 * x158;
    const real x168 = x138 + x160;
    const real x169 = x161 - x166;
    const real x170 = x159 - x167;
    const real x171 = x138 - x160;
    const real x172 = x021 * (x136 + x165) - x022 * x168;
    const real x173 = x022 * x170 + x021 * x169;
    const real x174 = x022 * (x134 + x165) - x021 * x171;
    const real x175 = x017 * (x159 + x167) + x018 * x144;
    const real x176 = x016 * x171 - x019 * (x161 + x166);
    const real x177 = x021 * x164 - (x020 * x168 + x175);
    const real x178 = x022 * x162 + x176 - x177;
    const real x179 = v[4] * cosine[9] + v[5] * sine[9];
    const real x180 = v[5] * cosine[9] - v[4] * sine[9];
    const real x181 = v[3] + v[9];
    const real x182 = a[3] + a[9];
    const real x183 = v[9] * x180 + (a[4] * cosine[9] + a[5] * sine[9]);
    const real x184 = v[9] * x179 - (a[5] * cosine[9] - a[4] * sine[9]);
    const real x185 = x120 - x121;
    const real x186 = x095 - x185;
    const real x187 = x124 + x125;
    const real x188 = x098 + x187;
    const real x189 = x128 + x129;
    const real x190 = x100 + x189;
    const real x191 = cosine[9] * x188 - sine[9] * x190;
    const real x192 = cosine[9] * x190 + sine[9] * x188;
    const real x193 = x181 * x181;
    const real x194 = x179 * x179;
    const real x195 = x180 * x180;
    const real x196 = x179 * x181;
    const real x197 = x180 * x181;
    const real x198 = x179 * x180;
    const real x199 = x184 + x196;
    const real x200 = x183 + x197;
    const real x201 = x182 - x198;
    const real x202 = x182 + x198;
    const real x203 = x193 - x195;
    const real x204 = v[10] + x179;
    const real x205 = x182 - v[10] * x180;
    const real x206 = a[10] + x183;
    const real x207 = x184 - v[10] * x181;
    const real x208 = x204 * x204;
    const real x209 = x181 * x204;
    const real x210 = x180 * x204;
    const real x211 = x195 + x208;
    const real x212 = x197 + x206;
    const real x213 = x207 - x209;
    const real x214 = x205 - x210;
    const real x215 = x197 - x206;
    const real x216 = x193 + x208;
    const real x217 = v[11] + x204;
    const real x218 = x205 - v[11] * x180;
    const real x219 = a[11] + x206;
    const real x220 = x207 - v[11] * x181;
    const real x221 = x033 * x212 - (x186 + x032 * x211);
    const real x222 = x191 + (x033 * x214 + x032 * x213);
    const real x223 = x192 - (x033 * x216 - x032 * x215);
    const real x224 = x217 * x217;
    const real x225 = x181 * x217;
    const real x226 = x180 * x217;
    const real x227 = x197 + x219;
    const real x228 = x220 - x225;
    const real x229 = x218 - x226;
    const real x230 = x197 - x219;
    const real x231 = x043 * (x195 + x224) - x044 * x227;
    const real x232 = x044 * x229 + x043 * x228;
    const real x233 = x044 * (x193 + x224) - x043 * x230;
    const real x234 = x039 * (x218 + x226) + x040 * x203;
    const real x235 = x038 * x230 - x041 * (x220 + x225);
    const real x236 = x043 * x223 - (x042 * x227 + x234);
    const real x237 = x044 * x221 - x235 - x236;
    const real x238 = v[4] * cosine[10] + v[5] * sine[10];
    const real x239 = v[5] * cosine[10] - v[4] * sine[10];
    const real x240 = v[3] + v[12];
    const real x241 = a[3] + a[12];
    const real x242 = v[12] * x239 + (a[4] * cosine[10] + a[5] * sine[10]);
    const real x243 = v[12] * x238 - (a[5] * cosine[10] - a[4] * sine[10]);
    const real x244 = x095 + x185;
    const real x245 = x098 - x187;
    const real x246 = x100 - x189;
    const real x247 = cosine[10] * x245 - sine[10] * x246;
    const real x248 = cosine[10] * x246 + sine[10] * x245;
    const real x249 = x240 * x240;
    const real x250 = x238 * x238;
    const real x251 = x239 * x239;
    const real x252 = x238 * x240;
    const real x253 = x239 * x240;
    const real x254 = x238 * x239;
    const real x255 = x243 + x252;
    const real x256 = x242 + x253;
    const real x257 = x241 - x254;
    const real x258 = x241 + x254;
    const real x259 = x249 - x251;
    const real x260 = v[13] + x238;
    const real x261 = x241 - v[13] * x239;
    const real x262 = a[13] + x242;
    const real x263 = x243 - v[13] * x240;
    const real x264 = x260 * x260;
    const real x265 = x240 * x260;
    const real x266 = x239 * x260;
    const real x267 = x251 + x264;
    const real x268 = x253 + x262;
    const real x269 = x263 - x265;
    const real x270 = x261 - x266;
    const real x271 = x253 - x262;
    const real x272 = x249 + x264;
    const real x273 = v[14] + x260;
    const real x274 = x261 - v[14] * x239;
    const real x275 = a[14] + x262;
    const real x276 = x263 - v[14] * x240;
    const real x277 = x055 * x268 - (x244 + x054 * x267);
    const real x278 = x247 + (x055 * x270 + x054 * x269);
    const real x279 = x248 - (x055 * x272 - x054 * x271);
    const real x280 = x273 * x273;
    const real x281 = x240 * x273;
    const real x282 = x239 * x273;
    const real x283 = x253 + x275;
    const real x284 = x276 - x281;
    const real x285 = x274 - x282;
    const real x286 = x253 - x275;
    const real x287 = x065 * (x251 + x280) - x066 * x283;
    const real x288 = x066 * x285 + x065 * x284;
    const real x289 = x066 * (x249 + x280) - x065 * x286;
    const real x290 = x061 * (x274 + x282) + x062 * x259;
    const real x291 = x063 * (x276 + x281) + x060 * x286;
    const real x292 = x065 * x279 - (x064 * x283 + x290);
    const real x293 = x066 * x277 - x291 - x292;
    const real x294 = v[4] * cosine[11] + v[5] * sine[11];
    const real x295 = v[5] * cosine[11] - v[4] * sine[11];
    const real x296 = v[3] + v[15];
    const real x297 = a[3] + a[15];
    const real x298 = v[15] * x295 + (a[4] * cosine[11] + a[5] * sine[11]);
    const real x299 = v[15] * x294 - (a[5] * cosine[11] - a[4] * sine[11]);
    const real x300 = x095 + x122;
    const real x301 = x098 + x126;
    const real x302 = x100 - x130;
    const real x303 = cosine[11] * x301 - sine[11] * x302;
    const real x304 = cosine[11] * x302 + sine[11] * x301;
    const real x305 = x296 * x296;
    const real x306 = x294 * x294;
    const real x307 = x295 * x295;
    const real x308 = x294 * x296;
    const real x309 = x295 * x296;
    const real x310 = x294 * x295;
    const real x311 = x299 + x308;
    const real x312 = x298 + x309;
    const real x313 = x297 - x310;
    const real x314 = x297 + x310;
    const real x315 = x305 - x307;
    const real x316 = v[16] + x294;
    const real x317 = x297 - v[16] * x295;
    const real x318 = a[16] + x298;
    const real x319 = x299 - v[16] * x296;
    const real x320 = x316 * x316;
    const real x321 = x296 * x316;
    const real x322 = x295 * x316;
    const real x323 = x307 + x320;
    const real x324 = x309 + x318;
    const real x325 = x319 - x321;
    const real x326 = x317 - x322;
    const real x327 = x309 - x318;
    const real x328 = x305 + x320;
    const real x329 = v[17] + x316;
    const real x330 = x317 - v[17] * x295;
    const real x331 = a[17] + x318;
    const real x332 = x319 - v[17] * x296;
    const real x333 = x077 * x324 - (x300 + x076 * x323);
    const real x334 = x303 + (x077 * x326 + x076 * x325);
    const real x335 = x304 - (x077 * x328 - x076 * x327);
    const real x336 = x329 * x329;
    const real x337 = x296 * x329;
    const real x338 = x295 * x329;
    const real x339 = x309 + x331;
    const real x340 = x332 - x337;
    const real x341 = x330 - x338;
    const real x342 = x309 - x331;
    const real x343 = x087 * (x307 + x336) - x088 * x339;
    const real x344 = x088 * x341 + x087 * x340;
    const real x345 = x088 * (x305 + x336) - x087 * x342;
    const real x346 = x083 * (x330 + x338) + x084 * x315;
    const real x347 = x082 * x342 - x085 * (x332 + x337);
    const real x348 = x087 * x335 - (x086 * x339 + x346);
    const real x349 = x088 * x333 - x347 - x348;
    const real x350 = x070 * (x317 + x322) + x071 * x315;
    const real x351 = x072 * (x319 + x321) + x075 * x300;
    const real x352 = x074 * x304 - (x073 * x324 - x069 * x327);
    const real x353 = x076 * x345 - (x350 + x351) - (x077 * x343 + x352);
    const real x354 = x349 + x353;
    const real x355 = 0.00892066955205 * x314 + 1.2818914e-06 * (x306 - x307);
    const real x356 = 7.25574e-07 * (x299 - x308) + 0.00043992847495 * x313;
    const real x357 = 4.092728e-06 * (x298 - x309) - x072 * (x307 - x320);
    const real x358 = x085 * (x307 - x336) + x086 * x341;
    const real x359 = x083 * x342 - (x073 * x326 + x355);
    const real x360 = x084 * x340 + (x070 * x327 - x071 * x325);
    const real x361 = 0.10962557 * x304 - x359 + (x360 + (x358 + (x356 + x357)));
    const real x362 = x088 * x334 + x077 * x344 + x361;
    const real x363 = x303 * (x075 + 7.119e-05) + x362;
    const real x364 = 7.119e-05 * x300 - (7.25574e-07 * x315 + 4.092728e-06 * x314);
    const real x365 = 1.2818914e-06 * x311 - 0.00043992847495 * x312 + x364;
    const real x366 = x354 - x365;
    const real x367 = 7.25574e-07 * x313 - 4.092728e-06 * (x305 - x306);
    const real x368 = 0.10962557 * x300 - x070 * (x305 - x320);
    const real x369 = x083 * (x305 - x336) - x084 * x341;
    const real x370 = 1.2818914e-06 * x312 - 0.00892066955205 * x311 + x368;
    const real x371 = x085 * x339 - (x071 * x326 - x367);
    const real x372 = x082 * x340 + (x069 * x325 - x072 * x324);
    const real x373 = x074 * x303 + x371 + (x372 - (x369 + x370));
    const real x374 = x087 * x334 + x076 * x344 + x373;
    const real x375 = 7.119e-05 * x312 + 0.10962557 * x311 - (x074 * x323 - x075 * x324);
    const real x376 = 7.119e-05 * x313 + 0.10962557 * (x305 + x307);
    const real x377 = x074 * x325 + (x075 * x326 + x376);
    const real x378 = x344 + x377;
    const real x379 = 0.10962557 * x314 - 7.119e-05 * (x305 + x306);
    const real x380 = x074 * x327 - (x075 * x328 - x379);
    const real x381 = x345 - x380;
    const real x382 = cosine[11] * x378 - sine[11] * x381;
    const real x383 = sine[11] * x378 + cosine[11] * x381;
    const real x384 = x048 * (x261 + x266) - x049 * x259;
    const real x385 = x050 * (x263 + x265) + x053 * x244;
    const real x386 = x052 * x248 - (x051 * x268 - x047 * x271);
    const real x387 = x054 * x289 + (x384 - x385) - (x055 * x287 + x386);
    const real x388 = x293 + x387;
    const real x389 = 0.00892066955205 * x258 - 1.2818914e-06 * (x250 - x251);
    const real x390 = 7.25574e-07 * (x243 - x252) + 0.00043992847495 * x257;
    const real x391 = 4.092728e-06 * (x242 - x253) + x050 * (x251 - x264);
    const real x392 = x064 * x285 - x063 * (x251 - x280);
    const real x393 = x061 * x286 - (x051 * x270 + x389);
    const real x394 = x062 * x284 - (x049 * x269 + x048 * x271);
    const real x395 = 0.10962557 * x248 + x393 - (x394 + (x392 + (x390 - x391)));
    const real x396 = x066 * x278 + x055 * x288 - x395;
    const real x397 = x247 * (x053 + 7.119e-05) + x396;
    const real x398 = 7.119e-05 * x244 + (4.092728e-06 * x258 - 7.25574e-07 * x259);
    const real x399 = 1.2818914e-06 * x255 + 0.00043992847495 * x256 - x398;
    const real x400 = x388 + x399;
    const real x401 = 4.092728e-06 * (x249 - x250) + 7.25574e-07 * x257;
    const real x402 = 0.10962557 * x244 - x048 * (x249 - x264);
    const real x403 = x061 * (x249 - x280) - x062 * x285;
    const real x404 = 1.2818914e-06 * x256 + 0.00892066955205 * x255 + x402;
    const real x405 = x063 * x283 + (x049 * x270 - x401);
    const real x406 = x060 * x284 + (x047 * x269 - x050 * x268);
    const real x407 = x052 * x247 - x405 + (x406 - (x403 - x404));
    const real x408 = x065 * x278 + x054 * x288 + x407;
    const real x409 = 0.10962557 * x255 - 7.119e-05 * x256 + (x052 * x267 - x053 * x268);
    const real x410 = 0.10962557 * (x249 + x251) - 7.119e-05 * x257;
    const real x411 = x052 * x269 + (x053 * x270 - x410);
    const real x412 = x288 + x411;
    const real x413 = 7.119e-05 * (x249 + x250) + 0.10962557 * x258;
    const real x414 = x052 * x271 - (x053 * x272 + x413);
    const real x415 = x289 - x414;
    const real x416 = cosine[10] * x412 - sine[10] * x415;
    const real x417 = cosine[10] * x415 + sine[10] * x412;
    const real x418 = x026 * (x205 + x210) + x027 * x203;
    const real x419 = x028 * (x207 + x209) + x031 * x186;
    const real x420 = x030 * x192 - (x029 * x212 - x025 * x215);
    const real x421 = x032 * x233 - (x418 + x419) - (x033 * x231 + x420);
    const real x422 = x237 + x421;
    const real x423 = 0.00892066955205 * x202 + 1.2818914e-06 * (x194 - x195);
    const real x424 = 7.25574e-07 * (x184 - x196) - 0.00043992847495 * x201;
    const real x425 = 4.092728e-06 * (x183 - x197) + x028 * (x195 - x208);
    const real x426 = x041 * (x195 - x224) + x042 * x229;
    const real x427 = x039 * x230 - (x029 * x214 + x423);
    const real x428 = x040 * x228 + (x026 * x215 - x027 * x213);
    const real x429 = 0.10962557 * x192 - x427 + (x428 + (x426 - (x424 + x425)));
    const real x430 = x044 * x222 + x033 * x232 + x429;
    const real x431 = x191 * (x031 + 7.119e-05) + x430;
    const real x432 = 7.119e-05 * x186 + (4.092728e-06 * x202 + 7.25574e-07 * x203);
    const real x433 = 1.2818914e-06 * x199 - 0.00043992847495 * x200 + x432;
    const real x434 = x422 - x433;
    const real x435 = 4.092728e-06 * (x193 - x194) - 7.25574e-07 * x201;
    const real x436 = 0.10962557 * x186 - x026 * (x193 - x208);
    const real x437 = x039 * (x193 - x224) - x040 * x229;
    const real x438 = 1.2818914e-06 * x200 - 0.00892066955205 * x199 + x436;
    const real x439 = x041 * x227 - (x027 * x214 - x435);
    const real x440 = x038 * x228 + (x025 * x213 - x028 * x212);
    const real x441 = x030 * x191 + x439 + (x440 - (x437 + x438));
    const real x442 = x043 * x222 + x032 * x232 + x441;
    const real x443 = 7.119e-05 * x200 + 0.10962557 * x199 - (x030 * x211 - x031 * x212);
    const real x444 = 7.119e-05 * x201 + 0.10962557 * (x193 + x195);
    const real x445 = x030 * x213 + (x031 * x214 + x444);
    const real x446 = x232 + x445;
    const real x447 = 0.10962557 * x202 - 7.119e-05 * (x193 + x194);
    const real x448 = x030 * x215 - (x031 * x216 - x447);
    const real x449 = x233 - x448;
    const real x450 = cosine[9] * x446 - sine[9] * x449;
    const real x451 = sine[9] * x446 + cosine[9] * x449;
    const real x452 = x004 * (x146 + x151) - x005 * x144;
    const real x453 = x006 * (x148 + x150) + x009 * x123;
    const real x454 = x008 * x133 + (x003 * x156 + x007 * x153);
    const real x455 = x010 * x174 + (x452 - x453) - (x011 * x172 + x454);
    const real x456 = x178 + x455;
    const real x457 = x143 * 0.00892066955205 - 1.2818914e-06 * (x135 - x136);
    const real x458 = (x119 - x137) * 7.25574e-07 - x142 * 0.00043992847495;
    const real x459 = (x118 - x138) * 4.092728e-06 - x006 * (x136 - x149);
    const real x460 = x020 * x170 - x019 * (x136 - x165);
    const real x461 = x017 * x171 + (x007 * x155 - x457);
    const real x462 = x018 * x169 - (x005 * x154 + x004 * x156);
    const real x463 = x133 * 0.10962557 + x461 - (x462 + (x460 - (x458 - x459)));
    const real x464 = x022 * x163 + x011 * x173 - x463;
    const real x465 = x132 * (x009 + 7.119e-05) + x464;
    const real x466 = x123 * 7.119e-05 + (7.25574e-07 * x144 - x143 * 4.092728e-06);
    const real x467 = x140 * 1.2818914e-06 + x141 * 0.00043992847495 - x466;
    const real x468 = x456 + x467;
    const real x469 = x142 * 7.25574e-07 + 4.092728e-06 * (x134 - x135);
    const real x470 = x123 * 0.10962557 - x004 * (x134 - x149);
    const real x471 = x017 * (x134 - x165) - x018 * x170;
    const real x472 = x141 * 1.2818914e-06 + x140 * 0.00892066955205 + x470;
    const real x473 = x019 * x168 + (x005 * x155 + x469);
    const real x474 = x016 * x169 - (x003 * x154 - x006 * x153);
    const real x475 = x008 * x132 - x473 - (x474 + (x471 - x472));
    const real x476 = x021 * x163 + x010 * x173 + x475;
    const real x477 = x140 * 0.10962557 - x141 * 7.119e-05 + (x008 * x152 - x009 * x153);
    const real x478 = (x134 + x136) * 0.10962557 - x142 * 7.119e-05;
    const real x479 = x008 * x154 + (x009 * x155 - x478);
    const real x480 = x173 + x479;
    const real x481 = (x134 + x135) * 7.119e-05 + x143 * 0.10962557;
    const real x482 = x008 * x156 - (x009 * x157 + x481);
    const real x483 = x174 - x482;
    const real x484 = cosine[8] * x480 - sine[8] * x483;
    const real x485 = cosine[8] * x483 + sine[8] * x480;
    const real x486 = x417 + x485;
    const real x487 = x383 + x451;
    const real x488 = x111 * 0.008214766969476 - 3.12e-05 * (x102 - x103);
    const real x489 = x112 * 0.00012166 + (x113 * 0.03675794225 + x110 * 0.002283689271632);
    const real x490 = 0.0465 * (x486 - x487) + (x098 * 0.037188086 + (x488 + x489));
    const real x491 = x397 + x465 + (x363 + x431) + x490;
    const real x492 = 0.1934 * (x417 - x485 + (x383 - x451));
    const real x493 = cosine[8] * x468 + sine[8] * x476 + (sine[10] * x408 + cosine[10] * x400);
    const real x494 = sine[9] * x442 + cosine[9] * x434 + (cosine[11] * x366 + sine[11] * x374);
    const real x495 = x112 * 0.424141229571024 - 0.002283689271632 * (x101 - x103);
    const real x496 = x108 * 3.12e-05 - (x113 * 0.00012166 + x109 * 0.008214766969476);
    const real x497 = x100 * 0.146694152 - (x095 * 0.037188086 - (x495 - x496));
    const real x498 = 0.1934 * (x416 - x484 + (x382 - x450));
    const real x499 = x287 + x409 + (x172 + x477);
    const real x500 = x343 - x375 + (x231 - x443);
    const real x501 = cosine[8] * x476 - sine[8] * x468 + (cosine[10] * x408 - sine[10] * x400);
    const real x502 = cosine[9] * x442 - sine[9] * x434 - (sine[11] * x366 - cosine[11] * x374);
    const real x503 = 0.00012166 * (x101 - x102) + (x108 * 0.03675794225 + x111 * 0.002283689271632);
    const real x504 = x110 * 0.424141229571024 - x109 * 3.12e-05 + x503;
    const real x505 = 0.0465 * (x499 - x500) - (x098 * 0.146694152 + x504);
    const real x506 = x095 * 16.087 - (x109 * 0.037188086 + x107 * 0.146694152);
    const real x507 = x098 * 16.087 + (x110 * 0.146694152 + x111 * 0.037188086);
    const real x508 = x416 + x484 + (x382 + x450) + x507;
    const real x509 = x112 * 0.146694152 - (x101 + x102) * 0.037188086;
    const real x510 = x486 + x487 - (x100 * 16.087 + x509);
    tau[0] = x499 + x500 + x506;
    tau[1] = x508;
    tau[2] = x510;
    tau[3] = x491;
    tau[4] = x493 + x494 + (x492 + x497);
    tau[5] = -(x501 + x502 + (x498 + x505));
    tau[6] = x465;
    tau[7] = x456;
    tau[8] = x178;
    tau[9] = x431;
    tau[10] = x422;
    tau[11] = x237;
    tau[12] = x397;
    tau[13] = x388;
    tau[14] = x293;
    tau[15] = x363;
    tau[16] = x354;
    tau[17] = x349;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_rnea_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_rnea.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_rnea.c"
#undef SYMDYN_PASS
#endif

void go2_rnea_batch(
    size_t n, const double *q, const double *v, const double *a, double *tau)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], a_lanes[18], tau_lanes[18];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        symdyn_load_f64(a_lanes, a + 18 * i, 18);
        go2_rnea_lanes(
            q_lanes, v_lanes, a_lanes, tau_lanes);
        symdyn_store_f64(tau + 18 * i, tau_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_rnea(q + 19 * i, v + 18 * i, a + 18 * i, tau + 18 * i);
    }
}

#endif
