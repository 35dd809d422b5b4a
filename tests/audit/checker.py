"""Verdicts of the checker on formulas of the audits."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from functools import cache

from symdyn.check.api import Reading, prover
from symdyn.check.judge import Options, judge
from symdyn.check.language.parse import parse
from symdyn.check.language.types import parse_declarations
from symdyn.check.record import Record
from symdyn.truth.child import Prover


@cache
def _prover() -> Prover | None:
    return prover().__enter__()


def judged(formula: str, let: Iterable[str], quick: bool, why: bool = False) -> Record:
    """The record of one formula under the declarations of its section."""
    reading = Reading()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for text in let:
            reading.declare(parse_declarations(text))
    options = Options(None if quick else _prover(), quick=quick, why=why)
    return judge(parse(formula), reading.scope, reading.conventions, options, formula)


def verdict_of(formula: str, let: Iterable[str], quick: bool) -> str:
    """The verdict, or what the formula cannot be read for."""
    try:
        return judged(formula, let, quick).verdict
    except Exception as problem:  # told with its entry
        return f"{type(problem).__name__}: {problem}"
