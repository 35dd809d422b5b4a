/*
 * centroidal_map of go2: Centroidal momentum matrix: h_G = A_G v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.centroidal
 * Convention  pinocchio
 * Program     SHA-256 df429f43a6dd892edae24e24e25c2a922ae50c1da240a7520c254512691c9b09
 * Operations  608 mul, 505 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     A_G  6 x 18  kg, kg m, kg m^2  linear first, world axes at the centre of mass
 *
 * Statements it rests on
 *     centroidal/map           PROVED
 *     centroidal/map-fixed     PROVED
 *     centroidal/base-rows     PROVED
 *     centroidal/linear        PROVED
 *     centroidal/linear-fixed  PROVED
 *     regressor/lumped-mixed   PROVED-MOD-P
 *     regressor/lumped-disc    PROVED
 *     regressor/reframed       PROVED
 *     rotations/align          PROVED
 *     rotations/align-back     PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_centroidal_map(const double *q, double *A_G)
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
    const double x22 = q[4] * x20;
    const double x23 = q[5] * x21;
    const double x24 = q[3] * x20;
    const double x25 = q[3] * x21;
    const double x26 = q[4] * x21;
    const double x27 = q[6] * x19;
    const double x28 = q[6] * x20;
    const double x29 = q[6] * x21;
    const double x31 = x23 - (1.0 - x22);
    const double x32 = x24 - x29;
    const double x33 = x25 + x28;
    const double x34 = x24 + x29;
    const double x36 = 1.0 - (q[3] * x19);
    const double x37 = x23 - x36;
    const double x38 = x26 - x27;
    const double x39 = x25 - x28;
    const double x40 = x26 + x27;
    const double x41 = x22 - x36;
    const symdyn_f64 y347 = 0.02623 * sine[2] - (0.00084392 * cosine[2]);
    const symdyn_f64 y350 = 0.00084392 * sine[2] + 0.02623 * cosine[2];
    const symdyn_f64 y353 = 0.0048938853184 * sine[2] - (0.0002285016 * cosine[2]);
    const symdyn_f64 y354 = sine[2] * y353;
    const symdyn_f64 k1 = {0.00249597775, -0.00249597775, 0.00249597775, -0.00249597775};
    const symdyn_f64 k2 = {7.9431538e-05, -7.9431538e-05, 7.9431538e-05, -7.9431538e-05};
    const symdyn_f64 y357 = k2 * cosine[2] - (k1 * sine[2]);
    const symdyn_f64 y360 = k1 * cosine[2] + k2 * sine[2];
    const symdyn_f64 y361 = 0.426 * y350;
    const symdyn_f64 y362 = 0.00430848 + y347;
    const symdyn_f64 y363 = 0.0789924 + y350;
    const symdyn_f64 y365 = y361 + (0.02032408908 - y354);
    const symdyn_f64 k3 = {0.000402580736, -0.000402580736, 0.000402580736, -0.000402580736};
    const symdyn_f64 y366 = k3 - y357;
    const symdyn_f64 y370 = cosine[2] * y353 + (0.000544138096 + 0.213 * y347);
    const symdyn_f64 y371 = 0.0209269984768 + y361;
    const symdyn_f64 k4 = {0.00747974233, -0.00747974233, 0.00747974233, -0.00747974233};
    const symdyn_f64 y372 = k4 + y360;
    const symdyn_f64 y373 = 0.0006029093968 + y354;
    const symdyn_f64 y376 = cosine[1] * y362 + sine[1] * y363;
    const symdyn_f64 y379 = sine[1] * y362 - (cosine[1] * y363);
    const symdyn_f64 y384 = sine[1] * (y365 - y373) + y370 * (2.0 * cosine[1]);
    const symdyn_f64 y385 = sine[1] * y384;
    const symdyn_f64 y388 = cosine[1] * y366 + sine[1] * y372;
    const symdyn_f64 y391 = cosine[1] * y372 - (sine[1] * y366);
    const symdyn_f64 k5 = {0.3868, 0.3868, -0.3868, -0.3868};
    const symdyn_f64 y392 = k5 * y376;
    const symdyn_f64 y393 = 7.119e-05 - y379;
    const symdyn_f64 y395 = y385 - (0.009360598027 + y365);
    const symdyn_f64 k6 = {0.02119749251, -0.02119749251, -0.02119749251, 0.02119749251};
    const symdyn_f64 y396 = k6 - y388;
    const symdyn_f64 k7 = {0.1934, 0.1934, -0.1934, -0.1934};
    const symdyn_f64 k8 = {1.449372e-05, 1.449372e-05, -1.449372e-05, -1.449372e-05};
    const symdyn_f64 y401 = cosine[1] * y384 + (k7 * y379 - (k8 + y370));
    const symdyn_f64 y403 = y392 - (0.00043992847495 + y371);
    const symdyn_f64 k9 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const symdyn_f64 y404 = k9 - y391;
    const symdyn_f64 y407 = y385 - (y392 - (0.00892066955205 + y373));
    const symdyn_f64 k10 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y410 = k10 * cosine[0] + sine[0] * y393;
    const symdyn_f64 y413 = k10 * sine[0] - (cosine[0] * y393);
    const symdyn_f64 y418 = sine[0] * (y403 + y407) + y404 * (2.0 * cosine[0]);
    const symdyn_f64 y421 = cosine[0] * y396 - (sine[0] * y401);
    const symdyn_f64 y424 = cosine[0] * y401 + sine[0] * y396;
    const double x157 = -y410[3] * 0.093;
    const double x425 = 0.093 * y410[0];
    const symdyn_f64 k11 = {y376[2], y376[3], y376[0], y376[1]};
    const symdyn_f64 y426 = k11 + y376;
    const double x429 = 0.146694152 - (y426[0] + y426[1]);
    const symdyn_f64 k12 = {y410[2], y410[3], y410[0], y410[1]};
    const symdyn_f64 y430 = k12 + y410;
    const double x432 = y430[0] + y430[1];
    const symdyn_f64 k13 = {y413[2], y413[3], y413[0], y413[1]};
    const symdyn_f64 y433 = k13 + y413;
    const double x436 = 0.037188086 - (y433[0] + y433[1]);
    const symdyn_f64 y438 = y371 - (k7 * y376);
    const symdyn_f64 y439 = sine[0] * y376;
    const symdyn_f64 y440 = cosine[0] * y376;
    const symdyn_f64 y443 = sine[1] * y347 - (cosine[1] * y350);
    const symdyn_f64 y446 = cosine[1] * y347 + sine[1] * y350;
    const symdyn_f64 y449 = cosine[1] * y360 + sine[1] * y357;
    const symdyn_f64 y453 = k7 * y446 - (0.0049656346816 + 0.213 * y350);
    const symdyn_f64 y454 = sine[0] * y446;
    const symdyn_f64 y455 = cosine[0] * y446;
    const double x514 = x429 * 0.06216199415677255;
    const double x515 = x432 * 0.06216199415677255;
    const double x516 = x436 * 0.06216199415677255;
    const double x517 = x429 * x514;
    const double x518 = x432 * x515;
    const double x519 = x436 * x516;
    const double x521 = 0.093 * (y410[2] - y410[1]);
    const symdyn_f64 k14 = {y395[2], y395[3], y395[0], y395[1]};
    const symdyn_f64 y522 = k14 + y395;
    const double x528 = x518 - (x157 + 0.044972709219476 + (x425 + x521));
    const double x530 = y522[0] + y522[1] + (x519 + x528);
    const symdyn_f64 k15 = {y421[2], y421[3], y421[0], y421[1]};
    const symdyn_f64 y534 = k15 - (-y421);
    const double x538 = x429 * x515 + (0.00012166 + 0.0465 * (y426[0] - y426[1]));
    const double x539 = -y534[0] - y534[1] + x538;
    const symdyn_f64 y544 = sine[0] * y418;
    const double x542 = -y544[3] - y544[2];
    const double x545 = y544[1] + y544[0];
    const symdyn_f64 k16 = {y403[2], y403[3], y403[0], y403[1]};
    const symdyn_f64 y546 = k16 - (-y403);
    const double x552 = x545 - (x542 + (x519 - (0.4323559965405 - x517)));
    const double x553 = -y546[0] - y546[1] + x552;
    const symdyn_f64 k17 = {y424[2], y424[3], y424[0], y424[1]};
    const symdyn_f64 y555 = k17 - (-y424);
    const double x559 = -y555[0] - y555[1] + (0.002283689271632 - (x429 * x516));
    const symdyn_f64 y567 = y404 - (cosine[0] * y418);
    const symdyn_f64 k18 = {y567[2], y567[3], y567[0], y567[1]};
    const symdyn_f64 y571 = y567 + k18;
    const double x575 = x432 * x516 + (3.12e-05 + 0.0465 * (y433[0] - y433[1]));
    const double x576 = y571[0] + y571[1] - x575;
    const symdyn_f64 k19 = {y407[2], y407[3], y407[0], y407[1]};
    const symdyn_f64 y577 = k19 + y407;
    const double x583 = x425 - x517 + (x521 + (x157 + 0.460899171821024));
    const double x587 = y577[0] + y577[1] - (x545 - (x542 - (x518 - x583)));
    const double x588 = 0.0465 - x515;
    const double x604 = 0.0465 + x515;
    const symdyn_f64 k20 = {x588, x604, x588, x604};
    const symdyn_f64 s21 = {1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 y592 = y413 * x516 - (y395 + s21 * (-(y410 * k20)));
    const symdyn_f64 y596 = y439 * x516 + (y388 + s21 * (y440 * k20));
    const symdyn_f64 y602 = y455 * k20 + s21 * (sine[1] * y360 - (cosine[1] * y357));
    const symdyn_f64 y603 = y454 * x516 + s21 * y602;
    const symdyn_f64 y651 = y421 - (y410 * x514);
    const symdyn_f64 y657 = y440 * x514 + (cosine[0] * y438 - (sine[0] * y391));
    const symdyn_f64 y658 = y379 * x516 + y657;
    const symdyn_f64 y664 = y455 * x514 - (cosine[0] * y453 + sine[0] * y449);
    const symdyn_f64 y665 = y443 * x516 + y664;
    const symdyn_f64 y715 = y424 - (y413 * x514);
    const symdyn_f64 y721 = y439 * x514 + (cosine[0] * y391 + sine[0] * y438);
    const symdyn_f64 y722 = y379 * k20 + s21 * (-y721);
    const symdyn_f64 y728 = y454 * x514 + (cosine[0] * y449 - (sine[0] * y453));
    const symdyn_f64 y729 = y443 * k20 + s21 * (-y728);
    const double x782 = x31 * x530 + (x32 * x539 + x33 * x559);
    A_G[21] = x782;
    const double x787 = x32 * x553 + (x33 * x576 - (x31 * x539));
    A_G[27] = x787;
    const double x792 = x33 * x587 + (x32 * x576 - (x31 * x559));
    A_G[33] = x792;
    const symdyn_f64 y797 = x31 * y592 + (x32 * y651 + x33 * y715);
    const symdyn_f64 y802 = x31 * y596 - (x32 * y658 + s21 * (-(x33 * y722)));
    const symdyn_f64 y807 = x31 * y603 - (x32 * y665 + s21 * (-(x33 * y729)));
    const double x857 = x34 * x530 + (x37 * x539 - (x38 * x559));
    A_G[22] = -x857;
    const double x862 = x37 * x553 - (x38 * x576 + x34 * x539);
    A_G[28] = -x862;
    const double x867 = x38 * x587 - (x37 * x576 - (x34 * x559));
    A_G[34] = x867;
    const symdyn_f64 y872 = x34 * y592 + (x37 * y651 - (x38 * y715));
    const symdyn_f64 y877 = x34 * y596 - (x37 * y658 + s21 * (x38 * y722));
    const symdyn_f64 y882 = x34 * y603 - (x37 * y665 + s21 * (x38 * y729));
    const double x932 = x39 * x530 - (x40 * x539 - (x41 * x559));
    A_G[23] = -x932;
    const double x937 = x40 * x553 - (x41 * x576 - (x39 * x539));
    A_G[29] = x937;
    const double x942 = x41 * x587 - (x40 * x576 + x39 * x559);
    A_G[35] = -x942;
    const symdyn_f64 y947 = x39 * y592 - (x40 * y651 - (x41 * y715));
    const symdyn_f64 k22 = {y872[0], y947[0], y872[2], y947[2]};
    symdyn_low_f64(A_G + 40, k22);
    const symdyn_f64 k23 = {y872[1], y947[1], y872[3], y947[3]};
    symdyn_low_f64(A_G + 58, k23);
    symdyn_high_f64(A_G + 76, k22);
    symdyn_high_f64(A_G + 94, k23);
    const symdyn_f64 y952 = x39 * y596 + (x40 * y658 + s21 * (x41 * y722));
    const symdyn_f64 k24 = {y877[0], y952[0], y877[2], y952[2]};
    symdyn_low_f64(A_G + 46, k24);
    const symdyn_f64 k25 = {y877[1], y952[1], y877[3], y952[3]};
    symdyn_low_f64(A_G + 64, k25);
    symdyn_high_f64(A_G + 82, k24);
    symdyn_high_f64(A_G + 100, k25);
    const symdyn_f64 y957 = x39 * y603 + (x40 * y665 + s21 * (x41 * y729));
    const symdyn_f64 k26 = {y882[0], y957[0], y882[2], y957[2]};
    symdyn_low_f64(A_G + 52, k26);
    const symdyn_f64 k27 = {y882[1], y957[1], y882[3], y957[3]};
    symdyn_low_f64(A_G + 70, k27);
    symdyn_high_f64(A_G + 88, k26);
    symdyn_high_f64(A_G + 106, k27);
    A_G[0] = -(x31 * 16.087);
    A_G[6] = x32 * 16.087;
    A_G[12] = x33 * 16.087;
    A_G[18] = x32 * x436 + x33 * x432;
    A_G[24] = -(x33 * x429 - (x31 * x436));
    A_G[30] = x31 * x432 + x32 * x429;
    const symdyn_f64 y1017 = x33 * y410 - (x32 * y413);
    const symdyn_f64 y1022 = x32 * y439 - (x33 * y440 - (x31 * y379));
    const symdyn_f64 y1027 = x32 * y454 - (x33 * y455 - (x31 * y443));
    A_G[1] = x34 * 16.087;
    A_G[7] = -(x37 * 16.087);
    A_G[13] = x38 * 16.087;
    A_G[19] = -(x37 * x436 - (x38 * x432));
    A_G[25] = -(x38 * x429 + x34 * x436);
    A_G[31] = -(x34 * x432 + x37 * x429);
    const symdyn_f64 y1081 = x38 * y410 + x37 * y413;
    const symdyn_f64 k28 = {y1017[0], y1081[0], y1017[2], y1081[2]};
    symdyn_low_f64(A_G + 36, k28);
    const symdyn_f64 k29 = {y1017[1], y1081[1], y1017[3], y1081[3]};
    symdyn_low_f64(A_G + 54, k29);
    symdyn_high_f64(A_G + 72, k28);
    symdyn_high_f64(A_G + 90, k29);
    const symdyn_f64 y1086 = x37 * y439 + (x38 * y440 + x34 * y379);
    const symdyn_f64 k30 = {y1022[0], y1086[0], y1022[2], y1086[2]};
    const symdyn_f64 s31 = {-1.0, 1.0, -1.0, 1.0};
    const symdyn_f64 n1 = s31 * k30;
    symdyn_low_f64(A_G + 42, n1);
    const symdyn_f64 k32 = {y1022[1], y1086[1], y1022[3], y1086[3]};
    const symdyn_f64 n2 = s31 * k32;
    symdyn_low_f64(A_G + 60, n2);
    symdyn_high_f64(A_G + 78, n1);
    symdyn_high_f64(A_G + 96, n2);
    const symdyn_f64 y1091 = x37 * y454 + (x38 * y455 + x34 * y443);
    const symdyn_f64 k33 = {y1027[0], y1091[0], y1027[2], y1091[2]};
    const symdyn_f64 n3 = s31 * k33;
    symdyn_low_f64(A_G + 48, n3);
    const symdyn_f64 k34 = {y1027[1], y1091[1], y1027[3], y1091[3]};
    const symdyn_f64 n4 = s31 * k34;
    symdyn_low_f64(A_G + 66, n4);
    symdyn_high_f64(A_G + 84, n3);
    symdyn_high_f64(A_G + 102, n4);
    A_G[2] = x39 * 16.087;
    A_G[8] = x40 * 16.087;
    A_G[14] = -(x41 * 16.087);
    A_G[20] = x40 * x436 - (x41 * x432);
    A_G[26] = x41 * x429 - (x39 * x436);
    A_G[32] = -(x39 * x432 - (x40 * x429));
    const symdyn_f64 y1145 = x41 * y410 + x40 * y413;
    const symdyn_f64 k35 = {y1145[0], y797[0], y1145[2], y797[2]};
    const symdyn_f64 n5 = -k35;
    symdyn_low_f64(A_G + 38, n5);
    const symdyn_f64 k36 = {y1145[1], y797[1], y1145[3], y797[3]};
    const symdyn_f64 n6 = -k36;
    symdyn_low_f64(A_G + 56, n6);
    symdyn_high_f64(A_G + 74, n5);
    symdyn_high_f64(A_G + 92, n6);
    const symdyn_f64 y1150 = x40 * y439 + (x41 * y440 - (x39 * y379));
    const symdyn_f64 k37 = {y1150[0], y802[0], y1150[2], y802[2]};
    const symdyn_f64 n7 = -k37;
    symdyn_low_f64(A_G + 44, n7);
    const symdyn_f64 k38 = {y1150[1], y802[1], y1150[3], y802[3]};
    const symdyn_f64 n8 = -k38;
    symdyn_low_f64(A_G + 62, n8);
    symdyn_high_f64(A_G + 80, n7);
    symdyn_high_f64(A_G + 98, n8);
    const symdyn_f64 y1155 = x40 * y454 + (x41 * y455 - (x39 * y443));
    const symdyn_f64 k39 = {y1155[0], y807[0], y1155[2], y807[2]};
    const symdyn_f64 n9 = -k39;
    symdyn_low_f64(A_G + 50, n9);
    const symdyn_f64 k40 = {y1155[1], y807[1], y1155[3], y807[3]};
    const symdyn_f64 n10 = -k40;
    symdyn_low_f64(A_G + 68, n10);
    symdyn_high_f64(A_G + 86, n9);
    symdyn_high_f64(A_G + 104, n10);
    symdyn_clear_f64(A_G + 3, 3);
    symdyn_clear_f64(A_G + 9, 3);
    symdyn_clear_f64(A_G + 15, 3);
}
