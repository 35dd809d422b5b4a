"""The inverse of the mass matrix, and what it says of the base."""

from __future__ import annotations

from sympy import ImmutableMatrix

from symdyn.algebra.linear import inverse_symmetric
from symdyn.dynamics.crba import crba
from symdyn.dynamics.elimination import eliminate
from symdyn.errors import SymdynError
from symdyn.geometry.so3 import Matrix
from symdyn.model.tree import Tree
from symdyn.program.trace import Hook


def minverse(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """M(q)^-1, nv x nv, full and symmetric.

    Parameters
    ----------
    tree : Tree
        Every joint must move something that has inertia.
    q : Matrix, nq x 1
    let : Hook
    """
    return eliminate(tree, q, let).inverse()


def reduced_mass_matrix(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """``M_jj - M_jb M_bb^-1 M_bj``, nj x nj: what the joints feel of a free base."""
    if not tree.floating:
        raise SymdynError("is defined for a floating base", element="reduced_mass_matrix")
    M = crba(tree, q, let)
    base, coupling = M[0:6, 0:6], M[0:6, 6:]
    lifted = let(inverse_symmetric(base, let) * coupling)
    return let(ImmutableMatrix(M[6:, 6:] - coupling.T * lifted))
