"""The display formulas of the source chapters, verbatim, against their Python forms.

``derivations/textbook/readings.json`` gives for each the declarations under which it is read,
its claims in Python form, and the definitions it makes on the way.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from symdyn.check.latex.formula import parse_latex
from symdyn.check.meaning.elaborate import Elaborator
from symdyn.errors import SymdynError
from tests.support.latex import plain, same, scope_of

FOLDER = Path(__file__).parents[2] / "derivations" / "textbook"
DISPLAYS = json.loads((FOLDER / "displays.json").read_text(encoding="utf-8"))
READINGS = {it["id"]: it for it in json.loads((FOLDER / "readings.json").read_text("utf-8"))}
CHECKABLE = [it for it in DISPLAYS if it["class"] in {"identity", "definition"}]
SHAPES = {
    "spatial/49.2/11": "a 6x6 matrix acts on a 4x4 one",
    "mechanisms/2.6.6/6": "one letter for a vector and a scalar",
}
"""Formulas whose shapes do not fit as they are printed."""


def read(display: dict[str, Any]) -> bool:
    """Whether a formula is read, with the meaning of its Python form."""
    reading = READINGS.get(display["id"])
    if reading is None:
        return False
    found = parse_latex(display["latex"], scope_of(reading["let"]))
    assert len(found.claims) == len(reading["claims"]), display["id"]
    for claim, python in zip(found.claims, reading["claims"], strict=True):
        assert same(claim, python), (display["latex"], python)
    made = [f"{it.name}" for it in found.definitions]
    assert made == [it.split(" = ")[0] for it in reading.get("where", [])], display["id"]
    for it, text in zip(found.definitions, reading.get("where", []), strict=True):
        assert same(it.value, text.split(" = ", 1)[1]), (display["latex"], text)
    return True


def test_nine_in_ten_are_read_and_none_with_another_meaning() -> None:
    count = sum(read(it) for it in CHECKABLE)
    assert len(CHECKABLE) >= 100
    assert count >= 0.9 * len(CHECKABLE), f"{count} of {len(CHECKABLE)}"


@pytest.mark.parametrize(
    "display", [it for it in CHECKABLE if it["id"] in READINGS], ids=lambda it: it["id"]
)
def test_shapes_fit(display: dict[str, Any]) -> None:
    reading = READINGS[display["id"]]
    found = parse_latex(display["latex"], scope_of(reading["let"]))
    scope = scope_of(reading["let"]) | {it.name: it.value for it in found.definitions}
    for claim in found.claims:
        if display["id"] in SHAPES:
            with pytest.raises(SymdynError):
                Elaborator(scope).claim(claim)
        else:
            Elaborator(scope).claim(claim)


def test_fragments_are_refused_or_read_without_dots() -> None:
    for display in DISPLAYS:
        if r"\cdots" in display["latex"]:
            with pytest.raises(SymdynError):
                parse_latex(display["latex"], {})


def test_another_sign_is_another_reading() -> None:
    reading = READINGS["spatial/49.3/8"]
    (claim,) = parse_latex(
        r"R [\omega]_\times R^T = -[R\omega]_\times", scope_of(reading["let"])
    ).claims
    assert not same(claim, reading["claims"][0])
    assert plain(claim) == plain(plain(claim))
