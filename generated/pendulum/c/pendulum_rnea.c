/*
 * rnea of pendulum: Torque for a motion of the pendulum; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn regenerate pendulum
 *
 * Source      derivations/pendulum.py
 * Convention  as the derivation says
 * Program     SHA-256 9a1c6a374342a6b4805bcbdb1fe7019982ade927ac02830e610890754f249c00
 * Operations  6 mul, 2 add, 0 div, 1 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q  scalar
 *     v  scalar
 *     a  scalar
 *     p  4
 *
 * Outputs
 *     tau  scalar
 *
 * Statements it rests on
 *     pendulum/equation  PROVED
 *     pendulum/rnea      PROVED
 */

#include "pendulum.h"

#include <math.h>

void pendulum_rnea(
    const double *q, const double *v, const double *a, const double *p, double *tau)
{
    (void)v;
    const double x1 = a[0] * (p[2] + p[0] * (p[1] * p[1]));
    const double x2 = sin(q[0]) * (p[3] * (p[0] * p[1]));
    tau[0] = x1 + x2;
}

void pendulum_rnea_batch(
    size_t n, const double *q, const double *v, const double *a, const double *p,
    double *tau)
{
    for (size_t i = 0; i < n; ++i) {
        pendulum_rnea(q + i, v + i, a + i, p + 4 * i, tau + i);
    }
}
