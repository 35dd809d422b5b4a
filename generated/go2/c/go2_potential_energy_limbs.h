/*
 * potential_energy of go2: Potential energy of gravity, zero at world z = 0.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.energy
 * Convention  pinocchio
 * Program     SHA-256 61bf55afdbdba5bb0f152fb9e91261c0ac797ea34d101af137c7c35a8c0f1cde
 * Operations  56 mul, 54 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     V  scalar  J  -
 *
 * Statements it rests on
 *     recursions/potential-limbs   PROVED
 *     recursions/potential-wheels  PROVED
 *     recursions/power             PROVED
 *     regressor/lumped-mixed       PROVED-MOD-P
 *     regressor/lumped-disc        PROVED
 *     regressor/reframed           PROVED
 *     rotations/align              PROVED
 *     rotations/align-back         PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_potential_energy(const double *q, double *V)
{
    const symdyn_f64 y7 = {q[7], q[10], q[13], q[16]};
    const symdyn_f64 y8 = {q[8], q[11], q[14], q[17]};
    const symdyn_f64 y9 = {q[9], q[12], q[15], q[18]};
    const symdyn_f64 angle[3] = {y7, y8, y9};
    symdyn_f64 sine[3], cosine[3];
    symdyn_sincos_lanes_f64(3, angle, sine, cosine);
    const double x20 = q[3] * 2.0;
    const double x21 = q[4] * 2.0;
    const double x22 = q[5] * 2.0;
    const double x32 = q[4] * x21 - (1.0 - (q[3] * x20));
    const symdyn_f64 y104 = 0.00084392 * cosine[2] - (0.00430848 + 0.02623 * sine[2]);
    const symdyn_f64 y108 = 0.02623 * cosine[2] + (0.0789924 + 0.00084392 * sine[2]);
    const symdyn_f64 y112 = cosine[1] * y108 + (7.119e-05 + sine[1] * y104);
    const symdyn_f64 y121 = cosine[1] * y104 - (sine[1] * y108);
    const symdyn_f64 k1 = {y121[2], y121[3], y121[0], y121[1]};
    const symdyn_f64 y125 = y121 + k1;
    const symdyn_f64 k2 = {cosine[0][2], cosine[0][3], cosine[0][0], cosine[0][1]};
    const symdyn_f64 y129 = k2 + cosine[0];
    const symdyn_f64 y136 = sine[0] * y112;
    const symdyn_f64 k3 = {y136[2], y136[3], y136[0], y136[1]};
    const symdyn_f64 y137 = k3 + y136;
    const double x140 = 0.10962557 * (y129[0] - y129[1]) + (y137[0] + y137[1]);
    const symdyn_f64 k4 = {sine[0][2], sine[0][3], sine[0][0], sine[0][1]};
    const symdyn_f64 y141 = k4 + sine[0];
    const symdyn_f64 y148 = cosine[0] * y112;
    const symdyn_f64 k5 = {y148[2], y148[3], y148[0], y148[1]};
    const symdyn_f64 y149 = k5 + y148;
    const double x153 = y149[0] + y149[1] + (0.037188086 - (0.10962557 * (y141[0] - y141[1])));
    const double x156 = (q[3] * x22 - (q[6] * x21)) * (0.146694152 + (y125[0] + y125[1]));
    const double x157 = (q[4] * x22 + q[6] * x20) * x140;
    const double x161 = x32 * x153 + (x157 + (x156 + q[2] * 16.087));
    V[0] = x161 * 9.81;
}
