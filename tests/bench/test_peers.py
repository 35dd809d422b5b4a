"""Other libraries' functions, as they are made ready for a race."""

from __future__ import annotations

import subprocess
from pathlib import Path

import casadi as ca
import numpy as np
import pinocchio as pin
import pytest

from symdyn.backends.templates import fill
from symdyn.bench import casadi_peers, pinocchio_cpp, python_loops
from symdyn.bench.pinocchio_functions import CONTACTS, PLAIN
from symdyn.bench.states import BLOCK, COUNT
from symdyn.errors import SymdynError
from symdyn.model.load import load
from tests.support.robots import GO2


def test_the_program_in_cpp_has_every_joint_and_contact() -> None:
    model = pin.buildModelFromUrdf(str(GO2.path), pin.JointModelFreeFlyer())
    text = pinocchio_cpp.render("go2", model, 8, PLAIN)
    assert text.count("m.addJoint(") == model.njoints - 1 == 13
    assert "m.addFrame(" not in text
    assert all(f"pinocchio_{it.name}(int k)" in text for it in PLAIN)
    text = pinocchio_cpp.render("go2", model, 8, CONTACTS, GO2.contacts)
    assert text.count("m.addFrame(") == 4
    words = pinocchio_cpp.described("go2", model, GO2.contacts)
    text = fill("bench/pinocchio_sx.cpp.jinja", **words)
    assert text.count("m.addFrame(") == 4


def test_a_header_that_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pinocchio_cpp, "NEEDED", ("pinocchio/nothing.hpp",))
    with pytest.raises(SymdynError, match="nothing.hpp"):
        pinocchio_cpp.includes()


def test_operations_are_counted_as_ours_are() -> None:
    x = ca.SX.sym("x", 2)
    f = casadi_peers.reduced(ca.Function("f", [x], [ca.vertcat(-x[0] * x[1] - 2 * x[0], x[1] / 3)]))
    # two products (the factor 2 may be a sum), one difference, one quotient; no negation
    assert casadi_peers.flops(f) == 4


def test_functions_of_casadi_are_called_on_every_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SYMDYN_CACHE", str(tmp_path / "cache"))
    x, y = ca.SX.sym("x", 2), ca.SX.sym("y")
    f = casadi_peers.reduced(ca.Function("f", [x, y], [x * y, ca.sin(y)]))
    given = [np.ones((COUNT, 2)), np.ones((COUNT, 1))]
    program = casadi_peers.program({"f": f}, {"f": given}, tmp_path)
    assert set(program.round()) == {"one f"}
    assert program.symbols == {"f": "peer_f"} and program.size["f.c"] > 100
    text = subprocess.run(program.command, capture_output=True, text=True, check=True).stdout
    assert text.count("f one") == 2 * COUNT // BLOCK  # two passes
    again = casadi_peers.program({"f": f}, {"f": given}, tmp_path / "again")
    assert again.seconds == program.seconds  # taken from the cache


def test_python_loops_race_what_their_libraries_have() -> None:
    tree = load("go2")
    rng = np.random.default_rng(0)
    q = np.array([pin.neutral(python_loops.pinocchio_model(str(GO2.path), True))] * 3)
    v = rng.normal(size=(3, 18))
    given = {"rnea": [q, v, v], "crba": [q], "contact_jacobian": [q]}
    model = python_loops.pinocchio_model(str(GO2.path), True)
    assert set(python_loops.pinocchio_round(model, given)()) == {"rnea", "crba"}
    assert set(python_loops.mujoco_round(str(GO2.path), tree, given)()) == {"rnea", "crba"}
