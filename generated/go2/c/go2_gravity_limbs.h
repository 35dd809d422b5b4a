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
 * Program     SHA-256 373a4d20871c214f351b95abc4389c59ce8312d11e981b8d08607ded39a48699
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
    const double x28 = q[3] * x21 - (q[6] * x20);
    const double x29 = q[4] * x21 + q[6] * x19;
    const double x31 = 1.0 - (q[3] * x19 + q[4] * x20);
    const symdyn_f64 y160 = 0.02623 * sine[2] - (0.00084392 * cosine[2]);
    const symdyn_f64 y163 = 0.00084392 * sine[2] + 0.02623 * cosine[2];
    const symdyn_f64 y164 = 0.00430848 + y160;
    const symdyn_f64 y165 = 0.0789924 + y163;
    const double x51 = x28 * 9.81;
    const double x52 = x29 * 9.81;
    const double x53 = x31 * 9.81;
    const symdyn_f64 y168 = x53 * cosine[0] - (x52 * sine[0]);
    const symdyn_f64 y177 = cosine[1] * y164 + sine[1] * y165;
    const symdyn_f64 y180 = sine[1] * y164 - (cosine[1] * y165);
    const symdyn_f64 y181 = 7.119e-05 - y180;
    const symdyn_f64 k1 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y184 = k1 * cosine[0] + sine[0] * y181;
    const symdyn_f64 y187 = k1 * sine[0] - (cosine[0] * y181);
    const symdyn_f64 k2 = {y177[2], y177[3], y177[0], y177[1]};
    const symdyn_f64 y188 = k2 + y177;
    const double x191 = 0.146694152 - (y188[0] + y188[1]);
    const symdyn_f64 k3 = {y184[2], y184[3], y184[0], y184[1]};
    const symdyn_f64 y192 = k3 + y184;
    const double x194 = y192[0] + y192[1];
    const symdyn_f64 k4 = {y187[2], y187[3], y187[0], y187[1]};
    const symdyn_f64 y195 = k4 + y187;
    const double x198 = 0.037188086 - (y195[0] + y195[1]);
    g[0] = x28 * 157.81347;
    g[1] = x29 * 157.81347;
    g[2] = x31 * 157.81347;
    g[3] = x52 * x198 + x53 * x194;
    g[4] = -(x53 * x191 + x51 * x198);
    g[5] = -(x51 * x194 - (x52 * x191));
    const symdyn_f64 y214 = x53 * y184 - (x52 * y187);
    const symdyn_f64 y217 = x51 * y180 + y168 * y177;
    const symdyn_f64 k5 = {y214[0], y217[0], y214[2], y217[2]};
    symdyn_low_f64(g + 6, k5);
    const symdyn_f64 k6 = {y214[1], y217[1], y214[3], y217[3]};
    symdyn_low_f64(g + 9, k6);
    symdyn_high_f64(g + 12, k5);
    symdyn_high_f64(g + 15, k6);
    const symdyn_f64 y218 = y160 * (x51 * sine[1] + cosine[1] * y168);
    const symdyn_f64 y219 = y163 * (x51 * cosine[1] - (sine[1] * y168));
    const symdyn_f64 y220 = y218 - y219;
    g[8] = y220[0];
    g[11] = y220[1];
    g[14] = y220[2];
    g[17] = y220[3];
}
