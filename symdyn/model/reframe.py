"""Other body frames for the same robot: q, v and every link's frame stay what they are.

A body's frame is free up to motions that commute with its joint, and a good choice makes
more numbers of the robot zero, hence fewer operations in everything derived from it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from sympy import ImmutableMatrix

from symdyn.errors import SymdynError
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import IDENTITY3, ZERO3, align_z, cross
from symdyn.model.joints import Joint
from symdyn.model.slide import best_shifts
from symdyn.model.tree import WORLD, Body, Frame, Tree


def reframe(tree: Tree, offsets: Sequence[Pose]) -> Tree:
    """The same robot with other body frames.

    Parameters
    ----------
    tree : Tree
    offsets : one Pose per body
        Of the new body frame in the old one.  Across a turning joint its origin lies
        on the axis; a body with several coordinates keeps its frame.
    """
    for body, offset in zip(tree.bodies, offsets, strict=True):
        _check(body.joint, offset)
    return replace(
        tree,
        bodies=tuple(_reframed(body, i, offsets) for i, body in enumerate(tree.bodies)),
        frames=tuple(_moved(frame, offsets) for frame in tree.frames),
    )


def align_axes(tree: Tree) -> Tree:
    """The same robot with every axis along a coordinate axis: a skew one becomes e_z.

    A rotation about a coordinate axis has five constant entries, one about another axis
    none.
    """
    return reframe(tree, [Pose(_alignment(body.joint)) for body in tree.bodies])


def slide_origins(tree: Tree, count_frames: Collection[str] = (), spread: bool = False) -> Tree:
    """The same robot with as few nonzero components of offsets as sliding can reach.

    Origins of turning joints slide along their axes; the components counted are those of
    the bodies' placements and of the frames named in ``count_frames``.  With ``spread`` as
    few of them as possible meet in one offset.
    """
    shifts = zip(tree.bodies, best_shifts(tree, count_frames, spread), strict=True)
    return reframe(tree, [Pose(p=ImmutableMatrix(body.joint.axis * s)) for body, s in shifts])


def _alignment(joint: Joint) -> ImmutableMatrix:
    skew = sum(component != 0 for component in joint.axis) > 1
    return align_z(joint.axis) if skew and joint.nv == 1 else IDENTITY3


def _check(joint: Joint, offset: Pose) -> None:
    if joint.nv > 1:
        allowed = offset == Pose()
    elif joint.kind == "prismatic":
        allowed = True
    else:
        allowed = cross(joint.axis, offset.p) == ZERO3
    if not allowed:
        raise SymdynError(
            f"this frame does not move with the {joint.kind} joint",
            element=f'joint "{joint.name}"',
            cure="shift the origin along the axis only",
        )


def _offset(offsets: Sequence[Pose], body: int) -> Pose:
    return Pose() if body == WORLD else offsets[body]


def _reframed(body: Body, index: int, offsets: Sequence[Pose]) -> Body:
    offset = offsets[index]
    axis = ImmutableMatrix(offset.R.T * body.joint.axis)
    return replace(
        body,
        joint=replace(body.joint, axis=axis),
        placement=_offset(offsets, body.parent).inverse() * body.placement * offset,
        inertia=body.inertia.expressed_in(offset.inverse()),
    )


def _moved(frame: Frame, offsets: Sequence[Pose]) -> Frame:
    return replace(frame, placement=_offset(offsets, frame.body).inverse() * frame.placement)
