"""Dynamics from positions and rotations alone, by differentiating them.

Nothing here is shared with the recursions: bodies are placed by multiplying poses out from
the root, velocities are time derivatives of positions and rotations, and forces follow
from energy (Euler and Lagrange) or from virtual power (d'Alembert), body by body.  It is
slow and it is the yardstick.

A body's matter enters through mass m, first moment h and ``S = tr(I)/2 - I``, the second
moment of position, all about the body's origin: a point at r moves as ``p + R r``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from sympy import ImmutableMatrix, Rational, eye, zeros

from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import Matrix
from symdyn.geometry.spatial import Inertia
from symdyn.model.tree import WORLD, Tree


class Differentiator(Protocol):
    """A ``let`` hook that can also differentiate."""

    def __call__(self, value: Any) -> Any:
        """Name a value."""

    def rate(self, value: Any, directions: Mapping[Any, Any]) -> Any:
        """The derivative of a value where symbols move in the given directions."""


def body_poses(tree: Tree, q: Matrix, let: Differentiator) -> list[Pose]:
    """Pose of every body in the world."""
    done: list[Pose] = []
    for body, index in zip(tree.bodies, tree.q_index, strict=True):
        parent = Pose() if body.parent == WORLD else done[body.parent]
        pose = parent * body.placement * body.joint.pose(list(q[index, 0]))
        done.append(Pose(let(pose.R), let(pose.p)))
    return done


def kinetic_energy(tree: Tree, poses: list[Pose], motion: Mapping[Any, Any], let: Any) -> Any:
    """Kinetic energy where the symbols of q move as ``motion`` says (J)."""
    total = 0
    for body, pose in zip(tree.bodies, poses, strict=True):
        R, p = let.rate(pose.R, motion), let.rate(pose.p, motion)
        total += _product(body.inertia, (R, p), (R, p), let)
    return let(Rational(1, 2) * total)


def potential_energy(tree: Tree, poses: list[Pose], let: Differentiator) -> Any:
    """Potential energy of gravity (J)."""
    total = 0
    for body, pose in zip(tree.bodies, poses, strict=True):
        moment = body.inertia.mass * pose.p + pose.R * body.inertia.moment
        total -= tree.gravity.dot(moment)
    return let(total)


def euler_lagrange(tree: Tree, q: Matrix, v: Matrix, a: Matrix, let: Differentiator) -> Matrix:
    """``d/dt dT/dv - dT/dq + dV/dq`` for joints with v = dq/dt, nv x 1 (N, N m)."""
    motion = dict(zip(q, v, strict=True))
    poses = body_poses(tree, q, let)
    T = kinetic_energy(tree, poses, motion, let)
    V = potential_energy(tree, poses, let)
    tau = []
    for x, rate in zip(q, v, strict=True):
        momentum = let.rate(T, {rate: 1})
        change = let.rate(momentum, motion | dict(zip(v, a, strict=True)))
        tau.append(change - let.rate(T, {x: 1}) + let.rate(V, {x: 1}))
    return let(ImmutableMatrix(len(tau), 1, tau))


def dalembert(
    tree: Tree,
    q: Matrix,
    motion: Mapping[Any, Any],
    velocity: tuple[Matrix, Matrix],
    let: Differentiator,
) -> Matrix:
    """Forces by virtual power, for any velocities v, also those that are no dq/dt.

    Parameters
    ----------
    tree : Tree
    q : Matrix, nq x 1
    motion : mapping
        dq/dt of each symbol of q, an expression in q and v.
    velocity : (v, a), Matrix, nv x 1 each
        Symbols of v, and their time derivatives.
    let : Differentiator

    Returns
    -------
    Matrix, nv x 1
        For each velocity, the sum over all points of mass times ``dx'/dv . (x'' - g)``.
    """
    v, a = velocity
    everything = {**motion, **dict(zip(v, a, strict=True))}
    tau = [0] * v.rows
    for body, pose in zip(tree.bodies, body_poses(tree, q, let), strict=True):
        R, p = let.rate(pose.R, motion), let.rate(pose.p, motion)
        force = let.rate(R, everything), let(let.rate(p, everything) - tree.gravity)
        for j, speed in enumerate(v):
            partial = let.rate(R, {speed: 1}), let.rate(p, {speed: 1})
            tau[j] += _product(body.inertia, partial, force, let)
    return let(ImmutableMatrix(len(tau), 1, tau))


def moved(poses: list[Pose], motion: Mapping[Any, Any], let: Differentiator) -> list[Pose]:
    """The time derivatives of poses, as pairs (R', p')."""
    return [Pose(let.rate(T.R, motion), let.rate(T.p, motion)) for T in poses]


def first_moment(tree: Tree, poses: list[Pose], let: Differentiator) -> Matrix:
    """The sum over all points of mass times position, 3x1 (kg m)."""
    total = zeros(3, 1)
    for body, pose in zip(tree.bodies, poses, strict=True):
        total += body.inertia.mass * pose.p + pose.R * body.inertia.moment
    return let(ImmutableMatrix(total))


def momentum(
    tree: Tree, poses: list[Pose], rates: list[Pose], about: Matrix, let: Differentiator
) -> tuple[Matrix, Matrix]:
    """The sums over all points of m x' and of (x - about) x m x', in world axes.

    Parameters
    ----------
    tree : Tree
    poses, rates : list of Pose
        Of all bodies, and their time derivatives.
    about : Matrix, 3x1
        A point in the world (m).
    let : Differentiator

    Returns
    -------
    linear, angular : Matrix, 3x1
        In kg m/s and kg m^2/s.
    """
    linear, angular = zeros(3, 1), zeros(3, 1)
    for body, T, D in zip(tree.bodies, poses, rates, strict=True):
        spread = body.inertia.second.trace() / 2 * eye(3) - body.inertia.second
        K = let(T.R * spread * D.R.T)  # the sum of m (R r) (R' r)^T
        swirl = ImmutableMatrix([K[1, 2] - K[2, 1], K[2, 0] - K[0, 2], K[0, 1] - K[1, 0]])
        own = let(body.inertia.mass * D.p + D.R * body.inertia.moment)
        linear += own
        angular += let((T.p - about).cross(own) + (T.R * body.inertia.moment).cross(D.p) + swirl)
    return let(ImmutableMatrix(linear)), let(ImmutableMatrix(angular))


def mass_matrix(
    tree: Tree, q: Matrix, motion: Mapping[Any, Any], v: Matrix, let: Differentiator
) -> Matrix:
    """The kinetic energy's second derivatives by v, nv x nv."""
    T = kinetic_energy(tree, body_poses(tree, q, let), motion, let)
    momentum = [let.rate(T, {speed: 1}) for speed in v]
    rows = [[let.rate(p, {speed: 1}) for speed in v] for p in momentum]
    return ImmutableMatrix(rows)


def _product(
    body: Inertia, x: tuple[Matrix, Matrix], y: tuple[Matrix, Matrix], let: Differentiator
) -> Any:
    """The sum over a body's points of mass times ``(X r + x) . (Y r + y)``."""
    (X, x0), (Y, y0) = x, y
    spread = let(body.second.trace() / 2 * eye(3) - body.second)
    straight = body.mass * x0.dot(y0) + x0.dot(Y * body.moment) + y0.dot(X * body.moment)
    return let(straight + (let(X * spread) * Y.T).trace())
