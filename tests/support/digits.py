"""Fifty-digit values of catalogue functions."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from symdyn.dynamics.derive import derive
from symdyn.program.evaluate import evaluate
from symdyn.program.graph import Program
from symdyn.program.rings import DigitsRing
from tests.support.robots import Robot

RING = DigitsRing(50)


@lru_cache(maxsize=16)
def _program(robot: Robot, name: str) -> Program:
    return derive(robot.tree, name)


def digits(robot: Robot, name: str, *inputs: Any) -> Any:
    """The first output of a function at one state, as a column or matrix of mpmath."""
    return next(iter(all_digits(robot, name, *inputs).values()))


def all_digits(robot: Robot, name: str, *inputs: Any) -> dict[str, Any]:
    """All outputs of a function at one state; inputs may be floats or have fifty digits."""
    program = _program(robot, name)
    given = {
        port.name: [RING.context.mpf(x) for x in value]
        for port, value in zip(program.inputs, inputs, strict=True)
    }
    found = evaluate(program, RING, given)
    return {out.port.name: _matrix(found[out.port.name], out.port.shape) for out in program.outputs}


def _matrix(flat: Any, shape: tuple[int, ...]) -> Any:
    rows, columns = (*shape, 1)[:2]
    matrix = RING.context.matrix(rows, columns)
    for k, value in enumerate(flat):
        matrix[k // columns, k % columns] = value
    return matrix


def as_floats(matrix: Any) -> np.ndarray:
    """An mpmath matrix rounded to doubles."""
    return np.array(matrix.tolist(), dtype=float).reshape(matrix.rows, matrix.cols)
