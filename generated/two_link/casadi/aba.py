# aba of two_link: Accelerations of the two-link arm under torques. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate two_link
#
# Source      derivations/two_link.py
# Convention  as the derivation says
# Program     SHA-256 babca9e8cab6a445a491ad2925718cd7cbd399a464114d1687d3c08203c5786f
# Operations  50 mul, 24 add, 2 div, 1 sin, 3 cos, 0 sqrt
#
# Inputs
#     q    2
#     v    2
#     tau  2
#     p    9
#
# Outputs
#     a  2
#
# Statements it rests on
#     two-link/mass-matrix  PROVED
#     two-link/aba          PROVED

import casadi as ca


def aba():
    """Accelerations of the two-link arm under torques. p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia about the centre, gravity; q1 from the horizontal, q2 from the first link.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 2, 1)
    v = ca.SX.sym("v", 2, 1)
    tau = ca.SX.sym("tau", 2, 1)
    p = ca.SX.sym("p", 9, 1)
    (q_0, q_1) = ca.vertsplit(q)
    (v_0, v_1) = ca.vertsplit(v)
    (tau_0, tau_1) = ca.vertsplit(tau)
    (p_0, p_1, p_2, _, p_4, p_5, p_6, p_7, p_8) = ca.vertsplit(p)
    x01 = p_5 * p_5
    x02 = p_4 * p_4
    x03 = p_2 * p_2
    x04 = p_1 * p_1 * (x01 * x03)
    x05 = ca.cos(q_1)
    x06 = p_0 * p_7 + x01 * (p_0 * p_1)
    x07 = x03 * (p_1 * p_7) + p_6 * p_7
    x08 = x04 * (x05 * x05) - (x04 + x01 * (p_1 * p_6))
    x09 = x02 * x06 + x07 - x08
    x10 = p_1 * x01
    x11 = p_7 + x10
    x12 = ca.cos(q_0)
    x13 = ca.cos(q_0 + q_1)
    x14 = p_1 * (p_2 * x12 + p_5 * x13)
    x15 = ca.sin(q_1)
    x16 = p_5 * (p_2 * (p_1 * (v_0 + v_1)))
    x17 = p_5 * (p_2 * (p_1 * (v_0 * v_1)))
    x18 = p_8 * (x14 + x12 * (p_0 * p_4))
    x19 = v_1 * (x15 * x16) + (tau_0 + x15 * x17)
    x20 = x18 - x19
    x21 = p_5 * (p_1 * p_2)
    x22 = tau_1 - x13 * (p_8 * (p_1 * p_5))
    x23 = v_0 * v_0 * (x15 * x21) - x22
    x24 = x05 * x21
    x25 = x11 + x24
    x26 = (x11 * x20 - x23 * x25) / x09
    x27 = x10 + (p_6 + p_7) + (p_0 * x02 + p_1 * x03)
    x28 = x23 * (x24 * 2.0 + x27) - x20 * x25
    a = ca.SX(
        ca.Sparsity(
            2,
            1,
            [0, 2],
            [0, 1],
        ),
        ca.vertcat(
            -x26,
            -(x28 / x09),
        ),
    )
    return ca.Function(
        "aba",
        [q, v, tau, p],
        [a],
        ["q", "v", "tau", "p"],
        ["a"],
    )
