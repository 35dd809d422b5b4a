"""Printing a function as C99, and the header of a robot's functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from symdyn.assets import version
from symdyn.backends.header import header, meaning, notes, one_line, size_text
from symdyn.backends.lanes import DOUBLE, NAME, Precision
from symdyn.backends.names import C_NAMES, C_WORDS, Names, check_names, robot_identifier
from symdyn.backends.ports import WIDTH, by_column, place_by_column, wrapped
from symdyn.backends.printer import (
    Statement,
    Syntax,
    Turns,
    inputs_read,
    number,
    print_body,
)
from symdyn.backends.templates import fill
from symdyn.backends.unit import Unit
from symdyn.errors import SymdynError
from symdyn.program.graph import Port

CALLS = {
    "sqrt": "SYMDYN_SQRT({0})",
    "tan": "SYMDYN_TAN({0})",
    "atan2": "SYMDYN_ATAN2({0}, {1})",
    "less": "SYMDYN_LESS({0}, {1})",
}
SELECT = "SYMDYN_PICK({0}, {1}, {2})"
ALL, SINCOS = "SYMDYN_ALL", "SYMDYN_SINCOS"
ALONE = f"{ALL}({{0}})"
"""What the header of :mod:`symdyn.backends.lanes` defines, for one number or for lanes."""

REAL, CONDITION = "real", "condition"
"""The types in a function's body."""

PASSES = {"f64": (1, 2), "f32": (3, 4)}
"""The values of SYMDYN_PASS for one state and for states in lanes, by kind of number."""


def symbol(unit: Unit) -> str:
    """The C function's name; the one for many states has ``_batch`` behind it."""
    return f"{robot_identifier(unit.robot)}_{unit.program.name}"


def path(unit: Unit) -> str:
    """Where the source stands in an export."""
    return f"c/{symbol(unit)}.c"


def header_path(robot: str) -> str:
    """Where the header of a robot's functions stands in an export."""
    return f"c/{robot_identifier(robot)}.h"


def render(unit: Unit, limbs: bool = False) -> str:
    """The text of ``c/<robot>_<function>.c``.

    Parameters
    ----------
    unit : Unit
    limbs : bool
        Whether a file beside it has its limbs in lanes (:mod:`symdyn.backends.c_limbs`).
    """
    beside = limbs_include(unit) if limbs else ""
    return render_source(unit, symbol(unit), DOUBLE, number, beside)


def limbs_include(unit: Unit) -> str:
    """The line that includes the body with limbs in lanes."""
    return f'#include "{symbol(unit)}_limbs.h"'


def render_source(
    unit: Unit,
    name: str,
    precision: Precision,
    literal: Callable[[Fraction], str],
    limbs: str = "",
) -> str:
    """The text of a source with a function for one state and one for many.

    Its body stands in it once.  The file includes itself, for single states and for as
    many states at once as a vector has lanes.

    Parameters
    ----------
    unit : Unit
    name : str
        The symbol of the function for one state.
    precision : Precision
        Of its numbers.
    literal : callable
        The text of a constant.
    limbs : str
        What includes the body for one state where vectors have four lanes, if there is one.
    """
    program = unit.program
    names, inputs, outputs = arguments(unit, name)
    count, state = names.fresh("n"), names.fresh("i")
    lanes = [(a, names.fresh(f"{a.name}_lanes")) for a in (*inputs, *outputs)]
    syntax = Syntax(entries(inputs), CALLS, SELECT, literal, ALONE, gather=True)
    body = print_body(program, syntax, names)
    read = {port for port, _ in inputs_read(program)}
    unused = [a.name for i, a in enumerate(inputs) if i not in read]
    pointers = pointed(inputs, outputs, precision.type)
    return fill(
        "c/function.c.jinja",
        header=comment(header(unit)),
        source=f"{name}.c",
        include=header_path(unit.robot).removeprefix("c/"),
        shared=NAME,
        limbs=limbs,
        kind=precision.name,
        passes=PASSES[precision.name],
        name=name,
        one=prototype(name, pointers),
        wide=prototype(f"static void {name}_lanes", pointed(inputs, outputs, "real"), ""),
        unused=unused + [a.name for a in outputs if not a.port.size],
        statements=[line for statement in body.statements for line in _lines(statement)],
        results=list(_results(outputs, body.outputs, syntax)),
        many=prototype(f"{name}_batch", [f"size_t {count}", *pointers]),
        count=count,
        state=state,
        arrays=wrapped([f"{lane}[{max(a.port.size, 1)}]" for a, lane in lanes]),
        loads=[(lane, _offset(a, state), a.port.size) for a, lane in lanes[: len(inputs)]],
        stores=[(lane, _offset(a, state), a.port.size) for a, lane in lanes[len(inputs) :]],
        lanes=wrapped([lane for _, lane in lanes]),
        offsets=wrapped([_offset(a, state) for a, _ in lanes]),
    )


