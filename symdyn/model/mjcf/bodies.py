"""The bodies of a compiled MuJoCo model.

A MuJoCo body may have no joint (it is welded to its parent), one, or several: these move
it one after another, each about its own anchor in the body.  Body frames of a tree are
joint frames: with anchors p_1, p_2, ... in a body placed at T in its parent, joint 1 is
placed at ``T p_1``, joint k at ``p_k - p_(k-1)``, and the body's own frame stands at
``-p_n`` in that of the last joint.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce
from operator import add
from typing import Any

from sympy import ImmutableMatrix, diag

from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import IDENTITY3, ZERO3, Matrix, axis_rotation, vector
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.mjcf.names import FREE, Names
from symdyn.model.mjcf.numbers import exact_double, exact_rotation
from symdyn.model.numbers import cos_sin, unit_axis
from symdyn.model.tree import WORLD, Body, Frame

_BALL, _SLIDE, _HINGE = 1, 2, 3
_KINDS = {FREE: "floating", _BALL: "spherical", _SLIDE: "prismatic", _HINGE: "revolute"}
"""Kinds of joints by MuJoCo's mjtJoint."""


@dataclass(frozen=True)
class Assembly:
    """Bodies in depth-first order, the frames of all MuJoCo bodies and then of sites, what is
    welded to the world."""

    bodies: tuple[Body, ...]
    frames: tuple[Frame, ...]
    welded: Inertia


def assemble(model: Any, names: Names) -> Assembly:
    """The bodies of a compiled model, without armature."""
    frames = {0: Frame(names.bodies[0], WORLD, Pose())}
    bodies: list[Body] = []
    for i in _depth_first(model, names):
        carrier = frames[int(model.body_parentid[i])]
        at, pose = carrier.body, carrier.placement * _placement(model, i)
        start, count = int(model.body_jntadr[i]), int(model.body_jntnum[i])
        for j in range(start, start + count):
            before, after = _around(model, j)
            placed = Pose() if model.jnt_type[j] == FREE else pose * before
            inner = "" if j == start + count - 1 else f":{names.joints[j]}"
            name = names.bodies[i] + inner
            bodies.append(Body(name, at, _joint(model, names, j), placed, Inertia()))
            at, pose = len(bodies) - 1, after
        frames[i] = Frame(names.bodies[i], at, pose)
    total = _inertias(model, frames)
    return Assembly(
        tuple(replace(body, inertia=total.get(k, Inertia())) for k, body in enumerate(bodies)),
        (*_listed(frames, names.floating), *_sites(model, names, frames)),
        total.get(WORLD, Inertia()),
    )


def _depth_first(model: Any, names: Names) -> Iterator[int]:
    """Every body but the world, siblings by their first joint's name, or else their own."""
    children: dict[int, list[int]] = {i: [] for i in range(model.nbody)}
    for i in range(1, model.nbody):
        children[int(model.body_parentid[i])].append(i)

    def key(i: int) -> bytes:
        jointed = model.body_jntnum[i] > 0
        return (names.joints[model.body_jntadr[i]] if jointed else names.bodies[i]).encode()

    pending = sorted(children[0], key=key, reverse=True)
    while pending:
        i = pending.pop()
        yield i
        pending += sorted(children[i], key=key, reverse=True)


def _placement(model: Any, i: int) -> Pose:
    return Pose(exact_rotation(model.body_quat[i]), _vector(model.body_pos[i]))


def _around(model: Any, j: int) -> tuple[Pose, Pose]:
    """From the body's frame to the joint's before its motion, and from after it back.

    MuJoCo's coordinates may have a reference at which the body stands as it is written.
    """
    kind, axis = model.jnt_type[j], _axis(model, j)
    if kind == _SLIDE:
        reference = exact_double(model.qpos0[model.jnt_qposadr[j]])
        return Pose(IDENTITY3, ImmutableMatrix(-reference * axis)), Pose()
    if kind == FREE:
        return Pose(), Pose()
    anchor = _vector(model.jnt_pos[j])
    turn = IDENTITY3
    if kind == _HINGE:
        reference = exact_double(model.qpos0[model.jnt_qposadr[j]])
        turn = axis_rotation(axis, *cos_sin(-reference))
    return Pose(turn, anchor), Pose(IDENTITY3, ImmutableMatrix(-anchor))


def _joint(model: Any, names: Names, j: int) -> Joint:
    kind = _KINDS[int(model.jnt_type[j])]
    dof = int(model.jnt_dofadr[j])
    joint = Joint(names.joints[j], kind, _axis(model, j))
    if joint.nv == 1 and model.jnt_limited[j]:
        low, high = (float(x) for x in model.jnt_range[j])
        joint = replace(joint, lower=(low,), upper=(high,))
    if joint.nv == 1 and model.jnt_actfrclimited[j]:
        # One bound for both directions: the smaller of the two forces.
        bound = min(abs(float(x)) for x in model.jnt_actfrcrange[j])
        joint = replace(joint, effort=(bound,))
    return replace(
        joint,
        damping=tuple(float(x) for x in model.dof_damping[dof : dof + joint.nv]),
        friction=tuple(float(x) for x in model.dof_frictionloss[dof : dof + joint.nv]),
    )


def _axis(model: Any, j: int) -> Matrix:
    if model.jnt_type[j] not in (_SLIDE, _HINGE):
        return ZERO3
    return unit_axis([exact_double(x) for x in model.jnt_axis[j]])


def _inertias(model: Any, frames: dict[int, Frame]) -> dict[int, Inertia]:
    """The inertia of each body of the tree, and of the world, from the model's bodies."""
    shares: dict[int, list[Inertia]] = {}
    for i, frame in frames.items():
        R = exact_rotation(model.body_iquat[i])
        principal = diag(*(exact_double(x) for x in model.body_inertia[i]))
        own = Inertia.about_com(
            exact_double(model.body_mass[i]), _vector(model.body_ipos[i]), R * principal * R.T
        )
        shares.setdefault(frame.body, []).append(own.expressed_in(frame.placement))
    return {body: reduce(add, parts) for body, parts in shares.items()}


def _listed(frames: dict[int, Frame], floating: bool) -> tuple[Frame, ...]:
    """The root link's frame first: the world's, or that of a floating base."""
    if not floating:
        return tuple(frames.values())
    moving = [frame for frame in frames.values() if frame.body != WORLD]
    welded = [frame for i, frame in frames.items() if frame.body == WORLD and i]
    return (*moving, *welded)


def _sites(model: Any, names: Names, frames: dict[int, Frame]) -> Iterator[Frame]:
    """The frames of the sites whose names no body has."""
    for i, name in names.sites.items():
        body = frames[int(model.site_bodyid[i])]
        within = Pose(exact_rotation(model.site_quat[i]), _vector(model.site_pos[i]))
        yield Frame(name, body.body, body.placement * within)


def _vector(values: Any) -> Matrix:
    return vector(*(exact_double(x) for x in values))
