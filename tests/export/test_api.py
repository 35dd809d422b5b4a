"""``symdyn.export`` and ``symdyn.function`` from Python."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sympy import Matrix, cos, sin, symbols

import symdyn
from symdyn.errors import SymdynError, SymdynWarning
from symdyn.export.compare import compare
from symdyn.export.options import ExportOptions
from symdyn.export.plan import plan
from symdyn.export.units import unit
from symdyn.model.load import load
from symdyn.model.tree import Contact, Tree
from symdyn.program.graph import Program


@pytest.fixture(scope="module")
def swing() -> Program:
    q, v, m, l = symbols("q v m l")
    where = Matrix([l * sin(q), -l * cos(q)])
    return symdyn.program(  # type: ignore[no-any-return]
        "swing", {"q": q, "v": v, "p": [m, l]}, {"T": m * (l * v) ** 2 / 2, "x": where}
    )


def test_an_export_is_what_was_planned(arm: Tree, tmp_path: Path) -> None:
    folder = symdyn.export(arm, tmp_path / "arm", functions="crba", targets="numpy")
    assert folder == tmp_path / "arm"
    planned = plan(arm, ExportOptions(functions=("crba",), targets=("numpy",)))
    assert compare(planned.texts, folder) == ()


def test_a_file_and_its_tree_give_the_same_export(robot: Path, tmp_path: Path) -> None:
    symdyn.export(robot, tmp_path / "file", functions=["crba"], contacts=["tool"])
    tree = load(str(robot), contacts=["tool"])
    symdyn.export(tree, tmp_path / "tree", functions=["crba"])
    texts = {
        path.relative_to(tmp_path / "file").as_posix(): path.read_text()
        for path in (tmp_path / "file").rglob("*.*")
    }
    found = {it.path for it in compare(texts, tmp_path / "tree")}
    assert found == {"manifest.json", "certificates.json"}  # which name the file, and hash that
    ours, others = (
        json.loads((tmp_path / it / "manifest.json").read_text()) for it in ("file", "tree")
    )
    assert ours.pop("source")["file"] == robot.name and others.pop("source")["file"] is None
    assert ours == others


def test_a_quantity_without_parameters_is_told(arm: Tree, tmp_path: Path) -> None:
    chosen: dict[str, Any] = {
        "functions": "kinetic_energy",
        "targets": "numpy",
        "parameters": ["armature", "mass"],
    }
    with pytest.warns(SymdynWarning, match="no parameters of armature: zeros stay zeros"):
        folder = symdyn.export(arm, tmp_path / "arm", **chosen)
    record = json.loads((folder / "manifest.json").read_text())
    assert {it["name"].partition(".")[0] for it in record["parameters"]["entries"]} == {"mass"}


def test_a_refused_export_writes_nothing(robot: Path, tmp_path: Path) -> None:
    with pytest.raises(SymdynError):
        symdyn.export(robot, tmp_path / "arm", functions=["crab"])
    with pytest.raises(SymdynError):
        symdyn.export(robot, tmp_path / "arm", contacts=["tole"])
    assert not list(tmp_path.iterdir())


def test_a_folder_in_the_way_is_refused_before_anything_is_derived(
    robot: Path, tmp_path: Path
) -> None:
    (tmp_path / "mine.txt").write_text("")
    told: list[object] = []
    with pytest.raises(SymdynError, match="no export"):
        symdyn.export(robot, tmp_path, progress=lambda *it: told.append(it))
    assert not told


@pytest.mark.usefixtures("needs_gcc")
def test_the_three_backends_agree(arm: Tree) -> None:
    rnea: dict[str, Callable[..., Any]] = {
        backend: symdyn.function(arm, "rnea", backend=backend)
        for backend in ("numpy", "casadi", "c")
    }
    state = [np.array([0.3, -0.4]), np.array([0.5, 0.6]), np.array([-0.7, 0.8])]
    results = {name: np.array(f(*state)).reshape(-1) for name, f in rnea.items()}
    assert np.allclose(results["casadi"], results["numpy"], rtol=1e-15, atol=1e-15)
    assert np.allclose(results["c"], results["numpy"], rtol=1e-15, atol=1e-15)


def test_a_function_of_a_robot_by_name_or_file(robot: Path) -> None:
    assert symdyn.function(robot, "crba")([0, 0]).shape == (2, 2)
    assert symdyn.function("go2", "normalize")([0] * 6 + [2] + [0] * 12)[6] == 1


def test_a_casadi_function_has_the_functions_name(arm: Tree) -> None:
    assert symdyn.function(arm, "crba", "casadi").name() == "crba"


def test_a_program_is_a_function(swing: Program) -> None:
    result = symdyn.function(swing)(0.0, 2.0, [3.0, 0.5])
    assert (result.T, result.x.tolist()) == (1.5, [0.0, -0.5])
    assert symdyn.function(swing, "swing", backend="casadi").name_out() == ["T", "x"]


def test_a_program_is_exported(swing: Program, tmp_path: Path) -> None:
    folder = symdyn.export(swing, tmp_path / "swing")
    assert sorted(path.name for path in folder.rglob("*.*")) == [
        "__init__.py",
        "acados.py",
        "certificates.json",
        "golden.json",
        "manifest.json",
        "swing.h",
        "swing.py",
        "swing.py",
        "swing_swing.c",
        "symdyn_lanes.h",
    ]
    symdyn.export(swing, folder, targets=["c"])
    assert not (folder / "numpy").exists()


def test_a_program_is_exported_with_its_variants(swing: Program, tmp_path: Path) -> None:
    folder = symdyn.export(swing, tmp_path / "swing", targets="c", variants=["float32", "cs"])
    assert {path.name for path in (folder / "c").iterdir()} == {
        "swing.h",
        "swing_swing.c",
        "swing_swing_cs.c",
        "swing_swing_f32.c",
        "symdyn_lanes.h",
    }


def test_a_unit_states_where_it_comes_from(arm: Tree) -> None:
    made = unit(load("go2"), "rnea")
    assert (made.robot, made.convention, made.command) == ("go2", "pinocchio", "symdyn export go2")
    assert any("quaternion" in note for note in made.notes)
    assert unit(arm, "rnea").notes == ()
    assert unit(load("go2"), "normalize").notes == ()


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda t, p, d: symdyn.function(t, "rnae"), ["rnae", "rnea"]),
        (lambda t, p, d: symdyn.function(t, "rnea", "casady"), ["casady", "casadi"]),
        (lambda t, p, d: symdyn.function(t, "rnea", convention="mujocco"), ["mujoco"]),
        (lambda t, p, d: symdyn.function(t, "rnea", parameters=["masses"]), ["parameters"]),
        (lambda t, p, d: symdyn.function(t), ["no function"]),
        (lambda t, p, d: symdyn.function(p, "sway"), ["swing"]),
        (lambda t, p, d: symdyn.function("gp2", "rnea"), ["gp2", "go2"]),
        (lambda t, p, d: symdyn.export(t, d, base="fixed"), ["base", "symdyn.load"]),
        (lambda t, p, d: symdyn.export(p, d, functions=["rnea"]), ["functions"]),
        (lambda t, p, d: symdyn.export(t, d, parameters="masses"), ["parameters"]),
        (lambda t, p, d: symdyn.export(t, d, targets=["rust"]), ["rust", "numpy"]),
        (lambda t, p, d: symdyn.export(t, d, variants="float8"), ["float8", "float32"]),
        (lambda t, p, d: symdyn.export(p, d, targets="numpy", variants="cs"), ["variants"]),
    ],
)
def test_a_mistake_is_told(
    arm: Tree, swing: Program, tmp_path: Path, call: Any, words: list[str]
) -> None:
    with pytest.raises(SymdynError) as caught:
        call(arm, swing, tmp_path / "out")
    assert all(word in str(caught.value) for word in words)
    assert not (tmp_path / "out").exists()


def test_a_contacts_radius_reaches_the_manifest(robot: Path, tmp_path: Path) -> None:
    import json

    folder = symdyn.export(
        robot, tmp_path / "arm", functions=["crba"], contacts=[Contact("tool", 0.03)]
    )
    record = json.loads((folder / "manifest.json").read_text())
    assert record["contacts"][0]["radius"] == 0.03
