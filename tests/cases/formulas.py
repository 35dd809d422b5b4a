"""Formulas of the cases as programs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np
from sympy import Derivative, Function, Symbol, sympify

import symdyn

BACKENDS = {"NumPy": "numpy", "CasADi": "casadi", "C": "c"}
"""As the cases call them, and as symdyn does."""

_OF_TIME = ("q", "qdot")


def symbols(text: str, names: Sequence[str]) -> dict[str, Any]:
    """What each name of a formula is: a symbol, or a function of time and its rate."""
    if "(t)" not in text:
        return {name: Symbol(name) for name in names}
    q = Function("q")(Symbol("t"))
    found = {name: Symbol(name) for name in names if name not in _OF_TIME}
    moving = {"q": q, "qdot": Derivative(q, Symbol("t"))}
    return {name: moving.get(name, found.get(name)) for name in names}


def expression(text: str, names: Sequence[str]) -> Any:
    """A formula in SymPy; declared names are symbols, whatever they mean elsewhere."""
    declared: dict[str, Any] = {name: Symbol(name) for name in names}
    if "(t)" in text:
        declared |= {"q": Function("q"), "t": Symbol("t")}
    # A word of Python cannot be a name in the text that is read.
    spelt = {("lambda_" if name == "lambda" else name): it for name, it in declared.items()}
    return sympify(re.sub(r"\blambda\b", "lambda_", text), locals=spelt)


def made(text: str, names: Sequence[str]) -> Any:
    """The program of a formula, its inputs in this order."""
    outputs = {"value": expression(text, names)}
    return symdyn.program("formula", inputs=symbols(text, names), outputs=outputs)


def called(program: Any, backend: str, values: Sequence[float]) -> float:
    return float(np.asarray(symdyn.function(program, backend=backend)(*values)).item())
