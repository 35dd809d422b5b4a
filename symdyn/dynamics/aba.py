"""Forward dynamics by the articulated-body algorithm.

Accelerations are split: ``a = a0 + d``, where a0 is what the velocities and gravity
give with all joint accelerations zero (the first pass of inverse dynamics), and d is
linear in the joint accelerations.  The second pass folds each body's inertia and
force into its parent with its joint free; the third finds the accelerations.  No
velocity term stands outside the first pass.

The articulated inertia about a body's origin, in its axes, is kept in three blocks:
``n = J alpha + H a``, ``f = H^T alpha + N a`` with J, N symmetric and H any 3x3.

Source: standard (Featherstone), with the split of accelerations as above.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sympy import ImmutableMatrix, diag, eye, zeros

from symdyn.algebra.linear import ldl, solve_ldl, symmetric_product
from symdyn.dynamics.crba import crba
from symdyn.dynamics.links import Link, links
from symdyn.dynamics.rnea import Wrench, body_wrench, joint_forces, joint_wrenches, motions
from symdyn.geometry.so3 import Matrix, cross, hat
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.tree import WORLD, Tree
from symdyn.program.trace import Hook


@dataclass(frozen=True)
class Articulated:
    """Articulated inertia in 3x3 blocks, about the body's origin, in its axes."""

    J: Matrix
    H: Matrix
    N: Matrix

    def __add__(self, other: Articulated) -> Articulated:
        return Articulated(self.J + other.J, self.H + other.H, self.N + other.N)

    def named(self, let: Hook) -> Articulated:
        """The same blocks with their entries named."""
        return Articulated(let(self.J), let(self.H), let(self.N))


@dataclass(frozen=True)
class Solved:
    """A joint solved for: ``qdd = base - (K_n^T alpha + K_f^T a)`` of the body's origin
    carried along by its parent, with the stiff part of its response factored."""

    base: Matrix
    K_n: Matrix
    K_f: Matrix


def aba(
    tree: Tree,
    q: Matrix,
    v: Matrix,
    tau: Matrix,
    let: Hook,
    external: Mapping[int, Wrench] | None = None,
) -> Matrix:
    """Accelerations that generalized forces cause.

    Parameters
    ----------
    tree : Tree
        Every joint must move something that has inertia.
    q, v, tau : Matrix, nq x 1, nv x 1, nv x 1
    let : Hook
    external : mapping, optional
        Wrenches on bodies from outside, about their origins in their axes.

    Returns
    -------
    Matrix, nv x 1
        ``a`` with ``M a + h = tau``.
    """
    if tree.coupled:
        return _by_mass_matrix(tree, q, v, tau, let, external)
    chain = links(tree, q, let)
    moves = motions(tree, chain, v, ImmutableMatrix(zeros(tree.nv, 1)), let)
    inertia = [rigid(body.inertia) for body in tree.bodies]
    force = [body_wrench(b.inertia, m, let) for b, m in zip(tree.bodies, moves, strict=True)]
    for i, (n, f) in (external or {}).items():
        force[i] = (let(force[i][0] - n), let(force[i][1] - f))
    solved: list[Solved] = []
    for i in reversed(range(len(tree.bodies))):
        body, link = tree.bodies[i], chain[i]
        joint, left, carried = solve_joint(
            body.joint, inertia[i], force[i], tau[tree.v_index[i], 0], let
        )
        solved.insert(0, joint)
        if body.parent != WORLD:
            n, f = link.force_up(*carried)
            force[body.parent] = (let(force[body.parent][0] + n), let(force[body.parent][1] + f))
            inertia[body.parent] = (inertia[body.parent] + lifted(left, link, let)).named(let)
    return _accelerations(tree, chain, solved, let)


def rigid(body: Inertia) -> Articulated:
    """A rigid body's inertia in blocks."""
    return Articulated(body.second, hat(body.moment), ImmutableMatrix(body.mass * eye(3)))


