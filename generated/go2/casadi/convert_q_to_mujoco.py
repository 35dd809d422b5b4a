# convert_q_to_mujoco of go2: Configuration to the convention mujoco: [p, quaternion w x y z, joints].
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 4b6e0e40a2df70414b335270122b705ba38b825a4453e251c4481309dd53e242
# Operations  0 mul, 0 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     q_mujoco  19  m, -, rad  [p, quaternion w x y z, joints]
#
# Statements it rests on
#     conventions/q-pinocchio-mujoco     PROVED
#     conventions/q-featherstone-mujoco  PROVED

import casadi as ca


def convert_q_to_mujoco():
    """Configuration to the convention mujoco: [p, quaternion w x y z, joints].

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    (
        q_00, q_01, q_02, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13,
        q_14, q_15, q_16, q_17, q_18
    ) = ca.vertsplit(q)
    q_mujoco = ca.SX(
        ca.Sparsity(
            19,
            1,
            [0, 19],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
        ),
        ca.vertcat(
            q_00,
            q_01,
            q_02,
            q_06,
            q_03,
            q_04,
            q_05,
            q_07,
            q_08,
            q_09,
            q_10,
            q_11,
            q_12,
            q_13,
            q_14,
            q_15,
            q_16,
            q_17,
            q_18,
        ),
    )
    return ca.Function(
        "convert_q_to_mujoco",
        [q],
        [q_mujoco],
        ["q"],
        ["q_mujoco"],
    )
