"""Whether two programs compute the same, decided at points modulo primes.

Each point has a prime of its own, of 61 bits, or of 127 where degrees ask for it.  Where the
outputs differ modulo a prime, they differ: there is no doubt.  Where they agree at k points,
the chance that they differ all the same is bounded by the degree of what would have to vanish
(Schwartz and Zippel) and by how many primes can divide its coefficients.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import ceil, floor, log2
from typing import NamedTuple

from symdyn.errors import SymdynError
from symdyn.program.bounds import Difference, difference
from symdyn.program.graph import Program
from symdyn.program.residues import Field, residues
from symdyn.truth.primes import BITS, COMPOSITE, WIDE, draws, prime, wide_prime

ERROR = 100
"""The chance of error asked for, as a power of 1/2."""

_PRIMES = {BITS: 53, WIDE: 118}
"""There are more than 2^53 primes of 61 bits that leave 3 modulo 4, and 2^118 of 127 bits."""

_POOR = -10
"""Chance of error of one point, as a power of two, above which primes are wide."""

_RETRIES = 100


class Pair(NamedTuple):
    """Two entries of an input, the cosine and the sine of an angle, by their flat index."""

    port: str
    cos: int
    sin: int


class Agreement(NamedTuple):
    """What it takes to say that two programs compute the same.

    Attributes
    ----------
    points : int
    degree : int
        Of the polynomial that vanishes wherever a point misses a difference.
    error : int
        The chance that all points miss one is at most ``2^-error``.
    bits : int
        Of the primes.
    """

    points: int
    degree: int
    error: int
    bits: int = BITS


def agreement(one: Program, two: Program, circle: Sequence[Pair] = ()) -> Agreement:
    """How many points are needed, and what they are worth.

    Parameters
    ----------
    one, two : Program
        With the same inputs and outputs.
    circle : sequence of Pair
        Whose squares sum to one.
    """
    bound = difference(one, two, [(pair.port, k) for pair in circle for k in pair[1:]])
    bits, chance = BITS, _chance(bound, BITS)
    if chance > _POOR:
        bits, chance = WIDE, _chance(bound, WIDE)
    if chance >= -1:
        raise SymdynError("too large to be compared at points modulo primes")
    points = ceil(ERROR / -chance)
    return Agreement(points, bound.degree, floor(points * -chance), bits)


def _chance(bound: Difference, bits: int) -> float:
    """Base-two logarithm of the chance that one point misses a difference."""
    missed = Fraction(2 * bound.degree, 2 ** (bits - 1))  # twice: only points without a zero below
    divided = Fraction(bound.bits) / (bits - 1) / 2 ** _PRIMES[bits]
    composite = Fraction(1, 2**COMPOSITE) if bits == WIDE else 0
    return log2(missed + divided + composite + Fraction(1, 2**BITS))


def first_difference(
    one: Program,
    two: Program,
    needed: Agreement,
    circle: Sequence[Pair] = (),
    fresh: bool = False,
) -> str:
    """The first entry that differs at a point, as ``tau[2]``; empty where none does.

    Parameters
    ----------
    one, two : Program
    needed : Agreement
        How many points, and what primes.
    circle : sequence of Pair
        As for :func:`agreement`.
    fresh : bool
        Draw primes and points at random, not from the SHA-256 of the programs.
    """
    text = secrets.token_hex(32) if fresh else f"{one.digest} {two.digest}"
    numbers = draws(text)
    primes = prime if needed.bits == BITS else wide_prime
    for _ in range(needed.points):
        first, second = _at_a_point(one, two, circle, numbers, primes)
        for name, entries in first.items():
            for k, pair in enumerate(zip(entries, second[name], strict=True)):
                if pair[0] != pair[1]:
                    return f"{name}[{k}]"
    return ""


def _at_a_point(
    one: Program,
    two: Program,
    circle: Sequence[Pair],
    numbers: Iterator[int],
    primes: Callable[[Iterator[int]], int],
) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
    """Both programs at the next point at which neither divides by zero."""
    for _ in range(_RETRIES):
        field = Field(primes(numbers), str(next(numbers)))
        point = {p.name: [field.draw(numbers) for _ in range(p.size)] for p in one.inputs}
        for pair in circle:
            angle = field.draw(numbers)
            for name, index in (("cos", pair.cos), ("sin", pair.sin)):
                point[pair.port][index] = field.call(name, angle)
        try:
            return residues(one, field, point), residues(two, field, point)
        except (ZeroDivisionError, ValueError):  # ValueError: a constant's denominator is zero
            continue
    raise SymdynError("a denominator vanishes wherever it is tried")
