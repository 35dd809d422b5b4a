"""Dynamics with contacts that stay where they are, and impacts.

Accelerations a and contact forces lam of a motion with some contacts closed solve

    M a + h = tau + J^T lam,    J a + J' v = -kp e - kd J v - mu lam

with e the contacts' displacement from where they were put down (feedback, Baumgarte) and a
regularisation mu >= 0.  M is factored from the tips inwards, which leaves the Delassus matrix
``W = J M^-1 J^T`` and one system in lam,

    (W + mu 1) lam = -(J a_free + J' v + kp e + kd J v).

W is formed and factored whole.  Forms that first solve a limb for its contact are cheaper and
lose all digits where a knee is stretched; W does not see that.  A contact that is open has its
couplings and its right-hand side set to zero, so its force is zero.

The factors' smallest pivot, relative to the diagonal entry that it stems from, is returned: it
vanishes where contacts depend on each other.

Everything about the contacts stands in the axes of a floating base, or of the world: what is
turned with all contacts alike changes neither W's pivots much nor lam.

Source: standard results (constrained dynamics; impact with restitution).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

from sympy import ImmutableMatrix, Integer, Piecewise, Rational, diag, zeros

from symdyn.algebra.linear import ldl, solve_ldl, symmetric_product
from symdyn.dynamics.contact import frame_columns, root_columns
from symdyn.dynamics.crba import crba
from symdyn.dynamics.frames import frame_acceleration
from symdyn.dynamics.kinematics import frame_poses
from symdyn.dynamics.links import Link, links
from symdyn.dynamics.rnea import Motion, joint_forces, joint_wrenches, motions
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import Matrix, Scalar, cross, quaternion_rotation
from symdyn.model.tree import WORLD, Frame, Tree
from symdyn.program.trace import Hook


@dataclass(frozen=True)
class Keeping:
    """How contacts are kept.

    Attributes
    ----------
    stance : Matrix, nc x 1
        1 for each closed contact, 0 for an open one.
    anchor : Matrix
        Where the contacts were put down, world: 3nc x 1 points (m), or 7nc x 1 poses
        (position, unit quaternion x y z w).
    kp, kd : Scalar
        Feedback of the displacement (1/s^2) and of the velocity (1/s).
    mu : Scalar
        Regularisation (1/kg): zero for rigid contacts.
    """

    stance: Matrix
    anchor: Matrix
    kp: Scalar
    kd: Scalar
    mu: Scalar


def contact_dynamics(
    tree: Tree, q: Matrix, v: Matrix, tau: Matrix, keeping: Keeping, let: Hook
) -> Mapping[str, Any]:
    """Accelerations and contact forces of a motion whose closed contacts stay in place.

    Parameters
    ----------
    tree : Tree
        Every joint must move something that has inertia.
    q, v, tau : Matrix, nq x 1, nv x 1, nv x 1
    keeping : Keeping
        With an anchor of points.
    let : Hook

    Returns
    -------
    mapping
        ``a`` nv x 1; ``lam`` 3nc x 1, force of the ground on the robot, world axes (N);
        ``pivot``, the smallest relative pivot.
    """
    chain, still = links(tree, q, let), ImmutableMatrix(zeros(tree.nv, 1))
    moves = motions(tree, chain, v, still, let)
    frames = [tree.frame(name) for name in tree.contact_names]
    columns, drifts, errors = [], [], []
    for k, frame in enumerate(frames):
        linear, r = root_columns(tree, chain, frame, let)
        columns.append(linear)
        drifts.append(_drift(tree, chain, moves, frame, let))
        point = keeping.anchor[3 * k : 3 * k + 3, 0]
        errors.append(let(r - _seen(tree, chain, point, let)))
    rest = let(tau - _bias(tree, chain, moves, let))
    rows = Rows(*map(_stacked, (columns, drifts, errors)))
    a, lam, pivot = _kept(crba(tree, q, let), rest, v, rows, keeping, let)
    turned = [_to_world(tree, chain, lam[3 * k : 3 * k + 3, 0]) for k in range(len(frames))]
    return {"a": a, "lam": _stacked(turned), "pivot": pivot}


def contact_dynamics_6d(
    tree: Tree, q: Matrix, v: Matrix, tau: Matrix, keeping: Keeping, let: Hook
) -> Mapping[str, Any]:
    """The same for contacts that keep their whole frame, not only its origin.

    Kept are the origin's classical acceleration and the angular acceleration, in world
    axes.  The displacement of the orientation is ``(R R_a^T - R_a R^T) / 2`` as a vector:
    its axis times the sine of its angle.

    Parameters
    ----------
    tree, q, v, tau, let
        As for :func:`contact_dynamics`.
    keeping : Keeping
        With an anchor of poses.

    Returns
    -------
    mapping
        ``a`` nv x 1; ``lam`` 6nc x 1, force (N) and moment about the contact (N m) of the
        ground on the robot, world axes; ``pivot``.
    """
    chain, still = links(tree, q, let), ImmutableMatrix(zeros(tree.nv, 1))
    frames = tuple(tree.frame(name) for name in tree.contact_names)
    columns, drifts, errors = [], [], []
    for k, (frame, pose) in enumerate(zip(frames, frame_poses(tree, q, frames, let), strict=True)):
        angular, linear = frame_columns(tree, chain, frame, let)
        columns.append(linear.col_join(angular))
        drifts.append(frame_acceleration(tree, q, v, still, frame, let))
        errors.append(_displacement(pose, keeping.anchor[7 * k : 7 * k + 7, 0], let))
    rest = let(tau - _bias(tree, chain, motions(tree, chain, v, still, let), let))
    rows = Rows(*map(_stacked, (columns, drifts, errors)))
    a, lam, pivot = _kept(crba(tree, q, let), rest, v, rows, keeping, let)
    return {"a": a, "lam": lam, "pivot": pivot}


def impulse_dynamics(
    tree: Tree, q: Matrix, v: Matrix, stance: Matrix, restitution: Scalar, let: Hook
) -> Mapping[str, Any]:
    """Velocities after an impact of some contacts, and the impulses.

    ``M (v_next - v) = J^T impulse`` and ``J v_next = -restitution J v`` for the contacts
    that are struck.

    Parameters
    ----------
    tree : Tree
    q, v : Matrix, nq x 1, nv x 1
        Velocities before the impact.
    stance : Matrix, nc x 1
        1 for each contact that is struck, 0 for the others.
    restitution : Scalar
        0 where the contacts stay, 1 where no energy is lost.
    let : Hook

    Returns
    -------
    mapping
        ``v_next`` nv x 1; ``impulse`` 3nc x 1, of the ground on the robot, world axes (N s).
    """
    chain, still = links(tree, q, let), ImmutableMatrix(zeros(tree.nv, 1))
    frames = [tree.frame(name) for name in tree.contact_names]
    J = _stacked([root_columns(tree, chain, x, let)[0] for x in frames])
    system = contact_system(crba(tree, q, let), J, still, let)
    right = let(-let(1 + restitution) * let(J * v))
    impulse, _ = solve_masked(system.W, right, stance, Integer(0), let)
    turned = [_to_world(tree, chain, impulse[3 * k : 3 * k + 3, 0]) for k in range(len(frames))]
    return {
        "v_next": let(v + system.moved_by(impulse)),
        "impulse": _stacked(turned),
    }


@dataclass(frozen=True)
class Rows:
    """What contacts ask of accelerations: ``J a + drift`` against the feedback of ``error``.

    Attributes
    ----------
    J : Matrix, m x nv
    drift, error : Matrix, m x 1
    """

    J: Matrix
    drift: Matrix
    error: Matrix


def _kept(
    M: Matrix, rest: Matrix, v: Matrix, rows: Rows, keeping: Keeping, let: Hook
) -> tuple[Matrix, Matrix, Scalar]:
    """Accelerations, contact forces and pivot."""
    system = contact_system(M, rows.J, rest, let)
    feedback = let(keeping.kp * rows.error + keeping.kd * let(rows.J * v))
    right = let(-(system.free + let(rows.drift + feedback)))
    lam, pivot = solve_masked(system.W, right, keeping.stance, keeping.mu, let)
    return system.moved_by(lam), lam, pivot


@dataclass(frozen=True)
class System:
    """What remains of the equations of motion for the forces at some rows J.

    With ``M = L D L^T``, rows from the tips inwards, which keeps the zeros of M:
    ``Y = L^-1 J^T`` and ``y = L^-1 rest`` give all there is without an inverse.

    Attributes
    ----------
    W : Matrix, m x m
        ``J M^-1 J^T = Y^T D^-1 Y``.
    free : Matrix, m x 1
        ``J M^-1 rest``: what the rows move without forces there.
    """

    W: Matrix
    free: Matrix
    factors: tuple[Matrix, list[Any]]
    Y: Matrix
    y: Matrix
    let: Hook

    def moved_by(self, lam: Matrix) -> Matrix:
        """``M^-1 (rest + J^T lam)``, nv x 1."""
        let, (L, inverse_pivots) = self.let, self.factors
        x = let(diag(*inverse_pivots) * let(self.y + self.Y * lam)).as_mutable()
        for i in reversed(range(L.rows)):
            for k in range(i):
                x[k] = let(x[k] - L[i, k] * x[i])
        return ImmutableMatrix(x).extract(_backwards(L.rows), [0])


def contact_system(M: Matrix, J: Matrix, rest: Matrix, let: Hook) -> System:
    """Factor the mass matrix (nv x nv) for rows J (m x nv) and forces rest (nv x 1)."""
    order, rows = _backwards(M.rows), list(range(J.rows))
    factors = ldl(M.extract(order, order), let)
    Y = _forward(factors[0], J.extract(rows, order).T, let)
    y = _forward(factors[0], rest.extract(order, [0]), let)
    scaled = let(diag(*factors[1]) * Y)
    W = symmetric_product(lambda i, j: let((Y[:, i].T * scaled[:, j])[0]), J.rows)
    return System(W, let(scaled.T * y), factors, Y, y, let)


def _backwards(n: int) -> list[int]:
    return list(range(n))[::-1]


def solve_masked(
    W: Matrix, right: Matrix, stance: Matrix, mu: Scalar, let: Hook
) -> tuple[Matrix, Scalar]:
    """Solve ``(W + mu 1) x = right`` on the rows of closed contacts; zero on the others.

    An open contact is uncoupled and its diagonal grows by one, so that it cannot be
    singular.

    Returns
    -------
    x : Matrix, m x 1
    pivot : Scalar
        The smallest pivot relative to its diagonal entry.
    """
    size = W.rows // stance.rows
    on = [stance[k // size] for k in range(W.rows)]

    def entry(i: int, j: int) -> Scalar:
        if i == j:
            return let(W[i, i] + let(let(1 - on[i]) + mu))
        return W[i, j] if i // size == j // size else let(let(on[i] * on[j]) * W[i, j])

    masked = symmetric_product(entry, W.rows)
    given = let(ImmutableMatrix([x * y for x, y in zip(on, right, strict=True)]))
    factors = ldl(masked, let)
    shrunk = [let(masked[k, k] * x) for k, x in enumerate(factors[1])]
    return solve_ldl(factors, given, let), let(1 / reduce(_larger(let), shrunk))


def _larger(let: Hook) -> Callable[[Scalar, Scalar], Scalar]:
    return lambda x, y: let(Piecewise((y, x < y), (x, True)))


def _forward(L: Matrix, B: Matrix, let: Hook) -> Matrix:
    """``L^-1 B`` for a unit lower triangular L."""
    X = B.as_mutable()
    for i in range(L.rows):
        for k in range(i):
            X[i, :] = let(X[i, :] - L[i, k] * X[k, :])
    return ImmutableMatrix(X)


def _stacked(parts: list[Matrix]) -> Matrix:
    return ImmutableMatrix.vstack(*parts)


def _bias(tree: Tree, chain: Sequence[Link], moves: Sequence[Motion], let: Hook) -> Matrix:
    """Forces of a motion without accelerations of v."""
    still = ImmutableMatrix(zeros(tree.nv, 1))
    return joint_forces(tree, joint_wrenches(tree, chain, moves, let), still, let)


def _displacement(pose: Pose, anchor: Matrix, let: Hook) -> Matrix:
    """How far a frame is from its anchor (position and unit quaternion), 6 x 1."""
    put = quaternion_rotation(list(anchor[3:7, 0]), let)
    axes = [let(cross(put[:, k], pose.R[:, k])) for k in range(3)]
    turned = let(Rational(1, 2) * let(axes[0] + axes[1] + axes[2]))
    return let(pose.p - anchor[0:3, 0]).col_join(turned)


def _drift(
    tree: Tree, chain: Sequence[Link], moves: Sequence[Motion], frame: Frame, let: Hook
) -> Matrix:
    """Acceleration of a contact at zero accelerations of v, in the root's axes."""
    i = frame.body
    if i == WORLD:
        return ImmutableMatrix(zeros(3, 1))
    felt = let(moves[i].a + moves[i].U * frame.placement.p)
    while i != WORLD and not (tree.floating and i == 0):
        felt, i = chain[i].up(felt), tree.bodies[i].parent
    down = chain[0].down(tree.gravity) if tree.floating else tree.gravity
    return let(felt + down)


def _seen(tree: Tree, chain: Sequence[Link], x: Matrix, let: Hook) -> Matrix:
    """A point of the world (3x1) from the root body, in its axes."""
    return chain[0].down(let(x - chain[0].offset)) if tree.floating else x


def _to_world(tree: Tree, chain: Sequence[Link], x: Matrix) -> Matrix:
    """Components in the root's axes turned into world axes."""
    return chain[0].up(x) if tree.floating else x
