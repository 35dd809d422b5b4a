"""How large the polynomials behind a program can be, as one more ring.

A value is a fraction: a polynomial in the inputs, over a product of the divisors that
occur in the program.  Kept are the numerator's degree, the size of its coefficients, and
how often each divisor stands below; sums share what they have in common below.  With
divisors multiplied out instead, the bound for a recursion with divisions would be
worthless.

Numbers are integers over powers of one common denominator, which counts as the first
divisor.  A sine and a cosine have degree two: they are the coordinates ``2 t / (1 + t^2)``
and ``(1 - t^2) / (1 + t^2)`` of a point of the circle, and an induction over the angles, as
in the lemma of Schwartz and Zippel, gives at most ``2 d`` zeros in t for a polynomial of
degree d in the coordinates.  Any other call is an indeterminate of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from symdyn.program.evaluate import evaluate
from symdyn.program.graph import CONST, INPUT, SELECT, Program

_NUMBER = 0
"""The divisor that is the common denominator of all numbers."""


class Bound(NamedTuple):
    """Bounds for a fraction.

    Attributes
    ----------
    degree : int
        Of the numerator.
    size : float
        Base-two logarithm of the sum of its absolute coefficients, all integers.
    below : mapping
        How often each divisor stands below, by its number.
    """

    degree: int
    size: float = 0.0
    below: Mapping[int, int] = {}


class BoundRing:
    """The ring whose values are :class:`Bound`.

    Parameters
    ----------
    denominator : int
        A common denominator of all numbers.

    Attributes
    ----------
    divisors : list of Bound
    pairs : Bound
        For the numerator of the difference of any two calls' arguments.
    """

    def __init__(self, denominator: int) -> None:
        self._bits = float(denominator.bit_length())
        self.divisors = [Bound(0, self._bits)]
        self.pairs = Bound(0)

    def constant(self, value: Fraction) -> Bound:
        """An integer over the common denominator, where it is not one itself."""
        bits = float(value.numerator.bit_length())
        if value.denominator == 1:
            return Bound(0, bits)
        return Bound(0, bits + self._bits - value.denominator.bit_length() + 1, {_NUMBER: 1})

    def neg(self, a: Bound) -> Bound:
        """A sign changes no bound."""
        return a

    def add(self, a: Bound, b: Bound) -> Bound:
        """Over the least common multiple of what stands below."""
        below = a.below
        if below is not b.below and below != b.below:
            get = below.get
            more = {k: count for k, count in b.below.items() if count > get(k, 0)}
            if more:
                below = {**below, **more}
                a = self.over(a, below)
            b = self.over(b, below)
        return Bound(max(a.degree, b.degree), max(a.size, b.size) + 1, below)

    def sub(self, a: Bound, b: Bound) -> Bound:
        """As a sum."""
        return self.add(a, b)

    def mul(self, a: Bound, b: Bound) -> Bound:
        """Degrees and sizes add."""
        return Bound(a.degree + b.degree, a.size + b.size, _product(a.below, b.below))

    def div(self, a: Bound, b: Bound) -> Bound:
        """The numerator of b becomes a divisor."""
        self.divisors.append(b)
        new = {len(self.divisors) - 1: 1}
        shared = {k: min(count, a.below.get(k, 0)) for k, count in b.below.items()}
        rest = {k: count - shared.get(k, 0) for k, count in a.below.items()}
        above = self.over(Bound(a.degree, a.size, shared), b.below)
        return Bound(above.degree, above.size, _product(rest, new))

    def select(self, condition: Bound, then: Bound, other: Bound) -> Bound:
        """An indeterminate, as any call."""
        return self.call(SELECT, condition, then, other)

    def call(self, name: str, *args: Bound) -> Bound:
        """A point of the circle, or an indeterminate."""
        for bound in args:
            below = self.over(Bound(0), bound.below)
            degree, size = 2 * (bound.degree + below.degree), 2 * (bound.size + below.size) + 1
            self.pairs = Bound(max(degree, self.pairs.degree), max(size, self.pairs.size))
        if name == "tan":
            return self.div(Bound(2, 1.0), Bound(2, 1.0))
        return Bound(2, 1.0) if name in ("sin", "cos") else Bound(1)

    def over(self, a: Bound, below: Mapping[int, int]) -> Bound:
        """The same fraction over a multiple of what stands below."""
        degree, size, get = a.degree, a.size, a.below.get
        for divisor, count in below.items():
            more = count - get(divisor, 0)
            if more:
                degree += more * self.divisors[divisor].degree
                size += more * self.divisors[divisor].size
        return Bound(degree, size, below)


class Difference(NamedTuple):
    """Bounds for what vanishes where a point does not tell two programs apart.

    Attributes
    ----------
    degree : int
        Of the numerator of the difference of two outputs, times those of the differences
        of any two calls' arguments, which a point must tell apart as well.
    bits : float
        Base-two logarithm of its largest coefficient.
    """

    degree: int
    bits: float


def difference(one: Program, two: Program, circle: Iterable[tuple[str, int]] = ()) -> Difference:
    """Bounds for two programs with the same inputs and outputs.

    Parameters
    ----------
    one, two : Program
    circle : iterable of (str, int)
        Entries of inputs that are coordinates of points of the circle.
    """
    ring = BoundRing(lcm(*(common_denominator(program) for program in (one, two))))
    inputs = {port.name: [Bound(1)] * port.size for port in one.inputs}
    for name, index in circle:
        inputs[name][index] = Bound(2, 1.0)
    first, second = (evaluate(program, ring, inputs) for program in (one, two))
    outputs = [Bound(0)]
    for name, entries in first.items():
        outputs += [ring.add(a, b) for a, b in zip(entries, second[name], strict=True)]
    calls = sum(_is_call(node.op) for program in (one, two) for node in program.nodes)
    degree = max(it.degree for it in outputs) + calls**2 * ring.pairs.degree
    bits = max(it.size for it in outputs) + calls**2 * ring.pairs.size
    return Difference(degree, bits + 2 * degree)  # for 1 - c^2 in place of s^2, and 1 + t^2


def common_denominator(program: Program) -> int:
    """The least common denominator of a program's numbers."""
    constants = (node.data for node in program.nodes if node.op == CONST)
    return lcm(*{it.denominator for it in constants if isinstance(it, Fraction)})


def _is_call(op: str) -> bool:
    return op not in (CONST, INPUT, "add", "mul", "div")


def _product(a: Mapping[int, int], b: Mapping[int, int]) -> Mapping[int, int]:
    if not a or not b:
        return a or b
    found = dict(a)
    for divisor, count in b.items():
        found[divisor] = found.get(divisor, 0) + count
    return found
