/*
 * contact_positions of go2: World positions of the contact points.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.contact
 * Convention  pinocchio
 * Program     SHA-256 a7c9f45b5f16367a3175604b15400f10a9f1fafcfc5e9e8ec7a01fc68f5abd86
 * Operations  162 mul, 125 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     p_c  12  m  world
 *
 * Statements it rests on
 *     contact/velocity   PROVED
 *     contact/baumgarte  PROVED
 *     frames/contacts    PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_contact_positions(const double *q, double *p_c)
#else
static void go2_contact_positions_lanes(const real *q, real *p_c)
#endif
{
    const real x01 = q[3] * 2.0;
    const real x02 = q[4] * 2.0;
    const real x03 = q[5] * 2.0;
    const real x04 = q[4] * x02;
    const real x05 = q[5] * x03;
    const real x06 = q[3] * x02;
    const real x07 = q[3] * x03;
    const real x08 = q[4] * x03;
    const real x09 = q[6] * x01;
    const real x10 = q[6] * x02;
    const real x11 = q[6] * x03;
    const real x12 = x05 - (1.0 - x04);
    const real x13 = x06 - x11;
    const real x14 = x07 + x10;
    const real x15 = x06 + x11;
    const real x16 = 1.0 - q[3] * x01;
    const real x17 = x05 - x16;
    const real x18 = x08 - x09;
    const real x19 = x07 - x10;
    const real x20 = x08 + x09;
    const real x21 = x04 - x16;
    const real angle[12] = {
        q[7], q[8], q[9], q[10], q[11], q[12], q[13], q[14], q[15], q[16], q[17], q[18]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x22 = x14 * cosine[0] - x13 * sine[0];
    const real x23 = x18 * cosine[0] + x17 * sine[0];
    const real x24 = x21 * cosine[0] + x20 * sine[0];
    const real x25 = x13 * 0.0465;
    const real x26 = x12 * 0.1934;
    const real x27 = q[0] + x25;
    const real x28 = x17 * 0.0465;
    const real x29 = x15 * 0.1934;
    const real x30 = q[1] + x29;
    const real x31 = x20 * 0.0465;
    const real x32 = x19 * 0.1934;
    const real x33 = q[2] + x31;
    const real x34 = x12 * sine[1] - x22 * cosine[1];
    const real x35 = x15 * sine[1] + x23 * cosine[1];
    const real x36 = x19 * sine[1] - x24 * cosine[1];
    const real x37 = (x12 * cosine[1] + x22 * sine[1]) * sine[2];
    const real x38 = (x15 * cosine[1] - x23 * sine[1]) * sine[2];
    const real x39 = (x19 * cosine[1] + x24 * sine[1]) * sine[2];
    const real x40 = 0.213 * (x34 + (x37 + x34 * cosine[2]));
    const real x41 = (x13 * cosine[0] + x14 * sine[0]) * 0.0955;
    const real x42 = 0.213 * (x35 + (x38 + x35 * cosine[2]));
    const real x43 = (x17 * cosine[0] - x18 * sine[0]) * 0.0955;
    const real x44 = 0.213 * (x36 + (x39 + x36 * cosine[2]));
    const real x45 = (x20 * cosine[0] - x21 * sine[0]) * 0.0955;
    const real x46 = x14 * cosine[3] - x13 * sine[3];
    const real x47 = x18 * cosine[3] + x17 * sine[3];
    const real x48 = x21 * cosine[3] + x20 * sine[3];
    const real x49 = q[0] - x25;
    const real x50 = q[2] - x31;
    const real x51 = x12 * sine[4] - x46 * cosine[4];
    const real x52 = x15 * sine[4] + x47 * cosine[4];
    const real x53 = x19 * sine[4] - x48 * cosine[4];
    const real x54 = (x12 * cosine[4] + x46 * sine[4]) * sine[5];
    const real x55 = (x15 * cosine[4] - x47 * sine[4]) * sine[5];
    const real x56 = (x19 * cosine[4] + x48 * sine[4]) * sine[5];
    const real x57 = 0.213 * (x51 + (x54 + x51 * cosine[5]));
    const real x58 = 0.0955 * (x13 * cosine[3] + x14 * sine[3]);
    const real x59 = 0.213 * (x52 + (x55 + x52 * cosine[5]));
    const real x60 = 0.0955 * (x17 * cosine[3] - x18 * sine[3]);
    const real x61 = 0.213 * (x53 + (x56 + x53 * cosine[5]));
    const real x62 = 0.0955 * (x20 * cosine[3] - x21 * sine[3]);
    const real x63 = x14 * cosine[6] - x13 * sine[6];
    const real x64 = x18 * cosine[6] + x17 * sine[6];
    const real x65 = x21 * cosine[6] + x20 * sine[6];
    const real x66 = q[1] - x29;
    const real x67 = x12 * sine[7] - x63 * cosine[7];
    const real x68 = x15 * sine[7] + x64 * cosine[7];
    const real x69 = x19 * sine[7] - x65 * cosine[7];
    const real x70 = (x12 * cosine[7] + x63 * sine[7]) * sine[8];
    const real x71 = (x15 * cosine[7] - x64 * sine[7]) * sine[8];
    const real x72 = (x19 * cosine[7] + x65 * sine[7]) * sine[8];
    const real x73 = 0.213 * (x67 + (x70 + x67 * cosine[8]));
    const real x74 = 0.0955 * (x13 * cosine[6] + x14 * sine[6]);
    const real x75 = 0.213 * (x68 + (x71 + x68 * cosine[8]));
    const real x76 = 0.0955 * (x17 * cosine[6] - x18 * sine[6]);
    const real x77 = 0.213 * (x69 + (x72 + x69 * cosine[8]));
    const real x78 = 0.0955 * (x20 * cosine[6] - x21 * sine[6]);
    const real x79 = x14 * cosine[9] - x13 * sine[9];
    const real x80 = x18 * cosine[9] + x17 * sine[9];
    const real x81 = x21 * cosine[9] + x20 * sine[9];
    const real x82 = x12 * sine[10] - x79 * cosine[10];
    const real x83 = x15 * sine[10] + x80 * cosine[10];
    const real x84 = x19 * sine[10] - x81 * cosine[10];
    const real x85 = (x12 * cosine[10] + x79 * sine[10]) * sine[11];
    const real x86 = (x15 * cosine[10] - x80 * sine[10]) * sine[11];
    const real x87 = (x19 * cosine[10] + x81 * sine[10]) * sine[11];
    const real x88 = 0.213 * (x82 + (x85 + x82 * cosine[11]));
    const real x89 = 0.0955 * (x13 * cosine[9] + x14 * sine[9]);
    const real x90 = 0.213 * (x83 + (x86 + x83 * cosine[11]));
    const real x91 = 0.0955 * (x17 * cosine[9] - x18 * sine[9]);
    const real x92 = 0.213 * (x84 + (x87 + x84 * cosine[11]));
    const real x93 = 0.0955 * (x20 * cosine[9] - x21 * sine[9]);
    p_c[0] = x40 + (x41 - (x26 - x27));
    p_c[1] = -(x42 + (x43 + (x28 - x30)));
    p_c[2] = -(x44 - (x45 + (x32 + x33)));
    p_c[3] = x57 - (x58 + (x26 - x49));
    p_c[4] = -(x59 - (x60 + (x28 + x30)));
    p_c[5] = -(x61 + (x62 - (x32 + x50)));
    p_c[6] = x73 + (x74 + (x26 + x27));
    p_c[7] = -(x75 + (x76 + (x28 - x66)));
    p_c[8] = -(x77 - (x78 - (x32 - x33)));
    p_c[9] = x88 - (x89 - (x26 + x49));
    p_c[10] = -(x90 - (x91 + (x28 + x66)));
    p_c[11] = -(x92 + (x93 + (x32 - x50)));
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_contact_positions_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_contact_positions.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_contact_positions.c"
#undef SYMDYN_PASS
#endif

void go2_contact_positions_batch(size_t n, const double *q, double *p_c)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], p_c_lanes[12];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_contact_positions_lanes(
            q_lanes, p_c_lanes);
        symdyn_store_f64(p_c + 12 * i, p_c_lanes, 12);
    }
#endif
    for (; i < n; ++i) {
        go2_contact_positions(q + 19 * i, p_c + 12 * i);
    }
}

#endif
