"""What `symdyn check` found: plain text, a table on a terminal, a Markdown report."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from textwrap import indent
from typing import TYPE_CHECKING, Any

from symdyn.report.table import columns

if TYPE_CHECKING:
    from symdyn.check.record import Record

_COLOURS = {"PROVED": "green", "PROVED-MOD-P": "green", "DEFINITION": "cyan", "TAUTOLOGY": "yellow",
            "CONDITIONAL": "yellow", "UNDECIDED": "magenta"}  # fmt: skip


def print_checked(records: Sequence[Record]) -> None:
    """Print records on stdout: one in full, of many those in full that are not as expected."""
    if len(records) == 1 and records[0].line is None:
        _print_one(records[0])
        return
    if sys.stdout.isatty():
        _print_table(records)
    elif records:
        rows = [(_place(it), it.verdict, _mark(it), it.id or "", one_line(it)) for it in records]
        print("\n".join(columns(rows, indent="")))
    for record in records:
        if not record.as_expected:
            print(f"\n{_place(record)} {one_line(record)}")
            print(indent(record_text(record), "    "))
    if records:
        print("\n" + summary(records))
        print(conventions_text(records))


def _print_one(record: Record) -> None:
    if sys.stdout.isatty():
        from rich.console import Console

        Console(highlight=False, soft_wrap=True).print(
            f"[bold {_COLOURS.get(record.verdict, 'red')}]{record.verdict}[/]", end="  "
        )
        print(record.formula)
    else:
        print(f"{record.verdict}  {record.formula}")
    print(indent(record_text(record, verdict=False), "    "))
    print(indent(conventions_text([record]), "    "))


def _print_table(records: Sequence[Record]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table("line", "verdict", "as expected", "id", "formula", "why")
    for it in records:
        verdict = Text(it.verdict, style=_COLOURS.get(it.verdict, "red"))
        right = "yes" if it.as_expected else Text("no", style="bold red")
        why = next(iter(_reasons(it)), "") if not it.as_expected else ""
        table.add_row(
            str(it.line or ""), verdict, right, it.id or "", Text(one_line(it)), Text(why)
        )
    Console().print(table)


def summary(records: Sequence[Record]) -> str:
    """How many there are of each verdict, and how many are not as expected."""
    counts = Counter(it.verdict for it in records)
    told = ", ".join(f"{number} {verdict}" for verdict, number in counts.most_common())
    bad = sum(not it.as_expected for it in records)
    many = "formula" if len(records) == 1 else "formulas"
    return f"{len(records)} {many}: {told}; {bad or 'none'} not as expected"


def conventions_text(records: Sequence[Record]) -> str:
    """The conventions formulas were read under."""
    used = dict.fromkeys(tuple(it.conventions.items()) for it in records)
    lines = [", ".join(f"{key}={value}" for key, value in them) for them in used]
    return "\n".join(f"read under {line}" for line in lines)


def record_text(record: Record, *, verdict: bool = True) -> str:
    """One record in full."""
    lines = [record.verdict] if verdict else []
    if record.expected:
        lines.append(f"expected: {record.expected}")
    if record.method:
        time = f"{record.time_s * 1000:.0f} ms"
        bound = f", chance of error at most 2^{record.bound:g}" if record.bound else ""
        lines.append(f"{record.method}{bound} ({time})")
    lines += _reasons(record)
    if record.program:
        what = (
            "shows both sides, without symdyn" if record.refuted else "checks it with SymPy alone"
        )
        lines += [f"this {what}:", indent(record.program.rstrip(), "    ")]
    return "\n".join(lines)


def _reasons(record: Record) -> Iterator[str]:
    if record.entry is not None:
        yield f"where {_point(record.witness)}:"
        entry = f"entry {tuple(record.entry)}: " if record.entry else ""
        yield f"  {entry}the left side is {record.left}, the right side {record.right}"
    if record.assumption:
        yield f"true if {record.assumption}"
    for words in record.holds_under:
        yield f"true under {words}"
    if record.still_true:
        yield "still true: " + "; ".join(record.still_true)
    yield from record.notes
    if record.conditions:
        yield "provided that " + ", ".join(record.conditions)
    for k, repair in enumerate(record.repairs):
        name = f" ({repair['slip']})" if repair.get("slip") else ""
        head = "nearest true formula: " if k == 0 else "                  or: "
        yield f"{head}{repair.get('latex') or repair['formula']}  {repair['verdict']}{name}"


def _point(witness: dict[str, Any]) -> str:
    """A point in words; what is zero is told together."""
    told = {name: value for name, value in witness.items() if not _zero(value)}
    parts = [f"{name} = {value_text(value)}" for name, value in told.items()]
    zeros = [name for name in witness if name not in told]
    if zeros:
        rest = "the rest is zero" if told else "all is zero"
        parts.append(rest if len(zeros) > 3 else " = ".join([*zeros, "0"]))
    return ", ".join(parts) or "always"


def _zero(value: Any) -> bool:
    if isinstance(value, list):
        return all(_zero(item) for item in value)
    return value in (0, "0")


def value_text(value: Any) -> str:
    """A number, a vector, or the rows of a matrix."""
    if not isinstance(value, list):
        return str(value)
    if value and isinstance(value[0], list):
        return "[" + ", ".join("[" + ", ".join(map(str, row)) + "]" for row in value) + "]"
    return "(" + ", ".join(map(str, value)) + ")"


def one_line(record: Record) -> str:
    """A formula for a row of a table; a display may have several lines."""
    return " ".join(record.formula.split())


def _place(record: Record) -> str:
    return f"{record.file or ''}:{record.line or ''}"


def _mark(record: Record) -> str:
    return "ok" if record.as_expected else "NOT AS EXPECTED"


def checked_markdown(records: Sequence[Record]) -> str:
    """A report in Markdown: a table of all formulas, then each that is not as expected."""
    lines = ["# Formulas checked", "", summary(records) + ".", "", conventions_text(records) + "."]
    lines += ["", "| line | id | verdict | as expected | formula |", "|---|---|---|---|---|"]
    for it in records:
        formula = one_line(it).replace("|", "\\|")
        right = "yes" if it.as_expected else "**no**"
        where = f"{it.file}:{it.line}" if it.line else ""
        lines.append(f"| {where} | {it.id or ''} | {it.verdict} | {right} | `{formula}` |")
    for it in records:
        if not it.as_expected:
            lines += ["", f"## {it.id or one_line(it)}", "", "```text", it.formula, "",
                      record_text(it), "```"]  # fmt: skip
    return "\n".join(lines) + "\n"
