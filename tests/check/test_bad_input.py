"""Names that mean something elsewhere, huge files, divisions by zero, formulas that explode."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import symdyn
from symdyn.check.api import check_all
from symdyn.check.record import Record
from symdyn.errors import SymdynError

NAMES = ("E", "I", "S", "N", "O", "Q", "C", "X", "beta", "gamma", "lambda", "None", "True", "class",
         "print", "exec", "import", "np", "sp", "sin_", "e", "t", "d_", "pi_", "hat_", "left",
         "right", "_x", "ω")  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_names_mean_only_what_is_declared(name: str) -> None:
    declared = name.strip("_")
    right, wrong = _both(declared)
    assert right.verdict == "PROVED"
    assert wrong.verdict == "REFUTED"
    assert declared in wrong.witness
    _run(wrong.program)
    _run(right.program)


def _both(name: str) -> list[Record]:
    return [
        symdyn.check(f"({name} + 1)**2 == {name}**2 + {k}*{name} + 1", let=f"{name}: scalar")[0]
        for k in (2, 3)
    ]


def _run(program: str) -> None:
    compile(program, "program", "exec")


@pytest.mark.parametrize("name", ["E", "I", "S", "N", "X", "e"])
def test_names_in_latex_mean_only_what_is_declared(name: str) -> None:
    (record,) = symdyn.check(
        f"{name}(1 + {name}) = {name} + {name}^2", let=f"{name}: scalar", latex=True
    )
    assert record.verdict == "PROVED"


@pytest.mark.parametrize(
    "text",
    [
        "__import__('os').system('true') == 1",
        "(lambda: 1)() == 1",
        "x.__class__ == 1",
        "[k for k in x] == 1",
        "f'{x}' == 1",
        "x := 1 == 1",
        "x if x else x == 1",
        "eval('1') == 1",
    ],
)
def test_python_is_not_evaluated(text: str) -> None:
    with pytest.raises(SymdynError):
        symdyn.check(text, let="x: scalar")


@pytest.mark.parametrize(
    ("text", "let"),
    [
        ("a/(a - a) == 1", "a: scalar"),
        ("a/(sin(t)**2 + cos(t)**2 - 1) == 1", "a: scalar; t: angle"),
        ("a/(norm2(u) - 1) == 1", "a: scalar; u: unit3"),
        ("1/0 == 1", ""),
        ("R/(det(R) - 1) == R", "R: SO3"),
        (r"\frac{a}{u^T u - 1} = 1", "a: scalar; u: unit3"),
    ],
)
def test_a_division_by_what_is_identically_zero_is_refused(text: str, let: str) -> None:
    with pytest.raises(SymdynError, match="identically zero"):
        symdyn.check(text, let=let, latex="\\" in text)


def test_an_inverse_that_exists_nowhere_is_told() -> None:
    (record,) = symdyn.check("inv(hat(w))*hat(w) == eye(3)", let="w: vec3")
    assert record.verdict not in {"PROVED", "PROVED-MOD-P"}
    assert "singular" in record.method


@pytest.mark.parametrize(
    ("text", "let"),
    [
        ("((a+b+c+d)**300*(a-b))**300 == (a+b)**999", "a, b, c, d: scalar"),
        ("(a+b+c+d+e+f)**60 == (f+e+d+c+b+a)**60", "a, b, c, d, e, f: scalar"),
        ("inv(A)*A == eye(6)", "A: mat(6,6)"),
        ("(A*B)**20 == A**20*B**20", "A, B: mat(3,3)"),
    ],
)
def test_formulas_that_explode_get_a_verdict(text: str, let: str) -> None:
    start = time.process_time()
    (record,) = symdyn.check(text, let=let, why=False)
    assert record.verdict in {"PROVED", "PROVED-MOD-P", "REFUTED", "UNDECIDED"}
    assert (record.verdict == "REFUTED") == ("-b" in text or "B**20" in text)
    assert time.process_time() - start < 20


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("words.md", "word\n" * 2_000_000),
        ("ticks.md", "`symdyn`\n" * 1_000_000),
        ("lets.md", "```symdyn\n" + "let w: vec3\n" * 800_000 + "```\n"),
        ("long.symdyn", "let w: scalar\ncheck " + "w + " * 2_500_000 + "w == 0\n"),
        ("deep.symdyn", "let w: scalar\ncheck " + "w + " * 40_000 + "w == 0\n"),
        ("deep.ipynb", '{"cells": [' * 100_000 + "symdyn"),
        ("open.tex", "% symdyn: let w: scalar\n" + "\\[ $$ " * 1_500_000),
        ("macros.tex", "% symdyn: let w: scalar\n" + "\\newcommand{\\w\n" * 15_000),
    ],
    ids=lambda it: it[:10],
)
@pytest.mark.filterwarnings("ignore:.*no formula in it")
def test_huge_documents_are_read_or_refused_in_time(name: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    start = time.process_time()
    outcome = check_all([path], why=False)
    assert time.process_time() - start < 2.5
    assert not outcome.records
    assert all(error.file == str(path) for error in outcome.errors)


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "binary.md"
    path.write_bytes(bytes(range(256)))
    with pytest.raises(SymdynError, match="cannot be read"):
        symdyn.check(path)
