"""Sums of limbs in one order, so that limbs can run in the lanes of vectors.

Where a sum stands once in each of four limbs, those of the others are written as that of
the first is.  A sum over limbs adds what is of one limb first; then, of the four results, the
first and third, and the second and fourth: halves of a vector.  No sum gets more terms.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symdyn.program.builder import Builder
from symdyn.program.count import flops
from symdyn.program.graph import ADD, Edge, Output, Program
from symdyn.program.matching import Entry, Matching
from symdyn.program.packs import ABSENT, LANES
from symdyn.program.passes import grown, prune

Tree = Edge | tuple["Tree", "Tree"]
"""A term, or a sum of two."""


def alike(program: Program, limbs: Sequence[Sequence[Entry]]) -> Program:
    """The program with the sums of limbs in one order, if it has no more operations then.

    Parameters
    ----------
    program : Program
    limbs : sequence of sequence of (port, index)
        For each limb its entries of inputs, in the same order for all; or no limbs.
    """
    if not limbs:
        return program
    other = prune(_Rewriting(program, limbs).result())
    return other if flops(other) <= flops(program) else program


class _Rewriting:
    """One sweep over a program, rebuilding it in a new graph."""

    def __init__(self, program: Program, limbs: Sequence[Sequence[Entry]]) -> None:
        self.program, self.build = program, Builder()
        self.new: list[Edge] = []
        inner = _inner(program)
        self.terms = {
            number: list(_terms(program, number, inner))
            for number, node in enumerate(program.nodes)
            if node.op == ADD and number not in inner
        }
        self.trees = {number: _tree(program, number, inner) for number in self.terms}
        operands = [
            () if k in inner else tuple(abs(e) for e in self.terms.get(k, node.args))
            for k, node in enumerate(program.nodes)
        ]
        self.limbs = Matching(program, operands, limbs, inner)
        for nodes in self.limbs.packs().values():
            lead, *others = (number for number in nodes if number != ABSENT)
            if lead in self.trees:
                for number in others:
                    self.trees[number] = self._like(lead, number)
        self.inner = inner

    def result(self) -> Program:
        program = self.program
        for number, node in enumerate(program.nodes):
            if number in self.inner:
                self.new.append(0)  # stands in the sum that reads it
            elif node.op == ADD:
                self.new.append(self._sum(number))
            else:
                self.new.append(grown(node, self.build, self.new))
        outputs = tuple(
            Output(out.port, tuple(self._edge(edge) for edge in out.entries))
            for out in program.outputs
        )
        return Program(program.name, program.inputs, outputs, tuple(self.build.nodes))

    def _edge(self, edge: Edge) -> Edge:
        return self.new[edge] if edge >= 0 else -self.new[-edge]

    def _sum(self, number: int) -> Edge:
        """A sum, over limbs or not."""
        whole = [] if number in self.limbs.lane else self._whole(self.terms[number])
        if not whole:
            return self._added(self.trees[number])
        rest = list(self.terms[number])
        for term in (term for row in whole for term in row):
            rest.remove(term)
        rows = sorted(whole, key=lambda row: self.build.depth(self._edge(row[0])))
        one, two, three, four = (self._chain(terms) for terms in zip(*rows, strict=True))
        add = self.build.add
        halves = add(add(one, three), add(two, four))
        return add(halves, self.build.sum(self._edge(term) for term in rest))

    def _chain(self, terms: Sequence[Edge]) -> Edge:
        """Terms of one limb in the order in which they are given."""
        total = 0
        for term in terms:
            total = self.build.add(total, self._edge(term))
        return total

    def _added(self, tree: Tree) -> Edge:
        """A sum as it is given."""
        if isinstance(tree, tuple):
            return self.build.add(*map(self._added, tree))
        return self._edge(tree)

    def _whole(self, terms: Sequence[Edge]) -> list[list[Edge]]:
        """Terms that do the same in each limb, lane by lane."""
        lanes = self.limbs.lane
        rows: dict[int, dict[int, Edge]] = {}
        for term in terms:
            if abs(term) in lanes:
                rows.setdefault(self.limbs.kinds[abs(term)], {})[lanes[abs(term)]] = term
        return [[row[k] for k in range(LANES)] for row in rows.values() if len(row) == LANES]

    def _like(self, lead: int, number: int) -> Tree:
        """The tree of a sum with that of another limb for a pattern."""
        terms: dict[int, list[Edge]] = {}
        for term in reversed(self.terms[number]):
            terms.setdefault(self.limbs.code(abs(term), self.limbs.lane[number]), []).append(term)

        def take(term: Edge) -> Edge:
            return terms[self.limbs.code(abs(term), self.limbs.lane[lead])].pop()

        return _mapped(self.trees[lead], take)


def _inner(program: Program) -> set[int]:
    """Sums that nothing but one sum reads."""
    return {
        abs(edge)
        for node in program.nodes
        if node.op == ADD
        for edge in node.args
        if program.nodes[abs(edge)].op == ADD and program.uses[abs(edge)] == 1
    }


def _tree(program: Program, number: int, inner: set[int], sign: int = 1) -> Tree:
    """A sum with those inside it."""
    left, right = (
        _tree(program, abs(edge), inner, sign if edge > 0 else -sign)
        if abs(edge) in inner
        else sign * edge
        for edge in program.nodes[number].args
    )
    return left, right


def _terms(program: Program, number: int, inner: set[int]) -> list[Edge]:
    """The terms of a sum, from left to right."""
    found: list[Edge] = []
    stack = [*program.nodes[number].args[::-1]]
    while stack:
        edge = stack.pop()
        if abs(edge) in inner:
            args = program.nodes[abs(edge)].args[::-1]
            stack += args if edge > 0 else [-it for it in args]
        else:
            found.append(edge)
    return found


def _mapped(tree: Tree, to: Callable[[Edge], Edge]) -> Tree:
    if isinstance(tree, tuple):
        left = _mapped(tree[0], to)
        return left, _mapped(tree[1], to)
    return to(tree)
