/*
 * body_velocities of go2: Velocity of each moving body, linear first, in its own axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.kinematics
 * Convention  pinocchio
 * Program     SHA-256 f0f1d8063b236c295e2a6fde52ac3a6ac89b9c5266e0f56b21c8ae54880d0e57
 * Operations  116 mul, 86 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     V  6 x 13  m/s, rad/s  each body's axes and origin
 *
 * Statements it rests on
 *     frames/bodies-fixed           PROVED
 *     frames/bodies-free            PROVED
 *     recursions/velocities-limbs   PROVED
 *     recursions/velocities-wheels  PROVED
 */

#include "go2.h"

#include <math.h>

void go2_body_velocities(const double *q, const double *v, double *V)
{
    const double x01 = cos(q[7]);
    const double x02 = sin(q[7]);
    const double x03 = v[5] * 0.0465;
    const double x04 = v[0] - x03;
    const double x05 = v[5] * 0.1934;
    const double x06 = v[1] + x05;
    const double x07 = v[4] * 0.1934;
    const double x08 = v[3] * 0.0465;
    const double x09 = v[2] - x07;
    const double x10 = x08 + x09;
    const double x11 = x01 * x06 + x02 * x10;
    const double x12 = x01 * x10 - x02 * x06;
    const double x13 = v[4] * x01 + v[5] * x02;
    const double x14 = v[5] * x01 - v[4] * x02;
    const double x15 = v[3] + v[6];
    const double x16 = cos(q[8]);
    const double x17 = sin(q[8]);
    const double x18 = x04 - x14 * 0.0955;
    const double x19 = x12 + x15 * 0.0955;
    const double x20 = x16 * x18 - x17 * x19;
    const double x21 = x16 * x19 + x17 * x18;
    const double x22 = x15 * x16 - x14 * x17;
    const double x23 = x14 * x16 + x15 * x17;
    const double x24 = v[7] + x13;
    const double x25 = cos(q[9]);
    const double x26 = sin(q[9]);
    const double x27 = x20 - x24 * 0.213;
    const double x28 = cos(q[10]);
    const double x29 = sin(q[10]);
    const double x30 = v[0] + x03;
    const double x31 = x08 - x09;
    const double x32 = x06 * x28 - x29 * x31;
    const double x33 = x28 * x31 + x06 * x29;
    const double x34 = v[4] * x28 + v[5] * x29;
    const double x35 = v[5] * x28 - v[4] * x29;
    const double x36 = v[3] + v[9];
    const double x37 = cos(q[11]);
    const double x38 = sin(q[11]);
    const double x39 = x30 + 0.0955 * x35;
    const double x40 = x33 + 0.0955 * x36;
    const double x41 = x37 * x39 + x38 * x40;
    const double x42 = x38 * x39 - x37 * x40;
    const double x43 = x36 * x37 - x35 * x38;
    const double x44 = x35 * x37 + x36 * x38;
    const double x45 = v[10] + x34;
    const double x46 = cos(q[12]);
    const double x47 = sin(q[12]);
    const double x48 = x41 - 0.213 * x45;
    const double x49 = cos(q[13]);
    const double x50 = sin(q[13]);
    const double x51 = v[1] - x05;
    const double x52 = v[2] + x07;
    const double x53 = x08 + x52;
    const double x54 = x49 * x51 + x50 * x53;
    const double x55 = x49 * x53 - x50 * x51;
    const double x56 = v[4] * x49 + v[5] * x50;
    const double x57 = v[5] * x49 - v[4] * x50;
    const double x58 = v[3] + v[12];
    const double x59 = cos(q[14]);
    const double x60 = sin(q[14]);
    const double x61 = x04 - 0.0955 * x57;
    const double x62 = x55 + 0.0955 * x58;
    const double x63 = x59 * x61 - x60 * x62;
    const double x64 = x59 * x62 + x60 * x61;
    const double x65 = x58 * x59 - x57 * x60;
    const double x66 = x57 * x59 + x58 * x60;
    const double x67 = v[13] + x56;
    const double x68 = cos(q[15]);
    const double x69 = sin(q[15]);
    const double x70 = x63 - 0.213 * x67;
    const double x71 = cos(q[16]);
    const double x72 = sin(q[16]);
    const double x73 = x08 - x52;
    const double x74 = x51 * x71 - x72 * x73;
    const double x75 = x51 * x72 + x71 * x73;
    const double x76 = v[4] * x71 + v[5] * x72;
    const double x77 = v[5] * x71 - v[4] * x72;
    const double x78 = v[3] + v[15];
    const double x79 = cos(q[17]);
    const double x80 = sin(q[17]);
    const double x81 = x30 + 0.0955 * x77;
    const double x82 = x75 + 0.0955 * x78;
    const double x83 = x79 * x81 + x80 * x82;
    const double x84 = x80 * x81 - x79 * x82;
    const double x85 = x78 * x79 - x77 * x80;
    const double x86 = x77 * x79 + x78 * x80;
    const double x87 = v[16] + x76;
    const double x88 = cos(q[18]);
    const double x89 = sin(q[18]);
    const double x90 = x83 - 0.213 * x87;
    V[0] = v[0];
    V[1] = v[1];
    V[2] = v[2];
    V[3] = v[3];
    V[4] = v[4];
    V[5] = v[5];
    V[6] = x04;
    V[7] = x11;
    V[8] = x12;
    V[9] = x15;
    V[10] = x13;
    V[11] = x14;
    V[12] = x20;
    V[13] = x11;
    V[14] = x21;
    V[15] = x22;
    V[16] = x24;
    V[17] = x23;
    V[18] = x25 * x27 - x21 * x26;
    V[19] = x11 + x22 * 0.213;
    V[20] = x21 * x25 + x26 * x27;
    V[21] = x22 * x25 - x23 * x26;
    V[22] = v[8] + x24;
    V[23] = x22 * x26 + x23 * x25;
    V[24] = x30;
    V[25] = x32;
    V[26] = -x33;
    V[27] = x36;
    V[28] = x34;
    V[29] = x35;
    V[30] = x41;
    V[31] = x32;
    V[32] = x42;
    V[33] = x43;
    V[34] = x45;
    V[35] = x44;
    V[36] = x46 * x48 - x42 * x47;
    V[37] = x32 + 0.213 * x43;
    V[38] = x42 * x46 + x47 * x48;
    V[39] = x43 * x46 - x44 * x47;
    V[40] = v[11] + x45;
    V[41] = x43 * x47 + x44 * x46;
    V[42] = x04;
    V[43] = x54;
    V[44] = x55;
    V[45] = x58;
    V[46] = x56;
    V[47] = x57;
    V[48] = x63;
    V[49] = x54;
    V[50] = x64;
    V[51] = x65;
    V[52] = x67;
    V[53] = x66;
    V[54] = x68 * x70 - x64 * x69;
    V[55] = x54 + 0.213 * x65;
    V[56] = x64 * x68 + x69 * x70;
    V[57] = x65 * x68 - x66 * x69;
    V[58] = v[14] + x67;
    V[59] = x65 * x69 + x66 * x68;
    V[60] = x30;
    V[61] = x74;
    V[62] = -x75;
    V[63] = x78;
    V[64] = x76;
    V[65] = x77;
    V[66] = x83;
    V[67] = x74;
    V[68] = x84;
    V[69] = x85;
    V[70] = x87;
    V[71] = x86;
    V[72] = x88 * x90 - x84 * x89;
    V[73] = x74 + 0.213 * x85;
    V[74] = x84 * x88 + x89 * x90;
    V[75] = x85 * x88 - x86 * x89;
    V[76] = v[17] + x87;
    V[77] = x85 * x89 + x86 * x88;
}

void go2_body_velocities_batch(size_t n, const double *q, const double *v, double *V)
{
    for (size_t i = 0; i < n; ++i) {
        go2_body_velocities(q + 19 * i, v + 18 * i, V + 78 * i);
    }
}
