"""The rings programs are evaluated over: floats, arrays, digits, rationals, integers mod p.

In the exact rings a sine and a cosine are the two coordinates of a rational point
of the circle keyed by the value of their argument, so that equal arguments give
equal points and ``sin^2 + cos^2 = 1`` holds; opposite arguments give mirrored
points.  Any other call is an uninterpreted function keyed by its arguments' values.
"""

from __future__ import annotations

import hashlib
import math
import operator
from collections.abc import Callable
from fractions import Fraction
from typing import Any

PRIME = (1 << 61) - 1
"""The Mersenne prime 2^61 - 1."""


class _Operators:
    """Rings whose values know their own arithmetic."""

    neg: Callable[[Any], Any] = staticmethod(operator.neg)
    add: Callable[[Any, Any], Any] = staticmethod(operator.add)
    sub: Callable[[Any, Any], Any] = staticmethod(operator.sub)
    mul: Callable[[Any, Any], Any] = staticmethod(operator.mul)
    div: Callable[[Any, Any], Any] = staticmethod(operator.truediv)

    def constant(self, value: Fraction) -> Any:
        return float(value)


class FloatRing(_Operators):
    """Python floats."""

    def select(self, condition: bool, then: float, other: float) -> float:
        return then if condition else other

    def call(self, name: str, *args: float) -> Any:
        return args[0] < args[1] if name == "less" else getattr(math, name)(*args)


class ArrayRing(_Operators):
    """NumPy arrays of any shape that broadcast together: one value a state."""

    def __init__(self) -> None:
        import numpy

        self._numpy = numpy
        self._calls = {"atan2": "arctan2"}

    def select(self, condition: Any, then: Any, other: Any) -> Any:
        return self._numpy.where(condition, then, other)

    def call(self, name: str, *args: Any) -> Any:
        return getattr(self._numpy, self._calls.get(name, name))(*args)


class DigitsRing(_Operators):
    """Decimal floats of a chosen precision: what double precision is judged by.

    Attributes
    ----------
    context : mpmath.MPContext
        Its own; no global precision changes.
    """

    def __init__(self, digits: int = 50) -> None:
        import mpmath

        self.context = mpmath.MPContext()
        self.context.dps = digits

    def constant(self, value: Fraction) -> Any:
        return self.context.mpf(value.numerator) / value.denominator

    def select(self, condition: bool, then: Any, other: Any) -> Any:
        return then if condition else other

    def call(self, name: str, *args: Any) -> Any:
        return args[0] < args[1] if name == "less" else getattr(self.context, name)(*args)


class RationalRing(_Operators):
    """Exact rationals, as ``fractions.Fraction``."""

    def constant(self, value: Fraction) -> Fraction:
        return value

    def select(self, condition: bool, then: Fraction, other: Fraction) -> Fraction:
        return then if condition else other

    def call(self, name: str, *args: Fraction) -> Any:
        if name == "less":
            return args[0] < args[1]
        if name in ("sin", "cos", "tan"):
            return _circle(name, args[0] < 0, _fingerprint("circle", abs(args[0])), Fraction)
        return Fraction(_fingerprint(name, *args), 1 << 12)


class ModularRing:
    """Integers modulo a prime (an odd one with -1 a non-residue keeps 1 + t^2 invertible)."""

    def __init__(self, prime: int = PRIME) -> None:
        self.prime = prime

    def constant(self, value: Fraction) -> int:
        return value.numerator * pow(value.denominator, -1, self.prime) % self.prime

    def neg(self, a: int) -> int:
        return -a % self.prime

    def add(self, a: int, b: int) -> int:
        return (a + b) % self.prime

    def sub(self, a: int, b: int) -> int:
        return (a - b) % self.prime

    def mul(self, a: int, b: int) -> int:
        return a * b % self.prime

    def div(self, a: int, b: int) -> int:
        if not b:
            raise ZeroDivisionError("a denominator vanishes modulo the prime")
        return a * pow(b, -1, self.prime) % self.prime

    def select(self, condition: int, then: int, other: int) -> int:
        return self.call("select", condition, then, other)

    def call(self, name: str, *args: int) -> int:
        if name in ("sin", "cos", "tan"):
            mirrored = 2 * args[0] > self.prime
            key = self.prime - args[0] if mirrored else args[0]
            point: int = _circle(name, mirrored, _fingerprint("circle", key), self.ratio)
            return point
        return _fingerprint(name, *args) % self.prime

    def ratio(self, a: int, b: int) -> int:
        """a / b of any two integers."""
        return self.div(a % self.prime, b % self.prime)


def _fingerprint(name: str, *args: Any) -> int:
    """A number below 2^60 that depends on a call's name and arguments alone."""
    text = " ".join((name, *map(str, args)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 4


def _circle(name: str, mirrored: bool, key: int, quotient: Callable[[int, int], Any]) -> Any:
    """A coordinate of the circle's point with half-angle tangent t."""
    t = -key if mirrored else key
    if name == "tan":
        return quotient(2 * t, 1 - t * t)
    return quotient(1 - t * t if name == "cos" else 2 * t, 1 + t * t)
