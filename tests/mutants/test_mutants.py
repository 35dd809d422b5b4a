"""No true formula is refuted, every mutant is; on two documents of the library."""

from __future__ import annotations

import pytest

from symdyn.check.judge import Options, judge
from symdyn.check.record import FALSE
from tests.mutants.bench import Result, apart, documents, repaired, run, witnesses


@pytest.fixture(scope="module")
def result() -> Result:
    chosen = [path for path in documents() if path.stem in ("rotations", "contact")]
    return run(chosen)


def test_no_true_formula_is_refuted(result: Result) -> None:
    assert result.true > 100
    assert len(result.mutants) > 1.5 * result.true
    assert not result.refuted_truths


def test_mutants_that_are_set_apart_are_true(result: Result) -> None:
    some = Result(equivalent=result.equivalent[::6])
    assert set(apart(some)) <= {"PROVED", "PROVED-MOD-P", "TAUTOLOGY"}


def test_witnesses(result: Result) -> None:
    some = Result(mutants=result.mutants[::6])
    told, small = witnesses(some)
    assert told == len(some.mutants)
    assert small >= 0.8 * told


def test_verdicts_of_mutants(result: Result) -> None:
    for formula, edit, _ in result.mutants[::25]:
        record = judge(edit.formula, formula.scope, options=Options(why=False))
        assert record.verdict in FALSE, edit.change


def test_repairs(result: Result) -> None:
    hits, tried = repaired(result, 20)
    assert hits >= 0.7 * tried
