# convert_v_to_unitree of go2: Velocity to the order of Unitree's SDK; accelerations and forces likewise.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 a4bc8085b264cecff52bc166bde46e0609629081bc4a860ab749cab4270620d3
# Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     v_unitree  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     conventions/unitree  PROVED

import casadi as ca


def convert_v_to_unitree():
    """Velocity to the order of Unitree's SDK; accelerations and forces likewise.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    v = ca.SX.sym("v", 18, 1)
    (
        v_00, v_01, v_02, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13,
        v_14, v_15, v_16, v_17
    ) = ca.vertsplit(v)
    v_unitree = ca.SX(
        ca.Sparsity(
            18,
            1,
            [0, 18],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        ),
        ca.vertcat(
            v_00,
            v_01,
            v_02,
            v_03,
            v_04,
            v_05,
            v_09,
            v_10,
            v_11,
            v_06,
            v_07,
            v_08,
            v_15,
            v_16,
            v_17,
            v_12,
            v_13,
            v_14,
        ),
    )
    return ca.Function(
        "convert_v_to_unitree",
        [v],
        [v_unitree],
        ["v"],
        ["v_unitree"],
    )
