/*
 * nonlinear_effects of go2: Coriolis, centrifugal and gravity forces: h = C v + g.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.recipes
 * Convention  pinocchio
 * Program     SHA-256 3c15a30f4d897250eb61a7e7a787685ffeadc047215676387d88fb3c95c8d493
 * Operations  603 mul, 601 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     h  18  N, N m  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     assembled/dynamics          PROVED
 *     assembled/dynamics-free     PROVED
 *     lagrange/equation           PROVED
 *     lagrange/fork               PROVED
 *     lagrange/ball               PROVED
 *     recursions/rnea-lagrange-3  PROVED
 *     recursions/rnea-lagrange-7  PROVED
 *     recursions/rnea-limbs       PROVED
 *     recursions/rnea-wheels      PROVED
 *     recursions/rnea-ball        PROVED
 *     recursions/rnea-floating    PROVED
 *     recursions/effects          PROVED
 *     regressor/lumped-mixed      PROVED-MOD-P
 *     regressor/lumped-disc       PROVED
 *     regressor/reframed          PROVED
 *     rotations/align             PROVED
 *     rotations/align-back        PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_nonlinear_effects(const double *q, const double *v, double *h)
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
    const symdyn_f64 y44 = cosine[0] * 0.000859774592 + sine[0] * 0.0148272943648;
    const symdyn_f64 y45 = sine[0] * y44;
    const symdyn_f64 y47 = y45 + 0.0005670347152;
    const symdyn_f64 k1 = {0.00747974233, -0.00747974233, 0.00747974233, -0.00747974233};
    const symdyn_f64 k2 = {0.000402580736, -0.000402580736, 0.000402580736, -0.000402580736};
    const symdyn_f64 y52 = sine[0] * k1 + cosine[0] * k2;
    const symdyn_f64 y54 = 0.000429887296 - (cosine[0] * y44);
    const symdyn_f64 y57 = cosine[0] * k1 - (sine[0] * k2);
    const symdyn_f64 y59 = y45 - 0.01539432908;
    const symdyn_f64 y64 = sine[0] * 0.0789924 + cosine[0] * 0.00430848;
    const symdyn_f64 y67 = cosine[0] * 0.0789924 - (sine[0] * 0.00430848);
    const symdyn_f64 y69 = sine[0] * 0.213;
    const symdyn_f64 y70 = cosine[0] * 0.213;
    const symdyn_f64 y75 = cosine[0] * cosine[1] - (sine[0] * sine[1]);
    const symdyn_f64 y78 = cosine[0] * sine[1] + sine[0] * cosine[1];
    const symdyn_f64 y84 = y75 * 0.0002285016 - (y78 * 0.0048938853184);
    const symdyn_f64 y85 = y78 * y84;
    const symdyn_f64 y87 = y85 - 3.58746816e-05;
    const symdyn_f64 k3 = {0.00249597775, -0.00249597775, 0.00249597775, -0.00249597775};
    const symdyn_f64 k4 = {7.9431538e-05, -7.9431538e-05, 7.9431538e-05, -7.9431538e-05};
    const symdyn_f64 y92 = y78 * k3 - (y75 * k4);
    const symdyn_f64 y94 = 0.0001142508 - (y75 * y84);
    const symdyn_f64 y97 = y78 * k4 + y75 * k3;
    const symdyn_f64 y99 = y85 + 0.00492976;
    const symdyn_f64 y104 = y78 * 0.02623 - (y75 * 0.00084392);
    const symdyn_f64 y107 = y78 * 0.00084392 + y75 * 0.02623;
    const double x264 = q[3] * 2.0;
    const double x265 = q[4] * 2.0;
    const double x266 = q[5] * 2.0;
    const double x276 = q[4] * x265 - (1.0 - (q[3] * x264));
    const double x278 = (q[3] * x266 - (q[6] * x265)) * 9.81;
    const double x282 = x278 + (v[2] * v[4] - (v[1] * v[5]));
    const double x283 = (q[4] * x266 + q[6] * x264) * 9.81;
    const double x287 = x283 + (v[0] * v[5] - (v[2] * v[3]));
    const double x292 = x276 * 9.81 - (v[1] * v[3] - (v[0] * v[4]));
    const double x293 = v[3] * v[3];
    const double x294 = v[4] * v[4];
    const double x295 = v[5] * v[5];
    const double x296 = v[3] * v[4];
    const double x297 = v[3] * v[5];
    const double x298 = v[4] * v[5];
    const double x299 = x294 + x295;
    const symdyn_f64 y320 = v[4] * cosine[2] + v[5] * sine[2];
    const symdyn_f64 y323 = v[5] * cosine[2] - (v[4] * sine[2]);
    const symdyn_f64 y324 = v[3] + y24;
    const symdyn_f64 y325 = y24 * y323;
    const symdyn_f64 y326 = y24 * y320;
    const double x327 = x299 * 0.1934;
    const double x328 = x296 * 0.0465;
    const double x329 = x327 - x328;
    const double x330 = x282 - x329;
    const double x331 = (x293 + x295) * 0.0465;
    const double x332 = x296 * 0.1934;
    const double x333 = x331 - x332;
    const double x334 = x287 - x333;
    const double x335 = x298 * 0.0465;
    const double x336 = x297 * 0.1934;
    const double x337 = x335 + x336;
    const double x338 = x292 - x337;
    const double x446 = x331 + x332;
    const double x447 = x287 + x446;
    const double x548 = x287 - x446;
    const double x648 = x287 + x333;
    const symdyn_f64 k5 = {x334, x447, x548, x648};
    const double x448 = x335 - x336;
    const double x449 = x292 + x448;
    const double x549 = x292 - x448;
    const double x649 = x292 + x337;
    const symdyn_f64 k6 = {x338, x449, x549, x649};
    const symdyn_f64 y341 = cosine[2] * k5 - (sine[2] * k6);
    const symdyn_f64 y344 = cosine[2] * k6 + sine[2] * k5;
    const symdyn_f64 y345 = y324 * y324;
    const symdyn_f64 y346 = y320 * y320;
    const symdyn_f64 y347 = y323 * y323;
    const symdyn_f64 y348 = y320 * y324;
    const symdyn_f64 y349 = y323 * y324;
    const symdyn_f64 y350 = y320 * y323;
    const symdyn_f64 y351 = y326 + y348;
    const symdyn_f64 y352 = y325 + y349;
    const symdyn_f64 y355 = y325 - y349;
    const symdyn_f64 y365 = y345 - y347;
    const symdyn_f64 y368 = y25 + y320;
    const symdyn_f64 y369 = y25 * y323;
    const symdyn_f64 y371 = y326 - (y25 * y324);
    const symdyn_f64 y372 = y368 * y368;
    const symdyn_f64 y373 = y324 * y368;
    const symdyn_f64 y374 = y323 * y368;
    const symdyn_f64 y375 = y347 + y372;
    const symdyn_f64 y377 = y371 - y373;
    const symdyn_f64 y378 = y369 + y374;
    const symdyn_f64 y380 = y345 + y372;
    const symdyn_f64 y383 = y26 + y368;
    const symdyn_f64 y385 = y369 + y26 * y323;
    const symdyn_f64 y387 = y371 - (y26 * y324);
    const double x444 = x327 + x328;
    const double x445 = x282 - x444;
    const double x547 = x282 + x444;
    const double x647 = x282 + x329;
    const symdyn_f64 k7 = {x330, x445, x547, x647};
    const symdyn_f64 y391 = y69 * y375 + (k7 - (y70 * y352));
    const symdyn_f64 y395 = y341 + (y69 * y377 - (y70 * y378));
    const symdyn_f64 y399 = y344 - (y69 * y355 + y70 * y380);
    const symdyn_f64 y400 = y383 * y383;
    const symdyn_f64 y401 = y324 * y383;
    const symdyn_f64 y402 = y323 * y383;
    const symdyn_f64 y405 = y387 - y401;
    const symdyn_f64 y406 = y385 + y402;
    const symdyn_f64 y411 = y104 * (y347 + y400) - (y107 * y352);
    const symdyn_f64 y414 = y104 * y405 - (y107 * y406);
    const symdyn_f64 y417 = y104 * y355 + y107 * (y345 + y400);
    const symdyn_f64 y427 = y87 * y355 + y92 * (y385 - y402);
    const symdyn_f64 y428 = y97 * (y387 + y401) - (y94 * y365);
    const symdyn_f64 y431 = y99 * y352 - (y107 * y391) - (y427 + y428);
    const symdyn_f64 y432 = y104 * y399 - y431;
    const symdyn_f64 n1 = -y432;
    h[8] = n1[0];
    h[11] = n1[1];
    h[14] = n1[2];
    h[17] = n1[3];
    const symdyn_f64 y1091 = y52 * (y369 - y374) + y54 * y365;
    const symdyn_f64 y1092 = y57 * (y371 + y373) + y67 * k7;
    const symdyn_f64 y1093 = y59 * y352 - (y47 * y355) + y1091;
    const symdyn_f64 y1097 = y64 * y344 - (y69 * y417) + (y70 * y411 + (y1092 + y1093));
    const symdyn_f64 y1098 = y432 + y1097;
    const symdyn_f64 k8 = {4.092728e-06, -4.092728e-06, -4.092728e-06, 4.092728e-06};
    const symdyn_f64 y1102 = y67 + 7.119e-05;
    const symdyn_f64 k9 = {7.25574e-07, 7.25574e-07, -7.25574e-07, -7.25574e-07};
    const symdyn_f64 k10 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const symdyn_f64 k11 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y1116 = k10 * (y346 - y347) - (y350 * 0.0084807410771);
    const symdyn_f64 y1117 = (y326 - y348) * k9 - (y59 * y378);
    const symdyn_f64 y1118 = y54 * y377 + y57 * (y347 - y372);
    const symdyn_f64 y1120 = y97 * (y347 - y400) + y99 * y406;
    const symdyn_f64 y1124 = y70 * y414 + (y94 * y405 - y1116 - y1120);
    const symdyn_f64 y1125 = y107 * y395 - (y344 * k11 + (y1117 + y1118));
    const symdyn_f64 y1128 = y355 * (y92 + (y52 + k8)) + (y341 * y1102 + (y1124 + y1125));
    const symdyn_f64 k12 = {y1128[0], y1098[0], y1128[2], y1098[2]};
    const symdyn_f64 s13 = {1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 n2 = s13 * k12;
    symdyn_low_f64(h + 6, n2);
    const symdyn_f64 k14 = {y1128[1], y1098[1], y1128[3], y1098[3]};
    const symdyn_f64 n3 = s13 * k14;
    symdyn_low_f64(h + 9, n3);
    symdyn_high_f64(h + 12, n2);
    symdyn_high_f64(h + 15, n3);
    const double x788 = 7.119e-05 * x647;
    const double x903 = 7.119e-05 * x547;
    const double x1018 = 7.119e-05 * x445;
    const double x1133 = x330 * 7.119e-05;
    const symdyn_f64 k15 = {x1133, x1018, x903, x788};
    const symdyn_f64 y1136 = k15 + (k9 * y365 - (y350 * k8));
    const symdyn_f64 y1137 = y351 * k10 + y352 * 0.00043992847495 - y1136;
    const symdyn_f64 y1138 = y1098 - y1137;
    const symdyn_f64 k16 = {-1.2818914e-06, 1.2818914e-06, -1.2818914e-06, 1.2818914e-06};
    const symdyn_f64 k17 = {4.092728e-06, 4.092728e-06, -4.092728e-06, -4.092728e-06};
    const double x800 = 0.10962557 * x647;
    const double x915 = 0.10962557 * x547;
    const double x1030 = 0.10962557 * x445;
    const double x1145 = x330 * 0.10962557;
    const symdyn_f64 k18 = {x1145, x1030, x915, x800};
    const symdyn_f64 y1157 = y52 * (y345 - y372) - (y47 * y377);
    const symdyn_f64 y1158 = y54 * y378 + (y351 * 0.00892066955205 + y350 * k9);
    const symdyn_f64 y1159 = y87 * y405 + y92 * (y345 - y400);
    const symdyn_f64 y1160 = y94 * y406 + s13 * (k17 * (y345 - y346) - k18);
    const symdyn_f64 y1165 = y104 * y395 + (y64 * y341 - (y1157 - y1158));
    const symdyn_f64 y1166 = y69 * y414 - (y1159 + y1160) + y1165;
    const symdyn_f64 y1167 = y352 * (y97 + (y57 + k16)) - y1166;
    const symdyn_f64 y1172 = y411 + (y351 * k11 + y64 * y375);
    const symdyn_f64 y1173 = y352 * y1102 - y1172;
    const symdyn_f64 y1178 = (y345 + y347) * k11 + y350 * 7.119e-05;
    const symdyn_f64 y1180 = y1178 - (y64 * y377 - (y67 * y378));
    const symdyn_f64 y1181 = y414 - y1180;
    const symdyn_f64 y1186 = (y345 + y346) * 7.119e-05 + y350 * k11;
    const symdyn_f64 y1188 = y1186 + (y64 * y355 + y67 * y380);
    const symdyn_f64 y1189 = y417 + y1188;
    const symdyn_f64 y1192 = cosine[2] * y1181 - (sine[2] * y1189);
    const symdyn_f64 y1195 = cosine[2] * y1189 + sine[2] * y1181;
    const symdyn_f64 k19 = {y1195[2], y1195[3], y1195[0], y1195[1]};
    const symdyn_f64 y1196 = k19 + y1195;
    const symdyn_f64 k20 = {y1128[2], y1128[3], y1128[0], y1128[1]};
    const symdyn_f64 y1205 = k20 + y1128;
    const double x1209 = 3.12e-05 * (x294 - x295) - (x298 * 0.028543175280524);
    const double x1210 = x297 * 0.00012166 - (x296 * 0.002283689271632) + x1209;
    const double x1212 = 0.0465 * (y1196[0] - y1196[1]) + (x287 * 0.037188086 - x1210);
    h[3] = y1205[0] + y1205[1] + x1212;
    const symdyn_f64 y1214 = k19 - y1195;
    const symdyn_f64 y1232 = sine[2] * y1167 + cosine[2] * y1138;
    const symdyn_f64 k21 = {y1232[2], y1232[3], y1232[0], y1232[1]};
    const symdyn_f64 y1236 = y1232 + k21;
    const double x1240 = 0.002283689271632 * (x293 - x295) - (x298 * 0.00012166);
    const double x1241 = x297 * 0.415926462601548 - (x296 * 3.12e-05) + x1240;
    const double x1243 = x292 * 0.146694152 - (x282 * 0.037188086 + x1241);
    const double x1245 = y1236[0] + y1236[1] - (0.1934 * (y1214[0] + y1214[1]) + x1243);
    h[4] = -x1245;
    const symdyn_f64 k22 = {y1192[2], y1192[3], y1192[0], y1192[1]};
    const symdyn_f64 y1246 = k22 - y1192;
    const symdyn_f64 k23 = {y1173[2], y1173[3], y1173[0], y1173[1]};
    const symdyn_f64 y1250 = k23 + y1173;
    const symdyn_f64 y1267 = cosine[2] * y1167 - (sine[2] * y1138);
    const symdyn_f64 k24 = {y1267[2], y1267[3], y1267[0], y1267[1]};
    const symdyn_f64 y1271 = y1267 + k24;
    const double x1275 = 0.00012166 * (x293 - x294) + x296 * 0.387383287321024;
    const double x1276 = x298 * 0.002283689271632 + x297 * 3.12e-05 - x1275;
    const double x1278 = 0.0465 * (y1250[0] - y1250[1]) + (x287 * 0.146694152 - x1276);
    const double x1280 = y1271[0] + y1271[1] - (0.1934 * (y1246[0] + y1246[1]) - x1278);
    h[5] = x1280;
    const double x1286 = x282 * 16.087 - (x297 * 0.037188086 + x299 * 0.146694152);
    h[0] = -(y1250[0] + y1250[1] - x1286);
    const symdyn_f64 y1291 = k22 + y1192;
    const double x1295 = x287 * 16.087 - (x298 * 0.037188086 - (x296 * 0.146694152));
    h[1] = y1291[0] + y1291[1] + x1295;
    const double x1301 = x297 * 0.146694152 + (x293 + x294) * 0.037188086;
    const double x1303 = y1196[0] + y1196[1] - (x292 * 16.087 - x1301);
    h[2] = x1303;
}
