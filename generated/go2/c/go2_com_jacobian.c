/*
 * com_jacobian of go2: Jacobian of the centre of mass: its velocity in world axes = J_com v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.centroidal
 * Convention  pinocchio
 * Program     SHA-256 db0ff5fc9bb3708bc6a4d5d31c26473c32711f47ccbee5370ed094248094f90c
 * Operations  251 mul, 135 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     J_com  3 x 18  -, m  world axes
 *
 * Statements it rests on
 *     outside/com-jacobian       PROVED
 *     outside/com-jacobian-free  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_com_jacobian(const double *q, double *J_com)
#else
static void go2_com_jacobian_lanes(const real *q, real *J_com)
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
    const real angle[12] = {
        q[16], q[17], q[18], q[13], q[14], q[15], q[10], q[11], q[12], q[7], q[8], q[9]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x022 = sine[2] * 0.02623 - cosine[2] * 0.00084392;
    const real x023 = sine[2] * 0.00084392 + cosine[2] * 0.02623;
    const real x024 = x022 + 0.00430848;
    const real x025 = x023 + 0.0789924;
    const real x026 = cosine[1] * x024 + sine[1] * x025;
    const real x027 = sine[1] * x024 - cosine[1] * x025;
    const real x028 = x027 - 7.119e-05;
    const real x029 = cosine[0] * 0.10962557 + sine[0] * x028;
    const real x030 = sine[0] * 0.10962557 - cosine[0] * x028;
    const real x031 = 0.02623 * sine[5] - 0.00084392 * cosine[5];
    const real x032 = 0.00084392 * sine[5] + 0.02623 * cosine[5];
    const real x033 = 0.00430848 + x031;
    const real x034 = 0.0789924 + x032;
    const real x035 = cosine[4] * x033 + sine[4] * x034;
    const real x036 = sine[4] * x033 - cosine[4] * x034;
    const real x037 = 7.119e-05 - x036;
    const real x038 = 0.10962557 * cosine[3] + sine[3] * x037;
    const real x039 = 0.10962557 * sine[3] - cosine[3] * x037;
    const real x040 = 0.02623 * sine[8] - 0.00084392 * cosine[8];
    const real x041 = 0.00084392 * sine[8] + 0.02623 * cosine[8];
    const real x042 = 0.00430848 + x040;
    const real x043 = 0.0789924 + x041;
    const real x044 = cosine[7] * x042 + sine[7] * x043;
    const real x045 = sine[7] * x042 - cosine[7] * x043;
    const real x046 = 7.119e-05 - x045;
    const real x047 = 0.10962557 * cosine[6] - sine[6] * x046;
    const real x048 = 0.10962557 * sine[6] + cosine[6] * x046;
    const real x049 = 0.02623 * sine[11] - 0.00084392 * cosine[11];
    const real x050 = 0.00084392 * sine[11] + 0.02623 * cosine[11];
    const real x051 = 0.00430848 + x049;
    const real x052 = 0.0789924 + x050;
    const real x053 = cosine[10] * x051 + sine[10] * x052;
    const real x054 = sine[10] * x051 - cosine[10] * x052;
    const real x055 = 7.119e-05 - x054;
    const real x056 = 0.10962557 * cosine[9] + sine[9] * x055;
    const real x057 = 0.10962557 * sine[9] - cosine[9] * x055;
    const real x058 = 0.146694152 - (x035 + x053 + (x026 + x044));
    const real x059 = x038 + x056 - (x029 + x047);
    const real x060 = 0.037188086 - (x039 + x057 - (x030 + x048));
    const real x061 = sine[9] * x053;
    const real x062 = cosine[9] * x053;
    const real x063 = sine[10] * x049 - cosine[10] * x050;
    const real x064 = cosine[10] * x049 + sine[10] * x050;
    const real x065 = sine[9] * x064;
    const real x066 = cosine[9] * x064;
    const real x067 = sine[6] * x044;
    const real x068 = cosine[6] * x044;
    const real x069 = sine[7] * x040 - cosine[7] * x041;
    const real x070 = cosine[7] * x040 + sine[7] * x041;
    const real x071 = sine[6] * x070;
    const real x072 = cosine[6] * x070;
    const real x073 = sine[3] * x035;
    const real x074 = cosine[3] * x035;
    const real x075 = sine[4] * x031 - cosine[4] * x032;
    const real x076 = cosine[4] * x031 + sine[4] * x032;
    const real x077 = sine[3] * x076;
    const real x078 = cosine[3] * x076;
    const real x079 = sine[0] * x026;
    const real x080 = cosine[0] * x026;
    const real x081 = sine[1] * x022 - cosine[1] * x023;
    const real x082 = cosine[1] * x022 + sine[1] * x023;
    const real x083 = sine[0] * x082;
    const real x084 = cosine[0] * x082;
    const real x085 = x014 * x062 - (x013 * x061 + x012 * x054);
    const real x086 = x014 * x066 - (x013 * x065 + x012 * x063);
    const real x087 = x014 * x068 - (x013 * x067 + x012 * x045);
    const real x088 = x014 * x072 - (x013 * x071 + x012 * x069);
    const real x089 = x014 * x074 - (x013 * x073 + x012 * x036);
    const real x090 = x014 * x078 - (x013 * x077 + x012 * x075);
    const real x091 = x014 * x080 - (x013 * x079 + x012 * x027);
    const real x092 = x014 * x084 - (x013 * x083 + x012 * x081);
    const real x093 = x018 * x062 + (x017 * x061 + x015 * x054);
    const real x094 = x018 * x066 + (x017 * x065 + x015 * x063);
    const real x095 = x018 * x068 + (x017 * x067 + x015 * x045);
    const real x096 = x018 * x072 + (x017 * x071 + x015 * x069);
    const real x097 = x018 * x074 + (x017 * x073 + x015 * x036);
    const real x098 = x018 * x078 + (x017 * x077 + x015 * x075);
    const real x099 = x018 * x080 + (x017 * x079 + x015 * x027);
    const real x100 = x018 * x084 + (x017 * x083 + x015 * x081);
    const real x101 = x021 * x062 + (x020 * x061 - x019 * x054);
    const real x102 = x021 * x066 + (x020 * x065 - x019 * x063);
    const real x103 = x021 * x068 + (x020 * x067 - x019 * x045);
    const real x104 = x021 * x072 + (x020 * x071 - x019 * x069);
    const real x105 = x021 * x074 + (x020 * x073 - x019 * x036);
    const real x106 = x021 * x078 + (x020 * x077 - x019 * x075);
    const real x107 = x021 * x080 + (x020 * x079 - x019 * x027);
    const real x108 = x021 * x084 + (x020 * x083 - x019 * x081);
    const real x109 = (x013 * x060 + x014 * x059) * 0.06216199415677255;
    const real x110 = (x014 * x058 - x012 * x060) * 0.06216199415677255;
    const real x111 = (x012 * x059 + x013 * x058) * 0.06216199415677255;
    const real x112 = (x014 * x056 - x013 * x057) * 0.06216199415677255;
    const real x113 = (x013 * x048 - x014 * x047) * 0.06216199415677255;
    const real x114 = (x014 * x038 - x013 * x039) * 0.06216199415677255;
    const real x115 = (x013 * x030 - x014 * x029) * 0.06216199415677255;
    const real x116 = (x017 * x060 - x018 * x059) * 0.06216199415677255;
    const real x117 = (x018 * x058 + x015 * x060) * 0.06216199415677255;
    const real x118 = (x015 * x059 + x017 * x058) * 0.06216199415677255;
    const real x119 = (x018 * x056 + x017 * x057) * 0.06216199415677255;
    const real x120 = (x017 * x048 + x018 * x047) * 0.06216199415677255;
    const real x121 = (x018 * x038 + x017 * x039) * 0.06216199415677255;
    const real x122 = (x017 * x030 + x018 * x029) * 0.06216199415677255;
    const real x123 = (x020 * x060 - x021 * x059) * 0.06216199415677255;
    const real x124 = (x021 * x058 - x019 * x060) * 0.06216199415677255;
    const real x125 = (x019 * x059 - x020 * x058) * 0.06216199415677255;
    const real x126 = (x021 * x056 + x020 * x057) * 0.06216199415677255;
    const real x127 = (x020 * x048 + x021 * x047) * 0.06216199415677255;
    const real x128 = (x021 * x038 + x020 * x039) * 0.06216199415677255;
    const real x129 = (x020 * x030 + x021 * x029) * 0.06216199415677255;
    J_com[0] = -x012;
    J_com[1] = x015;
    J_com[2] = x019;
    J_com[3] = x013;
    J_com[4] = -x017;
    J_com[5] = x020;
    J_com[6] = x014;
    J_com[7] = x018;
    J_com[8] = -x021;
    J_com[9] = x109;
    J_com[10] = -x116;
    J_com[11] = x123;
    J_com[12] = -x110;
    J_com[13] = -x117;
    J_com[14] = x124;
    J_com[15] = x111;
    J_com[16] = -x118;
    J_com[17] = -x125;
    J_com[18] = x112;
    J_com[19] = x119;
    J_com[20] = -x126;
    J_com[21] = x085 * 0.06216199415677255;
    J_com[22] = x093 * 0.06216199415677255;
    J_com[23] = -(x101 * 0.06216199415677255);
    J_com[24] = x086 * 0.06216199415677255;
    J_com[25] = x094 * 0.06216199415677255;
    J_com[26] = -(x102 * 0.06216199415677255);
    J_com[27] = x113;
    J_com[28] = -x120;
    J_com[29] = x127;
    J_com[30] = x087 * 0.06216199415677255;
    J_com[31] = x095 * 0.06216199415677255;
    J_com[32] = -(x103 * 0.06216199415677255);
    J_com[33] = x088 * 0.06216199415677255;
    J_com[34] = x096 * 0.06216199415677255;
    J_com[35] = -(x104 * 0.06216199415677255);
    J_com[36] = x114;
    J_com[37] = x121;
    J_com[38] = -x128;
    J_com[39] = x089 * 0.06216199415677255;
    J_com[40] = x097 * 0.06216199415677255;
    J_com[41] = -(x105 * 0.06216199415677255);
    J_com[42] = x090 * 0.06216199415677255;
    J_com[43] = x098 * 0.06216199415677255;
    J_com[44] = -(x106 * 0.06216199415677255);
    J_com[45] = x115;
    J_com[46] = -x122;
    J_com[47] = x129;
    J_com[48] = x091 * 0.06216199415677255;
    J_com[49] = x099 * 0.06216199415677255;
    J_com[50] = -(x107 * 0.06216199415677255);
    J_com[51] = x092 * 0.06216199415677255;
    J_com[52] = x100 * 0.06216199415677255;
    J_com[53] = -(x108 * 0.06216199415677255);
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_com_jacobian_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_com_jacobian.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_com_jacobian.c"
#undef SYMDYN_PASS
#endif

void go2_com_jacobian_batch(size_t n, const double *q, double *J_com)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], J_com_lanes[54];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_com_jacobian_lanes(
            q_lanes, J_com_lanes);
        symdyn_store_f64(J_com + 54 * i, J_com_lanes, 54);
    }
#endif
    for (; i < n; ++i) {
        go2_com_jacobian(q + 19 * i, J_com + 54 * i);
    }
}

#endif
