"""Poses and velocities of bodies and frames."""

from __future__ import annotations

from collections.abc import Sequence

from sympy import ImmutableMatrix

from symdyn.dynamics.links import Link, links
from symdyn.dynamics.outward import Outward
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import ZERO3, Matrix, cross
from symdyn.model.tree import WORLD, Frame, Tree
from symdyn.program.trace import Hook

Twist = tuple[Matrix, Matrix]
"""Angular velocity w and velocity v of the origin, 3x1 each."""


def poses(tree: Tree, chain: Sequence[Link], let: Hook) -> Sequence[Pose]:
    """Pose of every body in the world."""

    def make(i: int, parent: Pose) -> Pose:
        link = chain[i]
        R = let(let(parent.R * link.placed) * link.turn)
        return Pose(R, let(parent.p + parent.R * link.offset))

    return Outward(tree, Pose(), make)


def frame_poses(tree: Tree, q: Matrix, frames: tuple[Frame, ...], let: Hook) -> list[Pose]:
    """Pose in the world of each frame: R (3x3) and p (3x1, m)."""
    world = poses(tree, links(tree, q, let), let)
    result = []
    for frame in frames:
        body = Pose() if frame.body == WORLD else world[frame.body]
        placed = frame.placement
        result.append(Pose(let(body.R * placed.R), let(body.p + body.R * placed.p)))
    return result


def velocities(tree: Tree, chain: Sequence[Link], v: Matrix, let: Hook) -> Sequence[Twist]:
    """Twist (w, v) of every body about its origin, in its axes."""

    def make(i: int, carrier: Twist) -> Twist:
        link, joint, rates = chain[i], tree.bodies[i].joint, v[tree.v_index[i], 0]
        w, u = carrier
        u = link.down(let(u + cross(w, link.offset)))
        return let(link.down(w) + joint.angular * rates), let(u + joint.linear * rates)

    return Outward(tree, (ZERO3, ZERO3), make)


def body_velocities(tree: Tree, q: Matrix, v: Matrix, let: Hook) -> Matrix:
    """Velocities of all bodies, 6 x nb: linear (m/s), then angular (rad/s), in body axes."""
    columns = [u.col_join(w) for w, u in velocities(tree, links(tree, q, let), v, let)]
    return ImmutableMatrix.hstack(*columns)
