"""Limbs of equal structure: operations that stand once in each of four limbs, as packs.

An operation on two limbs reads the operand that is of another limb from a pack turned by
as many lanes as the limbs are apart, and where a matrix is symmetric its pack may lack
lanes.  A pack's value in a lane is the node's value there times a sign; the signs are
chosen so that as few sums as possible need one of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from symdyn.program.graph import ADD, CONST, DIV, INPUT, MUL, Program
from symdyn.program.halves import halves
from symdyn.program.matching import Entry, Matching
from symdyn.program.packs import ABSENT, LANES, Lanes, Operands, Packs, Signs, places

ROUNDS = 6
"""How often packs that wait for each other are given up before all are."""


@dataclass(frozen=True)
class Packed:
    """How a program runs in lanes.

    Attributes
    ----------
    order : tuple of int
        One node of each step, in an order in which they can run: of a pack, its first.
    packs : mapping
        The nodes of a pack by its first; ABSENT in lanes whose value nobody reads.
    lanes : mapping
        For a node in a pack the first node and the lane.
    operands : mapping
        The edges of a pack's operands, lane by lane, by its first node.
    signs : mapping
        What the value of a pack is times, lane by lane, by its first node.
    flips : mapping
        What the second operand of a sum must be times, lane by lane, or the argument of a
        function, which is the same in all lanes.
    """

    order: tuple[int, ...]
    packs: Packs
    lanes: Lanes
    operands: Operands
    signs: Mapping[int, Signs]
    flips: Mapping[int, Signs]


def packed(program: Program, limbs: Sequence[Sequence[Entry]]) -> Packed | None:
    """Match the operations of four limbs.

    Parameters
    ----------
    program : Program
    limbs : sequence of sequence of (port, index)
        For each limb its entries of inputs, in the same order for all.

    Returns
    -------
    Packed or None
        None where nothing matches, or where too much of it waits for each other.
    """
    refused: set[int] = set()
    operands = [tuple(abs(edge) for edge in node.args) for node in program.nodes]
    for _ in range(ROUNDS):
        packs = Matching(program, operands, limbs, refused).packs()
        if not packs:
            return None
        order, stuck = _ordered(program, packs)
        if not stuck:
            return _signed(program, packs | halves(program, packs))
        refused |= stuck
    return None


def _signed(program: Program, packs: Packs) -> Packed | None:
    """The order, the operands and the signs; None where a function's signs differ."""
    lanes = places(packs)
    order, ring = _tried(program, packs, lanes)
    assert not ring  # a pack of halves waits for one pack alone
    operands = {step: _operands(program, lanes, packs[step]) for step in order if step in packs}
    found = _signs(_forms(program, packs, operands, order))
    return Packed(tuple(order), packs, lanes, operands, *found) if found else None


def _ordered(program: Program, packs: Packs) -> tuple[list[int], set[int]]:
    """An order of the steps, and the nodes of packs that stand in its way."""
    packs, stuck = dict(packs), set[int]()
    while True:
        order, ring = _tried(program, packs, places(packs))
        if not ring:
            return order, stuck
        for first in ring:
            stuck.update(packs.pop(first))


def _tried(program: Program, packs: Packs, lanes: Lanes) -> tuple[list[int], list[int]]:
    """An order of the steps; where there is none, packs that wait for each other."""
    order: list[int] = []
    state: dict[int, int] = {}
    for root in range(len(program.nodes)):
        stack = [lanes.get(root, (root, 0))[0]]
        while stack:
            step = stack[-1]
            if state.get(step) == 2:
                stack.pop()
                continue
            state[step] = 1
            nodes = [n for n in packs.get(step, (step,)) if n != ABSENT]
            needs = {abs(e) for n in nodes for e in program.nodes[n].args}
            steps = sorted({lanes.get(n, (n, 0))[0] for n in needs}, reverse=True)
            open_steps = [it for it in steps if state.get(it) != 2]
            circle = [it for it in open_steps if state.get(it) == 1]
            if circle:
                ring = stack[stack.index(circle[0]) if circle[0] in stack else 0 :]
                return [], [it for it in dict.fromkeys(ring) if it in packs]
            if not open_steps:
                state[step] = 2
                order.append(step)
                stack.pop()
            stack += open_steps
    return order, []


