"""A load on the back of the Go2 through the input ``p``: nothing is derived again.

    python examples/payload.py

With ``parameters=`` masses, centres of mass and inertias stay symbolic, and their values in the
robot's file are the defaults. A load changes the entries of the base alone; the torques are
those of a file in which the load is a link of its own.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np

import symdyn
from symdyn.model.parameters import parametrized
from symdyn.model.robots import builtin

QUANTITIES = ("mass", "com", "inertia")
PLACE = np.array([0.05, 0, 0.1])  # the load's centre in the base's axes, m
SIZE = np.array([0.3, 0.2, 0.1])  # a box, m
PAIRS = {"xx": (0, 0), "yy": (1, 1), "zz": (2, 2), "xy": (0, 1), "xz": (0, 2), "yz": (1, 2)}


def load(mass: float) -> tuple[float, np.ndarray, np.ndarray]:
    """Mass (kg), centre (m) and inertia about it (kg m^2) of the load."""
    return mass, PLACE, np.diag(mass / 12 * (SIZE @ SIZE - SIZE**2))


def together(bodies: list[tuple[float, np.ndarray, np.ndarray]]) -> tuple:
    """The same of bodies that are one, by the parallel axes of their common centre."""
    mass = sum(m for m, _, _ in bodies)
    centre = sum(m * c for m, c, _ in bodies) / mass
    inertia = np.zeros((3, 3))
    for m, c, about in bodies:
        d = c - centre
        inertia += about + m * (d @ d * np.eye(3) - np.outer(d, d))
    return mass, centre, inertia


def parameters(mass: float) -> np.ndarray:
    """The input p with the load on the base; at mass zero, the defaults."""
    entries = parametrized(symdyn.load("go2"), QUANTITIES).parameters
    p = {it.name: float(it.value) for it in entries}  # what is zero in the file has no entry
    centre = np.array([p.get(f"com.base.{axis}", 0) for axis in "xyz"])
    inertia = np.zeros((3, 3))
    for name, (i, j) in PAIRS.items():
        inertia[i, j] = inertia[j, i] = p.get(f"inertia.base.{name}", 0)
    whole, centre, inertia = together([(p["mass.base"], centre, inertia), load(mass)])
    new = {"mass.base": whole}
    new |= {f"com.base.{axis}": x for axis, x in zip("xyz", centre, strict=True)}
    new |= {f"inertia.base.{name}": inertia[pair] for name, pair in PAIRS.items()}
    return np.array([new.get(name, value) for name, value in p.items()])


def described(mass: float) -> symdyn.Tree:
    """The robot read from a file in which the load is a link."""
    m, place, inertia = load(mass)
    xx, yy, zz = np.diag(inertia)
    link = (
        f'<link name="load"><inertial><mass value="{m!r}"/>'
        f'<inertia ixx="{xx}" iyy="{yy}" izz="{zz}" ixy="0" ixz="0" iyz="0"/></inertial></link>'
        '<joint name="strap" type="fixed"><parent link="base"/><child link="load"/>'
        f'<origin xyz="{" ".join(map(str, place))}"/></joint></robot>'
    )
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "go2_loaded.urdf"
        file.write_text(builtin("go2").path.read_text().replace("</robot>", link))
        return symdyn.load(file, base="floating")


def main(picture: str = "payload.png", heaviest: float = 6.0) -> float:
    """Draw what holds the base over the load; the largest difference of the two ways."""
    import matplotlib.pyplot as plt

    rnea = symdyn.function("go2", "rnea", parameters=QUANTITIES)
    q = np.r_[0, 0, 0.32, 0, 0, 0, 1, np.tile([0, 0.8, -1.6], 4)]
    v, a = np.linspace(-1, 1, 18), np.linspace(2, -2, 18)
    masses = np.linspace(0, heaviest, 7)
    tau = np.array([rnea(q, v, a, parameters(mass)) for mass in masses])
    again = symdyn.function(described(heaviest), "rnea")(q, v, a)

    figure, axes = plt.subplots()
    axes.plot(masses, tau[:, 2], label="vertical force, N")
    axes.plot(masses, tau[:, 4], label="pitching moment, N m")
    axes.plot(heaviest, again[2], "o", heaviest, again[4], "o")
    axes.set_xlabel("load, kg")
    axes.legend()
    figure.savefig(picture)
    plt.close(figure)
    return float(np.abs(tau[-1] - again).max() / (1 + np.abs(again).max()))


if __name__ == "__main__":
    print(f"difference from the description with the load: {main():.1e}")
