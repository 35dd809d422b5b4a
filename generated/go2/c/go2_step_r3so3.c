/*
 * step_r3so3 of go2: Semi-implicit step with the base's position moved along a straight line.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.control
 * Convention  pinocchio
 * Program     SHA-256 de77608b5f49173ee056210ea0387859a1e4fe8cd9f3b72517e869922fc48865
 * Operations  111 mul, 88 add, 1 div, 1 sin, 1 cos, 1 sqrt, 2 less, 4 select
 *
 * Inputs
 *     x   37      m, -, rad, m/s, rad/s  [q, v]
 *     a   18      m/s^2, rad/s^2         [base linear, base angular, joints], base axes
 *     dt  scalar  s                      -
 *
 * Outputs
 *     x_next  37  m, -, rad, m/s, rad/s  [q, v]
 *
 * Statements it rests on
 *     control/semi-implicit-r3so3  PROVED
 *     control/step-r3so3           PROVED
 *     control/step-start           PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_step_r3so3(const double *x, const double *a, const double *dt, double *x_next)
#else
static void go2_step_r3so3_lanes(
    const real *x, const real *a, const real *dt, real *x_next)
#endif
{
    const real x01 = x[19] + a[0] * dt[0];
    const real x02 = x[20] + a[1] * dt[0];
    const real x03 = x[21] + a[2] * dt[0];
    const real x04 = x[22] + a[3] * dt[0];
    const real x05 = x[23] + a[4] * dt[0];
    const real x06 = x[24] + a[5] * dt[0];
    const real x07 = x[25] + a[6] * dt[0];
    const real x08 = x[26] + a[7] * dt[0];
    const real x09 = x[27] + a[8] * dt[0];
    const real x10 = x[28] + a[9] * dt[0];
    const real x11 = x[29] + a[10] * dt[0];
    const real x12 = x[30] + a[11] * dt[0];
    const real x13 = x[31] + a[12] * dt[0];
    const real x14 = x[32] + a[13] * dt[0];
    const real x15 = x[33] + a[14] * dt[0];
    const real x16 = x[34] + a[15] * dt[0];
    const real x17 = x[35] + a[16] * dt[0];
    const real x18 = x[36] + a[17] * dt[0];
    const real x19 = dt[0] * x01;
    const real x20 = dt[0] * x02;
    const real x21 = dt[0] * x03;
    const real x22 = dt[0] * x04;
    const real x23 = dt[0] * x05;
    const real x24 = dt[0] * x06;
    const real x25 = x23 * x23 + (x24 * x24 + x22 * x22);
    const condition x26 = SYMDYN_LESS(x25, SYMDYN_ALL(1.0));
    const real x27 = 0.5 * SYMDYN_SQRT(SYMDYN_PICK(x26, SYMDYN_ALL(1.0), x25));
    const real angle[1] = {
        x27
    };
    real sine[1], cosine[1];
    SYMDYN_SINCOS(1, angle, sine, cosine);
    const real x28 = x25 * 0.25;
    const real x29 = 4.110317623312165e-19 - x28 * (8.896791392450574e-22 - x25 * 4.029343927740296e-25);
    const real x30 = 4.779477332387385e-14 - x28 * (1.5619206968586225e-16 - x28 * x29);
    const real x31 = 2.08767569878681e-09 - x28 * (1.1470745597729725e-11 - x28 * x30);
    const real x32 = 2.48015873015873e-05 - x28 * (2.755731922398589e-07 - x28 * x31);
    const real x33 = 0.041666666666666664 - x28 * (0.001388888888888889 - x28 * x32);
    const real x34 = 1.0 - x28 * (0.5 - x28 * x33);
    const real x35 = SYMDYN_PICK(x26, x34, cosine[0]);
    const real x36 = 1.9572941063391263e-20 - x28 * (3.868170170630684e-23 - x25 * 1.6117375710961184e-26);
    const real x37 = 2.8114572543455206e-15 - x28 * (8.22063524662433e-18 - x28 * x36);
    const real x38 = 1.6059043836821613e-10 - x28 * (7.647163731819816e-13 - x28 * x37);
    const real x39 = 2.7557319223985893e-06 - x28 * (2.505210838544172e-08 - x28 * x38);
    const real x40 = 0.008333333333333333 - x28 * (0.0001984126984126984 - x28 * x39);
    const real x41 = 1.0 - x28 * (0.16666666666666666 - x28 * x40);
    const real x42 = SYMDYN_PICK(x26, 0.5 * x41, 0.5 * sine[0] / x27);
    const real x43 = SYMDYN_PICK(SYMDYN_LESS(x35, SYMDYN_ALL(0.0)), SYMDYN_ALL(-1.0), SYMDYN_ALL(1.0));
    const real x44 = x22 * x42 * x43;
    const real x45 = x23 * x42 * x43;
    const real x46 = x24 * x42 * x43;
    const real x47 = x35 * x43;
    const real x48 = x[3] * 2.0;
    const real x49 = x[4] * 2.0;
    const real x50 = x[5] * 2.0;
    const real x51 = x[4] * x49;
    const real x52 = x[5] * x50;
    const real x53 = x[3] * x49;
    const real x54 = x[3] * x50;
    const real x55 = x[4] * x50;
    const real x56 = x[6] * x48;
    const real x57 = x[6] * x49;
    const real x58 = x[6] * x50;
    const real x59 = 1.0 - x[3] * x48;
    const real x60 = x[6] * x44 + x[4] * x46 + (x[3] * x47 - x[5] * x45);
    const real x61 = x[5] * x44 + x[6] * x45 + (x[4] * x47 - x[3] * x46);
    const real x62 = x[3] * x45 + x[6] * x46 + (x[5] * x47 - x[4] * x44);
    const real x63 = x[6] * x47 - x[3] * x44 - (x[4] * x45 + x[5] * x46);
    const real x64 = x19 * (x52 - (1.0 - x51)) - x21 * (x54 + x57);
    const real x65 = x[0] + x20 * (x53 - x58) - x64;
    const real x66 = x20 * (x52 - x59) - x21 * (x55 - x56);
    const real x67 = x[1] + x19 * (x53 + x58) - x66;
    const real x68 = x20 * (x55 + x56) - x21 * (x51 - x59);
    const real x69 = x[2] + x19 * (x54 - x57) + x68;
    x_next[0] = x65;
    x_next[1] = x67;
    x_next[2] = x69;
    x_next[3] = x60;
    x_next[4] = x61;
    x_next[5] = x62;
    x_next[6] = x63;
    x_next[7] = x[7] + dt[0] * x07;
    x_next[8] = x[8] + dt[0] * x08;
    x_next[9] = x[9] + dt[0] * x09;
    x_next[10] = x[10] + dt[0] * x10;
    x_next[11] = x[11] + dt[0] * x11;
    x_next[12] = x[12] + dt[0] * x12;
    x_next[13] = x[13] + dt[0] * x13;
    x_next[14] = x[14] + dt[0] * x14;
    x_next[15] = x[15] + dt[0] * x15;
    x_next[16] = x[16] + dt[0] * x16;
    x_next[17] = x[17] + dt[0] * x17;
    x_next[18] = x[18] + dt[0] * x18;
    x_next[19] = x01;
    x_next[20] = x02;
    x_next[21] = x03;
    x_next[22] = x04;
    x_next[23] = x05;
    x_next[24] = x06;
    x_next[25] = x07;
    x_next[26] = x08;
    x_next[27] = x09;
    x_next[28] = x10;
    x_next[29] = x11;
    x_next[30] = x12;
    x_next[31] = x13;
    x_next[32] = x14;
    x_next[33] = x15;
    x_next[34] = x16;
    x_next[35] = x17;
    x_next[36] = x18;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_step_r3so3.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_step_r3so3.c"
#undef SYMDYN_PASS
#endif

void go2_step_r3so3_batch(
    size_t n, const double *x, const double *a, const double *dt, double *x_next)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            x_lanes[37], a_lanes[18], dt_lanes[1], x_next_lanes[37];
        symdyn_load_f64(x_lanes, x + 37 * i, 37);
        symdyn_load_f64(a_lanes, a + 18 * i, 18);
        symdyn_load_f64(dt_lanes, dt + i, 1);
        go2_step_r3so3_lanes(
            x_lanes, a_lanes, dt_lanes, x_next_lanes);
        symdyn_store_f64(x_next + 37 * i, x_next_lanes, 37);
    }
#endif
    for (; i < n; ++i) {
        go2_step_r3so3(x + 37 * i, a + 18 * i, dt + i, x_next + 37 * i);
    }
}

#endif
