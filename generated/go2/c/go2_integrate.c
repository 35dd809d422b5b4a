/*
 * integrate of go2: Configuration after moving by v for one second.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.manifold
 * Convention  pinocchio
 * Program     SHA-256 33a446d05b75b45b582c78a7c2b7fbbbd1f2dee1bfa5b9f639977606c55a90d3
 * Operations  109 mul, 95 add, 2 div, 1 sin, 1 cos, 1 sqrt, 2 less, 5 select
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     q_next  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Statements it rests on
 *     manifold/flow-continuous   PROVED
 *     manifold/flow-spherical    PROVED
 *     manifold/flow-planar       PROVED
 *     manifold/flow-floating     PROVED
 *     manifold/flow-mixed        PROVED
 *     manifold/still-continuous  PROVED
 *     manifold/still-spherical   PROVED
 *     manifold/still-planar      PROVED
 *     manifold/still-floating    PROVED
 *     manifold/still-mixed       PROVED
 *     manifold/norm-continuous   PROVED
 *     manifold/norm-spherical    PROVED
 *     manifold/norm-planar       PROVED
 *     manifold/norm-floating     PROVED
 *     manifold/longer            PROVED
 *     manifold/straight          PROVED
 *     rigid-motions/integrate    PROVED
 *     rigid-motions/exp6         PROVED
 *     small-angles/exp-cosine    PROVED
 *     small-angles/exp-sine      PROVED
 *     small-angles/exp-cubic     PROVED
 *     small-angles/closed-from   PROVED
 *     small-angles/series-below  PROVED
 *     small-angles/harmless      PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_integrate(const double *q, const double *v, double *q_next)
#else
static void go2_integrate_lanes(const real *q, const real *v, real *q_next)
#endif
{
    const real x01 = v[4] * v[4] + (v[5] * v[5] + v[3] * v[3]);
    const condition x02 = SYMDYN_LESS(x01, SYMDYN_ALL(1.0));
    const real x03 = SYMDYN_PICK(x02, SYMDYN_ALL(1.0), x01);
    const real x04 = 0.5 * SYMDYN_SQRT(x03);
    const real angle[1] = {
        x04
    };
    real sine[1], cosine[1];
    SYMDYN_SINCOS(1, angle, sine, cosine);
    const real x05 = 0.5 * sine[0] / x04;
    const real x06 = x01 * 0.25;
    const real x07 = 4.110317623312165e-19 - x06 * (8.896791392450574e-22 - x01 * 4.029343927740296e-25);
    const real x08 = 4.779477332387385e-14 - x06 * (1.5619206968586225e-16 - x06 * x07);
    const real x09 = 2.08767569878681e-09 - x06 * (1.1470745597729725e-11 - x06 * x08);
    const real x10 = 2.48015873015873e-05 - x06 * (2.755731922398589e-07 - x06 * x09);
    const real x11 = 0.041666666666666664 - x06 * (0.001388888888888889 - x06 * x10);
    const real x12 = 1.0 - x06 * (0.5 - x06 * x11);
    const real x13 = SYMDYN_PICK(x02, x12, cosine[0]);
    const real x14 = 1.9572941063391263e-20 - x06 * (3.868170170630684e-23 - x01 * 1.6117375710961184e-26);
    const real x15 = 2.8114572543455206e-15 - x06 * (8.22063524662433e-18 - x06 * x14);
    const real x16 = 1.6059043836821613e-10 - x06 * (7.647163731819816e-13 - x06 * x15);
    const real x17 = 2.7557319223985893e-06 - x06 * (2.505210838544172e-08 - x06 * x16);
    const real x18 = 0.008333333333333333 - x06 * (0.0001984126984126984 - x06 * x17);
    const real x19 = 1.0 - x06 * (0.16666666666666666 - x06 * x18);
    const real x20 = SYMDYN_PICK(x02, 0.5 * x19, x05);
    const real x21 = 3.868170170630684e-23 - x01 * (6.446950284384474e-26 - x01 * 9.183689863795546e-29);
    const real x22 = 8.22063524662433e-18 - x01 * (1.9572941063391263e-20 - x01 * x21);
    const real x23 = 7.647163731819816e-13 - x01 * (2.8114572543455206e-15 - x01 * x22);
    const real x24 = 2.505210838544172e-08 - x01 * (1.6059043836821613e-10 - x01 * x23);
    const real x25 = 0.0001984126984126984 - x01 * (2.7557319223985893e-06 - x01 * x24);
    const real x26 = 0.16666666666666666 - x01 * (0.008333333333333333 - x01 * x25);
    const real x27 = (1.0 - cosine[0] * x05 * 2.0) / x03;
    const real x28 = SYMDYN_PICK(x02, x26, x27);
    const real x29 = 2.0 * (x20 * x20);
    const real x30 = v[2] * v[4] - v[1] * v[5];
    const real x31 = v[0] * v[5] - v[2] * v[3];
    const real x32 = v[1] * v[3] - v[0] * v[4];
    const real x33 = x28 * (v[4] * x32 - v[5] * x31);
    const real x34 = x29 * x30 + (v[0] + x33);
    const real x35 = x28 * (v[5] * x30 - v[3] * x32);
    const real x36 = x29 * x31 + (v[1] + x35);
    const real x37 = x28 * (v[3] * x31 - v[4] * x30);
    const real x38 = x29 * x32 + (v[2] + x37);
    const real x39 = SYMDYN_PICK(SYMDYN_LESS(x13, SYMDYN_ALL(0.0)), SYMDYN_ALL(-1.0), SYMDYN_ALL(1.0));
    const real x40 = v[3] * x20 * x39;
    const real x41 = v[4] * x20 * x39;
    const real x42 = v[5] * x20 * x39;
    const real x43 = x13 * x39;
    const real x44 = q[3] * 2.0;
    const real x45 = q[4] * 2.0;
    const real x46 = q[5] * 2.0;
    const real x47 = q[4] * x45;
    const real x48 = q[5] * x46;
    const real x49 = q[3] * x45;
    const real x50 = q[3] * x46;
    const real x51 = q[4] * x46;
    const real x52 = q[6] * x44;
    const real x53 = q[6] * x45;
    const real x54 = q[6] * x46;
    const real x55 = 1.0 - q[3] * x44;
    const real x56 = q[0] - x34 * (x48 - (1.0 - x47));
    const real x57 = x36 * (x49 - x54) + x38 * (x50 + x53);
    const real x58 = x36 * (x48 - x55) - x38 * (x51 - x52);
    const real x59 = q[1] + x34 * (x49 + x54) - x58;
    const real x60 = x36 * (x51 + x52) - x38 * (x47 - x55);
    const real x61 = q[2] + x34 * (x50 - x53) + x60;
    const real x62 = q[6] * x40 + q[4] * x42 + (q[3] * x43 - q[5] * x41);
    const real x63 = q[5] * x40 + q[6] * x41 + (q[4] * x43 - q[3] * x42);
    const real x64 = q[3] * x41 + q[6] * x42 + (q[5] * x43 - q[4] * x40);
    const real x65 = q[6] * x43 - q[3] * x40 - (q[4] * x41 + q[5] * x42);
    q_next[0] = x56 + x57;
    q_next[1] = x59;
    q_next[2] = x61;
    q_next[3] = x62;
    q_next[4] = x63;
    q_next[5] = x64;
    q_next[6] = x65;
    q_next[7] = q[7] + v[6];
    q_next[8] = q[8] + v[7];
    q_next[9] = q[9] + v[8];
    q_next[10] = q[10] + v[9];
    q_next[11] = q[11] + v[10];
    q_next[12] = q[12] + v[11];
    q_next[13] = q[13] + v[12];
    q_next[14] = q[14] + v[13];
    q_next[15] = q[15] + v[14];
    q_next[16] = q[16] + v[15];
    q_next[17] = q[17] + v[16];
    q_next[18] = q[18] + v[17];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_integrate.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_integrate.c"
#undef SYMDYN_PASS
#endif

void go2_integrate_batch(size_t n, const double *q, const double *v, double *q_next)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], q_next_lanes[19];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        go2_integrate_lanes(
            q_lanes, v_lanes, q_next_lanes);
        symdyn_store_f64(q_next + 19 * i, q_next_lanes, 19);
    }
#endif
    for (; i < n; ++i) {
        go2_integrate(q + 19 * i, v + 18 * i, q_next + 19 * i);
    }
}

#endif
