"""Constants are rounded to the nearest doubles, and the exact ones can be had again."""

from __future__ import annotations

from fractions import Fraction

import pytest

from symdyn.errors import SymdynError
from symdyn.program.graph import CONST, Output, Port, Program
from symdyn.program.plain import PlainBuilder
from symdyn.program.rounding import (
    constants,
    exact_constants,
    inexact,
    round_constants,
    with_exact_constants,
)
from tests.backends.cases import PROGRAMS

NEAR_ONE = Fraction(10**30 + 1, 10**30)


def program(*values: Fraction | int) -> Program:
    """Each constant times an input, in order."""
    build = PlainBuilder()
    x = build.input(0, 0)
    entries = tuple(build.mul(build.constant(Fraction(value)), x) for value in values)
    output = Output(Port("y", (len(values),)), entries)
    return Program("f", (Port("x", ()),), (output,), tuple(build.nodes))


def test_every_constant_becomes_the_nearest_double() -> None:
    made = round_constants(program(Fraction(1, 3), Fraction("0.1"), 5, NEAR_ONE))
    assert constants(made) == tuple(
        sorted({Fraction(1 / 3), Fraction(0.1), Fraction(5), Fraction(1)})
    )


def test_those_that_are_no_doubles_are_counted_once_each() -> None:
    made = program(Fraction(1, 3), Fraction(1, 3), Fraction(1, 4), 0, -NEAR_ONE)
    assert len(constants(made)) == 3
    assert inexact(constants(made)) == 2
    assert inexact(constants(round_constants(made))) == 0


@pytest.mark.parametrize("value", [Fraction(10) ** 400, Fraction(1, 10**400)])
def test_a_constant_out_of_range_is_refused(value: Fraction) -> None:
    with pytest.raises(SymdynError, match=r"2\^-?1\d\d\d"):
        round_constants(program(value))


def test_the_table_holds_what_decimal_texts_do_not_say() -> None:
    assert exact_constants(program(Fraction("0.1"), 5, Fraction("12.34e-5"))) == {}
    assert exact_constants(program(Fraction(1, 3))) == {repr(1 / 3): "1/3"}
    shared = exact_constants(program(1, NEAR_ONE, 1))
    assert shared == {"1.0": ["1", str(NEAR_ONE), "1"]}


@pytest.mark.parametrize("name", PROGRAMS)
def test_the_exact_program_is_had_again(name: str) -> None:
    made = PROGRAMS[name]
    again = with_exact_constants(round_constants(made), exact_constants(made))
    assert again.digest == made.digest


def test_values_that_share_a_double_keep_their_places() -> None:
    made = program(NEAR_ONE, 1, Fraction(1, 3), 1, NEAR_ONE)
    rounded = round_constants(made)
    assert rounded.digest == round_constants(program(1, 1, Fraction(1, 3), 1, 1)).digest
    assert with_exact_constants(rounded, exact_constants(made)).digest == made.digest
    swapped = {"1.0": ["1", str(NEAR_ONE), "1", str(NEAR_ONE)]}
    assert with_exact_constants(rounded, swapped).digest != made.digest


@pytest.mark.parametrize("exact", ["1/4", "0.3333", "x", "1/0", "1e999", ["1/3"], []])
def test_a_table_that_does_not_fit_is_refused(exact: str | list[str]) -> None:
    made = round_constants(program(Fraction(1, 3), Fraction(1, 3)))
    with pytest.raises(SymdynError, match="0.333"):
        with_exact_constants(made, {repr(1 / 3): exact})


def test_the_order_of_constants_is_that_of_the_text() -> None:
    build = PlainBuilder()
    x = build.input(0, 0)
    late = build.mul(build.constant(NEAR_ONE), x)
    early = build.add(-build.mul(build.constant(1), x), build.constant(3))
    output = Output(Port("y", (2,)), (build.add(early, late), late))
    made = Program("f", (Port("x", ()),), (output,), tuple(build.nodes))
    assert exact_constants(made)["1.0"] == ["1", str(NEAR_ONE)]
    assert all(node.op != CONST or node.data is not None for node in made.nodes)
