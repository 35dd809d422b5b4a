"""The inverse of the mass matrix, and what it says of contacts and of the base."""

from __future__ import annotations

from sympy import ImmutableMatrix

from symdyn.algebra.linear import inverse_symmetric
from symdyn.dynamics.contact import contact_jacobian
from symdyn.dynamics.crba import crba
from symdyn.dynamics.elimination import eliminate, inverse, response
from symdyn.errors import SymdynError
from symdyn.geometry.so3 import Matrix
from symdyn.model.tree import Tree
from symdyn.program.trace import Hook


def minverse(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """M(q)^-1, nv x nv, full and symmetric.

    Joints that follow others couple limbs, and M is then inverted as a whole.

    Parameters
    ----------
    tree : Tree
        Every joint must move something that has inertia.
    q : Matrix, nq x 1
    let : Hook
    """
    M = crba(tree, q, let)
    if tree.coupled:
        return inverse_symmetric(M, let)
    return inverse(eliminate(tree, M, let), tree.nv)


def delassus(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """``J_c M^-1 J_c^T``, 3nc x 3nc (1/kg): acceleration of the contacts by contact forces."""
    M, J = crba(tree, q, let), contact_jacobian(tree, q, let)
    if tree.coupled:
        return let(J * let(inverse_symmetric(M, let) * J.T))
    return response(eliminate(tree, M, let), J, let)


def reduced_mass_matrix(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """``M_jj - M_jb M_bb^-1 M_bj``, nj x nj: what the joints feel of a free base."""
    if not tree.floating:
        raise SymdynError("is defined for a floating base", element="reduced_mass_matrix")
    M = crba(tree, q, let)
    base, coupling = M[0:6, 0:6], M[0:6, 6:]
    lifted = let(inverse_symmetric(base, let) * coupling)
    return let(ImmutableMatrix(M[6:, 6:] - coupling.T * lifted))
