# frame_velocity_base of go2: Velocity of base, linear first, in world axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 5cb51d44c7266ca8f144bb3d5b2d582d0e59df3089f3455272f8ec93c3455c89
# Operations  30 mul, 23 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     V  6  m/s, rad/s  linear first, world axes at the frame's origin
#
# Statements it rests on
#     frames/velocity-fixed  PROVED
#     frames/velocity-free   PROVED
#     frames/ground          PROVED

import casadi as ca


def frame_velocity_base():
    """Velocity of base, linear first, in world axes.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v = ca.SX.sym("v", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
    (v_00, v_01, v_02, v_03, v_04, v_05, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(v)
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
    x22 = v_00 * x12 - (v_01 * x13 + v_02 * x14)
    x23 = v_01 * x17 - (v_00 * x15 + v_02 * x18)
    x24 = v_02 * x21 - (v_00 * x19 + v_01 * x20)
    x25 = v_03 * x12 - (v_04 * x13 + v_05 * x14)
    x26 = v_04 * x17 - (v_03 * x15 + v_05 * x18)
    x27 = v_05 * x21 - (v_03 * x19 + v_04 * x20)
    V = ca.SX(
        ca.Sparsity(
            6,
            1,
            [0, 6],
            [0, 1, 2, 3, 4, 5],
        ),
        ca.vertcat(
            -x22,
            -x23,
            -x24,
            -x25,
            -x26,
            -x27,
        ),
    )
    return ca.Function(
        "frame_velocity_base",
        [q, v],
        [V],
        ["q", "v"],
        ["V"],
    )
