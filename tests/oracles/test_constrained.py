"""Contacts that are kept, and impacts: against Pinocchio, dense solutions, and fifty digits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pinocchio as pin
import pytest

import symdyn
from tests.support.digits import RING, as_floats, digits
from tests.support.pinocchio_oracle import State
from tests.support.robots import GO2, WALKER, Robot

KP, KD, MU = 100.0, 20.0, 1e-3
FEW = 6
WORSE = 4.0  # than the worse of Pinocchio's own routes


@dataclass(frozen=True)
class Kept:
    """A state with contacts: what they ask for, and the robot's matrices there."""

    state: State
    stance: np.ndarray
    anchor: np.ndarray
    M: np.ndarray
    h: np.ndarray
    J: np.ndarray
    asked: np.ndarray

    @property
    def closed(self) -> np.ndarray:
        """Which rows are of closed contacts."""
        return np.repeat(self.stance > 0, len(self.J) // len(self.stance))

    @property
    def inputs(self) -> tuple[Any, ...]:
        """Of contact_dynamics."""
        s = self.state
        return s.q, s.v, s.tau, self.stance, self.anchor, KP, KD, MU


def kept(robot: Robot, s: State, stance: np.ndarray, rng: np.random.Generator) -> Kept:
    oracle = robot.oracle
    get = {
        name: oracle.values(name, s)[""]
        for name in (
            "crba",
            "nonlinear_effects",
            "contact_jacobian",
            "contact_positions",
            "contact_drift",
        )
    }
    place = get["contact_positions"]
    anchor = place + rng.normal(scale=0.01, size=len(place))
    J = get["contact_jacobian"]
    asked = -(get["contact_drift"] + KP * (place - anchor) + KD * J @ s.v)
    return Kept(s, stance, anchor, get["crba"], get["nonlinear_effects"], J, asked)


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


def dense(k: Kept) -> tuple[np.ndarray, np.ndarray]:
    """One dense system of accelerations and forces."""
    J, n = k.J[k.closed], len(k.M)
    system = np.block([[k.M, -J.T], [J, MU * np.eye(len(J))]])
    x = np.linalg.solve(system, np.concatenate([k.state.tau - k.h, k.asked[k.closed]]))
    lam = np.zeros(len(k.J))
    lam[k.closed] = x[n:]
    return x[:n], lam


def by_pinocchio(robot: Robot, k: Kept) -> tuple[np.ndarray, np.ndarray]:
    model, data, s = robot.oracle.model, robot.oracle.data, k.state
    a = pin.forwardDynamics(
        model, data, s.q, s.v, s.tau, k.J[k.closed], -k.asked[k.closed], MU
    ).copy()
    lam = np.zeros(len(k.J))
    lam[k.closed] = data.lambda_c
    return a, lam


def exactly(robot: Robot, k: Kept) -> tuple[np.ndarray, np.ndarray]:
    """The dense system in fifty digits."""
    s, ctx = k.state, RING.context
    M, h = digits(robot, "crba", s.q), digits(robot, "nonlinear_effects", s.q, s.v)
    J, place = digits(robot, "contact_jacobian", s.q), digits(robot, "contact_positions", s.q)
    drift = digits(robot, "contact_drift", s.q, s.v)
    error = place - ctx.matrix(k.anchor.tolist())
    asked = -(drift + KP * error + KD * (J * ctx.matrix(s.v.tolist())))
    rows, n = np.flatnonzero(k.closed), M.rows
    system = ctx.zeros(n + len(rows))
    right = ctx.zeros(n + len(rows), 1)
    for i in range(n):
        right[i] = ctx.mpf(float(s.tau[i])) - h[i]
        for j in range(n):
            system[i, j] = M[i, j]
    for i, row in enumerate(rows):
        right[n + i], system[n + i, n + i] = asked[int(row)], ctx.mpf(MU)
        for j in range(n):
            system[n + i, j], system[j, n + i] = J[int(row), j], -J[int(row), j]
    x = as_floats(ctx.lu_solve(system, right))[:, 0]
    lam = np.zeros(len(k.J))
    lam[k.closed] = x[n:]
    return x[:n], lam


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
            floor = np.finfo(float).eps * abs(exact[i]).max()
            worst = max(abs(route[i] - exact[i]).max() for route in routes)
            assert abs(ours - exact[i]).max() <= WORSE * max(worst, floor)


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
