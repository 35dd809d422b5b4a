"""Small points where two sides differ: exact where they are rational, certified otherwise."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor, log10
from typing import Any

from symdyn.check.meaning.elaborate import Claim
from symdyn.check.meaning.points import Exact, Mixed, Modular, NoRoot, Point, Turn
from symdyn.check.meaning.real import Floats, Intervals, RealPoint
from symdyn.check.meaning.scene import Scene
from symdyn.check.meaning.units import Unit, units
from symdyn.program.graph import Edge
from symdyn.truth.primes import draws

TRIES = 40
FAR = Fraction(1, 10**6)
"""How far apart floats are before a point is worth certifying."""

Assigned = dict[int, Any]


_BITS = 4000
"""Bits of a number that is told in full."""


def exact_text(value: Any) -> str:
    """A rational in full, or about what it is where it is very long."""
    number = Fraction(value)
    above, below = number.as_integer_ratio()
    if max(above.bit_length(), below.bit_length()) <= _BITS:
        return str(number)
    size = log10(abs(above)) - log10(below)
    sign = "-" if above < 0 else ""
    return f"about {sign}{10 ** (size - floor(size)):.3f}e{floor(size):+d}"


@dataclass(frozen=True)
class Witness:
    """Where two sides differ.

    Attributes
    ----------
    values : dict
        What each unit is, by name: numbers, tuples of numbers, or a Turn.
    pair : int
        Which ``==`` fails, from 0.
    entry : int
        Flat index of the entry that differs.
    left, right : str
        What the two sides are there.
    exact : bool
        Whether the values are exact; else they are digits of certified intervals.
    assigned : dict
        The number of each input by its node; a Turn where an angle is given by its point.
    """

    values: dict[str, Any]
    pair: int
    entry: int
    left: str
    right: str
    exact: bool
    assigned: Assigned

    @property
    def numbers(self) -> int:
        """How many numbers other than 0, 1 and unit vectors a reader must bear in mind."""
        return sum(_count(value) for value in self.values.values())


def find_witness(claim: Claim, salt: str, budget: int = 400) -> Witness | None:
    """A shrunk point where the sides differ; None where none was met."""
    for search in (_Rational(claim, budget), _Real(claim, budget)):
        found = search.run(salt)
        if found is not None:
            return found
    return None


class _Search(ABC):
    """Draws a point, then makes it simpler while the sides still differ."""

    angles = True

    def __init__(self, claim: Claim, budget: int) -> None:
        self.claim, self.scene, self.budget = claim, claim.scene, budget
        self.edges = [
            (k, i, a, b)
            for k, pair in enumerate(claim.pairs)
            for i, (a, b) in enumerate(zip(pair.left.entries, pair.right.entries, strict=True))
            if a != b
        ]
        needed = [edge for _, _, a, b in self.edges for edge in (a, b)]
        self.units = [u for u in units(self.scene, needed, angles=self.angles) if u.kind != "pi"]
        self.units.sort(key=lambda unit: -len(unit.nodes))

    def run(self, salt: str) -> Witness | None:
        numbers = draws(f"{salt} witness")
        for _ in range(TRIES):
            chosen = [unit.general(numbers) for unit in self.units]
            if self.differs(chosen):
                found = self.certified(self.shrunk(chosen))
                if found is not None:
                    return found
        return None

    @abstractmethod
    def differs(self, chosen: Sequence[Any]) -> bool:
        """Whether the sides seem to differ at a point."""

    @abstractmethod
    def certified(self, chosen: list[Any]) -> Witness | None:
        """The witness of a point, if the sides differ there without doubt."""

    def assigned(self, chosen: Sequence[Any]) -> Assigned:
        found: Assigned = {}
        for unit, values in zip(self.units, chosen, strict=True):
            found.update(zip(unit.nodes, values, strict=True))
        return found

    def shrunk(self, chosen: list[Any]) -> list[Any]:
        left = self.budget
        for _ in range(2):
            before = list(chosen)
            for k, unit in enumerate(self.units):
                for value in self._simpler(unit, chosen[k]):
                    left -= 1
                    if left < 0:
                        return chosen
                    other = [*chosen[:k], value, *chosen[k + 1 :]]
                    if self.differs(other):
                        chosen = other
                        break
            chosen = self._entries(chosen)
            if chosen == before:
                break
        return chosen

    def _simpler(self, unit: Unit, value: Any) -> Iterator[Any]:
        for simple in unit.simple():
            if simple == value:
                return
            yield simple

    def _entries(self, chosen: list[Any]) -> list[Any]:
        """Entries of free vectors one by one."""
        for k, unit in enumerate(self.units):
            if unit.kind != "free" or len(unit.nodes) == 1:
                continue
            for i in range(len(unit.nodes)):
                for number in (Fraction(0), Fraction(1), Fraction(2)):
                    values = list(chosen[k])
                    if values[i] == number:
                        break
                    values[i] = number
                    other = [*chosen[:k], tuple(values), *chosen[k + 1 :]]
                    if self.differs(other):
                        chosen = other
                        break
        return chosen

    def values(self, chosen: Sequence[Any]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for unit, value in zip(self.units, chosen, strict=True):
            name = unit.name.removesuffix("[,]")
            found[name] = _shown(self.scene, unit, value)
        return found


class _Rational(_Search):
    """Rational points; angles are points of the circle."""

    def __init__(self, claim: Claim, budget: int) -> None:
        super().__init__(claim, budget)
        edges = [edge for _, _, a, b in self.edges for edge in (a, b)]
        nodes = self.scene.build.nodes
        self.roots = any(nodes[k].op == "sqrt" for k in self.scene.below(edges))
        self.field: Any = Exact() if self.roots else Modular("witness")

    def differs(self, chosen: Sequence[Any]) -> bool:
        try:
            return self._first(Point(self.scene, self.field, self._given(chosen))) is not None
        except ArithmeticError:
            return False

    def _given(self, chosen: Sequence[Any]) -> Assigned:
        assigned = self.assigned(chosen)
        if isinstance(self.field, Exact):
            return assigned
        of = self.field.constant
        return {
            node: Turn(of(it.c), of(it.s), it.part) if isinstance(it, Turn) else of(it)
            for node, it in assigned.items()
        }

    def _first(self, point: Point) -> tuple[int, int, Any, Any] | None:
        for k, i, a, b in self.edges:
            left, right = point(a), point(b)
            if left != right:
                return k, i, left, right
        return None

    def certified(self, chosen: list[Any]) -> Witness | None:
        assigned = self.assigned(chosen)
        try:
            found = self._first(Point(self.scene, Exact(), assigned))
        except ArithmeticError:
            return None
        if found is None:
            return None
        k, i, left, right = found
        values = self.values(chosen)
        return Witness(values, k, i, exact_text(left), exact_text(right), True, assigned)


class _Real(_Search):
    """Rational inputs whose sines and roots are not rational."""

    angles = False

    def differs(self, chosen: Sequence[Any]) -> bool:
        return self._first(chosen) is not None

    def _first(self, chosen: Sequence[Any]) -> tuple[int, int, Edge, Edge] | None:
        point = RealPoint(self.scene, Floats(), self.assigned(chosen))
        try:
            for k, i, a, b in self.edges:
                left, right = point(a), point(b)
                if abs(left - right) > FAR * (1 + abs(left) + abs(right)):
                    return k, i, a, b
        except (ArithmeticError, ValueError):
            return None
        return None

    def certified(self, chosen: list[Any]) -> Witness | None:
        found = self._first(chosen)
        if found is None:
            return None
        k, i, a, b = found
        assigned = self.assigned(chosen)
        try:
            point = RealPoint(self.scene, Intervals(), assigned)
            left, right = point(a), point(b)
        except (ArithmeticError, ValueError, NoRoot):
            return None
        if not (left.b < right.a or right.b < left.a):
            return None
        values = self.values(chosen)
        return Witness(values, k, i, _digits(left), _digits(right), False, assigned)


def _digits(interval: Any) -> str:
    import mpmath

    return str(mpmath.nstr(mpmath.mpf(interval.mid), 12))


def _shown(scene: Scene, unit: Unit, value: Any) -> Any:
    """A unit's value as a reader wants it: a number, a tuple, rows, or a Turn."""
    if len(value) == 1:
        return value[0]
    columns = 3 if unit.kind == "rotation" else 0
    if unit.name.endswith("[,]"):
        labels = [scene.label(node) for node in unit.nodes]
        whole = _of_triangle(labels, value)
        if whole:
            return whole
        last = max(int(it[it.rindex(",") + 1 : -1]) for it in labels)
        columns = last if len(value) % last == 0 else 0
        if columns and any(not it.endswith(f",{k % columns + 1}]") for k, it in enumerate(labels)):
            columns = 0
    if not columns:
        return tuple(value)
    return tuple(tuple(value[k : k + columns]) for k in range(0, len(value), columns))


