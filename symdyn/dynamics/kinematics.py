"""Poses and velocities of bodies and frames."""

from __future__ import annotations

from sympy import ImmutableMatrix

from symdyn.dynamics.links import Link, links
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import ZERO3, Matrix, cross
from symdyn.model.tree import WORLD, Frame, Tree
from symdyn.program.trace import Hook

Twist = tuple[Matrix, Matrix]
"""Angular velocity w and velocity v of the origin, 3x1 each."""


def poses(tree: Tree, chain: tuple[Link, ...], let: Hook, root: int = WORLD) -> dict[int, Pose]:
    """Pose of every body behind ``root`` in the frame of ``root`` (itself included)."""
    done = {root: Pose()}
    for i, (body, link) in enumerate(zip(tree.bodies, chain, strict=True)):
        if body.parent in done and i not in done:
            parent = done[body.parent]
            R = let(let(parent.R * link.placed) * link.turn)
            done[i] = Pose(R, let(parent.p + parent.R * link.offset))
    return done


def frame_poses(tree: Tree, q: Matrix, frames: tuple[Frame, ...], let: Hook) -> list[Pose]:
    """Pose in the world of each frame: R (3x3) and p (3x1, m)."""
    world = poses(tree, links(tree, q, let), let)
    result = []
    for frame in frames:
        body, placed = world[frame.body], frame.placement
        result.append(Pose(let(body.R * placed.R), let(body.p + body.R * placed.p)))
    return result


def velocities(tree: Tree, chain: tuple[Link, ...], v: Matrix, let: Hook) -> list[Twist]:
    """Twist (w, v) of every body about its origin, in its axes."""
    done: list[Twist] = []
    for body, index, link in zip(tree.bodies, tree.v_index, chain, strict=True):
        w, u = (ZERO3, ZERO3) if body.parent == WORLD else done[body.parent]
        joint, rates = body.joint, v[index, 0]
        u = link.down(let(u + cross(w, link.offset)))
        done.append((let(link.down(w) + joint.angular * rates), let(u + joint.linear * rates)))
    return done


def body_velocities(tree: Tree, q: Matrix, v: Matrix, let: Hook) -> Matrix:
    """Velocities of all bodies, 6 x nb: linear (m/s), then angular (rad/s), in body axes."""
    columns = [u.col_join(w) for w, u in velocities(tree, links(tree, q, let), v, let)]
    return ImmutableMatrix.hstack(*columns)
