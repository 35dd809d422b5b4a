# frame_jacobian_base_world_dot of go2: Time derivative of the Jacobian of base: linear first, world axes at the world's origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 e37f5a086608bd66488a515e9d764697d447ff731224ab6b6b74e01949556c31
# Operations  75 mul, 53 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     dJ  6 x 18  1/s, m/s  linear first, world axes at the world's origin
#
# Statements it rests on
#     frames/jacobian-rate-world-fixed  PROVED
#     frames/jacobian-rate-world-free   PROVED

import casadi as ca


def frame_jacobian_base_world_dot():
    """Time derivative of the Jacobian of base: linear first, world axes at the world's origin.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v = ca.SX.sym("v", 18, 1)
    (q_00, q_01, q_02, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
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
    x25 = v_05 * x13 - v_04 * x14
    x26 = v_03 * x14 + v_05 * x12
    x27 = v_04 * x12 + v_03 * x13
    x28 = v_05 * x17 + v_04 * x18
    x29 = v_03 * x18 - v_05 * x15
    x30 = v_04 * x15 + v_03 * x17
    x31 = v_05 * x20 + v_04 * x21
    x32 = v_03 * x21 + v_05 * x19
    x33 = v_04 * x19 - v_03 * x20
    x34 = q_01 * x31 - x19 * x23 + (q_02 * x28 + x15 * x24)
    x35 = q_01 * x32 + q_02 * x29 + (x20 * x23 + x17 * x24)
    x36 = q_01 * x33 + x21 * x23 - (q_02 * x30 - x18 * x24)
    x37 = q_02 * x25 + x12 * x24 - (q_00 * x31 - x19 * x22)
    x38 = q_02 * x26 - x13 * x24 + (q_00 * x32 + x20 * x22)
    x39 = q_02 * x27 + q_00 * x33 + (x14 * x24 + x21 * x22)
    x40 = q_00 * x28 + q_01 * x25 + (x15 * x22 + x12 * x23)
    x41 = q_00 * x29 + x17 * x22 - (q_01 * x26 - x13 * x23)
    x42 = q_00 * x30 - x18 * x22 + (q_01 * x27 + x14 * x23)
    dJ = ca.SX(
        ca.Sparsity(
            6,
            18,
            [0, 3, 6, 9, 15, 21, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27],
            [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5],
        ),
        ca.vertcat(
            x25,
            -x28,
            x31,
            x26,
            x29,
            -x32,
            -x27,
            x30,
            x33,
            x34,
            x37,
            -x40,
            x25,
            -x28,
            x31,
            -x35,
            x38,
            x41,
            x26,
            x29,
            -x32,
            x36,
            -x39,
            x42,
            -x27,
            x30,
            x33,
        ),
    )
    return ca.Function(
        "frame_jacobian_base_world_dot",
        [q, v],
        [dJ],
        ["q", "v"],
        ["dJ"],
    )
