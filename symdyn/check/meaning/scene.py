"""The graph of a formula: its inputs, how they are related, how they move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from symdyn.check.meaning.values import Algebra, Value
from symdyn.program.builder import Builder
from symdyn.program.graph import ADD, CONST, INPUT, MUL, Edge
from symdyn.program.tangent import Tangent

PARTS = 720
"""Angles may occur in multiples of this part of one."""

_MONOMIALS = 64


@dataclass(frozen=True)
class Group:
    """Inputs that are drawn together.

    Attributes
    ----------
    kind : str
        "sphere": squares sum to one; "rotation": nine entries of a rotation, row by row;
        "positive"; "pi".
    nodes : tuple of int
    """

    kind: str
    nodes: tuple[int, ...]


class SizeError(ValueError):
    """An argument that a function cannot take."""


class Undefined(ArithmeticError):
    """A value that exists nowhere, such as the inverse of a matrix that is always singular."""


class Scene:
    """A growing graph with named inputs.

    Attributes
    ----------
    names : list of str
        Of the inputs, in order.
    groups : list of Group
    directions : dict
        Time derivative of each input that moves, an edge by node.
    moving : set
        Inputs that move; their derivatives are made when they are asked for.
    turns : dict
        (cosine, sine) of edges whose sine is known, such as an arctangent.
    conditions : list of str
        What was taken for granted on the way, such as a branch.
    nonnegative : set of int
        Nodes known not to be negative.
    words : dict
        What some nodes are called.
    divisors : dict
        What was divided by, also where the quotient cancelled.
    """

    def __init__(self) -> None:
        self.build = Builder()
        self.algebra = Algebra(self.build)
        self.names: list[str] = []
        self.nodes: dict[str, int] = {}
        self.groups: list[Group] = []
        self.directions: dict[int, Edge] = {}
        self.moving: set[int] = set()
        self.turns: dict[Edge, tuple[Edge, Edge]] = {}
        self.conditions: list[str] = []
        self.nonnegative: set[int] = set()
        self.words: dict[int, str] = {}
        self.divisors: dict[int, None] = {}

    def input(self, name: str, *, moves: bool = False) -> Edge:
        """An input by name, made where it is new."""
        found = self.nodes.get(name)
        if found is None:
            found = self.nodes[name] = self.build.input(len(self.names), 0)
            self.names.append(name)
            if moves:
                self.moving.add(found)
        return found

    def parameter(self, arm: str, symbol: str) -> Edge:
        """A length, mass or other number of an arm."""
        new = f"{arm}.{symbol}" not in self.nodes
        edge = self.input(f"{arm}.{symbol}")
        if new and (symbol == "g" or symbol[:1] in "m"):
            self.groups.append(Group("positive", (edge,)))
        return edge

    def group(self, kind: str, nodes: Iterable[Edge]) -> None:
        """Relate inputs."""
        self.groups.append(Group(kind, tuple(nodes)))

    def label(self, node: int) -> str:
        """The name of an input."""
        return self.names[self.build.nodes[node].data[0]]  # type: ignore[index]

    def call_length(self, value: Value, length: Edge) -> None:
        """Remember that an edge is the length of a declared vector."""
        if all(e > 0 and self.build.nodes[e].op == INPUT for e in value.entries):
            stems = {self.label(edge).rpartition("[")[0] for edge in value.entries}
            if len(stems) == 1 and abs(length) > 1:
                name = f"|{stems.pop()}|"
                self.words[abs(length)] = name
                square = self.build.mul(length, length)
                self.words[abs(square)] = name + "**2"

    def below(self, edges: Iterable[Edge]) -> list[int]:
        """All nodes that edges stand on, in order."""
        seen: set[int] = set()
        stack = [abs(edge) for edge in edges]
        while stack:
            number = stack.pop()
            if number not in seen:
                seen.add(number)
                stack += [abs(edge) for edge in self.build.nodes[number].args]
        return sorted(seen)

    def inputs(self, edges: Iterable[Edge]) -> list[int]:
        """The inputs that edges stand on."""
        return [k for k in self.below(edges) if self.build.nodes[k].op == INPUT]

    # Time ---------------------------------------------------------------------

    def rate(self, value: Value) -> Value:
        """The time derivative."""
        for node in self.inputs(value.entries):
            self._move(node)
        tangent = Tangent(self.build, dict(self.directions))
        found = Value(value.shape, tuple(tangent(edge) for edge in value.entries))
        vector = value.known.vector
        return found if vector is None else found.with_known(vector=self.rate(vector))

    def _move(self, node: int) -> None:
        """Give an input that moves its derivative, and what this is made of what it needs."""
        if node in self.moving and node not in self.directions:
            name = self.label(node)
            head, bracket, index = name.partition("[")
            self.directions[node] = self.input(f"d({head}){bracket}{index}", moves=True)

    def along(self, value: Value, nodes: Iterable[int]) -> list[tuple[Edge, ...]]:
        """Partial derivatives of all entries by each of some inputs."""
        found = []
        for node in nodes:
            tangent = Tangent(self.build, {node: 1})
            found.append(tuple(tangent(edge) for edge in value.entries))
        return found

    # Angles -------------------------------------------------------------------

    def turn(self, edge: Edge) -> tuple[Edge, Edge]:
        """Cosine and sine of an angle; products of sums are multiplied out first."""
        if edge in self.turns:
            return self.turns[edge]
        if -edge in self.turns:
            c, s = self.turns[-edge]
            return c, -s
        terms = self._monomials(edge)
        if terms is not None:
            quarter = Fraction(0)
            pi = self.nodes.get("pi")
            if pi is not None:
                quarter = 2 * terms.pop((pi,), Fraction(0))
            whole = [self._monomial(atoms, k) for atoms, k in sorted(terms.items()) if k]
            edge = self.algebra.sum(whole)
            if quarter:
                return self._turned(self.turn(edge) if edge else (1, 0), quarter)
            if edge in self.turns:
                return self.turns[edge]
        return self.build.call("cos", edge), self.build.call("sin", edge)

    def _turned(self, turn: tuple[Edge, Edge], quarters: Fraction) -> tuple[Edge, Edge]:
        """An angle further by multiples of a quarter turn, or of a sixth or eighth of a half."""
        c, s = turn
        whole = int(quarters // 1)
        rest = quarters - whole
        half = self.build.constant(Fraction(1, 2))
        root = {k: self.build.mul(half, self.algebra.root(self.build.constant(k))) for k in (2, 3)}
        known = {
            Fraction(0): (1, 0),
            Fraction(1, 3): (root[3], half),
            Fraction(1, 2): (root[2], root[2]),
            Fraction(2, 3): (half, root[3]),
        }
        if rest not in known:
            raise Undefined("only multiples of pi/6 and pi/4 are known")
        x, y = known[rest]
        for _ in range(whole % 4):
            x, y = -y, x
        build = self.build
        return (
            build.add(build.mul(c, x), -build.mul(s, y)),
            build.add(build.mul(s, x), build.mul(c, y)),
        )

    def _monomial(self, atoms: tuple[int, ...], k: Fraction) -> Edge:
        edge = self.build.constant(k)
        product = 1
        for atom in atoms:
            product = self.build.mul(product, atom)
        return self.build.mul(product, edge)

    def _monomials(self, edge: Edge) -> dict[tuple[int, ...], Fraction] | None:
        """A sum of products of atoms with rational factors; None where it is too long."""
        sign = 1 if edge >= 0 else -1
        node = self.build.nodes[abs(edge)]
        if node.op == CONST:
            assert isinstance(node.data, Fraction)
            return {(): sign * node.data} if node.data else {}
        if node.op not in (ADD, MUL):
            return {(abs(edge),): Fraction(sign)}
        parts = [self._monomials(arg) for arg in node.args]
        a, b = parts
        if a is None or b is None or len(a) * len(b) > _MONOMIALS:
            return None
        found: dict[tuple[int, ...], Fraction] = {}
        if node.op == ADD:
            pairs = [*a.items(), *b.items()]
        else:
            pairs = [(tuple(sorted(x + y)), j * k) for x, j in a.items() for y, k in b.items()]
        for atoms, k in pairs:
            found[atoms] = found.get(atoms, Fraction(0)) + sign * k
        return {atoms: k for atoms, k in found.items() if k}

    def linear(self, edge: Edge) -> dict[int, Fraction]:
        """An angle as a sum of multiples of atoms; atom 1 is the number one."""
        sign = 1 if edge >= 0 else -1
        node = self.build.nodes[abs(edge)]
        if node.op == CONST:
            assert isinstance(node.data, Fraction)
            return {1: sign * node.data} if node.data else {}
        if node.op == ADD:
            total: dict[int, Fraction] = {}
            for arg in node.args:
                for atom, k in self.linear(arg).items():
                    total[atom] = total.get(atom, Fraction(0)) + sign * k
            return {atom: k for atom, k in total.items() if k}
        k, x = self.build.scaled(edge)
        if node.op == MUL and abs(x) != abs(edge):
            return {atom: k * c for atom, c in self.linear(x).items()}
        return {abs(edge): Fraction(sign)}
