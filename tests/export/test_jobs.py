"""Work on several processes gives what it gives on one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from symdyn.dynamics.derive import offered
from symdyn.export.functions import length
from symdyn.export.jobs import FEW, in_order
from symdyn.export.options import ExportOptions
from symdyn.export.plan import plan
from symdyn.export.verify import verify
from symdyn.export.write import write_folder
from symdyn.model.load import load
from symdyn.model.tree import Tree
from symdyn.truth.door import NOTHING_SAID


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_are_in_order(jobs: int) -> None:
    names = [str(k) for k in range(2 * FEW)]
    assert list(in_order(int, names, jobs)) == list(range(2 * FEW))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_is_raised_at_its_place(jobs: int) -> None:
    results = in_order(int, ["0", "x", *"2345678"], jobs)
    assert next(results) == 0
    with pytest.raises(ValueError, match="'x'"):
        next(results)


SCRIPT = """
import sys
from symdyn.export.jobs import FEW, METHOD, in_order, prepare


def imported(name):
    return name in sys.modules


if __name__ == "__main__":
    prepare({modules})
    assert "colorsys" not in sys.modules
    assert set(in_order(imported, ["colorsys"] * FEW, 2)) == {{{found} and METHOD != "spawn"}}
"""


@pytest.mark.parametrize("modules, found", [('"colorsys"', True), ('"this_is_no_module"', False)])
def test_processes_begin_with_what_was_prepared(tmp_path: Path, modules: str, found: bool) -> None:
    (tmp_path / "script.py").write_text(SCRIPT.format(modules=modules, found=found))
    subprocess.run([sys.executable, tmp_path / "script.py"], check=True)


def test_an_export_is_checked_on_two_processes(arm: Tree, tmp_path: Path) -> None:
    options = ExportOptions(tuple(offered(arm))[:FEW], ("numpy",))
    folder = write_folder(plan(arm, options, door=NOTHING_SAID).texts, tmp_path / "arm")
    file = sorted((folder / "numpy").iterdir())[0]
    file.write_text(file.read_text() + "import os\n")
    report = verify(folder, jobs=2)
    assert report == verify(folder)
    assert [it.path for it in report.files if it.problems] == [f"numpy/{file.name}"]


def test_what_takes_longest_begins_first() -> None:
    go2 = load("go2")
    known = offered(go2)
    first = sorted(known, key=lambda name: length(go2, known[name]), reverse=True)[:3]
    assert first == ["contact_dynamics_6d", "contact_dynamics", "aba_derivatives"]
