"""Programs that every printer must survive, and what they are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from symdyn.backends.unit import Unit
from symdyn.program.builder import Builder
from symdyn.program.evaluate import Ring, evaluate
from symdyn.program.graph import (
    ADD,
    CONST,
    DIV,
    INPUT,
    MUL,
    SELECT,
    Edge,
    Node,
    Output,
    Port,
    Program,
    Shape,
)

Ports = dict[str, Shape]


def unit(program: Program, robot: str = "probe") -> Unit:
    """A program with provenance."""
    return Unit(robot, program, "What it computes.", "as given", "tests", "symdyn regenerate probe")


def program(
    name: str, inputs: Ports, outputs: Ports, recipe: Callable[..., Sequence[Sequence[Edge]]]
) -> Program:
    """A program by its edges: ``recipe(builder, *inputs)`` gives each output's entries."""
    build = Builder()
    ports = [Port(key, shape, "m", "world") for key, shape in inputs.items()]
    given = [[build.input(i, k) for k in range(port.size)] for i, port in enumerate(ports)]
    entries = recipe(build, *given)
    results = [
        Output(Port(key, shape, "N", "world"), tuple(row))
        for (key, shape), row in zip(outputs.items(), entries, strict=True)
    ]
    return Program(name, tuple(ports), tuple(results), tuple(build.nodes))


def _association(b: Builder, x: Sequence[Edge]) -> list[list[Edge]]:
    p, q, r, s = x
    sums = [b.add(p, b.add(q, r)), b.add(p, -b.add(q, r)), -b.add(b.add(p, q), -b.add(r, s))]
    products = [b.mul(p, b.mul(q, r)), b.mul(b.add(p, q), b.add(r, -s)), b.mul(b.mul(p, s), -q)]
    quotients = [b.div(p, b.mul(q, r)), b.div(p, b.div(q, r)), b.mul(b.div(p, q), b.div(r, s))]
    mixed = [b.add(-b.mul(p, q), -b.mul(r, s)), b.div(-b.add(p, q), b.add(q, -r)), -p]
    return [[*sums, *products, *quotients, *mixed]]


def _constants(b: Builder, x: Sequence[Edge]) -> list[list[Edge]]:
    values = [Fraction(1, 3), Fraction(-2, 7), Fraction(1, 10**300), Fraction(10**300)]
    values += [Fraction(1, 2**1074), Fraction(2**1024 - 2**971), Fraction("0.1"), Fraction(5)]
    edges = [b.constant(value) for value in values]
    return [[*edges, *(b.add(x[0], e) for e in edges), *(b.mul(x[1], e) for e in edges[:4])]]


def _calls(b: Builder, x: Sequence[Edge]) -> list[list[Edge]]:
    p, q = x
    names = ("sin", "cos", "tan", "sqrt")
    plain = [b.call(name, p) for name in names] + [b.call("atan2", -p, q), b.call("atan2", q, p)]
    inner = [-b.call("sin", b.add(p, -q)), b.call("sqrt", b.constant(2))]
    return [[*plain, *inner, b.call("sqrt", b.add(b.mul(p, p), b.mul(q, q)))]]


def _choices(b: Builder, x: Sequence[Edge]) -> list[list[Edge]]:
    p, q, r = x
    less = b.call("less", p, q)
    first = b.select(less, b.add(p, r), -b.mul(q, r))
    nested = b.select(b.call("less", b.add(p, -r), b.mul(q, r)), b.select(less, p, -q), r)
    inner = b.mul(b.select(b.call("less", r, -q), r, b.constant(2)), b.add(first, p))
    constant = b.select(b.call("less", b.constant(2), b.constant(3)), p, q)
    return [[first, nested, inner, b.add(p, -b.select(less, q, r)), constant]]


def _shapes(b: Builder, s: Sequence[Edge], u: Sequence[Edge], A: Sequence[Edge]) -> Any:
    k = s[0]
    matrix = [b.mul(k, A[0]), 0, -A[5], b.constant(-4), b.add(u[0], A[1]), 0]
    return [[b.mul(k, k)], [u[1], -u[0]], matrix, [0] * 4, [A[3], A[3], 1, b.add(A[2], A[4])]]


