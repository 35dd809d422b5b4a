"""From a formula to its verdict: refute by one point, else prove; then say why and what instead."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from symdyn.check.diagnosis.reasons import Reasons
from symdyn.check.diagnosis.repairs import repairs
from symdyn.check.language.conventions import DEFAULT, Conventions
from symdyn.check.language.inline import inlined
from symdyn.check.language.syntax import Equation, Name, Node, names
from symdyn.check.language.types import Type
from symdyn.check.language.unparse import unparse
from symdyn.check.meaning.elaborate import Claim, Elaborator, OverBudget, Scope
from symdyn.check.meaning.points import Turn, modular_point
from symdyn.check.meaning.scene import Undefined
from symdyn.check.proof import (
    Disagrees,
    differs,
    differs_somewhere,
    has_roots,
    prove,
)
from symdyn.check.record import (
    DEFINITION,
    TAUTOLOGY,
    Record,
)
from symdyn.check.show.numpy import numpy_program
from symdyn.check.show.sympy import sympy_program
from symdyn.check.witness import Witness, find_witness
from symdyn.errors import SymdynError
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
            return Record(
                self.text,
                UNDECIDED,
                "a denominator vanishes, or a root does not exist, wherever it was looked at",
            )

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
        if not self.options.why:
            return record
        assert isinstance(self.formula, Equation)
        reasons = Reasons(self.formula, self.scope, self.conventions, self.elaborator, self.salt)
        return reasons.added(record)


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
