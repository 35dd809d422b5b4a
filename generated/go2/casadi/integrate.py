# integrate of go2: Configuration after moving by v for one second.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.manifold
# Convention  pinocchio
# Program     SHA-256 33a446d05b75b45b582c78a7c2b7fbbbd1f2dee1bfa5b9f639977606c55a90d3
# Operations  109 mul, 95 add, 2 div, 1 sin, 1 cos, 1 sqrt, 2 less, 5 select
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     q_next  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Statements it rests on
#     manifold/flow-continuous   PROVED
#     manifold/flow-spherical    PROVED
#     manifold/flow-planar       PROVED
#     manifold/flow-floating     PROVED
#     manifold/flow-mixed        PROVED
#     manifold/still-continuous  PROVED
#     manifold/still-spherical   PROVED
#     manifold/still-planar      PROVED
#     manifold/still-floating    PROVED
#     manifold/still-mixed       PROVED
#     manifold/norm-continuous   PROVED
#     manifold/norm-spherical    PROVED
#     manifold/norm-planar       PROVED
#     manifold/norm-floating     PROVED
#     manifold/longer            PROVED
#     manifold/straight          PROVED
#     rigid-motions/integrate    PROVED
#     rigid-motions/exp6         PROVED
#     small-angles/exp-cosine    PROVED
#     small-angles/exp-sine      PROVED
#     small-angles/exp-cubic     PROVED
#     small-angles/closed-from   PROVED
#     small-angles/series-below  PROVED
#     small-angles/harmless      PROVED

import casadi as ca


def integrate():
    """Configuration after moving by v for one second.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    q = ca.SX.sym("q", 19, 1)
    v = ca.SX.sym("v", 18, 1)
    (
        q_00, q_01, q_02, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13,
        q_14, q_15, q_16, q_17, q_18
    ) = ca.vertsplit(q)
    (
        v_00, v_01, v_02, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13,
        v_14, v_15, v_16, v_17
    ) = ca.vertsplit(v)
    x01 = v_04 * v_04 + (v_05 * v_05 + v_03 * v_03)
    x02 = x01 < 1.0
    x03 = ca.if_else(x02, 1.0, x01)
    x04 = 0.5 * ca.sqrt(x03)
    x05 = ca.cos(x04)
    x06 = 0.5 * ca.sin(x04) / x04
    x07 = x01 * 0.25
    x08 = 4.110317623312165e-19 - x07 * (8.896791392450574e-22 - x01 * 4.029343927740296e-25)
    x09 = 4.779477332387385e-14 - x07 * (1.5619206968586225e-16 - x07 * x08)
    x10 = 2.08767569878681e-09 - x07 * (1.1470745597729725e-11 - x07 * x09)
    x11 = 2.48015873015873e-05 - x07 * (2.755731922398589e-07 - x07 * x10)
    x12 = 0.041666666666666664 - x07 * (0.001388888888888889 - x07 * x11)
    x13 = 1.0 - x07 * (0.5 - x07 * x12)
    x14 = ca.if_else(x02, x13, x05)
    x15 = 1.9572941063391263e-20 - x07 * (3.868170170630684e-23 - x01 * 1.6117375710961184e-26)
    x16 = 2.8114572543455206e-15 - x07 * (8.22063524662433e-18 - x07 * x15)
    x17 = 1.6059043836821613e-10 - x07 * (7.647163731819816e-13 - x07 * x16)
    x18 = 2.7557319223985893e-06 - x07 * (2.505210838544172e-08 - x07 * x17)
    x19 = 0.008333333333333333 - x07 * (0.0001984126984126984 - x07 * x18)
    x20 = 1.0 - x07 * (0.16666666666666666 - x07 * x19)
    x21 = ca.if_else(x02, 0.5 * x20, x06)
    x22 = 3.868170170630684e-23 - x01 * (6.446950284384474e-26 - x01 * 9.183689863795546e-29)
    x23 = 8.22063524662433e-18 - x01 * (1.9572941063391263e-20 - x01 * x22)
    x24 = 7.647163731819816e-13 - x01 * (2.8114572543455206e-15 - x01 * x23)
    x25 = 2.505210838544172e-08 - x01 * (1.6059043836821613e-10 - x01 * x24)
    x26 = 0.0001984126984126984 - x01 * (2.7557319223985893e-06 - x01 * x25)
    x27 = 0.16666666666666666 - x01 * (0.008333333333333333 - x01 * x26)
    x28 = (1.0 - x05 * x06 * 2.0) / x03
    x29 = ca.if_else(x02, x27, x28)
    x30 = 2.0 * (x21 * x21)
    x31 = v_02 * v_04 - v_01 * v_05
    x32 = v_00 * v_05 - v_02 * v_03
    x33 = v_01 * v_03 - v_00 * v_04
    x34 = x29 * (v_04 * x33 - v_05 * x32)
    x35 = x30 * x31 + (v_00 + x34)
    x36 = x29 * (v_05 * x31 - v_03 * x33)
    x37 = x30 * x32 + (v_01 + x36)
    x38 = x29 * (v_03 * x32 - v_04 * x31)
    x39 = x30 * x33 + (v_02 + x38)
    x40 = ca.if_else(x14 < 0.0, -1.0, 1.0)
    x41 = v_03 * x21 * x40
    x42 = v_04 * x21 * x40
    x43 = v_05 * x21 * x40
    x44 = x14 * x40
    x45 = q_03 * 2.0
    x46 = q_04 * 2.0
    x47 = q_05 * 2.0
    x48 = q_04 * x46
    x49 = q_05 * x47
    x50 = q_03 * x46
    x51 = q_03 * x47
    x52 = q_04 * x47
    x53 = q_06 * x45
    x54 = q_06 * x46
    x55 = q_06 * x47
    x56 = 1.0 - q_03 * x45
    x57 = q_00 - x35 * (x49 - (1.0 - x48))
    x58 = x37 * (x50 - x55) + x39 * (x51 + x54)
    x59 = x37 * (x49 - x56) - x39 * (x52 - x53)
    x60 = q_01 + x35 * (x50 + x55) - x59
    x61 = x37 * (x52 + x53) - x39 * (x48 - x56)
    x62 = q_02 + x35 * (x51 - x54) + x61
    x63 = q_06 * x41 + q_04 * x43 + (q_03 * x44 - q_05 * x42)
    x64 = q_05 * x41 + q_06 * x42 + (q_04 * x44 - q_03 * x43)
    x65 = q_03 * x42 + q_06 * x43 + (q_05 * x44 - q_04 * x41)
    x66 = q_06 * x44 - q_03 * x41 - (q_04 * x42 + q_05 * x43)
    q_next = ca.SX(
        ca.Sparsity(
            19,
            1,
            [0, 19],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
        ),
        ca.vertcat(
            x57 + x58,
            x60,
            x62,
            x63,
            x64,
            x65,
            x66,
            q_07 + v_06,
            q_08 + v_07,
            q_09 + v_08,
            q_10 + v_09,
            q_11 + v_10,
            q_12 + v_11,
            q_13 + v_12,
            q_14 + v_13,
            q_15 + v_14,
            q_16 + v_15,
            q_17 + v_16,
            q_18 + v_17,
        ),
    )
    return ca.Function(
        "integrate",
        [q, v],
        [q_next],
        ["q", "v"],
        ["q_next"],
    )
