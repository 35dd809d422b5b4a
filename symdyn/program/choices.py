"""A program with choices as several without: one for each way its conditions come out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import product

from symdyn.program.builder import Builder
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
    Port,
    Program,
)
from symdyn.program.passes import prune
from symdyn.program.points import modular_point
from symdyn.program.residues import Field, residues
from symdyn.program.rings import PRIME

MOST = 6
"""Conditions beyond which there are too many ways."""

_SALTS = ("first", "second")
"""Points at which conditions are told apart: together they err with a chance of 2^-120."""

Condition = tuple[int, ...]
"""The two sides of a comparison at each of these points, modulo a prime."""


def conditions(program: Program) -> dict[int, Condition]:
    """The comparisons that choices rest on, by the number of their node."""
    numbers = sorted({abs(node.args[0]) for node in program.nodes if node.op == SELECT})
    edges = tuple(edge for number in numbers for edge in program.nodes[number].args)
    asked = prune(replace(program, outputs=(Output(Port("sides", (len(edges),)), edges),)))
    sizes = {port.name: port.size for port in program.inputs}
    found = [
        residues(asked, Field(PRIME, salt), modular_point(salt, sizes, PRIME))["sides"]
        for salt in _SALTS
    ]
    return {
        number: tuple(x for sides in found for x in sides[2 * k : 2 * k + 2])
        for k, number in enumerate(numbers)
    }


def ways(one: Program, two: Program) -> Iterator[tuple[Program, Program]]:
    """Both programs with all their conditions decided, in every way; nothing where there
    are more than MOST."""
    has = conditions(one), conditions(two)
    known = sorted({*has[0].values(), *has[1].values()})
    if len(known) > MOST:
        return
    for outcome in product((True, False), repeat=len(known)):
        decided = dict(zip(known, outcome, strict=True))
        first, second = (
            _decided(program, {k: decided[it] for k, it in mine.items()})
            for program, mine in zip((one, two), has, strict=True)
        )
        yield first, second


def _decided(program: Program, outcome: Mapping[int, bool]) -> Program:
    """The program that goes the way its conditions come out, by the number of each."""
    build, new = Builder(), list[Edge]()

    def at(edge: Edge) -> Edge:
        return new[edge] if edge >= 0 else -new[-edge]

    for node in program.nodes:
        if node.op == SELECT:
            new.append(at(node.args[1] if outcome[abs(node.args[0])] else node.args[2]))
        else:
            new.append(_replayed(build, node, at))
    outputs = tuple(
        Output(out.port, tuple(at(edge) for edge in out.entries)) for out in program.outputs
    )
    return prune(replace(program, outputs=outputs, nodes=tuple(build.nodes)))


def _replayed(build: Builder, node: Node, at: Callable[[Edge], Edge]) -> Edge:
    if node.op == CONST:
        return build.constant(node.data)  # type: ignore[arg-type]
    if node.op == INPUT:
        return build.input(*node.data)  # type: ignore[misc]
    args = [at(edge) for edge in node.args]
    if node.op in (ADD, MUL, DIV):
        return getattr(build, node.op)(*args)  # type: ignore[no-any-return]
    return build.call(node.op, *args)
