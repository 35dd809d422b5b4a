"""Functions that invert M: judged by their residual and against fifty digits."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
import pytest

import symdyn
from tests.support.digits import RING, all_digits, as_floats, digits
from tests.support.pinocchio_oracle import Oracle, State
from tests.support.robots import ARM, GO2, ROBOTS, WALKER, Robot
from tests.support.routes import accelerations, derivatives, inverses, no_worse

COUNT = {GO2: 1000, ARM: 100, WALKER: 100}
RESIDUAL = 1e-14
FEW = 12


def _evaluate(robot: Robot, name: str, backend: str, *inputs: np.ndarray) -> np.ndarray:
    f = symdyn.function(robot.tree, name, backend=backend)
    if backend != "casadi":
        return np.asarray(f(*inputs))
    return np.array([np.squeeze(f(*columns).full()) for columns in zip(*inputs, strict=True)])


def _states(robot: Robot) -> tuple[Oracle, list[State]]:
    oracle = robot.oracle
    return oracle, oracle.states(COUNT[robot], seed=2)


@pytest.mark.parametrize("backend", ["numpy", "casadi", "c"])
@pytest.mark.parametrize("robot", ROBOTS, ids=lambda r: r.name)
def test_aba_by_its_residual(robot: Robot, backend: str, request: pytest.FixtureRequest) -> None:
    if backend == "c":
        request.getfixturevalue("needs_gcc")
    oracle, states = _states(robot)
    q, v, tau = (np.array([getattr(s, name) for s in states]) for name in ("q", "v", "tau"))
    for s, a in zip(states, _evaluate(robot, "aba", backend, q, v, tau), strict=True):
        r = pin.rnea(oracle.model, oracle.data, s.q, s.v, a)
        h = oracle.values("nonlinear_effects", s)[""]
        M = oracle.values("crba", s)[""]
        scale = 1 + abs(s.tau).max() + abs(h).max() + (abs(M) @ abs(a)).max()
        assert abs(r - s.tau).max() <= RESIDUAL * scale


@pytest.mark.parametrize("robot", ROBOTS, ids=lambda r: r.name)
def test_forward_dynamics_and_state_derivative_by_their_residual(robot: Robot) -> None:
    oracle, states = _states(robot)
    base = 6 if robot.floating else 0
    forward = symdyn.function(robot.tree, "forward_dynamics")
    state = symdyn.function(robot.tree, "state_derivative")
    rate = symdyn.function(robot.tree, "configuration_rate")
    for s in states[:100]:
        push = oracle.values("contact_jacobian", s)[""].T @ s.f
        tau = np.concatenate([np.zeros(base), s.tau[base:]]) + push
        M, h = oracle.values("crba", s)[""], oracle.values("nonlinear_effects", s)[""]
        a = forward(s.q, s.v, s.tau[base:], s.f)
        scale = 1 + abs(tau).max() + abs(h).max() + (abs(M) @ abs(a)).max()
        r = pin.rnea(oracle.model, oracle.data, s.q, s.v, a)
        assert abs(r - tau).max() <= RESIDUAL * scale
        xdot = state(np.concatenate([s.q, s.v]), tau)
        np.testing.assert_allclose(xdot[: robot.tree.nq], rate(s.q, s.v), rtol=1e-13, atol=1e-13)
        np.testing.assert_allclose(xdot[robot.tree.nq :], a, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("backend", ["numpy", "casadi", "c"])
@pytest.mark.parametrize("robot", ROBOTS, ids=lambda r: r.name)
def test_minverse_by_its_residual(
    robot: Robot, backend: str, request: pytest.FixtureRequest
) -> None:
    if backend == "c":
        request.getfixturevalue("needs_gcc")
    oracle, states = _states(robot)
    q = np.array([s.q for s in states])
    for s, W in zip(states, _evaluate(robot, "minverse", backend, q), strict=True):
        M = oracle.values("crba", s)[""]
        scale = 2 + (abs(M) @ abs(W)).max(axis=0)
        assert (abs(M @ W - np.eye(len(M))).max(axis=0) <= RESIDUAL * scale).all()


@pytest.mark.parametrize("robot", ROBOTS, ids=lambda r: r.name)
def test_aba_against_fifty_digits(robot: Robot) -> None:
    oracle = robot.oracle
    f = symdyn.function(robot.tree, "aba", backend="numpy")
    for s in oracle.states(FEW, seed=3):
        M, h = digits(robot, "crba", s.q), digits(robot, "nonlinear_effects", s.q, s.v)
        tau = RING.context.matrix([float(x) for x in s.tau])
        exact = as_floats(RING.context.lu_solve(M, tau - h))[:, 0]
        assert no_worse(f(s.q, s.v, s.tau), exact, accelerations(oracle, s))


@pytest.mark.parametrize("robot", ROBOTS, ids=lambda r: r.name)
def test_minverse_against_fifty_digits(robot: Robot) -> None:
    oracle = robot.oracle
    f = symdyn.function(robot.tree, "minverse", backend="numpy")
    for s in oracle.states(FEW, seed=4):
        exact = as_floats(RING.context.inverse(digits(robot, "crba", s.q)))
        assert no_worse(f(s.q), exact, inverses(oracle, s))


@pytest.mark.parametrize("robot", ROBOTS, ids=lambda r: r.name)
def test_aba_derivatives_against_fifty_digits(robot: Robot) -> None:
    """Against -M^-1 dRNEA at the acceleration that tau causes, all in fifty digits."""
    oracle = robot.oracle
    f = symdyn.function(robot.tree, "aba_derivatives", backend="numpy")
    for s in oracle.states(FEW, seed=5):
        a = digits(robot, "aba", s.q, s.v, s.tau)
        forces = all_digits(robot, "rnea_derivatives", s.q, s.v, list(a))
        W = RING.context.inverse(forces["dtau_da"])
        exact = (-W * forces["dtau_dq"], -W * forces["dtau_dv"], W)
        routes = list(zip(*derivatives(oracle, s), strict=True))
        for ours, value, route in zip(f(s.q, s.v, s.tau), exact, routes, strict=True):
            assert no_worse(ours, as_floats(value), list(route))


@pytest.mark.parametrize("backend", ["casadi", "c"])
def test_aba_derivatives_are_the_same_in_every_language(
    backend: str, request: pytest.FixtureRequest
) -> None:
    if backend == "c":
        request.getfixturevalue("needs_gcc")
    f = symdyn.function(GO2.tree, "aba_derivatives", backend=backend)
    plain = symdyn.function(GO2.tree, "aba_derivatives", backend="numpy")
    for s in GO2.oracle.states(20, seed=6):
        for ours, numpy in zip(f(s.q, s.v, s.tau), plain(s.q, s.v, s.tau), strict=True):
            value = ours.full() if backend == "casadi" else ours
            assert abs(value - numpy).max() <= 1e-12 * (1 + abs(numpy).max())
