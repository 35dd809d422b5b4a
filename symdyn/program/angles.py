"""Sines and cosines of sums, written by sines and cosines of single angles.

Afterwards each angle that occurs is a pair of inputs (c, s) on the circle, and a program
is rational in its inputs.  An angle is an atom: an input, or whatever else stands under a
sine and is no sum; where it occurs halved, the pair is that of its half.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from symdyn.program.builder import Builder
from symdyn.program.graph import (
    ADD,
    CONST,
    INPUT,
    MUL,
    Edge,
    Node,
    Output,
    Port,
    Program,
)

_TURNS = ("sin", "cos", "tan")
_LEAVES = (CONST, INPUT, *_TURNS)
Linear = dict[int, Fraction]
"""Multiples of atoms; atom 1 is the number one."""


@dataclass(frozen=True)
class Rational:
    """A program without sines and cosines.

    Attributes
    ----------
    program : Program
        Its inputs are those of the original, then a pair for each angle.
    circles : tuple of str
        Names of the input ports that hold a pair (cos, sin).
    """

    program: Program
    circles: tuple[str, ...]


def expand_angles(program: Program) -> Rational:
    """The program with every sine and cosine of single angles as an input."""
    return _Expansion(program).result()


class _Expansion:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.build = Builder()
        self.new: dict[int, Edge] = {}
        self.pairs: dict[int, tuple[Edge, Edge]] = {}
        self.parts = self._denominators()

    def _denominators(self) -> dict[int, int]:
        """The part of each atom whose cosine and sine become inputs."""
        parts: dict[int, int] = {}
        for node in self.program.nodes:
            if node.op in _TURNS:
                for atom, k in self._linear(node.args[0]).items():
                    parts[atom] = lcm(parts.get(atom, 1), k.denominator)
        return parts

    def _linear(self, edge: Edge) -> Linear:
        sign, node = (1 if edge >= 0 else -1), self.program.nodes[abs(edge)]
        if node.op == CONST:
            assert isinstance(node.data, Fraction)
            return {1: sign * node.data} if node.data else {}
        if node.op == ADD:
            total: Linear = {}
            for arg in node.args:
                for atom, k in self._linear(arg).items():
                    total[atom] = total.get(atom, Fraction(0)) + sign * k
            return {atom: k for atom, k in total.items() if k}
        if node.op == MUL:
            for constant, x in (node.args, node.args[::-1]):
                factor = self.program.nodes[constant]
                if factor.op == CONST and isinstance(factor.data, Fraction):
                    return {a: sign * factor.data * c for a, c in self._linear(x).items()}
        return {abs(edge): Fraction(sign)}

    def result(self) -> Rational:
        if not any(node.op in _TURNS for node in self.program.nodes):
            return Rational(self.program, ())
        old = self.program.nodes
        self.new = {k: self._leaf(node) for k, node in enumerate(old) if node.op in _LEAVES}
        nodes = list(self.build.nodes)
        for k, node in enumerate(old):
            if k not in self.new:  # shared and folded before
                args = tuple(self._edge(edge) for edge in node.args)
                self.new[k] = len(nodes)
                nodes.append(Node(node.op, args, node.data))
        ports = list(self.program.inputs)
        names = [self._name(atom) for atom in self.pairs]
        ports += [Port(name, (2,)) for name in names]
        outputs = tuple(
            Output(out.port, tuple(self._edge(e) for e in out.entries))
            for out in self.program.outputs
        )
        whole = Program(self.program.name, tuple(ports), outputs, tuple(nodes))
        return Rational(whole, tuple(names))

    def _edge(self, edge: Edge) -> Edge:
        return self.new[edge] if edge >= 0 else -self.new[-edge]

    def _leaf(self, node: Node) -> Edge:
        build = self.build
        if node.op == CONST:
            return build.constant(node.data)  # type: ignore[arg-type]
        if node.op == INPUT:
            return build.input(*node.data)  # type: ignore[misc]
        c, s = self._turn(self._linear(node.args[0]))
        return build.div(s, c) if node.op == "tan" else {"sin": s, "cos": c}[node.op]

    def _turn(self, angle: Linear) -> tuple[Edge, Edge]:
        """Cosine and sine of a sum of angles, by de Moivre and the addition formulas."""
        c, s = 1, 0
        for atom, k in sorted(angle.items()):
            steps = k * self.parts[atom]
            x, y = self._pair(atom)
            y = y if steps > 0 else -y
            for _ in range(abs(int(steps))):
                c, s = self._plus(c, s, x, y)
        return c, s

    def _plus(self, c: Edge, s: Edge, x: Edge, y: Edge) -> tuple[Edge, Edge]:
        build = self.build
        return (
            build.add(build.mul(c, x), -build.mul(s, y)),
            build.add(build.mul(s, x), build.mul(c, y)),
        )

    def _name(self, atom: int) -> str:
        """The pair of an angle, by the input it is where it is one."""
        node, part = self.program.nodes[atom], self.parts[atom]
        name = f"node {atom}"
        if node.op == INPUT:
            port, index = node.data  # type: ignore[misc]
            name = self.program.inputs[port].name
            name += f"[{index}]" if self.program.inputs[port].shape else ""
        return f"(cos, sin) of {name}" + (f"/{part}" if part > 1 else "")

    def _pair(self, atom: int) -> tuple[Edge, Edge]:
        if atom not in self.pairs:
            port = len(self.program.inputs) + len(self.pairs)
            self.pairs[atom] = (self.build.input(port, 0), self.build.input(port, 1))
        return self.pairs[atom]
