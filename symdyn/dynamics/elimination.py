"""The mass matrix eliminated limb by limb, and what follows from it.

A body and the limbs it carries: with the body held the limbs are uncoupled, so the
inverses W_l of their blocks stand alone (the same problem one size smaller).  Let F_l
couple limb l to the body, ``E_l = W_l F_l`` and ``S = B - sum F_l^T E_l`` (Schur
complement).  Then the inverse of the whole has the blocks

    body, body      S^-1
    limb, body      -E_l S^-1
    limb, limb      E_l S^-1 E_k^T,  plus W_l where l = k

and for a Jacobian J, with ``G = J_body - sum J_l E_l``, what a force at its rows moves is

    J M^-1 J^T  =  G S^-1 G^T + sum J_l W_l J_l^T.

Source: block elimination (standard result), in the order of the tree's branches.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sympy import ImmutableMatrix, zeros

from symdyn.algebra.linear import Matrix, inverse_symmetric, symmetric_product
from symdyn.model.tree import WORLD, Tree
from symdyn.program.trace import Hook


@dataclass(frozen=True)
class Elimination:
    """A body's block with its limbs eliminated.

    Attributes
    ----------
    own : tuple of int
        The body's entries of v.
    limbs : tuple of Elimination
        Of the bodies it carries.
    couplings : tuple of Matrix
        E_l for each limb, its size x the body's.
    S, S_inverse : Matrix
        The body's block less what its limbs take of it.
    W : Matrix
        The inverse of the whole, in the order of ``index``.
    """

    own: tuple[int, ...]
    limbs: tuple[Elimination, ...]
    couplings: tuple[Matrix, ...]
    S: Matrix
    S_inverse: Matrix
    W: Matrix

    @property
    def index(self) -> tuple[int, ...]:
        """All entries of v that are eliminated: the body's, then limb by limb."""
        return self.own + tuple(i for limb in self.limbs for i in limb.index)


def eliminate(tree: Tree, M: Matrix, let: Hook) -> tuple[Elimination, ...]:
    """Eliminate a mass matrix (nv x nv) from the tips inwards, root by root."""
    return tuple(_eliminate(tree, M, root, let) for root in _children(tree, WORLD))


def inverse(parts: tuple[Elimination, ...], n: int) -> Matrix:
    """M^-1, n x n."""
    result = zeros(n, n)
    for part in parts:
        for i, row in enumerate(part.index):
            for j, column in enumerate(part.index):
                result[row, column] = part.W[i, j]
    return ImmutableMatrix(result)


@dataclass(frozen=True)
class Inverse:
    """A mass matrix eliminated, to be solved with.

    Attributes
    ----------
    parts : tuple of Elimination
        Root by root; none where joints that follow others couple limbs.
    whole : Matrix
        M^-1, nv x nv.
    let : Hook
    """

    parts: tuple[Elimination, ...]
    whole: Matrix
    let: Hook

    def solve(self, B: Matrix) -> Matrix:
        """``M^-1 B`` (nv x m), with the limbs' zeros in B kept out of the work."""
        if not self.parts:
            return self.let(self.whole * B)
        X = zeros(B.rows, B.cols)
        for part in self.parts:
            _solve(part, B, X, self.let)
        return ImmutableMatrix(X)


def inverted(tree: Tree, M: Matrix, let: Hook) -> Inverse:
    """A mass matrix (nv x nv), ready to be solved with."""
    if tree.coupled:
        return Inverse((), inverse_symmetric(M, let), let)
    parts = eliminate(tree, M, let)
    return Inverse(parts, inverse(parts, tree.nv), let)


def _solve(part: Elimination, B: Matrix, X: Matrix, let: Hook) -> None:
    """Write the rows of a part's solution into X."""
    columns = list(range(B.cols))
    rest = B.extract(list(part.own), columns)
    limbs = list(zip(part.limbs, part.couplings, strict=True))
    for limb, E in limbs:
        rest = rest - E.T * B.extract(list(limb.index), columns)
    own = let(part.S_inverse * let(rest))
    for row, i in enumerate(part.own):
        X[i, :] = own[row, :]
    for limb, E in limbs:
        alone = let(limb.W * B.extract(list(limb.index), columns) - E * own)
        for row, i in enumerate(limb.index):
            X[i, :] = alone[row, :]


def response(parts: tuple[Elimination, ...], J: Matrix, let: Hook) -> Matrix:
    """``J M^-1 J^T`` for a Jacobian J (m x n)."""
    total = ImmutableMatrix(zeros(J.rows, J.rows))
    for part in parts:
        total = let(total + _response(part, J, let))
    return total


def _eliminate(tree: Tree, M: Matrix, root: int, let: Hook) -> Elimination:
    own = tuple(range(tree.nv))[tree.v_index[root]]
    limbs = tuple(_eliminate(tree, M, child, let) for child in _children(tree, root))
    couplings = tuple(let(limb.W * M.extract(list(limb.index), list(own))) for limb in limbs)

    def complement(i: int, j: int) -> Any:
        pairs = zip(limbs, couplings, strict=True)
        return let(M[own[i], own[j]] - sum(_coupled(M, own[i], limb, E, j) for limb, E in pairs))

    S = symmetric_product(complement, len(own))
    S_inverse = inverse_symmetric(S, let)
    whole = _whole(limbs, couplings, S_inverse, let)
    return Elimination(own, limbs, couplings, S, S_inverse, whole)


def _coupled(M: Matrix, row: int, limb: Elimination, E: Matrix, column: int) -> Any:
    return sum(M[i, row] * E[k, column] for k, i in enumerate(limb.index))


def _whole(
    limbs: tuple[Elimination, ...], couplings: tuple[Matrix, ...], S_inverse: Matrix, let: Hook
) -> Matrix:
    to_root = [let(-E * S_inverse) for E in couplings]
    rows = [ImmutableMatrix.hstack(S_inverse, *(X.T for X in to_root))]
    for k, (X, limb) in enumerate(zip(to_root, limbs, strict=True)):
        blocks = [X]
        for other, E in enumerate(couplings):
            if other < k:
                blocks.append(let(-X * E.T))
            elif other == k:
                blocks.append(_diagonal(X, E, limb.W, let))
            else:
                blocks.append(let(-couplings[k] * to_root[other].T))
        rows.append(ImmutableMatrix.hstack(*blocks))
    return ImmutableMatrix.vstack(*rows)


def _diagonal(X: Matrix, E: Matrix, W: Matrix, let: Hook) -> Matrix:
    """``W + E S^-1 E^T`` with ``X = -E S^-1``."""
    return symmetric_product(lambda i, j: let(W[i, j] - (X[i, :] * E[j, :].T)[0]), W.rows)


def _response(part: Elimination, J: Matrix, let: Hook) -> Matrix:
    columns = J.extract(list(range(J.rows)), list(part.own))
    for limb, E in zip(part.limbs, part.couplings, strict=True):
        columns = columns - J.extract(list(range(J.rows)), list(limb.index)) * E
    G = let(columns)
    H = let(G * part.S_inverse)
    total = symmetric_product(lambda i, j: (G[i, :] * H[j, :].T)[0], J.rows)
    for limb in part.limbs:
        total = total + _response(limb, J, let)
    return let(total)


def _children(tree: Tree, parent: int) -> list[int]:
    return [i for i, body in enumerate(tree.bodies) if body.parent == parent]
