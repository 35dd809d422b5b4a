# frame_acceleration_base of go2: Acceleration of base (classical), linear first, in world axes: J a + dJ v.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 3c3ccbb6a072ab24f53c7362d2023e1351fe266b096c41b56db0e87ee2179b04
# Operations  36 mul, 29 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad       [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
#     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Outputs
#     A  6  m/s^2, rad/s^2  linear first, world axes at the frame's origin
#
# Statements it rests on
#     frames/acceleration-fixed  PROVED
#     frames/acceleration-free   PROVED
#     frames/ground              PROVED

import casadi as ca


def frame_acceleration_base():
    """Acceleration of base (classical), linear first, in world axes: J a + dJ v.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v = ca.SX.sym("v", 18, 1)
    a = ca.SX.sym("a", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
    (v_00, v_01, v_02, v_03, v_04, v_05, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(v)
    (a_00, a_01, a_02, a_03, a_04, a_05, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(a)
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
    x22 = v_02 * v_04 + (a_00 - v_01 * v_05)
    x23 = v_00 * v_05 + (a_01 - v_02 * v_03)
    x24 = v_01 * v_03 + (a_02 - v_00 * v_04)
    x25 = x12 * x22 - (x13 * x23 + x14 * x24)
    x26 = x17 * x23 - (x15 * x22 + x18 * x24)
    x27 = x21 * x24 - (x19 * x22 + x20 * x23)
    x28 = a_03 * x12 - (a_04 * x13 + a_05 * x14)
    x29 = a_04 * x17 - (a_03 * x15 + a_05 * x18)
    x30 = a_05 * x21 - (a_03 * x19 + a_04 * x20)
    A = ca.SX(
        ca.Sparsity(
            6,
            1,
            [0, 6],
            [0, 1, 2, 3, 4, 5],
        ),
        ca.vertcat(
            -x25,
            -x26,
            -x27,
            -x28,
            -x29,
            -x30,
        ),
    )
    return ca.Function(
        "frame_acceleration_base",
        [q, v, a],
        [A],
        ["q", "v", "a"],
        ["A"],
    )
