# step_r3so3 of go2: Semi-implicit step with the base's position moved along a straight line.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.control
# Convention  pinocchio
# Program     SHA-256 de77608b5f49173ee056210ea0387859a1e4fe8cd9f3b72517e869922fc48865
# Operations  111 mul, 88 add, 1 div, 1 sin, 1 cos, 1 sqrt, 2 less, 4 select
#
# Inputs
#     x   37      m, -, rad, m/s, rad/s  [q, v]
#     a   18      m/s^2, rad/s^2         [base linear, base angular, joints], base axes
#     dt  scalar  s                      -
#
# Outputs
#     x_next  37  m, -, rad, m/s, rad/s  [q, v]
#
# Statements it rests on
#     control/semi-implicit-r3so3  PROVED
#     control/step-r3so3           PROVED
#     control/step-start           PROVED

import casadi as ca


def step_r3so3():
    """Semi-implicit step with the base's position moved along a straight line.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    x = ca.SX.sym("x", 37, 1)
    a = ca.SX.sym("a", 18, 1)
    dt = ca.SX.sym("dt", 1, 1)
    (
        x_00, x_01, x_02, x_03, x_04, x_05, x_06, x_07, x_08, x_09, x_10, x_11, x_12, x_13,
        x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27,
        x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36
    ) = ca.vertsplit(x)
    (
        a_00, a_01, a_02, a_03, a_04, a_05, a_06, a_07, a_08, a_09, a_10, a_11, a_12, a_13,
        a_14, a_15, a_16, a_17
    ) = ca.vertsplit(a)
    (dt_0,) = ca.vertsplit(dt)
    x01 = x_19 + a_00 * dt_0
    x02 = x_20 + a_01 * dt_0
    x03 = x_21 + a_02 * dt_0
    x04 = x_22 + a_03 * dt_0
    x05 = x_23 + a_04 * dt_0
    x06 = x_24 + a_05 * dt_0
    x07 = x_25 + a_06 * dt_0
    x08 = x_26 + a_07 * dt_0
    x09 = x_27 + a_08 * dt_0
    x10 = x_28 + a_09 * dt_0
    x11 = x_29 + a_10 * dt_0
    x12 = x_30 + a_11 * dt_0
    x13 = x_31 + a_12 * dt_0
    x14 = x_32 + a_13 * dt_0
    x15 = x_33 + a_14 * dt_0
    x16 = x_34 + a_15 * dt_0
    x17 = x_35 + a_16 * dt_0
    x18 = x_36 + a_17 * dt_0
    x19 = dt_0 * x01
    x20 = dt_0 * x02
    x21 = dt_0 * x03
    x22 = dt_0 * x04
    x23 = dt_0 * x05
    x24 = dt_0 * x06
    x25 = x23 * x23 + (x24 * x24 + x22 * x22)
    x26 = x25 < 1.0
    x27 = 0.5 * ca.sqrt(ca.if_else(x26, 1.0, x25))
    x28 = x25 * 0.25
    x29 = 4.110317623312165e-19 - x28 * (8.896791392450574e-22 - x25 * 4.029343927740296e-25)
    x30 = 4.779477332387385e-14 - x28 * (1.5619206968586225e-16 - x28 * x29)
    x31 = 2.08767569878681e-09 - x28 * (1.1470745597729725e-11 - x28 * x30)
    x32 = 2.48015873015873e-05 - x28 * (2.755731922398589e-07 - x28 * x31)
    x33 = 0.041666666666666664 - x28 * (0.001388888888888889 - x28 * x32)
    x34 = 1.0 - x28 * (0.5 - x28 * x33)
    x35 = ca.if_else(x26, x34, ca.cos(x27))
    x36 = 1.9572941063391263e-20 - x28 * (3.868170170630684e-23 - x25 * 1.6117375710961184e-26)
    x37 = 2.8114572543455206e-15 - x28 * (8.22063524662433e-18 - x28 * x36)
    x38 = 1.6059043836821613e-10 - x28 * (7.647163731819816e-13 - x28 * x37)
    x39 = 2.7557319223985893e-06 - x28 * (2.505210838544172e-08 - x28 * x38)
    x40 = 0.008333333333333333 - x28 * (0.0001984126984126984 - x28 * x39)
    x41 = 1.0 - x28 * (0.16666666666666666 - x28 * x40)
    x42 = ca.if_else(x26, 0.5 * x41, 0.5 * ca.sin(x27) / x27)
    x43 = ca.if_else(x35 < 0.0, -1.0, 1.0)
    x44 = x22 * x42 * x43
    x45 = x23 * x42 * x43
    x46 = x24 * x42 * x43
    x47 = x35 * x43
    x48 = x_03 * 2.0
    x49 = x_04 * 2.0
    x50 = x_05 * 2.0
    x51 = x_04 * x49
    x52 = x_05 * x50
    x53 = x_03 * x49
    x54 = x_03 * x50
    x55 = x_04 * x50
    x56 = x_06 * x48
    x57 = x_06 * x49
    x58 = x_06 * x50
    x59 = 1.0 - x_03 * x48
    x60 = x_06 * x44 + x_04 * x46 + (x_03 * x47 - x_05 * x45)
    x61 = x_05 * x44 + x_06 * x45 + (x_04 * x47 - x_03 * x46)
    x62 = x_03 * x45 + x_06 * x46 + (x_05 * x47 - x_04 * x44)
    x63 = x_06 * x47 - x_03 * x44 - (x_04 * x45 + x_05 * x46)
    x64 = x19 * (x52 - (1.0 - x51)) - x21 * (x54 + x57)
    x65 = x_00 + x20 * (x53 - x58) - x64
    x66 = x20 * (x52 - x59) - x21 * (x55 - x56)
    x67 = x_01 + x19 * (x53 + x58) - x66
    x68 = x20 * (x55 + x56) - x21 * (x51 - x59)
    x69 = x_02 + x19 * (x54 - x57) + x68
    x_next = ca.SX(
        ca.Sparsity(
            37,
            1,
            [0, 37],
            [
                0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
                24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36
            ],
        ),
        ca.vertcat(
            x65,
            x67,
            x69,
            x60,
            x61,
            x62,
            x63,
            x_07 + dt_0 * x07,
            x_08 + dt_0 * x08,
            x_09 + dt_0 * x09,
            x_10 + dt_0 * x10,
            x_11 + dt_0 * x11,
            x_12 + dt_0 * x12,
            x_13 + dt_0 * x13,
            x_14 + dt_0 * x14,
            x_15 + dt_0 * x15,
            x_16 + dt_0 * x16,
            x_17 + dt_0 * x17,
            x_18 + dt_0 * x18,
            x01,
            x02,
            x03,
            x04,
            x05,
            x06,
            x07,
            x08,
            x09,
            x10,
            x11,
            x12,
            x13,
            x14,
            x15,
            x16,
            x17,
            x18,
        ),
    )
    return ca.Function(
        "step_r3so3",
        [x, a, dt],
        [x_next],
        ["x", "a", "dt"],
        ["x_next"],
    )
