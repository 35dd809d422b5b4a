"""The part of a false formula that still holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from symdyn.check.language.syntax import Equation
from symdyn.check.language.unparse import unparse
from symdyn.check.meaning.elaborate import Claim, Pair
from symdyn.check.meaning.points import Point
from symdyn.check.meaning.values import Value

MOST = 4


def still_true(
    claim: Claim, formula: Equation, points: Sequence[Point], vectors: dict[str, Value]
) -> tuple[str, ...]:
    """Parts that hold, the largest first.

    Parameters
    ----------
    claim : Claim
    formula : Equation
    points : sequence of Point
        At which parts are compared.
    vectors : mapping
        Columns a side may be multiplied by, by name.
    """
    found: list[str] = []
    names = [unparse(side) for side in formula.sides]
    for k, pair in enumerate(claim.pairs):
        if _equal(pair.left, pair.right, points):
            found.append(f"{names[k]} == {names[k + 1]}")
        else:
            found += _Parts(claim, pair, points, vectors).found()
    return tuple(dict.fromkeys(found))[:MOST]


def _equal(a: Value, b: Value, points: Sequence[Point]) -> bool:
    pairs = list(zip(a.entries, b.entries, strict=True))
    return all(point(x) == point(y) for point in points for x, y in pairs)


class _Parts:
    def __init__(
        self, claim: Claim, pair: Pair, points: Sequence[Point], vectors: dict[str, Value]
    ) -> None:
        self.algebra = claim.scene.algebra
        self.left, self.right, self.points, self.vectors = pair.left, pair.right, points, vectors

    def found(self) -> Iterator[str]:
        if not self.left.shape:
            yield from self._size_alone()
            return
        yield from self._times_vectors()
        yield from self._entries()
        if self.left.rows == self.left.cols:
            yield from self._of_square()
        else:
            yield from self._of_column()
        yield from self._size_alone()

    def _holds(self, a: Value, b: Value) -> bool:
        """Whether two values agree and are not zero, which would say nothing."""
        zero = all(point(x) == 0 for point in self.points for x in a.entries)
        return not zero and _equal(a, b, self.points)

    def _times_vectors(self) -> Iterator[str]:
        for name, v in self.vectors.items():
            if v.rows == self.left.cols > 1:
                pair = [self.algebra.mul(side, v) for side in (self.left, self.right)]
                if self._holds(pair[0], pair[1]):
                    yield f"both sides times {name}"
            if v.rows == self.left.rows > 1:
                pair = [self.algebra.mul(v.transposed, it) for it in (self.left, self.right)]
                if self._holds(pair[0], pair[1]):
                    yield f"the component along {name}"

    def _entries(self) -> Iterator[str]:
        rows, cols = self.left.rows, self.left.cols
        good = [
            (i, j)
            for i in range(rows)
            for j in range(cols)
            if _equal(_entry(self.left, i, j), _entry(self.right, i, j), self.points)
        ]
        kept = [(i, j) for i, j in good if any(point(self.left.at(i, j)) for point in self.points)]
        if not kept or len(good) == rows * cols:
            return
        told = _named(good, rows, cols)
        if told:
            yield told

    def _of_square(self) -> Iterator[str]:
        add, sub = self.algebra.add, self.algebra.sub
        a, b = self.left, self.right
        if self._holds(add(a, a.transposed), add(b, b.transposed)):
            yield "the symmetric part"
        if self._holds(sub(a, a.transposed), sub(b, b.transposed)):
            yield "the skew part"
        trace = [Value((), (self.algebra.trace(it),)) for it in (a, b)]
        if self._holds(trace[0], trace[1]):
            yield "the trace"
        if self._holds(a, b.transposed):
            yield "the left side is the right side's transpose"

    def _of_column(self) -> Iterator[str]:
        a, b = self.left, self.right
        squares = [Value((), (self.algebra.dot(it, it),)) for it in (a, b)]
        if self._holds(squares[0], squares[1]):
            yield "the length"

    def _size_alone(self) -> Iterator[str]:
        if self._holds(self.left, self.algebra.neg(self.right)):
            yield "all but the sign"
            return
        factors = {f"1/{k}": (k, 1) for k in (2, 3)} | {str(k): (1, k) for k in (2, 3)}
        for text, (k, m) in factors.items():
            left = self.algebra.scale(self.algebra.build.constant(k), self.left)
            right = self.algebra.scale(self.algebra.build.constant(m), self.right)
            if self._holds(left, right):
                yield f"all but a factor: the left side is {text} times the right"


def _entry(value: Value, i: int, j: int) -> Value:
    return Value((), (value.at(i, j),))


def _named(good: list[tuple[int, int]], rows: int, cols: int) -> str:
    """A set of entries in words."""
    where = set(good)
    if rows == cols and where >= {(i, i) for i in range(rows)} and len(where) == rows:
        return "the diagonal"
    if rows == cols and where == {(i, j) for i in range(rows) for j in range(cols) if i != j}:
        return "all entries off the diagonal"
    if rows in (4, 6):
        halves = _halves(where, rows, cols)
        if halves:
            return halves
    if cols == 1:
        return "entries " + ", ".join(str(i + 1) for i, _ in sorted(good))
    if len(good) * 2 > rows * cols:
        bad = [f"({i + 1}, {j + 1})" for i in range(rows) for j in range(cols)
               if (i, j) not in where]  # fmt: skip
        return f"all entries but {', '.join(bad)}" if len(bad) <= 6 else ""
    told = ", ".join(f"({i + 1}, {j + 1})" for i, j in sorted(good))
    return f"entries {told}" if len(good) <= 6 else f"{len(good)} of {rows * cols} entries"


def _halves(where: set[tuple[int, int]], rows: int, cols: int) -> str:
    """Which blocks of three rows and columns hold in full."""
    cuts = [(0, 3), (3, rows)]
    wide = cuts if cols == rows else [(0, cols)]
    names = []
    for a, (top, bottom) in enumerate(cuts, 1):
        for b, (left, right) in enumerate(wide, 1):
            block = {(i, j) for i in range(top, bottom) for j in range(left, right)}
            if block <= where:
                names.append(f"({a}, {b})" if len(wide) > 1 else ("upper", "lower")[a - 1])
    if not names:
        return ""
    return (
        ("blocks " if len(wide) > 1 else "the ")
        + ", ".join(names)
        + ("" if len(wide) > 1 else " half")
    )
