/*
 * frame_jacobian_base_local_dot of go2: Time derivative of the Jacobian of base: linear first, the frame's axes and origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.recipes
 * Convention  pinocchio
 * Program     SHA-256 e890210e2d763ce071ef5c54a98b9068d7c9a60b404c0d2ad1d83439d7786930
 * Operations  84 mul, 62 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     dJ  6 x 18  1/s, m/s  linear first, the frame's axes and origin
 *
 * Statements it rests on
 *     frames/jacobian-rate-local-fixed  PROVED
 *     frames/jacobian-rate-local-free   PROVED
 */

#include "go2.h"

void go2_frame_jacobian_base_local_dot(const double *q, const double *v, double *dJ)
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
    const double x22 = v[3] * x12 - (v[4] * x13 + v[5] * x14);
    const double x23 = v[4] * x17 - (v[3] * x15 + v[5] * x18);
    const double x24 = v[5] * x21 - (v[3] * x19 + v[4] * x20);
    const double x25 = x19 * x23 + (v[5] * x13 - v[4] * x14);
    const double x26 = x15 * x24 - x25;
    const double x27 = x20 * x23 + (v[3] * x14 + v[5] * x12);
    const double x28 = x17 * x24 + x27;
    const double x29 = x21 * x23 + (v[4] * x12 + v[3] * x13);
    const double x30 = x18 * x24 + x29;
    const double x31 = x12 * x24 + (v[5] * x17 + v[4] * x18);
    const double x32 = x19 * x22 + x31;
    const double x33 = x13 * x24 + (v[3] * x18 - v[5] * x15);
    const double x34 = x20 * x22 - x33;
    const double x35 = x14 * x24 + (v[4] * x15 + v[3] * x17);
    const double x36 = x21 * x22 + x35;
    const double x37 = x15 * x22 + (v[5] * x20 + v[4] * x21);
    const double x38 = x12 * x23 + x37;
    const double x39 = x17 * x22 + (v[3] * x21 + v[5] * x19);
    const double x40 = x13 * x23 + x39;
    const double x41 = x18 * x22 + (v[4] * x19 - v[3] * x20);
    const double x42 = x14 * x23 - x41;
    const double x43 = x15 * x32 - (x19 * x38 + x12 * x26);
    const double x44 = x15 * x34 + (x19 * x40 + x12 * x28);
    const double x45 = x15 * x36 - (x19 * x42 - x12 * x30);
    const double x46 = x17 * x32 + (x20 * x38 - x13 * x26);
    const double x47 = x17 * x34 - (x20 * x40 - x13 * x28);
    const double x48 = x17 * x36 + (x20 * x42 + x13 * x30);
    const double x49 = x18 * x32 + (x21 * x38 + x14 * x26);
    const double x50 = x18 * x34 - (x21 * x40 + x14 * x28);
    const double x51 = x18 * x36 + (x21 * x42 - x14 * x30);
    dJ[0] = -x43;
    dJ[1] = x46;
    dJ[2] = -x49;
    dJ[3] = 0.0;
    dJ[4] = 0.0;
    dJ[5] = 0.0;
    dJ[6] = -x44;
    dJ[7] = x47;
    dJ[8] = -x50;
    dJ[9] = 0.0;
    dJ[10] = 0.0;
    dJ[11] = 0.0;
    dJ[12] = x45;
    dJ[13] = -x48;
    dJ[14] = x51;
    dJ[15] = 0.0;
    dJ[16] = 0.0;
    dJ[17] = 0.0;
    dJ[18] = 0.0;
    dJ[19] = 0.0;
    dJ[20] = 0.0;
    dJ[21] = -x43;
    dJ[22] = x46;
    dJ[23] = -x49;
    dJ[24] = 0.0;
    dJ[25] = 0.0;
    dJ[26] = 0.0;
    dJ[27] = -x44;
    dJ[28] = x47;
    dJ[29] = -x50;
    dJ[30] = 0.0;
    dJ[31] = 0.0;
    dJ[32] = 0.0;
    dJ[33] = x45;
    dJ[34] = -x48;
    dJ[35] = x51;
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
    dJ[72] = 0.0;
    dJ[73] = 0.0;
    dJ[74] = 0.0;
    dJ[75] = 0.0;
    dJ[76] = 0.0;
    dJ[77] = 0.0;
    dJ[78] = 0.0;
    dJ[79] = 0.0;
    dJ[80] = 0.0;
    dJ[81] = 0.0;
    dJ[82] = 0.0;
    dJ[83] = 0.0;
    dJ[84] = 0.0;
    dJ[85] = 0.0;
    dJ[86] = 0.0;
    dJ[87] = 0.0;
    dJ[88] = 0.0;
    dJ[89] = 0.0;
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

void go2_frame_jacobian_base_local_dot_batch(
    size_t n, const double *q, const double *v, double *dJ)
{
    for (size_t i = 0; i < n; ++i) {
        go2_frame_jacobian_base_local_dot(q + 19 * i, v + 18 * i, dJ + 108 * i);
    }
}
