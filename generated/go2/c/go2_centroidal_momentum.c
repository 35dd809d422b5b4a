/*
 * centroidal_momentum of go2: Centroidal momentum, linear first.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.centroidal
 * Convention  pinocchio
 * Program     SHA-256 6cfed385b8bc2a4239c4f558384d62a99c94290fc28ca717a4302836f4dd4e3f
 * Operations  580 mul, 524 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad   [p, quaternion xyzw, joints]
 *     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
 *
 * Outputs
 *     h_G  6  kg m/s, kg m^2/s  world axes at the centre of mass
 *
 * Statements it rests on: none: no derivation states any for this function yet.
 */

#include "go2.h"

#include <math.h>

void go2_centroidal_momentum(const double *q, const double *v, double *h_G)
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
    const double x024 = v[5] * 0.0465;
    const double x025 = v[0] - x024;
    const double x026 = v[5] * 0.1934;
    const double x027 = v[1] + x026;
    const double x028 = v[4] * 0.1934;
    const double x029 = v[3] * 0.0465;
    const double x030 = v[2] - x028;
    const double x031 = x029 + x030;
    const double x032 = x022 * x027 + x023 * x031;
    const double x033 = x022 * x031 - x023 * x027;
    const double x034 = v[4] * x022 + v[5] * x023;
    const double x035 = v[5] * x022 - v[4] * x023;
    const double x036 = v[3] + v[6];
    const double x037 = x025 * 7.119e-05;
    const double x038 = x025 * 0.00130197;
    const double x039 = x025 * 0.767;
    const double x040 = cos(q[8]);
    const double x041 = sin(q[8]);
    const double x042 = x025 * x040 - x033 * x041;
    const double x043 = x025 * x041 + x033 * x040;
    const double x044 = x036 * x040 - x035 * x041;
    const double x045 = x035 * x040 + x036 * x041;
    const double x046 = v[7] + x034;
    const double x047 = cos(q[9]);
    const double x048 = sin(q[9]);
    const double x049 = x042 - x046 * 0.213;
    const double x050 = x032 + x044 * 0.213;
    const double x051 = x047 * x049 - x043 * x048;
    const double x052 = x043 * x047 + x048 * x049;
    const double x053 = x044 * x047 - x045 * x048;
    const double x054 = x044 * x048 + x045 * x047;
    const double x055 = v[8] + x046;
    const double x056 = x055 * 7.9431538e-05 - x050 * 0.02623 - (x054 * 0.0001142508 + x053 * 0.00668180624625);
    const double x057 = x052 * 0.01837685 - x056;
    const double x058 = x050 * 0.00084392 + x055 * 0.00249597775 + (x053 * 0.0001142508 + x054 * 0.00178792092785);
    const double x059 = x051 * 0.01837685 - x058;
    const double x060 = x051 * 0.194 - (x054 * 0.01837685 + x055 * 0.02623);
    const double x061 = x053 * 0.02623 + (x054 * 0.00084392 + x050 * 0.194);
    const double x062 = x052 * 0.194 - (x055 * 0.00084392 - x053 * 0.01837685);
    const double x063 = cos(q[10]);
    const double x064 = sin(q[10]);
    const double x065 = v[0] + x024;
    const double x066 = x029 - x030;
    const double x067 = x027 * x063 - x064 * x066;
    const double x068 = x027 * x064 + x063 * x066;
    const double x069 = v[4] * x063 + v[5] * x064;
    const double x070 = v[5] * x063 - v[4] * x064;
    const double x071 = v[3] + v[9];
    const double x072 = 7.119e-05 * x065;
    const double x073 = 0.00130197 * x065;
    const double x074 = 0.767 * x065;
    const double x075 = cos(q[11]);
    const double x076 = sin(q[11]);
    const double x077 = x065 * x075 + x068 * x076;
    const double x078 = x065 * x076 - x068 * x075;
    const double x079 = x071 * x075 - x070 * x076;
    const double x080 = x070 * x075 + x071 * x076;
    const double x081 = v[10] + x069;
    const double x082 = cos(q[12]);
    const double x083 = sin(q[12]);
    const double x084 = x077 - 0.213 * x081;
    const double x085 = x067 + 0.213 * x079;
    const double x086 = x082 * x084 - x078 * x083;
    const double x087 = x078 * x082 + x083 * x084;
    const double x088 = x079 * x082 - x080 * x083;
    const double x089 = x079 * x083 + x080 * x082;
    const double x090 = v[11] + x081;
    const double x091 = 0.02623 * x085 + 7.9431538e-05 * x090 + (0.0001142508 * x089 + 0.00668180624625 * x088);
    const double x092 = 0.01837685 * x087 - x091;
    const double x093 = 0.00249597775 * x090 - 0.00084392 * x085 - (0.0001142508 * x088 + 0.00178792092785 * x089);
    const double x094 = 0.01837685 * x086 - x093;
    const double x095 = 0.194 * x086 - (0.02623 * x090 - 0.01837685 * x089);
    const double x096 = 0.02623 * x088 + (0.00084392 * x089 + 0.194 * x085);
    const double x097 = 0.194 * x087 - (0.01837685 * x088 + 0.00084392 * x090);
    const double x098 = cos(q[13]);
    const double x099 = sin(q[13]);
    const double x100 = v[1] - x026;
    const double x101 = v[2] + x028;
    const double x102 = x029 + x101;
    const double x103 = x098 * x100 + x099 * x102;
    const double x104 = x098 * x102 - x099 * x100;
    const double x105 = v[4] * x098 + v[5] * x099;
    const double x106 = v[5] * x098 - v[4] * x099;
    const double x107 = v[3] + v[12];
    const double x108 = cos(q[14]);
    const double x109 = sin(q[14]);
    const double x110 = x025 * x108 - x104 * x109;
    const double x111 = x025 * x109 + x104 * x108;
    const double x112 = x107 * x108 - x106 * x109;
    const double x113 = x106 * x108 + x107 * x109;
    const double x114 = v[13] + x105;
    const double x115 = cos(q[15]);
    const double x116 = sin(q[15]);
    const double x117 = x110 - 0.213 * x114;
    const double x118 = x103 + 0.213 * x112;
    const double x119 = x115 * x117 - x111 * x116;
    const double x120 = x111 * x115 + x116 * x117;
    const double x121 = x112 * x115 - x113 * x116;
    const double x122 = x112 * x116 + x113 * x115;
    const double x123 = v[14] + x114;
    const double x124 = 7.9431538e-05 * x123 - 0.02623 * x118 - (0.0001142508 * x122 + 0.00668180624625 * x121);
    const double x125 = 0.01837685 * x120 - x124;
    const double x126 = 0.00084392 * x118 + 0.00249597775 * x123 + (0.0001142508 * x121 + 0.00178792092785 * x122);
    const double x127 = 0.01837685 * x119 - x126;
    const double x128 = 0.194 * x119 - (0.01837685 * x122 + 0.02623 * x123);
    const double x129 = 0.02623 * x121 + (0.00084392 * x122 + 0.194 * x118);
    const double x130 = 0.194 * x120 - (0.00084392 * x123 - 0.01837685 * x121);
    const double x131 = cos(q[16]);
    const double x132 = sin(q[16]);
    const double x133 = x029 - x101;
    const double x134 = x100 * x131 - x132 * x133;
    const double x135 = x100 * x132 + x131 * x133;
    const double x136 = v[4] * x131 + v[5] * x132;
    const double x137 = v[5] * x131 - v[4] * x132;
    const double x138 = v[3] + v[15];
    const double x139 = cos(q[17]);
    const double x140 = sin(q[17]);
    const double x141 = x065 * x139 + x135 * x140;
    const double x142 = x065 * x140 - x135 * x139;
    const double x143 = x138 * x139 - x137 * x140;
    const double x144 = x137 * x139 + x138 * x140;
    const double x145 = v[16] + x136;
    const double x146 = cos(q[18]);
    const double x147 = sin(q[18]);
    const double x148 = x141 - 0.213 * x145;
    const double x149 = x134 + 0.213 * x143;
    const double x150 = x146 * x148 - x142 * x147;
    const double x151 = x142 * x146 + x147 * x148;
    const double x152 = x143 * x146 - x144 * x147;
    const double x153 = x143 * x147 + x144 * x146;
    const double x154 = v[17] + x145;
    const double x155 = 0.02623 * x149 + 7.9431538e-05 * x154 + (0.0001142508 * x153 + 0.00668180624625 * x152);
    const double x156 = 0.01837685 * x151 - x155;
    const double x157 = 0.00249597775 * x154 - 0.00084392 * x149 - (0.0001142508 * x152 + 0.00178792092785 * x153);
    const double x158 = 0.01837685 * x150 - x157;
    const double x159 = 0.194 * x150 - (0.02623 * x154 - 0.01837685 * x153);
    const double x160 = 0.02623 * x152 + (0.00084392 * x153 + 0.194 * x149);
    const double x161 = 0.194 * x151 - (0.01837685 * x152 + 0.00084392 * x154);
    const double x162 = x146 * x159 + x147 * x161;
    const double x163 = 0.000429887296 * x144 + 0.000402580736 * x145 - (0.0376704 * x134 + 0.0136590866625 * x143);
    const double x164 = 0.213 * x160 - (0.08994675 * x142 + x163);
    const double x165 = x146 * x156 - (x147 * x158 + x164);
    const double x166 = 0.000429887296 * x143 + 0.00356547328 * x145 + (0.00430848 * x134 - 0.0076333782977 * x144);
    const double x167 = x146 * x158 + (0.08994675 * x141 - x166);
    const double x168 = x147 * x156 + x167;
    const double x169 = 1.241 * x141 - (0.0376704 * x145 - 0.08994675 * x144);
    const double x170 = x162 + x169;
    const double x171 = 1.241 * x142 - (0.08994675 * x143 - 0.00430848 * x145);
    const double x172 = x147 * x159 - (x146 * x161 + x171);
    const double x173 = 0.0071597777952 * x145 - (x072 - 4.092728e-06 * x138);
    const double x174 = 0.0036612 * x135 + (1.2818914e-06 * x137 + 0.00101561995495 * x136);
    const double x175 = x174 - (0.00356547328 * x144 + 0.000402580736 * x143);
    const double x176 = 0.0376704 * x141 - (0.0049656346816 * x154 + x173);
    const double x177 = x176 - (0.00430848 * x142 + 7.9431538e-05 * x152);
    const double x178 = 0.00249597775 * x153 - x175 + x177 + (0.02623 * x150 + 0.00084392 * x151);
    const double x179 = 0.213 * x162 + x178;
    const double x180 = x073 - 7.25574e-07 * x138 + (1.2818914e-06 * x136 + 0.0006779712033 * x137);
    const double x181 = x139 * x168 + (0.0036612 * x134 + x180);
    const double x182 = x140 * x165 + x181;
    const double x183 = 7.119e-05 * x136 - (x074 + 0.00130197 * x137);
    const double x184 = x140 * x172 - (x139 * x170 - x183);
    const double x185 = 0.0376704 * x143 + (7.119e-05 * x138 + 0.0036612 * x137);
    const double x186 = x134 * 2.008 + (x160 - (0.00430848 * x144 - x185));
    const double x187 = 0.767 * x135 + (0.00130197 * x138 + 0.0036612 * x136);
    const double x188 = x140 * x170 + (x139 * x172 + x187);
    const double x189 = x131 * x186 + x132 * x188;
    const double x190 = x132 * x186 - x131 * x188;
    const double x191 = x115 * x128 + x116 * x130;
    const double x192 = 0.000429887296 * x113 - 0.000402580736 * x114 - (0.0376704 * x103 + 0.0136590866625 * x112);
    const double x193 = 0.213 * x129 + (0.08994675 * x111 - x192);
    const double x194 = x116 * x127 - (x115 * x125 + x193);
    const double x195 = 0.000429887296 * x112 - 0.00356547328 * x114 + (0.00430848 * x103 - 0.0076333782977 * x113);
    const double x196 = x115 * x127 + (0.08994675 * x110 + x195);
    const double x197 = x116 * x125 + x196;
    const double x198 = 1.241 * x110 - (0.08994675 * x113 + 0.0376704 * x114);
    const double x199 = x191 + x198;
    const double x200 = 1.241 * x111 + (0.00430848 * x114 + 0.08994675 * x112);
    const double x201 = x116 * x128 - (x115 * x130 + x200);
    const double x202 = 0.0071597777952 * x114 - (x037 + 4.092728e-06 * x107);
    const double x203 = 0.0036612 * x104 + (1.2818914e-06 * x106 - 0.00101561995495 * x105);
    const double x204 = x203 - (0.000402580736 * x112 + 0.00356547328 * x113);
    const double x205 = 0.0376704 * x110 - (0.0049656346816 * x123 + x202);
    const double x206 = x205 - (0.00430848 * x111 + 0.00249597775 * x122);
    const double x207 = 7.9431538e-05 * x121 + x204 + x206 + (0.02623 * x119 + 0.00084392 * x120);
    const double x208 = 0.213 * x191 + x207;
    const double x209 = x038 + 7.25574e-07 * x107 + (1.2818914e-06 * x105 - 0.0006779712033 * x106);
    const double x210 = x108 * x197 - (0.0036612 * x103 - x209);
    const double x211 = x109 * x194 - x210;
    const double x212 = 0.00130197 * x106 - (x039 - 7.119e-05 * x105);
    const double x213 = x109 * x201 - (x108 * x199 - x212);
    const double x214 = 0.0376704 * x112 + (7.119e-05 * x107 + 0.0036612 * x106);
    const double x215 = x103 * 2.008 + (x129 - (0.00430848 * x113 - x214));
    const double x216 = 0.767 * x104 - (0.0036612 * x105 - 0.00130197 * x107);
    const double x217 = x109 * x199 + (x108 * x201 - x216);
    const double x218 = x098 * x215 + x099 * x217;
    const double x219 = x098 * x217 - x099 * x215;
    const double x220 = x082 * x095 + x083 * x097;
    const double x221 = 0.000429887296 * x080 + 0.000402580736 * x081 - (0.0376704 * x067 + 0.0136590866625 * x079);
    const double x222 = 0.213 * x096 - (0.08994675 * x078 + x221);
    const double x223 = x082 * x092 - (x083 * x094 + x222);
    const double x224 = 0.000429887296 * x079 + 0.00356547328 * x081 + (0.00430848 * x067 - 0.0076333782977 * x080);
    const double x225 = x082 * x094 + (0.08994675 * x077 - x224);
    const double x226 = x083 * x092 + x225;
    const double x227 = 1.241 * x077 - (0.0376704 * x081 - 0.08994675 * x080);
    const double x228 = x220 + x227;
    const double x229 = 1.241 * x078 - (0.08994675 * x079 - 0.00430848 * x081);
    const double x230 = x083 * x095 - (x082 * x097 + x229);
    const double x231 = 0.0071597777952 * x081 - (x072 + 4.092728e-06 * x071);
    const double x232 = 0.0036612 * x068 - (1.2818914e-06 * x070 + 0.00101561995495 * x069);
    const double x233 = x232 + (0.00356547328 * x080 + 0.000402580736 * x079);
    const double x234 = 0.0376704 * x077 - (0.0049656346816 * x090 + x231);
    const double x235 = x234 - (0.00430848 * x078 + 7.9431538e-05 * x088);
    const double x236 = 0.00249597775 * x089 + x233 + x235 + (0.02623 * x086 + 0.00084392 * x087);
    const double x237 = 0.213 * x220 + x236;
    const double x238 = x073 + 7.25574e-07 * x071 + (1.2818914e-06 * x069 + 0.0006779712033 * x070);
    const double x239 = x075 * x226 - (0.0036612 * x067 - x238);
    const double x240 = x076 * x223 + x239;
    const double x241 = 7.119e-05 * x069 - (x074 + 0.00130197 * x070);
    const double x242 = x075 * x228 - (x076 * x230 + x241);
    const double x243 = 0.0376704 * x079 - (0.0036612 * x070 - 7.119e-05 * x071);
    const double x244 = x067 * 2.008 + (x096 - (0.00430848 * x080 - x243));
    const double x245 = 0.767 * x068 + (0.00130197 * x071 - 0.0036612 * x069);
    const double x246 = x076 * x228 + (x075 * x230 + x245);
    const double x247 = x063 * x244 + x064 * x246;
    const double x248 = x064 * x244 - x063 * x246;
    const double x249 = x047 * x060 + x048 * x062;
    const double x250 = x045 * 0.000429887296 - x046 * 0.000402580736 - (x032 * 0.0376704 + x044 * 0.0136590866625);
    const double x251 = 0.213 * x061 + (x043 * 0.08994675 - x250);
    const double x252 = x048 * x059 - (x047 * x057 + x251);
    const double x253 = x044 * 0.000429887296 - x046 * 0.00356547328 + (x032 * 0.00430848 - x045 * 0.0076333782977);
    const double x254 = x047 * x059 + (x042 * 0.08994675 + x253);
    const double x255 = x048 * x057 + x254;
    const double x256 = x042 * 1.241 - (x045 * 0.08994675 + x046 * 0.0376704);
    const double x257 = x249 + x256;
    const double x258 = x043 * 1.241 + (x046 * 0.00430848 + x044 * 0.08994675);
    const double x259 = x048 * x060 - (x047 * x062 + x258);
    const double x260 = x046 * 0.0071597777952 - (x037 - x036 * 4.092728e-06);
    const double x261 = x033 * 0.0036612 - (x035 * 1.2818914e-06 - x034 * 0.00101561995495);
    const double x262 = x261 + (x044 * 0.000402580736 + x045 * 0.00356547328);
    const double x263 = x042 * 0.0376704 - (x055 * 0.0049656346816 + x260);
    const double x264 = x263 - (x043 * 0.00430848 + x054 * 0.00249597775);
    const double x265 = x053 * 7.9431538e-05 - x262 + x264 + (x051 * 0.02623 + x052 * 0.00084392);
    const double x266 = 0.213 * x249 + x265;
    const double x267 = x038 - x036 * 7.25574e-07 + (x034 * 1.2818914e-06 - x035 * 0.0006779712033);
    const double x268 = x041 * x252 - (x032 * 0.0036612 + x267);
    const double x269 = x040 * x255 - x268;
    const double x270 = x035 * 0.00130197 - (x039 - x034 * 7.119e-05);
    const double x271 = x041 * x259 - (x040 * x257 - x270);
    const double x272 = x044 * 0.0376704 - (x035 * 0.0036612 - x036 * 7.119e-05);
    const double x273 = x032 * 2.008 + (x061 - (x045 * 0.00430848 - x272));
    const double x274 = x033 * 0.767 + (x034 * 0.0036612 + x036 * 0.00130197);
    const double x275 = x041 * x257 + (x040 * x259 - x274);
    const double x276 = x022 * x273 + x023 * x275;
    const double x277 = x022 * x275 - x023 * x273;
    const double x278 = x184 + (v[4] * 0.037188086 - v[0] * 7.279);
    const double x279 = x213 - x242 + (x271 + x278);
    const double x280 = v[5] * 0.146694152 + (v[3] * 0.037188086 + v[1] * 7.279);
    const double x281 = x218 + x247 + (x276 + (x189 + x280));
    const double x282 = x190 - (v[4] * 0.146694152 - v[2] * 7.279);
    const double x283 = x219 - x248 + (x277 - x282);
    const double x284 = 0.00084392 * x146 - (0.00430848 + 0.02623 * x147);
    const double x285 = 0.02623 * x146 + (0.00084392 * x147 + 0.0789924);
    const double x286 = x139 * x285 + (7.119e-05 + x140 * x284);
    const double x287 = 0.00084392 * x115 - (0.00430848 + 0.02623 * x116);
    const double x288 = 0.02623 * x115 + (0.0789924 + 0.00084392 * x116);
    const double x289 = x108 * x288 + (7.119e-05 + x109 * x287);
    const double x290 = 0.00084392 * x082 - (0.00430848 + 0.02623 * x083);
    const double x291 = 0.02623 * x082 + (0.0789924 + 0.00084392 * x083);
    const double x292 = x075 * x291 + (7.119e-05 + x076 * x290);
    const double x293 = x047 * 0.00084392 - (0.00430848 + x048 * 0.02623);
    const double x294 = x047 * 0.02623 + (0.0789924 + x048 * 0.00084392);
    const double x295 = x040 * x294 + (7.119e-05 + x041 * x293);
    const double x296 = x041 * x294 - (0.146694152 + x139 * x284);
    const double x297 = x140 * x285 - x108 * x287 + (x109 * x288 - x075 * x290);
    const double x298 = x076 * x291 - x040 * x293 + x296;
    const double x299 = 0.10962557 * (x022 - x063 + (x098 - x131));
    const double x300 = x132 * x286 + x099 * x289 + (x064 * x292 + x023 * x295);
    const double x301 = 0.10962557 * (x023 - x064 + (x099 - x132));
    const double x302 = x022 * x295 + (0.037188086 + x131 * x286);
    const double x303 = x098 * x289 + x063 * x292 + x302;
    const double x304 = (x297 + x298) * 0.06216199415677255;
    const double x305 = (x299 + x300) * 0.06216199415677255;
    const double x306 = (x301 - x303) * 0.06216199415677255;
    const double x307 = x013 * x281 - (x014 * x283 - x012 * x279);
    const double x308 = x017 * x281 + (x018 * x283 + x015 * x279);
    const double x309 = x020 * x281 + (x021 * x283 - x019 * x279);
    const double x310 = 0.0465 * (x190 + x219 + (x248 + x277));
    const double x311 = 7.119e-05 * (x032 + x067 + (x103 + x134));
    const double x312 = 0.00130197 * (x033 + x068 + (x104 + x135));
    const double x313 = 7.25574e-07 * (x035 + x070 - (x106 + x137));
    const double x314 = 4.092728e-06 * (x034 - x069 - (x105 - x136));
    const double x315 = 0.00054220819825 * (x036 + x071 + (x107 + x138));
    const double x316 = v[4] * 0.00012166 + v[1] * 0.037188086 + (v[5] * 0.002283689271632 + v[3] * 0.025927611219476);
    const double x317 = x041 * x255 - (x140 * x168 + x316);
    const double x318 = x139 * x165 + x108 * x194 + (x109 * x197 - x076 * x226);
    const double x319 = x075 * x223 + x040 * x252 + x317;
    const double x320 = x283 * x305 + (x281 * x306 - (x318 + x319));
    const double x321 = x312 + (x313 + (x314 + (x315 + x320)));
    const double x322 = x310 - (x311 + x321);
    const double x323 = 0.1934 * (x190 - x219 - (x248 - x277));
    const double x324 = v[2] * 0.146694152 + (v[5] * 3.12e-05 - v[3] * 0.00012166);
    const double x325 = v[4] * 0.1062672827805 - v[0] * 0.037188086 - x324;
    const double x326 = x022 * x266 + (x131 * x179 - x325);
    const double x327 = x132 * x182 + (x098 * x208 + x063 * x237);
    const double x328 = x327 + (x099 * x211 + x064 * x240);
    const double x329 = x279 * x306 + (x023 * x269 - x326 - x328);
    const double x330 = x323 + (x283 * x304 + x329);
    const double x331 = 0.1934 * (x189 + x218 - (x247 + x276));
    const double x332 = 0.0465 * (x184 - x213 - (x242 + x271));
    const double x333 = v[4] * 3.12e-05 - v[1] * 0.146694152 - (v[3] * 0.002283689271632 + v[5] * 0.115765360061024);
    const double x334 = x023 * x266 + (x132 * x179 + x333);
    const double x335 = x131 * x182 - (x099 * x208 + x064 * x237);
    const double x336 = x335 + (x098 * x211 + x063 * x240);
    const double x337 = x279 * x305 + (x022 * x269 + x334 - x336);
    const double x338 = x331 + (x332 - (x281 * x304 - x337));
    const double x339 = x012 * x322 - (x014 * x338 - x013 * x330);
    const double x340 = x015 * x322 + (x018 * x338 + x017 * x330);
    const double x341 = x019 * x322 - (x021 * x338 + x020 * x330);
    h_G[0] = x307;
    h_G[1] = -x308;
    h_G[2] = x309;
    h_G[3] = x339;
    h_G[4] = -x340;
    h_G[5] = -x341;
}

void go2_centroidal_momentum_batch(
    size_t n, const double *q, const double *v, double *h_G)
{
    for (size_t i = 0; i < n; ++i) {
        go2_centroidal_momentum(q + 19 * i, v + 18 * i, h_G + 6 * i);
    }
}
