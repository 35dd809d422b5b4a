"""Derivatives of inverse and of forward dynamics, in closed form.

Derivatives by q are taken along the tangent space, one direction for each entry of v: a
joint moves by its motion subspace in axes after the motion, and the entries of v and a
stay what they are.

Moving joint j displaces the matter behind it by a field ``A x r + L`` that is fixed in
the parent body.  With w, U (see :mod:`symdyn.dynamics.rnea`) and g' of the parent, taken
at joint j's origin in its axes, u the joint's own linear velocity, r from that origin and
s = dr/dt, the matter's accelerations then change by

    by q    A x c(r) + D,   D = (U A) x r + 2 (w x A) x s + U L + 2 (w x A) x u - A x g'
    by v    ((w + w_j) x A) x r + 2 A x s + (w + w_j) x L + A x u

with c(r) the acceleration itself, less gravity; w_j is the angular velocity of body j.
A joint i that carries j feels D, and the wrench (n, f) through joint j turned along:
(A x n + L x f, A x f).  A joint i behind j turns with the matter, so A x c falls out and
it feels D alone.  D and the change by v are fields as in :mod:`symdyn.dynamics.coriolis`,
so their forces need no more than the moments of the Coriolis matrix; these are kept for
twice the velocity, which saves the factors of two.

Source: derived here; the same derivatives in spatial notation are standard (Carpentier
and Mansard; Singh, Russell and Wensing).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sympy import ImmutableMatrix, diag, zeros

from symdyn.dynamics.contact import contact_jacobian
from symdyn.dynamics.coriolis import (
    Field,
    answer_up,
    answers,
    crosses,
    field_wrench,
    flows_of,
)
from symdyn.dynamics.crba import crba
from symdyn.dynamics.elimination import inverted
from symdyn.dynamics.links import Link, links
from symdyn.dynamics.outside import contact_wrenches
from symdyn.dynamics.rnea import (
    Motion,
    Wrench,
    acceleration_map,
    joint_forces,
    joint_wrenches,
    motions,
    rnea,
    world_motion,
)
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
    chain, still = links(tree, q, let), ImmutableMatrix(zeros(tree.nv, 1))
    inverse = inverted(tree, crba(tree, q, let), let)
    a = inverse.solve(let(tau - rnea(tree, q, v, still, let)))
    moves = motions(tree, chain, v, a, let)
    free = tree.floating and not any(tree.bodies[0].joint.drive)
    found = differentiate(tree, Moving(chain, moves, v), let, rigid=not free)
    by_q, by_v = (let(-inverse.solve(X)).as_mutable() for X in (found.by_q, found.by_v))
    if free:
        for by, field in zip(
            (by_q, by_v), fields(tree, Moving(chain, moves, v), 0, let), strict=True
        ):
            by[0:6, 0:6] -= field.shift.col_join(field.turn)
    by_q, by_v = let(by_q), let(by_v)
    return {
        "da_dq": ImmutableMatrix(by_q),
        "da_dv": ImmutableMatrix(by_v),
        "da_dtau": inverse.whole,
        "a": a,
        "tau": tau,
    }


def differentiate(
    tree: Tree,
    moving: Moving,
    let: Hook,
    external: Mapping[int, Wrench] | None = None,
    rigid: bool = True,
) -> Derivatives:
    """Derivatives of the forces of a motion.

    ``external`` gives wrenches on bodies from outside, which turn with their bodies.
    Without ``rigid`` the columns of the first body leave out what accelerates the whole
    robot as if it were rigid: for a free base that is M times an acceleration of the base.
    """
    chain, moves, v = moving.chain, moving.moves, moving.v
    wrenches = joint_wrenches(tree, chain, moves, let, external)
    doubled = [let(2 * move.w) for move in moves]
    glides, flows = flows_of(tree, chain, doubled, let(2 * v), let)
    by_q, by_v, by_a = (zeros(tree.nv, tree.nv) for _ in range(3))
    moved = [fields(tree, moving, i, let) for i in range(len(tree.bodies))]
    if not rigid:
        by_q_alone, by_v_alone = (Field(0 * x.turn, x.whirl, 0 * x.shift) for x in moved[0])
        moved[0] = (by_q_alone, by_v_alone)
    for j, body in enumerate(tree.bodies):
        joint, at = body.joint, tree.v_index[j]
        A, L = joint.angular, joint.linear
        answer = answers(joint, flows[j], let)
        push, drag = (field_wrench(flows[j], field, let) for field in moved[j])
        by_q[at, at] += A.T * push[0] + L.T * push[1]
        by_v[at, at] += A.T * drag[0] + L.T * drag[1]
        by_a[at, at] += A.T * answer[0] + L.T * answer[2] + diag(*joint.drive)
        push = _turned_along(A, L, push, wrenches[j], let)
        i = j
        while tree.bodies[i].parent != WORLD:
            link, glide, i = chain[i], glides[i], tree.bodies[i].parent
            push, drag = link.force_up(*push), link.force_up(*drag)
            answer = answer_up(link, glide, answer, let)
            joint, on = tree.bodies[i].joint, tree.v_index[i]
            A, L = joint.angular, joint.linear
            by_q[on, at] += A.T * push[0] + L.T * push[1]
            by_v[on, at] += A.T * drag[0] + L.T * drag[1]
            mass = let(A.T * answer[0] + L.T * answer[2])
            by_a[on, at] += mass
            by_a[at, on] += mass.T
            by_q[at, on] += _answered(answer, moved[i][0])
            by_v[at, on] += _answered(answer, moved[i][1])
    return Derivatives(*(let(ImmutableMatrix(X)) for X in (by_q, by_v, by_a)))


def fields(tree: Tree, moving: Moving, i: int, let: Hook) -> tuple[Field, Field]:
    """The fields D of a joint's displacement, and those of its velocity, with twice s."""
    chain, moves, v = moving.chain, moving.moves, moving.v
    body, link, move = tree.bodies[i], chain[i], moves[i]
    A, L = body.joint.angular, body.joint.linear
    carrier = world_motion(tree, let) if body.parent == WORLD else moves[body.parent]
    spin, own = link.down(carrier.w), let(L * v[tree.v_index[i], 0])
    origin = link.down(let(carrier.a + carrier.U * link.offset))
    # Turning about one axis leaves U A and U L as they are across the joint.
    single = body.joint.nv == 1
    U = move.U if single else acceleration_map(spin, link.down(carrier.alpha), let)
    swing = crosses(spin, A, let)
    rising = let(U * L - 2 * crosses(own, swing, let) + crosses(origin, A, let))
    by_q = Field(let(U * A), swing, rising)
    both = let(spin + move.w)
    return by_q, Field(crosses(both, A, let), A, let(crosses(both, L, let) - crosses(own, A, let)))


def _turned_along(A: Matrix, L: Matrix, push: Wrench, through: Wrench, let: Hook) -> Wrench:
    """A joint's push on those that carry it: with the wrench through it turned along."""
    n, f = through
    turned = let(push[0] - crosses(n, A, let) - crosses(f, L, let))
    return turned, let(push[1] - crosses(f, A, let))


def _answered(answer: tuple[Matrix, Matrix, Matrix], field: Field) -> Matrix:
    """How a joint's forces answer to fields of a joint that carries it."""
    a, b, c = answer
    return a.T * field.turn + b.T * field.whirl + c.T * field.shift
