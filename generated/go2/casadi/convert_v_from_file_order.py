# convert_v_from_file_order of go2: Velocity from the order of the robot's file; accelerations and forces likewise.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 36d94f8c4da12ad2b596f2466a061db29344cd8e7ea6dcaef8117a004b8c4f43
# Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     v_file_order  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     conventions/file-order  PROVED

import casadi as ca


def convert_v_from_file_order():
    """Velocity from the order of the robot's file; accelerations and forces likewise.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    v_file_order = ca.SX.sym("v_file_order", 18, 1)
    (
        v_file_order_00, v_file_order_01, v_file_order_02, v_file_order_03, v_file_order_04,
        v_file_order_05, v_file_order_06, v_file_order_07, v_file_order_08, v_file_order_09,
        v_file_order_10, v_file_order_11, v_file_order_12, v_file_order_13, v_file_order_14,
        v_file_order_15, v_file_order_16, v_file_order_17
    ) = ca.vertsplit(v_file_order)
    v = ca.SX(
        ca.Sparsity(
            18,
            1,
            [0, 18],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        ),
        ca.vertcat(
            v_file_order_00,
            v_file_order_01,
            v_file_order_02,
            v_file_order_03,
            v_file_order_04,
            v_file_order_05,
            v_file_order_06,
            v_file_order_07,
            v_file_order_08,
            v_file_order_09,
            v_file_order_10,
            v_file_order_11,
            v_file_order_12,
            v_file_order_13,
            v_file_order_14,
            v_file_order_15,
            v_file_order_16,
            v_file_order_17,
        ),
    )
    return ca.Function(
        "convert_v_from_file_order",
        [v_file_order],
        [v],
        ["v_file_order"],
        ["v"],
    )
