/*
 * dynamics of two_link: Terms of M a + C v + g = tau of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn regenerate two_link
 *
 * Source      derivations/two_link.py
 * Convention  as the derivation says
 * Program     SHA-256 0f0e87a058fe59e119ee46417f8b02f3041acfd6278f741d8913b35f595a4919
 * Operations  27 mul, 11 add, 0 div, 1 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q  2
 *     v  2
 *     p  9
 *
 * Outputs
 *     M  2 x 2
 *     C  2 x 2
 *     g  2
 *
 * Statements it rests on
 *     two-link/mass-matrix  PROVED
 *     two-link/coriolis     PROVED
 *     two-link/gravity      PROVED
 *     two-link/skew         PROVED
 */

#include "two_link.h"

#include <math.h>

void two_link_dynamics(
    const double *q, const double *v, const double *p, double *M, double *C, double *g)
{
    const double x01 = p[1] * (p[5] * p[5]);
    const double x02 = cos(q[1]) * (p[5] * (p[1] * p[2]));
    const double x03 = p[0] * (p[4] * p[4]) + (p[6] + p[7]);
    const double x04 = x03 + (p[1] * (p[2] * p[2]) + x01);
    const double x05 = p[7] + x01;
    const double x06 = x02 + x05;
    const double x07 = sin(q[1]);
    const double x08 = x07 * (p[5] * (p[2] * (v[1] * p[1])));
    const double x09 = x07 * (p[5] * (p[2] * (v[0] * p[1])));
    const double x10 = cos(q[0]);
    const double x11 = cos(q[0] + q[1]);
    const double x12 = p[1] * (p[2] * x10 + p[5] * x11);
    const double x13 = p[8] * (x12 + x10 * (p[0] * p[4]));
    M[0] = 2.0 * x02 + x04;
    M[1] = x06;
    M[2] = x06;
    M[3] = x05;
    C[0] = -x08;
    C[1] = x09;
    C[2] = -(x08 + x09);
    C[3] = 0.0;
    g[0] = x13;
    g[1] = x11 * (p[8] * (p[1] * p[5]));
}

void two_link_dynamics_batch(
    size_t n, const double *q, const double *v, const double *p, double *M, double *C,
    double *g)
{
    for (size_t i = 0; i < n; ++i) {
        two_link_dynamics(q + 2 * i, v + 2 * i, p + 9 * i, M + 4 * i, C + 4 * i, g + 2 * i);
    }
}
