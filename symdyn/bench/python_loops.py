"""Contestants that are called from Python, one state after the other."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from symdyn.bench.program import Round
from symdyn.bench.states import BLOCK
from symdyn.model.tree import Tree

PINOCCHIO = {
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

BATCH = 4096
"""States that are handed over at once."""

Given = Mapping[str, list[np.ndarray]]


def pinocchio_model(path: str, floating: bool) -> Any:
    """A robot as Pinocchio reads it."""
    import pinocchio as pin

    if floating:
        return pin.buildModelFromUrdf(path, pin.JointModelFreeFlyer())
    return pin.buildModelFromUrdf(path)


def pinocchio_round(model: Any, given: Given) -> Round:
    """Pinocchio's Python calls."""
    import pinocchio as pin

    data = model.createData()
    names = [name for name in given if name in PINOCCHIO]
    calls: dict[str, Callable[..., Any]] = {
        name: partial(getattr(pin, PINOCCHIO[name]), model, data) for name in names
    }
    return _round(calls, given)


def mujoco_round(path: str, tree: Tree, given: Given) -> Round:
    """MuJoCo's Python calls, of which each does more than the function it stands for.

    ``mj_inverse`` and ``mj_forward`` compute positions, the mass matrix, sensors and passive
    forces as well; before ``mj_fullM`` stand the positions and the mass matrix.
    """
    import mujoco

    spec = mujoco.MjSpec.from_file(path)
    spec.compiler.fusestatic = False
    spec.option.gravity = [float(x) for x in tree.gravity]
    if tree.floating:
        spec.body(tree.bodies[0].name).add_freejoint()
    model = spec.compile()
    model.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT
    data, M = mujoco.MjData(model), np.zeros((model.nv, model.nv))
    order = [0, 1, 2, 6, 3, 4, 5, *range(7, tree.nq)] if tree.floating else list(range(tree.nq))

    def put(q: np.ndarray, v: np.ndarray | None = None) -> None:
        data.qpos[:] = q[order]
        if v is not None:
            data.qvel[:] = v

    def rnea(q: np.ndarray, v: np.ndarray, a: np.ndarray) -> None:
        put(q, v)
        data.qacc[:] = a
        mujoco.mj_inverse(model, data)

    def aba(q: np.ndarray, v: np.ndarray, tau: np.ndarray) -> None:
        put(q, v)
        data.qfrc_applied[:] = tau
        mujoco.mj_forward(model, data)

    def crba(q: np.ndarray) -> None:
        put(q)
        mujoco.mj_kinematics(model, data)
        mujoco.mj_comPos(model, data)
        mujoco.mj_makeM(model, data)
        mujoco.mj_fullM(model, data, M)

    calls: dict[str, Callable[..., Any]] = {"rnea": rnea, "aba": aba, "crba": crba}
    return _round({name: call for name, call in calls.items() if name in given}, given)


def batch_round(functions: Mapping[str, Callable[..., Any]], given: Given) -> Round:
    """Functions that take BATCH states at once and write into arrays that are there."""
    states = {name: [_repeated(x) for x in given[name]] for name in functions}
    results = {name: function(*states[name]) for name, function in functions.items()}

    def run() -> dict[str, list[float]]:
        return {
            name: [_spent(partial(function, *states[name], out=results[name])) / BATCH]
            for name, function in functions.items()
        }

    return run


def _repeated(x: np.ndarray) -> np.ndarray:
    return np.concatenate([x] * (BATCH // len(x)))


def _round(calls: Mapping[str, Callable[..., Any]], given: Given) -> Round:
    states = {name: list(zip(*given[name], strict=True)) for name in calls}

    def run() -> dict[str, list[float]]:
        found: dict[str, list[float]] = {}
        for name, call in calls.items():
            for k in range(0, len(states[name]), BLOCK):
                block = states[name][k : k + BLOCK]
                ns = _spent(lambda: [call(*state) for state in block])  # noqa: B023
                found.setdefault(name, []).append(ns / len(block))
        return found

    return run


def _spent(work: Callable[[], object]) -> float:
    """Nanoseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1e9
