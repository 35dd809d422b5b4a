"""Sines and cosines gathered into groups, each of which can be had at once."""

from __future__ import annotations

from dataclasses import replace

from symdyn.program.graph import INPUT, Edge, Node, Program
from symdyn.program.passes import renumbered

TURNS = ("sin", "cos")
"""The calls of an angle."""


def gathered(program: Program) -> tuple[Program, list[list[int]]]:
    """A program in an order in which sines and cosines stand in groups.

    Parameters
    ----------
    program : Program

    Returns
    -------
    Program
        The same nodes; before each group stands what its angles need.
    list of list of int
        The nodes of each group: of one level, where an angle that depends on a sine or
        cosine is one level higher than that.
    """
    levels: list[int] = []
    groups: dict[int, list[int]] = {}
    for number, node in enumerate(program.nodes):
        level = max((levels[abs(edge)] for edge in node.args), default=0)
        if node.op in TURNS:
            level += 1
            groups.setdefault(level, []).append(number)
        levels.append(level)
    order: list[int] = []
    placed: set[int] = set()

    def place(number: int) -> None:
        """Put a node, and whatever must stand before it, into the order."""
        stack = [number]
        while stack:
            at = stack[-1]
            turn = program.nodes[at].op in TURNS
            whole = groups[levels[at]] if turn else [at]
            needed = [abs(e) for k in whole for e in program.nodes[k].args]
            missing = [k for k in sorted(set(needed), reverse=True) if k not in placed]
            if missing and at not in placed:
                stack += missing
                continue
            stack.pop()
            order.extend(k for k in whole if k not in placed)
            placed.update(whole)

    for number in range(len(program.nodes)):
        if number not in placed:
            place(number)
    new = {old: k for k, old in enumerate(order)}
    return renumbered(program, new), [[new[k] for k in groups[g]] for g in sorted(groups)]


def angles(program: Program, group: list[int]) -> list[Edge]:
    """The angles of a group, each once."""
    return list(dict.fromkeys(program.nodes[k].args[0] for k in group))


def with_turns_given(program: Program, port: str, names: tuple[str, str]) -> Program:
    """The program with cosines and sines of an input's entries as inputs of their own.

    Parameters
    ----------
    program : Program
    port : str
        The input whose entries are angles.
    names : tuple of str
        Of the inputs for the cosines and the sines, of the same shape as ``port``, behind
        the others. Entries of which no cosine or sine is needed are not read.
    """
    ports = [it.name for it in program.inputs]
    given = program.inputs[ports.index(port)]
    places = {"cos": len(ports), "sin": len(ports) + 1}
    nodes = list(program.nodes)
    for number, node in enumerate(nodes):
        angle = nodes[abs(node.args[0])] if node.op in TURNS else node
        if angle is not node and angle.op == INPUT:
            of, index = angle.data  # type: ignore[misc]
            if of == ports.index(port):
                nodes[number] = Node(INPUT, (), (places[node.op], index))
    more = tuple(
        replace(given, name=name, unit="", frame=f"{word} of {port}, entry by entry")
        for name, word in zip(names, ("cosines", "sines"), strict=True)
    )
    return Program(program.name, (*program.inputs, *more), program.outputs, tuple(nodes))
