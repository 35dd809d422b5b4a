"""Derivatives of a weighted sum of outputs, by reverse accumulation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.program.builder import Builder
from symdyn.program.graph import INPUT, Edge, Output, Program
from symdyn.program.partials import partials, times
from symdyn.program.passes import prune, replayed


def adjoint(program: Program, moving: Sequence[str]) -> Program:
    """How the outputs, weighted, change with each input: ``J^T s``.

    Parameters
    ----------
    program : Program
    moving : names of inputs

    Returns
    -------
    Program
        Inputs of the program, then ``adj_<name>`` for each output, its weights; an output
        ``adj_<name>`` for each moving input.
    """
    build = Builder()
    edges = replayed(program, build)
    weights: dict[int, list[Edge]] = {}
    for i, out in enumerate(program.outputs):
        for k, e in enumerate(out.entries):
            edge = edges[e] if e >= 0 else -edges[-e]
            if edge:
                seed = build.input(len(program.inputs) + i, k)
                weights.setdefault(abs(edge), []).append(seed if edge > 0 else -seed)
    found: dict[tuple[int, int], Edge] = {}
    last = max(weights, default=-1)
    for number in range(last, -1, -1):
        if number in weights:
            node, weight = build.nodes[number], build.sum(weights.pop(number))
            if node.op == INPUT:
                found[node.data] = weight  # type: ignore[index]
            for argument, value in partials(build, number):
                share = times(build, weight, value)
                weights.setdefault(abs(argument), []).append(share if argument > 0 else -share)
    outputs = tuple(
        Output(
            replace(port, name=f"adj_{port.name}"),
            tuple(found.get((number, k), 0) for k in range(port.size)),
        )
        for number, port in enumerate(program.inputs)
        if port.name in moving
    )
    seeds = (replace(out.port, name=f"adj_{out.port.name}") for out in program.outputs)
    return prune(Program(program.name, (*program.inputs, *seeds), outputs, tuple(build.nodes)))
