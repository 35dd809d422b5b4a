"""Floats with the sines and cosines of the emitted C, rounding by rounding."""

from __future__ import annotations

from functools import reduce
from typing import Any

from symdyn.backends.lanes import DOUBLE
from symdyn.program.rings import FloatRing


class LanesRing(FloatRing):
    """Python floats; an angle is reduced, then polynomials are evaluated."""

    def call(self, name: str, *args: float) -> Any:
        return turn(args[0])[name] if name in ("sin", "cos") else super().call(name, *args)


def turn(x: float) -> dict[str, float]:
    """Sine and cosine as the header of the C functions has them."""
    shift, (one, two, three) = float(DOUBLE.shift), map(float, DOUBLE.parts)
    n = (x * float(DOUBLE.two_over_pi) + shift) - shift
    first, tail = x - n * one, n * two
    second = first - tail
    rest = n * three - ((first - second) - tail)
    r = second - rest
    low, z = (second - r) - rest, r * r
    half = z * 0.5
    near = 1.0 - half
    s = r + (r * z * _horner(DOUBLE.sines, z) + low * near)
    c = near + (((1.0 - near) - half) + (z * z * _horner(DOUBLE.cosines, z) - r * low))
    quarter = int(n)
    sine, cosine = (c, s) if quarter & 1 else (s, c)
    return {
        "sin": -sine if quarter & 2 else sine,
        "cos": -cosine if (quarter + 1) & 2 else cosine,
    }


def _horner(coefficients: Any, z: float) -> float:
    return reduce(
        lambda total, c: float(c) + z * total, reversed(coefficients[:-1]), float(coefficients[-1])
    )
