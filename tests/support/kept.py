"""Motions with contacts that are kept: by Pinocchio, by one dense system, in fifty digits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pinocchio as pin

from tests.support.digits import RING, as_floats, digits
from tests.support.pinocchio_oracle import State
from tests.support.robots import Robot

KP, KD, MU = 100.0, 20.0, 1e-3


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
