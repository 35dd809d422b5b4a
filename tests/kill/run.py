"""The kill test: every single-edit mutant of the rooms that emit must be refuted.

``python -m tests.kill.run [MODULE...] [--jobs N] [--write]`` edits one function after the
other, and lets the statements alone judge: no oracle, no recorded value.  A mutant is

refuted     a statement that a function rests on comes out false, or cannot even be formed, or
            no function that runs the edit can be derived any more
equivalent  no value changes: where the edit stands, or of any program of any test robot modulo
            primes; or no statement's program, where nothing emitted of these robots runs it
alive       neither: a gap in the statements, and the exit code is 1

``--write`` stores what came of the modules in ``counts.json``.
"""

from __future__ import annotations

import argparse
import gc
import json
import multiprocessing
import sys
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

from symdyn.truth.derivation import names
from tests.kill.calls import Place, place
from tests.kill.emitted import REACHED, changed, conventions, emitted
from tests.kill.judge import BUDGET, LIVES, REFUTED, Coverage, claims, coverage, edited, judge
from tests.kill.mutants import Mutant, functions, mutants
from tests.kill.probes import PROBE, without_effect
from tests.kill.rooms import modules

COUNTS = Path(__file__).with_name("counts.json")

EQUIVALENT, ALIVE = "equivalent", "alive"

Outcome = tuple[Mutant, str, str]
"""A mutant, what became of it, and why: the statement, or how it is known to be equal."""

Task = tuple[ModuleType, str, frozenset[int]]
"""A module, a function of it, the numbers of mutants; no numbers for all."""

Row = tuple[int, str, str]
"""A mutant by its number, what became of it, and why."""


def refute(task: Task) -> list[Row]:
    """Ask the statements, the cheapest first."""
    module, title, _ = task
    seen, first, rows = coverage(names()), [], []
    function = dict(functions(module))[title]
    for mutant in mutants(module, title, function):
        same = (module.__name__, title, mutant.number) in without_effect()
        verdict, by = (ALIVE, "") if same else judge(mutant, function, seen, first, BUDGET)
        rows.append((mutant.number, REFUTED if verdict == REFUTED else ALIVE, by))
    return rows


def compare(task: Task) -> list[Row]:
    """Look whether mutants that live change anything that is emitted; then ask all statements."""
    module, title, which = task
    function, rows = dict(functions(module))[title], []
    where, seen = place(function.__code__), coverage(names())
    for mutant in mutants(module, title, function):
        if mutant.number in which:
            verdict, why = _effect(mutant, function, where, seen)
            if verdict == ALIVE:
                judgement, by = judge(mutant, function, seen, [])
                verdict, why = (ALIVE, why) if judgement == LIVES else (judgement, by)
            rows.append((mutant.number, verdict, why))
    return rows


def _effect(mutant: Mutant, function: Any, where: Place, seen: Coverage) -> tuple[str, str]:
    """What an edit does to what is emitted; where nothing emitted runs it, to the statements."""
    spot = (mutant.module, mutant.function, mutant.number)
    if spot in without_effect():
        return EQUIVALENT, "the same value each time"
    if spot in REACHED:
        with edited(mutant, function):
            found = [it for name in conventions(mutant.module) if (it := changed(where, name))]
        other = next((" ".join(key) for key, made in found if made), "")
        if other:
            return ALIVE, f"changes {other}"
        if found:
            return REFUTED, "nothing is emitted any more"
        return EQUIVALENT, "the same values of every program"
    before = claims(where, seen) if spot in PROBE.reached else None
    with edited(mutant, function):
        same = before is not None and claims(where, seen) == before
    if same:
        return EQUIVALENT, "the same program of every statement"
    return ALIVE, "nothing emitted runs it"


def judged(rooms: Sequence[ModuleType], jobs: int) -> Iterator[tuple[ModuleType, list[Outcome]]]:
    """What becomes of each module's mutants; those that live are told as they come."""
    coverage(names())
    asked = dict(_outcomes(rooms, refute, {}, jobs))
    lived: dict[str, dict[str, set[int]]] = {}
    for mutant, verdict, _ in (it for found in asked.values() for it in found):
        if verdict == ALIVE:
            of = lived.setdefault(mutant.module, {})
            of.setdefault(mutant.function, set()).add(mutant.number)
    for convention in {it for name in lived for it in conventions(name)}:
        emitted(convention)
    again = dict(_outcomes([m for m in rooms if m.__name__ in lived], compare, lived, jobs))
    for module in rooms:
        refuted = [it for it in asked[module] if it[1] == REFUTED]
        yield module, refuted + again.get(module, [])


def _outcomes(
    rooms: Sequence[ModuleType],
    work: Callable[[Task], list[Row]],
    which: dict[str, dict[str, set[int]]],
    jobs: int,
) -> Iterator[tuple[ModuleType, list[Outcome]]]:
    """Each function in a process of its own, which has what was made so far."""
    tasks: list[Task] = []
    for module in rooms:
        numbers = which.get(module.__name__, {})
        titles = numbers or [title for title, _ in functions(module)]
        tasks += [(module, title, frozenset(numbers.get(title, ()))) for title in titles]
    _WORK[:] = [(work, task) for task in tasks]
    gc.freeze()
    found: dict[ModuleType, list[Outcome]] = {module: [] for module in rooms}
    with multiprocessing.get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        for (module, title, _), rows in zip(
            tasks, pool.imap(_run_number, range(len(tasks)), chunksize=1), strict=True
        ):
            made = {m.number: m for m in mutants(module, title, dict(functions(module))[title])}
            outcomes = [(made[number], verdict, by) for number, verdict, by in rows]
            found[module] += outcomes
            _tell(work, module, title, outcomes)
    yield from found.items()


_WORK: list[tuple[Callable[[Task], list[Row]], Task]] = []


def _run_number(number: int) -> list[Row]:
    warnings.simplefilter("ignore")
    work, task = _WORK[number]
    return work(task)


def _tell(
    work: Callable[[Task], list[Row]], module: ModuleType, title: str, found: list[Outcome]
) -> None:
    if not found:
        return
    counts = dict(Counter(verdict for _, verdict, _ in found))
    print(f"{work.__name__} {module.__name__} {title}: {counts}", flush=True)
    for mutant, verdict, by in found:
        if verdict != REFUTED and work is compare:
            print(f"  {verdict} ({by}) {mutant}", flush=True)


def main() -> int:
    """Run, print the table, return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("modules", nargs="*", help="such as crba; all if none")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help=f"store the counts in {COUNTS.name}")
    given = parser.parse_args()
    results: list[Outcome] = []
    for module, found in judged(list(modules(given.modules)), given.jobs):
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
    of: dict[str, list[str]] = {}
    for mutant, verdict, why in sorted(results, key=lambda it: (it[0].line, it[0].number)):
        of.setdefault(verdict, []).append(f"{str(mutant).split(':', 1)[1]} ({why})")
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
