/*
 * convert_a_from_mixed of go2: Acceleration from the convention mixed: [base linear, base angular, joints], world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 77ab57053bd62c66d7313c818c6bb0425eba57815360fc46eb4366fdbae76ff9
 * Operations  36 mul, 29 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q        19  m, -, rad       [p, quaternion xyzw, joints]
 *     v        18  m/s, rad/s      [base linear, base angular, joints], base axes
 *     a_mixed  18  m/s^2, rad/s^2  [base linear, base angular, joints], world axes
 *
 * Outputs
 *     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     conventions/a-pinocchio-mixed     PROVED
 *     conventions/a-mujoco-mixed        PROVED
 *     conventions/a-featherstone-mixed  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_convert_a_from_mixed(
    const double *q, const double *v, const double *a_mixed, double *a)
#else
static void go2_convert_a_from_mixed_lanes(
    const real *q, const real *v, const real *a_mixed, real *a)
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
    const real x12 = x05 - (1.0 - x04);
    const real x13 = x06 - x11;
    const real x14 = x07 + x10;
    const real x15 = x06 + x11;
    const real x16 = 1.0 - q[3] * x01;
    const real x17 = x05 - x16;
    const real x18 = x08 - x09;
    const real x19 = x07 - x10;
    const real x20 = x08 + x09;
    const real x21 = x04 - x16;
    const real x22 = a_mixed[3] * x12 - (a_mixed[4] * x15 + a_mixed[5] * x19);
    const real x23 = a_mixed[4] * x17 - (a_mixed[3] * x13 + a_mixed[5] * x20);
    const real x24 = a_mixed[5] * x21 - (a_mixed[3] * x14 + a_mixed[4] * x18);
    const real x25 = a_mixed[1] * x15 - (v[2] * v[4] - v[1] * v[5]);
    const real x26 = x25 - (a_mixed[0] * x12 - a_mixed[2] * x19);
    const real x27 = a_mixed[0] * x13 - (v[0] * v[5] - v[2] * v[3]);
    const real x28 = x27 - (a_mixed[1] * x17 - a_mixed[2] * x20);
    const real x29 = a_mixed[0] * x14 - (v[1] * v[3] - v[0] * v[4]);
    const real x30 = x29 - (a_mixed[2] * x21 - a_mixed[1] * x18);
    a[0] = x26;
    a[1] = x28;
    a[2] = x30;
    a[3] = -x22;
    a[4] = -x23;
    a[5] = -x24;
    a[6] = a_mixed[6];
    a[7] = a_mixed[7];
    a[8] = a_mixed[8];
    a[9] = a_mixed[9];
    a[10] = a_mixed[10];
    a[11] = a_mixed[11];
    a[12] = a_mixed[12];
    a[13] = a_mixed[13];
    a[14] = a_mixed[14];
    a[15] = a_mixed[15];
    a[16] = a_mixed[16];
    a[17] = a_mixed[17];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_convert_a_from_mixed.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_convert_a_from_mixed.c"
#undef SYMDYN_PASS
#endif

void go2_convert_a_from_mixed_batch(
    size_t n, const double *q, const double *v, const double *a_mixed, double *a)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], a_mixed_lanes[18], a_lanes[18];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        symdyn_load_f64(a_mixed_lanes, a_mixed + 18 * i, 18);
        go2_convert_a_from_mixed_lanes(
            q_lanes, v_lanes, a_mixed_lanes, a_lanes);
        symdyn_store_f64(a + 18 * i, a_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_convert_a_from_mixed(q + 19 * i, v + 18 * i, a_mixed + 18 * i, a + 18 * i);
    }
}

#endif
