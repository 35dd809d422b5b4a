"""Formulas and printed text of which users reported faults in other generators."""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

import symdyn
from symdyn import SymdynError
from tests.cases.case import DATA, Case, Check, assert_value, cases
from tests.cases.formulas import BACKENDS, called, made

ROOT = Path(__file__).resolve().parents[2]
FORMULAS = [
    pytest.param(check, id=f"{case.folder.name}-{k}")
    for case in cases("GS")
    for k, check in enumerate(case.checks)
    if check.get("quantity") in ("value", "call")
]
NAMES = {"mass_matrix": "crba", "inverse_dynamics": "rnea", "jacobian": "frame_jacobian_tip"}


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("check", FORMULAS)
def test_value(check: Check, backend: str, needs_gcc: None) -> None:
    given = check.get("at") or dict(zip(check["argument_order"], check["args"], strict=True))
    try:
        program = made(check["expr"], list(given))
    except SymdynError as error:
        # Permitted for functions that no target has, if it names them.
        assert error.element in check["expr"]
        return
    assert_value(check, called(program, BACKENDS[backend], list(given.values())))


def test_g01_compiles_without_a_word(tmp_path: Path, needs_gcc: None) -> None:
    case = Case(DATA / "G01")
    value, compiles = case.checks
    folder = symdyn.export(made(value["expr"], list(value["at"])), tmp_path / "out", targets=["c"])
    for source in (folder / "c").glob("*.c"):
        _compile(["gcc", *compiles["flags"].split(), "-c", source.name], folder / "c")


def test_g03_says_nothing_of_what_is_not_supported(tmp_path: Path) -> None:
    value, absent = Case(DATA / "G03").checks
    try:
        program = made(value["expr"], list(value["at"]))
    except SymdynError as error:
        assert str(error.element) in value["expr"]
        return
    folder = symdyn.export(program, tmp_path / "out")
    for path in folder.rglob("*"):
        assert path.is_dir() or absent["value"] not in path.read_text("utf-8")


@pytest.fixture(scope="module")
def arm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The C folder of an export of the arm of G05."""
    case = Case(DATA / "G05")
    folder = tmp_path_factory.mktemp("g05") / "arm"
    symdyn.export(case.input, folder, functions=["crba", "rnea"], targets=["c"])
    return folder / "c"


def test_g05_the_header_comes_twice_from_c_and_from_cpp(arm: Path, needs_gcc: None) -> None:
    compiles, twice = Case(DATA / "G05").checks
    assert twice["value"] is True
    header = arm / "held.h"
    assert {path.name for path in arm.glob("*.h")} == {header.name, "symdyn_lanes.h"}
    text = f'#include "{header.name}"\n' * 2 + "int used(void);\nint used(void) {{ return {}; }}\n"
    for number, suffix in enumerate((".c", ".cpp")):
        (arm / f"twice{suffix}").write_text(text.format(number), encoding="utf-8")
    sources = [path.name for path in arm.glob("held_*.c")]
    _compile(["gcc", *compiles["flags"].split(), "-c", "twice.c", *sources], arm)
    _compile([*compiles["also"].split(), "-c", "twice.cpp"], arm)


MAIN = """#include "held.h"
#include <cstdio>
int main() {
    const double q[3] = {0.3, 0.8, 0.6};
    double M[4];
    held_crba(q, M);
    std::printf("%.17g %.17g %.17g %.17g", M[0], M[1], M[2], M[3]);
}
"""


def test_g05_links_from_cpp_and_gives_the_same_value(arm: Path, needs_gcc: None) -> None:
    (arm / "main.cpp").write_text(MAIN, encoding="utf-8")
    _compile(["gcc", "-std=c99", "-O2", "-c", "held_crba.c", "-o", "crba.o"], arm)
    _compile(["g++", "-std=c++17", "main.cpp", "crba.o", "-lm", "-o", "main"], arm)
    out = subprocess.run([str(arm / "main")], capture_output=True, text=True, check=True).stdout
    M = symdyn.function(Case(DATA / "G05").tree({}), "crba")([0.3, 0.8, 0.6])
    np.testing.assert_allclose([float(x) for x in out.split()], M.ravel(), rtol=1e-14)


def test_g07_structural_zeros_are_written(tmp_path: Path, needs_gcc: None) -> None:
    case = Case(DATA / "G07")
    (check,) = case.checks
    folder = symdyn.export(
        case.input,
        tmp_path / "out",
        functions=["frame_jacobian_b"],
        targets=["c"],
        frames=[check["frame"]],
    )
    source = "held_frame_jacobian_b"
    command = ["gcc", "-std=c99", "-O2", "-shared", "-fPIC", f"{source}.c", "-lm", "-o", "j.so"]
    _compile(command, folder / "c")
    q, J = np.array(check["at"]["q"]), np.full(12, check["prefill"])
    library = ctypes.CDLL(str(folder / "c" / "j.so"))
    library[source](ctypes.c_void_p(q.ctypes.data), ctypes.c_void_p(J.ctypes.data))
    same = Case(DATA / check["same_as_case"])
    wanted = next(c for c in same.checks if c["quantity"] == "jacobian")
    assert_value(wanted, J.reshape(2, 6).T)


SCRIPT = """
import json, sys
from pathlib import Path
import symdyn
source, folder, functions, before = json.loads(sys.argv[1])
if before:
    symdyn.function("go2", "gravity")
    symdyn.function(symdyn.planar(2, values={"g": 1, "m1": 1, "m2": 1, "l1": 1, "l2": 1,
                                             "r1": 1, "r2": 1, "I1": 1, "I2": 1}), "crba")
symdyn.export(source, folder, functions=functions, frames=["tip"])
"""


def test_s04_text_does_not_depend_on_the_process(tmp_path: Path) -> None:
    case = Case(DATA / "S04")
    (check,) = case.checks
    functions = [NAMES[name] for name in check["functions"]]
    digests = set()
    for number, seed in enumerate(check["seeds"]):
        folder = tmp_path / f"out{number}"
        words = json.dumps([str(case.input), str(folder), functions, number == 1])
        subprocess.run(
            [sys.executable, "-c", SCRIPT, words],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed},
            check=True,
        )
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        text = b"".join(str(p.relative_to(folder)).encode() + p.read_bytes() for p in files)
        digests.add(sha256(text).hexdigest())
    assert len(digests) == 1


def _compile(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
