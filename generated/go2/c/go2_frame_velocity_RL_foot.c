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
 */

#include "go2.h"

#include <math.h>

void go2_frame_velocity_RL_foot(const double *q, const double *v, double *V)
{
    const double x01 = q[3] * 2.0;
    const double x02 = q[4] * 2.0;
    const double x03 = q[5] * 2.0;
    const double x04 = q[4] * x02;
    const double x05 = q[5] * x03;
    const double x06 = q[3] * x02;
    const double x07 = q[3] * x03;
    const double x08 = q[4] * x03;
    const double x09 = q[6] * x01;
    const double x10 = q[6] * x02;
    const double x11 = q[6] * x03;
    const double x12 = x05 - (1.0 - x04);
    const double x13 = x06 - x11;
    const double x14 = x07 + x10;
    const double x15 = x06 + x11;
    const double x16 = 1.0 - q[3] * x01;
    const double x17 = x05 - x16;
    const double x18 = x08 - x09;
    const double x19 = x07 - x10;
    const double x20 = x08 + x09;
    const double x21 = x04 - x16;
    const double x22 = cos(q[13]);
    const double x23 = sin(q[13]);
    const double x24 = v[0] - v[5] * 0.0465;
    const double x25 = v[1] - v[5] * 0.1934;
    const double x26 = v[3] * 0.0465 + (v[2] + v[4] * 0.1934);
    const double x27 = x22 * x26 - x23 * x25;
    const double x28 = v[5] * x22 - v[4] * x23;
    const double x29 = v[3] + v[12];
    const double x30 = cos(q[14]);
    const double x31 = sin(q[14]);
    const double x32 = x24 * x31 + x27 * x30;
    const double x33 = x29 * x30 - x28 * x31;
    const double x34 = x28 * x30 + x29 * x31;
    const double x35 = v[5] * x23 + (v[13] + v[4] * x22);
    const double x36 = cos(q[15]);
    const double x37 = sin(q[15]);
    const double x38 = x27 * x31 - (x24 * x30 - x35 * 0.213);
    const double x39 = x33 * x36 - x34 * x37;
    const double x40 = x34 * x36 + x33 * x37;
    const double x41 = v[14] + x35;
    const double x42 = x13 * x22 + x14 * x23;
    const double x43 = x14 * x22 - x13 * x23;
    const double x44 = x17 * x22 - x18 * x23;
    const double x45 = x18 * x22 + x17 * x23;
    const double x46 = x20 * x22 - x21 * x23;
    const double x47 = x21 * x22 + x20 * x23;
    const double x48 = x12 * x30 + x31 * x43;
    const double x49 = x30 * x43 - x12 * x31;
    const double x50 = x15 * x30 - x31 * x45;
    const double x51 = x30 * x45 + x15 * x31;
    const double x52 = x19 * x30 + x31 * x47;
    const double x53 = x30 * x47 - x19 * x31;
    const double x54 = x36 * x48 + x37 * x49;
    const double x55 = x36 * x49 - x37 * x48;
    const double x56 = x36 * x50 - x37 * x51;
    const double x57 = x36 * x51 + x37 * x50;
    const double x58 = x36 * x52 + x37 * x53;
    const double x59 = x36 * x53 - x37 * x52;
    const double x60 = x36 * x38 + 0.213 * x41 + (x32 * x37 + x40 * 0.0955);
    const double x61 = 0.213 * (x33 + x39) + (x22 * x25 + x23 * x26);
    const double x62 = x39 * 0.0955 + (x32 * x36 - x37 * x38);
    const double x63 = x54 * x60 + (x55 * x62 + x42 * x61);
    const double x64 = x56 * x60 - (x57 * x62 - x44 * x61);
    const double x65 = x58 * x60 + (x59 * x62 - x46 * x61);
    const double x66 = x39 * x54 - (x40 * x55 + x41 * x42);
    const double x67 = x39 * x56 + (x40 * x57 - x41 * x44);
    const double x68 = x39 * x58 - (x40 * x59 - x41 * x46);
    V[0] = x63;
    V[1] = -x64;
    V[2] = -x65;
    V[3] = -x66;
    V[4] = x67;
    V[5] = x68;
}

void go2_frame_velocity_RL_foot_batch(
    size_t n, const double *q, const double *v, double *V)
{
    for (size_t i = 0; i < n; ++i) {
        go2_frame_velocity_RL_foot(q + 19 * i, v + 18 * i, V + 6 * i);
    }
}
