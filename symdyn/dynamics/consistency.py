"""Inertial parameters that a body of positive density can have.

The ten parameters of a body (:mod:`symdyn.dynamics.regressor`) in a symmetric 4x4 matrix,

    J = [ Sigma  h ]      Sigma = tr(I)/2 1 - I,
        [ h^T    m ],

its pseudo-inertia: the second moment of (r, 1) over the body's points.  A body of positive
density exists where J is positive definite, and J is positive definite where it is U U^T
with an upper triangular U whose diagonal is positive.

Source: pseudo-inertia and log-Cholesky parameters (Wensing, Kim and Slotine; Rucker and
Wensing).
"""

from __future__ import annotations

from sympy import ImmutableMatrix, Rational

from symdyn.geometry.so3 import IDENTITY3, Matrix, symmetric
from symdyn.model.lump import spread


def pseudo_inertia(pi: Matrix) -> Matrix:
    """The pseudo-inertia, 4x4, of ten parameters (10 x 1, in the order of the regressor)."""
    m, h = pi[0], ImmutableMatrix(list(pi)[1:4])
    xx, xy, yy, xz, yz, zz = list(pi)[4:]
    S = spread(symmetric(xx, yy, zz, xy, xz, yz))
    top = S.row_join(h)
    return ImmutableMatrix(top.col_join(h.T.row_join(ImmutableMatrix([[m]]))))


def parameters_of(J: Matrix) -> Matrix:
    """The ten parameters, 10 x 1, of a pseudo-inertia (4x4)."""
    S = J[0:3, 0:3]
    I = S.trace() * IDENTITY3 - S
    second = [I[0, 0], I[0, 1], I[1, 1], I[0, 2], I[1, 2], I[2, 2]]
    return ImmutableMatrix([J[3, 3], J[0, 3], J[1, 3], J[2, 3], *second])


def log_cholesky_factor(e: Matrix, s: Matrix, t: Matrix) -> Matrix:
    """The upper triangular factor U (4x4) of a pseudo-inertia ``U U^T``.

    Parameters
    ----------
    e : Matrix, 4 x 1
        The exponentials of alpha, d1, d2, d3: any positive numbers.
    s, t : Matrix, 3 x 1
        s12, s23, s13, and t1, t2, t3: any numbers.
    """
    scale, d1, d2, d3 = e
    s12, s23, s13 = s
    U = ImmutableMatrix([[d1, s12, s13, t[0]], [0, d2, s23, t[1]], [0, 0, d3, t[2]], [0, 0, 0, 1]])
    return ImmutableMatrix(scale * U)


def triangle_slack(pi: Matrix) -> Matrix:
    """``(I_yy + I_zz - I_xx) / 2`` and its two like, 3 x 1: the diagonal of Sigma, not
    negative for any body."""
    xx, yy, zz = pi[4], pi[6], pi[9]
    return ImmutableMatrix([yy + zz - xx, zz + xx - yy, xx + yy - zz]) * Rational(1, 2)
