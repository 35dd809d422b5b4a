"""Programs that differ are told apart; that equal ones are equal has a bound."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import sympy as sp

from symdyn.errors import SymdynError
from symdyn.export import agreement as room
from symdyn.export.agreement import ERROR, Agreement, Pair, agreement, first_difference
from symdyn.program.api import program as expressions
from symdyn.program.graph import Output, Port, Program
from symdyn.program.plain import PlainBuilder

X, Y, Z = sp.symbols("x y z")


def program(*entries: Any) -> Program:
    return expressions("f", {"x": [X, Y, Z]}, {"y": list(entries)})


def compared(one: Program, two: Program, **options: Any) -> str:
    return first_difference(one, two, agreement(one, two), **options)


EQUAL = [
    ((X + Y) ** 2, X**2 + 2 * X * Y + Y**2),
    (X / (Y + Z) + 1, (X + Y + Z) / (Y + Z)),
    (sp.sin(X) ** 2 * Y, Y - sp.cos(X) ** 2 * Y),
    (sp.sin(X - Y), -sp.sin(Y - X)),
    (sp.tan(X + Y) * sp.cos(X + Y), sp.sin(X + Y)),
    (sp.sqrt(X * Y + X * Z) * 2, sp.sqrt(X * (Y + Z)) + sp.sqrt((Y + Z) * X)),
    (sp.atan2(X + X, Y), sp.atan2(2 * X, Y)),
    (
        sp.Piecewise((X**2, X * (Y + Z) < Y), (Z, True)),
        sp.Piecewise((X * X, X * Y + X * Z < Y), (Z, True)),
    ),
]
DIFFERENT = [
    (X + Y, X - Y),
    (X / 3, X * sp.Rational(10**40 // 3, 10**40)),
    (sp.sin(X), sp.sin(-X)),
    (sp.sin(X), sp.cos(X)),
    (sp.sin(2 * X), 2 * sp.sin(X)),
    (sp.sqrt(X), sp.sqrt(Y)),
    (sp.sqrt(X**2), X),
    (sp.atan2(X, Y), sp.atan2(Y, X)),
    (sp.Piecewise((X, X < Y), (Z, True)), sp.Piecewise((Z, X < Y), (X, True))),
    (sp.Piecewise((X, X < Y), (Z, True)), X),
]


@pytest.mark.parametrize("fresh", [False, True])
@pytest.mark.parametrize(("one", "two"), EQUAL)
def test_equal_programs_agree(one: Any, two: Any, fresh: bool) -> None:
    assert compared(program(0, one), program(0, two), fresh=fresh) == ""


@pytest.mark.parametrize("fresh", [False, True])
@pytest.mark.parametrize(("one", "two"), DIFFERENT)
def test_a_difference_is_found_and_named(one: Any, two: Any, fresh: bool) -> None:
    assert compared(program(X, one), program(X, two), fresh=fresh) == "y[1]"


def test_the_bound_is_kept_and_grows_with_the_degree() -> None:
    found = [agreement(program(X**n), program(Y**n)) for n in (1, 100, 10**4)]
    assert all(it.error >= ERROR for it in found)
    assert [it.degree for it in found] == [1, 100, 10**4]
    assert found[0].points == 2 and found[-1].points == 3


def test_what_no_prime_could_decide_is_refused() -> None:
    huge = program(X ** (2**140))
    with pytest.raises(SymdynError, match="too large"):
        agreement(huge, huge)


def test_large_degrees_take_wide_primes() -> None:
    one, two = program((X + 1) ** (2**70)), program((X + 1) ** (2**70) + Y)
    found = agreement(one, two)
    assert (found.points, found.bits) == (3, 127) and found.error >= ERROR
    assert first_difference(one, one, found) == ""
    assert first_difference(one, two, found) == "y[0]"


def test_points_depend_on_the_programs_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def spied(text: str) -> Any:
        seen.append(text)
        return real(text)

    real: Callable[[str], Any] = room.draws
    monkeypatch.setattr(room, "draws", spied)
    one, two = program(X), program(X + 0)
    compared(one, two)
    compared(replace(one, name="g"), two)
    assert seen == [f"{one.digest} {two.digest}"] * 2
    compared(one, two, fresh=True)
    compared(one, two, fresh=True)
    assert len(set(seen)) == 3


def test_a_pole_at_a_point_is_another_point(monkeypatch: pytest.MonkeyPatch) -> None:
    primes = iter([7, 7, (1 << 61) - 1] + [(1 << 61) - 1] * 5)
    monkeypatch.setattr(room, "prime", lambda numbers: next(primes))
    inverse = program(X / 7)  # 7 has no inverse modulo 7
    assert first_difference(inverse, inverse, Agreement(2, 1, 100)) == ""


def test_a_denominator_that_is_zero_is_told() -> None:
    build = PlainBuilder()
    x = build.input(0, 0)
    output = Output(Port("y", ()), (build.div(x, build.add(x, -x)),))
    nowhere = Program("f", (Port("x", (1,)),), (output,), tuple(build.nodes))
    with pytest.raises(SymdynError, match="denominator"):
        first_difference(nowhere, nowhere, Agreement(1, 1, 50))


def test_pairs_on_the_circle() -> None:
    one, two = program(X**2 + Y**2, X), program(1, X)
    assert compared(one, two) == "y[0]"
    circle = [Pair("x", 0, 1)]
    found = agreement(one, two, circle)
    assert found == Agreement(2, 4, found.error)
    assert first_difference(one, two, found, circle) == ""
    assert first_difference(one, two, found, [Pair("x", 0, 2)]) == "y[0]"
    assert found.error >= ERROR
