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
    const double x33 = x25 - x30;
    const double x34 = x26 + x29;
    const double x35 = x25 + x30;
    const double x36 = 1.0 - (q[3] * x19);
    const double x37 = x24 - x36;
    const double x38 = x27 - x28;
    const double x39 = x26 - x29;
    const double x40 = x27 + x28;
    const double x41 = x23 - x36;
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
    const symdyn_f64 y96 = x38 * y72 + (x37 * y70 + x35 * y63);
    const symdyn_f64 y101 = x38 * y73 + (x37 * y71 + x35 * y59);
    const symdyn_f64 y102 = x40 * y69;
    const symdyn_f64 y104 = y102 + x41 * y66;
    const symdyn_f64 y109 = x41 * y72 + (x40 * y70 - (x39 * y63));
    const symdyn_f64 y114 = x41 * y73 + (x40 * y71 - (x39 * y59));
    const symdyn_f64 y116 = y76 - (x34 * y75);
    const symdyn_f64 y119 = x32 * y69 + x34 * y74;
    const symdyn_f64 y122 = x33 * y74 + x32 * y75;
    const symdyn_f64 y124 = y89 + x38 * y75;
    const symdyn_f64 y127 = x35 * y69 - (x38 * y74);
    const symdyn_f64 y130 = x37 * y74 + x35 * y75;
    const symdyn_f64 y132 = y102 + x41 * y75;
    const symdyn_f64 y135 = x39 * y69 + x41 * y74;
    const symdyn_f64 y138 = x40 * y74 - (x39 * y75);
    J_c[0] = -x32;
    J_c[1] = x35;
    J_c[2] = x39;
    J_c[3] = -x32;
    J_c[4] = x35;
    J_c[5] = x39;
    J_c[6] = -x32;
    J_c[7] = x35;
    J_c[8] = x39;
    J_c[9] = -x32;
    J_c[10] = x35;
    J_c[11] = x39;
    J_c[12] = x33;
    J_c[13] = -x37;
    J_c[14] = x40;
    J_c[15] = x33;
    J_c[16] = -x37;
    J_c[17] = x40;
    J_c[18] = x33;
    J_c[19] = -x37;
    J_c[20] = x40;
    J_c[21] = x33;
    J_c[22] = -x37;
    J_c[23] = x40;
    J_c[24] = x34;
    J_c[25] = x38;
    J_c[26] = -x41;
    J_c[27] = x34;
    J_c[28] = x38;
    J_c[29] = -x41;
    J_c[30] = x34;
    J_c[31] = x38;
    J_c[32] = -x41;
    J_c[33] = x34;
    J_c[34] = x38;
    J_c[35] = -x41;
    J_c[36] = -y116[0];
    J_c[37] = y124[0];
    J_c[38] = -y132[0];
    J_c[39] = -y116[1];
    J_c[40] = y124[1];
    J_c[41] = -y132[1];
    J_c[42] = -y116[2];
    J_c[43] = y124[2];
    J_c[44] = -y132[2];
    J_c[45] = -y116[3];
    J_c[46] = y124[3];
    J_c[47] = -y132[3];
    J_c[48] = -y119[0];
    J_c[49] = y127[0];
    J_c[50] = y135[0];
    J_c[51] = -y119[1];
    J_c[52] = y127[1];
    J_c[53] = y135[1];
    J_c[54] = -y119[2];
    J_c[55] = y127[2];
    J_c[56] = y135[2];
    J_c[57] = -y119[3];
    J_c[58] = y127[3];
    J_c[59] = y135[3];
    J_c[60] = y122[0];
    J_c[61] = -y130[0];
    J_c[62] = y138[0];
    J_c[63] = y122[1];
    J_c[64] = -y130[1];
    J_c[65] = y138[1];
    J_c[66] = y122[2];
    J_c[67] = -y130[2];
    J_c[68] = y138[2];
    J_c[69] = y122[3];
    J_c[70] = -y130[3];
    J_c[71] = y138[3];
    J_c[72] = -y78[0];
    J_c[73] = y91[0];
    J_c[74] = -y104[0];
    J_c[75] = 0.0;
    J_c[76] = 0.0;
    J_c[77] = 0.0;
    J_c[78] = 0.0;
    J_c[79] = 0.0;
    J_c[80] = 0.0;
    J_c[81] = 0.0;
    J_c[82] = 0.0;
    J_c[83] = 0.0;
    J_c[84] = y83[0];
    J_c[85] = y96[0];
    J_c[86] = -y109[0];
    J_c[87] = 0.0;
    J_c[88] = 0.0;
    J_c[89] = 0.0;
    J_c[90] = 0.0;
    J_c[91] = 0.0;
    J_c[92] = 0.0;
    J_c[93] = 0.0;
    J_c[94] = 0.0;
    J_c[95] = 0.0;
    J_c[96] = y88[0];
    J_c[97] = y101[0];
    J_c[98] = -y114[0];
    J_c[99] = 0.0;
    J_c[100] = 0.0;
    J_c[101] = 0.0;
    J_c[102] = 0.0;
    J_c[103] = 0.0;
    J_c[104] = 0.0;
    J_c[105] = 0.0;
    J_c[106] = 0.0;
    J_c[107] = 0.0;
    J_c[108] = 0.0;
    J_c[109] = 0.0;
    J_c[110] = 0.0;
    J_c[111] = -y78[1];
    J_c[112] = y91[1];
    J_c[113] = -y104[1];
    J_c[114] = 0.0;
    J_c[115] = 0.0;
    J_c[116] = 0.0;
    J_c[117] = 0.0;
    J_c[118] = 0.0;
    J_c[119] = 0.0;
    J_c[120] = 0.0;
    J_c[121] = 0.0;
    J_c[122] = 0.0;
    J_c[123] = y83[1];
    J_c[124] = y96[1];
    J_c[125] = -y109[1];
    J_c[126] = 0.0;
    J_c[127] = 0.0;
    J_c[128] = 0.0;
    J_c[129] = 0.0;
    J_c[130] = 0.0;
    J_c[131] = 0.0;
    J_c[132] = 0.0;
    J_c[133] = 0.0;
    J_c[134] = 0.0;
    J_c[135] = y88[1];
    J_c[136] = y101[1];
    J_c[137] = -y114[1];
    J_c[138] = 0.0;
    J_c[139] = 0.0;
    J_c[140] = 0.0;
    J_c[141] = 0.0;
    J_c[142] = 0.0;
    J_c[143] = 0.0;
    J_c[144] = 0.0;
    J_c[145] = 0.0;
    J_c[146] = 0.0;
    J_c[147] = 0.0;
    J_c[148] = 0.0;
    J_c[149] = 0.0;
    J_c[150] = -y78[2];
    J_c[151] = y91[2];
    J_c[152] = -y104[2];
    J_c[153] = 0.0;
    J_c[154] = 0.0;
    J_c[155] = 0.0;
    J_c[156] = 0.0;
    J_c[157] = 0.0;
    J_c[158] = 0.0;
    J_c[159] = 0.0;
    J_c[160] = 0.0;
    J_c[161] = 0.0;
    J_c[162] = y83[2];
    J_c[163] = y96[2];
    J_c[164] = -y109[2];
    J_c[165] = 0.0;
    J_c[166] = 0.0;
    J_c[167] = 0.0;
    J_c[168] = 0.0;
    J_c[169] = 0.0;
    J_c[170] = 0.0;
    J_c[171] = 0.0;
    J_c[172] = 0.0;
    J_c[173] = 0.0;
    J_c[174] = y88[2];
    J_c[175] = y101[2];
    J_c[176] = -y114[2];
    J_c[177] = 0.0;
    J_c[178] = 0.0;
    J_c[179] = 0.0;
    J_c[180] = 0.0;
    J_c[181] = 0.0;
    J_c[182] = 0.0;
    J_c[183] = 0.0;
    J_c[184] = 0.0;
    J_c[185] = 0.0;
    J_c[186] = 0.0;
    J_c[187] = 0.0;
    J_c[188] = 0.0;
    J_c[189] = -y78[3];
    J_c[190] = y91[3];
    J_c[191] = -y104[3];
    J_c[192] = 0.0;
    J_c[193] = 0.0;
    J_c[194] = 0.0;
    J_c[195] = 0.0;
    J_c[196] = 0.0;
    J_c[197] = 0.0;
    J_c[198] = 0.0;
    J_c[199] = 0.0;
    J_c[200] = 0.0;
    J_c[201] = y83[3];
    J_c[202] = y96[3];
    J_c[203] = -y109[3];
    J_c[204] = 0.0;
    J_c[205] = 0.0;
    J_c[206] = 0.0;
    J_c[207] = 0.0;
    J_c[208] = 0.0;
    J_c[209] = 0.0;
    J_c[210] = 0.0;
    J_c[211] = 0.0;
    J_c[212] = 0.0;
    J_c[213] = y88[3];
    J_c[214] = y101[3];
    J_c[215] = -y114[3];
}
