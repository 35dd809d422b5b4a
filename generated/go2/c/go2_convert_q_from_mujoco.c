/*
 * convert_q_from_mujoco of go2: Configuration from the convention mujoco: [p, quaternion w x y z, joints].
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 665222ba6539b92da6c5dc58d955e2c4697591c6e8c2c7924e8dab3f48ad5c96
 * Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q_mujoco  19  m, -, rad  [p, quaternion w x y z, joints]
 *
 * Outputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Statements it rests on
 *     conventions/q-pinocchio-mujoco     PROVED
 *     conventions/q-featherstone-mujoco  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_convert_q_from_mujoco(const double *q_mujoco, double *q)
#else
static void go2_convert_q_from_mujoco_lanes(const real *q_mujoco, real *q)
#endif
{
    q[0] = q_mujoco[0];
    q[1] = q_mujoco[1];
    q[2] = q_mujoco[2];
    q[3] = q_mujoco[4];
    q[4] = q_mujoco[5];
    q[5] = q_mujoco[6];
    q[6] = q_mujoco[3];
    q[7] = q_mujoco[7];
    q[8] = q_mujoco[8];
    q[9] = q_mujoco[9];
    q[10] = q_mujoco[10];
    q[11] = q_mujoco[11];
    q[12] = q_mujoco[12];
    q[13] = q_mujoco[13];
    q[14] = q_mujoco[14];
    q[15] = q_mujoco[15];
    q[16] = q_mujoco[16];
    q[17] = q_mujoco[17];
    q[18] = q_mujoco[18];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_convert_q_from_mujoco_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_convert_q_from_mujoco.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_convert_q_from_mujoco.c"
#undef SYMDYN_PASS
#endif

void go2_convert_q_from_mujoco_batch(size_t n, const double *q_mujoco, double *q)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_mujoco_lanes[19], q_lanes[19];
        symdyn_load_f64(q_mujoco_lanes, q_mujoco + 19 * i, 19);
        go2_convert_q_from_mujoco_lanes(
            q_mujoco_lanes, q_lanes);
        symdyn_store_f64(q + 19 * i, q_lanes, 19);
    }
#endif
    for (; i < n; ++i) {
        go2_convert_q_from_mujoco(q_mujoco + 19 * i, q + 19 * i);
    }
}

#endif
