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
    const double x40 = q[3] * x37;
    const double x41 = q[4] * x38;
    const double x42 = q[5] * x39;
    const double x43 = q[3] * x38;
    const double x44 = q[3] * x39;
    const double x45 = q[4] * x39;
    const double x46 = q[6] * x37;
    const double x47 = q[6] * x38;
    const double x48 = q[6] * x39;
    const double x49 = 1.0 + (-x41);
    const double x50 = x42 + (-x49);
    const double x51 = x43 + (-x48);
    const double x52 = x44 + x47;
    const double x53 = x43 + x48;
    const double x54 = 1.0 + (-x40);
    const double x55 = x42 + (-x54);
    const double x56 = x45 + (-x46);
    const double x57 = x44 + (-x47);
    const double x58 = x45 + x46;
    const double x59 = x41 + (-x54);
    const double x60 = v[2] * v[4];
    const double x61 = v[1] * v[5];
    const double x62 = x60 + (-x61);
    const double x63 = v[0] * v[5];
    const double x64 = v[2] * v[3];
    const double x65 = x63 + (-x64);
    const double x66 = v[1] * v[3];
    const double x67 = v[0] * v[4];
    const double x68 = x66 + (-x67);
    const double x69 = v[5] * v[5];
    const double x70 = v[3] * v[4];
    const double x71 = v[3] * v[5];
    const double x72 = v[4] * v[5];
    const double x73 = v[4] * v[4];
    const double x74 = x69 + x73;
    const double x75 = v[3] * v[3];
    const double x76 = x69 + x75;
    const symdyn_f64 y81 = v[4] * cosine[0];
    const symdyn_f64 y82 = v[5] * sine[0];
    const symdyn_f64 y83 = y81 + y82;
    const symdyn_f64 y84 = v[5] * cosine[0];
    const symdyn_f64 y85 = v[4] * sine[0];
    const symdyn_f64 y86 = y84 + (-y85);
    const symdyn_f64 y87 = v[3] + y24;
    const symdyn_f64 y88 = y24 * y86;
    const symdyn_f64 y89 = y24 * y83;
    const double x90 = x74 * 0.1934;
    const double x91 = x70 * 0.0465;
    const double x92 = x62 + x91;
    const double x93 = x90 + (-x92);
    const double x94 = x76 * 0.0465;
    const double x95 = x70 * 0.1934;
    const double x96 = x65 + x95;
    const double x97 = x94 + (-x96);
    const double x98 = x72 * 0.0465;
    const double x99 = x71 * 0.1934;
    const double x100 = x68 + x98;
    const double x101 = x99 + x100;
    const double x237 = x94 + x96;
    const double x372 = x65 + (-x95);
    const double x373 = x94 + (-x372);
    const double x507 = x94 + x372;
    const symdyn_f64 k1 = {x97, x237, x373, x507};
    const symdyn_f64 y102 = sine[0] * k1;
    const double x238 = x68 + (-x98);
    const double x239 = x99 + x238;
    const double x374 = x99 + (-x100);
    const double x508 = x99 + (-x238);
    const symdyn_f64 k2 = {x101, x239, x374, x508};
    const symdyn_f64 y103 = cosine[0] * k2;
    const symdyn_f64 k3 = {1.0, -1.0, -1.0, 1.0};
    const symdyn_f64 y104 = y102 + (k3 * y103);
    const symdyn_f64 y107 = y87 * cosine[1];
    const symdyn_f64 y108 = y86 * sine[1];
    const symdyn_f64 y109 = y107 + (-y108);
    const symdyn_f64 y110 = y86 * cosine[1];
    const symdyn_f64 y111 = y87 * sine[1];
    const symdyn_f64 y112 = y110 + y111;
    const symdyn_f64 y113 = y25 + y83;
    const symdyn_f64 y114 = y89 * sine[1];
    const symdyn_f64 y115 = y25 * y112;
    const symdyn_f64 y116 = y114 + (-y115);
    const symdyn_f64 y117 = y89 * cosine[1];
    const symdyn_f64 y118 = y25 * y109;
    const symdyn_f64 y119 = y117 + (-y118);
    const symdyn_f64 y120 = y109 * y112;
    const symdyn_f64 y121 = y88 + y120;
    const symdyn_f64 y122 = y112 * y113;
    const symdyn_f64 y123 = y116 + (-y122);
    const symdyn_f64 y124 = y109 * y109;
    const symdyn_f64 y125 = y113 * y113;
    const symdyn_f64 y126 = y124 + y125;
    const symdyn_f64 y130 = y109 * cosine[2];
    const symdyn_f64 y131 = y112 * sine[2];
    const symdyn_f64 y132 = y130 + (-y131);
    const symdyn_f64 y133 = y109 * sine[2];
    const symdyn_f64 y134 = y112 * cosine[2];
    const symdyn_f64 y135 = y133 + y134;
    const symdyn_f64 y136 = y26 + y113;
    const symdyn_f64 y137 = y116 * cosine[2];
    const symdyn_f64 y138 = y119 * sine[2];
    const symdyn_f64 y139 = y26 * y135;
    const symdyn_f64 y140 = y137 + y138;
    const symdyn_f64 y141 = y139 + (-y140);
    const symdyn_f64 y142 = y104 * sine[1];
    const double x235 = x62 + (-x91);
    const double x236 = x90 + (-x235);
    const double x371 = x90 + x92;
    const double x506 = x90 + x235;
    const symdyn_f64 k4 = {x93, x236, x371, x506};
    const symdyn_f64 y143 = k4 * cosine[1];
    const symdyn_f64 k5 = {0.213, -0.213, 0.213, -0.213};
    const symdyn_f64 y144 = y121 * k5;
    const symdyn_f64 y145 = y142 + (k3 * y143);
    const symdyn_f64 y146 = y144 + y145;
    const symdyn_f64 y147 = y104 * cosine[1];
    const symdyn_f64 y148 = k4 * sine[1];
    const symdyn_f64 y149 = y126 * k5;
    const symdyn_f64 y150 = y147 + (-k3 * y148);
    const symdyn_f64 y151 = y149 + y150;
    const symdyn_f64 y152 = y132 * y132;
    const symdyn_f64 y153 = y135 * y136;
    const symdyn_f64 y154 = y26 + (-y136);
    const symdyn_f64 y155 = y132 * y154;
    const symdyn_f64 y156 = y116 * sine[2];
    const symdyn_f64 y157 = y119 * cosine[2];
    const symdyn_f64 y158 = y156 + (-y157);
    const symdyn_f64 y159 = y155 + y158;
    const symdyn_f64 y160 = y132 * y135;
    const symdyn_f64 y161 = y88 + y160;
    const symdyn_f64 y162 = y135 * y135;
    const symdyn_f64 y163 = y152 + y162;
    const symdyn_f64 y164 = y141 + y153;
    const symdyn_f64 y165 = y141 + (-y153);
    const symdyn_f64 y166 = y136 * y136;
    const symdyn_f64 y167 = y152 + y166;
    const symdyn_f64 y169 = y159 * 0.0955;
    const symdyn_f64 y170 = cosine[2] * y146;
    const symdyn_f64 y171 = sine[2] * y151;
    const symdyn_f64 y172 = k5 * y161;
    const symdyn_f64 y173 = y170 + y171;
    const symdyn_f64 y174 = y169 + y172;
    const symdyn_f64 y175 = y173 + y174;
    const symdyn_f64 y176 = y123 + (-y164);
    const symdyn_f64 k6 = {0.213, 0.213, -0.213, -0.213};
    const symdyn_f64 y177 = k6 * y176;
    const symdyn_f64 y178 = sine[0] * k2;
    const symdyn_f64 y179 = cosine[0] * k1;
    const symdyn_f64 k7 = {0.0955, -0.0955, -0.0955, 0.0955};
    const symdyn_f64 y180 = y163 * k7;
    const symdyn_f64 y181 = y178 + (-k3 * y179);
    const symdyn_f64 y182 = y180 + (-y181);
    const symdyn_f64 y183 = y177 + (-y182);
    const symdyn_f64 y184 = y165 * 0.0955;
    const symdyn_f64 y185 = cosine[2] * y151;
    const symdyn_f64 y186 = sine[2] * y146;
    const symdyn_f64 y187 = k5 * y167;
    const symdyn_f64 y188 = y185 + (-y186);
    const symdyn_f64 y189 = y187 + y188;
    const symdyn_f64 y190 = y184 + (-y189);
    const symdyn_f64 y191 = sine[2] * y190;
    const symdyn_f64 y192 = cosine[2] * y175;
    const symdyn_f64 y193 = y191 + y192;
    const symdyn_f64 y194 = cosine[2] * y190;
    const symdyn_f64 y195 = sine[2] * y175;
    const symdyn_f64 y196 = y194 + (-y195);
    const symdyn_f64 y197 = cosine[1] * y193;
    const symdyn_f64 y198 = sine[1] * y196;
    const symdyn_f64 y199 = y197 + y198;
    const symdyn_f64 y200 = cosine[1] * y196;
    const symdyn_f64 y201 = sine[1] * y193;
    const symdyn_f64 y202 = y200 + (-y201);
    const symdyn_f64 y203 = cosine[0] * y183;
    const symdyn_f64 y204 = sine[0] * y202;
    const symdyn_f64 y205 = y203 + (k3 * y204);
    const symdyn_f64 y206 = sine[0] * y183;
    const symdyn_f64 y207 = cosine[0] * y202;
    const symdyn_f64 y208 = y206 + (-k3 * y207);
    const symdyn_f64 y209 = x52 * y208;
    const symdyn_f64 y210 = x50 * y199;
    const symdyn_f64 y211 = x51 * y205;
    const symdyn_f64 y212 = y209 + (k3 * y210);
    const symdyn_f64 y213 = y211 + y212;
    const symdyn_f64 y214 = x56 * y208;
    const symdyn_f64 y215 = x53 * y199;
    const symdyn_f64 y216 = x55 * y205;
    const symdyn_f64 y217 = y214 + (-k3 * y215);
    const symdyn_f64 y218 = y216 + (-y217);
    const symdyn_f64 y219 = x59 * y208;
    const symdyn_f64 y220 = x57 * y199;
    const symdyn_f64 y221 = x58 * y205;
    const symdyn_f64 y222 = y219 + (k3 * y220);
    const symdyn_f64 y223 = y221 + (-y222);
    Jdv_c[0] = y213[0];
    Jdv_c[1] = -y218[0];
    Jdv_c[2] = y223[0];
    Jdv_c[3] = y213[1];
    Jdv_c[4] = -y218[1];
    Jdv_c[5] = y223[1];
    Jdv_c[6] = -y213[2];
    Jdv_c[7] = y218[2];
    Jdv_c[8] = -y223[2];
    Jdv_c[9] = -y213[3];
    Jdv_c[10] = y218[3];
    Jdv_c[11] = -y223[3];
}
