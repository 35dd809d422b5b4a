/*
 * convert_v_to_file_order of go2: Velocity to the order of the robot's file; accelerations and forces likewise.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 066800de353b3a4b39d34478c6ed6b57384b1017b9ef1110f55a2dd45292fc9a
 * Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     v_file_order  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     conventions/file-order  PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_convert_v_to_file_order(const double *v, double *v_file_order)
{
    v_file_order[0] = v[0];
    v_file_order[1] = v[1];
    v_file_order[2] = v[2];
    v_file_order[3] = v[3];
    v_file_order[4] = v[4];
    v_file_order[5] = v[5];
    const symdyn_f64 y8 = {v[6], v[9], v[12], v[15]};
    const symdyn_f64 y9 = {v[7], v[10], v[13], v[16]};
    const symdyn_f64 k1 = {y8[0], y9[0], y8[2], y9[2]};
    symdyn_low_f64(v_file_order + 6, k1);
    const symdyn_f64 k2 = {y8[1], y9[1], y8[3], y9[3]};
    symdyn_low_f64(v_file_order + 9, k2);
    symdyn_high_f64(v_file_order + 12, k1);
    symdyn_high_f64(v_file_order + 15, k2);
    const symdyn_f64 y10 = {v[8], v[11], v[14], v[17]};
    v_file_order[8] = y10[0];
    v_file_order[11] = y10[1];
    v_file_order[14] = y10[2];
    v_file_order[17] = y10[3];
}
