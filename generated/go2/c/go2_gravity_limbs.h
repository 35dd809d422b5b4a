/*
 * gravity of go2: Gravity forces g.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.weight
 * Convention  pinocchio
 * Program     SHA-256 659ec15653b3e2cb7e98709a336dad03b4fdeac9132d00423b9b0c86352a0fb9
 * Operations  117 mul, 78 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     g  18  N, N m  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     assembled/gravity          PROVED
 *     assembled/gravity-free     PROVED
 *     floating-base/weight       PROVED
 *     lagrange/gravity-2         PROVED
 *     lagrange/gravity-3         PROVED
 *     recursions/gravity-limbs   PROVED
 *     recursions/gravity-wheels  PROVED
 *     regressor/lumped-mixed     PROVED-MOD-P
 *     regressor/lumped-disc      PROVED
 *     regressor/reframed         PROVED
 *     rotations/align            PROVED
 *     rotations/align-back       PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_gravity(const double *q, double *g)
{
    const symdyn_f64 y6 = {q[7], q[10], q[13], q[16]};
    const symdyn_f64 y7 = {q[8], q[11], q[14], q[17]};
    const symdyn_f64 y8 = {q[9], q[12], q[15], q[18]};
    const symdyn_f64 angle[3] = {y6, y7, y8};
    symdyn_f64 sine[3], cosine[3];
    symdyn_sincos_lanes_f64(3, angle, sine, cosine);
    const double x19 = q[3] * 2.0;
    const double x20 = q[4] * 2.0;
    const double x21 = q[5] * 2.0;
    const double x29 = q[3] * x21 - (q[6] * x20);
    const double x30 = q[4] * x21 + q[6] * x19;
    const double x31 = 1.0 - (q[3] * x19 + q[4] * x20);
    const symdyn_f64 y168 = 0.02623 * sine[2] - (0.00084392 * cosine[2]);
    const symdyn_f64 y171 = 0.00084392 * sine[2] + 0.02623 * cosine[2];
    const symdyn_f64 y172 = 0.00430848 + y168;
    const symdyn_f64 y173 = 0.0789924 + y171;
    const double x51 = x29 * 9.81;
    const double x52 = x30 * 9.81;
    const double x53 = x31 * 9.81;
    const symdyn_f64 y176 = x53 * cosine[0] - (x52 * sine[0]);
    const symdyn_f64 y185 = cosine[1] * y172 + sine[1] * y173;
    const symdyn_f64 y188 = sine[1] * y172 - (cosine[1] * y173);
    const symdyn_f64 y189 = 7.119e-05 - y188;
    const symdyn_f64 k1 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y192 = k1 * cosine[0] + sine[0] * y189;
    const symdyn_f64 y195 = k1 * sine[0] - (cosine[0] * y189);
    const double x196 = y185[3] - 0.146694152 + y185[2] + y185[1] + y185[0];
    const double x197 = -y192[3] - y192[2] - y192[1] - y192[0];
    const double x198 = -y195[3] + 0.037188086 - y195[2] - y195[1] - y195[0];
    g[0] = x29 * 157.81347;
    g[1] = x30 * 157.81347;
    g[2] = x31 * 157.81347;
    g[3] = x52 * x198 - (x53 * x197);
    g[4] = x53 * x196 - (x51 * x198);
    g[5] = x51 * x197 - (x52 * x196);
    const symdyn_f64 y214 = x53 * y192 - (x52 * y195);
    const symdyn_f64 y217 = x51 * y188 + y176 * y185;
    const symdyn_f64 k2 = {y214[0], y217[0], y214[2], y217[2]};
    symdyn_low_f64(g + 6, k2);
    const symdyn_f64 k3 = {y214[1], y217[1], y214[3], y217[3]};
    symdyn_low_f64(g + 9, k3);
    symdyn_high_f64(g + 12, k2);
    symdyn_high_f64(g + 15, k3);
    const symdyn_f64 y218 = y168 * (x51 * sine[1] + cosine[1] * y176);
    const symdyn_f64 y219 = y171 * (x51 * cosine[1] - (sine[1] * y176));
    const symdyn_f64 y220 = y218 - y219;
    g[8] = y220[0];
    g[11] = y220[1];
    g[14] = y220[2];
    g[17] = y220[3];
}
