"""Plan a motion of the Go2 with its whole dynamics: standing up, or a hop.

    python examples/whole_body.py stand
    python examples/whole_body.py hop --solver fatrop --replay
    symdyn export go2 --functions inverse_dynamics,step_r3so3,contact_positions \
        --variants casadi -o exported && \
        python examples/whole_body.py stand --export exported/

States are x = [q, v], inputs u = [a, f]: accelerations and the forces at the feet. A step of
time is ``step_r3so3``; inverse dynamics gives the torques, and its first six rows, the force
that a hand would have to lend the base, must vanish.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import casadi as ca
import numpy as np

MU, DT = 0.7, 0.025
FUNCTIONS = ("inverse_dynamics", "step_r3so3", "contact_positions")
EFFORT = np.tile([23.7, 23.7, 45.43], 4)  # N m
TORQUES = np.r_[np.zeros(6), EFFORT]  # nobody holds the base
MUMPS = {"mumps_permuting_scaling": 0}  # needless here, and a third of IPOPT's own time
LEG = 0.213  # length of thigh and calf, m


@dataclass(frozen=True)
class Plan:
    """A planned motion: a row for each node, and what the solver said."""

    x: np.ndarray
    u: np.ndarray
    tau: np.ndarray
    violation: float  # the largest of all constraints
    stats: dict[str, Any]
    seconds: float


def robot(folder: str | None = None) -> Any:
    """The functions: in scalar symbols, or compiled from an export with their derivatives."""
    if folder is None:
        import symdyn

        made = {name: symdyn.function("go2", name, backend="casadi") for name in FUNCTIONS}
        return SimpleNamespace(**made)
    return package(folder).load("compiled")


def package(folder: str) -> ModuleType:
    """An export, wherever it is."""
    where = Path(folder).resolve()
    spec = importlib.util.spec_from_file_location(where.name, where / "__init__.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[where.name] = module
    spec.loader.exec_module(module)
    return module


def posture(bend: float) -> np.ndarray:
    """q with level base and each foot below its hip; ``bend`` is the angle of the thighs."""
    joints = np.tile([0, bend, -2 * bend], 4)
    return np.r_[0, 0, 2 * LEG * np.cos(bend) + 0.022, 0, 0, 0, 1, joints]


def stance(task: str, nodes: int) -> np.ndarray:
    """Whether the feet are on the ground in each interval."""
    ground = np.ones(nodes, dtype=bool)
    if task == "hop":
        ground[2 * nodes // 5 : 3 * nodes // 5] = False
    return ground


class Problem:
    """Stage after stage: variables x0, u0, x1, ...; the gap to the next stage comes first."""

    def __init__(self, robot: Any, task: str, nodes: int) -> None:
        self.nodes, self.ground = nodes, stance(task, nodes)
        start = posture(1.2 if task == "stand" else 0.9)
        self.goal = posture(0.7 if task == "stand" else 0.9)
        self.initial = np.r_[start, np.zeros(18)]
        self.feet = robot.contact_positions(start)
        self.w, self.w0, self.lower, self.upper = [], [], [], []
        self.g, self.lbg, self.ubg, self.cost = [], [], [], 0
        X = [ca.MX.sym(f"x{k}", 37) for k in range(nodes + 1)]
        U = [ca.MX.sym(f"u{k}", 30) for k in range(nodes)]
        hold = np.tile([0, 0, 16.087 * 9.81 / 4], 4)  # each foot's share of the weight, N
        cost = running(self.goal, hold)
        for k in range(nodes):
            self._state(X[k], k)
            self._variable(U[k], np.r_[np.zeros(18), hold * self.ground[k]], -np.inf, np.inf)
            self._bound(X[k + 1] - robot.step_r3so3(X[k], U[k][:18], DT), 0, 0)
            self._stage(robot, X[k], U[k], k)
            self.cost += DT * cost(X[k], U[k])
        self._state(X[nodes], nodes)
        self._bound(robot.contact_positions(X[nodes][:19]) - self.feet, 0, 0)
        self.cost += 10 * cost(X[nodes], np.r_[np.zeros(18), hold])
        self.x, self.u = X, U

    def _variable(self, v: ca.MX, guess: np.ndarray, low: Any, high: Any) -> None:
        self.w.append(v)
        self.w0.append(guess)
        self.lower.append(np.broadcast_to(low, guess.shape))
        self.upper.append(np.broadcast_to(high, guess.shape))

    def _bound(self, rows: ca.MX, low: Any, high: Any) -> None:
        self.g.append(rows)
        self.lbg.append(np.broadcast_to(low, rows.shape[0]))
        self.ubg.append(np.broadcast_to(high, rows.shape[0]))

    def _state(self, x: ca.MX, k: int) -> None:
        """The first state is given; the guess goes straight from there to the goal."""
        share = k / self.nodes
        guess = (1 - share) * self.initial + share * np.r_[self.goal, np.zeros(18)]
        free = np.inf if k else 0
        self._variable(x, guess, guess - free, guess + free)

    def _stage(self, robot: Any, x: ca.MX, u: ca.MX, k: int) -> None:
        """Base without a hand, torques, and feet that stand or hang."""
        f = u[18:]
        tau = robot.inverse_dynamics(x[:19], x[19:], u[:18], f)
        self._bound(tau, -TORQUES, TORQUES)
        if self.ground[k]:
            if k:
                self._bound(robot.contact_positions(x[:19]) - self.feet, 0, 0)
        else:
            self._bound(f, 0, 0)
        if self.ground[k]:
            self._bound(pyramid() @ f, 0, np.inf)

    def nlp(self) -> dict[str, ca.MX]:
        """As CasADi's solvers take it."""
        return {"x": ca.vertcat(*self.w), "f": self.cost, "g": ca.vertcat(*self.g)}


