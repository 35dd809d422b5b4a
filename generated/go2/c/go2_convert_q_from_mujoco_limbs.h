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
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_convert_q_from_mujoco(const double *q_mujoco, double *q)
{
    q[0] = q_mujoco[0];
    q[1] = q_mujoco[1];
    q[2] = q_mujoco[2];
    q[6] = q_mujoco[3];
    q[3] = q_mujoco[4];
    q[4] = q_mujoco[5];
    q[5] = q_mujoco[6];
    const symdyn_f64 y9 = {q_mujoco[7], q_mujoco[10], q_mujoco[13], q_mujoco[16]};
    const symdyn_f64 y10 = {q_mujoco[8], q_mujoco[11], q_mujoco[14], q_mujoco[17]};
    const symdyn_f64 k1 = {y9[0], y10[0], y9[2], y10[2]};
    symdyn_low_f64(q + 7, k1);
    const symdyn_f64 k2 = {y9[1], y10[1], y9[3], y10[3]};
    symdyn_low_f64(q + 10, k2);
    symdyn_high_f64(q + 13, k1);
    symdyn_high_f64(q + 16, k2);
    const symdyn_f64 y11 = {q_mujoco[9], q_mujoco[12], q_mujoco[15], q_mujoco[18]};
    q[9] = y11[0];
    q[12] = y11[1];
    q[15] = y11[2];
    q[18] = y11[3];
}
