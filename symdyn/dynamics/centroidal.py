"""Centre of mass and centroidal momentum.

Everything is gathered at a *station*: the floating base's own frame, or the world for
a fixed base; only the result is turned into world axes.  What is welded to the world
is left out.

Source: the map A_G is standard (Orin and Goswami); here its columns are those of the
composite-rigid-body algorithm, moved to the centre of mass.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sympy import ImmutableMatrix, zeros

from symdyn.algebra.linear import symmetric_product
from symdyn.dynamics.crba import (
    carried_columns,
    composites,
    let_inertia,
    lifted,
    motion_columns,
)
from symdyn.dynamics.kinematics import velocities
from symdyn.dynamics.links import Link, links
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import Matrix, Scalar, cross
from symdyn.geometry.spatial import Inertia
from symdyn.model.tree import WORLD, Tree
from symdyn.program.trace import Hook


@dataclass(frozen=True)
class Station:
    """Where momentum is gathered.

    Attributes
    ----------
    pose : Pose
        Of the station in the world.
    mass : Scalar
        Of all moving bodies (kg).
    moment : Matrix, 3x1
        Their first moment about the station's origin, in its axes (kg m).
    n, f : Matrix, 3 x nv
        Angular momentum about the station's origin and linear momentum, in its axes,
        for a unit of each velocity.
    """

    pose: Pose
    mass: Scalar
    moment: Matrix
    n: Matrix
    f: Matrix


def station(tree: Tree, q: Matrix, let: Hook) -> Station:
    """Gather the momenta of all velocities."""
    chain = links(tree, q, let)
    composite = composites(tree, chain, let)
    n, f = zeros(3, tree.nv), zeros(3, tree.nv)
    for j, index in enumerate(tree.v_index):
        for i, n_j, f_j in carried_columns(tree, chain, composite, j):
            last, n_last, f_last = i, n_j, f_j
        if not tree.floating:
            n_last, f_last = chain[last].force_up(n_last, f_last)
        n[:, index] += n_last
        f[:, index] += f_last
    whole = whole_inertia(tree, chain, composite, let)
    pose = station_pose(tree, chain)
    return Station(pose, whole.mass, whole.moment, let(ImmutableMatrix(n)), let(ImmutableMatrix(f)))


def centroidal_map(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """The centroidal momentum matrix A_G, 6 x nv.

    Linear rows first (kg, kg m), then angular rows about the centre of mass
    (kg m, kg m^2), in world axes: ``h_G = A_G v``.
    """
    at = station(tree, q, let)
    com = let(at.moment / at.mass)
    about_com = [at.n[:, k] - cross(com, at.f[:, k]) for k in range(tree.nv)]
    if tree.floating:
        own = _own_inertia(at, com, let)
        about_com[3:6] = (own[:, k] for k in range(3))
    turned = let(at.pose.R * let(ImmutableMatrix.hstack(*about_com)))
    return let(at.pose.R * at.f).col_join(turned)


def _own_inertia(at: Station, com: Matrix, let: Hook) -> Matrix:
    """Rotational inertia of all about the centre of mass: symmetric, so found by its half."""
    products = symmetric_product(lambda i, j: let(com[i] * at.moment[j]), 3)

    def entry(i: int, j: int) -> Scalar:
        if i != j:
            return let(at.n[i, 3 + j] + products[i, j])
        others = let(sum(products[k, k] for k in range(3) if k != i))
        return let(at.n[i, 3 + i] - others)

    return symmetric_product(entry, 3)


def centroidal_momentum(tree: Tree, q: Matrix, v: Matrix, let: Hook) -> Matrix:
    """Centroidal momentum h_G, 6: linear (kg m/s), then angular about the centre of
    mass (kg m^2/s), in world axes."""
    chain = links(tree, q, let)
    total = [
        motion_columns(body.inertia, w, u, let)
        for body, (w, u) in zip(tree.bodies, velocities(tree, chain, v, let), strict=True)
    ]
    world = (zeros(3, 1), zeros(3, 1))
    for i in reversed(range(len(total))):
        parent = tree.bodies[i].parent
        if parent == WORLD and tree.floating:
            break
        n, f = chain[i].force_up(*total[i])
        if parent == WORLD:
            world = (let(world[0] + n), let(world[1] + f))
        else:
            total[parent] = (let(total[parent][0] + n), let(total[parent][1] + f))
    n, f = total[0] if tree.floating else world
    whole = whole_inertia(tree, chain, composites(tree, chain, let), let)
    com, pose = let(whole.moment / whole.mass), station_pose(tree, chain)
    return let(pose.R * f).col_join(let(pose.R * let(n - cross(com, f))))


def center_of_mass(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """Centre of mass of the moving bodies in the world, 3 (m)."""
    mass = sum(body.inertia.mass for body in tree.bodies)
    return let(first_moment(tree, q, let) / mass)


def com_jacobian(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """Jacobian of the centre of mass, 3 x nv: its velocity in world axes is ``J_com v``."""
    at = station(tree, q, let)
    return let(let(at.pose.R * at.f) / at.mass)


def first_moment(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """First moment of the moving bodies about the world's origin, 3x1 (kg m)."""
    chain = links(tree, q, let)
    total = [(body.inertia.mass, body.inertia.moment) for body in tree.bodies]
    world: list[Matrix] = []
    for i in reversed(range(len(total))):
        mass, moment = total[i]
        raised = let(chain[i].up(moment) + mass * chain[i].offset)
        parent = tree.bodies[i].parent
        if parent == WORLD:
            world.append(raised)
        else:
            total[parent] = (total[parent][0] + mass, let(total[parent][1] + raised))
    return let(sum(world, zeros(3, 1)))


def station_pose(tree: Tree, chain: Sequence[Link]) -> Pose:
    """Pose of the station in the world."""
    return Pose(chain[0].turn, chain[0].offset) if tree.floating else Pose()


def whole_inertia(
    tree: Tree, chain: Sequence[Link], composite: list[Inertia], let: Hook
) -> Inertia:
    """All moving bodies together, at the station."""
    if tree.floating:
        return composite[0]
    total = Inertia()
    for body, part, link in zip(tree.bodies, composite, chain, strict=True):
        if body.parent == WORLD:
            total = let_inertia(total + lifted(part, link, let), let)
    return total
