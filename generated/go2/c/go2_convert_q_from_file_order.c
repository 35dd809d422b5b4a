/*
 * convert_q_from_file_order of go2: Configuration from the order of the robot's file.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 96852fb9b5d64bfdfa9adb5a926316776436795af2d99103b019546d187a4348
 * Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q_file_order  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Statements it rests on
 *     conventions/file-order  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_convert_q_from_file_order(const double *q_file_order, double *q)
#else
static void go2_convert_q_from_file_order_lanes(const real *q_file_order, real *q)
#endif
{
    q[0] = q_file_order[0];
    q[1] = q_file_order[1];
    q[2] = q_file_order[2];
    q[3] = q_file_order[3];
    q[4] = q_file_order[4];
    q[5] = q_file_order[5];
    q[6] = q_file_order[6];
    q[7] = q_file_order[7];
    q[8] = q_file_order[8];
    q[9] = q_file_order[9];
    q[10] = q_file_order[10];
    q[11] = q_file_order[11];
    q[12] = q_file_order[12];
    q[13] = q_file_order[13];
    q[14] = q_file_order[14];
    q[15] = q_file_order[15];
    q[16] = q_file_order[16];
    q[17] = q_file_order[17];
    q[18] = q_file_order[18];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_convert_q_from_file_order_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_convert_q_from_file_order.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_convert_q_from_file_order.c"
#undef SYMDYN_PASS
#endif

void go2_convert_q_from_file_order_batch(
    size_t n, const double *q_file_order, double *q)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_file_order_lanes[19], q_lanes[19];
        symdyn_load_f64(q_file_order_lanes, q_file_order + 19 * i, 19);
        go2_convert_q_from_file_order_lanes(
            q_file_order_lanes, q_lanes);
        symdyn_store_f64(q + 19 * i, q_lanes, 19);
    }
#endif
    for (; i < n; ++i) {
        go2_convert_q_from_file_order(q_file_order + 19 * i, q + 19 * i);
    }
}

#endif
