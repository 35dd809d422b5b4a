"""Which forces hold the Go2 still: a quadratic program over the feet.

    python examples/standing_qp.py

The base is moved sideways over feet that stay where they are. At each place the least torques
are sought that keep the robot at rest, with every foot's force in its friction pyramid.
"""

from __future__ import annotations

from types import SimpleNamespace

import casadi as ca
import numpy as np

import symdyn

MU = 0.7


def balance(q: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Forces at the feet (N, world axes) and joint torques (N m) at rest in q.

    Raises
    ------
    RuntimeError
        Where no such forces exist.
    """
    robot, f, rest = functions(), ca.SX.sym("f", 12), np.zeros(18)
    tau = robot.inverse_dynamics(q, rest, rest, f)
    rows = [tau[:6], robot.friction_cone(f, MU), robot.torque_limit(tau[6:])]
    problem = {
        "x": f,
        "f": ca.sumsqr(tau[6:]) + 1e-6 * ca.sumsqr(f),
        "g": ca.vertcat(*rows),
    }
    solver = ca.qpsol("balance", "daqp", problem, {"error_on_fail": False})
    high = np.r_[np.zeros(6), np.full(rows[1].numel() + rows[2].numel(), np.inf)]
    found = solver(lbg=0, ubg=high)
    if not solver.stats()["success"]:
        raise RuntimeError("the robot cannot stand like this")
    return found["x"].full().ravel(), robot.inverse_dynamics(q, rest, rest, found["x"]).full()[
        6:, 0
    ]


def functions() -> SimpleNamespace:
    """What the program is made of."""
    names = ("inverse_dynamics", "friction_cone", "torque_limit")
    return SimpleNamespace(**{n: symdyn.function("go2", n, backend="casadi") for n in names})


def shifted(y: float) -> np.ndarray:
    """q with the base moved by y to its left, the feet where they were."""
    from inverse_kinematics import reach

    start = standing()
    feet = symdyn.function("go2", "contact_positions")(start)
    moved = start.copy()
    moved[1] += y
    return reach(moved, feet)


def standing() -> np.ndarray:
    """q on four legs."""
    return np.r_[0, 0, 0.326 + 0.022, 0, 0, 0, 1, np.tile([0, 0.7, -1.4], 4)]


def main(picture: str = "standing_qp.png", places: int = 9) -> np.ndarray:
    """Vertical forces over the sideways place of the base."""
    import matplotlib.pyplot as plt

    y = np.linspace(-0.08, 0.08, places)
    vertical = np.array([balance(shifted(place))[0][2::3] for place in y])
    figure, axes = plt.subplots()
    axes.plot(y, vertical, label=["FL", "FR", "RL", "RR"])
    axes.set_xlabel("base to the left, m")
    axes.set_ylabel("vertical force, N")
    axes.legend()
    figure.savefig(picture)
    plt.close(figure)
    return vertical


if __name__ == "__main__":
    print(f"{main().sum(axis=1).mean():.2f} N on the feet together")
