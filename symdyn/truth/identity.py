"""Two programs in one, said to be equal."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from symdyn.program.graph import Program


@dataclass(frozen=True)
class Identity:
    """A program with outputs ``left`` and ``right`` of one shape.

    Attributes
    ----------
    program : Program
        One scalar input a symbol, by its name.
    unit : tuple of tuple of str
        Groups of inputs whose squares sum to one.
    """

    program: Program
    unit: tuple[tuple[str, ...], ...] = ()

    @property
    def key(self) -> str:
        """SHA-256 of the content."""
        return sha256(f"{self.program.digest} {self.unit}".encode()).hexdigest()
