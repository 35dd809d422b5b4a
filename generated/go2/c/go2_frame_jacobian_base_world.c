/*
 * frame_jacobian_base_world of go2: Jacobian of base: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.frames
 * Convention  pinocchio
 * Program     SHA-256 e1c880093072e8f173a1331d27ddb38bd11caf81de26c8e4f32cbdb90eaa1d92
 * Operations  30 mul, 20 add, 0 div, 0 sin, 0 cos, 0 sqrt
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

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_frame_jacobian_base_world(const double *q, double *J)
#else
static void go2_frame_jacobian_base_world_lanes(const real *q, real *J)
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
    J[0] = -x12;
    J[1] = x15;
    J[2] = x19;
    J[3] = SYMDYN_ALL(0.0);
    J[4] = SYMDYN_ALL(0.0);
    J[5] = SYMDYN_ALL(0.0);
    J[6] = x13;
    J[7] = -x17;
    J[8] = x20;
    J[9] = SYMDYN_ALL(0.0);
    J[10] = SYMDYN_ALL(0.0);
    J[11] = SYMDYN_ALL(0.0);
    J[12] = x14;
    J[13] = x18;
    J[14] = -x21;
    J[15] = SYMDYN_ALL(0.0);
    J[16] = SYMDYN_ALL(0.0);
    J[17] = SYMDYN_ALL(0.0);
    J[18] = q[1] * x19 - q[2] * x15;
    J[19] = -(q[2] * x12 + q[0] * x19);
    J[20] = q[0] * x15 + q[1] * x12;
    J[21] = -x12;
    J[22] = x15;
    J[23] = x19;
    J[24] = q[1] * x20 + q[2] * x17;
    J[25] = q[2] * x13 - q[0] * x20;
    J[26] = -(q[0] * x17 + q[1] * x13);
    J[27] = x13;
    J[28] = -x17;
    J[29] = x20;
    J[30] = -(q[1] * x21 + q[2] * x18);
    J[31] = q[2] * x14 + q[0] * x21;
    J[32] = q[0] * x18 - q[1] * x14;
    J[33] = x14;
    J[34] = x18;
    J[35] = -x21;
    J[36] = SYMDYN_ALL(0.0);
    J[37] = SYMDYN_ALL(0.0);
    J[38] = SYMDYN_ALL(0.0);
    J[39] = SYMDYN_ALL(0.0);
    J[40] = SYMDYN_ALL(0.0);
    J[41] = SYMDYN_ALL(0.0);
    J[42] = SYMDYN_ALL(0.0);
    J[43] = SYMDYN_ALL(0.0);
    J[44] = SYMDYN_ALL(0.0);
    J[45] = SYMDYN_ALL(0.0);
    J[46] = SYMDYN_ALL(0.0);
    J[47] = SYMDYN_ALL(0.0);
    J[48] = SYMDYN_ALL(0.0);
    J[49] = SYMDYN_ALL(0.0);
    J[50] = SYMDYN_ALL(0.0);
    J[51] = SYMDYN_ALL(0.0);
    J[52] = SYMDYN_ALL(0.0);
    J[53] = SYMDYN_ALL(0.0);
    J[54] = SYMDYN_ALL(0.0);
    J[55] = SYMDYN_ALL(0.0);
    J[56] = SYMDYN_ALL(0.0);
    J[57] = SYMDYN_ALL(0.0);
    J[58] = SYMDYN_ALL(0.0);
    J[59] = SYMDYN_ALL(0.0);
    J[60] = SYMDYN_ALL(0.0);
    J[61] = SYMDYN_ALL(0.0);
    J[62] = SYMDYN_ALL(0.0);
    J[63] = SYMDYN_ALL(0.0);
    J[64] = SYMDYN_ALL(0.0);
    J[65] = SYMDYN_ALL(0.0);
    J[66] = SYMDYN_ALL(0.0);
    J[67] = SYMDYN_ALL(0.0);
    J[68] = SYMDYN_ALL(0.0);
    J[69] = SYMDYN_ALL(0.0);
    J[70] = SYMDYN_ALL(0.0);
    J[71] = SYMDYN_ALL(0.0);
    J[72] = SYMDYN_ALL(0.0);
    J[73] = SYMDYN_ALL(0.0);
    J[74] = SYMDYN_ALL(0.0);
    J[75] = SYMDYN_ALL(0.0);
    J[76] = SYMDYN_ALL(0.0);
    J[77] = SYMDYN_ALL(0.0);
    J[78] = SYMDYN_ALL(0.0);
    J[79] = SYMDYN_ALL(0.0);
    J[80] = SYMDYN_ALL(0.0);
    J[81] = SYMDYN_ALL(0.0);
    J[82] = SYMDYN_ALL(0.0);
    J[83] = SYMDYN_ALL(0.0);
    J[84] = SYMDYN_ALL(0.0);
    J[85] = SYMDYN_ALL(0.0);
    J[86] = SYMDYN_ALL(0.0);
    J[87] = SYMDYN_ALL(0.0);
    J[88] = SYMDYN_ALL(0.0);
    J[89] = SYMDYN_ALL(0.0);
    J[90] = SYMDYN_ALL(0.0);
    J[91] = SYMDYN_ALL(0.0);
    J[92] = SYMDYN_ALL(0.0);
    J[93] = SYMDYN_ALL(0.0);
    J[94] = SYMDYN_ALL(0.0);
    J[95] = SYMDYN_ALL(0.0);
    J[96] = SYMDYN_ALL(0.0);
    J[97] = SYMDYN_ALL(0.0);
    J[98] = SYMDYN_ALL(0.0);
    J[99] = SYMDYN_ALL(0.0);
    J[100] = SYMDYN_ALL(0.0);
    J[101] = SYMDYN_ALL(0.0);
    J[102] = SYMDYN_ALL(0.0);
    J[103] = SYMDYN_ALL(0.0);
    J[104] = SYMDYN_ALL(0.0);
    J[105] = SYMDYN_ALL(0.0);
    J[106] = SYMDYN_ALL(0.0);
    J[107] = SYMDYN_ALL(0.0);
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_frame_jacobian_base_world.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_frame_jacobian_base_world.c"
#undef SYMDYN_PASS
#endif

void go2_frame_jacobian_base_world_batch(size_t n, const double *q, double *J)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], J_lanes[108];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_frame_jacobian_base_world_lanes(
            q_lanes, J_lanes);
        symdyn_store_f64(J + 108 * i, J_lanes, 108);
    }
#endif
    for (; i < n; ++i) {
        go2_frame_jacobian_base_world(q + 19 * i, J + 108 * i);
    }
}

#endif
