"""Instructions of a call, counted by valgrind's callgrind where it is installed."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

CALLS = 16
PASSES = 2
"""Over the states, which the programs make."""

_LINE = re.compile(r"^\s*([\d,]+) \(.*?:(\w+)(?:'\d+)? ?(?:\[|$)")


def installed() -> bool:
    """Whether instructions can be counted."""
    return bool(shutil.which("valgrind") and shutil.which("callgrind_annotate"))


def instructions(command: Sequence[str], symbols: Mapping[str, str]) -> dict[str, int]:
    """Instructions of a call, with all that it calls.

    Parameters
    ----------
    command : sequence of str
        A program, and the file with its states.
    symbols : mapping
        Of functions, by their names.
    """
    with TemporaryDirectory() as folder:
        out = str(Path(folder) / "calls")
        tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
        _run([*tool, *command, str(CALLS)])
        lines = _run(["callgrind_annotate", "--inclusive=yes", "--threshold=100", out])
    totals: dict[str, int] = {}
    for line in lines.splitlines():
        if match := _LINE.match(line):
            count = int(match[1].replace(",", ""))
            totals[match[2]] = max(count, totals.get(match[2], 0))
    found = {name: totals.get(symbol) for name, symbol in symbols.items()}
    return {name: total // (CALLS * PASSES) for name, total in found.items() if total}


def _run(words: Sequence[str]) -> str:
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout
