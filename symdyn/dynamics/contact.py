"""Points of contact: positions and Jacobians in world axes.

A Jacobian is gathered from the point inwards: at each joint the column
``omega x r + v`` joins the columns already there, and all are turned into the axes of
the next body.  r runs from the joint's origin to the point.
"""

from __future__ import annotations

from collections.abc import Sequence

from sympy import ImmutableMatrix, zeros

from symdyn.dynamics.kinematics import frame_poses
from symdyn.dynamics.links import Link, links
from symdyn.dynamics.rnea import motions
from symdyn.geometry.so3 import ZERO3, Matrix, cross
from symdyn.model.joints import Joint
from symdyn.model.tree import WORLD, Frame, Tree
from symdyn.program.trace import Hook


def contact_positions(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """World positions of the contact points, 3 nc (m)."""
    frames = tuple(tree.frame(name) for name in tree.contact_names)
    return ImmutableMatrix.vstack(*(pose.p for pose in frame_poses(tree, q, frames, let)))


def contact_jacobian(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """Jacobian of the contact points, 3 nc x nv, in world axes: ``pdot_c = J_c v``."""
    chain = links(tree, q, let)
    frames = (tree.frame(name) for name in tree.contact_names)
    return ImmutableMatrix.vstack(*(frame_columns(tree, chain, f, let)[1] for f in frames))


def contact_drift(tree: Tree, q: Matrix, v: Matrix, let: Hook) -> Matrix:
    """Acceleration of the contact points where all accelerations in v are zero, 3 nc
    (classical, world axes, m/s^2): ``dJ_c v``."""
    chain = links(tree, q, let)
    still = ImmutableMatrix(zeros(tree.nv, 1))
    moves = motions(tree, chain, v, still, let, gravity=ZERO3)
    rows = []
    for frame in (tree.frame(name) for name in tree.contact_names):
        drift, i = ZERO3, frame.body
        if i != WORLD:
            drift = let(moves[i].a + moves[i].U * frame.placement.p)
        while i != WORLD:
            drift, i = chain[i].up(drift), tree.bodies[i].parent
        rows.append(drift)
    return ImmutableMatrix.vstack(*rows)


def frame_columns(
    tree: Tree, chain: Sequence[Link], frame: Frame, let: Hook
) -> tuple[Matrix, Matrix]:
    """What each velocity does to a frame, in world axes.

    Returns
    -------
    angular, linear : Matrix, 3 x nv
        Angular velocity of the frame and velocity of its origin for a unit of each entry
        of v; zero for joints that do not carry the frame.
    """
    angular, linear = zeros(3, tree.nv), zeros(3, tree.nv)
    inner, offset, outer = frame.placement.p, ZERO3, None
    i = frame.body
    while i != WORLD:
        link, joint, index = chain[i], tree.bodies[i].joint, tree.v_index[i]
        if outer is not None and _turns_about(joint, outer.placed * outer.joint.axis):
            raised = let(link.up(inner) + link.up(offset))
        else:
            raised = link.up(let(inner + offset))
        angular, linear = link.up(angular).as_mutable(), link.up(linear).as_mutable()
        angular[:, index] += link.up(joint.angular)
        linear[:, index] += _own_column(link, inner + offset, raised, let)
        inner, offset, outer, i = raised, link.offset, link, tree.bodies[i].parent
    return let(ImmutableMatrix(angular)), let(ImmutableMatrix(linear))


def root_columns(
    tree: Tree, chain: Sequence[Link], frame: Frame, let: Hook
) -> tuple[Matrix, Matrix, Matrix]:
    """Angular velocity of a frame and velocity of its origin for a unit of each entry of v
    (3 x nv each), and its place.

    In the axes of a floating base, the place from its origin; else in world axes.
    """
    angular, linear = zeros(3, tree.nv), zeros(3, tree.nv)
    r, i = frame.placement.p, frame.body
    while i != WORLD:
        link, joint, index = chain[i], tree.bodies[i].joint, tree.v_index[i]
        columns = [cross(joint.angular[:, k], r) + joint.linear[:, k] for k in range(joint.nv)]
        angular[:, index] += joint.angular
        linear[:, index] += let(ImmutableMatrix.hstack(*columns))
        if tree.floating and i == 0:
            break
        angular, linear = (link.up(ImmutableMatrix(x)).as_mutable() for x in (angular, linear))
        r, i = let(link.up(r) + link.offset), tree.bodies[i].parent
    return let(ImmutableMatrix(angular)), let(ImmutableMatrix(linear)), r


def _turns_about(joint: Joint, axis: Matrix) -> bool:
    """Whether turning the joint leaves an axis alone.

    Then the column of the joint further out and the arm from it to the point turn by
    the same products, and the offset between the two joints is best added afterwards.
    """
    return joint.turning and cross(joint.axis, axis) == ZERO3


def _own_column(link: Link, r: Matrix, raised: Matrix, let: Hook) -> Matrix:
    """Velocity of the point at r for a unit of each of the joint's velocities, 3 x nv_j,
    in parent axes; ``raised`` is r in those axes."""
    A, L = link.joint.angular, link.joint.linear
    if _turns_about(link.joint, link.joint.axis):
        return let(cross(link.placed * A, raised))
    columns = [cross(A[:, k], let(r)) + L[:, k] for k in range(A.cols)]
    return link.up(let(ImmutableMatrix.hstack(*columns)))
