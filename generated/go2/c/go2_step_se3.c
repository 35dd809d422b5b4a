/*
 * step_se3 of go2: Semi-implicit step: v + a dt, and q moved along that for dt on the manifold.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.control
 * Convention  pinocchio
 * Program     SHA-256 174f6ac6d16a6753486fad2f070adf1fd568b818415d4b264972f6742815c4ba
 * Operations  145 mul, 113 add, 2 div, 1 sin, 1 cos, 1 sqrt, 2 less, 5 select
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
 *     control/semi-implicit-se3  PROVED
 *     control/step-se3           PROVED
 *     control/step-start         PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_step_se3(const double *x, const double *a, const double *dt, double *x_next)
#else
static void go2_step_se3_lanes(
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
    const real x27 = SYMDYN_PICK(x26, SYMDYN_ALL(1.0), x25);
    const real x28 = 0.5 * SYMDYN_SQRT(x27);
    const real angle[1] = {
        x28
    };
    real sine[1], cosine[1];
    SYMDYN_SINCOS(1, angle, sine, cosine);
    const real x29 = 0.5 * sine[0] / x28;
    const real x30 = x25 * 0.25;
    const real x31 = 4.110317623312165e-19 - x30 * (8.896791392450574e-22 - x25 * 4.029343927740296e-25);
    const real x32 = 4.779477332387385e-14 - x30 * (1.5619206968586225e-16 - x30 * x31);
    const real x33 = 2.08767569878681e-09 - x30 * (1.1470745597729725e-11 - x30 * x32);
    const real x34 = 2.48015873015873e-05 - x30 * (2.755731922398589e-07 - x30 * x33);
    const real x35 = 0.041666666666666664 - x30 * (0.001388888888888889 - x30 * x34);
    const real x36 = 1.0 - x30 * (0.5 - x30 * x35);
    const real x37 = SYMDYN_PICK(x26, x36, cosine[0]);
    const real x38 = 1.9572941063391263e-20 - x30 * (3.868170170630684e-23 - x25 * 1.6117375710961184e-26);
    const real x39 = 2.8114572543455206e-15 - x30 * (8.22063524662433e-18 - x30 * x38);
    const real x40 = 1.6059043836821613e-10 - x30 * (7.647163731819816e-13 - x30 * x39);
    const real x41 = 2.7557319223985893e-06 - x30 * (2.505210838544172e-08 - x30 * x40);
    const real x42 = 0.008333333333333333 - x30 * (0.0001984126984126984 - x30 * x41);
    const real x43 = 1.0 - x30 * (0.16666666666666666 - x30 * x42);
    const real x44 = SYMDYN_PICK(x26, 0.5 * x43, x29);
    const real x45 = 3.868170170630684e-23 - x25 * (6.446950284384474e-26 - x25 * 9.183689863795546e-29);
    const real x46 = 8.22063524662433e-18 - x25 * (1.9572941063391263e-20 - x25 * x45);
    const real x47 = 7.647163731819816e-13 - x25 * (2.8114572543455206e-15 - x25 * x46);
    const real x48 = 2.505210838544172e-08 - x25 * (1.6059043836821613e-10 - x25 * x47);
    const real x49 = 0.0001984126984126984 - x25 * (2.7557319223985893e-06 - x25 * x48);
    const real x50 = 0.16666666666666666 - x25 * (0.008333333333333333 - x25 * x49);
    const real x51 = (1.0 - cosine[0] * x29 * 2.0) / x27;
    const real x52 = SYMDYN_PICK(x26, x50, x51);
    const real x53 = 2.0 * (x44 * x44);
    const real x54 = x21 * x23 - x20 * x24;
    const real x55 = x19 * x24 - x21 * x22;
    const real x56 = x20 * x22 - x19 * x23;
    const real x57 = x52 * (x23 * x56 - x24 * x55);
    const real x58 = x53 * x54 + (x19 + x57);
    const real x59 = x52 * (x24 * x54 - x22 * x56);
    const real x60 = x53 * x55 + (x20 + x59);
    const real x61 = x52 * (x22 * x55 - x23 * x54);
    const real x62 = x53 * x56 + (x21 + x61);
    const real x63 = SYMDYN_PICK(SYMDYN_LESS(x37, SYMDYN_ALL(0.0)), SYMDYN_ALL(-1.0), SYMDYN_ALL(1.0));
    const real x64 = x22 * x44 * x63;
    const real x65 = x23 * x44 * x63;
    const real x66 = x24 * x44 * x63;
    const real x67 = x37 * x63;
    const real x68 = x[3] * 2.0;
    const real x69 = x[4] * 2.0;
    const real x70 = x[5] * 2.0;
    const real x71 = x[4] * x69;
    const real x72 = x[5] * x70;
    const real x73 = x[3] * x69;
    const real x74 = x[3] * x70;
    const real x75 = x[4] * x70;
    const real x76 = x[6] * x68;
    const real x77 = x[6] * x69;
    const real x78 = x[6] * x70;
    const real x79 = 1.0 - x[3] * x68;
    const real x80 = x[0] - x58 * (x72 - (1.0 - x71));
    const real x81 = x60 * (x73 - x78) + x62 * (x74 + x77);
    const real x82 = x60 * (x72 - x79) - x62 * (x75 - x76);
    const real x83 = x[1] + x58 * (x73 + x78) - x82;
    const real x84 = x60 * (x75 + x76) - x62 * (x71 - x79);
    const real x85 = x[2] + x58 * (x74 - x77) + x84;
    const real x86 = x[6] * x64 + x[4] * x66 + (x[3] * x67 - x[5] * x65);
    const real x87 = x[5] * x64 + x[6] * x65 + (x[4] * x67 - x[3] * x66);
    const real x88 = x[3] * x65 + x[6] * x66 + (x[5] * x67 - x[4] * x64);
    const real x89 = x[6] * x67 - x[3] * x64 - (x[4] * x65 + x[5] * x66);
    x_next[0] = x80 + x81;
    x_next[1] = x83;
    x_next[2] = x85;
    x_next[3] = x86;
    x_next[4] = x87;
    x_next[5] = x88;
    x_next[6] = x89;
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
#include "go2_step_se3.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_step_se3.c"
#undef SYMDYN_PASS
#endif

void go2_step_se3_batch(
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
        go2_step_se3_lanes(
            x_lanes, a_lanes, dt_lanes, x_next_lanes);
        symdyn_store_f64(x_next + 37 * i, x_next_lanes, 37);
    }
#endif
    for (; i < n; ++i) {
        go2_step_se3(x + 37 * i, a + 18 * i, dt + i, x_next + 37 * i);
    }
}

#endif
