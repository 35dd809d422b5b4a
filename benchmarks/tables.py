"""Write the tables of benchmarks/README.md from the record of a race.

python benchmarks/tables.py results/bench.json
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

CPP, SX, LOOP = "Pinocchio C++", "Pinocchio SX", "Pinocchio, Python loop"

ASKED = {
    "rnea": (0.09, 0.04, 0.17),
    "nonlinear_effects": (0.10, 0.04, 0.17),
    "gravity": (0.05, 0.04, 0.22),
    "crba": (0.16, 0.14, 0.36),
    "aba": (0.12, 0.045, 0.2),
    "minverse": (0.22, 0.08, 0.23),
    "centroidal_map": (0.15, 0.09, 0.19),
    "contact_jacobian": (0.07, 0.08, 0.47),
    "rnea_derivatives": (0.17, 0.05, 0.13),
    "aba_derivatives": (0.25, 0.09, 0.18),
    "contact_dynamics": (0.16, 0.06, 0.2),
}
"""Of Pinocchio C++: scalar, limbs in lanes; and of Pinocchio SX, limbs in lanes."""

Functions = dict[str, dict[str, Any]]


def shares(functions: Functions) -> Iterable[Sequence[str]]:
    """Time as a share of Pinocchio C++."""
    yield "function", "C scalar", "C", "C batch", SX, "ADAM", "C over SX"
    for name, asked in ASKED.items():
        ns = {who: it["least"] for who, it in functions[name]["ns"].items()}
        whole = ns[CPP]
        yield (
            name,
            f"{ns['C scalar one'] / whole:.3f} ({asked[0]})",
            f"{ns['C one'] / whole:.3f} ({asked[1]})",
            f"{ns['C batch'] / whole:.3f}",
            f"{ns[SX] / whole:.2f}",
            f"{ns['ADAM'] / whole:.2f}" if "ADAM" in ns else "-",
            f"{ns['C one'] / ns[SX]:.2f} ({asked[2]})",
        )


def counts(functions: Functions) -> Iterable[Sequence[str]]:
    """Operations, and instructions of a call."""
    yield (
        *("function", "operations", SX, "ADAM"),
        *("instructions, C scalar", "C", CPP, SX),
    )
    for name in ASKED:
        operations, run = functions[name]["operations"], functions[name]["instructions"]
        found = [operations.get(who, "-") for who in ("ours", SX, "ADAM")]
        found += [run.get(who, "-") for who in ("C scalar", "C", CPP, SX)]
        yield name, *map(str, found)


def from_python(functions: Functions) -> Iterable[Sequence[str]]:
    """Batches from Python against a loop over Pinocchio's calls."""
    looped = [name for name in ASKED if LOOP in functions[name]["ns"]]
    ns = {name: {who: it["least"] for who, it in functions[name]["ns"].items()} for name in looped}
    yield "", *looped
    times = (f"{ns[name][LOOP] / ns[name]['C batch from Python']:.0f}" for name in looped)
    yield "C, times as many states", *times
    yield (
        "NumPy, share of the time",
        *(f"{ns[name]['NumPy batch'] / ns[name][LOOP]:.2f}" for name in looped),
    )


def main(path: str) -> None:
    """Print them."""
    functions = json.loads(Path(path).read_text())["functions"]
    for table in (shares, counts, from_python):
        head, *rows = table(functions)
        for row in (head, ["---"] * len(head), *rows):
            print(f"| {' | '.join(row)} |".replace("|  |", "| |"))
        print()


if __name__ == "__main__":
    main(sys.argv[1])
