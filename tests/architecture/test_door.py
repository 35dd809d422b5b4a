"""The public door: every name opens, and a package that is called stays a package."""

from __future__ import annotations

import importlib
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import symdyn

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", symdyn.__all__)
def test_every_public_name_opens(name: str) -> None:
    assert name in dir(symdyn)
    assert getattr(symdyn, name) is not None


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="exprot"):
        symdyn.exprot  # noqa: B018


@pytest.mark.parametrize("name", ["export", "program"])
@pytest.mark.parametrize("first", ["import symdyn.{0}.api", "from symdyn import {0}", "pass"])
def test_a_room_is_also_a_function_whatever_was_imported_first(name: str, first: str) -> None:
    code = f"{first.format(name)}\nimport symdyn\nassert callable(symdyn.{name})"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package, named after the test, with a room ``export`` that is callable as well."""
    name = f"house_{tmp_path.name}"
    room = tmp_path / name / "export"
    room.mkdir(parents=True)
    (room.parent / "__init__.py").write_text("")
    (room / "__init__.py").write_text(
        "from symdyn.lazy import make_callable\n"
        f"make_callable(__name__, '{name}.export.api:export')\n"
    )
    (room / "api.py").write_text("def export(tree, *, base='fixed'):\n    return tree, base\n")
    monkeypatch.syspath_prepend(tmp_path)
    return name


def test_a_callable_package_stays_a_package(house: str) -> None:
    room = importlib.import_module(f"{house}.export")
    assert f"{house}.export.api" not in sys.modules
    assert room("go2", base="floating") == ("go2", "floating")
    api = importlib.import_module(f"{house}.export.api")
    assert room.api is api
    assert importlib.import_module(house).export is room
    assert importlib.reload(room)("go2") == ("go2", "fixed")


def test_a_callable_package_shows_the_signature_of_its_function(house: str) -> None:
    room = importlib.import_module(f"{house}.export")
    assert str(inspect.signature(room)) == "(tree, *, base='fixed')"
