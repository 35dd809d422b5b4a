# configuration_rate of go2: dq/dt at velocity v.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.manifold
# Convention  pinocchio
# Program     SHA-256 2dfd98284042976ca32f0542f53b69687b9579e2b7c4fcb1068868322cad4d88
# Operations  36 mul, 25 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     qdot  19  m/s, 1/s, rad/s  [p, quaternion xyzw, joints]
#
# Statements it rests on
#     manifold/rate-revolute          PROVED
#     manifold/rate-prismatic         PROVED
#     manifold/rate-helical           PROVED
#     manifold/rate-continuous        PROVED
#     manifold/rate-spherical         PROVED
#     manifold/rate-planar            PROVED
#     manifold/rate-floating          PROVED
#     manifold/straight               PROVED
#     quaternions/configuration-rate  PROVED
#     quaternions/body-rate           PROVED

import casadi as ca


def configuration_rate():
    """dq/dt at velocity v.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v = ca.SX.sym("v", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
    (
        v_00, v_01, v_02, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13,
        v_14, v_15, v_16, v_17
    ) = ca.vertsplit(v)
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
    x12 = 1.0 - q_03 * x01
    x13 = v_03 * 0.5
    x14 = v_04 * 0.5
    x15 = v_05 * 0.5
    x16 = v_01 * (x06 - x11) + v_02 * (x07 + x10)
    x17 = v_00 * (x05 - (1.0 - x04)) - x16
    x18 = v_00 * (x06 + x11) + v_02 * (x08 - x09)
    x19 = v_00 * (x07 - x10) + v_01 * (x08 + x09)
    x20 = q_04 * x15 - (q_05 * x14 - q_06 * x13)
    x21 = q_06 * x14 - (q_03 * x15 - q_05 * x13)
    x22 = q_06 * x15 - (q_04 * x13 - q_03 * x14)
    x23 = q_04 * x14 + (q_05 * x15 + q_03 * x13)
    qdot = ca.SX(
        ca.Sparsity(
            19,
            1,
            [0, 19],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
        ),
        ca.vertcat(
            -x17,
            -(v_01 * (x05 - x12) - x18),
            -(v_02 * (x04 - x12) - x19),
            x20,
            x21,
            x22,
            -x23,
            v_06,
            v_07,
            v_08,
            v_09,
            v_10,
            v_11,
            v_12,
            v_13,
            v_14,
            v_15,
            v_16,
            v_17,
        ),
    )
    return ca.Function(
        "configuration_rate",
        [q, v],
        [qdot],
        ["q", "v"],
        ["qdot"],
    )
