"""``golden.json``: what functions give at one state, evaluated with fifty digits.

The state is drawn from the program's digest, so that the same program always has the same
data.  Values are the doubles nearest to the results.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from itertools import count
from math import sqrt
from typing import Any

from symdyn.dynamics.entry import CONFIGURATIONS
from symdyn.model.tree import Tree
from symdyn.program.evaluate import evaluate
from symdyn.program.graph import Port, Program
from symdyn.program.rings import DigitsRing, FloatRing

BOUND = 1e-10
"""What every form keeps to: |x - y| <= BOUND (1 + max |y|) over each output."""

_ROUNDING = 1e-15
"""What two evaluations with fifty digits may differ by as doubles, over the same measure."""

_NORMED = {
    "floating": (3, 7),
    "spherical": (0, 4),
    "continuous": (0, 2),
    "planar": (2, 4),
}
"""Which entries of a joint have norm one."""

_BODY = {"x_rb": (3, 7)}
"""The same of inputs that are no configurations."""

_POSITIVE = ("dt", "mu", "h", "kp", "kd", "p")


def golden(program: Program, tree: Tree | None) -> dict[str, Any]:
    """Inputs and outputs of a program at one state, entries row by row.

    Parameters
    ----------
    program : Program
        With exact constants.
    tree : Tree, optional
        The robot, whose quaternions and pairs (cos, sin) are given norm one.
    """
    draws, ring = _draws(program.digest), DigitsRing()
    inputs = {port.name: _input(port, tree, draws) for port in program.inputs}
    given = {name: [ring.context.mpf(x) for x in values] for name, values in inputs.items()}
    found = evaluate(program, ring, given)
    outputs = {name: [float(x) for x in values] for name, values in found.items()}
    return {"inputs": inputs, "outputs": outputs}


def differences(stated: Mapping[str, Any], program: Program, printed: Program) -> list[str]:
    """In what data are not those of a function.

    Parameters
    ----------
    stated : mapping
        As :func:`golden` gives it, of whatever origin.
    program : Program
        With exact constants: evaluated with fifty digits it must give the data.
    printed : Program
        As it was read from the files: evaluated with doubles it must keep to BOUND.
    """
    inputs, expected = (dict(stated.get(key, {})) for key in ("inputs", "outputs"))
    if _sizes(inputs) != {port.name: port.size for port in program.inputs}:
        return ["has other inputs"]
    if _sizes(expected) != {out.port.name: out.port.size for out in program.outputs}:
        return ["has other outputs"]
    digits = DigitsRing()
    given = {name: [digits.context.mpf(x) for x in values] for name, values in inputs.items()}
    told = []
    for words, found, bound in (
        ("fifty digits", evaluate(program, digits, given), _ROUNDING),
        ("the files", evaluate(printed, FloatRing(), inputs), BOUND),
    ):
        for name, values in found.items():
            scale = 1 + max(map(abs, expected[name]), default=0)
            pairs = zip(values, expected[name], strict=True)
            if not all(abs(float(x) - y) <= bound * scale for x, y in pairs):
                told.append(f"{name} is not what {words} give")
    return told


def _sizes(values: Mapping[str, Any]) -> dict[str, int]:
    return {name: len(entries) for name, entries in values.items()}


def _input(port: Port, tree: Tree | None, draws: Iterator[float]) -> list[float]:
    """An input's entries: between -1 and 1, or what its name asks for."""
    values = [next(draws) for _ in range(port.size)]
    if port.name in _POSITIVE:
        return [round(1 + x / 2, 3) for x in values]
    if port.name == "stance":
        return [float(k % 2) for k in range(port.size)]
    if port.name == "I_c":
        return [float(k // 3 + 1) if k % 4 == 0 else round(x / 8, 6) for k, x in enumerate(values)]
    for start, stop in _normed(port.name, tree):
        norm = sqrt(sum(x * x for x in values[start:stop]))
        values[start:stop] = [x / norm for x in values[start:stop]]
    return values


def _normed(name: str, tree: Tree | None) -> Iterator[tuple[int, int]]:
    if name in _BODY:
        yield _BODY[name]
    if tree is not None and name in CONFIGURATIONS:
        for body, index in zip(tree.bodies, tree.q_index, strict=True):
            if body.joint.kind in _NORMED and body.master is None:
                start, stop = _NORMED[body.joint.kind]
                yield index.start + start, index.start + stop


def _draws(text: str) -> Iterator[float]:
    """Numbers of three decimals between -1 and 1."""
    for k in count():
        drawn = int.from_bytes(sha256(f"{text} {k}".encode()).digest()[:8], "big")
        yield (drawn % 2001 - 1000) / 1000
