/*
 * aba of pendulum: Acceleration of the pendulum under a torque; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn regenerate pendulum
 *
 * Source      derivations/pendulum.py
 * Convention  as the derivation says
 * Program     SHA-256 31610bc2b08006b3843cc52ff597ffa88f68775c58236925a72ea39cd3d24294
 * Operations  5 mul, 2 add, 1 div, 1 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q    scalar
 *     v    scalar
 *     tau  scalar
 *     p    4
 *
 * Outputs
 *     a  scalar
 *
 * Statements it rests on
 *     pendulum/equation  PROVED
 *     pendulum/aba       PROVED
 */

#include "pendulum.h"

#include <math.h>

void pendulum_aba(
    const double *q, const double *v, const double *tau, const double *p, double *a)
{
    (void)v;
    const double x1 = sin(q[0]) * (p[3] * (p[0] * p[1]));
    const double x2 = (tau[0] - x1) / (p[2] + p[0] * (p[1] * p[1]));
    a[0] = x2;
}

void pendulum_aba_batch(
    size_t n, const double *q, const double *v, const double *tau, const double *p,
    double *a)
{
    for (size_t i = 0; i < n; ++i) {
        pendulum_aba(q + i, v + i, tau + i, p + 4 * i, a + i);
    }
}
