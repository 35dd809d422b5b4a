"""Regressors against Pinocchio's, and against the functions they are linear forms of."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pinocchio as pin
import pytest
from sympy import ImmutableMatrix, Matrix, Rational, symbols

import symdyn
from symdyn.dynamics.base_parameters import grouping
from symdyn.dynamics.regressor import (
    kinetic_energy_regressor,
    parameters,
    potential_energy_regressor,
    regressor,
)
from symdyn.dynamics.rnea import rnea
from symdyn.model.chain import chain
from symdyn.model.linear import linear_inertia
from symdyn.model.tree import Tree
from symdyn.program.evaluate import evaluate
from symdyn.program.graph import Port, Program
from symdyn.program.rings import FloatRing
from symdyn.program.trace import trace
from symdyn.truth.modular import decide_modular
from symdyn.truth.statement import identity
from tests.support.batch import batch
from tests.support.pinocchio_oracle import State
from tests.support.robots import ARM, GO2, ROBOTS, Robot


def programs(robot: Robot) -> Program:
    tree = robot.tree
    width = 10 * len(tree.bodies)
    inputs = [Port("q", (tree.nq,)), Port("v", (tree.nv,)), Port("a", (tree.nv,))]
    outputs = [Port("Y", (tree.nv, width)), Port("K", (1, width)), Port("P", (1, width))]
    return trace(
        "regressors",
        inputs,
        outputs,
        lambda let, q, v, a: {
            "Y": regressor(tree, q, v, a, let),
            "K": kinetic_energy_regressor(tree, q, v, let),
            "P": potential_energy_regressor(tree, q, let),
        },
    )


def values(program: Program, s: State) -> dict[str, np.ndarray]:
    found = evaluate(program, FloatRing(), {"q": s.q, "v": s.v, "a": s.a})
    shapes = {output.port.name: output.port.shape for output in program.outputs}
    return {name: np.array(x).reshape(shapes[name]) for name, x in found.items()}


def close(x: np.ndarray, y: np.ndarray) -> bool:
    return bool(np.abs(x - y).max() <= 1e-13 * (1 + np.abs(y).max()))


@pytest.mark.parametrize("robot", ROBOTS, ids=lambda robot: robot.name)
def test_regressors_are_those_of_pinocchio(robot: Robot) -> None:
    program, oracle = programs(robot), robot.oracle
    model, data = oracle.model, oracle.data
    for s in oracle.states(5, seed=1):
        found = values(program, s)
        assert close(found["Y"], pin.computeJointTorqueRegressor(model, data, s.q, s.v, s.a))
        assert close(found["K"], pin.computeKineticEnergyRegressor(model, data, s.q, s.v)[None])
        assert close(found["P"], pin.computePotentialEnergyRegressor(model, data, s.q)[None])


@pytest.mark.parametrize("robot", ROBOTS, ids=lambda robot: robot.name)
def test_torques_are_linear_in_the_parameters(robot: Robot) -> None:
    program, oracle = programs(robot), robot.oracle
    pi = np.vstack([np.array(parameters(b.inertia), dtype=float) for b in robot.tree.bodies])[:, 0]
    for s in oracle.states(5, seed=2):
        tau = values(program, s)["Y"] @ pi + oracle.model.armature * s.a
        assert close(tau, pin.rnea(oracle.model, oracle.data, s.q, s.v, s.a))


@pytest.mark.parametrize("text", ["SRx", "CzPyRx", "HxHz", "FPy"])
def test_joints_of_every_kind(text: str) -> None:
    tree = linear_inertia(chain(text))
    q, v, a = (Matrix(symbols(f"{x}1:{n + 1}")) for x, n in zip("qva", sizes(tree), strict=True))
    claim = identity(text, lambda let: both(tree, (q, v, a), let))
    assert decide_modular(claim).equal


@pytest.mark.parametrize("ratio", [1, Rational(-2, 3)])
def test_a_joint_that_follows_another(ratio: Rational) -> None:
    tree = linear_inertia(chain("RzRyRx"))
    last = tree.bodies[2]
    last = replace(last, joint=replace(last.joint, ratio=ratio), master=0)
    tree = replace(tree, bodies=(*tree.bodies[:2], last))
    q, v, a = (Matrix(symbols(f"{x}1:{n + 1}")) for x, n in zip("qva", sizes(tree), strict=True))
    claim = identity("follower", lambda let: both(tree, (q, v, a), let))
    assert decide_modular(claim).equal


def sizes(tree: Tree) -> tuple[int, int, int]:
    return tree.nq, tree.nv, tree.nv


def both(tree: Tree, state: tuple[Matrix, Matrix, Matrix], let: Any) -> tuple[Matrix, Matrix]:
    """Inverse dynamics, and the regressor times the parameters."""
    pi = Matrix.vstack(*(Matrix(parameters(body.inertia)) for body in tree.bodies))
    return ImmutableMatrix(rnea(tree, *state, let)), regressor(tree, *state, let) * pi


def test_columns_of_what_a_joint_does_not_carry_are_zero() -> None:
    tree, (s,) = ARM.tree, ARM.oracle.states(1, seed=3)
    Y = values(programs(ARM), s)["Y"]
    for i, index in enumerate(tree.v_index):
        for j in range(len(tree.bodies)):
            block = Y[index, 10 * j : 10 * (j + 1)]
            assert block.any() == (i in tree.ancestors(j))


@pytest.mark.parametrize("robot", ROBOTS, ids=lambda robot: robot.name)
def test_base_parameters_are_complete_and_fewest(robot: Robot) -> None:
    oracle, found = robot.oracle, grouping(robot.tree)
    f = symdyn.function(robot.tree, "base_regressor")
    pi = np.concatenate([x.toDynamicParameters() for x in list(oracle.model.inertias)[1:]])
    base = np.array(found.combination.tolist(), dtype=float) @ pi
    rows = []
    for s in oracle.states(30, seed=8):
        full = pin.computeJointTorqueRegressor(oracle.model, oracle.data, s.q, s.v, s.a)
        assert close(f(s.q, s.v, s.a) @ base, full @ pi)
        rows.append(full)
    assert np.linalg.matrix_rank(np.vstack(rows)) == len(found.kept)


def test_the_go2_has_94_base_parameters() -> None:
    found = grouping(GO2.tree)
    assert (found.combination.shape, len(found.kept)) == ((94, 130), 94)
    lines = found.written_out(GO2.tree)
    assert lines[0].startswith("m(base) + m(FL_hip) + m(FL_thigh) + m(FL_calf)")
    assert any(line.startswith("hx(FL_calf)") for line in lines)


GRIPPER = """<robot name="gripper">
  {links}
  <joint name="wrist" type="continuous">
    <parent link="arm"/> <child link="hand"/> <axis xyz="0 0 1"/>
    <origin xyz="0.0825 0.316 0.107" rpy="0.3 0.2 -0.785398163397"/>
  </joint>
  <joint name="left" type="prismatic">
    <parent link="hand"/> <child link="one"/> <axis xyz="0 1 0"/>
    <origin xyz="0 0 0.0584" rpy="0 0 -0.785398163397"/>
    <limit lower="0" upper="0.04" effort="1" velocity="1"/>
  </joint>
  <joint name="right" type="prismatic">
    <parent link="hand"/> <child link="two"/> <axis xyz="0 -1 0"/> <mimic joint="left"/>
    <origin xyz="0 0 0.0584" rpy="0 0 -0.785398163397"/>
    <limit lower="0" upper="0.04" effort="1" velocity="1"/>
  </joint>
</robot>
"""
LINK = """<link name="{name}"><inertial><origin xyz="0.01 0.02 0.03"/><mass value="1"/>
  <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>"""


def test_long_numbers_of_oblique_angles_hide_no_dependence(tmp_path: Path) -> None:
    path, rng = tmp_path / "gripper.urdf", np.random.default_rng(5)
    links = "".join(LINK.format(name=name) for name in ("arm", "hand", "one", "two"))
    path.write_text(GRIPPER.format(links=links))
    tree = symdyn.load(path, base="floating")
    q = batch(tree, "normalize", rng.uniform(-1, 1, (30, tree.nq)))["q_unit"]
    Y = batch(tree, "regressor", q, *rng.uniform(-3, 3, (2, 30, tree.nv)))["Y"]
    assert np.linalg.matrix_rank(Y.reshape(-1, Y.shape[-1]), tol=1e-9) == len(grouping(tree).kept)
