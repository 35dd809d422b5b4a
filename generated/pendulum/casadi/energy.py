# energy of pendulum: Kinetic and potential energy of the pendulum; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate pendulum
#
# Source      derivations/pendulum.py
# Convention  as the derivation says
# Program     SHA-256 f0253c710cf106a0aedb6fd620d5abb7bbdb9803370686351730c6c2d833fbbd
# Operations  9 mul, 1 add, 0 div, 0 sin, 1 cos, 0 sqrt
#
# Inputs
#     q  scalar
#     v  scalar
#     p  4
#
# Outputs
#     T  scalar
#     V  scalar
#
# Statements it rests on
#     pendulum/energies        PROVED
#     pendulum/energy-balance  PROVED

import casadi as ca


def energy():
    """Kinetic and potential energy of the pendulum; q from hanging down. p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 1, 1)
    v = ca.SX.sym("v", 1, 1)
    p = ca.SX.sym("p", 4, 1)
    (q_0,) = ca.vertsplit(q)
    (v_0,) = ca.vertsplit(v)
    (p_0, p_1, p_2, p_3) = ca.vertsplit(p)
    x1 = v_0 * v_0
    x2 = p_2 * x1 + p_1 * p_1 * (p_0 * x1)
    x3 = ca.cos(q_0) * (p_3 * (p_0 * p_1))
    T = ca.SX(
        ca.Sparsity(
            1,
            1,
            [0, 1],
            [0],
        ),
        ca.vertcat(
            0.5 * x2,
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
            -x3,
        ),
    )
    return ca.Function(
        "energy",
        [q, v, p],
        [T, V],
        ["q", "v", "p"],
        ["T", "V"],
    )