class _System:
    """Signs as sums of free signs: bit 0 of a form is the known part, the others are free."""

    def __init__(self) -> None:
        self.solved: dict[int, int] = {}
        self.mask = 0

    def reduced(self, form: int) -> int:
        """A form in the signs that are still free."""
        while found := form & self.mask:
            form ^= self.solved[found.bit_length() - 1]
        return form

    def vanishes(self, form: int) -> bool:
        """Make a form zero, if that is still possible."""
        form = self.reduced(form)
        if form > 1:
            bit = form.bit_length() - 1
            self.solved[bit] = form
            self.mask |= 1 << bit
        return form != 1

    def alike(self, forms: Sequence[int]) -> bool:
        """Make the signs of all lanes one sign, as far as that is still possible."""
        lead, *others = forms
        return all([self.vanishes(it ^ lead) for it in others])


@dataclass(frozen=True)
class _Forms:
    """The signs of packs lane by lane, and what should be zero so that none is needed.

    Attributes
    ----------
    signs : mapping
        Of packs, by their first nodes.
    sums : mapping
        Of the second operand of sums against the first.
    must : mapping
        Of arguments of functions, which must have one sign in all lanes.
    """

    signs: dict[int, list[int]]
    sums: dict[int, list[int]]
    must: dict[int, list[int]]


def _forms(program: Program, packs: Packs, known: Operands, order: Sequence[int]) -> _Forms:
    """What the signs of packs are, in the order in which they run."""
    lanes, made, frees = places(packs), _Forms({}, {}, {}), count(1)

    def form(step: int, place: int) -> list[int]:
        """The sign of an operand in each lane, in a text that has the first edge's."""
        edges = known[step][place]
        taken = [lanes.get(abs(edge), (ABSENT, 0)) for edge in edges]
        return [
            ((edge < 0) != (edges[0] < 0)) ^ (made.signs[pack][lane] if pack != ABSENT else 0)
            for edge, (pack, lane) in zip(edges, taken, strict=True)
        ]

    for step in (it for it in order if it in packs):
        node = program.nodes[step]
        numbers = [program.nodes[abs(edges[0])].op == CONST for edges in known[step]]
        if node.op not in (ADD, MUL, DIV):
            made.signs[step] = [0] * LANES
            if node.op != INPUT:
                made.must[step] = form(step, 0)
        elif any(numbers):
            free = [1 << next(frees) for _ in range(LANES)]
            made.signs[step] = form(step, numbers.index(False)) if node.op == ADD else free
        else:
            left, right = form(step, 0), form(step, 1)
            apart = [a ^ b for a, b in zip(left, right, strict=True)]
            made.signs[step] = left if node.op == ADD else apart
            if node.op == ADD:
                made.sums[step] = apart
    return made


def _signs(forms: _Forms) -> tuple[dict[int, Signs], dict[int, Signs]] | None:
    """The sign of each lane of each pack, and of second operands and arguments.

    The sums are taken in two orders, as each that needs no sign of its own leaves less
    freedom to the next.
    """
    sums = list(forms.sums)
    best, least = None, len(sums) + 1
    for order in (sums, sums[::-1]):
        system = _System()
        if not all([system.alike(it) for it in forms.must.values()]):
            return None
        # The same sign in all lanes costs nothing: a difference takes what a sum does.
        mixed = sum(not system.alike(forms.sums[k]) for k in order)
        if mixed < least:
            best, least = system, mixed
    assert best is not None
    signs = {step: _values(map(best.reduced, it)) for step, it in forms.signs.items()}
    every = forms.sums | forms.must
    flips = {step: _values(map(best.reduced, it)) for step, it in every.items()}
    return signs, {step: it for step, it in flips.items() if min(it) < 0}


def _values(forms: Iterable[int]) -> Signs:
    return tuple(-1 if form & 1 else 1 for form in forms)


def _operands(program: Program, lanes: Lanes, nodes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The edges of the operands of a pack's nodes, in the order that the first one has."""
    lead = next(number for number in nodes if number != ABSENT)
    first = [_kind(program, lanes, edge, lanes[lead][1]) for edge in program.nodes[lead].args]
    found = []
    for number in (lead if it == ABSENT else it for it in nodes):
        args = program.nodes[number].args
        kinds = [_kind(program, lanes, edge, lanes[number][1]) for edge in args]
        found.append(args[::-1] if kinds != first else args)
    return tuple(zip(*found, strict=True))


def _kind(program: Program, lanes: Lanes, edge: int, home: int) -> tuple[int, int] | None:
    """What an operand is: a pack and its turn, None for a number, (ABSENT, 0) for the trunk's."""
    number = abs(edge)
    if number in lanes:
        return lanes[number][0], (lanes[number][1] - home) % LANES
    return None if program.nodes[number].op == CONST else (ABSENT, 0)
