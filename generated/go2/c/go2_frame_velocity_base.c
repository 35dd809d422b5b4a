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
 */

#include "go2.h"

void go2_frame_velocity_base(const double *q, const double *v, double *V)
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
    const double x22 = v[0] * x12 - (v[1] * x13 + v[2] * x14);
    const double x23 = v[1] * x17 - (v[0] * x15 + v[2] * x18);
    const double x24 = v[2] * x21 - (v[0] * x19 + v[1] * x20);
    const double x25 = v[3] * x12 - (v[4] * x13 + v[5] * x14);
    const double x26 = v[4] * x17 - (v[3] * x15 + v[5] * x18);
    const double x27 = v[5] * x21 - (v[3] * x19 + v[4] * x20);
    V[0] = -x22;
    V[1] = -x23;
    V[2] = -x24;
    V[3] = -x25;
    V[4] = -x26;
    V[5] = -x27;
}

void go2_frame_velocity_base_batch(
    size_t n, const double *q, const double *v, double *V)
{
    for (size_t i = 0; i < n; ++i) {
        go2_frame_velocity_base(q + 19 * i, v + 18 * i, V + 6 * i);
    }
}
