"""The nearest true formulas: single edits, missing terms, and pairs where no single one will do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import inf

from symdyn.check.diagnosis.edits import edits, exchanges, throughout
from symdyn.check.diagnosis.entries import Entry, failing, mended
from symdyn.check.diagnosis.factors import constant_ratio, scaled
from symdyn.check.diagnosis.likes import UNFIT, Likes
from symdyn.check.diagnosis.near_terms import LEAST, NearTerms, Term, is_zero
from symdyn.check.diagnosis.slips import slip
from symdyn.check.language.syntax import Binary, Block, Call, Equation, Node, Number, walk
from symdyn.check.language.tidy import likeness, tidy
from symdyn.check.language.types import Type
from symdyn.check.language.unparse import unparse
from symdyn.check.meaning.elaborate import Claim, Elaborator
from symdyn.check.meaning.points import Point
from symdyn.check.proof import Disagrees, differs_somewhere, has_roots, prove
from symdyn.truth.proof import PROVED, PROVED_MOD_P

MOST = 3
SINGLE = 600
"""Single edits that are tried."""

NODES = 150_000
"""Operations that a search may come to."""

PAIRS = 200
"""Pairs of edits that are tried."""

_FACTOR = 3
"""How far-fetched a number is by which sides differ."""

_MARGIN = 5
"""How much more far-fetched than the first repair others may be."""

_CHEAP = 2
_CHANGED = 3
_CHANGES = 60
"""Edits that are tried together with a missing term, and how far-fetched they may be."""


@dataclass(frozen=True)
class Repair:
    """A true formula near a false one.

    Attributes
    ----------
    formula : Node
    change : str
        In words.
    verdict : str
        PROVED or PROVED_MOD_P.
    slip : str
        What the error is called.
    single : bool
        Whether it takes one edit of the most common kinds.
    """

    formula: Node
    change: str
    verdict: str
    slip: str
    single: bool = True

    def to_json(self) -> dict[str, str]:
        """As a record tells it."""
        found = {"formula": unparse(self.formula), "change": self.change, "verdict": self.verdict}
        return found | ({"slip": self.slip} if self.slip else {})


@dataclass(frozen=True)
class Candidate:
    """A formula that may be meant: as a repair, with how far-fetched it is, and no verdict yet."""

    formula: Node
    change: str
    slip: str
    cost: float
    single: bool = False


def repairs(
    formula: Equation,
    scope: Mapping[str, Type | Node],
    elaborator: Elaborator,
    points: Sequence[Point],
) -> list[Repair]:
    """Up to three true formulas, the likeliest first.

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
    search = _Search(formula, scope, elaborator, points)
    search.prove(search.near())
    search.prove(search.changed_and_lacking())
    if not search.found:
        search.prove(search.pairs())
    return search.found


