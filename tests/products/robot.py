"""Functions of the Go2, ready to print, each derived once."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import numpy as np

import symdyn
from symdyn.backends.unit import Unit
from symdyn.dynamics.derive import derive, lookup
from symdyn.dynamics.limbs import limbs

FUNCTIONS = (
    "rnea",
    "crba",
    "forward_kinematics",
    "kinetic_energy",
    "integrate",
    "difference",
    "get_dynamics",
)
"""One of each kind: vector, matrix, several outputs, scalar, and choices."""


@lru_cache
def go2(name: str) -> Unit:
    """A function of the Go2."""
    tree = symdyn.load("go2")
    summary = lookup(tree, name).summary
    command = "symdyn regenerate go2"
    program = derive(tree, name)
    made = Unit("go2", program, summary, "pinocchio", "symdyn.dynamics", command)
    return replace(made, limbs=limbs(tree, program))


def states(unit: Unit, batch: tuple[int, ...], seed: int) -> list[np.ndarray]:
    """Random inputs; configurations have unit quaternions."""
    rng = np.random.default_rng(seed)
    made = []
    for port in unit.program.inputs:
        x = rng.normal(size=(*batch, *port.shape))
        if port.name.startswith("q"):
            x[..., 3:7] /= np.linalg.norm(x[..., 3:7], axis=-1, keepdims=True)
        made.append(x)
    return made
