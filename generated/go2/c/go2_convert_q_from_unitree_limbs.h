/*
 * convert_q_from_unitree of go2: Configuration from the order of Unitree's SDK.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 cb9a3e84292d07c9d059bf7157ab9780d845117ec57589dfcea997e4422207f5
 * Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q_unitree  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Statements it rests on
 *     conventions/unitree  PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_convert_q_from_unitree(const double *q_unitree, double *q)
{
    q[0] = q_unitree[0];
    q[1] = q_unitree[1];
    q[2] = q_unitree[2];
    q[3] = q_unitree[3];
    q[4] = q_unitree[4];
    q[5] = q_unitree[5];
    q[6] = q_unitree[6];
    const symdyn_f64 y9 = {q_unitree[7], q_unitree[10], q_unitree[13], q_unitree[16]};
    const symdyn_f64 y10 = {q_unitree[8], q_unitree[11], q_unitree[14], q_unitree[17]};
    const symdyn_f64 k1 = {y9[1], y10[1], y9[3], y10[3]};
    symdyn_low_f64(q + 7, k1);
    const symdyn_f64 k2 = {y9[0], y10[0], y9[2], y10[2]};
    symdyn_low_f64(q + 10, k2);
    symdyn_high_f64(q + 13, k1);
    symdyn_high_f64(q + 16, k2);
    const symdyn_f64 y11 = {q_unitree[9], q_unitree[12], q_unitree[15], q_unitree[18]};
    q[9] = y11[1];
    q[12] = y11[0];
    q[15] = y11[3];
    q[18] = y11[2];
}
