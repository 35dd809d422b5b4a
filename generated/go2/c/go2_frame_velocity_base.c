/*
 * frame_velocity_base of go2: Velocity of base, linear first, in world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.frames
 * Convention  pinocchio
 * Program     SHA-256 5cb51d44c7266ca8f144bb3d5b2d582d0e59df3089f3455272f8ec93c3455c89
 * Operations  30 mul, 23 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     V  6  m/s, rad/s  linear first, world axes at the frame's origin
 *
 * Statements it rests on
 *     frames/velocity-fixed  PROVED
 *     frames/velocity-free   PROVED
 *     frames/ground          PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_frame_velocity_base(const double *q, const double *v, double *V)
#else
static void go2_frame_velocity_base_lanes(const real *q, const real *v, real *V)
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
    const real x22 = v[0] * x12 - (v[1] * x13 + v[2] * x14);
    const real x23 = v[1] * x17 - (v[0] * x15 + v[2] * x18);
    const real x24 = v[2] * x21 - (v[0] * x19 + v[1] * x20);
    const real x25 = v[3] * x12 - (v[4] * x13 + v[5] * x14);
    const real x26 = v[4] * x17 - (v[3] * x15 + v[5] * x18);
    const real x27 = v[5] * x21 - (v[3] * x19 + v[4] * x20);
    V[0] = -x22;
    V[1] = -x23;
    V[2] = -x24;
    V[3] = -x25;
    V[4] = -x26;
    V[5] = -x27;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_frame_velocity_base.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_frame_velocity_base.c"
#undef SYMDYN_PASS
#endif

void go2_frame_velocity_base_batch(
    size_t n, const double *q, const double *v, double *V)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], V_lanes[6];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        go2_frame_velocity_base_lanes(
            q_lanes, v_lanes, V_lanes);
        symdyn_store_f64(V + 6 * i, V_lanes, 6);
    }
#endif
    for (; i < n; ++i) {
        go2_frame_velocity_base(q + 19 * i, v + 18 * i, V + 6 * i);
    }
}

#endif
