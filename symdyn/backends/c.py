"""Printing a function as C99, and the header of a robot's functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from symdyn.assets import version
from symdyn.backends.header import header, meaning, notes, one_line, size_text
from symdyn.backends.names import C_NAMES, C_WORDS, Names, check_names, robot_identifier
from symdyn.backends.ports import WIDTH, by_column, place_by_column, wrapped
from symdyn.backends.printer import Statement, Syntax, inputs_read, print_body
from symdyn.backends.templates import fill
from symdyn.backends.unit import Unit
from symdyn.errors import SymdynError
from symdyn.program.graph import Port

CALLS = {
    "sqrt": "sqrt({0})",
    "sin": "sin({0})",
    "cos": "cos({0})",
    "tan": "tan({0})",
    "atan2": "atan2({0}, {1})",
}
SELECT = "({0} ? {1} : {2})"


def symbol(unit: Unit) -> str:
    """The C function's name; the one for many states has ``_batch`` behind it."""
    return f"{robot_identifier(unit.robot)}_{unit.program.name}"


def path(unit: Unit) -> str:
    """Where the source stands in an export."""
    return f"c/{symbol(unit)}.c"


def header_path(robot: str) -> str:
    """Where the header of a robot's functions stands in an export."""
    return f"c/{robot_identifier(robot)}.h"


def render(unit: Unit) -> str:
    """The text of ``c/<robot>_<function>.c``."""
    program = unit.program
    names, inputs, outputs = _arguments(unit)
    body = print_body(program, Syntax(_entries(inputs), CALLS, SELECT), names)
    read = {port for port, _ in inputs_read(program)}
    unused = [a.name for i, a in enumerate(inputs) if i not in read]
    pointers, many, state = _pointers(inputs, outputs), names.fresh("n"), names.fresh("i")
    return fill(
        "c/function.c.jinja",
        header=_comment(header(unit)),
        include=header_path(unit.robot).removeprefix("c/"),
        math=any(node.op in CALLS for node in program.nodes),
        name=symbol(unit),
        one=_prototype(symbol(unit), pointers),
        unused=unused + [a.name for a in outputs if not a.port.size],
        statements=[_statement(statement) for statement in body.statements],
        results=list(_results(outputs, body.outputs)),
        many=_prototype(f"{symbol(unit)}_batch", [f"size_t {many}", *pointers]),
        count=many,
        state=state,
        offsets=wrapped([_offset(a, state) for a in (*inputs, *outputs)]),
    )


def render_header(robot: str, units: Sequence[Unit]) -> str:
    """The text of ``c/<robot>.h``, which declares these functions."""
    symbols = [name for unit in units for name in (symbol(unit), f"{symbol(unit)}_batch")]
    for name in symbols:
        if symbols.count(name) > 1:
            raise SymdynError("two C functions of this name", element=name, cure="rename one")
    return fill(
        "c/robot.h.jinja",
        robot=_comment([robot])[0],
        version=version(),
        commands=_comment(list(dict.fromkeys(one_line(unit.command) for unit in units))),
        guard=f"SYMDYN_{robot_identifier(robot)}_H",
        functions=[_declaration(unit) for unit in units],
    )


@dataclass(frozen=True)
class Argument:
    """A pointer that a C function takes."""

    name: str
    port: Port


def _arguments(unit: Unit) -> tuple[Names, list[Argument], list[Argument]]:
    check_names(unit.program)
    names = Names({*C_WORDS, *C_NAMES, symbol(unit), f"{symbol(unit)}_batch"})
    inputs = [Argument(names.fresh(port.name), port) for port in unit.program.inputs]
    outputs = [Argument(names.fresh(o.port.name), o.port) for o in unit.program.outputs]
    return names, inputs, outputs


def _entries(inputs: Sequence[Argument]) -> Callable[[int, int], str]:
    def entry(port: int, index: int) -> str:
        place = place_by_column(inputs[port].port.shape, index)
        return f"{inputs[port].name}[{place}]"

    return entry


def _prototype(name: str, arguments: Sequence[str]) -> list[str]:
    """The lines of a prototype, without what follows its parenthesis."""
    lines = wrapped(arguments)
    if len(lines) == 1 and len(name) + len(lines[0]) + 7 <= WIDTH:
        return [f"void {name}({lines[0]})"]
    return [f"void {name}(", *(f"    {line}" for line in lines[:-1]), f"    {lines[-1]})"]


def _pointers(inputs: Sequence[Argument], outputs: Sequence[Argument]) -> list[str]:
    return [*(f"const double *{a.name}" for a in inputs), *(f"double *{a.name}" for a in outputs)]


def _statement(statement: Statement) -> str:
    kind = "int" if statement.condition else "double"
    return f"const {kind} {statement.name} = {statement.text};"


def _results(outputs: Sequence[Argument], texts: Sequence[Sequence[str]]) -> Iterator[str]:
    for argument, entries in zip(outputs, texts, strict=True):
        for place, index in enumerate(by_column(argument.port.shape)):
            yield f"{argument.name}[{place}] = {entries[index] or '0.0'};"


def _offset(argument: Argument, state: str) -> str:
    size = argument.port.size
    return f"{argument.name} + {state}" if size == 1 else f"{argument.name} + {size} * {state}"


def _declaration(unit: Unit) -> dict[str, Any]:
    names, inputs, outputs = _arguments(unit)
    pointers, many = _pointers(inputs, outputs), f"size_t {names.fresh('n')}"
    told = [one_line(unit.summary), *notes(unit), ""]
    rows = [(a, "in") for a in inputs] + [(a, "out") for a in outputs]
    width = max((len(a.name) for a, _ in rows), default=0)
    sizes = max((len(size_text(a.port.shape)) for a, _ in rows), default=0)
    told += [
        f"{a.name:{width}}  {way:3}  {size_text(a.port.shape):{sizes}}  {meaning(a.port)}"
        for a, way in rows
    ]
    return {
        "doc": _comment(told),
        "one": _prototype(symbol(unit), pointers),
        "many": _prototype(f"{symbol(unit)}_batch", [many, *pointers]),
    }


def _comment(lines: Sequence[str]) -> list[str]:
    """Lines that may stand in a comment: none opens or closes one."""
    return [line.replace("/*", "/ *").replace("*/", "* /").rstrip() for line in lines]
