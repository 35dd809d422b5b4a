/*
 * srbm of go2: Rate of a single rigid body with the robot's mass under forces at the contacts.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.reduced
 * Convention  pinocchio
 * Program     SHA-256 280248f5b3432f955069a1242c01179ffb55e73baee86961e044acd487677680
 * Operations  108 mul, 97 add, 3 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     x_rb  13     m, -, m/s, rad/s  [c, quaternion xyzw, dc/dt in world axes, omega in body axes]
 *     f     12     N                 on the robot at each contact, world axes
 *     p_c   12     m                 world
 *     I_c   3 x 3  kg m^2            body axes, about the centre of mass
 *
 * Outputs
 *     xdot_rb  13  m/s, 1/s, m/s^2, rad/s^2  rate of x_rb
 *
 * Statements it rests on
 *     control/single-body  PROVED
 *     control/centroidal   PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_srbm(
    const double *x_rb, const double *f, const double *p_c, const double *I_c,
    double *xdot_rb)
#else
static void go2_srbm_lanes(
    const real *x_rb, const real *f, const real *p_c, const real *I_c, real *xdot_rb)
#endif
{
    const real x01 = x_rb[0] - p_c[0];
    const real x02 = x_rb[1] - p_c[1];
    const real x03 = x_rb[2] - p_c[2];
    const real x04 = x_rb[0] - p_c[3];
    const real x05 = x_rb[1] - p_c[4];
    const real x06 = x_rb[2] - p_c[5];
    const real x07 = x_rb[0] - p_c[6];
    const real x08 = x_rb[1] - p_c[7];
    const real x09 = x_rb[2] - p_c[8];
    const real x10 = x_rb[0] - p_c[9];
    const real x11 = x_rb[1] - p_c[10];
    const real x12 = x_rb[2] - p_c[11];
    const real x13 = f[10] * x12 + f[1] * x03 + (f[4] * x06 + f[7] * x09);
    const real x14 = f[11] * x11 + f[2] * x02 + (f[5] * x05 + f[8] * x08);
    const real x15 = x13 - x14;
    const real x16 = f[11] * x10 + f[2] * x01 + (f[5] * x04 + f[8] * x07);
    const real x17 = f[0] * x03 + f[3] * x06 + (f[6] * x09 + f[9] * x12);
    const real x18 = x16 - x17;
    const real x19 = f[0] * x02 + f[3] * x05 + (f[6] * x08 + f[9] * x11);
    const real x20 = f[10] * x10 + f[1] * x01 + (f[4] * x04 + f[7] * x07);
    const real x21 = x19 - x20;
    const real x22 = x_rb[3] * 2.0;
    const real x23 = x_rb[4] * 2.0;
    const real x24 = x_rb[5] * 2.0;
    const real x25 = x_rb[4] * x23;
    const real x26 = x_rb[5] * x24;
    const real x27 = x_rb[3] * x23;
    const real x28 = x_rb[3] * x24;
    const real x29 = x_rb[4] * x24;
    const real x30 = x_rb[6] * x22;
    const real x31 = x_rb[6] * x23;
    const real x32 = x_rb[6] * x24;
    const real x33 = 1.0 - x_rb[3] * x22;
    const real x34 = x_rb[11] * I_c[3] + (x_rb[12] * I_c[6] + x_rb[10] * I_c[0]);
    const real x35 = x_rb[11] * I_c[4] + (x_rb[12] * I_c[7] + x_rb[10] * I_c[1]);
    const real x36 = x_rb[11] * I_c[5] + (x_rb[12] * I_c[8] + x_rb[10] * I_c[2]);
    const real x37 = x21 * (x28 - x31) + (x_rb[12] * x35 - x_rb[11] * x36);
    const real x38 = x15 * (x26 - (1.0 - x25)) - x18 * (x27 + x32);
    const real x39 = x37 - x38;
    const real x40 = x21 * (x29 + x30) + (x_rb[10] * x36 - x_rb[12] * x34);
    const real x41 = x15 * (x27 - x32) - x18 * (x26 - x33);
    const real x42 = x40 + x41;
    const real x43 = x21 * (x25 - x33) - (x_rb[11] * x34 - x_rb[10] * x35);
    const real x44 = x15 * (x28 + x31) + x18 * (x29 - x30);
    const real x45 = x43 - x44;
    const real x46 = I_c[4] * I_c[8] - I_c[7] * I_c[5];
    const real x47 = I_c[7] * I_c[2] - I_c[1] * I_c[8];
    const real x48 = I_c[1] * I_c[5] - I_c[4] * I_c[2];
    const real x49 = I_c[3] * x47 + (I_c[6] * x48 + I_c[0] * x46);
    const real x50 = x45 * (I_c[3] * I_c[7] - I_c[6] * I_c[4]);
    const real x51 = x42 * (I_c[6] * I_c[5] - I_c[3] * I_c[8]);
    const real x52 = x45 * (I_c[6] * I_c[1] - I_c[0] * I_c[7]);
    const real x53 = x42 * (I_c[0] * I_c[8] - I_c[6] * I_c[2]);
    const real x54 = x45 * (I_c[0] * I_c[4] - I_c[3] * I_c[1]);
    const real x55 = x42 * (I_c[3] * I_c[2] - I_c[0] * I_c[5]);
    const real x56 = (x51 - (x50 - x39 * x46)) / x49;
    const real x57 = (x53 - (x52 - x39 * x47)) / x49;
    const real x58 = (x55 - (x54 - x39 * x48)) / x49;
    const real x59 = x_rb[10] * 0.5;
    const real x60 = x_rb[11] * 0.5;
    const real x61 = x_rb[12] * 0.5;
    const real x62 = (f[0] + f[3] + (f[6] + f[9])) * 0.06216199415677255;
    const real x63 = (f[1] + f[4] + (f[7] + f[10])) * 0.06216199415677255;
    const real x64 = (f[2] + f[5] + (f[8] + f[11])) * 0.06216199415677255;
    const real x65 = x_rb[4] * x61 - (x_rb[5] * x60 - x_rb[6] * x59);
    const real x66 = x_rb[6] * x60 - (x_rb[3] * x61 - x_rb[5] * x59);
    const real x67 = x_rb[6] * x61 - (x_rb[4] * x59 - x_rb[3] * x60);
    const real x68 = x_rb[4] * x60 + (x_rb[5] * x61 + x_rb[3] * x59);
    xdot_rb[0] = x_rb[7];
    xdot_rb[1] = x_rb[8];
    xdot_rb[2] = x_rb[9];
    xdot_rb[3] = x65;
    xdot_rb[4] = x66;
    xdot_rb[5] = x67;
    xdot_rb[6] = -x68;
    xdot_rb[7] = x62;
    xdot_rb[8] = x63;
    xdot_rb[9] = -(9.81 - x64);
    xdot_rb[10] = x56;
    xdot_rb[11] = x57;
    xdot_rb[12] = x58;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_srbm.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_srbm.c"
#undef SYMDYN_PASS
#endif

void go2_srbm_batch(
    size_t n, const double *x_rb, const double *f, const double *p_c, const double *I_c,
    double *xdot_rb)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            x_rb_lanes[13], f_lanes[12], p_c_lanes[12], I_c_lanes[9], xdot_rb_lanes[13];
        symdyn_load_f64(x_rb_lanes, x_rb + 13 * i, 13);
        symdyn_load_f64(f_lanes, f + 12 * i, 12);
        symdyn_load_f64(p_c_lanes, p_c + 12 * i, 12);
        symdyn_load_f64(I_c_lanes, I_c + 9 * i, 9);
        go2_srbm_lanes(
            x_rb_lanes, f_lanes, p_c_lanes, I_c_lanes, xdot_rb_lanes);
        symdyn_store_f64(xdot_rb + 13 * i, xdot_rb_lanes, 13);
    }
#endif
    for (; i < n; ++i) {
        go2_srbm(x_rb + 13 * i, f + 12 * i, p_c + 12 * i, I_c + 9 * i, xdot_rb + 13 * i);
    }
}

#endif
