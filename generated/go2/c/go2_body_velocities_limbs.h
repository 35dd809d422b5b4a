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
    V[0] = v[0];
    V[1] = v[1];
    V[2] = v[2];
    V[3] = v[3];
    V[4] = v[4];
    V[5] = v[5];
    const symdyn_f64 y20 = {v[6], v[9], v[12], v[15]};
    const symdyn_f64 y21 = {v[7], v[10], v[13], v[16]};
    const symdyn_f64 y22 = {v[8], v[11], v[14], v[17]};
    const double x36 = v[5] * 0.0465;
    const double x37 = v[0] - x36;
    V[6] = x37;
    V[42] = x37;
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
    const symdyn_f64 k4 = {y46[0], y49[0], y46[2], y49[2]};
    symdyn_low_f64(V + 7, k4);
    const symdyn_f64 k5 = {y46[1], y49[1], y46[3], y49[3]};
    const symdyn_f64 n1 = s3 * k5;
    symdyn_low_f64(V + 25, n1);
    symdyn_high_f64(V + 43, k4);
    symdyn_high_f64(V + 61, n1);
    const symdyn_f64 y52 = v[4] * cosine[0] + v[5] * sine[0];
    const symdyn_f64 y55 = v[5] * cosine[0] - (v[4] * sine[0]);
    const symdyn_f64 y56 = v[3] + y20;
    const symdyn_f64 k6 = {y56[0], y52[0], y56[2], y52[2]};
    symdyn_low_f64(V + 9, k6);
    const symdyn_f64 k7 = {y56[1], y52[1], y56[3], y52[3]};
    symdyn_low_f64(V + 27, k7);
    symdyn_high_f64(V + 45, k6);
    symdyn_high_f64(V + 63, k7);
    const symdyn_f64 k8 = {0.0955, -0.0955, 0.0955, -0.0955};
    const double x99 = v[0] + x36;
    V[24] = x99;
    V[60] = x99;
    const symdyn_f64 k9 = {x37, x99, x37, x99};
    const symdyn_f64 y61 = k9 - (y55 * k8);
    const symdyn_f64 y63 = y49 + y56 * 0.0955;
    const symdyn_f64 y66 = cosine[1] * y61 + s3 * (-(sine[1] * y63));
    const symdyn_f64 k10 = {y55[0], y66[0], y55[2], y66[2]};
    symdyn_low_f64(V + 11, k10);
    const symdyn_f64 k11 = {y55[1], y66[1], y55[3], y66[3]};
    symdyn_low_f64(V + 29, k11);
    symdyn_high_f64(V + 47, k10);
    symdyn_high_f64(V + 65, k11);
    const symdyn_f64 y69 = cosine[1] * y63 + s3 * (sine[1] * y61);
    const symdyn_f64 k12 = {y46[0], y69[0], y46[2], y69[2]};
    symdyn_low_f64(V + 13, k12);
    const symdyn_f64 k13 = {y46[1], y69[1], y46[3], y69[3]};
    const symdyn_f64 n2 = s3 * k13;
    symdyn_low_f64(V + 31, n2);
    symdyn_high_f64(V + 49, k12);
    symdyn_high_f64(V + 67, n2);
    const symdyn_f64 y72 = y56 * cosine[1] - (y55 * sine[1]);
    const symdyn_f64 y75 = y55 * cosine[1] + y56 * sine[1];
    const symdyn_f64 y76 = y21 + y52;
    const symdyn_f64 k14 = {y72[0], y76[0], y72[2], y76[2]};
    symdyn_low_f64(V + 15, k14);
    const symdyn_f64 k15 = {y72[1], y76[1], y72[3], y76[3]};
    symdyn_low_f64(V + 33, k15);
    symdyn_high_f64(V + 51, k14);
    symdyn_high_f64(V + 69, k15);
    const symdyn_f64 y81 = y66 - (y76 * 0.213);
    const symdyn_f64 y83 = y46 + y72 * 0.213;
    const symdyn_f64 y86 = cosine[2] * y81 + s3 * (-(y69 * sine[2]));
    const symdyn_f64 k16 = {y75[0], y86[0], y75[2], y86[2]};
    symdyn_low_f64(V + 17, k16);
    const symdyn_f64 k17 = {y75[1], y86[1], y75[3], y86[3]};
    symdyn_low_f64(V + 35, k17);
    symdyn_high_f64(V + 53, k16);
    symdyn_high_f64(V + 71, k17);
    const symdyn_f64 y89 = y69 * cosine[2] + s3 * (sine[2] * y81);
    const symdyn_f64 k18 = {y83[0], y89[0], y83[2], y89[2]};
    symdyn_low_f64(V + 19, k18);
    const symdyn_f64 k19 = {y83[1], y89[1], y83[3], y89[3]};
    const symdyn_f64 n3 = s3 * k19;
    symdyn_low_f64(V + 37, n3);
    symdyn_high_f64(V + 55, k18);
    symdyn_high_f64(V + 73, n3);
    const symdyn_f64 y92 = y72 * cosine[2] - (y75 * sine[2]);
    const symdyn_f64 y95 = y72 * sine[2] + y75 * cosine[2];
    V[23] = y95[0];
    V[41] = y95[1];
    V[59] = y95[2];
    V[77] = y95[3];
    const symdyn_f64 y96 = y22 + y76;
    const symdyn_f64 k20 = {y92[0], y96[0], y92[2], y96[2]};
    symdyn_low_f64(V + 21, k20);
    const symdyn_f64 k21 = {y92[1], y96[1], y92[3], y96[3]};
    symdyn_low_f64(V + 39, k21);
    symdyn_high_f64(V + 57, k20);
    symdyn_high_f64(V + 75, k21);
}
