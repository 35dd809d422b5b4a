/*
 * friction_cone of go2: Rows >= 0 of each contact: f_z, mu f_z + f_x, mu f_z - f_x, mu f_z + f_y, mu f_z - f_y.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.control
 * Convention  pinocchio
 * Program     SHA-256 3431f617ccd672b340d4bdd4ceeeab42507ed04c41a6b668ace66498f5add331
 * Operations  4 mul, 16 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     f   12      N  on the robot at each contact, world axes
 *     mu  scalar  -  -
 *
 * Outputs
 *     rows  20  N  level ground, world axes
 *
 * Statements it rests on
 *     control/friction-cone  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_friction_cone(const double *f, const double *mu, double *rows)
#else
static void go2_friction_cone_lanes(const real *f, const real *mu, real *rows)
#endif
{
    const real x1 = f[2] * mu[0];
    const real x2 = f[5] * mu[0];
    const real x3 = f[8] * mu[0];
    const real x4 = f[11] * mu[0];
    rows[0] = f[2];
    rows[1] = f[0] + x1;
    rows[2] = -(f[0] - x1);
    rows[3] = f[1] + x1;
    rows[4] = -(f[1] - x1);
    rows[5] = f[5];
    rows[6] = f[3] + x2;
    rows[7] = -(f[3] - x2);
    rows[8] = f[4] + x2;
    rows[9] = -(f[4] - x2);
    rows[10] = f[8];
    rows[11] = f[6] + x3;
    rows[12] = -(f[6] - x3);
    rows[13] = f[7] + x3;
    rows[14] = -(f[7] - x3);
    rows[15] = f[11];
    rows[16] = f[9] + x4;
    rows[17] = -(f[9] - x4);
    rows[18] = f[10] + x4;
    rows[19] = -(f[10] - x4);
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_friction_cone.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_friction_cone.c"
#undef SYMDYN_PASS
#endif

void go2_friction_cone_batch(size_t n, const double *f, const double *mu, double *rows)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            f_lanes[12], mu_lanes[1], rows_lanes[20];
        symdyn_load_f64(f_lanes, f + 12 * i, 12);
        symdyn_load_f64(mu_lanes, mu + i, 1);
        go2_friction_cone_lanes(
            f_lanes, mu_lanes, rows_lanes);
        symdyn_store_f64(rows + 20 * i, rows_lanes, 20);
    }
#endif
    for (; i < n; ++i) {
        go2_friction_cone(f + 12 * i, mu + i, rows + 20 * i);
    }
}

#endif
