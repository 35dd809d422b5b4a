/*
 * contact_jacobian of go2: Jacobian of the contact points: velocity in world axes = J_c v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.contact
 * Convention  pinocchio
 * Program     SHA-256 c6452925d9d4165a0ef756c57e8480351eb4c4a946ddd84255b98397430ba44a
 * Operations  232 mul, 139 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     J_c  12 x 18  -, m  world axes
 *
 * Statements it rests on
 *     contact/velocity      PROVED
 *     contact/acceleration  PROVED
 *     contact/opposite      PROVED
 *     frames/contacts       PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_contact_jacobian(const double *q, double *J_c)
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
    J_c[0] = -x32;
    J_c[3] = -x32;
    J_c[6] = -x32;
    J_c[9] = -x32;
    const double x33 = x25 - x30;
    J_c[12] = x33;
    J_c[15] = x33;
    J_c[18] = x33;
    J_c[21] = x33;
    const double x34 = x26 + x29;
    J_c[24] = x34;
    J_c[27] = x34;
    J_c[30] = x34;
    J_c[33] = x34;
    const double x35 = x25 + x30;
    J_c[1] = x35;
    J_c[4] = x35;
    J_c[7] = x35;
    J_c[10] = x35;
    const double x36 = 1.0 - (q[3] * x19);
    const double x37 = x24 - x36;
    J_c[13] = -x37;
    J_c[16] = -x37;
    J_c[19] = -x37;
    J_c[22] = -x37;
    const double x38 = x27 - x28;
    J_c[25] = x38;
    J_c[28] = x38;
    J_c[31] = x38;
    J_c[34] = x38;
    const double x39 = x26 - x29;
    J_c[2] = x39;
    J_c[5] = x39;
    J_c[8] = x39;
    J_c[11] = x39;
    const double x40 = x27 + x28;
    J_c[14] = x40;
    J_c[17] = x40;
    J_c[20] = x40;
    J_c[23] = x40;
    const double x41 = x23 - x36;
    J_c[26] = -x41;
    J_c[29] = -x41;
    J_c[32] = -x41;
    J_c[35] = -x41;
    const symdyn_f64 y52 = sine[2] * 0.213;
    const symdyn_f64 y53 = cosine[2] * 0.213;
    const symdyn_f64 y56 = cosine[1] * y52 + sine[1] * y53;
    const symdyn_f64 y59 = sine[1] * y52 - (cosine[1] * y53);
    const symdyn_f64 y61 = y56 + sine[1] * 0.213;
    const symdyn_f64 y63 = y59 - (cosine[1] * 0.213);
    const symdyn_f64 k1 = {0.0955, -0.0955, 0.0955, -0.0955};
    const symdyn_f64 y66 = cosine[0] * k1 - (sine[0] * y63);
    const symdyn_f64 y69 = sine[0] * k1 + cosine[0] * y63;
    const symdyn_f64 y70 = sine[0] * y61;
    const symdyn_f64 y71 = sine[0] * y56;
    const symdyn_f64 y72 = cosine[0] * y61;
    const symdyn_f64 y73 = cosine[0] * y56;
    const symdyn_f64 k2 = {0.1934, 0.1934, -0.1934, -0.1934};
    const symdyn_f64 y74 = k2 - y61;
    const symdyn_f64 k3 = {0.0465, -0.0465, 0.0465, -0.0465};
    const symdyn_f64 y75 = k3 + y66;
    const symdyn_f64 y76 = x33 * y69;
    const symdyn_f64 y78 = y76 - (x34 * y66);
    const symdyn_f64 y83 = x34 * y72 - (x33 * y70 + x32 * y63);
    const symdyn_f64 y88 = x34 * y73 - (x33 * y71 + x32 * y59);
    const symdyn_f64 y89 = x37 * y69;
    const symdyn_f64 y91 = y89 + x38 * y66;
    const symdyn_f64 k4 = {y78[0], y91[0], y78[2], y91[2]};
    const symdyn_f64 s5 = {-1.0, 1.0, -1.0, 1.0};
    const symdyn_f64 n1 = s5 * k4;
    symdyn_low_f64(J_c + 72, n1);
    const symdyn_f64 k6 = {y78[1], y91[1], y78[3], y91[3]};
    const symdyn_f64 n2 = s5 * k6;
    symdyn_low_f64(J_c + 111, n2);
    symdyn_high_f64(J_c + 150, n1);
    symdyn_high_f64(J_c + 189, n2);
    const symdyn_f64 y96 = x38 * y72 + (x37 * y70 + x35 * y63);
    const symdyn_f64 k7 = {y83[0], y96[0], y83[2], y96[2]};
    symdyn_low_f64(J_c + 84, k7);
    const symdyn_f64 k8 = {y83[1], y96[1], y83[3], y96[3]};
    symdyn_low_f64(J_c + 123, k8);
    symdyn_high_f64(J_c + 162, k7);
    symdyn_high_f64(J_c + 201, k8);
    const symdyn_f64 y101 = x38 * y73 + (x37 * y71 + x35 * y59);
    const symdyn_f64 k9 = {y88[0], y101[0], y88[2], y101[2]};
    symdyn_low_f64(J_c + 96, k9);
    const symdyn_f64 k10 = {y88[1], y101[1], y88[3], y101[3]};
    symdyn_low_f64(J_c + 135, k10);
    symdyn_high_f64(J_c + 174, k9);
    symdyn_high_f64(J_c + 213, k10);
    const symdyn_f64 y102 = x40 * y69;
    const symdyn_f64 y104 = y102 + x41 * y66;
    const symdyn_f64 n3 = -y104;
    J_c[74] = n3[0];
    J_c[113] = n3[1];
    J_c[152] = n3[2];
    J_c[191] = n3[3];
    const symdyn_f64 y109 = x41 * y72 + (x40 * y70 - (x39 * y63));
    const symdyn_f64 n4 = -y109;
    J_c[86] = n4[0];
    J_c[125] = n4[1];
    J_c[164] = n4[2];
    J_c[203] = n4[3];
    const symdyn_f64 y114 = x41 * y73 + (x40 * y71 - (x39 * y59));
    const symdyn_f64 n5 = -y114;
    J_c[98] = n5[0];
    J_c[137] = n5[1];
    J_c[176] = n5[2];
    J_c[215] = n5[3];
    const symdyn_f64 y116 = y76 - (x34 * y75);
    const symdyn_f64 y119 = x32 * y69 + x34 * y74;
    const symdyn_f64 y122 = x33 * y74 + x32 * y75;
    const symdyn_f64 y124 = y89 + x38 * y75;
    const symdyn_f64 k11 = {y116[0], y124[0], y116[2], y124[2]};
    const symdyn_f64 n6 = s5 * k11;
    symdyn_low_f64(J_c + 36, n6);
    const symdyn_f64 k12 = {y116[1], y124[1], y116[3], y124[3]};
    const symdyn_f64 n7 = s5 * k12;
    symdyn_low_f64(J_c + 39, n7);
    symdyn_high_f64(J_c + 42, n6);
    symdyn_high_f64(J_c + 45, n7);
    const symdyn_f64 y127 = x35 * y69 - (x38 * y74);
    const symdyn_f64 k13 = {y119[0], y127[0], y119[2], y127[2]};
    const symdyn_f64 n8 = s5 * k13;
    symdyn_low_f64(J_c + 48, n8);
    const symdyn_f64 k14 = {y119[1], y127[1], y119[3], y127[3]};
    const symdyn_f64 n9 = s5 * k14;
    symdyn_low_f64(J_c + 51, n9);
    symdyn_high_f64(J_c + 54, n8);
    symdyn_high_f64(J_c + 57, n9);
    const symdyn_f64 y130 = x37 * y74 + x35 * y75;
    const symdyn_f64 k15 = {y122[0], y130[0], y122[2], y130[2]};
    const symdyn_f64 s16 = {1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 n10 = s16 * k15;
    symdyn_low_f64(J_c + 60, n10);
    const symdyn_f64 k17 = {y122[1], y130[1], y122[3], y130[3]};
    const symdyn_f64 n11 = s16 * k17;
    symdyn_low_f64(J_c + 63, n11);
    symdyn_high_f64(J_c + 66, n10);
    symdyn_high_f64(J_c + 69, n11);
    const symdyn_f64 y132 = y102 + x41 * y75;
    const symdyn_f64 n12 = -y132;
    J_c[38] = n12[0];
    J_c[41] = n12[1];
    J_c[44] = n12[2];
    J_c[47] = n12[3];
    const symdyn_f64 y135 = x39 * y69 + x41 * y74;
    J_c[50] = y135[0];
    J_c[53] = y135[1];
    J_c[56] = y135[2];
    J_c[59] = y135[3];
    const symdyn_f64 y138 = x40 * y74 - (x39 * y75);
    J_c[62] = y138[0];
    J_c[65] = y138[1];
    J_c[68] = y138[2];
    J_c[71] = y138[3];
    symdyn_clear_f64(J_c + 75, 9);
    symdyn_clear_f64(J_c + 87, 9);
    symdyn_clear_f64(J_c + 99, 12);
    symdyn_clear_f64(J_c + 114, 9);
    symdyn_clear_f64(J_c + 126, 9);
    symdyn_clear_f64(J_c + 138, 12);
    symdyn_clear_f64(J_c + 153, 9);
    symdyn_clear_f64(J_c + 165, 9);
    symdyn_clear_f64(J_c + 177, 12);
    symdyn_clear_f64(J_c + 192, 9);
    symdyn_clear_f64(J_c + 204, 9);
}
