/*
 * convert_q_to_file_order of go2: Configuration to the order of the robot's file.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 61405facc04aba5e9994827503ff81be072dccbbcaf2b9416c4c3d560d212de4
 * Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     q_file_order  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Statements it rests on
 *     conventions/file-order  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_convert_q_to_file_order(const double *q, double *q_file_order)
#else
static void go2_convert_q_to_file_order_lanes(const real *q, real *q_file_order)
#endif
{
    q_file_order[0] = q[0];
    q_file_order[1] = q[1];
    q_file_order[2] = q[2];
    q_file_order[3] = q[3];
    q_file_order[4] = q[4];
    q_file_order[5] = q[5];
    q_file_order[6] = q[6];
    q_file_order[7] = q[7];
    q_file_order[8] = q[8];
    q_file_order[9] = q[9];
    q_file_order[10] = q[10];
    q_file_order[11] = q[11];
    q_file_order[12] = q[12];
    q_file_order[13] = q[13];
    q_file_order[14] = q[14];
    q_file_order[15] = q[15];
    q_file_order[16] = q[16];
    q_file_order[17] = q[17];
    q_file_order[18] = q[18];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_convert_q_to_file_order_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_convert_q_to_file_order.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_convert_q_to_file_order.c"
#undef SYMDYN_PASS
#endif

void go2_convert_q_to_file_order_batch(size_t n, const double *q, double *q_file_order)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], q_file_order_lanes[19];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_convert_q_to_file_order_lanes(
            q_lanes, q_file_order_lanes);
        symdyn_store_f64(q_file_order + 19 * i, q_file_order_lanes, 19);
    }
#endif
    for (; i < n; ++i) {
        go2_convert_q_to_file_order(q + 19 * i, q_file_order + 19 * i);
    }
}

#endif
