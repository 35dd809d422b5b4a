"""Contestants that are called from Python, one state after the other."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Any

import numpy as np

from symdyn.backends.unit import Unit
from symdyn.model.robots import builtin
from symdyn.model.tree import Tree

PEERS = {"pinocchio": "pin", "mujoco": "mujoco", "adam": "adam-robotics"}
"""Modules of other libraries, and what to install for them."""

CALLS = {
    "rnea": "rnea",
    "nonlinear_effects": "nonLinearEffects",
    "gravity": "computeGeneralizedGravity",
    "crba": "crba",
    "aba": "aba",
    "minverse": "computeMinverse",
    "centroidal_map": "computeCentroidalMap",
    "rnea_derivatives": "computeRNEADerivatives",
    "aba_derivatives": "computeABADerivatives",
}
"""Pinocchio's names."""

Round = Callable[[], Mapping[str, float]]


def contestants(
    tree: Tree, units: Mapping[str, Unit], given: Mapping[str, list[np.ndarray]]
) -> tuple[dict[str, Round], list[str]]:
    """What is installed and can be raced, and what to install for the others."""
    missing = [f"{name} (pip install {pip})" for name, pip in PEERS.items() if not find_spec(name)]
    robot = builtin(tree.name)
    if not find_spec("pinocchio") or robot is None or robot.path.suffix != ".urdf":
        return {}, missing
    model = pinocchio_model(str(robot.path), tree.floating)
    return {"Pinocchio, Python loop": _loop(model, units, given)}, missing


def pinocchio_model(path: str, floating: bool) -> Any:
    """A robot as Pinocchio reads it."""
    import pinocchio as pin

    if floating:
        return pin.buildModelFromUrdf(path, pin.JointModelFreeFlyer())
    return pin.buildModelFromUrdf(path)


def _loop(model: Any, units: Mapping[str, Unit], given: Mapping[str, list[np.ndarray]]) -> Round:
    import pinocchio as pin

    data = model.createData()
    functions = {name: getattr(pin, CALLS[name]) for name in units if name in CALLS}

    def run() -> dict[str, float]:
        found = {}
        for name, function in functions.items():
            states = list(zip(*given[name], strict=True))
            start = time.perf_counter()
            for state in states:
                function(model, data, *state)
            found[name] = (time.perf_counter() - start) * 1e9 / len(states)
        return found

    return run
