/*
 * convert_q_from_file_order of go2: Configuration from the order of the robot's file.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 96852fb9b5d64bfdfa9adb5a926316776436795af2d99103b019546d187a4348
 * Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q_file_order  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Statements it rests on
 *     conventions/file-order  PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_convert_q_from_file_order(const double *q_file_order, double *q)
{
    q[0] = q_file_order[0];
    q[1] = q_file_order[1];
    q[2] = q_file_order[2];
    q[3] = q_file_order[3];
    q[4] = q_file_order[4];
    q[5] = q_file_order[5];
    q[6] = q_file_order[6];
    const symdyn_f64 y9 = {q_file_order[7], q_file_order[10], q_file_order[13], q_file_order[16]};
    const symdyn_f64 y10 = {q_file_order[8], q_file_order[11], q_file_order[14], q_file_order[17]};
    const symdyn_f64 k1 = {y9[0], y10[0], y9[2], y10[2]};
    symdyn_low_f64(q + 7, k1);
    const symdyn_f64 k2 = {y9[1], y10[1], y9[3], y10[3]};
    symdyn_low_f64(q + 10, k2);
    symdyn_high_f64(q + 13, k1);
    symdyn_high_f64(q + 16, k2);
    const symdyn_f64 y11 = {q_file_order[9], q_file_order[12], q_file_order[15], q_file_order[18]};
    q[9] = y11[0];
    q[12] = y11[1];
    q[15] = y11[2];
    q[18] = y11[3];
}
