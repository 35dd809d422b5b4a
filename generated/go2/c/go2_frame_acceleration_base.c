/*
 * frame_acceleration_base of go2: Acceleration of base (classical), linear first, in world axes: J a + dJ v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.frames
 * Convention  pinocchio
 * Program     SHA-256 3c3ccbb6a072ab24f53c7362d2023e1351fe266b096c41b56db0e87ee2179b04
 * Operations  36 mul, 29 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad       [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
 *     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     A  6  m/s^2, rad/s^2  linear first, world axes at the frame's origin
 *
 * Statements it rests on
 *     frames/acceleration-fixed  PROVED
 *     frames/acceleration-free   PROVED
 *     frames/ground              PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_frame_acceleration_base(
    const double *q, const double *v, const double *a, double *A)
#else
static void go2_frame_acceleration_base_lanes(
    const real *q, const real *v, const real *a, real *A)
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
    const real x22 = v[2] * v[4] + (a[0] - v[1] * v[5]);
    const real x23 = v[0] * v[5] + (a[1] - v[2] * v[3]);
    const real x24 = v[1] * v[3] + (a[2] - v[0] * v[4]);
    const real x25 = x12 * x22 - (x13 * x23 + x14 * x24);
    const real x26 = x17 * x23 - (x15 * x22 + x18 * x24);
    const real x27 = x21 * x24 - (x19 * x22 + x20 * x23);
    const real x28 = a[3] * x12 - (a[4] * x13 + a[5] * x14);
    const real x29 = a[4] * x17 - (a[3] * x15 + a[5] * x18);
    const real x30 = a[5] * x21 - (a[3] * x19 + a[4] * x20);
    A[0] = -x25;
    A[1] = -x26;
    A[2] = -x27;
    A[3] = -x28;
    A[4] = -x29;
    A[5] = -x30;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_frame_acceleration_base.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_frame_acceleration_base.c"
#undef SYMDYN_PASS
#endif

void go2_frame_acceleration_base_batch(
    size_t n, const double *q, const double *v, const double *a, double *A)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], a_lanes[18], A_lanes[6];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        symdyn_load_f64(a_lanes, a + 18 * i, 18);
        go2_frame_acceleration_base_lanes(
            q_lanes, v_lanes, a_lanes, A_lanes);
        symdyn_store_f64(A + 6 * i, A_lanes, 6);
    }
#endif
    for (; i < n; ++i) {
        go2_frame_acceleration_base(q + 19 * i, v + 18 * i, a + 18 * i, A + 6 * i);
    }
}

#endif
