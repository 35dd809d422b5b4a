"""Bounds on degree and coefficients of what a program computes, as one more ring.

A value stands for a fraction of two polynomials in the parameters of a variety; only
their degrees and the sizes of their coefficients are kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import log2
from typing import Any

from symdyn.truth.variety import Point, Variety


@dataclass(frozen=True)
class Degree:
    """Bounds for a fraction.

    Attributes
    ----------
    above, below : int
        Degrees of numerator and denominator.
    size_above, size_below : float
        Base-two logarithms of the sums of their absolute coefficients, all integers.
    """

    above: int = 0
    below: int = 0
    size_above: float = 0.0
    size_below: float = 0.0

    @property
    def degree(self) -> int:
        """Of the numerator."""
        return self.above

    @property
    def height(self) -> float:
        """Bits of the largest coefficient of numerator or denominator."""
        return max(self.size_above, self.size_below)


class DegreeRing:
    """The ring whose values are :class:`Degree`."""

    def constant(self, value: Fraction | int) -> Degree:
        """A number has degree zero."""
        value = Fraction(value)
        return Degree(0, 0, _bits(value.numerator), _bits(value.denominator))

    def neg(self, a: Degree) -> Degree:
        """A sign changes no bound."""
        return a

    def add(self, a: Degree, b: Degree) -> Degree:
        """Over the product of the denominators, or over a shared one that is constant."""
        if not (a.below or b.below or a.size_below or b.size_below):
            return Degree(max(a.above, b.above), 0, max(a.size_above, b.size_above) + 1, 0.0)
        return Degree(
            max(a.above + b.below, b.above + a.below),
            a.below + b.below,
            max(a.size_above + b.size_below, b.size_above + a.size_below) + 1,
            a.size_below + b.size_below,
        )

    def sub(self, a: Degree, b: Degree) -> Degree:
        """As a sum."""
        return self.add(a, b)

    def mul(self, a: Degree, b: Degree) -> Degree:
        """Degrees add."""
        return Degree(
            a.above + b.above,
            a.below + b.below,
            a.size_above + b.size_above,
            a.size_below + b.size_below,
        )

    def div(self, a: Degree, b: Degree) -> Degree:
        """As a product with the inverse."""
        return self.mul(a, Degree(b.below, b.above, b.size_below, b.size_above))

    def select(self, condition: Any, then: Degree, other: Degree) -> Degree:
        """An uninterpreted value: a parameter of its own."""
        return Degree(1)

    def call(self, name: str, *args: Degree) -> Degree:
        """A root's norm doubles the degree at most; other calls are parameters."""
        if name == "sqrt":
            (x,) = args
            return Degree(x.above + 1, x.below, x.size_above + 1, x.size_below)
        return Degree(1)


def degree_point(where: Variety) -> Point:
    """Inputs as parameters; a sphere's coordinates as fractions of degree two."""
    values: Point = {p.name: [Degree(1)] * p.size for p in where.program.inputs}
    for sphere in where.spheres:
        coordinate = Degree(2, 2, log2(len(sphere) + 1), log2(len(sphere) + 1))
        for name, index in sphere:
            if name in values:
                values[name][index] = coordinate
    return values


def _bits(n: int) -> float:
    return float(abs(n).bit_length()) if abs(n) > 1 else 0.0
