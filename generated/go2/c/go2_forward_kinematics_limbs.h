/*
 * forward_kinematics of go2: Poses of the root link, the contacts and chosen links.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.recipes
 * Convention  pinocchio
 * Program     SHA-256 7e718a819fdc962594cf61dc34c909e17311b479d6ed173447c7bc3dafd500fd
 * Operations  186 mul, 137 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     R_base     3 x 3  -  link to world
 *     p_base     3      m  world
 *     R_FL_foot  3 x 3  -  link to world
 *     p_FL_foot  3      m  world
 *     R_FR_foot  3 x 3  -  link to world
 *     p_FR_foot  3      m  world
 *     R_RL_foot  3 x 3  -  link to world
 *     p_RL_foot  3      m  world
 *     R_RR_foot  3 x 3  -  link to world
 *     p_RR_foot  3      m  world
 *
 * Statements it rests on
 *     frames/poses-fixed             PROVED
 *     frames/poses-free              PROVED
 *     kinematics/space-form          PROVED
 *     kinematics/space-form-general  PROVED
 *     kinematics/body-form           PROVED
 *     manifold/rate-revolute         PROVED
 *     manifold/rate-prismatic        PROVED
 *     manifold/rate-helical          PROVED
 *     manifold/rate-continuous       PROVED
 *     manifold/rate-spherical        PROVED
 *     manifold/rate-planar           PROVED
 *     manifold/rate-floating         PROVED
 *     manifold/start-revolute        PROVED
 *     manifold/start-prismatic       PROVED
 *     manifold/start-helical         PROVED
 *     manifold/start-continuous      PROVED
 *     manifold/start-spherical       PROVED
 *     manifold/start-planar          PROVED
 *     manifold/start-floating        PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_forward_kinematics(
    const double *q, double *R_base, double *p_base, double *R_FL_foot, double *p_FL_foot,
    double *R_FR_foot, double *p_FR_foot, double *R_RL_foot, double *p_RL_foot,
    double *R_RR_foot, double *p_RR_foot)
{
    const symdyn_f64 y9 = {q[7], q[10], q[13], q[16]};
    const symdyn_f64 y10 = {q[8], q[11], q[14], q[17]};
    const symdyn_f64 y11 = {q[9], q[12], q[15], q[18]};
    const symdyn_f64 angle[3] = {y9, y10, y11};
    symdyn_f64 sine[3], cosine[3];
    symdyn_sincos_lanes_f64(3, angle, sine, cosine);
    p_base[0] = q[0];
    p_base[1] = q[1];
    p_base[2] = q[2];
    const double x22 = q[3] * 2.0;
    const double x23 = q[4] * 2.0;
    const double x24 = q[5] * 2.0;
    const double x26 = q[4] * x23;
    const double x27 = q[5] * x24;
    const double x28 = q[3] * x23;
    const double x29 = q[3] * x24;
    const double x30 = q[4] * x24;
    const double x31 = q[6] * x22;
    const double x32 = q[6] * x23;
    const double x33 = q[6] * x24;
    const double x35 = x27 - (1.0 - x26);
    R_base[0] = -x35;
    const double x36 = x28 - x33;
    R_base[3] = x36;
    const double x37 = x29 + x32;
    R_base[6] = x37;
    const double x38 = x28 + x33;
    R_base[1] = x38;
    const double x39 = 1.0 - (q[3] * x22);
    const double x40 = x27 - x39;
    R_base[4] = -x40;
    const double x41 = x30 - x31;
    R_base[7] = x41;
    const double x42 = x29 - x32;
    R_base[2] = x42;
    const double x43 = x30 + x31;
    R_base[5] = x43;
    const double x44 = x26 - x39;
    R_base[8] = -x44;
    const symdyn_f64 y51 = x36 * cosine[0] + x37 * sine[0];
    const symdyn_f64 y54 = x37 * cosine[0] - (x36 * sine[0]);
    const symdyn_f64 y57 = x40 * cosine[0] - (x41 * sine[0]);
    const symdyn_f64 y60 = x41 * cosine[0] + x40 * sine[0];
    const symdyn_f64 y63 = x43 * cosine[0] - (x44 * sine[0]);
    const symdyn_f64 k1 = {y57[0], y63[0], y57[2], y63[2]};
    const symdyn_f64 s2 = {-1.0, 1.0, -1.0, 1.0};
    const symdyn_f64 n1 = s2 * k1;
    symdyn_low_f64(R_FL_foot + 4, n1);
    const symdyn_f64 k3 = {y57[1], y63[1], y57[3], y63[3]};
    const symdyn_f64 n2 = s2 * k3;
    symdyn_low_f64(R_FR_foot + 4, n2);
    symdyn_high_f64(R_RL_foot + 4, n1);
    symdyn_high_f64(R_RR_foot + 4, n2);
    const symdyn_f64 y66 = x44 * cosine[0] + x43 * sine[0];
    const double x67 = x36 * 0.0465;
    const double x68 = x35 * 0.1934;
    const double x69 = q[0] + x67;
    const double x70 = x40 * 0.0465;
    const double x71 = x38 * 0.1934;
    const double x72 = q[1] + x71;
    const double x73 = x43 * 0.0465;
    const double x74 = x42 * 0.1934;
    const double x75 = q[2] + x73;
    const symdyn_f64 y80 = x35 * cosine[1] + y54 * sine[1];
    const symdyn_f64 y83 = x35 * sine[1] - (y54 * cosine[1]);
    const symdyn_f64 y86 = x38 * cosine[1] - (y60 * sine[1]);
    const symdyn_f64 y89 = x38 * sine[1] + y60 * cosine[1];
    const symdyn_f64 y92 = x42 * cosine[1] + y66 * sine[1];
    const symdyn_f64 y95 = x42 * sine[1] - (y66 * cosine[1]);
    const symdyn_f64 y101 = y80 * cosine[2] - (y83 * sine[2]);
    const symdyn_f64 y104 = y80 * sine[2] + y83 * cosine[2];
    const symdyn_f64 y107 = y86 * cosine[2] - (y89 * sine[2]);
    const symdyn_f64 k4 = {y101[0], y107[0], y101[2], y107[2]};
    const symdyn_f64 n3 = s2 * k4;
    symdyn_low_f64(R_FL_foot + 0, n3);
    const symdyn_f64 k5 = {y101[1], y107[1], y101[3], y107[3]};
    const symdyn_f64 n4 = s2 * k5;
    symdyn_low_f64(R_FR_foot + 0, n4);
    symdyn_high_f64(R_RL_foot + 0, n3);
    symdyn_high_f64(R_RR_foot + 0, n4);
    const symdyn_f64 y110 = y86 * sine[2] + y89 * cosine[2];
    const symdyn_f64 k6 = {y104[0], y110[0], y104[2], y110[2]};
    const symdyn_f64 n5 = s2 * k6;
    symdyn_low_f64(R_FL_foot + 6, n5);
    const symdyn_f64 k7 = {y104[1], y110[1], y104[3], y110[3]};
    const symdyn_f64 n6 = s2 * k7;
    symdyn_low_f64(R_FR_foot + 6, n6);
    symdyn_high_f64(R_RL_foot + 6, n5);
    symdyn_high_f64(R_RR_foot + 6, n6);
    const symdyn_f64 y113 = y92 * cosine[2] - (y95 * sine[2]);
    const symdyn_f64 k8 = {y113[0], y51[0], y113[2], y51[2]};
    symdyn_low_f64(R_FL_foot + 2, k8);
    const symdyn_f64 k9 = {y113[1], y51[1], y113[3], y51[3]};
    symdyn_low_f64(R_FR_foot + 2, k9);
    symdyn_high_f64(R_RL_foot + 2, k8);
    symdyn_high_f64(R_RR_foot + 2, k9);
    const symdyn_f64 y116 = y92 * sine[2] + y95 * cosine[2];
    R_FL_foot[8] = y116[0];
    R_FR_foot[8] = y116[1];
    R_RL_foot[8] = y116[2];
    R_RR_foot[8] = y116[3];
    const symdyn_f64 k10 = {0.213, 0.213, -0.213, -0.213};
    const symdyn_f64 k11 = {0.0955, -0.0955, -0.0955, 0.0955};
    const double x121 = x68 - x69;
    const double x156 = q[0] - x67;
    const double x201 = x68 - x156;
    const double x280 = x68 + x69;
    const double x358 = x68 + x156;
    const symdyn_f64 k12 = {x121, x201, x280, x358};
    const symdyn_f64 y123 = k10 * (y83 + y104) + (y51 * k11 - k12);
    const symdyn_f64 k13 = {0.213, -0.213, 0.213, -0.213};
    const double x127 = x70 - x72;
    const double x207 = x70 + x72;
    const double x236 = q[1] - x71;
    const double x286 = x70 - x236;
    const double x364 = x70 + x236;
    const symdyn_f64 k14 = {x127, x207, x286, x364};
    const symdyn_f64 y129 = k13 * (y89 + y110) + (y57 * 0.0955 + k14);
    const symdyn_f64 k15 = {y123[0], y129[0], y123[2], y129[2]};
    const symdyn_f64 s16 = {1.0, -1.0, -1.0, -1.0};
    const symdyn_f64 n7 = s16 * k15;
    symdyn_low_f64(p_FL_foot + 0, n7);
    const symdyn_f64 k17 = {y123[1], y129[1], y123[3], y129[3]};
    const symdyn_f64 s18 = {1.0, 1.0, -1.0, 1.0};
    const symdyn_f64 n8 = s18 * k17;
    symdyn_low_f64(p_FR_foot + 0, n8);
    symdyn_high_f64(p_RL_foot + 0, n7);
    symdyn_high_f64(p_RR_foot + 0, n8);
    const double x133 = x74 + x75;
    const double x157 = q[2] - x73;
    const double x213 = x74 + x157;
    const double x292 = x74 - x75;
    const double x370 = x74 - x157;
    const symdyn_f64 k19 = {x133, x213, x292, x370};
    const symdyn_f64 y135 = k10 * (y95 + y116) - (y63 * k11 + k19);
    const symdyn_f64 s20 = {-1.0, -1.0, 1.0, 1.0};
    const symdyn_f64 n9 = s20 * y135;
    p_FL_foot[2] = n9[0];
    p_FR_foot[2] = n9[1];
    p_RL_foot[2] = n9[2];
    p_RR_foot[2] = n9[3];
}
