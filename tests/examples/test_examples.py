"""The examples run, small, and find what they promise."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import matplotlib as mpl
import numpy as np
import pytest

import symdyn

mpl.use("Agg")
FOLDER = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    """Imports an example by its name."""
    monkeypatch.syspath_prepend(FOLDER)

    def load(name: str) -> ModuleType:
        return importlib.import_module(name)

    return load


def test_computed_torque_makes_the_arm_linear(example, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    picture = tmp_path / "error.png"
    assert example("computed_torque").main(str(picture), seconds=0.4) < 1e-8
    assert picture.stat().st_size > 1000


def test_a_foot_is_led_along_a_circle(example, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    module = example("inverse_kinematics")
    path = module.main(str(tmp_path / "legs.png"), points=6)
    assert np.abs(path[-1] - path[0]).max() < 1e-10
    assert np.ptp(path, axis=0).max() > 0.1
    with pytest.raises(RuntimeError, match="out of reach"):
        module.reach(example("standing_qp").standing(), np.full(12, 3.0))


def test_the_feet_carry_the_weight(example, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    module = example("standing_qp")
    vertical = module.main(str(tmp_path / "forces.png"), places=3)
    np.testing.assert_allclose(vertical.sum(axis=1), 16.087 * 9.81, rtol=1e-4)
    assert vertical[2, 0] > vertical[0, 0]  # the left feet carry more to the left
    with pytest.raises(RuntimeError, match="cannot stand"):
        module.balance(module.standing() + np.r_[np.zeros(7), np.tile([0, 0, 1.2], 4)] + tilt())


def tilt() -> np.ndarray:
    """A base that lies on its side."""
    return np.r_[np.zeros(3), 1, 0, 0, -1, np.zeros(12)]


def test_identified_bodies_are_bodies(example, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    found = example("identification").main(str(tmp_path / "torques.png"), samples=100)
    assert found["error"] < 1.3 * found["noise"]
    assert found["least_eigenvalue"] > 0
    assert found["base_parameters"] == 6  # an inertia and two moments of mass a body
    assert found["from_least_squares"] < 1e-3


def test_a_fall_conserves_what_it_must(example, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    found = example("free_fall").main(str(tmp_path / "fall.png"), seconds=0.05)
    assert found["parabola"] < 1e-6
    assert found["momentum"] < 1e-6
    assert found["energy"] < 1e-4


def test_a_payload_is_that_of_a_changed_description(example, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    module = example("payload")
    assert module.main(str(tmp_path / "payload.png")) <= 1e-12
    plain = symdyn.function("go2", "rnea")
    kept = symdyn.function("go2", "rnea", parameters=module.QUANTITIES)
    q, v = np.r_[0, 0, 0.3, 0, 0, 0, 1, np.tile([0, 0.8, -1.6], 4)], np.zeros(18)
    at = [kept(q, v, v, module.parameters(mass)) for mass in (0.0, 1.0)]
    np.testing.assert_allclose(at[0], plain(q, v, v), rtol=1e-12, atol=1e-12)
    assert at[1][2] - at[0][2] == pytest.approx(9.81)


def test_what_cannot_be_planned_is_told(example, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    """Motors too weak to carry the robot."""
    module = example("whole_body")
    monkeypatch.setattr(module, "TORQUES", module.TORQUES / 100)
    with pytest.raises(RuntimeError, match="no plan was found"):
        module.solve("stand", module.robot(), nodes=3, settings={"max_iter": 20})


@pytest.mark.parametrize("solver", ["ipopt", "fatrop"])
def test_a_short_stand_up(example, tmp_path: Path, solver: str) -> None:  # type: ignore[no-untyped-def]
    module = example("whole_body")
    functions = module.robot()
    plan = module.solve("stand", functions, nodes=6, solver=solver)
    assert plan.stats["iter_count"] <= 30
    assert np.abs(plan.tau[:, :6]).max() < 1e-6
    assert (np.abs(plan.tau[:, 6:]) <= module.EFFORT + 1e-6).all()
    feet = functions.contact_positions(plan.x[0, :19])
    assert np.abs((functions.contact_positions(plan.x[-1, :19]) - feet).full()).max() < 1e-6
    module.draw(plan, str(tmp_path / "plan.png"))


@pytest.mark.slow
@pytest.mark.parametrize("task", ["stand", "hop"])
def test_a_plan_lands_in_mujoco(example, task: str) -> None:  # type: ignore[no-untyped-def]
    import pinocchio as pin

    from tests.support.robots import GO2

    module = example("whole_body")
    functions = module.robot()
    plan = module.solve(task, functions)
    assert plan.stats["iter_count"] <= 20
    oracle = GO2.oracle
    for k in range(len(plan.u)):
        q, v, a, f = plan.x[k, :19], plan.x[k, 19:], plan.u[k, :18], plan.u[k, 18:]
        tau = pin.rnea(oracle.model, oracle.data, q, v, a)
        tau -= np.asarray(oracle.values("contact_jacobian", _state(q))[""]).T @ f
        assert np.abs(tau[:6]).max() < 1e-6
    found = example("mujoco_replay").replay(plan.x, plan.tau[:, 6:], module.DT)
    assert found["largest_tilt"] < 15
    assert abs(found["last_height"] - found["planned_last_height"]) < 0.02


def _state(q: np.ndarray):  # type: ignore[no-untyped-def]
    from types import SimpleNamespace

    return SimpleNamespace(q=q, v=np.zeros(18), a=np.zeros(18))
