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
 */

#include "go2.h"

#include <math.h>

void go2_potential_energy(const double *q, double *V)
{
    const double x01 = q[3] * 2.0;
    const double x02 = q[4] * 2.0;
    const double x03 = q[5] * 2.0;
    const double x04 = q[4] * x02 - (1.0 - q[3] * x01);
    const double x05 = cos(q[16]);
    const double x06 = sin(q[16]);
    const double x07 = cos(q[17]);
    const double x08 = sin(q[17]);
    const double x09 = cos(q[18]);
    const double x10 = sin(q[18]);
    const double x11 = x09 * 0.00084392 - (0.00430848 + x10 * 0.02623);
    const double x12 = x09 * 0.02623 + (x10 * 0.00084392 + 0.0789924);
    const double x13 = x07 * x12 + (7.119e-05 + x08 * x11);
    const double x14 = cos(q[13]);
    const double x15 = sin(q[13]);
    const double x16 = cos(q[14]);
    const double x17 = sin(q[14]);
    const double x18 = cos(q[15]);
    const double x19 = sin(q[15]);
    const double x20 = 0.00084392 * x18 - (0.00430848 + 0.02623 * x19);
    const double x21 = 0.02623 * x18 + (0.0789924 + 0.00084392 * x19);
    const double x22 = x16 * x21 + (7.119e-05 + x17 * x20);
    const double x23 = cos(q[10]);
    const double x24 = sin(q[10]);
    const double x25 = cos(q[11]);
    const double x26 = sin(q[11]);
    const double x27 = cos(q[12]);
    const double x28 = sin(q[12]);
    const double x29 = 0.00084392 * x27 - (0.00430848 + 0.02623 * x28);
    const double x30 = 0.02623 * x27 + (0.0789924 + 0.00084392 * x28);
    const double x31 = x25 * x30 + (7.119e-05 + x26 * x29);
    const double x32 = cos(q[7]);
    const double x33 = sin(q[7]);
    const double x34 = cos(q[8]);
    const double x35 = sin(q[8]);
    const double x36 = cos(q[9]);
    const double x37 = sin(q[9]);
    const double x38 = 0.00084392 * x36 - (0.00430848 + 0.02623 * x37);
    const double x39 = 0.02623 * x36 + (0.0789924 + 0.00084392 * x37);
    const double x40 = x34 * x39 + (7.119e-05 + x35 * x38);
    const double x41 = x35 * x39 - (0.146694152 + x07 * x11);
    const double x42 = x08 * x12 - x16 * x20 + (x17 * x21 - x25 * x29);
    const double x43 = x26 * x30 - x34 * x38 + x41;
    const double x44 = 0.10962557 * (x05 - x14 + (x23 - x32));
    const double x45 = x06 * x13 + x15 * x22 + (x24 * x31 + x33 * x40);
    const double x46 = 0.10962557 * (x06 - x15 + (x24 - x33));
    const double x47 = x32 * x40 + (0.037188086 + x05 * x13);
    const double x48 = x14 * x22 + x23 * x31 + x47;
    const double x49 = (q[3] * x03 - q[6] * x02) * (x42 + x43);
    const double x50 = (q[4] * x03 + q[6] * x01) * (x44 - x45);
    const double x51 = x04 * (x46 + x48) - (x50 + (x49 - q[2] * 16.087));
    V[0] = x51 * 9.81;
}

void go2_potential_energy_batch(size_t n, const double *q, double *V)
{
    for (size_t i = 0; i < n; ++i) {
        go2_potential_energy(q + 19 * i, V + i);
    }
}
