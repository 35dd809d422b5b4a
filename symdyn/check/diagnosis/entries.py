"""Entries of a matrix that is written out, which are right or wrong one by one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from symdyn.check.language.syntax import Block, Index, Node, Number, Place, with_child
from symdyn.check.meaning.elaborate import Pair
from symdyn.check.meaning.points import Point

MOST = 4
"""Wrong entries that are mended one by one."""


@dataclass(frozen=True)
class Entry:
    """An entry of a matrix that is written out: row and column from 0, and what stands there."""

    place: Place
    node: Node

    def of(self, other: Node) -> Node:
        """The same entry of another matrix."""
        return Index(other, tuple(Number(Fraction(k + 1)) for k in self.place))


def failing(block: Block, pair: Pair, points: Sequence[Point]) -> list[Entry]:
    """Entries at which two sides differ; none where there are many, or no entries."""
    rows, cols = len(block.rows), len(block.rows[0])
    if (rows, cols) != (pair.left.rows, pair.left.cols) or any(
        len(it) != cols for it in block.rows
    ):
        return []
    found = [
        Entry((i, j), block.rows[i][j])
        for i in range(rows)
        for j in range(cols)
        if any(point(pair.left.at(i, j)) != point(pair.right.at(i, j)) for point in points)
    ]
    return found if len(found) <= MOST else []


def mended(block: Block, entries: Iterable[tuple[Place, Node]]) -> Node:
    """The matrix with other entries."""
    found: Node = block
    for place, node in entries:
        found = with_child(found, "rows", place, node)
    return found
