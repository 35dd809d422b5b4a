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
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_convert_q_to_mujoco(const double *q, double *q_mujoco)
{
    q_mujoco[0] = q[0];
    q_mujoco[1] = q[1];
    q_mujoco[2] = q[2];
    q_mujoco[4] = q[3];
    q_mujoco[5] = q[4];
    q_mujoco[6] = q[5];
    q_mujoco[3] = q[6];
    const symdyn_f64 y9 = {q[7], q[10], q[13], q[16]};
    const symdyn_f64 y10 = {q[8], q[11], q[14], q[17]};
    const symdyn_f64 k1 = {y9[0], y10[0], y9[2], y10[2]};
    symdyn_low_f64(q_mujoco + 7, k1);
    const symdyn_f64 k2 = {y9[1], y10[1], y9[3], y10[3]};
    symdyn_low_f64(q_mujoco + 10, k2);
    symdyn_high_f64(q_mujoco + 13, k1);
    symdyn_high_f64(q_mujoco + 16, k2);
    const symdyn_f64 y11 = {q[9], q[12], q[15], q[18]};
    q_mujoco[9] = y11[0];
    q_mujoco[12] = y11[1];
    q_mujoco[15] = y11[2];
    q_mujoco[18] = y11[3];
}
