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
    M[152] = 0.0049656346816;
    M[209] = 0.0049656346816;
    M[266] = 0.0049656346816;
    M[323] = 0.0049656346816;
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
    const symdyn_f64 k5 = {y362[0], y345[0], y362[2], y345[2]};
    symdyn_low_f64(M + 132, k5);
    const symdyn_f64 k6 = {y362[1], y345[1], y362[3], y345[3]};
    symdyn_low_f64(M + 189, k6);
    symdyn_high_f64(M + 246, k5);
    symdyn_high_f64(M + 303, k6);
    const symdyn_f64 y365 = cosine[1] * y346 - (sine[1] * y340);
    const symdyn_f64 k7 = {0.3868, 0.3868, -0.3868, -0.3868};
    const symdyn_f64 y366 = k7 * y350;
    const symdyn_f64 y367 = 7.119e-05 - y353;
    const symdyn_f64 y369 = y359 - (0.009360598027 + y339);
    const symdyn_f64 k8 = {y369[0], y362[0], y369[2], y362[2]};
    const symdyn_f64 s9 = {-1.0, 1.0, -1.0, 1.0};
    const symdyn_f64 n1 = s9 * k8;
    symdyn_low_f64(M + 114, n1);
    const symdyn_f64 k10 = {y369[1], y362[1], y369[3], y362[3]};
    const symdyn_f64 n2 = s9 * k10;
    symdyn_low_f64(M + 171, n2);
    symdyn_high_f64(M + 228, n1);
    symdyn_high_f64(M + 285, n2);
    const symdyn_f64 k11 = {0.02119749251, -0.02119749251, -0.02119749251, 0.02119749251};
    const symdyn_f64 y370 = k11 - y362;
    const symdyn_f64 k12 = {0.1934, 0.1934, -0.1934, -0.1934};
    const symdyn_f64 k13 = {1.449372e-05, 1.449372e-05, -1.449372e-05, -1.449372e-05};
    const symdyn_f64 y375 = cosine[1] * y358 + (k12 * y353 - (k13 + y344));
    const symdyn_f64 y377 = y366 - (0.00043992847495 + y345);
    const symdyn_f64 k14 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const symdyn_f64 y378 = k14 - y365;
    const symdyn_f64 y381 = y359 - (y366 - (0.00892066955205 + y347));
    const symdyn_f64 k15 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y384 = k15 * cosine[0] + sine[0] * y367;
    const symdyn_f64 y387 = k15 * sine[0] - (cosine[0] * y367);
    const symdyn_f64 k16 = {y387[0], y384[0], y387[2], y384[2]};
    const symdyn_f64 n3 = s9 * k16;
    symdyn_low_f64(M + 109, n3);
    const symdyn_f64 k17 = {y387[1], y384[1], y387[3], y384[3]};
    const symdyn_f64 n4 = s9 * k17;
    symdyn_low_f64(M + 163, n4);
    symdyn_high_f64(M + 217, n3);
    symdyn_high_f64(M + 271, n4);
    const symdyn_f64 y392 = sine[0] * (y377 + y381) + y378 * (2.0 * cosine[0]);
    const symdyn_f64 y393 = sine[0] * y392;
    const symdyn_f64 y396 = cosine[0] * y370 - (sine[0] * y375);
    const symdyn_f64 y399 = cosine[0] * y375 + sine[0] * y370;
    const symdyn_f64 k18 = {y396[0], y399[0], y396[2], y399[2]};
    const symdyn_f64 n5 = -k18;
    symdyn_low_f64(M + 112, n5);
    const symdyn_f64 k19 = {y396[1], y399[1], y396[3], y399[3]};
    const symdyn_f64 n6 = -k19;
    symdyn_low_f64(M + 166, n6);
    symdyn_high_f64(M + 220, n5);
    symdyn_high_f64(M + 274, n6);
    const symdyn_f64 k20 = {0.093, -0.0465, 0.0465, -0.093};
    const symdyn_f64 y400 = k20 * y384;
    M[0] = 16.087;
    M[19] = 16.087;
    M[38] = 16.087;
    const double x404 = y350[2] + y350[1] + (y350[0] + (y350[3] - 0.146694152));
    M[23] = -x404;
    M[40] = x404;
    M[74] = x404;
    M[91] = -x404;
    const double x407 = -y384[3] - y384[2] + (-y384[1] - y384[0]);
    M[5] = x407;
    M[39] = -x407;
    M[56] = -x407;
    M[90] = x407;
    const double x411 = y387[2] + y387[1] + (y387[0] - (-y387[3] + 0.037188086));
    M[4] = x411;
    M[21] = -x411;
    M[55] = -x411;
    M[72] = x411;
    const double x413 = 0.093 * (y384[2] - y384[1]);
    const double x420 = y400[3] + 0.044972709219476 - (y369[3] - y400[0]) - (y369[2] + y369[1] + (y369[0] - x413));
    M[57] = x420;
    const double x424 = 0.0465 * (y350[3] - y350[2] + (y350[1] - y350[0]));
    const double x429 = -y396[2] - y396[1] - (y396[0] + (y396[3] - (0.00012166 - x424)));
    M[58] = x429;
    M[75] = x429;
    const double x433 = -y399[2] - y399[1] - (y399[0] + (y399[3] - 0.002283689271632));
    M[59] = x433;
    M[93] = x433;
    const double x440 = -y377[2] - y377[1] - (y377[0] - (-y377[3] + 0.4323559965405));
    const double x442 = y393[0] - (-y393[2] - y393[1]);
    M[76] = -(-y393[3] - x440 - x442);
    const double x447 = 0.0465 * (-y387[3] + y387[2] + (-y387[1] + y387[0]));
    const symdyn_f64 y450 = cosine[0] * y392;
    const double x455 = y378[2] + y378[1] + (y378[0] - (-y378[3] + 3.12e-05));
    const double x460 = y450[1] + y450[0] - (-y450[3] + (-y450[2] - (x447 - x455)));
    M[77] = -x460;
    M[94] = -x460;
    const double x467 = y400[3] + 0.460899171821024 + (y381[3] + y400[0]) + (y381[2] + y381[1] + (y381[0] + x413));
    M[95] = -(x442 - (-y393[3] + x467));
    const double x471 = y369[0] - (0.0465 * y384[0]);
    M[60] = -x471;
    M[111] = -x471;
    const symdyn_f64 y473 = y345 - (k12 * y350);
    const symdyn_f64 y474 = sine[0] * y350;
    const symdyn_f64 k21 = {y387[0], y474[0], y387[2], y474[2]};
    const symdyn_f64 n7 = -k21;
    symdyn_low_f64(M + 24, n7);
    const symdyn_f64 k22 = {y387[1], y474[1], y387[3], y474[3]};
    const symdyn_f64 n8 = -k22;
    symdyn_low_f64(M + 27, n8);
    symdyn_high_f64(M + 30, n7);
    symdyn_high_f64(M + 33, n8);
    const symdyn_f64 k23 = {y353[0], y474[0], y353[2], y474[2]};
    const symdyn_f64 s24 = {1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 n9 = s24 * k23;
    symdyn_low_f64(M + 126, n9);
    const symdyn_f64 k25 = {y353[1], y474[1], y353[3], y474[3]};
    const symdyn_f64 s26 = {1.0, -1.0, 1.0, 1.0};
    const symdyn_f64 n10 = s26 * k25;
    symdyn_low_f64(M + 180, n10);
    symdyn_high_f64(M + 234, n9);
    const symdyn_f64 y475 = cosine[0] * y350;
    const symdyn_f64 k27 = {y384[0], y475[0], y384[2], y475[2]};
    symdyn_low_f64(M + 42, k27);
    const symdyn_f64 k28 = {y384[1], y475[1], y384[3], y475[3]};
    symdyn_low_f64(M + 45, k28);
    symdyn_high_f64(M + 48, k27);
    symdyn_high_f64(M + 51, k28);
    const symdyn_f64 k29 = {y474[1], y475[1], y474[3], y475[3]};
    const symdyn_f64 s30 = {1.0, 1.0, -1.0, 1.0};
    const symdyn_f64 n11 = s30 * k29;
    symdyn_high_f64(M + 289, n11);
    const symdyn_f64 y478 = cosine[0] * y473 - (sine[0] * y365);
    const symdyn_f64 k31 = {y396[0], y478[0], y396[2], y478[2]};
    const symdyn_f64 n12 = s9 * k31;
    symdyn_low_f64(M + 78, n12);
    const symdyn_f64 k32 = {y396[1], y478[1], y396[3], y478[3]};
    const symdyn_f64 n13 = s9 * k32;
    symdyn_low_f64(M + 81, n13);
    symdyn_high_f64(M + 84, n12);
    symdyn_high_f64(M + 87, n13);
    const symdyn_f64 k33 = {0.0465, -0.0465, 0.0465, -0.0465};
    const symdyn_f64 y480 = y362 + k33 * y475;
    const symdyn_f64 k34 = {y475[0], y480[0], y475[2], y480[2]};
    symdyn_low_f64(M + 128, k34);
    const symdyn_f64 k35 = {y475[1], y480[1], y475[3], y480[3]};
    symdyn_low_f64(M + 182, k35);
    symdyn_high_f64(M + 236, k34);
    const symdyn_f64 k36 = {y480[1], y478[1], y480[3], y478[3]};
    symdyn_high_f64(M + 291, k36);
    const symdyn_f64 y485 = sine[0] * y473 + (cosine[0] * y365 - (k33 * y353));
    const symdyn_f64 k37 = {y399[0], y485[0], y399[2], y485[2]};
    const symdyn_f64 n14 = s9 * k37;
    symdyn_low_f64(M + 96, n14);
    const symdyn_f64 k38 = {y399[1], y485[1], y399[3], y485[3]};
    const symdyn_f64 n15 = s9 * k38;
    symdyn_low_f64(M + 99, n15);
    symdyn_high_f64(M + 102, n14);
    symdyn_high_f64(M + 105, n15);
    const symdyn_f64 k39 = {y478[0], y485[0], y478[2], y485[2]};
    symdyn_low_f64(M + 130, k39);
    const symdyn_f64 k40 = {y478[1], y485[1], y478[3], y485[3]};
    symdyn_low_f64(M + 184, k40);
    symdyn_high_f64(M + 238, k39);
    M[293] = y485[3];
    const symdyn_f64 y487 = 0.0049656346816 + 0.213 * y324;
    M[134] = y487[0];
    M[191] = y487[1];
    M[248] = y487[2];
    const symdyn_f64 y490 = sine[1] * y321 - (cosine[1] * y324);
    const symdyn_f64 k41 = {y353[0], y490[0], y353[2], y490[2]};
    symdyn_low_f64(M + 7, k41);
    const symdyn_f64 k42 = {y353[1], y490[1], y353[3], y490[3]};
    symdyn_low_f64(M + 10, k42);
    symdyn_high_f64(M + 13, k41);
    symdyn_high_f64(M + 16, k42);
    const symdyn_f64 k43 = {y487[1], y490[1], y487[3], y490[3]};
    symdyn_high_f64(M + 305, k43);
    const symdyn_f64 y493 = cosine[1] * y321 + sine[1] * y324;
    const symdyn_f64 y496 = sine[1] * y334 - (cosine[1] * y331);
    M[116] = y496[0];
    const symdyn_f64 k44 = {y496[0], y487[0], y496[2], y487[2]};
    symdyn_low_f64(M + 150, k44);
    M[173] = y496[1];
    const symdyn_f64 k45 = {y496[1], y487[1], y496[3], y487[3]};
    symdyn_low_f64(M + 207, k45);
    M[230] = y496[2];
    symdyn_high_f64(M + 264, k44);
    const symdyn_f64 k46 = {y496[1], y353[1], y496[3], y353[3]};
    symdyn_high_f64(M + 287, k46);
    symdyn_high_f64(M + 321, k45);
    const symdyn_f64 y499 = cosine[1] * y334 + sine[1] * y331;
    const symdyn_f64 y501 = y487 - (k12 * y493);
    const symdyn_f64 y502 = sine[0] * y493;
    const symdyn_f64 n16 = -y502;
    M[26] = n16[0];
    M[29] = n16[1];
    M[32] = n16[2];
    M[35] = n16[3];
    const symdyn_f64 k47 = {y490[0], y502[0], y490[2], y502[2]};
    const symdyn_f64 n17 = s24 * k47;
    symdyn_low_f64(M + 144, n17);
    const symdyn_f64 k48 = {y490[1], y502[1], y490[3], y502[3]};
    const symdyn_f64 n18 = s26 * k48;
    symdyn_low_f64(M + 198, n18);
    symdyn_high_f64(M + 252, n17);
    const symdyn_f64 y503 = cosine[0] * y493;
    M[44] = y503[0];
    M[47] = y503[1];
    M[50] = y503[2];
    M[53] = y503[3];
    const symdyn_f64 k49 = {y502[1], y503[1], y502[3], y503[3]};
    const symdyn_f64 n19 = s30 * k49;
    symdyn_high_f64(M + 307, n19);
    const symdyn_f64 y506 = cosine[0] * y501 - (sine[0] * y499);
    M[80] = y506[0];
    M[83] = y506[1];
    M[86] = y506[2];
    M[89] = y506[3];
    const symdyn_f64 y508 = y496 + k33 * y503;
    const symdyn_f64 k50 = {y480[0], y508[0], y480[2], y508[2]};
    symdyn_low_f64(M + 61, k50);
    const symdyn_f64 k51 = {y480[1], y508[1], y480[3], y508[3]};
    symdyn_low_f64(M + 64, k51);
    symdyn_high_f64(M + 67, k50);
    symdyn_high_f64(M + 70, k51);
    const symdyn_f64 k52 = {y503[0], y508[0], y503[2], y508[2]};
    symdyn_low_f64(M + 146, k52);
    const symdyn_f64 k53 = {y503[1], y508[1], y503[3], y508[3]};
    symdyn_low_f64(M + 200, k53);
    symdyn_high_f64(M + 254, k52);
    const symdyn_f64 k54 = {y508[1], y506[1], y508[3], y506[3]};
    symdyn_high_f64(M + 309, k54);
    const symdyn_f64 y513 = sine[0] * y501 + (cosine[0] * y499 - (k33 * y490));
    M[98] = y513[0];
    M[101] = y513[1];
    M[104] = y513[2];
    M[107] = y513[3];
    const symdyn_f64 k55 = {y506[0], y513[0], y506[2], y513[2]};
    symdyn_low_f64(M + 148, k55);
    const symdyn_f64 k56 = {y506[1], y513[1], y506[3], y513[3]};
    symdyn_low_f64(M + 202, k56);
    symdyn_high_f64(M + 256, k55);
    M[311] = y513[3];
    const double x515 = y369[1] - y400[1];
    M[63] = -x515;
    M[165] = -x515;
    const double x559 = y369[2] - y400[2];
    M[66] = -x559;
    M[219] = -x559;
    const double x603 = y369[3] - (0.0465 * (-y384[3]));
    M[69] = -x603;
    M[273] = -x603;
    symdyn_clear_f64(M + 1, 3);
    M[6] = 0.0;
    M[9] = 0.0;
    M[12] = 0.0;
    M[15] = 0.0;
    M[18] = 0.0;
    M[20] = 0.0;
    M[22] = 0.0;
    symdyn_clear_f64(M + 36, 2);
    M[41] = 0.0;
    M[54] = 0.0;
    M[73] = 0.0;
    M[92] = 0.0;
    M[108] = 0.0;
    symdyn_clear_f64(M + 117, 9);
    symdyn_clear_f64(M + 135, 9);
    symdyn_clear_f64(M + 153, 10);
    symdyn_clear_f64(M + 168, 3);
    symdyn_clear_f64(M + 174, 6);
    symdyn_clear_f64(M + 186, 3);
    symdyn_clear_f64(M + 192, 6);
    symdyn_clear_f64(M + 204, 3);
    symdyn_clear_f64(M + 210, 7);
    symdyn_clear_f64(M + 222, 6);
    symdyn_clear_f64(M + 231, 3);
    symdyn_clear_f64(M + 240, 6);
    symdyn_clear_f64(M + 249, 3);
    symdyn_clear_f64(M + 258, 6);
    symdyn_clear_f64(M + 267, 4);
    symdyn_clear_f64(M + 276, 9);
    symdyn_clear_f64(M + 294, 9);
    symdyn_clear_f64(M + 312, 9);
}
