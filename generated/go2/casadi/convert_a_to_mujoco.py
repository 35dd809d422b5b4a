# convert_a_to_mujoco of go2: Acceleration to the convention mujoco: [base linear in world axes, base angular in base axes, joints].
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.convert
# Convention  pinocchio
# Program     SHA-256 f66034ecc496022cedbef2cb78f9806c3efb9e82623b0337de2cda6f43233218
# Operations  27 mul, 23 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad       [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s      [base linear, base angular, joints], base axes
#     a  18  m/s^2, rad/s^2  [base linear, base angular, joints], base axes
#
# Outputs
#     a_mujoco  18  m/s^2, rad/s^2  [base linear in world axes, base angular in base axes, joints]
#
# Statements it rests on
#     conventions/a-pinocchio-mujoco     PROVED
#     conventions/a-featherstone-mujoco  PROVED

import casadi as ca


def convert_a_to_mujoco():
    """Acceleration to the convention mujoco: [base linear in world axes, base angular in base axes, joints].

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
    x15 = 1.0 - q_03 * x04
    x16 = x02 * (x09 - x14) + x03 * (x10 + x13)
    x17 = x01 * (x08 - (1.0 - x07)) - x16
    x18 = x01 * (x09 + x14) + x03 * (x11 - x12)
    x19 = x01 * (x10 - x13) + x02 * (x11 + x12)
    a_mujoco = ca.SX(
        ca.Sparsity(
            18,
            1,
            [0, 18],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        ),
        ca.vertcat(
            x17,
            x02 * (x08 - x15) - x18,
            x03 * (x07 - x15) - x19,
            a_03,
            a_04,
            a_05,
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
        "convert_a_to_mujoco",
        [q, v, a],
        [a_mujoco],
        ["q", "v", "a"],
        ["a_mujoco"],
    )
