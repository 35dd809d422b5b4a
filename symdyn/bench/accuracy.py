"""Errors against 50 digits, in double and in single precision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from symdyn.backends import live
from symdyn.backends.unit import Unit
from symdyn.program.evaluate import evaluate
from symdyn.program.rings import DigitsRing

STATES = 4
"""How many states are evaluated in many digits."""


def accuracy(unit: Unit, given: Sequence[np.ndarray]) -> dict[str, dict[str, float]]:
    """For each output the largest error of an entry against 1 + the largest entry.

    Parameters
    ----------
    unit : Unit
    given : sequence of ndarray
        The inputs at many states, of which the first ones are taken.
    """
    ring, program = DigitsRing(), unit.program
    double: Any = live.numpy_function(unit)
    found: dict[str, dict[str, float]] = {}
    for k in range(STATES):
        state: list[Any] = [np.asarray(x[k]) for x in given]
        exact = evaluate(program, ring, _values(program.inputs, state, ring.context.mpf))
        result: Any = double(*state)
        results: tuple[Any, ...] = result if isinstance(result, tuple) else (result,)
        single = evaluate(program, _Single(), _values(program.inputs, state, np.float32))
        for out, values in zip(program.outputs, results, strict=True):
            name = out.port.name
            truth = exact[name]
            scale = 1 + max((abs(x) for x in truth), default=0)
            kinds: dict[str, Any] = {"float64": np.ravel(values), "float32": single[name]}
            for kind, reached in kinds.items():
                errors = [abs(float(v) - t) / scale for v, t in zip(reached, truth, strict=True)]
                worst = float(max(errors, default=0))
                place = found.setdefault(name, {})
                place[kind] = max(worst, place.get(kind, 0.0))
    return found


def _values(ports: Any, state: Sequence[Any], kind: Any) -> dict[str, list[Any]]:
    return {p.name: [kind(x) for x in np.ravel(a)] for p, a in zip(ports, state, strict=True)}


class _Single:
    """Single-precision numbers."""

    def constant(self, value: Any) -> Any:
        return np.float32(float(value))

    def neg(self, a: Any) -> Any:
        return -a

    def add(self, a: Any, b: Any) -> Any:
        return np.float32(a + b)

    def sub(self, a: Any, b: Any) -> Any:
        return np.float32(a - b)

    def mul(self, a: Any, b: Any) -> Any:
        return np.float32(a * b)

    def div(self, a: Any, b: Any) -> Any:
        return np.float32(a / b)

    def select(self, condition: Any, then: Any, other: Any) -> Any:
        return then if condition else other

    def call(self, name: str, *args: Any) -> Any:
        if name == "less":
            return args[0] < args[1]
        return np.float32(getattr(np, {"atan2": "arctan2"}.get(name, name))(*args))
