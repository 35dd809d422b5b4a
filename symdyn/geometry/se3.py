"""Rigid motions: poses, their product and inverse."""

from __future__ import annotations

from dataclasses import dataclass, field

from sympy import ImmutableMatrix

from symdyn.geometry.so3 import IDENTITY3, ZERO3, Matrix


@dataclass(frozen=True)
class Pose:
    """The pose (R, p) of a frame in a reference frame.

    Attributes
    ----------
    R : Matrix, 3x3
        Takes components from the frame to the reference.
    p : Matrix, 3x1
        Origin of the frame, in reference axes (m).
    """

    R: Matrix = field(default=IDENTITY3)
    p: Matrix = field(default=ZERO3)

    def __mul__(self, other: Pose) -> Pose:
        """The pose of other's frame in this pose's reference."""
        return Pose(ImmutableMatrix(self.R * other.R), ImmutableMatrix(self.R * other.p + self.p))

    def inverse(self) -> Pose:
        """The pose of the reference in the frame (R is taken as orthogonal)."""
        return Pose(ImmutableMatrix(self.R.T), ImmutableMatrix(-(self.R.T * self.p)))
