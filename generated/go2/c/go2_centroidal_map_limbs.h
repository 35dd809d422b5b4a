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
 * Program     SHA-256 692f7b7e97cb5e85a555dc40385b663cb02428bfeb183d12017f8ec9744d1016
 * Operations  608 mul, 509 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
    const double x429 = y376[2] + y376[1] + (y376[0] + (y376[3] - 0.146694152));
    const double x432 = -y410[3] - y410[2] + (-y410[1] - y410[0]);
    const double x436 = y413[2] + y413[1] + (y413[0] - (-y413[3] + 0.037188086));
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
    const double x528 = x518 - (x157 + 0.044972709219476 - (y395[3] - x425));
    const double x529 = x519 + (y395[2] + y395[1] + (y395[0] - x521));
    const double x530 = x528 + x529;
    const double x534 = 0.0465 * (y376[3] - y376[2] + (y376[1] - y376[0]));
    const double x540 = y421[3] - (0.00012166 - x534) - (-y421[2] - y421[1]);
    const double x541 = y421[0] - (x429 * x515) + x540;
    const symdyn_f64 y546 = sine[0] * y418;
    const double x544 = -y546[3] - y546[2];
    const double x547 = y546[1] + y546[0];
    const double x551 = -y403[2] - y403[1] - (y403[0] - (-y403[3] + 0.4323559965405));
    const double x555 = x547 - (x544 + (x519 + (x517 - x551)));
    const double x561 = y424[0] + x429 * x516 + (y424[3] - 0.002283689271632 - (-y424[2] - y424[1]));
    const double x565 = 0.0465 * (-y413[3] + y413[2] + (-y413[1] + y413[0]));
    const symdyn_f64 y567 = cosine[0] * y418;
    const double x574 = y404[2] + y404[1] + (y404[0] - (-y404[3] + 3.12e-05));
    const double x579 = x432 * x516 + (x565 - x574) + (y567[1] + y567[0]);
    const double x580 = -y567[3] - y567[2] - x579;
    const double x587 = y407[0] - x517 + (x521 + (x157 + 0.460899171821024));
    const double x588 = x518 - (y407[3] + x425 + (y407[2] + y407[1]));
    const double x591 = x547 - (x544 + (x587 - x588));
    const double x592 = 0.0465 + x515;
    const double x608 = 0.0465 - x515;
    const symdyn_f64 k11 = {x592, x608, x592, x608};
    const symdyn_f64 s12 = {1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 y596 = y413 * x516 + (y395 + s12 * (-(y410 * k11)));
    const symdyn_f64 y600 = y439 * x516 - (y388 + s12 * (y440 * k11));
    const symdyn_f64 y606 = y455 * k11 + s12 * (sine[1] * y360 - (cosine[1] * y357));
    const symdyn_f64 y607 = y454 * x516 + s12 * (-y606);
    const symdyn_f64 y655 = y421 + y410 * x514;
    const symdyn_f64 y661 = y440 * x514 - (cosine[0] * y438 - (sine[0] * y391));
    const symdyn_f64 y662 = y379 * x516 + y661;
    const symdyn_f64 y668 = y455 * x514 + (cosine[0] * y453 + sine[0] * y449);
    const symdyn_f64 y669 = y443 * x516 + y668;
    const symdyn_f64 y719 = y424 + y413 * x514;
    const symdyn_f64 y725 = y439 * x514 - (cosine[0] * y391 + sine[0] * y438);
    const symdyn_f64 y726 = y379 * k11 + s12 * y725;
    const symdyn_f64 y732 = y454 * x514 - (cosine[0] * y449 - (sine[0] * y453));
    const symdyn_f64 y733 = y443 * k11 + s12 * y732;
    const double x786 = x31 * x530 - (x32 * x541 + x33 * x561);
    A_G[21] = x786;
    const double x791 = x32 * x555 + (x33 * x580 + x31 * x541);
    A_G[27] = x791;
    const double x796 = x33 * x591 - (x32 * x580 + x31 * x561);
    A_G[33] = -x796;
    const symdyn_f64 y801 = x31 * y596 - (x32 * y655 + x33 * y719);
    const symdyn_f64 y806 = x31 * y600 - (x32 * y662 + s12 * (x33 * y726));
    const symdyn_f64 y811 = x31 * y607 - (x32 * y669 + s12 * (x33 * y733));
    const double x861 = x34 * x530 - (x37 * x541 - (x38 * x561));
    A_G[22] = -x861;
    const double x866 = x37 * x555 - (x38 * x580 - (x34 * x541));
    A_G[28] = -x866;
    const double x871 = x38 * x591 + (x37 * x580 + x34 * x561);
    A_G[34] = -x871;
    const symdyn_f64 y876 = x34 * y596 - (x37 * y655 - (x38 * y719));
    const symdyn_f64 y881 = x34 * y600 - (x37 * y662 + s12 * (-(x38 * y726)));
    const symdyn_f64 y886 = x34 * y607 - (x37 * y669 + s12 * (-(x38 * y733)));
    const double x936 = x39 * x530 + (x40 * x541 - (x41 * x561));
    A_G[23] = -x936;
    const double x941 = x40 * x555 - (x41 * x580 + x39 * x541);
    A_G[29] = x941;
    const double x946 = x41 * x591 + (x40 * x580 - (x39 * x561));
    A_G[35] = x946;
    const symdyn_f64 y951 = x39 * y596 + (x40 * y655 - (x41 * y719));
    const symdyn_f64 k13 = {y876[0], y951[0], y876[2], y951[2]};
    const symdyn_f64 n1 = -k13;
    symdyn_low_f64(A_G + 40, n1);
    const symdyn_f64 k14 = {y876[1], y951[1], y876[3], y951[3]};
    const symdyn_f64 n2 = -k14;
    symdyn_low_f64(A_G + 58, n2);
    symdyn_high_f64(A_G + 76, n1);
    symdyn_high_f64(A_G + 94, n2);
    const symdyn_f64 y956 = x39 * y600 + (x40 * y662 + s12 * (-(x41 * y726)));
    const symdyn_f64 k15 = {y881[0], y956[0], y881[2], y956[2]};
    const symdyn_f64 n3 = -k15;
    symdyn_low_f64(A_G + 46, n3);
    const symdyn_f64 k16 = {y881[1], y956[1], y881[3], y956[3]};
    const symdyn_f64 n4 = -k16;
    symdyn_low_f64(A_G + 64, n4);
    symdyn_high_f64(A_G + 82, n3);
    symdyn_high_f64(A_G + 100, n4);
    const symdyn_f64 y961 = x39 * y607 + (x40 * y669 + s12 * (-(x41 * y733)));
    const symdyn_f64 k17 = {y886[0], y961[0], y886[2], y961[2]};
    const symdyn_f64 n5 = -k17;
    symdyn_low_f64(A_G + 52, n5);
    const symdyn_f64 k18 = {y886[1], y961[1], y886[3], y961[3]};
    const symdyn_f64 n6 = -k18;
    symdyn_low_f64(A_G + 70, n6);
    symdyn_high_f64(A_G + 88, n5);
    symdyn_high_f64(A_G + 106, n6);
    A_G[0] = -(x31 * 16.087);
    A_G[6] = x32 * 16.087;
    A_G[12] = x33 * 16.087;
    A_G[18] = -(x32 * x436 + x33 * x432);
    A_G[24] = x33 * x429 - (x31 * x436);
    A_G[30] = -(x31 * x432 + x32 * x429);
    const symdyn_f64 y1021 = x33 * y410 - (x32 * y413);
    const symdyn_f64 y1026 = x32 * y439 - (x33 * y440 - (x31 * y379));
    const symdyn_f64 y1031 = x32 * y454 - (x33 * y455 - (x31 * y443));
    A_G[1] = x34 * 16.087;
    A_G[7] = -(x37 * 16.087);
    A_G[13] = x38 * 16.087;
    A_G[19] = x37 * x436 - (x38 * x432);
    A_G[25] = x38 * x429 + x34 * x436;
    A_G[31] = x34 * x432 + x37 * x429;
    const symdyn_f64 y1085 = x38 * y410 + x37 * y413;
    const symdyn_f64 k19 = {y1021[0], y1085[0], y1021[2], y1085[2]};
    symdyn_low_f64(A_G + 36, k19);
    const symdyn_f64 k20 = {y1021[1], y1085[1], y1021[3], y1085[3]};
    symdyn_low_f64(A_G + 54, k20);
    symdyn_high_f64(A_G + 72, k19);
    symdyn_high_f64(A_G + 90, k20);
    const symdyn_f64 y1090 = x37 * y439 + (x38 * y440 + x34 * y379);
    const symdyn_f64 k21 = {y1026[0], y1090[0], y1026[2], y1090[2]};
    const symdyn_f64 s22 = {-1.0, 1.0, -1.0, 1.0};
    const symdyn_f64 n7 = s22 * k21;
    symdyn_low_f64(A_G + 42, n7);
    const symdyn_f64 k23 = {y1026[1], y1090[1], y1026[3], y1090[3]};
    const symdyn_f64 n8 = s22 * k23;
    symdyn_low_f64(A_G + 60, n8);
    symdyn_high_f64(A_G + 78, n7);
    symdyn_high_f64(A_G + 96, n8);
    const symdyn_f64 y1095 = x37 * y454 + (x38 * y455 + x34 * y443);
    const symdyn_f64 k24 = {y1031[0], y1095[0], y1031[2], y1095[2]};
    const symdyn_f64 n9 = s22 * k24;
    symdyn_low_f64(A_G + 48, n9);
    const symdyn_f64 k25 = {y1031[1], y1095[1], y1031[3], y1095[3]};
    const symdyn_f64 n10 = s22 * k25;
    symdyn_low_f64(A_G + 66, n10);
    symdyn_high_f64(A_G + 84, n9);
    symdyn_high_f64(A_G + 102, n10);
    A_G[2] = x39 * 16.087;
    A_G[8] = x40 * 16.087;
    A_G[14] = -(x41 * 16.087);
    A_G[20] = -(x40 * x436 - (x41 * x432));
    A_G[26] = -(x41 * x429 - (x39 * x436));
    A_G[32] = x39 * x432 - (x40 * x429);
    const symdyn_f64 y1149 = x41 * y410 + x40 * y413;
    const symdyn_f64 k26 = {y1149[0], y801[0], y1149[2], y801[2]};
    const symdyn_f64 n11 = s22 * k26;
    symdyn_low_f64(A_G + 38, n11);
    const symdyn_f64 k27 = {y1149[1], y801[1], y1149[3], y801[3]};
    const symdyn_f64 n12 = s22 * k27;
    symdyn_low_f64(A_G + 56, n12);
    symdyn_high_f64(A_G + 74, n11);
    symdyn_high_f64(A_G + 92, n12);
    const symdyn_f64 y1154 = x40 * y439 + (x41 * y440 - (x39 * y379));
    const symdyn_f64 k28 = {y1154[0], y806[0], y1154[2], y806[2]};
    const symdyn_f64 n13 = s22 * k28;
    symdyn_low_f64(A_G + 44, n13);
    const symdyn_f64 k29 = {y1154[1], y806[1], y1154[3], y806[3]};
    const symdyn_f64 n14 = s22 * k29;
    symdyn_low_f64(A_G + 62, n14);
    symdyn_high_f64(A_G + 80, n13);
    symdyn_high_f64(A_G + 98, n14);
    const symdyn_f64 y1159 = x40 * y454 + (x41 * y455 - (x39 * y443));
    const symdyn_f64 k30 = {y1159[0], y811[0], y1159[2], y811[2]};
    const symdyn_f64 n15 = s22 * k30;
    symdyn_low_f64(A_G + 50, n15);
    const symdyn_f64 k31 = {y1159[1], y811[1], y1159[3], y811[3]};
    const symdyn_f64 n16 = s22 * k31;
    symdyn_low_f64(A_G + 68, n16);
    symdyn_high_f64(A_G + 86, n15);
    symdyn_high_f64(A_G + 104, n16);
    symdyn_clear_f64(A_G + 3, 3);
    symdyn_clear_f64(A_G + 9, 3);
    symdyn_clear_f64(A_G + 15, 3);
}
