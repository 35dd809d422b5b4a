# convert_v_from_mujoco of go2: Velocity from the convention mujoco: [base linear in world axes, base angular in base axes, joints].
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 93186003c759a0d10073a8ac33db7c1a39693412055bab64980d203377606cef
# Operations  21 mul, 17 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q         19  m, -, rad   [p, quaternion xyzw, joints]
#     v_mujoco  18  m/s, rad/s  [base linear in world axes, base angular in base axes, joints]
#
# Outputs
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     conventions/v-pinocchio-mujoco     PROVED
#     conventions/v-featherstone-mujoco  PROVED

import casadi as ca


def convert_v_from_mujoco():
    """Velocity from the convention mujoco: [base linear in world axes, base angular in base axes, joints].

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v_mujoco = ca.SX.sym("v_mujoco", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
    (
        v_mujoco_00, v_mujoco_01, v_mujoco_02, v_mujoco_03, v_mujoco_04, v_mujoco_05,
        v_mujoco_06, v_mujoco_07, v_mujoco_08, v_mujoco_09, v_mujoco_10, v_mujoco_11,
        v_mujoco_12, v_mujoco_13, v_mujoco_14, v_mujoco_15, v_mujoco_16, v_mujoco_17
    ) = ca.vertsplit(v_mujoco)
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
    x13 = v_mujoco_01 * (x06 + x11) + v_mujoco_02 * (x07 - x10)
    x14 = v_mujoco_00 * (x05 - (1.0 - x04)) - x13
    x15 = v_mujoco_00 * (x06 - x11) + v_mujoco_02 * (x08 + x09)
    x16 = v_mujoco_00 * (x07 + x10) + v_mujoco_01 * (x08 - x09)
    v = ca.SX(
        ca.Sparsity(
            18,
            1,
            [0, 18],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        ),
        ca.vertcat(
            -x14,
            -(v_mujoco_01 * (x05 - x12) - x15),
            -(v_mujoco_02 * (x04 - x12) - x16),
            v_mujoco_03,
            v_mujoco_04,
            v_mujoco_05,
            v_mujoco_06,
            v_mujoco_07,
            v_mujoco_08,
            v_mujoco_09,
            v_mujoco_10,
            v_mujoco_11,
            v_mujoco_12,
            v_mujoco_13,
            v_mujoco_14,
            v_mujoco_15,
            v_mujoco_16,
            v_mujoco_17,
        ),
    )
    return ca.Function(
        "convert_v_from_mujoco",
        [q, v_mujoco],
        [v],
        ["q", "v_mujoco"],
        ["v"],
    )
