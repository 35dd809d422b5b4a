"""The joint-space inertia matrix by the composite-rigid-body algorithm.

The force that a unit acceleration of joint j asks for at its own body is the composite
inertia of everything behind it times the joint's motion; carried towards the root it
meets the motions of all the joints before it.

Source: standard (Walker and Orin; Featherstone), in mass, first and second moments.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sympy import ImmutableMatrix, Rational, diag, zeros

from symdyn.dynamics.links import Link, links
from symdyn.geometry.so3 import Matrix, cross, symmetric
from symdyn.geometry.spatial import Inertia
from symdyn.model.tree import WORLD, Tree
from symdyn.program.trace import Hook


def crba(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """The mass matrix M(q), nv x nv, full and symmetric (kg, kg m, kg m^2).

    Parameters
    ----------
    tree : Tree
    q : Matrix, nq x 1
    let : Hook
    """
    chain = links(tree, q, let)
    composite = composites(tree, chain, let)
    M = zeros(tree.nv, tree.nv)
    for j in range(len(tree.bodies)):
        for i, n, f in carried_columns(tree, chain, composite, j):
            joint, rows, columns = tree.bodies[i].joint, tree.v_index[i], tree.v_index[j]
            block = let(joint.angular.T * n + joint.linear.T * f)
            if i == j:
                M[rows, columns] += block + diag(*joint.drive)
            else:
                M[rows, columns] += block
                M[columns, rows] += block.T
    return let(ImmutableMatrix(M))


def composites(tree: Tree, chain: Sequence[Link], let: Hook) -> list[Inertia]:
    """Inertia of every body together with all it carries, about its origin, in its axes."""
    total = [body.inertia for body in tree.bodies]
    for i in range(len(total) - 1, -1, -1):
        parent = tree.bodies[i].parent
        if parent != WORLD:
            total[parent] = let_inertia(total[parent] + lifted(total[i], chain[i], let), let)
    return total


def lifted(body: Inertia, link: Link, let: Hook) -> Inertia:
    """A body's inertia about its parent's origin, in parent axes.

    With ``k = h + m p / 2`` the second moment grows by ``2 p.k 1 - p k^T - k p^T``.
    """
    p, h = link.offset, link.up(body.moment)
    k = let(h + Rational(1, 2) * body.mass * p)
    px, py, pz = (let(p[i] * k[i]) for i in range(3))
    shift = symmetric(
        2 * let(py + pz),
        2 * let(px + pz),
        2 * let(px + py),
        -(p[0] * k[1] + p[1] * k[0]),
        -(p[0] * k[2] + p[2] * k[0]),
        -(p[1] * k[2] + p[2] * k[1]),
    )
    return Inertia(body.mass, let(h + body.mass * p), let(link.up_symmetric(body.second) + shift))


def let_inertia(body: Inertia, let: Hook) -> Inertia:
    """The same inertia with its entries named."""
    return Inertia(let(body.mass), let(body.moment), let(body.second))


def motion_columns(
    body: Inertia, angular: Matrix, linear: Matrix, let: Hook
) -> tuple[Matrix, Matrix]:
    """Inertia times motions (3 x m each): moments n and forces f, 3 x m."""
    n, f = [], []
    for k in range(angular.cols):
        w, u = angular[:, k], linear[:, k]
        n.append(body.second * w + cross(body.moment, u))
        f.append(body.mass * u + cross(w, body.moment))
    return let(ImmutableMatrix.hstack(*n)), let(ImmutableMatrix.hstack(*f))


def carried_columns(
    tree: Tree, chain: Sequence[Link], composite: list[Inertia], j: int
) -> Iterator[tuple[int, Matrix, Matrix]]:
    """Body j's columns (n, f), 3 x nv_j, at body j and at each body that carries it."""
    joint = tree.bodies[j].joint
    n, f = motion_columns(composite[j], joint.angular, joint.linear, chain[j].let)
    yield j, n, f
    while tree.bodies[j].parent != WORLD:
        n, f = chain[j].force_up(n, f)
        j = tree.bodies[j].parent
        yield j, n, f
