"""Printing a function as a module that needs CasADi alone: a flat SX function."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.backends.header import header, one_line
from symdyn.backends.names import PYTHON_NAMES, PYTHON_WORDS, Names, check_names
from symdyn.backends.ports import by_column, entry_names, listed, matrix_shape, unpacked
from symdyn.backends.printer import Syntax, inputs_read, print_body
from symdyn.backends.templates import fill
from symdyn.backends.unit import Unit
from symdyn.program.graph import Output, Port, Program

CALLS = {
    "sqrt": "ca.sqrt({0})",
    "sin": "ca.sin({0})",
    "cos": "ca.cos({0})",
    "tan": "ca.tan({0})",
    "atan2": "ca.atan2({0}, {1})",
}
SELECT = "ca.if_else({0}, {1}, {2})"


def path(unit: Unit) -> str:
    """Where the file stands in an export."""
    return f"casadi/{unit.program.name}.py"


def render(unit: Unit) -> str:
    """The text of ``casadi/<function>.py``: a module with one function, which takes
    nothing and returns a ``casadi.Function``."""
    program = unit.program
    check_names(program)
    names = Names({*PYTHON_WORDS, *PYTHON_NAMES, "_", program.name})
    inputs = [names.fresh(port.name) for port in program.inputs]
    outputs = [names.fresh(out.port.name) for out in program.outputs]
    entries = entry_names(program.inputs, names)
    body = print_body(program, Syntax(lambda i, k: entries[i][k], CALLS, SELECT), names)
    return fill(
        "casadi/function.py.jinja",
        header=header(unit),
        name=program.name,
        casadi_name=casadi_name(program.name),
        summary=one_line(unit.summary).replace("\\", "\\\\").replace('"', "'"),
        inputs=[(n, p, matrix_shape(p.shape)) for n, p in zip(inputs, program.inputs, strict=True)],
        unpacked=_unpacked(program, inputs, entries),
        statements=body.statements,
        outputs=[
            _result(name, out, texts)
            for name, out, texts in zip(outputs, program.outputs, body.outputs, strict=True)
        ],
    )


def casadi_name(name: str) -> str:
    """A function's name as CasADi accepts it: no double underscores, none of three words."""
    single = re.sub("__+", "_", name)
    return f"{single}_" if single in {"null", "jac", "hess"} else single


@dataclass(frozen=True)
class Result:
    """An output as CasADi stores it: column by column, without structural zeros.

    Attributes
    ----------
    name : str
    port : Port
    rows, columns : int
    colind, row : tuple of str
        Compressed columns, as lines of code each.
    values : tuple of str
    """

    name: str
    port: Port
    rows: int
    columns: int
    colind: tuple[str, ...]
    row: tuple[str, ...]
    values: tuple[str, ...]


def _result(name: str, out: Output, texts: Sequence[str]) -> Result:
    rows, columns = matrix_shape(out.port.shape)
    there = [k for k in by_column(out.port.shape) if out.entries[k]]
    colind = [sum(k % columns < j for k in there) for j in range(columns + 1)]
    return Result(
        name,
        out.port,
        rows,
        columns,
        tuple(listed([str(n) for n in colind])),
        tuple(listed([str(k // columns) for k in there])),
        tuple(texts[k] for k in there),
    )


def _unpacked(
    program: Program, arrays: Sequence[str], entries: Sequence[Sequence[str]]
) -> list[str]:
    read, lines = inputs_read(program), []
    for i, (port, array) in enumerate(zip(program.inputs, arrays, strict=True)):
        order = by_column(port.shape)
        column = f"ca.vec({array})" if len(port.shape) == 2 else array
        lines += unpacked(
            f"ca.vertsplit({column})", [entries[i][k] if (i, k) in read else "_" for k in order]
        )
    return lines
