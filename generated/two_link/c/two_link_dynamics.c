/*
 * dynamics of two_link: Terms of M a + C v + g = tau of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn regenerate two_link
 *
 * Source      derivations/two_link.py
 * Convention  as the derivation says
 * Program     SHA-256 0f0e87a058fe59e119ee46417f8b02f3041acfd6278f741d8913b35f595a4919
 * Operations  27 mul, 11 add, 0 div, 1 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q  2
 *     v  2
 *     p  9
 *
 * Outputs
 *     M  2 x 2
 *     C  2 x 2
 *     g  2
 *
 * Statements it rests on
 *     two-link/mass-matrix  PROVED
 *     two-link/coriolis     PROVED
 *     two-link/gravity      PROVED
 *     two-link/skew         PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void two_link_dynamics(
    const double *q, const double *v, const double *p, double *M, double *C, double *g)
#else
static void two_link_dynamics_lanes(
    const real *q, const real *v, const real *p, real *M, real *C, real *g)
#endif
{
    const real x01 = p[1] * (p[5] * p[5]);
    const real angle[3] = {
        q[1], q[0], q[0] + q[1]
    };
    real sine[3], cosine[3];
    SYMDYN_SINCOS(3, angle, sine, cosine);
    const real x02 = cosine[0] * (p[5] * (p[1] * p[2]));
    const real x03 = p[0] * (p[4] * p[4]) + (p[6] + p[7]);
    const real x04 = x03 + (p[1] * (p[2] * p[2]) + x01);
    const real x05 = p[7] + x01;
    const real x06 = x02 + x05;
    const real x07 = sine[0] * (p[5] * (p[2] * (v[1] * p[1])));
    const real x08 = sine[0] * (p[5] * (p[2] * (v[0] * p[1])));
    const real x09 = p[1] * (p[2] * cosine[1] + p[5] * cosine[2]);
    const real x10 = p[8] * (x09 + cosine[1] * (p[0] * p[4]));
    M[0] = 2.0 * x02 + x04;
    M[1] = x06;
    M[2] = x06;
    M[3] = x05;
    C[0] = -x07;
    C[1] = x08;
    C[2] = -(x07 + x08);
    C[3] = SYMDYN_ALL(0.0);
    g[0] = x10;
    g[1] = cosine[2] * (p[8] * (p[1] * p[5]));
}

#undef real
#undef condition

#else

#include "two_link.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "two_link_dynamics.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "two_link_dynamics.c"
#undef SYMDYN_PASS
#endif

void two_link_dynamics_batch(
    size_t n, const double *q, const double *v, const double *p, double *M, double *C,
    double *g)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[2], v_lanes[2], p_lanes[9], M_lanes[4], C_lanes[4], g_lanes[2];
        symdyn_load_f64(q_lanes, q + 2 * i, 2);
        symdyn_load_f64(v_lanes, v + 2 * i, 2);
        symdyn_load_f64(p_lanes, p + 9 * i, 9);
        two_link_dynamics_lanes(
            q_lanes, v_lanes, p_lanes, M_lanes, C_lanes, g_lanes);
        symdyn_store_f64(M + 4 * i, M_lanes, 4);
        symdyn_store_f64(C + 4 * i, C_lanes, 4);
        symdyn_store_f64(g + 2 * i, g_lanes, 2);
    }
#endif
    for (; i < n; ++i) {
        two_link_dynamics(q + 2 * i, v + 2 * i, p + 9 * i, M + 4 * i, C + 4 * i, g + 2 * i);
    }
}

#endif
