"""Rules of the house that a reader of the sources can check, and so a test does."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import symdyn

ROOT = Path(__file__).resolve().parents[2]

GUESSERS = {"simplify", "nsimplify", "trigsimp"}
"""SymPy's heuristics: they depend on its version and give no answer when they fail."""


def python_files(*folders: str) -> list[Path]:
    """Every Python file in these top-level folders."""
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def guesses(source: str) -> list[int]:
    """Lines that call or import one of SymPy's simplifying heuristics."""
    return sorted(
        node.lineno
        for node in ast.walk(ast.parse(source))
        if (isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in GUESSERS)
        or (isinstance(node, ast.ImportFrom) and GUESSERS & {alias.name for alias in node.names})
    )


def floats(source: str) -> list[int]:
    """Lines that hold a literal of binary floating point."""
    return sorted(
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, float | complex)
    )


def versions(source: str) -> list[int]:
    """Lines that state the version of symdyn, or assign any version as a literal."""
    rule = re.compile(rf"(?<![\d.]){re.escape(symdyn.__version__)}(?![\d.])|__version__ = [\"']")
    return [k for k, line in enumerate(source.splitlines(), 1) if rule.search(line)]


def test_nothing_is_simplified() -> None:
    files = python_files("symdyn", "derivations")
    assert not {path: lines for path in files if (lines := guesses(path.read_text("utf-8")))}


def test_no_float_in_a_derivation() -> None:
    files = python_files("derivations")
    assert not {path: lines for path in files if (lines := floats(path.read_text("utf-8")))}


def test_no_file_is_named_utils() -> None:
    files = python_files("symdyn", "derivations", "tests")
    assert not [path for path in files if path.stem in {"utils", "util"}]


def test_version_stands_only_in_pyproject() -> None:
    stated = re.findall(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text("utf-8"), re.M)
    assert stated == [symdyn.__version__]
    files = python_files("symdyn", "derivations", "tests") + sorted((ROOT / "templates").rglob("*"))
    texts = {path: path.read_text("utf-8") for path in files if path.is_file()}
    assert not {path: lines for path, text in texts.items() if (lines := versions(text))}


@pytest.mark.parametrize(
    "source",
    ["sympy.simplify(x)", "x.trigsimp()", "from sympy import nsimplify as n", "a = simplify(b)"],
)
def test_a_guess_is_seen(source: str) -> None:
    assert guesses(source) == [1]


def test_words_about_simplifying_are_free() -> None:
    assert not guesses('"""We do not simplify(x)."""  # nor trigsimp(x)')


@pytest.mark.parametrize("source", ["g = 9.81", "x = 1e3", "z = 2j", "f(-0.5)"])
def test_a_float_is_seen(source: str) -> None:
    assert floats(source) == [1]


def test_exact_numbers_pass() -> None:
    assert not floats('g = Rational("-9.81") + 3')


@pytest.mark.parametrize(
    "line", [f"made by symdyn {symdyn.__version__}", " = ".join(["__version__", "'7.7'"])]
)
def test_a_stated_version_is_seen(line: str) -> None:
    assert versions(line) == [1]


def test_another_number_is_not_a_version() -> None:
    assert not versions(f"1{symdyn.__version__} {symdyn.__version__}.7")
