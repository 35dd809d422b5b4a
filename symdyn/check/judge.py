"""From a formula to its verdict: refute by one point, else prove; then say why and what instead."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from symdyn.check.assumptions import Assumption, assumptions
from symdyn.check.conventions import DEFAULT, Conventions
from symdyn.check.elaborate import Claim, Elaborator, OverBudget, Scope
from symdyn.check.parts import still_true
from symdyn.check.points import Draw, Point, Turn, modular_point
from symdyn.check.proof import (
    Disagrees,
    claim_edges,
    differs,
    differs_somewhere,
    has_roots,
    prove,
)
from symdyn.check.record import (
    CONDITIONAL,
    DEFINITION,
    DEGENERATE,
    TAUTOLOGY,
    Record,
)
from symdyn.check.repairs import repairs
from symdyn.check.scene import Undefined
from symdyn.check.show_numpy import numpy_program
from symdyn.check.show_sympy import sympy_program
from symdyn.check.stakes import concerned
from symdyn.check.syntax import Equation, Name, Node, names, walk
from symdyn.check.types import ARMS, Type
from symdyn.check.unparse import unparse
from symdyn.check.values import Value
from symdyn.check.witness import Witness, find_witness
from symdyn.errors import SymdynError
from symdyn.program.graph import INPUT
from symdyn.truth.child import Prover
from symdyn.truth.proof import PROVED, PROVED_MOD_P, REFUTED, UNDECIDED

_FREE = ("scalar", "positive", "angle", "vec3", "vec", "mat", "twist", "wrench")


@dataclass(frozen=True)
class Options:
    """How much is asked.

    Attributes
    ----------
    prover : Prover or None
        For normal forms that are too long for this process.
    quick : bool
        Points modulo primes alone: no normal form.
    why : bool
        Whether a refuted formula is explained: conventions, parts, assumptions, repairs.
    salt : str
        Other points than the formula's own.
    """

    prover: Prover | None = None
    quick: bool = False
    why: bool = True
    salt: str = ""


def judge(
    formula: Node,
    scope: Scope,
    conventions: Conventions = DEFAULT,
    options: Options | None = None,
    text: str = "",
) -> Record:
    """Decide one formula.

    Raises
    ------
    SymdynError
        Where the formula cannot be read: a name, a shape, a column.
    """
    options = options or Options()
    start = time.perf_counter()
    judged = _Judge(formula, dict(scope), conventions, options, text or unparse(formula))
    try:
        record = judged.record()
    except RecursionError:
        raise SymdynError("the formula is nested too deep", cure="name parts with let") from None
    words = judged.conventions.words()
    return replace(record, time_s=time.perf_counter() - start, conventions=words)


class _Judge:
    def __init__(
        self,
        formula: Node,
        scope: dict[str, Type | Node],
        conventions: Conventions,
        options: Options,
        text: str,
    ) -> None:
        self.formula, self.scope, self.conventions = formula, scope, conventions
        self.options, self.text = options, text
        self.salt = f"{unparse(formula)} {options.salt}"
        self.elaborator = Elaborator(scope, conventions)

    def record(self) -> Record:
        try:
            claim = self.elaborator.claim(self.formula)
        except Undefined as error:
            record = Record(self.text, REFUTED, f"no side to compare: {error}")
            return replace(record, repairs=self._mended()) if self.options.why else record
        except OverBudget as error:
            return Record(self.text, UNDECIDED, str(error))
        assert isinstance(self.formula, Equation)
        nothing = _says_nothing(self.formula, self.scope)
        if nothing:
            return Record(self.text, *nothing)
        try:
            return self._decided(claim)
        except ZeroDivisionError:
            return Record(self.text, UNDECIDED, "a denominator vanishes wherever it was looked at")

    def _mended(self) -> tuple[dict[str, str], ...]:
        """Repairs of a formula one side of which exists nowhere."""
        scene = self.elaborator.scene
        assert isinstance(self.formula, Equation)
        points = [modular_point(scene, f"{self.salt} why {k}", []) for k in range(2)]
        found = repairs(self.formula, self.scope, self.elaborator, points)
        return tuple(it.to_json() for it in found)

    def _decided(self, claim: Claim) -> Record:
        agrees = differs(claim, self.salt) is None
        if agrees and not (has_roots(claim) and differs_somewhere(claim, self.salt)):
            with suppress(Disagrees):
                return self._proved(claim)
        return self._refuted(claim)

    def _proved(self, claim: Claim) -> Record:
        found = prove(claim, self.salt, self.options.prover, self.options.quick)
        verdict = PROVED if found.proved else PROVED_MOD_P
        assert isinstance(self.formula, Equation)
        return Record(
            self.text,
            verdict,
            found.method,
            bound=None if found.proved else found.bound,
            conditions=found.conditions,
            program=sympy_program(self.formula, self.elaborator, claim) if self.options.why else "",
        )

    def _refuted(self, claim: Claim) -> Record:
        witness = find_witness(claim, self.salt)
        if witness is None and has_roots(claim):
            why = "sides that differ modulo primes, where roots have no sign, and nowhere else"
            return Record(self.text, UNDECIDED, why)
        if witness is None:
            record = Record(self.text, REFUTED, "the sides differ modulo a 61-bit prime")
        else:
            record = _with_witness(self.text, claim, witness)
            assert isinstance(self.formula, Equation)
            if self.options.why:
                text = numpy_program(self.formula, self.elaborator, claim, witness)
                record = replace(record, program=text)
        return _Reasons(self, claim, record).added() if self.options.why else record


def _says_nothing(formula: Equation, scope: Mapping[str, Type | Node]) -> tuple[str, str] | None:
    """Definitions and tautologies."""
    sides = [inlined(side, scope) for side in formula.sides]
    if all(a == b for a, b in zip(sides, sides[1:], strict=False)):
        return TAUTOLOGY, "both sides are the same once what is defined is put in"
    if len(sides) != 2:
        return None
    for one, other in (sides, sides[::-1]):
        kind = scope.get(one.id) if isinstance(one, Name) else None
        if not isinstance(kind, Type) or kind.kind not in _FREE or kind.of_time:
            continue
        alone = isinstance(other, Name) or not names(other)
        if not alone and isinstance(one, Name) and one.id not in names(other):
            return DEFINITION, f"nothing else is said of {one.id}: this defines it"
    return None


def inlined(node: Node, scope: Mapping[str, Type | Node], depth: int = 0) -> Node:
    """A tree with definitions put in."""
    from symdyn.check.syntax import children, with_child

    if isinstance(node, Name):
        given = scope.get(node.id)
        if given is None or isinstance(given, Type) or depth > 50:
            return node
        return inlined(given, scope, depth + 1)
    for name, at, child in list(children(node)):
        new = inlined(child, scope, depth)
        if new is not child:
            node = with_child(node, name, at, new)
    return node


def _with_witness(text: str, claim: Claim, witness: Witness) -> Record:
    side = claim.pairs[witness.pair].left
    entry = divmod(witness.entry, side.cols)
    where = (entry[0] + 1, entry[1] + 1) if side.shape else ()
    kind = "an exact point" if witness.exact else "certified intervals at a point"
    return Record(
        text,
        REFUTED,
        f"{kind} where the sides differ",
        witness={name: told(value) for name, value in witness.values.items()},
        entry=where,
        left=witness.left,
        right=witness.right,
    )


def told(value: Any) -> Any:
    """A witness's value for a record: whole numbers, texts of fractions, rows as lists."""
    if isinstance(value, tuple):
        return [told(item) for item in value]
    if isinstance(value, Turn):
        return angle_text(value)
    value = Fraction(value)
    return int(value) if value.denominator == 1 else str(value)


