/*
 * convert_a_to_mixed of go2: Acceleration to the convention mixed: [base linear, base angular, joints], world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 776a6d4577cd9cd3b276de401d449f16bf227906cdfdd2a46ca12d69a93af1d7
 * Operations  36 mul, 29 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad       [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
 *     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     a_mixed  18  m/s^2, rad/s^2  [base linear, base angular, joints], world axes
 *
 * Statements it rests on
 *     conventions/a-pinocchio-mixed     PROVED
 *     conventions/a-mujoco-mixed        PROVED
 *     conventions/a-featherstone-mixed  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_convert_a_to_mixed(
    const double *q, const double *v, const double *a, double *a_mixed)
#else
static void go2_convert_a_to_mixed_lanes(
    const real *q, const real *v, const real *a, real *a_mixed)
#endif
{
    const real x01 = v[1] * v[5] - (a[0] + v[2] * v[4]);
    const real x02 = v[2] * v[3] - (a[1] + v[0] * v[5]);
    const real x03 = v[0] * v[4] - (a[2] + v[1] * v[3]);
    const real x04 = q[3] * 2.0;
    const real x05 = q[4] * 2.0;
    const real x06 = q[5] * 2.0;
    const real x07 = q[4] * x05;
    const real x08 = q[5] * x06;
    const real x09 = q[3] * x05;
    const real x10 = q[3] * x06;
    const real x11 = q[4] * x06;
    const real x12 = q[6] * x04;
    const real x13 = q[6] * x05;
    const real x14 = q[6] * x06;
    const real x15 = x08 - (1.0 - x07);
    const real x16 = x09 - x14;
    const real x17 = x10 + x13;
    const real x18 = x09 + x14;
    const real x19 = 1.0 - q[3] * x04;
    const real x20 = x08 - x19;
    const real x21 = x11 - x12;
    const real x22 = x10 - x13;
    const real x23 = x11 + x12;
    const real x24 = x07 - x19;
    const real x25 = x01 * x15 - (x02 * x16 + x03 * x17);
    const real x26 = x02 * x20 - (x01 * x18 + x03 * x21);
    const real x27 = x03 * x24 - (x01 * x22 + x02 * x23);
    const real x28 = a[3] * x15 - (a[4] * x16 + a[5] * x17);
    const real x29 = a[4] * x20 - (a[3] * x18 + a[5] * x21);
    const real x30 = a[5] * x24 - (a[3] * x22 + a[4] * x23);
    a_mixed[0] = x25;
    a_mixed[1] = x26;
    a_mixed[2] = x27;
    a_mixed[3] = -x28;
    a_mixed[4] = -x29;
    a_mixed[5] = -x30;
    a_mixed[6] = a[6];
    a_mixed[7] = a[7];
    a_mixed[8] = a[8];
    a_mixed[9] = a[9];
    a_mixed[10] = a[10];
    a_mixed[11] = a[11];
    a_mixed[12] = a[12];
    a_mixed[13] = a[13];
    a_mixed[14] = a[14];
    a_mixed[15] = a[15];
    a_mixed[16] = a[16];
    a_mixed[17] = a[17];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_convert_a_to_mixed.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_convert_a_to_mixed.c"
#undef SYMDYN_PASS
#endif

void go2_convert_a_to_mixed_batch(
    size_t n, const double *q, const double *v, const double *a, double *a_mixed)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], a_lanes[18], a_mixed_lanes[18];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        symdyn_load_f64(a_lanes, a + 18 * i, 18);
        go2_convert_a_to_mixed_lanes(
            q_lanes, v_lanes, a_lanes, a_mixed_lanes);
        symdyn_store_f64(a_mixed + 18 * i, a_mixed_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_convert_a_to_mixed(q + 19 * i, v + 18 * i, a + 18 * i, a_mixed + 18 * i);
    }
}

#endif
