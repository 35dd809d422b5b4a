/*
 * centroidal_momentum of go2: Centroidal momentum, linear first.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.centroidal
 * Convention  pinocchio
 * Program     SHA-256 de416eb5767d06ae2c3d1c6b7eea44245ccde7a0f73d38796670abe526bf2d01
 * Operations  502 mul, 444 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     h_G  6  kg m/s, kg m^2/s  world axes at the centre of mass
 *
 * Statements it rests on
 *     centroidal/momentum        PROVED
 *     centroidal/momentum-fixed  PROVED
 *     centroidal/origin          PROVED
 *     regressor/lumped-mixed     PROVED-MOD-P
 *     regressor/lumped-disc      PROVED
 *     regressor/reframed         PROVED
 *     rotations/align            PROVED
 *     rotations/align-back       PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_centroidal_momentum(const double *q, const double *v, double *h_G)
#else
static void go2_centroidal_momentum_lanes(const real *q, const real *v, real *h_G)
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
        q[7], q[8], q[9], q[10], q[11], q[12], q[13], q[14], q[15], q[16], q[17], q[18]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x022 = v[5] * 0.0465;
    const real x023 = v[0] - x022;
    const real x024 = v[5] * 0.1934;
    const real x025 = v[1] + x024;
    const real x026 = v[4] * 0.1934;
    const real x027 = v[3] * 0.0465;
    const real x028 = v[2] - x026;
    const real x029 = x027 + x028;
    const real x030 = cosine[0] * x025 + sine[0] * x029;
    const real x031 = cosine[0] * x029 - sine[0] * x025;
    const real x032 = v[4] * cosine[0] + v[5] * sine[0];
    const real x033 = v[5] * cosine[0] - v[4] * sine[0];
    const real x034 = v[3] + v[6];
    const real x035 = x023 * 7.119e-05;
    const real x036 = x023 * 0.10962557;
    const real x037 = x023 * cosine[1] - x031 * sine[1];
    const real x038 = x023 * sine[1] + x031 * cosine[1];
    const real x039 = x034 * cosine[1] - x033 * sine[1];
    const real x040 = x033 * cosine[1] + x034 * sine[1];
    const real x041 = v[7] + x032;
    const real x042 = x037 - x041 * 0.213;
    const real x043 = x030 + x039 * 0.213;
    const real x044 = x039 * cosine[2] - x040 * sine[2];
    const real x045 = x039 * sine[2] + x040 * cosine[2];
    const real x046 = v[8] + x041;
    const real x047 = x046 * 7.9431538e-05 - x043 * 0.02623 - (x044 * 0.00492976 + x045 * 0.0001142508);
    const real x048 = x043 * 0.00084392 + x046 * 0.00249597775 + (x044 * 0.0001142508 + x045 * 3.58746816e-05);
    const real x049 = x046 * 0.02623;
    const real x050 = x044 * 0.02623 + x045 * 0.00084392;
    const real x051 = x046 * 0.00084392;
    const real x052 = v[0] + x022;
    const real x053 = x027 - x028;
    const real x054 = x025 * cosine[3] - sine[3] * x053;
    const real x055 = x025 * sine[3] + cosine[3] * x053;
    const real x056 = v[4] * cosine[3] + v[5] * sine[3];
    const real x057 = v[5] * cosine[3] - v[4] * sine[3];
    const real x058 = v[3] + v[9];
    const real x059 = 7.119e-05 * x052;
    const real x060 = 0.10962557 * x052;
    const real x061 = x052 * cosine[4] + x055 * sine[4];
    const real x062 = x052 * sine[4] - x055 * cosine[4];
    const real x063 = x058 * cosine[4] - x057 * sine[4];
    const real x064 = x057 * cosine[4] + x058 * sine[4];
    const real x065 = v[10] + x056;
    const real x066 = x061 - 0.213 * x065;
    const real x067 = x054 + 0.213 * x063;
    const real x068 = x063 * cosine[5] - x064 * sine[5];
    const real x069 = x063 * sine[5] + x064 * cosine[5];
    const real x070 = v[11] + x065;
    const real x071 = 0.02623 * x067 + 7.9431538e-05 * x070 + (0.00492976 * x068 + 0.0001142508 * x069);
    const real x072 = 0.00249597775 * x070 - 0.00084392 * x067 - (0.0001142508 * x068 + 3.58746816e-05 * x069);
    const real x073 = 0.02623 * x070;
    const real x074 = 0.02623 * x068 + 0.00084392 * x069;
    const real x075 = 0.00084392 * x070;
    const real x076 = v[1] - x024;
    const real x077 = v[2] + x026;
    const real x078 = x027 + x077;
    const real x079 = cosine[6] * x076 + sine[6] * x078;
    const real x080 = cosine[6] * x078 - sine[6] * x076;
    const real x081 = v[4] * cosine[6] + v[5] * sine[6];
    const real x082 = v[5] * cosine[6] - v[4] * sine[6];
    const real x083 = v[3] + v[12];
    const real x084 = x023 * cosine[7] - x080 * sine[7];
    const real x085 = x023 * sine[7] + x080 * cosine[7];
    const real x086 = x083 * cosine[7] - x082 * sine[7];
    const real x087 = x082 * cosine[7] + x083 * sine[7];
    const real x088 = v[13] + x081;
    const real x089 = x084 - 0.213 * x088;
    const real x090 = x079 + 0.213 * x086;
    const real x091 = x086 * cosine[8] - x087 * sine[8];
    const real x092 = x086 * sine[8] + x087 * cosine[8];
    const real x093 = v[14] + x088;
    const real x094 = 7.9431538e-05 * x093 - 0.02623 * x090 - (0.00492976 * x091 + 0.0001142508 * x092);
    const real x095 = 0.00084392 * x090 + 0.00249597775 * x093 + (0.0001142508 * x091 + 3.58746816e-05 * x092);
    const real x096 = 0.02623 * x093;
    const real x097 = 0.02623 * x091 + 0.00084392 * x092;
    const real x098 = 0.00084392 * x093;
    const real x099 = x027 - x077;
    const real x100 = x076 * cosine[9] - sine[9] * x099;
    const real x101 = x076 * sine[9] + cosine[9] * x099;
    const real x102 = v[4] * cosine[9] + v[5] * sine[9];
    const real x103 = v[5] * cosine[9] - v[4] * sine[9];
    const real x104 = v[3] + v[15];
    const real x105 = x052 * cosine[10] + x101 * sine[10];
    const real x106 = x052 * sine[10] - x101 * cosine[10];
    const real x107 = x104 * cosine[10] - x103 * sine[10];
    const real x108 = x103 * cosine[10] + x104 * sine[10];
    const real x109 = v[16] + x102;
    const real x110 = x105 - 0.213 * x109;
    const real x111 = x100 + 0.213 * x107;
    const real x112 = x107 * cosine[11] - x108 * sine[11];
    const real x113 = x107 * sine[11] + x108 * cosine[11];
    const real x114 = v[17] + x109;
    const real x115 = 0.02623 * x111 + 7.9431538e-05 * x114 + (0.00492976 * x112 + 0.0001142508 * x113);
    const real x116 = 0.00249597775 * x114 - 0.00084392 * x111 - (0.0001142508 * x112 + 3.58746816e-05 * x113);
    const real x117 = 0.02623 * x114;
    const real x118 = 0.02623 * x112 + 0.00084392 * x113;
    const real x119 = 0.00084392 * x114;
    const real x120 = cosine[11] * x117 + sine[11] * x119;
    const real x121 = 0.000429887296 * x108 + 0.000402580736 * x109 - (0.0789924 * x100 + 0.01539432908 * x107);
    const real x122 = 0.213 * x118 - x121 + (cosine[11] * x115 - sine[11] * x116);
    const real x123 = 0.00747974233 * x109 + 0.000429887296 * x107 + (0.00430848 * x100 - 0.0005670347152 * x108);
    const real x124 = sine[11] * x115 + (cosine[11] * x116 + x123);
    const real x125 = x120 + 0.0789924 * x109;
    const real x126 = cosine[11] * x119 - (0.00430848 * x109 + sine[11] * x117);
    const real x127 = 0.02623 * (cosine[11] * x110 - x106 * sine[11]);
    const real x128 = 0.00084392 * (x106 * cosine[11] + sine[11] * x110);
    const real x129 = 0.0159613637952 * x109 - (x059 - 4.092728e-06 * x104);
    const real x130 = 0.000402580736 * x107 - (1.2818914e-06 * x103 + 0.00043992847495 * x102);
    const real x131 = 0.0789924 * x105 + (0.00747974233 * x108 - 0.0049656346816 * x114);
    const real x132 = 0.00430848 * x106 + 7.9431538e-05 * x112 - (0.00249597775 * x113 - (x129 - x130));
    const real x133 = 0.213 * x120 - x131 + x132 - (x127 + x128);
    const real x134 = x060 - 7.25574e-07 * x104 + (1.2818914e-06 * x102 + 0.00892066955205 * x103);
    const real x135 = cosine[10] * x124 + (sine[10] * x122 - x134);
    const real x136 = sine[10] * x126 + (7.119e-05 * x102 - 0.10962557 * x103);
    const real x137 = cosine[10] * x125 + x136;
    const real x138 = 0.0789924 * x107 + (7.119e-05 * x104 - 0.00430848 * x108);
    const real x139 = x118 + x138;
    const real x140 = sine[10] * x125 - (0.10962557 * x104 + cosine[10] * x126);
    const real x141 = cosine[9] * x139 - sine[9] * x140;
    const real x142 = sine[9] * x139 + cosine[9] * x140;
    const real x143 = cosine[8] * x096 + sine[8] * x098;
    const real x144 = 0.000429887296 * x087 - 0.000402580736 * x088 - (0.0789924 * x079 + 0.01539432908 * x086);
    const real x145 = 0.213 * x097 - x144 + (sine[8] * x095 - cosine[8] * x094);
    const real x146 = 0.000429887296 * x086 - 0.00747974233 * x088 + (0.00430848 * x079 - 0.0005670347152 * x087);
    const real x147 = sine[8] * x094 + (cosine[8] * x095 - x146);
    const real x148 = x143 + 0.0789924 * x088;
    const real x149 = cosine[8] * x098 - (0.00430848 * x088 + sine[8] * x096);
    const real x150 = 0.02623 * (cosine[8] * x089 - x085 * sine[8]);
    const real x151 = 0.00084392 * (x085 * cosine[8] + sine[8] * x089);
    const real x152 = 0.0159613637952 * x088 - (x035 + 4.092728e-06 * x083);
    const real x153 = 0.00747974233 * x087 - (1.2818914e-06 * x082 - 0.00043992847495 * x081);
    const real x154 = 0.0789924 * x084 - (0.000402580736 * x086 + 0.0049656346816 * x093);
    const real x155 = 0.00430848 * x085 + 0.00249597775 * x092 - (7.9431538e-05 * x091 - (x152 + x153));
    const real x156 = 0.213 * x143 - x154 + x155 - (x150 + x151);
    const real x157 = x036 + 7.25574e-07 * x083 + (1.2818914e-06 * x081 - 0.00892066955205 * x082);
    const real x158 = cosine[7] * x147 - (sine[7] * x145 + x157);
    const real x159 = sine[7] * x149 + (0.10962557 * x082 + 7.119e-05 * x081);
    const real x160 = cosine[7] * x148 + x159;
    const real x161 = 0.0789924 * x086 + (7.119e-05 * x083 - 0.00430848 * x087);
    const real x162 = x097 + x161;
    const real x163 = sine[7] * x148 + (0.10962557 * x083 - cosine[7] * x149);
    const real x164 = cosine[6] * x162 - sine[6] * x163;
    const real x165 = cosine[6] * x163 + sine[6] * x162;
    const real x166 = cosine[5] * x073 + sine[5] * x075;
    const real x167 = 0.000429887296 * x064 + 0.000402580736 * x065 - (0.0789924 * x054 + 0.01539432908 * x063);
    const real x168 = 0.213 * x074 - x167 + (cosine[5] * x071 - sine[5] * x072);
    const real x169 = 0.00747974233 * x065 + 0.000429887296 * x063 + (0.00430848 * x054 - 0.0005670347152 * x064);
    const real x170 = sine[5] * x071 + (cosine[5] * x072 + x169);
    const real x171 = x166 + 0.0789924 * x065;
    const real x172 = cosine[5] * x075 - (0.00430848 * x065 + sine[5] * x073);
    const real x173 = 0.02623 * (cosine[5] * x066 - x062 * sine[5]);
    const real x174 = 0.00084392 * (x062 * cosine[5] + sine[5] * x066);
    const real x175 = 0.0159613637952 * x065 - (x059 + 4.092728e-06 * x058);
    const real x176 = 0.000402580736 * x063 - (1.2818914e-06 * x057 + 0.00043992847495 * x056);
    const real x177 = 0.0789924 * x061 + (0.00747974233 * x064 - 0.0049656346816 * x070);
    const real x178 = 0.00430848 * x062 + 7.9431538e-05 * x068 - (0.00249597775 * x069 - (x175 - x176));
    const real x179 = 0.213 * x166 - x177 + x178 - (x173 + x174);
    const real x180 = x060 + 7.25574e-07 * x058 + (1.2818914e-06 * x056 + 0.00892066955205 * x057);
    const real x181 = cosine[4] * x170 + (sine[4] * x168 - x180);
    const real x182 = sine[4] * x172 + (7.119e-05 * x056 - 0.10962557 * x057);
    const real x183 = cosine[4] * x171 + x182;
    const real x184 = 0.0789924 * x063 + (7.119e-05 * x058 - 0.00430848 * x064);
    const real x185 = x074 + x184;
    const real x186 = sine[4] * x171 - (0.10962557 * x058 + cosine[4] * x172);
    const real x187 = cosine[3] * x185 - sine[3] * x186;
    const real x188 = sine[3] * x185 + cosine[3] * x186;
    const real x189 = cosine[2] * x049 + sine[2] * x051;
    const real x190 = x040 * 0.000429887296 - x041 * 0.000402580736 - (x030 * 0.0789924 + x039 * 0.01539432908);
    const real x191 = 0.213 * x050 - x190 + (sine[2] * x048 - cosine[2] * x047);
    const real x192 = x039 * 0.000429887296 - x041 * 0.00747974233 + (x030 * 0.00430848 - x040 * 0.0005670347152);
    const real x193 = sine[2] * x047 + (cosine[2] * x048 - x192);
    const real x194 = x189 + x041 * 0.0789924;
    const real x195 = cosine[2] * x051 - (x041 * 0.00430848 + sine[2] * x049);
    const real x196 = (cosine[2] * x042 - x038 * sine[2]) * 0.02623;
    const real x197 = (x038 * cosine[2] + sine[2] * x042) * 0.00084392;
    const real x198 = x041 * 0.0159613637952 - (x035 - x034 * 4.092728e-06);
    const real x199 = x040 * 0.00747974233 - (x033 * 1.2818914e-06 - x032 * 0.00043992847495);
    const real x200 = x037 * 0.0789924 - (x039 * 0.000402580736 + x046 * 0.0049656346816);
    const real x201 = x038 * 0.00430848 + x045 * 0.00249597775 - (x044 * 7.9431538e-05 - (x198 + x199));
    const real x202 = 0.213 * x189 - x200 + x201 - (x196 + x197);
    const real x203 = x036 - x034 * 7.25574e-07 + (x032 * 1.2818914e-06 - x033 * 0.00892066955205);
    const real x204 = cosine[1] * x193 - (sine[1] * x191 + x203);
    const real x205 = sine[1] * x195 + (x033 * 0.10962557 + x032 * 7.119e-05);
    const real x206 = cosine[1] * x194 + x205;
    const real x207 = x039 * 0.0789924 + (x034 * 7.119e-05 - x040 * 0.00430848);
    const real x208 = x050 + x207;
    const real x209 = sine[1] * x194 + (x034 * 0.10962557 - cosine[1] * x195);
    const real x210 = cosine[0] * x208 - sine[0] * x209;
    const real x211 = cosine[0] * x209 + sine[0] * x208;
    const real x212 = x137 + (v[4] * 0.037188086 - v[0] * 16.087);
    const real x213 = x160 + x183 + (x206 + x212);
    const real x214 = v[5] * 0.146694152 + (v[3] * 0.037188086 + v[1] * 16.087);
    const real x215 = x164 + x187 + (x210 + (x141 + x214));
    const real x216 = x142 - (v[4] * 0.146694152 - v[2] * 16.087);
    const real x217 = x165 + x188 + (x211 + x216);
    const real x218 = 0.00084392 * cosine[11] - (0.00430848 + 0.02623 * sine[11]);
    const real x219 = 0.02623 * cosine[11] + (0.0789924 + 0.00084392 * sine[11]);
    const real x220 = cosine[10] * x219 + (7.119e-05 + sine[10] * x218);
    const real x221 = 0.00084392 * cosine[8] - (0.00430848 + 0.02623 * sine[8]);
    const real x222 = 0.02623 * cosine[8] + (0.0789924 + 0.00084392 * sine[8]);
    const real x223 = cosine[7] * x222 + (7.119e-05 + sine[7] * x221);
    const real x224 = 0.00084392 * cosine[5] - (0.00430848 + 0.02623 * sine[5]);
    const real x225 = 0.02623 * cosine[5] + (0.0789924 + 0.00084392 * sine[5]);
    const real x226 = cosine[4] * x225 + (7.119e-05 + sine[4] * x224);
    const real x227 = cosine[2] * 0.00084392 - (0.00430848 + sine[2] * 0.02623);
    const real x228 = cosine[2] * 0.02623 + (0.0789924 + sine[2] * 0.00084392);
    const real x229 = cosine[1] * x228 + (7.119e-05 + sine[1] * x227);
    const real x230 = sine[1] * x228 - (0.146694152 + cosine[10] * x218);
    const real x231 = sine[10] * x219 - cosine[7] * x221 + (sine[7] * x222 - cosine[4] * x224);
    const real x232 = sine[4] * x225 - cosine[1] * x227 + x230;
    const real x233 = 0.10962557 * (cosine[0] - cosine[3] + (cosine[6] - cosine[9]));
    const real x234 = sine[9] * x220 + sine[6] * x223 + (sine[3] * x226 + sine[0] * x229);
    const real x235 = 0.10962557 * (sine[0] - sine[3] + (sine[6] - sine[9]));
    const real x236 = cosine[0] * x229 + (0.037188086 + cosine[9] * x220);
    const real x237 = cosine[6] * x223 + cosine[3] * x226 + x236;
    const real x238 = (x231 + x232) * 0.06216199415677255;
    const real x239 = (x233 + x234) * 0.06216199415677255;
    const real x240 = (x235 - x237) * 0.06216199415677255;
    const real x241 = x013 * x215 + (x014 * x217 + x012 * x213);
    const real x242 = x017 * x215 - (x018 * x217 - x015 * x213);
    const real x243 = x020 * x215 - (x021 * x217 + x019 * x213);
    const real x244 = 0.0465 * (x142 - x165 + (x188 - x211));
    const real x245 = 7.119e-05 * (x030 + x054 + (x079 + x100));
    const real x246 = 7.25574e-07 * (x033 + x057 - (x082 + x103));
    const real x247 = 4.092728e-06 * (x032 - x056 - (x081 - x102));
    const real x248 = 0.10962557 * (x031 + x055 + (x080 + x101));
    const real x249 = 0.009360598027 * (x034 + x058 + (x083 + x104));
    const real x250 = v[4] * 0.00012166 + v[1] * 0.037188086 + (v[5] * 0.002283689271632 + v[3] * 0.044972709219476);
    const real x251 = sine[1] * x193 + (cosine[10] * x122 + x250);
    const real x252 = sine[10] * x124 - cosine[7] * x145 - (sine[7] * x147 + cosine[4] * x168);
    const real x253 = sine[4] * x170 - cosine[1] * x191 - x251;
    const real x254 = x252 + x253 - (x215 * x240 - x217 * x239);
    const real x255 = x246 + (x247 + (x248 + (x249 - x254)));
    const real x256 = x244 - (x245 + x255);
    const real x257 = 0.1934 * (x142 + x165 - (x188 + x211));
    const real x258 = v[2] * 0.146694152 + (v[5] * 3.12e-05 - v[3] * 0.00012166);
    const real x259 = v[4] * 0.4323559965405 - v[0] * 0.037188086 - x258;
    const real x260 = cosine[0] * x202 + (cosine[9] * x133 + x259);
    const real x261 = x213 * x240 + (cosine[6] * x156 + cosine[3] * x179);
    const real x262 = x217 * x238 - (sine[9] * x135 + x260);
    const real x263 = sine[6] * x158 - sine[3] * x181 + (sine[0] * x204 - x261);
    const real x264 = x257 - (x262 + x263);
    const real x265 = 0.1934 * (x141 + x164 - (x187 + x210));
    const real x266 = 0.0465 * (x137 - x160 + (x183 - x206));
    const real x267 = v[4] * 3.12e-05 - v[1] * 0.146694152 - (v[3] * 0.002283689271632 + v[5] * 0.460899171821024);
    const real x268 = sine[0] * x202 + (sine[9] * x133 - x267);
    const real x269 = x213 * x239 - (sine[6] * x156 + sine[3] * x179);
    const real x270 = x215 * x238 - (cosine[9] * x135 - x268);
    const real x271 = cosine[6] * x158 - cosine[3] * x181 + (cosine[0] * x204 - x269);
    const real x272 = x265 + (x266 - (x270 + x271));
    const real x273 = x012 * x256 - (x014 * x272 - x013 * x264);
    const real x274 = x015 * x256 + (x018 * x272 + x017 * x264);
    const real x275 = x019 * x256 - (x021 * x272 + x020 * x264);
    h_G[0] = x241;
    h_G[1] = -x242;
    h_G[2] = x243;
    h_G[3] = x273;
    h_G[4] = -x274;
    h_G[5] = -x275;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_centroidal_momentum_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_centroidal_momentum.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_centroidal_momentum.c"
#undef SYMDYN_PASS
#endif

void go2_centroidal_momentum_batch(
    size_t n, const double *q, const double *v, double *h_G)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], h_G_lanes[6];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        go2_centroidal_momentum_lanes(
            q_lanes, v_lanes, h_G_lanes);
        symdyn_store_f64(h_G + 6 * i, h_G_lanes, 6);
    }
#endif
    for (; i < n; ++i) {
        go2_centroidal_momentum(q + 19 * i, v + 18 * i, h_G + 6 * i);
    }
}

#endif
