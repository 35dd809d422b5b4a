"""A derivative against the program it is of, without knowing how it was found.

A derivative times a direction is what forward accumulation gives, which goes through a
program operation by operation.  With the direction among the inputs the two are equal for
every direction exactly where every entry is right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from symdyn.program.builder import Builder
from symdyn.program.casadi_derivatives import place
from symdyn.program.derivative import pushforward
from symdyn.program.graph import INPUT, Edge, Node, Output, Port, Program
from symdyn.program.passes import prune, replayed

Sides = tuple[Program, Program]


def sides(found: Program, program: Program, kind: str) -> Sides:
    """Two programs that are equal exactly where ``found`` is the derivative.

    Parameters
    ----------
    found : Program
        As :func:`symdyn.program.casadi_derivatives.derivative` makes it.
    program : Program
        What it is of.
    kind : str
    """
    return {"jac": _jacobian, "adj1": _gradient, "jac_adj1": _hessian}[kind](found, program)


def _jacobian(found: Program, program: Program) -> Sides:
    """``J d`` for each output."""
    moved = pushforward(program, [port.name for port in program.inputs])
    ours = _Contraction(found, moved.inputs)
    for out in program.outputs:
        rows = [0] * out.port.size
        for port in program.inputs:
            block = ours.block(f"jac_{out.port.name}_{port.name}")
            for k in range(out.port.size):
                start = place(out.port, k) * port.size
                rows[k] = ours.build.add(rows[k], ours.times(block[start:], f"d_{port.name}"))
        ours.give(replace(out.port, name=f"d_{out.port.name}"), rows)
    return ours.result(), moved


def _gradient(found: Program, program: Program) -> Sides:
    """``g . d`` against ``s . (J d)``."""
    moved = _weighted(program, "d_")
    ours = _Contraction(found, moved.inputs)
    total = 0
    for port in program.inputs:
        entries = _by_column(ours.block(f"adj_{port.name}"), port)
        total = ours.build.add(total, ours.times(entries, f"d_{port.name}"))
    ours.give(Port("total", ()), [total])
    return ours.result(), moved


def _hessian(found: Program, program: Program) -> Sides:
    """``e . (H d)`` against the rate along d of ``s . (J e)``, s moving too."""
    along = _weighted(program, "e_")
    names = [port.name for port in along.inputs if not port.name.startswith("e_")]
    moved = pushforward(along, names)
    moved = replace(moved, outputs=(replace(moved.outputs[0], port=Port("total", ())),))
    ours = _Contraction(found, moved.inputs)
    total = 0
    for port in program.inputs:
        for name in names:
            block, width = ours.block(f"jac_adj_{port.name}_{name}"), ours.size(name)
            rows = [ours.times(block[k * width :], f"d_{name}") for k in range(port.size)]
            total = ours.build.add(total, ours.times(rows, f"e_{port.name}"))
    ours.give(Port("total", ()), [total])
    return ours.result(), moved


def _weighted(program: Program, prefix: str) -> Program:
    """``s . (J d)`` as a program of the inputs, the weights and the direction."""
    moved = pushforward(program, [port.name for port in program.inputs])
    count = len(program.inputs)
    seeds = tuple(replace(out.port, name=f"adj_{out.port.name}") for out in program.outputs)
    directions = tuple(
        replace(port, name=prefix + port.name.removeprefix("d_")) for port in moved.inputs[count:]
    )
    inputs = (*program.inputs, *seeds, *directions)
    numbers = {k: k if k < count else k + len(seeds) for k in range(len(moved.inputs))}
    build = Builder()
    edges = replayed(_renumbered(moved, numbers), build)
    total = 0
    for i, out in enumerate(moved.outputs):
        for k, e in enumerate(out.entries):
            edge = edges[e] if e >= 0 else -edges[-e]
            total = build.add(total, build.mul(build.input(count + i, k), edge))
    output = Output(Port("total", ()), (total,))
    return prune(Program(program.name, inputs, (output,), tuple(build.nodes)))


class _Contraction:
    """A derivative's blocks, and products with directions, in a program of other inputs."""

    def __init__(self, found: Program, inputs: Sequence[Port]) -> None:
        self.build = Builder()
        self._inputs = tuple(inputs)
        self._numbers = {port.name: k for k, port in enumerate(inputs)}
        numbers = {
            k: self._numbers[port.name]
            for k, port in enumerate(found.inputs)
            if port.name in self._numbers
        }
        edges = replayed(_renumbered(found, numbers), self.build)
        self._blocks = {
            out.port.name: [edges[e] if e >= 0 else -edges[-e] for e in out.entries]
            for out in found.outputs
        }
        self._outputs: list[Output] = []
        self._name = found.name

    def block(self, name: str) -> list[Edge]:
        """An output's entries, row by row."""
        return self._blocks[name]

    def size(self, name: str) -> int:
        """How many entries an input has."""
        return self._inputs[self._numbers[name]].size

    def times(self, row: Sequence[Edge], name: str) -> Edge:
        """The product of a row with a direction, whose entries it has column by column."""
        number = self._numbers[name]
        port = self._inputs[number]
        terms = (
            self.build.mul(row[place(port, k)], self.build.input(number, k))
            for k in range(port.size)
        )
        return self.build.sum(terms)

    def give(self, port: Port, entries: Sequence[Edge]) -> None:
        """Another output."""
        self._outputs.append(Output(port, tuple(entries)))

    def result(self) -> Program:
        """The program."""
        return prune(
            Program(self._name, self._inputs, tuple(self._outputs), tuple(self.build.nodes))
        )


def _by_column(entries: Sequence[Edge], port: Port) -> list[Edge]:
    """Entries that count row by row in the order column by column."""
    found = [0] * port.size
    for k, edge in enumerate(entries):
        found[place(port, k)] = edge
    return found


def _renumbered(program: Program, numbers: Mapping[int, int]) -> Program:
    """Inputs under other numbers; one that has none must not be read."""

    def moved(node: Node) -> Node:
        if node.op != INPUT or not isinstance(node.data, tuple):
            return node
        return Node(INPUT, (), (numbers[node.data[0]], node.data[1]))

    return replace(program, nodes=tuple(moved(node) for node in program.nodes))
