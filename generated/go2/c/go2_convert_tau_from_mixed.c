/*
 * convert_tau_from_mixed of go2: Force from the convention mixed: [base linear, base angular, joints], world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 39694e1c06f15955219b67128d3fec56d8018281017f7a7f48fe4326690eb1e4
 * Operations  30 mul, 23 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q          19  m, -, rad  [p, quaternion xyzw, joints]
 *     tau_mixed  18  N, N m     [base linear, base angular, joints], world axes
 *
 * Outputs
 *     tau  18  N, N m  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     conventions/tau-pinocchio-mixed     PROVED
 *     conventions/tau-mujoco-mixed        PROVED
 *     conventions/tau-featherstone-mixed  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_convert_tau_from_mixed(const double *q, const double *tau_mixed, double *tau)
#else
static void go2_convert_tau_from_mixed_lanes(
    const real *q, const real *tau_mixed, real *tau)
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
    const real x12 = x05 - (1.0 - x04);
    const real x13 = x06 - x11;
    const real x14 = x07 + x10;
    const real x15 = x06 + x11;
    const real x16 = 1.0 - q[3] * x01;
    const real x17 = x05 - x16;
    const real x18 = x08 - x09;
    const real x19 = x07 - x10;
    const real x20 = x08 + x09;
    const real x21 = x04 - x16;
    const real x22 = tau_mixed[0] * x12 - (tau_mixed[1] * x15 + tau_mixed[2] * x19);
    const real x23 = tau_mixed[1] * x17 - (tau_mixed[0] * x13 + tau_mixed[2] * x20);
    const real x24 = tau_mixed[2] * x21 - (tau_mixed[0] * x14 + tau_mixed[1] * x18);
    const real x25 = tau_mixed[3] * x12 - (tau_mixed[4] * x15 + tau_mixed[5] * x19);
    const real x26 = tau_mixed[4] * x17 - (tau_mixed[3] * x13 + tau_mixed[5] * x20);
    const real x27 = tau_mixed[5] * x21 - (tau_mixed[3] * x14 + tau_mixed[4] * x18);
    tau[0] = -x22;
    tau[1] = -x23;
    tau[2] = -x24;
    tau[3] = -x25;
    tau[4] = -x26;
    tau[5] = -x27;
    tau[6] = tau_mixed[6];
    tau[7] = tau_mixed[7];
    tau[8] = tau_mixed[8];
    tau[9] = tau_mixed[9];
    tau[10] = tau_mixed[10];
    tau[11] = tau_mixed[11];
    tau[12] = tau_mixed[12];
    tau[13] = tau_mixed[13];
    tau[14] = tau_mixed[14];
    tau[15] = tau_mixed[15];
    tau[16] = tau_mixed[16];
    tau[17] = tau_mixed[17];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_convert_tau_from_mixed.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_convert_tau_from_mixed.c"
#undef SYMDYN_PASS
#endif

void go2_convert_tau_from_mixed_batch(
    size_t n, const double *q, const double *tau_mixed, double *tau)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], tau_mixed_lanes[18], tau_lanes[18];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(tau_mixed_lanes, tau_mixed + 18 * i, 18);
        go2_convert_tau_from_mixed_lanes(
            q_lanes, tau_mixed_lanes, tau_lanes);
        symdyn_store_f64(tau + 18 * i, tau_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_convert_tau_from_mixed(q + 19 * i, tau_mixed + 18 * i, tau + 18 * i);
    }
}

#endif
