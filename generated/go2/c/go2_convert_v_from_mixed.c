/*
 * convert_v_from_mixed of go2: Velocity from the convention mixed: [base linear, base angular, joints], world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 3ff54bea035c0740b1c1888bcf2a2c40de3b176cf080b96a6ad4061e7b2c48e6
 * Operations  30 mul, 23 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q        19  m, -, rad   [p, quaternion xyzw, joints]
 *     v_mixed  18  m/s, rad/s  [base linear, base angular, joints], world axes
 *
 * Outputs
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     conventions/v-pinocchio-mixed     PROVED
 *     conventions/v-mujoco-mixed        PROVED
 *     conventions/v-featherstone-mixed  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_convert_v_from_mixed(const double *q, const double *v_mixed, double *v)
#else
static void go2_convert_v_from_mixed_lanes(const real *q, const real *v_mixed, real *v)
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
    const real x22 = v_mixed[0] * x12 - (v_mixed[1] * x15 + v_mixed[2] * x19);
    const real x23 = v_mixed[1] * x17 - (v_mixed[0] * x13 + v_mixed[2] * x20);
    const real x24 = v_mixed[2] * x21 - (v_mixed[0] * x14 + v_mixed[1] * x18);
    const real x25 = v_mixed[3] * x12 - (v_mixed[4] * x15 + v_mixed[5] * x19);
    const real x26 = v_mixed[4] * x17 - (v_mixed[3] * x13 + v_mixed[5] * x20);
    const real x27 = v_mixed[5] * x21 - (v_mixed[3] * x14 + v_mixed[4] * x18);
    v[0] = -x22;
    v[1] = -x23;
    v[2] = -x24;
    v[3] = -x25;
    v[4] = -x26;
    v[5] = -x27;
    v[6] = v_mixed[6];
    v[7] = v_mixed[7];
    v[8] = v_mixed[8];
    v[9] = v_mixed[9];
    v[10] = v_mixed[10];
    v[11] = v_mixed[11];
    v[12] = v_mixed[12];
    v[13] = v_mixed[13];
    v[14] = v_mixed[14];
    v[15] = v_mixed[15];
    v[16] = v_mixed[16];
    v[17] = v_mixed[17];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_convert_v_from_mixed.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_convert_v_from_mixed.c"
#undef SYMDYN_PASS
#endif

void go2_convert_v_from_mixed_batch(
    size_t n, const double *q, const double *v_mixed, double *v)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_mixed_lanes[18], v_lanes[18];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_mixed_lanes, v_mixed + 18 * i, 18);
        go2_convert_v_from_mixed_lanes(
            q_lanes, v_mixed_lanes, v_lanes);
        symdyn_store_f64(v + 18 * i, v_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_convert_v_from_mixed(q + 19 * i, v_mixed + 18 * i, v + 18 * i);
    }
}

#endif