_KNOWN = {(1, 0): "0", (0, 1): "pi/2", (-1, 0): "pi", (0, -1): "-pi/2"}


def angle_text(turn: Turn) -> str:
    """An angle by its cosine and sine: in parts of pi where it is one."""
    known = _KNOWN.get((int(turn.c), int(turn.s))) if {turn.c, turn.s} <= {0, 1, -1} else None
    text = known or f"atan2({Fraction(turn.s).numerator}, {Fraction(turn.c).numerator})"
    if turn.part == 1 or text == "0":
        return text
    return f"{turn.part}*{text}"


class _Reasons:
    """Why a formula is false, and what is true instead."""

    def __init__(self, judged: _Judge, claim: Claim, record: Record) -> None:
        self.judge, self.claim, self.record = judged, claim, record
        assert isinstance(judged.formula, Equation)
        self.formula: Equation = judged.formula
        self.points = self._points(claim)

    def _points(self, claim: Claim) -> list[Point]:
        salt, needed = self.judge.salt, claim_edges(claim)
        return [modular_point(claim.scene, f"{salt} why {k}", needed) for k in range(2)]

    def added(self) -> Record:
        record = replace(self.record, still_true=self._parts(), holds_under=self._conventions())
        mended = repairs(self.formula, self.judge.scope, self.judge.elaborator, self.points)
        record = replace(record, repairs=tuple(it.to_json() for it in mended))
        missing, empty = self._assumption(mended=any(it.single for it in mended))
        if missing is not None:
            return replace(record, verdict=CONDITIONAL, assumption=missing.text)
        if empty is not None and self._says_that_something_vanishes():
            return replace(record, verdict=DEGENERATE, notes=(f"true only where {empty.text}",))
        notes = (f"true where {empty.text}, but it says nothing then",) if empty else ()
        return replace(record, notes=notes)

    def _parts(self) -> tuple[str, ...]:
        vectors: dict[str, Value] = {}
        for name in self._used():
            kind = self.judge.scope.get(name)
            thing = self.judge.elaborator._known.get(name)
            if isinstance(thing, Value) and thing.cols == 1 and thing.rows > 1:
                vectors[name] = thing
            elif isinstance(kind, Type) and kind.kind in ARMS:
                vectors[f"{name}.v"] = thing.v  # type: ignore[union-attr]
        return still_true(self.claim, self.formula, self.points, vectors)

    def _conventions(self) -> tuple[str, ...]:
        whole = inlined(self.formula, self.judge.scope)
        at_stake = concerned(whole, self.judge.scope)
        return tuple(
            words
            for words, other in self.judge.conventions.others()
            if words.partition("=")[0] in at_stake and self._holds(self.judge.scope, other)
        )

    def _holds(self, scope: Scope, conventions: Conventions) -> bool:
        """Whether the formula holds, by two points, with other names or conventions."""
        elaborator = Elaborator(scope, conventions)
        try:
            claim = elaborator.claim(self.formula)
            for k in range(2):
                if differs(claim, f"{self.judge.salt} other {k}") is not None:
                    return False
            return not (has_roots(claim) and differs_somewhere(claim, self.judge.salt))
        except (SymdynError, ArithmeticError):
            return False

    def _used(self) -> list[str]:
        """Names the formula uses, also within definitions, in their order."""
        whole = inlined(self.formula, self.judge.scope)
        found = [part.id for part in walk(whole) if isinstance(part, Name)]
        return list(dict.fromkeys(found))

    def _assumption(self, *, mended: bool) -> tuple[Assumption | None, Assumption | None]:
        """The likeliest assumption that makes it true, and one that merely empties it."""
        empty = None
        for candidate in assumptions(self.judge.scope, self._used()):
            if mended and (candidate.pair or candidate.vanishes):
                if candidate.vanishes and empty is None and self._has(candidate.vanishes):
                    empty = candidate if self._true_under(candidate) else None
                continue
            if candidate.vanishes and not self._has(candidate.vanishes):
                continue
            if not self._true_under(candidate):
                continue
            if not candidate.vanishes or self._one_side_knows_nothing(candidate.vanishes):
                return candidate, empty
            empty = empty or candidate
        return None, empty

    def _true_under(self, candidate: Assumption) -> bool:
        if candidate.changes:
            return self._holds({**self.judge.scope, **candidate.changes}, self.judge.conventions)
        starts = candidate.vanishes

        def still(draw: Draw) -> None:
            for name, node in self.claim.scene.nodes.items():
                if name.startswith(starts):
                    draw[node] = 0

        edges = claim_edges(self.claim)
        try:
            point = modular_point(self.claim.scene, self.judge.salt, edges, [still])
        except ZeroDivisionError:
            return False
        return all(
            point(a) == point(b)
            for pair in self.claim.pairs
            for a, b in zip(pair.left.entries, pair.right.entries, strict=True)
        )

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
