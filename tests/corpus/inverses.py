"""Functions that invert M: their errors in fifty digits against those of Pinocchio's routes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pinocchio as pin

from tests.support.batch import batch
from tests.support.digits import RING, all_digits, as_floats, digits
from tests.support.kept import by_pinocchio, dense, exactly, kept
from tests.support.pinocchio_oracle import State
from tests.support.robots import Robot
from tests.support.routes import accelerations, derivatives, inverses, times_worse

Measure = Callable[[Robot, State], float]


def _ours(robot: Robot, name: str, *inputs: Any) -> dict[str, np.ndarray]:
    """The outputs at one state."""
    arrays = [np.reshape(x, (1, -1)) for x in inputs]
    return {key: value[0] for key, value in batch(robot.tree, name, *arrays).items()}


def _aba(robot: Robot, s: State) -> float:
    M, h = digits(robot, "crba", s.q), digits(robot, "nonlinear_effects", s.q, s.v)
    tau = RING.context.matrix([float(x) for x in s.tau])
    exact = as_floats(RING.context.lu_solve(M, tau - h))[:, 0]
    ours = _ours(robot, "aba", s.q, s.v, s.tau)["a"]
    return times_worse(ours, exact, accelerations(robot.oracle, s))


def _minverse(robot: Robot, s: State) -> float:
    exact = as_floats(RING.context.inverse(digits(robot, "crba", s.q)))
    ours = _ours(robot, "minverse", s.q)["Minv"]
    return times_worse(ours, exact, inverses(robot.oracle, s))


def _aba_derivatives(robot: Robot, s: State) -> float:
    a = digits(robot, "aba", s.q, s.v, s.tau)
    forces = all_digits(robot, "rnea_derivatives", s.q, s.v, list(a))
    W = RING.context.inverse(forces["dtau_da"])
    exact = (-W * forces["dtau_dq"], -W * forces["dtau_dv"], W)
    routes = zip(*derivatives(robot.oracle, s), strict=True)
    ours = _ours(robot, "aba_derivatives", s.q, s.v, s.tau).values()
    return max(
        times_worse(x, as_floats(y), list(z)) for x, y, z in zip(ours, exact, routes, strict=True)
    )


def _delassus(robot: Robot, s: State) -> float:
    J = digits(robot, "contact_jacobian", s.q)
    exact = as_floats(J * RING.context.inverse(digits(robot, "crba", s.q)) * J.T)
    near = robot.oracle.values("contact_jacobian", s)[""]
    routes = [near @ W @ near.T for W in inverses(robot.oracle, s)]
    return times_worse(_ours(robot, "delassus", s.q)["W"], exact, routes)


def _contact_dynamics(robot: Robot, s: State) -> float:
    """All contacts closed; left out where their rows depend, and what there is to tell is mu."""
    J = robot.oracle.values("contact_jacobian", s)[""]
    if np.linalg.matrix_rank(J) < len(J):
        return 0.0
    k = kept(robot, s, np.ones(len(robot.contacts)), np.random.default_rng(3))
    exact, routes = exactly(robot, k), (by_pinocchio(robot, k), dense(k))
    ours = _ours(robot, "contact_dynamics", *k.inputs)
    return max(
        times_worse(ours[name], exact[i], [route[i] for route in routes])
        for i, name in enumerate(("a", "lam"))
    )


def _impulse_dynamics(robot: Robot, s: State) -> float:
    """The velocity after one tip's impact; nothing is determined where its rows depend."""
    context, oracle, restitution = RING.context, robot.oracle, 0.3
    near = oracle.values("contact_jacobian", s)[""][:3]
    if np.linalg.matrix_rank(near) < len(near):
        return 0.0
    stance = np.zeros(len(robot.contacts))
    stance[0] = 1
    J = digits(robot, "contact_jacobian", s.q)[:3, :]
    W, v = context.inverse(digits(robot, "crba", s.q)), context.matrix(s.v.tolist())
    solved = context.lu_solve(J * W * J.T, J * v)
    exact = as_floats(v - (1 + restitution) * (W * (J.T * solved)))[:, 0]
    M, n = oracle.values("crba", s)[""], len(s.v)
    system = np.block([[M, -near.T], [near, np.zeros((3, 3))]])
    right = np.concatenate([M @ s.v, -restitution * near @ s.v])
    routes = [
        pin.impulseDynamics(oracle.model, oracle.data, s.q, s.v, near, restitution, 0.0).copy(),
        np.linalg.solve(system, right)[:n],
    ]
    ours = _ours(robot, "impulse_dynamics", s.q, s.v, stance, restitution)["v_next"]
    return times_worse(ours, exact, routes)


MEASURED: dict[str, Measure] = {
    "aba": _aba,
    "minverse": _minverse,
    "aba_derivatives": _aba_derivatives,
    "delassus": _delassus,
    "contact_dynamics": _contact_dynamics,
    "impulse_dynamics": _impulse_dynamics,
}
