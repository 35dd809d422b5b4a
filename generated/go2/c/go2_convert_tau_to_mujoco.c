/*
 * convert_tau_to_mujoco of go2: Force to the convention mujoco: [base linear in world axes, base angular in base axes, joints].
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 8f5b6bbe1fbce5cb926764fcbd280148e366df4fea9eaedc99ef503bb32717d5
 * Operations  21 mul, 17 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q    19  m, -, rad  [p, quaternion xyzw, joints]
 *     tau  18  N, N m     [base linear, base angular, joints], base axes
 *
 * Outputs
 *     tau_mujoco  18  N, N m  [base linear in world axes, base angular in base axes, joints]
 *
 * Statements it rests on
 *     conventions/tau-pinocchio-mujoco     PROVED
 *     conventions/tau-featherstone-mujoco  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_convert_tau_to_mujoco(const double *q, const double *tau, double *tau_mujoco)
#else
static void go2_convert_tau_to_mujoco_lanes(
    const real *q, const real *tau, real *tau_mujoco)
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
    const real x13 = tau[1] * (x06 - x11) + tau[2] * (x07 + x10);
    const real x14 = tau[0] * (x05 - (1.0 - x04)) - x13;
    const real x15 = tau[0] * (x06 + x11) + tau[2] * (x08 - x09);
    const real x16 = tau[0] * (x07 - x10) + tau[1] * (x08 + x09);
    tau_mujoco[0] = -x14;
    tau_mujoco[1] = -(tau[1] * (x05 - x12) - x15);
    tau_mujoco[2] = -(tau[2] * (x04 - x12) - x16);
    tau_mujoco[3] = tau[3];
    tau_mujoco[4] = tau[4];
    tau_mujoco[5] = tau[5];
    tau_mujoco[6] = tau[6];
    tau_mujoco[7] = tau[7];
    tau_mujoco[8] = tau[8];
    tau_mujoco[9] = tau[9];
    tau_mujoco[10] = tau[10];
    tau_mujoco[11] = tau[11];
    tau_mujoco[12] = tau[12];
    tau_mujoco[13] = tau[13];
    tau_mujoco[14] = tau[14];
    tau_mujoco[15] = tau[15];
    tau_mujoco[16] = tau[16];
    tau_mujoco[17] = tau[17];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_convert_tau_to_mujoco.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_convert_tau_to_mujoco.c"
#undef SYMDYN_PASS
#endif

void go2_convert_tau_to_mujoco_batch(
    size_t n, const double *q, const double *tau, double *tau_mujoco)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], tau_lanes[18], tau_mujoco_lanes[18];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(tau_lanes, tau + 18 * i, 18);
        go2_convert_tau_to_mujoco_lanes(
            q_lanes, tau_lanes, tau_mujoco_lanes);
        symdyn_store_f64(tau_mujoco + 18 * i, tau_mujoco_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_convert_tau_to_mujoco(q + 19 * i, tau + 18 * i, tau_mujoco + 18 * i);
    }
}

#endif
