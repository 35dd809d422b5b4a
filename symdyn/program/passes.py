"""Passes: Program -> Program."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import compress, count
from typing import Protocol

from symdyn.program.graph import (
    ADD,
    CONST,
    DIV,
    INPUT,
    MUL,
    SELECT,
    Edge,
    Node,
    Output,
    Program,
)


def prune(program: Program) -> Program:
    """Drop the nodes that no output needs; numbers close ranks, order stays."""
    alive = bytearray(len(program.nodes))
    alive[:2] = 1, 1
    for out in program.outputs:
        for edge in out.entries:
            alive[abs(edge)] = 1
    for number in range(len(alive) - 1, -1, -1):
        if alive[number]:
            for edge in program.nodes[number].args:
                alive[abs(edge)] = 1
    if all(alive):
        return program
    return renumbered(program, {old: k for k, old in enumerate(compress(count(), alive))})


def renumbered(program: Program, new: dict[int, int]) -> Program:
    """The program with other numbers: the new one of each node kept, in rising order."""
    nodes = tuple([_renumbered(program.nodes[old], new) for old in new])
    outputs = tuple(
        Output(out.port, tuple(_moved(edge, new) for edge in out.entries))
        for out in program.outputs
    )
    return Program(program.name, program.inputs, outputs, nodes)


def _renumbered(node: Node, new: dict[int, int]) -> Node:
    if not node.args:
        return node
    return Node(node.op, tuple([_moved(edge, new) for edge in node.args]), node.data)


def _moved(edge: Edge, new: dict[int, int]) -> Edge:
    return new[edge] if edge >= 0 else -new[-edge]


class Grows(Protocol):
    """What nodes can be grown in again: a builder, or one that takes some of them otherwise."""

    def constant(self, value: Fraction) -> Edge:
        """An exact number."""

    def input(self, number: int, index: int) -> Edge:
        """An entry of an input."""

    def call(self, name: str, *args: Edge) -> Edge:
        """Any operation but those below."""

    def add(self, a: Edge, b: Edge) -> Edge:
        """a + b."""

    def mul(self, a: Edge, b: Edge) -> Edge:
        """a b."""

    def div(self, a: Edge, b: Edge) -> Edge:
        """a / b."""

    def select(self, condition: Edge, then: Edge, other: Edge) -> Edge:
        """``then`` where the condition holds."""


def replayed(program: Program, build: Grows) -> list[Edge]:
    """Grow a program's nodes again in a builder; the new edge of each node, by number."""
    new: list[Edge] = []
    for node in program.nodes:
        new.append(grown(node, build, new))
    return new


def grown(node: Node, build: Grows, new: Sequence[Edge]) -> Edge:
    """Grow one node in a builder, from the new edges of nodes, by number."""
    args = [new[e] if e >= 0 else -new[-e] for e in node.args]
    if node.op == CONST:
        return build.constant(node.data)  # type: ignore[arg-type]
    if node.op == INPUT:
        return build.input(*node.data)  # type: ignore[misc]
    if node.op in (ADD, MUL, DIV, SELECT):
        return getattr(build, node.op)(*args)  # type: ignore[no-any-return]
    return build.call(node.op, *args)
