"""``symdyn check``: one formula, documents, exit codes, records, and what cannot be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., tuple[int, str, str]]

TRUE = ("R*hat(w)*R.T == hat(R*w)", "--let", "R: SO3; w: vec3")
FALSE = ("R*hat(w)*R.T == hat(R.T*w)", "--let", "R: SO3", "--let", "w: vec3")

NOTES = """# Notes

Rotations carry the cross product along:

```symdyn
let R: SO3
let a, b: vec3
check [carried] R*cross(a, b) == cross(R*a, R*b)
```

```python
check this is no block
```

> ```symdyn
> # the slip
> check cross(a, b) == cross(b, a)
> expect REFUTED
> check R*R == eye(3)
> ```
"""


def test_a_true_formula(symdyn: Run) -> None:
    code, out, err = symdyn("check", *TRUE)
    assert (code, err) == (0, "")
    assert out.startswith("PROVED  R*hat(w)*R.T == hat(R*w)\n")
    assert "read under order=(omega,v), X=body-to-reference" in out


def test_a_false_formula(symdyn: Run) -> None:
    code, out, err = symdyn("check", *FALSE)
    assert (code, err) == (1, "")
    assert out.startswith("REFUTED")
    assert "entry (" in out
    assert "nearest true formula: R*hat(w)*R.T == hat(R*w)" in out
    assert "import numpy as np" in out
    assert "without symdyn" in out


def test_what_is_expected(symdyn: Run) -> None:
    assert symdyn("check", *FALSE, "--expect", "REFUTED")[0] == 0
    assert symdyn("check", *TRUE, "--expect", "REFUTED")[0] == 1


def test_a_leading_minus_is_no_option(symdyn: Run) -> None:
    assert symdyn("check", "-a - b == -(a + b)", "--let", "a, b: scalar")[0] == 0
    code, _, err = symdyn("check", "a == b", "--lets", "a, b: scalar")
    assert code == 2
    assert "--lets" in err


def test_a_convention(symdyn: Run) -> None:
    formula = ("Ad(T) == block([[T.R, hat(T.p)*T.R], [0, T.R]])", "--let", "T: SE3")
    assert symdyn("check", *formula)[0] == 1
    code, out, _ = symdyn("check", *formula, "--convention", "order=(v,omega)")
    assert code == 0
    assert "order=(v,omega)" in out


def test_records(symdyn: Run) -> None:
    code, out, _ = symdyn("check", *FALSE, "--json")
    (record,) = json.loads(out)
    assert code == 1
    assert record["formula"] == FALSE[0]
    assert record["verdict"] == "REFUTED"
    assert len(record["entry"]) == 2
    assert record["repairs"][0]["verdict"] == "PROVED"
    assert "line" not in record


def test_a_document(symdyn: Run, tmp_path: Path) -> None:
    file = tmp_path / "notes.md"
    file.write_text(NOTES, encoding="utf-8")
    code, out, err = symdyn("check", "notes.md")
    assert (code, err) == (1, "")
    assert "3 formulas: 2 REFUTED, 1 PROVED; 1 not as expected" in out
    assert "notes.md:19 " in out  # the line of R*R == 1
    code, out, _ = symdyn("check", "notes.md", "--json", "--report", "report.md")
    records = json.loads(out)
    assert [record["line"] for record in records] == [8, 17, 19]
    assert records[0]["id"] == "carried"
    report = (tmp_path / "report.md").read_text("utf-8")
    assert report.count("| **no** |") == 1
    assert "R*R == eye(3)" in report
    file.write_text(NOTES.replace("R*R ==", "R*R.T =="), encoding="utf-8")
    assert symdyn("check", "notes.md")[0] == 0


def test_a_notebook_and_a_plain_file(symdyn: Run, tmp_path: Path) -> None:
    cells = [
        {"cell_type": "markdown", "source": ["```symdyn\n", "let a: vec3\n", "```"]},
        {"cell_type": "code", "source": "%%symdyn\ncheck cross(a, a) == 0"},
        {"cell_type": "code", "source": "check = 1"},
    ]
    (tmp_path / "notes.ipynb").write_text(json.dumps({"cells": cells}), encoding="utf-8")
    (tmp_path / "plain.txt").write_text("let a: vec3\n# note\ncross(a, a) == 0\n", "utf-8")
    assert symdyn("check", "notes.ipynb", "plain.txt")[0] == 0


BAD = {
    "undeclared": ("R*w == w", "w: vec3", "R: is not declared (column 1)"),
    "shape": ("w*v == 1", "w, v: vec3", "(column 3)"),
    "sides": ("w == R", "w: vec3; R: SO3", "the other"),
    "type of an argument": ("hat(R) == 0", "R: SO3", "hat: takes"),
    "number of arguments": ("cross(w) == w", "w: vec3", "cross: takes 2 arguments"),
    "unknown function": ("hatt(w) == w", "w: vec3", "hatt: is no function"),
    "unbalanced": ("hat(w == w", "w: vec3", "(column 11)"),
    "zero denominator": ("x/(y - y) == 1", "x, y: scalar", "identically zero"),
    "no equation": ("hat(w)", "w: vec3", "LEFT == RIGHT"),
    "bad type": ("w == w", "w: vec4", "vec3"),
    "bad index": ("w[4] == 0", "w: vec3", "no entry 4"),
    "bad field": ("w.R == 0", "w: vec3", "no field .R"),
    "bad power": ("x**y == 1", "x, y: scalar", "whole numbers"),
    "huge power": ("x**(99999) == 1", "x: scalar", "powers go up"),
    "own definition": ("x == 1", "x = y; y = x", "defined by itself"),
    "an arm": ("arm == 1", "arm: planar(2)", "arm"),
    "no such quantity": ("arm.Q == 1", "arm: planar(2)", "Q"),
    "no such body": ("arm.J(9) == 0", "arm: planar(2)", "numbered"),
    "block": ("block([[A, x], [0, 1]]) == 0", "A: mat(2,2); x: vec3", "block"),
    "empty": ("", "w: vec3", "formula"),
    "a second arm": ("arm.M == 1", "arm: chain(\"Rq\")", "joint"),
    "a call of a name": ("w(v) == v", "w, v: vec3", "no function"),
}  # fmt: skip


@pytest.mark.parametrize("kind", BAD)
def test_bad_input(symdyn: Run, kind: str) -> None:
    formula, let, words = BAD[kind]
    code, out, err = symdyn("check", formula, "--let", let)
    assert code == 2
    assert out == ""
    assert words in err
    assert len(err.splitlines()) == 1


NAMES = "E, I, S, N, beta, lambda, pi_2, Q, zoo, oo, None, True, class, gamma: scalar"


@pytest.mark.parametrize("name", ["E", "I", "S", "N", "beta", "lambda", "None", "class", "gamma"])
def test_names_that_mean_something_elsewhere(symdyn: Run, name: str) -> None:
    text = f"({name} + 1)**2 == {name}**2 + 2*{name} + 1"
    assert symdyn("check", text, "--let", NAMES)[0] == 0
    assert symdyn("check", f"{name} == 2*{name}", "--let", NAMES)[0] == 1


def test_declared_names_win(symdyn: Run) -> None:
    let = ("--let", "X, Ad, hat: mat(3,3)")
    assert symdyn("check", "X*Ad*hat == X*(Ad*hat)", *let)[0] == 0
    code, _, err = symdyn("check", "hat(X) == X", *let)
    assert code == 2
    assert "declared" in err


@pytest.mark.parametrize(
    ("formula", "let"),
    [
        ("det(A*B*C) == det(A)*det(B)*det(C)", "A, B, C: mat(6,6)"),
        ("(x + y + z)**400 == (z + y + x)**400", "x, y, z: scalar"),
        ("inv(A*B)*A*B == eye(6)", "A, B: mat(6,6)"),
        ("exp3(exp3(exp3(a)*b)*c)*c == exp3(a)*c", "a, b, c: vec3"),
        ("A**200*A**200 == A**400", "A: mat(3,3)"),
    ],
)
def test_what_explodes_ends(symdyn: Run, formula: str, let: str) -> None:
    code, out, _ = symdyn("check", formula, "--let", let, "--json")
    (record,) = json.loads(out)
    assert code in (0, 1)
    assert record["verdict"] in ("PROVED", "PROVED-MOD-P", "UNDECIDED", "REFUTED")


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("a.md", "```symdyn\nchekc a == b\n```\n", "a.md:2"),
        ("a.md", "```symdyn\ncheck a == b\n```\n", "a.md:2: a: is not declared"),
        ("a.md", "```symdyn\nlet a: vec3\n", "a.md:1"),
        ("a.md", "```symdyn\nexpect REFUTED\n```\n", "a.md:2"),
        ("a.md", "```symdyn\nconvention left=right\n```\n", "a.md:2"),
        ("a.ipynb", "{}", "no notebook"),
    ],
)
def test_bad_documents(symdyn: Run, tmp_path: Path, name: str, text: str, words: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    code, _, err = symdyn("check", name)
    assert code == 2
    assert words in err


def test_a_robot_beside_its_document(symdyn: Run, tmp_path: Path, arm: str) -> None:
    folder = tmp_path / "notes"
    folder.mkdir()
    (folder / "arm.urdf").write_text(Path(arm).read_text("utf-8"), encoding="utf-8")
    text = '```symdyn\nlet arm: tree("arm.urdf")\ncheck arm.M == arm.M.T\n```\n'
    (folder / "notes.md").write_text(text, encoding="utf-8")
    assert symdyn("check", "notes/notes.md")[0] == 0


def test_no_such_file(symdyn: Run) -> None:
    code, _, err = symdyn("check", "missing.md")
    assert code == 2
    assert "missing.md" in err


def test_a_large_document(symdyn: Run, tmp_path: Path) -> None:
    text = "word " * 2_000_000 + "\n\n```symdyn\nlet a: vec3\ncheck cross(a, a) == 0\n```\n"
    (tmp_path / "large.md").write_text(text, encoding="utf-8")
    assert symdyn("check", "large.md")[0] == 0
