/*
 * centroidal_momentum of go2: Centroidal momentum, linear first.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.centroidal
 * Convention  pinocchio
 * Program     SHA-256 db5229dede61ce88b0fc62c9013e9673a0ccd272d0911269fd2f1539f8cc1c8b
 * Operations  502 mul, 440 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     h_G  6  kg m/s, kg m^2/s  world axes at the centre of mass
 *
 * Statements it rests on
 *     centroidal/momentum        PROVED
 *     centroidal/momentum-fixed  PROVED
 *     centroidal/origin          PROVED
 *     regressor/lumped-mixed     PROVED-MOD-P
 *     regressor/lumped-disc      PROVED
 *     regressor/reframed         PROVED
 *     rotations/align            PROVED
 *     rotations/align-back       PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_centroidal_momentum(const double *q, const double *v, double *h_G)
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
    const double x37 = q[3] * 2.0;
    const double x38 = q[4] * 2.0;
    const double x39 = q[5] * 2.0;
    const double x41 = q[4] * x38;
    const double x42 = q[5] * x39;
    const double x43 = q[3] * x38;
    const double x44 = q[3] * x39;
    const double x45 = q[4] * x39;
    const double x46 = q[6] * x37;
    const double x47 = q[6] * x38;
    const double x48 = q[6] * x39;
    const double x50 = x42 - (1.0 - x41);
    const double x51 = x43 - x48;
    const double x52 = x44 + x47;
    const double x53 = x43 + x48;
    const double x54 = 1.0 - (q[3] * x37);
    const double x55 = x42 - x54;
    const double x56 = x45 - x46;
    const double x57 = x44 - x47;
    const double x58 = x45 + x46;
    const double x59 = x41 - x54;
    const double x73 = v[5] * 0.0465;
    const double x74 = v[0] - x73;
    const double x75 = v[5] * 0.1934;
    const double x76 = v[1] + x75;
    const double x77 = v[4] * 0.1934;
    const double x78 = v[3] * 0.0465;
    const double x79 = v[2] - x77;
    const double x80 = x78 + x79;
    const double x248 = v[1] - x75;
    const symdyn_f64 k1 = {x76, x76, x248, x248};
    const double x177 = x78 - x79;
    const double x249 = v[2] + x77;
    const double x250 = x78 + x249;
    const double x319 = x78 - x249;
    const symdyn_f64 k2 = {x80, x177, x250, x319};
    const symdyn_f64 s3 = {1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 y83 = cosine[0] * k1 + s3 * (sine[0] * k2);
    const symdyn_f64 y86 = cosine[0] * k2 + s3 * (-(sine[0] * k1));
    const symdyn_f64 y89 = v[4] * cosine[0] + v[5] * sine[0];
    const symdyn_f64 y92 = v[5] * cosine[0] - (v[4] * sine[0]);
    const symdyn_f64 y93 = v[3] + y24;
    const double x100 = x74 * 7.119e-05;
    const double x102 = x74 * 0.10962557;
    const double x176 = v[0] + x73;
    const symdyn_f64 k4 = {x74, x176, x74, x176};
    const symdyn_f64 y108 = k4 * cosine[1] + s3 * (-(y86 * sine[1]));
    const symdyn_f64 y111 = k4 * sine[1] + s3 * (y86 * cosine[1]);
    const symdyn_f64 y114 = y93 * cosine[1] - (y92 * sine[1]);
    const symdyn_f64 y117 = y92 * cosine[1] + y93 * sine[1];
    const symdyn_f64 y118 = y25 + y89;
    const symdyn_f64 y131 = y108 - (y118 * 0.213);
    const symdyn_f64 y133 = y83 + y114 * 0.213;
    const symdyn_f64 y142 = y114 * cosine[2] - (y117 * sine[2]);
    const symdyn_f64 y145 = y114 * sine[2] + y117 * cosine[2];
    const symdyn_f64 y146 = y26 + y118;
    const symdyn_f64 k5 = {0.02623, -0.02623, 0.02623, -0.02623};
    const symdyn_f64 k6 = {0.00492976, -0.00492976, 0.00492976, -0.00492976};
    const symdyn_f64 k7 = {0.0001142508, -0.0001142508, 0.0001142508, -0.0001142508};
    const symdyn_f64 y157 = y146 * 7.9431538e-05 - (y133 * k5) - (y142 * k6 + y145 * k7);
    const symdyn_f64 k8 = {0.00084392, -0.00084392, 0.00084392, -0.00084392};
    const symdyn_f64 k9 = {3.58746816e-05, -3.58746816e-05, 3.58746816e-05, -3.58746816e-05};
    const symdyn_f64 y168 = y133 * k8 + y146 * 0.00249597775 + (y142 * k7 + y145 * k9);
    const symdyn_f64 y169 = y146 * 0.02623;
    const symdyn_f64 y172 = y142 * 0.02623 + y145 * 0.00084392;
    const symdyn_f64 y173 = y146 * 0.00084392;
    const double x191 = 7.119e-05 * x176;
    const double x192 = 0.10962557 * x176;
    const symdyn_f64 y676 = cosine[2] * y169 + sine[2] * y173;
    const symdyn_f64 k10 = {0.000429887296, -0.000429887296, 0.000429887296, -0.000429887296};
    const symdyn_f64 k11 = {0.0789924, -0.0789924, 0.0789924, -0.0789924};
    const symdyn_f64 k12 = {0.01539432908, -0.01539432908, 0.01539432908, -0.01539432908};
    const symdyn_f64 k13 = {0.213, -0.213, 0.213, -0.213};
    const symdyn_f64 y686 = y117 * k10 - (y118 * 0.000402580736) - (y83 * k11 + y114 * k12);
    const symdyn_f64 y689 = k13 * y172 - y686 + (sine[2] * y168 - (cosine[2] * y157));
    const symdyn_f64 k14 = {0.00430848, -0.00430848, 0.00430848, -0.00430848};
    const symdyn_f64 k15 = {0.0005670347152, -0.0005670347152, 0.0005670347152, -0.0005670347152};
    const symdyn_f64 y698 = y114 * k10 - (y118 * 0.00747974233) + (y83 * k14 - (y117 * k15));
    const symdyn_f64 y700 = sine[2] * y157 + (cosine[2] * y168 - y698);
    const symdyn_f64 y702 = y676 + y118 * 0.0789924;
    const symdyn_f64 y707 = cosine[2] * y173 - (y118 * 0.00430848 + sine[2] * y169);
    const symdyn_f64 k16 = {4.092728e-06, -4.092728e-06, -4.092728e-06, 4.092728e-06};
    const symdyn_f64 k17 = {0.00043992847495, -0.00043992847495, 0.00043992847495, -0.00043992847495};
    const symdyn_f64 k18 = {0.0159613637952, -0.0159613637952, 0.0159613637952, -0.0159613637952};
    const symdyn_f64 y716 = (cosine[2] * y131 - (y111 * sine[2])) * k5;
    const symdyn_f64 y717 = (y111 * cosine[2] + sine[2] * y131) * k8;
    const symdyn_f64 k19 = {0.0049656346816, -0.0049656346816, 0.0049656346816, -0.0049656346816};
    const symdyn_f64 k20 = {x100, x191, x100, x191};
    const symdyn_f64 y724 = y118 * k18 + s3 * (-(k20 - (y93 * k16)));
    const symdyn_f64 y725 = y117 * 0.00747974233 - (y92 * 1.2818914e-06 - (y89 * k17));
    const symdyn_f64 y728 = y108 * k11 - (y114 * 0.000402580736 + y146 * k19);
    const symdyn_f64 y732 = y111 * k14 + y145 * 0.00249597775 - (y142 * 7.9431538e-05 - (y724 + y725));
    const symdyn_f64 y735 = k13 * y676 - y728 + y732 - (y716 + y717);
    const symdyn_f64 k21 = {7.25574e-07, -7.25574e-07, -7.25574e-07, 7.25574e-07};
    const symdyn_f64 k22 = {0.00892066955205, -0.00892066955205, 0.00892066955205, -0.00892066955205};
    const symdyn_f64 k23 = {x102, x192, x102, x192};
    const symdyn_f64 y743 = k23 - (y93 * k21) + (y89 * 1.2818914e-06 - (y92 * k22));
    const symdyn_f64 y745 = cosine[1] * y700 - (sine[1] * y689 + y743);
    const symdyn_f64 k24 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y751 = sine[1] * y707 + (y92 * k24 + y89 * 7.119e-05);
    const symdyn_f64 y752 = cosine[1] * y702 + y751;
    const symdyn_f64 y757 = y114 * 0.0789924 + (y93 * 7.119e-05 - (y117 * 0.00430848));
    const symdyn_f64 y758 = y172 + y757;
    const symdyn_f64 y763 = sine[1] * y702 + (y93 * k24 - (cosine[1] * y707));
    const symdyn_f64 y766 = cosine[0] * y758 - (sine[0] * y763);
    const symdyn_f64 y769 = cosine[0] * y763 + sine[0] * y758;
    const symdyn_f64 k25 = {y752[2], y752[3], y752[0], y752[1]};
    const symdyn_f64 y772 = k25 + y752;
    const double x776 = y772[0] + y772[1] + (v[4] * 0.037188086 - (v[0] * 16.087));
    const symdyn_f64 k26 = {y766[2], y766[3], y766[0], y766[1]};
    const symdyn_f64 y780 = k26 + y766;
    const double x784 = v[5] * 0.146694152 + (v[3] * 0.037188086 + v[1] * 16.087);
    const double x785 = y780[0] + y780[1] + x784;
    const symdyn_f64 k27 = {y769[2], y769[3], y769[0], y769[1]};
    const symdyn_f64 y788 = k27 + y769;
    const double x792 = y788[0] + y788[1] - (v[4] * 0.146694152 - (v[2] * 16.087));
    const symdyn_f64 y832 = cosine[2] * 0.00084392 - (0.00430848 + sine[2] * 0.02623);
    const symdyn_f64 y836 = cosine[2] * 0.02623 + (0.0789924 + sine[2] * 0.00084392);
    const symdyn_f64 y840 = cosine[1] * y836 + (7.119e-05 + sine[1] * y832);
    const symdyn_f64 y849 = cosine[1] * y832 - (sine[1] * y836);
    const symdyn_f64 k28 = {y849[2], y849[3], y849[0], y849[1]};
    const symdyn_f64 y853 = y849 + k28;
    const symdyn_f64 k29 = {cosine[0][2], cosine[0][3], cosine[0][0], cosine[0][1]};
    const symdyn_f64 y857 = cosine[0] + k29;
    const symdyn_f64 y864 = sine[0] * y840;
    const symdyn_f64 k30 = {y864[2], y864[3], y864[0], y864[1]};
    const symdyn_f64 y865 = k30 + y864;
    const double x868 = 0.10962557 * (y857[0] - y857[1]) + (y865[0] + y865[1]);
    const symdyn_f64 k31 = {sine[0][2], sine[0][3], sine[0][0], sine[0][1]};
    const symdyn_f64 y869 = sine[0] + k31;
    const symdyn_f64 y876 = cosine[0] * y840;
    const symdyn_f64 k32 = {y876[2], y876[3], y876[0], y876[1]};
    const symdyn_f64 y877 = k32 + y876;
    const double x881 = y877[0] + y877[1] + (0.037188086 - (0.10962557 * (y869[0] - y869[1])));
    const double x883 = (0.146694152 + (y853[0] + y853[1])) * 0.06216199415677255;
    const double x884 = x868 * 0.06216199415677255;
    const double x885 = x881 * 0.06216199415677255;
    const double x890 = x51 * x785 + (x52 * x792 + x50 * x776);
    h_G[0] = x890;
    const double x895 = x55 * x785 - (x56 * x792 - (x53 * x776));
    h_G[1] = -x895;
    const double x900 = x58 * x785 - (x59 * x792 + x57 * x776);
    h_G[2] = x900;
    const symdyn_f64 k33 = {y83[2], y83[3], y83[0], y83[1]};
    const symdyn_f64 y903 = y83 + k33;
    const symdyn_f64 k34 = {y92[2], y92[3], y92[0], y92[1]};
    const symdyn_f64 y907 = y92 - k34;
    const symdyn_f64 k35 = {y89[2], y89[3], y89[0], y89[1]};
    const symdyn_f64 y911 = y89 - k35;
    const symdyn_f64 k36 = {y86[2], y86[3], y86[0], y86[1]};
    const symdyn_f64 y915 = y86 + k36;
    const symdyn_f64 k37 = {y93[2], y93[3], y93[0], y93[1]};
    const symdyn_f64 y919 = y93 + k37;
    const symdyn_f64 y937 = cosine[1] * y689 + sine[1] * y700;
    const symdyn_f64 k38 = {y937[2], y937[3], y937[0], y937[1]};
    const symdyn_f64 y941 = y937 + k38;
    const double x946 = v[4] * 0.00012166 + v[1] * 0.037188086 + (v[5] * 0.002283689271632 + v[3] * 0.044972709219476);
    const double x948 = 7.25574e-07 * (y907[0] + y907[1]) + (0.009360598027 * (y919[0] + y919[1]) + x946);
    const double x950 = 7.119e-05 * (y903[0] + y903[1]) + 0.10962557 * (y915[0] + y915[1]);
    const double x951 = 4.092728e-06 * (y911[0] - y911[1]) + x948 + x950;
    const double x954 = 0.0465 * (y788[0] - y788[1]) + x951 - (x785 * x885 + x792 * x884);
    const double x955 = y941[0] - y941[1] + x954;
    const symdyn_f64 y956 = k27 - y769;
    const symdyn_f64 y975 = sine[0] * y745 - (cosine[0] * y735);
    const symdyn_f64 k39 = {y975[2], y975[3], y975[0], y975[1]};
    const symdyn_f64 y979 = y975 + k39;
    const double x984 = v[2] * 0.146694152 + (v[5] * 3.12e-05 - (v[3] * 0.00012166));
    const double x985 = v[4] * 0.4323559965405 - (v[0] * 0.037188086) - x984;
    const double x987 = 0.1934 * (y956[0] + y956[1]) - (x776 * x885 - x985);
    const double x989 = y979[0] - y979[1] - (x792 * x883 + x987);
    const symdyn_f64 y990 = k26 - y766;
    const symdyn_f64 y1010 = cosine[0] * y745 + sine[0] * y735;
    const symdyn_f64 k40 = {y1010[2], y1010[3], y1010[0], y1010[1]};
    const symdyn_f64 y1014 = y1010 + k40;
    const double x1019 = v[4] * 3.12e-05 - (v[1] * 0.146694152) - (v[3] * 0.002283689271632 + v[5] * 0.460899171821024);
    const double x1021 = x776 * x884 - (0.0465 * (y772[0] - y772[1]) - x1019);
    const double x1023 = x785 * x883 + (0.1934 * (y990[0] + y990[1]) + x1021);
    const double x1024 = y1014[0] - y1014[1] - x1023;
    const double x1029 = x50 * x955 - (x52 * x1024 - (x51 * x989));
    h_G[3] = -x1029;
    const double x1034 = x53 * x955 + (x56 * x1024 + x55 * x989);
    h_G[4] = x1034;
    const double x1039 = x57 * x955 - (x59 * x1024 + x58 * x989);
    h_G[5] = x1039;
}
