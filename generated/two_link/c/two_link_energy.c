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

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void two_link_energy(
    const double *q, const double *v, const double *p, double *T, double *V)
#else
static void two_link_energy_lanes(
    const real *q, const real *v, const real *p, real *T, real *V)
#endif
{
    const real x01 = p[1] * (p[5] * p[5]);
    const real angle[3] = {
        q[1], q[0], q[0] + q[1]
    };
    real sine[3], cosine[3];
    SYMDYN_SINCOS(3, angle, sine, cosine);
    const real x02 = cosine[0] * (p[5] * (p[1] * p[2]));
    const real x03 = p[0] * (p[4] * p[4]) + p[1] * (p[2] * p[2]);
    const real x04 = 2.0 * x02 + (x01 + (p[6] + p[7]) + x03);
    const real x05 = p[7] + x01;
    const real x06 = x02 + x05;
    const real x07 = v[0] * (v[0] * x04 + v[1] * x06);
    const real x08 = v[1] * (v[0] * x06 + v[1] * x05);
    const real x09 = p[1] * (p[2] * sine[1] + p[5] * sine[2]);
    const real x10 = p[8] * (x09 + sine[1] * (p[0] * p[4]));
    T[0] = 0.5 * (x07 + x08);
    V[0] = x10;
}

#undef real
#undef condition

#else

#include "two_link.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "two_link_energy.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "two_link_energy.c"
#undef SYMDYN_PASS
#endif

void two_link_energy_batch(
    size_t n, const double *q, const double *v, const double *p, double *T, double *V)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[2], v_lanes[2], p_lanes[9], T_lanes[1], V_lanes[1];
        symdyn_load_f64(q_lanes, q + 2 * i, 2);
        symdyn_load_f64(v_lanes, v + 2 * i, 2);
        symdyn_load_f64(p_lanes, p + 9 * i, 9);
        two_link_energy_lanes(
            q_lanes, v_lanes, p_lanes, T_lanes, V_lanes);
        symdyn_store_f64(T + i, T_lanes, 1);
        symdyn_store_f64(V + i, V_lanes, 1);
    }
#endif
    for (; i < n; ++i) {
        two_link_energy(q + 2 * i, v + 2 * i, p + 9 * i, T + i, V + i);
    }
}

#endif
