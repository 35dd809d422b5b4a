"""Whole-body plans, side by side in one run.

    symdyn export go2 --functions inverse_dynamics,step_r3so3,contact_positions \
        --variants casadi -o exported
    python benchmarks/plans.py exported [--turns 5] [--nodes 40]

A stand-up with functions in scalar symbols, as CasADi runs them, and with compiled ones; a hop
with compiled functions in IPOPT, as it comes, and in fatrop.  The contestants take turns; told
are the least seconds of CPU, and how many times less the second needs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "examples"))

import whole_body

Contestant = Callable[[], Any]
"""Gives a plan, with its seconds."""


def race(contestants: dict[str, Contestant], turns: int) -> dict[str, float]:
    """The least seconds of each, in turns."""
    seconds = {name: float("inf") for name in contestants}
    for _ in range(turns):
        for name, run in contestants.items():
            seconds[name] = min(seconds[name], run().seconds)
    return seconds


def races(symbols: Any, compiled: Any, nodes: int) -> dict[str, dict[str, Contestant]]:
    """What is raced: of each race the slow contestant first."""
    plain = {"nodes": nodes, "settings": {}}
    return {
        "stand-up, IPOPT": {
            "symbols": lambda: whole_body.solve("stand", symbols, nodes),
            "compiled": lambda: whole_body.solve("stand", compiled, nodes),
        },
        "hop, compiled": {
            "IPOPT": lambda: whole_body.solve("hop", compiled, **plain),
            "fatrop": lambda: whole_body.solve("hop", compiled, solver="fatrop", **plain),
        },
    }


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", help="of an export with --variants casadi")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--nodes", type=int, default=40)
    given = parser.parse_args()
    package = whole_body.package(given.folder)
    found = races(package.load("sx"), package.load("compiled"), given.nodes)
    for task, contestants in found.items():
        seconds = race(contestants, given.turns)
        slow, fast = seconds.values()
        told = ", ".join(f"{name} {it:.2f} s" for name, it in seconds.items())
        print(f"{task}: {told}: {slow / fast:.1f} times")


if __name__ == "__main__":
    main()
