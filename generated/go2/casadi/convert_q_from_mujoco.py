# convert_q_from_mujoco of go2: Configuration from the convention mujoco: [p, quaternion w x y z, joints].
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 665222ba6539b92da6c5dc58d955e2c4697591c6e8c2c7924e8dab3f48ad5c96
# Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q_mujoco  19  m, -, rad  [p, quaternion w x y z, joints]
#
# Outputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Statements it rests on
#     conventions/q-pinocchio-mujoco     PROVED
#     conventions/q-featherstone-mujoco  PROVED

import casadi as ca


def convert_q_from_mujoco():
    """Configuration from the convention mujoco: [p, quaternion w x y z, joints].

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q_mujoco = ca.SX.sym("q_mujoco", 19, 1)
    (
        q_mujoco_00, q_mujoco_01, q_mujoco_02, q_mujoco_03, q_mujoco_04, q_mujoco_05,
        q_mujoco_06, q_mujoco_07, q_mujoco_08, q_mujoco_09, q_mujoco_10, q_mujoco_11,
        q_mujoco_12, q_mujoco_13, q_mujoco_14, q_mujoco_15, q_mujoco_16, q_mujoco_17,
        q_mujoco_18
    ) = ca.vertsplit(q_mujoco)
    q = ca.SX(
        ca.Sparsity(
            19,
            1,
            [0, 19],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
        ),
        ca.vertcat(
            q_mujoco_00,
            q_mujoco_01,
            q_mujoco_02,
            q_mujoco_04,
            q_mujoco_05,
            q_mujoco_06,
            q_mujoco_03,
            q_mujoco_07,
            q_mujoco_08,
            q_mujoco_09,
            q_mujoco_10,
            q_mujoco_11,
            q_mujoco_12,
            q_mujoco_13,
            q_mujoco_14,
            q_mujoco_15,
            q_mujoco_16,
            q_mujoco_17,
            q_mujoco_18,
        ),
    )
    return ca.Function(
        "convert_q_from_mujoco",
        [q_mujoco],
        [q],
        ["q_mujoco"],
        ["q"],
    )
