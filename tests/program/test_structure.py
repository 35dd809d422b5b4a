"""A program's digest tells what it computes apart, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction

import pytest

from symdyn.program.graph import Edge, Output, Port, Program
from symdyn.program.plain import PlainBuilder
from symdyn.program.structure import structures

Recipe = Callable[..., Edge]


def program(recipe: Recipe, extra: int = 0) -> Program:
    """A program of four inputs; ``extra`` nodes that nothing reads come first."""
    build = PlainBuilder()
    for _ in range(extra):
        build.constant(7)
    entries = (recipe(build, *(build.input(0, k) for k in range(4))),)
    output = Output(Port("y", (1,)), entries)
    return Program("f", (Port("x", (4,)),), (output,), tuple(build.nodes))


SAME: Sequence[tuple[Recipe, Recipe]] = [
    (lambda b, p, q, r, s: b.add(p, q), lambda b, p, q, r, s: b.add(q, p)),
    (lambda b, p, q, r, s: b.mul(p, q), lambda b, p, q, r, s: b.mul(q, p)),
    (lambda b, p, q, r, s: b.add(-p, -q), lambda b, p, q, r, s: -b.add(q, p)),
    (lambda b, p, q, r, s: b.add(q, -p), lambda b, p, q, r, s: -b.add(p, -q)),
    (lambda b, p, q, r, s: b.mul(-p, q), lambda b, p, q, r, s: -b.mul(p, q)),
    (lambda b, p, q, r, s: b.div(-p, -q), lambda b, p, q, r, s: b.div(p, q)),
    (
        lambda b, p, q, r, s: b.add(p, b.constant(-2)),
        lambda b, p, q, r, s: -b.add(b.constant(2), -p),
    ),
    (
        lambda b, p, q, r, s: b.mul(b.add(p, q), b.add(p, q)),
        lambda b, p, q, r, s: twice(b, b.add(p, q)),
    ),
]
OTHER: Sequence[tuple[Recipe, Recipe]] = [
    (lambda b, p, q, r, s: b.add(p, q), lambda b, p, q, r, s: b.add(p, -q)),
    (lambda b, p, q, r, s: b.add(p, q), lambda b, p, q, r, s: b.mul(p, q)),
    (lambda b, p, q, r, s: b.div(p, q), lambda b, p, q, r, s: b.div(q, p)),
    (lambda b, p, q, r, s: b.add(p, q), lambda b, p, q, r, s: b.add(p, r)),
    (lambda b, p, q, r, s: b.add(p, b.constant(2)), lambda b, p, q, r, s: b.add(p, b.constant(3))),
    (lambda b, p, q, r, s: b.add(b.add(p, q), r), lambda b, p, q, r, s: b.add(p, b.add(q, r))),
    (lambda b, p, q, r, s: b.call("sin", p), lambda b, p, q, r, s: -b.call("sin", -p)),
    (lambda b, p, q, r, s: b.call("atan2", p, q), lambda b, p, q, r, s: b.call("atan2", q, p)),
    (lambda b, p, q, r, s: b.select(p, q, r), lambda b, p, q, r, s: b.select(p, r, q)),
    (lambda b, p, q, r, s: 0, lambda b, p, q, r, s: p),
]


def twice(build: PlainBuilder, x: Edge) -> Edge:
    return build.mul(x, x)


@pytest.mark.parametrize(("one", "two"), SAME)
def test_the_same_operations(one: Recipe, two: Recipe) -> None:
    assert program(one).digest == program(two).digest


@pytest.mark.parametrize(("one", "two"), OTHER)
def test_other_operations(one: Recipe, two: Recipe) -> None:
    assert program(one).digest != program(two).digest


def test_neither_numbers_nor_dead_nodes_matter() -> None:
    recipe = SAME[-1][0]
    assert program(recipe).digest == program(recipe, extra=5).digest


def test_names_and_shapes_of_ports_matter() -> None:
    made = program(SAME[0][0])
    for changed in (
        replace(made, inputs=(Port("z", (4,)),)),
        replace(made, inputs=(Port("x", (2, 2)),)),
        replace(made, outputs=(Output(Port("z", (1,)), made.outputs[0].entries),)),
    ):
        assert changed.digest != made.digest
    assert replace(made, name="g", inputs=(Port("x", (4,), "m", "world"),)).digest == made.digest


def test_zero_has_no_sign() -> None:
    made = program(lambda b, p, q, r, s: b.constant(Fraction(0)))
    assert structures(made)["y"][0][0] == 1
    assert made.digest == program(lambda b, *x: 0).digest
