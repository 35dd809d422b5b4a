/*
 * convert_q_from_unitree of go2: Configuration from the order of Unitree's SDK.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 cb9a3e84292d07c9d059bf7157ab9780d845117ec57589dfcea997e4422207f5
 * Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q_unitree  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Statements it rests on
 *     conventions/unitree  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_convert_q_from_unitree(const double *q_unitree, double *q)
#else
static void go2_convert_q_from_unitree_lanes(const real *q_unitree, real *q)
#endif
{
    q[0] = q_unitree[0];
    q[1] = q_unitree[1];
    q[2] = q_unitree[2];
    q[3] = q_unitree[3];
    q[4] = q_unitree[4];
    q[5] = q_unitree[5];
    q[6] = q_unitree[6];
    q[7] = q_unitree[10];
    q[8] = q_unitree[11];
    q[9] = q_unitree[12];
    q[10] = q_unitree[7];
    q[11] = q_unitree[8];
    q[12] = q_unitree[9];
    q[13] = q_unitree[16];
    q[14] = q_unitree[17];
    q[15] = q_unitree[18];
    q[16] = q_unitree[13];
    q[17] = q_unitree[14];
    q[18] = q_unitree[15];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_convert_q_from_unitree_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_convert_q_from_unitree.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_convert_q_from_unitree.c"
#undef SYMDYN_PASS
#endif

void go2_convert_q_from_unitree_batch(size_t n, const double *q_unitree, double *q)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_unitree_lanes[19], q_lanes[19];
        symdyn_load_f64(q_unitree_lanes, q_unitree + 19 * i, 19);
        go2_convert_q_from_unitree_lanes(
            q_unitree_lanes, q_lanes);
        symdyn_store_f64(q + 19 * i, q_lanes, 19);
    }
#endif
    for (; i < n; ++i) {
        go2_convert_q_from_unitree(q_unitree + 19 * i, q + 19 * i);
    }
}

#endif
