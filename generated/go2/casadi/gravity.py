# gravity of go2: Gravity forces g.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.weight
# Convention  pinocchio
# Program     SHA-256 373a4d20871c214f351b95abc4389c59ce8312d11e981b8d08607ded39a48699
# Operations  117 mul, 78 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     g  18  N, N m  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     assembled/gravity          PROVED
#     assembled/gravity-free     PROVED
#     floating-base/weight       PROVED
#     lagrange/gravity-2         PROVED
#     lagrange/gravity-3         PROVED
#     recursions/gravity-limbs   PROVED
#     recursions/gravity-wheels  PROVED
#     regressor/lumped-mixed     PROVED-MOD-P
#     regressor/lumped-disc      PROVED
#     regressor/reframed         PROVED
#     rotations/align            PROVED
#     rotations/align-back       PROVED

import casadi as ca


def gravity():
    """Gravity forces g.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    (
        _, _, _, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15,
        q_16, q_17, q_18
    ) = ca.vertsplit(q)
    x01 = q_03 * 2.0
    x02 = q_04 * 2.0
    x03 = q_05 * 2.0
    x04 = q_03 * x03 - q_06 * x02
    x05 = q_04 * x03 + q_06 * x01
    x06 = 1.0 - (q_03 * x01 + q_04 * x02)
    x07 = ca.cos(q_16)
    x08 = ca.sin(q_16)
    x09 = ca.cos(q_17)
    x10 = ca.sin(q_17)
    x11 = ca.cos(q_18)
    x12 = ca.sin(q_18)
    x13 = x12 * 0.02623 - x11 * 0.00084392
    x14 = x12 * 0.00084392 + x11 * 0.02623
    x15 = x13 + 0.00430848
    x16 = x14 + 0.0789924
    x17 = x04 * 9.81
    x18 = x05 * 9.81
    x19 = x06 * 9.81
    x20 = x07 * x19 - x08 * x18
    x21 = x09 * x15 + x10 * x16
    x22 = x10 * x15 - x09 * x16
    x23 = x22 - 7.119e-05
    x24 = x07 * 0.10962557 + x08 * x23
    x25 = x08 * 0.10962557 - x07 * x23
    x26 = ca.cos(q_13)
    x27 = ca.sin(q_13)
    x28 = ca.cos(q_14)
    x29 = ca.sin(q_14)
    x30 = ca.cos(q_15)
    x31 = ca.sin(q_15)
    x32 = 0.02623 * x31 - 0.00084392 * x30
    x33 = 0.00084392 * x31 + 0.02623 * x30
    x34 = 0.00430848 + x32
    x35 = 0.0789924 + x33
    x36 = x19 * x26 - x18 * x27
    x37 = x28 * x34 + x29 * x35
    x38 = x29 * x34 - x28 * x35
    x39 = 7.119e-05 - x38
    x40 = 0.10962557 * x26 + x27 * x39
    x41 = 0.10962557 * x27 - x26 * x39
    x42 = ca.cos(q_10)
    x43 = ca.sin(q_10)
    x44 = ca.cos(q_11)
    x45 = ca.sin(q_11)
    x46 = ca.cos(q_12)
    x47 = ca.sin(q_12)
    x48 = 0.02623 * x47 - 0.00084392 * x46
    x49 = 0.00084392 * x47 + 0.02623 * x46
    x50 = 0.00430848 + x48
    x51 = 0.0789924 + x49
    x52 = x19 * x42 - x18 * x43
    x53 = x44 * x50 + x45 * x51
    x54 = x45 * x50 - x44 * x51
    x55 = 7.119e-05 - x54
    x56 = 0.10962557 * x42 - x43 * x55
    x57 = 0.10962557 * x43 + x42 * x55
    x58 = ca.cos(q_07)
    x59 = ca.sin(q_07)
    x60 = ca.cos(q_08)
    x61 = ca.sin(q_08)
    x62 = ca.cos(q_09)
    x63 = ca.sin(q_09)
    x64 = 0.02623 * x63 - 0.00084392 * x62
    x65 = 0.00084392 * x63 + 0.02623 * x62
    x66 = 0.00430848 + x64
    x67 = 0.0789924 + x65
    x68 = x19 * x58 - x18 * x59
    x69 = x60 * x66 + x61 * x67
    x70 = x61 * x66 - x60 * x67
    x71 = 7.119e-05 - x70
    x72 = 0.10962557 * x58 + x59 * x71
    x73 = 0.10962557 * x59 - x58 * x71
    x74 = 0.146694152 - (x37 + x69 + (x21 + x53))
    x75 = x40 + x72 - (x24 + x56)
    x76 = 0.037188086 - (x41 + x73 - (x25 + x57))
    x77 = x64 * (x17 * x61 + x60 * x68)
    x78 = x65 * (x17 * x60 - x61 * x68)
    x79 = x48 * (x17 * x45 + x44 * x52)
    x80 = x49 * (x17 * x44 - x45 * x52)
    x81 = x32 * (x17 * x29 + x28 * x36)
    x82 = x33 * (x17 * x28 - x29 * x36)
    x83 = x13 * (x09 * x20 + x10 * x17)
    x84 = x14 * (x09 * x17 - x10 * x20)
    g = ca.SX(
        ca.Sparsity(
            18,
            1,
            [0, 18],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        ),
        ca.vertcat(
            x04 * 157.81347,
            x05 * 157.81347,
            x06 * 157.81347,
            x18 * x76 + x19 * x75,
            -(x19 * x74 + x17 * x76),
            -(x17 * x75 - x18 * x74),
            x19 * x72 - x18 * x73,
            x17 * x70 + x68 * x69,
            x77 - x78,
            x18 * x57 - x19 * x56,
            x17 * x54 + x52 * x53,
            x79 - x80,
            x19 * x40 - x18 * x41,
            x17 * x38 + x36 * x37,
            x81 - x82,
            x18 * x25 - x19 * x24,
            x17 * x22 + x20 * x21,
            x83 - x84,
        ),
    )
    return ca.Function(
        "gravity",
        [q],
        [g],
        ["q"],
        ["g"],
    )
