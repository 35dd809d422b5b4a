"""From exact constants to the nearest doubles, and the way back.

A program's text shows its constants as doubles.  Most exact values can be read off the
shortest decimal text of their double (0.1 is 1/10); a table keeps the others, so that the
exact program can be had from the text again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

from symdyn.errors import SymdynError
from symdyn.program.graph import ADD, CONST, INPUT, Edge, Node, Program

Table = Mapping[str, str | list[str]]
"""Exact value (p/q) by the text of its double; where several values share a double, the
value of each occurrence in the order of :func:`literals`."""


def nearest(value: Fraction) -> float:
    """The double nearest to an exact number.

    Raises
    ------
    SymdynError
        Where no double is near: too large, or so small that it would become zero.
    """
    try:
        double = float(value)
    except OverflowError:
        double = 0.0
    if value and not double:
        power = value.numerator.bit_length() - value.denominator.bit_length()
        raise SymdynError(
            "a constant beyond the range of double precision",
            element=f"a number near 2^{power}",
            cure="choose other units",
        )
    return double


def round_constants(program: Program) -> Program:
    """The program with each constant replaced by the double nearest to it."""
    return replace(program, nodes=tuple(_rounded(node) for node in program.nodes))


def constants(program: Program) -> tuple[Fraction, ...]:
    """The magnitudes of the constants that a program reads, each once; zero is none."""
    return tuple(sorted({_value(program.nodes[number]) for number in set(literals(program))}))


def inexact(values: Iterable[Fraction]) -> int:
    """How many numbers are no doubles."""
    return sum(Fraction(nearest(value)) != value for value in values)


def literals(program: Program) -> Iterator[int]:
    """The node of each constant but zero, as often as it is read.

    From the outputs inwards, operands in the order in which a text has them, a value that
    is read more than once at its first reading only.
    """
    seen: set[int] = set()
    stack = [edge for out in reversed(program.outputs) for edge in reversed(out.entries)]
    while stack:
        number = abs(stack.pop())
        node = program.nodes[number]
        if node.op == CONST and node.data:
            yield number
        elif node.op not in (CONST, INPUT) and number not in seen:
            seen.add(number)
            stack += reversed(_as_written(node))


def exact_constants(program: Program) -> dict[str, str | list[str]]:
    """The table from which :func:`with_exact_constants` rebuilds a program's constants."""
    found: dict[str, list[Fraction]] = {}
    read = list(literals(program))
    values = {number: _value(program.nodes[number]) for number in dict.fromkeys(read)}
    texts = {number: repr(nearest(value)) for number, value in values.items()}
    for number in read:
        found.setdefault(texts[number], []).append(values[number])
    table: dict[str, str | list[str]] = {}
    for text in sorted(found, key=float):
        different = set(found[text])
        if len(different) > 1:
            table[text] = [str(value) for value in found[text]]
        elif Fraction(text) not in different:
            table[text] = str(*different)
    return table


def with_exact_constants(program: Program, table: Table) -> Program:
    """A program read from text, with its doubles replaced by the exact values.

    Raises
    ------
    SymdynError
        Where a value of the table is not one that rounds to its double.
    """
    lists = {text: iter(values) for text, values in table.items() if isinstance(values, list)}
    nodes = list(program.nodes)
    known: dict[tuple[str, object], Fraction | None] = {}  # a few numbers are read often
    for number in literals(program):
        double = float(_value(program.nodes[number]))
        text = repr(double)
        given = next(lists[text], None) if text in lists else table.get(text, text)
        if (text, given) not in known:
            known[text, given] = _rounding_to(double, given)
        value = known[text, given]
        if value is None:
            raise SymdynError(f"{given} does not round to {text}", element="exact constants")
        nodes[number] = Node(CONST, (), value)
    return replace(program, nodes=tuple(nodes))


def _rounded(node: Node) -> Node:
    return node if node.op != CONST else Node(CONST, (), Fraction(nearest(_value(node))))


def _as_written(node: Node) -> tuple[Edge, ...]:
    """The operands as printed: ``-a + b`` is written ``b - a``."""
    if node.op == ADD and node.args[0] < 0 <= node.args[1]:
        return node.args[::-1]
    return node.args


def _value(node: Node) -> Fraction:
    assert isinstance(node.data, Fraction)
    return node.data


def _rounding_to(double: float, text: object) -> Fraction | None:
    """A value as a fraction; None where it does not round to a double, or is none."""
    try:
        value = Fraction(str(text))
        return value if nearest(value) == double else None
    except (ValueError, ZeroDivisionError):  # SymdynError is a ValueError
        return None
