"""Points to test programs at, drawn from the text they test.

The same text always gives the same points, on every machine; another text gives others.
"""

from __future__ import annotations

import hashlib

from symdyn.program.graph import Program


def modular_point(program: Program, prime: int, salt: int = 0) -> dict[str, list[int]]:
    """A point modulo a prime for each input entry of a program."""
    return {
        port.name: [
            _draw(f"{program.digest} {salt} {port.name} {k}") % prime for k in range(port.size)
        ]
        for port in program.inputs
    }


def _draw(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")
