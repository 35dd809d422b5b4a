# srbm of go2: Rate of a single rigid body with the robot's mass under forces at the contacts.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.reduced
# Convention  pinocchio
# Program     SHA-256 280248f5b3432f955069a1242c01179ffb55e73baee86961e044acd487677680
# Operations  108 mul, 97 add, 3 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     x_rb  13     m, -, m/s, rad/s  [c, quaternion xyzw, dc/dt in world axes, omega in body axes]
#     f     12     N                 on the robot at each contact, world axes
#     p_c   12     m                 world
#     I_c   3 x 3  kg m^2            body axes, about the centre of mass
#
# Outputs
#     xdot_rb  13  m/s, 1/s, m/s^2, rad/s^2  rate of x_rb
#
# Statements it rests on
#     control/single-body  PROVED
#     control/centroidal   PROVED

import casadi as ca


def srbm():
    """Rate of a single rigid body with the robot's mass under forces at the contacts.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    x_rb = ca.SX.sym("x_rb", 13, 1)
    f = ca.SX.sym("f", 12, 1)
    p_c = ca.SX.sym("p_c", 12, 1)
    I_c = ca.SX.sym("I_c", 3, 3)
    (
        x_rb_00, x_rb_01, x_rb_02, x_rb_03, x_rb_04, x_rb_05, x_rb_06, x_rb_07, x_rb_08,
        x_rb_09, x_rb_10, x_rb_11, x_rb_12
    ) = ca.vertsplit(x_rb)
    (f_00, f_01, f_02, f_03, f_04, f_05, f_06, f_07, f_08, f_09, f_10, f_11) = ca.vertsplit(f)
    (
        p_c_00, p_c_01, p_c_02, p_c_03, p_c_04, p_c_05, p_c_06, p_c_07, p_c_08, p_c_09, p_c_10,
        p_c_11
    ) = ca.vertsplit(p_c)
    (I_c_0_0, I_c_1_0, I_c_2_0, I_c_0_1, I_c_1_1, I_c_2_1, I_c_0_2, I_c_1_2, I_c_2_2) = ca.vertsplit(ca.vec(I_c))
    x01 = x_rb_00 - p_c_00
    x02 = x_rb_01 - p_c_01
    x03 = x_rb_02 - p_c_02
    x04 = x_rb_00 - p_c_03
    x05 = x_rb_01 - p_c_04
    x06 = x_rb_02 - p_c_05
    x07 = x_rb_00 - p_c_06
    x08 = x_rb_01 - p_c_07
    x09 = x_rb_02 - p_c_08
    x10 = x_rb_00 - p_c_09
    x11 = x_rb_01 - p_c_10
    x12 = x_rb_02 - p_c_11
    x13 = f_10 * x12 + f_01 * x03 + (f_04 * x06 + f_07 * x09)
    x14 = f_11 * x11 + f_02 * x02 + (f_05 * x05 + f_08 * x08)
    x15 = x13 - x14
    x16 = f_11 * x10 + f_02 * x01 + (f_05 * x04 + f_08 * x07)
    x17 = f_00 * x03 + f_03 * x06 + (f_06 * x09 + f_09 * x12)
    x18 = x16 - x17
    x19 = f_00 * x02 + f_03 * x05 + (f_06 * x08 + f_09 * x11)
    x20 = f_10 * x10 + f_01 * x01 + (f_04 * x04 + f_07 * x07)
    x21 = x19 - x20
    x22 = x_rb_03 * 2.0
    x23 = x_rb_04 * 2.0
    x24 = x_rb_05 * 2.0
    x25 = x_rb_04 * x23
    x26 = x_rb_05 * x24
    x27 = x_rb_03 * x23
    x28 = x_rb_03 * x24
    x29 = x_rb_04 * x24
    x30 = x_rb_06 * x22
    x31 = x_rb_06 * x23
    x32 = x_rb_06 * x24
    x33 = 1.0 - x_rb_03 * x22
    x34 = x_rb_11 * I_c_0_1 + (x_rb_12 * I_c_0_2 + x_rb_10 * I_c_0_0)
    x35 = x_rb_11 * I_c_1_1 + (x_rb_12 * I_c_1_2 + x_rb_10 * I_c_1_0)
    x36 = x_rb_11 * I_c_2_1 + (x_rb_12 * I_c_2_2 + x_rb_10 * I_c_2_0)
    x37 = x21 * (x28 - x31) + (x_rb_12 * x35 - x_rb_11 * x36)
    x38 = x15 * (x26 - (1.0 - x25)) - x18 * (x27 + x32)
    x39 = x37 - x38
    x40 = x21 * (x29 + x30) + (x_rb_10 * x36 - x_rb_12 * x34)
    x41 = x15 * (x27 - x32) - x18 * (x26 - x33)
    x42 = x40 + x41
    x43 = x21 * (x25 - x33) - (x_rb_11 * x34 - x_rb_10 * x35)
    x44 = x15 * (x28 + x31) + x18 * (x29 - x30)
    x45 = x43 - x44
    x46 = I_c_1_1 * I_c_2_2 - I_c_1_2 * I_c_2_1
    x47 = I_c_1_2 * I_c_2_0 - I_c_1_0 * I_c_2_2
    x48 = I_c_1_0 * I_c_2_1 - I_c_1_1 * I_c_2_0
    x49 = I_c_0_1 * x47 + (I_c_0_2 * x48 + I_c_0_0 * x46)
    x50 = x45 * (I_c_0_1 * I_c_1_2 - I_c_0_2 * I_c_1_1)
    x51 = x42 * (I_c_0_2 * I_c_2_1 - I_c_0_1 * I_c_2_2)
    x52 = x45 * (I_c_0_2 * I_c_1_0 - I_c_0_0 * I_c_1_2)
    x53 = x42 * (I_c_0_0 * I_c_2_2 - I_c_0_2 * I_c_2_0)
    x54 = x45 * (I_c_0_0 * I_c_1_1 - I_c_0_1 * I_c_1_0)
    x55 = x42 * (I_c_0_1 * I_c_2_0 - I_c_0_0 * I_c_2_1)
    x56 = (x51 - (x50 - x39 * x46)) / x49
    x57 = (x53 - (x52 - x39 * x47)) / x49
    x58 = (x55 - (x54 - x39 * x48)) / x49
    x59 = x_rb_10 * 0.5
    x60 = x_rb_11 * 0.5
    x61 = x_rb_12 * 0.5
    x62 = (f_00 + f_03 + (f_06 + f_09)) * 0.06216199415677255
    x63 = (f_01 + f_04 + (f_07 + f_10)) * 0.06216199415677255
    x64 = (f_02 + f_05 + (f_08 + f_11)) * 0.06216199415677255
    x65 = x_rb_04 * x61 - (x_rb_05 * x60 - x_rb_06 * x59)
    x66 = x_rb_06 * x60 - (x_rb_03 * x61 - x_rb_05 * x59)
    x67 = x_rb_06 * x61 - (x_rb_04 * x59 - x_rb_03 * x60)
    x68 = x_rb_04 * x60 + (x_rb_05 * x61 + x_rb_03 * x59)
    xdot_rb = ca.SX(
        ca.Sparsity(
            13,
            1,
            [0, 13],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        ),
        ca.vertcat(
            x_rb_07,
            x_rb_08,
            x_rb_09,
            x65,
            x66,
            x67,
            -x68,
            x62,
            x63,
            -(9.81 - x64),
            x56,
            x57,
            x58,
        ),
    )
    return ca.Function(
        "srbm",
        [x_rb, f, p_c, I_c],
        [xdot_rb],
        ["x_rb", "f", "p_c", "I_c"],
        ["xdot_rb"],
    )
