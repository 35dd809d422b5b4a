"""Forces of gravity at rest, from first moments alone.

What a joint carries weighs ``m g`` at its centre of mass, so with the first moment h of all
behind the joint, about its origin, and the acceleration -g in the same axes

    tau = A . (h x -g) + L . (-m g).

First moments travel inwards and gravity outwards.  A joint with one velocity leaves its own
A and L as they are, so its force may be taken in the parent's axes, where h comes anyway.

Source: standard result.
"""

from __future__ import annotations

from collections.abc import Sequence

from sympy import ImmutableMatrix, zeros

from symdyn.dynamics.links import Link, links
from symdyn.dynamics.outward import Outward
from symdyn.geometry.so3 import IDENTITY3, Matrix, cross
from symdyn.model.tree import WORLD, Tree
from symdyn.program.trace import Hook


def gravity_forces(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """Generalized forces that hold the robot at rest, nv x 1 (N, N m).

    Parameters
    ----------
    tree : Tree
    q : Matrix, nq x 1
    let : Hook
    """
    chain = links(tree, q, let)
    lift = _lifts(tree, chain, let)
    total = [(body.inertia.mass, body.inertia.moment) for body in tree.bodies]
    g = zeros(tree.nv, 1)
    for i in reversed(range(len(total))):
        (mass, moment), link, body = total[i], chain[i], tree.bodies[i]
        raised = link.up(moment)
        A, L = body.joint.angular, body.joint.linear
        if body.parent != WORLD:
            carried, carrier = let(raised + mass * link.offset), total[body.parent]
            total[body.parent] = carrier[0] + mass, let(carrier[1] + carried)
        if body.joint.nv == 1 and link.placed == IDENTITY3:
            up = -tree.gravity if body.parent == WORLD else lift[body.parent]
            moment = raised
        else:
            up = lift[i]
        g[tree.v_index[i], 0] += A.T * cross(moment, up) + L.T * (mass * up)
    return let(ImmutableMatrix(g))


def _lifts(tree: Tree, chain: Sequence[Link], let: Hook) -> Sequence[Matrix]:
    """The acceleration against gravity in the axes of each body (m/s^2)."""
    world: Matrix = ImmutableMatrix(-tree.gravity)
    return Outward(tree, world, lambda i, carrier: chain[i].down(carrier))
