# pseudo_inertia of consistency: Pseudo-inertia, 4 x 4, of the ten parameters [m, m c, Ixx Ixy Iyy Ixz Iyz Izz]: positive definite where a body of positive density has them.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate consistency
#
# Source      derivations/consistency.py
# Convention  as the derivation says
# Program     SHA-256 639153bc34d104e05b1f558d01f9ba61942992ddbc8122952c7292ffb638f867
# Operations  3 mul, 5 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     pi  10
#
# Outputs
#     J  4 x 4
#
# Statements it rests on
#     consistency/point     PROVED
#     consistency/frame     PROVED
#     consistency/triangle  PROVED

import casadi as ca


def pseudo_inertia():
    """Pseudo-inertia, 4 x 4, of the ten parameters [m, m c, Ixx Ixy Iyy Ixz Iyz Izz]: positive definite where a body of positive density has them.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    pi = ca.SX.sym("pi", 10, 1)
    (pi_0, pi_1, pi_2, pi_3, pi_4, pi_5, pi_6, pi_7, pi_8, pi_9) = ca.vertsplit(pi)
    x1 = pi_6 * 0.5
    x2 = pi_9 * 0.5
    x3 = pi_4 * 0.5
    x4 = x1 - x2
    J = ca.SX(
        ca.Sparsity(
            4,
            4,
            [0, 4, 8, 12, 16],
            [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3],
        ),
        ca.vertcat(
            -(x3 - (x1 + x2)),
            -pi_5,
            -pi_7,
            pi_1,
            -pi_5,
            x3 - x4,
            -pi_8,
            pi_2,
            -pi_7,
            -pi_8,
            x3 + x4,
            pi_3,
            pi_1,
            pi_2,
            pi_3,
            pi_0,
        ),
    )
    return ca.Function(
        "pseudo_inertia",
        [pi],
        [J],
        ["pi"],
        ["J"],
    )
