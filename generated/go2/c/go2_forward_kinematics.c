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

#ifdef SYMDYN_PASS /* this file includes itself: for one state, and for states in lanes */

#include "symdyn_lanes.h"

#if SYMDYN_PASS == 1
void go2_forward_kinematics(
    const double *q, double *R_base, double *p_base, double *R_FL_foot, double *p_FL_foot,
    double *R_FR_foot, double *p_FR_foot, double *R_RL_foot, double *p_RL_foot,
    double *R_RR_foot, double *p_RR_foot)
#else
static void go2_forward_kinematics_lanes(
    const real *q, real *R_base, real *p_base, real *R_FL_foot, real *p_FL_foot,
    real *R_FR_foot, real *p_FR_foot, real *R_RL_foot, real *p_RL_foot, real *R_RR_foot,
    real *p_RR_foot)
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
    const real x022 = x013 * cosine[0] + x014 * sine[0];
    const real x023 = x014 * cosine[0] - x013 * sine[0];
    const real x024 = x017 * cosine[0] - x018 * sine[0];
    const real x025 = x018 * cosine[0] + x017 * sine[0];
    const real x026 = x020 * cosine[0] - x021 * sine[0];
    const real x027 = x021 * cosine[0] + x020 * sine[0];
    const real x028 = x013 * 0.0465;
    const real x029 = x012 * 0.1934;
    const real x030 = q[0] + x028;
    const real x031 = x017 * 0.0465;
    const real x032 = x015 * 0.1934;
    const real x033 = q[1] + x032;
    const real x034 = x020 * 0.0465;
    const real x035 = x019 * 0.1934;
    const real x036 = q[2] + x034;
    const real x037 = x012 * cosine[1] + x023 * sine[1];
    const real x038 = x012 * sine[1] - x023 * cosine[1];
    const real x039 = x015 * cosine[1] - x025 * sine[1];
    const real x040 = x015 * sine[1] + x025 * cosine[1];
    const real x041 = x019 * cosine[1] + x027 * sine[1];
    const real x042 = x019 * sine[1] - x027 * cosine[1];
    const real x043 = x037 * sine[2] + x038 * cosine[2];
    const real x044 = x039 * sine[2] + x040 * cosine[2];
    const real x045 = x041 * sine[2] + x042 * cosine[2];
    const real x046 = 0.213 * (x038 + x043) + (x022 * 0.0955 - (x029 - x030));
    const real x047 = 0.213 * (x040 + x044) + (x024 * 0.0955 + (x031 - x033));
    const real x048 = 0.213 * (x042 + x045) - (x026 * 0.0955 + (x035 + x036));
    const real x049 = x013 * cosine[3] + x014 * sine[3];
    const real x050 = x014 * cosine[3] - x013 * sine[3];
    const real x051 = x017 * cosine[3] - x018 * sine[3];
    const real x052 = x018 * cosine[3] + x017 * sine[3];
    const real x053 = x020 * cosine[3] - x021 * sine[3];
    const real x054 = x021 * cosine[3] + x020 * sine[3];
    const real x055 = q[0] - x028;
    const real x056 = q[2] - x034;
    const real x057 = x012 * cosine[4] + x050 * sine[4];
    const real x058 = x012 * sine[4] - x050 * cosine[4];
    const real x059 = x015 * cosine[4] - x052 * sine[4];
    const real x060 = x015 * sine[4] + x052 * cosine[4];
    const real x061 = x019 * cosine[4] + x054 * sine[4];
    const real x062 = x019 * sine[4] - x054 * cosine[4];
    const real x063 = x057 * sine[5] + x058 * cosine[5];
    const real x064 = x059 * sine[5] + x060 * cosine[5];
    const real x065 = x061 * sine[5] + x062 * cosine[5];
    const real x066 = 0.213 * (x058 + x063) - (0.0955 * x049 + (x029 - x055));
    const real x067 = 0.213 * (x060 + x064) - (0.0955 * x051 + (x031 + x033));
    const real x068 = 0.213 * (x062 + x065) + (0.0955 * x053 - (x035 + x056));
    const real x069 = x013 * cosine[6] + x014 * sine[6];
    const real x070 = x014 * cosine[6] - x013 * sine[6];
    const real x071 = x017 * cosine[6] - x018 * sine[6];
    const real x072 = x018 * cosine[6] + x017 * sine[6];
    const real x073 = x020 * cosine[6] - x021 * sine[6];
    const real x074 = x021 * cosine[6] + x020 * sine[6];
    const real x075 = q[1] - x032;
    const real x076 = x012 * cosine[7] + x070 * sine[7];
    const real x077 = x012 * sine[7] - x070 * cosine[7];
    const real x078 = x015 * cosine[7] - x072 * sine[7];
    const real x079 = x015 * sine[7] + x072 * cosine[7];
    const real x080 = x019 * cosine[7] + x074 * sine[7];
    const real x081 = x019 * sine[7] - x074 * cosine[7];
    const real x082 = x076 * sine[8] + x077 * cosine[8];
    const real x083 = x078 * sine[8] + x079 * cosine[8];
    const real x084 = x080 * sine[8] + x081 * cosine[8];
    const real x085 = 0.213 * (x077 + x082) + (0.0955 * x069 + (x029 + x030));
    const real x086 = 0.213 * (x079 + x083) + (0.0955 * x071 + (x031 - x075));
    const real x087 = 0.213 * (x081 + x084) - (0.0955 * x073 - (x035 - x036));
    const real x088 = x013 * cosine[9] + x014 * sine[9];
    const real x089 = x014 * cosine[9] - x013 * sine[9];
    const real x090 = x017 * cosine[9] - x018 * sine[9];
    const real x091 = x018 * cosine[9] + x017 * sine[9];
    const real x092 = x020 * cosine[9] - x021 * sine[9];
    const real x093 = x021 * cosine[9] + x020 * sine[9];
    const real x094 = x012 * cosine[10] + x089 * sine[10];
    const real x095 = x012 * sine[10] - x089 * cosine[10];
    const real x096 = x015 * cosine[10] - x091 * sine[10];
    const real x097 = x015 * sine[10] + x091 * cosine[10];
    const real x098 = x019 * cosine[10] + x093 * sine[10];
    const real x099 = x019 * sine[10] - x093 * cosine[10];
    const real x100 = x094 * sine[11] + x095 * cosine[11];
    const real x101 = x096 * sine[11] + x097 * cosine[11];
    const real x102 = x098 * sine[11] + x099 * cosine[11];
    const real x103 = 0.213 * (x095 + x100) - (0.0955 * x088 - (x029 + x055));
    const real x104 = 0.213 * (x097 + x101) - (0.0955 * x090 + (x031 + x075));
    const real x105 = 0.213 * (x099 + x102) + (0.0955 * x092 + (x035 - x056));
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
    R_FL_foot[0] = -(x037 * cosine[2] - x038 * sine[2]);
    R_FL_foot[1] = x039 * cosine[2] - x040 * sine[2];
    R_FL_foot[2] = x041 * cosine[2] - x042 * sine[2];
    R_FL_foot[3] = x022;
    R_FL_foot[4] = -x024;
    R_FL_foot[5] = x026;
    R_FL_foot[6] = -x043;
    R_FL_foot[7] = x044;
    R_FL_foot[8] = x045;
    p_FL_foot[0] = x046;
    p_FL_foot[1] = -x047;
    p_FL_foot[2] = -x048;
    R_FR_foot[0] = -(x057 * cosine[5] - x058 * sine[5]);
    R_FR_foot[1] = x059 * cosine[5] - x060 * sine[5];
    R_FR_foot[2] = x061 * cosine[5] - x062 * sine[5];
    R_FR_foot[3] = x049;
    R_FR_foot[4] = -x051;
    R_FR_foot[5] = x053;
    R_FR_foot[6] = -x063;
    R_FR_foot[7] = x064;
    R_FR_foot[8] = x065;
    p_FR_foot[0] = x066;
    p_FR_foot[1] = -x067;
    p_FR_foot[2] = -x068;
    R_RL_foot[0] = -(x076 * cosine[8] - x077 * sine[8]);
    R_RL_foot[1] = x078 * cosine[8] - x079 * sine[8];
    R_RL_foot[2] = x080 * cosine[8] - x081 * sine[8];
    R_RL_foot[3] = x069;
    R_RL_foot[4] = -x071;
    R_RL_foot[5] = x073;
    R_RL_foot[6] = -x082;
    R_RL_foot[7] = x083;
    R_RL_foot[8] = x084;
    p_RL_foot[0] = x085;
    p_RL_foot[1] = -x086;
    p_RL_foot[2] = -x087;
    R_RR_foot[0] = -(x094 * cosine[11] - x095 * sine[11]);
    R_RR_foot[1] = x096 * cosine[11] - x097 * sine[11];
    R_RR_foot[2] = x098 * cosine[11] - x099 * sine[11];
    R_RR_foot[3] = x088;
    R_RR_foot[4] = -x090;
    R_RR_foot[5] = x092;
    R_RR_foot[6] = -x100;
    R_RR_foot[7] = x101;
    R_RR_foot[8] = x102;
    p_RR_foot[0] = x103;
    p_RR_foot[1] = -x104;
    p_RR_foot[2] = -x105;
}

