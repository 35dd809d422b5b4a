/*
 * frame_jacobian_base_world_dot of go2: Time derivative of the Jacobian of base: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.recipes
 * Convention  pinocchio
 * Program     SHA-256 10ce47d2aa53b486c74783c37d870a171c8f4c0930dd650e40ac95a21d951773
 * Operations  75 mul, 53 add, 0 div, 0 sin, 0 cos, 0 sqrt
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

#include "go2.h"

void go2_frame_jacobian_base_world_dot(const double *q, const double *v, double *dJ)
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
    const double x22 = v[0] * x12 - (v[1] * x13 + v[2] * x14);
    const double x23 = v[1] * x17 - (v[0] * x15 + v[2] * x18);
    const double x24 = v[2] * x21 - (v[0] * x19 + v[1] * x20);
    const double x25 = v[5] * x13 - v[4] * x14;
    const double x26 = v[3] * x14 + v[5] * x12;
    const double x27 = v[4] * x12 + v[3] * x13;
    const double x28 = v[5] * x17 + v[4] * x18;
    const double x29 = v[3] * x18 - v[5] * x15;
    const double x30 = v[4] * x15 + v[3] * x17;
    const double x31 = v[5] * x20 + v[4] * x21;
    const double x32 = v[3] * x21 + v[5] * x19;
    const double x33 = v[4] * x19 - v[3] * x20;
    const double x34 = x19 * x23 - q[1] * x31 - (x15 * x24 + q[2] * x28);
    const double x35 = x20 * x23 + q[2] * x29 + (q[1] * x32 + x17 * x24);
    const double x36 = x21 * x23 + q[1] * x33 + (x18 * x24 - q[2] * x30);
    const double x37 = x12 * x24 + q[2] * x25 - (q[0] * x31 - x19 * x22);
    const double x38 = x13 * x24 - q[2] * x26 - (q[0] * x32 + x20 * x22);
    const double x39 = x14 * x24 + q[0] * x33 + (q[2] * x27 + x21 * x22);
    const double x40 = q[0] * x28 + q[1] * x25 + (x15 * x22 + x12 * x23);
    const double x41 = q[0] * x29 + x17 * x22 + (x13 * x23 - q[1] * x26);
    const double x42 = q[0] * x30 - x18 * x22 + (x14 * x23 + q[1] * x27);
    dJ[0] = x25;
    dJ[1] = -x28;
    dJ[2] = x31;
    dJ[3] = 0.0;
    dJ[4] = 0.0;
    dJ[5] = 0.0;
    dJ[6] = x26;
    dJ[7] = x29;
    dJ[8] = -x32;
    dJ[9] = 0.0;
    dJ[10] = 0.0;
    dJ[11] = 0.0;
    dJ[12] = -x27;
    dJ[13] = x30;
    dJ[14] = x33;
    dJ[15] = 0.0;
    dJ[16] = 0.0;
    dJ[17] = 0.0;
    dJ[18] = -x34;
    dJ[19] = x37;
    dJ[20] = -x40;
    dJ[21] = x25;
    dJ[22] = -x28;
    dJ[23] = x31;
    dJ[24] = -x35;
    dJ[25] = -x38;
    dJ[26] = x41;
    dJ[27] = x26;
    dJ[28] = x29;
    dJ[29] = -x32;
    dJ[30] = x36;
    dJ[31] = -x39;
    dJ[32] = x42;
    dJ[33] = -x27;
    dJ[34] = x30;
    dJ[35] = x33;
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

void go2_frame_jacobian_base_world_dot_batch(
    size_t n, const double *q, const double *v, double *dJ)
{
    for (size_t i = 0; i < n; ++i) {
        go2_frame_jacobian_base_world_dot(q + 19 * i, v + 18 * i, dJ + 108 * i);
    }
}
