/*
 * Functions of consistency in C99, written by symdyn 0.1.0; do not edit.
 * To write it again:
 *     symdyn regenerate consistency
 *
 * Arguments are arrays, of floats where the name ends in _f32, else of doubles, inputs
 * first; a scalar is an array of one. A matrix stands column by column, with all its zeros. Inputs and outputs must not overlap.
 * No function allocates, keeps anything between calls, or fails.
 *
 * The function whose name ends in _batch does n states: each of its arrays holds what
 * the other one takes or gives for state 0, then for state 1, and so on.
 */

#ifndef SYMDYN_consistency_H
#define SYMDYN_consistency_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Pseudo-inertia, 4 x 4, of the ten parameters [m, m c, Ixx Ixy Iyy Ixz Iyz Izz]: positive definite where a body of positive density has them.
 *
 * pi  in   10
 * J   out  4 x 4
 */
void consistency_pseudo_inertia(const double *pi, double *J);
void consistency_pseudo_inertia_batch(size_t n, const double *pi, double *J);

/**
 * The ten parameters of a pseudo-inertia (its upper triangle is read).
 *
 * J   in   4 x 4
 * pi  out  10
 */
void consistency_parameters(const double *J, double *pi);
void consistency_parameters_batch(size_t n, const double *J, double *pi);

/**
 * The ten parameters of a body from its log-Cholesky parameters; e holds the exponentials of alpha, d1, d2, d3.
 *
 * e   in   4
 * s   in   3
 * t   in   3
 * pi  out  10
 */
void consistency_log_cholesky(
    const double *e, const double *s, const double *t, double *pi);
void consistency_log_cholesky_batch(
    size_t n, const double *e, const double *s, const double *t, double *pi);

#ifdef __cplusplus
}
#endif

#endif
