"""The Go2 falls and tumbles: what must be conserved is.

    python examples/free_fall.py

Without contacts or torques the centre of mass follows a parabola, the momentum about it and
the energy stay. The base is moved by ``integrate`` on the manifold, in the middle of a step by
the mean of velocities.
"""

from __future__ import annotations

import numpy as np

import symdyn

NAMES = (
    "aba", "integrate", "center_of_mass", "centroidal_momentum", "kinetic_energy",
    "potential_energy",
)  # fmt: skip


def fall(seconds: float = 0.5, dt: float = 1e-3) -> dict[str, np.ndarray]:
    """Time, centre of mass (m), momentum about it and energy (J) of a fall."""
    f = {name: symdyn.function("go2", name) for name in NAMES}
    rng = np.random.default_rng(1)
    q = np.r_[0, 0, 1, 0, 0, 0, 1, np.tile([0, 0.9, -1.8], 4)]
    v = np.r_[0.5, 0, 1, rng.normal(size=15)]
    rows = []
    for k in range(round(seconds / dt) + 1):
        energy = f["kinetic_energy"](q, v) + f["potential_energy"](q)
        momentum = f["centroidal_momentum"](q, v)[3:]
        rows.append(np.r_[k * dt, f["center_of_mass"](q), momentum, energy])
        a = f["aba"](q, v, np.zeros(18))
        half = f["integrate"](q, dt / 2 * v)
        v_half = v + dt / 2 * a
        a = f["aba"](half, v_half, np.zeros(18))
        q, v = f["integrate"](q, dt * v_half), v + dt * a
    rows = np.array(rows)
    return {"t": rows[:, 0], "c": rows[:, 1:4], "momentum": rows[:, 4:7], "energy": rows[:, 7]}


def drift(found: dict[str, np.ndarray]) -> dict[str, float]:
    """How far the fall strays from what must be: by parabola (m), momentum and energy."""
    t, c = found["t"], found["c"]
    start = (c[1] - c[0]) / (t[1] - t[0]) + np.array([0, 0, 9.81 / 2]) * (t[1] - t[0])
    parabola = c[0] + np.outer(t, start) + np.outer(t**2, [0, 0, -9.81 / 2])
    return {
        "parabola": float(np.abs(c - parabola).max()),
        "momentum": float(np.abs(found["momentum"] - found["momentum"][0]).max()),
        "energy": float(np.abs(found["energy"] - found["energy"][0]).max()),
    }


def main(picture: str = "free_fall.png", seconds: float = 0.5) -> dict[str, float]:
    """Draw height and energy; how far they stray."""
    import matplotlib.pyplot as plt

    found = fall(seconds)
    figure, axes = plt.subplots(2, sharex=True)
    axes[0].plot(found["t"], found["c"][:, 2])
    axes[0].set_ylabel("height of the centre of mass, m")
    axes[1].plot(found["t"], found["energy"] - found["energy"][0])
    axes[1].set_ylabel("energy gained, J")
    axes[1].set_xlabel("time, s")
    figure.savefig(picture)
    plt.close(figure)
    return drift(found)


if __name__ == "__main__":
    print(main())
