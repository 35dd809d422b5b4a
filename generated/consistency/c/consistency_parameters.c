/*
 * parameters of consistency: The ten parameters of a pseudo-inertia (its upper triangle is read).
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn regenerate consistency
 *
 * Source      derivations/consistency.py
 * Convention  as the derivation says
 * Program     SHA-256 d50349e197de4eca8d1e4862367eb2c781af3847fd85f31b50e6c37e132822dc
 * Operations  0 mul, 3 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     J  4 x 4
 *
 * Outputs
 *     pi  10
 *
 * Statements it rests on
 *     consistency/back  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void consistency_parameters(const double *J, double *pi)
#else
static void consistency_parameters_lanes(const real *J, real *pi)
#endif
{
    pi[0] = J[15];
    pi[1] = J[12];
    pi[2] = J[13];
    pi[3] = J[14];
    pi[4] = J[5] + J[10];
    pi[5] = -J[4];
    pi[6] = J[0] + J[10];
    pi[7] = -J[8];
    pi[8] = -J[9];
    pi[9] = J[0] + J[5];
}

#undef real
#undef condition

#else

#include "consistency.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "consistency_parameters.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "consistency_parameters.c"
#undef SYMDYN_PASS
#endif

void consistency_parameters_batch(size_t n, const double *J, double *pi)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            J_lanes[16], pi_lanes[10];
        symdyn_load_f64(J_lanes, J + 16 * i, 16);
        consistency_parameters_lanes(
            J_lanes, pi_lanes);
        symdyn_store_f64(pi + 10 * i, pi_lanes, 10);
    }
#endif
    for (; i < n; ++i) {
        consistency_parameters(J + 16 * i, pi + 10 * i);
    }
}

#endif
