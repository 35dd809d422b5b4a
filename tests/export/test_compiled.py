"""An export loaded in each form without symdyn: golden data, compiled code, clear refusals."""

from __future__ import annotations

import importlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import casadi as ca
import numpy as np
import pytest

from symdyn.export.golden import BOUND
from symdyn.model.tree import Tree
from tests.support.exported import write

FUNCTIONS = (
    "rnea",
    "contact_positions",
    "dae_residual",
    "step_se3",
    "torque_limit",
    "inverse_dynamics",
)


@pytest.fixture(scope="module")
def exported(arm: Tree, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("compiled") / "arm"
    return write(arm, folder, *FUNCTIONS, targets="numpy,casadi,c")


@pytest.fixture
def folder(exported: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy to use and to spoil, with a cache of its own."""
    monkeypatch.setenv("SYMDYN_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "modules", {k: v for k, v in sys.modules.items() if k[:3] != "arm"})
    return Path(shutil.copytree(exported, tmp_path / "arm"))


def module() -> ModuleType:
    importlib.invalidate_caches()
    return importlib.import_module("arm")


def called(robot: Any, name: str, inputs: list[np.ndarray]) -> list[np.ndarray]:
    if robot.form != "numpy":
        return [x.full() for x in getattr(robot, name).call([ca.DM(x) for x in inputs])]
    found = getattr(robot, name)(*inputs)
    return list(found) if isinstance(found, tuple) else [found]


@pytest.mark.parametrize("form", ["numpy", "sx", "compiled"])
def test_golden_data(folder: Path, form: str, needs_gcc: None) -> None:
    golden, robot = json.loads((folder / "golden.json").read_text()), module().load(form)
    assert set(golden) == set(dir(robot)) == set(FUNCTIONS)
    for name, data in golden.items():
        record = robot.manifest["functions"][name]
        shaped = [np.reshape(data["inputs"][it["name"]], it["shape"]) for it in record["inputs"]]
        for port, value in zip(record["outputs"], called(robot, name, shaped), strict=True):
            expected = np.reshape(data["outputs"][port["name"]], port["shape"])
            error = np.abs(value.reshape(expected.shape) - expected).max()
            assert error <= robot.manifest["bounds"]["golden"] * (1 + np.abs(expected).max())
    assert robot.manifest["bounds"]["golden"] == BOUND


def test_golden_data_is_no_accident(folder: Path) -> None:
    golden = json.loads((folder / "golden.json").read_text())
    assert all(any(golden[name]["outputs"].values()) for name in golden)
    q = golden["rnea"]["inputs"]["q"]
    assert len(set(q)) == len(q) == 2


def test_compiled_derivatives_equal_those_of_sx(folder: Path, needs_gcc: None) -> None:
    ours, theirs = (module().load(form).inverse_dynamics for form in ("compiled", "sx"))
    x = [ca.MX.sym("x", *ours.size_in(k)) for k in range(ours.n_in())]
    rng = np.random.default_rng(0)
    at = [ca.DM(rng.normal(size=ours.size_in(k))) for k in range(ours.n_in())]
    found = []
    for f in (ours, theirs):
        J = ca.jacobian(f(*x), ca.veccat(*x))
        H = ca.hessian(ca.sumsqr(f(*x)), x[0])[0]
        found.append((J.sparsity(), *ca.Function("D", x, [J, H]).call(at)))
    assert found[0][0] == found[1][0]
    for mine, other in zip(found[0][1:], found[1][1:], strict=True):
        np.testing.assert_allclose(mine.full(), other.full(), rtol=1e-12, atol=1e-12)


def test_a_library_is_compiled_once(folder: Path, tmp_path: Path, needs_gcc: None) -> None:
    module().load("compiled").rnea  # noqa: B018
    (first,) = (tmp_path / "cache").glob("*.so")
    stamp = first.stat().st_mtime_ns
    module().load("compiled").rnea  # noqa: B018
    assert first.stat().st_mtime_ns == stamp
    module().load("compiled", flags=["-std=c99", "-O0"]).rnea  # noqa: B018
    assert len(list((tmp_path / "cache").glob("*.so"))) == 2


@pytest.mark.parametrize("kind", ["int", "real"])
def test_a_library_of_other_numbers_is_refused(folder: Path, kind: str, needs_gcc: None) -> None:
    other = {"int": "int", "real": "float"}[kind]
    robot = module().load("compiled", flags=[f"-Dcasadi_{kind}={other}"])
    with pytest.raises(RuntimeError, match=f"of 4 bytes where casadi.external needs 8.*{kind}"):
        robot.rnea  # noqa: B018


def test_a_missing_compiler_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(RuntimeError, match="no-such-compiler is not there: install gcc or clang"):
        module().load("compiled").rnea  # noqa: B018


def test_what_a_compiler_says_is_told(folder: Path, needs_gcc: None) -> None:
    with pytest.raises(RuntimeError, match="the C compiler failed: .*--no-such-flag"):
        module().load("compiled", flags=["--no-such-flag"]).rnea  # noqa: B018


@pytest.mark.parametrize("form", ["numpy", "sx", "compiled"])
def test_a_missing_or_altered_file_is_named(folder: Path, form: str) -> None:
    path = {
        "numpy": "numpy/rnea.py",
        "sx": "casadi/rnea.py",
        "compiled": "c/casadi/jac_two_link_casadi_rnea.c",
    }[form]
    file = folder / path
    file.write_text(file.read_text() + "\n")
    with pytest.raises(ValueError, match=f"{path} is not the file that was exported"):
        module().load(form).rnea  # noqa: B018
    file.unlink()
    with pytest.raises(FileNotFoundError, match=f"{path} is missing: export again"):
        module().load(form).rnea  # noqa: B018


def test_another_schema_is_refused(folder: Path) -> None:
    manifest = folder / "manifest.json"
    manifest.write_text(manifest.read_text().replace('"schema": "1.', '"schema": "2.', 1))
    with pytest.raises(ValueError, match=r"has schema 2\.\d\.\d, where version 1 is read"):
        module().load()
    manifest.unlink()
    with pytest.raises(FileNotFoundError, match="manifest.json is missing"):
        module().load()


def test_the_manifest_speaks_of_casadi(folder: Path) -> None:
    record = module().load().manifest["casadi"]
    assert record["casadi_int"] == "long long int"
    assert "-O1" in record["flags"]


def test_acados_models_are_of_expressions(folder: Path) -> None:
    robot = module().load("sx")
    model = robot.acados_model("implicit")
    parts = [model.x, model.xdot, model.u, model.z, model.p]
    assert [part.numel() for part in parts] == [4, 4, 5, 0, 0]
    f = ca.Function("f", parts[:3], [model.f_impl_expr])
    x, xdot, u = (np.arange(1, n + 1) / 10 for n in (4, 4, 5))
    np.testing.assert_array_equal(f(x, xdot, u).full(), robot.dae_residual(x, xdot, u).full())
    model = robot.acados_model("discrete", "step_se3")
    step = ca.Function("s", [model.x, model.u, model.p], [model.disc_dyn_expr, model.con_h_expr])
    moved, tau = step(x, np.r_[x[:2], 1, 2, 3], 0.01)
    np.testing.assert_array_equal(moved.full(), robot.step_se3(x, x[:2], 0.01).full())
    expected = robot.inverse_dynamics(x[:2], x[2:], x[:2], [1, 2, 3])
    np.testing.assert_array_equal(tau.full(), expected.full())
    with pytest.raises(ValueError, match='"implicit" and "discrete"'):
        robot.acados_model("explicit")
    with pytest.raises(ValueError, match='load."sx".'):
        module().load("numpy").acados_model()


def test_loading_needs_neither_symdyn_nor_sympy(folder: Path, needs_gcc: None) -> None:
    code = (
        "import sys, arm; arm.load('compiled').rnea([0, 0], [0, 0], [0, 0]);"
        "print([m for m in sys.modules if m.split('.')[0] in ('symdyn', 'sympy')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder.parent, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_times_of_all_forms_are_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch, needs_gcc: None
) -> None:
    monkeypatch.syspath_prepend(Path(__file__).resolve().parents[2] / "examples")
    rows = importlib.import_module("timing").table(str(folder), turns=10)
    names = [f"{name}, {what}" for name in FUNCTIONS for what in ("value", "Jacobian", "Hessian")]
    for form in ("sx", "compiled"):
        assert sorted(row[0] for row in rows if row[1] == form) == sorted(names)
    assert all(0 < by_buffers < call for *_, by_buffers, call in rows)
