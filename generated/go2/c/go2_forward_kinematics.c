/*
 * forward_kinematics of go2: Poses of the root link, the contacts and chosen links.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.recipes
 * Convention  pinocchio
 * Program     SHA-256 7e718a819fdc962594cf61dc34c909e17311b479d6ed173447c7bc3dafd500fd
 * Operations  186 mul, 137 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     R_base     3 x 3  -  link to world
 *     p_base     3      m  world
 *     R_FL_foot  3 x 3  -  link to world
 *     p_FL_foot  3      m  world
 *     R_FR_foot  3 x 3  -  link to world
 *     p_FR_foot  3      m  world
 *     R_RL_foot  3 x 3  -  link to world
 *     p_RL_foot  3      m  world
 *     R_RR_foot  3 x 3  -  link to world
 *     p_RR_foot  3      m  world
 *
 * Statements it rests on
 *     frames/poses-fixed             PROVED
 *     frames/poses-free              PROVED
 *     kinematics/space-form          PROVED
 *     kinematics/space-form-general  PROVED
 *     kinematics/body-form           PROVED
 *     manifold/rate-revolute         PROVED
 *     manifold/rate-prismatic        PROVED
 *     manifold/rate-helical          PROVED
 *     manifold/rate-continuous       PROVED
 *     manifold/rate-spherical        PROVED
 *     manifold/rate-planar           PROVED
 *     manifold/rate-floating         PROVED
 *     manifold/start-revolute        PROVED
 *     manifold/start-prismatic       PROVED
 *     manifold/start-helical         PROVED
 *     manifold/start-continuous      PROVED
 *     manifold/start-spherical       PROVED
 *     manifold/start-planar          PROVED
 *     manifold/start-floating        PROVED
 */

#include "go2.h"

#include <math.h>

