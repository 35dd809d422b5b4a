"""Whether a rigid body can have a given inertia, and whether angles are in radians."""

from __future__ import annotations

from fractions import Fraction

from symdyn.geometry.so3 import Matrix, Scalar

_WIDEST = 10
"""No robot's link has so large a radius of gyration (m)."""

_LEAST, _MOST = 30, 720
"""Between these a bound may be in degrees."""


def implausible(mass: Scalar, inertia: Matrix) -> str | None:
    """What keeps a body from having this mass and inertia about its centre of mass.

    A density that is nowhere negative has a second moment of mass
    ``trace(I)/2 1 - I`` without negative eigenvalues; in principal axes that is the
    triangle rule.  A radius of gyration of many metres comes of other units.  None where
    nothing is wrong.

    Parameters
    ----------
    mass : Scalar
        kg, not negative.
    inertia : Matrix, 3x3
        Symmetric, rational (kg m^2).
    """
    if mass == 0:
        return "has an inertia but no mass" if any(inertia) else None
    xx, yy, zz, xy, xz, yz = _entries(inertia)
    if min(_principal_minors(xx, yy, zz, xy, xz, yz)) <= 0:
        return "has an inertia that is not positive definite"
    half = (xx + yy + zz) / 2
    if min(_principal_minors(half - xx, half - yy, half - zz, -xy, -xz, -yz)) < 0:
        return "has an inertia whose principal moments break the triangle rule"
    if max(xx, yy, zz) > _WIDEST**2 * Fraction(int(mass.p), int(mass.q)):
        return "has an inertia as of a body tens of metres wide (its units are kg and m)"
    return None


def in_degrees(lower: Scalar, upper: Scalar) -> bool:
    """Whether the bounds of an angle (rad) are round as degrees are, and turns away.

    Drives that turn often have bounds far out too, but hardly round ones below two turns
    of degrees.
    """
    far = [bound for bound in (lower, upper) if bound]
    return bool(far) and all(_LEAST <= abs(x) <= _MOST and x % 5 == 0 for x in far)


def _entries(matrix: Matrix) -> list[Fraction]:
    """xx, yy, zz, xy, xz, yz: fractions are faster than what SymPy makes of matrices."""
    places = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))
    return [Fraction(int(matrix[k].p), int(matrix[k].q)) for k in places]


def _principal_minors(*entries: Fraction) -> list[Fraction]:
    """All seven of them: none is negative where the matrix is positive semidefinite."""
    xx, yy, zz, xy, xz, yz = entries
    pairs = [xx * yy - xy * xy, xx * zz - xz * xz, yy * zz - yz * yz]
    whole = xx * pairs[2] - xy * (xy * zz - yz * xz) + xz * (xy * yz - yy * xz)
    return [xx, yy, zz, *pairs, whole]
