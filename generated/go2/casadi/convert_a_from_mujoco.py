# convert_a_from_mujoco of go2: Acceleration from the convention mujoco: [base linear in world axes, base angular in base axes, joints].
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 ce0fea7b8c7f4d019dc3469e5fe188489c01d309a1986e7b5776c85e382473e0
# Operations  27 mul, 23 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q         19  m, -, rad       [p, quaternion xyzw, joints]
#     v         18  m/s, rad/s      [base linear, base angular, joints], base axes
#     a_mujoco  18  m/s^2, rad/s^2  [base linear in world axes, base angular in base axes, joints]
#
# Outputs
#     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     conventions/a-pinocchio-mujoco     PROVED
#     conventions/a-featherstone-mujoco  PROVED

import casadi as ca


def convert_a_from_mujoco():
    """Acceleration from the convention mujoco: [base linear in world axes, base angular in base axes, joints].

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v = ca.SX.sym("v", 18, 1)
    a_mujoco = ca.SX.sym("a_mujoco", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
    (v_00, v_01, v_02, v_03, v_04, v_05, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(v)
    (
        a_mujoco_00, a_mujoco_01, a_mujoco_02, a_mujoco_03, a_mujoco_04, a_mujoco_05,
        a_mujoco_06, a_mujoco_07, a_mujoco_08, a_mujoco_09, a_mujoco_10, a_mujoco_11,
        a_mujoco_12, a_mujoco_13, a_mujoco_14, a_mujoco_15, a_mujoco_16, a_mujoco_17
    ) = ca.vertsplit(a_mujoco)
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
    x13 = a_mujoco_01 * (x06 + x11) - (v_02 * v_04 - v_01 * v_05)
    x14 = a_mujoco_00 * (x05 - (1.0 - x04)) - a_mujoco_02 * (x07 - x10)
    x15 = a_mujoco_00 * (x06 - x11) - (v_00 * v_05 - v_02 * v_03)
    x16 = a_mujoco_01 * (x05 - x12) - a_mujoco_02 * (x08 + x09)
    x17 = a_mujoco_00 * (x07 + x10) - (v_01 * v_03 - v_00 * v_04)
    x18 = a_mujoco_02 * (x04 - x12) - a_mujoco_01 * (x08 - x09)
    a = ca.SX(
        ca.Sparsity(
            18,
            1,
            [0, 18],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        ),
        ca.vertcat(
            x13 - x14,
            x15 - x16,
            x17 - x18,
            a_mujoco_03,
            a_mujoco_04,
            a_mujoco_05,
            a_mujoco_06,
            a_mujoco_07,
            a_mujoco_08,
            a_mujoco_09,
            a_mujoco_10,
            a_mujoco_11,
            a_mujoco_12,
            a_mujoco_13,
            a_mujoco_14,
            a_mujoco_15,
            a_mujoco_16,
            a_mujoco_17,
        ),
    )
    return ca.Function(
        "convert_a_from_mujoco",
        [q, v, a_mujoco],
        [a],
        ["q", "v", "a_mujoco"],
        ["a"],
    )