def running(goal: np.ndarray, hold: np.ndarray) -> ca.Function:
    """What an instant costs: distance from the goal, velocities, accelerations, forces."""
    x, u = ca.SX.sym("x", 37), ca.SX.sym("u", 30)
    away = x[:19] - goal
    cost = (
        50 * ca.sumsqr(away[:7])
        + 5 * ca.sumsqr(away[7:])
        + 0.1 * ca.sumsqr(x[19:])
        + 1e-3 * ca.sumsqr(u[:18])
        + 1e-4 * ca.sumsqr(u[18:] - hold)
    )
    return ca.Function("running", [x, u], [cost])


def pyramid() -> ca.DM:
    """The matrix that takes the feet's forces to the rows of their friction pyramids."""
    foot = ca.sparsify(ca.DM([[0, 0, 1], [1, 0, MU], [-1, 0, MU], [0, 1, MU], [0, -1, MU]]))
    return ca.diagcat(foot, foot, foot, foot)


def solve(
    task: str,
    functions: Any,
    nodes: int = 40,
    solver: str = "ipopt",
    gauss_newton: bool = False,
    settings: dict[str, Any] = MUMPS,
) -> Plan:
    """Solve the problem and time the solver; the settings are IPOPT's."""
    problem = Problem(functions, task, nodes)
    nlp, bounds = problem.nlp(), [np.concatenate(it) for it in (problem.lbg, problem.ubg)]
    options: dict[str, Any] = {"print_time": False}
    if solver == "fatrop":
        options |= {
            "structure_detection": "auto",
            "equality": (bounds[0] == bounds[1]).tolist(),
            "fatrop": {"print_level": 0, "tol": 1e-6},
        }
    else:
        options |= {"ipopt": {"print_level": 0, "sb": "yes", "tol": 1e-6, **settings}}
        if gauss_newton:
            options["hess_lag"] = _cost_hessian(nlp)
    made = ca.nlpsol("solver", solver, nlp, options)
    start = time.process_time()
    found = made(
        x0=np.concatenate(problem.w0),
        lbx=np.concatenate(problem.lower),
        ubx=np.concatenate(problem.upper),
        lbg=bounds[0],
        ubg=bounds[1],
    )
    seconds = time.process_time() - start
    if not made.stats()["success"]:
        told = made.stats().get("return_status", f"{solver} gave up")
        raise RuntimeError(f"no plan was found ({told}): give it more nodes, or a nearer goal")
    values = ca.Function("values", [nlp["x"]], [ca.horzcat(*problem.x), ca.horzcat(*problem.u)])
    x, u = (it.full().T for it in values(found["x"]))
    g = found["g"].full().ravel()
    violation = max((bounds[0] - g).max(), (g - bounds[1]).max(), 0.0)
    tau = [
        functions.inverse_dynamics(x[k, :19], x[k, 19:], u[k, :18], u[k, 18:]) for k in range(nodes)
    ]
    stats = dict(made.stats()) | {"objective": float(found["f"])}
    return Plan(x, u, np.array([it.full().ravel() for it in tau]), violation, stats, seconds)


