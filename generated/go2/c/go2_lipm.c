/*
 * lipm of go2: Rate of a linear inverted pendulum under forces at the contacts, at constant height h.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.reduced
 * Convention  pinocchio
 * Program     SHA-256 3f2bf2a97cf76b5daccfe014559b337c700e94794961ef01de400e090e4a775c
 * Operations  10 mul, 11 add, 3 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     x_lip  4       m, m/s  [c_x, c_y, v_x, v_y], world axes
 *     f      12      N       on the robot at each contact, world axes
 *     p_c    12      m       world
 *     h      scalar  m       of the centre of mass above the contacts
 *
 * Outputs
 *     xdot_lip  4  m/s, m/s^2  rate of x_lip
 *
 * Statements it rests on
 *     control/pendulum  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_lipm(
    const double *x_lip, const double *f, const double *p_c, const double *h,
    double *xdot_lip)
#else
static void go2_lipm_lanes(
    const real *x_lip, const real *f, const real *p_c, const real *h, real *xdot_lip)
#endif
{
    const real x1 = f[2] + f[5] + (f[8] + f[11]);
    const real x2 = 9.81 / h[0];
    const real x3 = f[2] * p_c[0] + f[5] * p_c[3] + (f[8] * p_c[6] + f[11] * p_c[9]);
    const real x4 = f[2] * p_c[1] + f[5] * p_c[4] + (f[8] * p_c[7] + f[11] * p_c[10]);
    xdot_lip[0] = x_lip[2];
    xdot_lip[1] = x_lip[3];
    xdot_lip[2] = x2 * (x_lip[0] - x3 / x1);
    xdot_lip[3] = x2 * (x_lip[1] - x4 / x1);
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_lipm.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_lipm.c"
#undef SYMDYN_PASS
#endif

void go2_lipm_batch(
    size_t n, const double *x_lip, const double *f, const double *p_c, const double *h,
    double *xdot_lip)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            x_lip_lanes[4], f_lanes[12], p_c_lanes[12], h_lanes[1], xdot_lip_lanes[4];
        symdyn_load_f64(x_lip_lanes, x_lip + 4 * i, 4);
        symdyn_load_f64(f_lanes, f + 12 * i, 12);
        symdyn_load_f64(p_c_lanes, p_c + 12 * i, 12);
        symdyn_load_f64(h_lanes, h + i, 1);
        go2_lipm_lanes(
            x_lip_lanes, f_lanes, p_c_lanes, h_lanes, xdot_lip_lanes);
        symdyn_store_f64(xdot_lip + 4 * i, xdot_lip_lanes, 4);
    }
#endif
    for (; i < n; ++i) {
        go2_lipm(x_lip + 4 * i, f + 12 * i, p_c + 12 * i, h + i, xdot_lip + 4 * i);
    }
}

#endif
