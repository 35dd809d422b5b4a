"""What the printers share: a fold over a program that gives statements.

Which values are named and which are written inside their only reader depends on the
program alone, so the same temporaries stand in every language.  An expression keeps
the program's operations and their association; only signs are moved, which no
rounding sees.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from symdyn.backends.names import Names, numbered
from symdyn.errors import SymdynError
from symdyn.program.graph import ADD, CONST, DIV, INPUT, MUL, SELECT, Edge, Node, Program
from symdyn.program.passes import prune

INSIDE = 3
"""Most operations of a value that is written inside its reader."""

_CONDITION, _SUM, _PRODUCT, _SIGNED, _ATOM = range(5)
"""How strongly the parts of a text hold together."""


@dataclass(frozen=True)
class Syntax:
    """How a language writes what is not arithmetic.

    Attributes
    ----------
    entry : callable
        ``entry(port, index) -> text`` of an input's entry; index row by row.
    calls : mapping
        A format for each key of FUNCTIONS but ``less``.
    select : str
        A format of condition, value where it holds, value elsewhere; it needs no
        parentheses around it.
    """

    entry: Callable[[int, int], str]
    calls: Mapping[str, str]
    select: str


@dataclass(frozen=True)
class Statement:
    """A named value.

    Attributes
    ----------
    name, text : str
    condition : bool
        Whether the value is the outcome of a comparison.
    spent : tuple of str
        Names that nothing reads any more once this value is known.
    """

    name: str
    text: str
    condition: bool
    spent: tuple[str, ...]


@dataclass(frozen=True)
class Body:
    """A program as text.

    Attributes
    ----------
    statements : tuple of Statement
    outputs : tuple of tuple of str
        For each output its entries, row by row; "" is a structural zero.
    """

    statements: tuple[Statement, ...]
    outputs: tuple[tuple[str, ...], ...]


def number(value: Fraction) -> str:
    """The nearest double, as the shortest text that reads back to it.

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
    return repr(double)


def inputs_read(program: Program) -> set[tuple[int, int]]:
    """(port, index) of every entry of an input that some output depends on."""
    return {node.data for node in prune(program).nodes if node.op == INPUT}  # type: ignore[misc]


def print_body(program: Program, syntax: Syntax, names: Names) -> Body:
    """Spell a program.

    Parameters
    ----------
    program : Program
    syntax : Syntax
    names : Names
        Those taken; temporaries avoid them.
    """
    return _Printing(prune(program), syntax, names.prefix("x")).body()


class _Text(NamedTuple):
    text: str
    bond: int = _ATOM

    def at_least(self, bond: int) -> str:
        return self.text if self.bond >= bond else f"({self.text})"


class _Printing:
    """One fold over a program."""

    def __init__(self, program: Program, syntax: Syntax, prefix: str) -> None:
        self.program, self.syntax = program, syntax
        named = _named(program)
        numbers = numbered(len(named), 1)
        self.names = {k: f"{prefix}{text}" for k, text in zip(named, numbers, strict=True)}
        self.texts: list[_Text] = []

    def body(self) -> Body:
        spent = self._spent()
        statements = []
        for k, node in enumerate(self.program.nodes):
            text = self._spell(node)
            if k in self.names:
                name, condition = self.names[k], node.op == "less"
                statements.append(Statement(name, text.text, condition, tuple(spent[k])))
                text = _Text(name)
            self.texts.append(text)
        outputs = tuple(
            tuple(self._signed(edge).text if edge else "" for edge in out.entries)
            for out in self.program.outputs
        )
        return Body(tuple(statements), outputs)

    def _spell(self, node: Node) -> _Text:
        if node.op == CONST:
            return _Text(number(node.data))  # type: ignore[arg-type]
        if node.op == INPUT:
            return _Text(self.syntax.entry(*node.data))  # type: ignore[misc]
        if node.op == ADD:
            return self._sum(*node.args)
        parts = [self._signed(edge) for edge in node.args]
        if node.op in (MUL, DIV):
            sign = "*" if node.op == MUL else "/"
            left, right = parts[0].at_least(_PRODUCT), parts[1].at_least(_SIGNED)
            return _Text(f"{left} {sign} {right}", _PRODUCT)
        if node.op == "less":
            return _Text(f"{parts[0].at_least(_SUM)} < {parts[1].at_least(_SUM)}", _CONDITION)
        form = self.syntax.select if node.op == SELECT else self.syntax.calls[node.op]
        return _Text(form.format(*(part.text for part in parts)))

    def _sum(self, a: Edge, b: Edge) -> _Text:
        if a < 0 <= b:
            a, b = b, a
        sign = "-" if b < 0 else "+"
        left, right = self._signed(a).at_least(_SUM), self.texts[abs(b)].at_least(_PRODUCT)
        return _Text(f"{left} {sign} {right}", _SUM)

    def _signed(self, edge: Edge) -> _Text:
        text = self.texts[abs(edge)]
        return text if edge >= 0 else _Text(f"-{text.at_least(_ATOM)}", _SIGNED)

    def _spent(self) -> dict[int, list[str]]:
        """For each named node the names that it, or what stands inside it, reads last."""
        last: dict[int, int] = {}
        reads: list[set[int]] = []
        for k, node in enumerate(self.program.nodes):
            inner = [{abs(e)} if abs(e) in self.names else reads[abs(e)] for e in node.args]
            reads.append(set().union(*inner))
            if k in self.names:
                last.update(dict.fromkeys(reads[k], k))
        edges = {abs(edge) for out in self.program.outputs for edge in out.entries}
        kept = edges.union(*(reads[k] for k in edges))
        spent: dict[int, list[str]] = {k: [] for k in self.names}
        for k in sorted(last.keys() - kept):
            spent[last[k]].append(self.names[k])
        return spent


def _named(program: Program) -> list[int]:
    """The nodes that get a name: those read more than once, and those too large."""
    sizes: list[int] = []
    named = []
    for k, node in enumerate(program.nodes):
        leaf = node.op in (CONST, INPUT)
        size = 0 if leaf else 1 + sum(sizes[abs(edge)] for edge in node.args)
        if not leaf and (program.uses[k] > 1 or size > INSIDE):
            named.append(k)
            size = 0
        sizes.append(size)
    return named
