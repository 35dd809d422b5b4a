"""Printed C compiled into a library."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

from symdyn.backends import c_casadi
from symdyn.backends.unit import Unit


def library(folder: Path, units: Sequence[Unit], *flags: str) -> str:
    """Functions behind CasADi's interface as one library; its path."""
    sources = []
    for unit in units:
        file = folder / Path(c_casadi.path(unit)).name
        file.write_text(c_casadi.render(unit), encoding="utf-8")
        sources.append(str(file))
    found = str(folder / f"{c_casadi.symbol(units[0])}.so")
    words = ["gcc", "-std=c99", "-shared", "-fPIC", *flags, "-o", found, *sources, "-lm"]
    subprocess.run(words, check=True)
    return found
