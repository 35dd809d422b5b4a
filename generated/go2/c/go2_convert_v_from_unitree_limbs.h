/*
 * convert_v_from_unitree of go2: Velocity from the order of Unitree's SDK; accelerations and forces likewise.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 816e8a0eab9f5269955375989a5c890ff425c5611686298f90671f06fd473a14
 * Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     v_unitree  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     conventions/unitree  PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_convert_v_from_unitree(const double *v_unitree, double *v)
{
    v[0] = v_unitree[0];
    v[1] = v_unitree[1];
    v[2] = v_unitree[2];
    v[3] = v_unitree[3];
    v[4] = v_unitree[4];
    v[5] = v_unitree[5];
    const symdyn_f64 y8 = {v_unitree[6], v_unitree[9], v_unitree[12], v_unitree[15]};
    const symdyn_f64 y9 = {v_unitree[7], v_unitree[10], v_unitree[13], v_unitree[16]};
    const symdyn_f64 k1 = {y8[1], y9[1], y8[3], y9[3]};
    symdyn_low_f64(v + 6, k1);
    const symdyn_f64 k2 = {y8[0], y9[0], y8[2], y9[2]};
    symdyn_low_f64(v + 9, k2);
    symdyn_high_f64(v + 12, k1);
    symdyn_high_f64(v + 15, k2);
    const symdyn_f64 y10 = {v_unitree[8], v_unitree[11], v_unitree[14], v_unitree[17]};
    v[8] = y10[1];
    v[11] = y10[0];
    v[14] = y10[3];
    v[17] = y10[2];
}
