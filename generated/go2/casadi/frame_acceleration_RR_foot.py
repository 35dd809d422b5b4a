# frame_acceleration_RR_foot of go2: Acceleration of RR_foot (classical), linear first, in world axes: J a + dJ v.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 490f4fb06e3242731d5ee966b509c375bb0efa2b8324561310d2d4b07358dc76
# Operations  144 mul, 107 add, 0 div, 3 sin, 3 cos, 0 sqrt
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


def frame_acceleration_RR_foot():
    """Acceleration of RR_foot (classical), linear first, in world axes: J a + dJ v.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v = ca.SX.sym("v", 18, 1)
    a = ca.SX.sym("a", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, q_16, q_17, q_18) = ca.vertsplit(q)
    (v_00, v_01, v_02, v_03, v_04, v_05, _, _, _, _, _, _, _, _, _, v_15, v_16, v_17) = ca.vertsplit(v)
    (a_00, a_01, a_02, a_03, a_04, a_05, _, _, _, _, _, _, _, _, _, a_15, a_16, a_17) = ca.vertsplit(a)
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
    x22 = v_05 * v_05
    x23 = v_03 * v_04
    x24 = ca.cos(q_16)
    x25 = ca.sin(q_16)
    x26 = v_04 * x24 + v_05 * x25
    x27 = v_05 * x24 - v_04 * x25
    x28 = v_03 + v_15
    x29 = a_03 + a_15
    x30 = v_15 * x26 - (a_05 * x24 - a_04 * x25)
    x31 = v_02 * v_04 + (a_00 - v_01 * v_05)
    x32 = (x22 + v_04 * v_04) * 0.1934 + (a_05 - x23) * 0.0465
    x33 = x31 + x32
    x34 = v_00 * v_05 + (a_01 - v_02 * v_03)
    x35 = (x22 + v_03 * v_03) * 0.0465 - (a_05 + x23) * 0.1934
    x36 = x34 + x35
    x37 = v_01 * v_03 + (a_02 - v_00 * v_04)
    x38 = (a_04 - v_03 * v_05) * 0.1934 - (a_03 + v_04 * v_05) * 0.0465
    x39 = x37 + x38
    x40 = x24 * x39 - x25 * x36
    x41 = ca.cos(q_17)
    x42 = ca.sin(q_17)
    x43 = x28 * x41 - x27 * x42
    x44 = x27 * x41 + x28 * x42
    x45 = v_16 + x26
    x46 = v_16 * x44 - (x29 * x41 + x30 * x42)
    x47 = a_05 * x25 + (a_16 + a_04 * x24)
    x48 = v_15 * x27 + x47
    x49 = v_16 * x43 + (x29 * x42 - x30 * x41)
    x50 = ca.cos(q_18)
    x51 = ca.sin(q_18)
    x52 = x43 * x50 - x44 * x51
    x53 = x43 * x51 + x44 * x50
    x54 = v_17 + x45
    x55 = x49 * x51 + (x46 * x50 + v_17 * x53)
    x56 = a_17 + x48
    x57 = x49 * x50 - (x46 * x51 - v_17 * x52)
    x58 = (x48 + x43 * x44) * 0.213 - (x33 * x41 - x40 * x42)
    x59 = (x43 * x43 + x45 * x45) * 0.213
    x60 = x59 + (x33 * x42 + x40 * x41)
    x61 = x52 * x52
    x62 = x53 * x54
    x63 = x13 * x24 + x14 * x25
    x64 = x14 * x24 - x13 * x25
    x65 = x17 * x24 - x18 * x25
    x66 = x18 * x24 + x17 * x25
    x67 = x20 * x24 - x21 * x25
    x68 = x21 * x24 + x20 * x25
    x69 = x12 * x41 + x42 * x64
    x70 = x12 * x42 - x41 * x64
    x71 = x15 * x41 - x42 * x66
    x72 = x15 * x42 + x41 * x66
    x73 = x19 * x41 + x42 * x68
    x74 = x19 * x42 - x41 * x68
    x75 = x50 * x69 - x51 * x70
    x76 = x50 * x70 + x51 * x69
    x77 = x50 * x71 - x51 * x72
    x78 = x50 * x72 + x51 * x71
    x79 = x50 * x73 - x51 * x74
    x80 = x50 * x74 + x51 * x73
    x81 = x50 * x58 + 0.213 * (x56 + x52 * x53)
    x82 = (x57 - x52 * x54) * 0.0955 - (x51 * x60 + x81)
    x83 = x46 + x44 * x45 + (x55 + x62)
    x84 = (x61 + x53 * x53) * 0.0955 + (x24 * x36 + x25 * x39)
    x85 = 0.213 * x83 - x84
    x86 = x50 * x60 + 0.213 * (x61 + x54 * x54)
    x87 = (x55 - x62) * 0.0955 - (x51 * x58 - x86)
    x88 = x63 * x85 + (x76 * x87 + x75 * x82)
    x89 = x65 * x85 + (x78 * x87 + x77 * x82)
    x90 = x67 * x85 - (x80 * x87 + x79 * x82)
    x91 = x55 * x75 - (x57 * x76 - x56 * x63)
    x92 = x55 * x77 - (x57 * x78 - x56 * x65)
    x93 = x55 * x79 - (x57 * x80 + x56 * x67)
    A = ca.SX(
        ca.Sparsity(
            6,
            1,
            [0, 6],
            [0, 1, 2, 3, 4, 5],
        ),
        ca.vertcat(
            -x88,
            x89,
            -x90,
            x91,
            -x92,
            -x93,
        ),
    )
    return ca.Function(
        "frame_acceleration_RR_foot",
        [q, v, a],
        [A],
        ["q", "v", "a"],
        ["A"],
    )
