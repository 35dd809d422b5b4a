/*
 * convert_v_from_file_order of go2: Velocity from the order of the robot's file; accelerations and forces likewise.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 36d94f8c4da12ad2b596f2466a061db29344cd8e7ea6dcaef8117a004b8c4f43
 * Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     v_file_order  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     conventions/file-order  PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_convert_v_from_file_order(const double *v_file_order, double *v)
{
    v[0] = v_file_order[0];
    v[1] = v_file_order[1];
    v[2] = v_file_order[2];
    v[3] = v_file_order[3];
    v[4] = v_file_order[4];
    v[5] = v_file_order[5];
    const symdyn_f64 y8 = {v_file_order[6], v_file_order[9], v_file_order[12], v_file_order[15]};
    const symdyn_f64 y9 = {v_file_order[7], v_file_order[10], v_file_order[13], v_file_order[16]};
    const symdyn_f64 k1 = {y8[0], y9[0], y8[2], y9[2]};
    symdyn_low_f64(v + 6, k1);
    const symdyn_f64 k2 = {y8[1], y9[1], y8[3], y9[3]};
    symdyn_low_f64(v + 9, k2);
    symdyn_high_f64(v + 12, k1);
    symdyn_high_f64(v + 15, k2);
    const symdyn_f64 y10 = {v_file_order[8], v_file_order[11], v_file_order[14], v_file_order[17]};
    v[8] = y10[0];
    v[11] = y10[1];
    v[14] = y10[2];
    v[17] = y10[3];
}
