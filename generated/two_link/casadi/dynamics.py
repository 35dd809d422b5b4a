# dynamics of two_link: Terms of M a + C v + g = tau of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate two_link
#
# Source      derivations/two_link.py
# Convention  as the derivation says
# Program     SHA-256 0f0e87a058fe59e119ee46417f8b02f3041acfd6278f741d8913b35f595a4919
# Operations  27 mul, 11 add, 0 div, 1 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  2
#     v  2
#     p  9
#
# Outputs
#     M  2 x 2
#     C  2 x 2
#     g  2
#
# Statements it rests on
#     two-link/mass-matrix  PROVED
#     two-link/coriolis     PROVED
#     two-link/gravity      PROVED
#     two-link/skew         PROVED

import casadi as ca


def dynamics():
    """Terms of M a + C v + g = tau of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 2, 1)
    v = ca.SX.sym("v", 2, 1)
    p = ca.SX.sym("p", 9, 1)
    (q_0, q_1) = ca.vertsplit(q)
    (v_0, v_1) = ca.vertsplit(v)
    (p_0, p_1, p_2, _, p_4, p_5, p_6, p_7, p_8) = ca.vertsplit(p)
    x01 = p_1 * (p_5 * p_5)
    x02 = ca.cos(q_1) * (p_5 * (p_1 * p_2))
    x03 = p_0 * (p_4 * p_4) + (p_6 + p_7)
    x04 = x03 + (p_1 * (p_2 * p_2) + x01)
    x05 = p_7 + x01
    x06 = x02 + x05
    x07 = ca.sin(q_1)
    x08 = x07 * (p_5 * (p_2 * (v_1 * p_1)))
    x09 = x07 * (p_5 * (p_2 * (v_0 * p_1)))
    x10 = ca.cos(q_0)
    x11 = ca.cos(q_0 + q_1)
    x12 = p_1 * (p_2 * x10 + p_5 * x11)
    x13 = p_8 * (x12 + x10 * (p_0 * p_4))
    M = ca.SX(
        ca.Sparsity(
            2,
            2,
            [0, 2, 4],
            [0, 1, 0, 1],
        ),
        ca.vertcat(
            2.0 * x02 + x04,
            x06,
            x06,
            x05,
        ),
    )
    C = ca.SX(
        ca.Sparsity(
            2,
            2,
            [0, 2, 3],
            [0, 1, 0],
        ),
        ca.vertcat(
            -x08,
            x09,
            -(x08 + x09),
        ),
    )
    g = ca.SX(
        ca.Sparsity(
            2,
            1,
            [0, 2],
            [0, 1],
        ),
        ca.vertcat(
            x13,
            x11 * (p_8 * (p_1 * p_5)),
        ),
    )
    return ca.Function(
        "dynamics",
        [q, v, p],
        [M, C, g],
        ["q", "v", "p"],
        ["M", "C", "g"],
    )
