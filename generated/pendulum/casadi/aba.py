# aba of pendulum: Acceleration of the pendulum under a torque; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate pendulum
#
# Source      derivations/pendulum.py
# Convention  as the derivation says
# Program     SHA-256 31610bc2b08006b3843cc52ff597ffa88f68775c58236925a72ea39cd3d24294
# Operations  5 mul, 2 add, 1 div, 1 sin, 0 cos, 0 sqrt
#
# Inputs
#     q    scalar
#     v    scalar
#     tau  scalar
#     p    4
#
# Outputs
#     a  scalar
#
# Statements it rests on
#     pendulum/equation  PROVED
#     pendulum/aba       PROVED

import casadi as ca


def aba():
    """Acceleration of the pendulum under a torque; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 1, 1)
    v = ca.SX.sym("v", 1, 1)
    tau = ca.SX.sym("tau", 1, 1)
    p = ca.SX.sym("p", 4, 1)
    (q_0,) = ca.vertsplit(q)
    (tau_0,) = ca.vertsplit(tau)
    (p_0, p_1, p_2, p_3) = ca.vertsplit(p)
    x1 = ca.sin(q_0) * (p_3 * (p_0 * p_1))
    x2 = (tau_0 - x1) / (p_2 + p_0 * (p_1 * p_1))
    a = ca.SX(
        ca.Sparsity(
            1,
            1,
            [0, 1],
            [0],
        ),
        ca.vertcat(
            x2,
        ),
    )
    return ca.Function(
        "aba",
        [q, v, tau, p],
        [a],
        ["q", "v", "tau", "p"],
        ["a"],
    )
