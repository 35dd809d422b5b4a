"""From SymPy to programs, over every ring, and back to the values SymPy gives."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
import sympy as sp
from hypothesis import given
from hypothesis import strategies as st

from symdyn.errors import SymdynError
from symdyn.program.count import flops, operations
from symdyn.program.evaluate import evaluate
from symdyn.program.factor import factor
from symdyn.program.graph import Port, Program
from symdyn.program.rings import ArrayRing, DigitsRing, FloatRing, ModularRing, RationalRing
from symdyn.program.tosympy import to_sympy
from symdyn.program.trace import Let, keep, trace

X = sp.symbols("x[0] x[1] x[2]")


def program(*expressions: sp.Expr) -> Program:
    """A program of three inputs x that computes these expressions."""
    return trace(
        "f",
        [Port("x", (3,))],
        [Port("y", (len(expressions),))],
        lambda let, x: {
            "y": sp.Matrix([e.subs(dict(zip(X, x, strict=True))) for e in expressions])
        },
    )


EXPRESSIONS = (
    X[0] + X[1] * X[2] - 3,
    (X[0] - X[1]) / (1 + X[2] ** 2),
    X[0] ** 5 - X[1] ** -2,
    sp.sin(X[0]) * sp.cos(X[1] - X[0]) + sp.tan(X[2]),
    sp.sqrt(1 + X[0] ** 2) * (2 + X[1] ** 2) ** sp.Rational(-3, 2),
    sp.atan2(X[0], 1 + X[1] ** 2),
    sp.Piecewise((X[0], X[0] < X[1]), (X[1] * X[2], True)),
    sp.Piecewise((X[0] ** 2, X[0] > 1), (sp.Rational(7, 3), True)),
)
POINT = (Fraction(3, 7), Fraction(-5, 4), Fraction(2, 3))


@pytest.mark.parametrize("expression", EXPRESSIONS, ids=str)
def test_values_are_those_of_sympy(expression: sp.Expr) -> None:
    f = program(expression)
    exact = expression.subs(dict(zip(X, map(sp.Rational, POINT), strict=True)))
    expected = float(exact.evalf(30))
    point = {"x": [float(x) for x in POINT]}
    assert evaluate(f, FloatRing(), point)["y"][0] == pytest.approx(expected, rel=1e-14)
    batch = {"x": [np.full(2, float(x)) for x in POINT]}
    np.testing.assert_allclose(evaluate(f, ArrayRing(), batch)["y"][0], expected, rtol=1e-14)
    ring = DigitsRing(50)
    digits = evaluate(f, ring, {"x": [ring.constant(x) for x in POINT]})["y"][0]
    assert abs(digits - ring.context.mpf(str(exact.evalf(45)))) < ring.context.mpf(10) ** -40


@pytest.mark.parametrize("expression", EXPRESSIONS, ids=str)
def test_back_to_sympy(expression: sp.Expr) -> None:
    back = to_sympy(program(expression))["y"][0]
    point = dict(zip(X, map(sp.Rational, POINT), strict=True))
    assert abs(sp.N(back.subs(point) - expression.subs(point), 30)) < 1e-25


@given(st.lists(st.fractions(max_denominator=20), min_size=3, max_size=3))
def test_rational_and_modular_values_agree(point: list[Fraction]) -> None:
    f = program(X[0] * X[1] - X[2] / (1 + X[0] ** 2), (X[0] + X[1]) ** 3)
    exact = evaluate(f, RationalRing(), {"x": point})["y"]
    ring = ModularRing()
    images = {"x": [ring.constant(x) for x in point]}
    assert evaluate(f, ring, images)["y"] == [ring.constant(x) for x in exact]


@pytest.mark.parametrize("ring", [RationalRing(), ModularRing()], ids=["rational", "modular"])
def test_sine_and_cosine_stay_on_the_circle(ring: RationalRing | ModularRing) -> None:
    identity = sp.sin(X[0]) ** 2 + sp.cos(X[0]) ** 2 - 1
    odd = sp.sin(X[0] - X[1]) + sp.sin(X[1] - X[0])
    equal = sp.sin(X[0] * 2 + X[1]) - sp.sin(X[0] + (X[0] + X[1]))
    false = sp.sin(X[0]) ** 2 - sp.cos(X[0]) ** 2 - 1
    point = {"x": [ring.constant(x) for x in POINT]}
    values = evaluate(program(identity, odd, equal, false), ring, point)["y"]
    assert values[:3] == [0, 0, 0]
    assert values[3] != 0


def test_a_quotient_modulo_the_prime_is_never_invented() -> None:
    ring = ModularRing()
    with pytest.raises(ZeroDivisionError):
        evaluate(program(1 / (X[0] - X[1])), ring, {"x": [5, 5, 0]})


def test_what_has_no_operation_is_refused() -> None:
    with pytest.raises(SymdynError, match="float"):
        program(X[0] * 0.5)
    with pytest.raises(SymdynError, match="neither an input"):
        program(X[0] + sp.Symbol("gamma"))
    with pytest.raises(SymdynError, match="zeta"):
        program(sp.zeta(X[0]))
    with pytest.raises(SymdynError, match="always holds"):
        program(sp.Piecewise((X[0], X[0] < 0)))


def test_let_keeps_shape_and_value() -> None:
    let = Let()
    for k, x in enumerate(X):
        let.bind(x, let.builder.input(0, k))
    matrix = sp.ImmutableMatrix([[X[0] * X[1], 0], [1, -X[0] * X[1]]])
    named = let(matrix)
    assert named[0, 0].is_Symbol
    assert named[0, 0] == -named[1, 1]
    assert (named[0, 1], named[1, 0]) == (0, 1)
    assert keep(matrix) is matrix


def test_counts() -> None:
    f = program(X[0] * X[1] - X[2], -(X[0] * X[1]), sp.sin(X[2]) / X[0])
    assert operations(f) == {"mul": 1, "add": 1, "div": 1, "sin": 1, "cos": 0, "sqrt": 0}
    assert flops(f) == 3


def test_unused_nodes_are_dropped() -> None:
    f = trace(
        "f",
        [Port("x", (2,))],
        [Port("y", ())],
        lambda let, x: {"y": let(x[0] + x[1]) - 0 * let(x[0] * x[1])},
    )
    assert operations(f)["mul"] == 0


def test_factoring_saves_products_and_keeps_the_value() -> None:
    a, b, c = X
    f = program(a * b + a * c, a * b * c + a**2 * b - 2 * a * b)
    g = factor(f)
    assert flops(g) < flops(f)
    point = {"x": list(POINT)}
    assert evaluate(g, RationalRing(), point) == evaluate(f, RationalRing(), point)


@given(st.lists(st.lists(st.integers(-3, 3), min_size=4, max_size=4), min_size=2, max_size=6))
def test_factoring_never_changes_a_value(rows: list[list[int]]) -> None:
    expression = sp.Add(
        *(k * X[0] ** abs(i) * X[1] ** abs(j) * X[2] ** abs(m) for k, i, j, m in rows)
    )
    f = program(expression, expression * X[0])
    g = factor(f)
    point = {"x": list(POINT)}
    assert evaluate(g, RationalRing(), point) == evaluate(f, RationalRing(), point)
    assert flops(g) <= flops(f)


def test_equal_programs_have_equal_digests() -> None:
    assert program(X[0] + X[1]).digest == program(X[1] + X[0]).digest
    assert program(X[0] + X[1]).digest != program(X[0] - X[1]).digest
    assert math.log2(int(program(X[0]).digest, 16)) < 256