def _cost_hessian(nlp: dict[str, ca.MX]) -> ca.Function:
    """The Hessian of the cost alone: Gauss and Newton's, as the cost is a sum of squares."""
    scale, weights = ca.MX.sym("lam_f"), ca.MX.sym("lam_g", nlp["g"].shape[0])
    hessian = ca.triu(scale * ca.hessian(nlp["f"], nlp["x"])[0])
    inputs = [nlp["x"], ca.MX.sym("p", 0), scale, weights]
    return ca.Function("hess_lag", inputs, [hessian], ["x", "p", "lam_f", "lam_g"], ["hess"])


def draw(plan: Plan, file: str) -> None:
    """Height of the base, vertical forces, and torques by their limits."""
    import matplotlib.pyplot as plt

    t = DT * np.arange(len(plan.x))
    figure, axes = plt.subplots(3, sharex=True, figsize=(7, 7))
    axes[0].plot(t, plan.x[:, 2])
    axes[0].set_ylabel("base height, m")
    axes[1].plot(t[:-1], plan.u[:, 20::3], label=["FL", "FR", "RL", "RR"])
    axes[1].set_ylabel("vertical force, N")
    axes[1].legend()
    axes[2].plot(t[:-1], plan.tau[:, 6:] / EFFORT)
    axes[2].set_ylabel("torque by its limit")
    axes[2].set_xlabel("time, s")
    figure.savefig(file)
    plt.close(figure)


def main() -> None:
    """Read the command line, solve, draw."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("task", choices=["stand", "hop"])
    parser.add_argument("--solver", choices=["ipopt", "fatrop"], default="ipopt")
    parser.add_argument("--gauss-newton", action="store_true")
    parser.add_argument("--nodes", type=int, default=40)
    parser.add_argument("--export", help="folder of an export with --variants casadi")
    parser.add_argument("--replay", action="store_true", help="in MuJoCo, with torques and PD")
    parser.add_argument("--picture", default="whole_body.png")
    given = parser.parse_args()
    functions = robot(given.export)
    plan = solve(given.task, functions, given.nodes, given.solver, given.gauss_newton)
    print(
        f"{plan.stats['iter_count']} iterations, {plan.seconds:.2f} s of CPU, objective "
        f"{plan.stats['objective']:.6f}, hand on the base {np.abs(plan.tau[:, :6]).max():.1e}, "
        f"torque {np.abs(plan.tau[:, 6:] / EFFORT).max():.0%} of its limit, "
        f"highest {plan.x[:, 2].max():.3f} m"
    )
    draw(plan, given.picture)
    if given.replay:
        from mujoco_replay import replay

        print(replay(plan.x, plan.tau[:, 6:], DT))


if __name__ == "__main__":
    main()
