/*
 * convert_q_to_unitree of go2: Configuration to the order of Unitree's SDK.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 3de07d770beaaafbc5321b2a8539bfe8a6477af04f5f67e2a707111d44769e78
 * Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     q_unitree  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Statements it rests on
 *     conventions/unitree  PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_convert_q_to_unitree(const double *q, double *q_unitree)
{
    q_unitree[0] = q[0];
    q_unitree[1] = q[1];
    q_unitree[2] = q[2];
    q_unitree[3] = q[3];
    q_unitree[4] = q[4];
    q_unitree[5] = q[5];
    q_unitree[6] = q[6];
    const symdyn_f64 y9 = {q[7], q[10], q[13], q[16]};
    const symdyn_f64 y10 = {q[8], q[11], q[14], q[17]};
    const symdyn_f64 k1 = {y9[1], y10[1], y9[3], y10[3]};
    symdyn_low_f64(q_unitree + 7, k1);
    const symdyn_f64 k2 = {y9[0], y10[0], y9[2], y10[2]};
    symdyn_low_f64(q_unitree + 10, k2);
    symdyn_high_f64(q_unitree + 13, k1);
    symdyn_high_f64(q_unitree + 16, k2);
    const symdyn_f64 y11 = {q[9], q[12], q[15], q[18]};
    q_unitree[9] = y11[1];
    q_unitree[12] = y11[0];
    q_unitree[15] = y11[3];
    q_unitree[18] = y11[2];
}
