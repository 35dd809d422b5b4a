/*
 * centroidal_map of go2: Centroidal momentum matrix: h_G = A_G v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.centroidal
 * Convention  pinocchio
 * Program     SHA-256 df429f43a6dd892edae24e24e25c2a922ae50c1da240a7520c254512691c9b09
 * Operations  608 mul, 505 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     A_G  6 x 18  kg, kg m, kg m^2  linear first, world axes at the centre of mass
 *
 * Statements it rests on
 *     centroidal/map           PROVED
 *     centroidal/map-fixed     PROVED
 *     centroidal/base-rows     PROVED
 *     centroidal/linear        PROVED
 *     centroidal/linear-fixed  PROVED
 *     regressor/lumped-mixed   PROVED-MOD-P
 *     regressor/lumped-disc    PROVED
 *     regressor/reframed       PROVED
 *     rotations/align          PROVED
 *     rotations/align-back     PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_centroidal_map(const double *q, double *A_G)
#else
static void go2_centroidal_map_lanes(const real *q, real *A_G)
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
    const real angle[12] = {
        q[16], q[17], q[18], q[13], q[14], q[15], q[10], q[11], q[12], q[7], q[8], q[9]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x022 = sine[2] * 0.02623 - cosine[2] * 0.00084392;
    const real x023 = sine[2] * 0.00084392 + cosine[2] * 0.02623;
    const real x024 = sine[2] * 0.0048938853184 - cosine[2] * 0.0002285016;
    const real x025 = sine[2] * x024;
    const real x026 = sine[2] * 0.00249597775 - cosine[2] * 7.9431538e-05;
    const real x027 = sine[2] * 7.9431538e-05 + cosine[2] * 0.00249597775;
    const real x028 = x023 * 0.426;
    const real x029 = x022 + 0.00430848;
    const real x030 = x023 + 0.0789924;
    const real x031 = x028 - (x025 - 0.02032408908);
    const real x032 = x026 + 0.000402580736;
    const real x033 = cosine[2] * x024 + (0.000544138096 + 0.213 * x022);
    const real x034 = x028 + 0.0209269984768;
    const real x035 = x027 + 0.00747974233;
    const real x036 = x025 + 0.0006029093968;
    const real x037 = cosine[1] * x029 + sine[1] * x030;
    const real x038 = sine[1] * x029 - cosine[1] * x030;
    const real x039 = sine[1] * (x031 - x036) + x033 * (2.0 * cosine[1]);
    const real x040 = sine[1] * x039;
    const real x041 = cosine[1] * x032 + sine[1] * x035;
    const real x042 = sine[1] * x032 - cosine[1] * x035;
    const real x043 = x037 * 0.3868;
    const real x044 = x038 - 7.119e-05;
    const real x045 = x040 - (x031 + 0.009360598027);
    const real x046 = x041 + 0.02119749251;
    const real x047 = cosine[1] * x039 - (0.1934 * x038 + (x033 - 1.449372e-05));
    const real x048 = x043 + (x034 + 0.00043992847495);
    const real x049 = x042 + 1.2818914e-06;
    const real x050 = x040 + (x043 + (x036 + 0.00892066955205));
    const real x051 = cosine[0] * 0.10962557 + sine[0] * x044;
    const real x052 = sine[0] * 0.10962557 - cosine[0] * x044;
    const real x053 = sine[0] * (x048 - x050) + x049 * (2.0 * cosine[0]);
    const real x054 = cosine[0] * x046 - sine[0] * x047;
    const real x055 = cosine[0] * x047 + sine[0] * x046;
    const real x056 = x051 * 0.093;
    const real x057 = 0.02623 * sine[5] - 0.00084392 * cosine[5];
    const real x058 = 0.00084392 * sine[5] + 0.02623 * cosine[5];
    const real x059 = 0.0048938853184 * sine[5] - 0.0002285016 * cosine[5];
    const real x060 = sine[5] * x059;
    const real x061 = 7.9431538e-05 * cosine[5] - 0.00249597775 * sine[5];
    const real x062 = 0.00249597775 * cosine[5] + 7.9431538e-05 * sine[5];
    const real x063 = 0.426 * x058;
    const real x064 = 0.00430848 + x057;
    const real x065 = 0.0789924 + x058;
    const real x066 = x063 + (0.02032408908 - x060);
    const real x067 = 0.000402580736 - x061;
    const real x068 = cosine[5] * x059 + (0.000544138096 + 0.213 * x057);
    const real x069 = 0.0209269984768 + x063;
    const real x070 = 0.00747974233 + x062;
    const real x071 = 0.0006029093968 + x060;
    const real x072 = cosine[4] * x064 + sine[4] * x065;
    const real x073 = sine[4] * x064 - cosine[4] * x065;
    const real x074 = sine[4] * (x066 - x071) + x068 * (2.0 * cosine[4]);
    const real x075 = sine[4] * x074;
    const real x076 = cosine[4] * x067 + sine[4] * x070;
    const real x077 = cosine[4] * x070 - sine[4] * x067;
    const real x078 = 0.3868 * x072;
    const real x079 = 7.119e-05 - x073;
    const real x080 = x075 - (0.009360598027 + x066);
    const real x081 = 0.02119749251 + x076;
    const real x082 = cosine[4] * x074 - (0.1934 * x073 - (1.449372e-05 - x068));
    const real x083 = x078 + (0.00043992847495 + x069);
    const real x084 = 1.2818914e-06 - x077;
    const real x085 = x075 + (x078 + (0.00892066955205 + x071));
    const real x086 = 0.10962557 * cosine[3] + sine[3] * x079;
    const real x087 = 0.10962557 * sine[3] - cosine[3] * x079;
    const real x088 = sine[3] * (x083 - x085) - x084 * (2.0 * cosine[3]);
    const real x089 = cosine[3] * x081 + sine[3] * x082;
    const real x090 = sine[3] * x081 - cosine[3] * x082;
    const real x091 = 0.02623 * sine[8] - 0.00084392 * cosine[8];
    const real x092 = 0.00084392 * sine[8] + 0.02623 * cosine[8];
    const real x093 = 0.0048938853184 * sine[8] - 0.0002285016 * cosine[8];
    const real x094 = sine[8] * x093;
    const real x095 = 0.00249597775 * sine[8] - 7.9431538e-05 * cosine[8];
    const real x096 = 7.9431538e-05 * sine[8] + 0.00249597775 * cosine[8];
    const real x097 = 0.426 * x092;
    const real x098 = 0.00430848 + x091;
    const real x099 = 0.0789924 + x092;
    const real x100 = x097 + (0.02032408908 - x094);
    const real x101 = 0.000402580736 + x095;
    const real x102 = cosine[8] * x093 + (0.000544138096 + 0.213 * x091);
    const real x103 = 0.0209269984768 + x097;
    const real x104 = 0.00747974233 + x096;
    const real x105 = 0.0006029093968 + x094;
    const real x106 = cosine[7] * x098 + sine[7] * x099;
    const real x107 = sine[7] * x098 - cosine[7] * x099;
    const real x108 = sine[7] * (x100 - x105) + x102 * (2.0 * cosine[7]);
    const real x109 = sine[7] * x108;
    const real x110 = cosine[7] * x101 + sine[7] * x104;
    const real x111 = sine[7] * x101 - cosine[7] * x104;
    const real x112 = 0.3868 * x106;
    const real x113 = 7.119e-05 - x107;
    const real x114 = x109 - (0.009360598027 + x100);
    const real x115 = 0.02119749251 - x110;
    const real x116 = cosine[7] * x108 + (0.1934 * x107 - (1.449372e-05 + x102));
    const real x117 = x112 - (0.00043992847495 + x103);
    const real x118 = 1.2818914e-06 + x111;
    const real x119 = x109 - (x112 - (0.00892066955205 + x105));
    const real x120 = 0.10962557 * cosine[6] - sine[6] * x113;
    const real x121 = 0.10962557 * sine[6] + cosine[6] * x113;
    const real x122 = sine[6] * (x117 + x119) - x118 * (2.0 * cosine[6]);
    const real x123 = cosine[6] * x115 + sine[6] * x116;
    const real x124 = cosine[6] * x116 - sine[6] * x115;
    const real x125 = 0.02623 * sine[11] - 0.00084392 * cosine[11];
    const real x126 = 0.00084392 * sine[11] + 0.02623 * cosine[11];
    const real x127 = 0.0048938853184 * sine[11] - 0.0002285016 * cosine[11];
    const real x128 = sine[11] * x127;
    const real x129 = 7.9431538e-05 * cosine[11] - 0.00249597775 * sine[11];
    const real x130 = 0.00249597775 * cosine[11] + 7.9431538e-05 * sine[11];
    const real x131 = 0.426 * x126;
    const real x132 = 0.00430848 + x125;
    const real x133 = 0.0789924 + x126;
    const real x134 = x131 + (0.02032408908 - x128);
    const real x135 = 0.000402580736 - x129;
    const real x136 = cosine[11] * x127 + (0.000544138096 + 0.213 * x125);
    const real x137 = 0.0209269984768 + x131;
    const real x138 = 0.00747974233 + x130;
    const real x139 = 0.0006029093968 + x128;
    const real x140 = cosine[10] * x132 + sine[10] * x133;
    const real x141 = sine[10] * x132 - cosine[10] * x133;
    const real x142 = sine[10] * (x134 - x139) + x136 * (2.0 * cosine[10]);
    const real x143 = sine[10] * x142;
    const real x144 = cosine[10] * x135 + sine[10] * x138;
    const real x145 = cosine[10] * x138 - sine[10] * x135;
    const real x146 = 0.3868 * x140;
    const real x147 = 7.119e-05 - x141;
    const real x148 = x143 - (0.009360598027 + x134);
    const real x149 = 0.02119749251 - x144;
    const real x150 = cosine[10] * x142 + (0.1934 * x141 - (1.449372e-05 + x136));
    const real x151 = x146 - (0.00043992847495 + x137);
    const real x152 = 1.2818914e-06 - x145;
    const real x153 = x143 - (x146 - (0.00892066955205 + x139));
    const real x154 = 0.10962557 * cosine[9] + sine[9] * x147;
    const real x155 = 0.10962557 * sine[9] - cosine[9] * x147;
    const real x156 = sine[9] * (x151 + x153) + x152 * (2.0 * cosine[9]);
    const real x157 = cosine[9] * x149 - sine[9] * x150;
    const real x158 = cosine[9] * x150 + sine[9] * x149;
    const real x159 = 0.093 * x154;
    const real x160 = x072 + x140;
    const real x161 = x037 + x106;
    const real x162 = 0.146694152 - (x160 + x161);
    const real x163 = x086 + x154 - (x051 + x120);
    const real x164 = x087 + x155;
    const real x165 = x052 + x121;
    const real x166 = 0.037188086 - (x164 - x165);
    const real x167 = x137 - 0.1934 * x140;
    const real x168 = sine[9] * x140;
    const real x169 = cosine[9] * x140;
    const real x170 = sine[10] * x125 - cosine[10] * x126;
    const real x171 = cosine[10] * x125 + sine[10] * x126;
    const real x172 = cosine[10] * x130 + sine[10] * x129;
    const real x173 = 0.1934 * x171 - (0.0049656346816 + 0.213 * x126);
    const real x174 = sine[9] * x171;
    const real x175 = cosine[9] * x171;
    const real x176 = x103 - 0.1934 * x106;
    const real x177 = sine[6] * x106;
    const real x178 = cosine[6] * x106;
    const real x179 = sine[7] * x091 - cosine[7] * x092;
    const real x180 = cosine[7] * x091 + sine[7] * x092;
    const real x181 = sine[7] * x095 - cosine[7] * x096;
    const real x182 = 0.1934 * x180 - (0.0049656346816 + 0.213 * x092);
    const real x183 = sine[6] * x180;
    const real x184 = cosine[6] * x180;
    const real x185 = x069 + 0.1934 * x072;
    const real x186 = sine[3] * x072;
    const real x187 = cosine[3] * x072;
    const real x188 = sine[4] * x057 - cosine[4] * x058;
    const real x189 = cosine[4] * x057 + sine[4] * x058;
    const real x190 = cosine[4] * x062 + sine[4] * x061;
    const real x191 = 0.1934 * x189 + (0.0049656346816 + 0.213 * x058);
    const real x192 = sine[3] * x189;
    const real x193 = cosine[3] * x189;
    const real x194 = x034 + 0.1934 * x037;
    const real x195 = sine[0] * x037;
    const real x196 = cosine[0] * x037;
    const real x197 = sine[1] * x022 - cosine[1] * x023;
    const real x198 = cosine[1] * x022 + sine[1] * x023;
    const real x199 = sine[1] * x026 - cosine[1] * x027;
    const real x200 = 0.1934 * x198 + (0.0049656346816 + 0.213 * x023);
    const real x201 = sine[0] * x198;
    const real x202 = cosine[0] * x198;
    const real x203 = x162 * 0.06216199415677255;
    const real x204 = x163 * 0.06216199415677255;
    const real x205 = x166 * 0.06216199415677255;
    const real x206 = x162 * x203;
    const real x207 = x163 * x204;
    const real x208 = x166 * x205;
    const real x209 = 0.093 * (x086 + x120);
    const real x210 = x207 - (x056 + 0.044972709219476 + (x159 + x209));
    const real x211 = x080 + x148 + (x045 + x114) + (x208 + x210);
    const real x212 = x162 * x204 + (0.00012166 + 0.0465 * (x160 - x161));
    const real x213 = x089 - x157 - (x054 - x123) + x212;
    const real x214 = sine[0] * x053 + sine[3] * x088;
    const real x215 = sine[6] * x122 + sine[9] * x156;
    const real x216 = x215 - (x214 + (x208 - (0.4323559965405 - x206)));
    const real x217 = x083 - x151 + (x048 - x117) + x216;
    const real x218 = x090 - x158 - (x055 + x124) + (0.002283689271632 - x162 * x205);
    const real x219 = x152 - cosine[9] * x156 + (x084 + cosine[3] * x088);
    const real x220 = x118 + cosine[6] * x122 + (x049 - cosine[0] * x053);
    const real x221 = x163 * x205 + (3.12e-05 + 0.0465 * (x164 + x165));
    const real x222 = x219 - x220 - x221;
    const real x223 = x159 - x206 + (x209 + (x056 + 0.460899171821024));
    const real x224 = x085 + x153 + (x050 + x119) - (x215 - (x214 - (x207 - x223)));
    const real x225 = 0.0465 - x204;
    const real x226 = x155 * x205 - (x148 - x154 * x225);
    const real x227 = x168 * x205 + (x144 + x169 * x225);
    const real x228 = x175 * x225 + (sine[10] * x130 - cosine[10] * x129);
    const real x229 = x174 * x205 + x228;
    const real x230 = 0.0465 + x204;
    const real x231 = x121 * x205 + (x114 - x120 * x230);
    const real x232 = x177 * x205 - (x110 + x178 * x230);
    const real x233 = x184 * x230 + (cosine[7] * x095 + sine[7] * x096);
    const real x234 = x183 * x205 - x233;
    const real x235 = x087 * x205 - (x080 - x086 * x225);
    const real x236 = x186 * x205 + (x076 + x187 * x225);
    const real x237 = x193 * x225 + (sine[4] * x062 - cosine[4] * x061);
    const real x238 = x192 * x205 + x237;
    const real x239 = x052 * x205 + (x045 - x051 * x230);
    const real x240 = x195 * x205 - (x041 + x196 * x230);
    const real x241 = x202 * x230 + (cosine[1] * x026 + sine[1] * x027);
    const real x242 = x201 * x205 - x241;
    const real x243 = x157 - x154 * x203;
    const real x244 = x169 * x203 + (cosine[9] * x167 - sine[9] * x145);
    const real x245 = x141 * x205 + x244;
    const real x246 = x175 * x203 - (cosine[9] * x173 + sine[9] * x172);
    const real x247 = x170 * x205 + x246;
    const real x248 = x123 - x120 * x203;
    const real x249 = x178 * x203 + (cosine[6] * x176 - sine[6] * x111);
    const real x250 = x107 * x205 + x249;
    const real x251 = x184 * x203 - (cosine[6] * x182 + sine[6] * x181);
    const real x252 = x179 * x205 + x251;
    const real x253 = x089 + x086 * x203;
    const real x254 = x187 * x203 + (cosine[3] * x185 - sine[3] * x077);
    const real x255 = x073 * x205 + x254;
    const real x256 = x193 * x203 + (cosine[3] * x191 - sine[3] * x190);
    const real x257 = x188 * x205 + x256;
    const real x258 = x054 + x051 * x203;
    const real x259 = x196 * x203 + (cosine[0] * x194 - sine[0] * x042);
    const real x260 = x038 * x205 + x259;
    const real x261 = x202 * x203 + (cosine[0] * x200 - sine[0] * x199);
    const real x262 = x197 * x205 + x261;
    const real x263 = x158 - x155 * x203;
    const real x264 = x168 * x203 + (cosine[9] * x145 + sine[9] * x167);
    const real x265 = x141 * x225 - x264;
    const real x266 = x174 * x203 + (cosine[9] * x172 - sine[9] * x173);
    const real x267 = x170 * x225 - x266;
    const real x268 = x124 + x121 * x203;
    const real x269 = x177 * x203 + (cosine[6] * x111 + sine[6] * x176);
    const real x270 = x107 * x230 + x269;
    const real x271 = x183 * x203 + (cosine[6] * x181 - sine[6] * x182);
    const real x272 = x179 * x230 + x271;
    const real x273 = x090 + x087 * x203;
    const real x274 = x186 * x203 + (cosine[3] * x077 + sine[3] * x185);
    const real x275 = x073 * x225 - x274;
    const real x276 = x192 * x203 + (cosine[3] * x190 + sine[3] * x191);
    const real x277 = x188 * x225 - x276;
    const real x278 = x055 + x052 * x203;
    const real x279 = x195 * x203 + (cosine[0] * x042 + sine[0] * x194);
    const real x280 = x038 * x230 + x279;
    const real x281 = x201 * x203 + (cosine[0] * x199 + sine[0] * x200);
    const real x282 = x197 * x230 + x281;
    const real x283 = x012 * x211 + (x013 * x213 + x014 * x218);
    const real x284 = x013 * x217 + (x014 * x222 - x012 * x213);
    const real x285 = x014 * x224 + (x013 * x222 - x012 * x218);
    const real x286 = x012 * x226 + (x013 * x243 + x014 * x263);
    const real x287 = x012 * x227 - (x013 * x245 - x014 * x265);
    const real x288 = x012 * x229 - (x013 * x247 - x014 * x267);
    const real x289 = x012 * x231 - (x014 * x268 - x013 * x248);
    const real x290 = x012 * x232 - (x013 * x250 + x014 * x270);
    const real x291 = x012 * x234 - (x013 * x252 + x014 * x272);
    const real x292 = x012 * x235 - (x014 * x273 + x013 * x253);
    const real x293 = x012 * x236 - (x013 * x255 - x014 * x275);
    const real x294 = x012 * x238 - (x013 * x257 - x014 * x277);
    const real x295 = x012 * x239 - (x013 * x258 + x014 * x278);
    const real x296 = x012 * x240 - (x013 * x260 + x014 * x280);
    const real x297 = x012 * x242 - (x013 * x262 + x014 * x282);
    const real x298 = x015 * x211 + (x017 * x213 - x018 * x218);
    const real x299 = x017 * x217 - (x018 * x222 + x015 * x213);
    const real x300 = x018 * x224 - (x017 * x222 - x015 * x218);
    const real x301 = x015 * x226 + (x017 * x243 - x018 * x263);
    const real x302 = x015 * x227 - (x017 * x245 + x018 * x265);
    const real x303 = x015 * x229 - (x017 * x247 + x018 * x267);
    const real x304 = x015 * x231 + (x018 * x268 + x017 * x248);
    const real x305 = x015 * x232 - (x017 * x250 - x018 * x270);
    const real x306 = x015 * x234 - (x017 * x252 - x018 * x272);
    const real x307 = x015 * x235 + (x018 * x273 - x017 * x253);
    const real x308 = x015 * x236 - (x017 * x255 + x018 * x275);
    const real x309 = x015 * x238 - (x017 * x257 + x018 * x277);
    const real x310 = x015 * x239 - (x017 * x258 - x018 * x278);
    const real x311 = x015 * x240 - (x017 * x260 - x018 * x280);
    const real x312 = x015 * x242 - (x017 * x262 - x018 * x282);
    const real x313 = x019 * x211 - (x020 * x213 - x021 * x218);
    const real x314 = x020 * x217 - (x021 * x222 - x019 * x213);
    const real x315 = x021 * x224 - (x020 * x222 + x019 * x218);
    const real x316 = x019 * x226 - (x020 * x243 - x021 * x263);
    const real x317 = x019 * x227 + (x020 * x245 + x021 * x265);
    const real x318 = x019 * x229 + (x020 * x247 + x021 * x267);
    const real x319 = x019 * x231 - (x021 * x268 + x020 * x248);
    const real x320 = x019 * x232 + (x020 * x250 - x021 * x270);
    const real x321 = x019 * x234 + (x020 * x252 - x021 * x272);
    const real x322 = x019 * x235 - (x021 * x273 - x020 * x253);
    const real x323 = x019 * x236 + (x020 * x255 + x021 * x275);
    const real x324 = x019 * x238 + (x020 * x257 + x021 * x277);
    const real x325 = x019 * x239 + (x020 * x258 - x021 * x278);
    const real x326 = x019 * x240 + (x020 * x260 - x021 * x280);
    const real x327 = x019 * x242 + (x020 * x262 - x021 * x282);
    const real x328 = x013 * x168 - (x014 * x169 - x012 * x141);
    const real x329 = x013 * x174 - (x014 * x175 - x012 * x170);
    const real x330 = x013 * x177 - (x014 * x178 - x012 * x107);
    const real x331 = x013 * x183 - (x014 * x184 - x012 * x179);
    const real x332 = x013 * x186 - (x014 * x187 - x012 * x073);
    const real x333 = x013 * x192 - (x014 * x193 - x012 * x188);
    const real x334 = x013 * x195 - (x014 * x196 - x012 * x038);
    const real x335 = x013 * x201 - (x014 * x202 - x012 * x197);
    const real x336 = x017 * x168 + (x018 * x169 + x015 * x141);
    const real x337 = x017 * x174 + (x018 * x175 + x015 * x170);
    const real x338 = x017 * x177 + (x018 * x178 + x015 * x107);
    const real x339 = x017 * x183 + (x018 * x184 + x015 * x179);
    const real x340 = x017 * x186 + (x018 * x187 + x015 * x073);
    const real x341 = x017 * x192 + (x018 * x193 + x015 * x188);
    const real x342 = x017 * x195 + (x018 * x196 + x015 * x038);
    const real x343 = x017 * x201 + (x018 * x202 + x015 * x197);
    const real x344 = x020 * x168 + (x021 * x169 - x019 * x141);
    const real x345 = x020 * x174 + (x021 * x175 - x019 * x170);
    const real x346 = x020 * x177 + (x021 * x178 - x019 * x107);
    const real x347 = x020 * x183 + (x021 * x184 - x019 * x179);
    const real x348 = x020 * x186 + (x021 * x187 - x019 * x073);
    const real x349 = x020 * x192 + (x021 * x193 - x019 * x188);
    const real x350 = x020 * x195 + (x021 * x196 - x019 * x038);
    const real x351 = x020 * x201 + (x021 * x202 - x019 * x197);
    A_G[0] = -(x012 * 16.087);
    A_G[1] = x015 * 16.087;
    A_G[2] = x019 * 16.087;
    A_G[3] = SYMDYN_ALL(0.0);
    A_G[4] = SYMDYN_ALL(0.0);
    A_G[5] = SYMDYN_ALL(0.0);
    A_G[6] = x013 * 16.087;
    A_G[7] = -(x017 * 16.087);
    A_G[8] = x020 * 16.087;
    A_G[9] = SYMDYN_ALL(0.0);
    A_G[10] = SYMDYN_ALL(0.0);
    A_G[11] = SYMDYN_ALL(0.0);
    A_G[12] = x014 * 16.087;
    A_G[13] = x018 * 16.087;
    A_G[14] = -(x021 * 16.087);
    A_G[15] = SYMDYN_ALL(0.0);
    A_G[16] = SYMDYN_ALL(0.0);
    A_G[17] = SYMDYN_ALL(0.0);
    A_G[18] = x013 * x166 + x014 * x163;
    A_G[19] = -(x017 * x166 - x018 * x163);
    A_G[20] = x020 * x166 - x021 * x163;
    A_G[21] = x283;
    A_G[22] = -x298;
    A_G[23] = -x313;
    A_G[24] = -(x014 * x162 - x012 * x166);
    A_G[25] = -(x018 * x162 + x015 * x166);
    A_G[26] = x021 * x162 - x019 * x166;
    A_G[27] = x284;
    A_G[28] = -x299;
    A_G[29] = x314;
    A_G[30] = x012 * x163 + x013 * x162;
    A_G[31] = -(x015 * x163 + x017 * x162);
    A_G[32] = -(x019 * x163 - x020 * x162);
    A_G[33] = x285;
    A_G[34] = x300;
    A_G[35] = -x315;
    A_G[36] = x014 * x154 - x013 * x155;
    A_G[37] = x018 * x154 + x017 * x155;
    A_G[38] = -(x021 * x154 + x020 * x155);
    A_G[39] = -x286;
    A_G[40] = x301;
    A_G[41] = x316;
    A_G[42] = -x328;
    A_G[43] = x336;
    A_G[44] = -x344;
    A_G[45] = -x287;
    A_G[46] = x302;
    A_G[47] = x317;
    A_G[48] = -x329;
    A_G[49] = x337;
    A_G[50] = -x345;
    A_G[51] = -x288;
    A_G[52] = x303;
    A_G[53] = x318;
    A_G[54] = x013 * x121 - x014 * x120;
    A_G[55] = -(x017 * x121 + x018 * x120);
    A_G[56] = x020 * x121 + x021 * x120;
    A_G[57] = x289;
    A_G[58] = -x304;
    A_G[59] = -x319;
    A_G[60] = -x330;
    A_G[61] = x338;
    A_G[62] = -x346;
    A_G[63] = -x290;
    A_G[64] = x305;
    A_G[65] = x320;
    A_G[66] = -x331;
    A_G[67] = x339;
    A_G[68] = -x347;
    A_G[69] = -x291;
    A_G[70] = x306;
    A_G[71] = x321;
    A_G[72] = x014 * x086 - x013 * x087;
    A_G[73] = x018 * x086 + x017 * x087;
    A_G[74] = -(x021 * x086 + x020 * x087);
    A_G[75] = -x292;
    A_G[76] = x307;
    A_G[77] = x322;
    A_G[78] = -x332;
    A_G[79] = x340;
    A_G[80] = -x348;
    A_G[81] = -x293;
    A_G[82] = x308;
    A_G[83] = x323;
    A_G[84] = -x333;
    A_G[85] = x341;
    A_G[86] = -x349;
    A_G[87] = -x294;
    A_G[88] = x309;
    A_G[89] = x324;
    A_G[90] = x013 * x052 - x014 * x051;
    A_G[91] = -(x017 * x052 + x018 * x051);
    A_G[92] = x020 * x052 + x021 * x051;
    A_G[93] = x295;
    A_G[94] = -x310;
    A_G[95] = -x325;
    A_G[96] = -x334;
    A_G[97] = x342;
    A_G[98] = -x350;
    A_G[99] = -x296;
    A_G[100] = x311;
    A_G[101] = x326;
    A_G[102] = -x335;
    A_G[103] = x343;
    A_G[104] = -x351;
    A_G[105] = -x297;
    A_G[106] = x312;
    A_G[107] = x327;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_centroidal_map_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_centroidal_map.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_centroidal_map.c"
#undef SYMDYN_PASS
#endif

void go2_centroidal_map_batch(size_t n, const double *q, double *A_G)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], A_G_lanes[108];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_centroidal_map_lanes(
            q_lanes, A_G_lanes);
        symdyn_store_f64(A_G + 108 * i, A_G_lanes, 108);
    }
#endif
    for (; i < n; ++i) {
        go2_centroidal_map(q + 19 * i, A_G + 108 * i);
    }
}

#endif
