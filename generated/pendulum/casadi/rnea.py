# rnea of pendulum: Torque for a motion of the pendulum; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate pendulum
#
# Source      derivations/pendulum.py
# Convention  as the derivation says
# Program     SHA-256 9a1c6a374342a6b4805bcbdb1fe7019982ade927ac02830e610890754f249c00
# Operations  6 mul, 2 add, 0 div, 1 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  scalar
#     v  scalar
#     a  scalar
#     p  4
#
# Outputs
#     tau  scalar
#
# Statements it rests on
#     pendulum/equation  PROVED
#     pendulum/rnea      PROVED

import casadi as ca


def rnea():
    """Torque for a motion of the pendulum; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 1, 1)
    v = ca.SX.sym("v", 1, 1)
    a = ca.SX.sym("a", 1, 1)
    p = ca.SX.sym("p", 4, 1)
    (q_0,) = ca.vertsplit(q)
    (a_0,) = ca.vertsplit(a)
    (p_0, p_1, p_2, p_3) = ca.vertsplit(p)
    x1 = a_0 * (p_2 + p_0 * (p_1 * p_1))
    x2 = ca.sin(q_0) * (p_3 * (p_0 * p_1))
    tau = ca.SX(
        ca.Sparsity(
            1,
            1,
            [0, 1],
            [0],
        ),
        ca.vertcat(
            x1 + x2,
        ),
    )
    return ca.Function(
        "rnea",
        [q, v, a, p],
        [tau],
        ["q", "v", "a", "p"],
        ["tau"],
    )
