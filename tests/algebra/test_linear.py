"""Symmetric systems and series, exactly."""

from __future__ import annotations

import pytest
import sympy as sp
from sympy import ImmutableMatrix, Rational, eye

from symdyn.algebra.linear import backward, forward, inverse_symmetric, ldl, partial_ldl, solve_ldl
from symdyn.algebra.series import (
    arctangent_quotient,
    cosine,
    horner,
    product,
    quotient,
    sine_quotient,
)
from symdyn.geometry.exponential import EXP_TERMS, LOG_TERMS
from symdyn.program.trace import keep


@pytest.mark.parametrize("n", [1, 2, 3, 6])
def test_factors_solutions_and_inverses(n: int) -> None:
    A = ImmutableMatrix(n, n, lambda i, j: Rational(1, i + j + 1) + int(i == j))
    L, inverse_pivots = ldl(A, keep)
    assert L * sp.diag(*(1 / x for x in inverse_pivots)) * L.T == A
    B = ImmutableMatrix(n, 2, range(2 * n))
    assert A * solve_ldl((L, inverse_pivots), B, keep) == B
    assert A * inverse_symmetric(A, keep) == eye(n)
    assert L * forward(L, B, keep) == B
    assert L.T * backward(L, B, keep) == B


def test_what_is_left_of_a_matrix_is_its_schur_complement() -> None:
    A = ImmutableMatrix(4, 4, lambda i, j: Rational(1, i + j + 1) + int(i == j))
    L, inverse_pivots, left = partial_ldl(A, 2, keep)
    assert left == A[2:, 2:] - A[2:, :2] * A[:2, :2].inv() * A[:2, 2:]
    assert L * sp.diag(*(1 / x for x in inverse_pivots)) * L[:2, :].T == A[:, :2]


@pytest.mark.parametrize(
    ("series", "function"),
    [
        (sine_quotient(9), lambda x: sp.sin(x) / x),
        (cosine(9), sp.cos),
        (arctangent_quotient(9), lambda x: sp.atan(x) / x),
        (quotient(cosine(9), sine_quotient(9)), lambda x: x * sp.cot(x)),
        (product(arctangent_quotient(9), cosine(9)), lambda x: sp.atan(x) / x * sp.cos(x)),
    ],
)
def test_series_are_those_of_sympy(series: tuple, function: object) -> None:
    x = sp.Symbol("x")
    expected = sp.series(function(x), x, 0, 18).removeO()  # type: ignore[operator]
    assert sp.expand(horner(series, x**2, keep) - expected) == 0


def test_series_are_long_enough_for_second_derivatives() -> None:
    """The first term left out, differentiated twice, is below half an ulp where it is used."""
    bound = Rational(1, 2**54)
    for terms, at in ((cosine(EXP_TERMS + 1), Rational(1, 4)), (sine_quotient(EXP_TERMS + 2), 1)):
        n = len(terms) - 1
        assert abs(terms[n]) * n * (n - 1) * at ** (n - 2) < bound
    n = LOG_TERMS
    assert Rational(1, 2 * n + 1) * n * (n - 1) * Rational(1, 16) ** (n - 2) < bound
