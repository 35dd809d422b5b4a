/*
 * contact_jacobian of go2: Jacobian of the contact points: velocity in world axes = J_c v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.contact
 * Convention  pinocchio
 * Program     SHA-256 c6452925d9d4165a0ef756c57e8480351eb4c4a946ddd84255b98397430ba44a
 * Operations  232 mul, 139 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     J_c  12 x 18  -, m  world axes
 *
 * Statements it rests on
 *     contact/velocity      PROVED
 *     contact/acceleration  PROVED
 *     contact/opposite      PROVED
 *     frames/contacts       PROVED
 */

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_contact_jacobian(const double *q, double *J_c)
#else
static void go2_contact_jacobian_lanes(const real *q, real *J_c)
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
        q[7], q[8], q[9], q[10], q[11], q[12], q[13], q[14], q[15], q[16], q[17], q[18]
    };
    real sine[12], cosine[12];
    SYMDYN_SINCOS(12, angle, sine, cosine);
    const real x022 = sine[2] * 0.213;
    const real x023 = cosine[2] * 0.213;
    const real x024 = cosine[1] * x022 + sine[1] * x023;
    const real x025 = sine[1] * x022 - cosine[1] * x023;
    const real x026 = x024 + sine[1] * 0.213;
    const real x027 = x025 - cosine[1] * 0.213;
    const real x028 = cosine[0] * 0.0955 - sine[0] * x027;
    const real x029 = sine[0] * 0.0955 + cosine[0] * x027;
    const real x030 = sine[0] * x026;
    const real x031 = sine[0] * x024;
    const real x032 = cosine[0] * x026;
    const real x033 = cosine[0] * x024;
    const real x034 = 0.1934 - x026;
    const real x035 = 0.0465 + x028;
    const real x036 = x013 * x029;
    const real x037 = x014 * x032 - (x013 * x030 + x012 * x027);
    const real x038 = x014 * x033 - (x013 * x031 + x012 * x025);
    const real x039 = x017 * x029;
    const real x040 = x018 * x032 + (x017 * x030 + x015 * x027);
    const real x041 = x018 * x033 + (x017 * x031 + x015 * x025);
    const real x042 = x020 * x029;
    const real x043 = x021 * x032 + (x020 * x030 - x019 * x027);
    const real x044 = x021 * x033 + (x020 * x031 - x019 * x025);
    const real x045 = 0.213 * sine[5];
    const real x046 = 0.213 * cosine[5];
    const real x047 = cosine[4] * x045 + sine[4] * x046;
    const real x048 = sine[4] * x045 - cosine[4] * x046;
    const real x049 = x047 + 0.213 * sine[4];
    const real x050 = x048 - 0.213 * cosine[4];
    const real x051 = 0.0955 * cosine[3] + sine[3] * x050;
    const real x052 = 0.0955 * sine[3] - cosine[3] * x050;
    const real x053 = sine[3] * x049;
    const real x054 = sine[3] * x047;
    const real x055 = cosine[3] * x049;
    const real x056 = cosine[3] * x047;
    const real x057 = 0.1934 - x049;
    const real x058 = 0.0465 + x051;
    const real x059 = x013 * x052;
    const real x060 = x014 * x055 - (x013 * x053 + x012 * x050);
    const real x061 = x014 * x056 - (x013 * x054 + x012 * x048);
    const real x062 = x017 * x052;
    const real x063 = x018 * x055 + (x017 * x053 + x015 * x050);
    const real x064 = x018 * x056 + (x017 * x054 + x015 * x048);
    const real x065 = x020 * x052;
    const real x066 = x021 * x055 + (x020 * x053 - x019 * x050);
    const real x067 = x021 * x056 + (x020 * x054 - x019 * x048);
    const real x068 = 0.213 * sine[8];
    const real x069 = 0.213 * cosine[8];
    const real x070 = cosine[7] * x068 + sine[7] * x069;
    const real x071 = sine[7] * x068 - cosine[7] * x069;
    const real x072 = x070 + 0.213 * sine[7];
    const real x073 = x071 - 0.213 * cosine[7];
    const real x074 = 0.0955 * cosine[6] - sine[6] * x073;
    const real x075 = 0.0955 * sine[6] + cosine[6] * x073;
    const real x076 = sine[6] * x072;
    const real x077 = sine[6] * x070;
    const real x078 = cosine[6] * x072;
    const real x079 = cosine[6] * x070;
    const real x080 = 0.1934 + x072;
    const real x081 = 0.0465 + x074;
    const real x082 = x013 * x075;
    const real x083 = x014 * x078 - (x013 * x076 + x012 * x073);
    const real x084 = x014 * x079 - (x013 * x077 + x012 * x071);
    const real x085 = x017 * x075;
    const real x086 = x018 * x078 + (x017 * x076 + x015 * x073);
    const real x087 = x018 * x079 + (x017 * x077 + x015 * x071);
    const real x088 = x020 * x075;
    const real x089 = x021 * x078 + (x020 * x076 - x019 * x073);
    const real x090 = x021 * x079 + (x020 * x077 - x019 * x071);
    const real x091 = 0.213 * sine[11];
    const real x092 = 0.213 * cosine[11];
    const real x093 = cosine[10] * x091 + sine[10] * x092;
    const real x094 = sine[10] * x091 - cosine[10] * x092;
    const real x095 = x093 + 0.213 * sine[10];
    const real x096 = x094 - 0.213 * cosine[10];
    const real x097 = 0.0955 * cosine[9] + sine[9] * x096;
    const real x098 = 0.0955 * sine[9] - cosine[9] * x096;
    const real x099 = sine[9] * x095;
    const real x100 = sine[9] * x093;
    const real x101 = cosine[9] * x095;
    const real x102 = cosine[9] * x093;
    const real x103 = 0.1934 + x095;
    const real x104 = 0.0465 + x097;
    const real x105 = x013 * x098;
    const real x106 = x014 * x101 - (x013 * x099 + x012 * x096);
    const real x107 = x014 * x102 - (x013 * x100 + x012 * x094);
    const real x108 = x017 * x098;
    const real x109 = x018 * x101 + (x017 * x099 + x015 * x096);
    const real x110 = x018 * x102 + (x017 * x100 + x015 * x094);
    const real x111 = x020 * x098;
    const real x112 = x021 * x101 + (x020 * x099 - x019 * x096);
    const real x113 = x021 * x102 + (x020 * x100 - x019 * x094);
    J_c[0] = -x012;
    J_c[1] = x015;
    J_c[2] = x019;
    J_c[3] = -x012;
    J_c[4] = x015;
    J_c[5] = x019;
    J_c[6] = -x012;
    J_c[7] = x015;
    J_c[8] = x019;
    J_c[9] = -x012;
    J_c[10] = x015;
    J_c[11] = x019;
    J_c[12] = x013;
    J_c[13] = -x017;
    J_c[14] = x020;
    J_c[15] = x013;
    J_c[16] = -x017;
    J_c[17] = x020;
    J_c[18] = x013;
    J_c[19] = -x017;
    J_c[20] = x020;
    J_c[21] = x013;
    J_c[22] = -x017;
    J_c[23] = x020;
    J_c[24] = x014;
    J_c[25] = x018;
    J_c[26] = -x021;
    J_c[27] = x014;
    J_c[28] = x018;
    J_c[29] = -x021;
    J_c[30] = x014;
    J_c[31] = x018;
    J_c[32] = -x021;
    J_c[33] = x014;
    J_c[34] = x018;
    J_c[35] = -x021;
    J_c[36] = -(x036 - x014 * x035);
    J_c[37] = x039 + x018 * x035;
    J_c[38] = -(x042 + x021 * x035);
    J_c[39] = x059 - x014 * x058;
    J_c[40] = -(x062 + x018 * x058);
    J_c[41] = x065 + x021 * x058;
    J_c[42] = -(x082 - x014 * x081);
    J_c[43] = x085 + x018 * x081;
    J_c[44] = -(x088 + x021 * x081);
    J_c[45] = x105 - x014 * x104;
    J_c[46] = -(x108 + x018 * x104);
    J_c[47] = x111 + x021 * x104;
    J_c[48] = -(x012 * x029 + x014 * x034);
    J_c[49] = x015 * x029 - x018 * x034;
    J_c[50] = x019 * x029 + x021 * x034;
    J_c[51] = x012 * x052 - x014 * x057;
    J_c[52] = -(x015 * x052 + x018 * x057);
    J_c[53] = -(x019 * x052 - x021 * x057);
    J_c[54] = -(x012 * x075 - x014 * x080);
    J_c[55] = x015 * x075 + x018 * x080;
    J_c[56] = x019 * x075 - x021 * x080;
    J_c[57] = x014 * x103 + x012 * x098;
    J_c[58] = x018 * x103 - x015 * x098;
    J_c[59] = -(x021 * x103 + x019 * x098);
    J_c[60] = x013 * x034 + x012 * x035;
    J_c[61] = -(x017 * x034 + x015 * x035);
    J_c[62] = x020 * x034 - x019 * x035;
    J_c[63] = -(x012 * x058 - x013 * x057);
    J_c[64] = x015 * x058 - x017 * x057;
    J_c[65] = x019 * x058 + x020 * x057;
    J_c[66] = x012 * x081 - x013 * x080;
    J_c[67] = -(x015 * x081 - x017 * x080);
    J_c[68] = -(x019 * x081 + x020 * x080);
    J_c[69] = -(x012 * x104 + x013 * x103);
    J_c[70] = x015 * x104 + x017 * x103;
    J_c[71] = x019 * x104 - x020 * x103;
    J_c[72] = -(x036 - x014 * x028);
    J_c[73] = x039 + x018 * x028;
    J_c[74] = -(x042 + x021 * x028);
    J_c[75] = SYMDYN_ALL(0.0);
    J_c[76] = SYMDYN_ALL(0.0);
    J_c[77] = SYMDYN_ALL(0.0);
    J_c[78] = SYMDYN_ALL(0.0);
    J_c[79] = SYMDYN_ALL(0.0);
    J_c[80] = SYMDYN_ALL(0.0);
    J_c[81] = SYMDYN_ALL(0.0);
    J_c[82] = SYMDYN_ALL(0.0);
    J_c[83] = SYMDYN_ALL(0.0);
    J_c[84] = x037;
    J_c[85] = x040;
    J_c[86] = -x043;
    J_c[87] = SYMDYN_ALL(0.0);
    J_c[88] = SYMDYN_ALL(0.0);
    J_c[89] = SYMDYN_ALL(0.0);
    J_c[90] = SYMDYN_ALL(0.0);
    J_c[91] = SYMDYN_ALL(0.0);
    J_c[92] = SYMDYN_ALL(0.0);
    J_c[93] = SYMDYN_ALL(0.0);
    J_c[94] = SYMDYN_ALL(0.0);
    J_c[95] = SYMDYN_ALL(0.0);
    J_c[96] = x038;
    J_c[97] = x041;
    J_c[98] = -x044;
    J_c[99] = SYMDYN_ALL(0.0);
    J_c[100] = SYMDYN_ALL(0.0);
    J_c[101] = SYMDYN_ALL(0.0);
    J_c[102] = SYMDYN_ALL(0.0);
    J_c[103] = SYMDYN_ALL(0.0);
    J_c[104] = SYMDYN_ALL(0.0);
    J_c[105] = SYMDYN_ALL(0.0);
    J_c[106] = SYMDYN_ALL(0.0);
    J_c[107] = SYMDYN_ALL(0.0);
    J_c[108] = SYMDYN_ALL(0.0);
    J_c[109] = SYMDYN_ALL(0.0);
    J_c[110] = SYMDYN_ALL(0.0);
    J_c[111] = x059 - x014 * x051;
    J_c[112] = -(x062 + x018 * x051);
    J_c[113] = x065 + x021 * x051;
    J_c[114] = SYMDYN_ALL(0.0);
    J_c[115] = SYMDYN_ALL(0.0);
    J_c[116] = SYMDYN_ALL(0.0);
    J_c[117] = SYMDYN_ALL(0.0);
    J_c[118] = SYMDYN_ALL(0.0);
    J_c[119] = SYMDYN_ALL(0.0);
    J_c[120] = SYMDYN_ALL(0.0);
    J_c[121] = SYMDYN_ALL(0.0);
    J_c[122] = SYMDYN_ALL(0.0);
    J_c[123] = x060;
    J_c[124] = x063;
    J_c[125] = -x066;
    J_c[126] = SYMDYN_ALL(0.0);
    J_c[127] = SYMDYN_ALL(0.0);
    J_c[128] = SYMDYN_ALL(0.0);
    J_c[129] = SYMDYN_ALL(0.0);
    J_c[130] = SYMDYN_ALL(0.0);
    J_c[131] = SYMDYN_ALL(0.0);
    J_c[132] = SYMDYN_ALL(0.0);
    J_c[133] = SYMDYN_ALL(0.0);
    J_c[134] = SYMDYN_ALL(0.0);
    J_c[135] = x061;
    J_c[136] = x064;
    J_c[137] = -x067;
    J_c[138] = SYMDYN_ALL(0.0);
    J_c[139] = SYMDYN_ALL(0.0);
    J_c[140] = SYMDYN_ALL(0.0);
    J_c[141] = SYMDYN_ALL(0.0);
    J_c[142] = SYMDYN_ALL(0.0);
    J_c[143] = SYMDYN_ALL(0.0);
    J_c[144] = SYMDYN_ALL(0.0);
    J_c[145] = SYMDYN_ALL(0.0);
    J_c[146] = SYMDYN_ALL(0.0);
    J_c[147] = SYMDYN_ALL(0.0);
    J_c[148] = SYMDYN_ALL(0.0);
    J_c[149] = SYMDYN_ALL(0.0);
    J_c[150] = -(x082 - x014 * x074);
    J_c[151] = x085 + x018 * x074;
    J_c[152] = -(x088 + x021 * x074);
    J_c[153] = SYMDYN_ALL(0.0);
    J_c[154] = SYMDYN_ALL(0.0);
    J_c[155] = SYMDYN_ALL(0.0);
    J_c[156] = SYMDYN_ALL(0.0);
    J_c[157] = SYMDYN_ALL(0.0);
    J_c[158] = SYMDYN_ALL(0.0);
    J_c[159] = SYMDYN_ALL(0.0);
    J_c[160] = SYMDYN_ALL(0.0);
    J_c[161] = SYMDYN_ALL(0.0);
    J_c[162] = x083;
    J_c[163] = x086;
    J_c[164] = -x089;
    J_c[165] = SYMDYN_ALL(0.0);
    J_c[166] = SYMDYN_ALL(0.0);
    J_c[167] = SYMDYN_ALL(0.0);
    J_c[168] = SYMDYN_ALL(0.0);
    J_c[169] = SYMDYN_ALL(0.0);
    J_c[170] = SYMDYN_ALL(0.0);
    J_c[171] = SYMDYN_ALL(0.0);
    J_c[172] = SYMDYN_ALL(0.0);
    J_c[173] = SYMDYN_ALL(0.0);
    J_c[174] = x084;
    J_c[175] = x087;
    J_c[176] = -x090;
    J_c[177] = SYMDYN_ALL(0.0);
    J_c[178] = SYMDYN_ALL(0.0);
    J_c[179] = SYMDYN_ALL(0.0);
    J_c[180] = SYMDYN_ALL(0.0);
    J_c[181] = SYMDYN_ALL(0.0);
    J_c[182] = SYMDYN_ALL(0.0);
    J_c[183] = SYMDYN_ALL(0.0);
    J_c[184] = SYMDYN_ALL(0.0);
    J_c[185] = SYMDYN_ALL(0.0);
    J_c[186] = SYMDYN_ALL(0.0);
    J_c[187] = SYMDYN_ALL(0.0);
    J_c[188] = SYMDYN_ALL(0.0);
    J_c[189] = x105 - x014 * x097;
    J_c[190] = -(x108 + x018 * x097);
    J_c[191] = x111 + x021 * x097;
    J_c[192] = SYMDYN_ALL(0.0);
    J_c[193] = SYMDYN_ALL(0.0);
    J_c[194] = SYMDYN_ALL(0.0);
    J_c[195] = SYMDYN_ALL(0.0);
    J_c[196] = SYMDYN_ALL(0.0);
    J_c[197] = SYMDYN_ALL(0.0);
    J_c[198] = SYMDYN_ALL(0.0);
    J_c[199] = SYMDYN_ALL(0.0);
    J_c[200] = SYMDYN_ALL(0.0);
    J_c[201] = x106;
    J_c[202] = x109;
    J_c[203] = -x112;
    J_c[204] = SYMDYN_ALL(0.0);
    J_c[205] = SYMDYN_ALL(0.0);
    J_c[206] = SYMDYN_ALL(0.0);
    J_c[207] = SYMDYN_ALL(0.0);
    J_c[208] = SYMDYN_ALL(0.0);
    J_c[209] = SYMDYN_ALL(0.0);
    J_c[210] = SYMDYN_ALL(0.0);
    J_c[211] = SYMDYN_ALL(0.0);
    J_c[212] = SYMDYN_ALL(0.0);
    J_c[213] = x107;
    J_c[214] = x110;
    J_c[215] = -x113;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_contact_jacobian_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_contact_jacobian.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_contact_jacobian.c"
#undef SYMDYN_PASS
#endif

void go2_contact_jacobian_batch(size_t n, const double *q, double *J_c)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], J_c_lanes[216];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_contact_jacobian_lanes(
            q_lanes, J_c_lanes);
        symdyn_store_f64(J_c + 216 * i, J_c_lanes, 216);
    }
#endif
    for (; i < n; ++i) {
        go2_contact_jacobian(q + 19 * i, J_c + 216 * i);
    }
}

#endif
