"""From links and joints to bodies: fixed joints merged, inertias added exactly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from sympy import ImmutableMatrix

from symdyn.errors import SymdynError
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import IDENTITY3, Scalar, axis_rotation
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.numbers import cos_sin, nearest_double
from symdyn.model.shorten import short_inertia, short_pose
from symdyn.model.tree import ROOT_JOINT, WORLD, Body, Frame
from symdyn.model.urdf.elements import DRIVEN, Description, LinkJoint
from symdyn.model.urdf.mimic import Following

Order = Sequence[tuple[str, LinkJoint | None]]
"""Links in depth-first order, each with the joint that carries it (None for the root)."""

_NOTHING = Inertia()


@dataclass(frozen=True)
class Assembly:
    """Bodies in depth-first order, the frames of all links, what is welded to the world."""

    bodies: tuple[Body, ...]
    frames: tuple[Frame, ...]
    welded: Inertia


def assemble(
    description: Description,
    order: Order,
    floating: bool,
    laws: Mapping[str, Following],
    armature: Mapping[str, tuple[Scalar, ...]],
) -> Assembly:
    """The bodies of a robot.

    Parameters
    ----------
    description : Description
    order : Order
    floating : bool
        Whether the root link moves freely; else it is welded to the world.
    laws : mapping
        For each joint that follows another, how.
    armature : mapping
        For each independent moving joint an inertia per velocity.
    """
    frames: dict[str, Frame] = {}
    bodies: list[Body] = []
    at: dict[str, int] = {}
    for link, joint in order:
        motion = _motion(joint, floating, laws, armature)
        parent, placement = _place(joint, frames, laws)
        if motion is None:
            frames[link] = Frame(link, parent, placement)
        else:
            at[motion.name] = len(bodies)
            frames[link] = Frame(link, len(bodies), Pose())
            bodies.append(Body(link, parent, motion, placement, Inertia()))
    total = _inertias(description, frames.values())
    masters = {at[name]: at[law.master] for name, law in laws.items()}
    return Assembly(
        tuple(
            replace(body, inertia=total[i], master=masters.get(i)) for i, body in enumerate(bodies)
        ),
        tuple(frames.values()),
        total.get(WORLD, Inertia()),
    )


def _place(
    joint: LinkJoint | None, frames: Mapping[str, Frame], laws: Mapping[str, Following]
) -> tuple[int, Pose]:
    """The body that a joint hangs on, and the joint's frame before its motion there."""
    if joint is None:
        return WORLD, Pose()
    carrier = frames[joint.parent]
    placement = short_pose(carrier.placement * joint.origin)
    law = laws.get(joint.name)
    return carrier.body, placement if law is None else placement * _start(joint, law)


def _start(joint: LinkJoint, law: Following) -> Pose:
    """Where a follower stands when its master is at zero."""
    if joint.kind == "prismatic":
        return Pose(IDENTITY3, ImmutableMatrix(law.offset * joint.axis))
    try:
        return Pose(axis_rotation(joint.axis, *cos_sin(law.offset)))
    except SymdynError as error:
        raise joint.source.need("mimic", "").error(f"offset: {error.message}", error.cure) from None


def _inertias(description: Description, frames: Iterable[Frame]) -> dict[int, Inertia]:
    """The inertia of each body (and of the world) from those of its links."""
    total: dict[int, Inertia] = {}
    for frame in frames:
        share = description.links[frame.name].inertia
        if share != _NOTHING:
            share = share.expressed_in(frame.placement)
        known = total.get(frame.body)
        total[frame.body] = share if known is None else short_inertia(known + share)
    return total


def _motion(
    joint: LinkJoint | None,
    floating: bool,
    laws: Mapping[str, Following],
    armature: Mapping[str, tuple[Scalar, ...]],
) -> Joint | None:
    """How a link moves against the body before it; None where it is fixed to it."""
    if joint is None:
        return Joint(ROOT_JOINT, "floating") if floating else None
    if joint.kind == "fixed":
        return None
    if joint.name in laws:
        return _follower(joint, laws[joint.name])
    if joint.kind not in DRIVEN:
        return Joint(joint.name, joint.kind, joint.axis, armature=armature[joint.name])
    limits = joint.limits
    return Joint(
        joint.name,
        joint.kind,
        joint.axis,
        lower=(_bound(limits.lower),),
        upper=(_bound(limits.upper),),
        velocity=(_bound(limits.velocity),),
        effort=(_bound(limits.effort),),
        damping=(nearest_double(limits.damping),),
        friction=(nearest_double(limits.friction),),
        armature=armature[joint.name],
    )


def _follower(joint: LinkJoint, law: Following) -> Joint:
    """A joint without coordinates of its own, hence without limits and drive."""
    return Joint(
        joint.name,
        # A continuous joint's own coordinates would be a pair; its master's may be an angle.
        "prismatic" if joint.kind == "prismatic" else "revolute",
        joint.axis,
        ratio=law.ratio,
        follows_pair=law.pair,
    )


def _bound(value: Scalar | None) -> float | None:
    return None if value is None else nearest_double(value)
