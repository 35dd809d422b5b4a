# convert_v_from_mixed of go2: Velocity from the convention mixed: [base linear, base angular, joints], world axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 3ff54bea035c0740b1c1888bcf2a2c40de3b176cf080b96a6ad4061e7b2c48e6
# Operations  30 mul, 23 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q        19  m, -, rad   [p, quaternion xyzw, joints]
#     v_mixed  18  m/s, rad/s  [base linear, base angular, joints], world axes
#
# Outputs
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     conventions/v-pinocchio-mixed     PROVED
#     conventions/v-mujoco-mixed        PROVED
#     conventions/v-featherstone-mixed  PROVED

import casadi as ca


def convert_v_from_mixed():
    """Velocity from the convention mixed: [base linear, base angular, joints], world axes.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v_mixed = ca.SX.sym("v_mixed", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
    (
        v_mixed_00, v_mixed_01, v_mixed_02, v_mixed_03, v_mixed_04, v_mixed_05, v_mixed_06,
        v_mixed_07, v_mixed_08, v_mixed_09, v_mixed_10, v_mixed_11, v_mixed_12, v_mixed_13,
        v_mixed_14, v_mixed_15, v_mixed_16, v_mixed_17
    ) = ca.vertsplit(v_mixed)
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
    x22 = v_mixed_00 * x12 - (v_mixed_01 * x15 + v_mixed_02 * x19)
    x23 = v_mixed_01 * x17 - (v_mixed_00 * x13 + v_mixed_02 * x20)
    x24 = v_mixed_02 * x21 - (v_mixed_00 * x14 + v_mixed_01 * x18)
    x25 = v_mixed_03 * x12 - (v_mixed_04 * x15 + v_mixed_05 * x19)
    x26 = v_mixed_04 * x17 - (v_mixed_03 * x13 + v_mixed_05 * x20)
    x27 = v_mixed_05 * x21 - (v_mixed_03 * x14 + v_mixed_04 * x18)
    v = ca.SX(
        ca.Sparsity(
            18,
            1,
            [0, 18],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        ),
        ca.vertcat(
            -x22,
            -x23,
            -x24,
            -x25,
            -x26,
            -x27,
            v_mixed_06,
            v_mixed_07,
            v_mixed_08,
            v_mixed_09,
            v_mixed_10,
            v_mixed_11,
            v_mixed_12,
            v_mixed_13,
            v_mixed_14,
            v_mixed_15,
            v_mixed_16,
            v_mixed_17,
        ),
    )
    return ca.Function(
        "convert_v_from_mixed",
        [q, v_mixed],
        [v],
        ["q", "v_mixed"],
        ["v"],
    )
