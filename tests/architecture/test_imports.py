"""``import symdyn`` and ``symdyn --help`` load none of the heavy libraries."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HEAVY = ("sympy", "mpmath", "casadi", "numpy")


def loaded(*arguments: str) -> set[str]:
    """The modules that a fresh Python imports while it runs with these arguments."""
    run = subprocess.run(
        [sys.executable, "-X", "importtime", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = run.stderr.splitlines()
    timed = [line for line in lines if line.startswith("import time:")]
    assert run.returncode == 0, "\n".join(line for line in lines if line not in timed)
    return {line.rsplit("|", 1)[-1].strip() for line in timed}


@pytest.mark.parametrize(
    "arguments",
    [
        ("-c", "import symdyn"),
        ("-c", "import symdyn; symdyn.__version__; symdyn.SymdynError; dir(symdyn)"),
        ("-c", "import symdyn; symdyn.export; symdyn.program"),
        ("-m", "symdyn", "--help"),
    ],
    ids=["import", "version", "callable packages", "help"],
)
def test_nothing_heavy_is_loaded(arguments: tuple[str, ...]) -> None:
    modules = loaded(*arguments)
    assert "symdyn" in modules
    assert not modules.intersection(HEAVY)


def test_a_heavy_import_is_seen() -> None:
    assert "numpy" in loaded("-c", "import numpy")
