"""Bounds on degree and coefficients of the difference of an identity's two sides.

A coordinate of a sphere counts twice: it is a quotient of quadratic polynomials in the
sphere's parameters, so a polynomial of degree d in the coordinates has degree at most 2 d
there, once what stands below is multiplied out.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log2
from typing import Any

from symdyn.program.bounds import Bound, BoundRing, common_denominator
from symdyn.program.evaluate import evaluate
from symdyn.truth.variety import Variety


@dataclass(frozen=True)
class Degree:
    """Bounds for a polynomial that vanishes where two sides agree.

    Attributes
    ----------
    degree : int
    height : float
        Base-two logarithm of its largest coefficient, or of that of what stands below.
    """

    degree: int
    height: float


class DegreeRing(BoundRing):
    """The ring whose values are bounds, with square roots.

    Attributes
    ----------
    roots : int
        How many roots were met.
    """

    def __init__(self, denominator: int) -> None:
        super().__init__(denominator)
        self.roots = 0

    def call(self, name: str, *args: Bound) -> Bound:
        """A root has at most the degree of what stands under it; other calls as they are."""
        if name != "sqrt":
            return super().call(name, *args)
        self.roots += 1
        (x,) = args
        return Bound(x.degree + 1, x.size + 1, x.below)


def difference_degree(where: Variety) -> Degree:
    """Bounds for the numerator of ``left - right`` in the parameters of the variety.

    A root is removed by multiplying with its conjugate, which doubles the degree, and at
    half of all points it does not exist, which doubles the share of zeros among the rest.
    """
    ring = DegreeRing(common_denominator(where.program))
    out = evaluate(where.program, ring, _coordinates(where))
    pairs = zip(out["left"], out["right"], strict=True)
    differences = [ring.sub(a, b) for a, b in pairs] or [Bound(0)]
    worst = max(differences, key=lambda bound: bound.degree)
    below = max(ring.over(Bound(0), bound.below).size for bound in differences)
    size = max(bound.size for bound in differences)
    degree = worst.degree * 4**ring.roots
    return Degree(degree, (max(size, below) + 2 * worst.degree) * 4**ring.roots)


def _coordinates(where: Variety) -> dict[str, list[Any]]:
    values = {port.name: [Bound(1)] * port.size for port in where.program.inputs}
    for sphere in where.spheres:
        for name, index in sphere:
            if name in values:
                values[name][index] = Bound(2, log2(len(sphere) + 1))
    return values
