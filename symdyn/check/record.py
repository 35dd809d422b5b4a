"""What is told of a formula."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from symdyn.truth.proof import PROVED, PROVED_MOD_P, REFUTED, UNDECIDED

CONDITIONAL = "CONDITIONAL"
DEGENERATE = "DEGENERATE"
DEFINITION = "DEFINITION"
TAUTOLOGY = "TAUTOLOGY"

VERDICTS = (
    PROVED, PROVED_MOD_P, REFUTED, CONDITIONAL, DEGENERATE, UNDECIDED, DEFINITION, TAUTOLOGY,
)  # fmt: skip

FALSE = (REFUTED, CONDITIONAL, DEGENERATE)
"""Verdicts on what is false in general; each carries a witness."""

AS_EXPECTED = (PROVED, PROVED_MOD_P, DEFINITION)
"""Verdicts that are as expected where nothing is said."""

KEYS = (
    "id", "line", "formula", "verdict", "method", "bound", "conditions", "witness", "entry",
    "left", "right", "assumption", "holds_under", "still_true", "repairs", "time_s",
)  # fmt: skip


@dataclass(frozen=True)
class Record:
    """The verdict on one formula.

    Attributes
    ----------
    formula : str
        As it was written.
    verdict : str
        Of VERDICTS.
    method : str
        How it was decided.
    id : str, optional
        The author's name for it.
    line : int, optional
        Where it stands in its document.
    file : str, optional
    bound : float, optional
        Base-two logarithm of the chance of error modulo primes.
    conditions : tuple of str
        What must not vanish, branches taken.
    witness : dict
        Value of each name where the sides differ: numbers, or texts of exact rationals.
    entry : tuple of int
        Row and column of the entry that differs, from 1; empty for a scalar.
    left, right : str
        What the sides are there.
    assumption : str
        Under which the formula is true.
    holds_under : tuple of str
        Other conventions under which it is true.
    still_true : tuple of str
        Parts that hold, the largest first.
    repairs : tuple of dict
        ``formula``, ``change``, ``verdict``, and ``slip`` where the error has a name.
    time_s : float
    expected : str
        What the author expects; empty for what is true.
    program : str
        Python that shows it without symdyn: NumPy of a refutation, SymPy of a proof.
    conventions : dict
        What the formula was read under.
    notes : tuple of str
        What else a reader should know.
    """

    formula: str
    verdict: str
    method: str = ""
    id: str | None = None
    line: int | None = None
    file: str | None = None
    bound: float | None = None
    conditions: tuple[str, ...] = ()
    witness: dict[str, Any] = field(default_factory=dict)
    entry: tuple[int, ...] | None = None
    left: str | None = None
    right: str | None = None
    assumption: str | None = None
    holds_under: tuple[str, ...] = ()
    still_true: tuple[str, ...] = ()
    repairs: tuple[dict[str, str], ...] = ()
    time_s: float = 0
    expected: str = ""
    program: str = ""
    conventions: dict[str, str] = field(default_factory=dict)
    notes: tuple[str, ...] = ()

    @property
    def refuted(self) -> bool:
        """Whether the formula is false in general."""
        return self.verdict in FALSE

    @property
    def as_expected(self) -> bool:
        """Whether the verdict is what the author expects."""
        if not self.expected:
            return self.verdict in AS_EXPECTED
        if self.expected == PROVED:
            return self.verdict in (PROVED, PROVED_MOD_P)
        return self.verdict == self.expected or (self.expected == REFUTED and self.refuted)

    def to_json(self) -> dict[str, Any]:
        """The record for machines; what does not apply is absent."""
        found = {key: getattr(self, key) for key in KEYS}
        empty: tuple[Any, ...] = (None, (), {}, "")
        kept = {k: v for k, v in found.items() if not any(v is e or v == e for e in empty)}
        if self.entry is not None:
            kept["entry"] = list(self.entry)
        return {k: list(v) if isinstance(v, tuple) else v for k, v in kept.items()} | {
            "time_s": round(self.time_s, 4)
        }