#undef real
#undef condition

#else

#include "go2.h"

#include "symdyn_lanes.h"

#if SYMDYN_LANES == 4
#include "go2_forward_kinematics_limbs.h"
#else
#define SYMDYN_PASS 1
#include "go2_forward_kinematics.c"
#undef SYMDYN_PASS
#endif

#if SYMDYN_LANES > 1
#define SYMDYN_PASS 2
#include "go2_forward_kinematics.c"
#undef SYMDYN_PASS
#endif

void go2_forward_kinematics_batch(
    size_t n, const double *q, double *R_base, double *p_base, double *R_FL_foot,
    double *p_FL_foot, double *R_FR_foot, double *p_FR_foot, double *R_RL_foot,
    double *p_RL_foot, double *R_RR_foot, double *p_RR_foot)
{
    size_t i = 0;
#if SYMDYN_LANES > 1
    for (; n - i >= SYMDYN_WIDTH_f64; i += SYMDYN_WIDTH_f64) {
        symdyn_f64
            q_lanes[19], R_base_lanes[9], p_base_lanes[3], R_FL_foot_lanes[9], p_FL_foot_lanes[3],
            R_FR_foot_lanes[9], p_FR_foot_lanes[3], R_RL_foot_lanes[9], p_RL_foot_lanes[3],
            R_RR_foot_lanes[9], p_RR_foot_lanes[3];
        symdyn_load_f64(q_lanes, q + 19 * i, 19);
        go2_forward_kinematics_lanes(
            q_lanes, R_base_lanes, p_base_lanes, R_FL_foot_lanes, p_FL_foot_lanes, R_FR_foot_lanes,
            p_FR_foot_lanes, R_RL_foot_lanes, p_RL_foot_lanes, R_RR_foot_lanes, p_RR_foot_lanes);
        symdyn_store_f64(R_base + 9 * i, R_base_lanes, 9);
        symdyn_store_f64(p_base + 3 * i, p_base_lanes, 3);
        symdyn_store_f64(R_FL_foot + 9 * i, R_FL_foot_lanes, 9);
        symdyn_store_f64(p_FL_foot + 3 * i, p_FL_foot_lanes, 3);
        symdyn_store_f64(R_FR_foot + 9 * i, R_FR_foot_lanes, 9);
        symdyn_store_f64(p_FR_foot + 3 * i, p_FR_foot_lanes, 3);
        symdyn_store_f64(R_RL_foot + 9 * i, R_RL_foot_lanes, 9);
        symdyn_store_f64(p_RL_foot + 3 * i, p_RL_foot_lanes, 3);
        symdyn_store_f64(R_RR_foot + 9 * i, R_RR_foot_lanes, 9);
        symdyn_store_f64(p_RR_foot + 3 * i, p_RR_foot_lanes, 3);
    }
#endif
    for (; i < n; ++i) {
        go2_forward_kinematics(
            q + 19 * i, R_base + 9 * i, p_base + 3 * i, R_FL_foot + 9 * i, p_FL_foot + 3 * i,
            R_FR_foot + 9 * i, p_FR_foot + 3 * i, R_RL_foot + 9 * i, p_RL_foot + 3 * i,
            R_RR_foot + 9 * i, p_RR_foot + 3 * i);
    }
}

#endif
