"""The lines at the top of every emitted file, and how its ports are described."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from symdyn.assets import version
from symdyn.backends.ports import WIDTH
from symdyn.backends.unit import Unit
from symdyn.program.count import operations
from symdyn.program.graph import Port, Shape

NONE_STATED = "none: nothing is claimed of this text"


def header(unit: Unit) -> list[str]:
    """What the file is, where it comes from and what it rests on: lines of plain text."""
    program = unit.program
    lines = [
        f"{program.name} of {unit.robot}: {one_line(unit.summary)}",
        *notes(unit),
        "",
        f"Written by symdyn {version()}; do not edit. To write it again:",
        f"    {one_line(unit.command)}",
        "",
        f"Source      {one_line(unit.source)}",
        f"Convention  {one_line(unit.convention)}",
        f"Program     SHA-256 {program.digest}",
        f"Operations  {_counts(unit)}",
        "",
        "Inputs",
        *_table(program.inputs),
        "",
        "Outputs",
        *_table([out.port for out in program.outputs]),
        "",
        *_statements(unit),
    ]
    return [line.rstrip() for line in lines]


def notes(unit: Unit) -> list[str]:
    """The unit's notes as lines, each note after an empty one."""
    return [line for note in unit.notes for line in ("", *wrap(one_line(note), WIDTH))]


def size_text(shape: Shape) -> str:
    """A shape as people write it: "scalar", "19", "12 x 18"."""
    return " x ".join(map(str, shape)) if shape else "scalar"


def meaning(port: Port) -> str:
    """Unit and frame of a port in one phrase."""
    return "; ".join(one_line(text) for text in (port.frame, port.unit) if text not in ("", "-"))


def one_line(text: str) -> str:
    """A text with its line breaks and runs of blanks as single blanks."""
    return " ".join(text.split())


def _table(ports: Sequence[Port]) -> list[str]:
    rows = [(p.name, size_text(p.shape), one_line(p.unit), one_line(p.frame)) for p in ports]
    if not rows:
        return ["    none"]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "    " + "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True))
        for row in rows
    ]


def _counts(unit: Unit) -> str:
    return ", ".join(f"{count} {op}" for op, count in operations(unit.program).items())


def _statements(unit: Unit) -> list[str]:
    if not unit.statements:
        return [f"Statements it rests on: {NONE_STATED}."]
    width = max(len(name) for name, _ in unit.statements)
    rows = [f"    {name.ljust(width)}  {verdict}" for name, verdict in unit.statements]
    return ["Statements it rests on", *rows]
