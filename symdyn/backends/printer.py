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
from symdyn.program.graph import ADD, CONST, DIV, INPUT, MUL, SELECT, Edge, Node, Program
from symdyn.program.passes import prune
from symdyn.program.rounding import nearest
from symdyn.program.turns import TURNS, angles, gathered

INSIDE = 3
"""Most operations of a value that is written inside its reader."""

ARRAYS = ("angle", "sine", "cosine")
"""Names of the arrays of a group of sines and cosines."""

CONDITION, SUM, PRODUCT, SIGNED, ATOM = range(5)
"""How strongly the parts of a text hold together."""


def number(value: Fraction) -> str:
    """The nearest double, as the shortest text that reads back to it.

    Raises
    ------
    SymdynError
        Where no double is near: too large, or so small that it would become zero.
    """
    return repr(nearest(value))


@dataclass(frozen=True)
class Syntax:
    """How a language writes what is not arithmetic.

    Attributes
    ----------
    entry : callable
        ``entry(port, index) -> text`` of an input's entry; index row by row.
    calls : mapping
        A format for each key of FUNCTIONS; ``less`` may be left out where ``<`` is it.
    select : str
        A format of condition, value where it holds, value elsewhere; it needs no
        parentheses around it.
    number : callable
        The text of a constant.
    alone : str
        A format of a constant that stands where the language needs a value of the type of
        all others: as an argument, or as an entry of an output.
    gather : bool
        Whether sines and cosines are had group by group, as :class:`Turns`.
    """

    entry: Callable[[int, int], str]
    calls: Mapping[str, str]
    select: str
    number: Callable[[Fraction], str] = number
    alone: str = "{0}"
    gather: bool = False


@dataclass(frozen=True)
class Statement:
    """A named value.

    Attributes
    ----------
    name, text : str
    condition : bool
        Whether the value is the outcome of a comparison.
    """

    name: str
    text: str
    condition: bool


@dataclass(frozen=True)
class Turns(Statement):
    """Sines and cosines of a group of angles; the text is the list of the angles.

    Attributes
    ----------
    sine, cosine : str
        Names of arrays, as ``name`` is that of the array of angles.
    count : int
    """

    sine: str
    cosine: str
    count: int


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
    return _Printing(prune(program), syntax, names).body()


class Text(NamedTuple):
    """A text, and how strongly its parts hold together."""

    text: str
    bond: int = ATOM

    @property
    def negative(self) -> Text:
        """The text with a sign before it."""
        return Text(f"-{self.at_least(ATOM)}", SIGNED)

    def at_least(self, bond: int) -> str:
        """The text, in parentheses where its parts hold together less than this."""
        return self.text if self.bond >= bond else f"({self.text})"


class _Printing:
    """One fold over a program."""

    def __init__(self, program: Program, syntax: Syntax, names: Names) -> None:
        self.syntax = syntax
        self.program, groups = gathered(program) if syntax.gather else (program, [])
        self.groups = {group[0]: group for group in groups}
        self.arrays = {k: [names.fresh(word) for word in ARRAYS] for k in self.groups}
        self.turned: dict[int, str] = {}
        prefix = names.prefix("x")
        self.names = temporaries(self.program, prefix, syntax.gather)
        self.texts: list[Text] = []

    def body(self) -> Body:
        statements: list[Statement] = []
        for k, node in enumerate(self.program.nodes):
            if k in self.groups:
                statements.append(self._turns(self.groups[k]))
            text = Text(self.turned[k]) if k in self.turned else self._spell(node)
            if k in self.names:
                name, condition = self.names[k], node.op == "less"
                statements.append(Statement(name, text.text, condition))
                text = Text(name)
            self.texts.append(text)
        outputs = tuple(
            tuple(self._alone(edge) if edge else "" for edge in out.entries)
            for out in self.program.outputs
        )
        return Body(tuple(statements), outputs)

    def _spell(self, node: Node) -> Text:
        if node.op == CONST:
            return Text(self.syntax.number(node.data))  # type: ignore[arg-type]
        if node.op == INPUT:
            return Text(self.syntax.entry(*node.data))  # type: ignore[misc]
        if node.op == ADD:
            return self._sum(*node.args)
        if node.op in (MUL, DIV):
            parts = [self._signed(edge) for edge in node.args]
            sign = "*" if node.op == MUL else "/"
            left, right = parts[0].at_least(PRODUCT), parts[1].at_least(SIGNED)
            return Text(f"{left} {sign} {right}", PRODUCT)
        if node.op == "less" and node.op not in self.syntax.calls:
            parts = [self._signed(edge) for edge in node.args]
            return Text(f"{parts[0].at_least(SUM)} < {parts[1].at_least(SUM)}", CONDITION)
        form = self.syntax.select if node.op == SELECT else self.syntax.calls[node.op]
        return Text(form.format(*map(self._alone, node.args)))

    def _turns(self, group: list[int]) -> Turns:
        """The statement of a group; its nodes become entries of arrays."""
        every = angles(self.program, group)
        angle, sine, cosine = self.arrays[group[0]]
        arrays = {"sin": sine, "cos": cosine}
        for k in group:
            node = self.program.nodes[k]
            self.turned[k] = f"{arrays[node.op]}[{every.index(node.args[0])}]"
        text = ", ".join(map(self._alone, every))
        return Turns(angle, text, False, sine, cosine, len(every))

    def _alone(self, edge: Edge) -> str:
        text = self._signed(edge).text
        constant = self.program.nodes[abs(edge)].op == CONST
        return self.syntax.alone.format(text) if constant else text

    def _sum(self, a: Edge, b: Edge) -> Text:
        if a < 0 <= b:
            a, b = b, a
        sign = "-" if b < 0 else "+"
        left, right = self._signed(a).at_least(SUM), self.texts[abs(b)].at_least(PRODUCT)
        return Text(f"{left} {sign} {right}", SUM)

    def _signed(self, edge: Edge) -> Text:
        text = self.texts[abs(edge)]
        return text if edge >= 0 else text.negative


def temporaries(program: Program, prefix: str, gather: bool = False) -> dict[int, str]:
    """The names of the nodes that get one: those read more than once, and those too large."""
    sizes: list[int] = []
    named = []
    for k, node in enumerate(program.nodes):
        leaf = node.op in (CONST, INPUT) or (gather and node.op in TURNS)
        size = 0 if leaf else 1 + sum(sizes[abs(edge)] for edge in node.args)
        if not leaf and (program.uses[k] > 1 or size > INSIDE):
            named.append(k)
            size = 0
        sizes.append(size)
    numbers = numbered(len(named), 1)
    return {k: f"{prefix}{text}" for k, text in zip(named, numbers, strict=True)}
