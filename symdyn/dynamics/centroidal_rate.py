"""How centroidal momentum changes: its rate in a motion, and the derivative of its map.

The derivative of a column of A_G is that of the momentum which a unit of one velocity
gives.  About its own joint's origin the momentum of everything behind the joint changes
by ``f`` (linear) and by ``n + b`` (angular), in the moments of the Coriolis matrix; moving
the reference point by an offset o that itself changes at rate u adds ``o x f + u x F``,
with F the column's own linear momentum.
"""

from __future__ import annotations

from typing import Any

from sympy import ImmutableMatrix, zeros

from symdyn.dynamics.centroidal import station_pose, whole_inertia
from symdyn.dynamics.coriolis import answer_up, columns, flowing
from symdyn.dynamics.crba import composites
from symdyn.dynamics.links import links
from symdyn.dynamics.rnea import joint_wrenches, motions
from symdyn.geometry.so3 import ZERO3, Matrix, cross
from symdyn.model.tree import WORLD, Tree
from symdyn.program.trace import Hook


def centroidal_momentum_rate(tree: Tree, q: Matrix, v: Matrix, a: Matrix, let: Hook) -> Matrix:
    """Rate of the centroidal momentum, 6: linear (N), then angular about the centre of
    mass (N m), in world axes; equals ``A_G a + dA_G v``."""
    chain = links(tree, q, let)
    wrenches = joint_wrenches(tree, chain, motions(tree, chain, v, a, let, gravity=ZERO3), let)
    n, f = wrenches[0] if tree.floating else (zeros(3, 1), zeros(3, 1))
    for i, body in enumerate(tree.bodies):
        if body.parent == WORLD and not tree.floating:
            n_i, f_i = chain[i].force_up(*wrenches[i])
            n, f = let(n + n_i), let(f + f_i)
    whole = whole_inertia(tree, chain, composites(tree, chain, let), let)
    com, R = let(whole.moment / whole.mass), station_pose(tree, chain).R
    return let(R * f).col_join(let(R * let(n - cross(com, f))))


def centroidal_map_derivative(tree: Tree, q: Matrix, v: Matrix, let: Hook) -> Matrix:
    """The time derivative of A_G at velocity v, 6 x nv, entry by entry."""
    chain = links(tree, q, let)
    spins, glides, flows = flowing(tree, chain, v, let)
    n, f, F = (zeros(3, tree.nv) for _ in range(3))
    for j, index in enumerate(tree.v_index):
        force, answer = columns(tree.bodies[j].joint, flows[j], spins[j], let)
        i = j
        while tree.bodies[i].parent != WORLD or not tree.floating:
            force = chain[i].force_up(*force)
            answer = answer_up(chain[i], glides[i], answer, let)
            i = tree.bodies[i].parent
            if i == WORLD:
                break
        n[:, index] += force[0] + answer[1]
        f[:, index] += force[1]
        F[:, index] += answer[2]
    whole = whole_inertia(tree, chain, [flow.inertia for flow in flows], let)
    com = let(whole.moment / whole.mass)
    drift = let(_momentum(tree, chain, flows, glides, let) / whole.mass)
    angular = [n[:, k] - cross(com, f[:, k]) - cross(drift, F[:, k]) for k in range(tree.nv)]
    R = station_pose(tree, chain).R
    linear = let(R * let(ImmutableMatrix(f)))
    return linear.col_join(let(R * let(ImmutableMatrix.hstack(*angular))))


def _momentum(tree: Tree, chain: Any, flows: Any, glides: Any, let: Hook) -> Matrix:
    """Linear momentum relative to the station's origin, in its axes."""
    if tree.floating:
        return flows[0].p
    total = zeros(3, 1)
    for body, link, flow, glide in zip(tree.bodies, chain, flows, glides, strict=True):
        if body.parent == WORLD:
            total += link.up(flow.p) + flow.inertia.mass * glide
    return let(ImmutableMatrix(total))
