/*
 * convert_a_from_mujoco of go2: Acceleration from the convention mujoco: [base linear in world axes, base angular in base axes, joints].
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 ce0fea7b8c7f4d019dc3469e5fe188489c01d309a1986e7b5776c85e382473e0
 * Operations  27 mul, 23 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q         19  m, -, rad       [p, quaternion xyzw, joints]
 *     v         18  m/s, rad/s      [base linear, base angular, joints], base axes
 *     a_mujoco  18  m/s^2, rad/s^2  [base linear in world axes, base angular in base axes, joints]
 *
 * Outputs
 *     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     conventions/a-pinocchio-mujoco     PROVED
 *     conventions/a-featherstone-mujoco  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_convert_a_from_mujoco(
    const double *q, const double *v, const double *a_mujoco, double *a)
#else
static void go2_convert_a_from_mujoco_lanes(
    const real *q, const real *v, const real *a_mujoco, real *a)
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
    const real x13 = a_mujoco[1] * (x06 + x11) - (v[2] * v[4] - v[1] * v[5]);
    const real x14 = a_mujoco[0] * (x05 - (1.0 - x04)) - a_mujoco[2] * (x07 - x10);
    const real x15 = a_mujoco[0] * (x06 - x11) - (v[0] * v[5] - v[2] * v[3]);
    const real x16 = a_mujoco[1] * (x05 - x12) - a_mujoco[2] * (x08 + x09);
    const real x17 = a_mujoco[0] * (x07 + x10) - (v[1] * v[3] - v[0] * v[4]);
    const real x18 = a_mujoco[2] * (x04 - x12) - a_mujoco[1] * (x08 - x09);
    a[0] = x13 - x14;
    a[1] = x15 - x16;
    a[2] = x17 - x18;
    a[3] = a_mujoco[3];
    a[4] = a_mujoco[4];
    a[5] = a_mujoco[5];
    a[6] = a_mujoco[6];
    a[7] = a_mujoco[7];
    a[8] = a_mujoco[8];
    a[9] = a_mujoco[9];
    a[10] = a_mujoco[10];
    a[11] = a_mujoco[11];
    a[12] = a_mujoco[12];
    a[13] = a_mujoco[13];
    a[14] = a_mujoco[14];
    a[15] = a_mujoco[15];
    a[16] = a_mujoco[16];
    a[17] = a_mujoco[17];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_convert_a_from_mujoco.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_convert_a_from_mujoco.c"
#undef SYMDYN_PASS
#endif

void go2_convert_a_from_mujoco_batch(
    size_t n, const double *q, const double *v, const double *a_mujoco, double *a)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], a_mujoco_lanes[18], a_lanes[18];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        symdyn_load_f64(a_mujoco_lanes, a_mujoco + 18 * i, 18);
        go2_convert_a_from_mujoco_lanes(
            q_lanes, v_lanes, a_mujoco_lanes, a_lanes);
        symdyn_store_f64(a + 18 * i, a_lanes, 18);
    }
#endif
    for (; i < n; ++i) {
        go2_convert_a_from_mujoco(q + 19 * i, v + 18 * i, a_mujoco + 18 * i, a + 18 * i);
    }
}

#endif
