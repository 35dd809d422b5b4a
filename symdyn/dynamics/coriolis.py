"""The Coriolis matrix that comes from the metric alone.

For a body made of points with Jacobians J_p, ``C = sum m J_p^T dJ_p/dt``.  Then
``dM/dt - 2 C`` is skew, and C is free of torsion, ``C(u) w - C(w) u = M [u, w]``; the
two properties leave no choice, so this is the C of Christoffel's symbols where
``v = dq/dt``, and its counterpart for the body velocities of a floating base.

Column j of dJ_p/dt is an acceleration field over everything joint j carries.  About
joint j's origin, in its axes, with angular velocity w of its body,

    A' x r + A x s(r) + w x L,    A' = w x A

where s(r) is the velocity of the point at r relative to the origin.  Summed over the
points it needs the mass, h, I and two more moments, ``p = sum m s`` and
``P = sum m s r^T``, which add up from the tips inwards as inertias do:

    f = A' x h + A x p + m (w x L)
    n = I A' + tr(P) A - P A + h x (w x L)

For a joint i that carries joint j the same field, extended to the points behind j, is
that of i's axis seen from j's origin; its force on j is linear in three vectors of i
and so needs three columns of j carried inwards.

Source: properties of C standard (Spong, Hutchinson and Vidyasagar; Featherstone); the
moments above are derived here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sympy import ImmutableMatrix, eye, zeros

from symdyn.dynamics.crba import let_inertia, lifted
from symdyn.dynamics.kinematics import velocities
from symdyn.dynamics.links import Link, links
from symdyn.geometry.so3 import ZERO3, Matrix, cross, hat
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.tree import WORLD, Tree
from symdyn.program.trace import Hook


@dataclass(frozen=True)
class Flow:
    """How the matter behind a joint moves relative to the joint's origin.

    Attributes
    ----------
    inertia : Inertia
    p : Matrix, 3x1
        Momentum relative to the origin (kg m/s).
    P : Matrix, 3x3
        ``sum m s r^T`` of relative velocity s and position r (kg m^2/s).
    """

    inertia: Inertia
    p: Matrix
    P: Matrix


def coriolis_matrix(tree: Tree, q: Matrix, v: Matrix, let: Hook) -> Matrix:
    """The Coriolis matrix C(q, v), nv x nv, with ``C v + g = h``.

    Parameters
    ----------
    tree : Tree
    q, v : Matrix, nq x 1, nv x 1
    let : Hook
    """
    chain = links(tree, q, let)
    spins, glides, flows = flowing(tree, chain, v, let)
    C = zeros(tree.nv, tree.nv)
    for j, body in enumerate(tree.bodies):
        force, answer = columns(body.joint, flows[j], spins[j], let)
        C[tree.v_index[j], tree.v_index[j]] += _on_joint(body.joint, force)
        i = j
        while tree.bodies[i].parent != WORLD:
            link, glide, i = chain[i], glides[i], tree.bodies[i].parent
            force, answer = link.force_up(*force), answer_up(link, glide, answer, let)
            C[tree.v_index[i], tree.v_index[j]] += _on_joint(tree.bodies[i].joint, force)
            C[tree.v_index[j], tree.v_index[i]] += _by_joint(tree.bodies[i].joint, spins[i], answer)
    return let(ImmutableMatrix(C))


def flowing(
    tree: Tree, chain: Sequence[Link], v: Matrix, let: Hook
) -> tuple[list[Matrix], list[Matrix], list[Flow]]:
    """For every body its angular velocity, the velocity of its origin relative to its
    parent's (in parent axes), and the flow behind its joint."""
    spins = [w for w, _ in velocities(tree, chain, v, let)]
    return spins, *flows_of(tree, chain, spins, v, let)


def flows_of(
    tree: Tree, chain: Sequence[Link], spins: list[Matrix], v: Matrix, let: Hook
) -> tuple[list[Matrix], list[Flow]]:
    """Glides and flows where the bodies' angular velocities are known."""
    glides = [_glide(tree, chain, spins, v, i, let) for i in range(len(tree.bodies))]
    return glides, _flows(tree, chain, spins, glides, let)


def _glide(
    tree: Tree, chain: Sequence[Link], spins: list[Matrix], v: Matrix, i: int, let: Hook
) -> Matrix:
    """Velocity of a body's origin relative to its parent's, in parent axes."""
    parent, link, joint = tree.bodies[i].parent, chain[i], tree.bodies[i].joint
    spin = ZERO3 if parent == WORLD else spins[parent]
    return let(cross(spin, link.offset) + link.up(joint.linear * v[tree.v_index[i], 0]))


