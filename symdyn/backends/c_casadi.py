"""Printing a function, or a derivative of one, as C behind CasADi's interface.

``casadi.external`` finds the function in a library by its symbol, and its derivatives by the
symbols with ``jac_``, ``adj1_`` and ``jac_adj1_`` before it.  Inputs are dense, outputs hold
only what is not structurally zero, column by column; the integers are ``long long int``, as
CasADi's own are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.backends.casadi import casadi_name
from symdyn.backends.header import header
from symdyn.backends.names import C_NAMES, C_WORDS, Names, check_names, robot_identifier
from symdyn.backends.ports import by_column, entry_names, matrix_shape, wrapped
from symdyn.backends.printer import Statement, Syntax, inputs_read, print_body
from symdyn.backends.templates import fill
from symdyn.backends.unit import Unit
from symdyn.program.graph import Output, Port, Shape

CALLS = {
    "sqrt": "sqrt({0})",
    "sin": "sin({0})",
    "cos": "cos({0})",
    "tan": "tan({0})",
    "atan2": "atan2({0}, {1})",
}
SELECT = "({0} ? {1} : {2})"
FOLDER = "c/casadi"
ARGUMENTS = ("arg", "res", "iw", "w", "mem")
_OWNED = ("casadi_real", "casadi_int", "SYMDYN_SYMBOL", "i", *ARGUMENTS)
PLACEHOLDER = "not read"
"""The frame of an input that CasADi passes and nothing reads: it has no entries."""


def symbol(unit: Unit) -> str:
    """The C function's name, such as ``go2_casadi_rnea`` and ``jac_go2_casadi_rnea``."""
    kind = f"{unit.derivative}_" if unit.derivative else ""
    name = unit.program.name.removeprefix(kind)
    return kind + casadi_name(f"{robot_identifier(unit.robot)}_casadi_{name}")


def path(unit: Unit) -> str:
    """Where the source stands in an export."""
    return f"{FOLDER}/{symbol(unit)}.c"


def render(unit: Unit) -> str:
    """The text of ``c/casadi/<symbol>.c``."""
    program = unit.program
    check_names(program)
    names = variables(unit)
    entries = entry_names(program.inputs, names)
    body = print_body(program, Syntax(lambda i, k: entries[i][k], CALLS, SELECT), names)
    read = inputs_read(program)
    lines = [
        f"const casadi_real {entries[i][k]} = arg[{i}] ? arg[{i}][{place}] : 0.0;"
        for i, port in enumerate(program.inputs)
        for place, k in enumerate(given(unit, port))
        if (i, k) in read
    ]
    lines += [_statement(statement) for statement in body.statements]
    for i, (out, texts) in enumerate(zip(program.outputs, body.outputs, strict=True)):
        lines += _results(i, there(unit, out), texts)
    math = any(node.op in CALLS for node in program.nodes)
    return frame(unit, lines, math, header(unit), unused(unit, bool(read)))


def frame(
    unit: Unit, body: Sequence[str], math: bool, told: Sequence[str], unused: Sequence[str]
) -> str:
    """All that stands around a body; of the program only its ports and zeros matter."""
    program = unit.program
    return fill(
        "c/casadi.c.jinja",
        header=[line.replace("/*", "/ *").replace("*/", "* /").rstrip() for line in told],
        math=math,
        name=symbol(unit),
        inputs=[
            _shown(port, f"in{k}", pattern(port.shape, given(unit, port)))
            for k, port in enumerate(program.inputs)
        ],
        outputs=[
            _shown(out.port, f"out{k}", pattern(out.port.shape, there(unit, out)))
            for k, out in enumerate(program.outputs)
        ],
        unused=unused,
        body=body,
    )


def variables(unit: Unit) -> Names:
    """The names that a body may not use."""
    taken = {*C_WORDS, *C_NAMES, *_OWNED, symbol(unit)}
    count = (len(unit.program.inputs), len(unit.program.outputs))
    taken |= {f"{way}{k}" for way, n in zip(("in", "out"), count, strict=True) for k in range(n)}
    return Names(taken)


def unused(unit: Unit, reads: bool) -> list[str]:
    """Arguments that the compiler should not miss."""
    writes = any(there(unit, out) for out in unit.program.outputs)
    return [
        name
        for name in ARGUMENTS
        if not (name == "arg" and reads) and not (name == "res" and writes)
    ]


def given(unit: Unit, port: Port) -> list[int]:
    """The entries that an input holds, column by column; all, unless CasADi passes fewer."""
    if port.frame == PLACEHOLDER:
        return []
    present = unit.present.get(port.name)
    return [k for k in by_column(port.shape) if present is None or k in present]


def there(unit: Unit, out: Output) -> list[int]:
    """The entries that an output holds, column by column; gradients hold all of theirs."""
    dense, more = unit.derivative == "adj1", unit.present.get(out.port.name, ())
    return [k for k in by_column(out.port.shape) if dense or out.entries[k] or k in more]


def pattern(shape: Shape, entries: Sequence[int]) -> list[int]:
    """A pattern as CasADi writes it: shape, compressed columns, row of each entry; a short
    form where all entries are there."""
    rows, columns = matrix_shape(shape)
    if len(entries) == rows * columns:
        return [rows, columns, 1]
    counts = [0] * (columns + 1)
    for k in entries:
        counts[k % columns + 1] += 1
    for j in range(columns):
        counts[j + 1] += counts[j]
    return [rows, columns, *counts, *(k // columns for k in entries)]


@dataclass(frozen=True)
class _Shown:
    """A port as the template prints it."""

    name: str
    pattern: str
    length: int
    lines: tuple[str, ...]


def _shown(port: Port, name: str, numbers: Sequence[int]) -> _Shown:
    return _Shown(port.name, name, len(numbers), tuple(wrapped([str(n) for n in numbers])))


def _statement(statement: Statement) -> str:
    kind = "int" if statement.condition else "casadi_real"
    return f"const {kind} {statement.name} = {statement.text};"


def _results(i: int, entries: Sequence[int], texts: Sequence[str]) -> list[str]:
    """The entries that are there, if the caller asks for this output."""
    if not entries:
        return []
    lines = [f"    res[{i}][{place}] = {texts[k] or '0.0'};" for place, k in enumerate(entries)]
    return [f"if (res[{i}]) {{", *lines, "}"]
