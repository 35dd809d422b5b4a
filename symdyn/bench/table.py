"""A race as a table and as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from symdyn.report.table import columns

_BAR, _ROW, _LEFT, _WIDTH = 14, 20, 330, 900


def race_text(record: Mapping[str, Any]) -> str:
    """The table, least times in nanoseconds a state."""
    functions = record["functions"]
    who = list(dict.fromkeys(name for it in functions.values() for name in it["ns"]))
    rows = [["function", "operations", *who, "error float64", "error float32"]]
    for name, it in functions.items():
        times = [f"{it['ns'][w]['least']:.0f}" if w in it["ns"] else "-" for w in who]
        errors = [
            f"{max(out[kind] for out in it['accuracy'].values()):.1e}"
            for kind in ("float64", "float32")
        ]
        rows.append([name, str(it["operations"]), *times, *errors])
    head = (
        f"{record['robot']}: nanoseconds a state, least of {record['rounds']} rounds of "
        f"{record['states']} states, {' '.join(record['flags'])}"
    )
    missing = [f"not raced, as it is not installed: {it}" for it in record["missing"]]
    return "\n".join([head, *columns(rows), *missing])


def race_svg(record: Mapping[str, Any]) -> str:
    """Bars, one for each function and contestant, on a logarithmic scale."""
    bars = [
        (f"{name}  {who}", it["least"])
        for name, function in record["functions"].items()
        for who, it in function["ns"].items()
    ]
    height = _ROW * (len(bars) + 1)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}"'
        ' font-family="sans-serif" font-size="11">'
    ]
    for k, (name, ns) in enumerate(bars):
        y = _ROW * k + 4
        length = max(1.0, 80 * (len(str(int(ns))) - 1 + ns / 10 ** len(str(int(ns)))))
        lines += [
            f'<text x="{_LEFT - 6}" y="{y + 11}" text-anchor="end">{escape(name)}</text>',
            f'<rect x="{_LEFT}" y="{y}" width="{length:.1f}" height="{_BAR}" fill="#4878a8"/>',
            f'<text x="{_LEFT + length + 5:.1f}" y="{y + 11}">{ns:.0f} ns</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])
