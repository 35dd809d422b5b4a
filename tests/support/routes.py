"""What inverts M, by Pinocchio's own routes, whose errors are the measure of ours."""

from __future__ import annotations

import numpy as np
import pinocchio as pin

from tests.support.pinocchio_oracle import Oracle, State

WORSE = 4.0
"""How many times the error of the worse of Pinocchio's routes ours may be."""


def accelerations(oracle: Oracle, s: State) -> list[np.ndarray]:
    model, data = oracle.model, oracle.data
    M, h = oracle.values("crba", s)[""], oracle.values("nonlinear_effects", s)[""]
    routes = [pin.Convention.LOCAL, pin.Convention.WORLD]
    found = [pin.aba(model, data, s.q, s.v, s.tau, convention).copy() for convention in routes]
    return [*found, np.linalg.solve(M, s.tau - h)]


def inverses(oracle: Oracle, s: State) -> list[np.ndarray]:
    model, data = oracle.model, oracle.data
    upper = pin.computeMinverse(model, data, s.q)
    full = np.triu(upper) + np.triu(upper, 1).T
    M = oracle.values("crba", s)[""]
    pin.crba(model, data, s.q)
    pin.cholesky.decompose(model, data)
    return [full, pin.cholesky.computeMinv(model, data).copy(), np.linalg.inv(M)]


def times_worse(ours: np.ndarray, exact: np.ndarray, routes: list[np.ndarray]) -> float:
    """Our error over that of the worst route, or over the rounding of the largest entry."""
    floor = np.finfo(float).eps * abs(exact).max()
    worst = max(abs(route - exact).max() for route in routes)
    return float(abs(ours - exact).max() / max(worst, floor))


def no_worse(ours: np.ndarray, exact: np.ndarray, routes: list[np.ndarray]) -> bool:
    """Whether our error is small enough."""
    return times_worse(ours, exact, routes) <= WORSE


def derivatives(oracle: Oracle, s: State) -> list[tuple[np.ndarray, ...]]:
    model, data = oracle.model, oracle.data
    pin.computeABADerivatives(model, data, s.q, s.v, s.tau)
    routes = [(data.ddq_dq.copy(), data.ddq_dv.copy(), _mirrored(data.Minv))]
    for a, W in zip(accelerations(oracle, s), inverses(oracle, s), strict=True):
        by_q, by_v, _ = pin.computeRNEADerivatives(model, data, s.q, s.v, a)
        routes.append((-W @ by_q, -W @ by_v, W))
    return routes


def _mirrored(upper: np.ndarray) -> np.ndarray:
    return np.triu(upper) + np.triu(upper, 1).T