class Declared(NamedTuple):
    """A function that a header declares: its inputs and outputs, its name, its numbers' type."""

    unit: Unit
    name: str
    kind: str


def render_header(robot: str, units: Sequence[Unit], variants: Sequence[Declared] = ()) -> str:
    """The text of ``c/<robot>.h``, which declares these functions and variants of them."""
    declared = [*(Declared(unit, symbol(unit), DOUBLE.type) for unit in units), *variants]
    symbols = [name for it in declared for name in (it.name, f"{it.name}_batch")]
    for name in symbols:
        if symbols.count(name) > 1:
            raise SymdynError("two C functions of this name", element=name, cure="rename one")
    return fill(
        "c/robot.h.jinja",
        robot=comment([robot])[0],
        version=version(),
        commands=comment(list(dict.fromkeys(one_line(unit.command) for unit in units))),
        guard=f"SYMDYN_{robot_identifier(robot)}_H",
        functions=[_declaration(*it) for it in declared],
    )


@dataclass(frozen=True)
class Argument:
    """A pointer that a C function takes."""

    name: str
    port: Port


def arguments(unit: Unit, name: str) -> tuple[Names, list[Argument], list[Argument]]:
    """The names that are taken in a function, and its pointers in and out."""
    check_names(unit.program)
    symbols = {name, f"{name}_batch", f"{name}_lanes"}
    names = Names({*C_WORDS, *C_NAMES, *symbols, REAL, CONDITION})
    inputs = [Argument(names.fresh(port.name), port) for port in unit.program.inputs]
    outputs = [Argument(names.fresh(o.port.name), o.port) for o in unit.program.outputs]
    return names, inputs, outputs


def entries(inputs: Sequence[Argument]) -> Callable[[int, int], str]:
    """How an entry of an input, by port and index, is read."""

    def entry(port: int, index: int) -> str:
        place = place_by_column(inputs[port].port.shape, index)
        return f"{inputs[port].name}[{place}]"

    return entry


def prototype(name: str, arguments: Sequence[str], before: str = "void ") -> list[str]:
    """The lines of a prototype, without what follows its parenthesis."""
    lines = wrapped(arguments)
    if len(lines) == 1 and len(before + name) + len(lines[0]) + 2 <= WIDTH:
        return [f"{before}{name}({lines[0]})"]
    return [f"{before}{name}(", *(f"    {line}" for line in lines[:-1]), f"    {lines[-1]})"]


def pointed(inputs: Sequence[Argument], outputs: Sequence[Argument], kind: str) -> list[str]:
    """The parameters of a prototype."""
    return [*(f"const {kind} *{a.name}" for a in inputs), *(f"{kind} *{a.name}" for a in outputs)]


def _lines(statement: Statement) -> Iterator[str]:
    """A statement in C; a group of sines and cosines is three."""
    name = statement.name
    if isinstance(statement, Turns):
        count, arrays = statement.count, f"{name}, {statement.sine}, {statement.cosine}"
        *lines, last = wrapped(statement.text.split(", "))
        yield f"const {REAL} {name}[{count}] = {{"
        yield from (f"    {line}" for line in (*lines, last))
        yield "};"
        yield f"{REAL} {statement.sine}[{count}], {statement.cosine}[{count}];"
        yield f"{SINCOS}({count}, {arrays});"
    else:
        yield f"const {CONDITION if statement.condition else REAL} {name} = {statement.text};"


def _results(
    outputs: Sequence[Argument], texts: Sequence[Sequence[str]], syntax: Syntax
) -> Iterator[str]:
    zero = syntax.alone.format(syntax.number(Fraction(0)))
    for argument, entries in zip(outputs, texts, strict=True):
        for place, index in enumerate(by_column(argument.port.shape)):
            yield f"{argument.name}[{place}] = {entries[index] or zero};"


def _offset(argument: Argument, state: str) -> str:
    size = argument.port.size
    return f"{argument.name} + {state}" if size == 1 else f"{argument.name} + {size} * {state}"


def _declaration(unit: Unit, name: str, kind: str) -> dict[str, Any]:
    names, inputs, outputs = arguments(unit, name)
    pointers, many = pointed(inputs, outputs, kind), f"size_t {names.fresh('n')}"
    told = [one_line(unit.summary), *notes(unit), ""]
    rows = [(a, "in") for a in inputs] + [(a, "out") for a in outputs]
    width = max((len(a.name) for a, _ in rows), default=0)
    sizes = max((len(size_text(a.port.shape)) for a, _ in rows), default=0)
    told += [
        f"{a.name:{width}}  {way:3}  {size_text(a.port.shape):{sizes}}  {meaning(a.port)}"
        for a, way in rows
    ]
    return {
        "doc": comment(told),
        "one": prototype(name, pointers),
        "many": prototype(f"{name}_batch", [many, *pointers]),
    }


def comment(lines: Sequence[str]) -> list[str]:
    """Lines that may stand in a comment: none opens or closes one."""
    return [line.replace("/*", "/ *").replace("*/", "* /").rstrip() for line in lines]
