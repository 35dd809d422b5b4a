# frame_jacobian_base of go2: Jacobian of base: linear first, world axes at the frame's origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 d65ef7a59cbab2ced6e3f5f9eb0810dcdc4f609a75893a37c72d030822863909
# Operations  12 mul, 11 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     J  6 x 18  -, m  linear first, world axes at the frame's origin
#
# Statements it rests on
#     frames/jacobian-fixed  PROVED
#     frames/jacobian-free   PROVED

import casadi as ca


def frame_jacobian_base():
    """Jacobian of base: linear first, world axes at the frame's origin.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
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
    J = ca.SX(
        ca.Sparsity(
            6,
            18,
            [0, 3, 6, 9, 12, 15, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18],
            [0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5, 3, 4, 5],
        ),
        ca.vertcat(
            -x12,
            x15,
            x19,
            x13,
            -x17,
            x20,
            x14,
            x18,
            -x21,
            -x12,
            x15,
            x19,
            x13,
            -x17,
            x20,
            x14,
            x18,
            -x21,
        ),
    )
    return ca.Function(
        "frame_jacobian_base",
        [q],
        [J],
        ["q"],
        ["J"],
    )
