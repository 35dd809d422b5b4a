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

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void pendulum_energy(
    const double *q, const double *v, const double *p, double *T, double *V)
#else
static void pendulum_energy_lanes(
    const real *q, const real *v, const real *p, real *T, real *V)
#endif
{
    const real x1 = v[0] * v[0];
    const real x2 = p[2] * x1 + p[1] * p[1] * (p[0] * x1);
    const real angle[1] = {
        q[0]
    };
    real sine[1], cosine[1];
    SYMDYN_SINCOS(1, angle, sine, cosine);
    T[0] = 0.5 * x2;
    V[0] = -(cosine[0] * (p[3] * (p[0] * p[1])));
}

#undef real
#undef condition

#else

#include "pendulum.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "pendulum_energy.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "pendulum_energy.c"
#undef SYMDYN_PASS
#endif

void pendulum_energy_batch(
    size_t n, const double *q, const double *v, const double *p, double *T, double *V)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[1], v_lanes[1], p_lanes[4], T_lanes[1], V_lanes[1];
        symdyn_load_f64(q_lanes, q + i, 1);
        symdyn_load_f64(v_lanes, v + i, 1);
        symdyn_load_f64(p_lanes, p + 4 * i, 4);
        pendulum_energy_lanes(
            q_lanes, v_lanes, p_lanes, T_lanes, V_lanes);
        symdyn_store_f64(T + i, T_lanes, 1);
        symdyn_store_f64(V + i, V_lanes, 1);
    }
#endif
    for (; i < n; ++i) {
        pendulum_energy(q + i, v + i, p + 4 * i, T + i, V + i);
    }
}

#endif
