/*
 * difference of go2: Velocity that leads from q0 to q1 in one second.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.manifold
 * Convention  pinocchio
 * Program     SHA-256 112ca4615921744c7174db64fec71fe0df023817eb11c2b200672a1f6f0fcab5
 * Operations  107 mul, 93 add, 5 div, 0 sin, 0 cos, 1 sqrt, 1 atan2, 2 less, 5 select
 *
 * Inputs
 *     q0  19  m, -, rad  [p, quaternion xyzw, joints]
 *     q1  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     dq  18  m, rad  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     manifold/undone-continuous          PROVED
 *     manifold/undone-spherical           PROVED
 *     manifold/undone-planar              PROVED
 *     manifold/undone-floating            PROVED
 *     manifold/undone-mixed               PROVED
 *     manifold/straight                   PROVED
 *     rigid-motions/difference            PROVED
 *     exponential-jacobians/left-inverse  PROVED
 *     small-angles/inverse                PROVED
 *     small-angles/log-rate               PROVED
 *     small-angles/log-square             PROVED
 *     quaternions/logarithm-sign          PROVED
 *     small-angles/closed-from            PROVED
 *     small-angles/series-below           PROVED
 *     small-angles/harmless               PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_difference(const double *q0, const double *q1, double *dq)
#else
static void go2_difference_lanes(const real *q0, const real *q1, real *dq)
#endif
{
    const real x01 = q0[3] * 2.0;
    const real x02 = q0[4] * 2.0;
    const real x03 = q0[5] * 2.0;
    const real x04 = q0[4] * x02;
    const real x05 = q0[5] * x03;
    const real x06 = q0[3] * x02;
    const real x07 = q0[3] * x03;
    const real x08 = q0[4] * x03;
    const real x09 = q0[6] * x01;
    const real x10 = q0[6] * x02;
    const real x11 = q0[6] * x03;
    const real x12 = 1.0 - q0[3] * x01;
    const real x13 = q0[0] - q1[0];
    const real x14 = q0[1] - q1[1];
    const real x15 = q0[2] - q1[2];
    const real x16 = (x06 + x11) * x14 + (x07 - x10) * x15;
    const real x17 = (x05 - (1.0 - x04)) * x13 - x16;
    const real x18 = (x06 - x11) * x13 + (x08 + x09) * x15;
    const real x19 = (x05 - x12) * x14 - x18;
    const real x20 = (x07 + x10) * x13 + (x08 - x09) * x14;
    const real x21 = (x04 - x12) * x15 - x20;
    const real x22 = q0[5] * q1[4] + q0[6] * q1[3] - (q0[3] * q1[6] + q0[4] * q1[5]);
    const real x23 = q0[3] * q1[5] + q0[6] * q1[4] - (q0[4] * q1[6] + q0[5] * q1[3]);
    const real x24 = q0[4] * q1[3] + q0[6] * q1[5] - (q0[3] * q1[4] + q0[5] * q1[6]);
    const real x25 = q0[3] * q1[3] + q0[4] * q1[4] + (q0[5] * q1[5] + q0[6] * q1[6]);
    const real x26 = SYMDYN_PICK(SYMDYN_LESS(x25, SYMDYN_ALL(0.0)), SYMDYN_ALL(-1.0), SYMDYN_ALL(1.0));
    const real x27 = x22 * x26;
    const real x28 = x23 * x26;
    const real x29 = x24 * x26;
    const real x30 = x25 * x26;
    const real x31 = x28 * x28 + (x29 * x29 + x27 * x27);
    const condition x32 = SYMDYN_LESS(x31 * 16.0, x30 * x30);
    const real x33 = SYMDYN_SQRT(SYMDYN_PICK(x32, SYMDYN_ALL(1.0), x31));
    const real x34 = SYMDYN_ATAN2(x33, x30);
    const real x35 = SYMDYN_PICK(x32, x30, SYMDYN_ALL(1.0));
    const real x36 = x31 / (x35 * x35);
    const real x37 = 0.03225806451612903 - x36 * (0.030303030303030304 - x36 * 0.02857142857142857);
    const real x38 = 0.037037037037037035 - x36 * (0.034482758620689655 - x36 * x37);
    const real x39 = 0.043478260869565216 - x36 * (0.04 - x36 * x38);
    const real x40 = 0.05263157894736842 - x36 * (0.047619047619047616 - x36 * x39);
    const real x41 = 0.06666666666666667 - x36 * (0.058823529411764705 - x36 * x40);
    const real x42 = 0.09090909090909091 - x36 * (0.07692307692307693 - x36 * x41);
    const real x43 = 0.14285714285714285 - x36 * (0.1111111111111111 - x36 * x42);
    const real x44 = 0.3333333333333333 - x36 * (0.2 - x36 * x43);
    const real x45 = 2.0 * (1.0 - x36 * x44) / x35;
    const real x46 = (1.0 - x30 * x34 / x33) / (x34 * x34 * 4.0);
    const real x47 = SYMDYN_PICK(x32, x45, 2.0 * x34 / x33);
    const real x48 = 0.0004087784605690863 - x36 * (0.00038068002493345883 - x36 * 0.0003559881306887756);
    const real x49 = 0.00047836431931463745 - x36 * (0.0004410195025299027 - x36 * x48);
    const real x50 = 0.0005739383170657646 - x36 * (0.0005220914703433217 - x36 * x49);
    const real x51 = 0.0007127217600089354 - x36 * (0.0006363248607516055 - x36 * x50);
    const real x52 = 0.0009309961342606499 - x36 * (0.0008082832339302958 - x36 * x51);
    const real x53 = 0.0013198465261957326 - x36 * (0.0010939100745097218 - x36 * x52);
    const real x54 = 0.0021869488536155205 - x36 * (0.001652503874726097 - x36 * x53);
    const real x55 = 0.005555555555555556 - x36 * (0.0031746031746031746 - x36 * x54);
    const real x56 = SYMDYN_PICK(x32, 0.08333333333333333 + x36 * x55, x46);
    const real x57 = x27 * x47;
    const real x58 = x28 * x47;
    const real x59 = x29 * x47;
    const real x60 = x19 * x59 - x21 * x58;
    const real x61 = x21 * x57 - x17 * x59;
    const real x62 = x17 * x58 - x19 * x57;
    const real x63 = x56 * (x58 * x62 - x59 * x61);
    const real x64 = x56 * (x59 * x60 - x57 * x62);
    const real x65 = x56 * (x57 * x61 - x58 * x60);
    dq[0] = -(x63 - (x17 + x60 * 0.5));
    dq[1] = -(x64 - (x19 + x61 * 0.5));
    dq[2] = -(x65 - (x21 + x62 * 0.5));
    dq[3] = x57;
    dq[4] = x58;
    dq[5] = x59;
    dq[6] = -(q0[7] - q1[7]);
    dq[7] = -(q0[8] - q1[8]);
    dq[8] = -(q0[9] - q1[9]);
    dq[9] = -(q0[10] - q1[10]);
    dq[10] = -(q0[11] - q1[11]);
    dq[11] = -(q0[12] - q1[12]);
    dq[12] = -(q0[13] - q1[13]);
    dq[13] = -(q0[14] - q1[14]);
    dq[14] = -(q0[15] - q1[15]);
    dq[15] = -(q0[16] - q1[16]);
    dq[16] = -(q0[17] - q1[17]);
    dq[17] = -(q0[18] - q1[18]);
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_difference.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_difference.c"
#undef SYMDYN_PASS
#endif

void go2_difference_batch(size_t n, const double *q0, const double *q1, double *dq)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q0_lanes[19], q1_lanes[19], dq_lanes[18];
        symdyn_load_f64(q0_lanes, q0 + 19 * i, 19);
        symdyn_load_f64(q1_lanes, q1 + 19 * i, 19);
        go2_difference_lanes(
            q0_lanes, q1_lanes, dq_lanes);
        symdyn_store_f64(dq + 18 * i, dq_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_difference(q0 + 19 * i, q1 + 19 * i, dq + 18 * i);
    }
}

#endif
