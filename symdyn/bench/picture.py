"""A race as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from math import log10
from typing import Any

_BAR, _ROW, _LEFT, _WIDTH, _DECADE = 14, 20, 330, 900, 100


def race_svg(record: Mapping[str, Any]) -> str:
    """Bars, one for each function and contestant, on a logarithmic scale from 1 ns."""
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
        length = max(1.0, _DECADE * log10(ns))
        lines += [
            f'<text x="{_LEFT - 6}" y="{y + 11}" text-anchor="end">{escape(name)}</text>',
            f'<rect x="{_LEFT}" y="{y}" width="{length:.1f}" height="{_BAR}" fill="#4878a8"/>',
            f'<text x="{_LEFT + length + 5:.1f}" y="{y + 11}">{ns:.0f} ns</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])
