# frame_jacobian_base_local of go2: Jacobian of base: linear first, the frame's axes and origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 cfba96ae92d89f5ffe5db573b48520535ad22dd317105e27ee64645a2fa4474f
# Operations  30 mul, 23 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     J  6 x 18  -, m  linear first, the frame's axes and origin
#
# Statements it rests on
#     frames/jacobian-local-fixed  PROVED
#     frames/jacobian-local-free   PROVED

import casadi as ca


def frame_jacobian_base_local():
    """Jacobian of base: linear first, the frame's axes and origin.

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
    x22 = x12 * x12 + (x15 * x15 + x19 * x19)
    x23 = x12 * x13 + (x15 * x17 - x19 * x20)
    x24 = x12 * x14 + (x19 * x21 - x15 * x18)
    x25 = x17 * x17 + (x13 * x13 + x20 * x20)
    x26 = x17 * x18 + (x20 * x21 - x13 * x14)
    x27 = x21 * x21 + (x14 * x14 + x18 * x18)
    J = ca.SX(
        ca.Sparsity(
            6,
            18,
            [0, 3, 6, 9, 12, 15, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18],
            [0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5, 3, 4, 5],
        ),
        ca.vertcat(
            x22,
            -x23,
            -x24,
            -x23,
            x25,
            -x26,
            -x24,
            -x26,
            x27,
            x22,
            -x23,
            -x24,
            -x23,
            x25,
            -x26,
            -x24,
            -x26,
            x27,
        ),
    )
    return ca.Function(
        "frame_jacobian_base_local",
        [q],
        [J],
        ["q"],
        ["J"],
    )
