# rnea of two_link: Torques for a motion of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate two_link
#
# Source      derivations/two_link.py
# Convention  as the derivation says
# Program     SHA-256 9d73e541920dab092d8f30b75b1d3581f66f6a7994fbf7758fdc8e9720fc02b8
# Operations  36 mul, 18 add, 0 div, 1 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  2
#     v  2
#     a  2
#     p  9
#
# Outputs
#     tau  2
#
# Statements it rests on
#     two-link/mass-matrix  PROVED
#     two-link/rnea         PROVED

import casadi as ca


def rnea():
    """Torques for a motion of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 2, 1)
    v = ca.SX.sym("v", 2, 1)
    a = ca.SX.sym("a", 2, 1)
    p = ca.SX.sym("p", 9, 1)
    (q_0, q_1) = ca.vertsplit(q)
    (v_0, v_1) = ca.vertsplit(v)
    (a_0, a_1) = ca.vertsplit(a)
    (p_0, p_1, p_2, _, p_4, p_5, p_6, p_7, p_8) = ca.vertsplit(p)
    x01 = p_1 * (p_5 * p_5)
    x02 = p_5 * (p_1 * p_2)
    x03 = ca.cos(q_1) * x02
    x04 = p_0 * (p_4 * p_4) + p_1 * (p_2 * p_2)
    x05 = 2.0 * x03 + (x01 + (p_6 + p_7) + x04)
    x06 = p_7 + x01
    x07 = x03 + x06
    x08 = ca.cos(q_0)
    x09 = ca.cos(q_0 + q_1)
    x10 = p_1 * (p_2 * x08 + p_5 * x09)
    x11 = ca.sin(q_1)
    x12 = p_5 * (p_2 * (p_1 * (v_0 + v_1)))
    x13 = p_5 * (p_2 * (p_1 * (v_0 * v_1)))
    x14 = p_8 * (x10 + x08 * (p_0 * p_4))
    x15 = a_0 * x05 - v_1 * (x11 * x12)
    x16 = x14 + (a_1 * x07 - x11 * x13)
    x17 = a_1 * x06 + x09 * (p_8 * (p_1 * p_5))
    x18 = a_0 * x07 + v_0 * v_0 * (x02 * x11)
    tau = ca.SX(
        ca.Sparsity(
            2,
            1,
            [0, 2],
            [0, 1],
        ),
        ca.vertcat(
            x15 + x16,
            x17 + x18,
        ),
    )
    return ca.Function(
        "rnea",
        [q, v, a, p],
        [tau],
        ["q", "v", "a", "p"],
        ["tau"],
    )
