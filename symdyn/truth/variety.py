"""The variety an identity lives on, and points of it.

After :func:`symdyn.program.angles.expand_angles` an identity is rational in its inputs,
and inputs are free except for groups whose squares sum to one: circles, unit vectors,
unit quaternions.  The variety is a product of spheres and lines: irreducible, with dense
real points, and parametrised by stereographic projection.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from symdyn.program.angles import expand_angles
from symdyn.program.graph import Program
from symdyn.truth.identity import Identity


@dataclass(frozen=True)
class Variety:
    """A program with rational operations and square roots, and its spheres.

    Attributes
    ----------
    program : Program
        Outputs ``left`` and ``right``.
    spheres : tuple of tuple of (str, int)
        Groups of entries (port, index) whose squares sum to one.
    """

    program: Program
    spheres: tuple[tuple[tuple[str, int], ...], ...]

    def point(self, number: Callable[[], Any], quotient: Callable[[Any, Any], Any]) -> Point:
        """A point: free entries as they are drawn, spheres from their parameters."""
        values = {port.name: [number() for _ in range(port.size)] for port in self.program.inputs}
        for sphere in self.spheres:
            coordinates = on_sphere([number() for _ in sphere[1:]], quotient)
            for (name, index), value in zip(sphere, coordinates, strict=True):
                if name in values:
                    values[name][index] = value
        return values


Point = dict[str, list[Any]]


def variety(identity: Identity) -> Variety:
    """Where an identity must hold."""
    rational = expand_angles(identity.program)
    circles = tuple(((name, 0), (name, 1)) for name in rational.circles)
    units = tuple(tuple((name, 0) for name in group) for group in identity.unit)
    return Variety(rational.program, circles + units)


def on_sphere(parameters: Iterable[Any], quotient: Callable[[Any, Any], Any]) -> list[Any]:
    """A point of the unit sphere; all but its first coordinate vanish with the parameters."""
    t = list(parameters)
    square = sum(x * x for x in t)
    return [quotient(1 - square, 1 + square), *(quotient(2 * x, 1 + square) for x in t)]
