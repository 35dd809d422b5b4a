"""``symdyn verify``: what it prints and its exit codes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from symdyn.export.options import ExportOptions
from symdyn.export.plan import plan
from symdyn.export.write import write_folder
from symdyn.model.load import load
from symdyn.truth.door import NOTHING_SAID

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def folder(tmp_path: Path, arm: str) -> str:
    """The export of one function."""
    planned = plan(load(arm), ExportOptions(("crba",)), door=NOTHING_SAID)
    write_folder(planned.texts, tmp_path / "out")
    return "out"


@pytest.mark.parametrize("options", [(), ("--fresh",)])
def test_all_is_well(symdyn: Run, folder: str, options: tuple[str, ...]) -> None:
    code, out, err = symdyn("verify", folder, *options)
    assert (code, err) == (0, "")
    lines = [line.split() for line in out.splitlines()]
    assert ["numpy/crba.py", "crba", "operation", "by", "operation"] in lines
    assert ["tree.json", "unchanged"] in lines
    assert lines[-1] == ["out:", "11", "files", "as", "certified"]


def test_an_edit_is_exit_code_1_and_named(symdyn: Run, folder: str) -> None:
    file = Path(folder, "numpy", "crba.py")
    file.write_text(file.read_text().replace("M[0, 1] = ", "M[0, 1] = -"))
    Path(folder, "notes.txt").write_text("mine")
    code, out, err = symdyn("verify", folder)
    assert code == 1
    assert err == "out: 2 files not as certified\n"
    lines = out.splitlines()
    where = next(k for k, line in enumerate(lines) if line.startswith("numpy/crba.py"))
    assert lines[where].endswith("NOT AS CERTIFIED")
    assert lines[where + 1] == "    not the text that was certified"
    assert "M[1] differs" in lines[where + 2]


def test_json(symdyn: Run, folder: str) -> None:
    code, out, err = symdyn("verify", folder, "--json")
    record = json.loads(out)
    assert (code, err, record["passed"], record["robot"]) == (0, "", True, "two_link")
    Path(folder, "c", "two_link_crba.c").unlink()
    code, out, _ = symdyn("verify", folder, "--json")
    assert code == 1
    bad = [it for it in json.loads(out)["files"] if it["problems"]]
    assert bad == [
        {
            "path": "c/two_link_crba.c",
            "function": "crba",
            "compared": "",
            "problems": ["missing"],
        }
    ]


@pytest.mark.parametrize("name", ["nothing", "out/numpy"])
def test_no_export_is_one_line_and_exit_code_2(symdyn: Run, folder: str, name: str) -> None:
    code, out, err = symdyn("verify", name)
    assert (code, out) == (2, "")
    assert err.startswith("error: ") and err.count("\n") == 1
    assert name in err and "manifest.json" in err
