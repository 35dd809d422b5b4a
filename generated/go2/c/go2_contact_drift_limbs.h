/*
 * contact_drift of go2: Acceleration of the contact points (classical) at zero accelerations: dJ_c v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.contact
 * Convention  pinocchio
 * Program     SHA-256 d0caecab14402de558b4ed2c7f70d9dd0a4fec88f107461f62079ceb3659d0a8
 * Operations  326 mul, 238 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     Jdv_c  12  m/s^2  world axes
 *
 * Statements it rests on
 *     contact/acceleration        PROVED
 *     contact/baumgarte           PROVED
 *     frames/ground               PROVED
 *     outside/contact-drift       PROVED
 *     outside/contact-drift-free  PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_contact_drift(const double *q, const double *v, double *Jdv_c)
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
    const double x54 = 1.0 - (q[3] * x37);
    const double x62 = v[2] * v[4] - (v[1] * v[5]);
    const double x65 = v[0] * v[5] - (v[2] * v[3]);
    const double x68 = v[1] * v[3] - (v[0] * v[4]);
    const double x69 = v[5] * v[5];
    const double x70 = v[3] * v[4];
    const symdyn_f64 y83 = v[4] * cosine[0] + v[5] * sine[0];
    const symdyn_f64 y86 = v[5] * cosine[0] - (v[4] * sine[0]);
    const symdyn_f64 y87 = v[3] + y24;
    const symdyn_f64 y88 = y24 * y86;
    const symdyn_f64 y89 = y24 * y83;
    const double x90 = (x69 + v[4] * v[4]) * 0.1934;
    const double x91 = x70 * 0.0465;
    const double x92 = x62 + x91;
    const double x93 = x90 - x92;
    const double x94 = (x69 + v[3] * v[3]) * 0.0465;
    const double x95 = x70 * 0.1934;
    const double x96 = x65 + x95;
    const double x97 = x94 - x96;
    const double x98 = v[4] * v[5] * 0.0465;
    const double x99 = v[3] * v[5] * 0.1934;
    const double x100 = x68 + x98;
    const double x101 = x99 + x100;
    const double x238 = x68 - x98;
    const double x239 = x99 + x238;
    const double x374 = x99 - x100;
    const double x508 = x99 - x238;
    const symdyn_f64 k1 = {x101, x239, x374, x508};
    const double x237 = x94 + x96;
    const double x372 = x65 - x95;
    const double x373 = x94 - x372;
    const double x507 = x94 + x372;
    const symdyn_f64 k2 = {x97, x237, x373, x507};
    const symdyn_f64 s3 = {1.0, -1.0, -1.0, 1.0};
    const symdyn_f64 y104 = cosine[0] * k1 + s3 * (sine[0] * k2);
    const symdyn_f64 y109 = y87 * cosine[1] - (y86 * sine[1]);
    const symdyn_f64 y112 = y86 * cosine[1] + y87 * sine[1];
    const symdyn_f64 y113 = y25 + y83;
    const symdyn_f64 y116 = y89 * sine[1] - (y25 * y112);
    const symdyn_f64 y119 = y89 * cosine[1] - (y25 * y109);
    const symdyn_f64 y131 = y109 * cosine[2] - (y112 * sine[2]);
    const symdyn_f64 y134 = y109 * sine[2] + y112 * cosine[2];
    const symdyn_f64 y135 = y26 + y113;
    const symdyn_f64 y140 = y26 * y134 - (y116 * cosine[2] + y119 * sine[2]);
    const double x235 = x62 - x91;
    const double x236 = x90 - x235;
    const double x371 = x90 + x92;
    const double x506 = x90 + x235;
    const symdyn_f64 k4 = {x93, x236, x371, x506};
    const symdyn_f64 k5 = {0.213, 0.213, -0.213, -0.213};
    const symdyn_f64 y145 = (y88 + y109 * y112) * k5 + (k4 * cosine[1] + y104 * sine[1]);
    const symdyn_f64 y148 = (y109 * y109 + y113 * y113) * k5;
    const symdyn_f64 y150 = y148 + (y104 * cosine[1] - (k4 * sine[1]));
    const symdyn_f64 y151 = y131 * y131;
    const symdyn_f64 y152 = y134 * y135;
    const symdyn_f64 y158 = y131 * (y26 - y135) + (y116 * sine[2] - (y119 * cosine[2]));
    const symdyn_f64 k6 = {0.0955, -0.0955, -0.0955, 0.0955};
    const symdyn_f64 y172 = y158 * k6 + k5 * (y88 + y131 * y134);
    const symdyn_f64 y173 = cosine[2] * y145 + sine[2] * y150 + y172;
    const symdyn_f64 y176 = y116 - (y112 * y113) - (y140 + y152);
    const symdyn_f64 y182 = (y151 + y134 * y134) * k6 - (sine[0] * k1 + s3 * (-(cosine[0] * k2)));
    const symdyn_f64 y183 = k5 * y176 - y182;
    const symdyn_f64 y189 = k5 * (y151 + y135 * y135) + (cosine[2] * y150 - (sine[2] * y145));
    const symdyn_f64 y190 = (y140 - y152) * k6 - y189;
    const symdyn_f64 y193 = sine[2] * y190 + cosine[2] * y173;
    const symdyn_f64 y196 = cosine[2] * y190 - (sine[2] * y173);
    const symdyn_f64 y199 = cosine[1] * y193 + sine[1] * y196;
    const symdyn_f64 y202 = cosine[1] * y196 - (sine[1] * y193);
    const symdyn_f64 y205 = cosine[0] * y183 + sine[0] * y202;
    const symdyn_f64 y208 = cosine[0] * y202 - (sine[0] * y183);
    const symdyn_f64 y212 = (x44 + x47) * y208 - ((x42 - (1.0 - x41)) * y199);
    const symdyn_f64 y213 = (x43 - x48) * y205 - y212;
    const symdyn_f64 y217 = (x45 - x46) * y208 + (x43 + x48) * y199;
    const symdyn_f64 y218 = (x42 - x54) * y205 + y217;
    const symdyn_f64 k7 = {y213[0], y218[0], y213[2], y218[2]};
    const symdyn_f64 n1 = s3 * k7;
    symdyn_low_f64(Jdv_c + 0, n1);
    const symdyn_f64 k8 = {y213[1], y218[1], y213[3], y218[3]};
    const symdyn_f64 n2 = s3 * k8;
    symdyn_low_f64(Jdv_c + 3, n2);
    symdyn_high_f64(Jdv_c + 6, n1);
    symdyn_high_f64(Jdv_c + 9, n2);
    const symdyn_f64 y222 = (x41 - x54) * y208 - ((x44 - x47) * y199);
    const symdyn_f64 y223 = (x45 + x46) * y205 + y222;
    const symdyn_f64 s9 = {1.0, 1.0, -1.0, -1.0};
    const symdyn_f64 n3 = s9 * y223;
    Jdv_c[2] = n3[0];
    Jdv_c[5] = n3[1];
    Jdv_c[8] = n3[2];
    Jdv_c[11] = n3[3];
}
