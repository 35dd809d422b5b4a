"""Sides that differ by a number alone: which number, and a side with it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from symdyn.check.diagnosis.changes import constant
from symdyn.check.language.syntax import Binary, Node, Number

_MOST = 60
"""Numerator and denominator of a number that is looked for."""


def constant_ratio(left: Sequence[int], right: Sequence[int], prime: int) -> Fraction | None:
    """The small positive number by which left values are right ones; None where there is none.

    >>> constant_ratio([12, 3], [4, 1], 101), constant_ratio([12, 3], [4, 2], 101)
    (Fraction(3, 1), None)
    """
    known = next(((a, b) for a, b in zip(left, right, strict=True) if b), None)
    if known is None:
        return None
    ratio = known[0] * pow(known[1], -1, prime) % prime
    if any((a - ratio * b) % prime for a, b in zip(left, right, strict=True)):
        return None
    tried = ((ratio * k % prime, k) for k in range(1, _MOST + 1))
    return next((Fraction(n, k) for n, k in tried if 0 < n <= _MOST), None)


def scaled(side: Node, factor: Fraction) -> Node:
    """A side times a number, which joins the number that it starts with."""
    if isinstance(side, Number):
        return constant(side.value * factor)
    if isinstance(side, Binary) and side.op == "/":
        above, below = side.left, side.right
        if isinstance(above, Number) and isinstance(below, Number) and below.value:
            return constant(above.value / below.value * factor)
    if isinstance(side, Binary) and side.op in {"*", "/"} and _leads(side.left):
        left = scaled(side.left, factor)
        one = left == Number(Fraction(1)) and side.op == "*"
        return side.right if one else Binary(side.op, left, side.right)
    return Binary("*", constant(factor), side)


def _leads(node: Node) -> bool:
    """Whether a product starts with a number."""
    while isinstance(node, Binary) and node.op in {"*", "/"}:
        node = node.left
    return isinstance(node, Number)
