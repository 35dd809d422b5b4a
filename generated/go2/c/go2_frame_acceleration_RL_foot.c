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
 */

#include "go2.h"

#include <math.h>

void go2_frame_acceleration_RL_foot(
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
    const double x22 = v[5] * v[5];
    const double x23 = v[3] * v[4];
    const double x24 = cos(q[13]);
    const double x25 = sin(q[13]);
    const double x26 = v[4] * x24 + v[5] * x25;
    const double x27 = v[5] * x24 - v[4] * x25;
    const double x28 = v[3] + v[12];
    const double x29 = a[3] + a[12];
    const double x30 = v[12] * x26 - (a[5] * x24 - a[4] * x25);
    const double x31 = v[2] * v[4] + (a[0] - v[1] * v[5]);
    const double x32 = (x22 + v[4] * v[4]) * 0.1934 - (a[5] - x23) * 0.0465;
    const double x33 = x31 + x32;
    const double x34 = v[0] * v[5] + (a[1] - v[2] * v[3]);
    const double x35 = (x22 + v[3] * v[3]) * 0.0465 + (a[5] + x23) * 0.1934;
    const double x36 = x34 - x35;
    const double x37 = v[1] * v[3] + (a[2] - v[0] * v[4]);
    const double x38 = (a[4] - v[3] * v[5]) * 0.1934 + (a[3] + v[4] * v[5]) * 0.0465;
    const double x39 = x37 + x38;
    const double x40 = x24 * x39 - x25 * x36;
    const double x41 = cos(q[14]);
    const double x42 = sin(q[14]);
    const double x43 = x28 * x41 - x27 * x42;
    const double x44 = x27 * x41 + x28 * x42;
    const double x45 = v[13] + x26;
    const double x46 = v[13] * x44 - (x29 * x41 + x30 * x42);
    const double x47 = a[5] * x25 + (a[13] + a[4] * x24);
    const double x48 = v[12] * x27 + x47;
    const double x49 = v[13] * x43 + (x29 * x42 - x30 * x41);
    const double x50 = cos(q[15]);
    const double x51 = sin(q[15]);
    const double x52 = x43 * x50 - x44 * x51;
    const double x53 = x43 * x51 + x44 * x50;
    const double x54 = v[14] + x45;
    const double x55 = x49 * x51 + (x46 * x50 + v[14] * x53);
    const double x56 = a[14] + x48;
    const double x57 = x49 * x50 - (x46 * x51 - v[14] * x52);
    const double x58 = (x48 + x43 * x44) * 0.213 - (x33 * x41 - x40 * x42);
    const double x59 = (x43 * x43 + x45 * x45) * 0.213;
    const double x60 = x59 + (x33 * x42 + x40 * x41);
    const double x61 = x52 * x52;
    const double x62 = x53 * x54;
    const double x63 = x13 * x24 + x14 * x25;
    const double x64 = x14 * x24 - x13 * x25;
    const double x65 = x17 * x24 - x18 * x25;
    const double x66 = x18 * x24 + x17 * x25;
    const double x67 = x20 * x24 - x21 * x25;
    const double x68 = x21 * x24 + x20 * x25;
    const double x69 = x12 * x41 + x42 * x64;
    const double x70 = x41 * x64 - x12 * x42;
    const double x71 = x15 * x41 - x42 * x66;
    const double x72 = x41 * x66 + x15 * x42;
    const double x73 = x19 * x41 + x42 * x68;
    const double x74 = x41 * x68 - x19 * x42;
    const double x75 = x50 * x69 + x51 * x70;
    const double x76 = x50 * x70 - x51 * x69;
    const double x77 = x50 * x71 - x51 * x72;
    const double x78 = x50 * x72 + x51 * x71;
    const double x79 = x50 * x73 + x51 * x74;
    const double x80 = x50 * x74 - x51 * x73;
    const double x81 = x50 * x58 + 0.213 * (x56 + x52 * x53);
    const double x82 = (x57 - x52 * x54) * 0.0955 + (x51 * x60 + x81);
    const double x83 = x46 + x44 * x45 + (x55 + x62);
    const double x84 = (x61 + x53 * x53) * 0.0955 - (x25 * x39 + x24 * x36);
    const double x85 = 0.213 * x83 + x84;
    const double x86 = x50 * x60 + 0.213 * (x61 + x54 * x54);
    const double x87 = (x55 - x62) * 0.0955 + (x51 * x58 - x86);
    const double x88 = x63 * x85 - (x75 * x82 - x76 * x87);
    const double x89 = x65 * x85 - (x77 * x82 + x78 * x87);
    const double x90 = x67 * x85 + (x79 * x82 - x80 * x87);
    const double x91 = x55 * x75 + (x57 * x76 + x56 * x63);
    const double x92 = x55 * x77 - (x57 * x78 - x56 * x65);
    const double x93 = x55 * x79 + (x57 * x80 - x56 * x67);
    A[0] = -x88;
    A[1] = x89;
    A[2] = -x90;
    A[3] = x91;
    A[4] = -x92;
    A[5] = -x93;
}

void go2_frame_acceleration_RL_foot_batch(
    size_t n, const double *q, const double *v, const double *a, double *A)
{
    for (size_t i = 0; i < n; ++i) {
        go2_frame_acceleration_RL_foot(q + 19 * i, v + 18 * i, a + 18 * i, A + 6 * i);
    }
}
