/*
 * inverse_dynamics of go2: Inverse dynamics under contact forces: tau = M a + h - J_c^T f.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.outside
 * Convention  pinocchio
 * Program     SHA-256 1439ed0b89709aaec3ac765dafb8dc392b00134f45e186db699ccff7ba117644
 * Operations  733 mul, 752 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad       [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
 *     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
 *     f  12  N               on the robot at each contact, world axes
 *
 * Outputs
 *     tau  18  N, N m  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     contact/static                 PROVED
 *     derivatives/contacts-fixed     PROVED
 *     derivatives/contacts-floating  PROVED
 *     outside/contact-power          PROVED
 *     outside/contact-power-free     PROVED
 *     regressor/lumped-mixed         PROVED-MOD-P
 *     regressor/lumped-disc          PROVED
 *     regressor/reframed             PROVED
 *     rotations/align                PROVED
 *     rotations/align-back           PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_inverse_dynamics(
    const double *q, const double *v, const double *a, const double *f, double *tau)
{
    const symdyn_f64 y7 = {q[8], q[11], q[14], q[17]};
    const symdyn_f64 y8 = {q[9], q[12], q[15], q[18]};
    const symdyn_f64 y6 = {q[7], q[10], q[13], q[16]};
    const symdyn_f64 angle[3] = {y7, y8, y6};
    symdyn_f64 sine[3], cosine[3];
    symdyn_sincos_lanes_f64(3, angle, sine, cosine);
    const symdyn_f64 y24 = {v[6], v[9], v[12], v[15]};
    const symdyn_f64 y25 = {v[7], v[10], v[13], v[16]};
    const symdyn_f64 y26 = {v[8], v[11], v[14], v[17]};
    const symdyn_f64 y42 = {a[6], a[9], a[12], a[15]};
    const symdyn_f64 y43 = {a[7], a[10], a[13], a[16]};
    const symdyn_f64 y44 = {a[8], a[11], a[14], a[17]};
    const symdyn_f64 y74 = cosine[0] * 0.000859774592 + sine[0] * 0.0148272943648;
    const symdyn_f64 y75 = sine[0] * y74;
    const symdyn_f64 y77 = y75 + 0.0005670347152;
    const symdyn_f64 k1 = {0.00747974233, -0.00747974233, 0.00747974233, -0.00747974233};
    const symdyn_f64 k2 = {0.000402580736, -0.000402580736, 0.000402580736, -0.000402580736};
    const symdyn_f64 y82 = sine[0] * k1 + cosine[0] * k2;
    const symdyn_f64 y84 = 0.000429887296 - (cosine[0] * y74);
    const symdyn_f64 y87 = cosine[0] * k1 - (sine[0] * k2);
    const symdyn_f64 y89 = y75 - 0.01539432908;
    const symdyn_f64 y94 = sine[0] * 0.0789924 + cosine[0] * 0.00430848;
    const symdyn_f64 y97 = cosine[0] * 0.0789924 - (sine[0] * 0.00430848);
    const symdyn_f64 y100 = sine[0] * 0.213;
    const symdyn_f64 y101 = cosine[0] * 0.213;
    const symdyn_f64 y106 = cosine[0] * cosine[1] - (sine[0] * sine[1]);
    const symdyn_f64 y109 = cosine[0] * sine[1] + sine[0] * cosine[1];
    const symdyn_f64 y115 = y106 * 0.0002285016 - (y109 * 0.0048938853184);
    const symdyn_f64 y116 = y109 * y115;
    const symdyn_f64 y118 = y116 - 3.58746816e-05;
    const symdyn_f64 k3 = {0.00249597775, -0.00249597775, 0.00249597775, -0.00249597775};
    const symdyn_f64 k4 = {7.9431538e-05, -7.9431538e-05, 7.9431538e-05, -7.9431538e-05};
    const symdyn_f64 y123 = y109 * k3 - (y106 * k4);
    const symdyn_f64 y125 = 0.0001142508 - (y106 * y115);
    const symdyn_f64 y128 = y109 * k4 + y106 * k3;
    const symdyn_f64 y130 = y116 + 0.00492976;
    const symdyn_f64 y135 = y109 * 0.02623 - (y106 * 0.00084392);
    const symdyn_f64 y138 = y109 * 0.00084392 + y106 * 0.02623;
    const symdyn_f64 y139 = 0.213 * y109;
    const symdyn_f64 y140 = 0.213 * y106;
    const double x303 = q[3] * 2.0;
    const double x304 = q[4] * 2.0;
    const double x305 = q[5] * 2.0;
    const double x307 = q[4] * x304;
    const double x308 = q[5] * x305;
    const double x309 = q[3] * x304;
    const double x310 = q[3] * x305;
    const double x311 = q[4] * x305;
    const double x312 = q[6] * x303;
    const double x313 = q[6] * x304;
    const double x314 = q[6] * x305;
    const double x316 = x308 - (1.0 - x307);
    const double x317 = x309 - x314;
    const double x318 = x310 + x313;
    const double x319 = x309 + x314;
    const double x320 = 1.0 - (q[3] * x303);
    const double x321 = x308 - x320;
    const double x322 = x311 - x312;
    const double x323 = x310 - x313;
    const double x324 = x311 + x312;
    const double x325 = x307 - x320;
    const double x330 = f[0] * x316 - (f[1] * x319 + f[2] * x323);
    const double x335 = f[1] * x321 - (f[0] * x317 + f[2] * x324);
    const double x340 = f[2] * x325 - (f[0] * x318 + f[1] * x322);
    const double x360 = f[4] * x321 - (f[3] * x317 + f[5] * x324);
    const double x383 = f[7] * x321 - (f[6] * x317 + f[8] * x324);
    const double x406 = f[10] * x321 - (f[11] * x324 + f[9] * x317);
    const symdyn_f64 k5 = {x335, x360, x383, x406};
    const double x365 = f[5] * x325 - (f[3] * x318 + f[4] * x322);
    const double x388 = f[8] * x325 - (f[6] * x318 + f[7] * x322);
    const double x411 = f[11] * x325 - (f[10] * x322 + f[9] * x318);
    const symdyn_f64 k6 = {x340, x365, x388, x411};
    const symdyn_f64 y347 = k5 * cosine[2] + k6 * sine[2];
    const symdyn_f64 y350 = k6 * cosine[2] - (k5 * sine[2]);
    const double x355 = f[3] * x316 - (f[4] * x319 + f[5] * x323);
    const double x378 = f[6] * x316 - (f[7] * x319 + f[8] * x323);
    const double x401 = f[9] * x316 - (f[10] * x319 + f[11] * x323);
    const double x425 = v[2] * v[4] + (a[0] - (v[1] * v[5]));
    const double x426 = x323 * 9.81 + x425;
    const double x431 = v[0] * v[5] + (a[1] - (v[2] * v[3]));
    const double x432 = x324 * 9.81 + x431;
    const double x437 = v[1] * v[3] + (a[2] - (v[0] * v[4]));
    const double x438 = x325 * 9.81 - x437;
    const double x439 = v[3] * v[3];
    const double x440 = v[4] * v[4];
    const double x441 = v[5] * v[5];
    const double x442 = v[3] * v[4];
    const double x443 = v[3] * v[5];
    const double x444 = v[4] * v[5];
    const double x445 = x440 + x441;
    const double x446 = a[5] - x442;
    const double x447 = a[4] + x443;
    const double x448 = a[5] + x442;
    const double x450 = a[3] - x444;
    const double x451 = a[4] - x443;
    const double x452 = a[3] + x444;
    const symdyn_f64 y468 = v[4] * cosine[2] + v[5] * sine[2];
    const symdyn_f64 y471 = v[5] * cosine[2] - (v[4] * sine[2]);
    const symdyn_f64 y472 = v[3] + y24;
    const symdyn_f64 y473 = a[3] + y42;
    const symdyn_f64 y478 = y24 * y471 + (a[4] * cosine[2] + a[5] * sine[2]);
    const symdyn_f64 y483 = y24 * y468 - (a[5] * cosine[2] - (a[4] * sine[2]));
    const double x484 = 0.1934 * x445;
    const double x485 = 0.0465 * x446;
    const double x486 = x484 + x485;
    const double x487 = x426 - x486;
    const double x488 = 0.0465 * (x439 + x441);
    const double x489 = 0.1934 * x448;
    const double x490 = x488 - x489;
    const double x491 = x432 - x490;
    const double x492 = 0.1934 * x451;
    const double x493 = 0.0465 * x452;
    const double x494 = x492 - x493;
    const double x495 = x438 + x494;
    const double x596 = x488 + x489;
    const double x597 = x432 + x596;
    const double x692 = x432 - x596;
    const double x786 = x432 + x490;
    const symdyn_f64 k7 = {x491, x597, x692, x786};
    const double x598 = x492 + x493;
    const double x599 = x438 + x598;
    const double x693 = x438 - x598;
    const double x787 = x438 - x494;
    const symdyn_f64 k8 = {x495, x599, x693, x787};
    const symdyn_f64 y498 = cosine[2] * k7 - (sine[2] * k8);
    const symdyn_f64 y501 = cosine[2] * k8 + sine[2] * k7;
    const symdyn_f64 y502 = y472 * y472;
    const symdyn_f64 y503 = y468 * y468;
    const symdyn_f64 y504 = y471 * y471;
    const symdyn_f64 y505 = y468 * y472;
    const symdyn_f64 y506 = y471 * y472;
    const symdyn_f64 y507 = y468 * y471;
    const symdyn_f64 y508 = y483 + y505;
    const symdyn_f64 y509 = y478 + y506;
    const symdyn_f64 y512 = y473 - y507;
    const symdyn_f64 y514 = y473 + y507;
    const symdyn_f64 y524 = y502 - y504;
    const symdyn_f64 y526 = y25 + y468;
    const symdyn_f64 y528 = y473 - (y25 * y471);
    const symdyn_f64 y529 = y43 + y478;
    const symdyn_f64 y531 = y483 - (y25 * y472);
    const symdyn_f64 y532 = y526 * y526;
    const symdyn_f64 y533 = y472 * y526;
    const symdyn_f64 y534 = y471 * y526;
    const symdyn_f64 y535 = y504 + y532;
    const symdyn_f64 y537 = y506 + y529;
    const symdyn_f64 y538 = y531 - y533;
    const symdyn_f64 y539 = y528 - y534;
    const symdyn_f64 y540 = y506 - y529;
    const symdyn_f64 y542 = y502 + y532;
    const symdyn_f64 y545 = y26 + y526;
    const symdyn_f64 y547 = y528 - (y26 * y471);
    const symdyn_f64 y548 = y44 + y529;
    const symdyn_f64 y550 = y531 - (y26 * y472);
    const double x594 = x484 - x485;
    const double x595 = x426 - x594;
    const double x691 = x426 + x594;
    const double x785 = x426 + x486;
    const symdyn_f64 k9 = {x487, x595, x691, x785};
    const symdyn_f64 y554 = y101 * y537 - (k9 + y100 * y535);
    const symdyn_f64 y558 = y498 + (y101 * y539 + y100 * y538);
    const symdyn_f64 y562 = y501 - (y101 * y542 - (y100 * y540));
    const symdyn_f64 y563 = y545 * y545;
    const symdyn_f64 y564 = y472 * y545;
    const symdyn_f64 y565 = y471 * y545;
    const symdyn_f64 y568 = y506 + y548;
    const symdyn_f64 y569 = y550 - y564;
    const symdyn_f64 y570 = y547 - y565;
    const symdyn_f64 y571 = y506 - y548;
    const symdyn_f64 k10 = {x330, x355, x378, x401};
    const symdyn_f64 y870 = y140 * k10 - (y123 * (y547 + y565));
    const symdyn_f64 y872 = y118 * y571 - (y128 * (y550 + y564));
    const symdyn_f64 y874 = y138 * y554 + (y139 * y350 + y125 * y524);
    const symdyn_f64 y877 = y872 + (y130 * y568 - y870) - (y135 * y562 - y874);
    tau[8] = y877[0];
    tau[11] = y877[1];
    tau[14] = y877[2];
    tau[17] = y877[3];
    const symdyn_f64 y881 = y138 * y568 - (k10 + y135 * (y504 + y563));
    const symdyn_f64 y885 = y135 * y569 + (y347 + y138 * y570);
    const symdyn_f64 y889 = y135 * y571 - (y350 + y138 * (y502 + y563));
    const symdyn_f64 y1379 = y82 * (y528 + y534) - (y84 * y524);
    const symdyn_f64 y1380 = y87 * (y531 + y533) + y97 * k9;
    const symdyn_f64 y1383 = y94 * y501 + (y77 * y540 + y89 * y537);
    const symdyn_f64 y1386 = y101 * y881 + (y1379 - y1380) - (y100 * y889 + y1383);
    const symdyn_f64 y1387 = y877 + y1386;
    const symdyn_f64 k11 = {7.25574e-07, 7.25574e-07, -7.25574e-07, -7.25574e-07};
    const symdyn_f64 k12 = {4.092728e-06, -4.092728e-06, -4.092728e-06, 4.092728e-06};
    const symdyn_f64 k13 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const symdyn_f64 k14 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 k15 = {0.0955, -0.0955, 0.0955, -0.0955};
    const symdyn_f64 y1408 = y514 * 0.00892066955205 - (k13 * (y503 - y504));
    const symdyn_f64 y1409 = (y483 - y505) * k11 - (y512 * 0.00043992847495);
    const symdyn_f64 y1410 = (y478 - y506) * k12 - (y87 * (y504 - y532));
    const symdyn_f64 y1413 = y130 * y570 - (y128 * (y504 - y563));
    const symdyn_f64 y1415 = k15 * y350 - (y89 * y539 - y1408);
    const symdyn_f64 y1417 = y125 * y569 - (y84 * y538 + y82 * y540);
    const symdyn_f64 y1420 = y140 * y347 - (y123 * y571) + y1417;
    const symdyn_f64 y1421 = y138 * y558 + (y1413 - (y1409 - y1410));
    const symdyn_f64 y1422 = y101 * y885 - (y501 * k14 - y1415);
    const symdyn_f64 y1425 = y498 * (y97 + 7.119e-05) + (y1422 + (y1420 + y1421));
    const symdyn_f64 k16 = {y1425[0], y1387[0], y1425[2], y1387[2]};
    symdyn_low_f64(tau + 6, k16);
    const symdyn_f64 k17 = {y1425[1], y1387[1], y1425[3], y1387[3]};
    symdyn_low_f64(tau + 9, k17);
    symdyn_high_f64(tau + 12, k16);
    symdyn_high_f64(tau + 15, k17);
    const double x1037 = 7.119e-05 * x785;
    const double x1168 = 7.119e-05 * x691;
    const double x1299 = 7.119e-05 * x595;
    const double x1430 = x487 * 7.119e-05;
    const symdyn_f64 k18 = {x1430, x1299, x1168, x1037};
    const symdyn_f64 y1433 = k18 + (k11 * y524 - (y514 * k12));
    const symdyn_f64 y1434 = y508 * k13 + y509 * 0.00043992847495 - y1433;
    const symdyn_f64 y1435 = y1387 + y1434;
    const double x1047 = 0.10962557 * x785;
    const double x1053 = 0.0955 * x401;
    const symdyn_f64 y1454 = y512 * k11 + k12 * (y502 - y503);
    const double x1178 = 0.10962557 * x691;
    const double x1309 = 0.10962557 * x595;
    const double x1440 = x487 * 0.10962557;
    const symdyn_f64 k19 = {x1440, x1309, x1178, x1047};
    const symdyn_f64 s20 = {1.0, -1.0, 1.0, -1.0};
    const double x1184 = 0.0955 * x378;
    const double x1315 = 0.0955 * x355;
    const double x1446 = 0.0955 * x330;
    const symdyn_f64 k21 = {x1446, x1315, x1184, x1053};
    const symdyn_f64 y1459 = y87 * y537 + y123 * (y502 - y563);
    const symdyn_f64 y1460 = y125 * y570 + (y509 * k13 + y508 * 0.00892066955205);
    const symdyn_f64 y1461 = k19 + s20 * (-(y82 * (y502 - y532))) + s20 * (-(y84 * y539 + s20 * (-k21)));
    const symdyn_f64 y1463 = y118 * y569 - (y77 * y538 - y1454);
    const symdyn_f64 y1466 = y139 * y347 - (y128 * y568) - y1463;
    const symdyn_f64 y1468 = y100 * y885 + (y94 * y498 + s20 * y1461);
    const symdyn_f64 y1469 = y1466 + (y135 * y558 - (y1459 - y1460));
    const symdyn_f64 y1470 = y1468 + y1469;
    const symdyn_f64 y1477 = y508 * k14 - (y509 * 7.119e-05) + (y94 * y535 - (y97 * y537));
    const symdyn_f64 y1478 = y881 - y1477;
    const symdyn_f64 y1483 = (y502 + y504) * k14 - (y512 * 7.119e-05);
    const symdyn_f64 y1485 = y94 * y538 + (y97 * y539 - y1483);
    const symdyn_f64 y1486 = y885 + y1485;
    const symdyn_f64 y1491 = (y502 + y503) * 7.119e-05 + y514 * k14;
    const symdyn_f64 y1493 = y94 * y540 - (y97 * y542 + y1491);
    const symdyn_f64 y1494 = y889 + y1493;
    const symdyn_f64 y1497 = cosine[2] * y1486 + sine[2] * y1494;
    const symdyn_f64 y1500 = cosine[2] * y1494 - (sine[2] * y1486);
    const symdyn_f64 k22 = {y1500[2], y1500[3], y1500[0], y1500[1]};
    const symdyn_f64 y1501 = k22 + y1500;
    const symdyn_f64 k23 = {y1425[2], y1425[3], y1425[0], y1425[1]};
    const symdyn_f64 y1511 = k23 + y1425;
    const double x1515 = x450 * 0.008214766969476 - (3.12e-05 * (x440 - x441));
    const double x1516 = x451 * 0.00012166 + (x452 * 0.03675794225 + x448 * 0.002283689271632);
    const double x1519 = 0.0465 * (y1501[0] - y1501[1]) - (x432 * 0.037188086 + (x1515 + x1516));
    tau[3] = y1511[0] + y1511[1] - x1519;
    const symdyn_f64 y1521 = k22 - y1500;
    const symdyn_f64 y1540 = cosine[2] * y1435 + sine[2] * y1470;
    const symdyn_f64 k24 = {y1540[2], y1540[3], y1540[0], y1540[1]};
    const symdyn_f64 y1544 = y1540 + k24;
    const double x1548 = x451 * 0.424141229571024 - (0.002283689271632 * (x439 - x441));
    const double x1549 = x446 * 3.12e-05 - (x452 * 0.00012166 + x447 * 0.008214766969476);
    const double x1552 = x438 * 0.146694152 - (x426 * 0.037188086 - (x1548 - x1549));
    const double x1554 = y1544[0] + y1544[1] - (0.1934 * (y1521[0] + y1521[1]) - x1552);
    tau[4] = x1554;
    const symdyn_f64 k25 = {y1497[2], y1497[3], y1497[0], y1497[1]};
    const symdyn_f64 y1555 = k25 - y1497;
    const symdyn_f64 k26 = {y1478[2], y1478[3], y1478[0], y1478[1]};
    const symdyn_f64 y1559 = k26 + y1478;
    const symdyn_f64 y1577 = cosine[2] * y1470 - (sine[2] * y1435);
    const symdyn_f64 k27 = {y1577[2], y1577[3], y1577[0], y1577[1]};
    const symdyn_f64 y1581 = y1577 + k27;
    const double x1586 = 0.00012166 * (x439 - x440) + (x446 * 0.03675794225 + x450 * 0.002283689271632);
    const double x1587 = x448 * 0.424141229571024 - (x447 * 3.12e-05) + x1586;
    const double x1589 = 0.0465 * (y1559[0] - y1559[1]) + (x432 * 0.146694152 + x1587);
    const double x1591 = y1581[0] + y1581[1] + (0.1934 * (y1555[0] + y1555[1]) - x1589);
    tau[5] = -x1591;
    const double x1597 = x426 * 16.087 - (x447 * 0.037188086 + x445 * 0.146694152);
    tau[0] = -(y1559[0] + y1559[1] - x1597);
    const symdyn_f64 y1602 = k25 + y1497;
    const double x1606 = x432 * 16.087 + (x448 * 0.146694152 + x450 * 0.037188086);
    tau[1] = y1602[0] + y1602[1] + x1606;
    const double x1612 = x451 * 0.146694152 - ((x439 + x440) * 0.037188086);
    const double x1614 = y1501[0] + y1501[1] + (x438 * 16.087 + x1612);
    tau[2] = -x1614;
}
