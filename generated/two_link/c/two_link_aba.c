/*
 * aba of two_link: Accelerations of the two-link arm under torques. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn regenerate two_link
 *
 * Source      derivations/two_link.py
 * Convention  as the derivation says
 * Program     SHA-256 babca9e8cab6a445a491ad2925718cd7cbd399a464114d1687d3c08203c5786f
 * Operations  50 mul, 24 add, 2 div, 1 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q    2
 *     v    2
 *     tau  2
 *     p    9
 *
 * Outputs
 *     a  2
 *
 * Statements it rests on
 *     two-link/mass-matrix  PROVED
 *     two-link/aba          PROVED
 */

#include "two_link.h"

#include <math.h>

void two_link_aba(
    const double *q, const double *v, const double *tau, const double *p, double *a)
{
    const double x01 = p[5] * p[5];
    const double x02 = p[4] * p[4];
    const double x03 = p[2] * p[2];
    const double x04 = p[1] * p[1] * (x01 * x03);
    const double x05 = cos(q[1]);
    const double x06 = p[0] * p[7] + x01 * (p[0] * p[1]);
    const double x07 = x03 * (p[1] * p[7]) + p[6] * p[7];
    const double x08 = x04 * (x05 * x05) - (x04 + x01 * (p[1] * p[6]));
    const double x09 = x02 * x06 + x07 - x08;
    const double x10 = p[1] * x01;
    const double x11 = p[7] + x10;
    const double x12 = cos(q[0]);
    const double x13 = cos(q[0] + q[1]);
    const double x14 = p[1] * (p[2] * x12 + p[5] * x13);
    const double x15 = sin(q[1]);
    const double x16 = p[5] * (p[2] * (p[1] * (v[0] + v[1])));
    const double x17 = p[5] * (p[2] * (p[1] * (v[0] * v[1])));
    const double x18 = p[8] * (x14 + x12 * (p[0] * p[4]));
    const double x19 = v[1] * (x15 * x16) + (tau[0] + x15 * x17);
    const double x20 = x18 - x19;
    const double x21 = p[5] * (p[1] * p[2]);
    const double x22 = tau[1] - x13 * (p[8] * (p[1] * p[5]));
    const double x23 = v[0] * v[0] * (x15 * x21) - x22;
    const double x24 = x05 * x21;
    const double x25 = x11 + x24;
    const double x26 = (x11 * x20 - x23 * x25) / x09;
    const double x27 = x10 + (p[6] + p[7]) + (p[0] * x02 + p[1] * x03);
    const double x28 = x23 * (x24 * 2.0 + x27) - x20 * x25;
    a[0] = -x26;
    a[1] = -(x28 / x09);
}

void two_link_aba_batch(
    size_t n, const double *q, const double *v, const double *tau, const double *p,
    double *a)
{
    for (size_t i = 0; i < n; ++i) {
        two_link_aba(q + 2 * i, v + 2 * i, tau + 2 * i, p + 9 * i, a + 2 * i);
    }
}
