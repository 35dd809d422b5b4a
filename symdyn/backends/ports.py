"""Entries of inputs and outputs: their order, their indices, their names."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.backends.names import Names, numbered
from symdyn.program.graph import Port, Shape

WIDTH = 88
"""Most columns of a wrapped line, its indentation not counted."""


def matrix_shape(shape: Shape) -> tuple[int, int]:
    """Rows and columns; a vector is a column, a scalar 1 x 1."""
    rows, columns = (*shape, 1, 1)[:2]
    return rows, columns


def by_column(shape: Shape) -> list[int]:
    """The flat indices that count row by row, in the order column by column."""
    rows, columns = matrix_shape(shape)
    return [columns * i + j for j in range(columns) for i in range(rows)]


def place_by_column(shape: Shape, index: int) -> int:
    """Where an entry stands column by column; its index counts row by row."""
    rows, columns = matrix_shape(shape)
    return index % columns * rows + index // columns


def index_text(shape: Shape, index: int) -> str:
    """An entry's index as NumPy reads it; the index counts row by row."""
    if len(shape) == 2:
        return f"{index // shape[1]}, {index % shape[1]}"
    return str(index) if shape else "..."


def entry_names(ports: Sequence[Port], names: Names) -> list[list[str]]:
    """A variable for each entry of each port, row by row: q_03, f_ext_0_12."""
    return [[names.fresh(f"{port.name}_{text}") for text in _indices(port.shape)] for port in ports]


def unpacked(value: str, targets: Sequence[str]) -> list[str]:
    """Lines of Python that take a value apart; what is called "_" everywhere is left."""
    if all(target == "_" for target in targets):
        return []
    lines = wrapped(targets)
    if len(lines) == 1:
        return [f"({lines[0]}{',' if len(targets) == 1 else ''}) = {value}"]
    return ["(", *(f"    {line}" for line in lines), f") = {value}"]


def listed(items: Sequence[str]) -> list[str]:
    """Lines of Python that hold a list, a comma behind it."""
    lines = wrapped(items)
    if len(lines) <= 1:
        return [f"[{''.join(lines)}],"]
    return ["[", *(f"    {line}" for line in lines), "],"]


def wrapped(items: Sequence[str]) -> list[str]:
    """A list, its items parted by commas, as lines of limited width."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + len(item) + 2 < WIDTH:
            lines[-1] += f", {item}"
        else:
            lines = [*lines[:-1], f"{lines[-1]},", item] if lines else [item]
    return lines


def _indices(shape: Shape) -> list[str]:
    if len(shape) == 2:
        return [f"{i}_{j}" for i in numbered(shape[0]) for j in numbered(shape[1])]
    return numbered(shape[0] if shape else 1)
