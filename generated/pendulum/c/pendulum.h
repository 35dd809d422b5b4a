/*
 * Functions of pendulum in C99, written by symdyn 0.1.0; do not edit.
 * To write it again:
 *     symdyn regenerate pendulum
 *
 * Arguments are arrays, of floats where the name ends in _f32, else of doubles, inputs
 * first; a scalar is an array of one. A matrix stands column by column, with all its zeros. Inputs and outputs must not overlap.
 * No function allocates, keeps anything between calls, or fails.
 *
 * The function whose name ends in _batch does n states: each of its arrays holds what
 * the other one takes or gives for state 0, then for state 1, and so on.
 */

#ifndef SYMDYN_pendulum_H
#define SYMDYN_pendulum_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Torque for a motion of the pendulum; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.
 *
 * q    in   scalar
 * v    in   scalar
 * a    in   scalar
 * p    in   4
 * tau  out  scalar
 */
void pendulum_rnea(
    const double *q, const double *v, const double *a, const double *p, double *tau);
void pendulum_rnea_batch(
    size_t n, const double *q, const double *v, const double *a, const double *p,
    double *tau);

/**
 * Acceleration of the pendulum under a torque; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.
 *
 * q    in   scalar
 * v    in   scalar
 * tau  in   scalar
 * p    in   4
 * a    out  scalar
 */
void pendulum_aba(
    const double *q, const double *v, const double *tau, const double *p, double *a);
void pendulum_aba_batch(
    size_t n, const double *q, const double *v, const double *tau, const double *p,
    double *a);

/**
 * Terms of M a + g = tau of the pendulum; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.
 *
 * q  in   scalar
 * v  in   scalar
 * p  in   4
 * M  out  scalar
 * g  out  scalar
 */
void pendulum_dynamics(
    const double *q, const double *v, const double *p, double *M, double *g);
void pendulum_dynamics_batch(
    size_t n, const double *q, const double *v, const double *p, double *M, double *g);

/**
 * Kinetic and potential energy of the pendulum; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.
 *
 * q  in   scalar
 * v  in   scalar
 * p  in   4
 * T  out  scalar
 * V  out  scalar
 */
void pendulum_energy(
    const double *q, const double *v, const double *p, double *T, double *V);
void pendulum_energy_batch(
    size_t n, const double *q, const double *v, const double *p, double *T, double *V);

#ifdef __cplusplus
}
#endif

#endif
