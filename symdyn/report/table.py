"""Text in columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def columns(rows: Iterable[Sequence[str]], indent: str = "  ") -> list[str]:
    """Lines with the cells of each column below each other, of any width."""
    rows = list(rows)
    if not rows:
        return []
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [(indent + "  ".join(map(str.ljust, row, widths))).rstrip() for row in rows]


def short(value: float | None, unbounded: str = "-") -> str:
    """A number in few digits."""
    return unbounded if value is None else f"{value:.6g}"


def shape_text(shape: Sequence[int | str]) -> str:
    """A shape as people write it: "scalar", "nv", "12 x 18"."""
    return " x ".join(map(str, shape)) if shape else "scalar"
