"""The states that a race is run on."""

from __future__ import annotations

import numpy as np

from symdyn.backends import live
from symdyn.backends.unit import Unit
from symdyn.export.units import unit
from symdyn.model.tree import Tree
from symdyn.program.graph import Port
from symdyn.truth.door import NOTHING_SAID

COUNT = 1024
"""Different states."""

BLOCK = 64
"""How many of them are timed at once: what else runs on the machine shall not fall into all."""

FIXED = {"stance": 1.0, "kp": 100.0, "kd": 20.0, "mu": 1e-6}
"""Inputs that say how contacts are kept: all are closed."""


def states(tree: Tree, made: Unit, count: int = COUNT) -> list[np.ndarray]:
    """Random values of each input of a function, states first.

    Joints are drawn within their limits (a revolution where they have none), quaternions and
    pairs of cosine and sine have norm one, all else is between -1 and 1.
    """
    rng = np.random.default_rng(0)
    return [_drawn(tree, port, count, rng) for port in made.program.inputs]


def whole_states(tree: Tree) -> np.ndarray:
    """The same positions, with velocities and accelerations: (COUNT, nq + 2 nv)."""
    return np.concatenate(states(tree, unit(tree, "rnea", door=NOTHING_SAID)), axis=1)


def _drawn(tree: Tree, port: Port, count: int, rng: np.random.Generator) -> np.ndarray:
    if port.name in FIXED:
        return np.full((count, *port.shape), FIXED[port.name])
    x = rng.uniform(-1.0, 1.0, (count, *port.shape))
    if not port.name.startswith("q") or port.shape != (tree.nq,):
        return x
    for body, at, joint in zip(tree.bodies, tree.q_index, tree.v_index, strict=True):
        if body.joint.kind in ("revolute", "prismatic") and body.master is None:
            k = joint.start - (tree.nv - len(tree.lower))  # a free base has no limits
            low, high = tree.lower[k], tree.upper[k]
            low = -np.pi if low is None else max(-np.pi, float(low))
            high = np.pi if high is None else min(np.pi, float(high))
            x[:, at] = low + (high - low) * (x[:, at] + 1) / 2
    normalize = live.numpy_function(unit(tree, "normalize", door=NOTHING_SAID))
    unit_q: np.ndarray = normalize(x)
    return unit_q
