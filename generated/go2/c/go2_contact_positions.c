/*
 * contact_positions of go2: World positions of the contact points.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.contact
 * Convention  pinocchio
 * Program     SHA-256 a7c9f45b5f16367a3175604b15400f10a9f1fafcfc5e9e8ec7a01fc68f5abd86
 * Operations  162 mul, 125 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     p_c  12  m  world
 *
 * Statements it rests on
 *     frames/contacts  PROVED
 */

#include "go2.h"

#include <math.h>

void go2_contact_positions(const double *q, double *p_c)
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
    const double x024 = x014 * x022 - x013 * x023;
    const double x025 = x018 * x022 + x017 * x023;
    const double x026 = x021 * x022 + x020 * x023;
    const double x027 = x013 * 0.0465;
    const double x028 = x012 * 0.1934;
    const double x029 = q[0] + x027;
    const double x030 = x017 * 0.0465;
    const double x031 = x015 * 0.1934;
    const double x032 = q[1] + x031;
    const double x033 = x020 * 0.0465;
    const double x034 = x019 * 0.1934;
    const double x035 = q[2] + x033;
    const double x036 = cos(q[8]);
    const double x037 = sin(q[8]);
    const double x038 = x012 * x037 - x024 * x036;
    const double x039 = x015 * x037 + x025 * x036;
    const double x040 = x019 * x037 - x026 * x036;
    const double x041 = cos(q[9]);
    const double x042 = sin(q[9]);
    const double x043 = (x012 * x036 + x024 * x037) * x042;
    const double x044 = (x015 * x036 - x025 * x037) * x042;
    const double x045 = (x019 * x036 + x026 * x037) * x042;
    const double x046 = 0.213 * (x038 + (x038 * x041 + x043));
    const double x047 = (x013 * x022 + x014 * x023) * 0.0955;
    const double x048 = 0.213 * (x039 + (x039 * x041 + x044));
    const double x049 = (x017 * x022 - x018 * x023) * 0.0955;
    const double x050 = 0.213 * (x040 + (x040 * x041 + x045));
    const double x051 = (x020 * x022 - x021 * x023) * 0.0955;
    const double x052 = cos(q[10]);
    const double x053 = sin(q[10]);
    const double x054 = x014 * x052 - x013 * x053;
    const double x055 = x018 * x052 + x017 * x053;
    const double x056 = x021 * x052 + x020 * x053;
    const double x057 = q[0] - x027;
    const double x058 = q[2] - x033;
    const double x059 = cos(q[11]);
    const double x060 = sin(q[11]);
    const double x061 = x054 * x059 - x012 * x060;
    const double x062 = x055 * x059 + x015 * x060;
    const double x063 = x056 * x059 - x019 * x060;
    const double x064 = cos(q[12]);
    const double x065 = sin(q[12]);
    const double x066 = (x012 * x059 + x054 * x060) * x065;
    const double x067 = (x015 * x059 - x055 * x060) * x065;
    const double x068 = (x019 * x059 + x056 * x060) * x065;
    const double x069 = 0.213 * (x061 - (x066 - x061 * x064));
    const double x070 = 0.0955 * (x013 * x052 + x014 * x053);
    const double x071 = 0.213 * (x062 + (x067 + x062 * x064));
    const double x072 = 0.0955 * (x017 * x052 - x018 * x053);
    const double x073 = 0.213 * (x063 - (x068 - x063 * x064));
    const double x074 = 0.0955 * (x020 * x052 - x021 * x053);
    const double x075 = cos(q[13]);
    const double x076 = sin(q[13]);
    const double x077 = x014 * x075 - x013 * x076;
    const double x078 = x018 * x075 + x017 * x076;
    const double x079 = x021 * x075 + x020 * x076;
    const double x080 = q[1] - x031;
    const double x081 = cos(q[14]);
    const double x082 = sin(q[14]);
    const double x083 = x077 * x081 - x012 * x082;
    const double x084 = x078 * x081 + x015 * x082;
    const double x085 = x079 * x081 - x019 * x082;
    const double x086 = cos(q[15]);
    const double x087 = sin(q[15]);
    const double x088 = (x012 * x081 + x077 * x082) * x087;
    const double x089 = (x015 * x081 - x078 * x082) * x087;
    const double x090 = (x019 * x081 + x079 * x082) * x087;
    const double x091 = 0.213 * (x083 - (x088 - x083 * x086));
    const double x092 = 0.0955 * (x013 * x075 + x014 * x076);
    const double x093 = 0.213 * (x084 + (x089 + x084 * x086));
    const double x094 = 0.0955 * (x017 * x075 - x018 * x076);
    const double x095 = 0.213 * (x085 - (x090 - x085 * x086));
    const double x096 = 0.0955 * (x020 * x075 - x021 * x076);
    const double x097 = cos(q[16]);
    const double x098 = sin(q[16]);
    const double x099 = x014 * x097 - x013 * x098;
    const double x100 = x018 * x097 + x017 * x098;
    const double x101 = x021 * x097 + x020 * x098;
    const double x102 = cos(q[17]);
    const double x103 = sin(q[17]);
    const double x104 = x099 * x102 - x012 * x103;
    const double x105 = x100 * x102 + x015 * x103;
    const double x106 = x101 * x102 - x019 * x103;
    const double x107 = cos(q[18]);
    const double x108 = sin(q[18]);
    const double x109 = (x012 * x102 + x099 * x103) * x108;
    const double x110 = (x015 * x102 - x100 * x103) * x108;
    const double x111 = (x019 * x102 + x101 * x103) * x108;
    const double x112 = 0.213 * (x104 - (x109 - x104 * x107));
    const double x113 = 0.0955 * (x013 * x097 + x014 * x098);
    const double x114 = 0.213 * (x105 + (x110 + x105 * x107));
    const double x115 = 0.0955 * (x017 * x097 - x018 * x098);
    const double x116 = 0.213 * (x106 - (x111 - x106 * x107));
    const double x117 = 0.0955 * (x020 * x097 - x021 * x098);
    p_c[0] = x046 + (x047 - (x028 - x029));
    p_c[1] = -(x048 + (x049 + (x030 - x032)));
    p_c[2] = -(x050 - (x051 + (x034 + x035)));
    p_c[3] = -(x069 + (x070 + (x028 - x057)));
    p_c[4] = -(x071 - (x072 + (x030 + x032)));
    p_c[5] = x073 - (x074 - (x034 + x058));
    p_c[6] = -(x091 - (x092 + (x028 + x029)));
    p_c[7] = -(x093 + (x094 + (x030 - x080)));
    p_c[8] = x095 + (x096 - (x034 - x035));
    p_c[9] = -(x112 + (x113 - (x028 + x057)));
    p_c[10] = -(x114 - (x115 + (x030 + x080)));
    p_c[11] = x116 - (x117 + (x034 - x058));
}

void go2_contact_positions_batch(size_t n, const double *q, double *p_c)
{
    for (size_t i = 0; i < n; ++i) {
        go2_contact_positions(q + 19 * i, p_c + 12 * i);
    }
}
