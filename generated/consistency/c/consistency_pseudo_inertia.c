/*
 * pseudo_inertia of consistency: Pseudo-inertia, 4 x 4, of the ten parameters [m, m c, Ixx Ixy Iyy Ixz Iyz Izz]: positive definite where a body of positive density has them.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn regenerate consistency
 *
 * Source      derivations/consistency.py
 * Convention  as the derivation says
 * Program     SHA-256 639153bc34d104e05b1f558d01f9ba61942992ddbc8122952c7292ffb638f867
 * Operations  3 mul, 5 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     pi  10
 *
 * Outputs
 *     J  4 x 4
 *
 * Statements it rests on
 *     consistency/point     PROVED
 *     consistency/frame     PROVED
 *     consistency/triangle  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void consistency_pseudo_inertia(const double *pi, double *J)
#else
static void consistency_pseudo_inertia_lanes(const real *pi, real *J)
#endif
{
    const real x1 = pi[6] * 0.5;
    const real x2 = pi[9] * 0.5;
    const real x3 = pi[4] * 0.5;
    const real x4 = x1 - x2;
    J[0] = -(x3 - (x1 + x2));
    J[1] = -pi[5];
    J[2] = -pi[7];
    J[3] = pi[1];
    J[4] = -pi[5];
    J[5] = x3 - x4;
    J[6] = -pi[8];
    J[7] = pi[2];
    J[8] = -pi[7];
    J[9] = -pi[8];
    J[10] = x3 + x4;
    J[11] = pi[3];
    J[12] = pi[1];
    J[13] = pi[2];
    J[14] = pi[3];
    J[15] = pi[0];
}

#undef real
#undef condition

#else

#include "consistency.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "consistency_pseudo_inertia.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "consistency_pseudo_inertia.c"
#undef SYMDYN_PASS
#endif

void consistency_pseudo_inertia_batch(size_t n, const double *pi, double *J)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            pi_lanes[10], J_lanes[16];
        symdyn_load_f64(pi_lanes, pi + 10 * i, 10);
        consistency_pseudo_inertia_lanes(
            pi_lanes, J_lanes);
        symdyn_store_f64(J + 16 * i, J_lanes, 16);
    }
#endif
    for (; i < n; ++i) {
        consistency_pseudo_inertia(pi + 10 * i, J + 16 * i);
    }
}

#endif
