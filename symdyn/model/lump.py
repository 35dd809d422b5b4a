"""Matter that a joint does not move, given to the body that carries the joint.

Mass on the axis of a turning joint moves as the parent does, wherever the joint stands; so
does whatever only resists turning behind a slide.
Where such matter is counted makes no difference to any force, energy or momentum of the
whole robot, and counted with the parent it leaves zeros:

    turning about A     m, h along A, and the spread A.Sigma A   (3 of 10 parameters)
    helical, planar     the spread A.Sigma A
    slide               all second moments                       (6 of 10)

with ``Sigma = tr(I)/2 1 - I`` the second moment of position.  What is left of a body need
be no body (its mass may be zero), so this is for functions that speak of no link by itself.

A ball keeps the point mass at its centre, which moves as the parent does only where the
quaternion has norm one: functions hold off the unit sphere as well.

Source: base inertial parameters (standard result); what moves, and where, is derived here.
"""

from __future__ import annotations

from dataclasses import replace

from sympy import ImmutableMatrix, Integer

from symdyn.geometry.so3 import IDENTITY3, ZERO3, Matrix
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.tree import WORLD, Tree


def lump(tree: Tree) -> Tree:
    """The same robot with all matter that a joint does not move counted with its carrier.

    From the tips inwards.  Nothing is given to the world: it would no longer be counted.
    """
    bodies = list(tree.bodies)
    for i in reversed(range(len(bodies))):
        body = bodies[i]
        if body.parent == WORLD:
            continue
        still, carrier = _still(body.joint, body.inertia), bodies[body.parent]
        bodies[i] = replace(body, inertia=_less(body.inertia, still))
        given = carrier.inertia + still.expressed_in(body.placement)
        bodies[body.parent] = replace(carrier, inertia=given)
    return replace(tree, bodies=tuple(bodies))


def spread(second: Matrix) -> Matrix:
    """The second moment of position of a rotational inertia (3x3, kg m^2)."""
    return ImmutableMatrix(second.trace() / 2 * IDENTITY3 - second)


def _still(joint: Joint, inertia: Inertia) -> Inertia:
    """The part of a body that moves as its carrier does, about the joint's origin."""
    if joint.kind == "prismatic":
        return Inertia(Integer(0), ZERO3, inertia.second)
    if joint.kind in ("spherical", "floating"):
        return Inertia()
    A = joint.axis
    along = (A.T * spread(inertia.second) * A)[0]
    second = ImmutableMatrix(along * (IDENTITY3 - A * A.T))
    if not joint.turning:
        return Inertia(Integer(0), ZERO3, second)
    return Inertia(inertia.mass, ImmutableMatrix(A.dot(inertia.moment) * A), second)


def _less(whole: Inertia, part: Inertia) -> Inertia:
    """A body without a part of it."""
    return Inertia(
        whole.mass - part.mass,
        ImmutableMatrix(whole.moment - part.moment),
        ImmutableMatrix(whole.second - part.second),
    )
