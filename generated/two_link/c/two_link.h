/*
 * Functions of two_link in C99, written by symdyn 0.1.0; do not edit.
 * To write it again:
 *     symdyn regenerate two_link
 *
 * Arguments are arrays, of floats where the name ends in _f32, else of doubles, inputs
 * first; a scalar is an array of one. A matrix stands column by column, with all its zeros. Inputs and outputs must not overlap.
 * No function allocates, keeps anything between calls, or fails.
 *
 * The function whose name ends in _batch does n states: each of its arrays holds what
 * the other one takes or gives for state 0, then for state 1, and so on.
 */

#ifndef SYMDYN_two_link_H
#define SYMDYN_two_link_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Torques for a motion of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
 *
 * q    in   2
 * v    in   2
 * a    in   2
 * p    in   9
 * tau  out  2
 */
void two_link_rnea(
    const double *q, const double *v, const double *a, const double *p, double *tau);
void two_link_rnea_batch(
    size_t n, const double *q, const double *v, const double *a, const double *p,
    double *tau);

/**
 * Accelerations of the two-link arm under torques. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
 *
 * q    in   2
 * v    in   2
 * tau  in   2
 * p    in   9
 * a    out  2
 */
void two_link_aba(
    const double *q, const double *v, const double *tau, const double *p, double *a);
void two_link_aba_batch(
    size_t n, const double *q, const double *v, const double *tau, const double *p,
    double *a);

/**
 * Terms of M a + C v + g = tau of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
 *
 * q  in   2
 * v  in   2
 * p  in   9
 * M  out  2 x 2
 * C  out  2 x 2
 * g  out  2
 */
void two_link_dynamics(
    const double *q, const double *v, const double *p, double *M, double *C, double *g);
void two_link_dynamics_batch(
    size_t n, const double *q, const double *v, const double *p, double *M, double *C,
    double *g);

/**
 * Kinetic and potential energy of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
 *
 * q  in   2
 * v  in   2
 * p  in   9
 * T  out  scalar
 * V  out  scalar
 */
void two_link_energy(
    const double *q, const double *v, const double *p, double *T, double *V);
void two_link_energy_batch(
    size_t n, const double *q, const double *v, const double *p, double *T, double *V);

/**
 * Position of the tip, its Jacobian, the determinant, and the velocity ellipse's semi-axes (the second with the sign of the determinant) of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
 *
 * q      in   2
 * p      in   9
 * tip    out  2
 * J      out  2 x 2
 * det_J  out  scalar
 * sigma  out  2
 */
void two_link_kinematics(
    const double *q, const double *p, double *tip, double *J, double *det_J, double *sigma);
void two_link_kinematics_batch(
    size_t n, const double *q, const double *p, double *tip, double *J, double *det_J,
    double *sigma);

#ifdef __cplusplus
}
#endif

#endif
