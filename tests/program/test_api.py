"""``symdyn.program``: from SymPy expressions to a program."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from sympy import Matrix, Rational, Symbol, cos, pi, sin, symbols
from sympy.physics.mechanics import dynamicsymbols

from symdyn.errors import SymdynError
from symdyn.program.api import program
from symdyn.program.evaluate import evaluate
from symdyn.program.rings import FloatRing, RationalRing

x, y, z = symbols("x y z")


def test_shapes_of_inputs_and_outputs() -> None:
    entries = Matrix(2, 3, symbols("a:6"))
    found = program(
        "f",
        {"x": x, "w": [y, z], "A": entries},
        {"s": x, "c": [x, y], "r": Matrix([[x, 0, 1]]), "B": entries * 2, "k": 3},
    )
    assert [(port.name, port.shape) for port in found.inputs] == [
        ("x", ()),
        ("w", (2,)),
        ("A", (2, 3)),
    ]
    shapes = [(out.port.name, out.port.shape) for out in found.outputs]
    assert shapes == [("s", ()), ("c", (2,)), ("r", (1, 3)), ("B", (2, 3)), ("k", ())]


def test_values_are_exact() -> None:
    found = program("f", {"x": x, "w": [y, z]}, {"u": (x + Rational(1, 3)) * y / z, "M": [x, 0]})
    given = {"x": [Fraction(1)], "w": [Fraction(3), Fraction(8)]}
    assert evaluate(found, RationalRing(), given) == {"u": [Fraction(1, 2)], "M": [1, 0]}


def test_functions_of_time_may_be_inputs() -> None:
    q = dynamicsymbols("q")
    found = program("rate", {"q": q, "v": q.diff()}, {"r": (sin(q)).diff("t")})
    assert evaluate(found, FloatRing(), {"q": [0.0], "v": [2.0]}) == {"r": [2.0]}


def test_names_of_intermediates_are_free() -> None:
    n2, n3 = symbols("n2 n3")
    found = program("f", {"a": n3, "b": n2}, {"u": n3 - n2 * cos(n3)})
    assert evaluate(found, FloatRing(), {"a": [0.0], "b": [2.0]}) == {"u": [-2.0]}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("f", {"x": x}, {"u": y}), ["y"]),
        (("f", {"x": x, "w": [y, x]}, {"u": y}), ["w", "x is an input twice"]),
        (("f", {"x": x}, {"x": y}), ['"x"', "twice"]),
        (("f", {"x": x + 1}, {"u": x}), ["x + 1", "not a symbol"]),
        (("f", {"x": 2}, {"u": x}), ["2", "not a symbol"]),
        (("f", {"x": x}, {"u": 0.5 * x}), ["float", "rational"]),
        (("f", {"x": x}, {"u": pi * x}), ["pi"]),
        (("f", {"x": x}, {"u": Symbol("x", real=True)}), ["x"]),
        (("f", {"x": x}, {}), ["f", "nothing"]),
        (("2f", {"x": x}, {"u": x}), ["2f", "identifier"]),
        (("f", {"the x": x}, {"u": x}), ["the x", "identifier"]),
    ],
)
def test_a_mistake_is_told(arguments: tuple[Any, ...], words: list[str]) -> None:
    with pytest.raises(SymdynError) as caught:
        program(*arguments)
    assert all(word in str(caught.value) for word in words)