def _flows(
    tree: Tree, chain: Sequence[Link], spins: list[Matrix], glides: list[Matrix], let: Hook
) -> list[Flow]:
    """The flow behind every joint, from the tips inwards."""
    total = [_own_flow(b.inertia, w, let) for b, w in zip(tree.bodies, spins, strict=True)]
    for i in reversed(range(len(total))):
        parent = tree.bodies[i].parent
        if parent == WORLD:
            continue
        flow, link, glide, base = total[i], chain[i], glides[i], total[parent]
        p = let(link.up(flow.p) + flow.inertia.mass * glide)
        turned = link.up_tensor(flow.P) + glide * link.up(flow.inertia.moment).T
        total[parent] = Flow(
            let_inertia(base.inertia + lifted(flow.inertia, link, let), let),
            let(base.p + p),
            let(base.P + let(turned + p * link.offset.T)),
        )
    return total


def _own_flow(body: Inertia, w: Matrix, let: Hook) -> Flow:
    spread = ImmutableMatrix(body.second.trace() / 2 * eye(3) - body.second)
    return Flow(body, let(cross(w, body.moment)), let(hat(w) * spread))


def columns(
    joint: Joint, flow: Flow, w: Matrix, let: Hook
) -> tuple[tuple[Matrix, Matrix], tuple[Matrix, Matrix, Matrix]]:
    """A joint's columns: the wrench (n, f) its own field asks for, and (a, b, c), how
    its force answers to the fields of the joints that carry it."""
    A, L = joint.angular, joint.linear
    return field_wrench(flow, Field(crosses(w, A, let), A, crosses(w, L, let)), let), answers(
        joint, flow, let
    )


@dataclass(frozen=True)
class Field:
    """Accelerations ``turn x r + whirl x s(r) + shift`` of the matter behind a joint, one
    field a column.

    Here r runs from the joint's origin, and s is the velocity that the flow's P holds.

    Attributes
    ----------
    turn, whirl, shift : Matrix, 3 x n
    """

    turn: Matrix
    whirl: Matrix
    shift: Matrix


def field_wrench(flow: Flow, field: Field, let: Hook) -> tuple[Matrix, Matrix]:
    """The wrenches (n, f), 3 x n each, that fields ask for about the joint's origin."""
    h, I, m, p = flow.inertia.moment, flow.inertia.second, flow.inertia.mass, flow.p
    P, trace = flow.P, let(flow.P.trace())
    n, f = [], []
    for k in range(field.turn.cols):
        turn, whirl, shift = field.turn[:, k], field.whirl[:, k], field.shift[:, k]
        n.append(I * turn + trace * whirl - P * whirl + cross(h, shift))
        f.append(cross(turn, h) + cross(whirl, p) + m * shift)
    return let(ImmutableMatrix.hstack(*n)), let(ImmutableMatrix.hstack(*f))


def answers(joint: Joint, flow: Flow, let: Hook) -> tuple[Matrix, Matrix, Matrix]:
    """(a, b, c), 3 x nv each: to a field at the joint's origin its force answers by
    ``a . turn + b . whirl + c . shift``."""
    h, I, m, p = flow.inertia.moment, flow.inertia.second, flow.inertia.mass, flow.p
    P, trace = flow.P, let(flow.P.trace())
    a, b, c = [], [], []
    for k in range(joint.nv):
        A, L = joint.angular[:, k], joint.linear[:, k]
        a.append(I * A + cross(h, L))
        b.append(trace * A - P.T * A + cross(p, L))
        c.append(cross(A, h) + m * L)
    named = [let(ImmutableMatrix.hstack(*part)) for part in (a, b, c)]
    return named[0], named[1], named[2]


def crosses(w: Matrix, columns: Matrix, let: Hook) -> Matrix:
    """``w x`` each column (3 x n)."""
    return let(ImmutableMatrix.hstack(*(cross(w, columns[:, k]) for k in range(columns.cols))))


def answer_up(
    link: Link, glide: Matrix, answer: tuple[Matrix, Matrix, Matrix], let: Hook
) -> tuple[Matrix, Matrix, Matrix]:
    """The three columns carried to the parent's origin and axes."""
    a, b, c = answer
    a, lifted_c = link.force_up(a, c)
    drift = [cross(glide, lifted_c[:, k]) for k in range(lifted_c.cols)]
    return a, let(link.up(b) + ImmutableMatrix.hstack(*drift)), lifted_c


def _on_joint(joint: Joint, force: tuple[Matrix, Matrix]) -> Matrix:
    return joint.angular.T * force[0] + joint.linear.T * force[1]


def _by_joint(joint: Joint, w: Matrix, answer: tuple[Matrix, Matrix, Matrix]) -> Matrix:
    a, b, c = answer
    rows = []
    for k in range(joint.nv):
        A, L = joint.angular[:, k], joint.linear[:, k]
        rows.append(cross(w, A).T * a + A.T * b + cross(w, L).T * c)
    return ImmutableMatrix.vstack(*rows).T
