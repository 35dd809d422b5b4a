"""What a tree is made of: bodies, frames, contacts, parameters."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import Scalar
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint

WORLD = -1
"""Index of the world as a parent."""

ROOT_JOINT = "root_joint"
"""Name of the joint of a floating base, as Pinocchio calls it."""


@dataclass(frozen=True)
class Body:
    """A moving body: everything welded together behind one moving joint.

    The body's frame is the joint's frame after its motion.

    Attributes
    ----------
    name : str
        Link directly behind the joint.
    parent : int
        Index of the parent body, smaller than the body's own; WORLD at the root.
    joint : Joint
        The joint that moves the body.
    placement : Pose
        Of the joint's frame before its motion, in the parent body's frame.
    inertia : Inertia
        Of all its links together, about the origin of the body's frame.
    master : int or None
        The body whose joint this one's joint follows; it then has no entries of its own
        in q and v.
    """

    name: str
    parent: int
    joint: Joint
    placement: Pose
    inertia: Inertia
    master: int | None = None


@dataclass(frozen=True)
class Frame:
    """A link's frame, carried by a body (or by the world)."""

    name: str
    body: int
    placement: Pose


@dataclass(frozen=True)
class Contact:
    """A point contact at the origin of a frame; radius (m) of the foot, data only."""

    frame: str
    radius: float | None = None


@dataclass(frozen=True)
class Parameter:
    """A number of a robot that is an entry of the input p; value is its default."""

    name: str
    value: Scalar
    unit: str
