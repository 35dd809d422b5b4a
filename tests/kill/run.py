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
import json
import multiprocessing
import sys
import warnings
from collections import Counter
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

from symdyn.assets import asset
from symdyn.truth.derivation import names
from tests.kill.emitted import emitted
from tests.kill.judge import ALIVE, EQUIVALENT, REFUTED, coverage, judge
from tests.kill.mutants import Mutant, functions, mutants
from tests.kill.probes import without_effect
from tests.kill.rooms import modules

COUNTS = Path(__file__).with_name("counts.json")

Outcome = tuple[Mutant, str, str]
"""A mutant, what became of it, and by which statement."""


def near(module: ModuleType) -> tuple[str, ...]:
    """The documents that import a module, which are asked before all others."""
    pages = {name: asset("derivations", f"{name}.py").read_text("utf-8") for name in names()}
    return tuple(name for name, text in pages.items() if f"from {module.__name__} " in text)


def run(task: tuple[ModuleType, str, bool, set[int]]) -> list[Outcome]:
    """The mutants of one function, all of them or those that lived so far."""
    module, title, last, which = task
    warnings.simplefilter("ignore")
    seen = coverage(names() if last else near(module))
    function, first, results = dict(functions(module))[title], [], []
    for mutant in mutants(module, title, function):
        if which and mutant.number not in which:
            continue
        same = (module.__name__, title, mutant.number) in without_effect()
        verdict, by = (EQUIVALENT, "") if same else judge(mutant, function, seen, first, last)
        results.append((mutant, verdict, by))
    return results


def judged(module: ModuleType, jobs: int) -> list[Outcome]:
    """What becomes of a module's mutants: by its own documents first, then by all."""
    titles = [title for title, _ in functions(module)]
    found = _parallel([(module, title, False, set()) for title in titles], jobs)
    lived: dict[str, set[int]] = {}
    for mutant, verdict, _ in found:
        if verdict != REFUTED:
            lived.setdefault(mutant.function, set()).add(mutant.number)
    again = _parallel([(module, title, True, which) for title, which in lived.items()], jobs)
    return [outcome for outcome in found if outcome[1] == REFUTED] + again


def _parallel(tasks: list[tuple[ModuleType, str, bool, set[int]]], jobs: int) -> list[Outcome]:
    """Results of tasks; what they share is made before there are several processes."""
    if not tasks:
        return []
    module, _, last, _ = tasks[0]
    coverage(names() if last else near(module))
    if last:
        emitted()
    if jobs == 1:
        return [outcome for task in tasks for outcome in run(task)]
    _TASKS[:] = tasks
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        rows = pool.map(_run_number, range(len(tasks)), chunksize=1)
    made = {(m.function, m.number): m for t in tasks for m in _mutants(t[0], t[1])}
    return [(made[key], verdict, by) for row in rows for key, verdict, by in row]


_TASKS: list[tuple[ModuleType, str, bool, set[int]]] = []


def _run_number(number: int) -> list[tuple[tuple[str, int], str, str]]:
    return [((m.function, m.number), verdict, by) for m, verdict, by in run(_TASKS[number])]


def _mutants(module: ModuleType, title: str) -> list[Mutant]:
    return list(mutants(module, title, dict(functions(module))[title]))


def main() -> int:
    """Run, print the table, return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("modules", nargs="*", help="such as crba; all if none")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help=f"store the counts in {COUNTS.name}")
    given = parser.parse_args()
    results: list[Outcome] = []
    for module in modules(given.modules):
        found = judged(module, given.jobs)
        for mutant, verdict, _ in found:
            if verdict == ALIVE:
                print("ALIVE", mutant, flush=True)
        print(module.__name__, dict(Counter(it[1] for it in found)), flush=True)
        results += found
        if given.write:
            write(module, found)
    _print(results)
    return 1 if any(verdict == ALIVE for _, verdict, _ in results) else 0


def _print(results: list[Outcome]) -> None:
    table = Counter((mutant.kind, verdict) for mutant, verdict, _ in results)
    for kind in sorted({kind for kind, _ in table}):
        counts = {v: table[kind, v] for v in (REFUTED, EQUIVALENT, ALIVE)}
        print(f"{kind:10s}", "  ".join(f"{v} {n}" for v, n in counts.items()))
    print(f"{len(results)} mutants:", dict(Counter(verdict for _, verdict, _ in results)))


def source_digest(module: ModuleType) -> str:
    """SHA-256 of a module's text."""
    text = Path(str(module.__file__)).read_bytes().replace(b"\r\n", b"\n")
    return sha256(text).hexdigest()


def write(module: ModuleType, results: list[Outcome]) -> None:
    """Store what came of a module's mutants."""
    record: dict[str, Any] = json.loads(COUNTS.read_text()) if COUNTS.is_file() else {}
    verdicts = Counter(verdict for _, verdict, _ in results)
    of = {v: sorted(str(m).split(":", 1)[1] for m, it, _ in results if it == v) for v in verdicts}
    record[module.__name__] = {
        "sha256": source_digest(module),
        "made": len(results),
        **{verdict: verdicts[verdict] for verdict in (REFUTED, EQUIVALENT, ALIVE)},
        "statements": len({by for *_, by in results if "/" in by}),
        "equal": of.get(EQUIVALENT, []),
        "left": of.get(ALIVE, []),
    }
    COUNTS.write_text(json.dumps(dict(sorted(record.items())), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
