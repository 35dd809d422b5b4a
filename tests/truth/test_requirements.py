"""Every formula that the project is asked for rests on statements, or says where it is met."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from symdyn.dynamics.catalogue import ENTRIES
from symdyn.truth.derivation import load_all

ROOT = Path(__file__).resolve().parents[2]
TABLE = json.loads((Path(__file__).with_name("requirements.json")).read_text(encoding="utf-8"))
FUNCTIONS = {entry.name for entry in ENTRIES}


@pytest.fixture(scope="module")
def known() -> set[str]:
    return {statement.id for derivation in load_all() for statement in derivation.statements}


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row["said"][:40])
def test_a_row_is_met(row: dict[str, Any], known: set[str]) -> None:
    assert row["statements"] or row["met"]
    assert sorted(set(row["statements"]) - known) == []
    assert [place for place in row["met"] if not _exists(place)] == []


def _exists(place: str) -> bool:
    """A function of the catalogue, a file of tests, or a test in it."""
    kind, _, name = place.partition(":")
    if kind == "function":
        return name in FUNCTIONS
    file, _, test = place.partition("::")
    path = ROOT / file
    return path.is_file() and (not test or f"def {test}(" in path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "place", ["function:crab", "tests/truth/test_nothing.py", "tests/truth/test_door.py::test_no"]
)
def test_what_does_not_exist_is_seen(place: str) -> None:
    assert not _exists(place)


def test_rows_are_said_once() -> None:
    said = [row["said"] for row in TABLE]
    assert len(set(said)) == len(said)
