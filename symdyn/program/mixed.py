"""Packs of numbers that do not correspond in the limbs, but stand in the lanes of one operand.

Where a sum is not in the same order in all limbs, its terms are numbers of the trunk that
the next pack gathers.  Those with the same operation are packs too: the lanes of their
operands may be of several packs, whatever takes fewer instructions (superword-level
parallelism, standard result).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from symdyn.program.graph import ADD, CONST, DIV, MUL, Edge, Program
from symdyn.program.packs import ABSENT, Operands, Packs, places, whole

GATHER = 3
"""Instructions that make a vector of four numbers."""

DEPTH = 8
"""How far operands of operands are followed."""

Row = tuple[int, ...]
"""A number in each lane."""


class Mixed(NamedTuple):
    """A pack with its operands."""

    nodes: Row
    operands: tuple[tuple[Edge, ...], ...]


class _Plan(NamedTuple):
    """Instructions saved, and the packs that save them, operands first."""

    saved: int
    made: tuple[Mixed, ...]


def mixed(program: Program, packs: Packs, operands: Operands) -> list[Mixed]:
    """Further packs of nodes that are in none."""
    return list(_Mixing(program, packs, operands).all(packs, operands))


class _Mixing:
    """A search from the operands of packs towards the inputs."""

    def __init__(self, program: Program, packs: Packs, operands: Operands) -> None:
        self.nodes, self.lanes = program.nodes, places(packs)
        self.uses = Counter(abs(edge) for node in program.nodes for edge in node.args)
        self.uses.update(abs(edge) for out in program.outputs for edge in out.entries)
        self.rows = Counter(
            _row(packs[first], edges) for first, them in operands.items() for edges in them
        )
        self.known: dict[Row, _Plan | None] = {}

    def all(self, packs: Packs, operands: Operands) -> Iterator[Mixed]:
        """The packs, operands first."""
        for first, them in operands.items():
            for edges in them:
                self.known.clear()
                plan = self._plan(_row(packs[first], edges), DEPTH)
                for pack in plan.made if plan and plan.saved > 0 else ():
                    if self.lanes.keys().isdisjoint(pack.nodes):
                        lead = _lead(pack.nodes)
                        self.lanes |= places({lead: pack.nodes})
                        yield pack

    def _plan(self, row: Row, depth: int) -> _Plan | None:
        """The numbers of a row as a pack; None where they cannot be one."""
        if row not in self.known:
            self.known[row] = None
            self.known[row] = self._tried(row, depth)
        return self.known[row]

    def _tried(self, row: Row, depth: int) -> _Plan | None:
        present = [number for number in row if number != ABSENT]
        ops = {self.nodes[number].op for number in present}
        if not depth or len(present) < 3 or len(set(present)) < len(present) or len(ops) > 1:
            return None
        if not ops <= {ADD, MUL, DIV} or not self.lanes.keys().isdisjoint(present):
            return None
        operands = self._arranged(row)
        saved = len(present) + GATHER - 1 - self._flips(row, operands)
        made: tuple[Mixed, ...] = ()
        for edges in operands:
            cost, below = self._cost(row, edges, depth - 1)
            saved += self._taken_out(row, edges) - cost
            made += below
        times = max(1, self.rows[row])
        saved -= sum(self.uses[n] > times for n in row[1:] if n != ABSENT)
        return _Plan(saved, (*made, Mixed(row, operands)))

    def _arranged(self, row: Row) -> tuple[tuple[Edge, ...], ...]:
        """Operands, those of sums and products in the order that takes least."""
        args = [self.nodes[number if number != ABSENT else _lead(row)].args for number in row]
        free = self.nodes[_lead(row)].op != DIV
        orders = product(
            *([it] if k == 0 or not free else [it, it[::-1]] for k, it in enumerate(args))
        )
        ways = [tuple(zip(*order, strict=True)) for order in orders]
        return min(ways, key=lambda way: sum(self._cost(row, edges, 0)[0] for edges in way))

    def _cost(self, row: Row, edges: Sequence[Edge], depth: int) -> tuple[int, tuple[Mixed, ...]]:
        """Instructions that an operand takes, and the packs that make it."""
        numbers = _row(row, edges)
        present = [number for number in numbers if number != ABSENT]
        kinds = {self.nodes[number].op for number in present}
        if kinds == {CONST}:
            return 0, ()
        if len(set(present)) == 1:
            return 1, ()
        pack, turn = whole(self.lanes, row, edges)
        if pack != ABSENT:
            return min(turn, 1), ()
        found = [self.lanes.get(number, (ABSENT, 0)) for number in numbers]
        sources = {it[0] for it, number in zip(found, numbers, strict=True) if number != ABSENT}
        if ABSENT not in sources and len(sources) == 2:
            return 1 + any(it[1] != k for k, it in enumerate(found)), ()
        gathered = GATHER + len(sources) + self._taken_out(row, edges)
        plan = self._plan(numbers, depth) if depth else None
        if plan and plan.saved > 0:
            return GATHER - plan.saved, plan.made
        alike = len(kinds) == 1 and sources == {ABSENT} and CONST not in kinds
        return gathered - (not depth and alike), ()

    def _taken_out(self, row: Row, edges: Sequence[Edge]) -> int:
        """How many lanes of packs scalars would take out."""
        pairs = zip(row, edges, strict=True)
        return sum(self.lanes.get(abs(e), (0, 0))[1] > 0 for node, e in pairs if node != ABSENT)

    def _flips(self, row: Row, operands: Sequence[Sequence[Edge]]) -> bool:
        """Whether a sum needs signs of its own, as far as edges tell."""
        if self.nodes[_lead(row)].op != ADD:
            return False
        signs = {(a > 0) == (b > 0) for a, b in zip(*operands, strict=True)}
        return len(signs) > 1


def _row(nodes: Sequence[int], edges: Sequence[Edge]) -> Row:
    """The numbers of an operand, in the lanes that are present."""
    pairs = zip(nodes, edges, strict=True)
    return tuple(ABSENT if node == ABSENT else abs(edge) for node, edge in pairs)


def _lead(row: Row) -> int:
    """The first number present."""
    return next(number for number in row if number != ABSENT)
