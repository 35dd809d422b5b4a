"""The fast fold modulo a prime gives what the ring gives, and keeps what functions obey."""

from __future__ import annotations

import pytest

from symdyn.program.evaluate import evaluate
from symdyn.program.graph import Output, Port, Program
from symdyn.program.plain import PlainBuilder
from symdyn.program.residues import Field, residues
from symdyn.program.rings import ModularRing
from tests.backends.cases import PROGRAMS

PRIME = (1 << 61) - 1
FIELD = Field(PRIME, "salt")


def point(program: Program) -> dict[str, list[int]]:
    return {p.name: [7**k * 3**i + 11 for k in range(p.size)] for i, p in enumerate(program.inputs)}


@pytest.mark.parametrize("name", ["association", "constants", "shapes", "chain", "nothing"])
def test_it_is_the_ring(name: str) -> None:
    program = PROGRAMS[name]
    given = point(program)
    assert residues(program, FIELD, given) == evaluate(program, ModularRing(PRIME), given)


def value(op: str, *args: int) -> int:
    build = PlainBuilder()
    edges = [build.input(0, k) for k in range(len(args))]
    made = build.select(*edges) if op == "select" else build.call(op, *edges)
    output = Output(Port("y", ()), (made,))
    program = Program("f", (Port("x", (len(args),)),), (output,), tuple(build.nodes))
    return residues(program, FIELD, {"x": [a % PRIME for a in args]})["y"][0]


@pytest.mark.parametrize("angle", [1, 5, -5, 1 << 60])
def test_sine_and_cosine_are_a_point_of_the_circle(angle: int) -> None:
    s, c = value("sin", angle), value("cos", angle)
    assert (s * s + c * c) % PRIME == 1
    assert value("tan", angle) == s * pow(c, -1, PRIME) % PRIME
    assert value("sin", -angle) == -s % PRIME
    assert value("cos", -angle) == c
    assert value("sin", angle + 1) != s


def test_what_holds_for_every_function_of_the_name() -> None:
    assert [value("sin", 0), value("cos", 0), value("tan", 0)] == [0, 1, 0]
    assert [value("sqrt", 0), value("sqrt", 1)] == [0, 1]
    assert value("select", 3, 4, 4) == 4
    assert value("select", 3, 4, 5) not in (4, 5)


def test_calls_depend_on_all_arguments_and_on_the_salt() -> None:
    assert value("atan2", 1, 2) != value("atan2", 2, 1)
    assert value("atan2", 1, 2) == value("atan2", 1 + PRIME, 2)
    assert Field(PRIME, "a").call("less", 1, 2) != Field(PRIME, "b").call("less", 1, 2)


def test_a_vanishing_denominator_is_told() -> None:
    build = PlainBuilder()
    x = build.input(0, 0)
    output = Output(Port("y", ()), (build.div(1, build.add(x, -x)),))
    program = Program("f", (Port("x", ()),), (output,), tuple(build.nodes))
    with pytest.raises(ZeroDivisionError):
        residues(program, FIELD, {"x": [5]})
