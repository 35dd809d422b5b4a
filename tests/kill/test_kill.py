"""A sample of the kill test: edits of two functions, against the statements of one document."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from types import ModuleType

import pytest

from tests.kill.judge import LIVES, REFUTED, coverage, judge
from tests.kill.mutants import functions, mutants
from tests.kill.probes import without_effect
from tests.kill.rooms import modules
from tests.kill.run import ALIVE, EQUIVALENT, source_digest

PAGES = ("inertia", "spatial_vectors")
SAMPLE = [
    ("symdyn.geometry.spatial", "Inertia.expressed_in"),
    ("symdyn.geometry.adjoint", "inertia_matrix"),
]
COUNTS = json.loads(Path(__file__).with_name("counts.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("module", "title"), SAMPLE)
def test_every_slip_is_refuted_by_a_statement(module: str, title: str) -> None:
    room = importlib.import_module(module)
    function = dict(functions(room))[title]
    original, seen, made = function.__code__, coverage(PAGES), 0
    for mutant in mutants(room, title, function):
        same = (module, title, mutant.number) in without_effect()
        verdict, by = ("", "") if same else judge(mutant, function, seen, [])
        assert same or verdict == REFUTED, str(mutant)
        made += not same
        assert function.__code__ is original
    assert made > 1


def test_what_is_no_edit_lives() -> None:
    room = importlib.import_module("symdyn.geometry.spatial")
    title = "Inertia.expressed_in"
    function = dict(functions(room))[title]
    mutant = next(mutants(room, title, function))
    object.__setattr__(mutant, "code", function.__code__)
    assert judge(mutant, function, coverage(PAGES), [])[0] == LIVES


def test_every_room_is_recorded() -> None:
    assert set(COUNTS) == {module.__name__ for module in modules()}


@pytest.mark.parametrize("module", list(modules()), ids=lambda module: str(module.__name__))
def test_what_is_recorded_is_the_text_that_stands(module: ModuleType) -> None:
    short = module.__name__.rsplit(".", 1)[-1]
    cure = f"edited since: python -m tests.kill.run {short} --write"
    assert COUNTS[module.__name__]["sha256"] == source_digest(module), cure


@pytest.mark.parametrize("name", COUNTS)
def test_recorded_counts_are_whole(name: str) -> None:
    """Nothing is left, and it is named how each equivalent mutant is known to be equal."""
    record = COUNTS[name]
    assert name in {module.__name__ for module in modules()}
    assert record["made"] == record[REFUTED] + record[EQUIVALENT] + record[ALIVE]
    assert record["left"] == []
    assert record[ALIVE] == 0
    assert len(record["equal"]) == record[EQUIVALENT]
    assert all(line.endswith(")") for line in record["equal"])
