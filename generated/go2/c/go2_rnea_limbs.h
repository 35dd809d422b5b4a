/*
 * rnea of go2: Inverse dynamics: tau = M a + h.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.rnea
 * Convention  pinocchio
 * Program     SHA-256 ee44e5a00818386fc1865d40b0c7c5a68c689e7d68fa84693208918e013b76f7
 * Operations  646 mul, 681 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad       [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
 *     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     tau  18  N, N m  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     floating-base/balance       PROVED
 *     inertia/free-body           PROVED
 *     inertia/moment-by-u         PROVED
 *     inertia/newton-euler        PROVED
 *     lagrange/equation           PROVED
 *     lagrange/fork               PROVED
 *     lagrange/ball               PROVED
 *     recursions/rnea-lagrange-3  PROVED
 *     recursions/rnea-lagrange-7  PROVED
 *     recursions/rnea-limbs       PROVED
 *     recursions/rnea-wheels      PROVED
 *     recursions/rnea-ball        PROVED
 *     recursions/rnea-floating    PROVED
 *     regressor/lumped-mixed      PROVED-MOD-P
 *     regressor/lumped-disc       PROVED
 *     regressor/reframed          PROVED
 *     rotations/align             PROVED
 *     rotations/align-back        PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_rnea(const double *q, const double *v, const double *a, double *tau)
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
    const symdyn_f64 k1 = {0.000859774592, 0.000859774592, -0.000859774592, 0.000859774592};
    const symdyn_f64 k2 = {0.0148272943648, 0.0148272943648, -0.0148272943648, 0.0148272943648};
    const symdyn_f64 y62 = cosine[0] * k1 + sine[0] * k2;
    const symdyn_f64 y63 = sine[0] * y62;
    const symdyn_f64 k3 = {0.0005670347152, 0.0005670347152, -0.0005670347152, 0.0005670347152};
    const symdyn_f64 y65 = y63 + k3;
    const symdyn_f64 k4 = {0.00747974233, -0.00747974233, -0.00747974233, -0.00747974233};
    const symdyn_f64 k5 = {0.000402580736, -0.000402580736, -0.000402580736, -0.000402580736};
    const symdyn_f64 y70 = sine[0] * k4 + cosine[0] * k5;
    const symdyn_f64 k6 = {0.000429887296, 0.000429887296, -0.000429887296, 0.000429887296};
    const symdyn_f64 y72 = k6 - (cosine[0] * y62);
    const symdyn_f64 y75 = cosine[0] * k4 - (sine[0] * k5);
    const symdyn_f64 k7 = {-0.01539432908, -0.01539432908, 0.01539432908, -0.01539432908};
    const symdyn_f64 y77 = y63 + k7;
    const symdyn_f64 k8 = {0.0789924, 0.0789924, -0.0789924, 0.0789924};
    const symdyn_f64 k9 = {0.00430848, 0.00430848, -0.00430848, 0.00430848};
    const symdyn_f64 y82 = sine[0] * k8 + cosine[0] * k9;
    const symdyn_f64 y85 = cosine[0] * k8 - (sine[0] * k9);
    const symdyn_f64 y87 = sine[0] * 0.213;
    const symdyn_f64 y88 = cosine[0] * 0.213;
    const symdyn_f64 y93 = cosine[0] * cosine[1] - (sine[0] * sine[1]);
    const symdyn_f64 y96 = cosine[0] * sine[1] + sine[0] * cosine[1];
    const symdyn_f64 y102 = y93 * 0.0002285016 - (y96 * 0.0048938853184);
    const symdyn_f64 y103 = y96 * y102;
    const symdyn_f64 y105 = y103 - 3.58746816e-05;
    const symdyn_f64 k10 = {0.00249597775, -0.00249597775, 0.00249597775, -0.00249597775};
    const symdyn_f64 k11 = {7.9431538e-05, -7.9431538e-05, 7.9431538e-05, -7.9431538e-05};
    const symdyn_f64 y110 = y96 * k10 - (y93 * k11);
    const symdyn_f64 y112 = 0.0001142508 - (y93 * y102);
    const symdyn_f64 y115 = y96 * k11 + y93 * k10;
    const symdyn_f64 y117 = y103 + 0.00492976;
    const symdyn_f64 k12 = {0.02623, 0.02623, -0.02623, 0.02623};
    const symdyn_f64 k13 = {0.00084392, 0.00084392, -0.00084392, 0.00084392};
    const symdyn_f64 y122 = y96 * k12 - (y93 * k13);
    const symdyn_f64 y125 = y96 * k13 + y93 * k12;
    const double x282 = q[3] * 2.0;
    const double x283 = q[4] * 2.0;
    const double x284 = q[5] * 2.0;
    const double x294 = q[4] * x283 - (1.0 - (q[3] * x282));
    const double x296 = (q[3] * x284 - (q[6] * x283)) * 9.81;
    const double x300 = v[2] * v[4] + (a[0] - (v[1] * v[5]));
    const double x301 = x296 + x300;
    const double x302 = (q[4] * x284 + q[6] * x282) * 9.81;
    const double x306 = v[0] * v[5] + (a[1] - (v[2] * v[3]));
    const double x307 = x302 + x306;
    const double x312 = v[1] * v[3] + (a[2] - (v[0] * v[4]));
    const double x313 = x294 * 9.81 - x312;
    const double x314 = v[3] * v[3];
    const double x315 = v[4] * v[4];
    const double x316 = v[5] * v[5];
    const double x317 = v[3] * v[4];
    const double x318 = v[3] * v[5];
    const double x319 = v[4] * v[5];
    const double x320 = x315 + x316;
    const double x321 = a[5] - x317;
    const double x322 = a[4] + x318;
    const double x323 = a[5] + x317;
    const double x325 = a[3] - x319;
    const double x326 = a[4] - x318;
    const double x327 = a[3] + x319;
    const symdyn_f64 y347 = v[4] * cosine[2] + v[5] * sine[2];
    const symdyn_f64 y350 = v[5] * cosine[2] - (v[4] * sine[2]);
    const symdyn_f64 y351 = v[3] + y24;
    const symdyn_f64 y352 = a[3] + y42;
    const symdyn_f64 y357 = y24 * y350 + (a[4] * cosine[2] + a[5] * sine[2]);
    const symdyn_f64 y362 = y24 * y347 - (a[5] * cosine[2] - (a[4] * sine[2]));
    const double x363 = x320 * 0.1934;
    const double x364 = x321 * 0.0465;
    const double x365 = x363 + x364;
    const double x366 = x301 - x365;
    const double x367 = (x314 + x316) * 0.0465;
    const double x368 = x323 * 0.1934;
    const double x369 = x367 - x368;
    const double x370 = x307 - x369;
    const double x371 = x326 * 0.1934;
    const double x372 = x327 * 0.0465;
    const double x373 = x371 - x372;
    const double x374 = x313 + x373;
    const double x499 = x367 + x368;
    const double x500 = x307 + x499;
    const double x619 = x307 - x499;
    const double x737 = x307 + x369;
    const symdyn_f64 k14 = {x370, x500, x619, x737};
    const double x501 = x371 + x372;
    const double x502 = x313 + x501;
    const double x620 = x313 - x501;
    const double x738 = x313 - x373;
    const symdyn_f64 k15 = {x374, x502, x620, x738};
    const symdyn_f64 y377 = cosine[2] * k14 - (sine[2] * k15);
    const symdyn_f64 y380 = cosine[2] * k15 + sine[2] * k14;
    const symdyn_f64 y381 = y351 * y351;
    const symdyn_f64 y382 = y347 * y347;
    const symdyn_f64 y383 = y350 * y350;
    const symdyn_f64 y384 = y347 * y351;
    const symdyn_f64 y385 = y350 * y351;
    const symdyn_f64 y386 = y347 * y350;
    const symdyn_f64 y387 = y362 + y384;
    const symdyn_f64 y388 = y357 + y385;
    const symdyn_f64 y391 = y352 - y386;
    const symdyn_f64 y393 = y352 + y386;
    const symdyn_f64 y403 = y381 - y383;
    const symdyn_f64 y405 = y25 + y347;
    const symdyn_f64 y407 = y352 - (y25 * y350);
    const symdyn_f64 y408 = y43 + y357;
    const symdyn_f64 y410 = y362 - (y25 * y351);
    const symdyn_f64 y411 = y405 * y405;
    const symdyn_f64 y412 = y351 * y405;
    const symdyn_f64 y413 = y350 * y405;
    const symdyn_f64 y414 = y383 + y411;
    const symdyn_f64 y416 = y385 + y408;
    const symdyn_f64 y417 = y410 - y412;
    const symdyn_f64 y418 = y407 - y413;
    const symdyn_f64 y419 = y385 - y408;
    const symdyn_f64 y421 = y381 + y411;
    const symdyn_f64 y424 = y26 + y405;
    const symdyn_f64 y426 = y407 - (y26 * y350);
    const symdyn_f64 y427 = y44 + y408;
    const symdyn_f64 y429 = y410 - (y26 * y351);
    const double x497 = x363 - x364;
    const double x498 = x301 - x497;
    const double x618 = x301 + x497;
    const double x736 = x301 + x365;
    const symdyn_f64 k16 = {x366, x498, x618, x736};
    const symdyn_f64 y433 = y88 * y416 - (k16 + y87 * y414);
    const symdyn_f64 y437 = y377 + (y88 * y418 + y87 * y417);
    const symdyn_f64 y441 = y380 - (y88 * y421 - (y87 * y419));
    const symdyn_f64 y442 = y424 * y424;
    const symdyn_f64 y443 = y351 * y424;
    const symdyn_f64 y444 = y350 * y424;
    const symdyn_f64 y447 = y385 + y427;
    const symdyn_f64 y448 = y429 - y443;
    const symdyn_f64 y449 = y426 - y444;
    const symdyn_f64 y450 = y385 - y427;
    const symdyn_f64 y455 = y122 * (y383 + y442) - (y125 * y447);
    const symdyn_f64 y458 = y125 * y449 + y122 * y448;
    const symdyn_f64 y461 = y125 * (y381 + y442) - (y122 * y450);
    const symdyn_f64 y465 = y105 * y450;
    const symdyn_f64 y466 = y115 * (y429 + y443);
    const symdyn_f64 y467 = y117 * y447;
    const symdyn_f64 y471 = y110 * (y426 + y444) + y112 * y403;
    const double x472 = y465[0] - y466[0];
    const double x473 = y467[0] + y471[0];
    const double x593 = y467[1] + y465[1];
    const double x711 = y466[2] - y467[2];
    const double x829 = y467[3] + y465[3];
    const symdyn_f64 k17 = {x472, x593, x711, x829};
    const double x594 = -y466[1] + y471[1];
    const double x712 = -y465[2] - y471[2];
    const double x830 = -y466[3] + y471[3];
    const symdyn_f64 k18 = {x473, x594, x712, x830};
    const symdyn_f64 y476 = y125 * y433 + k17 - (y122 * y441 - k18);
    const symdyn_f64 y1212 = y70 * (y407 + y413) - (y72 * y403);
    const symdyn_f64 y1213 = y75 * (y410 + y412) + y85 * k16;
    const symdyn_f64 y1216 = y82 * y380 + (y65 * y419 + y77 * y416);
    const symdyn_f64 y1219 = y87 * y461 + (y1212 - y1213) - (y88 * y455 + y1216);
    const symdyn_f64 y1220 = y476 + y1219;
    const symdyn_f64 k19 = {7.119e-05, 7.119e-05, -7.119e-05, 7.119e-05};
    const symdyn_f64 y1224 = (y362 - y384) * 7.25574e-07;
    const symdyn_f64 y1226 = (y357 - y385) * 4.092728e-06;
    const symdyn_f64 k20 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const symdyn_f64 y1228 = y391 * 0.00043992847495;
    const symdyn_f64 k21 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y1230 = y77 * y418;
    const symdyn_f64 y1229 = y75 * (y383 - y411);
    const symdyn_f64 y1239 = y393 * 0.00892066955205 - (k20 * (y382 - y383));
    const double x873 = y1229[3] - y1239[3];
    const symdyn_f64 y1244 = y117 * y449 - (y115 * (y383 - y442));
    const double x876 = y1224[3] + y1228[3] + (y1226[3] - y1230[3]);
    const double x996 = -y1229[2] - y1239[2];
    const double x1119 = y1229[1] - y1239[1];
    const double x1242 = y1230[0] - y1239[0];
    const symdyn_f64 k22 = {x1242, x1119, x996, x873};
    const symdyn_f64 s23 = {1.0, 1.0, -1.0, 1.0};
    const symdyn_f64 y1247 = y112 * y448 + s23 * (-(y72 * y417 + y70 * y419));
    const double x999 = y1226[2] - y1228[2] - (y1224[2] + y1230[2]);
    const double x1122 = y1226[1] - y1228[1] + (y1224[1] + y1230[1]);
    const double x1245 = y1224[0] - y1228[0] - (y1226[0] - y1229[0]);
    const symdyn_f64 k24 = {x1245, x1122, x999, x876};
    const symdyn_f64 s25 = {1.0, 1.0, 1.0, -1.0};
    const symdyn_f64 y1249 = y380 * k21 + (y110 * y450 + k22);
    const symdyn_f64 y1253 = y125 * y437 + y88 * y458 + s23 * (-(y1249 - (y1247 + (y1244 + s25 * (-k24)))));
    const symdyn_f64 y1254 = y377 * (y85 + k19) + y1253;
    const symdyn_f64 k26 = {7.25574e-07, 7.25574e-07, -7.25574e-07, -7.25574e-07};
    const symdyn_f64 k27 = {4.092728e-06, -4.092728e-06, -4.092728e-06, 4.092728e-06};
    const double x890 = 7.119e-05 * x736;
    const double x1013 = 7.119e-05 * x618;
    const double x1136 = 7.119e-05 * x498;
    const double x1259 = x366 * 7.119e-05;
    const symdyn_f64 k28 = {x1259, x1136, x1013, x890};
    const symdyn_f64 y1262 = k28 + (k26 * y403 - (y393 * k27));
    const symdyn_f64 y1263 = y387 * k20 + y388 * 0.00043992847495 - y1262;
    const symdyn_f64 y1264 = y1220 + s23 * y1263;
    const symdyn_f64 k29 = {4.092728e-06, -4.092728e-06, 4.092728e-06, -4.092728e-06};
    const symdyn_f64 k30 = {0.00892066955205, -0.00892066955205, 0.00892066955205, -0.00892066955205};
    const symdyn_f64 y1271 = y72 * y418;
    const symdyn_f64 y1270 = y70 * (y381 - y411);
    const symdyn_f64 y1278 = y105 * y448;
    const symdyn_f64 y1277 = y115 * y447;
    const symdyn_f64 y1281 = y391 * 7.25574e-07 + k29 * (y381 - y382);
    const double x914 = 0.10962557 * x736 + y1271[3];
    const symdyn_f64 y1285 = y65 * y417 - (y75 * y416);
    const symdyn_f64 y1286 = y110 * (y381 - y442) - (y112 * y449);
    const double x1037 = 0.10962557 * x618 + y1270[2];
    const double x1160 = 0.10962557 * x498 + y1271[1];
    const double x1283 = x366 * 0.10962557 - y1270[0];
    const symdyn_f64 k31 = {x1283, x1160, x1037, x914};
    const symdyn_f64 y1287 = y388 * 1.2818914e-06 + y387 * k30 + k31;
    const double x919 = -y1278[3] + (-y1270[3] + y1281[3]);
    const double x920 = -y1277[3] + y1285[3];
    const symdyn_f64 s32 = {1.0, -1.0, 1.0, -1.0};
    const double x1042 = -y1278[2] - (-y1271[2] - y1281[2]);
    const double x1165 = -y1278[1] + (-y1270[1] - y1281[1]);
    const double x1288 = y1277[0] + (y1271[0] + y1281[0]);
    const symdyn_f64 k33 = {x1288, x1165, x1042, x919};
    const double x1043 = y1277[2] + y1285[2];
    const double x1166 = -y1277[1] + y1285[1];
    const double x1289 = y1278[0] - y1285[0];
    const symdyn_f64 k34 = {x1289, x1166, x1043, x920};
    const symdyn_f64 s35 = {1.0, -1.0, -1.0, -1.0};
    const symdyn_f64 y1294 = y82 * y377 + s32 * (-k33) + s35 * (-(k34 + s32 * (y1286 + s32 * (-y1287))));
    const symdyn_f64 y1295 = y122 * y437 + y87 * y458 + y1294;
    const symdyn_f64 k36 = {0.10962557, -0.10962557, -0.10962557, -0.10962557};
    const symdyn_f64 y1302 = y387 * k36 - (y388 * k19) + (y82 * y414 - (y85 * y416));
    const symdyn_f64 y1303 = y455 + y1302;
    const symdyn_f64 y1308 = (y381 + y383) * k36 - (y391 * k19);
    const symdyn_f64 y1310 = y82 * y417 + (y85 * y418 - y1308);
    const symdyn_f64 y1311 = y458 + y1310;
    const symdyn_f64 y1316 = (y381 + y382) * k19 + y393 * k36;
    const symdyn_f64 y1318 = y82 * y419 - (y85 * y421 + y1316);
    const symdyn_f64 y1319 = y461 - y1318;
    const symdyn_f64 y1322 = cosine[2] * y1311 - (sine[2] * y1319);
    const symdyn_f64 y1325 = cosine[2] * y1319 + sine[2] * y1311;
    const double x1329 = 0.0465 * (y1325[3] + y1325[2] + (y1325[1] - y1325[0]));
    const double x1337 = x325 * 0.008214766969476 - (3.12e-05 * (x315 - x316));
    const double x1338 = x326 * 0.00012166 + (x327 * 0.03675794225 + x323 * 0.002283689271632);
    const double x1341 = y1254[3] + (x307 * 0.037188086 + (x1337 + x1338));
    const double x1345 = x1329 - (-y1254[2] + y1254[1] + (y1254[0] + x1341));
    const double x1349 = 0.1934 * (y1325[3] - y1325[2] - (y1325[1] + y1325[0]));
    const symdyn_f64 y1363 = cosine[2] * y1264;
    const symdyn_f64 y1364 = sine[2] * y1295;
    const double x1366 = x326 * 0.424141229571024 - (0.002283689271632 * (x314 - x316));
    const double x1367 = x321 * 3.12e-05 - (x327 * 0.00012166 + x322 * 0.008214766969476);
    const double x1370 = x313 * 0.146694152 - (x301 * 0.037188086 - (x1366 - x1367));
    const double x1377 = y1363[3] + (-y1364[2] + y1364[1]) + (-y1363[2] + y1363[1]);
    const double x1378 = y1363[0] + (y1364[0] + (y1364[3] + x1370)) + x1377;
    const double x1383 = 0.1934 * (y1322[3] - y1322[2] - (y1322[1] + y1322[0]));
    const double x1387 = 0.0465 * (y1303[3] + y1303[2] + (y1303[1] - y1303[0]));
    const symdyn_f64 y1401 = sine[2] * y1264;
    const symdyn_f64 y1400 = cosine[2] * y1295;
    const double x1404 = 0.00012166 * (x314 - x315) + (x321 * 0.03675794225 + x325 * 0.002283689271632);
    const double x1405 = x323 * 0.424141229571024 - (x322 * 3.12e-05) + x1404;
    const double x1409 = y1400[0] + (y1400[3] - (x307 * 0.146694152 + x1405));
    const double x1413 = y1401[3] - (-y1400[2] + y1400[1]) + (-y1401[2] + y1401[1]);
    const double x1416 = x1383 - (x1387 + (y1401[0] - x1409 + x1413));
    const double x1421 = x301 * 16.087 - (x322 * 0.037188086 + x320 * 0.146694152);
    const double x1425 = -y1303[2] + y1303[1] + (y1303[0] + (y1303[3] + x1421));
    const double x1430 = x307 * 16.087 + (x323 * 0.146694152 + x325 * 0.037188086);
    const double x1434 = -y1322[2] + y1322[1] + (y1322[0] + (y1322[3] + x1430));
    const double x1438 = x326 * 0.146694152 - ((x314 + x315) * 0.037188086);
    const double x1442 = y1325[0] + (y1325[3] - (x313 * 16.087 + x1438));
    tau[0] = x1425;
    tau[1] = x1434;
    tau[2] = -y1325[2] + y1325[1] + x1442;
    tau[3] = -x1345;
    tau[4] = x1349 + x1378;
    tau[5] = -x1416;
    tau[6] = y1254[0];
    tau[7] = y1220[0];
    tau[8] = y476[0];
    tau[9] = y1254[1];
    tau[10] = y1220[1];
    tau[11] = y476[1];
    tau[12] = -y1254[2];
    tau[13] = -y1220[2];
    tau[14] = -y476[2];
    tau[15] = y1254[3];
    tau[16] = y1220[3];
    tau[17] = y476[3];
}
