"""What becomes of a mutant: the statements alone judge."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from types import FunctionType

from symdyn.truth import derivation as documents
from symdyn.truth.modular import first_difference
from symdyn.truth.statement import Statement, identity
from tests.kill.calls import Calls, Place, place
from tests.kill.emitted import clear_caches
from tests.kill.limit import limited
from tests.kill.mutants import Mutant

REFUTED, LIVES = "refuted", "lives"

BUDGET = 8.0
"""Seconds of statements that are asked before anything that is emitted is looked at."""

SLOWER, SECONDS = 10, 10.0
"""A statement that takes this many times longer than before, and so much more, is passed over."""


@dataclass
class Coverage:
    """Which functions each document and each statement run, and how long they take."""

    documents: dict[str, set[Place]] = field(default_factory=dict)
    statements: dict[str, set[Place]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    home: dict[str, str] = field(default_factory=dict)
    loaded: dict[str, dict[str, Statement]] = field(default_factory=dict)


@lru_cache(maxsize=4)
def coverage(pages: tuple[str, ...]) -> Coverage:
    """Run documents, and form the statements on which a function rests once, watching."""
    found, rested = Coverage(), set()
    for name in pages:
        start = time.process_time()
        with Calls() as called:
            document = documents.load(name)
        found.documents[name], found.seconds[name] = called, time.process_time() - start
        found.loaded[name] = {s.id: s for s in document.statements}
        rested |= {id_ for function in document.functions for id_ in function.rests_on}
    for name in pages:
        for id_ in rested & set(found.loaded[name]):
            clear_caches()  # so that it runs all that it rests on
            start = time.process_time()
            with Calls() as called:
                differs(found.loaded[name][id_])
            found.statements[id_] = called
            found.seconds[id_] = time.process_time() - start
            found.home[id_] = name
    return found


def differs(statement: Statement) -> bool:
    """Whether a statement is false, formed anew."""
    found = identity(statement.id, statement.claim, statement.unit)
    return first_difference(found) is not None


def judge(
    mutant: Mutant,
    function: FunctionType,
    seen: Coverage,
    first: list[str],
    budget: float = float("inf"),
) -> tuple[str, str]:
    """What becomes of a mutant, and by which statement.

    ``seen`` are the statements to ask, as many as take no longer than ``budget`` (s);
    ``first`` those of them to try first, which refuted others of the function: the one that
    refutes this is moved to its head.
    """
    where = place(function.__code__)
    relevant = _within(budget, _relevant(where, seen, first), where, seen)
    with edited(mutant, function):
        try:
            killer = _killer(relevant, where, seen)
        except Exception as error:
            return REFUTED, f"no longer runs: {type(error).__name__}"
    if not killer:
        return LIVES, ""
    first[:] = [killer, *(id_ for id_ in first if id_ != killer)]
    return REFUTED, killer


def claims(where: Place, seen: Coverage) -> dict[str, str]:
    """The program of each statement that runs a function, formed anew, by its hash."""
    found: dict[str, str] = {}
    for home, called in seen.documents.items():
        ids = [i for i, at in seen.home.items() if at == home]
        if where not in called:
            ids = [i for i in ids if where in seen.statements[i]]
        try:
            said = {s.id: s for s in documents.load(home).statements} if where in called else None
        except Exception as error:
            found |= dict.fromkeys(ids, str(error))
            continue
        for id_ in ids:
            try:
                statement = (said or seen.loaded[home])[id_]
                found[id_] = identity(id_, statement.claim, statement.unit).key
            except Exception as error:
                found[id_] = str(error)
    return found


@contextmanager
def edited(mutant: Mutant, function: FunctionType) -> Iterator[None]:
    """The mutant in the function's place."""
    original = function.__code__
    function.__code__ = mutant.code
    clear_caches()
    try:
        yield
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


def _within(budget: float, relevant: list[str], where: Place, seen: Coverage) -> list[str]:
    """The first of some statements, and at least three."""
    spent, anew, found = 0.0, set[str](), list[str]()
    for id_ in relevant:
        home = seen.home[id_]
        if where in seen.documents[home] and home not in anew:
            anew.add(home)
            spent += seen.seconds[home]
        spent += seen.seconds[id_]
        if len(found) < 3 or spent <= budget:
            found.append(id_)
    return found


def _killer(relevant: list[str], where: Place, seen: Coverage) -> str:
    anew: dict[str, dict[str, Statement]] = {}
    for id_ in relevant:
        home = seen.home[id_]
        try:
            if where in seen.documents[home] and home not in anew:
                anew[home] = {}
                with limited(SLOWER * seen.seconds[home] + SECONDS):
                    anew[home] = {s.id: s for s in documents.load(home).statements}
            statement = anew.get(home, seen.loaded[home]).get(id_)
            with limited(SLOWER * seen.seconds[id_] + SECONDS):
                if statement is not None and differs(statement):
                    return id_
        except TimeoutError:
            continue
    return ""
