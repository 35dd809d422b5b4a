"""Printing a function as a module that needs NumPy alone: one state or a batch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from symdyn.backends.header import header, meaning, notes, one_line
from symdyn.backends.names import PYTHON_NAMES, PYTHON_WORDS, Names, check_names
from symdyn.backends.ports import entry_names, index_text, listed, unpacked
from symdyn.backends.printer import Statement, Syntax, inputs_read, print_body
from symdyn.backends.templates import fill
from symdyn.backends.unit import Unit
from symdyn.program.graph import Port, Program

CALLS = {
    "sqrt": "np.sqrt({0})",
    "sin": "np.sin({0})",
    "cos": "np.cos({0})",
    "tan": "np.tan({0})",
    "atan2": "np.arctan2({0}, {1})",
}
SELECT = "np.where({0}, {1}, {2})"

SPENT_AT_ONCE = 8
"""Names deleted in one line: fewer lines, at the price of a few arrays more."""


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
    entries = entry_names(program.inputs, names)
    body = print_body(program, Syntax(lambda i, k: entries[i][k], CALLS, SELECT), names)
    return fill(
        "numpy/function.py.jinja",
        header=header(unit),
        name=program.name,
        result=result if len(outputs) > 1 else "",
        doc=docstring(unit, inputs, outputs),
        inputs=list(zip(inputs, program.inputs, strict=True)),
        outputs=outputs,
        shapes=listed([str(out.port.shape) for out in program.outputs]),
        unpacked=_unpacked(inputs, entries, inputs_read(program)),
        statements=list(_statements(body.statements)),
        results=list(_results(program, outputs, body.outputs)),
    )


def result_class(program: Program) -> str:
    """The name of the class of several outputs: GetDynamics for get_dynamics."""
    name = "".join(part[:1].upper() + part[1:] for part in program.name.split("_"))
    return f"{name}Result" if name == program.name else name


def docstring(unit: Unit, inputs: Sequence[str], outputs: Sequence[str]) -> list[str]:
    """The docstring's lines, in numpydoc's form, without the quotes."""
    program = unit.program
    lines = [one_line(unit.summary), *notes(unit)]
    lines += ["", "Parameters", "----------"] if inputs else []
    for name, port in zip(inputs, program.inputs, strict=True):
        lines += _described(name, port, "array_like")
    lines += ["", "Returns", "-------"]
    for name, out in zip(outputs, program.outputs, strict=True):
        lines += _described(name, out.port, "ndarray")
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


def _statements(statements: Sequence[Statement]) -> Iterator[str]:
    """The statements, with names deleted soon after they were read last."""
    spent: list[str] = []
    for statement in statements:
        yield f"{statement.name} = {statement.text}"
        spent += statement.spent
        if len(spent) >= SPENT_AT_ONCE:
            yield f"del {', '.join(spent)}"
            spent = []


def _results(
    program: Program, names: Sequence[str], texts: Sequence[Sequence[str]]
) -> Iterator[str]:
    for name, out, entries in zip(names, program.outputs, texts, strict=True):
        for k, text in enumerate(entries):
            if text:
                yield f"{name}[{index_text(out.port.shape, k)}] = {text}"
