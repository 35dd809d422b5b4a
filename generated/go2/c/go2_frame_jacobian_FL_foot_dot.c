/*
 * frame_jacobian_FL_foot_dot of go2: Time derivative of the Jacobian of FL_foot: linear first, world axes at the frame's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.recipes
 * Convention  pinocchio
 * Program     SHA-256 1b0405c98aecb65d60c7f616978ba6043fd74abccffb108a2f6fc900f47baf99
 * Operations  211 mul, 134 add, 0 div, 3 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     dJ  6 x 18  1/s, m/s  linear first, world axes at the frame's origin
 *
 * Statements it rests on
 *     frames/jacobian-rate-fixed  PROVED
 *     frames/jacobian-rate-free   PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_frame_jacobian_FL_foot_dot(const double *q, const double *v, double *dJ)
#else
static void go2_frame_jacobian_FL_foot_dot_lanes(const real *q, const real *v, real *dJ)
#endif
{
    const real x001 = q[3] * 2.0;
    const real x002 = q[4] * 2.0;
    const real x003 = q[5] * 2.0;
    const real x004 = q[4] * x002;
    const real x005 = q[5] * x003;
    const real x006 = q[3] * x002;
    const real x007 = q[3] * x003;
    const real x008 = q[4] * x003;
    const real x009 = q[6] * x001;
    const real x010 = q[6] * x002;
    const real x011 = q[6] * x003;
    const real x012 = x005 - (1.0 - x004);
    const real x013 = x006 - x011;
    const real x014 = x007 + x010;
    const real x015 = x006 + x011;
    const real x016 = 1.0 - q[3] * x001;
    const real x017 = x005 - x016;
    const real x018 = x008 - x009;
    const real x019 = x007 - x010;
    const real x020 = x008 + x009;
    const real x021 = x004 - x016;
    const real angle[3] = {
        q[7], q[8], q[9]
    };
    real sine[3], cosine[3];
    SYMDYN_SINCOS(3, angle, sine, cosine);
    const real x022 = sine[2] * 0.213;
    const real x023 = v[4] * cosine[0] + v[5] * sine[0];
    const real x024 = v[5] * cosine[0] - v[4] * sine[0];
    const real x025 = v[3] + v[6];
    const real x026 = cosine[1] * x025 - sine[1] * x024;
    const real x027 = cosine[1] * x024 + sine[1] * x025;
    const real x028 = v[7] + x023;
    const real x029 = cosine[2] * x026 - sine[2] * x027;
    const real x030 = cosine[2] * x027 + sine[2] * x026;
    const real x031 = 0.0955 * x030;
    const real x032 = x031 + 0.213 * (v[8] + x028);
    const real x033 = 0.0955 * x029;
    const real x034 = 0.213 * x030;
    const real x035 = x031 - x032;
    const real x036 = 0.213 + cosine[2] * 0.213;
    const real x037 = cosine[2] * x033 + sine[2] * x032;
    const real x038 = cosine[2] * x032 + (0.213 * x028 - sine[2] * x033);
    const real x039 = 0.213 * (x026 + x029);
    const real x040 = sine[2] * x029 - cosine[2] * x030;
    const real x041 = cosine[2] * x029 + sine[2] * x030;
    const real x042 = sine[2] * x035;
    const real x043 = cosine[2] * x035;
    const real x044 = x037 - 0.0955 * x026;
    const real x045 = x022 * x026 + x027 * x036;
    const real x046 = x038 - 0.0955 * x027;
    const real x047 = cosine[1] * x022 + sine[1] * x036;
    const real x048 = sine[1] * x022 - cosine[1] * x036;
    const real x049 = cosine[1] * x037 + sine[1] * x038;
    const real x050 = sine[1] * x026 - cosine[1] * x027;
    const real x051 = cosine[1] * x040 + sine[1] * x041;
    const real x052 = cosine[1] * x026 + sine[1] * x027;
    const real x053 = cosine[1] * x041 - sine[1] * x040;
    const real x054 = cosine[1] * x044 + sine[1] * x046;
    const real x055 = cosine[1] * x042 + sine[1] * x043;
    const real x056 = cosine[1] * x046 - sine[1] * x044;
    const real x057 = sine[1] * x042 - cosine[1] * x043;
    const real x058 = 0.0955 * x023 + x024 * x048;
    const real x059 = x049 - x023 * x047;
    const real x060 = x039 + x024 * x047;
    const real x061 = sine[0] * 0.0955 + cosine[0] * x048;
    const real x062 = 0.1934 - x047;
    const real x063 = sine[0] * x048 - (0.0465 + cosine[0] * 0.0955);
    const real x064 = cosine[1] * x038 + (v[5] * 0.0465 - sine[1] * x037);
    const real x065 = sine[0] * x049 - (v[5] * 0.1934 + cosine[0] * x039);
    const real x066 = sine[0] * x039 - (v[4] * 0.1934 - v[3] * 0.0465);
    const real x067 = cosine[0] * x049 + x066;
    const real x068 = cosine[0] * x024 + sine[0] * x023;
    const real x069 = sine[0] * x052;
    const real x070 = sine[0] * x053;
    const real x071 = sine[0] * x024 - cosine[0] * x023;
    const real x072 = cosine[0] * x052;
    const real x073 = cosine[0] * x053;
    const real x074 = cosine[0] * x059 + sine[0] * x060;
    const real x075 = cosine[0] * x045 + sine[0] * x056;
    const real x076 = cosine[0] * x034 + sine[0] * x057;
    const real x077 = cosine[0] * x060 - sine[0] * x059;
    const real x078 = cosine[0] * x056 - sine[0] * x045;
    const real x079 = cosine[0] * x057 - sine[0] * x034;
    const real x080 = v[4] * x063;
    const real x081 = v[5] * x061;
    const real x082 = x080 - x081;
    const real x083 = x067 + v[3] * x063;
    const real x084 = x065 - v[3] * x061;
    const real x085 = x067 + v[4] * x062;
    const real x086 = v[3] * x062;
    const real x087 = x081 + x086;
    const real x088 = x064 + v[4] * x061;
    const real x089 = x065 + v[5] * x062;
    const real x090 = x064 + v[5] * x063;
    const real x091 = x080 - x086;
    const real x092 = v[5] * x013 - v[4] * x014;
    const real x093 = v[3] * x014 + v[5] * x012;
    const real x094 = v[4] * x012 + v[3] * x013;
    const real x095 = x014 * x072 - (x013 * x069 + x012 * x050);
    const real x096 = x014 * x073 - (x013 * x070 + x012 * x051);
    const real x097 = v[5] * x017 + v[4] * x018;
    const real x098 = v[3] * x018 - v[5] * x015;
    const real x099 = v[4] * x015 + v[3] * x017;
    const real x100 = x018 * x072 + (x017 * x069 + x015 * x050);
    const real x101 = x018 * x073 + (x017 * x070 + x015 * x051);
    const real x102 = v[5] * x020 + v[4] * x021;
    const real x103 = v[3] * x021 + v[5] * x019;
    const real x104 = v[4] * x019 - v[3] * x020;
    const real x105 = x021 * x072 + (x020 * x069 - x019 * x050);
    const real x106 = x021 * x073 + (x020 * x070 - x019 * x051);
    const real x107 = x014 * x089 + (x013 * x085 - x012 * x082);
    const real x108 = x012 * x083 - (x013 * x087 + x014 * x090);
    const real x109 = x012 * x084 + (x014 * x091 + x013 * x088);
    const real x110 = x014 * x077 - (x013 * x074 + x012 * x058);
    const real x111 = x014 * x078 - (x013 * x075 + x012 * x054);
    const real x112 = x014 * x079 - (x013 * x076 - x012 * x055);
    const real x113 = x018 * x089 - (x017 * x085 - x015 * x082);
    const real x114 = x015 * x083 - (x017 * x087 - x018 * x090);
    const real x115 = x015 * x084 - (x018 * x091 - x017 * x088);
    const real x116 = x018 * x077 + (x017 * x074 + x015 * x058);
    const real x117 = x018 * x078 + (x017 * x075 + x015 * x054);
    const real x118 = x018 * x079 + (x017 * x076 - x015 * x055);
    const real x119 = x021 * x089 - (x020 * x085 + x019 * x082);
    const real x120 = x019 * x083 + (x020 * x087 - x021 * x090);
    const real x121 = x019 * x084 + (x021 * x091 - x020 * x088);
    const real x122 = x021 * x077 + (x020 * x074 - x019 * x058);
    const real x123 = x021 * x078 + (x020 * x075 - x019 * x054);
    const real x124 = x021 * x079 + (x020 * x076 + x019 * x055);
    dJ[0] = x092;
    dJ[1] = -x097;
    dJ[2] = x102;
    dJ[3] = SYMDYN_ALL(0.0);
    dJ[4] = SYMDYN_ALL(0.0);
    dJ[5] = SYMDYN_ALL(0.0);
    dJ[6] = x093;
    dJ[7] = x098;
    dJ[8] = -x103;
    dJ[9] = SYMDYN_ALL(0.0);
    dJ[10] = SYMDYN_ALL(0.0);
    dJ[11] = SYMDYN_ALL(0.0);
    dJ[12] = -x094;
    dJ[13] = x099;
    dJ[14] = x104;
    dJ[15] = SYMDYN_ALL(0.0);
    dJ[16] = SYMDYN_ALL(0.0);
    dJ[17] = SYMDYN_ALL(0.0);
    dJ[18] = -x107;
    dJ[19] = -x113;
    dJ[20] = x119;
    dJ[21] = x092;
    dJ[22] = -x097;
    dJ[23] = x102;
    dJ[24] = -x108;
    dJ[25] = x114;
    dJ[26] = x120;
    dJ[27] = x093;
    dJ[28] = x098;
    dJ[29] = -x103;
    dJ[30] = -x109;
    dJ[31] = x115;
    dJ[32] = x121;
    dJ[33] = -x094;
    dJ[34] = x099;
    dJ[35] = x104;
    dJ[36] = x110;
    dJ[37] = x116;
    dJ[38] = -x122;
    dJ[39] = x013 * x068 + x014 * x071;
    dJ[40] = -(x017 * x068 - x018 * x071);
    dJ[41] = x020 * x068 - x021 * x071;
    dJ[42] = x111;
    dJ[43] = x117;
    dJ[44] = -x123;
    dJ[45] = x095;
    dJ[46] = x100;
    dJ[47] = -x105;
    dJ[48] = x112;
    dJ[49] = x118;
    dJ[50] = -x124;
    dJ[51] = x096;
    dJ[52] = x101;
    dJ[53] = -x106;
    dJ[54] = SYMDYN_ALL(0.0);
    dJ[55] = SYMDYN_ALL(0.0);
    dJ[56] = SYMDYN_ALL(0.0);
    dJ[57] = SYMDYN_ALL(0.0);
    dJ[58] = SYMDYN_ALL(0.0);
    dJ[59] = SYMDYN_ALL(0.0);
    dJ[60] = SYMDYN_ALL(0.0);
    dJ[61] = SYMDYN_ALL(0.0);
    dJ[62] = SYMDYN_ALL(0.0);
    dJ[63] = SYMDYN_ALL(0.0);
    dJ[64] = SYMDYN_ALL(0.0);
    dJ[65] = SYMDYN_ALL(0.0);
    dJ[66] = SYMDYN_ALL(0.0);
    dJ[67] = SYMDYN_ALL(0.0);
    dJ[68] = SYMDYN_ALL(0.0);
    dJ[69] = SYMDYN_ALL(0.0);
    dJ[70] = SYMDYN_ALL(0.0);
    dJ[71] = SYMDYN_ALL(0.0);
    dJ[72] = SYMDYN_ALL(0.0);
    dJ[73] = SYMDYN_ALL(0.0);
    dJ[74] = SYMDYN_ALL(0.0);
    dJ[75] = SYMDYN_ALL(0.0);
    dJ[76] = SYMDYN_ALL(0.0);
    dJ[77] = SYMDYN_ALL(0.0);
    dJ[78] = SYMDYN_ALL(0.0);
    dJ[79] = SYMDYN_ALL(0.0);
    dJ[80] = SYMDYN_ALL(0.0);
    dJ[81] = SYMDYN_ALL(0.0);
    dJ[82] = SYMDYN_ALL(0.0);
    dJ[83] = SYMDYN_ALL(0.0);
    dJ[84] = SYMDYN_ALL(0.0);
    dJ[85] = SYMDYN_ALL(0.0);
    dJ[86] = SYMDYN_ALL(0.0);
    dJ[87] = SYMDYN_ALL(0.0);
    dJ[88] = SYMDYN_ALL(0.0);
    dJ[89] = SYMDYN_ALL(0.0);
    dJ[90] = SYMDYN_ALL(0.0);
    dJ[91] = SYMDYN_ALL(0.0);
    dJ[92] = SYMDYN_ALL(0.0);
    dJ[93] = SYMDYN_ALL(0.0);
    dJ[94] = SYMDYN_ALL(0.0);
    dJ[95] = SYMDYN_ALL(0.0);
    dJ[96] = SYMDYN_ALL(0.0);
    dJ[97] = SYMDYN_ALL(0.0);
    dJ[98] = SYMDYN_ALL(0.0);
    dJ[99] = SYMDYN_ALL(0.0);
    dJ[100] = SYMDYN_ALL(0.0);
    dJ[101] = SYMDYN_ALL(0.0);
    dJ[102] = SYMDYN_ALL(0.0);
    dJ[103] = SYMDYN_ALL(0.0);
    dJ[104] = SYMDYN_ALL(0.0);
    dJ[105] = SYMDYN_ALL(0.0);
    dJ[106] = SYMDYN_ALL(0.0);
    dJ[107] = SYMDYN_ALL(0.0);
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#define SYMDYN_PASS 1
#include "go2_frame_jacobian_FL_foot_dot.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_frame_jacobian_FL_foot_dot.c"
#undef SYMDYN_PASS
#endif

void go2_frame_jacobian_FL_foot_dot_batch(
    size_t n, const double *q, const double *v, double *dJ)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], dJ_lanes[108];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        go2_frame_jacobian_FL_foot_dot_lanes(
            q_lanes, v_lanes, dJ_lanes);
        symdyn_store_f64(dJ + 108 * i, dJ_lanes, 108);
    }
#endif
    for (; i < n; ++i) {
        go2_frame_jacobian_FL_foot_dot(q + 19 * i, v + 18 * i, dJ + 108 * i);
    }
}

#endif
