"""Dynamics under forces from outside: at the contacts, or on any body.

A contact force is given in world axes as it acts on the robot.  It is turned into the
axes of the body it acts on and added there, so that no Jacobian is formed.
"""

from __future__ import annotations

from collections.abc import Sequence

from sympy import ImmutableMatrix, zeros

from symdyn.dynamics.aba import aba
from symdyn.dynamics.links import Link, links
from symdyn.dynamics.rnea import Wrench, joint_forces, joint_wrenches, motions
from symdyn.geometry.so3 import Matrix, cross
from symdyn.model.tree import WORLD, Tree
from symdyn.program.trace import Hook


def inverse_dynamics(tree: Tree, q: Matrix, v: Matrix, a: Matrix, f: Matrix, let: Hook) -> Matrix:
    """``tau = M a + h - J_c^T f``, nv x 1.

    Parameters
    ----------
    tree : Tree
    q, v, a : Matrix, nq x 1, nv x 1, nv x 1
    f : Matrix, 3nc x 1
        Force on the robot at each contact, world axes (N).
    let : Hook
    """
    chain = links(tree, q, let)
    moves = motions(tree, chain, v, a, let)
    wrenches = joint_wrenches(tree, chain, moves, let, contact_wrenches(tree, chain, f, let))
    return joint_forces(tree, wrenches, a, let)


def forward_dynamics(
    tree: Tree, q: Matrix, v: Matrix, tau_j: Matrix, f: Matrix, let: Hook
) -> Matrix:
    """Acceleration under joint torques and contact forces, nv x 1.

    Parameters
    ----------
    tree : Tree
    q, v : Matrix, nq x 1, nv x 1
    tau_j : Matrix, nj x 1
        One entry a joint velocity, none for a floating base (N m, N).
    f : Matrix, 3nc x 1
        Force on the robot at each contact, world axes (N).
    let : Hook
    """
    chain = links(tree, q, let)
    free = zeros(tree.nv - tau_j.rows, 1)
    tau = ImmutableMatrix(free.col_join(tau_j))
    return aba(tree, q, v, tau, let, contact_wrenches(tree, chain, f, let))


def rnea_external(tree: Tree, q: Matrix, v: Matrix, a: Matrix, f_ext: Matrix, let: Hook) -> Matrix:
    """Inverse dynamics under a wrench on every body, nv x 1.

    Parameters
    ----------
    tree : Tree
    q, v, a : Matrix, nq x 1, nv x 1, nv x 1
    f_ext : Matrix, 6 x nb
        On each body about its origin, in its axes: force (N), then moment (N m).
    let : Hook
    """
    chain = links(tree, q, let)
    given = {i: (f_ext[3:6, i], f_ext[0:3, i]) for i in range(len(tree.bodies))}
    wrenches = joint_wrenches(tree, chain, motions(tree, chain, v, a, let), let, given)
    return joint_forces(tree, wrenches, a, let)


def contact_wrenches(tree: Tree, chain: Sequence[Link], f: Matrix, let: Hook) -> dict[int, Wrench]:
    """Contact forces (3nc x 1, world axes) as wrenches on bodies, in their axes."""
    found: dict[int, Wrench] = {}
    for k, name in enumerate(tree.contact_names):
        frame = tree.frame(name)
        if frame.body == WORLD:
            continue
        force = f[3 * k : 3 * k + 3, 0]
        for i in reversed(tree.ancestors(frame.body)):
            force = chain[i].down(force)
        moment = let(cross(frame.placement.p, force))
        n, total = found.get(frame.body, (zeros(3, 1), zeros(3, 1)))
        found[frame.body] = (let(n + moment), let(total + force))
    return found
