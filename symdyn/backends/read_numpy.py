"""Reading a printed NumPy module."""

from __future__ import annotations

import ast
from typing import TypeGuard

from symdyn.backends import numpy
from symdyn.backends.read_python import (
    Expressions,
    documented,
    emptied,
    literal,
    no,
    parsed,
    target,
)
from symdyn.backends.reading import blank, refuse
from symdyn.backends.unit import Unit
from symdyn.program.graph import Program, Shape


def read_numpy(text: str, unit: Unit) -> Program:
    """The program in a NumPy module.

    Parameters
    ----------
    text : str
    unit : Unit
        The function that the module should hold; what its program computes is not looked
        at.

    Raises
    ------
    SymdynError
        Where anything but the kernel's statements is not as the template has it, or a
        statement is not understood.
    """
    kernel = _kernel(parsed(text), parsed(numpy.render(blank(unit))))
    reader = _Kernel(unit.program, [argument.arg for argument in kernel.args.args])
    for statement in kernel.body[1:]:
        reader.statement(statement)
    return reader.reading.result(whole=False)


class _Kernel(Expressions):
    """The statements of a kernel: inputs taken apart, values named, outputs set."""

    def __init__(self, program: Program, arguments: list[str]) -> None:
        super().__init__(program, numpy.CALLS, numpy.SELECT)
        count = len(program.inputs)
        inputs = zip(arguments[:count], program.inputs, strict=True)
        outputs = zip(arguments[count:], program.outputs, strict=True)
        self._inputs = {name: (k, port.size) for k, (name, port) in enumerate(inputs)}
        self._outputs = {name: (k, out.port.shape) for k, (name, out) in enumerate(outputs)}

    def statement(self, node: ast.stmt) -> None:
        """Take in one statement."""
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                self.reading.name(name, self.edge(value), node.lineno)
            case ast.Assign(targets=[ast.Subscript() as place], value=value):
                self._set(place, value)
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Name(id=array)):
                if self._inputs.get(array, (0, -1))[1] != len(names):
                    no(node)
                self._take_apart(names, self._inputs[array][0])
            case ast.Delete(targets=names):
                for spent in names:
                    self.reading.forget(target(spent), node.lineno)
            case _:
                no(node)

    def _take_apart(self, names: list[ast.expr], port: int) -> None:
        """The entries of an input, row by row."""
        for index, node in enumerate(names):
            name = target(node)
            if name != "_":
                self.reading.name(name, self.reading.build.input(port, index), node.lineno)

    def _set(self, place: ast.Subscript, value: ast.expr) -> None:
        """An entry of an output."""
        name = target(place.value)
        port, shape = self._outputs[name] if name in self._outputs else no(place)
        index = _flat(literal(place.slice), shape)
        if index is None:
            no(place)
        self.reading.output(port, index, self.edge(value), place.lineno)


def _kernel(module: ast.Module, model: ast.Module) -> ast.FunctionDef:
    """The kernel; all else must be what the template makes of the function."""
    if len(module.body) != len(model.body):
        refuse("more or fewer statements than the template has")
    kernels = []
    for node, expected in zip(module.body, model.body, strict=True):
        if _is_kernel(node) and _is_kernel(expected):
            kernels.append(node)
            same = ast.dump(emptied(node)) == ast.dump(emptied(expected))
        else:
            same = _dumped(node) == _dumped(expected)
        if not same:
            line = ast.unparse(node).splitlines()[0][:60]
            refuse(f"not as the template has it: {line}", node.lineno)
    return kernels[0]


def _is_kernel(node: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef) and node.name == "_kernel" and documented(node)


def _dumped(node: ast.stmt) -> str:
    """The text of a syntax tree without its docstring."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and documented(node):
        return ast.dump(emptied(node)) + "".join(map(ast.dump, node.body[1:]))
    return ast.dump(node)


def _flat(place: object, shape: Shape) -> int | None:
    """The index, row by row, of a subscript's value; None where there is no such entry."""
    if not shape:
        return 0 if place is ... else None
    numbers = place if isinstance(place, tuple) else (place,)
    index = 0
    if len(numbers) != len(shape):
        return None
    for number, size in zip(numbers, shape, strict=True):
        if type(number) is not int or not 0 <= number < size:
            return None
        index = index * size + number
    return index
