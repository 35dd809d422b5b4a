"""C functions in single precision, and with cosines and sines given."""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import symdyn
from symdyn.backends import c, c_variants, forms, lanes
from symdyn.backends.unit import Unit
from symdyn.dynamics.derive import derive
from symdyn.errors import SymdynError
from symdyn.export.functions import made
from symdyn.export.options import ExportOptions
from symdyn.program.rounding import round_constants
from tests.backends.cases import PROGRAMS, unit
from tests.support.robots import ARM

NAMES = ("rnea", "crba")
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wdouble-promotion", "-Werror"]


@pytest.fixture(scope="module")
def units() -> list[Unit]:
    return [unit(derive(ARM.tree, name), "arm") for name in NAMES]


@pytest.fixture(scope="module")
def texts(units: list[Unit]) -> dict[str, str]:
    """All C files, by their names."""
    options = ExportOptions(targets=("c",), variants=("float32", "cs"))
    found = {lanes.NAME: lanes.render_lanes()}
    files = [(it, made(it, options).texts) for it in units]
    for _, texts in files:
        found |= {path.removeprefix("c/"): text for path, text in texts.items()}
    return found | {"arm.h": c.render_header("arm", units, forms.declared(files))}


@pytest.fixture(scope="module")
def folder(texts: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("variants")
    for name, text in texts.items():
        (folder / name).write_text(text)
    return folder


@pytest.mark.parametrize(
    "words", ["-std=c99 -O2", "-std=c99 -O2 -march=native", "-DSYMDYN_LANES=1"]
)
def test_no_compiler_complains_of_single_precision(
    folder: Path, words: str, needs_gcc: None
) -> None:
    sources = sorted(path.name for path in folder.glob("*.c"))
    assert len(sources) == 6
    run = subprocess.run(
        ["gcc", *words.split(), *STRICT, "-c", *sources],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0 and not run.stderr, run.stderr


@pytest.fixture(scope="module")
def library(folder: Path) -> Iterator[ctypes.CDLL]:
    sources = sorted(path.name for path in folder.glob("*.c"))
    words = ["gcc", "-std=c99", "-O2", "-march=native", "-shared", "-fPIC", "-o", "all.so"]
    subprocess.run([*words, *sources, "-lm"], cwd=folder, check=True)
    return ctypes.CDLL(str(folder / "all.so"))


def called(function: Any, count: int, *arrays: np.ndarray) -> None:
    function(ctypes.c_size_t(count), *(ctypes.c_void_p(array.ctypes.data) for array in arrays))


def test_both_compute_the_function(library: ctypes.CDLL, needs_gcc: None) -> None:
    rng, nv = np.random.default_rng(0), ARM.tree.nv
    q, v, a = (rng.uniform(-1, 1, (11, n)) for n in (ARM.tree.nq, nv, nv))
    tau = symdyn.function(ARM.tree, "rnea")(q, v, a)
    results = np.full((11, nv), np.nan)
    called(library.arm_rnea_cs_batch, 11, q, v, a, np.cos(q), np.sin(q), results)
    np.testing.assert_allclose(results, tau, rtol=1e-13, atol=1e-13)
    floats = [x.astype(np.float32) for x in (q, v, a, results)]
    called(library.arm_rnea_f32_batch, 11, *floats)
    single = np.abs(floats[3] - tau) <= 1e-5 * (1 + np.abs(tau).max())
    assert single.all() and not np.array_equal(floats[3], tau)


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_two_threads_at_once_compute_the_same(
    library: ctypes.CDLL, dtype: type, needs_gcc: None
) -> None:
    """Calls through ctypes let go of Python's lock, so the two do run at once."""
    function = {np.float64: library.arm_rnea_batch, np.float32: library.arm_rnea_f32_batch}[dtype]
    rng, count = np.random.default_rng(1), 2000
    given = [
        [rng.uniform(-1, 1, (count, n)).astype(dtype) for n in (ARM.tree.nq, *2 * [ARM.tree.nv])]
        for _ in range(2)
    ]
    alone = [np.full((count, ARM.tree.nv), np.nan, dtype) for _ in given]
    for inputs, tau in zip(given, alone, strict=True):
        called(function, count, *inputs, tau)
    together = [[np.full_like(alone[0], np.nan) for _ in range(20)] for _ in given]

    def run(k: int) -> None:
        for tau in together[k]:
            called(function, count, *given[k], tau)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(run, range(2)))
    for expected, found in zip(alone, together, strict=True):
        assert all(np.array_equal(tau, expected) for tau in found)
    assert not np.array_equal(*alone)


def test_there_is_no_state_and_no_heap(folder: Path, library: ctypes.CDLL, needs_gcc: None) -> None:
    """Constants alone lie outside of functions: nothing that could be written to."""
    symbols = subprocess.run(
        ["nm", "-P", "all.so"], cwd=folder, capture_output=True, text=True, check=True
    ).stdout
    kinds = {line.split()[0].split("@")[0]: line.split()[1] for line in symbols.splitlines()}
    own = {kind for name, kind in kinds.items() if "arm_" in name or "symdyn" in name.lower()}
    assert "T" in own and own <= set("TtRr")
    assert not {"malloc", "calloc", "realloc", "free"} & set(kinds)


@pytest.mark.parametrize("name", ["float32", "cs"])
def test_what_is_read_is_what_was_printed(units: list[Unit], name: str) -> None:
    form = forms.VARIANTS[name]
    for it in units:
        expected = form.expected(round_constants(it.program))
        assert form.read(form.render(it), it).digest == expected.digest


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("float32", "f * ", "* "),
        ("float32", "real x", "double x"),
        ("float32", "SYMDYN_PASS 3", "SYMDYN_PASS 1"),
        ("float32", "const float *q", "const double *q"),
        ("cs", "c[1]", "s[1]"),
        ("cs", "c[1]", "c[2]"),
        ("cs", "const double *c, const double *s", "const double *s, const double *c"),
    ],
)
def test_a_changed_text_is_refuted(units: list[Unit], name: str, old: str, new: str) -> None:
    form, it = forms.VARIANTS[name], units[1]
    text = form.render(it)
    assert old in text
    expected = form.expected(round_constants(it.program))
    with suppress(SymdynError):
        assert form.read(text.replace(old, new, 1), it).digest != expected.digest


def test_a_constant_of_single_precision_is_short_and_exact() -> None:
    assert c_variants.literal(Fraction(1, 10)) == "0.1f"
    assert c_variants.literal(Fraction(1, 3)) == "0.33333334f"
    assert c_variants.literal(Fraction(2) ** 100) == "1.2676506e+30f"
    for value in (Fraction(10) ** 39, Fraction(1, 10**46)):
        with pytest.raises(SymdynError, match="single precision"):
            c_variants.literal(value)


def test_angles_are_given_where_there_are_some() -> None:
    assert c_variants.has_angles(unit(derive(ARM.tree, "crba")))
    assert not c_variants.has_angles(unit(PROGRAMS["calls"]))
