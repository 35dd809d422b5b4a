# convert_v_to_mujoco of go2: Velocity to the convention mujoco: [base linear in world axes, base angular in base axes, joints].
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 741f04386e7466ae8da1e393053023b0e3ebcdfdaba70b3f2da3772e0f581c7b
# Operations  21 mul, 17 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     v_mujoco  18  m/s, rad/s  [base linear in world axes, base angular in base axes, joints]
#
# Statements it rests on
#     conventions/v-pinocchio-mujoco     PROVED
#     conventions/v-featherstone-mujoco  PROVED

import casadi as ca


def convert_v_to_mujoco():
    """Velocity to the convention mujoco: [base linear in world axes, base angular in base axes, joints].

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v = ca.SX.sym("v", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
    (
        v_00, v_01, v_02, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13,
        v_14, v_15, v_16, v_17
    ) = ca.vertsplit(v)
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
    x13 = v_01 * (x06 - x11) + v_02 * (x07 + x10)
    x14 = v_00 * (x05 - (1.0 - x04)) - x13
    x15 = v_00 * (x06 + x11) + v_02 * (x08 - x09)
    x16 = v_00 * (x07 - x10) + v_01 * (x08 + x09)
    v_mujoco = ca.SX(
        ca.Sparsity(
            18,
            1,
            [0, 18],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        ),
        ca.vertcat(
            -x14,
            -(v_01 * (x05 - x12) - x15),
            -(v_02 * (x04 - x12) - x16),
            v_03,
            v_04,
            v_05,
            v_06,
            v_07,
            v_08,
            v_09,
            v_10,
            v_11,
            v_12,
            v_13,
            v_14,
            v_15,
            v_16,
            v_17,
        ),
    )
    return ca.Function(
        "convert_v_to_mujoco",
        [q, v],
        [v_mujoco],
        ["q", "v"],
        ["v_mujoco"],
    )
