"""Sums of limbs in one order, so that limbs can run in the lanes of vectors.

Where a sum stands once in each of four limbs, those of the others are written as that of
the first is.  A sum over limbs adds what is of one limb first; then, of the four results, the
first and third, and the second and fourth: halves of a vector.  No sum gets more terms.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from symdyn.program.builder import Builder
from symdyn.program.count import flops
from symdyn.program.graph import ADD, Edge, Output, Program
from symdyn.program.matching import Entry, Matching
from symdyn.program.packs import ABSENT, LANES
from symdyn.program.passes import grown, prune


class Sum(NamedTuple):
    """A sum of many terms.

    Attributes
    ----------
    signs : mapping
        Of the additions that it is made of, by their nodes in rising order, the sign with
        which each stands in the whole.
    terms : tuple of int
        What these add, with the signs that they have in the whole.
    """

    signs: Mapping[int, int]
    terms: tuple[Edge, ...]


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
        self.sums = dict(_sums(program))
        self.inner = {n for it in self.sums.values() for n in it.signs}.difference(self.sums)
        operands = [
            () if k in self.inner else tuple(map(abs, self._read(k)))
            for k in range(len(program.nodes))
        ]
        self.limbs = Matching(program, operands, limbs, self.inner)
        for nodes in self.limbs.packs().values():
            lead, *others = (number for number in nodes if number != ABSENT)
            for number in others if lead in self.sums else ():
                self.sums[number] = self._like(lead, number)

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

    def _read(self, number: int) -> Sequence[Edge]:
        """What a node reads; of a sum all terms."""
        found = self.sums.get(number)
        return found.terms if found else self.program.nodes[number].args

    def _edge(self, edge: Edge) -> Edge:
        return self.new[edge] if edge >= 0 else -self.new[-edge]

    def _sum(self, number: int) -> Edge:
        """A sum, over limbs or not."""
        found = self.sums[number]
        whole = [] if number in self.limbs.lane else self._whole(found.terms)
        if not whole:
            return self._added(found)
        rest = list(found.terms)
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

    def _added(self, found: Sum) -> Edge:
        """A sum in the order of its additions."""
        made, total = dict[int, Edge](), 0
        terms = map(self._edge, found.terms)
        for number, sign in found.signs.items():
            parts = []
            for edge in self.program.nodes[number].args:
                inside = made.get(abs(edge))
                if inside is None:
                    parts.append(sign * next(terms))
                else:
                    parts.append(inside if edge > 0 else -inside)
            made[number] = total = self.build.add(*parts)
        return total

    def _whole(self, terms: Sequence[Edge]) -> list[list[Edge]]:
        """Terms that do the same in each limb, lane by lane."""
        lanes = self.limbs.lane
        rows: dict[int, dict[int, Edge]] = {}
        for term in terms:
            if abs(term) in lanes:
                rows.setdefault(self.limbs.kinds[abs(term)], {})[lanes[abs(term)]] = term
        return [[row[k] for k in range(LANES)] for row in rows.values() if len(row) == LANES]

    def _like(self, lead: int, number: int) -> Sum:
        """A sum with the additions of another limb's."""
        pattern, lanes = self.sums[lead], self.limbs.lane
        terms: dict[int, list[Edge]] = {}
        for term in reversed(self.sums[number].terms):
            terms.setdefault(self.limbs.code(abs(term), lanes[number]), []).append(term)
        codes = [self.limbs.code(abs(term), lanes[lead]) for term in pattern.terms]
        return Sum(pattern.signs, tuple(terms[code].pop() for code in codes))


def _sums(program: Program) -> Iterator[tuple[int, Sum]]:
    """The sums that anything but another sum reads, or more than one, by their last node."""
    signs: dict[int, dict[int, int]] = {}
    home: dict[int, int] = {}
    for number in reversed(range(len(program.nodes))):
        if program.nodes[number].op != ADD:
            continue
        last = home.setdefault(number, number)
        sign = signs.setdefault(last, {number: 1})[number]
        for edge in program.nodes[number].args:
            below = abs(edge)
            if program.nodes[below].op == ADD and program.uses[below] == 1:
                home[below] = last
                signs[last][below] = sign if edge > 0 else -sign
    for last, found in signs.items():
        order = dict(sorted(found.items()))
        terms = (
            sign * edge
            for number, sign in order.items()
            for edge in program.nodes[number].args
            if abs(edge) not in order
        )
        yield last, Sum(order, tuple(terms))
