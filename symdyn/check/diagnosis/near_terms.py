"""Terms that a formula may lack: what can be made of what is near, by values modulo a prime.

A formula lacks a term where the difference of its sides is a small multiple of one.  Terms are
made as arrays of integers, so that thousands are compared at once; the few that fit are then
written out, and proved like every repair.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from symdyn.check.diagnosis.likes import Likes, Part
from symdyn.check.language.syntax import Binary, Call, Field, Negated, Node, Number, terms
from symdyn.check.meaning.values import Shape

LEAST = 4
"""How far-fetched the likeliest missing term is."""

MOST = 3000
"""Terms of one shape."""

_FACTORS = tuple(
    sign * Fraction(n, d)
    for n, d in ((1, 1), (2, 1), (1, 2), (3, 1), (1, 3), (4, 1), (1, 4))
    for sign in (1, -1)
)

Values = tuple[int, ...]


@dataclass(frozen=True)
class Term:
    """A term that may be missing.

    Attributes
    ----------
    part : Part
    factor : Fraction
    level : int
        Number of operations that it was made by.
    """

    part: Part
    factor: Fraction
    level: int

    @property
    def cost(self) -> float:
        """How far-fetched it is: what is longer, and what has a factor."""
        odd = 0.0 if abs(self.factor) == 1 else 0.5
        return LEAST + self.level + odd + self.part.size / 10

    def added(self, side: Node, sign: int) -> Node:
        """A side with it, or without it."""
        factor, zero = sign * self.factor, is_zero(side)
        size = abs(factor)
        term = self.part.node
        if size != 1:
            number: Node = Number(Fraction(size.numerator))
            if size.numerator != 1:
                term = Binary("*", number, term)
            if size.denominator != 1:
                term = Binary("/", term, Number(Fraction(size.denominator)))
        if zero:
            return term if factor > 0 else Negated(term)
        return Binary("+" if factor > 0 else "-", side, term)


class NearTerms:
    """Terms that can be made of what is near.

    Parameters
    ----------
    likes : Likes
        Of a formula, whose sides and terms are none that it lacks.
    """

    def __init__(self, likes: Likes) -> None:
        self.likes, self.prime = likes, likes.prime
        self.present = self._present()
        self._tables: dict[Shape, dict[Values, tuple[Part, int]]] = {}

    def _present(self) -> set[Values]:
        """Values of multiples of what is there, and of nothing, which no formula lacks."""
        found: set[Values] = set()
        sides = [self.likes.part(side) for side in self.likes.formula.sides]
        if all(it is not None and any(it.values) for it in sides):
            found |= {it.values for it in sides if it is not None}
        for side in self.likes.formula.sides:
            several = [node for _, node in terms(side)]
            parts = [self.likes.part(it) for it in several] if len(several) > 1 else []
            found |= {it.values for it in parts if it is not None}
        found = {share for it in found for _, share in self._shares(it)}
        return found | {tuple(0 for _ in it.values) for it in sides if it is not None}

    def lacking(self, difference: Values, shape: Shape) -> list[Term]:
        """Terms whose multiple is a difference, the likeliest first."""
        table = self._table(shape)
        found = []
        for factor, share in self._shares(difference):
            known = table.get(share)
            if known is not None and known[0].node not in self.likes.formula.sides:
                found.append(Term(known[0], factor, known[1]))
        return sorted(found, key=lambda it: it.cost)

    def two_lacking(self, difference: Values, shape: Shape) -> Iterator[tuple[Term, Term]]:
        """Pairs of simple terms that make a difference."""
        if any(is_zero(side) for side in self.likes.formula.sides):
            return
        table = self._table(shape)
        place = {id(part): number for number, (part, _) in enumerate(table.values())}
        for number, (values, (part, level)) in enumerate(table.items()):
            if level > 1:
                return
            for factor in (Fraction(1), Fraction(-1)):
                rest = tuple(
                    (d - factor.numerator * x) % self.prime
                    for d, x in zip(difference, values, strict=True)
                )
                for sign in (1, -1):
                    known = table.get(self._times(sign, rest))
                    if known is not None and known[1] <= 1 and place[id(known[0])] > number:
                        yield Term(part, factor, level), Term(known[0], Fraction(sign), known[1])

    def _shares(self, difference: Values) -> Iterator[tuple[Fraction, Values]]:
        for factor in _FACTORS:
            share = factor.denominator * pow(factor.numerator, -1, self.prime)
            yield factor, self._times(share, difference)

    def _times(self, k: int, values: Values) -> Values:
        return tuple(k * x % self.prime for x in values)

    def _table(self, shape: Shape) -> dict[Values, tuple[Part, int]]:
        """Terms of a shape by their values, the simplest first."""
        if shape not in self._tables:
            table: dict[Values, tuple[Part, int]] = {}
            for level, made in enumerate((self._once, self._twice, self._thrice)):
                for part in made(shape):
                    if part.values not in table and part.values not in self.present:
                        table[part.values] = part, level
                    if len(table) >= MOST:
                        break
            self._tables[shape] = table
        return self._tables[shape]

    def _once(self, shape: Shape) -> Iterator[Part]:
        return (it for it in self.likes.parts if it.shape == shape)

    def _twice(self, shape: Shape) -> Iterator[Part]:
        """Products of two."""
        make = Products(self.prime)
        for a in self.likes.parts:
            yield from make.alone(a, shape)
            for b in self.likes.parts:
                yield from make.of(a, b, shape)

    def _thrice(self, shape: Shape) -> Iterator[Part]:
        """Products of a simple part with a product of two."""
        make = Products(self.prime)
        simple = [it for it in self.likes.parts if it.size <= 3]
        for inner in self._inner:
            for a in simple:
                yield from make.of(a, inner, shape)

    @cached_property
    def _inner(self) -> list[Part]:
        """Products of two simple parts, of all shapes."""
        make = Products(self.prime)
        simple = [it for it in self.likes.parts if it.size <= 3]
        shapes = {it.shape for it in simple}
        found: dict[tuple[Shape, Values], Part] = {}
        for shape in shapes:
            for a in simple:
                for part in make.alone(a, shape):
                    found.setdefault((part.shape, part.values), part)
                for b in simple:
                    for part in make.of(a, b, shape):
                        found.setdefault((part.shape, part.values), part)
        return list(found.values())[:600]


def is_zero(node: Node) -> bool:
    """Whether a side is written as zero."""
    return (isinstance(node, Number) and not node.value) or (
        isinstance(node, Call) and node.name == "zeros"
    )


class Products:
    """Products of parts, as nodes and as values."""

    def __init__(self, prime: int) -> None:
        self.prime = prime

    def alone(self, a: Part, shape: Shape) -> Iterator[Part]:
        """What is made of one part: its hat, its outer product with itself, its square."""
        if a.shape == (3, 1) and shape == (3, 3):
            x, y, z = a.values
            hat = self._part(Call("hat", (a.node,)), shape, (0, -z, y, z, 0, -x, -y, x, 0), a)
            yield hat
            yield self._part(Binary("**", hat.node, Number(Fraction(2))), shape,
                             self._product(hat, hat), a, 2)  # fmt: skip
        if len(a.shape) == 2 and a.shape[1] == 1 and shape == (a.shape[0],) * 2:
            outer = Binary("*", a.node, Field(a.node, "T"))
            yield self._part(outer, shape, [x * y for x in a.values for y in a.values], a, 2)
        if a.shape == shape and a.shape and a.shape[0] == a.shape[1]:
            yield self._transposed(a)
        if not a.shape and shape == ():
            square = Binary("**", a.node, Number(Fraction(2)))
            yield self._part(square, (), [a.values[0] ** 2], a)
        if len(a.shape) == 2 and a.shape[1] == 1 and shape == ():
            name = Call("norm2", (a.node,))
            yield self._part(name, (), [sum(x * x for x in a.values)], a)

    def of(self, a: Part, b: Part, shape: Shape) -> Iterator[Part]:
        """What is made of two parts: products of all kinds."""
        if not a.shape and b.shape == shape:
            values = [a.values[0] * x for x in b.values]
            yield self._part(Binary("*", a.node, b.node), shape, values, a, b.size)
            return
        if not a.shape or not b.shape:
            return
        if a.shape == b.shape == shape == (3, 1):
            (u, v, w), (x, y, z) = a.values, b.values
            values = [v * z - w * y, w * x - u * z, u * y - v * x]
            yield self._part(Call("cross", (a.node, b.node)), shape, values, a, b.size)
        elif shape == () and a.shape == b.shape and a.shape[1] == 1:
            values = [sum(x * y for x, y in zip(a.values, b.values, strict=True))]
            yield self._part(Call("dot", (a.node, b.node)), shape, values, a, b.size)
        elif a.shape[1] == b.shape[0] > 1 and (a.shape[0], b.shape[1]) == shape:
            values = self._product(a, b)
            yield self._part(Binary("*", a.node, b.node), shape, values, a, b.size)
            if a.shape[0] == a.shape[1] and not isinstance(a.node, Call):
                turned = self._transposed(a)
                yield self._part(
                    Binary("*", turned.node, b.node), shape, self._product(turned, b), a, b.size + 1
                )

    def _transposed(self, a: Part) -> Part:
        rows, cols = a.shape
        values = [a.values[i * cols + j] for j in range(cols) for i in range(rows)]
        return self._part(Field(a.node, "T"), (cols, rows), values, a)

    def _product(self, a: Part, b: Part) -> list[int]:
        (rows, inner), cols = a.shape, b.shape[1]
        x, y = a.values, b.values
        return [
            sum(x[i * inner + k] * y[k * cols + j] for k in range(inner))
            for i in range(rows)
            for j in range(cols)
        ]

    def _part(
        self, node: Node, shape: Shape, values: list[int] | Values, a: Part, more: int = 0
    ) -> Part:
        return Part(node, shape, tuple(x % self.prime for x in values), a.size + more + 1)
