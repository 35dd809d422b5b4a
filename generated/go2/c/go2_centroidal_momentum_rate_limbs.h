/*
 * centroidal_momentum_rate of go2: Rate of the centroidal momentum, linear first: A_G a + dA_G v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.centroidal_rate
 * Convention  pinocchio
 * Program     SHA-256 8856b75bc5248d715b62daa1c37f87bbd8553c10abb03276c0af31b25e23bd13
 * Operations  742 mul, 746 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad       [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
 *     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     dh_G  6  N, N m  linear first, world axes at the centre of mass
 *
 * Statements it rests on
 *     centroidal/derivative        PROVED
 *     centroidal/derivative-fixed  PROVED
 *     centroidal/balance           PROVED
 *     outside/momentum-rate        PROVED
 *     outside/momentum-rate-free   PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_centroidal_momentum_rate(
    const double *q, const double *v, const double *a, double *dh_G)
{
    const symdyn_f64 y6 = {q[7], q[10], q[13], q[16]};
    const symdyn_f64 y7 = {q[8], q[11], q[14], q[17]};
    const symdyn_f64 y8 = {q[9], q[12], q[15], q[18]};
    const symdyn_f64 angle[3] = {y6, y7, y8};
    symdyn_f64 sine[3], cosine[3];
    symdyn_sincos_lanes_f64(3, angle, sine, cosine);
    const symdyn_f64 y24 = {v[6], v[9], v[12], v[15]};
    const symdyn_f64 y25 = {v[7], v[10], v[13], v[16]};
    const symdyn_f64 y26 = {v[8], v[11], v[14], v[17]};
    const symdyn_f64 y42 = {a[6], a[9], a[12], a[15]};
    const symdyn_f64 y43 = {a[7], a[10], a[13], a[16]};
    const symdyn_f64 y44 = {a[8], a[11], a[14], a[17]};
    const double x55 = q[3] * 2.0;
    const double x56 = q[4] * 2.0;
    const double x57 = q[5] * 2.0;
    const double x59 = q[4] * x56;
    const double x60 = q[5] * x57;
    const double x61 = q[3] * x56;
    const double x62 = q[3] * x57;
    const double x63 = q[4] * x57;
    const double x64 = q[6] * x55;
    const double x65 = q[6] * x56;
    const double x66 = q[6] * x57;
    const double x68 = x60 - (1.0 - x59);
    const double x69 = x61 - x66;
    const double x70 = x62 + x65;
    const double x71 = x61 + x66;
    const double x72 = 1.0 - (q[3] * x55);
    const double x73 = x60 - x72;
    const double x74 = x63 - x64;
    const double x75 = x62 - x65;
    const double x76 = x63 + x64;
    const double x77 = x59 - x72;
    const double x81 = v[2] * v[4] + (a[0] - (v[1] * v[5]));
    const double x85 = v[0] * v[5] + (a[1] - (v[2] * v[3]));
    const double x89 = v[1] * v[3] + (a[2] - (v[0] * v[4]));
    const double x90 = v[3] * v[3];
    const double x91 = v[4] * v[4];
    const double x92 = v[5] * v[5];
    const double x93 = v[3] * v[4];
    const double x94 = v[3] * v[5];
    const double x95 = v[4] * v[5];
    const double x96 = x91 + x92;
    const double x97 = a[5] - x93;
    const double x98 = a[4] + x94;
    const double x99 = a[5] + x93;
    const double x101 = a[3] - x95;
    const double x102 = a[4] - x94;
    const double x103 = a[3] + x95;
    const symdyn_f64 y123 = v[4] * cosine[0] + v[5] * sine[0];
    const symdyn_f64 y126 = v[5] * cosine[0] - (v[4] * sine[0]);
    const symdyn_f64 y127 = v[3] + y24;
    const symdyn_f64 y128 = a[3] + y42;
    const symdyn_f64 y133 = y24 * y126 + (a[4] * cosine[0] + a[5] * sine[0]);
    const symdyn_f64 y138 = y24 * y123 - (a[5] * cosine[0] - (a[4] * sine[0]));
    const double x139 = x96 * 0.1934;
    const double x140 = x97 * 0.0465;
    const double x141 = x81 - x139;
    const double x142 = x140 - x141;
    const double x143 = (x90 + x92) * 0.0465;
    const double x144 = x99 * 0.1934;
    const double x145 = x85 - x143;
    const double x146 = x144 + x145;
    const double x147 = x102 * 0.1934;
    const double x148 = x103 * 0.0465;
    const double x149 = x89 - x147;
    const double x150 = x148 + x149;
    const double x336 = x85 + x143;
    const double x337 = x144 + x336;
    const double x503 = x144 - x145;
    const double x669 = x144 - x336;
    const symdyn_f64 k1 = {x146, x337, x503, x669};
    const double x338 = x148 - x149;
    const double x504 = x89 + x147;
    const double x505 = x148 + x504;
    const double x670 = x148 - x504;
    const symdyn_f64 k2 = {x150, x338, x505, x670};
    const symdyn_f64 s3 = {1.0, -1.0, -1.0, 1.0};
    const symdyn_f64 y153 = cosine[0] * k1 + s3 * (sine[0] * k2);
    const symdyn_f64 y156 = cosine[0] * k2 + s3 * (-(sine[0] * k1));
    const symdyn_f64 y157 = y127 * y127;
    const symdyn_f64 y158 = y123 * y123;
    const symdyn_f64 y159 = y126 * y126;
    const symdyn_f64 y160 = y123 * y127;
    const symdyn_f64 y161 = y126 * y127;
    const symdyn_f64 y162 = y123 * y126;
    const symdyn_f64 y163 = y138 + y160;
    const symdyn_f64 y164 = y133 + y161;
    const symdyn_f64 y165 = y138 - y160;
    const symdyn_f64 y167 = y128 - y162;
    const symdyn_f64 y168 = y133 - y161;
    const symdyn_f64 y169 = y128 + y162;
    const symdyn_f64 y178 = y158 - y159;
    const symdyn_f64 y185 = y127 * cosine[1] - (y126 * sine[1]);
    const symdyn_f64 y188 = y126 * cosine[1] + y127 * sine[1];
    const symdyn_f64 y189 = y25 + y123;
    const symdyn_f64 y194 = y25 * y188 - (y128 * cosine[1] + y138 * sine[1]);
    const symdyn_f64 y195 = y43 + y133;
    const symdyn_f64 y200 = y25 * y185 + (y128 * sine[1] - (y138 * cosine[1]));
    const double x335 = x140 + x141;
    const double x501 = x81 + x139;
    const double x502 = x140 - x501;
    const double x668 = x140 + x501;
    const symdyn_f64 k4 = {x142, x335, x502, x668};
    const symdyn_f64 y203 = k4 * cosine[1] + y156 * sine[1];
    const symdyn_f64 y206 = y156 * cosine[1] - (k4 * sine[1]);
    const symdyn_f64 y207 = y185 * y185;
    const symdyn_f64 y208 = y189 * y189;
    const symdyn_f64 y209 = y188 * y188;
    const symdyn_f64 y210 = y185 * y189;
    const symdyn_f64 y211 = y185 * y188;
    const symdyn_f64 y212 = y188 * y189;
    const symdyn_f64 y215 = y195 + y211;
    const symdyn_f64 y216 = y200 + y210;
    const symdyn_f64 y217 = y194 + y212;
    const symdyn_f64 y218 = y195 - y211;
    const symdyn_f64 y220 = y207 + y208;
    const symdyn_f64 y236 = y185 * cosine[2] - (y188 * sine[2]);
    const symdyn_f64 y239 = y185 * sine[2] + y188 * cosine[2];
    const symdyn_f64 y240 = y26 + y189;
    const symdyn_f64 y245 = y200 * sine[2] + (y194 * cosine[2] + y26 * y239);
    const symdyn_f64 y246 = y44 + y195;
    const symdyn_f64 y251 = y200 * cosine[2] - (y194 * sine[2] - (y26 * y236));
    const symdyn_f64 k5 = {0.213, -0.213, 0.213, -0.213};
    const symdyn_f64 y253 = y203 + y215 * k5;
    const symdyn_f64 k6 = {0.213, 0.213, -0.213, -0.213};
    const symdyn_f64 y255 = y153 - (y217 * k6);
    const symdyn_f64 y257 = y206 + y220 * k5;
    const symdyn_f64 y264 = y236 * y236;
    const symdyn_f64 y265 = y240 * y240;
    const symdyn_f64 y266 = y239 * y239;
    const symdyn_f64 y267 = y236 * y240;
    const symdyn_f64 y268 = y236 * y239;
    const symdyn_f64 y269 = y239 * y240;
    const symdyn_f64 y272 = y246 + y268;
    const symdyn_f64 y273 = y251 + y267;
    const symdyn_f64 y274 = y245 + y269;
    const symdyn_f64 y275 = y246 - y268;
    const symdyn_f64 y282 = (y265 + y266) * 0.00084392 + y272 * 0.02623;
    const symdyn_f64 y285 = y274 * 0.02623 - (y273 * 0.00084392);
    const symdyn_f64 y288 = y275 * 0.00084392 - ((y264 + y265) * 0.02623);
    const symdyn_f64 k7 = {7.9431538e-05, -7.9431538e-05, 7.9431538e-05, -7.9431538e-05};
    const symdyn_f64 k8 = {0.00249597775, -0.00249597775, 0.00249597775, -0.00249597775};
    const symdyn_f64 k9 = {0.02623, 0.02623, -0.02623, -0.02623};
    const symdyn_f64 y302 = y275 * k7 - (k8 * (y265 - y266));
    const symdyn_f64 y305 = y255 * k9 - y302 + (y273 * 0.0001142508 - (y274 * 0.00492976));
    const symdyn_f64 k10 = {0.00084392, 0.00084392, -0.00084392, -0.00084392};
    const symdyn_f64 y311 = k7 * (y264 - y265) - (y272 * k8);
    const symdyn_f64 y314 = y255 * k10 - y311 + (y273 * 3.58746816e-05 - (y274 * 0.0001142508));
    const symdyn_f64 y1181 = cosine[2] * y282 + sine[2] * y288;
    const symdyn_f64 k11 = {0.00747974233, -0.00747974233, 0.00747974233, -0.00747974233};
    const symdyn_f64 k12 = {0.000402580736, -0.000402580736, 0.000402580736, -0.000402580736};
    const symdyn_f64 k13 = {0.0789924, 0.0789924, -0.0789924, -0.0789924};
    const symdyn_f64 y1190 = y218 * k12 + k11 * (y208 - y209);
    const symdyn_f64 y1193 = y153 * k13 + y1190 - (y217 * 0.01539432908 + y216 * 0.000429887296);
    const symdyn_f64 y1196 = 0.213 * y285 - y1193 - (cosine[2] * y305 + sine[2] * y314);
    const symdyn_f64 k14 = {0.00430848, 0.00430848, -0.00430848, -0.00430848};
    const symdyn_f64 y1204 = k12 * (y207 - y208) + y215 * k11;
    const symdyn_f64 y1207 = y153 * k14 - y1204 - (y216 * 0.0005670347152 + y217 * 0.000429887296);
    const symdyn_f64 y1209 = sine[2] * y305 - (cosine[2] * y314 - y1207);
    const symdyn_f64 y1212 = y215 * 0.0789924 - ((y208 + y209) * 0.00430848);
    const symdyn_f64 y1213 = y1181 + y1212;
    const symdyn_f64 y1219 = sine[2] * y282 + (y218 * 0.00430848 + y220 * 0.0789924);
    const symdyn_f64 y1220 = cosine[2] * y288 - y1219;
    const symdyn_f64 k15 = {4.092728e-06, -4.092728e-06, 4.092728e-06, -4.092728e-06};
    const symdyn_f64 k16 = {1.2818914e-06, -1.2818914e-06, -1.2818914e-06, 1.2818914e-06};
    const symdyn_f64 k17 = {0.00043992847495, 0.00043992847495, -0.00043992847495, -0.00043992847495};
    const symdyn_f64 k18 = {7.119e-05, -7.119e-05, -7.119e-05, 7.119e-05};
    const symdyn_f64 k19 = {0.01539432908, 0.01539432908, -0.01539432908, -0.01539432908};
    const symdyn_f64 k20 = {0.000429887296, 0.000429887296, -0.000429887296, -0.000429887296};
    const symdyn_f64 k21 = {0.0005670347152, 0.0005670347152, -0.0005670347152, -0.0005670347152};
    const symdyn_f64 k22 = {0.00747974233, 0.00747974233, -0.00747974233, -0.00747974233};
    const symdyn_f64 y1230 = (y200 - y210) * k22;
    const symdyn_f64 k23 = {0.000402580736, 0.000402580736, -0.000402580736, -0.000402580736};
    const symdyn_f64 y1229 = (y194 - y212) * k23;
    const symdyn_f64 y1232 = y203 * k13;
    const symdyn_f64 k24 = {-0.00430848, -0.00430848, 0.00430848, 0.00430848};
    const symdyn_f64 y1231 = y206 * k24;
    const symdyn_f64 k25 = {7.9431538e-05, 7.9431538e-05, -7.9431538e-05, -7.9431538e-05};
    const symdyn_f64 y1234 = (y245 - y269) * k25;
    const symdyn_f64 k26 = {-0.00249597775, -0.00249597775, 0.00249597775, 0.00249597775};
    const symdyn_f64 y1233 = (y251 - y267) * k26;
    const symdyn_f64 k27 = {3.58746816e-05, 3.58746816e-05, -3.58746816e-05, -3.58746816e-05};
    const symdyn_f64 k28 = {0.0001142508, 0.0001142508, -0.0001142508, -0.0001142508};
    const symdyn_f64 k29 = {0.00492976, 0.00492976, -0.00492976, -0.00492976};
    const symdyn_f64 k30 = {0.00084392, -0.00084392, -0.00084392, 0.00084392};
    const symdyn_f64 y1238 = (cosine[2] * y257 - (sine[2] * y253)) * k30;
    const symdyn_f64 k31 = {0.02623, -0.02623, -0.02623, 0.02623};
    const symdyn_f64 y1239 = (cosine[2] * y253 + sine[2] * y257) * k31;
    const symdyn_f64 y1241 = 7.25574e-07 * (y157 - y159) - (y169 * k15);
    const symdyn_f64 y1244 = y215 * k19 + k20 * (y207 - y209);
    const symdyn_f64 y1245 = y218 * k21 + (y163 * k16 + k4 * k18);
    const symdyn_f64 k32 = {y1229[0], y1230[1], y1229[2], y1230[3]};
    const symdyn_f64 k33 = {y1230[0], y1229[1], y1230[2], y1229[3]};
    const symdyn_f64 k34 = {y1231[0], y1232[1], y1231[2], y1232[3]};
    const symdyn_f64 k35 = {y1232[0], y1231[1], y1232[2], y1231[3]};
    const symdyn_f64 y1250 = k28 * (y264 - y266) - (y272 * k29);
    const symdyn_f64 y1251 = y164 * k17 - y1241 + y1244 - (k32 - y1245);
    const symdyn_f64 y1252 = k33 - k34 + (k35 + y275 * k27);
    const symdyn_f64 k36 = {y1233[0], y1234[1], y1233[2], y1234[3]};
    const symdyn_f64 k37 = {y1234[0], y1233[1], y1234[2], y1233[3]};
    const symdyn_f64 y1258 = k37 - y1238 + (y1239 - (y1250 - y1251));
    const symdyn_f64 y1259 = k6 * y1181 - (k36 - y1252) + y1258;
    const symdyn_f64 k38 = {7.25574e-07, 7.25574e-07, -7.25574e-07, -7.25574e-07};
    const symdyn_f64 k39 = {4.092728e-06, -4.092728e-06, -4.092728e-06, 4.092728e-06};
    const symdyn_f64 k40 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const symdyn_f64 y1267 = y167 * k38 + k39 * (y157 - y158);
    const symdyn_f64 y1270 = y164 * k40 - (k4 * 0.10962557) + (y163 * 0.00892066955205 - y1267);
    const symdyn_f64 y1272 = sine[1] * y1196 - (cosine[1] * y1209 + y1270);
    const symdyn_f64 k41 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y1278 = sine[1] * y1220 - (y163 * k41 - (y164 * 7.119e-05));
    const symdyn_f64 y1279 = cosine[1] * y1213 + y1278;
    const symdyn_f64 y1284 = (y157 + y159) * k41 - (y167 * 7.119e-05);
    const symdyn_f64 y1286 = y217 * 0.0789924 + (y216 * 0.00430848 + y1284);
    const symdyn_f64 y1287 = y285 + y1286;
    const symdyn_f64 y1292 = (y157 + y158) * 7.119e-05 + y169 * k41;
    const symdyn_f64 y1294 = sine[1] * y1213 - (cosine[1] * y1220 - y1292);
    const symdyn_f64 y1297 = cosine[0] * y1287 + sine[0] * y1294;
    const symdyn_f64 y1300 = cosine[0] * y1294 - (sine[0] * y1287);
    const double x1305 = x81 * 16.087 - (x98 * 0.037188086 + x96 * 0.146694152);
    const double x1309 = y1279[2] + y1279[1] + (y1279[0] + (y1279[3] - x1305));
    const double x1314 = x85 * 16.087 + (x99 * 0.146694152 + x101 * 0.037188086);
    const double x1318 = y1297[2] + y1297[1] + (y1297[0] + (y1297[3] - x1314));
    const double x1322 = x102 * 0.146694152 - ((x90 + x91) * 0.037188086);
    const double x1326 = y1300[0] - (-y1300[3] - (x89 * 16.087 - x1322));
    const double x1327 = y1300[2] + y1300[1] + x1326;
    const symdyn_f64 y1367 = cosine[2] * 0.00084392 - (0.00430848 + sine[2] * 0.02623);
    const symdyn_f64 y1371 = cosine[2] * 0.02623 + (0.0789924 + sine[2] * 0.00084392);
    const symdyn_f64 y1375 = cosine[1] * y1371 + (7.119e-05 + sine[1] * y1367);
    const symdyn_f64 y1382 = cosine[1] * y1367;
    const symdyn_f64 y1383 = sine[1] * y1371;
    const symdyn_f64 k42 = {y1382[3], y1382[0], y1382[1], y1382[2]};
    const symdyn_f64 y1387 = y1383 - k42;
    const double x1391 = y1387[3] + y1387[2] + (y1387[1] + (y1383[0] - (0.146694152 + y1382[3])));
    const double x1395 = 0.10962557 * (cosine[0][0] - cosine[0][1] + (cosine[0][2] - cosine[0][3]));
    const symdyn_f64 y1399 = sine[0] * y1375;
    const double x1403 = x1395 + (y1399[3] + y1399[2] + (y1399[1] + y1399[0]));
    const double x1407 = 0.10962557 * (sine[0][0] - sine[0][1] + (sine[0][2] - sine[0][3]));
    const symdyn_f64 y1411 = cosine[0] * y1375;
    const double x1415 = y1411[2] + y1411[1] + (y1411[0] + (0.037188086 + y1411[3]));
    const double x1418 = x1391 * 0.06216199415677255;
    const double x1419 = x1403 * 0.06216199415677255;
    const double x1420 = (x1407 - x1415) * 0.06216199415677255;
    const double x1425 = x69 * x1318 - (x70 * x1327 + x68 * x1309);
    dh_G[0] = -x1425;
    const double x1430 = x73 * x1318 + (x74 * x1327 - (x71 * x1309));
    dh_G[1] = x1430;
    const double x1435 = x76 * x1318 + (x77 * x1327 + x75 * x1309);
    dh_G[2] = -x1435;
    const double x1439 = 0.0465 * (-y1300[3] + y1300[2] + (-y1300[1] + y1300[0]));
    const double x1443 = 0.10962557 * (y156[0] + y156[1] + (y156[2] + y156[3]));
    const double x1447 = 7.119e-05 * (y153[0] + y153[1] + (-y153[2] - y153[3]));
    const double x1451 = 4.092728e-06 * (y168[0] - y168[1] - (y168[2] - y168[3]));
    const double x1455 = 7.25574e-07 * (y165[0] + y165[1] - (y165[2] + y165[3]));
    const double x1459 = 0.00892066955205 * (y169[0] + y169[1] + (y169[2] + y169[3]));
    const double x1463 = 1.2818914e-06 * (y178[0] - y178[1] + (y178[2] - y178[3]));
    const double x1467 = 0.00043992847495 * (y167[0] + y167[1] + (y167[2] + y167[3]));
    const symdyn_f64 y1480 = cosine[1] * y1196;
    const symdyn_f64 y1481 = sine[1] * y1209;
    const double x1485 = x101 * 0.008214766969476 - (3.12e-05 * (x91 - x92));
    const double x1487 = x103 * 0.03675794225 + x99 * 0.002283689271632 + x1485;
    const double x1488 = x102 * 0.00012166 + x85 * 0.037188086 + x1487;
    const symdyn_f64 k43 = {y1480[3], y1480[0], y1480[1], y1480[2]};
    const symdyn_f64 y1492 = y1481 + k43;
    const double x1496 = -y1492[3] - y1492[2] - (y1492[1] + (y1481[0] + (y1480[3] - x1488)));
    const double x1498 = x1496 - (x1318 * x1420 + x1327 * x1419);
    const double x1502 = x1455 - (x1459 - (x1463 - (x1467 + x1498)));
    const double x1506 = x1439 + (x1443 + (x1447 + (x1451 - x1502)));
    const double x1510 = 0.1934 * (-y1300[3] - y1300[2] - (-y1300[1] - y1300[0]));
    const symdyn_f64 y1524 = cosine[0] * y1259;
    const symdyn_f64 y1525 = sine[0] * y1272;
    const double x1529 = x102 * 0.424141229571024 - (0.002283689271632 * (x90 - x92));
    const double x1531 = x81 * 0.037188086 - (x103 * 0.00012166 + x98 * 0.008214766969476);
    const double x1532 = x1529 - (x97 * 3.12e-05 + x89 * 0.146694152);
    const double x1537 = -y1524[2] + y1524[1] + (y1524[0] + (-y1524[3] - (x1531 - x1532)));
    const double x1541 = x1327 * x1418 - (x1309 * x1420 + x1537);
    const double x1543 = x1541 + (y1525[3] + y1525[2] + (y1525[1] + y1525[0]));
    const double x1544 = x1510 + x1543;
    const double x1548 = 0.1934 * (y1297[3] + y1297[2] - (y1297[1] + y1297[0]));
    const double x1552 = 0.0465 * (y1279[3] - y1279[2] + (y1279[1] - y1279[0]));
    const symdyn_f64 y1566 = sine[0] * y1259;
    const symdyn_f64 y1565 = cosine[0] * y1272;
    const double x1571 = 0.00012166 * (x90 - x91) + x85 * 0.146694152;
    const double x1572 = x97 * 0.03675794225 + x101 * 0.002283689271632 + (x99 * 0.424141229571024 - (x98 * 3.12e-05));
    const double x1577 = -y1566[2] + y1566[1] + (y1566[0] + (-y1566[3] + (x1571 + x1572)));
    const double x1581 = x1318 * x1418 + (x1309 * x1419 - x1577);
    const double x1583 = x1581 - (y1565[3] + y1565[2] + (y1565[1] + y1565[0]));
    const double x1585 = x1548 - (x1552 + x1583);
    const double x1590 = x68 * x1506 - (x70 * x1585 - (x69 * x1544));
    dh_G[3] = -x1590;
    const double x1595 = x71 * x1506 + (x74 * x1585 + x73 * x1544);
    dh_G[4] = x1595;
    const double x1600 = x75 * x1506 - (x77 * x1585 + x76 * x1544);
    dh_G[5] = x1600;
}
