# convert_tau_from_mujoco of go2: Force from the convention mujoco: [base linear in world axes, base angular in base axes, joints].
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 ba6040c442ece7d6e301b9e26aabb87221bb3b833c9e27ee45cbb8ffb8806923
# Operations  21 mul, 17 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q           19  m, -, rad  [p, quaternion xyzw, joints]
#     tau_mujoco  18  N, N m     [base linear in world axes, base angular in base axes, joints]
#
# Outputs
#     tau  18  N, N m  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     conventions/tau-pinocchio-mujoco     PROVED
#     conventions/tau-featherstone-mujoco  PROVED

import casadi as ca


def convert_tau_from_mujoco():
    """Force from the convention mujoco: [base linear in world axes, base angular in base axes, joints].

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    tau_mujoco = ca.SX.sym("tau_mujoco", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
    (
        tau_mujoco_00, tau_mujoco_01, tau_mujoco_02, tau_mujoco_03, tau_mujoco_04,
        tau_mujoco_05, tau_mujoco_06, tau_mujoco_07, tau_mujoco_08, tau_mujoco_09,
        tau_mujoco_10, tau_mujoco_11, tau_mujoco_12, tau_mujoco_13, tau_mujoco_14,
        tau_mujoco_15, tau_mujoco_16, tau_mujoco_17
    ) = ca.vertsplit(tau_mujoco)
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
    x13 = tau_mujoco_01 * (x06 + x11) + tau_mujoco_02 * (x07 - x10)
    x14 = tau_mujoco_00 * (x05 - (1.0 - x04)) - x13
    x15 = tau_mujoco_00 * (x06 - x11) + tau_mujoco_02 * (x08 + x09)
    x16 = tau_mujoco_00 * (x07 + x10) + tau_mujoco_01 * (x08 - x09)
    tau = ca.SX(
        ca.Sparsity(
            18,
            1,
            [0, 18],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        ),
        ca.vertcat(
            -x14,
            -(tau_mujoco_01 * (x05 - x12) - x15),
            -(tau_mujoco_02 * (x04 - x12) - x16),
            tau_mujoco_03,
            tau_mujoco_04,
            tau_mujoco_05,
            tau_mujoco_06,
            tau_mujoco_07,
            tau_mujoco_08,
            tau_mujoco_09,
            tau_mujoco_10,
            tau_mujoco_11,
            tau_mujoco_12,
            tau_mujoco_13,
            tau_mujoco_14,
            tau_mujoco_15,
            tau_mujoco_16,
            tau_mujoco_17,
        ),
    )
    return ca.Function(
        "convert_tau_from_mujoco",
        [q, tau_mujoco],
        [tau],
        ["q", "tau_mujoco"],
        ["tau"],
    )
