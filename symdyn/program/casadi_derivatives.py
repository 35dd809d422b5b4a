"""Derivatives as CasADi asks for them of code from outside.

Of a function f it looks for ``jac_f`` (a block for each output and input), ``adj1_f`` (the
gradient of a weighted sum of outputs) and ``jac_adj1_f`` (the Jacobian of that, which holds
the Hessian).  Each takes what f takes and then what f gives, under ``out_``, of which nothing
is read here.  Matrices are columns, their own columns one under the other.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf

from symdyn.program.adjoint import adjoint
from symdyn.program.builder import Builder
from symdyn.program.count import flops
from symdyn.program.graph import INPUT, SELECT, Edge, Node, Output, Port, Program
from symdyn.program.hessian import Entry, hessian_entries
from symdyn.program.jacobian import Network, Sparing, jacobian_entries
from symdyn.program.passes import prune

DERIVATIVES = ("jac", "adj1", "jac_adj1")
"""What there is of a function, by the prefix of its name."""

PLACEHOLDER = "out_"
"""Prefix of an input that holds an output and is never read."""


def derivative(program: Program, kind: str, most: float = inf) -> Program:
    """A derivative of a program, called ``<kind>_<name>``.

    Parameters
    ----------
    program : Program
    kind : str
        Of DERIVATIVES.
    most : float
        Nodes beyond which :class:`symdyn.program.jacobian.TooLarge` is raised.
    """
    if kind == "jac":
        return replace(jacobian(program, most), name=f"jac_{program.name}")
    made = hessian(program, most) if kind == "jac_adj1" else gradient_of(program)
    return replace(made, name=f"{kind}_{program.name}")


def jacobian(program: Program, most: float = inf) -> Program:
    """Blocks ``jac_<output>_<input>``, by the rule that needs fewer operations."""
    return min((_jacobian(program, most, rule) for rule in (Network, Sparing)), key=flops)


def _jacobian(program: Program, most: float, rule: type[Network]) -> Program:
    build, moving = Builder(), [port.name for port in program.inputs]
    entries = jacobian_entries(program, build, moving, most, rule)
    inputs = (*program.inputs, *placeholders(program))
    return prune(Program(program.name, inputs, blocks(program, entries), tuple(build.nodes)))


def hessian(program: Program, most: float = inf) -> Program:
    """The Jacobian of :func:`gradient_of`, blocks ``jac_adj_<input>_<input or weight>``."""
    build, gradient = Builder(), gradient_of(program)
    count = len(program.inputs)
    found: dict[Entry, dict[Entry, Edge]] = {}
    for (one, other), edge in hessian_entries(
        program, build, count + len(program.outputs), most
    ).items():
        if one[0] < count:
            found.setdefault(one, {})[other] = edge
    outputs = blocks(gradient, found)
    inputs = (*gradient.inputs, *placeholders(gradient))
    return prune(Program(program.name, inputs, outputs, tuple(build.nodes)))


def blocks(program: Program, entries: dict[Entry, dict[Entry, Edge]]) -> tuple[Output, ...]:
    """The outputs of a Jacobian, from what is not zero of it.

    Parameters
    ----------
    program : Program
    entries : mapping
        By (output, entry) and (input, entry), counted row by row.
    """
    found = []
    for i, out in enumerate(program.outputs):
        for j, port in enumerate(program.inputs):
            block = [0] * (out.port.size * port.size)
            for k in range(out.port.size):
                row = place(out.port, k) * port.size
                for (other, index), edge in entries.get((i, k), {}).items():
                    if other == j:
                        block[row + place(port, index)] = edge
            name = f"jac_{out.port.name}_{port.name}"
            unit = f"{out.port.unit or '-'} by {port.unit or '-'}"
            found.append(Output(Port(name, (out.port.size, port.size), unit), tuple(block)))
    return tuple(found)


def dependence(program: Program) -> dict[str, tuple[int, ...]]:
    """The entries of each block of the Jacobian that the program's operations reach.

    Some of them may vanish all the same; CasADi counts these too.
    """
    starts, size = [], 0
    for port in program.inputs:
        starts.append(size)
        size += port.size
    reached = list[int]()
    for node in program.nodes:
        if node.op == INPUT and isinstance(node.data, tuple):
            number, index = node.data
            reached.append(1 << (starts[number] + place(program.inputs[number], index)))
        else:
            moving = node.args[1:] if node.op == SELECT else node.args
            found = 0
            for edge in moving if node.op != "less" else ():
                found |= reached[abs(edge)]
            reached.append(found)
    blocks = {}
    for out in program.outputs:
        rows = {place(out.port, k): reached[abs(edge)] for k, edge in enumerate(out.entries)}
        for start, port in zip(starts, program.inputs, strict=True):
            blocks[f"jac_{out.port.name}_{port.name}"] = tuple(
                row * port.size + column
                for row in sorted(rows)
                for column in range(port.size)
                if rows[row] >> (start + column) & 1
            )
    return blocks


def gradient_of(program: Program) -> Program:
    """Outputs ``adj_<input>`` from weights ``adj_<output>``."""
    made = adjoint(program, [port.name for port in program.inputs])
    count, more = len(program.inputs), placeholders(program)
    nodes = tuple(_moved(node, count, len(more)) for node in made.nodes)
    inputs = (*program.inputs, *more, *made.inputs[count:])
    return replace(made, inputs=inputs, nodes=nodes)


def placeholders(program: Program) -> tuple[Port, ...]:
    """The outputs as inputs that are not read."""
    return tuple(
        replace(out.port, name=f"{PLACEHOLDER}{out.port.name}", unit="-", frame="not read")
        for out in program.outputs
    )


def place(port: Port, index: int) -> int:
    """Where an entry stands column by column; its index counts row by row."""
    rows, columns = (*port.shape, 1, 1)[:2]
    return index % columns * rows + index // columns


def _moved(node: Node, first: int, by: int) -> Node:
    """An input's node with the numbers of later inputs raised."""
    if node.op != INPUT or not isinstance(node.data, tuple) or node.data[0] < first:
        return node
    return Node(INPUT, (), (node.data[0] + by, node.data[1]))
