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
 * Program     SHA-256 7600582fed49773b8cec431bfc69bff51df8c4f917d15efb92194e7e19ed6005
 * Operations  646 mul, 677 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
    const symdyn_f64 k1 = {0.000859774592, -0.000859774592, 0.000859774592, -0.000859774592};
    const symdyn_f64 k2 = {0.0148272943648, -0.0148272943648, 0.0148272943648, -0.0148272943648};
    const symdyn_f64 y62 = cosine[0] * k1 + sine[0] * k2;
    const symdyn_f64 y63 = sine[0] * y62;
    const symdyn_f64 k3 = {0.0005670347152, -0.0005670347152, 0.0005670347152, -0.0005670347152};
    const symdyn_f64 y65 = y63 + k3;
    const symdyn_f64 y70 = sine[0] * 0.00747974233 + cosine[0] * 0.000402580736;
    const symdyn_f64 k4 = {0.000429887296, -0.000429887296, 0.000429887296, -0.000429887296};
    const symdyn_f64 y72 = k4 - (cosine[0] * y62);
    const symdyn_f64 y75 = cosine[0] * 0.00747974233 - (sine[0] * 0.000402580736);
    const symdyn_f64 k5 = {-0.01539432908, 0.01539432908, -0.01539432908, 0.01539432908};
    const symdyn_f64 y77 = y63 + k5;
    const symdyn_f64 k6 = {0.0789924, -0.0789924, 0.0789924, -0.0789924};
    const symdyn_f64 k7 = {0.00430848, -0.00430848, 0.00430848, -0.00430848};
    const symdyn_f64 y82 = sine[0] * k6 + cosine[0] * k7;
    const symdyn_f64 y85 = cosine[0] * k6 - (sine[0] * k7);
    const symdyn_f64 y87 = sine[0] * 0.213;
    const symdyn_f64 y88 = cosine[0] * 0.213;
    const symdyn_f64 y93 = cosine[0] * cosine[1] - (sine[0] * sine[1]);
    const symdyn_f64 y96 = cosine[0] * sine[1] + sine[0] * cosine[1];
    const symdyn_f64 k8 = {0.0002285016, -0.0002285016, 0.0002285016, -0.0002285016};
    const symdyn_f64 k9 = {0.0048938853184, -0.0048938853184, 0.0048938853184, -0.0048938853184};
    const symdyn_f64 y102 = y93 * k8 - (y96 * k9);
    const symdyn_f64 y103 = y96 * y102;
    const symdyn_f64 k10 = {-3.58746816e-05, 3.58746816e-05, -3.58746816e-05, 3.58746816e-05};
    const symdyn_f64 y105 = y103 + k10;
    const symdyn_f64 y110 = y96 * 0.00249597775 - (y93 * 7.9431538e-05);
    const symdyn_f64 k11 = {0.0001142508, -0.0001142508, 0.0001142508, -0.0001142508};
    const symdyn_f64 y112 = k11 - (y93 * y102);
    const symdyn_f64 y115 = y96 * 7.9431538e-05 + y93 * 0.00249597775;
    const symdyn_f64 k12 = {0.00492976, -0.00492976, 0.00492976, -0.00492976};
    const symdyn_f64 y117 = y103 + k12;
    const symdyn_f64 k13 = {0.02623, -0.02623, 0.02623, -0.02623};
    const symdyn_f64 k14 = {0.00084392, -0.00084392, 0.00084392, -0.00084392};
    const symdyn_f64 y122 = y96 * k13 - (y93 * k14);
    const symdyn_f64 y125 = y96 * k14 + y93 * k13;
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
    const symdyn_f64 k15 = {x370, x500, x619, x737};
    const double x501 = x371 + x372;
    const double x502 = x313 + x501;
    const double x620 = x313 - x501;
    const double x738 = x313 - x373;
    const symdyn_f64 k16 = {x374, x502, x620, x738};
    const symdyn_f64 y377 = cosine[2] * k15 - (sine[2] * k16);
    const symdyn_f64 y380 = cosine[2] * k16 + sine[2] * k15;
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
    const symdyn_f64 k17 = {x366, x498, x618, x736};
    const symdyn_f64 y433 = y88 * y416 - (k17 + y87 * y414);
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
    const symdyn_f64 y471 = y110 * (y426 + y444) + y112 * y403;
    const symdyn_f64 y472 = y105 * y450 - (y115 * (y429 + y443));
    const symdyn_f64 y475 = y122 * y441 - (y117 * y447 + y471);
    const symdyn_f64 y476 = y125 * y433 + y472 - y475;
    const symdyn_f64 s18 = {1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 n1 = s18 * y476;
    tau[8] = n1[0];
    tau[11] = n1[1];
    tau[14] = n1[2];
    tau[17] = n1[3];
    const symdyn_f64 y1212 = y70 * (y407 + y413) - (y72 * y403);
    const symdyn_f64 y1213 = y75 * (y410 + y412) + y85 * k17;
    const symdyn_f64 y1216 = y82 * y380 + (y65 * y419 + y77 * y416);
    const symdyn_f64 y1219 = y87 * y461 + (y1212 - y1213) - (y88 * y455 + y1216);
    const symdyn_f64 y1220 = y476 + y1219;
    const symdyn_f64 k19 = {7.119e-05, -7.119e-05, 7.119e-05, -7.119e-05};
    const symdyn_f64 k20 = {7.25574e-07, -7.25574e-07, -7.25574e-07, 7.25574e-07};
    const symdyn_f64 k21 = {0.00892066955205, -0.00892066955205, 0.00892066955205, -0.00892066955205};
    const symdyn_f64 k22 = {4.092728e-06, 4.092728e-06, -4.092728e-06, -4.092728e-06};
    const symdyn_f64 k23 = {0.00043992847495, -0.00043992847495, 0.00043992847495, -0.00043992847495};
    const symdyn_f64 y1239 = y393 * k21 - (1.2818914e-06 * (y382 - y383));
    const symdyn_f64 y1240 = (y362 - y384) * k20 - (y391 * k23);
    const symdyn_f64 y1241 = (y357 - y385) * k22 - (y75 * (y383 - y411));
    const symdyn_f64 y1244 = y117 * y449 - (y115 * (y383 - y442));
    const symdyn_f64 y1246 = y110 * y450 + (y77 * y418 - y1239);
    const symdyn_f64 y1247 = y112 * y448 - (y72 * y417 + y70 * y419);
    const symdyn_f64 y1252 = y380 * 0.10962557 + y1246 - (y1247 + (y1244 - (y1240 - y1241)));
    const symdyn_f64 y1253 = y125 * y437 + y88 * y458 - y1252;
    const symdyn_f64 y1254 = y377 * (y85 + k19) + y1253;
    const symdyn_f64 k24 = {y1254[0], y1220[0], y1254[2], y1220[2]};
    symdyn_low_f64(tau + 6, k24);
    const symdyn_f64 k25 = {y1254[1], y1220[1], y1254[3], y1220[3]};
    const symdyn_f64 n2 = -k25;
    symdyn_low_f64(tau + 9, n2);
    symdyn_high_f64(tau + 12, k24);
    symdyn_high_f64(tau + 15, n2);
    const symdyn_f64 k26 = {7.25574e-07, 7.25574e-07, -7.25574e-07, -7.25574e-07};
    const symdyn_f64 k27 = {4.092728e-06, -4.092728e-06, -4.092728e-06, 4.092728e-06};
    const double x890 = 7.119e-05 * x736;
    const double x1013 = 7.119e-05 * x618;
    const double x1136 = 7.119e-05 * x498;
    const double x1259 = x366 * 7.119e-05;
    const symdyn_f64 k28 = {x1259, x1136, x1013, x890};
    const symdyn_f64 y1262 = k28 + (k26 * y403 - (y393 * k27));
    const symdyn_f64 y1263 = y387 * 1.2818914e-06 + y388 * k23 + s18 * (-y1262);
    const symdyn_f64 y1264 = y1220 + y1263;
    const double x900 = 0.10962557 * x736;
    const symdyn_f64 y1281 = y391 * k20 + k22 * (y381 - y382);
    const double x1023 = 0.10962557 * x618;
    const double x1146 = 0.10962557 * x498;
    const double x1269 = x366 * 0.10962557;
    const symdyn_f64 k29 = {x1269, x1146, x1023, x900};
    const symdyn_f64 y1286 = y110 * (y381 - y442) - (y112 * y449);
    const symdyn_f64 y1287 = y388 * 1.2818914e-06 + y387 * k21 + (k29 - (y70 * (y381 - y411)));
    const symdyn_f64 y1288 = y115 * y447 + (y72 * y418 + y1281);
    const symdyn_f64 y1289 = y105 * y448 - (y65 * y417 - (y75 * y416));
    const symdyn_f64 y1294 = y82 * y377 - y1288 - (y1289 + (y1286 - y1287));
    const symdyn_f64 y1295 = y122 * y437 + y87 * y458 + y1294;
    const symdyn_f64 y1302 = y387 * 0.10962557 - (y388 * k19) + (y82 * y414 - (y85 * y416));
    const symdyn_f64 y1303 = y455 + y1302;
    const symdyn_f64 y1308 = (y381 + y383) * 0.10962557 - (y391 * k19);
    const symdyn_f64 y1310 = y82 * y417 + (y85 * y418 - y1308);
    const symdyn_f64 y1311 = y458 + y1310;
    const symdyn_f64 y1316 = (y381 + y382) * k19 + y393 * 0.10962557;
    const symdyn_f64 y1318 = y82 * y419 - (y85 * y421 + y1316);
    const symdyn_f64 y1319 = y461 - y1318;
    const symdyn_f64 y1322 = cosine[2] * y1311 - (sine[2] * y1319);
    const symdyn_f64 y1325 = cosine[2] * y1319 + sine[2] * y1311;
    const symdyn_f64 k30 = {y1325[2], y1325[3], y1325[0], y1325[1]};
    const symdyn_f64 y1326 = k30 + y1325;
    const symdyn_f64 k31 = {y1254[2], y1254[3], y1254[0], y1254[1]};
    const symdyn_f64 y1336 = k31 + y1254;
    const double x1340 = x325 * 0.008214766969476 - (3.12e-05 * (x315 - x316));
    const double x1341 = x326 * 0.00012166 + (x327 * 0.03675794225 + x323 * 0.002283689271632);
    const double x1344 = 0.0465 * (y1326[0] + y1326[1]) + (x307 * 0.037188086 + (x1340 + x1341));
    tau[3] = y1336[0] - y1336[1] + x1344;
    const symdyn_f64 y1346 = k30 - y1325;
    const symdyn_f64 y1365 = cosine[2] * y1264 + sine[2] * y1295;
    const symdyn_f64 k32 = {y1365[2], y1365[3], y1365[0], y1365[1]};
    const symdyn_f64 y1369 = y1365 + k32;
    const double x1373 = x326 * 0.424141229571024 - (0.002283689271632 * (x314 - x316));
    const double x1374 = x321 * 3.12e-05 - (x327 * 0.00012166 + x322 * 0.008214766969476);
    const double x1377 = x313 * 0.146694152 - (x301 * 0.037188086 - (x1373 - x1374));
    const double x1379 = y1369[0] - y1369[1] + (0.1934 * (y1346[0] - y1346[1]) + x1377);
    tau[4] = x1379;
    const symdyn_f64 k33 = {y1322[2], y1322[3], y1322[0], y1322[1]};
    const symdyn_f64 y1380 = k33 - y1322;
    const symdyn_f64 k34 = {y1303[2], y1303[3], y1303[0], y1303[1]};
    const symdyn_f64 y1384 = k34 + y1303;
    const symdyn_f64 y1402 = cosine[2] * y1295 - (sine[2] * y1264);
    const symdyn_f64 k35 = {y1402[2], y1402[3], y1402[0], y1402[1]};
    const symdyn_f64 y1406 = y1402 + k35;
    const double x1411 = 0.00012166 * (x314 - x315) + (x321 * 0.03675794225 + x325 * 0.002283689271632);
    const double x1412 = x323 * 0.424141229571024 - (x322 * 3.12e-05) + x1411;
    const double x1414 = 0.0465 * (y1384[0] + y1384[1]) - (x307 * 0.146694152 + x1412);
    const double x1416 = y1406[0] - y1406[1] + (0.1934 * (y1380[0] - y1380[1]) + x1414);
    tau[5] = -x1416;
    const double x1422 = x301 * 16.087 - (x322 * 0.037188086 + x320 * 0.146694152);
    tau[0] = y1384[0] - y1384[1] + x1422;
    const symdyn_f64 y1427 = k33 + y1322;
    const double x1431 = x307 * 16.087 + (x323 * 0.146694152 + x325 * 0.037188086);
    tau[1] = y1427[0] - y1427[1] + x1431;
    const double x1437 = x326 * 0.146694152 - ((x314 + x315) * 0.037188086);
    const double x1439 = y1326[0] - y1326[1] - (x313 * 16.087 + x1437);
    tau[2] = x1439;
}
