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
 * Program     SHA-256 e37f5a086608bd66488a515e9d764697d447ff731224ab6b6b74e01949556c31
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

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_frame_jacobian_base_world_dot(const double *q, const double *v, double *dJ)
#else
static void go2_frame_jacobian_base_world_dot_lanes(
    const real *q, const real *v, real *dJ)
#endif
{
    const real x01 = q[3] * 2.0;
    const real x02 = q[4] * 2.0;
    const real x03 = q[5] * 2.0;
    const real x04 = q[4] * x02;
    const real x05 = q[5] * x03;
    const real x06 = q[3] * x02;
    const real x07 = q[3] * x03;
    const real x08 = q[4] * x03;
    const real x09 = q[6] * x01;
    const real x10 = q[6] * x02;
    const real x11 = q[6] * x03;
    const real x12 = x05 - (1.0 - x04);
    const real x13 = x06 - x11;
    const real x14 = x07 + x10;
    const real x15 = x06 + x11;
    const real x16 = 1.0 - q[3] * x01;
    const real x17 = x05 - x16;
    const real x18 = x08 - x09;
    const real x19 = x07 - x10;
    const real x20 = x08 + x09;
    const real x21 = x04 - x16;
    const real x22 = v[0] * x12 - (v[1] * x13 + v[2] * x14);
    const real x23 = v[1] * x17 - (v[0] * x15 + v[2] * x18);
    const real x24 = v[2] * x21 - (v[0] * x19 + v[1] * x20);
    const real x25 = v[5] * x13 - v[4] * x14;
    const real x26 = v[3] * x14 + v[5] * x12;
    const real x27 = v[4] * x12 + v[3] * x13;
    const real x28 = v[5] * x17 + v[4] * x18;
    const real x29 = v[3] * x18 - v[5] * x15;
    const real x30 = v[4] * x15 + v[3] * x17;
    const real x31 = v[5] * x20 + v[4] * x21;
    const real x32 = v[3] * x21 + v[5] * x19;
    const real x33 = v[4] * x19 - v[3] * x20;
    const real x34 = q[1] * x31 - x19 * x23 + (q[2] * x28 + x15 * x24);
    const real x35 = q[1] * x32 + q[2] * x29 + (x20 * x23 + x17 * x24);
    const real x36 = q[1] * x33 + x21 * x23 - (q[2] * x30 - x18 * x24);
    const real x37 = q[2] * x25 + x12 * x24 - (q[0] * x31 - x19 * x22);
    const real x38 = q[2] * x26 - x13 * x24 + (q[0] * x32 + x20 * x22);
    const real x39 = q[2] * x27 + q[0] * x33 + (x14 * x24 + x21 * x22);
    const real x40 = q[0] * x28 + q[1] * x25 + (x15 * x22 + x12 * x23);
    const real x41 = q[0] * x29 + x17 * x22 - (q[1] * x26 - x13 * x23);
    const real x42 = q[0] * x30 - x18 * x22 + (q[1] * x27 + x14 * x23);
    dJ[0] = x25;
    dJ[1] = -x28;
    dJ[2] = x31;
    dJ[3] = SYMDYN_ALL(0.0);
    dJ[4] = SYMDYN_ALL(0.0);
    dJ[5] = SYMDYN_ALL(0.0);
    dJ[6] = x26;
    dJ[7] = x29;
    dJ[8] = -x32;
    dJ[9] = SYMDYN_ALL(0.0);
    dJ[10] = SYMDYN_ALL(0.0);
    dJ[11] = SYMDYN_ALL(0.0);
    dJ[12] = -x27;
    dJ[13] = x30;
    dJ[14] = x33;
    dJ[15] = SYMDYN_ALL(0.0);
    dJ[16] = SYMDYN_ALL(0.0);
    dJ[17] = SYMDYN_ALL(0.0);
    dJ[18] = x34;
    dJ[19] = x37;
    dJ[20] = -x40;
    dJ[21] = x25;
    dJ[22] = -x28;
    dJ[23] = x31;
    dJ[24] = -x35;
    dJ[25] = x38;
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
    dJ[54] = SYMDYN_ALL(0.0);
    dJ[55] = SYMDYN_ALL(0.0);
    dJ[56] = SYMDYN_ALL(0.0);
    dJ[57] = SYMDYN_ALL(0.0);
    dJ[58] = SYMDYN_ALL(0.0);
    dJ[59] = SYMDYN_ALL(0.0);
    dJ[60] = SYMDYN_ALL(0.0);
    dJ[61] = SYMDYN_ALL(0.0);
    dJ[62] = SYMDYN_ALL(0.0);
    dJ[63] = SYMDYN_ALL(0.0);
    dJ[64] = SYMDYN_ALL(0.0);
    dJ[65] = SYMDYN_ALL(0.0);
    dJ[66] = SYMDYN_ALL(0.0);
    dJ[67] = SYMDYN_ALL(0.0);
    dJ[68] = SYMDYN_ALL(0.0);
    dJ[69] = SYMDYN_ALL(0.0);
    dJ[70] = SYMDYN_ALL(0.0);
    dJ[71] = SYMDYN_ALL(0.0);
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
#include "go2_frame_jacobian_base_world_dot.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_frame_jacobian_base_world_dot.c"
#undef SYMDYN_PASS
#endif

void go2_frame_jacobian_base_world_dot_batch(
    size_t n, const double *q, const double *v, double *dJ)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], dJ_lanes[108];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        go2_frame_jacobian_base_world_dot_lanes(
            q_lanes, v_lanes, dJ_lanes);
        symdyn_store_f64(dJ + 108 * i, dJ_lanes, 108);
    }
#endif
    for (; i < n; ++i) {
        go2_frame_jacobian_base_world_dot(q + 19 * i, v + 18 * i, dJ + 108 * i);
    }
}

#endif
