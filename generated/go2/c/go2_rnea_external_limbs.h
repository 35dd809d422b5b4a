/*
 * rnea_external of go2: Inverse dynamics under a wrench on every body.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.outside
 * Convention  pinocchio
 * Program     SHA-256 6037dabfd90a91cfd5a81594390ba43d8d03d0b44a19029293015cf6a84f4400
 * Operations  834 mul, 903 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q      19      m, -, rad       [p, quaternion xyzw, joints]
 *     v      18      m/s, rad/s      [base linear, base angular, joints], base axes
 *     a      18      m/s^2, rad/s^2  [base linear, base angular, joints], base axes
 *     f_ext  6 x 13  N, N m          linear first, on each body in its axes
 *
 * Outputs
 *     tau  18  N, N m  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     outside/body-power  PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_rnea_external(
    const double *q, const double *v, const double *a, const double *f_ext, double *tau)
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
    const double x133 = q[3] * 2.0;
    const double x134 = q[4] * 2.0;
    const double x135 = q[5] * 2.0;
    const double x145 = q[4] * x134 - (1.0 - (q[3] * x133));
    const double x147 = (q[3] * x135 - (q[6] * x134)) * 9.81;
    const double x151 = v[2] * v[4] + (a[0] - (v[1] * v[5]));
    const double x152 = x147 + x151;
    const double x153 = (q[4] * x135 + q[6] * x133) * 9.81;
    const double x157 = v[0] * v[5] + (a[1] - (v[2] * v[3]));
    const double x158 = x153 + x157;
    const double x163 = v[1] * v[3] + (a[2] - (v[0] * v[4]));
    const double x164 = x145 * 9.81 - x163;
    const double x165 = v[3] * v[3];
    const double x166 = v[4] * v[4];
    const double x167 = v[5] * v[5];
    const double x168 = v[3] * v[4];
    const double x169 = v[3] * v[5];
    const double x170 = v[4] * v[5];
    const double x171 = x166 + x167;
    const double x172 = a[5] - x168;
    const double x173 = a[4] + x169;
    const double x174 = a[5] + x168;
    const double x176 = a[3] - x170;
    const double x177 = a[4] - x169;
    const double x178 = a[3] + x170;
    const symdyn_f64 y198 = v[4] * cosine[0] + v[5] * sine[0];
    const symdyn_f64 y201 = v[5] * cosine[0] - (v[4] * sine[0]);
    const symdyn_f64 y202 = v[3] + y24;
    const symdyn_f64 y203 = a[3] + y42;
    const symdyn_f64 y208 = y24 * y201 + (a[4] * cosine[0] + a[5] * sine[0]);
    const symdyn_f64 y213 = y24 * y198 - (a[5] * cosine[0] - (a[4] * sine[0]));
    const double x214 = x171 * 0.1934;
    const double x215 = x172 * 0.0465;
    const double x216 = x214 + x215;
    const double x217 = x152 - x216;
    const double x218 = (x165 + x167) * 0.0465;
    const double x219 = x174 * 0.1934;
    const double x220 = x218 - x219;
    const double x221 = x158 - x220;
    const double x222 = x177 * 0.1934;
    const double x223 = x178 * 0.0465;
    const double x224 = x222 - x223;
    const double x225 = x164 + x224;
    const double x404 = x218 + x219;
    const double x405 = x158 + x404;
    const double x553 = x158 - x404;
    const double x700 = x158 + x220;
    const symdyn_f64 k1 = {x221, x405, x553, x700};
    const double x406 = x222 + x223;
    const double x407 = x164 + x406;
    const double x554 = x164 - x406;
    const double x701 = x164 - x224;
    const symdyn_f64 k2 = {x225, x407, x554, x701};
    const symdyn_f64 y228 = cosine[0] * k1 - (sine[0] * k2);
    const symdyn_f64 y231 = cosine[0] * k2 + sine[0] * k1;
    const symdyn_f64 y232 = y202 * y202;
    const symdyn_f64 y233 = y198 * y198;
    const symdyn_f64 y234 = y201 * y201;
    const symdyn_f64 y235 = y198 * y202;
    const symdyn_f64 y236 = y201 * y202;
    const symdyn_f64 y237 = y198 * y201;
    const symdyn_f64 y239 = y213 + y235;
    const symdyn_f64 y240 = y208 + y236;
    const symdyn_f64 y241 = y213 - y235;
    const symdyn_f64 y242 = y232 + y234;
    const symdyn_f64 y243 = y203 - y237;
    const symdyn_f64 y244 = y208 - y236;
    const symdyn_f64 y245 = y203 + y237;
    const symdyn_f64 y265 = y202 * cosine[1] - (y201 * sine[1]);
    const symdyn_f64 y268 = y201 * cosine[1] + y202 * sine[1];
    const symdyn_f64 y269 = y25 + y198;
    const symdyn_f64 y274 = y25 * y268 - (y203 * cosine[1] + y213 * sine[1]);
    const symdyn_f64 y275 = y43 + y208;
    const symdyn_f64 y280 = y25 * y265 + (y203 * sine[1] - (y213 * cosine[1]));
    const symdyn_f64 k3 = {0.0955, -0.0955, 0.0955, -0.0955};
    const double x402 = x214 - x215;
    const double x403 = x152 - x402;
    const double x552 = x152 + x402;
    const double x699 = x152 + x216;
    const symdyn_f64 k4 = {x217, x403, x552, x699};
    const symdyn_f64 y282 = k4 + y239 * k3;
    const symdyn_f64 y284 = y228 - (y242 * k3);
    const symdyn_f64 y286 = y231 - (y245 * k3);
    const symdyn_f64 y289 = cosine[1] * y282 + sine[1] * y286;
    const symdyn_f64 y292 = cosine[1] * y286 - (sine[1] * y282);
    const symdyn_f64 y293 = y265 * y265;
    const symdyn_f64 y294 = y269 * y269;
    const symdyn_f64 y295 = y268 * y268;
    const symdyn_f64 y296 = y265 * y269;
    const symdyn_f64 y297 = y265 * y268;
    const symdyn_f64 y298 = y268 * y269;
    const symdyn_f64 y300 = y280 - y296;
    const symdyn_f64 y301 = y275 + y297;
    const symdyn_f64 y302 = y280 + y296;
    const symdyn_f64 y304 = y274 + y298;
    const symdyn_f64 y305 = y275 - y297;
    const symdyn_f64 y306 = y274 - y298;
    const symdyn_f64 y307 = y293 + y294;
    const symdyn_f64 y326 = y265 * cosine[2] - (y268 * sine[2]);
    const symdyn_f64 y329 = y265 * sine[2] + y268 * cosine[2];
    const symdyn_f64 y330 = y26 + y269;
    const symdyn_f64 y335 = y280 * sine[2] + (y274 * cosine[2] + y26 * y329);
    const symdyn_f64 y336 = y44 + y275;
    const symdyn_f64 y341 = y280 * cosine[2] - (y274 * sine[2] - (y26 * y326));
    const symdyn_f64 y343 = y289 - (y301 * 0.213);
    const symdyn_f64 y345 = y284 - (y304 * 0.213);
    const symdyn_f64 y347 = y292 - (y307 * 0.213);
    const symdyn_f64 y350 = cosine[2] * y343 + sine[2] * y347;
    const symdyn_f64 y353 = cosine[2] * y347 - (sine[2] * y343);
    const symdyn_f64 y354 = y326 * y326;
    const symdyn_f64 y355 = y330 * y330;
    const symdyn_f64 y356 = y329 * y329;
    const symdyn_f64 y357 = y326 * y330;
    const symdyn_f64 y358 = y326 * y329;
    const symdyn_f64 y359 = y329 * y330;
    const symdyn_f64 y361 = y341 - y357;
    const symdyn_f64 y362 = y336 + y358;
    const symdyn_f64 y363 = y341 + y357;
    const symdyn_f64 y365 = y335 + y359;
    const symdyn_f64 y366 = y336 - y358;
    const symdyn_f64 y367 = y335 - y359;
    const symdyn_f64 k5 = {0.00015015, -0.00015015, 0.00015015, -0.00015015};
    const symdyn_f64 k6 = {8.98725e-06, -8.98725e-06, 8.98725e-06, -8.98725e-06};
    const symdyn_f64 k7 = {1.162822e-06, -1.162822e-06, 1.162822e-06, -1.162822e-06};
    const symdyn_f64 k8 = {f_ext[21], f_ext[39], f_ext[57], f_ext[75]};
    const symdyn_f64 y834 = y366 * k7 - (k8 + k6 * (y355 - y356));
    const symdyn_f64 y837 = y367 * 1.139639625e-05 - (y345 * 0.02623 + y834);
    const symdyn_f64 y838 = y365 * 0.00492976 - (y363 * 0.0001142508) + y837;
    const symdyn_f64 y839 = y353 * k5 - y838;
    const symdyn_f64 k9 = {f_ext[22], f_ext[40], f_ext[58], f_ext[76]};
    const symdyn_f64 y848 = 0.0001142508 * (y354 - y356) - (y362 * 0.00492976);
    const symdyn_f64 y850 = y367 * k7 + (k9 - (y366 * 3.58746816e-05) + y848);
    const symdyn_f64 y852 = y350 * 0.02623 + (y361 * k6 + y850);
    const symdyn_f64 y853 = y353 * 0.00084392 - y852;
    tau[8] = y853[0];
    tau[11] = y853[1];
    tau[14] = y853[2];
    tau[17] = y853[3];
    const symdyn_f64 k10 = {f_ext[23], f_ext[41], f_ext[59], f_ext[77]};
    const symdyn_f64 y862 = k7 * (y354 - y355) - (k10 + y362 * k6);
    const symdyn_f64 y865 = y361 * 1.139639625e-05 + (y345 * 0.00084392 + y862);
    const symdyn_f64 y866 = y365 * 0.0001142508 - (y363 * 3.58746816e-05) - y865;
    const symdyn_f64 y867 = y350 * k5 - y866;
    const symdyn_f64 k11 = {f_ext[18], f_ext[36], f_ext[54], f_ext[72]};
    const symdyn_f64 y873 = y362 * 0.02623 + (k11 + (y355 + y356) * 0.00084392);
    const symdyn_f64 y875 = y350 * 0.194 + (y361 * k5 - y873);
    const symdyn_f64 k12 = {f_ext[19], f_ext[37], f_ext[55], f_ext[73]};
    const symdyn_f64 y881 = y345 * 0.194 - (k12 - ((y354 + y356) * k5));
    const symdyn_f64 y883 = y881 - (y365 * 0.02623 - (y363 * 0.00084392));
    const symdyn_f64 k13 = {f_ext[20], f_ext[38], f_ext[56], f_ext[74]};
    const symdyn_f64 y889 = (y354 + y355) * 0.02623 - (k13 + y366 * 0.00084392);
    const symdyn_f64 y891 = y353 * 0.194 - (y367 * k5 + y889);
    const symdyn_f64 y1638 = cosine[2] * y875 - (sine[2] * y891);
    const symdyn_f64 k14 = {0.02856875, -0.02856875, 0.02856875, -0.02856875};
    const symdyn_f64 k15 = {8.879104e-06, -8.879104e-06, 8.879104e-06, -8.879104e-06};
    const symdyn_f64 k16 = {3.204992e-05, -3.204992e-05, 3.204992e-05, -3.204992e-05};
    const symdyn_f64 k17 = {f_ext[15], f_ext[33], f_ext[51], f_ext[69]};
    const symdyn_f64 y1650 = y305 * k15 + (k17 + k16 * (y294 - y295));
    const symdyn_f64 y1653 = y284 * 0.0376704 - (y302 * 0.000429887296 + y304 * 0.00659274308);
    const symdyn_f64 y1655 = y292 * k14 - (y306 * 0.0012047445825 + y1650 - y1653);
    const symdyn_f64 y1657 = cosine[2] * y839 + (0.213 * y883 + y1655);
    const symdyn_f64 y1658 = sine[2] * y867 + y1657;
    const symdyn_f64 k18 = {f_ext[16], f_ext[34], f_ext[52], f_ext[70]};
    const symdyn_f64 y1668 = 0.000429887296 * (y293 - y295) + y301 * 0.00659274308;
    const symdyn_f64 y1671 = k18 - (y305 * 0.0005670347152) - y1668 + (y300 * k16 - (y306 * k15));
    const symdyn_f64 y1673 = y289 * 0.0376704 + (y292 * 0.00430848 + y1671);
    const symdyn_f64 y1675 = 0.213 * y1638 - (y853 - y1673);
    const symdyn_f64 k19 = {f_ext[17], f_ext[35], f_ext[53], f_ext[71]};
    const symdyn_f64 y1686 = k15 * (y293 - y294) + (k19 + y301 * k16);
    const symdyn_f64 y1689 = y284 * 0.00430848 - (y304 * 0.000429887296 + y302 * 0.0005670347152);
    const symdyn_f64 y1691 = y289 * k14 + (y300 * 0.0012047445825 - y1686 - y1689);
    const symdyn_f64 y1693 = cosine[2] * y867 - (sine[2] * y839 - y1691);
    const symdyn_f64 k20 = {f_ext[12], f_ext[30], f_ext[48], f_ext[66]};
    const symdyn_f64 y1699 = (y294 + y295) * 0.00430848 - (k20 + y301 * 0.0376704);
    const symdyn_f64 y1701 = y289 * 1.241 + (y300 * k14 + y1699);
    const symdyn_f64 y1702 = y1638 + y1701;
    const symdyn_f64 k21 = {f_ext[14], f_ext[32], f_ext[50], f_ext[68]};
    const symdyn_f64 y1710 = y307 * 0.0376704 - (k21 - (y305 * 0.00430848));
    const symdyn_f64 y1712 = y292 * 1.241 - (y306 * k14 + y1710);
    const symdyn_f64 y1714 = cosine[2] * y891 + (sine[2] * y875 + y1712);
    const symdyn_f64 y1717 = cosine[1] * y1702 - (sine[1] * y1714);
    const symdyn_f64 y1720 = sine[1] * y1702 + cosine[1] * y1714;
    const symdyn_f64 k22 = {7.25574e-07, 7.25574e-07, -7.25574e-07, -7.25574e-07};
    const symdyn_f64 k23 = {4.092728e-06, -4.092728e-06, -4.092728e-06, 4.092728e-06};
    const symdyn_f64 k24 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const symdyn_f64 k25 = {0.00130197, -0.00130197, 0.00130197, -0.00130197};
    const symdyn_f64 k26 = {f_ext[9], f_ext[27], f_ext[45], f_ext[63]};
    const symdyn_f64 y1732 = k24 * (y233 - y234) - (y245 * 0.0001022797233);
    const symdyn_f64 y1735 = y241 * k22 - (y244 * k23) + (k26 - (y243 * 0.00043992847495) + y1732);
    const symdyn_f64 y1737 = y228 * 7.119e-05 - (y231 * k25 + y1735);
    const symdyn_f64 y1739 = sine[1] * y1693 + (cosine[1] * y1658 + y1737);
    const symdyn_f64 y1740 = k3 * y1720 - y1739;
    const symdyn_f64 k27 = {y1740[0], y1675[0], y1740[2], y1675[2]};
    const symdyn_f64 n1 = -k27;
    symdyn_low_f64(tau + 6, n1);
    const symdyn_f64 k28 = {y1740[1], y1675[1], y1740[3], y1675[3]};
    const symdyn_f64 n2 = -k28;
    symdyn_low_f64(tau + 9, n2);
    symdyn_high_f64(tau + 12, n1);
    symdyn_high_f64(tau + 15, n2);
    const symdyn_f64 k29 = {0.0036612, 0.0036612, -0.0036612, -0.0036612};
    const double x1201 = 7.119e-05 * x699;
    const symdyn_f64 k30 = {f_ext[10], f_ext[28], f_ext[46], f_ext[64]};
    const double x1383 = 7.119e-05 * x552;
    const double x1565 = 7.119e-05 * x403;
    const double x1747 = x217 * 7.119e-05;
    const symdyn_f64 k31 = {x1747, x1565, x1383, x1201};
    const symdyn_f64 y1751 = k31 + (k30 + k22 * (y232 - y234));
    const symdyn_f64 y1752 = y239 * k24 + y245 * k23 + (y244 * 0.00057569148 + y240 * 0.00043992847495);
    const symdyn_f64 y1755 = y1675 + (y231 * k29 + (y1751 - y1752));
    const symdyn_f64 k32 = {0.0036612, -0.0036612, -0.0036612, 0.0036612};
    const symdyn_f64 k33 = {0.00057569148, -0.00057569148, 0.00057569148, -0.00057569148};
    const symdyn_f64 k34 = {0.0001022797233, -0.0001022797233, 0.0001022797233, -0.0001022797233};
    const symdyn_f64 k35 = {4.092728e-06, 4.092728e-06, -4.092728e-06, -4.092728e-06};
    const double x1216 = 0.00130197 * x699;
    const symdyn_f64 k36 = {f_ext[11], f_ext[29], f_ext[47], f_ext[65]};
    const symdyn_f64 y1767 = y240 * 1.2818914e-06 - (k35 * (y232 - y233));
    const double x1398 = 0.00130197 * x552;
    const double x1580 = 0.00130197 * x403;
    const double x1762 = x217 * 0.00130197;
    const symdyn_f64 k37 = {x1762, x1580, x1398, x1216};
    const symdyn_f64 s38 = {1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 y1770 = y1767 + (y241 * k33 + y239 * k34);
    const symdyn_f64 y1771 = k37 + s38 * (k36 - (y243 * k22)) + y1770;
    const symdyn_f64 y1773 = sine[1] * y1658 + s38 * (y228 * k32 + y1771);
    const symdyn_f64 y1775 = k3 * y1717 - (cosine[1] * y1693 - y1773);
    const double x1232 = 0.767 * x699;
    const symdyn_f64 k39 = {f_ext[6], f_ext[24], f_ext[42], f_ext[60]};
    const double x1415 = 0.767 * x552;
    const double x1596 = 0.767 * x403;
    const double x1779 = x217 * 0.767;
    const symdyn_f64 k40 = {x1779, x1596, x1415, x1232};
    const symdyn_f64 y1782 = k40 - (k39 - ((y233 + y234) * k29));
    const symdyn_f64 y1783 = y239 * k25 - (y240 * 7.119e-05) + y1782;
    const symdyn_f64 y1784 = y1717 + y1783;
    const double x1247 = f_ext[61] + f_ext[67];
    const double x1429 = f_ext[43] + f_ext[49];
    const double x1611 = f_ext[25] + f_ext[31];
    const double x1793 = f_ext[7] + f_ext[13];
    const symdyn_f64 k41 = {x1793, x1611, x1429, x1247};
    const symdyn_f64 y1796 = (y293 + y295) * k14 - (y242 * k25 + k41);
    const symdyn_f64 y1797 = y241 * k29 + y243 * 7.119e-05 + y1796;
    const symdyn_f64 y1800 = y284 * 1.241 + (y228 * 0.767 - (y302 * 0.00430848));
    const symdyn_f64 y1802 = y883 - (y304 * 0.0376704 - y1797 - y1800);
    const symdyn_f64 k42 = {f_ext[8], f_ext[26], f_ext[44], f_ext[62]};
    const symdyn_f64 y1809 = k42 - ((y232 + y233) * 7.119e-05) - (y244 * k29 + y245 * k25);
    const symdyn_f64 y1811 = y1720 + (y231 * 0.767 + y1809);
    const symdyn_f64 y1814 = sine[0] * y1811 + cosine[0] * y1802;
    const symdyn_f64 y1817 = cosine[0] * y1811 - (sine[0] * y1802);
    const symdyn_f64 k43 = {y1817[2], y1817[3], y1817[0], y1817[1]};
    const symdyn_f64 y1818 = k43 + y1817;
    const symdyn_f64 k44 = {y1740[2], y1740[3], y1740[0], y1740[1]};
    const symdyn_f64 y1828 = k44 + y1740;
    const double x1833 = 3.12e-05 * (x166 - x167) - (x177 * 0.00012166);
    const double x1834 = f_ext[3] - (x178 * 0.01771284425) - (x174 * 0.002283689271632 + x176 * 0.008214766969476);
    const double x1837 = 0.0465 * (y1818[0] - y1818[1]) - (x158 * 0.037188086 - (x1833 + x1834));
    tau[3] = -(y1828[0] + y1828[1] + x1837);
    const symdyn_f64 y1839 = k43 - y1817;
    const symdyn_f64 y1858 = sine[0] * y1775 - (cosine[0] * y1755);
    const symdyn_f64 k45 = {y1858[2], y1858[3], y1858[0], y1858[1]};
    const symdyn_f64 y1862 = y1858 + k45;
    const double x1867 = 0.002283689271632 * (x165 - x167) + x172 * 3.12e-05;
    const double x1868 = f_ext[4] - (x178 * 0.00012166) - (x173 * 0.008214766969476 + x177 * 0.098052515811024);
    const double x1871 = x164 * 0.146694152 - (x152 * 0.037188086 + (x1867 + x1868));
    const double x1873 = y1862[0] + y1862[1] - (0.1934 * (y1839[0] + y1839[1]) - x1871);
    tau[4] = x1873;
    const symdyn_f64 k46 = {y1814[2], y1814[3], y1814[0], y1814[1]};
    const symdyn_f64 y1874 = k46 - y1814;
    const symdyn_f64 k47 = {y1784[2], y1784[3], y1784[0], y1784[1]};
    const symdyn_f64 y1878 = k47 + y1784;
    const symdyn_f64 y1896 = cosine[0] * y1775 + sine[0] * y1755;
    const symdyn_f64 k48 = {y1896[2], y1896[3], y1896[0], y1896[1]};
    const symdyn_f64 y1900 = y1896 + k48;
    const double x1905 = x173 * 3.12e-05 - (0.00012166 * (x165 - x166));
    const double x1906 = f_ext[5] - (x172 * 0.01771284425) - (x176 * 0.002283689271632 + x174 * 0.098052515811024);
    const double x1909 = 0.0465 * (y1878[0] - y1878[1]) - (x158 * 0.146694152 - (x1905 + x1906));
    const double x1911 = y1900[0] + y1900[1] + (0.1934 * (y1874[0] + y1874[1]) + x1909);
    tau[5] = -x1911;
    const double x1917 = x171 * 0.146694152 + (f_ext[0] + x173 * 0.037188086);
    const double x1919 = y1878[0] + y1878[1] + (x152 * 7.279 - x1917);
    tau[0] = x1919;
    const symdyn_f64 y1923 = k46 + y1814;
    const double x1927 = x176 * 0.037188086 - (f_ext[1] - (x174 * 0.146694152));
    const double x1929 = y1923[0] + y1923[1] + (x158 * 7.279 + x1927);
    tau[1] = x1929;
    const double x1935 = (x165 + x166) * 0.037188086 - (f_ext[2] + x177 * 0.146694152);
    const double x1937 = y1818[0] + y1818[1] + (x164 * 7.279 - x1935);
    tau[2] = -x1937;
}
