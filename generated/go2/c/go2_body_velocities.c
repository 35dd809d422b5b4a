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

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_body_velocities(const double *q, const double *v, double *V)
#else
static void go2_body_velocities_lanes(const real *q, const real *v, real *V)
#endif
{
    const real angle[12] = {
        q[7], q[8], q[9], q[10], q[11], q[12], q[13], q[14], q[15], q[16], q[17], q[18]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x01 = v[5] * 0.0465;
    const real x02 = v[0] - x01;
    const real x03 = v[5] * 0.1934;
    const real x04 = v[1] + x03;
    const real x05 = v[4] * 0.1934;
    const real x06 = v[3] * 0.0465;
    const real x07 = v[2] - x05;
    const real x08 = x06 + x07;
    const real x09 = cosine[0] * x04 + sine[0] * x08;
    const real x10 = cosine[0] * x08 - sine[0] * x04;
    const real x11 = v[4] * cosine[0] + v[5] * sine[0];
    const real x12 = v[5] * cosine[0] - v[4] * sine[0];
    const real x13 = v[3] + v[6];
    const real x14 = x02 - x12 * 0.0955;
    const real x15 = x10 + x13 * 0.0955;
    const real x16 = cosine[1] * x14 - sine[1] * x15;
    const real x17 = cosine[1] * x15 + sine[1] * x14;
    const real x18 = x13 * cosine[1] - x12 * sine[1];
    const real x19 = x12 * cosine[1] + x13 * sine[1];
    const real x20 = v[7] + x11;
    const real x21 = x16 - x20 * 0.213;
    const real x22 = v[0] + x01;
    const real x23 = x06 - x07;
    const real x24 = x04 * cosine[3] - sine[3] * x23;
    const real x25 = x04 * sine[3] + cosine[3] * x23;
    const real x26 = v[4] * cosine[3] + v[5] * sine[3];
    const real x27 = v[5] * cosine[3] - v[4] * sine[3];
    const real x28 = v[3] + v[9];
    const real x29 = x22 + 0.0955 * x27;
    const real x30 = x25 + 0.0955 * x28;
    const real x31 = cosine[4] * x29 + sine[4] * x30;
    const real x32 = sine[4] * x29 - cosine[4] * x30;
    const real x33 = x28 * cosine[4] - x27 * sine[4];
    const real x34 = x27 * cosine[4] + x28 * sine[4];
    const real x35 = v[10] + x26;
    const real x36 = x31 - 0.213 * x35;
    const real x37 = v[1] - x03;
    const real x38 = v[2] + x05;
    const real x39 = x06 + x38;
    const real x40 = cosine[6] * x37 + sine[6] * x39;
    const real x41 = cosine[6] * x39 - sine[6] * x37;
    const real x42 = v[4] * cosine[6] + v[5] * sine[6];
    const real x43 = v[5] * cosine[6] - v[4] * sine[6];
    const real x44 = v[3] + v[12];
    const real x45 = x02 - 0.0955 * x43;
    const real x46 = x41 + 0.0955 * x44;
    const real x47 = cosine[7] * x45 - sine[7] * x46;
    const real x48 = cosine[7] * x46 + sine[7] * x45;
    const real x49 = x44 * cosine[7] - x43 * sine[7];
    const real x50 = x43 * cosine[7] + x44 * sine[7];
    const real x51 = v[13] + x42;
    const real x52 = x47 - 0.213 * x51;
    const real x53 = x06 - x38;
    const real x54 = x37 * cosine[9] - sine[9] * x53;
    const real x55 = x37 * sine[9] + cosine[9] * x53;
    const real x56 = v[4] * cosine[9] + v[5] * sine[9];
    const real x57 = v[5] * cosine[9] - v[4] * sine[9];
    const real x58 = v[3] + v[15];
    const real x59 = x22 + 0.0955 * x57;
    const real x60 = x55 + 0.0955 * x58;
    const real x61 = cosine[10] * x59 + sine[10] * x60;
    const real x62 = sine[10] * x59 - cosine[10] * x60;
    const real x63 = x58 * cosine[10] - x57 * sine[10];
    const real x64 = x57 * cosine[10] + x58 * sine[10];
    const real x65 = v[16] + x56;
    const real x66 = x61 - 0.213 * x65;
    V[0] = v[0];
    V[1] = v[1];
    V[2] = v[2];
    V[3] = v[3];
    V[4] = v[4];
    V[5] = v[5];
    V[6] = x02;
    V[7] = x09;
    V[8] = x10;
    V[9] = x13;
    V[10] = x11;
    V[11] = x12;
    V[12] = x16;
    V[13] = x09;
    V[14] = x17;
    V[15] = x18;
    V[16] = x20;
    V[17] = x19;
    V[18] = cosine[2] * x21 - x17 * sine[2];
    V[19] = x09 + x18 * 0.213;
    V[20] = x17 * cosine[2] + sine[2] * x21;
    V[21] = x18 * cosine[2] - x19 * sine[2];
    V[22] = v[8] + x20;
    V[23] = x18 * sine[2] + x19 * cosine[2];
    V[24] = x22;
    V[25] = x24;
    V[26] = -x25;
    V[27] = x28;
    V[28] = x26;
    V[29] = x27;
    V[30] = x31;
    V[31] = x24;
    V[32] = x32;
    V[33] = x33;
    V[34] = x35;
    V[35] = x34;
    V[36] = cosine[5] * x36 - x32 * sine[5];
    V[37] = x24 + 0.213 * x33;
    V[38] = x32 * cosine[5] + sine[5] * x36;
    V[39] = x33 * cosine[5] - x34 * sine[5];
    V[40] = v[11] + x35;
    V[41] = x33 * sine[5] + x34 * cosine[5];
    V[42] = x02;
    V[43] = x40;
    V[44] = x41;
    V[45] = x44;
    V[46] = x42;
    V[47] = x43;
    V[48] = x47;
    V[49] = x40;
    V[50] = x48;
    V[51] = x49;
    V[52] = x51;
    V[53] = x50;
    V[54] = cosine[8] * x52 - x48 * sine[8];
    V[55] = x40 + 0.213 * x49;
    V[56] = x48 * cosine[8] + sine[8] * x52;
    V[57] = x49 * cosine[8] - x50 * sine[8];
    V[58] = v[14] + x51;
    V[59] = x49 * sine[8] + x50 * cosine[8];
    V[60] = x22;
    V[61] = x54;
    V[62] = -x55;
    V[63] = x58;
    V[64] = x56;
    V[65] = x57;
    V[66] = x61;
    V[67] = x54;
    V[68] = x62;
    V[69] = x63;
    V[70] = x65;
    V[71] = x64;
    V[72] = cosine[11] * x66 - x62 * sine[11];
    V[73] = x54 + 0.213 * x63;
    V[74] = x62 * cosine[11] + sine[11] * x66;
    V[75] = x63 * cosine[11] - x64 * sine[11];
    V[76] = v[17] + x65;
    V[77] = x63 * sine[11] + x64 * cosine[11];
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_body_velocities_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_body_velocities.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_body_velocities.c"
#undef SYMDYN_PASS
#endif

void go2_body_velocities_batch(size_t n, const double *q, const double *v, double *V)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], V_lanes[78];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        go2_body_velocities_lanes(
            q_lanes, v_lanes, V_lanes);
        symdyn_store_f64(V + 78 * i, V_lanes, 78);
    }
#endif
    for (; i < n; ++i) {
        go2_body_velocities(q + 19 * i, v + 18 * i, V + 78 * i);
    }
}

#endif
