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
 * Program     SHA-256 c5f202f379992de44fce6b212c5195ff8d6058d72037bc4b46840027665b2a37
 * Operations  475 mul, 379 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
 */

#include "go2.h"

#include <math.h>

void go2_kinetic_energy(const double *q, const double *v, double *T)
{
    const double x001 = v[4] * 0.00012166 + v[1] * 0.037188086 + (v[5] * 0.002283689271632 + v[3] * 0.025927611219476);
    const double x002 = v[3] * 0.00012166 + (v[4] * 0.1062672827805 - v[0] * 0.037188086);
    const double x003 = v[2] * 0.146694152 + v[5] * 3.12e-05 - x002;
    const double x004 = v[4] * 3.12e-05 - v[1] * 0.146694152 - (v[3] * 0.002283689271632 + v[5] * 0.115765360061024);
    const double x005 = v[1] * 7.279 + (v[5] * 0.146694152 + v[3] * 0.037188086);
    const double x006 = cos(q[7]);
    const double x007 = sin(q[7]);
    const double x008 = v[5] * 0.0465;
    const double x009 = v[0] - x008;
    const double x010 = v[5] * 0.1934;
    const double x011 = v[1] + x010;
    const double x012 = v[4] * 0.1934;
    const double x013 = v[3] * 0.0465;
    const double x014 = v[2] - x012;
    const double x015 = x013 + x014;
    const double x016 = x006 * x011 + x007 * x015;
    const double x017 = x006 * x015 - x007 * x011;
    const double x018 = v[4] * x006 + v[5] * x007;
    const double x019 = v[5] * x006 - v[4] * x007;
    const double x020 = v[3] + v[6];
    const double x021 = x018 * 4.092728e-06 + (x019 * 7.25574e-07 + x020 * 0.00054220819825);
    const double x022 = x021 + (x016 * 7.119e-05 + x017 * 0.00130197);
    const double x023 = x009 * 7.119e-05;
    const double x024 = x023 - x020 * 4.092728e-06 + (x019 * 1.2818914e-06 - x018 * 0.00101561995495);
    const double x025 = x009 * 0.00130197;
    const double x026 = x025 - x020 * 7.25574e-07 + (x018 * 1.2818914e-06 - x019 * 0.0006779712033);
    const double x027 = x017 * 0.767 + (x018 * 0.0036612 + x020 * 0.00130197);
    const double x028 = cos(q[8]);
    const double x029 = sin(q[8]);
    const double x030 = x009 * x028 - x017 * x029;
    const double x031 = x009 * x029 + x017 * x028;
    const double x032 = x020 * x028 - x019 * x029;
    const double x033 = x019 * x028 + x020 * x029;
    const double x034 = v[7] + x018;
    const double x035 = x033 * 0.000429887296 - x034 * 0.000402580736 - (x016 * 0.0376704 + x032 * 0.0136590866625);
    const double x036 = x032 * 0.000402580736 + (x033 * 0.00356547328 + x034 * 0.0071597777952);
    const double x037 = x036 - (x030 * 0.0376704 - x031 * 0.00430848);
    const double x038 = x032 * 0.000429887296 - x034 * 0.00356547328 + (x016 * 0.00430848 - x033 * 0.0076333782977);
    const double x039 = x030 * 1.241 - (x033 * 0.08994675 + x034 * 0.0376704);
    const double x040 = x031 * 1.241 + (x034 * 0.00430848 + x032 * 0.08994675);
    const double x041 = cos(q[9]);
    const double x042 = sin(q[9]);
    const double x043 = x030 - x034 * 0.213;
    const double x044 = x016 + x032 * 0.213;
    const double x045 = x041 * x043 - x031 * x042;
    const double x046 = x031 * x041 + x042 * x043;
    const double x047 = x032 * x041 - x033 * x042;
    const double x048 = x032 * x042 + x033 * x041;
    const double x049 = v[8] + x034;
    const double x050 = x049 * 7.9431538e-05 - x044 * 0.02623 - (x048 * 0.0001142508 + x047 * 0.00668180624625);
    const double x051 = x048 * 0.00249597775 - (x047 * 7.9431538e-05 - x049 * 0.0049656346816);
    const double x052 = x045 * 0.02623 + (x046 * 0.00084392 - x051);
    const double x053 = x044 * 0.00084392 + x049 * 0.00249597775 + (x047 * 0.0001142508 + x048 * 0.00178792092785);
    const double x054 = x045 * 0.194 - (x048 * 0.01837685 + x049 * 0.02623);
    const double x055 = x044 * 0.194 + (x047 * 0.02623 + x048 * 0.00084392);
    const double x056 = x046 * 0.194 - (x049 * 0.00084392 - x047 * 0.01837685);
    const double x057 = cos(q[10]);
    const double x058 = sin(q[10]);
    const double x059 = v[0] + x008;
    const double x060 = x013 - x014;
    const double x061 = x011 * x057 - x058 * x060;
    const double x062 = x011 * x058 + x057 * x060;
    const double x063 = v[4] * x057 + v[5] * x058;
    const double x064 = v[5] * x057 - v[4] * x058;
    const double x065 = v[3] + v[9];
    const double x066 = 7.25574e-07 * x064 - (4.092728e-06 * x063 - 0.00054220819825 * x065);
    const double x067 = x066 + (7.119e-05 * x061 + 0.00130197 * x062);
    const double x068 = 7.119e-05 * x059;
    const double x069 = x068 + 4.092728e-06 * x065 - (1.2818914e-06 * x064 + 0.00101561995495 * x063);
    const double x070 = 0.00130197 * x059;
    const double x071 = x070 + 7.25574e-07 * x065 + (1.2818914e-06 * x063 + 0.0006779712033 * x064);
    const double x072 = 0.767 * x062 + (0.00130197 * x065 - 0.0036612 * x063);
    const double x073 = cos(q[11]);
    const double x074 = sin(q[11]);
    const double x075 = x059 * x073 + x062 * x074;
    const double x076 = x059 * x074 - x062 * x073;
    const double x077 = x065 * x073 - x064 * x074;
    const double x078 = x064 * x073 + x065 * x074;
    const double x079 = v[10] + x063;
    const double x080 = 0.000429887296 * x078 + 0.000402580736 * x079 - (0.0376704 * x061 + 0.0136590866625 * x077);
    const double x081 = 0.00356547328 * x078 + (0.000402580736 * x077 - 0.0071597777952 * x079);
    const double x082 = x081 + (0.0376704 * x075 - 0.00430848 * x076);
    const double x083 = 0.000429887296 * x077 + 0.00356547328 * x079 + (0.00430848 * x061 - 0.0076333782977 * x078);
    const double x084 = 1.241 * x075 - (0.0376704 * x079 - 0.08994675 * x078);
    const double x085 = 1.241 * x076 - (0.08994675 * x077 - 0.00430848 * x079);
    const double x086 = cos(q[12]);
    const double x087 = sin(q[12]);
    const double x088 = x075 - 0.213 * x079;
    const double x089 = x061 + 0.213 * x077;
    const double x090 = x086 * x088 - x076 * x087;
    const double x091 = x076 * x086 + x087 * x088;
    const double x092 = x077 * x086 - x078 * x087;
    const double x093 = x077 * x087 + x078 * x086;
    const double x094 = v[11] + x079;
    const double x095 = 0.02623 * x089 + 7.9431538e-05 * x094 + (0.0001142508 * x093 + 0.00668180624625 * x092);
    const double x096 = 7.9431538e-05 * x092 - (0.00249597775 * x093 - 0.0049656346816 * x094);
    const double x097 = 0.02623 * x090 + (0.00084392 * x091 - x096);
    const double x098 = 0.00249597775 * x094 - 0.00084392 * x089 - (0.0001142508 * x092 + 0.00178792092785 * x093);
    const double x099 = 0.194 * x090 - (0.02623 * x094 - 0.01837685 * x093);
    const double x100 = 0.194 * x089 + (0.02623 * x092 + 0.00084392 * x093);
    const double x101 = 0.194 * x091 - (0.01837685 * x092 + 0.00084392 * x094);
    const double x102 = cos(q[13]);
    const double x103 = sin(q[13]);
    const double x104 = v[1] - x010;
    const double x105 = v[2] + x012;
    const double x106 = x013 + x105;
    const double x107 = x102 * x104 + x103 * x106;
    const double x108 = x102 * x106 - x103 * x104;
    const double x109 = v[4] * x102 + v[5] * x103;
    const double x110 = v[5] * x102 - v[4] * x103;
    const double x111 = v[3] + v[12];
    const double x112 = 7.25574e-07 * x110 + (4.092728e-06 * x109 - 0.00054220819825 * x111);
    const double x113 = x112 - (7.119e-05 * x107 + 0.00130197 * x108);
    const double x114 = x023 + 4.092728e-06 * x111 + (1.2818914e-06 * x110 - 0.00101561995495 * x109);
    const double x115 = x025 + 7.25574e-07 * x111 + (1.2818914e-06 * x109 - 0.0006779712033 * x110);
    const double x116 = 0.767 * x108 - (0.0036612 * x109 - 0.00130197 * x111);
    const double x117 = cos(q[14]);
    const double x118 = sin(q[14]);
    const double x119 = x009 * x117 - x108 * x118;
    const double x120 = x009 * x118 + x108 * x117;
    const double x121 = x111 * x117 - x110 * x118;
    const double x122 = x110 * x117 + x111 * x118;
    const double x123 = v[13] + x109;
    const double x124 = 0.000429887296 * x122 - 0.000402580736 * x123 - (0.0376704 * x107 + 0.0136590866625 * x121);
    const double x125 = 0.000402580736 * x121 + (0.00356547328 * x122 + 0.0071597777952 * x123);
    const double x126 = x125 - (0.0376704 * x119 - 0.00430848 * x120);
    const double x127 = 0.000429887296 * x121 - 0.00356547328 * x123 + (0.00430848 * x107 - 0.0076333782977 * x122);
    const double x128 = 1.241 * x119 - (0.08994675 * x122 + 0.0376704 * x123);
    const double x129 = 1.241 * x120 + (0.00430848 * x123 + 0.08994675 * x121);
    const double x130 = cos(q[15]);
    const double x131 = sin(q[15]);
    const double x132 = x119 - 0.213 * x123;
    const double x133 = x107 + 0.213 * x121;
    const double x134 = x130 * x132 - x120 * x131;
    const double x135 = x120 * x130 + x131 * x132;
    const double x136 = x121 * x130 - x122 * x131;
    const double x137 = x121 * x131 + x122 * x130;
    const double x138 = v[14] + x123;
    const double x139 = 7.9431538e-05 * x138 - 0.02623 * x133 - (0.0001142508 * x137 + 0.00668180624625 * x136);
    const double x140 = 0.00249597775 * x137 - (7.9431538e-05 * x136 - 0.0049656346816 * x138);
    const double x141 = 0.02623 * x134 + (0.00084392 * x135 - x140);
    const double x142 = 0.00084392 * x133 + 0.00249597775 * x138 + (0.0001142508 * x136 + 0.00178792092785 * x137);
    const double x143 = 0.194 * x134 - (0.01837685 * x137 + 0.02623 * x138);
    const double x144 = 0.194 * x133 + (0.02623 * x136 + 0.00084392 * x137);
    const double x145 = 0.194 * x135 - (0.00084392 * x138 - 0.01837685 * x136);
    const double x146 = cos(q[16]);
    const double x147 = sin(q[16]);
    const double x148 = x013 - x105;
    const double x149 = x104 * x146 - x147 * x148;
    const double x150 = x104 * x147 + x146 * x148;
    const double x151 = v[4] * x146 + v[5] * x147;
    const double x152 = v[5] * x146 - v[4] * x147;
    const double x153 = v[3] + v[15];
    const double x154 = 4.092728e-06 * x151 - (7.25574e-07 * x152 - 0.00054220819825 * x153);
    const double x155 = x154 + (7.119e-05 * x149 + 0.00130197 * x150);
    const double x156 = x068 - 4.092728e-06 * x153 - (1.2818914e-06 * x152 + 0.00101561995495 * x151);
    const double x157 = x070 - 7.25574e-07 * x153 + (1.2818914e-06 * x151 + 0.0006779712033 * x152);
    const double x158 = 0.767 * x150 + (0.00130197 * x153 + 0.0036612 * x151);
    const double x159 = cos(q[17]);
    const double x160 = sin(q[17]);
    const double x161 = x059 * x159 + x150 * x160;
    const double x162 = x059 * x160 - x150 * x159;
    const double x163 = x153 * x159 - x152 * x160;
    const double x164 = x152 * x159 + x153 * x160;
    const double x165 = v[16] + x151;
    const double x166 = 0.000429887296 * x164 + 0.000402580736 * x165 - (0.0376704 * x149 + 0.0136590866625 * x163);
    const double x167 = 0.00356547328 * x164 + (0.000402580736 * x163 - 0.0071597777952 * x165);
    const double x168 = x167 + (0.0376704 * x161 - 0.00430848 * x162);
    const double x169 = 0.000429887296 * x163 + 0.00356547328 * x165 + (0.00430848 * x149 - 0.0076333782977 * x164);
    const double x170 = 1.241 * x161 - (0.0376704 * x165 - 0.08994675 * x164);
    const double x171 = 1.241 * x162 - (0.08994675 * x163 - 0.00430848 * x165);
    const double x172 = cos(q[18]);
    const double x173 = sin(q[18]);
    const double x174 = x161 - 0.213 * x165;
    const double x175 = x149 + 0.213 * x163;
    const double x176 = x172 * x174 - x162 * x173;
    const double x177 = x162 * x172 + x173 * x174;
    const double x178 = x163 * x172 - x164 * x173;
    const double x179 = x163 * x173 + x164 * x172;
    const double x180 = v[17] + x165;
    const double x181 = 0.02623 * x175 + 7.9431538e-05 * x180 + (0.0001142508 * x179 + 0.00668180624625 * x178);
    const double x182 = 7.9431538e-05 * x178 - (0.00249597775 * x179 - 0.0049656346816 * x180);
    const double x183 = 0.02623 * x176 + (0.00084392 * x177 - x182);
    const double x184 = 0.00249597775 * x180 - 0.00084392 * x175 - (0.0001142508 * x178 + 0.00178792092785 * x179);
    const double x185 = 0.194 * x176 - (0.02623 * x180 - 0.01837685 * x179);
    const double x186 = 0.194 * x175 + (0.02623 * x178 + 0.00084392 * x179);
    const double x187 = 0.194 * x177 - (0.01837685 * x178 + 0.00084392 * x180);
    const double x188 = 0.00130197 * (x019 + x110) - x009 * 1.534;
    const double x189 = x032 * 0.0376704 - (x019 * 0.0036612 - x020 * 7.119e-05);
    const double x190 = x016 * 2.008 - (x033 * 0.00430848 - x189);
    const double x191 = 0.00130197 * (x064 + x152) + x059 * 1.534;
    const double x192 = 0.0376704 * x077 - (0.0036612 * x064 - 7.119e-05 * x065);
    const double x193 = x061 * 2.008 - (0.00430848 * x078 - x192);
    const double x194 = 0.0376704 * x121 + (7.119e-05 * x111 + 0.0036612 * x110);
    const double x195 = x107 * 2.008 - (0.00430848 * x122 - x194);
    const double x196 = 0.0376704 * x163 + (7.119e-05 * x153 + 0.0036612 * x152);
    const double x197 = x149 * 2.008 - (0.00430848 * x164 - x196);
    const double x198 = x009 * (7.119e-05 * (x018 + x109) + x188);
    const double x199 = x059 * (7.119e-05 * (x063 + x151) - x191);
    const double x200 = v[2] * (v[4] * 0.146694152 - v[2] * 7.279);
    const double x201 = v[0] * (v[4] * 0.037188086 - v[0] * 7.279);
    const double x202 = v[4] * x003 - (v[3] * x001 - v[5] * x004);
    const double x203 = v[1] * x005 - (x200 + x201) - x202;
    const double x204 = x199 + x109 * (0.0036612 * x108 + x114);
    const double x205 = x108 * x116 + x110 * (0.0036612 * x107 - x115);
    const double x206 = x152 * (0.0036612 * x149 + x157) + x150 * x158;
    const double x207 = x151 * (0.0036612 * x150 - x156) - x019 * (x016 * 0.0036612 + x026);
    const double x208 = x017 * x027 + x018 * (x017 * 0.0036612 - x024);
    const double x209 = x064 * (0.0036612 * x061 - x071) - x062 * x072;
    const double x210 = x153 * x155 - x063 * (0.0036612 * x062 + x069);
    const double x211 = x163 * (0.08994675 * x162 + x166) - x161 * x170;
    const double x212 = x162 * x171 + x164 * (0.08994675 * x161 - x169);
    const double x213 = x033 * (x030 * 0.08994675 + x038) - x030 * x039;
    const double x214 = x031 * x040 + x032 * (x031 * 0.08994675 - x035);
    const double x215 = x077 * (0.08994675 * x076 + x080) - x075 * x084;
    const double x216 = x076 * x085 + x078 * (0.08994675 * x075 - x083);
    const double x217 = x122 * (0.08994675 * x119 + x127) - x119 * x128;
    const double x218 = x120 * x129 + x121 * (0.08994675 * x120 - x124);
    const double x219 = x210 + (x020 * x022 + x065 * x067);
    const double x220 = x111 * x113 + (x198 - x203) + (x204 - x205);
    const double x221 = x016 * x190 + x061 * x193 + (x107 * x195 + x149 * x197);
    const double x222 = x206 + x207 + (x208 - x209) + (x044 * x055 + x089 * x100);
    const double x223 = x133 * x144 + x175 * x186 - (x165 * x168 - x034 * x037);
    const double x224 = x079 * x082 - x123 * x126 - x221;
    const double x225 = x137 * (0.01837685 * x134 - x142) - (x219 - x220);
    const double x226 = x136 * (0.01837685 * x135 - x139) - x178 * (0.01837685 * x177 - x181);
    const double x227 = x179 * (0.01837685 * x176 - x184) - x048 * (x045 * 0.01837685 - x053);
    const double x228 = x047 * (x046 * 0.01837685 - x050) - x092 * (0.01837685 * x091 - x095);
    const double x229 = x093 * (0.01837685 * x090 - x098) + x222;
    const double x230 = x211 - x212 + (x213 - x214) + (x215 - x216 + (x217 - x218));
    const double x231 = x225 - (x134 * x143 + x135 * x145);
    const double x232 = x226 + (x176 * x185 + x177 * x187);
    const double x233 = x227 + (x045 * x054 + x046 * x056);
    const double x234 = x228 + (x090 * x099 + x091 * x101);
    const double x235 = x230 + (x138 * x141 + x180 * x183);
    const double x236 = x049 * x052 + x094 * x097 + x231;
    const double x237 = x232 + x233 + (x234 + (x229 + (x223 - x224)));
    T[0] = -((x235 + x236 - x237) * 0.5);
}

void go2_kinetic_energy_batch(size_t n, const double *q, const double *v, double *T)
{
    for (size_t i = 0; i < n; ++i) {
        go2_kinetic_energy(q + 19 * i, v + 18 * i, T + i);
    }
}
