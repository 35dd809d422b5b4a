"""What a check of an export found, as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symdyn.report.table import columns


def verified_text(record: Mapping[str, Any]) -> str:
    """A line for each file, and one for each problem below it.

    Parameters
    ----------
    record : mapping
        What :meth:`symdyn.export.findings.Report.record` gives.
    """
    rows = [(it["path"], it["function"], _verdict(it)) for it in record["files"]]
    lines = columns(rows, indent="")
    for number, it in reversed(list(enumerate(record["files"]))):
        lines[number + 1 : number + 1] = [f"    {problem}" for problem in it["problems"]]
    return "\n".join([*lines, *(f"note: {note}" for note in record["notes"])])


def _verdict(file: Mapping[str, Any]) -> str:
    if file["problems"]:
        return "NOT AS CERTIFIED"
    return file["compared"] or "unchanged"
