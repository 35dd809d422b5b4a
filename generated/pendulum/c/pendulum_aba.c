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

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void pendulum_aba(
    const double *q, const double *v, const double *tau, const double *p, double *a)
#else
static void pendulum_aba_lanes(
    const real *q, const real *v, const real *tau, const real *p, real *a)
#endif
{
    (void)v;
    const real angle[1] = {
        q[0]
    };
    real sine[1], cosine[1];
    SYMDYN_SINCOS(1, angle, sine, cosine);
    const real x1 = tau[0] - sine[0] * (p[3] * (p[0] * p[1]));
    const real x2 = x1 / (p[2] + p[0] * (p[1] * p[1]));
    a[0] = x2;
}

#undef real
#undef condition

#else

#include "pendulum.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "pendulum_aba.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "pendulum_aba.c"
#undef SYMDYN_PASS
#endif

void pendulum_aba_batch(
    size_t n, const double *q, const double *v, const double *tau, const double *p,
    double *a)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[1], v_lanes[1], tau_lanes[1], p_lanes[4], a_lanes[1];
        symdyn_load_f64(q_lanes, q + i, 1);
        symdyn_load_f64(v_lanes, v + i, 1);
        symdyn_load_f64(tau_lanes, tau + i, 1);
        symdyn_load_f64(p_lanes, p + 4 * i, 4);
        pendulum_aba_lanes(
            q_lanes, v_lanes, tau_lanes, p_lanes, a_lanes);
        symdyn_store_f64(a + i, a_lanes, 1);
    }
#endif
    for (; i < n; ++i) {
        pendulum_aba(q + i, v + i, tau + i, p + 4 * i, a + i);
    }
}

#endif
