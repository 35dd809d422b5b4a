/*
 * gravity of go2: Gravity forces g.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.weight
 * Convention  pinocchio
 * Program     SHA-256 373a4d20871c214f351b95abc4389c59ce8312d11e981b8d08607ded39a48699
 * Operations  117 mul, 78 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     g  18  N, N m  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     assembled/gravity          PROVED
 *     assembled/gravity-free     PROVED
 *     floating-base/weight       PROVED
 *     lagrange/gravity-2         PROVED
 *     lagrange/gravity-3         PROVED
 *     recursions/gravity-limbs   PROVED
 *     recursions/gravity-wheels  PROVED
 *     regressor/lumped-mixed     PROVED-MOD-P
 *     regressor/lumped-disc      PROVED
 *     regressor/reframed         PROVED
 *     rotations/align            PROVED
 *     rotations/align-back       PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_gravity(const double *q, double *g)
#else
static void go2_gravity_lanes(const real *q, real *g)
#endif
{
    const real x01 = q[3] * 2.0;
    const real x02 = q[4] * 2.0;
    const real x03 = q[5] * 2.0;
    const real x04 = q[3] * x03 - q[6] * x02;
    const real x05 = q[4] * x03 + q[6] * x01;
    const real x06 = 1.0 - (q[3] * x01 + q[4] * x02);
    const real angle[12] = {
        q[16], q[17], q[18], q[13], q[14], q[15], q[10], q[11], q[12], q[7], q[8], q[9]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x07 = sine[2] * 0.02623 - cosine[2] * 0.00084392;
    const real x08 = sine[2] * 0.00084392 + cosine[2] * 0.02623;
    const real x09 = x07 + 0.00430848;
    const real x10 = x08 + 0.0789924;
    const real x11 = x04 * 9.81;
    const real x12 = x05 * 9.81;
    const real x13 = x06 * 9.81;
    const real x14 = cosine[0] * x13 - sine[0] * x12;
    const real x15 = cosine[1] * x09 + sine[1] * x10;
    const real x16 = sine[1] * x09 - cosine[1] * x10;
    const real x17 = x16 - 7.119e-05;
    const real x18 = cosine[0] * 0.10962557 + sine[0] * x17;
    const real x19 = sine[0] * 0.10962557 - cosine[0] * x17;
    const real x20 = 0.02623 * sine[5] - 0.00084392 * cosine[5];
    const real x21 = 0.00084392 * sine[5] + 0.02623 * cosine[5];
    const real x22 = 0.00430848 + x20;
    const real x23 = 0.0789924 + x21;
    const real x24 = x13 * cosine[3] - x12 * sine[3];
    const real x25 = cosine[4] * x22 + sine[4] * x23;
    const real x26 = sine[4] * x22 - cosine[4] * x23;
    const real x27 = 7.119e-05 - x26;
    const real x28 = 0.10962557 * cosine[3] + sine[3] * x27;
    const real x29 = 0.10962557 * sine[3] - cosine[3] * x27;
    const real x30 = 0.02623 * sine[8] - 0.00084392 * cosine[8];
    const real x31 = 0.00084392 * sine[8] + 0.02623 * cosine[8];
    const real x32 = 0.00430848 + x30;
    const real x33 = 0.0789924 + x31;
    const real x34 = x13 * cosine[6] - x12 * sine[6];
    const real x35 = cosine[7] * x32 + sine[7] * x33;
    const real x36 = sine[7] * x32 - cosine[7] * x33;
    const real x37 = 7.119e-05 - x36;
    const real x38 = 0.10962557 * cosine[6] - sine[6] * x37;
    const real x39 = 0.10962557 * sine[6] + cosine[6] * x37;
    const real x40 = 0.02623 * sine[11] - 0.00084392 * cosine[11];
    const real x41 = 0.00084392 * sine[11] + 0.02623 * cosine[11];
    const real x42 = 0.00430848 + x40;
    const real x43 = 0.0789924 + x41;
    const real x44 = x13 * cosine[9] - x12 * sine[9];
    const real x45 = cosine[10] * x42 + sine[10] * x43;
    const real x46 = sine[10] * x42 - cosine[10] * x43;
    const real x47 = 7.119e-05 - x46;
    const real x48 = 0.10962557 * cosine[9] + sine[9] * x47;
    const real x49 = 0.10962557 * sine[9] - cosine[9] * x47;
    const real x50 = 0.146694152 - (x25 + x45 + (x15 + x35));
    const real x51 = x28 + x48 - (x18 + x38);
    const real x52 = 0.037188086 - (x29 + x49 - (x19 + x39));
    const real x53 = x40 * (x11 * sine[10] + cosine[10] * x44);
    const real x54 = x41 * (x11 * cosine[10] - sine[10] * x44);
    const real x55 = x30 * (x11 * sine[7] + cosine[7] * x34);
    const real x56 = x31 * (x11 * cosine[7] - sine[7] * x34);
    const real x57 = x20 * (x11 * sine[4] + cosine[4] * x24);
    const real x58 = x21 * (x11 * cosine[4] - sine[4] * x24);
    const real x59 = x07 * (cosine[1] * x14 + sine[1] * x11);
    const real x60 = x08 * (cosine[1] * x11 - sine[1] * x14);
    g[0] = x04 * 157.81347;
    g[1] = x05 * 157.81347;
    g[2] = x06 * 157.81347;
    g[3] = x12 * x52 + x13 * x51;
    g[4] = -(x13 * x50 + x11 * x52);
    g[5] = -(x11 * x51 - x12 * x50);
    g[6] = x13 * x48 - x12 * x49;
    g[7] = x11 * x46 + x44 * x45;
    g[8] = x53 - x54;
    g[9] = x12 * x39 - x13 * x38;
    g[10] = x11 * x36 + x34 * x35;
    g[11] = x55 - x56;
    g[12] = x13 * x28 - x12 * x29;
    g[13] = x11 * x26 + x24 * x25;
    g[14] = x57 - x58;
    g[15] = x12 * x19 - x13 * x18;
    g[16] = x11 * x16 + x14 * x15;
    g[17] = x59 - x60;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_gravity_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_gravity.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_gravity.c"
#undef SYMDYN_PASS
#endif

void go2_gravity_batch(size_t n, const double *q, double *g)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], g_lanes[18];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_gravity_lanes(
            q_lanes, g_lanes);
        symdyn_store_f64(g + 18 * i, g_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_gravity(q + 19 * i, g + 18 * i);
    }
}

#endif
