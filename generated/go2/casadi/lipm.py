# lipm of go2: Rate of a linear inverted pendulum under forces at the contacts, at constant height h.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.reduced
# Convention  pinocchio
# Program     SHA-256 3f2bf2a97cf76b5daccfe014559b337c700e94794961ef01de400e090e4a775c
# Operations  10 mul, 11 add, 3 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     x_lip  4       m, m/s  [c_x, c_y, v_x, v_y], world axes
#     f      12      N       on the robot at each contact, world axes
#     p_c    12      m       world
#     h      scalar  m       of the centre of mass above the contacts
#
# Outputs
#     xdot_lip  4  m/s, m/s^2  rate of x_lip
#
# Statements it rests on
#     control/pendulum  PROVED

import casadi as ca


def lipm():
    """Rate of a linear inverted pendulum under forces at the contacts, at constant height h.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    x_lip = ca.SX.sym("x_lip", 4, 1)
    f = ca.SX.sym("f", 12, 1)
    p_c = ca.SX.sym("p_c", 12, 1)
    h = ca.SX.sym("h", 1, 1)
    (x_lip_0, x_lip_1, x_lip_2, x_lip_3) = ca.vertsplit(x_lip)
    (_, _, f_02, _, _, f_05, _, _, f_08, _, _, f_11) = ca.vertsplit(f)
    (p_c_00, p_c_01, _, p_c_03, p_c_04, _, p_c_06, p_c_07, _, p_c_09, p_c_10, _) = ca.vertsplit(p_c)
    (h_0,) = ca.vertsplit(h)
    x1 = f_02 + f_05 + (f_08 + f_11)
    x2 = 9.81 / h_0
    x3 = f_02 * p_c_00 + f_05 * p_c_03 + (f_08 * p_c_06 + f_11 * p_c_09)
    x4 = f_02 * p_c_01 + f_05 * p_c_04 + (f_08 * p_c_07 + f_11 * p_c_10)
    xdot_lip = ca.SX(
        ca.Sparsity(
            4,
            1,
            [0, 4],
            [0, 1, 2, 3],
        ),
        ca.vertcat(
            x_lip_2,
            x_lip_3,
            x2 * (x_lip_0 - x3 / x1),
            x2 * (x_lip_1 - x4 / x1),
        ),
    )
    return ca.Function(
        "lipm",
        [x_lip, f, p_c, h],
        [xdot_lip],
        ["x_lip", "f", "p_c", "h"],
        ["xdot_lip"],
    )
