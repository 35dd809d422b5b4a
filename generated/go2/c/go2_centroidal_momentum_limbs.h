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
 * Program     SHA-256 de416eb5767d06ae2c3d1c6b7eea44245ccde7a0f73d38796670abe526bf2d01
 * Operations  502 mul, 444 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
    const symdyn_f64 k17 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const symdyn_f64 y712 = y114 * 0.000402580736;
    const symdyn_f64 y711 = y117 * (-0.00747974233);
    const symdyn_f64 y716 = (cosine[2] * y131 - (y111 * sine[2])) * 0.02623;
    const symdyn_f64 y717 = (y111 * cosine[2] + sine[2] * y131) * 0.00084392;
    const symdyn_f64 y719 = y142 * 7.9431538e-05;
    const symdyn_f64 y718 = y145 * 0.00249597775;
    const symdyn_f64 k18 = {x100, x191, x100, x191};
    const symdyn_f64 y724 = y118 * 0.0159613637952 - (k18 - (y93 * k16));
    const symdyn_f64 k19 = {y711[0], y712[1], y711[2], y712[3]};
    const symdyn_f64 y725 = k19 - (-(y92 * k17 - (y89 * 0.00043992847495)));
    const symdyn_f64 k20 = {y712[0], y711[1], y712[2], y711[3]};
    const symdyn_f64 y728 = y108 * 0.0789924 - (k20 + y146 * 0.0049656346816);
    const symdyn_f64 k21 = {y718[0], y719[1], y718[2], y719[3]};
    const symdyn_f64 k22 = {y719[0], y718[1], y719[2], y718[3]};
    const symdyn_f64 y732 = y111 * 0.00430848 + k21 - (k22 - (y724 - y725));
    const symdyn_f64 y735 = 0.213 * y676 - y728 + y732 - (y716 + y717);
    const symdyn_f64 k23 = {7.25574e-07, -7.25574e-07, -7.25574e-07, 7.25574e-07};
    const symdyn_f64 k24 = {0.00892066955205, -0.00892066955205, 0.00892066955205, -0.00892066955205};
    const symdyn_f64 k25 = {x102, x192, x102, x192};
    const symdyn_f64 y743 = k25 - (y93 * k23) + (y89 * 1.2818914e-06 - (y92 * k24));
    const symdyn_f64 y745 = cosine[1] * y700 - (sine[1] * y689 + y743);
    const symdyn_f64 k26 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y751 = sine[1] * y707 + (y92 * k26 + y89 * 7.119e-05);
    const symdyn_f64 y752 = cosine[1] * y702 + y751;
    const symdyn_f64 y757 = y114 * 0.0789924 + (y93 * 7.119e-05 - (y117 * 0.00430848));
    const symdyn_f64 y758 = y172 + y757;
    const symdyn_f64 y763 = sine[1] * y702 + (y93 * k26 - (cosine[1] * y707));
    const symdyn_f64 y766 = cosine[0] * y758 - (sine[0] * y763);
    const symdyn_f64 y769 = cosine[0] * y763 + sine[0] * y758;
    const double x773 = y752[3] + (v[4] * 0.037188086 - (v[0] * 16.087));
    const double x776 = y752[2] + y752[1] + (y752[0] + x773);
    const double x781 = v[5] * 0.146694152 + (v[3] * 0.037188086 + v[1] * 16.087);
    const double x785 = y766[2] + y766[1] + (y766[0] + (y766[3] + x781));
    const double x789 = y769[3] - (v[4] * 0.146694152 - (v[2] * 16.087));
    const double x792 = y769[2] + y769[1] + (y769[0] + x789);
    const symdyn_f64 y832 = cosine[2] * 0.00084392 - (0.00430848 + sine[2] * 0.02623);
    const symdyn_f64 y836 = cosine[2] * 0.02623 + (0.0789924 + sine[2] * 0.00084392);
    const symdyn_f64 y840 = cosine[1] * y836 + (7.119e-05 + sine[1] * y832);
    const symdyn_f64 y847 = cosine[1] * y832;
    const symdyn_f64 y848 = sine[1] * y836;
    const symdyn_f64 k27 = {y847[3], y847[0], y847[1], y847[2]};
    const symdyn_f64 y852 = y848 - k27;
    const double x856 = y852[3] + y852[2] + (y852[1] + (y848[0] - (0.146694152 + y847[3])));
    const double x860 = 0.10962557 * (cosine[0][0] - cosine[0][1] + (cosine[0][2] - cosine[0][3]));
    const symdyn_f64 y864 = sine[0] * y840;
    const double x868 = x860 + (y864[3] + y864[2] + (y864[1] + y864[0]));
    const double x872 = 0.10962557 * (sine[0][0] - sine[0][1] + (sine[0][2] - sine[0][3]));
    const symdyn_f64 y876 = cosine[0] * y840;
    const double x880 = y876[2] + y876[1] + (y876[0] + (0.037188086 + y876[3]));
    const double x883 = x856 * 0.06216199415677255;
    const double x884 = x868 * 0.06216199415677255;
    const double x885 = (x872 - x880) * 0.06216199415677255;
    const double x890 = x51 * x785 + (x52 * x792 + x50 * x776);
    h_G[0] = x890;
    const double x895 = x55 * x785 - (x56 * x792 - (x53 * x776));
    h_G[1] = -x895;
    const double x900 = x58 * x785 - (x59 * x792 + x57 * x776);
    h_G[2] = x900;
    const double x904 = 0.0465 * (y769[3] - y769[2] + (y769[1] - y769[0]));
    const double x908 = 7.119e-05 * (y83[0] + y83[1] + (y83[2] + y83[3]));
    const double x912 = 7.25574e-07 * (y92[0] + y92[1] - (y92[2] + y92[3]));
    const double x916 = 4.092728e-06 * (y89[0] - y89[1] - (y89[2] - y89[3]));
    const double x920 = 0.10962557 * (y86[0] + y86[1] + (y86[2] + y86[3]));
    const double x924 = 0.009360598027 * (y93[0] + y93[1] + (y93[2] + y93[3]));
    const symdyn_f64 y935 = cosine[1] * y689;
    const symdyn_f64 y936 = sine[1] * y700;
    const double x941 = v[4] * 0.00012166 + v[1] * 0.037188086 + (v[5] * 0.002283689271632 + v[3] * 0.044972709219476);
    const symdyn_f64 k28 = {y935[3], y935[0], y935[1], y935[2]};
    const symdyn_f64 y945 = y936 - k28;
    const double x949 = y945[3] - y945[2] + (y945[1] - (y936[0] + (-y935[3] + x941)));
    const double x951 = x949 - (x785 * x885 - (x792 * x884));
    const double x955 = x912 + (x916 + (x920 + (x924 - x951)));
    const double x957 = x904 - (x908 + x955);
    const double x961 = 0.1934 * (y769[3] + y769[2] - (y769[1] + y769[0]));
    const symdyn_f64 y974 = cosine[0] * y735;
    const symdyn_f64 y973 = sine[0] * y745;
    const double x979 = v[2] * 0.146694152 + (v[5] * 3.12e-05 - (v[3] * 0.00012166));
    const double x980 = v[4] * 0.4323559965405 - (v[0] * 0.037188086) - x979;
    const double x987 = y973[0] - (x776 * x885 + (y974[2] + y974[1]));
    const double x988 = x792 * x883 - (y973[3] + (y974[0] + (y974[3] + x980)));
    const double x991 = x961 - (x988 + (y973[2] - y973[1] + x987));
    const double x995 = 0.1934 * (y766[3] + y766[2] - (y766[1] + y766[0]));
    const double x999 = 0.0465 * (y752[3] - y752[2] + (y752[1] - y752[0]));
    const symdyn_f64 y1010 = cosine[0] * y745;
    const symdyn_f64 y1011 = sine[0] * y735;
    const double x1016 = v[4] * 3.12e-05 - (v[1] * 0.146694152) - (v[3] * 0.002283689271632 + v[5] * 0.460899171821024);
    const double x1023 = y1010[0] - (x776 * x884 - (y1011[2] + y1011[1]));
    const double x1024 = x785 * x883 - (y1010[3] - (y1011[0] + (y1011[3] - x1016)));
    const double x1027 = x999 - (x1024 + (y1010[2] - y1010[1] + x1023));
    const double x1028 = x995 + x1027;
    const double x1033 = x50 * x957 - (x52 * x1028 - (x51 * x991));
    h_G[3] = x1033;
    const double x1038 = x53 * x957 + (x56 * x1028 + x55 * x991);
    h_G[4] = -x1038;
    const double x1043 = x57 * x957 - (x59 * x1028 + x58 * x991);
    h_G[5] = -x1043;
}
