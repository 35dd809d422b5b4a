"""From a program back to SymPy: the closed form of each output."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import sympy as sp

from symdyn.program.evaluate import evaluate
from symdyn.program.nodes import Graph, Port


class ExpressionRing:
    """SymPy expressions as values."""

    def constant(self, value: Fraction) -> Any:
        return sp.Rational(value.numerator, value.denominator)

    def neg(self, a: Any) -> Any:
        return -a

    def add(self, a: Any, b: Any) -> Any:
        return a + b

    def sub(self, a: Any, b: Any) -> Any:
        return a - b

    def mul(self, a: Any, b: Any) -> Any:
        return a * b

    def div(self, a: Any, b: Any) -> Any:
        return a / b

    def select(self, condition: Any, then: Any, other: Any) -> Any:
        return sp.Piecewise((then, condition), (other, True))

    def call(self, name: str, *args: Any) -> Any:
        return args[0] < args[1] if name == "less" else getattr(sp, name)(*args)


def to_sympy(program: Graph, inputs: dict[str, Sequence[Any]] | None = None) -> dict[str, Any]:
    """The outputs as SymPy matrices (scalars as expressions).

    Parameters
    ----------
    program : Graph
        A small one: nothing is shared in a closed form, so it can grow without bound.
    inputs : dict, optional
        Expressions for the entries of each input; by default symbols ``q[0]``, ``q[1]``.
    """
    given = inputs or {
        port.name: [sp.Symbol(f"{port.name}[{k}]") for k in range(port.size)]
        for port in program.inputs
    }
    values = evaluate(program, ExpressionRing(), given)
    return {
        out.port.name: _shaped(out.port.shape, values[out.port.name]) for out in program.outputs
    }


def _shaped(shape: tuple[int, ...], flat: list[Any]) -> Any:
    return sp.ImmutableMatrix(*(*shape, 1)[:2], flat) if shape else flat[0]


_NODES, _LONG = 400, 2000  # of a program, and characters of LaTeX, that are shown as formulas


def to_latex(program: Graph) -> str:
    """The outputs as displayed LaTeX; the shape alone where a formula would be too long."""
    lines = []
    inputs: dict[str, Sequence[Any]] = {
        port.name: [_entry(port, k) for k in range(port.size)] for port in program.inputs
    }
    values = to_sympy(program, inputs) if len(program.nodes) <= _NODES else {}
    for out in program.outputs:
        name, shape = sp.latex(sp.Symbol(out.port.name)), out.port.shape or (1,)
        text = sp.latex(values[out.port.name]) if values else ""
        if not text or len(text) > _LONG:
            power = r" \times ".join(map(str, shape))
            text = rf"\text{{[{len(program.nodes)} operations]}} \in \mathbb{{R}}^{{{power}}}"
        lines.append(f"{name} = {text}")
    return r"$\displaystyle \begin{aligned} " + r" \\ ".join(lines) + r" \end{aligned}$"


def _entry(port: Port, k: int) -> sp.Symbol:
    """The symbol of an entry, counted from 1 as formulas do."""
    return sp.Symbol(f"{port.name}_{k + 1}" if port.shape else port.name)
