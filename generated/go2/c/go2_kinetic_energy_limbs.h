/*
 * kinetic_energy of go2: Kinetic energy.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.energy
 * Convention  pinocchio
 * Program     SHA-256 1eec25ef7a06300bfd74ddd8cb4cfc97c692902962dc8f41cf6ebc84fc10a5cd
 * Operations  397 mul, 301 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     T  scalar  J  -
 *
 * Statements it rests on
 *     inertia/koenig             PROVED
 *     inertia/energy-of-points   PROVED
 *     recursions/kinetic-limbs   PROVED
 *     recursions/kinetic-wheels  PROVED
 *     recursions/kinetic-mass    PROVED
 *     regressor/lumped-mixed     PROVED-MOD-P
 *     regressor/lumped-disc      PROVED
 *     regressor/reframed         PROVED
 *     rotations/align            PROVED
 *     rotations/align-back       PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_kinetic_energy(const double *q, const double *v, double *T)
{
    const symdyn_f64 y2 = {q[7], q[10], q[13], q[16]};
    const symdyn_f64 y3 = {q[8], q[11], q[14], q[17]};
    const symdyn_f64 y4 = {q[9], q[12], q[15], q[18]};
    const symdyn_f64 angle[3] = {y2, y3, y4};
    symdyn_f64 sine[3], cosine[3];
    symdyn_sincos_lanes_f64(3, angle, sine, cosine);
    const symdyn_f64 y20 = {v[6], v[9], v[12], v[15]};
    const symdyn_f64 y21 = {v[7], v[10], v[13], v[16]};
    const symdyn_f64 y22 = {v[8], v[11], v[14], v[17]};
    const double x42 = v[4] * 0.00012166 + v[1] * 0.037188086 + (v[5] * 0.002283689271632 + v[3] * 0.044972709219476);
    const double x53 = v[3] * 0.00012166 + (v[4] * 0.4323559965405 - (v[0] * 0.037188086));
    const double x54 = v[2] * 0.146694152 + v[5] * 3.12e-05 - x53;
    const double x62 = v[4] * 3.12e-05 - (v[1] * 0.146694152) - (v[3] * 0.002283689271632 + v[5] * 0.460899171821024);
    const double x71 = v[1] * 16.087 + (v[5] * 0.146694152 + v[3] * 0.037188086);
    const double x79 = v[5] * 0.0465;
    const double x80 = v[0] - x79;
    const double x81 = v[5] * 0.1934;
    const double x82 = v[1] + x81;
    const double x83 = v[4] * 0.1934;
    const double x84 = v[3] * 0.0465;
    const double x85 = v[2] - x83;
    const double x86 = x84 + x85;
    const double x366 = v[1] - x81;
    const symdyn_f64 k1 = {x82, x82, x366, x366};
    const double x239 = x84 - x85;
    const double x367 = v[2] + x83;
    const double x368 = x84 + x367;
    const double x493 = x84 - x367;
    const symdyn_f64 k2 = {x86, x239, x368, x493};
    const symdyn_f64 s3 = {1.0, -1.0, 1.0, -1.0};
    const symdyn_f64 y89 = cosine[0] * k1 + s3 * (sine[0] * k2);
    const symdyn_f64 y92 = cosine[0] * k2 + s3 * (-(sine[0] * k1));
    const symdyn_f64 y95 = v[4] * cosine[0] + v[5] * sine[0];
    const symdyn_f64 y98 = v[5] * cosine[0] - (v[4] * sine[0]);
    const symdyn_f64 y99 = v[3] + y20;
    const symdyn_f64 k4 = {7.25574e-07, 7.25574e-07, -7.25574e-07, -7.25574e-07};
    const symdyn_f64 k5 = {4.092728e-06, -4.092728e-06, -4.092728e-06, 4.092728e-06};
    const symdyn_f64 y111 = y95 * k5 + (y98 * k4 + y99 * 0.009360598027);
    const symdyn_f64 y113 = y111 + (y89 * 7.119e-05 + y92 * 0.10962557);
    const double x115 = x80 * 7.119e-05;
    const symdyn_f64 k6 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const double x238 = v[0] + x79;
    const double x262 = 7.119e-05 * x238;
    const symdyn_f64 k7 = {x115, x262, x115, x262};
    const symdyn_f64 y122 = k7 - (y99 * k5) + (y98 * k6 - (y95 * 0.00043992847495));
    const double x123 = x80 * 0.10962557;
    const symdyn_f64 k8 = {7.25574e-07, -7.25574e-07, -7.25574e-07, 7.25574e-07};
    const symdyn_f64 k9 = {0.00892066955205, -0.00892066955205, 0.00892066955205, -0.00892066955205};
    const double x269 = 0.10962557 * x238;
    const symdyn_f64 k10 = {x123, x269, x123, x269};
    const symdyn_f64 y130 = k10 - (y99 * k8) + (y95 * 1.2818914e-06 - (y98 * k9));
    const symdyn_f64 k11 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 k12 = {x80, x238, x80, x238};
    const symdyn_f64 y136 = k12 * cosine[1] + s3 * (-(y92 * sine[1]));
    const symdyn_f64 y139 = k12 * sine[1] + s3 * (y92 * cosine[1]);
    const symdyn_f64 y142 = y99 * cosine[1] - (y98 * sine[1]);
    const symdyn_f64 y145 = y98 * cosine[1] + y99 * sine[1];
    const symdyn_f64 y146 = y21 + y95;
    const symdyn_f64 k13 = {0.000402580736, -0.000402580736, 0.000402580736, -0.000402580736};
    const symdyn_f64 y157 = y145 * 0.000429887296 - (y146 * k13) - (y89 * 0.0789924 + y142 * 0.01539432908);
    const symdyn_f64 k14 = {0.00747974233, -0.00747974233, 0.00747974233, -0.00747974233};
    const symdyn_f64 y167 = y145 * k14 + (y142 * k13 + y146 * 0.0159613637952);
    const symdyn_f64 y169 = y167 - (y136 * 0.0789924 - (y139 * 0.00430848));
    const symdyn_f64 y177 = y142 * 0.000429887296 - (y146 * k14) + (y89 * 0.00430848 - (y145 * 0.0005670347152));
    const symdyn_f64 y184 = y136 - (y146 * 0.213);
    const symdyn_f64 y186 = y89 + y142 * 0.213;
    const symdyn_f64 y189 = cosine[2] * y184 - (y139 * sine[2]);
    const symdyn_f64 y192 = y139 * cosine[2] + sine[2] * y184;
    const symdyn_f64 y195 = y142 * cosine[2] - (y145 * sine[2]);
    const symdyn_f64 y198 = y142 * sine[2] + y145 * cosine[2];
    const symdyn_f64 y199 = y22 + y146;
    const symdyn_f64 k15 = {7.9431538e-05, -7.9431538e-05, 7.9431538e-05, -7.9431538e-05};
    const symdyn_f64 y210 = y199 * k15 - (y186 * 0.02623) - (y195 * 0.00492976 + y198 * 0.0001142508);
    const symdyn_f64 k16 = {0.00249597775, -0.00249597775, 0.00249597775, -0.00249597775};
    const symdyn_f64 y220 = y198 * k16 - (y195 * k15 - (y199 * 0.0049656346816));
    const symdyn_f64 y222 = y189 * 0.02623 + (y192 * 0.00084392 - y220);
    const symdyn_f64 y230 = y186 * 0.00084392 + y199 * k16 + (y195 * 0.0001142508 + y198 * 3.58746816e-05);
    const symdyn_f64 k17 = {y95[2], y95[3], y95[0], y95[1]};
    const symdyn_f64 y616 = y95 + k17;
    const symdyn_f64 k18 = {y98[2], y98[3], y98[0], y98[1]};
    const symdyn_f64 y618 = y98 + k18;
    const symdyn_f64 y625 = y142 * 0.0789924 + (y99 * 7.119e-05 - (y145 * 0.00430848));
    const double x646 = x80 * (7.119e-05 * y616[0] + 0.10962557 * y618[0]);
    const double x648 = x238 * (7.119e-05 * y616[1] - (0.10962557 * y618[1]));
    const symdyn_f64 y717 = y186 * (y195 * 0.02623 + y198 * 0.00084392);
    const double x712 = v[0] * (v[4] * 0.037188086 - (v[0] * 16.087));
    const double x713 = v[2] * (v[4] * 0.146694152 - (v[2] * 16.087));
    const symdyn_f64 y718 = y98 * y130 - (y92 * (y99 * k11));
    const symdyn_f64 y720 = y136 * (y146 * 0.0789924) + (y95 * y122 + s3 * y718);
    const symdyn_f64 y722 = y89 * y625 + (y139 * (y146 * 0.00430848) - y720);
    const symdyn_f64 y724 = y145 * y177 + (y142 * y157 - y722);
    const symdyn_f64 y727 = y189 * (y199 * 0.02623) - (y717 + (y99 * y113 - y724));
    const symdyn_f64 y729 = y195 * y210 + (y192 * (y199 * 0.00084392) + y727);
    const symdyn_f64 y731 = y146 * y169 + (y198 * y230 - y729);
    const symdyn_f64 y732 = y199 * y222 - y731;
    const symdyn_f64 k19 = {y732[2], y732[3], y732[0], y732[1]};
    const symdyn_f64 y778 = y732 + k19;
    const double x784 = v[4] * x54 + (v[5] * x62 - (v[1] * x71));
    const double x785 = v[3] * x42 - (x712 + x713) - x784;
    const double x788 = y778[0] + y778[1] - (x785 - (x646 + x648));
    T[0] = -(x788 * 0.5);
}
