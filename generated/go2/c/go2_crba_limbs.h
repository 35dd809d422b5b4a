/*
 * crba of go2: Mass matrix, full and symmetric.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.crba
 * Convention  pinocchio
 * Program     SHA-256 c99bebc0d1f9060e9685ba46c24d37b064b3ca126c27a53ea32f33556620bf6e
 * Operations  285 mul, 284 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     M  18 x 18  kg, kg m, kg m^2  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     floating-base/block        PROVED
 *     floating-base/momentum     PROVED
 *     frames/mass-matrix         PROVED
 *     inertia/lifted             PROVED
 *     inertia/rotate-symmetric   PROVED
 *     inertia/congruence         PROVED
 *     lagrange/mass-2            PROVED
 *     lagrange/mass-3            PROVED
 *     recursions/crba-energy-3   PROVED
 *     recursions/crba-limbs      PROVED
 *     recursions/crba-wheels     PROVED
 *     recursions/crba-floating   PROVED
 *     recursions/crba-jacobians  PROVED
 *     recursions/composite       PROVED
 *     regressor/lumped-mixed     PROVED-MOD-P
 *     regressor/lumped-disc      PROVED
 *     regressor/reframed         PROVED
 *     rotations/align            PROVED
 *     rotations/align-back       PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_crba(const double *q, double *M)
{
    const symdyn_f64 y2 = {q[7], q[10], q[13], q[16]};
    const symdyn_f64 y3 = {q[8], q[11], q[14], q[17]};
    const symdyn_f64 y4 = {q[9], q[12], q[15], q[18]};
    const symdyn_f64 angle[3] = {y2, y3, y4};
    symdyn_f64 sine[3], cosine[3];
    symdyn_sincos_lanes_f64(3, angle, sine, cosine);
    const symdyn_f64 y321 = 0.02623 * sine[2] - (0.00084392 * cosine[2]);
    const symdyn_f64 y324 = 0.00084392 * sine[2] + 0.02623 * cosine[2];
    const symdyn_f64 y327 = 0.0048938853184 * sine[2] - (0.0002285016 * cosine[2]);
    const symdyn_f64 y328 = sine[2] * y327;
    const symdyn_f64 k1 = {0.00249597775, -0.00249597775, 0.00249597775, -0.00249597775};
    const symdyn_f64 k2 = {7.9431538e-05, -7.9431538e-05, 7.9431538e-05, -7.9431538e-05};
    const symdyn_f64 y331 = k2 * cosine[2] - (k1 * sine[2]);
    const symdyn_f64 y334 = k1 * cosine[2] + k2 * sine[2];
    const symdyn_f64 y335 = 0.426 * y324;
    const symdyn_f64 y336 = 0.00430848 + y321;
    const symdyn_f64 y337 = 0.0789924 + y324;
    const symdyn_f64 y339 = y335 + (0.02032408908 - y328);
    const symdyn_f64 k3 = {0.000402580736, -0.000402580736, 0.000402580736, -0.000402580736};
    const symdyn_f64 y340 = k3 - y331;
    const symdyn_f64 y344 = cosine[2] * y327 + (0.000544138096 + 0.213 * y321);
    const symdyn_f64 y345 = 0.0209269984768 + y335;
    const symdyn_f64 k4 = {0.00747974233, -0.00747974233, 0.00747974233, -0.00747974233};
    const symdyn_f64 y346 = k4 + y334;
    const symdyn_f64 y347 = 0.0006029093968 + y328;
    const symdyn_f64 y350 = cosine[1] * y336 + sine[1] * y337;
    const symdyn_f64 y353 = sine[1] * y336 - (cosine[1] * y337);
    const symdyn_f64 y358 = sine[1] * (y339 - y347) + y344 * (2.0 * cosine[1]);
    const symdyn_f64 y359 = sine[1] * y358;
    const symdyn_f64 y362 = cosine[1] * y340 + sine[1] * y346;
    const symdyn_f64 y365 = cosine[1] * y346 - (sine[1] * y340);
    const symdyn_f64 k5 = {0.3868, 0.3868, -0.3868, -0.3868};
    const symdyn_f64 y366 = k5 * y350;
    const symdyn_f64 y367 = 7.119e-05 - y353;
    const symdyn_f64 y369 = y359 - (0.009360598027 + y339);
    const symdyn_f64 k6 = {0.02119749251, -0.02119749251, -0.02119749251, 0.02119749251};
    const symdyn_f64 y370 = k6 - y362;
    const symdyn_f64 k7 = {0.1934, 0.1934, -0.1934, -0.1934};
    const symdyn_f64 k8 = {1.449372e-05, 1.449372e-05, -1.449372e-05, -1.449372e-05};
    const symdyn_f64 y375 = cosine[1] * y358 + (k7 * y353 - (k8 + y344));
    const symdyn_f64 y377 = y366 - (0.00043992847495 + y345);
    const symdyn_f64 k9 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const symdyn_f64 y378 = k9 - y365;
    const symdyn_f64 y381 = y359 - (y366 - (0.00892066955205 + y347));
    const symdyn_f64 k10 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y384 = k10 * cosine[0] + sine[0] * y367;
    const symdyn_f64 y387 = k10 * sine[0] - (cosine[0] * y367);
    const symdyn_f64 y392 = sine[0] * (y377 + y381) + y378 * (2.0 * cosine[0]);
    const symdyn_f64 y393 = sine[0] * y392;
    const symdyn_f64 y396 = cosine[0] * y370 - (sine[0] * y375);
    const symdyn_f64 y399 = cosine[0] * y375 + sine[0] * y370;
    const symdyn_f64 k11 = {0.093, -0.0465, 0.0465, -0.093};
    const symdyn_f64 y400 = k11 * y384;
    const double x404 = y350[2] + y350[1] + (y350[0] + (y350[3] - 0.146694152));
    const double x407 = -y384[3] - y384[2] + (-y384[1] - y384[0]);
    const double x411 = y387[2] + y387[1] + (y387[0] - (-y387[3] + 0.037188086));
    const double x413 = 0.093 * (y384[2] - y384[1]);
    const double x420 = y400[3] + 0.044972709219476 - (y369[3] - y400[0]) - (y369[2] + y369[1] + (y369[0] - x413));
    const double x424 = 0.0465 * (y350[3] - y350[2] + (y350[1] - y350[0]));
    const double x429 = -y396[2] - y396[1] - (y396[0] + (y396[3] - (0.00012166 - x424)));
    const double x433 = -y399[2] - y399[1] - (y399[0] + (y399[3] - 0.002283689271632));
    const double x440 = -y377[2] - y377[1] - (y377[0] - (-y377[3] + 0.4323559965405));
    const double x442 = y393[0] - (-y393[2] - y393[1]);
    const double x447 = 0.0465 * (-y387[3] + y387[2] + (-y387[1] + y387[0]));
    const symdyn_f64 y450 = cosine[0] * y392;
    const double x455 = y378[2] + y378[1] + (y378[0] - (-y378[3] + 3.12e-05));
    const double x460 = y450[1] + y450[0] - (-y450[3] + (-y450[2] - (x447 - x455)));
    const double x467 = y400[3] + 0.460899171821024 + (y381[3] + y400[0]) + (y381[2] + y381[1] + (y381[0] + x413));
    const double x471 = y369[0] - (0.0465 * y384[0]);
    const symdyn_f64 y473 = y345 - (k7 * y350);
    const symdyn_f64 y474 = sine[0] * y350;
    const symdyn_f64 y475 = cosine[0] * y350;
    const symdyn_f64 y478 = cosine[0] * y473 - (sine[0] * y365);
    const symdyn_f64 k12 = {0.0465, -0.0465, 0.0465, -0.0465};
    const symdyn_f64 y480 = y362 + k12 * y475;
    const symdyn_f64 y485 = sine[0] * y473 + (cosine[0] * y365 - (k12 * y353));
    const symdyn_f64 y487 = 0.0049656346816 + 0.213 * y324;
    const symdyn_f64 y490 = sine[1] * y321 - (cosine[1] * y324);
    const symdyn_f64 y493 = cosine[1] * y321 + sine[1] * y324;
    const symdyn_f64 y496 = sine[1] * y334 - (cosine[1] * y331);
    const symdyn_f64 y499 = cosine[1] * y334 + sine[1] * y331;
    const symdyn_f64 y501 = y487 - (k7 * y493);
    const symdyn_f64 y502 = sine[0] * y493;
    const symdyn_f64 y503 = cosine[0] * y493;
    const symdyn_f64 y506 = cosine[0] * y501 - (sine[0] * y499);
    const symdyn_f64 y508 = y496 + k12 * y503;
    const symdyn_f64 y513 = sine[0] * y501 + (cosine[0] * y499 - (k12 * y490));
    const double x515 = y369[1] - y400[1];
    const double x559 = y369[2] - y400[2];
    const double x603 = y369[3] - (0.0465 * (-y384[3]));
    M[0] = 16.087;
    M[1] = 0.0;
    M[2] = 0.0;
    M[3] = 0.0;
    M[4] = x411;
    M[5] = x407;
    M[6] = 0.0;
    M[7] = y353[0];
    M[8] = y490[0];
    M[9] = 0.0;
    M[10] = y353[1];
    M[11] = y490[1];
    M[12] = 0.0;
    M[13] = y353[2];
    M[14] = y490[2];
    M[15] = 0.0;
    M[16] = y353[3];
    M[17] = y490[3];
    M[18] = 0.0;
    M[19] = 16.087;
    M[20] = 0.0;
    M[21] = -x411;
    M[22] = 0.0;
    M[23] = -x404;
    M[24] = -y387[0];
    M[25] = -y474[0];
    M[26] = -y502[0];
    M[27] = -y387[1];
    M[28] = -y474[1];
    M[29] = -y502[1];
    M[30] = -y387[2];
    M[31] = -y474[2];
    M[32] = -y502[2];
    M[33] = -y387[3];
    M[34] = -y474[3];
    M[35] = -y502[3];
    M[36] = 0.0;
    M[37] = 0.0;
    M[38] = 16.087;
    M[39] = -x407;
    M[40] = x404;
    M[41] = 0.0;
    M[42] = y384[0];
    M[43] = y475[0];
    M[44] = y503[0];
    M[45] = y384[1];
    M[46] = y475[1];
    M[47] = y503[1];
    M[48] = y384[2];
    M[49] = y475[2];
    M[50] = y503[2];
    M[51] = y384[3];
    M[52] = y475[3];
    M[53] = y503[3];
    M[54] = 0.0;
    M[55] = -x411;
    M[56] = -x407;
    M[57] = x420;
    M[58] = x429;
    M[59] = x433;
    M[60] = -x471;
    M[61] = y480[0];
    M[62] = y508[0];
    M[63] = -x515;
    M[64] = y480[1];
    M[65] = y508[1];
    M[66] = -x559;
    M[67] = y480[2];
    M[68] = y508[2];
    M[69] = -x603;
    M[70] = y480[3];
    M[71] = y508[3];
    M[72] = x411;
    M[73] = 0.0;
    M[74] = x404;
    M[75] = x429;
    M[76] = -(-y393[3] - x440 - x442);
    M[77] = -x460;
    M[78] = -y396[0];
    M[79] = y478[0];
    M[80] = y506[0];
    M[81] = -y396[1];
    M[82] = y478[1];
    M[83] = y506[1];
    M[84] = -y396[2];
    M[85] = y478[2];
    M[86] = y506[2];
    M[87] = -y396[3];
    M[88] = y478[3];
    M[89] = y506[3];
    M[90] = x407;
    M[91] = -x404;
    M[92] = 0.0;
    M[93] = x433;
    M[94] = -x460;
    M[95] = -(x442 - (-y393[3] + x467));
    M[96] = -y399[0];
    M[97] = y485[0];
    M[98] = y513[0];
    M[99] = -y399[1];
    M[100] = y485[1];
    M[101] = y513[1];
    M[102] = -y399[2];
    M[103] = y485[2];
    M[104] = y513[2];
    M[105] = -y399[3];
    M[106] = y485[3];
    M[107] = y513[3];
    M[108] = 0.0;
    M[109] = -y387[0];
    M[110] = y384[0];
    M[111] = -x471;
    M[112] = -y396[0];
    M[113] = -y399[0];
    M[114] = -y369[0];
    M[115] = y362[0];
    M[116] = y496[0];
    M[117] = 0.0;
    M[118] = 0.0;
    M[119] = 0.0;
    M[120] = 0.0;
    M[121] = 0.0;
    M[122] = 0.0;
    M[123] = 0.0;
    M[124] = 0.0;
    M[125] = 0.0;
    M[126] = y353[0];
    M[127] = -y474[0];
    M[128] = y475[0];
    M[129] = y480[0];
    M[130] = y478[0];
    M[131] = y485[0];
    M[132] = y362[0];
    M[133] = y345[0];
    M[134] = y487[0];
    M[135] = 0.0;
    M[136] = 0.0;
    M[137] = 0.0;
    M[138] = 0.0;
    M[139] = 0.0;
    M[140] = 0.0;
    M[141] = 0.0;
    M[142] = 0.0;
    M[143] = 0.0;
    M[144] = y490[0];
    M[145] = -y502[0];
    M[146] = y503[0];
    M[147] = y508[0];
    M[148] = y506[0];
    M[149] = y513[0];
    M[150] = y496[0];
    M[151] = y487[0];
    M[152] = 0.0049656346816;
    M[153] = 0.0;
    M[154] = 0.0;
    M[155] = 0.0;
    M[156] = 0.0;
    M[157] = 0.0;
    M[158] = 0.0;
    M[159] = 0.0;
    M[160] = 0.0;
    M[161] = 0.0;
    M[162] = 0.0;
    M[163] = -y387[1];
    M[164] = y384[1];
    M[165] = -x515;
    M[166] = -y396[1];
    M[167] = -y399[1];
    M[168] = 0.0;
    M[169] = 0.0;
    M[170] = 0.0;
    M[171] = -y369[1];
    M[172] = y362[1];
    M[173] = y496[1];
    M[174] = 0.0;
    M[175] = 0.0;
    M[176] = 0.0;
    M[177] = 0.0;
    M[178] = 0.0;
    M[179] = 0.0;
    M[180] = y353[1];
    M[181] = -y474[1];
    M[182] = y475[1];
    M[183] = y480[1];
    M[184] = y478[1];
    M[185] = y485[1];
    M[186] = 0.0;
    M[187] = 0.0;
    M[188] = 0.0;
    M[189] = y362[1];
    M[190] = y345[1];
    M[191] = y487[1];
    M[192] = 0.0;
    M[193] = 0.0;
    M[194] = 0.0;
    M[195] = 0.0;
    M[196] = 0.0;
    M[197] = 0.0;
    M[198] = y490[1];
    M[199] = -y502[1];
    M[200] = y503[1];
    M[201] = y508[1];
    M[202] = y506[1];
    M[203] = y513[1];
    M[204] = 0.0;
    M[205] = 0.0;
    M[206] = 0.0;
    M[207] = y496[1];
    M[208] = y487[1];
    M[209] = 0.0049656346816;
    M[210] = 0.0;
    M[211] = 0.0;
    M[212] = 0.0;
    M[213] = 0.0;
    M[214] = 0.0;
    M[215] = 0.0;
    M[216] = 0.0;
    M[217] = -y387[2];
    M[218] = y384[2];
    M[219] = -x559;
    M[220] = -y396[2];
    M[221] = -y399[2];
    M[222] = 0.0;
    M[223] = 0.0;
    M[224] = 0.0;
    M[225] = 0.0;
    M[226] = 0.0;
    M[227] = 0.0;
    M[228] = -y369[2];
    M[229] = y362[2];
    M[230] = y496[2];
    M[231] = 0.0;
    M[232] = 0.0;
    M[233] = 0.0;
    M[234] = y353[2];
    M[235] = -y474[2];
    M[236] = y475[2];
    M[237] = y480[2];
    M[238] = y478[2];
    M[239] = y485[2];
    M[240] = 0.0;
    M[241] = 0.0;
    M[242] = 0.0;
    M[243] = 0.0;
    M[244] = 0.0;
    M[245] = 0.0;
    M[246] = y362[2];
    M[247] = y345[2];
    M[248] = y487[2];
    M[249] = 0.0;
    M[250] = 0.0;
    M[251] = 0.0;
    M[252] = y490[2];
    M[253] = -y502[2];
    M[254] = y503[2];
    M[255] = y508[2];
    M[256] = y506[2];
    M[257] = y513[2];
    M[258] = 0.0;
    M[259] = 0.0;
    M[260] = 0.0;
    M[261] = 0.0;
    M[262] = 0.0;
    M[263] = 0.0;
    M[264] = y496[2];
    M[265] = y487[2];
    M[266] = 0.0049656346816;
    M[267] = 0.0;
    M[268] = 0.0;
    M[269] = 0.0;
    M[270] = 0.0;
    M[271] = -y387[3];
    M[272] = y384[3];
    M[273] = -x603;
    M[274] = -y396[3];
    M[275] = -y399[3];
    M[276] = 0.0;
    M[277] = 0.0;
    M[278] = 0.0;
    M[279] = 0.0;
    M[280] = 0.0;
    M[281] = 0.0;
    M[282] = 0.0;
    M[283] = 0.0;
    M[284] = 0.0;
    M[285] = -y369[3];
    M[286] = y362[3];
    M[287] = y496[3];
    M[288] = y353[3];
    M[289] = -y474[3];
    M[290] = y475[3];
    M[291] = y480[3];
    M[292] = y478[3];
    M[293] = y485[3];
    M[294] = 0.0;
    M[295] = 0.0;
    M[296] = 0.0;
    M[297] = 0.0;
    M[298] = 0.0;
    M[299] = 0.0;
    M[300] = 0.0;
    M[301] = 0.0;
    M[302] = 0.0;
    M[303] = y362[3];
    M[304] = y345[3];
    M[305] = y487[3];
    M[306] = y490[3];
    M[307] = -y502[3];
    M[308] = y503[3];
    M[309] = y508[3];
    M[310] = y506[3];
    M[311] = y513[3];
    M[312] = 0.0;
    M[313] = 0.0;
    M[314] = 0.0;
    M[315] = 0.0;
    M[316] = 0.0;
    M[317] = 0.0;
    M[318] = 0.0;
    M[319] = 0.0;
    M[320] = 0.0;
    M[321] = y496[3];
    M[322] = y487[3];
    M[323] = 0.0049656346816;
}
