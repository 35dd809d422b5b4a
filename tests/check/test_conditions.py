"""Formulas of books without the assumption they state: it must be the first that is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

import symdyn
from symdyn.assets import asset

CLAIMS: list[dict[str, Any]] = json.loads(
    asset("derivations", "textbook", "conditions.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda it: it["claim"])
def test_the_stated_assumption_is_named(claim: dict[str, Any]) -> None:
    (record,) = symdyn.check(claim["claim"], let=claim["let"])
    assert record.verdict == "CONDITIONAL"
    assert record.assumption == claim["assumption"]
    assert record.left != record.right


def test_enough_of_them_have_a_source() -> None:
    assert len(CLAIMS) >= 25
    assert all(claim["source"] for claim in CLAIMS)
