# dynamics of pendulum: Terms of M a + g = tau of the pendulum; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate pendulum
#
# Source      derivations/pendulum.py
# Convention  as the derivation says
# Program     SHA-256 11a1be7e4a3ada572200536ca27cfeb1efabfdc54e91dd4297940892895b3db8
# Operations  5 mul, 1 add, 0 div, 1 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  scalar
#     v  scalar
#     p  4
#
# Outputs
#     M  scalar
#     g  scalar
#
# Statements it rests on
#     pendulum/equation  PROVED
#     pendulum/crba      PROVED

import casadi as ca


def dynamics():
    """Terms of M a + g = tau of the pendulum; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 1, 1)
    v = ca.SX.sym("v", 1, 1)
    p = ca.SX.sym("p", 4, 1)
    (q_0,) = ca.vertsplit(q)
    (p_0, p_1, p_2, p_3) = ca.vertsplit(p)
    x1 = ca.sin(q_0) * (p_3 * (p_0 * p_1))
    M = ca.SX(
        ca.Sparsity(
            1,
            1,
            [0, 1],
            [0],
        ),
        ca.vertcat(
            p_2 + p_0 * (p_1 * p_1),
        ),
    )
    g = ca.SX(
        ca.Sparsity(
            1,
            1,
            [0, 1],
            [0],
        ),
        ca.vertcat(
            x1,
        ),
    )
    return ca.Function(
        "dynamics",
        [q, v, p],
        [M, g],
        ["q", "v", "p"],
        ["M", "g"],
    )
