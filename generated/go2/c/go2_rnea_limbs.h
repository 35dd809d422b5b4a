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
    const symdyn_f64 y62 = cosine[0] * 0.000859774592 + sine[0] * 0.0148272943648;
    const symdyn_f64 y63 = sine[0] * y62;
    const symdyn_f64 y65 = y63 + 0.0005670347152;
    const symdyn_f64 k1 = {0.00747974233, -0.00747974233, 0.00747974233, -0.00747974233};
    const symdyn_f64 k2 = {0.000402580736, -0.000402580736, 0.000402580736, -0.000402580736};
    const symdyn_f64 y70 = sine[0] * k1 + cosine[0] * k2;
    const symdyn_f64 y72 = 0.000429887296 - (cosine[0] * y62);
    const symdyn_f64 y75 = cosine[0] * k1 - (sine[0] * k2);
    const symdyn_f64 y77 = y63 - 0.01539432908;
    const symdyn_f64 y82 = sine[0] * 0.0789924 + cosine[0] * 0.00430848;
    const symdyn_f64 y85 = cosine[0] * 0.0789924 - (sine[0] * 0.00430848);
    const symdyn_f64 y87 = sine[0] * 0.213;
    const symdyn_f64 y88 = cosine[0] * 0.213;
    const symdyn_f64 y93 = cosine[0] * cosine[1] - (sine[0] * sine[1]);
    const symdyn_f64 y96 = cosine[0] * sine[1] + sine[0] * cosine[1];
    const symdyn_f64 y102 = y93 * 0.0002285016 - (y96 * 0.0048938853184);
    const symdyn_f64 y103 = y96 * y102;
    const symdyn_f64 y105 = y103 - 3.58746816e-05;
    const symdyn_f64 k3 = {0.00249597775, -0.00249597775, 0.00249597775, -0.00249597775};
    const symdyn_f64 k4 = {7.9431538e-05, -7.9431538e-05, 7.9431538e-05, -7.9431538e-05};
    const symdyn_f64 y110 = y96 * k3 - (y93 * k4);
    const symdyn_f64 y112 = 0.0001142508 - (y93 * y102);
    const symdyn_f64 y115 = y96 * k4 + y93 * k3;
    const symdyn_f64 y117 = y103 + 0.00492976;
    const symdyn_f64 y122 = y96 * 0.02623 - (y93 * 0.00084392);
    const symdyn_f64 y125 = y96 * 0.00084392 + y93 * 0.02623;
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
    const symdyn_f64 k5 = {x370, x500, x619, x737};
    const double x501 = x371 + x372;
    const double x502 = x313 + x501;
    const double x620 = x313 - x501;
    const double x738 = x313 - x373;
    const symdyn_f64 k6 = {x374, x502, x620, x738};
    const symdyn_f64 y377 = cosine[2] * k5 - (sine[2] * k6);
    const symdyn_f64 y380 = cosine[2] * k6 + sine[2] * k5;
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
    const symdyn_f64 k7 = {x366, x498, x618, x736};
    const symdyn_f64 y433 = y88 * y416 - (k7 + y87 * y414);
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
    const symdyn_f64 k8 = {y465[0], y467[1], y467[2], y467[3]};
    const symdyn_f64 k9 = {y466[0], y465[1], y466[2], y465[3]};
    const symdyn_f64 s10 = {1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 k11 = {y467[0], y466[1], y465[2], y466[3]};
    const symdyn_f64 y476 = y125 * y433 + (k8 + s10 * (-k9)) - (y122 * y441 + s10 * (-(k11 + s10 * y471)));
    tau[8] = y476[0];
    tau[11] = y476[1];
    tau[14] = y476[2];
    tau[17] = y476[3];
    const symdyn_f64 y1212 = y70 * (y407 + y413) - (y72 * y403);
    const symdyn_f64 y1213 = y75 * (y410 + y412) + y85 * k7;
    const symdyn_f64 y1216 = y82 * y380 + (y65 * y419 + y77 * y416);
    const symdyn_f64 y1219 = y87 * y461 + (y1212 - y1213) - (y88 * y455 + y1216);
    const symdyn_f64 y1220 = y476 + y1219;
    const symdyn_f64 k12 = {7.25574e-07, 7.25574e-07, -7.25574e-07, -7.25574e-07};
    const symdyn_f64 y1224 = (y362 - y384) * k12;
    const symdyn_f64 k13 = {-4.092728e-06, 4.092728e-06, 4.092728e-06, -4.092728e-06};
    const symdyn_f64 y1226 = (y357 - y385) * k13;
    const symdyn_f64 k14 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const symdyn_f64 k15 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y1230 = y77 * y418;
    const symdyn_f64 y1229 = y75 * (y383 - y411);
    const symdyn_f64 y1239 = y393 * 0.00892066955205 - (k14 * (y382 - y383));
    const symdyn_f64 k16 = {y1224[0], y1226[1], y1226[2], y1224[3]};
    const symdyn_f64 k17 = {y1226[0], y1224[1], y1224[2], y1226[3]};
    const symdyn_f64 k18 = {y1229[0], y1230[1], y1230[2], y1230[3]};
    const symdyn_f64 k19 = {y1230[0], y1229[1], y1229[2], y1229[3]};
    const symdyn_f64 y1244 = y117 * y449 - (y115 * (y383 - y442));
    const symdyn_f64 y1245 = k16 - (y391 * 0.00043992847495) - (-(k17 - (-k18)));
    const symdyn_f64 y1247 = y112 * y448 - (y72 * y417 + y70 * y419);
    const symdyn_f64 y1249 = y380 * k15 + (y110 * y450 + (k19 - y1239));
    const symdyn_f64 y1253 = y125 * y437 + y88 * y458 - (y1249 - (y1247 + (y1244 - y1245)));
    const symdyn_f64 y1254 = y377 * (y85 + 7.119e-05) + y1253;
    const symdyn_f64 k20 = {y1254[0], y1220[0], y1254[2], y1220[2]};
    symdyn_low_f64(tau + 6, k20);
    const symdyn_f64 k21 = {y1254[1], y1220[1], y1254[3], y1220[3]};
    symdyn_low_f64(tau + 9, k21);
    symdyn_high_f64(tau + 12, k20);
    symdyn_high_f64(tau + 15, k21);
    const symdyn_f64 k22 = {4.092728e-06, -4.092728e-06, -4.092728e-06, 4.092728e-06};
    const symdyn_f64 y1262 = k7 * 7.119e-05 + (k12 * y403 - (y393 * k22));
    const symdyn_f64 y1263 = y387 * k14 + y388 * 0.00043992847495 - y1262;
    const symdyn_f64 y1264 = y1220 + y1263;
    const symdyn_f64 y1271 = y72 * y418;
    const symdyn_f64 y1270 = y70 * (y381 - y411);
    const symdyn_f64 y1278 = y105 * y448;
    const symdyn_f64 y1277 = y115 * y447;
    const symdyn_f64 y1281 = y391 * k12 + k22 * (y381 - y382);
    const symdyn_f64 k23 = {y1270[0], y1271[1], y1270[2], y1271[3]};
    const symdyn_f64 k24 = {y1271[0], y1270[1], y1271[2], y1270[3]};
    const symdyn_f64 y1286 = y110 * (y381 - y442) - (y112 * y449);
    const symdyn_f64 y1287 = y388 * k14 + y387 * 0.00892066955205 + (k7 * k15 - k23);
    const symdyn_f64 k25 = {y1277[0], y1278[1], y1278[2], y1278[3]};
    const symdyn_f64 k26 = {y1278[0], y1277[1], y1277[2], y1277[3]};
    const symdyn_f64 y1289 = k26 - (y65 * y417 - (y75 * y416));
    const symdyn_f64 y1291 = y82 * y377 - (k25 + (k24 + y1281));
    const symdyn_f64 y1295 = y122 * y437 + y87 * y458 + (y1291 - (y1289 + (y1286 - y1287)));
    const symdyn_f64 y1302 = y387 * k15 - (y388 * 7.119e-05) + (y82 * y414 - (y85 * y416));
    const symdyn_f64 y1303 = y455 + y1302;
    const symdyn_f64 y1308 = (y381 + y383) * k15 - (y391 * 7.119e-05);
    const symdyn_f64 y1310 = y82 * y417 + (y85 * y418 - y1308);
    const symdyn_f64 y1311 = y458 + y1310;
    const symdyn_f64 y1316 = (y381 + y382) * 7.119e-05 + y393 * k15;
    const symdyn_f64 y1318 = y82 * y419 - (y85 * y421 + y1316);
    const symdyn_f64 y1319 = y461 - y1318;
    const symdyn_f64 y1322 = cosine[2] * y1311 - (sine[2] * y1319);
    const symdyn_f64 y1325 = cosine[2] * y1319 + sine[2] * y1311;
    const double x1329 = 0.0465 * (y1325[3] - y1325[2] + (y1325[1] - y1325[0]));
    const double x1337 = x325 * 0.008214766969476 - (3.12e-05 * (x315 - x316));
    const double x1338 = x326 * 0.00012166 + (x327 * 0.03675794225 + x323 * 0.002283689271632);
    const double x1341 = y1254[3] + (x307 * 0.037188086 + (x1337 + x1338));
    const double x1345 = x1329 - (y1254[2] + y1254[1] + (y1254[0] + x1341));
    tau[3] = -x1345;
    const double x1349 = 0.1934 * (y1325[3] + y1325[2] - (y1325[1] + y1325[0]));
    const symdyn_f64 y1363 = cosine[2] * y1264;
    const symdyn_f64 y1364 = sine[2] * y1295;
    const double x1366 = x326 * 0.424141229571024 - (0.002283689271632 * (x314 - x316));
    const double x1367 = x321 * 3.12e-05 - (x327 * 0.00012166 + x322 * 0.008214766969476);
    const double x1370 = x313 * 0.146694152 - (x301 * 0.037188086 - (x1366 - x1367));
    const double x1377 = y1363[3] + (y1364[2] + y1364[1]) + (y1363[2] + y1363[1]);
    const double x1378 = y1363[0] + (y1364[0] + (y1364[3] + x1370)) + x1377;
    tau[4] = x1349 + x1378;
    const double x1383 = 0.1934 * (y1322[3] + y1322[2] - (y1322[1] + y1322[0]));
    const double x1387 = 0.0465 * (y1303[3] - y1303[2] + (y1303[1] - y1303[0]));
    const symdyn_f64 y1401 = sine[2] * y1264;
    const symdyn_f64 y1400 = cosine[2] * y1295;
    const double x1404 = 0.00012166 * (x314 - x315) + (x321 * 0.03675794225 + x325 * 0.002283689271632);
    const double x1405 = x323 * 0.424141229571024 - (x322 * 3.12e-05) + x1404;
    const double x1409 = y1400[0] + (y1400[3] - (x307 * 0.146694152 + x1405));
    const double x1413 = y1401[3] - (y1400[2] + y1400[1]) + (y1401[2] + y1401[1]);
    const double x1416 = x1383 - (x1387 + (y1401[0] - x1409 + x1413));
    tau[5] = -x1416;
    const double x1421 = x301 * 16.087 - (x322 * 0.037188086 + x320 * 0.146694152);
    const double x1425 = y1303[2] + y1303[1] + (y1303[0] + (y1303[3] + x1421));
    tau[0] = x1425;
    const double x1430 = x307 * 16.087 + (x323 * 0.146694152 + x325 * 0.037188086);
    const double x1434 = y1322[2] + y1322[1] + (y1322[0] + (y1322[3] + x1430));
    tau[1] = x1434;
    const double x1438 = x326 * 0.146694152 - ((x314 + x315) * 0.037188086);
    const double x1442 = y1325[0] + (y1325[3] - (x313 * 16.087 + x1438));
    tau[2] = y1325[2] + y1325[1] + x1442;
}
