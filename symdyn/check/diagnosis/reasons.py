"""Why a formula is false, and what is true instead."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from symdyn.check.diagnosis.assumptions import Assumption, assumptions
from symdyn.check.diagnosis.parts import still_true
from symdyn.check.diagnosis.repairs import repairs
from symdyn.check.diagnosis.stakes import concerned
from symdyn.check.language.conventions import Conventions
from symdyn.check.language.inline import inlined
from symdyn.check.language.syntax import Equation, Name, walk
from symdyn.check.language.types import ARMS, Type
from symdyn.check.meaning.elaborate import Claim, Elaborator, Scope
from symdyn.check.meaning.points import Draw, Point, modular_point
from symdyn.check.meaning.values import Value
from symdyn.check.proof import claim_edges, differs, differs_somewhere, has_roots
from symdyn.check.record import CONDITIONAL, DEGENERATE, Record
from symdyn.errors import SymdynError
from symdyn.program.graph import INPUT


class Reasons:
    """What is told of a false formula.

    Parameters
    ----------
    formula : Equation
    scope : Scope
    conventions : Conventions
    elaborator : Elaborator
        That read the formula.
    salt : str
        Points are drawn from it.
    """

    def __init__(
        self,
        formula: Equation,
        scope: Scope,
        conventions: Conventions,
        elaborator: Elaborator,
        salt: str,
    ) -> None:
        self.formula, self.scope, self.conventions = formula, scope, conventions
        self.elaborator, self.salt = elaborator, salt
        self.claim: Claim = elaborator.claim(formula)
        self.points = self._points(self.claim)

    def _points(self, claim: Claim) -> list[Point]:
        needed = claim_edges(claim)
        return [modular_point(claim.scene, f"{self.salt} why {k}", needed) for k in range(2)]

    def added(self, record: Record) -> Record:
        """A record with conventions, parts, assumptions and repairs."""
        record = replace(record, still_true=self._parts(), holds_under=self._conventions())
        mended = repairs(self.formula, self.scope, self.elaborator, self.points)
        record = replace(record, repairs=tuple(it.to_json() for it in mended))
        missing, empty = self._assumption(mended=any(it.single for it in mended))
        if missing is not None:
            return replace(record, verdict=CONDITIONAL, assumption=missing.text)
        if empty is not None and (self._empties(empty) or self._says_that_something_vanishes()):
            return replace(record, verdict=DEGENERATE, notes=(f"true only where {empty.text}",))
        notes = (f"true where {empty.text}, but it says nothing then",) if empty else ()
        return replace(record, notes=notes)

    def _parts(self) -> tuple[str, ...]:
        vectors: dict[str, Value] = {}
        for name in self._used():
            kind = self.scope.get(name)
            thing = self.elaborator._known.get(name)
            if isinstance(thing, Value) and thing.cols == 1 and thing.rows > 1:
                vectors[name] = thing
            elif isinstance(kind, Type) and kind.kind in ARMS:
                vectors[f"{name}.v"] = thing.v  # type: ignore[union-attr]
        return still_true(self.claim, self.formula, self.points, vectors)

    def _conventions(self) -> tuple[str, ...]:
        whole = inlined(self.formula, self.scope)
        at_stake = concerned(whole, self.scope)
        return tuple(
            words
            for words, other in self.conventions.others()
            if words.partition("=")[0] in at_stake and self._holds(self.scope, other)
        )

    def _holds(self, scope: Scope, conventions: Conventions) -> bool:
        """Whether the formula holds, by two points, with other names or conventions."""
        elaborator = Elaborator(scope, conventions)
        try:
            claim = elaborator.claim(self.formula)
            for k in range(2):
                if differs(claim, f"{self.salt} other {k}") is not None:
                    return False
            return not (has_roots(claim) and differs_somewhere(claim, self.salt))
        except (SymdynError, ArithmeticError):
            return False

    def _used(self) -> list[str]:
        """Names the formula uses, also within definitions, in their order."""
        whole = inlined(self.formula, self.scope)
        found = [part.id for part in walk(whole) if isinstance(part, Name)]
        return list(dict.fromkeys(found))

    def _assumption(self, *, mended: bool) -> tuple[Assumption | None, Assumption | None]:
        """The likeliest assumption that makes it true, and one that merely empties it."""
        empty = None
        for candidate in assumptions(self.scope, self._used()):
            if mended and (candidate.pair or candidate.vanishes):
                if candidate.vanishes and empty is None and self._has(candidate.vanishes):
                    empty = candidate if self._true_under(candidate) else None
                continue
            if candidate.vanishes and not self._has(candidate.vanishes):
                continue
            if not self._true_under(candidate):
                continue
            if self._empties(candidate):
                empty = empty or candidate
                continue
            if not candidate.vanishes or self._one_side_knows_nothing(candidate.vanishes):
                return candidate, empty
            empty = empty or candidate
        return None, empty

    def _true_under(self, candidate: Assumption) -> bool:
        if candidate.changes:
            return self._holds({**self.scope, **candidate.changes}, self.conventions)
        starts = candidate.vanishes

        def still(draw: Draw) -> None:
            for name, node in self.claim.scene.nodes.items():
                if name.startswith(starts):
                    draw[node] = 0

        edges = claim_edges(self.claim)
        try:
            point = modular_point(self.claim.scene, self.salt, edges, [still])
        except ZeroDivisionError:
            return False
        return all(
            point(a) == point(b)
            for pair in self.claim.pairs
            for a, b in zip(pair.left.entries, pair.right.entries, strict=True)
        )

    def _empties(self, candidate: Assumption) -> bool:
        """Whether all sides are zero under an assumption, of a formula that speaks of no zero."""
        if candidate.vanishes or self._says_that_something_vanishes():
            return False
        try:
            claim = Elaborator({**self.scope, **candidate.changes}).claim(self.formula)
            point = modular_point(claim.scene, self.salt, claim_edges(claim))
            return not any(point(edge) for edge in claim_edges(claim))
        except (SymdynError, ArithmeticError):
            return False

    def _has(self, starts: tuple[str, ...]) -> bool:
        scene = self.claim.scene
        labels = [scene.label(k) for k in scene.inputs(claim_edges(self.claim))]
        return any(label.startswith(starts) for label in labels)

    def _one_side_knows_nothing(self, starts: tuple[str, ...]) -> bool:
        """Whether what vanishes occurs on one side alone of each ``==`` that fails."""
        scene, point = self.claim.scene, self.points[0]

        def mentions(value: Value) -> bool:
            return any(scene.label(k).startswith(starts) for k in scene.inputs(value.entries))

        for pair in self.claim.pairs:
            pairs = zip(pair.left.entries, pair.right.entries, strict=True)
            if any(point(a) != point(b) for a, b in pairs) and (
                mentions(pair.left) == mentions(pair.right) or self._vacuous(pair, starts)
            ):
                return False
        return True

    def _vacuous(self, pair: Any, starts: tuple[str, ...]) -> bool:
        """Whether both sides are zero once that vanishes."""
        return all(
            self.claim.scene.build.nodes[abs(e)].op != INPUT and e == 0 for e in pair.left.entries
        ) or all(e == 0 for e in pair.right.entries)

    def _says_that_something_vanishes(self) -> bool:
        """Whether a side is zero."""
        return any(
            all(e == 0 for e in side.entries)
            for pair in self.claim.pairs
            for side in (pair.left, pair.right)
        )
