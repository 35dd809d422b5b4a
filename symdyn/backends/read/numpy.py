"""Reading a printed NumPy module."""

from __future__ import annotations

import ast
from typing import NamedTuple, TypeGuard

from symdyn.backends import numpy
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
from symdyn.backends.read.reading import blank, refuse
from symdyn.backends.slots import ALL_WORDS, NUMBERS, SLOTS, SUBTRACT, WITHOUT_SLOT, WORDS
from symdyn.backends.unit import Unit
from symdyn.program.graph import ADD, DIV, FUNCTIONS, MUL, SELECT, Edge, Program, Shape

_ARGUMENTS = {
    word: (op, {SELECT: 3, **FUNCTIONS}.get(op, 2), op not in WITHOUT_SLOT)
    for op, word in ((ADD, SUBTRACT), *WORDS.items())
}
"""The operation that a word stands for, of how many values, and whether a slot holds it."""

_OWN = {WORDS[op] for op in WITHOUT_SLOT}

_BLOCK, _KERNEL = "_BLOCK", "_kernel"
"""What the module calls the number of states at a time, and the function that is read."""


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
    own, model = _apart(text, numpy.render(blank(unit)))
    kernel, block = _kernel(parsed(own), parsed(model))
    reader = _Kernel(unit.program, [argument.arg for argument in kernel.args.args])
    for statement in kernel.body[1:]:
        reader.statement(statement)
    if block != numpy.states_at_once(unit.program, reader.slots):
        refuse("not the block of states that fits the slots")
    return reader.reading.result(whole=True)


class _Kernel(Expressions):
    """The statements of a kernel: inputs taken apart, values named, outputs set.

    A value that stands in a slot is gone as soon as another is written there.
    """

    def __init__(self, program: Program, arguments: list[str]) -> None:
        super().__init__(program, {}, "")
        for kind in (ast.BinOp, ast.Compare):  # all operations are calls
            del self._kinds[kind]
        self._given, *arguments = arguments
        count = len(program.inputs)
        inputs = zip(arguments[:count], program.inputs, strict=True)
        outputs = zip(arguments[count:], program.outputs, strict=True)
        self._inputs = {name: (k, port.size) for k, (name, port) in enumerate(inputs)}
        self._outputs = {name: (k, out.port.shape) for k, (name, out) in enumerate(outputs)}
        self._taken = {self._given, *arguments}
        self._words: dict[str, str] = {}
        self._slots: dict[str, set[str]] = {}
        self._at: dict[str, str] = {}
        self._held: list[str] = []

    @property
    def slots(self) -> int:
        """How many slots there are."""
        return len(self._slots)

    def statement(self, node: ast.stmt) -> None:
        """Take in one statement."""
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                self._name(name, self.edge(value), self._slot(value), node)
            case ast.Assign(targets=[ast.Subscript() as place], value=value):
                self._set(place, value)
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Name(id=array)):
                self._take_apart([target(name) for name in names], array, node)
            case ast.Assign(
                targets=[ast.Tuple(elts=names)],
                value=ast.Call(func=ast.Name(id=word), args=[made], keywords=[]),
            ):
                self._make([target(name) for name in names], self._words.get(word), made)
            case _:
                no(node)

    def _name(self, name: str, edge: Edge, slot: str, node: ast.stmt | ast.expr) -> None:
        """Give a value a name that means nothing else."""
        if name in self._taken or name in self._words or name in self._slots:
            no(node)
        self.reading.name(name, edge, node.lineno)
        if slot:
            self._slots[slot].add(name)
            self._at[name] = slot

    def _take_apart(self, names: list[str], array: str, node: ast.stmt) -> None:
        """The words that are given, or the entries of an input, row by row."""
        if array == self._given:
            if self._words or len(set(names)) != len(ALL_WORDS) or self._taken & set(names):
                no(node)
            self._words = dict(zip(names, ALL_WORDS, strict=True))
            return
        port, size = self._inputs.get(array, (0, -1))
        if size != len(names):
            no(node)
        for index, name in enumerate(names):
            if name != "_":
                self._name(name, self.reading.build.input(port, index), "", node)

    def _make(self, names: list[str], word: str | None, made: ast.expr) -> None:
        """Constants, or slots."""
        values = literal(made)
        if word == NUMBERS and isinstance(values, tuple) and len(values) == len(names):
            for name, value in zip(names, values, strict=True):
                if not isinstance(value, float):
                    no(made)
                self._name(name, self.reading.number(value, made.lineno), "", made)
        elif word == SLOTS and type(values) is int and values == len(set(names)) == len(names):
            if self._slots or (self._taken | set(self._words)) & set(names):
                no(made)
            for name in names:
                self.reading.name(name, 0, made.lineno)
                self.reading.forget(name, made.lineno)  # never a value, nor the name of one
            self._slots = {name: set() for name in names}
        else:
            no(made)

    def _call(self, node: ast.Call) -> Edge:
        word = self._words.get(dotted(node.func), "")
        op, count, slotted = _ARGUMENTS.get(word, ("", -1, False))
        if node.keywords or len(node.args) != count + slotted:
            no(node)
        edges = self._operands(node.args[:count])
        if slotted:
            self._write(target(node.args[-1]), node)
        build = self.reading.build
        if op == MUL:
            return build.mul(*edges)
        if op == ADD:
            return build.add(edges[0], -edges[1] if word == SUBTRACT else edges[1])
        return build.div(*edges) if op == DIV else self.reading.apply(op, edges)

    def _operands(self, nodes: list[ast.expr]) -> list[Edge]:
        """Values in the order in which they come about; no slot of one is written meanwhile."""
        held, edges = len(self._held), []
        for node in nodes:
            if type(node) is ast.Name:  # most operands are
                edges.append(self.reading.named(node.id, node.lineno))
                slot = self._at.get(node.id, "")
            else:
                edges.append(self.edge(node))
                slot = self._slot(node)
            if slot:
                self._held.append(slot)
        del self._held[held:]
        return edges

    def _write(self, slot: str, node: ast.expr) -> None:
        """Let a value be written to a slot."""
        if slot not in self._slots or slot in self._held:
            no(node)
        for name in self._slots[slot]:
            self.reading.forget(name, node.lineno)
            del self._at[name]
        self._slots[slot].clear()

    def _slot(self, node: ast.expr) -> str:
        """The slot in which a value stands; empty where it has an array of its own."""
        if isinstance(node, ast.Name):
            return self._at.get(node.id, "")
        if isinstance(node, ast.Call) and self._words.get(dotted(node.func)) not in _OWN:
            return target(node.args[-1])
        return ""

    def _set(self, place: ast.Subscript, value: ast.expr) -> None:
        """An entry of an output, or zeros for all."""
        name = target(place.value)
        port, shape = self._outputs[name] if name in self._outputs else no(place)
        index, at = _flat(literal(place.slice), shape), literal(place.slice)
        if at is ... and literal(value) == 0.0 and isinstance(literal(value), float):
            self.reading.fill(port, place.lineno)
            return
        if index is None:
            no(place)
        self.reading.output(port, index, self.edge(value), place.lineno)


