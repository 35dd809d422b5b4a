"""Values of a graph's nodes over the reals: floats for searching, intervals for certainty."""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from symdyn.check.meaning.points import NoRoot, Point
from symdyn.check.meaning.scene import Scene
from symdyn.program.graph import Edge

BITS = 120
"""Precision of intervals."""


class Floats:
    """Python floats: they search, and decide nothing."""

    def constant(self, value: Fraction) -> float:
        """The nearest float."""
        return float(value)

    def plain(self, value: float) -> float:
        """The value itself."""
        return value

    def div(self, a: float, b: float) -> float:
        """a / b."""
        return a / b

    def root(self, x: float) -> float:
        """The root."""
        if x < 0:
            raise NoRoot
        return math.sqrt(x)

    def turn(self, angle: float) -> tuple[float, float]:
        """Cosine and sine."""
        return math.cos(angle), math.sin(angle)

    def drawn(self, name: str, *args: float) -> float:
        """An arctangent, or another function of the graph."""
        return float(getattr(math, name)(*args))


class Intervals:
    """Intervals that contain the true values."""

    def __init__(self) -> None:
        from mpmath.ctx_iv import MPIntervalContext

        self.context = MPIntervalContext()
        self.context.prec = BITS

    def constant(self, value: Fraction) -> Any:
        """An interval around a rational number."""
        return self.context.mpf(value.numerator) / self.context.mpf(value.denominator)

    def plain(self, value: Any) -> Any:
        """The value itself."""
        return value

    def div(self, a: Any, b: Any) -> Any:
        """a / b."""
        if 0 in b:
            raise ZeroDivisionError
        return a / b

    def root(self, x: Any) -> Any:
        """The root."""
        if x.a < 0:
            raise NoRoot
        return self.context.sqrt(x)

    def turn(self, angle: Any) -> tuple[Any, Any]:
        """Cosine and sine."""
        return self.context.cos(angle), self.context.sin(angle)

    def drawn(self, name: str, *args: Any) -> Any:
        """An arctangent of a point to the right of, or above, the origin."""
        y, x = args
        if name != "atan2" or (x.a <= 0 and y.a <= 0):
            raise NoRoot
        return _atan(self, y / x) if x.a > 0 else self.context.pi / 2 - _atan(self, x / y)


def _atan(field: Intervals, ratio: Any) -> Any:
    """Monotonous, so that the ends are enough."""
    import mpmath

    context = mpmath.MPContext()
    context.prec = BITS + 20
    width = context.mpf(2) ** -BITS
    low = context.atan(context.mpf(ratio.a.mid)) - width
    high = context.atan(context.mpf(ratio.b.mid)) + width
    return field.context.mpf([low, high])


class RealPoint(Point):
    """A point over the reals, where sines are sines.

    Parameters
    ----------
    scene : Scene
    field : Floats or Intervals
    given : mapping from nodes to rational numbers
    """

    def __init__(self, scene: Scene, field: Any, given: Mapping[int, Fraction]) -> None:
        values = {node: field.constant(value) for node, value in given.items()}
        pi = scene.nodes.get("pi")
        if pi is not None:
            values[pi] = math.pi if isinstance(field, Floats) else field.context.pi
        super().__init__(scene, field, values)

    def turn(self, angle: Edge) -> tuple[Any, Any]:
        """Cosine and sine of a value."""
        c, s = self.field.turn(self(angle))
        return c, s
