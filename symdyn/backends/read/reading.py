"""What the readers of printed files share: names, entries, and what is not understood.

A reader makes a program of a text; it never runs it.  It is told which function the text
should be, by name and by the names and shapes of its inputs and outputs, and finds all
else in the text.  What it does not understand is an error, never skipped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from math import isfinite
from typing import NoReturn

from symdyn.backends.unit import Unit
from symdyn.errors import SymdynError
from symdyn.program.graph import CONST, SELECT, Edge, Node, Output, Program
from symdyn.program.plain import PlainBuilder


def blank(unit: Unit) -> Unit:
    """The same function with nothing computed: its text is the frame around the others."""
    program = unit.program
    nodes = (Node(CONST, (), Fraction(0)), Node(CONST, (), Fraction(1)))
    outputs = tuple(Output(out.port, (0,) * out.port.size) for out in program.outputs)
    return replace(unit, program=Program(program.name, program.inputs, outputs, nodes))


def refuse(message: str, line: int | None = None) -> NoReturn:
    """Say what is not understood, and where."""
    raise SymdynError(message, line=line)


def operations(calls: Mapping[str, str], select: str = "") -> dict[str, tuple[str, int]]:
    """The operation and the number of arguments of each function that a language calls.

    Parameters
    ----------
    calls : mapping
        A backend's formats.
    select : str
        Its format of a choice, where that is a call.
    """
    formats = {**calls, SELECT: select} if select else calls
    return {text.split("(")[0]: (op, text.count("{")) for op, text in formats.items()}


class Reading:
    """A program as it emerges from a text, statement by statement.

    Parameters
    ----------
    program : Program
        Its name, inputs and outputs are those that the text should have.

    Attributes
    ----------
    build : PlainBuilder
        Every operation and every number in the text makes a node.
    """

    def __init__(self, program: Program) -> None:
        self.build = PlainBuilder()
        self._signature = program
        self._names: dict[str, Edge] = {}
        self._gone: set[str] = set()
        self._entries: list[dict[int, Edge]] = [{} for _ in program.outputs]
        self._filled: set[int] = set()

    def number(self, value: float, line: int) -> Edge:
        """The edge of a floating-point literal."""
        if not isfinite(value):
            refuse("not a finite number", line)
        return self.build.constant(Fraction(value))

    def apply(self, op: str, args: Sequence[Edge]) -> Edge:
        """A call or a choice."""
        return self.build.select(*args) if op == SELECT else self.build.call(op, *args)

    def is_condition(self, edge: Edge) -> bool:
        """Whether a value is the outcome of a comparison."""
        return isinstance(edge, int) and edge > 0 and self.build.nodes[edge].op == "less"

    def name(self, name: str, edge: Edge, line: int) -> None:
        """Give a value a name, which must be new."""
        if name in self._names or name in self._gone:
            refuse(f"{name} gets a second value", line)
        self._names[name] = edge

    def named(self, name: str, line: int) -> Edge:
        """The value of a name."""
        if name not in self._names:
            refuse(f"{name} has no value here", line)
        return self._names[name]

    def forget(self, name: str, line: int) -> None:
        """Take a name's value away."""
        self.named(name, line)
        del self._names[name]
        self._gone.add(name)

    def output(self, port: int, index: int, edge: Edge, line: int) -> None:
        """Set entry ``index`` (row by row) of output number ``port``, once."""
        name = self._signature.outputs[port].port.name
        if index in self._entries[port]:
            refuse(f"an entry of {name} is set twice", line)
        self._entries[port][index] = edge

    def fill(self, port: int, line: int) -> None:
        """Let the entries of an output that are not set be zero; before any is."""
        if port in self._filled or self._entries[port]:
            refuse(f"{self._signature.outputs[port].port.name} is set before", line)
        self._filled.add(port)

    def result(self, whole: bool) -> Program:
        """What was read; unless every entry must be set, those that are not are zero."""
        outputs = []
        pairs = zip(self._signature.outputs, self._entries, strict=True)
        for port, (out, entries) in enumerate(pairs):
            if whole and port not in self._filled and len(entries) != out.port.size:
                refuse(f"an entry of {out.port.name} is never set")
            edges = tuple(entries.get(k, 0) for k in range(out.port.size))
            outputs.append(Output(out.port, edges))
        name, inputs = self._signature.name, self._signature.inputs
        return Program(name, inputs, tuple(outputs), tuple(self.build.nodes))
