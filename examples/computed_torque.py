"""Computed torque on the two-link arm: the error decays as a linear system's does.

python examples/computed_torque.py
"""

from __future__ import annotations

import numpy as np

import symdyn

ARM = symdyn.planar(
    2,
    values={"m1": 2, "r1": "0.2", "I1": "0.03", "l1": "0.4", "m2": "1.5", "r2": "0.15"}
    | {"I2": "0.02", "l2": "0.35", "g": "9.81"},
)
GAIN, DT = 100.0, 0.002  # 1/s^2, s


def wanted(t: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Angles, rates and accelerations of a motion to follow."""
    w, size = np.array([2.0, 3.0]), np.array([0.8, 0.5])
    return size * np.sin(w * t), size * w * np.cos(w * t), -size * w**2 * np.sin(w * t)


def follow(seconds: float = 2.0) -> tuple[np.ndarray, np.ndarray]:
    """Times and errors, from a start that is off by 0.3 rad in both joints."""
    rnea, aba = (symdyn.function(ARM, name) for name in ("rnea", "aba"))

    def rate(t: float, x: np.ndarray) -> np.ndarray:
        q, v = x[:2], x[2:]
        q_d, v_d, a_d = wanted(t)
        a = a_d + GAIN * (q_d - q) + 2 * np.sqrt(GAIN) * (v_d - v)
        return np.r_[v, aba(q, v, rnea(q, v, a))]

    t, errors = DT * np.arange(round(seconds / DT) + 1), []
    x = np.r_[wanted(0)[0] + 0.3, wanted(0)[1]]
    for now in t:
        errors.append(x[:2] - wanted(now)[0])
        k1 = rate(now, x)
        k2 = rate(now + DT / 2, x + DT / 2 * k1)
        k3 = rate(now + DT / 2, x + DT / 2 * k2)
        x = x + DT / 6 * (k1 + 2 * k2 + 2 * k3 + rate(now + DT, x + DT * k3))
    return t, np.array(errors)


def decay(t: np.ndarray) -> np.ndarray:
    """What is left of an error of one at rest, critically damped."""
    w = np.sqrt(GAIN)
    return (1 + w * t) * np.exp(-w * t)


def main(picture: str = "computed_torque.png", seconds: float = 2.0) -> float:
    """Largest difference between the arm's error and the linear system's (rad)."""
    import matplotlib.pyplot as plt

    t, errors = follow(seconds)
    figure, axes = plt.subplots()
    axes.plot(t, errors, label=["shoulder", "elbow"])
    axes.plot(t, 0.3 * decay(t), "k:", label="linear system")
    axes.set_xlabel("time, s")
    axes.set_ylabel("error, rad")
    axes.legend()
    figure.savefig(picture)
    plt.close(figure)
    return float(np.abs(errors - 0.3 * decay(t)[:, None] * (errors[0] / 0.3)).max())


if __name__ == "__main__":
    print(f"the arm is a linear system to within {main():.1e} rad")
