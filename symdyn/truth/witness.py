"""Small exact points where two sides differ, shrunk until a hand can check them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from symdyn.program.evaluate import evaluate
from symdyn.program.rings import DigitsRing, RationalRing
from symdyn.truth.identity import Identity
from symdyn.truth.primes import draws
from symdyn.truth.variety import Variety, on_sphere, variety

_SMALL = tuple(
    Fraction(n, d) for n, d in ((0, 1), (1, 1), (-1, 1), (2, 1), (1, 2), (3, 1), (1, 3), (3, 4))
)
_ZERO = _SMALL[0]
_SPARSE = 5  # one entry in so many is drawn from the small numbers at a sparse point
_TRIES = 60

Parameters = dict[tuple[str, int], Fraction]
"""A number for each free entry, and for each parameter of a sphere."""


class ExactRing(RationalRing):
    """Fractions with the roots that are rational."""

    def call(self, name: str, *args: Fraction) -> Any:
        """A rational root, or a refusal; another point is then tried."""
        if name != "sqrt":
            return super().call(name, *args)
        from math import isqrt

        (x,) = args
        if x < 0:
            raise ArithmeticError("the root of a negative number")
        root = Fraction(isqrt(x.numerator), isqrt(x.denominator))
        if root * root != x:
            raise ArithmeticError("an irrational root")
        return root


@dataclass(frozen=True)
class Witness:
    """Where two sides differ.

    Attributes
    ----------
    values : dict
        Each input's value; an angle as its pair (cos, sin).
    entry : int
        Flat index of the entry that differs.
    left, right : Fraction
        What the two sides are there.
    """

    values: dict[str, Any]
    entry: int
    left: Fraction
    right: Fraction

    def __str__(self) -> str:
        plain = (0, (1, 0))
        told = {name: value for name, value in self.values.items() if value not in plain}
        point = ", ".join(f"{name} = {_text(value)}" for name, value in told.items())
        rest = "" if len(told) == len(self.values) else "all else zero"
        where = ", ".join(part for part in (point, rest) if part) or "any point"
        return f"{where}: {self.left} is not {self.right}"


def find_witness(identity: Identity, salt: str = "") -> Witness | None:
    """A shrunk rational point where the sides differ; None where none was met.

    A point that is found refutes by itself; none found says nothing.  Every other point is
    zero in most entries: there a root of a sum of squares is often rational.
    """
    search = _Search(variety(identity))
    numbers = draws(f"{identity.key} witness {salt}")
    for attempt in range(_TRIES):
        choices = len(_SMALL) * (_SPARSE if attempt % 2 else 1)
        drawn = {key: next(numbers) % choices for key in search.keys}
        parameters = {key: _SMALL[k] if k < len(_SMALL) else _ZERO for key, k in drawn.items()}
        if search.difference(parameters) is not None:
            return search.witness(search.shrunk(parameters))
    return None


def digits_witness(identity: Identity, digits: int = 50) -> str:
    """A point with irrational roots where the sides differ, with its values in decimals; empty
    where none was met.

    What differs in half of so many digits differs: a sample may refute, though never prove.
    """
    search, ring = _Search(variety(identity)), DigitsRing(digits)
    numbers = draws(f"{identity.key} digits")
    for _ in range(_TRIES):
        parameters = {key: _SMALL[next(numbers) % len(_SMALL)] for key in search.keys}
        exact = search.point(parameters)
        point = {name: [ring.constant(x) for x in row] for name, row in exact.items()}
        try:
            out = evaluate(search.where.program, ring, point)
        except (ArithmeticError, TypeError, AttributeError):
            continue
        for left, right in zip(out["left"], out["right"], strict=True):
            if not isinstance(abs(left - right), ring.context.mpf):
                break  # the root of a negative number
            if abs(left - right) > ring.context.mpf(10) ** (-digits // 2) * (1 + abs(left)):
                values = (ring.context.nstr(value, 9) for value in (left, right))
                return f"a point with roots: {' is not '.join(values)}"
    return ""


class _Search:
    def __init__(self, where: Variety) -> None:
        self.where = where
        on_spheres = {key for sphere in where.spheres for key in sphere}
        free = [(p.name, k) for p in where.program.inputs for k in range(p.size)]
        self.keys = [key for key in free if key not in on_spheres]
        self.keys += [key for sphere in where.spheres for key in sphere[1:]]

    def point(self, parameters: Parameters) -> dict[str, list[Fraction]]:
        values = {p.name: [Fraction(0)] * p.size for p in self.where.program.inputs}
        for (name, index), value in parameters.items():
            if name in values:
                values[name][index] = value
        for sphere in self.where.spheres:
            coordinates = on_sphere((parameters[key] for key in sphere[1:]), Fraction)
            for (name, index), value in zip(sphere, coordinates, strict=True):
                if name in values:
                    values[name][index] = value
        return values

    def difference(self, parameters: Parameters) -> tuple[int, Fraction, Fraction] | None:
        """The first entry that differs, with both sides; None also where undefined."""
        try:
            out = evaluate(self.where.program, ExactRing(), self.point(parameters))
        except ArithmeticError:
            return None
        for entry, (left, right) in enumerate(zip(out["left"], out["right"], strict=True)):
            if left != right:
                return entry, left, right
        return None

    def shrunk(self, parameters: Parameters) -> Parameters:
        """Numbers replaced by 0, many at once and then fewer, else by 1, while the sides differ."""
        size = len(self.keys)
        while size:
            told = [key for key in self.keys if parameters[key]]
            for start in range(0, len(told), size):
                smaller = parameters | dict.fromkeys(told[start : start + size], Fraction(0))
                if self.difference(smaller) is not None:
                    parameters = smaller
            size //= 2
        for key in self.keys:
            smaller = parameters | {key: Fraction(1)}
            if parameters[key] not in (0, 1) and self.difference(smaller) is not None:
                parameters = smaller
        return parameters

    def witness(self, parameters: Parameters) -> Witness:
        entry, left, right = self.difference(parameters) or (0, Fraction(0), Fraction(0))
        point = self.point(parameters)
        values = {n: x[0] if len(x) == 1 else tuple(x) for n, x in point.items()}
        return Witness(values, entry, left, right)


def _text(value: Any) -> str:
    return f"({', '.join(map(str, value))})" if isinstance(value, tuple) else str(value)
