/*
 * frame_jacobian_RR_foot of go2: Jacobian of RR_foot: linear first, world axes at the frame's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.frames
 * Convention  pinocchio
 * Program     SHA-256 fa0a3b069797675f74e0b0a88eb1ba2fa44d06596be4732922c79b17251bfb53
 * Operations  73 mul, 46 add, 0 div, 3 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     J  6 x 18  -, m  linear first, world axes at the frame's origin
 *
 * Statements it rests on
 *     frames/jacobian-fixed  PROVED
 *     frames/jacobian-free   PROVED
 */

#include "go2.h"

#include <math.h>

void go2_frame_jacobian_RR_foot(const double *q, double *J)
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
    const double x22 = cos(q[16]);
    const double x23 = sin(q[16]);
    const double x24 = cos(q[17]);
    const double x25 = sin(q[17]);
    const double x26 = sin(q[18]) * 0.213;
    const double x27 = cos(q[18]) * 0.213;
    const double x28 = x24 * x26 + x25 * x27;
    const double x29 = x25 * x26 - x24 * x27;
    const double x30 = x28 + x25 * 0.213;
    const double x31 = x29 - x24 * 0.213;
    const double x32 = x22 * 0.0955 + x23 * x31;
    const double x33 = x23 * 0.0955 - x22 * x31;
    const double x34 = x23 * x30;
    const double x35 = x23 * x28;
    const double x36 = x22 * x30;
    const double x37 = x22 * x28;
    const double x38 = 0.1934 + x30;
    const double x39 = 0.0465 + x32;
    const double x40 = x13 * x22 + x14 * x23;
    const double x41 = x17 * x22 - x18 * x23;
    const double x42 = x20 * x22 - x21 * x23;
    const double x43 = x13 * x33;
    const double x44 = x14 * x36 - (x13 * x34 + x12 * x31);
    const double x45 = x14 * x37 - (x13 * x35 + x12 * x29);
    const double x46 = x17 * x33;
    const double x47 = x18 * x36 + (x17 * x34 + x15 * x31);
    const double x48 = x18 * x37 + (x17 * x35 + x15 * x29);
    const double x49 = x20 * x33;
    const double x50 = x21 * x36 + (x20 * x34 - x19 * x31);
    const double x51 = x21 * x37 + (x20 * x35 - x19 * x29);
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
    J[18] = x43 - x14 * x39;
    J[19] = -(x46 + x18 * x39);
    J[20] = x49 + x21 * x39;
    J[21] = -x12;
    J[22] = x15;
    J[23] = x19;
    J[24] = x14 * x38 + x12 * x33;
    J[25] = x18 * x38 - x15 * x33;
    J[26] = -(x21 * x38 + x19 * x33);
    J[27] = x13;
    J[28] = -x17;
    J[29] = x20;
    J[30] = -(x12 * x39 + x13 * x38);
    J[31] = x15 * x39 + x17 * x38;
    J[32] = x19 * x39 - x20 * x38;
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
    J[54] = 0.0;
    J[55] = 0.0;
    J[56] = 0.0;
    J[57] = 0.0;
    J[58] = 0.0;
    J[59] = 0.0;
    J[60] = 0.0;
    J[61] = 0.0;
    J[62] = 0.0;
    J[63] = 0.0;
    J[64] = 0.0;
    J[65] = 0.0;
    J[66] = 0.0;
    J[67] = 0.0;
    J[68] = 0.0;
    J[69] = 0.0;
    J[70] = 0.0;
    J[71] = 0.0;
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
    J[90] = x43 - x14 * x32;
    J[91] = -(x46 + x18 * x32);
    J[92] = x49 + x21 * x32;
    J[93] = -x12;
    J[94] = x15;
    J[95] = x19;
    J[96] = x44;
    J[97] = x47;
    J[98] = -x50;
    J[99] = x40;
    J[100] = -x41;
    J[101] = x42;
    J[102] = x45;
    J[103] = x48;
    J[104] = -x51;
    J[105] = x40;
    J[106] = -x41;
    J[107] = x42;
}

void go2_frame_jacobian_RR_foot_batch(size_t n, const double *q, double *J)
{
    for (size_t i = 0; i < n; ++i) {
        go2_frame_jacobian_RR_foot(q + 19 * i, J + 108 * i);
    }
}
