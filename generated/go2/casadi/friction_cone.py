# friction_cone of go2: Rows >= 0 of each contact: f_z, mu f_z + f_x, mu f_z - f_x, mu f_z + f_y, mu f_z - f_y.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.control
# Convention  pinocchio
# Program     SHA-256 3431f617ccd672b340d4bdd4ceeeab42507ed04c41a6b668ace66498f5add331
# Operations  4 mul, 16 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     f   12      N  on the robot at each contact, world axes
#     mu  scalar  -  -
#
# Outputs
#     rows  20  N  level ground, world axes
#
# Statements it rests on
#     control/friction-cone  PROVED

import casadi as ca


def friction_cone():
    """Rows >= 0 of each contact: f_z, mu f_z + f_x, mu f_z - f_x, mu f_z + f_y, mu f_z - f_y.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    f = ca.SX.sym("f", 12, 1)
    mu = ca.SX.sym("mu", 1, 1)
    (f_00, f_01, f_02, f_03, f_04, f_05, f_06, f_07, f_08, f_09, f_10, f_11) = ca.vertsplit(f)
    (mu_0,) = ca.vertsplit(mu)
    x1 = f_02 * mu_0
    x2 = f_05 * mu_0
    x3 = f_08 * mu_0
    x4 = f_11 * mu_0
    rows = ca.SX(
        ca.Sparsity(
            20,
            1,
            [0, 20],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
        ),
        ca.vertcat(
            f_02,
            f_00 + x1,
            -(f_00 - x1),
            f_01 + x1,
            -(f_01 - x1),
            f_05,
            f_03 + x2,
            -(f_03 - x2),
            f_04 + x2,
            -(f_04 - x2),
            f_08,
            f_06 + x3,
            -(f_06 - x3),
            f_07 + x3,
            -(f_07 - x3),
            f_11,
            f_09 + x4,
            -(f_09 - x4),
            f_10 + x4,
            -(f_10 - x4),
        ),
    )
    return ca.Function(
        "friction_cone",
        [f, mu],
        [rows],
        ["f", "mu"],
        ["rows"],
    )
