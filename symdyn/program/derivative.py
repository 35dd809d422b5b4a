"""Derivatives of whole programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.program.builder import Builder
from symdyn.program.graph import INPUT, Edge, Output, Program
from symdyn.program.passes import prune, replayed
from symdyn.program.tangent import Tangent


def pushforward(program: Program, moving: Sequence[str]) -> Program:
    """How a program's outputs move with some of its inputs.

    Parameters
    ----------
    program : Program
    moving : names of inputs

    Returns
    -------
    Program
        Inputs of the program, then ``d_<name>`` for each moving one; for each output its
        derivative ``d_<name>`` in that direction.
    """
    build = Builder()
    edges = replayed(program, build)
    ports = [port for port in program.inputs if port.name in moving]
    directions: dict[int, Edge] = {}
    for number, node in enumerate(program.nodes):
        if node.op == INPUT and isinstance(node.data, tuple):
            port = program.inputs[node.data[0]]
            if port.name in moving:
                new = len(program.inputs) + ports.index(port)
                directions[abs(edges[number])] = build.input(new, node.data[1])
    tangent = Tangent(build, directions)
    outputs = tuple(
        Output(
            replace(out.port, name=f"d_{out.port.name}"),
            tuple(tangent(edges[e] if e >= 0 else -edges[-e]) for e in out.entries),
        )
        for out in program.outputs
    )
    inputs = (*program.inputs, *(replace(port, name=f"d_{port.name}") for port in ports))
    return prune(Program(program.name, inputs, outputs, tuple(build.nodes)))
