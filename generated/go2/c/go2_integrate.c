/*
 * integrate of go2: Configuration after moving by v for one second.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.manifold
 * Convention  pinocchio
 * Program     SHA-256 33a446d05b75b45b582c78a7c2b7fbbbd1f2dee1bfa5b9f639977606c55a90d3
 * Operations  109 mul, 95 add, 2 div, 1 sin, 1 cos, 1 sqrt, 2 less, 5 select
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     q_next  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Statements it rests on
 *     manifold/flow-continuous   PROVED
 *     manifold/flow-spherical    PROVED
 *     manifold/flow-planar       PROVED
 *     manifold/flow-floating     PROVED
 *     manifold/flow-mixed        PROVED
 *     manifold/still-continuous  PROVED
 *     manifold/still-spherical   PROVED
 *     manifold/still-planar      PROVED
 *     manifold/still-floating    PROVED
 *     manifold/still-mixed       PROVED
 *     manifold/norm-continuous   PROVED
 *     manifold/norm-spherical    PROVED
 *     manifold/norm-planar       PROVED
 *     manifold/norm-floating     PROVED
 *     manifold/longer            PROVED
 *     manifold/straight          PROVED
 *     rigid-motions/integrate    PROVED
 *     rigid-motions/exp6         PROVED
 *     small-angles/exp-cosine    PROVED
 *     small-angles/exp-sine      PROVED
 *     small-angles/exp-cubic     PROVED
 *     small-angles/closed-from   PROVED
 *     small-angles/series-below  PROVED
 *     small-angles/harmless      PROVED
 */

#include "go2.h"

#include <math.h>

