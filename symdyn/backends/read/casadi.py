"""Reading a printed CasADi module."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any

from symdyn.backends import casadi
from symdyn.backends.ports import by_column, matrix_shape
from symdyn.backends.read.python import (
    Expressions,
    documented,
    dotted,
    emptied,
    literal,
    no,
    parsed,
    target,
)
from symdyn.backends.read.reading import refuse
from symdyn.backends.unit import Unit
from symdyn.program.graph import Port, Program

Place = tuple[int, int]
"""Row and column."""


def read_casadi(text: str, unit: Unit) -> Program:
    """The program in a CasADi module.

    Parameters
    ----------
    text : str
    unit : Unit
        The function that the module should hold; what its program computes is not looked
        at.

    Raises
    ------
    SymdynError
        Where a statement is not understood.
    """
    body, name = parsed(text).body, unit.program.name
    if len(body) != 2 or ast.unparse(body[0]) != "import casadi as ca":
        refuse("not the import of CasADi and a function")
    function = body[1]
    if not isinstance(function, ast.FunctionDef):
        no(function)
    if ast.unparse(emptied(function)) != f"def {name}():":
        refuse(f"not the function {name} without arguments", function.lineno)
    reader = _Maker(unit.program)
    for statement in function.body[documented(function) :]:
        reader.statement(statement)
    return reader.result()


class _Maker(Expressions):
    """The statements of a function that makes a ``casadi.Function``."""

    def __init__(self, program: Program) -> None:
        super().__init__(program, casadi.CALLS, casadi.SELECT)
        self._program = program
        self._inputs: list[str] = []
        self._outputs: list[str] = []
        self._apart: set[int] = set()
        self._returned = False

    def statement(self, node: ast.stmt) -> None:
        """Take in one statement."""
        match node:
            case _ if self._returned:
                no(node)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                self._named(name, value)
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=value):
                self._take_apart(names, value)
            case ast.Return(value=ast.Call() as made):
                self._return(made)
            case _:
                no(node)

    def result(self) -> Program:
        """What was read."""
        if not self._returned:
            refuse("nothing is returned")
        return self.reading.result(whole=False)

    def _named(self, name: str, value: ast.expr) -> None:
        """An input, an output or a value."""
        function = dotted(value.func) if isinstance(value, ast.Call) else ""
        if name in (*self._inputs, *self._outputs):
            no(value)
        if function == "ca.SX.sym":
            self._symbol(name, value)
        elif function == "ca.SX":
            self._assembled(name, value)
        else:
            self.reading.name(name, self.edge(value), value.lineno)

    def _symbol(self, name: str, call: ast.expr) -> None:
        """An input: its name, and its shape as a matrix."""
        ports, number = self._program.inputs, len(self._inputs)
        if number == len(ports):
            no(call)
        rows, columns = matrix_shape(ports[number].shape)
        if ast.unparse(call) != f"ca.SX.sym({ports[number].name!r}, {rows}, {columns})":
            no(call)
        self._inputs.append(name)

    def _take_apart(self, names: list[ast.expr], value: ast.expr) -> None:
        """The entries of an input, column by column."""
        known = zip(self._inputs, self._program.inputs, strict=False)
        texts = [_column(name, port) for name, port in known]
        text = ast.unparse(value)
        number = texts.index(text) if text in texts else no(value)
        order = by_column(self._program.inputs[number].shape)
        if len(names) != len(order) or number in self._apart:
            no(value)
        self._apart.add(number)
        for index, node in zip(order, names, strict=True):
            name = target(node)
            if name != "_":
                self.reading.name(name, self.reading.build.input(number, index), node.lineno)

    def _assembled(self, name: str, call: ast.expr) -> None:
        """An output: its shape, and what is not structurally zero, column by column."""
        outputs, number = self._program.outputs, len(self._outputs)
        if number == len(outputs):
            no(call)
        shape = matrix_shape(outputs[number].port.shape)
        places, values = _sparse(call, shape)
        for (i, j), value in zip(places, values, strict=True):
            self.reading.output(number, shape[1] * i + j, self.edge(value), value.lineno)
        self._outputs.append(name)

    def _return(self, call: ast.Call) -> None:
        """The function: its name; its inputs and outputs, in their order, by their names."""
        program = self._program
        names = [port.name for port in program.inputs], [o.port.name for o in program.outputs]
        if (len(self._inputs), len(self._outputs)) != (len(names[0]), len(names[1])):
            no(call)
        given = (f"[{', '.join(variables)}]" for variables in (self._inputs, self._outputs))
        arguments = ", ".join((repr(casadi.casadi_name(program.name)), *given, *map(str, names)))
        if ast.unparse(call) != f"ca.Function({arguments})":
            no(call)
        self._returned = True


def _column(name: str, port: Port) -> str:
    """An input's entries as text; a matrix becomes a column first."""
    return f"ca.vertsplit(ca.vec({name}))" if len(port.shape) == 2 else f"ca.vertsplit({name})"


def _sparse(node: ast.expr, shape: Place) -> tuple[list[Place], list[ast.expr]]:
    """The places of the entries that are there, and their values."""
    match node:
        case ast.Call(args=[ast.Constant() as rows, ast.Constant() as columns], keywords=[]):
            if (literal(rows), literal(columns)) == shape:
                return [], []
        case ast.Call(args=[ast.Call() as pattern, ast.Call() as joined], keywords=[]):
            if _calls(pattern, "ca.Sparsity") and _calls(joined, "ca.vertcat"):
                places = _places([literal(it) for it in pattern.args], shape)
                if places is not None and len(places) == len(joined.args):
                    return places, joined.args
    no(node)


def _calls(node: ast.Call, function: str) -> bool:
    return dotted(node.func) == function and not node.keywords


def _places(pattern: Sequence[Any], shape: Place) -> list[Place] | None:
    """Compressed columns as places; None where they are not sound."""
    match pattern:
        case [rows, columns, [0, *ends], [*row]] if (rows, columns) == shape:
            numbers = [*ends, *row]
        case _:
            return None
    if not all(type(number) is int for number in numbers) or len(ends) != shape[1]:
        return None
    if sorted(ends) != ends or [0, *ends][-1] != len(row):
        return None
    counts = [end - start for start, end in zip([0, *ends], ends, strict=False)]
    column = [j for j, count in enumerate(counts) for _ in range(count)]
    by_columns = list(zip(column, row, strict=True))
    sound = all(0 <= i < shape[0] for i in row) and sorted(set(by_columns)) == by_columns
    return [(i, j) for j, i in by_columns] if sound else None
