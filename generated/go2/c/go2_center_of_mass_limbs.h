/*
 * center_of_mass of go2: Centre of mass of all moving links.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.centroidal
 * Convention  pinocchio
 * Program     SHA-256 ae753a0e507a18399a2e0416cdf9745aeb891d5d0d175a6aec62189bc0dc9dc1
 * Operations  69 mul, 67 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     c  3  m  world
 *
 * Statements it rests on
 *     centroidal/centre        PROVED
 *     centroidal/centre-fixed  PROVED
 *     centroidal/linear        PROVED
 *     regressor/lumped-mixed   PROVED-MOD-P
 *     regressor/lumped-disc    PROVED
 *     regressor/reframed       PROVED
 *     rotations/align          PROVED
 *     rotations/align-back     PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_center_of_mass(const double *q, double *c)
{
    const symdyn_f64 y9 = {q[7], q[10], q[13], q[16]};
    const symdyn_f64 y10 = {q[8], q[11], q[14], q[17]};
    const symdyn_f64 y11 = {q[9], q[12], q[15], q[18]};
    const symdyn_f64 angle[3] = {y9, y10, y11};
    symdyn_f64 sine[3], cosine[3];
    symdyn_sincos_lanes_f64(3, angle, sine, cosine);
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
    const double x39 = 1.0 - (q[3] * x22);
    const symdyn_f64 y116 = 0.00084392 * cosine[2] - (0.00430848 + 0.02623 * sine[2]);
    const symdyn_f64 y120 = 0.02623 * cosine[2] + (0.0789924 + 0.00084392 * sine[2]);
    const symdyn_f64 y124 = cosine[1] * y120 + (7.119e-05 + sine[1] * y116);
    const symdyn_f64 y133 = cosine[1] * y116 - (sine[1] * y120);
    const symdyn_f64 k1 = {y133[2], y133[3], y133[0], y133[1]};
    const symdyn_f64 y137 = y133 + k1;
    const double x140 = 0.146694152 + (y137[0] + y137[1]);
    const symdyn_f64 k2 = {cosine[0][2], cosine[0][3], cosine[0][0], cosine[0][1]};
    const symdyn_f64 y141 = k2 + cosine[0];
    const symdyn_f64 y148 = sine[0] * y124;
    const symdyn_f64 k3 = {y148[2], y148[3], y148[0], y148[1]};
    const symdyn_f64 y149 = k3 + y148;
    const double x152 = 0.10962557 * (y141[0] - y141[1]) + (y149[0] + y149[1]);
    const symdyn_f64 k4 = {sine[0][2], sine[0][3], sine[0][0], sine[0][1]};
    const symdyn_f64 y153 = k4 + sine[0];
    const symdyn_f64 y160 = cosine[0] * y124;
    const symdyn_f64 k5 = {y160[2], y160[3], y160[0], y160[1]};
    const symdyn_f64 y161 = k5 + y160;
    const double x165 = y161[0] + y161[1] + (0.037188086 - (0.10962557 * (y153[0] - y153[1])));
    const double x171 = (x27 - (1.0 - x26)) * x140 - (q[0] * 16.087);
    const double x173 = (x29 + x32) * x165 - ((x28 - x33) * x152 - x171);
    const double x178 = (x28 + x33) * x140 + q[1] * 16.087;
    const double x180 = (x30 - x31) * x165 + ((x27 - x39) * x152 - x178);
    const double x185 = (x29 - x32) * x140 + q[2] * 16.087;
    const double x187 = (x26 - x39) * x165 + ((x30 + x31) * x152 + x185);
    c[0] = -(x173 * 0.06216199415677255);
    c[1] = -(x180 * 0.06216199415677255);
    c[2] = x187 * 0.06216199415677255;
}
