/*
 * frame_velocity_RL_foot of go2: Velocity of RL_foot, linear first, in world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.frames
 * Convention  pinocchio
 * Program     SHA-256 0c8032bd4c5468dc753ff635bc2e71f156705f54c9553aaea4b7fdb59cecee7d
 * Operations  99 mul, 66 add, 0 div, 3 sin, 3 cos, 0 sqrt
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
void go2_frame_velocity_RL_foot(const double *q, const double *v, double *V)
#else
static void go2_frame_velocity_RL_foot_lanes(const real *q, const real *v, real *V)
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
    const real angle[3] = {
        q[13], q[14], q[15]
    };
    real sine[3], cosine[3];
    SYMDYN_SINCOS(3, angle, sine, cosine);
    const real x22 = v[0] - v[5] * 0.0465;
    const real x23 = v[1] - v[5] * 0.1934;
    const real x24 = v[3] * 0.0465 + (v[2] + v[4] * 0.1934);
    const real x25 = cosine[0] * x24 - sine[0] * x23;
    const real x26 = v[5] * cosine[0] - v[4] * sine[0];
    const real x27 = v[3] + v[12];
    const real x28 = x22 * sine[1] + x25 * cosine[1];
    const real x29 = x27 * cosine[1] - x26 * sine[1];
    const real x30 = x26 * cosine[1] + x27 * sine[1];
    const real x31 = v[5] * sine[0] + (v[13] + v[4] * cosine[0]);
    const real x32 = x25 * sine[1] - (x22 * cosine[1] - x31 * 0.213);
    const real x33 = x29 * cosine[2] - x30 * sine[2];
    const real x34 = x29 * sine[2] + x30 * cosine[2];
    const real x35 = v[14] + x31;
    const real x36 = x13 * cosine[0] + x14 * sine[0];
    const real x37 = x14 * cosine[0] - x13 * sine[0];
    const real x38 = x17 * cosine[0] - x18 * sine[0];
    const real x39 = x18 * cosine[0] + x17 * sine[0];
    const real x40 = x20 * cosine[0] - x21 * sine[0];
    const real x41 = x21 * cosine[0] + x20 * sine[0];
    const real x42 = x12 * cosine[1] + sine[1] * x37;
    const real x43 = x12 * sine[1] - cosine[1] * x37;
    const real x44 = x15 * cosine[1] - sine[1] * x39;
    const real x45 = x15 * sine[1] + cosine[1] * x39;
    const real x46 = x19 * cosine[1] + sine[1] * x41;
    const real x47 = x19 * sine[1] - cosine[1] * x41;
    const real x48 = cosine[2] * x42 - sine[2] * x43;
    const real x49 = cosine[2] * x43 + sine[2] * x42;
    const real x50 = cosine[2] * x44 - sine[2] * x45;
    const real x51 = cosine[2] * x45 + sine[2] * x44;
    const real x52 = cosine[2] * x46 - sine[2] * x47;
    const real x53 = cosine[2] * x47 + sine[2] * x46;
    const real x54 = cosine[2] * x32 + 0.213 * x35 + (x28 * sine[2] + x34 * 0.0955);
    const real x55 = 0.213 * (x29 + x33) + (cosine[0] * x23 + sine[0] * x24);
    const real x56 = x33 * 0.0955 + (x28 * cosine[2] - sine[2] * x32);
    const real x57 = x48 * x54 - (x49 * x56 - x36 * x55);
    const real x58 = x50 * x54 - (x51 * x56 - x38 * x55);
    const real x59 = x52 * x54 - (x53 * x56 + x40 * x55);
    const real x60 = x33 * x48 + (x34 * x49 - x35 * x36);
    const real x61 = x33 * x50 + (x34 * x51 - x35 * x38);
    const real x62 = x33 * x52 + (x34 * x53 + x35 * x40);
    V[0] = x57;
    V[1] = -x58;
    V[2] = -x59;
    V[3] = -x60;
    V[4] = x61;
    V[5] = x62;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_frame_velocity_RL_foot.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_frame_velocity_RL_foot.c"
#undef SYMDYN_PASS
#endif

void go2_frame_velocity_RL_foot_batch(
    size_t n, const double *q, const double *v, double *V)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], V_lanes[6];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        go2_frame_velocity_RL_foot_lanes(
            q_lanes, v_lanes, V_lanes);
        symdyn_store_f64(V + 6 * i, V_lanes, 6);
    }
#endif
    for (; i < n; ++i) {
        go2_frame_velocity_RL_foot(q + 19 * i, v + 18 * i, V + 6 * i);
    }
}

#endif
