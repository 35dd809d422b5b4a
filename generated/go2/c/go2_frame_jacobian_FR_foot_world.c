/*
 * frame_jacobian_FR_foot_world of go2: Jacobian of FR_foot: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.frames
 * Convention  pinocchio
 * Program     SHA-256 e0051ed6f84f349cfcfdba12e1f77aaf8fcaac8b28e054d8dff4917be690e6e5
 * Operations  133 mul, 109 add, 0 div, 3 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     J  6 x 18  -, m  linear first, world axes at the world's origin
 *
 * Statements it rests on
 *     frames/jacobian-world-fixed  PROVED
 *     frames/jacobian-world-free   PROVED
 */

#include "go2.h"

#include <math.h>

void go2_frame_jacobian_FR_foot_world(const double *q, double *J)
{
    const double x01 = q[3] * 2.0;
    const double x02 = q[4] * 2.0;
    const double x03 = q[5] * 2.0;
    const double x04 = q[4] * x02;
    const double x05 = q[5] * x03;
    const double x06 = q[3] * x02;
    const double x07 = q[3] * x03;
    const double x08 = q[4] * x03;
    const double x09 = q[6] * x01;
    const double x10 = q[6] * x02;
    const double x11 = q[6] * x03;
    const double x12 = x05 - (1.0 - x04);
    const double x13 = x06 - x11;
    const double x14 = x07 + x10;
    const double x15 = x06 + x11;
    const double x16 = 1.0 - q[3] * x01;
    const double x17 = x05 - x16;
    const double x18 = x08 - x09;
    const double x19 = x07 - x10;
    const double x20 = x08 + x09;
    const double x21 = x04 - x16;
    const double x22 = cos(q[10]);
    const double x23 = sin(q[10]);
    const double x24 = cos(q[11]);
    const double x25 = sin(q[11]);
    const double x26 = cos(q[12]);
    const double x27 = sin(q[12]);
    const double x28 = x27 * 0.213;
    const double x29 = x26 * 0.213;
    const double x30 = x24 * x28 + x25 * x29;
    const double x31 = x25 * x28 - x24 * x29;
    const double x32 = x30 + x25 * 0.213;
    const double x33 = x31 - x24 * 0.213;
    const double x34 = x22 * 0.0955 + x23 * x33;
    const double x35 = x23 * 0.0955 - x22 * x33;
    const double x36 = x23 * x32;
    const double x37 = x23 * x30;
    const double x38 = x22 * x32;
    const double x39 = x22 * x30;
    const double x40 = 0.1934 - x32;
    const double x41 = 0.0465 + x34;
    const double x42 = x13 * x22 + x14 * x23;
    const double x43 = x17 * x22 - x18 * x23;
    const double x44 = x20 * x22 - x21 * x23;
    const double x45 = x13 * x35;
    const double x46 = x17 * x35;
    const double x47 = x20 * x35;
    const double x48 = x14 * x22 - x13 * x23;
    const double x49 = x18 * x22 + x17 * x23;
    const double x50 = x21 * x22 + x20 * x23;
    const double x51 = x24 * x48 - x12 * x25;
    const double x52 = x24 * x49 + x15 * x25;
    const double x53 = x24 * x50 - x19 * x25;
    const double x54 = x27 * (x12 * x24 + x25 * x48);
    const double x55 = x27 * (x15 * x24 - x25 * x49);
    const double x56 = x27 * (x19 * x24 + x25 * x50);
    const double x57 = 0.213 * (x51 - (x54 - x26 * x51));
    const double x58 = x12 * 0.1934 - (q[0] - x13 * 0.0465);
    const double x59 = x57 + (0.0955 * x42 + x58);
    const double x60 = 0.213 * (x52 + (x55 + x26 * x52));
    const double x61 = x17 * 0.0465 + (q[1] + x15 * 0.1934);
    const double x62 = x60 - (0.0955 * x43 + x61);
    const double x63 = 0.213 * (x53 - (x56 - x26 * x53));
    const double x64 = x20 * 0.0465 - (q[2] + x19 * 0.1934);
    const double x65 = x63 - (0.0955 * x44 + x64);
    const double x66 = x15 * x65;
    const double x67 = x19 * x62;
    const double x68 = x67 + (x66 - (x45 - x14 * x41));
    const double x69 = x20 * x62 - (x12 * x35 - x14 * x40);
    const double x70 = x21 * x62 - (x12 * x41 - x13 * x40);
    const double x71 = x67 + (x66 - (x45 - x14 * x34));
    const double x72 = x43 * x65;
    const double x73 = x44 * x62;
    const double x74 = x14 * x38 - (x13 * x36 + x12 * x33);
    const double x75 = x14 * x39 - (x13 * x37 + x12 * x31);
    const double x76 = x19 * x59;
    const double x77 = x12 * x65;
    const double x78 = x77 - (x76 - (x46 + x18 * x41));
    const double x79 = x20 * x59 - (x15 * x35 + x18 * x40);
    const double x80 = x21 * x59 - (x15 * x41 - x17 * x40);
    const double x81 = x77 - (x76 - (x46 + x18 * x34));
    const double x82 = x44 * x59;
    const double x83 = x42 * x65;
    const double x84 = x18 * x38 + (x17 * x36 + x15 * x33);
    const double x85 = x18 * x39 + (x17 * x37 + x15 * x31);
    const double x86 = x12 * x62;
    const double x87 = x15 * x59;
    const double x88 = x86 + (x87 - (x47 + x21 * x41));
    const double x89 = x17 * x59 - (x19 * x35 - x21 * x40);
    const double x90 = x18 * x59 - (x19 * x41 + x20 * x40);
    const double x91 = x86 + (x87 - (x47 + x21 * x34));
    const double x92 = x42 * x62;
    const double x93 = x43 * x59;
    const double x94 = x21 * x38 + (x20 * x36 - x19 * x33);
    const double x95 = x21 * x39 + (x20 * x37 - x19 * x31);
    J[0] = -x12;
    J[1] = x15;
    J[2] = x19;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = x13;
    J[7] = -x17;
    J[8] = x20;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = x14;
    J[13] = x18;
    J[14] = -x21;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = -x68;
    J[19] = -x78;
    J[20] = -x88;
    J[21] = -x12;
    J[22] = x15;
    J[23] = x19;
    J[24] = x17 * x65 - x69;
    J[25] = x13 * x65 + x79;
    J[26] = x13 * x62 + x89;
    J[27] = x13;
    J[28] = -x17;
    J[29] = x20;
    J[30] = -(x18 * x65 - x70);
    J[31] = x14 * x65 - x80;
    J[32] = x14 * x62 - x90;
    J[33] = x14;
    J[34] = x18;
    J[35] = -x21;
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
    J[54] = -x71;
    J[55] = -x81;
    J[56] = -x91;
    J[57] = -x12;
    J[58] = x15;
    J[59] = x19;
    J[60] = -(x73 - (x72 + x74));
    J[61] = x83 + (x82 + x84);
    J[62] = x92 + (x93 - x94);
    J[63] = x42;
    J[64] = -x43;
    J[65] = x44;
    J[66] = -(x73 - (x72 + x75));
    J[67] = x83 + (x82 + x85);
    J[68] = x92 + (x93 - x95);
    J[69] = x42;
    J[70] = -x43;
    J[71] = x44;
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

void go2_frame_jacobian_FR_foot_world_batch(size_t n, const double *q, double *J)
{
    for (size_t i = 0; i < n; ++i) {
        go2_frame_jacobian_FR_foot_world(q + 19 * i, J + 108 * i);
    }
}
