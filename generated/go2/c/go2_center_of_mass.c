/*
 * center_of_mass of go2: Centre of mass of all moving links.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.centroidal
 * Convention  pinocchio
 * Program     SHA-256 ae753a0e507a18399a2e0416cdf9745aeb891d5d0d175a6aec62189bc0dc9dc1
 * Operations  69 mul, 67 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     c  3  m  world
 *
 * Statements it rests on
 *     centroidal/centre        PROVED
 *     centroidal/centre-fixed  PROVED
 *     centroidal/linear        PROVED
 *     regressor/lumped-mixed   PROVED-MOD-P
 *     regressor/lumped-disc    PROVED
 *     regressor/reframed       PROVED
 *     rotations/align          PROVED
 *     rotations/align-back     PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_center_of_mass(const double *q, double *c)
#else
static void go2_center_of_mass_lanes(const real *q, real *c)
#endif
{
    const real x01 = q[3] * 2.0;
    const real x02 = q[4] * 2.0;
    const real x03 = q[5] * 2.0;
    const real x04 = q[4] * x02;
    const real x05 = q[5] * x03;
    const real x06 = q[3] * x02;
    const real x07 = q[3] * x03;
    const real x08 = q[4] * x03;
    const real x09 = q[6] * x01;
    const real x10 = q[6] * x02;
    const real x11 = q[6] * x03;
    const real x12 = 1.0 - q[3] * x01;
    const real angle[12] = {
        q[16], q[17], q[18], q[13], q[14], q[15], q[10], q[11], q[12], q[7], q[8], q[9]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x13 = cosine[2] * 0.00084392 - (0.00430848 + sine[2] * 0.02623);
    const real x14 = cosine[2] * 0.02623 + (0.0789924 + sine[2] * 0.00084392);
    const real x15 = cosine[1] * x14 + (7.119e-05 + sine[1] * x13);
    const real x16 = 0.00084392 * cosine[5] - (0.00430848 + 0.02623 * sine[5]);
    const real x17 = 0.02623 * cosine[5] + (0.0789924 + 0.00084392 * sine[5]);
    const real x18 = cosine[4] * x17 + (7.119e-05 + sine[4] * x16);
    const real x19 = 0.00084392 * cosine[8] - (0.00430848 + 0.02623 * sine[8]);
    const real x20 = 0.02623 * cosine[8] + (0.0789924 + 0.00084392 * sine[8]);
    const real x21 = cosine[7] * x20 + (7.119e-05 + sine[7] * x19);
    const real x22 = 0.00084392 * cosine[11] - (0.00430848 + 0.02623 * sine[11]);
    const real x23 = 0.02623 * cosine[11] + (0.0789924 + 0.00084392 * sine[11]);
    const real x24 = cosine[10] * x23 + (7.119e-05 + sine[10] * x22);
    const real x25 = cosine[10] * x22 - sine[10] * x23 + (cosine[4] * x16 - sine[4] * x17);
    const real x26 = cosine[7] * x19 - sine[7] * x20 + (cosine[1] * x13 - sine[1] * x14);
    const real x27 = 0.146694152 + (x25 + x26);
    const real x28 = 0.10962557 * (cosine[3] + cosine[9] - (cosine[0] + cosine[6]));
    const real x29 = sine[3] * x18 + sine[9] * x24 + (sine[0] * x15 + sine[6] * x21);
    const real x30 = x28 + x29;
    const real x31 = 0.10962557 * (sine[3] + sine[9] - (sine[0] + sine[6]));
    const real x32 = cosine[3] * x18 + cosine[9] * x24 + (cosine[0] * x15 + cosine[6] * x21);
    const real x33 = x32 + (0.037188086 - x31);
    const real x34 = (x05 - (1.0 - x04)) * x27 - q[0] * 16.087;
    const real x35 = (x07 + x10) * x33 - ((x06 - x11) * x30 - x34);
    const real x36 = (x06 + x11) * x27 + q[1] * 16.087;
    const real x37 = (x08 - x09) * x33 + ((x05 - x12) * x30 - x36);
    const real x38 = (x07 - x10) * x27 + q[2] * 16.087;
    const real x39 = (x04 - x12) * x33 + ((x08 + x09) * x30 + x38);
    c[0] = -(x35 * 0.06216199415677255);
    c[1] = -(x37 * 0.06216199415677255);
    c[2] = x39 * 0.06216199415677255;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_center_of_mass_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_center_of_mass.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_center_of_mass.c"
#undef SYMDYN_PASS
#endif

void go2_center_of_mass_batch(size_t n, const double *q, double *c)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], c_lanes[3];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_center_of_mass_lanes(
            q_lanes, c_lanes);
        symdyn_store_f64(c + 3 * i, c_lanes, 3);
    }
#endif
    for (; i < n; ++i) {
        go2_center_of_mass(q + 19 * i, c + 3 * i);
    }
}

#endif
