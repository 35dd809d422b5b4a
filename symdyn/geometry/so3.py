"""Rotations: skew matrices, rotations about an axis, quaternions, symmetric products."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sympy import Integer, Rational, eye

from symdyn.program.matrix import ImmutableMatrix
from symdyn.program.trace import Hook, keep

Scalar = Any
"""A SymPy expression (or number) standing for one real value."""

Matrix = Any
"""A SymPy matrix: 3x1 for a vector, 3x3 for a linear map."""

ZERO3 = ImmutableMatrix([0, 0, 0])
IDENTITY3 = ImmutableMatrix(eye(3))


def vector(x: Scalar, y: Scalar, z: Scalar) -> Matrix:
    """The 3-vector (x, y, z) as a 3x1 matrix."""
    return ImmutableMatrix([x, y, z])


def basis(k: int) -> Matrix:
    """The unit vector along coordinate axis k = 0, 1, 2."""
    return ImmutableMatrix([Integer(i == k) for i in range(3)])


def cross(a: Matrix, b: Matrix) -> Matrix:
    """The cross product a x b of two 3-vectors."""
    return a.cross(b)


def hat(w: Matrix) -> Matrix:
    """The skew matrix [w] (3x3) with ``hat(w) * x = w x x``."""
    return ImmutableMatrix([[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]])


def vee(S: Matrix) -> Matrix:
    """The vector of a skew 3x3 matrix, inverse of :func:`hat`."""
    return vector(S[2, 1], S[0, 2], S[1, 0])


def axis_rotation(axis: Matrix, c: Scalar, s: Scalar) -> Matrix:
    """Rotation about a unit axis (3x1) whose angle has cosine c and sine s.

    Rodrigues: ``R = c 1 + s [u] + (1 - c) u u^T``.  For a coordinate axis the
    zeros and ones come out as exact numbers.
    """
    return c * IDENTITY3 + s * hat(axis) + (1 - c) * (axis * axis.T)


def quaternion_rotation(quat: Sequence[Scalar], let: Hook = keep) -> Matrix:
    """The polynomial rotation matrix of a quaternion (x, y, z, w).

    A rotation where the quaternion has norm one.  Off the unit sphere it is the
    matrix ``1 + 2 w [u] + 2 [u]^2`` with ``u = (x, y, z)``, which is not orthogonal.
    """
    x, y, z, w = quat
    dx, dy, dz = let(2 * x), let(2 * y), let(2 * z)
    xx, yy, zz = let(x * dx), let(y * dy), let(z * dz)
    xy, xz, yz = let(x * dy), let(x * dz), let(y * dz)
    wx, wy, wz = let(w * dx), let(w * dy), let(w * dz)
    return let(
        ImmutableMatrix(
            [
                [1 - let(yy + zz), xy - wz, xz + wy],
                [xy + wz, 1 - let(xx + zz), yz - wx],
                [xz - wy, yz + wx, 1 - let(xx + yy)],
            ]
        )
    )


def quaternion_slopes(quat: Sequence[Scalar]) -> tuple[Matrix, ...]:
    """Partial derivatives of :func:`quaternion_rotation` by x, y, z, w (3x3 each), also
    off the unit sphere."""
    x, y, z, w = quat
    u = hat(vector(x, y, z))
    turns = (hat(basis(k)) for k in range(3))
    return (*(ImmutableMatrix(2 * (w * e + e * u + u * e)) for e in turns), ImmutableMatrix(2 * u))


def rotate_symmetric(k: int, c: Scalar, s: Scalar, S: Matrix, let: Hook = keep) -> Matrix:
    """``R S R^T`` for R about coordinate axis k and a symmetric S (3x3).

    With ``u = s (S_ii - S_jj) + 2 c S_ij`` the turned block differs from the old one
    by ``s u`` and ``c u`` alone: 8 products and 7 sums once ``2 c`` is known.
    """
    i, j = (k + 1) % 3, (k + 2) % 3
    u = let(s * let(S[i, i] - S[j, j]) + let(2 * c) * S[i, j])
    change = let(s * u)
    entries = {
        (i, i): S[i, i] - change,
        (j, j): S[j, j] + change,
        (k, k): S[k, k],
        (i, j): c * u - S[i, j],
        (i, k): c * S[i, k] - s * S[j, k],
        (j, k): s * S[i, k] + c * S[j, k],
    }
    return let(ImmutableMatrix(3, 3, lambda r, t: entries[(r, t) if (r, t) in entries else (t, r)]))


def rotate_tensor(k: int, c: Scalar, s: Scalar, T: Matrix, let: Hook = keep) -> Matrix:
    """``R T R^T`` for R about coordinate axis k and any T (3x3).

    As :func:`rotate_symmetric`, with ``u = s (T_ii - T_jj) + c (T_ij + T_ji)``: 12 products
    and 11 sums.
    """
    i, j = (k + 1) % 3, (k + 2) % 3
    u = let(s * let(T[i, i] - T[j, j]) + c * let(T[i, j] + T[j, i]))
    change, across = let(s * u), let(c * u)
    entries = {
        (i, i): T[i, i] - change,
        (j, j): T[j, j] + change,
        (k, k): T[k, k],
        (i, j): across - T[j, i],
        (j, i): across - T[i, j],
        (i, k): c * T[i, k] - s * T[j, k],
        (j, k): s * T[i, k] + c * T[j, k],
        (k, i): c * T[k, i] - s * T[k, j],
        (k, j): s * T[k, i] + c * T[k, j],
    }
    return let(ImmutableMatrix(3, 3, lambda r, t: entries[r, t]))


def quaternion_product(a: Sequence[Scalar], b: Sequence[Scalar]) -> tuple[Scalar, ...]:
    """Hamilton's product a b of two quaternions (x, y, z, w)."""
    ax, ay, az, aw = a
    bx, by, bz, bw = b
    return (
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
        aw * bw - ax * bx - ay * by - az * bz,
    )


def symmetric(xx: Scalar, yy: Scalar, zz: Scalar, xy: Scalar, xz: Scalar, yz: Scalar) -> Matrix:
    """The symmetric 3x3 matrix with these six entries."""
    return ImmutableMatrix([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])


def align_z(axis: Matrix) -> Matrix:
    """A rotation A with ``A e_z = axis`` for a rational unit axis (3x1).

    The rotation by the smallest angle; half a turn about x where the axis is -e_z.
    """
    x, y, z = axis
    if z == -1:
        return ImmutableMatrix([[1, 0, 0], [0, -1, 0], [0, 0, -1]])
    k = Rational(1) / (1 + z)
    return ImmutableMatrix(
        [[1 - k * x * x, -k * x * y, x], [-k * x * y, 1 - k * y * y, y], [-x, -y, z]]
    )
