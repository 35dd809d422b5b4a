"""What came of a statement."""

from __future__ import annotations

from dataclasses import dataclass

PROVED = "PROVED"
PROVED_MOD_P = "PROVED-MOD-P"
REFUTED = "REFUTED"
UNDECIDED = "UNDECIDED"

HOLDS = (PROVED, PROVED_MOD_P)
"""Verdicts on which code may rest, the stronger first."""


@dataclass(frozen=True)
class Proof:
    """The verdict on a statement and what it rests on.

    Attributes
    ----------
    verdict : str
    method : str
        How it was decided, in words.
    terms : int
        Largest number of terms of the normal form; 0 without one.
    points, degree : int
        Points modulo primes, and the bound on the degree there.
    bound : float
        Base-two logarithm of the chance of error modulo primes.
    sibling : str
        Verdict on the false sibling: REFUTED, or the statement does not hold up.
    witness : str
        Where the claim fails; empty where it holds.
    sibling_witness : str
        Where the sibling fails.
    conditions : tuple of str
        What must not vanish: the denominators that occur.
    """

    verdict: str
    method: str
    terms: int = 0
    points: int = 0
    degree: int = 0
    bound: float = 0.0
    sibling: str = ""
    witness: str = ""
    sibling_witness: str = ""
    conditions: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether code may rest on the statement."""
        return self.verdict in HOLDS and self.sibling == REFUTED
