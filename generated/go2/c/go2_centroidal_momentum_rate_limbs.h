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
 * Program     SHA-256 e97ffb33fd2621df8fb51605d6a3eabf31c92bf0091883dda66c665568deb186
 * Operations  742 mul, 742 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
    const double x333 = x85 + x143;
    const double x334 = x144 + x333;
    const double x497 = x144 - x145;
    const double x660 = x144 - x333;
    const symdyn_f64 k1 = {x146, x334, x497, x660};
    const double x335 = x148 - x149;
    const double x498 = x89 + x147;
    const double x499 = x148 + x498;
    const double x661 = x148 - x498;
    const symdyn_f64 k2 = {x150, x335, x499, x661};
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
    const symdyn_f64 y166 = y128 - y162;
    const symdyn_f64 y167 = y128 + y162;
    const symdyn_f64 y182 = y127 * cosine[1] - (y126 * sine[1]);
    const symdyn_f64 y185 = y126 * cosine[1] + y127 * sine[1];
    const symdyn_f64 y186 = y25 + y123;
    const symdyn_f64 y191 = y25 * y185 - (y128 * cosine[1] + y138 * sine[1]);
    const symdyn_f64 y192 = y43 + y133;
    const symdyn_f64 y197 = y25 * y182 + (y128 * sine[1] - (y138 * cosine[1]));
    const double x332 = x140 + x141;
    const double x495 = x81 + x139;
    const double x496 = x140 - x495;
    const double x659 = x140 + x495;
    const symdyn_f64 k4 = {x142, x332, x496, x659};
    const symdyn_f64 y200 = k4 * cosine[1] + y156 * sine[1];
    const symdyn_f64 y203 = y156 * cosine[1] - (k4 * sine[1]);
    const symdyn_f64 y204 = y182 * y182;
    const symdyn_f64 y205 = y186 * y186;
    const symdyn_f64 y206 = y185 * y185;
    const symdyn_f64 y207 = y182 * y186;
    const symdyn_f64 y208 = y182 * y185;
    const symdyn_f64 y209 = y185 * y186;
    const symdyn_f64 y212 = y192 + y208;
    const symdyn_f64 y213 = y197 + y207;
    const symdyn_f64 y214 = y191 + y209;
    const symdyn_f64 y215 = y192 - y208;
    const symdyn_f64 y217 = y204 + y205;
    const symdyn_f64 y233 = y182 * cosine[2] - (y185 * sine[2]);
    const symdyn_f64 y236 = y182 * sine[2] + y185 * cosine[2];
    const symdyn_f64 y237 = y26 + y186;
    const symdyn_f64 y242 = y197 * sine[2] + (y191 * cosine[2] + y26 * y236);
    const symdyn_f64 y243 = y44 + y192;
    const symdyn_f64 y248 = y197 * cosine[2] - (y191 * sine[2] - (y26 * y233));
    const symdyn_f64 k5 = {0.213, -0.213, 0.213, -0.213};
    const symdyn_f64 y250 = y200 + y212 * k5;
    const symdyn_f64 k6 = {0.213, 0.213, -0.213, -0.213};
    const symdyn_f64 y252 = y153 - (y214 * k6);
    const symdyn_f64 y254 = y203 + y217 * k5;
    const symdyn_f64 y261 = y233 * y233;
    const symdyn_f64 y262 = y237 * y237;
    const symdyn_f64 y263 = y236 * y236;
    const symdyn_f64 y264 = y233 * y237;
    const symdyn_f64 y265 = y233 * y236;
    const symdyn_f64 y266 = y236 * y237;
    const symdyn_f64 y269 = y243 + y265;
    const symdyn_f64 y270 = y248 + y264;
    const symdyn_f64 y271 = y242 + y266;
    const symdyn_f64 y272 = y243 - y265;
    const symdyn_f64 y279 = (y262 + y263) * 0.00084392 + y269 * 0.02623;
    const symdyn_f64 y282 = y271 * 0.02623 - (y270 * 0.00084392);
    const symdyn_f64 y285 = y272 * 0.00084392 - ((y261 + y262) * 0.02623);
    const symdyn_f64 k7 = {7.9431538e-05, -7.9431538e-05, 7.9431538e-05, -7.9431538e-05};
    const symdyn_f64 k8 = {0.00249597775, -0.00249597775, 0.00249597775, -0.00249597775};
    const symdyn_f64 k9 = {0.02623, 0.02623, -0.02623, -0.02623};
    const symdyn_f64 y299 = y272 * k7 - (k8 * (y262 - y263));
    const symdyn_f64 y302 = y252 * k9 - y299 + (y270 * 0.0001142508 - (y271 * 0.00492976));
    const symdyn_f64 k10 = {0.00084392, 0.00084392, -0.00084392, -0.00084392};
    const symdyn_f64 y308 = k7 * (y261 - y262) - (y269 * k8);
    const symdyn_f64 y311 = y252 * k10 - y308 + (y270 * 3.58746816e-05 - (y271 * 0.0001142508));
    const symdyn_f64 y1169 = cosine[2] * y279 + sine[2] * y285;
    const symdyn_f64 k11 = {0.00747974233, -0.00747974233, 0.00747974233, -0.00747974233};
    const symdyn_f64 k12 = {0.000402580736, -0.000402580736, 0.000402580736, -0.000402580736};
    const symdyn_f64 k13 = {0.0789924, 0.0789924, -0.0789924, -0.0789924};
    const symdyn_f64 y1178 = y215 * k12 + k11 * (y205 - y206);
    const symdyn_f64 y1181 = y153 * k13 + y1178 - (y214 * 0.01539432908 + y213 * 0.000429887296);
    const symdyn_f64 y1184 = 0.213 * y282 - y1181 - (cosine[2] * y302 + sine[2] * y311);
    const symdyn_f64 k14 = {0.00430848, 0.00430848, -0.00430848, -0.00430848};
    const symdyn_f64 y1192 = k12 * (y204 - y205) + y212 * k11;
    const symdyn_f64 y1195 = y153 * k14 - y1192 - (y213 * 0.0005670347152 + y214 * 0.000429887296);
    const symdyn_f64 y1197 = sine[2] * y302 - (cosine[2] * y311 - y1195);
    const symdyn_f64 y1200 = y212 * 0.0789924 - ((y205 + y206) * 0.00430848);
    const symdyn_f64 y1201 = y1169 + y1200;
    const symdyn_f64 y1207 = sine[2] * y279 + (y215 * 0.00430848 + y217 * 0.0789924);
    const symdyn_f64 y1208 = cosine[2] * y285 - y1207;
    const symdyn_f64 k15 = {7.25574e-07, 7.25574e-07, -7.25574e-07, -7.25574e-07};
    const symdyn_f64 k16 = {4.092728e-06, -4.092728e-06, -4.092728e-06, 4.092728e-06};
    const symdyn_f64 k17 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const double x847 = 7.119e-05 * x659;
    const symdyn_f64 k18 = {0.0789924, -0.0789924, 0.0789924, -0.0789924};
    const symdyn_f64 k19 = {0.00430848, -0.00430848, 0.00430848, -0.00430848};
    const symdyn_f64 k20 = {0.00084392, -0.00084392, 0.00084392, -0.00084392};
    const symdyn_f64 y1226 = (cosine[2] * y254 - (sine[2] * y250)) * k20;
    const symdyn_f64 k21 = {0.02623, -0.02623, 0.02623, -0.02623};
    const symdyn_f64 y1227 = (cosine[2] * y250 + sine[2] * y254) * k21;
    const symdyn_f64 y1229 = k15 * (y157 - y159) - (y167 * k16);
    const double x969 = 7.119e-05 * x496;
    const double x1091 = 7.119e-05 * x332;
    const double x1213 = x142 * 7.119e-05;
    const symdyn_f64 k22 = {x1213, x1091, x969, x847};
    const symdyn_f64 s23 = {1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 y1232 = y212 * 0.01539432908 + 0.000429887296 * (y204 - y206);
    const symdyn_f64 y1233 = y215 * 0.0005670347152 + (y163 * k17 + s23 * k22);
    const symdyn_f64 y1236 = (y197 - y207) * k11 + y203 * k19;
    const symdyn_f64 y1238 = 0.0001142508 * (y261 - y263) - (y269 * 0.00492976);
    const symdyn_f64 y1239 = y164 * 0.00043992847495 - y1229 + y1232 - ((y191 - y209) * k12 - y1233);
    const symdyn_f64 y1240 = y1236 + (y200 * k18 + y272 * 3.58746816e-05);
    const symdyn_f64 y1245 = 0.213 * y1169 + ((y248 - y264) * k8 + y1240);
    const symdyn_f64 y1246 = (y242 - y266) * k7 - y1226 + (y1227 - (y1238 - y1239));
    const symdyn_f64 y1247 = y1245 + y1246;
    const double x886 = 0.10962557 * x659;
    const symdyn_f64 y1255 = y166 * k15 + k16 * (y157 - y158);
    const double x1008 = 0.10962557 * x496;
    const double x1130 = 0.10962557 * x332;
    const double x1252 = x142 * 0.10962557;
    const symdyn_f64 k24 = {x1252, x1130, x1008, x886};
    const symdyn_f64 y1258 = y164 * k17 - k24 + (y163 * 0.00892066955205 - y1255);
    const symdyn_f64 y1260 = sine[1] * y1184 - (cosine[1] * y1197 + y1258);
    const symdyn_f64 k25 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y1266 = sine[1] * y1208 - (y163 * k25 - (y164 * 7.119e-05));
    const symdyn_f64 y1267 = cosine[1] * y1201 + y1266;
    const symdyn_f64 y1272 = (y157 + y159) * k25 - (y166 * 7.119e-05);
    const symdyn_f64 y1274 = y214 * 0.0789924 + (y213 * 0.00430848 + y1272);
    const symdyn_f64 y1275 = y282 + y1274;
    const symdyn_f64 y1280 = (y157 + y158) * 7.119e-05 + y167 * k25;
    const symdyn_f64 y1282 = sine[1] * y1201 - (cosine[1] * y1208 - y1280);
    const symdyn_f64 y1285 = cosine[0] * y1275 + sine[0] * y1282;
    const symdyn_f64 y1288 = cosine[0] * y1282 - (sine[0] * y1275);
    const symdyn_f64 k26 = {y1267[2], y1267[3], y1267[0], y1267[1]};
    const symdyn_f64 y1292 = k26 + y1267;
    const double x1296 = x81 * 16.087 - (x98 * 0.037188086 + x96 * 0.146694152);
    const double x1297 = y1292[0] + y1292[1] - x1296;
    const symdyn_f64 k27 = {y1285[2], y1285[3], y1285[0], y1285[1]};
    const symdyn_f64 y1301 = k27 + y1285;
    const double x1305 = x85 * 16.087 + (x99 * 0.146694152 + x101 * 0.037188086);
    const double x1306 = y1301[0] + y1301[1] - x1305;
    const symdyn_f64 k28 = {y1288[2], y1288[3], y1288[0], y1288[1]};
    const symdyn_f64 y1310 = k28 + y1288;
    const double x1313 = x102 * 0.146694152 - ((x90 + x91) * 0.037188086);
    const double x1315 = y1310[0] + y1310[1] + (x89 * 16.087 - x1313);
    const symdyn_f64 y1355 = cosine[2] * 0.00084392 - (0.00430848 + sine[2] * 0.02623);
    const symdyn_f64 y1359 = cosine[2] * 0.02623 + (0.0789924 + sine[2] * 0.00084392);
    const symdyn_f64 y1363 = cosine[1] * y1359 + (7.119e-05 + sine[1] * y1355);
    const symdyn_f64 y1372 = cosine[1] * y1355 - (sine[1] * y1359);
    const symdyn_f64 k29 = {y1372[2], y1372[3], y1372[0], y1372[1]};
    const symdyn_f64 y1376 = y1372 + k29;
    const symdyn_f64 k30 = {cosine[0][2], cosine[0][3], cosine[0][0], cosine[0][1]};
    const symdyn_f64 y1380 = cosine[0] + k30;
    const symdyn_f64 y1387 = sine[0] * y1363;
    const symdyn_f64 k31 = {y1387[2], y1387[3], y1387[0], y1387[1]};
    const symdyn_f64 y1388 = k31 + y1387;
    const double x1391 = 0.10962557 * (y1380[0] - y1380[1]) + (y1388[0] + y1388[1]);
    const symdyn_f64 k32 = {sine[0][2], sine[0][3], sine[0][0], sine[0][1]};
    const symdyn_f64 y1392 = sine[0] + k32;
    const symdyn_f64 y1399 = cosine[0] * y1363;
    const symdyn_f64 k33 = {y1399[2], y1399[3], y1399[0], y1399[1]};
    const symdyn_f64 y1400 = k33 + y1399;
    const double x1404 = y1400[0] + y1400[1] + (0.037188086 - (0.10962557 * (y1392[0] - y1392[1])));
    const double x1406 = (0.146694152 + (y1376[0] + y1376[1])) * 0.06216199415677255;
    const double x1407 = x1391 * 0.06216199415677255;
    const double x1408 = x1404 * 0.06216199415677255;
    const double x1413 = x69 * x1306 - (x70 * x1315 + x68 * x1297);
    dh_G[0] = -x1413;
    const double x1418 = x73 * x1306 + (x74 * x1315 - (x71 * x1297));
    dh_G[1] = x1418;
    const double x1423 = x76 * x1306 + (x77 * x1315 + x75 * x1297);
    dh_G[2] = -x1423;
    const symdyn_f64 k34 = {y156[2], y156[3], y156[0], y156[1]};
    const symdyn_f64 y1426 = y156 + k34;
    const symdyn_f64 k35 = {y153[2], y153[3], y153[0], y153[1]};
    const symdyn_f64 y1430 = y153 - k35;
    const symdyn_f64 y1434 = y133 - y161;
    const symdyn_f64 k36 = {y1434[2], y1434[3], y1434[0], y1434[1]};
    const symdyn_f64 y1438 = y1434 - k36;
    const symdyn_f64 y1442 = y138 - y160;
    const symdyn_f64 k37 = {y1442[2], y1442[3], y1442[0], y1442[1]};
    const symdyn_f64 y1446 = y1442 - k37;
    const symdyn_f64 k38 = {y167[2], y167[3], y167[0], y167[1]};
    const symdyn_f64 y1450 = y167 + k38;
    const symdyn_f64 y1454 = y158 - y159;
    const symdyn_f64 k39 = {y1454[2], y1454[3], y1454[0], y1454[1]};
    const symdyn_f64 y1458 = y1454 + k39;
    const symdyn_f64 k40 = {y166[2], y166[3], y166[0], y166[1]};
    const symdyn_f64 y1462 = y166 + k40;
    const symdyn_f64 y1482 = cosine[1] * y1184 + sine[1] * y1197;
    const symdyn_f64 k41 = {y1482[2], y1482[3], y1482[0], y1482[1]};
    const symdyn_f64 y1486 = y1482 + k41;
    const double x1490 = x101 * 0.008214766969476 - (3.12e-05 * (x91 - x92));
    const double x1492 = x103 * 0.03675794225 + x99 * 0.002283689271632 + x1490;
    const double x1493 = x102 * 0.00012166 + x85 * 0.037188086 + x1492;
    const double x1495 = 1.2818914e-06 * (y1458[0] - y1458[1]) - (0.00043992847495 * (y1462[0] + y1462[1]));
    const double x1496 = 4.092728e-06 * (y1438[0] - y1438[1]) - (7.25574e-07 * (y1446[0] + y1446[1]));
    const double x1497 = 0.00892066955205 * (y1450[0] + y1450[1]) + x1493 - x1495;
    const double x1498 = 0.10962557 * (y1426[0] + y1426[1]) + 7.119e-05 * (y1430[0] + y1430[1]);
    const double x1501 = 0.0465 * (y1310[0] - y1310[1]) + (x1498 + (x1496 + x1497));
    const double x1503 = x1501 + (x1306 * x1408 - (x1315 * x1407));
    const double x1504 = y1486[0] + y1486[1] - x1503;
    const symdyn_f64 y1505 = k28 - y1288;
    const symdyn_f64 y1526 = cosine[0] * y1247 - (sine[0] * y1260);
    const symdyn_f64 k42 = {y1526[2], y1526[3], y1526[0], y1526[1]};
    const symdyn_f64 y1530 = y1526 - (-k42);
    const double x1534 = x102 * 0.424141229571024 - (0.002283689271632 * (x90 - x92));
    const double x1536 = x81 * 0.037188086 - (x103 * 0.00012166 + x98 * 0.008214766969476);
    const double x1537 = x1534 - (x97 * 3.12e-05 + x89 * 0.146694152);
    const double x1540 = 0.1934 * (y1505[0] + y1505[1]) - (x1297 * x1408 + (x1536 - x1537));
    const double x1542 = y1530[0] + y1530[1] + (x1315 * x1406 + x1540);
    const symdyn_f64 y1543 = k27 - y1285;
    const symdyn_f64 y1565 = cosine[0] * y1260 + sine[0] * y1247;
    const symdyn_f64 k43 = {y1565[2], y1565[3], y1565[0], y1565[1]};
    const symdyn_f64 y1569 = y1565 + k43;
    const double x1574 = 0.00012166 * (x90 - x91) + x85 * 0.146694152;
    const double x1575 = x97 * 0.03675794225 + x101 * 0.002283689271632 + (x99 * 0.424141229571024 - (x98 * 3.12e-05));
    const double x1577 = 0.0465 * (y1292[0] - y1292[1]) + (x1574 + x1575);
    const double x1579 = 0.1934 * (y1543[0] + y1543[1]) - (x1297 * x1407 - x1577);
    const double x1581 = y1569[0] + y1569[1] + (x1306 * x1406 + x1579);
    const double x1586 = x68 * x1504 + (x70 * x1581 + x69 * x1542);
    dh_G[3] = x1586;
    const double x1591 = x71 * x1504 - (x74 * x1581 - (x73 * x1542));
    dh_G[4] = -x1591;
    const double x1596 = x75 * x1504 + (x77 * x1581 - (x76 * x1542));
    dh_G[5] = -x1596;
}
