"""Bounds on the digits of exact numbers.

Where fixed joints with angles follow one another, the digits of their exact placement
add up, and so do those of many links' inertias welded together: a hundred in a row would
take minutes.  Beyond a size that no robot reaches by a few joints, numbers are rounded
to 256 bits (77 digits), rotations to exactly orthogonal ones.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from mpmath import MPContext
from sympy import ImmutableMatrix, Integer, Rational

from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import IDENTITY3, Matrix, Scalar, hat, vector
from symdyn.geometry.spatial import Inertia

_KEPT = 256
_LONGEST_POSE = 2048
_LONGEST_INERTIA = 8192

_PRECISE = MPContext()
_PRECISE.prec = _KEPT + 64


def short_pose(pose: Pose) -> Pose:
    """The pose, its rationals rounded if one has more than 2048 bits."""
    if _bits(pose.R) <= _LONGEST_POSE and _bits(pose.p) <= _LONGEST_POSE:
        return pose
    scale = 1 << _KEPT
    parts = [Integer(int(_PRECISE.nint(x * scale))) for x in _quaternion(pose.R)]
    return Pose(quaternion_rotation(*parts), ImmutableMatrix(pose.p.applyfunc(_rounded)))


def short_inertia(inertia: Inertia) -> Inertia:
    """The inertia, its rationals rounded if one has more than 8192 bits."""
    if max(_bits(inertia.moment), _bits(inertia.second)) <= _LONGEST_INERTIA:
        return inertia
    return Inertia(
        inertia.mass,
        ImmutableMatrix(inertia.moment.applyfunc(_rounded)),
        ImmutableMatrix(inertia.second.applyfunc(_rounded)),
    )


def quaternion_rotation(w: Scalar, x: Scalar, y: Scalar, z: Scalar) -> Matrix:
    """The exactly orthogonal rotation (3x3) of a rational quaternion of any norm."""
    u = hat(vector(x, y, z))
    scale = Rational(2) / (w * w + x * x + y * y + z * z)
    return ImmutableMatrix(IDENTITY3 + scale * (w * u + u * u))


def _bits(matrix: Matrix) -> int:
    return max(int(x.q).bit_length() for x in matrix.flat())


def _rounded(value: Scalar) -> Scalar:
    """The rational with a mantissa of 256 bits next to a rational."""
    p, q = int(value.p), int(value.q)
    shift = _KEPT - abs(p).bit_length() + q.bit_length()
    mantissa = round(Fraction(p) * Fraction(2) ** shift / q)
    return Rational(mantissa) / Integer(2) ** shift


def _quaternion(R: Matrix) -> list[Any]:
    """The quaternion (w, x, y, z) of a rotation, in a norm between one and two."""
    entries = [[_PRECISE.mpf(int(R[i, j].p)) / int(R[i, j].q) for j in range(3)] for i in range(3)]
    trace = sum(entries[i][i] for i in range(3))
    # The row of the largest component is that without cancellation.
    k = max(range(4), key=lambda n: trace if n == 0 else entries[n - 1][n - 1])
    if k == 0:
        found = [1 + trace, *(_skew(entries, i) for i in range(3))]
    else:
        i = k - 1
        found = [_skew(entries, i), 0, 0, 0]
        for j in range(3):
            found[1 + j] = entries[i][j] + entries[j][i]
        found[k] += 1 - trace
    size = max(abs(x) for x in found)
    return [x / size for x in found]


def _skew(entries: list[list[Any]], i: int) -> Any:
    j, k = (i + 1) % 3, (i + 2) % 3
    return entries[k][j] - entries[j][k]
