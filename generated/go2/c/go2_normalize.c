/*
 * normalize of go2: q with its quaternion and (cos, sin) pairs scaled to norm one.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.manifold
 * Convention  pinocchio
 * Program     SHA-256 e5b3df3ae55a65e63b830d26818c99b59d563403d2fede02547f99203cd6f558
 * Operations  4 mul, 3 add, 4 div, 0 sin, 0 cos, 1 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     q_unit  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Statements it rests on
 *     manifold/normal-continuous  PROVED
 *     manifold/normal-spherical   PROVED
 *     manifold/normal-planar      PROVED
 *     manifold/normal-floating    PROVED
 *     manifold/normal-mixed       PROVED
 *     manifold/straight           PROVED
 *     quaternions/normalize       PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_normalize(const double *q, double *q_unit)
#else
static void go2_normalize_lanes(const real *q, real *q_unit)
#endif
{
    const real x1 = q[3] * q[3] + q[4] * q[4] + (q[5] * q[5] + q[6] * q[6]);
    const real x2 = SYMDYN_SQRT(x1);
    q_unit[0] = q[0];
    q_unit[1] = q[1];
    q_unit[2] = q[2];
    q_unit[3] = q[3] / x2;
    q_unit[4] = q[4] / x2;
    q_unit[5] = q[5] / x2;
    q_unit[6] = q[6] / x2;
    q_unit[7] = q[7];
    q_unit[8] = q[8];
    q_unit[9] = q[9];
    q_unit[10] = q[10];
    q_unit[11] = q[11];
    q_unit[12] = q[12];
    q_unit[13] = q[13];
    q_unit[14] = q[14];
    q_unit[15] = q[15];
    q_unit[16] = q[16];
    q_unit[17] = q[17];
    q_unit[18] = q[18];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_normalize.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_normalize.c"
#undef SYMDYN_PASS
#endif

void go2_normalize_batch(size_t n, const double *q, double *q_unit)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], q_unit_lanes[19];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_normalize_lanes(
            q_lanes, q_unit_lanes);
        symdyn_store_f64(q_unit + 19 * i, q_unit_lanes, 19);
    }
#endif
    for (; i < n; ++i) {
        go2_normalize(q + 19 * i, q_unit + 19 * i);
    }
}

#endif
