/*
 * gravity of go2: Gravity forces g.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.recipes
 * Convention  pinocchio
 * Program     SHA-256 8902455a09694cb4643df040f8179d8c43c2f3befa293c622c4263b1e279a256
 * Operations  262 mul, 197 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     g  18  N, N m  [base linear, base angular, joints], base axes
 *
 * Statements it rests on
 *     floating-base/weight       PROVED
 *     lagrange/gravity-2         PROVED
 *     lagrange/gravity-3         PROVED
 *     recursions/gravity-limbs   PROVED
 *     recursions/gravity-wheels  PROVED
 */

#include "go2.h"

#include <math.h>

void go2_gravity(const double *q, double *g)
{
    const double x001 = q[3] * 2.0;
    const double x002 = q[4] * 2.0;
    const double x003 = q[5] * 2.0;
    const double x004 = q[3] * x003 - q[6] * x002;
    const double x005 = q[4] * x003 + q[6] * x001;
    const double x006 = q[4] * x002 - (1.0 - q[3] * x001);
    const double x007 = x004 * 9.81;
    const double x008 = x005 * 9.81;
    const double x009 = x006 * 9.81;
    const double x010 = cos(q[7]);
    const double x011 = sin(q[7]);
    const double x012 = x008 * x010 - x009 * x011;
    const double x013 = x009 * x010 + x008 * x011;
    const double x014 = x004 * 7.52427;
    const double x015 = x004 * 0.0006983739;
    const double x016 = x004 * 0.0127723257;
    const double x017 = cos(q[8]);
    const double x018 = sin(q[8]);
    const double x019 = x007 * x017 + x013 * x018;
    const double x020 = x007 * x018 - x013 * x017;
    const double x021 = cos(q[9]);
    const double x022 = sin(q[9]);
    const double x023 = x019 * x021 - x020 * x022;
    const double x024 = x019 * x022 + x020 * x021;
    const double x025 = x023 * 0.194;
    const double x026 = x024 * 0.194;
    const double x027 = x012 * 0.02623 + x024 * 0.01837685;
    const double x028 = x024 * 0.00084392 + x023 * 0.02623;
    const double x029 = x023 * 0.01837685 - x012 * 0.00084392;
    const double x030 = cos(q[10]);
    const double x031 = sin(q[10]);
    const double x032 = x008 * x030 - x009 * x031;
    const double x033 = x009 * x030 + x008 * x031;
    const double x034 = cos(q[11]);
    const double x035 = sin(q[11]);
    const double x036 = x007 * x034 + x033 * x035;
    const double x037 = x033 * x034 - x007 * x035;
    const double x038 = cos(q[12]);
    const double x039 = sin(q[12]);
    const double x040 = x036 * x038 + x037 * x039;
    const double x041 = x036 * x039 - x037 * x038;
    const double x042 = 0.194 * x040;
    const double x043 = 0.194 * x041;
    const double x044 = 0.01837685 * x041 - 0.02623 * x032;
    const double x045 = 0.00084392 * x041 + 0.02623 * x040;
    const double x046 = 0.00084392 * x032 + 0.01837685 * x040;
    const double x047 = cos(q[13]);
    const double x048 = sin(q[13]);
    const double x049 = x008 * x047 - x009 * x048;
    const double x050 = x009 * x047 + x008 * x048;
    const double x051 = cos(q[14]);
    const double x052 = sin(q[14]);
    const double x053 = x007 * x051 + x050 * x052;
    const double x054 = x050 * x051 - x007 * x052;
    const double x055 = cos(q[15]);
    const double x056 = sin(q[15]);
    const double x057 = x053 * x055 + x054 * x056;
    const double x058 = x053 * x056 - x054 * x055;
    const double x059 = 0.194 * x057;
    const double x060 = 0.194 * x058;
    const double x061 = 0.02623 * x049 + 0.01837685 * x058;
    const double x062 = 0.00084392 * x058 + 0.02623 * x057;
    const double x063 = 0.01837685 * x057 - 0.00084392 * x049;
    const double x064 = cos(q[16]);
    const double x065 = sin(q[16]);
    const double x066 = x008 * x064 - x009 * x065;
    const double x067 = x009 * x064 + x008 * x065;
    const double x068 = cos(q[17]);
    const double x069 = sin(q[17]);
    const double x070 = x007 * x068 + x067 * x069;
    const double x071 = x067 * x068 - x007 * x069;
    const double x072 = cos(q[18]);
    const double x073 = sin(q[18]);
    const double x074 = x070 * x072 + x071 * x073;
    const double x075 = x070 * x073 - x071 * x072;
    const double x076 = 0.194 * x074;
    const double x077 = 0.194 * x075;
    const double x078 = 0.01837685 * x075 - 0.02623 * x066;
    const double x079 = 0.00084392 * x075 + 0.02623 * x074;
    const double x080 = 0.00084392 * x066 + 0.01837685 * x074;
    const double x081 = x072 * x076 + x073 * x077;
    const double x082 = x072 * x078 - (0.08994675 * x071 + x073 * x080);
    const double x083 = x066 * 0.0789924 - x082;
    const double x084 = x079 + (0.0376704 * x070 + 0.00430848 * x071);
    const double x085 = 0.213 * x081 + x084;
    const double x086 = x072 * x080 - (0.00430848 * x066 - 0.08994675 * x070);
    const double x087 = x073 * x078 + x086;
    const double x088 = x081 + 1.241 * x070;
    const double x089 = x073 * x076 + (1.241 * x071 - x072 * x077);
    const double x090 = x069 * x087 + (0.00130197 * x067 + 7.119e-05 * x066);
    const double x091 = x068 * x083 + x090;
    const double x092 = x085 + (x015 - 0.0036612 * x067);
    const double x093 = x068 * x087 + (x016 + 0.0036612 * x066);
    const double x094 = x069 * x083 - x093;
    const double x095 = x069 * x089 - (x014 + x068 * x088);
    const double x096 = x066 * 2.202;
    const double x097 = x069 * x088 + (0.767 * x067 + x068 * x089);
    const double x098 = x064 * x096 + x065 * x097;
    const double x099 = x064 * x097 - x065 * x096;
    const double x100 = x055 * x059 + x056 * x060;
    const double x101 = x056 * x063 + (0.08994675 * x054 - x055 * x061);
    const double x102 = x049 * 0.0789924 - x101;
    const double x103 = x062 + (0.0376704 * x053 + 0.00430848 * x054);
    const double x104 = 0.213 * x100 + x103;
    const double x105 = x055 * x063 + (0.08994675 * x053 + 0.00430848 * x049);
    const double x106 = x056 * x061 + x105;
    const double x107 = x100 + 1.241 * x053;
    const double x108 = x056 * x059 + (1.241 * x054 - x055 * x060);
    const double x109 = x052 * x106 - (7.119e-05 * x049 - 0.00130197 * x050);
    const double x110 = x051 * x102 - x109;
    const double x111 = x104 + (x015 - 0.0036612 * x050);
    const double x112 = x051 * x106 + (x016 - 0.0036612 * x049);
    const double x113 = x052 * x102 + x112;
    const double x114 = x052 * x108 - (x014 + x051 * x107);
    const double x115 = x049 * 2.202;
    const double x116 = x052 * x107 + (0.767 * x050 + x051 * x108);
    const double x117 = x047 * x115 + x048 * x116;
    const double x118 = x047 * x116 - x048 * x115;
    const double x119 = x038 * x042 + x039 * x043;
    const double x120 = x038 * x044 - (0.08994675 * x037 + x039 * x046);
    const double x121 = x032 * 0.0789924 - x120;
    const double x122 = x045 + (0.0376704 * x036 + 0.00430848 * x037);
    const double x123 = 0.213 * x119 + x122;
    const double x124 = x038 * x046 - (0.00430848 * x032 - 0.08994675 * x036);
    const double x125 = x039 * x044 + x124;
    const double x126 = x119 + 1.241 * x036;
    const double x127 = x039 * x042 + (1.241 * x037 - x038 * x043);
    const double x128 = x035 * x125 + (0.00130197 * x033 + 7.119e-05 * x032);
    const double x129 = x034 * x121 + x128;
    const double x130 = x123 + (x015 + 0.0036612 * x033);
    const double x131 = x034 * x125 + (x016 - 0.0036612 * x032);
    const double x132 = x035 * x121 - x131;
    const double x133 = x035 * x127 - (x014 + x034 * x126);
    const double x134 = x032 * 2.202;
    const double x135 = x035 * x126 + (0.767 * x033 + x034 * x127);
    const double x136 = x030 * x134 + x031 * x135;
    const double x137 = x030 * x135 - x031 * x134;
    const double x138 = x021 * x025 + x022 * x026;
    const double x139 = x022 * x029 - (x020 * 0.08994675 + x021 * x027);
    const double x140 = x012 * 0.0789924 - x139;
    const double x141 = x028 + (x019 * 0.0376704 - x020 * 0.00430848);
    const double x142 = 0.213 * x138 + x141;
    const double x143 = x021 * x029 + (x019 * 0.08994675 + x012 * 0.00430848);
    const double x144 = x022 * x027 + x143;
    const double x145 = x138 + x019 * 1.241;
    const double x146 = x022 * x025 - (x020 * 1.241 + x021 * x026);
    const double x147 = x018 * x144 - (x012 * 7.119e-05 - x013 * 0.00130197);
    const double x148 = x017 * x140 - x147;
    const double x149 = x142 + (x015 + x013 * 0.0036612);
    const double x150 = x017 * x144 + (x016 + x012 * 0.0036612);
    const double x151 = x018 * x140 + x150;
    const double x152 = x017 * x145 + (x014 - x018 * x146);
    const double x153 = x012 * 2.202;
    const double x154 = x018 * x145 + (x013 * 0.767 + x017 * x146);
    const double x155 = x010 * x153 + x011 * x154;
    const double x156 = x011 * x153 - x010 * x154;
    const double x157 = 0.0465 * (x099 - x118 + (x137 + x156));
    const double x158 = x110 + x129 + (x148 + (x091 + x005 * 0.36481512366));
    const double x159 = 0.1934 * (x099 + x118 - (x137 - x156));
    const double x160 = x064 * x092 + (x004 * 0.36481512366 - x006 * 1.43906963112);
    const double x161 = x065 * x094 - (x047 * x111 + x030 * x130);
    const double x162 = x011 * x151 - (x010 * x149 + x160);
    const double x163 = x161 + (x048 * x113 + x031 * x132);
    const double x164 = 0.1934 * (x098 + x117 - (x136 + x155));
    const double x165 = 0.0465 * (x095 - x114 + (x133 + x152));
    const double x166 = x011 * x149 - (x005 * 1.43906963112 - x065 * x092);
    const double x167 = x064 * x094 + (x048 * x111 + x031 * x130);
    const double x168 = x167 + (x047 * x113 + x030 * x132);
    const double x169 = x165 + (x010 * x151 + x166 + x168);
    const double x170 = x114 + x133 - (x152 - (x095 - x004 * 71.40699));
    const double x171 = x117 + x136 + (x155 + (x098 + x005 * 71.40699));
    const double x172 = x118 + x137 - (x156 - (x099 + x006 * 71.40699));
    g[0] = -x170;
    g[1] = x171;
    g[2] = -x172;
    g[3] = x157 + x158;
    g[4] = -(x159 - (x162 + x163));
    g[5] = -(x164 + x169);
    g[6] = x148;
    g[7] = -x142;
    g[8] = -x028;
    g[9] = x129;
    g[10] = -x123;
    g[11] = -x045;
    g[12] = x110;
    g[13] = -x104;
    g[14] = -x062;
    g[15] = x091;
    g[16] = -x085;
    g[17] = -x079;
}

void go2_gravity_batch(size_t n, const double *q, double *g)
{
    for (size_t i = 0; i < n; ++i) {
        go2_gravity(q + 19 * i, g + 18 * i);
    }
}
