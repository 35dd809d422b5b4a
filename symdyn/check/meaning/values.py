"""Values of a formula: arrays of edges of one graph, and their algebra.

SymPy's matrices cost milliseconds a product, and a refuted formula is asked again in dozens
of variants; so values are kept in the graph, whose nodes are folded and shared as they are
made.  Recursions of arms still run on SymPy symbols, through the graph's own ``let``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from symdyn.program.builder import Builder
from symdyn.program.graph import Edge

Shape = tuple[int, ...]
"""() of a scalar, (rows, columns) of anything else."""


@dataclass(frozen=True)
class Known:
    """What is known of a value beside its entries.

    Attributes
    ----------
    kind : str
        "SO3", "SE3", "quat", "unit3", "inertia", "chain"... or nothing.
    length : Edge or None
        Of a vector (of a twist: of its angular part), up to sign.
    base, factor : Value, Edge
        The value is ``factor * base``.
    vector : Value
        The vector whose hat it is.
    log : Value
        What it is the exponential of.
    inverse : Value
    parts : mapping
        Fields, by name.
    """

    kind: str = ""
    length: Edge | None = None
    base: Value | None = None
    factor: Edge = 1
    vector: Value | None = None
    log: Value | None = None
    inverse: Callable[[], Value] | None = None
    parts: dict[str, Value] = field(default_factory=dict)


NOTHING = Known()


@dataclass(frozen=True)
class Value:
    """A scalar or matrix of edges, row by row.

    Attributes
    ----------
    shape : tuple
    entries : tuple of Edge
    known : Known
    """

    shape: Shape
    entries: tuple[Edge, ...]
    known: Known = field(default=NOTHING, compare=False)

    @property
    def rows(self) -> int:
        """Number of rows; 1 of a scalar."""
        return self.shape[0] if self.shape else 1

    @property
    def cols(self) -> int:
        """Number of columns; 1 of a scalar."""
        return self.shape[1] if self.shape else 1

    @property
    def edge(self) -> Edge:
        """The only entry."""
        (edge,) = self.entries
        return edge

    def at(self, i: int, j: int = 0) -> Edge:
        """The entry of a row and column, from 0."""
        return self.entries[i * self.cols + j]

    def part(self, rows: range, columns: range) -> Value:
        """A block."""
        found = tuple(self.at(i, j) for i in rows for j in columns)
        return shaped(len(rows), len(columns), found)

    def with_known(self, **changes: Any) -> Value:
        """The same entries with more known of them."""
        return replace(self, known=replace(self.known, **changes))

    @property
    def transposed(self) -> Value:
        """The transpose."""
        found = tuple(self.at(i, j) for j in range(self.cols) for i in range(self.rows))
        return shaped(self.cols, self.rows, found)

    @property
    def size(self) -> str:
        """The shape in words."""
        return f"{self.rows}x{self.cols}" if self.shape else "scalar"


@dataclass(frozen=True)
class Loose:
    """A multiple of the identity whose size is not yet known; zero where the factor is."""

    factor: Edge
    column: int = 0


def scalar(edge: Edge) -> Value:
    """A scalar."""
    return Value((), (edge,))


def shaped(rows: int, cols: int, entries: Sequence[Edge]) -> Value:
    """A matrix; a 1x1 one is a scalar."""
    return Value((rows, cols) if rows * cols > 1 else (), tuple(entries))


def column(entries: Iterable[Edge]) -> Value:
    """A column."""
    found = tuple(entries)
    return shaped(len(found), 1, found)


def identity(n: int, factor: Edge = 1) -> Value:
    """A multiple of the identity."""
    return shaped(n, n, [factor if i == j else 0 for i in range(n) for j in range(n)])


def zeros(rows: int, cols: int) -> Value:
    """A matrix of zeros."""
    return shaped(rows, cols, [0] * (rows * cols))


def stacked(*parts: Value) -> Value:
    """Matrices one below the other."""
    entries = [edge for part in parts for edge in part.entries]
    return shaped(sum(part.rows for part in parts), parts[0].cols, entries)


def beside(*parts: Value) -> Value:
    """Matrices one beside the other."""
    return stacked(*(part.transposed for part in parts)).transposed


def blocks(a: Value, b: Value, c: Value, d: Value) -> Value:
    """``[[a, b], [c, d]]``."""
    return stacked(beside(a, b), beside(c, d))


def _multiple(a: Value) -> tuple[Value, Edge]:
    """A value as a multiple of another."""
    return (a, 1) if a.known.base is None else (a.known.base, a.known.factor)


class Algebra:
    """Operations on values; the graph grows by them.

    Parameters
    ----------
    build : Builder

    Attributes
    ----------
    linear_first : bool
        Whether twists are (v, omega).
    """

    def __init__(self, build: Builder) -> None:
        self.build = build
        self.linear_first = False

    def number(self, value: Fraction | int) -> Value:
        """An exact number."""
        return scalar(self.build.constant(Fraction(value)))

    def add(self, a: Value, b: Value) -> Value:
        """a + b of one shape."""
        pairs = zip(a.entries, b.entries, strict=True)
        found = Value(a.shape, tuple(self.build.add(x, y) for x, y in pairs))
        (one, j), (two, k) = _multiple(a), _multiple(b)
        if a.shape and one.entries == two.entries:
            found = found.with_known(base=one, factor=self.build.add(j, k))
        u, v = a.known.vector, b.known.vector
        return found if u is None or v is None else found.with_known(vector=self.add(u, v))

    def neg(self, a: Value) -> Value:
        """-a."""
        return self.scale(-1, a)

    def sub(self, a: Value, b: Value) -> Value:
        """a - b."""
        return self.add(a, self.neg(b))

    def scale(self, k: Edge, a: Value) -> Value:
        """k a."""
        if k == 1:
            return a
        entries = tuple(self.build.mul(k, x) for x in a.entries)
        base, factor = (a.known.base, a.known.factor) if a.known.base else (a, 1)
        known = Known(base=base, factor=self.build.mul(k, factor))
        if a.known.vector is not None:
            known = replace(known, vector=self.scale(k, a.known.vector))
        return Value(a.shape, entries, known)

    def mul(self, a: Value, b: Value) -> Value:
        """The matrix product of fitting shapes; a scalar scales."""
        if not a.shape:
            return self.scale(a.edge, b)
        if not b.shape:
            return self.scale(b.edge, a)
        found = shaped(a.rows, b.cols, [
            self.sum(self.build.mul(a.at(i, k), b.at(k, j)) for k in range(a.cols))
            for i in range(a.rows) for j in range(b.cols)
        ])  # fmt: skip
        return found if not found.shape else replace(found, known=self._of_product(a, b))

    def _of_product(self, a: Value, b: Value) -> Known:
        kind, same = a.known.kind, a.known.kind == b.known.kind
        if kind == "SO3" and b.cols == 1:
            return Known(length=self.length(b))
        if kind == "Ad" and b.cols == 1:
            return Known(length=self.length(self.angular(b)))
        if a.known.inverse and b.known.inverse:
            left, right = a.known.inverse, b.known.inverse
            kept = kind if same and kind in ("SO3", "SE3", "Ad") else ""
            return Known(kind=kept, inverse=lambda: self.mul(right(), left()))
        return NOTHING

    def angular(self, V: Value) -> Value:
        """The angular part of a twist."""
        known = V.known
        if "w" in known.parts:
            return known.parts["w"]
        if known.base is not None:
            return self.scale(known.factor, self.angular(known.base))
        first = 3 if self.linear_first else 0
        w = V.part(range(first, first + 3), range(1))
        return w if known.length is None else w.with_known(length=known.length)

    def sum(self, terms: Iterable[Edge]) -> Edge:
        """The sum of edges."""
        total = 0
        for term in terms:
            total = self.build.add(total, term)
        return total

    def total(self, first: Value, *rest: Value) -> Value:
        """The sum of values of one shape."""
        for value in rest:
            first = self.add(first, value)
        return first

    def dot(self, a: Value, b: Value) -> Edge:
        """The sum of the products of entries."""
        return self.sum(self.build.mul(x, y) for x, y in zip(a.entries, b.entries, strict=True))

    def cross(self, a: Value, b: Value) -> Value:
        """The cross product of two 3-vectors."""
        return self.mul(self.hat(a), b)

    def hat(self, w: Value) -> Value:
        """The skew matrix of a 3-vector."""
        x, y, z = w.entries
        return Value((3, 3), (0, -z, y, z, 0, -x, -y, x, 0), Known(vector=w))

    def trace(self, a: Value) -> Edge:
        """The sum of the diagonal."""
        return self.sum(a.at(i, i) for i in range(a.rows))

    def length(self, a: Value) -> Edge:
        """The Euclidean length of a column, up to sign where it is known to be a product."""
        known = a.known
        if known.length is not None:
            return known.length
        if known.base is not None:
            return self.build.mul(known.factor, self.length(known.base))
        return self.root(self.dot(a, a))

    def root(self, x: Edge) -> Edge:
        """The square root."""
        return self.build.call("sqrt", x)

    def power(self, a: Value, n: int) -> Value:
        """The n-th power of a square matrix or scalar, n at least 0."""
        if n == 0:
            return identity(a.rows)
        half = self.power(a, n // 2)
        square = half if n < 2 else self.mul(half, half)
        return self.mul(square, a) if n % 2 else square

    def minor(self, a: Value, row: int, col: int) -> Value:
        """The matrix without a row and a column."""
        keep = [(i, j) for i in range(a.rows) for j in range(a.cols) if i != row and j != col]
        return shaped(a.rows - 1, a.cols - 1, [a.at(i, j) for i, j in keep])

    def det(self, a: Value) -> Edge:
        """The determinant, by its first column."""
        if not a.shape:
            return a.edge
        terms = []
        for i in range(a.rows):
            if a.at(i, 0):
                term = self.build.mul(a.at(i, 0), self.det(self.minor(a, i, 0)))
                terms.append(-term if i % 2 else term)
        return self.sum(terms)

    def kron(self, a: Value, b: Value) -> Value:
        """Kronecker's product."""
        return shaped(a.rows * b.rows, a.cols * b.cols, [
            self.build.mul(a.at(i, j), b.at(k, m))
            for i in range(a.rows) for k in range(b.rows)
            for j in range(a.cols) for m in range(b.cols)
        ])  # fmt: skip
