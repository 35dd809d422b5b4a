/*
 * dynamics of pendulum: Terms of M a + g = tau of the pendulum; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn regenerate pendulum
 *
 * Source      derivations/pendulum.py
 * Convention  as the derivation says
 * Program     SHA-256 11a1be7e4a3ada572200536ca27cfeb1efabfdc54e91dd4297940892895b3db8
 * Operations  5 mul, 1 add, 0 div, 1 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q  scalar
 *     v  scalar
 *     p  4
 *
 * Outputs
 *     M  scalar
 *     g  scalar
 *
 * Statements it rests on
 *     pendulum/equation  PROVED
 *     pendulum/crba      PROVED
 */

#include "pendulum.h"

#include <math.h>

void pendulum_dynamics(
    const double *q, const double *v, const double *p, double *M, double *g)
{
    (void)v;
    const double x1 = sin(q[0]) * (p[3] * (p[0] * p[1]));
    M[0] = p[2] + p[0] * (p[1] * p[1]);
    g[0] = x1;
}

void pendulum_dynamics_batch(
    size_t n, const double *q, const double *v, const double *p, double *M, double *g)
{
    for (size_t i = 0; i < n; ++i) {
        pendulum_dynamics(q + i, v + i, p + 4 * i, M + i, g + i);
    }
}
