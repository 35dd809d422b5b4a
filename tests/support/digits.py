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


def digits(robot: Robot, name: str, *inputs: np.ndarray) -> Any:
    """The first output of a function at one state, as a column or matrix of mpmath."""
    program = _program(robot, name)
    given = {
        port.name: [RING.context.mpf(float(x)) for x in value]
        for port, value in zip(program.inputs, inputs, strict=True)
    }
    out = program.outputs[0]
    flat = evaluate(program, RING, given)[out.port.name]
    rows, columns = (*out.port.shape, 1)[:2]
    matrix = RING.context.matrix(rows, columns)
    for k, value in enumerate(flat):
        matrix[k // columns, k % columns] = value
    return matrix


def as_floats(matrix: Any) -> np.ndarray:
    """An mpmath matrix rounded to doubles."""
    return np.array(matrix.tolist(), dtype=float).reshape(matrix.rows, matrix.cols)
