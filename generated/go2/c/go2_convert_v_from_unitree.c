/*
 * convert_v_from_unitree of go2: Velocity from the order of Unitree's SDK; accelerations and forces likewise.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 816e8a0eab9f5269955375989a5c890ff425c5611686298f90671f06fd473a14
 * Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     v_unitree  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     conventions/unitree  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_convert_v_from_unitree(const double *v_unitree, double *v)
#else
static void go2_convert_v_from_unitree_lanes(const real *v_unitree, real *v)
#endif
{
    v[0] = v_unitree[0];
    v[1] = v_unitree[1];
    v[2] = v_unitree[2];
    v[3] = v_unitree[3];
    v[4] = v_unitree[4];
    v[5] = v_unitree[5];
    v[6] = v_unitree[9];
    v[7] = v_unitree[10];
    v[8] = v_unitree[11];
    v[9] = v_unitree[6];
    v[10] = v_unitree[7];
    v[11] = v_unitree[8];
    v[12] = v_unitree[15];
    v[13] = v_unitree[16];
    v[14] = v_unitree[17];
    v[15] = v_unitree[12];
    v[16] = v_unitree[13];
    v[17] = v_unitree[14];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_convert_v_from_unitree_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_convert_v_from_unitree.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_convert_v_from_unitree.c"
#undef SYMDYN_PASS
#endif

void go2_convert_v_from_unitree_batch(size_t n, const double *v_unitree, double *v)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            v_unitree_lanes[18], v_lanes[18];
        symdyn_load_f64(v_unitree_lanes, v_unitree + 18 * i, 18);
        go2_convert_v_from_unitree_lanes(
            v_unitree_lanes, v_lanes);
        symdyn_store_f64(v + 18 * i, v_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_convert_v_from_unitree(v_unitree + 18 * i, v + 18 * i);
    }
}

#endif
