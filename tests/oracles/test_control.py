"""Functions for optimal control against Pinocchio, and in other conventions."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
import pytest

import symdyn
from symdyn.dynamics.derive import offered
from tests.support.robots import ARM, GO2, ROBOTS, WALKER, Robot

TOLERANCE = 1e-12
DT = 0.025


def close(ours: np.ndarray, expected: np.ndarray) -> bool:
    return bool(np.abs(ours - expected).max() <= TOLERANCE * (1 + np.abs(expected).max()))


def state(robot: Robot, seed: int = 5) -> tuple[np.ndarray, ...]:
    s = next(iter(robot.oracle.states(1, seed=seed)))
    return s.q, s.v, s.a


@pytest.mark.parametrize("robot", ROBOTS, ids=lambda r: r.name)
def test_the_residual_is_what_inverse_dynamics_leaves(robot: Robot) -> None:
    q, v, a = state(robot)
    tree, rng = robot.tree, np.random.default_rng(2)
    joints = tree.nv - (6 if tree.floating else 0)
    tau, f, qdot = (rng.normal(size=n) for n in (joints, 3 * len(tree.contacts), tree.nq))
    rate = symdyn.function(tree, "configuration_rate")(q, v)
    oracle = robot.oracle
    expected = pin.rnea(oracle.model, oracle.data, q, v, a)
    expected -= symdyn.function(tree, "contact_jacobian")(q).T @ f
    expected[tree.nv - joints :] -= tau
    found = symdyn.function(tree, "dae_residual")(np.r_[q, v], np.r_[qdot, a], np.r_[tau, f])
    assert close(found, np.r_[qdot - rate, expected])


@pytest.mark.parametrize("robot", ROBOTS, ids=lambda r: r.name)
def test_the_step_on_se3_is_pinocchios(robot: Robot) -> None:
    q, v, a = state(robot)
    v_next = v + DT * a
    expected = np.r_[pin.integrate(robot.oracle.model, q, DT * v_next), v_next]
    assert close(symdyn.function(robot.tree, "step_se3")(np.r_[q, v], a, DT), expected)


@pytest.mark.parametrize("robot", [GO2, WALKER], ids=lambda r: r.name)
def test_the_step_on_r3so3_differs_in_the_bases_position_alone(robot: Robot) -> None:
    q, v, a = state(robot)
    screw, straight = (
        symdyn.function(robot.tree, name)(np.r_[q, v], a, DT) for name in ("step_se3", "step_r3so3")
    )
    R = pin.Quaternion(q[3:7]).toRotationMatrix()
    assert close(straight[:3], q[:3] + DT * R @ (v + DT * a)[:3])
    np.testing.assert_array_equal(straight[3:], screw[3:])
    assert np.abs(straight[:3] - screw[:3]).max() > 1e-6


@pytest.mark.parametrize("convention", ["mujoco", "featherstone"])
@pytest.mark.parametrize("name", ["step_se3", "step_r3so3", "dae_residual"])
def test_other_conventions_say_the_same(name: str, convention: str) -> None:
    """Each input written in the convention, the output written back."""
    q, v, a = state(GO2)
    tree, R = GO2.tree, pin.Quaternion(q[3:7]).toRotationMatrix()
    f = symdyn.function(tree, name)
    other = symdyn.function(tree, name, convention=convention)

    def order(q: np.ndarray) -> np.ndarray:
        return np.r_[q[:3], q[6], q[3:6], q[7:]]

    def spelled(R: np.ndarray, v: np.ndarray) -> np.ndarray:
        if convention == "featherstone":
            return np.r_[v[3:6], v[:3], v[6:]]
        return np.r_[R @ v[:3], v[3:]]

    world = a + np.r_[np.cross(v[3:6], v[:3]), np.zeros(15)] if convention == "mujoco" else a
    x = np.r_[order(q), spelled(R, v)]
    if name == "dae_residual":
        rng = np.random.default_rng(3)
        qdot, u = rng.normal(size=19), rng.normal(size=24)
        plain = f(np.r_[q, v], np.r_[qdot, a], u)
        found = other(x, np.r_[order(qdot), spelled(R, world)], u)
        expected = np.r_[order(plain[:19]), spelled(R, plain[19:])]
    else:
        plain = f(np.r_[q, v], a, DT)
        found = other(x, spelled(R, world), DT)
        turned = pin.Quaternion(plain[3:7]).toRotationMatrix()
        expected = np.r_[order(plain[:19]), spelled(turned, plain[19:])]
    assert close(found, expected)


def test_a_body_in_another_convention_changes_its_quaternions_order() -> None:
    rng = np.random.default_rng(4)
    x, f, p, inertia = rng.normal(size=13), *rng.normal(size=(2, 12)), np.diag([1.0, 2, 3])
    x[3:7] /= np.linalg.norm(x[3:7])

    def order(x: np.ndarray) -> np.ndarray:
        return np.r_[x[:3], x[6], x[3:6], x[7:]]

    plain = symdyn.function("go2", "srbm")(x, f, p, inertia)
    found = symdyn.function("go2", "srbm", convention="mujoco")(order(x), f, p, inertia)
    assert close(found, order(plain))


def test_the_body_turns_as_eulers_equations_say() -> None:
    rng = np.random.default_rng(6)
    x, f, p = rng.normal(size=13), *rng.normal(size=(2, 12))
    x[3:7] /= np.linalg.norm(x[3:7])
    inertia = symdyn.function("go2", "locked_inertia")(state(GO2)[0])
    found = symdyn.function("go2", "srbm")(x, f, p, inertia)
    R, w = pin.Quaternion(x[3:7]).toRotationMatrix(), x[10:]
    moment = sum(np.cross(p[k : k + 3] - x[:3], f[k : k + 3]) for k in range(0, 12, 3))
    spin = np.linalg.solve(inertia, R.T @ moment - np.cross(w, inertia @ w))
    total = f.reshape(4, 3).sum(axis=0)
    assert close(found[7:], np.r_[[0, 0, -9.81] + total / GO2.tree.mass, spin])


def test_momentum_and_locked_inertia_are_pinocchios() -> None:
    q, v, a = state(GO2)
    tree, oracle, rng = GO2.tree, GO2.oracle, np.random.default_rng(7)
    model, data, f = oracle.model, oracle.data, rng.uniform(-30, 30, 12)
    momentum = pin.computeCentroidalMomentumTimeVariation(model, data, q, v, a).vector.copy()
    c, rate, inertia = data.com[0].copy(), data.dhg.vector.copy(), None
    pin.ccrba(model, data, q, v)
    R = pin.Quaternion(q[3:7]).toRotationMatrix()
    inertia = R.T @ data.Ig.inertia @ R
    assert close(symdyn.function(tree, "locked_inertia")(q), inertia)
    p = symdyn.function(tree, "contact_positions")(q)
    hand = symdyn.function(tree, "inverse_dynamics")(q, v, a, f)
    model_rate = symdyn.function(tree, "centroidal_dynamics")(np.r_[c, momentum], f, p)
    force, moment = R @ hand[:3], R @ hand[3:6] + np.cross(q[:3] - c, R @ hand[:3])
    assert close(model_rate[3:] + np.r_[force, moment], rate)


def test_the_pendulum_stands_where_the_feet_press() -> None:
    f = np.zeros(12)
    f[2::3] = 10, 20, 30, 40
    p = np.arange(12) / 10
    press = (f[2::3, None] * p.reshape(4, 3)).sum(axis=0)[:2] / 100
    lipm = symdyn.function("go2", "lipm")
    np.testing.assert_allclose(lipm(np.r_[press, 0, 0], f, p, 0.3), 0, atol=1e-14)
    moved = lipm(np.r_[press + [0.1, 0], 0.2, 0], f, p, 0.3)
    np.testing.assert_allclose(moved, [0.2, 0, 9.81 / 3, 0], rtol=1e-12, atol=1e-13)


def test_rows_bound_forces_and_torques() -> None:
    f = np.array([1.0, -2, 3] * 4)
    rows = symdyn.function("go2", "friction_cone")(f, 0.7)
    np.testing.assert_allclose(rows, [3, 3.1, 1.1, 0.1, 4.1] * 4, rtol=1e-14)
    limits = symdyn.function("go2", "torque_limit")(np.zeros(12))
    np.testing.assert_array_equal(limits, 2 * list(GO2.tree.effort))
    np.testing.assert_allclose(
        symdyn.function("go2", "torque_limit")(np.ones(12)) - limits, [-1] * 12 + [1] * 12
    )


def test_functions_are_offered_where_they_make_sense() -> None:
    bare = symdyn.chain("RzRy")
    models = {"centroidal_dynamics", "srbm", "lipm", "friction_cone"}
    assert models <= set(offered(GO2.tree))
    assert {"friction_cone", "dae_residual", "step_se3"} <= set(offered(ARM.tree))
    assert not {"step_r3so3", "locked_inertia", "srbm"} & set(offered(ARM.tree))
    assert not (models | {"torque_limit", "step_r3so3"}) & set(offered(bare))
    with pytest.raises(symdyn.SymdynError, match="effort limit"):
        symdyn.function(bare, "torque_limit")