void go2_integrate(const double *q, const double *v, double *q_next)
{
    const double x01 = v[4] * v[4] + (v[5] * v[5] + v[3] * v[3]);
    const int x02 = x01 < 1.0;
    const double x03 = (x02 ? 1.0 : x01);
    const double x04 = 0.5 * sqrt(x03);
    const double x05 = cos(x04);
    const double x06 = 0.5 * sin(x04) / x04;
    const double x07 = x01 * 0.25;
    const double x08 = 4.110317623312165e-19 - x07 * (8.896791392450574e-22 - x01 * 4.029343927740296e-25);
    const double x09 = 4.779477332387385e-14 - x07 * (1.5619206968586225e-16 - x07 * x08);
    const double x10 = 2.08767569878681e-09 - x07 * (1.1470745597729725e-11 - x07 * x09);
    const double x11 = 2.48015873015873e-05 - x07 * (2.755731922398589e-07 - x07 * x10);
    const double x12 = 0.041666666666666664 - x07 * (0.001388888888888889 - x07 * x11);
    const double x13 = 1.0 - x07 * (0.5 - x07 * x12);
    const double x14 = (x02 ? x13 : x05);
    const double x15 = 1.9572941063391263e-20 - x07 * (3.868170170630684e-23 - x01 * 1.6117375710961184e-26);
    const double x16 = 2.8114572543455206e-15 - x07 * (8.22063524662433e-18 - x07 * x15);
    const double x17 = 1.6059043836821613e-10 - x07 * (7.647163731819816e-13 - x07 * x16);
    const double x18 = 2.7557319223985893e-06 - x07 * (2.505210838544172e-08 - x07 * x17);
    const double x19 = 0.008333333333333333 - x07 * (0.0001984126984126984 - x07 * x18);
    const double x20 = 1.0 - x07 * (0.16666666666666666 - x07 * x19);
    const double x21 = (x02 ? 0.5 * x20 : x06);
    const double x22 = 3.868170170630684e-23 - x01 * (6.446950284384474e-26 - x01 * 9.183689863795546e-29);
    const double x23 = 8.22063524662433e-18 - x01 * (1.9572941063391263e-20 - x01 * x22);
    const double x24 = 7.647163731819816e-13 - x01 * (2.8114572543455206e-15 - x01 * x23);
    const double x25 = 2.505210838544172e-08 - x01 * (1.6059043836821613e-10 - x01 * x24);
    const double x26 = 0.0001984126984126984 - x01 * (2.7557319223985893e-06 - x01 * x25);
    const double x27 = 0.16666666666666666 - x01 * (0.008333333333333333 - x01 * x26);
    const double x28 = (1.0 - x05 * x06 * 2.0) / x03;
    const double x29 = (x02 ? x27 : x28);
    const double x30 = 2.0 * (x21 * x21);
    const double x31 = v[2] * v[4] - v[1] * v[5];
    const double x32 = v[0] * v[5] - v[2] * v[3];
    const double x33 = v[1] * v[3] - v[0] * v[4];
    const double x34 = x29 * (v[4] * x33 - v[5] * x32);
    const double x35 = x30 * x31 + (v[0] + x34);
    const double x36 = x29 * (v[5] * x31 - v[3] * x33);
    const double x37 = x30 * x32 + (v[1] + x36);
    const double x38 = x29 * (v[3] * x32 - v[4] * x31);
    const double x39 = x30 * x33 + (v[2] + x38);
    const double x40 = (x14 < 0.0 ? -1.0 : 1.0);
    const double x41 = v[3] * x21 * x40;
    const double x42 = v[4] * x21 * x40;
    const double x43 = v[5] * x21 * x40;
    const double x44 = x14 * x40;
    const double x45 = q[3] * 2.0;
    const double x46 = q[4] * 2.0;
    const double x47 = q[5] * 2.0;
    const double x48 = q[4] * x46;
    const double x49 = q[5] * x47;
    const double x50 = q[3] * x46;
    const double x51 = q[3] * x47;
    const double x52 = q[4] * x47;
    const double x53 = q[6] * x45;
    const double x54 = q[6] * x46;
    const double x55 = q[6] * x47;
    const double x56 = 1.0 - q[3] * x45;
    const double x57 = q[0] - x35 * (x49 - (1.0 - x48));
    const double x58 = x37 * (x50 - x55) + x39 * (x51 + x54);
    const double x59 = x37 * (x49 - x56) - x39 * (x52 - x53);
    const double x60 = q[1] + x35 * (x50 + x55) - x59;
    const double x61 = x37 * (x52 + x53) - x39 * (x48 - x56);
    const double x62 = q[2] + x35 * (x51 - x54) + x61;
    const double x63 = q[6] * x41 + q[4] * x43 + (q[3] * x44 - q[5] * x42);
    const double x64 = q[5] * x41 + q[6] * x42 + (q[4] * x44 - q[3] * x43);
    const double x65 = q[3] * x42 + q[6] * x43 + (q[5] * x44 - q[4] * x41);
    const double x66 = q[6] * x44 - q[3] * x41 - (q[4] * x42 + q[5] * x43);
    q_next[0] = x57 + x58;
    q_next[1] = x60;
    q_next[2] = x62;
    q_next[3] = x63;
    q_next[4] = x64;
    q_next[5] = x65;
    q_next[6] = x66;
    q_next[7] = q[7] + v[6];
    q_next[8] = q[8] + v[7];
    q_next[9] = q[9] + v[8];
    q_next[10] = q[10] + v[9];
    q_next[11] = q[11] + v[10];
    q_next[12] = q[12] + v[11];
    q_next[13] = q[13] + v[12];
    q_next[14] = q[14] + v[13];
    q_next[15] = q[15] + v[14];
    q_next[16] = q[16] + v[15];
    q_next[17] = q[17] + v[16];
    q_next[18] = q[18] + v[17];
}

void go2_integrate_batch(size_t n, const double *q, const double *v, double *q_next)
{
    for (size_t i = 0; i < n; ++i) {
        go2_integrate(q + 19 * i, v + 18 * i, q_next + 19 * i);
    }
}
