"""A whole robot's functions say the same in every language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import casadi as ca
import numpy as np
import pytest

from symdyn.backends import c, lanes, live
from symdyn.program.count import operations
from symdyn.program.evaluate import evaluate
from symdyn.program.graph import CONST, INPUT
from symdyn.program.rings import FloatRing
from tests.products.robot import FUNCTIONS, go2, states
from tests.support.lanes_ring import LanesRing

ROOT = Path(__file__).resolve().parents[2]
DIGEST = """
import hashlib
from symdyn.backends import c, casadi, numpy
from tests.products.robot import go2
texts = [backend.render(go2(name)) for name in ("rnea", "crba") for backend in (numpy, casadi, c)]
print(hashlib.sha256("".join(texts).encode()).hexdigest())
"""


def exact(
    name: str, given: list[np.ndarray], ring: type[FloatRing] = FloatRing
) -> list[np.ndarray]:
    """The outputs at one state, evaluated in Python floats."""
    program = go2(name).program
    values = {p.name: x.ravel().tolist() for p, x in zip(program.inputs, given, strict=True)}
    found = evaluate(program, ring(), values)
    return [np.reshape(found[out.port.name], out.port.shape) for out in program.outputs]


def several(result: object) -> tuple:
    return result if isinstance(result, tuple) else (result,)


def assert_close(ours: np.ndarray, plain: np.ndarray, tolerance: float) -> None:
    assert np.shape(ours) == np.shape(plain)
    assert np.all(np.abs(ours - plain) <= tolerance * (1 + np.max(np.abs(plain))))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_c_computes_the_programs_bits(name: str, needs_gcc: None) -> None:
    function = live.c_function(go2(name))
    given = states(go2(name), (9,), 0)
    results = several(function(*given))
    for k in range(9):
        plain = exact(name, [x[k] for x in given], LanesRing)
        for ours, expected in zip(results, plain, strict=True):
            np.testing.assert_array_equal(ours[k], expected)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_numpy_computes_the_same(name: str) -> None:
    function = live.numpy_function(go2(name))
    given = states(go2(name), (2, 2), 1)
    results = several(function(*given))
    for at in np.ndindex(2, 2):
        state = [x[at] for x in given]
        for ours, one, plain in zip(
            results, several(function(*state)), exact(name, state), strict=True
        ):
            assert_close(one, plain, 1e-14)
            assert_close(ours[at], plain, 1e-14)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_casadi_computes_the_same(name: str) -> None:
    function = live.casadi_function(go2(name))
    given = states(go2(name), (), 2)
    for ours, plain in zip(
        function.call([ca.DM(x) for x in given]), exact(name, given), strict=True
    ):
        assert_close(ours.full().reshape(plain.shape), plain, 1e-14)


def test_numpy_and_c_agree_on_blocks_of_states(needs_gcc: None) -> None:
    given = states(go2("crba"), (5000,), 3)
    assert_close(
        live.numpy_function(go2("crba"))(*given), live.c_function(go2("crba"))(*given), 1e-14
    )


@pytest.mark.parametrize("name", FUNCTIONS)
def test_casadi_works_no_more_than_the_program(name: str) -> None:
    """Beside the operations there are loads, stores, negations, and two for a choice."""
    program = go2(name).program
    function = live.casadi_function(go2(name))
    assert function.is_a("SXFunction")
    inputs = sum(node.op in (CONST, INPUT) for node in program.nodes)
    stores = sum(out.nnz for out in program.outputs)
    counts = operations(program)
    allowed = sum(counts.values()) + 3 * counts.get("select", 0) + inputs + 2 * stores
    assert function.n_instructions() <= 1.05 * allowed


def test_text_does_not_depend_on_the_hash_seed() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1")
    }
    assert len(digests) == 1


@pytest.mark.parametrize(
    "words",
    [
        "gcc -std=c99 -O1 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror",
        "g++ -x c++ -std=c++17 -O1 -Wall -Wextra -Werror",
        "gcc -std=c99 -O3 -march=native -ffast-math -Wall -Wextra -Werror",
    ],
    ids=["C99", "C++", "fast"],
)
def test_no_compiler_complains(words: str, tmp_path: Path, needs_gcc: None) -> None:
    units = [go2(name) for name in FUNCTIONS]
    (tmp_path / "go2.h").write_text(c.render_header("go2", units), encoding="utf-8")
    (tmp_path / lanes.NAME).write_text(lanes.render_lanes(), encoding="utf-8")
    for unit in units:
        (tmp_path / c.path(unit).removeprefix("c/")).write_text(c.render(unit), encoding="utf-8")
    sources = sorted(path.name for path in tmp_path.glob("*.c"))
    done = subprocess.run(
        [*words.split(), "-c", *sources], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr
