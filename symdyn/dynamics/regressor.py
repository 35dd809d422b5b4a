"""Regressors: torques and energies as matrices times the inertial parameters.

A body has ten parameters about its joint's origin, in body axes, in which its wrench and
its energy are linear:

    pi = (m, h_x, h_y, h_z, I_xx, I_xy, I_yy, I_xz, I_yz, I_zz),    h = m c

with I about the joint's origin, not about the centre of mass.  The wrench on a body
(:mod:`symdyn.dynamics.rnea`) is read column by column; each column is then carried
inwards like any other wrench, and a joint takes the components along its motion.

Source: linearity and the order of the parameters as in Pinocchio; the columns follow
from the recursion.
"""

from __future__ import annotations

from sympy import ImmutableMatrix, Rational, zeros

from symdyn.dynamics.kinematics import velocities
from symdyn.dynamics.links import links
from symdyn.dynamics.rnea import Motion, motions
from symdyn.geometry.so3 import Matrix, cross, hat
from symdyn.geometry.spatial import Inertia
from symdyn.model.tree import WORLD, Tree
from symdyn.program.trace import Hook

PARAMETERS = 10
"""Inertial parameters of a body."""

_SECOND = ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))
"""Entries of I in the order of the parameters."""


def regressor(tree: Tree, q: Matrix, v: Matrix, a: Matrix, let: Hook) -> Matrix:
    """The matrix Y of generalized forces by inertial parameters, nv x 10 nb.

    Parameters
    ----------
    tree : Tree
        Its inertial parameters are not used.
    q, v, a : Matrix, nq x 1, nv x 1, nv x 1
    let : Hook

    Returns
    -------
    Matrix, nv x 10 nb
        ``rnea = Y pi`` with the parameters of all bodies one after the other; armature
        comes on top.
    """
    chain = links(tree, q, let)
    Y = zeros(tree.nv, PARAMETERS * len(tree.bodies))
    for body, move in enumerate(motions(tree, chain, v, a, let)):
        columns = slice(PARAMETERS * body, PARAMETERS * (body + 1))
        n, f = wrench_columns(move, let)
        i = body
        while True:
            joint = tree.bodies[i].joint
            Y[tree.v_index[i], columns] += joint.angular.T * n + joint.linear.T * f
            if tree.bodies[i].parent == WORLD:
                break
            n, f = chain[i].force_up(n, f)
            i = tree.bodies[i].parent
    return let(ImmutableMatrix(Y))


def wrench_columns(motion: Motion, let: Hook) -> tuple[Matrix, Matrix]:
    """Moments n and forces f (3 x 10 each) on a body for a unit of each parameter, about
    its origin, in its axes."""
    w, alpha, U = motion.w, motion.alpha, motion.U
    second = zeros(3, 6)
    for i in range(3):
        j, k = (i + 1) % 3, (i + 2) % 3
        swirl = let(w[j] * w[k])
        second[i, _place(i, i)] = alpha[i]
        second[i, _place(k, k)] = swirl
        second[i, _place(j, j)] = -swirl
        second[i, _place(j, k)] = let(let(w[j] ** 2) - let(w[k] ** 2))
        second[i, _place(i, k)] = U[j, i]
        second[i, _place(i, j)] = -U[k, i]
    n = ImmutableMatrix.hstack(zeros(3, 1), -hat(motion.a), second)
    return n, ImmutableMatrix.hstack(motion.a, U, zeros(3, 6))


def kinetic_energy_regressor(tree: Tree, q: Matrix, v: Matrix, let: Hook) -> Matrix:
    """The row that gives kinetic energy (J) by inertial parameters, 1 x 10 nb; what
    armature stores comes on top."""
    row = []
    for w, u in velocities(tree, links(tree, q, let), v, let):
        squares = [let(Rational(1, 2) * w[i] ** 2) if i == j else w[i] * w[j] for i, j in _SECOND]
        row += [Rational(1, 2) * let(u.dot(u)), *cross(u, w), *squares]
    return let(ImmutableMatrix([row]))


def potential_energy_regressor(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """The row that gives potential energy (J) by inertial parameters, 1 x 10 nb."""
    row = []
    done: list[tuple[Matrix, Matrix]] = []  # -gravity in body axes, and its product with p
    for body, link in zip(tree.bodies, links(tree, q, let), strict=True):
        up, height = (-tree.gravity, 0) if body.parent == WORLD else done[body.parent]
        height = let(height + up.dot(link.offset))
        done.append((link.down(up), height))
        row += [height, *done[-1][0], *[0] * len(_SECOND)]
    return let(ImmutableMatrix([row]))


def parameters(body: Inertia) -> Matrix:
    """The ten parameters of a body, 10 x 1, in the order of the columns."""
    second = [body.second[i, j] for i, j in _SECOND]
    return ImmutableMatrix([body.mass, *body.moment, *second])


def _place(i: int, j: int) -> int:
    """Which of the six entries of I stands for (i, j)."""
    return _SECOND.index((min(i, j), max(i, j)))
