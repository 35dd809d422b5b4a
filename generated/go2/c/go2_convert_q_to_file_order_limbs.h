/*
 * convert_q_to_file_order of go2: Configuration to the order of the robot's file.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.convert
 * Convention  pinocchio
 * Program     SHA-256 61405facc04aba5e9994827503ff81be072dccbbcaf2b9416c4c3d560d212de4
 * Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     q_file_order  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Statements it rests on
 *     conventions/file-order  PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_convert_q_to_file_order(const double *q, double *q_file_order)
{
    q_file_order[0] = q[0];
    q_file_order[1] = q[1];
    q_file_order[2] = q[2];
    q_file_order[3] = q[3];
    q_file_order[4] = q[4];
    q_file_order[5] = q[5];
    q_file_order[6] = q[6];
    const symdyn_f64 y9 = {q[7], q[10], q[13], q[16]};
    const symdyn_f64 y10 = {q[8], q[11], q[14], q[17]};
    const symdyn_f64 k1 = {y9[0], y10[0], y9[2], y10[2]};
    symdyn_low_f64(q_file_order + 7, k1);
    const symdyn_f64 k2 = {y9[1], y10[1], y9[3], y10[3]};
    symdyn_low_f64(q_file_order + 10, k2);
    symdyn_high_f64(q_file_order + 13, k1);
    symdyn_high_f64(q_file_order + 16, k2);
    const symdyn_f64 y11 = {q[9], q[12], q[15], q[18]};
    q_file_order[9] = y11[0];
    q_file_order[12] = y11[1];
    q_file_order[15] = y11[2];
    q_file_order[18] = y11[3];
}
