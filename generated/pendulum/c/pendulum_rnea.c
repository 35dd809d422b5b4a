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

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void pendulum_rnea(
    const double *q, const double *v, const double *a, const double *p, double *tau)
#else
static void pendulum_rnea_lanes(
    const real *q, const real *v, const real *a, const real *p, real *tau)
#endif
{
    (void)v;
    const real x1 = a[0] * (p[2] + p[0] * (p[1] * p[1]));
    const real angle[1] = {
        q[0]
    };
    real sine[1], cosine[1];
    SYMDYN_SINCOS(1, angle, sine, cosine);
    const real x2 = x1 + sine[0] * (p[3] * (p[0] * p[1]));
    tau[0] = x2;
}

#undef real
#undef condition

#else

#include "pendulum.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "pendulum_rnea.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "pendulum_rnea.c"
#undef SYMDYN_PASS
#endif

void pendulum_rnea_batch(
    size_t n, const double *q, const double *v, const double *a, const double *p,
    double *tau)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[1], v_lanes[1], a_lanes[1], p_lanes[4], tau_lanes[1];
        symdyn_load_f64(q_lanes, q + i, 1);
        symdyn_load_f64(v_lanes, v + i, 1);
        symdyn_load_f64(a_lanes, a + i, 1);
        symdyn_load_f64(p_lanes, p + 4 * i, 4);
        pendulum_rnea_lanes(
            q_lanes, v_lanes, a_lanes, p_lanes, tau_lanes);
        symdyn_store_f64(tau + i, tau_lanes, 1);
    }
#endif
    for (; i < n; ++i) {
        pendulum_rnea(q + i, v + i, a + i, p + 4 * i, tau + i);
    }
}

#endif
