"""The audits of the source chapters and the answers to their exercises hold."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from symdyn.assets import asset
from symdyn.errors import SymdynError
from symdyn.report.audit import (
    WRONG,
    Audit,
    Entry,
    answers,
    audit_document,
    audit_documents,
    audits,
    read_audit,
)
from tests.audit.run import difference, formula_problems, numpy_problems

ALL = (*audits(), *answers())
NAMES = [f"{audit.name}-{k}" for k, audit in enumerate(ALL)]
CLASSES = ("identity", "definition", "fragment", "prose")


@pytest.mark.parametrize("audit", ALL, ids=NAMES)
def test_witnesses_differ_and_tests_agree(audit: Audit) -> None:
    told = [f"{it.id}: {problem}" for it in audit.entries for problem in numpy_problems(it)]
    assert not told


@pytest.mark.parametrize("audit", ALL, ids=NAMES)
def test_the_checker_says_the_same(audit: Audit) -> None:
    told = [f"{it.id}: {problem}" for it in audit.entries for problem in formula_problems(it, True)]
    assert not told


def test_there_are_claims_enough() -> None:
    assert sum(len(audit.entries) for audit in audits()) >= 340
    assert sum(len(audit.entries) for audit in answers()) >= 40
    for audit in audits():
        assert {it.id for it in audit.entries if it.wrong and not it.sides} == set()


def displays() -> list[dict[str, Any]]:
    text = asset("derivations", "textbook", "displays.json").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = json.loads(text)
    return found


def test_every_display_formula_is_audited() -> None:
    listed = [it["id"] for it in displays()]
    audited = [
        f"{audit.name}/{it.id}"
        for audit in audits()
        for it in audit.entries
        if it.kind == "display"
    ]
    assert sorted(listed) == sorted(audited)


def test_every_display_formula_is_classed() -> None:
    for it in displays():
        assert it["class"] in CLASSES
        assert it["reason"]
        assert it["latex"]


ENTRY = Entry("1/1", "inline", "one is one", "1", verdict="TESTED", left="1", right="1", why="so")


def test_a_witness_whose_sides_agree_is_told() -> None:
    for verdict in WRONG:
        assert list(numpy_problems(replace(ENTRY, verdict=verdict)))
        assert not list(numpy_problems(replace(ENTRY, verdict=verdict, right="2")))


def test_a_test_whose_sides_differ_is_told() -> None:
    assert not list(numpy_problems(ENTRY))
    assert list(numpy_problems(replace(ENTRY, right="1 + 1e-6")))
    assert list(numpy_problems(replace(ENTRY, right="[1, 2]")))
    assert list(numpy_problems(replace(ENTRY, right="nothing")))


def test_a_record_of_other_sides_is_told() -> None:
    entry = replace(ENTRY, verdict="REFUTED", right="2")
    assert not list(numpy_problems(replace(entry, sides="1 against 2")))
    assert list(numpy_problems(replace(entry, sides="1 against 3")))


def test_a_wrong_formula_is_told() -> None:
    entry = replace(ENTRY, verdict="PROVED", let=("w: vec3",), check="hat(w).T == -hat(w)")
    assert not list(formula_problems(entry, True))
    assert list(formula_problems(replace(entry, check="hat(w).T == hat(w)"), True))
    assert list(formula_problems(replace(entry, check="hat(w).T == "), True))
    assert list(formula_problems(replace(entry, verdict="REFUTED"), True))
    assert list(formula_problems(replace(entry, verdict="REFUTED", check="w == "), True))
    assert list(formula_problems(replace(entry, verdict="TESTED", holds="w == 2*w"), True))
    assert list(formula_problems(replace(entry, check=""), True))


def test_sides_of_any_kind_are_compared() -> None:
    assert difference("a", "a")[0] == 0
    assert difference(["a"], ["b"])[0] > 0
    assert difference(True, False)[0] > 0
    assert difference([1.0, 2.0], [1.0, 2.5]) == (0.5 / 3.5, "entry 2: 2 against 2.5")


HEAD = "chapter: x\ntitle: y\n\nsection: 1\n"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[1/1] inline: a\nverdict: PROVED\n\n[1/1] inline: a\nverdict: PROVED\n", "1/1"),
        ("[1/1] inline: a\nverdict: MAYBE\n", "1/1"),
        ("[1/1] gossip: a\nverdict: PROVED\n", "1/1"),
        ("[1/1] inline: a\nverdict: REFUTED\nwhy: b\n", "1/1"),
        ("[1/1] inline: a\nverdict: REFUTED\nleft: 1\nright: 2\nwhy: b\n", "1/1"),
        ("[1/1] inline: a\nverdict: UNDECIDED\n", "1/1"),
        ("[1/1] inline: a\ncolour: red\n", "colour: red"),
        ("verdict: PROVED\n", "verdict: PROVED"),
        ("nothing\n", "nothing"),
    ],
)
def test_a_record_that_is_none_is_refused(tmp_path: Path, text: str, named: str) -> None:
    path = tmp_path / "audit_x.txt"
    path.write_text(HEAD + text, encoding="utf-8")
    with pytest.raises(SymdynError) as refused:
        read_audit(path)
    assert refused.value.element == named


def test_an_exercise_needs_an_answer(tmp_path: Path) -> None:
    path = tmp_path / "exercises" / "answers_x.txt"
    path.parent.mkdir()
    path.write_text(HEAD + "[1/1] exercise: a\nverdict: PROVED\n", encoding="utf-8")
    with pytest.raises(SymdynError):
        read_audit(path)


def test_the_document_holds_what_is_wrong() -> None:
    for audit in audits():
        text = audit_document(audit)
        for entry in audit.entries:
            assert entry.id in text
            if entry.wrong:
                assert entry.why in text
                assert entry.sides in text


def test_documents_have_paths_of_their_own() -> None:
    found = audit_documents()
    assert len(found) == len(ALL)
    assert all(path.startswith("reports/textbook-") for path in found)
    assert found == audit_documents()
