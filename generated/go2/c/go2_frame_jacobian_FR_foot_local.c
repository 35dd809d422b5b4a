/*
 * frame_jacobian_FR_foot_local of go2: Jacobian of FR_foot: linear first, the frame's axes and origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.frames
 * Convention  pinocchio
 * Program     SHA-256 12b9a9fa70fde22fa3357831ba11d3e6cfc6139fd32d0c472a68e25ac5544c14
 * Operations  193 mul, 121 add, 0 div, 3 sin, 3 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     J  6 x 18  -, m  linear first, the frame's axes and origin
 *
 * Statements it rests on
 *     frames/jacobian-local-fixed  PROVED
 *     frames/jacobian-local-free   PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_frame_jacobian_FR_foot_local(const double *q, double *J)
#else
static void go2_frame_jacobian_FR_foot_local_lanes(const real *q, real *J)
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
        q[10], q[11], q[12]
    };
    real sine[3], cosine[3];
    SYMDYN_SINCOS(3, angle, sine, cosine);
    const real x022 = sine[2] * 0.213;
    const real x023 = cosine[2] * 0.213;
    const real x024 = cosine[1] * x022 + sine[1] * x023;
    const real x025 = sine[1] * x022 - cosine[1] * x023;
    const real x026 = x024 + sine[1] * 0.213;
    const real x027 = x025 - cosine[1] * 0.213;
    const real x028 = cosine[0] * 0.0955 + sine[0] * x027;
    const real x029 = sine[0] * 0.0955 - cosine[0] * x027;
    const real x030 = sine[0] * x026;
    const real x031 = sine[0] * x024;
    const real x032 = cosine[0] * x026;
    const real x033 = cosine[0] * x024;
    const real x034 = 0.1934 - x026;
    const real x035 = 0.0465 + x028;
    const real x036 = x013 * cosine[0] + x014 * sine[0];
    const real x037 = x017 * cosine[0] - x018 * sine[0];
    const real x038 = x020 * cosine[0] - x021 * sine[0];
    const real x039 = x013 * x029;
    const real x040 = x039 - x014 * x028;
    const real x041 = x014 * x032 - (x013 * x030 + x012 * x027);
    const real x042 = x014 * x033 - (x013 * x031 + x012 * x025);
    const real x043 = x017 * x029;
    const real x044 = x043 + x018 * x028;
    const real x045 = x018 * x032 + (x017 * x030 + x015 * x027);
    const real x046 = x018 * x033 + (x017 * x031 + x015 * x025);
    const real x047 = x020 * x029;
    const real x048 = x047 + x021 * x028;
    const real x049 = x021 * x032 + (x020 * x030 - x019 * x027);
    const real x050 = x021 * x033 + (x020 * x031 - x019 * x025);
    const real x051 = x039 - x014 * x035;
    const real x052 = x012 * x029 - x014 * x034;
    const real x053 = x012 * x035 - x013 * x034;
    const real x054 = x043 + x018 * x035;
    const real x055 = x015 * x029 + x018 * x034;
    const real x056 = x015 * x035 - x017 * x034;
    const real x057 = x047 + x021 * x035;
    const real x058 = x019 * x029 - x021 * x034;
    const real x059 = x019 * x035 + x020 * x034;
    const real x060 = x014 * cosine[0] - x013 * sine[0];
    const real x061 = x018 * cosine[0] + x017 * sine[0];
    const real x062 = x021 * cosine[0] + x020 * sine[0];
    const real x063 = x012 * cosine[1] + sine[1] * x060;
    const real x064 = x012 * sine[1] - cosine[1] * x060;
    const real x065 = x015 * cosine[1] - sine[1] * x061;
    const real x066 = x015 * sine[1] + cosine[1] * x061;
    const real x067 = x019 * cosine[1] + sine[1] * x062;
    const real x068 = x019 * sine[1] - cosine[1] * x062;
    const real x069 = cosine[2] * x063 - sine[2] * x064;
    const real x070 = cosine[2] * x064 + sine[2] * x063;
    const real x071 = cosine[2] * x065 - sine[2] * x066;
    const real x072 = cosine[2] * x066 + sine[2] * x065;
    const real x073 = cosine[2] * x067 - sine[2] * x068;
    const real x074 = cosine[2] * x068 + sine[2] * x067;
    const real x075 = x015 * x071 + (x019 * x073 + x012 * x069);
    const real x076 = x017 * x071 - (x020 * x073 - x013 * x069);
    const real x077 = x018 * x071 - (x021 * x073 + x014 * x069);
    const real x078 = x054 * x071 - (x057 * x073 - x051 * x069);
    const real x079 = x055 * x071 + (x058 * x073 + x052 * x069);
    const real x080 = x056 * x071 + (x059 * x073 + x053 * x069);
    const real x081 = x044 * x071 - (x048 * x073 - x040 * x069);
    const real x082 = x045 * x071 - (x049 * x073 + x041 * x069);
    const real x083 = x046 * x071 - (x050 * x073 + x042 * x069);
    const real x084 = x015 * x037 - (x019 * x038 - x012 * x036);
    const real x085 = x017 * x037 + (x020 * x038 + x013 * x036);
    const real x086 = x018 * x037 + (x021 * x038 - x014 * x036);
    const real x087 = x037 * x054 + (x038 * x057 + x036 * x051);
    const real x088 = x037 * x055 - (x038 * x058 - x036 * x052);
    const real x089 = x037 * x056 - (x038 * x059 - x036 * x053);
    const real x090 = x037 * x044 + (x038 * x048 + x036 * x040);
    const real x091 = x037 * x045 + (x038 * x049 - x036 * x041);
    const real x092 = x037 * x046 + (x038 * x050 - x036 * x042);
    const real x093 = x015 * x072 + (x019 * x074 + x012 * x070);
    const real x094 = x017 * x072 - (x020 * x074 - x013 * x070);
    const real x095 = x018 * x072 - (x021 * x074 + x014 * x070);
    const real x096 = x054 * x072 - (x057 * x074 - x051 * x070);
    const real x097 = x055 * x072 + (x058 * x074 + x052 * x070);
    const real x098 = x056 * x072 + (x059 * x074 + x053 * x070);
    const real x099 = x044 * x072 - (x048 * x074 - x040 * x070);
    const real x100 = x045 * x072 - (x049 * x074 + x041 * x070);
    const real x101 = x046 * x072 - (x050 * x074 + x042 * x070);
    const real x102 = x037 * x071 - (x038 * x073 - x036 * x069);
    const real x103 = x037 * x037 + (x038 * x038 + x036 * x036);
    const real x104 = x037 * x072 - (x038 * x074 - x036 * x070);
    J[0] = x075;
    J[1] = -x084;
    J[2] = x093;
    J[3] = SYMDYN_ALL(0.0);
    J[4] = SYMDYN_ALL(0.0);
    J[5] = SYMDYN_ALL(0.0);
    J[6] = -x076;
    J[7] = x085;
    J[8] = -x094;
    J[9] = SYMDYN_ALL(0.0);
    J[10] = SYMDYN_ALL(0.0);
    J[11] = SYMDYN_ALL(0.0);
    J[12] = x077;
    J[13] = -x086;
    J[14] = x095;
    J[15] = SYMDYN_ALL(0.0);
    J[16] = SYMDYN_ALL(0.0);
    J[17] = SYMDYN_ALL(0.0);
    J[18] = -x078;
    J[19] = x087;
    J[20] = -x096;
    J[21] = x075;
    J[22] = -x084;
    J[23] = x093;
    J[24] = -x079;
    J[25] = x088;
    J[26] = -x097;
    J[27] = -x076;
    J[28] = x085;
    J[29] = -x094;
    J[30] = x080;
    J[31] = -x089;
    J[32] = x098;
    J[33] = x077;
    J[34] = -x086;
    J[35] = x095;
    J[36] = SYMDYN_ALL(0.0);
    J[37] = SYMDYN_ALL(0.0);
    J[38] = SYMDYN_ALL(0.0);
    J[39] = SYMDYN_ALL(0.0);
    J[40] = SYMDYN_ALL(0.0);
    J[41] = SYMDYN_ALL(0.0);
    J[42] = SYMDYN_ALL(0.0);
    J[43] = SYMDYN_ALL(0.0);
    J[44] = SYMDYN_ALL(0.0);
    J[45] = SYMDYN_ALL(0.0);
    J[46] = SYMDYN_ALL(0.0);
    J[47] = SYMDYN_ALL(0.0);
    J[48] = SYMDYN_ALL(0.0);
    J[49] = SYMDYN_ALL(0.0);
    J[50] = SYMDYN_ALL(0.0);
    J[51] = SYMDYN_ALL(0.0);
    J[52] = SYMDYN_ALL(0.0);
    J[53] = SYMDYN_ALL(0.0);
    J[54] = -x081;
    J[55] = x090;
    J[56] = -x099;
    J[57] = x075;
    J[58] = -x084;
    J[59] = x093;
    J[60] = x082;
    J[61] = -x091;
    J[62] = x100;
    J[63] = -x102;
    J[64] = x103;
    J[65] = -x104;
    J[66] = x083;
    J[67] = -x092;
    J[68] = x101;
    J[69] = -x102;
    J[70] = x103;
    J[71] = -x104;
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
#include "go2_frame_jacobian_FR_foot_local.c"
#undef SYMDYN_PASS

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_frame_jacobian_FR_foot_local.c"
#undef SYMDYN_PASS
#endif

void go2_frame_jacobian_FR_foot_local_batch(size_t n, const double *q, double *J)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], J_lanes[108];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_frame_jacobian_FR_foot_local_lanes(
            q_lanes, J_lanes);
        symdyn_store_f64(J + 108 * i, J_lanes, 108);
    }
#endif
    for (; i < n; ++i) {
        go2_frame_jacobian_FR_foot_local(q + 19 * i, J + 108 * i);
    }
}

#endif
