"""Inverse dynamics by the recursive Newton-Euler algorithm.

Everything stands in body axes, about the body's origin.  With the angular velocity
w and acceleration alpha of a body let ``U = [alpha] + [w][w]``; a point at r then
accelerates by ``a + U r`` (classical acceleration), so that

    child origin    a' = R^T (a + U p)
    force           f  = m a + U h
    moment          n  = I alpha + w x I w + h x a

and U, formed once a body, serves all three.  Gravity is an acceleration of the base.

Source: the recursion is standard (Luh, Walker and Paul; Featherstone); the form with
U is the classical-acceleration variant of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sympy import ImmutableMatrix, zeros

from symdyn.dynamics.links import Link, links
from symdyn.dynamics.outward import Outward
from symdyn.geometry.so3 import ZERO3, Matrix, cross, vector
from symdyn.geometry.spatial import Inertia
from symdyn.model.lump import spread
from symdyn.model.tree import WORLD, Tree
from symdyn.program.trace import Hook

Wrench = tuple[Matrix, Matrix]
"""Moment n about a body's origin and force f, 3x1 each, in its axes."""


@dataclass(frozen=True)
class Motion:
    """Velocity and acceleration of a body, in its axes.

    Attributes
    ----------
    w : Matrix, 3x1
        Angular velocity (rad/s).
    a : Matrix, 3x1
        Classical acceleration of the origin, less gravity (m/s^2).
    U : Matrix, 3x3
        ``[alpha] + [w][w]`` (rad/s^2).
    alpha : Matrix, 3x1
        Angular acceleration (rad/s^2).
    """

    w: Matrix
    a: Matrix
    U: Matrix
    alpha: Matrix


def rnea(tree: Tree, q: Matrix, v: Matrix, a: Matrix, let: Hook) -> Matrix:
    """Generalized forces for a motion.

    Parameters
    ----------
    tree : Tree
    q, v, a : Matrix, nq x 1, nv x 1, nv x 1
        Configuration, velocity, acceleration.
    let : Hook

    Returns
    -------
    Matrix, nv x 1
        ``tau = M a + h``; for a floating base its first six entries are the force (N)
        and the moment (N m) on the base, in base axes.
    """
    chain = links(tree, q, let)
    wrenches = joint_wrenches(tree, chain, motions(tree, chain, v, a, let), let)
    return joint_forces(tree, wrenches, a, let)


def joint_forces(tree: Tree, wrenches: list[Wrench], a: Matrix, let: Hook) -> Matrix:
    """What the wrenches through the joints ask of their drives, nv x 1."""
    tau = zeros(tree.nv, 1)
    for body, index, (n, f) in zip(tree.bodies, tree.v_index, wrenches, strict=True):
        joint = body.joint
        drive = [x * y for x, y in zip(joint.drive, a[index, 0], strict=True)]
        tau[index, 0] += joint.angular.T * n + joint.linear.T * f + ImmutableMatrix(drive)
    return let(ImmutableMatrix(tau))


def body_forces(tree: Tree, q: Matrix, v: Matrix, a: Matrix, let: Hook) -> Matrix:
    """The force through each joint on its body, 6 x nb: force (N), then moment about the
    body's origin (N m), in body axes."""
    chain = links(tree, q, let)
    wrenches = joint_wrenches(tree, chain, motions(tree, chain, v, a, let), let)
    return ImmutableMatrix.hstack(*(f.col_join(n) for n, f in wrenches))


def motions(
    tree: Tree,
    chain: Sequence[Link],
    v: Matrix,
    a: Matrix,
    let: Hook,
    gravity: Matrix | None = None,
) -> Sequence[Motion]:
    """Velocities and accelerations of all bodies, from the root outwards.

    ``gravity`` (3x1, m/s^2) is the tree's own unless given.
    """
    world = world_motion(tree, let, gravity)

    def make(i: int, parent: Motion) -> Motion:
        link, joint, index = chain[i], tree.bodies[i].joint, tree.v_index[i]
        rate, push = joint.angular * v[index, 0], joint.linear * v[index, 0]
        carried = link.down(parent.w)
        w = let(carried + rate)
        alpha = let(link.down(parent.alpha) + joint.angular * a[index, 0] + cross(carried, rate))
        origin = link.down(let(parent.a + parent.U * link.offset))
        acc = let(origin + joint.linear * a[index, 0] + cross(let(carried + w), push))
        return Motion(w, acc, acceleration_map(w, alpha, let), alpha)

    return Outward(tree, world, make)


def world_motion(tree: Tree, let: Hook, gravity: Matrix | None = None) -> Motion:
    """The world's motion as a body: at rest, and accelerated against gravity."""
    lift = ImmutableMatrix(-(tree.gravity if gravity is None else gravity))
    return Motion(ZERO3, lift, acceleration_map(ZERO3, ZERO3, let), ZERO3)


def joint_wrenches(
    tree: Tree,
    chain: Sequence[Link],
    moves: Sequence[Motion],
    let: Hook,
    external: Mapping[int, Wrench] | None = None,
) -> list[Wrench]:
    """The wrench (n, f) through each body's joint, in body axes, from the tips inwards.

    ``external`` gives wrenches on bodies from outside, about their origins in their axes.
    """
    total = [body_wrench(b.inertia, m, let) for b, m in zip(tree.bodies, moves, strict=True)]
    for i, (n, f) in (external or {}).items():
        total[i] = (let(total[i][0] - n), let(total[i][1] - f))
    for i in range(len(total) - 1, -1, -1):
        parent = tree.bodies[i].parent
        if parent != WORLD:
            n, f = chain[i].force_up(*total[i])
            total[parent] = (let(total[parent][0] + n), let(total[parent][1] + f))
    return total


def body_wrench(inertia: Inertia, motion: Motion, let: Hook) -> Wrench:
    """The wrench (n, f) that moves one body so, about its origin, in its axes."""
    f = let(inertia.mass * motion.a + motion.U * inertia.moment)
    return let(_turning_moment(inertia.second, motion, let) + cross(inertia.moment, motion.a)), f


def acceleration_map(w: Matrix, alpha: Matrix, let: Hook) -> Matrix:
    """U = [alpha] + [w][w]."""
    x, y, z = w
    xx, yy, zz = let(x * x), let(y * y), let(z * z)
    xy, xz, yz = let(x * y), let(x * z), let(y * z)
    a, b, c = alpha
    return let(
        ImmutableMatrix(
            [
                [-(yy + zz), xy - c, xz + b],
                [xy + c, -(xx + zz), yz - a],
                [xz - b, yz + a, -(xx + yy)],
            ]
        )
    )


def _turning_moment(I: Matrix, motion: Motion, let: Hook) -> Matrix:
    """``I alpha + w x I w`` as the sum of m r x U r: 5 products a component, with the
    second moments of position for I."""
    U, S = motion.U, let(spread(I))

    def component(i: int, j: int, k: int) -> Matrix:
        swing = let(let(motion.w[k] ** 2) - let(motion.w[j] ** 2))
        return (
            U[k, j] * S[j, j]
            - U[j, k] * S[k, k]
            + U[k, i] * S[i, j]
            - U[j, i] * S[i, k]
            + swing * S[j, k]
        )

    return let(vector(component(0, 1, 2), component(1, 2, 0), component(2, 0, 1)))