class _Search:
    """The formulas near one that is false."""

    def __init__(
        self,
        formula: Equation,
        scope: Mapping[str, Type | Node],
        elaborator: Elaborator,
        points: Sequence[Point],
    ) -> None:
        self.formula, self.scope = formula, scope
        self.elaborator, self.points = elaborator, points
        self.likes = Likes(formula, scope, elaborator, points[0])
        self.limit = len(elaborator.scene.build.nodes) + NODES
        self.terms = NearTerms(self.likes)
        self.of_zero = is_zero(formula.sides[-1])
        found = list(edits(formula, scope, self.likes))
        found += [*throughout(found), *exchanges(formula)]
        self.single = sorted(found, key=lambda edit: edit.likelihood)[:SINGLE]
        self.found: list[Repair] = []
        self.most = inf
        self.said: set[tuple[object, ...]] = set()

    # What may be meant -----------------------------------------------------------

    def near(self) -> Iterator[Candidate]:
        """Single edits and missing terms, the likeliest first."""
        found = [*self._scaled(), *self._lacking(self.formula), *self._entries()]
        others = sorted(found, key=lambda it: it.cost)
        for edit in self.single:
            while others and others[0].cost <= edit.cost:
                yield others.pop(0)
            yield Candidate(edit.formula, edit.change, slip(edit), edit.cost, edit.common)
        yield from others

    def changed_and_lacking(self) -> Iterator[Candidate]:
        """A likely edit and a missing term, or two missing terms."""
        if self.most <= LEAST + 1:
            return
        found = list(self._two_lacking())
        for edit in [it for it in self.single if it.cost <= _CHANGED][:_CHANGES]:
            if isinstance(edit.formula, Equation):
                for it in self._lacking(edit.formula):
                    both = f"{edit.change}; {it.change}"
                    found.append(Candidate(it.formula, both, slip(edit), it.cost + edit.cost + 1))
        yield from sorted(found, key=lambda it: it.cost)

    def pairs(self) -> Iterator[Candidate]:
        """Two edits, both of the likely kinds."""
        left = PAIRS
        for first in self.single:
            if first.cost > _CHEAP:
                return
            for second in edits(first.formula, self.scope):
                if second.cost <= _CHEAP and second.path[: len(first.path)] != first.path:
                    left -= 1
                    if left < 0:
                        return
                    both = f"{first.change}; {second.change}"
                    yield Candidate(second.formula, both, "", first.cost + second.cost + 1)

    def _lacking(self, formula: Equation) -> Iterator[Candidate]:
        """The formula with a term more on the side that lacks it."""
        for at, difference, shape in self._differences(formula):
            for term in self.terms.lacking(difference, shape):
                for side, sign in ((at + 1, 1), (at, -1)):
                    yield self._with(formula, side, [term], sign)

    def _scaled(self) -> Iterator[Candidate]:
        """The last side with the number by which it differs from the others."""
        sides = self.formula.sides
        parts = [self.likes.part(it) for it in (sides[0], sides[-1])]
        if len(sides) != 2 or parts[0] is None or parts[1] is None:
            return
        if parts[0].shape != parts[1].shape:
            return
        factor = constant_ratio(parts[0].values, parts[1].values, self.likes.prime)
        if factor is not None:
            after = scaled(sides[1], factor)
            change = f"{unparse(sides[1])} -> {unparse(after)}"
            yield Candidate(Equation((sides[0], after)), change, "a factor", _FACTOR)

    def _two_lacking(self) -> Iterator[Candidate]:
        for at, difference, shape in self._differences(self.formula):
            for two in self.terms.two_lacking(difference, shape):
                yield self._with(self.formula, at + 1, list(two), 1)

    def _with(self, formula: Equation, k: int, missing: list[Term], sign: int) -> Candidate:
        before = after = formula.sides[k]
        for term in missing:
            after = term.added(after, sign)
        sides = (*formula.sides[:k], after, *formula.sides[k + 1 :])
        cost = sum(it.cost for it in missing) + (0.5 if sign < 0 else 0)
        change = f"{unparse(before)} -> {unparse(after)}"
        return Candidate(Equation(sides), change, "a term left out", cost)

    def _differences(
        self, formula: Equation
    ) -> Iterator[tuple[int, tuple[int, ...], tuple[int, ...]]]:
        """Where sides differ: the first of each two, their difference and its shape."""
        point, prime = self.points[0], self.likes.prime
        claim = self._claim(formula)
        for k, pair in enumerate(claim.pairs if claim is not None else ()):
            try:
                both = zip(pair.left.entries, pair.right.entries, strict=True)
                difference = tuple((point(a) - point(b)) % prime for a, b in both)
            except UNFIT:
                return
            if any(difference):
                yield k, difference, pair.left.shape

    def _entries(self) -> Iterator[Candidate]:
        """A matrix that is written out, with the entries mended that are wrong."""
        claim = self._claim(self.formula)
        for k, pair in enumerate(claim.pairs if claim is not None else ()):
            for side, other in ((k + 1, k), (k, k + 1)):
                block = self.formula.sides[side]
                if not isinstance(block, Block):
                    continue
                wrong = failing(block, pair, self.points)
                new = [it for e in wrong for it in self._entry(e, self.formula.sides[other])]
                if wrong and len(new) == len(wrong):
                    cells = [(e.place, it.formula) for e, it in zip(wrong, new, strict=True)]
                    yield self._written_out(side, mended(block, cells), new)

    def _written_out(self, side: int, block: Node, new: list[Candidate]) -> Candidate:
        sides = (*self.formula.sides[:side], block, *self.formula.sides[side + 1 :])
        change, cost = "; ".join(it.change for it in new), sum(it.cost for it in new) + 1
        return Candidate(Equation(sides), change, new[0].slip, cost)

    def _entry(self, wrong: Entry, other: Node) -> list[Candidate]:
        """The likeliest edit that mends an entry; nothing where none does."""
        formula = Equation((wrong.of(other), wrong.node))
        candidates = [
            Candidate(it.formula, it.change, slip(it), it.cost)
            for it in edits(formula, self.scope, self.likes)
        ]
        candidates += self._lacking(formula)
        for it in sorted(candidates, key=lambda it: it.cost):
            changed = tidy(it.formula)
            assert isinstance(changed, Equation)
            if changed.sides[0] == formula.sides[0] and self._holding(changed) is not None:
                return [Candidate(changed.sides[1], it.change, it.slip, it.cost)]
        return []

    # What holds ------------------------------------------------------------------

    def prove(self, candidates: Iterable[Candidate]) -> None:
        """Keep what is true, until there is enough."""
        for it in candidates:
            if len(self.found) == MOST or it.cost >= self.most:
                return
            formula = self._fitting(tidy(it.formula))
            claim = self._holding(formula)
            if claim is None or self._is_known(formula):
                continue
            verdict = self._verdict(claim, formula)
            if verdict:
                self.most = min(self.most, it.cost + _MARGIN)
                self.found.append(Repair(formula, it.change, verdict, it.slip, it.single))

    def _fitting(self, formula: Node) -> Node:
        """The formula, with the size of an identity or zero that is a side by that of another."""
        if not isinstance(formula, Equation) or not isinstance(last := formula.sides[-1], Call):
            return formula
        first = self.likes.part(formula.sides[0]) if last.name in ("eye", "zeros") else None
        if first is None or not last.args or not first.shape:
            return formula
        rows, cols = first.shape
        sizes = (rows,) if rows == cols and last.name == "eye" else (rows, cols)[: len(last.args)]
        new = replace(last, args=tuple(Number(Fraction(n)) for n in sizes))
        return Equation((*formula.sides[:-1], new)) if new != last else formula

    def _holding(self, formula: Node) -> Claim | None:
        """The claim of an edited formula where it holds and says something."""
        if not isinstance(formula, Equation) or _empty(formula):
            return None
        claim = self._claim(formula)
        if claim is None:
            return None
        try:
            values = [self._values(claim, point) for point in self.points]
        except UNFIT:
            return None
        if any(left != right for left, right in values) or not self._says(claim, values[0][0]):
            return None
        return claim

    def _says(self, claim: Claim, left: list[int]) -> bool:
        """Whether it is no mere 0 == 0; of a formula that says so, none that is seen at once."""
        if any(left) or not self.of_zero:
            return any(left)
        return any(edge for pair in claim.pairs for edge in pair.left.entries)

    def _claim(self, formula: Node) -> Claim | None:
        """The claim of a formula; none once the search has come to too many operations."""
        if len(self.elaborator.scene.build.nodes) > self.limit:
            return None
        try:
            return self.elaborator.claim(formula)
        except UNFIT:
            return None

    def _is_known(self, formula: Node) -> bool:
        """Whether the same was found before, in other words."""
        assert isinstance(formula, Equation)
        key = likeness(formula, self._value, self.likes.prime)
        known = key in self.said
        self.said.add(key)
        return known

    def _value(self, node: Node) -> tuple[int, ...]:
        part = self.likes.part(node)
        return part.values if part is not None else (hash(node),)

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
    """Whether a formula says nothing: two sides are one tree, or a difference is of one thing."""
    sides = formula.sides
    if any(a == b for a, b in zip(sides, sides[1:], strict=False)):
        return True
    return any(
        isinstance(it, Binary) and it.op == "-" and it.left == it.right for it in walk(formula)
    )
