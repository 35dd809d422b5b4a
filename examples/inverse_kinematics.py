"""Put the Go2's feet where they should be: Newton's method on their positions.

    python examples/inverse_kinematics.py

One foot is led along a circle while base and other feet stay.
"""

from __future__ import annotations

import numpy as np

import symdyn


def reach(q: np.ndarray, feet: np.ndarray, tolerance: float = 1e-12) -> np.ndarray:
    """Joints that put all feet in place; the base of q stays.

    Parameters
    ----------
    q : array, 19
        Where to start.
    feet : array, 12
        World positions (m).

    Raises
    ------
    RuntimeError
        Where Newton's method finds none: the feet are out of reach.
    """
    positions, jacobian = (
        symdyn.function("go2", name) for name in ("contact_positions", "contact_jacobian")
    )
    q = q.copy()
    for _ in range(30):
        away = feet - positions(q)
        if np.abs(away).max() < tolerance:
            return q
        q[7:] += np.clip(np.linalg.solve(jacobian(q)[:, 6:], away), -0.3, 0.3)
    raise RuntimeError("the feet are out of reach")


def main(picture: str = "inverse_kinematics.png", points: int = 40) -> np.ndarray:
    """The joints of the front left leg along a circle of its foot."""
    import matplotlib.pyplot as plt
    from standing_qp import standing

    q = standing()
    feet = symdyn.function("go2", "contact_positions")(q)
    angles = np.linspace(0, 2 * np.pi, points)
    path = []
    for angle in angles:
        goal = feet.copy()
        goal[[0, 2]] += 0.05 * np.array([np.sin(angle), 1 - np.cos(angle)])
        q = reach(q, goal)
        path.append(q[7:10])
    figure, axes = plt.subplots()
    axes.plot(np.degrees(angles), path, label=["hip", "thigh", "calf"])
    axes.set_xlabel("place on the circle, degrees")
    axes.set_ylabel("angle, rad")
    axes.legend()
    figure.savefig(picture)
    plt.close(figure)
    return np.array(path)


if __name__ == "__main__":
    print(f"the leg comes back to within {np.ptp(main()[[0, -1]], axis=0).max():.1e} rad")
