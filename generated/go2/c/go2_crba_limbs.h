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
 * Program     SHA-256 1b840eee32700690df21bd6b00aee1590350fba9c151b85e6639b8e4e6cc2596
 * Operations  285 mul, 279 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
    const symdyn_f64 k21 = {y350[2], y350[3], y350[0], y350[1]};
    const symdyn_f64 y401 = k21 + y350;
    const double x404 = 0.146694152 - (y401[0] + y401[1]);
    M[23] = x404;
    M[40] = -x404;
    M[74] = -x404;
    M[91] = x404;
    const symdyn_f64 k22 = {y384[2], y384[3], y384[0], y384[1]};
    const symdyn_f64 y405 = k22 + y384;
    const double x407 = y405[0] + y405[1];
    M[5] = -x407;
    M[39] = x407;
    M[56] = x407;
    M[90] = -x407;
    const symdyn_f64 k23 = {y387[2], y387[3], y387[0], y387[1]};
    const symdyn_f64 y408 = k23 + y387;
    const double x411 = 0.037188086 - (y408[0] + y408[1]);
    M[4] = -x411;
    M[21] = x411;
    M[55] = x411;
    M[72] = -x411;
    const symdyn_f64 k24 = {y369[2], y369[3], y369[0], y369[1]};
    const symdyn_f64 y414 = k24 + y369;
    const double x418 = y400[0] + 0.093 * (y384[2] - y384[1]);
    const double x420 = y414[0] + y414[1] - (y400[3] + 0.044972709219476 + x418);
    M[57] = -x420;
    const symdyn_f64 k25 = {y396[2], y396[3], y396[0], y396[1]};
    const symdyn_f64 y423 = k25 - (-y396);
    const double x427 = -y423[0] - y423[1] + (0.00012166 + 0.0465 * (y401[0] - y401[1]));
    M[58] = x427;
    M[75] = x427;
    const symdyn_f64 k26 = {y399[2], y399[3], y399[0], y399[1]};
    const symdyn_f64 y428 = k26 - (-y399);
    const double x431 = 0.002283689271632 + (-y428[0] - y428[1]);
    M[59] = x431;
    M[93] = x431;
    const double x435 = y393[0] - (-y393[2] - y393[1]);
    const symdyn_f64 k27 = {y377[2], y377[3], y377[0], y377[1]};
    const symdyn_f64 y436 = k27 - (-y377);
    const double x441 = -y436[0] - y436[1] + (x435 - (-y393[3] - 0.4323559965405));
    M[76] = x441;
    const symdyn_f64 y448 = y378 - (cosine[0] * y392);
    const symdyn_f64 k28 = {y448[2], y448[3], y448[0], y448[1]};
    const symdyn_f64 y452 = y448 + k28;
    const double x456 = y452[0] + y452[1] - (3.12e-05 + 0.0465 * (y408[0] - y408[1]));
    M[77] = x456;
    M[94] = x456;
    const symdyn_f64 k29 = {y381[2], y381[3], y381[0], y381[1]};
    const symdyn_f64 y457 = k29 + y381;
    const double x463 = x435 - (-y393[3] + (x418 + (y400[3] + 0.460899171821024)));
    M[95] = y457[0] + y457[1] - x463;
    const double x466 = y369[0] - (0.0465 * y384[0]);
    M[60] = -x466;
    M[111] = -x466;
    const symdyn_f64 y468 = y345 - (k12 * y350);
    const symdyn_f64 y469 = sine[0] * y350;
    const symdyn_f64 k30 = {y387[0], y469[0], y387[2], y469[2]};
    const symdyn_f64 n7 = -k30;
    symdyn_low_f64(M + 24, n7);
    const symdyn_f64 k31 = {y387[1], y469[1], y387[3], y469[3]};
    const symdyn_f64 n8 = -k31;
    symdyn_low_f64(M + 27, n8);
    symdyn_high_f64(M + 30, n7);
    symdyn_high_f64(M + 33, n8);
    const symdyn_f64 k32 = {y353[0], y469[0], y353[2], y469[2]};
    const symdyn_f64 s33 = {1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 n9 = s33 * k32;
    symdyn_low_f64(M + 126, n9);
    const symdyn_f64 k34 = {y353[1], y469[1], y353[3], y469[3]};
    const symdyn_f64 s35 = {1.0, -1.0, 1.0, 1.0};
    const symdyn_f64 n10 = s35 * k34;
    symdyn_low_f64(M + 180, n10);
    symdyn_high_f64(M + 234, n9);
    const symdyn_f64 y470 = cosine[0] * y350;
    const symdyn_f64 k36 = {y384[0], y470[0], y384[2], y470[2]};
    symdyn_low_f64(M + 42, k36);
    const symdyn_f64 k37 = {y384[1], y470[1], y384[3], y470[3]};
    symdyn_low_f64(M + 45, k37);
    symdyn_high_f64(M + 48, k36);
    symdyn_high_f64(M + 51, k37);
    const symdyn_f64 k38 = {y469[1], y470[1], y469[3], y470[3]};
    const symdyn_f64 s39 = {1.0, 1.0, -1.0, 1.0};
    const symdyn_f64 n11 = s39 * k38;
    symdyn_high_f64(M + 289, n11);
    const symdyn_f64 y473 = cosine[0] * y468 - (sine[0] * y365);
    const symdyn_f64 k40 = {y396[0], y473[0], y396[2], y473[2]};
    const symdyn_f64 n12 = s9 * k40;
    symdyn_low_f64(M + 78, n12);
    const symdyn_f64 k41 = {y396[1], y473[1], y396[3], y473[3]};
    const symdyn_f64 n13 = s9 * k41;
    symdyn_low_f64(M + 81, n13);
    symdyn_high_f64(M + 84, n12);
    symdyn_high_f64(M + 87, n13);
    const symdyn_f64 k42 = {0.0465, -0.0465, 0.0465, -0.0465};
    const symdyn_f64 y475 = y362 + k42 * y470;
    const symdyn_f64 k43 = {y470[0], y475[0], y470[2], y475[2]};
    symdyn_low_f64(M + 128, k43);
    const symdyn_f64 k44 = {y470[1], y475[1], y470[3], y475[3]};
    symdyn_low_f64(M + 182, k44);
    symdyn_high_f64(M + 236, k43);
    const symdyn_f64 k45 = {y475[1], y473[1], y475[3], y473[3]};
    symdyn_high_f64(M + 291, k45);
    const symdyn_f64 y480 = sine[0] * y468 + (cosine[0] * y365 - (k42 * y353));
    const symdyn_f64 k46 = {y399[0], y480[0], y399[2], y480[2]};
    const symdyn_f64 n14 = s9 * k46;
    symdyn_low_f64(M + 96, n14);
    const symdyn_f64 k47 = {y399[1], y480[1], y399[3], y480[3]};
    const symdyn_f64 n15 = s9 * k47;
    symdyn_low_f64(M + 99, n15);
    symdyn_high_f64(M + 102, n14);
    symdyn_high_f64(M + 105, n15);
    const symdyn_f64 k48 = {y473[0], y480[0], y473[2], y480[2]};
    symdyn_low_f64(M + 130, k48);
    const symdyn_f64 k49 = {y473[1], y480[1], y473[3], y480[3]};
    symdyn_low_f64(M + 184, k49);
    symdyn_high_f64(M + 238, k48);
    M[293] = y480[3];
    const symdyn_f64 y482 = 0.0049656346816 + 0.213 * y324;
    M[134] = y482[0];
    M[191] = y482[1];
    M[248] = y482[2];
    const symdyn_f64 y485 = sine[1] * y321 - (cosine[1] * y324);
    const symdyn_f64 k50 = {y353[0], y485[0], y353[2], y485[2]};
    symdyn_low_f64(M + 7, k50);
    const symdyn_f64 k51 = {y353[1], y485[1], y353[3], y485[3]};
    symdyn_low_f64(M + 10, k51);
    symdyn_high_f64(M + 13, k50);
    symdyn_high_f64(M + 16, k51);
    const symdyn_f64 k52 = {y482[1], y485[1], y482[3], y485[3]};
    symdyn_high_f64(M + 305, k52);
    const symdyn_f64 y488 = cosine[1] * y321 + sine[1] * y324;
    const symdyn_f64 y491 = sine[1] * y334 - (cosine[1] * y331);
    M[116] = y491[0];
    const symdyn_f64 k53 = {y491[0], y482[0], y491[2], y482[2]};
    symdyn_low_f64(M + 150, k53);
    M[173] = y491[1];
    const symdyn_f64 k54 = {y491[1], y482[1], y491[3], y482[3]};
    symdyn_low_f64(M + 207, k54);
    M[230] = y491[2];
    symdyn_high_f64(M + 264, k53);
    const symdyn_f64 k55 = {y491[1], y353[1], y491[3], y353[3]};
    symdyn_high_f64(M + 287, k55);
    symdyn_high_f64(M + 321, k54);
    const symdyn_f64 y494 = cosine[1] * y334 + sine[1] * y331;
    const symdyn_f64 y496 = y482 - (k12 * y488);
    const symdyn_f64 y497 = sine[0] * y488;
    const symdyn_f64 n16 = -y497;
    M[26] = n16[0];
    M[29] = n16[1];
    M[32] = n16[2];
    M[35] = n16[3];
    const symdyn_f64 k56 = {y485[0], y497[0], y485[2], y497[2]};
    const symdyn_f64 n17 = s33 * k56;
    symdyn_low_f64(M + 144, n17);
    const symdyn_f64 k57 = {y485[1], y497[1], y485[3], y497[3]};
    const symdyn_f64 n18 = s35 * k57;
    symdyn_low_f64(M + 198, n18);
    symdyn_high_f64(M + 252, n17);
    const symdyn_f64 y498 = cosine[0] * y488;
    M[44] = y498[0];
    M[47] = y498[1];
    M[50] = y498[2];
    M[53] = y498[3];
    const symdyn_f64 k58 = {y497[1], y498[1], y497[3], y498[3]};
    const symdyn_f64 n19 = s39 * k58;
    symdyn_high_f64(M + 307, n19);
    const symdyn_f64 y501 = cosine[0] * y496 - (sine[0] * y494);
    M[80] = y501[0];
    M[83] = y501[1];
    M[86] = y501[2];
    M[89] = y501[3];
    const symdyn_f64 y503 = y491 + k42 * y498;
    const symdyn_f64 k59 = {y475[0], y503[0], y475[2], y503[2]};
    symdyn_low_f64(M + 61, k59);
    const symdyn_f64 k60 = {y475[1], y503[1], y475[3], y503[3]};
    symdyn_low_f64(M + 64, k60);
    symdyn_high_f64(M + 67, k59);
    symdyn_high_f64(M + 70, k60);
    const symdyn_f64 k61 = {y498[0], y503[0], y498[2], y503[2]};
    symdyn_low_f64(M + 146, k61);
    const symdyn_f64 k62 = {y498[1], y503[1], y498[3], y503[3]};
    symdyn_low_f64(M + 200, k62);
    symdyn_high_f64(M + 254, k61);
    const symdyn_f64 k63 = {y503[1], y501[1], y503[3], y501[3]};
    symdyn_high_f64(M + 309, k63);
    const symdyn_f64 y508 = sine[0] * y496 + (cosine[0] * y494 - (k42 * y485));
    M[98] = y508[0];
    M[101] = y508[1];
    M[104] = y508[2];
    M[107] = y508[3];
    const symdyn_f64 k64 = {y501[0], y508[0], y501[2], y508[2]};
    symdyn_low_f64(M + 148, k64);
    const symdyn_f64 k65 = {y501[1], y508[1], y501[3], y508[3]};
    symdyn_low_f64(M + 202, k65);
    symdyn_high_f64(M + 256, k64);
    M[311] = y508[3];
    const double x510 = y369[1] - y400[1];
    M[63] = -x510;
    M[165] = -x510;
    const double x554 = y369[2] - y400[2];
    M[66] = -x554;
    M[219] = -x554;
    const double x598 = y369[3] - (0.0465 * (-y384[3]));
    M[69] = -x598;
    M[273] = -x598;
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
