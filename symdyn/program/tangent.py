"""Derivatives along a direction, by forward accumulation inside a growing graph."""

from __future__ import annotations

from collections.abc import Mapping

from symdyn.program.builder import Builder
from symdyn.program.graph import ADD, CONST, DIV, INPUT, MUL, SELECT, Edge, Node


class Tangent:
    """Derivatives of a builder's nodes where some nodes move in given directions.

    Parameters
    ----------
    build : Builder
        Grows by the nodes of the derivatives.
    directions : mapping
        Derivative of each node that moves by itself (usually inputs).
    """

    def __init__(self, build: Builder, directions: Mapping[int, Edge]) -> None:
        self.build = build
        self._of: dict[int, Edge] = {0: 0, **directions}

    def __call__(self, edge: Edge) -> Edge:
        """The derivative of an edge."""
        self._reach(abs(edge))
        return self._of[edge] if edge >= 0 else -self._of[-edge]

    def _reach(self, target: int) -> None:
        """Differentiate a node after everything it stands on, without recursion."""
        stack = [target]
        while stack:
            number = stack[-1]
            if number in self._of:
                stack.pop()
                continue
            node = self.build.nodes[number]
            missing = [abs(e) for e in node.args if abs(e) not in self._of]
            if missing:
                stack += missing
            else:
                self._of[number] = self._derivative(number, node)
                stack.pop()

    def _derivative(self, number: int, node: Node) -> Edge:
        build, args = self.build, node.args
        if node.op in (CONST, INPUT, "less"):
            return 0
        d = [self._of[e] if e >= 0 else -self._of[-e] for e in args]
        if not any(d):
            return 0
        if node.op == ADD:
            return build.add(*d)
        if node.op == MUL:
            return build.add(build.mul(d[0], args[1]), build.mul(args[0], d[1]))
        if node.op == DIV:
            return build.div(build.add(d[0], -build.mul(number, d[1])), args[1])
        if node.op == SELECT:
            return build.select(args[0], d[1], d[2])
        return self._call(number, node, d)

    def _call(self, number: int, node: Node, d: list[Edge]) -> Edge:
        build, x = self.build, node.args[0]
        if node.op == "sin":
            return build.mul(build.call("cos", x), d[0])
        if node.op == "cos":
            return -build.mul(build.call("sin", x), d[0])
        if node.op == "tan":
            return build.mul(build.add(1, build.mul(number, number)), d[0])
        if node.op == "sqrt":
            return build.div(d[0], build.add(number, number))
        y, u = node.args[0], node.args[1]  # atan2(y, u)
        square = build.add(build.mul(y, y), build.mul(u, u))
        return build.div(build.add(build.mul(u, d[0]), -build.mul(y, d[1])), square)
