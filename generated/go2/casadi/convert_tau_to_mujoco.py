# convert_tau_to_mujoco of go2: Force to the convention mujoco: [base linear in world axes, base angular in base axes, joints].
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 8f5b6bbe1fbce5cb926764fcbd280148e366df4fea9eaedc99ef503bb32717d5
# Operations  21 mul, 17 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q    19  m, -, rad  [p, quaternion xyzw, joints]
#     tau  18  N, N m     [base linear, base angular, joints], base axes
#
# Outputs
#     tau_mujoco  18  N, N m  [base linear in world axes, base angular in base axes, joints]
#
# Statements it rests on
#     conventions/tau-pinocchio-mujoco     PROVED
#     conventions/tau-featherstone-mujoco  PROVED

import casadi as ca


def convert_tau_to_mujoco():
    """Force to the convention mujoco: [base linear in world axes, base angular in base axes, joints].

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
    x12 = 1.0 - q_03 * x01
    x13 = tau_01 * (x06 - x11) + tau_02 * (x07 + x10)
    x14 = tau_00 * (x05 - (1.0 - x04)) - x13
    x15 = tau_00 * (x06 + x11) + tau_02 * (x08 - x09)
    x16 = tau_00 * (x07 - x10) + tau_01 * (x08 + x09)
    tau_mujoco = ca.SX(
        ca.Sparsity(
            18,
            1,
            [0, 18],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        ),
        ca.vertcat(
            -x14,
            -(tau_01 * (x05 - x12) - x15),
            -(tau_02 * (x04 - x12) - x16),
            tau_03,
            tau_04,
            tau_05,
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
        "convert_tau_to_mujoco",
        [q, tau],
        [tau_mujoco],
        ["q", "tau"],
        ["tau_mujoco"],
    )
