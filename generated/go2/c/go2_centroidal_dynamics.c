/*
 * centroidal_dynamics of go2: Rate of centre of mass and centroidal momentum under forces at the contacts.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.reduced
 * Convention  pinocchio
 * Program     SHA-256 62738928cd7c3788b9b863100e8bd326373421cb532b79e3d800230c64cb87dd
 * Operations  27 mul, 43 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     x_c  9   m, kg m/s, kg m^2/s  [c, l, k], world axes
 *     f    12  N                    on the robot at each contact, world axes
 *     p_c  12  m                    world
 *
 * Outputs
 *     xdot_c  9  m/s, N, N m  [dc/dt, dl/dt, dk/dt], world axes
 *
 * Statements it rests on
 *     control/centroidal  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_centroidal_dynamics(
    const double *x_c, const double *f, const double *p_c, double *xdot_c)
#else
static void go2_centroidal_dynamics_lanes(
    const real *x_c, const real *f, const real *p_c, real *xdot_c)
#endif
{
    const real x01 = x_c[0] - p_c[0];
    const real x02 = x_c[1] - p_c[1];
    const real x03 = x_c[2] - p_c[2];
    const real x04 = x_c[0] - p_c[3];
    const real x05 = x_c[1] - p_c[4];
    const real x06 = x_c[2] - p_c[5];
    const real x07 = x_c[0] - p_c[6];
    const real x08 = x_c[1] - p_c[7];
    const real x09 = x_c[2] - p_c[8];
    const real x10 = x_c[0] - p_c[9];
    const real x11 = x_c[1] - p_c[10];
    const real x12 = x_c[2] - p_c[11];
    const real x13 = f[10] * x12 + f[1] * x03 + (f[4] * x06 + f[7] * x09);
    const real x14 = f[11] * x11 + f[2] * x02 + (f[5] * x05 + f[8] * x08);
    const real x15 = f[11] * x10 + f[2] * x01 + (f[5] * x04 + f[8] * x07);
    const real x16 = f[0] * x03 + f[3] * x06 + (f[6] * x09 + f[9] * x12);
    const real x17 = f[0] * x02 + f[3] * x05 + (f[6] * x08 + f[9] * x11);
    const real x18 = f[10] * x10 + f[1] * x01 + (f[4] * x04 + f[7] * x07);
    const real x19 = 157.81347 - (f[2] + f[5] + (f[8] + f[11]));
    xdot_c[0] = x_c[3] * 0.06216199415677255;
    xdot_c[1] = x_c[4] * 0.06216199415677255;
    xdot_c[2] = x_c[5] * 0.06216199415677255;
    xdot_c[3] = f[0] + f[3] + (f[6] + f[9]);
    xdot_c[4] = f[1] + f[4] + (f[7] + f[10]);
    xdot_c[5] = -x19;
    xdot_c[6] = x13 - x14;
    xdot_c[7] = x15 - x16;
    xdot_c[8] = x17 - x18;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_centroidal_dynamics.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_centroidal_dynamics.c"
#undef SYMDYN_PASS
#endif

void go2_centroidal_dynamics_batch(
    size_t n, const double *x_c, const double *f, const double *p_c, double *xdot_c)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            x_c_lanes[9], f_lanes[12], p_c_lanes[12], xdot_c_lanes[9];
        symdyn_load_f64(x_c_lanes, x_c + 9 * i, 9);
        symdyn_load_f64(f_lanes, f + 12 * i, 12);
        symdyn_load_f64(p_c_lanes, p_c + 12 * i, 12);
        go2_centroidal_dynamics_lanes(
            x_c_lanes, f_lanes, p_c_lanes, xdot_c_lanes);
        symdyn_store_f64(xdot_c + 9 * i, xdot_c_lanes, 9);
    }
#endif
    for (; i < n; ++i) {
        go2_centroidal_dynamics(x_c + 9 * i, f + 12 * i, p_c + 12 * i, xdot_c + 9 * i);
    }
}

#endif
