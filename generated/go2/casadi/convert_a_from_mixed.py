# convert_a_from_mixed of go2: Acceleration from the convention mixed: [base linear, base angular, joints], world axes.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 77ab57053bd62c66d7313c818c6bb0425eba57815360fc46eb4366fdbae76ff9
# Operations  36 mul, 29 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q        19  m, -, rad       [p, quaternion xyzw, joints]
#     v        18  m/s, rad/s      [base linear, base angular, joints], base axes
#     a_mixed  18  m/s^2, rad/s^2  [base linear, base angular, joints], world axes
#
# Outputs
#     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     conventions/a-pinocchio-mixed     PROVED
#     conventions/a-mujoco-mixed        PROVED
#     conventions/a-featherstone-mixed  PROVED

import casadi as ca


def convert_a_from_mixed():
    """Acceleration from the convention mixed: [base linear, base angular, joints], world axes.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v = ca.SX.sym("v", 18, 1)
    a_mixed = ca.SX.sym("a_mixed", 18, 1)
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(q)
    (v_00, v_01, v_02, v_03, v_04, v_05, _, _, _, _, _, _, _, _, _, _, _, _) = ca.vertsplit(v)
    (
        a_mixed_00, a_mixed_01, a_mixed_02, a_mixed_03, a_mixed_04, a_mixed_05, a_mixed_06,
        a_mixed_07, a_mixed_08, a_mixed_09, a_mixed_10, a_mixed_11, a_mixed_12, a_mixed_13,
        a_mixed_14, a_mixed_15, a_mixed_16, a_mixed_17
    ) = ca.vertsplit(a_mixed)
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
    x22 = a_mixed_03 * x12 - (a_mixed_04 * x15 + a_mixed_05 * x19)
    x23 = a_mixed_04 * x17 - (a_mixed_03 * x13 + a_mixed_05 * x20)
    x24 = a_mixed_05 * x21 - (a_mixed_03 * x14 + a_mixed_04 * x18)
    x25 = a_mixed_01 * x15 - (v_02 * v_04 - v_01 * v_05)
    x26 = x25 - (a_mixed_00 * x12 - a_mixed_02 * x19)
    x27 = a_mixed_00 * x13 - (v_00 * v_05 - v_02 * v_03)
    x28 = x27 - (a_mixed_01 * x17 - a_mixed_02 * x20)
    x29 = a_mixed_00 * x14 - (v_01 * v_03 - v_00 * v_04)
    x30 = x29 - (a_mixed_02 * x21 - a_mixed_01 * x18)
    a = ca.SX(
        ca.Sparsity(
            18,
            1,
            [0, 18],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        ),
        ca.vertcat(
            x26,
            x28,
            x30,
            -x22,
            -x23,
            -x24,
            a_mixed_06,
            a_mixed_07,
            a_mixed_08,
            a_mixed_09,
            a_mixed_10,
            a_mixed_11,
            a_mixed_12,
            a_mixed_13,
            a_mixed_14,
            a_mixed_15,
            a_mixed_16,
            a_mixed_17,
        ),
    )
    return ca.Function(
        "convert_a_from_mixed",
        [q, v, a_mixed],
        [a],
        ["q", "v", "a_mixed"],
        ["a"],
    )
