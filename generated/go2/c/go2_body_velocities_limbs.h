/*
 * body_velocities of go2: Velocity of each moving body, linear first, in its own axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.kinematics
 * Convention  pinocchio
 * Program     SHA-256 f0f1d8063b236c295e2a6fde52ac3a6ac89b9c5266e0f56b21c8ae54880d0e57
 * Operations  116 mul, 86 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     V  6 x 13  m/s, rad/s  each body's axes and origin
 *
 * Statements it rests on
 *     frames/bodies-fixed           PROVED
 *     frames/bodies-free            PROVED
 *     recursions/velocities-limbs   PROVED
 *     recursions/velocities-wheels  PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_body_velocities(const double *q, const double *v, double *V)
{
    const symdyn_f64 y2 = {q[7], q[10], q[13], q[16]};
    const symdyn_f64 y3 = {q[8], q[11], q[14], q[17]};
    const symdyn_f64 y4 = {q[9], q[12], q[15], q[18]};
    const symdyn_f64 angle[3] = {y2, y3, y4};
    symdyn_f64 sine[3], cosine[3];
    symdyn_sincos_lanes_f64(3, angle, sine, cosine);
    const symdyn_f64 y20 = {v[6], v[9], v[12], v[15]};
    const symdyn_f64 y21 = {v[7], v[10], v[13], v[16]};
    const symdyn_f64 y22 = {v[8], v[11], v[14], v[17]};
    const double x36 = v[5] * 0.0465;
    const double x37 = v[0] - x36;
    const double x38 = v[5] * 0.1934;
    const double x39 = v[1] + x38;
    const double x40 = v[4] * 0.1934;
    const double x41 = v[3] * 0.0465;
    const double x42 = v[2] - x40;
    const double x43 = x41 + x42;
    const double x154 = v[1] - x38;
    const symdyn_f64 k1 = {x39, x39, x154, x154};
    const double x100 = x41 - x42;
    const double x155 = v[2] + x40;
    const double x156 = x41 + x155;
    const double x210 = x41 - x155;
    const symdyn_f64 k2 = {x43, x100, x156, x210};
    const symdyn_f64 s3 = {1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 y46 = cosine[0] * k1 + s3 * (sine[0] * k2);
    const symdyn_f64 y49 = cosine[0] * k2 + s3 * (-(sine[0] * k1));
    const symdyn_f64 y52 = v[4] * cosine[0] + v[5] * sine[0];
    const symdyn_f64 y55 = v[5] * cosine[0] - (v[4] * sine[0]);
    const symdyn_f64 y56 = v[3] + y20;
    const symdyn_f64 k4 = {0.0955, -0.0955, 0.0955, -0.0955};
    const double x99 = v[0] + x36;
    const symdyn_f64 k5 = {x37, x99, x37, x99};
    const symdyn_f64 y61 = k5 - (y55 * k4);
    const symdyn_f64 y63 = y49 + y56 * 0.0955;
    const symdyn_f64 y66 = cosine[1] * y61 + s3 * (-(sine[1] * y63));
    const symdyn_f64 y69 = cosine[1] * y63 + s3 * (sine[1] * y61);
    const symdyn_f64 y72 = y56 * cosine[1] - (y55 * sine[1]);
    const symdyn_f64 y75 = y55 * cosine[1] + y56 * sine[1];
    const symdyn_f64 y76 = y21 + y52;
    const symdyn_f64 y81 = y66 - (y76 * 0.213);
    const symdyn_f64 y83 = y46 + y72 * 0.213;
    const symdyn_f64 y86 = cosine[2] * y81 + s3 * (-(y69 * sine[2]));
    const symdyn_f64 y89 = y69 * cosine[2] + s3 * (sine[2] * y81);
    const symdyn_f64 y92 = y72 * cosine[2] - (y75 * sine[2]);
    const symdyn_f64 y95 = y72 * sine[2] + y75 * cosine[2];
    const symdyn_f64 y96 = y22 + y76;
    V[0] = v[0];
    V[1] = v[1];
    V[2] = v[2];
    V[3] = v[3];
    V[4] = v[4];
    V[5] = v[5];
    V[6] = x37;
    V[7] = y46[0];
    V[8] = y49[0];
    V[9] = y56[0];
    V[10] = y52[0];
    V[11] = y55[0];
    V[12] = y66[0];
    V[13] = y46[0];
    V[14] = y69[0];
    V[15] = y72[0];
    V[16] = y76[0];
    V[17] = y75[0];
    V[18] = y86[0];
    V[19] = y83[0];
    V[20] = y89[0];
    V[21] = y92[0];
    V[22] = y96[0];
    V[23] = y95[0];
    V[24] = x99;
    V[25] = y46[1];
    V[26] = -y49[1];
    V[27] = y56[1];
    V[28] = y52[1];
    V[29] = y55[1];
    V[30] = y66[1];
    V[31] = y46[1];
    V[32] = -y69[1];
    V[33] = y72[1];
    V[34] = y76[1];
    V[35] = y75[1];
    V[36] = y86[1];
    V[37] = y83[1];
    V[38] = -y89[1];
    V[39] = y92[1];
    V[40] = y96[1];
    V[41] = y95[1];
    V[42] = x37;
    V[43] = y46[2];
    V[44] = y49[2];
    V[45] = y56[2];
    V[46] = y52[2];
    V[47] = y55[2];
    V[48] = y66[2];
    V[49] = y46[2];
    V[50] = y69[2];
    V[51] = y72[2];
    V[52] = y76[2];
    V[53] = y75[2];
    V[54] = y86[2];
    V[55] = y83[2];
    V[56] = y89[2];
    V[57] = y92[2];
    V[58] = y96[2];
    V[59] = y95[2];
    V[60] = x99;
    V[61] = y46[3];
    V[62] = -y49[3];
    V[63] = y56[3];
    V[64] = y52[3];
    V[65] = y55[3];
    V[66] = y66[3];
    V[67] = y46[3];
    V[68] = -y69[3];
    V[69] = y72[3];
    V[70] = y76[3];
    V[71] = y75[3];
    V[72] = y86[3];
    V[73] = y83[3];
    V[74] = -y89[3];
    V[75] = y92[3];
    V[76] = y96[3];
    V[77] = y95[3];
}
