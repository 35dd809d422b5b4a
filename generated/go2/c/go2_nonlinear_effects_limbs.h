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
 * Program     SHA-256 92a85db20e735966a4c802fbbacd1e9949b81246c81abd351ed759091669417c
 * Operations  603 mul, 605 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
    const symdyn_f64 k5 = {-7.9431538e-05, 7.9431538e-05, -7.9431538e-05, 7.9431538e-05};
    const symdyn_f64 y97 = y78 * k5 - (y75 * k3);
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
    const symdyn_f64 k6 = {x334, x447, x548, x648};
    const double x448 = x335 - x336;
    const double x449 = x292 + x448;
    const double x549 = x292 - x448;
    const double x649 = x292 + x337;
    const symdyn_f64 k7 = {x338, x449, x549, x649};
    const symdyn_f64 y341 = cosine[2] * k6 - (sine[2] * k7);
    const symdyn_f64 y344 = cosine[2] * k7 + sine[2] * k6;
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
    const symdyn_f64 k8 = {x330, x445, x547, x647};
    const symdyn_f64 y391 = y69 * y375 + (k8 - (y70 * y352));
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
    const symdyn_f64 y421 = y87 * y355;
    const symdyn_f64 y422 = y92 * (y385 - y402);
    const symdyn_f64 y423 = y97 * (y387 + y401);
    const symdyn_f64 y424 = y94 * y365;
    const symdyn_f64 y425 = y99 * y352;
    const symdyn_f64 k9 = {y421[0], y425[1], y425[2], y425[3]};
    const symdyn_f64 k10 = {y422[0], y423[1], y422[2], y423[3]};
    const symdyn_f64 s11 = {1.0, 1.0, -1.0, 1.0};
    const symdyn_f64 k12 = {y423[0], y422[1], y423[2], y422[3]};
    const symdyn_f64 k13 = {y424[0], y421[1], y421[2], y421[3]};
    const symdyn_f64 s14 = {-1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 k15 = {y425[0], y424[1], y424[2], y424[3]};
    const symdyn_f64 s16 = {1.0, -1.0, -1.0, -1.0};
    const symdyn_f64 y431 = k15 - (y107 * y391) + s16 * (-(k9 + s11 * k10 + s14 * (k12 + s14 * (-k13))));
    const symdyn_f64 y432 = y104 * y399 - y431;
    const symdyn_f64 n1 = -y432;
    h[8] = n1[0];
    h[11] = n1[1];
    h[14] = n1[2];
    h[17] = n1[3];
    const symdyn_f64 y1086 = y54 * y365;
    const symdyn_f64 y1083 = y59 * y352;
    const symdyn_f64 k17 = {y1083[0], y1086[1], y1086[2], y1086[3]};
    const symdyn_f64 k18 = {y1086[0], y1083[1], y1083[2], y1083[3]};
    const symdyn_f64 y1092 = y57 * (y371 + y373) + y67 * k8;
    const symdyn_f64 y1093 = k17 - (y47 * y355) + (y52 * (y369 - y374) + k18);
    const symdyn_f64 y1097 = y64 * y344 - (y69 * y417) + (y70 * y411 + (y1092 + y1093));
    const symdyn_f64 y1098 = y432 + y1097;
    const symdyn_f64 k19 = {4.092728e-06, -4.092728e-06, -4.092728e-06, 4.092728e-06};
    const symdyn_f64 y1102 = y67 + 7.119e-05;
    const symdyn_f64 k20 = {7.25574e-07, 7.25574e-07, -7.25574e-07, -7.25574e-07};
    const symdyn_f64 y1107 = (y326 - y348) * k20;
    const symdyn_f64 k21 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const symdyn_f64 y1105 = k21 * (y346 - y347);
    const symdyn_f64 k22 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y1109 = y54 * y377;
    const symdyn_f64 y1108 = y59 * y378;
    const symdyn_f64 k23 = {y1105[0], y1107[1], y1105[2], y1107[3]};
    const symdyn_f64 k24 = {y1107[0], y1105[1], y1107[2], y1105[3]};
    const symdyn_f64 k25 = {y1108[0], y1109[1], y1109[2], y1109[3]};
    const symdyn_f64 k26 = {y1109[0], y1108[1], y1108[2], y1108[3]};
    const symdyn_f64 y1119 = y94 * y405 - (k23 - (y350 * 0.0084807410771));
    const symdyn_f64 y1120 = y97 * (y347 - y400) - (y99 * y406);
    const symdyn_f64 y1121 = k24 + s16 * (-k25) + s16 * (k26 + s16 * (y57 * (y347 - y372)));
    const symdyn_f64 y1125 = y107 * y395 - (y344 * k22 + y1121);
    const symdyn_f64 y1126 = y70 * y414 + (y1119 - (-y1120)) + y1125;
    const symdyn_f64 y1128 = y355 * (y92 + (y52 + k19)) + (y341 * y1102 + y1126);
    const symdyn_f64 k27 = {y1128[0], y1098[0], y1128[2], y1098[2]};
    const symdyn_f64 s28 = {1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 n2 = s28 * k27;
    symdyn_low_f64(h + 6, n2);
    const symdyn_f64 k29 = {y1128[1], y1098[1], y1128[3], y1098[3]};
    const symdyn_f64 n3 = s28 * k29;
    symdyn_low_f64(h + 9, n3);
    symdyn_high_f64(h + 12, n2);
    symdyn_high_f64(h + 15, n3);
    const symdyn_f64 y1131 = y351 * 1.2818914e-06;
    const symdyn_f64 k30 = {7.25574e-07, -7.25574e-07, -7.25574e-07, 7.25574e-07};
    const symdyn_f64 y1129 = k30 * y365;
    const symdyn_f64 k31 = {y1129[0], y1131[1], y1129[2], y1131[3]};
    const symdyn_f64 k32 = {y1131[0], y1129[1], y1131[2], y1129[3]};
    const symdyn_f64 y1136 = k8 * 7.119e-05 + (k31 - (y350 * k19));
    const symdyn_f64 y1138 = y1098 - (k32 + y352 * 0.00043992847495 - y1136);
    const symdyn_f64 k33 = {-1.2818914e-06, 1.2818914e-06, -1.2818914e-06, 1.2818914e-06};
    const symdyn_f64 y1152 = y94 * y406;
    const symdyn_f64 y1150 = y87 * y405;
    const symdyn_f64 y1156 = k19 * (y345 - y346) - (k8 * k22);
    const symdyn_f64 y1157 = y52 * (y345 - y372) - (y47 * y377);
    const symdyn_f64 y1158 = y54 * y378 + (y351 * 0.00892066955205 + y350 * k20);
    const symdyn_f64 k34 = {y1150[0], y1152[1], y1152[2], y1152[3]};
    const symdyn_f64 k35 = {y1152[0], y1150[1], y1150[2], y1150[3]};
    const symdyn_f64 y1162 = k34 + y92 * (y345 - y400) + (k35 + y1156);
    const symdyn_f64 y1165 = y104 * y395 + (y64 * y341 - (y1157 - y1158));
    const symdyn_f64 y1167 = y352 * (y97 - (y57 + k33)) - (-(y69 * y414 - y1162 + y1165));
    const symdyn_f64 y1172 = y411 + (y351 * k22 + y64 * y375);
    const symdyn_f64 y1173 = y352 * y1102 - y1172;
    const symdyn_f64 y1178 = (y345 + y347) * k22 + y350 * 7.119e-05;
    const symdyn_f64 y1180 = y1178 - (y64 * y377 - (y67 * y378));
    const symdyn_f64 y1181 = y414 - y1180;
    const symdyn_f64 y1186 = (y345 + y346) * 7.119e-05 + y350 * k22;
    const symdyn_f64 y1188 = y1186 + (y64 * y355 + y67 * y380);
    const symdyn_f64 y1189 = y417 + y1188;
    const symdyn_f64 y1192 = cosine[2] * y1181 - (sine[2] * y1189);
    const symdyn_f64 y1195 = cosine[2] * y1189 + sine[2] * y1181;
    const double x1199 = 0.0465 * (y1195[3] - y1195[2] + (y1195[1] - y1195[0]));
    const double x1206 = 3.12e-05 * (x294 - x295) - (x298 * 0.028543175280524);
    const double x1207 = x297 * 0.00012166 - (x296 * 0.002283689271632) + x1206;
    const double x1211 = y1128[0] + (y1128[3] + (x287 * 0.037188086 - x1207));
    h[3] = -(x1199 - (y1128[2] + y1128[1] + x1211));
    const double x1217 = 0.1934 * (y1195[3] + y1195[2] - (y1195[1] + y1195[0]));
    const symdyn_f64 y1230 = sine[2] * y1167;
    const symdyn_f64 y1231 = cosine[2] * y1138;
    const double x1233 = 0.002283689271632 * (x293 - x295) - (x298 * 0.00012166);
    const double x1234 = x297 * 0.415926462601548 - (x296 * 3.12e-05) + x1233;
    const double x1236 = x292 * 0.146694152 - (x282 * 0.037188086 + x1234);
    const symdyn_f64 k36 = {y1230[3], y1230[0], y1230[1], y1230[2]};
    const symdyn_f64 y1240 = y1231 - k36;
    const double x1244 = y1240[3] + y1240[2] + (y1240[1] + (y1231[0] - (y1230[3] + x1236)));
    h[4] = x1217 - x1244;
    const double x1249 = 0.1934 * (-y1192[3] - y1192[2] - (-y1192[1] - y1192[0]));
    const double x1253 = 0.0465 * (y1173[3] - y1173[2] + (y1173[1] - y1173[0]));
    const symdyn_f64 y1265 = cosine[2] * y1167;
    const symdyn_f64 y1266 = sine[2] * y1138;
    const double x1268 = 0.00012166 * (x293 - x294) + x296 * 0.387383287321024;
    const double x1269 = x298 * 0.002283689271632 + x297 * 3.12e-05 - x1268;
    const symdyn_f64 k37 = {y1265[3], y1265[0], y1265[1], y1265[2]};
    const symdyn_f64 y1274 = y1266 - (-k37);
    const double x1275 = y1266[0] + (y1265[3] - (x287 * 0.146694152 - x1269));
    const double x1279 = x1253 + (y1274[3] + y1274[2] + (y1274[1] + x1275));
    h[5] = x1249 - x1279;
    const double x1285 = x282 * 16.087 - (x297 * 0.037188086 + x299 * 0.146694152);
    const double x1289 = y1173[2] + y1173[1] + (y1173[0] + (y1173[3] - x1285));
    h[0] = -x1289;
    const double x1294 = x287 * 16.087 - (x298 * 0.037188086 - (x296 * 0.146694152));
    const double x1298 = y1192[2] + y1192[1] + (y1192[0] - (-y1192[3] - x1294));
    h[1] = x1298;
    const double x1302 = x297 * 0.146694152 + (x293 + x294) * 0.037188086;
    const double x1306 = y1195[0] + (y1195[3] - (x292 * 16.087 - x1302));
    h[2] = y1195[2] + y1195[1] + x1306;
}
