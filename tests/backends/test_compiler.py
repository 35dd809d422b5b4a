"""Compiled functions are kept, and what stands in the way is said."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest

from symdyn.backends import compiler, live
from symdyn.errors import SymdynError
from tests.backends.cases import PROGRAMS, unit

FILES = {"probe.c": '#include "probe.h"\nint probe(void) { return VALUE; }\n'}


def load(value: int) -> ctypes.CDLL:
    return compiler.load_library({**FILES, "probe.h": f"#define VALUE {value}\n"})


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, not made yet."""
    monkeypatch.setenv("SYMDYN_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_what_was_compiled_is_kept(
    folder: Path, monkeypatch: pytest.MonkeyPatch, needs_gcc: None
) -> None:
    assert load(1).probe() == 1
    kept = list(folder.iterdir())
    assert [file.suffix for file in kept] == [".so"]

    def never(*_: object) -> None:
        raise AssertionError("compiled again")

    monkeypatch.setattr(compiler, "_compile", never)
    assert load(1).probe() == 1
    with pytest.raises(AssertionError, match="again"):
        load(2)


def test_the_text_of_a_header_counts(folder: Path, needs_gcc: None) -> None:
    assert [load(k).probe() for k in (1, 2, 1)] == [1, 2, 1]
    assert len(list(folder.iterdir())) == 2


def test_the_compiler_counts(
    folder: Path, monkeypatch: pytest.MonkeyPatch, needs_gcc: None
) -> None:
    load(1)
    monkeypatch.setenv("CC", "gcc -DNOTHING")
    load(1)
    assert len(list(folder.iterdir())) == 2


def test_where_the_cache_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYMDYN_CACHE", str(tmp_path / "a"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "b"))
    assert compiler.cache_folder() == tmp_path / "a"
    monkeypatch.delenv("SYMDYN_CACHE")
    assert compiler.cache_folder() == tmp_path / "b" / "symdyn"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert compiler.cache_folder() == tmp_path / ".cache" / "symdyn"


def test_a_missing_compiler_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -m64")
    with pytest.raises(SymdynError, match="no C compiler") as caught:
        live.c_function(unit(PROGRAMS["chain"]))
    assert "install gcc" in (caught.value.cure or "")
    monkeypatch.delenv("CC")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SymdynError, match="no C compiler"):
        live.c_function(unit(PROGRAMS["chain"]))


def test_a_failing_compiler_is_quoted(folder: Path, needs_gcc: None) -> None:
    with pytest.raises(SymdynError, match="unknown type name"):
        compiler.load_library({"bad.c": "nonsense x;\n"})
    assert not list(folder.iterdir())


def test_a_cache_that_cannot_be_written_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, needs_gcc: None
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SYMDYN_CACHE", str(tmp_path / "file"))
    with pytest.raises(SymdynError, match="SYMDYN_CACHE"):
        load(1)
