# log_cholesky of consistency: The ten parameters of a body from its log-Cholesky parameters; e holds the exponentials of alpha, d1, d2, d3.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn regenerate consistency
#
# Source      derivations/consistency.py
# Convention  as the derivation says
# Program     SHA-256 9d22f4f751ce6b97421cf7b2a4c90a62c40331427b87a6ff8afc3618ee0a9513
# Operations  32 mul, 19 add, 0 div, 0 sin, 0 cos, 0 sqrt
#
# Inputs
#     e  4
#     s  3
#     t  3
#
# Outputs
#     pi  10
#
# Statements it rests on
#     consistency/log-cholesky  PROVED
#     consistency/mass          PROVED
#     consistency/determinant   PROVED
#     consistency/back          PROVED

import casadi as ca


def log_cholesky():
    """The ten parameters of a body from its log-Cholesky parameters; e holds the exponentials of alpha, d1, d2, d3.

    Returns
    -------
    casadi.Function
        In scalar symbols (SX), with the inputs and outputs listed above.
    """
    e = ca.SX.sym("e", 4, 1)
    s = ca.SX.sym("s", 3, 1)
    t = ca.SX.sym("t", 3, 1)
    (e_0, e_1, e_2, e_3) = ca.vertsplit(e)
    (s_0, s_1, s_2) = ca.vertsplit(s)
    (t_0, t_1, t_2) = ca.vertsplit(t)
    x01 = e_0 * e_0
    x02 = x01 * (e_2 * e_2)
    x03 = x01 * (e_3 * e_3)
    x04 = x01 * (s_1 * s_1)
    x05 = x01 * (t_1 * t_1)
    x06 = x01 * (t_2 * t_2)
    x07 = x04 + x05 + (x06 + (x02 + x03))
    x08 = t_0 * t_1 + (e_2 * s_0 + s_1 * s_2)
    x09 = x01 * (e_1 * e_1)
    x10 = x01 * (s_0 * s_0)
    x11 = x01 * (s_2 * s_2)
    x12 = x01 * (t_0 * t_0)
    x13 = x11 + x12 + (x03 + x06 + (x09 + x10))
    x14 = x01 * (e_3 * s_2 + t_0 * t_2)
    x15 = x01 * (e_3 * s_1 + t_1 * t_2)
    x16 = x12 + (x02 + x04) + (x05 + x09 + (x10 + x11))
    pi = ca.SX(
        ca.Sparsity(
            10,
            1,
            [0, 10],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        ),
        ca.vertcat(
            x01,
            t_0 * x01,
            t_1 * x01,
            t_2 * x01,
            x07,
            -(x01 * x08),
            x13,
            -x14,
            -x15,
            x16,
        ),
    )
    return ca.Function(
        "log_cholesky",
        [e, s, t],
        [pi],
        ["e", "s", "t"],
        ["pi"],
    )
