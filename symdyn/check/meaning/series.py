"""Power series of a graph's nodes in one input, exactly, also where a quotient is 0/0."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import factorial
from typing import Any

from symdyn.check.meaning.scene import Scene, SizeError, Undefined
from symdyn.check.meaning.values import Value
from symdyn.program.graph import ADD, DIV, INPUT, MUL, SELECT, Edge

_MORE = 8
"""Powers computed beyond those asked for, for quotients to use up."""


@dataclass(frozen=True)
class Series:
    """``x^first (terms[0] + terms[1] x + ...)``, exact up to the last term."""

    first: int
    terms: tuple[Edge, ...]

    @property
    def end(self) -> int:
        """The first power that is not known."""
        return self.first + len(self.terms)


def order(scene: Scene, f: Value, x: Value, n: int) -> Value:
    """The polynomial in x up to x^n that a value's entries begin with."""
    node = abs(x.edge)
    if scene.build.nodes[node].op != INPUT or x.edge < 0:
        raise SizeError("a series goes by a declared scalar")
    expansion = Expansion(scene, node, n + 1 + _MORE)
    return Value(f.shape, tuple(expansion.polynomial(edge, n) for edge in f.entries))


class Expansion:
    """Series of a graph's nodes in one of them.

    Parameters
    ----------
    scene : Scene
    variable : int
        The node that goes to zero.
    terms : int
        Powers that are computed.
    """

    def __init__(self, scene: Scene, variable: int, terms: int) -> None:
        self.scene, self.build, self.variable, self.terms = scene, scene.build, variable, terms
        self.of: dict[int, Series] = {}

    def polynomial(self, edge: Edge, n: int) -> Edge:
        """What an edge begins with, up to the n-th power."""
        for number in self.scene.below([edge]):
            if number not in self.of:
                self.of[number] = self._series(number)
        series = self.of[abs(edge)]
        if any(t for k, t in enumerate(series.terms, series.first) if k < 0):
            raise Undefined("a pole where the series begins")
        total, power = 0, 1
        for k in range(n + 1):
            if k >= series.end:
                raise Undefined("too many powers cancel")
            at = k - series.first
            term = series.terms[at] if at >= 0 else 0
            total = self.build.add(total, self.build.mul(power, term))
            power = self.build.mul(power, self.variable)
        return total if edge >= 0 else -total

    def _series(self, number: int) -> Series:
        node = self.build.nodes[number]
        if number == self.variable:
            return Series(1, (1, *[0] * (self.terms - 1)))
        args = [self._signed(edge) for edge in node.args]
        if not args or all(not any(it.terms[1:]) and it.first == 0 for it in args):
            return Series(0, (number, *[0] * (self.terms - 1)))
        rules: dict[str, Any] = {ADD: self._add, MUL: self._mul, DIV: self._div}
        if node.op in rules:
            return rules[node.op](*args)  # type: ignore[no-any-return]
        if node.op in ("sin", "cos"):
            return self._turn(node.op, args[0])
        if node.op == "sqrt":
            return self._root(args[0])
        what = "choice" if node.op == SELECT else node.op
        raise Undefined(f"the series of a {what}")

    def _signed(self, edge: Edge) -> Series:
        series = self.of[abs(edge)]
        return series if edge >= 0 else Series(series.first, tuple(-t for t in series.terms))

    def _add(self, a: Series, b: Series) -> Series:
        first, end = min(a.first, b.first), min(a.end, b.end)

        def term(series: Series, k: int) -> Edge:
            at = k - series.first
            return series.terms[at] if 0 <= at < len(series.terms) else 0

        return Series(
            first, tuple(self.build.add(term(a, k), term(b, k)) for k in range(first, end))
        )

    def _mul(self, a: Series, b: Series) -> Series:
        n = min(len(a.terms), len(b.terms))
        terms = [
            self._sum(self.build.mul(a.terms[i], b.terms[k - i]) for i in range(k + 1))
            for k in range(n)
        ]
        return Series(a.first + b.first, tuple(terms))

    def _div(self, a: Series, b: Series) -> Series:
        b = self._trimmed(b)
        n = min(len(a.terms), len(b.terms))
        out: list[Edge] = []
        for k in range(n):
            known = self._sum(self.build.mul(out[i], b.terms[k - i]) for i in range(k))
            out.append(self.build.div(self.build.add(a.terms[k], -known), b.terms[0]))
        return Series(a.first - b.first, tuple(out))

    def _trimmed(self, series: Series) -> Series:
        terms, first = list(series.terms), series.first
        while terms and not terms[0]:
            terms.pop(0)
            first += 1
        if not terms:
            raise Undefined("a division by what is zero to all powers computed")
        return Series(first, tuple(terms))

    def _turn(self, name: str, angle: Series) -> Series:
        """sin or cos of ``a0 + rest``, by the addition formula and the power series."""
        if angle.first < 0:
            raise Undefined("the series of a sine of a pole")
        whole = self._add(angle, Series(0, (0,) * angle.end))
        start, rest = whole.terms[0], Series(0, (0, *whole.terms[1:]))
        c, s = self.scene.turn(start) if start else (1, 0)
        sine, cosine, power = self._constant(0), self._constant(1), self._constant(1)
        for k in range(1, len(rest.terms)):
            power = self._mul(power, rest)
            sign = -1 if k % 4 in (2, 3) else 1
            term = self._scaled(Fraction(sign, factorial(k)), power)
            if k % 2:
                sine = self._add(sine, term)
            else:
                cosine = self._add(cosine, term)
        one, two = (s, c) if name == "sin" else (c, -s)
        return self._add(self._times(one, cosine), self._times(two, sine))

    def _root(self, square: Series) -> Series:
        """By Newton's identity, term by term; the leading power must be even."""
        square = self._trimmed(square)
        if square.first % 2:
            raise Undefined("the root of an odd power")
        head = self.scene.algebra.root(square.terms[0])
        out = [head]
        twice = self.build.add(head, head)
        for k in range(1, len(square.terms)):
            known = self._sum(self.build.mul(out[i], out[k - i]) for i in range(1, k))
            out.append(self.build.div(self.build.add(square.terms[k], -known), twice))
        return Series(square.first // 2, tuple(out))

    def _constant(self, value: int) -> Series:
        return Series(0, (self.build.constant(value), *[0] * (self.terms - 1)))

    def _scaled(self, k: Fraction, a: Series) -> Series:
        return self._times(self.build.constant(k), a)

    def _times(self, k: Edge, a: Series) -> Series:
        return Series(a.first, tuple(self.build.mul(k, term) for term in a.terms))

    def _sum(self, terms: Any) -> Edge:
        return self.scene.algebra.sum(terms)
