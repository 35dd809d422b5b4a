"""``symdyn regenerate``: what it prints and its exit codes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import symdyn.export.regenerate as room
from symdyn.export.judgement import Judgement
from symdyn.export.options import ExportOptions
from symdyn.export.plan import plan
from symdyn.model.load import load
from symdyn.truth.door import Door

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def generated(tmp_path: Path, arm: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A generated/ of one small robot with one function, in place of the checkout's."""
    lean = plan(load(arm), ExportOptions(functions=("crba",)))
    monkeypatch.setattr(room, "plan", lambda *arguments: lean)
    nothing_to_decide = Judgement((), {}, Door({}, {}))
    monkeypatch.setattr(room, "judge", lambda *arguments: nothing_to_decide)
    monkeypatch.setattr(room, "project", lambda: None)
    return tmp_path / "generated"


def test_write_then_check(symdyn: Run, generated: Path) -> None:
    assert symdyn("regenerate", "--check")[0] == 1
    assert not generated.exists()
    code, out, err = symdyn("regenerate")
    assert (code, err) == (0, "") and "files written" in out
    assert (generated / "go2" / "numpy" / "crba.py").is_file()
    assert symdyn("regenerate", "--check")[:2] == (0, f"{generated}: up to date\n")
    assert symdyn("regenerate", "go2")[:2] == (0, f"{generated}: up to date\n")


def test_drift_is_a_diff_and_exit_code_1(symdyn: Run, generated: Path) -> None:
    symdyn("regenerate")
    file = generated / "go2" / "numpy" / "crba.py"
    file.write_text(file.read_text().replace("def crba", "def crab"))
    (generated / "stray.txt").write_text("")
    code, out, err = symdyn("regenerate", "--check")
    assert code == 1
    assert "-def crab(q, out=None)" in out and "+def crba(q, out=None)" in out
    assert "unclaimed: stray.txt" in out
    assert "2 files drifted" in err
    assert "def crab" in file.read_text()


def test_json(symdyn: Run, generated: Path) -> None:
    symdyn("regenerate")
    (generated / "ledger.json").unlink()
    code, out, _ = symdyn("regenerate", "--check", "--json")
    assert code == 1
    assert json.loads(out) == {
        "check": True,
        "drifted": True,
        "differences": [{"path": "ledger.json", "kind": "missing"}],
    }


def test_a_stray_file_is_an_error(symdyn: Run, generated: Path) -> None:
    symdyn("regenerate")
    (generated / "stray.txt").write_text("")
    code, _, err = symdyn("regenerate")
    assert code == 2 and "stray.txt" in err


def test_an_unknown_name(symdyn: Run) -> None:
    code, _, err = symdyn("regenerate", "go3")
    assert code == 2 and "go3" in err and "go2" in err
