/*
 * frame_jacobian_FL_foot_world of go2: Jacobian of FL_foot: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.frames
 * Convention  pinocchio
 * Program     SHA-256 b5120ecb0f89db58fea438b280b469b2d3690d1933fe94b12a7df6dd0f7d6d89
 * Operations  133 mul, 109 add, 0 div, 3 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     J  6 x 18  -, m  linear first, world axes at the world's origin
 *
 * Statements it rests on
 *     frames/jacobian-world-fixed  PROVED
 *     frames/jacobian-world-free   PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_frame_jacobian_FL_foot_world(const double *q, double *J)
#else
static void go2_frame_jacobian_FL_foot_world_lanes(const real *q, real *J)
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
    const real angle[3] = {
        q[7], q[8], q[9]
    };
    real sine[3], cosine[3];
    SYMDYN_SINCOS(3, angle, sine, cosine);
    const real x22 = sine[2] * 0.213;
    const real x23 = cosine[2] * 0.213;
    const real x24 = cosine[1] * x22 + sine[1] * x23;
    const real x25 = sine[1] * x22 - cosine[1] * x23;
    const real x26 = x24 + sine[1] * 0.213;
    const real x27 = x25 - cosine[1] * 0.213;
    const real x28 = cosine[0] * 0.0955 - sine[0] * x27;
    const real x29 = sine[0] * 0.0955 + cosine[0] * x27;
    const real x30 = sine[0] * x26;
    const real x31 = sine[0] * x24;
    const real x32 = cosine[0] * x26;
    const real x33 = cosine[0] * x24;
    const real x34 = 0.1934 - x26;
    const real x35 = 0.0465 + x28;
    const real x36 = x13 * cosine[0] + x14 * sine[0];
    const real x37 = x17 * cosine[0] - x18 * sine[0];
    const real x38 = x20 * cosine[0] - x21 * sine[0];
    const real x39 = x13 * x29;
    const real x40 = x17 * x29;
    const real x41 = x20 * x29;
    const real x42 = x14 * cosine[0] - x13 * sine[0];
    const real x43 = x18 * cosine[0] + x17 * sine[0];
    const real x44 = x21 * cosine[0] + x20 * sine[0];
    const real x45 = x12 * sine[1] - cosine[1] * x42;
    const real x46 = x15 * sine[1] + cosine[1] * x43;
    const real x47 = x19 * sine[1] - cosine[1] * x44;
    const real x48 = sine[2] * (x12 * cosine[1] + sine[1] * x42);
    const real x49 = sine[2] * (x15 * cosine[1] - sine[1] * x43);
    const real x50 = sine[2] * (x19 * cosine[1] + sine[1] * x44);
    const real x51 = 0.213 * (x45 + (cosine[2] * x45 + x48));
    const real x52 = x12 * 0.1934 - (q[0] + x13 * 0.0465);
    const real x53 = x51 + (0.0955 * x36 - x52);
    const real x54 = 0.213 * (x46 + (cosine[2] * x46 + x49));
    const real x55 = x17 * 0.0465 - (q[1] + x15 * 0.1934);
    const real x56 = x54 + (0.0955 * x37 + x55);
    const real x57 = 0.213 * (x47 + (cosine[2] * x47 + x50));
    const real x58 = x20 * 0.0465 + (q[2] + x19 * 0.1934);
    const real x59 = x57 - (0.0955 * x38 + x58);
    const real x60 = x15 * x59;
    const real x61 = x19 * x56;
    const real x62 = x61 - (x60 - (x39 - x14 * x35));
    const real x63 = x20 * x56 + (x12 * x29 + x14 * x34);
    const real x64 = x21 * x56 + (x13 * x34 + x12 * x35);
    const real x65 = x61 - (x60 - (x39 - x14 * x28));
    const real x66 = x37 * x59;
    const real x67 = x38 * x56;
    const real x68 = x14 * x32 - (x13 * x30 + x12 * x27);
    const real x69 = x14 * x33 - (x13 * x31 + x12 * x25);
    const real x70 = x19 * x53;
    const real x71 = x12 * x59;
    const real x72 = x71 - (x70 - (x40 + x18 * x35));
    const real x73 = x20 * x53 - (x15 * x29 - x18 * x34);
    const real x74 = x21 * x53 - (x17 * x34 + x15 * x35);
    const real x75 = x71 - (x70 - (x40 + x18 * x28));
    const real x76 = x38 * x53;
    const real x77 = x36 * x59;
    const real x78 = x18 * x32 + (x17 * x30 + x15 * x27);
    const real x79 = x18 * x33 + (x17 * x31 + x15 * x25);
    const real x80 = x12 * x56;
    const real x81 = x15 * x53;
    const real x82 = x80 - (x81 - (x41 + x21 * x35));
    const real x83 = x17 * x53 - (x19 * x29 + x21 * x34);
    const real x84 = x18 * x53 + (x20 * x34 - x19 * x35);
    const real x85 = x80 - (x81 - (x41 + x21 * x28));
    const real x86 = x36 * x56;
    const real x87 = x37 * x53;
    const real x88 = x21 * x32 + (x20 * x30 - x19 * x27);
    const real x89 = x21 * x33 + (x20 * x31 - x19 * x25);
    J[0] = -x12;
    J[1] = x15;
    J[2] = x19;
    J[3] = SYMDYN_ALL(0.0);
    J[4] = SYMDYN_ALL(0.0);
    J[5] = SYMDYN_ALL(0.0);
    J[6] = x13;
    J[7] = -x17;
    J[8] = x20;
    J[9] = SYMDYN_ALL(0.0);
    J[10] = SYMDYN_ALL(0.0);
    J[11] = SYMDYN_ALL(0.0);
    J[12] = x14;
    J[13] = x18;
    J[14] = -x21;
    J[15] = SYMDYN_ALL(0.0);
    J[16] = SYMDYN_ALL(0.0);
    J[17] = SYMDYN_ALL(0.0);
    J[18] = -x62;
    J[19] = x72;
    J[20] = -x82;
    J[21] = -x12;
    J[22] = x15;
    J[23] = x19;
    J[24] = -(x17 * x59 + x63);
    J[25] = -(x13 * x59 + x73);
    J[26] = x13 * x56 - x83;
    J[27] = x13;
    J[28] = -x17;
    J[29] = x20;
    J[30] = x18 * x59 + x64;
    J[31] = -(x14 * x59 - x74);
    J[32] = x14 * x56 + x84;
    J[33] = x14;
    J[34] = x18;
    J[35] = -x21;
    J[36] = -x65;
    J[37] = x75;
    J[38] = -x85;
    J[39] = -x12;
    J[40] = x15;
    J[41] = x19;
    J[42] = -(x67 + (x66 - x68));
    J[43] = -(x77 + (x76 - x78));
    J[44] = x86 - (x87 + x88);
    J[45] = x36;
    J[46] = -x37;
    J[47] = x38;
    J[48] = -(x67 + (x66 - x69));
    J[49] = -(x77 + (x76 - x79));
    J[50] = x86 - (x87 + x89);
    J[51] = x36;
    J[52] = -x37;
    J[53] = x38;
    J[54] = SYMDYN_ALL(0.0);
    J[55] = SYMDYN_ALL(0.0);
    J[56] = SYMDYN_ALL(0.0);
    J[57] = SYMDYN_ALL(0.0);
    J[58] = SYMDYN_ALL(0.0);
    J[59] = SYMDYN_ALL(0.0);
    J[60] = SYMDYN_ALL(0.0);
    J[61] = SYMDYN_ALL(0.0);
    J[62] = SYMDYN_ALL(0.0);
    J[63] = SYMDYN_ALL(0.0);
    J[64] = SYMDYN_ALL(0.0);
    J[65] = SYMDYN_ALL(0.0);
    J[66] = SYMDYN_ALL(0.0);
    J[67] = SYMDYN_ALL(0.0);
    J[68] = SYMDYN_ALL(0.0);
    J[69] = SYMDYN_ALL(0.0);
    J[70] = SYMDYN_ALL(0.0);
    J[71] = SYMDYN_ALL(0.0);
    J[72] = SYMDYN_ALL(0.0);
    J[73] = SYMDYN_ALL(0.0);
    J[74] = SYMDYN_ALL(0.0);
    J[75] = SYMDYN_ALL(0.0);
    J[76] = SYMDYN_ALL(0.0);
    J[77] = SYMDYN_ALL(0.0);
    J[78] = SYMDYN_ALL(0.0);
    J[79] = SYMDYN_ALL(0.0);
    J[80] = SYMDYN_ALL(0.0);
    J[81] = SYMDYN_ALL(0.0);
    J[82] = SYMDYN_ALL(0.0);
    J[83] = SYMDYN_ALL(0.0);
    J[84] = SYMDYN_ALL(0.0);
    J[85] = SYMDYN_ALL(0.0);
    J[86] = SYMDYN_ALL(0.0);
    J[87] = SYMDYN_ALL(0.0);
    J[88] = SYMDYN_ALL(0.0);
    J[89] = SYMDYN_ALL(0.0);
    J[90] = SYMDYN_ALL(0.0);
    J[91] = SYMDYN_ALL(0.0);
    J[92] = SYMDYN_ALL(0.0);
    J[93] = SYMDYN_ALL(0.0);
    J[94] = SYMDYN_ALL(0.0);
    J[95] = SYMDYN_ALL(0.0);
    J[96] = SYMDYN_ALL(0.0);
    J[97] = SYMDYN_ALL(0.0);
    J[98] = SYMDYN_ALL(0.0);
    J[99] = SYMDYN_ALL(0.0);
    J[100] = SYMDYN_ALL(0.0);
    J[101] = SYMDYN_ALL(0.0);
    J[102] = SYMDYN_ALL(0.0);
    J[103] = SYMDYN_ALL(0.0);
    J[104] = SYMDYN_ALL(0.0);
    J[105] = SYMDYN_ALL(0.0);
    J[106] = SYMDYN_ALL(0.0);
    J[107] = SYMDYN_ALL(0.0);
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_frame_jacobian_FL_foot_world.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_frame_jacobian_FL_foot_world.c"
#undef SYMDYN_PASS
#endif

void go2_frame_jacobian_FL_foot_world_batch(size_t n, const double *q, double *J)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], J_lanes[108];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_frame_jacobian_FL_foot_world_lanes(
            q_lanes, J_lanes);
        symdyn_store_f64(J + 108 * i, J_lanes, 108);
    }
#endif
    for (; i < n; ++i) {
        go2_frame_jacobian_FL_foot_world(q + 19 * i, J + 108 * i);
    }
}

#endif
