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

#include "two_link.h"

#include <math.h>

void two_link_kinematics(
    const double *q, const double *p, double *tip, double *J, double *det_J, double *sigma)
{
    const double x01 = q[0] + q[1];
    const double x02 = p[3] * cos(x01);
    const double x03 = p[2] * cos(q[0]) + x02;
    const double x04 = p[3] * sin(x01);
    const double x05 = p[2] * sin(q[0]) + x04;
    const double x06 = sin(q[1]);
    const double x07 = cos(q[1]);
    const double x08 = x06 - x07;
    const double x09 = p[2] - p[3] * x08;
    const double x10 = p[3] * p[3];
    const double x11 = x06 + x07;
    const double x12 = x09 * x09 + x10 * (x11 * x11);
    const double x13 = 0.5 * sqrt(x12);
    const double x14 = p[2] + p[3] * x11;
    const double x15 = x14 * x14 + x10 * (x08 * x08);
    const double x16 = 0.5 * sqrt(x15);
    tip[0] = x03;
    tip[1] = x05;
    J[0] = -x05;
    J[1] = x03;
    J[2] = -x04;
    J[3] = x02;
    det_J[0] = x06 * (p[2] * p[3]);
    sigma[0] = x13 + x16;
    sigma[1] = -(x13 - x16);
}

void two_link_kinematics_batch(
    size_t n, const double *q, const double *p, double *tip, double *J, double *det_J,
    double *sigma)
{
    for (size_t i = 0; i < n; ++i) {
        two_link_kinematics(q + 2 * i, p + 9 * i, tip + 2 * i, J + 4 * i, det_J + i, sigma + 2 * i);
    }
}
