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
    const symdyn_f64 y9 = {q_mujoco[7], q_mujoco[10], q_mujoco[13], q_mujoco[16]};
    const symdyn_f64 y10 = {q_mujoco[8], q_mujoco[11], q_mujoco[14], q_mujoco[17]};
    const symdyn_f64 y11 = {q_mujoco[9], q_mujoco[12], q_mujoco[15], q_mujoco[18]};
    q[0] = q_mujoco[0];
    q[1] = q_mujoco[1];
    q[2] = q_mujoco[2];
    q[3] = q_mujoco[4];
    q[4] = q_mujoco[5];
    q[5] = q_mujoco[6];
    q[6] = q_mujoco[3];
    q[7] = y9[0];
    q[8] = y10[0];
    q[9] = y11[0];
    q[10] = y9[1];
    q[11] = y10[1];
    q[12] = y11[1];
    q[13] = y9[2];
    q[14] = y10[2];
    q[15] = y11[2];
    q[16] = y9[3];
    q[17] = y10[3];
    q[18] = y11[3];
}
