"""Dynamics with contacts that stay where they are, and impacts.

Accelerations a and contact forces lam of a motion with some contacts closed solve

    M a + h = tau + J^T lam,    J a + J' v = -kp e - kd J v - mu lam

with e the contacts' displacement from where they were put down (feedback, Baumgarte) and a
regularisation mu >= 0.  M is factored from the tips inwards, which leaves the Delassus matrix
``W = J M^-1 J^T`` and one system in lam,

    (W + mu 1) lam = -(J a_free + J' v + kp e + kd J v).

W is formed (:mod:`symdyn.dynamics.elimination`) and factored whole.  Forms that first solve a
limb for its contact are cheaper and lose all digits where a knee is stretched; W does not see
that.  A contact that is open has its couplings and its right-hand side set to zero, so its
force is zero.

The factors' smallest pivot, relative to the diagonal entry that it stems from, is returned: it
vanishes where contacts depend on each other.

Everything about the contacts stands in the axes of a floating base, or of the world: what is
turned with all contacts alike changes neither W's pivots much nor lam.

Source: standard results (constrained dynamics; impact with restitution).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from sympy import ImmutableMatrix, Integer, Piecewise, Rational, eye, zeros

from symdyn.algebra.linear import ldl, solve_ldl, symmetric_product
from symdyn.dynamics.contact import root_columns
from symdyn.dynamics.elimination import Elimination, eliminate, limb_of, nearer_back
from symdyn.dynamics.links import Link, links
from symdyn.dynamics.rnea import Motion, joint_forces, joint_wrenches, motions
from symdyn.geometry.so3 import Matrix, Scalar, cross, hat, quaternion_rotation
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
    scene = _scene(tree, q, v, let)
    contacts, chain = [touching(tree, scene.chain, it, let) for it in _frames(tree)], scene.chain
    errors = [
        let(it.place - _seen(tree, chain, keeping.anchor[3 * k : 3 * k + 3, 0], let))
        for k, it in enumerate(contacts)
    ]
    return _kept(scene, contacts, errors, tau, keeping)


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
    scene, frames = _scene(tree, q, v, let), _frames(tree)
    contacts = [touching(tree, scene.chain, it, let, whole=True) for it in frames]
    errors = [
        _displacement(scene, frame, it.place, keeping.anchor[7 * k : 7 * k + 7, 0])
        for k, (frame, it) in enumerate(zip(frames, contacts, strict=True))
    ]
    return _kept(scene, contacts, errors, tau, keeping)


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
    contacts = [touching(tree, chain, frame, let) for frame in _frames(tree)]
    system = contact_system(tree, q, contacts, still, let)
    right = let(-let(1 + restitution) * let(_stacked([it.J for it in contacts]) * v))
    impulse, _ = solve_masked(system.W, right, stance, Integer(0), let)
    return {"v_next": let(v + system.moved_by(impulse)), "impulse": _to_world(tree, chain, impulse)}


def delassus(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """``J_c M^-1 J_c^T``, 3nc x 3nc (1/kg): acceleration of the contacts by contact forces."""
    chain, still = links(tree, q, let), ImmutableMatrix(zeros(tree.nv, 1))
    contacts = [touching(tree, chain, frame, let) for frame in _frames(tree)]
    if tree.floating:
        R = chain[0].turn
        contacts = [
            replace(it, driven=let(it.driven * R.T), hung=let(it.hung * R.T)) for it in contacts
        ]
    return contact_system(tree, q, contacts, still, let).W


@dataclass(frozen=True)
class Contact:
    """A contact's rows: of its origin, or of its origin and its orientation.

    Attributes
    ----------
    J : Matrix, m x nv
        In the axes of the root.
    place : Matrix, 3x1
        Of its origin, from the origin of the root.
    driven : Matrix, nv x m
        What unit forces at the rows ask of the joints of the limb that the contact is on.
    limb : int or None
        That limb's first body; None where nothing carries it.
    hung : Matrix, 6 x m
        The wrench of these forces on its carrier, about the limb's first joint.
    """

    J: Matrix
    place: Matrix
    driven: Matrix
    limb: int | None
    hung: Matrix


def touching(
    tree: Tree, chain: Sequence[Link], frame: Frame, let: Hook, whole: bool = False
) -> Contact:
    """The rows of a contact at a frame's origin; of its orientation too where it is kept whole."""
    angular, linear, place = root_columns(tree, chain, frame, let)
    J = linear.col_join(angular) if whole else linear
    first = limb_of(tree, frame.body)
    if first is None:
        return Contact(J, place, J.T, None, ImmutableMatrix(zeros(6, J.rows)))
    driven, r, i = zeros(*J.T.shape), frame.placement.p, frame.body
    while i != first:
        driven[tree.v_index[i], :] = J[:, tree.v_index[i]].T
        r, i = let(chain[i].up(r) + chain[i].offset), tree.bodies[i].parent
    driven[tree.v_index[i], :] = J[:, tree.v_index[i]].T
    r, axes = chain[i].up(r), ImmutableMatrix(eye(3))
    for i in reversed(tree.ancestors(tree.bodies[first].parent)):
        axes = axes if tree.floating and i == 0 else chain[i].down(axes)
    hung = let((hat(r) * axes).col_join(axes))
    if whole:
        hung = hung.row_join(axes.col_join(zeros(3, 3)))
    return Contact(J, place, ImmutableMatrix(driven), first, hung)


@dataclass(frozen=True)
class _Scene:
    """A motion without accelerations of v."""

    tree: Tree
    q: Matrix
    v: Matrix
    chain: Sequence[Link]
    moves: Sequence[Motion]
    let: Hook


