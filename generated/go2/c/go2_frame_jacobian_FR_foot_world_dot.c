/*
 * frame_jacobian_FR_foot_world_dot of go2: Time derivative of the Jacobian of FR_foot: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.recipes
 * Convention  pinocchio
 * Program     SHA-256 34131467e374c414c53c7a65dd539962d00abb300d952fd6c9b697b05a5ff112
 * Operations  389 mul, 286 add, 0 div, 3 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     dJ  6 x 18  1/s, m/s  linear first, world axes at the world's origin
 *
 * Statements it rests on
 *     frames/jacobian-rate-world-fixed  PROVED
 *     frames/jacobian-rate-world-free   PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_frame_jacobian_FR_foot_world_dot(const double *q, const double *v, double *dJ)
#else
static void go2_frame_jacobian_FR_foot_world_dot_lanes(
    const real *q, const real *v, real *dJ)
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
    const real angle[3] = {
        q[10], q[11], q[12]
    };
    real sine[3], cosine[3];
    SYMDYN_SINCOS(3, angle, sine, cosine);
    const real x022 = sine[2] * 0.213;
    const real x023 = cosine[2] * 0.213;
    const real x024 = cosine[1] * x022;
    const real x025 = x024 + sine[1] * x023;
    const real x026 = sine[1] * x022;
    const real x027 = x026 - cosine[1] * x023;
    const real x028 = x025 + sine[1] * 0.213;
    const real x029 = x027 - cosine[1] * 0.213;
    const real x030 = cosine[0] * 0.0955;
    const real x031 = x030 + sine[0] * x029;
    const real x032 = sine[0] * 0.0955;
    const real x033 = x032 - cosine[0] * x029;
    const real x034 = sine[0] * x028;
    const real x035 = sine[0] * x025;
    const real x036 = cosine[0] * x028;
    const real x037 = cosine[0] * x025;
    const real x038 = 0.1934 - x028;
    const real x039 = 0.0465 + x031;
    const real x040 = x013 * cosine[0] + x014 * sine[0];
    const real x041 = x017 * cosine[0] - x018 * sine[0];
    const real x042 = x020 * cosine[0] - x021 * sine[0];
    const real x043 = x013 * x033;
    const real x044 = x014 * x036 - (x013 * x034 + x012 * x029);
    const real x045 = x014 * x037 - (x013 * x035 + x012 * x027);
    const real x046 = x017 * x033;
    const real x047 = x018 * x036 + (x017 * x034 + x015 * x029);
    const real x048 = x018 * x037 + (x017 * x035 + x015 * x027);
    const real x049 = x020 * x033;
    const real x050 = x021 * x036 + (x020 * x034 - x019 * x029);
    const real x051 = x021 * x037 + (x020 * x035 - x019 * x027);
    const real x052 = x014 * cosine[0] - x013 * sine[0];
    const real x053 = x018 * cosine[0] + x017 * sine[0];
    const real x054 = x021 * cosine[0] + x020 * sine[0];
    const real x055 = x012 * sine[1] - cosine[1] * x052;
    const real x056 = x015 * sine[1] + cosine[1] * x053;
    const real x057 = x019 * sine[1] - cosine[1] * x054;
    const real x058 = sine[2] * (x012 * cosine[1] + sine[1] * x052);
    const real x059 = sine[2] * (x015 * cosine[1] - sine[1] * x053);
    const real x060 = sine[2] * (x019 * cosine[1] + sine[1] * x054);
    const real x061 = 0.213 * (x055 + (cosine[2] * x055 + x058));
    const real x062 = x012 * 0.1934 - (q[0] - x013 * 0.0465);
    const real x063 = x061 - (0.0955 * x040 + x062);
    const real x064 = 0.213 * (x056 + (cosine[2] * x056 + x059));
    const real x065 = x017 * 0.0465 + (q[1] + x015 * 0.1934);
    const real x066 = x064 - (0.0955 * x041 + x065);
    const real x067 = 0.213 * (x057 + (cosine[2] * x057 + x060));
    const real x068 = x020 * 0.0465 - (q[2] + x019 * 0.1934);
    const real x069 = x067 + (0.0955 * x042 + x068);
    const real x070 = v[4] * cosine[0] + v[5] * sine[0];
    const real x071 = v[5] * cosine[0] - v[4] * sine[0];
    const real x072 = v[3] + v[9];
    const real x073 = cosine[1] * x072 - sine[1] * x071;
    const real x074 = cosine[1] * x071 + sine[1] * x072;
    const real x075 = v[10] + x070;
    const real x076 = cosine[2] * x073 - sine[2] * x074;
    const real x077 = cosine[2] * x074 + sine[2] * x073;
    const real x078 = 0.0955 * x077;
    const real x079 = x078 - 0.213 * (v[11] + x075);
    const real x080 = 0.0955 * x076;
    const real x081 = 0.213 * x077;
    const real x082 = x078 - x079;
    const real x083 = 0.213 + x023;
    const real x084 = sine[2] * x079 + cosine[2] * x080;
    const real x085 = cosine[2] * x079 - (0.213 * x075 + sine[2] * x080);
    const real x086 = 0.213 * (x073 + x076);
    const real x087 = sine[2] * x076 - cosine[2] * x077;
    const real x088 = cosine[2] * x076 + sine[2] * x077;
    const real x089 = sine[2] * x082;
    const real x090 = cosine[2] * x082;
    const real x091 = x084 - 0.0955 * x073;
    const real x092 = x022 * x073 + x074 * x083;
    const real x093 = x085 - 0.0955 * x074;
    const real x094 = x024 + sine[1] * x083;
    const real x095 = x026 - cosine[1] * x083;
    const real x096 = cosine[1] * x084 + sine[1] * x085;
    const real x097 = sine[1] * x073 - cosine[1] * x074;
    const real x098 = cosine[1] * x087 + sine[1] * x088;
    const real x099 = cosine[1] * x073 + sine[1] * x074;
    const real x100 = cosine[1] * x088 - sine[1] * x087;
    const real x101 = cosine[1] * x091 + sine[1] * x093;
    const real x102 = cosine[1] * x089 + sine[1] * x090;
    const real x103 = cosine[1] * x093 - sine[1] * x091;
    const real x104 = cosine[1] * x090 - sine[1] * x089;
    const real x105 = 0.0955 * x070 - x071 * x095;
    const real x106 = x096 + x070 * x094;
    const real x107 = x086 + x071 * x094;
    const real x108 = x032 - cosine[0] * x095;
    const real x109 = 0.1934 - x094;
    const real x110 = sine[0] * x095 + (0.0465 + x030);
    const real x111 = cosine[1] * x085 + (v[5] * 0.0465 - sine[1] * x084);
    const real x112 = sine[0] * x096 + (v[5] * 0.1934 + cosine[0] * x086);
    const real x113 = sine[0] * x086 - (v[4] * 0.1934 + v[3] * 0.0465);
    const real x114 = cosine[0] * x096 - x113;
    const real x115 = cosine[0] * x071 + sine[0] * x070;
    const real x116 = sine[0] * x099;
    const real x117 = sine[0] * x100;
    const real x118 = sine[0] * x071 - cosine[0] * x070;
    const real x119 = cosine[0] * x099;
    const real x120 = cosine[0] * x100;
    const real x121 = cosine[0] * x106 - sine[0] * x107;
    const real x122 = cosine[0] * x092 - sine[0] * x103;
    const real x123 = cosine[0] * x081 + sine[0] * x104;
    const real x124 = cosine[0] * x107 + sine[0] * x106;
    const real x125 = cosine[0] * x103 + sine[0] * x092;
    const real x126 = cosine[0] * x104 - sine[0] * x081;
    const real x127 = v[4] * x110;
    const real x128 = v[5] * x108;
    const real x129 = x127 + x128;
    const real x130 = x114 - v[3] * x110;
    const real x131 = x112 - v[3] * x108;
    const real x132 = x114 - v[4] * x109;
    const real x133 = v[3] * x109;
    const real x134 = x128 - x133;
    const real x135 = x111 + v[4] * x108;
    const real x136 = x112 - v[5] * x109;
    const real x137 = x111 - v[5] * x110;
    const real x138 = x127 - x133;
    const real x139 = v[5] * x013 - v[4] * x014;
    const real x140 = v[3] * x014 + v[5] * x012;
    const real x141 = v[4] * x012 + v[3] * x013;
    const real x142 = x013 * x115 + x014 * x118;
    const real x143 = x014 * x119 - (x013 * x116 + x012 * x097);
    const real x144 = x014 * x120 - (x013 * x117 + x012 * x098);
    const real x145 = v[5] * x017 + v[4] * x018;
    const real x146 = v[3] * x018 - v[5] * x015;
    const real x147 = v[4] * x015 + v[3] * x017;
    const real x148 = x017 * x115 - x018 * x118;
    const real x149 = x018 * x119 + (x017 * x116 + x015 * x097);
    const real x150 = x018 * x120 + (x017 * x117 + x015 * x098);
    const real x151 = v[5] * x020 + v[4] * x021;
    const real x152 = v[3] * x021 + v[5] * x019;
    const real x153 = v[4] * x019 - v[3] * x020;
    const real x154 = x020 * x115 - x021 * x118;
    const real x155 = x021 * x119 + (x020 * x116 - x019 * x097);
    const real x156 = x021 * x120 + (x020 * x117 - x019 * x098);
    const real x157 = v[5] * (x012 * x039 - x013 * x038);
    const real x158 = v[4] * (x012 * x033 - x014 * x038);
    const real x159 = v[0] * x012 - (v[1] * x013 + v[2] * x014);
    const real x160 = v[9] * (x043 - x014 * x031) + v[10] * x044;
    const real x161 = v[3] * (x043 - x014 * x039) - x157;
    const real x162 = x160 + (x158 + (v[11] * x045 - x159));
    const real x163 = x161 + x162;
    const real x164 = v[5] * (x015 * x039 - x017 * x038);
    const real x165 = v[4] * (x015 * x033 + x018 * x038);
    const real x166 = v[1] * x017 - (v[0] * x015 + v[2] * x018);
    const real x167 = v[9] * (x046 + x018 * x031) - v[10] * x047;
    const real x168 = v[3] * (x046 + x018 * x039) - x164;
    const real x169 = x167 + (x165 - (v[11] * x048 - x166));
    const real x170 = x168 + x169;
    const real x171 = v[5] * (x019 * x039 + x020 * x038);
    const real x172 = v[4] * (x019 * x033 - x021 * x038);
    const real x173 = v[2] * x021 - (v[0] * x019 + v[1] * x020);
    const real x174 = v[9] * (x049 + x021 * x031) - v[10] * x050;
    const real x175 = v[3] * (x049 + x021 * x039) + x171;
    const real x176 = x174 - (x172 + (v[11] * x051 + x173));
    const real x177 = x175 + x176;
    const real x178 = x019 * x170 + x015 * x177;
    const real x179 = x012 * x129 - x069 * x145 - (x178 + x066 * x151);
    const real x180 = x179 + (x013 * x132 + x014 * x136);
    const real x181 = x017 * x177 - (x013 * x134 - x069 * x146);
    const real x182 = x014 * x137 - (x066 * x152 - x020 * x170);
    const real x183 = x018 * x177 + (x014 * x138 - x069 * x147);
    const real x184 = x013 * x135 - (x066 * x153 - x021 * x170);
    const real x185 = x012 * x105 - x069 * x148 - (x178 + x066 * x154);
    const real x186 = x185 + (x013 * x121 + x014 * x124);
    const real x187 = x042 * x170 - x041 * x177;
    const real x188 = x066 * x155 + x069 * x149 - (x187 - x012 * x101);
    const real x189 = x188 - (x013 * x122 + x014 * x125);
    const real x190 = x187 + x012 * x102 + (x013 * x123 - x014 * x126);
    const real x191 = x069 * x150 + x066 * x156 - x190;
    const real x192 = x012 * x177 + x019 * x163;
    const real x193 = x069 * x139 + (x015 * x129 + x063 * x151);
    const real x194 = x018 * x136 - (x017 * x132 + (x192 + x193));
    const real x195 = x020 * x163 - (x017 * x134 + x063 * x152);
    const real x196 = x069 * x140 - x013 * x177 + x195;
    const real x197 = x015 * x130 + (x018 * x137 + x196);
    const real x198 = x021 * x163 - (x018 * x138 + x063 * x153);
    const real x199 = x069 * x141 + x014 * x177 + x198;
    const real x200 = x015 * x131 + (x017 * x135 - x199);
    const real x201 = x069 * x142 + (x015 * x105 + x063 * x154);
    const real x202 = x018 * x124 - (x017 * x121 + (x192 + x201));
    const real x203 = x040 * x177 - x042 * x163;
    const real x204 = x069 * x143 - x063 * x155 - (x203 - x015 * x101);
    const real x205 = x204 - (x017 * x122 - x018 * x125);
    const real x206 = x203 + x015 * x102 + (x017 * x123 + x018 * x126);
    const real x207 = x063 * x156 - x069 * x144 + x206;
    const real x208 = x015 * x163 - x012 * x170;
    const real x209 = x066 * x139 - (x019 * x129 + x063 * x145);
    const real x210 = x021 * x136 - (x020 * x132 + (x208 + x209));
    const real x211 = x013 * x170 - (x020 * x134 - x063 * x146);
    const real x212 = x066 * x140 - x017 * x163 + x211;
    const real x213 = x019 * x130 - (x021 * x137 + x212);
    const real x214 = x014 * x170 + (x021 * x138 + x063 * x147);
    const real x215 = x066 * x141 - x018 * x163 - x214;
    const real x216 = x019 * x131 - (x020 * x135 - x215);
    const real x217 = x066 * x142 - (x019 * x105 + x063 * x148);
    const real x218 = x021 * x124 - (x020 * x121 + (x208 + x217));
    const real x219 = x041 * x163 - x040 * x170;
    const real x220 = x063 * x149 + x066 * x143 - (x219 + x019 * x101);
    const real x221 = x220 - (x020 * x122 - x021 * x125);
    const real x222 = x219 - x019 * x102 + (x020 * x123 + x021 * x126);
    const real x223 = x066 * x144 + x063 * x150 - x222;
    dJ[0] = x139;
    dJ[1] = -x145;
    dJ[2] = x151;
    dJ[3] = SYMDYN_ALL(0.0);
    dJ[4] = SYMDYN_ALL(0.0);
    dJ[5] = SYMDYN_ALL(0.0);
    dJ[6] = x140;
    dJ[7] = x146;
    dJ[8] = -x152;
    dJ[9] = SYMDYN_ALL(0.0);
    dJ[10] = SYMDYN_ALL(0.0);
    dJ[11] = SYMDYN_ALL(0.0);
    dJ[12] = -x141;
    dJ[13] = x147;
    dJ[14] = x153;
    dJ[15] = SYMDYN_ALL(0.0);
    dJ[16] = SYMDYN_ALL(0.0);
    dJ[17] = SYMDYN_ALL(0.0);
    dJ[18] = x180;
    dJ[19] = x194;
    dJ[20] = -x210;
    dJ[21] = x139;
    dJ[22] = -x145;
    dJ[23] = x151;
    dJ[24] = -(x182 - (x012 * x130 + x181));
    dJ[25] = -x197;
    dJ[26] = -x213;
    dJ[27] = x140;
    dJ[28] = x146;
    dJ[29] = -x152;
    dJ[30] = x184 + (x012 * x131 - x183);
    dJ[31] = -x200;
    dJ[32] = -x216;
    dJ[33] = -x141;
    dJ[34] = x147;
    dJ[35] = x153;
    dJ[36] = SYMDYN_ALL(0.0);
    dJ[37] = SYMDYN_ALL(0.0);
    dJ[38] = SYMDYN_ALL(0.0);
    dJ[39] = SYMDYN_ALL(0.0);
    dJ[40] = SYMDYN_ALL(0.0);
    dJ[41] = SYMDYN_ALL(0.0);
    dJ[42] = SYMDYN_ALL(0.0);
    dJ[43] = SYMDYN_ALL(0.0);
    dJ[44] = SYMDYN_ALL(0.0);
    dJ[45] = SYMDYN_ALL(0.0);
    dJ[46] = SYMDYN_ALL(0.0);
    dJ[47] = SYMDYN_ALL(0.0);
    dJ[48] = SYMDYN_ALL(0.0);
    dJ[49] = SYMDYN_ALL(0.0);
    dJ[50] = SYMDYN_ALL(0.0);
    dJ[51] = SYMDYN_ALL(0.0);
    dJ[52] = SYMDYN_ALL(0.0);
    dJ[53] = SYMDYN_ALL(0.0);
    dJ[54] = x186;
    dJ[55] = x202;
    dJ[56] = -x218;
    dJ[57] = x142;
    dJ[58] = -x148;
    dJ[59] = x154;
    dJ[60] = x189;
    dJ[61] = -x205;
    dJ[62] = x221;
    dJ[63] = x143;
    dJ[64] = x149;
    dJ[65] = -x155;
    dJ[66] = x191;
    dJ[67] = x207;
    dJ[68] = x223;
    dJ[69] = x144;
    dJ[70] = x150;
    dJ[71] = -x156;
    dJ[72] = SYMDYN_ALL(0.0);
    dJ[73] = SYMDYN_ALL(0.0);
    dJ[74] = SYMDYN_ALL(0.0);
    dJ[75] = SYMDYN_ALL(0.0);
    dJ[76] = SYMDYN_ALL(0.0);
    dJ[77] = SYMDYN_ALL(0.0);
    dJ[78] = SYMDYN_ALL(0.0);
    dJ[79] = SYMDYN_ALL(0.0);
    dJ[80] = SYMDYN_ALL(0.0);
    dJ[81] = SYMDYN_ALL(0.0);
    dJ[82] = SYMDYN_ALL(0.0);
    dJ[83] = SYMDYN_ALL(0.0);
    dJ[84] = SYMDYN_ALL(0.0);
    dJ[85] = SYMDYN_ALL(0.0);
    dJ[86] = SYMDYN_ALL(0.0);
    dJ[87] = SYMDYN_ALL(0.0);
    dJ[88] = SYMDYN_ALL(0.0);
    dJ[89] = SYMDYN_ALL(0.0);
    dJ[90] = SYMDYN_ALL(0.0);
    dJ[91] = SYMDYN_ALL(0.0);
    dJ[92] = SYMDYN_ALL(0.0);
    dJ[93] = SYMDYN_ALL(0.0);
    dJ[94] = SYMDYN_ALL(0.0);
    dJ[95] = SYMDYN_ALL(0.0);
    dJ[96] = SYMDYN_ALL(0.0);
    dJ[97] = SYMDYN_ALL(0.0);
    dJ[98] = SYMDYN_ALL(0.0);
    dJ[99] = SYMDYN_ALL(0.0);
    dJ[100] = SYMDYN_ALL(0.0);
    dJ[101] = SYMDYN_ALL(0.0);
    dJ[102] = SYMDYN_ALL(0.0);
    dJ[103] = SYMDYN_ALL(0.0);
    dJ[104] = SYMDYN_ALL(0.0);
    dJ[105] = SYMDYN_ALL(0.0);
    dJ[106] = SYMDYN_ALL(0.0);
    dJ[107] = SYMDYN_ALL(0.0);
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_frame_jacobian_FR_foot_world_dot.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_frame_jacobian_FR_foot_world_dot.c"
#undef SYMDYN_PASS
#endif

void go2_frame_jacobian_FR_foot_world_dot_batch(
    size_t n, const double *q, const double *v, double *dJ)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], dJ_lanes[108];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        go2_frame_jacobian_FR_foot_world_dot_lanes(
            q_lanes, v_lanes, dJ_lanes);
        symdyn_store_f64(dJ + 108 * i, dJ_lanes, 108);
    }
#endif
    for (; i < n; ++i) {
        go2_frame_jacobian_FR_foot_world_dot(q + 19 * i, v + 18 * i, dJ + 108 * i);
    }
}

#endif
