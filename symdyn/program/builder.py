"""Growing a graph: every node is folded, signed and shared as it is made."""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from fractions import Fraction
from math import isqrt

from symdyn.program.graph import ADD, CONST, DIV, FUNCTIONS, INPUT, MUL, SELECT, Edge, Node

_ODD = {"sin", "tan"}
_EVEN = {"cos"}
_ONE, _MINUS_ONE = Fraction(1), Fraction(-1)


class Builder:
    """A growing list of nodes without duplicates.

    Folding is exact: constants are fractions, ``0 + x``, ``1 x``, ``x - x`` and
    ``x (y / x)`` fold, constant factors of one node are gathered.  Nothing here rounds.
    """

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self._numbers: dict[Node, int] = {}
        self._pairs: dict[tuple[str, Edge, Edge], int] = {}  # hashing nodes takes longer
        self._constants: dict[tuple[int, int], int] = {}  # hashing fractions is slow
        self._inverses: dict[int, int] = {}
        self._depth: list[int] = []
        self._multiple: list[tuple[Fraction, int] | None] = []
        for number in (0, 1):
            self._constants[number, 1] = self._node(Node(CONST, (), Fraction(number)))

    def depth(self, edge: Edge) -> int:
        """Length of the longest chain of operations below an edge."""
        return self._depth[abs(edge)]

    def constant(self, value: Fraction | int) -> Edge:
        """The edge of an exact number."""
        above, below = value.as_integer_ratio()
        size = abs(above), below
        number = self._constants.get(size)
        if number is None:
            number = self._constants[size] = self._node(Node(CONST, (), Fraction(*size)))
        return number if above >= 0 else -number

    def input(self, port: int, index: int) -> Edge:
        """Entry ``index`` (row by row) of input number ``port``."""
        return self._node(Node(INPUT, (), (port, index)))

    def add(self, a: Edge, b: Edge) -> Edge:
        """a + b."""
        if not a or not b:
            return a or b
        if a == -b:
            return 0
        if a == b or self._multiple[abs(a)] or self._multiple[abs(b)]:
            (ka, xa), (kb, xb) = self.scaled(a), self.scaled(b)
            if xa == xb:
                return self.mul(self.constant(ka + kb), xa)
        if abs(a) > abs(b):
            a, b = b, a
        return self._pair(ADD, a, b) if a > 0 else -self._pair(ADD, -a, -b)

    def mul(self, a: Edge, b: Edge) -> Edge:
        """a b."""
        if not a or not b:
            return 0
        size = self._product(abs(a), abs(b)) if abs(a) <= abs(b) else self._product(abs(b), abs(a))
        return size if (a < 0) == (b < 0) else -size

    def div(self, a: Edge, b: Edge) -> Edge:
        """a / b; a division by a constant becomes a product."""
        if (a < 0) != (b < 0):
            return -self.div(abs(a), abs(b))
        a, b = abs(a), abs(b)
        k, x = self.scaled(b)
        if x == 1:
            return self.mul(a, self.constant(1 / k))
        if not a:
            return 0
        return self.constant(1) if a == b else self._pair(DIV, a, b)

    def call(self, name: str, *args: Edge) -> Edge:
        """A function of FUNCTIONS; odd and even ones lose their argument's sign."""
        if len(args) != FUNCTIONS[name]:
            raise TypeError(f"{name} takes {FUNCTIONS[name]} arguments")
        if name in _ODD and args[0] < 0:
            return -self.call(name, -args[0])
        if name in _EVEN:
            args = (abs(args[0]),)
        folded = self._fold_call(name, args)
        return self._node(Node(name, args)) if folded is None else folded

    def select(self, condition: Edge, then: Edge, other: Edge) -> Edge:
        """``then`` where the condition holds, ``other`` elsewhere."""
        return then if then == other else self._node(Node(SELECT, (condition, then, other)))

    def sum(self, terms: Iterable[Edge]) -> Edge:
        """Sum of many terms, the two shallowest first: short chains, one fixed order."""
        edges = [t for t in terms if t]
        if len(edges) == 2:  # most sums are of two terms, and order is nothing to them
            return self.add(*edges)
        heap = [(self._depth[abs(t)], abs(t), t) for t in edges]
        heapq.heapify(heap)
        while len(heap) > 1:
            total = self.add(heapq.heappop(heap)[2], heapq.heappop(heap)[2])
            if total:
                heapq.heappush(heap, (self.depth(total), abs(total), total))
        return heap[0][2] if heap else 0

    def product(self, factors: Iterable[Edge]) -> Edge:
        """Product of many factors, the shallowest first, constants last."""
        edges = list(factors)
        if len(edges) == 2:
            return self.mul(*edges)
        constants, rest = 1, []
        for edge in edges:
            if self.nodes[abs(edge)].op == CONST:
                constants = self.mul(constants, edge)
            else:
                rest.append(edge)
        rest.sort(key=lambda e: (self._depth[abs(e)], abs(e)))
        total = 1
        for edge in rest:
            total = self.mul(total, edge)
        return self.mul(total, constants)

    def scaled(self, edge: Edge) -> tuple[Fraction, Edge]:
        """An edge as (constant, edge without a constant factor); the number k as (k, 1).

        Node 1 is the constant one.
        """
        multiple = self._multiple[abs(edge)]
        if not multiple:
            return (_ONE if edge > 0 else _MINUS_ONE), abs(edge)
        return multiple if edge >= 0 else (-multiple[0], multiple[1])

    def _product(self, a: int, b: int) -> Edge:
        """a b of two nodes, neither of them zero, the older first."""
        if a == 1:
            return b
        k, inner = self._multiple[a], self._multiple[b]
        if k and k[1] == 1:
            return self._scale(k[0] * inner[0], inner[1]) if inner else self._scale(k[0], b)
        if inner and inner[1] == 1:
            return self._scale(inner[0] * k[0], k[1]) if k else self._scale(inner[0], a)
        return self._cancel(a, b) or self._cancel(b, a) or self._pair(MUL, a, b)

    def _cancel(self, x: Edge, y: Edge) -> Edge:
        """x y where y is a quotient by x, or a product with 1 / x; 0 where it is neither."""
        node = self.nodes[y]
        if node.op == DIV and node.args[1] == x:
            return node.args[0]
        if node.op == MUL and x in self._inverses:
            inverse, (one, two) = self._inverses[x], node.args
            return two if one == inverse else one if two == inverse else 0
        return 0

    def _scale(self, k: Fraction, x: Edge) -> Edge:
        if k == 1 or x == 1:
            return x if k == 1 else self.constant(k)
        c = self.constant(k)
        return self._pair(MUL, min(c, x), max(c, x))

    def _fold_call(self, name: str, args: tuple[Edge, ...]) -> Edge | None:
        node = self.nodes[abs(args[0])]
        if node.op != CONST or len(args) > 1:
            return None
        value = _fraction(node) * (1 if args[0] >= 0 else -1)
        if not value and name != "sqrt":
            return self.constant(name == "cos")
        if name == "sqrt" and value >= 0:
            root = Fraction(isqrt(value.numerator), isqrt(value.denominator))
            return self.constant(root) if root * root == value else None
        return None

    def _pair(self, op: str, a: Edge, b: Edge) -> int:
        """The node of a sum, a product or a quotient."""
        key = op, a, b
        number = self._pairs.get(key)
        if number is None:
            depth = 1 + max(self._depth[abs(a)], self._depth[abs(b)])
            multiple = self._as_multiple(a, b) if op == MUL else None
            number = self._pairs[key] = self._append(Node(op, (a, b)), depth, multiple)
            if op == DIV and a == 1:
                self._inverses[b] = number
        return number

    def _node(self, node: Node) -> int:
        """The node of anything else."""
        number = self._numbers.get(node)
        if number is None:
            depth = 1 + max([self._depth[abs(e)] for e in node.args], default=-1)
            multiple = (_fraction(node), 1) if node.op == CONST else None
            number = self._numbers[node] = self._append(node, depth, multiple)
        return number

    def _append(self, node: Node, depth: int, multiple: tuple[Fraction, int] | None) -> int:
        self.nodes.append(node)
        self._depth.append(depth)
        self._multiple.append(multiple)
        return len(self.nodes) - 1

    def _as_multiple(self, a: int, b: int) -> tuple[Fraction, int] | None:
        """A product as a constant times something else, where it is one."""
        for k, x in ((a, b), (b, a)):
            found = self._multiple[k]
            if found and found[1] == 1:
                return found[0], x
        return None


def _fraction(node: Node) -> Fraction:
    assert isinstance(node.data, Fraction)
    return node.data
