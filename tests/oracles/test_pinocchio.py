"""Every function, in every backend, equals Pinocchio at random states."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import pytest

import symdyn
from symdyn.dynamics.catalogue_constrained import CONSTRAINED_ENTRIES
from symdyn.dynamics.catalogue_control import CONTROL_ENTRIES
from symdyn.dynamics.derive import offered
from tests.support.measure import blocks, excess
from tests.support.pinocchio_oracle import UNNORMALIZED
from tests.support.robots import ARM, GO2, ROBOTS, WALKER, Robot

TOLERANCE = 1e-12
COUNT = {GO2: 1000, ARM: 100, WALKER: 100}
# See test_inverse.py.
BY_RESIDUAL = {"aba", "minverse", "forward_dynamics", "state_derivative", "aba_derivatives"}
BY_BODY = {"rnea_external"}  # see test_a_wrench_on_every_body below
BY_GROUP = {"base_regressor"}  # see tests/dynamics/test_regressor.py
BY_KEEPING = {entry.name for entry in CONSTRAINED_ENTRIES}  # see test_constrained.py
BY_CONTROL = {entry.name for entry in CONTROL_ENTRIES}  # see test_control.py
BY_RATE = {"configuration_rate"}  # Pinocchio has no such function; see test_manifold.py


@lru_cache(maxsize=4)
def _states(robot: Robot) -> tuple[Any, ...]:
    return tuple(robot.oracle.states(COUNT[robot], seed=1))


def _inputs(robot: Robot, names: list[str]) -> dict[str, np.ndarray]:
    states = _states(robot)
    return {n: np.array([getattr(s, "q" if n == "q0" else n) for s in states]) for n in names}


@lru_cache(maxsize=64)
def _oracle_values(robot: Robot, name: str) -> list[dict[str, np.ndarray]]:
    oracle = robot.oracle
    return [oracle.values(name, state) for state in _states(robot)]


def evaluated(robot: Robot, name: str, backend: str) -> dict[str, np.ndarray]:
    """Outputs of an exported function at all states: arrays with the state first."""
    f = symdyn.function(robot.tree, name, backend=backend)
    reference = symdyn.function(robot.tree, name, backend="casadi")
    inputs = _inputs(robot, reference.name_in())
    if name == "normalize":
        inputs["q"] = UNNORMALIZED * inputs["q"]
    if backend != "casadi":
        out = f(*inputs.values())
        values = out if isinstance(out, tuple) else (out,)
        return dict(zip(reference.name_out(), values, strict=True))
    count = COUNT[robot]
    mapped = f.map(count)(*(x.T for x in inputs.values()))
    mapped = mapped if isinstance(mapped, tuple) else (mapped,)
    return {
        name: np.array(value.full()).T.reshape(count, columns, rows).transpose(0, 2, 1)
        for name, value, (rows, columns) in zip(
            f.name_out(), mapped, map(f.size_out, range(f.n_out())), strict=True
        )
    }


CASES = [
    (robot, name)
    for robot in ROBOTS
    for name in offered(robot.tree)
    if name not in BY_RESIDUAL | BY_RATE | BY_BODY | BY_GROUP | BY_CONTROL | BY_KEEPING
    and not name.startswith("convert_")
]


@pytest.mark.parametrize("backend", ["numpy", "casadi", "c"])
@pytest.mark.parametrize(("robot", "name"), CASES, ids=[f"{r.name}-{n}" for r, n in CASES])
def test_function_equals_pinocchio(
    robot: Robot, name: str, backend: str, request: pytest.FixtureRequest
) -> None:
    if backend == "c":
        request.getfixturevalue("needs_gcc")
    values = evaluated(robot, name, backend)
    for k, expected in enumerate(_oracle_values(robot, name)):
        for output, value in values.items():
            oracle = np.asarray(expected.get(output, expected.get("")))
            ours = value[k].reshape(oracle.shape)
            rows = oracle.shape[0] if oracle.shape else 1
            error = excess(ours, oracle, blocks(rows, robot.tree.nv, robot.floating))
            assert error <= TOLERANCE, (output, k)


@pytest.mark.parametrize("robot", ROBOTS, ids=lambda r: r.name)
def test_a_wrench_on_every_body(robot: Robot) -> None:
    import pinocchio as pin

    oracle, rng = robot.oracle, np.random.default_rng(9)
    f = symdyn.function(robot.tree, "rnea_external")
    for s in _states(robot)[:20]:
        f_ext = rng.uniform(-20, 20, (6, oracle.model.njoints - 1))
        wrenches = [pin.Force.Zero(), *(pin.Force(column) for column in f_ext.T)]
        expected = pin.rnea(oracle.model, oracle.data, s.q, s.v, s.a, wrenches)
        split = blocks(robot.tree.nv, robot.tree.nv, robot.floating)
        assert excess(f(s.q, s.v, s.a, f_ext), expected, split) <= TOLERANCE


def test_a_wrong_value_is_caught() -> None:
    oracle = _oracle_values(ARM, "rnea")[0][""]
    wrong = oracle.copy()
    wrong[np.argmax(np.abs(wrong))] *= 1 + 1e-9
    assert excess(wrong, oracle, [slice(0, len(oracle))]) > TOLERANCE
