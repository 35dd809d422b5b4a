"""The kill test: every single-edit mutant of the rooms that emit must be refuted.

``python -m tests.kill.run [MODULE...] [--jobs N] [--write]`` edits one function after the
other, and lets the statements alone judge: no oracle, no recorded value.  A mutant is

refuted     a statement that a function rests on comes out false, or cannot even be formed
equivalent  the edit changes no value: where it stands, or of any program of any test robot
            modulo primes while no statement changes
alive       neither: a gap in the statements, and the exit code is 1

``--write`` stores what came of the modules in ``counts.json``.
"""

from __future__ import annotations

import argparse
import importlib
import json
import multiprocessing
import sys
import warnings
from collections import Counter
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

from tests.kill.emitted import emitted
from tests.kill.judge import ALIVE, EQUIVALENT, REFUTED, coverage, judge
from tests.kill.mutants import functions, mutants
from tests.kill.probes import without_effect
from tests.kill.rooms import modules

COUNTS = Path(__file__).with_name("counts.json")

Result = tuple[str, str, str, str]
"""The mutant, its kind, what became of it, and by which statement."""


def run(task: tuple[str, int, int]) -> list[Result]:
    """The mutants of every ``jobs``-th function of a module."""
    name, part, jobs = task
    module = importlib.import_module(name)
    warnings.simplefilter("ignore")
    results = []
    for number, (title, function) in enumerate(functions(module)):
        first: list[str] = []
        for mutant in mutants(module, title, function) if number % jobs == part else ():
            place = (name, title, mutant.number)
            same = place in _NO_EFFECT
            verdict, by = (EQUIVALENT, "") if same else judge(mutant, function, first)
            results.append((str(mutant), mutant.kind, verdict, by))
    return results


_NO_EFFECT: set[tuple[str, str, int]] = set()


def main() -> int:
    """Run, print the table, return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("modules", nargs="*", help="such as crba; all if none")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help=f"store the counts in {COUNTS.name}")
    given = parser.parse_args()
    coverage(), emitted()  # once, before there are several processes
    _NO_EFFECT.update(without_effect())
    results: list[Result] = []
    with multiprocessing.get_context("fork").Pool(given.jobs) as pool:
        for module in modules(given.modules):
            parts = sum(1 for _ in functions(module)) or 1
            tasks = [(module.__name__, part, parts) for part in range(parts)]
            found = [result for one in pool.imap(run, tasks, chunksize=1) for result in one]
            for text, _, verdict, _ in found:
                if verdict == ALIVE:
                    print("ALIVE", text, flush=True)
            print(module.__name__, dict(Counter(it[2] for it in found)), flush=True)
            results += found
            if given.write:
                write(found)
    _print(results)
    return 1 if any(verdict == ALIVE for *_, verdict, _ in results) else 0


def _print(results: list[Result]) -> None:
    table = Counter((kind, verdict) for _, kind, verdict, _ in results)
    for kind in sorted({kind for kind, _ in table}):
        counts = {v: table[kind, v] for v in (REFUTED, EQUIVALENT, ALIVE)}
        print(f"{kind:10s}", "  ".join(f"{v} {n}" for v, n in counts.items()))
    print(f"{len(results)} mutants:", dict(Counter(verdict for *_, verdict, _ in results)))


def source_digest(module: ModuleType) -> str:
    """SHA-256 of a module's text."""
    text = Path(str(module.__file__)).read_bytes().replace(b"\r\n", b"\n")
    return sha256(text).hexdigest()


def write(results: list[Result]) -> None:
    """Store what came of each module's mutants."""
    record: dict[str, Any] = json.loads(COUNTS.read_text()) if COUNTS.is_file() else {}
    for name in dict.fromkeys(text.split(":")[0] for text, *_ in results):
        own = [it for it in results if it[0].split(":")[0] == name]
        verdicts = Counter(verdict for *_, verdict, _ in own)
        record[name] = {
            "sha256": source_digest(importlib.import_module(name)),
            "made": len(own),
            **{verdict: verdicts[verdict] for verdict in (REFUTED, EQUIVALENT, ALIVE)},
            "by": len({by for *_, by in own if "/" in by}),
            "equal": sorted(text.split(":", 1)[1] for text, _, v, _ in own if v == EQUIVALENT),
        }
    COUNTS.write_text(json.dumps(dict(sorted(record.items())), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
