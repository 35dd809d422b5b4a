r"""Zeros in blocks, sized by the other side of an equation, as books leave them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction

from symdyn.check.latex_kinds import MANY, Kind, Scope, kind_of
from symdyn.check.syntax import Binary, Block, Call, Node, Number


def fitted(sides: Sequence[Node], scope: Scope) -> list[Node]:
    """Sides of an equation with the sizes that blocks of zeros and identities take from it.

    What a matrix says of its own sizes wins; the only row or column without one takes what is
    left, and a matrix of nothing but zeros and identities has blocks of one size.
    """
    kinds = [kind_of(side, scope) for side in sides]
    rows = next((it.rows for it in kinds if it.rows not in {None, MANY}), None)
    cols = next((it.cols for it in kinds if it.cols not in {None, MANY}), None)
    return [_fit(side, Kind(rows, cols), scope) for side in sides]


def _fit(node: Node, size: Kind, scope: Scope) -> Node:
    """The blocks among the terms of a sum."""
    if isinstance(node, Binary) and node.op in {"+", "-"}:
        left, right = _fit(node.left, size, scope), _fit(node.right, size, scope)
        return replace(node, left=left, right=right)
    return _filled(node, size, scope) if isinstance(node, Block) else node


def _filled(node: Block, size: Kind, scope: Scope) -> Block:
    columns = list(zip(*node.rows, strict=True))
    heights = [_known(kind_of(it, scope).rows for it in row if not _open(it)) for row in node.rows]
    widths = [_known(kind_of(it, scope).cols for it in col if not _open(it)) for col in columns]
    if None not in heights and None not in widths:
        return node
    if len(heights) == len(widths) > 1 and not any((*heights, *widths)):  # all of one size
        heights, widths = _alike(len(heights), size.rows), _alike(len(widths), size.cols)
    for _ in range(len(heights) + len(widths)):
        heights, widths = _completed(heights, size.rows), _completed(widths, size.cols)
        for i, row in enumerate(node.rows):
            for j, cell in enumerate(row):
                if _identity(cell):  # square
                    heights[i] = widths[j] = heights[i] or widths[j]
    if None in heights or None in widths:
        return node
    rows = tuple(
        tuple(_sized(cell, h or 1, w or 1) for cell, w in zip(row, widths, strict=True))
        for row, h in zip(node.rows, heights, strict=True)
    )
    return replace(node, rows=rows)


def _known(found: Iterable[int | None]) -> int | None:
    return next((it for it in found if it not in {None, MANY}), None)


def _completed(found: list[int | None], total: int | None) -> list[int | None]:
    """Sizes with the only one that is not known from what is left."""
    known = [it for it in found if it is not None]
    if total is None or len(known) != len(found) - 1 or sum(known) >= total:
        return found
    return [total - sum(known) if it is None else it for it in found]


def _alike(count: int, total: int | None) -> list[int | None]:
    whole = total is not None and not total % count
    return [total // count if total is not None and whole else None] * count


def _zero(node: Node) -> bool:
    return isinstance(node, Number) and node.value == 0


def _identity(node: Node) -> bool:
    return isinstance(node, Call) and node.name == "eye" and not node.args


def _open(node: Node) -> bool:
    return _zero(node) or _identity(node)


def _sized(cell: Node, height: int, width: int) -> Node:
    if not _open(cell) or (_identity(cell) and height != width):
        return cell
    numbers = tuple(Number(Fraction(it), column=cell.column) for it in (height, width))
    if _identity(cell):
        return Call("eye", numbers[:1], column=cell.column)
    return Call("zeros", numbers, column=cell.column)
