"""Printing a function as a module that needs NumPy alone: one state or a batch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from symdyn.backends.header import header, meaning, notes, one_line
from symdyn.backends.names import PYTHON_NAMES, PYTHON_WORDS, Names, check_names
from symdyn.backends.ports import entry_names, index_text, unpacked, wrapped
from symdyn.backends.printer import inputs_read
from symdyn.backends.slots import ALL_WORDS, NUMBERS, SLOTS, print_body
from symdyn.backends.templates import fill
from symdyn.backends.unit import Unit
from symdyn.program.graph import Port, Program

CACHE = 1_250_000
"""Numbers that a block of states may take: slots, entries in and entries out."""

BLOCKS = (4096, 2048, 1024)
"""States in a block: as many as stay in the cache, but enough to outweigh the calls."""

OUT, GIVEN = "out", "given"
"""Names of the argument for the results, and of what a kernel's words stand for."""


def path(unit: Unit) -> str:
    """Where the file stands in an export."""
    return f"numpy/{unit.program.name}.py"


def render(unit: Unit) -> str:
    """The text of ``numpy/<function>.py``: a module with one public function."""
    program = unit.program
    check_names(program)
    result = result_class(program)
    names = Names({*PYTHON_WORDS, *PYTHON_NAMES, "_", program.name, result})
    inputs = [names.fresh(port.name) for port in program.inputs]
    outputs = [names.fresh(out.port.name) for out in program.outputs]
    out, given = names.fresh(OUT), names.fresh(GIVEN)
    words = {word: names.fresh(word) for word in ALL_WORDS}
    entries = entry_names(program.inputs, names)
    body = print_body(program, words, entries, names)
    return fill(
        "numpy/function.py.jinja",
        header=header(unit),
        name=program.name,
        block=states_at_once(program, len(body.slots)),
        result=result if len(outputs) > 1 else "",
        doc=docstring(unit, inputs, outputs, out),
        inputs=list(zip(inputs, program.inputs, strict=True)),
        outputs=[(name, it.port) for name, it in zip(outputs, program.outputs, strict=True)],
        out=out,
        given=given,
        words=wrapped(list(words.values())),
        lines=[
            *_unpacked(inputs, entries, inputs_read(program)),
            *_made(words[NUMBERS], body.constants, _tuple(list(body.constants.values()))),
            *_made(words[SLOTS], body.slots, [str(len(body.slots))]),
            *(f"{name} = {text}" for name, text in body.statements),
            *_results(program, outputs, body.outputs),
        ],
    )


def states_at_once(program: Program, slots: int) -> int:
    """How many states a module calculates at a time."""
    ports = [*program.inputs, *(out.port for out in program.outputs)]
    rows = slots + sum(port.size for port in ports)
    return next((states for states in BLOCKS if states * rows <= CACHE), BLOCKS[-1])


def result_class(program: Program) -> str:
    """The name of the class of several outputs: GetDynamics for get_dynamics."""
    name = "".join(part[:1].upper() + part[1:] for part in program.name.split("_"))
    return f"{name}Result" if name == program.name else name


def docstring(unit: Unit, inputs: Sequence[str], outputs: Sequence[str], out: str) -> list[str]:
    """The docstring's lines, in numpydoc's form, without the quotes.

    Parameters
    ----------
    unit : Unit
    inputs, outputs : sequence of str
        Names of the arguments and of the results.
    out : str
        Name of the argument that holds the results.
    """
    program = unit.program
    lines = [one_line(unit.summary), *notes(unit)]
    lines += ["", "Parameters", "----------"]
    for name, port in zip(inputs, program.inputs, strict=True):
        lines += _described(name, port, "array_like")
    lines += [f"{out} : {'ndarray' if len(outputs) == 1 else 'sequence of ndarray'}, optional"]
    lines += ["    Where the results are written; by default arrays of their own."]
    lines += ["", "Returns", "-------"]
    for name, result in zip(outputs, program.outputs, strict=True):
        lines += _described(name, result.port, "ndarray")
    return [line.replace("\\", "\\\\").replace('"', "'") for line in lines]


def _described(name: str, port: Port, kind: str) -> list[str]:
    shape = ", ".join(("...", *map(str, port.shape)))
    text = meaning(port)
    return [f"{name} : {kind}, ({shape})", *([f"    {text}"] if text else [])]


def _unpacked(
    arrays: Sequence[str], entries: Sequence[Sequence[str]], read: set[tuple[int, int]]
) -> list[str]:
    lines = []
    for port, (array, row) in enumerate(zip(arrays, entries, strict=True)):
        lines += unpacked(array, [name if (port, k) in read else "_" for k, name in enumerate(row)])
    return lines


def _made(word: str, names: Iterable[str], arguments: Sequence[str]) -> list[str]:
    """Lines that name what a call gives."""
    targets = list(names)
    if not targets:
        return []
    *lines, last = unpacked(f"{word}(", targets)
    if len(arguments) == 1:
        return [*lines, f"{last}{arguments[0]})"]
    return [*lines, last, *(f"    {line}" for line in arguments), ")"]


def _tuple(items: Sequence[str]) -> list[str]:
    """Lines of a tuple."""
    *lines, last = wrapped(items) or [""]
    if not lines:
        return [f"({last}{',' if len(items) == 1 else ''})"]
    return ["(", *(f"    {line}" for line in (*lines, last)), ")"]


def _results(
    program: Program, names: Sequence[str], texts: Sequence[Sequence[str]]
) -> Iterator[str]:
    for name, out, entries in zip(names, program.outputs, texts, strict=True):
        if not all(entries):
            yield f"{name}[...] = 0.0"
        for k, text in enumerate(entries):
            if text:
                yield f"{name}[{index_text(out.port.shape, k)}] = {text}"