def solve_joint(
    joint: Joint, inertia: Articulated, force: Wrench, tau: Matrix, let: Hook
) -> tuple[Solved, Articulated, Wrench]:
    """Eliminate one joint.

    Returns
    -------
    Solved
        What the third pass needs.
    Articulated, Wrench
        Inertia and force that the body shows its parent once the joint moves freely.
    """
    A, L = joint.angular, joint.linear
    U_n, U_f = let(inertia.J * A + inertia.H * L), let(inertia.H.T * A + inertia.N * L)
    D = let(A.T * U_n + L.T * U_f + diag(*joint.drive))
    factors = ldl(D, let)
    drive = let(tau - A.T * force[0] - L.T * force[1])
    base = solve_ldl(factors, drive, let)
    K = solve_ldl(factors, ImmutableMatrix.hstack(U_n.T, U_f.T), let)
    K_n, K_f = K[:, 0:3].T, K[:, 3:6].T
    left = Articulated(
        symmetric_product(lambda i, j: let(inertia.J[i, j] - _dot(U_n, K_n, i, j)), 3),
        let(inertia.H - U_n * K_f.T),
        symmetric_product(lambda i, j: let(inertia.N[i, j] - _dot(U_f, K_f, i, j)), 3),
    )
    carried = (let(force[0] + U_n * base), let(force[1] + U_f * base))
    return Solved(base, K_n, K_f), left, carried


def lifted(body: Articulated, link: Link, let: Hook) -> Articulated:
    """Articulated inertia about the parent's origin, in parent axes."""
    return shifted(turned(body, link), link.offset, let)


def turned(body: Articulated, link: Link) -> Articulated:
    """Articulated inertia in parent axes, still about the body's origin."""
    return Articulated(link.up_symmetric(body.J), link.up_tensor(body.H), link.up_symmetric(body.N))


def shifted(body: Articulated, p: Matrix, let: Hook) -> Articulated:
    """Articulated inertia about another origin, from which its own is at p (3x1)."""
    J, H, N, P = body.J, body.H, body.N, hat(p)
    H_moved = let(H + P * N)
    half, other = P * H.T, H_moved * P
    J_moved = symmetric_product(lambda i, j: let(J[i, j] + half[i, j] - other[i, j]), 3)
    return Articulated(J_moved, H_moved, N)


def _accelerations(tree: Tree, chain: Sequence[Link], solved: list[Solved], let: Hook) -> Matrix:
    """The third pass: joint accelerations from the root outwards."""
    origin: list[Wrench] = []
    result: list[Any] = []
    for body, link, joint in zip(tree.bodies, chain, solved, strict=True):
        qdd, A, L = joint.base, body.joint.angular, body.joint.linear
        if body.parent == WORLD:
            alpha, a = A * qdd, L * qdd
        else:
            alpha, a = origin[body.parent]
            a = link.down(let(a + cross(alpha, link.offset)))
            alpha = link.down(alpha)
            qdd = let(qdd - joint.K_n.T * alpha - joint.K_f.T * a)
            alpha, a = let(alpha + A * qdd), let(a + L * qdd)
        origin.append((alpha, a))
        result += list(qdd)
    return ImmutableMatrix(len(result), 1, result)


def _by_mass_matrix(
    tree: Tree,
    q: Matrix,
    v: Matrix,
    tau: Matrix,
    let: Hook,
    external: Mapping[int, Wrench] | None,
) -> Matrix:
    """``M^-1 (tau - h)`` for joints that follow others: they tie bodies together across
    the tree, and no body can be folded into its parent by itself.

    Rows are eliminated from the tips inwards, which keeps the zeros of M.
    """
    chain, still = links(tree, q, let), ImmutableMatrix(zeros(tree.nv, 1))
    moves = motions(tree, chain, v, still, let)
    wrenches = joint_wrenches(tree, chain, moves, let, external)
    rest = let(tau - joint_forces(tree, wrenches, still, let))
    backwards = list(range(tree.nv))[::-1]
    factors = ldl(crba(tree, q, let).extract(backwards, backwards), let)
    return solve_ldl(factors, rest.extract(backwards, [0]), let).extract(backwards, [0])


def _dot(U: Matrix, K: Matrix, i: int, j: int) -> Any:
    return (U[i, :] * K[j, :].T)[0]
