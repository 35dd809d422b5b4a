/*
 * aba of go2: Forward dynamics: a with M a + h = tau.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.aba
 * Convention  pinocchio
 * Program     SHA-256 feaa2722ce9ede68c4f798cfaf7adacd9e42eed6afdf989c5f3136d83ca4afc0
 * Operations  1216 mul, 1278 add, 18 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q    19  m, -, rad   [p, quaternion xyzw, joints]
 *     v    18  m/s, rad/s  [base linear, base angular, joints], base axes
 *     tau  18  N, N m      [base linear, base angular, joints], base axes
 *
 * Outputs
 *     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     floating-base/schur            PROVED
 *     floating-base/schur-joints     PROVED
 *     floating-base/coupling         PROVED
 *     recursions/step-turn           PROVED
 *     recursions/step-ball           PROVED
 *     recursions/step-plane          PROVED
 *     recursions/carry               PROVED
 *     recursions/carry-slant         PROVED
 *     recursions/aba-inverts-rnea-2  PROVED
 *     recursions/aba-body            PROVED
 *     recursions/aba-inverts-rnea-3  PROVED
 *     recursions/aba-limbs           PROVED
 *     recursions/aba-sleds           PROVED
 *     recursions/aba-wheels          PROVED
 *     recursions/aba-hub             PROVED-MOD-P
 *     regressor/lumped-mixed         PROVED-MOD-P
 *     regressor/lumped-disc          PROVED
 *     regressor/reframed             PROVED
 *     rotations/align                PROVED
 *     rotations/align-back           PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_aba(const double *q, const double *v, const double *tau, double *a)
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
    const symdyn_f64 y42 = {tau[6], tau[9], tau[12], tau[15]};
    const symdyn_f64 y43 = {tau[7], tau[10], tau[13], tau[16]};
    const symdyn_f64 y44 = {tau[8], tau[11], tau[14], tau[17]};
    const symdyn_f64 y62 = cosine[0] * 0.000859774592 + sine[0] * 0.0148272943648;
    const symdyn_f64 y63 = sine[0] * y62;
    const symdyn_f64 y65 = y63 + 0.0005670347152;
    const symdyn_f64 k1 = {-0.00747974233, 0.00747974233, -0.00747974233, 0.00747974233};
    const symdyn_f64 k2 = {0.000402580736, -0.000402580736, 0.000402580736, -0.000402580736};
    const symdyn_f64 y70 = sine[0] * k1 - (cosine[0] * k2);
    const symdyn_f64 y72 = 0.000429887296 - (cosine[0] * y62);
    const symdyn_f64 y75 = cosine[0] * k1 - (-(sine[0] * k2));
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
    const symdyn_f64 k5 = {-7.9431538e-05, 7.9431538e-05, -7.9431538e-05, 7.9431538e-05};
    const symdyn_f64 y115 = y96 * k5 - (y93 * k3);
    const symdyn_f64 y117 = y103 + 0.00492976;
    const symdyn_f64 y122 = y96 * 0.02623 - (y93 * 0.00084392);
    const symdyn_f64 y125 = y96 * 0.00084392 + y93 * 0.02623;
    const double x282 = q[3] * 2.0;
    const double x283 = q[4] * 2.0;
    const double x284 = q[5] * 2.0;
    const double x294 = q[3] * x282 - (1.0 - (q[4] * x283));
    const double x296 = (q[3] * x284 - (q[6] * x283)) * 9.81;
    const double x300 = x296 + (v[2] * v[4] - (v[1] * v[5]));
    const double x301 = (q[4] * x284 + q[6] * x282) * 9.81;
    const double x305 = x301 + (v[0] * v[5] - (v[2] * v[3]));
    const double x310 = x294 * 9.81 - (v[1] * v[3] - (v[0] * v[4]));
    const double x311 = v[3] * v[3];
    const double x312 = v[4] * v[4];
    const double x313 = v[5] * v[5];
    const double x314 = v[3] * v[4];
    const double x315 = v[3] * v[5];
    const double x316 = v[4] * v[5];
    const double x317 = x312 + x313;
    const symdyn_f64 y338 = v[4] * cosine[2] + v[5] * sine[2];
    const symdyn_f64 y341 = v[5] * cosine[2] - (v[4] * sine[2]);
    const symdyn_f64 y342 = v[3] + y24;
    const symdyn_f64 y343 = y24 * y341;
    const symdyn_f64 y344 = y24 * y338;
    const double x345 = x317 * 0.1934;
    const double x346 = x314 * 0.0465;
    const double x347 = x345 - x346;
    const double x348 = x300 - x347;
    const double x349 = (x311 + x313) * 0.0465;
    const double x350 = x314 * 0.1934;
    const double x351 = x349 - x350;
    const double x352 = x305 - x351;
    const double x353 = x316 * 0.0465;
    const double x354 = x315 * 0.1934;
    const double x355 = x353 + x354;
    const double x356 = x310 - x355;
    const double x458 = x349 + x350;
    const double x459 = x305 + x458;
    const double x554 = x305 - x458;
    const double x648 = x305 + x351;
    const symdyn_f64 k6 = {x352, x459, x554, x648};
    const double x460 = x353 - x354;
    const double x461 = x310 + x460;
    const double x555 = x310 - x460;
    const double x649 = x310 + x355;
    const symdyn_f64 k7 = {x356, x461, x555, x649};
    const symdyn_f64 y359 = cosine[2] * k6 - (sine[2] * k7);
    const symdyn_f64 y362 = cosine[2] * k7 + sine[2] * k6;
    const symdyn_f64 y363 = y342 * y342;
    const symdyn_f64 y364 = y338 * y338;
    const symdyn_f64 y365 = y341 * y341;
    const symdyn_f64 y366 = y338 * y342;
    const symdyn_f64 y367 = y341 * y342;
    const symdyn_f64 y368 = y338 * y341;
    const symdyn_f64 y369 = y344 + y366;
    const symdyn_f64 y370 = y343 + y367;
    const symdyn_f64 y373 = y343 - y367;
    const symdyn_f64 y383 = y363 - y365;
    const symdyn_f64 y386 = y25 + y338;
    const symdyn_f64 y387 = y25 * y341;
    const symdyn_f64 y389 = y344 - (y25 * y342);
    const symdyn_f64 y390 = y386 * y386;
    const symdyn_f64 y391 = y342 * y386;
    const symdyn_f64 y392 = y341 * y386;
    const symdyn_f64 y393 = y365 + y390;
    const symdyn_f64 y395 = y389 - y391;
    const symdyn_f64 y396 = y387 + y392;
    const symdyn_f64 y398 = y363 + y390;
    const symdyn_f64 y401 = y26 + y386;
    const symdyn_f64 y403 = y387 + y26 * y341;
    const symdyn_f64 y405 = y389 - (y26 * y342);
    const double x456 = x345 + x346;
    const double x457 = x300 - x456;
    const double x553 = x300 + x456;
    const double x647 = x300 + x347;
    const symdyn_f64 k8 = {x348, x457, x553, x647};
    const symdyn_f64 y409 = y87 * y393 + (k8 - (y88 * y370));
    const symdyn_f64 y413 = y359 + (y87 * y395 - (y88 * y396));
    const symdyn_f64 y417 = y362 - (y87 * y373 + y88 * y398);
    const symdyn_f64 y418 = y401 * y401;
    const symdyn_f64 y419 = y342 * y401;
    const symdyn_f64 y420 = y341 * y401;
    const symdyn_f64 y423 = y405 - y419;
    const symdyn_f64 y424 = y403 + y420;
    const symdyn_f64 y429 = y122 * y423 - (y125 * y424);
    const symdyn_f64 y433 = y117 * y370;
    const symdyn_f64 y435 = y105 * y373;
    const symdyn_f64 y437 = y115 * (y405 + y419);
    const symdyn_f64 y438 = y112 * y383;
    const symdyn_f64 k9 = {y433[0], y437[1], y433[2], y437[3]};
    const symdyn_f64 k10 = {y435[0], y438[1], y438[2], y438[3]};
    const symdyn_f64 s11 = {1.0, -1.0, -1.0, -1.0};
    const symdyn_f64 k12 = {y437[0], y433[1], y437[2], y433[3]};
    const symdyn_f64 k13 = {y438[0], y435[1], y435[2], y435[3]};
    const symdyn_f64 y442 = k9 + s11 * (-k10) - (y110 * (y403 - y420) - k12);
    const symdyn_f64 y444 = y122 * y417 + (y125 * y409 + s11 * (-k13) - y442);
    const symdyn_f64 y1692 = 1.0 / (y105 - y117);
    const symdyn_f64 y1693 = y44 + y444;
    const symdyn_f64 y1694 = y1692 * y1693;
    const symdyn_f64 y1695 = y110 * y1692;
    const symdyn_f64 y1696 = y115 * y1692;
    const symdyn_f64 y1697 = y125 * y1692;
    const symdyn_f64 y1698 = y122 * y1692;
    const symdyn_f64 y1699 = y110 * y1697;
    const symdyn_f64 y1700 = y110 * y1698;
    const symdyn_f64 y1701 = y115 * y1697;
    const symdyn_f64 y1702 = y115 * y1698;
    const symdyn_f64 y1703 = y125 * y1697;
    const symdyn_f64 y1704 = y122 * y1697;
    const symdyn_f64 y1705 = y122 * y1698;
    const symdyn_f64 y1709 = y125 * (y370 - y1694) - (y122 * (y365 + y418));
    const symdyn_f64 y1713 = y122 * (y373 - y1694) + y125 * (y363 + y418);
    const symdyn_f64 y1722 = y72 * y383;
    const symdyn_f64 y1719 = y77 * y370;
    const symdyn_f64 k14 = {y1719[0], y1722[1], y1722[2], y1722[3]};
    const symdyn_f64 k15 = {y1722[0], y1719[1], y1719[2], y1719[3]};
    const symdyn_f64 y1725 = y85 * k8 - (y70 * (y387 - y392));
    const symdyn_f64 y1726 = k14 - (y65 * y373) - (y75 * (y389 + y391) - k15);
    const symdyn_f64 y1729 = y444 + (y82 * y362 + (y1725 + y1726));
    const symdyn_f64 y1732 = y88 * y1709 + (y87 * y1713 + (y1693 - y1729));
    const symdyn_f64 y1735 = y87 * y1704 + y88 * y1703;
    const symdyn_f64 y1738 = y87 * y1705 + y88 * y1704;
    const symdyn_f64 y1744 = y87 * y1700 - (y70 - (y88 * y1699));
    const symdyn_f64 y1749 = y87 * y1738 + (y88 * y1735 + (y65 - y77));
    const symdyn_f64 y1753 = y87 * y1702 + (y75 + y88 * y1701);
    const symdyn_f64 y1754 = y85 + y1735;
    const symdyn_f64 y1755 = y82 + y1738;
    const symdyn_f64 y1756 = 1.0 / y1749;
    const symdyn_f64 y1757 = y43 - y1732;
    const symdyn_f64 y1758 = y1756 * y1757;
    const symdyn_f64 y1759 = y1744 * y1756;
    const symdyn_f64 y1760 = y1753 * y1756;
    const symdyn_f64 y1761 = y1754 * y1756;
    const symdyn_f64 y1762 = y1755 * y1756;
    const symdyn_f64 y1764 = y1699 - (y1744 * y1761);
    const symdyn_f64 k16 = {-4.092728e-06, 4.092728e-06, 4.092728e-06, -4.092728e-06};
    const symdyn_f64 y1767 = y85 + 7.119e-05;
    const symdyn_f64 k17 = {7.25574e-07, 7.25574e-07, -7.25574e-07, -7.25574e-07};
    const symdyn_f64 y1780 = (y344 - y366) * k17;
    const symdyn_f64 k18 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 k19 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const symdyn_f64 y1774 = k19 * (y364 - y365);
    const symdyn_f64 y1783 = y75 * (y365 - y390);
    const symdyn_f64 y1781 = y77 * y396;
    const symdyn_f64 k20 = {y1774[0], y1780[1], y1774[2], y1780[3]};
    const symdyn_f64 k21 = {y1780[0], y1774[1], y1780[2], y1774[3]};
    const symdyn_f64 y1785 = y373 * (y110 - (y70 + k16)) - k21;
    const symdyn_f64 k22 = {y1781[0], y1783[1], y1783[2], y1783[3]};
    const symdyn_f64 k23 = {y1783[0], y1781[1], y1781[2], y1781[3]};
    const symdyn_f64 y1788 = y112 * y423 - (-(y115 * (y365 - y418)));
    const symdyn_f64 y1790 = k22 - (y72 * y395) - (-(k23 - (k20 - (y368 * 0.0084807410771))));
    const symdyn_f64 y1794 = y125 * y413 + (y1788 - (y117 * y424 - y1785));
    const symdyn_f64 y1795 = y359 * y1767 + y1790 + (y88 * y429 - (y362 * k18));
    const symdyn_f64 y1798 = y1744 * y1758 - (y110 * y1694 - (y1794 + y1795));
    const symdyn_f64 y1804 = 2.0 * (y88 * y125) + (y117 - (y77 - 0.009360598027));
    const symdyn_f64 y1806 = y1744 * y1759 - (y110 * y1695 + y1804);
    const symdyn_f64 y1814 = y87 * y125 + y88 * y122 + (y112 - (y72 + k17));
    const symdyn_f64 y1816 = y1753 * y1759 - (y115 * y1695 - (-y1814));
    const symdyn_f64 y1817 = y125 + y1767;
    const symdyn_f64 y1820 = y1744 * y1762 - (k18 + y1700);
    const symdyn_f64 y1821 = 1.0 / y1806;
    const symdyn_f64 y1822 = y42 - y1798;
    const symdyn_f64 y1823 = y1821 * y1822;
    const symdyn_f64 k24 = {4.092728e-06, -4.092728e-06, -4.092728e-06, 4.092728e-06};
    const symdyn_f64 y1824 = k24 * y1821;
    const symdyn_f64 y1825 = y1816 * y1821;
    const symdyn_f64 y1826 = y1764 * y1821;
    const symdyn_f64 y1827 = y1817 * y1821;
    const symdyn_f64 y1828 = y1820 * y1821;
    const symdyn_f64 y1830 = 0.00043992847495 + 1.6750422481984e-11 * y1821;
    const symdyn_f64 k25 = {-1.2818914e-06, 1.2818914e-06, -1.2818914e-06, 1.2818914e-06};
    const symdyn_f64 y1832 = k25 + y1816 * y1824;
    const symdyn_f64 y1839 = 2.0 * (y87 * y122) - (y105 - (y65 + 0.00892066955205));
    const symdyn_f64 y1841 = y1753 * y1760 - (y115 * y1696 + y1839);
    const symdyn_f64 y1842 = y1816 * y1825 - y1841;
    const symdyn_f64 y1844 = 7.119e-05 + k24 * y1826;
    const symdyn_f64 y1845 = k24 * y1827;
    const symdyn_f64 y1846 = k24 * y1828;
    const symdyn_f64 k26 = {-0.10962557, 0.10962557, -0.10962557, 0.10962557};
    const symdyn_f64 y1851 = y1816 * y1826 + (y1753 * y1761 - (k26 + y1701));
    const symdyn_f64 y1854 = y1816 * y1827 - (y82 + y122);
    const symdyn_f64 y1858 = y1816 * y1828 + (y1702 - (y1753 * y1762));
    const symdyn_f64 y1862 = y1764 * y1826 + (y1703 - (y1754 * y1761));
    const symdyn_f64 y1863 = y1817 * y1826;
    const symdyn_f64 y1864 = y1817 * y1827;
    const symdyn_f64 y1868 = y1820 * y1826 - (y1704 - (y1755 * y1761));
    const symdyn_f64 y1869 = y1820 * y1827;
    const symdyn_f64 y1873 = y1820 * y1828 + (y1705 - (y1755 * y1762));
    const symdyn_f64 y1882 = k17 * y383 - (y369 * k19) - (y370 * 0.00043992847495 - (k8 * 7.119e-05));
    const symdyn_f64 y1885 = k24 * (y368 - y1823) + (y1757 + (y1732 - y1882));
    const symdyn_f64 y1894 = y110 * (y363 - y418);
    const symdyn_f64 y1893 = y105 * y423;
    const symdyn_f64 y1901 = y65 * y395;
    const symdyn_f64 y1900 = y70 * (y363 - y390);
    const symdyn_f64 y1905 = k24 * (y363 - y364) - (y368 * k17);
    const symdyn_f64 y1906 = y370 * (y115 + (y75 + k19)) - (-(y369 * 0.00892066955205));
    const symdyn_f64 k27 = {y1900[0], y1901[1], y1900[2], y1901[3]};
    const symdyn_f64 k28 = {y1901[0], y1900[1], y1901[2], y1900[3]};
    const symdyn_f64 k29 = {y1893[0], y1894[1], y1894[2], y1894[3]};
    const symdyn_f64 k30 = {y1894[0], y1893[1], y1893[2], y1893[3]};
    const symdyn_f64 y1912 = k28 + y72 * y396 - (k29 + y1905);
    const symdyn_f64 y1913 = k30 + y112 * y424 - (y1906 - (-(k8 * k18 - (-k27))));
    const symdyn_f64 y1916 = y122 * y413 + (y87 * y429 + y82 * y359);
    const symdyn_f64 y1918 = y115 * y1694 - (y1912 - y1913 + y1916);
    const symdyn_f64 y1920 = y1816 * y1823 + (y1753 * y1758 - y1918);
    const symdyn_f64 y1927 = y82 * y393 - (y370 * y1767 - (y369 * k18));
    const symdyn_f64 y1930 = y1764 * y1823 - (y1754 * y1758 + (y1709 - y1927));
    const symdyn_f64 y1936 = (y363 + y365) * k18 + y368 * 7.119e-05;
    const symdyn_f64 y1938 = y1936 - (y82 * y395 - (y85 * y396));
    const symdyn_f64 y1940 = y1817 * y1823 - (y429 - y1938);
    const symdyn_f64 y1947 = (y363 + y364) * 7.119e-05 + y368 * k18;
    const symdyn_f64 y1949 = y1947 + (y82 * y373 + y85 * y398);
    const symdyn_f64 y1952 = y1820 * y1823 + (y1755 * y1758 + (y1713 + y1949));
    const symdyn_f64 y1955 = cosine[2] * y1940 + sine[2] * y1952;
    const symdyn_f64 y1958 = cosine[2] * y1952 - (sine[2] * y1940);
    const symdyn_f64 y1960 = 2.0 * cosine[2];
    const symdyn_f64 y1963 = sine[2] * (y1830 - y1842) - (-(y1832 * y1960));
    const symdyn_f64 y1964 = sine[2] * y1963;
    const symdyn_f64 y1969 = cosine[2] * (y1846 - y1854) - (sine[2] * (y1845 - (-y1858)));
    const symdyn_f64 y1970 = sine[2] * y1969;
    const symdyn_f64 y1971 = cosine[2] * y1969;
    const symdyn_f64 y1974 = sine[2] * y1851 - (cosine[2] * y1844);
    const symdyn_f64 y1975 = y1854 - (-y1971);
    const symdyn_f64 y1978 = cosine[2] * y1851 - (-(sine[2] * y1844));
    const symdyn_f64 y1979 = y1846 - y1971;
    const symdyn_f64 y1983 = sine[2] * (y1864 - y1873) - (y1869 * y1960);
    const symdyn_f64 y1984 = sine[2] * y1983;
    const symdyn_f64 y1987 = cosine[2] * y1863 + sine[2] * y1868;
    const symdyn_f64 y1990 = sine[2] * y1863 - (cosine[2] * y1868);
    const symdyn_f64 y1991 = y1864 - y1984;
    const symdyn_f64 y1993 = y1869 + cosine[2] * y1983;
    const symdyn_f64 y1994 = y1873 + y1984;
    const symdyn_f64 k31 = {0.0465, -0.0465, 0.0465, -0.0465};
    const symdyn_f64 y1995 = k31 * y1990;
    const symdyn_f64 k32 = {0.1934, 0.1934, -0.1934, -0.1934};
    const symdyn_f64 y1996 = k32 * y1993;
    const symdyn_f64 y1998 = y1975 - (-(k32 * y1994));
    const symdyn_f64 y2002 = k32 * y1987 - (-(y1978 - (-(k31 * y1862))));
    const symdyn_f64 y2006 = k32 * y1991 + (y1979 + k31 * y1987);
    const symdyn_f64 y2009 = y1996 - (y1970 - (-(y1858 - y1995)));
    const double x2012 = y1995[3] + y1995[2] + (y1995[1] + y1995[0]);
    const double x2013 = -y1990[3] - y1990[2];
    const double x2014 = -y1990[1] - y1990[0];
    const double x2020 = y1974[2] + y1974[1] - (-y1974[0] + (0.037188086 - y1974[3]));
    const double x2021 = 0.1934 * (x2013 - x2014) + x2020;
    const double x2024 = -y2002[3] - y2002[2] - (y2002[1] + y2002[0]);
    const double x2028 = -y1862[2] - y1862[1] - (y1862[0] + (16.087 + y1862[3]));
    const double x2031 = y1987[3] + y1987[2] + (y1987[1] + y1987[0]);
    const double x2032 = x2013 + x2014;
    const double x2033 = 1.0 / x2028;
    const double x2034 = x2031 * x2033;
    const double x2040 = y1991[0] + x2031 * x2034 + (16.087 + y1991[3] - (-y1991[2] - y1991[1]));
    const double x2041 = x2032 * x2033;
    const double x2046 = -y1993[1] - y1993[0] + (x2031 * x2041 + (-y1993[3] - y1993[2]));
    const double x2047 = x2012 * x2033;
    const double x2051 = 0.0465 * (-y1993[3] + y1993[2] + (-y1993[1] + y1993[0]));
    const double x2054 = x2051 + (0.037188086 + x2031 * x2047);
    const double x2055 = x2021 * x2033;
    const double x2058 = y1970[2] - (-y1970[3] + (-y1845[3] - y1845[2]));
    const double x2061 = y1970[0] - (-y1970[1] - (y1845[1] + y1845[0]));
    const double x2068 = y1996[3] + y1996[2] - (-y1996[1] - y1996[0]) + (x2031 * x2055 - (x2058 + x2061));
    const double x2069 = x2024 * x2033;
    const double x2075 = y2006[0] - (x2031 * x2069) + (0.146694152 + y2006[3] + (y2006[2] + y2006[1]));
    const double x2076 = 1.0 / x2040;
    const double x2077 = x2046 * x2076;
    const double x2084 = y1994[0] + x2032 * x2041 + (16.087 + y1994[3] - (-y1994[2] - y1994[1]));
    const double x2086 = x2054 * x2076;
    const double x2090 = 0.0465 * (-y1994[3] + y1994[2] + (-y1994[1] + y1994[0]));
    const double x2094 = x2046 * x2086 + (x2090 - (x2032 * x2047));
    const double x2095 = x2068 * x2076;
    const double x2102 = -y1998[0] + x2032 * x2055 - (0.146694152 + y1998[3] - (-y1998[2] - y1998[1]));
    const double x2103 = x2046 * x2095 - x2102;
    const double x2104 = x2075 * x2076;
    const double x2105 = y2009[3] + y2009[2];
    const double x2106 = -y2009[1] - y2009[0];
    const double x2111 = x2046 * x2104 + (x2032 * x2069 + (x2105 - x2106));
    const double x2112 = 1.0 / (x2046 * x2077 - x2084);
    const double x2113 = x2094 * x2112;
    const double x2117 = 0.00216225 * (-y1994[3] - y1994[2] + (-y1994[1] - y1994[0]));
    const double x2123 = x2054 * x2086 + (x2117 - (0.044972709219476 + x2012 * x2047));
    const double x2125 = x2103 * x2112;
    const double x2129 = 0.0465 * (y1998[3] - y1998[2] + (y1998[1] - y1998[0]));
    const double x2135 = x2054 * x2095 + (x2129 + (0.00012166 - (x2012 * x2055)));
    const double x2136 = x2094 * x2125 - x2135;
    const double x2137 = x2111 * x2112;
    const double x2141 = 0.0465 * (y2009[3] - y2009[2] - (-y2009[1] + y2009[0]));
    const double x2147 = x2054 * x2104 + (x2141 - (0.002283689271632 - (x2012 * x2069)));
    const double x2148 = x2094 * x2137 - x2147;
    const double x2149 = 1.0 / (x2094 * x2113 - x2123);
    const double x2150 = x2136 * x2149;
    const double x2156 = y1975[3] + y1975[2] - (y1975[1] + y1975[0]) + (y1998[3] + y1998[2]);
    const double x2169 = y1830[2] + y1830[1] + (y1830[0] + (y1830[3] + 0.4323559965405));
    const double x2171 = y1964[0] + (y1964[2] + y1964[1]);
    const double x2173 = x2021 * x2055 - (y1964[3] - x2169 + x2171);
    const double x2174 = 0.1934 * (y1998[1] + y1998[0] - x2156) + x2173;
    const double x2176 = x2103 * x2125 - (x2068 * x2095 - x2174);
    const double x2178 = x2148 * x2149;
    const double x2185 = 0.1934 * (x2106 + (x2105 - (x2058 - x2061)));
    const double x2186 = 0.0465 * (-y1974[3] + y1974[2] + (-y1974[1] + y1974[0]));
    const symdyn_f64 y2193 = cosine[2] * y1963;
    const double x2198 = -y1832[2] - y1832[1] + (-y1832[0] - (3.12e-05 + y1832[3]));
    const double x2203 = x2186 - y2193[3] - (y2193[2] + x2198 + (y2193[1] + y2193[0]));
    const double x2206 = x2068 * x2104 + (x2185 + (x2021 * x2069 - x2203));
    const double x2208 = x2136 * x2178 - (x2103 * x2137 - x2206);
    const double x2209 = 1.0 / (x2136 * x2150 - x2176);
    const double x2210 = x2208 * x2209;
    const double x2216 = -y1979[3] - y1979[2] + (y1979[1] + y1979[0]) - (y2006[3] + y2006[2]);
    const double x2223 = -y1978[3] + y1978[2] + (-y1978[1] + y1978[0]) + (-y2002[3] + y2002[2]);
    const double x2235 = -y1842[2] - y1842[1] - (y1842[0] - (-y1842[3] - 0.460899171821024));
    const double x2238 = 0.0465 * (y2002[1] - y2002[0] - x2223) - (x2171 + (y1964[3] - x2235));
    const double x2240 = 0.1934 * (-y2006[1] - y2006[0] - x2216) - (x2024 * x2069 - x2238);
    const double x2242 = x2111 * x2137 - (x2075 * x2104 + x2240);
    const double x2244 = x2208 * x2210 - (x2148 * x2178 - x2242);
    const double x2250 = x317 * 0.146694152 + (tau[0] + x315 * 0.037188086);
    const double x2254 = y1930[0] + (y1930[3] + (x300 * 16.087 - x2250));
    const double x2255 = y1930[2] + y1930[1] + x2254;
    const double x2261 = x316 * 0.037188086 + (tau[1] - (x314 * 0.146694152));
    const double x2265 = y1955[0] - (-y1955[3] + (x305 * 16.087 - x2261));
    const double x2267 = x2265 + (x2034 * x2255 - (-y1955[2] - y1955[1]));
    const double x2274 = (x311 + x312) * 0.037188086 - (tau[2] - (x315 * 0.146694152));
    const double x2278 = y1958[0] - (-y1958[3] + (x310 * 16.087 - x2274));
    const double x2280 = x2278 + (x2041 * x2255 - (-y1958[2] - y1958[1]));
    const double x2281 = x2077 * x2267 - x2280;
    const double x2285 = 0.0465 * (-y1958[3] + y1958[2] + (-y1958[1] + y1958[0]));
    const double x2296 = 3.12e-05 * (x312 - x313) + (tau[3] - (x314 * 0.002283689271632));
    const double x2297 = x316 * 0.028543175280524 - (x315 * 0.00012166) - x2296;
    const double x2303 = y1822[0] + (y1798[3] + (x305 * 0.037188086 + x2297));
    const double x2306 = y1798[2] + y1798[1] + (y1822[3] + y1798[0]) + (y1822[2] + y1822[1] + x2303);
    const double x2309 = x2086 * x2267 + (x2285 - (x2047 * x2255 - x2306));
    const double x2310 = x2113 * x2281 - x2309;
    const double x2314 = 0.1934 * (-y1958[3] - y1958[2] - (-y1958[1] - y1958[0]));
    const symdyn_f64 y2320 = cosine[2] * y1885;
    const symdyn_f64 y2319 = sine[2] * y1920;
    const double x2335 = 0.002283689271632 * (x311 - x313) + (tau[4] - (x314 * 3.12e-05));
    const double x2336 = x316 * 0.00012166 - (x315 * 0.415926462601548) - x2335;
    const double x2338 = x310 * 0.146694152 - (x300 * 0.037188086 - x2336);
    const double x2345 = y2320[0] + y2320[3] - (-y2320[2] + (-y2319[0] - x2338));
    const double x2346 = x2055 * x2255 + (y2319[3] + y2319[2] - (-y2320[1] - y2319[1]));
    const double x2349 = x2095 * x2267 - (x2346 - (x2314 - x2345));
    const double x2351 = x2150 * x2310 - (x2125 * x2281 - x2349);
    const double x2358 = 0.1934 * (-y1955[3] - y1955[2] - (-y1955[1] - y1955[0]));
    const double x2359 = 0.0465 * (y1930[3] - y1930[2] + (y1930[1] - y1930[0]));
    const symdyn_f64 y2366 = sine[2] * y1885;
    const symdyn_f64 y2365 = cosine[2] * y1920;
    const double x2380 = 0.00012166 * (x311 - x312) - (tau[5] + x315 * 3.12e-05);
    const double x2381 = x314 * 0.387383287321024 - (x316 * 0.002283689271632) + x2380;
    const double x2387 = -y2366[2] - (-y2365[0] + (x305 * 0.146694152 + x2381));
    const double x2391 = x2359 - (y2365[3] + y2365[2]) - (-y2366[1] + y2365[1] - (y2366[0] + y2366[3]));
    const double x2393 = x2391 - (x2358 - (x2069 * x2255 - x2387));
    const double x2395 = x2137 * x2281 - (x2104 * x2267 + x2393);
    const double x2397 = x2210 * x2351 - (x2178 * x2310 - x2395);
    const double x2398 = 1.0 / x2244 * x2397;
    a[5] = x2398;
    const double x2401 = x2209 * x2351 - (x2210 * x2398);
    a[4] = -x2401;
    const double x2406 = x2150 * x2401 - (x2149 * x2310 - (x2178 * x2398));
    a[3] = -x2406;
    const double x2412 = x2125 * x2401 - (x2112 * x2281 - (x2137 * x2398));
    const double x2413 = x2113 * x2406 - x2412;
    a[2] = -x2413;
    const double x2420 = x2095 * x2401 - (x2076 * x2267 - (x2104 * x2398));
    const double x2422 = x2077 * x2413 - (x2086 * x2406 - x2420);
    a[1] = -x2422;
    const double x2430 = x2055 * x2401 - (x2033 * x2255 + x2069 * x2398);
    const double x2432 = x2041 * x2413 - (x2047 * x2406 - x2430);
    const double x2433 = x2034 * x2422 - x2432;
    a[0] = x2433;
    const double x2434 = 0.0465 * x2398;
    const double x2435 = x2433 - x2434;
    const double x2436 = 0.1934 * x2398;
    const double x2437 = x2422 - x2436;
    const double x2438 = 0.1934 * x2401;
    const double x2439 = 0.0465 * x2406;
    const double x2440 = x2438 - x2439;
    const double x2441 = x2413 - x2440;
    const double x2539 = x2422 + x2436;
    const symdyn_f64 k33 = {x2437, x2437, x2539, x2539};
    const double x2490 = x2438 + x2439;
    const double x2491 = x2413 - x2490;
    const double x2540 = x2413 + x2490;
    const double x2588 = x2413 + x2440;
    const symdyn_f64 k34 = {x2441, x2491, x2540, x2588};
    const symdyn_f64 y2447 = cosine[2] * k34 - (sine[2] * k33);
    const symdyn_f64 y2450 = cosine[2] * x2401 - (sine[2] * x2398);
    const symdyn_f64 y2453 = cosine[2] * x2398 + sine[2] * x2401;
    const double x2489 = x2433 + x2434;
    const symdyn_f64 k35 = {x2435, x2489, x2435, x2489};
    const symdyn_f64 y2458 = y1827 * (cosine[2] * k33 + sine[2] * k34);
    const symdyn_f64 y2461 = y1823 - x2406 - (y1825 * y2453 - (y1824 * y2450));
    const symdyn_f64 y2464 = y1826 * k35 + y2461 - (y1828 * y2447 - y2458);
    const symdyn_f64 y2465 = x2406 + y2464;
    const symdyn_f64 y2472 = y1762 * y2447 - (-(y1760 * y2453 - (-(y1758 + y2450))));
    const symdyn_f64 y2474 = y1759 * y2465 + (y1761 * k35 + y2472);
    const symdyn_f64 k36 = {y2464[0], y2474[0], y2464[2], y2474[2]};
    const symdyn_f64 s37 = {-1.0, 1.0, -1.0, 1.0};
    const symdyn_f64 n1 = s37 * k36;
    symdyn_low_f64(a + 6, n1);
    const symdyn_f64 k38 = {y2464[1], y2474[1], y2464[3], y2474[3]};
    const symdyn_f64 n2 = s37 * k38;
    symdyn_low_f64(a + 9, n2);
    symdyn_high_f64(a + 12, n1);
    symdyn_high_f64(a + 15, n2);
    const symdyn_f64 y2475 = y2450 - y2474;
    const symdyn_f64 y2480 = y1698 * (y2447 + y87 * y2475);
    const symdyn_f64 y2481 = y1697 * (k35 + y88 * y2475);
    const symdyn_f64 y2485 = y1695 * y2465 + (y1694 - (-(y1696 * y2453)));
    const symdyn_f64 y2486 = y2475 - y2485;
    a[8] = -(y2481[0] + (y2480[0] - y2486[0]));
    a[11] = -y2480[1] + (-y2481[1] + y2486[1]);
    a[14] = -y2480[2] + (-y2481[2] + y2486[2]);
    a[17] = -y2480[3] + (-y2481[3] + y2486[3]);
}
