"""What a caller may choose about an export, beside the robot itself."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.backends import forms
from symdyn.dynamics.conventions import named
from symdyn.errors import SymdynError, every_name
from symdyn.model.parameters import QUANTITIES

TARGETS = tuple(forms.TARGETS)
"""The languages an export is written in, each to a folder of its name."""

VARIANTS = tuple(forms.VARIANTS)
"""What may be written beside the C functions."""


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
    variants : tuple of str
        Of VARIANTS; they need the target "c".
    parameters : tuple of str
        Quantities that stay symbolic, of :data:`symdyn.model.parameters.QUANTITIES`.
    source : str, optional
        The robot as a command names it: a built-in name or a file name without its path.
    source_sha256 : str, optional
        Of the bytes of that file.
    name : str, optional
        What the robot is called instead of what its file says; the tree has it already.
    """

    functions: tuple[str, ...] | None = None
    targets: tuple[str, ...] = TARGETS
    convention: str = "pinocchio"
    variants: tuple[str, ...] = ()
    parameters: tuple[str, ...] = ()
    source: str | None = None
    source_sha256: str | None = None
    name: str | None = None

    def __post_init__(self) -> None:
        named(self.convention)
        _check("target", self.targets, TARGETS)
        _check("variant", self.variants, VARIANTS)
        _check("parameter", self.parameters, QUANTITIES)
        if self.variants and "c" not in self.targets:
            raise SymdynError(
                "variants stand beside the C functions",
                element="variants",
                cure='name "c" among the targets',
            )
        for name, chosen in (("targets", self.targets), ("functions", self.functions)):
            if chosen is not None and not chosen:
                raise SymdynError("none is named", element=name, cure="name one, or leave it out")

    @property
    def ordered_targets(self) -> tuple[str, ...]:
        """The targets in their own order, each once, however they were asked for."""
        return tuple(target for target in TARGETS if target in self.targets)

    @property
    def ordered_parameters(self) -> tuple[str, ...]:
        """The symbolic quantities likewise."""
        return tuple(quantity for quantity in QUANTITIES if quantity in self.parameters)

    @property
    def ordered_variants(self) -> tuple[str, ...]:
        """The variants likewise."""
        return tuple(variant for variant in VARIANTS if variant in self.variants)


def _check(what: str, chosen: tuple[str, ...], known: tuple[str, ...]) -> None:
    """Refuse a name that nothing here has."""
    for name in chosen:
        if name not in known:
            raise SymdynError(
                f'unknown {what} "{name}"',
                element=f"{what}s",
                cure=f"there are {every_name(known)}",
            )
