"""Sizes of blocks: heights of rows and widths of columns."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.check.values import Loose, Shape, Value

Cell = Value | Loose


def sizes_of(cells: Sequence[Sequence[Cell]], whole: Shape = ()) -> tuple[list[int], list[int]]:
    """Heights of the rows and widths of the columns of blocks.

    A block that has a size gives it to its row and column, and an identity is square.  What
    is still unknown shares what the whole matrix leaves, and is 1 where that is not known.

    Parameters
    ----------
    cells : sequence of rows
    whole : tuple of int
        Rows and columns of the whole, where they are known from what it is equal to.
    """
    heights = [_first(row, "rows") for row in cells]
    widths = [_first(column, "cols") for column in zip(*cells, strict=True)]
    _square(cells, heights, widths)
    if whole:
        _shared(heights, whole[0])
        _shared(widths, whole[1])
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


def _shared(sizes: list[int], whole: int) -> None:
    """Divide what is left of the whole among the unknown."""
    unknown = [k for k, size in enumerate(sizes) if not size]
    left = whole - sum(sizes)
    if unknown and left > 0 and left % len(unknown) == 0:
        for k in unknown:
            sizes[k] = left // len(unknown)
