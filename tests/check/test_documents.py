"""Formulas in documents: blocks, displays in place, lines of the file, scopes, directories."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

import symdyn
from symdyn.check.api import check_all
from symdyn.check.documents import read
from symdyn.errors import SymdynError, SymdynWarning

NOTES = r"""# Notes

```symdyn
let R: SO3
let \omega, v: vec3
latex [turned]
\newcommand{\sk}[1]{[#1]_\times}
latex [crossed] \sk{\omega} v = \omega \times v
```

$$R [\omega]_\times R^T = [R\omega]_\times$$

> ```symdyn
> check [slip] R*hat(omega)*R == hat(R*omega)
> expect REFUTED
> ```

```python
check 1 == 2
```
"""

PAPER = r"""\documentclass{article}
\newcommand{\om}{\boldsymbol{\omega}}
\begin{document}
% symdyn: let \om: vec3
% symdyn: check [cube]
\begin{equation}
  [\om]_\times^3
    = \|\om\|^2 [\om]_\times
\end{equation}
\begin{symdyn}
check hat(omega).T == -hat(omega)
\end{symdyn}
\end{document}
"""


def notebook() -> str:
    markdown = ["# Title\n", "```symdyn\n", "let R: SO3\n", "latex\n", "```\n", "$$ R R = I $$\n"]
    cells = [
        {"cell_type": "markdown", "metadata": {"source": ["no"]}, "source": markdown},
        {"cell_type": "code", "metadata": {}, "outputs": [{"text": ["x\n"]}],
         "source": ["%%symdyn\n", "check R*R.T == eye(3)"]},
    ]  # fmt: skip
    return json.dumps({"cells": cells, "metadata": {}, "nbformat": 4}, indent=1)


def told(path: Path) -> list[tuple[int | None, str | None, str]]:
    return [(it.line, it.id, it.verdict) for it in symdyn.check(path, why=False)]


def test_markdown(tmp_path: Path) -> None:
    path = tmp_path / "notes.md"
    path.write_text(NOTES, encoding="utf-8")
    assert told(path) == [
        (11, "turned", "PROVED"),
        (8, "crossed", "PROVED"),
        (14, "slip", "REFUTED"),
    ]
    assert all(it.as_expected for it in symdyn.check(path, why=False))


def test_latex(tmp_path: Path) -> None:
    path = tmp_path / "paper.tex"
    path.write_text(PAPER, encoding="utf-8")
    assert told(path) == [(6, "cube", "REFUTED"), (11, None, "PROVED")]


def test_an_error_in_a_display_is_placed_in_its_own_line(tmp_path: Path) -> None:
    path = tmp_path / "paper.tex"
    path.write_text(PAPER.replace(r"\|\om\|", r"\foo"), encoding="utf-8")
    with pytest.raises(SymdynError) as refused:
        symdyn.check(path)
    assert refused.value.line == 8
    assert "(column 7)" in str(refused.value)


def test_a_notebook_has_the_lines_of_its_file(tmp_path: Path) -> None:
    path = tmp_path / "notes.ipynb"
    text = notebook()
    path.write_text(text, encoding="utf-8")
    lines = text.splitlines()
    records = symdyn.check(path, why=False)
    assert [it.verdict for it in records] == ["REFUTED", "PROVED"]
    for record, part in zip(records, ("R R = I", "R*R.T"), strict=True):
        assert record.line is not None
        assert part in lines[record.line - 1]


def test_plain_files_are_one_block(tmp_path: Path) -> None:
    path = tmp_path / "formulas.symdyn"
    path.write_text("let w: vec3\n\nhat(w).T == -hat(w)\n# hat(w) == 0\n", encoding="utf-8")
    assert told(path) == [(3, None, "PROVED")]


def test_a_directory_is_its_documents(tmp_path: Path) -> None:
    for name, text in (("b/paper.tex", PAPER), ("a.md", NOTES), (".git/c.md", NOTES)):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "none.md").write_text("# No formulas\n", encoding="utf-8")
    files = [Path(str(it.file)).name for it in check_all([tmp_path], why=False).records]
    assert files == ["a.md"] * 3 + ["paper.tex"] * 2
    with pytest.raises(SymdynError, match="no document"):
        check_all([_empty(tmp_path)])


def _empty(folder: Path) -> Path:
    (folder / "empty").mkdir()
    return folder / "empty"


def test_a_second_declaration_replaces_the_first_and_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.symdyn"
    path.write_text(
        "let w: vec3\ncheck norm2(w) == 1\nlet w: unit3\ncheck norm2(w) == 1\n", encoding="utf-8"
    )
    with pytest.warns(SymdynWarning, match=r"a.symdyn:3: w is declared again: unit3, before vec3"):
        assert [it[2] != "PROVED" for it in told(path)] == [True, False]


def test_what_cannot_be_read_does_not_stop_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text(
        "```symdyn\nlet w: vec3\nfoo\ncheck hat(w)*w == 0\nlatex\ncheck hat(u) == 0\n",
        encoding="utf-8",
    )
    outcome = check_all([path])
    assert [it.verdict for it in outcome.records] == ["PROVED"]
    assert sorted(it.line or 0 for it in outcome.errors) == [1, 3, 5, 6]
    assert all(it.file == str(path) for it in outcome.errors)


def test_a_definition_is_told_and_holds_from_there_on(tmp_path: Path) -> None:
    path = tmp_path / "a.symdyn"
    path.write_text(
        "let a, b: vec3\nlatex h = a \\times b\nlatex h^T a = 0\ncheck h == cross(b, a)\n"
        "latex [two] d^T d = 0, d = a - a; a \\times a = 0\nlatex d = 0\n",
        encoding="utf-8",
    )
    assert told(path) == [
        (2, None, "DEFINITION"), (3, None, "PROVED"), (4, None, "REFUTED"),
        (5, "two/1", "PROVED"), (5, "two/2", "PROVED"), (6, None, "DEFINITION"),
    ]  # fmt: skip


def test_a_formula_may_begin_with_a_bracket(tmp_path: Path) -> None:
    path = tmp_path / "a.symdyn"
    path.write_text(
        "let w, v: vec3; m: scalar\nlatex [w] v = w \\times v\nlatex [w]_\\times w = 0\n"
        "latex [w, v]^T m = (w, v) m\nlatex [an id] [w]^T = -[w]\nlatex [id2] w = w\n",
        encoding="utf-8",
    )
    assert [it[1] for it in told(path)] == [None, None, None, "an id", "id2"]


def test_remarks_of_a_reading_are_notes() -> None:
    (record,) = symdyn.check(r"R^T R v = v \in \mathbb{R}^3", let="R: SO3; v: vec3", latex=True)
    assert any("not checked" in it for it in record.notes)


def test_the_program_of_a_refutation_runs_where_the_angle_is_zero() -> None:
    (record,) = symdyn.check(
        "exp(hat(u)*t) == eye(3) + sin(t)*hat(u) + (1 + cos(t))*hat(u)**2", let="u: unit3; t: angle"
    )
    assert record.witness["t"] in {0, "0"}
    names: dict[str, object] = {}
    exec(record.program.replace("print(", "str("), names)
    assert "nan" not in str(names["left"])
    assert str(names["left"]) != str(names["right"])


def test_long_documents_end(tmp_path: Path) -> None:
    path = tmp_path / "long.md"
    path.write_text("```symdyn\nlet w: vec3\n```\n" + "$$ x \n```a\n" * 500_000, encoding="utf-8")
    start = time.process_time()
    assert [it.keyword for it in read(path)] == ["let"]
    assert time.process_time() - start < 2
