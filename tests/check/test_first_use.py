"""What a new user meets: errors that teach, and documents from the words of the README."""

from __future__ import annotations

import json
import re
import warnings
from pathlib import Path

import pytest

import symdyn
from symdyn.check.api import check_all
from symdyn.errors import SymdynError, SymdynWarning

ADVICE = re.compile(r'--let "([^"]+)"')


@pytest.mark.parametrize(
    "formula",
    [
        "M*a + C*v + g == tau",
        "tau == M*qdd + C*qd + g",
        "J.T*F == tau",
        "R*hat(w)*R.T == hat(R*w)",
        "R*R.T == I",
        "sin(theta)**2 == 1 - cos(theta)**2",
        "T*inv(T) == eye(4)",
        "m*l**2 == I_zz[1, 1]",
    ],
)
def test_what_an_undeclared_name_may_be_is_told_and_works(formula: str) -> None:
    with pytest.raises(SymdynError, match="is not declared") as error:
        symdyn.check(formula)
    advice = ADVICE.findall(str(error.value))
    assert advice
    if formula.endswith("== I"):
        assert "the identity is eye(3)" in str(error.value)
        formula = formula.replace("== I", "== eye(3)")
    for let in advice:
        rest = "; tau: vec(2)" if let.startswith("arm") and "tau" in formula else ""
        (record,) = symdyn.check(formula, let=let + rest, why=False)
        assert record.verdict in ("PROVED", "REFUTED", "DEFINITION")


def test_an_abbreviation_is_told_what_it_is_short_for() -> None:
    rotated = r"R_z(\theta) e_x = \begin{bmatrix} c_\theta \\ s_\theta \\ 0 \end{bmatrix}"
    for formula, let in ((rotated, "theta: angle"), ("2 r_{13} = e_x^T R e_z + r_{13}", "R: SO3")):
        with pytest.raises(SymdynError, match="is not declared") as error:
            symdyn.check(formula, let=let, latex=True)
        (advice,) = ADVICE.findall(str(error.value))
        (record,) = symdyn.check(formula, let=f"{let}; {advice}", latex=True)
        assert record.verdict == "PROVED"


def test_a_length_may_be_called_d() -> None:
    let = "T: SE3 of time; d: scalar"
    (record,) = symdyn.check(r"\frac{d}{dt} (d T) = d \dot T", let=let, latex=True)
    assert record.verdict == "PROVED"
    with pytest.raises(SymdynError, match="d: is declared, and no function"):
        symdyn.check("d(T) == T", let=let)


def test_an_expectation_of_what_cannot_be_read_is_no_second_error(tmp_path: Path) -> None:
    path = tmp_path / "notes.md"
    path.write_text("```symdyn\ncheck x == 1\nexpect REFUTED\n```\n", encoding="utf-8")
    (error,) = check_all([path]).errors
    assert "x: is not declared" in str(error)


def test_a_definition_of_what_is_not_declared_is_refused() -> None:
    with pytest.raises(SymdynError, match="M: is not declared"):
        symdyn.check(r"\tau = M \ddot q", latex=True)
    (record,) = symdyn.check(r"\tau = M \ddot q", let="M: mat(2,2); q: coords(2)", latex=True)
    assert record.verdict == "DEFINITION"


NOTES = """# Notes
```symdyn
let R: SO3 of time
let w: vec3
let p: vec3 of time
check [hat] R*hat(w)*R.T == hat(R*w)
check [velocity] d(R*p) == R*(d(p) + cross(p, rate(R)))
latex \\dot{R} = R [\\omega]_\\times, \\omega = rate(R)
```
and of an arm
```symdyn
let arm: planar(2)
check [energy] arm.T == dot(arm.v, arm.M*arm.v)
```
"""
PAPER = r"""\begin{document}
% symdyn: let R: SO3 of time
% symdyn: let \omega = rate(R)
% symdyn: latex
\begin{equation}
\ddot{R} = R [\dot\omega]_\times + R [\omega]_\times
\end{equation}
\begin{symdyn}
let T: SE3
let F: wrench
let V: twist
check [power] dot(Ad(T).T*F, Ad(T)*V) == dot(F, V)
\end{symdyn}
\end{document}
"""


def _notebook() -> str:
    cell = ["let a, b: vec3\n", "check hat(a).T == hat(a)\n"]
    lagrange = "check [lagrange] norm2(cross(a, b)) == norm2(a)*norm2(b) - dot(a, b)\n"
    cells = [
        {"cell_type": "markdown", "metadata": {}, "source": ["```symdyn\n", *cell, "```\n"]},
        {"cell_type": "code", "metadata": {}, "source": ["%%symdyn\n", lagrange]},
    ]
    return json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5})


@pytest.mark.parametrize(
    ("name", "text", "mended"),
    [
        ("notes.md", NOTES,
         ["d(R*p) == R*(d(p) - cross(p, rate(R)))", "arm.T == 1/2*dot(arm.v, arm.M*arm.v)"]),
        ("paper.tex", PAPER,
         ["ddot", "dot(Ad(inv(T)).T*F, Ad(T)*V) == dot(F, V)"]),
        ("lecture.ipynb", _notebook(),
         ["hat(a).T == -hat(a)", "norm2(cross(a, b)) == norm2(a)*norm2(b) - dot(a, b)**2"]),
    ],
)  # fmt: skip
def test_a_page_with_two_errors(tmp_path: Path, name: str, text: str, mended: list[str]) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    outcome = check_all([path])
    assert not outcome.errors
    wrong = [it for it in outcome.records if not it.as_expected]
    assert len(wrong) == len(mended)
    for record, formula in zip(wrong, mended, strict=True):
        first = record.repairs[0]
        assert formula in (first["formula"] + first.get("latex", ""))


@pytest.mark.parametrize("name", ["paper.tex", "notes.md"])
def test_a_document_without_a_block_says_how_to_write_one(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text("nothing to prove\n", encoding="utf-8")
    with pytest.warns(SymdynWarning, match="no formula in it: a block"):
        assert not check_all([path]).records
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        other = tmp_path / "other.md"
        other.write_text("```symdyn\ncheck 1 + 1 == 2\n```\n", encoding="utf-8")
        assert check_all([path, other]).records