def _names(b: Builder, *x: Sequence[Edge]) -> list[list[Edge]]:
    total = b.sum(e for port in x for e in port)
    square = b.mul(total, total)
    return [[square], [b.add(square, x[0][0])], [b.add(b.call("sin", square), square)]]


def _chain(b: Builder, x: Sequence[Edge]) -> list[list[Edge]]:
    total = x[0]
    for k in range(1, 40):
        total = b.add(b.mul(total, x[k % 3]), x[(k + 1) % 3] if k % 2 else -x[k % 2])
    return [[total, -total]]


def _signs() -> Program:
    """Signs where no builder puts them, but another pass may."""
    nodes = (
        Node(CONST, (), Fraction(0)),
        Node(CONST, (), Fraction(1)),
        Node(INPUT, (), (0, 0)),
        Node(INPUT, (), (0, 1)),
        Node(ADD, (-2, 3)),
        Node(ADD, (-2, -3)),
        Node(MUL, (-4, -5)),
        Node(DIV, (2, -4)),
        Node(ADD, (6, -7)),
        Node("sin", (-4,)),
        Node("less", (-2, 3)),
        Node(SELECT, (10, -4, -6)),
        Node(MUL, (2, -9)),
        Node(ADD, (0, -2)),
    )
    entries = (-4, 5, -6, -7, 8, -9, 11, -12, 12, -13)
    outputs = (Output(Port("y", (len(entries),)), entries),)
    return Program("signs", (Port("x", (2,)),), outputs, nodes)


SHAPES: Ports = {"s": (), "u": (2,), "A": (2, 3)}
NAMES = ("int", "lambda", "x1", "n", "i", "np", "ca", "q", "q_0", "sin", "math", "y0", "a_b")

PROGRAMS = {
    made.name: made
    for made in (
        program("association", {"x": (4,)}, {"y": (12,)}, _association),
        program("constants", {"x": (2,)}, {"y": (20,)}, _constants),
        program("calls", {"x": (2,)}, {"y": (9,)}, _calls),
        program("choices", {"x": (3,)}, {"y": (5,)}, _choices),
        program(
            "shapes",
            SHAPES,
            {"k": (), "w": (2,), "B": (3, 2), "Z": (2, 2), "D": (2, 2)},
            _shapes,
        ),
        program(
            "names",
            {name: (1,) if name == "q" else () for name in NAMES},
            {"class": (), "batch": (1,), "out": ()},
            _names,
        ),
        program("chain", {"x": (3,)}, {"y": (2,)}, _chain),
        program("nothing", {}, {"y": (2,)}, lambda b: [[b.constant(Fraction(1, 3)), 0]]),
        program(
            "unread", {"x": (2,), "e": (0,)}, {"y": (), "o": (0,)}, lambda b, x, e: [[x[1]], []]
        ),
        _signs(),
    )
}

ROUNDED = {"calls", "names", "signs"}
"""Those with calls that libraries round differently."""


def states(made: Program, seed: int, batch: tuple[int, ...] = ()) -> list[np.ndarray]:
    """Random inputs, all positive so that every quotient and root exists."""
    rng = np.random.default_rng(seed)
    return [rng.uniform(0.5, 2.5, (*batch, *port.shape)) for port in made.inputs]


def worth(made: Program, ring: Ring, given: Sequence[np.ndarray], kind: Any) -> list[np.ndarray]:
    """The outputs at one state, evaluated over a ring."""
    values = {
        port.name: [kind(x) for x in np.ravel(array)]
        for port, array in zip(made.inputs, given, strict=True)
    }
    found = evaluate(made, ring, values)
    return [
        np.array(found[out.port.name], dtype=float).reshape(out.port.shape) for out in made.outputs
    ]


def several(result: Any) -> tuple[Any, ...]:
    """A function's result as a tuple."""
    return result if isinstance(result, tuple) else (result,)
