/*
 * convert_v_from_file_order of go2: Velocity from the order of the robot's file; accelerations and forces likewise.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 36d94f8c4da12ad2b596f2466a061db29344cd8e7ea6dcaef8117a004b8c4f43
 * Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     v_file_order  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     conventions/file-order  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_convert_v_from_file_order(const double *v_file_order, double *v)
#else
static void go2_convert_v_from_file_order_lanes(const real *v_file_order, real *v)
#endif
{
    v[0] = v_file_order[0];
    v[1] = v_file_order[1];
    v[2] = v_file_order[2];
    v[3] = v_file_order[3];
    v[4] = v_file_order[4];
    v[5] = v_file_order[5];
    v[6] = v_file_order[6];
    v[7] = v_file_order[7];
    v[8] = v_file_order[8];
    v[9] = v_file_order[9];
    v[10] = v_file_order[10];
    v[11] = v_file_order[11];
    v[12] = v_file_order[12];
    v[13] = v_file_order[13];
    v[14] = v_file_order[14];
    v[15] = v_file_order[15];
    v[16] = v_file_order[16];
    v[17] = v_file_order[17];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_convert_v_from_file_order_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_convert_v_from_file_order.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_convert_v_from_file_order.c"
#undef SYMDYN_PASS
#endif

void go2_convert_v_from_file_order_batch(
    size_t n, const double *v_file_order, double *v)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            v_file_order_lanes[18], v_lanes[18];
        symdyn_load_f64(v_file_order_lanes, v_file_order + 18 * i, 18);
        go2_convert_v_from_file_order_lanes(
            v_file_order_lanes, v_lanes);
        symdyn_store_f64(v + 18 * i, v_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_convert_v_from_file_order(v_file_order + 18 * i, v + 18 * i);
    }
}

#endif
