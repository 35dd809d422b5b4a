"""JSON that people read: short values on one line, keys in the order given."""

from __future__ import annotations

import json
from typing import Any

_WIDTH = 100


def json_text(value: Any) -> str:
    """A value as JSON text with a final newline; the same value, the same bytes."""
    return _lines(value, "") + "\n"


def _lines(value: Any, indent: str) -> str:
    flat = json.dumps(value, ensure_ascii=True, allow_nan=False)
    if not isinstance(value, (dict, list, tuple)) or len(indent) + len(flat) <= _WIDTH:
        return flat
    inner = indent + "  "
    if isinstance(value, dict):
        items = [f"{json.dumps(key)}: {_lines(item, inner)}" for key, item in value.items()]
        start, end = "{", "}"
    else:
        items = [_lines(item, inner) for item in value]
        start, end = "[", "]"
    return f"{start}\n{inner}" + f",\n{inner}".join(items) + f"\n{indent}{end}"