def _apart(text: str, model: str) -> tuple[str, str]:
    """A text and its template, blank where they have the same lines around the kernel.

    Most of a module is the frame, which need not be parsed to see that it is the same.  What
    stands before the frame are comments; a text that is not of this form stays whole.
    """
    own, other = _parts(text), _parts(model)
    if own is None or other is None or own.frame != other.frame:
        return text, model
    return own.rest, other.rest


class _Parts(NamedTuple):
    """The lines of a module's frame, and a text of as many lines without them."""

    frame: list[str]
    rest: str


def _parts(text: str) -> _Parts | None:
    """A module taken apart; None where it has no block or no kernel to be found by lines."""
    lines = text.split("\n")
    start = next((k for k, line in enumerate(lines) if not line.startswith("#")), 0)
    block = next((k for k, line in enumerate(lines) if line.startswith(f"{_BLOCK} = ")), 0)
    kernel = next((k for k, line in enumerate(lines) if line.startswith(f"def {_KERNEL}(")), 0)
    end = next((k for k in range(kernel + 1, len(lines)) if lines[k][:1] not in ("", " ")), 0)
    if not start < block < kernel < end or lines[end - 1]:  # a blank line ends any statement
        return None
    frame = [*lines[start:block], *lines[block + 1 : kernel], *lines[end:]]
    before, between = [""] * (block - start), [""] * (kernel - block - 1)
    kept = [*lines[:start], *before, lines[block], *between, *lines[kernel:end]]
    return _Parts(frame, "\n".join(kept))


def _kernel(module: ast.Module, model: ast.Module) -> tuple[ast.FunctionDef, object]:
    """The kernel and the size of a block; all else must be what the template makes."""
    if len(module.body) != len(model.body):
        refuse("more or fewer statements than the template has")
    kernels, blocks = [], []
    for node, expected in zip(module.body, model.body, strict=True):
        if _is_kernel(node) and _is_kernel(expected):
            kernels.append(node)
            same = ast.dump(emptied(node)) == ast.dump(emptied(expected))
        elif _is_block(node) and _is_block(expected):
            blocks.append(literal(node.value))
            continue
        else:
            same = _dumped(node) == _dumped(expected)
        if not same:
            line = ast.unparse(node).splitlines()[0][:60]
            refuse(f"not as the template has it: {line}", node.lineno)
    return kernels[0], blocks[0]


def _is_block(node: ast.stmt) -> TypeGuard[ast.Assign]:
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == _BLOCK


def _is_kernel(node: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef) and node.name == _KERNEL and documented(node)


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
