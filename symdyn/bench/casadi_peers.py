"""CasADi functions of other libraries as C: dense outputs, operations counted as ours are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import casadi as ca
import numpy as np

from symdyn.bench.program import Program, Timed, compiled

COUNTED = {
    ca.OP_ADD: "add",
    ca.OP_SUB: "add",
    ca.OP_TWICE: "add",
    ca.OP_MUL: "mul",
    ca.OP_SQ: "mul",
    ca.OP_DIV: "div",
    ca.OP_INV: "div",
}
"""What is an operation: mul + add + div; a subtraction is an addition, a negation is free."""


def reduced(function: Any) -> Any:
    """The function with common subexpressions shared and dense outputs."""
    symbols = [ca.SX.sym(function.name_in(k), function.size1_in(k)) for k in range(function.n_in())]
    found = function(*symbols)
    outputs = [ca.densify(x) for x in (found if isinstance(found, tuple) else (found,))]
    names = [function.name_in(k) for k in range(function.n_in())]
    return ca.Function(
        function.name(),
        symbols,
        ca.cse(outputs),
        names,
        [f"o{k}" for k in range(len(outputs))],
    )


def flops(function: Any) -> int:
    """mul + add + div."""
    codes = Counter(function.instruction_id(k) for k in range(function.n_instructions()))
    return sum(number for code, number in codes.items() if code in COUNTED)


def program(
    functions: Mapping[str, Any], given: Mapping[str, list[np.ndarray]], folder: Path
) -> Program:
    """The functions in C, each in a file of its own, with a program that times them.

    Parameters
    ----------
    functions : mapping
        Scalar functions (SX) with dense outputs.
    given : mapping
        For each the values of its inputs, states first.
    folder : Path
    """
    texts, timed = {}, []
    for name, function in functions.items():
        texts[f"{name}.c"] = _source(name, function)
        timed.append(_timed(name, function))
    texts["peers.h"] = "\n".join(map(_wrapper, timed)) + "\n"
    made = compiled(texts, timed, "peers.h", [given[name] for name in functions], folder)
    return replace(made, symbols={name: f"peer_{name}" for name in functions})


def _source(name: str, function: Any) -> str:
    # CasADi writes into the folder that the process is in, or one that ends with a slash.
    with TemporaryDirectory() as place:
        generator = ca.CodeGenerator(f"{name}.c", {"with_header": False})
        generator.add(_renamed(function, f"peer_{name}"))
        return Path(generator.generate(f"{place}/")).read_text()


def _renamed(function: Any, name: str) -> Any:
    symbols = [ca.SX.sym(function.name_in(k), function.size1_in(k)) for k in range(function.n_in())]
    return ca.Function(name, symbols, function.call(symbols, True, False))


def _timed(name: str, function: Any) -> Timed:
    inputs = tuple((f"i{k}", function.nnz_in(k)) for k in range(function.n_in()))
    outputs = tuple((f"o{k}", function.nnz_out(k)) for k in range(function.n_out()))
    return Timed(name, f"called_{name}", inputs, outputs, batch=False)


def _wrapper(it: Timed) -> str:
    """CasADi's calling convention behind ours."""
    inputs = ", ".join(f"const double *{name}" for name, _ in it.inputs)
    outputs = ", ".join(f"double *{name}" for name, _ in it.outputs)
    called = f"peer_{it.name}"
    return "\n".join(
        [
            f"int {called}(const double **, double **, long long *, double *, int);",
            f"static void {it.symbol}({inputs}, {outputs})",
            "{",
            f"    const double *arg[] = {{{', '.join(name for name, _ in it.inputs)}}};",
            f"    double *res[] = {{{', '.join(name for name, _ in it.outputs)}}};",
            f"    {called}(arg, res, 0, 0, 0);",
            "}",
        ]
    )
