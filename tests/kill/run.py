"""The kill test: every single-edit mutant of the rooms that emit must be refuted.

``python -m tests.kill.run [MODULE...] [--jobs N] [--json FILE]`` edits one function after
the other, and lets the statements alone judge: no oracle, no recorded value.  A mutant is

refuted     a statement that a function rests on comes out false, or cannot even be formed
equivalent  no statement changed, and every program of every test robot is the same modulo
            primes: the edit changes no value
alive       neither: a gap in the statements, and the exit code is 1
"""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import sys
import time
import warnings
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

from symdyn.truth import derivation as documents
from symdyn.truth.modular import first_difference
from symdyn.truth.statement import Statement
from tests.kill.emitted import clear_caches, emitted
from tests.kill.mutants import Mutant, functions, mutants

ROOMS = ("symdyn.geometry", "symdyn.dynamics")
LEFT_OUT = {
    "symdyn.dynamics.lagrange": "the yardstick itself: nothing emitted runs it",
    "symdyn.dynamics.needs": "refuses robots; computes no value",
    "symdyn.dynamics.derive": "looks names up; computes no value",
}
Place = tuple[str, int]


@dataclass
class Coverage:
    """Which functions each document and each statement run."""

    documents: dict[str, set[Place]] = field(default_factory=dict)
    statements: dict[str, set[Place]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    home: dict[str, str] = field(default_factory=dict)


def modules(chosen: list[str]) -> Iterator[ModuleType]:
    """The modules whose functions are edited."""
    for room in ROOMS:
        package = importlib.import_module(room)
        for found in pkgutil.iter_modules(package.__path__, room + "."):
            short = found.name.rsplit(".", 1)[-1]
            if found.name not in LEFT_OUT and (not chosen or short in chosen):
                yield importlib.import_module(found.name)


def place(code: CodeType) -> Place:
    """Where a function stands."""
    return code.co_filename, code.co_firstlineno


class _Calls:
    """The functions called while it is in force."""

    def __enter__(self) -> set[Place]:
        self.found: set[Place] = set()
        sys.setprofile(self._called)
        return self.found

    def _called(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            self.found.add(place(frame.f_code))

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)


@lru_cache(maxsize=1)
def coverage() -> Coverage:
    """Run every document and form every statement once, watching."""
    found = Coverage()
    rested = {id_ for d in documents.load_all() for f in d.functions for id_ in f.rests_on}
    for name in documents.names():
        with _Calls() as called:
            document = documents.load(name)
        found.documents[name] = called
        for statement in document.statements:
            if statement.id not in rested:
                continue
            start = time.perf_counter()
            with _Calls() as called:
                _differs(statement)
            found.statements[statement.id] = called
            found.seconds[statement.id] = time.perf_counter() - start
            found.home[statement.id] = name
    return found


def _differs(statement: Statement) -> bool:
    return first_difference(statement.identity) is not None


def judge(mutant: Mutant, function: FunctionType) -> tuple[str, str]:
    """What becomes of a mutant, and by which statement."""
    original, where = function.__code__, place(function.__code__)
    baseline = emitted()  # before the edit
    seen = coverage()
    relevant = [
        id_
        for id_, called in seen.statements.items()
        if where in called or where in seen.documents[seen.home[id_]]
    ]
    relevant.sort(key=lambda id_: seen.seconds[id_])
    function.__code__ = mutant.code
    clear_caches()
    try:
        killer = _killer(relevant, seen)
        if killer:
            return "refuted", killer
        return ("equivalent", "") if emitted.__wrapped__() == baseline else ("alive", "")
    except Exception as error:
        return "refuted", f"no longer runs: {type(error).__name__}"
    finally:
        function.__code__ = original
        clear_caches()


def _killer(relevant: list[str], seen: Coverage) -> str:
    loaded: dict[str, dict[str, Statement]] = {}
    for id_ in relevant:
        home = seen.home[id_]
        if home not in loaded:
            loaded[home] = {s.id: s for s in documents.load(home).statements}
        if _differs(loaded[home][id_]):
            return id_
    return ""


def _run(task: tuple[str, int, int]) -> list[tuple[str, str, str, str]]:
    """Every ``jobs``-th mutant of a module."""
    name, part, jobs = task
    module = importlib.import_module(name)
    warnings.simplefilter("ignore")
    results, number = [], 0
    for title, function in functions(module):
        for mutant in mutants(module, title, function):
            number += 1
            if number % jobs == part:
                verdict, by = judge(mutant, function)
                results.append((str(mutant), mutant.kind, verdict, by))
    return results


def main() -> int:
    """Run, print the table, return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("modules", nargs="*", help="such as crba; all if none")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", help="a file for every mutant's outcome")
    given = parser.parse_args()
    tasks = [
        (module.__name__, part, 4 * given.jobs)
        for module in modules(given.modules)
        for part in range(4 * given.jobs)
    ]
    results: list[tuple[str, str, str, str]] = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for found in pool.map(_run, tasks):
            results += found
            for text, _, verdict, _ in found:
                if verdict == "alive":
                    print("ALIVE", text, flush=True)
    table = Counter((kind, verdict) for _, kind, verdict, _ in results)
    for kind in sorted({kind for kind, _ in table}):
        counts = {v: table[kind, v] for v in ("refuted", "equivalent", "alive")}
        print(f"{kind:10s}", "  ".join(f"{v} {n}" for v, n in counts.items()))
    total = Counter(verdict for *_, verdict, _ in results)
    print(f"{len(results)} mutants:", dict(total))
    if given.json:
        with open(given.json, "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1)
    return 1 if total["alive"] else 0


if __name__ == "__main__":
    sys.exit(main())
