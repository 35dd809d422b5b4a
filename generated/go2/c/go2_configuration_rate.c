/*
 * configuration_rate of go2: dq/dt at velocity v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.manifold
 * Convention  pinocchio
 * Program     SHA-256 2dfd98284042976ca32f0542f53b69687b9579e2b7c4fcb1068868322cad4d88
 * Operations  36 mul, 25 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     qdot  19  m/s, 1/s, rad/s  [p, quaternion xyzw, joints]
 *
 * Statements it rests on
 *     manifold/rate-revolute          PROVED
 *     manifold/rate-prismatic         PROVED
 *     manifold/rate-helical           PROVED
 *     manifold/rate-continuous        PROVED
 *     manifold/rate-spherical         PROVED
 *     manifold/rate-planar            PROVED
 *     manifold/rate-floating          PROVED
 *     manifold/straight               PROVED
 *     quaternions/configuration-rate  PROVED
 *     quaternions/body-rate           PROVED
 */

#include "go2.h"

void go2_configuration_rate(const double *q, const double *v, double *qdot)
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
    const double x12 = 1.0 - q[3] * x01;
    const double x13 = v[3] * 0.5;
    const double x14 = v[4] * 0.5;
    const double x15 = v[5] * 0.5;
    const double x16 = v[1] * (x06 - x11) + v[2] * (x07 + x10);
    const double x17 = v[0] * (x05 - (1.0 - x04)) - x16;
    const double x18 = v[0] * (x06 + x11) + v[2] * (x08 - x09);
    const double x19 = v[0] * (x07 - x10) + v[1] * (x08 + x09);
    const double x20 = q[4] * x15 - (q[5] * x14 - q[6] * x13);
    const double x21 = q[6] * x14 - (q[3] * x15 - q[5] * x13);
    const double x22 = q[6] * x15 - (q[4] * x13 - q[3] * x14);
    const double x23 = q[4] * x14 + (q[5] * x15 + q[3] * x13);
    qdot[0] = -x17;
    qdot[1] = -(v[1] * (x05 - x12) - x18);
    qdot[2] = -(v[2] * (x04 - x12) - x19);
    qdot[3] = x20;
    qdot[4] = x21;
    qdot[5] = x22;
    qdot[6] = -x23;
    qdot[7] = v[6];
    qdot[8] = v[7];
    qdot[9] = v[8];
    qdot[10] = v[9];
    qdot[11] = v[10];
    qdot[12] = v[11];
    qdot[13] = v[12];
    qdot[14] = v[13];
    qdot[15] = v[14];
    qdot[16] = v[15];
    qdot[17] = v[16];
    qdot[18] = v[17];
}

void go2_configuration_rate_batch(
    size_t n, const double *q, const double *v, double *qdot)
{
    for (size_t i = 0; i < n; ++i) {
        go2_configuration_rate(q + 19 * i, v + 18 * i, qdot + 19 * i);
    }
}
