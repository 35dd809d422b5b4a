"""The frozen description of a robot: bodies, frames, contacts, gravity."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sympy import ImmutableMatrix, Rational, sympify

from symdyn.geometry.so3 import Matrix, Scalar
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Bounds, Joint
from symdyn.model.parts import ROOT_JOINT, WORLD, Body, Contact, Frame, Parameter
from symdyn.model.validate import (
    check_bodies,
    check_contacts,
    check_file_order,
    check_frames,
    check_surroundings,
)

__all__ = [
    "ROOT_JOINT",
    "STANDARD_GRAVITY",
    "WORLD",
    "Body",
    "Contact",
    "Frame",
    "Parameter",
    "Tree",
]

STANDARD_GRAVITY = ImmutableMatrix([0, 0, Rational("-9.81")])


@dataclass(frozen=True)
class Tree:
    """A kinematic tree with exact numbers (or symbols).

    Entries of q and v are in the order of the bodies.  In trees that are read from files
    that is depth first, siblings by their joints' names.  See :func:`symdyn.load` and
    :func:`symdyn.chain` for where trees come from; one's own are checked when they are made
    (:mod:`symdyn.model.validate`).

    Attributes
    ----------
    name : str
        The robot's name.
    bodies : tuple of Body
        Parents before children.
    frames : tuple of Frame
        Every link; the first is the root link.
    contacts : tuple of Contact
    shown : tuple of str
        Frames asked for beyond the root link and the contacts.
    gravity : Matrix, 3x1
        Acceleration of gravity in world axes (m/s^2).
    welded : Inertia
        What is fixed to the world (a fixed base), in world axes.
    file_order : tuple of str
        The moving joints (joint_names) in the order of the file; empty where the bodies stand
        in the order that was given.
    parameters : tuple of Parameter
        Numbers that are symbols, see :mod:`symdyn.model.parameters`.

    Examples
    --------
    A pendulum of unknown mass:

    >>> from sympy import ImmutableMatrix, eye, symbols
    >>> from symdyn import Body, Frame, Inertia, Joint, Pose, Tree
    >>> m, l = symbols("m l")
    >>> bob = Inertia.about_com(m, ImmutableMatrix([l, 0, 0]), ImmutableMatrix(0 * eye(3)))
    >>> swing = Body("bob", -1, Joint("swing", "revolute", (0, 1, 0)), Pose(), bob)
    >>> tree = Tree("pendulum", (swing,), (Frame("pivot", -1, Pose()), Frame("bob", 0, Pose())))
    >>> tree.nv, tree.mass
    (1, m)
    """

    name: str
    bodies: tuple[Body, ...]
    frames: tuple[Frame, ...]
    contacts: tuple[Contact, ...] = ()
    shown: tuple[str, ...] = ()
    gravity: Matrix = field(default=STANDARD_GRAVITY)
    welded: Inertia = field(default_factory=Inertia)
    file_order: tuple[str, ...] = ()
    parameters: tuple[Parameter, ...] = ()

    def __repr__(self) -> str:
        """One line; all numbers would be pages."""
        base, bodies = "floating" if self.floating else "fixed", len(self.bodies)
        return f"<Tree {self.name}: {base} base, nq {self.nq}, nv {self.nv}, bodies {bodies}>"

    def __post_init__(self) -> None:
        # Lists are welcome; kept are tuples, which can be hashed.
        for name in ("bodies", "frames", "contacts", "shown", "file_order", "parameters"):
            object.__setattr__(self, name, tuple(getattr(self, name)))
        check_bodies(self.bodies)
        check_frames(self.frames, self.bodies)
        check_contacts(self.contacts, self.shown, self.frames)
        check_surroundings(self.gravity, self.welded)
        check_file_order(self.file_order, self.joint_names)

    @cached_property
    def nq(self) -> int:
        """Number of configuration coordinates."""
        return sum(body.joint.nq for body in self.bodies if body.master is None)

    @cached_property
    def nv(self) -> int:
        """Number of velocity coordinates."""
        return sum(body.joint.nv for body in self.bodies if body.master is None)

    @cached_property
    def q_index(self) -> tuple[slice, ...]:
        """Where each body's joint stands in q; a follower where its master does."""
        return _slices(self.bodies, [body.joint.nq for body in self.bodies])

    @cached_property
    def v_index(self) -> tuple[slice, ...]:
        """Where each body's joint stands in v; a follower where its master does."""
        return _slices(self.bodies, [body.joint.nv for body in self.bodies])

    @cached_property
    def floating(self) -> bool:
        """Whether the whole robot hangs on one body that moves freely in the world."""
        return (
            bool(self.bodies)
            and self.bodies[0].joint.kind == "floating"
            and self.bodies[0].joint.name == ROOT_JOINT
            and all(body.parent != WORLD for body in self.bodies[1:])
        )

    @cached_property
    def coupled(self) -> bool:
        """Whether a joint follows another."""
        return any(body.master is not None for body in self.bodies)

    @cached_property
    def mass(self) -> Any:
        """Total mass of every link (kg), also of those welded to the world.

        A float, or an expression where a mass is a symbol.
        """
        return _number(sum((b.inertia.mass for b in self.bodies), self.welded.mass))

    @property
    def joints(self) -> tuple[Joint, ...]:
        """The robot's joints without its floating base and without followers."""
        bodies = self.bodies[1 if self.floating else 0 :]
        return tuple(body.joint for body in bodies if body.master is None)

    @property
    def joint_names(self) -> tuple[str, ...]:
        """Names of the moving joints, without the floating base, in the order of v."""
        return tuple(joint.name for joint in self.joints)

    @property
    def frame_names(self) -> tuple[str, ...]:
        """Names of all links, in depth-first order."""
        return tuple(frame.name for frame in self.frames)

    @property
    def contact_names(self) -> tuple[str, ...]:
        """Names of the contacts' links."""
        return tuple(contact.frame for contact in self.contacts)

    @property
    def lower(self) -> Bounds:
        """Lower position limits, one per joint velocity; None where unbounded."""
        return tuple(x for joint in self.joints for x in joint.lower)

    @property
    def upper(self) -> Bounds:
        """Upper position limits, one per joint velocity; None where unbounded."""
        return tuple(x for joint in self.joints for x in joint.upper)

    @property
    def velocity(self) -> Bounds:
        """Velocity limits, one per joint velocity; None where unbounded."""
        return tuple(x for joint in self.joints for x in joint.velocity)

    @property
    def effort(self) -> Bounds:
        """Effort limits, one per joint velocity; None where unbounded."""
        return tuple(x for joint in self.joints for x in joint.effort)

    @property
    def damping(self) -> tuple[float, ...]:
        """Viscous damping, one per joint velocity; data only."""
        return tuple(x for joint in self.joints for x in joint.damping)

    @property
    def friction(self) -> tuple[float, ...]:
        """Dry friction, one per joint velocity; data only."""
        return tuple(x for joint in self.joints for x in joint.friction)

    @property
    def armature(self) -> tuple[Any, ...]:
        """Armature that M contains, one per joint velocity; a float or an expression."""
        return tuple(_number(x) for joint in self.joints for x in joint.armature)

    def frame(self, name: str) -> Frame:
        """The frame of the link called ``name``."""
        return next(frame for frame in self.frames if frame.name == name)

    def ancestors(self, index: int) -> tuple[int, ...]:
        """The body itself and the bodies that carry it, up to the root."""
        chain = []
        while index != WORLD:
            chain.append(index)
            index = self.bodies[index].parent
        return tuple(chain)


def _number(value: Scalar) -> Any:
    """The nearest double of a known number, else the expression."""
    exact = sympify(value)
    return int(exact.p) / int(exact.q) if exact.is_Rational else value


def _slices(bodies: tuple[Body, ...], sizes: list[int]) -> tuple[slice, ...]:
    own: dict[int, slice] = {}
    start = 0
    for i, (body, size) in enumerate(zip(bodies, sizes, strict=True)):
        if body.master is None:
            own[i] = slice(start, start + size)
            start += size
    return tuple(own[i if body.master is None else body.master] for i, body in enumerate(bodies))
