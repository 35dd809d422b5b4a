# torque_limit of go2: Rows >= 0 of the joints with a bound: effort - tau of each, then effort + tau.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.control
# Convention  pinocchio
# Program     SHA-256 cb97fb86cec2b35f3cfb554679f2b9b531f5eacd7747665eef8ee61af6556bb3
# Operations  0 mul, 24 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     tau_j  12  N m  joints
#
# Outputs
#     rows  24  N m  joints with a bound
#
# Statements it rests on
#     control/torque-limit  PROVED

import casadi as ca


def torque_limit():
    """Rows >= 0 of the joints with a bound: effort - tau of each, then effort + tau.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    tau_j = ca.SX.sym("tau_j", 12, 1)
    (
        tau_j_00, tau_j_01, tau_j_02, tau_j_03, tau_j_04, tau_j_05, tau_j_06, tau_j_07,
        tau_j_08, tau_j_09, tau_j_10, tau_j_11
    ) = ca.vertsplit(tau_j)
    rows = ca.SX(
        ca.Sparsity(
            24,
            1,
            [0, 24],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23],
        ),
        ca.vertcat(
            -(tau_j_00 - 23.7),
            -(tau_j_01 - 23.7),
            -(tau_j_02 - 45.43),
            -(tau_j_03 - 23.7),
            -(tau_j_04 - 23.7),
            -(tau_j_05 - 45.43),
            -(tau_j_06 - 23.7),
            -(tau_j_07 - 23.7),
            -(tau_j_08 - 45.43),
            -(tau_j_09 - 23.7),
            -(tau_j_10 - 23.7),
            -(tau_j_11 - 45.43),
            tau_j_00 + 23.7,
            tau_j_01 + 23.7,
            tau_j_02 + 45.43,
            tau_j_03 + 23.7,
            tau_j_04 + 23.7,
            tau_j_05 + 45.43,
            tau_j_06 + 23.7,
            tau_j_07 + 23.7,
            tau_j_08 + 45.43,
            tau_j_09 + 23.7,
            tau_j_10 + 23.7,
            tau_j_11 + 45.43,
        ),
    )
    return ca.Function(
        "torque_limit",
        [tau_j],
        [rows],
        ["tau_j"],
        ["rows"],
    )
