/*
 * frame_jacobian_base of go2: Jacobian of base: linear first, world axes at the frame's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.frames
 * Convention  pinocchio
 * Program     SHA-256 d65ef7a59cbab2ced6e3f5f9eb0810dcdc4f609a75893a37c72d030822863909
 * Operations  12 mul, 11 add, 0 div, 0 sin, 0 cos, 0 sqrt
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

void go2_frame_jacobian_base(const double *q, double *J)
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
    J[18] = 0.0;
    J[19] = 0.0;
    J[20] = 0.0;
    J[21] = -x12;
    J[22] = x15;
    J[23] = x19;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = x13;
    J[28] = -x17;
    J[29] = x20;
    J[30] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
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

void go2_frame_jacobian_base_batch(size_t n, const double *q, double *J)
{
    for (size_t i = 0; i < n; ++i) {
        go2_frame_jacobian_base(q + 19 * i, J + 108 * i);
    }
}
