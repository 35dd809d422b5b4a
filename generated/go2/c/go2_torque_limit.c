/*
 * torque_limit of go2: Rows >= 0 of the joints with a bound: effort - tau of each, then effort + tau.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.control
 * Convention  pinocchio
 * Program     SHA-256 cb97fb86cec2b35f3cfb554679f2b9b531f5eacd7747665eef8ee61af6556bb3
 * Operations  0 mul, 24 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     tau_j  12  N m  joints
 *
 * Outputs
 *     rows  24  N m  joints with a bound
 *
 * Statements it rests on
 *     control/torque-limit  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_torque_limit(const double *tau_j, double *rows)
#else
static void go2_torque_limit_lanes(const real *tau_j, real *rows)
#endif
{
    rows[0] = -(tau_j[0] - 23.7);
    rows[1] = -(tau_j[1] - 23.7);
    rows[2] = -(tau_j[2] - 45.43);
    rows[3] = -(tau_j[3] - 23.7);
    rows[4] = -(tau_j[4] - 23.7);
    rows[5] = -(tau_j[5] - 45.43);
    rows[6] = -(tau_j[6] - 23.7);
    rows[7] = -(tau_j[7] - 23.7);
    rows[8] = -(tau_j[8] - 45.43);
    rows[9] = -(tau_j[9] - 23.7);
    rows[10] = -(tau_j[10] - 23.7);
    rows[11] = -(tau_j[11] - 45.43);
    rows[12] = tau_j[0] + 23.7;
    rows[13] = tau_j[1] + 23.7;
    rows[14] = tau_j[2] + 45.43;
    rows[15] = tau_j[3] + 23.7;
    rows[16] = tau_j[4] + 23.7;
    rows[17] = tau_j[5] + 45.43;
    rows[18] = tau_j[6] + 23.7;
    rows[19] = tau_j[7] + 23.7;
    rows[20] = tau_j[8] + 45.43;
    rows[21] = tau_j[9] + 23.7;
    rows[22] = tau_j[10] + 23.7;
    rows[23] = tau_j[11] + 45.43;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_torque_limit.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_torque_limit.c"
#undef SYMDYN_PASS
#endif

void go2_torque_limit_batch(size_t n, const double *tau_j, double *rows)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            tau_j_lanes[12], rows_lanes[24];
        symdyn_load_f64(tau_j_lanes, tau_j + 12 * i, 12);
        go2_torque_limit_lanes(
            tau_j_lanes, rows_lanes);
        symdyn_store_f64(rows + 24 * i, rows_lanes, 24);
    }
#endif
    for (; i < n; ++i) {
        go2_torque_limit(tau_j + 12 * i, rows + 24 * i);
    }
}

#endif
