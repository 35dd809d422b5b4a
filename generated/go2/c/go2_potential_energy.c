/*
 * potential_energy of go2: Potential energy of gravity, zero at world z = 0.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.energy
 * Convention  pinocchio
 * Program     SHA-256 61bf55afdbdba5bb0f152fb9e91261c0ac797ea34d101af137c7c35a8c0f1cde
 * Operations  56 mul, 54 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     V  scalar  J  -
 *
 * Statements it rests on
 *     recursions/potential-limbs   PROVED
 *     recursions/potential-wheels  PROVED
 *     recursions/power             PROVED
 *     regressor/lumped-mixed       PROVED-MOD-P
 *     regressor/lumped-disc        PROVED
 *     regressor/reframed           PROVED
 *     rotations/align              PROVED
 *     rotations/align-back         PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_potential_energy(const double *q, double *V)
#else
static void go2_potential_energy_lanes(const real *q, real *V)
#endif
{
    const real x01 = q[3] * 2.0;
    const real x02 = q[4] * 2.0;
    const real x03 = q[5] * 2.0;
    const real x04 = q[4] * x02 - (1.0 - q[3] * x01);
    const real angle[12] = {
        q[16], q[17], q[18], q[13], q[14], q[15], q[10], q[11], q[12], q[7], q[8], q[9]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x05 = cosine[2] * 0.00084392 - (0.00430848 + sine[2] * 0.02623);
    const real x06 = cosine[2] * 0.02623 + (0.0789924 + sine[2] * 0.00084392);
    const real x07 = cosine[1] * x06 + (7.119e-05 + sine[1] * x05);
    const real x08 = 0.00084392 * cosine[5] - (0.00430848 + 0.02623 * sine[5]);
    const real x09 = 0.02623 * cosine[5] + (0.0789924 + 0.00084392 * sine[5]);
    const real x10 = cosine[4] * x09 + (7.119e-05 + sine[4] * x08);
    const real x11 = 0.00084392 * cosine[8] - (0.00430848 + 0.02623 * sine[8]);
    const real x12 = 0.02623 * cosine[8] + (0.0789924 + 0.00084392 * sine[8]);
    const real x13 = cosine[7] * x12 + (7.119e-05 + sine[7] * x11);
    const real x14 = 0.00084392 * cosine[11] - (0.00430848 + 0.02623 * sine[11]);
    const real x15 = 0.02623 * cosine[11] + (0.0789924 + 0.00084392 * sine[11]);
    const real x16 = cosine[10] * x15 + (7.119e-05 + sine[10] * x14);
    const real x17 = cosine[10] * x14 - sine[10] * x15 + (cosine[4] * x08 - sine[4] * x09);
    const real x18 = cosine[7] * x11 - sine[7] * x12 + (cosine[1] * x05 - sine[1] * x06);
    const real x19 = 0.10962557 * (cosine[3] + cosine[9] - (cosine[0] + cosine[6]));
    const real x20 = sine[3] * x10 + sine[9] * x16 + (sine[0] * x07 + sine[6] * x13);
    const real x21 = 0.10962557 * (sine[3] + sine[9] - (sine[0] + sine[6]));
    const real x22 = cosine[3] * x10 + cosine[9] * x16 + (cosine[0] * x07 + cosine[6] * x13);
    const real x23 = (q[3] * x03 - q[6] * x02) * (0.146694152 + (x17 + x18));
    const real x24 = (q[4] * x03 + q[6] * x01) * (x19 + x20);
    const real x25 = x04 * (x22 + (0.037188086 - x21)) + (x24 + (x23 + q[2] * 16.087));
    V[0] = x25 * 9.81;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_potential_energy_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_potential_energy.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_potential_energy.c"
#undef SYMDYN_PASS
#endif

void go2_potential_energy_batch(size_t n, const double *q, double *V)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], V_lanes[1];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_potential_energy_lanes(
            q_lanes, V_lanes);
        symdyn_store_f64(V + i, V_lanes, 1);
    }
#endif
    for (; i < n; ++i) {
        go2_potential_energy(q + 19 * i, V + i);
    }
}

#endif
