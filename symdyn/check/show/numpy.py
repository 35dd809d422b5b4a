"""NumPy that shows both sides of what is false."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import factorial
from typing import Any

from symdyn.check.language.syntax import Call, Equation, Name, walk
from symdyn.check.language.types import Type
from symdyn.check.meaning.elaborate import Claim, Elaborator
from symdyn.check.meaning.points import Exact, Mixed, Point, Turn
from symdyn.check.meaning.units import units
from symdyn.check.meaning.values import Loose, Value
from symdyn.check.show.snippets import NUMPY, program
from symdyn.check.show.steps import steps_program
from symdyn.check.show.writer import Unsaid, Writer, bare, declared, is_zero
from symdyn.check.witness import Witness
from symdyn.program.graph import Edge


def numpy_program(formula: Equation, elaborator: Elaborator, claim: Claim, witness: Witness) -> str:
    """A few lines that print both sides at a witness, in NumPy; where a formula has no short
    form there, the operations behind the entry that differs."""
    try:
        return _Shown(formula, elaborator, claim, witness).program()
    except (Unsaid, KeyError, ArithmeticError, AttributeError):
        return steps_program(claim, witness)


class _Shown:
    def __init__(
        self, formula: Equation, elaborator: Elaborator, claim: Claim, witness: Witness
    ) -> None:
        self.formula, self.elaborator, self.claim = formula, elaborator, claim
        self.witness, self.scene = witness, claim.scene
        self.writer = Writer(elaborator, NUMPY)

    def program(self) -> str:
        sides = self.formula.sides[self.witness.pair : self.witness.pair + 2]
        pair = self.claim.pairs[self.witness.pair]
        used = declared(self.elaborator, sides)
        kinds = [(name, self.elaborator.scope[name]) for name in used]
        self.writer.moving |= {n for n, it in kinds if isinstance(it, Type) and it.of_time}
        order = sum(isinstance(p, Call) and p.name in ("d", "rate") for s in sides for p in walk(s))
        given = [self._given(name, order) for name in used]
        texts = []
        for side in sides:
            value = self.elaborator.any(side) if not is_zero(side) else Loose(0)
            if isinstance(value, Loose):
                size = pair.left
                texts.append(self.writer.sized(value, size.rows, size.cols) if size.shape else "0")
            else:
                texts.append(self.writer.text(side))
        time = ["t = 0"] if self.writer.moving else []
        body = [*given, *time, f"left = {bare(texts[0])}", f"right = {bare(texts[1])}"]
        return program(self.writer.used, NUMPY, [*body, "print(left)", "print(right)"])

    def _given(self, name: str, order: int) -> str:
        value = self.elaborator.name(Name(name))
        if not isinstance(value, Value):
            raise Unsaid
        called = self.writer.name(name)
        if name not in self.writer.moving:
            return f"{called} = {self._number(value)}"
        terms = [self._number(value)]
        for k in range(1, order + 1):
            value = self.scene.rate(value)
            rate = self._number(value)
            if any(character in rate for character in "123456789"):
                terms.append(f"{rate} * t**{k}" + (f" / {factorial(k)}" if k > 1 else ""))
        return f"{called} = lambda t: {' + '.join(terms)}"

    def _number(self, value: Value) -> str:
        entries = [self._entry(edge) for edge in value.entries]
        if not value.shape:
            return entries[0]
        rows = [entries[k : k + value.cols] for k in range(0, len(entries), value.cols)]
        return f"np.array([{', '.join('[' + ', '.join(row) + ']' for row in rows)}])"

    def _entry(self, edge: Edge) -> str:
        turn = self.witness.assigned.get(abs(edge))
        if isinstance(turn, Turn):
            return ("-" if edge < 0 else "") + _angle(turn)
        point = Point(self.scene, Exact(), self._complete())
        try:
            found = Fraction(point(edge))
        except Mixed:
            raise Unsaid from None
        return str(found)

    def _complete(self) -> Mapping[int, Any]:
        """The witness, with simple values for what the failing entries do not stand on."""
        if not hasattr(self, "_all"):
            found = dict(self.witness.assigned)
            inputs = list(self.scene.nodes.values())
            for unit in units(self.scene, inputs, angles=False):
                if unit.kind != "pi" and not any(node in found for node in unit.nodes):
                    simple = next(iter(unit.simple()))
                    found.update(zip(unit.nodes, simple, strict=True))
            for node in inputs:
                found.setdefault(node, Fraction(0))
            self._all = found
        for node in self.scene.nodes.values():
            self._all.setdefault(node, Fraction(0))
        return self._all


def _angle(turn: Turn) -> str:
    known = {"1, 0": "0", "0, 1": "np.pi / 2", "-1, 0": "np.pi"}
    whole = f"{turn.part} * " if turn.part > 1 else ""
    text = known.get(f"{turn.c}, {turn.s}", "")
    if text:
        return text if text == "0" else whole + text
    return f"{whole}np.arctan2({turn.s.numerator}, {turn.c.numerator})"
