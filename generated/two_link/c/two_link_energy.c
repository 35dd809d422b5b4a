/*
 * energy of two_link: Kinetic and potential energy of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn regenerate two_link
 *
 * Source      derivations/two_link.py
 * Convention  as the derivation says
 * Program     SHA-256 590668f3e617e31559b95a3a4cfff8482dee7225b2f4150eb1b1ce6eefc884b1
 * Operations  23 mul, 13 add, 0 div, 2 sin, 1 cos, 0 sqrt
 *
 * Inputs
 *     q  2
 *     v  2
 *     p  9
 *
 * Outputs
 *     T  scalar
 *     V  scalar
 *
 * Statements it rests on
 *     two-link/energies        PROVED
 *     two-link/energy-balance  PROVED
 */

#include "two_link.h"

#include <math.h>

void two_link_energy(
    const double *q, const double *v, const double *p, double *T, double *V)
{
    const double x01 = p[1] * (p[5] * p[5]);
    const double x02 = cos(q[1]) * (p[5] * (p[1] * p[2]));
    const double x03 = p[0] * (p[4] * p[4]) + p[1] * (p[2] * p[2]);
    const double x04 = 2.0 * x02 + (x01 + (p[6] + p[7]) + x03);
    const double x05 = p[7] + x01;
    const double x06 = x02 + x05;
    const double x07 = v[0] * (v[0] * x04 + v[1] * x06);
    const double x08 = v[1] * (v[0] * x06 + v[1] * x05);
    const double x09 = sin(q[0]);
    const double x10 = p[2] * x09 + p[5] * sin(q[0] + q[1]);
    const double x11 = p[1] * x10 + x09 * (p[0] * p[4]);
    T[0] = 0.5 * (x07 + x08);
    V[0] = p[8] * x11;
}

void two_link_energy_batch(
    size_t n, const double *q, const double *v, const double *p, double *T, double *V)
{
    for (size_t i = 0; i < n; ++i) {
        two_link_energy(q + 2 * i, v + 2 * i, p + 9 * i, T + i, V + i);
    }
}
