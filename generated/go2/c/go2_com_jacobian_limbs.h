/*
 * com_jacobian of go2: Jacobian of the centre of mass: its velocity in world axes = J_com v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.centroidal
 * Convention  pinocchio
 * Program     SHA-256 db0ff5fc9bb3708bc6a4d5d31c26473c32711f47ccbee5370ed094248094f90c
 * Operations  251 mul, 135 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     J_com  3 x 18  -, m  world axes
 *
 * Statements it rests on
 *     outside/com-jacobian       PROVED
 *     outside/com-jacobian-free  PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_com_jacobian(const double *q, double *J_com)
{
    const symdyn_f64 y6 = {q[7], q[10], q[13], q[16]};
    const symdyn_f64 y7 = {q[8], q[11], q[14], q[17]};
    const symdyn_f64 y8 = {q[9], q[12], q[15], q[18]};
    const symdyn_f64 angle[3] = {y6, y7, y8};
    symdyn_f64 sine[3], cosine[3];
    symdyn_sincos_lanes_f64(3, angle, sine, cosine);
    const double x19 = q[3] * 2.0;
    const double x20 = q[4] * 2.0;
    const double x21 = q[5] * 2.0;
    const double x23 = q[4] * x20;
    const double x24 = q[5] * x21;
    const double x25 = q[3] * x20;
    const double x26 = q[3] * x21;
    const double x27 = q[4] * x21;
    const double x28 = q[6] * x19;
    const double x29 = q[6] * x20;
    const double x30 = q[6] * x21;
    const double x32 = x24 - (1.0 - x23);
    J_com[0] = -x32;
    const double x33 = x25 - x30;
    J_com[3] = x33;
    const double x34 = x26 + x29;
    J_com[6] = x34;
    const double x35 = x25 + x30;
    J_com[1] = x35;
    const double x36 = 1.0 - (q[3] * x19);
    const double x37 = x24 - x36;
    J_com[4] = -x37;
    const double x38 = x27 - x28;
    J_com[7] = x38;
    const double x39 = x26 - x29;
    J_com[2] = x39;
    const double x40 = x27 + x28;
    J_com[5] = x40;
    const double x41 = x23 - x36;
    J_com[8] = -x41;
    const symdyn_f64 y139 = 0.02623 * sine[2] - (0.00084392 * cosine[2]);
    const symdyn_f64 y142 = 0.00084392 * sine[2] + 0.02623 * cosine[2];
    const symdyn_f64 y143 = 0.00430848 + y139;
    const symdyn_f64 y144 = 0.0789924 + y142;
    const symdyn_f64 y147 = cosine[1] * y143 + sine[1] * y144;
    const symdyn_f64 y150 = sine[1] * y143 - (cosine[1] * y144);
    const symdyn_f64 y151 = 7.119e-05 - y150;
    const symdyn_f64 k1 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y154 = k1 * cosine[0] + sine[0] * y151;
    const symdyn_f64 y157 = k1 * sine[0] - (cosine[0] * y151);
    const symdyn_f64 k2 = {y147[2], y147[3], y147[0], y147[1]};
    const symdyn_f64 y158 = k2 + y147;
    const double x161 = 0.146694152 - (y158[0] + y158[1]);
    const symdyn_f64 k3 = {y154[2], y154[3], y154[0], y154[1]};
    const symdyn_f64 y162 = k3 + y154;
    const double x164 = y162[0] + y162[1];
    const symdyn_f64 k4 = {y157[2], y157[3], y157[0], y157[1]};
    const symdyn_f64 y165 = k4 + y157;
    const double x168 = 0.037188086 - (y165[0] + y165[1]);
    const symdyn_f64 y169 = sine[0] * y147;
    const symdyn_f64 y170 = cosine[0] * y147;
    const symdyn_f64 y173 = sine[1] * y139 - (cosine[1] * y142);
    const symdyn_f64 y176 = cosine[1] * y139 + sine[1] * y142;
    const symdyn_f64 y177 = sine[0] * y176;
    const symdyn_f64 y178 = cosine[0] * y176;
    const symdyn_f64 y225 = x34 * y170 - (x33 * y169 + x32 * y150);
    const symdyn_f64 y230 = x34 * y178 - (x33 * y177 + x32 * y173);
    const symdyn_f64 y286 = x38 * y170 + (x37 * y169 + x35 * y150);
    const symdyn_f64 y291 = x38 * y178 + (x37 * y177 + x35 * y173);
    const symdyn_f64 y347 = x41 * y170 + (x40 * y169 - (x39 * y150));
    const symdyn_f64 y352 = x41 * y178 + (x40 * y177 - (x39 * y173));
    const double x393 = (x33 * x168 + x34 * x164) * 0.06216199415677255;
    J_com[9] = x393;
    const double x394 = (x34 * x161 - (x32 * x168)) * 0.06216199415677255;
    J_com[12] = -x394;
    const double x395 = (x32 * x164 + x33 * x161) * 0.06216199415677255;
    J_com[15] = x395;
    const symdyn_f64 y396 = (x34 * y154 - (x33 * y157)) * 0.06216199415677255;
    const symdyn_f64 y397 = y225 * 0.06216199415677255;
    const symdyn_f64 y398 = y230 * 0.06216199415677255;
    const double x408 = (x37 * x168 - (x38 * x164)) * 0.06216199415677255;
    J_com[10] = -x408;
    const double x409 = (x38 * x161 + x35 * x168) * 0.06216199415677255;
    J_com[13] = -x409;
    const double x410 = (x35 * x164 + x37 * x161) * 0.06216199415677255;
    J_com[16] = -x410;
    const symdyn_f64 k5 = {0.06216199415677255, -0.06216199415677255, 0.06216199415677255, -0.06216199415677255};
    const symdyn_f64 y411 = (x38 * y154 + x37 * y157) * k5;
    const symdyn_f64 k6 = {y396[0], y411[0], y396[2], y411[2]};
    symdyn_low_f64(J_com + 18, k6);
    const symdyn_f64 k7 = {y396[1], y411[1], y396[3], y411[3]};
    const symdyn_f64 s8 = {1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 n1 = s8 * k7;
    symdyn_low_f64(J_com + 27, n1);
    symdyn_high_f64(J_com + 36, k6);
    symdyn_high_f64(J_com + 45, n1);
    const symdyn_f64 y412 = y286 * 0.06216199415677255;
    const symdyn_f64 y413 = y291 * 0.06216199415677255;
    const symdyn_f64 k9 = {y398[0], y413[0], y398[2], y413[2]};
    symdyn_low_f64(J_com + 24, k9);
    const symdyn_f64 k10 = {y398[1], y413[1], y398[3], y413[3]};
    symdyn_low_f64(J_com + 33, k10);
    symdyn_high_f64(J_com + 42, k9);
    symdyn_high_f64(J_com + 51, k10);
    const double x423 = (x40 * x168 - (x41 * x164)) * 0.06216199415677255;
    J_com[11] = x423;
    const double x424 = (x41 * x161 - (x39 * x168)) * 0.06216199415677255;
    J_com[14] = x424;
    const double x425 = (x39 * x164 - (x40 * x161)) * 0.06216199415677255;
    J_com[17] = -x425;
    const symdyn_f64 y426 = (x41 * y154 + x40 * y157) * k5;
    const symdyn_f64 k11 = {y426[0], y397[0], y426[2], y397[2]};
    const symdyn_f64 s12 = {-1.0, 1.0, -1.0, 1.0};
    const symdyn_f64 n2 = s12 * k11;
    symdyn_low_f64(J_com + 20, n2);
    const symdyn_f64 k13 = {y426[1], y397[1], y426[3], y397[3]};
    symdyn_low_f64(J_com + 29, k13);
    symdyn_high_f64(J_com + 38, n2);
    symdyn_high_f64(J_com + 47, k13);
    const symdyn_f64 y427 = y347 * 0.06216199415677255;
    const symdyn_f64 k14 = {y412[0], y427[0], y412[2], y427[2]};
    const symdyn_f64 n3 = s8 * k14;
    symdyn_low_f64(J_com + 22, n3);
    const symdyn_f64 k15 = {y412[1], y427[1], y412[3], y427[3]};
    const symdyn_f64 n4 = s8 * k15;
    symdyn_low_f64(J_com + 31, n4);
    symdyn_high_f64(J_com + 40, n3);
    symdyn_high_f64(J_com + 49, n4);
    const symdyn_f64 y428 = y352 * 0.06216199415677255;
    const symdyn_f64 n5 = -y428;
    J_com[26] = n5[0];
    J_com[35] = n5[1];
    J_com[44] = n5[2];
    J_com[53] = n5[3];
}
