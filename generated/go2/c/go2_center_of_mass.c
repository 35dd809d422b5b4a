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
 * Program     SHA-256 875bb1da0c470f9356f72ef92d8172576009bd38088764b998cd516741167d54
 * Operations  69 mul, 67 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     c  3  m  world
 *
 * Statements it rests on: none: no derivation states any for this function yet.
 */

#include "go2.h"

#include <math.h>

void go2_center_of_mass(const double *q, double *c)
{
    const double x01 = q[3] * 2.0;
    const double x02 = q[4] * 2.0;
    const double x03 = q[5] * 2.0;
    const double x04 = q[4] * x02;
    const double x05 = q[5] * x03;
    const double x06 = q[3] * x02;
    const double x07 = q[3] * x03;
    const double x08 = q[4] * x03;
    const double x09 = q[6] * x01;
    const double x10 = q[6] * x02;
    const double x11 = q[6] * x03;
    const double x12 = 1.0 - q[3] * x01;
    const double x13 = cos(q[16]);
    const double x14 = sin(q[16]);
    const double x15 = cos(q[17]);
    const double x16 = sin(q[17]);
    const double x17 = cos(q[18]);
    const double x18 = sin(q[18]);
    const double x19 = x17 * 0.00084392 - (0.00430848 + x18 * 0.02623);
    const double x20 = x17 * 0.02623 + (x18 * 0.00084392 + 0.0789924);
    const double x21 = x15 * x20 + (7.119e-05 + x16 * x19);
    const double x22 = cos(q[13]);
    const double x23 = sin(q[13]);
    const double x24 = cos(q[14]);
    const double x25 = sin(q[14]);
    const double x26 = cos(q[15]);
    const double x27 = sin(q[15]);
    const double x28 = 0.00084392 * x26 - (0.00430848 + 0.02623 * x27);
    const double x29 = 0.02623 * x26 + (0.0789924 + 0.00084392 * x27);
    const double x30 = x24 * x29 + (7.119e-05 + x25 * x28);
    const double x31 = cos(q[10]);
    const double x32 = sin(q[10]);
    const double x33 = cos(q[11]);
    const double x34 = sin(q[11]);
    const double x35 = cos(q[12]);
    const double x36 = sin(q[12]);
    const double x37 = 0.00084392 * x35 - (0.00430848 + 0.02623 * x36);
    const double x38 = 0.02623 * x35 + (0.0789924 + 0.00084392 * x36);
    const double x39 = x33 * x38 + (7.119e-05 + x34 * x37);
    const double x40 = cos(q[7]);
    const double x41 = sin(q[7]);
    const double x42 = cos(q[8]);
    const double x43 = sin(q[8]);
    const double x44 = cos(q[9]);
    const double x45 = sin(q[9]);
    const double x46 = 0.00084392 * x44 - (0.00430848 + 0.02623 * x45);
    const double x47 = 0.02623 * x44 + (0.0789924 + 0.00084392 * x45);
    const double x48 = x42 * x47 + (7.119e-05 + x43 * x46);
    const double x49 = x43 * x47 - (0.146694152 + x15 * x19);
    const double x50 = x16 * x20 - x24 * x28 + (x25 * x29 - x33 * x37);
    const double x51 = x34 * x38 - x42 * x46 + x49;
    const double x52 = x50 + x51;
    const double x53 = 0.10962557 * (x13 - x22 + (x31 - x40));
    const double x54 = x14 * x21 + x23 * x30 + (x32 * x39 + x41 * x48);
    const double x55 = x53 - x54;
    const double x56 = 0.10962557 * (x14 - x23 + (x32 - x41));
    const double x57 = x40 * x48 + (0.037188086 + x13 * x21);
    const double x58 = x22 * x30 + x31 * x39 + x57;
    const double x59 = x56 + x58;
    const double x60 = (x05 - (1.0 - x04)) * x52 + q[0] * 16.087;
    const double x61 = (x07 + x10) * x59 + ((x06 - x11) * x55 - x60);
    const double x62 = (x06 + x11) * x52 - q[1] * 16.087;
    const double x63 = (x08 - x09) * x59 - ((x05 - x12) * x55 - x62);
    const double x64 = (x07 - x10) * x52 - q[2] * 16.087;
    const double x65 = (x04 - x12) * x59 - ((x08 + x09) * x55 + x64);
    c[0] = -(x61 * 0.06216199415677255);
    c[1] = -(x63 * 0.06216199415677255);
    c[2] = x65 * 0.06216199415677255;
}

void go2_center_of_mass_batch(size_t n, const double *q, double *c)
{
    for (size_t i = 0; i < n; ++i) {
        go2_center_of_mass(q + 19 * i, c + 3 * i);
    }
}
