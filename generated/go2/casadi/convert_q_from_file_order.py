# convert_q_from_file_order of go2: Configuration from the order of the robot's file.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 96852fb9b5d64bfdfa9adb5a926316776436795af2d99103b019546d187a4348
# Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q_file_order  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Statements it rests on
#     conventions/file-order  PROVED

import casadi as ca


def convert_q_from_file_order():
    """Configuration from the order of the robot's file.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q_file_order = ca.SX.sym("q_file_order", 19, 1)
    (
        q_file_order_00, q_file_order_01, q_file_order_02, q_file_order_03, q_file_order_04,
        q_file_order_05, q_file_order_06, q_file_order_07, q_file_order_08, q_file_order_09,
        q_file_order_10, q_file_order_11, q_file_order_12, q_file_order_13, q_file_order_14,
        q_file_order_15, q_file_order_16, q_file_order_17, q_file_order_18
    ) = ca.vertsplit(q_file_order)
    q = ca.SX(
        ca.Sparsity(
            19,
            1,
            [0, 19],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
        ),
        ca.vertcat(
            q_file_order_00,
            q_file_order_01,
            q_file_order_02,
            q_file_order_03,
            q_file_order_04,
            q_file_order_05,
            q_file_order_06,
            q_file_order_07,
            q_file_order_08,
            q_file_order_09,
            q_file_order_10,
            q_file_order_11,
            q_file_order_12,
            q_file_order_13,
            q_file_order_14,
            q_file_order_15,
            q_file_order_16,
            q_file_order_17,
            q_file_order_18,
        ),
    )
    return ca.Function(
        "convert_q_from_file_order",
        [q_file_order],
        [q],
        ["q_file_order"],
        ["q"],
    )
