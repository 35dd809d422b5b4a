"""The operations behind one entry of both sides as plain Python: for what has no short program,
such as the quantities of arms."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from typing import Any

from symdyn.check.meaning.elaborate import Claim
from symdyn.check.meaning.points import Turn
from symdyn.check.witness import Witness
from symdyn.program.builder import Builder
from symdyn.program.graph import ADD, CONST, DIV, INPUT, MUL, Edge

MOST = 40
"""Lines of a program that is worth printing."""

_LONG = 70
_SIGNS = {ADD: "+", MUL: "*", DIV: "/"}


def steps_program(claim: Claim, witness: Witness) -> str:
    """Both sides at the failing entry, operation by operation; empty where that is long.

    What is zero at the witness is left out.
    """
    pair = claim.pairs[witness.pair]
    edges = [side.entries[witness.entry] for side in (pair.left, pair.right)]
    lines = _Steps(claim, witness).lines(edges)
    return "\n".join(lines) + "\n" if len(lines) <= MOST else ""


class _Steps:
    def __init__(self, claim: Claim, witness: Witness) -> None:
        self.scene, self.assigned = claim.scene, witness.assigned
        self.build = Builder()
        self.names: list[str] = []
        self.given: list[str] = []
        self.new: dict[int, Edge] = {}
        self.texts: dict[int, str] = {}

    def lines(self, edges: list[Edge]) -> list[str]:
        for number in self.scene.below(edges):
            self.new[number] = self._regrown(number)
        left, right = (self._edge(edge) for edge in edges)
        body = self._body([left, right])
        head = ["from math import atan2, cos, pi, sin, sqrt, tan"]
        sides = [f"left = {self._text(left)}", f"right = {self._text(right)}"]
        return [*head, *self.given, *body, *sides, "print(left)", "print(right)"]

    def _edge(self, edge: Edge) -> Edge:
        return self.new[edge] if edge >= 0 else -self.new[-edge]

    def _regrown(self, number: int) -> Edge:
        node = self.scene.build.nodes[number]
        if node.op == CONST:
            return self.build.constant(node.data)  # type: ignore[arg-type]
        if node.op == INPUT:
            return self._input(number)
        args = [self._edge(edge) for edge in node.args]
        if node.op in (*_SIGNS, "select"):
            return int(getattr(self.build, node.op)(*args))
        return self.build.call(node.op, *args)

    def _input(self, number: int) -> Edge:
        value = self.assigned.get(number, Fraction(0))
        label = self.scene.label(number)
        if label != "pi" and _is_zero(value):
            return 0
        name = re.sub(r"\W+", "_", label).strip("_")
        self.names.append(name)
        if label != "pi":
            self.given.append(f"{name} = {_number(value)}")
        return self.build.input(len(self.names) - 1, 0)

    def _body(self, edges: list[Edge]) -> list[str]:
        """A line for each operation that is used twice, or grows long."""
        alive: set[int] = set()
        stack = [abs(edge) for edge in edges]
        while stack:
            number = stack.pop()
            if number not in alive:
                alive.add(number)
                stack += [abs(edge) for edge in self.build.nodes[number].args]
        uses = Counter(abs(e) for k in alive for e in self.build.nodes[k].args)
        lines = []
        for number in sorted(alive):
            text = self._operation(number)
            plain = self.build.nodes[number].op in (CONST, INPUT)
            if not plain and (uses[number] > 1 or len(text) > _LONG):
                lines.append(f"x{number} = {text}")
                text = f"x{number}"
            self.texts[number] = text
        return lines

    def _text(self, edge: Edge) -> str:
        return self.texts[edge] if edge >= 0 else f"-{self._inner(-edge)}"

    def _inner(self, edge: Edge) -> str:
        text = self._text(edge)
        return f"({text})" if " " in text or text.startswith("-") else text

    def _operation(self, number: int) -> str:
        node = self.build.nodes[number]
        if node.op == CONST:
            return str(node.data)
        if node.op == INPUT:
            return self.names[node.data[0]]  # type: ignore[index]
        if node.op == ADD:
            a, b = node.args
            return f"{self._text(a)} {'-' if b < 0 else '+'} {self._inner(abs(b))}"
        parts = [self._inner(edge) for edge in node.args]
        if node.op in _SIGNS:
            return _SIGNS[node.op].join(parts)
        return f"{node.op}({', '.join(self._text(edge) for edge in node.args)})"


def _is_zero(value: Any) -> bool:
    return bool(value.c == 1 if isinstance(value, Turn) else value == 0)


def _number(value: Any) -> str:
    if not isinstance(value, Turn):
        return str(value)
    whole = f"{value.part}*" if value.part > 1 else ""
    known = {"0, 1": "pi/2", "-1, 0": "pi"}.get(f"{value.c}, {value.s}")
    return whole + (known or f"atan2({value.s.numerator}, {value.c.numerator})")
