"""Faults that others made and reported: the right formula is among the first three repairs."""

from __future__ import annotations

import json
from typing import Any

import pytest

import symdyn
from symdyn.assets import asset
from symdyn.check.types import Declared, parse_declarations
from tests.mutants.bench import Formula, parse, same_formula

FAULTS: list[dict[str, Any]] = json.loads(
    asset("derivations", "textbook", "faults.json").read_text(encoding="utf-8")
)
HIT: list[str] = []


@pytest.mark.parametrize("fault", FAULTS, ids=lambda it: it["id"])
def test_the_fault_is_refuted(fault: dict[str, Any]) -> None:
    (right,) = symdyn.check(fault["true"], let=fault["let"], why=False)
    assert right.verdict in ("PROVED", "PROVED-MOD-P")
    (wrong,) = symdyn.check(fault["false"], let=fault["let"])
    assert wrong.refuted
    scope: dict[str, Any] = {}
    for it in parse_declarations(fault["let"]):
        new = dict.fromkeys(it.names, it.type) if isinstance(it, Declared) else {it.name: it.value}
        scope |= new
    true = Formula(fault["id"], parse(fault["true"]), scope)  # type: ignore[arg-type]
    if any(same_formula(true, repair["formula"]) for repair in wrong.repairs):
        HIT.append(fault["id"])


def test_most_are_mended() -> None:
    assert len(HIT) >= 0.8 * len(FAULTS), sorted({it["id"] for it in FAULTS} - set(HIT))
