"""Deciding an identity at points modulo 61-bit primes.

Where the sides differ modulo a prime they differ over the rationals: a refutation is
rigorous.  Where they agree at k independent points the chance of error is bounded by the
degree of the difference (Schwartz and Zippel) and by how many primes can divide its
coefficients.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, log2
from typing import Any

from symdyn.program.evaluate import evaluate
from symdyn.program.rings import ModularRing
from symdyn.truth.degree import Degree, difference_degree
from symdyn.truth.identity import Identity
from symdyn.truth.primes import BITS, draws, prime
from symdyn.truth.variety import Variety, variety

BOUND = -100
"""Base-two logarithm of the chance of error that is asked for."""

_RETRIES = 200


class NotASquare(ArithmeticError):
    """A square root that does not exist at a point; another point is drawn."""


class FieldRing(ModularRing):
    """Integers modulo a prime that leaves 3 modulo 4, with square roots."""

    def call(self, name: str, *args: int) -> int:
        """A root where there is one; anything else is an uninterpreted function."""
        if name != "sqrt":
            return super().call(name, *args)
        root = pow(args[0], (self.prime + 1) // 4, self.prime)
        if root * root % self.prime != args[0]:
            raise NotASquare
        return root


@dataclass(frozen=True)
class ModularResult:
    """What the points say.

    Attributes
    ----------
    equal : bool
        Whether the sides agree at all points.
    entry : int or None
        Flat index of the first entry that differs.
    points : int
    degree : int
        Bound on the degree of the difference; 0 where the sides differ.
    bound : float
        Base-two logarithm of the bound on the chance of error; -inf where the sides differ.
    """

    equal: bool
    entry: int | None
    points: int
    degree: int
    bound: float


def decide_modular(identity: Identity, salt: str = "") -> ModularResult:
    """Compare the two sides at as many points as the bound asks for."""
    where, numbers = variety(identity), draws(f"{identity.key} {salt}")
    entry, done = _first_difference(where, numbers), 1
    if entry is not None:  # the bound is not asked for
        return ModularResult(False, entry, done, 0, float("-inf"))
    degree = difference_degree(where)
    chance = chance_of_error(degree)
    if chance >= 0:
        raise OverflowError("the degree is too large for 61-bit primes")
    points = ceil(BOUND / chance)
    for done in range(2, points + 1):
        entry = _first_difference(where, numbers)
        if entry is not None:
            return ModularResult(False, entry, done, 0, float("-inf"))
    return ModularResult(True, None, points, degree.degree, points * chance)


def chance_of_error(degree: Degree) -> float:
    """Base-two logarithm of the chance that one point misses a difference.

    A polynomial of degree D vanishes at a random point with chance at most D/p; a number
    of H bits has at most H/60 prime factors of 61 bits, and there are more than 2^53 such
    primes that leave 3 modulo 4.
    """
    missed = degree.degree / 2 ** (BITS - 1)
    divided = degree.height / (BITS - 1) / 2**53
    return log2(missed + divided + 2.0**-BITS)


def first_difference(identity: Identity) -> int | None:
    """The first entry in which the sides differ at one point; None where they agree."""
    return _first_difference(variety(identity), draws(identity.key))


def _first_difference(where: Variety, numbers: Any) -> int | None:
    for _ in range(_RETRIES):
        ring = FieldRing(prime(numbers))
        try:
            point = where.point(lambda: next(numbers) % ring.prime, ring.ratio)  # noqa: B023
            out = evaluate(where.program, ring, point)
        except (ZeroDivisionError, NotASquare):
            continue
        pairs = enumerate(zip(out["left"], out["right"], strict=True))
        return next((k for k, (a, b) in pairs if a != b), None)
    raise ZeroDivisionError("a denominator vanishes identically")
