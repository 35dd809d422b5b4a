"""What becomes of a mutant: the statements alone judge."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from types import FunctionType
from typing import Any

from symdyn.truth import derivation as documents
from symdyn.truth.modular import first_difference
from symdyn.truth.statement import Statement, identity
from tests.kill.calls import Calls, Place, place
from tests.kill.emitted import changed, clear_caches, emitted
from tests.kill.mutants import Mutant

REFUTED, EQUIVALENT, ALIVE = "refuted", "equivalent", "alive"
SECONDS = 120


@dataclass
class Coverage:
    """Which functions each document and each statement run, and how long they take."""

    documents: dict[str, set[Place]] = field(default_factory=dict)
    statements: dict[str, set[Place]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    home: dict[str, str] = field(default_factory=dict)
    loaded: dict[str, dict[str, Statement]] = field(default_factory=dict)


@lru_cache(maxsize=1)
def rested() -> frozenset[str]:
    """The statements on which functions rest."""
    return frozenset(i for d in documents.load_all() for f in d.functions for i in f.rests_on)


@lru_cache(maxsize=4)
def coverage(pages: tuple[str, ...]) -> Coverage:
    """Run documents and form their statements on which a function rests once, watching."""
    found = Coverage()
    for name in pages:
        start = time.perf_counter()
        with Calls() as called:
            document = documents.load(name)
        found.documents[name], found.seconds[name] = called, time.perf_counter() - start
        found.loaded[name] = {s.id: s for s in document.statements}
        for statement in document.statements:
            if statement.id in rested():
                start = time.perf_counter()
                with Calls() as called:
                    differs(statement)
                found.statements[statement.id] = called
                found.seconds[statement.id] = time.perf_counter() - start
                found.home[statement.id] = name
    return found


def differs(statement: Statement) -> bool:
    """Whether a statement is false, formed anew."""
    found = identity(statement.id, statement.claim, statement.unit)
    return first_difference(found) is not None


def judge(
    mutant: Mutant, function: FunctionType, seen: Coverage, first: list[str], last: bool
) -> tuple[str, str]:
    """What becomes of a mutant, and by which statement.

    ``seen`` are the statements to ask; ``first`` those of them to try first, which refuted
    others of the function: the one that refutes this is moved to its head.  Where these are
    not the last to be asked, a mutant that they let live is alive, whatever is emitted.
    """
    original, where = function.__code__, place(function.__code__)
    if last:
        emitted()  # before the edit
    function.__code__ = mutant.code
    clear_caches()
    try:
        with _limit():
            killer = _killer(_relevant(where, seen, first), where, seen)
            if killer:
                first[:] = [killer, *(id_ for id_ in first if id_ != killer)]
                return REFUTED, killer
            return (ALIVE if not last or changed(where) else EQUIVALENT), ""
    except Exception as error:
        return REFUTED, f"no longer runs: {type(error).__name__}"
    finally:
        function.__code__ = original
        clear_caches()


def _relevant(where: Place, seen: Coverage, first: list[str]) -> list[str]:
    def cost(id_: str) -> tuple[bool, float]:
        home = seen.home[id_]
        anew = seen.seconds[home] if where in seen.documents[home] else 0.0
        return id_ not in first, seen.seconds[id_] + anew

    runs = seen.statements.items()
    found = [i for i, ran in runs if where in ran or where in seen.documents[seen.home[i]]]
    return sorted(found, key=cost)


def _killer(relevant: list[str], where: Place, seen: Coverage) -> str:
    anew: dict[str, dict[str, Statement]] = {}
    for id_ in relevant:
        home = seen.home[id_]
        if where not in seen.documents[home]:
            statement = seen.loaded[home][id_]
        else:
            if home not in anew:
                anew[home] = {s.id: s for s in documents.load(home).statements}
            statement = anew[home][id_]
        if differs(statement):
            return id_
    return ""


@contextmanager
def _limit() -> Iterator[None]:
    """An edit may make a loop endless."""

    def stop(*_: Any) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
