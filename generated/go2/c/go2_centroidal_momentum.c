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
 * Program     SHA-256 db5229dede61ce88b0fc62c9013e9673a0ccd272d0911269fd2f1539f8cc1c8b
 * Operations  502 mul, 440 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
    const real x130 = 0.00747974233 * x108 - (1.2818914e-06 * x103 + 0.00043992847495 * x102);
    const real x131 = 0.0789924 * x105 + (0.000402580736 * x107 - 0.0049656346816 * x114);
    const real x132 = 0.00430848 * x106 - 0.00249597775 * x113 + (7.9431538e-05 * x112 + (x129 - x130));
    const real x133 = 0.213 * x120 - x131 + x132 - (x127 + x128);
    const real x134 = x060 - 7.25574e-07 * x104 + (1.2818914e-06 * x102 + 0.00892066955205 * x103);
    const real x135 = cosine[10] * x124 + (sine[10] * x122 - x134);
    const real x136 = sine[10] * x126 + (7.119e-05 * x102 - 0.10962557 * x103);
    const real x137 = 0.0789924 * x107 + (7.119e-05 * x104 - 0.00430848 * x108);
    const real x138 = x118 + x137;
    const real x139 = sine[10] * x125 - (0.10962557 * x104 + cosine[10] * x126);
    const real x140 = cosine[9] * x138 - sine[9] * x139;
    const real x141 = sine[9] * x138 + cosine[9] * x139;
    const real x142 = cosine[8] * x096 + sine[8] * x098;
    const real x143 = 0.000429887296 * x087 - 0.000402580736 * x088 - (0.0789924 * x079 + 0.01539432908 * x086);
    const real x144 = 0.213 * x097 - x143 + (sine[8] * x095 - cosine[8] * x094);
    const real x145 = 0.000429887296 * x086 - 0.00747974233 * x088 + (0.00430848 * x079 - 0.0005670347152 * x087);
    const real x146 = sine[8] * x094 + (cosine[8] * x095 - x145);
    const real x147 = x142 + 0.0789924 * x088;
    const real x148 = cosine[8] * x098 - (0.00430848 * x088 + sine[8] * x096);
    const real x149 = 0.02623 * (cosine[8] * x089 - x085 * sine[8]);
    const real x150 = 0.00084392 * (x085 * cosine[8] + sine[8] * x089);
    const real x151 = 0.0159613637952 * x088 - (x035 + 4.092728e-06 * x083);
    const real x152 = 0.00747974233 * x087 - (1.2818914e-06 * x082 - 0.00043992847495 * x081);
    const real x153 = 0.0789924 * x084 - (0.000402580736 * x086 + 0.0049656346816 * x093);
    const real x154 = 0.00430848 * x085 + 0.00249597775 * x092 - (7.9431538e-05 * x091 - (x151 + x152));
    const real x155 = 0.213 * x142 - x153 + x154 - (x149 + x150);
    const real x156 = x036 + 7.25574e-07 * x083 + (1.2818914e-06 * x081 - 0.00892066955205 * x082);
    const real x157 = cosine[7] * x146 - (sine[7] * x144 + x156);
    const real x158 = sine[7] * x148 + (0.10962557 * x082 + 7.119e-05 * x081);
    const real x159 = 0.0789924 * x086 + (7.119e-05 * x083 - 0.00430848 * x087);
    const real x160 = x097 + x159;
    const real x161 = sine[7] * x147 + (0.10962557 * x083 - cosine[7] * x148);
    const real x162 = cosine[6] * x160 - sine[6] * x161;
    const real x163 = cosine[6] * x161 + sine[6] * x160;
    const real x164 = cosine[5] * x073 + sine[5] * x075;
    const real x165 = 0.000429887296 * x064 + 0.000402580736 * x065 - (0.0789924 * x054 + 0.01539432908 * x063);
    const real x166 = 0.213 * x074 - x165 + (cosine[5] * x071 - sine[5] * x072);
    const real x167 = 0.00747974233 * x065 + 0.000429887296 * x063 + (0.00430848 * x054 - 0.0005670347152 * x064);
    const real x168 = sine[5] * x071 + (cosine[5] * x072 + x167);
    const real x169 = x164 + 0.0789924 * x065;
    const real x170 = cosine[5] * x075 - (0.00430848 * x065 + sine[5] * x073);
    const real x171 = 0.02623 * (cosine[5] * x066 - x062 * sine[5]);
    const real x172 = 0.00084392 * (x062 * cosine[5] + sine[5] * x066);
    const real x173 = 0.0159613637952 * x065 - (x059 + 4.092728e-06 * x058);
    const real x174 = 0.00747974233 * x064 - (1.2818914e-06 * x057 + 0.00043992847495 * x056);
    const real x175 = 0.0789924 * x061 + (0.000402580736 * x063 - 0.0049656346816 * x070);
    const real x176 = 0.00430848 * x062 - 0.00249597775 * x069 + (7.9431538e-05 * x068 + (x173 - x174));
    const real x177 = 0.213 * x164 - x175 + x176 - (x171 + x172);
    const real x178 = x060 + 7.25574e-07 * x058 + (1.2818914e-06 * x056 + 0.00892066955205 * x057);
    const real x179 = cosine[4] * x168 + (sine[4] * x166 - x178);
    const real x180 = sine[4] * x170 + (7.119e-05 * x056 - 0.10962557 * x057);
    const real x181 = 0.0789924 * x063 + (7.119e-05 * x058 - 0.00430848 * x064);
    const real x182 = x074 + x181;
    const real x183 = sine[4] * x169 - (0.10962557 * x058 + cosine[4] * x170);
    const real x184 = cosine[3] * x182 - sine[3] * x183;
    const real x185 = sine[3] * x182 + cosine[3] * x183;
    const real x186 = cosine[2] * x049 + sine[2] * x051;
    const real x187 = x040 * 0.000429887296 - x041 * 0.000402580736 - (x030 * 0.0789924 + x039 * 0.01539432908);
    const real x188 = 0.213 * x050 - x187 + (sine[2] * x048 - cosine[2] * x047);
    const real x189 = x039 * 0.000429887296 - x041 * 0.00747974233 + (x030 * 0.00430848 - x040 * 0.0005670347152);
    const real x190 = sine[2] * x047 + (cosine[2] * x048 - x189);
    const real x191 = x186 + x041 * 0.0789924;
    const real x192 = cosine[2] * x051 - (x041 * 0.00430848 + sine[2] * x049);
    const real x193 = (cosine[2] * x042 - x038 * sine[2]) * 0.02623;
    const real x194 = (x038 * cosine[2] + sine[2] * x042) * 0.00084392;
    const real x195 = x041 * 0.0159613637952 - (x035 - x034 * 4.092728e-06);
    const real x196 = x040 * 0.00747974233 - (x033 * 1.2818914e-06 - x032 * 0.00043992847495);
    const real x197 = x037 * 0.0789924 - (x039 * 0.000402580736 + x046 * 0.0049656346816);
    const real x198 = x038 * 0.00430848 + x045 * 0.00249597775 - (x044 * 7.9431538e-05 - (x195 + x196));
    const real x199 = 0.213 * x186 - x197 + x198 - (x193 + x194);
    const real x200 = x036 - x034 * 7.25574e-07 + (x032 * 1.2818914e-06 - x033 * 0.00892066955205);
    const real x201 = cosine[1] * x190 - (sine[1] * x188 + x200);
    const real x202 = sine[1] * x192 + (x033 * 0.10962557 + x032 * 7.119e-05);
    const real x203 = x039 * 0.0789924 + (x034 * 7.119e-05 - x040 * 0.00430848);
    const real x204 = x050 + x203;
    const real x205 = sine[1] * x191 + (x034 * 0.10962557 - cosine[1] * x192);
    const real x206 = cosine[0] * x204 - sine[0] * x205;
    const real x207 = cosine[0] * x205 + sine[0] * x204;
    const real x208 = cosine[7] * x147 + x158 + (cosine[1] * x191 + x202);
    const real x209 = cosine[10] * x125 + x136 + (cosine[4] * x169 + x180);
    const real x210 = x208 + x209 + (v[4] * 0.037188086 - v[0] * 16.087);
    const real x211 = v[5] * 0.146694152 + (v[3] * 0.037188086 + v[1] * 16.087);
    const real x212 = x162 + x206 + (x140 + x184) + x211;
    const real x213 = x163 + x207;
    const real x214 = x141 + x185;
    const real x215 = x213 + x214 - (v[4] * 0.146694152 - v[2] * 16.087);
    const real x216 = 0.00084392 * cosine[11] - (0.00430848 + 0.02623 * sine[11]);
    const real x217 = 0.02623 * cosine[11] + (0.0789924 + 0.00084392 * sine[11]);
    const real x218 = cosine[10] * x217 + (7.119e-05 + sine[10] * x216);
    const real x219 = 0.00084392 * cosine[8] - (0.00430848 + 0.02623 * sine[8]);
    const real x220 = 0.02623 * cosine[8] + (0.0789924 + 0.00084392 * sine[8]);
    const real x221 = cosine[7] * x220 + (7.119e-05 + sine[7] * x219);
    const real x222 = 0.00084392 * cosine[5] - (0.00430848 + 0.02623 * sine[5]);
    const real x223 = 0.02623 * cosine[5] + (0.0789924 + 0.00084392 * sine[5]);
    const real x224 = cosine[4] * x223 + (7.119e-05 + sine[4] * x222);
    const real x225 = cosine[2] * 0.00084392 - (0.00430848 + sine[2] * 0.02623);
    const real x226 = cosine[2] * 0.02623 + (0.0789924 + sine[2] * 0.00084392);
    const real x227 = cosine[1] * x226 + (7.119e-05 + sine[1] * x225);
    const real x228 = cosine[1] * x225 - sine[1] * x226 + (cosine[7] * x219 - sine[7] * x220);
    const real x229 = cosine[4] * x222 - sine[4] * x223 + (cosine[10] * x216 - sine[10] * x217);
    const real x230 = 0.10962557 * (cosine[0] + cosine[6] - (cosine[3] + cosine[9]));
    const real x231 = sine[6] * x221 + sine[0] * x227 + (sine[9] * x218 + sine[3] * x224);
    const real x232 = 0.10962557 * (sine[0] + sine[6] - (sine[3] + sine[9]));
    const real x233 = cosine[6] * x221 + cosine[0] * x227 + (cosine[9] * x218 + cosine[3] * x224);
    const real x234 = (0.146694152 + (x228 + x229)) * 0.06216199415677255;
    const real x235 = (x230 + x231) * 0.06216199415677255;
    const real x236 = (x233 + (0.037188086 - x232)) * 0.06216199415677255;
    const real x237 = x013 * x212 + (x014 * x215 + x012 * x210);
    const real x238 = x017 * x212 - (x018 * x215 - x015 * x210);
    const real x239 = x020 * x212 - (x021 * x215 + x019 * x210);
    const real x240 = 7.119e-05 * (x030 + x079 + (x054 + x100));
    const real x241 = 7.25574e-07 * (x033 - x082 + (x057 - x103));
    const real x242 = 4.092728e-06 * (x032 - x081 - (x056 - x102));
    const real x243 = 0.10962557 * (x031 + x080 + (x055 + x101));
    const real x244 = 0.009360598027 * (x034 + x083 + (x058 + x104));
    const real x245 = cosine[1] * x188 + sine[1] * x190 + (cosine[7] * x144 + sine[7] * x146);
    const real x246 = cosine[4] * x166 - sine[4] * x168 + (cosine[10] * x122 - sine[10] * x124);
    const real x247 = v[4] * 0.00012166 + v[1] * 0.037188086 + (v[5] * 0.002283689271632 + v[3] * 0.044972709219476);
    const real x248 = x242 + (x241 + (x244 + x247)) + (x240 + x243);
    const real x249 = 0.0465 * (x213 - x214) + x248 - (x212 * x236 + x215 * x235);
    const real x250 = x245 + x246 + x249;
    const real x251 = 0.1934 * (x163 - x207 + (x141 - x185));
    const real x252 = sine[0] * x201 - cosine[0] * x199 + (sine[6] * x157 - cosine[6] * x155);
    const real x253 = cosine[3] * x177 + sine[3] * x179 + (cosine[9] * x133 + sine[9] * x135);
    const real x254 = v[2] * 0.146694152 + (v[5] * 3.12e-05 - v[3] * 0.00012166);
    const real x255 = v[4] * 0.4323559965405 - v[0] * 0.037188086 - x254;
    const real x256 = x215 * x234 + (x251 - (x210 * x236 - x255));
    const real x257 = x252 - x253 - x256;
    const real x258 = 0.1934 * (x162 - x206 + (x140 - x184));
    const real x259 = cosine[0] * x201 + sine[0] * x199 + (cosine[6] * x157 + sine[6] * x155);
    const real x260 = cosine[3] * x179 - sine[3] * x177 + (cosine[9] * x135 - sine[9] * x133);
    const real x261 = v[4] * 3.12e-05 - v[1] * 0.146694152 - (v[3] * 0.002283689271632 + v[5] * 0.460899171821024);
    const real x262 = x210 * x235 - (0.0465 * (x208 - x209) - x261);
    const real x263 = x259 - x260 - (x212 * x234 + (x258 + x262));
    const real x264 = x012 * x250 - (x014 * x263 - x013 * x257);
    const real x265 = x015 * x250 + (x018 * x263 + x017 * x257);
    const real x266 = x019 * x250 - (x021 * x263 + x020 * x257);
    h_G[0] = x237;
    h_G[1] = -x238;
    h_G[2] = x239;
    h_G[3] = -x264;
    h_G[4] = x265;
    h_G[5] = x266;
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
