"""The bounds for polynomials behind programs hold, and are not absurd."""

from __future__ import annotations

from collections.abc import Callable
from math import log2
from typing import Any

import pytest
import sympy as sp

from symdyn.program.api import program as made
from symdyn.program.bounds import difference
from symdyn.program.graph import Program

X, Y, Z = sp.symbols("x y z")

EXPRESSIONS: dict[str, Callable[[], Any]] = {
    "zero": lambda: sp.Integer(0),
    "number": lambda: sp.Rational(-7, 3),
    "linear": lambda: X / 3 + Y / 5 - 2,
    "cube": lambda: (X + 2 * Y - Z / 7) ** 3,
    "sum of inverses": lambda: 1 / X + 1 / Y + 1 / Z,
    "nested": lambda: 1 / (X + 1 / (Y + 1 / Z)),
    "shared": lambda: X / (1 + Y) + Z / (1 + Y) + 1 / (1 + Y) ** 2,
    "cancelled": lambda: (X * Y + Z) / (X / Y),
}
NOTHING = made("f", {"x": [X, Y, Z]}, {"y": 0})


def numerator(expression: Any) -> Any:
    top = sp.fraction(sp.together(expression))[0]
    return sp.Poly(top, X, Y, Z, domain="QQ")


@pytest.mark.parametrize("name", EXPRESSIONS)
def test_the_numerator_is_within_its_bound(name: str) -> None:
    expression = EXPRESSIONS[name]()
    bound = difference(made("f", {"x": [X, Y, Z]}, {"y": expression}), NOTHING)
    poly = numerator(expression)
    assert max(poly.total_degree(), 0) <= bound.degree <= 4 * max(poly.total_degree(), 1)
    integers = poly.clear_denoms(convert=True)[1].coeffs()
    assert log2(1 + sum(abs(int(c)) for c in integers)) <= bound.bits + 1


def program(expression: Any) -> Program:
    return made("f", {"x": [X, Y, Z]}, {"y": expression})


def test_a_sum_over_one_divisor_keeps_its_degree() -> None:
    inverse = 1 / (1 + X**2)
    terms = sum(k * inverse * Y for k in range(1, 40))
    assert difference(program(terms), NOTHING).degree <= 4
    assert difference(program(inverse**5 * Y), NOTHING).degree <= 10


def test_each_angle_counts_twice_and_every_pair_of_calls_is_told_apart() -> None:
    alone = difference(program(sp.sin(X)), NOTHING)
    assert alone.degree == 2 + 1 * 2
    assert difference(program(sp.sin(X) * sp.cos(X) * Z), NOTHING).degree == 5 + 4 * 2
    assert difference(program(sp.sqrt(X**3)), NOTHING).degree >= 1


def test_coordinates_of_the_circle_count_twice() -> None:
    bound = difference(program(X * Y), NOTHING, [("x", 0), ("x", 1)])
    assert bound.degree == 4
