"""What a caller may choose about an export, beside the robot itself."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.dynamics.conventions import named
from symdyn.errors import SymdynError, nearest_names

TARGETS = ("numpy", "casadi", "c")
"""The languages an export is written in, each to a folder of its name."""


@dataclass(frozen=True)
class ExportOptions:
    """Choices about an export. What concerns the robot, its tree already holds.

    Attributes
    ----------
    functions : tuple of str, optional
        Names of functions; all that the robot has where it is None.
    targets : tuple of str
        Of TARGETS.
    convention : str
        A key of :data:`symdyn.dynamics.conventions.CONVENTIONS`.
    source : str, optional
        The robot as a command names it: a built-in name or a file name without its path.
    """

    functions: tuple[str, ...] | None = None
    targets: tuple[str, ...] = TARGETS
    convention: str = "pinocchio"
    source: str | None = None

    def __post_init__(self) -> None:
        named(self.convention)
        for target in self.targets:
            if target not in TARGETS:
                raise SymdynError(
                    f'unknown target "{target}"',
                    element="targets",
                    cure=f"offered: {nearest_names(target, TARGETS)}",
                )
        for name, chosen in (("targets", self.targets), ("functions", self.functions)):
            if chosen is not None and not chosen:
                raise SymdynError("none is named", element=name, cure="name one, or leave it out")

    @property
    def ordered_targets(self) -> tuple[str, ...]:
        """The targets in their own order, each once, however they were asked for."""
        return tuple(target for target in TARGETS if target in self.targets)
