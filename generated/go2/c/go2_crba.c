/*
 * crba of go2: Mass matrix, full and symmetric.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.crba
 * Convention  pinocchio
 * Program     SHA-256 1b840eee32700690df21bd6b00aee1590350fba9c151b85e6639b8e4e6cc2596
 * Operations  285 mul, 279 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     M  18 x 18  kg, kg m, kg m^2  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     floating-base/block        PROVED
 *     floating-base/momentum     PROVED
 *     frames/mass-matrix         PROVED
 *     inertia/lifted             PROVED
 *     inertia/rotate-symmetric   PROVED
 *     inertia/congruence         PROVED
 *     lagrange/mass-2            PROVED
 *     lagrange/mass-3            PROVED
 *     recursions/crba-energy-3   PROVED
 *     recursions/crba-limbs      PROVED
 *     recursions/crba-wheels     PROVED
 *     recursions/crba-floating   PROVED
 *     recursions/crba-jacobians  PROVED
 *     recursions/composite       PROVED
 *     regressor/lumped-mixed     PROVED-MOD-P
 *     regressor/lumped-disc      PROVED
 *     regressor/reframed         PROVED
 *     rotations/align            PROVED
 *     rotations/align-back       PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_crba(const double *q, double *M)
#else
static void go2_crba_lanes(const real *q, real *M)
#endif
{
    const real angle[12] = {
        q[16], q[17], q[18], q[13], q[14], q[15], q[10], q[11], q[12], q[7], q[8], q[9]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x001 = sine[2] * 0.02623 - cosine[2] * 0.00084392;
    const real x002 = sine[2] * 0.00084392 + cosine[2] * 0.02623;
    const real x003 = sine[2] * 0.0048938853184 - cosine[2] * 0.0002285016;
    const real x004 = sine[2] * x003;
    const real x005 = sine[2] * 0.00249597775 - cosine[2] * 7.9431538e-05;
    const real x006 = sine[2] * 7.9431538e-05 + cosine[2] * 0.00249597775;
    const real x007 = x002 * 0.426;
    const real x008 = x001 + 0.00430848;
    const real x009 = x002 + 0.0789924;
    const real x010 = x007 - (x004 - 0.02032408908);
    const real x011 = x005 + 0.000402580736;
    const real x012 = cosine[2] * x003 + (0.000544138096 + 0.213 * x001);
    const real x013 = x007 + 0.0209269984768;
    const real x014 = x006 + 0.00747974233;
    const real x015 = x004 + 0.0006029093968;
    const real x016 = cosine[1] * x008 + sine[1] * x009;
    const real x017 = sine[1] * x008 - cosine[1] * x009;
    const real x018 = sine[1] * (x010 - x015) + x012 * (2.0 * cosine[1]);
    const real x019 = sine[1] * x018;
    const real x020 = cosine[1] * x011 + sine[1] * x014;
    const real x021 = sine[1] * x011 - cosine[1] * x014;
    const real x022 = x016 * 0.3868;
    const real x023 = x017 - 7.119e-05;
    const real x024 = x019 - (x010 + 0.009360598027);
    const real x025 = x020 + 0.02119749251;
    const real x026 = cosine[1] * x018 - (0.1934 * x017 + (x012 - 1.449372e-05));
    const real x027 = x022 + (x013 + 0.00043992847495);
    const real x028 = x021 + 1.2818914e-06;
    const real x029 = x019 + (x022 + (x015 + 0.00892066955205));
    const real x030 = cosine[0] * 0.10962557 + sine[0] * x023;
    const real x031 = sine[0] * 0.10962557 - cosine[0] * x023;
    const real x032 = sine[0] * (x027 - x029) + x028 * (2.0 * cosine[0]);
    const real x033 = sine[0] * x032;
    const real x034 = cosine[0] * x025 - sine[0] * x026;
    const real x035 = cosine[0] * x026 + sine[0] * x025;
    const real x036 = x030 * 0.093;
    const real x037 = 0.02623 * sine[5] - 0.00084392 * cosine[5];
    const real x038 = 0.00084392 * sine[5] + 0.02623 * cosine[5];
    const real x039 = 0.0048938853184 * sine[5] - 0.0002285016 * cosine[5];
    const real x040 = sine[5] * x039;
    const real x041 = 7.9431538e-05 * cosine[5] - 0.00249597775 * sine[5];
    const real x042 = 0.00249597775 * cosine[5] + 7.9431538e-05 * sine[5];
    const real x043 = 0.426 * x038;
    const real x044 = 0.00430848 + x037;
    const real x045 = 0.0789924 + x038;
    const real x046 = x043 + (0.02032408908 - x040);
    const real x047 = 0.000402580736 - x041;
    const real x048 = cosine[5] * x039 + (0.000544138096 + 0.213 * x037);
    const real x049 = 0.0209269984768 + x043;
    const real x050 = 0.00747974233 + x042;
    const real x051 = 0.0006029093968 + x040;
    const real x052 = cosine[4] * x044 + sine[4] * x045;
    const real x053 = sine[4] * x044 - cosine[4] * x045;
    const real x054 = sine[4] * (x046 - x051) + x048 * (2.0 * cosine[4]);
    const real x055 = sine[4] * x054;
    const real x056 = cosine[4] * x047 + sine[4] * x050;
    const real x057 = cosine[4] * x050 - sine[4] * x047;
    const real x058 = 0.3868 * x052;
    const real x059 = 7.119e-05 - x053;
    const real x060 = x055 - (0.009360598027 + x046);
    const real x061 = 0.02119749251 + x056;
    const real x062 = cosine[4] * x054 - (0.1934 * x053 - (1.449372e-05 - x048));
    const real x063 = x058 + (0.00043992847495 + x049);
    const real x064 = 1.2818914e-06 - x057;
    const real x065 = x055 + (x058 + (0.00892066955205 + x051));
    const real x066 = 0.10962557 * cosine[3] + sine[3] * x059;
    const real x067 = 0.10962557 * sine[3] - cosine[3] * x059;
    const real x068 = sine[3] * (x063 - x065) - x064 * (2.0 * cosine[3]);
    const real x069 = cosine[3] * x061 + sine[3] * x062;
    const real x070 = sine[3] * x061 - cosine[3] * x062;
    const real x071 = 0.02623 * sine[8] - 0.00084392 * cosine[8];
    const real x072 = 0.00084392 * sine[8] + 0.02623 * cosine[8];
    const real x073 = 0.0048938853184 * sine[8] - 0.0002285016 * cosine[8];
    const real x074 = sine[8] * x073;
    const real x075 = 0.00249597775 * sine[8] - 7.9431538e-05 * cosine[8];
    const real x076 = 7.9431538e-05 * sine[8] + 0.00249597775 * cosine[8];
    const real x077 = 0.426 * x072;
    const real x078 = 0.00430848 + x071;
    const real x079 = 0.0789924 + x072;
    const real x080 = x077 + (0.02032408908 - x074);
    const real x081 = 0.000402580736 + x075;
    const real x082 = cosine[8] * x073 + (0.000544138096 + 0.213 * x071);
    const real x083 = 0.0209269984768 + x077;
    const real x084 = 0.00747974233 + x076;
    const real x085 = 0.0006029093968 + x074;
    const real x086 = cosine[7] * x078 + sine[7] * x079;
    const real x087 = sine[7] * x078 - cosine[7] * x079;
    const real x088 = sine[7] * (x080 - x085) + x082 * (2.0 * cosine[7]);
    const real x089 = sine[7] * x088;
    const real x090 = cosine[7] * x081 + sine[7] * x084;
    const real x091 = sine[7] * x081 - cosine[7] * x084;
    const real x092 = 0.3868 * x086;
    const real x093 = 7.119e-05 - x087;
    const real x094 = x089 - (0.009360598027 + x080);
    const real x095 = 0.02119749251 - x090;
    const real x096 = cosine[7] * x088 + (0.1934 * x087 - (1.449372e-05 + x082));
    const real x097 = x092 - (0.00043992847495 + x083);
    const real x098 = 1.2818914e-06 + x091;
    const real x099 = x089 - (x092 - (0.00892066955205 + x085));
    const real x100 = 0.10962557 * cosine[6] - sine[6] * x093;
    const real x101 = 0.10962557 * sine[6] + cosine[6] * x093;
    const real x102 = sine[6] * (x097 + x099) - x098 * (2.0 * cosine[6]);
    const real x103 = cosine[6] * x095 + sine[6] * x096;
    const real x104 = cosine[6] * x096 - sine[6] * x095;
    const real x105 = 0.02623 * sine[11] - 0.00084392 * cosine[11];
    const real x106 = 0.00084392 * sine[11] + 0.02623 * cosine[11];
    const real x107 = 0.0048938853184 * sine[11] - 0.0002285016 * cosine[11];
    const real x108 = sine[11] * x107;
    const real x109 = 7.9431538e-05 * cosine[11] - 0.00249597775 * sine[11];
    const real x110 = 0.00249597775 * cosine[11] + 7.9431538e-05 * sine[11];
    const real x111 = 0.426 * x106;
    const real x112 = 0.00430848 + x105;
    const real x113 = 0.0789924 + x106;
    const real x114 = x111 + (0.02032408908 - x108);
    const real x115 = 0.000402580736 - x109;
    const real x116 = cosine[11] * x107 + (0.000544138096 + 0.213 * x105);
    const real x117 = 0.0209269984768 + x111;
    const real x118 = 0.00747974233 + x110;
    const real x119 = 0.0006029093968 + x108;
    const real x120 = cosine[10] * x112 + sine[10] * x113;
    const real x121 = sine[10] * x112 - cosine[10] * x113;
    const real x122 = sine[10] * (x114 - x119) + x116 * (2.0 * cosine[10]);
    const real x123 = sine[10] * x122;
    const real x124 = cosine[10] * x115 + sine[10] * x118;
    const real x125 = cosine[10] * x118 - sine[10] * x115;
    const real x126 = 0.3868 * x120;
    const real x127 = 7.119e-05 - x121;
    const real x128 = x123 - (0.009360598027 + x114);
    const real x129 = 0.02119749251 - x124;
    const real x130 = cosine[10] * x122 + (0.1934 * x121 - (1.449372e-05 + x116));
    const real x131 = x126 - (0.00043992847495 + x117);
    const real x132 = 1.2818914e-06 - x125;
    const real x133 = x123 - (x126 - (0.00892066955205 + x119));
    const real x134 = 0.10962557 * cosine[9] + sine[9] * x127;
    const real x135 = 0.10962557 * sine[9] - cosine[9] * x127;
    const real x136 = sine[9] * (x131 + x133) + x132 * (2.0 * cosine[9]);
    const real x137 = cosine[9] * x129 - sine[9] * x130;
    const real x138 = cosine[9] * x130 + sine[9] * x129;
    const real x139 = x052 + x120;
    const real x140 = x016 + x086;
    const real x141 = 0.146694152 - (x139 + x140);
    const real x142 = x066 + x134 - (x030 + x100);
    const real x143 = x067 + x135;
    const real x144 = x031 + x101;
    const real x145 = 0.037188086 - (x143 - x144);
    const real x146 = 0.093 * x134 + 0.093 * (x066 + x100);
    const real x147 = x060 + x128 + (x024 + x094) - (x036 + 0.044972709219476 + x146);
    const real x148 = x069 - x137 - (x034 - x103) + (0.00012166 + 0.0465 * (x139 - x140));
    const real x149 = 0.002283689271632 + (x070 - x138 - (x035 + x104));
    const real x150 = sine[9] * x136 - (sine[3] * x068 - sine[6] * x102);
    const real x151 = x063 - x131 + (x027 - x097) + (x150 - (x033 - 0.4323559965405));
    const real x152 = x132 - cosine[9] * x136 + (x064 + cosine[3] * x068);
    const real x153 = x098 + cosine[6] * x102 + (x028 - cosine[0] * x032);
    const real x154 = x152 - x153 - (3.12e-05 + 0.0465 * (x143 + x144));
    const real x155 = x150 - (x033 + (x146 + (x036 + 0.460899171821024)));
    const real x156 = x065 + x133 + (x029 + x099) - x155;
    const real x157 = x128 - 0.0465 * x134;
    const real x158 = x117 - 0.1934 * x120;
    const real x159 = sine[9] * x120;
    const real x160 = cosine[9] * x120;
    const real x161 = cosine[9] * x158 - sine[9] * x125;
    const real x162 = x124 + 0.0465 * x160;
    const real x163 = sine[9] * x158 + (cosine[9] * x125 - 0.0465 * x121);
    const real x164 = 0.0049656346816 + 0.213 * x106;
    const real x165 = sine[10] * x105 - cosine[10] * x106;
    const real x166 = cosine[10] * x105 + sine[10] * x106;
    const real x167 = sine[10] * x110 - cosine[10] * x109;
    const real x168 = cosine[10] * x110 + sine[10] * x109;
    const real x169 = x164 - 0.1934 * x166;
    const real x170 = sine[9] * x166;
    const real x171 = cosine[9] * x166;
    const real x172 = cosine[9] * x169 - sine[9] * x168;
    const real x173 = x167 + 0.0465 * x171;
    const real x174 = sine[9] * x169 + (cosine[9] * x168 - 0.0465 * x165);
    const real x175 = x094 - 0.0465 * x100;
    const real x176 = x083 - 0.1934 * x086;
    const real x177 = sine[6] * x086;
    const real x178 = cosine[6] * x086;
    const real x179 = cosine[6] * x176 - sine[6] * x091;
    const real x180 = x090 + 0.0465 * x178;
    const real x181 = sine[6] * x176 + (cosine[6] * x091 + 0.0465 * x087);
    const real x182 = 0.0049656346816 + 0.213 * x072;
    const real x183 = sine[7] * x071 - cosine[7] * x072;
    const real x184 = cosine[7] * x071 + sine[7] * x072;
    const real x185 = cosine[7] * x075 + sine[7] * x076;
    const real x186 = sine[7] * x075 - cosine[7] * x076;
    const real x187 = x182 - 0.1934 * x184;
    const real x188 = sine[6] * x184;
    const real x189 = cosine[6] * x184;
    const real x190 = cosine[6] * x187 - sine[6] * x186;
    const real x191 = x185 + 0.0465 * x189;
    const real x192 = sine[6] * x187 + (cosine[6] * x186 + 0.0465 * x183);
    const real x193 = x060 - 0.0465 * x066;
    const real x194 = x049 + 0.1934 * x052;
    const real x195 = sine[3] * x052;
    const real x196 = cosine[3] * x052;
    const real x197 = cosine[3] * x194 - sine[3] * x057;
    const real x198 = x056 + 0.0465 * x196;
    const real x199 = sine[3] * x194 + (cosine[3] * x057 - 0.0465 * x053);
    const real x200 = 0.0049656346816 + 0.213 * x038;
    const real x201 = sine[4] * x037 - cosine[4] * x038;
    const real x202 = cosine[4] * x037 + sine[4] * x038;
    const real x203 = sine[4] * x042 - cosine[4] * x041;
    const real x204 = cosine[4] * x042 + sine[4] * x041;
    const real x205 = x200 + 0.1934 * x202;
    const real x206 = sine[3] * x202;
    const real x207 = cosine[3] * x202;
    const real x208 = cosine[3] * x205 - sine[3] * x204;
    const real x209 = x203 + 0.0465 * x207;
    const real x210 = sine[3] * x205 + (cosine[3] * x204 - 0.0465 * x201);
    const real x211 = x024 - 0.0465 * x030;
    const real x212 = x013 + 0.1934 * x016;
    const real x213 = sine[0] * x016;
    const real x214 = cosine[0] * x016;
    const real x215 = cosine[0] * x212 - sine[0] * x021;
    const real x216 = x020 + 0.0465 * x214;
    const real x217 = sine[0] * x212 + (cosine[0] * x021 + 0.0465 * x017);
    const real x218 = 0.0049656346816 + 0.213 * x002;
    const real x219 = sine[1] * x001 - cosine[1] * x002;
    const real x220 = cosine[1] * x001 + sine[1] * x002;
    const real x221 = cosine[1] * x005 + sine[1] * x006;
    const real x222 = sine[1] * x005 - cosine[1] * x006;
    const real x223 = x218 + 0.1934 * x220;
    const real x224 = sine[0] * x220;
    const real x225 = cosine[0] * x220;
    const real x226 = cosine[0] * x223 - sine[0] * x222;
    const real x227 = x221 + 0.0465 * x225;
    const real x228 = sine[0] * x223 + (cosine[0] * x222 + 0.0465 * x219);
    M[0] = SYMDYN_ALL(16.087);
    M[1] = SYMDYN_ALL(0.0);
    M[2] = SYMDYN_ALL(0.0);
    M[3] = SYMDYN_ALL(0.0);
    M[4] = -x145;
    M[5] = -x142;
    M[6] = SYMDYN_ALL(0.0);
    M[7] = x121;
    M[8] = x165;
    M[9] = SYMDYN_ALL(0.0);
    M[10] = x087;
    M[11] = x183;
    M[12] = SYMDYN_ALL(0.0);
    M[13] = x053;
    M[14] = x201;
    M[15] = SYMDYN_ALL(0.0);
    M[16] = x017;
    M[17] = x219;
    M[18] = SYMDYN_ALL(0.0);
    M[19] = SYMDYN_ALL(16.087);
    M[20] = SYMDYN_ALL(0.0);
    M[21] = x145;
    M[22] = SYMDYN_ALL(0.0);
    M[23] = x141;
    M[24] = -x135;
    M[25] = -x159;
    M[26] = -x170;
    M[27] = x101;
    M[28] = -x177;
    M[29] = -x188;
    M[30] = -x067;
    M[31] = -x195;
    M[32] = -x206;
    M[33] = x031;
    M[34] = -x213;
    M[35] = -x224;
    M[36] = SYMDYN_ALL(0.0);
    M[37] = SYMDYN_ALL(0.0);
    M[38] = SYMDYN_ALL(16.087);
    M[39] = x142;
    M[40] = -x141;
    M[41] = SYMDYN_ALL(0.0);
    M[42] = x134;
    M[43] = x160;
    M[44] = x171;
    M[45] = -x100;
    M[46] = x178;
    M[47] = x189;
    M[48] = x066;
    M[49] = x196;
    M[50] = x207;
    M[51] = -x030;
    M[52] = x214;
    M[53] = x225;
    M[54] = SYMDYN_ALL(0.0);
    M[55] = x145;
    M[56] = x142;
    M[57] = -x147;
    M[58] = x148;
    M[59] = x149;
    M[60] = -x157;
    M[61] = x162;
    M[62] = x173;
    M[63] = -x175;
    M[64] = -x180;
    M[65] = -x191;
    M[66] = -x193;
    M[67] = x198;
    M[68] = x209;
    M[69] = -x211;
    M[70] = -x216;
    M[71] = -x227;
    M[72] = -x145;
    M[73] = SYMDYN_ALL(0.0);
    M[74] = -x141;
    M[75] = x148;
    M[76] = x151;
    M[77] = x154;
    M[78] = -x137;
    M[79] = x161;
    M[80] = x172;
    M[81] = x103;
    M[82] = x179;
    M[83] = x190;
    M[84] = x069;
    M[85] = x197;
    M[86] = x208;
    M[87] = -x034;
    M[88] = x215;
    M[89] = x226;
    M[90] = -x142;
    M[91] = x141;
    M[92] = SYMDYN_ALL(0.0);
    M[93] = x149;
    M[94] = x154;
    M[95] = x156;
    M[96] = -x138;
    M[97] = x163;
    M[98] = x174;
    M[99] = -x104;
    M[100] = x181;
    M[101] = x192;
    M[102] = x070;
    M[103] = x199;
    M[104] = x210;
    M[105] = -x035;
    M[106] = x217;
    M[107] = x228;
    M[108] = SYMDYN_ALL(0.0);
    M[109] = -x135;
    M[110] = x134;
    M[111] = -x157;
    M[112] = -x137;
    M[113] = -x138;
    M[114] = -x128;
    M[115] = x124;
    M[116] = x167;
    M[117] = SYMDYN_ALL(0.0);
    M[118] = SYMDYN_ALL(0.0);
    M[119] = SYMDYN_ALL(0.0);
    M[120] = SYMDYN_ALL(0.0);
    M[121] = SYMDYN_ALL(0.0);
    M[122] = SYMDYN_ALL(0.0);
    M[123] = SYMDYN_ALL(0.0);
    M[124] = SYMDYN_ALL(0.0);
    M[125] = SYMDYN_ALL(0.0);
    M[126] = x121;
    M[127] = -x159;
    M[128] = x160;
    M[129] = x162;
    M[130] = x161;
    M[131] = x163;
    M[132] = x124;
    M[133] = x117;
    M[134] = x164;
    M[135] = SYMDYN_ALL(0.0);
    M[136] = SYMDYN_ALL(0.0);
    M[137] = SYMDYN_ALL(0.0);
    M[138] = SYMDYN_ALL(0.0);
    M[139] = SYMDYN_ALL(0.0);
    M[140] = SYMDYN_ALL(0.0);
    M[141] = SYMDYN_ALL(0.0);
    M[142] = SYMDYN_ALL(0.0);
    M[143] = SYMDYN_ALL(0.0);
    M[144] = x165;
    M[145] = -x170;
    M[146] = x171;
    M[147] = x173;
    M[148] = x172;
    M[149] = x174;
    M[150] = x167;
    M[151] = x164;
    M[152] = SYMDYN_ALL(0.0049656346816);
    M[153] = SYMDYN_ALL(0.0);
    M[154] = SYMDYN_ALL(0.0);
    M[155] = SYMDYN_ALL(0.0);
    M[156] = SYMDYN_ALL(0.0);
    M[157] = SYMDYN_ALL(0.0);
    M[158] = SYMDYN_ALL(0.0);
    M[159] = SYMDYN_ALL(0.0);
    M[160] = SYMDYN_ALL(0.0);
    M[161] = SYMDYN_ALL(0.0);
    M[162] = SYMDYN_ALL(0.0);
    M[163] = x101;
    M[164] = -x100;
    M[165] = -x175;
    M[166] = x103;
    M[167] = -x104;
    M[168] = SYMDYN_ALL(0.0);
    M[169] = SYMDYN_ALL(0.0);
    M[170] = SYMDYN_ALL(0.0);
    M[171] = -x094;
    M[172] = -x090;
    M[173] = -x185;
    M[174] = SYMDYN_ALL(0.0);
    M[175] = SYMDYN_ALL(0.0);
    M[176] = SYMDYN_ALL(0.0);
    M[177] = SYMDYN_ALL(0.0);
    M[178] = SYMDYN_ALL(0.0);
    M[179] = SYMDYN_ALL(0.0);
    M[180] = x087;
    M[181] = -x177;
    M[182] = x178;
    M[183] = -x180;
    M[184] = x179;
    M[185] = x181;
    M[186] = SYMDYN_ALL(0.0);
    M[187] = SYMDYN_ALL(0.0);
    M[188] = SYMDYN_ALL(0.0);
    M[189] = -x090;
    M[190] = x083;
    M[191] = x182;
    M[192] = SYMDYN_ALL(0.0);
    M[193] = SYMDYN_ALL(0.0);
    M[194] = SYMDYN_ALL(0.0);
    M[195] = SYMDYN_ALL(0.0);
    M[196] = SYMDYN_ALL(0.0);
    M[197] = SYMDYN_ALL(0.0);
    M[198] = x183;
    M[199] = -x188;
    M[200] = x189;
    M[201] = -x191;
    M[202] = x190;
    M[203] = x192;
    M[204] = SYMDYN_ALL(0.0);
    M[205] = SYMDYN_ALL(0.0);
    M[206] = SYMDYN_ALL(0.0);
    M[207] = -x185;
    M[208] = x182;
    M[209] = SYMDYN_ALL(0.0049656346816);
    M[210] = SYMDYN_ALL(0.0);
    M[211] = SYMDYN_ALL(0.0);
    M[212] = SYMDYN_ALL(0.0);
    M[213] = SYMDYN_ALL(0.0);
    M[214] = SYMDYN_ALL(0.0);
    M[215] = SYMDYN_ALL(0.0);
    M[216] = SYMDYN_ALL(0.0);
    M[217] = -x067;
    M[218] = x066;
    M[219] = -x193;
    M[220] = x069;
    M[221] = x070;
    M[222] = SYMDYN_ALL(0.0);
    M[223] = SYMDYN_ALL(0.0);
    M[224] = SYMDYN_ALL(0.0);
    M[225] = SYMDYN_ALL(0.0);
    M[226] = SYMDYN_ALL(0.0);
    M[227] = SYMDYN_ALL(0.0);
    M[228] = -x060;
    M[229] = x056;
    M[230] = x203;
    M[231] = SYMDYN_ALL(0.0);
    M[232] = SYMDYN_ALL(0.0);
    M[233] = SYMDYN_ALL(0.0);
    M[234] = x053;
    M[235] = -x195;
    M[236] = x196;
    M[237] = x198;
    M[238] = x197;
    M[239] = x199;
    M[240] = SYMDYN_ALL(0.0);
    M[241] = SYMDYN_ALL(0.0);
    M[242] = SYMDYN_ALL(0.0);
    M[243] = SYMDYN_ALL(0.0);
    M[244] = SYMDYN_ALL(0.0);
    M[245] = SYMDYN_ALL(0.0);
    M[246] = x056;
    M[247] = x049;
    M[248] = x200;
    M[249] = SYMDYN_ALL(0.0);
    M[250] = SYMDYN_ALL(0.0);
    M[251] = SYMDYN_ALL(0.0);
    M[252] = x201;
    M[253] = -x206;
    M[254] = x207;
    M[255] = x209;
    M[256] = x208;
    M[257] = x210;
    M[258] = SYMDYN_ALL(0.0);
    M[259] = SYMDYN_ALL(0.0);
    M[260] = SYMDYN_ALL(0.0);
    M[261] = SYMDYN_ALL(0.0);
    M[262] = SYMDYN_ALL(0.0);
    M[263] = SYMDYN_ALL(0.0);
    M[264] = x203;
    M[265] = x200;
    M[266] = SYMDYN_ALL(0.0049656346816);
    M[267] = SYMDYN_ALL(0.0);
    M[268] = SYMDYN_ALL(0.0);
    M[269] = SYMDYN_ALL(0.0);
    M[270] = SYMDYN_ALL(0.0);
    M[271] = x031;
    M[272] = -x030;
    M[273] = -x211;
    M[274] = -x034;
    M[275] = -x035;
    M[276] = SYMDYN_ALL(0.0);
    M[277] = SYMDYN_ALL(0.0);
    M[278] = SYMDYN_ALL(0.0);
    M[279] = SYMDYN_ALL(0.0);
    M[280] = SYMDYN_ALL(0.0);
    M[281] = SYMDYN_ALL(0.0);
    M[282] = SYMDYN_ALL(0.0);
    M[283] = SYMDYN_ALL(0.0);
    M[284] = SYMDYN_ALL(0.0);
    M[285] = -x024;
    M[286] = -x020;
    M[287] = -x221;
    M[288] = x017;
    M[289] = -x213;
    M[290] = x214;
    M[291] = -x216;
    M[292] = x215;
    M[293] = x217;
    M[294] = SYMDYN_ALL(0.0);
    M[295] = SYMDYN_ALL(0.0);
    M[296] = SYMDYN_ALL(0.0);
    M[297] = SYMDYN_ALL(0.0);
    M[298] = SYMDYN_ALL(0.0);
    M[299] = SYMDYN_ALL(0.0);
    M[300] = SYMDYN_ALL(0.0);
    M[301] = SYMDYN_ALL(0.0);
    M[302] = SYMDYN_ALL(0.0);
    M[303] = -x020;
    M[304] = x013;
    M[305] = x218;
    M[306] = x219;
    M[307] = -x224;
    M[308] = x225;
    M[309] = -x227;
    M[310] = x226;
    M[311] = x228;
    M[312] = SYMDYN_ALL(0.0);
    M[313] = SYMDYN_ALL(0.0);
    M[314] = SYMDYN_ALL(0.0);
    M[315] = SYMDYN_ALL(0.0);
    M[316] = SYMDYN_ALL(0.0);
    M[317] = SYMDYN_ALL(0.0);
    M[318] = SYMDYN_ALL(0.0);
    M[319] = SYMDYN_ALL(0.0);
    M[320] = SYMDYN_ALL(0.0);
    M[321] = -x221;
    M[322] = x218;
    M[323] = SYMDYN_ALL(0.0049656346816);
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_crba_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_crba.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_crba.c"
#undef SYMDYN_PASS
#endif

void go2_crba_batch(size_t n, const double *q, double *M)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], M_lanes[324];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_crba_lanes(
            q_lanes, M_lanes);
        symdyn_store_f64(M + 324 * i, M_lanes, 324);
    }
#endif
    for (; i < n; ++i) {
        go2_crba(q + 19 * i, M + 324 * i);
    }
}

#endif
