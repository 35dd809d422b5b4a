/*
 * aba of two_link: Accelerations of the two-link arm under torques. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn regenerate two_link
 *
 * Source      derivations/two_link.py
 * Convention  as the derivation says
 * Program     SHA-256 babca9e8cab6a445a491ad2925718cd7cbd399a464114d1687d3c08203c5786f
 * Operations  50 mul, 24 add, 2 div, 1 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q    2
 *     v    2
 *     tau  2
 *     p    9
 *
 * Outputs
 *     a  2
 *
 * Statements it rests on
 *     two-link/mass-matrix  PROVED
 *     two-link/aba          PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void two_link_aba(
    const double *q, const double *v, const double *tau, const double *p, double *a)
#else
static void two_link_aba_lanes(
    const real *q, const real *v, const real *tau, const real *p, real *a)
#endif
{
    const real x01 = p[5] * p[5];
    const real x02 = p[4] * p[4];
    const real x03 = p[2] * p[2];
    const real x04 = p[1] * p[1] * (x01 * x03);
    const real angle[3] = {
        q[1], q[0], q[0] + q[1]
    };
    real sine[3], cosine[3];
    SYMDYN_SINCOS(3, angle, sine, cosine);
    const real x05 = p[0] * p[7] + x01 * (p[0] * p[1]);
    const real x06 = x03 * (p[1] * p[7]) + p[6] * p[7];
    const real x07 = x04 * (cosine[0] * cosine[0]) - (x04 + x01 * (p[1] * p[6]));
    const real x08 = x02 * x05 + x06 - x07;
    const real x09 = p[1] * x01;
    const real x10 = p[7] + x09;
    const real x11 = p[1] * (p[2] * cosine[1] + p[5] * cosine[2]);
    const real x12 = p[5] * (p[2] * (p[1] * (v[0] + v[1])));
    const real x13 = p[5] * (p[2] * (p[1] * (v[0] * v[1])));
    const real x14 = p[8] * (x11 + cosine[1] * (p[0] * p[4]));
    const real x15 = v[1] * (sine[0] * x12) + (tau[0] + sine[0] * x13);
    const real x16 = x14 - x15;
    const real x17 = p[5] * (p[1] * p[2]);
    const real x18 = tau[1] - cosine[2] * (p[8] * (p[1] * p[5]));
    const real x19 = v[0] * v[0] * (sine[0] * x17) - x18;
    const real x20 = cosine[0] * x17;
    const real x21 = x10 + x20;
    const real x22 = (x10 * x16 - x19 * x21) / x08;
    const real x23 = x09 + (p[6] + p[7]) + (p[0] * x02 + p[1] * x03);
    const real x24 = x19 * (x20 * 2.0 + x23) - x16 * x21;
    a[0] = -x22;
    a[1] = -(x24 / x08);
}

#undef real
#undef condition

#else

#include "two_link.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "two_link_aba.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "two_link_aba.c"
#undef SYMDYN_PASS
#endif

void two_link_aba_batch(
    size_t n, const double *q, const double *v, const double *tau, const double *p,
    double *a)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[2], v_lanes[2], tau_lanes[2], p_lanes[9], a_lanes[2];
        symdyn_load_f64(q_lanes, q + 2 * i, 2);
        symdyn_load_f64(v_lanes, v + 2 * i, 2);
        symdyn_load_f64(tau_lanes, tau + 2 * i, 2);
        symdyn_load_f64(p_lanes, p + 9 * i, 9);
        two_link_aba_lanes(
            q_lanes, v_lanes, tau_lanes, p_lanes, a_lanes);
        symdyn_store_f64(a + 2 * i, a_lanes, 2);
    }
#endif
    for (; i < n; ++i) {
        two_link_aba(q + 2 * i, v + 2 * i, tau + 2 * i, p + 9 * i, a + 2 * i);
    }
}

#endif
