# centroidal_dynamics of go2: Rate of centre of mass and centroidal momentum under forces at the contacts.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.reduced
# Convention  pinocchio
# Program     SHA-256 62738928cd7c3788b9b863100e8bd326373421cb532b79e3d800230c64cb87dd
# Operations  27 mul, 43 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     x_c  9   m, kg m/s, kg m^2/s  [c, l, k], world axes
#     f    12  N                    on the robot at each contact, world axes
#     p_c  12  m                    world
#
# Outputs
#     xdot_c  9  m/s, N, N m  [dc/dt, dl/dt, dk/dt], world axes
#
# Statements it rests on
#     control/centroidal  PROVED

import casadi as ca


def centroidal_dynamics():
    """Rate of centre of mass and centroidal momentum under forces at the contacts.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    x_c = ca.SX.sym("x_c", 9, 1)
    f = ca.SX.sym("f", 12, 1)
    p_c = ca.SX.sym("p_c", 12, 1)
    (x_c_0, x_c_1, x_c_2, x_c_3, x_c_4, x_c_5, _, _, _) = ca.vertsplit(x_c)
    (f_00, f_01, f_02, f_03, f_04, f_05, f_06, f_07, f_08, f_09, f_10, f_11) = ca.vertsplit(f)
    (
        p_c_00, p_c_01, p_c_02, p_c_03, p_c_04, p_c_05, p_c_06, p_c_07, p_c_08, p_c_09, p_c_10,
        p_c_11
    ) = ca.vertsplit(p_c)
    x01 = x_c_0 - p_c_00
    x02 = x_c_1 - p_c_01
    x03 = x_c_2 - p_c_02
    x04 = x_c_0 - p_c_03
    x05 = x_c_1 - p_c_04
    x06 = x_c_2 - p_c_05
    x07 = x_c_0 - p_c_06
    x08 = x_c_1 - p_c_07
    x09 = x_c_2 - p_c_08
    x10 = x_c_0 - p_c_09
    x11 = x_c_1 - p_c_10
    x12 = x_c_2 - p_c_11
    x13 = f_10 * x12 + f_01 * x03 + (f_04 * x06 + f_07 * x09)
    x14 = f_11 * x11 + f_02 * x02 + (f_05 * x05 + f_08 * x08)
    x15 = f_11 * x10 + f_02 * x01 + (f_05 * x04 + f_08 * x07)
    x16 = f_00 * x03 + f_03 * x06 + (f_06 * x09 + f_09 * x12)
    x17 = f_00 * x02 + f_03 * x05 + (f_06 * x08 + f_09 * x11)
    x18 = f_10 * x10 + f_01 * x01 + (f_04 * x04 + f_07 * x07)
    x19 = 157.81347 - (f_02 + f_05 + (f_08 + f_11))
    xdot_c = ca.SX(
        ca.Sparsity(
            9,
            1,
            [0, 9],
            [0, 1, 2, 3, 4, 5, 6, 7, 8],
        ),
        ca.vertcat(
            x_c_3 * 0.06216199415677255,
            x_c_4 * 0.06216199415677255,
            x_c_5 * 0.06216199415677255,
            f_00 + f_03 + (f_06 + f_09),
            f_01 + f_04 + (f_07 + f_10),
            -x19,
            x13 - x14,
            x15 - x16,
            x17 - x18,
        ),
    )
    return ca.Function(
        "centroidal_dynamics",
        [x_c, f, p_c],
        [xdot_c],
        ["x_c", "f", "p_c"],
        ["xdot_c"],
    )
