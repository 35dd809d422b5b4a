# convert_tau_to_mixed of go2: Force to the convention mixed: [base linear, base angular, joints], world axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 60b8d0a62e9bea92ef89a53f89f52cd40ea16df84fd90c97b42a6688eb15493b
# Operations  30 mul, 23 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q    19  m, -, rad  [p, quaternion xyzw, joints]
#     tau  18  N, N m     [base linear, base angular, joints], base axes
#
# Outputs
#     tau_mixed  18  N, N m  [base linear, base angular, joints], world axes
#
# Statements it rests on
#     conventions/tau-pinocchio-mixed     PROVED
#     conventions/tau-mujoco-mixed        PROVED
#     conventions/tau-featherstone-mixed  PROVED

import casadi as ca


def convert_tau_to_mixed():
    """Force to the convention mixed: [base linear, base angular, joints], world axes.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    tau = ca.SX.sym("tau", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
    (
        tau_00, tau_01, tau_02, tau_03, tau_04, tau_05, tau_06, tau_07, tau_08, tau_09, tau_10,
        tau_11, tau_12, tau_13, tau_14, tau_15, tau_16, tau_17
    ) = ca.vertsplit(tau)
    x01 = q_03 * 2.0
    x02 = q_04 * 2.0
    x03 = q_05 * 2.0
    x04 = q_04 * x02
    x05 = q_05 * x03
    x06 = q_03 * x02
    x07 = q_03 * x03
    x08 = q_04 * x03
    x09 = q_06 * x01
    x10 = q_06 * x02
    x11 = q_06 * x03
    x12 = x05 - (1.0 - x04)
    x13 = x06 - x11
    x14 = x07 + x10
    x15 = x06 + x11
    x16 = 1.0 - q_03 * x01
    x17 = x05 - x16
    x18 = x08 - x09
    x19 = x07 - x10
    x20 = x08 + x09
    x21 = x04 - x16
    x22 = tau_00 * x12 - (tau_01 * x13 + tau_02 * x14)
    x23 = tau_01 * x17 - (tau_00 * x15 + tau_02 * x18)
    x24 = tau_02 * x21 - (tau_00 * x19 + tau_01 * x20)
    x25 = tau_03 * x12 - (tau_04 * x13 + tau_05 * x14)
    x26 = tau_04 * x17 - (tau_03 * x15 + tau_05 * x18)
    x27 = tau_05 * x21 - (tau_03 * x19 + tau_04 * x20)
    tau_mixed = ca.SX(
        ca.Sparsity(
            18,
            1,
            [0, 18],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        ),
        ca.vertcat(
            -x22,
            -x23,
            -x24,
            -x25,
            -x26,
            -x27,
            tau_06,
            tau_07,
            tau_08,
            tau_09,
            tau_10,
            tau_11,
            tau_12,
            tau_13,
            tau_14,
            tau_15,
            tau_16,
            tau_17,
        ),
    )
    return ca.Function(
        "convert_tau_to_mixed",
        [q, tau],
        [tau_mixed],
        ["q", "tau"],
        ["tau_mixed"],
    )
