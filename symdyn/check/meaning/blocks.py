"""Matrices from blocks, whose zeros and identities take the sizes that are left for them."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.check.language.syntax import Block, Node, fail
from symdyn.check.meaning.values import (
    Loose,
    Shape,
    Value,
    beside,
    identity,
    shaped,
    stacked,
    zeros,
)

Cell = Value | Loose


def assembled(cells: Sequence[Sequence[Cell]], node: Block, whole: Shape = ()) -> Value:
    """The matrix of blocks; 0 and 1 take the size of their row and column."""
    heights, widths = sizes_of(cells, whole)
    rows = []
    for row, height, line in zip(cells, heights, node.rows, strict=True):
        parts = [
            _filled(cell, (height, width), at)
            for cell, width, at in zip(row, widths, line, strict=True)
        ]
        rows.append(beside(*parts))
    return stacked(*rows)


def sizes_of(cells: Sequence[Sequence[Cell]], whole: Shape = ()) -> tuple[list[int], list[int]]:
    """Heights of the rows and widths of the columns of blocks.

    A block that has a size gives it to its row and column, and an identity is square.  What
    the whole matrix leaves goes to the only one that is unknown, or is shared; where the whole
    is not known, what is unknown is 1.

    Parameters
    ----------
    cells : sequence of rows
    whole : tuple of int
        Rows and columns of the whole, where they are known from what it is equal to.
    """
    heights = [_first(row, "rows") for row in cells]
    widths = [_first(column, "cols") for column in zip(*cells, strict=True)]
    _square(cells, heights, widths)
    for most in (1, 1, len(cells) + len(widths)) if whole else ():
        _shared(heights, whole[0], most)
        _shared(widths, whole[1], most)
        _square(cells, heights, widths)
    return [height or 1 for height in heights], [width or 1 for width in widths]


def _first(cells: Sequence[Cell], side: str) -> int:
    return next((getattr(it, side) for it in cells if isinstance(it, Value)), 0)


def _square(cells: Sequence[Sequence[Cell]], heights: list[int], widths: list[int]) -> None:
    """Let identities carry a size from rows to columns and back."""
    for _ in range(len(heights) + len(widths)):
        for i, row in enumerate(cells):
            for j, cell in enumerate(row):
                if isinstance(cell, Loose) and cell.factor:
                    heights[i] = heights[i] or widths[j]
                    widths[j] = widths[j] or heights[i]


def _shared(sizes: list[int], whole: int, most: int) -> None:
    """Divide what is left of the whole among the unknown, where these are not too many."""
    unknown = [k for k, size in enumerate(sizes) if not size]
    left = whole - sum(sizes)
    if unknown and len(unknown) <= most and left > 0 and left % len(unknown) == 0:
        for k in unknown:
            sizes[k] = left // len(unknown)


def _filled(cell: Value | Loose, size: tuple[int, int], node: Node) -> Value:
    height, width = size
    if isinstance(cell, Loose):
        if not cell.factor:
            return zeros(height, width)
        if height != width:
            fail(f"1 stands for a block of {height}x{width}", node.column, name="block")
        return identity(height, cell.factor)
    if (cell.rows, cell.cols) != size:
        cure = "write m*eye() for a multiple of the identity" if not cell.shape else ""
        fail(f"{cell.size} in a block of {height}x{width}", node.column, name="block", cure=cure)
    return shaped(height, width, cell.entries) if cell.shape != size else cell
