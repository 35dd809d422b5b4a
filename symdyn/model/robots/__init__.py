"""The robots that come with symdyn: one URDF file each, and what a URDF cannot say."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from symdyn.model.tree import Contact

_FOLDER = Path(__file__).parent
_GO2_FOOT = 0.022  # radius of the foot spheres, m


@dataclass(frozen=True)
class Robot:
    """A built-in robot.

    Attributes
    ----------
    path : Path
        Its URDF file.
    base : str
        The base it has unless asked otherwise.
    contacts : tuple of Contact
    """

    path: Path
    base: str
    contacts: tuple[Contact, ...]


_ROBOTS = {
    "go2": Robot(
        _FOLDER / "go2.urdf",
        "floating",
        tuple(Contact(f"{leg}_foot", _GO2_FOOT) for leg in ("FL", "FR", "RL", "RR")),
    ),
}

NAMES = tuple(_ROBOTS)
"""Names of the built-in robots."""


def builtin(name: str) -> Robot | None:
    """The built-in robot of this name, None if there is none."""
    return _ROBOTS.get(name)
