# convert_v_from_unitree of go2: Velocity from the order of Unitree's SDK; accelerations and forces likewise.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 816e8a0eab9f5269955375989a5c890ff425c5611686298f90671f06fd473a14
# Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     v_unitree  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     conventions/unitree  PROVED

import casadi as ca


def convert_v_from_unitree():
    """Velocity from the order of Unitree's SDK; accelerations and forces likewise.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    v_unitree = ca.SX.sym("v_unitree", 18, 1)
    (
        v_unitree_00, v_unitree_01, v_unitree_02, v_unitree_03, v_unitree_04, v_unitree_05,
        v_unitree_06, v_unitree_07, v_unitree_08, v_unitree_09, v_unitree_10, v_unitree_11,
        v_unitree_12, v_unitree_13, v_unitree_14, v_unitree_15, v_unitree_16, v_unitree_17
    ) = ca.vertsplit(v_unitree)
    v = ca.SX(
        ca.Sparsity(
            18,
            1,
            [0, 18],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        ),
        ca.vertcat(
            v_unitree_00,
            v_unitree_01,
            v_unitree_02,
            v_unitree_03,
            v_unitree_04,
            v_unitree_05,
            v_unitree_09,
            v_unitree_10,
            v_unitree_11,
            v_unitree_06,
            v_unitree_07,
            v_unitree_08,
            v_unitree_15,
            v_unitree_16,
            v_unitree_17,
            v_unitree_12,
            v_unitree_13,
            v_unitree_14,
        ),
    )
    return ca.Function(
        "convert_v_from_unitree",
        [v_unitree],
        [v],
        ["v_unitree"],
        ["v"],
    )
