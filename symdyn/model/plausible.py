"""Whether a rigid body can have a given inertia."""

from __future__ import annotations

from itertools import combinations

from sympy import eye

from symdyn.geometry.so3 import Matrix, Scalar


def implausible(mass: Scalar, inertia: Matrix) -> str | None:
    """What keeps a body from having this mass and inertia about its centre of mass.

    A density that is nowhere negative has a second moment of mass
    ``trace(I)/2 1 - I`` without negative eigenvalues; in principal axes that is the
    triangle rule.  None where nothing is wrong.

    Parameters
    ----------
    mass : Scalar
        kg, not negative.
    inertia : Matrix, 3x3
        Symmetric, rational (kg m^2).
    """
    if mass == 0:
        return "has an inertia but no mass" if any(inertia) else None
    if min(_principal_minors(inertia)) <= 0:
        return "has an inertia that is not positive definite"
    if min(_principal_minors(inertia.trace() / 2 * eye(3) - inertia)) < 0:
        return "has an inertia whose principal moments break the triangle rule"
    return None


def _principal_minors(matrix: Matrix) -> list[Scalar]:
    """All seven of them: none is negative where the matrix is positive semidefinite."""
    sets = [rows for size in (1, 2, 3) for rows in combinations(range(3), size)]
    return [matrix.extract(list(rows), list(rows)).det() for rows in sets]
