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
 *     outside/contact-drift       PROVED
 *     outside/contact-drift-free  PROVED
 */

#include "go2.h"

#include <math.h>

void go2_contact_drift(const double *q, const double *v, double *Jdv_c)
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
    const double x022 = v[2] * v[4] - v[1] * v[5];
    const double x023 = v[0] * v[5] - v[2] * v[3];
    const double x024 = v[1] * v[3] - v[0] * v[4];
    const double x025 = v[5] * v[5];
    const double x026 = v[3] * v[4];
    const double x027 = cos(q[7]);
    const double x028 = sin(q[7]);
    const double x029 = v[4] * x027 + v[5] * x028;
    const double x030 = v[5] * x027 - v[4] * x028;
    const double x031 = v[3] + v[6];
    const double x032 = v[6] * x030;
    const double x033 = v[6] * x029;
    const double x034 = (x025 + v[4] * v[4]) * 0.1934;
    const double x035 = x026 * 0.0465;
    const double x036 = x022 + x035;
    const double x037 = x034 - x036;
    const double x038 = (x025 + v[3] * v[3]) * 0.0465;
    const double x039 = x026 * 0.1934;
    const double x040 = x023 + x039;
    const double x041 = x038 - x040;
    const double x042 = v[4] * v[5] * 0.0465;
    const double x043 = v[3] * v[5] * 0.1934;
    const double x044 = x024 + x042;
    const double x045 = x043 + x044;
    const double x046 = x028 * x041 + x027 * x045;
    const double x047 = cos(q[8]);
    const double x048 = sin(q[8]);
    const double x049 = x031 * x047 - x030 * x048;
    const double x050 = x030 * x047 + x031 * x048;
    const double x051 = v[7] + x029;
    const double x052 = x033 * x048 - v[7] * x050;
    const double x053 = x033 * x047 - v[7] * x049;
    const double x054 = cos(q[9]);
    const double x055 = sin(q[9]);
    const double x056 = x049 * x054 - x050 * x055;
    const double x057 = x049 * x055 + x050 * x054;
    const double x058 = v[8] + x051;
    const double x059 = v[8] * x057 - (x052 * x054 + x053 * x055);
    const double x060 = (x032 + x049 * x050) * 0.213 + (x046 * x048 + x037 * x047);
    const double x061 = (x049 * x049 + x051 * x051) * 0.213;
    const double x062 = x061 + (x046 * x047 - x037 * x048);
    const double x063 = x056 * x056;
    const double x064 = x057 * x058;
    const double x065 = x056 * (v[8] - x058) + (x052 * x055 - x053 * x054);
    const double x066 = x065 * 0.0955 + 0.213 * (x032 + x056 * x057);
    const double x067 = x054 * x060 + x055 * x062 + x066;
    const double x068 = x052 - x050 * x051 - (x059 + x064);
    const double x069 = (x063 + x057 * x057) * 0.0955 - (x028 * x045 - x027 * x041);
    const double x070 = 0.213 * x068 - x069;
    const double x071 = 0.213 * (x063 + x058 * x058) + (x054 * x062 - x055 * x060);
    const double x072 = (x059 - x064) * 0.0955 - x071;
    const double x073 = x055 * x072 + x054 * x067;
    const double x074 = x054 * x072 - x055 * x067;
    const double x075 = x047 * x073 + x048 * x074;
    const double x076 = x047 * x074 - x048 * x073;
    const double x077 = x027 * x070 + x028 * x076;
    const double x078 = x028 * x070 - x027 * x076;
    const double x079 = x013 * x077 + (x014 * x078 + x012 * x075);
    const double x080 = x017 * x077 - (x018 * x078 - x015 * x075);
    const double x081 = x020 * x077 - (x021 * x078 + x019 * x075);
    const double x082 = cos(q[10]);
    const double x083 = sin(q[10]);
    const double x084 = v[4] * x082 + v[5] * x083;
    const double x085 = v[5] * x082 - v[4] * x083;
    const double x086 = v[3] + v[9];
    const double x087 = v[9] * x085;
    const double x088 = v[9] * x084;
    const double x089 = x022 - x035;
    const double x090 = x034 - x089;
    const double x091 = x038 + x040;
    const double x092 = x024 - x042;
    const double x093 = x043 + x092;
    const double x094 = x082 * x093 - x083 * x091;
    const double x095 = cos(q[11]);
    const double x096 = sin(q[11]);
    const double x097 = x086 * x095 - x085 * x096;
    const double x098 = x085 * x095 + x086 * x096;
    const double x099 = v[10] + x084;
    const double x100 = x088 * x096 - v[10] * x098;
    const double x101 = x088 * x095 - v[10] * x097;
    const double x102 = cos(q[12]);
    const double x103 = sin(q[12]);
    const double x104 = x097 * x102 - x098 * x103;
    const double x105 = x097 * x103 + x098 * x102;
    const double x106 = v[11] + x099;
    const double x107 = v[11] * x105 - (x100 * x102 + x101 * x103);
    const double x108 = 0.213 * (x087 + x097 * x098) + (x090 * x095 + x094 * x096);
    const double x109 = 0.213 * (x097 * x097 + x099 * x099);
    const double x110 = x109 + (x094 * x095 - x090 * x096);
    const double x111 = x104 * x104;
    const double x112 = x105 * x106;
    const double x113 = x104 * (v[11] - x106) + (x100 * x103 - x101 * x102);
    const double x114 = 0.0955 * x113 - 0.213 * (x087 + x104 * x105);
    const double x115 = x102 * x108 + x103 * x110 - x114;
    const double x116 = x100 - x098 * x099 - (x107 + x112);
    const double x117 = 0.0955 * (x111 + x105 * x105) + (x082 * x091 + x083 * x093);
    const double x118 = 0.213 * x116 + x117;
    const double x119 = 0.213 * (x111 + x106 * x106) + (x102 * x110 - x103 * x108);
    const double x120 = 0.0955 * (x107 - x112) + x119;
    const double x121 = x102 * x115 - x103 * x120;
    const double x122 = x102 * x120 + x103 * x115;
    const double x123 = x095 * x121 - x096 * x122;
    const double x124 = x095 * x122 + x096 * x121;
    const double x125 = x082 * x118 - x083 * x124;
    const double x126 = x083 * x118 + x082 * x124;
    const double x127 = x013 * x125 + (x014 * x126 + x012 * x123);
    const double x128 = x017 * x125 - (x018 * x126 - x015 * x123);
    const double x129 = x020 * x125 - (x021 * x126 + x019 * x123);
    const double x130 = cos(q[13]);
    const double x131 = sin(q[13]);
    const double x132 = v[4] * x130 + v[5] * x131;
    const double x133 = v[5] * x130 - v[4] * x131;
    const double x134 = v[3] + v[12];
    const double x135 = v[12] * x133;
    const double x136 = v[12] * x132;
    const double x137 = x034 + x036;
    const double x138 = x023 - x039;
    const double x139 = x038 - x138;
    const double x140 = x043 - x044;
    const double x141 = x131 * x139 - x130 * x140;
    const double x142 = cos(q[14]);
    const double x143 = sin(q[14]);
    const double x144 = x134 * x142 - x133 * x143;
    const double x145 = x133 * x142 + x134 * x143;
    const double x146 = v[13] + x132;
    const double x147 = x136 * x143 - v[13] * x145;
    const double x148 = x136 * x142 - v[13] * x144;
    const double x149 = cos(q[15]);
    const double x150 = sin(q[15]);
    const double x151 = x144 * x149 - x145 * x150;
    const double x152 = x144 * x150 + x145 * x149;
    const double x153 = v[14] + x146;
    const double x154 = v[14] * x152 - (x147 * x149 + x148 * x150);
    const double x155 = 0.213 * (x135 + x144 * x145) - (x137 * x142 - x141 * x143);
    const double x156 = 0.213 * (x144 * x144 + x146 * x146);
    const double x157 = x156 + (x137 * x143 + x141 * x142);
    const double x158 = x151 * x151;
    const double x159 = x152 * x153;
    const double x160 = x151 * (v[14] - x153) + (x147 * x150 - x148 * x149);
    const double x161 = 0.0955 * x160 + 0.213 * (x135 + x151 * x152);
    const double x162 = x149 * x155 + x150 * x157 + x161;
    const double x163 = x147 - x145 * x146 - (x154 + x159);
    const double x164 = 0.0955 * (x158 + x152 * x152) + (x130 * x139 + x131 * x140);
    const double x165 = 0.213 * x163 - x164;
    const double x166 = 0.213 * (x158 + x153 * x153) + (x149 * x157 - x150 * x155);
    const double x167 = 0.0955 * (x154 - x159) - x166;
    const double x168 = x150 * x167 + x149 * x162;
    const double x169 = x149 * x167 - x150 * x162;
    const double x170 = x142 * x168 + x143 * x169;
    const double x171 = x142 * x169 - x143 * x168;
    const double x172 = x130 * x165 + x131 * x171;
    const double x173 = x130 * x171 - x131 * x165;
    const double x174 = x013 * x172 - (x014 * x173 - x012 * x170);
    const double x175 = x017 * x172 + (x018 * x173 + x015 * x170);
    const double x176 = x020 * x172 + (x021 * x173 - x019 * x170);
    const double x177 = cos(q[16]);
    const double x178 = sin(q[16]);
    const double x179 = v[4] * x177 + v[5] * x178;
    const double x180 = v[5] * x177 - v[4] * x178;
    const double x181 = v[3] + v[15];
    const double x182 = v[15] * x180;
    const double x183 = v[15] * x179;
    const double x184 = x034 + x089;
    const double x185 = x038 + x138;
    const double x186 = x043 - x092;
    const double x187 = x177 * x186 + x178 * x185;
    const double x188 = cos(q[17]);
    const double x189 = sin(q[17]);
    const double x190 = x181 * x188 - x180 * x189;
    const double x191 = x180 * x188 + x181 * x189;
    const double x192 = v[16] + x179;
    const double x193 = x183 * x189 - v[16] * x191;
    const double x194 = x183 * x188 - v[16] * x190;
    const double x195 = cos(q[18]);
    const double x196 = sin(q[18]);
    const double x197 = x190 * x195 - x191 * x196;
    const double x198 = x190 * x196 + x191 * x195;
    const double x199 = v[17] + x192;
    const double x200 = v[17] * x198 - (x193 * x195 + x194 * x196);
    const double x201 = 0.213 * (x182 + x190 * x191) - (x184 * x188 + x187 * x189);
    const double x202 = 0.213 * (x190 * x190 + x192 * x192);
    const double x203 = x202 + (x184 * x189 - x187 * x188);
    const double x204 = x197 * x197;
    const double x205 = x198 * x199;
    const double x206 = x197 * (v[17] - x199) + (x193 * x196 - x194 * x195);
    const double x207 = 0.0955 * x206 - 0.213 * (x182 + x197 * x198);
    const double x208 = x195 * x201 + x196 * x203 - x207;
    const double x209 = x193 - x191 * x192 - (x200 + x205);
    const double x210 = 0.0955 * (x204 + x198 * x198) + (x177 * x185 - x178 * x186);
    const double x211 = 0.213 * x209 + x210;
    const double x212 = 0.213 * (x204 + x199 * x199) + (x195 * x203 - x196 * x201);
    const double x213 = 0.0955 * (x200 - x205) + x212;
    const double x214 = x195 * x208 - x196 * x213;
    const double x215 = x195 * x213 + x196 * x208;
    const double x216 = x188 * x214 - x189 * x215;
    const double x217 = x188 * x215 + x189 * x214;
    const double x218 = x177 * x211 - x178 * x217;
    const double x219 = x178 * x211 + x177 * x217;
    const double x220 = x013 * x218 + (x014 * x219 + x012 * x216);
    const double x221 = x017 * x218 - (x018 * x219 - x015 * x216);
    const double x222 = x020 * x218 - (x021 * x219 + x019 * x216);
    Jdv_c[0] = x079;
    Jdv_c[1] = -x080;
    Jdv_c[2] = x081;
    Jdv_c[3] = x127;
    Jdv_c[4] = -x128;
    Jdv_c[5] = x129;
    Jdv_c[6] = x174;
    Jdv_c[7] = -x175;
    Jdv_c[8] = x176;
    Jdv_c[9] = x220;
    Jdv_c[10] = -x221;
    Jdv_c[11] = x222;
}

void go2_contact_drift_batch(size_t n, const double *q, const double *v, double *Jdv_c)
{
    for (size_t i = 0; i < n; ++i) {
        go2_contact_drift(q + 19 * i, v + 18 * i, Jdv_c + 12 * i);
    }
}
