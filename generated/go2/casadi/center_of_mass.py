# center_of_mass of go2: Centre of mass of all moving links.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.centroidal
# Convention  pinocchio
# Program     SHA-256 ae753a0e507a18399a2e0416cdf9745aeb891d5d0d175a6aec62189bc0dc9dc1
# Operations  69 mul, 67 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     c  3  m  world
#
# Statements it rests on
#     centroidal/centre        PROVED
#     centroidal/centre-fixed  PROVED
#     centroidal/linear        PROVED
#     regressor/lumped-mixed   PROVED-MOD-P
#     regressor/lumped-disc    PROVED
#     regressor/reframed       PROVED
#     rotations/align          PROVED
#     rotations/align-back     PROVED

import casadi as ca


def center_of_mass():
    """Centre of mass of all moving links.

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
    x13 = ca.cos(q_16)
    x14 = ca.sin(q_16)
    x15 = ca.cos(q_17)
    x16 = ca.sin(q_17)
    x17 = ca.cos(q_18)
    x18 = ca.sin(q_18)
    x19 = x17 * 0.00084392 - (0.00430848 + x18 * 0.02623)
    x20 = x17 * 0.02623 + (0.0789924 + x18 * 0.00084392)
    x21 = x15 * x20 + (7.119e-05 + x16 * x19)
    x22 = ca.cos(q_13)
    x23 = ca.sin(q_13)
    x24 = ca.cos(q_14)
    x25 = ca.sin(q_14)
    x26 = ca.cos(q_15)
    x27 = ca.sin(q_15)
    x28 = 0.00084392 * x26 - (0.00430848 + 0.02623 * x27)
    x29 = 0.02623 * x26 + (0.0789924 + 0.00084392 * x27)
    x30 = x24 * x29 + (7.119e-05 + x25 * x28)
    x31 = ca.cos(q_10)
    x32 = ca.sin(q_10)
    x33 = ca.cos(q_11)
    x34 = ca.sin(q_11)
    x35 = ca.cos(q_12)
    x36 = ca.sin(q_12)
    x37 = 0.00084392 * x35 - (0.00430848 + 0.02623 * x36)
    x38 = 0.02623 * x35 + (0.0789924 + 0.00084392 * x36)
    x39 = x33 * x38 + (7.119e-05 + x34 * x37)
    x40 = ca.cos(q_07)
    x41 = ca.sin(q_07)
    x42 = ca.cos(q_08)
    x43 = ca.sin(q_08)
    x44 = ca.cos(q_09)
    x45 = ca.sin(q_09)
    x46 = 0.00084392 * x44 - (0.00430848 + 0.02623 * x45)
    x47 = 0.02623 * x44 + (0.0789924 + 0.00084392 * x45)
    x48 = x42 * x47 + (7.119e-05 + x43 * x46)
    x49 = x42 * x46 - x43 * x47 + (x24 * x28 - x25 * x29)
    x50 = x33 * x37 - x34 * x38 + (x15 * x19 - x16 * x20)
    x51 = 0.146694152 + (x49 + x50)
    x52 = 0.10962557 * (x22 + x40 - (x13 + x31))
    x53 = x23 * x30 + x41 * x48 + (x14 * x21 + x32 * x39)
    x54 = x52 + x53
    x55 = 0.10962557 * (x23 + x41 - (x14 + x32))
    x56 = x22 * x30 + x40 * x48 + (x13 * x21 + x31 * x39)
    x57 = x56 + (0.037188086 - x55)
    x58 = (x05 - (1.0 - x04)) * x51 - q_00 * 16.087
    x59 = (x07 + x10) * x57 - ((x06 - x11) * x54 - x58)
    x60 = (x06 + x11) * x51 + q_01 * 16.087
    x61 = (x08 - x09) * x57 + ((x05 - x12) * x54 - x60)
    x62 = (x07 - x10) * x51 + q_02 * 16.087
    x63 = (x04 - x12) * x57 + ((x08 + x09) * x54 + x62)
    c = ca.SX(
        ca.Sparsity(
            3,
            1,
            [0, 3],
            [0, 1, 2],
        ),
        ca.vertcat(
            -(x59 * 0.06216199415677255),
            -(x61 * 0.06216199415677255),
            x63 * 0.06216199415677255,
        ),
    )
    return ca.Function(
        "center_of_mass",
        [q],
        [c],
        ["q"],
        ["c"],
    )
