# frame_jacobian_FL_foot_world of go2: Jacobian of FL_foot: linear first, world axes at the world's origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 b5120ecb0f89db58fea438b280b469b2d3690d1933fe94b12a7df6dd0f7d6d89
# Operations  133 mul, 109 add, 0 div, 3 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     J  6 x 18  -, m  linear first, world axes at the world's origin
#
# Statements it rests on
#     frames/jacobian-world-fixed  PROVED
#     frames/jacobian-world-free   PROVED

import casadi as ca


def frame_jacobian_FL_foot_world():
    """Jacobian of FL_foot: linear first, world axes at the world's origin.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    (q_00, q_01, q_02, q_03, q_04, q_05, q_06, q_07, q_08, q_09, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
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
    x26 = ca.cos(q_09)
    x27 = ca.sin(q_09)
    x28 = x27 * 0.213
    x29 = x26 * 0.213
    x30 = x24 * x28 + x25 * x29
    x31 = x25 * x28 - x24 * x29
    x32 = x30 + x25 * 0.213
    x33 = x31 - x24 * 0.213
    x34 = x22 * 0.0955 - x23 * x33
    x35 = x23 * 0.0955 + x22 * x33
    x36 = x23 * x32
    x37 = x23 * x30
    x38 = x22 * x32
    x39 = x22 * x30
    x40 = 0.1934 - x32
    x41 = 0.0465 + x34
    x42 = x13 * x22 + x14 * x23
    x43 = x17 * x22 - x18 * x23
    x44 = x20 * x22 - x21 * x23
    x45 = x13 * x35
    x46 = x17 * x35
    x47 = x20 * x35
    x48 = x14 * x22 - x13 * x23
    x49 = x18 * x22 + x17 * x23
    x50 = x21 * x22 + x20 * x23
    x51 = x12 * x25 - x24 * x48
    x52 = x15 * x25 + x24 * x49
    x53 = x19 * x25 - x24 * x50
    x54 = x27 * (x12 * x24 + x25 * x48)
    x55 = x27 * (x15 * x24 - x25 * x49)
    x56 = x27 * (x19 * x24 + x25 * x50)
    x57 = 0.213 * (x51 + (x26 * x51 + x54))
    x58 = x12 * 0.1934 - (q_00 + x13 * 0.0465)
    x59 = x57 + (0.0955 * x42 - x58)
    x60 = 0.213 * (x52 + (x26 * x52 + x55))
    x61 = x17 * 0.0465 - (q_01 + x15 * 0.1934)
    x62 = x60 + (0.0955 * x43 + x61)
    x63 = 0.213 * (x53 + (x26 * x53 + x56))
    x64 = x20 * 0.0465 + (q_02 + x19 * 0.1934)
    x65 = x63 - (0.0955 * x44 + x64)
    x66 = x15 * x65
    x67 = x19 * x62
    x68 = x67 - (x66 - (x45 - x14 * x41))
    x69 = x20 * x62 + (x12 * x35 + x14 * x40)
    x70 = x21 * x62 + (x13 * x40 + x12 * x41)
    x71 = x67 - (x66 - (x45 - x14 * x34))
    x72 = x43 * x65
    x73 = x44 * x62
    x74 = x14 * x38 - (x13 * x36 + x12 * x33)
    x75 = x14 * x39 - (x13 * x37 + x12 * x31)
    x76 = x19 * x59
    x77 = x12 * x65
    x78 = x77 - (x76 - (x46 + x18 * x41))
    x79 = x20 * x59 - (x15 * x35 - x18 * x40)
    x80 = x21 * x59 - (x17 * x40 + x15 * x41)
    x81 = x77 - (x76 - (x46 + x18 * x34))
    x82 = x44 * x59
    x83 = x42 * x65
    x84 = x18 * x38 + (x17 * x36 + x15 * x33)
    x85 = x18 * x39 + (x17 * x37 + x15 * x31)
    x86 = x12 * x62
    x87 = x15 * x59
    x88 = x86 - (x87 - (x47 + x21 * x41))
    x89 = x17 * x59 - (x19 * x35 + x21 * x40)
    x90 = x18 * x59 + (x20 * x40 - x19 * x41)
    x91 = x86 - (x87 - (x47 + x21 * x34))
    x92 = x42 * x62
    x93 = x43 * x59
    x94 = x21 * x38 + (x20 * x36 - x19 * x33)
    x95 = x21 * x39 + (x20 * x37 - x19 * x31)
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
            -x68,
            x78,
            -x88,
            -x12,
            x15,
            x19,
            -(x17 * x65 + x69),
            -(x13 * x65 + x79),
            x13 * x62 - x89,
            x13,
            -x17,
            x20,
            x18 * x65 + x70,
            -(x14 * x65 - x80),
            x14 * x62 + x90,
            x14,
            x18,
            -x21,
            -x71,
            x81,
            -x91,
            -x12,
            x15,
            x19,
            -(x73 + (x72 - x74)),
            -(x83 + (x82 - x84)),
            x92 - (x93 + x94),
            x42,
            -x43,
            x44,
            -(x73 + (x72 - x75)),
            -(x83 + (x82 - x85)),
            x92 - (x93 + x95),
            x42,
            -x43,
            x44,
        ),
    )
    return ca.Function(
        "frame_jacobian_FL_foot_world",
        [q],
        [J],
        ["q"],
        ["J"],
    )
