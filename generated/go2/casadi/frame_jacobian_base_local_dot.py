# frame_jacobian_base_local_dot of go2: Time derivative of the Jacobian of base: linear first, the frame's axes and origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 e890210e2d763ce071ef5c54a98b9068d7c9a60b404c0d2ad1d83439d7786930
# Operations  84 mul, 62 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     dJ  6 x 18  1/s, m/s  linear first, the frame's axes and origin
#
# Statements it rests on
#     frames/jacobian-rate-local-fixed  PROVED
#     frames/jacobian-rate-local-free   PROVED

import casadi as ca


def frame_jacobian_base_local_dot():
    """Time derivative of the Jacobian of base: linear first, the frame's axes and origin.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v = ca.SX.sym("v", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
    (_, _, _, v_03, v_04, v_05, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(v)
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
    x22 = v_03 * x12 - (v_04 * x13 + v_05 * x14)
    x23 = v_04 * x17 - (v_03 * x15 + v_05 * x18)
    x24 = v_05 * x21 - (v_03 * x19 + v_04 * x20)
    x25 = x19 * x23 + (v_05 * x13 - v_04 * x14)
    x26 = x15 * x24 - x25
    x27 = x20 * x23 + (v_03 * x14 + v_05 * x12)
    x28 = x17 * x24 + x27
    x29 = x21 * x23 + (v_04 * x12 + v_03 * x13)
    x30 = x18 * x24 + x29
    x31 = x12 * x24 + (v_05 * x17 + v_04 * x18)
    x32 = x19 * x22 + x31
    x33 = x13 * x24 + (v_03 * x18 - v_05 * x15)
    x34 = x20 * x22 - x33
    x35 = x14 * x24 + (v_04 * x15 + v_03 * x17)
    x36 = x21 * x22 + x35
    x37 = x15 * x22 + (v_05 * x20 + v_04 * x21)
    x38 = x12 * x23 + x37
    x39 = x17 * x22 + (v_03 * x21 + v_05 * x19)
    x40 = x13 * x23 + x39
    x41 = x18 * x22 + (v_04 * x19 - v_03 * x20)
    x42 = x14 * x23 - x41
    x43 = x15 * x32 - (x19 * x38 + x12 * x26)
    x44 = x15 * x34 + (x19 * x40 + x12 * x28)
    x45 = x15 * x36 - (x19 * x42 - x12 * x30)
    x46 = x17 * x32 + (x20 * x38 - x13 * x26)
    x47 = x17 * x34 - (x20 * x40 - x13 * x28)
    x48 = x17 * x36 + (x20 * x42 + x13 * x30)
    x49 = x18 * x32 + (x21 * x38 + x14 * x26)
    x50 = x18 * x34 - (x21 * x40 + x14 * x28)
    x51 = x18 * x36 + (x21 * x42 - x14 * x30)
    dJ = ca.SX(
        ca.Sparsity(
            6,
            18,
            [0, 3, 6, 9, 12, 15, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18],
            [0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5, 3, 4, 5],
        ),
        ca.vertcat(
            -x43,
            x46,
            -x49,
            -x44,
            x47,
            -x50,
            x45,
            -x48,
            x51,
            -x43,
            x46,
            -x49,
            -x44,
            x47,
            -x50,
            x45,
            -x48,
            x51,
        ),
    )
    return ca.Function(
        "frame_jacobian_base_local_dot",
        [q, v],
        [dJ],
        ["q", "v"],
        ["dJ"],
    )
