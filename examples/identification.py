"""Identify the two-link arm from torques: inertias that a real body could have.

    python examples/identification.py

Torques are linear in the parameters of the bodies, but only some combinations show in them: the
base parameters ``pi_b = B pi``, with ``tau = Y_b pi_b`` and as few columns as can be. Least
squares finds these, yet may answer with what no bodies have. Here each body's parameters come
from a matrix L by ``[[S, h], [h^T, m]] = L L^T``, with which every answer is a
body of positive mass (Wensing, Kim and Slotine, 2018, Linear matrix inequalities for physically
consistent inertial parameter identification).
"""

from __future__ import annotations

import casadi as ca
import numpy as np

import symdyn
from symdyn.dynamics.base_parameters import grouping

ARM = symdyn.planar(
    2,
    values={"m1": 2, "r1": "0.2", "I1": "0.03", "l1": "0.4", "m2": "1.5", "r2": "0.15"}
    | {"I2": "0.02", "l2": "0.35", "g": "9.81"},
)
NOISE = 0.02  # N m


def measured(samples: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Base regressors of random motions, and the arm's torques with noise."""
    rng = np.random.default_rng(seed)
    q, v, a = rng.uniform(-2, 2, (3, samples, 2))
    Y = symdyn.function(ARM, "base_regressor")(q, v, a)
    tau = symdyn.function(ARM, "rnea")(q, v, a)
    return Y.reshape(-1, Y.shape[-1]), (tau + NOISE * rng.normal(size=tau.shape)).ravel()


def combination() -> np.ndarray:
    """The matrix B that takes the parameters of all bodies to the base parameters."""
    return np.array(grouping(ARM).combination, dtype=float)


def parameters(L: ca.SX) -> ca.SX:
    """Ten parameters of a body from the ten entries of a triangular matrix."""
    T = ca.SX(4, 4)
    entries = iter(range(10))
    for i in range(4):
        for j in range(i + 1):
            T[i, j] = L[next(entries)]
    J = T @ T.T
    S = J[:3, :3]
    inertia = ca.trace(S) * ca.SX.eye(3) - S
    six = [inertia[i, j] for i, j in ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))]
    return ca.vertcat(J[3, 3], J[:3, 3], *six)


def identify(Y: np.ndarray, tau: np.ndarray) -> np.ndarray:
    """The parameters of all bodies that explain the torques best and are some body's."""
    B = combination()
    bodies = B.shape[1] // 10
    L = [ca.SX.sym(f"L{k}", 10) for k in range(bodies)]
    pi = ca.vertcat(*map(parameters, L))
    guess = np.tile([0.3, 0, 0.3, 0, 0, 0.3, 0, 0, 0, 1], bodies)
    whole = ca.vertcat(*L)
    cost = ca.sumsqr(Y @ (B @ pi) - tau) + 1e-6 * ca.sumsqr(whole - guess)
    options = {"print_time": False, "ipopt": {"print_level": 0, "sb": "yes"}}
    found = ca.nlpsol("identify", "ipopt", {"x": whole, "f": cost}, options)(x0=guess)
    return ca.Function("pi", [whole], [pi])(found["x"]).full().ravel()


def pseudo_inertia(pi: np.ndarray) -> np.ndarray:
    """The 4x4 matrix of a body that is positive where the body could be real."""
    m, h, (xx, xy, yy, xz, yz, zz) = pi[0], pi[1:4], pi[4:10]
    inertia = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    S = np.trace(inertia) / 2 * np.eye(3) - inertia
    return np.block([[S, h[:, None]], [h[None], m]])


def main(picture: str = "identification.png", samples: int = 200) -> dict[str, float]:
    """Torques of new motions as measured and as predicted."""
    import matplotlib.pyplot as plt

    Y, tau = measured(samples, 0)
    pi, free = identify(Y, tau), np.linalg.lstsq(Y, tau)[0]
    pi_b = combination() @ pi
    Y, tau = measured(samples, 1)
    figure, axes = plt.subplots()
    axes.plot(tau, Y @ pi_b, ".")
    axes.set_xlabel("measured torque, N m")
    axes.set_ylabel("predicted torque, N m")
    figure.savefig(picture)
    plt.close(figure)
    return {
        "error": float(np.sqrt(np.mean((Y @ pi_b - tau) ** 2))),
        "noise": NOISE,
        "base_parameters": len(pi_b),
        "from_least_squares": float(np.abs(pi_b - free).max()),
        "least_eigenvalue": min(
            np.linalg.eigvalsh(pseudo_inertia(p)).min() for p in pi.reshape(-1, 10)
        ),
    }


if __name__ == "__main__":
    print(main())
