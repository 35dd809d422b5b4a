"""Recording a recursion as it stands: one node an operation, nothing folded or shared.

A plain program is what an optimised one is compared with, so it owes nothing to what it
is to judge: no constant is folded, no factor cancelled, no sign moved, no node shared.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import reduce
from typing import Any

import sympy as sp

from symdyn.program.builder import Builder
from symdyn.program.graph import ADD, CONST, DIV, FUNCTIONS, MUL, SELECT, Edge, Node
from symdyn.program.matrix import named
from symdyn.program.trace import Let


class PlainBuilder(Builder):
    """A growing list of nodes in which every operation makes its own.

    Zero is edge 0, since it has no sign; any other number is a node each time it occurs.
    """

    def depth(self, edge: Edge) -> int:
        """Unknown here: nothing is put in order by it."""
        return 0

    def constant(self, value: Fraction | int) -> Edge:
        """The edge of an exact number."""
        if not value:
            return 0
        edge = self._node(Node(CONST, (), abs(Fraction(value))))
        return edge if value > 0 else -edge

    def add(self, a: Edge, b: Edge) -> Edge:
        """a + b."""
        return self._node(Node(ADD, (a, b)))

    def mul(self, a: Edge, b: Edge) -> Edge:
        """a b."""
        return self._node(Node(MUL, (a, b)))

    def div(self, a: Edge, b: Edge) -> Edge:
        """a / b."""
        return self._node(Node(DIV, (a, b)))

    def call(self, name: str, *args: Edge) -> Edge:
        """A function of FUNCTIONS."""
        if len(args) != FUNCTIONS[name]:
            raise TypeError(f"{name} takes {FUNCTIONS[name]} arguments")
        return self._node(Node(name, args))

    def select(self, condition: Edge, then: Edge, other: Edge) -> Edge:
        """``then`` where the condition holds, ``other`` elsewhere."""
        return self._node(Node(SELECT, (condition, then, other)))

    def sum(self, terms: Iterable[Edge]) -> Edge:
        """Sum of many terms, from the left."""
        edges = list(terms)
        return reduce(self.add, edges) if edges else 0

    def product(self, factors: Iterable[Edge]) -> Edge:
        """Product of many factors, from the left."""
        edges = list(factors)
        return reduce(self.mul, edges) if edges else self.constant(1)

    def scaled(self, edge: Edge) -> tuple[Fraction, Edge]:
        """A number as (number, 1), anything else as it stands: products stay products."""
        sign, node = (1 if edge >= 0 else -1), self.nodes[abs(edge)]
        if node.op == CONST and isinstance(node.data, Fraction):
            return sign * node.data, 1
        return Fraction(sign), abs(edge)

    def _node(self, node: Node) -> int:
        self.nodes.append(node)
        return len(self.nodes) - 1


class PlainLet(Let):
    """The hook that records a recursion as it stands.

    Only equal entries of one matrix are one expression.
    """

    def __init__(self) -> None:
        super().__init__(PlainBuilder())

    def __call__(self, value: Any) -> Any:
        """The same expression or matrix with its entries named."""
        if isinstance(value, sp.MatrixBase):
            return named(value, self)
        return self._symbol(self.edge(value))

    def edge(self, expr: Any) -> Edge:
        """The edge of a scalar expression: a new one, unless it has been named."""
        if not isinstance(expr, sp.Basic):
            expr = sp.sympify(expr)
        named = self._edges.get(expr)
        return self._intern(expr) if named is None else named
