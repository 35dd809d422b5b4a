/*
 * log_cholesky of consistency: The ten parameters of a body from its log-Cholesky parameters; e holds the exponentials of alpha, d1, d2, d3.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn regenerate consistency
 *
 * Source      derivations/consistency.py
 * Convention  as the derivation says
 * Program     SHA-256 9d22f4f751ce6b97421cf7b2a4c90a62c40331427b87a6ff8afc3618ee0a9513
 * Operations  32 mul, 19 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     e  4
 *     s  3
 *     t  3
 *
 * Outputs
 *     pi  10
 *
 * Statements it rests on
 *     consistency/log-cholesky  PROVED
 *     consistency/mass          PROVED
 *     consistency/determinant   PROVED
 *     consistency/back          PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void consistency_log_cholesky(
    const double *e, const double *s, const double *t, double *pi)
#else
static void consistency_log_cholesky_lanes(
    const real *e, const real *s, const real *t, real *pi)
#endif
{
    const real x01 = e[0] * e[0];
    const real x02 = x01 * (e[2] * e[2]);
    const real x03 = x01 * (e[3] * e[3]);
    const real x04 = x01 * (s[1] * s[1]);
    const real x05 = x01 * (t[1] * t[1]);
    const real x06 = x01 * (t[2] * t[2]);
    const real x07 = x04 + x05 + (x06 + (x02 + x03));
    const real x08 = t[0] * t[1] + (e[2] * s[0] + s[1] * s[2]);
    const real x09 = x01 * (e[1] * e[1]);
    const real x10 = x01 * (s[0] * s[0]);
    const real x11 = x01 * (s[2] * s[2]);
    const real x12 = x01 * (t[0] * t[0]);
    const real x13 = x11 + x12 + (x03 + x06 + (x09 + x10));
    const real x14 = x01 * (e[3] * s[2] + t[0] * t[2]);
    const real x15 = x01 * (e[3] * s[1] + t[1] * t[2]);
    const real x16 = x12 + (x02 + x04) + (x05 + x09 + (x10 + x11));
    pi[0] = x01;
    pi[1] = t[0] * x01;
    pi[2] = t[1] * x01;
    pi[3] = t[2] * x01;
    pi[4] = x07;
    pi[5] = -(x01 * x08);
    pi[6] = x13;
    pi[7] = -x14;
    pi[8] = -x15;
    pi[9] = x16;
}

#undef real
#undef condition

#else

#include "consistency.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "consistency_log_cholesky.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "consistency_log_cholesky.c"
#undef SYMDYN_PASS
#endif

void consistency_log_cholesky_batch(
    size_t n, const double *e, const double *s, const double *t, double *pi)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            e_lanes[4], s_lanes[3], t_lanes[3], pi_lanes[10];
        symdyn_load_f64(e_lanes, e + 4 * i, 4);
        symdyn_load_f64(s_lanes, s + 3 * i, 3);
        symdyn_load_f64(t_lanes, t + 3 * i, 3);
        consistency_log_cholesky_lanes(
            e_lanes, s_lanes, t_lanes, pi_lanes);
        symdyn_store_f64(pi + 10 * i, pi_lanes, 10);
    }
#endif
    for (; i < n; ++i) {
        consistency_log_cholesky(e + 4 * i, s + 3 * i, t + 3 * i, pi + 10 * i);
    }
}

#endif
