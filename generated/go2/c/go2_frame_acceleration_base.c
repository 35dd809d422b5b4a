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
 */

#include "go2.h"

void go2_frame_acceleration_base(
    const double *q, const double *v, const double *a, double *A)
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
    const double x22 = v[2] * v[4] + (a[0] - v[1] * v[5]);
    const double x23 = v[0] * v[5] + (a[1] - v[2] * v[3]);
    const double x24 = v[1] * v[3] + (a[2] - v[0] * v[4]);
    const double x25 = x12 * x22 - (x13 * x23 + x14 * x24);
    const double x26 = x17 * x23 - (x15 * x22 + x18 * x24);
    const double x27 = x21 * x24 - (x19 * x22 + x20 * x23);
    const double x28 = a[3] * x12 - (a[4] * x13 + a[5] * x14);
    const double x29 = a[4] * x17 - (a[3] * x15 + a[5] * x18);
    const double x30 = a[5] * x21 - (a[3] * x19 + a[4] * x20);
    A[0] = -x25;
    A[1] = -x26;
    A[2] = -x27;
    A[3] = -x28;
    A[4] = -x29;
    A[5] = -x30;
}

void go2_frame_acceleration_base_batch(
    size_t n, const double *q, const double *v, const double *a, double *A)
{
    for (size_t i = 0; i < n; ++i) {
        go2_frame_acceleration_base(q + 19 * i, v + 18 * i, a + 18 * i, A + 6 * i);
    }
}
