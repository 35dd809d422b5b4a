"""Assets are found in a checkout, beside stray neighbours, and in an installed wheel."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from symdyn.assets import asset, project, version

ROOT = Path(__file__).resolve().parents[2]
QUESTION = "from symdyn.assets import asset; print(asset('templates')); print(asset('ledger.json'))"


def answer(folder: Path) -> list[str]:
    """Where a copy of the package in this folder looks, relative to the folder."""
    files = ("__init__.py", "errors.py", "lazy.py", "assets.py")
    (folder / "symdyn").mkdir()
    for file in files:
        shutil.copy(ROOT / "symdyn" / file, folder / "symdyn")
    run = subprocess.run(
        [sys.executable, "-c", QUESTION], cwd=folder, capture_output=True, text=True, check=True
    )
    return [Path(line).relative_to(folder.resolve()).as_posix() for line in run.stdout.split()]


def test_a_checkout_uses_its_top_level_folders() -> None:
    assert project() is not None
    assert asset("templates", "numpy") == ROOT / "templates" / "numpy"
    assert asset("ledger.json") == ROOT / "generated" / "ledger.json"


def test_a_bare_checkout_knows_its_version() -> None:
    assert version().split(".")[0].isdigit()


def test_a_copied_checkout_does_the_same(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    assert answer(tmp_path) == ["templates", "generated/ledger.json"]


def test_a_stray_neighbour_is_not_ours(tmp_path: Path) -> None:
    (tmp_path / "templates").mkdir()
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "other"\n')
    assert answer(tmp_path) == ["symdyn/_assets/templates", "symdyn/_assets/ledger.json"]
