/*
 * contact_drift of go2: Acceleration of the contact points (classical) at zero accelerations: dJ_c v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.contact
 * Convention  pinocchio
 * Program     SHA-256 d0caecab14402de558b4ed2c7f70d9dd0a4fec88f107461f62079ceb3659d0a8
 * Operations  326 mul, 238 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     Jdv_c  12  m/s^2  world axes
 *
 * Statements it rests on
 *     contact/acceleration        PROVED
 *     contact/baumgarte           PROVED
 *     frames/ground               PROVED
 *     outside/contact-drift       PROVED
 *     outside/contact-drift-free  PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_contact_drift(const double *q, const double *v, double *Jdv_c)
#else
static void go2_contact_drift_lanes(const real *q, const real *v, real *Jdv_c)
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
    const real x022 = v[2] * v[4] - v[1] * v[5];
    const real x023 = v[0] * v[5] - v[2] * v[3];
    const real x024 = v[1] * v[3] - v[0] * v[4];
    const real x025 = v[5] * v[5];
    const real x026 = v[3] * v[4];
    const real angle[12] = {
        q[7], q[8], q[9], q[10], q[11], q[12], q[13], q[14], q[15], q[16], q[17], q[18]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x027 = v[4] * cosine[0] + v[5] * sine[0];
    const real x028 = v[5] * cosine[0] - v[4] * sine[0];
    const real x029 = v[3] + v[6];
    const real x030 = v[6] * x028;
    const real x031 = v[6] * x027;
    const real x032 = (x025 + v[4] * v[4]) * 0.1934;
    const real x033 = x026 * 0.0465;
    const real x034 = x022 + x033;
    const real x035 = x032 - x034;
    const real x036 = (x025 + v[3] * v[3]) * 0.0465;
    const real x037 = x026 * 0.1934;
    const real x038 = x023 + x037;
    const real x039 = x036 - x038;
    const real x040 = v[4] * v[5] * 0.0465;
    const real x041 = v[3] * v[5] * 0.1934;
    const real x042 = x024 + x040;
    const real x043 = x041 + x042;
    const real x044 = cosine[0] * x043 + sine[0] * x039;
    const real x045 = x029 * cosine[1] - x028 * sine[1];
    const real x046 = x028 * cosine[1] + x029 * sine[1];
    const real x047 = v[7] + x027;
    const real x048 = x031 * sine[1] - v[7] * x046;
    const real x049 = x031 * cosine[1] - v[7] * x045;
    const real x050 = x045 * cosine[2] - x046 * sine[2];
    const real x051 = x045 * sine[2] + x046 * cosine[2];
    const real x052 = v[8] + x047;
    const real x053 = v[8] * x051 - (x048 * cosine[2] + x049 * sine[2]);
    const real x054 = (x030 + x045 * x046) * 0.213 + (x035 * cosine[1] + x044 * sine[1]);
    const real x055 = (x045 * x045 + x047 * x047) * 0.213;
    const real x056 = x055 + (x044 * cosine[1] - x035 * sine[1]);
    const real x057 = x050 * x050;
    const real x058 = x051 * x052;
    const real x059 = x050 * (v[8] - x052) + (x048 * sine[2] - x049 * cosine[2]);
    const real x060 = x059 * 0.0955 + 0.213 * (x030 + x050 * x051);
    const real x061 = cosine[2] * x054 + sine[2] * x056 + x060;
    const real x062 = x048 - x046 * x047 - (x053 + x058);
    const real x063 = (x057 + x051 * x051) * 0.0955 - (sine[0] * x043 - cosine[0] * x039);
    const real x064 = 0.213 * x062 - x063;
    const real x065 = 0.213 * (x057 + x052 * x052) + (cosine[2] * x056 - sine[2] * x054);
    const real x066 = (x053 - x058) * 0.0955 - x065;
    const real x067 = sine[2] * x066 + cosine[2] * x061;
    const real x068 = cosine[2] * x066 - sine[2] * x061;
    const real x069 = cosine[1] * x067 + sine[1] * x068;
    const real x070 = cosine[1] * x068 - sine[1] * x067;
    const real x071 = cosine[0] * x064 + sine[0] * x070;
    const real x072 = cosine[0] * x070 - sine[0] * x064;
    const real x073 = x013 * x071 - (x014 * x072 - x012 * x069);
    const real x074 = x017 * x071 + (x018 * x072 + x015 * x069);
    const real x075 = x020 * x071 + (x021 * x072 - x019 * x069);
    const real x076 = v[4] * cosine[3] + v[5] * sine[3];
    const real x077 = v[5] * cosine[3] - v[4] * sine[3];
    const real x078 = v[3] + v[9];
    const real x079 = v[9] * x077;
    const real x080 = v[9] * x076;
    const real x081 = x022 - x033;
    const real x082 = x032 - x081;
    const real x083 = x036 + x038;
    const real x084 = x024 - x040;
    const real x085 = x041 + x084;
    const real x086 = cosine[3] * x085 - sine[3] * x083;
    const real x087 = x078 * cosine[4] - x077 * sine[4];
    const real x088 = x077 * cosine[4] + x078 * sine[4];
    const real x089 = v[10] + x076;
    const real x090 = x080 * sine[4] - v[10] * x088;
    const real x091 = x080 * cosine[4] - v[10] * x087;
    const real x092 = x087 * cosine[5] - x088 * sine[5];
    const real x093 = x087 * sine[5] + x088 * cosine[5];
    const real x094 = v[11] + x089;
    const real x095 = v[11] * x093 - (x090 * cosine[5] + x091 * sine[5]);
    const real x096 = 0.213 * (x079 + x087 * x088) + (x082 * cosine[4] + x086 * sine[4]);
    const real x097 = 0.213 * (x087 * x087 + x089 * x089);
    const real x098 = x097 + (x086 * cosine[4] - x082 * sine[4]);
    const real x099 = x092 * x092;
    const real x100 = x093 * x094;
    const real x101 = x092 * (v[11] - x094) + (x090 * sine[5] - x091 * cosine[5]);
    const real x102 = 0.0955 * x101 - 0.213 * (x079 + x092 * x093);
    const real x103 = cosine[5] * x096 + sine[5] * x098 - x102;
    const real x104 = x090 - x088 * x089 - (x095 + x100);
    const real x105 = 0.0955 * (x099 + x093 * x093) + (cosine[3] * x083 + sine[3] * x085);
    const real x106 = 0.213 * x104 + x105;
    const real x107 = 0.213 * (x099 + x094 * x094) + (cosine[5] * x098 - sine[5] * x096);
    const real x108 = 0.0955 * (x095 - x100) + x107;
    const real x109 = cosine[5] * x103 - sine[5] * x108;
    const real x110 = cosine[5] * x108 + sine[5] * x103;
    const real x111 = cosine[4] * x109 - sine[4] * x110;
    const real x112 = cosine[4] * x110 + sine[4] * x109;
    const real x113 = cosine[3] * x106 - sine[3] * x112;
    const real x114 = sine[3] * x106 + cosine[3] * x112;
    const real x115 = x013 * x113 + (x014 * x114 + x012 * x111);
    const real x116 = x017 * x113 - (x018 * x114 - x015 * x111);
    const real x117 = x020 * x113 - (x021 * x114 + x019 * x111);
    const real x118 = v[4] * cosine[6] + v[5] * sine[6];
    const real x119 = v[5] * cosine[6] - v[4] * sine[6];
    const real x120 = v[3] + v[12];
    const real x121 = v[12] * x119;
    const real x122 = v[12] * x118;
    const real x123 = x032 + x034;
    const real x124 = x023 - x037;
    const real x125 = x036 - x124;
    const real x126 = x041 - x042;
    const real x127 = sine[6] * x125 - cosine[6] * x126;
    const real x128 = x120 * cosine[7] - x119 * sine[7];
    const real x129 = x119 * cosine[7] + x120 * sine[7];
    const real x130 = v[13] + x118;
    const real x131 = x122 * sine[7] - v[13] * x129;
    const real x132 = x122 * cosine[7] - v[13] * x128;
    const real x133 = x128 * cosine[8] - x129 * sine[8];
    const real x134 = x128 * sine[8] + x129 * cosine[8];
    const real x135 = v[14] + x130;
    const real x136 = v[14] * x134 - (x131 * cosine[8] + x132 * sine[8]);
    const real x137 = 0.213 * (x121 + x128 * x129) - (x123 * cosine[7] - x127 * sine[7]);
    const real x138 = 0.213 * (x128 * x128 + x130 * x130);
    const real x139 = x138 + (x123 * sine[7] + x127 * cosine[7]);
    const real x140 = x133 * x133;
    const real x141 = x134 * x135;
    const real x142 = x133 * (v[14] - x135) + (x131 * sine[8] - x132 * cosine[8]);
    const real x143 = 0.0955 * x142 + 0.213 * (x121 + x133 * x134);
    const real x144 = cosine[8] * x137 + sine[8] * x139 + x143;
    const real x145 = x131 - x129 * x130 - (x136 + x141);
    const real x146 = 0.0955 * (x140 + x134 * x134) + (cosine[6] * x125 + sine[6] * x126);
    const real x147 = 0.213 * x145 - x146;
    const real x148 = 0.213 * (x140 + x135 * x135) + (cosine[8] * x139 - sine[8] * x137);
    const real x149 = 0.0955 * (x136 - x141) - x148;
    const real x150 = sine[8] * x149 + cosine[8] * x144;
    const real x151 = cosine[8] * x149 - sine[8] * x144;
    const real x152 = cosine[7] * x150 + sine[7] * x151;
    const real x153 = cosine[7] * x151 - sine[7] * x150;
    const real x154 = cosine[6] * x147 + sine[6] * x153;
    const real x155 = cosine[6] * x153 - sine[6] * x147;
    const real x156 = x013 * x154 - (x014 * x155 - x012 * x152);
    const real x157 = x017 * x154 + (x018 * x155 + x015 * x152);
    const real x158 = x020 * x154 + (x021 * x155 - x019 * x152);
    const real x159 = v[4] * cosine[9] + v[5] * sine[9];
    const real x160 = v[5] * cosine[9] - v[4] * sine[9];
    const real x161 = v[3] + v[15];
    const real x162 = v[15] * x160;
    const real x163 = v[15] * x159;
    const real x164 = x032 + x081;
    const real x165 = x036 + x124;
    const real x166 = x041 - x084;
    const real x167 = cosine[9] * x166 + sine[9] * x165;
    const real x168 = x161 * cosine[10] - x160 * sine[10];
    const real x169 = x160 * cosine[10] + x161 * sine[10];
    const real x170 = v[16] + x159;
    const real x171 = x163 * sine[10] - v[16] * x169;
    const real x172 = x163 * cosine[10] - v[16] * x168;
    const real x173 = x168 * cosine[11] - x169 * sine[11];
    const real x174 = x168 * sine[11] + x169 * cosine[11];
    const real x175 = v[17] + x170;
    const real x176 = v[17] * x174 - (x171 * cosine[11] + x172 * sine[11]);
    const real x177 = 0.213 * (x162 + x168 * x169) - (x164 * cosine[10] + x167 * sine[10]);
    const real x178 = 0.213 * (x168 * x168 + x170 * x170);
    const real x179 = x178 + (x164 * sine[10] - x167 * cosine[10]);
    const real x180 = x173 * x173;
    const real x181 = x174 * x175;
    const real x182 = x173 * (v[17] - x175) + (x171 * sine[11] - x172 * cosine[11]);
    const real x183 = 0.0955 * x182 - 0.213 * (x162 + x173 * x174);
    const real x184 = cosine[11] * x177 + sine[11] * x179 - x183;
    const real x185 = x171 - x169 * x170 - (x176 + x181);
    const real x186 = 0.0955 * (x180 + x174 * x174) + (cosine[9] * x165 - sine[9] * x166);
    const real x187 = 0.213 * x185 + x186;
    const real x188 = 0.213 * (x180 + x175 * x175) + (cosine[11] * x179 - sine[11] * x177);
    const real x189 = 0.0955 * (x176 - x181) + x188;
    const real x190 = cosine[11] * x184 - sine[11] * x189;
    const real x191 = cosine[11] * x189 + sine[11] * x184;
    const real x192 = cosine[10] * x190 - sine[10] * x191;
    const real x193 = cosine[10] * x191 + sine[10] * x190;
    const real x194 = cosine[9] * x187 - sine[9] * x193;
    const real x195 = sine[9] * x187 + cosine[9] * x193;
    const real x196 = x013 * x194 + (x014 * x195 + x012 * x192);
    const real x197 = x017 * x194 - (x018 * x195 - x015 * x192);
    const real x198 = x020 * x194 - (x021 * x195 + x019 * x192);
    Jdv_c[0] = x073;
    Jdv_c[1] = -x074;
    Jdv_c[2] = x075;
    Jdv_c[3] = x115;
    Jdv_c[4] = -x116;
    Jdv_c[5] = x117;
    Jdv_c[6] = x156;
    Jdv_c[7] = -x157;
    Jdv_c[8] = x158;
    Jdv_c[9] = x196;
    Jdv_c[10] = -x197;
    Jdv_c[11] = x198;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_contact_drift_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_contact_drift.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_contact_drift.c"
#undef SYMDYN_PASS
#endif

void go2_contact_drift_batch(size_t n, const double *q, const double *v, double *Jdv_c)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], Jdv_c_lanes[12];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        go2_contact_drift_lanes(
            q_lanes, v_lanes, Jdv_c_lanes);
        symdyn_store_f64(Jdv_c + 12 * i, Jdv_c_lanes, 12);
    }
#endif
    for (; i < n; ++i) {
        go2_contact_drift(q + 19 * i, v + 18 * i, Jdv_c + 12 * i);
    }
}

#endif
