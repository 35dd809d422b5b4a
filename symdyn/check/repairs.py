"""The nearest true formulas: single edits, and pairs where no single one will do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from symdyn.check.edits import Edit, edits
from symdyn.check.elaborate import Claim, Elaborator, OverBudget
from symdyn.check.points import NoRoot, Point
from symdyn.check.proof import Disagrees, differs_somewhere, has_roots, prove
from symdyn.check.slips import slip
from symdyn.check.syntax import Equation, Node
from symdyn.check.types import Type
from symdyn.check.unparse import unparse
from symdyn.errors import SymdynError
from symdyn.truth.proof import PROVED, PROVED_MOD_P

MOST = 3
SINGLE = 500
"""Single edits that are tried."""

PAIRS = 200
"""Pairs of edits that are tried."""

_CHEAP = 2


@dataclass(frozen=True)
class Repair:
    """A true formula near a false one."""

    formula: Node
    change: str
    verdict: str
    slip: str
    single: bool = True

    def to_json(self) -> dict[str, str]:
        """As a record tells it."""
        found = {"formula": unparse(self.formula), "change": self.change, "verdict": self.verdict}
        return found | ({"slip": self.slip} if self.slip else {})


def repairs(
    formula: Equation,
    scope: Mapping[str, Type | Node],
    elaborator: Elaborator,
    points: Sequence[Point],
) -> list[Repair]:
    """Up to three true formulas by single edits, else by pairs, the likeliest first.

    Parameters
    ----------
    formula : Equation
        One that is false.
    scope : Scope
    elaborator : Elaborator
        That read the formula; edits are read in the same scene.
    points : sequence of Point
        Of that scene, modulo primes.
    """
    search = _Search(formula, elaborator, points)
    single = sorted(edits(formula, scope), key=lambda edit: edit.likelihood)
    found = search.proved((it.formula, it.change, slip(it)) for it in single[:SINGLE])
    pairs = [] if found else search.proved(_pairs(single, scope))
    return found or [replace(it, single=False) for it in pairs]


_Candidate = tuple[Node, str, str]
"""A formula, the change in words, the slip."""


def _pairs(single: Sequence[Edit], scope: Mapping[str, Type | Node]) -> Iterator[_Candidate]:
    """Two edits, both of the likely kinds."""
    left = PAIRS
    for first in single:
        if first.cost > _CHEAP:
            return
        for second in edits(first.formula, scope, missing=False):
            if second.cost <= _CHEAP and second.path[: len(first.path)] != first.path:
                left -= 1
                if left < 0:
                    return
                yield second.formula, f"{first.change}; {second.change}", ""


class _Search:
    def __init__(self, formula: Equation, elaborator: Elaborator, points: Sequence[Point]) -> None:
        self.formula, self.elaborator, self.points = formula, elaborator, points
        self.said: set[tuple[int, ...]] = set()

    def proved(self, candidates: Iterator[_Candidate]) -> list[Repair]:
        found: list[Repair] = []
        for formula, change, slip_ in candidates:
            claim = self.holding(formula)
            if claim is None:
                continue
            verdict = self._verdict(claim, formula)
            if verdict:
                found.append(Repair(formula, change, verdict, slip_))
            if len(found) == MOST:
                break
        return found

    def holding(self, formula: Node) -> Claim | None:
        """The claim of an edited formula where it holds, says something, and is new."""
        if not isinstance(formula, Equation) or _empty(formula):
            return None
        try:
            claim = self.elaborator.claim(formula)
            values = [self._values(claim, point) for point in self.points]
        except (SymdynError, ArithmeticError, NoRoot, OverBudget, KeyError):
            return None
        if any(left != right for left, right in values):
            return None
        left, _ = values[0]
        prime = self.points[0].field.prime
        if not any(left):
            return None
        key = tuple(min(x, prime - x) for x in left)
        if key in self.said:
            return None
        self.said.add(key)
        return claim

    def _values(self, claim: Claim, point: Point) -> tuple[list[int], list[int]]:
        """Both sides at a point, left sides first; where the first differs the rest is moot."""
        left: list[int] = []
        right: list[int] = []
        for pair in claim.pairs:
            for a, b in zip(pair.left.entries, pair.right.entries, strict=True):
                x, y = point(a), point(b)
                left.append(x)
                right.append(y)
                if x != y:
                    return left, right
        return left, right

    def _verdict(self, claim: Claim, formula: Node) -> str:
        text = unparse(formula)
        if has_roots(claim) and differs_somewhere(claim, text):
            return ""
        try:
            return PROVED if prove(claim, text).proved else PROVED_MOD_P
        except (Disagrees, ArithmeticError):
            return ""


def _empty(formula: Equation) -> bool:
    """Whether a formula says nothing: two sides are one tree."""
    sides = formula.sides
    return any(a == b for a, b in zip(sides, sides[1:], strict=False))
