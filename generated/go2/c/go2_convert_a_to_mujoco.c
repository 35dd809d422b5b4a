/*
 * convert_a_to_mujoco of go2: Acceleration to the convention mujoco: [base linear in world axes, base angular in base axes, joints].
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 f66034ecc496022cedbef2cb78f9806c3efb9e82623b0337de2cda6f43233218
 * Operations  27 mul, 23 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad       [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
 *     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     a_mujoco  18  m/s^2, rad/s^2  [base linear in world axes, base angular in base axes, joints]
 *
 * Statements it rests on
 *     conventions/a-pinocchio-mujoco     PROVED
 *     conventions/a-featherstone-mujoco  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_convert_a_to_mujoco(
    const double *q, const double *v, const double *a, double *a_mujoco)
#else
static void go2_convert_a_to_mujoco_lanes(
    const real *q, const real *v, const real *a, real *a_mujoco)
#endif
{
    const real x01 = v[1] * v[5] - (a[0] + v[2] * v[4]);
    const real x02 = v[2] * v[3] - (a[1] + v[0] * v[5]);
    const real x03 = v[0] * v[4] - (a[2] + v[1] * v[3]);
    const real x04 = q[3] * 2.0;
    const real x05 = q[4] * 2.0;
    const real x06 = q[5] * 2.0;
    const real x07 = q[4] * x05;
    const real x08 = q[5] * x06;
    const real x09 = q[3] * x05;
    const real x10 = q[3] * x06;
    const real x11 = q[4] * x06;
    const real x12 = q[6] * x04;
    const real x13 = q[6] * x05;
    const real x14 = q[6] * x06;
    const real x15 = 1.0 - q[3] * x04;
    const real x16 = x02 * (x09 - x14) + x03 * (x10 + x13);
    const real x17 = x01 * (x08 - (1.0 - x07)) - x16;
    const real x18 = x01 * (x09 + x14) + x03 * (x11 - x12);
    const real x19 = x01 * (x10 - x13) + x02 * (x11 + x12);
    a_mujoco[0] = x17;
    a_mujoco[1] = x02 * (x08 - x15) - x18;
    a_mujoco[2] = x03 * (x07 - x15) - x19;
    a_mujoco[3] = a[3];
    a_mujoco[4] = a[4];
    a_mujoco[5] = a[5];
    a_mujoco[6] = a[6];
    a_mujoco[7] = a[7];
    a_mujoco[8] = a[8];
    a_mujoco[9] = a[9];
    a_mujoco[10] = a[10];
    a_mujoco[11] = a[11];
    a_mujoco[12] = a[12];
    a_mujoco[13] = a[13];
    a_mujoco[14] = a[14];
    a_mujoco[15] = a[15];
    a_mujoco[16] = a[16];
    a_mujoco[17] = a[17];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_convert_a_to_mujoco.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_convert_a_to_mujoco.c"
#undef SYMDYN_PASS
#endif

void go2_convert_a_to_mujoco_batch(
    size_t n, const double *q, const double *v, const double *a, double *a_mujoco)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], a_lanes[18], a_mujoco_lanes[18];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        symdyn_load_f64(a_lanes, a + 18 * i, 18);
        go2_convert_a_to_mujoco_lanes(
            q_lanes, v_lanes, a_lanes, a_mujoco_lanes);
        symdyn_store_f64(a_mujoco + 18 * i, a_mujoco_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_convert_a_to_mujoco(q + 19 * i, v + 18 * i, a + 18 * i, a_mujoco + 18 * i);
    }
}

#endif
