"""The same robot with frames that do not turn with the last joints of its limbs.

Vectors are carried across a joint by turning them.  Where nothing hangs behind a joint that
turns, or only joints about the same axis, the matter behind it may be turned instead, once: its
frame keeps the axes of the carrier, and everything that is carried stays as it is.  What forces
and accelerations of the joints are does not depend on the axes that a body is seen in.

Source: derived here.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from sympy import ImmutableMatrix

from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import (
    IDENTITY3,
    Matrix,
    Scalar,
    axis_rotation,
    basis,
    rotate_symmetric,
)
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Entries, Joint
from symdyn.model.lump import spread
from symdyn.model.tree import WORLD, Body, Frame, Tree
from symdyn.program.trace import Hook, keep


@dataclass(frozen=True)
class Standing(Joint):
    """A joint that turns the matter behind it, but not the frame: that keeps the axes from
    before the motion."""

    @property
    def turning(self) -> bool:
        """Whether it turns its frame: never."""
        return False

    def pose(self, q: Entries, let: Hook = keep) -> Pose:
        """Pose of the frame after the motion in the frame before it: the same."""
        return Pose()


def settle(tree: Tree, q: Matrix, let: Hook) -> Tree:
    """The robot at q (nq x 1), the tips of its limbs in the axes of what carries them.

    Joints that follow others stay as they are.
    """
    bodies, frames = list(tree.bodies), list(tree.frames)
    for tip in range(len(bodies)):
        turn: tuple[Scalar, Scalar] | None = None
        for i, k in _parallel(tree, tip):
            body = bodies[i]
            if turn is not None:
                p = let(axis_rotation(basis(k), *turn) * body.placement.p)
                body = replace(body, placement=Pose(body.placement.R, p))
            c, s = body.joint.cos_sin(list(q[tree.q_index[i], 0]), let)
            turn = _sum(turn, (c, body.joint.axis[k] * s), let)
            joint = Standing(**{it.name: getattr(body.joint, it.name) for it in fields(Joint)})
            bodies[i] = replace(body, joint=joint, inertia=_turned(body.inertia, k, turn, let))
            R = axis_rotation(basis(k), *turn)
            frames = [_placed(frame, R, let) if frame.body == i else frame for frame in frames]
    return replace(tree, bodies=tuple(bodies), frames=tuple(frames))


def _parallel(tree: Tree, tip: int) -> list[tuple[int, int]]:
    """The last bodies of a limb that turn about one coordinate axis, from the carrier outwards,
    each with the axis; none where a limb stands on the world, since what moves in a plane needs
    no turned inertia."""
    carriers, axis = [body.parent for body in tree.bodies], _axis(tree.bodies[tip])
    if tree.coupled or tip in carriers or axis is None:
        return []
    run = [tip]
    while carriers[run[0]] != WORLD and carriers.count(carriers[run[0]]) == 1:
        turned = tree.bodies[run[0]].placement.R != IDENTITY3
        if turned or _axis(tree.bodies[carriers[run[0]]]) != axis:
            break
        run.insert(0, carriers[run[0]])
    return [(i, axis) for i in run] if carriers[run[0]] != WORLD else []


def _axis(body: Body) -> int | None:
    """The coordinate axis that a body's joint turns about."""
    found = (k for k in range(3) if body.joint.turning and abs(body.joint.axis[k]) == 1)
    return next(found, None)


def _sum(
    one: tuple[Scalar, Scalar] | None, two: tuple[Scalar, Scalar], let: Hook
) -> tuple[Scalar, Scalar]:
    """Cosine and sine of the sum of two angles."""
    if one is None:
        return two
    (c, s), (x, y) = one, two
    return let(c * x - s * y), let(s * x + c * y)


def _turned(body: Inertia, k: int, turn: tuple[Scalar, Scalar], let: Hook) -> Inertia:
    """A body turned about an axis: its spread along it, which may be zero, stays as it is."""
    S = rotate_symmetric(k, *turn, spread(body.second), let)
    moment = let(axis_rotation(basis(k), *turn) * body.moment)
    return Inertia(body.mass, moment, ImmutableMatrix(S.trace() * IDENTITY3 - S))


def _placed(frame: Frame, R: Matrix, let: Hook) -> Frame:
    """A frame turned with its body; one placed by symbols may be one that nobody asks for."""
    place = frame.placement
    hook = keep if place.p.free_symbols or place.R.free_symbols else let
    return replace(frame, placement=Pose(hook(R * place.R), hook(R * place.p)))
