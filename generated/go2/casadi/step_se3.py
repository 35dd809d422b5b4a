# step_se3 of go2: Semi-implicit step: v + a dt, and q moved along that for dt on the manifold.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.control
# Convention  pinocchio
# Program     SHA-256 174f6ac6d16a6753486fad2f070adf1fd568b818415d4b264972f6742815c4ba
# Operations  145 mul, 113 add, 2 div, 1 sin, 1 cos, 1 sqrt, 2 less, 5 select
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
#     control/semi-implicit-se3  PROVED
#     control/step-se3           PROVED
#     control/step-start         PROVED

import casadi as ca


def step_se3():
    """Semi-implicit step: v + a dt, and q moved along that for dt on the manifold.

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
    x27 = ca.if_else(x26, 1.0, x25)
    x28 = 0.5 * ca.sqrt(x27)
    x29 = ca.cos(x28)
    x30 = 0.5 * ca.sin(x28) / x28
    x31 = x25 * 0.25
    x32 = 4.110317623312165e-19 - x31 * (8.896791392450574e-22 - x25 * 4.029343927740296e-25)
    x33 = 4.779477332387385e-14 - x31 * (1.5619206968586225e-16 - x31 * x32)
    x34 = 2.08767569878681e-09 - x31 * (1.1470745597729725e-11 - x31 * x33)
    x35 = 2.48015873015873e-05 - x31 * (2.755731922398589e-07 - x31 * x34)
    x36 = 0.041666666666666664 - x31 * (0.001388888888888889 - x31 * x35)
    x37 = 1.0 - x31 * (0.5 - x31 * x36)
    x38 = ca.if_else(x26, x37, x29)
    x39 = 1.9572941063391263e-20 - x31 * (3.868170170630684e-23 - x25 * 1.6117375710961184e-26)
    x40 = 2.8114572543455206e-15 - x31 * (8.22063524662433e-18 - x31 * x39)
    x41 = 1.6059043836821613e-10 - x31 * (7.647163731819816e-13 - x31 * x40)
    x42 = 2.7557319223985893e-06 - x31 * (2.505210838544172e-08 - x31 * x41)
    x43 = 0.008333333333333333 - x31 * (0.0001984126984126984 - x31 * x42)
    x44 = 1.0 - x31 * (0.16666666666666666 - x31 * x43)
    x45 = ca.if_else(x26, 0.5 * x44, x30)
    x46 = 3.868170170630684e-23 - x25 * (6.446950284384474e-26 - x25 * 9.183689863795546e-29)
    x47 = 8.22063524662433e-18 - x25 * (1.9572941063391263e-20 - x25 * x46)
    x48 = 7.647163731819816e-13 - x25 * (2.8114572543455206e-15 - x25 * x47)
    x49 = 2.505210838544172e-08 - x25 * (1.6059043836821613e-10 - x25 * x48)
    x50 = 0.0001984126984126984 - x25 * (2.7557319223985893e-06 - x25 * x49)
    x51 = 0.16666666666666666 - x25 * (0.008333333333333333 - x25 * x50)
    x52 = (1.0 - x29 * x30 * 2.0) / x27
    x53 = ca.if_else(x26, x51, x52)
    x54 = 2.0 * (x45 * x45)
    x55 = x21 * x23 - x20 * x24
    x56 = x19 * x24 - x21 * x22
    x57 = x20 * x22 - x19 * x23
    x58 = x53 * (x23 * x57 - x24 * x56)
    x59 = x54 * x55 + (x19 + x58)
    x60 = x53 * (x24 * x55 - x22 * x57)
    x61 = x54 * x56 + (x20 + x60)
    x62 = x53 * (x22 * x56 - x23 * x55)
    x63 = x54 * x57 + (x21 + x62)
    x64 = ca.if_else(x38 < 0.0, -1.0, 1.0)
    x65 = x22 * x45 * x64
    x66 = x23 * x45 * x64
    x67 = x24 * x45 * x64
    x68 = x38 * x64
    x69 = x_03 * 2.0
    x70 = x_04 * 2.0
    x71 = x_05 * 2.0
    x72 = x_04 * x70
    x73 = x_05 * x71
    x74 = x_03 * x70
    x75 = x_03 * x71
    x76 = x_04 * x71
    x77 = x_06 * x69
    x78 = x_06 * x70
    x79 = x_06 * x71
    x80 = 1.0 - x_03 * x69
    x81 = x_00 - x59 * (x73 - (1.0 - x72))
    x82 = x61 * (x74 - x79) + x63 * (x75 + x78)
    x83 = x61 * (x73 - x80) - x63 * (x76 - x77)
    x84 = x_01 + x59 * (x74 + x79) - x83
    x85 = x61 * (x76 + x77) - x63 * (x72 - x80)
    x86 = x_02 + x59 * (x75 - x78) + x85
    x87 = x_06 * x65 + x_04 * x67 + (x_03 * x68 - x_05 * x66)
    x88 = x_05 * x65 + x_06 * x66 + (x_04 * x68 - x_03 * x67)
    x89 = x_03 * x66 + x_06 * x67 + (x_05 * x68 - x_04 * x65)
    x90 = x_06 * x68 - x_03 * x65 - (x_04 * x66 + x_05 * x67)
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
            x81 + x82,
            x84,
            x86,
            x87,
            x88,
            x89,
            x90,
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
        "step_se3",
        [x, a, dt],
        [x_next],
        ["x", "a", "dt"],
        ["x_next"],
    )
