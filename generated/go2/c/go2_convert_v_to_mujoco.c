/*
 * convert_v_to_mujoco of go2: Velocity to the convention mujoco: [base linear in world axes, base angular in base axes, joints].
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 741f04386e7466ae8da1e393053023b0e3ebcdfdaba70b3f2da3772e0f581c7b
 * Operations  21 mul, 17 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     v_mujoco  18  m/s, rad/s  [base linear in world axes, base angular in base axes, joints]
 *
 * Statements it rests on
 *     conventions/v-pinocchio-mujoco     PROVED
 *     conventions/v-featherstone-mujoco  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_convert_v_to_mujoco(const double *q, const double *v, double *v_mujoco)
#else
static void go2_convert_v_to_mujoco_lanes(const real *q, const real *v, real *v_mujoco)
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
    const real x13 = v[1] * (x06 - x11) + v[2] * (x07 + x10);
    const real x14 = v[0] * (x05 - (1.0 - x04)) - x13;
    const real x15 = v[0] * (x06 + x11) + v[2] * (x08 - x09);
    const real x16 = v[0] * (x07 - x10) + v[1] * (x08 + x09);
    v_mujoco[0] = -x14;
    v_mujoco[1] = -(v[1] * (x05 - x12) - x15);
    v_mujoco[2] = -(v[2] * (x04 - x12) - x16);
    v_mujoco[3] = v[3];
    v_mujoco[4] = v[4];
    v_mujoco[5] = v[5];
    v_mujoco[6] = v[6];
    v_mujoco[7] = v[7];
    v_mujoco[8] = v[8];
    v_mujoco[9] = v[9];
    v_mujoco[10] = v[10];
    v_mujoco[11] = v[11];
    v_mujoco[12] = v[12];
    v_mujoco[13] = v[13];
    v_mujoco[14] = v[14];
    v_mujoco[15] = v[15];
    v_mujoco[16] = v[16];
    v_mujoco[17] = v[17];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_convert_v_to_mujoco.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_convert_v_to_mujoco.c"
#undef SYMDYN_PASS
#endif

void go2_convert_v_to_mujoco_batch(
    size_t n, const double *q, const double *v, double *v_mujoco)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], v_mujoco_lanes[18];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        go2_convert_v_to_mujoco_lanes(
            q_lanes, v_lanes, v_mujoco_lanes);
        symdyn_store_f64(v_mujoco + 18 * i, v_mujoco_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_convert_v_to_mujoco(q + 19 * i, v + 18 * i, v_mujoco + 18 * i);
    }
}

#endif
