"""Factorisation and solution of small symmetric systems, without pivoting.

Meant for positive definite matrices, whose pivots are positive in any order.
"""

from __future__ import annotations

from typing import Any

from sympy import ImmutableMatrix, eye

from symdyn.program.trace import Hook

Matrix = Any


def ldl(S: Matrix, let: Hook) -> tuple[Matrix, list[Any]]:
    """``S = L diag(d) L^T`` of a symmetric n x n matrix.

    Returns
    -------
    L : Matrix, n x n
        Unit lower triangular.
    inverse_pivots : list
        ``1 / d``: one division a pivot, products from there on.
    """
    return partial_ldl(S, S.rows, let)[:2]


def partial_ldl(S: Matrix, pivots: int, let: Hook) -> tuple[Matrix, list[Any], Matrix]:
    """The factors' first columns, and what is left of S.

    Returns
    -------
    L : Matrix, n x pivots
        Unit lower triangular above, whatever couples the other rows below.
    inverse_pivots : list
    left : Matrix
        The Schur complement: the rows and columns without pivots.
    """
    n = S.rows
    L, rest, inverse_pivots = eye(n).as_mutable(), S.as_mutable(), []
    for k in range(pivots):
        inverse_pivots.append(let(1 / rest[k, k]))
        for i in range(k + 1, n):
            L[i, k] = let(rest[i, k] * inverse_pivots[k])
            for j in range(k + 1, i + 1):
                rest[i, j] = let(rest[i, j] - L[i, k] * rest[j, k])
    left = symmetric_product(lambda i, j: rest[pivots + i, pivots + j], n - pivots)
    return ImmutableMatrix(L[:, :pivots]), inverse_pivots, left


def forward(L: Matrix, B: Matrix, let: Hook) -> Matrix:
    """``L^-1 B`` for a unit lower triangular L."""
    X = B.as_mutable()
    for i in range(L.rows):
        for k in range(i):
            X[i, :] = let(X[i, :] - L[i, k] * X[k, :])
    return ImmutableMatrix(X)


def backward(L: Matrix, B: Matrix, let: Hook) -> Matrix:
    """``L^-T B`` for a unit lower triangular L."""
    X = B.as_mutable()
    for i in reversed(range(L.rows)):
        for k in range(i + 1, L.rows):
            X[i, :] = let(X[i, :] - L[k, i] * X[k, :])
    return ImmutableMatrix(X)


def solve_ldl(factors: tuple[Matrix, list[Any]], B: Matrix, let: Hook) -> Matrix:
    """X with ``S X = B`` (n x m) from the factors of S."""
    L, inverse_pivots = factors
    n, X = L.rows, B.as_mutable()
    for column in range(B.cols):
        for i in range(n):
            for k in range(i):
                X[i, column] = let(X[i, column] - L[i, k] * X[k, column])
        for i in reversed(range(n)):
            X[i, column] = let(X[i, column] * inverse_pivots[i])
            for k in range(i + 1, n):
                X[i, column] = let(X[i, column] - L[k, i] * X[k, column])
    return ImmutableMatrix(X)


def inverse_symmetric(S: Matrix, let: Hook) -> Matrix:
    """The inverse of a symmetric positive definite n x n matrix, bordered row by row.

    With the inverse W of all rows but the first and f the first column's rest, let
    ``e = W f`` and ``s = S_00 - f.e``: the blocks are ``1/s``, ``-e/s``, ``W + e e^T/s``.
    """
    if not S.rows:
        return S
    W, f = inverse_symmetric(S[1:, 1:], let), S[1:, 0]
    e = let(W * f)
    s = let(1 / let(S[0, 0] - sum(x * y for x, y in zip(f, e, strict=True))))
    t = let(-s * e)
    rest = symmetric_product(lambda i, j: let(W[i, j] - t[i] * e[j]), W.rows)
    return ImmutableMatrix.vstack(
        ImmutableMatrix.hstack(ImmutableMatrix([[s]]), t.T), ImmutableMatrix.hstack(t, rest)
    )


def symmetric_product(entry: Any, n: int) -> Matrix:
    """The symmetric n x n matrix of ``entry(i, j)``, called for i >= j only."""
    lower = {(i, j): entry(i, j) for i in range(n) for j in range(i + 1)}
    return ImmutableMatrix(n, n, lambda i, j: lower[max(i, j), min(i, j)])
