"""Derivatives of inverse and of forward dynamics, in closed form.

Derivatives by q are taken along the tangent space, one direction for each entry of v: a
joint moves by its motion subspace in axes after the motion, and the entries of v and a
stay what they are.  What forces answer to such a displacement, and to a change of v, stands in
:mod:`symdyn.dynamics.displacements`.

Forces of velocities are quadratic in v: ``h = (dh/dv) v / 2 + g``.  So the derivatives by v,
which forward dynamics needs anyway, give the accelerations without a pass of their own.

Source: derived here; the same derivatives in spatial notation are standard (Carpentier
and Mansard; Singh, Russell and Wensing).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sympy import ImmutableMatrix, diag, zeros

from symdyn.dynamics.contact import contact_jacobian
from symdyn.dynamics.coriolis import Field, crosses
from symdyn.dynamics.displacements import (
    Answers,
    Behind,
    answered,
    behind_joints,
    field_by_a,
    field_by_q,
    field_by_v,
    without_own,
)
from symdyn.dynamics.elimination import Elimination, eliminate
from symdyn.dynamics.links import Link, links
from symdyn.dynamics.outside import contact_wrenches
from symdyn.dynamics.rnea import Motion, Wrench, joint_forces, joint_wrenches, motions
from symdyn.dynamics.weight import gravity_forces
from symdyn.errors import SymdynError
from symdyn.geometry.so3 import Matrix, quaternion_slopes
from symdyn.model.tree import WORLD, Frame, Tree
from symdyn.program.trace import Hook


def inverse_dynamics_jacobian(
    tree: Tree, q: Matrix, v: Matrix, a: Matrix, f: Matrix, let: Hook
) -> Mapping[str, Matrix]:
    """The Jacobian of inverse dynamics under contact forces, by the coordinates of q.

    Parameters
    ----------
    tree : Tree
        Of joints with one coordinate each, on a base that is fixed or floats.
    q, v, a : Matrix, nq x 1, nv x 1, nv x 1
        The columns of a floating base's quaternion are those of the polynomial R(q), also
        where its norm is not one.
    f : Matrix, 3nc x 1
        Force on the robot at each contact, world axes (N).
    let : Hook

    Returns
    -------
    mapping
        ``dtau_dq`` nv x nq, ``dtau_dv`` and ``dtau_da`` nv x nv, ``dtau_df`` nv x 3nc.
    """
    if not has_single_coordinates(tree):
        raise SymdynError(
            "a joint has more coordinates than velocities",
            element="inverse_dynamics_jacobian",
            cure="differentiate the program instead",
        )
    chain = links(tree, q, let)
    moves = motions(tree, chain, v, a, let)
    found = differentiate(tree, Moving(chain, moves, v), let, contact_wrenches(tree, chain, f, let))
    by_q = found.by_q.as_mutable()
    by_quaternion = zeros(tree.nv, 4)
    slopes = quaternion_slopes(list(q[3:7, 0])) if tree.floating else ()
    for k, slope in enumerate(slopes):
        by_quaternion[:, k] -= found.by_a[:, 0:3] * let(slope.T * tree.gravity)
    for k, name in enumerate(tree.contact_names):
        force = f[3 * k : 3 * k + 3, 0]
        J = _held(tree, chain, tree.frame(name), force, by_q, let)
        for i, slope in enumerate(slopes):
            by_quaternion[:, i] -= J.T * let(slope.T * force)
    by_q = let(ImmutableMatrix(by_q))
    if tree.floating:
        zero = ImmutableMatrix(zeros(tree.nv, 3))
        by_q = ImmutableMatrix.hstack(zero, let(ImmutableMatrix(by_quaternion)), by_q[:, 6:])
    by_f = let(-contact_jacobian(tree, q, let).T)
    return {"dtau_dq": by_q, "dtau_dv": found.by_v, "dtau_da": found.by_a, "dtau_df": by_f}


def has_single_coordinates(tree: Tree) -> bool:
    """Whether every joint, but for a floating base, has one coordinate."""
    joints = (body.joint for body in tree.bodies[1 if tree.floating else 0 :])
    return all(joint.nv == 1 and joint.nq == 1 and not joint.follows_pair for joint in joints)


def _held(
    tree: Tree, chain: Sequence[Link], frame: Frame, force: Matrix, by_q: Matrix, let: Hook
) -> Matrix:
    """Add to by_q what a contact force does that stands still while the bodies turn.

    Returns
    -------
    Matrix, 3 x nv
        The contact's Jacobian, in the axes of the root body.
    """
    J, turned = zeros(3, tree.nv), zeros(3, tree.nv)
    path, r = list(tree.ancestors(frame.body)), frame.placement.p
    local = [force]
    for i in reversed(path):
        local.append(chain[i].down(local[-1]))
    for i, seen in zip(path, reversed(local), strict=False):
        joint, at = tree.bodies[i].joint, tree.v_index[i]
        A, L = joint.angular, joint.linear
        own, push = let(L - crosses(r, A, let)), let(-crosses(seen, A, let))
        by_q[:, at] += J.T * push
        by_q[at, :] += own.T * ImmutableMatrix(turned)
        by_q[at, at] += own.T * push
        J[:, at] += own
        turned[:, at] += push
        if tree.bodies[i].parent != WORLD:
            J, turned = (chain[i].up(ImmutableMatrix(X)).as_mutable() for X in (J, turned))
            r = let(chain[i].offset + chain[i].up(r))
    return ImmutableMatrix(J)


@dataclass(frozen=True)
class Moving:
    """A motion of a robot: how its bodies hang together, how they move, and v."""

    chain: Sequence[Link]
    moves: Sequence[Motion]
    v: Matrix


@dataclass(frozen=True)
class Derivatives:
    """Derivatives of generalized forces, nv x nv each.

    Attributes
    ----------
    by_q : Matrix
        Along the tangent space at q.
    by_v : Matrix
    by_a : Matrix
        The mass matrix.
    """

    by_q: Matrix
    by_v: Matrix
    by_a: Matrix


def rnea_derivatives(
    tree: Tree, q: Matrix, v: Matrix, a: Matrix, let: Hook
) -> Mapping[str, Matrix]:
    """Derivatives of inverse dynamics, nv x nv each.

    Parameters
    ----------
    tree : Tree
    q, v, a : Matrix, nq x 1, nv x 1, nv x 1
    let : Hook

    Returns
    -------
    mapping
        ``dtau_dq`` along the tangent space at q, ``dtau_dv``, and ``dtau_da``, which is
        the mass matrix; with ``a`` and ``tau`` themselves.
    """
    chain = links(tree, q, let)
    moves = motions(tree, chain, v, a, let)
    found = differentiate(tree, Moving(chain, moves, v), let)
    return {
        "dtau_dq": found.by_q,
        "dtau_dv": found.by_v,
        "dtau_da": found.by_a,
        "a": a,
        "tau": joint_forces(tree, joint_wrenches(tree, chain, moves, let), a, let),
    }


def aba_derivatives(
    tree: Tree, q: Matrix, v: Matrix, tau: Matrix, let: Hook
) -> Mapping[str, Matrix]:
    """Derivatives of forward dynamics, nv x nv each: those of inverse dynamics at the
    acceleration that tau causes, times ``-M^-1``.

    Parameters
    ----------
    tree : Tree
        Every joint must move something that has inertia.
    q, v, tau : Matrix, nq x 1, nv x 1, nv x 1
    let : Hook

    Returns
    -------
    mapping
        ``da_dq`` along the tangent space at q, ``da_dv``, ``da_dtau``; with ``a`` and ``tau``
        themselves.
    """
    chain, parts, every = links(tree, q, let), eliminate(tree, q, let), range(len(tree.bodies))
    behind, inverse = behind_joints(tree, chain, v, let), parts.inverse()

    def solved(found: Answers, own: Matrix) -> Matrix:
        return let(-parts.solve_columns(found.rows, found.hung, inverse) - own)

    drags = [without_own(behind, field_by_v(behind, i), i) for i in every]
    drag, own = answered(behind, [field for field, _ in drags]), _on_joints(tree, drags)
    a = _accelerations(behind, parts, q, tau, drag.rows, own)
    moves = motions(tree, chain, v, a, let)
    pulls = [without_own(behind, field_by_q(behind, moves, i), i) for i in every]
    through = joint_wrenches(tree, chain, moves, let)
    pull = answered(behind, [field for field, _ in pulls], through)
    return {
        "da_dq": solved(pull, _on_joints(tree, pulls)),
        "da_dv": solved(drag, own),
        "da_dtau": inverse,
        "a": a,
        "tau": tau,
    }


def _accelerations(
    behind: Behind, parts: Elimination, q: Matrix, tau: Matrix, drag: Matrix, own: Matrix
) -> Matrix:
    """The acceleration that tau causes, by ``h = (drag + M own) v / 2 + g``.

    The weight of a robot whose base moves freely is M times an acceleration of the base.
    """
    tree, let, half = behind.tree, behind.let, behind.let(behind.v / 2)
    driven, falling = let(tau - drag * half), zeros(tree.nv, 1)
    if tree.floating and not tree.coupled and not any(tree.bodies[0].joint.drive):
        falling[0:3, 0] = behind.chain[0].down(tree.gravity)
    else:
        driven = let(driven - gravity_forces(tree, q, let))
    return let(parts.solve(driven) - let(own * half) + falling)


def _on_joints(tree: Tree, fields: Sequence[tuple[Field, Matrix]]) -> Matrix:
    """Blocks of the joints on the diagonal of an nv x nv matrix."""
    whole = zeros(tree.nv, tree.nv)
    for at, (_, block) in zip(tree.v_index, fields, strict=True):
        whole[at, at] += block
    return ImmutableMatrix(whole)


def differentiate(
    tree: Tree, moving: Moving, let: Hook, external: Mapping[int, Wrench] | None = None
) -> Derivatives:
    """Derivatives of the forces of a motion.

    ``external`` gives wrenches on bodies from outside, which turn with their bodies.
    """
    chain, moves, every = moving.chain, moving.moves, range(len(tree.bodies))
    behind = behind_joints(tree, chain, moving.v, let)
    through = joint_wrenches(tree, chain, moves, let, external)
    by_q = answered(behind, [field_by_q(behind, moves, i) for i in every], through).rows
    by_v = answered(behind, [field_by_v(behind, i) for i in every]).rows
    by_a = answered(behind, [field_by_a(behind, i) for i in every]).rows.as_mutable()
    for at, body in zip(tree.v_index, tree.bodies, strict=True):
        by_a[at, at] += diag(*body.joint.drive)
    return Derivatives(by_q, by_v, let(ImmutableMatrix(by_a)))
