"""A plain program holds every operation of its recipe, and is worth what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest
import sympy as sp

from symdyn.program.evaluate import evaluate
from symdyn.program.graph import Port, Program
from symdyn.program.plain import PlainBuilder, PlainLet
from symdyn.program.rings import RationalRing
from symdyn.program.trace import Let, trace

PORTS = [Port("x", (3,))], [Port("y", (4,))]


def recipe(let: Any, x: Any) -> Mapping[str, Any]:
    a, b = let(x[0] * x[1] + x[2]), let(x[0] * x[1] + x[2])
    zero = let(a - b)
    rows = [zero, let(a / x[0] * x[0]), let(sp.sin(-a) ** 2 + 2 * a**3), let(3 * let(2 * b))]
    return {"y": sp.ImmutableMatrix(rows)}


@pytest.fixture
def build() -> PlainBuilder:
    return PlainBuilder()


def test_every_operation_makes_a_node(build: PlainBuilder) -> None:
    x, start = build.input(0, 0), len(build.nodes)
    edges = [build.add(x, 0), build.add(x, -x), build.mul(x, 0), build.div(x, x)]
    edges += [build.add(x, -x), build.call("sin", -x), build.select(x, x, x)]
    assert [*edges] == list(range(start, start + len(edges)))
    assert build.call("cos", 0) == len(build.nodes) - 1


def test_every_number_is_a_node_but_zero(build: PlainBuilder) -> None:
    assert build.constant(0) == 0
    assert build.constant(2) != build.constant(2)
    assert build.constant(-2) < 0
    assert build.scaled(-build.constant(Fraction(2, 3))) == (Fraction(-2, 3), 1)


def test_sums_and_products_run_from_the_left(build: PlainBuilder) -> None:
    x, y, z = (build.input(0, k) for k in range(3))
    total = build.sum([x, y, z])
    assert build.nodes[total].args == (total - 1, z)
    assert build.nodes[total - 1].args == (x, y)
    assert build.sum([]) == 0
    assert build.scaled(build.product([])) == (1, 1)


def test_a_wrong_number_of_arguments_is_refused(build: PlainBuilder) -> None:
    with pytest.raises(TypeError, match="atan2"):
        build.call("atan2", 1)


def plain() -> Program:
    return trace("f", *PORTS, recipe, PlainLet())


def test_nothing_is_shared_or_cancelled() -> None:
    program, lean = plain(), trace("f", *PORTS, recipe, Let())
    assert lean.outputs[0].entries[0] == 0
    assert program.outputs[0].entries[0] != 0
    assert len(program.nodes) > len(lean.nodes) + 5


def test_the_values_are_those_of_any_other_graph() -> None:
    point = {"x": [Fraction(2), Fraction(-3, 5), Fraction(7)]}
    other = trace("f", *PORTS, recipe)
    ring = RationalRing()
    assert evaluate(plain(), ring, point) == evaluate(other, ring, point)


def test_the_shape_of_a_matrix_is_kept() -> None:
    let = PlainLet()
    let.bind(sp.Symbol("a"), let.builder.input(0, 0))
    named = let(sp.Matrix([[0, sp.Symbol("a")], [1, 2 * sp.Symbol("a")]]))
    assert isinstance(named, sp.ImmutableMatrix) and named.shape == (2, 2)
    assert named[0, 0] == 0 and named[1, 0] == 1
    assert let(sp.Rational(1, 3)) == sp.Rational(1, 3)
