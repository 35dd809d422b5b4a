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

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void pendulum_dynamics(
    const double *q, const double *v, const double *p, double *M, double *g)
#else
static void pendulum_dynamics_lanes(
    const real *q, const real *v, const real *p, real *M, real *g)
#endif
{
    (void)v;
    const real angle[1] = {
        q[0]
    };
    real sine[1], cosine[1];
    SYMDYN_SINCOS(1, angle, sine, cosine);
    M[0] = p[2] + p[0] * (p[1] * p[1]);
    g[0] = sine[0] * (p[3] * (p[0] * p[1]));
}

#undef real
#undef condition

#else

#include "pendulum.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "pendulum_dynamics.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "pendulum_dynamics.c"
#undef SYMDYN_PASS
#endif

void pendulum_dynamics_batch(
    size_t n, const double *q, const double *v, const double *p, double *M, double *g)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[1], v_lanes[1], p_lanes[4], M_lanes[1], g_lanes[1];
        symdyn_load_f64(q_lanes, q + i, 1);
        symdyn_load_f64(v_lanes, v + i, 1);
        symdyn_load_f64(p_lanes, p + 4 * i, 4);
        pendulum_dynamics_lanes(
            q_lanes, v_lanes, p_lanes, M_lanes, g_lanes);
        symdyn_store_f64(M + i, M_lanes, 1);
        symdyn_store_f64(g + i, g_lanes, 1);
    }
#endif
    for (; i < n; ++i) {
        pendulum_dynamics(q + i, v + i, p + 4 * i, M + i, g + i);
    }
}

#endif