def _scene(tree: Tree, q: Matrix, v: Matrix, let: Hook) -> _Scene:
    chain, still = links(tree, q, let), ImmutableMatrix(zeros(tree.nv, 1))
    return _Scene(tree, q, v, chain, motions(tree, chain, v, still, let), let)


def _kept(
    scene: _Scene, contacts: list[Contact], errors: list[Matrix], tau: Matrix, keeping: Keeping
) -> Mapping[str, Any]:
    """Accelerations, contact forces and pivot."""
    tree, let, asked = scene.tree, scene.let, []
    for frame, contact, error in zip(_frames(tree), contacts, errors, strict=True):
        drift = _drift(scene, frame)[: contact.J.rows, 0]
        feedback = let(keeping.kp * error + keeping.kd * let(contact.J * scene.v))
        asked.append(let(drift + feedback))
    system = contact_system(tree, scene.q, contacts, let(tau - _bias(scene)), let)
    right = let(-(system.free + _stacked(asked)))
    lam, pivot = solve_masked(system.W, right, keeping.stance, keeping.mu, let)
    return {"a": system.moved_by(lam), "lam": _to_world(tree, scene.chain, lam), "pivot": pivot}


@dataclass(frozen=True)
class System:
    """What remains of the equations of motion for the forces at contacts' rows J.

    Attributes
    ----------
    W : Matrix, m x m
        ``J M^-1 J^T = Y^T D^-1 Y``, see :mod:`symdyn.dynamics.elimination`.
    free : Matrix, m x 1
        ``J M^-1 rest``: what the rows move without forces there.
    """

    W: Matrix
    free: Matrix
    parts: Elimination
    Y: Matrix
    y: Matrix

    def moved_by(self, lam: Matrix) -> Matrix:
        """``M^-1 (rest + J^T lam)``, nv x 1."""
        let = self.parts.let
        return self.parts.outwards(let(self.parts.inverse_pivots * let(self.y + self.Y * lam)))


def contact_system(
    tree: Tree, q: Matrix, contacts: list[Contact], rest: Matrix, let: Hook
) -> System:
    """Factor the mass matrix at q for contacts and for forces rest (nv x 1)."""
    parts = eliminate(tree, q, let)
    hung = {
        limb: ImmutableMatrix.hstack(*(it.hung * int(it.limb == limb) for it in contacts))
        for limb in {it.limb for it in contacts if it.limb is not None}
    }
    Y = parts.inwards(ImmutableMatrix.hstack(*(it.driven for it in contacts)), hung)
    y = parts.inwards(rest)
    scaled = let(parts.inverse_pivots * Y)
    size = contacts[0].J.rows

    def entry(i: int, j: int) -> Scalar:
        if nearer_back(j // size, i // size, len(contacts)):  # as for limbs
            i, j = j, i
        return let((Y[:, i].T * scaled[:, j])[0])

    return System(symmetric_product(entry, Y.cols), let(scaled.T * y), parts, Y, y)


def _frames(tree: Tree) -> list[Frame]:
    return [tree.frame(name) for name in tree.contact_names]


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


def _stacked(parts: list[Matrix]) -> Matrix:
    return ImmutableMatrix.vstack(*parts)


def _bias(scene: _Scene) -> Matrix:
    """Forces of a motion without accelerations of v."""
    still = ImmutableMatrix(zeros(scene.tree.nv, 1))
    wrenches = joint_wrenches(scene.tree, scene.chain, scene.moves, scene.let)
    return joint_forces(scene.tree, wrenches, still, scene.let)


def _displacement(scene: _Scene, frame: Frame, place: Matrix, anchor: Matrix) -> Matrix:
    """How far a frame is from its anchor (position and unit quaternion), 6 x 1, root's axes."""
    tree, chain, let = scene.tree, scene.chain, scene.let
    put, R = quaternion_rotation(list(anchor[3:7, 0]), let), frame.placement.R
    put = chain[0].down(put) if tree.floating else put
    for i in tree.ancestors(frame.body):
        R = R if tree.floating and i == 0 else chain[i].up(R)
    axes = [let(cross(put[:, k], R[:, k])) for k in range(3)]
    turned = let(Rational(1, 2) * let(axes[0] + axes[1] + axes[2]))
    return let(place - _seen(tree, chain, anchor[0:3, 0], let)).col_join(turned)


def _drift(scene: _Scene, frame: Frame) -> Matrix:
    """Linear and angular acceleration of a contact at zero accelerations of v, 6 x 1, in the
    root's axes."""
    tree, chain, let = scene.tree, scene.chain, scene.let
    if frame.body == WORLD:
        return ImmutableMatrix(zeros(6, 1))
    move = scene.moves[frame.body]
    felt, turned = let(move.a + move.U * frame.placement.p), move.alpha
    for i in tree.ancestors(frame.body):
        if not (tree.floating and i == 0):
            felt, turned = chain[i].up(felt), chain[i].up(turned)
    down = chain[0].down(tree.gravity) if tree.floating else tree.gravity
    return let(felt + down).col_join(turned)


def _seen(tree: Tree, chain: Sequence[Link], x: Matrix, let: Hook) -> Matrix:
    """A point of the world (3x1) from the root body, in its axes."""
    return chain[0].down(let(x - chain[0].offset)) if tree.floating else x


def _to_world(tree: Tree, chain: Sequence[Link], x: Matrix) -> Matrix:
    """Vectors in the root's axes, one under the other, turned into world axes."""
    if not tree.floating:
        return x
    return _stacked([chain[0].up(x[k : k + 3, 0]) for k in range(0, x.rows, 3)])
