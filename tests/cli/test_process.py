"""The command line as a process: help, exit codes, what goes where, progress."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from symdyn.report import console
from symdyn.report.console import Progress

ROOT = Path(__file__).resolve().parents[2]


def symdyn(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "symdyn", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("command", ["", "regenerate", "export", "list", "show"])
def test_help_has_an_example(command: str) -> None:
    run = symdyn(*command.split(), "--help")
    assert run.returncode == 0
    assert re.search(rf"^  symdyn {command}\b", run.stdout, re.MULTILINE), run.stdout
    assert run.stderr == ""


def test_version() -> None:
    run = symdyn("--version")
    assert run.returncode == 0
    assert run.stdout.strip()[0].isdigit()


@pytest.mark.parametrize("arguments", [(), ("exprot",), ("export",), ("show", "go2", "--plto")])
def test_usage_errors_have_exit_code_2(arguments: tuple[str, ...]) -> None:
    run = symdyn(*arguments)
    assert run.returncode == 2
    assert "Traceback" not in run.stderr


def test_an_error_is_one_line_on_stderr(arm: str, tmp_path: Path) -> None:
    run = symdyn("export", arm, "--functions", "crab", "-o", str(tmp_path / "out"))
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("error: crab") and run.stderr.count("\n") == 1


def test_a_target_that_may_not_be_written(arm: str) -> None:
    run = symdyn("export", arm, "--functions", "crba", "-o", "/proc/nowhere/arm")
    assert run.returncode == 2
    assert "cannot be written" in run.stderr and "Traceback" not in run.stderr


def test_progress_is_silent_for_a_second(capsys: pytest.CaptureFixture[str]) -> None:
    with Progress() as progress:
        progress("rnea", 0, 2)
    assert capsys.readouterr() == ("", "")


def test_progress_is_plain_text_without_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(console, "_PATIENCE", -1)
    with Progress() as progress, Progress(quiet=True) as silent:
        progress("rnea", 0, 2)
        silent("crba", 0, 2)
        progress("aba", 1, 2)
    assert capsys.readouterr() == ("", "1/2 rnea\n2/2 aba\n")


def test_progress_is_a_bar_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(console, "_PATIENCE", -1)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with Progress() as progress:
        progress("rnea", 0, 2)
        progress("aba", 1, 2)
    shown = capsys.readouterr().err
    assert "aba" in shown and "50%" in shown and "1/2" not in shown
