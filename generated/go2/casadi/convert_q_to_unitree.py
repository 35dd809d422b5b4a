# convert_q_to_unitree of go2: Configuration to the order of Unitree's SDK.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 3de07d770beaaafbc5321b2a8539bfe8a6477af04f5f67e2a707111d44769e78
# Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     q_unitree  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Statements it rests on
#     conventions/unitree  PROVED

import casadi as ca


def convert_q_to_unitree():
    """Configuration to the order of Unitree's SDK.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    (
        q_00, q_01, q_02, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13,
        q_14, q_15, q_16, q_17, q_18
    ) = ca.vertsplit(q)
    q_unitree = ca.SX(
        ca.Sparsity(
            19,
            1,
            [0, 19],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
        ),
        ca.vertcat(
            q_00,
            q_01,
            q_02,
            q_03,
            q_04,
            q_05,
            q_06,
            q_10,
            q_11,
            q_12,
            q_07,
            q_08,
            q_09,
            q_16,
            q_17,
            q_18,
            q_13,
            q_14,
            q_15,
        ),
    )
    return ca.Function(
        "convert_q_to_unitree",
        [q],
        [q_unitree],
        ["q"],
        ["q_unitree"],
    )
