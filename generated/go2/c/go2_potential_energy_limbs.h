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
 * Program     SHA-256 21333880e9b0650fb79668e419500a1e18654e6532b16e79094d9f834def5c59
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
 *     regressor/lumped-disc        PROVED-MOD-P
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
    const double x23 = q[3] * x22;
    const double x24 = q[6] * x21;
    const double x25 = x23 + (-x24);
    const double x26 = q[4] * x22;
    const double x27 = q[6] * x20;
    const double x28 = x26 + x27;
    const double x29 = q[3] * x20;
    const double x30 = q[4] * x21;
    const double x31 = 1.0 + (-x29);
    const double x32 = x30 + (-x31);
    const symdyn_f64 y101 = 0.02623 * sine[2];
    const symdyn_f64 y102 = 0.00084392 * cosine[2];
    const symdyn_f64 y103 = 0.00430848 + y101;
    const symdyn_f64 y104 = y102 + (-y103);
    const symdyn_f64 y105 = 0.00084392 * sine[2];
    const symdyn_f64 y106 = 0.02623 * cosine[2];
    const symdyn_f64 y107 = 0.0789924 + y105;
    const symdyn_f64 y108 = y106 + y107;
    const symdyn_f64 y109 = sine[1] * y104;
    const symdyn_f64 y110 = cosine[1] * y108;
    const symdyn_f64 y111 = 7.119e-05 + y109;
    const symdyn_f64 y112 = y110 + y111;
    const symdyn_f64 y119 = cosine[1] * y104;
    const symdyn_f64 y120 = sine[1] * y108;
    const double x121 = 0.146694152 + y119[3];
    const double x122 = y120[3] + (-y119[2]);
    const double x123 = y120[2] + (-y119[1]);
    const double x124 = y120[1] + (-y119[0]);
    const double x125 = y120[0] + (-x121);
    const double x126 = x122 + x123;
    const double x127 = x124 + x125;
    const double x128 = x126 + x127;
    const double x129 = cosine[0][3] + (-cosine[0][2]);
    const double x130 = cosine[0][1] + (-cosine[0][0]);
    const double x131 = x129 + x130;
    const double x132 = 0.10962557 * x131;
    const symdyn_f64 y136 = sine[0] * y112;
    const double x137 = y136[3] + y136[2];
    const double x138 = y136[1] + y136[0];
    const double x139 = x137 + x138;
    const double x140 = x132 + (-x139);
    const double x141 = sine[0][3] + (-sine[0][2]);
    const double x142 = sine[0][1] + (-sine[0][0]);
    const double x143 = x141 + x142;
    const double x144 = 0.10962557 * x143;
    const symdyn_f64 y148 = cosine[0] * y112;
    const double x149 = 0.037188086 + y148[3];
    const double x150 = y148[2] + y148[1];
    const double x151 = y148[0] + x149;
    const double x152 = x150 + x151;
    const double x153 = x144 + x152;
    const double x155 = x32 * x153;
    const double x156 = x25 * x128;
    const double x157 = x28 * x140;
    const double x158 = q[2] * 16.087;
    const double x159 = x156 + (-x158);
    const double x160 = x157 + x159;
    const double x161 = x155 + (-x160);
    const double x163 = x161 * 9.81;
    V[0] = x163;
}
