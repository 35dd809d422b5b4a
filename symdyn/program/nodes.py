"""Nodes, edges and ports, and the graph of them as plain data.

An edge is a signed integer: ``+k`` is the value of node k, ``-k`` its negation.
Node 0 is the constant zero, so zero has no sign.  Negation costs nothing, and
``a - b`` and ``b - a`` are one node.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import prod
from typing import NamedTuple

Edge = int
"""A node's number, negative for its negation."""

Shape = tuple[int, ...]
"""() for a scalar, (n,) for a vector, (rows, columns) for a matrix."""

CONST, INPUT, ADD, MUL, DIV, SELECT = "const", "input", "add", "mul", "div", "select"

FUNCTIONS = {"sqrt": 1, "sin": 1, "cos": 1, "tan": 1, "atan2": 2, "less": 2}
"""Calls by name, with the number of their arguments; ``less(a, b)`` is a condition."""


class Node(NamedTuple):
    """One operation.

    ``const`` holds a non-negative fraction; ``input`` the pair (input, flat index);
    ``add``, ``mul``, ``div`` have two arguments, ``select`` three (condition, value
    where it holds, value elsewhere); any other ``op`` is a key of FUNCTIONS.
    """

    op: str
    args: tuple[Edge, ...] = ()
    data: Fraction | tuple[int, int] | None = None


@dataclass(frozen=True)
class Port:
    """A named array going in or out: shape, unit and frame in which it is expressed."""

    name: str
    shape: Shape
    unit: str = ""
    frame: str = ""

    @property
    def size(self) -> int:
        """Number of entries."""
        return prod(self.shape)


@dataclass(frozen=True)
class Output:
    """An output port and the edge of each entry, row by row; 0 is a structural zero."""

    port: Port
    entries: tuple[Edge, ...]

    @property
    def nnz(self) -> int:
        """Number of entries that are not structural zeros."""
        return sum(1 for edge in self.entries if edge)


@dataclass(frozen=True)
class Graph:
    """Inputs, outputs and nodes in creation order.

    Arguments of a node always have smaller numbers than the node itself.
    """

    name: str
    inputs: tuple[Port, ...]
    outputs: tuple[Output, ...]
    nodes: tuple[Node, ...]

    @cached_property
    def uses(self) -> tuple[int, ...]:
        """How often each node is read, by nodes and by outputs."""
        counts = [0] * len(self.nodes)
        for node in self.nodes:
            for edge in node.args:
                counts[abs(edge)] += 1
        for out in self.outputs:
            for edge in out.entries:
                counts[abs(edge)] += 1
        return tuple(counts)
