"""Passes: Program -> Program."""

from __future__ import annotations

from symdyn.program.graph import CONST, INPUT, Edge, Node, Output, Program


def prune(program: Program) -> Program:
    """Drop the nodes that no output needs; numbers close ranks, order stays."""
    alive = {abs(edge) for out in program.outputs for edge in out.entries} | {0, 1}
    for number in range(len(program.nodes) - 1, -1, -1):
        if number in alive:
            alive.update(abs(edge) for edge in program.nodes[number].args)
    new = {old: k for k, old in enumerate(sorted(alive))}
    nodes = tuple(_renumbered(program.nodes[old], new) for old in new)
    outputs = tuple(
        Output(out.port, tuple(_moved(edge, new) for edge in out.entries))
        for out in program.outputs
    )
    return Program(program.name, program.inputs, outputs, nodes)


def _renumbered(node: Node, new: dict[int, int]) -> Node:
    if node.op in (CONST, INPUT):
        return node
    return Node(node.op, tuple(_moved(edge, new) for edge in node.args), node.data)


def _moved(edge: Edge, new: dict[int, int]) -> Edge:
    return new[edge] if edge >= 0 else -new[-edge]
