# difference of go2: Velocity that leads from q0 to q1 in one second.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.manifold
# Convention  pinocchio
# Program     SHA-256 112ca4615921744c7174db64fec71fe0df023817eb11c2b200672a1f6f0fcab5
# Operations  107 mul, 93 add, 5 div, 0 sin, 0 cos, 1 sqrt, 1 atan2, 2 less, 5 select
#
# Inputs
#     q0  19  m, -, rad  [p, quaternion xyzw, joints]
#     q1  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     dq  18  m, rad  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     manifold/undone-continuous          PROVED
#     manifold/undone-spherical           PROVED
#     manifold/undone-planar              PROVED
#     manifold/undone-floating            PROVED
#     manifold/undone-mixed               PROVED
#     manifold/straight                   PROVED
#     rigid-motions/difference            PROVED
#     exponential-jacobians/left-inverse  PROVED
#     small-angles/inverse                PROVED
#     small-angles/log-rate               PROVED
#     small-angles/log-square             PROVED
#     quaternions/logarithm-sign          PROVED
#     small-angles/closed-from            PROVED
#     small-angles/series-below           PROVED
#     small-angles/harmless               PROVED

import casadi as ca


def difference():
    """Velocity that leads from q0 to q1 in one second.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q0 = ca.SX.sym("q0", 19, 1)
    q1 = ca.SX.sym("q1", 19, 1)
    (
        q0_00, q0_01, q0_02, q0_03, q0_04, q0_05, q0_06, q0_07, q0_08, q0_09, q0_10, q0_11,
        q0_12, q0_13, q0_14, q0_15, q0_16, q0_17, q0_18
    ) = ca.vertsplit(q0)
    (
        q1_00, q1_01, q1_02, q1_03, q1_04, q1_05, q1_06, q1_07, q1_08, q1_09, q1_10, q1_11,
        q1_12, q1_13, q1_14, q1_15, q1_16, q1_17, q1_18
    ) = ca.vertsplit(q1)
    x01 = q0_03 * 2.0
    x02 = q0_04 * 2.0
    x03 = q0_05 * 2.0
    x04 = q0_04 * x02
    x05 = q0_05 * x03
    x06 = q0_03 * x02
    x07 = q0_03 * x03
    x08 = q0_04 * x03
    x09 = q0_06 * x01
    x10 = q0_06 * x02
    x11 = q0_06 * x03
    x12 = 1.0 - q0_03 * x01
    x13 = q0_00 - q1_00
    x14 = q0_01 - q1_01
    x15 = q0_02 - q1_02
    x16 = (x06 + x11) * x14 + (x07 - x10) * x15
    x17 = (x05 - (1.0 - x04)) * x13 - x16
    x18 = (x06 - x11) * x13 + (x08 + x09) * x15
    x19 = (x05 - x12) * x14 - x18
    x20 = (x07 + x10) * x13 + (x08 - x09) * x14
    x21 = (x04 - x12) * x15 - x20
    x22 = q0_05 * q1_04 + q0_06 * q1_03 - (q0_03 * q1_06 + q0_04 * q1_05)
    x23 = q0_03 * q1_05 + q0_06 * q1_04 - (q0_04 * q1_06 + q0_05 * q1_03)
    x24 = q0_04 * q1_03 + q0_06 * q1_05 - (q0_03 * q1_04 + q0_05 * q1_06)
    x25 = q0_03 * q1_03 + q0_04 * q1_04 + (q0_05 * q1_05 + q0_06 * q1_06)
    x26 = ca.if_else(x25 < 0.0, -1.0, 1.0)
    x27 = x22 * x26
    x28 = x23 * x26
    x29 = x24 * x26
    x30 = x25 * x26
    x31 = x28 * x28 + (x29 * x29 + x27 * x27)
    x32 = x31 * 16.0 < x30 * x30
    x33 = ca.sqrt(ca.if_else(x32, 1.0, x31))
    x34 = ca.atan2(x33, x30)
    x35 = ca.if_else(x32, x30, 1.0)
    x36 = x31 / (x35 * x35)
    x37 = 0.03225806451612903 - x36 * (0.030303030303030304 - x36 * 0.02857142857142857)
    x38 = 0.037037037037037035 - x36 * (0.034482758620689655 - x36 * x37)
    x39 = 0.043478260869565216 - x36 * (0.04 - x36 * x38)
    x40 = 0.05263157894736842 - x36 * (0.047619047619047616 - x36 * x39)
    x41 = 0.06666666666666667 - x36 * (0.058823529411764705 - x36 * x40)
    x42 = 0.09090909090909091 - x36 * (0.07692307692307693 - x36 * x41)
    x43 = 0.14285714285714285 - x36 * (0.1111111111111111 - x36 * x42)
    x44 = 0.3333333333333333 - x36 * (0.2 - x36 * x43)
    x45 = 2.0 * (1.0 - x36 * x44) / x35
    x46 = (1.0 - x30 * x34 / x33) / (x34 * x34 * 4.0)
    x47 = ca.if_else(x32, x45, 2.0 * x34 / x33)
    x48 = 0.0004087784605690863 - x36 * (0.00038068002493345883 - x36 * 0.0003559881306887756)
    x49 = 0.00047836431931463745 - x36 * (0.0004410195025299027 - x36 * x48)
    x50 = 0.0005739383170657646 - x36 * (0.0005220914703433217 - x36 * x49)
    x51 = 0.0007127217600089354 - x36 * (0.0006363248607516055 - x36 * x50)
    x52 = 0.0009309961342606499 - x36 * (0.0008082832339302958 - x36 * x51)
    x53 = 0.0013198465261957326 - x36 * (0.0010939100745097218 - x36 * x52)
    x54 = 0.0021869488536155205 - x36 * (0.001652503874726097 - x36 * x53)
    x55 = 0.005555555555555556 - x36 * (0.0031746031746031746 - x36 * x54)
    x56 = ca.if_else(x32, 0.08333333333333333 + x36 * x55, x46)
    x57 = x27 * x47
    x58 = x28 * x47
    x59 = x29 * x47
    x60 = x19 * x59 - x21 * x58
    x61 = x21 * x57 - x17 * x59
    x62 = x17 * x58 - x19 * x57
    x63 = x56 * (x58 * x62 - x59 * x61)
    x64 = x56 * (x59 * x60 - x57 * x62)
    x65 = x56 * (x57 * x61 - x58 * x60)
    dq = ca.SX(
        ca.Sparsity(
            18,
            1,
            [0, 18],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        ),
        ca.vertcat(
            -(x63 - (x17 + x60 * 0.5)),
            -(x64 - (x19 + x61 * 0.5)),
            -(x65 - (x21 + x62 * 0.5)),
            x57,
            x58,
            x59,
            -(q0_07 - q1_07),
            -(q0_08 - q1_08),
            -(q0_09 - q1_09),
            -(q0_10 - q1_10),
            -(q0_11 - q1_11),
            -(q0_12 - q1_12),
            -(q0_13 - q1_13),
            -(q0_14 - q1_14),
            -(q0_15 - q1_15),
            -(q0_16 - q1_16),
            -(q0_17 - q1_17),
            -(q0_18 - q1_18),
        ),
    )
    return ca.Function(
        "difference",
        [q0, q1],
        [dq],
        ["q0", "q1"],
        ["dq"],
    )
