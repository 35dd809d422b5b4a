"""Points to test programs at, drawn from the text they test.

The same text always gives the same points, on every machine; another text gives others.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping


def modular_point(text: str, sizes: Mapping[str, int], prime: int) -> dict[str, list[int]]:
    """A point modulo a prime: for each name as many entries as its size, drawn from a text."""
    return {
        name: [_draw(f"{text} {name} {k}") % prime for k in range(size)]
        for name, size in sizes.items()
    }


def _draw(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")
