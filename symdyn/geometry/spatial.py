"""Spatial inertia in its linear form: mass, first moment, second moment."""

from __future__ import annotations

from dataclasses import dataclass, field

from sympy import ImmutableMatrix, Integer, zeros

from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import ZERO3, Matrix, Scalar, hat

_ZERO33 = ImmutableMatrix(zeros(3, 3))


@dataclass(frozen=True)
class Inertia:
    """Spatial inertia of a rigid body about the origin of its frame.

    The three parts add when bodies are joined, whatever their masses, which the
    pair (centre of mass, inertia about it) does not.

    Attributes
    ----------
    mass : Scalar
        m (kg).
    moment : Matrix, 3x1
        First moment h = m c, in frame axes (kg m).
    second : Matrix, 3x3
        Rotational inertia about the frame's origin, in frame axes (kg m^2).
    """

    mass: Scalar = field(default=Integer(0))
    moment: Matrix = field(default=ZERO3)
    second: Matrix = field(default=_ZERO33)

    @staticmethod
    def about_com(mass: Scalar, com: Matrix, inertia: Matrix) -> Inertia:
        """From mass, centre of mass (3x1) and inertia about the centre of mass (3x3)."""
        c = hat(com)
        return Inertia(mass, ImmutableMatrix(mass * com), ImmutableMatrix(inertia - mass * c * c))

    def __add__(self, other: Inertia) -> Inertia:
        """The inertia of the two bodies joined rigidly (same frame)."""
        return Inertia(
            self.mass + other.mass,
            ImmutableMatrix(self.moment + other.moment),
            ImmutableMatrix(self.second + other.second),
        )

    def expressed_in(self, pose: Pose) -> Inertia:
        """The same body seen from the reference frame of ``pose``."""
        h = pose.R * self.moment
        second = pose.R * self.second * pose.R.T
        p, k = hat(pose.p), hat(h)
        return Inertia(
            self.mass,
            ImmutableMatrix(h + self.mass * pose.p),
            ImmutableMatrix(second - p * k - k * p - self.mass * p * p),
        )
