/*
 * energy of pendulum: Kinetic and potential energy of the pendulum; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn regenerate pendulum
 *
 * Source      derivations/pendulum.py
 * Convention  as the derivation says
 * Program     SHA-256 f0253c710cf106a0aedb6fd620d5abb7bbdb9803370686351730c6c2d833fbbd
 * Operations  9 mul, 1 add, 0 div, 0 sin, 1 cos, 0 sqrt
 *
 * Inputs
 *     q  scalar
 *     v  scalar
 *     p  4
 *
 * Outputs
 *     T  scalar
 *     V  scalar
 *
 * Statements it rests on
 *     pendulum/energies        PROVED
 *     pendulum/energy-balance  PROVED
 */

#include "pendulum.h"

#include <math.h>

void pendulum_energy(
    const double *q, const double *v, const double *p, double *T, double *V)
{
    const double x1 = v[0] * v[0];
    const double x2 = p[2] * x1 + p[1] * p[1] * (p[0] * x1);
    const double x3 = cos(q[0]) * (p[3] * (p[0] * p[1]));
    T[0] = 0.5 * x2;
    V[0] = -x3;
}

void pendulum_energy_batch(
    size_t n, const double *q, const double *v, const double *p, double *T, double *V)
{
    for (size_t i = 0; i < n; ++i) {
        pendulum_energy(q + i, v + i, p + 4 * i, T + i, V + i);
    }
}
