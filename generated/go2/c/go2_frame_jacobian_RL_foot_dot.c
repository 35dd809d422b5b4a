/*
 * frame_jacobian_RL_foot_dot of go2: Time derivative of the Jacobian of RL_foot: linear first, world axes at the frame's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.recipes
 * Convention  pinocchio
 * Program     SHA-256 b4f326fa39db5ae4e9fe26ee48de104bf81254a6b16145d27bf5a395cc8fc986
 * Operations  211 mul, 134 add, 0 div, 3 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     dJ  6 x 18  1/s, m/s  linear first, world axes at the frame's origin
 *
 * Statements it rests on
 *     frames/jacobian-rate-fixed  PROVED
 *     frames/jacobian-rate-free   PROVED
 */

#include "go2.h"

#include <math.h>

void go2_frame_jacobian_RL_foot_dot(const double *q, const double *v, double *dJ)
{
    const double x001 = q[3] * 2.0;
    const double x002 = q[4] * 2.0;
    const double x003 = q[5] * 2.0;
    const double x004 = q[4] * x002;
    const double x005 = q[5] * x003;
    const double x006 = q[3] * x002;
    const double x007 = q[3] * x003;
    const double x008 = q[4] * x003;
    const double x009 = q[6] * x001;
    const double x010 = q[6] * x002;
    const double x011 = q[6] * x003;
    const double x012 = x005 - (1.0 - x004);
    const double x013 = x006 - x011;
    const double x014 = x007 + x010;
    const double x015 = x006 + x011;
    const double x016 = 1.0 - q[3] * x001;
    const double x017 = x005 - x016;
    const double x018 = x008 - x009;
    const double x019 = x007 - x010;
    const double x020 = x008 + x009;
    const double x021 = x004 - x016;
    const double x022 = cos(q[13]);
    const double x023 = sin(q[13]);
    const double x024 = cos(q[14]);
    const double x025 = sin(q[14]);
    const double x026 = cos(q[15]);
    const double x027 = sin(q[15]);
    const double x028 = x027 * 0.213;
    const double x029 = v[4] * x022 + v[5] * x023;
    const double x030 = v[5] * x022 - v[4] * x023;
    const double x031 = v[3] + v[12];
    const double x032 = x024 * x031 - x025 * x030;
    const double x033 = x024 * x030 + x025 * x031;
    const double x034 = v[13] + x029;
    const double x035 = x026 * x032 - x027 * x033;
    const double x036 = x027 * x032 + x026 * x033;
    const double x037 = 0.0955 * x036;
    const double x038 = x037 + 0.213 * (v[14] + x034);
    const double x039 = 0.0955 * x035;
    const double x040 = 0.213 * x036;
    const double x041 = x037 - x038;
    const double x042 = 0.213 + x026 * 0.213;
    const double x043 = x027 * x038 + x026 * x039;
    const double x044 = x026 * x038 + (0.213 * x034 - x027 * x039);
    const double x045 = 0.213 * (x032 + x035);
    const double x046 = x027 * x035 - x026 * x036;
    const double x047 = x026 * x035 + x027 * x036;
    const double x048 = x027 * x041;
    const double x049 = x026 * x041;
    const double x050 = x043 - 0.0955 * x032;
    const double x051 = x028 * x032 + x033 * x042;
    const double x052 = x044 - 0.0955 * x033;
    const double x053 = x024 * x028 + x025 * x042;
    const double x054 = x025 * x028 - x024 * x042;
    const double x055 = x024 * x043 + x025 * x044;
    const double x056 = x025 * x032 - x024 * x033;
    const double x057 = x024 * x046 + x025 * x047;
    const double x058 = x024 * x032 + x025 * x033;
    const double x059 = x024 * x047 - x025 * x046;
    const double x060 = x024 * x050 + x025 * x052;
    const double x061 = x024 * x048 + x025 * x049;
    const double x062 = x024 * x052 - x025 * x050;
    const double x063 = x025 * x048 - x024 * x049;
    const double x064 = 0.0955 * x029 + x030 * x054;
    const double x065 = x055 - x029 * x053;
    const double x066 = x045 + x030 * x053;
    const double x067 = x023 * 0.0955 + x022 * x054;
    const double x068 = 0.1934 + x053;
    const double x069 = x023 * x054 - (0.0465 + x022 * 0.0955);
    const double x070 = x024 * x044 + (v[5] * 0.0465 - x025 * x043);
    const double x071 = x023 * x055 + (v[5] * 0.1934 - x022 * x045);
    const double x072 = x023 * x045 + (v[3] * 0.0465 + v[4] * 0.1934);
    const double x073 = x022 * x055 + x072;
    const double x074 = x023 * x029 + x022 * x030;
    const double x075 = x023 * x058;
    const double x076 = x023 * x059;
    const double x077 = x023 * x030 - x022 * x029;
    const double x078 = x022 * x058;
    const double x079 = x022 * x059;
    const double x080 = x022 * x065 + x023 * x066;
    const double x081 = x022 * x051 + x023 * x062;
    const double x082 = x022 * x040 + x023 * x063;
    const double x083 = x022 * x066 - x023 * x065;
    const double x084 = x022 * x062 - x023 * x051;
    const double x085 = x022 * x063 - x023 * x040;
    const double x086 = v[4] * x069;
    const double x087 = v[5] * x067;
    const double x088 = x086 - x087;
    const double x089 = x073 + v[3] * x069;
    const double x090 = x071 - v[3] * x067;
    const double x091 = x073 - v[4] * x068;
    const double x092 = v[3] * x068;
    const double x093 = x087 - x092;
    const double x094 = x070 + v[4] * x067;
    const double x095 = x071 - v[5] * x068;
    const double x096 = x070 + v[5] * x069;
    const double x097 = x086 + x092;
    const double x098 = v[5] * x013 - v[4] * x014;
    const double x099 = v[3] * x014 + v[5] * x012;
    const double x100 = v[4] * x012 + v[3] * x013;
    const double x101 = x014 * x078 - (x013 * x075 + x012 * x056);
    const double x102 = x014 * x079 - (x013 * x076 + x012 * x057);
    const double x103 = v[5] * x017 + v[4] * x018;
    const double x104 = v[3] * x018 - v[5] * x015;
    const double x105 = v[4] * x015 + v[3] * x017;
    const double x106 = x018 * x078 + (x017 * x075 + x015 * x056);
    const double x107 = x018 * x079 + (x017 * x076 + x015 * x057);
    const double x108 = v[5] * x020 + v[4] * x021;
    const double x109 = v[3] * x021 + v[5] * x019;
    const double x110 = v[4] * x019 - v[3] * x020;
    const double x111 = x021 * x078 + (x020 * x075 - x019 * x056);
    const double x112 = x021 * x079 + (x020 * x076 - x019 * x057);
    const double x113 = x013 * x091 + (x014 * x095 - x012 * x088);
    const double x114 = x012 * x089 - (x013 * x093 + x014 * x096);
    const double x115 = x012 * x090 + (x014 * x097 + x013 * x094);
    const double x116 = x014 * x083 - (x013 * x080 + x012 * x064);
    const double x117 = x014 * x084 - (x013 * x081 + x012 * x060);
    const double x118 = x014 * x085 - (x013 * x082 - x012 * x061);
    const double x119 = x017 * x091 - (x018 * x095 + x015 * x088);
    const double x120 = x015 * x089 - (x017 * x093 - x018 * x096);
    const double x121 = x015 * x090 - (x018 * x097 - x017 * x094);
    const double x122 = x018 * x083 + (x017 * x080 + x015 * x064);
    const double x123 = x018 * x084 + (x017 * x081 + x015 * x060);
    const double x124 = x018 * x085 + (x017 * x082 - x015 * x061);
    const double x125 = x020 * x091 - (x021 * x095 - x019 * x088);
    const double x126 = x019 * x089 + (x020 * x093 - x021 * x096);
    const double x127 = x019 * x090 + (x021 * x097 - x020 * x094);
    const double x128 = x021 * x083 + (x020 * x080 - x019 * x064);
    const double x129 = x021 * x084 + (x020 * x081 - x019 * x060);
    const double x130 = x021 * x085 + (x020 * x082 + x019 * x061);
    dJ[0] = x098;
    dJ[1] = -x103;
    dJ[2] = x108;
    dJ[3] = 0.0;
    dJ[4] = 0.0;
    dJ[5] = 0.0;
    dJ[6] = x099;
    dJ[7] = x104;
    dJ[8] = -x109;
    dJ[9] = 0.0;
    dJ[10] = 0.0;
    dJ[11] = 0.0;
    dJ[12] = -x100;
    dJ[13] = x105;
    dJ[14] = x110;
    dJ[15] = 0.0;
    dJ[16] = 0.0;
    dJ[17] = 0.0;
    dJ[18] = -x113;
    dJ[19] = x119;
    dJ[20] = -x125;
    dJ[21] = x098;
    dJ[22] = -x103;
    dJ[23] = x108;
    dJ[24] = -x114;
    dJ[25] = x120;
    dJ[26] = x126;
    dJ[27] = x099;
    dJ[28] = x104;
    dJ[29] = -x109;
    dJ[30] = -x115;
    dJ[31] = x121;
    dJ[32] = x127;
    dJ[33] = -x100;
    dJ[34] = x105;
    dJ[35] = x110;
    dJ[36] = 0.0;
    dJ[37] = 0.0;
    dJ[38] = 0.0;
    dJ[39] = 0.0;
    dJ[40] = 0.0;
    dJ[41] = 0.0;
    dJ[42] = 0.0;
    dJ[43] = 0.0;
    dJ[44] = 0.0;
    dJ[45] = 0.0;
    dJ[46] = 0.0;
    dJ[47] = 0.0;
    dJ[48] = 0.0;
    dJ[49] = 0.0;
    dJ[50] = 0.0;
    dJ[51] = 0.0;
    dJ[52] = 0.0;
    dJ[53] = 0.0;
    dJ[54] = 0.0;
    dJ[55] = 0.0;
    dJ[56] = 0.0;
    dJ[57] = 0.0;
    dJ[58] = 0.0;
    dJ[59] = 0.0;
    dJ[60] = 0.0;
    dJ[61] = 0.0;
    dJ[62] = 0.0;
    dJ[63] = 0.0;
    dJ[64] = 0.0;
    dJ[65] = 0.0;
    dJ[66] = 0.0;
    dJ[67] = 0.0;
    dJ[68] = 0.0;
    dJ[69] = 0.0;
    dJ[70] = 0.0;
    dJ[71] = 0.0;
    dJ[72] = x116;
    dJ[73] = x122;
    dJ[74] = -x128;
    dJ[75] = x013 * x074 + x014 * x077;
    dJ[76] = -(x017 * x074 - x018 * x077);
    dJ[77] = x020 * x074 - x021 * x077;
    dJ[78] = x117;
    dJ[79] = x123;
    dJ[80] = -x129;
    dJ[81] = x101;
    dJ[82] = x106;
    dJ[83] = -x111;
    dJ[84] = x118;
    dJ[85] = x124;
    dJ[86] = -x130;
    dJ[87] = x102;
    dJ[88] = x107;
    dJ[89] = -x112;
    dJ[90] = 0.0;
    dJ[91] = 0.0;
    dJ[92] = 0.0;
    dJ[93] = 0.0;
    dJ[94] = 0.0;
    dJ[95] = 0.0;
    dJ[96] = 0.0;
    dJ[97] = 0.0;
    dJ[98] = 0.0;
    dJ[99] = 0.0;
    dJ[100] = 0.0;
    dJ[101] = 0.0;
    dJ[102] = 0.0;
    dJ[103] = 0.0;
    dJ[104] = 0.0;
    dJ[105] = 0.0;
    dJ[106] = 0.0;
    dJ[107] = 0.0;
}

void go2_frame_jacobian_RL_foot_dot_batch(
    size_t n, const double *q, const double *v, double *dJ)
{
    for (size_t i = 0; i < n; ++i) {
        go2_frame_jacobian_RL_foot_dot(q + 19 * i, v + 18 * i, dJ + 108 * i);
    }
}
