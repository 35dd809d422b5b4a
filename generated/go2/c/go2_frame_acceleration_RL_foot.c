/*
 * frame_acceleration_RL_foot of go2: Acceleration of RL_foot (classical), linear first, in world axes: J a + dJ v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.frames
 * Convention  pinocchio
 * Program     SHA-256 437624be8a74219462f86ea69813e05562f4d3833ce7f48710a469bc058d0296
 * Operations  144 mul, 107 add, 0 div, 3 sin, 3 cos, 0 sqrt
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
void go2_frame_acceleration_RL_foot(
    const double *q, const double *v, const double *a, double *A)
#else
static void go2_frame_acceleration_RL_foot_lanes(
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
    const real x22 = v[5] * v[5];
    const real x23 = v[3] * v[4];
    const real angle[3] = {
        q[13], q[14], q[15]
    };
    real sine[3], cosine[3];
    SYMDYN_SINCOS(3, angle, sine, cosine);
    const real x24 = v[4] * cosine[0] + v[5] * sine[0];
    const real x25 = v[5] * cosine[0] - v[4] * sine[0];
    const real x26 = v[3] + v[12];
    const real x27 = a[3] + a[12];
    const real x28 = v[12] * x24 - (a[5] * cosine[0] - a[4] * sine[0]);
    const real x29 = v[2] * v[4] + (a[0] - v[1] * v[5]);
    const real x30 = (x22 + v[4] * v[4]) * 0.1934 - (a[5] - x23) * 0.0465;
    const real x31 = x29 + x30;
    const real x32 = v[0] * v[5] + (a[1] - v[2] * v[3]);
    const real x33 = (x22 + v[3] * v[3]) * 0.0465 + (a[5] + x23) * 0.1934;
    const real x34 = x32 - x33;
    const real x35 = v[1] * v[3] + (a[2] - v[0] * v[4]);
    const real x36 = (a[4] - v[3] * v[5]) * 0.1934 + (a[3] + v[4] * v[5]) * 0.0465;
    const real x37 = x35 + x36;
    const real x38 = cosine[0] * x37 - sine[0] * x34;
    const real x39 = x26 * cosine[1] - x25 * sine[1];
    const real x40 = x25 * cosine[1] + x26 * sine[1];
    const real x41 = v[13] + x24;
    const real x42 = v[13] * x40 - (x27 * cosine[1] + x28 * sine[1]);
    const real x43 = a[5] * sine[0] + (a[13] + a[4] * cosine[0]);
    const real x44 = v[12] * x25 + x43;
    const real x45 = v[13] * x39 + (x27 * sine[1] - x28 * cosine[1]);
    const real x46 = x39 * cosine[2] - x40 * sine[2];
    const real x47 = x39 * sine[2] + x40 * cosine[2];
    const real x48 = v[14] + x41;
    const real x49 = x45 * sine[2] + (x42 * cosine[2] + v[14] * x47);
    const real x50 = a[14] + x44;
    const real x51 = x45 * cosine[2] - (x42 * sine[2] - v[14] * x46);
    const real x52 = (x44 + x39 * x40) * 0.213 - (x31 * cosine[1] - x38 * sine[1]);
    const real x53 = (x39 * x39 + x41 * x41) * 0.213;
    const real x54 = x53 + (x31 * sine[1] + x38 * cosine[1]);
    const real x55 = x46 * x46;
    const real x56 = x47 * x48;
    const real x57 = x13 * cosine[0] + x14 * sine[0];
    const real x58 = x14 * cosine[0] - x13 * sine[0];
    const real x59 = x17 * cosine[0] - x18 * sine[0];
    const real x60 = x18 * cosine[0] + x17 * sine[0];
    const real x61 = x20 * cosine[0] - x21 * sine[0];
    const real x62 = x21 * cosine[0] + x20 * sine[0];
    const real x63 = x12 * cosine[1] + sine[1] * x58;
    const real x64 = x12 * sine[1] - cosine[1] * x58;
    const real x65 = x15 * cosine[1] - sine[1] * x60;
    const real x66 = x15 * sine[1] + cosine[1] * x60;
    const real x67 = x19 * cosine[1] + sine[1] * x62;
    const real x68 = x19 * sine[1] - cosine[1] * x62;
    const real x69 = cosine[2] * x63 - sine[2] * x64;
    const real x70 = cosine[2] * x64 + sine[2] * x63;
    const real x71 = cosine[2] * x65 - sine[2] * x66;
    const real x72 = cosine[2] * x66 + sine[2] * x65;
    const real x73 = cosine[2] * x67 - sine[2] * x68;
    const real x74 = cosine[2] * x68 + sine[2] * x67;
    const real x75 = cosine[2] * x52 + 0.213 * (x50 + x46 * x47);
    const real x76 = (x51 - x46 * x48) * 0.0955 + (sine[2] * x54 + x75);
    const real x77 = x42 + x40 * x41 + (x49 + x56);
    const real x78 = (x55 + x47 * x47) * 0.0955 - (sine[0] * x37 + cosine[0] * x34);
    const real x79 = 0.213 * x77 + x78;
    const real x80 = cosine[2] * x54 + 0.213 * (x55 + x48 * x48);
    const real x81 = (x49 - x56) * 0.0955 + (sine[2] * x52 - x80);
    const real x82 = x57 * x79 - (x69 * x76 + x70 * x81);
    const real x83 = x59 * x79 - (x71 * x76 + x72 * x81);
    const real x84 = x61 * x79 + (x73 * x76 + x74 * x81);
    const real x85 = x49 * x69 - (x51 * x70 - x50 * x57);
    const real x86 = x49 * x71 - (x51 * x72 - x50 * x59);
    const real x87 = x49 * x73 - (x51 * x74 + x50 * x61);
    A[0] = -x82;
    A[1] = x83;
    A[2] = -x84;
    A[3] = x85;
    A[4] = -x86;
    A[5] = -x87;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_frame_acceleration_RL_foot.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_frame_acceleration_RL_foot.c"
#undef SYMDYN_PASS
#endif

void go2_frame_acceleration_RL_foot_batch(
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
        go2_frame_acceleration_RL_foot_lanes(
            q_lanes, v_lanes, a_lanes, A_lanes);
        symdyn_store_f64(A + 6 * i, A_lanes, 6);
    }
#endif
    for (; i < n; ++i) {
        go2_frame_acceleration_RL_foot(q + 19 * i, v + 18 * i, a + 18 * i, A + 6 * i);
    }
}

#endif
