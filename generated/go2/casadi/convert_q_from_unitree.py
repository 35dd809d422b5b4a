# convert_q_from_unitree of go2: Configuration from the order of Unitree's SDK.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 cb9a3e84292d07c9d059bf7157ab9780d845117ec57589dfcea997e4422207f5
# Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q_unitree  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Statements it rests on
#     conventions/unitree  PROVED

import casadi as ca


def convert_q_from_unitree():
    """Configuration from the order of Unitree's SDK.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q_unitree = ca.SX.sym("q_unitree", 19, 1)
    (
        q_unitree_00, q_unitree_01, q_unitree_02, q_unitree_03, q_unitree_04, q_unitree_05,
        q_unitree_06, q_unitree_07, q_unitree_08, q_unitree_09, q_unitree_10, q_unitree_11,
        q_unitree_12, q_unitree_13, q_unitree_14, q_unitree_15, q_unitree_16, q_unitree_17,
        q_unitree_18
    ) = ca.vertsplit(q_unitree)
    q = ca.SX(
        ca.Sparsity(
            19,
            1,
            [0, 19],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
        ),
        ca.vertcat(
            q_unitree_00,
            q_unitree_01,
            q_unitree_02,
            q_unitree_03,
            q_unitree_04,
            q_unitree_05,
            q_unitree_06,
            q_unitree_10,
            q_unitree_11,
            q_unitree_12,
            q_unitree_07,
            q_unitree_08,
            q_unitree_09,
            q_unitree_16,
            q_unitree_17,
            q_unitree_18,
            q_unitree_13,
            q_unitree_14,
            q_unitree_15,
        ),
    )
    return ca.Function(
        "convert_q_from_unitree",
        [q_unitree],
        [q],
        ["q_unitree"],
        ["q"],
    )
