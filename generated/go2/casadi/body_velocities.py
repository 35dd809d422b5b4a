# body_velocities of go2: Velocity of each moving body, linear first, in its own axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.kinematics
# Convention  pinocchio
# Program     SHA-256 f0f1d8063b236c295e2a6fde52ac3a6ac89b9c5266e0f56b21c8ae54880d0e57
# Operations  116 mul, 86 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     V  6 x 13  m/s, rad/s  each body's axes and origin
#
# Statements it rests on
#     frames/bodies-fixed           PROVED
#     frames/bodies-free            PROVED
#     recursions/velocities-limbs   PROVED
#     recursions/velocities-wheels  PROVED

import casadi as ca


def body_velocities():
    """Velocity of each moving body, linear first, in its own axes.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v = ca.SX.sym("v", 18, 1)
    (
        _, _, _, _, _, _, _, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15, q_16, q_17,
        q_18
    ) = ca.vertsplit(q)
    (
        v_00, v_01, v_02, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13,
        v_14, v_15, v_16, v_17
    ) = ca.vertsplit(v)
    x01 = ca.cos(q_07)
    x02 = ca.sin(q_07)
    x03 = v_05 * 0.0465
    x04 = v_00 - x03
    x05 = v_05 * 0.1934
    x06 = v_01 + x05
    x07 = v_04 * 0.1934
    x08 = v_03 * 0.0465
    x09 = v_02 - x07
    x10 = x08 + x09
    x11 = x01 * x06 + x02 * x10
    x12 = x01 * x10 - x02 * x06
    x13 = v_04 * x01 + v_05 * x02
    x14 = v_05 * x01 - v_04 * x02
    x15 = v_03 + v_06
    x16 = ca.cos(q_08)
    x17 = ca.sin(q_08)
    x18 = x04 - x14 * 0.0955
    x19 = x12 + x15 * 0.0955
    x20 = x16 * x18 - x17 * x19
    x21 = x16 * x19 + x17 * x18
    x22 = x15 * x16 - x14 * x17
    x23 = x14 * x16 + x15 * x17
    x24 = v_07 + x13
    x25 = ca.cos(q_09)
    x26 = ca.sin(q_09)
    x27 = x20 - x24 * 0.213
    x28 = ca.cos(q_10)
    x29 = ca.sin(q_10)
    x30 = v_00 + x03
    x31 = x08 - x09
    x32 = x06 * x28 - x29 * x31
    x33 = x06 * x29 + x28 * x31
    x34 = v_04 * x28 + v_05 * x29
    x35 = v_05 * x28 - v_04 * x29
    x36 = v_03 + v_09
    x37 = ca.cos(q_11)
    x38 = ca.sin(q_11)
    x39 = x30 + 0.0955 * x35
    x40 = x33 + 0.0955 * x36
    x41 = x37 * x39 + x38 * x40
    x42 = x38 * x39 - x37 * x40
    x43 = x36 * x37 - x35 * x38
    x44 = x35 * x37 + x36 * x38
    x45 = v_10 + x34
    x46 = ca.cos(q_12)
    x47 = ca.sin(q_12)
    x48 = x41 - 0.213 * x45
    x49 = ca.cos(q_13)
    x50 = ca.sin(q_13)
    x51 = v_01 - x05
    x52 = v_02 + x07
    x53 = x08 + x52
    x54 = x49 * x51 + x50 * x53
    x55 = x49 * x53 - x50 * x51
    x56 = v_04 * x49 + v_05 * x50
    x57 = v_05 * x49 - v_04 * x50
    x58 = v_03 + v_12
    x59 = ca.cos(q_14)
    x60 = ca.sin(q_14)
    x61 = x04 - 0.0955 * x57
    x62 = x55 + 0.0955 * x58
    x63 = x59 * x61 - x60 * x62
    x64 = x59 * x62 + x60 * x61
    x65 = x58 * x59 - x57 * x60
    x66 = x57 * x59 + x58 * x60
    x67 = v_13 + x56
    x68 = ca.cos(q_15)
    x69 = ca.sin(q_15)
    x70 = x63 - 0.213 * x67
    x71 = ca.cos(q_16)
    x72 = ca.sin(q_16)
    x73 = x08 - x52
    x74 = x51 * x71 - x72 * x73
    x75 = x51 * x72 + x71 * x73
    x76 = v_04 * x71 + v_05 * x72
    x77 = v_05 * x71 - v_04 * x72
    x78 = v_03 + v_15
    x79 = ca.cos(q_17)
    x80 = ca.sin(q_17)
    x81 = x30 + 0.0955 * x77
    x82 = x75 + 0.0955 * x78
    x83 = x79 * x81 + x80 * x82
    x84 = x80 * x81 - x79 * x82
    x85 = x78 * x79 - x77 * x80
    x86 = x77 * x79 + x78 * x80
    x87 = v_16 + x76
    x88 = ca.cos(q_18)
    x89 = ca.sin(q_18)
    x90 = x83 - 0.213 * x87
    V = ca.SX(
        ca.Sparsity(
            6,
            13,
            [0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72, 78],
            [
                0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4,
                5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3,
                4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5
            ],
        ),
        ca.vertcat(
            v_00,
            v_01,
            v_02,
            v_03,
            v_04,
            v_05,
            x04,
            x11,
            x12,
            x15,
            x13,
            x14,
            x20,
            x11,
            x21,
            x22,
            x24,
            x23,
            x25 * x27 - x21 * x26,
            x11 + x22 * 0.213,
            x21 * x25 + x26 * x27,
            x22 * x25 - x23 * x26,
            v_08 + x24,
            x22 * x26 + x23 * x25,
            x30,
            x32,
            -x33,
            x36,
            x34,
            x35,
            x41,
            x32,
            x42,
            x43,
            x45,
            x44,
            x46 * x48 - x42 * x47,
            x32 + 0.213 * x43,
            x42 * x46 + x47 * x48,
            x43 * x46 - x44 * x47,
            v_11 + x45,
            x43 * x47 + x44 * x46,
            x04,
            x54,
            x55,
            x58,
            x56,
            x57,
            x63,
            x54,
            x64,
            x65,
            x67,
            x66,
            x68 * x70 - x64 * x69,
            x54 + 0.213 * x65,
            x64 * x68 + x69 * x70,
            x65 * x68 - x66 * x69,
            v_14 + x67,
            x65 * x69 + x66 * x68,
            x30,
            x74,
            -x75,
            x78,
            x76,
            x77,
            x83,
            x74,
            x84,
            x85,
            x87,
            x86,
            x88 * x90 - x84 * x89,
            x74 + 0.213 * x85,
            x84 * x88 + x89 * x90,
            x85 * x88 - x86 * x89,
            v_17 + x87,
            x85 * x89 + x86 * x88,
        ),
    )
    return ca.Function(
        "body_velocities",
        [q, v],
        [V],
        ["q", "v"],
        ["V"],
    )
