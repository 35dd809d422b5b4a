"""Forces that answer to accelerations of the matter behind joints.

Moving joint j displaces the matter behind it by a field ``A x r + L`` that is fixed in
the parent body.  With w, U (see :mod:`symdyn.dynamics.rnea`) and g' of the parent, taken
at joint j's origin in its axes, u the joint's own linear velocity, r from that origin and
s = dr/dt, the matter's accelerations then change by

    by q    A x c(r) + D,   D = (U A) x r + 2 (w x A) x s + U L + 2 (w x A) x u - A x g'
    by v    ((w + w_j) x A) x r + 2 A x s + (w + w_j) x L + A x u
    by a    A x r + L

with c(r) the acceleration itself, less gravity; w_j is the angular velocity of body j.
A joint i that carries j feels D, and the wrench (n, f) through joint j turned along:
(A x n + L x f, A x f).  A joint i behind j turns with the matter, so A x c falls out and
it feels D alone.  All three are fields as in :mod:`symdyn.dynamics.coriolis`, so their
forces need no more than the moments of the Coriolis matrix; these are kept for twice the
velocity, which saves the factors of two.

Source: derived here; the same derivatives in spatial notation are standard (Carpentier
and Mansard; Singh, Russell and Wensing).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sympy import ImmutableMatrix, eye, zeros

from symdyn.dynamics.coriolis import (
    Field,
    Flow,
    answer_up,
    answers,
    crosses,
    field_wrench,
    flows_of,
)
from symdyn.dynamics.elimination import limb_of
from symdyn.dynamics.kinematics import velocities
from symdyn.dynamics.links import Link
from symdyn.dynamics.rnea import Motion, Wrench, acceleration_map, world_motion
from symdyn.geometry.so3 import ZERO3, Matrix
from symdyn.model.tree import WORLD, Tree
from symdyn.program.trace import Hook


@dataclass(frozen=True)
class Behind:
    """How the matter behind each joint moves, at velocities v.

    Attributes
    ----------
    tree : Tree
    chain : sequence of Link
    v : Matrix, nv x 1
    spins : list of Matrix
        Angular velocities of the bodies.
    glides : list of Matrix
        Of flows, see :mod:`symdyn.dynamics.coriolis`.
    flows : list of Flow
        For twice the velocity.
    let : Hook
    """

    tree: Tree
    chain: Sequence[Link]
    v: Matrix
    spins: list[Matrix]
    glides: list[Matrix]
    flows: list[Flow]
    let: Hook


@dataclass(frozen=True)
class Answers:
    """Forces that answer to one field a joint, a column an entry of v.

    Attributes
    ----------
    rows : Matrix, nv x nv
        Generalized forces.
    hung : Matrix, 6 x nv
        The wrench (moment, force) on the carrier of the joint's limb, about the limb's
        first joint in the axes of the carrier; zero where nothing carries the limb.
    """

    rows: Matrix
    hung: Matrix


def behind_joints(tree: Tree, chain: Sequence[Link], v: Matrix, let: Hook) -> Behind:
    """The matter behind each joint at velocities v (nv x 1)."""
    spins = [w for w, _ in velocities(tree, chain, v, let)]
    doubled = [let(2 * w) for w in spins]
    return Behind(tree, chain, v, spins, *flows_of(tree, chain, doubled, let(2 * v), let), let)


def answered(
    behind: Behind, fields: Sequence[Field], through: Sequence[Wrench] | None = None
) -> Answers:
    """The forces that fields ask for, one for the matter behind each joint.

    With ``through``, the wrenches through the joints, these turn along with the matter.
    """
    tree, chain, let = behind.tree, behind.chain, behind.let
    rows, hung = zeros(tree.nv, tree.nv), zeros(6, tree.nv)
    for j, body in enumerate(tree.bodies):
        joint, at, first = body.joint, tree.v_index[j], limb_of(tree, j)
        answer = answers(joint, behind.flows[j], let)
        push = field_wrench(behind.flows[j], fields[j], let)
        rows[at, at] += joint.angular.T * push[0] + joint.linear.T * push[1]
        if through is not None:
            push = _turned_along(joint.angular, joint.linear, push, through[j], let)
        i = j
        while tree.bodies[i].parent != WORLD:
            link, glide = chain[i], behind.glides[i]
            if i == first:
                hung[:, at] = link.up(push[0]).col_join(link.up(push[1]))
            push, answer = link.force_up(*push), answer_up(link, glide, answer, let)
            i = tree.bodies[i].parent
            joint, on = tree.bodies[i].joint, tree.v_index[i]
            rows[on, at] += joint.angular.T * push[0] + joint.linear.T * push[1]
            rows[at, on] += _answered(answer, fields[i])
    return Answers(let(ImmutableMatrix(rows)), let(ImmutableMatrix(hung)))


def field_by_q(behind: Behind, moves: Sequence[Motion], i: int) -> Field:
    """D of joint i in a motion."""
    tree, let, link = behind.tree, behind.let, behind.chain[i]
    joint, parent = tree.bodies[i].joint, tree.bodies[i].parent
    A, L = joint.angular, joint.linear
    carrier = world_motion(tree, let) if parent == WORLD else moves[parent]
    spin, own = link.down(carrier.w), let(L * behind.v[tree.v_index[i], 0])
    origin = link.down(let(carrier.a + carrier.U * link.offset))
    # Turning about one axis leaves U A and U L as they are across the joint.
    single = joint.nv == 1
    U = moves[i].U if single else acceleration_map(spin, link.down(carrier.alpha), let)
    swing = crosses(spin, A, let)
    rising = let(U * L - 2 * crosses(own, swing, let) + crosses(origin, A, let))
    return Field(let(U * A), swing, rising)


def field_by_v(behind: Behind, i: int) -> Field:
    """The field by the velocity of joint i."""
    tree, let, link = behind.tree, behind.let, behind.chain[i]
    joint, parent = tree.bodies[i].joint, tree.bodies[i].parent
    A, L = joint.angular, joint.linear
    spin = ZERO3 if parent == WORLD else link.down(behind.spins[parent])
    own, both = let(L * behind.v[tree.v_index[i], 0]), let(spin + behind.spins[i])
    return Field(crosses(both, A, let), A, let(crosses(both, L, let) - crosses(own, A, let)))


def field_by_a(behind: Behind, i: int) -> Field:
    """The field by the acceleration of joint i: the motion of the joint itself."""
    joint = behind.tree.bodies[i].joint
    return Field(joint.angular, 0 * joint.angular, joint.linear)


def without_own(behind: Behind, field: Field, i: int) -> tuple[Field, Matrix]:
    """A field of joint i less what an acceleration of the joint itself makes of it.

    Returns
    -------
    Field
    Matrix, nv_i x nv_i
        The accelerations that were left out: M times them is missing from the forces.  Zero
        where the joint's motion is no orthonormal one, where its drive has inertia, or where
        joints follow others.
    """
    joint = behind.tree.bodies[i].joint
    A, L = joint.angular, joint.linear
    alone = not behind.tree.coupled and not any(joint.drive)
    if not alone or A.T * A + L.T * L != eye(joint.nv):
        return field, zeros(joint.nv, joint.nv)
    let = behind.let
    own = let(A.T * field.turn + L.T * field.shift)
    return Field(let(field.turn - A * own), field.whirl, let(field.shift - L * own)), own


def _turned_along(A: Matrix, L: Matrix, push: Wrench, through: Wrench, let: Hook) -> Wrench:
    """A joint's push on those that carry it: with the wrench through it turned along."""
    n, f = through
    turned = let(push[0] - crosses(n, A, let) - crosses(f, L, let))
    return turned, let(push[1] - crosses(f, A, let))


def _answered(answer: tuple[Matrix, Matrix, Matrix], field: Field) -> Matrix:
    """How a joint's forces answer to fields of a joint that carries it."""
    a, b, c = answer
    return a.T * field.turn + b.T * field.whirl + c.T * field.shift
