/*
 * locked_inertia of go2: Rotational inertia of the whole robot, joints locked, about its centre of mass.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.reduced
 * Convention  pinocchio
 * Program     SHA-256 74345803e5eb871dca25969ff5e993ded87da62782a79a95634b4ef71956f08e
 * Operations  181 mul, 217 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     I_c  3 x 3  kg m^2  base axes, about the centre of mass
 *
 * Statements it rests on
 *     control/locked-inertia  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_locked_inertia(const double *q, double *I_c)
#else
static void go2_locked_inertia_lanes(const real *q, real *I_c)
#endif
{
    const real angle[12] = {
        q[16], q[17], q[18], q[13], q[14], q[15], q[10], q[11], q[12], q[7], q[8], q[9]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x001 = sine[2] * 0.02623 - cosine[2] * 0.00084392;
    const real x002 = sine[2] * 0.00084392 + cosine[2] * 0.02623;
    const real x003 = sine[2] * 0.0048938853184 - cosine[2] * 0.0002285016;
    const real x004 = sine[2] * x003;
    const real x005 = x002 * 0.426;
    const real x006 = x001 + 0.00430848;
    const real x007 = x002 + 0.0789924;
    const real x008 = x005 - (x004 - 0.02032408908);
    const real x009 = cosine[2] * 7.9431538e-05 - (0.000402580736 + sine[2] * 0.00249597775);
    const real x010 = cosine[2] * x003 + (0.000544138096 + 0.213 * x001);
    const real x011 = cosine[2] * 0.00249597775 + (0.00747974233 + sine[2] * 7.9431538e-05);
    const real x012 = x004 + 0.0006029093968;
    const real x013 = cosine[1] * x006 + sine[1] * x007;
    const real x014 = sine[1] * (x008 - x012) + x010 * (2.0 * cosine[1]);
    const real x015 = sine[1] * x014;
    const real x016 = sine[1] * x006 - (7.119e-05 + cosine[1] * x007);
    const real x017 = cosine[1] * x009 + (4.092728e-06 - sine[1] * x011);
    const real x018 = cosine[1] * x014 - (x010 - 7.25574e-07);
    const real x019 = x005 + 0.02136692695175;
    const real x020 = cosine[1] * x011 - (1.2818914e-06 - sine[1] * x009);
    const real x021 = x015 + (x012 + 0.00892066955205);
    const real x022 = cosine[0] * 0.10962557 + sine[0] * x016;
    const real x023 = sine[0] * 0.10962557 - cosine[0] * x016;
    const real x024 = sine[0] * (x019 - x021) - x020 * (2.0 * cosine[0]);
    const real x025 = 0.02623 * sine[5] - 0.00084392 * cosine[5];
    const real x026 = 0.00084392 * sine[5] + 0.02623 * cosine[5];
    const real x027 = 0.0048938853184 * sine[5] - 0.0002285016 * cosine[5];
    const real x028 = sine[5] * x027;
    const real x029 = 0.426 * x026;
    const real x030 = 0.00430848 + x025;
    const real x031 = 0.0789924 + x026;
    const real x032 = x029 + (0.02032408908 - x028);
    const real x033 = 7.9431538e-05 * cosine[5] - (0.000402580736 + 0.00249597775 * sine[5]);
    const real x034 = cosine[5] * x027 + (0.000544138096 + 0.213 * x025);
    const real x035 = 0.00249597775 * cosine[5] + (0.00747974233 + 7.9431538e-05 * sine[5]);
    const real x036 = 0.0006029093968 + x028;
    const real x037 = cosine[4] * x030 + sine[4] * x031;
    const real x038 = sine[4] * (x032 - x036) + x034 * (2.0 * cosine[4]);
    const real x039 = sine[4] * x038;
    const real x040 = sine[4] * x030 - (7.119e-05 + cosine[4] * x031);
    const real x041 = cosine[4] * x033 + (4.092728e-06 - sine[4] * x035);
    const real x042 = cosine[4] * x038 + (7.25574e-07 - x034);
    const real x043 = 0.02136692695175 + x029;
    const real x044 = cosine[4] * x035 - (1.2818914e-06 - sine[4] * x033);
    const real x045 = x039 + (0.00892066955205 + x036);
    const real x046 = 0.10962557 * cosine[3] - sine[3] * x040;
    const real x047 = 0.10962557 * sine[3] + cosine[3] * x040;
    const real x048 = sine[3] * (x043 - x045) + x044 * (2.0 * cosine[3]);
    const real x049 = 0.02623 * sine[8] - 0.00084392 * cosine[8];
    const real x050 = 0.00084392 * sine[8] + 0.02623 * cosine[8];
    const real x051 = 0.0048938853184 * sine[8] - 0.0002285016 * cosine[8];
    const real x052 = sine[8] * x051;
    const real x053 = 0.426 * x050;
    const real x054 = 0.00430848 + x049;
    const real x055 = 0.0789924 + x050;
    const real x056 = x053 + (0.02032408908 - x052);
    const real x057 = 7.9431538e-05 * cosine[8] - (0.000402580736 + 0.00249597775 * sine[8]);
    const real x058 = cosine[8] * x051 + (0.000544138096 + 0.213 * x049);
    const real x059 = 0.00249597775 * cosine[8] + (0.00747974233 + 7.9431538e-05 * sine[8]);
    const real x060 = 0.0006029093968 + x052;
    const real x061 = cosine[7] * x054 + sine[7] * x055;
    const real x062 = sine[7] * (x056 - x060) + x058 * (2.0 * cosine[7]);
    const real x063 = sine[7] * x062;
    const real x064 = sine[7] * x054 - (7.119e-05 + cosine[7] * x055);
    const real x065 = cosine[7] * x057 - (4.092728e-06 + sine[7] * x059);
    const real x066 = cosine[7] * x062 - (7.25574e-07 + x058);
    const real x067 = 0.02136692695175 + x053;
    const real x068 = cosine[7] * x059 - (1.2818914e-06 - sine[7] * x057);
    const real x069 = x063 + (0.00892066955205 + x060);
    const real x070 = 0.10962557 * cosine[6] + sine[6] * x064;
    const real x071 = 0.10962557 * sine[6] - cosine[6] * x064;
    const real x072 = sine[6] * (x067 - x069) - x068 * (2.0 * cosine[6]);
    const real x073 = 0.02623 * sine[11] - 0.00084392 * cosine[11];
    const real x074 = 0.00084392 * sine[11] + 0.02623 * cosine[11];
    const real x075 = 0.0048938853184 * sine[11] - 0.0002285016 * cosine[11];
    const real x076 = sine[11] * x075;
    const real x077 = 0.426 * x074;
    const real x078 = 0.00430848 + x073;
    const real x079 = 0.0789924 + x074;
    const real x080 = x077 + (0.02032408908 - x076);
    const real x081 = 7.9431538e-05 * cosine[11] - (0.000402580736 + 0.00249597775 * sine[11]);
    const real x082 = cosine[11] * x075 + (0.000544138096 + 0.213 * x073);
    const real x083 = 0.00249597775 * cosine[11] + (0.00747974233 + 7.9431538e-05 * sine[11]);
    const real x084 = 0.0006029093968 + x076;
    const real x085 = cosine[10] * x078 + sine[10] * x079;
    const real x086 = sine[10] * (x080 - x084) + x082 * (2.0 * cosine[10]);
    const real x087 = sine[10] * x086;
    const real x088 = sine[10] * x078 - (7.119e-05 + cosine[10] * x079);
    const real x089 = cosine[10] * x081 - (4.092728e-06 + sine[10] * x083);
    const real x090 = cosine[10] * x086 - (7.25574e-07 + x082);
    const real x091 = 0.02136692695175 + x077;
    const real x092 = cosine[10] * x083 - (1.2818914e-06 - sine[10] * x081);
    const real x093 = x087 + (0.00892066955205 + x084);
    const real x094 = 0.10962557 * cosine[9] - sine[9] * x088;
    const real x095 = 0.10962557 * sine[9] + cosine[9] * x088;
    const real x096 = sine[9] * (x091 - x093) + x092 * (2.0 * cosine[9]);
    const real x097 = x037 + x085;
    const real x098 = x013 + x061;
    const real x099 = 0.146694152 - (x097 + x098);
    const real x100 = x022 - x046;
    const real x101 = x070 - x094;
    const real x102 = x100 + x101;
    const real x103 = x047 + x095;
    const real x104 = x023 + x071;
    const real x105 = 0.037188086 - (x103 - x104);
    const real x106 = sine[9] * x090 - cosine[9] * x089 + (sine[3] * x042 - cosine[3] * x041);
    const real x107 = sine[6] * x066 + cosine[6] * x065 + (sine[0] * x018 + cosine[0] * x017);
    const real x108 = 0.1934 * (x100 - x101) - (0.00012166 + 0.0465 * (x097 - x098));
    const real x109 = x106 + x107 - x108;
    const real x110 = 0.1934 * (x047 - x095 - (x023 - x071));
    const real x111 = cosine[9] * x090 + sine[9] * x089 + (cosine[3] * x042 + sine[3] * x041);
    const real x112 = cosine[6] * x066 - sine[6] * x065 + (cosine[0] * x018 - sine[0] * x017);
    const real x113 = x111 + x112 - (0.002283689271632 + x110);
    const real x114 = x092 - cosine[9] * x096 + (x044 - cosine[3] * x048);
    const real x115 = x068 + cosine[6] * x072 + (x020 + cosine[0] * x024);
    const real x116 = x114 - x115 + (3.12e-05 + 0.0465 * (x103 + x104));
    const real x117 = x099 * 0.06216199415677255;
    const real x118 = x102 * 0.06216199415677255;
    const real x119 = x105 * 0.06216199415677255;
    const real x120 = x102 * x118;
    const real x121 = x105 * x119;
    const real x122 = x099 * x117;
    const real x123 = x046 + x094 + (x022 + x070);
    const real x124 = x080 - x087 + (x032 - x039) + (x056 - x063 + (x008 - x015));
    const real x125 = x121 + (x120 - (0.082415101327476 + 0.093 * x123));
    const real x126 = x037 - x085 + (x013 - x061);
    const real x127 = sine[0] * x024 + sine[3] * x048;
    const real x128 = sine[6] * x072 + sine[9] * x096;
    const real x129 = x121 + (x122 - (0.4323559965405 + 0.3868 * x126));
    const real x130 = x043 + x091 + (x019 + x067) - (x128 + (x127 + x129));
    const real x131 = 2.0 * (0.1934 * x126 + 0.0465 * x123);
    const real x132 = x127 + (x131 - (x120 - (0.460899171821024 - x122)));
    const real x133 = x045 + x093 + (x021 + x069) + (x128 + x132);
    I_c[0] = x124 - x125;
    I_c[1] = x109 - x102 * x117;
    I_c[2] = -(x113 + x105 * x117);
    I_c[3] = x109 - x099 * x118;
    I_c[4] = x130;
    I_c[5] = -(x116 - x105 * x118);
    I_c[6] = -(x113 + x099 * x119);
    I_c[7] = -(x116 - x102 * x119);
    I_c[8] = x133;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_locked_inertia_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_locked_inertia.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_locked_inertia.c"
#undef SYMDYN_PASS
#endif

void go2_locked_inertia_batch(size_t n, const double *q, double *I_c)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], I_c_lanes[9];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_locked_inertia_lanes(
            q_lanes, I_c_lanes);
        symdyn_store_f64(I_c + 9 * i, I_c_lanes, 9);
    }
#endif
    for (; i < n; ++i) {
        go2_locked_inertia(q + 19 * i, I_c + 9 * i);
    }
}

#endif
