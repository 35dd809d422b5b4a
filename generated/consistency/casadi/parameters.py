# parameters of consistency: The ten parameters of a pseudo-inertia (its upper triangle is read).
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate consistency
#
# Source      derivations/consistency.py
# Convention  as the derivation says
# Program     SHA-256 d50349e197de4eca8d1e4862367eb2c781af3847fd85f31b50e6c37e132822dc
# Operations  0 mul, 3 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     J  4 x 4
#
# Outputs
#     pi  10
#
# Statements it rests on
#     consistency/back  PROVED

import casadi as ca


def parameters():
    """The ten parameters of a pseudo-inertia (its upper triangle is read).

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    J = ca.SX.sym("J", 4, 4)
    (J_0_0, _, _, _, J_0_1, J_1_1, _, _, J_0_2, J_1_2, J_2_2, _, J_0_3, J_1_3, J_2_3, J_3_3) = ca.vertsplit(ca.vec(J))
    pi = ca.SX(
        ca.Sparsity(
            10,
            1,
            [0, 10],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        ),
        ca.vertcat(
            J_3_3,
            J_0_3,
            J_1_3,
            J_2_3,
            J_1_1 + J_2_2,
            -J_0_1,
            J_0_0 + J_2_2,
            -J_0_2,
            -J_1_2,
            J_0_0 + J_1_1,
        ),
    )
    return ca.Function(
        "parameters",
        [J],
        [pi],
        ["J"],
        ["pi"],
    )
