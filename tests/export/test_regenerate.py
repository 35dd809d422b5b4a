"""generated/ is written whole, and every way in which it drifts is seen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest

import symdyn.export.regenerate as room
from symdyn.errors import SymdynError
from symdyn.export.api import export
from symdyn.export.compare import compare
from symdyn.export.judgement import Judgement
from symdyn.export.options import ExportOptions
from symdyn.export.plan import plan
from symdyn.model.tree import Tree
from symdyn.truth.door import Door, recorded_door

LEAN = ("crba", "rnea")
regenerate = partial(room.regenerate, render=lambda derivation, proofs: "")


@pytest.fixture
def folder(tmp_path: Path, arm: Tree, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A generated/ of two small built-in robots, up to date."""
    monkeypatch.setattr(room, "NAMES", ("arm", "other"))
    monkeypatch.setattr(room, "load", lambda name: arm)
    monkeypatch.setattr("symdyn.export.plan.offered", _few)
    monkeypatch.setattr(room, "judge", _as_recorded)
    regenerate(folder=tmp_path / "generated")
    return tmp_path / "generated"


def _as_recorded(recorded: object, told: object, jobs: int) -> Judgement:
    """No derivations of its own, and the door as the project's ledger opens it."""
    return Judgement((), {}, recorded_door())


def _few(tree: Tree, convention: str) -> dict[str, object]:
    from symdyn.dynamics.derive import offered

    return {name: entry for name, entry in offered(tree, convention).items() if name in LEAN}


def test_what_is_regenerated_is_up_to_date(folder: Path) -> None:
    assert regenerate(check=True, folder=folder) == ()
    assert regenerate(["arm"], check=True, folder=folder) == ()
    assert sorted(path.name for path in folder.iterdir()) == ["arm", "ledger.json", "other"]


def test_a_robots_folder_is_its_export(folder: Path, arm: Tree, tmp_path: Path) -> None:
    planned = plan(arm, ExportOptions(source="arm"))
    assert compare(planned.texts, folder / "arm") == ()
    export(arm, tmp_path / "alone")
    assert {it.kind for it in compare(planned.texts, tmp_path / "alone")} == {"changed"}


def test_the_ledger_lists_every_file(folder: Path) -> None:
    ledger = json.loads((folder / "ledger.json").read_text())
    assert ledger["statements"] == {}
    assert set(ledger["files"]) == {
        path.relative_to(folder).as_posix() for path in folder.glob("*/**/*.*")
    }
    for path, record in ledger["files"].items():
        assert record["sha256"] == sha256((folder / path).read_bytes()).hexdigest()
        assert ("program" in record) == bool(re.search("crba|rnea", path))


def change(path: Path) -> None:
    path.write_text(path.read_text() + "\n")


DRIFTS: list[tuple[Callable[[Path], object], str, str]] = [
    (lambda folder: change(folder / "arm/numpy/crba.py"), "arm/numpy/crba.py", "changed"),
    (lambda folder: change(folder / "ledger.json"), "ledger.json", "changed"),
    (lambda folder: (folder / "arm/manifest.json").unlink(), "arm/manifest.json", "missing"),
    (lambda folder: (folder / "arm/notes.txt").write_text(""), "arm/notes.txt", "unclaimed"),
]
LOOSE: list[tuple[Callable[[Path], object], str, str]] = [
    (lambda folder: (folder / "stray.txt").write_text(""), "stray.txt", "unclaimed"),
    (lambda folder: change(folder / "other/tree.json"), "other/tree.json", "changed"),
]


@pytest.mark.parametrize(("drift", "path", "kind"), DRIFTS + LOOSE)
def test_drift_is_seen_and_nothing_is_written(
    folder: Path, drift: Callable[[Path], object], path: str, kind: str
) -> None:
    drift(folder)
    before = {file: file.stat().st_mtime_ns for file in folder.rglob("*")}
    found = regenerate(check=True, folder=folder)
    assert [(it.path, it.kind) for it in found] == [(path, kind)]
    assert {file: file.stat().st_mtime_ns for file in folder.rglob("*")} == before


@pytest.mark.parametrize(("drift", "path", "kind"), LOOSE)
def test_one_robot_is_checked_alone(
    folder: Path, drift: Callable[[Path], object], path: str, kind: str
) -> None:
    drift(folder)
    assert regenerate(["arm"], check=True, folder=folder) == ()


@pytest.mark.parametrize("path", ["arm/numpy/crba.py", "ledger.json", "other/tree.json"])
def test_what_drifted_is_written_again(folder: Path, path: str) -> None:
    change(folder / path)
    assert [it.path for it in regenerate(folder=folder)] == [path]
    assert regenerate(check=True, folder=folder) == ()


@pytest.mark.parametrize("path", ["stray.txt", "arm/notes.txt", "reports/x.md"])
def test_a_file_that_nothing_claims_is_not_touched(folder: Path, path: str) -> None:
    (folder / path).parent.mkdir(exist_ok=True)
    (folder / path).write_text("mine")
    change(folder / "other/tree.json")
    with pytest.raises(SymdynError, match=Path(path).name):
        regenerate(folder=folder)
    assert (folder / path).read_text() == "mine"
    assert len(regenerate(check=True, folder=folder)) == 2


def test_the_ledger_keeps_what_is_not_regenerated(folder: Path) -> None:
    before = (folder / "ledger.json").read_text()
    change(folder / "arm/tree.json")
    regenerate(["arm"], folder=folder)
    assert (folder / "ledger.json").read_text() == before


def test_a_broken_ledger_is_told(folder: Path) -> None:
    (folder / "ledger.json").write_text("{")
    with pytest.raises(SymdynError, match=r"ledger\.json.*symdyn regenerate"):
        regenerate(["arm"], folder=folder)
    (folder / "ledger.json").unlink()
    regenerate(folder=folder)
    assert regenerate(check=True, folder=folder) == ()


def test_an_unknown_name_is_told(folder: Path) -> None:
    with pytest.raises(SymdynError, match='"amr".*"arm"'):
        regenerate(["amr"], folder=folder)


def test_a_stranger_is_told_before_anything_is_decided(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "arm/notes.txt").write_text("")
    monkeypatch.setattr(room, "judge", lambda *_, **__: pytest.fail("decided"))
    with pytest.raises(SymdynError, match=r"not of the export: notes\.txt"):
        regenerate(folder=folder)


def test_the_folder_is_that_of_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    root = Path(__file__).resolve().parents[2]
    assert room.generated_folder() == root / "generated"
    monkeypatch.setattr(room, "project", lambda: None)
    assert room.generated_folder() == Path.cwd() / "generated"


def test_further_documents_are_written_and_claimed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing = Judgement((), {}, Door({}, {}))
    monkeypatch.setattr(room, "NAMES", ())
    monkeypatch.setattr(room, "judge", lambda *_, **__: nothing)
    folder, path = tmp_path / "generated", "reports/textbook-x.md"
    regenerate(folder=folder, reports={path: "# x\n"})
    assert (folder / path).read_text(encoding="utf-8") == "# x\n"
    assert regenerate(check=True, folder=folder, reports={path: "# x\n"}) == ()
    found = regenerate(check=True, folder=folder, reports={path: "# y\n"})
    assert {it.path for it in found} == {"ledger.json", path}
    assert [it.kind for it in regenerate(check=True, folder=folder) if it.path == path] == [
        "unclaimed"
    ]
