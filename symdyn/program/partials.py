"""The derivative of each operation by its arguments."""

from __future__ import annotations

from symdyn.program.builder import Builder
from symdyn.program.graph import ADD, CONST, DIV, FUNCTIONS, INPUT, MUL, SELECT, Edge, Node

Partial = tuple[Edge, Edge]
"""An argument, and the derivative by it."""

Second = tuple[Edge, Edge, Edge]
"""Two arguments, and the second derivative by both."""


def partials(build: Builder, number: int) -> list[Partial]:
    """The derivatives of a node by its arguments; none for what is constant in pieces.

    Parameters
    ----------
    build : Builder
        Grows by what the derivatives need.
    number : int
        Of the node.
    """
    node = build.nodes[number]
    args = node.args
    if node.op in (CONST, INPUT, "less"):
        return []
    if node.op == ADD:
        return [(args[0], 1), (args[1], 1)]
    if node.op == MUL:
        return [(args[0], args[1]), (args[1], args[0])]
    if node.op == DIV:
        return [(args[0], build.div(1, args[1])), (args[1], -build.div(number, args[1]))]
    if node.op == SELECT:
        return [(args[1], build.select(args[0], 1, 0)), (args[2], build.select(args[0], 0, 1))]
    return _of_call(build, number, node)


def times(build: Builder, a: Edge, b: Edge) -> Edge:
    """a b, where a factor that is one or zero by a condition becomes a choice."""
    for factor, other in ((a, b), (b, a)):
        node = build.nodes[abs(factor)]
        if node.op == SELECT and {abs(e) for e in node.args[1:]} <= {0, 1}:
            then, otherwise = (_scaled(e, other) for e in node.args[1:])
            edge = build.select(node.args[0], then, otherwise)
            return edge if factor > 0 else -edge
    return build.mul(a, b)


def _scaled(unit: Edge, edge: Edge) -> Edge:
    """0, an edge, or its negation, by a unit of 0, 1 or -1."""
    return 0 if not unit else edge if unit > 0 else -edge


def _of_call(build: Builder, number: int, node: Node) -> list[Partial]:
    x = node.args[0]
    if node.op == "sin":
        return [(x, build.call("cos", x))]
    if node.op == "cos":
        return [(x, -build.call("sin", x))]
    if node.op == "tan":
        return [(x, build.add(1, build.mul(number, number)))]
    if node.op == "sqrt":
        return [(x, build.div(1, build.add(number, number)))]
    y, u = node.args  # atan2(y, u)
    square = build.add(build.mul(y, y), build.mul(u, u))
    return [(y, build.div(u, square)), (u, -build.div(y, square))]


def second_partials(build: Builder, number: int) -> list[Second]:
    """The second derivatives of a node that are not zero, each mixed one once.

    Parameters
    ----------
    build : Builder
        Grows by what the derivatives need.
    number : int
        Of the node.
    """
    node = build.nodes[number]
    if node.op == MUL:
        return [_mixed(build, node.args[0], node.args[1], 1)]
    if node.op == DIV:
        a, b = node.args
        square = build.mul(b, b)
        twice = build.div(build.add(number, number), square)
        return [_mixed(build, a, b, -build.div(1, square)), (b, b, twice)]
    if node.op not in FUNCTIONS or node.op == "less":
        return []
    return _second_of_call(build, number, node)


def _mixed(build: Builder, a: Edge, b: Edge, value: Edge) -> Second:
    """By two arguments, which count twice where they are one."""
    return (a, b, build.add(value, value) if abs(a) == abs(b) else value)


def _second_of_call(build: Builder, number: int, node: Node) -> list[Second]:
    x = node.args[0]
    if node.op in ("sin", "cos"):
        return [(x, x, -number)]
    if node.op == "tan":
        slope = build.add(1, build.mul(number, number))
        return [(x, x, build.mul(build.add(number, number), slope))]
    if node.op == "sqrt":
        twice = build.add(number, number)
        return [(x, x, -build.div(1, build.mul(build.mul(twice, twice), number)))]
    y, u = node.args  # atan2(y, u)
    yy, uu = build.mul(y, y), build.mul(u, u)
    square = build.add(yy, uu)
    fourth = build.mul(square, square)
    yu = build.mul(y, u)
    own = build.div(build.add(yu, yu), fourth)
    mixed = build.div(build.add(yy, -uu), fourth)
    return [(y, y, -own), (u, u, own), _mixed(build, y, u, mixed)]
