"""Values of a graph's nodes at one point, over the integers modulo a prime or the rationals.

A node is evaluated when it is asked for and never again, so that one point serves a formula
and all its variants.  Over both fields an angle is a point of the circle: the cosine and sine
of the smallest part of it that is asked for, from which those of its multiples and sums
follow.  Where an angle is an input of its own its point may be given; otherwise it is drawn
from the angle's value, so that equal angles turn equally, however they are written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import isqrt
from typing import Any

from symdyn.check.meaning.scene import PARTS, Group, Scene
from symdyn.program.graph import ADD, CONST, DIV, INPUT, MUL, Edge
from symdyn.truth.primes import draws, prime


class NoRoot(ArithmeticError):
    """A square root that does not exist in the field."""


class Mixed(ArithmeticError):
    """An angle that is given as a point of the circle, or pi, occurs by itself."""


@dataclass(frozen=True)
class Turn:
    """An angle by the cosine and sine of a part of it, such as its half."""

    c: Any
    s: Any
    part: int = 1


class Modular:
    """Integers modulo a 61-bit prime that leaves 3 modulo 4."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.prime = prime(draws(seed))

    def constant(self, value: Fraction) -> int:
        """An exact number."""
        if value.denominator == 1:
            return value.numerator % self.prime
        return value.numerator * pow(value.denominator, -1, self.prime) % self.prime

    def plain(self, value: int) -> int:
        """The representative of a value."""
        return value % self.prime

    def div(self, a: int, b: int) -> int:
        """a / b."""
        if not b % self.prime:
            raise ZeroDivisionError
        return a * pow(b, -1, self.prime) % self.prime

    def root(self, x: int) -> int:
        """The root that is a square itself: roots of products are products of roots."""
        found = pow(x, (self.prime + 1) // 4, self.prime)
        if found * found % self.prime != x % self.prime:
            raise NoRoot
        return found

    def drawn(self, *key: object) -> int:
        """A number that depends on a key alone."""
        return next(draws(" ".join((self.seed, *map(str, key))))) % self.prime

    def circle(self, angle: int) -> tuple[int, int]:
        """The point of the circle that belongs to a part of an angle; odd in it."""
        angle %= self.prime
        mirrored = 2 * angle > self.prime
        key = self.prime - angle if mirrored else angle
        t = self.drawn("circle", key) if key else 0
        below = pow(1 + t * t, -1, self.prime)
        s = 2 * t * below
        return (1 - t * t) * below % self.prime, (-s if mirrored else s) % self.prime


class Exact:
    """Rational numbers; angles must be given."""

    def constant(self, value: Fraction) -> Fraction:
        """An exact number."""
        return value

    def plain(self, value: Fraction) -> Fraction:
        """The value itself."""
        return value

    def div(self, a: Fraction, b: Fraction) -> Fraction:
        """a / b."""
        return Fraction(a) / b

    def root(self, x: Fraction) -> Fraction:
        """A rational root."""
        if x < 0:
            raise NoRoot
        x = Fraction(x)
        root = Fraction(isqrt(x.numerator), isqrt(x.denominator))
        if root * root != x:
            raise NoRoot
        return root

    def drawn(self, *key: object) -> Fraction:
        """There is no such number."""
        raise Mixed

    def circle(self, angle: Fraction) -> tuple[Any, Any]:
        """The angle zero alone."""
        if angle:
            raise Mixed
        return Fraction(1), Fraction(0)


class Point:
    """A point of a scene.

    Parameters
    ----------
    scene : Scene
    field : Modular or Exact
    given : mapping
        Value, or Turn, of each input by node; over the rationals all that are asked for.
    """

    def __init__(self, scene: Scene, field: Any, given: Mapping[int, Any]) -> None:
        self.scene, self.field, self.given = scene, field, given
        self._nodes = scene.build.nodes
        self._values: dict[int, Any] = {}
        self._circles: dict[int, tuple[Any, Any]] = {}

    def __call__(self, edge: Edge) -> Any:
        """The value of an edge."""
        number = abs(edge)
        if number not in self._values:
            self._reach(number)
        value = self._values[number]
        return value if edge >= 0 else self.field.plain(-value)

    def _reach(self, target: int) -> None:
        values, nodes, stack = self._values, self._nodes, [target]
        while stack:
            number = stack[-1]
            if number in values:
                stack.pop()
                continue
            node = nodes[number]
            turning = node.op in ("sin", "cos", "tan")
            missing = [] if turning else [abs(e) for e in node.args if abs(e) not in values]
            if missing:
                stack += missing
                continue
            values[number] = self._value(number, node)
            stack.pop()

    def _value(self, number: int, node: Any) -> Any:
        op, args, field = node.op, node.args, self.field
        if op == CONST:
            return field.constant(node.data)
        if op == INPUT:
            return self._given(number)
        if op in ("sin", "cos", "tan"):
            c, s = self.turn(args[0])
            return c if op == "cos" else s if op == "sin" else field.div(s, c)
        a = [self._values[e] if e >= 0 else -self._values[-e] for e in args]
        if op == ADD:
            return field.plain(a[0] + a[1])
        if op == MUL:
            return field.plain(a[0] * a[1])
        if op == DIV:
            return field.div(*a)
        if op == "sqrt":
            return field.root(a[0])
        return field.drawn(op, *(field.plain(x) for x in a))

    def _given(self, number: int) -> Any:
        """An input that stands by itself."""
        try:
            value = self.given[number]
        except KeyError:  # pi, which is no rational number
            raise Mixed from None
        if isinstance(value, Turn):
            raise Mixed
        return value

    def turn(self, angle: Edge) -> tuple[Any, Any]:
        """Cosine and sine of a sum of angles."""
        c, s, plain = self.field.constant(Fraction(1)), 0, self.field.plain
        for atom, k in sorted(self.scene.linear(angle).items()):
            steps = k * PARTS
            if steps.denominator != 1:
                raise Mixed
            x, y = self._steps(atom, int(steps))
            c, s = plain(c * x - s * y), plain(s * x + c * y)
        return c, s

    def _steps(self, atom: int, steps: int) -> tuple[Any, Any]:
        given = self.given.get(atom)
        if isinstance(given, Turn):
            if steps * given.part % PARTS:
                raise Mixed
            return self._multiple(given.c, given.s, steps * given.part // PARTS)
        if atom not in self._circles:
            self._circles[atom] = self.field.circle(self(atom))
        return self._multiple(*self._circles[atom], steps)

    def _multiple(self, x: Any, y: Any, steps: int) -> tuple[Any, Any]:
        """De Moivre, by squares."""
        plain = self.field.plain
        if steps < 0:
            steps, y = -steps, -y
        c, s = self.field.constant(Fraction(1)), 0
        while steps:
            if steps % 2:
                c, s = plain(c * x - s * y), plain(s * x + c * y)
            x, y = plain(x * x - y * y), plain(2 * x * y)
            steps //= 2
        return c, s


Restriction = Callable[["Draw"], None]
"""Changes a drawn point, such as to one with a unit vector."""


class Draw(dict[int, Any]):
    """Random values of all inputs of a scene that respect its groups."""

    def __init__(self, scene: Scene, field: Modular, restrict: Iterable[Restriction] = ()) -> None:
        super().__init__()
        self.scene, self.field = scene, field
        self.numbers = draws(f"{field.seed} inputs")
        for node in scene.nodes.values():
            self[node] = self.number()
        for group in scene.groups:
            self.place(group)
        for change in restrict:
            change(self)

    def number(self) -> int:
        """Any element of the field."""
        return next(self.numbers) % self.field.prime

    def place(self, group: Group) -> None:
        """Draw the inputs of a group anew."""
        values: list[Any] = []
        if group.kind == "positive":
            values = [self.number() ** 2 % self.field.prime for _ in group.nodes]
        elif group.kind == "sphere":
            values = self.sphere(len(group.nodes))
        elif group.kind == "rotation":
            values = rotation([self.number() for _ in range(4)], self.ratio)
        self.update(zip(group.nodes, values, strict=False))

    def sphere(self, n: int) -> list[int]:
        """A point of the unit sphere."""
        t = [self.number() for _ in range(n - 1)]
        square = sum(x * x for x in t)
        return [self.ratio(1 - square, 1 + square), *(self.ratio(2 * x, 1 + square) for x in t)]

    def ratio(self, a: int, b: int) -> int:
        """a / b."""
        return self.field.div(a % self.field.prime, b)

    def __missing__(self, node: int) -> int:
        """An input that was made after the point was drawn."""
        for group in self.scene.groups:
            if node in group.nodes:
                self.place(group)
        if node in self:
            return int(self[node])
        value = self[node] = self.number()
        return value


def rotation(quat: list[Any], quotient: Callable[[Any, Any], Any]) -> list[Any]:
    """The nine entries of the rotation of a quaternion (w, x, y, z) of any norm."""
    w, x, y, z = quat
    n = w * w + x * x + y * y + z * z
    rows = [
        (w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z),
    ]
    return [quotient(entry, n) for row in rows for entry in row]


TRIES = 300


def modular_point(
    scene: Scene, salt: str, needed: Iterable[Edge], restrict: Iterable[Restriction] = ()
) -> Point:
    """A point modulo a prime at which all edges that are needed have values.

    Raises
    ------
    ZeroDivisionError
        Where none is found: a denominator vanishes everywhere.
    """
    edges, restrict = list(needed), list(restrict)
    divided = 0
    for k in range(TRIES):
        field = Modular(f"{salt} {k}")
        try:
            point = Point(scene, field, Draw(scene, field, restrict))
            for edge in edges:
                point(edge)
        except ZeroDivisionError:
            divided += 1
            if divided > 5:
                break
            continue
        except NoRoot:
            continue
        return point
    raise ZeroDivisionError("a denominator vanishes identically")
