# convert_a_to_mixed of go2: Acceleration to the convention mixed: [base linear, base angular, joints], world axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 776a6d4577cd9cd3b276de401d449f16bf227906cdfdd2a46ca12d69a93af1d7
# Operations  36 mul, 29 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad       [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
#     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Outputs
#     a_mixed  18  m/s^2, rad/s^2  [base linear, base angular, joints], world axes
#
# Statements it rests on
#     conventions/a-pinocchio-mixed     PROVED
#     conventions/a-mujoco-mixed        PROVED
#     conventions/a-featherstone-mixed  PROVED

import casadi as ca


def convert_a_to_mixed():
    """Acceleration to the convention mixed: [base linear, base angular, joints], world axes.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v = ca.SX.sym("v", 18, 1)
    a = ca.SX.sym("a", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
    (v_00, v_01, v_02, v_03, v_04, v_05, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(v)
    (
        a_00, a_01, a_02, a_03, a_04, a_05, a_06, a_07, a_08, a_09, a_10, a_11, a_12, a_13,
        a_14, a_15, a_16, a_17
    ) = ca.vertsplit(a)
    x01 = v_01 * v_05 - (a_00 + v_02 * v_04)
    x02 = v_02 * v_03 - (a_01 + v_00 * v_05)
    x03 = v_00 * v_04 - (a_02 + v_01 * v_03)
    x04 = q_03 * 2.0
    x05 = q_04 * 2.0
    x06 = q_05 * 2.0
    x07 = q_04 * x05
    x08 = q_05 * x06
    x09 = q_03 * x05
    x10 = q_03 * x06
    x11 = q_04 * x06
    x12 = q_06 * x04
    x13 = q_06 * x05
    x14 = q_06 * x06
    x15 = x08 - (1.0 - x07)
    x16 = x09 - x14
    x17 = x10 + x13
    x18 = x09 + x14
    x19 = 1.0 - q_03 * x04
    x20 = x08 - x19
    x21 = x11 - x12
    x22 = x10 - x13
    x23 = x11 + x12
    x24 = x07 - x19
    x25 = x01 * x15 - (x02 * x16 + x03 * x17)
    x26 = x02 * x20 - (x01 * x18 + x03 * x21)
    x27 = x03 * x24 - (x01 * x22 + x02 * x23)
    x28 = a_03 * x15 - (a_04 * x16 + a_05 * x17)
    x29 = a_04 * x20 - (a_03 * x18 + a_05 * x21)
    x30 = a_05 * x24 - (a_03 * x22 + a_04 * x23)
    a_mixed = ca.SX(
        ca.Sparsity(
            18,
            1,
            [0, 18],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        ),
        ca.vertcat(
            x25,
            x26,
            x27,
            -x28,
            -x29,
            -x30,
            a_06,
            a_07,
            a_08,
            a_09,
            a_10,
            a_11,
            a_12,
            a_13,
            a_14,
            a_15,
            a_16,
            a_17,
        ),
    )
    return ca.Function(
        "convert_a_to_mixed",
        [q, v, a],
        [a_mixed],
        ["q", "v", "a"],
        ["a_mixed"],
    )