def _of_triangle(labels: list[str], value: Sequence[Any]) -> tuple[tuple[Any, ...], ...]:
    """The rows of a symmetric or skew matrix from its upper triangle; nothing for others."""
    places = [tuple(int(k) for k in it[it.rindex("[") + 1 : -1].split(",")) for it in labels]
    n = max(j for _, j in places)
    of = dict(zip(places, value, strict=True))
    for skew in (0, 1):
        if places == [(i, j) for i in range(1, n + 1) for j in range(i + skew, n + 1)]:
            break
    else:
        return ()
    lower = -1 if skew else 1
    return tuple(
        tuple(
            of[i, j] if (i, j) in of else lower * of[j, i] if i != j else Fraction(0)
            for j in range(1, n + 1)
        )
        for i in range(1, n + 1)
    )


def _count(value: Any) -> int:
    if isinstance(value, Turn):
        return int(value.c not in (0, 1, -1))
    if isinstance(value, tuple):
        flat = [x for row in value for x in (row if isinstance(row, tuple) else (row,))]
        if sum(x * x for x in flat) == 1 and not isinstance(value[0], tuple):
            return 0  # a unit vector
        return sum(x not in (0, 1, -1) for x in flat)
    return int(value not in (0, 1))


__all__ = ["Mixed", "Witness", "find_witness"]
