"""Contacts that are kept, and impacts: against Pinocchio, dense solutions, and fifty digits."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
import pytest

import symdyn
from tests.support.kept import KD, KP, Kept, by_pinocchio, dense, exactly, kept
from tests.support.pinocchio_oracle import State
from tests.support.robots import GO2, WALKER, Robot
from tests.support.routes import no_worse

FEW = 6


def states(robot: Robot, count: int, seed: int) -> list[Kept]:
    """All contacts closed, then one of them open; every third state with stretched knees."""
    rng, contacts = np.random.default_rng(seed), len(robot.contacts)
    found = []
    for k, s in enumerate(robot.oracle.states(count, seed)):
        q = s.q.copy()
        if k % 3 == 2 and robot is GO2:
            q[9::3] = robot.oracle.model.upperPositionLimit[9::3]
        stance = np.ones(contacts)
        stance[0] = k % 2
        found.append(kept(robot, State(q, s.v, s.a, s.tau, s.q1, s.f), stance, rng))
    return found


def close(x: np.ndarray, y: np.ndarray, tolerance: float) -> bool:
    return bool(abs(x - y).max() <= tolerance * (1 + abs(y).max()))


@pytest.mark.parametrize("backend", ["numpy", "casadi", "c"])
@pytest.mark.parametrize("robot", [GO2, WALKER], ids=lambda r: r.name)
def test_contact_dynamics_equals_pinocchio(
    robot: Robot, backend: str, request: pytest.FixtureRequest
) -> None:
    if backend == "c":
        request.getfixturevalue("needs_gcc")
    f = symdyn.function(robot.tree, "contact_dynamics", backend=backend)
    for k in states(robot, 50, seed=1):
        a, lam, pivot = (np.asarray(x, dtype=float).squeeze() for x in f(*k.inputs))
        for ours, theirs, by_dense in zip((a, lam), by_pinocchio(robot, k), dense(k), strict=True):
            assert close(ours, by_dense, 1e-10)
            assert close(ours, theirs, 1e-10)
        assert 1e-6 < pivot <= 1
        assert not lam[~k.closed].any()


@pytest.mark.parametrize("robot", [GO2, WALKER], ids=lambda r: r.name)
def test_contact_dynamics_against_fifty_digits(robot: Robot) -> None:
    f = symdyn.function(robot.tree, "contact_dynamics")
    for k in states(robot, FEW, seed=2):
        exact, routes = exactly(robot, k), (by_pinocchio(robot, k), dense(k))
        for i, ours in enumerate(f(*k.inputs)[:2]):
            assert no_worse(ours, exact[i], [route[i] for route in routes])


def test_the_pivot_shows_dependent_contacts() -> None:
    """The same foot named twice would be refused; two links welded together are not."""
    tree = symdyn.load(WALKER.path, base="fixed", contacts=WALKER.contacts, armature="0.02")
    f = symdyn.function(tree, "contact_dynamics")
    nc = len(tree.contacts)
    rng = np.random.default_rng(0)
    q = np.array([*rng.uniform(-1, 1, tree.nq)])
    pivot = f(q, np.zeros(tree.nv), np.zeros(tree.nv), np.ones(nc), np.zeros(3 * nc), 0, 0, 1e-12)
    assert pivot.pivot < 1e-6  # six rows on fewer joints


@pytest.mark.parametrize("robot", [GO2, WALKER], ids=lambda r: r.name)
def test_impulse_dynamics_equals_pinocchio(robot: Robot) -> None:
    model, data = robot.oracle.model, robot.oracle.data
    f = symdyn.function(robot.tree, "impulse_dynamics")
    for k in states(robot, 50, seed=3):
        s = k.state
        v_next, impulse = f(s.q, s.v, k.stance, 0.3)
        expected = pin.impulseDynamics(model, data, s.q, s.v, k.J[k.closed], 0.3, 0.0)
        assert close(v_next, expected, 1e-10)
        assert close(impulse[k.closed], data.impulse_c, 1e-10)
        assert not impulse[~k.closed].any()


def test_frames_that_are_kept_stand_still() -> None:
    """At their anchors, of six rows each, with regularisation: the dense solution."""
    robot, rng = WALKER, np.random.default_rng(4)
    f = symdyn.function(robot.tree, "contact_dynamics_6d")
    name = {n: symdyn.function(robot.tree, n) for n in ("forward_kinematics", "rnea")}
    for s in robot.oracle.states(10, seed=4):
        pose = name["forward_kinematics"](s.q)._asdict()
        J, drift, anchor = [], [], []
        for link in robot.tree.contact_names:
            key = symdyn.model.names.identifier(link)
            J.append(robot.oracle.values(f"frame_jacobian_{key}", s)[""])
            still = State(s.q, s.v, 0 * s.a, s.tau, s.q1, s.f)
            drift.append(robot.oracle.values(f"frame_acceleration_{key}", still)[""])
            anchor += [*pose[f"p_{key}"], *pin.Quaternion(pose[f"R_{key}"]).coeffs()]
        J, drift = np.vstack(J), np.concatenate(drift)
        M = robot.oracle.values("crba", s)[""]
        h = robot.oracle.values("nonlinear_effects", s)[""]
        mu = 0.01 + rng.uniform()
        system = np.block([[M, -J.T], [J, mu * np.eye(len(J))]])
        x = np.linalg.solve(system, np.concatenate([s.tau - h, -drift - KD * J @ s.v]))
        stance = np.ones(len(robot.contacts))
        a, lam, _ = f(s.q, s.v, s.tau, stance, np.array(anchor), KP, KD, mu)
        assert close(a, x[: len(M)], 1e-9)
        assert close(lam, x[len(M) :], 1e-9)
