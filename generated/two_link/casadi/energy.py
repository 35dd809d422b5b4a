# energy of two_link: Kinetic and potential energy of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate two_link
#
# Source      derivations/two_link.py
# Convention  as the derivation says
# Program     SHA-256 590668f3e617e31559b95a3a4cfff8482dee7225b2f4150eb1b1ce6eefc884b1
# Operations  23 mul, 13 add, 0 div, 2 sin, 1 cos, 0 sqrt
#
# Inputs
#     q  2
#     v  2
#     p  9
#
# Outputs
#     T  scalar
#     V  scalar
#
# Statements it rests on
#     two-link/energies        PROVED
#     two-link/energy-balance  PROVED

import casadi as ca


def energy():
    """Kinetic and potential energy of the two-link arm. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.

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
    x03 = p_0 * (p_4 * p_4) + p_1 * (p_2 * p_2)
    x04 = 2.0 * x02 + (x01 + (p_6 + p_7) + x03)
    x05 = p_7 + x01
    x06 = x02 + x05
    x07 = v_0 * (v_0 * x04 + v_1 * x06)
    x08 = v_1 * (v_0 * x06 + v_1 * x05)
    x09 = ca.sin(q_0)
    x10 = p_2 * x09 + p_5 * ca.sin(q_0 + q_1)
    x11 = p_1 * x10 + x09 * (p_0 * p_4)
    T = ca.SX(
        ca.Sparsity(
            1,
            1,
            [0, 1],
            [0],
        ),
        ca.vertcat(
            0.5 * (x07 + x08),
        ),
    )
    V = ca.SX(
        ca.Sparsity(
            1,
            1,
            [0, 1],
            [0],
        ),
        ca.vertcat(
            p_8 * x11,
        ),
    )
    return ca.Function(
        "energy",
        [q, v, p],
        [T, V],
        ["q", "v", "p"],
        ["T", "V"],
    )
