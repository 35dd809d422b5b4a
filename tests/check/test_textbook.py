"""The textbook library: what is called true is true, and each slip is refuted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from symdyn.assets import asset
from symdyn.check.api import Reading
from symdyn.check.judge import Options
from symdyn.check.record import FALSE, Record
from symdyn.truth.proof import PROVED, PROVED_MOD_P

FILES = sorted(asset("derivations", "textbook").glob("*.md"))
SUBJECTS = (
    "centroidal", "contact", "dynamics", "floating_base", "inertia", "kinematics",
    "rigid_motions", "rotations",
)  # fmt: skip
_CHECK = re.compile(r"check \[([\w-]+)\] (.+)")


def pairs(path: Path) -> Iterator[tuple[str, str, str]]:
    """Id, formula and slip, line by line: each true formula is followed by its slip."""
    found = _CHECK.findall(path.read_text(encoding="utf-8"))
    for (id_, formula), (slip, wrong) in zip(found[::2], found[1::2], strict=True):
        assert slip == f"{id_}-slip"
        yield id_, formula, wrong


def judged(path: Path) -> list[Record]:
    outcome = Reading().document(path, Options(quick=True, why=False))
    assert not outcome.errors
    return outcome.records


def test_the_subjects_are_there() -> None:
    assert tuple(path.stem for path in FILES) == SUBJECTS


def test_there_are_formulas_enough_each_with_a_slip() -> None:
    found = [it for path in FILES for it in pairs(path)]
    assert len(found) >= 250
    assert len({id_ for id_, _, _ in found}) == len(found)
    assert len({formula for _, formula, _ in found}) >= 250
    assert all(formula != wrong for _, formula, wrong in found)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_part_names_its_source(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    parts = text.split("\n## ")[1:]
    assert parts
    for part in parts:
        assert re.search(r"\n\nSource: .+: .+\.\n", part)
        assert "```symdyn\n" in part


@pytest.mark.filterwarnings("ignore:.*declared again")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_called_true_is_true_and_slips_are_refuted(path: Path) -> None:
    records = judged(path)
    assert len(records) == 2 * len(list(pairs(path)))
    for record in records:
        wanted = FALSE if str(record.id).endswith("-slip") else (PROVED, PROVED_MOD_P)
        assert record.verdict in wanted, record.id
        assert record.as_expected, record.id
