# frame_jacobian_FL_foot of go2: Jacobian of FL_foot: linear first, world axes at the frame's origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 01b4688d0ec51ca2338515e2a8660a796e46145cc17152bf01d25a766914b86e
# Operations  73 mul, 46 add, 0 div, 3 sin, 3 cos, 0 sqrt
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


def frame_jacobian_FL_foot():
    """Jacobian of FL_foot: linear first, world axes at the frame's origin.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    (_, _, _, q_03, q_04, q_05, q_06, q_07, q_08, q_09, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
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
    x22 = ca.cos(q_07)
    x23 = ca.sin(q_07)
    x24 = ca.cos(q_08)
    x25 = ca.sin(q_08)
    x26 = ca.sin(q_09) * 0.213
    x27 = ca.cos(q_09) * 0.213
    x28 = x24 * x26 + x25 * x27
    x29 = x25 * x26 - x24 * x27
    x30 = x28 + x25 * 0.213
    x31 = x29 - x24 * 0.213
    x32 = x22 * 0.0955 - x23 * x31
    x33 = x23 * 0.0955 + x22 * x31
    x34 = x23 * x30
    x35 = x23 * x28
    x36 = x22 * x30
    x37 = x22 * x28
    x38 = 0.1934 - x30
    x39 = 0.0465 + x32
    x40 = x13 * x22 + x14 * x23
    x41 = x17 * x22 - x18 * x23
    x42 = x20 * x22 - x21 * x23
    x43 = x13 * x33
    x44 = x14 * x36 - (x13 * x34 + x12 * x31)
    x45 = x14 * x37 - (x13 * x35 + x12 * x29)
    x46 = x17 * x33
    x47 = x18 * x36 + (x17 * x34 + x15 * x31)
    x48 = x18 * x37 + (x17 * x35 + x15 * x29)
    x49 = x20 * x33
    x50 = x21 * x36 + (x20 * x34 - x19 * x31)
    x51 = x21 * x37 + (x20 * x35 - x19 * x29)
    J = ca.SX(
        ca.Sparsity(
            6,
            18,
            [0, 3, 6, 9, 15, 21, 27, 33, 39, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45],
            [
                0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1,
                2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5
            ],
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
            -(x43 - x14 * x39),
            x46 + x18 * x39,
            -(x49 + x21 * x39),
            -x12,
            x15,
            x19,
            -(x12 * x33 + x14 * x38),
            x15 * x33 - x18 * x38,
            x19 * x33 + x21 * x38,
            x13,
            -x17,
            x20,
            x13 * x38 + x12 * x39,
            -(x17 * x38 + x15 * x39),
            x20 * x38 - x19 * x39,
            x14,
            x18,
            -x21,
            -(x43 - x14 * x32),
            x46 + x18 * x32,
            -(x49 + x21 * x32),
            -x12,
            x15,
            x19,
            x44,
            x47,
            -x50,
            x40,
            -x41,
            x42,
            x45,
            x48,
            -x51,
            x40,
            -x41,
            x42,
        ),
    )
    return ca.Function(
        "frame_jacobian_FL_foot",
        [q],
        [J],
        ["q"],
        ["J"],
    )
