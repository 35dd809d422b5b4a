"""Jacobians of frames, their rates, velocities and accelerations, in three expressions.

================  ====================================  =======================
expression        axes                                  reference point
================  ====================================  =======================
world-aligned     world                                 origin of the frame
local             the frame's own                       origin of the frame
world             world                                 origin of the world
================  ====================================  =======================

The world-aligned one is the velocity of the frame's origin and its rate times v is the
origin's (classical) acceleration; the other two are twists, their rates those of twists.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sympy import ImmutableMatrix, zeros

from symdyn.dynamics.contact import frame_columns
from symdyn.dynamics.kinematics import frame_poses, velocities
from symdyn.dynamics.links import Link, links
from symdyn.dynamics.rnea import motions
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import ZERO3, Matrix, cross
from symdyn.model.tree import WORLD, Frame, Tree
from symdyn.program.trace import Hook

EXPRESSIONS = ("", "local", "world")
"""World-aligned, local, world; as suffixes of functions' names."""


@dataclass(frozen=True)
class Columns:
    """A 6 x k matrix as its linear and angular halves, 3 x k each."""

    linear: Matrix
    angular: Matrix

    @property
    def stacked(self) -> Matrix:
        """Linear rows first, 6 x k."""
        return ImmutableMatrix(self.linear.col_join(self.angular))


def frame_jacobian(tree: Tree, q: Matrix, frame: Frame, expression: str, let: Hook) -> Matrix:
    """Jacobian of a frame, 6 x nv, linear rows first.

    Parameters
    ----------
    tree : Tree
    q : Matrix, nq x 1
    frame : Frame
    expression : str
        Of EXPRESSIONS.
    let : Hook
    """
    J = _world_aligned(tree, links(tree, q, let), frame, let)
    pose = frame_poses(tree, q, (frame,), let)[0]
    if expression == "local":
        return let(pose.R.T * J.linear).col_join(let(pose.R.T * J.angular))
    return _moved(J, pose.p, let).stacked if expression == "world" else J.stacked


def frame_jacobian_dot(
    tree: Tree, q: Matrix, v: Matrix, frame: Frame, expression: str, let: Hook
) -> Matrix:
    """Time derivative of :func:`frame_jacobian` at velocity v, 6 x nv."""
    chain = links(tree, q, let)
    J, rate = _world_aligned(tree, chain, frame, let), _rate(tree, chain, v, frame, let)
    pose = frame_poses(tree, q, (frame,), let)[0]
    p_dot, w = let(J.linear * v), let(J.angular * v)
    if expression == "local":
        turned = [let(x - _crossed(w, y)) for x, y in zip(_halves(rate), _halves(J), strict=True)]
        return let(pose.R.T * turned[0]).col_join(let(pose.R.T * turned[1]))
    if expression == "world":
        linear = rate.linear + _crossed(p_dot, J.angular) + _crossed(pose.p, rate.angular)
        return let(linear).col_join(rate.angular)
    return rate.stacked


def frame_velocity(tree: Tree, q: Matrix, v: Matrix, frame: Frame, let: Hook) -> Matrix:
    """World-aligned velocity of a frame, 6: linear (m/s), then angular (rad/s)."""
    chain = links(tree, q, let)
    if frame.body == WORLD:
        return ImmutableMatrix(zeros(6, 1))
    w, u = velocities(tree, chain, v, let)[frame.body]
    R = _orientation(tree, q, frame, let)
    return let(R * let(u + cross(w, frame.placement.p))).col_join(let(R * w))


def frame_acceleration(
    tree: Tree, q: Matrix, v: Matrix, a: Matrix, frame: Frame, let: Hook
) -> Matrix:
    """World-aligned acceleration of a frame, 6: of its origin (classical, m/s^2), then
    angular (rad/s^2); gravity is not in it."""
    if frame.body == WORLD:
        return ImmutableMatrix(zeros(6, 1))
    chain = links(tree, q, let)
    motion = motions(tree, chain, v, a, let, gravity=ZERO3)[frame.body]
    R = _orientation(tree, q, frame, let)
    origin = let(motion.a + motion.U * frame.placement.p)
    return let(R * origin).col_join(let(R * motion.alpha))


def _orientation(tree: Tree, q: Matrix, frame: Frame, let: Hook) -> Matrix:
    """Rotation of the frame's body in the world."""
    body = Frame(frame.name, frame.body, Pose())
    return frame_poses(tree, q, (body,), let)[0].R


def _world_aligned(tree: Tree, chain: Sequence[Link], frame: Frame, let: Hook) -> Columns:
    angular, linear = frame_columns(tree, chain, frame, let)
    return Columns(linear, angular)


def _rate(tree: Tree, chain: Sequence[Link], v: Matrix, frame: Frame, let: Hook) -> Columns:
    """Rate of the world-aligned Jacobian, gathered from the frame inwards.

    A joint's column ``A x r + L`` changes by ``A' x r + A x s + L'`` with ``A' = w x A``,
    ``L' = w x L`` and s the velocity of the point relative to the joint's origin.
    """
    twists = velocities(tree, chain, v, let)
    angular, linear = zeros(3, tree.nv), zeros(3, tree.nv)
    i, r = frame.body, frame.placement.p
    s = ZERO3 if i == WORLD else let(cross(twists[i][0], r))
    while i != WORLD:
        link, joint, index, w = chain[i], tree.bodies[i].joint, tree.v_index[i], twists[i][0]
        for k in range(joint.nv):
            A, L = joint.angular[:, k], joint.linear[:, k]
            A_dot = let(cross(w, A))
            angular[:, index.start + k] += A_dot
            linear[:, index.start + k] += cross(A_dot, r) + cross(A, s) + cross(w, L)
        angular, linear = let(ImmutableMatrix(angular)), let(ImmutableMatrix(linear))
        parent = tree.bodies[i].parent
        spin = ZERO3 if parent == WORLD else twists[parent][0]
        glide = cross(spin, link.offset) + link.up(joint.linear * v[index, 0])
        r, s = let(link.up(r) + link.offset), let(link.up(s) + glide)
        angular, linear = link.up(angular).as_mutable(), link.up(linear).as_mutable()
        i = parent
    return Columns(ImmutableMatrix(linear), ImmutableMatrix(angular))


def _moved(J: Columns, p: Matrix, let: Hook) -> Columns:
    """World-aligned columns about the world's origin."""
    return Columns(let(J.linear + _crossed(p, J.angular)), J.angular)


def _halves(columns: Columns) -> tuple[Matrix, Matrix]:
    return columns.linear, columns.angular


def _crossed(a: Matrix, columns: Matrix) -> Matrix:
    """a x each column."""
    if not columns.cols:
        return columns
    return ImmutableMatrix.hstack(*(cross(a, columns[:, k]) for k in range(columns.cols)))
