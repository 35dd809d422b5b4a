# frame_velocity_RR_foot of go2: Velocity of RR_foot, linear first, in world axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 0406a05a8f4089fbaf4ed9e4e7b4ef789270b1a71e2d06a4f60f5cffeaf4f393
# Operations  99 mul, 66 add, 0 div, 3 sin, 3 cos, 0 sqrt
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


def frame_velocity_RR_foot():
    """Velocity of RR_foot, linear first, in world axes.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v = ca.SX.sym("v", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, q_16, q_17, q_18) = ca.vertsplit(q)
    (v_00, v_01, v_02, v_03, v_04, v_05, _, _, _, _, _, _, _, _, _, v_15, v_16, v_17) = ca.vertsplit(v)
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
    x22 = ca.cos(q_16)
    x23 = ca.sin(q_16)
    x24 = v_00 + v_05 * 0.0465
    x25 = v_01 - v_05 * 0.1934
    x26 = v_03 * 0.0465 - (v_02 + v_04 * 0.1934)
    x27 = x22 * x26 + x23 * x25
    x28 = v_05 * x22 - v_04 * x23
    x29 = v_03 + v_15
    x30 = ca.cos(q_17)
    x31 = ca.sin(q_17)
    x32 = x24 * x31 - x27 * x30
    x33 = x29 * x30 - x28 * x31
    x34 = x28 * x30 + x29 * x31
    x35 = v_05 * x23 + (v_16 + v_04 * x22)
    x36 = ca.cos(q_18)
    x37 = ca.sin(q_18)
    x38 = x27 * x31 + (x24 * x30 - x35 * 0.213)
    x39 = x33 * x36 - x34 * x37
    x40 = x33 * x37 + x34 * x36
    x41 = v_17 + x35
    x42 = x13 * x22 + x14 * x23
    x43 = x14 * x22 - x13 * x23
    x44 = x17 * x22 - x18 * x23
    x45 = x18 * x22 + x17 * x23
    x46 = x20 * x22 - x21 * x23
    x47 = x21 * x22 + x20 * x23
    x48 = x12 * x30 + x31 * x43
    x49 = x12 * x31 - x30 * x43
    x50 = x15 * x30 - x31 * x45
    x51 = x15 * x31 + x30 * x45
    x52 = x19 * x30 + x31 * x47
    x53 = x19 * x31 - x30 * x47
    x54 = x36 * x48 - x37 * x49
    x55 = x36 * x49 + x37 * x48
    x56 = x36 * x50 - x37 * x51
    x57 = x36 * x51 + x37 * x50
    x58 = x36 * x52 - x37 * x53
    x59 = x36 * x53 + x37 * x52
    x60 = x36 * x38 - 0.213 * x41 - (x32 * x37 - x40 * 0.0955)
    x61 = 0.213 * (x33 + x39) + (x22 * x25 - x23 * x26)
    x62 = x39 * 0.0955 - (x32 * x36 + x37 * x38)
    x63 = x54 * x60 - (x55 * x62 + x42 * x61)
    x64 = x56 * x60 - (x57 * x62 + x44 * x61)
    x65 = x58 * x60 - (x59 * x62 - x46 * x61)
    x66 = x39 * x54 + (x40 * x55 - x41 * x42)
    x67 = x39 * x56 + (x40 * x57 - x41 * x44)
    x68 = x39 * x58 + (x40 * x59 + x41 * x46)
    V = ca.SX(
        ca.Sparsity(
            6,
            1,
            [0, 6],
            [0, 1, 2, 3, 4, 5],
        ),
        ca.vertcat(
            -x63,
            x64,
            x65,
            -x66,
            x67,
            x68,
        ),
    )
    return ca.Function(
        "frame_velocity_RR_foot",
        [q, v],
        [V],
        ["q", "v"],
        ["V"],
    )
