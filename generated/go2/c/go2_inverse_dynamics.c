/*
 * inverse_dynamics of go2: Inverse dynamics under contact forces: tau = M a + h - J_c^T f.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.outside
 * Convention  pinocchio
 * Program     SHA-256 1439ed0b89709aaec3ac765dafb8dc392b00134f45e186db699ccff7ba117644
 * Operations  733 mul, 752 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad       [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
 *     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
 *     f  12  N               on the robot at each contact, world axes
 *
 * Outputs
 *     tau  18  N, N m  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     contact/static                 PROVED
 *     derivatives/contacts-fixed     PROVED
 *     derivatives/contacts-floating  PROVED
 *     outside/contact-power          PROVED
 *     outside/contact-power-free     PROVED
 *     regressor/lumped-mixed         PROVED-MOD-P
 *     regressor/lumped-disc          PROVED
 *     regressor/reframed             PROVED
 *     rotations/align                PROVED
 *     rotations/align-back           PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_inverse_dynamics(
    const double *q, const double *v, const double *a, const double *f, double *tau)
#else
static void go2_inverse_dynamics_lanes(
    const real *q, const real *v, const real *a, const real *f, real *tau)
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
    const real x023 = 0.213 * x013;
    const real x024 = 0.213 * x012;
    const real x025 = 0.000859774592 * cosine[2] + 0.0148272943648 * sine[2];
    const real x026 = sine[2] * x025;
    const real x027 = 0.0005670347152 + x026;
    const real x028 = 0.000402580736 * cosine[2] + 0.00747974233 * sine[2];
    const real x029 = 0.000429887296 - cosine[2] * x025;
    const real x030 = 0.000402580736 * sine[2] - 0.00747974233 * cosine[2];
    const real x031 = 0.01539432908 - x026;
    const real x032 = 0.0789924 * sine[2] + 0.00430848 * cosine[2];
    const real x033 = 0.0789924 * cosine[2] - 0.00430848 * sine[2];
    const real x034 = 0.213 * sine[2];
    const real x035 = 0.213 * cosine[2];
    const real x036 = cosine[2] * cosine[3] - sine[2] * sine[3];
    const real x037 = cosine[2] * sine[3] + sine[2] * cosine[3];
    const real x038 = 0.0002285016 * x036 - 0.0048938853184 * x037;
    const real x039 = x037 * x038;
    const real x040 = 3.58746816e-05 - x039;
    const real x041 = 7.9431538e-05 * x036 - 0.00249597775 * x037;
    const real x042 = 0.0001142508 - x036 * x038;
    const real x043 = 0.00249597775 * x036 + 7.9431538e-05 * x037;
    const real x044 = 0.00492976 + x039;
    const real x045 = 0.02623 * x037 - 0.00084392 * x036;
    const real x046 = 0.00084392 * x037 + 0.02623 * x036;
    const real x047 = 0.213 * x037;
    const real x048 = 0.213 * x036;
    const real x049 = 0.000859774592 * cosine[4] + 0.0148272943648 * sine[4];
    const real x050 = sine[4] * x049;
    const real x051 = 0.0005670347152 + x050;
    const real x052 = 0.00747974233 * sine[4] + 0.000402580736 * cosine[4];
    const real x053 = 0.000429887296 - cosine[4] * x049;
    const real x054 = 0.00747974233 * cosine[4] - 0.000402580736 * sine[4];
    const real x055 = 0.01539432908 - x050;
    const real x056 = 0.0789924 * sine[4] + 0.00430848 * cosine[4];
    const real x057 = 0.0789924 * cosine[4] - 0.00430848 * sine[4];
    const real x058 = 0.213 * sine[4];
    const real x059 = 0.213 * cosine[4];
    const real x060 = cosine[4] * cosine[5] - sine[4] * sine[5];
    const real x061 = cosine[4] * sine[5] + sine[4] * cosine[5];
    const real x062 = 0.0002285016 * x060 - 0.0048938853184 * x061;
    const real x063 = x061 * x062;
    const real x064 = 3.58746816e-05 - x063;
    const real x065 = 0.00249597775 * x061 - 7.9431538e-05 * x060;
    const real x066 = 0.0001142508 - x060 * x062;
    const real x067 = 7.9431538e-05 * x061 + 0.00249597775 * x060;
    const real x068 = 0.00492976 + x063;
    const real x069 = 0.02623 * x061 - 0.00084392 * x060;
    const real x070 = 0.00084392 * x061 + 0.02623 * x060;
    const real x071 = 0.213 * x061;
    const real x072 = 0.213 * x060;
    const real x073 = 0.000859774592 * cosine[6] + 0.0148272943648 * sine[6];
    const real x074 = sine[6] * x073;
    const real x075 = 0.0005670347152 + x074;
    const real x076 = 0.000402580736 * cosine[6] + 0.00747974233 * sine[6];
    const real x077 = 0.000429887296 - cosine[6] * x073;
    const real x078 = 0.000402580736 * sine[6] - 0.00747974233 * cosine[6];
    const real x079 = 0.01539432908 - x074;
    const real x080 = 0.0789924 * sine[6] + 0.00430848 * cosine[6];
    const real x081 = 0.0789924 * cosine[6] - 0.00430848 * sine[6];
    const real x082 = 0.213 * sine[6];
    const real x083 = 0.213 * cosine[6];
    const real x084 = cosine[6] * cosine[7] - sine[6] * sine[7];
    const real x085 = cosine[6] * sine[7] + sine[6] * cosine[7];
    const real x086 = 0.0002285016 * x084 - 0.0048938853184 * x085;
    const real x087 = x085 * x086;
    const real x088 = 3.58746816e-05 - x087;
    const real x089 = 7.9431538e-05 * x084 - 0.00249597775 * x085;
    const real x090 = 0.0001142508 - x084 * x086;
    const real x091 = 0.00249597775 * x084 + 7.9431538e-05 * x085;
    const real x092 = 0.00492976 + x087;
    const real x093 = 0.02623 * x085 - 0.00084392 * x084;
    const real x094 = 0.00084392 * x085 + 0.02623 * x084;
    const real x095 = 0.213 * x085;
    const real x096 = 0.213 * x084;
    const real x097 = q[3] * 2.0;
    const real x098 = q[4] * 2.0;
    const real x099 = q[5] * 2.0;
    const real x100 = q[4] * x098;
    const real x101 = q[5] * x099;
    const real x102 = q[3] * x098;
    const real x103 = q[3] * x099;
    const real x104 = q[4] * x099;
    const real x105 = q[6] * x097;
    const real x106 = q[6] * x098;
    const real x107 = q[6] * x099;
    const real x108 = x101 - (1.0 - x100);
    const real x109 = x102 - x107;
    const real x110 = x103 + x106;
    const real x111 = x102 + x107;
    const real x112 = 1.0 - q[3] * x097;
    const real x113 = x101 - x112;
    const real x114 = x104 - x105;
    const real x115 = x103 - x106;
    const real x116 = x104 + x105;
    const real x117 = x100 - x112;
    const real x118 = f[0] * x108 - (f[1] * x111 + f[2] * x115);
    const real x119 = f[1] * x113 - (f[0] * x109 + f[2] * x116);
    const real x120 = f[2] * x117 - (f[0] * x110 + f[1] * x114);
    const real x121 = x119 * cosine[8] + x120 * sine[8];
    const real x122 = x120 * cosine[8] - x119 * sine[8];
    const real x123 = f[3] * x108 - (f[4] * x111 + f[5] * x115);
    const real x124 = f[4] * x113 - (f[3] * x109 + f[5] * x116);
    const real x125 = f[5] * x117 - (f[3] * x110 + f[4] * x114);
    const real x126 = x124 * cosine[9] + x125 * sine[9];
    const real x127 = x125 * cosine[9] - x124 * sine[9];
    const real x128 = f[6] * x108 - (f[7] * x111 + f[8] * x115);
    const real x129 = f[7] * x113 - (f[6] * x109 + f[8] * x116);
    const real x130 = f[8] * x117 - (f[6] * x110 + f[7] * x114);
    const real x131 = x129 * cosine[10] + x130 * sine[10];
    const real x132 = x130 * cosine[10] - x129 * sine[10];
    const real x133 = f[9] * x108 - (f[10] * x111 + f[11] * x115);
    const real x134 = f[10] * x113 - (f[11] * x116 + f[9] * x109);
    const real x135 = f[11] * x117 - (f[10] * x114 + f[9] * x110);
    const real x136 = x134 * cosine[11] + x135 * sine[11];
    const real x137 = x135 * cosine[11] - x134 * sine[11];
    const real x138 = v[2] * v[4] + (a[0] - v[1] * v[5]);
    const real x139 = x115 * 9.81 + x138;
    const real x140 = v[0] * v[5] + (a[1] - v[2] * v[3]);
    const real x141 = x116 * 9.81 + x140;
    const real x142 = v[1] * v[3] + (a[2] - v[0] * v[4]);
    const real x143 = x117 * 9.81 - x142;
    const real x144 = v[3] * v[3];
    const real x145 = v[4] * v[4];
    const real x146 = v[5] * v[5];
    const real x147 = v[3] * v[4];
    const real x148 = v[3] * v[5];
    const real x149 = v[4] * v[5];
    const real x150 = x145 + x146;
    const real x151 = a[5] - x147;
    const real x152 = a[4] + x148;
    const real x153 = a[5] + x147;
    const real x154 = a[3] - x149;
    const real x155 = a[4] - x148;
    const real x156 = a[3] + x149;
    const real x157 = v[4] * cosine[8] + v[5] * sine[8];
    const real x158 = v[5] * cosine[8] - v[4] * sine[8];
    const real x159 = v[3] + v[6];
    const real x160 = a[3] + a[6];
    const real x161 = v[6] * x158 + (a[4] * cosine[8] + a[5] * sine[8]);
    const real x162 = v[6] * x157 - (a[5] * cosine[8] - a[4] * sine[8]);
    const real x163 = 0.1934 * x150;
    const real x164 = 0.0465 * x151;
    const real x165 = x163 + x164;
    const real x166 = x139 - x165;
    const real x167 = 0.0465 * (x144 + x146);
    const real x168 = 0.1934 * x153;
    const real x169 = x167 - x168;
    const real x170 = x141 - x169;
    const real x171 = 0.1934 * x155;
    const real x172 = 0.0465 * x156;
    const real x173 = x171 - x172;
    const real x174 = x143 + x173;
    const real x175 = cosine[8] * x170 - sine[8] * x174;
    const real x176 = cosine[8] * x174 + sine[8] * x170;
    const real x177 = x159 * x159;
    const real x178 = x157 * x157;
    const real x179 = x158 * x158;
    const real x180 = x157 * x159;
    const real x181 = x158 * x159;
    const real x182 = x157 * x158;
    const real x183 = x162 + x180;
    const real x184 = x161 + x181;
    const real x185 = x160 - x182;
    const real x186 = x160 + x182;
    const real x187 = x177 - x179;
    const real x188 = v[7] + x157;
    const real x189 = x160 - v[7] * x158;
    const real x190 = a[7] + x161;
    const real x191 = x162 - v[7] * x159;
    const real x192 = x188 * x188;
    const real x193 = x159 * x188;
    const real x194 = x158 * x188;
    const real x195 = x179 + x192;
    const real x196 = x181 + x190;
    const real x197 = x191 - x193;
    const real x198 = x189 - x194;
    const real x199 = x181 - x190;
    const real x200 = x177 + x192;
    const real x201 = v[8] + x188;
    const real x202 = x189 - v[8] * x158;
    const real x203 = a[8] + x190;
    const real x204 = x191 - v[8] * x159;
    const real x205 = x011 * x196 - (x166 + x010 * x195);
    const real x206 = x175 + (x011 * x198 + x010 * x197);
    const real x207 = x176 - (x011 * x200 - x010 * x199);
    const real x208 = x201 * x201;
    const real x209 = x159 * x201;
    const real x210 = x158 * x201;
    const real x211 = x181 + x203;
    const real x212 = x204 - x209;
    const real x213 = x202 - x210;
    const real x214 = x181 - x203;
    const real x215 = v[4] * cosine[9] + v[5] * sine[9];
    const real x216 = v[5] * cosine[9] - v[4] * sine[9];
    const real x217 = v[3] + v[9];
    const real x218 = a[3] + a[9];
    const real x219 = v[9] * x216 + (a[4] * cosine[9] + a[5] * sine[9]);
    const real x220 = v[9] * x215 - (a[5] * cosine[9] - a[4] * sine[9]);
    const real x221 = x163 - x164;
    const real x222 = x139 - x221;
    const real x223 = x167 + x168;
    const real x224 = x141 + x223;
    const real x225 = x171 + x172;
    const real x226 = x143 + x225;
    const real x227 = cosine[9] * x224 - sine[9] * x226;
    const real x228 = cosine[9] * x226 + sine[9] * x224;
    const real x229 = x217 * x217;
    const real x230 = x215 * x215;
    const real x231 = x216 * x216;
    const real x232 = x215 * x217;
    const real x233 = x216 * x217;
    const real x234 = x215 * x216;
    const real x235 = x220 + x232;
    const real x236 = x219 + x233;
    const real x237 = x218 - x234;
    const real x238 = x218 + x234;
    const real x239 = x229 - x231;
    const real x240 = v[10] + x215;
    const real x241 = x218 - v[10] * x216;
    const real x242 = a[10] + x219;
    const real x243 = x220 - v[10] * x217;
    const real x244 = x240 * x240;
    const real x245 = x217 * x240;
    const real x246 = x216 * x240;
    const real x247 = x231 + x244;
    const real x248 = x233 + x242;
    const real x249 = x243 - x245;
    const real x250 = x241 - x246;
    const real x251 = x233 - x242;
    const real x252 = x229 + x244;
    const real x253 = v[11] + x240;
    const real x254 = x241 - v[11] * x216;
    const real x255 = a[11] + x242;
    const real x256 = x243 - v[11] * x217;
    const real x257 = x035 * x248 - (x222 + x034 * x247);
    const real x258 = x227 + (x035 * x250 + x034 * x249);
    const real x259 = x228 - (x035 * x252 - x034 * x251);
    const real x260 = x253 * x253;
    const real x261 = x217 * x253;
    const real x262 = x216 * x253;
    const real x263 = x233 + x255;
    const real x264 = x256 - x261;
    const real x265 = x254 - x262;
    const real x266 = x233 - x255;
    const real x267 = v[4] * cosine[10] + v[5] * sine[10];
    const real x268 = v[5] * cosine[10] - v[4] * sine[10];
    const real x269 = v[3] + v[12];
    const real x270 = a[3] + a[12];
    const real x271 = v[12] * x268 + (a[4] * cosine[10] + a[5] * sine[10]);
    const real x272 = v[12] * x267 - (a[5] * cosine[10] - a[4] * sine[10]);
    const real x273 = x139 + x221;
    const real x274 = x141 - x223;
    const real x275 = x143 - x225;
    const real x276 = cosine[10] * x274 - sine[10] * x275;
    const real x277 = cosine[10] * x275 + sine[10] * x274;
    const real x278 = x269 * x269;
    const real x279 = x267 * x267;
    const real x280 = x268 * x268;
    const real x281 = x267 * x269;
    const real x282 = x268 * x269;
    const real x283 = x267 * x268;
    const real x284 = x272 + x281;
    const real x285 = x271 + x282;
    const real x286 = x270 - x283;
    const real x287 = x270 + x283;
    const real x288 = x278 - x280;
    const real x289 = v[13] + x267;
    const real x290 = x270 - v[13] * x268;
    const real x291 = a[13] + x271;
    const real x292 = x272 - v[13] * x269;
    const real x293 = x289 * x289;
    const real x294 = x269 * x289;
    const real x295 = x268 * x289;
    const real x296 = x280 + x293;
    const real x297 = x282 + x291;
    const real x298 = x292 - x294;
    const real x299 = x290 - x295;
    const real x300 = x282 - x291;
    const real x301 = x278 + x293;
    const real x302 = v[14] + x289;
    const real x303 = x290 - v[14] * x268;
    const real x304 = a[14] + x291;
    const real x305 = x292 - v[14] * x269;
    const real x306 = x059 * x297 - (x273 + x058 * x296);
    const real x307 = x276 + (x059 * x299 + x058 * x298);
    const real x308 = x277 - (x059 * x301 - x058 * x300);
    const real x309 = x302 * x302;
    const real x310 = x269 * x302;
    const real x311 = x268 * x302;
    const real x312 = x282 + x304;
    const real x313 = x305 - x310;
    const real x314 = x303 - x311;
    const real x315 = x282 - x304;
    const real x316 = v[4] * cosine[11] + v[5] * sine[11];
    const real x317 = v[5] * cosine[11] - v[4] * sine[11];
    const real x318 = v[3] + v[15];
    const real x319 = a[3] + a[15];
    const real x320 = v[15] * x317 + (a[4] * cosine[11] + a[5] * sine[11]);
    const real x321 = v[15] * x316 - (a[5] * cosine[11] - a[4] * sine[11]);
    const real x322 = x139 + x165;
    const real x323 = x141 + x169;
    const real x324 = x143 - x173;
    const real x325 = cosine[11] * x323 - sine[11] * x324;
    const real x326 = cosine[11] * x324 + sine[11] * x323;
    const real x327 = x318 * x318;
    const real x328 = x316 * x316;
    const real x329 = x317 * x317;
    const real x330 = x316 * x318;
    const real x331 = x317 * x318;
    const real x332 = x316 * x317;
    const real x333 = x321 + x330;
    const real x334 = x320 + x331;
    const real x335 = x319 - x332;
    const real x336 = x319 + x332;
    const real x337 = x327 - x329;
    const real x338 = v[16] + x316;
    const real x339 = x319 - v[16] * x317;
    const real x340 = a[16] + x320;
    const real x341 = x321 - v[16] * x318;
    const real x342 = x338 * x338;
    const real x343 = x318 * x338;
    const real x344 = x317 * x338;
    const real x345 = x329 + x342;
    const real x346 = x331 + x340;
    const real x347 = x341 - x343;
    const real x348 = x339 - x344;
    const real x349 = x331 - x340;
    const real x350 = x327 + x342;
    const real x351 = v[17] + x338;
    const real x352 = x339 - v[17] * x317;
    const real x353 = a[17] + x340;
    const real x354 = x341 - v[17] * x318;
    const real x355 = x083 * x346 - (x322 + x082 * x345);
    const real x356 = x325 + (x083 * x348 + x082 * x347);
    const real x357 = x326 - (x083 * x350 - x082 * x349);
    const real x358 = x351 * x351;
    const real x359 = x318 * x351;
    const real x360 = x317 * x351;
    const real x361 = x331 + x353;
    const real x362 = x354 - x359;
    const real x363 = x352 - x360;
    const real x364 = x331 - x353;
    const real x365 = x024 * x118 - x017 * (x202 + x210);
    const real x366 = x016 * x214 - x019 * (x204 + x209);
    const real x367 = x022 * x205 + (x023 * x122 + x018 * x187);
    const real x368 = x366 + (x020 * x211 - x365) - (x021 * x207 - x367);
    const real x369 = x022 * x211 - (x118 + x021 * (x179 + x208));
    const real x370 = x021 * x212 + (x121 + x022 * x213);
    const real x371 = x021 * x214 - (x122 + x022 * (x177 + x208));
    const real x372 = x048 * x123 - x041 * (x254 + x262);
    const real x373 = x040 * x266 - x043 * (x256 + x261);
    const real x374 = x046 * x257 + (x047 * x127 + x042 * x239);
    const real x375 = x373 - (x044 * x263 - x372) + (x045 * x259 - x374);
    const real x376 = x046 * x263 - (x123 + x045 * (x231 + x260));
    const real x377 = x045 * x264 + (x126 + x046 * x265);
    const real x378 = x045 * x266 - (x127 + x046 * (x229 + x260));
    const real x379 = x072 * x128 - x065 * (x303 + x311);
    const real x380 = x067 * (x305 + x310) + x064 * x315;
    const real x381 = x070 * x306 + (x071 * x132 + x066 * x288);
    const real x382 = x380 - (x068 * x312 - x379) + (x069 * x308 - x381);
    const real x383 = x070 * x312 - (x128 + x069 * (x280 + x309));
    const real x384 = x069 * x313 + (x131 + x070 * x314);
    const real x385 = x069 * x315 - (x132 + x070 * (x278 + x309));
    const real x386 = x096 * x133 - x089 * (x352 + x360);
    const real x387 = x088 * x364 - x091 * (x354 + x359);
    const real x388 = x094 * x355 + (x095 * x137 + x090 * x337);
    const real x389 = x387 - (x092 * x361 - x386) + (x093 * x357 - x388);
    const real x390 = x094 * x361 - (x133 + x093 * (x329 + x358));
    const real x391 = x093 * x362 + (x136 + x094 * x363);
    const real x392 = x093 * x364 - (x137 + x094 * (x327 + x358));
    const real x393 = x076 * (x339 + x344) + x077 * x337;
    const real x394 = x078 * (x341 + x343) + x081 * x322;
    const real x395 = x080 * x326 - (x079 * x346 - x075 * x349);
    const real x396 = x083 * x390 - (x393 + x394) - (x082 * x392 + x395);
    const real x397 = x389 - x396;
    const real x398 = 0.00892066955205 * x336 + 1.2818914e-06 * (x328 - x329);
    const real x399 = 7.25574e-07 * (x321 - x330) + 0.00043992847495 * x335;
    const real x400 = 4.092728e-06 * (x320 - x331) - x078 * (x329 - x342);
    const real x401 = x091 * (x329 - x358) + x092 * x363;
    const real x402 = 0.0955 * x137 - (x079 * x348 + x398);
    const real x403 = x090 * x362 + (x076 * x349 - x077 * x347);
    const real x404 = x096 * x136 - x089 * x364 + x403;
    const real x405 = x094 * x356 + (x401 + (x399 + x400));
    const real x406 = x083 * x391 + (0.10962557 * x326 - x402);
    const real x407 = x325 * (x081 + 7.119e-05) + (x406 + (x404 + x405));
    const real x408 = 7.119e-05 * x322 - (7.25574e-07 * x337 + 4.092728e-06 * x336);
    const real x409 = 1.2818914e-06 * x333 - 0.00043992847495 * x334 + x408;
    const real x410 = x397 + x409;
    const real x411 = 7.25574e-07 * x335 - 4.092728e-06 * (x327 - x328);
    const real x412 = 0.10962557 * x322 - x076 * (x327 - x342);
    const real x413 = x078 * x346 + x089 * (x327 - x358);
    const real x414 = x090 * x363 - (1.2818914e-06 * x334 - 0.00892066955205 * x333);
    const real x415 = x412 + (x077 * x348 + 0.0955 * x133);
    const real x416 = x088 * x362 + (x075 * x347 + x411);
    const real x417 = x095 * x136 + x091 * x361 + x416;
    const real x418 = x082 * x391 + (x080 * x325 - x415);
    const real x419 = x417 + (x093 * x356 - (x413 - x414));
    const real x420 = x418 + x419;
    const real x421 = 7.119e-05 * x334 + 0.10962557 * x333 - (x080 * x345 - x081 * x346);
    const real x422 = 7.119e-05 * x335 + 0.10962557 * (x327 + x329);
    const real x423 = x080 * x347 + (x081 * x348 + x422);
    const real x424 = x391 + x423;
    const real x425 = 0.10962557 * x336 - 7.119e-05 * (x327 + x328);
    const real x426 = x080 * x349 - (x081 * x350 - x425);
    const real x427 = x392 + x426;
    const real x428 = cosine[11] * x424 + sine[11] * x427;
    const real x429 = sine[11] * x424 - cosine[11] * x427;
    const real x430 = x052 * (x290 + x295) - x053 * x288;
    const real x431 = x054 * (x292 + x294) + x057 * x273;
    const real x432 = x056 * x277 - (x055 * x297 - x051 * x300);
    const real x433 = x059 * x383 + (x430 - x431) - (x058 * x385 + x432);
    const real x434 = x382 - x433;
    const real x435 = 0.00892066955205 * x287 - 1.2818914e-06 * (x279 - x280);
    const real x436 = 7.25574e-07 * (x272 - x281) + 0.00043992847495 * x286;
    const real x437 = 4.092728e-06 * (x271 - x282) + x054 * (x280 - x293);
    const real x438 = x068 * x314 - x067 * (x280 - x309);
    const real x439 = 0.0955 * x132 + (x055 * x299 + x435);
    const real x440 = x066 * x313 - (x053 * x298 + x052 * x300);
    const real x441 = x072 * x131 - x065 * x315 + x440;
    const real x442 = x070 * x307 + (x438 + (x436 - x437));
    const real x443 = x059 * x384 - (0.10962557 * x277 - x439);
    const real x444 = x276 * (x057 + 7.119e-05) + (x443 + (x441 + x442));
    const real x445 = 7.119e-05 * x273 + (4.092728e-06 * x287 - 7.25574e-07 * x288);
    const real x446 = 1.2818914e-06 * x284 + 0.00043992847495 * x285 - x445;
    const real x447 = x434 - x446;
    const real x448 = 4.092728e-06 * (x278 - x279) + 7.25574e-07 * x286;
    const real x449 = 0.10962557 * x273 - x052 * (x278 - x293);
    const real x450 = x054 * x297 + x065 * (x278 - x309);
    const real x451 = x066 * x314 + (1.2818914e-06 * x285 + 0.00892066955205 * x284);
    const real x452 = x449 - (x053 * x299 - 0.0955 * x128);
    const real x453 = x064 * x313 + (x051 * x298 + x448);
    const real x454 = x071 * x131 - x067 * x312 + x453;
    const real x455 = x058 * x384 + (x056 * x276 + x452);
    const real x456 = x454 + (x069 * x307 - (x450 - x451));
    const real x457 = x455 + x456;
    const real x458 = 0.10962557 * x284 - 7.119e-05 * x285 + (x056 * x296 - x057 * x297);
    const real x459 = 0.10962557 * (x278 + x280) - 7.119e-05 * x286;
    const real x460 = x056 * x298 + (x057 * x299 - x459);
    const real x461 = x384 + x460;
    const real x462 = 7.119e-05 * (x278 + x279) + 0.10962557 * x287;
    const real x463 = x056 * x300 - (x057 * x301 + x462);
    const real x464 = x385 + x463;
    const real x465 = cosine[10] * x461 + sine[10] * x464;
    const real x466 = cosine[10] * x464 - sine[10] * x461;
    const real x467 = x028 * (x241 + x246) + x029 * x239;
    const real x468 = x030 * (x243 + x245) + x033 * x222;
    const real x469 = x032 * x228 - (x031 * x248 - x027 * x251);
    const real x470 = x035 * x376 - (x467 + x468) - (x034 * x378 + x469);
    const real x471 = x375 - x470;
    const real x472 = 0.00892066955205 * x238 + 1.2818914e-06 * (x230 - x231);
    const real x473 = 7.25574e-07 * (x220 - x232) - 0.00043992847495 * x237;
    const real x474 = 4.092728e-06 * (x219 - x233) + x030 * (x231 - x244);
    const real x475 = x043 * (x231 - x260) + x044 * x265;
    const real x476 = 0.0955 * x127 - (x031 * x250 + x472);
    const real x477 = x042 * x264 + (x028 * x251 - x029 * x249);
    const real x478 = x048 * x126 - x041 * x266 + x477;
    const real x479 = x046 * x258 + (x475 - (x473 + x474));
    const real x480 = x035 * x377 + (0.10962557 * x228 - x476);
    const real x481 = x227 * (x033 + 7.119e-05) + (x480 + (x478 + x479));
    const real x482 = 7.119e-05 * x222 + (4.092728e-06 * x238 + 7.25574e-07 * x239);
    const real x483 = 1.2818914e-06 * x235 - 0.00043992847495 * x236 + x482;
    const real x484 = x471 + x483;
    const real x485 = 4.092728e-06 * (x229 - x230) - 7.25574e-07 * x237;
    const real x486 = 0.10962557 * x222 - x028 * (x229 - x244);
    const real x487 = x030 * x248 + x041 * (x229 - x260);
    const real x488 = x042 * x265 - (1.2818914e-06 * x236 - 0.00892066955205 * x235);
    const real x489 = x486 + (x029 * x250 + 0.0955 * x123);
    const real x490 = x040 * x264 + (x027 * x249 + x485);
    const real x491 = x047 * x126 + x043 * x263 + x490;
    const real x492 = x034 * x377 + (x032 * x227 - x489);
    const real x493 = x491 + (x045 * x258 - (x487 - x488));
    const real x494 = x492 + x493;
    const real x495 = 7.119e-05 * x236 + 0.10962557 * x235 - (x032 * x247 - x033 * x248);
    const real x496 = 7.119e-05 * x237 + 0.10962557 * (x229 + x231);
    const real x497 = x032 * x249 + (x033 * x250 + x496);
    const real x498 = x377 + x497;
    const real x499 = 0.10962557 * x238 - 7.119e-05 * (x229 + x230);
    const real x500 = x032 * x251 - (x033 * x252 - x499);
    const real x501 = x378 + x500;
    const real x502 = cosine[9] * x498 + sine[9] * x501;
    const real x503 = sine[9] * x498 - cosine[9] * x501;
    const real x504 = x004 * (x189 + x194) - x005 * x187;
    const real x505 = x006 * (x191 + x193) + x009 * x166;
    const real x506 = x008 * x176 + (x003 * x199 + x007 * x196);
    const real x507 = x011 * x369 + (x504 - x505) - (x010 * x371 + x506);
    const real x508 = x368 + x507;
    const real x509 = x186 * 0.00892066955205 - 1.2818914e-06 * (x178 - x179);
    const real x510 = (x162 - x180) * 7.25574e-07 - x185 * 0.00043992847495;
    const real x511 = (x161 - x181) * 4.092728e-06 - x006 * (x179 - x192);
    const real x512 = x020 * x213 - x019 * (x179 - x208);
    const real x513 = 0.0955 * x122 - (x007 * x198 - x509);
    const real x514 = x018 * x212 - (x005 * x197 + x004 * x199);
    const real x515 = x024 * x121 - x017 * x214 + x514;
    const real x516 = x022 * x206 + (x512 - (x510 - x511));
    const real x517 = x011 * x370 - (x176 * 0.10962557 - x513);
    const real x518 = x175 * (x009 + 7.119e-05) + (x517 + (x515 + x516));
    const real x519 = x166 * 7.119e-05 + (7.25574e-07 * x187 - x186 * 4.092728e-06);
    const real x520 = x183 * 1.2818914e-06 + x184 * 0.00043992847495 - x519;
    const real x521 = x508 + x520;
    const real x522 = x185 * 7.25574e-07 + 4.092728e-06 * (x177 - x178);
    const real x523 = x166 * 0.10962557 - x004 * (x177 - x192);
    const real x524 = x006 * x196 + x017 * (x177 - x208);
    const real x525 = x018 * x213 + (x184 * 1.2818914e-06 + x183 * 0.00892066955205);
    const real x526 = x523 - (x005 * x198 - 0.0955 * x118);
    const real x527 = x016 * x212 - (x003 * x197 - x522);
    const real x528 = x023 * x121 - x019 * x211 - x527;
    const real x529 = x010 * x370 + (x008 * x175 + x526);
    const real x530 = x528 + (x021 * x206 - (x524 - x525));
    const real x531 = x529 + x530;
    const real x532 = x183 * 0.10962557 - x184 * 7.119e-05 + (x008 * x195 - x009 * x196);
    const real x533 = (x177 + x179) * 0.10962557 - x185 * 7.119e-05;
    const real x534 = x008 * x197 + (x009 * x198 - x533);
    const real x535 = x370 + x534;
    const real x536 = (x177 + x178) * 7.119e-05 + x186 * 0.10962557;
    const real x537 = x008 * x199 - (x009 * x200 + x536);
    const real x538 = x371 + x537;
    const real x539 = cosine[8] * x535 + sine[8] * x538;
    const real x540 = cosine[8] * x538 - sine[8] * x535;
    const real x541 = x466 + x540;
    const real x542 = x429 + x503;
    const real x543 = x154 * 0.008214766969476 - 3.12e-05 * (x145 - x146);
    const real x544 = x155 * 0.00012166 + (x156 * 0.03675794225 + x153 * 0.002283689271632);
    const real x545 = 0.0465 * (x541 + x542) - (x141 * 0.037188086 + (x543 + x544));
    const real x546 = x444 + x518 + (x407 + x481) - x545;
    const real x547 = 0.1934 * (x466 - x540 - (x429 - x503));
    const real x548 = cosine[8] * x521 + sine[8] * x531 + (sine[10] * x457 - cosine[10] * x447);
    const real x549 = sine[9] * x494 - cosine[9] * x484 - (cosine[11] * x410 - sine[11] * x420);
    const real x550 = x155 * 0.424141229571024 - 0.002283689271632 * (x144 - x146);
    const real x551 = x151 * 3.12e-05 - (x156 * 0.00012166 + x152 * 0.008214766969476);
    const real x552 = x143 * 0.146694152 - (x139 * 0.037188086 - (x550 - x551));
    const real x553 = 0.1934 * (x465 - x539 + (x428 - x502));
    const real x554 = x383 - x458 + (x369 - x532);
    const real x555 = x390 + x421 + (x376 + x495);
    const real x556 = cosine[8] * x531 - sine[8] * x521 + (cosine[10] * x457 + sine[10] * x447);
    const real x557 = cosine[9] * x494 + sine[9] * x484 + (sine[11] * x410 + cosine[11] * x420);
    const real x558 = 0.00012166 * (x144 - x145) + (x151 * 0.03675794225 + x154 * 0.002283689271632);
    const real x559 = x153 * 0.424141229571024 - x152 * 3.12e-05 + x558;
    const real x560 = 0.0465 * (x554 - x555) + (x141 * 0.146694152 + x559);
    const real x561 = x139 * 16.087 - (x152 * 0.037188086 + x150 * 0.146694152);
    const real x562 = x141 * 16.087 + (x153 * 0.146694152 + x154 * 0.037188086);
    const real x563 = x465 + x539 + (x428 + x502) + x562;
    const real x564 = x155 * 0.146694152 - (x144 + x145) * 0.037188086;
    const real x565 = x541 - x542 + (x143 * 16.087 + x564);
    tau[0] = -(x554 + x555 - x561);
    tau[1] = x563;
    tau[2] = -x565;
    tau[3] = x546;
    tau[4] = x548 + x549 - (x547 - x552);
    tau[5] = -(x556 + x557 + (x553 - x560));
    tau[6] = x518;
    tau[7] = x508;
    tau[8] = x368;
    tau[9] = x481;
    tau[10] = -x471;
    tau[11] = -x375;
    tau[12] = x444;
    tau[13] = -x434;
    tau[14] = -x382;
    tau[15] = x407;
    tau[16] = -x397;
    tau[17] = -x389;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_inverse_dynamics_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_inverse_dynamics.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_inverse_dynamics.c"
#undef SYMDYN_PASS
#endif

void go2_inverse_dynamics_batch(
    size_t n, const double *q, const double *v, const double *a, const double *f,
    double *tau)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], a_lanes[18], f_lanes[12], tau_lanes[18];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        symdyn_load_f64(a_lanes, a + 18 * i, 18);
        symdyn_load_f64(f_lanes, f + 12 * i, 12);
        go2_inverse_dynamics_lanes(
            q_lanes, v_lanes, a_lanes, f_lanes, tau_lanes);
        symdyn_store_f64(tau + 18 * i, tau_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_inverse_dynamics(q + 19 * i, v + 18 * i, a + 18 * i, f + 12 * i, tau + 18 * i);
    }
}

#endif
