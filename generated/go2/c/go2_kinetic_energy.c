/*
 * kinetic_energy of go2: Kinetic energy.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.energy
 * Convention  pinocchio
 * Program     SHA-256 1eec25ef7a06300bfd74ddd8cb4cfc97c692902962dc8f41cf6ebc84fc10a5cd
 * Operations  397 mul, 301 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     T  scalar  J  -
 *
 * Statements it rests on
 *     inertia/koenig             PROVED
 *     inertia/energy-of-points   PROVED
 *     recursions/kinetic-limbs   PROVED
 *     recursions/kinetic-wheels  PROVED
 *     recursions/kinetic-mass    PROVED
 *     regressor/lumped-mixed     PROVED-MOD-P
 *     regressor/lumped-disc      PROVED
 *     regressor/reframed         PROVED
 *     rotations/align            PROVED
 *     rotations/align-back       PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_kinetic_energy(const double *q, const double *v, double *T)
#else
static void go2_kinetic_energy_lanes(const real *q, const real *v, real *T)
#endif
{
    const real x001 = v[4] * 0.00012166 + v[1] * 0.037188086 + (v[5] * 0.002283689271632 + v[3] * 0.044972709219476);
    const real x002 = v[3] * 0.00012166 + (v[4] * 0.4323559965405 - v[0] * 0.037188086);
    const real x003 = v[2] * 0.146694152 + v[5] * 3.12e-05 - x002;
    const real x004 = v[4] * 3.12e-05 - v[1] * 0.146694152 - (v[3] * 0.002283689271632 + v[5] * 0.460899171821024);
    const real x005 = v[1] * 16.087 + (v[5] * 0.146694152 + v[3] * 0.037188086);
    const real angle[12] = {
        q[7], q[8], q[9], q[10], q[11], q[12], q[13], q[14], q[15], q[16], q[17], q[18]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x006 = v[5] * 0.0465;
    const real x007 = v[0] - x006;
    const real x008 = v[5] * 0.1934;
    const real x009 = v[1] + x008;
    const real x010 = v[4] * 0.1934;
    const real x011 = v[3] * 0.0465;
    const real x012 = v[2] - x010;
    const real x013 = x011 + x012;
    const real x014 = cosine[0] * x009 + sine[0] * x013;
    const real x015 = cosine[0] * x013 - sine[0] * x009;
    const real x016 = v[4] * cosine[0] + v[5] * sine[0];
    const real x017 = v[5] * cosine[0] - v[4] * sine[0];
    const real x018 = v[3] + v[6];
    const real x019 = x016 * 4.092728e-06 + (x017 * 7.25574e-07 + x018 * 0.009360598027);
    const real x020 = x019 + (x014 * 7.119e-05 + x015 * 0.10962557);
    const real x021 = x007 * 7.119e-05;
    const real x022 = x021 - x018 * 4.092728e-06 + (x017 * 1.2818914e-06 - x016 * 0.00043992847495);
    const real x023 = x007 * 0.10962557;
    const real x024 = x023 - x018 * 7.25574e-07 + (x016 * 1.2818914e-06 - x017 * 0.00892066955205);
    const real x025 = x007 * cosine[1] - x015 * sine[1];
    const real x026 = x007 * sine[1] + x015 * cosine[1];
    const real x027 = x018 * cosine[1] - x017 * sine[1];
    const real x028 = x017 * cosine[1] + x018 * sine[1];
    const real x029 = v[7] + x016;
    const real x030 = x028 * 0.000429887296 - x029 * 0.000402580736 - (x014 * 0.0789924 + x027 * 0.01539432908);
    const real x031 = x028 * 0.00747974233 + (x027 * 0.000402580736 + x029 * 0.0159613637952);
    const real x032 = x031 - (x025 * 0.0789924 - x026 * 0.00430848);
    const real x033 = x027 * 0.000429887296 - x029 * 0.00747974233 + (x014 * 0.00430848 - x028 * 0.0005670347152);
    const real x034 = x025 - x029 * 0.213;
    const real x035 = x014 + x027 * 0.213;
    const real x036 = cosine[2] * x034 - x026 * sine[2];
    const real x037 = x026 * cosine[2] + sine[2] * x034;
    const real x038 = x027 * cosine[2] - x028 * sine[2];
    const real x039 = x027 * sine[2] + x028 * cosine[2];
    const real x040 = v[8] + x029;
    const real x041 = x040 * 7.9431538e-05 - x035 * 0.02623 - (x038 * 0.00492976 + x039 * 0.0001142508);
    const real x042 = x039 * 0.00249597775 - (x038 * 7.9431538e-05 - x040 * 0.0049656346816);
    const real x043 = x036 * 0.02623 + (x037 * 0.00084392 - x042);
    const real x044 = x035 * 0.00084392 + x040 * 0.00249597775 + (x038 * 0.0001142508 + x039 * 3.58746816e-05);
    const real x045 = v[0] + x006;
    const real x046 = x011 - x012;
    const real x047 = x009 * cosine[3] - sine[3] * x046;
    const real x048 = x009 * sine[3] + cosine[3] * x046;
    const real x049 = v[4] * cosine[3] + v[5] * sine[3];
    const real x050 = v[5] * cosine[3] - v[4] * sine[3];
    const real x051 = v[3] + v[9];
    const real x052 = 4.092728e-06 * x049 - (7.25574e-07 * x050 + 0.009360598027 * x051);
    const real x053 = x052 - (7.119e-05 * x047 + 0.10962557 * x048);
    const real x054 = 7.119e-05 * x045;
    const real x055 = x054 + 4.092728e-06 * x051 - (1.2818914e-06 * x050 + 0.00043992847495 * x049);
    const real x056 = 0.10962557 * x045;
    const real x057 = x056 + 7.25574e-07 * x051 + (1.2818914e-06 * x049 + 0.00892066955205 * x050);
    const real x058 = x045 * cosine[4] + x048 * sine[4];
    const real x059 = x045 * sine[4] - x048 * cosine[4];
    const real x060 = x051 * cosine[4] - x050 * sine[4];
    const real x061 = x050 * cosine[4] + x051 * sine[4];
    const real x062 = v[10] + x049;
    const real x063 = 0.000429887296 * x061 + 0.000402580736 * x062 - (0.0789924 * x047 + 0.01539432908 * x060);
    const real x064 = 0.00747974233 * x061 + (0.000402580736 * x060 - 0.0159613637952 * x062);
    const real x065 = x064 + (0.0789924 * x058 - 0.00430848 * x059);
    const real x066 = 0.00747974233 * x062 + 0.000429887296 * x060 + (0.00430848 * x047 - 0.0005670347152 * x061);
    const real x067 = x058 - 0.213 * x062;
    const real x068 = x047 + 0.213 * x060;
    const real x069 = cosine[5] * x067 - x059 * sine[5];
    const real x070 = x059 * cosine[5] + sine[5] * x067;
    const real x071 = x060 * cosine[5] - x061 * sine[5];
    const real x072 = x060 * sine[5] + x061 * cosine[5];
    const real x073 = v[11] + x062;
    const real x074 = 0.02623 * x068 + 7.9431538e-05 * x073 + (0.00492976 * x071 + 0.0001142508 * x072);
    const real x075 = 0.00249597775 * x072 - (7.9431538e-05 * x071 + 0.0049656346816 * x073);
    const real x076 = 0.02623 * x069 + (0.00084392 * x070 + x075);
    const real x077 = 0.00249597775 * x073 - 0.00084392 * x068 - (0.0001142508 * x071 + 3.58746816e-05 * x072);
    const real x078 = v[1] - x008;
    const real x079 = v[2] + x010;
    const real x080 = x011 + x079;
    const real x081 = cosine[6] * x078 + sine[6] * x080;
    const real x082 = cosine[6] * x080 - sine[6] * x078;
    const real x083 = v[4] * cosine[6] + v[5] * sine[6];
    const real x084 = v[5] * cosine[6] - v[4] * sine[6];
    const real x085 = v[3] + v[12];
    const real x086 = 4.092728e-06 * x083 + (7.25574e-07 * x084 - 0.009360598027 * x085);
    const real x087 = x086 - (7.119e-05 * x081 + 0.10962557 * x082);
    const real x088 = x021 + 4.092728e-06 * x085 + (1.2818914e-06 * x084 - 0.00043992847495 * x083);
    const real x089 = x023 + 7.25574e-07 * x085 + (1.2818914e-06 * x083 - 0.00892066955205 * x084);
    const real x090 = x007 * cosine[7] - x082 * sine[7];
    const real x091 = x007 * sine[7] + x082 * cosine[7];
    const real x092 = x085 * cosine[7] - x084 * sine[7];
    const real x093 = x084 * cosine[7] + x085 * sine[7];
    const real x094 = v[13] + x083;
    const real x095 = 0.000429887296 * x093 - 0.000402580736 * x094 - (0.0789924 * x081 + 0.01539432908 * x092);
    const real x096 = 0.00747974233 * x093 + (0.000402580736 * x092 + 0.0159613637952 * x094);
    const real x097 = x096 - (0.0789924 * x090 - 0.00430848 * x091);
    const real x098 = 0.000429887296 * x092 - 0.00747974233 * x094 + (0.00430848 * x081 - 0.0005670347152 * x093);
    const real x099 = x090 - 0.213 * x094;
    const real x100 = x081 + 0.213 * x092;
    const real x101 = cosine[8] * x099 - x091 * sine[8];
    const real x102 = x091 * cosine[8] + sine[8] * x099;
    const real x103 = x092 * cosine[8] - x093 * sine[8];
    const real x104 = x092 * sine[8] + x093 * cosine[8];
    const real x105 = v[14] + x094;
    const real x106 = 7.9431538e-05 * x105 - 0.02623 * x100 - (0.00492976 * x103 + 0.0001142508 * x104);
    const real x107 = 0.00249597775 * x104 - (7.9431538e-05 * x103 - 0.0049656346816 * x105);
    const real x108 = 0.02623 * x101 + (0.00084392 * x102 - x107);
    const real x109 = 0.00084392 * x100 + 0.00249597775 * x105 + (0.0001142508 * x103 + 3.58746816e-05 * x104);
    const real x110 = x011 - x079;
    const real x111 = x078 * cosine[9] - sine[9] * x110;
    const real x112 = x078 * sine[9] + cosine[9] * x110;
    const real x113 = v[4] * cosine[9] + v[5] * sine[9];
    const real x114 = v[5] * cosine[9] - v[4] * sine[9];
    const real x115 = v[3] + v[15];
    const real x116 = 4.092728e-06 * x113 - (7.25574e-07 * x114 - 0.009360598027 * x115);
    const real x117 = x116 + (7.119e-05 * x111 + 0.10962557 * x112);
    const real x118 = x054 - 4.092728e-06 * x115 - (1.2818914e-06 * x114 + 0.00043992847495 * x113);
    const real x119 = x056 - 7.25574e-07 * x115 + (1.2818914e-06 * x113 + 0.00892066955205 * x114);
    const real x120 = x045 * cosine[10] + x112 * sine[10];
    const real x121 = x045 * sine[10] - x112 * cosine[10];
    const real x122 = x115 * cosine[10] - x114 * sine[10];
    const real x123 = x114 * cosine[10] + x115 * sine[10];
    const real x124 = v[16] + x113;
    const real x125 = 0.000429887296 * x123 + 0.000402580736 * x124 - (0.0789924 * x111 + 0.01539432908 * x122);
    const real x126 = 0.00747974233 * x123 + (0.000402580736 * x122 - 0.0159613637952 * x124);
    const real x127 = x126 + (0.0789924 * x120 - 0.00430848 * x121);
    const real x128 = 0.00747974233 * x124 + 0.000429887296 * x122 + (0.00430848 * x111 - 0.0005670347152 * x123);
    const real x129 = x120 - 0.213 * x124;
    const real x130 = x111 + 0.213 * x122;
    const real x131 = cosine[11] * x129 - x121 * sine[11];
    const real x132 = x121 * cosine[11] + sine[11] * x129;
    const real x133 = x122 * cosine[11] - x123 * sine[11];
    const real x134 = x122 * sine[11] + x123 * cosine[11];
    const real x135 = v[17] + x124;
    const real x136 = 0.02623 * x130 + 7.9431538e-05 * x135 + (0.00492976 * x133 + 0.0001142508 * x134);
    const real x137 = 0.00249597775 * x134 - (7.9431538e-05 * x133 + 0.0049656346816 * x135);
    const real x138 = 0.02623 * x131 + (0.00084392 * x132 + x137);
    const real x139 = 0.00249597775 * x135 - 0.00084392 * x130 - (0.0001142508 * x133 + 3.58746816e-05 * x134);
    const real x140 = 7.119e-05 * (x016 + x083) + 0.10962557 * (x017 + x084);
    const real x141 = x027 * 0.0789924 + (x018 * 7.119e-05 - x028 * 0.00430848);
    const real x142 = 7.119e-05 * (x049 + x113) - 0.10962557 * (x050 + x114);
    const real x143 = 0.0789924 * x060 + (7.119e-05 * x051 - 0.00430848 * x061);
    const real x144 = 0.0789924 * x092 + (7.119e-05 * x085 - 0.00430848 * x093);
    const real x145 = 0.0789924 * x122 + (7.119e-05 * x115 - 0.00430848 * x123);
    const real x146 = x068 * (0.02623 * x071 + 0.00084392 * x072);
    const real x147 = x100 * (0.02623 * x103 + 0.00084392 * x104);
    const real x148 = v[0] * (v[4] * 0.037188086 - v[0] * 16.087);
    const real x149 = v[2] * (v[4] * 0.146694152 - v[2] * 16.087);
    const real x150 = x130 * (0.02623 * x133 + 0.00084392 * x134);
    const real x151 = x035 * (x038 * 0.02623 + x039 * 0.00084392);
    const real x152 = x017 * x024 - x015 * (x018 * 0.10962557);
    const real x153 = x025 * (x029 * 0.0789924) + (x016 * x022 + x152);
    const real x154 = x014 * x141 + (x026 * (x029 * 0.00430848) - x153);
    const real x155 = x028 * x033 + (x027 * x030 - x154);
    const real x156 = x036 * (x040 * 0.02623) - (x151 + (x018 * x020 - x155));
    const real x157 = x038 * x041 + (x037 * (x040 * 0.00084392) + x156);
    const real x158 = x029 * x032 + (x039 * x044 - x157);
    const real x159 = x050 * x057 + x048 * (0.10962557 * x051);
    const real x160 = x058 * (0.0789924 * x062) + (x049 * x055 - x159);
    const real x161 = x047 * x143 + (x059 * (0.00430848 * x062) - x160);
    const real x162 = x061 * x066 + (x060 * x063 - x161);
    const real x163 = x069 * (0.02623 * x073) - (x146 - (x051 * x053 + x162));
    const real x164 = x071 * x074 - (x070 * (0.00084392 * x073) + x163);
    const real x165 = x062 * x065 + (x072 * x077 - x164);
    const real x166 = x082 * (0.10962557 * x085) - x084 * x089;
    const real x167 = x090 * (0.0789924 * x094) + (x083 * x088 - x166);
    const real x168 = x081 * x144 + (x091 * (0.00430848 * x094) - x167);
    const real x169 = x093 * x098 + (x092 * x095 - x168);
    const real x170 = x101 * (0.02623 * x105) - (x147 - (x085 * x087 + x169));
    const real x171 = x103 * x106 + (x102 * (0.00084392 * x105) + x170);
    const real x172 = x094 * x097 + (x104 * x109 - x171);
    const real x173 = x114 * x119 + x112 * (0.10962557 * x115);
    const real x174 = x120 * (0.0789924 * x124) + (x113 * x118 - x173);
    const real x175 = x111 * x145 + (x121 * (0.00430848 * x124) - x174);
    const real x176 = x123 * x128 + (x122 * x125 - x175);
    const real x177 = x131 * (0.02623 * x135) - (x150 + (x115 * x117 - x176));
    const real x178 = x133 * x136 - (x132 * (0.00084392 * x135) + x177);
    const real x179 = x124 * x127 + (x134 * x139 - x178);
    const real x180 = x040 * x043 - x158 + (x105 * x108 - x172);
    const real x181 = x073 * x076 + x165 + (x135 * x138 + x179);
    const real x182 = v[4] * x003 + (v[5] * x004 - v[1] * x005);
    const real x183 = v[3] * x001 - (x148 + x149) - x182;
    const real x184 = x183 - (x007 * x140 + x045 * x142);
    T[0] = -((x180 + x181 - x184) * 0.5);
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_kinetic_energy_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_kinetic_energy.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_kinetic_energy.c"
#undef SYMDYN_PASS
#endif

void go2_kinetic_energy_batch(size_t n, const double *q, const double *v, double *T)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], v_lanes[18], T_lanes[1];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        symdyn_load_f64(v_lanes, v + 18 * i, 18);
        go2_kinetic_energy_lanes(
            q_lanes, v_lanes, T_lanes);
        symdyn_store_f64(T + i, T_lanes, 1);
    }
#endif
    for (; i < n; ++i) {
        go2_kinetic_energy(q + 19 * i, v + 18 * i, T + i);
    }
}

#endif