void go2_forward_kinematics(
    const double *q, double *R_base, double *p_base, double *R_FL_foot, double *p_FL_foot,
    double *R_FR_foot, double *p_FR_foot, double *R_RL_foot, double *p_RL_foot,
    double *R_RR_foot, double *p_RR_foot)
{
    const double x001 = q[3] * 2.0;
    const double x002 = q[4] * 2.0;
    const double x003 = q[5] * 2.0;
    const double x004 = q[4] * x002;
    const double x005 = q[5] * x003;
    const double x006 = q[3] * x002;
    const double x007 = q[3] * x003;
    const double x008 = q[4] * x003;
    const double x009 = q[6] * x001;
    const double x010 = q[6] * x002;
    const double x011 = q[6] * x003;
    const double x012 = x005 - (1.0 - x004);
    const double x013 = x006 - x011;
    const double x014 = x007 + x010;
    const double x015 = x006 + x011;
    const double x016 = 1.0 - q[3] * x001;
    const double x017 = x005 - x016;
    const double x018 = x008 - x009;
    const double x019 = x007 - x010;
    const double x020 = x008 + x009;
    const double x021 = x004 - x016;
    const double x022 = cos(q[7]);
    const double x023 = sin(q[7]);
    const double x024 = x013 * x022 + x014 * x023;
    const double x025 = x014 * x022 - x013 * x023;
    const double x026 = x017 * x022 - x018 * x023;
    const double x027 = x018 * x022 + x017 * x023;
    const double x028 = x020 * x022 - x021 * x023;
    const double x029 = x021 * x022 + x020 * x023;
    const double x030 = x013 * 0.0465;
    const double x031 = x012 * 0.1934;
    const double x032 = q[0] + x030;
    const double x033 = x017 * 0.0465;
    const double x034 = x015 * 0.1934;
    const double x035 = q[1] + x034;
    const double x036 = x020 * 0.0465;
    const double x037 = x019 * 0.1934;
    const double x038 = q[2] + x036;
    const double x039 = cos(q[8]);
    const double x040 = sin(q[8]);
    const double x041 = x012 * x039 + x025 * x040;
    const double x042 = x012 * x040 - x025 * x039;
    const double x043 = x015 * x039 - x027 * x040;
    const double x044 = x015 * x040 + x027 * x039;
    const double x045 = x019 * x039 + x029 * x040;
    const double x046 = x019 * x040 - x029 * x039;
    const double x047 = cos(q[9]);
    const double x048 = sin(q[9]);
    const double x049 = x042 * x047 + x041 * x048;
    const double x050 = x044 * x047 + x043 * x048;
    const double x051 = x046 * x047 + x045 * x048;
    const double x052 = 0.213 * (x042 + x049) + (x024 * 0.0955 - (x031 - x032));
    const double x053 = 0.213 * (x044 + x050) + (x026 * 0.0955 + (x033 - x035));
    const double x054 = 0.213 * (x046 + x051) - (x028 * 0.0955 + (x037 + x038));
    const double x055 = cos(q[10]);
    const double x056 = sin(q[10]);
    const double x057 = x013 * x055 + x014 * x056;
    const double x058 = x014 * x055 - x013 * x056;
    const double x059 = x017 * x055 - x018 * x056;
    const double x060 = x018 * x055 + x017 * x056;
    const double x061 = x020 * x055 - x021 * x056;
    const double x062 = x021 * x055 + x020 * x056;
    const double x063 = q[0] - x030;
    const double x064 = q[2] - x036;
    const double x065 = cos(q[11]);
    const double x066 = sin(q[11]);
    const double x067 = x012 * x065 + x058 * x066;
    const double x068 = x058 * x065 - x012 * x066;
    const double x069 = x015 * x065 - x060 * x066;
    const double x070 = x060 * x065 + x015 * x066;
    const double x071 = x019 * x065 + x062 * x066;
    const double x072 = x062 * x065 - x019 * x066;
    const double x073 = cos(q[12]);
    const double x074 = sin(q[12]);
    const double x075 = x067 * x074 - x068 * x073;
    const double x076 = x069 * x074 + x070 * x073;
    const double x077 = x071 * x074 - x072 * x073;
    const double x078 = 0.213 * (x068 - x075) + (0.0955 * x057 + (x031 - x063));
    const double x079 = 0.213 * (x070 + x076) - (0.0955 * x059 + (x033 + x035));
    const double x080 = 0.213 * (x072 - x077) - (0.0955 * x061 - (x037 + x064));
    const double x081 = cos(q[13]);
    const double x082 = sin(q[13]);
    const double x083 = x013 * x081 + x014 * x082;
    const double x084 = x014 * x081 - x013 * x082;
    const double x085 = x017 * x081 - x018 * x082;
    const double x086 = x018 * x081 + x017 * x082;
    const double x087 = x020 * x081 - x021 * x082;
    const double x088 = x021 * x081 + x020 * x082;
    const double x089 = q[1] - x034;
    const double x090 = cos(q[14]);
    const double x091 = sin(q[14]);
    const double x092 = x012 * x090 + x084 * x091;
    const double x093 = x084 * x090 - x012 * x091;
    const double x094 = x015 * x090 - x086 * x091;
    const double x095 = x086 * x090 + x015 * x091;
    const double x096 = x019 * x090 + x088 * x091;
    const double x097 = x088 * x090 - x019 * x091;
    const double x098 = cos(q[15]);
    const double x099 = sin(q[15]);
    const double x100 = x092 * x099 - x093 * x098;
    const double x101 = x094 * x099 + x095 * x098;
    const double x102 = x096 * x099 - x097 * x098;
    const double x103 = 0.213 * (x093 - x100) - (0.0955 * x083 + (x031 + x032));
    const double x104 = 0.213 * (x095 + x101) + (0.0955 * x085 + (x033 - x089));
    const double x105 = 0.213 * (x097 - x102) + (0.0955 * x087 - (x037 - x038));
    const double x106 = cos(q[16]);
    const double x107 = sin(q[16]);
    const double x108 = x013 * x106 + x014 * x107;
    const double x109 = x014 * x106 - x013 * x107;
    const double x110 = x017 * x106 - x018 * x107;
    const double x111 = x018 * x106 + x017 * x107;
    const double x112 = x020 * x106 - x021 * x107;
    const double x113 = x021 * x106 + x020 * x107;
    const double x114 = cos(q[17]);
    const double x115 = sin(q[17]);
    const double x116 = x012 * x114 + x109 * x115;
    const double x117 = x109 * x114 - x012 * x115;
    const double x118 = x015 * x114 - x111 * x115;
    const double x119 = x111 * x114 + x015 * x115;
    const double x120 = x019 * x114 + x113 * x115;
    const double x121 = x113 * x114 - x019 * x115;
    const double x122 = cos(q[18]);
    const double x123 = sin(q[18]);
    const double x124 = x116 * x123 - x117 * x122;
    const double x125 = x118 * x123 + x119 * x122;
    const double x126 = x120 * x123 - x121 * x122;
    const double x127 = 0.213 * (x117 - x124) + (0.0955 * x108 - (x031 + x063));
    const double x128 = 0.213 * (x119 + x125) - (0.0955 * x110 + (x033 + x089));
    const double x129 = 0.213 * (x121 - x126) - (0.0955 * x112 + (x037 - x064));
    R_base[0] = -x012;
    R_base[1] = x015;
    R_base[2] = x019;
    R_base[3] = x013;
    R_base[4] = -x017;
    R_base[5] = x020;
    R_base[6] = x014;
    R_base[7] = x018;
    R_base[8] = -x021;
    p_base[0] = q[0];
    p_base[1] = q[1];
    p_base[2] = q[2];
    R_FL_foot[0] = -(x041 * x047 - x042 * x048);
    R_FL_foot[1] = x043 * x047 - x044 * x048;
    R_FL_foot[2] = x045 * x047 - x046 * x048;
    R_FL_foot[3] = x024;
    R_FL_foot[4] = -x026;
    R_FL_foot[5] = x028;
    R_FL_foot[6] = -x049;
    R_FL_foot[7] = x050;
    R_FL_foot[8] = x051;
    p_FL_foot[0] = x052;
    p_FL_foot[1] = -x053;
    p_FL_foot[2] = -x054;
    R_FR_foot[0] = -(x067 * x073 + x068 * x074);
    R_FR_foot[1] = x069 * x073 - x070 * x074;
    R_FR_foot[2] = x071 * x073 + x072 * x074;
    R_FR_foot[3] = x057;
    R_FR_foot[4] = -x059;
    R_FR_foot[5] = x061;
    R_FR_foot[6] = -x075;
    R_FR_foot[7] = x076;
    R_FR_foot[8] = x077;
    p_FR_foot[0] = -x078;
    p_FR_foot[1] = -x079;
    p_FR_foot[2] = x080;
    R_RL_foot[0] = -(x092 * x098 + x093 * x099);
    R_RL_foot[1] = x094 * x098 - x095 * x099;
    R_RL_foot[2] = x096 * x098 + x097 * x099;
    R_RL_foot[3] = x083;
    R_RL_foot[4] = -x085;
    R_RL_foot[5] = x087;
    R_RL_foot[6] = -x100;
    R_RL_foot[7] = x101;
    R_RL_foot[8] = x102;
    p_RL_foot[0] = -x103;
    p_RL_foot[1] = -x104;
    p_RL_foot[2] = x105;
    R_RR_foot[0] = -(x116 * x122 + x117 * x123);
    R_RR_foot[1] = x118 * x122 - x119 * x123;
    R_RR_foot[2] = x120 * x122 + x121 * x123;
    R_RR_foot[3] = x108;
    R_RR_foot[4] = -x110;
    R_RR_foot[5] = x112;
    R_RR_foot[6] = -x124;
    R_RR_foot[7] = x125;
    R_RR_foot[8] = x126;
    p_RR_foot[0] = -x127;
    p_RR_foot[1] = -x128;
    p_RR_foot[2] = x129;
}

void go2_forward_kinematics_batch(
    size_t n, const double *q, double *R_base, double *p_base, double *R_FL_foot,
    double *p_FL_foot, double *R_FR_foot, double *p_FR_foot, double *R_RL_foot,
    double *p_RL_foot, double *R_RR_foot, double *p_RR_foot)
{
    for (size_t i = 0; i < n; ++i) {
        go2_forward_kinematics(
            q + 19 * i, R_base + 9 * i, p_base + 3 * i, R_FL_foot + 9 * i, p_FL_foot + 3 * i,
            R_FR_foot + 9 * i, p_FR_foot + 3 * i, R_RL_foot + 9 * i, p_RL_foot + 3 * i,
            R_RR_foot + 9 * i, p_RR_foot + 3 * i);
    }
}
