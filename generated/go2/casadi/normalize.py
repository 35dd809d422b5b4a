# normalize of go2: q with its quaternion and (cos, sin) pairs scaled to norm one.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.manifold
# Convention  pinocchio
# Program     SHA-256 e5b3df3ae55a65e63b830d26818c99b59d563403d2fede02547f99203cd6f558
# Operations  4 mul, 3 add, 4 div, 0 sin, 0 cos, 1 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     q_unit  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Statements it rests on
#     manifold/normal-continuous  PROVED
#     manifold/normal-spherical   PROVED
#     manifold/normal-planar      PROVED
#     manifold/normal-floating    PROVED
#     manifold/normal-mixed       PROVED
#     manifold/straight           PROVED
#     quaternions/normalize       PROVED

import casadi as ca


def normalize():
    """q with its quaternion and (cos, sin) pairs scaled to norm one.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    (
        q_00, q_01, q_02, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13,
        q_14, q_15, q_16, q_17, q_18
    ) = ca.vertsplit(q)
    x1 = q_03 * q_03 + q_04 * q_04 + (q_05 * q_05 + q_06 * q_06)
    x2 = ca.sqrt(x1)
    q_unit = ca.SX(
        ca.Sparsity(
            19,
            1,
            [0, 19],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
        ),
        ca.vertcat(
            q_00,
            q_01,
            q_02,
            q_03 / x2,
            q_04 / x2,
            q_05 / x2,
            q_06 / x2,
            q_07,
            q_08,
            q_09,
            q_10,
            q_11,
            q_12,
            q_13,
            q_14,
            q_15,
            q_16,
            q_17,
            q_18,
        ),
    )
    return ca.Function(
        "normalize",
        [q],
        [q_unit],
        ["q"],
        ["q_unit"],
    )
