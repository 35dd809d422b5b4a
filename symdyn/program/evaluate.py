"""Evaluation of a program over any ring: one fold, many meanings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Protocol

from symdyn.program.nodes import ADD, CONST, DIV, INPUT, MUL, SELECT, Edge, Graph, Node


class Ring(Protocol):
    """What a fold needs to know of values."""

    def constant(self, value: Fraction) -> Any:
        """The ring's value of an exact number."""

    def neg(self, a: Any) -> Any:
        """-a."""

    def add(self, a: Any, b: Any) -> Any:
        """a + b."""

    def sub(self, a: Any, b: Any) -> Any:
        """a - b."""

    def mul(self, a: Any, b: Any) -> Any:
        """a b."""

    def div(self, a: Any, b: Any) -> Any:
        """a / b."""

    def select(self, condition: Any, then: Any, other: Any) -> Any:
        """``then`` where the condition holds, ``other`` elsewhere."""

    def call(self, name: str, *args: Any) -> Any:
        """A function of :data:`symdyn.program.nodes.FUNCTIONS`."""


def evaluate(
    program: Graph, ring: Ring, inputs: Mapping[str, Sequence[Any]]
) -> dict[str, list[Any]]:
    """Run a program over a ring.

    Parameters
    ----------
    program : Graph
    ring : Ring
        See :mod:`symdyn.program.rings`.
    inputs : mapping
        For each input its entries, flat, row by row, as values of the ring.

    Returns
    -------
    dict
        For each output its entries, flat, row by row.
    """
    given = [inputs[port.name] for port in program.inputs]
    values: list[Any] = []
    neg, add, sub = ring.neg, ring.add, ring.sub
    two = {MUL: ring.mul, DIV: ring.div}

    def value(edge: Edge) -> Any:
        return values[edge] if edge >= 0 else neg(values[-edge])

    for node in program.nodes:  # most nodes are sums and products, so they are looked at first
        op, args = node.op, node.args
        if op == ADD:
            a, b = args
            left = values[a] if a >= 0 else neg(values[-a])
            values.append(add(left, values[b]) if b > 0 else sub(left, values[-b]))
        elif op in two:
            a, b = args
            left = values[a] if a >= 0 else neg(values[-a])
            values.append(two[op](left, values[b] if b >= 0 else neg(values[-b])))
        else:
            values.append(_apply(ring, node, value, given))
    return {out.port.name: [value(edge) for edge in out.entries] for out in program.outputs}


def _apply(ring: Ring, node: Node, value: Any, given: list[Sequence[Any]]) -> Any:
    op, args = node.op, node.args
    if op == CONST:
        return ring.constant(node.data)  # type: ignore[arg-type]
    if op == INPUT:
        port, index = node.data  # type: ignore[misc]
        return given[port][index]
    if op == SELECT:
        return ring.select(*(value(edge) for edge in args))
    return ring.call(op, *(value(edge) for edge in args))
