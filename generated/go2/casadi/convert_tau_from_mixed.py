# convert_tau_from_mixed of go2: Force from the convention mixed: [base linear, base angular, joints], world axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 39694e1c06f15955219b67128d3fec56d8018281017f7a7f48fe4326690eb1e4
# Operations  30 mul, 23 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q          19  m, -, rad  [p, quaternion xyzw, joints]
#     tau_mixed  18  N, N m     [base linear, base angular, joints], world axes
#
# Outputs
#     tau  18  N, N m  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     conventions/tau-pinocchio-mixed     PROVED
#     conventions/tau-mujoco-mixed        PROVED
#     conventions/tau-featherstone-mixed  PROVED

import casadi as ca


def convert_tau_from_mixed():
    """Force from the convention mixed: [base linear, base angular, joints], world axes.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    tau_mixed = ca.SX.sym("tau_mixed", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
    (
        tau_mixed_00, tau_mixed_01, tau_mixed_02, tau_mixed_03, tau_mixed_04, tau_mixed_05,
        tau_mixed_06, tau_mixed_07, tau_mixed_08, tau_mixed_09, tau_mixed_10, tau_mixed_11,
        tau_mixed_12, tau_mixed_13, tau_mixed_14, tau_mixed_15, tau_mixed_16, tau_mixed_17
    ) = ca.vertsplit(tau_mixed)
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
    x22 = tau_mixed_00 * x12 - (tau_mixed_01 * x15 + tau_mixed_02 * x19)
    x23 = tau_mixed_01 * x17 - (tau_mixed_00 * x13 + tau_mixed_02 * x20)
    x24 = tau_mixed_02 * x21 - (tau_mixed_00 * x14 + tau_mixed_01 * x18)
    x25 = tau_mixed_03 * x12 - (tau_mixed_04 * x15 + tau_mixed_05 * x19)
    x26 = tau_mixed_04 * x17 - (tau_mixed_03 * x13 + tau_mixed_05 * x20)
    x27 = tau_mixed_05 * x21 - (tau_mixed_03 * x14 + tau_mixed_04 * x18)
    tau = ca.SX(
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
            tau_mixed_06,
            tau_mixed_07,
            tau_mixed_08,
            tau_mixed_09,
            tau_mixed_10,
            tau_mixed_11,
            tau_mixed_12,
            tau_mixed_13,
            tau_mixed_14,
            tau_mixed_15,
            tau_mixed_16,
            tau_mixed_17,
        ),
    )
    return ca.Function(
        "convert_tau_from_mixed",
        [q, tau_mixed],
        [tau],
        ["q", "tau_mixed"],
        ["tau"],
    )
