"""A folder is written whole or not at all, and nobody's files are lost."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from symdyn.errors import SymdynError
from symdyn.export import write
from symdyn.export.compare import files
from symdyn.export.json_text import json_text
from symdyn.export.write import write_file, write_folder


def export_of(texts: Mapping[str, str]) -> dict[str, str]:
    """Texts with a manifest that claims them."""
    record = {"schema": "1", "robot": "r", "functions": {}, "sha256": dict.fromkeys(texts, "")}
    return {**texts, "manifest.json": json_text(record)}


OLD = export_of({"a.txt": "old\n", "c/b.txt": "old\n"})
NEW = export_of({"a.txt": "new\n", "d/e.txt": "new\r\n\u00e9\n"})


def content(folder: Path) -> dict[str, str]:
    return {path: (folder / path).read_bytes().decode() for path in files(folder)}


def test_a_new_folder_with_its_parents(tmp_path: Path) -> None:
    folder = write_folder(NEW, tmp_path / "x" / "y" / "robot")
    assert content(folder) == NEW
    assert os.listdir(folder.parent) == ["robot"]


def test_an_empty_folder_is_used(tmp_path: Path) -> None:
    (tmp_path / "robot").mkdir()
    assert content(write_folder(NEW, tmp_path / "robot")) == NEW


def test_an_export_is_replaced_as_a_whole(tmp_path: Path) -> None:
    folder = write_folder(OLD, tmp_path / "robot")
    (folder / "a.txt").write_text("changed by hand")
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "a.pyc").write_text("")
    write_folder(NEW, folder)
    assert content(folder) == NEW
    assert not (folder / "__pycache__").exists()
    assert os.listdir(tmp_path) == ["robot"]


def test_folders_are_open_to_others_as_the_system_says(tmp_path: Path) -> None:
    (tmp_path / "usual").mkdir()
    folder = write_folder(NEW, tmp_path / "robot")
    assert folder.stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_link_is_followed(tmp_path: Path) -> None:
    write_folder(OLD, tmp_path / "real")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_folder(NEW, tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert content(tmp_path / "real") == NEW


@pytest.mark.parametrize("failing", [0, 1])
def test_a_failed_swap_leaves_the_old_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: int
) -> None:
    folder = write_folder(OLD, tmp_path / "robot")
    replace, calls = os.replace, []

    def failing_replace(source: Path, target: Path) -> None:
        calls.append(target)
        if len(calls) == failing + 1:
            raise OSError(28, "No space left on device")
        replace(source, target)

    monkeypatch.setattr(write.os, "replace", failing_replace)
    with pytest.raises(SymdynError, match="No space left"):
        write_folder(NEW, folder)
    assert content(folder) == OLD
    assert os.listdir(tmp_path) == ["robot"]


@pytest.mark.parametrize("stop", [KeyboardInterrupt(), OSError(13, "Permission denied")])
def test_an_interrupted_run_leaves_the_old_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stop: BaseException
) -> None:
    folder = write_folder(OLD, tmp_path / "robot")
    written = Path.write_bytes

    def interrupted(self: Path, data: bytes) -> int:
        if self.name == "e.txt":
            raise stop
        return written(self, data)

    monkeypatch.setattr(Path, "write_bytes", interrupted)
    with pytest.raises((KeyboardInterrupt, SymdynError)):
        write_folder(NEW, folder)
    with pytest.raises((KeyboardInterrupt, SymdynError)):
        write_folder(NEW, tmp_path / "x" / "y")
    assert content(folder) == OLD
    assert os.listdir(tmp_path) == ["robot"]


def test_a_folder_with_other_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / "manifest.json").write_text('{"name": "a web page"}')
    with pytest.raises(SymdynError, match="no export of symdyn"):
        write_folder(NEW, tmp_path)
    assert sorted(os.listdir(tmp_path)) == ["manifest.json", "notes.txt"]


def test_ones_own_file_in_an_export_is_not_lost(tmp_path: Path) -> None:
    folder = write_folder(OLD, tmp_path / "robot")
    (folder / "notes.txt").write_text("mine")
    with pytest.raises(SymdynError, match=r"notes\.txt"):
        write_folder(NEW, folder)
    assert content(folder) == {**OLD, "notes.txt": "mine"}


def test_a_file_in_the_way_is_refused(tmp_path: Path) -> None:
    (tmp_path / "robot").write_text("mine")
    for directory in (tmp_path / "robot", tmp_path / "robot" / "inside"):
        with pytest.raises(SymdynError, match="robot"):
            write_folder(NEW, directory)
    assert (tmp_path / "robot").read_text() == "mine"


def test_the_folder_one_is_in_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write_folder(OLD, tmp_path / "robot")
    monkeypatch.chdir(folder / "c")
    with pytest.raises(SymdynError, match="outside"):
        write_folder(NEW, folder)
    assert content(folder) == OLD


def test_one_file(tmp_path: Path) -> None:
    write_file("old\n", tmp_path / "x" / "ledger.json")
    write_file("new\n", tmp_path / "x" / "ledger.json")
    assert content(tmp_path) == {"x/ledger.json": "new\n"}
