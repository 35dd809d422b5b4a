"""Faults that others made: the right formula is among the first three repairs.

Two collections, none of them made by the mutation bench: faults of books and programs that
were reported in public, with the formula that mended them; and the wrong formulas of the
audited chapters for which the audit states the right one.  A repair is the right formula where
both have the same terms, however these are written and on whichever side they stand, and,
where a side is one term, the same factors or arguments.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest

import symdyn
from symdyn.assets import asset
from symdyn.check.record import FALSE
from symdyn.report.audit import audits
from tests.check.same import same_formula, scope_of

ENOUGH = 0.8


@dataclass(frozen=True)
class Fault:
    """A wrong formula and the right one."""

    collection: str
    id: str
    let: tuple[str, ...]
    wrong: str
    right: str


def public() -> list[Fault]:
    text = asset("derivations", "textbook", "faults.json").read_text(encoding="utf-8")
    return [
        Fault("public", it["id"], (it["let"],), it["false"], it["true"]) for it in json.loads(text)
    ]


def chapters() -> list[Fault]:
    return [
        Fault("chapters", it.id, tuple(it.let), it.check, it.holds)
        for audit in audits()
        for it in audit.entries
        if it.wrong and it.check and it.holds
    ]


FAULTS = [*public(), *chapters()]
HIT: set[Fault] = set()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda it: f"{it.collection}-{it.id}")
def test_the_fault_is_refuted(fault: Fault) -> None:
    (right,) = symdyn.check(fault.right, let=fault.let, why=False)
    assert right.verdict in ("PROVED", "PROVED-MOD-P")
    (wrong,) = symdyn.check(fault.wrong, let=fault.let)
    assert wrong.verdict in FALSE
    scope = scope_of(fault.let)
    assert len(wrong.repairs) <= 3
    if any(same_formula(fault.right, it["formula"], scope) for it in wrong.repairs):
        HIT.add(fault)


@pytest.mark.parametrize("collection", ["public", "chapters"])
def test_most_are_mended(collection: str) -> None:
    those = [it for it in FAULTS if it.collection == collection]
    assert len(those) >= 16
    missed = [it.id for it in those if it not in HIT]
    print(f"{collection}: {len(those) - len(missed)} of {len(those)} mended, not {missed}")
    assert len(those) - len(missed) >= ENOUGH * len(those), missed


def test_a_formula_is_not_the_same_as_a_true_one_beside_it() -> None:
    scope = scope_of(["a, b: vec3; R: SO3"])
    assert same_formula("R*(a + b) == R*a + R*b", "R*b == R*(a + b) - R*a", scope)
    assert not same_formula(
        "R*cross(a, b) == cross(R*a, R*b)", "-R*cross(b, a) == R*cross(a, b)", scope
    )
    assert not same_formula("R.T*R == eye(3)", "R*R.T == eye(3)", scope)
