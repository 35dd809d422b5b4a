# kinematics of two_link: Position of the tip, its Jacobian, the determinant, and the velocity ellipse's semi-axes (the second with the sign of the determinant) of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate two_link
#
# Source      derivations/two_link.py
# Convention  as the derivation says
# Program     SHA-256 71f2dcc4109977e3df185d02cc78739389c5842539b38034b7234f1577b7afb1
# Operations  17 mul, 11 add, 0 div, 3 sin, 3 cos, 2 sqrt
#
# Inputs
#     q  2
#     p  9
#
# Outputs
#     tip    2
#     J      2 x 2
#     det_J  scalar
#     sigma  2
#
# Statements it rests on
#     two-link/tip          PROVED
#     two-link/determinant  PROVED
#     two-link/ellipse      PROVED

import casadi as ca


def kinematics():
    """Position of the tip, its Jacobian, the determinant, and the velocity ellipse's semi-axes (the second with the sign of the determinant) of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 2, 1)
    p = ca.SX.sym("p", 9, 1)
    (q_0, q_1) = ca.vertsplit(q)
    (_, _, p_2, p_3, _, _, _, _, _) = ca.vertsplit(p)
    x01 = q_0 + q_1
    x02 = p_3 * ca.cos(x01)
    x03 = p_2 * ca.cos(q_0) + x02
    x04 = p_3 * ca.sin(x01)
    x05 = p_2 * ca.sin(q_0) + x04
    x06 = ca.sin(q_1)
    x07 = ca.cos(q_1)
    x08 = x06 - x07
    x09 = p_2 - p_3 * x08
    x10 = p_3 * p_3
    x11 = x06 + x07
    x12 = x09 * x09 + x10 * (x11 * x11)
    x13 = 0.5 * ca.sqrt(x12)
    x14 = p_2 + p_3 * x11
    x15 = x14 * x14 + x10 * (x08 * x08)
    x16 = 0.5 * ca.sqrt(x15)
    tip = ca.SX(
        ca.Sparsity(
            2,
            1,
            [0, 2],
            [0, 1],
        ),
        ca.vertcat(
            x03,
            x05,
        ),
    )
    J = ca.SX(
        ca.Sparsity(
            2,
            2,
            [0, 2, 4],
            [0, 1, 0, 1],
        ),
        ca.vertcat(
            -x05,
            x03,
            -x04,
            x02,
        ),
    )
    det_J = ca.SX(
        ca.Sparsity(
            1,
            1,
            [0, 1],
            [0],
        ),
        ca.vertcat(
            x06 * (p_2 * p_3),
        ),
    )
    sigma = ca.SX(
        ca.Sparsity(
            2,
            1,
            [0, 2],
            [0, 1],
        ),
        ca.vertcat(
            x13 + x16,
            -(x13 - x16),
        ),
    )
    return ca.Function(
        "kinematics",
        [q, p],
        [tip, J, det_J, sigma],
        ["q", "p"],
        ["tip", "J", "det_J", "sigma"],
    )
