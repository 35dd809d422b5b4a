"""Derivatives of programs, and sines of sums taken apart."""

from __future__ import annotations

import pytest
import sympy as sp

from symdyn.program.angles import expand_angles
from symdyn.program.derivative import pushforward
from symdyn.program.evaluate import evaluate
from symdyn.program.graph import Port, Program
from symdyn.program.rings import DigitsRing
from symdyn.program.trace import trace

X = sp.symbols("x[0] x[1] x[2]")
RING = DigitsRing(50)
POINT = [RING.context.mpf(v) for v in ("0.3", "-1.7", "0.45")]
DIRECTION = [RING.context.mpf(v) for v in ("1.1", "0.2", "-0.7")]
EXPRESSIONS = (
    X[0] * X[1] + X[2] ** 3,
    X[0] / (1 + X[1] ** 2),
    sp.sin(X[0] * X[1]) - sp.cos(2 * X[2] - X[0]) + sp.tan(X[1]),
    sp.sqrt(1 + X[0] ** 2 + X[1] ** 4),
    sp.atan2(X[0] * X[2], 1 + X[1] ** 2),
    sp.Piecewise((X[0] ** 2, X[0] < X[1]), (X[1] * X[2], True)),
    sp.Rational(7, 3) + 0 * X[0],
)


def program(expression: sp.Expr) -> Program:
    return trace(
        "f",
        [Port("x", (3,))],
        [Port("y", ())],
        lambda let, x: {"y": expression.subs(dict(zip(X, x, strict=True)))},
    )


@pytest.mark.parametrize("expression", EXPRESSIONS, ids=str)
def test_the_derivative_along_a_direction(expression: sp.Expr) -> None:
    push = pushforward(program(expression), ["x"])
    assert [port.name for port in push.inputs] == ["x", "d_x"]
    found = evaluate(push, RING, {"x": POINT, "d_x": DIRECTION})["d_y"][0]
    gradient = [expression.diff(x) for x in X]
    values = dict(zip(X, (sp.Float(str(v), 50) for v in POINT), strict=True))
    expected = sum(
        g.subs(values).evalf(45) * sp.Float(str(d), 50)
        for g, d in zip(gradient, DIRECTION, strict=True)
    )
    assert abs(found - RING.context.mpf(str(expected))) < RING.context.mpf(10) ** -35


def test_an_input_that_stands_still_has_no_derivative() -> None:
    push = pushforward(program(X[0] * X[1]), [])
    assert [port.name for port in push.inputs] == ["x"]
    assert push.outputs[0].entries == (0,)


TURNS = (
    sp.sin(X[0] + X[1] - 2 * X[2]),
    sp.cos(X[0] / 2 + X[1] / 3),
    sp.tan(X[0] - X[1]),
    sp.sin(X[0] * X[1] / 2) + sp.cos(X[0] * X[1]),
    X[0] * sp.sin(X[0]),
)


@pytest.mark.parametrize("expression", TURNS, ids=str)
def test_sines_of_sums_come_apart(expression: sp.Expr) -> None:
    f = program(expression)
    rational = expand_angles(f)
    assert not {node.op for node in rational.program.nodes} & {"sin", "cos", "tan"}
    given = {"x": POINT}
    for name in rational.circles:
        angle = name.removeprefix("(cos, sin) of ")
        base, _, part = angle.partition("/")
        values = {f"x[{k}]": POINT[k] for k in range(3)}
        value = values.get(base, POINT[0] * POINT[1]) / int(part or 1)
        given[name] = [RING.context.cos(value), RING.context.sin(value)]
    apart = evaluate(rational.program, RING, given)["y"][0]
    whole = evaluate(f, RING, {"x": POINT})["y"][0]
    assert abs(apart - whole) < RING.context.mpf(10) ** -45
