"""The inverse of the mass matrix, block by block along the tree.

A body and the limbs it carries: with the body held, the limbs are uncoupled, so their
inverses W_l stand alone (the same problem one size smaller).  Let F_l couple limb l to
the body, ``E_l = W_l F_l`` and ``S = B - sum F_l^T E_l`` (Schur complement); then

    body, body      S^-1
    limb, body      -E_l S^-1
    limb, limb      E_l S^-1 E_k^T,  plus W_l where l = k

Joints that follow others couple limbs, and M is then inverted as a whole.

Source: block elimination (standard result), in the order of the tree's branches.
"""

from __future__ import annotations

from typing import Any

from sympy import ImmutableMatrix, zeros

from symdyn.algebra.linear import Matrix, inverse_symmetric, symmetric_product
from symdyn.dynamics.crba import crba
from symdyn.model.tree import WORLD, Tree
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
    M = crba(tree, q, let)
    if tree.coupled:
        return inverse_symmetric(M, let)
    result = zeros(tree.nv, tree.nv)
    for root in _children(tree, WORLD):
        index, W = _invert(tree, M, root, let)
        for i, row in enumerate(index):
            for j, column in enumerate(index):
                result[row, column] = W[i, j]
    return ImmutableMatrix(result)


def _invert(tree: Tree, M: Matrix, root: int, let: Hook) -> tuple[list[int], Matrix]:
    """Coordinates of a subtree and its inverse with the rest of the tree held."""
    own = list(range(tree.nv))[tree.v_index[root]]
    limbs = [_invert(tree, M, child, let) for child in _children(tree, root)]
    couplings = [let(W * M.extract(index, own)) for index, W in limbs]
    S = symmetric_product(
        lambda i, j: let(M[own[i], own[j]] - _coupled(M, own[i], limbs, couplings, j)), len(own)
    )
    S_inverse = inverse_symmetric(S, let)
    to_root = [let(-E * S_inverse) for E in couplings]
    rows = [ImmutableMatrix.hstack(S_inverse, *(X.T for X in to_root))]
    for k, (X, (_, W)) in enumerate(zip(to_root, limbs, strict=True)):
        blocks = [X]
        for other, E in enumerate(couplings):
            if other < k:
                blocks.append(let(-X * E.T))
            elif other == k:
                blocks.append(_diagonal(X, E, W, let))
            else:
                blocks.append(let(-couplings[k] * to_root[other].T))
        rows.append(ImmutableMatrix.hstack(*blocks))
    index = own + [i for part, _ in limbs for i in part]
    return index, ImmutableMatrix.vstack(*rows)


def _coupled(M: Matrix, row: int, limbs: Any, couplings: list[Matrix], column: int) -> Any:
    return sum(
        M[index[k], row] * E[k, column]
        for (index, _), E in zip(limbs, couplings, strict=True)
        for k in range(len(index))
    )


def _diagonal(X: Matrix, E: Matrix, W: Matrix, let: Hook) -> Matrix:
    """``W + E S^-1 E^T`` with ``X = -E S^-1``."""
    return symmetric_product(lambda i, j: let(W[i, j] - (X[i, :] * E[j, :].T)[0]), W.rows)


def _children(tree: Tree, parent: int) -> list[int]:
    return [i for i, body in enumerate(tree.bodies) if body.parent == parent]
