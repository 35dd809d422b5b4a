"""The textbook library written in LaTeX and read back: the same formulas, true and false ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from symdyn.check.api import Reading
from symdyn.check.documents import read
from symdyn.check.language.parse import parse
from symdyn.check.language.types import parse_declarations
from symdyn.check.language.unparse import unparse
from symdyn.check.latex.formula import parse_latex
from symdyn.check.latex.write import Unwritten, as_latex_has_it, latex_text

LIBRARY = sorted((Path(__file__).parents[2] / "derivations" / "textbook").glob("*.md"))


def written(path: Path) -> tuple[int, int]:
    """How many formulas of a document are read back from LaTeX, and how many have none."""
    reading, same, without = Reading(), 0, 0
    for line in read(path):
        if line.keyword in {"let", "bind"}:
            _declare(reading, line.text)
        if line.keyword != "check":
            continue
        tree = as_latex_has_it(parse(line.text))
        try:
            latex = latex_text(tree, {}, reading.scope)
        except Unwritten:
            without += 1
            continue
        found = [unparse(it) for it in parse_latex(latex, reading.scope).claims]
        assert found == [unparse(tree)], (path.name, line.number, latex)
        same += 1
    return same, without


def _declare(reading: Reading, text: str) -> None:
    for made in parse_declarations(text):
        names = getattr(made, "names", None) or (made.name,)  # type: ignore[union-attr]
        for name in names:
            reading.scope.pop(name, None)
        reading.declare([made])


def test_the_library_reads_back_from_latex() -> None:
    counts = [written(path) for path in LIBRARY]
    same, without = (sum(it) for it in zip(*counts, strict=True))
    assert same >= 500
    assert same >= 3 * without


@pytest.mark.parametrize(("right", "wrong"), [("12", "2"), ("10", "1"), ("25", "5")])
def test_numbers_of_several_digits_stay_whole(right: str, wrong: str) -> None:
    (found,) = parse_latex(rf"\frac{{m}}{{{right}}} + m^{{{right}}} = \sqrt{{{right}}}").claims
    assert unparse(found) == f"m/{right} + m**{right} == sqrt({right})"
    assert unparse(found) != f"m/{wrong} + m**{wrong} == sqrt({wrong})"
