"""The Go2 by symdyn's own functions, and Newton's method, for the answers to exercises."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

import symdyn
from symdyn.dynamics.derive import derive
from symdyn.program.count import flops
from tests.audit.counts import operations
from tests.audit.rigid import Ad, Array, cat, exp3, exp6, pose, printed_log3, vec


@cache
def go2_tree() -> Any:
    return symdyn.load("go2")


@cache
def go2(name: str) -> Callable[..., Any]:
    return symdyn.function("go2", name)


def go2_operations(name: str) -> int:
    return flops(derive(go2_tree(), name))


def go2_neutral() -> Array:
    q = np.zeros(19)
    q[6] = 1.0
    return q


def go2_state(seed: int) -> tuple[Array, Array, Array]:
    draw = np.random.default_rng(seed)
    q = go2("integrate")(go2_neutral(), draw.uniform(-0.5, 0.5, 18))
    return q, draw.uniform(-1, 1, 18), draw.uniform(-1, 1, 18)


def lstsq(A: Array, b: Array) -> Array:
    return np.linalg.lstsq(A, b, rcond=None)[0]


def log6(T: Array) -> Array:
    """The logarithm of a pose away from half turns."""
    w = printed_log3(T[:3, :3])
    columns = [exp6(cat(w, e))[:3, 3] for e in np.eye(3)]
    return cat(w, np.linalg.solve(np.column_stack(columns), T[:3, 3]))


def newton_error(steps: int) -> float:
    """Distance from a wanted pose after some steps of Newton's method, six joints."""
    draw = np.random.default_rng(5)
    screws = []
    for _ in range(6):
        axis = draw.normal(size=3)
        axis /= np.linalg.norm(axis)
        screws.append(cat(axis, -np.cross(axis, draw.uniform(-1, 1, 3))))
    home = pose(np.eye(3), vec(1, 0.5, 0.3))

    def chain(q: Array) -> tuple[Array, Array]:
        T, columns = np.eye(4), []
        for S, x in zip(screws, q, strict=True):
            columns.append(Ad(T) @ S)
            T = T @ exp6(S * x)
        return T @ home, np.column_stack(columns)

    goal = chain(draw.uniform(-0.5, 0.5, 6))[0]
    q = np.zeros(6)
    for _ in range(steps):
        T, J = chain(q)
        q = q + np.linalg.pinv(J) @ log6(goal @ np.linalg.inv(T))
    return float(np.linalg.norm(chain(q)[0] - goal))


__all__ = ["exp3", "go2", "go2_state", "lstsq", "newton_error", "operations"]
