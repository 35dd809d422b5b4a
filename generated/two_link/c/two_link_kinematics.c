/*
 * kinematics of two_link: Position of the tip, its Jacobian, the determinant, and the velocity ellipse's semi-axes (the second with the sign of the determinant) of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn regenerate two_link
 *
 * Source      derivations/two_link.py
 * Convention  as the derivation says
 * Program     SHA-256 71f2dcc4109977e3df185d02cc78739389c5842539b38034b7234f1577b7afb1
 * Operations  17 mul, 11 add, 0 div, 3 sin, 3 cos, 2 sqrt
 *
 * Inputs
 *     q  2
 *     p  9
 *
 * Outputs
 *     tip    2
 *     J      2 x 2
 *     det_J  scalar
 *     sigma  2
 *
 * Statements it rests on
 *     two-link/tip          PROVED
 *     two-link/determinant  PROVED
 *     two-link/ellipse      PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void two_link_kinematics(
    const double *q, const double *p, double *tip, double *J, double *det_J, double *sigma)
#else
static void two_link_kinematics_lanes(
    const real *q, const real *p, real *tip, real *J, real *det_J, real *sigma)
#endif
{
    const real x01 = q[0] + q[1];
    const real angle[3] = {
        q[0], x01, q[1]
    };
    real sine[3], cosine[3];
    SYMDYN_SINCOS(3, angle, sine, cosine);
    const real x02 = p[3] * cosine[1];
    const real x03 = p[2] * cosine[0] + x02;
    const real x04 = p[3] * sine[1];
    const real x05 = p[2] * sine[0] + x04;
    const real x06 = sine[2] - cosine[2];
    const real x07 = p[2] - p[3] * x06;
    const real x08 = p[3] * p[3];
    const real x09 = sine[2] + cosine[2];
    const real x10 = x07 * x07 + x08 * (x09 * x09);
    const real x11 = 0.5 * SYMDYN_SQRT(x10);
    const real x12 = p[2] + p[3] * x09;
    const real x13 = x12 * x12 + x08 * (x06 * x06);
    const real x14 = 0.5 * SYMDYN_SQRT(x13);
    tip[0] = x03;
    tip[1] = x05;
    J[0] = -x05;
    J[1] = x03;
    J[2] = -x04;
    J[3] = x02;
    det_J[0] = sine[2] * (p[2] * p[3]);
    sigma[0] = x11 + x14;
    sigma[1] = -(x11 - x14);
}

#undef real
#undef condition

#else

#include "two_link.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "two_link_kinematics.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "two_link_kinematics.c"
#undef SYMDYN_PASS
#endif

void two_link_kinematics_batch(
    size_t n, const double *q, const double *p, double *tip, double *J, double *det_J,
    double *sigma)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[2], p_lanes[9], tip_lanes[2], J_lanes[4], det_J_lanes[1], sigma_lanes[2];
        symdyn_load_f64(q_lanes, q + 2 * i, 2);
        symdyn_load_f64(p_lanes, p + 9 * i, 9);
        two_link_kinematics_lanes(
            q_lanes, p_lanes, tip_lanes, J_lanes, det_J_lanes, sigma_lanes);
        symdyn_store_f64(tip + 2 * i, tip_lanes, 2);
        symdyn_store_f64(J + 4 * i, J_lanes, 4);
        symdyn_store_f64(det_J + i, det_J_lanes, 1);
        symdyn_store_f64(sigma + 2 * i, sigma_lanes, 2);
    }
#endif
    for (; i < n; ++i) {
        two_link_kinematics(q + 2 * i, p + 9 * i, tip + 2 * i, J + 4 * i, det_J + i, sigma + 2 * i);
    }
}

#endif
