/*
 * convert_q_to_mujoco of go2: Configuration to the convention mujoco: [p, quaternion w x y z, joints].
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 4b6e0e40a2df70414b335270122b705ba38b825a4453e251c4481309dd53e242
 * Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     q_mujoco  19  m, -, rad  [p, quaternion w x y z, joints]
 *
 * Statements it rests on
 *     conventions/q-pinocchio-mujoco     PROVED
 *     conventions/q-featherstone-mujoco  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_convert_q_to_mujoco(const double *q, double *q_mujoco)
#else
static void go2_convert_q_to_mujoco_lanes(const real *q, real *q_mujoco)
#endif
{
    q_mujoco[0] = q[0];
    q_mujoco[1] = q[1];
    q_mujoco[2] = q[2];
    q_mujoco[3] = q[6];
    q_mujoco[4] = q[3];
    q_mujoco[5] = q[4];
    q_mujoco[6] = q[5];
    q_mujoco[7] = q[7];
    q_mujoco[8] = q[8];
    q_mujoco[9] = q[9];
    q_mujoco[10] = q[10];
    q_mujoco[11] = q[11];
    q_mujoco[12] = q[12];
    q_mujoco[13] = q[13];
    q_mujoco[14] = q[14];
    q_mujoco[15] = q[15];
    q_mujoco[16] = q[16];
    q_mujoco[17] = q[17];
    q_mujoco[18] = q[18];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_convert_q_to_mujoco_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_convert_q_to_mujoco.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_convert_q_to_mujoco.c"
#undef SYMDYN_PASS
#endif

void go2_convert_q_to_mujoco_batch(size_t n, const double *q, double *q_mujoco)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], q_mujoco_lanes[19];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_convert_q_to_mujoco_lanes(
            q_lanes, q_mujoco_lanes);
        symdyn_store_f64(q_mujoco + 19 * i, q_mujoco_lanes, 19);
    }
#endif
    for (; i < n; ++i) {
        go2_convert_q_to_mujoco(q + 19 * i, q_mujoco + 19 * i);
    }
}

#endif
