/*
 * configuration_rate of go2: dq/dt at velocity v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.manifold
 * Convention  pinocchio
 * Program     SHA-256 2dfd98284042976ca32f0542f53b69687b9579e2b7c4fcb1068868322cad4d88
 * Operations  36 mul, 25 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     qdot  19  m/s, 1/s, rad/s  [p, quaternion xyzw, joints]
 *
 * Statements it rests on
 *     manifold/rate-revolute          PROVED
 *     manifold/rate-prismatic         PROVED
 *     manifold/rate-helical           PROVED
 *     manifold/rate-continuous        PROVED
 *     manifold/rate-spherical         PROVED
 *     manifold/rate-planar            PROVED
 *     manifold/rate-floating          PROVED
 *     manifold/straight               PROVED
 *     quaternions/configuration-rate  PROVED
 *     quaternions/body-rate           PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_configuration_rate(const double *q, const double *v, double *qdot)
#else
static void go2_configuration_rate_lanes(const real *q, const real *v, real *qdot)
#endif
{
    const real x01 = q[3] * 2.0;
    const real x02 = q[4] * 2.0;
    const real x03 = q[5] * 2.0;
    const real x04 = q[4] * x02;
    const real x05 = q[5] * x03;
    const real x06 = q[3] * x02;
    const real x07 = q[3] * x03;
    const real x08 = q[4] * x03;
    const real x09 = q[6] * x01;
    const real x10 = q[6] * x02;
    const real x11 = q[6] * x03;
    const real x12 = 1.0 - q[3] * x01;
    const real x13 = v[3] * 0.5;
    const real x14 = v[4] * 0.5;
    const real x15 = v[5] * 0.5;
    const real x16 = v[1] * (x06 - x11) + v[2] * (x07 + x10);
    const real x17 = v[0] * (x05 - (1.0 - x04)) - x16;
    const real x18 = v[0] * (x06 + x11) + v[2] * (x08 - x09);
    const real x19 = v[0] * (x07 - x10) + v[1] * (x08 + x09);
    const real x20 = q[4] * x15 - (q[5] * x14 - q[6] * x13);
    const real x21 = q[6] * x14 - (q[3] * x15 - q[5] * x13);
    const real x22 = q[6] * x15 - (q[4] * x13 - q[3] * x14);
    const real x23 = q[4] * x14 + (q[5] * x15 + q[3] * x13);
    qdot[0] = -x17;
    qdot[1] = -(v[1] * (x05 - x12) - x18);
    qdot[2] = -(v[2] * (x04 - x12) - x19);
    qdot[3] = x20;
    qdot[4] = x21;
    qdot[5] = x22;
    qdot[6] = -x23;
    qdot[7] = v[6];
    qdot[8] = v[7];
    qdot[9] = v[8];
    qdot[10] = v[9];
    qdot[11] = v[10];
    qdot[12] = v[11];
    qdot[13] = v[12];
    qdot[14] = v[13];
    qdot[15] = v[14];
    qdot[16] = v[15];
    qdot[17] = v[16];
    qdot[18] = v[17];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_configuration_rate.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_configuration_rate.c"
#undef SYMDYN_PASS
#endif

void go2_configuration_rate_batch(
    size_t n, const double *q, const double *v, double *qdot)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], qdot_lanes[19];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        go2_configuration_rate_lanes(
            q_lanes, v_lanes, qdot_lanes);
        symdyn_store_f64(qdot + 19 * i, qdot_lanes, 19);
    }
#endif
    for (; i < n; ++i) {
        go2_configuration_rate(q + 19 * i, v + 18 * i, qdot + 19 * i);
    }
}

#endif
