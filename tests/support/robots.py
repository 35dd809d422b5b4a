"""The robots that tests run on, each with its oracle."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import symdyn
from symdyn.model.robots import builtin

HERE = Path(__file__).parent.parent / "robots"


@dataclass(frozen=True)
class Robot:
    """A robot under test."""

    name: str
    path: Path
    floating: bool
    contacts: tuple[str, ...] = ()
    armature: str | None = None

    @property
    def tree(self) -> Any:
        """As symdyn reads it."""
        return _tree(self)

    @property
    def oracle(self) -> Any:
        """As Pinocchio reads it."""
        from tests.support.pinocchio_oracle import Oracle

        return Oracle(self.path, self.floating, self.contacts, float(self.armature or 0))


@lru_cache
def _tree(robot: Robot) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        if robot.name == "go2":
            return symdyn.load("go2")
        base = "floating" if robot.floating else "fixed"
        return symdyn.load(robot.path, base=base, contacts=robot.contacts, armature=robot.armature)


_GO2 = builtin("go2")
assert _GO2 is not None

GO2 = Robot("go2", _GO2.path, True, tuple(contact.frame for contact in _GO2.contacts))
ARM = Robot("arm", HERE / "arm.urdf", False, ("tool",))
WALKER = Robot("walker", HERE / "walker.urdf", True, ("left-foot", "right foot"), "0.02")
CLAW = Robot("claw", HERE / "claw.urdf", False, ("finger",))
LIFT = Robot("lift", HERE / "lift.urdf", False, ("carriage", "ground"))
ROBOTS = (GO2, ARM, WALKER)
"""Those that most tests run on; of the others the claw has a joint that follows another, as
Pinocchio has none, and the lift is there for its base parameters."""
