/*
 * contact_positions of go2: World positions of the contact points.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.contact
 * Convention  pinocchio
 * Program     SHA-256 a7c9f45b5f16367a3175604b15400f10a9f1fafcfc5e9e8ec7a01fc68f5abd86
 * Operations  162 mul, 125 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     p_c  12  m  world
 *
 * Statements it rests on
 *     contact/velocity   PROVED
 *     contact/baumgarte  PROVED
 *     frames/contacts    PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_contact_positions(const double *q, double *p_c)
{
    const symdyn_f64 y9 = {q[7], q[10], q[13], q[16]};
    const symdyn_f64 y10 = {q[8], q[11], q[14], q[17]};
    const symdyn_f64 y11 = {q[9], q[12], q[15], q[18]};
    const symdyn_f64 angle[3] = {y9, y10, y11};
    symdyn_f64 sine[3], cosine[3];
    symdyn_sincos_lanes_f64(3, angle, sine, cosine);
    const double x22 = q[3] * 2.0;
    const double x23 = q[4] * 2.0;
    const double x24 = q[5] * 2.0;
    const double x26 = q[4] * x23;
    const double x27 = q[5] * x24;
    const double x28 = q[3] * x23;
    const double x29 = q[3] * x24;
    const double x30 = q[4] * x24;
    const double x31 = q[6] * x22;
    const double x32 = q[6] * x23;
    const double x33 = q[6] * x24;
    const double x35 = x27 - (1.0 - x26);
    const double x36 = x28 - x33;
    const double x37 = x29 + x32;
    const double x38 = x28 + x33;
    const double x39 = 1.0 - (q[3] * x22);
    const double x40 = x27 - x39;
    const double x41 = x30 - x31;
    const double x42 = x29 - x32;
    const double x43 = x30 + x31;
    const double x44 = x26 - x39;
    const symdyn_f64 y54 = x37 * cosine[0] - (x36 * sine[0]);
    const symdyn_f64 y60 = x41 * cosine[0] + x40 * sine[0];
    const symdyn_f64 y66 = x44 * cosine[0] + x43 * sine[0];
    const double x67 = x36 * 0.0465;
    const double x68 = x35 * 0.1934;
    const double x69 = q[0] + x67;
    const double x70 = x40 * 0.0465;
    const double x71 = x38 * 0.1934;
    const double x72 = q[1] + x71;
    const double x73 = x43 * 0.0465;
    const double x74 = x42 * 0.1934;
    const double x75 = q[2] + x73;
    const symdyn_f64 y83 = x35 * sine[1] - (y54 * cosine[1]);
    const symdyn_f64 y89 = x38 * sine[1] + y60 * cosine[1];
    const symdyn_f64 y95 = x42 * sine[1] - (y66 * cosine[1]);
    const symdyn_f64 y99 = (x35 * cosine[1] + y54 * sine[1]) * sine[2];
    const symdyn_f64 y101 = (x38 * cosine[1] - (y60 * sine[1])) * sine[2];
    const symdyn_f64 y103 = (x42 * cosine[1] + y66 * sine[1]) * sine[2];
    const symdyn_f64 k1 = {0.213, 0.213, -0.213, -0.213};
    const symdyn_f64 y108 = k1 * (y83 + (y99 + y83 * cosine[2]));
    const symdyn_f64 k2 = {0.0955, -0.0955, -0.0955, 0.0955};
    const symdyn_f64 y109 = (x36 * cosine[0] + x37 * sine[0]) * k2;
    const double x110 = x68 - x69;
    const double x147 = q[0] - x67;
    const double x181 = x68 - x147;
    const double x251 = x68 + x69;
    const double x320 = x68 + x147;
    const symdyn_f64 k3 = {x110, x181, x251, x320};
    const symdyn_f64 y112 = y108 + (y109 - k3);
    const symdyn_f64 k4 = {0.213, -0.213, 0.213, -0.213};
    const symdyn_f64 y115 = k4 * (y89 + (y101 + y89 * cosine[2]));
    const symdyn_f64 y116 = (x40 * cosine[0] - (x41 * sine[0])) * 0.0955;
    const double x117 = x70 - x72;
    const double x188 = x70 + x72;
    const double x218 = q[1] - x71;
    const double x258 = x70 - x218;
    const double x327 = x70 + x218;
    const symdyn_f64 k5 = {x117, x188, x258, x327};
    const symdyn_f64 y119 = y115 + (y116 + k5);
    const symdyn_f64 k6 = {y112[0], y119[0], y112[2], y119[2]};
    const symdyn_f64 s7 = {1.0, -1.0, -1.0, -1.0};
    const symdyn_f64 n1 = s7 * k6;
    symdyn_low_f64(p_c + 0, n1);
    const symdyn_f64 k8 = {y112[1], y119[1], y112[3], y119[3]};
    const symdyn_f64 s9 = {1.0, 1.0, -1.0, 1.0};
    const symdyn_f64 n2 = s9 * k8;
    symdyn_low_f64(p_c + 3, n2);
    symdyn_high_f64(p_c + 6, n1);
    symdyn_high_f64(p_c + 9, n2);
    const symdyn_f64 y122 = k1 * (y95 + (y103 + y95 * cosine[2]));
    const symdyn_f64 y123 = (x43 * cosine[0] - (x44 * sine[0])) * k2;
    const double x124 = x74 + x75;
    const double x148 = q[2] - x73;
    const double x195 = x74 + x148;
    const double x265 = x74 - x75;
    const double x334 = x74 - x148;
    const symdyn_f64 k10 = {x124, x195, x265, x334};
    const symdyn_f64 y126 = y122 - (y123 + k10);
    const symdyn_f64 s11 = {-1.0, -1.0, 1.0, 1.0};
    const symdyn_f64 n3 = s11 * y126;
    p_c[2] = n3[0];
    p_c[5] = n3[1];
    p_c[8] = n3[2];
    p_c[11] = n3[3];
}
