"""Quantities that stay symbolic: at their defaults nothing changes, elsewhere they count."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pinocchio as pin
import pytest

import symdyn
from symdyn.dynamics.derive import derive
from symdyn.export.options import ExportOptions
from symdyn.export.plan import plan
from symdyn.export.verify import verify
from symdyn.export.write import write_folder
from symdyn.model.parameters import QUANTITIES, at_defaults, parametrized
from symdyn.truth.door import NOTHING_SAID
from tests.support.robots import ARM, GO2, ROBOTS, WALKER, Robot

NAMES = ("rnea", "crba", "aba", "contact_jacobian", "centroidal_map", "regressor")


def defaults(tree: Any, quantities: tuple[str, ...]) -> np.ndarray:
    return np.array([float(it.value) for it in parametrized(tree, quantities).parameters])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("robot", ROBOTS, ids=lambda r: r.name)
def test_at_defaults_equal_to_the_numeric_function(robot: Robot, name: str) -> None:
    p = defaults(robot.tree, QUANTITIES)
    f = symdyn.function(robot.tree, name, parameters=QUANTITIES)
    plain = symdyn.function(robot.tree, name)
    given = [it.name for it in derive(robot.tree, name).inputs]
    for s in robot.oracle.states(5, seed=1):
        inputs = [getattr(s, it) for it in given]
        expected = plain(*inputs)
        error = abs(f(*inputs, p) - expected).max()
        assert error <= 1e-12 * (1 + abs(expected).max())


@pytest.mark.parametrize("name", ["crba", "contact_jacobian", "centroidal_map", "minverse"])
def test_zero_patterns_are_kept(name: str) -> None:
    plain = derive(GO2.tree, name).outputs[0]
    kept = derive(parametrized(GO2.tree, QUANTITIES), name).outputs[0]
    assert [bool(x) for x in kept.entries] == [bool(x) for x in plain.entries]


def test_a_heavier_link_is_felt_as_pinocchio_feels_it() -> None:
    tree, oracle = parametrized(WALKER.tree, ("mass",)), WALKER.oracle
    f = symdyn.function(WALKER.tree, "rnea", parameters=("mass",))
    p = defaults(WALKER.tree, ("mass",))
    k = next(k for k, it in enumerate(tree.parameters) if it.name == "mass.right_shin")
    body = next(i for i, x in enumerate(WALKER.tree.bodies) if x.name == "right_shin") + 1
    p[k] *= 1.7
    inertia = oracle.model.inertias[body]
    oracle.model.inertias[body] = pin.Inertia(p[k], inertia.lever, inertia.inertia)
    for s in oracle.states(5, seed=2):
        expected = oracle.values("rnea", s)[""]
        assert abs(f(s.q, s.v, s.a, p) - expected).max() <= 1e-12 * (1 + abs(expected).max())


def test_names_say_what_they_are() -> None:
    names = [it.name for it in parametrized(GO2.tree, QUANTITIES).parameters]
    assert len(set(names)) == len(names)
    for name in ("mass.base", "com.FL_hip.x", "inertia.FL_calf.xz", "length.FL_hip_joint.x"):
        assert name in names
    assert [name for name in names if name.startswith("gravity")] == ["gravity.z"]


def test_defaults_give_the_tree_back() -> None:
    back = at_defaults(parametrized(ARM.tree, QUANTITIES))
    assert back == ARM.tree


def test_an_unknown_quantity_is_told_the_nearest() -> None:
    with pytest.raises(symdyn.SymdynError, match="mass"):
        symdyn.function(ARM.tree, "rnea", parameters="masses")
    with pytest.raises(symdyn.SymdynError, match="no robot"):
        symdyn.function("lie", "exp3", parameters="mass")


def test_an_export_names_its_parameters_and_verifies(tmp_path: Path) -> None:
    options = ExportOptions(("rnea", "crba"), parameters=("gravity", "mass"))
    folder = write_folder(plan(ARM.tree, options, door=NOTHING_SAID).texts, tmp_path / "arm")
    record = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    assert record["parameters"]["quantities"] == ["mass", "gravity"]
    assert record["functions"]["rnea"]["inputs"][-1]["name"] == "p"
    assert {it["name"] for it in record["parameters"]["entries"]} >= {"gravity.z"}
    assert "--parameters mass,gravity" in record["command"]
    assert verify(folder).passed
