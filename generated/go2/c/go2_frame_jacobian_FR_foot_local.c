/*
 * frame_jacobian_FR_foot_local of go2: Jacobian of FR_foot: linear first, the frame's axes and origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.frames
 * Convention  pinocchio
 * Program     SHA-256 3d3b1a44df42ee2a27c68e6231a04713b5015c4e8ca0cd1b85238325742d8bc2
 * Operations  193 mul, 121 add, 0 div, 3 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     J  6 x 18  -, m  linear first, the frame's axes and origin
 *
 * Statements it rests on
 *     frames/jacobian-local-fixed  PROVED
 *     frames/jacobian-local-free   PROVED
 */

#include "go2.h"

#include <math.h>

void go2_frame_jacobian_FR_foot_local(const double *q, double *J)
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
    const double x022 = cos(q[10]);
    const double x023 = sin(q[10]);
    const double x024 = cos(q[11]);
    const double x025 = sin(q[11]);
    const double x026 = cos(q[12]);
    const double x027 = sin(q[12]);
    const double x028 = x027 * 0.213;
    const double x029 = x026 * 0.213;
    const double x030 = x024 * x028 + x025 * x029;
    const double x031 = x025 * x028 - x024 * x029;
    const double x032 = x030 + x025 * 0.213;
    const double x033 = x031 - x024 * 0.213;
    const double x034 = x022 * 0.0955 + x023 * x033;
    const double x035 = x023 * 0.0955 - x022 * x033;
    const double x036 = x023 * x032;
    const double x037 = x023 * x030;
    const double x038 = x022 * x032;
    const double x039 = x022 * x030;
    const double x040 = 0.1934 - x032;
    const double x041 = 0.0465 + x034;
    const double x042 = x013 * x022 + x014 * x023;
    const double x043 = x017 * x022 - x018 * x023;
    const double x044 = x020 * x022 - x021 * x023;
    const double x045 = x013 * x035;
    const double x046 = x045 - x014 * x034;
    const double x047 = x014 * x038 - (x013 * x036 + x012 * x033);
    const double x048 = x014 * x039 - (x013 * x037 + x012 * x031);
    const double x049 = x017 * x035;
    const double x050 = x049 + x018 * x034;
    const double x051 = x018 * x038 + (x017 * x036 + x015 * x033);
    const double x052 = x018 * x039 + (x017 * x037 + x015 * x031);
    const double x053 = x020 * x035;
    const double x054 = x053 + x021 * x034;
    const double x055 = x021 * x038 + (x020 * x036 - x019 * x033);
    const double x056 = x021 * x039 + (x020 * x037 - x019 * x031);
    const double x057 = x045 - x014 * x041;
    const double x058 = x012 * x035 - x014 * x040;
    const double x059 = x012 * x041 - x013 * x040;
    const double x060 = x049 + x018 * x041;
    const double x061 = x015 * x035 + x018 * x040;
    const double x062 = x015 * x041 - x017 * x040;
    const double x063 = x053 + x021 * x041;
    const double x064 = x019 * x035 - x021 * x040;
    const double x065 = x019 * x041 + x020 * x040;
    const double x066 = x014 * x022 - x013 * x023;
    const double x067 = x018 * x022 + x017 * x023;
    const double x068 = x021 * x022 + x020 * x023;
    const double x069 = x012 * x024 + x025 * x066;
    const double x070 = x024 * x066 - x012 * x025;
    const double x071 = x015 * x024 - x025 * x067;
    const double x072 = x024 * x067 + x015 * x025;
    const double x073 = x019 * x024 + x025 * x068;
    const double x074 = x024 * x068 - x019 * x025;
    const double x075 = x026 * x069 + x027 * x070;
    const double x076 = x027 * x069 - x026 * x070;
    const double x077 = x026 * x071 - x027 * x072;
    const double x078 = x027 * x071 + x026 * x072;
    const double x079 = x026 * x073 + x027 * x074;
    const double x080 = x027 * x073 - x026 * x074;
    const double x081 = x015 * x077 + (x019 * x079 + x012 * x075);
    const double x082 = x017 * x077 - (x020 * x079 - x013 * x075);
    const double x083 = x018 * x077 - (x021 * x079 + x014 * x075);
    const double x084 = x060 * x077 - (x063 * x079 - x057 * x075);
    const double x085 = x061 * x077 + (x064 * x079 + x058 * x075);
    const double x086 = x062 * x077 + (x065 * x079 + x059 * x075);
    const double x087 = x050 * x077 - (x054 * x079 - x046 * x075);
    const double x088 = x051 * x077 - (x055 * x079 + x047 * x075);
    const double x089 = x052 * x077 - (x056 * x079 + x048 * x075);
    const double x090 = x015 * x043 - (x019 * x044 - x012 * x042);
    const double x091 = x017 * x043 + (x020 * x044 + x013 * x042);
    const double x092 = x018 * x043 + (x021 * x044 - x014 * x042);
    const double x093 = x044 * x063 + (x042 * x057 + x043 * x060);
    const double x094 = x044 * x064 - (x042 * x058 + x043 * x061);
    const double x095 = x044 * x065 - (x042 * x059 + x043 * x062);
    const double x096 = x044 * x054 + (x042 * x046 + x043 * x050);
    const double x097 = x044 * x055 - (x042 * x047 - x043 * x051);
    const double x098 = x044 * x056 - (x042 * x048 - x043 * x052);
    const double x099 = x015 * x078 + (x019 * x080 + x012 * x076);
    const double x100 = x017 * x078 - (x020 * x080 - x013 * x076);
    const double x101 = x018 * x078 - (x021 * x080 + x014 * x076);
    const double x102 = x060 * x078 - (x063 * x080 - x057 * x076);
    const double x103 = x061 * x078 + (x064 * x080 + x058 * x076);
    const double x104 = x062 * x078 + (x065 * x080 + x059 * x076);
    const double x105 = x050 * x078 - (x054 * x080 - x046 * x076);
    const double x106 = x051 * x078 - (x055 * x080 + x047 * x076);
    const double x107 = x052 * x078 - (x056 * x080 + x048 * x076);
    const double x108 = x043 * x077 - (x044 * x079 - x042 * x075);
    const double x109 = x043 * x043 + (x044 * x044 + x042 * x042);
    const double x110 = x043 * x078 - (x044 * x080 - x042 * x076);
    J[0] = x081;
    J[1] = -x090;
    J[2] = x099;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = -x082;
    J[7] = x091;
    J[8] = -x100;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = x083;
    J[13] = -x092;
    J[14] = x101;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = -x084;
    J[19] = x093;
    J[20] = -x102;
    J[21] = x081;
    J[22] = -x090;
    J[23] = x099;
    J[24] = -x085;
    J[25] = -x094;
    J[26] = -x103;
    J[27] = -x082;
    J[28] = x091;
    J[29] = -x100;
    J[30] = x086;
    J[31] = x095;
    J[32] = x104;
    J[33] = x083;
    J[34] = -x092;
    J[35] = x101;
    J[36] = 0.0;
    J[37] = 0.0;
    J[38] = 0.0;
    J[39] = 0.0;
    J[40] = 0.0;
    J[41] = 0.0;
    J[42] = 0.0;
    J[43] = 0.0;
    J[44] = 0.0;
    J[45] = 0.0;
    J[46] = 0.0;
    J[47] = 0.0;
    J[48] = 0.0;
    J[49] = 0.0;
    J[50] = 0.0;
    J[51] = 0.0;
    J[52] = 0.0;
    J[53] = 0.0;
    J[54] = -x087;
    J[55] = x096;
    J[56] = -x105;
    J[57] = x081;
    J[58] = -x090;
    J[59] = x099;
    J[60] = x088;
    J[61] = -x097;
    J[62] = x106;
    J[63] = -x108;
    J[64] = x109;
    J[65] = -x110;
    J[66] = x089;
    J[67] = -x098;
    J[68] = x107;
    J[69] = -x108;
    J[70] = x109;
    J[71] = -x110;
    J[72] = 0.0;
    J[73] = 0.0;
    J[74] = 0.0;
    J[75] = 0.0;
    J[76] = 0.0;
    J[77] = 0.0;
    J[78] = 0.0;
    J[79] = 0.0;
    J[80] = 0.0;
    J[81] = 0.0;
    J[82] = 0.0;
    J[83] = 0.0;
    J[84] = 0.0;
    J[85] = 0.0;
    J[86] = 0.0;
    J[87] = 0.0;
    J[88] = 0.0;
    J[89] = 0.0;
    J[90] = 0.0;
    J[91] = 0.0;
    J[92] = 0.0;
    J[93] = 0.0;
    J[94] = 0.0;
    J[95] = 0.0;
    J[96] = 0.0;
    J[97] = 0.0;
    J[98] = 0.0;
    J[99] = 0.0;
    J[100] = 0.0;
    J[101] = 0.0;
    J[102] = 0.0;
    J[103] = 0.0;
    J[104] = 0.0;
    J[105] = 0.0;
    J[106] = 0.0;
    J[107] = 0.0;
}

void go2_frame_jacobian_FR_foot_local_batch(size_t n, const double *q, double *J)
{
    for (size_t i = 0; i < n; ++i) {
        go2_frame_jacobian_FR_foot_local(q + 19 * i, J + 108 * i);
    }
}
