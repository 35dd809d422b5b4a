/*
 * rnea of two_link: Torques for a motion of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn regenerate two_link
 *
 * Source      derivations/two_link.py
 * Convention  as the derivation says
 * Program     SHA-256 9d73e541920dab092d8f30b75b1d3581f66f6a7994fbf7758fdc8e9720fc02b8
 * Operations  36 mul, 18 add, 0 div, 1 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q  2
 *     v  2
 *     a  2
 *     p  9
 *
 * Outputs
 *     tau  2
 *
 * Statements it rests on
 *     two-link/mass-matrix  PROVED
 *     two-link/rnea         PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void two_link_rnea(
    const double *q, const double *v, const double *a, const double *p, double *tau)
#else
static void two_link_rnea_lanes(
    const real *q, const real *v, const real *a, const real *p, real *tau)
#endif
{
    const real x01 = p[1] * (p[5] * p[5]);
    const real angle[3] = {
        q[1], q[0], q[0] + q[1]
    };
    real sine[3], cosine[3];
    SYMDYN_SINCOS(3, angle, sine, cosine);
    const real x02 = p[5] * (p[1] * p[2]);
    const real x03 = cosine[0] * x02;
    const real x04 = p[0] * (p[4] * p[4]) + p[1] * (p[2] * p[2]);
    const real x05 = 2.0 * x03 + (x01 + (p[6] + p[7]) + x04);
    const real x06 = p[7] + x01;
    const real x07 = x03 + x06;
    const real x08 = p[1] * (p[2] * cosine[1] + p[5] * cosine[2]);
    const real x09 = p[5] * (p[2] * (p[1] * (v[0] + v[1])));
    const real x10 = p[5] * (p[2] * (p[1] * (v[0] * v[1])));
    const real x11 = p[8] * (x08 + cosine[1] * (p[0] * p[4]));
    const real x12 = a[0] * x05 - v[1] * (sine[0] * x09);
    const real x13 = x11 + (a[1] * x07 - sine[0] * x10);
    const real x14 = a[1] * x06 + cosine[2] * (p[8] * (p[1] * p[5]));
    const real x15 = a[0] * x07 + v[0] * v[0] * (x02 * sine[0]);
    tau[0] = x12 + x13;
    tau[1] = x14 + x15;
}

#undef real
#undef condition

#else

#include "two_link.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "two_link_rnea.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "two_link_rnea.c"
#undef SYMDYN_PASS
#endif

void two_link_rnea_batch(
    size_t n, const double *q, const double *v, const double *a, const double *p,
    double *tau)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[2], v_lanes[2], a_lanes[2], p_lanes[9], tau_lanes[2];
        symdyn_load_f64(q_lanes, q + 2 * i, 2);
        symdyn_load_f64(v_lanes, v + 2 * i, 2);
        symdyn_load_f64(a_lanes, a + 2 * i, 2);
        symdyn_load_f64(p_lanes, p + 9 * i, 9);
        two_link_rnea_lanes(
            q_lanes, v_lanes, a_lanes, p_lanes, tau_lanes);
        symdyn_store_f64(tau + 2 * i, tau_lanes, 2);
    }
#endif
    for (; i < n; ++i) {
        two_link_rnea(q + 2 * i, v + 2 * i, a + 2 * i, p + 9 * i, tau + 2 * i);
    }
}

#endif
