# potential_energy of go2: Potential energy of gravity, zero at world z = 0.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.energy
# Convention  pinocchio
# Program     SHA-256 61bf55afdbdba5bb0f152fb9e91261c0ac797ea34d101af137c7c35a8c0f1cde
# Operations  56 mul, 54 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     V  scalar  J  -
#
# Statements it rests on
#     recursions/potential-limbs   PROVED
#     recursions/potential-wheels  PROVED
#     recursions/power             PROVED
#     regressor/lumped-mixed       PROVED-MOD-P
#     regressor/lumped-disc        PROVED
#     regressor/reframed           PROVED
#     rotations/align              PROVED
#     rotations/align-back         PROVED

import casadi as ca


def potential_energy():
    """Potential energy of gravity, zero at world z = 0.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    (
        _, _, q_02, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14,
        q_15, q_16, q_17, q_18
    ) = ca.vertsplit(q)
    x01 = q_03 * 2.0
    x02 = q_04 * 2.0
    x03 = q_05 * 2.0
    x04 = q_04 * x02 - (1.0 - q_03 * x01)
    x05 = ca.cos(q_16)
    x06 = ca.sin(q_16)
    x07 = ca.cos(q_17)
    x08 = ca.sin(q_17)
    x09 = ca.cos(q_18)
    x10 = ca.sin(q_18)
    x11 = x09 * 0.00084392 - (0.00430848 + x10 * 0.02623)
    x12 = x09 * 0.02623 + (0.0789924 + x10 * 0.00084392)
    x13 = x07 * x12 + (7.119e-05 + x08 * x11)
    x14 = ca.cos(q_13)
    x15 = ca.sin(q_13)
    x16 = ca.cos(q_14)
    x17 = ca.sin(q_14)
    x18 = ca.cos(q_15)
    x19 = ca.sin(q_15)
    x20 = 0.00084392 * x18 - (0.00430848 + 0.02623 * x19)
    x21 = 0.02623 * x18 + (0.0789924 + 0.00084392 * x19)
    x22 = x16 * x21 + (7.119e-05 + x17 * x20)
    x23 = ca.cos(q_10)
    x24 = ca.sin(q_10)
    x25 = ca.cos(q_11)
    x26 = ca.sin(q_11)
    x27 = ca.cos(q_12)
    x28 = ca.sin(q_12)
    x29 = 0.00084392 * x27 - (0.00430848 + 0.02623 * x28)
    x30 = 0.02623 * x27 + (0.0789924 + 0.00084392 * x28)
    x31 = x25 * x30 + (7.119e-05 + x26 * x29)
    x32 = ca.cos(q_07)
    x33 = ca.sin(q_07)
    x34 = ca.cos(q_08)
    x35 = ca.sin(q_08)
    x36 = ca.cos(q_09)
    x37 = ca.sin(q_09)
    x38 = 0.00084392 * x36 - (0.00430848 + 0.02623 * x37)
    x39 = 0.02623 * x36 + (0.0789924 + 0.00084392 * x37)
    x40 = x34 * x39 + (7.119e-05 + x35 * x38)
    x41 = x34 * x38 - x35 * x39 + (x16 * x20 - x17 * x21)
    x42 = x25 * x29 - x26 * x30 + (x07 * x11 - x08 * x12)
    x43 = 0.10962557 * (x14 + x32 - (x05 + x23))
    x44 = x15 * x22 + x33 * x40 + (x06 * x13 + x24 * x31)
    x45 = 0.10962557 * (x15 + x33 - (x06 + x24))
    x46 = x14 * x22 + x32 * x40 + (x05 * x13 + x23 * x31)
    x47 = (q_03 * x03 - q_06 * x02) * (0.146694152 + (x41 + x42))
    x48 = (q_04 * x03 + q_06 * x01) * (x43 + x44)
    x49 = x04 * (x46 + (0.037188086 - x45)) + (x48 + (x47 + q_02 * 16.087))
    V = ca.SX(
        ca.Sparsity(
            1,
            1,
            [0, 1],
            [0],
        ),
        ca.vertcat(
            x49 * 9.81,
        ),
    )
    return ca.Function(
        "potential_energy",
        [q],
        [V],
        ["q"],
        ["V"],
    )
