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
 * Program     SHA-256 ed03d273b48788e4094a79a782f1e863b4b15deede2bb53ff2f0245e561d4ccc
 * Operations  694 mul, 677 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
 *     regressor/lumped-disc       PROVED-MOD-P
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_rnea(const double *q, const double *v, const double *a, double *tau)
#else
static void go2_rnea_lanes(const real *q, const real *v, const real *a, real *tau)
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
    const real x054 = x029 - x051;
    const real x055 = x029 + x051;
    const real x056 = x028 * cosine[1] - x027 * sine[1];
    const real x057 = x027 * cosine[1] + x028 * sine[1];
    const real x058 = v[7] + x026;
    const real x059 = v[7] * x057 - (x029 * cosine[1] + x031 * sine[1]);
    const real x060 = a[7] + x030;
    const real x061 = v[7] * x056 + (x029 * sine[1] - x031 * cosine[1]);
    const real x062 = x035 * cosine[1] + x045 * sine[1];
    const real x063 = x035 * sine[1] - x045 * cosine[1];
    const real x064 = x056 * x056;
    const real x065 = x058 * x058;
    const real x066 = x057 * x057;
    const real x067 = x056 * x058;
    const real x068 = x056 * x057;
    const real x069 = x057 * x058;
    const real x070 = x060 + x068;
    const real x071 = x061 + x067;
    const real x072 = x059 + x069;
    const real x073 = x060 - x068;
    const real x074 = x064 + x065;
    const real x075 = x056 * cosine[2] - x057 * sine[2];
    const real x076 = x056 * sine[2] + x057 * cosine[2];
    const real x077 = v[8] + x058;
    const real x078 = x061 * sine[2] + (x059 * cosine[2] + v[8] * x076);
    const real x079 = a[8] + x060;
    const real x080 = x061 * cosine[2] - (x059 * sine[2] - v[8] * x075);
    const real x081 = x062 - x070 * 0.213;
    const real x082 = x044 - x072 * 0.213;
    const real x083 = x063 + x074 * 0.213;
    const real x084 = x075 * x075;
    const real x085 = x077 * x077;
    const real x086 = x076 * x076;
    const real x087 = x075 * x077;
    const real x088 = x075 * x076;
    const real x089 = x076 * x077;
    const real x090 = x079 + x088;
    const real x091 = x080 + x087;
    const real x092 = x078 + x089;
    const real x093 = x079 - x088;
    const real x094 = (x085 + x086) * 0.00084392 + x090 * 0.02623;
    const real x095 = x092 * 0.02623 - x091 * 0.00084392;
    const real x096 = x093 * 0.00084392 - (x084 + x085) * 0.02623;
    const real x097 = x093 * 7.9431538e-05 - 0.00249597775 * (x085 - x086);
    const real x098 = x082 * 0.02623 - x097 + (x091 * 0.0001142508 - x092 * 0.00492976);
    const real x099 = (cosine[2] * x081 - sine[2] * x083) * 0.02623;
    const real x100 = (cosine[2] * x083 + sine[2] * x081) * 0.00084392;
    const real x101 = x093 * 3.58746816e-05 - 0.0001142508 * (x084 - x086);
    const real x102 = (x080 - x087) * 0.00249597775 + (x090 * 0.00492976 + x101);
    const real x103 = (x078 - x089) * 7.9431538e-05 + x102 - (x099 + x100);
    const real x104 = 7.9431538e-05 * (x084 - x085) - x090 * 0.00249597775;
    const real x105 = x082 * 0.00084392 - x104 + (x091 * 3.58746816e-05 - x092 * 0.0001142508);
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
    const real x128 = x109 - x125;
    const real x129 = x109 + x125;
    const real x130 = x108 * cosine[4] - x107 * sine[4];
    const real x131 = x107 * cosine[4] + x108 * sine[4];
    const real x132 = v[10] + x106;
    const real x133 = v[10] * x131 - (x109 * cosine[4] + x111 * sine[4]);
    const real x134 = a[10] + x110;
    const real x135 = v[10] * x130 + (x109 * sine[4] - x111 * cosine[4]);
    const real x136 = x113 * cosine[4] + x119 * sine[4];
    const real x137 = x113 * sine[4] - x119 * cosine[4];
    const real x138 = x130 * x130;
    const real x139 = x132 * x132;
    const real x140 = x131 * x131;
    const real x141 = x130 * x132;
    const real x142 = x130 * x131;
    const real x143 = x131 * x132;
    const real x144 = x134 + x142;
    const real x145 = x135 + x141;
    const real x146 = x133 + x143;
    const real x147 = x134 - x142;
    const real x148 = x138 + x139;
    const real x149 = x130 * cosine[5] - x131 * sine[5];
    const real x150 = x130 * sine[5] + x131 * cosine[5];
    const real x151 = v[11] + x132;
    const real x152 = x135 * sine[5] + (x133 * cosine[5] + v[11] * x150);
    const real x153 = a[11] + x134;
    const real x154 = x135 * cosine[5] - (x133 * sine[5] - v[11] * x149);
    const real x155 = x136 - 0.213 * x144;
    const real x156 = x118 - 0.213 * x146;
    const real x157 = x137 + 0.213 * x148;
    const real x158 = x149 * x149;
    const real x159 = x151 * x151;
    const real x160 = x150 * x150;
    const real x161 = x149 * x151;
    const real x162 = x149 * x150;
    const real x163 = x150 * x151;
    const real x164 = x153 + x162;
    const real x165 = x154 + x161;
    const real x166 = x152 + x163;
    const real x167 = x153 - x162;
    const real x168 = 0.00084392 * (x159 + x160) + 0.02623 * x164;
    const real x169 = 0.02623 * x166 - 0.00084392 * x165;
    const real x170 = 0.00084392 * x167 - 0.02623 * (x158 + x159);
    const real x171 = 0.00249597775 * (x159 - x160) - 7.9431538e-05 * x167;
    const real x172 = 0.02623 * x156 - x171 + (0.0001142508 * x165 - 0.00492976 * x166);
    const real x173 = 0.02623 * (cosine[5] * x155 - sine[5] * x157);
    const real x174 = 0.00084392 * (cosine[5] * x157 + sine[5] * x155);
    const real x175 = 3.58746816e-05 * x167 - 0.0001142508 * (x158 - x160);
    const real x176 = 7.9431538e-05 * (x152 - x163) - (0.00492976 * x164 + x175);
    const real x177 = 0.00249597775 * (x154 - x161) + x176 + (x173 + x174);
    const real x178 = 0.00249597775 * x164 - 7.9431538e-05 * (x158 - x159);
    const real x179 = 0.00084392 * x156 - x178 + (3.58746816e-05 * x165 - 0.0001142508 * x166);
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
    const real x199 = x183 - x196;
    const real x200 = x183 + x196;
    const real x201 = x182 * cosine[7] - x181 * sine[7];
    const real x202 = x181 * cosine[7] + x182 * sine[7];
    const real x203 = v[13] + x180;
    const real x204 = v[13] * x202 - (x183 * cosine[7] + x185 * sine[7]);
    const real x205 = a[13] + x184;
    const real x206 = v[13] * x201 + (x183 * sine[7] - x185 * cosine[7]);
    const real x207 = x186 * cosine[7] + x190 * sine[7];
    const real x208 = x186 * sine[7] - x190 * cosine[7];
    const real x209 = x201 * x201;
    const real x210 = x203 * x203;
    const real x211 = x202 * x202;
    const real x212 = x201 * x203;
    const real x213 = x201 * x202;
    const real x214 = x202 * x203;
    const real x215 = x205 + x213;
    const real x216 = x206 + x212;
    const real x217 = x204 + x214;
    const real x218 = x205 - x213;
    const real x219 = x209 + x210;
    const real x220 = x201 * cosine[8] - x202 * sine[8];
    const real x221 = x201 * sine[8] + x202 * cosine[8];
    const real x222 = v[14] + x203;
    const real x223 = x206 * sine[8] + (x204 * cosine[8] + v[14] * x221);
    const real x224 = a[14] + x205;
    const real x225 = x206 * cosine[8] - (x204 * sine[8] - v[14] * x220);
    const real x226 = x207 - 0.213 * x215;
    const real x227 = x189 - 0.213 * x217;
    const real x228 = x208 + 0.213 * x219;
    const real x229 = x220 * x220;
    const real x230 = x222 * x222;
    const real x231 = x221 * x221;
    const real x232 = x220 * x222;
    const real x233 = x220 * x221;
    const real x234 = x221 * x222;
    const real x235 = x224 + x233;
    const real x236 = x225 + x232;
    const real x237 = x223 + x234;
    const real x238 = x224 - x233;
    const real x239 = 0.00084392 * (x230 + x231) + 0.02623 * x235;
    const real x240 = 0.02623 * x237 - 0.00084392 * x236;
    const real x241 = 0.00084392 * x238 - 0.02623 * (x229 + x230);
    const real x242 = 7.9431538e-05 * x238 - 0.00249597775 * (x230 - x231);
    const real x243 = 0.02623 * x227 - x242 + (0.0001142508 * x236 - 0.00492976 * x237);
    const real x244 = 0.02623 * (cosine[8] * x226 - sine[8] * x228);
    const real x245 = 0.00084392 * (cosine[8] * x228 + sine[8] * x226);
    const real x246 = 3.58746816e-05 * x238 - 0.0001142508 * (x229 - x231);
    const real x247 = 0.00249597775 * (x225 - x232) + (0.00492976 * x235 + x246);
    const real x248 = 7.9431538e-05 * (x223 - x234) + x247 - (x244 + x245);
    const real x249 = 7.9431538e-05 * (x229 - x230) - 0.00249597775 * x235;
    const real x250 = 0.00084392 * x227 - x249 + (3.58746816e-05 * x236 - 0.0001142508 * x237);
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
    const real x270 = x254 - x267;
    const real x271 = x254 + x267;
    const real x272 = x253 * cosine[10] - x252 * sine[10];
    const real x273 = x252 * cosine[10] + x253 * sine[10];
    const real x274 = v[16] + x251;
    const real x275 = v[16] * x273 - (x254 * cosine[10] + x256 * sine[10]);
    const real x276 = a[16] + x255;
    const real x277 = v[16] * x272 + (x254 * sine[10] - x256 * cosine[10]);
    const real x278 = x257 * cosine[10] + x261 * sine[10];
    const real x279 = x257 * sine[10] - x261 * cosine[10];
    const real x280 = x272 * x272;
    const real x281 = x274 * x274;
    const real x282 = x273 * x273;
    const real x283 = x272 * x274;
    const real x284 = x272 * x273;
    const real x285 = x273 * x274;
    const real x286 = x276 + x284;
    const real x287 = x277 + x283;
    const real x288 = x275 + x285;
    const real x289 = x276 - x284;
    const real x290 = x280 + x281;
    const real x291 = x272 * cosine[11] - x273 * sine[11];
    const real x292 = x272 * sine[11] + x273 * cosine[11];
    const real x293 = v[17] + x274;
    const real x294 = x277 * sine[11] + (x275 * cosine[11] + v[17] * x292);
    const real x295 = a[17] + x276;
    const real x296 = x277 * cosine[11] - (x275 * sine[11] - v[17] * x291);
    const real x297 = x278 - 0.213 * x286;
    const real x298 = x260 - 0.213 * x288;
    const real x299 = x279 + 0.213 * x290;
    const real x300 = x291 * x291;
    const real x301 = x293 * x293;
    const real x302 = x292 * x292;
    const real x303 = x291 * x293;
    const real x304 = x291 * x292;
    const real x305 = x292 * x293;
    const real x306 = x295 + x304;
    const real x307 = x296 + x303;
    const real x308 = x294 + x305;
    const real x309 = x295 - x304;
    const real x310 = 0.00084392 * (x301 + x302) + 0.02623 * x306;
    const real x311 = 0.02623 * x308 - 0.00084392 * x307;
    const real x312 = 0.00084392 * x309 - 0.02623 * (x300 + x301);
    const real x313 = 0.00249597775 * (x301 - x302) - 7.9431538e-05 * x309;
    const real x314 = 0.02623 * x298 - x313 + (0.0001142508 * x307 - 0.00492976 * x308);
    const real x315 = 0.02623 * (cosine[11] * x297 - sine[11] * x299);
    const real x316 = 0.00084392 * (cosine[11] * x299 + sine[11] * x297);
    const real x317 = 3.58746816e-05 * x309 - 0.0001142508 * (x300 - x302);
    const real x318 = 7.9431538e-05 * (x294 - x305) - (0.00492976 * x306 + x317);
    const real x319 = 0.00249597775 * (x296 - x303) + x318 + (x315 + x316);
    const real x320 = 0.00249597775 * x306 - 7.9431538e-05 * (x300 - x301);
    const real x321 = 0.00084392 * x298 - x320 + (3.58746816e-05 * x307 - 0.0001142508 * x308);
    const real x322 = cosine[11] * x310 + sine[11] * x312;
    const real x323 = 0.00747974233 * (x281 - x282) + 0.000402580736 * x289;
    const real x324 = 0.01539432908 * x288 + x323 + (0.000429887296 * x287 - 0.0789924 * x260);
    const real x325 = 0.213 * x311 + x324 - (cosine[11] * x314 + sine[11] * x321);
    const real x326 = 0.01539432908 * x286 + 0.000429887296 * (x280 - x282);
    const real x327 = 0.00747974233 * (x277 - x283) - 0.000402580736 * (x275 - x285);
    const real x328 = 0.0005670347152 * x289 + x326 - x327 + (0.00430848 * x279 - 0.0789924 * x278);
    const real x329 = x319 - (0.213 * x322 + x328);
    const real x330 = 0.00747974233 * x286 + 0.000402580736 * (x280 - x281);
    const real x331 = 0.0005670347152 * x287 - x330 + (0.000429887296 * x288 - 0.00430848 * x260);
    const real x332 = sine[11] * x314 - (cosine[11] * x321 + x331);
    const real x333 = 0.0789924 * x286 - 0.00430848 * (x281 + x282);
    const real x334 = x322 + x333;
    const real x335 = sine[11] * x310 + (0.00430848 * x289 + 0.0789924 * x290);
    const real x336 = cosine[11] * x312 - x335;
    const real x337 = 0.00892066955205 * x271 + 1.2818914e-06 * (x263 - x264);
    const real x338 = 7.25574e-07 * (x256 - x265) + 0.00043992847495 * x270;
    const real x339 = x338 + (4.092728e-06 * (x255 - x266) + x337);
    const real x340 = 0.10962557 * x261 + (7.119e-05 * x260 + x339);
    const real x341 = sine[10] * x332 + (cosine[10] * x325 - x340);
    const real x342 = 7.25574e-07 * (x262 - x264) + 4.092728e-06 * x271;
    const real x343 = 1.2818914e-06 * x268 - 0.00043992847495 * x269 + (7.119e-05 * x257 - x342);
    const real x344 = x329 + x343;
    const real x345 = 7.25574e-07 * x270 - 4.092728e-06 * (x262 - x263);
    const real x346 = 1.2818914e-06 * x269 - 0.00892066955205 * x268 + (0.10962557 * x257 - x345);
    const real x347 = sine[10] * x325 - (cosine[10] * x332 - x346);
    const real x348 = sine[10] * x336 + (7.119e-05 * x269 + 0.10962557 * x268);
    const real x349 = cosine[10] * x334 + x348;
    const real x350 = 7.119e-05 * x270 + 0.10962557 * (x262 + x264);
    const real x351 = 0.0789924 * x288 + (0.00430848 * x287 - x350);
    const real x352 = x311 + x351;
    const real x353 = 0.10962557 * x271 - 7.119e-05 * (x262 + x263);
    const real x354 = sine[10] * x334 - (cosine[10] * x336 + x353);
    const real x355 = cosine[9] * x352 + sine[9] * x354;
    const real x356 = sine[9] * x352 - cosine[9] * x354;
    const real x357 = cosine[8] * x239 + sine[8] * x241;
    const real x358 = 0.000402580736 * x218 + 0.00747974233 * (x210 - x211);
    const real x359 = 0.01539432908 * x217 - x358 + (0.000429887296 * x216 - 0.0789924 * x189);
    const real x360 = 0.213 * x240 + x359 - (cosine[8] * x243 + sine[8] * x250);
    const real x361 = 0.01539432908 * x215 + 0.000429887296 * (x209 - x211);
    const real x362 = 0.000402580736 * (x204 - x214) - 0.00747974233 * (x206 - x212);
    const real x363 = 0.0005670347152 * x218 + x361 - x362 + (0.00430848 * x208 - 0.0789924 * x207);
    const real x364 = x248 + (0.213 * x357 + x363);
    const real x365 = 0.000402580736 * (x209 - x210) + 0.00747974233 * x215;
    const real x366 = 0.0005670347152 * x216 + x365 + (0.000429887296 * x217 - 0.00430848 * x189);
    const real x367 = sine[8] * x243 - (cosine[8] * x250 + x366);
    const real x368 = 0.0789924 * x215 - 0.00430848 * (x210 + x211);
    const real x369 = x357 + x368;
    const real x370 = sine[8] * x239 + (0.00430848 * x218 + 0.0789924 * x219);
    const real x371 = cosine[8] * x241 - x370;
    const real x372 = 0.00892066955205 * x200 - 1.2818914e-06 * (x192 - x193);
    const real x373 = 4.092728e-06 * (x184 - x195) - 0.00043992847495 * x199;
    const real x374 = x373 - (7.25574e-07 * (x185 - x194) + x372);
    const real x375 = 7.119e-05 * x189 - (0.10962557 * x190 + x374);
    const real x376 = sine[7] * x367 + (cosine[7] * x360 - x375);
    const real x377 = 4.092728e-06 * x200 - 7.25574e-07 * (x191 - x193);
    const real x378 = 1.2818914e-06 * x197 + 0.00043992847495 * x198 - (7.119e-05 * x186 + x377);
    const real x379 = x364 + x378;
    const real x380 = 4.092728e-06 * (x191 - x192) + 7.25574e-07 * x199;
    const real x381 = 1.2818914e-06 * x198 + 0.00892066955205 * x197 + (0.10962557 * x186 + x380);
    const real x382 = sine[7] * x360 - (cosine[7] * x367 + x381);
    const real x383 = sine[7] * x371 - (0.10962557 * x197 - 7.119e-05 * x198);
    const real x384 = cosine[7] * x369 + x383;
    const real x385 = 0.10962557 * (x191 + x193) - 7.119e-05 * x199;
    const real x386 = 0.0789924 * x217 + (0.00430848 * x216 + x385);
    const real x387 = x240 + x386;
    const real x388 = 7.119e-05 * (x191 + x192) + 0.10962557 * x200;
    const real x389 = cosine[7] * x371 - (sine[7] * x369 + x388);
    const real x390 = cosine[6] * x387 - sine[6] * x389;
    const real x391 = cosine[6] * x389 + sine[6] * x387;
    const real x392 = cosine[5] * x168 + sine[5] * x170;
    const real x393 = 0.00747974233 * (x139 - x140) + 0.000402580736 * x147;
    const real x394 = 0.01539432908 * x146 + x393 + (0.000429887296 * x145 - 0.0789924 * x118);
    const real x395 = 0.213 * x169 + x394 - (cosine[5] * x172 + sine[5] * x179);
    const real x396 = 0.01539432908 * x144 + 0.000429887296 * (x138 - x140);
    const real x397 = 0.00747974233 * (x135 - x141) - 0.000402580736 * (x133 - x143);
    const real x398 = 0.0005670347152 * x147 + x396 - x397 + (0.00430848 * x137 - 0.0789924 * x136);
    const real x399 = x177 - (0.213 * x392 + x398);
    const real x400 = 0.00747974233 * x144 + 0.000402580736 * (x138 - x139);
    const real x401 = 0.0005670347152 * x145 - x400 + (0.000429887296 * x146 - 0.00430848 * x118);
    const real x402 = sine[5] * x172 - (cosine[5] * x179 + x401);
    const real x403 = 0.0789924 * x144 - 0.00430848 * (x139 + x140);
    const real x404 = x392 + x403;
    const real x405 = sine[5] * x168 + (0.00430848 * x147 + 0.0789924 * x148);
    const real x406 = cosine[5] * x170 - x405;
    const real x407 = 0.00892066955205 * x129 + 1.2818914e-06 * (x121 - x122);
    const real x408 = 4.092728e-06 * (x110 - x124) - 0.00043992847495 * x128;
    const real x409 = x408 + (7.25574e-07 * (x111 - x123) - x407);
    const real x410 = 0.10962557 * x119 + (7.119e-05 * x118 - x409);
    const real x411 = sine[4] * x402 + (cosine[4] * x395 - x410);
    const real x412 = 4.092728e-06 * x129 + 7.25574e-07 * (x120 - x122);
    const real x413 = 1.2818914e-06 * x126 - 0.00043992847495 * x127 + (7.119e-05 * x113 + x412);
    const real x414 = x399 + x413;
    const real x415 = 4.092728e-06 * (x120 - x121) - 7.25574e-07 * x128;
    const real x416 = 1.2818914e-06 * x127 - 0.00892066955205 * x126 + (0.10962557 * x113 - x415);
    const real x417 = sine[4] * x395 - (cosine[4] * x402 - x416);
    const real x418 = sine[4] * x406 + (7.119e-05 * x127 + 0.10962557 * x126);
    const real x419 = cosine[4] * x404 + x418;
    const real x420 = 7.119e-05 * x128 + 0.10962557 * (x120 + x122);
    const real x421 = 0.0789924 * x146 + (0.00430848 * x145 - x420);
    const real x422 = x169 + x421;
    const real x423 = 0.10962557 * x129 - 7.119e-05 * (x120 + x121);
    const real x424 = cosine[4] * x406 - (sine[4] * x404 - x423);
    const real x425 = cosine[3] * x422 - sine[3] * x424;
    const real x426 = sine[3] * x422 + cosine[3] * x424;
    const real x427 = cosine[2] * x094 + sine[2] * x096;
    const real x428 = x073 * 0.000402580736 + 0.00747974233 * (x065 - x066);
    const real x429 = x072 * 0.01539432908 - x428 + (x071 * 0.000429887296 - x044 * 0.0789924);
    const real x430 = 0.213 * x095 + x429 - (cosine[2] * x098 + sine[2] * x105);
    const real x431 = x070 * 0.01539432908 + 0.000429887296 * (x064 - x066);
    const real x432 = (x059 - x069) * 0.000402580736 - (x061 - x067) * 0.00747974233;
    const real x433 = x073 * 0.0005670347152 + x431 - x432 + (x063 * 0.00430848 - x062 * 0.0789924);
    const real x434 = x103 + (0.213 * x427 + x433);
    const real x435 = 0.000402580736 * (x064 - x065) + x070 * 0.00747974233;
    const real x436 = x071 * 0.0005670347152 + x435 + (x072 * 0.000429887296 - x044 * 0.00430848);
    const real x437 = sine[2] * x098 - (cosine[2] * x105 + x436);
    const real x438 = x070 * 0.0789924 - (x065 + x066) * 0.00430848;
    const real x439 = x427 + x438;
    const real x440 = sine[2] * x094 + (x073 * 0.00430848 + x074 * 0.0789924);
    const real x441 = cosine[2] * x096 - x440;
    const real x442 = x055 * 0.00892066955205 - 1.2818914e-06 * (x047 - x048);
    const real x443 = (x031 - x049) * 7.25574e-07 - x054 * 0.00043992847495;
    const real x444 = x443 - ((x030 - x050) * 4.092728e-06 + x442);
    const real x445 = x044 * 7.119e-05 - (x045 * 0.10962557 + x444);
    const real x446 = sine[1] * x437 + (cosine[1] * x430 - x445);
    const real x447 = 7.25574e-07 * (x046 - x048) - x055 * 4.092728e-06;
    const real x448 = x052 * 1.2818914e-06 + x053 * 0.00043992847495 - (x035 * 7.119e-05 + x447);
    const real x449 = x434 + x448;
    const real x450 = x054 * 7.25574e-07 + 4.092728e-06 * (x046 - x047);
    const real x451 = x053 * 1.2818914e-06 + x052 * 0.00892066955205 + (x035 * 0.10962557 - x450);
    const real x452 = sine[1] * x430 - (cosine[1] * x437 + x451);
    const real x453 = sine[1] * x441 - (x052 * 0.10962557 - x053 * 7.119e-05);
    const real x454 = cosine[1] * x439 + x453;
    const real x455 = (x046 + x048) * 0.10962557 - x054 * 7.119e-05;
    const real x456 = x072 * 0.0789924 + (x071 * 0.00430848 + x455);
    const real x457 = x095 + x456;
    const real x458 = (x046 + x047) * 7.119e-05 + x055 * 0.10962557;
    const real x459 = cosine[1] * x441 - (sine[1] * x439 + x458);
    const real x460 = cosine[0] * x457 - sine[0] * x459;
    const real x461 = cosine[0] * x459 + sine[0] * x457;
    const real x462 = 0.0465 * (x356 - x391 + (x426 - x461));
    const real x463 = x023 * 0.008214766969476 - 3.12e-05 * (x014 - x015);
    const real x464 = x024 * 0.00012166 + (x025 * 0.03675794225 + x022 * 0.002283689271632);
    const real x465 = x341 - (x010 * 0.037188086 + (x463 + x464));
    const real x466 = x462 - (x376 + x411 + (x446 + x465));
    const real x467 = 0.1934 * (x356 + x391 - (x426 + x461));
    const real x468 = x024 * 0.424141229571024 - 0.002283689271632 * (x013 - x015);
    const real x469 = x020 * 3.12e-05 - (x025 * 0.00012166 + x021 * 0.008214766969476);
    const real x470 = x012 * 0.146694152 - (x007 * 0.037188086 - (x468 - x469));
    const real x471 = cosine[0] * x449 - (cosine[9] * x344 - x470);
    const real x472 = sine[9] * x347 - (cosine[6] * x379 - cosine[3] * x414);
    const real x473 = x472 + (sine[6] * x382 + sine[3] * x417);
    const real x474 = x467 + (sine[0] * x452 - x471 + x473);
    const real x475 = 0.1934 * (x355 + x390 - (x425 + x460));
    const real x476 = 0.0465 * (x349 - x384 + (x419 - x454));
    const real x477 = 0.00012166 * (x013 - x014) + (x020 * 0.03675794225 + x023 * 0.002283689271632);
    const real x478 = x022 * 0.424141229571024 - x021 * 3.12e-05 + x477;
    const real x479 = sine[9] * x344 - (x010 * 0.146694152 + x478);
    const real x480 = cosine[9] * x347 + (sine[6] * x379 - sine[3] * x414);
    const real x481 = cosine[0] * x452 + (sine[0] * x449 - x479);
    const real x482 = x480 + (cosine[6] * x382 + cosine[3] * x417);
    const real x483 = x007 * 16.087 - (x021 * 0.037188086 + x019 * 0.146694152);
    const real x484 = x384 + x419 + (x454 + (x349 - x483));
    const real x485 = x010 * 16.087 + (x022 * 0.146694152 + x023 * 0.037188086);
    const real x486 = x390 + x425 + (x460 + (x355 - x485));
    const real x487 = x024 * 0.146694152 - (x013 + x014) * 0.037188086;
    const real x488 = x461 + (x356 + (x012 * 16.087 + x487));
    tau[0] = -x484;
    tau[1] = -x486;
    tau[2] = -(x391 + x426 + x488);
    tau[3] = x466;
    tau[4] = -x474;
    tau[5] = x475 - (x476 - (x481 + x482));
    tau[6] = -x446;
    tau[7] = x434;
    tau[8] = x103;
    tau[9] = -x411;
    tau[10] = -x399;
    tau[11] = -x177;
    tau[12] = -x376;
    tau[13] = x364;
    tau[14] = x248;
    tau[15] = -x341;
    tau[16] = -x329;
    tau[17] = -x319;
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
