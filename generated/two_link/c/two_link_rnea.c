/*
 * rnea of two_link: Torques for a motion of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn regenerate two_link
 *
 * Source      derivations/two_link.py
 * Convention  as the derivation says
 * Program     SHA-256 9d73e541920dab092d8f30b75b1d3581f66f6a7994fbf7758fdc8e9720fc02b8
 * Operations  36 mul, 18 add, 0 div, 1 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q  2
 *     v  2
 *     a  2
 *     p  9
 *
 * Outputs
 *     tau  2
 *
 * Statements it rests on
 *     two-link/mass-matrix  PROVED
 *     two-link/rnea         PROVED
 */

#include "two_link.h"

#include <math.h>

void two_link_rnea(
    const double *q, const double *v, const double *a, const double *p, double *tau)
{
    const double x01 = p[1] * (p[5] * p[5]);
    const double x02 = p[5] * (p[1] * p[2]);
    const double x03 = cos(q[1]) * x02;
    const double x04 = p[0] * (p[4] * p[4]) + p[1] * (p[2] * p[2]);
    const double x05 = 2.0 * x03 + (x01 + (p[6] + p[7]) + x04);
    const double x06 = p[7] + x01;
    const double x07 = x03 + x06;
    const double x08 = cos(q[0]);
    const double x09 = cos(q[0] + q[1]);
    const double x10 = p[1] * (p[2] * x08 + p[5] * x09);
    const double x11 = sin(q[1]);
    const double x12 = p[5] * (p[2] * (p[1] * (v[0] + v[1])));
    const double x13 = p[5] * (p[2] * (p[1] * (v[0] * v[1])));
    const double x14 = p[8] * (x10 + x08 * (p[0] * p[4]));
    const double x15 = a[0] * x05 - v[1] * (x11 * x12);
    const double x16 = x14 + (a[1] * x07 - x11 * x13);
    const double x17 = a[1] * x06 + x09 * (p[8] * (p[1] * p[5]));
    const double x18 = a[0] * x07 + v[0] * v[0] * (x02 * x11);
    tau[0] = x15 + x16;
    tau[1] = x17 + x18;
}

void two_link_rnea_batch(
    size_t n, const double *q, const double *v, const double *a, const double *p,
    double *tau)
{
    for (size_t i = 0; i < n; ++i) {
        two_link_rnea(q + 2 * i, v + 2 * i, a + 2 * i, p + 9 * i, tau + 2 * i);
    }
}
